# The cards, leaders and words of Skirmish: a title, then its clauses.

## actions

card-assassinate = Assassinate
card-assassinate-1 = Kill an enemy unit with power 5 or more.

card-brawl = Brawl
card-brawl-1 = A unit of yours fights the unit that opposes it.

card-energize = Energize
card-energize-1 = A unit of yours gets +3.

card-fireball = Fireball
card-fireball-1 = The unit on a slot, empty or not, and all units close to it take 2 damage.

card-repositioning = Repositioning
card-repositioning-1 = Move a unit of yours to a close slot of your side, or swap it with the unit there.

card-seed = Seed
card-seed-1 = A slot of yours and the close slots of your side get +1 each.

card-spike = Spike
card-spike-1 = Any unit takes 1 damage.

card-strike = Strike
card-strike-1 = Any unit takes 3 damage.

card-unsummon = Unsummon
card-unsummon-1 = Any unit goes back to its owner's hand.

## units of the current set, and cards for tests

card-acolyte-of-spring = Acolyte of Spring
card-acolyte-of-spring-1 = Deploy and turn start: own slot +1.

card-courageous-cadet = Courageous Cadet
card-courageous-cadet-1 = When a close ally is deployed: this and that unit get +3.

card-friendly-fortifier = Friendly Fortifier
card-friendly-fortifier-1 = Modular.
card-friendly-fortifier-2 = Deploy: shield +3 on itself.

card-grid-disruptor = Grid Disruptor
card-grid-disruptor-1 = Deploy: choose a close unit that is not a Hacker; bounce it.

card-impound-grappler = Impound Grappler
card-impound-grappler-1 = Deploy: if the opposing slot is empty, choose a close enemy; move it there.

card-lone-jackal = Lone Jackal
card-lone-jackal-1 = Deploy: choose a close unit; it takes 2 damage.

card-loyalty-weaver = Loyalty Weaver
card-loyalty-weaver-1 = Activate once: choose a close enemy with power 6 or more; swap places, and so sides.

card-matrix-attendent = Matrix Attendent
card-matrix-attendent-1 = When you play an action: own slot +2.

card-mirrage-maker = Mirrage Maker
card-mirrage-maker-1 = Deploy: if a unit opposes it, its power becomes that unit's power.

card-oasis-chaser = Oasis Chaser
card-oasis-chaser-1 = Activate once per turn: choose an empty close slot of its side; move there.

card-peace-enforcer = Peace Enforcer
card-peace-enforcer-1 = Deploy: shield +2 on itself.

card-scrap-collector = Scrap Collector
card-scrap-collector-1 = When a close unit dies: +2.

card-seed-spreader = Seed Spreader
card-seed-spreader-1 = Death: close slots of its side +2 each.

card-shock-bandit = Shock Bandit
card-shock-bandit-1 = Deploy and turn start: 1 damage to each close enemy.

card-squad-leader = Squad Leader
card-squad-leader-1 = Deploy: close allied Soldiers get shield +2; then each close ally fights its opponent, one after the other.

card-unstable-core = Unstable Core
card-unstable-core-1 = Modular.
card-unstable-core-2 = Turn start: 3 damage to itself and every close unit.

card-waste-spiller = Waste Spiller
card-waste-spiller-1 = When a close enemy dies on a slot with a negative modifier: that slot -1.
card-waste-spiller-2 = Deploy: choose a close enemy slot, empty or not; -2.

card-test-dummy = Test Dummy
card-test-dummy-1 = No ability.

card-test-dummy-enforcer = Test Dummy Enforcer
card-test-dummy-enforcer-1 = No ability.

card-test-looper = Test Looper
card-test-looper-1 = Whenever it gets power: +1.

## units designed for the current set

card-evertree = Evertree
card-evertree-1 = Permanent: stays on the board when a skirmish ends.

card-infinite-replicator = Infinite Replicator
card-infinite-replicator-1 = Activate once: choose an empty close slot of its side; deploy a fresh copy there.

