//! The same work on every machine, to compare how long it takes.

use kernel::{Error, Luck, Rng, Setup, Show, ToMove};
use shelf::Visitor;

use crate::call::Speeds;

/// Plays random games until so many decisions were made.
pub(crate) fn run(game: &str, decisions: u32) -> Result<Speeds, Error> {
    struct Play(u64);
    impl Visitor for Play {
        type Out = Result<Speeds, Error>;
        fn visit<G: Show>(self) -> Self::Out {
            play::<G>(self.0)
        }
    }
    shelf::visit(game, Play(u64::from(decisions)))?
}

fn play<G: Show>(wanted: u64) -> Result<Speeds, Error> {
    let opening = G::new(&Setup::default())?;
    let (mut decisions, mut games, mut digest) = (0, 0, 0u64);
    while decisions < wanted {
        let mut policy = Rng::new(games);
        let mut luck = Luck::new(games);
        let mut state = opening.clone();
        loop {
            let (mover, m) = match state.to_move() {
                ToMove::Chance => {
                    let m = state.roll(luck);
                    luck = luck.next();
                    (kernel::Mover::Chance, m)
                }
                to_move => {
                    let Some(seat) = to_move.seats().lowest() else { break };
                    let moves = state.legal(seat);
                    let n = policy.below(moves.len() as u64);
                    digest = kernel::mix64(digest ^ n);
                    (kernel::Mover::Seat(seat), moves[n as usize])
                }
            };
            state.play(mover, m, &mut ());
            decisions += 1;
        }
        games += 1;
    }
    Ok(Speeds { decisions, games, digest: format!("{digest:016x}") })
}
