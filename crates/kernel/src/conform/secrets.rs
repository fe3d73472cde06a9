//! Laws about hidden information: what viewers get, and how worlds are imagined.
//!
//! Two states that a viewer cannot tell apart are *worlds* to it. In each of them it must get the
//! same view, screen, moves and text, byte for byte, refusals included, and hear the same of every
//! move until an event says that it learned something.
//!
//! That is one-sided: where a move says in one world that nothing was learned, it may be taken back
//! there, so all that is told of it and all that is seen after it must be as in the other world,
//! whatever that one says. Being asked for something tells as much as showing that it is not there.
//!
//! Whether the truth comes back from `imagine` too often is judged over the whole run of a suite:
//!
//! * Where the game counts `n` worlds, each imagined one is the truth once in `n` times, whatever
//!   the truth is, because the truth is one of the `n` and all are equally likely. The sum of 1/n
//!   over all draws is what to expect; far more is peeking, far fewer is unfairness.
//! * Where it cannot count them, two imagined worlds agree as often as one agrees with the truth,
//!   since the truth is just another draw. Of the draws in which only one of both happens, the
//!   truth may have about half; if it has far more, the one who imagines knows it.
//! * A game that always imagines the truth would pass that. So moves are sought which differ and
//!   yet look the same to a viewer: after one of them the viewer has two worlds at least, and the
//!   truth may come back at most half of the time.

use super::events::json;
use super::{Law, Run, Step, ensure};
use crate::chance::Rng;
use crate::game::Game;
use crate::paint::Paint;
use crate::seat::{Mover, Names, Seat, ToMove, Viewer};

/// One whole in the fixed-point numbers of expectations.
const ONE: u128 = 1 << 32;

/// How far counts may stray: a fair game strays so far once in e^30 runs (Bernstein's bound).
const STRAY: u128 = 60;

/// How often the truth, and imagined worlds, came back from `imagine`.
///
/// A verdict needs many draws, so what several suites counted can be added up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Recurrence {
    /// With counted worlds: the truth came back, and how often it should have.
    counted: (u128, u128),
    /// Without: only the truth came back, or only two imagined worlds met.
    paired: (u128, u128),
    /// With at least two worlds: the truth came back, and how often it should have at most.
    twinned: (u128, u128),
}

impl Recurrence {
    /// Takes in what was counted elsewhere, under whatever setup.
    pub fn add(&mut self, other: &Recurrence) {
        let add = |sum: &mut (u128, u128), more: (u128, u128)| {
            sum.0 += more.0;
            sum.1 += more.1;
        };
        add(&mut self.counted, other.counted);
        add(&mut self.paired, other.paired);
        add(&mut self.twinned, other.twinned);
    }

    /// Whether the truth came back as often as it should.
    ///
    /// # Errors
    /// What was counted and what was to be expected, when chance does not explain the difference.
    pub fn verdict(&self) -> Result<(), String> {
        let (hits, expected) = (self.counted.0 * ONE, self.counted.1);
        let counted = format!("{} times, not about {}", self.counted.0, expected / ONE);
        let often = strays(hits.saturating_sub(expected), expected);
        ensure(!often, || format!("the truth was imagined as often as {counted}"))?;
        let seldom = strays(expected.saturating_sub(hits), expected);
        ensure(!seldom, || format!("the truth was imagined only {counted}"))?;
        let (hits, meetings) = self.paired;
        let often = strays(hits.saturating_sub(meetings) * ONE, (hits + meetings) * ONE);
        ensure(!often, || {
            format!("worlds met the truth alone {hits} times, and each other {meetings} times")
        })?;
        let (hits, most) = (self.twinned.0 * ONE, self.twinned.1);
        ensure(!strays(hits.saturating_sub(most), most), || {
            format!("of two worlds or more, the truth came {} times", hits / ONE)
        })
    }
}

/// Whether a count is further off than chance explains: t² > 60 (v + t/3) for the variance v.
fn strays(off: u128, variance: u128) -> bool {
    off * off / ONE > STRAY * (variance + off / 3)
}

