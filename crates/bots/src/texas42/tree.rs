//! What seats learn to play while imagined deals are played through.
//!
//! A place in the tree is what was played so far, which everybody sees. The seat that thinks knows
//! its own hand too, so that its places are just what it can tell apart: there it learns one tile
//! for all deals, and never a tile for each. The other seats hold other tiles in other deals; they
//! weigh what was learned against what the rules of thumb say of the hand that they hold.

use ::texas42::team;
use kernel::Seat;

use super::habits::Habits;
use super::play::Table;
use super::solver::Position;

/// No place.
const NONE: u32 = u32::MAX;

/// How much is tried against what did well so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Curiosity {
    /// By the seat that thinks.
    pub(crate) own: f32,
    /// By the others, as it follows the rules of thumb.
    pub(crate) others: f32,
}

/// What leads the way down.
pub(crate) struct Guide {
    /// The seat that thinks.
    pub(crate) viewer: Seat,
    /// Who won the auction.
    pub(crate) bidder: Seat,
    /// What looks promising.
    pub(crate) habits: &'static Habits,
    /// And how much that counts.
    pub(crate) curiosity: Curiosity,
}

/// A tile that was played at a place.
struct Edge {
    tile: u8,
    /// The place after it; none before it is come to again.
    to: u32,
    visits: u32,
    /// What it was worth to the seat that thinks, summed over its visits.
    sum: f32,
}

#[derive(Default)]
struct Place {
    visits: u32,
    sum: f32,
    edges: Vec<Edge>,
}

/// What was learned after one tile of the seat that thinks.
pub(crate) struct Tree {
    places: Vec<Place>,
    /// The places of this way through, and which tile was played there.
    path: Vec<(u32, u32)>,
}

impl Tree {
    /// Nothing yet.
    pub(crate) fn new() -> Tree {
        Tree { places: vec![Place::default()], path: Vec::new() }
    }

    /// Goes down from this position as far as is known and one tile further, or to where
    /// `is_over` holds.
    pub(crate) fn descend(
        &mut self,
        start: Position,
        guide: &Guide,
        is_over: impl Fn(&Position) -> bool,
    ) -> Position {
        self.path.clear();
        let (mut position, mut at) = (start, 0);
        while !is_over(&position) {
            let tile = self.pick(at, guide, &position);
            let place = self.edge(at, tile);
            self.path.push((at, place));
            position = position.after(tile, false);
            let fresh = self.places.len() as u32;
            let edge = &mut self.places[at as usize].edges[place as usize];
            if edge.visits == 0 {
                break;
            }
            if edge.to == NONE {
                edge.to = fresh;
                at = edge.to;
                self.places.push(Place::default());
            } else {
                at = edge.to;
            }
        }
        position
    }

    /// Remembers what this way through was worth to the seat that thinks.
    pub(crate) fn learn(&mut self, worth: f32) {
        for &(at, place) in &self.path {
            let here = &mut self.places[at as usize];
            here.visits += 1;
            here.sum += worth;
            let edge = &mut here.edges[place as usize];
            edge.visits += 1;
            edge.sum += worth;
        }
    }

    /// The tile to go on with: what did well, and what looks promising and was tried little.
    fn pick(&self, at: u32, guide: &Guide, position: &Position) -> usize {
        let (here, playable) = (&self.places[at as usize], position.playable());
        if playable.is_power_of_two() {
            return playable.trailing_zeros() as usize;
        }
        let seat = position.turn();
        let curiosity =
            if seat == guide.viewer { guide.curiosity.own } else { guide.curiosity.others };
        let reach = curiosity * (1.0 + here.visits as f32).sqrt();
        let hope = if here.visits == 0 { 0.5 } else { here.sum / here.visits as f32 };
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        let table = Table::of(position, guide.bidder, guide.habits);
        for (tile, liking) in table.likings(playable).iter() {
            let edge = here.edges.iter().find(|edge| usize::from(edge.tile) == tile);
            let (visits, worth) = match edge {
                Some(edge) if edge.visits > 0 => (edge.visits, edge.sum / edge.visits as f32),
                _ => (0, hope),
            };
            let worth = if team(seat) == team(guide.viewer) { worth } else { 1.0 - worth };
            let promise = worth + reach * liking / (1.0 + visits as f32);
            if promise > most {
                (best, most) = (tile, promise);
            }
        }
        best
    }

    /// The place of a tile among those that were played here.
    fn edge(&mut self, at: u32, tile: usize) -> u32 {
        let edges = &mut self.places[at as usize].edges;
        let found = edges.iter().position(|edge| usize::from(edge.tile) == tile);
        let place = found.unwrap_or_else(|| {
            edges.push(Edge { tile: tile as u8, to: NONE, visits: 0, sum: 0.0 });
            edges.len() - 1
        });
        place as u32
    }
}

#[cfg(test)]
mod tests {
    use ::texas42::{State, Tile};
    use kernel::{Game, Setup};

    use super::super::habits::FITTED;
    use super::*;

    /// What seat 0 leads most of the time once `viewer` has learned that one tile wins and that
    /// the others lose.
    fn learned_lead(viewer: Seat, winner: Tile) -> usize {
        let text = "dealer: 3\nbids: 31, pass, pass, pass\ndeclared: fives\n\
                    hand 0: 5-5 6-5 5-4 5-2 4-4 3-3 6-0\nhand 1: 5-0 6-6 1-1 2-1 6-1 6-2 6-3\n\
                    hand 2: 6-4 4-1 3-2 0-0 1-0 2-0 5-1\nhand 3: 5-3 3-0 2-2 4-0 4-2 4-3 3-1";
        let setup = Setup { position: Some(text.to_owned()), ..Setup::default() };
        let start = Position::of(&State::new(&setup).unwrap()).unwrap();
        let curiosity = Curiosity { own: 0.7, others: 0.7 };
        let guide = Guide { viewer, bidder: Seat(0), habits: &FITTED, curiosity };
        let (mut tree, mut led) = (Tree::new(), [0; 28]);
        for n in 0..3000 {
            let end = tree.descend(start, &guide, |position| position.trick().is_some());
            let (_, _, tile) = end.trick().unwrap();
            led[tile] += u32::from(n >= 2000);
            tree.learn(f32::from(u8::from(tile == winner.index())));
        }
        (0..28).max_by_key(|&tile| led[tile]).unwrap()
    }

    #[test]
    fn every_side_goes_on_with_what_did_well_for_it() {
        for tile in ["3-3", "5-2", "4-4"] {
            let tile: Tile = tile.parse().unwrap();
            assert_eq!(learned_lead(Seat(0), tile), tile.index());
            assert_eq!(learned_lead(Seat(2), tile), tile.index());
            assert_ne!(learned_lead(Seat(1), tile), tile.index());
        }
    }
}
