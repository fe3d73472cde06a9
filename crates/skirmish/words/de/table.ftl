# Was gesagt wird, während Skirmish gespielt wird.

## Orte: die fünf Gelände von links nach rechts, T0 bis T4

terrain-0 = das Gelände ganz links
terrain-1 = das Gelände links
terrain-2 = das Gelände in der Mitte
terrain-3 = das Gelände rechts
terrain-4 = das Gelände ganz rechts

place-0 = ganz links
place-1 = links
place-2 = in der Mitte
place-3 = rechts
place-4 = ganz rechts

toward-0 = ganz nach links
toward-1 = nach links
toward-2 = in die Mitte
toward-3 = nach rechts
toward-4 = ganz nach rechts

# Nominativ und Akkusativ sind gleich; der Dativ kommt nicht vor.
slot-0 = { $side-is ->
    [you] dein Feld ganz links
   *[other] das Feld ganz links bei { $side }
}
slot-1 = { $side-is ->
    [you] dein Feld links
   *[other] das Feld links bei { $side }
}
slot-2 = { $side-is ->
    [you] dein Feld in der Mitte
   *[other] das Feld in der Mitte bei { $side }
}
slot-3 = { $side-is ->
    [you] dein Feld rechts
   *[other] das Feld rechts bei { $side }
}
slot-4 = { $side-is ->
    [you] dein Feld ganz rechts
   *[other] das Feld ganz rechts bei { $side }
}

# Eine Einheit auf dem Brett: was sie ist, bei wem und wo sie steht.
unit = { $side-is ->
    [you] { $card } (bei dir { $place })
   *[other] { $card } (bei { $side } { $place })
}

## Ereignisse: Decks, Züge und Passen

event-deck-ready = { $seat-is ->
    [you] Du bekommst das Deck { $deck }, Anführer: { $leader }.
   *[other] { $seat } bekommt das Deck { $deck }, Anführer: { $leader }.
}
event-deck = { $seat-is ->
    [you] Du bekommst ein Deck mit { $size } Karten, Anführer: { $leader }.
   *[other] { $seat } bekommt ein Deck mit { $size } Karten, Anführer: { $leader }.
}
event-shuffled = { $seat-is ->
    [you] Dein Deck wird gemischt.
   *[other] Das Deck von { $seat } wird gemischt.
}
event-starter-drawn = { $seat-is ->
    [you] Das Los fällt auf dich: Du fängst an.
   *[other] Das Los fällt auf { $seat }.
}
event-skirmish-started = { $seat-is ->
    [you] Scharmützel { $number } beginnt; du fängst an.
   *[other] Scharmützel { $number } beginnt; { $seat } fängt an.
}
event-turn-started = { $seat-is ->
    [you] Zug { $turn }: Du bist dran.
   *[other] Zug { $turn }: { $seat }.
}
event-passed = { $seat-is ->
    [you] Du passt.
   *[other] { $seat } passt.
}
event-passed-auto = { $seat-is ->
    [you] Du kannst nichts mehr tun und passt.
   *[other] { $seat } kann nichts mehr tun und passt.
}
event-done = { $seat-is ->
    [you] Du bist fertig für dieses Scharmützel.
   *[other] { $seat } ist fertig für dieses Scharmützel.
}
event-done-auto = { $seat-is ->
    [you] Du kannst nichts mehr tun und bist fertig für dieses Scharmützel.
   *[other] { $seat } kann nichts mehr tun und ist fertig für dieses Scharmützel.
}

## Ereignisse: Karten, Anführer und Antworten

