//! What a position at the beginning of a turn is worth, by features whose weights were fitted to
//! the outcomes of battles.

use ::mordheim::{Condition, Id, Mark, Scenario, State, ids};
use kernel::{MAX_SEATS, Seat};
use search::Worth;

use super::fight::{chance, duel, leads, missile_hit, sketch};
use super::goals;
use super::squares::gun;
use super::value::{is_shooter, squash, worth};
use super::weights;

/// How many features a side has.
pub(super) const FEATURES: usize = 19;

/// The features of a side.
pub(super) type Features = [f32; FEATURES];

/// The squared inches of a charge, contact included.
fn reach2(state: &State, who: Id) -> u32 {
    let inches = u32::from(state.charge_budget(who)) / 2 + 1;
    inches * inches
}

/// Sums over all of a side's worth: what was lost, and what lies or runs.
fn losses(state: &State, seat: Seat, f: &mut Features) -> f32 {
    let mut all = 0.0;
    for id in state.roster(seat) {
        let warrior = state.warrior(id);
        let full = worth(warrior);
        all += full;
        let pinned = || ids(warrior.engaged).any(|foe| state.warrior(foe).stands());
        let place = match warrior.condition {
            Condition::Out => 0,
            _ if warrior.is(Mark::Fleeing) => 1,
            Condition::KnockedDown if pinned() => 2,
            Condition::KnockedDown => 3,
            Condition::Stunned if pinned() => 4,
            Condition::Stunned => 5,
            Condition::Standing => {
                let whole = f32::from(warrior.profile.w.max(1));
                f[6] += full * (whole - f32::from(warrior.wounds)).max(0.0) / whole;
                continue;
            }
        };
        f[place] += full;
    }
    let all = all.max(1.0);
    f[..7].iter_mut().for_each(|feature| *feature /= all);
    all
}

/// How near a side is to running.
fn fright(state: &State, seat: Seat, f: &mut Features) {
    if state.scenario() == Some(Scenario::Occupy) {
        return;
    }
    let limit = f32::from(state.began(seat).div_ceil(4).max(1));
    let share = (state.out(seat) as f32 / limit).min(3.0);
    match state.is_shaken(seat) {
        false => f[7] = share * share,
        true => {
            f[8] = 1.0;
            f[9] = 1.0 - leads(state.rout_leadership(seat));
        }
    }
    let leader = state.leader(seat).map(|id| state.warrior(id));
    f[10] = f32::from(u8::from(leader.is_some_and(|lord| lord.is_here() && lord.stands())));
}

/// What the best shot of somebody promises, if he stays where he is.
fn best_shot(state: &State, who: Id, foes: u64) -> f32 {
    let Some((weapon, gun)) = gun(state, who) else { return 0.0 };
    let (at, field) = (state.warrior(who).at, state.field());
    let hit = |foe: Id| {
        let enemy = state.warrior(foe);
        let d2 = enemy.at.d2(at);
        let free = enemy.engaged == 0 && !enemy.is(Mark::Hidden) && d2 <= gun.range2;
        if !free || !field.sees(at, enemy.at) {
            return 0.0;
        }
        let long = u8::from(4 * d2 > gun.range2 && !gun.thrown);
        chance((gun.needs + long).max(2))
            * missile_hit(state, who, weapon, foe).loss()
            * worth(enemy)
    };
    ids(foes).map(hit).fold(0.0, f32::max)
}

/// What one who is free could do: charge, shoot, and how he stands among friends and enemies.
fn prospects(state: &State, who: Id, (friends, foes): (u64, u64), f: &mut Features) {
    let warrior = state.warrior(who);
    let (reach, own) = (reach2(state, who), worth(warrior));
    let (mut prey, mut nearest, mut around) = (0.0_f32, u32::MAX, 0.0);
    for foe in ids(foes) {
        let enemy = state.warrior(foe);
        let d2 = enemy.at.d2(warrior.at);
        nearest = nearest.min(d2);
        around -= f32::from(u8::from(d2 <= 36 && enemy.stands()));
        if d2 <= reach && warrior.engaged == 0 && !enemy.is(Mark::Hidden) {
            let strikes = sketch(state, who, foe);
            let value = match enemy.stands() {
                true => {
                    let other = worth(enemy);
                    duel(strikes, sketch(state, foe, who), (own, other), true).max(0.0)
                        + 0.3 * strikes.loss() * other
                }
                false => strikes.loss() * worth(enemy),
            };
            prey = prey.max(value);
        }
    }
    let mut friend = u32::MAX;
    for id in ids(friends & !who.bit()).filter(|id| state.warrior(*id).stands()) {
        let d2 = state.warrior(id).at.d2(warrior.at);
        friend = friend.min(d2);
        around += f32::from(u8::from(d2 <= 36));
    }
    f[11] += prey;
    f[12] += f32::from(u8::from(prey > 0.0));
    if warrior.engaged == 0 {
        f[13] += best_shot(state, who, foes);
    }
    if !is_shooter(warrior) && nearest != u32::MAX {
        f[14] += ((nearest as f32).sqrt() / 48.0).min(1.0);
    }
    f[15] += around.clamp(-4.0, 4.0) / 4.0;
    f[16] += (friend.min(144) as f32).sqrt() / 12.0;
}

/// What one who is in close combat does there.
fn melee(state: &State, who: Id, f: &mut Features) {
    let engaged = state.warrior(who).engaged;
    let (mut up, mut down) = (0.0_f32, 0.0_f32);
    for foe in ids(engaged) {
        let enemy = state.warrior(foe);
        let loss = sketch(state, who, foe).loss() * worth(enemy);
        if enemy.stands() { up = up.max(loss) } else { down = down.max(loss) }
    }
    if up > 0.0 {
        f[17] += up;
    } else {
        f[18] += down;
    }
}

/// What there is to say about a side.
pub(super) fn features(state: &State, seat: Seat) -> Features {
    let mut f = [0.0; FEATURES];
    let all = losses(state, seat, &mut f);
    fright(state, seat, &mut f);
    let (friends, foes) = (state.team(seat), state.team(Seat(1 - seat.0)));
    let free = |id: &Id| state.warrior(*id).stands() && !state.warrior(*id).is(Mark::Fleeing);
    for who in ids(friends).filter(free) {
        prospects(state, who, (friends, foes), &mut f);
        melee(state, who, &mut f);
    }
    f[11..].iter_mut().for_each(|feature| *feature /= all);
    f
}

/// What the position is worth to both seats.
pub(super) fn judge(state: &State) -> Worth {
    let active = state.active();
    let other = Seat(1 - active.0);
    let mut sum = weights::TEMPO;
    for (seat, weights) in [(active, &weights::ACTIVE), (other, &weights::OTHER)] {
        let features = features(state, seat);
        sum += features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum::<f32>();
    }
    sum += goals::progress(state, active) - goals::progress(state, other);
    let own = squash(sum);
    let mut worth = [0.0; MAX_SEATS];
    worth[active.index()] = own;
    worth[other.index()] = 1.0 - own;
    worth
}
