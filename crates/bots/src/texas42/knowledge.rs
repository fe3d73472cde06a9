//! What search is told about Texas 42.

use ::texas42::{Bid, Declaration, Move, Phase, State, Tiles, team};
use kernel::{MAX_SEATS, Rng, Seat};
use search::{Knowledge, Seen, Worth};

use super::bidding::{self, Doubt};
use super::estimate::{Outlook, match_chance, with_contract};
use super::play::pick_tile;
use super::solver::Suits;

/// What the rules of thumb think of their own figures: they play worse than the solver.
pub(crate) const BY_HAND: Doubt = Doubt { trust: -0.3 };
/// One play in so many of a play-out is anything.
const ANYTHING: u64 = 10;
/// So many worlds are drawn before one that makes little sense is taken.
const TRIES: u32 = 6;

/// Knows the auction, the contract and the tricks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Texas;

impl Knowledge<State> for Texas {
    fn imagine(&self, seen: &Seen<'_, State>, rng: &mut Rng) -> Option<State> {
        likely_world(seen, rng)
    }

    /// A simulation stops when the hand is over.
    fn is_horizon(&self, root: &State, state: &State, _moves: u32) -> bool {
        state.phase() == Phase::Deal && root.phase() != Phase::Deal
    }

    fn judge(&self, state: &State) -> Worth {
        let ours = chance_of_first_team(state);
        let mut worth = [0.0; MAX_SEATS];
        for seat in Seat::all(4) {
            worth[seat.index()] = if team(seat) == 0 { ours } else { 1.0 - ours };
        }
        worth
    }

    fn pick(&self, state: &State, seat: Seat, moves: &[Move], rng: &mut Rng) -> usize {
        if moves.len() == 1 {
            return 0;
        }
        let picked = match state.phase() {
            _ if rng.below(ANYTHING) == 0 && state.phase() == Phase::Playing => None,
            Phase::Bidding => Some(bidding::by_hand(state, seat, moves, BY_HAND).0),
            _ => thumb(state, seat, moves),
        };
        let place = picked.and_then(|m| moves.iter().position(|known| *known == m));
        place.unwrap_or_else(|| rng.below(moves.len() as u64) as usize)
    }
}

/// The tile or the declaration that the rules of thumb pick.
pub(crate) fn thumb(state: &State, seat: Seat, moves: &[Move]) -> Option<Move> {
    match state.phase() {
        Phase::Declaring => {
            let need = state.standing_bid().map_or(30, Bid::needs);
            let ranked = bidding::ranked(state, state.hand(seat), need);
            ranked.first().map(|(declaration, _)| Move::Declare(*declaration))
        }
        Phase::Playing => {
            let tile = |m: &Move| if let Move::Play(tile) = m { Some(*tile) } else { None };
            let playable: Tiles = moves.iter().filter_map(tile).collect();
            pick_tile(state, playable).map(Move::Play)
        }
        _ => None,
    }
}

/// A world that explains what was bid: of a few the first that makes sense, by chance.
pub(crate) fn likely_world(seen: &Seen<'_, State>, rng: &mut Rng) -> Option<State> {
    let mut best: Option<(f32, State)> = None;
    for _ in 0..TRIES {
        let Some(world) = seen.imagine(rng) else { continue };
        if world.phase() == Phase::Bidding && world.calls().next().is_none() {
            return Some(world);
        }
        let sense = bidding::makes_sense(&world, seen.seat());
        if (rng.below(1000) as f32) < sense * 1000.0 {
            return Some(world);
        }
        if best.as_ref().is_none_or(|(most, _)| sense > *most) {
            best = Some((sense, world));
        }
    }
    best.map(|(_, world)| world)
}

/// The chance of seats 0 and 2 to win the match.
fn chance_of_first_team(state: &State) -> f32 {
    let place = (state.rules(), state.score(), 0);
    let holder = state.calls().filter_map(|call| call.bid.map(|bid| (call.seat, bid))).last();
    match (state.phase(), state.contract().or(holder)) {
        (Phase::Playing, Some((seat, bid))) => {
            with_contract(place, team(seat), bid, progress(state, seat, bid))
        }
        (Phase::Bidding | Phase::Declaring, Some((seat, bid))) => {
            let chance = Outlook::of(state.hand(seat)).chance(bid.needs());
            with_contract(place, team(seat), bid, BY_HAND.of(bid, chance))
        }
        _ => match_chance(state.rules(), state.score(), 0),
    }
}

