### The board of Innovation.

innovation-letter-red = R
innovation-letter-yellow = Y
innovation-letter-green = G
innovation-letter-blue = B
innovation-letter-purple = P

innovation-card-spoken = { $name }, age { $age }, { $color }, icons: { $icons }
innovation-card-doing = { $what }. { $card }
innovation-card-chosen = chosen, press again to confirm
innovation-card-seen-by = { $seats-is ->
    [you] Seen by you
   *[other] Seen by { $seats }
}

innovation-pile = { $n-count ->
    [one] { $color }, 1 card
   *[other] { $color }, { $splayed }, { $n } cards
}
innovation-pile-unknown = { $color }, { $splayed }
innovation-pile-empty = { $color }: empty
innovation-pile-open = All { $n } cards of the { $color } pile
innovation-pile-hidden = Covered cards are hidden.
innovation-count = { $n } { $icon }

innovation-seat-turn = to play
innovation-seat-acts = decides
innovation-seat-team = team { $n }
innovation-seat-hand = Hand
innovation-seat-score = Score
innovation-seat-achievements = Achievements
innovation-seat-achieved = { $n } of { $needed } achievements
innovation-seat-seen = You know of: { $cards }
innovation-seat-board = { $seat-is ->
    [you] Your board
   *[other] Board of { $seat }
}
innovation-seat-others = The other seats
innovation-seat-tucked = { $n } tucked this turn
innovation-seat-scored = { $n } scored this turn
innovation-back = { $n } of age { $age }
innovation-backs-none = none
innovation-hand = { $seat-is ->
    [you] Your hand
   *[other] Hand of { $seat }
}
innovation-hand-empty = No cards in hand
innovation-score-open = Cards of the score pile

innovation-middle = Supply, achievements and icons
innovation-supply-title = Supply
innovation-supply-pile = { $n-count ->
    [one] Age { $age }: 1 card left
   *[other] Age { $age }: { $n } cards left
}
innovation-supply-draw = { $n-count ->
    [one] Draw a [{ $age }]: 1 card left
   *[other] Draw a [{ $age }]: { $n } cards left
}
innovation-supply-here = A draw comes from age { $age }.
innovation-supply-ends = A draw would end the game.
innovation-supply-elsewhere = A draw comes from age { $age }, not from this pile.
innovation-supply-removed = { $n-count ->
    [one] 1 card has left the game
   *[other] { $n } cards have left the game
}

innovation-achievement-title = Achievements
innovation-achievement-needed = { $n } to win
innovation-achievement-age = Age { $age }: score { $have } of { $need }, top card { $age }: { $top }
innovation-achievement-age-free = Age { $age }: nobody owns it yet
innovation-achievement-age-owned = { $owner-is ->
    [you] Age { $age }: owned by you
   *[other] Age { $age }: owned by { $owner }
}
innovation-achievement-special = { $name }: { $have } of { $need }. { $condition }
innovation-achievement-special-free = { $name }: nobody owns it yet
innovation-achievement-special-owned = { $owner-is ->
    [you] { $name }: owned by you. { $condition }
   *[other] { $name }: owned by { $owner }. { $condition }
}
innovation-yes = yes
innovation-no = no

innovation-strip-title = Icons
innovation-strip-seat = Seat

innovation-stage-title = What happens
innovation-stage-your-turn = Meld a card from your hand, activate a top card of your board, draw, or claim an achievement. Point at a top card to see who would share.
innovation-stage-other-turn = { $seat-is ->
    [you] Point at a top card of your board to see whom it would reach.
   *[other] Point at a top card of { $seat } to see whom it would reach.
}
innovation-stage-place = Everybody begins with one of two cards, picked at the same time. The player whose card comes first in the alphabet starts.
innovation-stage-placed = You begin with { $card }.

innovation-preview-title = Dogma { $card }
innovation-preview-counts = { $icon } on each board
innovation-preview-activate = { $seat-is ->
    [you] activate
   *[other] activates
}
innovation-preview-share = { $seat-is ->
    [you] share
   *[other] shares
}
innovation-preview-hit = { $seat-is ->
    [you] are hit
   *[other] is hit
}
innovation-preview-safe = { $seat-is ->
    [you] are spared
   *[other] is spared
}
innovation-preview-confirm = Activate
innovation-preview-cancel = Cancel
innovation-preview-click = Click the card to activate it.
innovation-preview-nobody = Nobody
innovation-clause-demand = Demand
innovation-clause-effect = Effect
innovation-clause-seats = { $sort }: { $names }

innovation-sequence-demand = Demand { $n }/{ $last }
innovation-sequence-effect = Effect { $n }/{ $last }
innovation-question = { $effect }: { $ask }
innovation-sequence-by = { $seat-is ->
    [you] by you
   *[other] by { $seat }
}
innovation-sequence-through = because of { $card }
innovation-sequence-done = { $seat-is ->
    [you] have acted
   *[other] has acted
}
innovation-sequence-acts = { $seat-is ->
    [you] act now
   *[other] acts now
}
innovation-sequence-next = { $seat-is ->
    [you] come later
   *[other] comes later
}
innovation-sequence-order = Who carries it out
innovation-sequence-named = Named: { $what }
innovation-sequence-answers = Answers

innovation-choose-title = What to do with { $card }

innovation-zoom-color = Age { $age }, { $color }
innovation-zoom-dogma = Counts { $icon }
