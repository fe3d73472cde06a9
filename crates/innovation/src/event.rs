//! What the rules report. Applying one of these is the only thing that changes a state.

use arrayvec::ArrayVec;
use kernel::{Facts, Mover, Seat, SeatSet, Viewer, Viewers};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ask::Pick;
use crate::card::{Card, Cards};
use crate::face::{Color, Splay};

/// A place for cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// The supply pile of the card's value.
    Supply,
    /// A seat's hand.
    Hand(Seat),
    /// A seat's score pile.
    Score(Seat),
    /// A seat's board, in the pile of the card's color.
    Board(Seat),
}

impl Place {
    /// Whose place it is.
    pub const fn owner(self) -> Option<Seat> {
        match self {
            Place::Supply => None,
            Place::Hand(seat) | Place::Score(seat) | Place::Board(seat) => Some(seat),
        }
    }

    /// Whether everybody sees what lies there.
    pub const fn is_public(self) -> bool {
        matches!(self, Place::Board(_))
    }
}

/// The word of the rules for a card that moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// From the supply to a hand.
    Draw,
    /// On top of the pile of its color.
    Meld,
    /// To the bottom of the pile of its color.
    Tuck,
    /// To one's own score pile.
    Score,
    /// To the bottom of its supply pile.
    Return,
    /// Anywhere, without counting as any of the others.
    Transfer,
    /// The first card of a board, at the beginning.
    Place,
}

/// Cards that may be hidden: who may not see them sees how many there are of each value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Bundle {
    /// The cards, for those who may see them.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub cards: Option<Cards>,
    /// How many of each value, from 1 to 10.
    pub backs: [u8; 10],
}

impl Bundle {
    /// These cards.
    pub fn of(cards: Cards) -> Bundle {
        let backs = std::array::from_fn(|n| cards.valued(n as u8 + 1).len() as u8);
        Bundle { cards: Some(cards), backs }
    }

    /// Only their backs.
    #[must_use]
    pub const fn face_down(self) -> Bundle {
        Bundle { cards: None, backs: self.backs }
    }
}

/// An achievement that comes without a card.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Special {
    /// Six cards tucked or six cards scored in one turn.
    Monument,
    /// Three of each of the six icons.
    Empire,
    /// Twelve clocks.
    World,
    /// Five colors splayed right or up.
    Wonder,
    /// Five top cards of value 8 or more.
    Universe,
}

impl Special {
    /// All five, in order.
    pub const ALL: [Special; 5] =
        [Special::Monument, Special::Empire, Special::World, Special::Wonder, Special::Universe];

    /// Its name.
    pub const fn name(self) -> &'static str {
        ["Monument", "Empire", "World", "Wonder", "Universe"][self as usize]
    }

    /// The one with this name, in any case of letters.
    pub fn named(name: &str) -> Option<Special> {
        Special::ALL.into_iter().find(|one| one.name().eq_ignore_ascii_case(name.trim()))
    }

    /// The title of the card that can claim it too.
    // R112.
    pub const fn card(self) -> &'static str {
        ["Masonry", "Construction", "Translation", "Invention", "Astronomy"][self as usize]
    }
}

/// An achievement.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Achievement {
    /// That of an age, 1 to 9.
    Age(u8),
    /// A special one.
    Special(Special),
}

impl Achievement {
    /// All fourteen, in order.
    pub fn all() -> impl Iterator<Item = Achievement> {
        (1..=9).map(Achievement::Age).chain(Special::ALL.map(Achievement::Special))
    }
}

impl std::fmt::Display for Achievement {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Achievement::Age(age) => age.fmt(f),
            Achievement::Special(special) => f.write_str(special.name()),
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A seat, or its team, owns enough achievements.
    Achievements(Seat),
    /// A card higher than 10 had to be drawn: the score decides.
    Score,
    /// A card says that this seat wins.
    Card(Seat),
}

/// What an action is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Draw.
    Draw,
    /// Meld a hand card.
    Meld(Card),
    /// Activate a top card.
    Dogma(Card),
    /// Claim the achievement of an age.
    Achieve(u8),
}

/// An answer, for those who may know it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Given {
    /// What it was is not the viewer's to know.
    Hidden,
    /// The effect was declined.
    Pass,
    /// Something was picked.
    Pick(Pick),
}

