//! How long positions take to show.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use kernel::conform::{self, Failure};
use kernel::{Error, Kind, Record, Seed, Setup, Show, Viewer};
use shelf::Visitor;

use super::{BLOCK, Fuzz, write_down};
use crate::bulk::{self, Hush};
use crate::clock::Clock;
use crate::fail::{Done, NEGATIVE};
use crate::figures::grouped;

/// Nobody should wait for longer than so many milliseconds.
const MOST_MS: f64 = 20.0;
/// What seems slowest is measured so often, and the quickest counts: the machine does other things.
const AGAIN: usize = 5;

/// What is made of a position.
const SHOWN: [&str; 3] = ["view", "screen", "board"];

/// Plays the games and says what was slowest to show in them.
pub(super) fn run(fuzz: Fuzz<'_>) -> Done {
    let args = fuzz.args;
    let found = shelf::visit(&args.game, Measure(&fuzz))??;
    let mut out = std::io::stdout().lock();
    let positions = grouped(found.positions);
    writeln!(out, "{}: the slowest of {positions} positions to show", args.game)?;
    let mut slow = false;
    for (what, found) in SHOWN.iter().zip(&found.slowest) {
        let Some(slowest) = found else { continue };
        let (ms, seed) = (slowest.seconds * 1e3, slowest.seed);
        writeln!(out, "  {what:<9}  {ms:.2} ms, in the game of seed {seed}")?;
        if ms > MOST_MS {
            slow = true;
            let path = keep(args, what, slowest)?;
            writeln!(out, "             more than {MOST_MS} ms: {}", path.display())?;
        }
    }
    Ok(if slow { ExitCode::from(NEGATIVE) } else { ExitCode::SUCCESS })
}

/// Writes down a position that is too slow to show.
fn keep(args: &super::Args, what: &str, slowest: &Slow) -> Result<PathBuf, Error> {
    let detail = format!("the {what} takes {:.0} ms", slowest.seconds * 1e3);
    let (record, seed) = (slowest.record.clone(), slowest.seed);
    write_down(args, &Failure { property: "work", detail, record, seed })
}

/// Something that took long, and the position that it shows.
struct Slow {
    seconds: f64,
    seed: u64,
    record: Record,
}

#[derive(Default)]
struct Found {
    positions: u64,
    slowest: [Option<Slow>; 3],
    failed: Option<Error>,
}

impl Found {
    /// Keeps the slower of two.
    fn add(&mut self, other: Found) {
        self.positions += other.positions;
        self.failed = self.failed.take().or(other.failed);
        for (mine, theirs) in self.slowest.iter_mut().zip(other.slowest) {
            let both = mine.take().into_iter().chain(theirs);
            *mine = both.max_by(|a, b| a.seconds.total_cmp(&b.seconds));
        }
    }

    /// Measures everything that is shown of a position.
    fn look<G: Show>(&mut self, state: &G, setup: &Setup, seed: u64) {
        self.positions += 1;
        for viewer in Viewer::all(state.seats()) {
            let view = state.view(viewer);
            self.keep(0, state, setup, seed, || drop(state.view(viewer)));
            self.keep(1, state, setup, seed, || drop(state.screen(viewer)));
            self.keep(2, state, setup, seed, || drop(G::board(&view, state.seats())));
        }
    }

    fn keep<G: Show>(&mut self, what: usize, state: &G, setup: &Setup, seed: u64, show: impl Fn()) {
        let most = self.slowest[what].as_ref().map_or(0.0, |slow| slow.seconds);
        let mut seconds = measured(&show);
        for _ in 0..AGAIN {
            if seconds <= most {
                return;
            }
            seconds = seconds.min(measured(&show));
        }
        let setup = Setup { position: Some(state.position()), ..setup.clone() };
        match Record::new::<G>(&setup, Seed::Fast(seed)) {
            Ok(record) => self.slowest[what] = Some(Slow { seconds, seed, record }),
            Err(error) => self.failed = Some(error),
        }
    }
}

fn measured(show: &impl Fn()) -> f64 {
    let clock = Clock::start();
    show();
    clock.seconds()
}

struct Measure<'a>(&'a Fuzz<'a>);

impl Visitor for Measure<'_> {
    type Out = Result<Found, Error>;

    fn visit<G: Show>(self) -> Result<Found, Error> {
        let Measure(fuzz) = self;
        G::new(fuzz.chosen)?;
        let _hush = Hush::start();
        let bar = bulk::bar(fuzz.args.games, "measuring");
        // Threads would get into each other's way.
        let threads = fuzz.args.threads.map_or(1, usize::from);
        let workers = bulk::spread(fuzz.args.games, threads, Found::default, |found, n| {
            let seed = fuzz.first + n;
            let setup = fuzz.setup::<G>(seed / BLOCK);
            let look = |state: &G| found.look(state, &setup, seed);
            let walked = bulk::caught(|| conform::positions(&setup, seed, look));
            if let Err(why) = walked.and_then(|walked| walked) {
                let failed = Error::new(Kind::RulesError, "game_failed").with("seed", seed);
                found.failed = Some(failed.with("why", why));
            }
            bar.inc(1);
        });
        bar.finish_and_clear();
        let mut total = Found::default();
        workers.into_iter().for_each(|found| total.add(found));
        total.failed.take().map_or(Ok(total), Err)
    }
}
