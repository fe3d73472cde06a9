//! What is known about playing Mordheim well.

mod features;
mod fight;
mod goals;
mod judge;
mod planner;
mod policy;
mod squares;
mod value;
mod weights;

use ::mordheim::{Move, State};
use kernel::{Message, Rng, Seat};
use search::net::{Features, Net};
use search::{Bot, Decision, Knowledge, Random, Seen, Terms, Worth};

use crate::Name;
use crate::expert::{Expert, Level};
use planner::Planner;

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
    /// How many inches enemies are trusted to fall short of a charge at full reach.
    pub(crate) nerve: u8,
    /// How much it is disliked to be far from friends.
    pub(crate) bond: f32,
    /// How far scores are off by chance.
    pub(crate) noise: f32,
    /// Looks for ways around obstacles, and at lines of sight.
    pub(crate) thorough: bool,
    /// Weighs shots and weapons by the exact odds.
    pub(crate) exact: bool,
    /// About how many squares of a long list are looked at; 0 for all.
    pub(crate) sample: usize,
    /// Ends every movement phase at once: a play-out is about charges, shots and blows.
    pub(crate) rests: bool,
    /// Chooses weapons by what they do now, lets shots be that cannot hit, and says nothing about a
    /// real table that nobody has stated: as all do since version 2.
    pub(crate) keen: bool,
}

impl Style {
    /// Keeps out of reach of charges.
    pub(crate) const CAREFUL: Style = Style {
        caution: 0.8,
        push: 0.05,
        greed: 0.3,
        aim: 1.5,
        shyness: 0.1,
        nerve: 0,
        bond: 0.01,
        noise: 0.000_1,
        thorough: true,
        exact: true,
        sample: 0,
        rests: false,
        keen: true,
    };
    /// As well as rules of thumb can, tuned in many thousands of battles: more careful still, but
    /// closer to the edge of danger and to friends.
    pub(crate) const SHREWD: Style =
        Style { caution: 1.4, push: 0.055, greed: 0.27, nerve: 1, bond: 0.015, ..Style::CAREFUL };
    /// At a glance.
    pub(crate) const QUICK: Style =
        Style { noise: 0.02, thorough: false, exact: false, sample: 24, ..Style::CAREFUL };
    /// In a play-out.
    pub(crate) const RESTING: Style = Style { noise: 0.05, rests: true, ..Style::QUICK };
}

/// What search is told about Mordheim.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MordheimKnowledge;

impl Knowledge<State> for MordheimKnowledge {
    fn is_horizon(&self, root: &State, state: &State, _moves: u32) -> bool {
        state.turns_begun() > root.turns_begun() + 2
    }

    fn judge(&self, state: &State) -> Worth {
        value::judge(state)
    }

    fn pick(&self, state: &State, seat: Seat, moves: &[Move], rng: &mut Rng) -> usize {
        policy::best(state, seat, moves, &Style::RESTING, rng)
    }

    fn weighs(&self) -> bool {
        true
    }

    fn weigh(&self, state: &State, seat: Seat, moves: &[Move], weights: &mut [f32]) {
        policy::weigh(state, seat, moves, weights);
    }
}

/// Plays by rules of thumb alone.
#[derive(Clone, Copy, Debug)]
struct ByThumb(Style);

impl Bot<State> for ByThumb {
    fn think(&self, seen: &Seen<'_, State>, terms: &Terms<'_>) -> Decision<Move> {
        let mut rng = Rng::new(terms.seed);
        let Some(world) = seen.imagine(&mut rng) else { return Random.think(seen, terms) };
        let moves = seen.moves();
        policy::decide(&world, seen.seat(), &moves, &self.0, &mut rng)
    }
}

/// How many warriors of the side to move are in close combat.
fn engaged(state: &State) -> usize {
    let team = ::mordheim::ids(state.team(state.active()));
    team.filter(|id| state.warrior(*id).engaged != 0).count()
}

/// How `strong` and `master` play in version 1.
const STRONG_1: Style = Style { noise: 0.05, keen: false, ..Style::CAREFUL };
const MASTER_1: Style = Style { keen: false, ..Style::SHREWD };

