### Was während eines Gefechts gesagt wird.

## Von wem und wovon die Rede ist

piece-warrior = { $kind } { $number }
piece-building = Gebäude { $number }
piece-counter = Morrsteinmarker
piece-chest = Truhe

## Würfel, die gefallen sind

# Der Anfang eines Satzes über einen Würfel von jemandem oder von niemandem.
event-part-rolls = { $who } würfelt { $die }
event-part-shows = Ein Würfel zeigt { $die }

event-rolled = { $rolls } { $aim }, nötig { $needs }+: { $end }.
event-rolled-poison = { $rolls } zum Verwunden, aber das Gift verwundet ohnehin.
event-rolled-critical = { $rolls } für den kritischen Treffer: { $chart }.
event-rolled-injury = { $rolls } für die Verletzung.
event-rolled-misfire = { $rolls } für die Fehlzündung: { $what }.
event-rolled-flight = { $rolls } für die Flucht in Zoll.
event-rolled-leap = { $rolls } für den Sprung in Zoll.
event-rolled-hits = { $rolls } für die Zahl der Treffer.
event-rolled-count = { $rolls } ({ $third } als W3).
event-rolled-shamble = { $rolls } und torkelt weiter.
event-rolled-gape = { $rolls } und glotzt nur.
event-rolled-rout = Ein Würfel des Rückzugstests zeigt { $die }.
event-rolled-edge = Der Würfel für die Tischkante zeigt { $die }.
event-rolled-casting = { $rolls } für den Zauber.
event-rolled-search = { $rolls } bei der Suche.
event-rolled-driven = { $rolls } für die Zoll, um die der Feind zurückgetrieben wird.
event-rolled-effect = { $rolls } für die Wirkung des Zaubers.
event-rolled-test = { $rolls } für: { $test }.

# Wofür ein Würfel mit Zielwert geworfen wird.
aim-hit = zum Treffen
aim-hit-reroll = zum Treffen im Wiederholungswurf
aim-parry = zum Parieren
aim-parry-reroll = zum Parieren im Wiederholungswurf
aim-dodge = zum Ausweichen
aim-charm = für den Glücksbringer
aim-wound = zum Verwunden
aim-save = für die Rüstung
aim-save-reroll = für die Rüstung im Wiederholungswurf
aim-step-aside = für den Schritt zur Seite
aim-helmet = für den Helm
aim-resist = gegen den Zauber
aim-arrival = fürs Eintreffen
aim-effect = für die Dauer des Gebets

# Was dabei herauskommt.
end-hit-yes = Treffer
end-hit-no = daneben
end-parry-yes = pariert
end-parry-no = nicht pariert
end-dodge-yes = ausgewichen
end-dodge-no = vergebens
end-charm-yes = der Treffer zählt nicht
end-charm-no = vergebens
end-wound-yes = verwundet
end-wound-no = keine Wunde
end-save-yes = abgewehrt
end-save-no = nicht abgewehrt
end-step-aside-yes = ausgewichen
end-step-aside-no = vergebens
end-helmet-yes = nur zu Boden geschlagen
end-helmet-no = vergebens
end-resist-yes = widerstanden
end-resist-no = vergebens
end-arrival-yes = da
end-arrival-no = noch nicht da
end-effect-yes = es hält an
end-effect-no = es endet

misfire-1 = die Waffe platzt und trifft den Schützen mit Stärke 4
misfire-2 = die Waffe klemmt für den Rest des Gefechts
misfire-3 = kein Schuss, und das Laden dauert einen Zug länger
misfire-4 = kein Schuss
misfire-6 = der Schuss trifft doch, mit +1 Stärke

# Was eine Tabelle über einen kritischen Treffer sagt.
critical-all-1 = eine lebenswichtige Stelle, 2 Wunden und ein Rüstungswurf
critical-all-3 = eine ungeschützte Stelle, 2 Wunden und kein Rüstungswurf
critical-all-5 = ein Meisterschlag, 2 Wunden, kein Rüstungswurf, +2 auf die Verletzung
critical-missile-1 = kein Rüstungswurf
critical-missile-3 = das Geschoss prallt ab und trifft auch den nächsten Feind
critical-missile-5 = 2 Wunden und kein Rüstungswurf
critical-bludgeoning-1 = das Ziel schlägt in dieser Phase nicht zu
critical-bludgeoning-3 = kein Rüstungswurf, und kein Helm hilft
critical-bludgeoning-5 = das Ziel verliert seine Waffe
critical-bludgeoning-6 = ausgeschaltet, wenn kein Rüstungswurf gelingt
critical-bladed-1 = kein Rüstungswurf
critical-bladed-3 = 2 Wunden, jede mit eigenem Rüstungswurf
critical-bladed-5 = 2 Wunden, kein Rüstungswurf, +2 auf die Verletzung
critical-thrusting-1 = +1 auf die Verletzung
critical-thrusting-3 = das Ziel geht in jedem Fall zu Boden
critical-thrusting-5 = kein Rüstungswurf, +2 auf die Verletzung, und das Ziel wird zurückgetrieben
critical-unarmed-1 = sofort eine weitere Attacke
critical-unarmed-3 = +1 auf die Verletzung
critical-unarmed-5 = kein Rüstungswurf, +2 auf die Verletzung
critical-row-1 = Zeile 1-2 der Tabelle der Waffe
critical-row-3 = Zeile 3-4 der Tabelle der Waffe
critical-row-5 = Zeile 5 der Tabelle der Waffe
critical-row-6 = Zeile 6 der Tabelle der Waffe

## Tests

event-tested = { $who }, { $test }: { $total }, höchstens { $needs } nötig: { $end }.
event-passed-anyway = { $who } besteht ohne Würfel: { $test }.

test-rally = Test zum Sammeln
test-rout = Rückzugstest
test-fear = Angsttest
test-fear-to-charge = Angsttest vor dem Angriff
test-garlic = Test gegen den Knoblauch
test-escape = Test zur Flucht aus dem Nahkampf
test-dread = Test gegen den Schrecken
test-lure = Test gegen die Lockung
test-rezhebel = Test für das Schwert des Rezhebel
test-warp = Test gegen das Auge des Warp
test-all-alone = Test, weil ganz allein
test-stupidity = Blödheitstest
test-initiative = Initiativetest
test-strength = Stärketest
test-leadership = Moralwerttest

result-passes = bestanden
result-fails = misslungen
result-fear = misslungen, trifft nur auf Sechsen
result-stays = misslungen, bleibt stehen
result-stupidity = misslungen, ist in diesem Zug blöd
result-all-alone = misslungen, bricht ein
result-rally = misslungen, flieht weiter
result-escape = misslungen, wird beim Weglaufen getroffen
result-dread = misslungen, läuft davon

## Was jemand gewählt oder gesagt hat

event-roll-off = { $seat-is ->
    [you] Du würfelst beim Auswürfeln { $die }.
   *[other] { $seat } würfelt beim Auswürfeln { $die }.
}
event-roll-off-won = { $seat-is ->
    [you] Du gewinnst das Auswürfeln.
   *[other] { $seat } gewinnt das Auswürfeln.
}
event-hold = { $who } tut nichts mehr.
event-spot = { $seat-is ->
    [you] Du sagst: { $who } ist zu sehen oder wird bemerkt.
   *[other] { $seat } sagt: { $who } ist zu sehen oder wird bemerkt.
}
event-rally = { $who } versucht, sich zu sammeln.
event-run-said = { $seat-is ->
    [you] Du sagst: Kein Feind hindert { $who } am Rennen.
   *[other] { $seat } sagt: Kein Feind hindert { $who } am Rennen.
}
event-exit-said = { $seat-is ->
    [you] Du sagst: { $who } kann den Tisch dort verlassen.
   *[other] { $seat } sagt: { $who } kann den Tisch dort verlassen.
}
event-aim = { $who } zielt mit { $weapon } auf { $target }.
event-charge-open = { $who } will { $target } angreifen.
event-walk-all = { $seat-is ->
    [you] Alle deine Krieger, die gehen können, gehen.
   *[other] Alle Krieger von { $seat }, die gehen können, gehen.
}
event-run-all = { $seat-is ->
    [you] Alle deine Krieger, die rennen können, rennen.
   *[other] Alle Krieger von { $seat }, die rennen können, rennen.
}
event-cover = { $seat-is ->
    [you] Du sagst: Das Ziel ist in Deckung.
   *[other] { $seat } sagt: Das Ziel ist in Deckung.
}
event-cover-off = { $seat-is ->
    [you] Du sagst: Das Ziel ist doch nicht in Deckung.
   *[other] { $seat } sagt: Das Ziel ist doch nicht in Deckung.
}
event-long = { $seat-is ->
    [you] Du sagst: Das Ziel ist jenseits der halben Reichweite.
   *[other] { $seat } sagt: Das Ziel ist jenseits der halben Reichweite.
}
event-long-off = { $seat-is ->
    [you] Du sagst: Das Ziel ist doch innerhalb der halben Reichweite.
   *[other] { $seat } sagt: Das Ziel ist doch innerhalb der halben Reichweite.
}
event-unseen = { $seat-is ->
    [you] Du sagst: Der Feind ist nah, aber nicht zu sehen.
   *[other] { $seat } sagt: Der Feind ist nah, aber nicht zu sehen.
}
event-unseen-off = { $seat-is ->
    [you] Du sagst: Der Feind ist doch zu sehen.
   *[other] { $seat } sagt: Der Feind ist doch zu sehen.
}
event-too-far = { $seat-is ->
    [you] Du sagst: Der Feind ist zu weit weg.
   *[other] { $seat } sagt: Der Feind ist zu weit weg.
}
event-too-far-off = { $seat-is ->
    [you] Du sagst: Der Feind ist doch in Reichweite.
   *[other] { $seat } sagt: Der Feind ist doch in Reichweite.
}
event-touch = { $seat-is ->
    [you] Du sagst: { $who } ist auch im Kontakt.
   *[other] { $seat } sagt: { $who } ist auch im Kontakt.
}
event-touch-off = { $seat-is ->
    [you] Du sagst: { $who } ist doch nicht im Kontakt.
   *[other] { $seat } sagt: { $who } ist doch nicht im Kontakt.
}
event-step-in = { $seat-is ->
    [you] Du sagst: { $who } tritt dazwischen.
   *[other] { $seat } sagt: { $who } tritt dazwischen.
}
event-step-in-off = { $seat-is ->
    [you] Du sagst: { $who } tritt doch nicht dazwischen.
   *[other] { $seat } sagt: { $who } tritt doch nicht dazwischen.
}
event-begin = Das Handgemenge beginnt.
event-leap = { $who } setzt zum Sprung an.
event-escape = { $who } versucht, den Nahkampf zu verlassen.
event-climb-up = { $inches-count ->
    [one] { $who } klettert 1 Zoll hinauf.
   *[other] { $who } klettert { $inches } Zoll hinauf.
}
event-climb-down = { $inches-count ->
    [one] { $who } klettert 1 Zoll hinunter.
   *[other] { $who } klettert { $inches } Zoll hinunter.
}
event-jump = { $inches-count ->
    [one] { $who } springt 1 Zoll hinunter.
   *[other] { $who } springt { $inches } Zoll hinunter.
}
event-gap = { $inches-count ->
    [one] { $who } springt über eine Lücke, darunter geht es 1 Zoll abwärts.
   *[other] { $who } springt über eine Lücke, darunter geht es { $inches } Zoll abwärts.
}
event-drop = { $seat-is ->
    [you] Du sagst: Neben { $who } geht es { $inches } Zoll abwärts.
   *[other] { $seat } sagt: Neben { $who } geht es { $inches } Zoll abwärts.
}
event-drop-none = { $seat-is ->
    [you] Du sagst: Neben { $who } geht es nicht abwärts.
   *[other] { $seat } sagt: Neben { $who } geht es nicht abwärts.
}
event-melee = { $seat-is ->
    [you] Du nimmst als Nächstes das Handgemenge von { $who }.
   *[other] { $seat } nimmt als Nächstes das Handgemenge von { $who }.
}
event-intercept-wanted = { $seat-is ->
    [you] Du lässt { $who } dazwischengehen.
   *[other] { $seat } lässt { $who } dazwischengehen.
}
event-intercept-nobody = Niemand stellt sich dem Angriff in den Weg.
event-accepted = { $seat-is ->
    [you] Du stimmst zu.
   *[other] { $seat } stimmt zu.
}
event-fights-on = { $seat-is ->
    [you] Du kämpfst weiter.
   *[other] { $seat } kämpft weiter.
}
event-ready = { $seat-is ->
    [you] Bei dir stehen alle an ihrem Platz.
   *[other] Bei { $seat } stehen alle an ihrem Platz.
}
event-claimed = { $seat-is ->
    [you] Du sagst: Das Ziel ist erreicht.
   *[other] { $seat } sagt: Das Ziel ist erreicht.
}
event-claimed-not = { $seat-is ->
    [you] Du sagst: Das Ziel ist nicht erreicht.
   *[other] { $seat } sagt: Das Ziel ist nicht erreicht.
}
event-allotted = Ein Schlag von { $who } gilt { $target }.
event-tentacle = Der Tentakel von { $who } hält { $target } fest.
event-contact-nobody = { $who } berührt sonst niemanden.
event-hit-too = { $target } wird auch getroffen.
event-hit-nobody = Sonst wird niemand getroffen.
event-hides-not = { $who } versteckt sich nicht.
event-parries = { $who } versucht zu parieren.
event-parries-not = { $who } versucht nicht zu parieren.
event-first = { $seat-is ->
    [you] Du stellst zuerst auf.
   *[other] { $seat } stellt zuerst auf.
}
event-first-not = { $seat-is ->
    [you] Du lässt die andere Seite zuerst aufstellen.
   *[other] { $seat } lässt die andere Seite zuerst aufstellen.
}
event-hunger-not = { $who } gibt dem Schwarzen Hunger nicht nach.
event-stated = { $seat-is ->
    [you] Du sagst über { $who }: { $said }.
   *[other] { $seat } sagt über { $who }: { $said }.
}
event-answered-yes = { $seat-is ->
    [you] Du antwortest Ja zu { $who }.
   *[other] { $seat } antwortet Ja zu { $who }.
}
event-answered-no = { $seat-is ->
    [you] Du antwortest Nein zu { $who }.
   *[other] { $seat } antwortet Nein zu { $who }.
}
event-disputed = { $seat-is ->
    [you] Du bestreitest das: Es gilt nicht.
   *[other] { $seat } bestreitet das: Es gilt nicht.
}

