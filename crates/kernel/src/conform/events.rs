//! Laws about moves as they are made and the events they tell.

use serde_json::Value;

use super::{Law, Run, Step, ensure};
use crate::chance::Rng;
use crate::components::Components;
use crate::projection::{Parts, Projections};
use crate::seat::{Mover, Viewer};
use crate::show::Show;
use crate::walk::Policy;

/// Every listed move can be made on a copy, and the original stays as it was.
pub(super) fn all_playable<G: Show>(run: &mut Run<'_, G>) -> Law {
    let before = run.state.clone();
    for (mover, m) in run.options() {
        let mut copy = run.state.clone();
        let verdict = copy.try_play(mover, m, &mut ());
        ensure(verdict.is_ok(), || format!("{m:?} by {mover}: {verdict:?}"))?;
        ensure(run.state == before, || format!("{m:?} changed another copy of the state"))?;
    }
    Ok(())
}

/// Picks at random, and remembers what.
struct Remembers {
    rng: Rng,
    picks: Vec<(Mover, usize)>,
}

impl<G: Show> Policy<G> for Remembers {
    fn pick(&mut self, _: &G, mover: Mover, moves: &[G::Move]) -> usize {
        let place = self.rng.below(moves.len() as u64) as usize;
        self.picks.push((mover, place));
        place
    }
}

/// A move with its answers given at once leads where the same answers lead as moves of their own.
pub(super) fn inline<G: Show>(run: &mut Run<'_, G>) -> Law {
    for (mover, m) in run.options() {
        let mut policy = Remembers { rng: Rng::new(run.rng.next()), picks: Vec::new() };
        let (mut at_once, mut by_moves) = (run.state.clone(), run.state.clone());
        let moves = at_once.play_on(mover, m, &mut policy);
        by_moves.play(mover, m, &mut ());
        for &(mover, place) in &policy.picks {
            let Mover::Seat(seat) = mover else { return Err("chance was asked".to_owned()) };
            let list = by_moves.legal(seat);
            let m = *list.get(place).ok_or_else(|| format!("{mover} has no move {place}"))?;
            by_moves.play(mover, m, &mut ());
        }
        let counted = moves as usize == policy.picks.len() + 1;
        ensure(counted && at_once == by_moves, || {
            format!("{m:?} by {mover} leads elsewhere with {} answers", policy.picks.len())
        })?;
    }
    Ok(())
}

/// Every listed move leads to a position that can be.
pub(super) fn all_valid<G: Show>(run: &mut Run<'_, G>) -> Law {
    for (mover, m) in run.options() {
        let mut copy = run.state.clone();
        copy.play(mover, m, &mut ());
        copy.validate().map_err(|why| format!("after {m:?} by {mover}: {why}"))?;
    }
    Ok(())
}

/// The events of every listed move alone rebuild the components.
pub(super) fn all_fold<G: Show>(run: &mut Run<'_, G>) -> Law {
    for (mover, m) in run.options() {
        let (mut after, mut events) = (run.state.clone(), Vec::new());
        after.play(mover, m, &mut events);
        fold::<G>(&run.folded, &events, &after)?;
    }
    Ok(())
}

/// The same move from an equal state gives an equal state and the same events, heard or not.
pub(super) fn play<G: Show>(run: &mut Run<'_, G>, step: &Step<G>) -> Law {
    let mut unheard = step.before.clone();
    unheard.play(step.mover, step.m, &mut ());
    ensure(unheard == step.after, || "who listens to events changes the game".to_owned())?;
    ensure(!step.events.is_empty() || step.before == step.after, || {
        "the state changed without an event".to_owned()
    })?;
    if !run.sampled() {
        return Ok(());
    }
    let (mut again, mut events) = (step.before.clone(), Vec::new());
    again.play(step.mover, step.m, &mut events);
    ensure(again == step.after && events == step.events, || {
        format!("made twice, the move told {:?} and {events:?}", step.events)
    })
}

