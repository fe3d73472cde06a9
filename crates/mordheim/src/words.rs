//! Words that sentences, pictures and tables share.

use kernel::{Names, Seat, columns, cut, padded};

use crate::fighter::Profile;
use crate::fraction::Fraction;
use crate::item::Item;
use crate::moves::{Distance, Reach};
use crate::odds::Odds;
use crate::set::Member;
use crate::warrior::{Condition, Id, Mark, Marks};

pub(crate) use crate::picture::picture;
pub(crate) use crate::sentences::describe;

/// The widest line of anything that is shown.
pub(crate) const WIDTH: usize = 80;

/// A name that may be that of anybody, without anything that would spoil a line.
pub(crate) fn seat_name(names: Names<'_>, seat: Seat, width: usize) -> String {
    fit(names.of(seat), width)
}

/// A text that fits; one that is cut off ends in an ellipsis.
pub(crate) fn fit(text: &str, width: usize) -> String {
    let plain: String = text.chars().filter(|c| !c.is_control()).collect();
    if columns(&plain) <= width {
        return plain;
    }
    format!("{}…", cut(&plain, width.saturating_sub(1)).trim_end())
}

/// A text filled up with blanks.
pub(crate) fn pad(text: &str, width: usize) -> String {
    padded(text, width)
}

/// Words in lines of at most so many columns, the later lines indented.
pub(crate) fn wrapped(text: &str, width: usize, indent: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let line = lines.last().expect("there is a line");
        let gap = usize::from(!line.trim().is_empty());
        if columns(line) + gap + columns(word) > width && gap > 0 {
            lines.push(" ".repeat(indent));
        }
        let line = lines.last_mut().expect("there is a line");
        if !line.trim().is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines
}

/// `1 wound`, `2 wounds`.
pub(crate) fn many(n: impl Into<u32>, what: &str) -> String {
    let n = n.into();
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}

/// `a`, `a and b`, `a, b and c`.
pub(crate) fn listed(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Warriors in a row.
pub(crate) fn ids_text(ids: &[Id]) -> String {
    ids.iter().map(Id::to_string).collect::<Vec<_>>().join(" ")
}

/// The name of a thing as it stands in a sentence.
pub(crate) fn thing(item: Item) -> String {
    let proper = [Item::Warhammer, Item::BugmansAle, Item::SilkClothes, Item::ElvenCloak];
    if proper.contains(&item) { item.name().to_owned() } else { lower(item.name()) }
}

/// A name with a small first letter.
pub(crate) fn lower(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().into_iter().flat_map(char::to_lowercase);
    first.chain(letters).collect()
}

/// A text with a large first letter.
pub(crate) fn upper(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// A thing with its article.
pub(crate) fn a_thing(item: Item) -> String {
    let several = [
        Item::Fist,
        Item::Natural,
        Item::FightingClaws,
        Item::WeepingBlades,
        Item::Stars,
        Item::BlessedWater,
    ];
    let name = thing(item);
    match name.chars().next() {
        _ if several.contains(&item) => name,
        Some('a' | 'e' | 'i' | 'o' | 'u' | 'E') => format!("an {name}"),
        _ => format!("a {name}"),
    }
}

/// What somebody has in his hands.
pub(crate) fn hands(main: Item, off: Item) -> String {
    match off {
        Item::Fist => a_thing(main),
        _ if off == main => format!("two {}s", thing(main)),
        _ => format!("{} and {}", a_thing(main), a_thing(off)),
    }
}

/// How somebody is, in two words at most.
pub(crate) const fn condition(condition: Condition) -> &'static str {
    match condition {
        Condition::Standing => "standing",
        Condition::KnockedDown => "knocked down",
        Condition::Stunned => "stunned",
        Condition::Out => "out of action",
    }
}

/// The marks that tell a player something, in short words.
pub(crate) fn marks(marks: Marks) -> Vec<&'static str> {
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
    let quiet = |mark: &Mark| {
        silent.contains(mark) || *mark == Mark::Moved && moves.iter().any(|m| marks.has(*m))
    };
    // What matters longest comes first.
    let lasting = |mark: &Mark| *mark >= Mark::Hidden;
    let all: Vec<Mark> = marks.iter().filter(|mark| !quiet(mark)).collect();
    let (long, short): (Vec<Mark>, Vec<Mark>) = all.into_iter().partition(lasting);
    long.into_iter().chain(short).map(Member::name).collect()
}

/// The nine characteristics in one line.
pub(crate) fn profile(p: Profile) -> String {
    format!(
        "M{} WS{} BS{} S{} T{} W{} I{} A{} Ld{}",
        p.m, p.ws, p.bs, p.s, p.t, p.w, p.i, p.a, p.ld
    )
}

/// A number to roll, as players write it.
pub(crate) fn needs(needs: u8) -> String {
    match needs {
        0 | 1 => "sure".to_owned(),
        2..=6 => format!("{needs}+"),
        _ => "never".to_owned(),
    }
}

/// Half inches as inches.
pub(crate) fn inches(halves: u8) -> String {
    let half = if halves % 2 == 1 { ".5" } else { "" };
    format!("{}{half}\"", halves / 2)
}

/// What a player at a real table says about a shot.
pub(crate) const fn distance(distance: Distance) -> &'static str {
    match distance {
        Distance::Near => "within half range",
        Distance::Long => "beyond half range",
        Distance::Beyond => "out of range",
    }
}

/// What a player at a real table says about a charge.
pub(crate) const fn reach(said: Option<Reach>) -> &'static str {
    match said {
        None => "",
        Some(Reach::Reaches) => ", who is seen and in reach",
        Some(Reach::TooFar) => ", who is seen but too far away",
        Some(Reach::Unseen) => ", who is close but out of sight",
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
pub(crate) fn ends(odds: &Odds) -> Vec<(&'static str, Fraction)> {
    let all = [
        ("out of action", odds.out),
        ("stunned", odds.stunned),
        ("knocked down", odds.knocked_down),
        ("wounded", odds.hurt),
        ("nothing", odds.nothing),
    ];
    all.into_iter().filter(|(_, chance)| chance.over > 0).collect()
}
