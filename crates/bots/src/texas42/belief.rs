//! What calls say about who holds what: imagined deals, the likely ones more often.

use ::texas42::State;
use kernel::{Rng, mix64};
use search::{Seen, Terms};

use super::bidding::makes_sense;

/// So many deals that the seat cannot tell from the true one, each as often as the calls of the
/// others make it likely. The likely ones come several times.
pub(crate) fn likely_deals(seen: &Seen<'_, State>, terms: &Terms<'_>, wanted: u32) -> Vec<State> {
    let mut rng = Rng::new(mix64(terms.seed));
    let mut drawn = Vec::new();
    let mut total = 0.0;
    for _ in 0..wanted {
        let Some(world) = seen.imagine(&mut rng) else { continue };
        let weight = makes_sense(&world, seen.seat());
        total += weight;
        drawn.push((weight, world));
    }
    pick_evenly(drawn, total, wanted)
}

/// Takes `wanted` of the drawn worlds, each as often as its weight says.
fn pick_evenly(drawn: Vec<(f32, State)>, total: f32, wanted: u32) -> Vec<State> {
    let step = total / wanted as f32;
    let (mut picked, mut sum, mut next) = (Vec::new(), 0.0, 0.5 * step);
    for (weight, world) in drawn {
        sum += weight;
        while next < sum && picked.len() < wanted as usize {
            picked.push(world.clone());
            next += step;
        }
    }
    picked
}
