//! The 105 faces, in the order of their numbers.

use crate::face::Color::{Blue, Green, Purple, Red, Yellow};
use crate::face::Icon::{Castle, Clock, Crown, Factory, Leaf, Lightbulb};
use crate::face::{Face, demand, effect, optional};

/// How many cards there are.
pub const CARDS: usize = 105;

/// What is printed on each card. The icons stand top left, bottom left, bottom middle, bottom
/// right; one slot of each card shows a picture, which is no icon.
pub static FACES: [Face; CARDS] = [
    Face {
        name: "Agriculture",
        age: 1,
        color: Yellow,
        icons: [None, Some(Leaf), Some(Leaf), Some(Leaf)],
        featured: Leaf,
        clauses: &[optional(
            "Actor may return one hand card. Having done so, actor draws a card whose \
                 value is the returned card's value plus one and scores it.",
        )],
    },
    Face {
        name: "Archery",
        age: 1,
        color: Red,
        icons: [Some(Castle), Some(Lightbulb), None, Some(Castle)],
        featured: Castle,
        clauses: &[demand(
            "Target draws a [1]; then the highest-valued card in target's hand (the new \
                 card counts; target picks among ties) moves to the demander's hand. Exactly \
                 one card moves.",
        )],
    },
    Face {
        name: "City States",
        age: 1,
        color: Purple,
        icons: [None, Some(Crown), Some(Crown), Some(Castle)],
        featured: Crown,
        clauses: &[demand(
            "Applies only if at least four castle icons are visible on target's board \
                 right now: target moves one of their top cards bearing a castle (target's \
                 pick) on top of the matching pile of the demander's board. Once a card has \
                 moved, target draws a [1].",
        )],
    },
    Face {
        name: "Clothing",
        age: 1,
        color: Green,
        icons: [None, Some(Crown), Some(Leaf), Some(Leaf)],
        featured: Leaf,
        clauses: &[
            effect(
                "Actor melds one hand card whose color has no pile on actor's board; \
                 mandatory when such a card is held, otherwise nothing happens.",
            )
            .by_face(),
            effect(
                "Count the colors found on actor's board and on no opponent's board; actor \
                 draws and scores that many [1]s, one by one.",
            ),
        ],
    },
    Face {
        name: "Code of Laws",
        age: 1,
        color: Purple,
        icons: [None, Some(Crown), Some(Crown), Some(Leaf)],
        featured: Crown,
        clauses: &[optional(
            "Actor may tuck one hand card whose color already has a pile on actor's \
                 board. Having done so, actor may also splay that color left.",
        )],
    },
    Face {
        name: "Domestication",
        age: 1,
        color: Yellow,
        icons: [Some(Castle), Some(Crown), None, Some(Castle)],
        featured: Castle,
        clauses: &[effect(
            "Actor melds the lowest-valued hand card (actor picks among ties), then draws \
                 a [1]. The draw takes place even if there was nothing to meld.",
        )],
    },
    Face {
        name: "Masonry",
        age: 1,
        color: Yellow,
        icons: [Some(Castle), None, Some(Castle), Some(Castle)],
        featured: Castle,
        clauses: &[optional(
            "Actor may meld as many hand cards bearing a castle as they like, one after \
                 another. If this execution melded at least four cards, actor claims the \
                 Monument achievement provided it is unclaimed.",
        )],
    },
    Face {
        name: "Metalworking",
        age: 1,
        color: Red,
        icons: [Some(Castle), Some(Castle), None, Some(Castle)],
        featured: Castle,
        clauses: &[effect(
            "Actor draws a [1] and shows it. A card bearing a castle is scored and the \
                 effect starts over; a card without one stays in hand and the effect stops.",
        )],
    },
    Face {
        name: "Mysticism",
        age: 1,
        color: Purple,
        icons: [None, Some(Castle), Some(Castle), Some(Castle)],
        featured: Castle,
        clauses: &[effect(
            "Actor draws a [1] and shows it. If actor's board has a pile of that color, \
                 actor melds the card and then draws another [1]; if not, the card stays in \
                 hand. There is no further repetition.",
        )],
    },
    Face {
        name: "Oars",
        age: 1,
        color: Red,
        icons: [Some(Castle), Some(Crown), None, Some(Castle)],
        featured: Castle,
        clauses: &[
            demand(
                "Target moves one hand card bearing a crown (target's pick) to the demander's \
                 score pile. Each time a card has moved, target draws a [1] and undergoes the \
                 demand once more; it stops when target holds no card with a crown.",
            )
            .by_face(),
            effect(
                "If the demand of this dogma action moved no card at all, from any target, \
                 actor draws a [1].",
            ),
        ],
    },
    Face {
        name: "Pottery",
        age: 1,
        color: Blue,
        icons: [None, Some(Leaf), Some(Leaf), Some(Leaf)],
        featured: Leaf,
        clauses: &[
            optional(
                "Actor may return one, two or three hand cards. If n cards went back (n at \
                 least 1), actor draws and scores a card of value n.",
            ),
            effect("Actor draws a [1]."),
        ],
    },
    Face {
        name: "Sailing",
        age: 1,
        color: Green,
        icons: [Some(Crown), Some(Crown), None, Some(Leaf)],
        featured: Crown,
        clauses: &[effect("Actor draws a [1] and melds it.")],
    },
    Face {
        name: "The Wheel",
        age: 1,
        color: Green,
        icons: [None, Some(Castle), Some(Castle), Some(Castle)],
        featured: Castle,
        clauses: &[effect("Actor draws a [1], twice.")],
    },
    Face {
        name: "Tools",
        age: 1,
        color: Blue,
        icons: [None, Some(Lightbulb), Some(Lightbulb), Some(Castle)],
        featured: Lightbulb,
        clauses: &[
            optional(
                "Actor may return three hand cards. Only when exactly three went back does \
                 actor draw and meld a [3]. With one or two cards in hand actor may still opt \
                 in, which returns them all and yields nothing.",
            ),
            optional(
                "Actor may return a hand card of value 3. Having done so, actor draws a [1], \
                 three times.",
            ),
        ],
    },
    Face {
        name: "Writing",
        age: 1,
        color: Blue,
        icons: [None, Some(Lightbulb), Some(Lightbulb), Some(Crown)],
        featured: Lightbulb,
        clauses: &[effect("Actor draws a [2], whatever actor's highest top card may be.")],
    },
    Face {
        name: "Calendar",
        age: 2,
        color: Blue,
        icons: [None, Some(Leaf), Some(Leaf), Some(Lightbulb)],
        featured: Leaf,
        clauses: &[effect(
            "If the number of cards in actor's score pile exceeds the number of cards in \
                 actor's hand, actor draws a [3], twice.",
        )],
    },
    Face {
        name: "Canal Building",
        age: 2,
        color: Yellow,
        icons: [None, Some(Crown), Some(Leaf), Some(Crown)],
        featured: Crown,
        clauses: &[optional(
            "Actor may swap the full set of hand cards tied for highest value with the \
                 full set of score-pile cards tied for highest value. Either set may be \
                 empty; the sets are fixed before anything moves.",
        )],
    },
    Face {
        name: "Construction",
        age: 2,
        color: Red,
        icons: [Some(Castle), None, Some(Castle), Some(Castle)],
        featured: Castle,
        clauses: &[
            demand(
                "Target moves two hand cards of their choice to the demander's hand, or as \
                 many as they hold. After that target draws a [2] in every case.",
            ),
            effect(
                "If actor has a top card in each of the five colors and no other player has, \
                 actor claims the Empire achievement provided it is unclaimed.",
            ),
        ],
    },
    Face {
        name: "Currency",
        age: 2,
        color: Green,
        icons: [Some(Leaf), Some(Crown), None, Some(Crown)],
        featured: Crown,
        clauses: &[optional(
            "Actor may return any number of hand cards. For each distinct value among \
                 them actor draws and scores a [2].",
        )],
    },
    Face {
        name: "Fermenting",
        age: 2,
        color: Yellow,
        icons: [Some(Leaf), Some(Leaf), None, Some(Castle)],
        featured: Leaf,
        clauses: &[effect(
            "Count the colors of actor's board whose pile shows at least one leaf icon, \
                 before drawing; actor draws that many [2]s.",
        )],
    },
    Face {
        name: "Mapmaking",
        age: 2,
        color: Green,
        icons: [None, Some(Crown), Some(Crown), Some(Castle)],
        featured: Crown,
        clauses: &[
            demand(
                "Target moves a card of value 1 (target's pick) from their score pile to the \
                 demander's score pile; nothing happens without one.",
            ),
            effect(
                "If the demand of this dogma action moved at least one card, actor draws and \
                 scores a [1].",
            ),
        ],
    },
    Face {
        name: "Mathematics",
        age: 2,
        color: Blue,
        icons: [None, Some(Lightbulb), Some(Crown), Some(Lightbulb)],
        featured: Lightbulb,
        clauses: &[optional(
            "Actor may return one hand card. Having done so, actor draws a card whose \
                 value is the returned card's value plus one and melds it.",
        )],
    },
    Face {
        name: "Monotheism",
        age: 2,
        color: Purple,
        icons: [None, Some(Castle), Some(Castle), Some(Castle)],
        featured: Castle,
        clauses: &[
            demand(
                "Target moves one of their top cards whose color has no pile on the \
                 demander's board (target's pick) to the demander's score pile. Once a card \
                 has moved, target draws a [1] and tucks it.",
            ),
            effect("Actor draws a [1] and tucks it."),
        ],
    },
    Face {
        name: "Philosophy",
        age: 2,
        color: Purple,
        icons: [None, Some(Lightbulb), Some(Lightbulb), Some(Lightbulb)],
        featured: Lightbulb,
        clauses: &[
            optional("Actor may splay one color of their choice left."),
            optional("Actor may score one hand card."),
        ],
    },
    Face {
        name: "Road Building",
        age: 2,
        color: Red,
        icons: [Some(Castle), Some(Castle), None, Some(Castle)],
        featured: Castle,
        clauses: &[effect(
            "Actor melds one hand card, or two in an order of their choice; melding at \
                 least one is mandatory while the hand is not empty. After melding two, actor \
                 may move their top red card on top of the red pile of another player of \
                 their choice; if that card moved, the chosen player's top green card, if \
                 any, moves on top of actor's green pile.",
        )],
    },
    Face {
        name: "Alchemy",
        age: 3,
        color: Blue,
        icons: [None, Some(Leaf), Some(Castle), Some(Castle)],
        featured: Castle,
        clauses: &[
            effect(
                "Count actor's visible castle icons once; for each full three of them actor \
                 draws a [4] and shows it. If at least one of those cards is red, actor \
                 returns all of them together with every other hand card, in an order of \
                 their choice; otherwise they stay in hand.",
            ),
            effect(
                "Actor melds one hand card, then scores one hand card; each half is mandatory \
                 if a card is available.",
            ),
        ],
    },
    Face {
        name: "Compass",
        age: 3,
        color: Green,
        icons: [None, Some(Crown), Some(Crown), Some(Leaf)],
        featured: Crown,
        clauses: &[demand(
            "First, target moves a non-green top card bearing a leaf from their board on \
                 top of the matching pile of the demander's board. Second, target moves a top \
                 card bearing no leaf from the demander's board on top of their own matching \
                 pile. Target picks both cards, and the second half is carried out even if \
                 the first was impossible.",
        )],
    },
    Face {
        name: "Education",
        age: 3,
        color: Purple,
        icons: [Some(Lightbulb), Some(Lightbulb), Some(Lightbulb), None],
        featured: Lightbulb,
        clauses: &[optional(
            "Actor may return the highest-valued card of their score pile (actor picks \
                 among ties). Having done so, actor draws a card whose value is two more than \
                 the highest value left in that pile, an empty pile counting as 0.",
        )],
    },
    Face {
        name: "Engineering",
        age: 3,
        color: Red,
        icons: [Some(Castle), None, Some(Lightbulb), Some(Castle)],
        featured: Castle,
        clauses: &[
            demand(
                "Every top card of target that bears a castle moves to the demander's score \
                 pile. Cards that become top cards through this are left alone.",
            ),
            optional("Actor may splay red left."),
        ],
    },
    Face {
        name: "Feudalism",
        age: 3,
        color: Purple,
        icons: [None, Some(Castle), Some(Leaf), Some(Castle)],
        featured: Castle,
        clauses: &[
            demand(
                "Target moves one hand card bearing a castle (target's pick) to the \
                 demander's hand. Once a card has moved, target's pile of that card's color \
                 loses its splay.",
            )
            .by_face(),
            optional("Actor may splay yellow left or purple left, one of the two."),
        ],
    },
    Face {
        name: "Machinery",
        age: 3,
        color: Yellow,
        icons: [Some(Leaf), Some(Leaf), None, Some(Castle)],
        featured: Leaf,
        clauses: &[
            demand(
                "Target's complete hand is exchanged for the full set of cards tied for \
                 highest value in the demander's hand. Both sets are fixed before anything \
                 moves and either may be empty.",
            ),
            effect(
                "Actor scores one hand card bearing a castle, which is mandatory if one is \
                 held. After that actor may splay red left, whether or not a card was scored.",
            )
            .by_face(),
        ],
    },
    Face {
        name: "Medicine",
        age: 3,
        color: Yellow,
        icons: [Some(Crown), Some(Leaf), Some(Leaf), None],
        featured: Leaf,
        clauses: &[demand(
            "The highest-valued card of target's score pile is exchanged for the \
                 lowest-valued card of the demander's score pile. Both are fixed before \
                 anything moves, each owner picks among their own ties, and a side without \
                 cards gives nothing.",
        )],
    },
    Face {
        name: "Optics",
        age: 3,
        color: Red,
        icons: [Some(Crown), Some(Crown), Some(Crown), None],
        featured: Crown,
        clauses: &[effect(
            "Actor draws a [3] and melds it. If that card bears a crown, actor draws and \
                 scores a [4]. If it does not, actor moves one card of their choice out of \
                 their own score pile into that of one opponent of their choice whose score \
                 is lower than actor's; without such an opponent or such a card nothing \
                 moves.",
        )],
    },
    Face {
        name: "Paper",
        age: 3,
        color: Green,
        icons: [None, Some(Lightbulb), Some(Lightbulb), Some(Crown)],
        featured: Lightbulb,
        clauses: &[
            optional("Actor may splay green left or blue left, one of the two."),
            effect(
                "Count all of actor's colors that are splayed left; actor draws that many \
                 [4]s.",
            ),
        ],
    },
    Face {
        name: "Translation",
        age: 3,
        color: Blue,
        icons: [None, Some(Crown), Some(Crown), Some(Crown)],
        featured: Crown,
        clauses: &[
            optional(
                "Actor may meld every card of their score pile, one after another in an order \
                 of their choice. It is all of them or none.",
            ),
            effect(
                "If none of actor's top cards lacks a crown, actor claims the World \
                 achievement provided it is unclaimed.",
            ),
        ],
    },
    Face {
        name: "Anatomy",
        age: 4,
        color: Yellow,
        icons: [Some(Leaf), Some(Leaf), Some(Leaf), None],
        featured: Leaf,
        clauses: &[demand(
            "Target returns one card of their choice from their score pile. Having done \
                 so, target also returns one of their top cards of that same value (target's \
                 pick), if there is one.",
        )],
    },
    Face {
        name: "Colonialism",
        age: 4,
        color: Red,
        icons: [None, Some(Factory), Some(Lightbulb), Some(Factory)],
        featured: Factory,
        clauses: &[effect(
            "Actor draws a [3] and tucks it; if the tucked card bears a crown the effect \
                 starts over.",
        )],
    },
    Face {
        name: "Enterprise",
        age: 4,
        color: Purple,
        icons: [None, Some(Crown), Some(Crown), Some(Crown)],
        featured: Crown,
        clauses: &[
            demand(
                "Target moves a non-purple top card bearing a crown (target's pick) from \
                 their board on top of the matching pile of the demander's board. Once a card \
                 has moved, target draws a [4] and melds it.",
            ),
            optional("Actor may splay green right."),
        ],
    },
    Face {
        name: "Experimentation",
        age: 4,
        color: Blue,
        icons: [None, Some(Lightbulb), Some(Lightbulb), Some(Lightbulb)],
        featured: Lightbulb,
        clauses: &[effect("Actor draws a [5] and melds it.")],
    },
    Face {
        name: "Gunpowder",
        age: 4,
        color: Red,
        icons: [None, Some(Factory), Some(Crown), Some(Factory)],
        featured: Factory,
        clauses: &[
            demand(
                "Target moves one of their top cards bearing a castle (target's pick) to the \
                 demander's score pile.",
            ),
            effect(
                "If the demand of this dogma action moved at least one card, actor draws and \
                 scores a [2].",
            ),
        ],
    },
    Face {
        name: "Invention",
        age: 4,
        color: Green,
        icons: [None, Some(Lightbulb), Some(Lightbulb), Some(Factory)],
        featured: Lightbulb,
        clauses: &[
            optional(
                "Actor may pick one of their colors that is splayed left at this moment and \
                 splay it right. Having done so, actor draws and scores a [4].",
            ),
            effect(
                "If actor has all five colors and every one of them is splayed, in whatever \
                 directions, actor claims the Wonder achievement provided it is unclaimed.",
            ),
        ],
    },
    Face {
        name: "Navigation",
        age: 4,
        color: Green,
        icons: [None, Some(Crown), Some(Crown), Some(Crown)],
        featured: Crown,
        clauses: &[demand(
            "Target moves a card of value 2 or value 3 (target's pick) from their score \
                 pile to the demander's score pile; nothing happens without one.",
        )],
    },
    Face {
        name: "Perspective",
        age: 4,
        color: Yellow,
        icons: [None, Some(Lightbulb), Some(Lightbulb), Some(Leaf)],
        featured: Lightbulb,
        clauses: &[optional(
            "Actor may return one hand card. Having done so, actor must score one hand \
                 card for each full pair of lightbulb icons then visible on their board, as \
                 far as the hand lasts.",
        )],
    },
    Face {
        name: "Printing Press",
        age: 4,
        color: Blue,
        icons: [None, Some(Lightbulb), Some(Lightbulb), Some(Crown)],
        featured: Lightbulb,
        clauses: &[
            optional(
                "Actor may return one card of their choice from their score pile. Having done \
                 so, actor draws a card whose value is two more than their top purple card's \
                 value, a missing purple pile counting as 0.",
            ),
            optional("Actor may splay blue right."),
        ],
    },
    Face {
        name: "Reformation",
        age: 4,
        color: Purple,
        icons: [Some(Leaf), Some(Leaf), None, Some(Leaf)],
        featured: Leaf,
        clauses: &[
            optional(
                "Actor may tuck hand cards, one for each full pair of leaf icons visible on \
                 their board when the effect begins. Opting in obliges actor to tuck that \
                 full number, or the whole hand if it is smaller.",
            ),
            optional("Actor may splay yellow right or purple right, one of the two."),
        ],
    },
    Face {
        name: "Astronomy",
        age: 5,
        color: Purple,
        icons: [Some(Crown), Some(Lightbulb), Some(Lightbulb), None],
        featured: Lightbulb,
        clauses: &[
            effect(
                "Actor draws a [6] and shows it. A green or blue card is melded and the \
                 effect starts over; a card of another color stays in hand and the effect \
                 stops.",
            ),
            effect(
                "If none of actor's non-purple top cards has a value below 6, actor claims \
                 the Universe achievement provided it is unclaimed. Absent colors are no \
                 obstacle.",
            ),
        ],
    },
    Face {
        name: "Banking",
        age: 5,
        color: Green,
        icons: [Some(Factory), Some(Crown), None, Some(Crown)],
        featured: Crown,
        clauses: &[
            demand(
                "Target moves a non-green top card bearing a factory (target's pick) from \
                 their board on top of the matching pile of the demander's board. Once a card \
                 has moved, target draws and scores a [5].",
            ),
            optional("Actor may splay green right."),
        ],
    },
    Face {
        name: "Chemistry",
        age: 5,
        color: Blue,
        icons: [Some(Factory), Some(Lightbulb), Some(Factory), None],
        featured: Factory,
        clauses: &[
            optional("Actor may splay blue right."),
            effect(
                "Actor draws and scores a card whose value is one more than their highest top \
                 card's value, then returns one card of their choice from their score pile \
                 (possibly the one just scored).",
            ),
        ],
    },
    Face {
        name: "Coal",
        age: 5,
        color: Red,
        icons: [Some(Factory), Some(Factory), Some(Factory), None],
        featured: Factory,
        clauses: &[
            effect("Actor draws a [5] and tucks it."),
            optional("Actor may splay red right."),
            optional(
                "Actor may score one of their top cards. Having done so, actor also scores \
                 the card that lay directly beneath it, if there is one.",
            ),
        ],
    },
    Face {
        name: "Measurement",
        age: 5,
        color: Green,
        icons: [Some(Lightbulb), Some(Leaf), Some(Lightbulb), None],
        featured: Lightbulb,
        clauses: &[optional(
            "Actor may show one hand card and return it. Having done so, actor splays \
                 their pile of that card's color right, as far as that is possible, and \
                 draws a card whose value is the number of cards in that pile.",
        )],
    },
    Face {
        name: "Physics",
        age: 5,
        color: Blue,
        icons: [Some(Factory), Some(Lightbulb), Some(Lightbulb), None],
        featured: Lightbulb,
        clauses: &[effect(
            "Actor draws a [6] three times and shows the three cards. If any two of them \
                 share a color, actor returns the three cards together with every other hand \
                 card, in an order of their choice; otherwise they stay in hand.",
        )],
    },
    Face {
        name: "The Pirate Code",
        age: 5,
        color: Red,
        icons: [Some(Crown), Some(Factory), Some(Crown), None],
        featured: Crown,
        clauses: &[
            demand(
                "Target moves two cards valued 4 at most (target's picks) from their score \
                 pile to the demander's score pile, or one if only one qualifies.",
            ),
            effect(
                "If the demand of this dogma action moved at least one card, actor scores the \
                 lowest-valued of their own top cards bearing a crown (actor picks among \
                 ties).",
            ),
        ],
    },
    Face {
        name: "Societies",
        age: 5,
        color: Purple,
        icons: [Some(Crown), None, Some(Lightbulb), Some(Crown)],
        featured: Crown,
        clauses: &[demand(
            "Eligible are target's top cards that bear a lightbulb and have a value above \
                 that of the demander's top card of the same color, a color missing from \
                 the demander's board counting as 0. Target moves one eligible card (target's \
                 pick) on top of the matching pile of the demander's board. Once a card has \
                 moved, target draws a [5].",
        )],
    },
    Face {
        name: "Statistics",
        age: 5,
        color: Yellow,
        icons: [Some(Leaf), Some(Lightbulb), Some(Leaf), None],
        featured: Leaf,
        clauses: &[
            demand(
                "All cards tied for highest value in target's score pile move to target's own \
                 hand.",
            ),
            optional("Actor may splay yellow right."),
        ],
    },
    Face {
        name: "Steam Engine",
        age: 5,
        color: Yellow,
        icons: [None, Some(Factory), Some(Crown), Some(Factory)],
        featured: Factory,
        clauses: &[effect(
            "Actor draws a [4] and tucks it, does so a second time, and then scores the \
                 bottom card of their yellow pile, if they have one. That card may be one \
                 just tucked or the only yellow card.",
        )],
    },
    Face {
        name: "Atomic Theory",
        age: 6,
        color: Blue,
        icons: [Some(Lightbulb), Some(Lightbulb), Some(Lightbulb), None],
        featured: Lightbulb,
        clauses: &[
            optional("Actor may splay blue right."),
            effect("Actor draws a [7] and melds it."),
        ],
    },
    Face {
        name: "Canning",
        age: 6,
        color: Yellow,
        icons: [None, Some(Factory), Some(Leaf), Some(Factory)],
        featured: Factory,
        clauses: &[
            optional(
                "Actor may draw a [6] and tuck it. Having done so, actor scores every one of \
                 their top cards bearing no factory, as the top cards stand right after the \
                 tuck; cards uncovered by the scoring are left alone.",
            ),
            optional("Actor may splay yellow right."),
        ],
    },
    Face {
        name: "Classification",
        age: 6,
        color: Green,
        icons: [Some(Lightbulb), Some(Lightbulb), Some(Lightbulb), None],
        featured: Lightbulb,
        clauses: &[effect(
            "Actor shows one hand card to fix a color; with an empty hand nothing \
                 happens. All cards of that color in every opponent's hand move to actor's \
                 hand, and then actor melds all hand cards of that color, the shown one \
                 included, in an order of their choice.",
        )],
    },
    Face {
        name: "Democracy",
        age: 6,
        color: Purple,
        icons: [Some(Crown), Some(Lightbulb), Some(Lightbulb), None],
        featured: Lightbulb,
        clauses: &[optional(
            "Actor may return any number of hand cards. If the total actor has returned \
                 through Democracy in this dogma action so far is larger than the total of \
                 each other player, actor draws and scores an [8].",
        )],
    },
    Face {
        name: "Emancipation",
        age: 6,
        color: Purple,
        icons: [Some(Factory), Some(Lightbulb), Some(Factory), None],
        featured: Factory,
        clauses: &[
            demand(
                "Target moves one hand card of their choice to the demander's score pile. \
                 Once a card has moved, target draws a [6].",
            ),
            optional("Actor may splay red right or purple right, one of the two."),
        ],
    },
    Face {
        name: "Encyclopedia",
        age: 6,
        color: Blue,
        icons: [None, Some(Crown), Some(Crown), Some(Crown)],
        featured: Crown,
        clauses: &[optional(
            "Actor may meld all cards tied for highest value in their score pile, one \
                 after another in an order of their choice. It is all of them or none.",
        )],
    },
    Face {
        name: "Industrialization",
        age: 6,
        color: Red,
        icons: [Some(Crown), Some(Factory), Some(Factory), None],
        featured: Factory,
        clauses: &[
            effect(
                "Count the colors of actor's board whose pile shows at least one factory \
                 icon, before drawing; that many times actor draws a [6] and tucks it.",
            ),
            optional("Actor may splay red right or purple right, one of the two."),
        ],
    },
    Face {
        name: "Machine Tools",
        age: 6,
        color: Red,
        icons: [Some(Factory), Some(Factory), None, Some(Factory)],
        featured: Factory,
        clauses: &[effect(
            "Actor draws and scores a card whose value is the highest value in their \
                 score pile, an empty pile counting as 0 and so giving a [1].",
        )],
    },
    Face {
        name: "Metric System",
        age: 6,
        color: Green,
        icons: [None, Some(Factory), Some(Crown), Some(Crown)],
        featured: Crown,
        clauses: &[
            optional(
                "Available only while actor's green pile is splayed right: actor may splay \
                 one color of their choice right.",
            ),
            optional("Actor may splay green right."),
        ],
    },
    Face {
        name: "Vaccination",
        age: 6,
        color: Yellow,
        icons: [Some(Leaf), Some(Factory), Some(Leaf), None],
        featured: Leaf,
        clauses: &[
            demand(
                "Target returns all cards tied for lowest value in their score pile, in an \
                 order of their choice. If any went back, target draws a [6] and melds it.",
            ),
            effect(
                "If the demand of this dogma action sent back at least one card, actor draws \
                 a [7] and melds it.",
            ),
        ],
    },
    Face {
        name: "Bicycle",
        age: 7,
        color: Green,
        icons: [Some(Crown), Some(Crown), Some(Clock), None],
        featured: Crown,
        clauses: &[optional(
            "Actor may swap their complete hand with their complete score pile; either \
                 may be empty.",
        )],
    },
    Face {
        name: "Combustion",
        age: 7,
        color: Red,
        icons: [Some(Crown), Some(Crown), Some(Factory), None],
        featured: Crown,
        clauses: &[
            demand(
                "Count the crown icons visible on the demander's board; for each full four of \
                 them target moves one card of their choice from their score pile to the \
                 demander's score pile.",
            ),
            effect("Actor returns the bottom card of their red pile, if they have one."),
        ],
    },
    Face {
        name: "Electricity",
        age: 7,
        color: Green,
        icons: [Some(Lightbulb), Some(Factory), None, Some(Factory)],
        featured: Factory,
        clauses: &[effect(
            "Actor returns every one of their top cards bearing no factory, in an order \
                 of their choice; cards uncovered on the way are left alone. Then actor draws \
                 one [8] for each card that went back.",
        )],
    },
    Face {
        name: "Evolution",
        age: 7,
        color: Blue,
        icons: [Some(Lightbulb), Some(Lightbulb), Some(Lightbulb), None],
        featured: Lightbulb,
        clauses: &[optional(
            "Actor may pick one of two options or neither. First option: draw and score \
                 an [8], then return one card of their choice from their score pile. Second \
                 option: draw a card whose value is one more than the highest value in their \
                 score pile, an empty pile counting as 0.",
        )],
    },
    Face {
        name: "Explosives",
        age: 7,
        color: Red,
        icons: [None, Some(Factory), Some(Factory), Some(Factory)],
        featured: Factory,
        clauses: &[demand(
            "Target moves their three highest-valued hand cards (target picks among \
                 ties), or the whole hand if smaller, to the demander's hand. If at least one \
                 card moved and target's hand is empty afterwards, target draws a [7].",
        )],
    },
    Face {
        name: "Lighting",
        age: 7,
        color: Purple,
        icons: [None, Some(Leaf), Some(Clock), Some(Leaf)],
        featured: Leaf,
        clauses: &[optional(
            "Actor may tuck one, two or three hand cards. For each distinct value among \
                 them actor draws and scores a [7].",
        )],
    },
    Face {
        name: "Publications",
        age: 7,
        color: Blue,
        icons: [None, Some(Lightbulb), Some(Clock), Some(Lightbulb)],
        featured: Lightbulb,
        clauses: &[
            optional(
                "Actor may put the cards of one color of their board into any order they \
                 like; the pile keeps its splay.",
            ),
            optional("Actor may splay yellow up or blue up, one of the two."),
        ],
    },
    Face {
        name: "Railroad",
        age: 7,
        color: Purple,
        icons: [Some(Clock), Some(Factory), Some(Clock), None],
        featured: Clock,
        clauses: &[
            effect(
                "Actor returns their complete hand, in an order of their choice, then draws a \
                 [6], three times.",
            ),
            optional(
                "Actor may pick one of their colors that is splayed right at this moment and \
                 splay it up.",
            ),
        ],
    },
    Face {
        name: "Refrigeration",
        age: 7,
        color: Yellow,
        icons: [None, Some(Leaf), Some(Leaf), Some(Crown)],
        featured: Leaf,
        clauses: &[
            demand(
                "Target returns half of their hand cards, rounded down, picking the cards and \
                 the order.",
            ),
            optional("Actor may score one hand card."),
        ],
    },
    Face {
        name: "Sanitation",
        age: 7,
        color: Yellow,
        icons: [Some(Leaf), Some(Leaf), None, Some(Leaf)],
        featured: Leaf,
        clauses: &[demand(
            "The two highest-valued cards of target's hand are exchanged for the \
                 lowest-valued card of the demander's hand. All are fixed before anything \
                 moves, each owner picks among their own ties, and a side that is short gives \
                 what it has.",
        )],
    },
    Face {
        name: "Antibiotics",
        age: 8,
        color: Yellow,
        icons: [Some(Leaf), Some(Leaf), Some(Leaf), None],
        featured: Leaf,
        clauses: &[optional(
            "Actor may return one, two or three hand cards. For each distinct value among \
                 them actor draws an [8], twice.",
        )],
    },
    Face {
        name: "Corporations",
        age: 8,
        color: Green,
        icons: [None, Some(Factory), Some(Factory), Some(Crown)],
        featured: Factory,
        clauses: &[
            demand(
                "Target moves a non-green top card bearing a factory (target's pick) from \
                 their board to the demander's score pile. Once a card has moved, target \
                 draws an [8] and melds it.",
            ),
            effect("Actor draws an [8] and melds it."),
        ],
    },
    Face {
        name: "Empiricism",
        age: 8,
        color: Purple,
        icons: [Some(Lightbulb), Some(Lightbulb), Some(Lightbulb), None],
        featured: Lightbulb,
        clauses: &[
            effect(
                "Actor names two different colors, then draws a [9] and shows it. If its \
                 color was named, actor melds it and may then splay that color up; if not, \
                 it stays in hand.",
            ),
            effect(
                "If at least twenty lightbulb icons are visible on actor's board, actor wins \
                 the game on the spot.",
            ),
        ],
    },
    Face {
        name: "Flight",
        age: 8,
        color: Red,
        icons: [Some(Crown), None, Some(Clock), Some(Crown)],
        featured: Crown,
        clauses: &[
            optional(
                "Available only while actor's red pile is splayed up: actor may splay one \
                 color of their choice up.",
            ),
            optional("Actor may splay red up."),
        ],
    },
    Face {
        name: "Mass Media",
        age: 8,
        color: Green,
        icons: [Some(Lightbulb), None, Some(Clock), Some(Lightbulb)],
        featured: Lightbulb,
        clauses: &[
            optional(
                "Actor may return one hand card. Having done so, actor names a value from 1 \
                 to 10, and all cards of that value go back from the score piles of all \
                 players, actor included.",
            ),
            optional("Actor may splay purple up."),
        ],
    },
    Face {
        name: "Mobility",
        age: 8,
        color: Red,
        icons: [None, Some(Factory), Some(Clock), Some(Factory)],
        featured: Factory,
        clauses: &[demand(
            "Eligible are target's top cards, as they stand when target begins, that are \
                 not red and bear no factory. The two highest-valued eligible cards (target \
                 picks among ties), or the only one, move to the demander's score pile. If at \
                 least one moved, target draws an [8].",
        )],
    },
    Face {
        name: "Quantum Theory",
        age: 8,
        color: Blue,
        icons: [Some(Clock), Some(Clock), Some(Clock), None],
        featured: Clock,
        clauses: &[optional(
            "Actor may return one or two hand cards. If two went back, actor draws a \
                 [10], and after that draws and scores another [10].",
        )],
    },
    Face {
        name: "Rocketry",
        age: 8,
        color: Blue,
        icons: [Some(Clock), Some(Clock), Some(Clock), None],
        featured: Clock,
        clauses: &[effect(
            "Count actor's visible clock icons once; for each full pair actor returns one \
                 card, picked by its back, from the score pile of any opponent. Different \
                 opponents may be hit, and it is mandatory while such cards exist.",
        )],
    },
    Face {
        name: "Skyscrapers",
        age: 8,
        color: Yellow,
        icons: [None, Some(Factory), Some(Crown), Some(Crown)],
        featured: Crown,
        clauses: &[demand(
            "Target moves a non-yellow top card bearing a clock (target's pick) from \
                 their board on top of the matching pile of the demander's board. Once a card \
                 has moved, target scores, into their own score pile, the card that lay \
                 directly beneath it and then returns what is left of that pile, in an order \
                 of their choice.",
        )],
    },
    Face {
        name: "Socialism",
        age: 8,
        color: Purple,
        icons: [Some(Leaf), None, Some(Leaf), Some(Leaf)],
        featured: Leaf,
        clauses: &[optional(
            "Actor may tuck their complete hand, one card after another in an order of \
                 their choice; it is all of them or none. If at least one purple card was \
                 tucked, all cards tied for lowest value in each opponent's hand move to \
                 actor's hand.",
        )],
    },
    Face {
        name: "Collaboration",
        age: 9,
        color: Green,
        icons: [None, Some(Crown), Some(Clock), Some(Crown)],
        featured: Crown,
        clauses: &[
            demand(
                "Target draws a [9], twice, and shows both cards. The demander picks one of \
                 them, which goes on top of the matching pile of the demander's board; target \
                 melds the other on their own board.",
            ),
            effect(
                "If actor's green pile holds at least ten cards, actor wins the game on the \
                 spot.",
            ),
        ],
    },
    Face {
        name: "Composites",
        age: 9,
        color: Red,
        icons: [Some(Factory), Some(Factory), None, Some(Factory)],
        featured: Factory,
        clauses: &[demand(
            "Target picks one hand card to keep and moves all the others to the \
                 demander's hand. In addition the highest-valued card of target's score pile \
                 (target picks among ties) moves to the demander's score pile.",
        )],
    },
    Face {
        name: "Computers",
        age: 9,
        color: Blue,
        icons: [Some(Clock), None, Some(Clock), Some(Factory)],
        featured: Clock,
        clauses: &[
            optional("Actor may splay red up or green up, one of the two."),
            effect(
                "Actor draws a [10] and melds it, then carries out that card's non-demand \
                 effects alone; they are not shared.",
            ),
        ],
    },
    Face {
        name: "Ecology",
        age: 9,
        color: Yellow,
        icons: [Some(Leaf), Some(Lightbulb), Some(Lightbulb), None],
        featured: Lightbulb,
        clauses: &[optional(
            "Actor may return one hand card. Having done so, actor scores one hand card \
                 if any is left, and draws a [10], twice.",
        )],
    },
    Face {
        name: "Fission",
        age: 9,
        color: Red,
        icons: [None, Some(Clock), Some(Clock), Some(Clock)],
        featured: Clock,
        clauses: &[
            demand(
                "Target draws a [10] and shows it. If it is red, all cards in all hands, on \
                 all boards and in all score piles leave the game for good, and the dogma \
                 action ends at that very moment. If it is not red, it stays in target's \
                 hand.",
            ),
            effect(
                "Actor returns one top card of their choice from any player's board, their \
                 own included, Fission itself excepted. Then actor draws a [10].",
            ),
        ],
    },
    Face {
        name: "Genetics",
        age: 9,
        color: Blue,
        icons: [Some(Lightbulb), Some(Lightbulb), Some(Lightbulb), None],
        featured: Lightbulb,
        clauses: &[effect(
            "Actor draws a [10] and melds it, then scores every card lying beneath it in \
                 that pile.",
        )],
    },
    Face {
        name: "Satellites",
        age: 9,
        color: Green,
        icons: [None, Some(Clock), Some(Clock), Some(Clock)],
        featured: Clock,
        clauses: &[
            effect(
                "Actor returns their complete hand, in an order of their choice, and draws an \
                 [8], three times.",
            ),
            optional("Actor may splay purple up."),
            effect(
                "Actor melds one hand card of their choice, then carries out each of that \
                 card's non-demand effects alone; they are not shared.",
            ),
        ],
    },
    Face {
        name: "Services",
        age: 9,
        color: Purple,
        icons: [None, Some(Leaf), Some(Leaf), Some(Leaf)],
        featured: Leaf,
        clauses: &[demand(
            "All cards tied for highest value in target's score pile move to the \
                 demander's hand. If any moved, a top card bearing no leaf (target's pick) \
                 moves from the demander's board to target's hand.",
        )],
    },
    Face {
        name: "Specialization",
        age: 9,
        color: Purple,
        icons: [None, Some(Factory), Some(Leaf), Some(Factory)],
        featured: Factory,
        clauses: &[
            effect(
                "Actor shows one hand card; with an empty hand nothing happens. The top card \
                 of that color on each opponent's board moves to actor's hand.",
            ),
            optional("Actor may splay yellow up or blue up, one of the two."),
        ],
    },
    Face {
        name: "Suburbia",
        age: 9,
        color: Yellow,
        icons: [None, Some(Crown), Some(Leaf), Some(Leaf)],
        featured: Leaf,
        clauses: &[optional(
            "Actor may tuck any number of hand cards. For each card tucked, actor draws \
                 and scores a [1].",
        )],
    },
    Face {
        name: "A.I.",
        age: 10,
        color: Purple,
        icons: [Some(Lightbulb), Some(Lightbulb), Some(Clock), None],
        featured: Lightbulb,
        clauses: &[
            effect("Actor draws and scores a [10]."),
            effect(
                "If Robotics is a top card on some board and Software is a top card on some \
                 board, no matter whose, whoever alone holds the lowest score wins the game \
                 on the spot; with a tie for lowest nothing happens.",
            ),
        ],
    },
    Face {
        name: "Bioengineering",
        age: 10,
        color: Blue,
        icons: [Some(Lightbulb), Some(Clock), Some(Clock), None],
        featured: Clock,
        clauses: &[
            effect(
                "Actor moves one top card bearing a leaf (actor's pick) from the board of any \
                 opponent to actor's score pile; mandatory if there is one.",
            ),
            effect(
                "If at least one player has fewer than three visible leaf icons, the player \
                 with the most visible leaf icons wins the game on the spot; with a tie for \
                 most nothing happens.",
            ),
        ],
    },
    Face {
        name: "Databases",
        age: 10,
        color: Green,
        icons: [None, Some(Clock), Some(Clock), Some(Clock)],
        featured: Clock,
        clauses: &[demand(
            "Target returns half of the cards of their score pile, rounded up, picking \
                 the cards and the order.",
        )],
    },
    Face {
        name: "Globalization",
        age: 10,
        color: Yellow,
        icons: [None, Some(Factory), Some(Factory), Some(Factory)],
        featured: Factory,
        clauses: &[
            demand("Target returns one of their top cards bearing a leaf (target's pick)."),
            effect(
                "Actor draws and scores a [6]. Then, if there is no player whose visible leaf \
                 icons outnumber their visible factory icons, the player with the highest \
                 score wins the game on the spot; with a tie for highest nothing happens.",
            ),
        ],
    },
    Face {
        name: "Miniaturization",
        age: 10,
        color: Red,
        icons: [None, Some(Lightbulb), Some(Clock), Some(Lightbulb)],
        featured: Lightbulb,
        clauses: &[optional(
            "Actor may return one hand card. If its value was 10, actor draws one [10] \
                 for each distinct value present in their score pile.",
        )],
    },
    Face {
        name: "Robotics",
        age: 10,
        color: Red,
        icons: [None, Some(Factory), Some(Clock), Some(Factory)],
        featured: Factory,
        clauses: &[effect(
            "Actor scores their top green card, if they have one. Then actor draws a [10] \
                 and melds it, and carries out that card's non-demand effects alone; they are \
                 not shared.",
        )],
    },
    Face {
        name: "Self Service",
        age: 10,
        color: Green,
        icons: [None, Some(Crown), Some(Crown), Some(Crown)],
        featured: Crown,
        clauses: &[
            effect(
                "Actor picks one of their top cards other than Self Service and carries out \
                 its non-demand effects alone; they are not shared. A card without such \
                 effects may be picked, to no effect.",
            ),
            effect(
                "If every other player owns fewer achievements than actor does, actor wins \
                 the game on the spot.",
            ),
        ],
    },
    Face {
        name: "Software",
        age: 10,
        color: Blue,
        icons: [Some(Clock), Some(Clock), Some(Clock), None],
        featured: Clock,
        clauses: &[
            effect("Actor draws and scores a [10]."),
            effect(
                "Actor draws a [10] and melds it, draws another [10] and melds it, then \
                 carries out the non-demand effects of the second of the two alone; they are \
                 not shared.",
            ),
        ],
    },
    Face {
        name: "Stem Cells",
        age: 10,
        color: Yellow,
        icons: [None, Some(Leaf), Some(Leaf), Some(Leaf)],
        featured: Leaf,
        clauses: &[optional("Actor may score their complete hand; it is all of it or nothing.")],
    },
    Face {
        name: "The Internet",
        age: 10,
        color: Purple,
        icons: [None, Some(Clock), Some(Clock), Some(Lightbulb)],
        featured: Clock,
        clauses: &[
            optional("Actor may splay green up."),
            effect("Actor draws and scores a [10]."),
            effect(
                "Count actor's visible clock icons once; for each full pair actor draws a \
                 [10] and melds it.",
            ),
        ],
    },
];
