### What is said during a battle.

## Who and what a sentence is about

piece-warrior = { $kind } { $number }
piece-building = building { $number }
piece-counter = wyrdstone counter
piece-chest = chest

## Dice that fell

# The beginning of a sentence about a die of somebody, or of nobody.
event-part-rolls = { $who } rolls { $die }
event-part-shows = A die shows { $die }

event-rolled = { $rolls } { $aim }, needs { $needs }+: { $end }.
event-rolled-poison = { $rolls } to wound, but the poison wounds in any case.
event-rolled-critical = { $rolls } for the critical hit: { $chart }.
event-rolled-injury = { $rolls } for injury.
event-rolled-misfire = { $rolls } for the misfire: { $what }.
event-rolled-flight = { $rolls } for the inches of flight.
event-rolled-leap = { $rolls } for the inches of the leap.
event-rolled-hits = { $rolls } for the number of hits.
event-rolled-count = { $rolls } ({ $third } as a D3).
event-rolled-shamble = { $rolls } and shambles on.
event-rolled-gape = { $rolls } and stands there gaping.
event-rolled-rout = A die of the Rout test shows { $die }.
event-rolled-edge = The die for the table edge shows { $die }.
event-rolled-casting = { $rolls } for the spell.
event-rolled-search = { $rolls } in the search.
event-rolled-driven = { $rolls } for the inches by which the enemy is driven back.
event-rolled-effect = { $rolls } for the effect of the spell.
event-rolled-test = { $rolls } for { $test }.

# What a die with a number to reach is rolled for.
aim-hit = to hit
aim-hit-reroll = to hit in a reroll
aim-parry = to parry
aim-parry-reroll = to parry in a reroll
aim-dodge = to dodge
aim-charm = for the lucky charm
aim-wound = to wound
aim-save = to save
aim-save-reroll = to save in a reroll
aim-step-aside = to step aside
aim-helmet = for the helmet
aim-resist = to resist the spell
aim-arrival = to arrive
aim-effect = for the prayer to last

# What comes of it.
end-hit-yes = hit
end-hit-no = missed
end-parry-yes = parried
end-parry-no = not parried
end-dodge-yes = dodged
end-dodge-no = in vain
end-charm-yes = the hit comes to nothing
end-charm-no = in vain
end-wound-yes = wounded
end-wound-no = no wound
end-save-yes = saved
end-save-no = not saved
end-step-aside-yes = avoided
end-step-aside-no = in vain
end-helmet-yes = only knocked down
end-helmet-no = in vain
end-resist-yes = resisted
end-resist-no = in vain
end-arrival-yes = there
end-arrival-no = not there yet
end-effect-yes = it lasts
end-effect-no = it ends

misfire-1 = it bursts and hits the shooter at Strength 4
misfire-2 = it is jammed for the rest of the battle
misfire-3 = no shot, and one more turn to load
misfire-4 = no shot
misfire-6 = the shot hits after all, with +1 Strength

# What a chart says about a critical hit.
critical-all-1 = a vital part, 2 wounds and one save
critical-all-3 = an exposed spot, 2 wounds and no save
critical-all-5 = a master strike, 2 wounds, no save, +2 to injury
critical-missile-1 = no save
critical-missile-3 = it glances off and hits the nearest enemy too
critical-missile-5 = 2 wounds and no save
critical-bludgeoning-1 = the target strikes no blow in this phase
critical-bludgeoning-3 = no save, and no helmet helps
critical-bludgeoning-5 = the target loses its weapon
critical-bludgeoning-6 = out of action unless it is saved
critical-bladed-1 = no save
critical-bladed-3 = 2 wounds, each with its own save
critical-bladed-5 = 2 wounds, no save, +2 to injury
critical-thrusting-1 = +1 to injury
critical-thrusting-3 = the target is knocked down in any case
critical-thrusting-5 = no save, +2 to injury, and the target is driven back
critical-unarmed-1 = one more attack at once
critical-unarmed-3 = +1 to injury
critical-unarmed-5 = no save, +2 to injury
critical-row-1 = row 1-2 of the weapon's chart
critical-row-3 = row 3-4 of the weapon's chart
critical-row-5 = row 5 of the weapon's chart
critical-row-6 = row 6 of the weapon's chart

## Tests

event-tested = { $who } takes { $test }: { $total }, needs at most { $needs }: { $end }.
event-passed-anyway = { $who } passes { $test } without dice.

test-rally = a test to rally
test-rout = the Rout test
test-fear = a fear test
test-fear-to-charge = a fear test to charge
test-garlic = a test to charge past the garlic
test-escape = a test to escape from combat
test-dread = a test against dread
test-lure = a test to throw off the lure
test-rezhebel = a test to hold the Sword of Rezhebel
test-warp = a test against the Eye of the Warp
test-all-alone = a test for being all alone
test-stupidity = a stupidity test
test-initiative = an Initiative test
test-strength = a Strength test
test-leadership = a Leadership test

result-passes = passes
result-fails = fails
result-fear = fails and hits on sixes only
result-stays = fails and stays put
result-stupidity = fails and is stupid this turn
result-all-alone = fails and breaks
result-rally = fails and keeps fleeing
result-escape = fails and is hit while running
result-dread = fails and runs

## What a player chose or said

event-roll-off = { $seat-is ->
    [you] You roll { $die } in the roll-off.
   *[other] { $seat } rolls { $die } in the roll-off.
}
event-roll-off-won = { $seat-is ->
    [you] You win the roll-off.
   *[other] { $seat } wins the roll-off.
}
event-hold = { $who } does nothing more.
event-spot = { $seat-is ->
    [you] You say that { $who } is seen, or noticed.
   *[other] { $seat } says that { $who } is seen, or noticed.
}
event-rally = { $who } tries to rally.
event-run-said = { $seat-is ->
    [you] You say that no enemy keeps { $who } from running.
   *[other] { $seat } says that no enemy keeps { $who } from running.
}
event-exit-said = { $seat-is ->
    [you] You say that { $who } can leave the table there.
   *[other] { $seat } says that { $who } can leave the table there.
}
event-aim = { $who } aims { $weapon } at { $target }.
event-charge-open = { $who } is about to charge { $target }.
event-walk-all = { $seat-is ->
    [you] All your warriors who can walk do so.
   *[other] All warriors of { $seat } who can walk do so.
}
event-run-all = { $seat-is ->
    [you] All your warriors who can run do so.
   *[other] All warriors of { $seat } who can run do so.
}
event-cover = { $seat-is ->
    [you] You say that the target is in cover.
   *[other] { $seat } says that the target is in cover.
}
event-cover-off = { $seat-is ->
    [you] You say that the target is not in cover after all.
   *[other] { $seat } says that the target is not in cover after all.
}
event-long = { $seat-is ->
    [you] You say that the target is beyond half range.
   *[other] { $seat } says that the target is beyond half range.
}
event-long-off = { $seat-is ->
    [you] You say that the target is within half range after all.
   *[other] { $seat } says that the target is within half range after all.
}
event-unseen = { $seat-is ->
    [you] You say that the enemy is close but out of sight.
   *[other] { $seat } says that the enemy is close but out of sight.
}
event-unseen-off = { $seat-is ->
    [you] You say that the enemy is in sight after all.
   *[other] { $seat } says that the enemy is in sight after all.
}
event-too-far = { $seat-is ->
    [you] You say that the enemy is too far away.
   *[other] { $seat } says that the enemy is too far away.
}
event-too-far-off = { $seat-is ->
    [you] You say that the enemy is in reach after all.
   *[other] { $seat } says that the enemy is in reach after all.
}
event-touch = { $seat-is ->
    [you] You say that { $who } is in contact, too.
   *[other] { $seat } says that { $who } is in contact, too.
}
event-touch-off = { $seat-is ->
    [you] You say that { $who } is not in contact after all.
   *[other] { $seat } says that { $who } is not in contact after all.
}
event-step-in = { $seat-is ->
    [you] You say that { $who } steps in.
   *[other] { $seat } says that { $who } steps in.
}
event-step-in-off = { $seat-is ->
    [you] You say that { $who } does not step in after all.
   *[other] { $seat } says that { $who } does not step in after all.
}
event-begin = The melee begins.
event-leap = { $who } leaps.
event-escape = { $who } tries to leave the combat.
event-climb-up = { $inches-count ->
    [one] { $who } climbs up 1 inch.
   *[other] { $who } climbs up { $inches } inches.
}
event-climb-down = { $inches-count ->
    [one] { $who } climbs down 1 inch.
   *[other] { $who } climbs down { $inches } inches.
}
event-jump = { $inches-count ->
    [one] { $who } jumps down 1 inch.
   *[other] { $who } jumps down { $inches } inches.
}
event-gap = { $inches-count ->
    [one] { $who } jumps over a gap above a drop of 1 inch.
   *[other] { $who } jumps over a gap above a drop of { $inches } inches.
}
event-drop = { $seat-is ->
    [you] You say that there is a drop of { $inches-count ->
        [one] 1 inch
       *[other] { $inches } inches
    } beside { $who }.
   *[other] { $seat } says that there is a drop of { $inches-count ->
        [one] 1 inch
       *[other] { $inches } inches
    } beside { $who }.
}
event-drop-none = { $seat-is ->
    [you] You say that there is no drop beside { $who }.
   *[other] { $seat } says that there is no drop beside { $who }.
}
event-melee = { $seat-is ->
    [you] You take the melee of { $who } next.
   *[other] { $seat } takes the melee of { $who } next.
}
event-intercept-wanted = { $seat-is ->
    [you] You want { $who } to step in.
   *[other] { $seat } wants { $who } to step in.
}
event-intercept-nobody = Nobody steps in front of the charge.
event-accepted = { $seat-is ->
    [you] You accept.
   *[other] { $seat } accepts.
}
event-fights-on = { $seat-is ->
    [you] You fight on.
   *[other] { $seat } fights on.
}
event-ready = { $seat-is ->
    [you] Your warriors are in place.
   *[other] The warriors of { $seat } are in place.
}
event-claimed = { $seat-is ->
    [you] You say that the objective is reached.
   *[other] { $seat } says that the objective is reached.
}
event-claimed-not = { $seat-is ->
    [you] You say that the objective is not reached.
   *[other] { $seat } says that the objective is not reached.
}
event-allotted = A blow of { $who } goes at { $target }.
event-tentacle = The tentacle of { $who } holds { $target }.
event-contact-nobody = { $who } touches nobody else.
event-hit-too = { $target } is hit too.
event-hit-nobody = Nobody else is hit.
event-hides-not = { $who } does not hide.
event-parries = { $who } tries to parry.
event-parries-not = { $who } does not try to parry.
event-first = { $seat-is ->
    [you] You set up first.
   *[other] { $seat } sets up first.
}
event-first-not = { $seat-is ->
    [you] You let the other side set up first.
   *[other] { $seat } lets the other side set up first.
}
event-hunger-not = { $who } does not give in to the Black Hunger.
event-stated = { $seat-is ->
    [you] You say about { $who }: { $said }.
   *[other] { $seat } says about { $who }: { $said }.
}
event-answered-yes = { $seat-is ->
    [you] You answer yes about { $who }.
   *[other] { $seat } answers yes about { $who }.
}
event-answered-no = { $seat-is ->
    [you] You answer no about { $who }.
   *[other] { $seat } answers no about { $who }.
}
event-disputed = { $seat-is ->
    [you] You dispute what was said: it is void.
   *[other] { $seat } disputes what was said: it is void.
}

