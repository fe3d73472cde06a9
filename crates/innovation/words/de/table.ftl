# Innovation am Tisch.

## Farben, Symbole, Fächerungen

color-red = Rot
color-yellow = Gelb
color-green = Grün
color-blue = Blau
color-purple = Violett

icon-castle = Burg
icon-crown = Krone
icon-leaf = Blatt
icon-lightbulb = Glühbirne
icon-factory = Fabrik
icon-clock = Uhr
icon-none = kein Symbol

splay-none = nicht gefächert
splay-left = nach links
splay-right = nach rechts
splay-up = nach oben

## Karten, die man nicht sieht, und Orte

back = { $age-count ->
   *[other] eine [{ $age }]
}
backs = { $number }-mal [{ $age }]

one-card = { $card }

from-own-hand = von der Hand
from-own-score = aus dem Wertungsstapel
from-own-board = aus der Auslage

from-supply = aus dem Vorrat
from-hand = { $seat-is ->
    [you] aus deiner Hand
   *[other] aus der Hand von { $seat }
}
from-score = { $seat-is ->
    [you] aus deinem Wertungsstapel
   *[other] aus dem Wertungsstapel von { $seat }
}
from-board = { $seat-is ->
    [you] aus deiner Auslage
   *[other] aus der Auslage von { $seat }
}
to-supply = in den Vorrat
to-hand = { $seat-is ->
    [you] auf deine Hand
   *[other] auf die Hand von { $seat }
}
to-score = { $seat-is ->
    [you] in deinen Wertungsstapel
   *[other] in den Wertungsstapel von { $seat }
}
to-board = { $seat-is ->
    [you] in deine Auslage
   *[other] in die Auslage von { $seat }
}

## Welcher Effekt

effect-only = { $card }
effect-nth = { $card }, Effekt { $number }
effect-demand = { $card }, Forderung

## Ereignisse: der Anfang

event-shuffled = Die Vorratsstapel werden gemischt.
event-set-aside = Von jedem Zeitalter wird eine Karte beiseitegelegt.
event-chosen = { $seat-is ->
    [you] Du hast eine erste Karte gewählt.
   *[other] { $seat } hat eine erste Karte gewählt.
}
event-chosen-card = { $seat-is ->
    [you] Du wählst { $card } als erste Karte.
   *[other] { $seat } wählt { $card } als erste Karte.
}
event-place = { $seat-is ->
    [you] Du legst { $what } als erste Karte aus.
   *[other] { $seat } legt { $what } als erste Karte aus.
}

## Ereignisse: Züge und Aktionen

event-turn = { $seat-is ->
    [you] Du bist am Zug
   *[other] { $seat } ist am Zug
}: { $actions-count ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}.
event-activates = { $seat-is ->
    [you] Du aktivierst { $card }.
   *[other] { $seat } aktiviert { $card }.
}
event-shared = { $sharers-is ->
    [you] Du hast teil.
   *[other] Es { $sharers-count ->
        [one] hat
       *[other] haben
    } teil: { $sharers }.
}
event-demanded = { $targets-is ->
    [you] Die Forderung trifft dich.
   *[other] Die Forderung trifft: { $targets }.
}
event-counted = { $shared } { $demanded }
event-nothing = { $card }: Es geschieht nichts.
event-aborted = Die Dogma-Aktion endet hier.

## Ereignisse: Effekte

