# What the words, declarations and tiles of Texas 42 mean.

kind-declaration = declaration
kind-bid = bid
kind-word = word
kind-tile = tile
fact-points = points

## Declarations

declaration-blanks = blanks
declaration-blanks-1 = Blanks are trumps: these tiles belong to no other suit and beat every other tile. The highest first: 0-0 6-0 5-0 4-0 3-0 2-0 1-0.
declaration-ones = ones
declaration-ones-1 = Ones are trumps: these tiles belong to no other suit and beat every other tile. The highest first: 1-1 6-1 5-1 4-1 3-1 2-1 1-0.
declaration-twos = twos
declaration-twos-1 = Twos are trumps: these tiles belong to no other suit and beat every other tile. The highest first: 2-2 6-2 5-2 4-2 3-2 2-1 2-0.
declaration-threes = threes
declaration-threes-1 = Threes are trumps: these tiles belong to no other suit and beat every other tile. The highest first: 3-3 6-3 5-3 4-3 3-2 3-1 3-0.
declaration-fours = fours
declaration-fours-1 = Fours are trumps: these tiles belong to no other suit and beat every other tile. The highest first: 4-4 6-4 5-4 4-3 4-2 4-1 4-0.
declaration-fives = fives
declaration-fives-1 = Fives are trumps: these tiles belong to no other suit and beat every other tile. The highest first: 5-5 6-5 5-4 5-3 5-2 5-1 5-0.
declaration-sixes = sixes
declaration-sixes-1 = Sixes are trumps: these tiles belong to no other suit and beat every other tile. The highest first: 6-6 6-5 6-4 6-3 6-2 6-1 6-0.
declaration-doubles = doubles
declaration-doubles-1 = The doubles are trumps, 6-6 the highest and 0-0 the lowest. A double belongs to no number then, so 5-5 does not follow fives.
declaration-doubles-suit = doubles as a suit
declaration-doubles-suit-1 = No trumps, and the doubles are a suit of their own, 6-6 the highest. A double belongs to no number.
declaration-follow-me = follow-me
declaration-follow-me-1 = No trumps: the highest tile of the suit that was led takes the trick. A double is the highest of its suit.
declaration-follow-me-low = follow-me with doubles low
declaration-follow-me-low-1 = No trumps: the highest tile of the suit that was led takes the trick. A double is the lowest of its suit.
declaration-nello = nello
declaration-nello-1 = The bidder plays alone against both opponents, without trumps, and must lose every trick, while the partner sits out. The doubles are a suit of their own, 6-6 the highest.
declaration-nello-high = nello with doubles high
declaration-nello-high-1 = Nello in which each double is the highest of its suit.
declaration-nello-low = nello with doubles low
declaration-nello-low-1 = Nello in which each double is the lowest of its suit.
declaration-nello-inverted = nello with doubles inverted
declaration-nello-inverted-1 = Nello in which the doubles are a suit of their own upside down, 0-0 the highest.
declaration-sevens = sevens
declaration-sevens-1 = No suits: everybody must play a tile whose pips come closest to seven, and the closest takes the trick. The bidder's side must take every trick.

## Words

term-pass = pass
term-pass-1 = Bids nothing; each seat speaks only once in an auction. When all four pass, the hand is thrown in, unless the table makes the shaker bid.
term-points-bid = points bid
term-points-bid-1 = A promise to take that many of the 42 points, 30 to 41, playing for 1 mark. The others set it with one point more than it leaves them.
term-mark = mark
term-mark-1 = What most games are scored in: whoever makes or sets a contract gets its marks, and seven win. A bid of marks promises all seven tricks and plays for as many marks.
term-plunge = plunge
term-plunge-1 = A bid of 4 marks, or one above the bid that stands, for a hand with at least four doubles. The partner names trumps and leads, and every trick must be taken.
term-splash = splash
term-splash-1 = Like a plunge, but for 2 or 3 marks and with at least three doubles. The partner names trumps and leads, and every trick must be taken.
term-bid = bid
term-bid-1 = What a side promises to take: 30 to 41 points, or marks. Left of the shaker first, each seat bids higher than the bid that stands, or passes.
term-contract = contract
term-contract-1 = The highest bid together with what its bidder named. It is made or set.
term-made = made
term-made-1 = A contract is made when the bidder's side takes the points it bid, or all tricks for a bid of marks. The marks at stake go to that side.
term-set = set
term-set-1 = A contract that is not made is set, and its marks go to the other side. A bid of marks is set by the first trick that the others take.
term-points = points
term-points-1 = Each trick is worth 1 point, and the five count tiles 35 together: 42 in a hand. A table that scores by points lets sides keep what they take.
term-count = count
term-count-1 = Five tiles count: 5-5 and 6-4 for 10 points each; 5-0, 4-1 and 3-2 for 5 each. They go to the side that takes the trick.
term-trick = trick
term-trick-1 = One tile from each seat, clockwise from the one who leads. The highest trump takes it, or without trumps the highest tile of the suit that was led.
term-trump = trump
term-trump-1 = A tile of the suit that was named; it beats every tile that is none. It belongs to that suit alone, so with fours as trumps 6-4 is no six.
term-suit = suit
term-suit-1 = A tile belongs to both its numbers, but calls for its higher one when it is led. Trumps, and doubles where they are a suit of their own, belong to theirs alone.
term-double = double
term-double-1 = A tile with the same number on both ends: the highest of its suit. Where doubles are trumps or a suit of their own, it belongs to no number.
term-lead = lead
term-lead-1 = To play the first tile of a trick, which says what suit must be followed. The bidder leads first, after that whoever took the last trick.
term-follow = follow
term-follow-1 = Anyone who holds a tile of the suit that was led must play one; anyone who holds none may play anything. Nobody has to trump or to win.
term-renege = renege
term-renege-1 = Not to follow suit although one could. Here it cannot happen: such a tile is refused.
term-shaker = shaker
term-shaker-1 = The one who mixes and deals the tiles, and bids last. The shake moves one seat clockwise after every hand.
term-forced-shaker = forced shaker
term-forced-shaker-1 = At some tables the shaker may not pass after three passes, and must bid at least 30, or 31.
term-thrown-in = thrown in
term-thrown-in-1 = When all four pass, nobody scores and the next seat shakes.
term-partner = partner
term-partner-1 = The seat across the table: 0 and 2 play against 1 and 3. Partners take, make and score together.
term-small-end = small end
term-small-end-1 = At some tables the very first lead of a hand may call for its lower number instead.
term-all = all
term-all-1 = Marks are drawn as the seven strokes of the letters A, L, L. Whoever has them all has won.

## Tiles

tile-counts = { $tile } counts { $points } points for the side that takes the trick.
tile-counts-nothing = { $tile } counts nothing but may take a trick.
