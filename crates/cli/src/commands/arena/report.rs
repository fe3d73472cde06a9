//! What came of a contest, for programs and for people.

use std::io::{self, Write};

use bots::arena::{Estimate, Over, Pairing, Rating, Spent, Tally, ratings};
use kernel::Setup;
use schemars::JsonSchema;
use serde::Serialize;

use super::plot::Axis;
use super::{Contest, Failed, Part, Score};
use crate::figures::{as_text, counted, grouped, round};

/// How the contest was run: no part of its result.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run {
    pub(super) threads: usize,
    /// Games that journals held already.
    pub(super) played_before: u64,
    /// How long the others took.
    pub(super) seconds: f64,
}

/// The JSON that the command promises, in this order.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Report<'a> {
    /// The version of the program that played, and a digest of it.
    pub(super) program: &'a str,
    pub(super) game: &'a str,
    pub(super) rules: u32,
    pub(super) setup: &'a Setup,
    #[serde(serialize_with = "as_text")]
    #[schemars(with = "String")]
    pub(super) seed: u64,
    pub(super) bots: &'a [String],
    /// Which share of the deals this is, as in `3/8`; null for all of them.
    pub(super) shard: Option<String>,
    /// How many deals each pair played.
    pub(super) deals: u64,
    pub(super) seatings: u64,
    /// All that were played.
    pub(super) games: u64,
    pub(super) errors: u64,
    pub(super) failed: Vec<FailedGame<'a>>,
    pub(super) moves_per_game: f64,
    /// The best first.
    pub(super) standings: Vec<Standing<'a>>,
    pub(super) pairs: Vec<Pair<'a>>,
    /// What the bot of the row got against that of the column, in the order of `bots`.
    pub(super) matrix: Vec<Vec<Option<f64>>>,
    pub(super) times: Times<'a>,
}

/// A game that failed.
#[derive(Serialize, JsonSchema)]
pub(super) struct FailedGame<'a> {
    first: &'a str,
    second: &'a str,
    deal: u64,
    #[serde(serialize_with = "as_text")]
    #[schemars(with = "String")]
    seed: u64,
    seating: usize,
    by: Option<&'a str>,
    why: String,
}

/// A bot among the others.
#[derive(Serialize, JsonSchema)]
pub(super) struct Standing<'a> {
    pub(super) rank: usize,
    pub(super) bot: &'a str,
    pub(super) rating: f64,
    pub(super) deviation: f64,
    pub(super) low: f64,
    pub(super) high: f64,
    pub(super) games: u64,
    pub(super) wins: u64,
    pub(super) draws: u64,
    pub(super) losses: u64,
    pub(super) share: f64,
    pub(super) decisions: u64,
    /// Its place in `bots`.
    #[serde(skip)]
    pub(super) place: usize,
}

/// Two bots that met.
#[derive(Serialize, JsonSchema)]
pub(super) struct Pair<'a> {
    pub(super) first: &'a str,
    pub(super) second: &'a str,
    pub(super) deals: u64,
    pub(super) games: u64,
    pub(super) wins: u64,
    pub(super) draws: u64,
    pub(super) losses: u64,
    #[serde(flatten)]
    pub(super) estimate: Estimate,
    pub(super) errors: u64,
    pub(super) moves_per_game: f64,
    #[serde(skip)]
    pub(super) pairing: Pairing,
}

/// Everything that differs from run to run.
#[derive(Serialize, JsonSchema)]
pub(super) struct Times<'a> {
    threads: usize,
    played_before: u64,
    seconds: f64,
    games_per_s: f64,
    bots: Vec<Speed<'a>>,
}

/// How fast a bot decides.
#[derive(Serialize, JsonSchema)]
struct Speed<'a> {
    bot: &'a str,
    decisions_per_s: f64,
    mean_ms: f64,
    slowest_ms: f64,
}

