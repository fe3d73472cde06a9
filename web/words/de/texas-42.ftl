### Das Brett von Texas 42.

texas-42-and-you = { $seat } (du)
texas-42-we = Wir
texas-42-they = Gegner

texas-42-tile = { $high } { $low }
texas-42-double = Doppel-{ $pip }
texas-42-points = { $n-count ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
texas-42-marks = { $n-count ->
    [one] 1 Strich
   *[other] { $n } Striche
}
texas-42-tricks = { $n-count ->
    [one] 1 Stich
   *[other] { $n } Stiche
}

texas-42-short-blanks = Nullen
texas-42-short-ones = Einsen
texas-42-short-twos = Zweien
texas-42-short-threes = Dreien
texas-42-short-fours = Vieren
texas-42-short-fives = Fünfen
texas-42-short-sixes = Sechsen
texas-42-short-doubles = Doppel
texas-42-short-doubles-suit = Doppel extra
texas-42-short-follow-me = Ohne Trumpf
texas-42-short-follow-me-low = Ohne Trumpf
texas-42-short-nello = Nello
texas-42-short-nello-high = Nello
texas-42-short-nello-low = Nello
texas-42-short-nello-inverted = Nello
texas-42-short-sevens = Sieben

texas-42-nello-meaning = Nello: jeden Stich verlieren, der Partner setzt aus
texas-42-means-doubles-suit = eine eigene Farbe
texas-42-means-follow-me = Doppel hoch
texas-42-means-follow-me-low = Doppel niedrig
texas-42-means-nello = Doppel als Farbe
texas-42-means-nello-high = Doppel hoch
texas-42-means-nello-low = Doppel niedrig
texas-42-means-nello-inverted = Doppel als Farbe, Null am höchsten
texas-42-means-sevens = am nächsten an 7 Augen gewinnt

texas-42-passed = passt
texas-42-as-tile = { $tile } spielen
texas-42-small-end = als { $pip }
texas-42-must-follow = jetzt nicht: { $suit } müssen bedient werden
texas-42-not-now = jetzt nicht
texas-42-play = spielen
texas-42-no-pip = keine { $pip }
texas-42-no-double = kein Doppel
texas-42-no-trump = kein Trumpf

texas-42-auction-of = Gebote der { $n }. Runde
texas-42-high-bid = höchstes Gebot
texas-42-to-bid = { $seat-is ->
    [you] bietest
   *[other] bietet
}
texas-42-not-yet = noch nicht
texas-42-bid-pad = Dein Gebot
texas-42-names = { $seat-is ->
    [you] Sag das Spiel an
   *[other] { $seat } sagt das Spiel an
}
texas-42-name-contract = Sag das Spiel an
texas-42-trumps = Trumpf
texas-42-no-trumps = Ohne Trumpf
texas-42-held = hast { $n }

texas-42-shaker = { $seat-is ->
    [you] mischst
   *[other] mischt
}
texas-42-bids = { $seat-is ->
    [you] bietest { $bid }
   *[other] bietet { $bid }
}
texas-42-sits-out = { $seat-is ->
    [you] setzt aus
   *[other] setzt aus
}
texas-42-to-move = am Zug
texas-42-thinking = denkt nach
texas-42-partner = dein Partner
texas-42-tiles-left = { $n-count ->
    [one] 1 Stein
   *[other] { $n } Steine
}
texas-42-hand = { $seat-is ->
    [you] Deine Steine
   *[other] Steine von { $seat }
}

texas-42-contract = Spiel
texas-42-no-contract = Noch kein Spiel angesagt
texas-42-plays-for = { $team } spielen um
texas-42-are-trumps = { $suit } sind Trumpf
texas-42-bid-by = { $seat-is ->
    [you] von dir geboten
   *[other] geboten von { $seat }
}
texas-42-others-have = { $team } haben { $n }; mit { $sets } fällt es
texas-42-others-took = { $team } haben { $tricks }
texas-42-deal-number = Runde { $n }
texas-42-shakes = { $seat-is ->
    [you] du mischst
   *[other] { $seat } mischt
}
texas-42-needs-all = braucht jeden Stich
texas-42-needs-none = muss jeden Stich verlieren
texas-42-of = { $n } von { $of }
texas-42-not-named = noch nicht angesagt

texas-42-score = Stand
texas-42-marks-of = { $n } von { $of } Strichen
texas-42-score-of = { $n } von { $of } Punkten
texas-42-target-marks = { $n } Striche gewinnen
texas-42-target-points = { $n } Punkte gewinnen

texas-42-led = zuerst
texas-42-suit-led = { $suit } ausgespielt
texas-42-winning = bisher vorn
texas-42-your-tile = dein Stein
texas-42-plays = { $seat-is ->
    [you] du
   *[other] { $seat }
}
texas-42-plays-now = { $seat-is ->
    [you] du spielst
   *[other] { $seat } spielt
}
texas-42-plays-last = { $seat-is ->
    [you] du zuletzt
   *[other] { $seat } zuletzt
}
texas-42-last = Zuletzt: { $said }
texas-42-change = { $team }: { $from } → { $to }
texas-42-change-made = { $team }: { $from } → { $to }, das Gebot ist erfüllt.
texas-42-change-set = { $team }: { $from } → { $to }, das Gebot fällt.
texas-42-takes = { $seat-is ->
    [you] gewinnst
   *[other] gewinnt
}
texas-42-led-by = { $seat-is ->
    [you] Du spielst aus: { $tile }
   *[other] { $seat } spielt aus: { $tile }
}
texas-42-played-by = { $seat }: { $tile }
texas-42-auto-continue = Von selbst weiter

texas-42-tricks-so-far = Stiche bisher: { $n }
texas-42-our-tricks = Unsere Stiche: { $n }, ihre: { $m }
texas-42-open = öffnen
texas-42-no-tricks = In dieser Runde ist noch kein Stich gemacht.
texas-42-unrecorded = Stiche vor diesen: { $n }

texas-42-last-hand = Die vorige Runde
texas-42-hand-over = Die Runde ist zu Ende
texas-42-made = Erfüllt
texas-42-set = Gefallen
texas-42-thrown-in = Neu gemischt
texas-42-after-tricks = nach { $tricks }
texas-42-last-trick = Der letzte Stich
texas-42-nobody-bid = Niemand hat geboten; der nächste Platz mischt.
texas-42-wins = { $team-is ->
    [with-you] Ihr gewinnt das Spiel
   *[other] { $team } gewinnen das Spiel
}