event-drew-cards = { $seat-is ->
    [you] Du ziehst { $cards }.
   *[other] { $seat } zieht { $cards }.
}
event-drew = { $seat-is ->
    [you] { $count-count ->
        [one] Du ziehst eine Karte.
       *[other] Du ziehst { $count } Karten.
    }
   *[other] { $count-count ->
        [one] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $count } Karten.
    }
}
event-played-unit = { $seat-is ->
    [you] Du spielst { $card } { $toward }.
   *[other] { $seat } spielt { $card } { $toward }.
}
event-played = { $seat-is ->
    [you] Du spielst { $card } auf { $slot }.
   *[other] { $seat } spielt { $card } auf { $slot }.
}
event-discarded = { $seat-is ->
    [you] Du wirfst { $card } ab.
   *[other] { $seat } wirft { $card } ab.
}
event-fizzled = { $card } hat kein Ziel mehr und bewirkt nichts.
event-deploy-failed = { $seat-is ->
    [you] { $card } kann nicht auf { $slot } und kommt auf deinen Friedhof.
   *[other] { $card } kann nicht auf { $slot } und kommt auf den Friedhof von { $seat }.
}
event-created = { $seat-is ->
    [you] Neu auf deiner Hand: { $card }.
   *[other] Neu auf der Hand von { $seat }: { $card }.
}
event-created-hidden = { $seat-is ->
    [you] Auf deiner Hand entsteht eine neue Karte.
   *[other] Auf der Hand von { $seat } entsteht eine neue Karte.
}
event-leader-used = { $seat-is ->
    [you] Du setzt den Anführer { $leader } ein: { $charges-count ->
        [one] noch 1 Ladung.
       *[other] noch { $charges } Ladungen.
    }
   *[other] { $seat } setzt den Anführer { $leader } ein: { $charges-count ->
        [one] noch 1 Ladung.
       *[other] noch { $charges } Ladungen.
    }
}
event-leader-triggered = { $seat-is ->
    [you] Dein Anführer { $leader } wird tätig.
   *[other] Der Anführer { $leader } von { $seat } wird tätig.
}
event-declined = { $seat-is ->
    [you] Du verzichtest.
   *[other] { $seat } verzichtet.
}
event-picked = { $seat-is ->
    [you] Du wählst { $pick }.
   *[other] { $seat } wählt { $pick }.
}
event-chance-picked = Der Zufall wählt { $pick }.
pick-option = Möglichkeit { $number }

## Ereignisse: Einheiten kommen, gehen und handeln

event-consumed = { $consumer } verschlingt { $unit }.
event-deployed-control = { $seat-is ->
    [you] Du kontrollierst jetzt { $card }.
   *[other] { $seat } kontrolliert jetzt { $card }.
}
event-deployed-made = { $card } kommt neu auf { $slot }.
event-deployed-graveyard = { $seat-is ->
    [you] { $card } kehrt von deinem Friedhof auf { $slot } zurück.
   *[other] { $card } kehrt vom Friedhof von { $seat } auf { $slot } zurück.
}
event-died = { CAPITAL($unit) } stirbt.
event-killed = { CAPITAL($unit) } wird getötet.
event-sacrificed = { CAPITAL($unit) } wird geopfert.
event-bounced = { $seat-is ->
    [you] { CAPITAL($unit) } kehrt auf deine Hand zurück.
   *[other] { CAPITAL($unit) } kehrt auf die Hand von { $seat } zurück.
}
event-moved = { CAPITAL($unit) } zieht { $toward }.
event-moved-across = { CAPITAL($unit) } zieht auf { $slot }.
event-swapped = { CAPITAL($first) } und { $second } tauschen die Plätze.
event-triggered = { CAPITAL($unit) } löst aus.
event-trigger-fizzled = { $card } hat ausgelöst, bewirkt aber nichts.
event-activated = { $seat-is ->
    [you] Du aktivierst { $card } { $place }.
   *[other] { $seat } aktiviert { $card } { $place }.
}
event-waited = { CAPITAL($unit) } muss nicht länger warten.
event-nullified = { CAPITAL($unit) } verliert alle Fähigkeiten.
event-stayed = { CAPITAL($unit) } bleibt stehen, ohne Buffs.

## Ereignisse: Stärke, Schilde und Felder

