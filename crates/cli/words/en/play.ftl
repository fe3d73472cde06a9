# What is said at the terminal while a game is played or watched.

## Numbers and names

cli-thousands = ,
cli-point = .
cli-name-guest = Guest
cli-name-player = Player { $n }
cli-chance = Chance

## The table and the questions

cli-saves-in = Saved after every move in { $file }
cli-dice-typed = Dice are typed in; `--dice seeded` would roll them.
cli-title = Entry { $entry }
cli-title-of-seat = { $name }, entry { $entry }
cli-your-move = Your move (? for help):
cli-names-move = { $name }, your move (? for help):
cli-list-ends = The list goes to { $n }.
cli-more-moves = … { $left } more ({ $groups }): `moves` lists all { $all }
cli-more-pages = Enter for more, q to go back:
cli-again = { $why } Again:
cli-pause = { $name ->
    [trick] End of the trick
    [hand] End of the hand
    [skirmish] End of the skirmish
    [rout] End of the rout test
    [resolution] End of the resolution
   *[other] Pause
}: press Enter to go on.
cli-pass-keyboard = Pass the keyboard to { $name }, then press Enter.
cli-read-this = { $name }, press Enter when you have read this.
cli-thinks = { $name } thinks
cli-game-over = The game is over
cli-leave-prompt = Press Enter to leave, or look around (table, log, undo, link, ?):

cli-type-chance = Chance is to move. Type what fell, one die or several, or `roll`:
cli-nothing-fell = Nothing was typed, and nothing falls by itself. Type what fell, such as `4` or `4 4 6`; `roll` takes what the seed says.
cli-no-die-now = No die is asked for now.
cli-no-such-die = { $most ->
    [0] No die was typed in since the last decision.
   *[other] Since the last decision { $most } { $most ->
        [one] die was
       *[other] dice were
    } typed in. `correct 1 5` makes the first a 5.
}
cli-about = It is about: { $group }.
cli-looks-like = An answer looks like `{ $example }`.
cli-begins-like = An answer begins like `{ $example }…`

## What was typed

cli-help =
    Make a move by its number in the list or by writing it as it stands there.
      undo             take back your last decision; other people must agree if
                       they have seen or done something since
      redo             make again what was taken back
      4, or 4 4 6      where dice are typed in: what fell, one die or several; after
                       a move too, as in `fire 4 6`
      roll             where dice are typed in: take what the seed says
      correct 2 5      the second die since the last decision was a 5; what was
                       typed after it is typed again. undo takes back the last die
      back             where you could go back to, and who would have to agree
      back N           go to the position after entry N; `log` shows the numbers
      log, log all     what happened lately, or from the beginning
      table, or Enter  show the table again
      details TOPIC    more than the table shows; `details` alone says about what
      moves            all legal moves
      why MOVE         why a move is not legal
      preview MOVE     what a move would do as far as you can know, and whether it
                       could be taken back
      card NAME        what a card says, in games with cards; leaders, keywords and
                       the like too
      hint, hint NAME  what the bot `strong`, or another, would do here, and why
      rules            the rules of the game
      save, save FILE  save now, or save a copy
      name NAME        give the save another name
      link             the whole game as a link, hidden things included
      position         a link to what you see, for others to look at
      quit             leave; the game is saved and can be continued
    Where a move looks like a number, the move is meant: #2 is always number 2.
    Where a move looks like a command, /undo is always the command.
cli-takes-nothing = This command takes nothing after it.
cli-correct-needs = It is `correct N DICE`: which die was wrong, and what fell from there on, such as `correct 2 5`.
cli-back-needs = It is `back` or `back N` with the number of an entry; `log` shows them.
cli-log-forms = It is `log` or `log all`.
cli-why-needs = `why` needs a move, as you would write it.
cli-preview-needs = `preview` needs a move, as you would write it.
cli-name-needs = `name` needs the new name of the save.
cli-card-needs = `card` needs the name of a card.
cli-log-marks = (~ was taken back; `back N` goes to an entry)
cli-is-legal = { $move } is legal.
cli-these-possible = Possible: { $options }.
cli-why-possible = { $why } Possible: { $options }.
cli-unknown-name = Nothing here is called `{ $name }`.
cli-unknown-name-near = Nothing here is called `{ $name }`. Perhaps you mean: { $near }.
cli-topics = `details TOPIC` tells more about: { $topics }.
cli-no-topics = There are no details beyond what the table shows.

## Taking back

cli-others-moved = Others have moved or seen something: { $seats }.
cli-may-go-back = { $name }, may { $by } go back to entry { $entry }? (yes/no)
cli-yes = yes
cli-declines = { $name } declines. Nothing was changed.

