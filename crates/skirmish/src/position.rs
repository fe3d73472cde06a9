//! Positions as text: what scenarios set up, and what a state prints.
//!
//! One line for each thing, `key: value`; `scenarios/README.md` describes them all. What a line
//! would say that is as usual is left out. In the middle of an effect the open question is not
//! written: the effect that waits is run again, and asks it again.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::str::FromStr;

use arrayvec::ArrayVec;
use kernel::{
    Arg, Error, EventSink, EventSourced, Message, Overrun, PositionLine, Resolve, Seat, Stack,
    Step, bad_position, position_lines,
};

use crate::ask::{Answer, Answers, Ask, Pick};
use crate::board::{Board, Mark, Unit};
use crate::card::{Card, Limit, When};
use crate::effect::{ACTIVATION, Effect, Engine, Happened, Trigger};
use crate::event::Ending;
use crate::flow::{ACTION, KINDS, NAMELESS, link};
use crate::knowledge::Counts;
use crate::leader::Leader;
use crate::notation::picked;
use crate::pile::Pile;
use crate::roster::{Roster, UnitId};
use crate::rules::Given;
use crate::slot::{SLOTS, Slot, TERRAINS};
use crate::state::{Components, FURTHEST, MOST_CARDS, Pending, Phase, Player, State};

/// What was read, or why it cannot be.
type Parsed<T> = Result<T, Message>;

/// No position is in a later turn: so a match that goes on from it cannot run out of numbers.
const MOST_TURNS: u16 = 30_000;
/// No unit has a higher number.
const MOST_UNITS: u8 = 200;
/// No ability is about more than this: it is more than any unit can have.
const MOST_AMOUNT: i16 = 28_000;

/// No more of what somebody wrote is repeated, in characters.
const MOST_REPEATED: usize = 60;

/// Why a position cannot be: `why-` and this make the key.
pub(crate) fn why(what: &str) -> Message {
    Message::of("why", what)
}

/// The same about something that was written.
fn why_text(what: &str, text: &str) -> Message {
    why(what).with("text", text.trim().chars().take(MOST_REPEATED).collect::<String>())
}

/// The same about a card.
fn why_card(what: &str, card: Card) -> Message {
    why(what).with("card", card.title())
}

/// The same about a seat.
pub(crate) fn why_seat(what: &str, seat: Seat) -> Message {
    why(what).with("number", seat.0)
}

/// The same about a slot.
pub(crate) fn why_slot(what: &str, slot: Slot) -> Message {
    why(what).with("slot", slot.to_string())
}

// ------------------------------------------------------------------ lines

/// The lines of a position that have not been read yet.
struct Lines<'a> {
    keyed: BTreeMap<String, PositionLine<'a>>,
    /// Effects that wait, the next one first.
    waits: Vec<PositionLine<'a>>,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Result<Lines<'a>, Error> {
        let mut lines = Lines { keyed: BTreeMap::new(), waits: Vec::new() };
        for line in position_lines(text) {
            let line = line?;
            let key = line.key.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
            if key == "waits" {
                lines.waits.push(line);
            } else if lines.keyed.insert(key, line).is_some() {
                return Err(line.wrong(why("twice")));
            }
        }
        Ok(lines)
    }

    /// Reads a line, if there is one with this key.
    fn take<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&str) -> Parsed<T>,
    ) -> Result<Option<T>, Error> {
        let Some(line) = self.keyed.remove(&key.to_lowercase()) else { return Ok(None) };
        read(line.value).map(Some).map_err(|why| line.wrong(why))
    }

    fn nothing_left(&self) -> Result<(), Error> {
        match self.keyed.values().next() {
            Some(line) => Err(line.wrong(Arg::word("why-unknown-line"))),
            None => Ok(()),
        }
    }
}

// ------------------------------------------------------------------ words

fn number<T: FromStr>(text: &str) -> Parsed<T> {
    text.trim().parse().map_err(|_| why_text("bad-number", text))
}

fn within<T: FromStr + PartialOrd + std::fmt::Display>(text: &str, from: T, to: T) -> Parsed<T> {
    let n: T = number(text)?;
    if n < from || n > to {
        let not_between = why("not-between").with("n", n.to_string());
        return Err(not_between.with("from", from.to_string()).with("to", to.to_string()));
    }
    Ok(n)
}

fn seat(text: &str) -> Parsed<Seat> {
    within(text, 0, 1).map(Seat)
}

fn card(text: &str) -> Parsed<Card> {
    Card::named(text).ok_or_else(|| why_text("no-card", text))
}

fn yes(text: &str) -> Parsed<bool> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(why("yes-or-no")),
    }
}

fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|part| !part.is_empty())
}

fn slot(text: &str) -> Parsed<Slot> {
    text.parse().map_err(|_| why_text("no-slot", text))
}

/// `Archer, 2 Scout`, in order.
fn cards(text: &str, most: usize) -> Parsed<Vec<Card>> {
    let mut all = Vec::new();
    for part in parts(text).filter(|part| *part != "nothing") {
        let counted = part.split_once(' ').filter(|(n, _)| n.starts_with(|c: char| c.is_numeric()));
        let (copies, name) = match counted {
            Some((n, name)) => (within(n, 1, most)?, name),
            None => (1, part),
        };
        if all.len() + copies > most {
            return Err(why("no-room").with("most", most));
        }
        all.extend(std::iter::repeat_n(card(name)?, copies));
    }
    Ok(all)
}

