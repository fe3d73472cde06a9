//! The contract between a game and everything else.

use std::fmt::Debug;
use std::hash::Hash;

use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::board::{Board, Sheet};
use crate::chance::{Luck, Rng};
use crate::error::Error;
use crate::event::{Facts, Sink};
use crate::moves::Moves;
use crate::outcome::Outcome;
use crate::paint::{Paint, last_sentence};
use crate::projection::Projections;
use crate::seat::{Mover, Names, Seat, ToMove, Viewer};
use crate::setup::{Info, Setup};
use crate::walk::Policy;

/// Who waits for whom at the natural pauses of a game. A matter of pacing: it never changes what
/// is recorded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Gate {
    /// Nobody waits.
    #[default]
    Open,
    /// Every person must say that they have looked.
    People,
    /// Every seat must, bots too (which do so at once).
    Everybody,
}

/// The state of a turn-based game: everything, hidden parts included, as one plain value.
///
/// A type that implements this trait is a complete game. It does no I/O, reads no clock and holds
/// no generator; dice and deals are moves of [`Mover::Chance`]. Equal states play alike for ever.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// A move: one pick from a finite, ordered list. Small and plain.
    type Move: Copy + Eq + Ord + Hash + Debug + Send + Sync;
    /// A fact that the rules report. Every change of a state is the application of one of these.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + JsonSchema + Send + Sync;
    /// Why a move is refused.
    type Illegal: Copy + Eq + Debug + Into<Error>;
    /// What one viewer may know.
    type View: Clone + Eq + Debug + Serialize + JsonSchema;
    /// What to show: serialised with the name of the screen as `screen` and its content as `data`.
    type Screen: Clone + Eq + Debug + Serialize + JsonSchema;
    /// The read models that are kept for each viewer.
    type Projections: Projections<Event = Self::Event, View = Self::View>;

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

    /// Whether `mover` may make this move now, and if not, why. Says yes to exactly the moves that
    /// `moves` lists and, for chance, to those that `chance_rank` ranks.
    fn check(&self, mover: Mover, m: Self::Move) -> Result<(), Self::Illegal>;

    /// Makes a legal move: applies and tells each event it causes.
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

    /// Applies one event. Nothing else changes a state.
    fn apply(&mut self, event: &Self::Event);

    /// How the game ended; nothing while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether a state folded from events alone is as good as this one. The whole state, unless a
    /// game keeps something (a paused effect) that no event tells.
    fn agrees(&self, folded: &Self) -> bool {
        self == folded
    }

    /// Checks everything that must hold in every state. For tests and for positions from outside.
    fn validate(&self) -> Result<(), String>;

    // ------------------------------------------------------------------ chance

    /// How many equally likely outcomes chance has here; 0 when it is not chance's move.
    fn chance_size(&self) -> u128;

    /// Outcome `n`, in order, of the equally likely ones.
    fn chance_nth(&self, n: u128) -> Self::Move;

    /// The place of `m` among the outcomes of chance, if it is one.
    fn chance_rank(&self, m: Self::Move) -> Option<u128>;

    /// What chance does here with this luck. A game may have a way that is quicker than by number
    /// for the luck of simulations ([`Luck::fast`]).
    fn roll(&self, luck: Luck) -> Self::Move {
        self.chance_nth(luck.below(self.chance_size()))
    }

    // ------------------------------------------------------------------ hidden information

    /// What `viewer` may know, built from nothing.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What to show to `viewer` now.
    fn screen(&self, viewer: Viewer) -> Self::Screen;

    /// The same screen beside `view`, which is what `viewer` knows of this position: a game that
    /// works out its screens from views need not do so twice.
    fn screen_with(&self, _view: &Self::View, viewer: Viewer) -> Self::Screen {
        self.screen(viewer)
    }

    /// How many steps it took to work out a view, where a game counts them: what its readers wait
    /// for. Bounded in every position, damaged ones included.
    fn work(_view: &Self::View) -> u64 {
        0
    }

    /// The event as `viewer` may know it, or nothing. The one function that redacts.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// What the event means for undo, redaction and pacing.
    fn facts(event: &Self::Event) -> Facts;

    /// A state that `viewer` cannot tell from this one, drawn at random, each equally likely;
    /// nothing where none could be found. Never the true state as a last resort: where only one
    /// world exists, the truth is that world.
    #[must_use]
    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Option<Self>;

    /// How many states `viewer` cannot tell from this one, where the game can count them.
    fn worlds(&self, viewer: Viewer) -> Option<u128>;

    // ------------------------------------------------------------------ words

    /// The move as a person would write it. Distinct for distinct moves of one mover.
    fn notation(&self, mover: Mover, m: Self::Move) -> String;

    /// Reads a move as a person might write it, legal or not.
    fn parse(&self, mover: Mover, text: &str) -> Result<Self::Move, Error>;

    /// What sort of move it is, so that a long list can be shown in groups.
    fn group(&self, m: Self::Move) -> &'static str;

    /// The event as a sentence, or nothing where there is nothing to say. Depends on the event and
    /// on what never changes in a game, never on what is hidden.
    fn describe(&self, event: &Self::Event, names: Names<'_>) -> Option<String>;

    /// What a card, piece or word of the game says, by its name. Nothing where there is no such.
    fn explain(_name: &str) -> Option<String> {
        None
    }

    /// Names that `explain` knows, so that one who mistypes can be told what comes near.
    fn explained() -> Vec<&'static str> {
        Vec::new()
    }

    /// A picture of the table for a terminal of 80 columns, made from a view alone.
    fn picture(view: &Self::View, names: Names<'_>, paint: Paint) -> String;

    /// What is asked now, in one sentence and made from a view alone: what a die is for, say. Where
    /// a game says nothing else, the sentence that its picture ends with, if it ends with one.
    fn question(view: &Self::View, names: Names<'_>) -> Option<String> {
        last_sentence(&Self::picture(view, names, Paint::PLAIN))
    }

    /// What lies on the table in words that know no game, made from a view alone, for a board that
    /// can show any game. Nothing where the game does not say it: then one guesses from the view.
    fn board(_view: &Self::View) -> Option<Board> {
        None
    }

    /// Everything that [`Game::explain`] knows, for a user interface that shows cards and texts.
    fn catalogue() -> Vec<Sheet> {
        let sheet = |name: &'static str| Sheet {
            name: name.to_owned(),
            text: Self::explain(name).into_iter().collect(),
            ..Sheet::default()
        };
        Self::explained().into_iter().map(sheet).collect()
    }

    /// More about one thing than the picture shows, made from a view alone. Says something for
    /// every topic of [`Info::topics`], and nothing for anything else.
    fn details(_view: &Self::View, _topic: &str, _names: Names<'_>) -> Option<String> {
        None
    }

    // ------------------------------------------------------------------ pacing and packing

    /// The move of `seat` that a table may make by itself: the only one there is, where everybody
    /// can see that there is no other; or one of several that come to the same whatever follows.
    /// Nothing where somebody could learn from the seat not being asked.
    ///
    /// Where nothing at all is hidden, that is any move without an alternative.
    fn obvious(&self, seat: Seat) -> Option<Self::Move> {
        let open = Viewer::all(self.seats()).all(|viewer| self.worlds(viewer) == Some(1));
        if open { self.legal(seat).only() } else { None }
    }

    /// Who waits for whom where an event has a gate.
    fn gate(&self) -> Gate {
        Gate::Open
    }

    /// How likely each of these legal moves is in ordinary play, in small whole numbers above 0,
    /// so that links are short. All come in as 1.
    fn weigh(&self, _moves: &[Self::Move], _weights: &mut [u16]) {}

    // ------------------------------------------------------------------ provided, not overridden

    /// Makes a move if it is legal. The only door for outsiders; a refusal changes nothing.
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
}