/// A fact that the rules report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A supply pile was shuffled. The order, from the top, is nobody's to know.
    Shuffled {
        /// Its value.
        age: u8,
        /// The order from the top.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[schemars(with = "Option<Vec<Card>>")]
        order: Option<ArrayVec<Card, 15>>,
    },
    /// The top card of a supply pile was laid aside, unseen, as the achievement of its age.
    SetAside {
        /// Its age.
        age: u8,
    },
    /// A seat has picked its first card, in secret.
    Chosen {
        /// Who.
        seat: Seat,
        /// Which.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        card: Option<Card>,
    },
    /// A turn begins.
    TurnStarted {
        /// Whose.
        seat: Seat,
        /// How many actions it has.
        actions: u8,
    },
    /// A seat takes an action.
    ActionTaken {
        /// Who.
        seat: Seat,
        /// Which.
        action: Action,
    },
    /// The icons are counted: who shares and who can be demanded of is fixed from here on.
    Counted {
        /// The activated card.
        card: Card,
        /// The counts of its icon, seat by seat.
        #[schemars(with = "Vec<u8>")]
        counts: ArrayVec<u8, 4>,
        /// Who shares.
        sharers: SeatSet,
        /// Who can be demanded of.
        vulnerable: SeatSet,
    },
    /// A seat begins to carry out an effect.
    EffectStarted {
        /// The card.
        card: Card,
        /// Which of its effects, from 0.
        effect: u8,
        /// Who.
        seat: Seat,
        /// Whether nobody shares it, because another card made the seat do it.
        alone: bool,
    },
    /// An effect got its answer. What was picked is for who picked it; what follows is told by
    /// itself. That somebody declines is heard by all.
    Answered {
        /// By whom.
        who: Mover,
        /// What it was.
        given: Given,
    },
    /// A card moves.
    Moved {
        /// In which way.
        how: How,
        /// The card, for those who may see it.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        card: Option<Card>,
        /// Its value, which its back shows.
        age: u8,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
        /// Whether everybody sees which card it is, because it was shown just before.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        open: bool,
    },
    /// Two sets of cards change places.
    Exchanged {
        /// One place.
        one: Place,
        /// What leaves it.
        gives: Bundle,
        /// The other place.
        other: Place,
        /// What leaves that.
        takes: Bundle,
    },
    /// A pile is splayed another way.
    Splayed {
        /// Whose.
        seat: Seat,
        /// Which.
        color: Color,
        /// How it lies now.
        splay: Splay,
    },
    /// A pile is put into another order.
    Rearranged {
        /// Whose.
        seat: Seat,
        /// Which.
        color: Color,
        /// The order from the top, for its owner: whether others may look is up to the table.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        #[schemars(with = "Option<Vec<Card>>")]
        order: Option<ArrayVec<Card, 21>>,
    },
    /// Cards are shown to everybody and stay where they are.
    Revealed {
        /// Whose.
        seat: Seat,
        /// Which.
        cards: Cards,
        /// Whether it only proves that something asked for is not there.
        proof: bool,
    },
    /// A color is named.
    NamedColor {
        /// By whom.
        seat: Seat,
        /// Which.
        color: Color,
    },
    /// A value is named.
    NamedValue {
        /// By whom.
        seat: Seat,
        /// Which.
        value: u8,
    },
    /// An achievement is claimed.
    Claimed {
        /// By whom.
        seat: Seat,
        /// Which.
        achievement: Achievement,
    },
    /// All hands, boards and score piles leave the game.
    Fissioned,
    /// The activator draws because an opponent shared.
    SharingDraw {
        /// The activator.
        seat: Seat,
    },
    /// The activated card has been carried out, or was cut short.
    DogmaEnded {
        /// Whether it was cut short.
        aborted: bool,
    },
    /// The turn is over: what was tucked and scored in it no longer counts.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// How.
        ending: Ending,
    },
}

impl Event {
    /// Whether an opponent who causes this while sharing has changed something.
    // R95, R101.
    #[inline(always)]
    pub(crate) const fn is_change(&self) -> bool {
        match self {
            Event::Moved { .. }
            | Event::Exchanged { .. }
            | Event::Splayed { .. }
            | Event::Rearranged { .. }
            | Event::Claimed { .. }
            | Event::Fissioned => true,
            Event::Revealed { proof, .. } => !*proof,
            _ => false,
        }
    }
}