# Was über den Tisch gesagt wurde.
said-leader-near-yes = der Anführer ist nah genug, um seinen Moralwert zu leihen
said-leader-near-no = kein Anführer ist nah genug, um seinen Moralwert zu leihen
said-enemy-closest-yes = das nächste Modell ist ein Feind: kein Test zum Sammeln
said-enemy-closest-no = das nächste Modell ist kein Feind
said-friend-near-yes = ein Verbündeter ist innerhalb von 6 Zoll
said-friend-near-no = kein Verbündeter ist innerhalb von 6 Zoll
said-hero-near-yes = ein Held ist innerhalb von 6 Zoll
said-hero-near-no = kein Held ist innerhalb von 6 Zoll
said-off-table-yes = die Flucht erreicht die Tischkante
said-off-table-no = die Flucht erreicht die Tischkante nicht

## Vor dem Gefecht

event-scenario = Das Szenario ist: { $scenario }. { $goal }
event-spell-learned = { $who } kennt { $spell }.
event-roles = { $attacker-is ->
    [you] Du greifst an, { $defender } verteidigt.
   *[other] { $defender-is ->
        [you] { $attacker } greift an, du verteidigst.
       *[other] { $attacker } greift an, { $defender } verteidigt.
    }
}
event-edge = { $seat-is ->
    [you] Du hast den { $edge }.
   *[other] { $seat } hat den { $edge }.
}
event-quarter = { $seat-is ->
    [you] Du hast das { $quarter }.
   *[other] { $seat } hat das { $quarter }.
}
event-shards = { $seat-is ->
    [you] Du beginnst mit { $shards-count ->
        [one] 1 Splitter
       *[other] { $shards } Splittern
    }.
   *[other] { $seat } beginnt mit { $shards-count ->
        [one] 1 Splitter
       *[other] { $shards } Splittern
    }.
}
event-buildings = Um die Gebäude 1 bis { $count } wird gekämpft.
event-objectives = { $count-count ->
    [one] Es gibt 1 Missionsziel.
   *[other] Es gibt { $count } Missionsziele.
}
event-counter-placed = Ein Morrsteinmarker liegt auf { $square }.
event-placed = { $who } wird auf { $square } aufgestellt.
event-joined = { $who } schließt sich der Bande an.
event-returned = { $who } kommt zurück.
event-returned-on = { $who } kommt auf { $square } zurück.
event-first-turn = { $seat-is ->
    [you] Du hast den ersten Zug.
   *[other] { $seat } hat den ersten Zug.
}

# Womit ein Szenario gewonnen wird.
goal-skirmish = Ziel: den Feind zum Rückzug zwingen.
goal-defend-the-find = Ziel des Angreifers: am Ende eines Zuges des Verteidigers mehr stehende Krieger als dieser innerhalb von 6 Zoll um das mittlere Gebäude. Ziel des Verteidigers: das verhindern oder den Angreifer zum Rückzug zwingen.
goal-wyrdstone-hunt = Ziel: den Feind zum Rückzug zwingen und bis dahin so viele Morrsteinmarker wie möglich haben.
goal-breakthrough = Ziel des Angreifers: zwei stehende Krieger innerhalb von 2 Zoll vom Rand des Verteidigers. Ziel des Verteidigers: das verhindern oder den Angreifer zum Rückzug zwingen.
goal-street-fight = Ziel: alle eigenen Krieger am feindlichen Ende der Straße vom Tisch bringen.
goal-chance-encounter = Ziel: den Feind zum Rückzug zwingen und die eigenen Splitter behalten.
goal-hidden-treasure = Ziel: in den Gebäuden die Truhe finden und sie über den eigenen Rand vom Tisch tragen.
goal-occupy = Ziel: nach acht Zügen jeder Seite mehr von den markierten Gebäuden halten als der Feind.
goal-surprise-attack = Ziel: den Feind zum Rückzug zwingen; die Verteidiger treffen nach und nach ein.

edge-north = Nordrand
edge-east = Ostrand
edge-south = Südrand
edge-west = Westrand

quarter-1 = Nordwestviertel
quarter-2 = Nordostviertel
quarter-3 = Südostviertel
quarter-4 = Südwestviertel

## Züge

event-turn = { $seat-is ->
    [you] == Runde { $round }: dein Zug ==
   *[other] == Runde { $round }: Zug von { $seat } ==
}
event-turn-goal = { $seat-is ->
    [you] == Runde { $round }: dein Zug == { $goal }
   *[other] == Runde { $round }: Zug von { $seat } == { $goal }
}
event-phase = -- { $phase } --
event-rout-passed = { $seat-is ->
    [you] Rückzugstest deiner Bande: { $total }, höchstens { $needs } nötig: Sie kämpft weiter.
   *[other] Rückzugstest der Bande von { $seat }: { $total }, höchstens { $needs } nötig: Sie kämpft weiter.
}
event-rout-failed = { $seat-is ->
    [you] Rückzugstest deiner Bande: { $total }, höchstens { $needs } nötig: Er misslingt.
   *[other] Rückzugstest der Bande von { $seat }: { $total }, höchstens { $needs } nötig: Er misslingt.
}
event-drawn-turn-limit = Das Gefecht endet unentschieden: Die Nacht bricht herein, bevor jemand gewonnen hat.
event-drawn-elimination = Das Gefecht endet unentschieden: Niemand ist mehr auf dem Tisch.
event-drawn = Das Gefecht endet unentschieden: Keine Seite hat gewonnen.
event-won-rout = { $seat-is ->
    [you] Du gewinnst: Die Bande von { $loser } zieht sich zurück.
   *[other] { $loser-is ->
        [you] { $seat } gewinnt: Deine Bande zieht sich zurück.
       *[other] { $seat } gewinnt: Die Bande von { $loser } zieht sich zurück.
    }
}
event-won-voluntary-rout = { $seat-is ->
    [you] Du gewinnst: { $loser } hat das Feld geräumt.
   *[other] { $loser-is ->
        [you] { $seat } gewinnt: Du hast das Feld geräumt.
       *[other] { $seat } gewinnt: { $loser } hat das Feld geräumt.
    }
}
event-won-objective = { $seat-is ->
    [you] Du gewinnst: Das Ziel ist erreicht.
   *[other] { $seat } gewinnt: Das Ziel ist erreicht.
}
event-won-elimination = { $seat-is ->
    [you] Du gewinnst: { $loser } hat niemanden mehr auf dem Tisch.
   *[other] { $loser-is ->
        [you] { $seat } gewinnt: Du hast niemanden mehr auf dem Tisch.
       *[other] { $seat } gewinnt: { $loser } hat niemanden mehr auf dem Tisch.
    }
}
event-won-turn-limit = { $seat-is ->
    [you] Du gewinnst, als die Nacht hereinbricht.
   *[other] { $seat } gewinnt, als die Nacht hereinbricht.
}

