//! What there is to say about a room: who comes and goes, who is waited for, how it ended.

use kernel::{Arg, Error, Message, Seat, SeatSet, Seed, padded};
use server::protocol::{Emote, EndReason, Ending, Occupant, Place, Proposed, Room, Status};
use table::AnyTable;
use table::save::Verdict;

use super::client::Remark;
use crate::term::clean;
use crate::words::{self, Texts};

/// What whoever sits there is called.
pub(super) fn name(room: &Room, seat: Seat) -> String {
    let name = room.seats.get(seat.index()).map(|place| clean(&place.name));
    name.filter(|name| !name.is_empty())
        .unwrap_or_else(|| words::say(&Message::new("cli-name-player").with("n", seat.index() + 1)))
}

/// What has changed around the table, but for what `you` did.
pub(super) fn changes(old: &Room, new: &Room, you: Option<Seat>, invite: &str) -> Vec<Message> {
    let places = old.seats.iter().zip(&new.seats);
    let seats = Seat::all(new.seats.len()).zip(places);
    let mut all: Vec<Message> =
        seats.filter_map(|(seat, (old, new))| change(seat, old, new, you == Some(seat))).collect();
    let begins = new.status == Status::Playing && old.status < Status::Playing;
    all.extend(begins.then(|| Message::new("cli-online-begins")));
    let failed = old.status == Status::Revealing && new.status == Status::Gathering;
    all.extend(failed.then(|| Message::new("cli-online-gather-again")));
    if old.proposal != new.proposal && new.status == Status::Playing {
        all.extend(proposed(old, new, you));
    }
    if let (None, Some(table)) = (&old.rematch, &new.rematch) {
        let address = invite.replace(&new.id, table);
        all.push(Message::new("cli-online-rematch").with("address", address));
    }
    all
}

/// What has changed on one seat.
fn change(seat: Seat, old: &Place, new: &Place, own: bool) -> Option<Message> {
    let about = |key: &'static str, place: &Place| {
        Some(Message::new(key).with("name", clean(&place.name)).with("seat", seat))
    };
    match (&old.occupant, &new.occupant) {
        (before, Occupant::StandIn(_)) if !matches!(before, Occupant::StandIn(_)) => match own {
            true => Some(Message::new("cli-online-stand-in-own")),
            false => about("cli-online-stand-in", old),
        },
        _ if own => None,
        (before, Occupant::Person) if *before != Occupant::Person || old.name != new.name => {
            about("cli-online-sits-down", new)
        }
        (Occupant::Person, Occupant::Open) => about("cli-online-leaves", old),
        (Occupant::Open, Occupant::Bot(_)) => about("cli-online-sits-down", new),
        (Occupant::Person, Occupant::Person) if old.here && !new.here => {
            about("cli-online-away", new)
        }
        (Occupant::Person, Occupant::Person) if !old.here && new.here => {
            about("cli-online-here", new)
        }
        _ => None,
    }
}

/// What has become of a proposal: it was made, or it came to nothing.
fn proposed(old: &Room, new: &Room, you: Option<Seat>) -> Option<Message> {
    match (&old.proposal, &new.proposal) {
        (Some(gone), now) if now.as_ref().is_none_or(|now| now.id != gone.id) => {
            let kept_time = matches!(gone.what, Proposed::Draw | Proposed::Concede);
            (kept_time && now.is_none()).then(|| Message::new("cli-online-declined"))
        }
        (None, Some(now)) if Some(now.by) == you => {
            Some(Message::new("cli-online-asked").with("seats", Arg::seats(now.waiting.iter())))
        }
        _ => None,
    }
}

/// What is proposed, as a question.
pub(super) fn proposal(room: &Room) -> Message {
    let Some(proposal) = &room.proposal else { return Message::new("cli-your-move") };
    let key = match proposal.what {
        Proposed::Draw => "cli-online-offers-draw",
        Proposed::Concede => "cli-online-wants-to-concede",
        Proposed::Pause => "cli-online-wants-pause",
        Proposed::MoreTime => "cli-online-wants-time",
    };
    Message::new(key).with("seat", proposal.by)
}

/// The seats that keep a game from beginning.
pub(super) fn unready(room: &Room) -> SeatSet {
    let seats = Seat::all(room.seats.len()).zip(&room.seats);
    seats.filter(|(_, place)| !place.ready).map(|(seat, _)| seat).collect()
}

/// What a game that has not begun waits for.
pub(super) fn waiting(room: &Room, unready: SeatSet, invite: &str) -> Option<Message> {
    let seats = Seat::all(room.seats.len()).zip(&room.seats);
    let open = seats.filter(|(_, place)| place.occupant == Occupant::Open).count();
    if open > 0 {
        return Some(Message::new("cli-online-open-seats").with("n", open).with("address", invite));
    }
    let seats = Arg::seats(unready.iter());
    (!unready.is_empty()).then(|| Message::new("cli-online-not-ready").with("seats", seats))
}

