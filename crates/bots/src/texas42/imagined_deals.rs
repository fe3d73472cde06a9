//! The bot that imagines deals and solves each of them with every tile in sight.

use ::texas42::{Bid, Declaration, Move, Phase, Scoring, State, team};
use kernel::{Game, Message, Mover, Rng, Seat, mix64};
use search::{Bot, Candidate, Decision, Random, Seen, Terms};

use super::bidding::{self, Auction, Doubt};
use super::estimate::{self, Outlook, match_chance, with_contract};
use super::knowledge::{likely_world, thumb};
use super::solver::{Position, Solver};

/// A contract is tried if it were worth its bid with so much better a chance than the rules of
/// thumb give it.
const HOPE: f32 = 0.15;
/// So many imagined deals the rules of thumb weigh in a bid.
const THUMB: f32 = 3.0;
/// A plan that was tried so often and fails in a third of the deals is dropped.
const FAIR_TRIAL: u32 = 5;
/// Moves that did alike in so many deals are taken to do alike in all.
const ALWAYS: u32 = 12;
/// With more points to take than this, solving to the last point takes too long.
const SOLVED_EXACTLY: u8 = 26;
/// The most plans that are tried in one deal.
const MOST_PLANS: usize = 20;
/// The most positions that are solved in one deal: after fourteen moves, once for the contract and
/// twice for the margin.
const MOST_TRIED: u64 = 42;

/// Imagines deals and solves them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight {
    /// The most deals imagined for one decision.
    pub(crate) worlds: u32,
    /// How many declarations are weighed.
    pub(crate) plans: usize,
    /// Whether deals are preferred that explain the bids.
    pub(crate) infers: bool,
    /// What it makes of its own figures when it bids.
    pub(crate) doubt: Doubt,
    /// No further deal is imagined once so many positions were looked at.
    pub(crate) nodes: u64,
}

/// A contract that could be played, and how often it was made.
struct Plan {
    bid: Bid,
    /// What is named; nothing where that is up to the partner.
    named: Option<Declaration>,
    /// What the rules of thumb say.
    guess: f32,
    made: u32,
    tried: u32,
    alive: bool,
}

impl Plan {
    fn new(bid: Bid, named: Option<Declaration>, guess: f32) -> Plan {
        Plan { bid, named, guess, made: 0, tried: 0, alive: true }
    }

    /// How likely it is made in plain sight, rules of thumb included.
    fn chance(&self) -> f32 {
        (self.made as f32 + THUMB * self.guess) / (self.tried as f32 + THUMB)
    }
}

/// A tile that could be played, and how it did.
struct Tried {
    m: Move,
    sum: f32,
    margin: f32,
    visits: u32,
    alive: bool,
}

impl Tried {
    fn value(&self) -> f32 {
        self.sum / self.visits.max(1) as f32
    }
}

/// What one decision has used so far.
struct Work<'a> {
    seen: &'a Seen<'a, State>,
    terms: &'a Terms<'a>,
    solver: Solver,
    solved: u64,
}

impl Work<'_> {
    /// Whether the contract of this state is made from this position of it.
    fn is_made(&mut self, state: &State, position: &Position) -> bool {
        self.solved += 1;
        let needs = state.standing_bid().map_or(30, Bid::needs);
        match state.declaration() {
            Some(declaration) if declaration.is_nello() => !self.solver.takes(position, 1),
            _ => self.solver.takes(position, needs),
        }
    }

    fn points(&mut self, position: &Position) -> u8 {
        self.solved += 1;
        self.solver.points(position)
    }
}

impl Bot<State> for Sight {
    fn think(&self, seen: &Seen<'_, State>, terms: &Terms<'_>) -> Decision<Move> {
        let Some(world) = self.world(seen, terms, 0) else { return Random.think(seen, terms) };
        let mut work = Work { seen, terms, solver: Solver::new(), solved: 0 };
        match world.phase() {
            Phase::Bidding => self.think_bid(&mut work, &world),
            Phase::Declaring => self.think_name(&mut work, &world),
            _ => self.think_play(&mut work, &world),
        }
    }

