### The board of Skirmish.

skirmish-say-play = Your turn: play one card
skirmish-say-act = Your turn: act or pass
skirmish-say-leader = Your turn: use your leader or pass
skirmish-say-answer = { $card } asks you
skirmish-say-last = You have the last say

skirmish-lanes = The five lanes
skirmish-turn = skirmish { $skirmish }, turn { $turn }
skirmish-slot = { $seat-is ->
    [you] { $lane }, your slot
   *[other] { $lane }, slot of { $seat }
}
skirmish-slot-empty = empty
skirmish-slot-locked = locked
skirmish-slot-forts = fortified { $n }
skirmish-slot-modifier = slot { $amount }
skirmish-card-power = power { $n }
skirmish-card-action = Action
skirmish-card-from = { $printed } printed, { $parts }
skirmish-from-slot = slot { $amount }
skirmish-from-buffs = effects { $amount }
skirmish-from-others = others { $amount }
skirmish-chosen = chosen, press again to do it
skirmish-previewing = previewing
skirmish-picked = chosen

skirmish-dies = dies
skirmish-returns = back to hand
skirmish-would-stand = would stand here
skirmish-would-have = would have power { $n }
skirmish-control = { $seat-is ->
    [you] { $lane } is yours: { $points }
   *[other] { $lane } is { $seat }’s: { $points }
}
skirmish-control-even = { $lane } is even
skirmish-control-none = Nobody stands { $lane }

skirmish-hand = { $seat-is ->
    [you] Your hand
   *[other] Hand of { $seat }
}
skirmish-hand-empty = No cards in hand
skirmish-count-hand = hand
skirmish-count-deck = deck
skirmish-count-fallen = fallen
skirmish-piles-open = { $seat-is ->
    [you] Your fallen cards and deck
   *[other] Known cards of { $seat }
}
skirmish-piles-fallen = Fallen
skirmish-piles-shown = Known in hand
skirmish-piles-left = Left to draw, in no order
skirmish-piles-list = The deck
skirmish-piles-none = None

skirmish-leader = Leader
skirmish-leader-of = { $seat-is ->
    [you] Your leader
   *[other] Leader of { $seat }
}
skirmish-leader-use = Use a charge
skirmish-leader-charges = { $n } of { $all } charges left
skirmish-leader-short = { $n } of { $all }

skirmish-points = { $seat-is ->
    [you] your points
   *[other] { $seat }
}
skirmish-points-after = { $seat-is ->
    [you] your points, now and after
   *[other] { $seat }
}
skirmish-wins = { $seat-is ->
    [you] You have won { $n } of { $of } skirmishes
   *[other] { $seat } has won { $n } of { $of } skirmishes
}

skirmish-do-play = Play it
skirmish-do-not = Cancel

skirmish-if = If you play this
skirmish-if-pass = If you pass
skirmish-if-answer = If you choose this
skirmish-preview = preview
skirmish-random = random
skirmish-how-scored = How it is scored
skirmish-sum = Points
skirmish-gain = { $seat-is ->
    [you] you gain { $lane }
   *[other] { $seat } gains { $lane }
}
skirmish-lose = { $seat-is ->
    [you] you lose { $lane }
   *[other] { $seat } loses { $lane }
}
skirmish-goal = A lane is yours if your unit there has more power. Most lanes win the skirmish; two skirmishes win the match.
skirmish-pick-card = Pick a card of your hand, then a lit slot. You can also drag it there.
skirmish-pick-act = Pick a lit unit or your leader, or end your turn.
skirmish-pick-slot = Where? Pick one of the lit slots.
skirmish-pick-target = Pick one of the lit places.
skirmish-resolving = Being resolved
skirmish-move-of = { $seat-is ->
    [you] You move
   *[other] { $seat } moves
}
skirmish-stage = { $n } of { $of }
skirmish-pause = Pause
skirmish-resume = Go on
skirmish-next = Next
skirmish-to-end = End
skirmish-asks = asks
skirmish-more-steps = And { $n } more.

skirmish-pass = Pass
skirmish-pass-done = Done
skirmish-pass-conclude = End the skirmish
skirmish-pass-means-pass = Ends your turn
skirmish-pass-means-done = Passing now ends the skirmish for you
skirmish-pass-means-conclude = You have the last say: passing scores the skirmish
skirmish-pass-not-now = An answer is asked first
skirmish-pass-other = { $seat-is ->
    [you] Your turn
   *[other] { $seat } is to play
}
skirmish-pass-is-done = { $seat-is ->
    [you] You are done for this skirmish
   *[other] { $seat } is done: the last say is the other’s
}