event-effect = { $effect }: { $what }
event-alone = { $seat-is ->
    [you] Nur du führst aus: { $effect }.
   *[other] Nur { $seat } führt aus: { $effect }.
}
event-declines = { $seat-is ->
    [you] Du verzichtest.
   *[other] { $seat } verzichtet.
}
event-declines-meld = { $seat-is ->
    [you] Du spielst keine Karte aus.
   *[other] { $seat } spielt keine Karte aus.
}
event-declines-tuck = { $seat-is ->
    [you] Du schiebst keine Karte unter.
   *[other] { $seat } schiebt keine Karte unter.
}
event-declines-score = { $seat-is ->
    [you] Du wertest keine Karte.
   *[other] { $seat } wertet keine Karte.
}
event-declines-return = { $seat-is ->
    [you] Du legst keine Karte zurück.
   *[other] { $seat } legt keine Karte zurück.
}
event-declines-splay = { $seat-is ->
    [you] Du fächerst nichts { $splay }.
   *[other] { $seat } fächert nichts { $splay }.
}
event-declines-order = { $seat-is ->
    [you] Du lässt alle Stapel, wie sie sind.
   *[other] { $seat } lässt alle Stapel, wie sie sind.
}
event-declines-whom = { $seat-is ->
    [you] Du lässt die oberste rote Karte, wo sie ist.
   *[other] { $seat } lässt die oberste rote Karte, wo sie ist.
}
event-stops-meld = { $seat-is ->
    [you] Du spielst keine weitere Karte aus.
   *[other] { $seat } spielt keine weitere Karte aus.
}
event-stops-tuck = { $seat-is ->
    [you] Du schiebst keine weitere Karte unter.
   *[other] { $seat } schiebt keine weitere Karte unter.
}
event-stops-return = { $seat-is ->
    [you] Du legst keine weitere Karte zurück.
   *[other] { $seat } legt keine weitere Karte zurück.
}

## Ereignisse: Karten, die den Ort wechseln

event-draw = { $seat-is ->
    [you] Du ziehst { $what }.
   *[other] { $seat } zieht { $what }.
}
event-draw-shared = { $seat-is ->
    [you] Du ziehst { $what }, weil andere teilhatten.
   *[other] { $seat } zieht { $what }, weil andere teilhatten.
}
event-draw-meld = { $seat-is ->
    [you] Du ziehst { $what } und spielst die Karte aus.
   *[other] { $seat } zieht { $what } und spielt die Karte aus.
}
event-draw-tuck = { $seat-is ->
    [you] Du ziehst { $what } und schiebst die Karte unter.
   *[other] { $seat } zieht { $what } und schiebt die Karte unter.
}
event-draw-score = { $seat-is ->
    [you] Du ziehst und wertest { $what }.
   *[other] { $seat } zieht und wertet { $what }.
}
event-meld = { $seat-is ->
    [you] Du spielst { $what } { $from } aus.
   *[other] { $seat } spielt { $what } { $from } aus.
}
event-tuck = { $seat-is ->
    [you] Du schiebst { $what } { $from } unter.
   *[other] { $seat } schiebt { $what } { $from } unter.
}
event-score = { $seat-is ->
    [you] Du wertest { $what } { $from }.
   *[other] { $seat } wertet { $what } { $from }.
}
event-return = { $seat-is ->
    [you] Du legst { $what } { $from } zurück.
   *[other] { $seat } legt { $what } { $from } zurück.
}
event-transfer = { CAPITAL($what) } wandert { $from } { $to }.
event-exchange = { CAPITAL($gives) } { $from } und { $takes } { $other } tauschen die Plätze.
event-exchange-one = { CAPITAL($gives) } { $number-count ->
    [one] wandert
   *[other] wandern
} { $from } { $to }; zurück kommt nichts.

## Ereignisse: alles andere

event-splay = { $seat-is ->
    [you] Du fächerst { $color } { $splay }.
   *[other] { $seat } fächert { $color } { $splay }.
}
event-unsplay = { $seat-is ->
    [you] Dein Stapel in { $color } ist nicht mehr gefächert.
   *[other] Der Stapel von { $seat } in { $color } ist nicht mehr gefächert.
}
event-rearrange = { $seat-is ->
    [you] Du ordnest den Stapel in { $color } neu.
   *[other] { $seat } ordnet den Stapel in { $color } neu.
}
event-show = { $seat-is ->
    [you] Du zeigst { $cards } vor.
   *[other] { $seat } zeigt { $cards } vor.
}
event-show-proof = { $seat-is ->
    [you] Du hast nichts Passendes und zeigst zum Beweis { $cards } vor.
   *[other] { $seat } hat nichts Passendes und zeigt zum Beweis { $cards } vor.
}
event-name-color = { $seat-is ->
    [you] Du nennst { $color }.
   *[other] { $seat } nennt { $color }.
}
event-name-value = { $seat-is ->
    [you] Du nennst den Wert { $value }.
   *[other] { $seat } nennt den Wert { $value }.
}
event-claim-age = { $seat-is ->
    [you] Du beanspruchst den Erfolg von Zeitalter { $age }.
   *[other] { $seat } beansprucht den Erfolg von Zeitalter { $age }.
}
event-claim-special = { $seat-is ->
    [you] Du beanspruchst den Erfolg { $achievement }.
   *[other] { $seat } beansprucht den Erfolg { $achievement }.
}
event-fission = Alle Hände, Auslagen und Wertungsstapel verlassen das Spiel.