fn sorted<const N: usize>(text: &str) -> Parsed<Pile<N>> {
    let mut cards = cards(text, N)?;
    cards.sort_unstable();
    Ok(cards.into_iter().collect())
}

/// As many numbers as there are places.
fn row<T: Copy + Default, const N: usize>(
    text: &str,
    read: impl Fn(&str) -> Parsed<T>,
) -> Parsed<[T; N]> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.len() != N {
        return Err(why("row").with("places", N));
    }
    let mut row = [T::default(); N];
    for (place, word) in row.iter_mut().zip(words) {
        *place = read(word)?;
    }
    Ok(row)
}

// ------------------------------------------------------------------ reading

/// Reads a position. The table that is given holds the rules.
pub(crate) fn read(text: &str, mut table: Components) -> Result<State, Error> {
    let (mut lines, mut pending) = (Lines::of(text)?, Pending::nothing());
    table.read_phase(&mut lines)?;
    table.read_course(&mut lines)?;
    for seat in Seat::all(2) {
        table.read_leader(&mut lines, seat)?;
    }
    table.read_board(&mut lines, &mut pending.roster)?;
    for seat in Seat::all(2) {
        table.read_cards(&mut lines, seat)?;
    }
    table.resolving = pending.read(&mut lines, &table)?;
    for seat in Seat::all(2) {
        let default = table.usual_list(seat);
        table.players[seat.index()].list =
            lines.take(&format!("list {seat}"), sorted)?.unwrap_or(default);
    }
    lines.nothing_left()?;
    let mut state = State { table: EventSourced::set_up(table), pending };
    let sound = state.can_be().and_then(|()| state.reopen()).and_then(|()| state.validate_match());
    sound.map_err(bad_position)?;
    Ok(state)
}

impl Components {
    fn is_set_up(&self) -> bool {
        matches!(self.phase, Phase::Play | Phase::Over)
    }

    fn read_phase(&mut self, lines: &mut Lines<'_>) -> Result<(), Error> {
        self.phase = lines.take("phase", phase)?.unwrap_or(Phase::Play);
        let ending = lines.take("ending", |text| match text {
            "skirmishes" => Ok(Ending::Skirmishes),
            "action limit" => Ok(Ending::ActionLimit),
            _ => Err(why("no-ending")),
        })?;
        if let Some(ending) = ending {
            if self.phase != Phase::Play {
                return Err(bad_position(why("ended-unbegun")));
            }
            self.phase = Phase::Over;
            self.ending = Some((None, ending));
        }
        Ok(())
    }

    /// The course of the match so far. Before the first skirmish there is none.
    fn read_course(&mut self, lines: &mut Lines<'_>) -> Result<(), Error> {
        if !self.is_set_up() {
            if self.phase != Phase::Build(Seat(0)) {
                self.active = self.rules.starter.unwrap_or(Seat(0));
            }
            return Ok(());
        }
        let counted = |text: &str| within(text, 0, MOST_TURNS);
        let wins = lines.take("wins", |text| row(text, |word| within(word, 0, 2)))?;
        let wins: [u8; 2] = wins.unwrap_or_default();
        let points: Option<[u8; 2]> =
            lines.take("points", |text| row(text, |word| within(word, 0, 10)))?;
        let done = lines.take("done", |text| {
            let seats = text.split_whitespace().map(seat).collect::<Parsed<Vec<Seat>>>()?;
            Ok([Seat(0), Seat(1)].map(|seat| seats.contains(&seat)))
        })?;
        for (n, player) in self.players.iter_mut().enumerate() {
            player.wins = wins[n];
            player.points = points.unwrap_or_default()[n];
            player.done = done.unwrap_or_default()[n];
        }
        if let Some((winner, Ending::Skirmishes)) = &mut self.ending {
            *winner = (wins[0] != wins[1]).then(|| Seat(u8::from(wins[1] > wins[0])));
        }
        let skirmish = lines.take("skirmish", |text| within(text, 1, 3))?;
        self.skirmish = skirmish.unwrap_or_else(|| usual_skirmish(wins));
        self.starter = lines.take("starter", seat)?.unwrap_or(Seat(0));
        self.turn = lines.take("turn", |text| within(text, 1, MOST_TURNS))?.unwrap_or(1);
        self.active = lines.take("active", seat)?.unwrap_or(Seat(0));
        self.played = lines.take("played", yes)?.unwrap_or(false);
        self.acted = lines.take("acted", yes)?.unwrap_or(self.played);
        self.finished = lines.take("finished", counted)?.unwrap_or(0);
        self.actions = lines.take("actions", counted)?.unwrap_or(0);
        Ok(())
    }

    /// The leader that a seat has where no line names one, with all its charges.
    fn usual_leader(&self, seat: Seat) -> Leader {
        let set = self.rules.leaders[seat.index()].filter(|_| self.is_set_up());
        set.unwrap_or(Leader::Rookie)
    }

