### Das Brett von Innovation.

innovation-letter-red = R
innovation-letter-yellow = Ge
innovation-letter-green = Gr
innovation-letter-blue = B
innovation-letter-purple = V

innovation-card-spoken = { $name }, Zeitalter { $age }, { $color }, Symbole: { $icons }
innovation-card-doing = { $what }. { $card }
innovation-card-chosen = gewählt, noch einmal drücken zum Bestätigen
innovation-card-seen-by = { $seats-is ->
    [you] Von dir gesehen
   *[other] Gesehen von { $seats }
}

innovation-pile = { $n-count ->
    [one] { $color }, 1 Karte
   *[other] { $color }, { $splayed }, { $n } Karten
}
innovation-pile-unknown = { $color }, { $splayed }
innovation-pile-empty = { $color }: leer
innovation-pile-open = Alle { $n } Karten des Stapels { $color }
innovation-pile-hidden = Die verdeckten Karten sind nicht zu sehen.
innovation-count = { $n } { $icon }

innovation-seat-acts = entscheidet
innovation-seat-team = Team { $n }
innovation-seat-score = Wertung
innovation-seat-achieved = { $n } von { $needed } Erfolgen
innovation-seat-board = { $seat-is ->
    [you] Deine Auslage
   *[other] Auslage von { $seat }
}
innovation-seat-others = Die anderen Plätze
innovation-seat-tucked = { $n } in diesem Zug untergeschoben
innovation-seat-scored = { $n } in diesem Zug gewertet
innovation-back = { $n } aus Zeitalter { $age }
innovation-backs-none = keine
innovation-hand = { $seat-is ->
    [you] Deine Hand
   *[other] Hand von { $seat }
}
innovation-hand-empty = Keine Karten auf der Hand
innovation-score-open = Karten des Wertungsstapels

innovation-middle = Vorrat, Erfolge und Symbole
innovation-supply-title = Vorrat
innovation-supply-pile = { $n-count ->
    [one] Zeitalter { $age }: noch 1 Karte
   *[other] Zeitalter { $age }: noch { $n } Karten
}
innovation-supply-draw = { $n-count ->
    [one] Eine [{ $age }] ziehen: noch 1 Karte
   *[other] Eine [{ $age }] ziehen: noch { $n } Karten
}
innovation-supply-ends = Ziehen würde das Spiel beenden.
innovation-supply-elsewhere = Gezogen wird aus Zeitalter { $age }, nicht von diesem Stapel.
innovation-supply-removed = { $n-count ->
    [one] 1 Karte ist aus dem Spiel
   *[other] { $n } Karten sind aus dem Spiel
}

innovation-achievement-title = Erfolge
innovation-achievement-age = Zeitalter { $age }: Punkte { $have } von { $need }, oberste Karte { $age }: { $top }
innovation-achievement-age-free = Zeitalter { $age }: gehört noch niemandem
innovation-achievement-age-owned = { $owner-is ->
    [you] Zeitalter { $age }: gehört dir
   *[other] Zeitalter { $age }: gehört { $owner }
}
innovation-achievement-special = { $name }: { $have } von { $need }. { $condition }
innovation-achievement-special-free = { $name }: gehört noch niemandem
innovation-achievement-special-owned = { $owner-is ->
    [you] { $name }: gehört dir. { $condition }
   *[other] { $name }: gehört { $owner }. { $condition }
}
innovation-yes = ja
innovation-no = nein

innovation-strip-title = Symbole
innovation-strip-seat = Platz