/// How they play now.
const STRONG: Planner = Planner { parts: 1, each: 300, net: None };
const MASTER: Planner = Planner { parts: 4, each: 1600, net: None };
const GRANDMASTER: Planner = Planner { parts: 4, each: 4800, net: None };

/// Who knows how to play Mordheim.
pub(crate) struct Player;

impl Expert<State> for Player {
    fn knowledge(&self) -> &'static dyn Knowledge<State> {
        &MordheimKnowledge
    }

    fn level(&self, level: Level) -> Box<dyn Bot<State>> {
        match level {
            Level::Novice => Box::new(ByThumb(Style { noise: 1.0, ..Style::QUICK })),
            Level::Casual => Box::new(ByThumb(Style { noise: 0.3, ..Style::QUICK })),
            Level::Strong => Box::new(STRONG),
            Level::Master => Box::new(MASTER),
            Level::Grandmaster => Box::new(GRANDMASTER),
        }
    }

    fn about_level(&self, level: Level) -> Message {
        match level {
            Level::Novice | Level::Casual => Message::of("bot", level.name()),
            Level::Strong | Level::Master | Level::Grandmaster => {
                let simulations = self.level(level).budget();
                Message::new("bot-plans").with("simulations", simulations.to_string())
            }
        }
    }

    fn is_measured(&self, state: &State) -> bool {
        engaged(state) >= 3
    }

    fn features(&self) -> Option<&'static dyn Features<State>> {
        Some(&features::Sight)
    }

    fn searching(&self, name: &Name, net: Option<&'static Net>) -> Option<Box<dyn Bot<State>>> {
        let each = name.number.unwrap_or(1) as u32;
        match name.word.as_str() {
            "tree" => Some(Box::new(Planner { parts: 1, each, net })),
            "trees" => Some(Box::new(Planner { parts: 4, each, net })),
            _ => None,
        }
    }

    fn own(&self) -> &'static [&'static str] {
        &["heuristic", "planner:N", "strong@1", "master@1"]
    }

    fn own_bot(&self, name: &Name) -> Option<Box<dyn Bot<State>>> {
        let style = match (name.word.as_str(), name.number) {
            ("heuristic", None) => Style::CAREFUL,
            ("strong@1", None) => STRONG_1,
            ("master@1", None) => MASTER_1,
            ("planner", Some(each)) => {
                return Some(Box::new(Planner { parts: 1, each: each as u32, net: None }));
            }
            _ => return None,
        };
        Some(Box::new(ByThumb(style)))
    }
}

#[cfg(test)]
mod tests {
    use ::mordheim::{Id, ids};
    use kernel::{Game, Luck, Mover, Setup};

    use super::*;
    use crate::expert::named;
    use crate::midgame::midgame;

    fn at(position: &str) -> State {
        let setup = Setup { position: Some(position.to_owned()), ..Setup::default() };
        State::new(&setup).unwrap_or_else(|why| panic!("{position}\n{why}"))
    }

    #[test]
    fn a_net_sees_every_section_of_its_set() {
        let (state, _) = midgame::<State>();
        let (set, mut inputs) = (features::Sight.set(&state), search::net::Inputs::new());
        features::Sight.encode(&state, &mut inputs);
        assert_eq!(inputs.passed(), set.rows());
        assert!(inputs.rows().is_sorted_by(|a, b| a < b), "{:?}", inputs.rows());
    }

    /// What a bot does on the seat that is to move, in the notation of the game.
    fn does(state: &State, bot: &str) -> String {
        let Some(Mover::Seat(seat)) = state.to_move().first() else { panic!("nobody is to move") };
        let bot = named::<State>(bot).unwrap();
        let decision = bot.decide(&Seen::new(state, seat), &Terms::seeded(5));
        state.notation(Mover::Seat(seat), decision.best)
    }

    /// Plays so many decisions of the seat that is to move.
    fn after(mut state: State, bot: &str, decisions: usize) -> State {
        for _ in 0..decisions {
            let mover = state.to_move().first().unwrap();
            let m = state.parse(mover, &does(&state, bot)).unwrap();
            state.try_play(mover, m, &mut ()).unwrap();
        }
        state
    }

