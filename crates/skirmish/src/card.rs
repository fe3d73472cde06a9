//! Cards by number, and what is printed on them.

use std::fmt;

use kernel::Message;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ask::Picks;
use crate::cards::{FACES, Way};
use crate::effect::{Cx, Run, Trigger};
use crate::slot::Slot;
use crate::state::Components;

/// A card of the catalogue. Two copies of one card are the same value.
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
#[serde(into = "String", try_from = "String")]
#[schemars(with = "String")]
pub struct Card(pub(crate) u8);

impl Card {
    /// All cards, in the order of the catalogue.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..FACES.len() as u8).map(Card)
    }

    /// The card with this id, found when the caller is compiled.
    ///
    /// # Panics
    /// When there is no such card.
    pub const fn with_id(id: &str) -> Card {
        crate::cards::card(id)
    }

    /// Its place in the catalogue.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// What is printed on it.
    #[inline]
    pub fn face(self) -> &'static Face {
        #[cfg(test)]
        if let Some(face) = crate::cards::deprived(self) {
            return face;
        }
        &FACES[usize::from(self.0)]
    }

    /// The card with this id or name, in letters of any size; blanks and underscores are alike.
    pub fn named(text: &str) -> Option<Card> {
        let same = |one: &str| one.chars().map(plain).eq(text.trim().chars().map(plain));
        Card::all().find(|card| same(card.face().id) || same(card.face().name))
    }
}

fn plain(c: char) -> char {
    if c == '_' { ' ' } else { c.to_ascii_lowercase() }
}

impl Card {
    /// The card whose name comes nearest to a text that names none; nothing when none is near.
    pub fn like(text: &str) -> Option<Card> {
        let names: Vec<&str> = Card::all().map(|card| card.face().name).collect();
        let text: String = text.chars().map(plain).take(40).collect();
        kernel::nearest(&text, &names).first().and_then(|name| Card::named(name))
    }
}

impl Card {
    /// What it is called.
    pub fn title(self) -> Message {
        Message::of("card", self.face().id)
    }

    /// What it says, clause by clause.
    pub fn clauses(self) -> impl Iterator<Item = Message> {
        let clause = move |n| Message::of("card", &format!("{} {n}", self.face().id));
        (1..=self.face().clauses).map(clause)
    }
}

/// The name in moves and positions.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.face().name)
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.face().id.to_owned()
    }
}

impl TryFrom<String> for Card {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Card, &'static str> {
        Card::named(&text).ok_or("no card")
    }
}

/// How rare a card is: how many copies a deck may hold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Rarity {
    /// Three copies.
    Bronze,
    /// Two copies, and at most seven silver cards in all.
    Silver,
    /// One copy, and at most four gold cards in all.
    Gold,
}

impl Rarity {
    /// The key of its word.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Rarity::Bronze => "rarity-bronze",
            Rarity::Silver => "rarity-silver",
            Rarity::Gold => "rarity-gold",
        }
    }
}

/// The color of a card: printed, without any effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Color {
    Red,
    Purple,
    Blue,
    Green,
    Yellow,
    None,
}

/// Where a card may be met.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pool {
    /// In any deck.
    Core,
    /// In decks of tables where the further designs are allowed.
    Design,
    /// Only made by other cards.
    Token,
    /// Only in written positions.
    Test,
}

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// It is deployed to a slot.
    Unit,
    /// It does something once.
    Action,
}

/// What is always so while a unit is on the board: one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Keywords(pub(crate) u32);

impl Keywords {
    pub(crate) const NONE: Keywords = Keywords(0);
    /// May be deployed onto an ally.
    pub(crate) const CONSUME: Keywords = Keywords(1);
    /// May only be deployed onto an ally.
    pub(crate) const MUST_CONSUME: Keywords = Keywords(1 << 1);
    /// May be deployed to an empty slot of the opponent.
    pub(crate) const INFILTRATE: Keywords = Keywords(1 << 2);
    /// Locks the opposing slot.
    pub(crate) const SENTINEL: Keywords = Keywords(1 << 3);
    /// One more point for its terrain.
    pub(crate) const CONQUER: Keywords = Keywords(1 << 4);
    /// Stays when a skirmish ends.
    pub(crate) const PERMANENT: Keywords = Keywords(1 << 5);
    /// Takes the damage of close allies.
    pub(crate) const REDIRECT: Keywords = Keywords(1 << 6);
    /// On its terrain the lower power controls.
    pub(crate) const INVERT: Keywords = Keywords(1 << 7);
    /// On its terrain and both neighbours the lower power controls.
    pub(crate) const INVERT_CLOSE: Keywords = Keywords(1 << 8);
    /// Adds to the power of units: what its [`Aura`] says.
    pub(crate) const AURA: Keywords = Keywords(1 << 9);
    /// The same, and what it adds is projected to slots.
    pub(crate) const PROJECTS: Keywords = Keywords(1 << 10);
    /// Units in its controller's hand may consume.
    pub(crate) const NANO: Keywords = Keywords(1 << 11);
    /// Playing it does not use up the card of the turn. No card has it yet.
    pub(crate) const QUICK: Keywords = Keywords(1 << 12);
    /// Can be activated.
    pub(crate) const ACTIVE: Keywords = Keywords(1 << 13);

