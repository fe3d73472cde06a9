# What Texas 42 says about itself, its options and its bots.

game-name = Texas 42
game-about = A trick-taking game with dominoes for two against two: bid, name trumps, take points.
game-complete = Complete, with every house rule as an option; only claims for the rest of a hand and penalties of the physical table are left out.

## Options and their values

option-scoring = play for marks, or for points
option-scoring-marks = marks
option-scoring-points = points
option-target = marks that win the game
option-points-target = points that win, in points scoring
option-all-pass = after three passes the shaker may pass too, or must bid at least 30 or 31
option-all-pass-redeal = may pass
option-all-pass-force30 = must bid at least 30
option-all-pass-force31 = must bid at least 31
option-forced-nello = a forced shaker may name nello for 1 mark or more
option-forced-sweep-bonus = a forced shaker's lowest bid that takes every trick scores 2 marks
option-open-max-marks = most marks that may open the marks
option-mark-raise = most marks above a standing mark bid
option-mark-cap = most marks that may be bid at all; 0 for any
option-points-top = the bid above 84 in points scoring
option-points-top-126 = 126
option-points-top-168 = 168
option-doubles-trump = doubles may be named as trumps
option-doubles-suit = no trumps with doubles as a suit may be named
option-follow-me = no trumps may be named with doubles high, or also with doubles low, or not at all
option-follow-me-high = doubles high
option-follow-me-high-low = doubles high or low
option-follow-me-off = not at all
option-nello = nello may be named never, by anybody, or by a forced shaker only
option-nello-off = never
option-nello-open = by anybody
option-nello-forced = by a forced shaker
option-nello-marks = fewest marks that nello needs
option-nello-doubles = doubles in nello: a suit of their own, high, low, a suit upside down, or as named
option-nello-doubles-own = a suit of their own
option-nello-doubles-high = high
option-nello-doubles-low = low
option-nello-doubles-inverted = a suit upside down
option-nello-doubles-choice = as named
option-plunge = plunge may be bid
option-plunge-doubles = fewest doubles a plunge needs
option-plunge-marks = marks of the lowest plunge
option-plunge-bonus = marks that a plunge stakes above its bid
option-plunge-jump = a plunge may jump over the ladder
option-plunge-leader = who leads first after a plunge or splash
option-plunge-leader-partner = the partner
option-plunge-leader-bidder = the bidder
option-plunge-specials = the partner may also name nello or sevens
option-splash = splash may be bid
option-splash-doubles = fewest doubles a splash needs
option-splash-min = fewest marks of a splash
option-splash-max = most marks of a splash
option-splash-jump = a splash may jump over the ladder
option-sevens = sevens may be named never, by anybody, or by a forced shaker only
option-sevens-off = never
option-sevens-on = by anybody
option-sevens-forced = by a forced shaker
option-sevens-marks = fewest marks that sevens needs
option-sevens-tie = of tiles equally close to seven the first played wins, or the declaring side's
option-sevens-tie-first = the first played
option-sevens-tie-declarers = the declaring side's
option-small-end-opening = the first lead may count as its smaller end
option-first-lead-trump = the first lead must be a trump if one is held
option-early-end = a hand ends as soon as it is decided
option-ack-gate = who must have looked before the table goes on after a trick or a hand
option-ack-gate-none = nobody
option-ack-gate-humans = the people at the table
option-ack-gate-all = everybody
option-reveal-at-hand-end = what is shown of the tiles left when a hand ends
option-reveal-at-hand-end-all = all of them
option-reveal-at-hand-end-nothing = nothing
option-first-dealer = the seat that shakes first, or a draw for it
option-first-dealer-0 = seat 0
option-first-dealer-1 = seat 1
option-first-dealer-2 = seat 2
option-first-dealer-3 = seat 3
option-first-dealer-draw = a draw
option-shuffle = the shuffle: frozen, so that seeds deal the same forever
option-shuffle-s1 = s1

## Presets

preset-straight = Tournament rules.
preset-house = Kitchen-table rules: a forced shaker, nello, plunge and splash.
preset-forced30 = Tournament rules, but the shaker may not pass after three passes.
preset-points = Sides keep the points they take; 250 wins.
preset-lechner = Everything: sevens, nello in all forms, splash for 3, raises of two marks.
preset-harper = A forced shaker, and nello with doubles as a suit of their own.
preset-timpson = A forced shaker, and plunge for 4 marks at any time.

## Bots

bot-novice = plays by rules of thumb, forgets them half of the time and bids too much
bot-casual = plays by rules of thumb, with a slip now and then
bot-strong = plays 300 imagined deals through for every tile, and solves how they end
bot-grandmaster = plays 4,000 imagined deals through as `master` does 800
bot-master = plays 800 imagined deals through that explain what was called and played, and solves how they end
bot-heuristic = bids and plays by rules of thumb, and imagines nothing
bot-solver = solves at most N imagined deals with every tile in sight
