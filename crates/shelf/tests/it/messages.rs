//! What goes over a network is read back by programs in Rust as it was written.

use kernel::{Rng, Seat, Setup, ToMove, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::message::{Command, LogLine, Past, Preview, Reply, Request, Update};
use table::{AnyTable, Moment, Player};

/// More moves than any of the games lasts.
const MOVES: usize = 5000;

/// Reads what was written as text, writes it again, and compares.
fn same<T: Serialize + DeserializeOwned>(written: &impl Serialize) {
    let text = serde_json::to_string(written).unwrap();
    let read: T = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let value = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    assert_eq!(value(&serde_json::to_string(&read).unwrap()), value(&text));
}

/// Everything that a table says now.
fn all_is_read(table: &dyn AnyTable, since: u32, seats: usize) {
    for viewer in Viewer::all(seats) {
        let update = table.update_since(viewer, since).unwrap();
        same::<Update>(&update);
        same::<Update<Value, Value, Value>>(&update);
        same::<Past>(&table.shown(table.tip(), viewer).unwrap());
        same::<Vec<LogLine<Value>>>(&table.lines(viewer, since));
    }
    let seat = table.to_move().seats().lowest();
    for offer in seat.iter().flat_map(|&seat| table.offers(Viewer::Seat(seat)).to_vec()).take(2) {
        same::<Preview>(&table.preview(seat.unwrap(), &offer.notation).unwrap());
    }
}

/// Makes a move that nobody could make and one of the legal ones.
fn play(table: &mut dyn AnyTable, seat: Seat, rng: &mut Rng) {
    let offers = table.offers(Viewer::Seat(seat));
    let offer = rng.pick(&offers).expect("there is a move").notation.clone();
    for request in [Request::Move("nonsense".to_owned()), Request::Move(offer), Request::Undo] {
        if request == Request::Undo && rng.below(10) > 0 {
            continue;
        }
        let id = Some(format!("{request:?} at {}", table.at()));
        let command = Command { id, seat, at: table.at(), request };
        same::<Command>(&command);
        same::<Reply>(&table.handle(&command));
    }
}

#[test]
fn messages_of_every_game_are_read_as_they_were_written() {
    for info in shelf::GAMES {
        let seats = info.seats.0;
        let setup = Setup { seats: Some(seats), ..Setup::default() };
        let players = Player::seated(&vec![Player::HUMAN; usize::from(seats)]);
        let mut table = shelf::open(info.id, &setup, 7, players).unwrap();
        let mut rng = Rng::new(3);
        for n in 0..MOVES {
            let since = table.at();
            table.advance();
            let ToMove::Seats(owing) = table.to_move() else { break };
            if let Some(pause) = table.pause() {
                all_is_read(&*table, since, usize::from(seats));
                for seat in Seat::all(usize::from(seats)) {
                    let request = Request::Acknowledge(pause.entry);
                    table.handle(&Command { id: None, seat, at: table.at(), request });
                }
            }
            play(&mut *table, owing.lowest().unwrap(), &mut rng);
            if n % 20 == 0 {
                all_is_read(&*table, since, usize::from(seats));
            }
        }
        assert!(table.outcome().is_some(), "{}", info.id);
        all_is_read(&*table, 0, usize::from(seats));
        same::<Vec<Moment>>(&table.course(Viewer::Spectator));
    }
}
