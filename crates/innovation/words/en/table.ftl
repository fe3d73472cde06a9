# Innovation at the table.

## Colors, icons, splays

color-red = red
color-yellow = yellow
color-green = green
color-blue = blue
color-purple = purple

icon-castle = castle
icon-crown = crown
icon-leaf = leaf
icon-lightbulb = lightbulb
icon-factory = factory
icon-clock = clock
icon-none = no icon

splay-none = not splayed
splay-left = left
splay-right = right
splay-up = up

## Cards that are not seen, and places

back = { $age-count ->
    [8] an [{ $age }]
   *[other] a [{ $age }]
}
backs = { $number } [{ $age }]s

one-card = { $card }

from-own-hand = from hand
from-own-score = from the score pile
from-own-board = from the board

from-supply = from the supply
from-hand = { $seat-is ->
    [you] from your hand
   *[other] from { $seat }'s hand
}
from-score = { $seat-is ->
    [you] from your score pile
   *[other] from { $seat }'s score pile
}
from-board = { $seat-is ->
    [you] from your board
   *[other] from { $seat }'s board
}
to-supply = to the supply
to-hand = { $seat-is ->
    [you] to your hand
   *[other] to { $seat }'s hand
}
to-score = { $seat-is ->
    [you] to your score pile
   *[other] to { $seat }'s score pile
}
to-board = { $seat-is ->
    [you] to your board
   *[other] to { $seat }'s board
}

## Which effect

effect-only = { $card }
effect-nth = { $card }, effect { $number }
effect-demand = { $card }, demand

## Events: the beginning

event-shuffled = The supply piles are shuffled.
event-set-aside = One card of each age is laid aside.
event-chosen = { $seat-is ->
    [you] You have picked a first card.
   *[other] { $seat } has picked a first card.
}
event-chosen-card = { $seat-is ->
    [you] You pick { $card } to begin.
   *[other] { $seat } picks { $card } to begin.
}
event-place = { $seat-is ->
    [you] You begin with { $what }.
   *[other] { $seat } begins with { $what }.
}

## Events: turns and actions

event-turn = { $seat-is ->
    [you] Your turn
   *[other] { $seat }'s turn
}: { $actions-count ->
    [one] 1 action
   *[other] { $actions } actions
}.
event-activates = { $seat-is ->
    [you] You activate { $card }.
   *[other] { $seat } activates { $card }.
}
event-shared = { $sharers-is ->
    [you] You share it.
   *[other] Shared by: { $sharers }.
}
event-demanded = { $targets-is ->
    [you] You are open to its demand.
   *[other] Open to its demand: { $targets }.
}
event-counted = { $shared } { $demanded }
event-nothing = { $card }: nothing happens.
event-aborted = The dogma action ends here.

## Events: effects

event-effect = { $effect }: { $what }
event-alone = { $seat-is ->
    [you] You alone carry out { $effect }.
   *[other] { $seat } alone carries out { $effect }.
}
event-declines = { $seat-is ->
    [you] You decline.
   *[other] { $seat } declines.
}
event-declines-meld = { $seat-is ->
    [you] You meld no card.
   *[other] { $seat } melds no card.
}
event-declines-tuck = { $seat-is ->
    [you] You tuck no card.
   *[other] { $seat } tucks no card.
}
event-declines-score = { $seat-is ->
    [you] You score no card.
   *[other] { $seat } scores no card.
}
event-declines-return = { $seat-is ->
    [you] You return no card.
   *[other] { $seat } returns no card.
}
event-declines-splay = { $seat-is ->
    [you] You do not splay anything { $splay }.
   *[other] { $seat } does not splay anything { $splay }.
}
event-declines-order = { $seat-is ->
    [you] You leave all piles as they are.
   *[other] { $seat } leaves all piles as they are.
}
event-declines-whom = { $seat-is ->
    [you] You leave the top red card where it is.
   *[other] { $seat } leaves the top red card where it is.
}
event-stops-meld = { $seat-is ->
    [you] You meld no more cards.
   *[other] { $seat } melds no more cards.
}
event-stops-tuck = { $seat-is ->
    [you] You tuck no more cards.
   *[other] { $seat } tucks no more cards.
}
event-stops-return = { $seat-is ->
    [you] You return no more cards.
   *[other] { $seat } returns no more cards.
}