# What was said about space.
said-leader-near-yes = the leader is near enough to lend Leadership
said-leader-near-no = no leader is near enough to lend Leadership
said-enemy-closest-yes = the closest model is an enemy: no test to rally
said-enemy-closest-no = the closest model is not an enemy
said-friend-near-yes = a friend is within 6 inches
said-friend-near-no = no friend is within 6 inches
said-hero-near-yes = a hero is within 6 inches
said-hero-near-no = no hero is within 6 inches
said-off-table-yes = the flight reaches the table edge
said-off-table-no = the flight does not reach the table edge

## Before the battle

event-scenario = The scenario is { $scenario }. { $goal }
event-spell-learned = { $who } knows { $spell }.
event-roles = { $attacker-is ->
    [you] You attack, { $defender } defends.
   *[other] { $defender-is ->
        [you] { $attacker } attacks, you defend.
       *[other] { $attacker } attacks, { $defender } defends.
    }
}
event-edge = { $seat-is ->
    [you] You have the { $edge }.
   *[other] { $seat } has the { $edge }.
}
event-quarter = { $seat-is ->
    [you] You have the { $quarter }.
   *[other] { $seat } has the { $quarter }.
}
event-shards = { $seat-is ->
    [you] You begin with { $shards-count ->
        [one] 1 shard
       *[other] { $shards } shards
    }.
   *[other] { $seat } begins with { $shards-count ->
        [one] 1 shard
       *[other] { $shards } shards
    }.
}
event-buildings = The buildings 1 to { $count } are fought for.
event-objectives = { $count-count ->
    [one] There is 1 objective to fight for.
   *[other] There are { $count } objectives to fight for.
}
event-counter-placed = A wyrdstone counter lies on { $square }.
event-placed = { $who } is put on { $square }.
event-joined = { $who } joins the warband.
event-returned = { $who } comes back.
event-returned-on = { $who } comes back on { $square }.
event-first-turn = { $seat-is ->
    [you] You have the first turn.
   *[other] { $seat } has the first turn.
}

# What a scenario is won by.
goal-skirmish = Goal: make the enemy rout.
goal-defend-the-find = Goal of the attacker: more standing warriors than the defender within 6 inches of the middle building at the end of a turn of the defender. Goal of the defender: prevent it, or make the attacker rout.
goal-wyrdstone-hunt = Goal: make the enemy rout, and have as many wyrdstone counters as you can by then.
goal-breakthrough = Goal of the attacker: two standing warriors within 2 inches of the defender's edge. Goal of the defender: prevent it, or make the attacker rout.
goal-street-fight = Goal: move all your warriors off by the enemy's end of the street.
goal-chance-encounter = Goal: make the enemy rout and keep your shards.
goal-hidden-treasure = Goal: find the chest by entering buildings, and carry it off by your own edge.
goal-occupy = Goal: hold more of the marked buildings than the enemy after eight turns of each side.
goal-surprise-attack = Goal: make the enemy rout; the defenders arrive bit by bit.

edge-north = north edge
edge-east = east edge
edge-south = south edge
edge-west = west edge

quarter-1 = north-west quarter
quarter-2 = north-east quarter
quarter-3 = south-east quarter
quarter-4 = south-west quarter

## Turns

event-turn = { $seat-is ->
    [you] == Round { $round }: your turn ==
   *[other] == Round { $round }: the turn of { $seat } ==
}
event-turn-goal = { $seat-is ->
    [you] == Round { $round }: your turn == { $goal }
   *[other] == Round { $round }: the turn of { $seat } == { $goal }
}
event-phase = -- { $phase } --
event-rout-passed = { $seat-is ->
    [you] Rout test of your warband: { $total }, needs at most { $needs }: it fights on.
   *[other] Rout test of { $seat }'s warband: { $total }, needs at most { $needs }: it fights on.
}
event-rout-failed = { $seat-is ->
    [you] Rout test of your warband: { $total }, needs at most { $needs }: it fails.
   *[other] Rout test of { $seat }'s warband: { $total }, needs at most { $needs }: it fails.
}
event-drawn-turn-limit = The battle is a draw: night falls before anyone has won.
event-drawn-elimination = The battle is a draw: nobody is left on the table.
event-drawn = The battle is a draw: neither side has won.
event-won-rout = { $seat-is ->
    [you] You win: the warband of { $loser } has routed.
   *[other] { $loser-is ->
        [you] { $seat } wins: your warband has routed.
       *[other] { $seat } wins: the warband of { $loser } has routed.
    }
}
event-won-voluntary-rout = { $seat-is ->
    [you] You win: { $loser } has given up the field.
   *[other] { $loser-is ->
        [you] { $seat } wins: you have given up the field.
       *[other] { $seat } wins: { $loser } has given up the field.
    }
}
event-won-objective = { $seat-is ->
    [you] You win: the objective is yours.
   *[other] { $seat } wins: the objective is won.
}
event-won-elimination = { $seat-is ->
    [you] You win: { $loser } has nobody left on the table.
   *[other] { $loser-is ->
        [you] { $seat } wins: you have nobody left on the table.
       *[other] { $seat } wins: { $loser } has nobody left on the table.
    }
}
event-won-turn-limit = { $seat-is ->
    [you] You win as night falls.
   *[other] { $seat } wins as night falls.
}

# Why a battle ended.
reason-rout = a warband routed
reason-voluntary-rout = a warband gave up the field
reason-objective = the objective was won
reason-elimination = nobody is left to fight
reason-turn-limit = night falls

## Moving

