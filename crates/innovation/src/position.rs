//! Positions as text: what scenarios set up, and what a state prints.
//!
//! One line for each thing, `key: value`; `scenarios/README.md` describes them all. Cards that no
//! line speaks of lie in the supply, in the order of their numbers, below those that are named; and
//! one of each age from 1 to 9 is the achievement of that age.

use std::fmt::Write as _;

use arrayvec::ArrayVec;
use kernel::{Arg, Error, EventSourced, Message, Seat, SeatSet, bad_position, position_lines};

use crate::ask::{Pick, Picked};
use crate::card::{Card, Cards};
use crate::components::{Components, MAX, Phase};
use crate::dogma::{Frame, Ran};
use crate::effect::Answer;
use crate::event::{Achievement, Ending, Special};
use crate::face::{Color, Splay};
use crate::state::{Pending, State};

/// What was read, or why it cannot be.
pub(crate) type Parsed<T> = Result<T, Message>;

/// Why a position cannot be: `why-` and this make the key.
pub(crate) fn why(what: &str) -> Message {
    Message::of("why", what)
}

/// No more of what somebody wrote is repeated, in characters.
const MOST_REPEATED: usize = 60;

/// The same about something that was written.
fn why_text(what: &str, text: &str) -> Message {
    why(what).with("text", text.chars().take(MOST_REPEATED).collect::<String>())
}

/// What lies where, as a position tells it. Everything else is derived.
#[derive(Clone, Debug, Default)]
pub(crate) struct Layout {
    pub(crate) piles: [[(Vec<Card>, Splay); 5]; 4],
    pub(crate) hands: [Cards; 4],
    pub(crate) scores: [Cards; 4],
    pub(crate) achievements: [Vec<Achievement>; 4],
    pub(crate) supply: [Vec<Card>; 10],
    pub(crate) aside: [Option<Card>; 9],
    pub(crate) removed: Cards,
    /// What each seat has seen, and after the seats what spectators have.
    pub(crate) knows: [Cards; 5],
    /// The pile that is shuffled next, while piles are shuffled: it and those after it are nowhere.
    pub(crate) unshuffled: Option<u8>,
}

// ------------------------------------------------------------------ reading

/// The state at a position, at the table that is opened.
pub(crate) fn read(text: &str, opening: Components) -> Result<State, Error> {
    let (mut table, mut pending) = (opening, Pending::default());
    (table.phase, table.actions, table.turns) = (Phase::Turn, 2, 10);
    let mut layout = Layout::default();
    let mut rest = Vec::new();
    for line in position_lines(text) {
        let line = line?;
        let known = layout.set(line.key, line.value, table.seats);
        if !known.map_err(|why| line.wrong(why))? {
            rest.push(line);
        }
    }
    table.lay_out(layout).map_err(bad_position)?;
    for line in rest {
        let known = set(&mut table, &mut pending, line.key, line.value);
        if !known.map_err(|why| line.wrong(why))? {
            return Err(line.wrong(Arg::word("why-unknown-line")));
        }
    }
    let mut state = State { table: EventSourced::set_up(table), pending };
    state.can_be().map_err(bad_position)?;
    state.resume().map_err(bad_position)?;
    state.table.validate().map_err(bad_position)?;
    Ok(state)
}

fn cards(text: &str) -> Parsed<Vec<Card>> {
    let words = text.split(',').map(str::trim).filter(|word| !word.is_empty());
    words.map(|word| Card::named(word).ok_or_else(|| why_text("no-card", word))).collect()
}

fn number<T: std::str::FromStr>(text: &str) -> Parsed<T> {
    text.trim().parse().map_err(|_| why_text("bad-number", text))
}

fn seat(text: &str, seats: u8) -> Parsed<Seat> {
    let n: u8 = number(text)?;
    if n < seats { Ok(Seat(n)) } else { Err(why("no-seat").with("number", n)) }
}

fn seat_set(text: &str, seats: u8) -> Parsed<SeatSet> {
    text.split_whitespace().map(|word| seat(word, seats)).collect()
}

