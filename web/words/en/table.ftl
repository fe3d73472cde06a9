### The table and everything around every board.

name-you = You

status-thinking = { $seat } is thinking
status-to-move = { $seat-is ->
    [you] Your move
   *[other] { $seat } is to move
}
status-acknowledge = Take a look, then continue
status-over = The game is over
status-draw = The game is a draw
status-win = { $seats-is ->
    [you] You win
    [with-you] { $seats } win
   *[other] { $seats-count ->
        [one] { $seats } wins
       *[other] { $seats } win
    }
}

table-tools = Table
table-home = Leave the table
table-undo = Undo
table-undo-ask = Undo: { $seats } must agree
table-redo = Redo
table-hint = Hint
table-share = Share
table-more = More
table-save = Save to a file
table-again = New game, same set-up
table-help = Help
table-settings = Settings
table-continue = Continue

details-title = Details
details-topic = About

panel-close = Close

ask-title = Your decision
ask-find = Find a move
ask-many = { $n } moves: choose on the board, or search here
ask-selected = { $n } of { $all } moves: show all
ask-left = and { $n } more: choose on the board, or search
ask-do = Do it
ask-other = Something else
moves-title = All moves
ask-none = No matching move
ask-nothing = Nothing for you to do right now
ask-past = You are looking at the past. No moves can be made here.
ask-look = This is a position to look at. Nobody plays here.

preview-if = If you do this:
preview-more = And { $n } more.
preview-then-seats = { $seats-is ->
    [you] Then you decide.
    [with-you] Then { $seats } decide.
   *[other] { $seats-count ->
        [one] Then { $seats } decides.
       *[other] Then { $seats } decide.
    }
}
preview-then-chance = Then chance decides.
preview-then-hidden = What comes then is not known yet.
preview-then-over = That ends the game.
preview-binding = Cannot be taken back freely: { $seats } would have to agree.

undo-request-title = A request that needs agreement
undo-request-back = { $seat-is ->
    [you] You would like to go back to move { $n } of { $last }.
   *[other] { $seat } would like to go back to move { $n } of { $last }.
}
undo-request-elsewhere = { $seat-is ->
    [you] You would like to go to a moment that was taken back.
   *[other] { $seat } would like to go to a moment that was taken back.
}
undo-request-agree = Agree
undo-request-decline = Decline
undo-declined = Your request to go back was not accepted.
undo-request-withdraw = { $seat-is ->
    [you] Withdraw the request
   *[other] { $seat } withdraws the request
}

hint-title = What a strong player would do
hint-thinking = Thinking
hint-close = Close the hint
hint-simulations = Chance of winning, from { $n } simulated games.

story-title = Story
story-close = Close the story
story-none = Nothing has happened yet.
story-opening = Opening
story-earlier = Earlier entries
story-more = The story continues.
story-taken-back = Show what was taken back
story-was-taken-back = Taken back:
story-mentioned = Mentioned in this line

time-slider = Moment of the game
time-in-the-past = A moment in the past
time-past = Move { $n } of { $last }
time-aside = A moment that was taken back
time-back-to-now = Back to now
time-continue = Continue from here
time-continue-free = nobody has to agree
time-continue-ask = { $seats } must agree
time-copy-link = Copy link to here
time-earlier = Step back in time
time-later = Step forward in time
time-first = The beginning
time-last = Now

watch-title = Watching
watch-play = Play
watch-pause = Pause
watch-step = One move
watch-speed = Speed
watch-instant = instant
watch-fast = fast
watch-normal = normal
watch-view = View
watch-all = Everything
watch-spectator = What everybody can see
watch-seat = { $seat-is ->
    [you] From your seat
   *[other] From the seat of { $seat }
}
watch-wait = The bots are waiting.

pass-seen = See what your move did, then pass the device on.
pass-title = Pass the device to { $seat }
pass-text = Nothing is shown until { $seat } has it, so that nobody sees what others hold.
pass-take = I am { $seat }: show the table

seats-title = Seats
seats-about = Players can change in the middle of a game: a bot can take over for a person, or a person for a bot.
seats-seat = Seat { $n }
seats-name = Name on seat { $n }
seats-kind = Player on seat { $n }
seats-person = person
seats-bot = bot: { $level }
seats-apply = Apply

share-title = Share
share-about = The whole game is in the address: anyone who opens it is at the same point of the game.
share-about-past = This address leads to move { $n } of { $last }, the moment you are looking at.
share-careful = Careful: this game is not over. Anyone who opens the address, or a save of this game, can see everything that is hidden, and what comes next.
share-address = Address of this game
share-copy = Copy the address
share-copied = Copied
share-send = Send
share-game = The whole game
share-position = Only this position
share-position-seat = { $seat-is ->
    [you] A link to this position as you see it: no hidden card, no luck.
   *[other] A link to this position as { $seat } sees it: no hidden card, no luck.
}
share-position-spectator = A link to this position as everybody sees it: no hidden card, no luck.
share-position-all = A link to this position with everything laid open, hidden cards too.
share-position-more = It is there to be looked at; nobody can play on from it.
share-position-address = Address of this position
share-position-none = There is no such link to this position: it would be too long, or would say more than may be known.

look-title = A position to look at
look-seat = A position to look at, as { $seat } sees it. What is hidden from { $seat } is not in the link.
look-spectator = A position to look at, as everybody sees it. What is hidden is not in the link.
look-all = A position to look at, with everything laid open.
look-start = Start a game of your own

keys-title = Keys
keys-about = With the focus on something that cannot be used, ? says why.
keys-ends = the beginning; now

key-home = Home
key-end = End

summary-open = Show the summary
summary-close = Close the summary
summary-again = Play again
summary-replay = Go through it
summary-reason = Reason: { $reason }
summary-drawn = Nobody is ahead at the end
summary-ranks = Ranks and scores
summary-rank = Rank
summary-player = Player
summary-score = Score
summary-course = How it went
summary-chart = { $what } over the moves of the game, one line for each seat
summary-as-table = As a table
summary-move = Move
summary-together = Together

stat-deals = Deals
stat-thrown-in = Thrown in
stat-made = Contracts made
stat-set = Contracts set
stat-tricks = Tricks
stat-points = Points
stat-ended-early = Ended early
stat-drawn = Drawn
stat-melded = Melded
stat-tucked = Tucked
stat-scored = Scored
stat-returned = Returned
stat-dogmas = Dogmas
stat-sharing-draws = Draws because others shared
stat-activations = Activations
stat-damage = Damage
stat-deployed = Deployed
stat-leader-uses = Uses of the leader
stat-lost = Lost
stat-passes = Passes
stat-played = Played
stat-blows = Blows
stat-felled = Taken down
stat-found-chest = Chest found
stat-hits = Hits
stat-shots = Shots
stat-spells = Spells
stat-wounds-lost = Wounds lost

die-shows = Die: { $n }
