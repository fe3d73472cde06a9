//! Bots at a table of any game.

use kernel::{Error, Message, Mover, Seat, Show, mix64};
use schemars::JsonSchema;
use search::{Bot, Decision, Seen, Split, Tally, Terms};
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

/// One part of a thought: what came of each legal move, in their order.
pub type Part = Vec<Tally>;

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
    struct Whole<'a>(&'a Terms<'a>);
    impl Think for Whole<'_> {
        type Out = Advice;
        fn think<G: Show>(self, (bot, state, seat): Asked<'_, G>) -> Advice {
            Advice::of(state, seat, bot.decide(&Seen::new(state, seat), self.0))
        }
    }
    ask(table, seat, bot, Whole(terms))
}

/// In how many parts this bot thinks about the next move of a seat: one where it has no choice, or
/// cannot think in parts. Parts can be made at once, and anywhere.
pub fn parts(table: &dyn AnyTable, seat: Seat, bot: &str) -> Result<u32, Error> {
    struct Count;
    impl Think for Count {
        type Out = u32;
        fn think<G: Show>(self, (bot, state, seat): Asked<'_, G>) -> u32 {
            let split = bot.split().filter(|_| state.legal(seat).len() > 1);
            split.map_or(1, Split::parts)
        }
    }
    ask(table, seat, bot, Count)
}

/// Part `n` of what a bot thinks about the next move of a seat.
///
/// # Errors
/// When there is no such bot, or it does not think in so many parts.
pub fn think_part(
    table: &dyn AnyTable,
    seat: Seat,
    bot: &str,
    n: u32,
    terms: &Terms<'_>,
) -> Result<Part, Error> {
    struct One<'a>(u32, &'a Terms<'a>);
    impl Think for One<'_> {
        type Out = Result<Part, Error>;
        fn think<G: Show>(self, (bot, state, seat): Asked<'_, G>) -> Self::Out {
            let split = bot.split().filter(|split| self.0 < split.parts()).ok_or_else(no_part)?;
            Ok(split.part(&Seen::new(state, seat), self.0, self.1))
        }
    }
    ask(table, seat, bot, One(n, terms))?
}

/// What a bot would do, by all parts of its thought, in order: the same as [`advise`] says.
///
/// # Errors
/// When there is no such bot, or these are not all the parts of a thought about this position.
pub fn join(
    table: &dyn AnyTable,
    seat: Seat,
    bot: &str,
    parts: &[Part],
    terms: &Terms<'_>,
) -> Result<Advice, Error> {
    struct Join<'a>(&'a [Part], &'a Terms<'a>);
    impl Think for Join<'_> {
        type Out = Result<Advice, Error>;
        fn think<G: Show>(self, (bot, state, seat): Asked<'_, G>) -> Self::Out {
            let seen = Seen::new(state, seat);
            let moves = seen.moves().len();
            let fits = self.0.iter().all(|part| part.len() == moves);
            let split = bot.split().filter(|split| fits && split.parts() as usize == self.0.len());
            let decision = split.ok_or_else(no_part)?.join(&seen, self.0, self.1);
            Ok(Advice::of(state, seat, decision))
        }
    }
    ask(table, seat, bot, Join(parts, terms))?
}

fn no_part() -> Error {
    Error::invalid("no_such_part")
}

/// A bot, a position and the seat that the bot is asked about.
type Asked<'a, G> = (&'a dyn Bot<G>, &'a G, Seat);

/// What a bot of any game is asked.
trait Think {
    type Out;
    fn think<G: Show>(self, asked: Asked<'_, G>) -> Self::Out;
}

/// Asks the bot of this name about the position of a table.
fn ask<T: Think>(table: &dyn AnyTable, seat: Seat, bot: &str, what: T) -> Result<T::Out, Error> {
    struct Ask<'a, T>(&'a dyn AnyTable, Seat, &'a str, T);
    impl<T: Think> Visitor for Ask<'_, T> {
        type Out = Result<T::Out, Error>;
        fn visit<G: Show>(self) -> Self::Out {
            let Ask(table, seat, bot, what) = self;
            let host = table.as_any().downcast_ref::<Host<G>>();
            let state = host.expect("a table knows its game").table().state();
            Ok(what.think((&*named::<G>(bot)?, state, seat)))
        }
    }
    shelf::visit(table.info().id, Ask(table, seat, bot, what))?
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