event-damaged = { CAPITAL($unit) } erleidet { $amount } Schaden: Stärke { $power }.
event-redirected = { CAPITAL($unit) } erleidet den Schaden für die verbündete Einheit { $place }.
event-absorbed = Der Schild von { $unit } fängt { $amount } Schaden ab: noch { $left }.
event-absorbed-gone = Der Schild von { $unit } fängt { $amount } Schaden ab und ist weg.
event-shielded = { CAPITAL($unit) } bekommt Schild { $amount }.
event-healed = { CAPITAL($unit) } wird um { $amount } Schaden geheilt.
event-power = { CAPITAL($unit) } bekommt { $amount }: Stärke { $power }.
event-modifier = { CAPITAL($slot) } bekommt { $amount }: Modifikator { $now }.
event-fortified = { CAPITAL($slot) } wird befestigt.

## Ereignisse: Punkte, Scharmützel und die Partie

event-controls = { $seat-is ->
    [you] Du kontrollierst { $terrain }, { $own } zu { $theirs }.
   *[other] { $seat } kontrolliert { $terrain }, { $own } zu { $theirs }.
}
event-controls-alone = { $seat-is ->
    [you] Du kontrollierst { $terrain } ohne Gegenwehr.
   *[other] { $seat } kontrolliert { $terrain } ohne Gegenwehr.
}
event-controls-nobody = Niemand kontrolliert { $terrain }, { $first } zu { $second }.
event-conquered = { $seat-is ->
    [you] Du bekommst { $points } Punkte für { $terrain }.
   *[other] { $seat } bekommt { $points } Punkte für { $terrain }.
}
event-skirmish-won = { $seat-is ->
    [you] Du gewinnst Scharmützel { $number }, { $won } zu { $lost }.
   *[other] { $seat } gewinnt Scharmützel { $number }, { $won } zu { $lost }.
}
event-skirmish-tied = Scharmützel { $number } endet unentschieden, { $first } zu { $second }: Beide gewinnen es.
event-match-won = { $seat-is ->
    [you] Du gewinnst die Partie.
   *[other] { $seat } gewinnt die Partie.
}
event-match-drawn = Die Partie endet unentschieden.
event-match-too-long = Die Partie hat zu lange gedauert: Sie endet unentschieden.

## Ereignisse: Effekte, die sich im Kreis drehten

event-loop = Regelfehler: { $guard }, und nichts mehr davon wird ausgeführt. Das Spiel geht weiter.
event-loop-round = Regelfehler: { $guard }, und nichts mehr davon wird ausgeführt. Im Kreis drehte sich: { $cycle }. Das Spiel geht weiter.
guard-repeats = eine Fähigkeit löste in einer Handlung zu oft aus
guard-effects = einer Handlung folgten zu viele Effekte
guard-depth = zu viele Effekte warteten gleichzeitig
loop-then = { $first }, dann { $rest }
loop-card = { $card } ({ $step })
step-ability = Fähigkeit { $number }
step-activation = Aktivierung
step-action = Aktion
step-deaths = Tode
step-deployment = Aufstellung
step-leader = Anführer
step-fortified-slot = befestigtes Feld
step-turn = Zug
step-rules = Regeln

## Was gefragt wird: der Zug

ask-turn = { $may } { $pass }
may-play = { $seat-is ->
    [you] Du darfst eine Karte spielen.
   *[other] { $seat } darf eine Karte spielen.
}
may-act = { $seat-is ->
    [you] Du hast eine Karte gespielt.
   *[other] { $seat } hat eine Karte gespielt.
}
may-conclude = { $seat-is ->
    [you] Du hast das letzte Wort.
   *[other] { $seat } hat das letzte Wort.
}
pass-ends-turn = Passen beendet den Zug.
pass-means-done = Passen heißt: fertig.
pass-ends-skirmish = Passen beendet das Scharmützel.

## Was gefragt wird: von einem Effekt. Erst die Frage selbst, dann, wie sie gestellt wird.

ask-effect = { $seat-is ->
    [you] { $question }
   *[other] { $seat } entscheidet. { $question }
}
ask-may-decline = { $question } Verzicht ist möglich.
ask-chance = Der Zufall wählt für { $card }.