/// The events alone lead from folded components to those that the rules led to.
pub(super) fn fold<G: Show>(
    before: &G::Components,
    events: &[G::Event],
    after: &G,
) -> Result<G::Components, String> {
    let mut folded = before.clone();
    events.iter().for_each(|event| folded.apply(event));
    let led = after.components();
    ensure(folded == led, || {
        format!("{events:?} fold to\n{folded:?}\nwhere the rules led to\n{led:?}")
    })?;
    Ok(folded)
}

/// Events survive being serialised.
pub(super) fn survive<G: Show>(run: &mut Run<'_, G>, step: &Step<G>) -> Law {
    if run.suite.thorough == super::Thorough::Quick && !run.sampled() {
        return Ok(());
    }
    step.events.iter().try_for_each(|event| {
        let text = json(event)?;
        let read: Result<G::Event, _> = serde_json::from_str(&text);
        ensure(read.as_ref().is_ok_and(|read| read == event), || {
            format!("{event:?} is written {text}, read as {read:?}")
        })
    })
}

/// Redaction is idempotent, total for the omniscient viewer, and open to who learns.
pub(super) fn redact<G: Show>(run: &mut Run<'_, G>, step: &Step<G>) -> Law {
    for event in &step.events {
        for viewer in Viewer::all(run.state.seats()) {
            let seen = G::redact(event, viewer);
            let twice = seen.as_ref().and_then(|seen| G::redact(seen, viewer));
            ensure(seen == twice, || format!("{viewer} sees {seen:?}, then {twice:?}"))?;
            let whole = viewer != Viewer::Omniscient || seen.as_ref() == Some(event);
            ensure(G::HIDES || seen.as_ref() == Some(event), || {
                format!("it hides nothing, but {viewer} sees {event:?} as {seen:?}")
            })?;
            ensure(whole, || format!("the omniscient viewer sees {event:?} as {seen:?}"))?;
            ensure(seen.is_some() || !G::facts(event).learned.has(viewer), || {
                format!("{viewer} learns from {event:?}, but does not see it")
            })?;
        }
    }
    let (chance, mover) = (step.events.iter().any(|event| G::facts(event).chance), step.mover);
    ensure(chance == (mover == Mover::Chance), || {
        format!("{mover} moved, but that chance decided is said to be {chance}")
    })
}

/// Each viewer's read models take in what it may see; parts that change are reported.
pub(super) fn projections<G: Show>(run: &mut Run<'_, G>, step: &Step<G>) -> Law {
    let closely = run.sampled();
    for (viewer, models) in &mut run.projections {
        for event in step.events.iter().filter_map(|event| G::redact(event, *viewer)) {
            let before = if closely { parts(models)? } else { Vec::new() };
            let changed = models.fold(&event);
            if closely {
                dirty(&before, &parts(models)?, changed)
                    .map_err(|part| format!("`{part}` changed unsaid for {viewer}: {event:?}"))?;
            }
        }
    }
    Ok(())
}

/// The parts of a set of read models as they are serialised, in the order of their names.
fn parts<P: Projections>(models: &P) -> Result<Vec<Value>, String> {
    let value = serde_json::to_value(models).map_err(|error| error.to_string())?;
    let Value::Object(mut fields) = value else { return Err("no fields".to_owned()) };
    let names: Vec<String> = fields.keys().cloned().collect();
    let found = P::PARTS.iter().filter_map(|&part| fields.remove(part)).collect::<Vec<_>>();
    ensure(found.len() == P::PARTS.len() && fields.is_empty(), || {
        format!("the parts are {:?}, but the fields {names:?}", P::PARTS)
    })?;
    Ok(found)
}

/// A part that changed and was not reported.
fn dirty(before: &[Value], after: &[Value], changed: Parts) -> Result<(), usize> {
    let silent = |&n: &usize| before[n] != after[n] && !changed.has(n);
    (0..before.len()).find(silent).map_or(Ok(()), Err)
}

/// Anything serialised as one line.
pub(super) fn json(value: &impl serde::Serialize) -> Result<String, String> {
    serde_json::to_string(value).map_err(|error| format!("cannot be serialised: {error}"))
}
