# Was eine Sitzung des Model Context Protocol sagt: Modelle lesen es, und die Menschen bei ihnen.

## Der Tisch

mcp-news = Seit du zuletzt geschaut hast:
mcp-not-begun = Das Spiel hat nicht begonnen: { $seats } müssen noch kommen oder bereit sein. Rufe `wait` auf.
mcp-not-your-turn = Du bist nicht am Zug: { $seats } am Zug. Rufe `wait` auf.
mcp-legal = Du bist am Zug, bei Eintrag { $at }. Deine erlaubten Züge, zu senden, wie sie hier stehen:
mcp-legal-many = Du bist am Zug, bei Eintrag { $at }. Du hast { $count } erlaubte Züge, zu viele für eine Liste: `legal_moves` nennt sie alle. Einige von jeder Art:
mcp-not-listed = Du bist am Zug, bei Eintrag { $at }. Erlaubte Züge werden hier nicht genannt: schreibe den Zug, wie es die Regeln sagen.
mcp-over = Das Spiel ist zu Ende ({ $reason }).
mcp-won = Du hast gewonnen.
mcp-drawn = Es ist unentschieden.
mcp-lost = Du hast verloren.
mcp-nobody-won = Niemand hat gewonnen.
mcp-link = Das ganze Spiel als Link: { $link }
mcp-left = Du bist aufgestanden. Diese Sitzung kann einen anderen Platz nehmen.
mcp-moves = { $count } erlaubte Züge bei Eintrag { $at }, davon { $told } genannt:
mcp-hint = { $bot } würde spielen: { $move }

## Ablehnungen

mcp-near = Vielleicht meinst du: { $list }
mcp-possible = Möglich: { $list }
mcp-unchanged = Nichts hat sich geändert. Der neueste Eintrag ist { $at }.

error-no-seat-taken = du hast noch keinen Platz: rufe `start_game` auf, oder `join_table` mit dem Schlüssel zu einem Platz.
error-seat-held = du hast einen Platz in einem Spiel, das nicht zu Ende ist, und eine Sitzung hat nur einen: spiele dort weiter, oder rufe erst `leave` auf.
error-no-seat-of-token = der Schlüssel ist für keinen Platz an diesem Tisch.
error-odd-answer = die Antwort des Servers ist nicht zu verstehen: { $why }.
error-no-game-named = es ist kein Spiel genannt.
error-bad-arguments = die Argumente des Werkzeugs sind nicht zu lesen: { $why }.
error-wrong-bots = { $game } braucht { $from ->
    [one] einen Bot
   *[other] { $from }
 } bis { $to } Bots außer dir, und { $bots } sind genannt.
error-nothing-called-so = nichts heißt `{ $name }`.
error-nobody-to-ask = das Programm kann kein Formular zeigen: so ist niemand zu fragen. Frage im Gespräch.
error-person-not-asked = das Programm konnte nicht fragen: { $why }.
error-person-said-nothing = der Mensch hat nicht geantwortet.
error-too-many-choices = mehr als { $most } Antworten werden einem Menschen nicht vorgelegt.

## Den Menschen fragen

mcp-ask-game = Welches Spiel soll gespielt werden?
mcp-game = Spiel
mcp-answer = Antwort

## Lesen

mcp-kind-rules = Regeln
mcp-resource-words = Was die Wörter von Parlour bedeuten
mcp-resource-rules = { $game }: Regeln
mcp-resource-glossary = { $game }: Wörter der Regeln
mcp-resource-cards = { $game }: Karten und Figuren
mcp-resource-schema = { $game }: JSON Schema dessen, was an einem Tisch gesagt wird
