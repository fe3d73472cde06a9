# Was ein Tisch auf dem Server verweigert.

## Leute

error-no-person = Sag zuerst, wie du heißt.
error-bad-name = Ein Name hat 1 bis { $widest } Spalten, breite Buchstaben brauchen zwei, und alles daran ist zu sehen.
error-name-taken = Jemand an diesem Tisch hat einen Namen, der wie dieser aussieht.
error-too-many-requests = Das ist zu schnell. Warte einen Moment.
error-too-many-connections = Du hast zu viele Verbindungen zu diesem Server. Schließe einige davon.
error-too-many-tables = Du hast { $most } Tische, die nicht zu Ende sind, und mehr dürfen es nicht sein.

## Versammeln

error-no-such-table = Diesen Tisch gibt es nicht.
error-already-seated = Du sitzt schon an diesem Tisch.
error-seat-taken = Dieser Platz ist besetzt.
error-not-seated = Das kann nur, wer an diesem Tisch sitzt.
error-not-host = Das kann nur, wer diesen Tisch eröffnet hat.
error-not-absent = Dieser Mitspieler ist da.
error-not-your-option = `{ $option }` kannst du nicht wählen.
error-position-online = Ein Tisch auf einem Server beginnt am Anfang des Spiels.
error-bad-time-control = Eine solche Uhr gibt es nicht: eine schnelle hat 10 Sekunden bis einen Tag, und höchstens eine Stunde je Zug; eine nach Tagen hat 1 bis 30.
error-bad-spectator-delay = Zuschauer können höchstens 1000 Einträge später sehen.
error-no-spectators = Diesem Tisch darf niemand zusehen.
error-not-now-gathering = Hier wird noch auf Mitspieler gewartet.
error-not-now-revealing = Das Glück dieses Spiels wird gerade vereinbart. Warte einen Moment.
error-not-now-playing = Das Spiel hat schon begonnen.
error-not-now-over = Das Spiel ist zu Ende.
error-not-begun = Das Spiel hat noch nicht begonnen.
error-not-over = Das gibt es, wenn das Spiel zu Ende ist.
error-bad-commitment = Das ist keine Festlegung: 64 hexadezimale Ziffern.
error-wrong-number = Das ist nicht die Zahl, die festgelegt wurde.

## Spiel

error-stand-in-plays = Ein Bot spielt für diesen Platz. Nimm ihn zuerst zurück.
error-conceded = Du hast dieses Spiel aufgegeben.
error-hints-off = An diesem Tisch gibt es keine Tipps.
error-not-your-turn-hint = Du bist nicht am Zug.
error-not-here = So kann das nicht gefragt werden.
error-no-clock = Dieser Tisch hat keine Uhr.
error-not-paused = Die Uhr ist nicht angehalten.
error-proposal-waits = Über etwas anderes ist noch zu entscheiden.
error-no-proposal = Das ist nicht mehr vorgeschlagen.
error-bad-chat = Eine Zeile hat 1 bis { $longest } Zeichen, und alle sind zu sehen.
error-bot-failed = Der Bot konnte keinen Zug finden.

## Nachrichten

error-bad-message-sent = Der Server versteht das nicht: { $why }
error-bad-message-binary = Der Server versteht nur Text.
error-no-hello = Die erste Nachricht einer Verbindung ist `hello`.
error-second-hello = `hello` wurde schon gesagt.
error-other-protocol = Dieser Server spricht Version { $known } des Protokolls, nicht Version { $protocol }.

## Aufbewahren

error-disk-full = Der Server hat keinen Platz mehr, das aufzubewahren. Nichts hat sich geändert; versuch es später noch einmal.
error-storage-failed = Der Server konnte das nicht aufbewahren. Nichts hat sich geändert; versuch es später noch einmal.
error-shutting-down = Der Server endet gleich. Komm in einem Moment wieder.
error-table-moved-on = Dieser Tisch ist jetzt anderswo. Komm noch einmal.
error-no-random-bits-server = Das System des Servers gibt keinen Zufall her.
error-bad-table = Was von diesem Tisch aufbewahrt wurde, ist nicht zu lesen: { $why }
error-newer-database = Den Datenordner hat eine neuere Version geschrieben: er hat Format { $version }, und dieses Programm kennt bis { $known }.
error-data-folder = { $path } ist nicht zu gebrauchen: { $why }.
error-no-database = Es gibt keine Tische: { $path } fehlt.
error-backup-failed = Nach { $path } ließ sich nichts kopieren: { $why }.
error-backup-exists = { $path } gibt es schon und wird nicht überschrieben.
error-no-random-bits = Das System liefert keine Zufallszahlen.
