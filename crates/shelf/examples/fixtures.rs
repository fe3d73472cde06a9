//! Writes games of every kind as save, link, record and position:
//! `cargo run -p shelf --example fixtures FOLDER`.
//!
//! Run it once for each released version and keep what it wrote: `tests/it/fixtures.rs` holds that
//! later versions open all of it as the same game, or say why not.

use std::fs;
use std::path::Path;

use kernel::{Mover, Rng, Seat, Setup, ToMove, Viewer};
use table::message::{Command, Request};
use table::{AnyTable, Player};

/// Games with different options: name, game, options, seats, and after how many entries to stop.
const GAMES: &[(&str, &str, &str, u8, u32)] = &[
    ("texas-42-plain", "texas-42", "target=2", 4, u32::MAX),
    ("texas-42-house", "texas-42", "preset=house target=3", 4, u32::MAX),
    ("texas-42-points", "texas-42", "scoring=points points_target=84 all_pass=force30", 4, 60),
    ("innovation-two", "innovation", "", 2, u32::MAX),
    ("innovation-three", "innovation", "covered=hidden", 3, 150),
    ("innovation-teams", "innovation", "preset=teams", 4, u32::MAX),
    ("skirmish-ready", "skirmish", "", 2, u32::MAX),
    ("skirmish-classic", "skirmish", "preset=classic auto_pass=off", 2, 30),
    ("skirmish-wild", "skirmish", "preset=wild", 2, u32::MAX),
    ("mordheim-map", "mordheim", "turns=4", 2, u32::MAX),
    ("mordheim-full", "mordheim", "preset=full scenario=roll map=ruins turns=3", 2, 200),
    ("mordheim-companion", "mordheim", "preset=companion turns=3", 2, 120),
];

fn main() {
    let folder = std::env::args().nth(1).expect("name the folder to write to");
    let folder = Path::new(&folder);
    fs::create_dir_all(folder).expect("the folder can be made");
    for (n, &(name, game, options, seats, most)) in GAMES.iter().enumerate() {
        let table = played(game, options, seats, most, 1 + n as u64);
        let write = |ending: &str, bytes: &[u8]| {
            fs::write(folder.join(format!("{name}.{ending}")), bytes)
                .expect("a file can be written");
        };
        write("save", &table.save());
        write("link", format!("{}\n", table.link().expect("the game fits a link")).as_bytes());
        write("record", table.record().to_string().as_bytes());
        let position = table.position(table.tip()).expect("every tip is a position");
        write("position", position.as_bytes());
    }
}

/// A game of random moves, some of them taken back.
fn played(game: &str, options: &str, seats: u8, most: u32, seed: u64) -> Box<dyn AnyTable> {
    let pairs = options.split_whitespace().filter_map(|pair| pair.split_once('='));
    let setup = Setup { seats: Some(seats), ..Setup::default() };
    let setup = pairs.fold(setup, |setup, (key, value)| setup.set(key, value));
    let kinds: Vec<&str> = (0..seats).map(|n| if n == 0 { "human" } else { "random" }).collect();
    // Every other game has a long seed, such as one that nobody typed.
    let dealt = if seed.is_multiple_of(2) { seed } else { kernel::mix64(seed) };
    let mut table = shelf::open(game, &setup, dealt, Player::seated(&kinds)).expect("it opens");
    let mut rng = Rng::new(seed);
    while table.at() < most {
        table.roll();
        if let Some(pause) = table.pause() {
            send(&mut *table, Seat(0), Request::Acknowledge(pause.entry));
        }
        let ToMove::Seats(owing) = table.to_move() else { break };
        let seat = owing.iter().next().expect("somebody owes a move");
        let offers = table.offers(Viewer::Seat(seat));
        let offer = rng.pick(&offers).expect("there is a move").notation.clone();
        send(&mut *table, seat, Request::Move(offer));
        if rng.below(40) == 0 && table.undo_needs(Seat(0)).is_some() {
            send(&mut *table, Seat(0), Request::Undo);
            if rng.below(2) == 0 {
                send(&mut *table, Seat(0), Request::Redo);
            }
        }
    }
    assert!(table.record().moves.iter().any(|(mover, _)| *mover == Mover::Chance));
    table
}

fn send(table: &mut dyn AnyTable, seat: Seat, request: Request) {
    let command = Command { id: None, seat, at: table.at(), request };
    let reply = table.handle(&command);
    assert!(reply.error.is_none(), "{command:?}: {:?}", reply.error);
}
