# What is said at a table of Texas 42.

## Nouns that other messages take

suit-blanks = blanks
suit-ones = ones
suit-twos = twos
suit-threes = threes
suit-fours = fours
suit-fives = fives
suit-sixes = sixes
suit-doubles = doubles

pip-0 = blank
pip-1 = one
pip-2 = two
pip-3 = three
pip-4 = four
pip-5 = five
pip-6 = six

bid-points = { $points }
bid-marks = { $marks-count ->
    [one] 1 mark
   *[other] { $marks } marks
}
bid-plunge = plunge { $marks }
bid-splash = splash { $marks }

## Events

event-shaker-drawn = { $seat-is ->
    [you] You draw the highest tile.
   *[other] { $seat } draws the highest tile.
}
event-dealt = { $dealer-is ->
    [you] You shake deal { $deal }.
   *[other] { $dealer } shakes deal { $deal }.
}
event-passed = { $seat-is ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-bid = { $seat-is ->
    [you] You bid { $bid }.
   *[other] { $seat } bids { $bid }.
}
event-auction-won = { $seat-is ->
    [you] You win the auction with { $bid }.
   *[other] { $seat } wins the auction with { $bid }.
}
event-auction-won-partner = { $seat-is ->
    [you] You win the auction with { $bid }
   *[other] { $seat } wins the auction with { $bid }
}; { $namer-is ->
    [you] you name trumps.
   *[other] { $namer } names trumps.
}
event-thrown-in = All four pass; the hand is thrown in.
event-declared = { $seat-is ->
    [you] You call { $declaration }.
   *[other] { $seat } calls { $declaration }.
}
event-played = { $seat-is ->
    [you] You play { $tile }.
   *[other] { $seat } plays { $tile }.
}
event-played-small = { $seat-is ->
    [you] You lead { $tile } as a { $pip }.
   *[other] { $seat } leads { $tile } as a { $pip }.
}
event-trick-won = { $seat-is ->
    [you] You take the trick
   *[other] { $seat } takes the trick
}: { $points-count ->
    [one] 1 point.
   *[other] { $points } points.
}
event-hand-made = The contract is made after { $tricks-count ->
    [one] 1 trick.
   *[other] { $tricks } tricks.
}
event-hand-set = The contract is set after { $tricks-count ->
    [one] 1 trick.
   *[other] { $tricks } tricks.
}
event-hands-revealed = Left over: { $hands }.
event-hands-revealed-hand = { $seat-is ->
    [you] you { $tiles }
   *[other] { $seat } { $tiles }
}
event-scored-marks = { $team-is ->
    [with-you] You and your partner
   *[other] { $team }
} score { $marks-count ->
    [one] 1 mark.
   *[other] { $marks } marks.
}
event-scored-points = { $team-is ->
    [with-you] You and your partner
   *[other] { $team }
} score { $points-count ->
    [one] 1 point.
   *[other] { $points } points.
}
event-scored-both = { $team-is ->
    [with-you] You and your partner
   *[other] { $team }
} score { $points-count ->
    [one] 1 point
   *[other] { $points } points
}; { $opponents-is ->
    [with-you] you and your partner
   *[other] { $opponents }
} score { $rest-count ->
    [one] 1 point.
   *[other] { $rest } points.
}
event-game-won = { $team-is ->
    [with-you] You and your partner win the game.
   *[other] { $team } win the game.
}

## What is asked, and who is waited for

ask-draw = The first shaker is drawn.
ask-deal = { $dealer-is ->
    [you] You shake the tiles.
   *[other] { $dealer } shakes the tiles.
}
ask-bid = { $seat-is ->
    [you] Your bid: { $least } or more, or pass.
   *[other] { $seat } is to bid; nobody has bid yet.
}
ask-bid-over = { $seat-is ->
    [you] Your bid: { $least } or more, or pass.
   *[other] { $seat } is to bid.
} { $holder-is ->
    [you] You stand at { $bid }.
   *[other] { $holder } stands at { $bid }.
}
ask-bid-only = { $seat-is ->
    [you] Your bid: { $least }, or pass.
   *[other] { $seat } is to bid.
} { $holder-is ->
    [you] You stand at { $bid }.
   *[other] { $holder } stands at { $bid }.
}
ask-bid-none = { $seat-is ->
    [you] You can only pass.
   *[other] { $seat } can only pass.
} { $holder-is ->
    [you] You stand at { $bid }, the highest bid there is.
   *[other] { $holder } stands at { $bid }, the highest bid there is.
}
ask-bid-forced = { $seat-is ->
    [you] Your bid: { $least } or more. The others passed, so you must bid.
   *[other] { $seat } must bid, because the others passed.
}
ask-declare = { $seat-is ->
    [you] You won the auction with { $bid }: name the contract.
   *[other] { $seat } won the auction with { $bid } and names the contract.
}
ask-declare-partner = { $bidder-is ->
    [you] You won the auction with { $bid }:
   *[other] { $bidder } won the auction with { $bid }:
} { $seat-is ->
    [you] you name the contract.
   *[other] { $seat } names the contract.
}
ask-lead = { $seat-is ->
    [you] Your lead to trick { $trick }.
   *[other] { $seat } leads to trick { $trick }.
}
ask-lead-trump = { $seat-is ->
    [you] Your lead to trick { $trick }: it must be a trump.
   *[other] { $seat } leads to trick { $trick }.
}
ask-lead-closest = { $seat-is ->
    [you] Your lead to trick { $trick }: a tile closest to seven pips.
   *[other] { $seat } leads to trick { $trick }.
}
ask-follow = { $seat-is ->
    [you] Your tile: follow { $suit }.
   *[other] { $seat } is to play; { $suit } were led.
}
ask-play-any = { $seat-is ->
    [you] Your tile: { $suit } were led, and you have none, so play anything.
   *[other] { $seat } is to play; { $suit } were led.
}
ask-play-closest = { $seat-is ->
    [you] Your tile: one that comes closest to seven pips.
   *[other] { $seat } is to play.
}
ask-hand-made = { $bidder-is ->
    [you] The hand is over: you made { $bid }.
   *[other] The hand is over: { $bidder } made { $bid }.
} { $dealer-is ->
    [you] You shake next.
   *[other] { $dealer } shakes next.
}
ask-hand-set = { $bidder-is ->
    [you] The hand is over: you were set at { $bid }.
   *[other] The hand is over: { $bidder } was set at { $bid }.
} { $dealer-is ->
    [you] You shake next.
   *[other] { $dealer } shakes next.
}
ask-hand-thrown-in = All four passed: the hand is thrown in. { $dealer-is ->
    [you] You shake next.
   *[other] { $dealer } shakes next.
}
ask-game-over = { $team-is ->
    [with-you] You and your partner win the game, { $score } to { $against }.
   *[other] { $team } win the game, { $score } to { $against }.
}

## Moves

offer-pass = Pass
offer-bid = Bid { $bid }
offer-plunge = Plunge for { $marks-count ->
    [one] 1 mark
   *[other] { $marks } marks
}
offer-splash = Splash for { $marks-count ->
    [one] 1 mark
   *[other] { $marks } marks
}
offer-declare = Call { $declaration }
offer-play = Play { $tile }
offer-lead = Lead { $tile }
offer-lead-small = Lead { $tile } as a { $pip }
offer-deal = Deal { $hands }
offer-shaker = { $seat-is ->
    [you] You shake first
   *[other] { $seat } shakes first
}

group-bid = bid
group-declare = name the contract
group-play = play
group-small-end = lead the small end
group-chance = chance

## Refusals

error-wrong-phase = That is not done at this point of the hand.
error-not-your-turn = It is not your turn.
error-bid-not-on-ladder = There is no such bid on this ladder.
error-bid-not-on-ladder-number = There is no bid of { $bid }.
error-bid-too-low = A bid must be higher than that.
error-mark-jump = That is too many marks at once.
error-special-not-enabled = Plunge or splash is not played at this table.
error-not-enough-doubles = { $needed-count ->
    [one] That bid needs a double in your hand.
   *[other] That bid needs { $needed } doubles in your hand.
}
error-must-bid = After three passes the shaker must bid.
error-declaration-not-allowed = That contract may not be named here.
error-tile-not-held = You do not hold that tile.
error-must-follow = You must follow suit: { $suit } were led.
error-must-play-closest = In sevens you must play a tile closest to seven.
error-must-lead-trump = The first lead must be a trump.
error-no-small-end = That tile may not count as its smaller end now.
error-sat-out = In nello the partner of the bidder sits out.
error-game-over = The game is over.
error-bad-deal = A deal gives seven different tiles to each seat.
error-bad-deal-hands = This is no deal: it needs four hands with `/` between them.
error-bad-deal-tile = This is no deal: a tile is written as 6-4.
error-bad-deal-size = This is no deal: every hand has seven tiles.
error-bad-deal-twice = This is no deal: a tile is in it twice.
error-unknown-seat-shaker = The shaker is a seat from 0 to 3.

error-contradiction-no-plunge = The option `{ $option }` does not fit the others: there are no plunges in points scoring.
error-contradiction-no-splash = The option `{ $option }` does not fit the others: there are no splashes in points scoring.
error-contradiction-no-sevens = The option `{ $option }` does not fit the others: there are no sevens in points scoring.
error-contradiction-no-bonus = The option `{ $option }` does not fit the others: the bonus is a mark, and points scoring has none.
error-contradiction-nobody-forced = The option `{ $option }` does not fit the others: with all_pass=redeal nobody is ever forced.
error-contradiction-plunge-cap = The option `{ $option }` does not fit the others: plunge_marks is above mark_cap, so nobody could plunge.
error-contradiction-splash-range = The option `{ $option }` does not fit the others: splash_min is above splash_max, so nobody could splash.
error-contradiction-splash-cap = The option `{ $option }` does not fit the others: splash_min is above mark_cap, so nobody could splash.

error-bad-position-at = The position cannot be, at `{ $line }`: { $why }.
error-bad-position-refused = The position cannot be, at `{ $line }`: { $why }
error-bad-position-call = The position cannot be, at call { $call } of `{ $line }`: { $why }
error-bad-position-play = The position cannot be, at `{ $line }`: seat { $seat } could not play { $tile }. { $why }

## Why a position cannot be

why-again = this was said before
why-word = it should be one of { $words }
why-two-numbers = it needs two numbers, one for each team
why-seat = a seat is 0, 1, 2 or 3
why-no-tile = `{ $text }` is no tile
why-no-bid = `{ $text }` is no bid
why-no-declaration = `{ $text }` is no declaration
why-twice = { $tile } is there twice
why-deals = no game has so many deals
why-four-bids = only four seats bid
why-leader = this seat does not lead the first trick
why-sits-out = this seat sits out
why-trick = a trick has { $tiles } tiles
why-seven-tricks = there are seven tricks in a hand
why-size = it has too many or too few tiles
why-held = { $tiles-count ->
    [one] it should have 1 tile
   *[other] it should have { $tiles } tiles
}
why-listed = more tricks are listed than were won
why-points = they do not fit the tiles that were played
why-won = the tricks do not fit the tiles that were played
why-other-phase = the rest of the position is of another phase
why-result = the tricks do not say so
why-set = the tiles do not make one whole set
why-played-twice = a tile was played twice
why-hand = { $tiles-count ->
    [one] seat { $seat } should hold 1 tile
   *[other] seat { $seat } should hold { $tiles } tiles
}
why-lacks = seat { $seat } holds a tile it has shown to lack
why-promised = seat { $seat } holds fewer doubles than it promised
why-not-42 = { $taken } points taken and { $left } still out are not 42
why-odd-points = there are points without tricks, or tricks without points
why-too-early = tiles were played before a declaration
why-full-trick = a full trick was left lying
why-other-tricks = the tricks and the tiles played do not agree
why-named = this cannot have been named: { $declaration }
why-phase = the phase does not fit the rest
why-shaker = deal { $deal } should be shaken by seat { $seat }

## The board

zone-hand = hand
zone-trick = trick
zone-past-trick = trick { $number }

counter-marks = marks
counter-points = points
counter-this-hand = this hand
counter-tricks = tricks
counter-deal = deal

mark-team = team { $team }
mark-shaker = shaker
mark-passes = { $seat-is ->
    [you] pass
   *[other] passes
}
mark-bids = { $seat-is ->
    [you] bid { $bid }
   *[other] bids { $bid }
}
mark-bidder = bidder, { $bid }
mark-to-name = to name it
mark-sits-out = { $seat-is ->
    [you] sit out
   *[other] sits out
}
mark-trump = trump
mark-small-end = small end
mark-wins-so-far = wins so far
mark-wins = wins
mark-led = { $suit } led

## How a game ended

reason-marks = marks
reason-points = points

## Why a bot plays what it plays

hint-thumb = by rules of thumb
hint-thumb-declare = by rules of thumb, { $declaration } will make { $points } points about { $chance } times in a hundred
hint-thumb-bid = by rules of thumb, { $bid } is made about { $chance } times in a hundred
hint-thumb-pass = no bid is worth its risk
hint-made = { $bid } is made in { $made } of { $tried } imagined deals
hint-made-on = { $bid } on { $declaration } is made in { $made } of { $tried } imagined deals
hint-too-weak = the hand is too weak to think about a bid
hint-bid = { $plan }; the best bid wins the match { $worth }% of the time
hint-bid-or-pass = { $plan }; the best bid wins the match { $worth }% of the time, passing { $pass }%
hint-play-match = after { $tile } the match is won in { $percent }% of { $visits } imagined deals
hint-play-made = after { $tile } the contract is made in { $made } of { $visits } imagined deals
hint-play-set = after { $tile } the contract is set in { $set } of { $visits } imagined deals

## The picture in the terminal

picture-deal = deal { $deal }
picture-deal-by = deal { $deal }, shaken by { $name }
picture-before = before the first deal
picture-marks = { $score } of { $target } marks
picture-points = { $score } of { $target } points
picture-all-1 = /
picture-all-2 = /\
picture-all-3 = A
picture-all-4 = A|
picture-all-5 = AL
picture-all-6 = AL|
picture-all-7 = ALL
picture-hand = { $points-count ->
    [one] { $points } point
   *[other] { $points } points
}, { $tricks-count ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
picture-auction = Auction:
picture-call = { $name } { $bid }
picture-call-pass = { $name } pass
picture-contract = Contract:
picture-contract-of = { $name }, { $bid }, { $named }
picture-to-name = { $name } to name it
picture-made = Made.
picture-set = Set.
picture-lose-all = Must lose every trick.
picture-take-all = Must take every trick.
picture-needs = { $have } of { $needs } points; { $others } of the { $sets } that set it.
picture-shaker = shaker
picture-bidder = bidder
picture-sits-out = sits out
picture-led = led
picture-small = { $tile } small
picture-before-these = { $tricks-count ->
    [one] 1 trick before these
   *[other] { $tricks } tricks before these
}
picture-past-trick = { $leader } led { $tiles }: { $winner } +{ $points }
picture-you-hold = You hold
picture-counts = (* counts 5 or 10)
picture-led-ahead = { $suit } led, { $name } ahead
picture-ahead = { $name } ahead
picture-passes = pass
