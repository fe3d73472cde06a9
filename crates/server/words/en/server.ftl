# What the server says: to whom starts it, and to whom it refuses something.

server-to-the-page = To the table.

## Starting

error-no-address = A server needs an address to listen at.
error-bad-address = --listen { $address }: this is no address of this computer with a port, such as 127.0.0.1:4242 ({ $why }).
error-address-taken = Nothing can be served at { $host }, port { $port }: another program listens there already.
error-no-listener = Nothing can be served at { $host }, port { $port }: { $why }.
error-bad-public-url = --public-url { $url }: this must be what people open, with http:// or https://, a name and perhaps a port, and nothing after it, such as https://play.example.org
error-public-url-plain = --public-url { $url }: with a certificate the address begins with https://
error-bad-certificate = The certificate { $cert } with the key { $key } cannot be used: { $why }.
error-bad-data-folder = Nothing can be kept in the folder { $folder }: { $why }.
error-data-in-use = The folder { $folder } is in use: another server keeps its tables there.
error-unknown-log = --log: `{ $log }` is no way to write a log.
error-no-threads = The system does not let a server run: { $why }.
error-no-signals = The system does not let a server be told when to end: { $why }.
error-late-end = The tables could not be closed within { $seconds } seconds. Nothing that was acknowledged is lost.

## Requests

error-wrong-host = This server is not called { $host }. Whoever runs it can name it with --public-url.
error-bad-host = The request does not say whom it calls.
error-wrong-origin = Pages of { $origin } may not call this server.
error-wrong-method = This cannot be done here.
error-bad-path = This address cannot be read.
error-nothing-here = Nothing is here.
error-too-slow = This took too long.
error-broken = Something is wrong with the server. It was written down.
error-not-ready = The server is not ready. Try again in a moment.
error-metrics-closed = The metrics are not open to you. Whoever runs the server can open them with --metrics-for.

## The data folder

error-data-folder = Nothing can be kept in { $path }: { $why }.
error-no-database = No server has kept anything in { $path }.
error-newer-database = The database was made by a newer program (version { $version }; this one knows { $known }).
error-storage-failed = The database cannot be used at the moment. Nothing has changed.
error-disk-full = The disk of the server is full. Nothing has changed; try again later.
error-table-moved-on = Somebody else has changed this table. Nothing was done.
error-bad-table = What was stored of this table cannot be played again: { $why }.
error-backup-exists = { $path } is there already, and is not overwritten.
error-backup-failed = { $path } could not be written: { $why }.
error-no-randomness = The system gives no random numbers.
error-shutting-down = The server is about to end. Try again in a moment.

## People and tables

error-no-person = Say what you are called first.
error-bad-name = A name has 1 to { $widest } letters that can be seen.
error-name-taken = Another player here has a name that looks the same. Choose another one.
error-no-such-table = There is no such table. It may have been removed, or the address is not complete.
error-no-such-page = There is nothing at this address.
error-too-many-tables = You have { $most } games under way. Finish one before you open another.
error-too-many-requests = That was too fast. Wait a moment.
error-too-many-connections = You are connected too often. Close another page.
error-bad-message = This message cannot be read: { $why }.
error-no-hello = A connection begins with a hello.
error-second-hello = This connection has said hello before.
error-other-protocol = You speak protocol { $protocol }, and this server speaks { $known }. Load the page again.
error-position-online = A game on a server begins at its beginning.
error-bad-time-control = Time is 10 seconds to a day with at most an hour after each move, or 1 to 30 days for each move.
error-bad-spectator-delay = Spectators can be at most 1,000 entries behind.

## At a table

error-not-seated = You do not sit at this table.
error-already-seated = You sit at this table already.
error-seat-taken = Somebody sits there already.
error-not-host = Only the person who opened the table can do that.
error-not-absent = That player is here, or has been away for less than a minute.
error-not-your-option = This is not for your seat to choose.
error-bad-commitment = A commitment has 64 hexadecimal digits.
error-wrong-number = This is not the number that you committed to.
error-not-now-gathering = The game has not begun.
error-not-now-revealing = The numbers for the shuffle are being revealed.
error-not-now-playing = The game has begun.
error-not-now-over = The game is over.
error-not-begun = The game has not begun.
error-not-over = The game is not over yet.
error-stand-in-plays = A bot plays for you. Take your seat back first.
error-conceded = You have given up this game.
error-no-clock = This game is played without a clock.
error-not-paused = The clocks are not stopped.
error-proposal-waits = Another proposal waits for an answer.
error-no-proposal = There is no such proposal any longer.
error-no-spectators = Nobody may watch this table.
error-hints-off = There are no hints at this table.
error-not-your-turn = It is not your turn.
error-not-here = This cannot be asked here.
error-bot-failed = The bot could not decide.
error-bad-chat = A message has 1 to { $longest } letters, in one line.