# Warum ein Gefecht endete.
reason-rout = eine Bande hat sich zurückgezogen
reason-voluntary-rout = eine Bande hat das Feld geräumt
reason-objective = das Ziel ist erreicht
reason-elimination = niemand kann mehr kämpfen
reason-turn-limit = die Nacht bricht herein

## Bewegen

event-charge = { $who } sagt einen Angriff auf { $target } an.
event-charge-both = { $who } sagt einen Angriff auf { $target } und { $second } an.
event-charge-reaches = { $who } sagt einen Angriff auf { $target } an: zu sehen und in Reichweite.
event-charge-too-far = { $who } sagt einen Angriff auf { $target } an: zu sehen, aber zu weit weg.
event-charge-unseen = { $who } sagt einen Angriff auf { $target } an: nah, aber nicht zu sehen.
event-intercepted = { $who } stellt sich { $target } in den Weg.
event-engaged = { $who } ist in Kontakt mit { $target }.
event-fled-off = { $who } flieht vom Tisch.
event-escaped = { $who } verlässt den Tisch am anderen Ende.
event-chest-off = { $who } trägt die Truhe vom Tisch.

event-walks = { $who } geht.
event-walks-to = { $who } geht nach { $square }.
event-runs = { $who } rennt.
event-runs-to = { $who } rennt nach { $square }.
event-charges-home = { $who } stürmt in den Nahkampf.
event-charges-home-to = { $who } stürmt auf { $square } in den Nahkampf.
event-falls-short = { $who } erreicht den Feind nicht.
event-falls-short-to = { $who } erreicht den Feind nicht und bleibt auf { $square } stehen.
event-crawls = { $who } kriecht.
event-crawls-to = { $who } kriecht nach { $square }.
event-flees = { $who } flieht.
event-flees-to = { $who } flieht nach { $square }.
event-shambles = { $who } torkelt weiter.
event-shambles-to = { $who } torkelt nach { $square }.
event-steps = { $who } geht dazwischen.
event-steps-to = { $who } tritt auf { $square }.
event-climbs = { $who } schafft die Kletterei.
event-climbs-to = { $who } klettert nach { $square }.
event-jumps = { $who } landet sicher.
event-jumps-to = { $who } springt nach { $square } und landet sicher.
event-falls = { $who } stürzt.
event-carried = { $who } wird durch Magie getragen.
event-carried-to = { $who } wird durch Magie nach { $square } getragen.
event-driven = { $who } wird zurückgetrieben.
event-driven-to = { $who } wird nach { $square } zurückgetrieben.
event-follows = { $who } setzt nach.
event-follows-to = { $who } setzt nach { $square } nach.

## Taten

event-searched-found = { $who } durchsucht Gebäude { $building } und findet die Truhe.
event-searched-nothing = { $who } durchsucht Gebäude { $building } und findet nichts.
event-counter-taken = { $who } nimmt den Morrstein auf { $square } auf.
event-counters-dropped = { $who } lässt den Morrstein auf { $square } fallen.
event-chest-taken = { $who } nimmt die Truhe.
event-chest-dropped = Die Truhe liegt auf { $square }.
event-hastened = { $who } hat in diesem Zug { $inches } Zoll mehr Bewegung.
event-changed = { $who } hat jetzt { $profile }.
event-healed = { $wounds-count ->
    [one] { $who } hat jetzt 1 Lebenspunkt.
   *[other] { $who } hat jetzt { $wounds } Lebenspunkte.
}
event-stands-up = { $who } steht auf.
event-wakes = { $who } ist nicht mehr betäubt, sondern am Boden.
event-lost = { $who } hat das nicht mehr: { $item }.
event-cast-works = { $who } wirkt { $spell }: { $total }, nötig { $needs }+: gelungen.
event-cast-fails = { $who } wirkt { $spell }: { $total }, nötig { $needs }+: misslungen.
event-cast-at-works = { $who } wirkt { $spell } auf { $target }: { $total }, nötig { $needs }+: gelungen.
event-cast-at-fails = { $who } wirkt { $spell } auf { $target }: { $total }, nötig { $needs }+: misslungen.
event-resisted = { $spell } hat bei { $who } keine Wirkung.

profile = B{ $m } KG{ $ws } BF{ $bs } S{ $s } W{ $t } LP{ $w } I{ $i } A{ $a } MW{ $ld }

## Kämpfen

event-armed = { $who } kämpft mit { $weapons }.
event-hurt = { $wounds-count ->
    [one] { $who } verliert 1 Lebenspunkt.
   *[other] { $who } verliert { $wounds } Lebenspunkte.
}
event-knocks-down = { $by } schlägt { $who } zu Boden.
event-stuns = { $by } betäubt { $who }.
event-puts-out = { $by } schaltet { $who } aus.
event-knocked-down = { $who } geht zu Boden.
event-stunned = { $who } ist betäubt.
event-out = { $who } ist ausgeschaltet.
event-shoots = { $shots-count ->
    [one] { $who } schießt mit { $weapon } auf { $target }: { $needs }.
   *[other] { $who } schießt mit { $weapon } { $shots }-mal auf { $target }: { $needs }.
}
event-shoots-said = { $shots-count ->
    [one] { $who } schießt mit { $weapon } auf { $target }, { $distance }: { $needs }.
   *[other] { $who } schießt mit { $weapon } { $shots }-mal auf { $target }, { $distance }: { $needs }.
}
event-throws = { $shots-count ->
    [one] { $who } wirft mit { $weapon } nach { $target }: { $needs }.
   *[other] { $who } wirft mit { $weapon } { $shots }-mal nach { $target }: { $needs }.
}
event-throws-said = { $shots-count ->
    [one] { $who } wirft mit { $weapon } nach { $target }, { $distance }: { $needs }.
   *[other] { $who } wirft mit { $weapon } { $shots }-mal nach { $target }, { $distance }: { $needs }.
}
shot-needs = nötig { $number }
shot-line = alle auf der Linie werden getroffen
shot-never = kein Treffer möglich
number-least = { $number }+
number-sure = sicher
number-never = nie
distance-near = innerhalb der halben Reichweite
distance-long = jenseits der halben Reichweite
distance-beyond = außer Reichweite
distance-near-cover = innerhalb der halben Reichweite, in Deckung
distance-long-cover = jenseits der halben Reichweite, in Deckung
distance-beyond-cover = außer Reichweite, in Deckung
event-cover-struck = Der Schuss trifft die Deckung.
event-cover-struck-who = { $who } steht im Weg und wird vom Schuss getroffen.
event-strikes = { $blows-count ->
    [one] { $who } schlägt mit { $weapon } nach { $target }.
   *[other] { $who } führt { $blows } Schläge gegen { $target }, den ersten mit { $weapon }.
}
event-suffers = { $hits-count ->
    [one] { $who } erleidet 1 Treffer mit Stärke { $strength }.
   *[other] { $who } erleidet { $hits } Treffer mit Stärke { $strength }.
}

## Was für einen Krieger gilt oder nicht mehr gilt

event-hides = { $who } versteckt sich.
event-unhidden = { $who } ist nicht mehr versteckt.
event-takes-flight = { $who } ergreift die Flucht.
event-stops-fleeing = { $who } flieht nicht mehr.
event-no-charge = { $who } darf in diesem Zug nicht angreifen.
event-hammered = { $who } darf in dieser Phase nicht zuschlagen.
event-netted = { $who } ist im Netz gefangen.
event-freed = { $who } ist aus dem Netz befreit.
event-maddened = { $who } gerät durch Pilze in Raserei.
event-reserve = { $who } ist noch nicht auf dem Tisch.
event-arrives = { $who } trifft ein.
event-dives = { $who } stürzt sich von oben auf den Feind: +1 zum Treffen und +1 Stärke.
event-hungry = { $who } gibt dem Schwarzen Hunger nach.
event-lured = { $who } gehorcht jetzt dem Feind.
event-lure-ends = { $who } gehorcht dem Feind nicht mehr.
event-curse-ends = { $who } ist nicht mehr verflucht.
event-spell-ends = { $spell } endet für { $who }.

## Was gefragt wird

# Ohne Frage: Wer am Zug ist, wählt.
ask-recovery = { $seat-is ->
    [you] Wer sammelt sich, steht auf oder wird geheilt?
   *[other] { $seat } wählt, wer sich sammelt, aufsteht oder geheilt wird.
}
ask-charges = { $seat-is ->
    [you] Wer greift an?
   *[other] { $seat } wählt, wer angreift.
}
ask-movement = { $seat-is ->
    [you] Wer bewegt sich?
   *[other] { $seat } wählt, wer sich bewegt.
}
ask-shooting = { $seat-is ->
    [you] Wer schießt oder zaubert?
   *[other] { $seat } wählt, wer schießt oder zaubert.
}
ask-turn = { $seat-is ->
    [you] Wer handelt?
   *[other] { $seat } wählt, wer handelt.
}
ask-charge = { $seat-is ->
    [you] Wen greift { $who } an?
   *[other] { $seat } wählt, wen { $who } angreift.
}
ask-move = { $seat-is ->
    [you] Wohin geht { $who }?
   *[other] { $seat } wählt, wohin { $who } geht.
}
ask-move-table = { $seat-is ->
    [you] Wie bewegt sich { $who }?
   *[other] { $seat } wählt, wie sich { $who } bewegt.
}
ask-shoot = { $seat-is ->
    [you] Auf wen zielt { $who }?
   *[other] { $seat } wählt, auf wen { $who } schießt oder was gezaubert wird.
}
ask-fire = { $seat-is ->
    [you] Schießt { $who } mit { $weapon } auf { $target }?
   *[other] { $seat } entscheidet, ob { $who } mit { $weapon } auf { $target } schießt.
}
ask-fire-table = { $seat-is ->
    [you] { $who } schießt mit { $weapon } auf { $target }: Ist das Ziel auf deinem Tisch weit weg oder in Deckung?
   *[other] { $seat } sagt, ob das Ziel { $target } weit weg oder in Deckung ist, auf das { $who } mit { $weapon } schießt.
}

# Würfel.
ask-die = Wirf einen Würfel: { $what }.
ask-die-for = Wirf einen Würfel für { $who }: { $what }.
ask-die-seat = { $seat-is ->
    [you] Wirf deinen Würfel: { $what }.
   *[other] Wirf einen Würfel für { $seat }: { $what }.
}
ask-die-blow = { $by } schlägt nach { $target }. Wirf einen Würfel für { $who }: { $what }.
ask-die-shot = { $by } schießt auf { $target }. Wirf einen Würfel für { $who }: { $what }.
ask-die-hit = { $target } wird getroffen. Wirf einen Würfel: { $what }.
ask-die-charge = { $by } greift { $target } an. Wirf einen Würfel für { $who }: { $what }.
ask-die-cast = { $by } wirkt { $spell }. Wirf einen Würfel für { $who }: { $what }.
ask-die-cast-at = { $by } wirkt { $spell } auf { $target }. Wirf einen Würfel für { $who }: { $what }.

