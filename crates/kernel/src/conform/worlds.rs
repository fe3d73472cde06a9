//! Laws about how worlds are imagined: fairly, and as many as are counted.
//!
//! One draw says nothing, so draws are counted at every sampled position and judged over the whole
//! run of a suite:
//!
//! * Where the game counts `n` worlds, each imagined one is the truth once in `n` times, whatever
//!   the truth is, because the truth is one of the `n` and all are equally likely. The sum of 1/n
//!   over all draws is what to expect; far more is peeking, far fewer is unfairness.
//! * A game that prefers some worlds without knowing the truth would pass that: the truth is among
//!   the preferred as often as it should be. But two imagined worlds then meet too often. The sum
//!   of the squares of `n` chances is 1/n only if all are the same, and more otherwise. If two meet
//!   too seldom, there are more worlds than the game counts.
//! * Where it cannot count them, two imagined worlds agree as often as one agrees with the truth,
//!   since the truth is just another draw. Of the draws in which only one of both happens, the
//!   truth may have about half; if it has far more, the one who imagines knows it.
//! * A game that always imagines the truth would pass that. So moves are sought which differ and
//!   yet look the same to a viewer: after one of them the viewer has two worlds at least, and the
//!   truth may come back at most half of the time.
//! * A game that finds no world is not asked what a viewer gets there, so it must find some.

use super::{Law, Run, ensure};
use crate::seat::Viewer;
use crate::show::Show;

/// One whole in the fixed-point numbers of expectations.
const ONE: u128 = 1 << 32;

/// How far counts may stray: a fair game strays so far once in e^30 runs (Bernstein's bound).
const STRAY: u128 = 60;

/// Where there are so few worlds, they meet often enough for many draws to be worth their time.
const FEW: u128 = 16;

/// Positions are judged apart by how many worlds they have, in powers of two up to these: chance
/// among few worlds would drown what is too much among many.
const SIZES: [u32; 4] = [4, 8, 16, 128];

/// So many draws may find nothing before most must find something.
const PATIENCE: u128 = 64;

/// How often the truth, and imagined worlds, came back from `imagine`.
///
/// A verdict needs many draws, so what several suites counted can be added up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Recurrence {
    /// With counted worlds: the truth came back, and how often it should have.
    counted: [(u128, u128); SIZES.len()],
    /// With counted worlds: one was imagined twice in a row, and how often it should have been.
    met: [(u128, u128); SIZES.len()],
    /// Without: only the truth came back, or only two imagined worlds met.
    paired: (u128, u128),
    /// With at least two worlds: the truth came back, and how often it should have at most.
    twinned: (u128, u128),
    /// A world was found, or none was.
    found: (u128, u128),
}

impl Recurrence {
    /// Takes in what was counted elsewhere, under whatever setup.
    pub fn add(&mut self, other: &Recurrence) {
        let add = |sum: &mut (u128, u128), more: (u128, u128)| {
            sum.0 += more.0;
            sum.1 += more.1;
        };
        for size in 0..SIZES.len() {
            add(&mut self.counted[size], other.counted[size]);
            add(&mut self.met[size], other.met[size]);
        }
        add(&mut self.paired, other.paired);
        add(&mut self.twinned, other.twinned);
        add(&mut self.found, other.found);
    }

    /// Whether worlds were found, and each as often as any other, the truth included.
    ///
    /// # Errors
    /// What was counted and what was to be expected, when chance does not explain the difference.
    pub fn verdict(&self) -> Result<(), String> {
        for size in 0..SIZES.len() {
            about(self.counted[size], "the truth was imagined")?;
            about(self.met[size], "the same world was imagined twice in a row")?;
        }
        let (hits, meetings) = self.paired;
        let often = strays(hits.saturating_sub(meetings) * ONE, (hits + meetings) * ONE);
        ensure(!often, || {
            format!("worlds met the truth alone {hits} times, and each other {meetings} times")
        })?;
        let (hits, most) = (self.twinned.0 * ONE, self.twinned.1);
        ensure(!strays(hits.saturating_sub(most), most), || {
            format!("of two worlds or more, the truth came {} times", hits / ONE)
        })?;
        let (found, nothing) = self.found;
        ensure(nothing <= found.max(PATIENCE), || {
            format!("a world was found {found} times, and none {nothing} times")
        })
    }
}

