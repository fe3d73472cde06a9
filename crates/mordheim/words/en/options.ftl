### The game, and what a table may choose.

game-name = Mordheim
game-about = Two warbands fight in the ruins: on a map, or beside a real table as its companion.
game-complete = Complete for battles: eight warbands, nine scenarios, magic. No campaign, no levels on maps.

option-space = who knows where everyone is: the engine's map, or you at your real table
option-space-map = a map that the engine knows
option-space-table = your real table, with the engine as its companion

option-roster0 = the warband of seat 0: a ready roster or a text, best from a file: roster0=@my.roster
option-roster0-river-company = River Company (Reikland)
option-roster0-gutter-claws = Gutter Claws (Skaven)
option-roster0-sons-of-the-wolf-rock = Sons of the Wolf Rock (Middenheim)
option-roster0-the-gilded-tide = The Gilded Tide (Marienburg)
option-roster0-pyre-and-hammer = Pyre and Hammer (Witch Hunters)
option-roster0-vigil-of-the-rock = Vigil of the Rock (Sisters of Sigmar)
option-roster0-the-pale-court = The Pale Court (Undead)
option-roster0-circle-of-the-pit = Circle of the Pit (Possessed)

option-roster1 = the warband of seat 1: a ready roster or a text, best from a file: roster1=@my.roster
option-roster1-river-company = River Company (Reikland)
option-roster1-gutter-claws = Gutter Claws (Skaven)
option-roster1-sons-of-the-wolf-rock = Sons of the Wolf Rock (Middenheim)
option-roster1-the-gilded-tide = The Gilded Tide (Marienburg)
option-roster1-pyre-and-hammer = Pyre and Hammer (Witch Hunters)
option-roster1-vigil-of-the-rock = Vigil of the Rock (Sisters of Sigmar)
option-roster1-the-pale-court = The Pale Court (Undead)
option-roster1-circle-of-the-pit = Circle of the Pit (Possessed)

option-map = the field: a ready map or a text, best from a file: map=@my.map
option-map-crossroads = the crossroads
option-map-ruins = the ruins
option-map-canal = the canal
option-map-street = the street
option-map-market = the market

option-scenario = what is fought for; `roll` lets dice decide
option-scenario-skirmish = Pitched Battle: until one side routs
option-scenario-defend-the-find = Defend the Find: hold the middle building
option-scenario-wyrdstone-hunt = Wyrdstone Hunt: pick up counters (map only)
option-scenario-breakthrough = Breakthrough: two attackers to the defender's edge
option-scenario-street-fight = Street Fight: everyone off by the far end
option-scenario-chance-encounter = Chance Encounter: a meeting in opposite quarters
option-scenario-hidden-treasure = Hidden Treasure: find the chest and carry it off (map only)
option-scenario-occupy = Occupy: hold more buildings (map only)
option-scenario-surprise-attack = Surprise Attack: the defenders arrive bit by bit
option-scenario-roll = dice decide

option-turns = turns of each side after which the battle is a draw

option-criticals = the chart of critical hits: one for all, or one for each class of weapons
option-criticals-basic = one chart for all
option-criticals-class = one chart for each class of weapons

option-misfires = whether blackpowder weapons misfire on a natural 1
option-escape = whether warriors may try to leave a combat by choice

option-parry = whether a parry is always tried, or its owner is asked
option-parry-always = always tried
option-parry-ask = its owner is asked

option-measure = whether distances may be measured before declaring
option-disputes = at a real table: whether stated facts can be disputed
option-heights = at a real table: whether there is anything to fall from

preset-companion = beside a real table
preset-full = with all optional rules of the book
