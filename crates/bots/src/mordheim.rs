//! What is known about playing Mordheim well.

mod fight;
mod goals;
mod planner;
mod policy;
mod squares;
mod value;

use ::mordheim::{Move, State};
use kernel::{Rng, Seat};
use search::{Bot, Decision, Knowledge, Seen, Terms, Worth};

use crate::Name;
use crate::expert::{Expert, Level};

/// How somebody plays by rules of thumb.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    /// How much danger weighs.
    pub(crate) caution: f32,
    /// How much a step toward the goal is worth.
    pub(crate) push: f32,
    /// How much the prospect of a charge weighs.
    pub(crate) greed: f32,
    /// How much a shot weighs.
    pub(crate) aim: f32,
    /// How much enemy shooters are shunned.
    pub(crate) shyness: f32,
    /// Added to every charge.
    pub(crate) fury: f32,
    /// How far scores are off by chance.
    pub(crate) noise: f32,
    /// Looks for ways around obstacles, and at lines of sight.
    pub(crate) thorough: bool,
    /// About how many squares of a long list are looked at; 0 for all.
    pub(crate) sample: usize,
    /// Ends every movement phase at once: a play-out is about charges, shots and blows.
    pub(crate) rests: bool,
}

impl Style {
    /// As well as rules of thumb can.
    pub(crate) const CAREFUL: Style = Style {
        caution: 0.35,
        push: 0.06,
        greed: 0.3,
        aim: 1.5,
        shyness: 0.1,
        fury: 0.0,
        noise: 0.000_1,
        thorough: true,
        sample: 0,
        rests: false,
    };
    /// At a glance.
    pub(crate) const QUICK: Style =
        Style { noise: 0.02, thorough: false, sample: 24, ..Style::CAREFUL };
    /// In a play-out.
    pub(crate) const RESTING: Style = Style { noise: 0.05, rests: true, ..Style::QUICK };
}

/// What search is told about Mordheim.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lore;

impl Knowledge<State> for Lore {
    fn is_horizon(&self, root: &State, state: &State, _moves: u32) -> bool {
        state.turns_begun() > root.turns_begun() + 2
    }

    fn judge(&self, state: &State) -> Worth {
        value::judge(state)
    }

    fn pick(&self, state: &State, seat: Seat, moves: &[Move], rng: &mut Rng) -> usize {
        policy::best(state, seat, moves, &Style::RESTING, rng)
    }
}

/// Plays by rules of thumb alone.
#[derive(Clone, Copy, Debug)]
struct ByThumb(Style);

impl Bot<State> for ByThumb {
    fn think(&self, seen: &Seen<'_, State>, terms: &Terms<'_>) -> Decision<Move> {
        let mut rng = Rng::new(terms.seed);
        let world = seen.imagine(&mut rng);
        let moves = seen.moves();
        Decision::plain(moves[policy::best(&world, seen.seat(), &moves, &self.0, &mut rng)])
    }
}

/// Who knows how to play Mordheim.
pub(crate) struct Player;

impl Expert<State> for Player {
    fn knowledge(&self) -> &'static dyn Knowledge<State> {
        &Lore
    }

    fn level(&self, level: Level) -> Box<dyn Bot<State>> {
        match level {
            Level::Novice => Box::new(ByThumb(Style { noise: 0.5, ..Style::QUICK })),
            Level::Casual => Box::new(ByThumb(Style { noise: 0.2, ..Style::QUICK })),
            Level::Strong => Box::new(ByThumb(Style::CAREFUL)),
            Level::Master => Box::new(ByThumb(Style::CAREFUL)),
        }
    }

    fn own(&self) -> &'static [(&'static str, &'static str)] {
        &[("heuristic", "plays by rules of thumb and the odds of blows and shots")]
    }

    fn own_bot(&self, name: &Name) -> Option<Box<dyn Bot<State>>> {
        let mut style = Style::CAREFUL;
        if let Some(n) = name.number {
            let digit = |place: u32| (n / 10_u64.pow(place) % 10) as f32;
            style.caution = 0.25 * digit(0);
            style.push = 0.02 * digit(1);
            style.fury = 0.1 * digit(2) - 0.2;
            style.greed = 0.15 * digit(3);
            style.shyness = 0.5 * digit(4);
            style.aim = 0.5 * digit(5);
            if digit(6) > 0.0 {
                style.thorough = false;
                style.sample = 24;
            }
        }
        if name.word == "plan" {
            let simulations = name.number.unwrap_or(100);
            let planner = planner::Planner { style: Style::CAREFUL, breadth: 6, simulations };
            return Some(Box::new(planner));
        }
        (name.word == "heuristic").then(|| Box::new(ByThumb(style)) as Box<dyn Bot<State>>)
    }
}
