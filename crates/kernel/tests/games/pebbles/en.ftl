game-about = Take the last pebble of a heap that nobody quite knows.
game-complete = All of it.
option-heap = pebbles before the die is added
option-misere = who takes the last one loses
event-rolled = The die shows { $die }.
event-dealt = { $seat } draws a charm of { $charm }.
event-dealt-no-charm = { $seat } draws a charm.
event-buried = { $seat } buries { $pebbles }.
event-buried-no-pebbles = { $seat } has buried.
event-revealed = Buried were { $buried }.
event-shown = { $seat } shows a charm of { $charm }.
event-took = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $pebbles }.
error-not-your-move = It is not your move.
error-not-now = This is not what is asked now.
error-too-many = Only { $left } are left.
error-charm-is-spent = Your charm is spent.
group-chance = chance
group-bury = bury
group-take = take
group-charm = charm
zone-charm = charm
counter-heap = heap
counter-buried = buried
reason-last-pebble = the last pebble