    /// How many sets hold the units with each of them: more than there are, so that all sets are
    /// changed at once.
    pub(crate) const SETS: usize = 16;

    /// The number of a single keyword.
    #[inline]
    pub(crate) const fn number(self) -> usize {
        self.0.trailing_zeros() as usize
    }

    pub(crate) const fn or(self, other: Keywords) -> Keywords {
        Keywords(self.0 | other.0)
    }

    /// Whether any of `other` is among them.
    #[inline]
    pub(crate) const fn any(self, other: Keywords) -> bool {
        self.0 & other.0 != 0
    }
}

/// What a unit adds to the power of units while it stands there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Aura {
    /// Close enemies have so much more.
    CloseEnemies(i16),
    /// It has so much more itself while it has two close allies.
    BetweenAllies(i16),
    /// The ally on its right has so much more.
    Right(i16),
    /// Projects so much to the middle slot of its side.
    ToMiddle(i16),
    /// Projects its inner power to the slot on its right.
    OwnToRight,
    /// The ally on its right projects its inner power to the middle slot of its side.
    RightToMiddle,
    /// Projects to each close slot of its side the inner power of the unit opposing that slot.
    OpposingToClose,
}

impl Aura {
    /// Whether it projects to slots, rather than being part of inner power.
    pub(crate) const fn projects(self) -> bool {
        !matches!(self, Aura::CloseEnemies(_) | Aura::BetweenAllies(_) | Aura::Right(_))
    }

    /// The keywords that go with it.
    pub(crate) const fn keywords(self) -> Keywords {
        if self.projects() { Keywords::AURA.or(Keywords::PROJECTS) } else { Keywords::AURA }
    }
}

/// What an ability waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub(crate) enum When {
    /// It enters the board by deployment.
    Deploy,
    /// It dies.
    Death,
    /// It has consumed a unit.
    Consume,
    /// It was consumed.
    Consumed,
    /// A turn of its controller starts.
    TurnStart,
    /// A turn of its controller starts and it controls its terrain; once.
    Dominant,
    /// A close unit dies.
    CloseDies,
    /// A close enemy dies.
    CloseEnemyDies,
    /// A close ally is deployed.
    CloseAllyDeployed,
    /// A close enemy is deployed.
    CloseEnemyDeployed,
    /// A close unit takes damage.
    CloseDamaged,
    /// A close unit loses power.
    CloseWeakened,
    /// Its controller plays an action.
    ActionPlayed,
    /// It is healed.
    Healed,
    /// It gets power.
    Strengthened,
    /// It controls its terrain when a skirmish is scored.
    Conquers,
}

/// What abilities wait for, as a set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Whens(pub(crate) u16);

impl Whens {
    /// How many things there are to wait for.
    pub(crate) const COUNT: usize = When::Conquers as usize + 1;

    pub(crate) const fn of(when: When) -> Whens {
        Whens(1 << when as u8)
    }

    #[inline]
    pub(crate) const fn any(self, other: Whens) -> bool {
        self.0 & other.0 != 0
    }

    #[inline]
    pub(crate) const fn or(self, other: Whens) -> Whens {
        Whens(self.0 | other.0)
    }
}

/// What a card does: looks, asks, and changes the board.
pub(crate) type Act = fn(&mut Cx<'_>) -> Run;

/// A triggered ability.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ability {
    pub(crate) when: When,
    /// Only the first time in each turn.
    pub(crate) once_a_turn: bool,
    /// What must hold when it resolves (R48).
    pub(crate) only: Option<fn(&Components, &Trigger) -> bool>,
    pub(crate) act: Act,
    /// What is done after that, as a step of its own for each unit that it names.
    pub(crate) then: Option<Act>,
}

impl Ability {
    pub(crate) const fn new(when: When, act: Act) -> Ability {
        Ability { when, once_a_turn: false, only: None, act, then: None }
    }

