//! Bots at a terminal: which there are, and on what terms they think.

use bots::{Advice, decision_seed};
use kernel::{Error, ErrorMessage, Info, Kind, Seat};
use search::Terms;
use table::AnyTable;

use crate::bulk;
use crate::clock::Clock;

/// Who sits where nobody was named.
pub(crate) const USUAL: &str = "casual";
/// Who is asked for a hint.
pub(crate) const ADVISER: &str = "strong";
/// A bot that has thought for so many seconds decides with what it has.
const LONGEST: f64 = 20.0;

/// The bots of a table. What they do follows from their seed, the entry, their seat and what that
/// seat may know, so that they know nothing of the seed that deals.
#[derive(Clone, Copy)]
pub(crate) struct Bots {
    /// The seed of all decisions.
    pub(crate) seed: u64,
}

impl Bots {
    /// What the bot of this name would do on a seat that is to move. It may use all cores, and is
    /// stopped after a while, or when `hurry` says so.
    pub(crate) fn advise(
        self,
        table: &dyn AnyTable,
        seat: Seat,
        name: &str,
        hurry: &(dyn Fn() -> bool + Sync),
    ) -> Result<Advice, Error> {
        let clock = Clock::start();
        let stop = || hurry() || clock.seconds() > LONGEST;
        let seed = decision_seed(self.seed, table.at(), seat);
        let terms = Terms { seed, threads: bulk::cores(), stop: Some(&stop) };
        bots::advise(table, seat, name, &terms)
    }
}

/// The name of the bot that sits on `seat`, as the table says.
pub(crate) fn kind(table: &dyn AnyTable, seat: Seat) -> &str {
    &table.players()[seat.index()].kind
}

/// Nobody is in a hurry.
pub(crate) fn at_leisure() -> bool {
    false
}

/// The names of the bots of a game, `:N` where a number follows.
pub(crate) fn names(info: &Info) -> Vec<&'static str> {
    let listing = bots::listing(info.id).unwrap_or_default();
    listing.into_iter().map(|bot| bot.name).collect()
}

/// Refuses a name that is no bot of the game and none of `others`: with those there are, and first
/// those that come near.
pub(crate) fn check(info: &Info, name: &str, others: &[&'static str]) -> Result<(), Error> {
    if others.contains(&name) {
        return Ok(());
    }
    let Err(error) = bots::check(info.id, name) else { return Ok(()) };
    if error.code != "unknown_bot" {
        return Err(error);
    }
    let known: Vec<&str> = others.iter().copied().chain(names(info)).collect();
    let near = near(name, &known);
    let error = Error::invalid("unknown_player").with("player", name).options(known);
    Err(match near.as_str() {
        "" => error,
        _ => error.variant("near").with("near", near),
    })
}

/// The names that come near, with commas between them. What follows a colon does not count, and
/// of a level that has former versions the present one is meant.
fn near(name: &str, known: &[&str]) -> String {
    let word = |name: &str| name.split([':', '@']).next().unwrap_or_default().to_owned();
    let words: Vec<String> =
        known.iter().filter(|name| !name.contains('@')).map(|name| word(name)).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let near = kernel::nearest(&word(name), &words);
    let whole = |near: &&str| known.iter().find(|name| word(name) == **near).copied();
    near.iter().filter_map(whole).collect::<Vec<_>>().join(", ")
}

/// What to say when a table refuses the move of a bot: the rules or the bot are broken.
pub(crate) fn refused(seat: Seat, why: ErrorMessage) -> Error {
    Error::new(Kind::RulesError, "bot_refused").with("seat", seat).arg("why", why.message)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words;

    #[test]
    fn a_stranger_is_refused_with_who_comes_near() {
        let info = shelf::info("texas-42").unwrap();
        let refused = |name| check(info, name, &["human"]).unwrap_err();
        let text = |name| words::plain().error(&refused(name));
        assert!(text("strng").ends_with("Perhaps you mean: strong."));
        assert!(text("strng@1").ends_with("Perhaps you mean: strong."));
        assert!(text("ismct:500").ends_with("Perhaps you mean: ismcts:N, plain-ismcts:N."));
        assert!(text("humn").ends_with("Perhaps you mean: human."));
        assert_eq!(text("zzz"), "nobody is called `zzz`.");
        assert_eq!(refused("zzz").options[0], "human");
        assert_eq!(refused("flat:0").code, "bad_bot_number");
        for known in ["human", "master", "flat:7", "flat"] {
            assert_eq!(check(info, known, &["human"]), Ok(()));
        }
    }
}
