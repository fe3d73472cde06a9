# What is printed on cards, in our own words. In a demand "you" demand, and "they" are the players
# it falls on, each by themselves.

## The sheets of the catalogue

kind-card = card
kind-achievement = achievement
fact-age = age
fact-color = color
fact-icons = icons
fact-dogma = dogma
fact-card = card

clause-demand = Demand: { $text }
clause-effect = Effect: { $text }

## Special achievements

achievement-monument = Monument
achievement-monument-1 = Six cards tucked in one turn, or six cards scored in one turn.
achievement-empire = Empire
achievement-empire-1 = At least three of each of the six icons on the board.
achievement-world = World
achievement-world-1 = At least twelve clocks on the board.
achievement-wonder = Wonder
achievement-wonder-1 = Piles of all five colors, each splayed right or up.
achievement-universe = Universe
achievement-universe-1 = Top cards of all five colors, each of value 8 or higher.
achievement-at-once = Claimed at once by whoever meets it, in anybody's turn.
achievement-by-card = The card { $card } can claim it too.

## Age 1

card-agriculture = Agriculture
card-agriculture-1 = You may return one hand card. If you did, draw a card worth one more than the returned card and score it.
card-archery = Archery
card-archery-1 = They draw a [1]; then the highest card in their hand (the new card counts, and they pick among ties) moves to your hand. Exactly one card moves.
card-city-states = City States
card-city-states-1 = Applies only to players whose board shows at least four castles right now: they move one of their top cards with a castle (their pick) on top of your pile of its color. If a card moved, they draw a [1].
card-clothing = Clothing
card-clothing-1 = Meld one hand card whose color has no pile on your board. You must if you hold such a card; otherwise nothing happens.
card-clothing-2 = Count the colors that lie on your board and on no opponent's board; draw and score that many [1]s, one by one.
card-code-of-laws = Code of Laws
card-code-of-laws-1 = You may tuck one hand card whose color already has a pile on your board. If you did, you may also splay that color left.
card-domestication = Domestication
card-domestication-1 = Meld the lowest card of your hand (you pick among ties), then draw a [1]. You draw even if there was nothing to meld.
card-masonry = Masonry
card-masonry-1 = You may meld as many hand cards with a castle as you like, one after another. If you melded at least four this time, claim the Monument achievement, provided nobody owns it.
card-metalworking = Metalworking
card-metalworking-1 = Draw a [1] and show it. If it has a castle, score it, and the effect starts over; if not, it stays in your hand and the effect stops.
card-mysticism = Mysticism
card-mysticism-1 = Draw a [1] and show it. If your board has a pile of its color, meld it and then draw another [1]; if not, it stays in your hand. There is no further repetition.
card-oars = Oars
card-oars-1 = They move one hand card with a crown (their pick) to your score pile. Each time a card has moved, they draw a [1] and face the demand once more; it stops when they hold no card with a crown.
card-oars-2 = If the demand of this dogma action moved no card at all, from anyone, draw a [1].
card-pottery = Pottery
card-pottery-1 = You may return one, two or three hand cards. If any went back, draw and score a card whose value is the number of cards you returned.
card-pottery-2 = You draw a [1].
card-sailing = Sailing
card-sailing-1 = You draw a [1] and meld it.
card-the-wheel = The Wheel
card-the-wheel-1 = You draw a [1], twice.
card-tools = Tools
card-tools-1 = You may return three hand cards. Only if exactly three went back do you draw a [3] and meld it. With one or two cards in hand you may still do it: they all go back, for nothing.
card-tools-2 = You may return a hand card of value 3. If you did, draw a [1], three times.
card-writing = Writing
card-writing-1 = You draw a [2], whatever your highest top card is.

## Age 2

