//! Moves in writing.

use kernel::{Error, Mover};

use crate::ask::Ask;
use crate::event::Phase;
use crate::field::Edge;
use crate::item::Item;
use crate::moves::{Deed, Flip, Move};
use crate::rules::Scenario;
use crate::set::Member;
use crate::spell::Spell;
use crate::square::Square;
use crate::state::State;
use crate::warrior::{Id, Mark};

/// What somebody at a real table does, behind his name.
fn deed(deed: Deed) -> String {
    match deed {
        Deed::Stay => "stay".to_owned(),
        _ => write(deed.alone()),
    }
}

fn deed_of(words: &[&str]) -> Option<Deed> {
    let id = |text: &str| text.parse::<Id>().ok();
    Some(match *words {
        ["walk"] => Deed::Walk,
        ["run"] => Deed::Run,
        ["hide"] => Deed::Hide,
        ["sneak"] => Deed::Sneak,
        ["stay" | "hold"] => Deed::Stay,
        ["crawl"] => Deed::Crawl,
        ["charge", a] => Deed::Charge(id(a)?),
        ["aim", ..] => match read_words(words)? {
            Move::Aim(weapon, target, shots) => Deed::Aim(weapon, target, shots),
            _ => return None,
        },
        _ => return None,
    })
}

/// A square without a comma, since commas part the moves of a list.
fn dashed(square: Square) -> String {
    square.to_string().replace(',', "-")
}

/// The move as a person would write it.
pub(crate) fn write(m: Move) -> String {
    match m {
        Move::Select(id) => format!("select {id}"),
        Move::Spot(id) => format!("spot {id}"),
        Move::Rally(id) => format!("rally {id}"),
        Move::Rise(id) => format!("rise {id}"),
        Move::Herbs(id) => format!("herbs {id}"),
        Move::Charge(id) => format!("charge {id}"),
        Move::ChargeBoth(a, b) => format!("charge {a} {b}"),
        Move::Go(square) => format!("go {}", dashed(square)),
        Move::Climb(true, height) => format!("climb up {height}"),
        Move::Climb(false, height) => format!("climb down {height}"),
        Move::Jump(height) => format!("jump {height}"),
        Move::Gap(depth) => format!("gap {depth}"),
        Move::Dive(id, height) => format!("dive {id} {height}"),
        Move::Drop(height) => format!("drop {height}"),
        Move::Aim(item, id, 1) => format!("aim {item} {id}"),
        Move::Aim(item, id, shots) => format!("aim {item} {id} {shots}"),
        Move::Cast(spell, None) => format!("cast {spell}"),
        Move::Cast(spell, Some(id)) => format!("cast {spell} {id}"),
        Move::Touch(id) => format!("touch {id}"),
        Move::StepIn(id) => format!("step-in {id}"),
        Move::Does(id, does) => format!("{id} {}", deed(does)),
        Move::Arm(id, main, Item::Fist) => format!("{id} hands {main}"),
        Move::Arm(id, main, off) => format!("{id} hands {main} {off}"),
        Move::Toward(square) => format!("toward {}", dashed(square)),
        Move::Melee(id) => format!("melee {id}"),
        Move::Hands(main, Item::Fist) => format!("hands {main}"),
        Move::Hands(main, off) => format!("hands {main} {off}"),
        Move::Pick(id) => format!("pick {id}"),
        Move::Intercept(id) => format!("intercept {id}"),
        Move::Edge(edge) => format!("edge {edge}"),
        Move::Quarter(n) => format!("quarter {n}"),
        Move::Scenario(scenario) => format!("scenario {scenario}"),
        Move::Place(square) => format!("place {}", dashed(square)),
        Move::Die(die) => format!("roll {die}"),
        _ => word(m).to_owned(),
    }
}

/// Moves that are one word.
const WORDS: [(&str, Move); 31] = [
    ("end", Move::End),
    ("walk all", Move::WalkAll),
    ("run all", Move::RunAll),
    ("hold", Move::Hold),
    ("hide", Move::Hide),
    ("leap", Move::Leap),
    ("escape", Move::Escape),
    ("walk", Move::Walk),
    ("sneak", Move::Sneak),
    ("run", Move::Run),
    ("crawl", Move::Crawl),
    ("exit", Move::Exit),
    ("cover", Move::Flip(Flip::Cover)),
    ("long", Move::Flip(Flip::Long)),
    ("unseen", Move::Flip(Flip::Unseen)),
    ("too-far", Move::Flip(Flip::TooFar)),
    ("home", Move::Home),
    ("fire", Move::Fire),
    ("beyond", Move::Beyond),
    ("begin", Move::Begin),
    ("nobody", Move::Nobody),
    ("yes", Move::Yes),
    ("no", Move::No),
    ("accept", Move::Accept),
    ("dispute", Move::Dispute),
    ("fight", Move::Fight),
    ("give-up", Move::GiveUp),
    ("place-rest", Move::PlaceRest),
    ("ready", Move::Ready),
    ("claim", Move::Claim),
    ("done", Move::End),
];

