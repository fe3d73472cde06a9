# Was an einem Tisch von Texas 42 gesagt wird.

## Wörter, die andere Meldungen brauchen

suit-blanks = Nullen
suit-ones = Einsen
suit-twos = Zweien
suit-threes = Dreien
suit-fours = Vieren
suit-fives = Fünfen
suit-sixes = Sechsen
suit-doubles = Doppelsteine

pip-0 = Null
pip-1 = Eins
pip-2 = Zwei
pip-3 = Drei
pip-4 = Vier
pip-5 = Fünf
pip-6 = Sechs

bid-points = { $points }
bid-marks = { $marks-count ->
    [one] 1 Strich
   *[other] { $marks } Striche
}
bid-plunge = Plunge { $marks }
bid-splash = Splash { $marks }

## Ereignisse

event-shaker-drawn = { $seat-is ->
    [you] Du ziehst den höchsten Stein.
   *[other] { $seat } zieht den höchsten Stein.
}
event-dealt = { $dealer-is ->
    [you] Du mischst Runde { $deal }.
   *[other] { $dealer } mischt Runde { $deal }.
}
event-passed = { $seat-is ->
    [you] Du passt.
   *[other] { $seat } passt.
}
event-bid = { $seat-is ->
    [you] Du bietest { $bid }.
   *[other] { $seat } bietet { $bid }.
}
event-auction-won = { $seat-is ->
    [you] Du bekommst den Zuschlag: { $bid }.
   *[other] { $seat } bekommt den Zuschlag: { $bid }.
}
event-auction-won-partner = { $seat-is ->
    [you] Du bekommst den Zuschlag: { $bid }.
   *[other] { $seat } bekommt den Zuschlag: { $bid }.
} { $namer-is ->
    [you] Du sagst Trumpf an.
   *[other] { $namer } sagt Trumpf an.
}
event-thrown-in = Alle vier passen; die Runde verfällt.
event-declared = { $seat-is ->
    [you] Du sagst an: { $declaration }.
   *[other] { $seat } sagt an: { $declaration }.
}
event-played = { $seat-is ->
    [you] Du spielst { $tile }.
   *[other] { $seat } spielt { $tile }.
}
event-played-small = { $seat-is ->
    [you] Du spielst { $tile } als { $pip } aus.
   *[other] { $seat } spielt { $tile } als { $pip } aus.
}
event-trick-won = { $seat-is ->
    [you] Du machst den Stich
   *[other] { $seat } macht den Stich
}: { $points-count ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
event-hand-made = { $tricks-count ->
    [one] Nach 1 Stich ist der Kontrakt erfüllt.
   *[other] Nach { $tricks } Stichen ist der Kontrakt erfüllt.
}
event-hand-set = { $tricks-count ->
    [one] Nach 1 Stich ist der Kontrakt gefallen.
   *[other] Nach { $tricks } Stichen ist der Kontrakt gefallen.
}
event-hands-revealed = Übrig sind: { $hands }.
event-hands-revealed-hand = { $seat-is ->
    [you] du { $tiles }
   *[other] { $seat } { $tiles }
}
event-scored-marks = { $team-is ->
    [with-you] Ihr bekommt
   *[other] { $team } bekommen
} { $marks-count ->
    [one] 1 Strich.
   *[other] { $marks } Striche.
}
event-scored-points = { $team-is ->
    [with-you] Ihr bekommt
   *[other] { $team } bekommen
} { $points-count ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
event-scored-both = { $team-is ->
    [with-you] Ihr bekommt
   *[other] { $team } bekommen
} { $points-count ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; { $opponents-is ->
    [with-you] ihr bekommt
   *[other] { $opponents } bekommen
} { $rest-count ->
    [one] 1 Punkt.
   *[other] { $rest } Punkte.
}
event-game-won = { $team-is ->
    [with-you] Ihr gewinnt das Spiel.
   *[other] { $team } gewinnen das Spiel.
}

## Was gefragt ist, und auf wen gewartet wird

ask-draw = Es wird gezogen, wer zuerst mischt.
ask-deal = { $dealer-is ->
    [you] Du mischst die Steine.
   *[other] { $dealer } mischt die Steine.
}
ask-bid = { $seat-is ->
    [you] Dein Gebot: { $least } oder mehr, oder passen.
   *[other] { $seat } ist mit Bieten dran; noch hat niemand geboten.
}
ask-bid-over = { $seat-is ->
    [you] Dein Gebot: { $least } oder mehr, oder passen.
   *[other] { $seat } ist mit Bieten dran.
} { $holder-is ->
    [you] Du hältst { $bid }.
   *[other] { $holder } hält { $bid }.
}
ask-bid-only = { $seat-is ->
    [you] Dein Gebot: { $least }, oder passen.
   *[other] { $seat } ist mit Bieten dran.
} { $holder-is ->
    [you] Du hältst { $bid }.
   *[other] { $holder } hält { $bid }.
}
ask-bid-none = { $seat-is ->
    [you] Du kannst nur passen.
   *[other] { $seat } kann nur passen.
} { $holder-is ->
    [you] Du hältst { $bid }, das höchste Gebot überhaupt.
   *[other] { $holder } hält { $bid }, das höchste Gebot überhaupt.
}
ask-bid-forced = { $seat-is ->
    [you] Dein Gebot: { $least } oder mehr. Die anderen haben gepasst, du musst bieten.
   *[other] { $seat } muss bieten, weil die anderen gepasst haben.
}
ask-declare = { $seat-is ->
    [you] Du hast den Zuschlag bekommen: { $bid }. Sag den Kontrakt an.
   *[other] { $seat } hat den Zuschlag bekommen: { $bid }. Jetzt folgt die Ansage.
}
ask-declare-partner = { $bidder-is ->
    [you] Du hast den Zuschlag bekommen: { $bid }.
   *[other] { $bidder } hat den Zuschlag bekommen: { $bid }.
} { $seat-is ->
    [you] Du sagst den Kontrakt an.
   *[other] { $seat } sagt den Kontrakt an.
}
ask-lead = { $seat-is ->
    [you] Du spielst zu Stich { $trick } aus.
   *[other] { $seat } spielt zu Stich { $trick } aus.
}
ask-lead-trump = { $seat-is ->
    [you] Du spielst zu Stich { $trick } aus: Es muss ein Trumpf sein.
   *[other] { $seat } spielt zu Stich { $trick } aus.
}
ask-lead-closest = { $seat-is ->
    [you] Du spielst zu Stich { $trick } aus: einen Stein möglichst nah an sieben Augen.
   *[other] { $seat } spielt zu Stich { $trick } aus.
}
ask-follow = { $seat-is ->
    [you] Dein Stein: { $suit } bedienen.
   *[other] { $seat } ist am Zug; { $suit } sind ausgespielt.
}
ask-play-any = { $seat-is ->
    [you] Dein Stein: { $suit } sind ausgespielt, du hast keine, also spiel, was du willst.
   *[other] { $seat } ist am Zug; { $suit } sind ausgespielt.
}
ask-play-closest = { $seat-is ->
    [you] Dein Stein: einer, der sieben Augen am nächsten kommt.
   *[other] { $seat } ist am Zug.
}
ask-hand-made = { $bidder-is ->
    [you] Die Runde ist zu Ende: Du hast { $bid } erfüllt.
   *[other] Die Runde ist zu Ende: { $bidder } hat { $bid } erfüllt.
} { $dealer-is ->
    [you] Als Nächstes mischst du.
   *[other] Als Nächstes mischt { $dealer }.
}
ask-hand-set = { $bidder-is ->
    [you] Die Runde ist zu Ende: Du hast { $bid } nicht erfüllt.
   *[other] Die Runde ist zu Ende: { $bidder } hat { $bid } nicht erfüllt.
} { $dealer-is ->
    [you] Als Nächstes mischst du.
   *[other] Als Nächstes mischt { $dealer }.
}
ask-hand-thrown-in = Alle vier haben gepasst: Die Runde verfällt. { $dealer-is ->
    [you] Als Nächstes mischst du.
   *[other] Als Nächstes mischt { $dealer }.
}
ask-game-over = { $team-is ->
    [with-you] Ihr gewinnt das Spiel, { $score } zu { $against }.
   *[other] { $team } gewinnen das Spiel, { $score } zu { $against }.
}

## Züge

offer-pass = Passen
offer-bid = { $bid } bieten
offer-plunge = Plunge für { $marks-count ->
    [one] 1 Strich
   *[other] { $marks } Striche
}
offer-splash = Splash für { $marks-count ->
    [one] 1 Strich
   *[other] { $marks } Striche
}
offer-declare = Ansagen: { $declaration }
offer-play = { $tile } spielen
offer-lead = { $tile } ausspielen
offer-lead-small = { $tile } als { $pip } ausspielen
offer-deal = Austeilen: { $hands }
offer-shaker = { $seat-is ->
    [you] Du mischst zuerst
   *[other] { $seat } mischt zuerst
}

group-bid = Bieten
group-declare = Kontrakt ansagen
group-play = Spielen
group-small-end = Als kleine Seite ausspielen
group-chance = Zufall

## Ablehnungen

error-wrong-phase = Das geht an dieser Stelle der Runde nicht.
error-not-your-turn = Du bist nicht am Zug.
error-bid-not-on-ladder = Ein solches Gebot gibt es hier nicht.
error-bid-not-on-ladder-number = Ein Gebot von { $bid } gibt es nicht.
error-bid-too-low = Ein Gebot muss höher sein.
error-mark-jump = Das sind zu viele Striche auf einmal.
error-special-not-enabled = Plunge oder Splash wird an diesem Tisch nicht gespielt.
error-not-enough-doubles = { $needed-count ->
    [one] Für dieses Gebot brauchst du einen Doppelstein auf der Hand.
   *[other] Für dieses Gebot brauchst du { $needed } Doppelsteine auf der Hand.
}
error-must-bid = Nach dreimal Passen muss der Geber bieten.
error-declaration-not-allowed = Dieser Kontrakt darf hier nicht angesagt werden.
error-tile-not-held = Diesen Stein hast du nicht.
error-must-follow = Du musst bedienen: { $suit } sind ausgespielt.
error-must-play-closest = In Sieben musst du einen Stein spielen, der sieben Augen am nächsten kommt.
error-must-lead-trump = Der erste Stein der Runde muss ein Trumpf sein.
error-no-small-end = Dieser Stein darf jetzt nicht als seine kleinere Seite zählen.
error-sat-out = Bei Nello setzt der Partner des Bieters aus.
error-game-over = Das Spiel ist zu Ende.
error-bad-deal = Jeder Platz bekommt sieben verschiedene Steine.
error-bad-deal-hands = So wird nicht ausgeteilt: Es braucht vier Hände mit `/` dazwischen.
error-bad-deal-tile = So wird nicht ausgeteilt: Ein Stein wird als 6-4 geschrieben.
error-bad-deal-size = So wird nicht ausgeteilt: Jede Hand hat sieben Steine.
error-bad-deal-twice = So wird nicht ausgeteilt: Ein Stein kommt zweimal vor.
error-unknown-seat-shaker = Wer mischt, ist ein Platz von 0 bis 3.

error-contradiction-no-plunge = Die Option `{ $option }` passt nicht zu den anderen: Wer um Punkte spielt, kennt keinen Plunge.
error-contradiction-no-splash = Die Option `{ $option }` passt nicht zu den anderen: Wer um Punkte spielt, kennt keinen Splash.
error-contradiction-no-sevens = Die Option `{ $option }` passt nicht zu den anderen: Wer um Punkte spielt, kennt keine Sieben.
error-contradiction-no-bonus = Die Option `{ $option }` passt nicht zu den anderen: Der Bonus ist ein Strich, und die gibt es nicht, wenn um Punkte gespielt wird.
error-contradiction-nobody-forced = Die Option `{ $option }` passt nicht zu den anderen: Mit all_pass=redeal ist niemand je gezwungen.
error-contradiction-plunge-cap = Die Option `{ $option }` passt nicht zu den anderen: plunge_marks liegt über mark_cap, also könnte niemand Plunge bieten.
error-contradiction-splash-range = Die Option `{ $option }` passt nicht zu den anderen: splash_min liegt über splash_max, also könnte niemand Splash bieten.
error-contradiction-splash-cap = Die Option `{ $option }` passt nicht zu den anderen: splash_min liegt über mark_cap, also könnte niemand Splash bieten.

error-bad-position-at = Diese Stellung kann es nicht geben, bei `{ $line }`: { $why }.
error-bad-position-refused = Diese Stellung kann es nicht geben, bei `{ $line }`: { $why }
error-bad-position-call = Diese Stellung kann es nicht geben, beim { $call }. Gebot von `{ $line }`: { $why }
error-bad-position-play = Diese Stellung kann es nicht geben, bei `{ $line }`: Platz { $seat } konnte { $tile } nicht spielen. { $why }

## Warum es eine Stellung nicht geben kann

why-again = das wurde schon gesagt
why-word = hier gehört eines davon hin: { $words }
why-two-numbers = hier gehören zwei Zahlen hin, eine für jedes Team
why-seat = ein Platz ist 0, 1, 2 oder 3
why-no-tile = `{ $text }` ist kein Stein
why-no-bid = `{ $text }` ist kein Gebot
why-no-declaration = `{ $text }` ist keine Ansage
why-twice = { $tile } kommt zweimal vor
why-deals = so viele Runden hat kein Spiel
why-four-bids = nur vier Plätze bieten
why-leader = dieser Platz spielt nicht zum ersten Stich aus
why-sits-out = dieser Platz setzt aus
why-trick = ein Stich hat { $tiles } Steine
why-seven-tricks = eine Runde hat sieben Stiche
why-size = das sind zu viele oder zu wenige Steine
why-held = { $tiles-count ->
    [one] hier gehört 1 Stein hin
   *[other] hier gehören { $tiles } Steine hin
}
why-listed = es stehen mehr Stiche da, als gemacht wurden
why-points = die Punkte passen nicht zu den gespielten Steinen
why-won = die Stiche passen nicht zu den gespielten Steinen
why-other-phase = der Rest der Stellung gehört zu einer anderen Phase
why-result = die Stiche sagen etwas anderes
why-set = die Steine ergeben keinen vollständigen Satz
why-played-twice = ein Stein wurde zweimal gespielt
why-hand = { $tiles-count ->
    [one] Platz { $seat } müsste 1 Stein haben
   *[other] Platz { $seat } müsste { $tiles } Steine haben
}
why-lacks = Platz { $seat } hat einen Stein, den er nicht haben kann, wie sich gezeigt hat
why-promised = Platz { $seat } hat weniger Doppelsteine als versprochen
why-not-42 = { $taken } gemachte und { $left } offene Punkte sind nicht 42
why-odd-points = es gibt Punkte ohne Stiche oder Stiche ohne Punkte
why-too-early = vor der Ansage wurden Steine gespielt
why-full-trick = ein voller Stich blieb liegen
why-other-tricks = die Stiche und die gespielten Steine passen nicht zusammen
why-named = das kann nicht angesagt worden sein: { $declaration }
why-phase = die Phase passt nicht zum Rest
why-shaker = Runde { $deal } müsste Platz { $seat } mischen

## Das Brett

zone-hand = Hand
zone-trick = Stich
zone-past-trick = Stich { $number }

counter-marks = Striche
counter-points = Punkte
counter-this-hand = diese Runde
counter-tricks = Stiche
counter-deal = Runde

mark-team = Team { $team }
mark-shaker = Geber
mark-passes = { $seat-is ->
    [you] passt
   *[other] passt
}
mark-bids = { $seat-is ->
    [you] bietest { $bid }
   *[other] bietet { $bid }
}
mark-bidder = Bieter, { $bid }
mark-to-name = Ansage offen
mark-sits-out = { $seat-is ->
    [you] setzt aus
   *[other] setzt aus
}
mark-trump = Trumpf
mark-small-end = kleine Seite
mark-wins-so-far = liegt vorn
mark-wins = gewinnt
mark-led = { $suit } ausgespielt

## Wie ein Spiel endete

reason-marks = Striche
reason-points = Punkte

## Warum ein Bot so spielt

hint-thumb = nach Faustregeln
hint-thumb-declare = nach Faustregeln schafft diese Ansage in etwa { $chance } von hundert Fällen { $points } Punkte: { $declaration }
hint-thumb-bid = nach Faustregeln wird dieses Gebot in etwa { $chance } von hundert Fällen erfüllt: { $bid }
hint-thumb-pass = kein Gebot ist sein Risiko wert
hint-made = { $bid }: in { $made } von { $tried } gedachten Verteilungen erfüllt
hint-made-on = { $bid } mit der Ansage { $declaration }: in { $made } von { $tried } gedachten Verteilungen erfüllt
hint-too-weak = die Hand ist zu schwach, um über ein Gebot nachzudenken
hint-bid = { $plan }; das beste Gebot gewinnt das Spiel mit { $worth } %
hint-bid-or-pass = { $plan }; das beste Gebot gewinnt das Spiel mit { $worth } %, Passen mit { $pass } %
hint-play-match = nach { $tile } wird das Spiel in { $percent } % von { $visits } gedachten Verteilungen gewonnen
hint-play-made = nach { $tile } wird der Kontrakt in { $made } von { $visits } gedachten Verteilungen erfüllt
hint-play-set = nach { $tile } fällt der Kontrakt in { $set } von { $visits } gedachten Verteilungen

## Das Bild im Terminal

picture-deal = Runde { $deal }
picture-deal-by = Runde { $deal }, gemischt von { $name }
picture-before = vor der ersten Runde
picture-marks = { $score } von { $target } Strichen
picture-points = { $score } von { $target } Punkten
picture-all-1 = /
picture-all-2 = /\
picture-all-3 = A
picture-all-4 = A|
picture-all-5 = AL
picture-all-6 = AL|
picture-all-7 = ALL
picture-hand = { $points-count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $tricks-count ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
picture-auction = Gebote:
picture-call = { $name } { $bid }
picture-call-pass = { $name } passt
picture-contract = Kontrakt:
picture-contract-of = { $name }, { $bid }, { $named }
picture-to-name = { $name } sagt an
picture-made = Erfüllt.
picture-set = Gefallen.
picture-lose-all = Muss jeden Stich verlieren.
picture-take-all = Muss jeden Stich machen.
picture-needs = { $have } von { $needs } Punkten; Gegner { $others } von { $sets }, die ihn zu Fall bringen.
picture-shaker = Geber
picture-bidder = Bieter
picture-sits-out = setzt aus
picture-led = zuerst
picture-small = { $tile } klein
picture-before-these = { $tricks-count ->
    [one] 1 Stich vor diesen
   *[other] { $tricks } Stiche vor diesen
}
picture-past-trick = { $leader } spielt aus: { $tiles }; { $winner } +{ $points }
picture-you-hold = Du hältst
picture-counts = (* zählt 5 oder 10)
picture-led-ahead = { $suit } ausgespielt, { $name } vorn
picture-ahead = { $name } vorn
picture-passes = passt