    fn budget(&self) -> u64 {
        u64::from(self.worlds) * MOST_TRIED
    }
}

impl Sight {
    /// Imagined deal `n`: the same for all that is weighed.
    fn world(&self, seen: &Seen<'_, State>, terms: &Terms<'_>, n: u32) -> Option<State> {
        let mut rng = Rng::new(mix64(terms.seed ^ mix64(u64::from(n))));
        if self.infers { likely_world(seen, &mut rng) } else { seen.imagine(&mut rng) }
    }

    /// Whether there is time for deal `n`.
    fn goes_on(&self, work: &Work<'_>, n: u32, nodes: u64) -> bool {
        n == 0 || (n < self.worlds && work.solver.nodes() < nodes && !work.terms.is_over())
    }

    // -------------------------------------------------------------- contracts

    /// Tries every plan in the same imagined deals. `won` makes of a deal and a bid the state in
    /// which the contract is named.
    fn try_plans(
        &self,
        work: &mut Work<'_>,
        plans: &mut [Plan],
        won: impl Fn(&State, Bid) -> State,
    ) {
        let mut n = 0;
        while self.goes_on(work, n, self.nodes) && plans.iter().any(|plan| plan.alive) {
            let Some(world) = self.world(work.seen, work.terms, n) else { break };
            let mut last = None;
            for plan in plans.iter_mut().filter(|plan| plan.alive) {
                let mut state = won(&world, plan.bid);
                let declaration = plan.named.unwrap_or_else(|| partners_choice(&state));
                let turn = Mover::Seat(state.turn());
                state.play(turn, Move::Declare(declaration), &mut ());
                let Some(position) = Position::of(&state) else { continue };
                if last.replace(declaration) != Some(declaration) {
                    work.solver.forget();
                }
                plan.made += u32::from(work.is_made(&state, &position));
                plan.tried += 1;
                plan.alive = plan.tried < FAIR_TRIAL || 3 * plan.made > 2 * plan.tried;
            }
            n += 1;
        }
    }

    fn think_bid(&self, work: &mut Work<'_>, world: &State) -> Decision<Move> {
        let (seat, moves) = (work.seen.seat(), work.seen.moves());
        let outlook = Outlook::of(world.hand(seat));
        let auction = Auction { world, seat };
        let pass = if moves.contains(&Move::Pass) { auction.worth_of_pass() } else { 0.0 };
        let bids: Vec<Bid> = moves.iter().filter_map(as_bid).collect();
        let mut plans = self.plans_to_bid(world, seat, &bids);
        plans.retain(|plan| {
            let hope = self.doubt.of(plan.bid, plan.guess + HOPE);
            auction.worth_of_bid(plan.bid, hope) > pass
        });
        plans.truncate(MOST_PLANS);
        self.try_plans(work, &mut plans, |world, bid| bidding::won_with(world, seat, bid));
        let weigh = |&m: &Move| {
            let value = match as_bid(&m) {
                None => auction.worth_of_pass(),
                Some(bid) => {
                    let chance = chance_of_bid(world, seat, bid, &plans, outlook);
                    auction.worth_of_bid(bid, self.doubt.of(bid, chance))
                }
            };
            let visits = plans.iter().map(|plan| u64::from(plan.tried)).max().unwrap_or(0);
            Candidate { m, value, visits: if as_bid(&m).is_some() { visits } else { 0 } }
        };
        let candidates = moves.iter().map(weigh).collect();
        let decision = Decision::by_value(candidates, work.solved);
        let why = why_bid(&decision, &plans);
        decision.because(why)
    }

