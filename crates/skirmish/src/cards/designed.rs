//! Units that were designed for the current set and never built.

use crate::ask::{Pick, Picks};
use crate::card::Color::{Blue, Green, Purple, Red};
use crate::card::Rarity::{Bronze, Gold, Silver};
use crate::card::{Ability, Aura, Face, Keywords, Limit, When};
use crate::cards::{actions, close_allies, open_close_ally_slots};
use crate::effect::{Cx, DONE, Run};
use crate::event::Origin;
use crate::slot::{Slot, Slots};
use crate::state::Components;

pub(super) const CARDS: [Face; 11] = [
    Face::unit("evertree", "Evertree", 5, Silver, (Green, "Druid")).has(Keywords::PERMANENT),
    Face::unit("infinite_replicator", "Infinite Replicator", 2, Gold, (Green, "Replicator"))
        .activated(Limit::Once(1), room_beside, infinite_replicator),
    Face::unit("mirror_image", "Mirror Image", 2, Silver, (Purple, "Hacker"))
        .clauses(2)
        .has(Keywords::CONSUME)
        .aura(Aura::OwnToRight),
    Face::unit("noble_defender", "Noble Defender", 6, Silver, (Blue, "Soldier"))
        .has(Keywords::REDIRECT),
    Face::unit("nulloperative", "Null-Operative", 2, Silver, (Purple, "Hacker"))
        .clauses(2)
        .has(Keywords::INFILTRATE)
        .aura(Aura::CloseEnemies(1)),
    Face::unit("polarity_jester", "Polarity Jester", 3, Silver, (Purple, "Hacker"))
        .has(Keywords::INVERT_CLOSE),
    Face::unit("reflex_daemon", "Reflex Daemon", 5, Gold, (Purple, "Hacker"))
        .aura(Aura::OpposingToClose),
    Face::unit("storage_servant", "Storage Servant", 2, Bronze, (Purple, "Servent"))
        .when(&[Ability::new(When::Death, random_action)]),
    Face::unit("system_router", "System Router", 1, Bronze, (Purple, "Hacker"))
        .aura(Aura::ToMiddle(3)),
    Face::unit("vampiric_marauder", "Vampiric Marauder", 4, Gold, (Red, "Criminal"))
        .clauses(2)
        .when(&[Ability::new(When::CloseWeakened, gain_that_much)])
        .activated(Limit::EachTurn, allies_beside, bite_an_ally),
    Face::unit("void_administrator", "Void Administrator", 2, Bronze, (Purple, "Hacker"))
        .when(&[Ability::new(When::Deploy, void_administrator)]),
];

fn room_beside(table: &Components, slot: Slot) -> Picks {
    open_close_ally_slots(table, slot).into()
}

/// Choose an empty close slot of its side; deploy a fresh copy of this card there.
fn infinite_replicator(cx: &mut Cx<'_>) -> Run {
    let Some(to) = cx.choose(open_close_ally_slots(cx.table(), cx.slot()))? else { return DONE };
    cx.engine.deploy(to, cx.at.card, cx.side(), Origin::Made);
    DONE
}

/// A random action card in the hand of the controller it had.
pub(super) fn random_action(cx: &mut Cx<'_>) -> Run {
    let Some(card) = cx.random(Picks::cards(actions()))?.and_then(Pick::card) else { return DONE };
    cx.engine.create(cx.side(), card, true);
    DONE
}

/// This gets as much as was lost, or dealt.
pub(super) fn gain_that_much(cx: &mut Cx<'_>) -> Run {
    cx.buff_self(cx.amount());
    DONE
}

fn allies_beside(table: &Components, slot: Slot) -> Picks {
    close_allies(table, slot).into()
}

/// Choose a close ally; it takes 2 damage.
fn bite_an_ally(cx: &mut Cx<'_>) -> Run {
    let Some(ally) = cx.choose(cx.close_allies())? else { return DONE };
    cx.damage(Slots::only(ally), 2);
    DONE
}

/// Choose a close unit; it loses its abilities.
fn void_administrator(cx: &mut Cx<'_>) -> Run {
    let Some(unit) = cx.choose(cx.close_units())? else { return DONE };
    cx.engine.nullify(unit);
    DONE
}