card-calendar = Calendar
card-calendar-1 = If your score pile holds more cards than your hand, draw a [3], twice.
card-canal-building = Canal Building
card-canal-building-1 = You may swap all hand cards tied for highest value with all cards of your score pile tied for highest value. Either set may be empty; both are fixed before anything moves.
card-construction = Construction
card-construction-1 = They move two hand cards of their choice to your hand, or as many as they hold. After that they draw a [2] in any case.
card-construction-2 = If you have a top card in each of the five colors and no other player has, claim the Empire achievement, provided nobody owns it.
card-currency = Currency
card-currency-1 = You may return any number of hand cards. For each different value among them, draw and score a [2].
card-fermenting = Fermenting
card-fermenting-1 = Before drawing, count the colors on your board whose pile shows at least one leaf; draw that many [2]s.
card-mapmaking = Mapmaking
card-mapmaking-1 = They move a card of value 1 (their pick) from their score pile to yours; without one nothing happens.
card-mapmaking-2 = If the demand of this dogma action moved at least one card, draw and score a [1].
card-mathematics = Mathematics
card-mathematics-1 = You may return one hand card. If you did, draw a card worth one more than the returned card and meld it.
card-monotheism = Monotheism
card-monotheism-1 = They move one of their top cards whose color has no pile on your board (their pick) to your score pile. If a card moved, they draw a [1] and tuck it.
card-monotheism-2 = You draw a [1] and tuck it.
card-philosophy = Philosophy
card-philosophy-1 = You may splay one color of your choice left.
card-philosophy-2 = You may score one hand card.
card-road-building = Road Building
card-road-building-1 = Meld one hand card, or two in an order of your choice; as long as you hold a card, you must meld at least one. After melding two, you may move your top red card on top of the red pile of another player of your choice; if you did, that player's top green card, if there is one, moves on top of your green pile.

## Age 3

card-alchemy = Alchemy
card-alchemy-1 = Count the castles visible on your board once; for each full three of them, draw a [4] and show it. If at least one of those cards is red, return all of them together with every other hand card, in an order of your choice; otherwise they stay in your hand.
card-alchemy-2 = Meld one hand card, then score one hand card; you must do each half if you have a card for it.
card-compass = Compass
card-compass-1 = First, they move a top card that has a leaf and is not green from their board on top of your pile of its color. Second, they move a top card without a leaf from your board on top of their own pile of its color. They pick both cards, and the second half is carried out even if the first was impossible.
card-education = Education
card-education-1 = You may return the highest card of your score pile (you pick among ties). If you did, draw a card worth two more than the highest card left in that pile; an empty pile counts as 0.
card-engineering = Engineering
card-engineering-1 = All of their top cards with a castle move to your score pile. Cards that become top cards through this are left alone.
card-engineering-2 = You may splay red left.
card-feudalism = Feudalism
card-feudalism-1 = They move one hand card with a castle (their pick) to your hand. If a card moved, their pile of that card's color loses its splay.
card-feudalism-2 = You may splay yellow left or purple left, one of the two.
card-machinery = Machinery
card-machinery-1 = Their whole hand is exchanged for all cards tied for highest value in your hand. Both sets are fixed before anything moves, and either may be empty.
card-machinery-2 = Score one hand card with a castle; you must if you hold one. After that you may splay red left, whether or not you scored a card.
card-medicine = Medicine
card-medicine-1 = The highest card of their score pile is exchanged for the lowest card of yours. Both are fixed before anything moves, each owner picks among their own ties, and a side without cards gives nothing.
card-optics = Optics
card-optics-1 = Draw a [3] and meld it. If it has a crown, draw and score a [4]. If it has none, move one card of your choice from your score pile to that of one opponent of your choice whose score is lower than yours; without such an opponent or such a card nothing moves.
card-paper = Paper
card-paper-1 = You may splay green left or blue left, one of the two.
card-paper-2 = Count all your colors that are splayed left; draw that many [4]s.
card-translation = Translation
card-translation-1 = You may meld every card of your score pile, one after another in an order of your choice. It is all of them or none.
card-translation-2 = If none of your top cards lacks a crown, claim the World achievement, provided nobody owns it.

## Age 4

card-anatomy = Anatomy
card-anatomy-1 = They return one card of their choice from their score pile. If they did, they also return one of their top cards of that same value (their pick), if there is one.
card-colonialism = Colonialism
card-colonialism-1 = Draw a [3] and tuck it; if the tucked card has a crown, the effect starts over.
card-enterprise = Enterprise
card-enterprise-1 = They move a top card that has a crown and is not purple (their pick) from their board on top of your pile of its color. If a card moved, they draw a [4] and meld it.
card-enterprise-2 = You may splay green right.
card-experimentation = Experimentation
card-experimentation-1 = You draw a [5] and meld it.
card-gunpowder = Gunpowder
card-gunpowder-1 = They move one of their top cards with a castle (their pick) to your score pile.
card-gunpowder-2 = If the demand of this dogma action moved at least one card, draw and score a [2].
card-invention = Invention
card-invention-1 = You may pick one of your colors that is splayed left at this moment and splay it right. If you did, draw and score a [4].
card-invention-2 = If you have all five colors and every one of them is splayed, in whatever direction, claim the Wonder achievement, provided nobody owns it.
card-navigation = Navigation
card-navigation-1 = They move a card of value 2 or value 3 (their pick) from their score pile to yours; without one nothing happens.
card-perspective = Perspective
card-perspective-1 = You may return one hand card. If you did, you must score one hand card for each full pair of lightbulbs then visible on your board, as long as your hand lasts.
card-printing-press = Printing Press
card-printing-press-1 = You may return one card of your choice from your score pile. If you did, draw a card worth two more than your top purple card; without a purple pile that card counts as 0.
card-printing-press-2 = You may splay blue right.
card-reformation = Reformation
card-reformation-1 = You may tuck hand cards, one for each full pair of leaves visible on your board when the effect begins. Once you choose to, you must tuck that full number, or your whole hand if it is smaller.
card-reformation-2 = You may splay yellow right or purple right, one of the two.