    /// The contracts worth trying: the lowest bid with the best few declarations, the lowest bid
    /// for every trick with the best two and with special contracts, and plunge and splash.
    fn plans_to_bid(&self, world: &State, seat: Seat, bids: &[Bid]) -> Vec<Plan> {
        let hand = world.hand(seat);
        let mut plans = Vec::new();
        let mut add = |bid: Bid, most: usize| {
            let ranked = bidding::ranked(&bidding::won_with(world, seat, bid), hand, bid.needs());
            let plan = |(named, guess)| Plan::new(bid, Some(named), guess);
            plans.extend(ranked.into_iter().take(most).map(plan));
        };
        let plain = |bid: &&Bid| !bid.is_special();
        if let Some(&lowest) = bids.iter().find(|bid| !bid.is_all()) {
            add(lowest, self.plans);
        }
        if let Some(&all) = bids.iter().filter(plain).find(|bid| bid.is_all()) {
            add(all, self.plans.div_ceil(2));
        }
        for &special in bids.iter().filter(|bid| bid.is_special()) {
            let guess = bidding::chance_of(hand, Outlook::of(hand), special);
            plans.push(Plan::new(special, None, guess));
        }
        plans.sort_by_key(|plan| plan.named);
        plans
    }

    fn think_name(&self, work: &mut Work<'_>, world: &State) -> Decision<Move> {
        let seat = work.seen.seat();
        let bid = world.standing_bid().unwrap_or(Bid::Points(30));
        let plan = |(named, guess)| Plan::new(bid, Some(named), guess);
        let ranked = bidding::ranked(world, world.hand(seat), bid.needs());
        let mut plans: Vec<Plan> = ranked.into_iter().take(self.plans + 1).map(plan).collect();
        self.try_plans(work, &mut plans, |world, _| world.clone());
        let weigh = |plan: &Plan| {
            let (value, visits) = (plan.chance(), u64::from(plan.tried));
            plan.named.map(|named| Candidate { m: Move::Declare(named), value, visits })
        };
        let decision = Decision::by_value(plans.iter().filter_map(weigh).collect(), work.solved);
        let decision = in_match(decision, |chance| {
            with_contract((world.rules(), world.score(), team(seat)), team(seat), bid, chance)
        });
        let chosen = plans.iter().find(|plan| plan.named.map(Move::Declare) == Some(decision.best));
        let why = chosen.map(|plan| made_in(bid, plan));
        Decision { why, ..decision }
    }

    // -------------------------------------------------------------- tiles

    fn think_play(&self, work: &mut Work<'_>, world: &State) -> Decision<Move> {
        let seat = work.seen.seat();
        let moves = work.seen.moves();
        let start = |&m: &Move| Tried { m, sum: 0.0, margin: 0.0, visits: 0, alive: true };
        let mut tried: Vec<Tried> = moves.iter().map(start).collect();
        let mut n = 0;
        while self.goes_on(work, n, self.nodes) {
            let Some(world) = self.world(work.seen, work.terms, n) else { break };
            self.try_moves(work, &world, seat, &mut tried);
            n += 1;
            drop_worst(&mut tried, n);
            if is_clear(&tried, n) {
                break;
            }
        }
        let most = tried.iter().map(Tried::value).fold(0.0, f32::max);
        let close = 0.6 / n as f32;
        tried.iter_mut().for_each(|t| t.alive = t.alive && t.value() + close > most);
        if tried.iter().filter(|t| t.alive).count() > 1 {
            self.try_margins(work, seat, n, &mut tried);
        }
        let liked = thumb(world, seat, &moves);
        let weigh = |t: &Tried| {
            let like = f32::from(u8::from(liked == Some(t.m)));
            let value = 0.9699 * t.value() + 0.03 * t.margin + 0.0001 * like;
            Candidate { m: t.m, value, visits: u64::from(t.visits) }
        };
        let decision = Decision::by_value(tried.iter().map(weigh).collect(), work.solved);
        let decision = match world.contract() {
            Some((bidder, bid)) if is_all_or_nothing(world, bid) => in_match(decision, |chance| {
                let made = if team(bidder) == team(seat) { chance } else { 1.0 - chance };
                with_contract((world.rules(), world.score(), team(seat)), team(bidder), bid, made)
            }),
            _ => decision,
        };
        let best = tried.iter().find(|t| t.m == decision.best);
        let why = best.and_then(|t| why_play(world, seat, t));
        Decision { why, ..decision }
    }