event-charge = { $who } declares a charge at { $target }.
event-charge-both = { $who } declares a charge at { $target } and { $second }.
event-charge-reaches = { $who } declares a charge at { $target }, who is seen and in reach.
event-charge-too-far = { $who } declares a charge at { $target }, who is seen but too far away.
event-charge-unseen = { $who } declares a charge at { $target }, who is close but out of sight.
event-intercepted = { $who } steps in front of { $target }.
event-engaged = { $who } is in contact with { $target }.
event-fled-off = { $who } flees off the table.
event-escaped = { $who } leaves by the far end.
event-chest-off = { $who } carries the chest off the table.

event-walks = { $who } moves.
event-walks-to = { $who } moves to { $square }.
event-runs = { $who } runs.
event-runs-to = { $who } runs to { $square }.
event-charges-home = { $who } charges home.
event-charges-home-to = { $who } charges home at { $square }.
event-falls-short = { $who } does not reach the enemy.
event-falls-short-to = { $who } does not reach the enemy and stops on { $square }.
event-crawls = { $who } crawls.
event-crawls-to = { $who } crawls to { $square }.
event-flees = { $who } flees.
event-flees-to = { $who } flees to { $square }.
event-shambles = { $who } shambles on.
event-shambles-to = { $who } shambles to { $square }.
event-steps = { $who } steps in.
event-steps-to = { $who } steps to { $square }.
event-climbs = { $who } makes the climb.
event-climbs-to = { $who } climbs to { $square }.
event-jumps = { $who } lands well.
event-jumps-to = { $who } jumps to { $square } and lands well.
event-falls = { $who } falls.
event-carried = { $who } is carried by magic.
event-carried-to = { $who } is carried to { $square } by magic.
event-driven = { $who } is driven back.
event-driven-to = { $who } is driven back to { $square }.
event-follows = { $who } follows.
event-follows-to = { $who } follows to { $square }.

## Deeds

event-searched-found = { $who } searches building { $building } and finds the chest.
event-searched-nothing = { $who } searches building { $building } and finds nothing.
event-counter-taken = { $who } picks up the wyrdstone on { $square }.
event-counters-dropped = { $who } drops the wyrdstone on { $square }.
event-chest-taken = { $who } takes the chest.
event-chest-dropped = The chest lies on { $square }.
event-hastened = { $who } has { $inches }" more Movement this turn.
event-changed = { $who } is now { $profile }.
event-healed = { $wounds-count ->
    [one] { $who } has 1 wound now.
   *[other] { $who } has { $wounds } wounds now.
}
event-stands-up = { $who } stands up.
event-wakes = { $who } is no longer stunned but knocked down.
event-lost = { $who } no longer has the { $item }.
event-cast-works = { $who } casts { $spell }: { $total }, needs { $needs }+: it works.
event-cast-fails = { $who } casts { $spell }: { $total }, needs { $needs }+: it fails.
event-cast-at-works = { $who } casts { $spell } at { $target }: { $total }, needs { $needs }+: it works.
event-cast-at-fails = { $who } casts { $spell } at { $target }: { $total }, needs { $needs }+: it fails.
event-resisted = { $spell } does nothing to { $who }.

profile = M{ $m } WS{ $ws } BS{ $bs } S{ $s } T{ $t } W{ $w } I{ $i } A{ $a } Ld{ $ld }

## Fighting

event-armed = { $who } fights with { $weapons }.
event-hurt = { $wounds-count ->
    [one] { $who } loses 1 wound.
   *[other] { $who } loses { $wounds } wounds.
}
event-knocks-down = { $by } knocks { $who } down.
event-stuns = { $by } stuns { $who }.
event-puts-out = { $by } puts { $who } out of action.
event-knocked-down = { $who } is knocked down.
event-stunned = { $who } is stunned.
event-out = { $who } is out of action.
event-shoots = { $shots-count ->
    [one] { $who } shoots { $weapon } at { $target }: { $needs }.
   *[other] { $who } shoots { $weapon } at { $target }, { $shots } times: { $needs }.
}
event-shoots-said = { $shots-count ->
    [one] { $who } shoots { $weapon } at { $target }, { $distance }: { $needs }.
   *[other] { $who } shoots { $weapon } at { $target }, { $shots } times, { $distance }: { $needs }.
}
event-throws = { $shots-count ->
    [one] { $who } throws { $weapon } at { $target }: { $needs }.
   *[other] { $who } throws { $weapon } at { $target }, { $shots } times: { $needs }.
}
event-throws-said = { $shots-count ->
    [one] { $who } throws { $weapon } at { $target }, { $distance }: { $needs }.
   *[other] { $who } throws { $weapon } at { $target }, { $shots } times, { $distance }: { $needs }.
}
shot-needs = needs { $number }
shot-line = everyone on the line is hit
shot-never = it cannot hit
number-least = { $number }+
number-sure = sure
number-never = never
distance-near = within half range
distance-long = beyond half range
distance-beyond = out of range
distance-near-cover = within half range, in cover
distance-long-cover = beyond half range, in cover
distance-beyond-cover = out of range, in cover
event-cover-struck = The shot strikes the cover.
event-cover-struck-who = The shot strikes { $who }, who was in the way.
event-strikes = { $blows-count ->
    [one] { $who } strikes at { $target } with { $weapon }.
   *[other] { $who } strikes { $blows } blows at { $target }, the first with { $weapon }.
}
event-suffers = { $hits-count ->
    [one] { $who } takes 1 hit at Strength { $strength }.
   *[other] { $who } takes { $hits } hits at Strength { $strength }.
}

## What is so about a warrior, or no longer so

event-hides = { $who } hides.
event-unhidden = { $who } is no longer hidden.
event-takes-flight = { $who } takes flight.
event-stops-fleeing = { $who } stops fleeing.
event-no-charge = { $who } may not charge this turn.
event-hammered = { $who } may not strike in this phase.
event-netted = { $who } is caught in the net.
event-freed = { $who } is free of the net.
event-maddened = { $who } is frenzied by mushrooms.
event-reserve = { $who } is not on the table yet.
event-arrives = { $who } arrives.
event-dives = { $who } dives at the enemy: +1 to hit and +1 Strength.
event-hungry = { $who } gives in to the Black Hunger.
event-lured = { $who } obeys the enemy now.
event-lure-ends = { $who } is free of the enemy's will again.
event-curse-ends = { $who } is no longer cursed.
event-spell-ends = { $spell } ends for { $who }.

## What is asked

# Without a question: the one whose turn it is chooses.
ask-recovery = { $seat-is ->
    [you] Who rallies, stands up or is healed?
   *[other] { $seat } chooses who rallies, stands up or is healed.
}
ask-charges = { $seat-is ->
    [you] Who charges?
   *[other] { $seat } chooses who charges.
}
ask-movement = { $seat-is ->
    [you] Who moves?
   *[other] { $seat } chooses who moves.
}
ask-shooting = { $seat-is ->
    [you] Who shoots or casts?
   *[other] { $seat } chooses who shoots or casts.
}
ask-turn = { $seat-is ->
    [you] Who acts?
   *[other] { $seat } chooses who acts.
}
ask-charge = { $seat-is ->
    [you] Whom does { $who } charge?
   *[other] { $seat } chooses whom { $who } charges.
}
ask-move = { $seat-is ->
    [you] Where does { $who } go?
   *[other] { $seat } chooses where { $who } goes.
}
ask-move-table = { $seat-is ->
    [you] How does { $who } move?
   *[other] { $seat } chooses how { $who } moves.
}
ask-shoot = { $seat-is ->
    [you] Whom does { $who } aim at?
   *[other] { $seat } chooses at whom { $who } shoots, or what is cast.
}
ask-fire = { $seat-is ->
    [you] Does { $who } shoot { $weapon } at { $target }?
   *[other] { $seat } decides whether { $who } shoots { $weapon } at { $target }.
}
ask-fire-table = { $seat-is ->
    [you] { $who } shoots { $weapon } at { $target }: is the target far off or in cover on your table?
   *[other] { $seat } says whether { $target } is far off or in cover, at whom { $who } shoots { $weapon }.
}

# Dice.
ask-die = Roll a die: { $what }.
ask-die-for = Roll a die for { $who }: { $what }.
ask-die-seat = { $seat-is ->
    [you] Roll your die: { $what }.
   *[other] Roll a die for { $seat }: { $what }.
}
ask-die-blow = { $by } strikes at { $target }. Roll a die for { $who }: { $what }.
ask-die-shot = { $by } shoots at { $target }. Roll a die for { $who }: { $what }.
ask-die-hit = { $target } is hit. Roll a die: { $what }.
ask-die-charge = { $by } charges { $target }. Roll a die for { $who }: { $what }.
ask-die-cast = { $by } casts { $spell }. Roll a die for { $who }: { $what }.
ask-die-cast-at = { $by } casts { $spell } at { $target }. Roll a die for { $who }: { $what }.

