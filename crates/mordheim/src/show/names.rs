//! What several messages share: who is meant, what is carried, what a die needs.

use kernel::{Arg, Key, Message, key_of};

use crate::fighter::{FighterId, Profile};
use crate::fraction::Fraction;
use crate::item::Item;
use crate::odds::Odds;
use crate::set::{Member, word};
use crate::spell::Spell;
use crate::state::State;
use crate::view::View;
use crate::warrior::{Id, Mark, Marks};

/// Somebody who knows what kind of fighter each warrior is, which never changes.
pub(crate) trait Muster {
    /// What kind of fighter he is.
    fn fighter(&self, id: Id) -> FighterId;

    /// His name: his kind and his number.
    fn name(&self, id: Id) -> Message {
        warrior_name(self.fighter(id), id)
    }

    /// The warrior as an argument.
    fn who(&self, id: Id) -> Arg {
        Arg::piece(id.to_string(), self.name(id))
    }
}

/// The name of a warrior.
pub(crate) fn warrior_name(fighter: FighterId, id: Id) -> Message {
    Message::new("piece-warrior").with("kind", fighter.word()).with("number", id.to_string())
}

impl Muster for State {
    fn fighter(&self, id: Id) -> FighterId {
        let warrior = self.at(id);
        if warrior.is_somebody() {
            return warrior.fighter;
        }
        // Only rats ever join.
        let rat = FighterId::find(self.side(id.seat()).warband, "giant_rat");
        rat.unwrap_or(warrior.fighter)
    }
}

impl Muster for View {
    fn fighter(&self, id: Id) -> FighterId {
        self.warrior(id).map_or(FighterId(0), |warrior| warrior.fighter)
    }
}

// ------------------------------------------------------------------ things

/// A key put together of a prefix, a member of a list and an ending.
pub(crate) fn key(prefix: &str, member: impl Member, ending: &str) -> Key {
    (key_of(prefix, member.id()) + ending).into()
}

/// A message without arguments about a member of a list.
pub(crate) fn of(prefix: &str, member: impl Member) -> Message {
    Message::of(prefix, member.id())
}

/// The name of a thing as it stands in a sentence.
pub(crate) fn thing(item: Item) -> Message {
    Message::new(key("item", item, "-low"))
}

/// A thing with its article, behind `with`.
pub(crate) fn a_thing(item: Item) -> Message {
    Message::new(key("item", item, "-a"))
}

/// What somebody has in his hands, behind `with`.
pub(crate) fn hands(main: Item, off: Item) -> Arg {
    match off {
        Item::Fist => a_thing(main).into(),
        _ if off == main => Arg::word(key("item", main, "-pair")),
        _ => Arg::list([a_thing(main), a_thing(off)]),
    }
}

/// The name of a spell.
pub(crate) fn spell(spell: Spell) -> Arg {
    word("spell", spell)
}

// ------------------------------------------------------------------ numbers

/// The nine characteristics in one line.
pub(crate) fn profile(p: Profile) -> Message {
    characteristics(Message::new("profile"), p)
}

/// A message with the nine characteristics.
pub(crate) fn characteristics(message: Message, p: Profile) -> Message {
    let all = [
        ("m", p.m),
        ("ws", p.ws),
        ("bs", p.bs),
        ("s", p.s),
        ("t", p.t),
        ("w", p.w),
        ("i", p.i),
        ("a", p.a),
        ("ld", p.ld),
    ];
    all.into_iter().fold(message, |message, (name, value)| message.with(name, value))
}

/// A number to roll.
pub(crate) fn needs(needs: u8) -> Message {
    match needs {
        0 | 1 => Message::new("number-sure"),
        2..=6 => Message::new("number-least").with("number", needs),
        _ => Message::new("number-never"),
    }
}

/// What a shot needs.
pub(crate) fn shot_needs(number: u8) -> Message {
    match number {
        7.. => Message::new("shot-never"),
        number => Message::new("shot-needs").with("number", needs(number)),
    }
}

/// A chance in hundredths, and as a fraction where that is short.
pub(crate) fn chance(fraction: Fraction) -> String {
    let exact = fraction.to_string();
    match fraction.over {
        0 => "0%".to_owned(),
        _ if fraction == Fraction::ONE => "100%".to_owned(),
        _ if exact.len() <= 9 => format!("{}% ({exact})", fraction.percent()),
        _ => format!("{}%", fraction.percent()),
    }
}

/// The ends of a strike that can come about, each with its chance.
pub(crate) fn ends(odds: &Odds) -> impl Iterator<Item = (&'static str, Fraction)> {
    let all = [
        ("odds-out", odds.out),
        ("odds-stunned", odds.stunned),
        ("odds-knocked-down", odds.knocked_down),
        ("odds-hurt", odds.hurt),
        ("odds-nothing", odds.nothing),
    ];
    all.into_iter().filter(|(_, chance)| chance.over > 0)
}

// ------------------------------------------------------------------ marks

/// Warriors in a row, by their numbers.
pub(crate) fn ids_text(ids: &[Id]) -> String {
    ids.iter().map(Id::to_string).collect::<Vec<_>>().join(" ")
}

/// The marks that tell a player something, what matters longest first.
pub(crate) fn telling(marks: Marks) -> impl Iterator<Item = Mark> {
    let silent = [
        Mark::Acted,
        Mark::ParrySpent,
        Mark::CriticalDone,
        Mark::Struck,
        Mark::Whipped,
        Mark::Tested,
        Mark::Dazed,
        Mark::Arrived,
        Mark::Fought,
        Mark::Fled,
        Mark::CharmSpent,
        Mark::RelicSpent,
        Mark::SilkSpent,
        Mark::EyeUsed,
        Mark::JustOut,
        Mark::Leapt,
        Mark::Cast,
        Mark::Reserve,
        Mark::Escaped,
        Mark::FledOff,
    ];
    // Who ran has moved, and so has who charged.
    let moves = [Mark::Ran, Mark::Charged, Mark::FailedCharge];
    let quiet = move |mark: &Mark| {
        silent.contains(mark) || *mark == Mark::Moved && moves.iter().any(|m| marks.has(*m))
    };
    let lasting = |mark: &Mark| *mark >= Mark::Hidden;
    let all: Vec<Mark> = marks.iter().filter(|mark| !quiet(mark)).collect();
    let (long, short): (Vec<Mark>, Vec<Mark>) = all.into_iter().partition(lasting);
    long.into_iter().chain(short)
}
