### Mit anderen auf einem Server spielen: die Lobby, einen Tisch öffnen, sich dort versammeln.

lobby-title = Mit Freunden spielen
lobby-nav = Online
lobby-line = Öffne einen Tisch und schick deinen Freunden die Adresse: Niemand braucht ein Konto. Oder setz dich an einen offenen Tisch.
lobby-new = Einen neuen Tisch öffnen
lobby-mine = Meine Spiele
lobby-turns = { $n-count ->
    [one] In 1 Spiel bist du am Zug
   *[other] In { $n } Spielen bist du am Zug
}
lobby-no-turns = Die anderen sind am Zug
lobby-all-mine = Alle { $n } Spiele
lobby-finished = Beendete Spiele: { $n }
lobby-your-turn = du bist am Zug
lobby-with = mit { $who }
lobby-waiting = wartet auf { $who }
lobby-open-seats = { $n-count ->
    [one] 1 Platz frei
   *[other] { $n } Plätze frei
}
lobby-not-begun = noch nicht begonnen
lobby-shuffling = Es wird gemischt …
lobby-over = beendet
lobby-time-left = noch { $time }
lobby-continue = Weiterspielen
lobby-look-in = Ansehen

together-line = Alle sitzen um dieses Gerät. Der Tisch wird verdeckt, sobald es weitergegeben wird.
together-here = An diesem Gerät

lobby-open-tables = Offene Tische
lobby-refresh = Aktualisieren
lobby-empty = Gerade wartet kein Tisch auf Mitspieler. Öffne selbst einen öffentlichen Tisch: Er erscheint dann hier.
lobby-taken = { $taken } von { $seats } Plätzen besetzt
lobby-bots = { $n-count ->
    [one] 1 Bot
   *[other] { $n } Bots
}
lobby-join = Mitspielen

lobby-open-title = Neuer Tisch mit Freunden: { $game }
lobby-open-table = Tisch öffnen
lobby-name = Dein Name
lobby-name-help = So sehen dich die anderen. Kein Konto, kein Passwort; dieser Browser merkt sich dich.
lobby-name-missing = Sag den anderen, wie du heißt.
lobby-seat-me = Du
lobby-seat-open = Freier Platz
lobby-one-seat = Du kannst nur auf einem Platz sitzen.
lobby-no-seat-mine = Du sitzt nicht an diesem Tisch: Du siehst zu oder setzt dich später.
lobby-brings-later = Was zum eigenen Platz gehört, etwa ein Deck, bringen alle selbst mit, wenn sie sitzen.

lobby-who-comes = Wer kommen kann
lobby-access = Der Tisch ist
lobby-private = privat
lobby-public = öffentlich
lobby-private-help = Ihn findet nur, wer seine Adresse hat.
lobby-public-help = Er steht in der Lobby: Wer will, nimmt sich einen freien Platz.
lobby-spectators = Zusehen ist erlaubt
lobby-delay = Einträge zurück
lobby-delay-help = Um wie viele Einträge des Spiels Zuschauer zurückliegen. Bei 0 sehen sie alles sofort und könnten jemandem sagen, was andere getan haben; nie, was verdeckt ist.
lobby-no-spectators = keine Zuschauer
lobby-spectators-late = { $n-count ->
    [one] Zuschauer 1 Eintrag zurück
   *[other] Zuschauer { $n } Einträge zurück
}

lobby-time = Zeit
lobby-clock = Uhr
lobby-clock-none = keine Uhr
lobby-live = live
lobby-correspondence = Fernspiel
lobby-pace-none = Alle nehmen sich so viel Zeit, wie sie wollen.
lobby-pace-live = Alle haben etwas Zeit für das ganze Spiel und nach jeder Entscheidung ein wenig mehr.
lobby-pace-correspondence = Alle haben einige Tage für jede Entscheidung. Ihr müsst nicht gleichzeitig da sein.
lobby-clock-of = Zeit für jeden
lobby-clock-own = eigene …
lobby-clock-live = { $minutes } min + { $seconds } s
lobby-clock-days = { $n-count ->
    [one] 1 Tag je Zug
   *[other] { $n } Tage je Zug
}
lobby-minutes = Minuten
lobby-seconds = Sekunden dazu
lobby-days = Zeit für jede Entscheidung
lobby-timeout = Wenn die Zeit abläuft
lobby-timeout-bot = spielt ein Bot weiter
lobby-timeout-skip = entscheidet ein Bot einmal
lobby-timeout-forfeit = ist das Spiel verloren
lobby-timeout-bot-help = Von da an spielt ein Bot. Wer zurückkommt, kann wieder übernehmen.
lobby-timeout-skip-help = Ein Bot trifft diese eine Entscheidung, danach geht es normal weiter.
lobby-timeout-forfeit-help = Wer keine Zeit mehr hat, gibt auf.
lobby-timeout-bot-short = danach spielt ein Bot weiter
lobby-timeout-skip-short = danach entscheidet ein Bot einmal
lobby-timeout-forfeit-short = danach ist das Spiel verloren
lobby-more = Tipps und Fragen
lobby-hints = Tipps sind erlaubt
lobby-hints-help = Wer spielt, darf fragen, was ein guter Bot täte. Für ernste Spiele schaltet man es aus.
lobby-no-hints = keine Tipps

