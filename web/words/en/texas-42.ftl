### The board of Texas 42.

texas-42-and-you = { $seat } (you)
texas-42-we = We
texas-42-they = They

texas-42-tile = { $high } { $low }
texas-42-double = double { $pip }
texas-42-points = { $n-count ->
    [one] 1 point
   *[other] { $n } points
}
texas-42-marks = { $n-count ->
    [one] 1 mark
   *[other] { $n } marks
}
texas-42-tricks = { $n-count ->
    [one] 1 trick
   *[other] { $n } tricks
}

texas-42-short-blanks = Blanks
texas-42-short-ones = Ones
texas-42-short-twos = Twos
texas-42-short-threes = Threes
texas-42-short-fours = Fours
texas-42-short-fives = Fives
texas-42-short-sixes = Sixes
texas-42-short-doubles = Doubles
texas-42-short-doubles-suit = Doubles apart
texas-42-short-follow-me = Follow me
texas-42-short-follow-me-low = Follow me
texas-42-short-nello = Nello
texas-42-short-nello-high = Nello
texas-42-short-nello-low = Nello
texas-42-short-nello-inverted = Nello
texas-42-short-sevens = Sevens

texas-42-nello-meaning = Nello: lose every trick while your partner sits out
texas-42-means-doubles-suit = a suit of their own
texas-42-means-follow-me = doubles high
texas-42-means-follow-me-low = doubles low
texas-42-means-nello = doubles a suit
texas-42-means-nello-high = doubles high
texas-42-means-nello-low = doubles low
texas-42-means-nello-inverted = doubles a suit, blank highest
texas-42-means-sevens = closest to 7 pips wins

texas-42-passed = pass
texas-42-as-tile = Play { $tile }
texas-42-small-end = as { $pip }
texas-42-must-follow = not now: { $suit } must be followed
texas-42-not-now = not now
texas-42-play = play
texas-42-no-pip = no { $pip }
texas-42-no-double = no double
texas-42-no-trump = no trump

texas-42-auction-of = Auction of deal { $n }
texas-42-high-bid = highest bid
texas-42-to-bid = { $seat-is ->
    [you] bid now
   *[other] bids now
}
texas-42-not-yet = not yet
texas-42-bid-pad = Your bid
texas-42-names = { $seat-is ->
    [you] Name the contract
   *[other] { $seat } names the contract
}
texas-42-name-contract = Name the contract
texas-42-trumps = Trumps
texas-42-no-trumps = Without trumps
texas-42-held = { $n } held

texas-42-shaker = { $seat-is ->
    [you] shake
   *[other] shakes
}
texas-42-bids = { $seat-is ->
    [you] bid { $bid }
   *[other] bids { $bid }
}
texas-42-sits-out = { $seat-is ->
    [you] sit out
   *[other] sits out
}
texas-42-to-move = to move
texas-42-thinking = thinking
texas-42-partner = your partner
texas-42-tiles-left = { $n-count ->
    [one] 1 tile
   *[other] { $n } tiles
}
texas-42-hand = { $seat-is ->
    [you] Your tiles
   *[other] Tiles of { $seat }
}

texas-42-contract = Contract
texas-42-no-contract = No contract yet
texas-42-plays-for = { $team } play for
texas-42-are-trumps = { $suit } are trumps
texas-42-bid-by = { $seat-is ->
    [you] bid by you
   *[other] bid by { $seat }
}
texas-42-others-have = { $team } have { $n }; { $sets } would set it
texas-42-others-took = { $team } have { $tricks }
texas-42-deal-number = Deal { $n }
texas-42-shakes = { $seat-is ->
    [you] you shake
   *[other] { $seat } shakes
}
texas-42-needs-all = needs every trick
texas-42-needs-none = must lose every trick
texas-42-of = { $n } of { $of }
texas-42-not-named = not named yet

texas-42-score = Score
texas-42-marks-of = { $n } of { $of } marks
texas-42-score-of = { $n } of { $of } points
texas-42-target-marks = { $n } marks win
texas-42-target-points = { $n } points win

texas-42-led = led
texas-42-suit-led = { $suit } led
texas-42-winning = winning so far
texas-42-your-tile = your tile
texas-42-plays = { $seat-is ->
    [you] you
   *[other] { $seat }
}
texas-42-plays-now = { $seat-is ->
    [you] you play
   *[other] { $seat } plays
}
texas-42-plays-last = { $seat-is ->
    [you] you play last
   *[other] { $seat } plays last
}
texas-42-last = Last: { $said }
texas-42-change = { $team }: { $from } → { $to }
texas-42-change-made = { $team }: { $from } → { $to }, the bid is made.
texas-42-change-set = { $team }: { $from } → { $to }, the bid is set.
texas-42-takes = { $seat-is ->
    [you] take it
   *[other] takes it
}
texas-42-led-by = { $seat-is ->
    [you] You led { $tile }
   *[other] { $seat } led { $tile }
}
texas-42-played-by = { $seat }: { $tile }
texas-42-auto-continue = Continue automatically

texas-42-tricks-so-far = Tricks so far: { $n }
texas-42-our-tricks = Our tricks: { $n }, theirs: { $m }
texas-42-open = open
texas-42-no-tricks = No trick has been taken in this hand.
texas-42-unrecorded = Tricks before these: { $n }

texas-42-last-hand = The previous hand
texas-42-hand-over = The hand is over
texas-42-made = Made
texas-42-set = Set
texas-42-thrown-in = Thrown in
texas-42-after-tricks = after { $tricks }
texas-42-last-trick = The last trick
texas-42-nobody-bid = Nobody bid; the next seat shakes.
texas-42-wins = { $team-is ->
    [with-you] You win the game
   *[other] { $team } win the game
}
