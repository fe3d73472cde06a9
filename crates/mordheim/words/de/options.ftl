### Das Spiel, und was ein Tisch wählen darf.

game-name = Mordheim
game-about = Zwei Banden kämpfen in den Ruinen: auf einer Karte oder als Begleiter an einem echten Tisch.
game-complete = Vollständig für Gefechte: acht Banden, neun Szenarien, Magie. Keine Kampagne, keine Ebenen auf Karten.

option-space = wer weiß, wo alle stehen: die Karte des Programms oder du an deinem echten Tisch
option-space-map = eine Karte, die das Programm kennt
option-space-table = dein echter Tisch, mit dem Programm als Begleiter

option-roster0 = die Bande von Platz 0: eine fertige Bandenliste oder ein Text, am besten aus einer Datei: roster0=@my.roster
option-roster0-river-company = Flusskompanie (Reikland)
option-roster0-gutter-claws = Gossenklauen (Skaven)
option-roster0-sons-of-the-wolf-rock = Söhne des Wolfsfelsens (Middenheim)
option-roster0-the-gilded-tide = Die vergoldete Flut (Marienburg)
option-roster0-pyre-and-hammer = Scheiterhaufen und Hammer (Hexenjäger)
option-roster0-vigil-of-the-rock = Wacht am Felsen (Sigmarschwestern)
option-roster0-the-pale-court = Der bleiche Hof (Untote)
option-roster0-circle-of-the-pit = Zirkel der Grube (Besessene)

option-roster1 = die Bande von Platz 1: eine fertige Bandenliste oder ein Text, am besten aus einer Datei: roster1=@my.roster
option-roster1-river-company = Flusskompanie (Reikland)
option-roster1-gutter-claws = Gossenklauen (Skaven)
option-roster1-sons-of-the-wolf-rock = Söhne des Wolfsfelsens (Middenheim)
option-roster1-the-gilded-tide = Die vergoldete Flut (Marienburg)
option-roster1-pyre-and-hammer = Scheiterhaufen und Hammer (Hexenjäger)
option-roster1-vigil-of-the-rock = Wacht am Felsen (Sigmarschwestern)
option-roster1-the-pale-court = Der bleiche Hof (Untote)
option-roster1-circle-of-the-pit = Zirkel der Grube (Besessene)

option-map = das Spielfeld: eine fertige Karte oder ein Text, am besten aus einer Datei: map=@my.map
option-map-crossroads = die Kreuzung
option-map-ruins = die Ruinen
option-map-canal = der Kanal
option-map-street = die Straße
option-map-market = der Markt

option-scenario = worum gekämpft wird; bei `roll` entscheiden Würfel
option-scenario-skirmish = Offenes Gefecht: bis sich eine Seite zurückzieht
option-scenario-defend-the-find = Verteidigt den Fund: das mittlere Gebäude halten
option-scenario-wyrdstone-hunt = Morrsteinjagd: Marker aufnehmen (nur auf Karten)
option-scenario-breakthrough = Durchbruch: zwei Angreifer zum Rand des Verteidigers
option-scenario-street-fight = Straßenkampf: alle am anderen Ende hinaus
option-scenario-chance-encounter = Zufallsbegegnung: ein Treffen in gegenüberliegenden Vierteln
option-scenario-hidden-treasure = Verborgener Schatz: die Truhe finden und hinaustragen (nur auf Karten)
option-scenario-occupy = Besetzen: mehr Gebäude halten (nur auf Karten)
option-scenario-surprise-attack = Überraschungsangriff: die Verteidiger treffen nach und nach ein
option-scenario-roll = Würfel entscheiden

option-turns = Züge jeder Seite, nach denen das Gefecht unentschieden endet

option-criticals = die Tabelle der kritischen Treffer: eine für alle oder eine je Waffenart
option-criticals-basic = eine Tabelle für alle
option-criticals-class = eine Tabelle je Waffenart

option-misfires = ob Schwarzpulverwaffen bei einer gewürfelten 1 fehlzünden
option-escape = ob Krieger freiwillig versuchen dürfen, einen Nahkampf zu verlassen

option-parry = ob immer pariert wird oder der Besitzer gefragt wird
option-parry-always = immer
option-parry-ask = auf Nachfrage

option-measure = ob Entfernungen vor dem Ansagen gemessen werden dürfen
option-disputes = am echten Tisch: ob Aussagen bestritten werden können
option-heights = am echten Tisch: ob man irgendwo hinunterfallen kann

preset-companion = an einem echten Tisch
preset-full = mit allen Zusatzregeln des Buchs
