### Der Bau von Skirmish-Decks.

deck-heading = Das Deck
deck-name = Name des Decks
deck-unnamed = Mein Deck
deck-size = { $n } von { $fewest }–{ $most }
deck-sheet-open = Deck zeigen
deck-sheet-close = Zu den Karten

deck-say-reading = Das Deck wird gelesen …
deck-say-ready = Spielbereit
deck-say-more = { $n-count ->
    [one] Eine Karte fehlt noch
   *[other] { $n } Karten fehlen noch
}
deck-say-many = { $n-count ->
    [one] Eine Karte zu viel
   *[other] { $n } Karten zu viel
}
deck-say-rarity = { $n-count ->
    [one] { $rarity ->
        [gold] Eine Goldkarte zu viel
       *[silver] Eine Silberkarte zu viel
    }
   *[other] { $rarity ->
        [gold] { $n } Goldkarten zu viel
       *[silver] { $n } Silberkarten zu viel
    }
}
deck-say-design = { $card } ist ein weiterer Entwurf

deck-find = Name oder Wort
deck-filters = Wonach gesucht wird
deck-filters-on = { $n-count ->
    [0] Filter
   *[other] Filter ({ $n })
}
deck-filter-more = mehr …
deck-filter-fewer = weniger
deck-filter-clear = Alle Karten zeigen
deck-power = Stärke
deck-does = Wirkung
deck-rarity = Seltenheit
deck-tribe = Stamm
deck-action = Aktion
deck-strong = { $n }+
deck-designs = Weitere Entwürfe

deck-does-permanent = bleibt
deck-does-conquer = erobern
deck-does-lock = sperren
deck-does-nullify = aufheben
deck-does-invert = umkehren
deck-does-project = projizieren
deck-does-bounce = zurück
deck-does-swap = tauschen
deck-does-shield = Schild
deck-does-copy = kopieren
deck-does-draw = ziehen
deck-does-kill = töten
deck-does-heal = heilen
deck-does-fight = kämpfen
deck-does-damage = Schaden
deck-does-move = bewegen
deck-does-wall = befestigen
deck-does-slot = Plätze
deck-does-consume = verzehren
deck-does-enter = einschleusen
deck-does-death = Tod
deck-does-activate = aktivieren
deck-does-turn = Zugbeginn
deck-does-buff = stärken

deck-cards = { $n-count ->
    [one] 1 Karte
   *[other] { $n } Karten
}
deck-fitting = von { $of } passen, die besten zuerst
deck-others = { $n-count ->
    [one] 1 andere Karte
   *[other] { $n } andere Karten
}
deck-none = So ist keine Karte. Nimm etwas von dem weg, wonach du suchst.
deck-copies = { $n } von { $most } Exemplaren im Deck
deck-count-of = { $n } von { $most }
deck-add = { $card } dazunehmen{ $n-count ->
    [0] {""}
   *[other] , { $n } im Deck
}
deck-add-not = { $card } passt nicht mehr: { $why }
deck-full = das Deck ist voll
deck-full-copies = alle sind drin
deck-full-rarity = { $rarity } ist voll

deck-leader-title = Anführer wählen
deck-leader-change = ändern
deck-leader-charges = { $n-count ->
    [one] Eine Ladung: { $does }
   *[other] { $n } Ladungen: { $does }
}
deck-curve = Karten nach Stärke
deck-faults = Was nicht stimmt
deck-advice-more = { $n-count ->
    [one] Nimm noch eine dazu.
   *[other] Nimm noch { $n } dazu.
}
deck-advice-take = { $n-count ->
    [one] Zuletzt kam: { $cards }.
   *[other] Zuletzt kamen: { $cards }.
}
deck-advice-card = { $n-count ->
    [one] { $card }
   *[other] { $n } × { $card }
}
deck-mend-take = { $n-count ->
    [one] Herausnehmen
   *[other] Alle herausnehmen
}
deck-mend-allow = Weitere Entwürfe erlauben
deck-mend-card = { $card } herausnehmen
deck-rows = Karten im Deck
deck-rows-none = Noch keine Karten. Nimm welche mit + dazu, oder beginne mit einem fertigen Deck aus „Meine Decks“.
deck-take = { $n-count ->
    [one] { $card }, 1 Exemplar: herausnehmen
   *[other] { $card }, { $n } Exemplare: eins herausnehmen
}

deck-against = gegen
deck-play = Dieses Deck jetzt spielen
deck-play-more = { $n-count ->
    [one] Noch eine Karte zum Spielen
   *[other] Noch { $n } Karten zum Spielen
}
deck-play-many = { $n-count ->
    [one] Zum Spielen eine Karte weniger
   *[other] Zum Spielen { $n } Karten weniger
}
deck-play-rarity = { $n-count ->
    [one] { $rarity ->
        [gold] Zum Spielen eine Goldkarte weniger
       *[silver] Zum Spielen eine Silberkarte weniger
    }
   *[other] { $rarity ->
        [gold] Zum Spielen { $n } Goldkarten weniger
       *[silver] Zum Spielen { $n } Silberkarten weniger
    }
}
deck-play-not = Zum Spielen erst berichtigen
deck-save = Speichern
deck-saved = Gespeichert
deck-unsaved = In diesem Browser ist kein Platz dafür. Kopiere es als Text.
deck-copy-text = Text kopieren
deck-copy-link = Link kopieren

deck-lists = Meine Decks
deck-text-title = Das Deck als Text
deck-text-help = Eine Karte je Zeile, etwa „3 Archer“, und eine Zeile „leader: sage“. Ein anderes Deck kannst du darüber einfügen.
deck-text-good = { $n } Karten, und keine Regel ist verletzt.
deck-text-use = Dieses Deck nehmen
deck-text-use-rest = Die { $n } lesbaren Karten nehmen
deck-text-nothing = Keine Karte ist lesbar

### Gespeicherte Listen jedes Spiels.

lists-none = Noch ist nichts gespeichert.
lists-legal = spielbereit
lists-unfinished = nicht fertig
lists-name = Neuer Name
lists-rename = umbenennen
lists-rename-do = Umbenennen
lists-copy = kopieren
lists-remove = löschen
lists-removed = „{ $name }“ ist gelöscht.
lists-restore = Rückgängig
lists-full = In diesem Browser ist kein Platz für mehr.
lists-ready = Zum Anfangen
lists-new = Leer beginnen

### Die Wege zum Bauen.

front-build-deck = Deck bauen
front-build-roster = Bande bauen
setup-saved-lists = Selbst gebaut
setup-build-list = Selbst bauen
