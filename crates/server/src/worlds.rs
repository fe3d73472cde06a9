//! The leak law for everything that speaks to a seat: in two worlds that the seat cannot tell apart
//! it hears the same, byte for byte.

use std::collections::BTreeSet;
use std::sync::Arc;

use kernel::{Game, Mover, Rng, Seat, Show, ToMove, Viewer};
use shelf::Visitor;

/// The seat that listens.
pub(crate) const LISTENER: Seat = Seat(0);
/// So many moves of others and of other times are tried in a position.
const PROBES: usize = 40;

/// Whose move it is in the worlds that are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    /// That of the seat that listens.
    Own,
    /// That of others.
    Others,
}

/// One of two worlds that the first seat cannot tell apart.
#[derive(Clone, Debug)]
pub(crate) struct World {
    pub(crate) game: &'static str,
    pub(crate) seed: u64,
    pub(crate) turn: Turn,
    pub(crate) seats: usize,
    pub(crate) position: String,
    /// Moves that are legal elsewhere in the same game, and not here: whatever refuses them must
    /// not say more than the seat knows.
    pub(crate) probes: Arc<[String]>,
    /// A move of the seat after which it still cannot tell the worlds apart, and nothing is left to
    /// chance.
    pub(crate) quiet: Option<String>,
}

/// Lets somebody listen in pairs of worlds of every game, and demands that it hears the same.
pub(crate) async fn compare(turn: Turn, positions: u64, hear: impl AsyncFn(World) -> Vec<String>) {
    for info in shelf::GAMES {
        let (mut compared, mut differ) = (0, 0);
        for seed in 0..positions {
            let pair = shelf::visit(info.id, Pair { seed, turn }).expect("it is on the shelf");
            let Some([one, other]) = pair else { continue };
            let (game, differs) = (info.id, one.position != other.position);
            let (here, there) = (hear(one).await, hear(other).await);
            for (here, there) in here.iter().zip(&there) {
                assert_eq!(here, there, "{game}, seed {seed}");
            }
            assert_eq!(here.len(), there.len(), "{game}, seed {seed}");
            assert!(here.len() > 5, "{game}, seed {seed}: {here:?}");
            compared += 1;
            differ += u64::from(differs);
        }
        assert!(compared > positions / 2, "{}: {compared} positions were compared", info.id);
        // Where something is hidden, most pairs are really two worlds.
        let hides = info.id != "mordheim";
        assert!(!hides || differ > positions / 3, "{}: {differ} pairs differ", info.id);
    }
}

/// Draws a pair of worlds; nothing where no other world could be imagined.
pub(crate) struct Pair {
    pub(crate) seed: u64,
    pub(crate) turn: Turn,
}

impl Visitor for Pair {
    type Out = Option<[World; 2]>;

    fn visit<G: Show>(self) -> Self::Out {
        let Pair { seed, turn } = self;
        let mut rng = Rng::new(seed);
        let opening = G::new(&Default::default()).expect("a game opens");
        // The last position of this kind, of those before some number.
        let (mut found, mut left) = (None, 5 + rng.below(60));
        let mut written = BTreeSet::new();
        kernel::random_game(opening, seed, |state: &G, _| {
            left = left.saturating_sub(1);
            if let Some(Mover::Seat(seat)) = state.to_move().first() {
                let last = state.legal(seat).iter().last().copied();
                written.extend(last.map(|m| state.notation(Mover::Seat(seat), m)));
            }
            if left > 0 && is_turn(state, turn) {
                found = Some(state.clone());
            }
        });
        let state = found?;
        let other = state.imagine(Viewer::Seat(LISTENER), &mut rng)?;
        let own = state.legal(LISTENER);
        let legal: BTreeSet<String> =
            own.iter().map(|m| state.notation(Mover::Seat(LISTENER), *m)).collect();
        let probes: Arc<[String]> =
            written.into_iter().filter(|text| !legal.contains(text)).take(PROBES).collect();
        let quiet = own.iter().find(|m| stays_alike([&state, &other], **m));
        let quiet = quiet.map(|m| state.notation(Mover::Seat(LISTENER), *m));
        let (game, seats) = (G::INFO.id, state.seats());
        Some([state, other].map(|world| World {
            game,
            seed,
            turn,
            seats,
            position: world.position(),
            probes: Arc::clone(&probes),
            quiet: quiet.clone(),
        }))
    }
}

fn is_turn<G: Game>(state: &G, turn: Turn) -> bool {
    let seats = state.to_move().seats();
    match turn {
        Turn::Own => seats.has(LISTENER),
        Turn::Others => !seats.is_empty() && !seats.has(LISTENER),
    }
}

/// Whether the seat can make a move after which it cannot tell the worlds apart either, somebody
/// else has to decide, and a table does nothing by itself.
fn stays_alike<G: Show>(worlds: [&G; 2], m: G::Move) -> bool {
    let [one, other] = worlds.map(|world| {
        let (mut world, mut events) = (world.clone(), Vec::new());
        world.play(Mover::Seat(LISTENER), m, &mut events);
        let facts = events.iter().map(|event| G::facts(event));
        let quiet = facts.into_iter().all(|facts| !facts.chance && facts.gate.is_none());
        let asked = matches!(world.to_move(), ToMove::Seats(seats)
            if seats.iter().all(|seat| world.obvious(seat).is_none()));
        (quiet && asked).then_some(world)
    });
    let (Some(one), Some(other)) = (one, other) else { return false };
    let viewer = Viewer::Seat(LISTENER);
    one.to_move() == other.to_move() && one.view(viewer) == other.view(viewer)
}
