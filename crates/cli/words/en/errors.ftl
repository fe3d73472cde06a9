# What went wrong on the command line, in files and in what was typed.

error-at = { $place }: { $why }
error-in-file = { $file }: { $why }
error-io = The terminal or a file failed: { $why }.
error-unknown-language = --lang: there are no words in `{ $language }`.
error-no-randomness = The operating system gives no randomness ({ $why }). --seed N deals by a number.

## Options and players

error-twice = `{ $key }` was set before.
error-perhaps-file = { $why } There is a file of that name: did you mean { $key }=@{ $value }?
error-no-file-named = the name of the file is missing after `@`.
error-already-begun = --seed and --set are for a new game; this one has begun already.
error-wrong-players-game = --seats: { $game } is for { $seats } seats, and { $players-count ->
    [one] { $players } player was named
   *[other] { $players } players were named
}.
error-wrong-players-table = --seats: this table has { $seats } seats, and { $players-count ->
    [one] { $players } player was named
   *[other] { $players } players were named
}.
error-wrong-players-agent = --seats: { $game } is for { $seats } seats, one of them the agent's own; { $players-count ->
    [one] { $players } other was named
   *[other] { $players } others were named
}.
error-no-such-seat-agent = --seat: there is no seat { $seat } here; name more bots with --seats for more seats.
error-no-such-seat-viewer = there is no seat { $seat } at this table.
error-unknown-viewer = nobody here is called `{ $seat }`.
error-unknown-player = nobody is called `{ $player }`.
error-unknown-player-near = nobody is called `{ $player }`. Perhaps you mean: { $near }.
error-unknown-player-stranger = { $name } is a bot called `{ $kind }`, which is not here. Say with --seats who plays.
error-not-a-bot = { $name } is no bot of this game. Say with --seats which bots play.
error-too-many-names = --names: { $names } names were given for { $seats } seats.
error-name-twice = --names: two players are called { $name }.
error-bad-name-unseen = --names: `{ $name }` was written with characters that cannot be seen.
error-bad-name-long = --names: `{ $name }` is too long: a name takes at most { $most } columns, and wide letters take two.
error-bot-refused = The move that the bot on seat { $seat } made was refused: { $why }
error-unknown-name = --card: nothing in { $game } is called `{ $name }`.
error-position-for-all = --position: a link to a position is for one seat or `spectator`. `parlour link` without it makes a link that shows everything.
error-whole-position = --position prints everything, hidden things included: it is for the viewer `all`.

## Games, saves and links

error-unknown-source = `{ $what }` is no game, no file that is here, and no link of a game. A game is called by its name, a save by its path, and a link begins with the name of a game and a dot.
error-no-source = There is no file { $what }, and it is no link of a game either.
error-no-source-game = `{ $what }` is a game, not a save or link of one: `parlour play { $what }`.
error-read-as-link = There is no file { $what }. Read as a link: { $why }
error-position-link = This is a link to a position, not to a game: `parlour look` shows it.
error-not-a-position = This is a game, not a link to a position: `parlour play` plays it, and `parlour replay` tells it.
error-diverged = This game diverged at entry { $at }: { $why }. Nothing was changed; `parlour replay` tells it up to there.
error-no-evidence = --commitment: it holds no evidence of how its luck was agreed on.
error-not-text = { $file } cannot be read: it is no text from byte { $byte } on.
error-no-home = There is no home folder to save this game in.
error-is-folder = { $file } is a folder. Name a file in it.
error-file-exists = { $file } is there already and is not overwritten. Name another file, or go on with that game: parlour play { $word }
error-file-exists-backup = { $file } is there, the backup of a save that is gone, and is not overwritten. Name another file, or go on with that game: parlour play { $word }
error-save-name-empty = A save needs a name.
error-save-name-unseen = The name of a save has only characters that can be seen.
error-save-name-parts = `{ $name }` cannot be the name of a save: neither / nor \ may be in it, and no dot may be first.
error-save-name-long = `{ $name }` is too long: the name of a save takes at most { $most } columns.
error-save-name-taken = There is a save called `{ $name }` already.
error-no-save = This game is not saved, so there is nothing to name: `save FILE` saves it.
error-not-removed = { $file } cannot be deleted: { $why }.
error-cannot-write-folder = { $file } cannot be made: { $why }.
error-cannot-write-svg = --svg: { $file } cannot be written: { $why }.
error-save-in-use-elsewhere = { $why } Leave it there first; or `--save FILE` goes on from here in another file.
error-save-changed-again = { $why } Try again.

