# Was am Terminal über einen Tisch auf einem Server gesagt wird.

## An einem Tisch auf einem Server

cli-online-at = { $address }
cli-online-seat = Du sitzt auf Platz { $n }.
cli-online-watching = Für dich ist kein Platz frei, du schaust zu.
cli-online-open-seats = { $n-count ->
    [one] Ein Platz ist frei
   *[other] { $n } Plätze sind frei
}. Andere kommen dazu unter { $address }
cli-online-not-ready = { $seats-is ->
    [you] Das Spiel beginnt, sobald du bereit bist.
   *[other] Das Spiel beginnt, sobald { $seats } bereit { $seats-count ->
        [one] ist
       *[other] sind
    }.
}
cli-online-waits = Wartet auf { $seats }.
cli-online-begins = Alle sind bereit und haben zum Glück dieses Tisches beigetragen. Das Spiel beginnt.
cli-online-gather-again = Jemand hat nicht rechtzeitig geantwortet. Alle werden noch einmal gefragt.
cli-online-sits-down = { $name } setzt sich.
cli-online-leaves = { $name } geht.
cli-online-away = { $name } ist weg.
cli-online-here = { $name } ist wieder da.
cli-online-stand-in = Ein Bot spielt für { $name }.
cli-online-stand-in-own = Ein Bot spielt für dich. `sit` nimmt den Platz zurück.
cli-online-says = { $name }: { $text }
cli-online-emotes = { $seat }: { $emote }
cli-online-lost = Die Verbindung ist abgebrochen und wird neu versucht: { $why }
cli-online-back = Die Verbindung ist wieder da.
cli-online-come-back = Das Spiel geht ohne dich weiter. Zurück mit: parlour play --server '{ $address }'
cli-online-leave-prompt = Enter zum Gehen, oder umschauen (log, save DATEI, link, rematch, ?):

cli-online-may-go-back = { $seat } möchte zurück zu Eintrag { $entry }: agree oder decline?
cli-online-offers-draw = { $seat } bietet ein Unentschieden an: agree oder decline?
cli-online-wants-to-concede = { $seat } möchte für eure Seite aufgeben: agree oder decline?
cli-online-wants-pause = { $seat } bittet um eine Pause: agree oder decline?
cli-online-wants-time = { $seat } bittet um mehr Zeit: agree oder decline?
cli-online-agree-or-decline = Sag zuerst `agree` oder `decline`.
cli-online-asked = { $seats } { $seats-count ->
    [one] wird
   *[other] werden
} gefragt.
cli-online-declined = Der Vorschlag wurde abgelehnt oder zurückgezogen.
cli-online-not-your-turn = Du bist nicht am Zug.
cli-online-chat-needs = `chat` braucht etwas, das gesagt werden soll.
cli-online-really = Wirklich aufgeben? (ja/nein)
cli-online-rematch = Für ein weiteres Spiel gibt es einen Tisch: { $address }

cli-online-you = du
cli-online-ready = bereit
cli-online-unready = nicht bereit
cli-online-is-away = weg
cli-online-time-left = noch { $time }
cli-online-open = frei
cli-online-person = Mensch
cli-online-bot = Bot
cli-online-stood-in = ein Bot, für jemanden, der gegangen ist
cli-online-spectators = { $n-count ->
    [one] Eine Person schaut zu.
   *[other] { $n } Personen schauen zu.
}

cli-emote-hello = Hallo!
cli-emote-well-played = Gut gespielt!
cli-emote-thanks = Danke!
cli-emote-oops = Ups!
cli-emote-lucky = Das war Glück!
cli-emote-thinking = Ich denke nach …
cli-emote-good-game = Gutes Spiel!

cli-online-resigned = { $seats-is ->
    [you] Du hast aufgegeben.
   *[other] Aufgegeben: { $seats }.
}
cli-online-out-of-time = { $seats-is ->
    [you] Du hattest keine Zeit mehr.
   *[other] Keine Zeit mehr: { $seats }.
}
cli-online-agreed-draw = Alle haben sich auf ein Unentschieden geeinigt.
cli-online-abandoned = Am Tisch war niemand mehr.
cli-online-luck-checked = Glück geprüft: Alles Geben und Würfeln folgte aus Zahlen, die niemand allein wählen konnte.
cli-online-luck-kept = Glück zum Teil geprüft: Alle haben Wort gehalten, aber die Aufzeichnung des Spiels war nicht zu lesen.
cli-online-luck-broken = Das Glück dieses Spiels war nicht wie vereinbart. { $why }
cli-online-other-luck = Gespielt wurde mit anderem Glück als vereinbart.
cli-online-help =
    Zieh mit der Nummer aus der Liste oder schreib den Zug, wie er dort steht.
      undo, redo       die letzte Entscheidung zurücknehmen oder noch einmal treffen;
                       andere müssen zustimmen, wenn sie seither etwas gesehen oder
                       getan haben
      back, back N     wohin du zurück könntest; zur Stellung nach Eintrag N gehen
      agree, decline   auf das antworten, worum jemand bittet
      draw, resign     Unentschieden anbieten oder aufgeben; wo ein Zug draw heißt,
                       /draw
      chat TEXT        den anderen etwas sagen
      who              wer wo sitzt, wer weg ist, wie viel Zeit bleibt
      table, Enter     den Tisch noch einmal zeigen
      details THEMA    mehr, als der Tisch zeigt; `details` allein sagt, worüber
      moves, why ZUG   alle erlaubten Züge; warum ein Zug nicht erlaubt ist
      preview ZUG      was ein Zug täte, soweit du es wissen kannst
      card NAME        was eine Karte sagt
      log, log all     was zuletzt geschah, oder alles
      hint             was ein starker Bot täte, wo der Tisch es erlaubt
      rules            die Regeln des Spiels
      position         ein Link auf das, was du siehst, zum Zeigen
      save DATEI, link das ganze Spiel, wenn es vorbei ist
      sit              wieder spielen, wo ein Bot für dich gespielt hat
      rematch          ein weiteres Spiel, wenn dieses vorbei ist
      quit             gehen; derselbe Befehl kommt zurück
cli-online-no-name = Der Server verwahrt dieses Spiel: hier gibt es keinen Spielstand zu benennen.
cli-online-wait = Wir warten auf die anderen.
