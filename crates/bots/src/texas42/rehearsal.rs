//! The bot that plays imagined deals through: by rules of thumb, and perfectly at the end.

use std::ops::Range;

use ::texas42::{Bid, Declaration, Move, Phase, Scoring, State, Tiles, team};
use kernel::{Game, Message, Mover, Rng, Seat, mix64};
use search::{Bot, Candidate, Decision, Random, Seen, Terms};

use super::belief::likely_deals;
use super::bidding::{self, Doubt};
use super::certain;
use super::estimate::{self, match_chance, stakes};
use super::habits::Habits;
use super::knowledge::thumb;
use super::play::Table;
use super::solver::{Position, Solver};
use super::tree::{Curiosity, Guide, Tree};

/// Moves are compared after so many deals, and those far behind are dropped.
const BATCH: usize = 32;
/// The most contracts that are weighed in one decision.
const MOST_PLANS: usize = 12;
/// The most hands that are played through in one deal.
const MOST_PLAYED: u64 = 32;
/// What a seat would win more, all else being alike, is worth so much of the hand.
const MARGIN: f32 = 0.02;
/// And what the rules of thumb pick so much.
const LIKED: f32 = 0.03;

/// Plays imagined deals through.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rehearsal {
    /// Deals that every tile is tried in.
    pub(crate) deals: u32,
    /// Deals that every contract is tried in.
    pub(crate) auctions: u32,
    /// Deals that every declaration is tried in once the auction is won.
    pub(crate) names: u32,
    /// How many of the contracts that are set when they are played through are made at the table,
    /// of the partner and of the others.
    pub(crate) credit: [f32; 2],
    /// How seats learn in the deals; without it they follow the rules of thumb.
    pub(crate) learning: Option<Learning>,
    /// How others are thought to play.
    pub(crate) habits: &'static Habits,
    /// With so many tiles left in a hand the rest of it is solved.
    pub(crate) solved: u32,
    /// One tile in so many is anything.
    pub(crate) slips: u64,
    /// How many declarations are weighed.
    pub(crate) plans: usize,
    /// What others are thought to make of their hands when they bid.
    pub(crate) doubt: Doubt,
}

/// How seats learn what to play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Learning {
    pub(crate) curiosity: Curiosity,
    /// How often they go through the deals to practise, and again for what counts.
    pub(crate) rounds: u32,
}

/// What one decision has used so far.
struct Work<'a> {
    seen: &'a Seen<'a, State>,
    terms: &'a Terms<'a>,
    solver: Solver,
    played: u64,
}

/// A tile that could be played, and how it did.
struct Tried {
    m: Move,
    /// What it was worth, summed over deals.
    sum: f32,
    /// In how many deals the contract was made or set, as the seat wants it.
    won: u32,
    margin: f32,
    visits: u32,
    alive: bool,
    /// Whether the hand is won after it whatever the others hold.
    certain: bool,
}

impl Tried {
    fn forget(&mut self) {
        (self.sum, self.margin, self.won, self.visits) = (0.0, 0.0, 0, 0);
    }

    fn value(&self) -> f32 {
        self.sum / self.visits.max(1) as f32
    }
}

impl Bot<State> for Rehearsal {
    fn think(&self, seen: &Seen<'_, State>, terms: &Terms<'_>) -> Decision<Move> {
        let mut first = None;
        for n in 0..4 {
            first = first.or_else(|| seen.imagine(&mut Rng::new(mix64(terms.seed ^ n))));
        }
        let Some(world) = first else { return Random.think(seen, terms) };
        let mut work = Work { seen, terms, solver: Solver::new(), played: 0 };
        match world.phase() {
            Phase::Bidding => self.think_bid(&mut work, &world),
            Phase::Declaring => self.think_name(&mut work, &world),
            _ => self.think_play(&mut work, &world),
        }
    }

    fn budget(&self) -> u64 {
        let tiles = self.deals * self.learning.map_or(1, |learning| 2 * learning.rounds);
        u64::from(tiles.max(self.auctions).max(self.names)) * MOST_PLAYED
    }
}

/// What a hand is worth to a seat by the points of the declaring side.
struct Scale {
    worth: [f32; 43],
    won: [bool; 43],
    /// Whether all that counts is whether the contract is made.
    plain: bool,
}

