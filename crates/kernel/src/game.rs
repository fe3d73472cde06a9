//! The rules of a game: the first part of its contract. The others are [`Secrets`] and [`Show`].
//!
//! [`Secrets`]: crate::Secrets
//! [`Show`]: crate::Show

use std::fmt::Debug;
use std::hash::Hash;

use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::{Luck, Rng};
use crate::components::Components;
use crate::error::Error;
use crate::event::Sink;
use crate::message::Message;
use crate::moves::Moves;
use crate::outcome::Outcome;
use crate::seat::{Mover, Seat, ToMove};
use crate::setup::{Info, Setup};
use crate::walk::{Policy, random_listed};

/// The rules of a turn-based game, and its state: everything, hidden parts included, as one plain
/// value.
///
/// It does no I/O, reads no clock and holds no generator; dice and deals are moves of
/// [`Mover::Chance`]. Equal states play alike forever.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// A move: one pick from a finite, ordered list. Small and plain.
    type Move: Copy + Eq + Ord + Hash + Debug + Send + Sync;
    /// A fact that the rules report. Every change of a component is the application of one.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + JsonSchema + Send + Sync;
    /// What lies on the table: the part of a state that events alone change. The state itself where
    /// nothing ever waits beside it.
    type Components: Components<Event = Self::Event>;
    /// Why a move is refused. [`NotListed`] where there is no more to say.
    type Illegal: Copy + Eq + Debug + Into<Error>;

    /// What the game says about itself.
    const INFO: &'static Info;

    // ------------------------------------------------------------------ opening

    /// The state at the beginning, or at the position that the setup gives.
    fn new(setup: &Setup) -> Result<Self, Error>;

    /// The state as the text of a position: `new` makes the same state of it.
    fn position(&self) -> String;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// The side that a seat plays for, named by its lowest seat: seats of one side win and lose
    /// together. Every seat is a side of its own unless the game has partners.
    fn side(&self, seat: Seat) -> Seat {
        seat
    }

    // ------------------------------------------------------------------ stepping

    /// Whose move it is.
    fn to_move(&self) -> ToMove;

    /// Adds all legal moves of `seat`, ascending and without repetition; none when it is not that
    /// seat's move, at least one when it is. The list comes in empty.
    fn moves(&self, seat: Seat, out: &mut Moves<Self::Move>);

    /// A random legal move of `seat`, whose move it is: the one that `rng` picks from the list. A
    /// game may have a way that is quicker than to list them all.
    fn random_move(&self, seat: Seat, rng: &mut Rng, list: &mut Moves<Self::Move>) -> Self::Move {
        random_listed(self, seat, rng, list)
    }

    /// Whether `mover` may make this move now, and if not, why. Says yes to exactly the moves that
    /// `moves` lists and, for chance, to those that `chance_rank` ranks.
    fn check(&self, mover: Mover, m: Self::Move) -> Result<(), Self::Illegal>;

    /// What lies on the table, as the events that were told so far leave it.
    fn components(&self) -> Self::Components;

    /// A state with these components, in which nothing waits.
    fn of_components(components: Self::Components) -> Self;

    /// Makes a legal move: applies each event it causes and gives it to the sink.
    ///
    /// # Panics
    /// May panic, or leave a state that cannot be, when the move is not legal. Outsiders go through
    /// [`Game::try_play`].
    fn play(&mut self, mover: Mover, m: Self::Move, sink: &mut impl Sink<Self::Event>);

    /// Makes a legal move in a simulation, and may go on with what the seats are asked at once, the
    /// policy answering, so that nothing pauses. Gives the number of moves made. A game whose
    /// effects pause to ask may spare itself the pauses here; the position is the same as if every
    /// answer had been a move of its own.
    fn play_on(&mut self, mover: Mover, m: Self::Move, _policy: &mut impl Policy<Self>) -> u32 {
        self.play(mover, m, &mut ());
        1
    }

    /// How the game ended; nothing while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// Checks everything that must hold in every state. For tests and for positions from outside.
    fn validate(&self) -> Result<(), Message> {
        Ok(())
    }

    // ------------------------------------------------------------------ chance

    /// How many equally likely outcomes chance has here; 0 when it is not chance's move.
    fn chance_size(&self) -> u128 {
        0
    }

    /// Outcome `n`, in order, of the equally likely ones.
    ///
    /// # Panics
    /// Where there are not so many.
    fn chance_nth(&self, n: u128) -> Self::Move {
        panic!("chance has no outcome {n} here")
    }

    /// The place of `m` among the outcomes of chance, if it is one.
    fn chance_rank(&self, _m: Self::Move) -> Option<u128> {
        None
    }

    /// What chance does here with this luck. A game may have a way that is quicker than by number
    /// for the luck of simulations ([`Luck::fast`]).
    fn roll(&self, luck: Luck) -> Self::Move {
        self.chance_nth(luck.below(self.chance_size()))
    }

    // ------------------------------------------------------------------ notation

    /// The move as a person would write it. Distinct for distinct moves of one mover.
    fn notation(&self, mover: Mover, m: Self::Move) -> String;

    /// Reads a move as a person might write it, legal or not. By itself it knows the moves that are
    /// legal now, as they are written.
    fn parse(&self, mover: Mover, text: &str) -> Result<Self::Move, Error> {
        crate::notation::read_listed(self, mover, text)
    }

    /// How likely each of these legal moves is in ordinary play, in small whole numbers above 0,
    /// so that links are short. All come in as 1.
    fn weigh(&self, _moves: &[Self::Move], _weights: &mut [u16]) {}

    // ------------------------------------------------------------------ provided, not overridden

    /// Makes a move if it is legal: the only way for outsiders. A refusal changes nothing.
    fn try_play(
        &mut self,
        mover: Mover,
        m: Self::Move,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Illegal> {
        self.check(mover, m)?;
        self.play(mover, m, sink);
        Ok(())
    }

    /// All legal moves of `seat` in a list of their own.
    fn legal(&self, seat: Seat) -> Moves<Self::Move> {
        let mut out = Moves::new();
        self.moves(seat, &mut out);
        out
    }

    /// Whether this is a move that the mover could make: on the list of a seat, or an outcome of
    /// chance.
    fn is_listed(&self, mover: Mover, m: Self::Move) -> bool {
        match mover {
            Mover::Chance => self.chance_rank(m).is_some(),
            Mover::Seat(seat) => self.legal(seat).rank(m).is_some(),
        }
    }
}

/// The refusal of a game that has no more to say than that a move is not on the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotListed;

impl NotListed {
    /// Refuses what is not listed.
    pub fn check<G: Game>(state: &G, mover: Mover, m: G::Move) -> Result<(), NotListed> {
        if state.is_listed(mover, m) { Ok(()) } else { Err(NotListed) }
    }
}

impl From<NotListed> for Error {
    fn from(_: NotListed) -> Error {
        Error::illegal("not_listed")
    }
}
