//! What a page asks about luck that several agreed on.

use kernel::{Seat, Setup};
use serde_json::{Value, json};
use table::Player;
use table::fair::{Added, Bits, Evidence, bot_number, seat_commitment, server_commitment};

use crate::desk::Page;

fn evidence() -> Evidence {
    let (table, secret, number) = ("a-table".to_owned(), Bits([1; 32]), Bits([2; 32]));
    let person = Added { commitment: Some(seat_commitment(&table, Seat(0), number)), number };
    let bot = Added { commitment: None, number: bot_number(&table, Seat(1), secret) };
    let commitment = server_commitment(&table, secret);
    Evidence { table, commitment, secret, seats: vec![person, bot] }
}

fn save() -> Vec<u8> {
    let (evidence, players) = (evidence(), Player::seated(&["human", "random"]));
    let setup = Setup { seats: Some(2), ..Setup::default() };
    let seed = evidence.seed().unwrap();
    let mut table = shelf::open("innovation", &setup, seed, players).unwrap();
    table.set_evidence(evidence).unwrap();
    table.roll();
    table.save()
}

/// What a page without a table is told.
fn checked(evidence: &Evidence, commitment: Option<Bits>, save: &[u8]) -> Value {
    let call = json!({ "call": "fair_check", "evidence": evidence, "commitment": commitment });
    let (answer, _) = Page::new().with(&call, save);
    assert_eq!(answer["error"], Value::Null, "{answer}");
    answer["ok"].clone()
}

#[test]
fn a_page_commits_to_its_number() {
    let number = Bits([2; 32]).to_string();
    let call = |number: &str| json!({ "call": "fair_commitment", "table": "a-table", "seat": 0, "number": number });
    let said = Page::new().ok(call(&number));
    assert_eq!(said, json!(evidence().seats[0].commitment));
    assert_eq!(Page::new().refused(call("2")), "bad_call");
}

#[test]
fn kept_commitments_are_told_from_broken_ones() {
    let fair = evidence();
    assert_eq!(checked(&fair, None, &[]), json!({ "kept": true }));
    assert_eq!(checked(&fair, Some(fair.commitment), &save()), json!({ "kept": true }));
    let why = |said: Value| {
        assert_eq!(said["kept"], false);
        said["why"]["key"].as_str().unwrap().to_owned()
    };
    assert_eq!(why(checked(&fair, Some(fair.secret), &[])), "error-other-commitment");
    let mut broken = evidence();
    broken.seats[0].number = Bits([3; 32]);
    assert_eq!(why(checked(&broken, None, &[])), "error-commitment-broken");
    assert_eq!(why(checked(&fair, None, b"nonsense")), "error-bad-save");
}

/// Evidence that holds, but is not that of the game which was played.
#[test]
fn a_save_of_other_luck_is_noticed() {
    let mut other = evidence();
    let number = Bits([4; 32]);
    let commitment = Some(seat_commitment(&other.table, Seat(0), number));
    other.seats[0] = Added { commitment, number };
    assert_eq!(checked(&other, None, &[])["kept"], true);
    assert_eq!(checked(&other, None, &save())["why"]["key"], "error-other-luck");
}