innovation-stage-title = Was geschieht
innovation-stage-your-turn = { $by ->
    [touch] Tippe auf eine oberste Karte, um zu sehen, wer teilhaben würde, oder auf eine Handkarte, um sie auszuspielen.
   *[pointer] Spiele eine Handkarte aus, aktiviere eine oberste Karte deiner Auslage, ziehe, oder beanspruche einen Erfolg. Zeige auf eine oberste Karte, um zu sehen, wer teilhaben würde.
}
innovation-stage-other-turn = { $seat-is ->
    [you] { $by ->
        [touch] Tippe auf eine oberste Karte deiner Auslage, um zu sehen, wen sie erreichen würde.
       *[pointer] Zeige auf eine oberste Karte deiner Auslage, um zu sehen, wen sie erreichen würde.
    }
   *[other] { $by ->
        [touch] Tippe auf eine oberste Karte von { $seat }, um zu sehen, wen sie erreichen würde.
       *[pointer] Zeige auf eine oberste Karte von { $seat }, um zu sehen, wen sie erreichen würde.
    }
}
innovation-stage-place = Alle beginnen mit einer von zwei Karten, gleichzeitig gewählt. Es fängt an, wessen Karte im Alphabet zuerst kommt.
innovation-stage-placed = Du beginnst mit { $card }.

innovation-preview-share = { $seat-is ->
    [you] hast teil
   *[other] hat teil
}
innovation-preview-hit = { $seat-is ->
    [you] wirst getroffen
   *[other] wird getroffen
}
innovation-preview-confirm = Aktivieren
innovation-clause-demand = Forderung
innovation-clause-effect = Effekt

innovation-sequence-demand = Forderung { $n }/{ $last }
innovation-sequence-effect = Effekt { $n }/{ $last }
innovation-question = { $effect }: { $ask }
innovation-sequence-by = { $seat-is ->
    [you] von dir
   *[other] von { $seat }
}
innovation-sequence-through = wegen { $card }
innovation-sequence-done = { $seat-is ->
    [you] bist fertig
   *[other] ist fertig
}
innovation-sequence-acts = { $seat-is ->
    [you] bist dran
   *[other] ist dran
}
innovation-sequence-next = { $seat-is ->
    [you] kommst noch
   *[other] kommt noch
}
innovation-sequence-order = Wer es ausführt
innovation-sequence-named = Genannt: { $what }
innovation-sequence-answers = Antworten

innovation-choose-title = Was mit { $card } geschieht

innovation-zoom-color = Zeitalter { $age }, { $color }
innovation-zoom-dogma = Zählt { $icon }

innovation-chosen = gewählt
innovation-compare = Vergleichen
innovation-pile-lies = { $lies ->
    [none] { $n } Karten
   *[other] { $n } Karten, { $splayed }
}
innovation-seat-points = Wertung
innovation-seat-of = von { $needed } Erfolgen
innovation-seat-in-hand = auf der Hand
innovation-seat-next = Nächster: Zeitalter { $age } bei { $score } Punkten
innovation-known = { $n-count ->
    [one] 1 dieser Karten kennst du
   *[other] { $n } dieser Karten kennst du
}
innovation-look-score = { $seat-is ->
    [you] Dein Wertungsstapel
   *[other] Wertungsstapel von { $seat }
}
innovation-look-known = { $seat-is ->
    [you] Was von deinen Karten bekannt ist
   *[other] Was du von { $seat } kennst
}
innovation-look-backs = Zu sehen sind nur die Zeitalter:
innovation-supply-you = Vorrat: du ziehst eine { $age }
innovation-achievement-count = { $have } von { $need }
innovation-preview-against = { $card }: { $icon } { $mine } gegen { $others }
innovation-demand-nobody = Die Forderung trifft niemanden.
innovation-demand-reaches = { $seats-is ->
    [you] Die Forderung trifft dich:
   *[other] Die Forderung trifft { $seats }:
}
innovation-effect-nobody = Niemand hat teil.
innovation-effect-reaches = { $seats-is ->
    [you] Du hast teil:
    [with-you] { $seats } haben teil:
   *[other] { $seats-count ->
        [one] { $seats } hat teil:
       *[other] { $seats } haben teil:
    }
}
innovation-meld-confirm = Ausspielen
innovation-meld-covers = Sie verdeckt { $card }.
innovation-meld-first = Es ist deine erste Karte dieser Farbe.
innovation-instead = Oder statt dessen
innovation-instead-choice = Außerdem
innovation-instead-meld = Karte ausspielen
innovation-instead-all = Alle Züge
