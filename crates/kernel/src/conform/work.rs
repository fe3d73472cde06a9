//! Laws about what it takes to show a position.

use super::start::ruined;
use super::{Law, Run, ensure};
use crate::seat::Viewer;
use crate::setup::Setup;
use crate::show::Show;

/// No view takes more steps. A step is worth 200 nanoseconds, so nobody waits for longer than 20
/// milliseconds.
const MOST: u64 = 100_000;
/// So many damaged positions are looked at beside each that was reached.
const DAMAGED: usize = 2;

/// What is shown of a position, and of damaged ones, is worked out in few steps; a screen is the
/// same whether it is made by itself or beside a view.
pub(super) fn work<G: Show>(run: &mut Run<'_, G>) -> Law {
    bounded(&run.state)?;
    for viewer in Viewer::all(run.state.seats()) {
        let beside = run.state.screen_with(&run.state.view(viewer), viewer);
        let same = beside == run.state.screen(viewer);
        ensure(same, || format!("viewer {viewer} gets another screen beside a view"))?;
    }
    for _ in 0..DAMAGED {
        let text = ruined(&run.state.position(), &mut run.rng);
        let setup = Setup { position: Some(text), ..run.trace.record.setup.clone() };
        if let Ok(state) = G::new(&setup) {
            bounded(&state).map_err(|why| format!("{why}, at\n{}", state.position()))?;
        }
    }
    Ok(())
}

fn bounded<G: Show>(state: &G) -> Law {
    for viewer in Viewer::all(state.seats()) {
        let steps = G::work(&state.view(viewer));
        ensure(steps <= MOST, || format!("what viewer {viewer} sees takes {steps} steps"))?;
    }
    Ok(())
}
