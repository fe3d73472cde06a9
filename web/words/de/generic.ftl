### Das Brett für jedes Spiel.

generic-you = du
generic-to-move = am Zug
generic-of = von { $of }
generic-value = Wert { $value }
generic-hidden = { $n } verdeckt
generic-empty = leer
generic-empty-slot = { $name }, leer
generic-more = { $n } weitere zeigen
generic-less = Weniger zeigen
generic-counters = Zähler
generic-in-past = Das ist ein vergangener Zeitpunkt: geh zurück zur Gegenwart, um zu ziehen.
generic-no-move-with = Mit { $name } ist gerade kein Zug möglich.
generic-no-move-here = Hier ist gerade kein Zug möglich.
generic-not-your-move = Du bist nicht am Zug.
generic-field = Feld
generic-field-size = { $width } mal { $height } Felder
generic-field-label = Spielfeld mit { $width } mal { $height } Feldern
generic-field-help = Pfeiltasten bewegen den Zeiger, mit Umschalttaste fünf Felder auf einmal. Eingabe wählt aus. Plus und Minus ändern die Größe. Ein Fragezeichen sagt, warum etwas nicht geht.
generic-can-be-picked = wählbar
generic-tap-again = nochmal tippen, um zu wählen
generic-legend = Legende
generic-zoom = Größe des Feldes
generic-zoom-in = Vergrößern
generic-zoom-out = Verkleinern
generic-zoom-fit = Ganze Breite