# Wofür ein Würfel ist, und was er braucht.
what-needs = { $die }, nötig { $needs }+
what-most = { $die }, bestanden mit { $most } oder weniger
what-most-first = { $die }, bestanden mit { $most } oder weniger, der erste Würfel zeigt { $first }
what-first = { $die }, der erste Würfel zeigt { $first }
what-total = { $die }, zwei Würfel brauchen { $needs } oder mehr
what-total-first = { $die }, zwei Würfel brauchen { $needs } oder mehr, der erste zeigt { $first }

die-hit = Trefferwurf
die-hit-reroll = Trefferwurf, noch einmal
die-misfire = Fehlzündung
die-parry = Parade
die-parry-reroll = Parade, noch einmal
die-dodge = Ausweichen
die-charm = Glücksbringer
die-wound = Verwundungswurf
die-critical = kritischer Treffer
die-save = Rüstungswurf
die-save-reroll = Rüstungswurf, noch einmal
die-step-aside = Schritt zur Seite
die-injury = Verletzung
die-helmet = Helm
die-roll-off = Auswürfeln
die-rally = Sammeln
die-rout = Rückzugstest
die-fear = Angsttest
die-fear-to-charge = Angsttest vor dem Angriff
die-garlic = Angriff trotz Knoblauch
die-escape = Flucht aus dem Nahkampf
die-dread = gegen den Schrecken
die-lure = gegen die Lockung
die-rezhebel = das Schwert des Rezhebel halten
die-warp = gegen das Auge des Warp
die-all-alone = Test, weil ganz allein
die-stupidity = Blödheitstest
die-shamble = was Blöde tun
die-leadership = Moralwerttest
die-initiative = Initiativetest
die-strength = Stärketest
die-flight = Flucht in Zoll
die-d3 = Zahl der Treffer
die-count = Anzahl
die-leap = Sprung in Zoll
die-spell = welcher Zauber bekannt ist
die-casting = Zaubern
die-resist = gegen den Zauber
die-arrival = Eintreffen
die-edge = Tischkante
die-search = Suche
die-driven-back = Zurücktreiben in Zoll
die-effect = Wirkung des Zaubers

# Wofür eine Anzahl ist.
die-count-scenario = worum gekämpft wird
die-count-shade = Initiative durch Purpurschatten
die-count-rats = Ratten, die sich anschließen
die-count-objectives = wie viele Missionsziele es gibt
die-count-shards = Splitter zu Beginn
die-count-hunger = zusätzliche Zoll durch den Schwarzen Hunger
die-count-arrows = Zahl der Pfeile

# Was beim Auswürfeln entschieden wird.
roll-off-set-up = Auswürfeln, wer über das Aufstellen entscheidet
roll-off-set-up-first = Auswürfeln, wer zuerst aufstellt
roll-off-counters = Auswürfeln, wer den ersten Marker legt
roll-off-defender = Auswürfeln, wer verteidigt
roll-off-role = Auswürfeln, wer über den Angriff entscheidet
roll-off-attackers-edge = Auswürfeln, wer den Rand des Angreifers wählt
roll-off-first-turn = Auswürfeln um den ersten Zug
roll-off-first-turn-by-initiative = Auswürfeln um den ersten Zug, plus Initiative des Anführers
roll-off-infiltration = Auswürfeln, die Infiltratoren des Verlierers werden zuerst aufgestellt
roll-off-tie = Auswürfeln unter Gleichschnellen, die Krieger des Gewinners schlagen zuerst

# Entscheidungen.
ask-parry-odds = { $seat-is ->
    [you] { $by } schlägt zu: Versucht { $who } zu parieren? Nötig ist ein Würfel über { $above }: { $chance }.
   *[other] { $by } schlägt zu: { $seat } entscheidet, ob { $who } zu parieren versucht. Nötig ist ein Würfel über { $above }: { $chance }.
}
ask-parry-odds-two = { $seat-is ->
    [you] { $by } schlägt zu: Versucht { $who } zu parieren? Nötig ist einer von zwei Würfeln über { $above }: { $chance }.
   *[other] { $by } schlägt zu: { $seat } entscheidet, ob { $who } zu parieren versucht. Nötig ist einer von zwei Würfeln über { $above }: { $chance }.
}
ask-fact-leader-near = { $seat-is ->
    [you] { $who } legt einen Test ab: Ist der Anführer nah genug, um seinen Moralwert zu leihen?
   *[other] { $who } legt einen Test ab: { $seat } sagt, ob der Anführer nah genug ist, um seinen Moralwert zu leihen.
}
ask-fact-enemy-closest = { $seat-is ->
    [you] { $who } will sich sammeln: Ist das nächste Modell ein Feind?
   *[other] { $who } will sich sammeln: { $seat } sagt, ob das nächste Modell ein Feind ist.
}
ask-fact-friend-near = { $seat-is ->
    [you] { $who } kämpft gegen mehrere: Ist ein Verbündeter innerhalb von 6 Zoll?
   *[other] { $who } kämpft gegen mehrere: { $seat } sagt, ob ein Verbündeter innerhalb von 6 Zoll ist.
}
ask-fact-hero-near = { $seat-is ->
    [you] { $who } könnte blöd sein: Ist ein Held innerhalb von 6 Zoll?
   *[other] { $who } könnte blöd sein: { $seat } sagt, ob ein Held innerhalb von 6 Zoll ist.
}
ask-fact-off-table = { $seat-is ->
    [you] { $who } flieht: Reicht die Flucht bis zur Tischkante?
   *[other] { $who } flieht: { $seat } sagt, ob die Flucht bis zur Tischkante reicht.
}
ask-contest = { $seat-is ->
    [you] Stimmst du zu, oder bestreitest du das? { $said }
   *[other] { $seat } stimmt zu oder bestreitet das: { $said }
}
contest-fact = Über { $who }: { $said }.
contest-fact-nobody = { CAPITAL($said) }.
contest-claim = Das Ziel ist erreicht.
contest-run = Kein Feind, der zählt, ist innerhalb von 8 Zoll um { $who }: Rennen ist erlaubt.
contest-run-all = Kein Feind, der zählt, ist innerhalb von 8 Zoll um jemanden, der rennt.
contest-exit = { $who } steht da, wo man den Tisch für immer verlassen kann.
contest-spot = { $who } ist versteckt, aber offen zu sehen oder nah genug, um bemerkt zu werden.
contest-charge = { $who } greift { $target } an.
contest-charge-reaches = { $who } greift { $target } an: zu sehen und in Reichweite.
contest-charge-too-far = { $who } greift { $target } an: zu sehen, aber zu weit weg.
contest-charge-unseen = { $who } greift { $target } an: nah, aber nicht zu sehen.
contest-charge-dive = { $inches-count ->
    [one] { $who } greift { $target } mit einem Sprung aus 1 Zoll Höhe an.
   *[other] { $who } greift { $target } mit einem Sprung aus { $inches } Zoll Höhe an.
}
contest-shot = { $shots-count ->
    [one] { $who } schießt mit { $weapon } auf { $target }, { $distance }: { $needs }.
   *[other] { $who } schießt mit { $weapon } { $shots }-mal auf { $target }, { $distance }: { $needs }.
}
ask-rout-test = { $seat-is ->
    [you] { $out } von deinen { $began } sind ausgeschaltet: Rückzugstest ablegen (bestanden mit { $leadership } oder weniger) oder aufgeben?
   *[other] Bei { $seat } sind { $out } von { $began } ausgeschaltet: { $seat } legt den Rückzugstest ab (bestanden mit { $leadership } oder weniger) oder gibt auf.
}
ask-rout-free = { $seat-is ->
    [you] { $out } von deinen { $began } sind ausgeschaltet: weiterkämpfen oder aufgeben?
   *[other] Bei { $seat } sind { $out } von { $began } ausgeschaltet: { $seat } kämpft weiter oder gibt auf.
}
ask-hide = { $seat-is ->
    [you] Versteckt sich { $who }?
   *[other] { $seat } entscheidet, ob sich { $who } versteckt.
}
ask-intercept = { $seat-is ->
    [you] { $who } greift { $target } an: Wer stellt sich in den Weg, oder niemand?
   *[other] { $who } greift { $target } an: { $seat } entscheidet, ob sich jemand in den Weg stellt ({ $among }).
}
ask-first = { $seat-is ->
    [you] Stellst du zuerst auf? Wer das tut, wählt seine Seite, wer wartet, sieht, wo der Feind steht.
   *[other] { $seat } entscheidet, wer zuerst aufstellt.
}
ask-role = { $seat-is ->
    [you] Greifst du an? Dann hast du den ersten Zug; sonst verteidigst du. { $goal }
   *[other] { $seat } entscheidet, wer angreift. { $goal }
}
ask-edge = { $seat-is ->
    [you] Welcher Tischrand?
   *[other] { $seat } wählt einen Tischrand.
}
ask-edge-of = { $seat-is ->
    [you] Welcher Tischrand gehört dem Angreifer?
   *[other] { $seat } wählt den Tischrand des Angreifers.
}
ask-quarter = { $seat-is ->
    [you] Welches Viertel des Tisches?
   *[other] { $seat } wählt ein Viertel des Tisches.
}
ask-scenario = { $seat-is ->
    [you] Worum wird gekämpft?
   *[other] { $seat } wählt, worum gekämpft wird.
}
ask-place = { $seat-is ->
    [you] Wo wird { $who } aufgestellt?
   *[other] { $seat } wählt, wo { $who } aufgestellt wird.
}
ask-counter = { $seat-is ->
    [you] Wo liegt der nächste Marker?
   *[other] { $seat } wählt, wo der nächste Marker liegt.
}
ask-ready = { $seat-is ->
    [you] Stehen auf deinem Tisch alle an ihrem Platz?
   *[other] { $seat } stellt alle auf.
}
ask-melee = { $seat-is ->
    [you] Wessen Handgemenge ist das nächste?
   *[other] { $seat } wählt, wessen Handgemenge das nächste ist: { $among }.
}
ask-hands = { $seat-is ->
    [you] Womit kämpft { $who }?
   *[other] { $seat } wählt, womit { $who } kämpft.
}
ask-hands-against = { $seat-is ->
    [you] Womit kämpft { $who } gegen { $target }?
   *[other] { $seat } wählt, womit { $who } gegen { $target } kämpft.
}
ask-allot = { $seat-is ->
    [you] Wem gilt der nächste Schlag von { $who }?
   *[other] { $seat } wählt, wem der nächste Schlag von { $who } gilt: { $among }.
}
ask-tentacle = { $seat-is ->
    [you] Wen hält der Tentakel von { $who } fest: { $among }?
   *[other] { $seat } wählt, wen der Tentakel von { $who } festhält: { $among }.
}
ask-hit-cover = { $seat-is ->
    [you] Der Schuss von { $who } auf { $target } trifft die Deckung: War jemand diese Deckung oder niemand?
   *[other] Der Schuss von { $who } auf { $target } trifft die Deckung: { $seat } sagt, ob jemand diese Deckung war.
}
ask-hit-line = { $seat-is ->
    [you] { $who } schießt eine Linie entlang auf { $target }: Wer steht noch darauf, jemand oder niemand?
   *[other] { $who } schießt eine Linie entlang auf { $target }: { $seat } sagt, wer noch darauf steht.
}
ask-hit-spell = { $seat-is ->
    [you] { $who } wirkt { $spell }: Wer ist noch nah genug, um getroffen zu werden, jemand oder niemand?
   *[other] { $who } wirkt { $spell }: { $seat } sagt, wer noch nah genug ist, um getroffen zu werden.
}
ask-drop = { $seat-is ->
    [you] Geht es höchstens ein Zoll neben { $who } abwärts, und wie viele Zoll tief?
   *[other] { $seat } sagt, ob es höchstens ein Zoll neben { $who } abwärts geht.
}
ask-fly = { $seat-is ->
    [you] Wohin trägt { $spell } { $who }?
   *[other] { $seat } wählt, wohin { $spell } { $who } trägt.
}
ask-claim = { $seat-is ->
    [you] Ist das Ziel erreicht?
   *[other] { $seat } sagt, ob das Ziel erreicht ist.
}
ask-contact = { $seat-is ->
    [you] Mit wem ist { $who } noch in Kontakt, jemand oder niemand?
   *[other] { $seat } sagt, mit wem { $who } noch in Kontakt ist.
}
ask-contact-fly = { $seat-is ->
    [you] Magie trägt { $who }: Mit wem entsteht Kontakt, jemand oder niemand?
   *[other] Magie trägt { $who }: { $seat } sagt, mit wem Kontakt entsteht.
}
ask-hunger = { $seat-is ->
    [you] Gibt { $who } dem Schwarzen Hunger nach?
   *[other] { $seat } entscheidet, ob { $who } dem Schwarzen Hunger nachgibt.
}
ask-charge-open = { $seat-is ->
    [you] { $who } greift { $target } an: Ist auf deinem Tisch etwas anders als üblich?
   *[other] { $seat } sagt, ob beim Angriff von { $who } auf { $target } etwas anders als üblich ist.
}
ask-fight = { $seat-is ->
    [you] Wer nimmt andere Waffen, bevor das Handgemenge beginnt?
   *[other] { $seat } sagt, wer andere Waffen nimmt, bevor das Handgemenge beginnt: { $among }.
}
ask-toward = { $seat-is ->
    [you] Wohin rennen alle?
   *[other] { $seat } wählt, wohin alle rennen.
}

