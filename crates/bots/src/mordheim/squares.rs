//! Which square is good for a warrior who moves.

use ::mordheim::{Board, Id, Item, Mark, Square, State, Twice, ids};
use kernel::Seat;

use super::Style;
use super::fight::{chance, duel, missile_hit, sketch};
use super::goals::{Flood, Goal, goal};
use super::value::worth;

/// An enemy as he matters to one who moves.
struct Foe {
    at: Square,
    /// How far his charge reaches, squared; 0 when he does not charge.
    reach2: u32,
    /// What part of the mover he would undo with a charge.
    threat: f32,
    /// What a charge at him would be worth.
    prey: f32,
    /// How far he shoots, squared; 0 when he does not.
    range2: u32,
    /// What a hit with the mover's missile weapon would be worth.
    hit: f32,
}

/// A friend as he matters to one who moves.
struct Friend {
    at: Square,
    leads: bool,
}

/// What a warrior shoots with.
#[derive(Clone, Copy)]
pub(super) struct Gun {
    pub(super) range2: u32,
    /// What it needs to hit, before all modifiers.
    pub(super) needs: u8,
    moves: bool,
    pub(super) thrown: bool,
    twice: Twice,
}

/// What draws a warrior on.
enum Pull {
    /// Enemies, as the crow flies.
    Foes,
    /// Squares, around obstacles, and how strongly.
    Steps(Box<Flood>, f32),
}

/// How a warrior would come to a square.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    Stay,
    Walk,
    Run,
}

/// What a warrior who moves knows of the field.
pub(super) struct Survey<'a> {
    state: &'a State,
    style: &'a Style,
    worth: f32,
    reach2: u32,
    foes: Vec<Foe>,
    friends: Vec<Friend>,
    gun: Option<Gun>,
    pull: Pull,
    caution: f32,
}

/// Half inches as a squared distance between centres, with one inch for the contact.
fn reach2(budget: u8) -> u32 {
    let inches = u32::from(budget) / 2 + 1;
    inches * inches
}

/// The best missile weapon that a warrior could use in this turn.
pub(super) fn gun(state: &State, who: Id) -> Option<(Item, Gun)> {
    let warrior = state.warrior(who);
    if warrior.profile.bs == 0 || warrior.engaged != 0 || warrior.is(Mark::Rallied) {
        return None;
    }
    let usable = |item: &Item| {
        let missile = item.missile();
        missile.is_some_and(|m| (!m.reload || warrior.loaded(*item) > 0) && !m.once)
    };
    let best = warrior.items.iter().filter(usable).max_by_key(|item| {
        item.missile().map_or(0, |m| u32::from(m.range) * u32::from(m.strength.max(2)))
    })?;
    let missile = best.missile()?;
    let range = u32::from(state.weapon_range(who, best));
    let needs = (7 - warrior.profile.bs as i8 - missile.to_hit).max(1) as u8;
    let gun = Gun {
        range2: range * range,
        needs,
        moves: !missile.move_or_fire,
        thrown: missile.thrown,
        twice: missile.twice,
    };
    Some((best, gun))
}

fn range2(state: &State, who: Id) -> u32 {
    let warrior = state.warrior(who);
    if warrior.profile.bs == 0 || !warrior.stands() || warrior.engaged != 0 {
        return 0;
    }
    let ranges = warrior.items.iter().filter_map(|item| item.missile()).map(|m| u32::from(m.range));
    ranges.max().map_or(0, |range| range * range)
}