impl<'a> Report<'a> {
    pub(super) fn of(part: Part<'a>, program: &'a str, score: &Score, run: &Run) -> Report<'a> {
        let contest = part.contest;
        let met: Vec<(Pairing, Tally)> =
            contest.pairings().into_iter().zip(score.tallies.iter().cloned()).collect();
        let sum = |of: fn(&Tally) -> u64| -> u64 { score.tallies.iter().map(of).sum() };
        let pairs: Vec<Pair<'_>> = met.iter().map(|(p, tally)| pair(contest, *p, tally)).collect();
        Report {
            program,
            game: &contest.game,
            rules: contest.rules,
            setup: &contest.setup,
            seed: contest.seed,
            bots: &contest.bots,
            shard: (!part.shard.is_whole()).then(|| part.shard.to_string()),
            deals: part.deals(),
            seatings: contest.seatings,
            games: part.games(),
            errors: sum(|tally| tally.errors),
            failed: score.failed.iter().map(|failed| failure(contest, failed)).collect(),
            moves_per_game: mean(sum(|tally| tally.moves), sum(|tally| tally.finished)),
            standings: standings(contest, &met),
            matrix: matrix(contest.bots.len(), &pairs),
            pairs,
            times: times(part, &met, run),
        }
    }

    /// How long the bot at a place thinks about a decision in the mean, in milliseconds.
    pub(super) fn mean_ms(&self, place: usize) -> f64 {
        self.times.bots[place].mean_ms
    }

    /// The version of the program that played, without the digest.
    pub(super) fn version(&self) -> &'a str {
        self.program.split(' ').next().unwrap_or_default()
    }

    /// What the bot at place `row` got against the one at place `column`.
    pub(super) fn estimate(&self, row: usize, column: usize) -> Option<Estimate> {
        estimate(&self.pairs, row, column)
    }

    /// The seats, where there could be more or fewer, and options that differ from the defaults.
    pub(super) fn options(&self) -> String {
        let several = |info: &kernel::Info| info.seats.0 < info.seats.1;
        let seats = self.setup.seats.filter(|_| shelf::info(self.game).is_ok_and(several));
        let seats = seats.map(|seats| format!("seats={seats}"));
        let short = |value: &str| value.lines().next().unwrap_or_default().to_owned();
        let sets = self.setup.options.iter().map(|(key, value)| format!("{key}={}", short(value)));
        let all: Vec<String> = seats.into_iter().chain(sets).collect();
        if all.is_empty() { "default options".to_owned() } else { all.join(" ") }
    }
}

fn mean(sum: u64, n: u64) -> f64 {
    round(sum as f64 / n.max(1) as f64)
}

/// Ratings are rounded to a tenth: what comes after it is noise, and could differ by machine.
fn tenth(x: f64) -> f64 {
    (x * 10.0).round() / 10.0
}

fn failure<'a>(contest: &'a Contest, failed: &Failed) -> FailedGame<'a> {
    let Pairing { first, second } = contest.pairings()[failed.pair];
    let name = |place: usize| contest.bots[place].as_str();
    FailedGame {
        first: name(first),
        second: name(second),
        deal: failed.deal,
        seed: contest.seed_of(failed.deal),
        seating: failed.seating,
        by: failed.by.map(|who| name([first, second][who])),
        why: failed.why.clone(),
    }
}

fn pair<'a>(contest: &'a Contest, pairing: Pairing, tally: &Tally) -> Pair<'a> {
    let Estimate { share, low, high, over } = tally.estimate();
    let [share, low, high] = [share, low, high].map(round);
    Pair {
        first: &contest.bots[pairing.first],
        second: &contest.bots[pairing.second],
        deals: tally.deals,
        games: tally.games,
        wins: tally.wins,
        draws: tally.draws,
        losses: tally.losses,
        estimate: Estimate { share, low, high, over },
        errors: tally.errors,
        moves_per_game: mean(tally.moves, tally.finished),
        pairing,
    }
}

