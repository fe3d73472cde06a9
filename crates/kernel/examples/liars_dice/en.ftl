game-about = Claim more than the last one, or call it a lie.
game-complete = One round with one die for each seat.
event-rolled = { $seat-is ->
    [you] You roll
   *[other] { $seat } rolls
} { $die }.
event-rolled-no-die = { $seat } rolls a die under a cup.
event-claimed = { $seat-is ->
    [you] You claim
   *[other] { $seat } claims
} { $sum }.
event-doubted = { $seat-is ->
    [you] You doubt
   *[other] { $seat } doubts
} it. The dice show { $dice }: { $loser-seat-is ->
    [you] you lose
   *[other] { $loser-seat } loses
}.
error-not-your-move = It is not your move.
error-not-now = This is not what is asked now.
error-out-of-range = A claim is from { $least } to { $most } now.
counter-claim = claim
counter-dice = die
reason-last-cup = the lifted cups
why-unlike = no game comes to this
