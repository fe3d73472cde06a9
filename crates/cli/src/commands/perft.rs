//! `parlour perft`

use std::io::Write;
use std::process::ExitCode;

use kernel::{Error, Luck, Setup, Show, perft};
use schemars::JsonSchema;
use serde::Serialize;
use shelf::Visitor;

use crate::clock::Clock;
use crate::fail::{Done, Fail, about};
use crate::figures::{self, grouped, round};
use crate::options::{self, Sets};

/// Count the positions that can be reached in so many moves
///
/// Walks the whole tree of moves from the opening and counts the positions at each depth. The
/// numbers are a fingerprint of the rules: a change that should not change the rules must not
/// change them. Chance does what the seed says and takes no depth; a game that is over has no
/// positions below it.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  parlour perft texas-42 --seed 42 --depth 6
  parlour perft texas-42 --seed 42 --depth 4 --json")]
pub(crate) struct Args {
    /// The game
    #[arg(value_parser = options::game_ids())]
    game: String,
    /// What chance does
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How deep to count; each level takes several times as long as the one before
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=100))]
    depth: u32,
    /// How many seats [default: the fewest the game allows]
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    #[command(flatten)]
    sets: Sets,
    /// Print one JSON object for programs
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Done {
    let info = shelf::info(&args.game)?;
    let setup = args.sets.setup(info, args.seats).map_err(about(info))?;
    let mut told = Ok(());
    let mut telling = |level: &Level| {
        if !args.json {
            told = tell(level);
        }
        told.is_ok()
    };
    let (seed, depth) = (args.seed, args.depth);
    let count = Count { setup: &setup, seed, depth, tell: &mut telling };
    let counts = shelf::visit(&args.game, count)?.map_err(about(info))?;
    told?;
    if args.json {
        let positions: Vec<u64> = counts.iter().map(|level| level.positions).collect();
        let seconds: f64 = counts.iter().map(|level| level.seconds).sum();
        let rate = (positions.iter().sum::<u64>() as f64 / seconds) as u64;
        let shown = Counted {
            game: &args.game,
            setup: &setup,
            seed: args.seed,
            positions,
            seconds: round(seconds),
            positions_per_s: rate,
        };
        let text = serde_json::to_string_pretty(&shown).expect("counts can be written");
        writeln!(std::io::stdout().lock(), "{text}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The JSON that the command promises, in this order.
#[derive(Serialize, JsonSchema)]
pub(super) struct Counted<'a> {
    game: &'a str,
    setup: &'a Setup,
    #[serde(serialize_with = "figures::as_text")]
    #[schemars(with = "String")]
    seed: u64,
    positions: Vec<u64>,
    seconds: f64,
    positions_per_s: u64,
}

fn tell(level: &Level) -> Result<(), Fail> {
    let mut out = std::io::stdout().lock();
    if level.depth == 0 {
        writeln!(
            out,
            "{:>5}  {:>20}  {:>10}  {:>14}",
            "depth", "positions", "seconds", "a second"
        )?;
    }
    let Level { depth, positions, seconds } = *level;
    let rate = grouped((positions as f64 / seconds) as u64);
    writeln!(out, "{depth:>5}  {:>20}  {seconds:>10.3}  {rate:>14}", grouped(positions))?;
    Ok(out.flush()?)
}

/// The count of one depth.
struct Level {
    depth: u32,
    positions: u64,
    seconds: f64,
}

struct Count<'a> {
    setup: &'a Setup,
    seed: u64,
    depth: u32,
    /// Hears of each level as soon as it is counted; says whether to go on.
    tell: &'a mut dyn FnMut(&Level) -> bool,
}

impl Visitor for Count<'_> {
    type Out = Result<Vec<Level>, Error>;

    fn visit<G: Show>(self) -> Result<Vec<Level>, Error> {
        let opening = G::new(self.setup)?;
        let mut levels = Vec::new();
        for depth in 0..=self.depth {
            let clock = Clock::start();
            let positions = perft(&opening, Luck::new(self.seed), depth);
            let level = Level { depth, positions, seconds: clock.seconds() };
            let go_on = (self.tell)(&level);
            levels.push(level);
            if !go_on {
                break;
            }
        }
        Ok(levels)
    }
}
