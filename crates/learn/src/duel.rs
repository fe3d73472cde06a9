//! Matches between two players: the same deals, both ways round, with an interval.

use bots::arena::{Duel, Estimate, Tally};
use clap::Args;
use kernel::{Setup, Show, mix64};
use search::spread;
use serde_json::json;
use shelf::Visitor;

use crate::clock::Clock;
use crate::player::{Player, table};
use crate::{Failure, failed, refused};

/// So many deals are played between two looks at the clock, for each thread.
const WAVE: usize = 4;
/// The number that makes two think equally long is made better so often.
const ROUNDS: u64 = 2;

/// Two players meet.
#[derive(Args)]
pub(crate) struct Duels {
    /// The game.
    game: String,
    /// The first, as `tree:400=FILE`.
    first: String,
    /// The other, as `strong@1`.
    second: String,
    /// At which table, as `seats=3`.
    #[arg(long, default_value = "-")]
    table: String,
    /// How many deals, each of which is played in every seating.
    #[arg(long, default_value_t = 100)]
    deals: u64,
    /// The number of the first deal.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads play.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Begins no more deals after so many seconds.
    #[arg(long)]
    seconds: Option<f64>,
    /// Changes the number of the first until it thinks as long for a decision as the second.
    #[arg(long)]
    even: bool,
}

/// How a match went, in files.
fn elo(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    400.0 * (share / (1.0 - share)).log10()
}

/// The mean time of a decision of the first, as a part of that of the second.
fn ratio(tally: &Tally) -> f64 {
    let mean = |who: usize| {
        let spent = tally.spent[who];
        spent.nanos.max(1) as f64 / spent.decisions.max(1) as f64
    };
    mean(0) / mean(1)
}

impl Duels {
    /// Plays some deals.
    fn deals<G: Show>(
        &self,
        setup: &Setup,
        players: [&Player; 2],
        (first, count): (u64, u64),
        seconds: Option<f64>,
    ) -> Result<Tally, Failure> {
        let clock = Clock::start();
        let nanos = move || clock.nanos();
        let bots = [players[0].bot::<G>(setup)?, players[1].bot::<G>(setup)?];
        let duel = Duel::between(setup, bots, &nanos).map_err(refused)?;
        let (mut tally, mut done) = (Tally::default(), 0);
        while done < count && seconds.is_none_or(|most| clock.seconds() < most) {
            let wave = (count - done).min((WAVE * self.threads) as u64);
            let games = spread(wave as usize, self.threads, |n| {
                let deal = mix64(first + done + n as u64);
                (0..duel.seatings())
                    .map(|seating| duel.play(deal, seating).into())
                    .collect::<Vec<_>>()
            });
            games.iter().for_each(|deal| tally.count(deal));
            done += wave;
        }
        Ok(tally)
    }

    /// The first player with the number that makes it as slow as the second.
    fn evened<G: Show>(&self, setup: &Setup, players: [&Player; 2]) -> Result<Player, Failure> {
        let [first, second] = players;
        let mut number = first.number().ok_or_else(|| failed("a player without a number"))?;
        for round in 0..ROUNDS {
            let from = (1 << 40) + (round << 20);
            let first = first.with_number(number);
            let tally =
                self.deals::<G>(setup, [&first, second], (from, self.threads as u64), None)?;
            number = ((number as f64 / ratio(&tally)).round() as u64).max(1);
        }
        Ok(first.with_number(number))
    }

    #[expect(clippy::print_stdout, reason = "this is what was asked for")]
    fn all<G: Show>(&self) -> Result<(), Failure> {
        let setup = table(&self.table)?;
        let (mut first, second) = (Player::parse(&self.first)?, Player::parse(&self.second)?);
        if self.even {
            first = self.evened::<G>(&setup, [&first, &second])?;
        }
        let players = [&first, &second];
        let tally = self.deals::<G>(&setup, players, (self.seed, self.deals), self.seconds)?;
        let Estimate { share, low, high, .. } = tally.estimate();
        let [a, b] = [0, 1]
            .map(|n| tally.spent[n].nanos as f64 / 1e6 / tally.spent[n].decisions.max(1) as f64);
        let result = json!({
            "game": self.game,
            "table": self.table,
            "first": first.said(),
            "second": second.said(),
            "games": tally.games,
            "errors": tally.errors,
            "share": (share * 1e4).round() / 1e4,
            "low": (low * 1e4).round() / 1e4,
            "high": (high * 1e4).round() / 1e4,
            "elo": elo(share).round(),
            "elo_low": elo(low).round(),
            "elo_high": elo(high).round(),
            "ratio": (ratio(&tally) * 1e3).round() / 1e3,
            "ms": [(a * 1e3).round() / 1e3, (b * 1e3).round() / 1e3],
            "seed": self.seed,
        });
        println!("{result}");
        Ok(())
    }

    pub(crate) fn run(&self) -> Result<(), Failure> {
        struct All<'a>(&'a Duels);
        impl Visitor for All<'_> {
            type Out = Result<(), Failure>;
            fn visit<G: Show>(self) -> Self::Out {
                self.0.all::<G>()
            }
        }
        shelf::visit(&self.game, All(self)).map_err(refused)?
    }
}