    #[test]
    fn a_fallen_enemy_in_reach_is_charged() {
        let position = "phase: charges
            A1: reikland warrior, sword, at 21,8
            B1: middenheim warrior, mace, knocked down, at 25,8
            B2: middenheim captain, sword, light armour, at 18,8";
        for bot in ["heuristic", "strong", "master"] {
            let state = after(at(position), bot, 1);
            assert_eq!(does(&state, bot), "charge B1", "{bot}");
        }
    }

    #[test]
    fn the_better_target_is_shot_at() {
        let position = "phase: shooting
            A1: reikland marksman, bow, at 24,8
            B1: middenheim youngblood, heavy armour, shield, at 20,8
            B2: middenheim captain, sword, at 28,8";
        let state = after(at(position), "heuristic", 1);
        assert!(does(&state, "heuristic").contains("B2"), "{}", does(&state, "heuristic"));
    }

    /// What a bot decides over 24 seeds.
    fn decided(state: &State, bot: &str) -> Vec<Move> {
        let Some(Mover::Seat(seat)) = state.to_move().first() else { panic!("nobody is to move") };
        let (player, seen) = (named::<State>(bot).unwrap(), Seen::new(state, seat));
        (0..24).map(|seed| player.decide(&seen, &Terms::seeded(seed)).best).collect()
    }

    /// Whether a bot always decides for one of these moves, over 24 seeds.
    fn always_does(state: &State, bot: &str, right: &[&str]) {
        let mover = state.to_move().first().unwrap();
        for (seed, m) in decided(state, bot).into_iter().enumerate() {
            let done = state.notation(mover, m);
            assert!(right.contains(&&*done), "{bot} does {done} with seed {seed}");
        }
    }

    const LEVELS: [&str; 3] = ["heuristic", "strong", "master"];

    /// So many rats in ranks of five.
    fn rats(count: usize) -> String {
        let rat = |n: usize| {
            let who = if n < 2 { "black skaven, sword" } else { "verminkin, club" };
            format!("\nB{}: skaven {who}, at {},{}", n + 1, 22 + n % 5, 14 - n / 5)
        };
        (0..count).map(rat).collect()
    }

    #[test]
    fn nobody_charges_a_crowd_alone() {
        for count in [6, 13] {
            let crowd = "phase: charges
                A1: reikland warrior, sword, at 24,22
                A2: reikland warrior, sword, at 22,44
                A3: reikland warrior, sword, at 24,44
                A4: reikland warrior, sword, at 26,44"
                .to_owned()
                + &rats(count);
            for bot in LEVELS {
                always_does(&at(&crowd), bot, &["end"]);
            }
        }
    }

    #[test]
    fn nobody_walks_alone_into_the_reach_of_a_crowd() {
        let crowd = "phase: movement
            A1: reikland warrior, sword, at 24,31
            A2: reikland warrior, sword, at 22,44
            A3: reikland warrior, sword, at 24,44
            selected: A1"
            .to_owned()
            + &rats(6);
        let state = at(&crowd);
        for bot in LEVELS {
            for m in decided(&state, bot) {
                let Move::Go(square) = m else { continue };
                let in_reach = |foe: &Id| state.warrior(*foe).at.within(square, 11);
                let near = ids(state.team(Seat(1))).filter(in_reach).count();
                assert!(near < 2, "{bot} goes to {square:?}, where {near} can charge");
            }
        }
    }

    #[test]
    fn a_friend_who_fights_is_helped() {
        let pair = "phase: charges
            A1: reikland warrior, sword, at 21,8, engaged B1, hands sword fist, fought
            A2: reikland warrior, sword, at 20,12
            B1: middenheim warrior, mace, at 21,7, hands mace fist, fought
            B2: middenheim warrior, mace, at 38,38";
        for bot in LEVELS {
            always_does(&at(pair), bot, &["select A2"]);
            always_does(&after(at(pair), bot, 1), bot, &["charge B1"]);
        }
    }

