learn-title = Lernen
learn-about = Zu jedem Spiel gibt es eine geführte erste Partie. Sie erklärt, was geschieht, und bittet dich um echte Züge am echten Tisch. Du darfst auch anderes versuchen: Nichts geht verloren, und du erfährst, warum ein anderer Zug besser ist.
learn-all = Alle geführten Partien
learn-minutes = etwa { $n-count ->
        [one] eine Minute
       *[other] { $n } Minuten
    }
learn-chapters = { $n-count ->
        [one] ein Kapitel
       *[other] { $n } Kapitel
    }
learn-done-of = { $done } von { $n } Kapiteln geschafft
learn-finished = geschafft
learn-begin = Anfangen
learn-go-on = Weitermachen
learn-once-more = Noch einmal
learn-coach = Anleitung
learn-chapter-of = Kapitel { $n } von { $all }
learn-progress = Wie weit dieses Kapitel ist
learn-next = Weiter
learn-back = Zurück
learn-show = Zeig es mir
learn-read-again = Was war gefragt?
learn-not-made = Nicht ausgeführt.
learn-meant = Gemeint ist: { $move }
learn-early = Das kommt später. Lies erst weiter: Es wurde nichts ausgeführt.
learn-others = Die anderen ziehen.
learn-next-chapter = Nächstes Kapitel: { $title }
learn-play = Jetzt eine echte Partie
learn-puzzle = Ein Rätsel versuchen
learn-restart = Kapitel neu beginnen
learn-skip = Kapitel überspringen
learn-fold = Anleitung einklappen
learn-unfold = Anleitung öffnen
learn-fixed = In einer geführten Partie wird nichts zurückgenommen. Du kannst das Kapitel neu beginnen.
learn-name-opponent = Gegner
learn-name-left = Links
learn-name-partner = Partner
learn-name-right = Rechts
glossary-open = Wörter des Spiels
glossary-title = Wörter in { $game }
glossary-about = Was die Wörter dieses Spiels bedeuten. In seinen Texten sind sie gepunktet unterstrichen: Wähle eines, um zu lesen, was es heißt.
glossary-all = Alle Wörter des Spiels
glossary-search = Suchen
glossary-found = { $n-count ->
        [one] Ein Wort gefunden
       *[other] { $n } Wörter gefunden
    }
glossary-none = Kein Wort des Spiels passt.
glossary-words = Wörter
learn-guided = Geführte erste Partie
