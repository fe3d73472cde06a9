//! Plays one seeded game of liar's dice at random, and describes it in words.
//!
//! `cargo run -p kernel --example liars_dice`
#![allow(clippy::print_stdout, reason = "an example")]

mod game;

use game::State;
use kernel::{
    Game, Luck, Moves, Names, Reader, Renderer, Rng, Secrets, Setup, Show, Viewer, Words, play_out,
};

fn main() {
    let setup = Setup { seats: Some(3), ..Setup::default() };
    let mut state = State::new(&setup).expect("three can play");
    let (mut luck, mut seats, mut events) = (Luck::new(42), Rng::new(42), Vec::new());
    play_out(&mut state, &mut luck, &mut seats, &mut Moves::new(), &mut events)
        .expect("the game ends");
    let words = Words::new("en", State::words("en").iter().copied());
    let names = ["Ann", "Ben", "Cleo"].map(String::from);
    let reader = Reader::of(Names(&names));
    for message in events.iter().filter_map(|event| state.describe(event)) {
        println!("{}", words.render(&message, reader));
    }
    let view = state.view(Viewer::Spectator);
    print!("\n{}", State::picture(&view, 3, &Renderer::plain(&words, Names(&names))));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conforms() {
        for seats in 2..=4 {
            let setup = Setup { seats: Some(seats), ..Setup::default() };
            let stats = kernel::conform::check::<State>(&setup, 0..100);
            assert!(stats.hidden > 0, "{stats:?}");
        }
    }
}
