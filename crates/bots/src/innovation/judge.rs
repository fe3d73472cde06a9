//! What a position of Innovation is worth.

use ::innovation::{Achievement, Card, Color, Icon, Sort, Special, Splay, State};
use kernel::{Game, MAX_SEATS, Seat, mix64};
use search::Worth;

/// How many features a seat has besides its top cards.
pub(crate) const FEATURES: usize = 37;

/// What is counted about one seat. Each number is about 1 where it matters.
pub(crate) fn features(state: &State, seat: Seat) -> [f32; FEATURES] {
    let mut f = [0.0; FEATURES];
    race(state, seat, &mut f[0..8]);
    board(state, seat, &mut f[8..16]);
    icons(state, seat, &mut f[16..30]);
    specials(state, seat, &mut f[30..34]);
    f[34] = tempo(state, seat);
    let hand = state.hand(seat);
    f[35] = hand.len().min(8) as f32 / 4.0;
    f[36] = hand.points().min(40) as f32 / 10.0;
    f
}

/// Achievements, points, and how near the next achievement is.
fn race(state: &State, seat: Seat, f: &mut [f32]) {
    let needed = state.needed() as f32;
    let owned = state.achievements(seat) as f32 / needed;
    let points = state.points(seat) as f32;
    f[0] = owned * 3.0;
    f[1] = owned * owned * 3.0;
    f[2] = owned * owned * owned * owned * 3.0;
    let highest = state.highest_top(seat);
    let (mut ready, mut near, mut seen) = (0.0, 0.0, 0.0);
    for age in (1..=9).filter(|&age| !state.is_claimed(Achievement::Age(age))) {
        let part = (points / (5.0 * f32::from(age))).min(1.0);
        if part >= 1.0 && highest >= age {
            ready += 1.0;
        } else if seen < 2.0 {
            near += part * part * if highest >= age { 1.0 } else { 0.6 };
            seen += 1.0;
        }
    }
    f[3] = f32::min(ready, 2.0);
    f[4] = near;
    f[5] = points / 20.0;
    f[6] = points.sqrt() / 3.0;
    f[7] = if owned * needed + ready >= needed { 1.0 } else { 0.0 };
}

/// Top cards, colors and splays.
fn board(state: &State, seat: Seat, f: &mut [f32]) {
    let tops = state.tops(seat);
    let highest = state.highest_top(seat);
    f[0] = f32::from(highest) / 3.0;
    f[1] = tops.points() as f32 / 10.0;
    f[2] = tops.len() as f32 / 3.0;
    let better = state.hand(seat).highest().first().map_or(0, Card::age);
    f[3] = f32::from(better.saturating_sub(highest).min(2)) / 2.0;
    for color in Color::ALL {
        match state.splay(seat, color) {
            Splay::None => {}
            Splay::Left => f[4] += 0.5,
            Splay::Right => f[5] += 0.5,
            Splay::Up => f[6] += 0.5,
        }
    }
    f[7] = f32::from(state.draw_value(highest).unwrap_or(11)) / 3.0;
}

/// The icons, and of which of them others have fewer; top cards that nobody shares, and demands
/// that hit.
fn icons(state: &State, seat: Seat, f: &mut [f32]) {
    let opponents = state.opponents(seat);
    let share = 1.0 / opponents.len().max(1) as f32;
    let mut behind = [0.0; 6];
    for icon in Icon::ALL {
        let own = state.icons(seat, icon);
        let n = icon as usize;
        for other in opponents.iter() {
            let theirs = state.icons(other, icon);
            f[n] += share * f32::from(i8::from(own > theirs) - i8::from(own < theirs)) / 2.0;
            behind[n] += if own > theirs { share } else { 0.0 };
        }
        f[6 + n] = f32::from(own.min(15)) / 5.0;
    }
    for card in state.tops(seat).iter() {
        let hit = behind[card.face().featured as usize];
        f[12] += hit / 3.0;
        if card.clauses()[0].sort == Sort::Demand {
            f[13] += hit / 2.0;
        }
    }
}

