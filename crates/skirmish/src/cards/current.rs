//! The units of the current set, and the cards that exist for tests alone.

use crate::ask::Picks;
use crate::card::Color::{Blue, Green, Purple, Red, Yellow};
use crate::card::Rarity::{Bronze, Gold, Silver};
use crate::card::{Ability, Color, Face, Keywords, Limit, Pool, When};
use crate::cards::empty_close_ally_slots;
use crate::effect::{Cx, DONE, Run, Trigger};
use crate::slot::{Slot, Slots};
use crate::state::Components;

pub(super) const CARDS: [Face; 20] = [
    Face::unit("acolyte_of_spring", "Acolyte of Spring", 1, Bronze, (Green, "Nomad")).when(&[
        Ability::new(When::Deploy, own_slot_grows),
        Ability::new(When::TurnStart, own_slot_grows),
    ]),
    Face::unit("courageous_cadet", "Courageous Cadet", 1, Bronze, (Blue, "Soldier"))
        .when(&[Ability::new(When::CloseAllyDeployed, encourage)]),
    Face::unit("friendly_fortifier", "Friendly Fortifier", 3, Bronze, (Yellow, "Builder"))
        .clauses(2)
        .has(Keywords::CONSUME)
        .when(&[Ability::new(When::Deploy, fortify_itself)]),
    Face::unit("grid_disruptor", "Grid Disruptor", 4, Silver, (Purple, "Hacker"))
        .when(&[Ability::new(When::Deploy, grid_disruptor)]),
    Face::unit("impound_grappler", "Impound Grappler", 5, Silver, (Blue, "Soldier"))
        .when(&[Ability::new(When::Deploy, impound_grappler)]),
    Face::unit("lone_jackal", "Lone Jackal", 3, Bronze, (Red, "Criminal"))
        .when(&[Ability::new(When::Deploy, lone_jackal)]),
    Face::unit("loyalty_weaver", "Loyalty Weaver", 3, Gold, (Purple, "Hacker")).activated(
        Limit::Once(1),
        strong_close_enemies,
        loyalty_weaver,
    ),
    Face::unit("matrix_attendent", "Matrix Attendent", 3, Silver, (Purple, "Administrator"))
        .when(&[Ability::new(When::ActionPlayed, own_slot_grows_by_two)]),
    Face::unit("mirrage_maker", "Mirrage Maker", 1, Silver, (Purple, "Hacker"))
        .when(&[Ability::new(When::Deploy, mimic)]),
    Face::unit("oasis_chaser", "Oasis Chaser", 3, Bronze, (Blue, "Animal")).activated(
        Limit::EachTurn,
        empty_beside,
        oasis_chaser,
    ),
    Face::unit("peace_enforcer", "Peace Enforcer", 4, Bronze, (Blue, "Soldier"))
        .when(&[Ability::new(When::Deploy, shield_itself)]),
    Face::unit("scrap_collector", "Scrap Collector", 2, Silver, (Yellow, "Builder"))
        .when(&[Ability::new(When::CloseDies, feast)]),
    Face::unit("seed_spreader", "Seed Spreader", 1, Bronze, (Green, "Plant"))
        .when(&[Ability::new(When::Death, seed_spreader)]),
    Face::unit("shock_bandit", "Shock Bandit", 2, Bronze, (Red, "Criminal")).when(&[
        Ability::new(When::Deploy, shock_bandit),
        Ability::new(When::TurnStart, shock_bandit),
    ]),
    Face::unit("squad_leader", "Squad Leader", 7, Gold, (Blue, "Soldier")).when(&[Ability::new(
        When::Deploy,
        squad_leader,
    )
    .then(ally_fights)]),
    Face::unit("unstable_core", "Unstable Core", 1, Silver, (Red, "Virus"))
        .clauses(2)
        .has(Keywords::CONSUME)
        .when(&[Ability::new(When::TurnStart, unstable_core)]),
    Face::unit("waste_spiller", "Waste Spiller", 3, Gold, (Red, "Criminal")).clauses(2).when(&[
        Ability::new(When::CloseEnemyDies, spill_more).only(ground_is_bad),
        Ability::new(When::Deploy, waste_spiller),
    ]),
    Face::unit("test_dummy", "Test Dummy", 5, Bronze, (Color::None, "Construct")).pool(Pool::Test),
    Face::unit("test_dummy_enforcer", "Test Dummy Enforcer", 4, Bronze, (Color::None, "Enforcer"))
        .pool(Pool::Test),
    Face::unit("test_looper", "Test Looper", 1, Bronze, (Color::None, "Construct"))
        .when(&[Ability::new(When::Strengthened, loop_for_ever)])
        .pool(Pool::Test),
];

/// Own slot +1.
pub(super) fn own_slot_grows(cx: &mut Cx<'_>) -> Run {
    cx.modify(cx.slot(), 1);
    DONE
}

/// Own slot +2.
pub(super) fn own_slot_grows_by_two(cx: &mut Cx<'_>) -> Run {
    cx.modify(cx.slot(), 2);
    DONE
}

