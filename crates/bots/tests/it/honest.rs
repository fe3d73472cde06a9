//! Every bot of every game is honest, legal, repeatable and within its budget.

use bots::{Trial, Tried, all_names};
use kernel::{Setup, Show};
use shelf::Visitor;

/// Random games with all bots that are quick enough, and with all of them at fewer positions.
struct Games {
    quick: u64,
    levels: u64,
}

fn is_slow(name: &&String) -> bool {
    ["strong", "master", "grandmaster"].iter().any(|level| name.starts_with(level))
}

impl Visitor for Games {
    type Out = Tried;

    fn visit<G: Show>(self) -> Tried {
        let (slow, quick): (Vec<String>, Vec<String>) =
            all_names::<G>().into_iter().partition(|name| is_slow(&name));
        let setup = Setup::default();
        let play = |names: &[String], every, games| {
            let trial = Trial::<G>::new(&setup, names, every).unwrap();
            let game = |seed| trial.game(seed).unwrap_or_else(|why| panic!("{why}"));
            (0..games).map(game).fold(Tried::default(), Tried::plus)
        };
        play(&quick, 8, self.quick).plus(play(&slow, 40, self.levels))
    }
}

fn hold(id: &str, games: Games, positions: u64) -> Tried {
    let tried = shelf::visit(id, games).unwrap();
    assert!(tried.positions >= positions, "{tried:?}");
    assert!(20 * tried.unimagined <= tried.positions, "nothing to compare with: {tried:?}");
    tried
}

#[test]
fn texas_42() {
    let tried = hold("texas-42", Games { quick: 30, levels: 6 }, 200);
    assert!(tried.hidden > 150 && tried.unimagined == 0, "{tried:?}");
}

#[test]
fn innovation() {
    let tried = hold("innovation", Games { quick: 12, levels: 2 }, 100);
    assert!(tried.hidden > 80, "{tried:?}");
}

#[test]
fn skirmish() {
    let tried = hold("skirmish", Games { quick: 40, levels: 8 }, 100);
    assert!(tried.hidden > 80, "{tried:?}");
}

#[test]
fn mordheim() {
    let tried = hold("mordheim", Games { quick: 6, levels: 3 }, 100);
    assert_eq!((tried.hidden, tried.unimagined), (0, 0), "nothing is hidden");
}
