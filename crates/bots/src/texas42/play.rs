//! Rules of thumb for playing tiles: fast enough for play-outs, and no worse than a beginner.
//!
//! Only what the seat itself may know is used: its hand, the tiles still out, the trick.

use ::texas42::{Declaration, State, Tile, Tiles, partner, team};
use kernel::Seat;

use super::solver::Suits;

/// What a seat knows when it plays a tile.
struct Table {
    suits: &'static Suits,
    declaration: Declaration,
    hand: u32,
    /// Tiles in the hands of the others.
    out: u32,
    /// Whether the seat is on the declaring side.
    declares: bool,
    bidder: bool,
}

/// The trick on the table, as the seat to play sees it.
struct Trick {
    suit: usize,
    /// The strength of the tile that wins it so far.
    best: u8,
    /// Whether the partner played that.
    ours: bool,
    /// The strongest tile that could still be played to it by another.
    threat: u8,
}

/// The tile of `playable` that the rules of thumb pick.
pub(crate) fn pick_tile(state: &State, seat: Seat, playable: Tiles) -> Option<Tile> {
    let declaration = state.declaration()?;
    let (bidder, _) = state.contract()?;
    let idle = state.sits_out();
    let others = Seat::all(4).filter(|&other| other != seat && Some(other) != idle);
    let table = Table {
        suits: Suits::of(declaration),
        declaration,
        hand: state.hand(seat).bits(),
        out: others.fold(0, |out, other| out | state.hand(other).bits()),
        declares: team(seat) == team(bidder),
        bidder: seat == bidder,
    };
    let trick = state.suit_to_follow().map(|suit| table.trick(state, seat, suit));
    let scored = |tile: Tile| match &trick {
        None => table.promise_of_lead(tile),
        Some(trick) => table.promise_of_follow(trick, tile),
    };
    let mut best = None;
    for tile in playable.iter() {
        let promise = scored(tile);
        if best.is_none_or(|(most, _)| promise > most) {
            best = Some((promise, tile));
        }
    }
    best.map(|(_, tile)| tile)
}

impl Table {
    /// How good it looks to lead this tile: pull trumps from the top, cash what nobody beats, then
    /// lead bare tiles that few can beat.
    fn promise_of_lead(&self, tile: Tile) -> i32 {
        let beaters = (self.suits.beaten_by(tile.index()) & self.out).count_ones() as i32;
        let count = i32::from(tile.count());
        if self.declaration.is_nello() {
            return if self.bidder { 10 * beaters } else { -(i32::from(tile.high())) };
        }
        let trump = self.declaration.has_power() && self.declaration.called().has(tile);
        let trumps_out =
            self.declaration.has_power() && self.declaration.called().bits() & self.out != 0;
        match (beaters, trump, trumps_out && self.declares) {
            (0, true, true) => 400 + i32::from(tile.high() + tile.low()),
            (0, true, false) => 100 - count,
            (0, false, _) => 300 + count,
            (_, true, true) if self.bidder => 40 - 4 * beaters - 4 * count,
            (_, true, _) => -10 - 4 * beaters - 4 * count,
            _ => 20 - 4 * beaters - 6 * count,
        }
    }

    /// The trick on the table.
    fn trick(&self, state: &State, seat: Seat, suit: usize) -> Trick {
        let (mut best, mut winner, mut laid) = (0, seat, 1);
        for played in state.table() {
            let strength = self.suits.strength(suit, played.tile.index());
            laid += 1;
            if strength > best {
                (best, winner) = (strength, played.seat);
            }
        }
        let out = if laid == self.declaration.width() { 0 } else { self.out };
        let out = Tiles::from_bits(out).iter();
        let threat = out.map(|tile| self.suits.strength(suit, tile.index())).max().unwrap_or(0);
        Trick { suit, best, ours: winner == partner(seat), threat }
    }

    /// How good it looks to play this tile to the trick.
    fn promise_of_follow(&self, trick: &Trick, tile: Tile) -> i32 {
        let strength = self.suits.strength(trick.suit, tile.index());
        let wins = strength > trick.best;
        if self.declaration.is_nello() {
            return self.promise_in_nello(wins, i32::from(strength), tile);
        }
        let (count, cost) = (i32::from(tile.count()), self.keep(tile));
        match (wins, trick.ours) {
            (_, true) if trick.threat <= trick.best => 50 + 8 * count - cost - 20 * i32::from(wins),
            (true, false) if trick.threat <= strength => 200 + 8 * count - cost,
            (true, false) => 40 + i32::from(strength) - 6 * count,
            (true, true) => 30 - 6 * count - cost,
            (false, true) => 35 - 2 * count - cost,
            (false, false) => -8 * count - cost,
        }
    }

    /// What is lost by letting this tile go: trumps, doubles and high tiles are kept.
    fn keep(&self, tile: Tile) -> i32 {
        let trump = self.declaration.has_power() && self.declaration.called().has(tile);
        let alone = (self.suits.beaten_by(tile.index()) & (self.out | self.hand)).count_ones();
        12 * i32::from(trump) + 8 * i32::from(tile.is_double()) + 6 - (alone as i32).min(6)
    }

    /// The bidder of nello gets rid of the highest tile that does not win; the others stay low.
    fn promise_in_nello(&self, wins: bool, strength: i32, tile: Tile) -> i32 {
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
        pick_tile(&state, seat, state.hand(seat)).unwrap()
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
        let lead = pick_tile(&state, Seat(0), state.hand(Seat(0))).unwrap();
        assert!(Declaration::Fives.called().has(lead), "{lead}");
    }
}