impl Scale {
    /// The scale of a contract that is being played.
    fn of(world: &State, seat: Seat) -> Scale {
        let (bidder, bid) = world.contract().unwrap_or((seat, Bid::Points(30)));
        let ours = team(bidder) == team(seat);
        let plain = world.rules().scoring == Scoring::Marks || bid.is_all();
        let mut scale = Scale { worth: [0.5; 43], won: [false; 43], plain };
        for points in 0..43u8 {
            let (mine, theirs) = world.gains(points, 42 - points).unwrap_or((0, 0));
            let made = is_made(world, points);
            scale.won[usize::from(points)] = made == ours;
            scale.worth[usize::from(points)] = if plain {
                f32::from(u8::from(made == ours))
            } else {
                let mut score = world.score();
                score[team(bidder)] += mine;
                score[1 - team(bidder)] += theirs;
                match_chance(world.rules(), score, team(seat))
            };
        }
        scale
    }
}

/// Whether the contract is made with so many points of the declaring side.
fn is_made(world: &State, points: u8) -> bool {
    let needs = world.standing_bid().map_or(30, Bid::needs);
    match world.declaration() {
        Some(named) if named.is_nello() => points == 0,
        _ => points >= needs,
    }
}

impl Rehearsal {
    /// The points of the declaring side when this position is played to the end.
    fn play_through(&self, work: &mut Work<'_>, start: Position, bidder: Seat, dice: u64) -> u8 {
        work.played += 1;
        let (mut position, mut rng) = (start, Rng::new(dice));
        while !is_clear(&position) {
            if self.is_solved(&position) {
                return work.solver.points(&position);
            }
            let playable = position.playable();
            let tile = if playable.count_ones() > 1 && rng.below(self.slips) > 0 {
                Table::of(&position, bidder, self.habits).pick(playable)
            } else {
                nth(playable, rng.below(u64::from(playable.count_ones().max(1))))
            };
            let Some(tile) = tile else { break };
            position = position.after(tile, false);
        }
        position.taken()
    }

    // -------------------------------------------------------------- tiles

    fn think_play(&self, work: &mut Work<'_>, world: &State) -> Decision<Move> {
        let seat = work.seen.seat();
        let moves = work.seen.moves();
        let scale = Scale::of(world, seat);
        let here = Position::of(world);
        let certain = |m| scale.plain && here.is_some_and(|here| certain::wins(world, &here, m));
        let start = |&m: &Move| Tried {
            m,
            sum: 0.0,
            won: 0,
            margin: 0.0,
            visits: 0,
            alive: true,
            certain: certain(m),
        };
        let mut tried: Vec<Tried> = moves.iter().map(start).collect();
        if tried.iter().any(|t| t.certain) {
            tried.iter_mut().for_each(|t| t.alive = t.certain);
        }
        self.try_tiles(work, &scale, &mut tried);
        let liked = thumb(world, seat, &moves);
        let decision = weigh(&tried, liked, work.played);
        let decision = match world.contract() {
            Some((bidder, bid)) if scale.plain => in_match(decision, |chance| {
                let made = if team(bidder) == team(seat) { chance } else { 1.0 - chance };
                let place = (world.rules(), world.score(), team(seat));
                estimate::with_contract(place, team(bidder), bid, made)
            }),
            _ => decision,
        };
        let best = tried.iter().find(|t| t.m == decision.best);
        let why = best.and_then(|t| why_play(world, seat, t));
        Decision { why, ..decision }
    }

    /// Plays every tile in the same imagined deals, after some practice where seats learn.
    fn try_tiles(&self, work: &mut Work<'_>, scale: &Scale, tried: &mut [Tried]) {
        let deals = likely_deals(work.seen, work.terms, self.deals);
        let mut trees: Vec<Tree> = tried.iter().map(|_| Tree::new()).collect();
        let rounds = self.learning.map_or(1, |learning| learning.rounds as usize) * deals.len();
        if self.learning.is_some() {
            self.go_through(work, scale, &deals, rounds..2 * rounds, (&mut *tried, &mut trees));
            if are_few(tried) {
                return;
            }
            tried.iter_mut().filter(|t| t.alive).for_each(Tried::forget);
        }
        self.go_through(work, scale, &deals, 0..rounds, (tried, &mut trees));
    }

