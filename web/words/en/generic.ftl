### The board for any game.

generic-you = you
generic-to-move = to move
generic-of = of { $of }
generic-value = value { $value }
generic-hidden = { $n } hidden
generic-empty = empty
generic-empty-slot = { $name }, empty
generic-more = Show { $n } more
generic-less = Show fewer
generic-counters = Counters
generic-in-past = This is a moment in the past: go back to now to make a move.
generic-no-move-with = No move can be made with { $name } now.
generic-no-move-here = No move can be made here now.
generic-not-your-move = It is not your move.
generic-field = Field
generic-field-size = { $width } by { $height } squares
generic-field-label = Field of { $width } by { $height } squares
generic-field-help = Arrow keys move the cursor, five squares at once with shift. Enter picks. Plus and minus zoom. A question mark says why something cannot be picked.
generic-can-be-picked = can be picked
generic-tap-again = tap again to pick
generic-legend = Legend
generic-zoom = Size of the field
generic-zoom-in = Zoom in
generic-zoom-out = Zoom out
generic-zoom-fit = Fit to width