## Events: cards that move

event-draw = { $seat-is ->
    [you] You draw { $what }.
   *[other] { $seat } draws { $what }.
}
event-draw-shared = { $seat-is ->
    [you] You draw { $what } because others shared.
   *[other] { $seat } draws { $what } because others shared.
}
event-draw-meld = { $seat-is ->
    [you] You draw and meld { $what }.
   *[other] { $seat } draws and melds { $what }.
}
event-draw-tuck = { $seat-is ->
    [you] You draw and tuck { $what }.
   *[other] { $seat } draws and tucks { $what }.
}
event-draw-score = { $seat-is ->
    [you] You draw and score { $what }.
   *[other] { $seat } draws and scores { $what }.
}
event-meld = { $seat-is ->
    [you] You meld { $what } { $from }.
   *[other] { $seat } melds { $what } { $from }.
}
event-tuck = { $seat-is ->
    [you] You tuck { $what } { $from }.
   *[other] { $seat } tucks { $what } { $from }.
}
event-score = { $seat-is ->
    [you] You score { $what } { $from }.
   *[other] { $seat } scores { $what } { $from }.
}
event-return = { $seat-is ->
    [you] You return { $what } { $from }.
   *[other] { $seat } returns { $what } { $from }.
}
event-transfer = { CAPITAL($what) } moves { $from } { $to }.
event-exchange = { CAPITAL($gives) } { $from } and { $takes } { $other } change places.
event-exchange-one = { CAPITAL($gives) } { $number-count ->
    [one] moves
   *[other] move
} { $from } { $to }; nothing comes back.

## Events: everything else

event-splay = { $seat-is ->
    [you] You splay { $color } { $splay }.
   *[other] { $seat } splays { $color } { $splay }.
}
event-unsplay = { $seat-is ->
    [you] Your { $color } pile is no longer splayed.
   *[other] { $seat }'s { $color } pile is no longer splayed.
}
event-rearrange = { $seat-is ->
    [you] You put the { $color } pile into another order.
   *[other] { $seat } puts the { $color } pile into another order.
}
event-show = { $seat-is ->
    [you] You show { $cards }.
   *[other] { $seat } shows { $cards }.
}
event-show-proof = { $seat-is ->
    [you] You have nothing that fits, and show { $cards } as proof.
   *[other] { $seat } has nothing that fits, and shows { $cards } as proof.
}
event-name-color = { $seat-is ->
    [you] You name { $color }.
   *[other] { $seat } names { $color }.
}
event-name-value = { $seat-is ->
    [you] You name the value { $value }.
   *[other] { $seat } names the value { $value }.
}
event-claim-age = { $seat-is ->
    [you] You claim the achievement of age { $age }.
   *[other] { $seat } claims the achievement of age { $age }.
}
event-claim-special = { $seat-is ->
    [you] You claim the { $achievement } achievement.
   *[other] { $seat } claims the { $achievement } achievement.
}
event-fission = All hands, boards and score piles leave the game.

## Events: the end

event-ended-achievements = { $seat-is ->
    [you] You own enough achievements and win.
   *[other] { $seat } owns enough achievements and wins.
}
event-ended-card = { $seat-is ->
    [you] You win by { $card }.
   *[other] { $seat } wins by { $card }.
}
event-ended-by-card = { $seat-is ->
    [you] You win by a card.
   *[other] { $seat } wins by a card.
}
event-ended-score = A card above 10 is wanted: the score decides.
event-ended-score-by = { $seat-is ->
    [you] You need a card above 10, so the score decides.
   *[other] { $seat } needs a card above 10, so the score decides.
}

reason-achievements = achievements
reason-score = score
reason-special-card = the effect of a card

