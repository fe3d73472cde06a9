# Was auf der Kommandozeile, in Dateien und beim Tippen nicht stimmt.

error-at = { $place }: { $why }
error-in-file = { $file }: { $why }
error-io = Das Terminal oder eine Datei versagt: { $why }.
error-unknown-language = --lang: in `{ $language }` gibt es keine Wörter.
error-no-randomness = Das Betriebssystem liefert keinen Zufall ({ $why }). --seed N gibt nach einer Zahl.

## Optionen und Spieler

error-twice = `{ $key }` wurde schon gesetzt.
error-perhaps-file = { $why } Es gibt eine Datei dieses Namens: meinst du { $key }=@{ $value }?
error-no-file-named = nach `@` fehlt der Name der Datei.
error-already-begun = --seed und --set sind für ein neues Spiel; dieses hat schon begonnen.
error-wrong-players-game = --seats: { $game } ist für { $seats } Plätze, genannt { $players-count ->
    [one] wurde { $players } Spieler
   *[other] wurden { $players } Spieler
}.
error-wrong-players-table = --seats: dieser Tisch hat { $seats } Plätze, genannt { $players-count ->
    [one] wurde { $players } Spieler
   *[other] wurden { $players } Spieler
}.
error-wrong-players-agent = --seats: { $game } ist für { $seats } Plätze, einer davon für den Agenten selbst; genannt { $players-count ->
    [one] wurde { $players } anderer
   *[other] wurden { $players } andere
}.
error-no-such-seat-agent = --seat: einen Platz { $seat } gibt es hier nicht; nenne mit --seats mehr Bots für mehr Plätze.
error-no-such-seat-viewer = an diesem Tisch gibt es keinen Platz { $seat }.
error-unknown-viewer = hier heißt niemand `{ $seat }`.
error-unknown-player = niemand heißt `{ $player }`.
error-unknown-player-near = niemand heißt `{ $player }`. Vielleicht meinst du: { $near }.
error-unknown-player-stranger = { $name } ist ein Bot namens `{ $kind }`, den es hier nicht gibt. Sag mit --seats, wer spielt.
error-not-a-bot = { $name } ist kein Bot dieses Spiels. Sag mit --seats, welche Bots spielen.
error-too-many-names = --names: { $names } Namen für { $seats } Plätze.
error-name-twice = --names: zwei Spieler heißen { $name }.
error-bad-name-unseen = --names: `{ $name }` enthält Zeichen, die man nicht sieht.
error-bad-name-long = --names: `{ $name }` ist zu lang: ein Name hat höchstens { $most } Spalten, und breite Zeichen brauchen zwei.
error-bot-refused = Der Zug, den der Bot auf Platz { $seat } gemacht hat, wurde abgelehnt: { $why }
error-unknown-name = --card: in { $game } heißt nichts `{ $name }`.
error-position-for-all = --position: ein Link zu einer Stellung gilt für einen Platz oder `spectator`. `parlour link` allein macht einen Link, der alles zeigt.
error-whole-position = --position zeigt alles, auch Verborgenes: das ist nur für den Betrachter `all`.

## Spiele, Spielstände und Links