ask-repositioning = { $card }: Auf welches nahe Feld zieht die Einheit?
ask-grid-disruptor = { $card }: Welche nahe Einheit kehrt auf die Hand ihres Besitzers zurück?
ask-impound-grappler = { $card }: Welche nahe gegnerische Einheit zieht auf das Feld gegenüber?
ask-lone-jackal = { $card }: Welche nahe Einheit erleidet 2 Schaden?
ask-loyalty-weaver = { $card }: Mit welcher nahen gegnerischen Einheit werden die Plätze getauscht?
ask-oasis-chaser = { $card }: Auf welches leere nahe Feld geht es?
ask-waste-spiller = { $card }: Welches nahe gegnerische Feld bekommt -2?
ask-infinite-replicator = { $card }: Auf welches nahe Feld wird die Kopie aufgestellt?
ask-vampiric-marauder = { $card }: Welche nahe verbündete Einheit erleidet 2 Schaden?
ask-void-administrator = { $card }: Welche nahe Einheit verliert alle Fähigkeiten?
ask-archer = { $card }: Welche nahe gegnerische Einheit erleidet 2 Schaden?
ask-hunter = { $card }: Welche verwundete nahe gegnerische Einheit wird getötet?
ask-knight = { $card }: Auf welches nahe Feld wird ein Knappe aufgestellt?
ask-necromancer = { $card }: Welche Einheit kehrt vom Friedhof zurück?
ask-necromancer-2 = { $card }: Auf welches leere Feld kehrt { $picked } zurück?
ask-priest = { $card }: Welches nahe Feld wird geläutert?
ask-ranger = { $card }: Auf welches nahe Feld geht es?
ask-rookie = { $card }: Welches nahe Feld bekommt +2, zusammen mit dem eigenen?
ask-vampire = { $card }: Welche nahe Einheit erleidet 2 Schaden?
ask-warlock = { $card }: Welche nahe gegnerische Einheit erleidet den Schaden?
ask-thief = { $card }: Welchem nahen Feld wird der Modifikator gestohlen?
ask-pig-farmer = { $card }: Welche nahe verbündete Einheit bekommt +2?
ask-bouncer = { $card }: Welche nahe Einheit kehrt auf die Hand ihres Besitzers zurück?
ask-bouncer-2 = { $card }: Welche Karte wird abgeworfen?
ask-mystic = { $card }: 2 Karten ziehen oder +2 bekommen?
ask-leader-warlord = { $leader }: Welche gegnerische Einheit erleidet 1 Schaden?
ask-leader-aggressive = { $leader }: Welche gegnerische Einheit erleidet 2 Schaden?
ask-leader-tactical = { $leader }: Welche Einheit zieht?
ask-leader-tactical-2 = { $leader }: Wohin zieht { $picked }?
ask-leader-control = { $leader }: Der Modifikator welches Feldes wird 0?

## Züge

offer-pass = Passen
offer-pass-done = Passen: fertig für dieses Scharmützel
offer-pass-conclude = Passen: Das Scharmützel endet
offer-play = { $card } { $toward } spielen
offer-play-onto = { $card } auf { $unit } spielen
offer-play-on-unit = { $card } auf { $unit } spielen
offer-play-on-slot = { $card } auf { $slot } spielen
offer-activate = { $card } { $place } aktivieren
offer-leader = Anführer { $leader } einsetzen
offer-decline = Verzichten
offer-pick = { CAPITAL($pick) }
offer-deck-ready = { $seat-is ->
    [you] Du bekommst das Deck { $deck }
   *[other] { $seat } bekommt das Deck { $deck }
}
offer-deck-number = { $seat-is ->
    [you] Du bekommst Deck { $number }
   *[other] { $seat } bekommt Deck { $number }
}
offer-order = { $seat-is ->
    [you] Dein Deck liegt so: { $cards }
   *[other] Das Deck von { $seat } liegt so: { $cards }
}
offer-starts = { $seat-is ->
    [you] Du fängst an
   *[other] { $seat } fängt an
}