/// What the bot of a row got against that of a column; nothing against itself.
fn estimate(pairs: &[Pair<'_>], row: usize, column: usize) -> Option<Estimate> {
    pairs.iter().find_map(|pair| match (pair.pairing.first, pair.pairing.second) {
        (first, second) if (first, second) == (row, column) => Some(pair.estimate),
        (first, second) if (first, second) == (column, row) => Some(pair.estimate.turned()),
        _ => None,
    })
}

fn matrix(bots: usize, pairs: &[Pair<'_>]) -> Vec<Vec<Option<f64>>> {
    let cell = |row, column| estimate(pairs, row, column).map(|estimate| round(estimate.share));
    (0..bots).map(|row| (0..bots).map(|column| cell(row, column)).collect()).collect()
}

/// Everything that one bot did.
#[derive(Default)]
struct Sum {
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    won: f64,
    spent: Spent,
}

impl Sum {
    fn of(bot: usize, met: &[(Pairing, Tally)]) -> Sum {
        let mut sum = Sum::default();
        for (pairing, tally) in met {
            let games = tally.games as f64;
            let (wins, losses, won, spent) = match bot {
                bot if bot == pairing.first => (tally.wins, tally.losses, tally.won(), 0),
                bot if bot == pairing.second => (tally.losses, tally.wins, games - tally.won(), 1),
                _ => continue,
            };
            sum.games += tally.games;
            sum.wins += wins;
            sum.draws += tally.draws;
            sum.losses += losses;
            sum.won += won;
            sum.spent = sum.spent.plus(tally.spent[spent]);
        }
        sum
    }
}

/// The bots, the best first.
fn standings<'a>(contest: &'a Contest, met: &[(Pairing, Tally)]) -> Vec<Standing<'a>> {
    let rated = ratings(contest.bots.len(), met);
    let standing = |(place, rating): (usize, &Rating)| {
        let sum = Sum::of(place, met);
        let (low, high) = rating.interval();
        Standing {
            rank: 0,
            bot: &contest.bots[place],
            rating: tenth(rating.rating),
            deviation: tenth(rating.deviation),
            low: tenth(low),
            high: tenth(high),
            games: sum.games,
            wins: sum.wins,
            draws: sum.draws,
            losses: sum.losses,
            share: if sum.games == 0 { 0.5 } else { round(sum.won / sum.games as f64) },
            decisions: sum.spent.decisions,
            place,
        }
    };
    let mut all: Vec<Standing<'_>> = rated.iter().enumerate().map(standing).collect();
    all.sort_by(|a, b| b.rating.total_cmp(&a.rating).then(b.share.total_cmp(&a.share)));
    all.iter_mut().enumerate().for_each(|(n, standing)| standing.rank = n + 1);
    all
}

fn times<'a>(part: Part<'a>, met: &[(Pairing, Tally)], run: &Run) -> Times<'a> {
    let contest = part.contest;
    let speed = |(place, bot): (usize, &'a String)| {
        let Spent { decisions, nanos, slowest } = Sum::of(place, met).spent;
        let ms = nanos as f64 / 1e6;
        Speed {
            bot,
            decisions_per_s: round(decisions as f64 / (ms / 1e3).max(1e-9)),
            mean_ms: round(ms / decisions.max(1) as f64),
            slowest_ms: round(slowest as f64 / 1e6),
        }
    };
    let games = part.games() - run.played_before;
    Times {
        threads: run.threads,
        played_before: run.played_before,
        seconds: round(run.seconds),
        games_per_s: round(games as f64 / run.seconds),
        bots: contest.bots.iter().enumerate().map(speed).collect(),
    }
}

// ---------------------------------------------------------------------- for people

/// A name is shown with so many letters at most.
const LONGEST_NAME: usize = 24;
/// How many columns a line has, where names are not too long for it.
const COLUMNS: usize = 80;

/// A name, with its middle left out where it is too long.
pub(super) fn shown(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    if letters.len() <= LONGEST_NAME {
        return name.to_owned();
    }
    let (head, tail) = (LONGEST_NAME / 2 - 1, LONGEST_NAME / 2);
    let part = |letters: &[char]| letters.iter().collect::<String>();
    format!("{}…{}", part(&letters[..head]), part(&letters[letters.len() - tail..]))
}

/// An interval drawn with characters: `  ├──●──┤  `. The axis goes from 0 to the last column.
fn strip(axis: &Axis, [low, middle, high]: [f64; 3]) -> String {
    let column = |x: f64| axis.x(x).round().clamp(0.0, axis.right) as usize;
    let [low, middle, high] = [low, middle, high].map(column);
    let mark = |at: usize| match at {
        at if at == middle => '●',
        at if at == low => '├',
        at if at == high => '┤',
        at if (low..high).contains(&at) => '─',
        _ => ' ',
    };
    (0..=axis.right as usize).map(mark).collect::<String>().trim_end().to_owned()
}

/// What stands above such intervals: where the axis begins and ends.
fn ends(axis: &Axis) -> String {
    let (from, to) = (format!("{:.0}", axis.from), format!("{:.0}", axis.to));
    let wide = axis.right as usize + 1;
    format!("{from}{to:>rest$}", rest = wide.saturating_sub(from.len()))
}

