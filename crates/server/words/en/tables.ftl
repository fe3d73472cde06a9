# What a table on the server refuses.

## People

error-no-person = Say first what you are called.
error-bad-name = A name has 1 to { $widest } columns, wide letters take two, and all of it can be seen.
error-name-taken = Somebody at this table has a name that looks like this one.
error-too-many-requests = This is too fast. Wait a moment.
error-too-many-connections = You have too many connections to this server. Close some of them.
error-too-many-tables = You have { $most } tables that are not over, and that is as many as there may be.

## Gathering

error-no-such-table = There is no such table.
error-already-seated = You sit at this table already.
error-seat-taken = This seat is taken.
error-not-seated = Only those who sit at this table can do this.
error-not-host = Only the host of this table can do this.
error-not-absent = This player is here.
error-not-your-option = `{ $option }` is not yours to choose.
error-position-online = A table on a server begins at the beginning of its game.
error-bad-time-control = There is no such clock: a live one has 10 seconds to a day, and at most an hour for each move; one by days has 1 to 30.
error-bad-spectator-delay = Spectators can be at most 1000 entries late.
error-no-spectators = Nobody may watch this table.
error-not-now-gathering = Players still gather here.
error-not-now-revealing = The luck of this game is being agreed on. Wait a moment.
error-not-now-playing = The game has begun already.
error-not-now-over = The game is over.
error-not-begun = The game has not begun.
error-not-over = This can be had when the game is over.
error-bad-commitment = This is no commitment: 64 hexadecimal digits.
error-wrong-number = This is not the number that was committed to.

## Play

error-stand-in-plays = A bot plays for this seat. Take it back first.
error-conceded = You gave up this game.
error-hints-off = There are no hints at this table.
error-not-your-turn-hint = You are not to move.
error-not-here = This cannot be asked in this way.
error-no-clock = This table has no clock.
error-not-paused = The clock is not paused.
error-proposal-waits = Something else is still to be agreed on.
error-no-proposal = This is not proposed any more.
error-bad-chat = A line has 1 to { $longest } characters, and all of them can be seen.
error-bot-failed = The bot could not find a move.

## Messages

error-bad-message-sent = The server does not understand this: { $why }
error-bad-message-binary = The server understands text alone.
error-no-hello = The first message on a connection is `hello`.
error-second-hello = `hello` was said already.
error-other-protocol = This server speaks version { $known } of the protocol, not version { $protocol }.

## Storage

error-disk-full = The server has no room left to keep this. Nothing has changed; try again later.
error-storage-failed = The server could not keep this. Nothing has changed; try again later.
error-shutting-down = The server is about to end. Come again in a moment.
error-table-moved-on = This table is somewhere else now. Come again.
error-no-random-bits-server = The system of the server gives no randomness.
error-bad-table = What was kept of this table cannot be read: { $why }
error-newer-database = The data folder was written by a newer version: it has format { $version }, and this program knows up to { $known }.
error-data-folder = { $path } cannot be used: { $why }.
error-no-database = There are no tables: { $path } is missing.
error-backup-failed = Nothing could be copied to { $path }: { $why }.
error-backup-exists = { $path } is there already, and is not overwritten.
error-no-random-bits = The system gives no random numbers.
