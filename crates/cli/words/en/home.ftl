# Home: what is listed on a terminal when nothing is named, and the form of a new game.

## Times

cli-when-now = just now
cli-when-minutes = { $n } min ago
cli-when-hours = { $n } h ago
cli-when-days = { $n-count ->
    [one] { $n } day ago
   *[other] { $n } days ago
}

## The list

cli-home-continue = Go on with the last game
cli-home-new = New game
cli-home-saves = Saved games
cli-home-all-saves = All { $n } saved games
cli-home-puzzles = Puzzles
cli-home-daily = Puzzle of the day
cli-home-all-puzzles = All puzzles
cli-home-online = Online at { $server }
cli-home-more = More
cli-home-rules = Rules of the games
cli-home-rules-of = Rules of { $game }
cli-home-quit = Quit
cli-home-damaged = damaged
cli-home-asking = asking …
cli-home-no-answer = does not answer
cli-home-no-tables = no tables of yours
cli-home-open-seat = open
cli-home-gathering = People gather
cli-home-about-save = { $game }, with { $others }. { $standing }. { $entries } { $entries-count ->
    [one] entry
   *[other] entries
}.
cli-home-backup = The backup is used: { $why }
cli-home-about-daily = One position a day, the same for everybody.
cli-home-about-puzzles = Positions with one best line, from easy to hard, of every game.
cli-home-about-rules = The rules of each game, as one would want them at the table.
cli-home-found = { $n } of { $all } match
cli-home-new-name = New name:
cli-home-really = y yes  n no  Really delete “{ $name }” and its backup?
cli-home-help-title = Keys
cli-home-help =
    Arrows, Tab    from row to row, from section to section
    Enter          open what is picked out
    letters, /     find a row by any part of it; Esc shows all again
    r              give a save another name
    d              delete a save; asked once more before it is gone
    q, Esc         back; on the first page q leaves
    Ctrl-C         leave
    mouse          click picks a row out, a second click opens it; wheel scrolls
cli-home-form-help =
    Arrows         up and down from field to field, left and right change a value
    Enter          on “Begin” begins; elsewhere goes to the next field
    letters        write into a field: names, numbers, texts, @FILE to read a file
    Delete         back to what is usual
    Esc            back to the list; what was filled in is kept
    mouse          click picks a field out, a second click changes it; wheel scrolls
cli-keys-home = Enter open  ↑↓  / find  r rename  d delete  ? help  q quit
cli-keys-list = Enter open  ↑↓  / find  r rename  d delete  ? help  q back
cli-keys-page = Enter open  ↑↓  / find  ? help  q back
cli-keys-form = Enter begin, next  ↑↓ field  ←→ change  F1 help  Esc back

## The form of a new game

cli-form-begin = Begin
cli-form-seats = Seats
cli-form-seat = Seat { $n }
cli-form-name = Name of seat { $n }
cli-form-preset = Preset
cli-form-no-preset = none
cli-form-seed = Seed
cli-form-any-seed = any
cli-form-bad-seed = A seed is a whole number, 0 or more.
cli-form-speed = Speed
cli-form-normal = normal
cli-form-fast = fast
cli-form-instant = instant
cli-form-dice = Dice and deals
cli-form-dice-rolled = from the program
cli-form-dice-typed = typed in
cli-form-save = Name of the save
cli-form-automatic = chosen for you
cli-form-about-begin = Enter begins with what stands below.
cli-form-about-seats = How many play.
cli-form-about-name = What the others call them. Empty: the name that is shown.
cli-form-about-human = A person at this keyboard. Where there are several, each is asked in turn and hands stay hidden.
cli-form-about-preset = A named set of options. What is set by hand counts more.
cli-form-about-seed = The same number deals the same game everywhere. Empty: nobody knows what is dealt.
cli-form-about-speed = How fast bots seem to think.
cli-form-about-dice = Typed in: you roll or deal at a real table, and the program asks what fell.
cli-form-about-save = The game is saved after every move under this name. Empty: by game and date.
