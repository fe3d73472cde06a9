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

cli-type-chance = Der Zufall ist am Zug. Gib ein, was gefallen ist, einen Würfel oder mehrere, oder `roll`:
cli-nothing-fell = Du hast nichts eingegeben, und von selbst fällt nichts. Gib ein, was gefallen ist, etwa `4` oder `4 4 6`; `roll` nimmt, was der Startwert sagt.
cli-no-die-now = Gerade wird kein Würfel verlangt.
cli-no-such-die = { $most ->
    [0] Seit der letzten Entscheidung wurde kein Würfel eingegeben.
   *[other] Seit der letzten Entscheidung { $most ->
        [one] wurde ein Würfel
       *[other] wurden { $most } Würfel
    } eingegeben. `correct 1 5` macht den ersten zu einer 5.
}
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
      4 oder 4 4 6     bei getippten Würfeln: was gefallen ist, ein Würfel oder
                       mehrere; auch nach einem Zug, wie `fire 4 6`
      roll             bei getippten Würfeln: nehmen, was der Startwert sagt
      correct 2 5      der zweite Würfel seit der letzten Entscheidung war eine 5;
                       was danach kam, wird neu getippt. undo nimmt den letzten
                       Würfel zurück
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
      name NAME        dem Spielstand einen anderen Namen geben
      link             das ganze Spiel als Link, Verborgenes eingeschlossen
      position         ein Link zu dem, was du siehst, zum Ansehen für andere
      quit             aufhören; das Spiel ist gespeichert und kann weitergehen
    Sieht ein Zug wie eine Nummer aus, ist der Zug gemeint: #2 ist immer Nummer 2.
    Sieht ein Zug wie ein Befehl aus, ist /undo immer der Befehl.
cli-takes-nothing = Nach diesem Befehl kommt nichts mehr.
cli-correct-needs = Es heißt `correct N WÜRFEL`: der wievielte Würfel falsch war und was von da an gefallen ist, etwa `correct 2 5`.
cli-back-needs = Es heißt `back` oder `back N` mit der Nummer eines Eintrags; `log` zeigt sie.
cli-log-forms = Es heißt `log` oder `log all`.
cli-why-needs = `why` braucht einen Zug, so wie du ihn schreiben würdest.
cli-preview-needs = `preview` braucht einen Zug, so wie du ihn schreiben würdest.
cli-name-needs = `name` braucht den neuen Namen des Spielstands.
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
cli-watch-entry = Eintrag { $entry }
cli-watch-paused = Pause bei Eintrag { $entry }
cli-watch-past = Das ist die Vergangenheit; das Spiel wartet.
cli-watch-over = Das Spiel ist vorbei.
cli-watch-odds = Was Bots erwägen
cli-watch-weighed = { $name } hat erwogen
cli-watch-keys = Leertaste Pause  Enter Schritt  q Ende  ? Hilfe  + - Tempo ({ $pace })  ← zurück  ↑↓ blättern
cli-watch-keys-paused = Leertaste weiter  Enter Schritt  q Ende  ? Hilfe  + - Tempo ({ $pace })  ← zurück  ↑↓ blättern
cli-watch-keys-past = ←→ ein Eintrag  Esc zurück  Bild↑ Bild↓ zehn  Pos1 Ende  Leertaste weiter
cli-watch-keys-over = Enter, q Ende  ← zurück  ↑↓ blättern  Tab anderes Feld
cli-watch-help =
    Leertaste      Pause, weiter
    Enter          ein Schritt
    + -            schneller, langsamer
    ←, t           zurück durch das Gespielte: ← → ein Eintrag,
                   Bild↑ Bild↓ zehn, Pos1 Ende, Esc kehrt um
    ↑ ↓            den Tisch verschieben
    Tab            Pfeiltasten für das, was geschah
    q, Strg-C      Ende; das Spiel ist gespeichert
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

## Wiedergabe

cli-replay-diverged = Ab Eintrag { $entry } anders, bis dahin erzählt: { $why }.
cli-replay-runs = Läuft von selbst, { $seconds } s je Eintrag
cli-replay-go-to = Gehe zu Eintrag { $n }
cli-replay-link = Das Spiel bis hierher als Link. Er wird am Ende ausgegeben:
cli-replay-link-seen = Was hier zu sehen ist, als Link. Er wird am Ende ausgegeben:
cli-seen-by = Wie { $seat } es sah
cli-seen-by-spectator = Wie ein Zuschauer es sah
cli-seen-by-all = Nichts verborgen
cli-replay-keys = ←→ ein Eintrag  Leertaste läuft  v Seite  q Ende  ? Hilfe  n p Entscheidung  l Link
cli-replay-keys-runs = Leertaste halt  + - Tempo  q Ende  ? Hilfe  ←→ ein Eintrag
cli-replay-keys-number = Ziffern  Enter hin  Esc doch nicht
cli-replay-help =
    ← →, ↑ ↓       einen Eintrag zurück, einen weiter
    Bild↑ Bild↓    zehn Einträge
    Pos1 Ende      die Eröffnung, das Ende
    n p            die nächste Entscheidung, die davor: der Seite, die man
                   sieht, sonst von Menschen, sonst von irgendwem
    /, Ziffern     zu einem Eintrag nach seiner Nummer
    Leertaste      läuft von selbst, hält an; + und - ändern das Tempo
    v              von einer anderen Seite sehen
    l              der Link des Spiels bis hierher
    Tab            Pfeiltasten verschieben den Tisch, oder nicht mehr
    q              Ende