## Age 5

card-astronomy = Astronomy
card-astronomy-1 = Draw a [6] and show it. If it is green or blue, meld it, and the effect starts over; a card of another color stays in your hand and the effect stops.
card-astronomy-2 = If none of your top cards, purple aside, has a value below 6, claim the Universe achievement, provided nobody owns it. Missing colors do not matter.
card-banking = Banking
card-banking-1 = They move a top card that has a factory and is not green (their pick) from their board on top of your pile of its color. If a card moved, they draw and score a [5].
card-banking-2 = You may splay green right.
card-chemistry = Chemistry
card-chemistry-1 = You may splay blue right.
card-chemistry-2 = Draw and score a card worth one more than your highest top card, then return one card of your choice from your score pile (possibly the one just scored).
card-coal = Coal
card-coal-1 = You draw a [5] and tuck it.
card-coal-2 = You may splay red right.
card-coal-3 = You may score one of your top cards. If you did, also score the card that lay directly beneath it, if there is one.
card-measurement = Measurement
card-measurement-1 = You may show one hand card and return it. If you did, splay your pile of its color right, as far as that is possible, and draw a card whose value is the number of cards in that pile.
card-physics = Physics
card-physics-1 = Draw a [6] three times and show the three cards. If any two of them share a color, return the three together with every other hand card, in an order of your choice; otherwise they stay in your hand.
card-the-pirate-code = The Pirate Code
card-the-pirate-code-1 = They move two cards of value 4 at most (their picks) from their score pile to yours, or one if only one qualifies.
card-the-pirate-code-2 = If the demand of this dogma action moved at least one card, score the lowest of your own top cards with a crown (you pick among ties).
card-societies = Societies
card-societies-1 = Eligible are their top cards that have a lightbulb and a higher value than your top card of the same color; a color missing from your board counts as 0. They move one eligible card (their pick) on top of your pile of its color. If a card moved, they draw a [5].
card-statistics = Statistics
card-statistics-1 = All cards tied for highest value in their score pile move to their own hand.
card-statistics-2 = You may splay yellow right.
card-steam-engine = Steam Engine
card-steam-engine-1 = Draw a [4] and tuck it, do so a second time, and then score the bottom card of your yellow pile, if you have one. That may be a card just tucked or your only yellow card.

## Age 6

card-atomic-theory = Atomic Theory
card-atomic-theory-1 = You may splay blue right.
card-atomic-theory-2 = You draw a [7] and meld it.
card-canning = Canning
card-canning-1 = You may draw a [6] and tuck it. If you did, score all of your top cards without a factory, as the top cards stand right after the tuck; cards uncovered by the scoring are left alone.
card-canning-2 = You may splay yellow right.
card-classification = Classification
card-classification-1 = Show one hand card to fix a color; with an empty hand nothing happens. All cards of that color in every opponent's hand move to your hand, and then you meld all hand cards of that color, the shown one included, in an order of your choice.
card-democracy = Democracy
card-democracy-1 = You may return any number of hand cards. If you have now returned more cards through Democracy in this dogma action than each other player has so far, draw and score an [8].
card-emancipation = Emancipation
card-emancipation-1 = They move one hand card of their choice to your score pile. If a card moved, they draw a [6].
card-emancipation-2 = You may splay red right or purple right, one of the two.
card-encyclopedia = Encyclopedia
card-encyclopedia-1 = You may meld all cards tied for highest value in your score pile, one after another in an order of your choice. It is all of them or none.
card-industrialization = Industrialization
card-industrialization-1 = Before drawing, count the colors on your board whose pile shows at least one factory; that many times, draw a [6] and tuck it.
card-industrialization-2 = You may splay red right or purple right, one of the two.
card-machine-tools = Machine Tools
card-machine-tools-1 = Draw and score a card whose value is the highest value in your score pile; an empty pile counts as 0 and so gives a [1].
card-metric-system = Metric System
card-metric-system-1 = Only while your green pile is splayed right: you may splay one color of your choice right.
card-metric-system-2 = You may splay green right.
card-vaccination = Vaccination
card-vaccination-1 = They return all cards tied for lowest value in their score pile, in an order of their choice. If any went back, they draw a [6] and meld it.
card-vaccination-2 = If the demand of this dogma action sent back at least one card, draw a [7] and meld it.

