//! What is printed on a card.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A color, in the fixed order in which simultaneous moves are made where nobody picks an order.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Color {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Purple.
    Purple,
}

impl Color {
    /// All five, in order.
    pub const ALL: [Color; 5] =
        [Color::Red, Color::Yellow, Color::Green, Color::Blue, Color::Purple];

    /// Its name.
    pub const fn name(self) -> &'static str {
        ["red", "yellow", "green", "blue", "purple"][self as usize]
    }
}

/// A set of colors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Colors(pub(crate) u8);

impl Colors {
    /// No color.
    pub const NONE: Colors = Colors(0);
    /// All five.
    pub const ALL: Colors = Colors(31);

    /// Just these.
    pub const fn these(colors: &[Color]) -> Colors {
        let mut set = 0;
        let mut n = 0;
        while n < colors.len() {
            set |= 1 << colors[n] as u8;
            n += 1;
        }
        Colors(set)
    }

    /// Whether `color` is among them.
    pub const fn has(self, color: Color) -> bool {
        self.0 >> color as u8 & 1 != 0
    }

    /// The set with `color`.
    #[must_use]
    pub const fn with(self, color: Color) -> Colors {
        Colors(self.0 | 1 << color as u8)
    }

    /// Those that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: Colors) -> Colors {
        Colors(self.0 & !other.0)
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colors in order.
    pub fn iter(self) -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().filter(move |&color| self.has(color))
    }
}

impl FromIterator<Color> for Colors {
    fn from_iter<I: IntoIterator<Item = Color>>(colors: I) -> Colors {
        colors.into_iter().fold(Colors::NONE, Colors::with)
    }
}

/// An icon.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Icon {
    /// A castle.
    Castle,
    /// A crown.
    Crown,
    /// A leaf.
    Leaf,
    /// A lightbulb.
    Lightbulb,
    /// A factory.
    Factory,
    /// A clock.
    Clock,
}

impl Icon {
    /// All six, in order.
    pub const ALL: [Icon; 6] =
        [Icon::Castle, Icon::Crown, Icon::Leaf, Icon::Lightbulb, Icon::Factory, Icon::Clock];

    /// Its name.
    pub const fn name(self) -> &'static str {
        ["castle", "crown", "leaf", "lightbulb", "factory", "clock"][self as usize]
    }
}

/// How a pile is fanned out, and so which slots of its covered cards can be seen.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Default,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Splay {
    /// Not at all: covered cards show nothing.
    #[default]
    None,
    /// Covered cards show their bottom right slot.
    Left,
    /// Covered cards show their two left slots.
    Right,
    /// Covered cards show their three bottom slots.
    Up,
}

impl Splay {
    /// Its name.
    pub const fn name(self) -> &'static str {
        ["unsplayed", "left", "right", "up"][self as usize]
    }

    /// The slots of a covered card that can be seen: top left, bottom left, middle, right.
    pub const fn shows(self) -> [bool; 4] {
        match self {
            Splay::None => [false; 4],
            Splay::Left => [false, false, false, true],
            Splay::Right => [true, true, false, false],
            Splay::Up => [false, true, true, true],
        }
    }
}

/// What sort of effect a clause is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Sort {
    /// Suffered by opponents who show fewer of the featured icon.
    Demand,
    /// Carried out by everybody who shows as many, and by the activator.
    Effect,
}

/// One numbered clause of a card. What it says stands in the words: `card-`, its title and its
/// number make the key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clause {
    /// A demand or not.
    pub sort: Sort,
    /// Whether the executing seat may decline the whole of it.
    pub optional: bool,
    /// Whether it wants a hand card by its color or its icons: then being asked for one tells
    /// others that there is one, as a hand that is shown as proof tells that there is none.
    pub by_face: bool,
}

impl Clause {
    /// The same, wanting a hand card by its color or its icons.
    pub(crate) const fn by_face(self) -> Clause {
        Clause { by_face: true, ..self }
    }
}

/// A demand.
pub(crate) const DEMAND: Clause = Clause { sort: Sort::Demand, optional: false, by_face: false };
/// An effect that must be carried out as far as it can be.
pub(crate) const EFFECT: Clause = Clause { sort: Sort::Effect, optional: false, by_face: false };
/// An effect that may be declined.
pub(crate) const OPTIONAL: Clause = Clause { optional: true, ..EFFECT };

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// The title.
    pub name: &'static str,
    /// The value, 1 to 10.
    pub age: u8,
    /// The color.
    pub color: Color,
    /// The four slots: top left, bottom left, bottom middle, bottom right.
    pub icons: [Option<Icon>; 4],
    /// The icon in front of the effects.
    pub featured: Icon,
    /// The effects, in printed order.
    pub clauses: &'static [Clause],
}