card-mirror-image = Mirror Image
card-mirror-image-1 = Modular.
card-mirror-image-2 = Projects its inner power to the slot on its right.

card-noble-defender = Noble Defender
card-noble-defender-1 = Redirect: takes the damage that is dealt to close allies.

card-nulloperative = Null-Operative
card-nulloperative-1 = Infiltrate.
card-nulloperative-2 = Close enemies have +1.

card-polarity-jester = Polarity Jester
card-polarity-jester-1 = Invert on its terrain and the two neighbours: there the lower power controls.

card-reflex-daemon = Reflex Daemon
card-reflex-daemon-1 = Projects to each close slot of its side the inner power of the unit opposing that slot.

card-storage-servant = Storage Servant
card-storage-servant-1 = Death: create a random action card in your hand.

card-system-router = System Router
card-system-router-1 = Projects 3 to the middle slot of its side.

card-vampiric-marauder = Vampiric Marauder
card-vampiric-marauder-1 = When a close unit loses power: gets that much.
card-vampiric-marauder-2 = Activate once per turn: choose a close ally; it takes 2 damage.

card-void-administrator = Void Administrator
card-void-administrator-1 = Deploy: choose a close unit; nullify it.

## the older catalogue, and its token

card-acolyte = Acolyte
card-acolyte-1 = Consumed: the consuming unit gets +3.

card-apprentice = Apprentice
card-apprentice-1 = Consume: draw a card.

card-archer = Archer
card-archer-1 = Deploy: choose a close enemy; it takes 2 damage.

card-bard = Bard
card-bard-1 = Turn start: close allies get +1.

card-champion = Champion
card-champion-1 = No ability.

card-dragon = Dragon
card-dragon-1 = Must consume: may only be deployed onto an ally.

card-engineer = Engineer
card-engineer-1 = Turn start: own slot +1.

card-ghoul = Ghoul
card-ghoul-1 = When a close unit dies: +2.

card-hunter = Hunter
card-hunter-1 = Deploy: choose a close wounded enemy; kill it.

card-knight = Knight
card-knight-1 = Deploy: you may choose an empty close slot of your side; deploy a Squire there.

card-mimic = Mimic
card-mimic-1 = Deploy: if a unit opposes it, its power becomes that unit's power.

card-necromancer = Necromancer
card-necromancer-1 = Activate once: you may choose a unit with printed power 3 or less in your graveyard, then an empty slot of yours; deploy it there.

card-noble = Noble
card-noble-1 = Conquer: one more point if it controls its terrain.

card-priest = Priest
card-priest-1 = Deploy: choose a close slot of either side; cleanse it.

card-ranger = Ranger
card-ranger-1 = Activate once per turn: choose a close slot of its side; move there, or swap.

card-rogue = Rogue
card-rogue-1 = Invert on its terrain: there the lower power controls.

card-rookie = Rookie
card-rookie-1 = Activate once, after two turns: choose a close slot of its side; that slot and its own +2.

card-roots = Roots
card-roots-1 = Death: its slot gets as much as its printed power and buffs were.

card-scout = Scout
card-scout-1 = Deploy: draw a card.

card-sentinel = Sentinel
card-sentinel-1 = Sentinel: nothing can be deployed to the opposing slot.

card-turret = Turret
card-turret-1 = Turn start: 1 damage to the opposing unit.

card-vampire = Vampire
card-vampire-1 = Each time a close unit takes damage: gets that amount.
card-vampire-2 = Activate once: choose a close unit; it takes 2 damage.

card-veteran = Veteran
card-veteran-1 = No ability.

card-warlock = Warlock
card-warlock-1 = Consume: choose a close enemy; it takes damage equal to the power of what was consumed.

card-wizard = Wizard
card-wizard-1 = When you play an action: own slot +2.

card-squire = Squire
card-squire-1 = No ability: a token.

## units of the builds in between

