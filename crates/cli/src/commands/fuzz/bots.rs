//! Bots at random positions of random games.

use std::io::Write;
use std::process::ExitCode;

use bots::{Trial, Tried, all_names};
use kernel::{Error, Show};
use shelf::Visitor;

use super::{Args, BLOCK, Fuzz};
use crate::bulk::{self, Hush};
use crate::clock::Clock;
use crate::fail::{Done, NEGATIVE};
use crate::figures::grouped;
use crate::options::at;

/// Bots are asked at one of so many positions.
const EVERY: u64 = 8;
/// So many failures are described; all are counted.
const DESCRIBED: usize = 5;

/// Plays the games and says what the bots did wrong in them, if anything.
pub(super) fn run(fuzz: Fuzz<'_>) -> Done {
    let (args, clock) = (fuzz.args, Clock::start());
    let found = shelf::visit(&args.game, Try(fuzz))??;
    let mut out = std::io::stdout().lock();
    for (seed, why) in found.failed.iter().take(DESCRIBED) {
        writeln!(out, "seed {seed}: {why}")?;
    }
    if !found.failed.is_empty() {
        writeln!(out, "{}: {} games failed", args.game, found.failed.len())?;
        return Ok(ExitCode::from(NEGATIVE));
    }
    held(&mut out, args, &found, clock.seconds())?;
    Ok(ExitCode::SUCCESS)
}

/// What the bots did.
#[derive(Default)]
struct Found {
    names: Vec<String>,
    tried: Tried,
    failed: Vec<(u64, String)>,
}

struct Try<'a>(Fuzz<'a>);

impl Visitor for Try<'_> {
    type Out = Result<Found, Error>;

    fn visit<G: Show>(self) -> Result<Found, Error> {
        let Try(fuzz) = self;
        let names = names::<G>(&fuzz.args.bots);
        G::new(fuzz.chosen)?;
        Trial::<G>::new(fuzz.chosen, &names, EVERY).map_err(|error| at("--bots", &error))?;
        let _hush = Hush::start();
        let bar = bulk::bar(fuzz.args.games, "asking");
        let threads = fuzz.args.threads.map_or_else(bulk::cores, usize::from);
        let workers = bulk::spread(fuzz.args.games, threads, Found::default, |found, n| {
            let seed = fuzz.first + n;
            let setup = fuzz.setup::<G>(seed / BLOCK);
            let tried = bulk::caught(|| {
                let trial = Trial::<G>::new(&setup, &names, EVERY);
                trial.map_err(|error| error.to_string()).and_then(|trial| trial.game(seed))
            });
            match tried.and_then(|tried| tried) {
                Ok(tried) => found.tried = found.tried.plus(tried),
                Err(why) => found.failed.push((seed, why)),
            }
            bar.inc(1);
        });
        bar.finish_and_clear();
        let mut total = Found { names, ..Found::default() };
        for found in workers {
            total.tried = total.tried.plus(found.tried);
            total.failed.extend(found.failed);
        }
        total.failed.sort();
        Ok(total)
    }
}

/// The bots that were named; `all` stands for all of them.
fn names<G: Show>(said: &[String]) -> Vec<String> {
    let meant = |name: &String| match name.as_str() {
        "all" => all_names::<G>(),
        _ => vec![name.clone()],
    };
    said.iter().flat_map(meant).collect()
}

fn held(out: &mut impl Write, args: &Args, found: &Found, seconds: f64) -> std::io::Result<()> {
    let Tried { positions, hidden, unimagined, decisions } = found.tried;
    let [games, positions, hidden, unimagined, decisions] =
        [args.games, positions, hidden, unimagined, decisions].map(grouped);
    writeln!(out, "{}: bots are honest, legal, repeatable and within their budgets", args.game)?;
    writeln!(out, "  bots       {}", found.names.join(", "))?;
    writeln!(out, "  games      {games}")?;
    writeln!(out, "  positions  {positions} ({hidden} with something hidden)")?;
    writeln!(out, "  imagined   nothing in {unimagined}")?;
    writeln!(out, "  decisions  {decisions}")?;
    writeln!(out, "  time       {seconds:.1} s")
}
