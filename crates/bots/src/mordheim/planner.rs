//! Looks ahead: the moves that rules of thumb like best are tried in the same dice, again and
//! again, to the end of the enemy's next turn.

use ::mordheim::{Ask, Id, Move, Phase, State, ids};
use kernel::{Mover, Moves, Rng, mix64};
use search::{Bot, Candidate, Decision, Seen, Terms, play_out_after};

use super::policy::{self, Mind};
use super::{Lore, Style};

/// A bot that looks ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Planner {
    /// The rules of thumb that suggest moves.
    pub(super) style: Style,
    /// The most moves that are tried.
    pub(super) breadth: usize,
    /// The most simulations of one decision.
    pub(super) simulations: u64,
}

/// Other ways to play that suggest moves, too.
const OTHERS: [Style; 3] = [
    Style { caution: 0.0, push: 0.12, ..Style::CAREFUL },
    Style { caution: 2.0, push: 0.01, ..Style::CAREFUL },
    Style { caution: 0.8, aim: 3.0, ..Style::CAREFUL },
];

/// How a move does in comparison with the one that rules of thumb like best.
#[derive(Clone, Copy)]
struct Trial {
    m: Move,
    sum: f64,
    /// Sums of how much better it does, and of the squares of that.
    gain: f64,
    square: f64,
    visits: u64,
}

impl Trial {
    fn new(m: Move) -> Trial {
        Trial { m, sum: 0.0, gain: 0.0, square: 0.0, visits: 0 }
    }

    fn add(&mut self, value: f64, usual: f64) {
        let gain = value - usual;
        self.sum += value;
        self.gain += gain;
        self.square += gain * gain;
        self.visits += 1;
    }

    /// By how much it is better than the first, with so much doubt as the trials leave.
    fn surplus(&self) -> f64 {
        let n = self.visits.max(1) as f64;
        let mean = self.gain / n;
        let spread = (self.square / n - mean * mean).max(0.0) / n;
        mean - DOUBT * spread.sqrt()
    }
}

/// How many standard errors a move must be better.
const DOUBT: f64 = 1.0;

impl Planner {
    /// The moves worth a trial, the one that rules of thumb like best first.
    fn candidates(&self, state: &State, seen: &Seen<'_, State>, moves: &[Move]) -> Vec<Move> {
        let seat = seen.seat();
        let best = |style: &Style| moves[policy::best(state, seat, moves, style, &mut Rng::new(1))];
        let mut found = vec![best(&self.style)];
        if state.phase() == Phase::Movement {
            for style in &OTHERS {
                offer(&mut found, best(style));
            }
        }
        let mind = Mind::new(state, seat, &self.style);
        let mut ranked: Vec<(f32, Move)> = moves.iter().map(|&m| (mind.score(m), m)).collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        for (_, m) in ranked {
            if found.len() >= self.breadth {
                break;
            }
            offer(&mut found, m);
        }
        found
    }

    /// Tries each of these moves in so many more throws of the dice.
    fn round(
        &self,
        (state, seen): (&State, &Seen<'_, State>),
        trials: &mut [Trial],
        worlds: std::ops::Range<u64>,
        terms: &Terms<'_>,
    ) -> u64 {
        let (seat, mut list, mut spent) = (seen.seat(), Moves::new(), 0);
        for world in worlds {
            if spent > 0 && terms.is_over() {
                break;
            }
            let dice = mix64(terms.seed ^ mix64(world));
            let mut usual = 0.0;
            for (n, trial) in trials.iter_mut().enumerate() {
                let rng = &mut Rng::new(dice);
                let worth = play_out_after(state, seat, trial.m, &Lore, rng, &mut list);
                let value = f64::from(worth[seat.index()]);
                if n == 0 {
                    usual = value;
                }
                trial.add(value, usual);
                spent += 1;
            }
        }
        spent
    }

    /// Tries moves against each other; the worse half of all but the first drops out half way.
    fn compare(
        &self,
        (state, seen): (&State, &Seen<'_, State>),
        moves: &[Move],
        terms: &Terms<'_>,
    ) -> Decision<Move> {
        let mut trials: Vec<Trial> = moves.iter().copied().map(Trial::new).collect();
        let worlds = (self.simulations / 2 / trials.len() as u64).max(2);
        let mut spent = self.round((state, seen), &mut trials, 0..worlds, terms);
        trials[1..].sort_by(|a, b| b.gain.total_cmp(&a.gain));
        let alive = (1 + trials.len().div_ceil(2)).min(trials.len());
        let more = (self.simulations.saturating_sub(spent) / alive as u64).max(1);
        spent += self.round((state, seen), &mut trials[..alive], worlds..worlds + more, terms);
        trials.sort_by(|a, b| b.surplus().total_cmp(&a.surplus()));
        let candidate = |trial: &Trial| Candidate {
            m: trial.m,
            value: (trial.sum / trial.visits.max(1) as f64) as f32,
            visits: trial.visits,
        };
        let candidates: Vec<_> = trials.iter().map(candidate).collect();
        Decision { best: candidates[0].m, candidates, simulations: spent, why: None }
    }
}

/// Adds a move that is not much like one that is there.
fn offer(found: &mut Vec<Move>, m: Move) {
    let like = |other: &Move| match (*other, m) {
        (Move::Go(a), Move::Go(b)) => a.within(b, 1),
        (a, b) => a == b,
    };
    if !found.iter().any(like) {
        found.push(m);
    }
}

/// Whether looking ahead says more about this decision than rules of thumb do.
fn is_weighty(state: &State) -> bool {
    match state.open_question() {
        Some((Mover::Seat(_), ask)) => matches!(ask, Ask::Intercept(_)),
        Some(_) => false,
        None => match (state.phase(), state.chosen()) {
            (Phase::Charges, _) => true,
            (Phase::Movement, Some(who)) => state.has_map() && meets_soon(state, who),
            _ => false,
        },
    }
}

/// Whether an enemy is so near that something can come of the next two turns.
fn meets_soon(state: &State, who: Id) -> bool {
    let at = state.warrior(who).at;
    ids(state.foes(who)).any(|foe| state.warrior(foe).at.within(at, SOON))
}

/// Inches within which enemies meet soon.
const SOON: u8 = 15;

impl Bot<State> for Planner {
    fn think(&self, seen: &Seen<'_, State>, terms: &Terms<'_>) -> Decision<Move> {
        let mut rng = Rng::new(terms.seed);
        let state = seen.imagine(&mut rng);
        let moves = seen.moves();
        if !is_weighty(&state) {
            let place = policy::best(&state, seen.seat(), &moves, &self.style, &mut rng);
            return Decision::plain(moves[place]);
        }
        match *self.candidates(&state, seen, &moves) {
            [only] => Decision::plain(only),
            ref several => self.compare((&state, seen), several, terms),
        }
    }

    fn budget(&self) -> u64 {
        self.simulations + 2 * self.breadth as u64
    }
}