## Beschriftungen der Züge

offer-end = Die Phase beenden
offer-end-recovery = Die Erholung beenden
offer-end-charges = Die Angriffe beenden
offer-end-movement = Die Bewegung beenden
offer-end-shooting = Das Schießen beenden
offer-select = { $who } handelt
offer-select-charges = { $who } greift an
offer-select-movement = { $who } bewegt sich
offer-select-shooting = { $who } schießt oder zaubert
offer-spot = { $who } ist zu sehen oder wird bemerkt
offer-rally = { $who } versucht, sich zu sammeln
offer-rise = { $who } steht auf
offer-herbs = { $who } nimmt Heilkräuter
offer-hold = { $who } tut nichts mehr
offer-hold-charges = { $who } greift nicht an
offer-hold-movement = { $who } bleibt stehen
offer-hold-shooting = { $who } schießt nicht
offer-leap = { $who } setzt zum Sprung an
offer-charge = { $who } greift { $target } an
offer-charge-both = { $who } greift { $target } und { $second } an
offer-home = { $who } greift jetzt an
offer-unseen = Nah, aber nicht zu sehen
offer-unseen-not = Doch zu sehen
offer-too-far = Zu weit weg
offer-too-far-not = Doch in Reichweite
offer-touch = { $target } ist auch im Kontakt
offer-touch-not = { $target } ist nicht im Kontakt
offer-step-in = { $who } tritt dazwischen
offer-step-in-not = { $who } tritt nicht dazwischen
offer-dive = { $inches-count ->
    [one] { $who } springt aus 1 Zoll Höhe auf { $target }
   *[other] { $who } springt aus { $inches } Zoll Höhe auf { $target }
}
offer-escape = { $who } versucht, den Nahkampf zu verlassen
offer-go = { $who } geht nach { $square }
offer-go-run = { $who } rennt nach { $square }
offer-go-crawl = { $who } kriecht nach { $square }
offer-go-fly = { $who } wird nach { $square } getragen
offer-walk = { $who } geht
offer-run = { $who } rennt
offer-sneak = { $who } geht und versteckt sich
offer-walk-all = Alle gehen
offer-walk-all-map = Alle gehen auf den Feind zu
offer-run-all = Alle rennen
offer-run-all-map = Alle rennen auf einen Punkt zu
offer-toward = Alle rennen auf { $square } zu
offer-crawl = { $who } kriecht
offer-climb-up = { $inches-count ->
    [one] { $who } klettert 1 Zoll hinauf
   *[other] { $who } klettert { $inches } Zoll hinauf
}
offer-climb-down = { $inches-count ->
    [one] { $who } klettert 1 Zoll hinunter
   *[other] { $who } klettert { $inches } Zoll hinunter
}
offer-jump = { $inches-count ->
    [one] { $who } springt 1 Zoll hinunter
   *[other] { $who } springt { $inches } Zoll hinunter
}
offer-gap = { $inches-count ->
    [one] { $who } springt über eine Lücke, 1 Zoll tief
   *[other] { $who } springt über eine Lücke, { $inches } Zoll tief
}
offer-drop = { $inches-count ->
    [one] Es geht 1 Zoll abwärts
   *[other] Es geht { $inches } Zoll abwärts
}
offer-drop-none = Es geht nicht abwärts
offer-exit = { $who } verlässt den Tisch
offer-aim = { $who } schießt mit { $weapon } auf { $target }
offer-aim-times = { $who } schießt mit { $weapon } { $shots }-mal auf { $target }
offer-throw = { $who } wirft mit { $weapon } nach { $target }
offer-throw-times = { $who } wirft mit { $weapon } { $shots }-mal nach { $target }
offer-cast = { $who } wirkt { $spell }
offer-cast-at = { $who } wirkt { $spell } auf { $target }
offer-fire = Schießen
offer-beyond = Außer Reichweite: der Schuss ist verloren
offer-cover = Ziel in Deckung
offer-cover-not = Ziel nicht in Deckung
offer-long = Jenseits der halben Reichweite
offer-long-not = Innerhalb der halben Reichweite
offer-melee = Das Handgemenge von { $who }
offer-hands = Mit { $weapons }
offer-arm = { $who } kämpft mit { $weapons }
offer-begin = Das Handgemenge beginnen
offer-allot = Nach { $target } schlagen
offer-tentacle = { $target } festhalten
offer-hit = { $target }
offer-contact = { $target }
offer-nobody = Niemand
offer-nobody-else = Sonst niemand
offer-yes = Ja
offer-no = Nein
offer-parry = { $who } versucht zu parieren
offer-parry-not = { $who } pariert nicht
offer-fact = { CAPITAL($said) }
offer-hide = { $who } versteckt sich
offer-hide-not = { $who } versteckt sich nicht
offer-first = Zuerst aufstellen
offer-first-not = Den Feind zuerst aufstellen lassen
offer-attack = Angreifen
offer-defend = Verteidigen
offer-hunger = { $who } gibt dem Schwarzen Hunger nach
offer-hunger-not = { $who } gibt nicht nach
offer-accept = Zustimmen
offer-dispute = Bestreiten
offer-intercept = { $who } geht dazwischen
offer-intercept-nobody = Niemand geht dazwischen
offer-rout-test = Rückzugstest ablegen
offer-fight-on = Weiterkämpfen
offer-give-up = Das Feld räumen
offer-edge = Der { $edge }
offer-quarter = Das { $quarter }
offer-scenario = { $scenario }
offer-place = { $who } auf { $square } aufstellen
offer-place-counter = Den Marker auf { $square } legen
offer-place-rest = Alle übrigen aufstellen, wo Platz ist
offer-ready = Alle stehen an ihrem Platz
offer-claim = Das Ziel ist erreicht
offer-claim-not = Das Ziel ist nicht erreicht
offer-die = { $die }

group-end = beenden
group-all = alle
group-toggle = sagen
group-select = Krieger
group-recover = erholen
group-charge = angreifen
group-shoot = schießen
group-cast = zaubern
group-fight = kämpfen
group-set-up = aufstellen
group-roll = würfeln
group-answer = antworten

## Ablehnungen