    /// Plays every move that is left in one imagined deal.
    fn try_moves(&self, work: &mut Work<'_>, world: &State, seat: Seat, tried: &mut [Tried]) {
        let Some(position) = Position::of(world) else { return };
        work.solver.forget();
        for t in tried.iter_mut().filter(|t| t.alive) {
            let Some(next) = position.after_move(t.m) else { continue };
            t.sum += worth_of(work, world, seat, &next);
            t.visits += 1;
        }
    }

    /// Breaks ties between moves by the points they lead to.
    fn try_margins(&self, work: &mut Work<'_>, seat: Seat, worlds: u32, tried: &mut [Tried]) {
        let (limit, mut n) = (work.solver.nodes() + self.nodes / 2, 0);
        while n < worlds && self.goes_on(work, n, limit) {
            let Some(world) = self.world(work.seen, work.terms, n) else { break };
            let Some(position) = Position::of(&world) else { return };
            work.solver.forget();
            for t in tried.iter_mut().filter(|t| t.alive) {
                let Some(next) = position.after_move(t.m) else { continue };
                t.margin += margin(work, &world, seat, &next);
            }
            n += 1;
        }
        tried.iter_mut().for_each(|t| t.margin /= n.max(1) as f32);
    }
}

/// What the partner of one who plunged or splashed would name.
fn partners_choice(state: &State) -> Declaration {
    let needs = state.standing_bid().map_or(42, Bid::needs);
    let ranked = bidding::ranked(state, state.hand(state.turn()), needs);
    ranked.first().map_or(Declaration::FollowMe, |(declaration, _)| *declaration)
}

/// Whether all that counts is whether the contract is made.
fn is_all_or_nothing(world: &State, bid: Bid) -> bool {
    world.rules().scoring == Scoring::Marks || bid.is_all()
}

/// The same decision with chances to win the match for chances to win the hand.
fn in_match(decision: Decision<Move>, chance: impl Fn(f32) -> f32) -> Decision<Move> {
    let told = |c: Candidate<Move>| Candidate { value: chance(c.value.clamp(0.0, 1.0)), ..c };
    Decision { candidates: decision.candidates.into_iter().map(told).collect(), ..decision }
}

/// What a position after a move is worth to `seat` in this deal.
fn worth_of(work: &mut Work<'_>, world: &State, seat: Seat, next: &Position) -> f32 {
    let Some((bidder, bid)) = world.contract() else { return 0.5 };
    let mine = team(bidder) == team(seat);
    if is_all_or_nothing(world, bid) {
        return if work.is_made(world, next) == mine { 1.0 } else { 0.0 };
    }
    if next.rest() > SOLVED_EXACTLY {
        let made = f32::from(u8::from(work.is_made(world, next)));
        let place = (world.rules(), world.score(), team(seat));
        return with_contract(place, team(bidder), bid, made);
    }
    let points = work.points(next);
    let all = next.taken() + next.rest() + world.points()[1 - team(bidder)];
    let (ours, theirs) = world.gains(points, all.saturating_sub(points)).unwrap_or((0, 0));
    let mut score = world.score();
    score[team(bidder)] += ours;
    score[1 - team(bidder)] += theirs;
    match_chance(world.rules(), score, team(seat))
}

/// How much of the rest `seat` gets, from 0 to 1. Far from the end only roughly.
fn margin(work: &mut Work<'_>, world: &State, seat: Seat, next: &Position) -> f32 {
    let Some((bidder, bid)) = world.contract() else { return 0.5 };
    let declarers = if next.rest() <= SOLVED_EXACTLY {
        f32::from(work.points(next)) / 42.0
    } else {
        work.solved += 2;
        let needs = bid.needs();
        let [low, high] = [needs.saturating_sub(6), (needs + 6).min(41)];
        let takes = [low, high].map(|least| work.solver.takes(next, least));
        (f32::from(low) * f32::from(u8::from(takes[0]))
            + f32::from(high - low) * f32::from(u8::from(takes[1])))
            / 42.0
    };
    if team(bidder) == team(seat) { declarers } else { 1.0 - declarers }
}