## What is asked

ask-shuffle = The supply piles are shuffled.
ask-place = { $seats-is ->
    [you] Pick the card you begin with.
    [with-you] Pick the card you begin with.
   *[other] Still picking a first card: { $seats }.
}
ask-action = { $seat-is ->
    [you] Your turn
   *[other] { $seat }'s turn
}: { $actions-count ->
    [one] 1 action left
   *[other] { $actions } actions left
}.
ask-effect = { $effect }: { $ask } “{ $text }”
ask-pick = { $seat-is ->
    [you] Pick { $what }.
   *[other] { $seat } picks { $what }.
}
ask-pick-or-pass = { $seat-is ->
    [you] Pick { $what }, or pass.
   *[other] { $seat } picks { $what }, or passes.
}
ask-pick-or-stop = { $seat-is ->
    [you] Pick { $what }, or stop here.
   *[other] { $seat } picks { $what }, or stops here.
}
ask-order = { $seat-is ->
    [you] Pick { $what }; { $left } are left.
   *[other] { $seat } picks { $what }; { $left } are left.
}
ask-accept = { $seat-is ->
    [you] Do you want to { $what }?
   *[other] { $seat } decides: { $what }, or not.
}
ask-option = { $seat-is ->
    [you] Pick one of two options, or pass. First: { $first }. Second: { $second }.
   *[other] { $seat } picks one of two options, or passes. First: { $first }. Second: { $second }.
}
ask-chance = Chance picks { $what }.

ask-for-meld = a card to meld
ask-for-tuck = a card to tuck
ask-for-score = a card to score
ask-for-return = a card to return
ask-for-give = a card to hand over
ask-for-take = a card to take
ask-for-keep = the card to keep
ask-for-show = a card to show
ask-for-execute = a card to carry out
ask-for-order = the next card, from the top down
ask-for-order-color = a pile to put into another order
ask-for-exchange = a card to exchange
ask-for-splay-left = a color to splay left
ask-for-splay-right = a color to splay right
ask-for-splay-up = a color to splay up
ask-for-name-color = a color to name
ask-for-name-value = a value to name
ask-for-whom = a player
ask-for-whom-return = a player whose card goes back
ask-for-value-return = the value of the card that goes back
ask-for-blind = one of several cards with the same back

ask-for-accept-canal-building = swap the highest cards of hand and score pile
ask-for-accept-translation = meld the whole score pile
ask-for-accept-reformation = tuck one hand card for every two leaves on the board
ask-for-accept-canning = draw and tuck a [6], then score all top cards without a factory
ask-for-accept-encyclopedia = meld the highest cards of the score pile
ask-for-accept-bicycle = swap hand and score pile
ask-for-accept-socialism = tuck the whole hand
ask-for-accept-stem-cells = score the whole hand

ask-for-option-evolution-1 = draw and score an [8], then return a card from the score pile
ask-for-option-evolution-2 = draw a card one higher than the highest in the score pile

## Moves

group-shuffle = Shuffle
group-place = First card
group-draw = Draw
group-meld = Meld
group-dogma = Dogma
group-achieve = Achieve
group-answer = Answer

offer-shuffle = Shuffle the pile of age { $age }
offer-place = Begin with { $card }
offer-draw = Draw { $what }
offer-draw-last = Draw: this ends the game
offer-meld = Meld { $card }
offer-dogma = Dogma: { $card }
offer-achieve = Claim age { $age }

offer-pick-meld = Meld { $what }
offer-pick-tuck = Tuck { $what }
offer-pick-score = Score { $what }
offer-pick-return = Return { $what }
offer-pick-give = Hand over { $what }
offer-pick-take = Take { $what }
offer-pick-keep = Keep { $what }
offer-pick-show = Show { $what }
offer-pick-execute = Carry out { $what }
offer-pick-order = Next: { $what }
offer-pick-order-color = Reorder the { $color } pile
offer-pick-exchange = Exchange { $what }
offer-pick-splay = Splay { $color } { $splay }
offer-pick-name-color = Name { $color }
offer-pick-name-value = Name { $value }
offer-pick-seat = { $seat-is ->
    [you] Pick yourself
   *[other] Pick { $seat }
}
offer-pick-blind = It is { $what }
offer-accept = { CAPITAL($what) }
offer-decline = No
offer-pass = Pass
offer-stop = Stop here