card-arms-peddler = Arms Peddler
card-arms-peddler-1 = Dominant: create two Spikes in your hand.

card-berserker = Berserker
card-berserker-1 = Turn start: heals itself fully.
card-berserker-2 = When it is healed: gets as much as was healed.

card-ninja = Ninja
card-ninja-1 = When a close enemy is deployed: own slot +1, then move to a random other empty slot of its side.

card-thief = Thief
card-thief-1 = Deploy: choose a close slot of either side with a positive modifier; it becomes 0, and its own slot gets the amount.

card-underdog = Underdog
card-underdog-1 = The first time in each turn that a close ally is deployed: this and that unit get +3.

card-vicious = Vicious
card-vicious-1 = Dominant: +3.

card-warrior = Warrior
card-warrior-1 = Deploy: shield +2 on itself.

card-zombie = Zombie
card-zombie-1 = Consume: +3.

## further designs

card-hound-guard = Hound Guard
card-hound-guard-1 = No ability.

card-royal-houndsman = Royal Houndsman
card-royal-houndsman-1 = Deploy: shield +4 on itself.

card-general-pug = General Pug
card-general-pug-1 = Deploy: close allies get shield +1, then fight their opponents one after the other.

card-pig-farmer = Pig Farmer
card-pig-farmer-1 = Deploy: choose a close ally; it gets +2.

card-drill-sargent = Drill Sargent
card-drill-sargent-1 = Turn start: close allies get +1 and shield +1.

card-potion-merchant = Potion Merchant
card-potion-merchant-1 = Dominant: create a Spike in your hand.

card-crazed-berserker = Crazed Berserker
card-crazed-berserker-1 = Turn start: heals itself fully.
card-crazed-berserker-2 = When it is healed: gets as much as was healed.

card-hopeless-apprentice = Hopeless Apprentice
card-hopeless-apprentice-1 = Death: create a random action card in your hand.

card-martyr = Martyr
card-martyr-1 = Death: close allies get +2.

card-bouncer = Bouncer
card-bouncer-1 = Deploy: choose a close unit; bounce it.
card-bouncer-2 = If it was an ally, discard a card.

card-paladin = Paladin
card-paladin-1 = Deploy: close allies get shield +1.

card-mystic = Mystic
card-mystic-1 = Deploy: either draw 2 cards, or it gets +2.
card-mystic-option-1 = Draw 2 cards
card-mystic-option-2 = Mystic gets +2

card-commander = Commander
card-commander-1 = Has +3 while it has two close allies.

card-captain = Captain
card-captain-1 = The ally on its right has +2.

card-network-hub = Network Hub
card-network-hub-1 = The ally on its right projects its inner power to the middle slot of its side.

card-nano-mother = Nano-Mother
card-nano-mother-1 = Units in your hand have Modular.

card-fortify = Fortify
card-fortify-1 = Fortify a slot of yours: units you deploy there get +2.

## Leaders

leader-rookie = Rookie
leader-rookie-1 = No ability.

leader-sage = Sage
leader-sage-1 = Draw a card.

leader-warlord = Warlord
leader-warlord-1 = An enemy unit of your choice takes 1 damage.

leader-aggressive = Aggressive
leader-aggressive-1 = An enemy unit of your choice takes 2 damage.

leader-tactical = Tactical
leader-tactical-1 = Choose any unit with an empty close slot on its own side, and move it there.

leader-control = Control
leader-control-1 = Choose any slot whose modifier is not 0: it becomes 0.

leader-defensive = Defensive
leader-defensive-1 = Units you control that have a shield have +1 power.

leader-value = Value
leader-value-1 = Whenever a unit you control consumes a unit, draw a card.

## Words that cards use

keyword-deploy = Deploy
keyword-deploy-1 = Happens when this unit enters the board: played, made or revived.

keyword-death = Death
keyword-death-1 = Happens when this unit dies for any reason, consumed units included. Leaving the board at the end of a skirmish is no death.