## Ereignisse: das Ende

event-ended-achievements = { $seat-is ->
    [you] Du hast genug Erfolge und gewinnst.
   *[other] { $seat } hat genug Erfolge und gewinnt.
}
event-ended-card = { $seat-is ->
    [you] Du gewinnst durch { $card }.
   *[other] { $seat } gewinnt durch { $card }.
}
event-ended-by-card = { $seat-is ->
    [you] Du gewinnst durch eine Karte.
   *[other] { $seat } gewinnt durch eine Karte.
}
event-ended-score = Es wird eine Karte über 10 verlangt: Die Punkte entscheiden.
event-ended-score-by = { $seat-is ->
    [you] Du brauchst eine Karte über 10, also entscheiden die Punkte.
   *[other] { $seat } braucht eine Karte über 10, also entscheiden die Punkte.
}

reason-achievements = Erfolge
reason-score = Punkte
reason-special-card = den Effekt einer Karte

## Was gefragt ist

ask-shuffle = Die Vorratsstapel werden gemischt.
ask-place = { $seats-is ->
    [you] Wähle die Karte, mit der du beginnst.
    [with-you] Wähle die Karte, mit der du beginnst.
   *[other] Noch ohne erste Karte: { $seats }.
}
ask-action = { $seat-is ->
    [you] Du bist am Zug
   *[other] { $seat } ist am Zug
}: { $actions-count ->
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
}.
ask-effect = { $effect }: { $ask } „{ $text }“
ask-pick = { $seat-is ->
    [you] Wähle { $what }.
   *[other] { $seat } wählt { $what }.
}
ask-pick-or-pass = { $seat-is ->
    [you] Wähle { $what } oder passe.
   *[other] { $seat } wählt { $what } oder passt.
}
ask-pick-or-stop = { $seat-is ->
    [you] Wähle { $what } oder hör hier auf.
   *[other] { $seat } wählt { $what } oder hört hier auf.
}
ask-order = { $seat-is ->
    [you] Wähle { $what }; noch { $left }.
   *[other] { $seat } wählt { $what }; noch { $left }.
}
ask-accept = { $seat-is ->
    [you] Möchtest du { $what }?
   *[other] { $seat } entscheidet: { $what } oder nicht.
}
ask-option = { $seat-is ->
    [you] Wähle eine von zwei Möglichkeiten oder passe. Erstens: { $first }. Zweitens: { $second }.
   *[other] { $seat } wählt eine von zwei Möglichkeiten oder passt. Erstens: { $first }. Zweitens: { $second }.
}
ask-chance = Der Zufall wählt { $what }.

ask-for-meld = eine Karte zum Ausspielen
ask-for-tuck = eine Karte zum Unterschieben
ask-for-score = eine Karte zum Werten
ask-for-return = eine Karte zum Zurücklegen
ask-for-give = eine Karte zum Abgeben
ask-for-take = eine Karte zum Nehmen
ask-for-keep = die Karte, die bleibt
ask-for-show = eine Karte zum Vorzeigen
ask-for-execute = eine Karte zum Ausführen
ask-for-order = die nächste Karte von oben nach unten
ask-for-order-color = einen Stapel zum Neuordnen
ask-for-exchange = eine Karte zum Tauschen
ask-for-splay-left = eine Farbe zum Fächern nach links
ask-for-splay-right = eine Farbe zum Fächern nach rechts
ask-for-splay-up = eine Farbe zum Fächern nach oben
ask-for-name-color = eine Farbe zum Nennen
ask-for-name-value = einen Wert zum Nennen
ask-for-whom = eine Person
ask-for-whom-return = eine Person, von der eine Karte zurückgeht
ask-for-value-return = den Wert der Karte, die zurückgeht
ask-for-blind = eine von mehreren Karten mit gleicher Rückseite