    pub(crate) const fn once_a_turn(self) -> Ability {
        Ability { once_a_turn: true, ..self }
    }

    pub(crate) const fn only(self, holds: fn(&Components, &Trigger) -> bool) -> Ability {
        Ability { only: Some(holds), ..self }
    }

    pub(crate) const fn then(self, act: Act) -> Ability {
        Ability { then: Some(act), ..self }
    }
}

/// How often a unit may be activated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// Again after each turn start of its controller.
    EachTurn,
    /// Once in each stay on the board, after so many turn starts of its controller.
    Once(u8),
}

/// An ability that its controller uses as a quick action.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Activation {
    pub(crate) limit: Limit,
    /// What it can be used on: with nothing of that, it cannot be used.
    pub(crate) on: fn(&Components, Slot) -> Picks,
    pub(crate) act: Act,
}

/// What an action card does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Command {
    /// What it may name.
    pub(crate) way: Way,
    /// Whether it means the unit that stands there, wherever it goes.
    pub(crate) unit: bool,
    pub(crate) act: Act,
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug)]
pub struct Face {
    /// The name in files.
    pub id: &'static str,
    /// The name in moves and positions, the same in every language. Its title has the words `card-`
    /// and its id.
    pub name: &'static str,
    /// How many clauses its text has: their words are `card-`, its id and a number from 1.
    pub clauses: u8,
    /// The printed power; 0 for an action.
    pub power: i16,
    /// How rare it is.
    pub rarity: Rarity,
    /// Its color.
    pub color: Color,
    /// The words of its type.
    pub types: &'static str,
    /// Where it may be met.
    pub pool: Pool,
    pub(crate) keywords: Keywords,
    pub(crate) aura: Option<Aura>,
    pub(crate) listens: Whens,
    pub(crate) abilities: &'static [Ability],
    pub(crate) activation: Option<Activation>,
    pub(crate) command: Option<Command>,
}

impl Face {
    /// A unit without abilities.
    pub(crate) const fn unit(
        id: &'static str,
        name: &'static str,
        power: i16,
        rarity: Rarity,
        (color, types): (Color, &'static str),
    ) -> Face {
        Face {
            id,
            name,
            clauses: 1,
            power,
            rarity,
            color,
            types,
            pool: Pool::Core,
            keywords: Keywords::NONE,
            aura: None,
            listens: Whens(0),
            abilities: &[],
            activation: None,
            command: None,
        }
    }

    /// An action.
    pub(crate) const fn action(
        id: &'static str,
        name: &'static str,
        rarity: Rarity,
        command: Command,
    ) -> Face {
        let face = Face::unit(id, name, 0, rarity, (Color::None, "Action"));
        Face { command: Some(command), ..face }
    }

    /// A text of more than one clause.
    pub(crate) const fn clauses(self, clauses: u8) -> Face {
        Face { clauses, ..self }
    }

    pub(crate) const fn has(self, keywords: Keywords) -> Face {
        Face { keywords: self.keywords.or(keywords), ..self }
    }

    pub(crate) const fn aura(self, aura: Aura) -> Face {
        Face { aura: Some(aura), ..self.has(aura.keywords()) }
    }

    pub(crate) const fn when(self, abilities: &'static [Ability]) -> Face {
        let (mut listens, mut n) = (Whens(0), 0);
        while n < abilities.len() {
            listens = listens.or(Whens::of(abilities[n].when));
            n += 1;
        }
        Face { abilities, listens, ..self }
    }

    pub(crate) const fn activated(
        self,
        limit: Limit,
        on: fn(&Components, Slot) -> Picks,
        act: Act,
    ) -> Face {
        let face = self.has(Keywords::ACTIVE);
        Face { activation: Some(Activation { limit, on, act }), ..face }
    }

    pub(crate) const fn pool(self, pool: Pool) -> Face {
        Face { pool, ..self }
    }

    /// What it is.
    pub fn kind(&self) -> Kind {
        if self.command.is_some() { Kind::Action } else { Kind::Unit }
    }

    /// Whether the word is one of those of its type.
    pub fn is_a(&self, word: &str) -> bool {
        self.types.split(' ').any(|one| one == word)
    }

    /// How many of its abilities wait for something to happen.
    pub fn triggers(&self) -> usize {
        self.abilities.len()
    }

    /// Whether it can be activated, and how often.
    pub fn limit(&self) -> Option<Limit> {
        self.activation.map(|activation| activation.limit)
    }
}
