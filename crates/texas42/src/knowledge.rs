//! What a viewer cannot tell apart: counting the layouts of the hidden tiles, and drawing one.
//!
//! What a viewer knows about the tiles it does not see is, without loss: which they are, how many
//! each seat holds, which of them each seat has shown it cannot hold, and how many doubles a bid
//! has promised. Every layout that fits is equally likely here; what bids and plays make probable
//! is for bots to judge.

use kernel::{Rng, Seat, Viewer};

use crate::seating::SEATS;
use crate::state::{Components, State};
use crate::tile::{TILES, Tile, Tiles};

/// Random deals that are tried before layouts are counted: most positions take the first.
const TRIES: usize = 6;

/// The hands that a viewer does not see.
struct Hidden {
    /// All tiles in them.
    pool: Tiles,
    hands: [HiddenHand; SEATS],
    len: usize,
}

#[derive(Clone, Copy)]
struct HiddenHand {
    seat: Seat,
    size: usize,
    may_hold: Tiles,
    /// The fewest doubles it must have.
    doubles: u8,
}

/// Whether `viewer` knows the hand of `seat`.
pub(crate) fn sees(state: &State, viewer: Viewer, seat: Seat) -> bool {
    state.shown || viewer.sees(seat)
}

/// The tiles in hands that `viewer` does not see.
pub(crate) fn pool(state: &State, viewer: Viewer) -> Tiles {
    Seat::all(SEATS)
        .filter(|&seat| !sees(state, viewer, seat))
        .fold(Tiles::NONE, |all, seat| all.or(state.hands[seat.index()]))
}

impl Hidden {
    /// The hidden hands, the one with the least freedom first.
    fn of(state: &State, viewer: Viewer) -> Hidden {
        let pool = pool(state, viewer);
        let nobody = HiddenHand { seat: Seat(0), size: 0, may_hold: Tiles::NONE, doubles: 0 };
        let mut hidden = Hidden { pool, hands: [nobody; SEATS], len: 0 };
        for seat in Seat::all(SEATS).filter(|&seat| !sees(state, viewer, seat)) {
            hidden.hands[hidden.len] = HiddenHand {
                seat,
                size: state.hands[seat.index()].len(),
                may_hold: pool.minus(state.lacks[seat.index()]),
                doubles: state.promised_doubles(seat),
            };
            hidden.len += 1;
        }
        hidden.hands[..hidden.len].sort_unstable_by_key(|hand| hand.may_hold.len() - hand.size);
        hidden
    }

    fn hands(&self) -> &[HiddenHand] {
        &self.hands[..self.len]
    }

    /// Deals the pool at random: the first hand from what it may hold, the others from the rest.
    /// Gives nothing when another hand gets a tile that it cannot hold. Every layout that fits
    /// comes out equally often.
    fn try_deal(&self, rng: &mut Rng) -> Option<[Tiles; SEATS]> {
        let mut out = [Tiles::NONE; SEATS];
        let mut rest = self.pool;
        for (n, hand) in self.hands().iter().enumerate() {
            let got = match n {
                _ if n + 1 == self.len => rest,
                0 => some_of(hand.may_hold, hand.size, rng),
                _ => some_of(rest, hand.size, rng),
            };
            if !got.minus(hand.may_hold).is_empty() || got.doubles() < hand.doubles {
                return None;
            }
            rest = rest.minus(got);
            out[n] = got;
        }
        Some(out)
    }
}

/// `size` tiles of `pool` at random.
fn some_of(pool: Tiles, size: usize, rng: &mut Rng) -> Tiles {
    let mut tiles = [Tile(0); TILES];
    let mut len = 0;
    for tile in pool.iter() {
        tiles[len] = tile;
        len += 1;
    }
    let mut got = Tiles::NONE;
    for _ in 0..size {
        let n = rng.below(len as u64) as usize;
        got = got.with(tiles[n]);
        len -= 1;
        tiles[n] = tiles[len];
    }
    got
}

/// How many ways there are to hand out the tiles from each one on, by the room left in each hand.
///
/// Tiles come doubles first, so that promised doubles are a check between the two stretches. The
/// room in the last hand follows from the others, so it is not part of the index.
struct Ways<'a> {
    hidden: &'a Hidden,
    tiles: Vec<Tile>,
    doubles: usize,
    /// One layer for each number of tiles handed out.
    layers: Vec<Vec<u64>>,
}

