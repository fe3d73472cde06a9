//! Games that a bot plays with itself, and positions of them.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use kernel::{Luck, Mover, Rng, Seat, Setup, Show, mix64};
use search::net::Features;
use search::{Bot, Knowledge, Seen, Terms, spread};
use serde_json::json;
use shelf::Visitor;

use crate::clock::Clock;
use crate::describe::described;
use crate::player::{Player, table};
use crate::record::{Files, Position, Positions};
use crate::{Failure, failed, refused};

/// So many games are one piece of work for a thread.
const PIECE: u64 = 2;
/// About so many seconds pass between two looks at the clock.
const WAVE: f64 = 0.5;

/// Plays games and writes positions of them.
#[derive(Args)]
pub(crate) struct Play {
    /// The game.
    game: String,
    /// Who plays on all seats, as `greedy:1`, or `greedy:1=FILE` for judgement by a net.
    #[arg(long, default_value = "greedy:1")]
    player: String,
    /// At which table, as `seats=3`; with several the games take turns.
    #[arg(long = "table", default_values_t = ["-".to_owned()])]
    tables: Vec<String>,
    /// How many games.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Where chance and players start.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads play; what is written does not depend on it.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// One of so many positions is written.
    #[arg(long, default_value_t = 4)]
    every: u64,
    /// How many moves in a hundred are made at random; with several the games take turns.
    #[arg(long, value_delimiter = ',', default_values_t = [0, 3, 15])]
    stray: Vec<u64>,
    /// Begins no more games after so many seconds.
    #[arg(long)]
    seconds: Option<f64>,
    /// The files to write: BASE.facts, BASE.rows and BASE.json.
    #[arg(long)]
    out: PathBuf,
}

/// Everything that the games of one command have in common.
struct Games<'a, G: Show> {
    /// For each table its opening and who plays there.
    tables: Vec<(G, Box<dyn Bot<G>>)>,
    features: &'static dyn Features<G>,
    knowledge: &'static dyn Knowledge<G>,
    play: &'a Play,
}

impl<G: Show> Games<'_, G> {
    /// Plays one game to its end; gives nothing where it does not come to one.
    fn play(&self, n: u64, positions: &mut Positions) {
        let key = mix64(self.play.seed ^ mix64(n));
        let (mut luck, mut rng) = (Luck::new(key), Rng::new(mix64(key ^ 1)));
        let (opening, bot) = &self.tables[(n % self.tables.len() as u64) as usize];
        let strays = &self.play.stray;
        let stray = strays.get((n / self.tables.len() as u64) as usize % strays.len().max(1));
        let stray = stray.copied().unwrap_or(0);
        let (mut state, mut found) = (opening.clone(), Vec::new());
        for at in 0..G::INFO.max_moves {
            let Some(mover) = state.to_move().first() else { break };
            let m = match mover {
                Mover::Chance => {
                    let m = state.roll(luck);
                    luck = luck.next();
                    m
                }
                Mover::Seat(seat) => {
                    if self.features.is_judged(&state) && rng.below(self.play.every) == 0 {
                        found.push(self.position(&state, at as u16));
                    }
                    self.decide(&state, seat, &**bot, stray, &mut rng)
                }
            };
            state.play(mover, m, &mut ());
        }
        if let Some(outcome) = state.outcome() {
            positions.add(n as u32, &state, &outcome, &found);
        }
    }

    fn position(&self, state: &G, at: u16) -> Position {
        Position::of(state, at, self.features, &self.knowledge.judge(state))
    }

    fn decide(
        &self,
        state: &G,
        seat: Seat,
        bot: &dyn Bot<G>,
        stray: u64,
        rng: &mut Rng,
    ) -> G::Move {
        let (strays, seed) = (rng.below(100) < stray, rng.next());
        if strays {
            let moves = state.legal(seat);
            return moves[rng.below(moves.len() as u64) as usize];
        }
        bot.decide(&Seen::new(state, seat), &Terms::seeded(seed)).best
    }
}

impl Play {
    /// The tables and the player of one game.
    fn games<G: Show>(&self) -> Result<Games<'_, G>, Failure> {
        let expert = bots::expert::<G>();
        let features = expert.features().ok_or_else(|| failed("no features in this game"))?;
        let player = Player::parse(&self.player)?;
        let tables = self.tables.iter().map(|text| {
            let setup: Setup = table(text)?;
            Ok((G::new(&setup).map_err(refused)?, player.bot::<G>(&setup)?))
        });
        let tables = tables.collect::<Result<Vec<_>, Failure>>()?;
        Ok(Games { tables, features, knowledge: expert.knowledge(), play: self })
    }

    #[expect(clippy::print_stdout, reason = "this is what was asked for")]
    fn all<G: Show>(&self) -> Result<(), Failure> {
        let (games, clock) = (self.games::<G>()?, Clock::start());
        let mut files = Files::create(&self.out)?;
        let (mut played, mut written, mut wave) = (0, 0, self.threads.max(1) as u64);
        while played < self.games && self.seconds.is_none_or(|most| clock.seconds() < most) {
            let (pieces, began) =
                ((self.games - played).div_ceil(PIECE).min(wave), clock.seconds());
            let made = spread(pieces as usize, self.threads, |piece| {
                let first = played + piece as u64 * PIECE;
                let mut positions = Positions::default();
                for n in first..(first + PIECE).min(self.games) {
                    games.play(n, &mut positions);
                }
                positions
            });
            for positions in &made {
                files.add(positions)?;
                written += positions.count;
            }
            played = (played + pieces * PIECE).min(self.games);
            if clock.seconds() - began < WAVE {
                wave *= 2;
            }
        }
        files.close()?;
        let seconds = clock.seconds();
        let about = json!({
            "game": self.game,
            "player": self.player,
            "tables": self.tables,
            "seed": self.seed,
            "stray": self.stray,
            "every": self.every,
            "games": played,
            "positions": written,
            "seconds": (seconds * 10.0).round() / 10.0,
            "set": described(&games.features.set(&games.tables[0].0)),
        });
        fs::write(self.out.with_extension("json"), format!("{about:#}\n"))?;
        println!(
            "{}: {played} games, {written} positions, {seconds:.1} s, {:.0} games/s",
            self.out.display(),
            played as f64 / seconds
        );
        Ok(())
    }

    pub(crate) fn run(&self) -> Result<(), Failure> {
        struct All<'a>(&'a Play);
        impl Visitor for All<'_> {
            type Out = Result<(), Failure>;
            fn visit<G: Show>(self) -> Self::Out {
                self.0.all::<G>()
            }
        }
        if self.every == 0 {
            return Err(failed("one of 0 positions is none"));
        }
        shelf::visit(&self.game, All(self)).map_err(refused)?
    }
}
