# What commands print for people, besides a game itself.

cli-error = error: { $why }
cli-possible = {"  "}possible: { $options }
cli-warning = warning: { $text }
cli-range = { $from } to { $to }

## Games that were written down

cli-not-compared = this save could not be compared with today's rules: { $why }.
cli-backup-used = { $why } The backup { $backup } is used instead.
cli-diverged = the game diverged at entry { $entry }: { $why }.
cli-verdict-refused = refused
cli-verdict-damaged = damaged
cli-verdict-unreadable = unreadable

## look

cli-look-seat = { $game }: a position as { $name } sees it
cli-look-spectator = { $game }: a position as a spectator sees it
cli-look-all = { $game }: a position with nothing hidden

## games

cli-games-more = `parlour games GAME` lists the options of a game; `--rules` prints its rules.
cli-game-seats = { $seats } seats
cli-game-title = { $name } ({ $id }), { $seats } seats, rules version { $version }
cli-game-options = Options (--set KEY=VALUE):
cli-game-values = { $values } (default { $default })
cli-game-text-value = a name, a text, or @FILE to read it from a file
cli-game-presets = Presets (--set preset=NAME):
cli-game-bots = Bots (--seats), the weakest first:
cli-game-bots-study = Bots for study:
cli-bot-answers = { $about }; answers within { $time }
cli-game-rules = The rules: { $command } --rules
cli-game-cards = What a name of the game stands for: { $command } --card NAME

## web, serve

cli-web-at = Parlour is at { $page } (Ctrl-C ends it)
cli-web-open-to-all = Everybody who can reach this computer can open it, at port { $port }.
cli-web-no-browser = no browser could be started; open { $page }
cli-web-data = Tables for several people are kept in { $folder }.
cli-serve-checked = { $tables-count ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries } entries, { $wrong-count ->
    [0] all exact
    [one] { $wrong } not as it was
   *[other] { $wrong } not as they were
}
cli-serve-backed-up = Everything was copied to { $file }.
cli-serve-exported = The table was written to { $file }.
cli-web-page-alone = there are no tables for several people here. { $why }
cli-serve-no-page = this program was built without the browser application: only programs can use the tables

## agent

cli-agent-how = Answer every `ask` with one line: {"{"}"move": "NOTATION"{"}"}, or the notation alone. Ask with {"{"}"rules": true{"}"}, {"{"}"explain": "NAME"{"}"}, {"{"}"details": "TOPIC"{"}"} or {"{"}"legal": true{"}"}; give up with {"{"}"resign": true{"}"}.
cli-agent-move = { $name }, it is your move.
cli-agent-moves = { $name }, it is your move: { $sorts }.

## arena

cli-differs-format = the format of journals
cli-differs-program = the build of the program
cli-differs-game = the game
cli-differs-rules = the version of the rules
cli-differs-setup = the seats or options
cli-differs-bots = the bots
cli-differs-files = the files of a program
cli-differs-terms = the time, the tries or the form of questions for programs
cli-differs-shard = the share of the deals
cli-differs-seed = the seed
cli-differs-games = the number of games
cli-is-folder = it is a folder
cli-no-plain-file = it is not a plain file
cli-no-file-name = it is not the name of a file
cli-no-such-folder = there is no such folder
