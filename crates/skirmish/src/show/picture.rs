//! The table as a picture for a terminal.

use std::collections::BTreeMap;

use kernel::{Message, Mover, Outcome, Renderer, Seat, SeatSet, columns, cut, padded};

use super::board::{is_foreign, is_ready, is_waiting};
use crate::card::{Card, Kind};
use crate::slot::TERRAINS;
use crate::state::other;
use crate::view::{AskView, SeatView, SlotView, Stage, UnitView, View};

/// The columns of the five terrains, after the name of the row.
const COLUMN: usize = 15;
/// What fits in one of them.
const CELL: usize = COLUMN - 1;

/// The table in 80 columns.
pub(crate) fn picture(view: &View, renderer: &Renderer<'_>) -> String {
    let table = Table { view, renderer };
    let own = view.viewer.seat().unwrap_or(Seat(0));
    let mut lines = vec![table.headline()];
    lines.extend(table.standings([other(own), own]));
    if matches!(view.stage, Stage::Playing | Stage::Over) {
        lines.push(table.heads());
        lines.extend(table.row(other(own)));
        lines.push(table.control(own));
        lines.extend(table.row(own));
        lines.extend(table.legend());
    }
    for seat in [other(own), own] {
        lines.extend(table.hand(seat));
    }
    lines.extend(table.resolving());
    lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// Words in lines of at most 79 columns, the later lines indented.
fn wrapped(text: &str, indent: usize) -> String {
    filled(text.split(' '), " ", 0, indent)
}

/// Pieces that are not parted, in lines of at most 79 columns. The first line goes on from a
/// column, the later ones are indented.
fn filled<'a>(
    pieces: impl Iterator<Item = &'a str>,
    glue: &str,
    from: usize,
    indent: usize,
) -> String {
    let (mut out, mut column, mut first) = (String::new(), from, true);
    for piece in pieces {
        let width = columns(piece);
        if !first {
            out.push_str(glue);
            column += columns(glue);
        }
        // A comma may follow.
        if !first && column + width > 78 {
            out.truncate(out.trim_end().len());
            out.push('\n');
            out.push_str(&" ".repeat(indent));
            column = indent;
        }
        out.push_str(piece);
        column += width;
        first = false;
    }
    out
}

/// A name that fits; one that is cut off ends in a full stop.
pub(super) fn fit(name: &str, width: usize) -> String {
    let plain: String = name.chars().filter(|c| !c.is_control()).collect();
    if columns(&plain) <= width {
        return plain;
    }
    format!("{}.", cut(&plain, width - 1).trim_end())
}

/// A text of a column, and what it looks like in colors.
struct Cell {
    width: usize,
    painted: String,
}

impl Cell {
    fn new(text: &str, paint: impl Fn(&str) -> String) -> Cell {
        let text = cut(text, CELL);
        let painted = if text.is_empty() { String::new() } else { paint(text) };
        Cell { width: columns(text), painted }
    }
}

/// One line over all five columns.
fn line(label: &str, cells: impl Iterator<Item = Cell>) -> String {
    let pad = |cell: Cell| cell.painted + &" ".repeat(COLUMN.saturating_sub(cell.width));
    format!("{label:<5}") + &cells.map(pad).collect::<String>()
}

/// Draws the parts of a picture.
pub(super) struct Table<'a> {
    pub(super) view: &'a View,
    pub(super) renderer: &'a Renderer<'a>,
}

