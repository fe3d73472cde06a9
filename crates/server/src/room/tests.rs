//! Rooms in simulated time: seats, luck, clocks, agreement.

use kernel::{Seat, SeatSet};
use serde_json::{Value, json};
use table::fair::{self, Bits};
use table::message::Request;

use super::{Room, State, Who};
use crate::protocol::{
    EndReason, NewTable, Occupant, OnTimeout, Proposed, RoomRequest, Status, TableCommand, Terms,
    TimeControl,
};

const TABLE: &str = "abcdefghijkmnpqrstuvwxyz23";
const SECRET: Bits = Bits([7; 32]);

fn who(id: i64) -> Who {
    let name = ["Ada", "Ben", "Cleo", "Dora"][id as usize];
    Who::Person { id, name: name.to_owned() }
}

fn asked(game: &str, seats: &[&str], terms: Terms) -> NewTable {
    let seats = seats.iter().map(|&word| word.to_owned()).collect();
    NewTable { game: game.to_owned(), setup: kernel::Setup::default(), terms, seats }
}

fn gathering(game: &str, seats: &[&str], terms: Terms) -> Room {
    let asked = asked(game, seats, terms);
    Room::new(State::open(TABLE.to_owned(), SECRET, &asked, (0, "Ada"), 0).unwrap(), None)
}

fn number(seat: usize) -> Bits {
    Bits([seat as u8 + 1; 32])
}

/// Seats people where seats are open, and lets them be ready and reveal.
fn playing(game: &str, seats: &[&str], terms: Terms, now: u64) -> Room {
    let mut room = gathering(game, seats, terms);
    let mut next = 1;
    for (seat, word) in seats.iter().enumerate() {
        if *word == "open" {
            let seat = Seat(seat as u8);
            room.request(&who(next), &RoomRequest::Sit { seat }, now).unwrap();
            next += 1;
        }
    }
    for request in [ready, reveal] {
        for id in 0..next {
            let seat = room.seat_of(&who(id)).unwrap();
            let request = request(seat);
            room.request(&who(id), &request, now).unwrap();
        }
    }
    assert_eq!(room.state.status, Status::Playing);
    room
}

fn ready(seat: Seat) -> RoomRequest {
    let commitment = fair::seat_commitment(TABLE, seat, number(seat.index())).to_string();
    RoomRequest::Ready { commitment }
}

fn reveal(seat: Seat) -> RoomRequest {
    RoomRequest::Reveal { number: number(seat.index()).to_string() }
}

/// The code with which something is refused.
fn refused(room: &mut Room, id: i64, request: RoomRequest, now: u64) -> String {
    room.request(&who(id), &request, now).unwrap_err().code.to_string()
}

/// Lets a seat make its first legal move.
fn first_move(room: &mut Room, seat: Seat, now: u64) -> Value {
    let table = room.table.as_ref().unwrap();
    let at = table.at();
    let text = table.offers(kernel::Viewer::Seat(seat))[0].notation.clone();
    let id = format!("{seat}-{at}");
    room.command(seat, &TableCommand { id, at, request: Request::Move(text) }, now).unwrap()
}

fn to_move(room: &Room) -> Seat {
    room.state.to_move.lowest().unwrap()
}

fn live(on_timeout: OnTimeout) -> Terms {
    let time = TimeControl::Live { bank_s: 10, increment_s: 0 };
    Terms { time, on_timeout, ..Terms::default() }
}

#[test]
fn nobody_deals_before_everybody_has_revealed() {
    let mut room = gathering("skirmish", &["me", "open"], Terms::default());
    room.request(&who(1), &RoomRequest::Sit { seat: Seat(1) }, 0).unwrap();
    room.request(&who(0), &ready(Seat(0)), 0).unwrap();
    assert_eq!(refused(&mut room, 0, reveal(Seat(0)), 0), "not_now");
    room.request(&who(1), &ready(Seat(1)), 0).unwrap();
    assert_eq!(room.state.status, Status::Revealing);
    let wrong = RoomRequest::Reveal { number: number(5).to_string() };
    assert_eq!(refused(&mut room, 0, wrong, 0), "wrong_number");
    room.request(&who(0), &reveal(Seat(0)), 0).unwrap();
    assert!(room.table.is_none());
    assert!(room.shown(0, 0).luck.secret.is_none());
    room.request(&who(1), &reveal(Seat(1)), 0).unwrap();
    assert_eq!(room.state.status, Status::Playing);
    let seed = fair::seed(TABLE, SECRET, &[number(0), number(1)]);
    assert_eq!(room.state.evidence().seed(), Ok(seed));
}

