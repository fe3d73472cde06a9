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
error-bad-scenario-long-file = Zeile { $line } des Szenarios: eine Datei hat höchstens 1048576 Bytes.
error-bad-scenario-many-scenarios = Zeile { $line } des Szenarios: eine Datei hat höchstens 2000 Szenarien.
error-bad-scenario-unknown-line = Zeile { $line } des Szenarios: diese Zeile sagt nichts, was ein Szenario enthalten kann.
error-bad-scenario-no-scenario-yet = Zeile { $line } des Szenarios: Züge und Erwartungen stehen nach einer Zeile `scenario:`.
error-bad-scenario-no-scenario = Zeile { $line } des Szenarios: keine Zeile beginnt mit `scenario:`.
error-bad-scenario-no-game = Zeile { $line } des Szenarios: keine Zeile sagt, welches Spiel es ist (`game:`).
error-bad-scenario-long-position = Zeile { $line } des Szenarios: eine Stellung hat höchstens 32768 Bytes.
error-bad-scenario-long-game = Zeile { $line } des Szenarios: der Name eines Spiels hat höchstens 64 Bytes.
error-bad-scenario-long-puzzle = Zeile { $line } des Szenarios: was ein Rätsel fragt, hat höchstens 64 Bytes.
error-bad-scenario-seats = Zeile { $line } des Szenarios: `seats` braucht eine Zahl.
error-bad-scenario-seed = Zeile { $line } des Szenarios: `seed` braucht eine Zahl.
error-bad-scenario-set = Zeile { $line } des Szenarios: `set` braucht key=value; ein Wert mit Leerzeichen ist `set KEY: value`.
error-bad-scenario-set-key = Zeile { $line } des Szenarios: `set KEY: value` setzt eine Option, die ein Wort nennt.
error-bad-scenario-set-file = Zeile { $line } des Szenarios: ein Szenario liest keine andere Datei: der Text selbst gehört hierher.
error-bad-scenario-long-key = Zeile { $line } des Szenarios: der Name einer Option hat höchstens 64 Bytes.
error-bad-scenario-long-value = Zeile { $line } des Szenarios: der Wert einer Option hat höchstens 32768 Bytes.
error-bad-scenario-many-options = Zeile { $line } des Szenarios: kein Spiel hat mehr als 100 Optionen.
error-bad-scenario-expect = Zeile { $line } des Szenarios: `expect` braucht eingerückte Zeilen darunter.
error-bad-scenario-movers = Zeile { $line } des Szenarios: hier sollten Plätze, `chance` oder `nobody` stehen.
error-bad-scenario-chance-moves = Zeile { $line } des Szenarios: der Zufall hat keine Liste von Zügen.
error-bad-scenario-puzzle = Zeile { $line } des Szenarios: `puzzle` braucht einen Platz, ein Ziel und einen Grad.
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
