### Das Brett von Skirmish.

skirmish-say-play = Du bist dran: spiel eine Karte
skirmish-say-act = Du bist dran: handle oder passe
skirmish-say-leader = Du bist dran: setze deine Anführung ein oder passe
skirmish-say-answer = { $card } fragt dich
skirmish-say-last = Du hast das letzte Wort

skirmish-lanes = Die fünf Bahnen
skirmish-turn = Scharmützel { $skirmish }, Zug { $turn }
skirmish-slot = { $seat-is ->
    [you] { $lane }, dein Feld
   *[other] { $lane }, Feld von { $seat }
}
skirmish-slot-empty = leer
skirmish-slot-locked = gesperrt
skirmish-slot-forts = befestigt { $n }
skirmish-slot-modifier = Feld { $amount }
skirmish-card-power = Stärke { $n }
skirmish-card-action = Aktion
skirmish-card-from = { $printed } gedruckt, { $parts }
skirmish-from-slot = Feld { $amount }
skirmish-from-buffs = Effekte { $amount }
skirmish-from-others = andere { $amount }
skirmish-chosen = gewählt, noch einmal drücken zum Ausführen
skirmish-previewing = Vorschau
skirmish-picked = gewählt

skirmish-dies = stirbt
skirmish-returns = zurück auf die Hand
skirmish-would-stand = stünde hier
skirmish-would-have = hätte Stärke { $n }
skirmish-control = { $seat-is ->
    [you] { $lane } gehört dir: { $points }
   *[other] { $lane } gehört { $seat }: { $points }
}
skirmish-control-even = { $lane } ist ausgeglichen
skirmish-control-none = Niemand steht { $lane }

skirmish-hand = { $seat-is ->
    [you] Deine Hand
   *[other] Hand von { $seat }
}
skirmish-hand-empty = Keine Karten auf der Hand
skirmish-count-hand = Hand
skirmish-count-deck = Deck
skirmish-count-fallen = gefallen
skirmish-piles-open = { $seat-is ->
    [you] Deine gefallenen Karten und dein Deck
   *[other] Bekannte Karten von { $seat }
}
skirmish-piles-fallen = Gefallen
skirmish-piles-shown = Bekannt auf der Hand
skirmish-piles-left = Noch zu ziehen, ungeordnet
skirmish-piles-list = Das Deck
skirmish-piles-none = Keine

skirmish-leader = Anführung
skirmish-leader-of = { $seat-is ->
    [you] Deine Anführung
   *[other] Anführung von { $seat }
}
skirmish-leader-use = Ladung einsetzen
skirmish-leader-charges = { $n } von { $all } Ladungen übrig
skirmish-leader-short = { $n } von { $all }

skirmish-points = { $seat-is ->
    [you] deine Punkte
   *[other] { $seat }
}
skirmish-points-after = { $seat-is ->
    [you] deine Punkte, jetzt und danach
   *[other] { $seat }
}
skirmish-wins = { $seat-is ->
    [you] Du hast { $n } von { $of } Scharmützeln gewonnen
   *[other] { $seat } hat { $n } von { $of } Scharmützeln gewonnen
}

skirmish-do-play = Ausspielen
skirmish-do-not = Abbrechen

skirmish-if = Wenn du das spielst
skirmish-if-pass = Wenn du passt
skirmish-if-answer = Wenn du das wählst
skirmish-preview = Vorschau
skirmish-random = Zufall
skirmish-how-scored = Wie gewertet wird
skirmish-sum = Punkte
skirmish-gain = { $seat-is ->
    [you] du gewinnst { $lane }
   *[other] { $seat } gewinnt { $lane }
}
skirmish-lose = { $seat-is ->
    [you] du verlierst { $lane }
   *[other] { $seat } verliert { $lane }
}
skirmish-goal = Eine Bahn gehört dir, wenn deine Einheit dort stärker ist. Die meisten Bahnen gewinnen das Scharmützel, zwei Scharmützel die Partie.
skirmish-pick-card = Wähle eine Karte deiner Hand, dann ein leuchtendes Feld. Du kannst sie auch dorthin ziehen.
skirmish-pick-act = Wähle eine leuchtende Einheit oder deine Anführung, oder beende deinen Zug.
skirmish-pick-slot = Wohin? Wähle eines der leuchtenden Felder.
skirmish-pick-target = Wähle eine der leuchtenden Stellen.
skirmish-resolving = Wird ausgeführt
skirmish-move-of = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
}
skirmish-stage = { $n } von { $of }
skirmish-pause = Pause
skirmish-resume = Weiter
skirmish-next = Schritt
skirmish-to-end = Ende
skirmish-asks = fragt
skirmish-more-steps = Und { $n } weitere.

skirmish-pass = Passen
skirmish-pass-done = Fertig
skirmish-pass-conclude = Scharmützel beenden
skirmish-pass-means-pass = Beendet deinen Zug
skirmish-pass-means-done = Jetzt zu passen beendet das Scharmützel für dich
skirmish-pass-means-conclude = Du hast das letzte Wort: Passen wertet das Scharmützel
skirmish-pass-not-now = Zuerst wird eine Antwort gebraucht
skirmish-pass-other = { $seat-is ->
    [you] Du bist am Zug
   *[other] { $seat } ist am Zug
}
skirmish-pass-is-done = { $seat-is ->
    [you] Du bist in diesem Scharmützel fertig
   *[other] { $seat } ist fertig
}