impl Table<'_> {
    pub(super) fn name(&self, seat: Seat) -> String {
        fit(self.renderer.name(seat), 13)
    }

    pub(super) fn word(&self, key: &'static str) -> String {
        self.renderer.word(key)
    }

    /// Where the match is.
    fn headline(&self) -> String {
        let text = self.renderer.say(&self.standing_of_match());
        self.renderer.paint.bold(&wrapped(&text, 0))
    }

    /// The same as a message.
    pub(super) fn standing_of_match(&self) -> Message {
        let view = self.view;
        match view.stage {
            Stage::Building => Message::new("picture-building"),
            Stage::Shuffling => Message::new("picture-shuffling"),
            Stage::Starting => Message::new("picture-starting"),
            Stage::Over => self.result(),
            Stage::Playing => Message::new("picture-playing")
                .with("skirmish", view.skirmish)
                .with("turn", view.turn),
        }
    }

    fn result(&self) -> Message {
        let [one, two] = [0, 1].map(|n| self.view.seats[n].wins);
        let winners = self.view.outcome.as_ref().map(Outcome::winners);
        let single = winners.filter(|winners| winners.len() == 1);
        match single.and_then(SeatSet::lowest) {
            Some(seat) => Message::new("picture-won")
                .with("seat", seat)
                .with("won", one.max(two))
                .with("lost", one.min(two)),
            None => Message::new("picture-drawn").with("first", one).with("second", two),
        }
    }

    /// What both seats have, in a table.
    fn standings(&self, seats: [Seat; 2]) -> Vec<String> {
        let heads = format!(
            "  {:<14}{:<15}{:>9}{:>8}{:>5}{:>5}{:>11}",
            "",
            self.word("picture-leader"),
            self.word("picture-wins"),
            self.word("picture-points"),
            self.word("picture-hand"),
            self.word("picture-deck"),
            self.word("picture-graveyard"),
        );
        let mut lines = vec![self.renderer.paint.dim(&heads)];
        for seat in seats {
            let shown = &self.view.seats[seat.index()];
            let mark = if self.to_move() == Some(seat) { ">" } else { " " };
            let name = format!("{mark} {}", padded(&self.name(seat), 14));
            let numbers = format!(
                "{:<15}{:>9}{:>8}{:>5}{:>5}{:>11}  ",
                self.leader(shown),
                shown.wins,
                shown.standing,
                shown.hand_size,
                shown.deck_size,
                shown.graveyard.len()
            );
            lines.push(self.tint(seat, &name) + &numbers + &self.status(shown));
        }
        lines
    }

    /// The leader and its charges, if it has any.
    pub(super) fn leader(&self, shown: &SeatView) -> String {
        let name = self.renderer.say(&shown.leader.title());
        match shown.leader.face().charges {
            _ if self.view.stage == Stage::Building && shown.list_size == 0 => "?".to_owned(),
            0 => name,
            most => format!("{name} {}/{most}", shown.charges),
        }
    }

    pub(super) fn status(&self, shown: &SeatView) -> String {
        let (view, paint) = (self.view, self.renderer.paint);
        match () {
            () if view.stage != Stage::Playing => String::new(),
            () if shown.done => paint.green(&self.word("picture-done")),
            () if view.last_say && view.active == shown.seat => {
                paint.purple(&self.word("picture-last-say"))
            }
            () => String::new(),
        }
    }

    pub(super) fn to_move(&self) -> Option<Seat> {
        match &self.view.ask {
            _ if self.view.stage != Stage::Playing => None,
            Some(AskView { who: Mover::Seat(seat), .. }) => Some(*seat),
            Some(_) => None,
            None => Some(self.view.active),
        }
    }

    /// The color of a side: that of the viewer, and the other.
    pub(super) fn tint(&self, seat: Seat, text: &str) -> String {
        let own = self.view.viewer.seat().unwrap_or(Seat(0));
        let paint = self.renderer.paint;
        if seat == own { paint.blue(text) } else { paint.yellow(text) }
    }

    // ---------------------------------------------------------------- the board

    /// The terrains as moves write them and as messages call them.
    fn heads(&self) -> String {
        let head = |terrain| {
            let name = self.renderer.word(format!("zone-terrain-{terrain}"));
            Cell::new(&format!("T{terrain} {name}"), |text| self.renderer.paint.dim(text))
        };
        line("", (0..TERRAINS).map(head))
    }

    pub(super) fn slots(&self, side: Seat) -> impl Iterator<Item = &SlotView> {
        self.view.terrains.iter().map(move |terrain| &terrain.slots[side.index()])
    }

    /// The slots of a side: names, numbers, and marks where there are any.
    fn row(&self, side: Seat) -> Vec<String> {
        let paint = self.renderer.paint;
        let name = |slot: &SlotView| match &slot.unit {
            Some(unit) => {
                let name = self.renderer.say(&unit.card.title());
                Cell::new(&fit(&name, CELL), |text| self.tint(side, text))
            }
            None => Cell::new("-", |text| paint.dim(text)),
        };
        let numbers = |slot: &SlotView| match &slot.unit {
            Some(unit) => {
                Cell::new(&strength(unit, CELL), |text| match unit.power.cmp(&unit.printed) {
                    std::cmp::Ordering::Greater => paint.green(text),
                    std::cmp::Ordering::Less => paint.red(text),
                    std::cmp::Ordering::Equal => paint.bold(text),
                })
            }
            None => Cell::new("", str::to_owned),
        };
        let marks = |slot: &SlotView| Cell::new(&signs(slot), |text| paint.cyan(text));
        let mut lines = vec![
            line(&format!("P{side}"), self.slots(side).map(name)),
            line("", self.slots(side).map(numbers)),
            line("", self.slots(side).map(marks)),
        ];
        lines.retain(|line| !line.trim().is_empty());
        lines
    }

    /// Who controls the terrains, with an arrow to that side's row, and for how many points.
    fn control(&self, own: Seat) -> String {
        let paint = self.renderer.paint;
        let cells = self.view.terrains.iter().map(|terrain| match terrain.controller {
            Some(seat) => {
                let arrow = if seat == own { "v" } else { "^" };
                let name = fit(self.renderer.name(seat), 8);
                let text = format!("{arrow} {name} {}", terrain.points);
                Cell::new(&text, |text| paint.bold(text))
            }
            None if terrain.slots.iter().all(|slot| slot.unit.is_some()) => {
                let text = format!("= {}", self.word("picture-nobody"));
                Cell::new(&text, |text| paint.dim(text))
            }
            None => Cell::new("", str::to_owned),
        });
        line("", cells)
    }

    /// What the marks mean that can be seen.
    fn legend(&self) -> Option<String> {
        let seen: Vec<String> = legend_keys(self, |_| true).map(|key| self.word(key)).collect();
        let text = filled(seen.iter().map(String::as_str), "   ", 5, 5);
        (!seen.is_empty()).then(|| self.renderer.paint.dim(&format!("     {text}")))
    }

    // ---------------------------------------------------------------- hands

    /// The cards of a hand as far as the viewer knows them.
    fn hand(&self, seat: Seat) -> Option<String> {
        let shown = &self.view.seats[seat.index()];
        let (key, cards) = match &shown.hand {
            Some(hand) => ("picture-holds", hand),
            None => ("picture-known", &shown.shown),
        };
        let head = self.renderer.say(&Message::new(key).with("seat", seat)) + " ";
        let cards = self.counted(cards);
        let text = filled(cards.iter().map(String::as_str), ", ", columns(&head), 2);
        (!cards.is_empty()).then(|| self.tint(seat, &head) + &text)
    }

    /// The card that is resolved.
    fn resolving(&self) -> Option<String> {
        let card = self.view.resolving?;
        let message = Message::new("picture-resolving").with("card", card.title());
        Some(self.renderer.paint.cyan(&wrapped(&self.renderer.say(&message), 0)))
    }

    /// Cards with their numbers and printed powers, units first.
    fn counted(&self, cards: &[Card]) -> Vec<String> {
        let mut counts: BTreeMap<(bool, String), (Card, usize)> = BTreeMap::new();
        for &card in cards {
            let action = card.face().kind() == Kind::Action;
            let name = self.renderer.say(&card.title());
            counts.entry((action, name)).or_insert((card, 0)).1 += 1;
        }
        let text = |((action, name), (card, n)): ((bool, String), (Card, usize))| {
            let number = if n > 1 { format!("{n} ") } else { String::new() };
            let power = if action { String::new() } else { format!(" ({})", card.face().power) };
            format!("{number}{name}{power}")
        };
        counts.into_iter().map(text).collect()
    }
}

