//! What is known about playing Texas 42 well.

use ::texas42::State;
use kernel::Message;
use search::{Bot, Knowledge};

use crate::expert::{Expert, Level};
use crate::name::Name;

mod belief;
mod bidding;
mod certain;
mod estimate;
mod habits;
mod imagined_deals;
mod knowledge;
mod play;
#[cfg(test)]
mod rates;
mod rehearsal;
mod rules_of_thumb;
mod solver;
#[cfg(test)]
mod table_sense;
mod tree;

pub use solver::{SolveCount, solve_deals};

use bidding::Doubt;
use habits::FITTED;
use imagined_deals::Sight;
use knowledge::{BY_HAND, Texas};
use rehearsal::{Learning, Rehearsal};
use rules_of_thumb::Thumb;
use tree::Curiosity;

/// Deals imagined by the solver when nothing is said.
const USUAL_WORLDS: u64 = 30;

/// How the solver bids: among those who see every tile more contracts are made.
const IN_SIGHT: Doubt = Doubt { trust: 0.0 };

/// Who knows how to play Texas 42.
pub(crate) struct Player;

const fn sight(worlds: u32) -> Sight {
    Sight { worlds, plans: 3, infers: true, doubt: IN_SIGHT, nodes: 40_000 * worlds as u64 }
}

/// How `strong` plays.
const STRONG: Rehearsal = Rehearsal {
    deals: 300,
    auctions: 200,
    names: 600,
    credit: [0.3, 0.0],
    learning: None,
    habits: &FITTED,
    solved: 3,
    slips: 10,
    plans: 3,
    doubt: BY_HAND,
};

/// How `master` plays.
const MASTER: Rehearsal = Rehearsal {
    deals: 800,
    auctions: 400,
    names: 800,
    learning: Some(Learning { curiosity: Curiosity { own: 0.7, others: 1.5 }, rounds: 2 }),
    ..STRONG
};

/// How `grandmaster` plays.
const GRANDMASTER: Rehearsal = Rehearsal { deals: 4000, auctions: 3000, ..MASTER };

/// How `strong` and `master` played in version 1: they solve every deal that they imagine.
const STRONG_1: Sight = Sight { plans: 2, infers: false, doubt: Doubt { trust: 0.22 }, ..sight(5) };
const MASTER_1: Sight = Sight { nodes: 800_000, ..sight(60) };

