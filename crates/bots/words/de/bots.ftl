# Die Bots, die jedes Spiel hat.

bot-random = wählt jeden erlaubten Zug gleich oft
bot-greedy = macht den Zug, nach dem die Stellung am besten beurteilt wird
bot-flat = flaches Monte Carlo mit höchstens N Simulationen
bot-ismcts = Baumsuche über Informationsmengen mit N Simulationen
bot-plain-flat = flaches Monte Carlo, das nichts als die Regeln kennt
bot-plain-ismcts = Baumsuche über Informationsmengen, die nichts als die Regeln kennt
bot-alphabeta = rechnet in vorgestellten Welten N Züge voraus
bot-version = spielt, wie `{ $level }` in Fassung { $version } spielte: ein fester Gegner zum Messen
bot-level-flat = probiert jeden Zug, mit insgesamt { $simulations } Simulationen
bot-level-tree = durchsucht einen Baum von { $simulations } Simulationen

error-unknown-bot = { $game } hat keinen Bot namens `{ $name }`.
error-net-missing = Dieser Bot urteilt mit einem Netz, das nicht geladen wurde: { $file }.
error-bad-net = Das sind keine Gewichte für einen Bot, oder die einer anderen Version.
error-bad-bot-number = `{ $name }`: nach dem Doppelpunkt steht eine ganze Zahl von 1 bis { $most }.
error-bot-broke = Ein Spiel zum Messen der Zeit wurde nicht fertig: { $why }