cli-back-list = You could go back to these decisions of yours, the newest first; `log` shows all other entries:
cli-back-nowhere = You have not decided anything yet that you could go back to. `back N` goes to any entry; `log` shows them.
cli-back-free = freely
cli-back-asks = if { $seats } { $seats-count ->
    [one] agrees
   *[other] agree
}

## What a move would do

cli-preview = { $move } would do this:
cli-preview-silent = There is nothing to say about { $move } in advance.
cli-then-seats = { $seats-is ->
    [you] Then it is your turn.
   *[other] Then it is the turn of { $seats }.
}
cli-then-chance = Then chance decides.
cli-then-hidden = You cannot know yet what comes next.
cli-then-over = Then the game is over.
cli-undo-free = The move could be taken back freely.
cli-undo-asks = The move could be taken back only if { $seats } agreed.
cli-position-link = `parlour look LINK` shows this position to anyone, and no more of it than you see.

## Hints

cli-nothing-to-decide = There is nothing to decide here.
cli-only-move = There is only one move: { $move }.
cli-no-such-bot = { CAPITAL($why) } Bots that can be asked: { $known }.
cli-suggests = { $bot } suggests: { $move }
cli-number = number
cli-move = move
cli-win-chance = chance
cli-simulations = simulations
cli-no-chances = { $bot } did not compare the moves, so there are no chances to tell.
cli-chances-judged = The chance is its estimate of how likely you are to win after that move, judged from what you can see; it rests on no simulations, so it is a rough guess.
cli-chances-simulated = The chance is its estimate of how likely you are to win after that move. It rests on { $simulations } simulations: from here on, with what you cannot see guessed again each time. Moves with few simulations are known less well.
cli-rests-on = ({ $simulations } simulations)

## Watching

cli-weighs = { $name } weighs: { $moves }
cli-watch-entry = Entry { $entry }
cli-watch-paused = Paused at entry { $entry }
cli-watch-past = This is the past; the game waits.
cli-watch-over = The game is over.
cli-watch-odds = What bots weigh
cli-watch-weighed = { $name } weighed
cli-watch-keys = space pause  Enter step  q leave  ? help  + - pace ({ $pace })  ← past  ↑↓ scroll
cli-watch-keys-paused = space go on  Enter step  q leave  ? help  + - pace ({ $pace })  ← past  ↑↓ scroll
cli-watch-keys-past = ←→ one entry  Esc return  PgUp PgDn ten  Home End  space go on
cli-watch-keys-over = Enter, q leave  ← past  ↑↓ scroll  Tab other pane
cli-watch-help =
    space          pause, go on
    Enter          one step
    + -            faster, slower
    ←, t           back through what was played: ← → one entry,
                   PgUp PgDn ten, Home End, Esc returns
    ↑ ↓            scroll the table
    Tab            let the arrow keys scroll what happened
    q, Ctrl-C      leave; the game is saved
cli-no-pause = no pause

## The end

cli-draw = It is a draw.
cli-draw-by = It is a draw by { $reason }.
cli-won = { $winners-is ->
    [you] You win
    [with-you] { CAPITAL($winners) } win
   *[other] { $winners } { $winners-count ->
        [one] wins
       *[other] win
    }
} by { $reason }.

## Saving

cli-saved-in = Saved in { $file }
cli-saved-again = the game is saved again in { $file }.
cli-saved-up-to = { $why } The file holds the game up to entry { $entry }; `save FILE` saves it elsewhere.
cli-not-saved = { $why } The game is not saved; `save FILE` saves it elsewhere.
cli-no-place = There is no place to save to: `save FILE` names one.
cli-unsaved-prompt = This game is not saved. `save FILE` saves it elsewhere, Enter leaves it:
cli-only-save = Only `save FILE` or Enter means anything here.
cli-holds-part = { $file } holds this game up to entry { $entry } of { $newest }.
cli-only-link = Only the link below holds all of it: keep it.
cli-label-saved = Saved in
cli-label-unsaved = NOT SAVED
cli-label-go-on = Go on:
cli-label-replay = Replay:
cli-label-careful = Careful:
cli-label-link = Link:
cli-label-no-link = No link:
cli-exposed = anyone who opens { $what } can see everything hidden, and what comes next.
cli-this-link = this link
cli-this-save = this save
cli-this-link-or-save = this link or save

## replay