group-pass = Passen
group-play = Spielen
group-activate = Aktivieren
group-leader = Anführer
group-answer = Antworten
group-set-up = Vorbereitung

## Abgelehnte Züge

error-game-over = Die Partie ist zu Ende.
error-not-your-turn = Du bist nicht dran.
error-choice-pending = Ein Effekt wartet auf eine Antwort: Nichts anderes ist möglich.
error-nothing-asked = Kein Effekt wartet auf eine Antwort.
error-not-offered = Das bietet der Effekt nicht an.
error-must-pick = Auf diesen Effekt kannst du nicht verzichten.
error-one-card-per-turn = Du hast deine Karte für diesen Zug schon gespielt.
error-not-in-hand = Diese Karte hast du nicht auf der Hand.
error-slot-occupied = Dort steht eine Einheit, und diese Karte kann sie nicht verschlingen.
error-must-consume = Diese Karte musst du auf eine eigene Einheit spielen.
error-enemy-slot = Diese Karte kann nicht auf ein gegnerisches Feld gespielt werden.
error-slot-locked = Gegenüber steht ein Wächter: Dort kann nichts aufgestellt werden.
error-no-target = Das ist kein Ziel für { $card }: { $text }
error-no-unit = Dort steht keine Einheit von dir.
error-no-activation = Diese Einheit kann nicht aktiviert werden.
error-nullified = Diese Einheit hat ihre Fähigkeiten verloren.
error-just-entered = Diese Einheit ist in diesem Zug aufs Brett gekommen: Sie ist nicht bereit.
error-used-up = Diese Einheit ist so oft aktiviert worden, wie sie darf.
error-cooling-down = { $turns-count ->
    [one] Diese Einheit ist nach 1 weiteren Zugbeginn von dir bereit.
   *[other] Diese Einheit ist nach { $turns } weiteren Zugbeginnen von dir bereit.
}
error-nothing-to-target = Es gibt nichts, worauf die Fähigkeit wirken könnte.
error-passive-leader = Dein Anführer hat keine Fähigkeit zum Einsetzen.
error-no-charges = Dein Anführer hat keine Ladungen mehr.
error-not-an-outcome = Das kann der Zufall hier nicht tun.

## Abgelehnte Eingaben

error-which-slot = Sag, wohin: `{ $card } T2`, oder `{ $card } T2P1` für eine Seite.
error-unknown-slot = `{ $slot }` ist kein Feld: Sie heißen T0P0 bis T4P1.
error-unknown-card = Es gibt keine Karte `{ $name }`.
error-bad-order-card = Die Reihenfolge eines Decks: Es gibt keine Karte `{ $name }`.
error-bad-order-size = Die Reihenfolge eines Decks: Ein Deck hat höchstens { $most } Karten.

## Abgelehnte Decks und Stellungen

error-bad-deck = Das Deck ist nicht lesbar: { $wrong }.
error-bad-deck-line = Zeile { $line }, `{ $entry }`: { $why }
error-bad-deck-one-leader = ein Deck hat nur einen Anführer
error-bad-deck-leaders = Anführer sind { $leaders }
error-bad-deck-no-card = so eine Karte gibt es nicht
error-bad-deck-card-like = so eine Karte gibt es nicht, aber { $card }
error-bad-deck-copies = das ist keine Anzahl
error-bad-deck-size = ein Deck hat höchstens { $most } Karten
error-illegal-deck = { $option }: { $wrong }.
error-illegal-deck-size = { $size-count ->
    [one] 1 Karte: ein Deck hat { $fewest } bis { $most }
   *[other] { $size } Karten: ein Deck hat { $fewest } bis { $most }
}
error-illegal-deck-design = { $card } braucht die Option designs=on
error-illegal-deck-stranger = { $card } gehört in kein Deck
error-illegal-deck-copies = { $copies } Mal { $card }: { $rarity-key ->
    [rarity-gold] { $rarity } ist einmal erlaubt
    [rarity-silver] { $rarity } ist zweimal erlaubt
   *[rarity-bronze] { $rarity } ist dreimal erlaubt
}
error-illegal-deck-rarity = { $count } Karten in { $rarity }: höchstens { $most } sind erlaubt
wrong-and = { $first }; { $rest }