## Age 7

card-bicycle = Bicycle
card-bicycle-1 = You may swap your whole hand with your whole score pile; either may be empty.
card-combustion = Combustion
card-combustion-1 = Count the crowns visible on your board; for each full four of them, they move one card of their choice from their score pile to yours.
card-combustion-2 = Return the bottom card of your red pile, if you have one.
card-electricity = Electricity
card-electricity-1 = Return all of your top cards without a factory, in an order of your choice; cards uncovered on the way are left alone. Then draw one [8] for each card that went back.
card-evolution = Evolution
card-evolution-1 = You may pick one of two options, or neither. First option: draw and score an [8], then return one card of your choice from your score pile. Second option: draw a card worth one more than the highest card in your score pile; an empty pile counts as 0.
card-explosives = Explosives
card-explosives-1 = They move their three highest hand cards (they pick among ties), or their whole hand if it is smaller, to your hand. If at least one card moved and their hand is empty afterwards, they draw a [7].
card-lighting = Lighting
card-lighting-1 = You may tuck one, two or three hand cards. For each different value among them, draw and score a [7].
card-publications = Publications
card-publications-1 = You may put the cards of one color of your board into any order you like; the pile keeps its splay.
card-publications-2 = You may splay yellow up or blue up, one of the two.
card-railroad = Railroad
card-railroad-1 = Return your whole hand, in an order of your choice, then draw a [6], three times.
card-railroad-2 = You may pick one of your colors that is splayed right at this moment and splay it up.
card-refrigeration = Refrigeration
card-refrigeration-1 = They return half of their hand cards, rounded down, and pick the cards and the order.
card-refrigeration-2 = You may score one hand card.
card-sanitation = Sanitation
card-sanitation-1 = The two highest cards of their hand are exchanged for the lowest card of your hand. All are fixed before anything moves, each owner picks among their own ties, and a side that is short gives what it has.

## Age 8

card-antibiotics = Antibiotics
card-antibiotics-1 = You may return one, two or three hand cards. For each different value among them, draw an [8], twice.
card-corporations = Corporations
card-corporations-1 = They move a top card that has a factory and is not green (their pick) from their board to your score pile. If a card moved, they draw an [8] and meld it.
card-corporations-2 = You draw an [8] and meld it.
card-empiricism = Empiricism
card-empiricism-1 = Name two different colors, then draw a [9] and show it. If its color was named, meld it, and then you may splay that color up; if not, it stays in your hand.
card-empiricism-2 = If at least twenty lightbulbs are visible on your board, you win the game on the spot.
card-flight = Flight
card-flight-1 = Only while your red pile is splayed up: you may splay one color of your choice up.
card-flight-2 = You may splay red up.
card-mass-media = Mass Media
card-mass-media-1 = You may return one hand card. If you did, name a value from 1 to 10, and all cards of that value go back from the score piles of all players, yours included.
card-mass-media-2 = You may splay purple up.
card-mobility = Mobility
card-mobility-1 = Eligible are their top cards, as they stand when they begin, that are not red and have no factory. The two highest eligible cards (they pick among ties), or the only one, move to your score pile. If at least one moved, they draw an [8].
card-quantum-theory = Quantum Theory
card-quantum-theory-1 = You may return one or two hand cards. If two went back, draw a [10], and after that draw and score another [10].
card-rocketry = Rocketry
card-rocketry-1 = Count the clocks visible on your board once; for each full pair, return one card, picked by its back, from the score pile of any opponent. You may hit different opponents, and you must go on while such cards exist.
card-skyscrapers = Skyscrapers
card-skyscrapers-1 = They move a top card that has a clock and is not yellow (their pick) from their board on top of your pile of its color. If a card moved, they score, into their own score pile, the card that lay directly beneath it and then return what is left of that pile, in an order of their choice.
card-socialism = Socialism
card-socialism-1 = You may tuck your whole hand, one card after another in an order of your choice; it is all of them or none. If you tucked at least one purple card, all cards tied for lowest value in each opponent's hand move to your hand.

