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
    let scored = |tile: Tile| match state.suit_to_follow() {
        None => table.promise_of_lead(tile),
        Some(suit) => table.promise_of_follow(state, seat, suit, tile),
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

    /// How good it looks to play this tile to the trick.
    fn promise_of_follow(&self, state: &State, seat: Seat, suit: usize, tile: Tile) -> i32 {
        let strength = |tile: Tile| i32::from(self.suits.strength(suit, tile.index()));
        let mut winner = (-1, seat);
        let mut laid = 0;
        for played in state.table() {
            laid += 1;
            if strength(played.tile) > winner.0 {
                winner = (strength(played.tile), played.seat);
            }
        }
        let wins = strength(tile) > winner.0;
        let last = laid + 1 == self.declaration.width();
        if self.declaration.is_nello() {
            return self.promise_in_nello(wins, strength(tile), tile);
        }
        let ours = winner.1 == partner(seat);
        let beats = |than: i32| {
            let stronger = |t: &Tile| strength(*t) > than;
            !last && Tiles::from_bits(self.out).iter().any(|t| stronger(&t))
        };
        let count = i32::from(tile.count());
        let cost = self.keep(tile);
        match (wins, ours) {
            (_, true) if !beats(winner.0) => 50 + 8 * count - cost - 20 * i32::from(wins),
            (true, false) if !beats(strength(tile)) => 200 + 8 * count - cost,
            (true, false) => 40 + strength(tile) - 6 * count,
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