/// Whether something happened about as often as it should have.
fn about((times, expected): (u128, u128), what: &str) -> Law {
    let (hits, should) = (times * ONE, expected / ONE);
    let often = strays(hits.saturating_sub(expected), expected);
    ensure(!often, || format!("{what} as often as {times} times, not about {should}"))?;
    let seldom = strays(expected.saturating_sub(hits), expected);
    ensure(!seldom, || format!("{what} only {times} times, not about {should}"))
}

/// Whether a count is further off than chance explains: t² > 60 (v + t/3) for the variance v.
fn strays(off: u128, variance: u128) -> bool {
    off * off / ONE > STRAY * (variance + off / 3)
}

/// Draws worlds for a viewer one after the other and counts how often they and the truth recur.
/// Gives the number of worlds, where the game counts them.
pub(super) fn inspect<G: Show>(
    run: &mut Run<'_, G>,
    viewer: Viewer,
) -> Result<Option<u128>, String> {
    run.trace.property = "worlds";
    let n = run.state.worlds(viewer);
    ensure(n != Some(0), || format!("{viewer} has no world, not even the true one"))?;
    run.trace.property = "imagine";
    let mut last = None;
    for _ in 0..draws(run, n) {
        let Some(world) = draw(run, viewer, n)? else { continue };
        count(run, n, &world, last.as_ref());
        last = Some(world);
    }
    Ok(n)
}

/// How many draws a position is worth beside those that other laws look at.
fn draws<G: Show>(run: &Run<'_, G>, n: Option<u128>) -> usize {
    let pairs = run.suite.thorough.worlds();
    match n {
        Some(1) => 0,
        Some(..=FEW) => 8 * pairs,
        _ => pairs + 1,
    }
}

/// Draws one world, if one is found. Where there is one world, it must be.
pub(super) fn draw<G: Show>(
    run: &mut Run<'_, G>,
    viewer: Viewer,
    n: Option<u128>,
) -> Result<Option<G>, String> {
    let world = run.state.imagine(viewer, &mut run.rng);
    let Some(found) = &world else {
        run.stats.unimagined += 1;
        run.suite.seen.found.1 += 1;
        ensure(n != Some(1), || format!("{viewer} has one world, but imagines none"))?;
        return Ok(None);
    };
    run.stats.worlds += 1;
    run.stats.single += u64::from(n == Some(1));
    run.stats.hidden += u64::from(*found != run.state);
    run.suite.seen.found.0 += 1;
    Ok(world)
}

/// Counts whether a world is the truth, and whether it is the one that was drawn before it.
///
/// In a fair game each draw meets the one before it once in `n` times, whatever came before: so
/// the meetings in one row of draws are as independent as those of separate pairs.
fn count<G: Show>(run: &mut Run<'_, G>, n: Option<u128>, world: &G, last: Option<&G>) {
    let hit = *world == run.state;
    let met = last.map(|last| last == world);
    let seen = &mut run.suite.seen;
    match (n, met) {
        (Some(n), _) => {
            let size = SIZES.iter().position(|bits| n.ilog2() < *bits).unwrap_or(0);
            seen.counted[size].0 += u128::from(hit);
            seen.counted[size].1 += ONE / n;
            seen.met[size].0 += u128::from(met == Some(true));
            seen.met[size].1 += if met.is_some() { ONE / n } else { 0 };
        }
        (None, Some(met)) => {
            seen.paired.0 += u128::from(hit && !met);
            seen.paired.1 += u128::from(met && !hit);
        }
        (None, None) => {}
    }
}

/// As many worlds are counted in an imagined world as in the true one, which is it if it is alone.
pub(super) fn alike<G: Show>(state: &G, viewer: Viewer, n: Option<u128>, world: &G) -> Law {
    let there = world.worlds(viewer);
    ensure(n == there, || format!("{viewer} counts {n:?} worlds, or {there:?} in another"))?;
    let may_differ = n != Some(1);
    ensure(may_differ || world == state, || format!("{viewer} has one world, but imagines another"))
}

/// Another move would have looked the same to a viewer: the truth has a twin.
pub(super) fn at_least_two<G: Show>(run: &mut Run<'_, G>, viewer: Viewer) -> Law {
    let n = run.state.worlds(viewer);
    ensure(n.is_none_or(|n| n > 1), || {
        format!("{viewer} counts {n:?} worlds, but another move would have looked the same")
    })?;
    for _ in 0..4 {
        let Some(world) = draw(run, viewer, n)? else { continue };
        run.suite.seen.twinned.0 += u128::from(world == run.state);
        run.suite.seen.twinned.1 += ONE / 2;
    }
    Ok(())
}
