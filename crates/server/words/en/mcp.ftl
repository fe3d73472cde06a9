# What a session of the Model Context Protocol tells: models read it, and people beside them.

## The table

mcp-news = Since you looked last:
mcp-not-begun = The game has not begun: { $seats } still to come or to be ready. Call `wait`.
mcp-not-your-turn = It is not your turn: { $seats } must move. Call `wait`.
mcp-legal = It is your turn, at entry { $at }. Your legal moves, to be sent as they are written:
mcp-legal-many = It is your turn, at entry { $at }. You have { $count } legal moves, too many to list here: `legal_moves` tells them all. Some of each sort:
mcp-not-listed = It is your turn, at entry { $at }. Legal moves are not listed here: write the move as the rules say.
mcp-over = The game is over ({ $reason }).
mcp-won = You won.
mcp-drawn = It is a draw.
mcp-lost = You lost.
mcp-nobody-won = Nobody won.
mcp-link = The whole game as a link: { $link }
mcp-left = You got up. This session can take another seat.
mcp-moves = { $count } legal moves at entry { $at }, of which { $told } are told:
mcp-hint = { $bot } would play: { $move }

## Refusals

mcp-near = Perhaps you mean: { $list }
mcp-possible = Possible: { $list }
mcp-unchanged = Nothing has changed. The newest entry is { $at }.

error-no-seat-taken = you have no seat yet: call `start_game`, or `join_table` with the key to a seat.
error-seat-held = you have a seat at a game that is not over, and a session holds only one: go on with it, or call `leave` first.
error-no-seat-of-token = the key is for no seat of this table.
error-odd-answer = the server gave an answer that cannot be understood: { $why }.
error-no-game-named = no game is named.
error-bad-arguments = the arguments of the tool cannot be read: { $why }.
error-wrong-bots = { $game } needs { $from ->
    [one] one bot
   *[other] { $from }
 } to { $to } bots beside you, and { $bots } were named.
error-nothing-called-so = nothing is called `{ $name }`.
error-nobody-to-ask = the client cannot show a form: nobody can be asked this way. Ask in the conversation.
error-person-not-asked = the client could not ask: { $why }.
error-person-said-nothing = the person did not answer.
error-too-many-choices = { $most } choices are the most that a person is asked to look through.

## Asking the person

mcp-ask-game = Which game shall be played?
mcp-game = Game
mcp-answer = Answer

## Reading

mcp-kind-rules = rules
mcp-resource-words = What the words of Parlour mean
mcp-resource-rules = { $game }: rules
mcp-resource-glossary = { $game }: words of the rules
mcp-resource-cards = { $game }: cards and pieces
mcp-resource-schema = { $game }: JSON Schema of what goes in and out of a table
