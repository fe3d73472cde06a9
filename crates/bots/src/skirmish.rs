//! What is known about playing Skirmish well.

mod features;
mod glance;
mod heuristic;
mod judge;
mod knowledge;
mod reason;

use ::skirmish::State;
use kernel::Message;
use search::net::{Features, Net};
use search::{Bot, Flat, Greedy, Ismcts, Knowledge};

use crate::expert::{Expert, Level};
use crate::name::Name;
use crate::reasoned::Reasoned;
use heuristic::Heuristic;
use knowledge::{BY_NUMBERS, SkirmishKnowledge};
use reason::reason;

/// How much the tree search tries against what looks best: judgements lie close together.
const EXPLORE: f32 = 0.3;

/// Who knows how to play Skirmish.
pub(crate) struct Player;

/// How many trees a level grows for a decision, and of how many simulations each. What is done in
/// some milliseconds would be no quicker on several cores.
const fn search(level: Level) -> (u32, u64) {
    match level {
        Level::Novice => (1, 12),
        Level::Casual => (1, 60),
        Level::Strong => (1, 900),
        Level::Master => (4, 6000),
        Level::Grandmaster => (4, 18_000),
    }
}

/// A search of so many trees, each of so many simulations, that says why.
fn trees(knowledge: SkirmishKnowledge, (trees, each): (u32, u64)) -> Box<dyn Bot<State>> {
    let simulations = u64::from(trees) * each;
    Reasoned::boxed(Ismcts { knowledge, simulations, trees, explore: EXPLORE }, reason)
}