    /// Plays every tile that is left in these of the deals, one after the other and again from the
    /// first.
    fn go_through(
        &self,
        work: &mut Work<'_>,
        scale: &Scale,
        deals: &[State],
        turns: Range<usize>,
        (tried, trees): (&mut [Tried], &mut [Tree]),
    ) {
        for n in turns.clone() {
            let done = n - turns.start;
            if done > 0 && done.is_multiple_of(BATCH) {
                drop_worst(tried, done);
                if are_few(tried) || work.terms.is_over() {
                    return;
                }
            }
            let dice = mix64(work.terms.seed ^ mix64(n as u64));
            self.try_in(work, scale, (&deals[n % deals.len()], dice), (&mut *tried, &mut *trees));
        }
    }

    /// Plays every tile that is left in one imagined deal.
    fn try_in(
        &self,
        work: &mut Work<'_>,
        scale: &Scale,
        (world, dice): (&State, u64),
        (tried, trees): (&mut [Tried], &mut [Tree]),
    ) {
        let seat = work.seen.seat();
        let (Some(position), Some((bidder, _))) = (Position::of(world), world.contract()) else {
            return;
        };
        let ours = team(bidder) == team(seat);
        work.solver.forget();
        for (t, tree) in tried.iter_mut().zip(trees).filter(|(t, _)| t.alive) {
            let Some(next) = position.after_move(t.m) else { continue };
            let points = match self.learning {
                None => self.play_through(work, next, bidder, dice),
                Some(Learning { curiosity, .. }) => {
                    let habits = self.habits;
                    let guide = Guide { viewer: seat, bidder, habits, curiosity };
                    let next = tree.descend(next, &guide, |p| is_clear(p) || self.is_solved(p));
                    let points = self.play_through(work, next, bidder, dice);
                    tree.learn(scale.worth[usize::from(points.min(42))]);
                    points
                }
            };
            t.sum += scale.worth[usize::from(points.min(42))];
            t.won += u32::from(scale.won[usize::from(points.min(42))]);
            let share = f32::from(points) / 42.0;
            t.margin += if ours { share } else { 1.0 - share };
            t.visits += 1;
        }
    }

    /// Whether the rest of the hand is solved.
    fn is_solved(&self, position: &Position) -> bool {
        position.trick().is_none() && position.hand().count_ones() <= self.solved
    }
}

/// Whether nothing more can change how the hand ends.
fn is_clear(position: &Position) -> bool {
    let nello = position.suits().declaration().is_nello();
    position.rest() == 0 || nello && position.taken() > 0
}

/// The tile at this place among these.
fn nth(tiles: u32, place: u64) -> Option<usize> {
    Tiles::from_bits(tiles).iter().nth(place as usize).map(|tile| tile.index())
}

/// Whether there is nothing left to choose.
fn are_few(tried: &[Tried]) -> bool {
    tried.iter().filter(|t| t.alive).count() < 2
}

/// Drops moves that are far behind the best.
fn drop_worst(tried: &mut [Tried], deals: usize) {
    let most = tried.iter().filter(|t| t.alive).map(|t| t.sum).fold(0.0, f32::max);
    let behind = 1.6 * (deals as f32).sqrt();
    tried.iter_mut().for_each(|t| t.alive = t.alive && t.sum + behind > most);
}

/// The best of the moves that were tried: those that are certain first, then by how the hand ends,
/// where the margin and what the rules of thumb pick decide between moves that are about as good.
/// What is told as the value of each is its chance alone.
fn weigh(tried: &[Tried], liked: Option<Move>, played: u64) -> Decision<Move> {
    let rank = |t: &Tried| {
        if !t.alive {
            return t.value() - 2.0;
        }
        let (like, n) = (f32::from(u8::from(liked == Some(t.m))), t.visits.max(1) as f32);
        (1.0 - MARGIN - LIKED) * t.value() + MARGIN * t.margin / n + LIKED * like
    };
    let tell = |t: &Tried| {
        let value = if t.certain { 1.0 } else { t.value() };
        (rank(t), Candidate { m: t.m, value, visits: u64::from(t.visits) })
    };
    let mut ranked: Vec<(f32, Candidate<Move>)> = tried.iter().map(tell).collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    let candidates: Vec<Candidate<Move>> = ranked.into_iter().map(|(_, told)| told).collect();
    Decision { best: candidates[0].m, candidates, simulations: played, why: None }
}

// ------------------------------------------------------------------ contracts