## Age 9

card-collaboration = Collaboration
card-collaboration-1 = They draw a [9], twice, and show both cards. You pick one of them, which goes on top of your pile of its color; they meld the other on their own board.
card-collaboration-2 = If your green pile holds at least ten cards, you win the game on the spot.
card-composites = Composites
card-composites-1 = They pick one hand card to keep and move all the others to your hand. In addition the highest card of their score pile (they pick among ties) moves to your score pile.
card-computers = Computers
card-computers-1 = You may splay red up or green up, one of the two.
card-computers-2 = Draw a [10] and meld it, then carry out its effects other than demands alone; nobody shares them.
card-ecology = Ecology
card-ecology-1 = You may return one hand card. If you did, score one hand card if any is left, and draw a [10], twice.
card-fission = Fission
card-fission-1 = They draw a [10] and show it. If it is red, all cards in all hands, on all boards and in all score piles leave the game forever, and the dogma action ends at that very moment. If it is not red, it stays in their hand.
card-fission-2 = Return one top card of your choice from any player's board, your own included, except Fission itself. Then draw a [10].
card-genetics = Genetics
card-genetics-1 = Draw a [10] and meld it, then score every card that lies beneath it in that pile.
card-satellites = Satellites
card-satellites-1 = Return your whole hand, in an order of your choice, and draw an [8], three times.
card-satellites-2 = You may splay purple up.
card-satellites-3 = Meld one hand card of your choice, then carry out each of its effects other than demands alone; nobody shares them.
card-services = Services
card-services-1 = All cards tied for highest value in their score pile move to your hand. If any moved, a top card without a leaf (their pick) moves from your board to their hand.
card-specialization = Specialization
card-specialization-1 = Show one hand card; with an empty hand nothing happens. The top card of that color on each opponent's board moves to your hand.
card-specialization-2 = You may splay yellow up or blue up, one of the two.
card-suburbia = Suburbia
card-suburbia-1 = You may tuck any number of hand cards. For each card tucked, draw and score a [1].

## Age 10

card-ai = A.I.
card-ai-1 = You draw and score a [10].
card-ai-2 = If Robotics is a top card on some board and Software is a top card on some board, no matter whose, whoever alone has the lowest score wins the game on the spot; with a tie for lowest nothing happens.
card-bioengineering = Bioengineering
card-bioengineering-1 = Move one top card with a leaf (your pick) from the board of any opponent to your score pile; you must if there is one.
card-bioengineering-2 = If at least one player shows fewer than three leaves, the player who shows the most leaves wins the game on the spot; with a tie for most nothing happens.
card-databases = Databases
card-databases-1 = They return half of the cards of their score pile, rounded up, and pick the cards and the order.
card-globalization = Globalization
card-globalization-1 = They return one of their top cards with a leaf (their pick).
card-globalization-2 = Draw and score a [6]. Then, if no player shows more leaves than factories, the player with the highest score wins the game on the spot; with a tie for highest nothing happens.
card-miniaturization = Miniaturization
card-miniaturization-1 = You may return one hand card. If its value was 10, draw one [10] for each different value in your score pile.
card-robotics = Robotics
card-robotics-1 = Score your top green card, if you have one. Then draw a [10] and meld it, and carry out its effects other than demands alone; nobody shares them.
card-self-service = Self Service
card-self-service-1 = Pick one of your top cards other than Self Service and carry out its effects other than demands alone; nobody shares them. You may pick a card without such effects: then nothing happens.
card-self-service-2 = If every other player owns fewer achievements than you, you win the game on the spot.
card-software = Software
card-software-1 = You draw and score a [10].
card-software-2 = Draw a [10] and meld it, draw another [10] and meld it, then carry out the effects of the second one other than demands alone; nobody shares them.
card-stem-cells = Stem Cells
card-stem-cells-1 = You may score your whole hand; it is all of it or nothing.
card-the-internet = The Internet
card-the-internet-1 = You may splay green up.
card-the-internet-2 = You draw and score a [10].
card-the-internet-3 = Count the clocks visible on your board once; for each full pair, draw a [10] and meld it.