/// What explains the signs that can be seen in the slots that are shown by signs.
pub(super) fn legend_keys(
    table: &Table<'_>,
    by_signs: impl Fn(&SlotView) -> bool,
) -> impl Iterator<Item = &'static str> {
    let all = || [Seat(0), Seat(1)].into_iter().flat_map(|side| table.slots(side));
    let slots = || all().filter(|slot| by_signs(slot));
    let units = || slots().filter_map(|slot| slot.unit.as_ref());
    let apart = |slot: &SlotView| slot.unit.as_ref().is_some_and(|u| u.power != u.printed);
    let any = |holds: fn(&UnitView) -> bool| units().any(holds);
    let meanings = [
        (all().any(apart), "picture-power"),
        (any(|unit| unit.shield > 0), "picture-shield"),
        (any(|unit| unit.damage > 0), "picture-damage"),
        (slots().any(|slot| slot.modifier != 0), "picture-modifier"),
        (slots().any(|slot| slot.forts > 0), "picture-fortified"),
        (slots().any(|slot| slot.locked), "picture-locked"),
        (any(is_ready), "picture-ready"),
        (any(is_waiting), "picture-waits"),
        (any(|unit| unit.entered), "picture-not-ready"),
        (any(|unit| unit.nullified), "picture-nullified"),
        (slots().any(is_foreign), "picture-foreign"),
    ];
    meanings.into_iter().filter(|(seen, _)| *seen).map(|(_, meaning)| meaning)
}

