//! What a net sees of a position of Mordheim at the beginning of a turn: version 1 of the set. It
//! is what the fitted judgement counts, in steps, so that a net can find what goes together.

use ::mordheim::{Phase, State};
use kernel::{Game, Seat, ToMove};
use search::net::{FeatureSet, Features, Inputs, Section, count};

use super::{goals, judge};

/// Each count of the judgement goes up to so many steps.
const STEPS: u16 = 24;
/// A number that may be below 0 is moved by half of them.
const MOST_MEN: u16 = 24;
const MOST_TURNS: u16 = 24;

/// What is seen of each side, the one whose turn it is first.
static EACH: &[Section] = &[
    count("lost", STEPS, "worth out of action"),
    count("running", STEPS, "worth that flees"),
    count("down held", STEPS, "worth knocked down beside an enemy"),
    count("down", STEPS, "worth knocked down"),
    count("stunned held", STEPS, "worth stunned beside an enemy"),
    count("stunned", STEPS, "worth stunned"),
    count("wounded", STEPS, "worth lost to wounds"),
    count("calm", STEPS, "how near the Rout test is, squared"),
    count("shaken", STEPS, "whether it must test for Rout"),
    count("afraid", STEPS, "how likely that test fails"),
    count("leader", STEPS, "whether its leader stands"),
    count("prey", STEPS, "what charges promise"),
    count("chargers", STEPS, "how many can charge"),
    count("shots", STEPS, "what shots promise"),
    count("far", STEPS, "how far fighters are from the enemy"),
    count("company", STEPS, "friends less enemies around, from 12 on"),
    count("apart", STEPS, "how far friends are"),
    count("blows", STEPS, "what blows against standing enemies promise"),
    count("blows down", STEPS, "what blows against enemies on the ground promise"),
    count("men", MOST_MEN, "warriors on the table"),
    count("began", MOST_MEN, "warriors at the beginning"),
    count("goal", STEPS, "how far it has come with what the scenario asks for"),
];

/// What is seen once.
static SHARED: &[Section] = &[count("turns", MOST_TURNS, "turns begun")];

/// By what each count is multiplied to be in steps.
const SCALES: [f32; judge::FEATURES] = [
    24.0, 48.0, 48.0, 48.0, 48.0, 48.0, 48.0, 6.0, 1.0, 24.0, 1.0, 48.0, 10.0, 96.0, 40.0, 24.0,
    24.0, 48.0, 48.0,
];
/// The place of the only one that may be below 0.
const COMPANY: usize = 15;

/// What a net sees of Mordheim.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight;

impl Features<State> for Sight {
    fn set(&self, _: &State) -> FeatureSet {
        FeatureSet { name: "mordheim", version: 1, sides: 2, each: EACH, shared: SHARED }
    }

    fn first(&self, state: &State) -> Seat {
        state.active()
    }

    fn encode(&self, state: &State, inputs: &mut Inputs) {
        let first = state.active();
        for seat in [first, Seat(1 - first.0)] {
            for (n, (value, scale)) in judge::features(state, seat).iter().zip(SCALES).enumerate() {
                let moved = if n == COMPANY { f32::from(STEPS / 2) } else { 0.5 };
                inputs.count(STEPS, (value * scale + moved).max(0.0) as usize);
            }
            inputs.count(MOST_MEN, state.team(seat).count_ones() as usize);
            inputs.count(MOST_MEN, state.began(seat).into());
            let goal = 6.0 * goals::progress(state, seat) + 6.5;
            inputs.count(STEPS, goal.max(0.0) as usize);
        }
        inputs.count(MOST_TURNS, state.turns_begun().into());
    }

    fn is_judged(&self, state: &State) -> bool {
        let moves = matches!(state.to_move(), ToMove::Seats(_));
        let quiet = state.open_question().is_none() && state.chosen().is_none();
        let early = matches!(state.phase(), Phase::Recovery | Phase::Charges);
        moves && quiet && early && state.has_map()
    }
}
