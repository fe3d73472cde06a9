//! The eight leaders.

use kernel::{Message, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ask::{Pick, Picks};
use crate::card::Act;
use crate::effect::{Cx, DONE, Run};
use crate::slot::{Slot, Slots};
use crate::state::Components;

/// A leader: outside the deck, known to both players.
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
#[serde(rename_all = "snake_case")]
pub enum Leader {
    /// Nothing.
    #[default]
    Rookie,
    /// Draws a card.
    Sage,
    /// One damage to an enemy.
    Warlord,
    /// Two damage to an enemy.
    Aggressive,
    /// Moves any unit to a close slot of its side.
    Tactical,
    /// Clears a slot modifier.
    Control,
    /// Shielded units have one more power.
    Defensive,
    /// Draws when a unit of its player consumes.
    Value,
}

/// What is printed on a leader.
#[derive(Clone, Copy, Debug)]
pub struct LeaderFace {
    /// The name in files.
    pub id: &'static str,
    /// The name in short, the same in every language. Its title has the words `leader-` and its id.
    pub name: &'static str,
    /// How often in a match its ability can be used.
    pub charges: u8,
    /// What it can be used on, and what it does; nothing where it acts by itself.
    pub(crate) ability: Option<(Targets, Act)>,
}

/// What a leader can be used on by a seat: with nothing of that, it cannot be used.
type Targets = fn(&Components, Seat) -> Picks;

const FACES: [LeaderFace; 8] = [
    LeaderFace { id: "rookie", name: "Rookie", charges: 0, ability: None },
    LeaderFace { id: "sage", name: "Sage", charges: 1, ability: Some((always, sage)) },
    LeaderFace { id: "warlord", name: "Warlord", charges: 2, ability: Some((enemies, warlord)) },
    LeaderFace {
        id: "aggressive",
        name: "Aggressive",
        charges: 3,
        ability: Some((enemies, aggressive)),
    },
    LeaderFace { id: "tactical", name: "Tactical", charges: 3, ability: Some((movable, tactical)) },
    LeaderFace { id: "control", name: "Control", charges: 3, ability: Some((modified, control)) },
    LeaderFace { id: "defensive", name: "Defensive", charges: 0, ability: None },
    LeaderFace { id: "value", name: "Value", charges: 0, ability: None },
];

impl Leader {
    /// All leaders.
    pub const ALL: [Leader; 8] = [
        Leader::Rookie,
        Leader::Sage,
        Leader::Warlord,
        Leader::Aggressive,
        Leader::Tactical,
        Leader::Control,
        Leader::Defensive,
        Leader::Value,
    ];

    /// What is printed on it.
    pub fn face(self) -> &'static LeaderFace {
        #[cfg(test)]
        if let Some(face) = crate::cards::leader_deprived(self) {
            return face;
        }
        self.printed()
    }

    pub(crate) fn printed(self) -> &'static LeaderFace {
        &FACES[self as usize]
    }

    /// What it is called.
    pub fn title(self) -> Message {
        Message::of("leader", self.printed().id)
    }

    /// Whether it is this one, which acts by itself.
    #[inline]
    pub(crate) fn acts_as(self, passive: Leader) -> bool {
        #[cfg(test)]
        if crate::cards::is_mute(passive) {
            return false;
        }
        self == passive
    }

    /// The leader with this id, in letters of any size.
    pub fn named(text: &str) -> Option<Leader> {
        Leader::ALL.into_iter().find(|leader| leader.face().id.eq_ignore_ascii_case(text.trim()))
    }
}

// ------------------------------------------------------------------ what they can be used on

/// Sage can be used with an empty deck too, to no effect.
fn always(_: &Components, _: Seat) -> Picks {
    Picks::OPTIONS
}

fn enemies(table: &Components, seat: Seat) -> Picks {
    table.board.units().minus(Slots::side(seat)).into()
}

fn movable(table: &Components, _: Seat) -> Picks {
    table.board.units().that(|slot| !free_beside(table, slot).is_empty()).into()
}

fn free_beside(table: &Components, slot: Slot) -> Slots {
    slot.close_ally().minus(table.board.units())
}

fn modified(table: &Components, _: Seat) -> Picks {
    Slots::ALL.that(|slot| table.board.modifier(slot) != 0).into()
}

// ------------------------------------------------------------------ what they do

/// Draw a card.
fn sage(cx: &mut Cx<'_>) -> Run {
    cx.draw(1);
    DONE
}

/// An enemy unit of your choice takes 1 damage.
fn warlord(cx: &mut Cx<'_>) -> Run {
    harm(cx, 1)
}

/// An enemy unit of your choice takes 2 damage.
fn aggressive(cx: &mut Cx<'_>) -> Run {
    harm(cx, 2)
}

fn harm(cx: &mut Cx<'_>, amount: i16) -> Run {
    let Some(Pick::Slot(enemy)) = cx.pick(enemies(cx.table(), cx.side()))? else { return DONE };
    cx.damage(Slots::only(enemy), amount);
    DONE
}

/// Choose any unit with an empty close slot on its own side, then the slot; it moves there.
fn tactical(cx: &mut Cx<'_>) -> Run {
    let Some(Pick::Slot(unit)) = cx.pick(movable(cx.table(), cx.side()))? else { return DONE };
    let Some(to) = cx.choose(free_beside(cx.table(), unit))? else { return DONE };
    cx.relocate(unit, to);
    DONE
}

/// Choose any slot whose modifier is not 0; it becomes 0.
fn control(cx: &mut Cx<'_>) -> Run {
    let Some(Pick::Slot(slot)) = cx.pick(modified(cx.table(), cx.side()))? else { return DONE };
    cx.modify(slot, -cx.table().board.modifier(slot));
    DONE
}
