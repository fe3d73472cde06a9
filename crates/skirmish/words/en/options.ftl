# What Skirmish says about itself, and what a table may set.

game-name = Skirmish
game-about = A lane card game for two: five terrains, best of three, and no resource but your cards.
game-complete = Complete: all 61 units, 9 actions and 8 leaders, the further designs, deck building.

option-deck0 = The deck of seat 0: a ready deck (thieves, fortress, enforcers, outlaws), `ready` for one of them by chance, `random` for any legal deck, or a list such as `leader: sage; 3 Archer; 2 Scout …`.
option-deck0-ready = one of the ready decks, by chance
option-deck0-random = any legal deck, by chance
option-deck0-thieves = Thieves: quick damage, and modifiers that change hands
option-deck0-fortress = Fortress: strong slots, locked lanes and units that feed on others
option-deck0-enforcers = Enforcers: soldiers that shield and lift each other
option-deck0-outlaws = Outlaws: hackers and criminals that turn the board around

option-deck1 = The same for seat 1.
option-deck1-ready = one of the ready decks, by chance
option-deck1-random = any legal deck, by chance
option-deck1-thieves = Thieves: quick damage, and modifiers that change hands
option-deck1-fortress = Fortress: strong slots, locked lanes and units that feed on others
option-deck1-enforcers = Enforcers: soldiers that shield and lift each other
option-deck1-outlaws = Outlaws: hackers and criminals that turn the board around

option-leader0 = The leader of seat 0 instead of the one of its deck.
option-leader0-deck = the leader of the deck
option-leader0-rookie = Rookie
option-leader0-sage = Sage
option-leader0-warlord = Warlord
option-leader0-aggressive = Aggressive
option-leader0-tactical = Tactical
option-leader0-control = Control
option-leader0-defensive = Defensive
option-leader0-value = Value

option-leader1 = The same for seat 1.
option-leader1-deck = the leader of the deck
option-leader1-rookie = Rookie
option-leader1-sage = Sage
option-leader1-warlord = Warlord
option-leader1-aggressive = Aggressive
option-leader1-tactical = Tactical
option-leader1-control = Control
option-leader1-defensive = Defensive
option-leader1-value = Value

option-designs = Whether decks may hold the further designs too.

option-starter = Who starts the first skirmish.
option-starter-draw = drawn by lot
option-starter-0 = seat 0
option-starter-1 = seat 1

option-auto-pass = Pass for a seat that can do nothing else.
option-stall = After so many turns of a skirmish every pass is final.
option-max-repeats = How often one ability may trigger in one action.
option-max-effects = How many effects may follow from one action.
option-max-actions = After so many actions the match is a draw.
option-open-decks = Whether everybody may read the deck lists of all.

preset-classic = Thieves against Fortress
preset-machines = Enforcers against Outlaws
preset-wild = Random legal decks with the further designs
