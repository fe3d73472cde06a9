//! How fast bots think.

use std::io::Write;

use bots::{expert, midgame, solve_deals};
use kernel::{Seat, Show};
use search::{Bot, Ismcts, Seen, Terms, Whole};
use serde::Serialize;
use shelf::Visitor;

use crate::clock::Clock;
use crate::figures::{grouped, median, round};

/// So many simulations are one decision.
const DECISION: u64 = 2000;
/// And so many, where each is a whole game.
const FEW: u64 = 500;
/// The game whose hands a solver plays out with all tiles in sight, and its deals in a round.
const SOLVED: &str = "texas-42";
const DEALS: u32 = 8;

/// The JSON that is promised.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    games: Vec<Searched>,
    solver: Option<Solver>,
    rounds: u16,
    seconds: f64,
    debug_build: bool,
}

/// Tree search in one game, from one position in the middle of it: with simulations that stop
/// where the game's bots stop them, and with whole games.
#[derive(Debug, Serialize)]
struct Searched {
    id: &'static str,
    simulations_per_s: u64,
    simulations_per_s_min: u64,
    simulations_per_s_max: u64,
    whole_games_per_s: u64,
}

/// Opening deals solved.
#[derive(Debug, Serialize)]
struct Solver {
    game: &'static str,
    deals: u64,
    nodes: u64,
    nodes_per_s: u64,
    ms_per_deal: f64,
}

impl Report {
    pub(super) fn print(&self, out: &mut impl Write) -> std::io::Result<()> {
        writeln!(
            out,
            "{:<16}{:>14}{:>26}{:>16}",
            "", "simulations/s", "(lowest to highest)", "whole games/s"
        )?;
        for game in &self.games {
            let [rate, low, high, whole] = [
                game.simulations_per_s,
                game.simulations_per_s_min,
                game.simulations_per_s_max,
                game.whole_games_per_s,
            ]
            .map(grouped);
            let range = format!("({low} to {high})");
            writeln!(out, "{:<16}{rate:>14}{range:>26}{whole:>16}", game.id)?;
        }
        if let Some(Solver { game, deals, nodes, nodes_per_s, ms_per_deal }) = &self.solver {
            let (nodes, rate) = (grouped(*nodes), grouped(*nodes_per_s));
            writeln!(out, "\n{game}: {deals} opening deals solved, {ms_per_deal:.2} ms each,")?;
            writeln!(out, "  {nodes} positions in all, {rate} a second")?;
        }
        let Report { rounds, seconds, .. } = self;
        writeln!(
            out,
            "\nOne core, {rounds} rounds in {seconds} s, medians. Information-set tree search,"
        )?;
        writeln!(out, "{} simulations a decision, or {FEW} whole games.", grouped(DECISION))
    }
}

/// Measures so many games for so many seconds.
pub(super) fn measure(ids: &[&str], seconds: f64, rounds: u16) -> Result<Report, kernel::Error> {
    let thinkers: Vec<Box<dyn Thinker>> =
        ids.iter().map(|id| shelf::visit(id, Prepare)).collect::<Result<_, _>>()?;
    let slice = seconds / f64::from(rounds) / (2 * ids.len() + 1) as f64;
    let mut rates = vec![[Vec::new(), Vec::new()]; ids.len()];
    let mut solved = (0, 0, 0.0);
    for n in 0..rounds {
        for (thinker, rates) in thinkers.iter().zip(&mut rates) {
            rates[0].push(rate(slice, |seed| thinker.think(seed, false)));
            rates[1].push(rate(slice, |seed| thinker.think(seed, true)));
        }
        if ids.contains(&SOLVED) {
            let clock = Clock::start();
            let count = solve_deals(u64::from(n), DEALS);
            solved.0 += u64::from(count.deals);
            solved.1 += count.nodes;
            solved.2 += clock.seconds();
        }
    }
    Ok(Report {
        games: thinkers
            .iter()
            .zip(&rates)
            .map(|(thinker, rates)| searched(&**thinker, rates))
            .collect(),
        solver: (solved.0 > 0).then(|| Solver {
            game: SOLVED,
            deals: solved.0,
            nodes: solved.1,
            nodes_per_s: (solved.1 as f64 / solved.2) as u64,
            ms_per_deal: round(solved.2 * 1e3 / solved.0 as f64),
        }),
        rounds,
        seconds,
        debug_build: cfg!(debug_assertions),
    })
}

fn searched(thinker: &dyn Thinker, [short, whole]: &[Vec<f64>; 2]) -> Searched {
    Searched {
        id: thinker.id(),
        simulations_per_s: median(short) as u64,
        simulations_per_s_min: short.iter().copied().fold(f64::INFINITY, f64::min) as u64,
        simulations_per_s_max: short.iter().copied().fold(0.0, f64::max) as u64,
        whole_games_per_s: median(whole) as u64,
    }
}

/// Simulations a second, over so many seconds, but one decision at least.
fn rate(seconds: f64, think: impl Fn(u64) -> u64) -> f64 {
    let (clock, mut simulations) = (Clock::start(), 0);
    for seed in 0.. {
        simulations += think(seed);
        if clock.seconds() >= seconds {
            break;
        }
    }
    simulations as f64 / clock.seconds()
}

/// Somebody who can be timed: makes decisions in one position.
trait Thinker {
    /// The game.
    fn id(&self) -> &'static str;
    /// Makes one decision, perhaps by whole games; gives its simulations.
    fn think(&self, seed: u64, whole: bool) -> u64;
}

struct Position<G>(G, Seat);

impl<G: Show> Thinker for Position<G> {
    fn id(&self) -> &'static str {
        G::INFO.id
    }

    fn think(&self, seed: u64, whole: bool) -> u64 {
        let (knowledge, terms) = (expert::<G>().knowledge(), Terms::seeded(seed));
        let seen = Seen::new(&self.0, self.1);
        let decision = match whole {
            true => Ismcts::new(Whole(knowledge), FEW).decide(&seen, &terms),
            false => Ismcts::new(knowledge, DECISION).decide(&seen, &terms),
        };
        decision.simulations
    }
}

struct Prepare;

impl Visitor for Prepare {
    type Out = Box<dyn Thinker>;

    fn visit<G: Show>(self) -> Box<dyn Thinker> {
        let (state, seat) = midgame::<G>();
        Box::new(Position(state, seat))
    }
}