# What a die is for, with what it needs.
what-needs = { $die }, needs { $needs }+
what-most = { $die }, passes on { $most } or less
what-most-first = { $die }, passes on { $most } or less, the first die shows { $first }
what-first = { $die }, the first die shows { $first }
what-total = { $die }, two dice need { $needs } or more
what-total-first = { $die }, two dice need { $needs } or more, the first shows { $first }

die-hit = to hit
die-hit-reroll = to hit, again
die-misfire = misfire
die-parry = to parry
die-parry-reroll = to parry, again
die-dodge = to dodge
die-charm = lucky charm
die-wound = to wound
die-critical = critical hit
die-save = armour save
die-save-reroll = armour save, again
die-step-aside = to step aside
die-injury = injury
die-helmet = helmet
die-roll-off = roll-off
die-rally = to rally
die-rout = Rout test
die-fear = fear test
die-fear-to-charge = fear test to charge
die-garlic = to charge past the garlic
die-escape = to escape from combat
die-dread = to bear the dread
die-lure = to throw off the lure
die-rezhebel = to hold the Sword of Rezhebel
die-warp = to bear the Eye of the Warp
die-all-alone = test for being all alone
die-stupidity = stupidity test
die-shamble = what the stupid do
die-leadership = Leadership test
die-initiative = Initiative test
die-strength = Strength test
die-flight = inches of flight
die-d3 = number of hits
die-count = number
die-leap = inches of the leap
die-spell = which spell is known
die-casting = casting
die-resist = to resist the spell
die-arrival = arrival
die-edge = table edge
die-search = search
die-driven-back = inches driven back
die-effect = effect of the spell

# What a number is for.
die-count-scenario = what is fought for
die-count-shade = Initiative from the crimson shade
die-count-rats = rats that join
die-count-objectives = how many objectives there are
die-count-shards = shards to begin with
die-count-hunger = inches more from the Black Hunger
die-count-arrows = number of arrows

# What a roll-off decides.
roll-off-set-up = roll-off, the winner says who sets up first
roll-off-set-up-first = roll-off, the winner sets up first
roll-off-counters = roll-off, the winner places the first counter
roll-off-defender = roll-off, the winner defends
roll-off-role = roll-off, the winner says who attacks
roll-off-attackers-edge = roll-off, the winner chooses the attacker's edge
roll-off-first-turn = roll-off for the first turn
roll-off-first-turn-by-initiative = roll-off for the first turn, with the leader's Initiative added
roll-off-infiltration = roll-off, the loser's infiltrators are placed first
roll-off-tie = roll-off between equals, the winner's warriors strike first

# Decisions.
ask-parry-odds = { $seat-is ->
    [you] { $by } strikes: does { $who } try to parry? It takes a die above { $above }: { $chance }.
   *[other] { $by } strikes: { $seat } decides whether { $who } tries to parry. It takes a die above { $above }: { $chance }.
}
ask-parry-odds-two = { $seat-is ->
    [you] { $by } strikes: does { $who } try to parry? It takes one of two dice above { $above }: { $chance }.
   *[other] { $by } strikes: { $seat } decides whether { $who } tries to parry. It takes one of two dice above { $above }: { $chance }.
}
ask-fact-leader-near = { $seat-is ->
    [you] { $who } tests: is the leader near enough to lend Leadership?
   *[other] { $who } tests: { $seat } says whether the leader is near enough to lend Leadership.
}
ask-fact-enemy-closest = { $seat-is ->
    [you] { $who } tries to rally: is the closest model an enemy?
   *[other] { $who } tries to rally: { $seat } says whether the closest model is an enemy.
}
ask-fact-friend-near = { $seat-is ->
    [you] { $who } fights against several: is a friend within 6 inches?
   *[other] { $who } fights against several: { $seat } says whether a friend is within 6 inches.
}
ask-fact-hero-near = { $seat-is ->
    [you] { $who } may be stupid: is a hero within 6 inches?
   *[other] { $who } may be stupid: { $seat } says whether a hero is within 6 inches.
}
ask-fact-off-table = { $seat-is ->
    [you] { $who } flees: does the flight reach the table edge?
   *[other] { $who } flees: { $seat } says whether the flight reaches the table edge.
}
ask-contest = { $seat-is ->
    [you] Do you accept or dispute this? { $said }
   *[other] { $seat } accepts or disputes this: { $said }
}
contest-fact = About { $who }: { $said }.
contest-fact-nobody = { CAPITAL($said) }.
contest-claim = The objective is reached.
contest-run = No enemy who counts is within 8 inches of { $who }, so running is allowed.
contest-run-all = No enemy who counts is within 8 inches of anyone who runs.
contest-exit = { $who } is where one can leave the table for good.
contest-spot = { $who }, who hides, is in plain sight or near enough to be noticed.
contest-charge = { $who } charges { $target }.
contest-charge-reaches = { $who } charges { $target }, who is seen and in reach.
contest-charge-too-far = { $who } charges { $target }, who is seen but too far away.
contest-charge-unseen = { $who } charges { $target }, who is close but out of sight.
contest-charge-dive = { $inches-count ->
    [one] { $who } charges { $target }, diving from 1 inch.
   *[other] { $who } charges { $target }, diving from { $inches } inches.
}
contest-shot = { $shots-count ->
    [one] { $who } shoots { $weapon } at { $target }, { $distance }: { $needs }.
   *[other] { $who } shoots { $weapon } at { $target }, { $shots } times, { $distance }: { $needs }.
}
ask-rout-test = { $seat-is ->
    [you] { $out } of your { $began } are out of action: take the Rout test (passes on { $leadership } or less), or give up?
   *[other] { $out } of { $seat }'s { $began } are out of action: { $seat } takes the Rout test (passes on { $leadership } or less) or gives up.
}
ask-rout-free = { $seat-is ->
    [you] { $out } of your { $began } are out of action: fight on, or give up?
   *[other] { $out } of { $seat }'s { $began } are out of action: { $seat } fights on or gives up.
}
ask-hide = { $seat-is ->
    [you] Does { $who } hide?
   *[other] { $seat } decides whether { $who } hides.
}
ask-intercept = { $seat-is ->
    [you] { $who } charges { $target }: who steps in front of the charge, or nobody?
   *[other] { $who } charges { $target }: { $seat } decides whether someone steps in front of the charge ({ $among }).
}
ask-first = { $seat-is ->
    [you] Do you set up first? Who does chooses a side, who waits sees where the enemy stands.
   *[other] { $seat } decides who sets up first.
}
ask-role = { $seat-is ->
    [you] Do you attack? If so, you have the first turn; if not, you defend. { $goal }
   *[other] { $seat } decides who attacks. { $goal }
}
ask-edge = { $seat-is ->
    [you] Which table edge?
   *[other] { $seat } chooses a table edge.
}
ask-edge-of = { $seat-is ->
    [you] Which table edge is the attacker's?
   *[other] { $seat } chooses the attacker's table edge.
}
ask-quarter = { $seat-is ->
    [you] Which quarter of the table?
   *[other] { $seat } chooses a quarter of the table.
}
ask-scenario = { $seat-is ->
    [you] What is fought for?
   *[other] { $seat } chooses what is fought for.
}
ask-place = { $seat-is ->
    [you] Where is { $who } put?
   *[other] { $seat } chooses where { $who } is put.
}
ask-counter = { $seat-is ->
    [you] Where does the next counter lie?
   *[other] { $seat } chooses where the next counter lies.
}
ask-ready = { $seat-is ->
    [you] Is everyone in place on your table?
   *[other] { $seat } puts everyone in place.
}
ask-melee = { $seat-is ->
    [you] Whose melee is next?
   *[other] { $seat } chooses whose melee is next: { $among }.
}
ask-hands = { $seat-is ->
    [you] What does { $who } fight with?
   *[other] { $seat } chooses what { $who } fights with.
}
ask-hands-against = { $seat-is ->
    [you] What does { $who } fight with against { $target }?
   *[other] { $seat } chooses what { $who } fights with against { $target }.
}
ask-allot = { $seat-is ->
    [you] At whom does the next blow of { $who } go?
   *[other] { $seat } chooses at whom the next blow of { $who } goes: { $among }.
}
ask-tentacle = { $seat-is ->
    [you] Whom does the tentacle of { $who } hold: { $among }?
   *[other] { $seat } chooses whom the tentacle of { $who } holds: { $among }.
}
ask-hit-cover = { $seat-is ->
    [you] The shot of { $who } at { $target } strikes the cover: was somebody that cover, or nobody?
   *[other] The shot of { $who } at { $target } strikes the cover: { $seat } says whether somebody was that cover.
}
ask-hit-line = { $seat-is ->
    [you] { $who } fires along a line at { $target }: who else stands on it, somebody or nobody?
   *[other] { $who } fires along a line at { $target }: { $seat } says who else stands on it.
}
ask-hit-spell = { $seat-is ->
    [you] { $who } casts { $spell }: who else is near enough to be hit, somebody or nobody?
   *[other] { $who } casts { $spell }: { $seat } says who else is near enough to be hit.
}
ask-drop = { $seat-is ->
    [you] Is there a drop within an inch of { $who }, and how high is it in inches?
   *[other] { $seat } says whether there is a drop within an inch of { $who }.
}
ask-fly = { $seat-is ->
    [you] Where does { $spell } take { $who }?
   *[other] { $seat } chooses where { $spell } takes { $who }.
}
ask-claim = { $seat-is ->
    [you] Is the objective reached?
   *[other] { $seat } says whether the objective is reached.
}
ask-contact = { $seat-is ->
    [you] With whom else is { $who } in contact, somebody or nobody?
   *[other] { $seat } says with whom else { $who } is in contact.
}
ask-contact-fly = { $seat-is ->
    [you] Magic carries { $who }: with whom is there contact, somebody or nobody?
   *[other] Magic carries { $who }: { $seat } says with whom there is contact.
}
ask-hunger = { $seat-is ->
    [you] Does { $who } give in to the Black Hunger?
   *[other] { $seat } decides whether { $who } gives in to the Black Hunger.
}
ask-charge-open = { $seat-is ->
    [you] { $who } charges { $target }: is anything special on your table?
   *[other] { $seat } says whether anything is special about the charge of { $who } at { $target }.
}
ask-fight = { $seat-is ->
    [you] Who takes other weapons before the melee begins?
   *[other] { $seat } says who takes other weapons before the melee begins: { $among }.
}
ask-toward = { $seat-is ->
    [you] Where does everyone run?
   *[other] { $seat } chooses where everyone runs.
}

