puzzles-title = Rätsel
puzzles-line = Stellungen aus echten Partien, in denen alles offen liegt und eine Linie die beste ist. Ein falscher Zug kostet nichts: Er wird zurückgenommen, und du versuchst es noch einmal.
puzzles-name = { $grade } { $n }
puzzles-solved-of = { $n } von { $all } gelöst
puzzles-solved-all = { $n-count ->
    [0] Noch keins gelöst
    [one] Eins gelöst
   *[other] { $n } gelöst
  }
puzzles-solved-mark = gelöst
puzzles-solved-clean = Ohne Fehler gelöst
puzzles-games = Wähle ein Spiel
puzzles-none = Dieses Rätsel gibt es nicht.
puzzles-all = Alle Rätsel
puzzles-loading = Die Rätsel sind unterwegs …
puzzles-failed = Das Rätsel ließ sich nicht öffnen.
puzzles-today = Rätsel des Tages
puzzles-today-try = Versuchen
puzzles-today-again = Noch einmal ansehen
puzzles-bar = Das Rätsel
puzzles-other-side = Gegner
puzzles-west = West
puzzles-partner = Partner
puzzles-east = Ost
puzzles-weighing = Die Suche sieht alle Linien durch …
puzzles-your-move = Finde den besten Zug.
puzzles-wait = Die andere Seite antwortet.
puzzles-back = Der Zug wird zurückgenommen.
puzzles-over = Die Linie ist zu Ende.
puzzles-right = Richtig. Weiter so.
puzzles-refuted = { $why } { $seat } antwortet: { $move }.
puzzles-wrong-make = Nein: Jetzt kann die andere Seite das Gebot zu Fall bringen. Zurückgenommen.
puzzles-wrong-set = Nein: Jetzt kann die andere Seite ihr Gebot erfüllen. Zurückgenommen.
puzzles-wrong-skirmish = Nein: So wird das Scharmützel nicht gewonnen. Zurückgenommen.
puzzles-wrong-win = Nein: So wird in diesem Zug nicht gewonnen. Zurückgenommen.
puzzles-wrong-score = { $n-count ->
    [one] Nein: Das bringt höchstens einen Punkt, und es geht mehr. Zurückgenommen.
   *[other] Nein: Das bringt höchstens { $n } Punkte, und es geht mehr. Zurückgenommen.
  }
puzzles-wrong-odds = Nein: Das gelingt höchstens mit { $chance }, und es geht besser. Zurückgenommen.
puzzles-wrong-no-shot = Nein: So geht niemand außer Gefecht. Zurückgenommen.
puzzles-done-make = Gelöst: Das Gebot ist erfüllt.
puzzles-done-set = Gelöst: Das Gebot ist gefallen.
puzzles-done-skirmish = Gelöst: Das Scharmützel ist gewonnen.
puzzles-done-win = Gelöst: Das Spiel ist gewonnen.
puzzles-done-score = { $n-count ->
    [one] Gelöst: ein Punkt, und keine Linie bringt mehr.
   *[other] Gelöst: { $n } Punkte, und keine Linie bringt mehr.
  }
puzzles-done-odds = Gelöst: eine Chance von { $chance }, und nichts hat eine bessere, wie auch immer die Würfel fielen.
puzzles-shown = Das war die Lösung.
puzzles-tries = { $n-count ->
    [0] Kein falscher Zug
    [one] Ein falscher Zug
   *[other] { $n } falsche Züge
  }
puzzles-hints = { $n-count ->
    [0] kein Tipp
    [one] ein Tipp
   *[other] { $n } Tipps
  }
puzzles-hint = Tipp
puzzles-hint-piece = Tipp: Sieh dir das an: { $piece }.
puzzles-hint-move = Tipp: { $move }.
puzzles-solution = Lösung
puzzles-showing = Die beste Linie, Zug für Zug.
puzzles-again = Von vorn
puzzles-share = Link kopieren
puzzles-next = Nächstes Rätsel
puzzles-next-short = Weiter
puzzles-replay = Wiederholung
puzzles-comes = Was als Nächstes kommt
puzzles-comes-line = Alle Stapel liegen offen. Die erste Karte wird zuerst gezogen.
puzzles-comes-supply = Wert { $age }
puzzles-comes-deck = Deck von { $seat }
puzzles-comes-empty = leer
puzzles-short-make = Das Gebot erfüllen
puzzles-short-set = Das Gebot zu Fall bringen
puzzles-short-skirmish = Das Scharmützel gewinnen
puzzles-short-win = In diesem Zug gewinnen
puzzles-short-score = Die meisten Punkte
puzzles-short-take-out = Der beste Schuss