## Warum es eine Stellung nicht geben kann

why-twice = das steht hier zweimal
why-bad-number = `{ $text }` ist keine passende Zahl
why-not-between = { $n } liegt nicht zwischen { $from } und { $to }
why-no-card = keine Karte heißt `{ $text }`
why-no-slot = `{ $text }` ist kein Feld: Sie heißen T0P0 bis T4P1
why-no-leader = kein Anführer heißt `{ $text }`
why-no-phase = `{ $text }` ist keine Phase
why-no-step = `{ $text }` ist kein Schritt
why-yes-or-no = hier gehört `yes` oder `no` hin
why-no-room = hier ist Platz für { $most } Karten
why-row = hier gehören { $places } Werte in eine Reihe
why-no-ending = eine Partie endet durch `skirmishes` oder durch `action limit`
why-ended-unbegun = eine Partie ist zu Ende, die nicht begonnen hat
why-power = richtig ist `{ $powers }`
why-action = { $card } ist eine Aktion
why-no-action = { $card } ist keine Aktion
why-no-cooldown = { $card } hat keine Wartezeit
why-unit-word = `{ $text }` sagt nichts über eine Einheit
why-not-said = das trifft auf { $card } nie zu

# Effekte, die warten

why-no-overrun = Effekte werden zu viele durch `steps` oder durch `depth`
why-effects = so viele Effekte oder so wenige Schritte passen nicht zusammen
why-answers = nach so vielen Antworten wurde nicht gefragt
why-leader = nur der Anführer des Platzes am Zug kann gerade wirken
why-which-unit = es fehlt, welche Einheit es ist
why-which-victim = es fehlt, was sie verschlungen hat
why-where = es fehlt, wo: `at T2P0`
why-no-effect = `{ $text }` ist kein Effekt, der warten kann
why-effect-word = `{ $text }` sagt nichts über einen Effekt
why-no-ability = { $card } hat keine solche Fähigkeit
why-no-then = { $card } tut danach nichts mehr
why-no-activation = { $card } auf { $slot } kann nicht aktiviert werden
why-other-unit = diese Einheit ist eine andere als { $card }
why-units-only = nur Einheiten werden aufgestellt und verschlungen
why-two-played = zwei Karten werden gleichzeitig gespielt
why-unspent = { $card } muss verbraucht sein, gleich nachdem es gespielt wurde
why-asks-nothing = der Effekt, der wartet, hat nichts zu fragen
why-not-offered = so eine Antwort bot der Effekt, der wartet, nicht an

# Was nicht sein kann

