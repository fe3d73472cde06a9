game-about = Nimm den letzten Kiesel eines Haufens, den niemand ganz kennt.
game-complete = Alles.
option-heap = Kiesel, bevor der Würfel dazukommt
option-misere = wer den letzten nimmt, verliert
event-rolled = Der Würfel zeigt { $die }.
event-dealt = { $seat } zieht einen Glücksbringer von { $charm }.
event-dealt-no-charm = { $seat } zieht einen Glücksbringer.
event-buried = { $seat } vergräbt { $pebbles }.
event-buried-no-pebbles = { $seat } hat vergraben.
event-revealed = Vergraben waren { $buried }.
event-shown = { $seat } zeigt einen Glücksbringer von { $charm }.
event-took = { $seat-is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $pebbles }.
error-not-your-move = Du bist nicht am Zug.
error-not-now = Danach wird jetzt nicht gefragt.
error-too-many = Nur { $left } sind übrig.
error-charm-is-spent = Dein Glücksbringer ist verbraucht.
group-chance = Zufall
group-bury = vergraben
group-take = nehmen
group-charm = Glücksbringer
zone-charm = Glücksbringer
counter-heap = Haufen
counter-buried = vergraben
reason-last-pebble = den letzten Kiesel
