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
error-bad-scenario = Line { $line } of the scenario: { $why }.
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
