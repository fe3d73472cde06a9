//! The facts that the rules report.

use kernel::{Facts, Mover, Seat, SeatSet, Viewer, Viewers};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ask::Pick;
use crate::card::Card;
use crate::deck::Order;
use crate::leader::Leader;
use crate::slot::Slot;

/// Why a unit died.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Its power was gone.
    Power,
    /// An effect killed it.
    Killed,
    /// Another unit consumed it.
    Consumed,
}

/// Where a unit that is deployed comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// It was played.
    Played,
    /// An effect made it.
    Made,
    /// It comes back from its owner's graveyard.
    Graveyard,
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A seat, or both at once, have won two skirmishes.
    Skirmishes,
    /// The match was too long.
    ActionLimit,
}

/// Which guard stopped effects that went round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Guard {
    /// One ability fired too often.
    Repeats,
    /// Too many effects followed from one action.
    Effects,
    /// Too many effects waited at once.
    Depth,
}

/// One link of a cycle of effects.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Link {
    /// The card; nothing for a step of the rules themselves.
    pub card: Option<Card>,
    /// What it did: `ability 1`, `activation`, `action`, `deaths`.
    pub step: String,
}

/// One fact. Applying the facts of a match in order rebuilds what lies on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// A seat got its deck by chance: everybody sees its leader and how many cards it has, and the
    /// cards where lists are open.
    DeckBuilt { seat: Seat, leader: Leader, size: u8, cards: Option<Order>, open: bool },
    /// A deck was shuffled. Nobody knows its order.
    Shuffled { seat: Seat, order: Option<Order> },
    /// Chance said who starts.
    StarterDrawn { seat: Seat },
    /// A skirmish starts.
    SkirmishStarted { number: u8, starter: Seat },
    /// A seat drew so many cards, which only it knows.
    Drew { seat: Seat, count: u8, cards: Option<Order> },
    /// A turn starts: units are ready again.
    TurnStarted { seat: Seat, turn: u16 },
    /// A unit has to wait for one turn less.
    CooldownReduced { slot: Slot, card: Card, left: u8 },
    /// A card was played; it is neither in the hand nor on the board until it has resolved.
    Played { seat: Seat, card: Card, slot: Slot },
    /// A played action went to the graveyard.
    Spent { seat: Seat, card: Card },
    /// A card was thrown from the hand into the graveyard.
    Discarded { seat: Seat, card: Card },
    /// A played action had no target left.
    Fizzled { seat: Seat, card: Card },
    /// A played unit found its slot taken or locked, and went to the graveyard.
    DeployFailed { seat: Seat, card: Card, slot: Slot },
    /// A unit consumed the one that stood there before.
    Consumed { slot: Slot, victim: Card, consumer: Card },
    /// A unit entered the board.
    Deployed { slot: Slot, card: Card, owner: Seat, origin: Origin },
    /// A unit died.
    Died { slot: Slot, card: Card, owner: Seat, cause: Cause },
    /// A unit went back to its owner's hand.
    Bounced { slot: Slot, card: Card, owner: Seat },
    /// A unit moved to an empty slot.
    Moved { card: Card, from: Slot, to: Slot },
    /// Two units changed places.
    Swapped { one: Slot, other: Slot, cards: [Card; 2] },
    /// A unit took damage: how much, how much power it lost by that, and what it has left.
    Damaged { slot: Slot, card: Card, amount: i16, lost: i16, power: i16 },
    /// A unit took damage that belonged to an ally.
    Redirected { from: Slot, to: Slot, card: Card },
    /// A shield took damage.
    Absorbed { slot: Slot, card: Card, amount: i16, left: i16 },
    /// A unit got a shield.
    Shielded { slot: Slot, card: Card, amount: i16 },
    /// A unit was healed.
    Healed { slot: Slot, card: Card, amount: i16 },
    /// A unit got or lost power: by how much, how much it really lost, and what it has now.
    PowerChanged { slot: Slot, card: Card, amount: i16, lost: i16, power: i16 },
    /// A unit lost its abilities.
    Nullified { slot: Slot, card: Card },
    /// The modifier of a slot changed; if a unit stands there, how much power it lost by that, and
    /// what it has now.
    ModifierChanged { slot: Slot, amount: i16, now: i16, lost: i16, power: Option<i16> },
    /// Units that its side deploys to a slot will get more power.
    Fortified { slot: Slot },
    /// An ability triggered.
    Triggered { slot: Slot, card: Card, ability: u8 },
    /// An ability had triggered, but its unit is gone or its condition is.
    TriggerFizzled { card: Card, ability: u8 },
    /// An ability that triggers once in a turn has done so.
    LimitSpent { slot: Slot },
    /// A unit was activated.
    Activated { slot: Slot, card: Card },
    /// A leader was used; so many charges are left.
    LeaderUsed { seat: Seat, leader: Leader, charges: u8 },
    /// A passive leader did something.
    LeaderTriggered { seat: Seat, leader: Leader },
    /// A card was made in a hand. If it was random, only its owner knows it.
    Created { seat: Seat, card: Option<Card>, random: bool },
    /// An effect got its answer: by itself where there was only one.
    Answered { who: Mover, pick: Option<Pick>, auto: bool },
    /// A seat ended its turn, and perhaps its skirmish.
    Passed { seat: Seat, done: bool, auto: bool },
    /// A seat was left to decide, and only its hand lets it: with nothing to play it would have
    /// passed by itself.
    CanAct { seat: Seat },
    /// A turn is over.
    TurnEnded { turn: u16 },
    /// A terrain was scored.
    TerrainResolved { terrain: u8, controller: Option<Seat>, powers: [Option<i16>; 2] },
    /// A unit controls its terrain, for so many points.
    Conquered { slot: Slot, points: u8 },
    /// A skirmish was won, or by both at once.
    SkirmishEnded { number: u8, winner: Option<Seat>, points: [u8; 2] },
    /// A unit left the board at the end of a skirmish.
    CleanedUp { slot: Slot, card: Card, owner: Seat },
    /// A unit stays on the board, without its buffs.
    Stayed { slot: Slot, card: Card },
    /// The match is over.
    MatchEnded { winner: Option<Seat>, reason: Ending },
    /// Rules error: effects went round without end and were stopped.
    LoopStopped { guard: Guard, cycle: Vec<Link> },
}

