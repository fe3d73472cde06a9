# What is said while Skirmish is played.

## Places: the five terrains from left to right, T0 to T4

terrain-0 = the far left
terrain-1 = the left
terrain-2 = the middle
terrain-3 = the right
terrain-4 = the far right

place-0 = on the far left
place-1 = on the left
place-2 = in the middle
place-3 = on the right
place-4 = on the far right

toward-0 = to the far left
toward-1 = to the left
toward-2 = to the middle
toward-3 = to the right
toward-4 = to the far right

slot-0 = { $side-is ->
    [you] your far left slot
   *[other] { $side }'s far left slot
}
slot-1 = { $side-is ->
    [you] your left slot
   *[other] { $side }'s left slot
}
slot-2 = { $side-is ->
    [you] your middle slot
   *[other] { $side }'s middle slot
}
slot-3 = { $side-is ->
    [you] your right slot
   *[other] { $side }'s right slot
}
slot-4 = { $side-is ->
    [you] your far right slot
   *[other] { $side }'s far right slot
}

# A unit on the board: whose it is, what it is, where it stands.
unit = { $side-is ->
    [you] your { $card } { $place }
   *[other] { $side }'s { $card } { $place }
}

## Events: decks, turns and passes

event-deck-ready = { $seat-is ->
    [you] You get the deck { $deck }, led by { $leader }.
   *[other] { $seat } gets the deck { $deck }, led by { $leader }.
}
event-deck = { $seat-is ->
    [you] You get a deck of { $size } cards, led by { $leader }.
   *[other] { $seat } gets a deck of { $size } cards, led by { $leader }.
}
event-shuffled = { $seat-is ->
    [you] Your deck is shuffled.
   *[other] { $seat }'s deck is shuffled.
}
event-starter-drawn = { $seat-is ->
    [you] You are drawn to start.
   *[other] { $seat } is drawn to start.
}
event-skirmish-started = { $seat-is ->
    [you] Skirmish { $number } begins; you start.
   *[other] Skirmish { $number } begins; { $seat } starts.
}
event-turn-started = { $seat-is ->
    [you] Turn { $turn }: your turn.
   *[other] Turn { $turn }: { $seat }.
}
event-passed = { $seat-is ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-passed-auto = { $seat-is ->
    [you] You can do nothing more and pass.
   *[other] { $seat } can do nothing more and passes.
}
event-done = { $seat-is ->
    [you] You are done for this skirmish.
   *[other] { $seat } is done for this skirmish.
}
event-done-auto = { $seat-is ->
    [you] You can do nothing more and are done for this skirmish.
   *[other] { $seat } can do nothing more and is done for this skirmish.
}

## Events: cards, leaders and answers

event-drew-cards = { $seat-is ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $cards }.
}
event-drew = { $seat-is ->
    [you] { $count-count ->
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
   *[other] { $count-count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
}
event-played-unit = { $seat-is ->
    [you] You play { $card } { $toward }.
   *[other] { $seat } plays { $card } { $toward }.
}
event-played = { $seat-is ->
    [you] You play { $card } on { $slot }.
   *[other] { $seat } plays { $card } on { $slot }.
}
event-discarded = { $seat-is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-fizzled = { $card } has no target left and does nothing.
event-deploy-failed = { $seat-is ->
    [you] { $card } cannot enter { $slot } and goes to your graveyard.
   *[other] { $card } cannot enter { $slot } and goes to { $seat }'s graveyard.
}
event-created = { $seat-is ->
    [you] A new { $card } is made in your hand.
   *[other] A new { $card } is made in { $seat }'s hand.
}
event-created-hidden = { $seat-is ->
    [you] A new card is made in your hand.
   *[other] A new card is made in { $seat }'s hand.
}
event-leader-used = { $seat-is ->
    [you] You use the leader { $leader }: { $charges-count ->
        [one] 1 charge left.
       *[other] { $charges } charges left.
    }
   *[other] { $seat } uses the leader { $leader }: { $charges-count ->
        [one] 1 charge left.
       *[other] { $charges } charges left.
    }
}
event-leader-triggered = { $seat-is ->
    [you] Your leader { $leader } acts.
   *[other] { $seat }'s leader { $leader } acts.
}
event-declined = { $seat-is ->
    [you] You decline.
   *[other] { $seat } declines.
}
event-picked = { $seat-is ->
    [you] You pick { $pick }.
   *[other] { $seat } picks { $pick }.
}
event-chance-picked = Chance picks { $pick }.
pick-option = option { $number }

## Events: units that come, go and act

event-consumed = { $consumer } consumes { $unit }.
event-deployed-control = { $seat-is ->
    [you] { $card } is now under your control.
   *[other] { $card } is now under { $seat }'s control.
}
event-deployed-made = A new { $card } enters { $slot }.
event-deployed-graveyard = { $seat-is ->
    [you] { $card } comes back from your graveyard to { $slot }.
   *[other] { $card } comes back from { $seat }'s graveyard to { $slot }.
}
event-died = { CAPITAL($unit) } dies.
event-killed = { CAPITAL($unit) } is killed.
event-sacrificed = { CAPITAL($unit) } is sacrificed.
event-bounced = { $seat-is ->
    [you] { CAPITAL($unit) } goes back to your hand.
   *[other] { CAPITAL($unit) } goes back to { $seat }'s hand.
}
event-moved = { CAPITAL($unit) } moves { $toward }.
event-moved-across = { CAPITAL($unit) } moves to { $slot }.
event-swapped = { CAPITAL($first) } and { $second } change places.
event-triggered = { CAPITAL($unit) } triggers.
event-trigger-fizzled = { $card } triggered, but nothing comes of it.
event-activated = { $seat-is ->
    [you] You activate { $card } { $place }.
   *[other] { $seat } activates { $card } { $place }.
}
event-waited = { CAPITAL($unit) } no longer has to wait.
event-nullified = { CAPITAL($unit) } loses its abilities.
event-stayed = { CAPITAL($unit) } stays, without its buffs.

## Events: power, shields and slots

event-damaged = { CAPITAL($unit) } takes { $amount } damage: power { $power }.
event-redirected = { CAPITAL($unit) } takes the damage for its ally { $place }.
event-absorbed = The shield of { $unit } takes { $amount } damage: { $left } left.
event-absorbed-gone = The shield of { $unit } takes { $amount } damage and is gone.
event-shielded = { CAPITAL($unit) } gets shield { $amount }.
event-healed = { CAPITAL($unit) } is healed of { $amount } damage.
event-power = { CAPITAL($unit) } gets { $amount }: power { $power }.
event-modifier = { CAPITAL($slot) } gets { $amount }: modifier { $now }.
event-fortified = { CAPITAL($slot) } is fortified.

## Events: points, skirmishes and the match

event-controls = { $seat-is ->
    [you] You control { $terrain }, { $own } to { $theirs }.
   *[other] { $seat } controls { $terrain }, { $own } to { $theirs }.
}
event-controls-alone = { $seat-is ->
    [you] You control { $terrain } without opposition.
   *[other] { $seat } controls { $terrain } without opposition.
}
event-controls-nobody = Nobody controls { $terrain }, { $first } to { $second }.
event-conquered = { $seat-is ->
    [you] You get { $points } points for { $terrain }.
   *[other] { $seat } gets { $points } points for { $terrain }.
}
event-skirmish-won = { $seat-is ->
    [you] You win skirmish { $number }, { $won } to { $lost }.
   *[other] { $seat } wins skirmish { $number }, { $won } to { $lost }.
}
event-skirmish-tied = Skirmish { $number } is a tie, { $first } to { $second }: both win it.
event-match-won = { $seat-is ->
    [you] You win the match.
   *[other] { $seat } wins the match.
}
event-match-drawn = The match is a draw.
event-match-too-long = The match has gone on for too long: it is a draw.

## Events: effects that went round

event-loop = Rules error: { $guard }, and no more of it is carried out. The game goes on.
event-loop-round = Rules error: { $guard }, and no more of it is carried out. This went round: { $cycle }. The game goes on.
guard-repeats = one ability triggered too often in one action
guard-effects = too many effects followed from one action
guard-depth = too many effects waited at once
loop-then = { $first }, then { $rest }
loop-card = { $card } ({ $step })
step-ability = ability { $number }
step-activation = activation
step-action = action
step-deaths = deaths
step-deployment = deployment
step-leader = leader
step-fortified-slot = fortified slot
step-turn = turn
step-rules = rules

## What is asked: the turn

ask-turn = { $may } { $pass }
may-play = { $seat-is ->
    [you] You may play a card.
   *[other] { $seat } may play a card.
}
may-act = { $seat-is ->
    [you] You have played a card.
   *[other] { $seat } has played a card.
}
may-conclude = { $seat-is ->
    [you] You have the last say.
   *[other] { $seat } has the last say.
}
pass-ends-turn = A pass ends the turn.
pass-means-done = A pass means Done.
pass-ends-skirmish = A pass ends the skirmish.

## What is asked: by an effect. First the question itself, then how it reaches who is asked.

ask-effect = { $seat-is ->
    [you] { $question }
   *[other] { $seat } decides. { $question }
}
ask-may-decline = { $question } It may be declined.
ask-chance = Chance picks for { $card }.

ask-repositioning = { $card }: to which close slot does the unit move?
ask-grid-disruptor = { $card }: which close unit goes back to its owner's hand?
ask-impound-grappler = { $card }: which close enemy moves to the opposing slot?
ask-lone-jackal = { $card }: which close unit takes 2 damage?
ask-loyalty-weaver = { $card }: with which close enemy does it swap places?
ask-oasis-chaser = { $card }: to which empty close slot does it move?
ask-waste-spiller = { $card }: which close enemy slot gets -2?
ask-infinite-replicator = { $card }: to which close slot is the copy deployed?
ask-vampiric-marauder = { $card }: which close ally takes 2 damage?
ask-void-administrator = { $card }: which close unit loses its abilities?
ask-archer = { $card }: which close enemy takes 2 damage?
ask-hunter = { $card }: which wounded close enemy is killed?
ask-knight = { $card }: to which close slot is a Squire deployed?
ask-necromancer = { $card }: which unit comes back from the graveyard?
ask-necromancer-2 = { $card }: to which empty slot does { $picked } come back?
ask-priest = { $card }: which close slot is cleansed?
ask-ranger = { $card }: to which close slot does it move?
ask-rookie = { $card }: which close slot gets +2 together with its own?
ask-vampire = { $card }: which close unit takes 2 damage?
ask-warlock = { $card }: which close enemy takes the damage?
ask-thief = { $card }: the modifier of which close slot does it take?
ask-pig-farmer = { $card }: which close ally gets +2?
ask-bouncer = { $card }: which close unit goes back to its owner's hand?
ask-bouncer-2 = { $card }: which card is discarded?
ask-mystic = { $card }: draw 2 cards, or get +2?
ask-leader-warlord = { $leader }: which enemy unit takes 1 damage?
ask-leader-aggressive = { $leader }: which enemy unit takes 2 damage?
ask-leader-tactical = { $leader }: which unit moves?
ask-leader-tactical-2 = { $leader }: where does { $picked } move?
ask-leader-control = { $leader }: the modifier of which slot becomes 0?

## Moves

offer-pass = Pass
offer-pass-done = Pass: done for this skirmish
offer-pass-conclude = Pass: the skirmish ends
offer-play = Play { $card } { $toward }
offer-play-onto = Play { $card } onto { $unit }
offer-play-on-unit = Play { $card } on { $unit }
offer-play-on-slot = Play { $card } on { $slot }
offer-activate = Activate { $card } { $place }
offer-leader = Use the leader { $leader }
offer-decline = Decline
offer-pick = { CAPITAL($pick) }
offer-deck-ready = { $seat-is ->
    [you] You get the deck { $deck }
   *[other] { $seat } gets the deck { $deck }
}
offer-deck-number = { $seat-is ->
    [you] You get deck { $number }
   *[other] { $seat } gets deck { $number }
}
offer-order = { $seat-is ->
    [you] Your deck lies so: { $cards }
   *[other] { $seat }'s deck lies so: { $cards }
}
offer-starts = { $seat-is ->
    [you] You start
   *[other] { $seat } starts
}

group-pass = pass
group-play = play
group-activate = activate
group-leader = leader
group-answer = answer
group-set-up = set up

## Refusals of moves

error-game-over = The match is over.
error-not-your-turn = It is not your turn.
error-choice-pending = An effect waits for an answer: nothing else can be done.
error-nothing-asked = No effect waits for an answer.
error-not-offered = The effect does not offer that.
error-must-pick = The effect does not let you decline.
error-one-card-per-turn = You have played your card of this turn.
error-not-in-hand = You do not hold that card.
error-slot-occupied = A unit stands there, and that card cannot consume it.
error-must-consume = That card must be played onto a unit of yours.
error-enemy-slot = That card cannot be played to a slot of the opponent.
error-slot-locked = A Sentinel stands opposite: nothing can be deployed there.
error-no-target = That is no target of { $card }: { $text }
error-no-unit = No unit of yours stands there.
error-no-activation = That unit cannot be activated.
error-nullified = That unit has lost its abilities.
error-just-entered = That unit entered the board in this turn: it is not ready.
error-used-up = That unit has been activated as often as it may.
error-cooling-down = { $turns-count ->
    [one] That unit is ready after 1 more of your turn starts.
   *[other] That unit is ready after { $turns } more of your turn starts.
}
error-nothing-to-target = There is nothing that the ability could be used on.
error-passive-leader = Your leader has no ability that is used.
error-no-charges = Your leader has no charges left.
error-not-an-outcome = Chance cannot do that here.

## Refusals of what was typed

error-which-slot = Say where: `{ $card } T2`, or `{ $card } T2P1` for a side.
error-unknown-slot = `{ $slot }` is no slot: they are called T0P0 to T4P1.
error-unknown-card = There is no card called `{ $name }`.
error-bad-order-card = The order of a deck: there is no card `{ $name }`.
error-bad-order-size = The order of a deck: a deck has at most { $most } cards.

## Refusals of decks and positions

error-bad-deck = The deck cannot be read: { $wrong }.
error-bad-deck-line = line { $line }, `{ $entry }`: { $why }
error-bad-deck-one-leader = a deck has one leader
error-bad-deck-leaders = leaders are { $leaders }
error-bad-deck-no-card = there is no such card
error-bad-deck-card-like = there is no such card; { $card } is one
error-bad-deck-copies = that is no number of copies
error-bad-deck-size = a deck has at most { $most } cards
error-illegal-deck = { $option }: { $wrong }.
error-illegal-deck-size = { $size-count ->
    [one] 1 card: a deck has { $fewest } to { $most }
   *[other] { $size } cards: a deck has { $fewest } to { $most }
}
error-illegal-deck-design = { $card } needs the option designs=on
error-illegal-deck-stranger = { $card } is not for decks
error-illegal-deck-copies = { $copies } copies of { $card }: { $rarity-key ->
    [rarity-gold] a { $rarity } card is allowed once
    [rarity-silver] a { $rarity } card is allowed twice
   *[rarity-bronze] a { $rarity } card is allowed three times
}
error-illegal-deck-rarity = { $count } { $rarity } cards: at most { $most } are allowed
wrong-and = { $first }; { $rest }

## Why a position cannot be

why-twice = this is said twice
why-bad-number = `{ $text }` is no number in range
why-not-between = { $n } is not between { $from } and { $to }
why-no-card = no card is called `{ $text }`
why-no-slot = `{ $text }` is no slot: they are called T0P0 to T4P1
why-no-leader = no leader is called `{ $text }`
why-no-phase = `{ $text }` is no phase
why-no-step = `{ $text }` is no step
why-yes-or-no = this is `yes` or `no`
why-no-room = there is room for { $most } cards
why-row = these should be { $places } in a row
why-no-ending = a match ends by `skirmishes` or by the `action limit`
why-ended-unbegun = a match that has not begun has ended
why-power = it is `{ $powers }`
why-action = { $card } is an action
why-no-action = { $card } is no action
why-no-cooldown = { $card } has no cooldown
why-unit-word = `{ $text }` says nothing about a unit
why-not-said = that cannot be said of { $card }

# Effects that wait

why-no-overrun = effects run over by `steps` or by `depth`
why-effects = so many effects, or so few steps, do not fit together
why-answers = so many answers were not asked
why-leader = only the leader of the active seat can be at work
why-which-unit = which unit is not said
why-which-victim = it is not said what it consumed
why-where = it is not said where: `at T2P0`
why-no-effect = `{ $text }` is no effect that can wait
why-effect-word = `{ $text }` says nothing about an effect
why-no-ability = { $card } has no such ability
why-no-then = { $card } does nothing then
why-no-activation = { $card } on { $slot } cannot be activated
why-other-unit = that unit is no { $card }
why-units-only = only units are deployed and consumed
why-two-played = two cards are being played at once
why-unspent = { $card } is to be spent right after it was played
why-asks-nothing = the effect that waits has nothing to ask
why-not-offered = the effect that waits did not offer such an answer

# What cannot be

why-wins = such wins do not fit to skirmish { $skirmish }
why-points = there are no points before a skirmish has ended
why-active-done = the active seat is done
why-unacted = who has played has acted
why-actions = so many actions do not fit to a limit of { $most }
why-waits-over = nothing waits when a match is over
why-owns = seat { $number } owns more than { $most } cards
why-no-power = a unit without power should have died
why-unit-number = the number of the unit on { $slot }, or what it did, does not fit
why-too-early = nothing has happened before the first skirmish
why-unshuffled = the deck of seat { $number } has not been shuffled
why-deck-alone = seat { $number } has its deck alone
why-leader-used = the leader of seat { $number } has not been used
why-starter-drawn = who starts is not drawn at this table
why-deck-phase = the deck of seat { $number } does not fit to this phase
why-nowhere = { $card } of seat { $number } is nowhere to be found
why-not-held = seat { $number }: cards that are known to be in the hand are not
why-unsorted = seat { $number }: hands and lists are sorted
why-charges = seat { $number }: the leader has more charges than it ever had
why-scored = seat { $number }: that many wins or points end a skirmish or the match
why-effects-wait = effects wait exactly while somebody is asked
why-nothing-to-pick = who is asked can pick something
why-left-over = nothing is left over from an effect
why-over-unended = the match is over exactly when it has ended
why-doomed = the unit on { $slot } should have died
why-skirmishes = a match has at most three skirmishes
why-board-marks = the board knows what its units have
why-printed-power = the unit on { $slot } knows its printed power
why-negative = damage and shield on { $slot } are not negative
why-same-number = the unit on { $slot } has a number of its own

## The table

zone-terrain-0 = far left
zone-terrain-1 = left
zone-terrain-2 = middle
zone-terrain-3 = right
zone-terrain-4 = far right
zone-leader = leader
zone-hand = hand
zone-deck = deck
zone-graveyard = graveyard
zone-played = played
counter-skirmish = skirmish
counter-turn = turn
counter-wins = wins
counter-points = points
counter-charges = charges
counter-hand = hand
counter-deck = deck
mark-controls = { $seat-is ->
    [you] you control
   *[other] { $seat } controls
}
mark-nobody-controls = nobody controls
mark-modifier = modifier { $amount }
mark-fortified = fortified { $times }
mark-locked = locked
mark-damaged = damaged { $amount }
mark-buffs = buffs { $amount }
mark-shield = shield { $amount }
mark-ready = ready
mark-waits = waits { $turns }
mark-not-ready = not ready
mark-used = activation used
mark-nullified = nullified
mark-dominated = Dominant used
mark-limited = limit of this turn used
mark-foreign = owned by the other
mark-starts = starts
mark-done = done
mark-last-say = last say

## How a match ends

reason-skirmishes = two skirmishes won
reason-draw = two skirmishes won by both
reason-action-limit = too many actions

## Hints and bots

hint-lead-done = { $seat-is ->
    [you] { $terrains-count ->
        [one] You lead with 1 terrain and the opponent is done.
       *[other] You lead with { $terrains } terrains and the opponent is done.
    }
   *[other] { $terrains-count ->
        [one] { $seat } leads with 1 terrain and the opponent is done.
       *[other] { $seat } leads with { $terrains } terrains and the opponent is done.
    }
}
hint-tie-enough = A tie is enough.
hint-tie-kept = { $seat-is ->
    [you] You take the tie and keep your cards.
   *[other] { $seat } takes the tie and keeps the cards.
}
hint-lead = { $seat-is ->
    [you] You lead { $own } to { $theirs } and let the opponent spend cards.
   *[other] { $seat } leads { $own } to { $theirs } and lets the opponent spend cards.
}
hint-no-more = { $seat-is ->
    [you] You spend no more cards on this skirmish.
   *[other] { $seat } spends no more cards on this skirmish.
}
hint-give-up = { $seat-is ->
    [you] { $cards-count ->
        [one] You give this skirmish up and keep 1 card.
       *[other] You give this skirmish up and keep { $cards } cards.
    }
   *[other] { $cards-count ->
        [one] { $seat } gives this skirmish up and keeps 1 card.
       *[other] { $seat } gives this skirmish up and keeps { $cards } cards.
    }
}
hint-act = This { $gains }.
hint-takes = takes { $terrain }
hint-denies = denies { $terrain }
bot-level = searches { $trees-count ->
    [one] a tree of { $simulations } simulations
   *[other] { $trees } trees of { $simulations } simulations each
}, to the end of the skirmish at most
bot-heuristic = takes the action that improves the board most, and stops by rule

## More than the picture shows

details-graveyards = graveyards
details-decks = decks
details-units = units
details-graveyard = { $seat-is ->
    [you] Your graveyard: { $cards }.
   *[other] { $seat }'s graveyard: { $cards }.
}
details-list = { $seat-is ->
    [you] Your deck list: { $cards }.
   *[other] { $seat }'s deck list: { $cards }.
}
details-left = { $seat-is ->
    [you] Left in your deck: { $cards }.
   *[other] Left in { $seat }'s deck: { $cards }.
}
details-unknown = { $size } cards that you do not know
details-nothing = nothing
details-copies = { $count } { $card }
details-no-units = No unit is on the board.
details-unit = { CAPITAL($unit) }: { $numbers }.
details-power = power { $power }, printed { $printed }
details-buffs = buffs { $amount }
details-damage = damage { $amount }
details-modifier = slot { $amount }
details-others = others { $amount }
details-shield = shield { $amount }
details-waits = { $turns-count ->
    [one] waits for 1 turn
   *[other] waits for { $turns } turns
}
details-not-ready = not ready yet

## Words in the picture

picture-building = Skirmish: the decks are built.
picture-shuffling = Skirmish: the decks are shuffled.
picture-starting = Skirmish: chance says who starts.
picture-playing = Skirmish { $skirmish }, turn { $turn }.
picture-won = { $seat-is ->
    [you] Skirmish: the match is over, you win { $won } to { $lost }.
   *[other] Skirmish: the match is over, { $seat } wins { $won } to { $lost }.
}
picture-drawn = Skirmish: the match is over, a draw, { $first } to { $second }.
picture-leader = leader
picture-wins = wins of 2
picture-points = points
picture-hand = hand
picture-deck = deck
picture-graveyard = graveyard
picture-done = DONE
picture-last-say = LAST SAY
picture-nobody = nobody
picture-power = (+1) against printed power
picture-shield = s shield
picture-damage = d damage
picture-modifier = {"[+1]"} slot
picture-fortified = f fortified
picture-locked = # locked
picture-ready = ! ready
picture-waits = w turns to wait
picture-not-ready = {"*"} not ready
picture-nullified = x nullified
picture-foreign = ~ owned by the other
picture-holds = { $seat-is ->
    [you] You hold:
   *[other] { $seat } holds:
}
picture-known = { $seat-is ->
    [you] You are known to hold:
   *[other] { $seat } is known to hold:
}
picture-resolving = { $card } is being resolved.