/// Whether `viewer` sees the face of a card that goes from one place to another.
// R132.
fn sees(viewer: Viewer, from: Place, to: Place) -> bool {
    let open = from.is_public() || to.is_public();
    let own = [from, to].into_iter().filter_map(Place::owner).any(|seat| viewer.sees(seat));
    viewer == Viewer::Omniscient || open || own
}

/// The event as `viewer` may know it.
// R132, R133.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Event {
    let mut event = event.clone();
    match &mut event {
        Event::Shuffled { order, .. } if viewer != Viewer::Omniscient => *order = None,
        Event::Chosen { seat, card } if !viewer.sees(*seat) => *card = None,
        Event::Answered { who, given: given @ Given::Pick(_) } => match who {
            Mover::Seat(seat) if viewer.sees(*seat) => {}
            Mover::Chance if viewer == Viewer::Omniscient => {}
            _ => *given = Given::Hidden,
        },
        Event::Rearranged { seat, order, .. } if !viewer.sees(*seat) => *order = None,
        Event::Moved { card, from, to, open: false, .. } if !sees(viewer, *from, *to) => {
            *card = None;
        }
        Event::Exchanged { one, gives, other, takes } if !sees(viewer, *one, *other) => {
            *gives = gives.face_down();
            *takes = takes.face_down();
        }
        _ => {}
    }
    event
}

/// What the event means for undo and pacing.
// R139.
pub(crate) fn facts(event: &Event) -> Facts {
    let plain = Facts::default();
    let slide = Some(("slide", 200));
    match event {
        Event::Shuffled { .. } => Facts { chance: true, ..plain },
        // Which of their hidden cards it hit, its owner sees from what follows.
        Event::Answered { who: Mover::Chance, .. } => {
            Facts { chance: true, learned: Viewers::EVERYBODY, ..plain }
        }
        // Whether somebody is asked for such a card, or shows that there is none, follows at once.
        Event::EffectStarted { card, effect, seat, .. } => {
            let by_face = card.clauses().get(usize::from(*effect)).is_some_and(|one| one.by_face);
            let learned = if by_face { Viewers::all_but(*seat) } else { Viewers::NONE };
            Facts { learned, ..plain }
        }
        Event::Moved { from, to, .. } => {
            Facts { learned: learners(*from, *to), animation: slide, ..plain }
        }
        Event::Exchanged { one, other, .. } => {
            // Who exchanges cards of their own learns nothing; the others learn that it was done,
            // which need not leave a trace.
            let learned = match (one.owner(), other.owner()) {
                (Some(a), Some(b)) if a == b => Viewers::all_but(a),
                _ => Viewers::EVERYBODY,
            };
            Facts { learned, animation: slide, ..plain }
        }
        Event::Revealed { seat, .. } => {
            Facts { learned: Viewers::all_but(*seat), animation: Some(("reveal", 400)), ..plain }
        }
        Event::Splayed { .. } => Facts { animation: Some(("splay", 200)), ..plain },
        // That it was done is told, and need not leave a trace either.
        Event::Rearranged { seat, .. } => {
            Facts { learned: Viewers::all_but(*seat), animation: Some(("splay", 200)), ..plain }
        }
        _ => plain,
    }
}

/// Who sees a face that was hidden from them before. Who hands a card over to another's score pile
/// may be asked for one more of its kind (Oars): from that all others learn.
// R139.
fn learners(from: Place, to: Place) -> Viewers {
    match (from, to) {
        (Place::Board(_), _) | (Place::Hand(_) | Place::Score(_), Place::Supply) => Viewers::NONE,
        (Place::Hand(owner), Place::Score(other)) if owner != other => Viewers::all_but(owner),
        (Place::Supply, Place::Board(_)) => Viewers::EVERYBODY,
        (Place::Hand(owner) | Place::Score(owner), Place::Board(_)) => Viewers::all_but(owner),
        (_, to) => match (from.owner(), to.owner()) {
            (Some(a), Some(b)) if a == b => Viewers::NONE,
            (_, Some(seat)) => Viewers::seats(SeatSet::only(seat)),
            (_, None) => Viewers::NONE,
        },
    }
}