error-battle-over = Das Gefecht ist vorbei.
error-not-your-decision = Das entscheidest jetzt nicht du.
error-die-first = Zuerst fällt ein Würfel: { $die }.
error-answer-pending = Zuerst ist etwas anderes gefragt.
error-wrong-phase = Das gehört in eine andere Phase.
error-nobody-selected = Wähle zuerst einen Krieger.
error-already-selected = Ein anderer Krieger ist gewählt: lass ihn handeln, mit `hold` nichts tun, oder nimm zurück.
error-not-yours = Du hast keinen solchen Krieger auf dem Tisch.
error-already-acted = Dieser Krieger hat in dieser Phase schon alles getan, was er darf.
error-engaged = Dieser Krieger ist in Kontakt mit einem stehenden Feind.
error-ran = Dieser Krieger ist in diesem Zug gerannt.
error-charged = Dieser Krieger hat in diesem Zug angegriffen oder es versucht.
error-rallied = Dieser Krieger hat sich in diesem Zug gesammelt und darf nur noch zaubern.
error-fleeing = Dieser Krieger flieht.
error-fallen = Dieser Krieger ist am Boden oder betäubt.
error-stood-up = Dieser Krieger ist in diesem Zug aufgestanden.
error-must-charge = Zuerst muss ein rasender Krieger angreifen.
error-tests-pending = Zuerst muss jemand einen Test ablegen.
error-enemy-closest = Dieser Krieger kann sich nicht sammeln: Das nächste Modell ist ein Feind.
error-enemy-near = Dieser Krieger darf nicht rennen: Ein Feind ist innerhalb von 8 Zoll.
error-may-not-run = Dieser Kämpfer rennt nie.
error-out-of-reach = Das ist für diesen Krieger außer Reichweite.
error-unseen = Dieser Krieger kann den Feind nicht sehen.
error-hidden = Dieser Feind ist versteckt.
error-target-engaged = In einen Nahkampf darf niemand schießen.
error-not-closest = Ein anderer Feind ist näher und nicht schwerer zu treffen.
error-out-of-range = Das Ziel ist außer Reichweite.
error-not-loaded = Diese Waffe ist nicht geladen.
error-move-or-fire = Diese Waffe schießt nicht nach einer Bewegung.
error-too-many-shots = So oft darf dieser Krieger jetzt nicht schießen.
error-no-weapon = Dieser Krieger hat keine solche Waffe.
error-no-spell = Das kann dieser Krieger jetzt nicht zaubern.
error-no-target = Das ist kein Ziel für diesen Zauber.
error-standing-first = Ein stehender Feind muss vor den gefallenen geschlagen werden.
error-too-far = Das ist für diesen Krieger zu hoch oder zu weit.
error-no-rout = Dafür sind zu wenige ausgeschaltet.
error-outside-zone = Das ist außerhalb deiner Zone.
error-no-ground = Dort kann niemand stehen: Es ist kein freier Boden.
error-taken = Auf diesem Feld ist schon jemand.
error-there-already = Dieser Krieger ist schon dort; `hold` lässt ihn stehen.
error-next-to-enemy = Das ist neben einem Feind, und dort endet nur ein Angriff.
error-aim-first = Ziele zuerst, zum Beispiel `aim bow B1`.
error-fire-now = Die Waffe ist gerichtet: `fire` schießt, `hold` nicht.
error-table-only = Das ist für einen echten Tisch, nicht für eine Karte.
error-map-only = Das ist für eine Karte, nicht für einen echten Tisch.
error-not-a-die = Würfel fallen durch Zufall: 1 bis 6, und nur, wenn danach gefragt ist.
error-not-offered = Danach ist nicht gefragt.
error-unknown-square = `{ $text }` ist kein Feld: schreib Spalte und Zeile, etwa 17,5.
error-needs-map = { $scenario } muss wissen, wo alles ist: Spiel es mit space=map.

error-roster-place = { $line ->
    [none] { "" }
   *[other] Zeile { $line }:{ " " }
  }
error-roster-unknown = { error-roster-place }`{ $text }` ist keine fertige Bandenliste. Eine eigene hat eine Zeile wie `warband: reikland` und je eine für jeden Helden und jede Gruppe von Gefolgsleuten.
error-roster-unknown-empty = { error-roster-place }Die Bandenliste ist leer. Sie hat eine Zeile wie `warband: reikland` und je eine für jeden Helden und jede Gruppe von Gefolgsleuten.
error-roster-twice = { error-roster-place }{ $what } darf hier nur einmal stehen.
error-roster-twice-key = { error-roster-place }`{ $key }` darf hier nur einmal stehen.
error-roster-veterans-only = { error-roster-place }{ $what } ist nur für Veteranen. Eine Zeile `veterans: yes` macht sie dazu und hebt die Grenzen für Gold und Ausrüstungslisten auf.
error-roster-veterans-only-spell = { error-roster-place }Ein zweiter Zauber ist nur für Veteranen. Eine Zeile `veterans: yes` macht sie dazu und hebt die Grenzen für Gold und Ausrüstungslisten auf.
error-roster-veterans-only-gain = { error-roster-place }`+{ $text }` ist nur für Veteranen. Eine Zeile `veterans: yes` macht sie dazu und hebt die Grenzen für Gold und Ausrüstungslisten auf.
error-roster-warband-missing = { error-roster-place }Die Liste sagt nicht, wessen Bande es ist: Sie braucht eine Zeile wie `warband: reikland`.
error-roster-name = { error-roster-place }Der Name einer Bande hat 1 bis { $most } Buchstaben.
error-roster-warband-unknown = { error-roster-place }`{ $text }` ist keine Bande. Banden sind { $all }.
error-roster-veterans = { error-roster-place }`veterans` ist yes oder no, nicht `{ $text }`.
error-roster-gold = { error-roster-place }Das macht { $cost } Goldkronen; { $warband } haben { $gold }.
error-roster-fighter-unknown = { error-roster-place }{ $warband } haben keinen Kämpfer `{ $text }`.
error-roster-fighter-unknown-near = { error-roster-place }{ $warband } haben keinen Kämpfer `{ $text }`. Ähnlich ist: { $near }.
error-roster-group = { error-roster-place }Eine Gruppe von Gefolgsleuten hat 1 bis { $most }; für mehr schreib eine neue Zeile.
error-roster-group-hero = { error-roster-place }Jeder Held hat eine eigene Zeile ohne Zahl.
error-roster-leader = { error-roster-place }Eine Bande hat genau einen Anführer.
error-roster-leader-missing = { error-roster-place }Die Liste endet ohne Anführer: Eine Zeile `{ $leader }: ...` fehlt.
error-roster-limit = { error-roster-place }Das macht { $same }-mal { $fighter }; eine Bande hat höchstens { $most }.
error-roster-size = { $size-count ->
    [one] { error-roster-place }Das macht 1 Krieger; { $warband } haben { $fewest } bis { $most }.
   *[other] { error-roster-place }Das macht { $size } Krieger; { $warband } haben { $fewest } bis { $most }.
}
error-roster-entry-unknown = { error-roster-place }`{ $text }` ist weder Gegenstand noch Mutation, Fertigkeit oder Zauber.
error-roster-entry-unknown-near = { error-roster-place }`{ $text }` ist weder Gegenstand noch Mutation, Fertigkeit oder Zauber. Ähnlich ist: { $near }.
error-roster-close-weapons = { error-roster-place }Ein Krieger hat höchstens { $most } Nahkampfwaffen neben dem freien Dolch, nicht { $count }.
error-roster-close-weapons-same = { error-roster-place }Ein Krieger hat höchstens { $most } Nahkampfwaffen neben dem freien Dolch, und { $item } steht öfter da.
error-roster-missile-weapons = { error-roster-place }Ein Krieger hat höchstens { $most } Arten von Fernkampfwaffen, nicht { $count }; ein Paar zählt einmal.
error-roster-warhammers = { error-roster-place }Nur die Matriarchin und die Oberinnen dürfen zwei Sigmarhämmer haben.
error-roster-buys-nothing = { error-roster-place }{ $fighter } kauft nichts.
error-roster-item-forbidden-armour = { error-roster-place }{ $item } ist nichts für { $fighter }: Dieser Kämpfer trägt keine Rüstung.
error-roster-item-forbidden-missiles = { error-roster-place }{ $item } ist nichts für { $fighter }: Dieser Kämpfer benutzt keine Fernkampfwaffen.
error-roster-item-forbidden-misc = { error-roster-place }{ $item } ist nichts für { $fighter }: Nur Heldinnen tragen so etwas.
error-roster-item-forbidden-poison = { error-roster-place }{ $item } ist nichts für { $fighter }: Diese Bande benutzt kein Gift.
error-roster-item-forbidden-skaven = { error-roster-place }{ $item } ist nichts für { $fighter }: Das benutzen nur Skaven.
error-roster-item-forbidden-sisters = { error-roster-place }{ $item } ist nichts für { $fighter }: Das benutzen nur Sigmarschwestern.
error-roster-item-not-listed = { error-roster-place }{ $item } steht nicht auf der Liste von { $fighter }; dort stehen { $all }.
error-roster-body-armour = { error-roster-place }Man trägt nur eine Körperrüstung: { $worn } oder { $item }.
error-roster-mutation-not-for = { error-roster-place }{ $fighter } hat keine Mutationen; Besessene und Mutanten haben welche.
error-roster-mutation-missing = { error-roster-place }{ $fighter } braucht eine Mutation.
error-roster-skill-not-for = { error-roster-place }{ $fighter } kann das nicht lernen: { $skill }.
error-roster-spell-not-for = { error-roster-place }{ $fighter } zaubert `{ $text }` nicht.
error-roster-gain-unknown = { error-roster-place }`+{ $text }` ist keine Steigerung; `+1 WS` ist eine.
error-roster-gain-limit = { error-roster-place }{ $fighter } hat { $now } und kann nie mehr als { $most } haben: `+{ $text }` ist zu viel.
error-roster-claws = { error-roster-place }Wer Kampfklauen trägt, hat keine andere Waffe.

error-unknown-map = Es gibt keine Karte `{ $map }`. Nenn eine fertige Karte oder zeichne eine.
error-map-too-many-buildings = Zeile { $line }, Spalte { $column }: Eine Karte hat höchstens { $most } Gebäude, und das ist eins zu viel.
error-map-sealed-building = Zeile { $line }, Spalte { $column }: In dieses Gebäude kommt niemand hinein; gib ihm eine Tür `+` oder eine Lücke in der Wand.
error-map-no-way = Zeile { $line }, Spalte { $column }: Hierher führt kein Weg von Zeile { $from-line }, Spalte { $from-column }; aller Boden, auf dem man stehen kann, muss zusammenhängen.
error-map-no-room = Innerhalb von { $depth } Zoll vom { $edge } finden { $room } Modelle Platz; es muss Platz für { $least } sein.
error-map-row-length = Zeile { $line }, Spalte { $column }: Hier endet die Zeile, aber alle müssen so lang sein wie die erste, { $width } Felder.
error-map-too-many-objectives = Zeile { $line }, Spalte { $column }: Eine Karte hat höchstens { $most } Missionsziele, und das ist eins zu viel.
error-map-too-small = Zeile { $line }, Spalte { $column }: Hier endet die Karte, { $width } Felder breit und { $height } lang; sie muss in jeder Richtung mindestens { $least } haben.
error-map-unknown-sign = Zeile { $line }, Spalte { $column }: `{ $sign }` bedeutet auf einer Karte nichts.
error-map-too-large = Zeile { $line }, Spalte { $column }: Eine Karte hat in jeder Richtung höchstens { $most } Felder.

## Warum eine Stellung nicht sein kann