/// Whose decision is waited for, where those are people.
pub(super) fn turn_of(room: &Room, seats: SeatSet) -> Option<Message> {
    let person = |seat: &Seat| {
        let place = room.seats.get(seat.index());
        place.is_some_and(|place| place.occupant == Occupant::Person)
    };
    let people: Vec<Seat> = seats.iter().filter(person).collect();
    let waits = || Message::new("cli-online-waits").with("seats", Arg::seats(people.clone()));
    (!people.is_empty()).then(waits)
}

/// What somebody said, but for what `you` did.
pub(super) fn remark(remark: &Remark, you: Option<Seat>) -> Option<Message> {
    match remark {
        Remark::Line(line) if Some(line.seat) == you => None,
        Remark::Line(line) => Some(
            Message::new("cli-online-says")
                .with("name", clean(&line.name))
                .with("text", clean(&line.text)),
        ),
        Remark::Emote(seat, _) if Some(*seat) == you => None,
        Remark::Emote(seat, emote) => {
            let emote = Arg::word(emoted(*emote));
            Some(Message::new("cli-online-emotes").with("seat", *seat).with("emote", emote))
        }
    }
}

fn emoted(emote: Emote) -> &'static str {
    match emote {
        Emote::Hello => "cli-emote-hello",
        Emote::WellPlayed => "cli-emote-well-played",
        Emote::Thanks => "cli-emote-thanks",
        Emote::Oops => "cli-emote-oops",
        Emote::Lucky => "cli-emote-lucky",
        Emote::Thinking => "cli-emote-thinking",
        Emote::GoodGame => "cli-emote-good-game",
    }
}

/// Who sits where, a line for each seat.
pub(super) fn people(room: &Room, you: Option<Seat>, texts: &Texts) -> Vec<String> {
    let named: Vec<String> = Seat::all(room.seats.len()).map(|seat| name(room, seat)).collect();
    let widest = named.iter().map(|name| kernel::columns(name)).max().unwrap_or(0);
    let line = |(seat, place): (Seat, &Place)| {
        let mut marks = vec![texts.word(sort(place))];
        marks.extend((you == Some(seat)).then(|| texts.word("cli-online-you")));
        let gathering = room.status == Status::Gathering && place.occupant == Occupant::Person;
        let ready = if place.ready { "cli-online-ready" } else { "cli-online-unready" };
        marks.extend(gathering.then(|| texts.word(ready)));
        let away = place.occupant == Occupant::Person && !place.here;
        marks.extend(away.then(|| texts.word("cli-online-is-away")));
        marks.extend(time_left(room, seat).map(|time| texts.say(&time)));
        let name = padded(&named[seat.index()], widest);
        format!("  {}. {name}  {}", seat.index() + 1, marks.join(", "))
    };
    let seats = Seat::all(room.seats.len()).zip(&room.seats).map(line);
    let watch = Message::new("cli-online-spectators").with("n", room.spectators);
    let watch = (room.spectators > 0).then(|| format!("  {}", texts.say(&watch)));
    seats.chain(watch).collect()
}

fn sort(place: &Place) -> &'static str {
    match place.occupant {
        Occupant::Open => "cli-online-open",
        Occupant::Person => "cli-online-person",
        Occupant::Bot(_) => "cli-online-bot",
        Occupant::StandIn(_) => "cli-online-stood-in",
    }
}

/// What a seat had left when the server said so.
pub(super) fn time_left(room: &Room, seat: Seat) -> Option<Message> {
    let left = room.clock.as_ref()?.left_ms.get(seat.index())? / 1000;
    let (hours, minutes, seconds) = (left / 3600, left / 60 % 60, left % 60);
    let time = match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    };
    Some(Message::new("cli-online-time-left").with("time", time))
}

/// How a game ended otherwise than by its rules.
pub(super) fn ending(ending: &Ending) -> Message {
    let key = match ending.reason {
        EndReason::Resigned => "cli-online-resigned",
        EndReason::Time => "cli-online-out-of-time",
        EndReason::Draw => "cli-online-agreed-draw",
        EndReason::Abandoned => "cli-online-abandoned",
    };
    Message::new(key).with("seats", Arg::seats(ending.losers.iter()))
}

/// Whether the luck of a game was as agreed: what follows from what everybody committed to is what
/// the game was played with.
pub(super) fn luck(
    agreed: Result<Seed, Error>,
    record: Option<&(Box<dyn AnyTable>, Verdict)>,
) -> Message {
    let broken = |why: Message| Message::new("cli-online-luck-broken").with("why", why);
    match (agreed, record) {
        (Err(error), _) => broken(error.message),
        (Ok(_), None) => Message::new("cli-online-luck-kept"),
        (Ok(seed), Some((table, verdict))) => {
            if table.record().seed != seed {
                return broken(Message::new("cli-online-other-luck"));
            }
            match verdict {
                Verdict::Diverged { why, .. } => broken(why.clone()),
                _ => Message::new("cli-online-luck-checked"),
            }
        }
    }
}
