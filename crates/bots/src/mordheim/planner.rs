//! The search of `strong` and `master`: the rules of thumb suggest a few plans, and all are played
//! out with the same dice again and again, both sides by rules of thumb, until the position is
//! judged at the end of the next turn. The worse half of the plans drops out after each round.

use ::mordheim::{Ask, Id, MOST, Move, Phase, State};
use kernel::{Game, Luck, Mover, Moves, Rng, Seat, mix64};
use search::net::Net;
use search::{
    Bot, Candidate, Decision, Knowledge, Random, Seen, Split, Tally, Terms, Worth, settle, spread,
};

use super::Style;
use super::features::Sight;
use super::judge;
use super::policy::{self, Mind};

/// So many simulations pass between two looks at the safety stop.
const BETWEEN_STOPS: u32 = 64;
/// Simulations are played to the end of so many turns after the present one.
const TURNS: u8 = 1;
/// What a point of the rules of thumb counts beside what simulations say.
const PRIOR: f32 = 0.1;

/// Thinks by playing plans out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Planner {
    /// In how many parts that could be made at once.
    pub(super) parts: u32,
    /// The simulations of one part.
    pub(super) each: u32,
    /// What judges; without it, the fitted weights do.
    pub(super) net: Option<&'static Net>,
}

/// What could be done now: a move, perhaps with the next, and where that leads.
struct Plan {
    /// The place of the move among the legal ones.
    place: usize,
    /// What the rules of thumb make of it, against the best plan.
    prior: f32,
    /// The position after it.
    after: State,
    visits: u32,
    sum: f32,
}

impl Plan {
    fn new(state: &State, seat: Seat, place: usize, line: &[Move], score: f32) -> Plan {
        let mut after = state.clone();
        line.iter().for_each(|&m| after.play(Mover::Seat(seat), m, &mut ()));
        Plan { place, prior: score, after, visits: 0, sum: 0.0 }
    }

    fn value(&self) -> f32 {
        self.sum / self.visits.max(1) as f32 + self.prior
    }
}

/// What is left to chance in a play-out. Everybody has dice of his own, in order through a phase:
/// what two plans have in common goes alike in both, and they differ by what they change.
struct Sample {
    seed: u64,
    at: (u8, Phase),
    thrown: [u8; 2 * MOST + 1],
}

impl Sample {
    fn new(state: &State, seed: u64) -> Sample {
        Sample { seed, at: (state.turns_begun(), state.phase()), thrown: [0; 2 * MOST + 1] }
    }

    /// What chance says next of somebody, or of nobody.
    fn next(&mut self, state: &State, who: Option<Id>) -> u64 {
        let at = (state.turns_begun(), state.phase());
        if self.at != at {
            *self = Sample { at, thrown: [0; 2 * MOST + 1], ..*self };
        }
        let place = who.map_or(2 * MOST, |id| usize::from(id.0));
        self.thrown[place] = self.thrown[place].wrapping_add(1);
        let (turn, phase) = at;
        let key = [turn, phase as u8, place as u8, self.thrown[place]];
        mix64(self.seed ^ mix64(u32::from_le_bytes(key).into()))
    }

    /// Plays a plan out, both sides by rules of thumb, to the end of the next turn.
    fn play_out(
        &mut self,
        judged: &Judged,
        (root, state): (&State, &mut State),
        list: &mut Moves<Move>,
    ) -> Worth {
        for _ in 0..State::INFO.max_moves {
            let goes_on = state.turns_begun() <= root.turns_begun() + TURNS;
            let Some(mover) = state.to_move().first().filter(|_| goes_on) else { break };
            let asked = state.open_question().and_then(|(_, ask)| ask.words().1);
            let luck = self.next(state, asked.or(state.chosen()));
            let m = match mover {
                Mover::Chance => state.roll(Luck::new(luck)),
                Mover::Seat(seat) => {
                    list.clear();
                    state.moves(seat, list);
                    list[policy::best(state, seat, list, &Style::RESTING, &mut Rng::new(luck))]
                }
            };
            state.play(mover, m, &mut ());
        }
        settle(state, judged)
    }
}

/// The judgement of play-outs.
struct Judged {
    net: Option<&'static Net>,
}

impl Knowledge<State> for Judged {
    fn judge(&self, state: &State) -> Worth {
        match self.net {
            Some(net) => net.judge(state, &Sight),
            None => judge::judge(state),
        }
    }
}

/// Whether it pays to search for an answer. What blows and shots do is known exactly, so that rules
/// of thumb choose weapons and targets well; what comes of a charge or a step is not.
fn is_hard(state: &State) -> bool {
    match (state.open_question(), state.phase()) {
        (Some((_, ask)), _) => matches!(ask, Ask::Intercept(_)),
        (None, Phase::Charges) => true,
        (None, phase) => phase == Phase::Movement && state.chosen().is_some(),
    }
}

/// The scores of all moves by rules of thumb, and their places, the best first.
fn ranked(state: &State, seat: Seat, moves: &[Move], style: &Style) -> Vec<(usize, f32)> {
    let mind = Mind::new(state, seat, style);
    let mut ranked: Vec<_> = moves.iter().map(|m| mind.score(*m)).enumerate().collect();
    ranked.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    ranked
}

/// The plans of the search.
fn plans(state: &State, seat: Seat, moves: &[Move]) -> Vec<Plan> {
    let mut plans = match (state.open_question(), state.phase(), state.chosen()) {
        (None, Phase::Charges, None) => charges(state, seat, moves),
        (None, Phase::Movement, Some(_)) => walks(state, seat, moves),
        _ => answers(state, seat, moves),
    };
    let most = plans.iter().map(|plan| plan.prior).fold(f32::NEG_INFINITY, f32::max);
    plans.iter_mut().for_each(|plan| plan.prior = PRIOR * (plan.prior - most).max(-2.0));
    plans
}

/// So many plans are searched at most where somebody answers or charges.
const FEW: usize = 6;

fn answers(state: &State, seat: Seat, moves: &[Move]) -> Vec<Plan> {
    let best = ranked(state, seat, moves, &Style::SHREWD);
    let few = best.into_iter().take(FEW);
    few.map(|(n, score)| Plan::new(state, seat, n, &[moves[n]], score)).collect()
}

/// Who charges whom next, or nobody.
fn charges(state: &State, seat: Seat, moves: &[Move]) -> Vec<Plan> {
    let (mut plans, mut all) = (Vec::new(), Vec::new());
    for (place, &m) in moves.iter().enumerate() {
        if !matches!(m, Move::Select(_)) {
            plans.push(Plan::new(state, seat, place, &[m], 0.0));
            continue;
        }
        let mut chosen = state.clone();
        chosen.play(Mover::Seat(seat), m, &mut ());
        let list = chosen.legal(seat);
        let acts = ranked(&chosen, seat, &list, &Style::SHREWD).into_iter();
        let acts = acts.filter(|(n, _)| list[*n] != Move::Hold);
        all.extend(acts.map(|(n, score)| (place, [m, list[n]], score)));
    }
    all.sort_by(|a, b| b.2.total_cmp(&a.2).then(a.0.cmp(&b.0)));
    let few = all.into_iter().take(FEW);
    plans.extend(few.map(|(place, line, score)| Plan::new(state, seat, place, &line, score)));
    plans.iter_mut().for_each(|plan| drop(go_on(&mut plan.after, Phase::Charges)));
    plans
}

/// How many squares are tried by each way to look at them.
const SQUARES: usize = 5;
/// Quick and without whims.
const BRISK: Style = Style { thorough: false, exact: false, ..Style::SHREWD };
/// Goes for the enemy.
const BOLD: Style = Style { caution: 0.4, greed: 0.6, push: 0.1, ..Style::SHREWD };