why-twice = das steht zweimal da
why-not-here = `{ $text }` gibt es in dieser Stellung nicht
why-no-number-there = `{ $text }` ist keine passende Zahl
why-not-between = { $n } liegt nicht zwischen { $from } und { $to }
why-no-warrior = `{ $text }` ist kein Krieger
why-no-square = `{ $text }` ist kein Feld
why-no-rule = `{ $text }` ist keine Sonderregel
why-no-skill = `{ $text }` ist keine Fertigkeit
why-no-mutation = `{ $text }` ist keine Mutation
why-no-spell = `{ $text }` ist kein Zauber
why-no-item = `{ $text }` ist kein Gegenstand
why-no-fighter = `{ $text }` ist kein Kämpfer einer Bande
why-no-edge = `{ $text }` ist kein Rand
why-no-side = `{ $text }` ist keine Bande und auch sonst nichts von einer Seite
why-no-phase = `{ $text }` ist keine Phase
why-no-scenario = `{ $text }` ist kein Szenario
why-no-reason = `{ $text }` ist kein Grund, aus dem ein Gefecht endet
why-nothing-said = `{ $text }` sagt nichts über einen Krieger
why-too-often = `{ $text }` steht zu oft da
why-hands = Hände halten ein Ding oder zwei, etwa `hands sword light_armour`
why-loading = drei Läufe werden geladen, etwa `loading 2 0 0`
why-rout = ein Rückzugstest steht als `9 of 8` da
why-too-much-work = es wartet mehr, als Platz ist
why-not-asked = nach `{ $asked }` ist nicht gefragt: gefragt ist `{ $asks }`
why-nothing-to-ask = was wartet, hat nichts zu fragen
why-nothing-claimed = es war nichts gefragt, was hätte gesagt werden können
why-nobody-before = vor { $who } gibt es kein { $before }
why-nobody = es gibt kein { $who }
why-counters = es gibt höchstens { $most } Marker
why-leap = so weit springt niemand
why-no-wounds = niemand hat keine Lebenspunkte
why-is-nobody = jemand ist niemand
why-no-caster = nur wer zaubern kann, kennt Zauber
why-too-many-wounds = es sind mehr Lebenspunkte übrig, als es gab
why-felled-by-nobody = wer ihn gefällt hat, ist niemand
why-gone-somewhere = wer weg ist, ist nirgends
why-gone-hidden = wer weg ist, versteckt sich nicht
why-table-square = am echten Tisch kennt niemand Felder
why-in-a-wall = niemand steht in einer Mauer
why-one-place = zwei stehen nicht auf demselben Feld
why-contact-gone = Kontakt hat man nur mit jemandem, der da ist
why-contact-mutual = Kontakt ist gegenseitig
why-contact-friend = Kontakt hat man mit Feinden
why-gone-engaged = wer weg ist, ist mit niemandem in Kontakt
why-not-fought = nur wer kämpft, hat gekämpft
why-fled-not-out = wer vom Tisch geflohen ist, ist ausgeschaltet
why-left-reserve = wer gegangen ist, war da
why-ran-not-moved = wer rennt, bewegt sich
why-gone-fleeing = wer weg ist, flieht nicht
why-charge-both = ein Angriff gelingt oder nicht
why-chest-carried = getragen wird die Truhe, wenn sie gefunden ist und nirgends liegt
why-chest-twice = einer trägt die Truhe
why-over = ein Gefecht ist genau dann vorbei, wenn es geendet hat
why-turns = so viele Züge gibt es nicht
why-scenario-unknown = niemand weiß, worum gekämpft wird
why-scenario-map = worum gekämpft wird, das braucht eine Karte
why-nobody-left = eine Seite hat niemanden mehr, der kämpft
why-no-place = jemand auf dem Tisch hat kein Feld
why-teams = wer auf dem Tisch ist, ist bekannt
why-counters-sorted = Marker sind sortiert
why-counters-lie = Marker liegen, wo man stehen kann
why-too-many-counters = es gibt zu viele Marker
why-chest-lies = die Truhe liegt, wo man stehen kann
why-chest-unfound = die Truhe ist nicht gefunden
why-strike-under-way = ein Schlag läuft genau dann, wenn er weitergeht
why-charge-under-way = ein Angriff läuft genau dann, wenn er noch ankommen soll
why-no-somebody = jemanden gibt es nicht
why-no-seat = einen solchen Platz gibt es nicht
why-counts-too-far = es zählt zu weit
why-no-attacker = niemand greift an
why-no-die = einen solchen Würfel gibt es nicht
why-not-aimed = niemand hat gezielt
why-not-fired = niemand schießt
why-not-selected = dieser Krieger ist nicht gewählt
why-never-cast = das wird im Gefecht nicht gewirkt
why-waits-after = nach einem Gefecht wartet nichts
why-waits-phase = was wartet, gehört nicht in diese Phase
why-waits-above = eine Phase oder ein Zug wartet über anderer Arbeit
why-waits-twice = dieselbe Arbeit wartet zweimal
why-charge-nobody = jemanden aus einem Angriff gibt es nicht
why-dive = aus solcher Höhe springt niemand
why-charge-end = ein Angriff endet, wo man stehen kann
why-melee-phase = ein Handgemenge gehört in die Nahkampfphase
why-melee-nobody = jemanden aus einem Handgemenge gibt es nicht
why-order-long = so lang ist die Reihenfolge der Schläge nicht
why-striker-nobody = jemanden, der zuschlägt, gibt es nicht
why-order-end = nach dem Letzten schlägt niemand
why-too-many-blows = so oft schlägt niemand
why-struck-nobody = jemanden, der geschlagen wird, gibt es nicht
why-allotted = es werden nicht mehr Schläge verteilt, als es gibt
why-selected-phase = in dieser Phase ist niemand gewählt
why-selected-nobody = wer gewählt ist, ist niemand
why-waits-other = was wartet, ist nicht die Sache des Gewählten
why-aim-nobody = niemand ist da, der zielen könnte
why-aim-target = auf wen gezielt wird, ist niemand
why-aim-thing = mit so etwas zielt niemand
why-aim-so = so zielt niemand
why-answer-left = eine Antwort ist übrig
why-waits-asked = Arbeit wartet genau, solange jemand gefragt ist
why-able = wer handeln kann, ist bekannt, wenn es darauf ankommt
why-claimed = was gesagt wurde, darf bestritten werden
why-selection-left = von einer Wahl ist etwas übrig
why-nothing-to-decide = niemand hat etwas zu entscheiden
why-aim-impossible = so kann niemand zielen
why-strike-nobody = jemand aus einem Schlag ist niemand
why-strike-blows = ein Angriff hat 1 bis 12 Schläge
why-strike-kinds = jeder Schlag hat seine Zahlen
why-blow-numbers = die Zahlen eines Schlags sind unmöglich
why-strike-hits = es treffen mehr Schläge, als geführt werden
why-strike-die = ein Schlag oder ein Würfel ist unmöglich
why-strike-wounds = die Wunden eines Schlags sind unmöglich
why-parries = so oft pariert niemand
why-strike-step = ein Schlag braucht keinen solchen Würfel
why-strike-best = der höchste Würfel eines Schlags ist der eines Treffers
why-strike-dues = es stehen mehr Verletzungen aus, als es Wunden gab
why-strike-fallen = wer liegt, wird Schlag für Schlag getroffen
why-strike-critical = so ist ein kritischer Treffer unmöglich
why-strike-second-save = ein zweiter Rüstungswurf gehört zu einem kritischen Treffer
why-strike-misfire = nur ein Schuss zündet fehl
why-characteristic-high = so hoch ist keine Eigenschaft
why-characteristic-zero = Stärke, Widerstand und Attacken sind nicht 0
why-number-high = eine Zahl ist zu hoch
why-loads-long = so lange lädt nichts
why-pairs = wer zwei von etwas hat, hat eins
why-hands-nothing = damit kämpft man nicht
why-hands-combat = Hände werden für einen Nahkampf gewählt
why-nothing = es ist nichts
why-side = Seite { $side } hat 1 bis { $most } Krieger
why-of = { $who }: { $why }
why-not-beside = { $who } ist nicht neben diesem Krieger
why-cannot-wait = { $task } kann nicht warten: { $why }
why-who-no-place = { $who } ist auf dem Tisch und hat kein Feld
why-idle = { $who } ist gewählt und hat nichts zu tun

## Das Brett

zone-warriors = Krieger
zone-off-table = nicht auf dem Tisch
zone-out = ausgeschaltet

counter-round = Runde
counter-standing = stehen
counter-out = ausgeschaltet
counter-holds = hält
counter-shards = Splitter

condition-standing = steht
condition-knocked-down = am Boden
condition-stunned = betäubt
condition-out = ausgeschaltet

mark-attacks = greift an
mark-defends = verteidigt
mark-leader = führt die Bande
mark-selected = gewählt
mark-objective = Missionsziel
mark-searched = durchsucht
mark-held = { $seat-is ->
    [you] von dir gehalten
   *[other] gehalten von { $seat }
}
mark-wounds = LP{ $left }/{ $of }
mark-versus = gegen { $foes }
mark-acted = fertig in dieser Phase
mark-parry-spent = hat pariert oder hätte gekonnt
mark-critical-done = hat kritisch getroffen
mark-struck = hat zugeschlagen
mark-hammered = darf nicht kämpfen
mark-whipped = hat mit der Peitsche geknallt
mark-tested = hat getestet
mark-fear-failed = trifft nur auf Sechsen
mark-moved = bewegt
mark-ran = gerannt
mark-charged = hat angegriffen
mark-failed-charge = Angriff verfehlt
mark-no-charge = darf nicht angreifen
mark-stood-up = aufgestanden
mark-rallied = gesammelt
mark-shot = hat geschossen
mark-fell = gestürzt
mark-stupid = blöd
mark-fled = geflohen
mark-cast = hat gezaubert
mark-dived = von oben angegriffen
mark-leapt = ist gesprungen
mark-black-hunger = Schwarzer Hunger
mark-black-fury = Schwarze Wut
mark-dazed = war diesen Zug betäubt
mark-arrived = diesen Zug eingetroffen
mark-hidden = versteckt
mark-fleeing = flieht
mark-fought = nicht mehr im ersten Nahkampfzug
mark-frenzy-over = Raserei vorbei
mark-maddened = rasend durch Pilze
mark-charm-spent = Glücksbringer verbraucht
mark-relic-spent = Reliquie verbraucht
mark-silk-spent = Seide verbraucht
mark-netted = im Netz gefangen
mark-reserve = noch nicht auf dem Tisch
mark-escaped = am anderen Ende hinaus
mark-fled-off = vom Tisch geflohen
mark-chest = trägt die Truhe
mark-discharged = Donnerbüchse abgefeuert
mark-hammer-of-sigmar = Hammer des Sigmar
mark-hearts-of-steel = Herzen aus Stahl
mark-shield-of-faith = Schild des Glaubens
mark-armour-of-righteousness = Rüstung der Gerechtigkeit
mark-death-vision = Todesvision
mark-eye-of-god = hat das Auge Gottes gerufen
mark-lured = vom Feind beherrscht
mark-luck-of-shemtek = Glück des Shemtek
mark-sword-of-rezhebel = Schwert des Rezhebel
mark-cursed = verflucht
mark-just-out = eben erst ausgeschaltet

ground-open = freier Boden
ground-wall = Mauer
ground-floor = Innenraum
ground-door = Tür
ground-rough = schwieriges Gelände
ground-water = Wasser
ground-low-wall = niedrige Mauer
ground-ruin = Ruine
ground-deep = Abgrund
ground-crate = Kisten
ground-objective = Missionsziel

