# Was Skirmish über sich sagt und was ein Tisch einstellen kann.

game-name = Skirmish
game-about = Ein Bahnen-Kartenspiel für zwei: fünf Gelände, zwei Siege entscheiden, und keine Ressource außer deinen Karten.
game-complete = Vollständig: alle 61 Einheiten, 9 Aktionen und 8 Anführer, die weiteren Entwürfe, Deckbau.

option-deck0 = Das Deck von Platz 0: ein fertiges Deck (thieves, fortress, enforcers, outlaws), `ready` für ein zufälliges davon, `random` für irgendein erlaubtes Deck oder eine Liste wie `leader: sage; 3 Archer; 2 Scout …`.
option-deck0-ready = eines der fertigen Decks, durch Zufall
option-deck0-random = irgendein erlaubtes Deck, durch Zufall
option-deck0-thieves = Diebe: schneller Schaden und Modifikatoren, die den Besitzer wechseln
option-deck0-fortress = Festung: starke Felder, gesperrte Bahnen und Einheiten, die von anderen zehren
option-deck0-enforcers = Vollstrecker: Soldaten, die einander schützen und stärken
option-deck0-outlaws = Gesetzlose: Hacker und Verbrecher, die das Brett auf den Kopf stellen

option-deck1 = Dasselbe für Platz 1.
option-deck1-ready = eines der fertigen Decks, durch Zufall
option-deck1-random = irgendein erlaubtes Deck, durch Zufall
option-deck1-thieves = Diebe: schneller Schaden und Modifikatoren, die den Besitzer wechseln
option-deck1-fortress = Festung: starke Felder, gesperrte Bahnen und Einheiten, die von anderen zehren
option-deck1-enforcers = Vollstrecker: Soldaten, die einander schützen und stärken
option-deck1-outlaws = Gesetzlose: Hacker und Verbrecher, die das Brett auf den Kopf stellen

option-leader0 = Der Anführer von Platz 0 anstelle dessen aus dem Deck.
option-leader0-deck = der Anführer aus dem Deck
option-leader0-rookie = Rekrut
option-leader0-sage = Weiser
option-leader0-warlord = Kriegsherr
option-leader0-aggressive = Angreifer
option-leader0-tactical = Taktiker
option-leader0-control = Kontrolleur
option-leader0-defensive = Verteidiger
option-leader0-value = Verwerter

option-leader1 = Dasselbe für Platz 1.
option-leader1-deck = der Anführer aus dem Deck
option-leader1-rookie = Rekrut
option-leader1-sage = Weiser
option-leader1-warlord = Kriegsherr
option-leader1-aggressive = Angreifer
option-leader1-tactical = Taktiker
option-leader1-control = Kontrolleur
option-leader1-defensive = Verteidiger
option-leader1-value = Verwerter

option-designs = Ob Decks auch die weiteren Entwürfe enthalten dürfen.

option-starter = Wer das erste Scharmützel anfängt.
option-starter-draw = das Los entscheidet
option-starter-0 = Platz 0
option-starter-1 = Platz 1

option-auto-pass = Für einen Platz passen, der sonst nichts tun kann.
option-stall = Nach so vielen Zügen eines Scharmützels ist jedes Passen endgültig.
option-max-repeats = Wie oft eine Fähigkeit in einer Handlung auslösen darf.
option-max-effects = Wie viele Effekte einer Handlung folgen dürfen.
option-max-actions = Nach so vielen Handlungen endet die Partie unentschieden.
option-open-decks = Ob alle die Decklisten aller lesen dürfen.

preset-classic = Diebe gegen Festung
preset-machines = Vollstrecker gegen Gesetzlose
preset-wild = Zufällige erlaubte Decks mit den weiteren Entwürfen