lobby-table-of = Tisch: { $game }
lobby-invited = Du bist eingeladen, mit { $who } zu spielen.
lobby-seats = Spieler
lobby-you = du
lobby-you-in-list = dich
lobby-seat-waits = wartet auf jemanden
lobby-away = nicht da
lobby-ready = bereit
lobby-not-ready = noch nicht bereit
lobby-sit = Hinsetzen
lobby-stand = Aufstehen
lobby-free-seat = Platz freimachen
lobby-fill = Wer auf Platz { $n } sitzt
lobby-seat-for-people = Für einen Menschen
lobby-as = Du heißt hier { $name }.
lobby-rename = Ändern
lobby-watching = { $n-count ->
    [one] 1 Zuschauer ist da.
   *[other] { $n } Zuschauer sind da.
}
lobby-watch = Du kannst auch bleiben und zusehen: Das Spiel erscheint hier, sobald es beginnt.
lobby-watch-not = Dieser Tisch ist nur für die, die an ihm spielen: Niemand darf zusehen.
lobby-status-seats = { $n-count ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
lobby-status-you = Alle sitzen. Bist du bereit?
lobby-status-others = Wir warten auf { $who }.
lobby-status-numbers = Es wird fair gemischt: Wir warten auf { $who }.
lobby-status-server = Das Spiel beginnt …
lobby-get-ready = Ich bin bereit
lobby-unready = Doch noch nicht bereit
lobby-you-are-ready = Du bist bereit. Das Spiel beginnt, sobald alle es sind.
lobby-ready-early = Du kannst bereit sein, bevor alle da sind.
lobby-again-others = Der Beitrag von { $who } zum Mischen kam nicht rechtzeitig. Es wurde nichts verteilt, und der Platz ist wieder frei. Sag bitte noch einmal, dass du bereit bist.
lobby-again-own = Dein Beitrag zum Mischen kam nicht rechtzeitig beim Server an; dein Platz ist wieder frei. Setz dich und sag noch einmal, dass du bereit bist.
lobby-again-seats = Am Tisch hat sich etwas geändert. Sag bitte noch einmal, dass du bereit bist.

lobby-invite = Andere einladen
lobby-invite-help = Wer diese Adresse hat, kann sich auf einen freien Platz setzen.
lobby-invite-address = Adresse dieses Tisches
lobby-invite-here = Diese Adresse gilt nur auf diesem Gerät. Um mit anderen zu spielen, starte den Server mit --public-url und einer Adresse, die sie erreichen.
lobby-invite-picture = QR-Code mit der Adresse dieses Tisches
lobby-invite-scan = Mit einer Kamera scannen

lobby-bring = Was du mitbringst
lobby-bring-help = Es gilt nur für deinen Platz. Die anderen sehen es nicht vor dem Spiel.
lobby-brought = Übernommen.
lobby-own-deck = Dein Deck
lobby-own-deck-help = Ein eigener Text zählt die Karten auf: leader: sage; 3 Archer; 2 Scout …
lobby-own-leader = Dein Anführer
lobby-own-roster = Deine Bande
lobby-own-roster-help = Ein eigener Text ist eine Liste mit einem Krieger in jeder Zeile.

lobby-fair = So wird fair gemischt
lobby-fair-text = Der Server hat schon ein Geheimnis festgelegt und zeigt unten sein Siegel. Sagst du, dass du bereit bist, zieht dein Gerät eine eigene zufällige Zahl und zeigt nur deren Siegel. Sind alle Siegel da, werden alle Zahlen auf einmal gezeigt. Was verteilt und gewürfelt wird, folgt aus dem Geheimnis und allen Zahlen zusammen.

lobby-server-gone = Der Server antwortet nicht. Prüf das Netz und versuch es noch einmal.
lobby-problem-table = Dieser Tisch lässt sich nicht öffnen
lobby-problem-table-advice = Vielleicht ist die Adresse unvollständig, oder der Tisch wurde geschlossen. Bitte noch einmal um die Einladung oder öffne selbst einen Tisch.
lobby-problem-server = Der Server antwortet nicht
lobby-problem-server-advice = Vielleicht fehlt das Netz oder der Server. Die Seite versucht es weiter; nichts ist verloren.
lobby-problem-none = Hier gibt es keinen Server
lobby-problem-none-advice = Diese Seite kommt von einem Ort ohne Server; darum gibt es keine Tische für mehrere Geräte. Alles auf diesem Gerät geht: Bots, mehrere Menschen, Links und Spielstände.