## Chancen

odds-out = ausgeschaltet { $chance }
odds-stunned = betäubt { $chance }
odds-knocked-down = am Boden { $chance }
odds-hurt = verwundet { $chance }
odds-nothing = nichts { $chance }

modifier-cover = Deckung
modifier-long-range = weite Entfernung
modifier-moved = bewegt
modifier-several-shots = mehrere Schüsse
modifier-elven-cloak = Elfenumhang
modifier-large-target = großes Ziel
modifier-weapon = Waffe

## Computerspieler

hint-shot = jeder Schuss von { $who } fällt { $target } mit { $percent } %
hint-charge-fallen = { $target } liegt und wird mit { $percent } % ausgeschaltet
hint-charge = { $who } schlägt zuerst und fällt { $target } mit { $percent } %; die Antwort fällt mit { $answer } %
hint-charge-late = { $who } fällt { $target } mit { $percent } %, doch der schlägt vor ihm und fällt mit { $answer } %
hint-shot-safe = { $who } hat ein Schussfeld und wird wohl nicht angegriffen
hint-has-shot = { $who } hat ein Schussfeld
hint-may-charge-safe = { $who } kann als Nächstes angreifen und wird wohl nicht angegriffen
hint-may-charge = { $who } kann als Nächstes angreifen
hint-safe = { $who } wird wohl nicht angegriffen

bot-novice = spielt nach Faustregeln und verschätzt sich oft
bot-casual = spielt nach Faustregeln und verschätzt sich hin und wieder
bot-plans = sucht unter den besten Plänen der Faustregeln und spielt sie { $simulations }-mal bis zum Ende des nächsten Zugs durch
bot-planner = sucht wie die Stufen, mit N Simulationen
bot-heuristic = spielt nach Faustregeln und den Chancen von Schlägen und Schüssen

## Themen

details-warriors = Krieger
details-rosters = Bandenlisten
details-odds = Chancen
details-field = Spielfeld
details-losses = Verluste
details-scenario = Szenario

details-side = { $seat-is ->
    [you] Deine Bande: { $warband }, Bandenwert { $rating }
   *[other] { $seat }: { $warband }, Bandenwert { $rating }
}
details-warrior = { $who }: { $state }
details-warrior-on = { $who } auf { $square }: { $state }
details-held = { $main }/{ $off }
details-has = hat { $list }
details-loads = { $turns-count ->
    [one] lädt noch 1 eigenen Zug
   *[other] lädt noch { $turns } eigene Züge
}
details-fled-off = vom Tisch geflohen
details-escaped = am anderen Ende hinaus
details-out = ausgeschaltet
details-out-by = ausgeschaltet durch { $by }
details-reserve = noch nicht auf dem Tisch
details-roster = { $who }: { $profile }
details-roster-leader = { $who } (führt die Bande): { $profile }
details-roster-hero = { $who } (Held): { $profile }
details-two = { $item } (zwei)
details-total = { $seat-is ->
    [you] Du hast { $warriors-count ->
        [one] 1 Krieger
       *[other] { $warriors } Krieger
    }, Helden: { $heroes }, { $cost } Goldkronen, Bandenwert { $rating }
   *[other] { $seat } hat { $warriors-count ->
        [one] 1 Krieger
       *[other] { $warriors } Krieger
    }, Helden: { $heroes }, { $cost } Goldkronen, Bandenwert { $rating }
}
details-scenario-unknown = Worum gekämpft wird, ist noch nicht bekannt.
details-scenario-title = Szenario: { $scenario }
details-standing = { $seat-is ->
    [you] Du: { $out } von { $began } ausgeschaltet, Rückzugstest ab { $rout }
   *[other] { $seat }: { $out } von { $began } ausgeschaltet, Rückzugstest ab { $rout }
}
details-standing-holds = { $seat-is ->
    [you] Du: { $out } von { $began } ausgeschaltet, { $held } gehalten
   *[other] { $seat }: { $out } von { $began } ausgeschaltet, { $held } gehalten
}
details-building = Gebäude { $number } (bei { $square }): { $state }
details-building-counts = zählt
details-building-counts-not = zählt nicht
details-carries = { $count-count ->
    [one] { $who } trägt 1 Marker.
   *[other] { $who } trägt { $count } Marker.
}
details-chest-carried = { $who } trägt die Truhe.
details-chest-gone = Die Truhe ist nicht mehr auf dem Tisch.
details-chest-hidden = Die Truhe ist noch nicht gefunden.
details-round = { $left-count ->
    [one] Runde { $round } von { $rounds }: noch 1 danach.
   *[other] Runde { $round } von { $rounds }: noch { $left } danach.
}
details-strike = { $by } gegen { $target }: { $numbers }
details-strike-nobody = Ein Treffer gegen { $target }: { $numbers }
details-numbers = Treffer { $hit }, Verwundung { $wound }, Rüstung { $save }
details-shot-sum = { $by } auf { $target }: { $basic } nach Können, { $why } auf den Würfel, also { $needs }
details-shot-sum-said = { $by } auf { $target } ({ $distance }): { $basic } nach Können, { $why } auf den Würfel, also { $needs }
details-no-modifier = nichts
details-chances = Chancen: { $list }
details-modifier = { $by } { $why }
details-shot = { $weapon } auf { $target }
details-shot-needs = { $weapon } auf { $target }: Treffer { $needs }
details-blow = { $weapon } gegen { $target }: { $numbers }
details-hands = { $blows-count ->
    [one] Mit { $weapons }: 1 Schlag
   *[other] Mit { $weapons }: { $blows } Schläge
}
details-hands-at = { $blows-count ->
    [one] Mit { $weapons }: 1 Schlag gegen { $target }
   *[other] Mit { $weapons }: { $blows } Schläge gegen { $target }
}
details-rout = Ein Rückzugstest ({ $warband }) wäre mit { $leadership } oder weniger bestanden: { $chance }
details-no-odds = Wähle einen Krieger oder beginne einen Schlag: Dann gibt es Chancen zu zeigen.
details-no-field = Das Spielfeld ist dein eigener Tisch: Das Programm kennt keine Karte.
details-ground = { $sign } { $name }
details-legend = { $list }
details-field-things = { "*" } Missionsziel, $ Morrstein, & Truhe, A B stehend, a b gefallen
details-losses-side = { $seat-is ->
    [you] Du: { $out } von { $began } ausgeschaltet, Rückzugstest ab { $rout }
   *[other] { $seat }: { $out } von { $began } ausgeschaltet, Rückzugstest ab { $rout }
}
details-felled = { $count-count ->
    [one] { $who } hat 1 Feind ausgeschaltet
   *[other] { $who } hat { $count } Feinde ausgeschaltet
}

## Wörter im Bild des Terminals

picture-head = { $scenario }, Runde { $round } von { $rounds }: { $name }, { $phase }.
picture-setup = { $scenario }: Aufstellung.
picture-won = { $scenario }: { $name } gewinnt, { $reason }.
picture-drawn = { $scenario }: unentschieden, { $reason }.
picture-no-scenario = Mordheim
picture-side = { $letter } { $name }: { $out } von { $began } aus, Rückzug ab { $rout }
picture-side-attacks = { $letter } { $name } greift an: { $out }/{ $began } aus, Test ab { $rout }
picture-side-defends = { $letter } { $name } verteidigt: { $out }/{ $began } aus, Test ab { $rout }
picture-side-holds = { $letter } { $name }: { $out } von { $began } aus, hält { $held }
picture-side-attacks-holds = { $letter } { $name } greift an: { $out }/{ $began } aus, hält { $held }
picture-side-defends-holds = { $letter } { $name } verteidigt: { $out }/{ $began } aus, hält { $held }
picture-legend-reach = ' erreichbar
picture-legend-charge = " im Angriff
picture-legend-run = " rennend
picture-legend-wyrdstone = $ Morrstein
picture-legend-chest = & Truhe
picture-legend-building = 1* Gebäude, das zählt
picture-legend-searched = 1x durchsucht
picture-legend-marked = { "*" } markiert
picture-legend-down = a1 liegt
picture-more = +{ $count } mehr: `look warriors`
picture-on = { $who } auf { $square }
picture-also = Auch: { $list }
picture-blows-out = Schläge, { $target } aus:
picture-strikes = { $by } schlägt { $target }
picture-hits = { $by } trifft { $target }
picture-is-hit = { $target } wird getroffen
picture-with = { $blows-count ->
    [one] { $weapon }, 1 Schlag
   *[other] { $weapon }, { $blows } Schläge
}
picture-numbers = Tr. { $hit } Verw. { $wound } Rü. { $save }
picture-so-far-hits = { $count-count ->
    [one] bisher 1 Treffer
   *[other] bisher { $count } Treffer
}
picture-so-far-wounds = { $count-count ->
    [one] bisher 1 Wunde
   *[other] bisher { $count } Wunden
}
picture-critical = kritisch: { $chart }
picture-aims = { $by } zielt auf { $target }
picture-aim-weapon = { $shots-count ->
    [one] { $weapon }, 1 Schuss
   *[other] { $weapon }, { $shots } Schüsse
}
picture-skill = Ball. Fertigkeit: { $number }
picture-cannot-hit = trifft nie
picture-needs = nötig { $number }
picture-profile-first = B{ $m } KG{ $ws } BF{ $bs } S{ $s } W{ $t }
picture-profile-second = LP{ $left }/{ $w } I{ $i } A{ $a } MW{ $ld }
picture-charges = greift { $inches } weit an
picture-walks = geht { $walk }, rennt { $run }
picture-may-charge = Angriff auf: { $list }
picture-out = aus { $percent }%
picture-blows = { $blows-count ->
    [one] 1 Schlag: Tr., Verw., Rü.
   *[other] { $blows } Schläge: Tr., Verw., Rü.
}
picture-out-list = Aus: { $list }
picture-away-list = Noch nicht da: { $list }
picture-strike-line = { $by } gegen { $target } mit { $weapon }: { $numbers }.
picture-strike-line-bare = { $by } gegen { $target }: { $numbers }.
picture-hit-line = { $target } wird getroffen: { $numbers }.
picture-critical-line = Der kritische Treffer: { $chart }.
picture-aim-line = { $shots-count ->
    [one] { $by } zielt mit { $weapon } auf { $target }, 1 Schuss.
   *[other] { $by } zielt mit { $weapon } auf { $target }, { $shots } Schüsse.
}
picture-way-odds = ausgeschaltet { $out }, am Boden { $down }
picture-hands-odds = { $target } ausgeschaltet { $out }%, am Boden { $down }%
picture-order = Reihenfolge der Schläge: { $list }

pane-more = + { $count } weitere
pane-foe = KG{ $ws } W{ $t } LP{ $left }
