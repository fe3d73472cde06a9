# Was der Server sagt: wer ihn startet, und wem er etwas verweigert.

server-to-the-page = Zum Tisch.

## Start

error-no-address = Ein Server braucht eine Adresse, an der er horcht.
error-bad-listen = --listen { $address }: das ist keine Adresse dieses Computers mit einem Port, wie etwa 127.0.0.1:4242 ({ $why }).
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
