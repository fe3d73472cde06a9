### The board of Mordheim.

mordheim-map = Map of { $width } by { $height } squares
mordheim-map-help = Arrow keys move the cursor, five squares at once with shift. Enter picks what is there. Plus and minus zoom.
mordheim-on = on { $square }
mordheim-combat = Combat
mordheim-phases = Phases of a turn
mordheim-round = round { $round } of { $of }
mordheim-tray = Dice
mordheim-tray-empty = The next dice fall here, each with what it needs.
mordheim-needs = needs { $needs }
mordheim-yes = yes
mordheim-no = no
mordheim-odds = Odds
mordheim-to-hit = to hit { $who }
mordheim-harm = harm
mordheim-hurt = wounded
mordheim-down = knocked down
mordheim-stunned = stunned
mordheim-out = out of action
mordheim-inches = { $inches }″
mordheim-options = What can be done
mordheim-goal = Whoever has lost a quarter of a warband tests whether the rest runs away. A turn is charges, movement, shooting and combat.
mordheim-may-act = { $n ->
    [one] One may still act
   *[other] { $n } may still act
}
mordheim-who = Who can be picked
mordheim-legend = What the marks mean
mordheim-walk = walk { $inches }″
mordheim-run = run { $inches }″
mordheim-place = may be put here
mordheim-sight = line of sight
mordheim-may = can be picked
mordheim-ring-charge = charge { $inches }″
mordheim-ring-range = range { $inches }″
mordheim-ring-half-range = half range { $inches }″
mordheim-whole = Show the whole map
mordheim-sheet = Height of the panel
mordheim-do-walk = Walk here
mordheim-do-run = Run here
mordheim-do-there = Go there
mordheim-do-charge = Charge
mordheim-do-shoot = Shoot
mordheim-other-square = Other square
mordheim-other-person = Someone else
mordheim-square = square { $x } across, { $y } down
mordheim-by-walking = in walking reach
mordheim-by-running = only by running
mordheim-toward = everybody runs to this square, as far as they get
mordheim-run-not = Let nobody run yet
mordheim-harm-any = any harm
mordheim-harm-means = How likely the target is wounded, knocked down, stunned or put out of action
mordheim-tested = { $total }, at most { $most }: { $end }