    #[test]
    fn nobody_shoots_what_cannot_be_hit() {
        let far = "phase: shooting
            A1: reikland warrior, BS1, bow, at 24,8, moved
            B1: middenheim warrior, mace, at 24,30";
        for bot in LEVELS {
            let state = at(far);
            let Some(Mover::Seat(seat)) = state.to_move().first() else { panic!("nobody") };
            let chosen = state.legal(seat).iter().find(|m| matches!(m, Move::Select(_))).copied();
            let Some(select) = chosen else { panic!("A1 could aim") };
            let mut state = state;
            state.try_play(Mover::Seat(seat), select, &mut ()).unwrap();
            always_does(&state, bot, &["hold"]);
        }
    }

    #[test]
    fn a_good_shot_is_not_spoilt_by_moving_first() {
        let near = "phase: movement
            A1: reikland marksman, bow, at 24,8
            B1: middenheim warrior, mace, at 24,19
            B2: middenheim warrior, mace, at 8,46";
        for bot in LEVELS {
            let state = after(at(near), bot, 1);
            always_does(&state, bot, &["hold"]);
        }
    }

    #[test]
    fn a_spear_is_taken_by_who_is_charged_and_not_by_who_charges() {
        // Blows of twice one's strength cannot be parried.
        let fight = "phase: combat
            A1: reikland warrior, I5, spear, sword, at 21,8, engaged B1
            B1: middenheim warrior, I3, WS4 S6, sword, at 21,7, hands sword fist, charged";
        let charges = fight.replace(", charged", "").replace("engaged B1", "engaged B1, charged");
        let charges = charges.replace("S6", "S3");
        for bot in LEVELS {
            always_does(&at(fight), bot, &["hands spear fist", "hands spear"]);
            always_does(&at(&charges), bot, &["hands sword fist", "hands sword"]);
        }
    }

    #[test]
    fn beside_a_real_table_no_bot_claims_a_contact() {
        let setup = Setup::default().set("space", "table").set("disputes", "off");
        let position = "phase: charges
            A1: reikland warrior, mace
            B1: middenheim warrior, mace
            B2: middenheim warrior, mace";
        let setup = Setup { position: Some(position.to_owned()), ..setup };
        let mut state = State::new(&setup).unwrap();
        let m = state.parse(Mover::Seat(Seat(0)), "A1 charge B1").unwrap();
        state.try_play(Mover::Seat(Seat(0)), m, &mut ()).unwrap();
        assert!(matches!(state.open_question(), Some((_, ::mordheim::Ask::Charge(_)))));
        for bot in ["novice", "casual", "heuristic", "strong", "master"] {
            always_does(&state, bot, &["home"]);
        }
    }

    #[test]
    fn those_who_lie_stand_up_and_those_who_flee_rally() {
        let position = "phase: recovery
            A1: reikland captain, sword, at 21,8
            A2: reikland warrior, mace, knocked down, at 22,8
            A3: reikland warrior, mace, fleeing, at 23,8
            B1: middenheim warrior, mace, at 40,47";
        let state = at(position);
        assert_eq!(does(&state, "heuristic"), "rally A3");
        let risen = at(&position.replace(", fleeing", ""));
        assert_eq!(does(&risen, "heuristic"), "rise A2");
    }

    #[test]
    fn a_decision_names_its_best_moves_and_a_reason() {
        let position = "phase: charges
            A1: reikland warrior, sword, at 21,8
            B1: middenheim warrior, mace, stunned, at 25,8
            B2: middenheim captain, sword, light armour, at 18,8";
        let state = after(at(position), "master", 1);
        let bot = named::<State>("master").unwrap();
        let decision = bot.decide(&Seen::new(&state, Seat(0)), &Terms::seeded(5));
        let why = decision.why.expect("a reason");
        assert_eq!((&*why.key, &why.args["percent"]), ("hint-charge-fallen", &100u32.into()));
        let values: Vec<f32> = decision.candidates.iter().map(|told| told.value).collect();
        assert!(values.len() > 1 && values.is_sorted_by(|a, b| a >= b), "{values:?}");
        assert!(values.iter().all(|value| (0.0..=1.0).contains(value)), "{values:?}");
        assert_eq!(decision.candidates[0].m, decision.best);
    }