## Refusals

error-game-over = The game is over.
error-not-your-turn = It is not your turn.
error-wrong-phase = That cannot be done at this point of the game.
error-wrong-phase-shuffle = No pile is to be shuffled now.
error-card-not-in-hand = That card is not in your hand.
error-not-top-card = That card does not lie on top of one of your piles.
error-achievement-taken = Somebody owns that achievement already.
error-no-such-achievement = There are achievements of the ages 1 to 9.
error-insufficient-score = That achievement needs a score of at least { $needed }.
error-insufficient-top-card = That achievement needs a top card of value { $needed } or more.
error-not-offered = The effect does not offer that.
error-must-pick = The effect does not let you decline.
error-not-an-outcome = Chance cannot do that here.
error-unknown-achievement = `{ $age }` is no age: achievements have the ages 1 to 9.
error-unknown-pick = `{ $pick }` is no card, color, value or seat.
error-bad-shuffle = A shuffle names all cards of value { $age } once, from the top, separated by `;`.
error-unknown-card = No card is called `{ $card }`.
error-unknown-move-actions = `{ $text }` is no move. Moves are draw, meld CARD, dogma CARD, achieve AGE, pick …, pass.
error-teams-need-four = Teams need four seats, not { $seats }.

## Why a position cannot be

why-effect-waits = an effect waits exactly while a card is carried out
why-over-unended = the game is over exactly when it has ended
why-no-actions = the turn player has actions left
why-supply-count = supply pile { $age } is miscounted
why-cards-nowhere = { $cards-count ->
    [one] 1 card is nowhere
   *[other] { $cards } cards are nowhere
}
why-unsound-pile = the { $color } pile of seat { $number } is unsound
why-points-count = the points of seat { $number } are miscounted
why-icons-count = the icons of seat { $number } are miscounted
why-no-card = no card is called `{ $text }`
why-bad-number = `{ $text }` is no number in range
why-no-seat = there is no seat { $number }
why-no-color = `{ $text }` is no color
why-no-achievement = there is no achievement `{ $text }`
why-pile-shape = a pile is a color and cards
why-wrong-color = { $card } is not { $color }
why-lone-splay = a pile of one card is not splayed
why-two-piles = there is one { $color } pile on a board
why-no-supply = there is no supply pile `{ $text }`
why-aside = one card of each age from 1 to 9 is laid aside
why-aside-value = the card laid aside for age { $age } has another value
why-supply-value = supply pile { $age } holds another value
why-two-places = { $card } is in two places
why-owned-twice = an achievement is owned twice
why-actions = a turn has at most two actions
why-too-deep = cards are carried out too deep within each other
why-too-many = there are too many answers
why-dogma = a card is carried out exactly in the middle of a dogma action
why-first-card = the first card of seat { $number } is not in its hand
why-no-first-card = seat { $number } has no card to begin with
why-won = seat { $number } owns enough achievements, and the game goes on
why-no-frame = no card is being carried out
why-no-effect = the card has no such effect
why-wrong-seat = seat { $number } does not carry out this effect
why-asks-nothing = the effect that is being carried out asks for nothing
why-ten-piles = there are ten supply piles
why-no-phase = `{ $text }` is no phase
why-no-ending = `{ $text }` is no ending
why-effect-number = effects count from 1
why-steps = there are steps from 0 to { $most }
why-frame-word = `{ $text }` says nothing about a card that is carried out
why-no-answer = `{ $text }` is no answer

## The board

zone-supply = supply
zone-free-achievements = free achievements
zone-hand = hand
zone-score = score pile
zone-achievements = achievements
zone-red = red
zone-yellow = yellow
zone-green = green
zone-blue = blue
zone-purple = purple

