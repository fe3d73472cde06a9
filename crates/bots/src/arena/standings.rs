//! What the games of a contest say about its bots.
//!
//! Games are counted in whole numbers, so that the sums are the same in whatever order the games
//! were played.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko::{GlickoConfig, GlickoRating, glicko_rating_period};

use super::{Broken, Pairing, Played, Spent};

/// What a won game counts. A win that up to eight sides share is a whole number of it.
pub const WHOLE: u32 = 840;
/// The 97.5 % point of the normal distribution.
const Z: f64 = 1.959_964;
/// With fewer deals than this their spread says too little about itself.
const ENOUGH_DEALS: u64 = 30;
/// With fewer games won, or lost, than this the normal distribution is far from the truth.
const ENOUGH_GAMES: f64 = 5.0;

/// One game of a contest, as it is counted and kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Counted {
    /// What the first bot got, of [`WHOLE`]; none for a game that failed by nobody's fault.
    pub score: Option<u32>,
    /// Moves of all movers; 0 where the game failed.
    pub moves: u32,
    /// How each of the two spent its time.
    pub spent: [Spent; 2],
    /// Why the game did not come to its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

impl From<Result<Played, Broken>> for Counted {
    /// A game that failed is lost by the bot that is to blame.
    fn from(played: Result<Played, Broken>) -> Counted {
        match played {
            Ok(Played { score, moves, spent }) => {
                let score = Some((score * f64::from(WHOLE)).round() as u32);
                Counted { score, moves, spent, error: None }
            }
            Err(Broken { by, why }) => {
                let score = by.map(|place| if place == 0 { 0 } else { WHOLE });
                Counted { score, moves: 0, spent: Default::default(), error: Some(why) }
            }
        }
    }
}

impl Counted {
    /// Which of the two is to blame that the game failed, where it did and that is known.
    pub fn blamed(&self) -> Option<usize> {
        self.error.as_ref().and(self.score).map(|score| usize::from(score > 0))
    }
}

/// The games of two bots, from the side of the first.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Deals that count.
    pub deals: u64,
    /// Games of these deals.
    pub games: u64,
    /// Games that the first won.
    pub wins: u64,
    /// Games that both won.
    pub draws: u64,
    /// Games that the second won.
    pub losses: u64,
    /// Games that failed, whether they count or not.
    pub errors: u64,
    /// Games that came to their end.
    pub finished: u64,
    /// Moves of these.
    pub moves: u64,
    /// How each of the two spent its time.
    pub spent: [Spent; 2],
    /// What the first got in all.
    points: u64,
    /// The squares of what it got in each deal, added up.
    squares: u128,
}

impl Tally {
    /// Counts a deal that was played in every seating. One with a game that failed by nobody's
    /// fault is left out, because what remains of it would favour one of the two.
    pub fn count(&mut self, deal: &[Counted]) {
        for game in deal {
            self.errors += u64::from(game.error.is_some());
            self.finished += u64::from(game.error.is_none());
            self.moves += u64::from(game.moves);
            self.spent = [0, 1].map(|who| self.spent[who].plus(game.spent[who]));
        }
        let scores: Option<Vec<u32>> = deal.iter().map(|game| game.score).collect();
        if let Some(scores) = scores {
            self.deals += 1;
            scores.iter().for_each(|&score| self.score(score));
            let points: u64 = scores.iter().map(|&score| u64::from(score)).sum();
            self.points += points;
            self.squares += u128::from(points) * u128::from(points);
        }
    }

    fn score(&mut self, score: u32) {
        self.games += 1;
        match score {
            0 => self.losses += 1,
            WHOLE => self.wins += 1,
            _ => self.draws += 1,
        }
    }

    /// Adds the games of another tally of the same two.
    pub fn add(&mut self, other: &Tally) {
        self.deals += other.deals;
        self.games += other.games;
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
        self.errors += other.errors;
        self.finished += other.finished;
        self.moves += other.moves;
        self.spent = [0, 1].map(|who| self.spent[who].plus(other.spent[who]));
        self.points += other.points;
        self.squares += other.squares;
    }

    /// What the first got in all, counted in games.
    pub fn won(&self) -> f64 {
        self.points as f64 / f64::from(WHOLE)
    }

