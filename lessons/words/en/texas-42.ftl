# What the guided first hand of Texas 42 says. Keys: `lesson-`, the chapter, the moment.

lesson-texas-42-suits = Tricks and suits
lesson-texas-42-suits-table = Four people, two teams: you and your partner across the table against the two beside you. Everybody gets seven dominoes. One is played by each in turn; the four together are a trick, and the best tile takes it.
lesson-texas-42-suits-tricks = The first tile of a trick sets the suit: its higher number. The opponent on your right led 6-2, so sixes are asked for. If you hold a six you must play one.
lesson-texas-42-suits-follow = In a suit the other number decides, so 6-5 is higher than 6-2. Only the double six would beat it, and that is gone. Take the trick: play 6-5.
lesson-texas-42-suits-low = 6-1 follows suit, but it is lower than 6-2: the trick would be lost. Play 6-5.
lesson-texas-42-suits-partner = You win the trick. Your partner had no six, so any tile was allowed, and your partner gave you 5-0. Some tiles are worth points; that one is worth 5.
lesson-texas-42-suits-double = Who takes a trick leads the next. A double is the highest tile of its suit, and today there are no trumps. So nothing can beat your double five: lead it.
lesson-texas-42-suits-later = A good tile, and it will have its turn. But your double five is worth 10 points, and it cannot lose now. Lead that first.
lesson-texas-42-suits-four = 4-2 asks for fours, and the double four has not been played yet: somebody may take it. Lead a tile that nobody can beat.
lesson-texas-42-suits-count = Eleven points with one tile. Now count: the other six sixes have all been played. Nobody can follow your last six, and so nobody can beat it. Lead it.
lesson-texas-42-suits-end = Even a small tile wins when its suit has run out. Your side has 30 points now, and that is what your partner had promised. More about promises soon.

lesson-texas-42-trumps = Trumps
lesson-texas-42-trumps-what = Most hands have trumps: one number that beats everything else. This time your partner chose fours. Every tile with a four on it is a trump, and the double four is the highest.
lesson-texas-42-trumps-five = A trump belongs to no other suit. So your 5-4 is a four today, and not a five!
lesson-texas-42-trumps-play = Your right-hand opponent led the double five, worth 10 points. You have no five, so you may play anything. Take the trick with your trump: 5-4.
lesson-texas-42-trumps-gift = The trick would go to your opponents, and 3-2 is worth 5: a gift of 16 points. Your trump takes it all instead.
lesson-texas-42-trumps-away = Allowed, but then your opponents keep 11 points. You hold a trump: 5-4 beats the double five.
lesson-texas-42-trumps-won = Eleven points for your side: 10 for the double five and 1 for the trick. You never have to trump, but here it paid.
lesson-texas-42-trumps-lead = All other fours have fallen but the double, and your partner, who chose fours, surely holds that. So nobody will trump you. Which of your tiles is the highest of its suit? Lead it.
lesson-texas-42-trumps-six = 6-1 asks for sixes, and the double six is still out. It would be lost. What about a double of your own?
lesson-texas-42-trumps-three = 3-2 is worth 5, and it asks for threes: the double three is still out. Do not risk it. What about a double of your own?
lesson-texas-42-trumps-end = The double one wins. Remember three things: follow the suit if you can, the double is highest, and a trump beats everything and is nothing but a trump.

lesson-texas-42-count = Points, and setting a bid
lesson-texas-42-count-tiles = Five tiles count: 5-5 and 6-4 are worth 10, and 5-0, 4-1 and 3-2 are worth 5. Their pips make five or ten. Each of the seven tricks is worth 1 more. That makes 42.
lesson-texas-42-count-bid = Here your opponents have bid 30: they must take 30 of the 42 points. They have 21. If your side gets 13, they cannot make it: they are set. You have 3.
lesson-texas-42-count-keep = All trumps are gone, and the double three wins this trick for your opponents. You have no three. Which tile do you give them? The one without value: 4-0.
lesson-texas-42-count-ten = That is 10 points and the trick: 32 for your opponents, and their bid is made. Give them the tile that is worth nothing.
lesson-texas-42-count-five = You would hand them 5 points. Give them the tile that is worth nothing: 4-0.
lesson-texas-42-count-partner = In the next trick twos were led, and your partner's double two is winning. You play last, so nothing can go wrong any more.
lesson-texas-42-count-give = You have no two. This trick goes to your own side, so now be generous. Which tile brings you past 13?
lesson-texas-42-count-small = 5 and 1 for the trick: 9 in all, not yet enough. Give your partner the big one.
lesson-texas-42-count-set = 3 and 11 are 14: the bid is set, and the hand is over at once. Your side gets the mark. Give points to your partner's tricks, and nothing to the others'.