    fn read_leader(&mut self, lines: &mut Lines<'_>, seat: Seat) -> Result<(), Error> {
        let usual = self.usual_leader(seat);
        let (leader, charges) = lines
            .take(&format!("leader {seat}"), |text| {
                let (name, charges) = text.split_once(',').unwrap_or((text, ""));
                let leader = Leader::named(name).ok_or_else(|| why_text("no-leader", name))?;
                let all = leader.face().charges;
                let count = charges.split_whitespace().next();
                Ok((leader, count.map_or(Ok(all), |count| within(count, 0, all))?))
            })?
            .unwrap_or((usual, usual.face().charges));
        self.board.leaders[seat.index()] = leader;
        self.players[seat.index()].charges = charges;
        Ok(())
    }

    fn read_board(&mut self, lines: &mut Lines<'_>, roster: &mut Roster) -> Result<(), Error> {
        for slot in Slot::all() {
            let read = |text: &str| unit(text, slot, roster);
            if let Some((unit, marks)) = lines.take(&format!("unit {slot}"), read)? {
                self.board.put(slot, unit);
                marks.into_iter().for_each(|mark| self.board.set_mark(slot, mark));
            }
        }
        for side in Seat::all(2) {
            let far = |word: &str| within(word, -FURTHEST, FURTHEST);
            let modifiers: Option<[i16; 5]> =
                lines.take(&format!("modifiers {side}"), |text| row(text, far))?;
            let forts: Option<[u8; 5]> =
                lines.take(&format!("forts {side}"), |text| row(text, number))?;
            for terrain in 0..TERRAINS {
                let slot = Slot::new(terrain, side);
                let n = usize::from(terrain);
                self.board.modify(slot, modifiers.unwrap_or_default()[n]);
                self.board.forts[slot.index()] = forts.unwrap_or_default()[n];
            }
        }
        for side in Seat::all(2) {
            let powers = self.powers(side);
            lines.take(&format!("power {side}"), |text| {
                let told: Vec<&str> = text.split_whitespace().collect();
                let same = told.iter().eq(powers.iter());
                same.then_some(()).ok_or_else(|| why("power").with("powers", powers.join(" ")))
            })?;
        }
        Ok(())
    }

    fn read_cards(&mut self, lines: &mut Lines<'_>, seat: Seat) -> Result<(), Error> {
        let key = |word: &str| format!("{word} {seat}");
        let mut player = *self.player(seat);
        let deck: Pile<30> = lines
            .take(&key("deck"), |text| Ok(cards(text, 30)?.into_iter().rev().collect()))?
            .unwrap_or_default();
        player.deck = deck;
        let hand: Option<Pile<MOST_CARDS>> = lines.take(&key("hand"), sorted)?;
        player.hand = hand.unwrap_or_default().iter().collect();
        player.shown = lines.take(&key("shown"), sorted)?.unwrap_or_default();
        player.gifts = lines.take(&key("gifts"), sorted)?.unwrap_or_default();
        player.graveyard = lines
            .take(&key("graveyard"), |text| Ok(cards(text, MOST_CARDS)?.into_iter().collect()))?
            .unwrap_or_default();
        self.players[seat.index()] = player;
        Ok(())
    }

    /// The deck list where no line tells it: all that the seat owns, apart from gifts.
    fn usual_list(&self, seat: Seat) -> Pile<MOST_CARDS> {
        let (all, gifts) = (self.cards_of(seat), Counts::of(self.player(seat).gifts.iter()));
        let copies = |card: Card| usize::from(all.count(card).saturating_sub(gifts.count(card)));
        let list = Card::all().flat_map(|card| std::iter::repeat_n(card, copies(card)));
        list.take(MOST_CARDS).collect()
    }
}

fn phase(text: &str) -> Parsed<Phase> {
    match text.split_once(' ') {
        Some(("build", who)) => seat(who).map(Phase::Build),
        Some(("shuffle", who)) => seat(who).map(Phase::Shuffle),
        None if text == "starter" => Ok(Phase::Starter),
        None if text == "play" => Ok(Phase::Play),
        _ => Err(why_text("no-phase", text)),
    }
}

/// Which skirmish it is, from those that were won.
fn usual_skirmish(wins: [u8; 2]) -> u8 {
    match wins {
        [2, 0] | [0, 2] => 2,
        [ours, theirs] => (1 + ours + theirs).min(3),
    }
}

/// A unit such as `Veteran, damage 1, buff +2, entered`, and its marks.
fn unit(text: &str, slot: Slot, roster: &mut Roster) -> Parsed<(Unit, Vec<Mark>)> {
    let mut words = parts(text);
    let card = card(words.next().unwrap_or_default())?;
    let face = card.face();
    if face.command.is_some() {
        return Err(why_card("action", card));
    }
    let (mut unit, mut marks) = (Unit::new(card, slot.side()), Vec::new());
    for word in words {
        match word.split_once(' ').unwrap_or((word, "")) {
            ("damage", n) => unit.damage = within(n, 0, FURTHEST)?,
            ("buff", n) => unit.buffs = within(n, -FURTHEST, FURTHEST)?,
            ("shield", n) => unit.shield = within(n, 0, FURTHEST)?,
            ("cooldown", n) => match face.limit() {
                Some(Limit::Once(turns)) => unit.cooldown = within(n, 0, turns)?,
                _ => return Err(why_card("no-cooldown", card)),
            },
            ("owner", who) => unit.owner = seat(who)?,
            ("number", n) => roster.ids[slot.index()] = UnitId(within(n, 0, MOST_UNITS)?),
            ("fired", counts) => roster.fired[slot.index()] = row(counts, number)?,
            _ => marks.push(mark(word, card)?),
        }
    }
    Ok((unit, marks))
}

/// What is said of a unit, as a mark; only where it can have it.
fn mark(word: &str, card: Card) -> Parsed<Mark> {
    let (mark, _, can_have) = MARKS
        .into_iter()
        .find(|(_, name, _)| *name == word)
        .ok_or_else(|| why_text("unit-word", word))?;
    can_have(card).then_some(mark).ok_or_else(|| why_card("not-said", card))
}

/// A mark, how it is written, and which cards can have it.
type Written = (Mark, &'static str, fn(Card) -> bool);

const MARKS: [Written; 5] = [
    (Mark::Entered, "entered", |_| true),
    (Mark::Used, "used", |card| card.face().activation.is_some()),
    (Mark::Nullified, "nullified", |_| true),
    (Mark::Dominated, "dominant spent", |card| {
        card.face().abilities.iter().any(|ability| ability.when == When::Dominant)
    }),
    (Mark::Limited, "limit spent", |card| {
        card.face().abilities.iter().any(|ability| ability.once_a_turn)
    }),
];

// ------------------------------------------------------------------ reading: effects that wait

impl Pending {
    /// The effects that wait, and what the stack remembers. Gives the card that was played and has
    /// not resolved.
    fn read(
        &mut self,
        lines: &mut Lines<'_>,
        table: &Components,
    ) -> Result<Option<(Seat, Card)>, Error> {
        let waits = std::mem::take(&mut lines.waits);
        if waits.is_empty() {
            return Ok(None);
        }
        let next = lines.take("next unit", |text| within(text, SLOTS as u8, MOST_UNITS))?;
        self.roster.next = UnitId(next.unwrap_or(SLOTS as u8));
        let (around, mut effects) = (Around { table, roster: &self.roster }, Vec::new());
        for (n, line) in waits.into_iter().enumerate() {
            effects.push(around.effect(line.value, n == 0).map_err(|why| line.wrong(why))?);
        }
        let resolving = resolving(&effects).map_err(bad_position)?;
        let recent: Option<Vec<u16>> =
            lines.take("recent", |text| parts(text).map(label).collect())?;
        let recent = recent.unwrap_or_default();
        let steps = lines.take("steps", number)?.unwrap_or(recent.len() as u16);
        let overrun = lines.take("overrun", |text| match text {
            "steps" => Ok(Overrun::Steps),
            "depth" => Ok(Overrun::Depth),
            _ => Err(why("no-overrun")),
        })?;
        self.stack = Stack::of(effects.into_iter().rev(), steps, &recent, overrun)
            .ok_or_else(|| bad_position(why("effects")))?;
        let answers = lines.take("answers", |text| parts(text).map(answer).collect())?;
        let answers: Vec<Answer> = answers.unwrap_or_default();
        self.answers = Answers::of(&answers).ok_or_else(|| bad_position(why("answers")))?;
        Ok(resolving)
    }
}

/// What effects that wait refer to.
struct Around<'a> {
    table: &'a Components,
    roster: &'a Roster,
}

