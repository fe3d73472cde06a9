# Was der Server sagt: wer ihn startet, und wem er etwas verweigert.

server-to-the-page = Zum Tisch.

## Start

error-no-address = Ein Server braucht eine Adresse, an der er horcht.
error-bad-address = --listen { $address }: das ist keine Adresse dieses Computers mit einem Port, wie etwa 127.0.0.1:4242 ({ $why }).
error-address-taken = Unter { $host }, Port { $port } lässt sich nichts ausliefern: dort horcht schon ein anderes Programm.
error-no-listener = Unter { $host }, Port { $port } lässt sich nichts ausliefern: { $why }.
error-bad-public-url = --public-url { $url }: hier muss stehen, was Leute öffnen, mit http:// oder https://, einem Namen und vielleicht einem Port, und nichts danach, wie etwa https://play.example.org
error-public-url-plain = --public-url { $url }: mit einem Zertifikat beginnt die Adresse mit https://
error-bad-certificate = Das Zertifikat { $cert } mit dem Schlüssel { $key } ist nicht zu gebrauchen: { $why }.
error-bad-data-folder = Im Ordner { $folder } lässt sich nichts aufbewahren: { $why }.
error-data-in-use = Der Ordner { $folder } ist in Gebrauch: ein anderer Server bewahrt dort seine Tische auf.
error-unknown-log = --log: `{ $log }` ist keine Art, ein Protokoll zu schreiben.
error-no-threads = Das System lässt keinen Server laufen: { $why }.
error-no-signals = Das System lässt einem Server nicht sagen, wann er enden soll: { $why }.
error-late-end = Die Tische ließen sich nicht innerhalb von { $seconds } Sekunden schließen. Nichts, was bestätigt wurde, ist verloren.

## Anfragen

error-wrong-host = Dieser Server heißt nicht { $host }. Wer ihn betreibt, kann ihn mit --public-url benennen.
error-bad-host = Die Anfrage sagt nicht, wen sie ruft.
error-wrong-origin = Seiten von { $origin } dürfen diesen Server nicht rufen.
error-wrong-method = Das geht hier nicht.
error-bad-path = Diese Adresse ist nicht zu lesen.
error-nothing-here = Hier ist nichts.
error-too-slow = Das hat zu lange gedauert.
error-broken = Mit dem Server stimmt etwas nicht. Es wurde aufgeschrieben.
error-not-ready = Der Server ist noch nicht bereit. Versuch es gleich noch einmal.
error-metrics-closed = Die Messwerte sind nicht für dich. Wer den Server betreibt, kann sie mit --metrics-for öffnen.

## The data folder

error-data-folder = In { $path } kann nichts aufbewahrt werden: { $why }.
error-no-database = In { $path } hat kein Server etwas aufbewahrt.
error-newer-database = Die Datenbank stammt von einem neueren Programm (Version { $version }; dieses kennt { $known }).
error-storage-failed = Die Datenbank ist gerade nicht benutzbar. Es hat sich nichts geändert.
error-disk-full = Die Festplatte des Servers ist voll. Es hat sich nichts geändert; versuche es später noch einmal.
error-table-moved-on = Jemand anderes hat diesen Tisch verändert. Es wurde nichts getan.
error-bad-table = Was von diesem Tisch gespeichert ist, lässt sich nicht nachspielen: { $why }.
error-backup-exists = { $path } gibt es schon und wird nicht überschrieben.
error-backup-failed = { $path } konnte nicht geschrieben werden: { $why }.
error-no-randomness = Das System liefert keine Zufallszahlen.
error-shutting-down = Der Server wird gerade beendet. Versuche es gleich noch einmal.

## People and tables

error-no-person = Sag zuerst, wie du heißt.
error-bad-name = Ein Name hat 1 bis { $widest } sichtbare Zeichen.
error-name-taken = Hier heißt schon jemand so, oder fast so. Wähle einen anderen Namen.
error-no-such-table = Diesen Tisch gibt es nicht. Vielleicht wurde er entfernt, oder die Adresse ist unvollständig.
error-no-such-page = Unter dieser Adresse ist nichts.
error-too-many-tables = Du hast { $most } laufende Spiele. Beende eines, bevor du ein neues beginnst.
error-too-many-requests = Das war zu schnell. Warte einen Augenblick.
error-too-many-connections = Du bist zu oft verbunden. Schließe eine andere Seite.
error-bad-message = Diese Nachricht ist nicht lesbar: { $why }.
error-no-hello = Eine Verbindung beginnt mit einem Hallo.
error-second-hello = Diese Verbindung hat schon Hallo gesagt.
error-other-protocol = Du sprichst Protokoll { $protocol }, dieser Server spricht { $known }. Lade die Seite neu.
error-position-online = Ein Spiel auf einem Server beginnt am Anfang.
error-bad-time-control = Möglich sind 10 Sekunden bis ein Tag mit höchstens einer Stunde je Zug, oder 1 bis 30 Tage je Zug.
error-bad-spectator-delay = Zuschauer können höchstens 1.000 Einträge zurück sein.

## At a table

error-not-seated = Du sitzt nicht an diesem Tisch.
error-already-seated = Du sitzt schon an diesem Tisch.
error-seat-taken = Da sitzt schon jemand.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-not-absent = Dieser Spieler ist da oder seit weniger als einer Minute weg.
error-not-your-option = Das hat dein Platz nicht zu entscheiden.
error-bad-commitment = Eine Festlegung hat 64 hexadezimale Ziffern.
error-wrong-number = Das ist nicht die Zahl, auf die du dich festgelegt hast.
error-not-now-gathering = Das Spiel hat noch nicht begonnen.
error-not-now-revealing = Die Zahlen für das Mischen werden gerade aufgedeckt.
error-not-now-playing = Das Spiel hat begonnen.
error-not-now-over = Das Spiel ist zu Ende.
error-not-begun = Das Spiel hat noch nicht begonnen.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-stand-in-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
error-conceded = Du hast dieses Spiel aufgegeben.
error-no-clock = Dieses Spiel wird ohne Uhr gespielt.
error-not-paused = Die Uhren stehen nicht.
error-proposal-waits = Ein anderer Vorschlag wartet noch auf Antwort.
error-no-proposal = Diesen Vorschlag gibt es nicht mehr.
error-no-spectators = An diesem Tisch darf niemand zusehen.
error-hints-off = An diesem Tisch gibt es keine Hinweise.
error-not-your-turn = Du bist nicht am Zug.
error-not-here = Danach kann man hier nicht fragen.
error-bot-failed = Der Bot konnte sich nicht entscheiden.
error-bad-chat = Eine Nachricht hat 1 bis { $longest } Zeichen in einer Zeile.