## puzzles

cli-puzzle-title = Rätsel { $puzzle }: { $name } am Zug
cli-puzzle-piles = Auch die Stapel liegen offen. Die erste Karte wird zuerst gezogen.
cli-puzzle-prompt = Dein Zug (hint, solution, quit):{" "}
cli-puzzle-hint = Der beste Zug ist { $move }.
cli-puzzle-help = Tippe einen Zug oder seine Nummer; `hint` nennt den besten, `solution` zeigt die Linie, `card NAME` erklärt eine Karte, `quit` beendet.
cli-puzzle-wrong = So gelingt es nicht. Sieh noch einmal hin: h nennt den besten Zug.
cli-puzzle-end = { $said } Weiter mit jeder Taste.
cli-puzzle-keys =
    Pfeiltasten    wählen einen Zug aus; Enter macht ihn
    Buchstaben, /  suchen einen Zug nach irgendeinem Teil
    Leertaste      alles über den gewählten Zug und seine Karten
    h              Tipp: der beste Zug
    r, u           noch einmal von vorn
    t              was bisher geschah
    :solution      die ganze Lösung
    :card NAME     was eine Karte oder eine Figur sagt
    q              Ende
cli-keys-puzzle = Enter ziehen  Pfeile wählen  h Tipp  r von vorn  q Ende  ? Hilfe  / suchen
cli-puzzles = Rätsel
cli-puzzle-today = Das Rätsel des Tages
cli-puzzle-which-game = Welches Spiel?
cli-puzzle-which = Welches Rätsel?
cli-pick-help = Pfeiltasten wählen aus, und Enter nimmt es; Buchstaben suchen; q beendet.

## Der ganze Bildschirm

cli-turn = { $seats-is ->
    [you] Du bist am Zug
   *[other] Am Zug: { $seats }
}
cli-turn-over = Das Spiel ist zu Ende
cli-turn-chance = Der Zufall ist am Zug
cli-result-prompt = Lies das Ergebnis; jede Taste macht weiter.
cli-over-prompt = Das Spiel ist zu Ende. Enter verlässt es; t zeigt es noch einmal, u nimmt den letzten Zug zurück.
cli-near-moves = Meinst du vielleicht: { $near }?
cli-paste-long = Das Eingefügte ist zu lang: höchstens { $most } Zeichen.
cli-past-opening = Der Anfang
cli-pane-news = Was geschah
cli-pane-news-more = Was geschah (darüber noch { $n })
cli-pane-moves = Züge ({ $n })
cli-pane-found = Züge: { $n } von { $all } passen
cli-pane-pick = Auswahl ({ $n })
cli-pane-hint = Tipp
cli-pane-past = Eintrag { $entry } von { $last }
cli-pane-rows = Zeilen { $from } bis { $to } von { $all }
cli-pane-space = Leertaste: alles
cli-keys-move = Enter ziehen  ? Hilfe  q verlassen  / suchen  Leertaste Text  u zurück  h Tipp  t Verlauf
cli-keys-pick = Enter wählen  Pfeile blättern  / suchen  q Ende
cli-keys-past = ←→ ein Eintrag  Bild↑↓ zehn  Pos1 Ende  Enter hierher zurück  Esc schließen
cli-keys-wait = Leertaste: nicht warten  ↑↓ blättern  q verlassen
cli-keys-text = u zurück  t Verlauf  ? Hilfe  q verlassen
cli-keys-over = Enter verlassen  t Verlauf  u zurück  : Befehl  ? Hilfe  q verlassen
cli-keys-any = jede Taste: weiter  ↑↓ blättern  q verlassen
cli-keys-enter = Enter: weiter  q verlassen
cli-keys-yes-no = j ja  n nein
cli-keys-leaf = ↑↓ blättern, Esc schließen
cli-keys-close = Esc schließen
cli-keys-help =
    Pfeile         auf und ab von Zeile zu Zeile, links und rechts in der Zeile
    Enter          den gewählten Zug machen
    Buchstaben, /  einen Zug an einem Teil finden; Tab ergänzt, Enter macht ihn
    Leertaste      alles über den gewählten Zug und seine Karten
    u, r           zurücknehmen, wieder machen
    h              Tipp: was ein starker Bot täte
    t              der Verlauf: Pfeile gehen durch das Spiel, Enter geht zurück
    Tab            die Pfeile blättern im Brett oder in dem, was geschah
    :              ein Befehl, etwa `:card NAME`; Tab ergänzt
    q, Strg-C      verlassen; das Spiel ist gespeichert
    Maus           Klick wählt einen Zug, ein zweiter macht ihn; Rad blättert
    Auch diese Befehle gehen nach `:`:
