//! Evidence of how luck was agreed on, in saves.

use kernel::{Game, Mover, Seat, Setup, ToMove, Viewer};
use serde_json::{Value, json};
use table::fair::{Added, Bits, Evidence, bot_number, seat_commitment, server_commitment};
use table::save::{self, Verdict};
use table::{AnyTable, Host, Player, Table};
use texas42::State;

/// Two people and two bots.
fn evidence() -> Evidence {
    let (table, secret) = ("a-table".to_owned(), Bits([1; 32]));
    let person = |seat: Seat| {
        let number = Bits([10 + seat.0; 32]);
        Added { commitment: Some(seat_commitment(&table, seat, number)), number }
    };
    let bot = |seat| Added { commitment: None, number: bot_number(&table, seat, secret) };
    let seats = vec![person(Seat(0)), bot(Seat(1)), person(Seat(2)), bot(Seat(3))];
    Evidence { commitment: server_commitment(&table, secret), table, secret, seats }
}

fn opened() -> Table<State> {
    let players = Player::seated(&["human", "random", "human", "random"]);
    Table::open(&Setup::default(), evidence().seed().unwrap(), players).unwrap()
}

/// A table at which something was played, with its evidence.
fn played() -> Host<State> {
    let mut table = opened();
    table.set_evidence(evidence()).unwrap();
    for _ in 0..40 {
        table.advance();
        let ToMove::Seats(owing) = table.state().to_move() else { break };
        if let Some(pause) = table.pause() {
            for seat in pause.waiting.iter() {
                table.acknowledge(seat, pause.entry);
            }
        }
        let seat = owing.lowest().unwrap();
        let m = table.state().legal(seat)[0];
        table.play(Mover::Seat(seat), m).unwrap();
    }
    Host::new(table)
}

/// What comes of a save after a change of its content.
fn changed(change: impl FnOnce(&mut Value)) -> (Table<State>, Verdict) {
    let mut content: Value = serde_json::from_str(&played().save_json()).unwrap();
    change(&mut content);
    let packed = miniz_oxide::deflate::compress_to_vec_zlib(content.to_string().as_bytes(), 1);
    let mut bytes = format!("parlour-save {}\n", table::Digest::of(&packed)).into_bytes();
    bytes.extend(packed);
    save::read(&bytes).unwrap().replay().unwrap()
}

/// Where and why it diverged.
fn diverged(change: impl FnOnce(&mut Value)) -> (u32, String) {
    match changed(change) {
        (table, Verdict::Diverged { at, why }) => {
            assert!(table.at() < at.max(1), "{why}");
            (at, why.key.to_string())
        }
        (_, verdict) => panic!("{verdict}"),
    }
}

#[test]
fn a_save_keeps_its_evidence() {
    let (table, verdict) = changed(|_| ());
    assert!(verdict.is_exact(), "{verdict:?}");
    assert_eq!(table.evidence(), Some(&evidence()));
    assert_eq!(Host::new(table).save(), played().save());
    let (table, verdict) = changed(|content| drop(content.as_object_mut().unwrap().remove("luck")));
    assert!(verdict.is_exact() && table.evidence().is_none());
}

#[test]
fn broken_commitments_and_other_luck_are_noticed() {
    let other = || json!(Bits([7; 32]));
    let broken =
        |seat: usize| diverged(|content| content["luck"]["seats"][seat]["number"] = other());
    assert_eq!(broken(0), (0, "error-commitment-broken".to_owned()));
    assert_eq!(broken(1), (0, "error-commitment-broken".to_owned()));
    let server = diverged(|content| content["luck"]["commitment"] = other());
    assert_eq!(server, (0, "error-commitment-broken-server".to_owned()));
    let seed = diverged(|content| content["seed"] = "7".into());
    assert_eq!(seed, (0, "error-other-luck".to_owned()));
    let seats = diverged(|content| drop(content["luck"]["seats"].as_array_mut().unwrap().pop()));
    assert_eq!(seats, (0, "error-evidence-seats".to_owned()));
}

/// A server that deals something else than was agreed on is found out, even though the deal is
/// legal and everything else fits it.
#[test]
fn another_deal_than_the_agreed_one_is_noticed() {
    let mut table = opened();
    let dealt = table.state().roll(table.luck());
    let other = (0..).map(|n| table.state().chance_nth(n)).find(|m| *m != dealt).unwrap();
    table.play(Mover::Chance, other).unwrap();
    table.set_evidence(evidence()).unwrap();
    let saved = save::read(&save::to_bytes(&table)).unwrap();
    let (_, verdict) = saved.replay::<State>().unwrap();
    let Verdict::Diverged { at: 1, why } = verdict else { panic!("{verdict}") };
    assert_eq!(why.key, "why-other-luck");
}

#[test]
fn dice_that_are_typed_in_were_agreed_on_by_nobody() {
    let mut host = played();
    host.type_dice(false);
    assert!(host.evidence().is_some());
    host.type_dice(true);
    assert!(host.evidence().is_none());
    let (table, _) = changed(|content| content["typed_dice"] = true.into());
    assert!(table.evidence().is_none());
}

/// Nothing of it is in what viewers are told.
#[test]
fn evidence_is_in_saves_alone() {
    let host = played();
    let secret = evidence().secret.to_string();
    assert!(host.save_json().contains(&secret));
    for viewer in Viewer::all(4) {
        let update = serde_json::to_string(&host.update_since(viewer, 0).unwrap()).unwrap();
        assert!(!update.contains(&secret));
    }
}
