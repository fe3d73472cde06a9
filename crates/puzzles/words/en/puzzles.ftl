# What puzzles ask for, and how an attempt stands.

puzzle-goal-make = All hands are open. Play both hands of your side and make the bid.
puzzle-goal-set = All hands are open. Play both hands of your side and set the bid.
puzzle-goal-skirmish = Everything is open, and the other side is done. Win this skirmish.
puzzle-goal-win = Everything is open, also the supply. Win the game in this turn.
puzzle-goal-score = Everything is open, also the supply. Score as much as possible in this turn.
puzzle-goal-take-out = One shot: which one is most likely to put an enemy out of action?
puzzle-grade-easy = easy
puzzle-grade-middling = middling
puzzle-grade-hard = hard
puzzle-solved = Solved.
puzzle-right = Right.
puzzle-wrong = That does not reach it: take it back and look again.
puzzle-expects = { $percent } percent, and nothing has a better chance.
puzzle-expects-less = { $percent } percent. There is something better: { $best } percent.
puzzle-scores = { $points ->
    [one] One point, and no line scores more.
   *[other] { $points } points, and no line scores more.
  }
error-no-puzzle = This position is no puzzle: its lines do not end soon enough.
error-bad-date = `{ $date }` is not a date such as 2026-11-18.
error-unknown-puzzle = There is no puzzle called `{ $name }`.
