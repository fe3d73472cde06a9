# Der Anfang: was auf einem Terminal zur Wahl steht, wenn nichts genannt ist, und das Formular eines
# neuen Spiels.

## Zeiten

cli-when-now = gerade eben
cli-when-minutes = vor { $n } min
cli-when-hours = vor { $n } h
cli-when-days = { $n-count ->
    [one] vor { $n } Tag
   *[other] vor { $n } Tagen
}

## Die Liste

cli-home-continue = Letztes Spiel fortsetzen
cli-home-new = Neues Spiel
cli-home-saves = Gespeicherte Spiele
cli-home-all-saves = Alle { $n } gespeicherten Spiele
cli-home-puzzles = Rätsel
cli-home-daily = Rätsel des Tages
cli-home-all-puzzles = Alle Rätsel
cli-home-online = Online bei { $server }
cli-home-more = Mehr
cli-home-rules = Regeln der Spiele
cli-home-rules-of = Regeln von { $game }
cli-home-quit = Beenden
cli-home-damaged = beschädigt
cli-home-asking = wird gefragt …
cli-home-no-answer = antwortet nicht
cli-home-no-tables = keine Tische von dir
cli-home-open-seat = frei
cli-home-gathering = Leute finden sich ein
cli-home-about-save = { $game }, mit { $others }. { $standing }. { $entries } { $entries-count ->
    [one] Eintrag
   *[other] Einträge
}.
cli-home-backup = Die Sicherung wird benutzt: { $why }
cli-home-about-daily = Jeden Tag eine Stellung, dieselbe für alle.
cli-home-about-puzzles = Stellungen mit einem besten Weg, von leicht bis schwer, aus jedem Spiel.
cli-home-about-rules = Die Regeln jedes Spiels, wie man sie am Tisch haben möchte.
cli-home-found = { $n } von { $all } passen
cli-home-new-name = Neuer Name:
cli-home-really = j ja  n nein  „{ $name }“ und die Sicherung wirklich löschen?
cli-home-help-title = Tasten
cli-home-help =
    Pfeile, Tab    von Zeile zu Zeile, von Abschnitt zu Abschnitt
    Enter          öffnet, was ausgewählt ist
    Buchstaben, /  findet eine Zeile nach irgendeinem Teil; Esc zeigt wieder alle
    r              gibt einem Spielstand einen anderen Namen
    d              löscht einen Spielstand; vorher wird noch einmal gefragt
    q, Esc         zurück; auf der ersten Seite beendet q
    Strg-C         beendet
    Maus           ein Klick wählt eine Zeile aus, ein zweiter öffnet sie; das Rad blättert
cli-home-form-help =
    Pfeile         auf und ab von Feld zu Feld, links und rechts ändern einen Wert
    Enter          auf „Beginnen“ beginnt; sonst zum nächsten Feld
    Buchstaben     schreiben in ein Feld: Namen, Zahlen, Texte, @DATEI liest eine Datei
    Entf           zurück zum Üblichen
    Esc            zurück zur Liste; was eingetragen ist, bleibt
    Maus           ein Klick wählt ein Feld aus, ein zweiter ändert es; das Rad blättert
cli-keys-home = Enter öffnen  / finden  r Name  d löschen  ? Hilfe  q Ende
cli-keys-list = Enter öffnen  / finden  r Name  d löschen  ? Hilfe  q zurück
cli-keys-page = Enter öffnen  ↑↓  / finden  ? Hilfe  q zurück
cli-keys-form = Enter los, weiter  ↑↓ Feld  ←→ ändern  F1 Hilfe  Esc zurück

## Das Formular eines neuen Spiels

cli-form-begin = Beginnen
cli-form-seats = Plätze
cli-form-seat = Platz { $n }
cli-form-name = Name von Platz { $n }
cli-form-preset = Vorgabe
cli-form-no-preset = keine
cli-form-seed = Startwert
cli-form-any-seed = irgendeiner
cli-form-bad-seed = Ein Startwert ist eine ganze Zahl ab 0.
cli-form-speed = Tempo
cli-form-normal = normal
cli-form-fast = schnell
cli-form-instant = sofort
cli-form-dice = Würfel und Geben
cli-form-dice-rolled = vom Programm
cli-form-dice-typed = eingetippt
cli-form-save = Name des Spielstands
cli-form-automatic = wird gewählt
cli-form-about-begin = Enter beginnt mit dem, was unten steht.
cli-form-about-seats = Wie viele mitspielen.
cli-form-about-name = Wie die anderen sie nennen. Leer: der Name, der dasteht.
cli-form-about-human = Ein Mensch an dieser Tastatur. Sind es mehrere, wird einer nach dem anderen gefragt, und Hände bleiben verdeckt.
cli-form-about-preset = Optionen unter einem Namen. Was von Hand gesetzt ist, zählt mehr.
cli-form-about-seed = Dieselbe Zahl gibt überall dasselbe Spiel. Leer: niemand weiß, was gegeben wird.
cli-form-about-speed = Wie schnell Bots zu denken scheinen.
cli-form-about-dice = Eingetippt: Ihr würfelt oder gebt an einem echten Tisch, und das Programm fragt, was fiel.
cli-form-about-save = Das Spiel wird nach jedem Zug unter diesem Namen gespeichert. Leer: nach Spiel und Datum.
