//! The nine actions.

use crate::card::Rarity::{Bronze, Silver};
use crate::card::{Act, Command, Face};
use crate::cards::Way;
use crate::effect::{Cx, DONE, Run};
use crate::event::Cause;
use crate::slot::Slots;

/// How many of them are in the pool.
pub(super) const POOL: usize = 9;

pub(super) const CARDS: [Face; POOL] = [
    Face::action("assassinate", "Assassinate", Silver, on_unit(Way::StrongEnemy, assassinate)),
    Face::action("brawl", "Brawl", Bronze, on_unit(Way::OpposedAlly, brawl)),
    Face::action("energize", "Energize", Bronze, on_unit(Way::Ally, energize)),
    Face::action("fireball", "Fireball", Silver, on_slot(Way::AnySlot, fireball)),
    Face::action("repositioning", "Repositioning", Bronze, on_unit(Way::Ally, repositioning)),
    Face::action("seed", "Seed", Bronze, on_slot(Way::OwnSlot, seed)),
    Face::action("spike", "Spike", Bronze, on_unit(Way::AnyUnit, spike)),
    Face::action("strike", "Strike", Bronze, on_unit(Way::AnyUnit, strike)),
    Face::action("unsummon", "Unsummon", Bronze, on_unit(Way::AnyUnit, unsummon)),
];

pub(super) const fn on_unit(way: Way, act: Act) -> Command {
    Command { way, unit: true, act }
}

pub(super) const fn on_slot(way: Way, act: Act) -> Command {
    Command { way, unit: false, act }
}

// ------------------------------------------------------------------ what they do

/// Kill an enemy unit with power 5 or more.
fn assassinate(cx: &mut Cx<'_>) -> Run {
    cx.engine.kill(cx.slot(), Cause::Killed);
    DONE
}

/// A unit of yours fights the unit that opposes it.
fn brawl(cx: &mut Cx<'_>) -> Run {
    cx.engine.fight(cx.slot(), cx.slot().opposing());
    DONE
}

/// A unit of yours gets +3.
fn energize(cx: &mut Cx<'_>) -> Run {
    cx.buff(cx.slot(), 3);
    DONE
}

/// The unit on a slot and all units close to it take 2 damage, as one effect.
fn fireball(cx: &mut Cx<'_>) -> Run {
    cx.damage(cx.slot().close().or(Slots::only(cx.slot())), 2);
    DONE
}

/// Move a unit of yours to a close slot of your side, or swap it with the unit there.
fn repositioning(cx: &mut Cx<'_>) -> Run {
    let Some(to) = cx.choose(cx.slot().close_ally())? else { return DONE };
    cx.relocate(cx.slot(), to);
    DONE
}

/// A slot of yours and the close slots of your side get +1 each.
fn seed(cx: &mut Cx<'_>) -> Run {
    cx.modify_all(cx.slot().close_ally().or(Slots::only(cx.slot())), 1);
    DONE
}

/// Any unit takes 1 damage.
fn spike(cx: &mut Cx<'_>) -> Run {
    cx.damage(Slots::only(cx.slot()), 1);
    DONE
}

/// Any unit takes 3 damage.
fn strike(cx: &mut Cx<'_>) -> Run {
    cx.damage(Slots::only(cx.slot()), 3);
    DONE
}

/// Any unit goes back to its owner's hand.
fn unsummon(cx: &mut Cx<'_>) -> Run {
    cx.engine.bounce(cx.slot());
    DONE
}