counter-turn = turn
counter-actions-left = actions left
counter-removed = removed
counter-achievements = achievements
counter-score = score
counter-hand = hand

mark-team = team { $team }
mark-has-picked = has picked
mark-splayed = splayed { $splay }
mark-backs = { $number }x[{ $age }]

piece-supply = {"["}{ $age }]
piece-achievement-age = age { $age }

## Reasons of bots

hint-promises = { CAPITAL($best) } promises { $hope } % of the win, { $next } { $other } %.
hint-net = { $promises } Decisive for the net, on { $seat-is ->
    [you] your side
   *[other] the side of { $seat }
}: { $what }.
net-hand = the cards in hand
net-score = the score pile
net-top = the top cards
net-under = the covered cards
net-alone = top cards that nobody shares
net-achievements = the achievements
net-claimable = achievements that can be claimed
net-splays = the splays
net-pile = the heights of the piles
net-icon = the icons
net-points = the points
net-highest = the highest top card
net-tucked = cards tucked in this turn
net-scored = cards scored in this turn
net-draw = the value of the next draw
net-ahead = the lead in icons
hint-place = beginning with { $card }
hint-draw = drawing
hint-meld = melding { $card }
hint-dogma = activating { $card }
hint-achieve = claiming age { $age }
hint-pass = passing
hint-pick-card = picking { $card }
hint-pick-color = picking { $color }
hint-pick-value = picking value { $value }
hint-pick-seat = { $seat-is ->
    [you] picking yourself
   *[other] picking { $seat }
}
hint-pick-yes = doing it
hint-pick-second = the second option
hint-shuffle = a shuffle

bot-novice = looks one action ahead in one imagined world
bot-casual = tries every action a few times, to the end of the next turn
bot-strong = searches a tree of 400 simulations, two turns deep; for two players of 300, judged by a net
bot-master = searches four trees of 4,000 careful simulations each, two turns deep; for two players of 3,000, judged by a net
bot-grandmaster = searches four trees of 16,000 careful simulations each, two turns deep; for two players of 12,000, judged by a net
bot-heuristic = looks one action ahead, ended by rules of thumb, in eight worlds

## Words in the terminal's picture

picture-shuffling = Innovation: the piles are shuffled
picture-placing = Innovation: everybody picks a first card
picture-over = Innovation: over after { $turns-count ->
    [one] 1 turn
   *[other] { $turns } turns
}
picture-turn = Innovation: turn { $turns }, { $seat }, { $actions-count ->
    [one] 1 action left
   *[other] { $actions } actions left
}
picture-supply = supply
picture-free = free
picture-needed = ({ $needed } win)
picture-icons = icons
picture-icon-castle = castle
picture-icon-crown = crown
picture-icon-leaf = leaf
picture-icon-lightbulb = bulb
picture-icon-factory = factory
picture-icon-clock = clock
picture-letter-castle = C
picture-letter-crown = W
picture-letter-leaf = L
picture-letter-lightbulb = B
picture-letter-factory = F
picture-letter-clock = K
picture-held = { $card } [{ $age } { $color }]
picture-points = { $points-count ->
    [one] 1 point
   *[other] { $points } points
}, achievements
picture-none = none
picture-hand = hand
picture-score = score
picture-remember = you remember { $cards }
picture-knows = knows your { $cards }
picture-splayed = splayed { $splay }
picture-on = on { $cards }
picture-on-hidden = on { $number-count ->
    [one] 1 card
   *[other] { $number } cards
}
picture-now = Turn { $turns }, { $seat }, { $actions-count ->
    [one] 1 action left
   *[other] { $actions } actions left
}
picture-next = Age { $age } needs { $points } points, top card { $age }+.
picture-stand = { $points-count ->
    [one] 1 point
   *[other] { $points } points
}, { $have }/{ $needed }, hand { $hand }
picture-stand-short = { $points }p { $have }/{ $needed } { $hand }h
