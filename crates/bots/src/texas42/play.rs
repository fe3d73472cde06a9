//! Rules of thumb for playing tiles: fast enough for play-outs, and no worse than a beginner.
//!
//! Only what the seat itself may know is used: its hand, the tiles still out, the trick.

use ::texas42::{Declaration, State, Tile, Tiles, partner, team};
use kernel::Seat;

use super::habits::{Habits, PLAIN};
use super::solver::{Position, Suits};

/// What a seat knows when it plays a tile.
pub(crate) struct Table {
    suits: &'static Suits,
    declaration: Declaration,
    hand: u32,
    /// Tiles that an opponent may hold; of all the others, where that is not noticed.
    feared: u32,
    /// The trumps; none without power.
    trumps: u32,
    bidder: bool,
    /// The place of the seat among the habits.
    role: usize,
    habits: &'static Habits,
    trick: Option<Trick>,
}

/// A tile that looks so much less promising than the best is played half as often.
const HALF_AS_OFTEN: f32 = 12.0;

/// How likely each tile of a hand is played by who mostly follows the rules of thumb.
pub(crate) struct Likings {
    tiles: [(usize, f32); 7],
    len: usize,
    total: f32,
}

impl Likings {
    /// Each tile with how likely it is played.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (usize, f32)> + '_ {
        self.tiles[..self.len].iter().map(|&(tile, liking)| (tile, liking / self.total))
    }
}

/// The trick on the table, as the seat to play sees it.
struct Trick {
    suit: usize,
    /// The tile that wins it so far.
    top: usize,
    /// Whether the partner played that.
    ours: bool,
    /// The tiles that may still be played to it by others.
    to_come: u32,
    partner_to_come: bool,
}

/// The tile of `playable` that the rules of thumb pick.
pub(crate) fn pick_tile(state: &State, playable: Tiles) -> Option<Tile> {
    let (bidder, _) = state.contract()?;
    let table = Table::of(&Position::of(state)?, bidder, &PLAIN);
    Tile::at(table.pick(playable.bits())?)
}

impl Table {
    /// What the seat to play knows.
    pub(crate) fn of(position: &Position, bidder: Seat, habits: &'static Habits) -> Table {
        let (suits, seat, out) = (position.suits(), position.turn(), position.out());
        let to_come = match habits.notices {
            true => position.feared(true),
            false if position.ends_trick() => 0,
            false => out,
        };
        let trick = position.trick().map(|(suit, winner, top)| Trick {
            suit,
            top,
            ours: winner == partner(seat),
            to_come,
            partner_to_come: position.is_second(),
        });
        let declaration = suits.declaration();
        let role = match seat {
            _ if seat == bidder => 0,
            _ if team(seat) == team(bidder) => 1,
            _ => 2,
        };
        Table {
            suits,
            declaration,
            hand: position.hand(),
            feared: if habits.notices { position.feared(false) } else { out },
            trumps: if declaration.has_power() { declaration.called().bits() } else { 0 },
            bidder: seat == bidder,
            role,
            habits,
            trick,
        }
    }

    /// The most promising of these tiles, the first of equals.
    pub(crate) fn pick(&self, playable: u32) -> Option<usize> {
        let (mut most, mut best, mut left) = (i32::MIN, None, playable);
        while left != 0 {
            let tile = left.trailing_zeros() as usize;
            let promise = self.promise(tile);
            if promise > most {
                (most, best) = (promise, Some(tile));
            }
            left &= left - 1;
        }
        best
    }

    /// How likely each of these tiles is played.
    pub(crate) fn likings(&self, playable: u32) -> Likings {
        let mut likings = Likings { tiles: [(0, 0.0); 7], len: 0, total: 0.0 };
        let (mut promises, mut most, mut left) = ([0; 7], i32::MIN, playable);
        while left != 0 && likings.len < 7 {
            let tile = left.trailing_zeros() as usize;
            let promise = self.promise(tile);
            most = most.max(promise);
            (promises[likings.len], likings.tiles[likings.len].0) = (promise, tile);
            likings.len += 1;
            left &= left - 1;
        }
        for ((_, liking), promise) in likings.tiles[..likings.len].iter_mut().zip(promises) {
            let behind = 1.0 + (most - promise) as f32 / HALF_AS_OFTEN;
            *liking = 1.0 / (behind * behind);
            likings.total += *liking;
        }
        likings
    }

    /// How good it looks to play this tile.
    fn promise(&self, tile: usize) -> i32 {
        let Some(tile) = Tile::at(tile) else { return 0 };
        match &self.trick {
            None => self.promise_of_lead(tile),
            Some(trick) => self.promise_of_follow(trick, tile),
        }
    }

