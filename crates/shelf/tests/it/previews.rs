//! Previews of every game, compared with what then happens.

use kernel::{Setup, Show};
use shelf::Visitor;

/// How many moves of each game are foreseen and made.
const MOVES: u64 = 10_000;

#[test]
fn previews_come_true_and_tell_nothing_hidden() {
    struct Previews;
    impl Visitor for Previews {
        type Out = (u64, bool);
        fn visit<G: Show>(self) -> Self::Out {
            (table::conform::previews::<G>(&Setup::default(), MOVES), G::HIDES)
        }
    }
    for info in shelf::GAMES {
        let (imagined, hides) = shelf::visit(info.id, Previews).unwrap();
        assert_eq!(imagined > MOVES / 16, hides, "{}: {imagined} other worlds", info.id);
    }
}