/// Imagines worlds for viewers at this position and compares what they get.
pub(super) fn look<G: Game>(run: &mut Run<'_, G>) -> Law {
    run.hold("imagine", |run| {
        let copy = run.state.imagine(Viewer::Omniscient, &mut run.rng);
        ensure(copy.as_ref() == Some(&run.state), || {
            "the omniscient viewer imagines another world".to_owned()
        })
    })?;
    let mut viewers: Vec<Viewer> =
        Viewer::all(run.state.seats()).filter(|viewer| *viewer != Viewer::Omniscient).collect();
    if run.suite.thorough == super::Thorough::Quick {
        viewers = run.rng.pick(&viewers).copied().into_iter().collect();
    }
    viewers.into_iter().try_for_each(|viewer| imagined(run, viewer))
}

fn imagined<G: Game>(run: &mut Run<'_, G>, viewer: Viewer) -> Law {
    run.trace.property = "leak";
    let tries = Tries::of(run);
    let here = Sight::of(&run.state, viewer, run.names(), &tries)?;
    let mut last: Option<G> = None;
    for _ in 0..run.suite.thorough.worlds() {
        run.trace.property = "imagine";
        let Some(world) = run.state.imagine(viewer, &mut run.rng) else {
            run.stats.unimagined += 1;
            continue;
        };
        world.validate().map_err(|why| format!("{viewer} imagines what cannot be: {why}"))?;
        run.hold("worlds", |run| tally(run, viewer, &world))?;
        meet(run, viewer, &world, last.replace(world.clone()));
        run.trace.property = "leak";
        here.same(&Sight::of(&world, viewer, run.names(), &tries)?, viewer)?;
        let dream = Rng::new(run.rng.next());
        let deeper = world.imagine(viewer, &mut dream.clone());
        if let Some(deeper) = &deeper {
            here.same(&Sight::of(deeper, viewer, run.names(), &tries)?, viewer)?;
        }
        moves_alike(run, viewer, &world)?;
        run.hold("blind", |run| {
            let same = run.state.imagine(viewer, &mut dream.clone()) == deeper;
            ensure(same, || format!("{viewer} imagines otherwise in a world it cannot tell apart"))
        })?;
    }
    Ok(())
}

/// Counts whether the truth came back, against the number of worlds.
fn tally<G: Game>(run: &mut Run<'_, G>, viewer: Viewer, world: &G) -> Law {
    let (n, there) = (run.state.worlds(viewer), world.worlds(viewer));
    ensure(n == there, || format!("{viewer} counts {n:?} worlds, or {there:?} in another"))?;
    let hit = *world == run.state;
    run.stats.worlds += 1;
    run.stats.hidden += u64::from(!hit);
    match n {
        Some(0) => Err(format!("{viewer} has no world, not even the true one")),
        Some(1) => ensure(hit, || format!("{viewer} has one world, but imagines another")),
        Some(n) => {
            run.suite.seen.counted.0 += u128::from(hit);
            run.suite.seen.counted.1 += ONE / n;
            Ok(())
        }
        None => Ok(()),
    }
}

/// Without a count: whether the truth came back, and whether two imagined worlds met.
fn meet<G: Game>(run: &mut Run<'_, G>, viewer: Viewer, world: &G, last: Option<G>) {
    if run.state.worlds(viewer).is_none() {
        let other = last.or_else(|| run.state.imagine(viewer, &mut run.rng));
        let Some(other) = other else { return };
        let (hit, met) = (*world == run.state, *world == other);
        run.suite.seen.paired.0 += u128::from(hit && !met);
        run.suite.seen.paired.1 += u128::from(met && !hit);
    }
}

