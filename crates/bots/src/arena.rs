//! Contests between bots: the same deals for everybody, on every seat.

mod equal_time;
mod shard;
mod standings;

use kernel::{Error, MAX_SEATS, Mover, Outcome, Seat, SeatSet, Seed, Setup, Show, mix64};
use search::{Bot, Seen, Terms};
use serde::{Deserialize, Serialize};
use shelf::Visitor;

pub use equal_time::at_equal_time;
pub use shard::Shard;
pub use standings::{Counted, Estimate, Over, Rating, Tally, WHOLE, ratings, wilson};

use crate::advice::decision_seed;
use crate::expert::named;
use crate::walk::next;

/// Splits the stream of the bots from the stream of chance.
pub const PLAYERS: u64 = 0x0070_6c61_7965_7273;

/// Two bots that meet, by their places in the list of a contest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Pairing {
    /// The bot that comes first in the list.
    pub first: usize,
    /// The other.
    pub second: usize,
}

/// Everybody against everybody else.
pub fn round_robin(bots: usize) -> Vec<Pairing> {
    let against = |first| (first + 1..bots).map(move |second| Pairing { first, second });
    (0..bots).flat_map(against).collect()
}

/// Which of two contestants sits on each seat: 0 for the first, 1 for the second.
pub type Seating = [u8; MAX_SEATS];

/// Where the decisions of bots start when a deal is played in one of its seatings.
pub fn players_seed(deal: u64, seating: usize) -> u64 {
    mix64(deal ^ PLAYERS ^ mix64(seating as u64))
}

/// What the first of two contestants got: 1 for a win, 0 for a loss, shared in a draw. `side` names
/// for each seat the lowest one that it plays with.
pub fn share_of_first(outcome: &Outcome, side: impl Fn(Seat) -> Seat, seating: &Seating) -> f64 {
    let winners: SeatSet = outcome.winners().iter().map(side).collect();
    let first = winners.iter().filter(|seat| seating[seat.index()] == 0).count();
    first as f64 / winners.len().max(1) as f64
}

/// How a game between two bots went.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Played {
    /// What the first bot got: 1 for a win, 0 for a loss, shared in a draw.
    pub score: f64,
    /// Moves of all movers.
    pub moves: u32,
    /// How each of the two spent its time.
    pub spent: [Spent; 2],
}

/// A game that did not come to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// Which of the two is to blame, where that is known.
    pub by: Option<usize>,
    /// What happened.
    pub why: String,
}

impl Broken {
    /// A failure for which nobody can be blamed.
    pub fn nobodys(why: impl Into<String>) -> Broken {
        Broken { by: None, why: why.into() }
    }
}

/// How a bot spent its time.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Spent {
    /// Decisions between several moves.
    pub decisions: u64,
    /// Nanoseconds in all.
    pub nanos: u64,
    /// Nanoseconds of the longest decision.
    pub slowest: u64,
}

impl Spent {
    /// Both together.
    #[must_use]
    pub fn plus(self, other: Spent) -> Spent {
        Spent {
            decisions: self.decisions + other.decisions,
            nanos: self.nanos + other.nanos,
            slowest: self.slowest.max(other.slowest),
        }
    }

    /// Counts one more decision.
    pub fn add(&mut self, nanos: u64) {
        self.decisions += 1;
        self.nanos += nanos;
        self.slowest = self.slowest.max(nanos);
    }
}

/// Two bots, and the games they can play against each other.
pub struct Duel<'a, G: Show> {
    opening: G,
    bots: [Box<dyn Bot<G>>; 2],
    /// For each seating, which of the two sits on each seat.
    seatings: Vec<Seating>,
    /// Nanoseconds since some moment.
    clock: &'a (dyn Fn() -> u64 + Sync),
}

impl<G: Show> std::fmt::Debug for Duel<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Duel {{ {} seatings }}", self.seatings.len())
    }
}

impl<'a, G: Show> Duel<'a, G> {
    /// Two bots by name, at tables with this setup.
    pub fn new(
        setup: &Setup,
        bots: [&str; 2],
        clock: &'a (dyn Fn() -> u64 + Sync),
    ) -> Result<Duel<'a, G>, Error> {
        Duel::between(setup, [named::<G>(bots[0])?, named::<G>(bots[1])?], clock)
    }

    /// Two bots of any kind, at tables with this setup.
    pub fn between(
        setup: &Setup,
        bots: [Box<dyn Bot<G>>; 2],
        clock: &'a (dyn Fn() -> u64 + Sync),
    ) -> Result<Duel<'a, G>, Error> {
        let opening = G::new(setup)?;
        Ok(Duel { seatings: seatings(&opening), opening, bots, clock })
    }

    /// In how many ways the two can be seated: every deal is played in each, so that neither deal
    /// nor seat favours anybody.
    pub fn seatings(&self) -> usize {
        self.seatings.len()
    }

    /// Plays one deal in one of the seatings.
    ///
    /// # Errors
    /// When a bot makes an illegal move or the game does not end.
    pub fn play(&self, deal: u64, seating: usize) -> Result<Played, Broken> {
        let seats = &self.seatings[seating];
        let mut luck = Seed::Number(deal).luck();
        let players = players_seed(deal, seating);
        let mut state = self.opening.clone();
        let mut spent = [Spent::default(); 2];
        for n in 0..G::INFO.max_moves {
            let decided = next(&state, &mut luck, |seat| {
                let who = usize::from(seats[seat.index()]);
                let terms = Terms::seeded(decision_seed(players, n, seat));
                Ok::<_, Broken>(self.decide(&state, seat, who, &terms, &mut spent[who]))
            })?;
            let Some((mover, m)) = decided else {
                return self.result(&state, seats, n, spent);
            };
            state.try_play(mover, m, &mut ()).map_err(|illegal| {
                let error: Error = illegal.into();
                let by = match mover {
                    Mover::Chance => None,
                    Mover::Seat(seat) => Some(usize::from(seats[seat.index()])),
                };
                Broken { by, why: format!("an illegal move by {mover}, {m:?}: {error}") }
            })?;
        }
        Err(Broken::nobodys(format!("not over after {} moves", G::INFO.max_moves)))
    }

    fn decide(
        &self,
        state: &G,
        seat: Seat,
        who: usize,
        terms: &Terms<'_>,
        spent: &mut Spent,
    ) -> G::Move {
        let seen = Seen::new(state, seat);
        if let [only] = *seen.moves() {
            return only;
        }
        let before = (self.clock)();
        let decision = self.bots[who].think(&seen, terms);
        spent.add((self.clock)().saturating_sub(before));
        decision.best
    }

    fn result(
        &self,
        state: &G,
        seats: &Seating,
        moves: u32,
        spent: [Spent; 2],
    ) -> Result<Played, Broken> {
        let none = || Broken::nobodys("nobody owes a move, and there is no outcome");
        let outcome = state.outcome().ok_or_else(none)?;
        let score = share_of_first(&outcome, |seat| state.side(seat), seats);
        Ok(Played { score, moves, spent })
    }
}