## Lines of input

error-idle = { $n } answers in a row changed nothing.
error-line-too-long = The line is longer than { $most } bytes.
error-not-utf8 = The line is no UTF-8: see byte { $byte }.
error-empty-line = The line is empty.
error-bad-message = The line is not understood: { $why } (column { $column }).
error-bad-json = The line is no JSON: { $why } (column { $column }).
error-nothing-said = The object says nothing: one of { $fields } must be.
error-two-things = One line says one thing: only one of { $fields } may be there.
error-list-off = Legal moves are not listed in this game.
error-no-reset = There is no `reset` to be ready for.

## web, serve

error-no-application = This program was built without the browser application. `cargo xtask web` in the source of Parlour builds it with the application and serves it; `--dir FOLDER` serves an application that was built.
error-no-application-folder = --dir { $folder }: there is no index.html in this folder.
error-no-home-data = There is no home folder to keep tables in. --data FOLDER names another.

## sim, arena, fuzz, scenario, bench

error-runaway = A game of { $game } did not end.
error-game-failed = Seed { $seed }: { $why }
error-seed-too-large = --seed { $seed }: the seeds of the games would not fit.
error-bot-twice = --bots: `{ $name }` is named twice.
error-too-few-bots = --bots: a contest takes at least two bots, with a comma between them.
error-no-measure = --equal-time: the first bot is the measure, so it has to be one that needs no number, such as `strong`.
error-nothing-open = --equal-time: no bot is there whose number is left open, such as `plain-flat`.
error-open-quote = a quotation mark is not closed in `{ $text }`.
error-no-command = a command must follow after `cmd:`.
error-program-failed = { $name } cannot play: { $why }.
error-not-a-journal = { $file } is no journal of an arena, and is not overwritten.
error-not-a-journal-plain = { $file } is not a plain file, so it is no journal.
error-not-a-journal-merge = --merge: { $file } is no journal of an arena.
error-journal-in-use = { $file } is in use: the same contest is being played elsewhere.
error-damaged-journal = { $file }: line { $line } of the journal is damaged. --fresh starts over.
error-damaged-journal-merge = --merge: line { $line } of { $file } is damaged. The command that made it plays its deal again.
error-another-journal = { $file } is the journal of another contest ({ $game }: { $bots }), and is not overwritten. Not the same: { $what }. --fresh starts over.
error-another-journal-merge = --merge: { $file } cannot be read ({ $game }: { $bots }). Not the same: { $what }.
error-another-contest = --merge: { $file } (share { $share }) is of another contest than { $other }. Not the same: { $what }.
error-other-shares = --merge: { $file } is share { $share }, and { $other } is share { $share2 }: these are no shares of one division.
error-share-twice = --merge: { $file } and { $other } are both share { $share }.
error-share-missing = --merge: shares are missing: { $missing }.
error-share-unfinished = --merge: { $file } (share { $share }) is not finished: { $missing } of { $all } deals are missing, the first of them deal { $deal } of { $one } v { $two }. The command that made it goes on.
error-no-scenario = { $path }: it holds no file that ends in .scn.
error-unreadable = { $path }: { $why }.

## Servers

error-no-server = { $server } does not answer as a server of Parlour: { $why }.
error-bad-address = `{ $address }` is no address of a server. It begins with http:// or https://; an invite address ends in #/online/ and the id of a table.
error-bad-table-id = --table: `{ $table }` is no id of a table.
error-no-table-named = Which table? Give an invite address, --table ID, or the name of a game to open a new one.
error-table-and-game = This address names a table already: leave out the game, or give the address of the server alone.
error-bad-server-file = { $file } holds who you are on a server, and cannot be read: { $why }. Move it away to be a new guest there.
error-connection-over = The connection to the server is over.
error-connection-lost = There is no connection to the server at the moment. Nothing was done; the connection is tried again.
error-connection-lost-meanwhile = The connection to the server was lost meanwhile. Whether it was done is seen as soon as the connection is there again.
error-bad-answer = The server gives an answer that is not understood: { $why }.
error-no-token = The server does not say who you are to it.
error-luck-unknown = The server does not say what the luck followed from.
error-nothing-proposed = Nobody asks for anything.
error-not-written = { $path } could not be written: { $why }.
error-no-table-named-agent = --server: an agent needs the invite address of a table, which ends in #/online/ and its id.
error-no-seat-of-key = --seat: this key is for no seat of this table.
