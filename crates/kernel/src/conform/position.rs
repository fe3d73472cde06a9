//! Laws about one position: who moves, what is listed, what is accepted, what chance can do.

use super::{Law, Run, ensure};
use crate::chance::{Rng, mix64};
use crate::game::Game;
use crate::moves::Moves;
use crate::seat::{Mover, Seat, ToMove};
use crate::show::Show;

/// Somebody owes a move, or the game is over.
pub(super) fn turn<G: Show>(run: &mut Run<'_, G>) -> Law {
    let ToMove::Seats(seats) = run.state.to_move() else { return Ok(()) };
    ensure(!seats.is_empty(), || "a move is owed, but by nobody".to_owned())?;
    let n = run.state.seats();
    let absent = seats.iter().find(|seat| seat.index() >= n);
    ensure(absent.is_none(), || format!("seats {seats:?} must move, but there are {n}"))
}

/// An outcome exactly at the end; the rank of a seat is one more than the seats ahead of it.
pub(super) fn outcome<G: Show>(run: &mut Run<'_, G>) -> Law {
    let over = run.state.to_move() == ToMove::Over;
    let outcome = run.state.outcome();
    ensure(outcome.is_some() == over, || format!("over: {over}, outcome: {outcome:?}"))?;
    let Some(outcome) = outcome else { return Ok(()) };
    let sane = |rank: u8| {
        let ahead = outcome.seats.iter().filter(|other| other.rank < rank).count();
        usize::from(rank) == ahead + 1
    };
    let complete = outcome.seats.len() == run.state.seats() && !outcome.reason.is_empty();
    ensure(complete && outcome.seats.iter().all(|standing| sane(standing.rank)), || {
        format!("these ranks cannot be: {outcome:?}")
    })?;
    let partners = Seat::all(run.state.seats()).map(|seat| (seat, run.state.side(seat)));
    for (seat, side) in partners {
        let named = side <= seat && run.state.side(side) == side;
        let together = outcome.seats[seat.index()].rank == outcome.seats[side.index()].rank;
        ensure(named && together, || format!("seat {seat} does not win and lose with {side}"))?;
    }
    Ok(())
}

/// The list of each seat, kept in the run for the laws that follow.
pub(super) fn moves<G: Show>(run: &mut Run<'_, G>) -> Law {
    let owing = run.state.to_move().seats();
    for seat in Seat::all(run.state.seats()) {
        let list = &mut run.legal[seat.index()];
        list.clear();
        run.state.moves(seat, list);
        ensure(list.is_empty() != owing.has(seat), || {
            format!("seat {seat} owes a move: {}, and has {} to make", owing.has(seat), list.len())
        })?;
        if let Some(pair) = list.windows(2).find(|pair| pair[0] >= pair[1]) {
            return Err(format!("{:?} stands before {:?} for seat {seat}", pair[0], pair[1]));
        }
        if owing.has(seat) {
            random_move(&run.state, seat, list, mix64(run.seed ^ u64::from(run.step)))?;
        }
        let obvious = run.state.obvious(seat);
        ensure(obvious.is_none_or(|m| list.rank(m).is_some()), || {
            format!("{obvious:?}, which seat {seat} need not be asked for, is not listed")
        })?;
        run.stats.longest_list = run.stats.longest_list.max(list.len());
    }
    Ok(())
}

/// A random move is what the same generator picks from the list, however a game finds it.
fn random_move<G: Game>(state: &G, seat: Seat, list: &[G::Move], seed: u64) -> Law {
    let (mut rng, mut same) = (Rng::new(seed), Rng::new(seed));
    let random = state.random_move(seat, &mut rng, &mut Moves::default());
    let picked = list[same.below(list.len() as u64) as usize];
    ensure(random == picked && rng == same, || {
        format!("{random:?} is drawn for seat {seat}, and {picked:?} picked from the list")
    })
}

/// Listed moves are accepted; other moves, and the moves of others, are refused.
pub(super) fn check<G: Show>(run: &mut Run<'_, G>) -> Law {
    for (mover, m) in run.options() {
        let verdict = run.state.check(mover, m);
        ensure(verdict.is_ok(), || format!("{m:?}, listed for {mover}, is refused: {verdict:?}"))?;
    }
    let strangers = run.suite.thorough.strangers().min(run.suite.pool.len());
    let from = if strangers == 0 { 0 } else { run.rng.below(run.suite.pool.len() as u64) };
    for n in 0..strangers {
        let m = run.suite.pool[(from as usize + n) % run.suite.pool.len()];
        for mover in run.movers() {
            stranger(run, mover, m)?;
        }
    }
    for (_, m) in run.options() {
        run.remember(m);
    }
    Ok(())
}

/// A move from elsewhere is accepted only if it is listed here too.
fn stranger<G: Show>(run: &mut Run<'_, G>, mover: Mover, m: G::Move) -> Law {
    let (verdict, listed) = (run.state.check(mover, m), run.listed(mover, m));
    ensure(verdict.is_ok() == listed, || {
        format!("{m:?} by {mover} is listed: {listed}, but the verdict is {verdict:?}")
    })?;
    if listed {
        return Ok(());
    }
    run.stats.refused += 1;
    if run.sampled() { refused(&run.state, mover, m) } else { Ok(()) }
}

/// Trying a move that is not legal says why and leaves the state as it was.
pub(super) fn refused<G: Show>(state: &G, mover: Mover, m: G::Move) -> Law {
    let (mut copy, mut told) = (state.clone(), Vec::new());
    let Err(illegal) = copy.try_play(mover, m, &mut told) else {
        return Err(format!("{m:?} by {mover} was refused, then made"));
    };
    ensure(copy == *state && told.is_empty(), || format!("refused, {m:?} changed the state"))?;
    let text = illegal.into().to_string();
    ensure(!text.is_empty() && !text.contains(['{', '}']), || {
        format!("the explanation of {illegal:?} has gaps: `{text}`")
    })
}

/// Outcomes of chance are counted, numbered and found again.
pub(super) fn chance<G: Show>(run: &mut Run<'_, G>) -> Law {
    let size = run.state.chance_size();
    let moves = run.state.to_move() == ToMove::Chance;
    ensure((size > 0) == moves, || format!("chance moves: {moves}, outcomes: {size}"))?;
    if !moves {
        return Ok(());
    }
    let (roll, again) = (run.state.roll(run.luck), run.state.clone().roll(run.luck));
    ensure(roll == again, || format!("the same luck gave {roll:?} and {again:?}"))?;
    let rank = run.state.chance_rank(roll);
    ensure(rank.is_some_and(|rank| rank < size), || {
        format!("{roll:?} was rolled, but has rank {rank:?} of {size}")
    })?;
    for n in [0, size - 1, size / 2, run.rng.below_wide(size), rank.unwrap_or(0)] {
        let m = run.state.chance_nth(n);
        let rank = run.state.chance_rank(m);
        ensure(rank == Some(n), || format!("outcome {n} is {m:?}, which has rank {rank:?}"))?;
    }
    Ok(())
}

/// The game's own check of its state.
pub(super) fn validate<G: Show>(run: &mut Run<'_, G>) -> Law {
    run.state.validate().map_err(|why| why.to_string())
}