/// Power, how far it is from what is printed, shield and damage; less of that where it is longer
/// than so many columns.
pub(super) fn strength(unit: &UnitView, width: usize) -> String {
    let part = |letter: char, n: i16| if n > 0 { format!(" {letter}{n}") } else { String::new() };
    let (shield, damage) = (part('s', unit.shield), part('d', unit.damage));
    let (power, apart) = (unit.power, unit.power - unit.printed);
    let (long, short) = match apart {
        0 => (String::new(), ""),
        1.. => (format!(" ({apart:+})"), "+"),
        _ => (format!(" ({apart:+})"), "-"),
    };
    let texts = [
        format!("{power}{long}{shield}{damage}"),
        format!("{power}{short}{shield}{damage}"),
        format!("{power}{short}{shield}"),
    ];
    let fits = texts.iter().find(|text| text.len() <= width);
    fits.unwrap_or(&texts[2]).clone()
}

/// What is so about a slot, and then about the unit on it.
pub(super) fn signs(slot: &SlotView) -> String {
    let ground = [
        (slot.modifier != 0).then(|| format!("{:+}", slot.modifier)),
        (slot.forts > 0).then(|| format!("f{}", slot.forts)),
        slot.locked.then(|| "#".to_owned()),
    ];
    let ground: Vec<String> = ground.into_iter().flatten().collect();
    let mut parts = Vec::new();
    if !ground.is_empty() {
        parts.push(format!("[{}]", ground.join(" ")));
    }
    let Some(unit) = &slot.unit else { return parts.concat() };
    if is_waiting(unit) {
        parts.push(format!("w{}", unit.cooldown));
    }
    let marks = [
        (is_ready(unit), '!'),
        (unit.entered, '*'),
        (unit.nullified, 'x'),
        (is_foreign(slot), '~'),
    ];
    let marks: String = marks.iter().filter(|(so, _)| *so).map(|(_, mark)| mark).collect();
    parts.extend((!marks.is_empty()).then_some(marks));
    parts.join(" ")
}

#[cfg(test)]
mod tests {
    use kernel::{
        Components as _, Game, Luck, Names, Paint, Rng, Secrets, Setup, Show, ToMove, Viewer, Words,
    };

    use super::*;
    use crate::deck::Order;
    use crate::event::{Ending, Event, Origin};
    use crate::show::testing::{english, names};
    use crate::slot::Slot;
    use crate::state::State;

    fn slot(name: &str) -> Slot {
        name.parse().expect("a slot")
    }

    fn card(name: &str) -> Card {
        Card::named(name).expect("a card")
    }

    #[test]
    fn names_that_are_cut_off_still_differ() {
        for language in kernel::words::LANGUAGES {
            let words = Words::new(language, State::words(language).iter().copied());
            let renderer = Renderer::plain(&words, Names(&[]));
            let name = |card: Card| fit(&renderer.say(&card.title()), CELL);
            let mut names: Vec<String> = Card::all().map(name).collect();
            assert!(names.iter().all(|name| columns(name) <= CELL));
            names.sort_unstable();
            assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
        }
    }

    /// The state after some more events.
    fn after(state: &State, events: &[Event]) -> State {
        let mut table = state.components();
        events.iter().for_each(|event| table.apply(event));
        State::of_components(table)
    }