## Labels of moves

offer-end = End the phase
offer-end-recovery = End the recovery phase
offer-end-charges = End the charges
offer-end-movement = End the movement phase
offer-end-shooting = End the shooting phase
offer-select = { $who } acts
offer-select-charges = { $who } charges
offer-select-movement = { $who } moves
offer-select-shooting = { $who } shoots or casts
offer-spot = { $who } is seen or noticed
offer-rally = { $who } tries to rally
offer-rise = { $who } stands up
offer-herbs = { $who } uses healing herbs
offer-hold = { $who } does nothing more
offer-hold-charges = { $who } does not charge
offer-hold-movement = { $who } stays put
offer-hold-shooting = { $who } does not shoot
offer-leap = { $who } leaps
offer-charge = { $who } charges { $target }
offer-charge-both = { $who } charges { $target } and { $second }
offer-home = { $who } charges now
offer-unseen = Close, but out of sight
offer-unseen-not = In sight after all
offer-too-far = Too far away
offer-too-far-not = In reach after all
offer-touch = { $target } is in contact, too
offer-touch-not = { $target } is not in contact
offer-step-in = { $who } steps in
offer-step-in-not = { $who } does not step in
offer-dive = { $inches-count ->
    [one] { $who } dives at { $target } from 1 inch
   *[other] { $who } dives at { $target } from { $inches } inches
}
offer-escape = { $who } tries to leave the combat
offer-go = { $who } moves to { $square }
offer-go-run = { $who } runs to { $square }
offer-go-crawl = { $who } crawls to { $square }
offer-go-fly = { $who } is carried to { $square }
offer-walk = { $who } walks
offer-run = { $who } runs
offer-sneak = { $who } walks and hides
offer-walk-all = Everyone walks
offer-walk-all-map = All walk to the enemy
offer-run-all = Everyone runs
offer-run-all-map = All run toward a point
offer-toward = Everyone runs toward { $square }
offer-crawl = { $who } crawls
offer-climb-up = { $inches-count ->
    [one] { $who } climbs up 1 inch
   *[other] { $who } climbs up { $inches } inches
}
offer-climb-down = { $inches-count ->
    [one] { $who } climbs down 1 inch
   *[other] { $who } climbs down { $inches } inches
}
offer-jump = { $inches-count ->
    [one] { $who } jumps down 1 inch
   *[other] { $who } jumps down { $inches } inches
}
offer-gap = { $inches-count ->
    [one] { $who } jumps over a gap above a drop of 1 inch
   *[other] { $who } jumps over a gap above a drop of { $inches } inches
}
offer-drop = { $inches-count ->
    [one] A drop of 1 inch
   *[other] A drop of { $inches } inches
}
offer-drop-none = No drop
offer-exit = { $who } leaves the table
offer-aim = { $who } shoots { $weapon } at { $target }
offer-aim-times = { $who } shoots { $weapon } at { $target }, { $shots } times
offer-throw = { $who } throws { $weapon } at { $target }
offer-throw-times = { $who } throws { $weapon } at { $target }, { $shots } times
offer-cast = { $who } casts { $spell }
offer-cast-at = { $who } casts { $spell } at { $target }
offer-fire = Shoot
offer-beyond = Out of range: the shot is lost
offer-cover = Target in cover
offer-cover-not = Target not in cover
offer-long = Beyond half range
offer-long-not = Within half range
offer-melee = The melee of { $who }
offer-hands = { CAPITAL($weapons) }
offer-arm = { $who } fights with { $weapons }
offer-begin = Begin the melee
offer-allot = Strike at { $target }
offer-tentacle = Hold { $target }
offer-hit = { $target }
offer-contact = { $target }
offer-nobody = Nobody
offer-nobody-else = Nobody else
offer-yes = Yes
offer-no = No
offer-parry = { $who } tries to parry
offer-parry-not = { $who } does not parry
offer-fact = { CAPITAL($said) }
offer-hide = { $who } hides
offer-hide-not = { $who } does not hide
offer-first = Set up first
offer-first-not = Let the enemy set up first
offer-attack = Attack
offer-defend = Defend
offer-hunger = { $who } gives in to the Black Hunger
offer-hunger-not = { $who } does not give in
offer-accept = Accept
offer-dispute = Dispute
offer-intercept = { $who } steps in
offer-intercept-nobody = Nobody steps in
offer-rout-test = Take the Rout test
offer-fight-on = Fight on
offer-give-up = Give up the field
offer-edge = The { $edge }
offer-quarter = The { $quarter }
offer-scenario = { $scenario }
offer-place = Put { $who } on { $square }
offer-place-counter = Put the counter on { $square }
offer-place-rest = Put everyone else where there is room
offer-ready = Everyone is in place
offer-claim = The objective is reached
offer-claim-not = The objective is not reached
offer-die = { $die }

group-end = end
group-all = everyone
group-toggle = say
group-select = warriors
group-recover = recover
group-charge = charge
group-shoot = shoot
group-cast = cast
group-fight = fight
group-set-up = set up
group-roll = roll
group-answer = answer

## Refusals

