//! What warriors and positions are worth.

use ::mordheim::{Condition, Id, Mark, Rule, Scenario, State, Warrior, ids};
use kernel::{MAX_SEATS, Seat};
use search::Worth;

use super::fight::leads;

/// Whether he carries a missile weapon that he can use.
pub(super) fn is_shooter(warrior: &Warrior) -> bool {
    warrior.profile.bs > 0
        && warrior.items.iter().any(|item| item.missile().is_some_and(|m| m.range >= 12))
}

/// What a warrior is worth: about 1 for an ordinary man. Every head counts for the Rout test, so a
/// part of it is the same for all.
pub(super) fn worth(warrior: &Warrior) -> f32 {
    let base = 0.6 + f32::from(warrior.fighter.get().cost) / 60.0;
    let leads = if warrior.rule(Rule::Leader) { 1.5 } else { 1.0 };
    let far = warrior.knows_magic() || is_shooter(warrior);
    base * leads * if far { 1.2 } else { 1.0 }
}

/// The part of his worth that a warrior still has.
fn left(state: &State, id: Id) -> f32 {
    let warrior = state.warrior(id);
    let pinned = || ids(warrior.engaged).any(|foe| state.warrior(foe).stands());
    match warrior.condition {
        Condition::Out => 0.0,
        _ if warrior.is(Mark::Fleeing) => 0.4,
        Condition::Standing => {
            0.6 + 0.4 * f32::from(warrior.wounds.max(1)) / f32::from(warrior.profile.w.max(1))
        }
        Condition::KnockedDown if pinned() => 0.3,
        Condition::KnockedDown => 0.65,
        Condition::Stunned if pinned() => 0.1,
        Condition::Stunned => 0.45,
    }
}

/// How near a side is to running: 0 with nobody out of action, more from a quarter on.
fn panic(state: &State, seat: Seat) -> f32 {
    if state.scenario() == Some(Scenario::Occupy) {
        return 0.0;
    }
    let limit = f32::from(state.began(seat).div_ceil(4).max(1));
    let share = state.out(seat) as f32 / limit;
    match state.is_shaken(seat) {
        false => 0.35 * share * share,
        true => 0.35 + 0.9 * (1.0 - leads(state.rout_leadership(seat))) + 0.1 * share,
    }
}

/// The share of a side's worth that is left.
fn strength(state: &State, seat: Seat) -> f32 {
    let (mut all, mut now) = (0.0, 0.0);
    for id in state.roster(seat) {
        let full = worth(state.warrior(id));
        all += full;
        now += full * left(state, id);
    }
    if all > 0.0 { now / all } else { 0.0 }
}

/// How near the fighters of a side are to the enemy, on average: 0 far away, 1 in contact.
fn nearness(state: &State, seat: Seat) -> f32 {
    let foes = state.team(Seat(1 - seat.0));
    let (mut sum, mut count) = (0.0, 0.0);
    for id in ids(state.team(seat)) {
        let warrior = state.warrior(id);
        if !warrior.stands() || is_shooter(warrior) {
            continue;
        }
        let d2 = ids(foes).map(|foe| warrior.at.d2(state.warrior(foe).at)).min().unwrap_or(0);
        sum += 1.0 - ((d2 as f32).sqrt() / 48.0).min(1.0);
        count += 1.0;
    }
    if count > 0.0 { sum / count } else { 0.0 }
}

/// How much better the position is for a seat than for the other: 0 when even.
pub(super) fn balance(state: &State, seat: Seat) -> f32 {
    let other = Seat(1 - seat.0);
    let men = 2.5 * (strength(state, seat) - strength(state, other));
    let fright = panic(state, other) - panic(state, seat);
    let goal = super::goals::progress(state, seat) - super::goals::progress(state, other);
    men + 1.6 * fright + goal
}

/// From the whole line to 0..1, without anything but basic arithmetic.
pub(super) fn squash(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}

/// What the position is worth to both seats. The side whose turn it is likes to be near.
pub(super) fn judge(state: &State) -> Worth {
    let active = state.active();
    let near = if state.has_map() { 0.3 * nearness(state, active) } else { 0.0 };
    let mut worth = [0.0; MAX_SEATS];
    let own = squash(balance(state, active) + near);
    worth[active.index()] = own;
    worth[1 - active.index()] = 1.0 - own;
    worth
}