    /// A match between thieves and fortress, at the start of seat 0's first turn.
    fn opening() -> State {
        let setup = Setup::default().set("preset", "classic").set("starter", "0");
        let state = State::new(&setup).expect("a sound setup");
        let hands = [
            ["scout", "scout", "archer", "turret", "strike", "brawl", "champion", "thief"],
            ["roots", "sentinel", "dragon", "seed", "seed", "mimic", "bard", "noble"],
        ];
        let mut events: Vec<Event> =
            Seat::all(2).map(|seat| Event::Shuffled { seat, order: None }).collect();
        events.push(Event::SkirmishStarted { number: 1, starter: Seat(0) });
        for (seat, hand) in Seat::all(2).zip(hands) {
            let cards = Some(Order(hand.map(card).into_iter().collect()));
            events.push(Event::Drew { seat, count: 8, cards });
        }
        events.push(Event::TurnStarted { seat: Seat(0), turn: 1 });
        after(&state, &events)
    }

    fn enters(place: &str, id: &str, owner: u8) -> Event {
        let (slot, card) = (slot(place), card(id));
        Event::Deployed { slot, card, owner: Seat(owner), origin: Origin::Made }
    }

    /// A board with everything that has a mark; seat 1 is done.
    fn crowded() -> State {
        let at = slot;
        let events = [
            enters("T0P0", "rookie", 0),
            enters("T0P1", "void_administrator", 1),
            enters("T2P0", "ranger", 0),
            enters("T3P0", "champion", 0),
            enters("T3P1", "sentinel", 1),
            enters("T1P1", "nulloperative", 0),
            enters("T4P1", "scout", 1),
            Event::ModifierChanged { slot: at("T2P0"), amount: 2, now: 2, lost: 0, power: None },
            Event::ModifierChanged { slot: at("T4P0"), amount: -3, now: -3, lost: 0, power: None },
            Event::Fortified { slot: at("T4P0") },
            Event::Damaged {
                slot: at("T3P0"),
                card: card("champion"),
                amount: 2,
                lost: 2,
                power: 3,
            },
            Event::Shielded { slot: at("T3P0"), card: card("champion"), amount: 3 },
            Event::Nullified { slot: at("T0P1"), card: card("void_administrator") },
            Event::Bounced { slot: at("T4P1"), card: card("scout"), owner: Seat(1) },
            Event::Passed { seat: Seat(0), done: false, auto: false },
            Event::TurnEnded { turn: 1 },
            Event::TurnStarted { seat: Seat(1), turn: 2 },
            Event::Passed { seat: Seat(1), done: true, auto: false },
            Event::TurnEnded { turn: 2 },
            Event::CooldownReduced { slot: at("T0P0"), card: card("rookie"), left: 1 },
            Event::TurnStarted { seat: Seat(0), turn: 3 },
            enters("T1P0", "dragon", 0),
        ];
        after(&opening(), &events)
    }

    fn seen(state: &State, viewer: Viewer) -> String {
        picture(&state.view(viewer), &Renderer::plain(&english(), Names(&names())))
    }

    #[test]
    fn the_opening_looks_like_this() {
        assert_eq!(seen(&opening(), Viewer::Seat(Seat(1))), OPENING);
    }

    #[test]
    fn a_crowded_board_looks_like_this() {
        assert_eq!(seen(&crowded(), Viewer::Seat(Seat(0))), CROWDED);
    }

    #[test]
    fn a_card_that_is_resolved_is_named() {
        let mut view = crowded().view(Viewer::Spectator);
        view.resolving = Some(card("fireball"));
        let text = picture(&view, &Renderer::plain(&english(), Names(&names())));
        assert!(text.starts_with("Skirmish 1, turn 3.\n"), "{text}");
        assert!(text.ends_with(RESOLVING), "{text}");
    }

    #[test]
    fn the_end_looks_like_this() {
        let winner = Some(Seat(0));
        let events = [
            Event::SkirmishEnded { number: 1, winner, points: [3, 1] },
            Event::SkirmishEnded { number: 2, winner: None, points: [2, 2] },
            Event::MatchEnded { winner, reason: Ending::Skirmishes },
        ];
        let text = seen(&after(&crowded(), &events), Viewer::Spectator);
        assert!(text.starts_with("Skirmish: the match is over, Ann wins 2 to 1.\n"), "{text}");
        assert!(!text.contains("DONE") && !text.contains('>'), "{text}");
    }