/// A declaration that could be named, and how many points it took in each deal.
struct Plan {
    /// The bid that it was tried with.
    bid: Bid,
    /// What is named; nothing where that is up to the partner.
    named: Option<Declaration>,
    /// In each deal whether nello was made, or the points of the declaring side.
    results: Vec<u8>,
}

impl Plan {
    /// Whether this plan may be followed after this bid.
    fn serves(&self, bid: Bid) -> bool {
        let for_all =
            self.named.is_some_and(|named| named.is_nello() || named == Declaration::Sevens);
        if bid.is_special() || self.bid.is_special() {
            return self.bid == bid;
        }
        bid.is_all() || !for_all
    }

    /// Whether the bid is made in deal `n`.
    fn makes(&self, bid: Bid, n: usize) -> bool {
        match self.named {
            Some(named) if named.is_nello() => self.results[n] == 0,
            _ => self.results[n] >= bid.needs(),
        }
    }

    fn made(&self, bid: Bid) -> u32 {
        (0..self.results.len()).filter(|&n| self.makes(bid, n)).count() as u32
    }
}

impl Rehearsal {
    fn think_bid(&self, work: &mut Work<'_>, world: &State) -> Decision<Move> {
        let (seat, moves) = (work.seen.seat(), work.seen.moves());
        let bids: Vec<Bid> = moves.iter().filter_map(as_bid).collect();
        let deals = likely_deals(work.seen, work.terms, self.auctions);
        let mut plans = self.plans_to_bid(world, seat, &bids);
        self.try_plans(work, &deals, &mut plans, |world, bid| bidding::won_with(world, seat, bid));
        let chosen: Vec<Option<usize>> = bids.iter().map(|&bid| best_plan(&plans, bid)).collect();
        let mut sums = vec![0.0; moves.len()];
        for (n, world) in deals.iter().enumerate() {
            let mut known = Vec::new();
            for (sum, &m) in sums.iter_mut().zip(moves.iter()) {
                let mine = as_bid(&m).and_then(|bid| {
                    let place = bids.iter().position(|b| *b == bid)?;
                    chosen[place].map(|plan| plans[plan].makes(bid, n))
                });
                *sum += self.after_call(work, world, (seat, m), mine, &mut known);
            }
        }
        let visits = deals.len() as u64;
        let weigh =
            |(&m, sum): (&Move, f32)| Candidate { m, value: sum / visits.max(1) as f32, visits };
        let candidates = moves.iter().zip(sums).map(weigh).collect();
        let decision = Decision::by_value(candidates, work.played);
        let why = why_bid(&decision, &plans, &bids, &chosen);
        decision.because(why)
    }

    /// What the match is worth to `seat` in this deal after its call, the others calling by rules
    /// of thumb; `mine` says whether the bid would be made.
    fn after_call(
        &self,
        work: &mut Work<'_>,
        world: &State,
        (seat, m): (Seat, Move),
        mine: Option<bool>,
        known: &mut Vec<((Seat, Declaration), u8)>,
    ) -> f32 {
        let mut state = world.clone();
        state.play(Mover::Seat(seat), m, &mut ());
        while state.phase() == Phase::Bidding {
            let turn = state.turn();
            let call = bidding::by_hand(&state, turn, &state.legal(turn), self.doubt).0;
            state.play(Mover::Seat(turn), call, &mut ());
        }
        let Some((bidder, bid)) = state.contract().filter(|_| state.phase() == Phase::Declaring)
        else {
            return match_chance(world.rules(), world.score(), team(seat));
        };
        let worth = |made| worth_of(world, seat, (bidder, bid), made);
        match mine.filter(|_| bidder == seat) {
            Some(made) => worth(made),
            None => {
                let credit = self.credit[usize::from(team(bidder) != team(seat))];
                let made = self.others_make(work, state, bidder, known);
                let chance = if made { 1.0 } else { credit };
                chance * worth(true) + (1.0 - chance) * worth(false)
            }
        }
    }

    /// Whether somebody makes a contract that is to be named.
    fn others_make(
        &self,
        work: &mut Work<'_>,
        mut state: State,
        bidder: Seat,
        known: &mut Vec<((Seat, Declaration), u8)>,
    ) -> bool {
        let named = usual_choice(&state);
        let turn = state.turn();
        state.play(Mover::Seat(turn), Move::Declare(named), &mut ());
        let found =
            known.iter().find(|(key, _)| *key == (bidder, named)).map(|(_, points)| *points);
        let points = found.unwrap_or_else(|| {
            let points = self.play_hand(work, &state);
            known.push(((bidder, named), points));
            points
        });
        is_made(&state, points)
    }

