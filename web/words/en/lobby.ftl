### Playing with others on a server: the lobby, opening a table, gathering at it.

lobby-title = Play with friends
lobby-nav = Online
lobby-line = Open a table and send your friends its address: no account is needed. Or sit down at an open table.
lobby-new = Open a new table
lobby-mine = My games
lobby-turns = { $n-count ->
    [one] Your turn in 1 game
   *[other] Your turn in { $n } games
}
lobby-no-turns = The others are to move
lobby-all-mine = All { $n } games
lobby-finished = Finished games: { $n }
lobby-your-turn = your turn
lobby-with = with { $who }
lobby-waiting = waiting for { $who }
lobby-open-seats = { $n-count ->
    [one] 1 open seat
   *[other] { $n } open seats
}
lobby-not-begun = not begun yet
lobby-shuffling = Shuffling…
lobby-over = over
lobby-time-left = { $time } left
lobby-continue = Continue
lobby-look-in = Look in

together-line = Everybody sits around this device. The table is covered whenever it goes to the next person.
together-here = At this device

lobby-open-tables = Open tables
lobby-refresh = Refresh
lobby-empty = No table is waiting for players at the moment. Open one yourself and make it public: it is listed here.
lobby-taken = { $taken } of { $seats } seats taken
lobby-bots = { $n-count ->
    [one] 1 bot
   *[other] { $n } bots
}
lobby-join = Join

lobby-open-title = New table with friends: { $game }
lobby-open-table = Open the table
lobby-name = Your name
lobby-name-help = This is what others see. No account, no password; this browser remembers you.
lobby-name-missing = Tell the others what to call you.
lobby-seat-me = You
lobby-seat-open = Open seat
lobby-one-seat = You can sit on one seat only.
lobby-no-seat-mine = You do not sit at this table: you watch, or sit down later.
lobby-brings-later = Everybody brings what belongs to their own seat, such as a deck, when they have sat down.

lobby-who-comes = Who can come
lobby-access = The table is
lobby-private = private
lobby-public = public
lobby-private-help = Only people who have its address find it.
lobby-public-help = It is listed in the lobby: anybody can take an open seat.
lobby-spectators = People may watch
lobby-delay = Entries behind
lobby-delay-help = How many entries of the game spectators are behind. With 0 they see everything at once, and could tell a player what others did; never what is hidden.
lobby-no-spectators = no spectators
lobby-spectators-late = { $n-count ->
    [one] spectators 1 entry behind
   *[other] spectators { $n } entries behind
}

lobby-time = Time
lobby-clock = Clock
lobby-clock-none = no clock
lobby-live = live
lobby-correspondence = correspondence
lobby-pace-none = Everybody takes as long as they like.
lobby-pace-live = Everybody has some time for the whole game, and a little more after each decision.
lobby-pace-correspondence = Everybody has some days for each decision. You need not be there at the same time.
lobby-clock-of = Time for each player
lobby-clock-own = your own…
lobby-clock-live = { $minutes } min + { $seconds } s
lobby-clock-days = { $n-count ->
    [one] 1 day a move
   *[other] { $n } days a move
}
lobby-minutes = Minutes
lobby-seconds = Seconds more
lobby-days = Time for each decision
lobby-timeout = When the time runs out
lobby-timeout-bot = a bot plays on
lobby-timeout-skip = a bot decides once
lobby-timeout-forfeit = the game is lost
lobby-timeout-bot-help = A bot plays for them from then on. They can come back and take over again.
lobby-timeout-skip-help = A bot makes this one decision, and they go on playing.
lobby-timeout-forfeit-help = Anyone who has no time left gives up.
lobby-timeout-bot-short = then a bot plays on
lobby-timeout-skip-short = then a bot decides once
lobby-timeout-forfeit-short = then the game is lost
lobby-more = Hints and questions
lobby-hints = Hints are allowed
lobby-hints-help = A player may ask what a good bot would do. Turn it off for serious games.
lobby-no-hints = no hints

lobby-table-of = Table: { $game }
lobby-invited = You are invited to play with { $who }.
lobby-seats = Players
lobby-you = you
lobby-you-in-list = you
lobby-seat-waits = waiting for somebody
lobby-away = away
lobby-ready = ready
lobby-not-ready = not ready yet
lobby-sit = Sit down
lobby-stand = Stand up
lobby-free-seat = Free the seat
lobby-fill = Who sits on seat { $n }
lobby-seat-for-people = For a person
lobby-as = You are called { $name }.
lobby-rename = Change
lobby-watching = { $n-count ->
    [one] 1 spectator is here.
   *[other] { $n } spectators are here.
}
lobby-watch = You can also stay and watch: the game appears here as soon as it begins.
lobby-watch-not = This table is for its players: nobody may watch.
lobby-status-seats = { $n-count ->
    [one] One seat is still open.
   *[other] { $n } seats are still open.
}
lobby-status-you = Everybody sits. Are you ready?
lobby-status-others = Waiting for { $who }.
lobby-status-numbers = Shuffling fairly: waiting for { $who }.
lobby-status-server = The game begins…
lobby-get-ready = I am ready
lobby-unready = Not ready after all
lobby-you-are-ready = You are ready. The game begins as soon as everybody is.
lobby-ready-early = You can be ready before everybody is here.
lobby-again-others = The share of { $who } in the shuffle did not come in time, so nothing was dealt and their seat is open again. Please get ready again.
lobby-again-own = Your share in the shuffle did not reach the server in time, so your seat is open again. Sit down and get ready again.
lobby-again-seats = Something at the table has changed. Please get ready again.

lobby-invite = Invite others
lobby-invite-help = Anyone who has this address can sit down on an open seat.
lobby-invite-address = Address of this table
lobby-invite-here = This address works on this device only. To play with others, run the server with --public-url and an address that they can reach.
lobby-invite-picture = QR code with the address of this table
lobby-invite-scan = Scan with a camera

lobby-bring = What you bring
lobby-bring-help = It is for your seat alone. Others do not see it before the game.
lobby-brought = Taken over.
lobby-own-deck = Your deck
lobby-own-deck-help = A text of your own lists the cards: leader: sage; 3 Archer; 2 Scout …
lobby-own-leader = Your leader
lobby-own-roster = Your warband
lobby-own-roster-help = A text of your own is a roster, one warrior in each line.

lobby-fair = How the shuffle is made fair
lobby-fair-text = The server has already fixed a secret, and shows its seal below. When you say that you are ready, your device draws a random number of its own and shows only its seal. When all seals are there, all numbers are shown at once. Deals and dice follow from the secret and all numbers together.

lobby-server-gone = The server does not answer. Check the network and try again.
lobby-problem-table = This table cannot be opened
lobby-problem-table-advice = Its address may be incomplete, or the table was closed. Ask for the invitation again, or open a table yourself.
lobby-problem-server = The server does not answer
lobby-problem-server-advice = The network or the server may be down. The page keeps trying; nothing is lost.
lobby-problem-none = There is no server here
lobby-problem-none-advice = This page comes from a place without a server, so there are no tables for several devices. Everything on this device works: bots, several people, links and saves.