keyword-consume = Consume
keyword-consume-1 = May be played onto a unit of your own, which dies. What follows "Consume:" happens when it did so.

keyword-must-consume = Must consume
keyword-must-consume-1 = May only be played onto a unit of your own, which dies.

keyword-modular = Modular
keyword-modular-1 = May be played onto a unit of your own, which dies: the same as Consume.

keyword-consumed = Consumed
keyword-consumed-1 = Happens when another unit consumes this one, after its Death abilities.

keyword-activate = Activate
keyword-activate-1 = A quick action of whoever controls the unit, once a turn of theirs has started. Once per turn: again after each of their turn starts. Once: one use in each stay on the board. It needs something that it can be used on.

keyword-conquer = Conquer
keyword-conquer-1 = One more point if this unit controls its terrain when the skirmish is scored.

keyword-dominant = Dominant
keyword-dominant-1 = Once in each stay on the board, at a turn start of its controller, if the unit controls its terrain then and still does when this happens.

keyword-shield = Shield
keyword-shield-1 = Takes damage before the unit does, and shrinks by it. It is no power. What it takes entirely is no damage to the unit; being killed ignores it.

keyword-permanent = Permanent
keyword-permanent-1 = Stays when a skirmish ends, with its slot, damage and shield, but without its buffs.

keyword-infiltrate = Infiltrate
keyword-infiltrate-1 = May also be played to an empty slot of the opponent, who then controls it.

keyword-sentinel = Sentinel
keyword-sentinel-1 = Locks the opposing slot: nothing can be deployed there, only moved.

keyword-locked = Locked
keyword-locked-1 = A slot opposite a Sentinel: nothing can be deployed there, only moved or swapped.

keyword-redirect = Redirect
keyword-redirect-1 = Damage to close allies hits this unit instead, but not damage to another unit that redirects. Of two such units the one further left takes it.

keyword-invert = Invert
keyword-invert-1 = Where both slots are occupied, the unit with the lower power controls the terrain.

keyword-project = Project
keyword-project-1 = Adds to the power of whoever stands on the slot while the source is there. It reads inner power only, so that projections never feed on each other.

keyword-inner-power = Inner power
keyword-inner-power-1 = Power without what others project to the slot.

keyword-quick = Quick
keyword-quick-1 = Does not use up the one card of the turn.

keyword-cleanse = Cleanse
keyword-cleanse-1 = The modifier of the slot becomes 0, and the unit on it loses its buffs, good or bad.

keyword-nullify = Nullify
keyword-nullify-1 = The unit loses all abilities and keywords for the rest of its stay. Numbers stay.

keyword-bounce = Bounce
keyword-bounce-1 = Back to its owner's hand, without dying; it comes back fresh.

keyword-heal = Heal
keyword-heal-1 = Takes damage away, never more than there is.

keyword-move = Move
keyword-move-1 = To an empty slot; nothing is lost, and Deploy does not happen again.

keyword-swap = Swap
keyword-swap-1 = Two units change places. A unit that comes to the other side changes its controller.

keyword-fight = Fight
keyword-fight-1 = Two units deal damage to each other at once, each as much as its power.

keyword-close = Close
keyword-close-1 = The opposing slot and both slots of the neighbouring terrains: five in the middle, three at an edge. Close allies stand on the neighbouring slots of the same side; close enemies opposite and beside that.

keyword-opposing = Opposing
keyword-opposing-1 = On the other side of the same terrain.

keyword-ally = Ally
keyword-ally-1 = Another unit with the same controller. Other units are enemies.

keyword-right = Right
keyword-right-1 = The slot of the same side on the next terrain to the right, T3 after T2, for both seats; there is none after T4.

keyword-middle = Middle
keyword-middle-1 = Terrain T2.

keyword-wounded = Wounded
keyword-wounded-1 = Has taken damage that was not healed, whatever its power. A bad slot is no wound.

keyword-power = Power
keyword-power-1 = Printed power, buffs and slot modifier, less the damage, and what other units add. A unit whose power is gone dies.