    /// A text without its colors.
    fn plain(text: &str) -> String {
        let mut parts = text.split('\x1b');
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |all, part| all + part.split_once('m').map_or("", |(_, rest)| rest))
    }

    #[test]
    fn every_picture_fits_and_reads_the_same_without_colors() {
        for language in kernel::words::LANGUAGES {
            let words = Words::new(language, State::words(language).iter().copied());
            (0..20).for_each(|seed| fits(&words, seed));
        }
    }

    /// Plays a match at random and looks at every picture and every sentence.
    fn fits(words: &Words, seed: u64) {
        let names = ["Wolfeschlegelsteinhausen", "B"].map(str::to_owned);
        let plain_text = Renderer::plain(words, Names(&names));
        let colored = Renderer { paint: Paint { on: true }, ..plain_text };
        let setup = Setup::default().set("preset", "wild");
        let mut state = State::new(&setup).expect("a sound setup");
        let (mut luck, mut dice) = (Luck::new(seed), Rng::new(seed));
        loop {
            for viewer in Viewer::all(2) {
                let view = state.view(viewer);
                let text = picture(&view, &plain_text);
                assert_eq!(plain(&picture(&view, &colored)), text);
                assert!(text.lines().all(|line| columns(line) <= 79), "{text}");
                let lines = if viewer == Viewer::Omniscient { 0 } else { text.lines().count() };
                assert!(lines <= 24, "{text}");
                let asked = State::question(&view).map(|message| plain_text.say(&message));
                assert!(asked.is_none_or(|asked| asked.ends_with(['.', '?'])), "{text}");
            }
            let (mover, m) = match state.to_move() {
                ToMove::Over => break,
                ToMove::Chance => (Mover::Chance, state.roll(luck)),
                ToMove::Seats(seats) => {
                    let seat = seats.lowest().expect("somebody moves");
                    (Mover::Seat(seat), *dice.pick(&state.legal(seat)).expect("a move"))
                }
            };
            luck = if mover == Mover::Chance { luck.next() } else { luck };
            let mut events: Vec<Event> = Vec::new();
            state.play(mover, m, &mut events);
            for message in events.iter().filter_map(|event| state.describe(event)) {
                let text = plain_text.say(&message);
                let first = text.chars().next();
                assert!(first.is_some_and(char::is_uppercase) && text.ends_with('.'), "{text}");
                assert!(!text.contains('\n'), "{text}");
            }
        }
    }

    const OPENING: &str = "\
Skirmish 1, turn 1.
                leader         wins of 2  points hand deck  graveyard
> Ann           Warlord 2/2            0       0    8   17          0
  Bob           Sage 1/1               0       0    8   17          0
     T0 far left    T1 left        T2 middle      T3 right       T4 far right
P0   -              -              -              -              -

P1   -              -              -              -              -
Bob holds: Bard (2), Dragon (7), Mimic (1), Noble (4), Roots (2), Sentinel (2),
  2 Seed
";
    const CROWDED: &str = "\
Skirmish 1, turn 3.
                leader         wins of 2  points hand deck  graveyard
  Bob           Sage 1/1               0       0    9   17          0  DONE
> Ann           Warlord 2/2            0       4    8   17          0  LAST SAY
     T0 far left    T1 left        T2 middle      T3 right       T4 far right
P1   Void Administ. Null-Operative -              Sentinel       -
     2              2                             2
     x              ~
     v Ann 1        v Ann 1        v Ann 1        v Ann 1
P0   Rookie         Dragon         Ranger         Champion       -
     4 (+1)         8 (+1)         7 (+3)         3 (-2) s3 d2
     w1             *              [+2] !         [#]            [-3 f1]
     (+1) against printed power   s shield   d damage   [+1] slot
     f fortified   # locked   ! ready   w turns to wait   * not ready
     x nullified   ~ owned by the other
Bob is known to hold: Scout (2)
Ann holds: Archer (3), Champion (5), 2 Scout (2), Thief (3), Turret (3), Brawl,
  Strike
";
    const RESOLVING: &str = "\
Bob is known to hold: Scout (2)
Fireball is being resolved.
";
}
