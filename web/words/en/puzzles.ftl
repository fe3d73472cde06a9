puzzles-title = Puzzles
puzzles-line = Positions from real games, with everything open and one best line. Nothing is lost by a wrong move: it is taken back, and you try again.
puzzles-name = { $grade } { $n }
puzzles-solved-of = { $n } of { $all } solved
puzzles-solved-all = { $n-count ->
    [0] None solved yet
    [one] One solved
   *[other] { $n } solved
  }
puzzles-solved-mark = solved
puzzles-solved-clean = Solved without a slip
puzzles-games = Choose a game
puzzles-none = There is no such puzzle.
puzzles-all = All puzzles
puzzles-loading = The puzzles are on their way …
puzzles-failed = The puzzle could not be opened.
puzzles-today = Puzzle of the day
puzzles-today-try = Try it
puzzles-today-again = Look again
puzzles-bar = The puzzle
puzzles-other-side = Opponent
puzzles-west = West
puzzles-partner = Partner
puzzles-east = East
puzzles-weighing = The search is looking at every line …
puzzles-your-move = Find the best move.
puzzles-wait = The other side answers.
puzzles-back = The move is taken back.
puzzles-over = The line is at its end.
puzzles-right = Right. Go on.
puzzles-refuted = { $why } { $seat } answers: { $move }.
puzzles-wrong-make = No: the other side can set the bid now. Taken back.
puzzles-wrong-set = No: the other side can make its bid now. Taken back.
puzzles-wrong-skirmish = No: that does not win the skirmish. Taken back.
puzzles-wrong-win = No: that does not win in this turn. Taken back.
puzzles-wrong-score = { $n-count ->
    [one] No: that scores one point at most, and more can be had. Taken back.
   *[other] No: that scores { $n } points at most, and more can be had. Taken back.
  }
puzzles-wrong-odds = No: that has a chance of { $chance } at best, and there is a better one. Taken back.
puzzles-wrong-no-shot = No: nobody goes out of action that way. Taken back.
puzzles-done-make = Solved: the bid is made.
puzzles-done-set = Solved: the bid is set.
puzzles-done-skirmish = Solved: the skirmish is won.
puzzles-done-win = Solved: the game is won.
puzzles-done-score = { $n-count ->
    [one] Solved: one point, and no line scores more.
   *[other] Solved: { $n } points, and no line scores more.
  }
puzzles-done-odds = Solved: a chance of { $chance }, and nothing has a better one, however the dice fell.
puzzles-shown = That was the solution.
puzzles-tries = { $n-count ->
    [0] No wrong move
    [one] One wrong move
   *[other] { $n } wrong moves
  }
puzzles-hints = { $n-count ->
    [0] no hint
    [one] one hint
   *[other] { $n } hints
  }
puzzles-hint = Hint
puzzles-hint-piece = Hint: look at { $piece }.
puzzles-hint-move = Hint: { $move }.
puzzles-solution = Solution
puzzles-showing = The best line, move by move.
puzzles-again = Start again
puzzles-share = Copy link
puzzles-next = Next puzzle
puzzles-next-short = Next
puzzles-replay = Replay
puzzles-comes = What comes next
puzzles-comes-line = All piles are open. The first card is drawn first.
puzzles-comes-supply = Value { $age }
puzzles-comes-deck = Deck of { $seat }
puzzles-comes-empty = empty
puzzles-short-make = Make the bid
puzzles-short-set = Set the bid
puzzles-short-skirmish = Win the skirmish
puzzles-short-win = Win in this turn
puzzles-short-score = Score the most
puzzles-short-take-out = The best shot