impl Expert<State> for Player {
    fn knowledge(&self) -> &'static dyn Knowledge<State> {
        &BY_NUMBERS
    }

    fn level(&self, level: Level) -> Box<dyn Bot<State>> {
        trees(BY_NUMBERS, search(level))
    }

    fn about_level(&self, level: Level) -> Message {
        let (trees, each) = search(level);
        Message::new("bot-level").with("trees", trees).with("simulations", each.to_string())
    }

    fn features(&self) -> Option<&'static dyn Features<State>> {
        Some(&features::Sight)
    }

    fn searching(&self, name: &Name, net: Option<&'static Net>) -> Option<Box<dyn Bot<State>>> {
        let (knowledge, number) = (SkirmishKnowledge { net }, name.number.unwrap_or(1));
        match name.word.as_str() {
            "greedy" => Some(Box::new(Greedy { knowledge, worlds: number as u32 })),
            "flat" => Some(Box::new(Flat { knowledge, simulations: number })),
            "tree" => Some(trees(knowledge, (1, number))),
            "trees" => Some(trees(knowledge, (4, number))),
            _ => None,
        }
    }

    fn own(&self) -> &'static [&'static str] {
        &["heuristic", "casual@1", "strong@1", "master@1", "master@2"]
    }

    fn own_bot(&self, name: &Name) -> Option<Box<dyn Bot<State>>> {
        match (name.word.as_str(), name.number) {
            ("heuristic", None) => Some(Reasoned::boxed(Heuristic, reason)),
            ("casual@1", None) => Some(trees(BY_NUMBERS, (1, 100))),
            ("strong@1", None) => Some(trees(BY_NUMBERS, (1, 900))),
            ("master@1", None) => Some(trees(BY_NUMBERS, (1, 6000))),
            ("master@2", None) => Some(trees(BY_NUMBERS, (4, 6000))),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::Duel;
    use crate::expert::named;
    use ::skirmish::{Move, READY};
    use kernel::{Game, Luck, Mover, Rng, Seat, Secrets, Setup, Viewer};
    use search::net::Inputs;
    use search::{Decision, Seen, Terms};

    const BOTS: [&str; 6] = ["heuristic", "greedy", "novice", "casual", "strong", "master"];

    /// A written position; seats pass by hand.
    pub(crate) fn position(text: &str) -> State {
        let setup = Setup::default().set("auto_pass", "off");
        State::new(&Setup { position: Some(text.to_owned()), ..setup }).expect("a position")
    }

    fn decide(bot: &str, state: &State, seat: Seat, seed: u64) -> Decision<Move> {
        let bot = named::<State>(bot).expect("a bot");
        bot.decide(&Seen::new(state, seat), &Terms::seeded(seed))
    }

    /// Calls `f` at positions of random matches with these decks.
    fn wander(decks: [&str; 2], seed: u64, mut f: impl FnMut(&State, Seat, u64)) {
        let setup = Setup::default().set("deck0", decks[0]).set("deck1", decks[1]);
        let mut state = State::new(&setup).expect("a match");
        let (mut luck, mut rng) = (Luck::new(seed), Rng::new(seed));
        let mut n = 0;
        while let Some(mover) = state.to_move().first() {
            let m = match mover {
                Mover::Chance => {
                    luck = luck.next();
                    state.roll(luck)
                }
                Mover::Seat(seat) => {
                    n += 1;
                    f(&state, seat, n);
                    *rng.pick(&state.legal(seat)).expect("a move")
                }
            };
            state.play(mover, m, &mut ());
        }
    }

    #[test]
    fn a_net_sees_every_section_of_its_set() {
        wander(["thieves", "random"], 7, |state, _, _| {
            let (set, mut inputs) = (features::Sight.set(state), Inputs::new());
            features::Sight.encode(state, &mut inputs);
            assert_eq!(inputs.passed(), set.rows());
            assert!(inputs.rows().is_sorted_by(|a, b| a < b), "{:?}", inputs.rows());
        });
    }

    #[test]
    fn bots_decide_alike_in_worlds_that_they_cannot_tell_apart() {
        let pairs = READY.iter().flat_map(|a| READY.iter().map(move |b| [a.name, b.name]));
        for (k, decks) in (0u64..).zip(pairs) {
            wander(decks, k, |state, seat, n| {
                let imagined = state.imagine(Viewer::Seat(seat), &mut Rng::new(n));
                let Some(world) = imagined else { return };
                // The long thinkers are asked less often.
                let often = [1, 1, 1, 8, 60, 400];
                for (bot, every) in BOTS.into_iter().zip(often) {
                    if (n + k * 7).is_multiple_of(every) {
                        let [here, there] = [state, &world].map(|s| decide(bot, s, seat, n));
                        assert_eq!(here, there, "{bot} at {n} of {decks:?}");
                        assert!(state.check(Mover::Seat(seat), here.best).is_ok(), "{bot}");
                    }
                }
            });
        }
    }

    #[test]
    fn no_option_leads_to_an_illegal_move() {
        let clock = || 0;
        let mut sets = vec![
            vec![("auto_pass", "off")],
            vec![("deck0", "random"), ("deck1", "random"), ("designs", "on")],
            vec![("stall", "1")],
            vec![("max_actions", "2")],
            vec![("max_effects", "20"), ("max_repeats", "1")],
            vec![("starter", "1")],
        ];
        for leader in ["rookie", "aggressive", "tactical", "control", "defensive", "value"] {
            sets.push(vec![("leader0", leader), ("leader1", leader), ("auto_pass", "off")]);
        }
        for set in sets {
            let setup = set.iter().fold(Setup::default(), |setup, (k, v)| setup.set(k, v));
            let duel = Duel::<State>::new(&setup, ["novice", "heuristic"], &clock).expect("a duel");
            for deal in 0..3 {
                duel.play(deal, 0).unwrap_or_else(|why| panic!("{set:?}: {why:?}"));
            }
        }
    }

    #[test]
    fn every_bot_stops_when_it_leads_and_the_other_is_done() {
        let text = "done: 1\nunit T0P0: Veteran\nunit T1P0: Veteran\nunit T1P1: Scout\n\
                    hand 0: 3 Veteran, Scout\nhand 1: 2 Scout\ndeck 0: 8 Scout\ndeck 1: 8 Scout\n";
        for bot in BOTS {
            let decision = decide(bot, &position(text), Seat(0), 5);
            assert_eq!(decision.best, Move::Pass, "{bot}");
            if bot != "greedy" {
                let why = decision.why.expect("a reason");
                assert_eq!((&*why.key, &why.args["terrains"]), ("hint-lead-done", &2u8.into()));
            }
        }
    }

    #[test]
    fn searching_bots_take_the_match_where_one_card_wins_it() {
        let text = "skirmish: 3\nwins: 1 1\ndone: 1\nunit T0P1: Scout\nhand 0: 2 Champion, Scout\n\
                    hand 1: Scout\n";
        for bot in ["casual", "strong"] {
            let mut state = position(text);
            while state.outcome().is_none() {
                let m = decide(bot, &state, Seat(0), 3).best;
                state.play(Mover::Seat(Seat(0)), m, &mut ());
            }
            assert_eq!(state.wins(Seat(0)), 2, "{bot}");
            assert_eq!(state.wins(Seat(1)), 1, "{bot}");
        }
    }

    #[test]
    fn searching_bots_content_themselves_with_a_tie_that_wins() {
        let text = "skirmish: 2\nwins: 1 0\ndone: 1\nhand 0: 3 Champion\nhand 1: Scout\n";
        for bot in ["casual", "strong"] {
            let decision = decide(bot, &position(text), Seat(0), 3);
            assert!(decision.candidates[0].value > 0.99, "{bot}: {decision:?}");
        }
    }
}