fn word(m: Move) -> &'static str {
    WORDS.iter().find(|(_, other)| *other == m).map_or("?", |(word, _)| word)
}

/// Reads a move, legal or not. A square or a warrior alone is what is asked for just now.
pub(crate) fn read(state: &State, mover: Mover, text: &str) -> Result<Move, Error> {
    let small = text.trim().to_lowercase();
    let words: Vec<&str> = small.split_whitespace().collect();
    let unknown = || Error::invalid("unknown_move").with("text", text.trim()).options(near(&words));
    let plain = words.join(" ");
    let one = WORDS.iter().find(|(word, _)| plain == *word).map(|(_, m)| *m);
    if let Some(m) = one {
        return Ok(m);
    }
    if mover == Mover::Chance
        && let [die] = words[..]
        && let Some(die) = die_of(die)
    {
        return Ok(Move::Die(die));
    }
    let bare = || bare_square(state, &words).or_else(|| bare_warrior(state, &words));
    let bare = || bare().filter(|_| mover != Mover::Chance);
    read_words(&words).or_else(bare).ok_or_else(unknown)
}

/// Column and row, parted by a comma, a dash or a blank, in brackets or not.
fn square_of(words: &[&str]) -> Option<Square> {
    let text = words.join(" ");
    let text = text.strip_prefix('(').and_then(|text| text.strip_suffix(')')).unwrap_or(&text);
    let parts: Vec<&str> = text.split([',', '-', ' ']).filter(|part| !part.is_empty()).collect();
    let [x, y] = parts[..] else { return None };
    format!("{x},{y}").parse().ok()
}

/// A square alone: where somebody is put or goes.
fn bare_square(state: &State, words: &[&str]) -> Option<Move> {
    let square = square_of(words)?;
    match state.pending.ask {
        Some((_, Ask::Place(_) | Ask::Counter)) => Some(Move::Place(square)),
        Some((_, Ask::Fly(..))) => Some(Move::Go(square)),
        None if state.phase == Phase::Movement => Some(Move::Go(square)),
        _ => None,
    }
}

/// A warrior alone: who acts, or who is meant.
fn bare_warrior(state: &State, words: &[&str]) -> Option<Move> {
    let [word] = words else { return None };
    let id: Id = word.parse().ok()?;
    let warrior = state.at(id);
    Some(match state.pending.ask {
        Some((_, Ask::Melee)) => Move::Melee(id),
        Some((_, Ask::Intercept(_))) => Move::Intercept(id),
        Some((_, Ask::Allot(_) | Ask::Hold(..) | Ask::Hit(..) | Ask::Contact(..))) => {
            Move::Pick(id)
        }
        None if state.pending.selected.is_some() && state.phase == Phase::Charges => {
            Move::Charge(id)
        }
        None if state.phase == Phase::Recovery && warrior.is(Mark::Fleeing) => Move::Rally(id),
        None if state.phase == Phase::Recovery => Move::Rise(id),
        _ => Move::Select(id),
    })
}

/// What somebody may have meant.
fn near(words: &[&str]) -> Vec<String> {
    const VERBS: [&str; 26] = [
        "select",
        "rally",
        "rise",
        "herbs",
        "charge",
        "go",
        "climb",
        "jump",
        "gap",
        "dive",
        "drop",
        "aim",
        "cast",
        "fire",
        "melee",
        "hands",
        "pick",
        "intercept",
        "edge",
        "quarter",
        "scenario",
        "place",
        "roll",
        "end",
        "hold",
        "yes",
    ];
    let verb = words.first().copied().unwrap_or("");
    kernel::nearest(verb, &VERBS).into_iter().map(str::to_owned).collect()
}

fn die_of(text: &str) -> Option<u8> {
    text.parse().ok().filter(|die| (1..=6).contains(die) && !text.starts_with('+'))
}