    /// The points of the declaring side when a hand is played from its first lead.
    fn play_hand(&self, work: &mut Work<'_>, state: &State) -> u8 {
        let (Some(position), Some((bidder, _))) = (Position::of(state), state.contract()) else {
            return 0;
        };
        work.solver.forget();
        let dice = mix64(work.terms.seed ^ mix64(work.played));
        self.play_through(work, position, bidder, dice)
    }

    /// Plays every plan in these deals.
    fn try_plans(
        &self,
        work: &mut Work<'_>,
        deals: &[State],
        plans: &mut [Plan],
        won: impl Fn(&State, Bid) -> State,
    ) {
        for world in deals {
            for plan in plans.iter_mut() {
                let mut state = won(world, plan.bid);
                let named = plan.named.unwrap_or_else(|| usual_choice(&state));
                let turn = Mover::Seat(state.turn());
                state.play(turn, Move::Declare(named), &mut ());
                plan.results.push(self.play_hand(work, &state));
            }
        }
    }

    /// The plans worth trying: the declarations that look best for the lowest bid and for every
    /// trick, and bids whose trumps the partner names.
    fn plans_to_bid(&self, world: &State, seat: Seat, bids: &[Bid]) -> Vec<Plan> {
        let hand = world.hand(seat);
        let mut plans: Vec<Plan> = Vec::new();
        let lowest = bids.iter().find(|bid| !bid.is_all());
        let all = bids.iter().find(|bid| bid.is_all() && !bid.is_special());
        for &bid in lowest.into_iter().chain(all) {
            let ranked = bidding::ranked(&bidding::won_with(world, seat, bid), hand, bid.needs());
            for (named, guess) in ranked.into_iter().take(self.plans) {
                let known = plans.iter().any(|plan| plan.named == Some(named));
                if !known && guess > 0.04 {
                    plans.push(Plan { bid, named: Some(named), results: Vec::new() });
                }
            }
        }
        let special = bids.iter().filter(|bid| bid.is_special());
        plans.extend(special.map(|&bid| Plan { bid, named: None, results: Vec::new() }));
        plans.truncate(MOST_PLANS);
        plans
    }

    fn think_name(&self, work: &mut Work<'_>, world: &State) -> Decision<Move> {
        let seat = work.seen.seat();
        let bid = world.standing_bid().unwrap_or(Bid::Points(30));
        let plan = |(named, _)| Plan { bid, named: Some(named), results: Vec::new() };
        let ranked = bidding::ranked(world, world.hand(seat), bid.needs());
        let mut plans: Vec<Plan> = ranked.into_iter().take(self.plans + 1).map(plan).collect();
        let deals = likely_deals(work.seen, work.terms, self.names);
        self.try_plans(work, &deals, &mut plans, |world, _| world.clone());
        let visits = deals.len() as u64;
        let weigh = |plan: &Plan| {
            let value = plan.made(bid) as f32 / visits.max(1) as f32;
            plan.named.map(|named| Candidate { m: Move::Declare(named), value, visits })
        };
        let decision = Decision::by_value(plans.iter().filter_map(weigh).collect(), work.played);
        let decision = in_match(decision, |chance| {
            let place = (world.rules(), world.score(), team(seat));
            estimate::with_contract(place, team(seat), bid, chance)
        });
        let chosen = plans.iter().find(|plan| plan.named.map(Move::Declare) == Some(decision.best));
        let why = chosen.map(|plan| made_in(bid, plan));
        Decision { why, ..decision }
    }
}

/// What a seat that won the auction would name by rules of thumb.
fn usual_choice(state: &State) -> Declaration {
    let needs = state.standing_bid().map_or(42, Bid::needs);
    let ranked = bidding::ranked(state, state.hand(state.turn()), needs);
    ranked.first().map_or(Declaration::FollowMe, |(declaration, _)| *declaration)
}