/// How likely the contract looks to be made, from what has been taken and who is about to take.
fn progress(state: &State, bidder: Seat, bid: Bid) -> f32 {
    let ours = team(bidder);
    let points = state.points();
    let declaration = state.declaration().unwrap_or(Declaration::FollowMe);
    let table = on_table(state, declaration);
    let (mut mine, mut theirs) = (f32::from(points[ours]), f32::from(points[1 - ours]));
    if let Some((winner, trick, sure)) = table {
        let hope = if sure { 0.9 } else { 0.4 };
        if team(winner) == ours { mine += hope * trick } else { theirs += hope * trick }
    }
    if declaration.is_nello() {
        return if points[ours] > 0 { 0.0 } else { (0.5 - mine / 4.0).clamp(0.0, 1.0) };
    }
    if bid.is_all() {
        return if points[1 - ours] > 0 { 0.0 } else { (0.4 - theirs / 4.0).clamp(0.0, 1.0) };
    }
    let rest = (42.0 - mine - theirs).max(0.0);
    (0.5 + (mine + 0.64 * rest - f32::from(bid.needs())) / 24.0).clamp(0.0, 1.0)
}

/// Who is winning the trick on the table, what it is worth, and whether nobody can beat it.
fn on_table(state: &State, declaration: Declaration) -> Option<(Seat, f32, bool)> {
    let suit = state.suit_to_follow()?;
    let suits = Suits::of(declaration);
    let (mut best, mut winner, mut points) = (0, state.turn(), 1.0);
    let mut played = 0u8;
    for play in state.table() {
        let strength = suits.strength(suit, play.tile.index());
        points += f32::from(play.tile.count());
        played |= 1 << play.seat.0;
        if strength > best {
            (best, winner) = (strength, play.seat);
        }
    }
    let beats = |seat: Seat| {
        let hand = suits.playable(state.hand(seat).bits(), suit);
        Tiles::from_bits(hand).iter().any(|tile| suits.strength(suit, tile.index()) > best)
    };
    let mut later = Seat::all(4).filter(|seat| played >> seat.0 & 1 == 0);
    let sure = !later.any(|seat| team(seat) != team(winner) && beats(seat));
    Some((winner, points, sure))
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Luck, Mover, Secrets, Setup, Viewer};

    use super::*;

    fn dealt(seed: u64, preset: &str) -> State {
        let mut state = State::new(&Setup::default().set("preset", preset)).unwrap();
        let deal = state.roll(Luck::new(seed));
        state.play(Mover::Chance, deal, &mut ());
        state
    }

    #[test]
    fn play_outs_end_with_the_hand_and_judgements_of_both_sides_add_up() {
        let mut rng = Rng::new(3);
        for (seed, preset) in (0..40).zip(["straight", "house", "points", "lechner"].iter().cycle())
        {
            let mut state = dealt(seed, preset);
            let root = state.clone();
            let mut moves = 0;
            while !Texas.is_horizon(&root, &state, moves) && state.outcome().is_none() {
                let worth = Texas.judge(&state);
                assert!((worth[0] + worth[1] - 1.0).abs() < 0.001 && worth[0] == worth[2]);
                assert!((0.0..=1.0).contains(&worth[0]));
                let seat = state.turn();
                let list = state.legal(seat);
                let m = list[Texas.pick(&state, seat, &list, &mut rng)];
                state.try_play(Mover::Seat(seat), m, &mut ()).unwrap();
                moves += 1;
            }
            assert!((4..=33).contains(&moves));
        }
    }

    #[test]
    fn likely_worlds_cannot_be_told_from_the_truth_and_explain_the_bids() {
        let (mut likely, mut any) = (0.0, 0.0);
        for seed in 0..60 {
            let mut state = dealt(seed, "straight");
            for m in [Move::Bid(Bid::Points(34)), Move::Pass, Move::Pass] {
                let seat = state.turn();
                state.play(Mover::Seat(seat), m, &mut ());
            }
            let seat = state.turn();
            let seen = Seen::new(&state, seat);
            let world = likely_world(&seen, &mut Rng::new(seed)).unwrap();
            assert_eq!(Some(&world), likely_world(&seen, &mut Rng::new(seed)).as_ref());
            assert_eq!(world.view(Viewer::Seat(seat)), state.view(Viewer::Seat(seat)));
            let bidders = |world: &State| Outlook::of(world.hand(Seat(0))).chance(34);
            likely += bidders(&world);
            any += bidders(&seen.imagine(&mut Rng::new(seed)).unwrap());
        }
        assert!(likely > any + 3.0, "{likely} {any}");
    }
}
