//! What is known about playing Innovation well.

mod features;
mod judge;
mod policy;
mod reason;
mod weights;

use std::sync::OnceLock;

use ::innovation::{Move, State};
use kernel::{Error, Game, Luck, Message, Mover, Rng, Seat};
use search::net::{Features, Net};
use search::{
    Bot, Decision, Flat, Greedy, Ismcts, Knowledge, Seen, Split, Tally, Terms, Worth, settle,
};

use crate::expert::{Expert, Level};
use crate::name::Name;
use crate::nets::INNOVATION;
use crate::reasoned::Reasoned;

/// What search is told about Innovation: a judgement that was fitted to the outcomes of games, and
/// rules of thumb for play-outs.
#[derive(Clone, Copy, Debug)]
struct InnovationKnowledge {
    /// A simulation stops when so many turns have begun since its root.
    turns: u16,
    /// Whether play-outs look one move ahead: of two actions that the rules of thumb suggest, the
    /// one that is judged better is taken.
    careful: bool,
    /// Nets that judge at tables of two, three and four seats and of teams; without one, the fitted
    /// weights do.
    nets: Nets,
}

/// For each kind of table the net that judges there.
type Nets = [Option<&'static Net>; 4];
/// Judgement by the fitted weights alone.
const NO_NETS: Nets = [None; 4];

/// Which kind of table this is: two, three or four seats, or teams.
fn kind(state: &State) -> usize {
    let teams = Seat::all(state.seats()).any(|seat| state.side(seat) != seat);
    if teams { 3 } else { state.seats().clamp(2, 4) - 2 }
}

/// Stops early and judges: at equal time much stronger than whole games.
static SHORT: InnovationKnowledge = InnovationKnowledge { turns: 2, careful: false, nets: NO_NETS };
/// The same with better and slower play-outs.
static CAREFUL: InnovationKnowledge =
    InnovationKnowledge { turns: 2, careful: true, nets: NO_NETS };

/// The rules of thumb at the door of an effect.
struct Thumb(Rng);

impl kernel::Policy<State> for Thumb {
    fn pick(&mut self, state: &State, mover: Mover, moves: &[Move]) -> usize {
        match mover {
            Mover::Seat(seat) => policy::pick(state, seat, moves, &mut self.0),
            Mover::Chance => 0,
        }
    }
}

/// Carries an open effect to its end by the rules of thumb, the same state always in the same way.
fn finish_effect(state: &mut State) {
    let mut thumb = Thumb(Rng::new(1));
    while state.is_in_effect() {
        let Some(mover) = state.to_move().first() else { return };
        let m = match mover {
            Mover::Chance => state.roll(Luck::new(thumb.0.next())),
            Mover::Seat(seat) => {
                let moves = state.legal(seat);
                moves[policy::pick(state, seat, &moves, &mut thumb.0)]
            }
        };
        state.play_on(mover, m, &mut thumb);
    }
}

impl InnovationKnowledge {
    /// What a seat can hope for after a move.
    fn hope(self, state: &State, seat: Seat, m: Move, rng: Rng) -> f32 {
        let mut next = state.clone();
        next.play_on(Mover::Seat(seat), m, &mut Thumb(rng));
        settle(&next, &self)[seat.index()]
    }

    /// The better of two moves that the rules of thumb suggest.
    fn better_of_two(self, state: &State, seat: Seat, moves: &[Move], rng: &mut Rng) -> usize {
        let [one, other] = [0, 1].map(|_| policy::pick(state, seat, moves, rng));
        if one == other {
            return one;
        }
        let hope = |n: usize| self.hope(state, seat, moves[n], rng.clone());
        if hope(one) < hope(other) { other } else { one }
    }
}

impl Knowledge<State> for InnovationKnowledge {
    fn is_horizon(&self, root: &State, state: &State, _moves: u32) -> bool {
        !state.is_in_effect() && state.turns() >= root.turns() + self.turns
    }

    fn judge(&self, state: &State) -> Worth {
        if !state.is_in_effect() {
            return match self.nets[kind(state)] {
                Some(net) => judge::tired(state, net.judge(state, &features::Sight)),
                None => judge::judge(state),
            };
        }
        let mut state = state.clone();
        finish_effect(&mut state);
        settle(&state, self)
    }

    fn pick(&self, state: &State, seat: Seat, moves: &[Move], rng: &mut Rng) -> usize {
        if self.careful && moves[0] == Move::Draw {
            return self.better_of_two(state, seat, moves, rng);
        }
        policy::pick(state, seat, moves, rng)
    }

    fn weighs(&self) -> bool {
        true
    }

    /// One move ahead, judged: what falls short of the best by a thirtieth of a win is half as
    /// promising.
    fn weigh(&self, state: &State, seat: Seat, moves: &[Move], weights: &mut [f32]) {
        for (weight, &m) in weights.iter_mut().zip(moves) {
            *weight = self.hope(state, seat, m, Rng::new(1));
        }
        let most = weights.iter().copied().fold(0.0, f32::max);
        for weight in weights {
            let short = (most - *weight) * 30.0;
            *weight = 1.0 / (1.0 + short * short);
        }
    }
}

/// A bot that says why.
fn telling(bot: impl Bot<State> + 'static) -> Box<dyn Bot<State>> {
    Reasoned::boxed(bot, reason::reason)
}

/// How much the tree search tries against what looks best: judgements differ little.
const EXPLORE: f32 = 0.3;
/// At tables of so many seats a net judges: at others none was better at equal time.
const JUDGED_SEATS: usize = 2;
/// In how many worlds the rules of thumb look at each move.
const LOOKS: u32 = 8;

fn flat(simulations: u64) -> Box<dyn Bot<State>> {
    let knowledge: &'static dyn Knowledge<State> = &SHORT;
    telling(Flat { knowledge, simulations })
}

/// The tree search of this game.
type Search = Ismcts<&'static dyn Knowledge<State>>;

/// Searches in one way where a net judges, and in another, with as many trees, where none does.
struct ByTable {
    judged: Search,
    more: Search,
}

impl ByTable {
    fn at(&self, seen: &Seen<'_, State>) -> &Search {
        if seen.seats() == JUDGED_SEATS { &self.judged } else { &self.more }
    }
}

impl Split<State> for ByTable {
    fn parts(&self) -> u32 {
        self.judged.parts()
    }

    fn part(&self, seen: &Seen<'_, State>, n: u32, terms: &Terms<'_>) -> Vec<Tally> {
        self.at(seen).part(seen, n, terms)
    }

    fn join(
        &self,
        seen: &Seen<'_, State>,
        parts: &[Vec<Tally>],
        terms: &Terms<'_>,
    ) -> Decision<Move> {
        self.at(seen).join(seen, parts, terms)
    }
}

impl Bot<State> for ByTable {
    fn think(&self, seen: &Seen<'_, State>, terms: &Terms<'_>) -> Decision<Move> {
        self.at(seen).think(seen, terms)
    }

    fn budget(&self) -> u64 {
        self.more.budget()
    }

    fn split(&self) -> Option<&dyn Split<State>> {
        Some(self)
    }
}

/// A search of so many trees, each of so many simulations.
fn search(knowledge: &'static dyn Knowledge<State>, trees: u32, each: u64) -> Search {
    Ismcts { knowledge, simulations: u64::from(trees) * each, trees, explore: EXPLORE }
}

/// The same, saying what moves promise.
fn trees(knowledge: &'static dyn Knowledge<State>, trees: u32, each: u64) -> Box<dyn Bot<State>> {
    telling(search(knowledge, trees, each))
}

/// The search of a level that judges by nets where there is one: with as many simulations as take
/// the time that more of them took without. It says what the net sees, too.
fn by_nets(careful: bool, trees: u32, [judged, more]: [u64; 2]) -> Box<dyn Bot<State>> {
    let [judged, more] = [judged, more].map(|each| search(nets(careful), trees, each));
    Reasoned::boxed(ByTable { judged, more }, reason::reason_by_net)
}

/// What the levels from `strong` on know: with judgement by the nets for every kind of table.
fn nets(careful: bool) -> &'static dyn Knowledge<State> {
    static KNOWN: [OnceLock<InnovationKnowledge>; 2] = [const { OnceLock::new() }; 2];
    if INNOVATION.ready().is_err() {
        return if careful { &CAREFUL } else { &SHORT };
    }
    KNOWN[usize::from(careful)].get_or_init(|| {
        let nets = features::LABELS.map(|label| INNOVATION.net(label));
        InnovationKnowledge { turns: 2, careful, nets }
    })
}

