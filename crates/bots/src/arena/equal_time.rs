//! How many simulations take a bot as long as another one thinks.

use kernel::{Error, Setup, Show};
use shelf::Visitor;

use super::{Duel, Spent};
use crate::name::Name;

/// What is tried first.
const FIRST: u64 = 200;
/// The number is made better so often, each time from more decisions than before.
const ROUNDS: u64 = 4;
/// So many decisions of each are timed in the first round.
const DECISIONS: u64 = 100;
/// A number changes by no more than this in one round, up or down.
const MOST_CHANGE: f64 = 30.0;

/// The bot `word`, such as `flat`, with the number that makes it think as long for a decision as
/// `measure` does, in games of the two. `clock` gives nanoseconds since some moment.
///
/// # Errors
/// When one of the names is no bot of the game, or a game breaks.
pub fn at_equal_time(
    game: &str,
    setup: &Setup,
    (measure, word): (&str, &str),
    seed: u64,
    clock: &(dyn Fn() -> u64 + Sync),
) -> Result<Name, Error> {
    struct Calibrate<'a> {
        setup: &'a Setup,
        measure: &'a str,
        word: &'a str,
        seed: u64,
        clock: &'a (dyn Fn() -> u64 + Sync),
    }
    impl Visitor for Calibrate<'_> {
        type Out = Result<Name, Error>;
        fn visit<G: Show>(self) -> Self::Out {
            let Calibrate { setup, measure, word, seed, clock } = self;
            let mut name = Name { word: word.to_owned(), number: Some(FIRST) };
            for round in 1..=ROUNDS {
                let text = name.to_string();
                let duel = Duel::<G>::new(setup, [measure, &text], clock)?;
                let spent = timed(&duel, seed, DECISIONS * round)?;
                let ratio = (mean(spent[0]) / mean(spent[1])).clamp(1.0 / MOST_CHANGE, MOST_CHANGE);
                let number = name.number.unwrap_or(FIRST) as f64 * ratio;
                name.number = Some((number.round() as u64).clamp(1, crate::name::MOST));
            }
            Ok(name)
        }
    }
    shelf::visit(game, Calibrate { setup, measure, word, seed, clock })?
}

/// How both spend their time in as many games as it takes to see `decisions` of each.
fn timed<G: Show>(duel: &Duel<'_, G>, seed: u64, decisions: u64) -> Result<[Spent; 2], Error> {
    let mut spent = [Spent::default(); 2];
    for deal in seed.. {
        for seating in 0..duel.seatings() {
            let played = duel.play(deal, seating).map_err(|broken| {
                Error::new(kernel::Kind::RulesError, "bot_broke").with("why", broken.why)
            })?;
            spent = [0, 1].map(|who| spent[who].plus(played.spent[who]));
        }
        if spent.iter().all(|spent| spent.decisions >= decisions) {
            break;
        }
    }
    Ok(spent)
}

/// Nanoseconds for a decision.
fn mean(spent: Spent) -> f64 {
    spent.nanos.max(1) as f64 / spent.decisions.max(1) as f64
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    /// With a clock that ticks once a look both are equally quick, whatever they do.
    #[test]
    fn a_bot_that_takes_as_long_keeps_its_number() {
        let ticks = AtomicU64::new(0);
        let clock = || ticks.fetch_add(1, Ordering::Relaxed);
        let setup = Setup::default();
        let name = at_equal_time("skirmish", &setup, ("random", "plain-flat"), 1, &clock).unwrap();
        assert_eq!(name.to_string(), "plain-flat:200");
        let unknown = at_equal_time("skirmish", &setup, ("random", "nobody"), 1, &clock);
        assert_eq!(unknown.unwrap_err().code, "unknown_bot");
    }
}