ask-for-accept-canal-building = die höchsten Karten von Hand und Wertungsstapel tauschen
ask-for-accept-translation = den ganzen Wertungsstapel ausspielen
ask-for-accept-reformation = für je zwei Blätter der Auslage eine Handkarte unterschieben
ask-for-accept-canning = eine [6] ziehen und unterschieben, dann alle obersten Karten ohne Fabrik werten
ask-for-accept-encyclopedia = die höchsten Karten des Wertungsstapels ausspielen
ask-for-accept-bicycle = Hand und Wertungsstapel tauschen
ask-for-accept-socialism = die ganze Hand unterschieben
ask-for-accept-stem-cells = die ganze Hand werten

ask-for-option-evolution-1 = eine [8] ziehen und werten, dann eine Karte aus dem Wertungsstapel zurücklegen
ask-for-option-evolution-2 = eine Karte ziehen, die um eins höher ist als die höchste im Wertungsstapel

## Züge

group-shuffle = Mischen
group-place = Erste Karte
group-draw = Ziehen
group-meld = Ausspielen
group-dogma = Dogma
group-achieve = Erfolg
group-answer = Antwort

offer-shuffle = Stapel von Zeitalter { $age } mischen
offer-place = { $card } als erste Karte
offer-draw = { CAPITAL($what) } ziehen
offer-draw-last = Ziehen: Das beendet das Spiel
offer-meld = { $card } ausspielen
offer-dogma = Dogma: { $card }
offer-achieve = Zeitalter { $age } beanspruchen

offer-pick-meld = { CAPITAL($what) } ausspielen
offer-pick-tuck = { CAPITAL($what) } unterschieben
offer-pick-score = { CAPITAL($what) } werten
offer-pick-return = { CAPITAL($what) } zurücklegen
offer-pick-give = { CAPITAL($what) } abgeben
offer-pick-take = { CAPITAL($what) } nehmen
offer-pick-keep = { CAPITAL($what) } behalten
offer-pick-show = { CAPITAL($what) } vorzeigen
offer-pick-execute = { CAPITAL($what) } ausführen
offer-pick-order = Als Nächste: { $what }
offer-pick-order-color = Stapel in { $color } neu ordnen
offer-pick-exchange = { CAPITAL($what) } tauschen
offer-pick-splay = { $color } { $splay } fächern
offer-pick-name-color = { $color } nennen
offer-pick-name-value = { $value } nennen
offer-pick-seat = { $seat-is ->
    [you] Dich selbst wählen
   *[other] { $seat } wählen
}
offer-pick-blind = Es ist { $what }
offer-accept = { CAPITAL($what) }
offer-decline = Nein
offer-pass = Passen
offer-stop = Aufhören

## Ablehnungen

error-game-over = Das Spiel ist zu Ende.
error-not-your-turn = Du bist nicht am Zug.
error-wrong-phase = Das geht an dieser Stelle des Spiels nicht.
error-wrong-phase-shuffle = Jetzt ist kein Stapel zu mischen.
error-card-not-in-hand = Diese Karte ist nicht auf deiner Hand.
error-not-top-card = Diese Karte liegt nicht oben auf einem deiner Stapel.
error-achievement-taken = Dieser Erfolg gehört schon jemandem.
error-no-such-achievement = Es gibt Erfolge für die Zeitalter 1 bis 9.
error-insufficient-score = Dieser Erfolg verlangt mindestens { $needed } Punkte.
error-insufficient-top-card = Dieser Erfolg verlangt eine oberste Karte vom Wert { $needed } oder mehr.
error-not-offered = Das bietet der Effekt nicht an.
error-must-pick = Bei diesem Effekt darfst du nicht verzichten.
error-not-an-outcome = Das kann der Zufall hier nicht.
error-unknown-achievement = `{ $age }` ist kein Zeitalter: Erfolge gibt es für die Zeitalter 1 bis 9.
error-unknown-pick = `{ $pick }` ist weder Karte noch Farbe, Wert oder Platz.
error-bad-shuffle = Beim Mischen werden alle Karten vom Wert { $age } einmal genannt, von oben an, durch `;` getrennt.
error-unknown-card = Keine Karte heißt `{ $card }`.
error-unknown-move-actions = `{ $text }` ist kein Zug. Züge sind draw, meld KARTE, dogma KARTE, achieve ZEITALTER, pick …, pass.
error-teams-need-four = Teams brauchen vier Plätze, nicht { $seats }.