impl Expert<State> for Player {
    fn knowledge(&self) -> &'static dyn Knowledge<State> {
        &Texas
    }

    fn level(&self, level: Level) -> Box<dyn Bot<State>> {
        match level {
            Level::Novice => Box::new(Thumb { slips: 50, doubt: Doubt { trust: 0.7 } }),
            Level::Casual => Box::new(Thumb { slips: 12, doubt: Doubt { trust: 0.2 } }),
            Level::Strong => Box::new(STRONG),
            Level::Master => Box::new(MASTER),
            Level::Grandmaster => Box::new(GRANDMASTER),
        }
    }

    fn about_level(&self, level: Level) -> Message {
        Message::of("bot", level.name())
    }

    /// The first lead of a hand: a simulation plays the whole hand.
    fn is_measured(&self, state: &State) -> bool {
        state.phase() == ::texas42::Phase::Playing && state.plays().next().is_none()
    }

    fn own(&self) -> &'static [&'static str] {
        &["heuristic", "solver:N", "strong@1", "master@1"]
    }

    fn own_bot(&self, name: &Name) -> Option<Box<dyn Bot<State>>> {
        let worlds = name.number.unwrap_or(USUAL_WORLDS).min(100_000) as u32;
        match (name.word.as_str(), name.number) {
            ("heuristic", None) => Some(Box::new(Thumb { slips: 0, doubt: BY_HAND })),
            ("solver", _) => Some(Box::new(sight(worlds))),
            ("strong@1", None) => Some(Box::new(STRONG_1)),
            ("master@1", None) => Some(Box::new(MASTER_1)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Luck, Mover, Rng, Secrets, Setup, Viewer, mix64};
    use search::{Seen, Terms};

    use super::*;
    use crate::expert::named;

    /// Tables that together have every option which changes what is bid or played.
    const TABLES: [&[(&str, &str)]; 8] = [
        &[("preset", "straight")],
        &[("preset", "house")],
        &[("preset", "points"), ("points_target", "120")],
        &[("preset", "lechner"), ("doubles_suit", "on"), ("sevens_tie", "declarers")],
        &[("preset", "timpson"), ("plunge_doubles", "2"), ("plunge_leader", "bidder")],
        &[("preset", "forced30"), ("small_end_opening", "on"), ("early_end", "off")],
        &[("preset", "harper"), ("first_lead_trump", "on"), ("forced_sweep_bonus", "on")],
        &[("preset", "lechner"), ("plunge_doubles", "1"), ("plunge_specials", "on")],
    ];
    const BOTS: [&str; 7] =
        ["novice", "casual", "heuristic", "solver:2", "greedy", "flat:30", "ismcts:40"];

    fn opening(options: &[(&str, &str)]) -> State {
        let set = |setup: Setup, (key, value): &(&str, &str)| setup.set(key, value);
        State::new(&options.iter().fold(Setup::default(), set)).unwrap()
    }

    /// Walks through a game, mostly by rules of thumb, and shows every decision.
    fn walk(options: &[(&str, &str)], seed: u64, steps: u32, mut show: impl FnMut(&State, u64)) {
        let mut state = opening(options);
        let (mut rng, thumb) = (Rng::new(seed), Thumb { slips: 30, doubt: BY_HAND });
        let mut luck = Luck::new(seed);
        for n in 0..steps {
            let Some(mover) = state.to_move().first() else { return };
            let m = match mover {
                Mover::Chance => {
                    luck = luck.next();
                    state.roll(luck)
                }
                Mover::Seat(seat) => {
                    let moves = state.legal(seat);
                    if moves.len() > 1 {
                        show(&state, mix64(seed ^ u64::from(n)));
                    }
                    let seen = Seen::new(&state, seat);
                    let bids = state.phase() == ::texas42::Phase::Bidding && rng.below(3) == 0;
                    let any = *rng.pick(&moves).unwrap();
                    if bids { any } else { thumb.decide(&seen, &Terms::seeded(rng.next())).best }
                }
            };
            state.try_play(mover, m, &mut ()).unwrap();
        }
    }

    #[test]
    fn every_bot_is_legal_honest_and_repeats_itself_at_every_table() {
        for (n, options) in TABLES.into_iter().enumerate() {
            let (mut asked, mut rng) = (0, Rng::new(n as u64));
            walk(options, n as u64 + 1, 90, |state, seed| {
                asked += 1;
                let seat = state.turn();
                let other = state.imagine(Viewer::Seat(seat), &mut rng).unwrap();
                let name = BOTS[asked % BOTS.len()];
                let bot = named::<State>(name).unwrap();
                let decide = |state| bot.decide(&Seen::new(state, seat), &Terms::seeded(seed));
                let decision = decide(state);
                let told = format!("{name} at {options:?}\n{}", state.position());
                assert!(state.check(Mover::Seat(seat), decision.best).is_ok(), "{told}");
                assert_eq!(decision, decide(state), "{told}");
                assert_eq!(decision, decide(&other), "{told}");
                assert!(decision.simulations <= bot.budget().max(1), "{told}");
                assert!(decision.candidates.iter().all(|c| (0.0..=1.0).contains(&c.value)));
            });
            assert!(asked > 10);
        }
    }

    #[test]
    fn levels_are_legal_honest_and_keep_to_their_budget() {
        let mut asked = 0;
        walk(&[("preset", "house")], 5, 34, |state, seed| {
            asked += 1;
            let level = if asked % 4 == 0 { Level::Master } else { Level::Strong };
            let (seat, bot) = (state.turn(), Player.level(level));
            let other = state.imagine(Viewer::Seat(seat), &mut Rng::new(seed)).unwrap();
            let decide = |state| bot.decide(&Seen::new(state, seat), &Terms::seeded(seed));
            let decision = decide(state);
            assert_eq!(decision, decide(&other), "{}", state.position());
            assert!(state.check(Mover::Seat(seat), decision.best).is_ok());
            assert!(decision.simulations <= bot.budget());
            assert!(decision.why.is_some());
        });
        assert!(asked > 10);
    }

    #[test]
    fn nobody_passes_a_lay_down_hand_or_leads_away_from_it() {
        let text = "dealer: 3\nhand 0: 6-6 6-5 6-4 6-3 6-2 6-1 5-5\n\
                    hand 1: 0-0 1-0 1-1 2-0 2-1 2-2 3-0\nhand 2: 3-1 3-2 3-3 4-0 4-1 4-2 4-3\n\
                    hand 3: 4-4 5-0 5-1 5-2 5-3 5-4 6-0";
        let setup = Setup { position: Some(text.to_owned()), ..Setup::default() };
        for name in ["heuristic", "strong", "solver:8"] {
            let mut state = State::new(&setup).unwrap();
            let bot = named::<State>(name).unwrap();
            while state.phase() != ::texas42::Phase::Deal {
                let seat = state.turn();
                let others_pass = state.phase() == ::texas42::Phase::Bidding && seat.0 > 0;
                let m = bot.decide(&Seen::new(&state, seat), &Terms::seeded(9)).best;
                let m = if others_pass { ::texas42::Move::Pass } else { m };
                state.play(Mover::Seat(seat), m, &mut ());
            }
            assert_eq!(state.contract().map(|(seat, _)| seat), Some(kernel::Seat(0)), "{name}");
            assert!(state.score()[0] > 0 && state.score()[1] == 0, "{name}");
        }
    }
}