impl<'a> Survey<'a> {
    /// Looks at the field for a warrior who stands. A thorough look finds ways around
    /// obstacles.
    pub(super) fn new(state: &'a State, who: Id, style: &'a Style) -> Survey<'a> {
        let warrior = state.warrior(who);
        let seat = state.owner(who);
        let gun = gun(state, who);
        let weapon = gun.map(|(weapon, _)| weapon);
        let own = worth(warrior);
        let foes = state.team(Seat(1 - seat.0));
        let left = f32::from(state.turns_in_all().saturating_sub(state.turns_begun()));
        Survey {
            state,
            style,
            worth: own,
            reach2: reach2(state.charge_budget(who)),
            foes: ids(foes).map(|foe| Foe::new(state, (who, own), foe, weapon, style)).collect(),
            friends: friends(state, who, seat),
            gun: gun.map(|(_, gun)| gun),
            pull: pull(state, who, foes, style),
            caution: style.caution * (left / 8.0).min(1.0),
        }
    }

    /// How far a square is from where the warrior should go.
    fn distance(&self, square: Square) -> f32 {
        match &self.pull {
            Pull::Steps(flood, _) => flood.steps(square),
            Pull::Foes => {
                let nearest = self.foes.iter().map(|foe| foe.at.d2(square)).min().unwrap_or(0);
                (nearest as f32).sqrt()
            }
        }
    }

    /// How good it is to end the move on this square.
    pub(super) fn score(&self, square: Square, way: Way) -> f32 {
        let (mut safe, mut prey) = (1.0, 0.0_f32);
        for foe in &self.foes {
            let d2 = foe.at.d2(square);
            if d2 <= foe.reach2 {
                safe *= 1.0 - foe.threat;
            }
            if d2 <= self.reach2 {
                prey = prey.max(foe.prey);
            }
        }
        let shot = self.shot(square, way);
        let danger = (1.0 - safe) * self.worth;
        let away = match (&self.pull, self.gun) {
            (Pull::Foes | Pull::Steps(_, 1.0), Some(gun)) => {
                // Shooters need not come nearer than they shoot well.
                let well = (gun.range2 as f32).sqrt() * 0.6;
                (self.distance(square) - well).max(0.0)
            }
            _ => self.distance(square),
        };
        let weight = if let Pull::Steps(_, weight) = self.pull { weight } else { 1.0 };
        self.style.greed * prey + self.style.aim * shot
            - self.caution * danger
            - self.style.push * weight * away
            - self.exposure(square)
            - self.style.bond * self.apart(square)
            + self.company(square)
    }

    /// What is good about ending the move on a square: the key of what is said of the mover.
    pub(super) fn reason(&self, square: Square, way: Way) -> Option<&'static str> {
        let safe = !self.foes.iter().any(|foe| foe.at.d2(square) <= foe.reach2);
        let near = self.foes.iter().any(|foe| foe.at.d2(square) <= self.reach2);
        match (self.shot(square, way) > 0.0, near, safe) {
            (true, _, true) => Some("hint-shot-safe"),
            (true, _, false) => Some("hint-has-shot"),
            (false, true, true) => Some("hint-may-charge-safe"),
            (false, true, false) => Some("hint-may-charge"),
            (false, false, true) => Some("hint-safe"),
            (false, false, false) => None,
        }
    }

    /// How far a square is from friends, on average.
    fn apart(&self, square: Square) -> f32 {
        let far = self.friends.iter().map(|friend| (friend.at.d2(square) as f32).sqrt());
        far.sum::<f32>() / self.friends.len().max(1) as f32
    }

    /// A little for being near the leader, and near anybody at all.
    fn company(&self, square: Square) -> f32 {
        let lord = self.friends.iter().any(|friend| friend.leads && friend.at.within(square, 6));
        let mate = self.friends.iter().any(|friend| friend.at.within(square, 6));
        0.02 * f32::from(u8::from(lord)) + 0.04 * f32::from(u8::from(mate))
    }

    /// What enemy shooters make of it.
    fn exposure(&self, square: Square) -> f32 {
        if !self.style.thorough {
            return 0.0;
        }
        let field = self.state.field();
        let mut sum = 0.0;
        for foe in self.foes.iter().filter(|foe| foe.at.d2(square) <= foe.range2) {
            if field.sees(foe.at, square) {
                let covered = field.cover(foe.at, square, &Board::EMPTY);
                sum += if covered { 0.05 } else { 0.09 };
            }
        }
        self.style.shyness * sum * self.worth
    }

    /// The best shot from a square.
    fn shot(&self, square: Square, way: Way) -> f32 {
        let Some(gun) = self.gun.filter(|gun| way == Way::Stay || way == Way::Walk && gun.moves)
        else {
            return 0.0;
        };
        let field = self.state.field();
        let moved = way == Way::Walk;
        let mut best = 0.0_f32;
        for foe in self.foes.iter().filter(|foe| foe.hit > 0.0) {
            let d2 = foe.at.d2(square);
            if d2 > gun.range2 || !field.sees(square, foe.at) {
                continue;
            }
            let long = 4 * d2 > gun.range2;
            let twice = match gun.twice {
                Twice::Never => false,
                Twice::Sling => !moved && !long,
                Twice::Always => true,
            };
            let cover = field.cover(square, foe.at, &Board::EMPTY);
            let harder = u8::from(cover) + u8::from((long || moved) && !gun.thrown);
            let harder = harder + u8::from(twice) + u8::from(long && moved && !gun.thrown);
            let shots = if twice { 2.0 } else { 1.0 };
            best = best.max(shots * chance((gun.needs + harder).max(2)) * foe.hit);
        }
        best
    }
}

impl Foe {
    fn new(
        state: &State,
        (who, own): (Id, f32),
        foe: Id,
        weapon: Option<Item>,
        style: &Style,
    ) -> Foe {
        let enemy = state.warrior(foe);
        let charges = enemy.stands() && !enemy.is(Mark::Fleeing) && !state.is_held(foe);
        let budget = state.charge_budget(foe).saturating_sub(2 * style.nerve);
        let (strikes, replies) = (sketch(state, who, foe), sketch(state, foe, who));
        let worth = worth(enemy);
        let prey = match enemy.stands() {
            true => duel(strikes, replies, (own, worth), true).max(0.0) + 0.3 * strikes.loss(),
            false => strikes.loss() * worth,
        };
        let hit = match weapon {
            Some(weapon) if enemy.engaged == 0 && !enemy.is(Mark::Hidden) => {
                missile_hit(state, who, weapon, foe).loss() * worth
            }
            _ => 0.0,
        };
        Foe {
            at: enemy.at,
            reach2: if charges { reach2(budget) } else { 0 },
            threat: replies.loss().min(0.95),
            prey,
            range2: range2(state, foe),
            hit,
        }
    }
}

fn friends(state: &State, who: Id, seat: Seat) -> Vec<Friend> {
    let stands = |id: &Id| {
        let warrior = state.warrior(*id);
        *id != who && warrior.stands() && !warrior.is(Mark::Fleeing)
    };
    let leader = state.leader(seat);
    let friend = |id: Id| Friend { at: state.warrior(id).at, leads: leader == Some(id) };
    ids(state.team(seat)).filter(stands).map(friend).collect()
}

fn pull(state: &State, who: Id, foes: u64, style: &Style) -> Pull {
    match goal(state, who) {
        Goal::Squares(board, weight) => Pull::Steps(Box::new(Flood::from(state, &board)), weight),
        Goal::Enemy if style.thorough => {
            let there: Board = ids(foes).map(|foe| state.warrior(foe).at).collect();
            Pull::Steps(Box::new(Flood::from(state, &there)), 1.0)
        }
        Goal::Enemy => Pull::Foes,
    }
}