cli-replay-diverged = Diverged at entry { $entry }, told up to there: { $why }.
cli-replay-runs = Runs by itself, { $seconds } s for each entry
cli-replay-go-to = Go to entry { $n }
cli-replay-link = The game up to here, as a link. It is printed when you leave:
cli-replay-link-seen = What is seen here, as a link. It is printed when you leave:
cli-seen-by = As { $seat } saw it
cli-seen-by-spectator = As a spectator saw it
cli-seen-by-all = Nothing hidden
cli-replay-keys = ←→ one entry  space run  v side  q leave  ? help  n p decision  l link  / entry
cli-replay-keys-runs = space stop  + - pace  q leave  ? help  ←→ one entry
cli-replay-keys-number = digits  Enter go  Esc never mind
cli-replay-help =
    ← →, ↑ ↓       one entry back, one on
    PgUp PgDn      ten entries
    Home End       the opening, the end
    n p            the next decision, the one before: of the side that is
                   seen, else of people, else of anybody
    /, digits      go to an entry by its number
    space          run by itself, stop; + and - change the pace
    v              see it from another side
    l              the link of the game up to here
    Tab            let the arrow keys scroll the table, or no longer
    q              leave

## puzzles

cli-puzzle-title = Puzzle { $puzzle }: { $name } to move
cli-puzzle-piles = The piles are open too. The first card is drawn first.
cli-puzzle-prompt = Your move (hint, solution, quit):{" "}
cli-puzzle-hint = The best move is { $move }.
cli-puzzle-help = Type a move or its number; `hint` names the best one, `solution` shows the line, `card NAME` explains a card, `quit` leaves.
cli-puzzle-wrong = That does not reach it. Look again: h tells the best move.
cli-puzzle-end = { $said } Any key goes on.
cli-puzzle-keys =
    Arrows         pick a move; Enter makes it
    letters, /     find a move by any part of it
    space          all about the move that is picked out, and its cards
    h              hint: the best move
    r, u           begin again
    t              what was done so far
    :solution      the whole line
    :card NAME     what a card or a piece says
    q              leave
cli-keys-puzzle = Enter play  arrows pick  h hint  r again  q leave  ? help  space about  / find
cli-puzzles = Puzzles
cli-puzzle-today = The puzzle of today
cli-puzzle-which-game = Which game?
cli-puzzle-which = Which puzzle?
cli-pick-help = The arrow keys pick one out and Enter chooses it; letters find one; q leaves.

## The whole screen

cli-turn = { $seats-is ->
    [you] Your move
   *[other] { $seats } to move
}
cli-turn-over = The game is over
cli-turn-chance = Chance to move
cli-result-prompt = Read the result, then press a key to go on.
cli-over-prompt = The game is over. Enter leaves; t goes through it again, u takes the last move back.
cli-near-moves = Perhaps you mean: { $near }.
cli-paste-long = What was pasted is too long: { $most } characters at most.
cli-past-opening = The opening
cli-pane-news = What happened
cli-pane-news-more = What happened ({ $n } more above)
cli-pane-moves = Moves ({ $n })
cli-pane-found = Moves: { $n } of { $all } match
cli-pane-pick = Choose ({ $n })
cli-pane-hint = Hint
cli-pane-past = Entry { $entry } of { $last }
cli-pane-rows = rows { $from } to { $to } of { $all }
cli-pane-space = space: all of it
cli-keys-move = Enter play  ? help  q leave  / find  space text  u undo  h hint  t past
cli-keys-pick = Enter choose  arrows pick  / find  q leave
cli-keys-past = ←→ one entry  PgUp PgDn ten  Home End  Enter go back to here  Esc return
cli-keys-wait = space: do not wait  ↑↓ scroll  q leave
cli-keys-text = u undo  t past  ? help  q leave
cli-keys-over = Enter leave  t past  u undo  : command  ? help  q leave
cli-keys-any = any key: go on  ↑↓ scroll  q leave
cli-keys-enter = Enter: go on  q leave
cli-keys-yes-no = y yes  n no
cli-keys-leaf = ↑↓ scroll, Esc close
cli-keys-close = Esc close
cli-keys-help =
    Arrows         up and down from row to row, left and right along a row
    Enter          make the move that is picked out
    letters, /     find a move by any part of it; Tab completes, Enter makes it
    space          all about the move that is picked out, and its cards
    u, r           undo, redo
    h              hint: what a strong bot would do, as a pane
    t              the past: arrow keys go through the game, Enter goes back
    Tab            let the arrow keys scroll the board, or what happened
    :              a command, such as `:card NAME`; Tab completes
    q, Ctrl-C      leave; the game is saved
    mouse          click picks a move out, a second click makes it; wheel scrolls
    These commands can be typed after `:` too:
