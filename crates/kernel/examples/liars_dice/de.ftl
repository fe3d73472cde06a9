game-about = Behaupte mehr als der Letzte, oder nenne es eine Lüge.
game-complete = Eine Runde mit einem Würfel je Platz.
event-rolled = { $seat-is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} { $die }.
event-rolled-no-die = { $seat } würfelt unter einem Becher.
event-claimed = { $seat-is ->
    [you] Du behauptest
   *[other] { $seat } behauptet
} { $sum }.
event-doubted = { $seat-is ->
    [you] Du zweifelst
   *[other] { $seat } zweifelt
}. Die Würfel zeigen { $dice }: { $loser-seat-is ->
    [you] du verlierst
   *[other] { $loser-seat } verliert
}.
error-not-your-move = Du bist nicht am Zug.
error-not-now = Danach wird jetzt nicht gefragt.
error-out-of-range = Behauptet wird jetzt etwas von { $least } bis { $most }.
counter-claim = Behauptung
counter-dice = Würfel
reason-last-cup = die gehobenen Becher
why-unlike = dazu kommt kein Spiel