keyword-buff = Buff
keyword-buff-1 = Power that effects gave or took; it lasts while the unit is there.

keyword-modifier = Modifier
keyword-modifier-1 = A number that belongs to a slot for the whole match and counts for whoever stands there.

keyword-fortified = Fortified
keyword-fortified-1 = A unit that its own side deploys to this slot gets +2, for each time it was fortified.

keyword-token = Token
keyword-token-1 = A unit that cards make; it is in no deck.

keyword-command = Command
keyword-command-1 = Another word for an action card.

keyword-turn-start = Turn start
keyword-turn-start-1 = Happens when a turn of the unit's controller starts.

keyword-owner = Owner
keyword-owner-1 = Whoever brought the card. It goes to that player's hand or graveyard, wherever it stood.

keyword-controller = Controller
keyword-controller-1 = Of a unit: the side of its slot. Of a terrain: the side whose unit has more power, or has the only unit there.

keyword-pass = Pass
keyword-pass-1 = Ends the turn. Anyone who has done nothing in the turn is Done. In Last Say a pass ends the skirmish.

keyword-done = Done
keyword-done-1 = Out of this skirmish: no more turns, but the units stay and keep their abilities. Anyone who passes without having done anything in the turn is Done.

keyword-last-say = Last Say
keyword-last-say-1 = When the other side is Done, your turn has no limit of one card. Your pass ends it, and the skirmish.

keyword-conclude = Conclude
keyword-conclude-1 = A pass in Last Say: you are Done too, and the skirmish is scored.

## Words of types

type-pair = { $first } { $second }
type-human = Human
type-elf = Elf
type-undead = Undead
type-construct = Construct
type-plant = Plant
type-dog = Dog
type-gnome = Gnome
type-nomad = Nomad
type-soldier = Soldier
type-builder = Builder
type-hacker = Hacker
type-criminal = Criminal
type-administrator = Administrator
type-animal = Animal
type-virus = Virus
type-enforcer = Enforcer
type-druid = Druid
type-replicator = Replicator
type-servent = Servant
type-cultist = Cultist
type-mage = Mage
type-archer = Archer
type-bard = Bard
type-warrior = Warrior
type-dragon = Dragon
type-engineer = Engineer
type-ghoul = Ghoul
type-hunter = Hunter
type-knight = Knight
type-shapechanger = Shapechanger
type-warlock = Warlock
type-noble = Noble
type-cleric = Cleric
type-ranger = Ranger
type-rogue = Rogue
type-recruit = Recruit
type-spirit = Spirit
type-scout = Scout
type-sentinel = Sentinel
type-turret = Turret
type-vampire = Vampire
type-veteran = Veteran
type-wizard = Wizard
type-squire = Squire
type-merchant = Merchant
type-berserker = Berserker
type-ninja = Ninja
type-thief = Thief
type-commoner = Commoner
type-beast = Beast
type-zombie = Zombie
type-farmer = Farmer
type-guard = Guard

## What sheets say

kind-unit = unit
kind-action = action
kind-leader = leader
kind-keyword = word
kind-deck = deck
fact-power = power
fact-types = types
fact-color = color
fact-rarity = rarity
fact-charges = charges
fact-leader = leader
fact-pool = pool
fact-keywords = words
fact-cards = cards
rarity-bronze = bronze
rarity-silver = silver
rarity-gold = gold
color-red = red
color-purple = purple
color-blue = blue
color-green = green
color-yellow = yellow
pool-design = one of the further designs
pool-token = a token

## Ready decks

deck-thieves = Thieves
deck-thieves-1 = Quick damage, and modifiers that change hands.

deck-fortress = Fortress
deck-fortress-1 = Strong slots, locked lanes and units that feed on others.

deck-enforcers = Enforcers
deck-enforcers-1 = Soldiers that shield and lift each other.

deck-outlaws = Outlaws
deck-outlaws-1 = Hackers and criminals that turn the board around.
