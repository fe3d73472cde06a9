# What every table says, whatever its game.

line-undo = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} back to entry { $entry }.
line-redo = { $seat-is ->
    [you] You make
   *[other] { $seat } makes
} the moves again up to entry { $entry }.
line-jump = { $seat-is ->
    [you] You go
   *[other] { $seat } goes
} to entry { $entry }.

verdict-exact = exact
verdict-unverified = unverified
verdict-diverged = diverged at { $at }
# What of an old game was compared with what came of playing it again, beside its moves.
compared = compared: the events of { $events-count ->
    [one] one move
   *[other] { $events } moves
}, { $positions-count ->
    [one] one position on the way
   *[other] { $positions } positions on the way
}, and the end
compared-end = compared: the position at the end
# What the evidence in a save shows where all of it holds.
luck-agreed = luck: { $people-count ->
    [0] the server's alone
    [one] agreed by the server and one person
   *[other] agreed by the server and { $people } people
}, every commitment kept, and chance did what follows from it

## Refusals

error-wrong-players = This table has { $seats } seats, and { $players-count ->
    [one] { $players } player was named
   *[other] { $players } players were named
}.
error-no-such-seat = There is no seat { $seat } at this table.
error-dice-are-rolled = At this table the dice are rolled for you.
error-wrong-die = Die { $place }, `{ $die }`: { $why } None of it was taken.
error-no-die-asked = No die is asked for there: somebody decides first.
error-hidden-chance = What chance can do is not told as long as anything is hidden.
error-id-reused = You have used the name `{ $id }` before.
error-unknown-speed = `{ $speed }` is no speed.
error-unknown-topic = There are no details on `{ $topic }`.
error-unknown-topic-none = This game has no details beyond what the table shows.
error-paused = The table waits until { $seats } { $seats-count ->
    [one] has
   *[other] have
} acknowledged what happened.
error-no-such-entry = There is no move with the number { $entry }: the log goes to { $last }.
error-stale = This was decided at entry { $at }, but the table is at entry { $now } now.
error-nothing-to-undo = There is nothing of yours to take back.
error-nothing-to-redo = Nothing was taken back since the last move.
error-already-there = The table is at entry { $entry } already.
error-no-request = Nobody asks you whether to go to entry { $entry }.

## Files, saves and links

error-cannot-write = { $file } cannot be written: { $why }.
error-cannot-read = { $file } cannot be read: { $why }.
error-save-in-use = { $file } is in use: another program plays this game and saves it there.
error-save-changed = { $file } is not as this program last saw it: something else has written to it. It is not overwritten.
error-too-large = { $file } is too large: at most { $most } bytes of such a file are read.
error-bad-seed = The seed of this save cannot be read.
error-bad-save = This save cannot be read (byte { $at }): { $why }.
error-bad-content = The content of this save cannot be understood: { $why }.
error-other-game = This save is of another game: { $game }.
error-other-game-link = This link is of another game: { $game }.
error-unknown-version = This save has version { $version }, and this Parlour reads versions up to { $known }.
error-unknown-version-link = This link has format { $version }, and this Parlour reads formats up to { $known }.
error-other-rules = This game was played under version { $rules } of the rules of { $game }, and this Parlour plays version { $now }. It holds moves alone, so nobody can tell whether it would be the same game.
error-other-rules-link = This link was made under version { $rules } of the rules of { $game }, and this Parlour plays version { $now }, under which it is not the same game: { $why }
error-commitment-broken = The number of seat { $seat } is not the one that was committed to.
error-commitment-broken-server = The server's secret is not the one that it committed to.
error-evidence-seats = The luck was agreed on for { $seats-count ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: that is another table.
error-other-commitment = The luck was agreed on under another commitment: { $commitment }.
error-other-luck = The luck of this table is not the one that was agreed on.
error-too-long = This game is too long for a link. Save it to a file instead.
error-no-position-link = There is no link to this position: what this viewer knows of it cannot be written down, or not in a link.
error-bad-link = This link cannot be read (character { $at }): { $why }.
error-bad-link-move = This link cannot be read (move { $move }): { $why }.

## Reasons that stand in other messages

why-link-form = it should be the name of a game, a dot, and letters, digits, - and _
why-later-seed = its seed is of a later version
why-too-short = it is too short
why-checksum = its checksum does not fit: it was cut or changed
why-written-otherwise = it is not written as this game would be
why-seed-too-large = its seed is too large
why-too-many-moves = it claims more moves than a game can have
why-too-many-entries = a game does not have so many entries
why-other-end = the game does not end as it did
why-over-too-soon = the game is over before its last move
why-impossible-chance = chance cannot do this
why-version-too-large = its version of the rules is too large
why-text-too-long = a text in it is too long
why-no-text = a text in it is no text
why-unknown-option = it has an option that is not known
why-unknown-value = an option has a value that is not known
why-too-long = it is too long
why-strange-character = a character does not belong there
why-changed-end = it was cut or changed at its end
why-nothing-to-compare = links of that time hold nothing to compare with
why-too-large = it is too large to be a save
why-not-text = it is not text
why-no-save = it is no save of Parlour
why-digest = its digest does not fit: it was cut or changed
why-not-unpacked = it cannot be unpacked
why-moves-only = it holds moves only
why-other-rules = it was played under version { $rules } of the rules, and they are at { $now }: { $why }
why-other-position = it ends in another position now
why-other-log = the digest of the log is another one
why-chance-jumps = chance takes nothing back
why-other-events = its events are others now
why-other-fingerprint = the fingerprint of its position is another one now
why-other-luck = chance did something else than was agreed on
why-no-such-seat = there is no such seat
why-entry-missing = entry { $entry } should stand here

## What a page or a program says wrongly

error-bad-call = The call is not understood: { $why }.
error-not-a-copy = These moves do not go on from this copy of the table (entry { $since }).
error-not-a-copy-entry = This copy of the table cannot follow entry { $since }: { $why }
error-no-table = There is no table here yet.
error-no-lists = This game has no lists that one builds.
error-not-your-move-seat = It is not the move of seat { $seat }.