error-battle-over = The battle is over.
error-not-your-decision = It is not yours to decide now.
error-die-first = A die falls first: { $die }.
error-answer-pending = Something else is asked first.
error-wrong-phase = That belongs to another phase.
error-nobody-selected = Select a warrior first.
error-already-selected = Another warrior is selected: let that one act, hold or undo.
error-not-yours = You have no such warrior on the table.
error-already-acted = This warrior has done everything allowed in this phase.
error-engaged = This warrior is in contact with an enemy who stands.
error-ran = This warrior ran this turn.
error-charged = This warrior charged this turn, or tried to.
error-rallied = This warrior rallied this turn and may do nothing but cast.
error-fleeing = This warrior is fleeing.
error-fallen = This warrior is knocked down or stunned.
error-stood-up = This warrior stood up this turn.
error-must-charge = A frenzied warrior must charge first.
error-tests-pending = Somebody must take a test first.
error-enemy-closest = This warrior cannot rally: the closest model is an enemy.
error-enemy-near = This warrior may not run: an enemy is within 8 inches.
error-may-not-run = This fighter never runs.
error-out-of-reach = That is out of this warrior's reach.
error-unseen = This warrior cannot see that enemy.
error-hidden = That enemy is hidden.
error-target-engaged = Nobody may be shot at while in hand-to-hand combat.
error-not-closest = Another enemy is closer and no harder to hit.
error-out-of-range = The target is out of range.
error-not-loaded = That weapon is not loaded.
error-move-or-fire = That weapon cannot be fired after moving.
error-too-many-shots = This warrior may not shoot that often now.
error-no-weapon = This warrior has no such weapon.
error-no-spell = This warrior cannot cast that now.
error-no-target = That is no target of this spell.
error-standing-first = An enemy who stands must be struck before the fallen.
error-too-far = That is too high or too wide for this warrior.
error-no-rout = Too few are out of action for that.
error-outside-zone = That is outside your zone.
error-no-ground = Nobody can stand there: it is not free ground.
error-taken = Somebody is on that square.
error-there-already = This warrior is there already; `hold` stays put.
error-next-to-enemy = That is next to an enemy, and only a charge ends there.
error-aim-first = Aim first, for example `aim bow B1`.
error-fire-now = The weapon is aimed: `fire` shoots, `hold` does not.
error-table-only = That is for a real table, not for a map.
error-map-only = That is for a map, not for a real table.
error-not-a-die = Dice fall by chance: 1 to 6, and only when asked.
error-not-offered = That is not what is asked.
error-unknown-square = `{ $text }` is not a square: write column and row, such as 17,5.
error-needs-map = { $scenario } needs to know where things are: play it with space=map.

error-roster-place = { $line ->
    [none] { "" }
   *[other] line { $line }:{ " " }
  }
error-roster-unknown = { error-roster-place }`{ $text }` is not a ready roster. A roster of your own has a line such as `warband: reikland` and one for each hero and each group of henchmen.
error-roster-unknown-empty = { error-roster-place }the roster is empty. It has a line such as `warband: reikland` and one for each hero and each group of henchmen.
error-roster-twice = { error-roster-place }{ $what } may stand here only once.
error-roster-twice-key = { error-roster-place }`{ $key }` may stand here only once.
error-roster-veterans-only = { error-roster-place }{ $what } is for veterans. A line `veterans: yes` makes them veterans, and lifts the limits of gold and equipment lists.
error-roster-veterans-only-spell = { error-roster-place }a second spell is for veterans. A line `veterans: yes` makes them veterans, and lifts the limits of gold and equipment lists.
error-roster-veterans-only-gain = { error-roster-place }`+{ $text }` is for veterans. A line `veterans: yes` makes them veterans, and lifts the limits of gold and equipment lists.
error-roster-warband-missing = { error-roster-place }the roster does not say whose it is: it needs a line such as `warband: reikland`.
error-roster-name = { error-roster-place }the name of a warband has 1 to { $most } letters.
error-roster-warband-unknown = { error-roster-place }`{ $text }` is not a warband. Warbands are { $all }.
error-roster-veterans = { error-roster-place }`veterans` is yes or no, not `{ $text }`.
error-roster-gold = { error-roster-place }that makes { $cost } gold crowns; { $warband } have { $gold }.
error-roster-fighter-unknown = { error-roster-place }{ $warband } have no fighter `{ $text }`.
error-roster-fighter-unknown-near = { error-roster-place }{ $warband } have no fighter `{ $text }`. Near to it: { $near }.
error-roster-group = { error-roster-place }a group of henchmen has 1 to { $most }; write more as a new line.
error-roster-group-hero = { error-roster-place }every hero has a separate line, without a number.
error-roster-leader = { error-roster-place }a warband has exactly one leader.
error-roster-leader-missing = { error-roster-place }the roster ends without a leader: a line `{ $leader }: ...` is missing.
error-roster-limit = { error-roster-place }that makes { $same } of { $fighter }; a warband has { $most } at most.
error-roster-size = { $size-count ->
    [one] { error-roster-place }that makes 1 warrior; { $warband } have { $fewest } to { $most }.
   *[other] { error-roster-place }that makes { $size } warriors; { $warband } have { $fewest } to { $most }.
}
error-roster-entry-unknown = { error-roster-place }`{ $text }` is neither item nor mutation, skill or spell.
error-roster-entry-unknown-near = { error-roster-place }`{ $text }` is neither item nor mutation, skill or spell. Near to it: { $near }.
error-roster-close-weapons = { error-roster-place }a warrior has at most { $most } close combat weapons besides the free dagger, not { $count }.
error-roster-close-weapons-same = { error-roster-place }a warrior has at most { $most } close combat weapons besides the free dagger, and { $item } stands there more often.
error-roster-missile-weapons = { error-roster-place }a warrior has at most { $most } sorts of missile weapons, not { $count }; a brace counts once.
error-roster-warhammers = { error-roster-place }only the Matriarch and the Sister Superiors may have two Sigmarite warhammers.
error-roster-buys-nothing = { error-roster-place }{ $fighter } buys nothing.
error-roster-item-forbidden-armour = { error-roster-place }{ $item } is not for { $fighter }: this fighter wears no armour.
error-roster-item-forbidden-missiles = { error-roster-place }{ $item } is not for { $fighter }: this fighter uses no missile weapons.
error-roster-item-forbidden-misc = { error-roster-place }{ $item } is not for { $fighter }: only heroines carry such things.
error-roster-item-forbidden-poison = { error-roster-place }{ $item } is not for { $fighter }: this warband uses no poison.
error-roster-item-forbidden-skaven = { error-roster-place }{ $item } is not for { $fighter }: only Skaven use it.
error-roster-item-forbidden-sisters = { error-roster-place }{ $item } is not for { $fighter }: only Sisters of Sigmar use it.
error-roster-item-not-listed = { error-roster-place }{ $item } is not on the list of { $fighter }, which has { $all }.
error-roster-body-armour = { error-roster-place }one body armour is worn at a time: { $worn } or { $item }.
error-roster-mutation-not-for = { error-roster-place }{ $fighter } has no mutations; Possessed and Mutants have.
error-roster-mutation-missing = { error-roster-place }{ $fighter } needs a mutation.
error-roster-skill-not-for = { error-roster-place }{ $fighter } cannot learn { $skill }.
error-roster-spell-not-for = { error-roster-place }{ $fighter } does not cast `{ $text }`.
error-roster-gain-unknown = { error-roster-place }`+{ $text }` is not a gain; `+1 WS` is one.
error-roster-gain-limit = { error-roster-place }{ $fighter } has { $now } and can never have more than { $most }: `+{ $text }` is too much.
error-roster-claws = { error-roster-place }anyone who wears fighting claws has no other weapon.

error-unknown-map = There is no map `{ $map }`. Name a ready map, or draw one.
error-map-too-many-buildings = Line { $line }, column { $column }: a map has at most { $most } buildings, and this is one more.
error-map-sealed-building = Line { $line }, column { $column }: this building cannot be entered; give it a door `+` or a gap in its wall.
error-map-no-way = Line { $line }, column { $column }: no way leads here from line { $from-line }, column { $from-column }; all ground one can stand on must be connected.
error-map-no-room = Within { $depth } inches of the { $edge } { $room } models find room; there must be room for { $least }.
error-map-row-length = Line { $line }, column { $column }: the row ends here, but all rows must be as long as the first, { $width } squares.
error-map-too-many-objectives = Line { $line }, column { $column }: a map has at most { $most } objectives, and this is one more.
error-map-too-small = Line { $line }, column { $column }: the map ends here, { $width } squares wide and { $height } long; it must be at least { $least } each way.
error-map-unknown-sign = Line { $line }, column { $column }: `{ $sign }` means nothing on a map.
error-map-too-large = Line { $line }, column { $column }: a map has at most { $most } squares each way.

## Why a position cannot be