why-wins = solche Siege passen nicht zu Scharmützel { $skirmish }
why-points = vor dem Ende eines Scharmützels gibt es keine Punkte
why-active-done = der Platz am Zug ist schon fertig
why-unacted = wer gespielt hat, hat gehandelt
why-actions = so viele Handlungen passen nicht zu einer Grenze von { $most }
why-waits-over = nach dem Ende einer Partie wartet nichts mehr
why-owns = Platz { $number } besitzt mehr als { $most } Karten
why-no-power = eine Einheit ohne Stärke müsste tot sein
why-unit-number = die Nummer der Einheit auf { $slot } oder das, was sie getan hat, passt nicht
why-too-early = vor dem ersten Scharmützel ist noch nichts geschehen
why-unshuffled = das Deck von Platz { $number } ist noch nicht gemischt
why-deck-alone = Platz { $number } hat nur sein Deck
why-leader-used = der Anführer von Platz { $number } wurde noch nicht eingesetzt
why-starter-drawn = an diesem Tisch wird nicht ausgelost, wer anfängt
why-deck-phase = das Deck von Platz { $number } passt nicht zu dieser Phase
why-nowhere = { $card } von Platz { $number } ist nirgends zu finden
why-not-held = Platz { $number }: Karten, von denen bekannt ist, dass sie auf der Hand sind, sind dort nicht
why-unsorted = Platz { $number }: Hände und Listen sind sortiert
why-charges = Platz { $number }: Der Anführer hat mehr Ladungen, als er je hatte
why-scored = Platz { $number }: So viele Siege oder Punkte beenden ein Scharmützel oder die Partie
why-effects-wait = Effekte warten genau dann, wenn jemand gefragt wird
why-nothing-to-pick = wer gefragt wird, kann etwas wählen
why-left-over = von einem Effekt bleibt nichts übrig
why-over-unended = die Partie ist genau dann vorbei, wenn sie geendet hat
why-doomed = die Einheit auf { $slot } müsste tot sein
why-skirmishes = eine Partie hat höchstens drei Scharmützel
why-board-marks = das Brett weiß, was seine Einheiten haben
why-printed-power = die Einheit auf { $slot } kennt ihre aufgedruckte Stärke
why-negative = Schaden und Schild auf { $slot } sind nicht negativ
why-same-number = die Einheit auf { $slot } hat eine eigene Nummer

## Der Tisch

zone-terrain-0 = ganz links
zone-terrain-1 = links
zone-terrain-2 = Mitte
zone-terrain-3 = rechts
zone-terrain-4 = ganz rechts
zone-leader = Anführer
zone-hand = Hand
zone-deck = Deck
zone-graveyard = Friedhof
zone-played = gespielt
counter-skirmish = Scharmützel
counter-turn = Zug
counter-wins = Siege
counter-points = Punkte
counter-charges = Ladungen
counter-hand = Hand
counter-deck = Deck
mark-controls = { $seat-is ->
    [you] du kontrollierst
   *[other] { $seat } kontrolliert
}
mark-nobody-controls = niemand kontrolliert
mark-modifier = Modifikator { $amount }
mark-fortified = befestigt { $times }
mark-locked = gesperrt
mark-damaged = Schaden { $amount }
mark-buffs = Buffs { $amount }
mark-shield = Schild { $amount }
mark-ready = bereit
mark-waits = wartet { $turns }
mark-not-ready = nicht bereit
mark-used = Aktivierung verbraucht
mark-nullified = annulliert
mark-dominated = Dominant verbraucht
mark-limited = für diesen Zug verbraucht
mark-foreign = gehört der anderen Seite
mark-starts = fängt an
mark-done = fertig
mark-last-say = letztes Wort

## Wie eine Partie endet

reason-skirmishes = zwei gewonnene Scharmützel
reason-draw = zwei gewonnene Scharmützel auf beiden Seiten
reason-action-limit = zu viele Handlungen

## Hinweise und Bots

hint-lead-done = { $seat-is ->
    [you] { $terrains-count ->
        [one] Du führst mit 1 Gelände, und die Gegenseite ist fertig.
       *[other] Du führst mit { $terrains } Geländen, und die Gegenseite ist fertig.
    }
   *[other] { $terrains-count ->
        [one] { $seat } führt mit 1 Gelände, und die Gegenseite ist fertig.
       *[other] { $seat } führt mit { $terrains } Geländen, und die Gegenseite ist fertig.
    }
}
hint-tie-enough = Ein Unentschieden reicht.
hint-tie-kept = { $seat-is ->
    [you] Du nimmst das Unentschieden und behältst deine Karten.
   *[other] { $seat } nimmt das Unentschieden und behält die Karten.
}
hint-lead = { $seat-is ->
    [you] Du führst { $own } zu { $theirs } und lässt die Gegenseite Karten ausgeben.
   *[other] { $seat } führt { $own } zu { $theirs } und lässt die Gegenseite Karten ausgeben.
}
hint-no-more = { $seat-is ->
    [you] Du gibst für dieses Scharmützel keine Karten mehr aus.
   *[other] { $seat } gibt für dieses Scharmützel keine Karten mehr aus.
}
hint-give-up = { $seat-is ->
    [you] { $cards-count ->
        [one] Du gibst dieses Scharmützel auf und behältst 1 Karte.
       *[other] Du gibst dieses Scharmützel auf und behältst { $cards } Karten.
    }
   *[other] { $cards-count ->
        [one] { $seat } gibt dieses Scharmützel auf und behält 1 Karte.
       *[other] { $seat } gibt dieses Scharmützel auf und behält { $cards } Karten.
    }
}
hint-act = Das { $gains }.
hint-takes = nimmt { $terrain }
hint-denies = verwehrt { $terrain }
bot-level = durchsucht { $trees-count ->
    [one] einen Baum mit { $simulations } Simulationen
   *[other] { $trees } Bäume mit je { $simulations } Simulationen
}, höchstens bis zum Ende des Scharmützels
bot-heuristic = nimmt die Handlung, die das Brett am meisten verbessert, und hört nach einer festen Regel auf

