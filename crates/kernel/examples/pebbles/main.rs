//! Plays one seeded game of Pebbles between four who pick at random, and tells it in sentences.
//!
//! `cargo run -p kernel --example pebbles`
#![allow(clippy::print_stdout)]

mod game;

use game::State;
use kernel::{Game, Luck, Moves, Names, Paint, Rng, Setup, Viewer, play_out};

fn main() {
    let setup = Setup { seats: Some(4), ..Setup::default() };
    let mut state = State::new(&setup).expect("four can play");
    let (mut luck, mut seats, mut told) = (Luck::new(42), Rng::new(42), Vec::new());
    play_out(&mut state, &mut luck, &mut seats, &mut Moves::new(), &mut told)
        .expect("the game ends");
    let names = ["Ann", "Ben", "Cleo", "Dan"].map(String::from);
    for sentence in told.iter().filter_map(|event| state.describe(event, Names(&names))) {
        println!("{sentence}");
    }
    print!("\n{}", State::picture(&state.view(Viewer::Spectator), Names(&names), Paint::PLAIN));
    let winners = state.outcome().expect("the game is over").winners();
    winners.iter().for_each(|seat| println!("{} wins.", Names(&names).of(seat)));
}