/// The one function that redacts: lists and orders of decks, cards that are drawn, cards made at
/// random and that chance picked.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Event {
    let mut seen = event.clone();
    match &mut seen {
        Event::DeckBuilt { seat, cards, open: false, .. } if !viewer.sees(*seat) => *cards = None,
        Event::Shuffled { order, .. } if viewer != Viewer::Omniscient => *order = None,
        Event::Drew { seat, cards, .. } if !viewer.sees(*seat) => *cards = None,
        Event::Created { seat, card, random: true } if !viewer.sees(*seat) => *card = None,
        // Who gets a card that chance picked hears of it when it is made.
        Event::Answered { who: Mover::Chance, pick: pick @ Some(Pick::Card(_)), .. }
            if viewer != Viewer::Omniscient =>
        {
            *pick = None;
        }
        _ => {}
    }
    seen
}

/// What an event means for undo, redaction and pacing.
pub(crate) fn facts(event: &Event) -> Facts {
    let plain = Facts::default();
    let learned = |learned| Facts { learned, ..plain };
    let shown = |name, time| Facts { animation: Some((name, time)), ..plain };
    let owner = |seat: &Seat| Viewers::seats(SeatSet::only(*seat));
    match event {
        Event::DeckBuilt { .. } | Event::StarterDrawn { .. } => {
            Facts { chance: true, ..learned(Viewers::EVERYBODY) }
        }
        Event::Shuffled { .. } => Facts { chance: true, ..plain },
        Event::Drew { seat, .. } => {
            Facts { animation: Some(("draw", 100)), ..learned(owner(seat)) }
        }
        Event::Created { seat, random: true, .. } => Facts { chance: true, ..learned(owner(seat)) },
        Event::Answered { who: Mover::Chance, pick: Some(Pick::Slot(_)), .. } => {
            Facts { chance: true, ..learned(Viewers::EVERYBODY) }
        }
        Event::Answered { who: Mover::Chance, .. } => Facts { chance: true, ..plain },
        Event::Discarded { seat, .. } => learned(Viewers::all_but(*seat)),
        Event::Played { seat, .. } => {
            Facts { animation: Some(("play", 600)), ..learned(Viewers::all_but(*seat)) }
        }
        // That nothing else could be done is news, and so is that something can.
        Event::Passed { seat, auto: true, .. } | Event::CanAct { seat } => {
            learned(Viewers::all_but(*seat))
        }
        Event::Deployed { .. } => shown("deploy", 200),
        Event::Damaged { .. } => shown("damage", 200),
        Event::Absorbed { .. } | Event::Shielded { .. } => shown("shield", 400),
        Event::PowerChanged { .. } | Event::Healed { .. } => shown("power", 200),
        Event::Died { .. } => shown("death", 450),
        Event::Bounced { .. } => shown("bounce", 500),
        Event::Moved { .. } | Event::Swapped { .. } => shown("move", 300),
        Event::ModifierChanged { .. } | Event::Fortified { .. } => shown("slot", 300),
        Event::Triggered { .. } => shown("trigger", 200),
        Event::LeaderUsed { .. } => shown("leader", 400),
        Event::SkirmishEnded { .. } => {
            Facts { gate: Some("skirmish"), animation: Some(("skirmish", 2500)), ..plain }
        }
        _ => plain,
    }
}
