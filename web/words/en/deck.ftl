### The builder of Skirmish decks.

deck-heading = The deck
deck-name = Name of the deck
deck-unnamed = My deck
deck-size = { $n } of { $fewest }–{ $most }
deck-sheet-open = Show deck
deck-sheet-close = Back to cards

deck-say-reading = Reading the deck…
deck-say-ready = Ready to play
deck-say-more = { $n-count ->
    [one] One more card is needed
   *[other] { $n } more cards are needed
}
deck-say-many = { $n-count ->
    [one] One card too many
   *[other] { $n } cards too many
}
deck-say-rarity = { $n-count ->
    [one] { $rarity ->
        [gold] One gold card too many
       *[silver] One silver card too many
    }
   *[other] { $rarity ->
        [gold] { $n } gold cards too many
       *[silver] { $n } silver cards too many
    }
}
deck-say-design = { $card } is a further design

deck-find = Name or word
deck-filters = What to look for
deck-filters-on = { $n-count ->
    [0] Filters
   *[other] Filters ({ $n })
}
deck-filter-more = more…
deck-filter-fewer = fewer
deck-filter-clear = Show all cards
deck-power = Power
deck-does = Does
deck-rarity = Rarity
deck-tribe = Tribe
deck-action = action
deck-strong = { $n }+
deck-designs = Further designs

deck-does-permanent = stays
deck-does-conquer = conquer
deck-does-lock = lock
deck-does-nullify = nullify
deck-does-invert = invert
deck-does-project = project
deck-does-bounce = bounce
deck-does-swap = swap
deck-does-shield = shield
deck-does-copy = copy
deck-does-draw = draw
deck-does-kill = kill
deck-does-heal = heal
deck-does-fight = fight
deck-does-damage = damage
deck-does-move = move
deck-does-wall = fortify
deck-does-slot = slots
deck-does-consume = consume
deck-does-enter = infiltrate
deck-does-death = death
deck-does-activate = activate
deck-does-turn = turn start
deck-does-buff = buff

deck-cards = { $n-count ->
    [one] 1 card
   *[other] { $n } cards
}
deck-fitting = of { $of } fit, the best first
deck-others = { $n-count ->
    [one] 1 other card
   *[other] { $n } other cards
}
deck-none = No card is like that. Take something away from what you look for.
deck-copies = { $n } of { $most } copies in the deck
deck-count-of = { $n } of { $most }
deck-add = Add { $card }{ $n-count ->
    [0] {""}
   *[other] , { $n } in the deck
}
deck-add-not = { $card } cannot be added: { $why }
deck-full = the deck is full
deck-full-copies = all copies are in
deck-full-rarity = { $rarity } is full

deck-leader-title = Choose a leader
deck-leader-change = change
deck-leader-charges = { $n-count ->
    [one] One charge: { $does }
   *[other] { $n } charges: { $does }
}
deck-curve = Cards by power
deck-faults = What is wrong
deck-advice-more = { $n-count ->
    [one] Put in one more.
   *[other] Put in { $n } more.
}
deck-advice-take = { $n-count ->
    [one] Came last: { $cards }.
   *[other] Came last: { $cards }.
}
deck-advice-card = { $n-count ->
    [one] { $card }
   *[other] { $n } × { $card }
}
deck-mend-take = { $n-count ->
    [one] Take it out
   *[other] Take them out
}
deck-mend-allow = Allow the further designs
deck-mend-card = Take out { $card }
deck-rows = Cards in the deck
deck-rows-none = No cards yet. Add some with +, or begin with a ready deck from “My decks”.
deck-take = { $n-count ->
    [one] { $card }, 1 copy: take it out
   *[other] { $card }, { $n } copies: take one out
}

deck-against = against
deck-play = Play this deck now
deck-play-more = { $n-count ->
    [one] Add one card to play
   *[other] Add { $n } cards to play
}
deck-play-many = { $n-count ->
    [one] Take out one card to play
   *[other] Take out { $n } cards to play
}
deck-play-rarity = { $n-count ->
    [one] { $rarity ->
        [gold] Take out one gold to play
       *[silver] Take out one silver to play
    }
   *[other] { $rarity ->
        [gold] Take out { $n } gold to play
       *[silver] Take out { $n } silver to play
    }
}
deck-play-not = Mend the deck to play
deck-save = Save
deck-saved = Saved
deck-unsaved = This browser has no room for it. Copy it as text instead.
deck-copy-text = Copy text
deck-copy-link = Copy link

deck-lists = My decks
deck-text-title = The deck as text
deck-text-help = One card to a line, such as “3 Archer”, and a line “leader: sage”. Paste another deck over it to use that one.
deck-text-good = { $n } cards, and no rule is broken.
deck-text-use = Use this deck
deck-text-use-rest = Use the { $n } cards that can be read
deck-text-nothing = No card can be read

### Lists that were saved, of any game.

lists-none = Nothing is saved yet.
lists-legal = ready to play
lists-unfinished = not finished
lists-name = New name
lists-rename = rename
lists-rename-do = Rename
lists-copy = copy
lists-remove = delete
lists-removed = “{ $name }” is deleted.
lists-restore = Undo
lists-full = This browser has no room for more.
lists-ready = To begin with
lists-new = Begin with nothing

### The ways to the builders.

front-build-deck = Build a deck
front-build-roster = Build a warband
setup-saved-lists = Built by you
setup-build-list = Build your own
