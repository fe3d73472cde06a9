"""A random match in five lines."""

import parlour

state = parlour.new("skirmish", seed=7)
while not state.over:
    state.play(parlour.bot("random").think(state).best)
print(state.outcome)