## Warum es eine Stellung nicht geben kann

why-effect-waits = ein Effekt wartet genau dann, wenn eine Karte ausgeführt wird
why-over-unended = das Spiel ist genau dann vorbei, wenn es geendet hat
why-no-actions = wer am Zug ist, hat noch Aktionen
why-supply-count = Nachziehstapel { $age } ist falsch gezählt
why-cards-nowhere = { $cards-count ->
    [one] 1 Karte ist nirgends
   *[other] { $cards } Karten sind nirgends
}
why-unsound-pile = auf Platz { $number } stimmt ein Stapel nicht: { $color }
why-points-count = die Punkte von Platz { $number } sind falsch gezählt
why-icons-count = die Symbole von Platz { $number } sind falsch gezählt
why-no-card = keine Karte heißt `{ $text }`
why-bad-number = `{ $text }` ist keine passende Zahl
why-no-seat = Platz { $number } gibt es nicht
why-no-color = `{ $text }` ist keine Farbe
why-no-achievement = einen Erfolg `{ $text }` gibt es nicht
why-pile-shape = ein Stapel besteht aus einer Farbe und Karten
why-wrong-color = { $card } hat nicht die Farbe { $color }
why-lone-splay = ein Stapel aus einer Karte ist nicht gefächert
why-two-piles = in einer Auslage liegt nur ein Stapel der Farbe { $color }
why-no-supply = einen Vorratsstapel `{ $text }` gibt es nicht
why-aside = von jedem Zeitalter von 1 bis 9 liegt eine Karte beiseite
why-aside-value = die beiseitegelegte Karte für Zeitalter { $age } hat einen anderen Wert
why-supply-value = im Vorratsstapel { $age } liegt ein anderer Wert
why-two-places = { $card } ist an zwei Orten
why-owned-twice = ein Erfolg gehört zweimal jemandem
why-actions = ein Zug hat höchstens zwei Aktionen
why-too-deep = Karten werden zu tief ineinander ausgeführt
why-too-many = es sind zu viele Antworten
why-dogma = eine Karte wird genau dann ausgeführt, wenn eine Dogma-Aktion läuft
why-first-card = die erste Karte von Platz { $number } ist nicht auf dessen Hand
why-no-first-card = Platz { $number } hat keine Karte für den Anfang
why-won = Platz { $number } hat genug Erfolge, und das Spiel geht weiter
why-no-frame = es wird keine Karte ausgeführt
why-no-effect = diesen Effekt hat die Karte nicht
why-wrong-seat = Platz { $number } führt diesen Effekt nicht aus
why-asks-nothing = der Effekt, der ausgeführt wird, fragt nichts
why-ten-piles = es gibt zehn Vorratsstapel
why-no-phase = `{ $text }` ist keine Phase
why-no-ending = `{ $text }` ist kein Ende
why-effect-number = Effekte zählen ab 1
why-steps = es gibt die Schritte 0 bis { $most }
why-frame-word = `{ $text }` sagt nichts über eine Karte, die ausgeführt wird
why-no-answer = `{ $text }` ist keine Antwort

## Der Spielplan

zone-supply = Vorrat
zone-free-achievements = freie Erfolge
zone-hand = Hand
zone-score = Wertungsstapel
zone-achievements = Erfolge
zone-red = Rot
zone-yellow = Gelb
zone-green = Grün
zone-blue = Blau
zone-purple = Violett

counter-turn = Zug
counter-actions-left = Aktionen übrig
counter-removed = aus dem Spiel
counter-achievements = Erfolge
counter-score = Punkte
counter-hand = Hand

mark-team = Team { $team }
mark-has-picked = hat gewählt
mark-splayed = { $splay } gefächert
mark-backs = { $number }x[{ $age }]