/// All that one viewer gets at a position, by name.
struct Sight(Vec<(&'static str, String)>);

impl Sight {
    fn of<G: Game>(
        state: &G,
        viewer: Viewer,
        names: Names<'_>,
        tries: &Tries<G>,
    ) -> Result<Sight, String> {
        let mut sight = Sight::glance(state, viewer)?;
        let view = state.view(viewer);
        sight.0.push(("moves", moves(state, viewer)));
        sight.0.push(("refusals", tries.answers(state, viewer)));
        sight.0.push(("picture", G::picture(&view, names, Paint::PLAIN)));
        sight.0.push(("board", json(&G::board(&view))?));
        for topic in G::INFO.topics {
            sight.0.push((topic, G::look(&view, topic, names).unwrap_or_default()));
        }
        sight.0.push(("outcome", format!("{:?}", state.outcome())));
        sight.0.push(("gate", format!("{:?}", state.gate())));
        Ok(sight)
    }

    /// The half of it that says most, for positions that no other law has seen yet.
    fn glance<G: Game>(state: &G, viewer: Viewer) -> Result<Sight, String> {
        let (view, screen) = (json(&state.view(viewer))?, json(&state.screen(viewer))?);
        let to_move = format!("{:?}", state.to_move());
        Ok(Sight(vec![("view", view), ("screen", screen), ("to move", to_move)]))
    }

    fn same(&self, other: &Sight, viewer: Viewer) -> Law {
        let mut pairs = self.0.iter().zip(&other.0);
        let differing = pairs.find(|(here, there)| here != there);
        let Some(((name, here), (_, there))) = differing else { return Ok(()) };
        Err(format!("the {name} of {viewer} differs:\ntruth: {here}\nworld: {there}"))
    }
}

/// Moves and texts that a seat might try, legal or not: what it is answered must tell nothing.
struct Tries<G: Game> {
    moves: Vec<G::Move>,
    texts: Vec<String>,
}

impl<G: Game> Tries<G> {
    /// Moves of earlier positions, and what may be done now, as it is written.
    fn of(run: &mut Run<'_, G>) -> Tries<G> {
        let mut moves = run.suite.pool.clone();
        run.rng.shuffle(&mut moves);
        moves.truncate(run.suite.thorough.strangers());
        let mut options = run.options();
        run.rng.shuffle(&mut options);
        let written = |&(mover, m): &(Mover, G::Move)| run.state.notation(mover, m);
        Tries { moves, texts: options.iter().take(8).map(written).collect() }
    }

    /// What a seat that looks is answered, try after try.
    fn answers(&self, state: &G, viewer: Viewer) -> String {
        let Some(mover) = viewer.seat().map(Mover::Seat) else { return String::new() };
        let answer = |m: G::Move| match state.check(mover, m) {
            Ok(()) => format!("{m:?}: yes"),
            Err(illegal) => format!("{m:?}: {:?}", illegal.into()),
        };
        let moves = self.moves.iter().map(|&m| answer(m));
        let read = |text: &String| match state.parse(mover, text) {
            Ok(m) => answer(m),
            Err(error) => format!("{text}: {error:?}"),
        };
        moves.chain(self.texts.iter().map(read)).collect::<Vec<_>>().join("\n")
    }
}

/// The legal moves of a seat that looks, with their groups.
fn moves<G: Game>(state: &G, viewer: Viewer) -> String {
    let Some(seat) = viewer.seat() else { return String::new() };
    let line =
        |&m: &G::Move| format!("{}: {}", state.group(m), state.notation(Mover::Seat(seat), m));
    state.legal(seat).iter().map(line).collect::<Vec<_>>().join("\n")
}

/// A move made in both worlds is told alike to the viewer.
fn moves_alike<G: Game>(run: &mut Run<'_, G>, viewer: Viewer, world: &G) -> Law {
    let mut tried: Vec<(Mover, G::Move)> = match run.state.to_move() {
        ToMove::Chance => vec![(Mover::Chance, run.state.roll(run.luck))],
        _ => run.options(),
    };
    run.rng.shuffle(&mut tried);
    for (mover, m) in tried.into_iter().filter(|(mover, m)| world.check(*mover, *m).is_ok()).take(4)
    {
        let here = Told::of(&run.state, viewer, (mover, m), run.names())?;
        let there = Told::of(world, viewer, (mover, m), run.names())?;
        let told = |how| format!("{viewer}, told of {m:?} by {mover}: {how}");
        here.same(&there).map_err(told)?;
        if !here.learned || !there.learned {
            here.sight.same(&there.sight, viewer).map_err(told)?;
        }
    }
    Ok(())
}

/// What a viewer is told of a move, events and sentences, and what it then gets.
struct Told<G: Game> {
    lines: Vec<(String, Option<String>)>,
    /// How many of the lines come before the first from which it learns.
    known: usize,
    learned: bool,
    sight: Sight,
    after: G,
    events: Vec<G::Event>,
}

impl<G: Game> Told<G> {
    fn of(state: &G, viewer: Viewer, (mover, m): (Mover, G::Move), names: Names<'_>) -> Found<G> {
        let (mut after, mut events, mut lines) = (state.clone(), Vec::new(), Vec::new());
        after.play(mover, m, &mut events);
        let mut known = None;
        for event in &events {
            if G::facts(event).learned.has(viewer) {
                known = known.or(Some(lines.len()));
            }
            if let Some(seen) = G::redact(event, viewer) {
                lines.push((json(&seen)?, after.tell(&seen, names)));
            }
        }
        let (learned, known) = (known.is_some(), known.unwrap_or(lines.len()));
        let sight = Sight::glance(&after, viewer)?;
        Ok(Told { lines, known, learned, sight, after, events })
    }

    /// The views that followed one another while the events happened.
    fn views(&self, folded: &G, viewer: Viewer) -> Result<Vec<String>, String> {
        let (mut state, mut views) = (folded.clone(), Vec::new());
        for event in &self.events {
            state.apply(event);
            views.push(json(&state.view(viewer))?);
        }
        views.dedup();
        Ok(views)
    }

    /// The same was told: up to the first lesson where both have one, and otherwise all of it.
    fn same(&self, there: &Told<G>) -> Law {
        let both = self.learned && there.learned;
        let most = if both { self.known.min(there.known) } else { usize::MAX };
        let heard =
            |told: &Told<G>, n: usize| told.lines[..told.lines.len().min(most)].get(n).cloned();
        let differing = (0..self.lines.len().max(there.lines.len()))
            .map(|n| (heard(self, n), heard(there, n)))
            .find(|(here, there)| here != there);
        let Some((here, there)) = differing else { return Ok(()) };
        Err(format!("here {here:?}, there {there:?}"))
    }
}

type Found<G> = Result<Told<G>, String>;

/// Seeks a move that differs from the one made and looks the same to some viewer afterwards.
///
/// That viewer must have heard the same too, or it was told more than it may know (or its view
/// shows less), unless the difference could be seen on the way: two cards that are put down in
/// another order may end in the same view. And it now has two worlds at least.
pub(super) fn twins<G: Game>(run: &mut Run<'_, G>, step: &Step<G>) -> Law {
    let Some(other) = other_move(run, step) else { return Ok(()) };
    let viewers = Seat::all(run.state.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
    for viewer in viewers.filter(|viewer| viewer.seat().map(Mover::Seat) != Some(step.mover)) {
        run.trace.property = "leak";
        let one = Told::of(&step.before, viewer, (step.mover, step.m), run.names())?;
        let two = Told::of(&step.before, viewer, (step.mover, other), run.names())?;
        let learned = one.learned || two.learned;
        if learned || one.after == two.after || one.sight.same(&two.sight, viewer).is_err() {
            continue;
        }
        let tries = Tries { moves: Vec::new(), texts: Vec::new() };
        let whole = Sight::of(&one.after, viewer, run.names(), &tries)?;
        if whole.same(&Sight::of(&two.after, viewer, run.names(), &tries)?, viewer).is_err() {
            continue;
        }
        if let Err(how) = one.same(&two) {
            if one.views(&step.folded, viewer)? != two.views(&step.folded, viewer)? {
                continue;
            }
            let moves = format!("{:?} or {other:?}", step.m);
            return Err(format!("{viewer} cannot see whether it was {moves}: {how}"));
        }
        run.hold("worlds", |run| at_least_two(run, viewer))?;
    }
    Ok(())
}

fn other_move<G: Game>(run: &mut Run<'_, G>, step: &Step<G>) -> Option<G::Move> {
    let others: Vec<G::Move> = match step.mover {
        Mover::Chance => {
            let n = run.rng.below_wide(step.before.chance_size());
            vec![step.before.chance_nth(n)]
        }
        Mover::Seat(seat) => step.before.legal(seat).to_vec(),
    };
    run.rng.pick(&others).copied().filter(|m| *m != step.m)
}

fn at_least_two<G: Game>(run: &mut Run<'_, G>, viewer: Viewer) -> Law {
    let n = run.state.worlds(viewer);
    ensure(n.is_none_or(|n| n > 1), || {
        format!("{viewer} counts {n:?} worlds, but another move would have looked the same")
    })?;
    for _ in 0..4 {
        let Some(world) = run.state.imagine(viewer, &mut run.rng) else { continue };
        let hit = world == run.state;
        run.suite.seen.twinned.0 += u128::from(hit);
        run.suite.seen.twinned.1 += ONE / 2;
    }
    Ok(())
}