fn color(text: &str) -> Parsed<Color> {
    let found = Color::ALL.into_iter().find(|color| color.name() == text);
    found.ok_or_else(|| why_text("no-color", text))
}

fn achievement(text: &str) -> Parsed<Achievement> {
    let special = Special::ALL.into_iter().find(|s| s.name().eq_ignore_ascii_case(text));
    if let Some(special) = special {
        return Ok(Achievement::Special(special));
    }
    match number(text)? {
        age @ 1..=9 => Ok(Achievement::Age(age)),
        _ => Err(why_text("no-achievement", text)),
    }
}

/// A pile such as `red Archery, Oars left`: bottom to top, then the splay.
fn pile(text: &str) -> Parsed<(Color, Vec<Card>, Splay)> {
    let (name, text) = text.trim().split_once(' ').ok_or_else(|| why("pile-shape"))?;
    let color = color(name)?;
    let splays = [Splay::Left, Splay::Right, Splay::Up];
    let splayed = splays.iter().find_map(|splay| {
        text.strip_suffix(splay.name())?.strip_suffix(' ').map(|rest| (*splay, rest))
    });
    let (splay, text) = splayed.unwrap_or((Splay::None, text));
    let cards = cards(text)?;
    match cards.iter().find(|card| card.color() != color) {
        Some(card) => Err(why("wrong-color").with("card", card.name()).with("color", color.name())),
        None if cards.len() < 2 && splay != Splay::None => Err(why("lone-splay")),
        None => Ok((color, cards, splay)),
    }
}