error-unknown-source = `{ $what }` ist weder ein Spiel noch eine vorhandene Datei noch der Link eines Spiels. Ein Spiel nennt man bei seinem Namen, einen Spielstand bei seinem Pfad, und ein Link beginnt mit dem Namen eines Spiels und einem Punkt.
error-no-source = Eine Datei { $what } gibt es nicht, und der Link eines Spiels ist es auch nicht.
error-no-source-game = `{ $what }` ist ein Spiel, kein Spielstand und kein Link: `parlour play { $what }`.
error-read-as-link = Eine Datei { $what } gibt es nicht. Als Link gelesen: { $why }
error-position-link = Das ist ein Link zu einer Stellung, nicht zu einem Spiel: `parlour look` zeigt sie.
error-not-a-position = Das ist ein Spiel, kein Link zu einer Stellung: `parlour play` spielt es, und `parlour replay` erzählt es.
error-diverged = Dieses Spiel weicht ab Eintrag { $at } ab: { $why }. Nichts wurde geändert; `parlour replay` erzählt es bis dorthin.
error-no-evidence = --commitment: es enthält keinen Nachweis, wie sein Glück vereinbart wurde.
error-not-text = { $file } lässt sich nicht lesen: ab Byte { $byte } ist es kein Text.
error-no-home = Es gibt keinen persönlichen Ordner, in dem dieses Spiel gespeichert werden könnte.
error-is-folder = { $file } ist ein Ordner. Nenne eine Datei darin.
error-file-exists = { $file } gibt es schon, und die Datei wird nicht überschrieben. Nenne eine andere, oder spiel jenes Spiel weiter: parlour play { $word }
error-file-exists-backup = { $file } gibt es schon, die Sicherung eines Spielstands, der weg ist; sie wird nicht überschrieben. Nenne eine andere Datei, oder spiel jenes Spiel weiter: parlour play { $word }
error-save-name-empty = Ein Spielstand braucht einen Namen.
error-save-name-unseen = Der Name eines Spielstands hat nur Zeichen, die man sieht.
error-save-name-parts = `{ $name }` kann kein Spielstand heißen: weder / noch \ darf darin sein, und kein Punkt am Anfang.
error-save-name-long = `{ $name }` ist zu lang: der Name eines Spielstands hat höchstens { $most } Spalten.
error-save-name-taken = Einen Spielstand `{ $name }` gibt es schon.
error-no-save = Dieses Spiel ist nicht gespeichert, also gibt es nichts zu benennen: `save DATEI` speichert es.
error-not-removed = { $file } lässt sich nicht löschen: { $why }.
error-cannot-write-folder = { $file } lässt sich nicht anlegen: { $why }.
error-cannot-write-svg = --svg: { $file } lässt sich nicht schreiben: { $why }.
error-save-in-use-elsewhere = { $why } Beende es erst dort, oder spiel mit `--save DATEI` von hier aus in einer anderen Datei weiter.
error-save-changed-again = { $why } Versuch es noch einmal.

## Zeilen der Eingabe

error-idle = { $n } Antworten hintereinander haben nichts geändert.
error-line-too-long = Die Zeile ist länger als { $most } Bytes.
error-not-utf8 = Die Zeile ist kein UTF-8: siehe Byte { $byte }.
error-empty-line = Die Zeile ist leer.
error-bad-message = Die Zeile ist nicht zu verstehen: { $why } (Spalte { $column }).
error-bad-json = Die Zeile ist kein JSON: { $why } (Spalte { $column }).
error-nothing-said = Das Objekt sagt nichts: eines von { $fields } muss da sein.
error-two-things = Eine Zeile sagt eines: nur eines von { $fields } darf da sein.
error-list-off = Erlaubte Züge werden in diesem Spiel nicht aufgezählt.
error-no-reset = Es gibt kein `reset`, für das man bereit sein könnte.

## web, serve

error-no-application = Dieses Programm wurde ohne die Anwendung für den Browser gebaut. `cargo xtask web` in den Quellen von Parlour baut es mit der Anwendung und liefert sie aus; `--dir ORDNER` liefert eine Anwendung aus, die schon gebaut ist.
error-no-application-folder = --dir { $folder }: in diesem Ordner gibt es keine index.html.
error-no-home-data = Es gibt keinen Ordner des Benutzers, um Tische aufzubewahren. --data ORDNER nennt einen anderen.

## sim, arena, fuzz, scenario, bench