    /// The share of the first, and between which bounds its true share is likely to lie.
    pub fn estimate(&self) -> Estimate {
        if self.games == 0 {
            return Estimate { share: 0.5, low: 0.0, high: 1.0, over: Over::Games };
        }
        let games = self.games as f64;
        let share = self.won() / games;
        let reach = Z * self.deviation_of_the_mean();
        let sure = self.deals >= ENOUGH_DEALS && share.min(1.0 - share) * games >= ENOUGH_GAMES;
        if !sure || reach <= 0.0 {
            let (low, high) = wilson(share, games);
            return Estimate { share, low, high, over: Over::Games };
        }
        let (low, high) = ((share - reach).max(0.0), (share + reach).min(1.0));
        Estimate { share, low, high, over: Over::Deals }
    }

    /// How far the mean over so many deals lies from the truth: their standard deviation, divided
    /// by the root of their number.
    fn deviation_of_the_mean(&self) -> f64 {
        let (deals, points) = (u128::from(self.deals), u128::from(self.points));
        let spread = (deals * self.squares - points * points) as f64;
        let [deals, games] = [self.deals, self.games].map(|n| n as f64);
        let most = games / deals * f64::from(WHOLE);
        (spread / (deals * (deals - 1.0).max(1.0)) / deals).sqrt() / most
    }
}

/// A share with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Estimate {
    /// The part of all games, draws shared.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// What the interval takes as independent of each other.
    pub over: Over,
}

impl Estimate {
    /// From the side of the other bot.
    #[must_use]
    pub fn turned(self) -> Estimate {
        let Estimate { share, low, high, over } = self;
        Estimate { share: 1.0 - share, low: 1.0 - high, high: 1.0 - low, over }
    }
}

/// What an interval takes as independent of each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Over {
    /// Deals: the normal distribution of their means.
    Deals,
    /// Games, by Wilson's method: where deals are few, or the result is so clear that their spread
    /// would pretend certainty.
    Games,
}

/// The 95 % interval by Wilson's method around a share of `n`.
pub fn wilson(share: f64, n: f64) -> (f64, f64) {
    let middle = share + Z * Z / (2.0 * n);
    let reach = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    (((middle - reach) / scale).clamp(0.0, share), ((middle + reach) / scale).clamp(share, 1.0))
}

/// How strong a bot is among those that it met.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// 1500 in the mean of all bots. Who is 100 ahead can expect a share of 64 %, 200 ahead 76 %,
    /// 400 ahead 91 %.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
}

/// After so many rounds ratings stand still; they are broken off here if they do not.
const ROUNDS: u32 = 1000;
/// What is less than this is standing still.
const STILL: f64 = 1e-7;

/// The ratings of all bots, by Glicko's method, in one rating period of all games.
///
/// A rating period takes the ratings of the opponents as known, but here everybody is new. So the
/// same period is gone through again with the ratings that came of it, until they stand still; each
/// bot is held by the start (1500 with a deviation of 350) no more than once. The order of games
/// and of bots makes no difference.
pub fn ratings(bots: usize, pairs: &[(Pairing, Tally)]) -> Vec<Rating> {
    let mut now = vec![GlickoRating::new(); bots];
    for _ in 0..ROUNDS {
        let next: Vec<GlickoRating> = (0..bots).map(|bot| stepped(bot, &now, pairs)).collect();
        let next = centred(next);
        let moved = |(a, b): (&GlickoRating, &GlickoRating)| {
            (a.rating - b.rating).abs() + (a.deviation - b.deviation).abs()
        };
        let still = now.iter().zip(&next).map(moved).fold(0.0, f64::max) < STILL;
        now = next;
        if still {
            break;
        }
    }
    now.iter().map(|now| Rating { rating: now.rating, deviation: now.deviation }).collect()
}

/// One bot after the rating period, if the ratings are these. It goes half the way only: its
/// opponents move away from it at the same time.
fn stepped(bot: usize, now: &[GlickoRating], pairs: &[(Pairing, Tally)]) -> GlickoRating {
    let start = GlickoRating::new();
    let here = now[bot].rating;
    let mut known = start.deviation.powi(-2);
    let mut pull = known * (start.rating - here);
    for (other, end, games) in results(bot, pairs) {
        let says = one_game(here, now[other], end);
        known += games as f64 * says.known;
        pull += games as f64 * says.pull;
    }
    GlickoRating { rating: here + pull / known / 2.0, deviation: known.sqrt().recip() }
}

/// What one game says about a bot. Of many games both add up.
struct Says {
    /// How much more is known, as the reciprocal of a variance.
    known: f64,
    /// By how much it pulls the rating, weighed with what is known.
    pull: f64,
}