/// Knowledge with a net of its own, for as long as the program runs.
fn learned(knowledge: InnovationKnowledge) -> &'static dyn Knowledge<State> {
    Box::leak(Box::new(knowledge))
}

/// Who knows how to play Innovation.
pub(crate) struct Player;

impl Expert<State> for Player {
    fn knowledge(&self) -> &'static dyn Knowledge<State> {
        &SHORT
    }

    fn level(&self, level: Level) -> Box<dyn Bot<State>> {
        match level {
            Level::Novice => telling(Greedy { knowledge: SHORT, worlds: 1 }),
            Level::Casual => flat(60),
            // In a millisecond: on several cores it would be no quicker.
            Level::Strong => by_nets(false, 1, [300, 400]),
            Level::Master => by_nets(true, 4, [3000, 4000]),
            Level::Grandmaster => by_nets(true, 4, [12_000, 16_000]),
        }
    }

    fn about_level(&self, level: Level) -> Message {
        Message::of("bot", level.name())
    }

    fn ready(&self, name: &Name) -> Result<(), Error> {
        let judges = ["strong", "master", "grandmaster"].contains(&name.word.as_str());
        if judges { INNOVATION.ready() } else { Ok(()) }
    }

    fn features(&self) -> Option<&'static dyn Features<State>> {
        Some(&features::Sight)
    }

    fn searching(&self, name: &Name, net: Option<&'static Net>) -> Option<Box<dyn Bot<State>>> {
        let careful = name.word.starts_with("careful");
        let knowledge = InnovationKnowledge { turns: 2, careful, nets: [net; 4] };
        let number = name.number.unwrap_or(1);
        match name.word.as_str() {
            "greedy" => Some(Box::new(Greedy { knowledge, worlds: number as u32 })),
            "flat" => Some(Box::new(Flat { knowledge: learned(knowledge), simulations: number })),
            "tree" | "careful" => Some(trees(learned(knowledge), 1, number)),
            "careful-4" => Some(trees(learned(knowledge), 4, number)),
            _ => None,
        }
    }

    fn own(&self) -> &'static [&'static str] {
        &["heuristic", "strong@1", "master@1", "master@2"]
    }

    fn own_bot(&self, name: &Name) -> Option<Box<dyn Bot<State>>> {
        match (name.word.as_str(), name.number) {
            ("heuristic", None) => Some(telling(Greedy { knowledge: SHORT, worlds: LOOKS })),
            ("strong@1", None) => Some(trees(&SHORT, 1, 400)),
            ("master@1", None) => Some(trees(&CAREFUL, 1, 4000)),
            ("master@2", None) => Some(trees(&CAREFUL, 4, 4000)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::Duel;
    use crate::expert::named;
    use kernel::{Secrets, Setup, Viewer};
    use search::net::Inputs;

    fn table(seats: u8) -> Setup {
        Setup { seats: Some(seats), ..Setup::default() }
    }

    fn position(text: &str) -> State {
        let setup = Setup { position: Some(text.replace(" / ", "\n")), ..table(2) };
        State::new(&setup).expect("a sound position")
    }

    fn hope(text: &str) -> f32 {
        SHORT.judge(&position(text))[0]
    }

    const EVEN: &str = "board 0: red Metalworking; blue Writing / board 1: red Oars; blue Pottery";

    #[test]
    fn who_is_ahead_is_judged_to_be() {
        let even = hope(EVEN);
        assert!((0.35..0.65).contains(&even), "{even}");
        let more = |what: &str| hope(&format!("{EVEN} / {what}"));
        let achievements =
            ["1", "1, 2", "1, 2, 3"].map(|own| more(&format!("achievements 0: {own}")));
        assert!(even < achievements[0] && achievements.is_sorted(), "{even} {achievements:?}");
        assert!(more("achievements 1: 1") < even);
        assert!(more("score 0: Coal, Optics") > even);
        assert!(more("hand 0: Mathematics, Optics") > even);
    }

    #[test]
    fn worths_of_all_sides_add_up_to_one() {
        for setup in [table(2), table(3), table(4), table(4).set("teams", "on")] {
            for state in some_positions(&setup, 3) {
                let worth = SHORT.judge(&state);
                let sides = Seat::all(state.seats()).filter(|&seat| state.side(seat) == seat);
                let sum: f32 = sides.map(|seat| worth[seat.index()]).sum();
                assert!((sum - 1.0).abs() < 0.001, "{worth:?}");
                for seat in Seat::all(state.seats()) {
                    assert_eq!(worth[seat.index()], worth[state.side(seat).index()]);
                }
            }
        }
    }

    /// Positions of a game by the rules of thumb, every seventh and all kinds of asks.
    fn some_positions(setup: &Setup, seed: u64) -> Vec<State> {
        let mut state = State::new(setup).expect("a sound setup");
        let (mut luck, mut dice) = (Luck::new(seed), Rng::new(seed));
        let mut found = Vec::new();
        for n in 0..400 {
            let m = match state.to_move().first() {
                None => break,
                Some(Mover::Chance) => state.roll(luck),
                Some(Mover::Seat(seat)) => {
                    let moves = state.legal(seat);
                    if moves.len() > 1 && (n % 7 == 0 || state.is_in_effect() && n % 3 == 0) {
                        found.push(state.clone());
                    }
                    moves[policy::pick(&state, seat, &moves, &mut dice)]
                }
            };
            luck = luck.next();
            state.play(state.to_move().first().expect("a mover"), m, &mut ());
        }
        found
    }

    #[test]
    fn a_net_sees_every_section_of_its_set() {
        let tables = [table(2), table(3), table(4), table(4).set("teams", "on")];
        for (n, setup) in tables.iter().enumerate() {
            for state in some_positions(setup, n as u64) {
                let (set, mut inputs) = (features::Sight.set(&state), Inputs::new());
                features::Sight.encode(&state, &mut inputs);
                assert_eq!(inputs.passed(), set.rows());
                assert!(inputs.rows().is_sorted_by(|a, b| a < b), "{:?}", inputs.rows());
                assert_eq!(set.label(), features::LABELS[n]);
            }
        }
        let net = INNOVATION.net(features::LABELS[0]).expect("a net for two");
        let state = State::new(&table(2)).expect("a table");
        assert!(net.fits(&features::Sight.set(&state)));
    }

    #[test]
    fn the_net_judges_who_is_ahead_to_be() {
        let hope = |text: &str| nets(false).judge(&position(text))[0];
        let more = |what: &str| hope(&format!("{EVEN} / {what}"));
        let even = hope(EVEN);
        assert!((0.3..0.7).contains(&even), "{even}");
        assert!(more("achievements 0: 1, 2, 3") > even + 0.1);
        assert!(more("achievements 1: 1, 2, 3") < even - 0.1);
        assert_ne!(even, SHORT.judge(&position(EVEN))[0]);
    }

    fn decides(state: &State, seat: Seat, bot: &dyn Bot<State>, seed: u64) -> Decision<Move> {
        bot.decide(&Seen::new(state, seat), &Terms::seeded(seed))
    }

    #[test]
    fn bots_decide_alike_in_worlds_that_they_cannot_tell_apart() {
        let names = ["heuristic", "novice", "casual", "greedy", "flat:60", "ismcts:60"];
        let mut in_effects = 0;
        for (n, name) in names.into_iter().enumerate() {
            let bot = named::<State>(name).expect("a bot");
            let setup = [table(2), table(3), table(4).set("teams", "on")][n % 3].clone();
            for (n, state) in some_positions(&setup, n as u64).into_iter().enumerate().take(40) {
                let seat = state.to_move().seats().lowest().expect("a seat moves");
                let (seed, mut rng) = (n as u64, Rng::new(n as u64));
                let Some(world) = state.imagine(Viewer::Seat(seat), &mut rng) else { continue };
                let there = decides(&world, seat, &*bot, seed);
                assert_eq!(decides(&state, seat, &*bot, seed), there, "{name}");
                in_effects += u32::from(state.is_in_effect());
            }
        }
        assert!(in_effects > 50, "{in_effects}");
    }

    #[test]
    fn levels_decide_alike_again_and_say_why() {
        let states = some_positions(&table(2), 5);
        for level in Level::ALL {
            let bot = Player.level(level);
            for state in states.iter().skip(4).step_by(15).take(3) {
                let seat = state.to_move().seats().lowest().expect("a seat moves");
                let first = decides(state, seat, &*bot, 9);
                assert_eq!(first, decides(state, seat, &*bot, 9));
                let said = |why: Message| ["hint-net", "hint-promises"].contains(&&*why.key);
                assert!(first.why.is_some_and(said), "{level:?}");
                let world = state.imagine(Viewer::Seat(seat), &mut Rng::new(3));
                let world = world.expect("a world in a quiet position");
                assert_eq!(first.best, decides(&world, seat, &*bot, 9).best, "{level:?}");
            }
        }
    }

    #[test]
    fn no_bot_makes_an_illegal_move() {
        let clock = || 0;
        for setup in [table(2), table(3), table(4), table(4).set("teams", "on")] {
            for bots in [["novice", "casual"], ["heuristic", "ismcts:20"], ["flat:4", "greedy"]] {
                let duel = Duel::<State>::new(&setup, bots, &clock).expect("two bots");
                let played = duel.play(3, 1).expect("legal moves to the end");
                assert!((0.0..=1.0).contains(&played.score));
            }
        }
    }

    #[test]
    fn what_can_be_won_at_once_is_won() {
        let state = position(
            "board 0: red Metalworking; blue Writing / board 1: red Oars / hand 0: Clothing, Tools \
             / achievements 0: 2, 3, 4, Empire, World / score 0: Optics, Compass / turn: 0",
        );
        for level in Level::ALL {
            let decision = decides(&state, Seat(0), &*Player.level(level), 1);
            assert!(decision.candidates[0].value > 0.95, "{level:?}: {decision:?}");
        }
    }

    #[test]
    fn a_game_that_drags_on_comes_to_an_end() {
        let late = format!("{EVEN} / turns: 300");
        assert_ne!(hope(&late), hope(EVEN));
        let bot = named::<State>("heuristic").expect("a bot");
        for seed in 0..4 {
            let (mut state, mut luck, mut moves) = (position(&late), Luck::new(seed), 0);
            while let Some(mover) = state.to_move().first() {
                let m = match mover {
                    Mover::Chance => state.roll(luck),
                    Mover::Seat(seat) => decides(&state, seat, &*bot, moves).best,
                };
                state.play(mover, m, &mut ());
                (luck, moves) = (luck.next(), moves + 1);
                assert!(moves < 2_000, "seed {seed}");
            }
        }
    }
}