impl<'a> Ways<'a> {
    fn count(hidden: &'a Hidden) -> Ways<'a> {
        let doubles = hidden.pool.and(Tiles::DOUBLES);
        let tiles: Vec<Tile> =
            doubles.iter().chain(hidden.pool.minus(Tiles::DOUBLES).iter()).collect();
        let mut ways = Ways { hidden, doubles: doubles.len(), layers: Vec::new(), tiles };
        let states = ways.index([usize::MAX; SEATS]) + 1;
        ways.layers = vec![vec![0; states]; ways.tiles.len() + 1];
        ways.layers[ways.tiles.len()][0] = 1;
        for n in (0..ways.tiles.len()).rev() {
            ways.fill(n);
        }
        // With no double in the pool the check comes before the first tile.
        if ways.doubles == 0 && !ways.promises_kept(ways.full()) {
            ways.layers[0].fill(0);
        }
        ways
    }

    fn full(&self) -> [usize; SEATS] {
        self.hidden.hands.map(|hand| hand.size)
    }

    fn total(&self) -> u64 {
        let full = self.full();
        self.layers[0][self.index(full)]
    }

    /// The place of a combination of rooms; rooms above a hand's size count as its size.
    fn index(&self, room: [usize; SEATS]) -> usize {
        let hands = self.hidden.hands();
        let counted = &hands[..hands.len().saturating_sub(1)];
        counted
            .iter()
            .zip(room)
            .fold(0, |index, (hand, room)| index * (hand.size + 1) + room.min(hand.size))
    }

    fn promises_kept(&self, room: [usize; SEATS]) -> bool {
        let mut hands = self.hidden.hands().iter().zip(room);
        hands.all(|(hand, room)| hand.size - room >= usize::from(hand.doubles))
    }

    /// Counts the ways from tile `n` on for every combination of rooms.
    fn fill(&mut self, n: usize) {
        let left = self.tiles.len() - n;
        let mut room = [0; SEATS];
        loop {
            if let Some(room) = self.with_last(room, left) {
                let hands = 0..self.hidden.len;
                let ways = hands.map(|hand| self.ways_after(n, room, hand)).sum();
                let index = self.index(room);
                self.layers[n][index] = ways;
            }
            if !self.advance(&mut room) {
                return;
            }
        }
    }

    /// The rooms with that of the last hand added, if it is possible.
    fn with_last(&self, mut room: [usize; SEATS], left: usize) -> Option<[usize; SEATS]> {
        let last = self.hidden.len - 1;
        let others: usize = room[..last].iter().sum();
        room[last] = left.checked_sub(others)?;
        (room[last] <= self.hidden.hands[last].size).then_some(room)
    }

    /// The next combination of rooms of all hands but the last.
    fn advance(&self, room: &mut [usize; SEATS]) -> bool {
        let counted = &self.hidden.hands[..self.hidden.len - 1];
        for (room, hand) in room.iter_mut().zip(counted) {
            if *room < hand.size {
                *room += 1;
                return true;
            }
            *room = 0;
        }
        false
    }

    /// The rooms after tile `n` went to this hand, if it may.
    fn give(&self, n: usize, mut room: [usize; SEATS], hand: usize) -> Option<[usize; SEATS]> {
        let may = self.hidden.hands[hand].may_hold.has(self.tiles[n]);
        room[hand] = room[hand].checked_sub(1).filter(|_| may)?;
        Some(room)
    }

    /// Hands out tile after tile, each hand as likely as there are ways to go on from it.
    fn draw(&self, rng: &mut Rng) -> [Tiles; SEATS] {
        let mut out = [Tiles::NONE; SEATS];
        let mut room = self.full();
        for (n, &tile) in self.tiles.iter().enumerate() {
            let place = rng.below(self.layers[n][self.index(room)]);
            let hand = self.hand_at(n, room, place);
            out[hand] = out[hand].with(tile);
            room[hand] -= 1;
        }
        out
    }

    /// The hand that gets tile `n` in the way at `place` of all the ways to go on.
    fn hand_at(&self, n: usize, room: [usize; SEATS], mut place: u64) -> usize {
        for hand in 0..self.hidden.len {
            let ways = self.ways_after(n, room, hand);
            if place < ways {
                return hand;
            }
            place -= ways;
        }
        unreachable!("the ways of all hands together are the ways there are")
    }

    /// The ways to go on when tile `n` goes to this hand.
    fn ways_after(&self, n: usize, room: [usize; SEATS], hand: usize) -> u64 {
        match self.give(n, room, hand) {
            Some(next) if n + 1 != self.doubles || self.promises_kept(next) => {
                self.layers[n + 1][self.index(next)]
            }
            _ => 0,
        }
    }
}

/// How many layouts of the hidden tiles fit what `viewer` knows.
pub(crate) fn worlds(state: &State, viewer: Viewer) -> u64 {
    let hidden = Hidden::of(state, viewer);
    if hidden.pool.is_empty() { 1 } else { Ways::count(&hidden).total() }
}

/// The state with the hidden tiles laid out anew, every fitting layout equally likely.
pub(crate) fn imagine(state: &State, viewer: Viewer, rng: &mut Rng) -> State {
    let hidden = Hidden::of(state, viewer);
    if hidden.pool.is_empty() {
        return state.clone();
    }
    let quick = (0..TRIES).find_map(|_| hidden.try_deal(rng));
    let drawn = quick.unwrap_or_else(|| Ways::count(&hidden).draw(rng));
    let mut hands = state.hands;
    for (hand, tiles) in hidden.hands().iter().zip(drawn) {
        hands[hand.seat.index()] = tiles;
    }
    State::set_up(Components { hands, ..Components::clone(state) })
}