impl Around<'_> {
    /// An effect that waits, such as `ability 1 of Archer, at T2P0`.
    fn effect(&self, text: &str, first: bool) -> Parsed<Effect> {
        let (what, rest) = text.split_once(',').unwrap_or((text, ""));
        let rest = self.details(rest)?;
        let (what, name) = what.trim().split_once(" of ").unwrap_or((what.trim(), ""));
        let seat = rest.seat.unwrap_or(self.table.active);
        match what.split_once(' ').unwrap_or((what, "")) {
            ("ability", n) => self.ability(card(name)?, within(n, 1, 2)? - 1, &rest),
            ("activation", _) => self.activation(card(name)?, &rest, first),
            ("deployment", _) => self.deployment(card(name)?, &rest),
            ("action", _) => {
                let (card, slot) = (card(name)?, rest.slot()?);
                let unit = rest.unit.unwrap_or_else(|| self.unit_on(slot));
                must(card.face().command.is_some(), || why_card("no-action", card))?;
                Ok(Effect::Resolve { card, seat, slot, unit })
            }
            ("spending", _) => {
                let card = card(name)?;
                must(card.face().command.is_some(), || why_card("no-action", card))?;
                Ok(Effect::Spend { card, seat })
            }
            ("leader", "") => {
                let usable = self.table.leader(seat).face().ability.is_some();
                must(usable && first && seat == self.table.active, || why("leader"))?;
                Ok(Effect::Leader(seat))
            }
            ("leader", "draw") => Ok(Effect::LeaderTrigger(seat)),
            ("fort", "") => {
                Ok(Effect::Fort(rest.unit.ok_or_else(|| why("which-unit"))?, rest.slot()?))
            }
            _ => Err(why_text("no-effect", what)),
        }
    }

    fn unit_on(&self, slot: Slot) -> UnitId {
        self.roster.unit_on(slot, self.table.board.units())
    }

    fn ability(&self, card: Card, n: u8, rest: &Details) -> Parsed<Effect> {
        let none = || why_card("no-ability", card);
        let ability = card.face().abilities.get(usize::from(n)).ok_or_else(none)?;
        must(!rest.then || ability.then.is_some(), || why_card("no-then", card))?;
        self.trigger(card, n, rest)
    }

    fn activation(&self, card: Card, rest: &Details, first: bool) -> Parsed<Effect> {
        let slot = rest.slot()?;
        let unit = rest.unit.unwrap_or_else(|| self.unit_on(slot));
        let stands = first && slot.side() == self.table.active && self.unit_on(slot) == unit;
        must(
            stands && unit != UnitId::NONE && card.face().activation.is_some() && !rest.then,
            || why_slot("no-activation", slot).with("card", card.title()),
        )?;
        self.trigger(card, ACTIVATION, rest)
    }

    fn trigger(&self, card: Card, ability: u8, rest: &Details) -> Parsed<Effect> {
        let slot = rest.slot()?;
        let unit = rest.unit.unwrap_or_else(|| self.unit_on(slot));
        let stands = self.roster.find(unit, self.table.board.units());
        let stands = stands.map(|slot| self.table.board.at(slot).card);
        must(stands.is_none_or(|other| other == card), || why_card("other-unit", card))?;
        Ok(Effect::Ability(Trigger {
            unit,
            slot,
            side: slot.side(),
            card,
            ability,
            step: u8::from(rest.then),
            subject: rest.about.unwrap_or(unit),
            place: rest.place.unwrap_or(slot),
            amount: rest.amount,
        }))
    }

    fn deployment(&self, card: Card, rest: &Details) -> Parsed<Effect> {
        let (slot, victim) = (rest.slot()?, rest.consumed.ok_or_else(|| why("which-victim"))?);
        let units = [card, victim].iter().all(|card| card.face().command.is_none());
        must(units, || why("units-only"))?;
        let (mute, power) = (rest.nullified, rest.power);
        let seat = rest.seat.unwrap_or(slot.side());
        Ok(Effect::Deploy { card, seat, slot, victim, mute, power })
    }

    /// What is said of an effect behind the first comma.
    fn details(&self, text: &str) -> Parsed<Details> {
        let mut rest = Details::default();
        let unit = |word: &str| match word {
            "nobody" => Ok(UnitId::NONE),
            _ => within(word, 0, self.roster.next.0.saturating_sub(1)).map(UnitId),
        };
        for word in parts(text) {
            match word.split_once(' ').unwrap_or((word, "")) {
                ("at", place) => rest.at = Some(slot(place)?),
                ("place", place) => rest.place = Some(slot(place)?),
                ("unit", n) => rest.unit = Some(unit(n)?),
                ("about", n) => rest.about = Some(unit(n)?),
                ("amount", n) => rest.amount = within(n, -MOST_AMOUNT, MOST_AMOUNT)?,
                ("power", n) => rest.power = within(n, 0, MOST_AMOUNT)?,
                ("seat", who) => rest.seat = Some(seat(who)?),
                ("consumed", name) => rest.consumed = Some(card(name)?),
                ("nullified", "") => rest.nullified = true,
                ("then", "") => rest.then = true,
                _ => return Err(why_text("effect-word", word)),
            }
        }
        Ok(rest)
    }
}

/// What a line says of an effect.
#[derive(Default)]
struct Details {
    at: Option<Slot>,
    place: Option<Slot>,
    unit: Option<UnitId>,
    about: Option<UnitId>,
    amount: i16,
    power: i16,
    seat: Option<Seat>,
    consumed: Option<Card>,
    nullified: bool,
    then: bool,
}

impl Details {
    fn slot(&self) -> Parsed<Slot> {
        self.at.ok_or_else(|| why("where"))
    }
}

fn must(holds: bool, why: impl FnOnce() -> Message) -> Parsed<()> {
    if holds { Ok(()) } else { Err(why()) }
}

/// The card that was played and has not resolved: the one that is still to be deployed or spent.
fn resolving(effects: &[Effect]) -> Parsed<Option<(Seat, Card)>> {
    let mut found = None;
    for (n, effect) in effects.iter().enumerate() {
        match *effect {
            Effect::Deploy { card, seat, .. } | Effect::Spend { card, seat } => {
                must(found.is_none(), || why("two-played"))?;
                found = Some((seat, card));
            }
            Effect::Resolve { card, seat, .. } => {
                let spent = effects.get(n + 1) == Some(&Effect::Spend { card, seat });
                must(spent, || why_card("unspent", card))?;
            }
            _ => {}
        }
    }
    Ok(found)
}

/// An answer as it is written.
fn answer(word: &str) -> Parsed<Answer> {
    let pick = match word {
        "decline" => return Ok(None),
        "option 1" => Pick::Option(0),
        "option 2" => Pick::Option(1),
        _ => match word.parse() {
            Ok(slot) => Pick::Slot(slot),
            Err(_) => Pick::Card(card(word)?),
        },
    };
    Ok(Some(pick))
}

/// The label of a step as it is told: `deaths`, `Archer ability 1`, `Vampire activation`.
fn label(word: &str) -> Parsed<u16> {
    if let Some(kind) = (0..).zip(KINDS).find(|(_, kind)| *kind == word) {
        return Ok(NAMELESS | kind.0);
    }
    let unknown = || why_text("no-step", word);
    let of = |card: Card| [0, 1, ACTIVATION, ACTION].map(|n| u16::from(card.0) << 8 | u16::from(n));
    let begun = |card: &Card| word.starts_with(card.face().name);
    Card::all().filter(begun).flat_map(of).find(|&label| told(label) == word).ok_or_else(unknown)
}

