//! The units of the builds between the two catalogues.

use crate::ask::{Pick, Picks};
use crate::card::Color::{Purple, Red};
use crate::card::Rarity::{Bronze, Gold, Silver};
use crate::card::{Ability, Card, Face, Keywords, When};
use crate::cards::card;
use crate::cards::current::{encourage, shield_itself};
use crate::cards::designed::gain_that_much;
use crate::effect::{Cx, DONE, Run};
use crate::slot::Slots;

const SPIKE: Card = card("spike");

pub(super) const CARDS: [Face; 8] =
    [
        Face::unit("arms_peddler", "Arms Peddler", 5, Gold, (Red, "Human Merchant"))
            .when(&[Ability::new(When::Dominant, arms_peddler)]),
        Face::unit("berserker", "Berserker", 4, Silver, (Red, "Human Berserker"))
            .clauses(2)
            .when(BERSERKER),
        Face::unit("ninja", "Ninja", 3, Gold, (Purple, "Human Ninja"))
            .when(&[Ability::new(When::CloseEnemyDeployed, ninja)]),
        Face::unit("thief", "Thief", 3, Silver, (Purple, "Human Thief"))
            .when(&[Ability::new(When::Deploy, thief)]),
        Face::unit("underdog", "Underdog", 1, Silver, (Red, "Human Commoner"))
            .when(&[Ability::new(When::CloseAllyDeployed, encourage).once_a_turn()]),
        Face::unit("vicious", "Vicious", 5, Silver, (Red, "Beast"))
            .when(&[Ability::new(When::Dominant, grow_by_three)]),
        Face::unit("warrior", "Warrior", 4, Bronze, (Red, "Human Warrior"))
            .when(&[Ability::new(When::Deploy, shield_itself)]),
        Face::unit("zombie", "Zombie", 2, Bronze, (Purple, "Undead Zombie"))
            .has(Keywords::CONSUME)
            .when(&[Ability::new(When::Consume, grow_by_three)]),
    ];

/// Turn start: heals itself fully. When it is healed: gets as much as was healed.
pub(super) const BERSERKER: &[Ability] =
    &[Ability::new(When::TurnStart, heal_itself), Ability::new(When::Healed, gain_that_much)];

/// Two Spikes in your hand.
fn arms_peddler(cx: &mut Cx<'_>) -> Run {
    for _ in 0..2 {
        cx.engine.create(cx.side(), SPIKE, false);
    }
    DONE
}

/// Heals itself fully.
fn heal_itself(cx: &mut Cx<'_>) -> Run {
    let damage = cx.table().board.at(cx.slot()).damage;
    cx.engine.heal(cx.slot(), damage);
    DONE
}

/// Own slot +1, then move to a random other empty slot of its side.
fn ninja(cx: &mut Cx<'_>) -> Run {
    let free: Picks = Slots::side(cx.side()).minus(cx.units()).into();
    let to = cx.random(free)?.and_then(Pick::slot);
    cx.modify(cx.slot(), 1);
    if let Some(to) = to {
        cx.relocate(cx.slot(), to);
    }
    DONE
}

/// Choose a close slot with a positive modifier; it becomes 0, and its own slot gets the amount.
fn thief(cx: &mut Cx<'_>) -> Run {
    let board = &cx.table().board;
    let rich = cx.slot().close().that(|slot| board.modifier(slot) > 0);
    let Some(slot) = cx.choose(rich)? else { return DONE };
    let amount = cx.table().board.modifier(slot);
    cx.modify(slot, -amount);
    cx.modify(cx.slot(), amount);
    DONE
}

/// This gets +3.
pub(super) fn grow_by_three(cx: &mut Cx<'_>) -> Run {
    cx.buff_self(3);
    DONE
}
