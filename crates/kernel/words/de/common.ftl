# Was keinem Spiel gehört.

text = { $text }
you-in-list = du
you-name = Du
list-two = { $a } und { $b }
list-start = { $a }, { $b }
list-middle = { $a }, { $b }
list-end = { $a } und { $b }

hidden-pieces = { $n-count ->
    [one] 1 verdeckt
   *[other] { $n } verdeckt
}
group-move = Zug

## Was nicht stimmt: Aufbau, Stellungen, Aufzeichnungen, Züge.

error-not-listed = Das geht jetzt nicht.
error-unknown-move = `{ $text }` ist kein Zug, der jetzt möglich ist.
error-wrong-seats = { $game } ist für { $fewest } bis { $most } Plätze, nicht für { $seats }.
error-wrong-seats-fixed = { $game } ist für { $most } Plätze, nicht für { $seats }.
error-unknown-preset = { $game } hat keine Vorlage `{ $preset }`.
error-unknown-option = { $game } hat keine Option `{ $option }`.
error-wrong-option = `{ $value }` ist kein Wert von `{ $option }`.
error-bad-position = Diese Stellung kann es nicht geben: { $why }.
error-bad-position-line = Zeile { $line } der Stellung: { $why }.
error-bad-record = Zeile { $line } der Aufzeichnung: { $why }.
error-bad-scenario = Zeile { $line } des Szenarios: { $why }.
why-no-colon = eine Zeile ist `Schlüssel: Wert`
why-unknown-line = diese Zeile sagt nichts, was hier stehen kann
why-no-record = die erste Zeile muss `parlour record 1` oder `parlour record 2` sein
why-no-seed = das ist kein Startwert
why-no-fingerprint = das ist kein Fingerabdruck
why-no-setting = `set` braucht key=value
why-no-move = ein Zug besteht aus dem, der zieht, und der Notation
why-no-mover = ziehen kann `chance` oder ein Platz
why-no-game = die Aufzeichnung nennt kein Spiel
why-no-number = hier gehört eine ganze Zahl im erlaubten Bereich hin
error-unknown-game = Es gibt kein Spiel namens `{ $game }`.