/// Whoever refuses to reveal is replaced, and the others choose again.
#[test]
fn who_does_not_reveal_loses_the_seat() {
    let mut room = gathering("skirmish", &["me", "open"], Terms::default());
    room.request(&who(1), &RoomRequest::Sit { seat: Seat(1) }, 0).unwrap();
    for id in 0..2 {
        room.request(&who(id), &ready(Seat(id as u8)), 0).unwrap();
    }
    room.request(&who(0), &reveal(Seat(0)), 0).unwrap();
    assert_eq!(room.wake(), Some(30_000));
    assert!(!room.tick(29_999));
    assert!(room.tick(30_000));
    assert_eq!(room.state.status, Status::Gathering);
    assert_eq!(room.seat_of(&who(1)), None);
    let shown = room.shown(0, 0);
    assert!(!shown.seats[0].ready && shown.luck.seats[0].number.is_none());
}

/// Bots and programs leave their numbers to the server.
#[test]
fn programs_leave_their_number_to_the_server() {
    let mut room = gathering("skirmish", &["me", "casual"], Terms::default());
    let ready = RoomRequest::Ready { commitment: String::new() };
    room.request(&who(0), &ready, 0).unwrap();
    assert_eq!(room.state.status, Status::Playing);
    assert!(room.state.evidence().seed().is_ok());
}

/// A program that hears late how the room was before it was ready says so once more.
#[test]
fn who_is_ready_may_say_so_twice() {
    let left_to_the_server = |_| RoomRequest::Ready { commitment: String::new() };
    for ready in [ready, left_to_the_server] {
        let mut room = gathering("skirmish", &["me", "open"], Terms::default());
        room.request(&who(1), &RoomRequest::Sit { seat: Seat(1) }, 0).unwrap();
        for _ in 0..2 {
            room.request(&who(0), &ready(Seat(0)), 0).unwrap();
        }
        room.request(&who(1), &ready(Seat(1)), 0).unwrap();
        let status = room.state.status;
        assert_ne!(status, Status::Gathering);
        for id in 0..2 {
            room.request(&who(id), &ready(Seat(id as u8)), 0).unwrap();
        }
        assert_eq!(room.state.status, status);
        let other = RoomRequest::Ready { commitment: number(7).to_string() };
        assert_eq!(refused(&mut room, 0, other, 0), "not_now");
    }
}

#[test]
fn seats_are_for_those_who_may_have_them() {
    let mut room = gathering("texas-42", &["me", "open", "casual", "open"], Terms::default());
    let sit = |seat| RoomRequest::Sit { seat: Seat(seat) };
    assert_eq!(refused(&mut room, 1, sit(0), 0), "seat_taken");
    assert_eq!(refused(&mut room, 1, sit(9), 0), "no_such_seat");
    assert_eq!(refused(&mut room, 0, sit(1), 0), "already_seated");
    room.request(&who(1), &sit(1), 0).unwrap();
    let alike = Who::Person { id: 7, name: "ВEN".to_owned() };
    let error = room.request(&alike, &sit(3), 0).unwrap_err();
    assert_eq!(error.code, "name_taken", "a look-alike deceives");
    let error = room.request(&Who::Nobody, &sit(3), 0).unwrap_err();
    assert_eq!(error.code, "no_person");
    let fill = |bot: Option<&str>| RoomRequest::Fill { seat: Seat(3), bot: bot.map(str::to_owned) };
    assert_eq!(refused(&mut room, 1, fill(Some("casual")), 0), "not_host");
    room.request(&who(0), &fill(Some("casual")), 0).unwrap();
    assert_eq!(room.shown(0, 0).seats[3].occupant, Occupant::Bot("casual".to_owned()));
    room.request(&who(1), &RoomRequest::Stand, 0).unwrap();
    assert_eq!(room.shown(0, 0).seats[1].occupant, Occupant::Open);
}

