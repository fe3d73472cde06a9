# The bots that every game has.

bot-random = picks each legal move equally often
bot-greedy = makes the move after which the position is judged best
bot-flat = flat Monte Carlo with at most N simulations
bot-ismcts = information-set tree search with N simulations
bot-plain-flat = flat Monte Carlo that knows nothing but the rules
bot-plain-ismcts = information-set tree search that knows nothing but the rules
bot-alphabeta = looks N moves ahead in imagined worlds
bot-version = plays as `{ $level }` did in version { $version } of it: a fixed opponent to measure with
bot-level-flat = tries every move, with { $simulations } simulations in all
bot-level-tree = searches a tree of { $simulations } simulations

error-unknown-bot = { $game } has no bot called `{ $name }`.
error-net-missing = This bot judges by a net that was not loaded: { $file }.
error-bad-net = These are no weights for a bot, or those of another version.
error-bad-bot-number = `{ $name }`: after the colon stands a whole number from 1 to { $most }.
error-bot-broke = A game to measure time was not finished: { $why }