## Mehr, als das Bild zeigt

details-graveyards = Friedhöfe
details-decks = Decks
details-units = Einheiten
details-graveyard = { $seat-is ->
    [you] Dein Friedhof: { $cards }.
   *[other] Der Friedhof von { $seat }: { $cards }.
}
details-list = { $seat-is ->
    [you] Deine Deckliste: { $cards }.
   *[other] Die Deckliste von { $seat }: { $cards }.
}
details-left = { $seat-is ->
    [you] Noch in deinem Deck: { $cards }.
   *[other] Noch im Deck von { $seat }: { $cards }.
}
details-unknown = { $size } Karten, die du nicht kennst
details-nothing = nichts
details-copies = { $count } { $card }
details-no-units = Keine Einheit ist auf dem Brett.
details-unit = { CAPITAL($unit) }: { $numbers }.
details-power = Stärke { $power }, aufgedruckt { $printed }
details-buffs = Buffs { $amount }
details-damage = Schaden { $amount }
details-modifier = Feld { $amount }
details-others = andere { $amount }
details-shield = Schild { $amount }
details-waits = { $turns-count ->
    [one] wartet 1 Zug
   *[other] wartet { $turns } Züge
}
details-not-ready = noch nicht bereit

## Wörter im Bild

picture-building = Skirmish: Die Decks werden gebaut.
picture-shuffling = Skirmish: Die Decks werden gemischt.
picture-starting = Skirmish: Das Los entscheidet, wer anfängt.
picture-playing = Scharmützel { $skirmish }, Zug { $turn }.
picture-won = { $seat-is ->
    [you] Skirmish: Die Partie ist zu Ende, du gewinnst { $won } zu { $lost }.
   *[other] Skirmish: Die Partie ist zu Ende, { $seat } gewinnt { $won } zu { $lost }.
}
picture-drawn = Skirmish: Die Partie endet unentschieden, { $first } zu { $second }.
picture-leader = Anführer
picture-wins = Siege (2)
picture-points = Punkte
picture-hand = Hand
picture-deck = Deck
picture-graveyard = Friedhof
picture-done = FERTIG
picture-last-say = L. WORT
picture-nobody = niemand
picture-power = (+1) gegen aufgedruckte Stärke
picture-shield = s Schild
picture-damage = d Schaden
picture-modifier = {"[+1]"} Feld
picture-fortified = f befestigt
picture-locked = # gesperrt
picture-ready = ! bereit
picture-waits = w wartet noch (Züge)
picture-not-ready = {"*"} nicht bereit
picture-nullified = x annulliert
picture-foreign = ~ gehört der anderen Seite
picture-holds = { $seat-is ->
    [you] Du hältst:
   *[other] { $seat } hält:
}
picture-known = { $seat-is ->
    [you] Von dir bekannt:
   *[other] Von { $seat } bekannt:
}
picture-resolving = { $card } wird ausgeführt.