lesson-texas-42-bidding = Bidding
lesson-texas-42-bidding-what = Before every hand there is an auction. Each of you speaks once: pass, or promise more points than anybody before. The lowest bid is 30. The highest bidder chooses trumps and leads first.
lesson-texas-42-bidding-marks = Whoever keeps the promise gets a mark for the team; otherwise the other team gets it. Seven marks win the game. You have six, your opponents five.
lesson-texas-42-bidding-hand = Look at your hand: four fives with the double on top, the double six, and 6-4. With fives as trumps, 6-5 is no six any more. So once the double six is gone, 6-4 is the highest six.
lesson-texas-42-bidding-bid = Only 2-0 should lose a trick. The opponent on your left has bid 30. You speak last: bid just one more, 31.
lesson-texas-42-bidding-pass = Then your opponents play, and choose the trumps. You hardly ever get a better hand than this one. Bid!
lesson-texas-42-bidding-mark = A bid in marks means all seven tricks, without exception, and 2-0 would probably lose one. You need only one mark anyway.
lesson-texas-42-bidding-high = A higher promise brings no more: any bid in points is worth one mark. You speak last, so 31 is enough.
lesson-texas-42-bidding-name = The hand is yours. Now name trumps. In which suit are you longest and strongest?
lesson-texas-42-bidding-sixes = Three sixes with the double are good, but four fives with the double are better, and then nobody can trump your fives. Take fives.
lesson-texas-42-bidding-doubles = All seven doubles would be trumps then, and you have two of them. Fives are four of your seven tiles.
lesson-texas-42-bidding-no-trump = Without trumps your 5-4 and 5-1 are small tiles, and nothing stops a long suit of others. Take fives.
lesson-texas-42-bidding-few = You have too few of those. Trumps should be the suit you have most of, with its double: fives.
lesson-texas-42-bidding-end = Fives it is. Three fives are out there: 5-3, 5-2 and 5-0. Whoever named trumps leads first, so play on.

lesson-texas-42-hand = A hand to the end
lesson-texas-42-hand-plan = You need 31 points. The plan: first take the trumps away from the others, so that nobody can trump your sixes. Then play the sixes from the top.
lesson-texas-42-hand-draw = Everybody who has a five must follow. Lead your highest trump, the double five.
lesson-texas-42-hand-trumped = As long as trumps are out there, an opponent without a six could trump that tile and take it from you. Take their trumps first.
lesson-texas-42-hand-loser = That is your weakest tile, and somebody will beat it. Keep it for the end; perhaps you will never need it.
lesson-texas-42-hand-highest = The right suit, but the double five is sure to win and is worth 10. Lead that.
lesson-texas-42-hand-one-left = 11 points. 5-3 and 5-2 fell, and your right-hand opponent had no five. One trump is left: 5-0. Take it with your next highest, 6-5.
lesson-texas-42-hand-second = That would do as well, since 5-0 is the lowest five. But make it a habit to draw trumps from the top: 6-5.
lesson-texas-42-hand-drawn = 5-0 fell, and your partner added 3-2: 22 points. Nobody else has a trump now. What is the highest six?
lesson-texas-42-hand-ten = The double six is yours, so this would win as well. But play from the top: then there is never a doubt which tile is high.
lesson-texas-42-hand-keep = Keep your trumps. They win later too, and if you ever lose a trick they bring you back. Play a six.
lesson-texas-42-hand-last = 23 points. With the double six gone, and 6-5 counted among the fives, your 6-4 is the highest six. It is worth 10. Lead it.
lesson-texas-42-hand-won = 34 points: your 31 are made, and the hand ends at once. That is the seventh mark, and you and your partner have won the game! Now sit down at a table of your own.