/// The plan that makes this bid most often.
fn best_plan(plans: &[Plan], bid: Bid) -> Option<usize> {
    let serving = plans.iter().enumerate().filter(|(_, plan)| plan.serves(bid));
    let mut best = None;
    for (place, plan) in serving {
        let made = plan.made(bid);
        if best.is_none_or(|(most, _)| made > most) {
            best = Some((made, place));
        }
    }
    best.map(|(_, place)| place)
}

/// What the match is worth to `seat` when this contract is made, or set.
fn worth_of(world: &State, seat: Seat, (bidder, bid): (Seat, Bid), made: bool) -> f32 {
    let (ours, theirs) = stakes(world.rules(), bid)[usize::from(!made)];
    let mut score = world.score();
    score[team(bidder)] += ours;
    score[1 - team(bidder)] += theirs;
    match_chance(world.rules(), score, team(seat))
}

fn as_bid(m: &Move) -> Option<Bid> {
    match m {
        Move::Bid(bid) => Some(*bid),
        _ => None,
    }
}

/// The same decision with chances to win the match for chances to win the hand.
fn in_match(decision: Decision<Move>, chance: impl Fn(f32) -> f32) -> Decision<Move> {
    let told = |c: Candidate<Move>| Candidate { value: chance(c.value.clamp(0.0, 1.0)), ..c };
    Decision { candidates: decision.candidates.into_iter().map(told).collect(), ..decision }
}

// ------------------------------------------------------------------ reasons

/// How often a plan was made, in words.
fn made_in(bid: Bid, plan: &Plan) -> Message {
    let message = match plan.named {
        Some(named) => Message::new("hint-made-on").with("declaration", named.word()),
        None => Message::new("hint-made"),
    };
    let tried = plan.results.len() as u32;
    message.with("bid", bid.message()).with("made", plan.made(bid)).with("tried", tried)
}

fn why_bid(
    decision: &Decision<Move>,
    plans: &[Plan],
    bids: &[Bid],
    chosen: &[Option<usize>],
) -> Message {
    let percent = |value: f32| (100.0 * value + 0.5) as u32;
    let best = decision.candidates.iter().find_map(|c| as_bid(&c.m).map(|bid| (bid, c.value)));
    let plan = best.and_then(|(bid, _)| {
        let place = bids.iter().position(|b| *b == bid)?;
        chosen[place].map(|plan| made_in(bid, &plans[plan]))
    });
    let plan = plan.unwrap_or_else(|| Message::new("hint-too-weak"));
    let message = match decision.candidates.iter().find(|c| c.m == Move::Pass) {
        Some(pass) => Message::new("hint-bid-or-pass").with("pass", percent(pass.value)),
        None => Message::new("hint-bid"),
    };
    message.with("plan", plan).with("worth", percent(best.map_or(0.0, |(_, value)| value)))
}

fn why_play(world: &State, seat: Seat, tried: &Tried) -> Option<Message> {
    let (bidder, bid) = world.contract()?;
    let (Move::Play(tile) | Move::PlaySmall(tile)) = tried.m else { return None };
    let message = if world.rules().scoring == Scoring::Points && !bid.is_all() {
        let percent = (100.0 * tried.value() + 0.5) as u32;
        Message::new("hint-play-match").with("percent", percent)
    } else if team(bidder) == team(seat) {
        Message::new("hint-play-made").with("made", tried.won)
    } else {
        Message::new("hint-play-set").with("set", tried.won)
    };
    Some(message.with("tile", tile.arg()).with("visits", tried.visits))
}

#[cfg(test)]
mod tests {
    use ::texas42::Tile;

    use super::*;

    /// What is told is a chance, whatever decides between moves that are about as good.
    #[test]
    fn the_value_of_a_tile_is_its_chance_alone() {
        let tile = |n: usize| Move::Play(Tile::at(n).expect("there are 28 tiles"));
        let tried = |n, sum: f32, alive| {
            let (m, won, margin) = (tile(n), sum as u32, 0.5 * sum);
            Tried { m, sum, won, margin, visits: 100, alive, certain: false }
        };
        let few = [tried(0, 60.0, true), tried(1, 59.0, true), tried(2, 58.0, false)];
        let decision = weigh(&few, Some(tile(1)), 300);
        let told: Vec<(Move, f32)> = decision.candidates.iter().map(|c| (c.m, c.value)).collect();
        assert_eq!(told, [(tile(1), 0.59), (tile(0), 0.6), (tile(2), 0.58)]);
        assert_eq!(decision.best, tile(1));
    }
}