/// This and that unit get +3.
pub(super) fn encourage(cx: &mut Cx<'_>) -> Run {
    cx.buff_self(3);
    if let Some(ally) = cx.subject() {
        cx.buff(ally, 3);
    }
    DONE
}

/// Shield +3 on itself.
fn fortify_itself(cx: &mut Cx<'_>) -> Run {
    cx.shield_self(3);
    DONE
}

/// Shield +2 on itself.
pub(super) fn shield_itself(cx: &mut Cx<'_>) -> Run {
    cx.shield_self(2);
    DONE
}

/// Choose a close unit that is not a Hacker; bounce it.
fn grid_disruptor(cx: &mut Cx<'_>) -> Run {
    let board = &cx.table().board;
    let others = cx.close_units().that(|slot| !board.at(slot).face().is_a("Hacker"));
    let Some(unit) = cx.choose(others)? else { return DONE };
    cx.engine.bounce(unit);
    DONE
}

/// If the opposing slot is empty, choose a close enemy; move it there.
fn impound_grappler(cx: &mut Cx<'_>) -> Run {
    if cx.opponent().is_some() {
        return DONE;
    }
    let Some(enemy) = cx.choose(cx.close_enemies())? else { return DONE };
    cx.relocate(enemy, cx.slot().opposing());
    DONE
}

/// Choose a close unit; it takes 2 damage.
fn lone_jackal(cx: &mut Cx<'_>) -> Run {
    let Some(unit) = cx.choose(cx.close_units())? else { return DONE };
    cx.damage(Slots::only(unit), 2);
    DONE
}

fn strong_close_enemies(table: &Components, slot: Slot) -> Picks {
    let enemies = slot.close_enemy().and(table.board.units());
    enemies.that(|enemy| table.board.power(enemy) >= 6).into()
}

/// Choose a close enemy with power 6 or more; swap places, and so sides.
fn loyalty_weaver(cx: &mut Cx<'_>) -> Run {
    let strong = strong_close_enemies(cx.table(), cx.slot());
    let Some(enemy) = cx.pick(strong)?.and_then(crate::ask::Pick::slot) else { return DONE };
    cx.relocate(cx.slot(), enemy);
    DONE
}

/// If a unit opposes it, its power becomes that unit's power.
pub(super) fn mimic(cx: &mut Cx<'_>) -> Run {
    if let Some(enemy) = cx.opponent() {
        let power = cx.power(enemy);
        cx.engine.set_power(cx.slot(), power);
    }
    DONE
}

fn empty_beside(table: &Components, slot: Slot) -> Picks {
    empty_close_ally_slots(table, slot).into()
}

/// Choose an empty close slot of its side; move there.
fn oasis_chaser(cx: &mut Cx<'_>) -> Run {
    let Some(to) = cx.choose(empty_close_ally_slots(cx.table(), cx.slot()))? else { return DONE };
    cx.relocate(cx.slot(), to);
    DONE
}

/// This gets +2.
pub(super) fn feast(cx: &mut Cx<'_>) -> Run {
    cx.buff_self(2);
    DONE
}

/// Close slots of its side +2 each.
fn seed_spreader(cx: &mut Cx<'_>) -> Run {
    cx.modify_all(cx.slot().close_ally(), 2);
    DONE
}

/// 1 damage to each close enemy.
fn shock_bandit(cx: &mut Cx<'_>) -> Run {
    cx.damage(cx.close_enemies(), 1);
    DONE
}

/// Close allied Soldiers get shield +2; then each close ally fights.
fn squad_leader(cx: &mut Cx<'_>) -> Run {
    let board = &cx.table().board;
    let soldiers = cx.close_allies().that(|slot| board.at(slot).face().is_a("Soldier"));
    cx.shield_all(soldiers, 2);
    cx.then_for_each(cx.close_allies());
    DONE
}

/// An ally fights the unit that opposes it, if both are still there.
pub(super) fn ally_fights(cx: &mut Cx<'_>) -> Run {
    if let Some(ally) = cx.subject()
        && cx.units().has(ally.opposing())
    {
        cx.engine.fight(ally, ally.opposing());
    }
    DONE
}

/// 3 damage to itself and every close unit, as one effect.
fn unstable_core(cx: &mut Cx<'_>) -> Run {
    cx.damage(cx.close_units().or(Slots::only(cx.slot())), 3);
    DONE
}

/// Whether the slot where somebody died has a negative modifier.
fn ground_is_bad(table: &Components, at: &Trigger) -> bool {
    table.board.modifier(at.place) < 0
}

/// The slot where it died gets -1.
fn spill_more(cx: &mut Cx<'_>) -> Run {
    cx.modify(cx.place(), -1);
    DONE
}

/// Choose a close enemy slot, empty or not; it gets -2.
fn waste_spiller(cx: &mut Cx<'_>) -> Run {
    let Some(slot) = cx.choose(cx.slot().close_enemy())? else { return DONE };
    cx.modify(slot, -2);
    DONE
}

/// This gets +1, which makes it get +1, and so on.
fn loop_for_ever(cx: &mut Cx<'_>) -> Run {
    cx.buff_self(1);
    DONE
}