why-twice = this is said twice
why-not-here = `{ $text }` is nothing that this position has
why-no-number-there = `{ $text }` is no number in range
why-not-between = { $n } is not between { $from } and { $to }
why-no-warrior = `{ $text }` is no warrior
why-no-square = `{ $text }` is no square
why-no-rule = `{ $text }` is no special rule
why-no-skill = `{ $text }` is no skill
why-no-mutation = `{ $text }` is no mutation
why-no-spell = `{ $text }` is no spell
why-no-item = `{ $text }` is no item
why-no-fighter = `{ $text }` is no fighter of a warband
why-no-edge = `{ $text }` is no edge
why-no-side = `{ $text }` is no warband, nor anything else of a side
why-no-phase = `{ $text }` is no phase
why-no-scenario = `{ $text }` is no scenario
why-no-reason = `{ $text }` is no reason for a battle to end
why-nothing-said = `{ $text }` says nothing about a warrior
why-too-often = `{ $text }` is said too often
why-hands = hands hold one thing or two, such as `hands sword light_armour`
why-loading = three barrels are loaded, such as `loading 2 0 0`
why-rout = a Rout test is rolled as `9 of 8`
why-too-much-work = more work waits than there is room for
why-not-asked = `{ $asked }` is not asked: what is asked is `{ $asks }`
why-nothing-to-ask = the work that waits has nothing to ask
why-nothing-claimed = nothing was asked that could have been said
why-nobody-before = there is no { $before } before { $who }
why-nobody = there is no { $who }
why-counters = there are at most { $most } counters
why-leap = nobody leaps that far
why-no-wounds = nobody has no wounds
why-is-nobody = somebody is nobody
why-no-caster = only casters know spells
why-too-many-wounds = there are more wounds left than there were
why-felled-by-nobody = the one who felled this warrior is nobody
why-gone-somewhere = who is gone is nowhere
why-gone-hidden = who is gone does not hide
why-table-square = at a real table nobody knows squares
why-in-a-wall = nobody stands in a wall
why-one-place = two are not in one place
why-contact-gone = contact is with who is there
why-contact-mutual = contact is mutual
why-contact-friend = contact is with enemies
why-gone-engaged = who is gone is in contact with nobody
why-not-fought = only who fights has fought
why-fled-not-out = who fled off the table is out of action
why-left-reserve = who left was there
why-ran-not-moved = who runs moves
why-gone-fleeing = who is gone does not flee
why-charge-both = a charge fails or does not
why-chest-carried = the chest is carried when it has been found and lies nowhere
why-chest-twice = one carries the chest
why-over = a battle is over exactly when it has ended
why-turns = there are not so many turns
why-scenario-unknown = nobody knows what is fought for
why-scenario-map = what is fought for needs a map
why-nobody-left = a side has nobody left to fight
why-no-place = somebody on the table has no square
why-teams = who is on the table is known
why-counters-sorted = counters are sorted
why-counters-lie = counters lie where one can stand
why-too-many-counters = there are too many counters
why-chest-lies = the chest lies where one can stand
why-chest-unfound = the chest has not been found
why-strike-under-way = a strike is under way exactly when it is gone on with
why-charge-under-way = a charge is under way exactly when it is to come home
why-no-somebody = somebody does not exist
why-no-seat = there is no such seat
why-counts-too-far = it counts too far
why-no-attacker = nobody attacks
why-no-die = there is no such die
why-not-aimed = nobody has aimed
why-not-fired = nobody fires
why-not-selected = this warrior is not selected
why-never-cast = that is not cast in battle
why-waits-after = nothing waits after a battle
why-waits-phase = what waits does not belong to this phase
why-waits-above = a phase or a turn waits above other work
why-waits-twice = the same work waits twice
why-charge-nobody = somebody of a charge does not exist
why-dive = nobody dives from so high
why-charge-end = a charge ends where one can stand
why-melee-phase = a melee belongs to the combat phase
why-melee-nobody = somebody of a melee does not exist
why-order-long = the order of striking is not so long
why-striker-nobody = somebody who strikes does not exist
why-order-end = nobody strikes after the last
why-too-many-blows = nobody strikes so often
why-struck-nobody = somebody who is struck does not exist
why-allotted = no more blows are allotted than there are
why-selected-phase = nobody is selected in this phase
why-selected-nobody = who is selected is nobody
why-waits-other = what waits is not the work of who is selected
why-aim-nobody = nobody is there who could aim
why-aim-target = at whom is aimed is nobody
why-aim-thing = nobody aims with such a thing
why-aim-so = nobody aims like that
why-answer-left = an answer is left over
why-waits-asked = work waits exactly while somebody is asked
why-able = who can act is known when it matters
why-claimed = what was said may be disputed
why-selection-left = something is left over of a selection
why-nothing-to-decide = nobody has anything to decide
why-aim-impossible = nobody can aim like that
why-strike-nobody = somebody of a strike is nobody
why-strike-blows = a strike has 1 to 12 blows
why-strike-kinds = every blow of a strike has its numbers
why-blow-numbers = the numbers of a blow cannot be
why-strike-hits = more blows hit than are struck
why-strike-die = a blow or a die of a strike cannot be
why-strike-wounds = wounds of a strike cannot be
why-parries = nobody parries so often
why-strike-step = a strike needs no such die
why-strike-best = the highest die of a strike is that of a hit
why-strike-dues = more injuries are due than there were wounds
why-strike-fallen = who lies there is struck blow by blow
why-strike-critical = a critical hit cannot be like that
why-strike-second-save = a second save is that of a critical hit
why-strike-misfire = only a shot misfires
why-characteristic-high = no characteristic is so high
why-characteristic-zero = strength, toughness and attacks are not 0
why-number-high = a number is too high
why-loads-long = nothing takes so long to load
why-pairs = anyone who has two of a thing has one
why-hands-nothing = that is nothing to fight with
why-hands-combat = hands are chosen for a combat
why-nothing = it is nothing
why-side = side { $side } has 1 to { $most } warriors
why-of = { $who }: { $why }
why-not-beside = { $who } is not next to this warrior
why-cannot-wait = { $task } cannot wait: { $why }
why-who-no-place = { $who } is on the table and has no square
why-idle = { $who } is selected and has nothing to do

## The board

zone-warriors = warriors
zone-off-table = off the table
zone-out = out of action

counter-round = round
counter-standing = standing
counter-out = out of action
counter-holds = holds
counter-shards = shards

condition-standing = standing
condition-knocked-down = knocked down
condition-stunned = stunned
condition-out = out of action

mark-attacks = attacks
mark-defends = defends
mark-leader = leader
mark-selected = selected
mark-objective = objective
mark-searched = searched
mark-held = { $seat-is ->
    [you] held by you
   *[other] held by { $seat }
}
mark-wounds = W{ $left }/{ $of }
mark-versus = vs { $foes }
mark-acted = done in this phase
mark-parry-spent = parried or could have
mark-critical-done = has struck a critical hit
mark-struck = has struck
mark-hammered = may not fight
mark-whipped = has cracked the whip
mark-tested = has tested
mark-fear-failed = hits on sixes only
mark-moved = moved
mark-ran = ran
mark-charged = charged
mark-failed-charge = failed a charge
mark-no-charge = may not charge
mark-stood-up = stood up
mark-rallied = rallied
mark-shot = has shot
mark-fell = fell
mark-stupid = stupid
mark-fled = fled
mark-cast = has cast
mark-dived = dived at an enemy
mark-leapt = has leapt
mark-black-hunger = Black Hunger
mark-black-fury = Black Fury
mark-dazed = was stunned this turn
mark-arrived = arrived this turn
mark-hidden = hidden
mark-fleeing = fleeing
mark-fought = past the first turn of combat
mark-frenzy-over = frenzy is over
mark-maddened = frenzied by mushrooms
mark-charm-spent = charm is spent
mark-relic-spent = relic is spent
mark-silk-spent = silk is spent
mark-netted = caught in a net
mark-reserve = not on the table yet
mark-escaped = left by the far end
mark-fled-off = fled off the table
mark-chest = carries the chest
mark-discharged = blunderbuss is fired
mark-hammer-of-sigmar = Hammer of Sigmar
mark-hearts-of-steel = Hearts of Steel
mark-shield-of-faith = Shield of Faith
mark-armour-of-righteousness = Armour of Righteousness
mark-death-vision = Death Vision
mark-eye-of-god = has called the Eye of God
mark-lured = controlled by the enemy
mark-luck-of-shemtek = Luck of Shemtek
mark-sword-of-rezhebel = Sword of Rezhebel
mark-cursed = cursed
mark-just-out = went out of action lately

ground-open = open ground
ground-wall = wall
ground-floor = floor
ground-door = door
ground-rough = rough ground
ground-water = water
ground-low-wall = low wall
ground-ruin = ruin
ground-deep = deep
ground-crate = crates
ground-objective = objective

## Chances

odds-out = out of action { $chance }
odds-stunned = stunned { $chance }
odds-knocked-down = knocked down { $chance }
odds-hurt = wounded { $chance }
odds-nothing = nothing { $chance }

modifier-cover = cover
modifier-long-range = long range
modifier-moved = moved
modifier-several-shots = several shots
modifier-elven-cloak = Elven cloak
modifier-large-target = large target
modifier-weapon = weapon

## Bots