/// How near the special achievements are that nobody owns.
fn specials(state: &State, seat: Seat, f: &mut [f32]) {
    let open = |special| !state.is_claimed(Achievement::Special(special));
    let square = |part: f32| part * part;
    if open(Special::Empire) {
        let enough = Icon::ALL.into_iter().map(|icon| state.icons(seat, icon).min(3));
        f[0] = square(f32::from(enough.sum::<u8>()) / 18.0);
    }
    if open(Special::World) {
        f[1] = square(f32::from(state.icons(seat, Icon::Clock).min(12)) / 12.0);
    }
    if open(Special::Wonder) {
        let far = |color: &Color| matches!(state.splay(seat, *color), Splay::Right | Splay::Up);
        f[2] = square(Color::ALL.iter().filter(|color| far(color)).count() as f32 / 5.0);
    }
    if open(Special::Universe) {
        let high = state.tops(seat).iter().filter(|card| card.age() >= 8).count();
        f[3] = square(high as f32 / 5.0);
    }
}

/// The actions that a seat has left, or is about to have.
fn tempo(state: &State, seat: Seat) -> f32 {
    if state.turn() == seat { f32::from(state.actions()) / 2.0 } else { 0.0 }
}

/// What a seat has, summed up by the weights.
fn strength(state: &State, seat: Seat) -> f32 {
    let counted = features(state, seat).into_iter().zip(super::weights::FEATURES);
    let sum: f32 = counted.map(|(feature, weight)| feature * weight).sum();
    sum + state.tops(seat).iter().map(|card| super::weights::TOPS[card.index()]).sum::<f32>()
}

/// How likely it is that a side that is so much ahead wins against the other.
fn chance(ahead: f32) -> f32 {
    0.5 + 0.5 * ahead / (1.0 + ahead * ahead).sqrt()
}

/// What a position is worth to each seat; in the middle of an effect, what it was worth when the
/// effect began.
pub(crate) fn judge(state: &State) -> Worth {
    let mut sides = [0.0; MAX_SEATS];
    let mut members = [0.0; MAX_SEATS];
    for seat in Seat::all(state.seats()) {
        let side = state.side(seat).index();
        sides[side] += strength(state, seat);
        members[side] += 1.0;
    }
    let mean = |side: usize| sides[side] / members[side];
    let all = || (0..state.seats()).filter(|&side| members[side] > 0.0);
    // As likely as it is to be ahead of every other side, the odds taken together.
    let against = |one: usize, other: usize| chance(mean(other) - mean(one)).max(0.001);
    let odds = |one: usize| {
        let lost = all().filter(|&other| other != one).map(|other| {
            let lost = against(one, other);
            lost / (1.0 - lost).max(0.001)
        });
        1.0 / (1.0 + lost.sum::<f32>())
    };
    let total: f32 = all().map(odds).sum();
    let mut worth = [0.0; MAX_SEATS];
    for seat in Seat::all(state.seats()) {
        let side = state.side(seat).index();
        worth[seat.index()] = whim(state, side, odds(side) / total);
    }
    worth
}

/// Turns after which judgement gives way to whim, and turns in which it does. Ordinary games take
/// thirty to seventy turns; the few in which both sides wait forever must end too.
const LONG: u16 = 100;
const TIRED: f32 = 100.0;

/// A judgement by other means, with whim as games become long.
pub(crate) fn tired(state: &State, mut worth: Worth) -> Worth {
    if state.turns() > LONG {
        for seat in Seat::all(state.seats()) {
            let side = state.side(seat).index();
            worth[seat.index()] = whim(state, side, worth[seat.index()]);
        }
    }
    worth
}

/// The judgement, or more and more a whim as the game becomes long. It depends on the position.
fn whim(state: &State, side: usize, judged: f32) -> f32 {
    if state.turns() <= LONG {
        return judged;
    }
    let tired = (f32::from(state.turns() - LONG) / TIRED).min(1.0);
    let seen = |key: u64, seat: Seat| {
        let own = state.hand(seat).points() + 100 * state.tops(seat).points();
        mix64(key ^ u64::from(own + 10_000 * state.points(seat)))
    };
    let key = Seat::all(state.seats()).fold(u64::from(state.turns()), seen);
    let whim = (mix64(key ^ side as u64) % 1024) as f32 / 1024.0;
    judged + tired * (whim - judged)
}
