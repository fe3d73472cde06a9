//! What every bot must hold at every position: honesty, legality, budget, repeatability.

use kernel::{Error, Luck, Mover, Rng, Seat, Setup, Show, Viewer, mix64};
use search::{Bot, Seen, Terms};

use crate::expert::{listing, named};
use crate::walk::next;

/// The number that bots take in a trial where their names leave it open: small, for there are many
/// positions.
const SMALL: u64 = 12;
/// So often another world is sought at one position.
const TRIES: u32 = 4;

/// How a trial went.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tried {
    /// Positions in which a seat had a choice and bots were asked.
    pub positions: u64,
    /// Those in which another world was imagined than the true one.
    pub hidden: u64,
    /// Those in which no world could be imagined.
    pub unimagined: u64,
    /// Decisions of all bots.
    pub decisions: u64,
}

impl Tried {
    /// Both together.
    #[must_use]
    pub fn plus(self, other: Tried) -> Tried {
        Tried {
            positions: self.positions + other.positions,
            hidden: self.hidden + other.hidden,
            unimagined: self.unimagined + other.unimagined,
            decisions: self.decisions + other.decisions,
        }
    }
}

/// The names of all bots of a game, with small numbers where one is to be said.
pub fn all_names<G: Show>() -> Vec<String> {
    let small = |name: &str| match name.strip_suffix(":N") {
        Some("alphabeta") => "alphabeta:1".to_owned(),
        Some(word) => format!("{word}:{SMALL}"),
        None => name.to_owned(),
    };
    listing::<G>().iter().map(|listing| small(listing.name)).collect()
}

/// Bots under trial.
pub struct Trial<G: Show> {
    opening: G,
    bots: Vec<(String, Box<dyn Bot<G>>)>,
    /// Bots are asked at one of so many positions.
    every: u64,
}

impl<G: Show> std::fmt::Debug for Trial<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Trial {{ {} bots }}", self.bots.len())
    }
}

impl<G: Show> Trial<G> {
    /// These bots at tables with this setup, asked at one of `every` positions.
    pub fn new<S: AsRef<str>>(setup: &Setup, names: &[S], every: u64) -> Result<Trial<G>, Error> {
        let bot = |name: &S| Ok((name.as_ref().to_owned(), named::<G>(name.as_ref())?));
        let bots = names.iter().map(bot).collect::<Result<_, Error>>()?;
        Ok(Trial { opening: G::new(setup)?, bots, every: every.max(1) })
    }

    /// Plays one random game and asks the bots on the way.
    ///
    /// # Errors
    /// When a bot decides by what it cannot know, makes an illegal move, exceeds its budget by more
    /// than a tenth, or decides otherwise the second time.
    pub fn game(&self, seed: u64) -> Result<Tried, String> {
        let mut state = self.opening.clone();
        let (mut luck, mut rng) = (Luck::new(seed), Rng::new(mix64(seed ^ 1)));
        let mut tried = Tried::default();
        for _ in 0..G::INFO.max_moves {
            let decided = next(&state, &mut luck, |seat| {
                let list = state.legal(seat);
                if list.len() > 1 && rng.below(self.every) == 0 {
                    tried = tried.plus(self.position(&state, seat, rng.next())?);
                }
                Ok::<_, String>(*rng.pick(&list).expect("who must move can"))
            })?;
            let Some((mover, m)) = decided else { break };
            state.play(mover, m, &mut ());
        }
        Ok(tried)
    }

    /// Asks all bots at one position, and again in another world; where there is none to be had, at
    /// the same position.
    fn position(&self, state: &G, seat: Seat, seed: u64) -> Result<Tried, String> {
        let mut rng = Rng::new(seed);
        let world = (0..TRIES).find_map(|_| state.imagine(Viewer::Seat(seat), &mut rng));
        for (name, bot) in &self.bots {
            let why =
                |what: &str| format!("{name} {what}, on seat {seat} of:\n{}", state.position());
            let terms = Terms::seeded(mix64(seed));
            let here = bot.decide(&Seen::new(state, seat), &terms);
            let legal = state.check(Mover::Seat(seat), here.best).is_ok();
            let most = bot.budget() + bot.budget() / 10;
            ensure(legal, || why("makes an illegal move"))?;
            ensure(here.simulations <= most, || why("exceeds its budget"))?;
            let other = Seen::new(world.as_ref().unwrap_or(state), seat);
            let there = bot.decide(&other, &Terms { threads: 2, ..terms });
            ensure(here == there, || why("decides by what it cannot know, or not twice alike"))?;
            let joined = bot.split().map(|split| {
                let part = |n| split.part(&other, n, &terms);
                let parts: Vec<_> = (0..split.parts()).map(part).collect();
                split.join(&other, &parts, &terms)
            });
            let alike = joined.is_none_or(|joined| joined == here);
            ensure(alike, || why("decides otherwise when it thinks in parts"))?;
        }
        Ok(Tried {
            positions: 1,
            hidden: u64::from(world.as_ref().is_some_and(|world| world != state)),
            unimagined: u64::from(world.is_none()),
            decisions: 2 * self.bots.len() as u64,
        })
    }
}

fn ensure(holds: bool, found: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(found()) }
}