error-runaway = Ein Spiel von { $game } ging nicht zu Ende.
error-game-failed = Startwert { $seed }: { $why }
error-seed-too-large = --seed { $seed }: die Startwerte der Spiele hätten keinen Platz.
error-bot-twice = --bots: `{ $name }` ist zweimal genannt.
error-too-few-bots = --bots: ein Wettbewerb braucht mindestens zwei Bots, durch Komma getrennt.
error-no-measure = --equal-time: der erste Bot ist das Maß, also einer, der keine Zahl braucht, etwa `strong`.
error-nothing-open = --equal-time: es gibt keinen Bot, dessen Zahl offen ist, etwa `plain-flat`.
error-open-quote = ein Anführungszeichen ist nicht geschlossen in `{ $text }`.
error-no-command = nach `cmd:` muss ein Befehl folgen.
error-program-failed = { $name } kann nicht spielen: { $why }.
error-not-a-journal = { $file } ist kein Protokoll einer Arena und wird nicht überschrieben.
error-not-a-journal-plain = { $file } ist keine gewöhnliche Datei, also kein Protokoll.
error-not-a-journal-merge = --merge: { $file } ist kein Protokoll einer Arena.
error-journal-in-use = { $file } ist in Gebrauch: derselbe Wettbewerb wird anderswo gespielt.
error-damaged-journal = { $file }: Zeile { $line } des Protokolls ist beschädigt. --fresh fängt neu an.
error-damaged-journal-merge = --merge: Zeile { $line } von { $file } ist beschädigt. Der Befehl, der sie schrieb, spielt die Gabe noch einmal.
error-another-journal = { $file } ist das Protokoll eines anderen Wettbewerbs ({ $game }: { $bots }) und wird nicht überschrieben. Nicht gleich: { $what }. --fresh fängt neu an.
error-another-journal-merge = --merge: { $file } lässt sich nicht lesen ({ $game }: { $bots }). Nicht gleich: { $what }.
error-another-contest = --merge: { $file } (Anteil { $share }) gehört zu einem anderen Wettbewerb als { $other }. Nicht gleich: { $what }.
error-other-shares = --merge: { $file } ist Anteil { $share }, und { $other } ist Anteil { $share2 }: das sind keine Anteile derselben Teilung.
error-share-twice = --merge: { $file } und { $other } sind beide Anteil { $share }.
error-share-missing = --merge: es fehlen Anteile: { $missing }.
error-share-unfinished = --merge: { $file } (Anteil { $share }) ist nicht fertig: { $missing } von { $all } Gaben fehlen, als erste Gabe { $deal } von { $one } gegen { $two }. Der Befehl, der die Datei schrieb, macht weiter.
error-no-scenario = { $path }: darin ist keine Datei, die auf .scn endet.
error-unreadable = { $path }: { $why }.

## Server

error-no-server = { $server } antwortet nicht wie ein Server von Parlour: { $why }.
error-bad-address = `{ $address }` ist keine Adresse eines Servers. Sie beginnt mit http:// oder https://; eine Einladung endet auf #/online/ und die Kennung eines Tisches.
error-bad-table-id = --table: `{ $table }` ist keine Kennung eines Tisches.
error-no-table-named = Welcher Tisch? Gib eine Einladung an, --table ID, oder den Namen eines Spiels für einen neuen.
error-table-and-game = Diese Adresse nennt schon einen Tisch: Lass das Spiel weg, oder gib nur die Adresse des Servers an.
error-bad-server-file = { $file } enthält, wer du auf einem Server bist, und ist nicht zu lesen: { $why }. Leg die Datei beiseite, um dort neu anzufangen.
error-connection-over = Die Verbindung zum Server ist zu Ende.
error-connection-lost = Zurzeit gibt es keine Verbindung zum Server. Nichts wurde getan; die Verbindung wird wieder versucht.
error-connection-lost-meanwhile = Die Verbindung zum Server ging inzwischen verloren. Ob es getan wurde, zeigt sich, sobald sie wieder da ist.
error-bad-answer = Der Server gibt eine Antwort, die nicht zu verstehen ist: { $why }.
error-no-token = Der Server sagt nicht, wer du für ihn bist.
error-luck-unknown = Der Server sagt nicht, woraus das Glück folgte.
error-nothing-proposed = Niemand bittet um etwas.
error-not-written = { $path } konnte nicht geschrieben werden: { $why }.
error-no-table-named-agent = --server: Ein Agent braucht die Einladung eines Tisches, die auf #/online/ und dessen Kennung endet.
error-no-seat-of-key = --seat: Dieser Schlüssel gehört zu keinem Platz dieses Tisches.