/// What a game with this end, against such an opponent, says about a bot that is rated `here`.
fn one_game(here: f64, opponent: GlickoRating, end: Outcomes) -> Says {
    let before = GlickoRating { rating: here, ..GlickoRating::new() };
    let after = glicko_rating_period(&before, &[(opponent, end)], &GlickoConfig { c: 0.0 });
    let known = after.deviation.powi(-2);
    Says { known: known - before.deviation.powi(-2), pull: known * (after.rating - here) }
}

/// Against whom a bot played, with which end, and how often.
fn results(bot: usize, pairs: &[(Pairing, Tally)]) -> impl Iterator<Item = (usize, Outcomes, u64)> {
    pairs.iter().flat_map(move |(pairing, tally)| {
        let (other, wins, losses) = match bot {
            bot if bot == pairing.first => (pairing.second, tally.wins, tally.losses),
            bot if bot == pairing.second => (pairing.first, tally.losses, tally.wins),
            _ => return [(0, Outcomes::DRAW, 0); 3],
        };
        let draw = (other, Outcomes::DRAW, tally.draws);
        [(other, Outcomes::WIN, wins), draw, (other, Outcomes::LOSS, losses)]
    })
}

/// The same differences, around the start.
fn centred(ratings: Vec<GlickoRating>) -> Vec<GlickoRating> {
    let mean = ratings.iter().map(|r| r.rating).sum::<f64>() / ratings.len().max(1) as f64;
    let off = mean - GlickoRating::new().rating;
    let centred = |r: GlickoRating| GlickoRating { rating: r.rating - off, ..r };
    ratings.into_iter().map(centred).collect()
}

impl Rating {
    /// The 95 % interval: 1.96 deviations to both sides.
    pub fn interval(self) -> (f64, f64) {
        (self.rating - Z * self.deviation, self.rating + Z * self.deviation)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Duel, round_robin};
    use super::*;
    use kernel::{Setup, mix64};

    fn game(score: u32) -> Counted {
        Counted { score: Some(score), moves: 10, spent: Default::default(), error: None }
    }

    /// Deals of two games with these scores.
    fn deals(scores: &[(u32, u32, u32)]) -> Tally {
        let mut tally = Tally::default();
        for &(a, b, n) in scores {
            (0..n).for_each(|_| tally.count(&[game(a), game(b)]));
        }
        tally
    }

    fn pair(first: usize, second: usize, tally: Tally) -> (Pairing, Tally) {
        (Pairing { first, second }, tally)
    }

    #[test]
    fn deals_in_which_both_did_the_same_say_more_than_games() {
        let won = deals(&[(WHOLE, WHOLE, 30), (WHOLE, 0, 40), (0, 0, 30)]);
        assert_eq!((won.wins, won.draws, won.losses, won.games), (100, 0, 100, 200));
        // 60 deals are half a game off the mean: 1.96 × √(60 × 0.25 / 99 / 100).
        let Estimate { share, low, high, over } = won.estimate();
        assert_eq!((share, over), (0.5, Over::Deals));
        assert!((high - 0.5 - 0.076_29).abs() < 1e-5 && (high + low - 1.0).abs() < 1e-12);
        let paired = deals(&[(WHOLE, WHOLE, 5), (WHOLE, 0, 90), (0, 0, 5)]).estimate();
        assert!(paired.high - paired.low < high - low);
    }

    #[test]
    fn nothing_is_certain() {
        for clear in [
            deals(&[(WHOLE, WHOLE, 500)]),
            deals(&[(WHOLE, 0, 500)]),
            deals(&[(0, 0, 1)]),
            deals(&[(WHOLE, WHOLE, 99), (WHOLE, 0, 1)]),
            deals(&[(WHOLE, WHOLE, 6), (0, 0, 6)]),
        ] {
            let Estimate { share, low, high, over } = clear.estimate();
            assert_eq!(over, Over::Games);
            assert!(0.0 <= low && low <= share && share <= high && high <= 1.0);
            assert!(high - low > 0.003, "{clear:?}");
        }
        let nothing = Tally::default().estimate();
        assert_eq!((nothing.low, nothing.high), (0.0, 1.0));
    }

    #[test]
    fn a_failure_counts_against_who_is_to_blame_or_not_at_all() {
        let blamed = Counted::from(Err(Broken { by: Some(1), why: "oh".to_owned() }));
        assert_eq!((blamed.score, blamed.blamed()), (Some(WHOLE), Some(1)));
        let mut tally = Tally::default();
        tally.count(&[game(0), blamed]);
        assert_eq!((tally.wins, tally.losses, tally.errors, tally.finished), (1, 1, 1, 1));
        let nobodys = Counted::from(Err(Broken::nobodys("oh")));
        assert_eq!((nobodys.score, nobodys.blamed()), (None, None));
        tally.count(&[game(0), nobodys]);
        assert_eq!((tally.deals, tally.games, tally.errors, tally.finished), (1, 2, 2, 2));
    }

