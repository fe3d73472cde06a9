//! Bots at a table of any game.

use kernel::{Error, Message, Mover, Seat, Show, mix64};
use schemars::JsonSchema;
use search::{Decision, Seen, Terms};
use serde::{Deserialize, Serialize};
use shelf::Visitor;
use table::{AnyTable, EntryId, Host, Player};

use crate::expert::{self, Level, Listing, named};

/// A move that a bot thought about, in words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Weighed {
    /// The move.
    pub notation: String,
    /// What it is worth to the mover, from 0 (lost) to 1 (won).
    pub value: f32,
    /// How many simulations it rests on.
    pub visits: u64,
}

/// What a bot would do, in words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Advice {
    /// The move.
    pub best: String,
    /// What it thought of, the best first.
    pub candidates: Vec<Weighed>,
    /// How many simulations it made.
    pub simulations: u64,
    /// The reason, where it has one.
    pub why: Option<Message>,
}

impl Advice {
    fn of<G: Show>(state: &G, seat: Seat, decision: Decision<G::Move>) -> Advice {
        let notation = |m| state.notation(Mover::Seat(seat), m);
        let weighed = |candidate: &search::Candidate<G::Move>| Weighed {
            notation: notation(candidate.m),
            value: candidate.value,
            visits: candidate.visits,
        };
        Advice {
            best: notation(decision.best),
            candidates: decision.candidates.iter().map(weighed).collect(),
            simulations: decision.simulations,
            why: decision.why,
        }
    }
}

/// The seed of a decision: it follows from the seed of the bots, the newest entry and the seat, so
/// that it has nothing to do with the seed that deals.
pub fn decision_seed(seed: u64, at: EntryId, seat: Seat) -> u64 {
    mix64(mix64(mix64(seed) ^ u64::from(at)) ^ u64::from(seat.0))
}

/// What a bot would do on a seat that is to move.
///
/// # Panics
/// When the seat has no move.
pub fn advise(
    table: &dyn AnyTable,
    seat: Seat,
    bot: &str,
    terms: &Terms<'_>,
) -> Result<Advice, Error> {
    struct Advise<'a>(&'a dyn AnyTable, Seat, &'a str, &'a Terms<'a>);
    impl Visitor for Advise<'_> {
        type Out = Result<Advice, Error>;
        fn visit<G: Show>(self) -> Self::Out {
            let Advise(table, seat, bot, terms) = self;
            let host = table.as_any().downcast_ref::<Host<G>>();
            let state = host.expect("a table knows its game").table().state();
            let decision = named::<G>(bot)?.decide(&Seen::new(state, seat), terms);
            Ok(Advice::of(state, seat, decision))
        }
    }
    shelf::visit(table.info().id, Advise(table, seat, bot, terms))?
}

/// How many milliseconds the bot on a seat takes for a decision, whatever it decides. Nothing where
/// nobody could learn from its haste: nothing is hidden, nobody looks, or it is no level but a bot
/// for study.
pub fn thought_ms(table: &dyn AnyTable, seat: Seat) -> Option<u32> {
    let players = table.players();
    let secret = table.hides() && players.iter().any(Player::is_person);
    let kind = &players[seat.index()].kind;
    let level = Level::ALL.into_iter().find(|level| level.name() == kind);
    level.filter(|_| secret).map(Level::answers_within_ms)
}

/// The bots of the game with this id.
pub fn listing(game: &str) -> Result<Vec<Listing>, Error> {
    struct List;
    impl Visitor for List {
        type Out = Vec<Listing>;
        fn visit<G: Show>(self) -> Self::Out {
            expert::listing::<G>()
        }
    }
    shelf::visit(game, List)
}

/// Whether the game with this id has a bot of this name.
pub fn check(game: &str, bot: &str) -> Result<(), Error> {
    struct Check<'a>(&'a str);
    impl Visitor for Check<'_> {
        type Out = Result<(), Error>;
        fn visit<G: Show>(self) -> Self::Out {
            named::<G>(self.0).map(drop)
        }
    }
    shelf::visit(game, Check(bot))?
}