    /// How good it looks to lead this tile: pull trumps from the top, cash what nobody beats, then
    /// lead bare tiles that few can beat.
    fn promise_of_lead(&self, tile: Tile) -> i32 {
        let over = self.suits.beaten_by(tile.index()) & self.feared;
        let (beaters, count) = (over.count_ones() as i32, i32::from(tile.count()));
        if self.declaration.is_nello() {
            return if self.bidder { 10 * beaters } else { -(i32::from(tile.high())) };
        }
        let lead = &self.habits.lead[self.role];
        let weighed = |row: [i32; 3]| row[0] + row[1] * beaters + row[2] * count;
        match (beaters, self.trumps >> tile.index() & 1 != 0) {
            (0, true) if self.role < 2 && self.trumps & self.feared != 0 => {
                lead.pull + i32::from(tile.high() + tile.low())
            }
            (0, true) => lead.top - count,
            (0, false) => lead.cash + count,
            (_, true) => weighed(lead.trump),
            _ => {
                let master = i32::from(over & !self.trumps == 0);
                weighed(lead.off) + lead.master * master + lead.long * self.others_like(tile)
            }
        }
    }

    /// How many further tiles of its suit the hand has.
    fn others_like(&self, tile: Tile) -> i32 {
        let suit = self.declaration.led_suit(tile);
        (self.declaration.follow(suit).bits() & self.hand).count_ones() as i32 - 1
    }

    /// How good it looks to play this tile to the trick.
    fn promise_of_follow(&self, trick: &Trick, tile: Tile) -> i32 {
        let over = self.suits.over(trick.suit, trick.top);
        let wins = over >> tile.index() & 1 != 0;
        if self.declaration.is_nello() {
            return self.promise_in_nello(wins, trick.suit, tile);
        }
        let (count, cost) = (i32::from(tile.count()), self.keep(tile));
        let follow = &self.habits.follow[self.role];
        let sure = self.suits.over(trick.suit, tile.index()) & trick.to_come == 0;
        match (wins, trick.ours) {
            (_, true) if over & trick.to_come == 0 => {
                follow.safe[0] * count + follow.safe[1] * i32::from(wins) - cost
            }
            (true, false) if sure => follow.sure[0] + follow.sure[1] * count - cost,
            (true, false) => {
                let strength = i32::from(self.suits.strength(trick.suit, tile.index()));
                let [base, by_strength, by_count, by_cost] = follow.maybe;
                base + by_strength * strength + by_count * count - by_cost * cost
            }
            (true, true) => follow.over[0] + follow.over[1] * count - cost,
            (false, true) => follow.leave[0] + follow.leave[1] * count - cost,
            (false, false) => follow.lose[usize::from(trick.partner_to_come)] * count - cost,
        }
    }

    /// What is lost by letting this tile go: trumps, doubles and high tiles are kept.
    fn keep(&self, tile: Tile) -> i32 {
        let [trump, double, alone] = self.habits.follow[self.role].keep;
        let beaters = self.suits.beaten_by(tile.index()) & (self.feared | self.hand);
        let few = 6 - (beaters.count_ones() as i32).min(6);
        let trumps = (self.trumps >> tile.index() & 1) as i32;
        trump * trumps + double * i32::from(tile.is_double()) + alone * few
    }

    /// The bidder of nello gets rid of the highest tile that does not win; the others stay low.
    fn promise_in_nello(&self, wins: bool, suit: usize, tile: Tile) -> i32 {
        let strength = i32::from(self.suits.strength(suit, tile.index()));
        let pips = i32::from(tile.high()) * 2 + i32::from(tile.low());
        match (self.bidder, wins) {
            (true, true) => -strength,
            (true, false) => 50 + strength + pips,
            (false, _) => -strength - pips,
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Setup};

    use super::*;

    /// What is played to the double of trumps by who holds 6-4, 4-1, 3-2 and blanks.
    fn answer(trick: &str, second: &str, third: &str) -> Tile {
        let text = format!(
            "dealer: 3\nbids: 30, pass, pass, pass\ndeclared: fives\ntrick: {trick}\n\
             hand 0: 6-5 5-4 6-6 4-4 3-3 2-2\nhand 1: {second}\nhand 2: {third}\n\
             hand 3: 5-2 5-3 6-0 4-0 4-2 4-3 3-1"
        );
        let state = State::new(&Setup { position: Some(text), ..Setup::default() }).unwrap();
        let seat = state.turn();
        pick_tile(&state, state.hand(seat)).unwrap()
    }

    #[test]
    fn count_goes_to_partner_and_not_to_the_others() {
        let count = "6-4 4-1 3-2 0-0 1-0 2-0 3-0";
        assert_eq!(answer("5-5 5-1", "5-0 1-1 2-1 6-1 6-2 6-3", count).count(), 10);
        assert_eq!(answer("5-5", count, "5-0 5-1 1-1 2-1 6-1 6-2 6-3").count(), 0);
    }

    #[test]
    fn the_bidder_pulls_trumps_from_the_top() {
        let text = "dealer: 3\nbids: 30, pass, pass, pass\ndeclared: fives\n\
                    hand 0: 5-5 6-5 5-4 6-6 4-4 3-3 2-2\nhand 1: 5-0 5-1 1-1 2-1 6-1 6-2 6-3\n\
                    hand 2: 6-4 4-1 3-2 0-0 1-0 2-0 3-0\nhand 3: 5-2 5-3 6-0 4-0 4-2 4-3 3-1";
        let setup = Setup { position: Some(text.to_owned()), ..Setup::default() };
        let state = State::new(&setup).unwrap();
        let lead = pick_tile(&state, state.hand(Seat(0))).unwrap();
        assert!(Declaration::Fives.called().has(lead), "{lead}");
    }
}