/// Where somebody goes, while his friends go where the rules of thumb send them.
fn walks(state: &State, seat: Seat, moves: &[Move]) -> Vec<Plan> {
    let shrewd = ranked(state, seat, moves, &Style::SHREWD);
    let bold = ranked(state, seat, moves, &BOLD);
    let mut few: Vec<usize> = Vec::new();
    for best in [&shrewd, &bold] {
        let most = few.len() + SQUARES;
        for &(n, _) in best {
            let near = few.iter().any(|m| is_near(moves[*m], moves[n]));
            if !near && few.len() < most {
                few.push(n);
            }
        }
    }
    few.extend(moves.iter().position(|m| *m == Move::Hold).filter(|stay| !few.contains(stay)));
    let score = |place: usize| shrewd.iter().find(|(n, _)| *n == place).map_or(0.0, |(_, s)| *s);
    let plan = |n: usize| Plan::new(state, seat, n, &[moves[n]], score(n));
    let mut plans: Vec<Plan> = few.into_iter().map(plan).collect();
    let orders = go_on(&mut plans[0].after.clone(), Phase::Movement);
    plans.iter_mut().for_each(|plan| follow(&mut plan.after, seat, &orders));
    plans
}

/// Whether two moves lead to nearly the same place.
fn is_near(a: Move, b: Move) -> bool {
    match (a, b) {
        (Move::Go(a), Move::Go(b)) => a.d2(b) <= 2,
        _ => a == b,
    }
}

/// Plays the rest of a turn's charges and moves by rules of thumb, from this phase on and up to the
/// first die, and says where everybody goes.
fn go_on(state: &mut State, from: Phase) -> Vec<(Id, Move)> {
    let mut orders = Vec::new();
    let turn = state.turns_begun();
    let mut list = Moves::new();
    while state.turns_begun() == turn && [from, Phase::Movement].contains(&state.phase()) {
        let Some(Mover::Seat(seat)) = state.to_move().first() else { break };
        list.clear();
        state.moves(seat, &mut list);
        let m = list[policy::best(state, seat, &list, &BRISK, &mut Rng::new(1))];
        if let Some(who) = state.chosen().filter(|_| state.open_question().is_none()) {
            orders.push((who, m));
        }
        state.play(Mover::Seat(seat), m, &mut ());
    }
    orders
}

/// Lets everybody go where he was sent, as far as that can be.
fn follow(state: &mut State, seat: Seat, orders: &[(Id, Move)]) {
    let turn = state.turns_begun();
    let mut list = Moves::new();
    for _ in 0..4 * ::mordheim::MOST {
        let here = state.phase() == Phase::Movement && state.turns_begun() == turn;
        if !here || state.to_move().first() != Some(Mover::Seat(seat)) {
            return;
        }
        list.clear();
        state.moves(seat, &mut list);
        let next = orders.iter().map(|(who, _)| Move::Select(*who)).find(|m| list.contains(m));
        let m = match (state.open_question(), state.chosen()) {
            (Some(_), _) => {
                list[policy::best(state, seat, &list, &Style::RESTING, &mut Rng::new(1))]
            }
            (None, Some(who)) => {
                let order = orders.iter().find(|(id, _)| *id == who).map(|(_, m)| *m);
                order.filter(|m| list.contains(m)).unwrap_or(Move::Hold)
            }
            (None, None) => next.unwrap_or(Move::End),
        };
        if !list.contains(&m) {
            return;
        }
        state.play(Mover::Seat(seat), m, &mut ());
    }
}

/// Plays the plans out: all with the same dice, and the worse half drops out after each round.
fn race(
    (root, seat): (&State, Seat),
    plans: &mut [Plan],
    (judged, most): (&Judged, u32),
    seed: u64,
    terms: &Terms<'_>,
) {
    let rounds = plans.len().next_power_of_two().ilog2().max(1);
    let (mut alive, mut spent, mut sample) = (plans.len(), 0, 0_u64);
    let mut list = Moves::new();
    for _ in 0..rounds {
        let times = (most / rounds / alive as u32).max(1);
        for _ in 0..times {
            for plan in &mut plans[..alive] {
                if spent >= most || spent > 0 && spent % BETWEEN_STOPS == 0 && terms.is_over() {
                    return;
                }
                let mut state = plan.after.clone();
                let mut dice = Sample::new(root, mix64(seed ^ mix64(sample)));
                let worth = dice.play_out(judged, (root, &mut state), &mut list);
                plan.sum += worth[seat.index()];
                plan.visits += 1;
                spent += 1;
            }
            sample += 1;
        }
        plans[..alive].sort_by(|a, b| b.value().total_cmp(&a.value()));
        alive = alive.div_ceil(2);
    }
}