piece-supply = {"["}{ $age }]
piece-achievement-age = Zeitalter { $age }

## Gründe der Bots

hint-promises = { CAPITAL($best) } verspricht { $hope } % Siegchance, { $next } { $other } %.
hint-net = { $promises } Ausschlaggebend für das Netz { $seat-is ->
    [you] auf deiner Seite
   *[other] auf der Seite von { $seat }
}: { $what }.
net-hand = die Handkarten
net-score = der Punktestapel
net-top = die obersten Karten
net-under = die verdeckten Karten der Stapel
net-alone = oberste Karten, die niemand teilt
net-achievements = die Erfolge
net-claimable = Erfolge, die zu haben sind
net-splays = die aufgefächerten Stapel
net-pile = die Höhe der Stapel
net-icon = die Symbole
net-points = die Punkte
net-highest = die höchste oberste Karte
net-tucked = in diesem Zug untergeschobene Karten
net-scored = in diesem Zug gewertete Karten
net-draw = der Wert der nächsten gezogenen Karte
net-ahead = der Vorsprung an Symbolen
hint-place = { $card } als erste Karte auslegen
hint-draw = ziehen
hint-meld = { $card } ausspielen
hint-dogma = { $card } aktivieren
hint-achieve = Zeitalter { $age } beanspruchen
hint-pass = passen
hint-pick-card = { $card } wählen
hint-pick-color = { $color } wählen
hint-pick-value = den Wert { $value } wählen
hint-pick-seat = { $seat-is ->
    [you] dich selbst wählen
   *[other] { $seat } wählen
}
hint-pick-yes = es tun
hint-pick-second = die zweite Möglichkeit
hint-shuffle = mischen

bot-novice = sieht in einer vorgestellten Welt eine Aktion voraus
bot-casual = probiert jede Aktion ein paarmal, bis zum Ende des nächsten Zuges
bot-strong = durchsucht einen Baum mit 400 Simulationen, zwei Züge tief; zu zweit mit 300, beurteilt von einem Netz
bot-master = durchsucht vier Bäume mit je 4.000 sorgfältigen Simulationen, zwei Züge tief; zu zweit mit 3.000, beurteilt von einem Netz
bot-grandmaster = durchsucht vier Bäume mit je 16.000 sorgfältigen Simulationen, zwei Züge tief; zu zweit mit 12.000, beurteilt von einem Netz
bot-heuristic = sieht in acht Welten eine Aktion voraus und beendet sie nach Faustregeln

## Wörter im Bild des Terminals

picture-shuffling = Innovation: Die Stapel werden gemischt
picture-placing = Innovation: Alle wählen eine erste Karte
picture-over = Innovation: vorbei nach { $turns-count ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}
picture-turn = Innovation: Zug { $turns }, { $seat }, { $actions-count ->
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
}
picture-supply = Vorrat
picture-free = frei
picture-needed = ({ $needed } gewinnen)
picture-icons = Symbole
picture-icon-castle = Burg
picture-icon-crown = Krone
picture-icon-leaf = Blatt
picture-icon-lightbulb = Birne
picture-icon-factory = Fabrik
picture-icon-clock = Uhr
picture-letter-castle = C
picture-letter-crown = W
picture-letter-leaf = L
picture-letter-lightbulb = B
picture-letter-factory = F
picture-letter-clock = K
picture-held = { $card } [{ $age } { $color }]
picture-points = { $points-count ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Erfolge
picture-none = keine
picture-hand = Hand
picture-score = Wertung
picture-remember = du erinnerst dich an { $cards }
picture-knows = kennt von dir { $cards }
picture-splayed = { $splay } gefächert
picture-on = auf { $cards }
picture-on-hidden = auf { $number-count ->
    [one] 1 Karte
   *[other] { $number } Karten
}
picture-now = Zug { $turns }, { $seat }, { $actions-count ->
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
}
picture-next = Erfolg { $age }: { $points } Punkte, oberste Karte { $age }+.
picture-stand = { $points-count ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $have }/{ $needed }, Hand { $hand }
picture-stand-short = { $points }P { $have }/{ $needed } { $hand }H