fn read_words(words: &[&str]) -> Option<Move> {
    let id = |text: &str| text.parse::<Id>().ok();
    let number = |text: &str| text.parse::<u8>().ok().filter(|_| !text.starts_with('+'));
    Some(match *words {
        ["select", a] => Move::Select(id(a)?),
        ["spot", a] => Move::Spot(id(a)?),
        ["rally", a] => Move::Rally(id(a)?),
        ["rise", a] => Move::Rise(id(a)?),
        ["herbs", a] => Move::Herbs(id(a)?),
        ["charge", a] => Move::Charge(id(a)?),
        ["charge", a, b] => Move::ChargeBoth(id(a)?, id(b)?),
        ["touch", a] => Move::Touch(id(a)?),
        ["step-in", a] => Move::StepIn(id(a)?),
        ["toward", ref to @ ..] => Move::Toward(square_of(to)?),
        ["go", ref to @ ..] => Move::Go(square_of(to)?),
        ["climb", "up", height] => Move::Climb(true, number(height)?),
        ["climb", "down", height] => Move::Climb(false, number(height)?),
        ["jump", height] => Move::Jump(number(height)?),
        ["gap", depth] => Move::Gap(number(depth)?),
        ["dive", a, height] => Move::Dive(id(a)?, number(height)?),
        ["drop", height] => Move::Drop(number(height)?),
        ["aim", weapon, a] => Move::Aim(Item::find(weapon)?, id(a)?, 1),
        ["aim", weapon, a, shots] => Move::Aim(Item::find(weapon)?, id(a)?, number(shots)?),
        ["cast", spell] => Move::Cast(Spell::find(spell)?, None),
        ["cast", spell, a] => Move::Cast(Spell::find(spell)?, Some(id(a)?)),
        ["melee", a] => Move::Melee(id(a)?),
        ["hands", main] => Move::Hands(Item::find(main)?, Item::Fist),
        ["hands", main, off] => Move::Hands(Item::find(main)?, Item::find(off)?),
        ["pick", a] => Move::Pick(id(a)?),
        ["intercept", a] => Move::Intercept(id(a)?),
        ["edge", edge] => Move::Edge(Edge::find(edge)?),
        ["quarter", n] => Move::Quarter(number(n)?),
        ["scenario", scenario] => Move::Scenario(Scenario::find(scenario)?),
        ["place", ref to @ ..] => Move::Place(square_of(to)?),
        ["roll", die] => Move::Die(die_of(die)?),
        [who, "hands", main] => Move::Arm(id(who)?, Item::find(main)?, Item::Fist),
        [who, "hands", main, off] => Move::Arm(id(who)?, Item::find(main)?, Item::find(off)?),
        [who, ref does @ ..] => Move::Does(id(who)?, deed_of(does)?),
        _ => return None,
    })
}

/// Whether no other event need tell that this move was made.
pub(crate) const fn is_silent(m: Move) -> bool {
    matches!(
        m,
        Move::Select(_)
            | Move::Spot(_)
            | Move::Run
            | Move::Exit
            | Move::Rally(_)
            | Move::Aim(..)
            | Move::Hold
            | Move::WalkAll
            | Move::RunAll
            | Move::Does(_, Deed::Run | Deed::Stay | Deed::Charge(_) | Deed::Aim(..))
            | Move::Flip(_)
            | Move::Touch(_)
            | Move::StepIn(_)
            | Move::Begin
            | Move::Leap
            | Move::Escape
            | Move::Climb(..)
            | Move::Jump(_)
            | Move::Gap(_)
            | Move::Drop(_)
            | Move::Melee(_)
            | Move::Hands(..)
            | Move::Pick(_)
            | Move::Nobody
            | Move::Yes
            | Move::No
            | Move::Accept
            | Move::Intercept(_)
            | Move::Fight
            | Move::Ready
            | Move::Claim
    )
}

/// How likely moves are in ordinary play: a few squares of many, and seldom an early end.
pub(crate) fn weigh(moves: &[Move], weights: &mut [u16]) {
    for (m, weight) in moves.iter().zip(weights) {
        *weight = match m {
            Move::Place(_) | Move::Go(_) | Move::Toward(_) => 1,
            Move::WalkAll | Move::RunAll | Move::Does(..) => 4,
            Move::PlaceRest => 60,
            Move::Charge(_) | Move::Aim(..) | Move::Fire => 40,
            Move::GiveUp | Move::Dispute => 2,
            _ => 20,
        };
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Seat, Setup};

    use super::*;
    use crate::event::Event;

    #[test]
    fn squares_hands_and_bare_warriors_are_read_as_they_are_meant() {
        let state = State::new(&Setup::default()).expect("a sound setup");
        let read = |text: &str| read(&state, Mover::Seat(Seat(0)), text).ok();
        let go = Some(Move::Go(Square::at(6, 13)));
        for text in ["go 7-14", "go 7,14", "go 7 14", "go 7, 14", "go (7,14)", "go (7, 14)"] {
            assert_eq!(read(text), go, "{text}");
        }
        assert_eq!([read("go"), read("go 7"), read("go 7,14,2"), read("7,14")], [None; 4]);
        let dagger = Some(Move::Hands(Item::Dagger, Item::Fist));
        assert_eq!([read("hands dagger"), read("hands dagger fist")], [dagger; 2]);
        assert_eq!(dagger.map(write).as_deref(), Some("hands dagger"));
        let mut moving = state.clone();
        moving.table.apply(&Event::PhaseBegan { phase: Phase::Movement });
        moving.pending.ask = None;
        let bare = |text| super::read(&moving, Mover::Seat(Seat(0)), text).ok();
        assert_eq!(bare("7,14"), go);
        assert_eq!(bare("a9"), Some(Move::Select(Id::of(Seat(0), 8))));
    }
}