#[test]
fn a_command_sent_twice_is_done_once() {
    let mut room = playing("skirmish", &["me", "open"], Terms::default(), 0);
    let seat = to_move(&room);
    let table = room.table.as_ref().unwrap();
    let at = table.at();
    let text = table.offers(kernel::Viewer::Seat(seat))[0].notation.clone();
    let command = TableCommand { id: "x".to_owned(), at, request: Request::Move(text) };
    let first = room.command(seat, &command, 0).unwrap();
    let head = room.head();
    // Also after the room was stored and read again.
    let stored = serde_json::to_string(&room.state).unwrap();
    room.state = serde_json::from_str(&stored).unwrap();
    assert_eq!(room.command(seat, &command, 0).unwrap(), first);
    assert_eq!(room.head(), head);
    let other = TableCommand { request: Request::Undo, ..command };
    assert_eq!(room.command(seat, &other, 0).unwrap_err().code, "id_reused");
}

#[test]
fn nobody_makes_a_move_of_chance() {
    let mut room = playing("mordheim", &["me", "open"], Terms::default(), 0);
    let (seat, at) = (to_move(&room), room.head());
    let request = Request::Chance("6".to_owned());
    let command = TableCommand { id: "c".to_owned(), at, request };
    let said = room.command(seat, &command, 0).unwrap();
    assert_eq!(said["error"]["code"], json!("dice_are_rolled"));
    assert_eq!(room.head(), at);
}

#[test]
fn time_runs_out_and_a_bot_plays_on() {
    let mut room = playing("skirmish", &["me", "open"], live(OnTimeout::Bot), 1_000);
    let seat = to_move(&room);
    assert_eq!(room.wake(), Some(11_000));
    assert!(room.tick(11_000));
    assert!(room.bots_to_move().has(seat));
    let id = seat.index() as i64;
    let error = room.command(seat, &undo(&room), 12_000).unwrap_err();
    assert_eq!(error.code, "stand_in_plays");
    room.request(&who(id), &RoomRequest::Sit { seat }, 12_000).unwrap();
    assert!(!room.bots_to_move().has(seat));
    assert!(!room.tick(12_001), "there is time for a decision");
    assert!(room.tick(27_000) && room.bots_to_move().has(seat));
}

fn undo(room: &Room) -> TableCommand {
    TableCommand { id: "u".to_owned(), at: room.head(), request: Request::Undo }
}

#[test]
fn time_runs_out_and_one_decision_is_made() {
    let mut room = playing("skirmish", &["me", "open"], live(OnTimeout::Skip), 0);
    let seat = to_move(&room);
    assert!(room.tick(10_000));
    assert!(room.bots_to_move().has(seat));
    let table = room.table.as_ref().unwrap();
    let text = table.offers(kernel::Viewer::Seat(seat))[0].notation.clone();
    let at = room.head();
    assert!(room.play_bot(seat, at, &text, 10_500));
    assert!(!room.bots_to_move().has(seat), "the person decides again");
    assert!(room.state.decided_by_people().has(seat));
}

#[test]
fn time_runs_out_and_the_seat_gives_up() {
    let mut room = playing("skirmish", &["me", "open"], live(OnTimeout::Forfeit), 0);
    let seat = to_move(&room);
    assert!(room.tick(10_000));
    let ending = room.state.ending.clone().unwrap();
    assert_eq!((ending.reason, ending.losers), (EndReason::Time, [seat].into_iter().collect()));
    assert_eq!((room.state.status, room.wake()), (Status::Over, None));
    assert!(room.shown(0, 0).luck.secret.is_some());
}

/// In a game of partners the partner must agree; the other side wins.
#[test]
fn partners_give_up_together() {
    let seats = ["me", "open", "open", "open"];
    let mut room = playing("texas-42", &seats, Terms::default(), 0);
    room.request(&who(0), &RoomRequest::Resign, 0).unwrap();
    let proposal = room.state.proposal.clone().unwrap();
    assert_eq!((proposal.what, proposal.waiting), (Proposed::Concede, only(2)));
    assert_eq!(refused(&mut room, 1, RoomRequest::Agree(proposal.id), 0), "no_proposal");
    room.request(&who(2), &RoomRequest::Agree(proposal.id), 0).unwrap();
    let losers: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
    assert_eq!(room.state.ending.clone().unwrap().losers, losers);
    let (seat, command) = (Seat(1), undo(&room));
    assert_eq!(room.command(seat, &command, 0).unwrap_err().code, "not_now");
}

fn only(seat: u8) -> SeatSet {
    [Seat(seat)].into_iter().collect()
}