impl Layout {
    /// Takes in a line about where cards are; says whether it was one.
    fn set(&mut self, key: &str, value: &str, seats: u8) -> Parsed<bool> {
        let (word, who) = key.split_once(' ').unwrap_or((key, ""));
        match word {
            "board" => {
                let seat = seat(who, seats)?.index();
                for text in value.split(';').filter(|text| !text.trim().is_empty()) {
                    let (color, cards, splay) = pile(text)?;
                    if !self.piles[seat][color as usize].0.is_empty() {
                        return Err(why("two-piles").with("color", color.name()));
                    }
                    self.piles[seat][color as usize] = (cards, splay);
                }
            }
            "hand" => self.hands[seat(who, seats)?.index()] = cards(value)?.into_iter().collect(),
            "score" => self.scores[seat(who, seats)?.index()] = cards(value)?.into_iter().collect(),
            "knows" => {
                let who = if who == "spectators" { MAX } else { seat(who, seats)?.index() };
                self.knows[who] = cards(value)?.into_iter().collect();
            }
            "achievements" => {
                let words = value.split(',').map(str::trim).filter(|word| !word.is_empty());
                self.achievements[seat(who, seats)?.index()] =
                    words.map(achievement).collect::<Parsed<_>>()?;
            }
            "supply" => match number::<usize>(who)? {
                age @ 1..=10 => self.supply[age - 1] = cards(value)?,
                _ => return Err(why_text("no-supply", who)),
            },
            "aside" => match (number::<usize>(who)?, cards(value)?.as_slice()) {
                (age @ 1..=9, [card]) => self.aside[age - 1] = Some(*card),
                _ => return Err(why("aside")),
            },
            "removed" => self.removed = cards(value)?.into_iter().collect(),
            "phase" => {
                if let Phase::Shuffle(age) = phase(value)? {
                    self.unshuffled = Some(age);
                }
                return Ok(false);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The cards that are spoken of, each once.
    fn spoken_of(&self) -> Parsed<Cards> {
        let piles = self.piles.iter().flatten().flat_map(|(cards, _)| cards.iter().copied());
        let sets = self.hands.iter().chain(&self.scores).chain([&self.removed]);
        let all = piles
            .chain(sets.flat_map(|set| set.iter()))
            .chain(self.supply.iter().flatten().copied())
            .chain(self.aside.iter().flatten().copied());
        let mut seen = Cards::NONE;
        for card in all {
            if seen.has(card) {
                return Err(why("two-places").with("card", card.name()));
            }
            seen = seen.plus(card);
        }
        Ok(seen)
    }

    /// Puts every card that is not spoken of aside or into the supply.
    pub(crate) fn fill(&mut self) -> Parsed<()> {
        let mut free = Cards::ALL.except(self.spoken_of()?);
        if let Some(next) = self.unshuffled {
            free = free.at_most(next).except(free.valued(next));
        }
        for age in (1..=9u8).filter(|_| self.unshuffled.is_none()) {
            let slot = &mut self.aside[usize::from(age) - 1];
            if slot.is_none() {
                *slot = free.valued(age).iter().last();
                free = slot.map_or(free, |card| free.minus(card));
            }
            if slot.is_some_and(|card| card.age() != age) {
                return Err(why("aside-value").with("age", age));
            }
        }
        for (n, pile) in self.supply.iter_mut().enumerate() {
            pile.extend(free.valued(n as u8 + 1).iter());
            if pile.iter().any(|card| usize::from(card.age()) != n + 1) {
                return Err(why("supply-value").with("age", n + 1));
            }
        }
        Ok(())
    }
}

/// Takes in a line about anything but cards; says whether it was one.
fn set(table: &mut Components, pending: &mut Pending, key: &str, value: &str) -> Parsed<bool> {
    let seats = table.seats;
    let (word, who) = key.split_once(' ').unwrap_or((key, ""));
    match word {
        "turn" => table.turn = seat(value, seats)?,
        "actions" => {
            table.actions = number(value)?;
            if table.actions > 2 {
                return Err(why("actions"));
            }
        }
        "turns" => table.turns = number(value)?,
        "tucked" => table.tucked[seat(who, seats)?.index()] = number(value)?,
        "scored" => table.scored[seat(who, seats)?.index()] = number(value)?,
        "chosen" => {
            let card = Card::named(value).ok_or_else(|| why_text("no-card", value))?;
            table.chosen[seat(who, seats)?.index()] = Some(card);
            table.phase = Phase::Place;
        }
        "phase" => table.phase = phase(value)?,
        "ending" => {
            table.ending = Some(ending(value, seats)?);
            table.phase = Phase::Over;
        }
        "sharers" => table.sharers = seat_set(value, seats)?,
        "vulnerable" => table.vulnerable = seat_set(value, seats)?,
        "executing" => {
            pending.frames.try_push(frame(value, seats)?).map_err(|_| why("too-deep"))?;
            table.phase = Phase::Dogma;
        }
        "answers" => {
            let words = value.split(',').map(str::trim).filter(|word| !word.is_empty());
            for word in words {
                pending.answers.try_push(answer(word)?).map_err(|_| why("too-many"))?;
            }
        }
        "shared" => pending.memory.shared = value == "yes",
        "democracy" => {
            for (slot, word) in pending.memory.returned.iter_mut().zip(value.split_whitespace()) {
                *slot = number(word)?;
            }
        }
        _ => return Ok(false),
    }
    Ok(true)
}

impl State {
    /// Runs a paused effect up to its question.
    fn resume(&mut self) -> Parsed<()> {
        if self.table.phase != Phase::Dogma {
            return Ok(());
        }
        let seat = self.executor().ok_or_else(|| why("no-frame"))?;
        let effect = self.pending.frames.last().map_or(0, |frame| usize::from(frame.effect));
        let clauses = self.pending.frames.last().map_or(0, |frame| frame.card.clauses().len());
        if effect >= clauses {
            return Err(why("no-effect"));
        }
        let mut probe = self.clone();
        if probe.next_executor() != Some(seat) || probe.pending.frames != self.pending.frames {
            return Err(why("wrong-seat").with("number", seat.0));
        }
        let (all, mut work) = (self.pending.answers.len(), self.table);
        match self.run_again(all, &mut work, &mut kernel::EventSink::none()) {
            Some(Ran { ask: Some(ask), told, .. }) => {
                self.pending.ask = Some(ask);
                self.pending.told = told;
                Ok(())
            }
            _ => Err(why("asks-nothing")),
        }
    }
}

fn phase(text: &str) -> Parsed<Phase> {
    match text.split_once(' ') {
        Some(("shuffle", age)) => match number(age)? {
            age @ 1..=10 => Ok(Phase::Shuffle(age)),
            _ => Err(why("ten-piles")),
        },
        None if text == "place" => Ok(Phase::Place),
        None if text == "turn" => Ok(Phase::Turn),
        _ => Err(why_text("no-phase", text)),
    }
}

fn ending(text: &str, seats: u8) -> Parsed<Ending> {
    match text.split_once(' ') {
        None if text == "score" => Ok(Ending::Score),
        Some(("achievements", who)) => seat(who, seats).map(Ending::Achievements),
        Some(("card", who)) => seat(who, seats).map(Ending::Card),
        _ => Err(why_text("no-ending", text)),
    }
}

/// A card that is carried out, such as `Oars, effect 2, step 1, moved`, or such as
/// `Flight, effect 1, alone 0`.
fn frame(text: &str, seats: u8) -> Parsed<Frame> {
    let mut words = text.split(',').map(str::trim);
    let name = words.next().unwrap_or_default();
    let card = Card::named(name).ok_or_else(|| why_text("no-card", name))?;
    let mut frame = Frame { card, effect: 0, step: 0, alone: None, moved: false, begun: true };
    for word in words {
        match word.split_once(' ') {
            Some(("effect", n)) => {
                frame.effect =
                    number::<u8>(n)?.checked_sub(1).ok_or_else(|| why("effect-number"))?;
            }
            Some(("step", n)) => {
                frame.step = number(n)?;
                // A card that made a seat carry out another one may be past its last step.
                if frame.step > seats {
                    return Err(why("steps").with("most", seats));
                }
            }
            Some(("alone", who)) => frame.alone = Some(seat(who, seats)?),
            None if word == "moved" => frame.moved = true,
            None if word == "waiting" => frame.begun = false,
            _ => return Err(why_text("frame-word", word)),
        }
    }
    Ok(frame)
}

/// An answer as it is written: `pass`, or what was picked.
pub(crate) fn answer(word: &str) -> Parsed<Answer> {
    if word.eq_ignore_ascii_case("pass") {
        return Ok(None);
    }
    picked(word).map(|picked| Some(Pick::from(picked))).ok_or_else(|| why_text("no-answer", word))
}

/// What a word stands for: a card, a color, a value, a seat, `yes`, or `second`.
pub(crate) fn picked(word: &str) -> Option<Picked> {
    let word = word.trim();
    let lower = word.to_ascii_lowercase();
    if let Some(card) = Card::named(word) {
        return Some(Picked::Card(card));
    }
    if let Ok(color) = color(&lower) {
        return Some(Picked::Color(color));
    }
    if let Some(seat) = lower.strip_prefix("seat ") {
        return seat.parse().ok().filter(|n| *n < 4).map(|n| Picked::Seat(Seat(n)));
    }
    match lower.as_str() {
        "yes" | "first" => Some(Picked::Yes),
        "second" => Some(Picked::Second),
        _ => lower.parse().ok().filter(|n| (1..=10).contains(n)).map(Picked::Value),
    }
}

/// A pick as it is written.
pub(crate) fn written(picked: Picked) -> String {
    match picked {
        Picked::Card(card) => card.name().to_owned(),
        Picked::Color(color) => color.name().to_owned(),
        Picked::Value(value) => value.to_string(),
        Picked::Seat(seat) => format!("seat {seat}"),
        Picked::Yes => "yes".to_owned(),
        Picked::Second => "second".to_owned(),
    }
}

// ------------------------------------------------------------------ writing

/// The state as a position.
pub(crate) fn write(state: &State) -> String {
    let mut out = String::new();
    write_turn(state, &mut out);
    for seat in state.table.all_seats() {
        write_seat(state, seat, &mut out);
    }
    let seen = state.table.known_to_all().except(state.table.boards());
    line(&mut out, "knows spectators", &list(seen.iter()));
    write_supply(&state.table, &mut out);
    write_dogma(state, &mut out);
    out
}

fn list(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(Card::name).collect::<Vec<_>>().join(", ")
}

/// Adds a line if there is something to say.
fn line(out: &mut String, key: &str, value: &str) {
    if !value.is_empty() {
        let _ = writeln!(out, "{key}: {value}");
    }
}

fn write_turn(state: &State, out: &mut String) {
    line(out, "turn", &state.table.turn.to_string());
    line(out, "actions", &state.table.actions.to_string());
    line(out, "turns", &state.table.turns.to_string());
    let phase = match state.table.phase {
        Phase::Shuffle(age) => format!("shuffle {age}"),
        Phase::Place => "place".to_owned(),
        _ => String::new(),
    };
    line(out, "phase", &phase);
    let ending = match state.table.ending {
        None => String::new(),
        Some(Ending::Score) => "score".to_owned(),
        Some(Ending::Achievements(seat)) => format!("achievements {seat}"),
        Some(Ending::Card(seat)) => format!("card {seat}"),
    };
    line(out, "ending", &ending);
}

fn write_seat(state: &State, seat: Seat, out: &mut String) {
    let t = &state.table;
    let pile = |color: Color| {
        let mut cards: Vec<Card> = t.pile_cards(seat, color).collect();
        cards.reverse();
        let splay = t.splay(seat, color);
        let splay = if splay == Splay::None { String::new() } else { format!(" {}", splay.name()) };
        format!("{} {}{splay}", color.name(), list(cards))
    };
    let piles: Vec<String> = t.colors(seat).iter().map(pile).collect();
    line(out, &format!("board {seat}"), &piles.join("; "));
    line(out, &format!("hand {seat}"), &list(t.hand(seat).iter()));
    line(out, &format!("score {seat}"), &list(t.score(seat).iter()));
    let owned = Achievement::all().filter(|&achievement| t.owns(seat, achievement));
    let owned: Vec<String> = owned.map(|achievement| achievement.to_string()).collect();
    line(out, &format!("achievements {seat}"), &owned.join(", "));
    for (key, count) in [("tucked", t.tucked), ("scored", t.scored)] {
        let count = count[seat.index()];
        let value = if count == 0 { String::new() } else { count.to_string() };
        line(out, &format!("{key} {seat}"), &value);
    }
    let extra = t.known(seat).except(t.plainly_known(seat));
    line(out, &format!("knows {seat}"), &list(extra.iter()));
    line(out, &format!("chosen {seat}"), &list(state.table.chosen[seat.index()]));
}

fn write_supply(t: &Components, out: &mut String) {
    for age in 1..=10 {
        line(out, &format!("supply {age}"), &list(t.supply_cards(age)));
    }
    for age in 1..=9 {
        line(out, &format!("aside {age}"), &list(t.aside(age)));
    }
    line(out, "removed", &list(t.removed().iter()));
}

fn write_dogma(state: &State, out: &mut String) {
    if state.table.phase != Phase::Dogma {
        return;
    }
    let seats = |set: SeatSet| set.iter().map(|s| s.to_string()).collect::<Vec<_>>().join(" ");
    line(out, "sharers", &seats(state.table.sharers));
    line(out, "vulnerable", &seats(state.table.vulnerable));
    for frame in &state.pending.frames {
        let mut text = format!("{}, effect {}", frame.card, frame.effect + 1);
        if frame.step > 0 {
            let _ = write!(text, ", step {}", frame.step);
        }
        if let Some(seat) = frame.alone {
            let _ = write!(text, ", alone {seat}");
        }
        text.push_str(if frame.moved { ", moved" } else { "" });
        text.push_str(if frame.begun { "" } else { ", waiting" });
        line(out, "executing", &text);
    }
    let answers: ArrayVec<String, 112> = state
        .pending
        .answers
        .iter()
        .map(|answer| answer.map_or("pass".to_owned(), |pick| written(pick.picked())))
        .collect();
    line(out, "answers", &answers.join(", "));
    line(out, "shared", if state.pending.memory.shared { "yes" } else { "" });
    let returned = state.pending.memory.returned;
    if returned != [0; 4] {
        line(out, "democracy", &returned.map(|n| n.to_string()).join(" "));
    }
}
