# Was Befehle außer einem Spiel selbst für Menschen ausgeben.

cli-error = Fehler: { $why }
cli-possible = {"  "}möglich: { $options }
cli-warning = Warnung: { $text }
cli-range = { $from } bis { $to }

## Spiele, die aufgeschrieben wurden

cli-not-compared = dieser Spielstand ließ sich nicht mit den heutigen Regeln vergleichen: { $why }.
cli-backup-used = { $why } Stattdessen wird die Sicherung { $backup } benutzt.
cli-diverged = das Spiel weicht ab Eintrag { $entry } ab: { $why }.
cli-verdict-refused = abgelehnt
cli-verdict-damaged = beschädigt
cli-verdict-unreadable = nicht lesbar

## look

cli-look-seat = { $game }: eine Stellung, wie { $name } sie sieht
cli-look-spectator = { $game }: eine Stellung, wie Zuschauer sie sehen
cli-look-all = { $game }: eine Stellung, in der nichts verborgen ist

## games

cli-games-more = `parlour games SPIEL` zeigt die Optionen eines Spiels, `--rules` seine Regeln.
cli-game-seats = { $seats } Plätze
cli-game-title = { $name } ({ $id }), { $seats } Plätze, Version { $version } der Regeln
cli-game-options = Optionen (--set KEY=VALUE):
cli-game-values = { $values } (sonst { $default })
cli-game-text-value = ein Name, ein Text, oder @DATEI, um ihn aus einer Datei zu lesen
cli-game-presets = Vorlagen (--set preset=NAME):
cli-game-bots = Bots (--seats), der schwächste zuerst:
cli-game-bots-study = Bots zum Erforschen:
cli-bot-answers = { $about }; antwortet in höchstens { $time }
cli-game-rules = Die Regeln: { $command } --rules
cli-game-cards = Was ein Name des Spiels bedeutet: { $command } --card NAME

## web, serve

cli-web-at = Parlour ist unter { $page } zu finden (Strg-C beendet es)
cli-web-open-to-all = Alle, die diesen Computer erreichen, können es öffnen, an Port { $port }.
cli-web-no-browser = es ließ sich kein Browser starten; öffne { $page }
cli-web-data = Tische für mehrere Leute werden in { $folder } aufbewahrt.
cli-serve-checked = { $tables-count ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $entries } Einträge, { $wrong-count ->
    [0] alle exakt
   *[other] { $wrong } nicht wie gespeichert
}
cli-serve-backed-up = Alles wurde nach { $file } kopiert.
cli-serve-exported = Der Tisch wurde nach { $file } geschrieben.
cli-web-page-alone = hier gibt es keine Tische für mehrere Leute. { $why }
cli-serve-no-page = dieses Programm wurde ohne die Anwendung für den Browser gebaut: nur Programme können die Tische benutzen

## agent

cli-agent-how = Beantworte jedes `ask` mit einer Zeile: {"{"}"move": "NOTATION"{"}"} oder die Notation allein. Frag mit {"{"}"rules": true{"}"}, {"{"}"explain": "NAME"{"}"}, {"{"}"details": "TOPIC"{"}"} oder {"{"}"legal": true{"}"}; gib auf mit {"{"}"resign": true{"}"}.
cli-agent-move = { $name }, du bist am Zug.
cli-agent-moves = { $name }, du bist am Zug: { $sorts }.

## arena

cli-differs-format = das Format der Protokolle
cli-differs-program = der Bau des Programms
cli-differs-game = das Spiel
cli-differs-rules = die Version der Regeln
cli-differs-setup = die Plätze oder Optionen
cli-differs-bots = die Bots
cli-differs-files = die Dateien eines Programms
cli-differs-terms = die Zeit, die Versuche oder die Form der Fragen für Programme
cli-differs-shard = der Anteil an den Gaben
cli-differs-seed = der Startwert
cli-differs-games = die Zahl der Spiele
cli-is-folder = es ist ein Ordner
cli-no-plain-file = es ist keine gewöhnliche Datei
cli-no-file-name = es ist kein Dateiname
cli-no-such-folder = diesen Ordner gibt es nicht