/// Where three play, a bot plays on for whoever gives up; the last one wins.
#[test]
fn among_three_the_others_play_on() {
    let mut room = playing("innovation", &["me", "open", "open"], Terms::default(), 0);
    room.request(&who(1), &RoomRequest::Resign, 0).unwrap();
    assert_eq!(room.state.status, Status::Playing);
    assert_eq!(room.shown(0, 0).seats[1].occupant, Occupant::StandIn("casual".to_owned()));
    assert_eq!(refused(&mut room, 1, RoomRequest::Sit { seat: Seat(1) }, 0), "conceded");
    room.request(&who(2), &RoomRequest::Resign, 0).unwrap();
    let ending = room.state.ending.clone().unwrap();
    assert_eq!(ending.losers, [Seat(1), Seat(2)].into_iter().collect());
}

#[test]
fn a_draw_needs_everybody() {
    let mut room = playing("innovation", &["me", "open", "open"], Terms::default(), 0);
    room.request(&who(0), &RoomRequest::Propose(Proposed::Draw), 0).unwrap();
    assert_eq!(refused(&mut room, 1, RoomRequest::Propose(Proposed::Draw), 0), "proposal_waits");
    room.request(&who(1), &RoomRequest::Agree(1), 0).unwrap();
    room.request(&who(2), &RoomRequest::Decline(1), 0).unwrap();
    assert_eq!(room.state.proposal, None);
    room.request(&who(0), &RoomRequest::Propose(Proposed::Draw), 0).unwrap();
    room.request(&who(1), &RoomRequest::Agree(2), 0).unwrap();
    room.request(&who(2), &RoomRequest::Agree(2), 0).unwrap();
    assert_eq!(room.state.ending.clone().unwrap().reason, EndReason::Draw);
}

#[test]
fn clocks_stop_by_agreement_and_more_time_is_given() {
    let mut room = playing("skirmish", &["me", "open"], live(OnTimeout::Forfeit), 0);
    let (seat, pause) = (to_move(&room), RoomRequest::Propose(Proposed::Pause));
    room.request(&who(0), &pause, 4_000).unwrap();
    room.request(&who(1), &RoomRequest::Agree(1), 5_000).unwrap();
    assert_eq!(room.wake(), None);
    assert!(!room.tick(60_000));
    room.request(&who(1), &RoomRequest::Resume, 100_000).unwrap();
    assert_eq!(room.wake(), Some(105_000));
    let id = seat.index() as i64;
    room.request(&who(id), &RoomRequest::Propose(Proposed::MoreTime), 101_000).unwrap();
    room.request(&who(1 - id), &RoomRequest::Agree(2), 101_000).unwrap();
    assert_eq!(room.wake(), Some(165_000));
    let mut untimed = playing("skirmish", &["me", "open"], Terms::default(), 0);
    assert_eq!(refused(&mut untimed, 0, pause, 0), "no_clock");
}

#[test]
fn who_is_away_can_be_replaced_and_come_back() {
    let mut room = playing("skirmish", &["me", "open"], Terms::default(), 0);
    room.connect(Seat(0), true, 0);
    room.connect(Seat(1), true, 0);
    let fill = |bot: Option<&str>| RoomRequest::Fill { seat: Seat(1), bot: bot.map(str::to_owned) };
    assert_eq!(refused(&mut room, 0, fill(Some("random")), 1_000), "not_absent");
    room.connect(Seat(1), false, 2_000);
    assert_eq!(refused(&mut room, 0, fill(Some("random")), 61_999), "not_absent");
    room.request(&who(0), &fill(Some("random")), 62_000).unwrap();
    assert_eq!(room.shown(0, 0).seats[1].occupant, Occupant::StandIn("random".to_owned()));
    room.request(&who(1), &RoomRequest::Sit { seat: Seat(1) }, 63_000).unwrap();
    assert_eq!(room.shown(0, 0).seats[1].occupant, Occupant::Person);
    // Or somebody else takes the seat, with the number that decided the deal.
    let before = room.state.seed();
    room.request(&who(0), &fill(None), 200_000).unwrap();
    room.request(&who(3), &RoomRequest::Sit { seat: Seat(1) }, 200_000).unwrap();
    assert_eq!(room.state.seed(), before);
    assert_eq!(room.seat_of(&who(3)), Some(Seat(1)));
    assert_eq!(room.seat_of(&who(1)), None);
}