/// The ways in which two contestants can be seated at a table of this game.
pub fn seatings_of(game: &str, setup: &Setup) -> Result<Vec<Seating>, Error> {
    struct Of<'a>(&'a Setup);
    impl Visitor for Of<'_> {
        type Out = Result<Vec<Seating>, Error>;
        fn visit<G: Show>(self) -> Self::Out {
            Ok(seatings(&G::new(self.0)?))
        }
    }
    shelf::visit(game, Of(setup))?
}

/// Who sits where: sides alternate between the two bots, and the pattern is turned until each has
/// sat everywhere as often as the other.
fn seatings<G: Show>(opening: &G) -> Vec<Seating> {
    let seats = opening.seats();
    let sides: Vec<Seat> = Seat::all(seats).filter(|&s| opening.side(s) == s).collect();
    let turns = if sides.len().is_multiple_of(2) { 1 } else { sides.len() };
    let mut all = Vec::new();
    for turn in 0..turns {
        for other in 0..2 {
            let mut who = [0; MAX_SEATS];
            for seat in Seat::all(seats) {
                let side = opening.side(seat);
                let place = sides.iter().position(|&s| s == side).unwrap_or(0);
                who[seat.index()] = (((place + turn) % sides.len()) % 2) as u8 ^ other;
            }
            all.push(who);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use kernel::Game;

    use super::*;

    #[test]
    fn everybody_meets_everybody_once() {
        assert_eq!(round_robin(4).len(), 6);
        assert!(round_robin(1).is_empty());
    }

    #[test]
    fn partners_sit_together_and_everybody_sits_everywhere_equally_often() {
        let texas = ::texas42::State::new(&Setup::default()).unwrap();
        assert_eq!(seatings(&texas), [[0, 1, 0, 1, 0, 0, 0, 0], [1, 0, 1, 0, 0, 0, 0, 0]]);
        let setup = Setup { seats: Some(3), ..Setup::default() };
        let three = seatings(&::innovation::State::new(&setup).unwrap());
        assert_eq!(three.len(), 6);
        for seat in 0..3 {
            assert_eq!(three.iter().filter(|who| who[seat] == 0).count(), 3);
        }
    }

    #[test]
    fn a_deal_is_played_alike_again_and_scores_add_up() {
        let clock = || 0;
        let setup = Setup::default();
        let duel = Duel::<::skirmish::State>::new(&setup, ["random", "greedy"], &clock).unwrap();
        let other = Duel::<::skirmish::State>::new(&setup, ["greedy", "random"], &clock).unwrap();
        for deal in 0..5 {
            let here = duel.play(deal, 0).unwrap();
            assert_eq!(here, duel.play(deal, 0).unwrap());
            assert!((0.0..=1.0).contains(&here.score));
            assert_eq!(duel.seatings(), other.seatings());
        }
    }
    /// Makes the first move that it ever saw, again and again.
    struct Stubborn(std::sync::OnceLock<::skirmish::Move>);

    impl Bot<::skirmish::State> for Stubborn {
        fn think(
            &self,
            seen: &Seen<'_, ::skirmish::State>,
            _: &Terms<'_>,
        ) -> search::Decision<::skirmish::Move> {
            search::Decision::plain(*self.0.get_or_init(|| *seen.moves().last().unwrap()))
        }
    }

    #[test]
    fn an_illegal_move_is_blamed_on_who_made_it() {
        let clock = || 0;
        let stubborn = || Box::new(Stubborn(std::sync::OnceLock::new()));
        for (place, seating) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            let random = named::<::skirmish::State>("random").unwrap();
            let bots: [Box<dyn Bot<_>>; 2] =
                if place == 0 { [stubborn(), random] } else { [random, stubborn()] };
            let duel = Duel::between(&Setup::default(), bots, &clock).unwrap();
            let broken = duel.play(1, seating).unwrap_err();
            assert_eq!(broken.by, Some(place), "{broken:?}");
            assert!(broken.why.contains("illegal"), "{broken:?}");
        }
    }
}
