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

innovation-seat-acts = decides
innovation-seat-team = team { $n }
innovation-seat-score = Score
innovation-seat-achieved = { $n } of { $needed } achievements
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
innovation-supply-ends = A draw would end the game.
innovation-supply-elsewhere = A draw comes from age { $age }, not from this pile.
innovation-supply-removed = { $n-count ->
    [one] 1 card has left the game
   *[other] { $n } cards have left the game
}

innovation-achievement-title = Achievements
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
innovation-stage-your-turn = { $by ->
    [touch] Tap a top card to see who would share, or a card of your hand to meld it.
   *[pointer] Meld a card from your hand, activate a top card of your board, draw, or claim an achievement. Point at a top card to see who would share.
}
innovation-stage-other-turn = { $seat-is ->
    [you] { $by ->
        [touch] Tap a top card of your board to see whom it would reach.
       *[pointer] Point at a top card of your board to see whom it would reach.
    }
   *[other] { $by ->
        [touch] Tap a top card of { $seat } to see whom it would reach.
       *[pointer] Point at a top card of { $seat } to see whom it would reach.
    }
}
innovation-stage-place = Everybody begins with one of two cards, picked at the same time. The player whose card comes first in the alphabet starts.
innovation-stage-placed = You begin with { $card }.

innovation-preview-share = { $seat-is ->
    [you] share
   *[other] shares
}
innovation-preview-hit = { $seat-is ->
    [you] are hit
   *[other] is hit
}
innovation-preview-confirm = Activate
innovation-clause-demand = Demand
innovation-clause-effect = Effect

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

innovation-chosen = chosen
innovation-compare = Compare
innovation-pile-lies = { $lies ->
    [none] { $n } cards
   *[other] { $n } cards, { $splayed }
}
innovation-seat-points = score
innovation-seat-of = of { $needed } achievements
innovation-seat-in-hand = in hand
innovation-seat-next = Next: age { $age } at { $score } points
innovation-known = { $n-count ->
    [one] 1 of these cards is known to you
   *[other] { $n } of these cards are known to you
}
innovation-look-score = { $seat-is ->
    [you] Your score pile
   *[other] Score pile of { $seat }
}
innovation-look-known = { $seat-is ->
    [you] What is known of your cards
   *[other] What you know of { $seat }
}
innovation-look-backs = Only the ages are in sight:
innovation-supply-you = Supply: you draw a { $age }
innovation-achievement-count = { $have } of { $need }
innovation-preview-against = { $card }: { $icon } { $mine } against { $others }
innovation-demand-nobody = Demand hits nobody.
innovation-demand-reaches = { $seats-is ->
    [you] Demand hits you:
   *[other] Demand hits { $seats }:
}
innovation-effect-nobody = Nobody shares.
innovation-effect-reaches = { $seats-is ->
    [you] You share:
    [with-you] { $seats } share:
   *[other] { $seats-count ->
        [one] { $seats } shares:
       *[other] { $seats } share:
    }
}
innovation-meld-confirm = Meld
innovation-meld-covers = It covers { $card }.
innovation-meld-first = It is your first card of this color.
innovation-instead = Or instead
innovation-instead-choice = Or else
innovation-instead-meld = Meld a card
innovation-instead-all = All moves