/// The last of the columns that are left for intervals beside so many others. Where names are so
/// long that no line has room for anything, a longer line serves better than a narrow drawing.
fn room(used: usize) -> f64 {
    match COLUMNS.saturating_sub(used) {
        ..11 => 20.0,
        left => left.min(31) as f64 - 1.0,
    }
}

impl Report<'_> {
    pub(super) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        self.print_head(out)?;
        self.print_standings(out)?;
        self.print_matrix(out)?;
        self.print_pairs(out)?;
        for FailedGame { first, second, deal, seating, by, why, .. } in &self.failed {
            let lost = by.map_or(String::new(), |bot| format!(", lost by {bot}"));
            writeln!(
                out,
                "error: {first} v {second}, deal {deal}, seating {seating}{lost}: {why}"
            )?;
        }
        Ok(())
    }

    fn print_head(&self, out: &mut impl Write) -> io::Result<()> {
        let (games, options) = (grouped(self.games), self.options());
        let share = self.shard.as_ref().map_or(String::new(), |shard| format!(", share {shard}"));
        writeln!(out, "{}: {games} games, seed {}{share}, {options}", self.game, self.seed)?;
        let (deals, pairs) =
            (counted(self.deals, "deal"), counted(self.pairs.len() as u64, "pair"));
        writeln!(out, "  played     {deals} in {} seatings by {pairs}", self.seatings)?;
        writeln!(out, "  length     {:.1} moves a game", self.moves_per_game)?;
        let Times { games_per_s, threads, played_before, .. } = self.times;
        if played_before < self.games {
            let threads = counted(threads as u64, "thread");
            writeln!(out, "  speed      {games_per_s:.1} games a second on {threads}")?;
        } else {
            writeln!(out, "  speed      all games were played before")?;
        }
        writeln!(out, "  version    parlour {}, rules {}", self.version(), self.rules)?;
        writeln!(out, "  errors     {}", self.errors)
    }

    /// How wide the column of names is.
    fn widest(&self) -> usize {
        self.bots.iter().map(|bot| shown(bot).chars().count()).max().unwrap_or(0).max(8)
    }

    fn print_standings(&self, out: &mut impl Write) -> io::Result<()> {
        let widest = self.widest();
        let axis = Axis::close_to_ratings(self, 0.0, room(widest + 49));
        let titles = format!("{:>13}{:>9}{:>10}{:>10}", "rating", "share", "mean ms", "slowest");
        writeln!(out, "\n     {:<widest$}{titles}  {}", "bot", ends(&axis))?;
        for standing in &self.standings {
            let Standing { rank, bot, rating, deviation, low, high, share, place, .. } = standing;
            let Speed { mean_ms, slowest_ms, .. } = self.times.bots[*place];
            let drawn = strip(&axis, [*low, *rating, *high]);
            let rating = format!("{rating:.0} ± {:.0}", 1.96 * deviation);
            let (share, bot) = (share * 100.0, shown(bot));
            writeln!(
                out,
                "  {rank:>2} {bot:<widest$}{rating:>13}{share:>7.1} %\
                 {mean_ms:>10.3}{slowest_ms:>10.2}  {drawn}"
            )?;
        }
        Ok(())
    }

    fn print_matrix(&self, out: &mut impl Write) -> io::Result<()> {
        let widest = self.widest();
        write!(out, "\n     {:<widest$}", "share, %")?;
        self.standings.iter().try_for_each(|column| write!(out, "{:>6}", column.rank))?;
        writeln!(out)?;
        for row in &self.standings {
            write!(out, "  {:>2} {:<widest$}", row.rank, shown(row.bot))?;
            for column in &self.standings {
                match self.estimate(row.place, column.place) {
                    Some(Estimate { share, .. }) => write!(out, "{:>6.1}", share * 100.0)?,
                    None => write!(out, "{:>6}", "-")?,
                }
            }
            writeln!(out)?;
        }
        Ok(())
    }

    fn print_pairs(&self, out: &mut impl Write) -> io::Result<()> {
        let names = |pair: &Pair<'_>| format!("{} v {}", shown(pair.first), shown(pair.second));
        let widest = self.pairs.iter().map(|pair| names(pair).chars().count()).max().unwrap_or(0);
        let axis = Axis::of_shares(self, 0.0, room(widest + 45));
        let titles = format!("{:>6}{:>6}{:>7}{:>7}", "wins", "draws", "losses", "share");
        writeln!(out, "\n  {:<widest$}{titles}  95 % interval  {}", "pair", ends(&axis))?;
        for pair in &self.pairs {
            let Pair { wins, draws, losses, estimate, .. } = pair;
            let Estimate { share, low, high, over } = estimate;
            let [share, low, high] = [share, low, high].map(|part| part * 100.0);
            let mark = if *over == Over::Games { " *" } else { "" };
            let interval = format!("{low:.1}–{high:.1}{mark}");
            writeln!(
                out,
                "  {:<widest$}{wins:>6}{draws:>6}{losses:>7}{share:>7.1}  {interval:<13}  {}",
                names(pair),
                strip(&axis, [low, share, high])
            )?;
        }
        if self.pairs.iter().any(|pair| pair.estimate.over == Over::Games) {
            writeln!(out, "  * over games, not deals: too few deals, or too clear a result")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::journal::Line;
    use super::*;
    use bots::arena::{Broken, Counted, Played, Shard};

    fn contest(bots: &[&str]) -> Contest {
        Contest {
            game: "skirmish".to_owned(),
            rules: 1,
            setup: Setup::default(),
            bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
            programs: Vec::new(),
            terms: None,
            seed: 1,
            deals: 1,
            seatings: 2,
        }
    }

    fn whole(contest: &Contest) -> Part<'_> {
        Part { contest, shard: Shard::WHOLE }
    }

    #[test]
    fn long_names_lose_their_middle() {
        assert_eq!(shown("strong"), "strong");
        let name = shown("cmd:python3 bots/my_bot.py --depth 3");
        assert_eq!((name.as_str(), name.chars().count()), ("cmd:python3…py --depth 3", 24));
    }

    #[test]
    fn intervals_are_drawn_where_they_are() {
        let axis = Axis { from: 0.0, to: 100.0, step: 10.0, left: 0.0, right: 10.0 };
        assert_eq!(strip(&axis, [20.0, 40.0, 70.0]), "  ├─●──┤");
        assert_eq!(strip(&axis, [48.0, 50.0, 52.0]), "     ●");
        assert_eq!(strip(&axis, [0.0, 0.0, 30.0]), "●──┤");
        assert_eq!(ends(&axis), "0       100");
    }

    #[test]
    fn failures_are_told_with_pair_deal_seating_and_who_is_to_blame() {
        let contest = contest(&["greedy", "random", "flat:10"]);
        let mut score = Score::new(&contest);
        let played = || Ok(Played { score: 1.0, moves: 7, spent: Default::default() });
        let broken = |by| Err(Broken { by, why: "oh".to_owned() });
        let pairs = [[played(), played()], [played(), broken(Some(1))], [broken(None), played()]];
        for (pair, games) in pairs.into_iter().enumerate() {
            let games = games.into_iter().map(Counted::from).collect();
            score.count(&Line { pair, deal: 0, games });
        }
        let run = Run { threads: 1, played_before: 0, seconds: 1.0 };
        let report = Report::of(whole(&contest), "1.0 abc", &score, &run);
        assert_eq!((report.errors, report.games), (2, 6));
        assert_eq!((report.pairs[1].wins, report.pairs[1].errors), (2, 1));
        assert_eq!((report.pairs[2].games, report.pairs[2].deals), (0, 0));
        let mut text = Vec::new();
        report.print(&mut text).unwrap();
        let text = String::from_utf8(text).unwrap();
        for line in [
            "error: greedy v flat:10, deal 0, seating 1, lost by flat:10: oh",
            "error: random v flat:10, deal 0, seating 0: oh",
        ] {
            assert!(text.contains(line), "{text}");
        }
    }

    #[test]
    fn six_bots_fit_80_columns() {
        let contest = contest(&["random", "greedy", "ismcts:1000", "flat:10000", "master", "nov"]);
        let mut score = Score::new(&contest);
        for pair in 0..15 {
            let spent =
                Spent { decisions: 9_000_000, nanos: 1_000_000_000, slowest: 9_999_000_000 };
            let game = Counted { score: Some(0), moves: 300, spent: [spent; 2], error: None };
            let line = Line { pair, deal: 0, games: vec![game; 2] };
            (0..40_000).for_each(|_| score.tallies[pair].count(&line.games));
        }
        let run = Run { threads: 2, played_before: 0, seconds: 1.0 };
        let mut text = Vec::new();
        Report::of(whole(&contest), "1.0 abc", &score, &run).print(&mut text).unwrap();
        let text = String::from_utf8(text).unwrap();
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    }
}