/// A step as it is told.
fn told(label: u16) -> String {
    let link = link(label);
    link.card.map_or_else(|| link.step.clone(), |card| format!("{card} {}", link.step))
}

// ------------------------------------------------------------------ reading: as a whole

impl State {
    /// Refuses what no match leads to, and what could not go on.
    fn can_be(&self) -> Parsed<()> {
        if !self.table.is_set_up() {
            return self.set_up_can_be();
        }
        let wins = [0, 1].map(|n| self.table.players[n].wins);
        let won = matches!(self.table.ending, Some((_, Ending::Skirmishes)));
        let fits = match (won, wins) {
            (false, [0, 0]) => self.table.skirmish == 1,
            (false, [0, 1] | [1, 0]) => self.table.skirmish == 2,
            (false, [1, 1]) | (true, [1 | 2, 2] | [2, 1]) => self.table.skirmish >= 2,
            (true, [0, 2] | [2, 0]) => self.table.skirmish == 2,
            _ => false,
        };
        must(fits, || why("wins").with("skirmish", self.table.skirmish))?;
        let over = self.table.phase == Phase::Over;
        let points = self.table.players.iter().any(|player| player.points > 0);
        must(over || !points, || why("points"))?;
        must(over || !self.table.player(self.table.active).done, || why("active-done"))?;
        must(!self.table.played || self.table.acted, || why("unacted"))?;
        let most = self.table.rules.max_actions;
        let limited = matches!(self.table.ending, Some((_, Ending::ActionLimit)));
        let waits = !self.pending.stack.is_empty();
        let fits = if limited { self.table.actions == most } else { self.table.actions <= most };
        must(fits && (over || waits || self.table.actions < most), || {
            why("actions").with("most", most)
        })?;
        must(!waits || !over, || why("waits-over"))?;
        self.units_can_be()
    }

    fn units_can_be(&self) -> Parsed<()> {
        for seat in Seat::all(2) {
            must(self.table.owned(seat) <= MOST_CARDS, || {
                why_seat("owns", seat).with("most", MOST_CARDS)
            })?;
        }
        let doomed = self.table.board.doomed().iter().next();
        must(doomed.is_none() || self.table.phase == Phase::Over, || why("no-power"))?;
        let (waits, roster) = (!self.pending.stack.is_empty(), &self.pending.roster);
        for slot in self.table.board.units().iter() {
            let (id, fired) = (roster.id(slot), roster.fired[slot.index()]);
            let numbered = if waits { id < roster.next } else { id.0 == slot.0 };
            let quiet = waits || fired == [0, 0];
            must(numbered && quiet, || why_slot("unit-number", slot))?;
        }
        Ok(())
    }

    /// Before the first skirmish there are decks, and nothing else.
    fn set_up_can_be(&self) -> Parsed<()> {
        let nothing = self.table.board.units().is_empty() && self.pending.stack.is_empty();
        let plain = Slot::all().all(|slot| {
            self.table.board.modifier(slot) == 0 && self.table.board.forts[slot.index()] == 0
        });
        must(nothing && plain, || why("too-early"))?;
        for seat in Seat::all(2) {
            let Player { deck, hand, graveyard, list, gifts, .. } = self.table.player(seat);
            let none = hand.is_empty() && graveyard.is_empty() && gifts.is_empty();
            let mut cards: Vec<Card> = deck.iter().collect();
            let shuffled = match self.table.phase {
                Phase::Build(_) => false,
                Phase::Shuffle(next) => seat < next,
                _ => true,
            };
            must(shuffled || cards.is_sorted(), || why_seat("unshuffled", seat))?;
            cards.sort_unstable();
            must(none && cards == list.cards(), || why_seat("deck-alone", seat))?;
            let full = self.table.player(seat).charges == self.table.leader(seat).face().charges;
            must(full, || why_seat("leader-used", seat))?;
            self.deck_can_be(seat, list.is_empty())?;
        }
        let drawn = self.table.phase == Phase::Starter && self.table.rules.starter.is_some();
        must(!drawn, || why("starter-drawn"))
    }

    /// A seat has a deck, or is still to get one by chance.
    fn deck_can_be(&self, seat: Seat, none: bool) -> Parsed<()> {
        let by_chance = self.table.rules.decks[seat.index()] != Given::Known;
        let fits = match self.table.phase {
            Phase::Build(next) if seat == next => none && by_chance,
            Phase::Build(next) if seat > next => !none || by_chance,
            _ => !none,
        };
        must(fits, || why_seat("deck-phase", seat))
    }

    /// Runs the effect that waits up to its open question, answer by answer.
    fn reopen(&mut self) -> Parsed<()> {
        let Some(&next) = self.pending.stack.waiting().last() else { return Ok(()) };
        let answers = self.pending.answers;
        for n in 0..=answers.len() {
            let ask = self.probe(next, &answers[..n]);
            let ask = ask.ok_or_else(|| why("asks-nothing"))?;
            let fits = match answers.get(n) {
                None => {
                    self.pending.ask = Some(ask);
                    true
                }
                Some(None) => ask.may_decline,
                Some(Some(pick)) => ask.picks.has(*pick),
            };
            must(fits, || why("not-offered"))?;
        }
        Ok(())
    }

