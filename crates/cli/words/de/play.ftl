# Was am Terminal gesagt wird, während ein Spiel gespielt oder angesehen wird.

## Zahlen und Namen

cli-thousands = .
cli-point = ,
cli-name-guest = Gast
cli-name-player = Spieler { $n }
cli-chance = Zufall

## Der Tisch und die Fragen

cli-saves-in = Gespeichert nach jedem Zug in { $file }
cli-dice-typed = Würfel werden eingetippt; mit `--dice seeded` würden sie geworfen.
cli-title = Eintrag { $entry }
cli-title-of-seat = { $name }, Eintrag { $entry }
cli-your-move = Dein Zug (? für Hilfe):
cli-names-move = { $name }, dein Zug (? für Hilfe):
cli-list-ends = Die Liste geht bis { $n }.
cli-more-moves = … { $left } weitere ({ $groups }): `moves` zeigt alle { $all }
cli-more-pages = Enter für mehr, q zurück:
cli-again = { $why } Noch einmal:
cli-pause = { $name ->
    [trick] Ende des Stichs
    [hand] Ende der Runde
    [skirmish] Ende des Scharmützels
    [rout] Ende des Fluchttests
    [resolution] Ende der Abwicklung
   *[other] Pause
}: weiter mit Enter.
cli-pass-keyboard = Gib die Tastatur an { $name } weiter, dann Enter.
cli-read-this = { $name }, drück Enter, wenn du das gelesen hast.
cli-thinks = { $name } denkt nach
cli-game-over = Das Spiel ist vorbei
cli-leave-prompt = Enter beendet; du kannst dich noch umsehen (table, log, undo, link, ?):

cli-type-chance = Der Zufall ist am Zug. Tipp ein, was gefallen ist, oder Enter für das, was der Startwert sagt:
cli-about = Es geht um: { $group }.
cli-looks-like = Eine Antwort sieht so aus: `{ $example }`.
cli-begins-like = Eine Antwort beginnt so: `{ $example }…`

## Was getippt wurde

cli-help =
    Einen Zug machst du mit seiner Nummer in der Liste, oder du schreibst ihn, wie
    er dort steht. Befehle sind in jeder Sprache gleich.
      undo             deine letzte Entscheidung zurücknehmen; andere müssen
                       zustimmen, wenn sie seither etwas gesehen oder getan haben
      redo             wiederholen, was zurückgenommen wurde
      back             wohin du zurückgehen könntest, und wer zustimmen müsste
      back N           zur Stellung nach Eintrag N; `log` zeigt die Nummern
      log, log all     was zuletzt geschah, oder alles von Anfang an
      table, Enter     den Tisch noch einmal zeigen
      details THEMA    mehr, als der Tisch zeigt; `details` allein sagt, wozu
      moves            alle erlaubten Züge
      why ZUG          warum ein Zug nicht erlaubt ist
      preview ZUG      was ein Zug bewirken würde, soweit du es wissen kannst, und
                       ob er sich zurücknehmen ließe
      card NAME        was eine Karte sagt, in Spielen mit Karten; auch Anführer,
                       Schlüsselwörter und Ähnliches
      hint, hint NAME  was der Bot `strong` oder ein anderer hier täte, und warum
      rules            die Regeln des Spiels
      save, save DATEI jetzt speichern, oder eine Kopie speichern
      link             das ganze Spiel als Link, Verborgenes eingeschlossen
      position         ein Link zu dem, was du siehst, zum Ansehen für andere
      quit             aufhören; das Spiel ist gespeichert und kann weitergehen
    Sieht ein Zug wie eine Nummer aus, ist der Zug gemeint: #2 ist immer Nummer 2.
    Sieht ein Zug wie ein Befehl aus, ist /undo immer der Befehl.
cli-takes-nothing = Nach diesem Befehl kommt nichts mehr.
cli-back-needs = Es heißt `back` oder `back N` mit der Nummer eines Eintrags; `log` zeigt sie.
cli-log-forms = Es heißt `log` oder `log all`.
cli-why-needs = `why` braucht einen Zug, so wie du ihn schreiben würdest.
cli-preview-needs = `preview` braucht einen Zug, so wie du ihn schreiben würdest.
cli-card-needs = `card` braucht den Namen einer Karte.
cli-log-marks = (~ wurde zurückgenommen; `back N` geht zu einem Eintrag)
cli-is-legal = { $move } ist erlaubt.
cli-these-possible = Möglich: { $options }.
cli-why-possible = { $why } Möglich: { $options }.
cli-unknown-name = Hier heißt nichts `{ $name }`.
cli-unknown-name-near = Hier heißt nichts `{ $name }`. Vielleicht meinst du: { $near }.
cli-topics = `details THEMA` sagt mehr zu: { $topics }.
cli-no-topics = Es gibt keine Einzelheiten, die der Tisch nicht zeigt.

## Zurücknehmen

cli-others-moved = Andere haben gezogen oder etwas gesehen: { $seats }.
cli-may-go-back = { $name }, darf { $by } zu Eintrag { $entry } zurückgehen? (ja/nein)
cli-yes = ja
cli-declines = { $name } lehnt ab. Nichts wurde geändert.