    #[test]
    fn tallies_add_up_to_the_same_in_any_order() {
        let parts = [
            deals(&[(WHOLE, 0, 7)]),
            deals(&[(WHOLE / 2, WHOLE, 9), (0, 0, 2)]),
            deals(&[(WHOLE / 3, WHOLE / 3, 5)]),
        ];
        let sum = |order: [usize; 3]| {
            let mut sum = Tally::default();
            order.iter().for_each(|&n| sum.add(&parts[n]));
            sum
        };
        assert_eq!(sum([0, 1, 2]), sum([2, 0, 1]));
        assert_eq!(sum([0, 1, 2]).games, 46);
    }

    #[test]
    fn the_difference_of_ratings_is_what_the_share_says() {
        for (wins, expected) in [(128, 100.0), (152, 200.0), (182, 400.0)] {
            let tally = deals(&[(WHOLE, WHOLE, wins * 50), (0, 0, (200 - wins) * 50)]);
            let both = ratings(2, &[pair(0, 1, tally)]);
            let difference: f64 = both[0].rating - both[1].rating;
            assert!((difference - expected).abs() < 5.0, "{wins}: {difference}");
            assert!((both[0].rating + both[1].rating - 3000.0).abs() < 1e-6);
        }
    }

    #[test]
    fn who_always_wins_is_rated_above_and_never_without_bound() {
        for n in [1, 10, 1000, 20_000] {
            let won = |n| deals(&[(WHOLE, WHOLE, n)]);
            let even = deals(&[(WHOLE, 0, n)]);
            let pairs = [pair(0, 1, won(n)), pair(0, 2, won(n)), pair(1, 2, even)];
            let all = ratings(3, &pairs);
            assert!(all[0].rating > all[1].rating + 100.0, "{n}: {all:?}");
            assert!((all[1].rating - all[2].rating).abs() < 1e-3, "{n}: {all:?}");
            assert!(all.iter().all(|r| r.rating.abs() < 4000.0 && r.deviation > 0.0), "{all:?}");
            assert!(all[0].interval().0 < all[0].rating);
        }
    }

    #[test]
    fn the_order_of_bots_makes_no_difference() {
        let (a, b, c) = (
            deals(&[(WHOLE, 0, 20), (WHOLE, WHOLE, 9)]),
            deals(&[(WHOLE, WHOLE, 15), (0, 0, 14)]),
            deals(&[(0, WHOLE / 2, 29)]),
        );
        let turned = |t: &Tally| {
            let mut other = t.clone();
            (other.wins, other.losses) = (t.losses, t.wins);
            other
        };
        let one =
            ratings(3, &[pair(0, 1, a.clone()), pair(0, 2, b.clone()), pair(1, 2, c.clone())]);
        let two =
            ratings(3, &[pair(0, 1, turned(&c)), pair(0, 2, turned(&b)), pair(1, 2, turned(&a))]);
        for (bot, place) in [(0, 2), (1, 1), (2, 0)] {
            assert!((one[bot].rating - two[place].rating).abs() < 1e-5, "{one:?} {two:?}");
            assert!((one[bot].deviation - two[place].deviation).abs() < 1e-5);
        }
    }

    #[test]
    fn intervals_of_equal_bots_cover_one_half() {
        let clock = || 0;
        let duel = Duel::<::skirmish::State>::new(&Setup::default(), ["random", "random"], &clock)
            .unwrap();
        let mut covered = 0;
        for seed in 0..20_u64 {
            let mut tally = Tally::default();
            for deal in 0..40 {
                let deal = mix64(seed << 32 | deal);
                let games = (0..duel.seatings()).map(|n| duel.play(deal, n).into());
                tally.count(&games.collect::<Vec<Counted>>());
            }
            let Estimate { low, high, over, .. } = tally.estimate();
            assert_eq!(over, Over::Deals);
            covered += usize::from(low <= 0.5 && 0.5 <= high);
            let both = ratings(2, &[(round_robin(2)[0], tally)]);
            assert!((both[0].rating - both[1].rating).abs() < 200.0);
        }
        assert!(covered >= 17, "{covered} of 20");
    }
}
