//! Laws about hidden information: what viewers get, and what they hear.
//!
//! Two states that a viewer cannot tell apart are *worlds* to it. In each of them it must get the
//! same view, screen, moves and text, byte for byte, refusals included, and hear the same of every
//! move until an event says that it learned something.
//!
//! That is one-sided: where a move says in one world that nothing was learned, it may be taken back
//! there, so all that is told of it and all that is seen after it must be as in the other world,
//! whatever that one says. Being asked for something tells as much as showing that it is not there.

use super::events::json;
use super::{Law, Run, Step, ensure, worlds};
use crate::chance::Rng;
use crate::components::Components;
use crate::message::Message;
use crate::seat::{Mover, Seat, ToMove, Viewer};
use crate::show::Show;

/// Imagines worlds for viewers at this position and compares what they get.
pub(super) fn inspect<G: Show>(run: &mut Run<'_, G>) -> Law {
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

fn imagined<G: Show>(run: &mut Run<'_, G>, viewer: Viewer) -> Law {
    run.trace.property = "leak";
    let tries = Tries::of(run);
    let here = Sight::of(&run.state, viewer, &tries)?;
    let n = worlds::inspect(run, viewer)?;
    ensure(G::HIDES || n == Some(1), || {
        format!("it hides nothing, but {viewer} has {n:?} worlds")
    })?;
    for _ in 0..run.suite.thorough.worlds() {
        run.trace.property = "imagine";
        let Some(world) = worlds::draw(run, viewer, n)? else { continue };
        world.validate().map_err(|why| format!("{viewer} imagines what cannot be: {why}"))?;
        run.hold("worlds", |run| worlds::alike(&run.state, viewer, n, &world))?;
        run.trace.property = "leak";
        here.same(&Sight::of(&world, viewer, &tries)?, viewer)?;
        same_moves(&run.state, &world, viewer)?;
        let dream = Rng::new(run.rng.next());
        let deeper = world.imagine(viewer, &mut dream.clone());
        if let Some(deeper) = &deeper {
            here.same(&Sight::of(deeper, viewer, &tries)?, viewer)?;
        }
        moves_alike(run, viewer, &world)?;
        run.hold("blind", |run| {
            let same = run.state.imagine(viewer, &mut dream.clone()) == deeper;
            ensure(same, || format!("{viewer} imagines otherwise in a world it cannot tell apart"))
        })?;
    }
    Ok(())
}

/// Bots get moves as values, not as they are written.
fn same_moves<G: Show>(state: &G, world: &G, viewer: Viewer) -> Law {
    let legal = |state: &G| viewer.seat().map(|seat| state.legal(seat).to_vec());
    let (here, there) = (legal(state), legal(world));
    ensure(here == there, || format!("{viewer} may make {here:?}, or {there:?} in another world"))
}

/// All that one viewer gets at a position, by name.
struct Sight(Vec<(&'static str, String)>);

impl Sight {
    fn of<G: Show>(state: &G, viewer: Viewer, tries: &Tries<G>) -> Result<Sight, String> {
        let mut sight = Sight::glance(state, viewer)?;
        let view = state.view(viewer);
        sight.0.push(("moves", moves(state, viewer)?));
        sight.0.push(("board", json(&G::board(&view, state.seats()))?));
        sight.0.push(("question", json(&G::question(&view))?));
        for topic in G::INFO.topics {
            sight.0.push((topic, json(&G::details(&view, topic))?));
        }
        sight.0.push(("refusals", tries.answers(state, viewer)));
        sight.0.push(("outcome", format!("{:?}", state.outcome())));
        sight.0.push(("gate", format!("{:?}", state.gate())));
        Ok(sight)
    }

    /// The half of it that says most, for positions that no other law has seen yet.
    fn glance<G: Show>(state: &G, viewer: Viewer) -> Result<Sight, String> {
        let (view, screen) = (json(&state.view(viewer))?, json(&state.screen(viewer))?);
        let to_move = format!("{:?}", state.to_move());
        let obvious = obvious(state, viewer);
        let all = [("view", view), ("screen", screen), ("to move", to_move), ("obvious", obvious)];
        Ok(Sight(all.to_vec()))
    }

    fn same(&self, other: &Sight, viewer: Viewer) -> Law {
        let mut pairs = self.0.iter().zip(&other.0);
        let differing = pairs.find(|(here, there)| here != there);
        let Some(((name, here), (_, there))) = differing else { return Ok(()) };
        Err(format!("the {name} of {viewer} differs:\ntruth: {here}\nworld: {there}"))
    }
}

/// Which seats a table need not ask, and what a seat that looks would have answered.
fn obvious<G: Show>(state: &G, viewer: Viewer) -> String {
    let answer = |seat: Seat| match state.obvious(seat) {
        Some(m) if viewer.sees(seat) => state.notation(Mover::Seat(seat), m),
        found => found.is_some().to_string(),
    };
    Seat::all(state.seats()).map(answer).collect::<Vec<_>>().join(" ")
}

/// Moves and texts that a seat might try, legal or not: what it is answered must tell nothing.
struct Tries<G: Show> {
    moves: Vec<G::Move>,
    texts: Vec<String>,
}

impl<G: Show> Tries<G> {
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
fn moves<G: Show>(state: &G, viewer: Viewer) -> Result<String, String> {
    let Some(seat) = viewer.seat().map(Mover::Seat) else { return Ok(String::new()) };
    let line = |&m: &G::Move| {
        json(&state.label(seat, m)).map(|label| format!("{}: {label}", state.notation(seat, m)))
    };
    let legal = viewer.seat().map(|seat| state.legal(seat)).unwrap_or_default();
    legal.iter().map(line).collect::<Result<Vec<_>, _>>().map(|lines| lines.join("\n"))
}

/// A move made in both worlds is told alike to the viewer.
fn moves_alike<G: Show>(run: &mut Run<'_, G>, viewer: Viewer, world: &G) -> Law {
    let mut tried: Vec<(Mover, G::Move)> = match run.state.to_move() {
        ToMove::Chance => vec![(Mover::Chance, run.state.roll(run.luck))],
        _ => run.options(),
    };
    run.rng.shuffle(&mut tried);
    for (mover, m) in tried.into_iter().filter(|(mover, m)| world.check(*mover, *m).is_ok()).take(4)
    {
        let here = Told::of(&run.state, viewer, (mover, m))?;
        let there = Told::of(world, viewer, (mover, m))?;
        let told = |how| format!("{viewer}, told of {m:?} by {mover}: {how}");
        here.same(&there).map_err(told)?;
        if !here.learned || !there.learned {
            here.sight.same(&there.sight, viewer).map_err(told)?;
        }
    }
    Ok(())
}

/// What a viewer is told of a move, events and sentences, and what it then gets.
struct Told<G: Show> {
    lines: Vec<(String, Option<Message>)>,
    /// How many of the lines come before the first from which it learns.
    known: usize,
    learned: bool,
    sight: Sight,
    after: G,
    events: Vec<G::Event>,
}

impl<G: Show> Told<G> {
    fn of(state: &G, viewer: Viewer, (mover, m): (Mover, G::Move)) -> Found<G> {
        let (mut after, mut events, mut lines) = (state.clone(), Vec::new(), Vec::new());
        after.play(mover, m, &mut events);
        let mut known = None;
        for event in &events {
            if G::facts(event).learned.has(viewer) {
                known = known.or(Some(lines.len()));
            }
            if let Some(seen) = G::redact(event, viewer) {
                lines.push((json(&seen)?, after.describe(&seen)));
            }
        }
        let (learned, known) = (known.is_some(), known.unwrap_or(lines.len()));
        let sight = Sight::glance(&after, viewer)?;
        Ok(Told { lines, known, learned, sight, after, events })
    }

    /// The views that followed one another while the events happened.
    fn views(&self, folded: &G::Components, viewer: Viewer) -> Result<Vec<String>, String> {
        let (mut components, mut views) = (folded.clone(), Vec::new());
        for event in &self.events {
            components.apply(event);
            views.push(json(&G::of_components(components.clone()).view(viewer))?);
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
pub(super) fn twins<G: Show>(run: &mut Run<'_, G>, step: &Step<G>) -> Law {
    let Some(other) = other_move(run, step) else { return Ok(()) };
    let viewers = Seat::all(run.state.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
    let mut pairs = Vec::new();
    for viewer in viewers.filter(|viewer| viewer.seat().map(Mover::Seat) != Some(step.mover)) {
        run.trace.property = "leak";
        let one = Told::of(&step.before, viewer, (step.mover, step.m))?;
        let two = Told::of(&step.before, viewer, (step.mover, other))?;
        pairs.push(Twins { viewer, one, two });
    }
    if step.mover == Mover::Chance {
        private(&pairs, (step.m, other))?;
    }
    pairs.iter().try_for_each(|pair| twin(run, step, pair, other))
}

/// What a viewer is told of two moves from the same position.
struct Twins<G: Show> {
    viewer: Viewer,
    one: Told<G>,
    two: Told<G>,
}

impl<G: Show> Twins<G> {
    /// Whether the viewer gets the same after both, without a lesson in either.
    fn look_alike(&self) -> bool {
        let Twins { viewer, one, two } = self;
        !one.learned && !two.learned && one.sight.same(&two.sight, *viewer).is_ok()
    }
}

/// What chance shows to some and not to others, those to whom it is shown have learned. Nobody
/// could know it before; what everybody sees is no secret.
fn private<G: Show>(pairs: &[Twins<G>], (m, other): (G::Move, G::Move)) -> Law {
    let Some(blind) = pairs.iter().find(|pair| pair.look_alike()) else { return Ok(()) };
    for Twins { viewer, one, two } in pairs.iter().filter(|pair| !pair.one.learned) {
        one.sight.same(&two.sight, *viewer).map_err(|how| {
            let hidden = format!("{} cannot see whether chance made {m:?}", blind.viewer);
            format!("{hidden} or {other:?}; {viewer} can, and is said to learn nothing: {how}")
        })?;
    }
    Ok(())
}

/// Where two moves look the same to a viewer, it heard the same and has two worlds at least.
fn twin<G: Show>(run: &mut Run<'_, G>, step: &Step<G>, pair: &Twins<G>, other: G::Move) -> Law {
    let Twins { viewer, one, two } = pair;
    if one.after == two.after || !pair.look_alike() {
        return Ok(());
    }
    run.trace.property = "leak";
    let tries = Tries { moves: Vec::new(), texts: Vec::new() };
    let whole = Sight::of(&one.after, *viewer, &tries)?;
    if whole.same(&Sight::of(&two.after, *viewer, &tries)?, *viewer).is_err() {
        return Ok(());
    }
    if let Err(how) = one.same(two) {
        if one.views(&step.folded, *viewer)? != two.views(&step.folded, *viewer)? {
            return Ok(());
        }
        let moves = format!("{:?} or {other:?}", step.m);
        return Err(format!("{viewer} cannot see whether it was {moves}: {how}"));
    }
    run.hold("worlds", |run| worlds::at_least_two(run, *viewer))
}

fn other_move<G: Show>(run: &mut Run<'_, G>, step: &Step<G>) -> Option<G::Move> {
    let others: Vec<G::Move> = match step.mover {
        Mover::Chance => {
            let n = run.rng.below_wide(step.before.chance_size());
            vec![step.before.chance_nth(n)]
        }
        Mover::Seat(seat) => step.before.legal(seat).to_vec(),
    };
    run.rng.pick(&others).copied().filter(|m| *m != step.m)
}