hint-shot = each shot of { $who } fells { $target } with { $percent } %
hint-charge-fallen = { $target } is down, and is put out of action with { $percent } %
hint-charge = { $who } strikes first and fells { $target } with { $percent } %; an answer fells with { $answer } %
hint-charge-late = { $who } fells { $target } with { $percent } %, who strikes before him and fells with { $answer } %
hint-shot-safe = { $who } has a shot, and is in little danger of a charge
hint-has-shot = { $who } has a shot
hint-may-charge-safe = { $who } may charge next, and is in little danger of a charge
hint-may-charge = { $who } may charge next
hint-safe = { $who } is in little danger of a charge

bot-novice = plays by rules of thumb, and often misjudges
bot-casual = plays by rules of thumb, and misjudges now and then
bot-plans = searches the best plans of the rules of thumb, playing them out { $simulations } times to the end of the next turn
bot-planner = searches like the levels, with N simulations
bot-heuristic = plays by rules of thumb and the odds of blows and shots

## Topics

details-warriors = Warriors
details-rosters = Rosters
details-odds = Odds
details-field = Field
details-losses = Losses
details-scenario = Scenario

details-side = { $seat-is ->
    [you] Your warband: { $warband }, rating { $rating }
   *[other] { $seat }: { $warband }, rating { $rating }
}
details-warrior = { $who }: { $state }
details-warrior-on = { $who } on { $square }: { $state }
details-held = { $main }/{ $off }
details-has = has { $list }
details-loads = { $turns-count ->
    [one] loads for 1 more own turn
   *[other] loads for { $turns } more own turns
}
details-fled-off = fled off the table
details-escaped = left by the far end
details-out = out of action
details-out-by = out of action, by { $by }
details-reserve = not on the table yet
details-roster = { $who }: { $profile }
details-roster-leader = { $who } (leader): { $profile }
details-roster-hero = { $who } (hero): { $profile }
details-two = two { $item }s
details-total = { $seat-is ->
    [you] You have { $warriors-count ->
        [one] 1 warrior
       *[other] { $warriors } warriors
    }, heroes: { $heroes }, { $cost } gold crowns, rating { $rating }
   *[other] { $seat } has { $warriors-count ->
        [one] 1 warrior
       *[other] { $warriors } warriors
    }, heroes: { $heroes }, { $cost } gold crowns, rating { $rating }
}
details-scenario-unknown = What is fought for is not known yet.
details-scenario-title = Scenario: { $scenario }
details-standing = { $seat-is ->
    [you] You: { $out } of { $began } out, Rout test from { $rout }
   *[other] { $seat }: { $out } of { $began } out, Rout test from { $rout }
}
details-standing-holds = { $seat-is ->
    [you] You: { $out } of { $began } out, { $held } held
   *[other] { $seat }: { $out } of { $began } out, { $held } held
}
details-building = Building { $number } (at { $square }): { $state }
details-building-counts = counts
details-building-counts-not = does not count
details-carries = { $count-count ->
    [one] { $who } carries 1 counter.
   *[other] { $who } carries { $count } counters.
}
details-chest-carried = { $who } carries the chest.
details-chest-gone = The chest is off the table.
details-chest-hidden = The chest is not found yet.
details-round = { $left-count ->
    [one] Round { $round } of { $rounds }: 1 more to come.
   *[other] Round { $round } of { $rounds }: { $left } more to come.
}
details-strike = { $by } at { $target }: { $numbers }
details-strike-nobody = A hit at { $target }: { $numbers }
details-numbers = to hit { $hit }, to wound { $wound }, to save { $save }
details-shot-sum = { $by } at { $target }: { $basic } by skill, { $why } to the die, so { $needs }
details-shot-sum-said = { $by } at { $target } ({ $distance }): { $basic } by skill, { $why } to the die, so { $needs }
details-no-modifier = nothing
details-chances = chances: { $list }
details-modifier = { $by } { $why }
details-shot = { $weapon } at { $target }
details-shot-needs = { $weapon } at { $target }: to hit { $needs }
details-blow = { $weapon } at { $target }: { $numbers }
details-hands = { $blows-count ->
    [one] { $weapons }: 1 blow
   *[other] { $weapons }: { $blows } blows
}
details-hands-at = { $blows-count ->
    [one] { $weapons }: 1 blow at { $target }
   *[other] { $weapons }: { $blows } blows at { $target }
}
details-rout = A Rout test of the { $warband } would pass on { $leadership } or less: { $chance }
details-no-odds = Select a warrior, or begin a strike: then there are odds to show.
details-no-field = The field is your own table: the engine knows no map.
details-ground = { $sign } { $name }
details-legend = { $list }
details-field-things = { "*" } objective, $ wyrdstone, & chest, A B standing, a b fallen
details-losses-side = { $seat-is ->
    [you] You: { $out } of { $began } out, Rout test from { $rout }
   *[other] { $seat }: { $out } of { $began } out, Rout test from { $rout }
}
details-felled = { $count-count ->
    [one] { $who } has put 1 enemy out of action
   *[other] { $who } has put { $count } enemies out of action
}

## Words of the terminal's picture

picture-head = { $scenario }, round { $round } of { $rounds }: { $name }, { $phase }.
picture-setup = { $scenario }: setting up.
picture-won = { $scenario }: { $name } wins, { $reason }.
picture-drawn = { $scenario }: a draw, { $reason }.
picture-no-scenario = Mordheim
picture-side = { $letter } { $name }: { $out } of { $began } out, rout at { $rout }
picture-side-attacks = { $letter } { $name } attacks: { $out }/{ $began } out, rout at { $rout }
picture-side-defends = { $letter } { $name } defends: { $out }/{ $began } out, rout at { $rout }
picture-side-holds = { $letter } { $name }: { $out } of { $began } out, holds { $held }
picture-side-attacks-holds = { $letter } { $name } attacks: { $out }/{ $began } out, holds { $held }
picture-side-defends-holds = { $letter } { $name } defends: { $out }/{ $began } out, holds { $held }
picture-legend-reach = ' in reach
picture-legend-charge = " by charging
picture-legend-run = " by running
picture-legend-wyrdstone = $ wyrdstone
picture-legend-chest = & chest
picture-legend-building = 1* building that counts
picture-legend-searched = 1x searched
picture-legend-marked = { "*" } marked
picture-legend-down = a1 down
picture-more = +{ $count } more: `look warriors`
picture-on = { $who } on { $square }
picture-also = Also: { $list }
picture-blows-out = Blows, { $target } out:
picture-strikes = { $by } strikes { $target }
picture-hits = { $by } hits at { $target }
picture-is-hit = { $target } is hit
picture-with = { $blows-count ->
    [one] with { $weapon }, 1 blow
   *[other] with { $weapon }, { $blows } blows
}
picture-numbers = hit { $hit } wound { $wound } save { $save }
picture-so-far-hits = { $count-count ->
    [one] so far 1 hit
   *[other] so far { $count } hits
}
picture-so-far-wounds = { $count-count ->
    [one] so far 1 wound
   *[other] so far { $count } wounds
}
picture-critical = critical: { $chart }
picture-aims = { $by } aims at { $target }
picture-aim-weapon = { $shots-count ->
    [one] { $weapon }, 1 shot
   *[other] { $weapon }, { $shots } shots
}
picture-skill = Ballistic Skill: { $number }
picture-cannot-hit = cannot hit
picture-needs = needs { $number }
picture-profile-first = M{ $m } WS{ $ws } BS{ $bs } S{ $s } T{ $t }
picture-profile-second = W{ $left }/{ $w } I{ $i } A{ $a } Ld{ $ld }
picture-charges = charges { $inches }
picture-walks = walks { $walk }, runs { $run }
picture-may-charge = May charge: { $list }
picture-out = out { $percent }%
picture-blows = { $blows-count ->
    [one] 1 blow: hit, wound, save
   *[other] { $blows } blows: hit, wound, save
}
picture-out-list = Out: { $list }
picture-away-list = Not here yet: { $list }
picture-strike-line = { $by } at { $target } with { $weapon }: { $numbers }.
picture-strike-line-bare = { $by } at { $target }: { $numbers }.
picture-hit-line = { $target } is hit: { $numbers }.
picture-critical-line = The critical hit: { $chart }.
picture-aim-line = { $shots-count ->
    [one] { $by } aims { $weapon } at { $target }, 1 shot.
   *[other] { $by } aims { $weapon } at { $target }, { $shots } shots.
}
picture-way-odds = out of action { $out }, down { $down }
picture-hands-odds = { $target } out of action { $out }%, down { $down }%
picture-order = Strike in this order: { $list }

pane-more = + { $count } more
pane-foe = WS{ $ws } T{ $t } W{ $left }
