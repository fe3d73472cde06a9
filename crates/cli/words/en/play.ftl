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

cli-type-chance = Chance is to move. Type what fell, or press Enter for what the seed says:
cli-about = It is about: { $group }.
cli-looks-like = An answer looks like `{ $example }`.
cli-begins-like = An answer begins like `{ $example }…`

## What was typed

cli-help =
    Make a move by its number in the list or by writing it as it stands there.
      undo             take back your last decision; other people must agree if
                       they have seen or done something since
      redo             make again what was taken back
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
      link             the whole game as a link, hidden things included
      position         a link to what you see, for others to look at
      quit             leave; the game is saved and can be continued
    Where a move looks like a number, the move is meant: #2 is always number 2.
    Where a move looks like a command, /undo is always the command.
cli-takes-nothing = This command takes nothing after it.
cli-back-needs = It is `back` or `back N` with the number of an entry; `log` shows them.
cli-log-forms = It is `log` or `log all`.
cli-why-needs = `why` needs a move, as you would write it.
cli-preview-needs = `preview` needs a move, as you would write it.
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
cli-watch-title = entry { $entry }
cli-watch-title-part = entry { $entry }, rows { $from } to { $to } of { $all } (arrow keys)
cli-watch-keys = space: pause   Enter: step   + -: pace ({ $pace })   q: leave
cli-watch-keys-paused = space: go on   Enter: step   + -: pace ({ $pace })   q: leave
cli-watch-over = The game is over. Enter or q leaves.
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