    /// What an effect asks when it has got these answers.
    fn probe(&self, effect: Effect, answers: &[Answer]) -> Option<Ask> {
        let mut copy = *self;
        copy.pending.answers = Answers::of(answers)?;
        let mut happened = Happened::default();
        let mut nobody = ();
        let sink = EventSink::of(&mut nobody);
        let mut engine = Engine { state: &mut copy, sink, happened: &mut happened };
        (engine.execute(effect) == Step::Asks).then_some(copy.pending.ask).flatten()
    }
}

// ------------------------------------------------------------------ writing

/// The state as a position.
pub(crate) fn write(state: &State) -> String {
    let mut out = String::new();
    write_course(state, &mut out);
    for seat in Seat::all(2) {
        write_leader(state, seat, &mut out);
    }
    write_board(state, &mut out);
    for seat in Seat::all(2) {
        write_cards(state, seat, &mut out);
    }
    write_waiting(state, &mut out);
    out
}

/// Adds a line if there is something to say.
fn line(out: &mut String, key: &str, value: &str) {
    if !value.is_empty() {
        let _ = writeln!(out, "{key}: {value}");
    }
}

/// Numbers in a row, if any of them is not 0.
fn numbers(all: &[i16]) -> String {
    let words: Vec<String> = all.iter().map(i16::to_string).collect();
    if all.iter().all(|n| *n == 0) { String::new() } else { words.join(" ") }
}

fn count(n: u16) -> String {
    if n == 0 { String::new() } else { n.to_string() }
}

/// Cards in order, several of one kind in a row together.
fn list(cards: &[Card]) -> String {
    let runs = cards.chunk_by(|one, other| one == other).map(|run| match run {
        [card] => card.to_string(),
        [card, ..] => format!("{} {card}", run.len()),
        [] => String::new(),
    });
    runs.collect::<Vec<_>>().join(", ")
}

fn write_course(state: &State, out: &mut String) {
    let phase = match state.table.phase {
        Phase::Build(seat) => format!("build {seat}"),
        Phase::Shuffle(seat) => format!("shuffle {seat}"),
        Phase::Starter => "starter".to_owned(),
        Phase::Play | Phase::Over => String::new(),
    };
    line(out, "phase", &phase);
    let ending = match state.table.ending {
        None => "",
        Some((_, Ending::Skirmishes)) => "skirmishes",
        Some((_, Ending::ActionLimit)) => "action limit",
    };
    line(out, "ending", ending);
    if !state.table.is_set_up() {
        return;
    }
    line(out, "skirmish", &state.table.skirmish.to_string());
    line(out, "starter", &state.table.starter.to_string());
    line(out, "turn", &state.table.turn.to_string());
    line(out, "active", &state.table.active.to_string());
    let yes = |holds: bool| if holds { "yes" } else { "" };
    line(out, "acted", yes(state.table.acted));
    line(out, "played", yes(state.table.played));
    line(out, "finished", &count(state.table.finished));
    line(out, "actions", &count(state.table.actions));
    line(out, "wins", &numbers(&[0, 1].map(|n| i16::from(state.table.players[n].wins))));
    line(out, "points", &numbers(&[0, 1].map(|n| i16::from(state.table.players[n].points))));
    let done = Seat::all(2).filter(|&seat| state.table.player(seat).done);
    line(out, "done", &done.map(|seat| seat.to_string()).collect::<Vec<_>>().join(" "));
}

fn write_leader(state: &State, seat: Seat, out: &mut String) {
    let (leader, charges) = (state.table.leader(seat), state.table.player(seat).charges);
    let all = leader.face().charges;
    if all == 0 && leader == state.table.usual_leader(seat) {
        return;
    }
    let charges = match charges {
        _ if all == 0 => String::new(),
        1 => ", 1 charge".to_owned(),
        n => format!(", {n} charges"),
    };
    line(out, &format!("leader {seat}"), &format!("{}{charges}", leader.face().id));
}

impl Components {
    /// The powers of a side by terrain.
    fn powers(&self, side: Seat) -> [String; TERRAINS as usize] {
        [0, 1, 2, 3, 4].map(|terrain| {
            let slot = Slot::new(terrain, side);
            let power = self.board.unit(slot).map(|_| self.board.power(slot).to_string());
            power.unwrap_or_else(|| ".".to_owned())
        })
    }
}

fn write_board(state: &State, out: &mut String) {
    let board = &state.table.board;
    for slot in board.units().iter() {
        line(out, &format!("unit {slot}"), &written(board, slot, &state.pending.roster));
    }
    let row = |side: Seat, of: &dyn Fn(Slot) -> i16| {
        numbers(&[0, 1, 2, 3, 4].map(|terrain| of(Slot::new(terrain, side))))
    };
    for side in Seat::all(2) {
        line(out, &format!("modifiers {side}"), &row(side, &|slot| board.modifier(slot)));
    }
    for side in Seat::all(2) {
        let forts = row(side, &|slot| i16::from(board.forts[slot.index()]));
        line(out, &format!("forts {side}"), &forts);
    }
    for side in Seat::all(2).filter(|&side| !board.units().of(side).is_empty()) {
        line(out, &format!("power {side}"), &state.table.powers(side).join(" "));
    }
}

