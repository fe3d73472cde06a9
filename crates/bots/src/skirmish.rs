//! What is known about playing Skirmish well.

mod glance;
mod heuristic;
mod judge;
mod reason;
mod sense;

use ::skirmish::{Move, State};
use kernel::{Game, Luck, Mover, Rng, Setup};
use search::{Bot, Ismcts, Knowledge};

use crate::expert::{Expert, Level};
use crate::name::Name;
use heuristic::Heuristic;
use reason::Talking;
use sense::Sense;

/// How much the tree search tries against what looks best: judgements lie close together.
const EXPLORE: f32 = 0.3;

/// Who knows how to play Skirmish.
pub(crate) struct Player;

/// How many simulations a level makes for a decision.
const fn simulations(level: Level) -> u64 {
    match level {
        Level::Novice => 12,
        Level::Casual => 100,
        Level::Strong => 900,
        Level::Master => 6000,
    }
}

impl Expert<State> for Player {
    fn knowledge(&self) -> &'static dyn Knowledge<State> {
        &Sense
    }

    fn level(&self, level: Level) -> Box<dyn Bot<State>> {
        let tree = Ismcts::new(Sense, simulations(level));
        Box::new(Talking(Ismcts { explore: EXPLORE, ..tree }))
    }

    fn about_level(&self, level: Level) -> String {
        let simulations = simulations(level);
        format!("searches a tree of {simulations} simulations, to the end of the skirmish at most")
    }

    fn own(&self) -> &'static [(&'static str, &'static str)] {
        &[("heuristic", "takes the action that improves the board most, and stops by rule")]
    }

    fn own_bot(&self, name: &Name) -> Option<Box<dyn Bot<State>>> {
        (name.word == "heuristic" && name.number.is_none())
            .then(|| Box::new(Talking(Heuristic)) as Box<dyn Bot<State>>)
    }
}

/// How many units are on the board.
fn units(state: &State) -> usize {
    state.lanes().iter().flat_map(|lane| lane.power).flatten().count()
}

/// A position in the middle of a match, always the same one: to measure searches by.
///
/// # Panics
/// Never: the setup is one that there is.
pub fn midgame() -> State {
    let setup = Setup::default().set("deck0", "enforcers").set("deck1", "outlaws");
    let mut state = State::new(&setup).expect("ready decks are legal");
    let (mut luck, mut rng) = (Luck::new(37), Rng::new(37));
    while let Some(mover) = state.to_move().first() {
        let m = match mover {
            Mover::Chance => {
                luck = luck.next();
                state.roll(luck)
            }
            Mover::Seat(seat) => {
                let moves = state.legal(seat);
                let turn = moves[0] == Move::Pass;
                if turn && moves.len() > 10 && units(&state) >= 5 {
                    break;
                }
                let acts = usize::from(turn && moves.len() > 1);
                *rng.pick(&moves[acts..]).expect("a seat that is to move has moves")
            }
        };
        state.play(mover, m, &mut ());
    }
    state
}