cli-back-list = Zu diesen Entscheidungen könntest du zurückgehen, die neueste zuerst; `log` zeigt alle anderen Einträge:
cli-back-nowhere = Du hast noch nichts entschieden, wohin du zurückgehen könntest. `back N` geht zu jedem Eintrag; `log` zeigt sie.
cli-back-free = jederzeit
cli-back-asks = wenn { $seats } { $seats-count ->
    [one] zustimmt
   *[other] zustimmen
}

## Was ein Zug bewirken würde

cli-preview = { $move } würde Folgendes bewirken:
cli-preview-silent = Über { $move } lässt sich vorher nichts sagen.
cli-then-seats = { $seats-is ->
    [you] Danach bist du am Zug.
   *[other] Danach am Zug: { $seats }.
}
cli-then-chance = Danach entscheidet der Zufall.
cli-then-hidden = Was danach kommt, kannst du noch nicht wissen.
cli-then-over = Danach ist das Spiel vorbei.
cli-undo-free = Der Zug ließe sich ohne Weiteres zurücknehmen.
cli-undo-asks = Der Zug ließe sich nur zurücknehmen, wenn { $seats } { $seats-count ->
    [one] zustimmt
   *[other] zustimmen
}.
cli-position-link = `parlour look LINK` zeigt diese Stellung jedem, und nicht mehr davon, als du siehst.

## Tipps

cli-nothing-to-decide = Hier gibt es nichts zu entscheiden.
cli-only-move = Es gibt nur einen Zug: { $move }.
cli-no-such-bot = { CAPITAL($why) } Fragen kannst du diese Bots: { $known }.
cli-suggests = { $bot } schlägt vor: { $move }
cli-number = Nummer
cli-move = Zug
cli-win-chance = Chance
cli-simulations = Simulationen
cli-no-chances = { $bot } hat die Züge nicht verglichen, also gibt es keine Chancen zu nennen.
cli-chances-judged = Die Chance ist eine Schätzung, wie wahrscheinlich du nach diesem Zug gewinnst, beurteilt nach dem, was du sehen kannst; sie beruht auf keinen Simulationen und ist daher grob.
cli-chances-simulated = Die Chance ist eine Schätzung, wie wahrscheinlich du nach diesem Zug gewinnst. Sie beruht auf { $simulations } Simulationen: von hier an, wobei jedes Mal neu geraten wird, was du nicht sehen kannst. Züge mit wenigen Simulationen sind weniger sicher beurteilt.
cli-rests-on = ({ $simulations } Simulationen)

## Zusehen

cli-weighs = { $name } erwägt: { $moves }
cli-watch-title = Eintrag { $entry }
cli-watch-title-part = Eintrag { $entry }, Zeilen { $from } bis { $to } von { $all } (Pfeiltasten)
cli-watch-keys = Leertaste: Pause   Enter: Schritt   + -: Tempo ({ $pace })   q: Ende
cli-watch-keys-paused = Leertaste: weiter   Enter: Schritt   + -: Tempo ({ $pace })   q: Ende
cli-watch-over = Das Spiel ist vorbei. Enter oder q beendet.
cli-no-pause = keine Pause

## Das Ende

cli-draw = Unentschieden.
cli-draw-by = Unentschieden ({ $reason }).
cli-won = { $winners-is ->
    [you] Du gewinnst
    [with-you] { CAPITAL($winners) } gewinnt
   *[other] { $winners } { $winners-count ->
        [one] gewinnt
       *[other] gewinnen
    }
} ({ $reason }).

## Speichern

cli-saved-in = Gespeichert in { $file }
cli-saved-again = das Spiel wird wieder gespeichert in { $file }.
cli-saved-up-to = { $why } Die Datei enthält das Spiel bis Eintrag { $entry }; `save DATEI` speichert es anderswo.
cli-not-saved = { $why } Das Spiel ist nicht gespeichert; `save DATEI` speichert es anderswo.
cli-no-place = Es gibt keinen Ort zum Speichern: `save DATEI` nennt einen.
cli-unsaved-prompt = Dieses Spiel ist nicht gespeichert. `save DATEI` speichert es anderswo, Enter lässt es:
cli-only-save = Hier geht nur `save DATEI` oder Enter.
cli-holds-part = { $file } enthält dieses Spiel bis Eintrag { $entry } von { $newest }.
cli-only-link = Nur der Link unten enthält alles: heb ihn auf.
cli-label-saved = Gespeichert
cli-label-unsaved = NICHT GESPEICHERT
cli-label-go-on = Weiter:
cli-label-replay = Ansehen:
cli-label-careful = Vorsicht:
cli-label-link = Link:
cli-label-no-link = Kein Link:
cli-exposed = wer { $what } öffnet, sieht alles Verborgene und was als Nächstes kommt.
cli-this-link = diesen Link
cli-this-save = diesen Spielstand
cli-this-link-or-save = diesen Link oder Spielstand
