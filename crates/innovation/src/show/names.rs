//! What things are called, and by which reference they are known.

use kernel::{Arg, Key, Message, Named, Ref, Seat, key_of, zone_of};

use crate::card::Card;
use crate::event::{Achievement, Place, Special};
use crate::face::{Color, Icon, Sort, Splay};

/// The id of a card: its title in small letters.
pub fn id(card: Card) -> Key {
    key_of("", card.name()).into()
}

/// The title of a card.
pub fn title(card: Card) -> Message {
    Message::of("card", card.name())
}

/// A card that is spoken of.
pub fn card(card: Card) -> Arg {
    Arg::piece(id(card), title(card))
}

/// What clause `n` of a card says, counted from 0.
pub fn clause(card: Card, n: u8) -> Message {
    Message::new(format!("{}-{}", title(card).key, n + 1))
}

/// Several cards, which are listed by their titles.
pub fn cards(cards: impl IntoIterator<Item = Card>) -> Arg {
    let one = |one: Card| Message::new("one-card").with("card", card(one));
    Arg::list(cards.into_iter().map(one))
}

/// A card of which only the back is seen.
pub fn back(age: u8) -> Message {
    Message::new("back").with("age", age)
}

/// So many cards of which only the backs are seen.
pub fn backs(number: u8, age: u8) -> Message {
    match number {
        1 => back(age),
        _ => Message::new("backs").with("number", number).with("age", age),
    }
}

/// A card by its title, or by its back.
pub fn face(face: Option<Card>, age: u8) -> Arg {
    face.map_or_else(|| back(age).into(), card)
}

/// The key of a color.
pub fn color(color: Color) -> Message {
    Message::of("color", color.name())
}

/// The pile of a color on the board of a seat, called by its color.
pub fn pile(seat: Seat, of: Color) -> Arg {
    Arg::Zone(Named::new(zone_of(seat, of.name()), color(of)))
}

/// The key of an icon, or of the slot without one.
pub fn icon(icon: Option<Icon>) -> Message {
    Message::of("icon", icon.map_or("none", Icon::name))
}

/// The key of a direction.
pub fn splay(splay: Splay) -> Arg {
    Arg::word(key_of("splay", if splay == Splay::None { "none" } else { splay.name() }))
}

/// The id of an achievement.
pub fn achievement_id(what: Achievement) -> Key {
    match what {
        Achievement::Age(age) => format!("age-{age}").into(),
        Achievement::Special(special) => key_of("", special.name()).into(),
    }
}

/// The name of a special achievement.
pub fn special(special: Special) -> Message {
    Message::of("achievement", special.name())
}

/// The condition of a special achievement.
pub fn condition(of: Special) -> Message {
    Message::new(format!("{}-1", special(of).key))
}

/// The id of a supply pile.
pub fn supply_id(age: u8) -> Key {
    format!("supply-{age}").into()
}

/// An effect of a card: the only one, one of several, or the demand.
pub fn effect(of: Card, n: u8) -> Message {
    let clauses = of.clauses();
    let message = match clauses.get(usize::from(n)).map(|clause| clause.sort) {
        Some(Sort::Demand) => Message::new("effect-demand"),
        _ if clauses.len() == 1 => Message::new("effect-only"),
        _ => Message::new("effect-nth").with("number", n + 1),
    };
    message.with("card", card(of))
}

/// The reference of a place: on a board, the pile of the card's color.
fn place_ref(place: Place, card: Option<Card>) -> Ref {
    match place {
        Place::Supply => Ref::zone("supply"),
        Place::Hand(seat) => zone_of(seat, "hand"),
        Place::Score(seat) => zone_of(seat, "score"),
        Place::Board(seat) => {
            let pile = card.map_or("board", |card| card.color().name());
            zone_of(seat, pile)
        }
    }
}

fn place_word(place: Place) -> &'static str {
    match place {
        Place::Supply => "supply",
        Place::Hand(_) => "hand",
        Place::Score(_) => "score",
        Place::Board(_) => "board",
    }
}

/// From or to a place, whosever it is: `from-` or `to-` and the place make the key.
fn towards(prefix: &str, place: Place, card: Option<Card>) -> Arg {
    let name = Message::of(prefix, place_word(place));
    let name = match place.owner() {
        Some(seat) => name.with("seat", seat),
        None => name,
    };
    Arg::Zone(Named::new(place_ref(place, card), name))
}

/// From somebody's place.
pub fn from(place: Place, card: Option<Card>) -> Arg {
    towards("from", place, card)
}

/// To somebody's place.
pub fn to(place: Place, card: Option<Card>) -> Arg {
    towards("to", place, card)
}

/// From a place of the one who acts.
pub fn from_own(place: Place, card: Option<Card>) -> Arg {
    Arg::Zone(Named::new(place_ref(place, card), Message::of("from-own", place_word(place))))
}
