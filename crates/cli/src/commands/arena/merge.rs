//! The shares of a contest, added up.

use std::collections::BTreeSet;
use std::path::Path;

use bots::arena::Shard;
use kernel::{Arg, Error, Message};

use super::journal::{self, Head, Line};
use super::report::{Report, Run};
use super::{Args, Part, Score, show};
use crate::clock::Clock;
use crate::fail::Done;

/// Adds up the journals of all shares of a contest and shows what came of it.
pub(super) fn run(args: &Args) -> Done {
    let clock = Clock::start();
    let mut journals = Vec::new();
    for path in &args.merge {
        let (head, lines) = journal::read(path)?;
        journals.push(Journal { path, head, lines });
    }
    check(&journals)?;
    let first = journals.first().expect("the option takes at least one file");
    let Head { contest, program, .. } = &first.head;
    let mut score = Score::new(contest);
    journals.iter().flat_map(|journal| &journal.lines).for_each(|line| score.count(line));
    let part = Part { contest, shard: Shard::WHOLE };
    let run = Run { threads: 0, played_before: part.games(), seconds: clock.seconds() };
    show(args, &Report::of(part, program, &score, &run))
}

/// The journal of a share.
struct Journal<'a> {
    path: &'a Path,
    head: Head,
    lines: Vec<Line>,
}

/// Refuses journals that are not all shares of one contest, each once and played to the end.
fn check(journals: &[Journal<'_>]) -> Result<(), Error> {
    let [first, others @ ..] = journals else { return Ok(()) };
    for other in others {
        first.must_match(other)?;
    }
    for (n, journal) in journals.iter().enumerate() {
        let twice = journals[..n].iter().find(|other| other.head.shard == journal.head.shard);
        if let Some(other) = twice {
            return Err(journal.error("share_twice").with("other", other.path.display()));
        }
    }
    let there = |shard: &Shard| journals.iter().any(|journal| journal.head.shard == *shard);
    let missing: Vec<Shard> = first.head.shard.all().filter(|shard| !there(shard)).collect();
    if !missing.is_empty() {
        let missing = missing.iter().map(|shard| Message::text(shard.to_string()));
        return Err(Error::bad_save("share_missing").arg("missing", Arg::list(missing)));
    }
    journals.iter().try_for_each(Journal::must_be_finished)
}

impl Journal<'_> {
    fn error(&self, code: &'static str) -> Error {
        Error::bad_save(code).with("file", self.path.display()).with("share", self.head.shard)
    }

    /// Refuses another journal that is of another contest, or of one in other shares.
    fn must_match(&self, other: &Journal<'_>) -> Result<(), Error> {
        let differences = self.head.differences(&other.head);
        if !differences.is_empty() {
            let what = Arg::list(differences.into_iter().map(Message::new));
            let error = other.error("another_contest").with("other", self.path.display());
            return Err(error.arg("what", what));
        }
        if self.head.shard.of() != other.head.shard.of() {
            let error = other.error("other_shares").with("other", self.path.display());
            return Err(error.with("share2", self.head.shard));
        }
        Ok(())
    }

    /// Refuses a journal in which deals are missing, and says which is the first.
    fn must_be_finished(&self) -> Result<(), Error> {
        let part = self.head.part();
        let pairings = part.contest.pairings();
        let all = part.deals() * pairings.len() as u64;
        let missing = all - self.lines.len() as u64;
        if missing == 0 {
            return Ok(());
        }
        let there: BTreeSet<(u64, usize)> =
            self.lines.iter().map(|line| (line.deal, line.pair)).collect();
        let deals = (0..part.contest.deals).filter(|&deal| part.shard.has(deal));
        let mut keys = deals.flat_map(|deal| (0..pairings.len()).map(move |pair| (deal, pair)));
        let (deal, pair) = keys.find(|key| !there.contains(key)).unwrap_or_default();
        let names = [pairings[pair].first, pairings[pair].second];
        let [one, two] = names.map(|place| part.contest.bots[place].as_str());
        let error = self.error("share_unfinished").with("missing", missing).with("all", all);
        Err(error.with("deal", deal).with("one", one).with("two", two))
    }
}