impl Planner {
    /// The position that is thought about, where it pays to search.
    fn question(seen: &Seen<'_, State>, terms: &Terms<'_>) -> Option<State> {
        let world = seen.imagine(&mut Rng::new(terms.seed))?;
        (world.has_map() && is_hard(&world)).then_some(world)
    }
}

impl Split<State> for Planner {
    fn parts(&self) -> u32 {
        self.parts
    }

    fn part(&self, seen: &Seen<'_, State>, n: u32, terms: &Terms<'_>) -> Vec<Tally> {
        let moves = seen.moves();
        let mut tallies = vec![Tally::default(); moves.len()];
        let Some(world) = Self::question(seen, terms) else { return tallies };
        let mut plans = plans(&world, seen.seat(), &moves);
        let seed = mix64(terms.seed ^ mix64(u64::from(n)));
        let judged = Judged { net: self.net };
        race((&world, seen.seat()), &mut plans, (&judged, self.each), seed, terms);
        for plan in &plans {
            let tally = &mut tallies[plan.place];
            // Of several plans that begin alike the one that was played out most often counts.
            if u64::from(plan.visits) > tally.visits {
                *tally = Tally { visits: plan.visits.into(), sum: plan.sum };
            }
        }
        tallies
    }

    fn join(
        &self,
        seen: &Seen<'_, State>,
        parts: &[Vec<Tally>],
        terms: &Terms<'_>,
    ) -> Decision<Move> {
        let mut rng = Rng::new(terms.seed);
        let Some(world) = seen.imagine(&mut rng) else { return Random.think(seen, terms) };
        let (seat, moves) = (seen.seat(), seen.moves());
        let thumb = policy::decide(&world, seat, &moves, &Style::SHREWD, &mut rng);
        let total = |n: usize| {
            parts.iter().filter_map(|part| part.get(n)).fold(Tally::default(), |total, tally| {
                Tally { visits: total.visits + tally.visits, sum: total.sum + tally.sum }
            })
        };
        let mut tried: Vec<(f32, Candidate<Move>)> = Vec::new();
        for (n, score) in ranked(&world, seat, &moves, &Style::SHREWD) {
            let Tally { visits, sum } = total(n);
            if visits > 0 {
                let value = sum / visits as f32;
                tried.push((value + PRIOR * score, Candidate { m: moves[n], value, visits }));
            }
        }
        let Some(most) = tried.iter().map(|(_, one)| one.visits).max() else { return thumb };
        // Those that came to the last rounds are in front, whatever the others were worth.
        let late = |one: &Candidate<Move>| 2 * one.visits >= most;
        tried.sort_by(|a, b| late(&b.1).cmp(&late(&a.1)).then(b.0.total_cmp(&a.0)));
        let candidates: Vec<_> = tried.into_iter().map(|(_, one)| one).collect();
        let simulations = candidates.iter().map(|one| one.visits).sum();
        let best = candidates[0].m;
        let why = Mind::new(&world, seat, &Style::SHREWD).reason(best);
        Decision { best, candidates, simulations, why }
    }
}

impl Bot<State> for Planner {
    fn think(&self, seen: &Seen<'_, State>, terms: &Terms<'_>) -> Decision<Move> {
        let part = |n: usize| self.part(seen, n as u32, terms);
        let parts = spread(self.parts as usize, terms.threads, part);
        self.join(seen, &parts, terms)
    }

    fn budget(&self) -> u64 {
        u64::from(self.parts) * u64::from(self.each)
    }

    fn split(&self) -> Option<&dyn Split<State>> {
        Some(self)
    }
}