#[test]
fn undo_asks_and_the_question_survives_a_restart() {
    let mut room = playing("skirmish", &["me", "open"], Terms::default(), 0);
    // Until somebody has moved and another one has the move.
    let mover = to_move(&room);
    while to_move(&room) == mover {
        first_move(&mut room, mover, 0);
    }
    let other = to_move(&room);
    let back = TableCommand { id: "b".to_owned(), at: room.head(), request: Request::Undo };
    let said = room.command(mover, &back, 0).unwrap();
    let head = room.head();
    if said["done"]["entry"].is_null() {
        assert_eq!(said["done"]["asked"], json!([other.0]), "{said}");
        let steps = room.table.as_ref().unwrap().steps(0);
        let state: State = serde_json::from_value(json!(room.state)).unwrap();
        let mut table = state.table().unwrap();
        table.follow(&steps).unwrap();
        let mut again = Room::reopened(state, table);
        let request = again.table.as_ref().unwrap().jump_request().unwrap();
        let request = Request::Agree(request.to);
        let agree = TableCommand { id: "a".to_owned(), at: head, request };
        let said = again.command(other, &agree, 0).unwrap();
        assert!(said["done"]["entry"].is_u64(), "{said}");
        assert_eq!(again.head(), head + 1);
    }
}

#[test]
fn a_rematch_moves_the_seats_on() {
    let mut room = playing("skirmish", &["me", "open"], Terms::default(), 0);
    assert_eq!(refused(&mut room, 0, RoomRequest::Rematch, 0), "not_now");
    room.request(&who(0), &RoomRequest::Resign, 0).unwrap();
    let effects = room.request(&who(1), &RoomRequest::Rematch, 0).unwrap();
    let next = effects.rematch.unwrap().renewed("other".to_owned(), Bits([9; 32]), 5);
    let next = Room::new(next, None);
    assert_eq!(next.seat_of(&who(1)), Some(Seat(0)));
    assert_eq!(next.seat_of(&who(0)), Some(Seat(1)));
    assert_eq!(next.state.status, Status::Gathering);
    assert!(next.state.ending.is_none() && next.state.seats.iter().all(|seat| !seat.ready));
}

#[test]
fn what_is_said_is_one_line_of_some_length() {
    let mut room = gathering("skirmish", &["me", "open"], Terms::default());
    let long = "x".repeat(301);
    for text in ["", "   ", "two\nlines", "\u{202e}turned", &long] {
        let said = RoomRequest::Chat(text.to_owned());
        assert_eq!(refused(&mut room, 0, said, 0), "bad_chat", "{text:?}");
    }
    assert_eq!(refused(&mut room, 1, RoomRequest::Chat("hi".to_owned()), 0), "not_seated");
    let said = room.request(&who(0), &RoomRequest::Chat(" hi ".to_owned()), 5).unwrap();
    assert_eq!(said.chat.map(|line| (line.n, line.text)), Some((1, "hi".to_owned())));
}

/// What others brought is told to nobody.
#[test]
fn decks_are_brought_and_not_shown() {
    let mut room = gathering("skirmish", &["me", "open"], Terms::default());
    let bring = |key: &str, value: &str| RoomRequest::Bring {
        option: key.to_owned(),
        value: value.to_owned(),
    };
    assert_eq!(refused(&mut room, 0, bring("deck1", "ready"), 0), "not_your_option");
    let before = room.state.clone();
    assert!(room.request(&who(0), &bring("deck0", "no such deck"), 0).is_err());
    assert_eq!(room.state, before, "a refusal changes nothing");
    assert!(!json!(room.shown(0, 0)).to_string().contains("deck0"));
}

#[test]
fn what_cannot_be_played_is_not_opened() {
    let open = |asked: &NewTable| {
        State::open(TABLE.to_owned(), SECRET, asked, (0, "Ada"), 0).map(drop).map_err(|e| e.code)
    };
    let plain = Terms::default;
    assert!(open(&asked("chess", &["me"], plain())).is_err());
    assert!(open(&asked("skirmish", &["me"], plain())).is_err());
    assert!(open(&asked("skirmish", &["me", "me"], plain())).is_err());
    assert!(open(&asked("skirmish", &["me", "genius"], plain())).is_err());
    let time = TimeControl::Live { bank_s: 1, increment_s: 0 };
    assert!(open(&asked("skirmish", &["me", "open"], Terms { time, ..plain() })).is_err());
    let stand_in = "nobody".to_owned();
    assert!(open(&asked("skirmish", &["me", "open"], Terms { stand_in, ..plain() })).is_err());
    let mut from_position = asked("skirmish", &["me", "open"], plain());
    from_position.setup.position = Some("anything".to_owned());
    assert!(open(&from_position).is_err());
}
