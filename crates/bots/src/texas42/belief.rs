//! What calls and plays say about who holds what: imagined deals, the likely ones more often.

use ::texas42::{Phase, Played, State};
use kernel::{Rng, Seat, mix64};
use search::{Seen, Terms};

use super::bidding::makes_sense;
use super::habits::Habits;
use super::play::Table;
use super::solver::Position;

/// How deals are imagined.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Belief {
    /// So many deals are drawn for each that is used.
    pub(crate) draws: u32,
    /// How far plays are taken to follow the rules of thumb, from 0 (not at all) to 1.
    pub(crate) faith: f32,
    /// What those are.
    pub(crate) habits: &'static Habits,
}

impl Belief {
    /// So many deals that the seat cannot tell from the true one, each as often as the calls and
    /// the plays of the others make it likely. The likely ones come several times.
    pub(crate) fn deals(
        self,
        seen: &Seen<'_, State>,
        terms: &Terms<'_>,
        wanted: u32,
    ) -> Vec<State> {
        let mut rng = Rng::new(mix64(terms.seed));
        let mut drawn = Vec::new();
        let mut total = 0.0;
        let mut draws = wanted;
        while draws > 0 {
            draws -= 1;
            let Some(world) = seen.imagine(&mut rng) else { continue };
            if drawn.is_empty() && says_something(&world) {
                draws = wanted * self.draws;
            }
            let weight = self.likelihood(&world, seen.seat());
            total += weight;
            drawn.push((weight, world));
        }
        pick_evenly(drawn, total, wanted)
    }

    /// How likely the calls and plays of the others are with the hands of this world, up to a
    /// factor that is the same in all.
    fn likelihood(self, world: &State, viewer: Seat) -> f32 {
        let calls = makes_sense(world, viewer);
        if self.faith == 0.0 || world.phase() != Phase::Playing {
            return calls;
        }
        calls * self.of_plays(world, viewer)
    }

    fn of_plays(self, world: &State, viewer: Seat) -> f32 {
        let (Some(now), Some((bidder, _))) = (Position::of(world), world.contract()) else {
            return 1.0;
        };
        let plays: Vec<Played> = world.plays().collect();
        let mut position = now.before(&plays);
        let mut likelihood = 1.0;
        for played in plays {
            if played.seat != viewer {
                likelihood *= self.of_play(&position, bidder, played.tile.index());
            }
            position = position.after(played.tile.index(), played.small);
        }
        likelihood
    }

    /// How likely a seat that holds this hand plays this tile, times the number of its choices.
    fn of_play(self, position: &Position, bidder: Seat, tile: usize) -> f32 {
        let playable = position.playable();
        if playable.count_ones() < 2 {
            return 1.0;
        }
        let likings = Table::of(position, bidder, self.habits).likings(playable);
        let liking = likings.iter().find(|&(other, _)| other == tile).map_or(0.0, |(_, part)| part);
        1.0 - self.faith + self.faith * playable.count_ones() as f32 * liking
    }
}

/// Whether somebody called or played, so that some deals are likelier than others.
fn says_something(world: &State) -> bool {
    world.calls().next().is_some()
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
