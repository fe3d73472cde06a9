//! The open question of a paused effect.

use std::num::NonZeroU8;

use kernel::{Mover, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::card::{Card, Cards, bits, nth_bit};
use crate::face::{Color, Colors, Splay};
use crate::faces::CARDS;
use crate::moves::Move;

/// One thing that can be picked: a card, a color, a value, a seat, or a word.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(into = "String", try_from = "String")]
#[schemars(with = "String")]
pub struct Pick(NonZeroU8);

impl From<Pick> for String {
    fn from(pick: Pick) -> String {
        crate::position::written(pick.picked())
    }
}

impl TryFrom<String> for Pick {
    type Error = String;

    fn try_from(text: String) -> Result<Pick, String> {
        crate::position::picked(&text).map(Pick::from).ok_or(format!("`{text}` is no pick"))
    }
}

const COLORS: u8 = CARDS as u8;
const VALUES: u8 = COLORS + 5;
const SEATS: u8 = VALUES + 10;
const WORDS: u8 = SEATS + 4;

/// What a pick stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Picked {
    /// A card.
    Card(Card),
    /// A color.
    Color(Color),
    /// A value from 1 to 10.
    Value(u8),
    /// A seat.
    Seat(Seat),
    /// To do it; or the first of two options.
    Yes,
    /// The second of two options.
    Second,
}

impl Pick {
    /// The pick at place `n` of all that can ever be picked. Kept one higher, so that a pick or
    /// none fits into a byte.
    const fn at(n: u8) -> Pick {
        match NonZeroU8::new(n + 1) {
            Some(n) => Pick(n),
            None => unreachable!(),
        }
    }

    const fn index(self) -> u8 {
        self.0.get() - 1
    }

    /// What it stands for.
    pub fn picked(self) -> Picked {
        match self.index() {
            n if n < COLORS => Picked::Card(Card(n)),
            n if n < VALUES => Picked::Color(Color::ALL[usize::from(n - COLORS)]),
            n if n < SEATS => Picked::Value(n - VALUES + 1),
            n if n < WORDS => Picked::Seat(Seat(n - SEATS)),
            WORDS => Picked::Yes,
            _ => Picked::Second,
        }
    }
}

impl From<Picked> for Pick {
    fn from(picked: Picked) -> Pick {
        Pick::at(match picked {
            Picked::Card(card) => card.0,
            Picked::Color(color) => COLORS + color as u8,
            Picked::Value(value) => VALUES + value - 1,
            Picked::Seat(seat) => SEATS + seat.0,
            Picked::Yes => WORDS,
            Picked::Second => WORDS + 1,
        })
    }
}

/// Everything that can be picked at one ask: one bit for each pick.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Picks(pub(crate) u128);

impl Picks {
    pub(crate) const fn has(self, pick: Pick) -> bool {
        self.0 >> pick.index() & 1 != 0
    }

    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Pick> {
        bits(self.0).map(Pick::at)
    }

    /// The pick at place `n` of these.
    pub(crate) fn nth(self, n: usize) -> Pick {
        Pick::at(nth_bit(self.0, n))
    }

    pub(crate) const fn cards(cards: Cards) -> Picks {
        Picks(cards.0)
    }

    pub(crate) fn of(picks: impl IntoIterator<Item = Picked>) -> Picks {
        Picks(picks.into_iter().fold(0, |set, picked| set | 1 << Pick::from(picked).index()))
    }

    pub(crate) const fn colors(colors: Colors) -> Picks {
        Picks((colors.0 as u128) << COLORS)
    }

    /// The cards among the picks.
    pub(crate) const fn as_cards(self) -> Cards {
        Cards(self.0 & Cards::ALL.0)
    }
}

/// What a pick is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// To meld it.
    Meld,
    /// To tuck it.
    Tuck,
    /// To score it.
    Score,
    /// To return it.
    Return,
    /// To hand it over.
    Give,
    /// To take it.
    Take,
    /// To keep it while the rest goes.
    Keep,
    /// To show it.
    Show,
    /// To carry out its effects.
    Execute,
    /// To put it next.
    Order,
    /// To exchange.
    Exchange,
    /// To splay a color.
    Splay(Splay),
    /// To name it.
    Name,
    /// Whom it concerns.
    Whom,
    /// Whether to do what the effect offers.
    Accept,
    /// Which of two options.
    Option,
    /// Which of several cards with the same back it is.
    Blind,
}

/// What sort of thing is picked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pickable {
    /// A card.
    Card,
    /// A color.
    Color,
    /// A value.
    Value,
    /// A seat.
    Seat,
    /// Yes, or one of two options.
    Word,
}

/// A question: one of these picks, or a pass where that is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Ask {
    pub(crate) who: Mover,
    pub(crate) picks: Picks,
    pub(crate) may_pass: bool,
    pub(crate) why: Why,
    /// Whether cards are put into an order: then everybody sees how many are left.
    pub(crate) ordering: bool,
}

impl Ask {
    /// How many cards are still to be put into an order, where that is asked.
    pub(crate) fn left(self) -> Option<u8> {
        self.ordering.then_some(self.picks.len() as u8)
    }

    /// What sort of thing is picked: a card, where nothing but a pass is possible.
    pub(crate) fn pickable(self) -> Pickable {
        match self.picks.iter().next().map(Pick::picked) {
            None | Some(Picked::Card(_)) => Pickable::Card,
            Some(Picked::Color(_)) => Pickable::Color,
            Some(Picked::Value(_)) => Pickable::Value,
            Some(Picked::Seat(_)) => Pickable::Seat,
            Some(Picked::Yes | Picked::Second) => Pickable::Word,
        }
    }

    /// The answers, in the order of moves.
    pub(crate) fn moves(self) -> impl Iterator<Item = Move> {
        let pass = self.may_pass.then_some(Move::Pass);
        pass.into_iter().chain(self.picks.iter().map(Move::Pick))
    }

    /// How many answers there are.
    pub(crate) const fn len(self) -> usize {
        self.picks.len() + self.may_pass as usize
    }

    /// The answer at place `n` of [`Ask::moves`].
    pub(crate) fn nth(self, n: usize) -> Move {
        match n.checked_sub(usize::from(self.may_pass)) {
            None => Move::Pass,
            Some(n) => Move::Pick(self.picks.nth(n)),
        }
    }
}
