use kernel::{Seat, SeatSet};
use serde_json::json;
use table::fair::Bits;

use super::super::peer::{Peer, Scene, no_luck, plays, room, step, table, update};
use super::*;

fn client(server: &str) -> Client {
    let address = Address::of(server).unwrap();
    let api = Api::new(&address, Some("key".to_owned()));
    Client::connect(&address, "t", api, Kept::nothing(), || ()).unwrap()
}

fn hears_request(peer: &mut Peer) -> (String, RoomRequest) {
    match peer.hears() {
        FromClient::Room(RoomCommand { id, request }) => (id, request),
        other => panic!("{other:?}"),
    }
}

/// Commits to a number, and reveals that number; once each, though the room is told late.
#[test]
fn a_client_has_its_share_in_luck() {
    let scene: Scene = Box::new(|peer| {
        peer.hears();
        peer.says(&room("gathering", &no_luck(), false));
        let (id, RoomRequest::Ready { commitment }) = hears_request(peer) else { panic!() };
        peer.says(&json!({"type": "reply", "id": id}));
        let luck = json!({
            "commitment": "00".repeat(32), "seats": [{"commitment": commitment}, {}],
        });
        peer.says(&room("revealing", &luck, true));
        let (id, RoomRequest::Reveal { number }) = hears_request(peer) else { panic!() };
        let number: Bits = number.parse().unwrap();
        assert_eq!(fair::seat_commitment("t", Seat(0), number).to_string(), commitment);
        peer.says(&room("playing", &luck, true));
        peer.says(&json!({"type": "reply", "id": id}));
        peer.waits();
    });
    let (server, thread) = plays(vec![scene]);
    let mut client = client(&server);
    while client.room.status < Status::Playing {
        client.agree_on_luck().unwrap();
        client.agree_on_luck().unwrap();
        if client.room.status < Status::Playing {
            client.wait().unwrap();
        }
    }
    assert!(client.kept.share("t").is_some());
    drop(client);
    thread.join().unwrap();
}

#[test]
fn the_log_is_kept_once_and_commands_are_answered() {
    let mut table = table();
    let (first, at) = (update(&*table, 0), table.at());
    step(&mut *table);
    let (second, newest) = (update(&*table, 0), table.at());
    let scene: Scene = Box::new(move |peer| {
        peer.hears();
        peer.says(&room("playing", &no_luck(), true));
        peer.says(&first);
        let FromClient::Command(command) = peer.hears() else { panic!() };
        assert_eq!((command.at, &command.request), (at, &Request::Undo));
        let error = kernel::ErrorMessage::from(&Error::illegal("nothing_to_undo"));
        peer.says(&json!({"type": "reply", "id": command.id, "ok": {"at": at, "error": error}}));
        let FromClient::Command(command) = peer.hears() else { panic!() };
        // The update comes before the answer, and holds what is known already.
        peer.says(&second);
        peer.says(&json!({"type": "reply", "id": command.id, "ok": {"at": newest, "done": {"entry": newest}}}));
        peer.waits();
    });
    let (server, thread) = plays(vec![scene]);
    let mut client = client(&server);
    while client.update().is_none() {
        client.wait().unwrap();
    }
    assert_eq!(client.news().last().map(|line| line.id), Some(at));
    assert_eq!(&*client.command(Request::Undo, None).unwrap_err().code, "nothing_to_undo");
    let done = client.command(Request::Move("pass".to_owned()), None).unwrap();
    assert_eq!(done, Some(Done::Entry(newest)));
    let ids: Vec<EntryId> = client.log().iter().map(|line| line.id).collect();
    assert_eq!(ids, (1..=newest).collect::<Vec<_>>());
    assert!(client.news().iter().all(|line| line.id > at));
    assert!(client.line().contains(&newest) && client.line().contains(&1));
    drop(client);
    thread.join().unwrap();
}

/// The room says that the game is over before the last update says how.
#[test]
fn a_game_is_over_when_its_end_was_told() {
    let mut table = table();
    let before = update(&*table, 0);
    while table.to_move().seats() != SeatSet::NONE {
        step(&mut *table);
    }
    let last = update(&*table, 0);
    let scene: Scene = Box::new(move |peer| {
        peer.hears();
        peer.says(&room("playing", &no_luck(), true));
        peer.says(&before);
        peer.says(&room("over", &no_luck(), true));
        peer.says(&last);
        peer.waits();
    });
    let (server, thread) = plays(vec![scene]);
    let mut client = client(&server);
    while client.room.status < Status::Over {
        assert!(!client.is_over());
        client.wait().unwrap();
    }
    assert!(!client.is_over(), "nobody knows yet how it ended");
    client.wait().unwrap();
    assert!(client.is_over());
    drop(client);
    thread.join().unwrap();
}