fn written(board: &Board, slot: Slot, roster: &Roster) -> String {
    let unit = board.at(slot);
    let mut text = unit.card.to_string();
    let mut add = |holds: bool, what: &str| {
        if holds {
            let _ = write!(text, ", {what}");
        }
    };
    add(unit.damage != 0, &format!("damage {}", unit.damage));
    add(unit.buffs != 0, &format!("buff {:+}", unit.buffs));
    add(unit.shield != 0, &format!("shield {}", unit.shield));
    add(unit.cooldown != 0, &format!("cooldown {}", unit.cooldown));
    add(unit.owner != slot.side(), &format!("owner {}", unit.owner));
    for (mark, name, _) in MARKS {
        add(board.is(slot, mark), name);
    }
    let (UnitId(id), [first, second]) = (roster.id(slot), roster.fired[slot.index()]);
    add(id != slot.0, &format!("number {id}"));
    add([first, second] != [0, 0], &format!("fired {first} {second}"));
    text
}

fn write_cards(state: &State, seat: Seat, out: &mut String) {
    let player = state.table.player(seat);
    let mut deck: Vec<Card> = player.deck.iter().collect();
    deck.reverse();
    line(out, &format!("hand {seat}"), &list(&player.hand.iter().collect::<Vec<_>>()));
    line(out, &format!("shown {seat}"), &list(player.shown.cards()));
    line(out, &format!("deck {seat}"), &list(&deck));
    line(out, &format!("graveyard {seat}"), &list(player.graveyard.cards()));
    line(out, &format!("gifts {seat}"), &list(player.gifts.cards()));
    if player.list != state.table.usual_list(seat) {
        let none = player.list.is_empty();
        let all = if none { "nothing".to_owned() } else { list(player.list.cards()) };
        line(out, &format!("list {seat}"), &all);
    }
}

fn write_waiting(state: &State, out: &mut String) {
    for effect in state.pending.stack.waiting().iter().rev() {
        line(out, "waits", &waits(state, effect));
    }
    let answers: ArrayVec<String, 3> = state
        .pending
        .answers
        .iter()
        .map(|answer| answer.map_or("decline".to_owned(), picked))
        .collect();
    line(out, "answers", &answers.join(", "));
    if state.pending.roster.next.0 != SLOTS as u8 {
        line(out, "next unit", &state.pending.roster.next.0.to_string());
    }
    let recent = state.pending.stack.recent();
    line(out, "steps", &count(state.pending.stack.steps()));
    line(out, "recent", &recent.iter().map(|&label| told(label)).collect::<Vec<_>>().join(", "));
    let overrun = match state.pending.stack.overrun() {
        None => "",
        Some(Overrun::Steps) => "steps",
        Some(Overrun::Depth) => "depth",
    };
    line(out, "overrun", overrun);
}

/// An effect that waits. Others than these never do while somebody is asked.
fn waits(state: &State, effect: &Effect) -> String {
    let seat_unless = |seat: Seat, usual: Seat| match seat == usual {
        true => String::new(),
        false => format!(", seat {seat}"),
    };
    match *effect {
        Effect::Ability(trigger) => triggered(state, &trigger),
        Effect::Deploy { card, seat, slot, victim, mute, power } => {
            let mute = if mute { ", nullified" } else { "" };
            let seat = seat_unless(seat, slot.side());
            format!("deployment of {card}, at {slot}{seat}, consumed {victim}, power {power}{mute}")
        }
        Effect::Resolve { card, seat, slot, unit } => {
            let seat = seat_unless(seat, state.table.active);
            format!("action of {card}, at {slot}{seat}{}", unit_unless(unit, state.unit_on(slot)))
        }
        Effect::Spend { card, seat } => {
            format!("spending of {card}{}", seat_unless(seat, state.table.active))
        }
        Effect::Leader(seat) => format!("leader{}", seat_unless(seat, state.table.active)),
        Effect::LeaderTrigger(seat) => {
            format!("leader draw{}", seat_unless(seat, state.table.active))
        }
        Effect::Fort(unit, slot) => format!("fort, at {slot}{}", unit_unless(unit, UnitId::NONE)),
        other => format!("{other:?}").to_lowercase(),
    }
}

fn unit_unless(unit: UnitId, usual: UnitId) -> String {
    match unit {
        _ if unit == usual => String::new(),
        UnitId::NONE => ", unit nobody".to_owned(),
        UnitId(n) => format!(", unit {n}"),
    }
}

fn triggered(state: &State, trigger: &Trigger) -> String {
    let Trigger { unit, slot, card, ability, step, subject, place, amount, .. } = *trigger;
    let mut text = match ability {
        ACTIVATION => format!("activation of {card}, at {slot}"),
        n => format!("ability {} of {card}, at {slot}", n + 1),
    };
    text += &unit_unless(unit, state.unit_on(slot));
    text += &unit_unless(subject, unit).replace("unit", "about");
    if place != slot {
        let _ = write!(text, ", place {place}");
    }
    if amount != 0 {
        let _ = write!(text, ", amount {amount}");
    }
    text + if step > 0 { ", then" } else { "" }
}