/// Drops moves that are far behind.
fn drop_worst(tried: &mut [Tried], worlds: u32) {
    if worlds < 6 {
        return;
    }
    let most = tried.iter().filter(|t| t.alive).map(|t| t.sum).fold(0.0, f32::max);
    let behind = 1.0 + 0.25 * worlds as f32;
    tried.iter_mut().for_each(|t| t.alive = t.alive && t.sum + behind > most);
}

/// Whether one move is left, or all that are left have always done alike.
fn is_clear(tried: &[Tried], worlds: u32) -> bool {
    let mut left = tried.iter().filter(|t| t.alive);
    let Some(first) = left.next() else { return true };
    let alike = |t: &Tried| t.sum == first.sum && (t.sum == 0.0 || t.sum == worlds as f32);
    let mut others = left.peekable();
    others.peek().is_none() || (worlds >= ALWAYS && alike(first) && others.all(alike))
}

fn as_bid(m: &Move) -> Option<Bid> {
    match m {
        Move::Bid(bid) => Some(*bid),
        _ => None,
    }
}

/// The chance in plain sight to make a bid, from the plans that were tried.
fn chance_of_bid(world: &State, seat: Seat, bid: Bid, plans: &[Plan], outlook: Outlook) -> f32 {
    let hand = world.hand(seat);
    let same = |plan: &&Plan| match (bid.is_special(), bid.is_all()) {
        (true, _) => plan.bid == bid,
        (false, all) => !plan.bid.is_special() && plan.bid.is_all() == all,
    };
    let lowered = |plan: &Plan| {
        let thumb = |need| plan.named.map_or(0.0, |named| estimate::chance(hand, named, need));
        plan.chance() - (thumb(plan.bid.needs()) - thumb(bid.needs())).max(0.0)
    };
    let found = plans.iter().filter(same).map(lowered).fold(-1.0, f32::max);
    if found >= 0.0 { found } else { bidding::chance_of(hand, outlook, bid) }
}

/// How often a plan was made, in words.
fn made_in(bid: Bid, plan: &Plan) -> Message {
    let message = match plan.named {
        Some(named) => Message::new("hint-made-on").with("declaration", named.word()),
        None => Message::new("hint-made"),
    };
    message.with("bid", bid.message()).with("made", plan.made).with("tried", plan.tried)
}

fn why_bid(decision: &Decision<Move>, plans: &[Plan]) -> Message {
    let best = plans.iter().filter(|plan| plan.tried > 0);
    let best = best.max_by(|a, b| a.chance().total_cmp(&b.chance()));
    let percent = |value: f32| (100.0 * value + 0.5) as u32;
    let bid = decision.candidates.iter().find(|c| as_bid(&c.m).is_some());
    let plan = best.map_or_else(|| Message::new("hint-too-weak"), |plan| made_in(plan.bid, plan));
    let message = match decision.candidates.iter().find(|c| c.m == Move::Pass) {
        Some(pass) => Message::new("hint-bid-or-pass").with("pass", percent(pass.value)),
        None => Message::new("hint-bid"),
    };
    message.with("plan", plan).with("worth", percent(bid.map_or(0.0, |c| c.value)))
}

fn why_play(world: &State, seat: Seat, tried: &Tried) -> Option<Message> {
    let (bidder, bid) = world.contract()?;
    let (Move::Play(tile) | Move::PlaySmall(tile)) = tried.m else { return None };
    let message = if world.rules().scoring == Scoring::Points && !bid.is_all() {
        let percent = (100.0 * tried.value() + 0.5) as u32;
        Message::new("hint-play-match").with("percent", percent)
    } else if team(bidder) == team(seat) {
        Message::new("hint-play-made").with("made", tried.sum.to_string())
    } else {
        Message::new("hint-play-set").with("set", tried.sum.to_string())
    };
    Some(message.with("tile", tile.arg()).with("visits", tried.visits))
}
