# What no game owns.

text = { $text }
you-in-list = you
you-name = You
list-two = { $a } and { $b }
list-start = { $a }, { $b }
list-middle = { $a }, { $b }
list-end = { $a } and { $b }

hidden-pieces = { $n-count ->
    [one] 1 hidden
   *[other] { $n } hidden
}
group-move = move

## What went wrong: setups, positions, records, moves.

error-not-listed = This cannot be done now.
error-unknown-move = `{ $text }` is no move that can be made now.
error-wrong-seats = { $game } is for { $fewest } to { $most } seats, not { $seats }.
error-wrong-seats-fixed = { $game } is for { $most } seats, not { $seats }.
error-unknown-preset = { $game } has no preset `{ $preset }`.
error-unknown-option = { $game } has no option `{ $option }`.
error-wrong-option = `{ $value }` is no value of `{ $option }`.
error-bad-position = The position cannot be: { $why }.
error-bad-position-line = Line { $line } of the position: { $why }.
error-bad-record = Line { $line } of the record: { $why }.
error-bad-scenario-long-file = Line { $line } of the scenario: a file holds at most 1048576 bytes.
error-bad-scenario-many-scenarios = Line { $line } of the scenario: a file holds at most 2000 scenarios.
error-bad-scenario-unknown-line = Line { $line } of the scenario: this line says nothing a scenario can hold.
error-bad-scenario-no-scenario-yet = Line { $line } of the scenario: moves and expectations come after a `scenario:` line.
error-bad-scenario-no-scenario = Line { $line } of the scenario: no line begins with `scenario:`.
error-bad-scenario-no-game = Line { $line } of the scenario: no line says which `game:` it is.
error-bad-scenario-long-position = Line { $line } of the scenario: a position has at most 32768 bytes.
error-bad-scenario-long-game = Line { $line } of the scenario: the name of a game has at most 64 bytes.
error-bad-scenario-long-puzzle = Line { $line } of the scenario: what a puzzle asks has at most 64 bytes.
error-bad-scenario-seats = Line { $line } of the scenario: `seats` needs a number.
error-bad-scenario-seed = Line { $line } of the scenario: `seed` needs a number.
error-bad-scenario-set = Line { $line } of the scenario: `set` needs key=value; a value with blanks is `set KEY: value`.
error-bad-scenario-set-key = Line { $line } of the scenario: `set KEY: value` sets one option, named by one word.
error-bad-scenario-set-file = Line { $line } of the scenario: a scenario reads no other file: write the text itself here.
error-bad-scenario-long-key = Line { $line } of the scenario: the name of an option has at most 64 bytes.
error-bad-scenario-long-value = Line { $line } of the scenario: the value of an option has at most 32768 bytes.
error-bad-scenario-many-options = Line { $line } of the scenario: no game has more than 100 options.
error-bad-scenario-expect = Line { $line } of the scenario: `expect` needs indented lines under it.
error-bad-scenario-movers = Line { $line } of the scenario: this should be seats, `chance` or `nobody`.
error-bad-scenario-chance-moves = Line { $line } of the scenario: chance has no list of moves.
error-bad-scenario-puzzle = Line { $line } of the scenario: `puzzle` needs a seat, a goal and a grade.
why-no-colon = a line is `key: value`
why-unknown-line = this line says nothing that can be there
why-no-record = the first line must be `parlour record 1` or `parlour record 2`
why-no-seed = this is no seed
why-no-fingerprint = this is no fingerprint
why-no-setting = `set` needs key=value
why-no-move = a move is a mover and a notation
why-no-mover = a mover is `chance` or a seat
why-no-game = the record names no game
why-no-number = this should be a whole number in range
error-unknown-game = There is no game called `{ $game }`.