    /// Plays a battle to its end and says how many moves it took.
    fn battle(setup: &Setup, bots: [&str; 2], seed: u64) -> (State, u32) {
        let mut state = State::new(setup).unwrap();
        let bots = bots.map(|bot| named::<State>(bot).unwrap());
        let mut luck = Luck::new(seed);
        for n in 0..20_000 {
            let Some(mover) = state.to_move().first() else { return (state, n) };
            let m = match mover {
                Mover::Chance => state.roll(luck),
                Mover::Seat(seat) => {
                    let terms = Terms::seeded(seed ^ u64::from(n));
                    bots[seat.index()].decide(&Seen::new(&state, seat), &terms).best
                }
            };
            luck = luck.next();
            state.try_play(mover, m, &mut ()).unwrap_or_else(|why| panic!("{m:?}: {why:?}"));
        }
        panic!("the battle does not end: {setup:?}");
    }

    #[test]
    fn battles_of_all_scenarios_maps_and_rosters_end() {
        let rosters: Vec<&str> = ::mordheim::ROSTERS.iter().map(|(word, _)| *word).collect();
        let maps: Vec<&str> = ::mordheim::READY.iter().map(|(word, _)| *word).collect();
        let scenarios = <::mordheim::Scenario as ::mordheim::Member>::ALL;
        for (n, scenario) in scenarios.iter().enumerate() {
            let word = ::mordheim::Member::id(*scenario);
            let setup = Setup::default()
                .set("scenario", word)
                .set("map", maps[n % maps.len()])
                .set("roster0", rosters[n % rosters.len()])
                .set("roster1", rosters[(3 * n + 1) % rosters.len()]);
            let (state, _) = battle(&setup, ["heuristic", "casual"], n as u64);
            assert!(state.outcome().is_some(), "{word}");
        }
    }

    #[test]
    fn a_battle_beside_a_real_table_and_one_with_all_rules_end() {
        let companion = Setup::default().set("space", "table");
        assert!(battle(&companion, ["strong", "heuristic"], 3).0.outcome().is_some());
        let full = Setup::default()
            .set("criticals", "class")
            .set("misfires", "on")
            .set("escape", "on")
            .set("parry", "ask")
            .set("scenario", "roll");
        assert!(battle(&full, ["heuristic", "novice"], 4).0.outcome().is_some());
    }

    #[test]
    fn the_same_seed_gives_the_same_move() {
        let (state, _) = midgame::<State>();
        for bot in ["novice", "casual", "strong", "master", "heuristic"] {
            assert_eq!(does(&state, bot), does(&state, bot), "{bot}");
        }
    }

    #[test]
    fn only_a_few_moves_have_weight_and_the_best_has_most() {
        let (state, seat) = midgame::<State>();
        let moves = state.legal(seat);
        let mut weights = vec![1.0; moves.len()];
        MordheimKnowledge.weigh(&state, seat, &moves, &mut weights);
        assert!((1..=8).contains(&weights.iter().filter(|weight| **weight > 0.0).count()));
        let best = policy::best(&state, seat, &moves, &Style::SHREWD, &mut Rng::new(1));
        assert!(weights.iter().all(|weight| *weight <= weights[best]));
    }

    #[test]
    fn search_is_measured_in_a_fight() {
        let (state, seat) = midgame::<State>();
        assert!(engaged(&state) >= 3 && state.outcome().is_none());
        assert!(state.legal(seat).len() > 1);
    }

    #[test]
    fn a_side_that_lost_more_is_judged_worse() {
        let even = "phase: movement
            A1: reikland warrior, sword, at 21,8
            A2: reikland warrior, sword, at 22,8
            B1: middenheim warrior, sword, at 25,8
            B2: middenheim warrior, sword, at 26,8";
        let judge = |text: &str| value::judge(&at(text))[0];
        let worse =
            even.replace("A2: reikland warrior, sword", "A2: reikland warrior, sword, stunned");
        let better =
            even.replace("B2: middenheim warrior, sword", "B2: middenheim warrior, sword, stunned");
        assert!(judge(&worse) < judge(even) && judge(even) < judge(&better));
    }
}
