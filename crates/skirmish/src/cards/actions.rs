//! The nine actions.

use kernel::Seat;

use crate::card::Rarity::{Bronze, Silver};
use crate::card::{Act, Command, Face};
use crate::effect::{Cx, DONE, Run};
use crate::event::Cause;
use crate::slot::Slots;
use crate::state::Components;

/// How many of them are in the pool.
pub(super) const POOL: usize = 9;

pub(super) const CARDS: [Face; POOL] = [
    Face::action("assassinate", "Assassinate", Silver, on_unit(strong_enemies, assassinate)),
    Face::action("brawl", "Brawl", Bronze, on_unit(opposed_allies, brawl)),
    Face::action("energize", "Energize", Bronze, on_unit(own_units, energize)),
    Face::action("fireball", "Fireball", Silver, on_slot(any_slot, fireball)),
    Face::action("repositioning", "Repositioning", Bronze, on_unit(own_units, repositioning)),
    Face::action("seed", "Seed", Bronze, on_slot(own_slots, seed)),
    Face::action("spike", "Spike", Bronze, on_unit(any_unit, spike)),
    Face::action("strike", "Strike", Bronze, on_unit(any_unit, strike)),
    Face::action("unsummon", "Unsummon", Bronze, on_unit(any_unit, unsummon)),
];

type Targets = fn(&Components, Seat) -> Slots;

pub(super) const fn on_unit(targets: Targets, act: Act) -> Command {
    Command { targets, unit: true, act }
}

pub(super) const fn on_slot(targets: Targets, act: Act) -> Command {
    Command { targets, unit: false, act }
}

// ------------------------------------------------------------------ what they may name

fn any_unit(table: &Components, _: Seat) -> Slots {
    table.board.units()
}

fn any_slot(_: &Components, _: Seat) -> Slots {
    Slots::ALL
}

pub(super) fn own_slots(_: &Components, seat: Seat) -> Slots {
    Slots::side(seat)
}

fn own_units(table: &Components, seat: Seat) -> Slots {
    table.board.units().of(seat)
}

fn opposed_allies(table: &Components, seat: Seat) -> Slots {
    let units = table.board.units();
    units.and(units.opposing()).of(seat)
}

fn strong_enemies(table: &Components, seat: Seat) -> Slots {
    let enemies = table.board.units().minus(Slots::side(seat));
    enemies.that(|slot| table.board.power(slot) >= 5)
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
