//! The table as a picture for a pane of a terminal: both rows of units lane by lane, what both
//! sides have, and the own hand.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use kernel::{Key, Message, Paint, Ref, Renderer, Room, Seat, columns, cut, padded};

use super::board::{slot_marks, unit_marks};
use super::names::{graveyard_id, hand_id, leader_id, terrain_id};
use super::picture::{Table, fit, legend_keys, signs, strength};
use crate::card::{Card, Kind};
use crate::slot::TERRAINS;
use crate::state::other;
use crate::view::{SeatView, SlotView, Stage, TerrainView, UnitView, View};

/// In fewer columns the lanes stand below each other, without colors.
const LANES: usize = 50;
/// In fewer columns what a side has is said in words, not in a table.
const TABLE: usize = 79;
/// The columns before the lanes.
const LABEL: usize = 3;
/// The widest lane.
const WIDEST: usize = 30;

/// How much is shown.
#[derive(Clone, Copy, Default)]
struct Plan {
    /// Everything about every unit in words.
    rich: bool,
    /// What signs mean.
    legend: bool,
    /// What the viewer knows of the other hand, and which card is resolved.
    known: bool,
    /// Who controls a lane stands beside its name, not below it.
    merged: bool,
    /// Names in the hand are cut.
    short: bool,
}

/// From all that could be shown to the least.
const PLANS: [Plan; 6] = [
    Plan { rich: true, legend: false, known: true, merged: false, short: false },
    Plan { rich: false, legend: true, known: true, merged: false, short: false },
    Plan { rich: false, legend: false, known: true, merged: false, short: false },
    Plan { rich: false, legend: false, known: true, merged: true, short: false },
    Plan { rich: false, legend: false, known: false, merged: true, short: false },
    Plan { rich: false, legend: false, known: false, merged: true, short: true },
];

/// The table in a pane: as much of it as the rows hold, but never less than all units, who controls
/// what, what both sides have, and the own hand.
pub(crate) fn picture_in(view: &View, renderer: &Renderer<'_>, room: Room<'_>) -> String {
    let paint = if room.columns < LANES { Paint::PLAIN } else { renderer.paint };
    let renderer = Renderer { paint, ..*renderer };
    let table = Table { view, renderer: &renderer };
    let pane = Pane { table, room, paint, own: view.viewer.seat().unwrap_or(Seat(0)) };
    let mut lines = Vec::new();
    for plan in PLANS {
        lines = pane.lines(plan);
        if lines.len() <= room.rows {
            break;
        }
    }
    let tidy = |line: &String| match paint.on {
        true => line.trim_end().to_owned() + "\n",
        false => cut(line, room.columns).trim_end().to_owned() + "\n",
    };
    lines.iter().map(tidy).collect()
}

/// How a text looks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tone {
    Plain,
    Dim,
    Bold,
    Side(Seat),
    More,
    Less,
}

/// What is drawn, and how much room there is for it.
struct Pane<'a> {
    table: Table<'a>,
    room: Room<'a>,
    paint: Paint,
    own: Seat,
}

impl Pane<'_> {
    fn view(&self) -> &View {
        self.table.view
    }

    fn say(&self, message: &Message) -> String {
        self.table.renderer.say(message)
    }

    fn painted(&self, text: &str, tone: Tone) -> String {
        match tone {
            _ if text.is_empty() => String::new(),
            Tone::Plain => text.to_owned(),
            Tone::Dim => self.paint.dim(text),
            Tone::Bold => self.paint.bold(text),
            Tone::Side(seat) => self.table.tint(seat, text),
            Tone::More => self.paint.green(text),
            Tone::Less => self.paint.red(text),
        }
    }

    /// All lines of a plan.
    fn lines(&self, plan: Plan) -> Vec<String> {
        let sides = [other(self.own), self.own];
        let mut lines = self.standings(sides);
        if matches!(self.view().stage, Stage::Playing | Stage::Over) {
            lines.extend(match self.room.columns < LANES {
                true => self.list(sides),
                false => self.lanes(sides, plan),
            });
        }
        lines.extend(self.hand(self.own, plan));
        if plan.known || self.view().seats[sides[0].index()].hand.is_some() {
            lines.extend(self.hand(sides[0], plan));
            lines.extend(self.resolving());
        }
        if plan.rich {
            lines.extend(sides.into_iter().rev().flat_map(|seat| self.graveyard(seat)));
        }
        if plan.legend {
            lines.extend(self.legend());
        }
        lines
    }

    /// Whether somebody thinks about a piece or a zone with this id.
    fn is_meant(&self, id: &Key) -> bool {
        let meant = |thing: &Ref| match thing {
            Ref::Piece(key) | Ref::Zone(key) => key == id,
            _ => false,
        };
        self.room.focus.iter().any(meant)
    }

    /// A text in brackets if somebody thinks about what it stands for.
    fn marked(&self, text: String, id: &Key) -> String {
        if self.is_meant(id) { format!("[{text}]") } else { text }
    }

    // ---------------------------------------------------------------- what both have

    /// Where the match is, and what both sides have.
    fn standings(&self, sides: [Seat; 2]) -> Vec<String> {
        let headline = self.say(&self.table.standing_of_match());
        if self.room.columns < TABLE {
            let mut lines = wrapped(&headline, " ", self.room.columns);
            lines.extend(sides.into_iter().flat_map(|seat| self.sentence(seat)));
            return lines;
        }
        let heads = ["wins", "points", "hand", "deck", "graveyard"];
        let heads = heads.map(|head| self.table.renderer.word(format!("picture-{head}")));
        let [wins, points, hand, deck, graveyard] = &heads;
        let heads = format!("{wins:>9}{points:>8}{hand:>5}{deck:>5}{graveyard:>11}");
        let long = columns(&headline) > 31;
        let mut lines = Vec::new();
        if long {
            lines.push(self.paint.bold(&fit(&headline, self.room.columns)));
        }
        let first = if long { String::new() } else { headline };
        lines.push(self.paint.bold(&padded(&first, 31)) + &self.paint.dim(&heads));
        lines.extend(sides.map(|seat| self.standing(seat)));
        lines
    }

    /// A side in a line of the table.
    fn standing(&self, seat: Seat) -> String {
        let shown = &self.view().seats[seat.index()];
        let name = padded(&format!("{} {}", self.head_of(seat), self.name(seat, 8)), 14);
        let leader = self.marked(self.table.leader(shown), &leader_id(seat));
        let leader = padded(&fit(&leader, 16), 17);
        let graveyard = self.marked(shown.graveyard.len().to_string(), &self.in_graveyard(shown));
        let numbers = format!(
            "{leader}{:>9}{:>8}{:>5}{:>5}{graveyard:>11}  ",
            shown.wins, shown.standing, shown.hand_size, shown.deck_size
        );
        self.painted(&name, Tone::Side(seat)) + &numbers + &self.table.status(shown)
    }

    /// Whether a side is to move, and how its slots are written.
    fn head_of(&self, seat: Seat) -> String {
        let mark = if self.table.to_move() == Some(seat) { ">" } else { " " };
        format!("{mark} P{seat}")
    }

    fn name(&self, seat: Seat, width: usize) -> String {
        fit(self.table.renderer.name(seat), width)
    }

    /// The card of a graveyard about which somebody thinks, or none.
    fn in_graveyard(&self, shown: &SeatView) -> Key {
        let ids = shown.graveyard.iter().map(|card| graveyard_id(shown.seat, *card));
        ids.into_iter().find(|id| self.is_meant(id)).unwrap_or_default()
    }

    /// A side in words.
    fn sentence(&self, seat: Seat) -> Vec<String> {
        let shown = &self.view().seats[seat.index()];
        let number = |key: &'static str, n: usize| format!("{}: {n}", self.table.word(key));
        let plain = Table {
            view: self.view(),
            renderer: &Renderer { paint: Paint::PLAIN, ..*self.table.renderer },
        };
        let parts = [
            format!("{} {}", self.head_of(seat), self.name(seat, 12)),
            plain.status(shown),
            number("picture-wins", shown.wins.into()),
            number("picture-points", shown.standing.into()),
            self.marked(self.table.leader(shown), &leader_id(seat)),
            number("picture-hand", shown.hand_size.into()),
            number("picture-deck", shown.deck_size.into()),
            number("picture-graveyard", shown.graveyard.len()),
        ];
        let parts = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>();
        in_lines(&parts, ", ", self.room.columns)
    }

    // ---------------------------------------------------------------- lanes side by side

    /// The columns of a lane.
    fn lane(&self) -> usize {
        (self.room.columns.saturating_sub(LABEL) / usize::from(TERRAINS)).min(WIDEST)
    }

    /// One line over all lanes, with a label before them.
    fn across(&self, label: &str, cells: impl Iterator<Item = (String, Tone)>) -> String {
        let width = self.lane();
        let cell = |(text, tone): (String, Tone)| {
            let text = cut(&text, width - 1);
            self.painted(text, tone) + &" ".repeat(width - columns(text))
        };
        let label = self.paint.dim(&padded(label, LABEL));
        label + &cells.map(cell).collect::<String>()
    }

    fn terrains(&self) -> impl Iterator<Item = (u8, &TerrainView)> {
        (0..).zip(&self.view().terrains)
    }

    /// Both rows of units with the lanes between them.
    fn lanes(&self, sides: [Seat; 2], plan: Plan) -> Vec<String> {
        let mut lines = self.row(sides[0], plan);
        let heads = |(n, terrain): (u8, &TerrainView)| {
            let control = self.control(terrain, plan.merged);
            let name = match plan.merged && !control.is_empty() {
                true => fit(&self.lane_name(n), self.lane().saturating_sub(columns(&control) + 2)),
                false => self.lane_name(n),
            };
            let control = if plan.merged { format!(" {control}") } else { String::new() };
            (name + &control, Tone::Dim)
        };
        lines.push(self.across("", self.terrains().map(heads)));
        if !plan.merged {
            let tone = |terrain: &TerrainView| terrain.controller.map_or(Tone::Dim, |_| Tone::Bold);
            let cells =
                self.terrains().map(|(_, terrain)| (self.control(terrain, false), tone(terrain)));
            lines.push(self.across("", cells));
        }
        lines.extend(self.row(sides[1], plan));
        if plan.rich {
            lines.insert(0, String::new());
            lines.push(String::new());
        }
        lines
    }

    /// A lane as moves write it and as messages call it.
    fn lane_name(&self, n: u8) -> String {
        let name = self.table.renderer.word(format!("zone-terrain-{n}"));
        self.marked(format!("T{n} {name}"), &terrain_id(n))
    }

    /// Who controls a lane, with an arrow to that side's row, and for how many points.
    fn control(&self, terrain: &TerrainView, short: bool) -> String {
        let arrow = |seat: Seat| if seat == self.own { "v" } else { "^" };
        match terrain.controller {
            Some(seat) if short => format!("{}{}", arrow(seat), terrain.points),
            Some(seat) => format!("{} {} {}", arrow(seat), self.name(seat, 8), terrain.points),
            None if terrain.slots.iter().any(|slot| slot.unit.is_none()) => String::new(),
            None if short => "=".to_owned(),
            None => format!("= {}", self.table.word("picture-nobody")),
        }
    }

    /// The slots of a side: names, powers, and what else is so about them.
    fn row(&self, side: Seat, plan: Plan) -> Vec<String> {
        let width = self.lane() - 1;
        let name = |slot: &SlotView| {
            let id = slot.slot.to_string().into();
            let room = if self.is_meant(&id) { width - 2 } else { width };
            match &slot.unit {
                Some(unit) => {
                    let name = fit(&self.say(&unit.card.title()), room);
                    (self.marked(name, &id), Tone::Side(side))
                }
                None => (self.marked("-".to_owned(), &id), Tone::Dim),
            }
        };
        let below: Vec<(Vec<String>, Tone)> =
            self.table.slots(side).map(|slot| self.below(slot, plan)).collect();
        let most = below.iter().map(|(lines, _)| lines.len()).max().unwrap_or(0);
        let mut lines = vec![self.across(&format!("P{side}"), self.table.slots(side).map(name))];
        lines.extend((0..most).map(|n| {
            let cell = |(lines, tone): &(Vec<String>, Tone)| {
                let tone = if n == 0 { *tone } else { Tone::Plain };
                (lines.get(n).cloned().unwrap_or_default(), tone)
            };
            self.across("", below.iter().map(cell))
        }));
        lines
    }

    /// What stands below the name of a unit, or below an empty slot.
    fn below(&self, slot: &SlotView, plan: Plan) -> (Vec<String>, Tone) {
        let tone = match slot.unit.as_ref().map(|unit| unit.power.cmp(&unit.printed)) {
            Some(Ordering::Greater) => Tone::More,
            Some(Ordering::Less) => Tone::Less,
            Some(Ordering::Equal) => Tone::Bold,
            None => Tone::Plain,
        };
        let lines = match self.in_words(slot).filter(|_| !plan.rich) {
            Some(words) => vec![words],
            None if plan.rich => self.fully(slot),
            None => self.in_signs(slot),
        };
        (lines.into_iter().filter(|line| !line.is_empty()).collect(), tone)
    }

    /// All that is so about a slot and its unit, one thing to a line.
    fn fully(&self, slot: &SlotView) -> Vec<String> {
        let power = slot.unit.iter().map(power);
        power.chain(marks(slot, true).map(|mark| fit(&self.say(&mark), self.lane() - 1))).collect()
    }

    /// What is so about a slot and its unit in one line of words, if that fits.
    fn in_words(&self, slot: &SlotView) -> Option<String> {
        let marks = self.words(marks(slot, false));
        let text = match &slot.unit {
            Some(unit) => format!("{} {marks}", power(unit)),
            None => marks,
        };
        let text = text.trim_end().to_owned();
        (columns(&text) < self.lane()).then_some(text)
    }

    /// The same in signs, in two lines if need be.
    fn in_signs(&self, slot: &SlotView) -> Vec<String> {
        let width = self.lane() - 1;
        let Some(unit) = &slot.unit else { return vec![signs(slot)] };
        let (strength, signs) = (strength(unit, width), signs(slot));
        let both = format!("{strength} {signs}");
        if columns(&both) <= width { vec![both] } else { vec![strength, signs] }
    }

    fn words(&self, marks: impl Iterator<Item = Message>) -> String {
        marks.map(|mark| self.say(&mark)).collect::<Vec<_>>().join(", ")
    }

    /// What the signs mean that can be seen.
    fn legend(&self) -> Vec<String> {
        let words: Vec<String> = legend_keys(&self.table, |slot| self.in_words(slot).is_none())
            .map(|key| self.table.word(key))
            .collect();
        let lines = in_lines(&words, "   ", self.room.columns);
        lines.iter().map(|line| self.paint.dim(line)).collect()
    }

    // ---------------------------------------------------------------- lanes in a list

    /// The lanes one after the other, for a narrow pane.
    fn list(&self, sides: [Seat; 2]) -> Vec<String> {
        let of = |(n, terrain): (u8, &TerrainView)| {
            let mut lines = vec![format!("{} {}", self.lane_name(n), self.control(terrain, false))];
            for side in sides {
                let slot = &terrain.slots[side.index()];
                let id = slot.slot.to_string().into();
                let unit = match &slot.unit {
                    Some(unit) => {
                        let name = self.marked(self.say(&unit.card.title()), &id);
                        let marks = self.words(marks(slot, false));
                        format!("{name} {} {marks}", power(unit))
                    }
                    None => self.marked("-".to_owned(), &id),
                };
                lines.extend(wrapped(&format!("P{side} {unit}"), " ", self.room.columns));
            }
            lines
        };
        self.terrains().flat_map(of).collect()
    }

    // ---------------------------------------------------------------- hands

    /// The cards of a hand as far as the viewer knows them.
    fn hand(&self, seat: Seat, plan: Plan) -> Vec<String> {
        let shown = &self.view().seats[seat.index()];
        let (key, cards) = match &shown.hand {
            Some(hand) => ("picture-holds", hand),
            None => ("picture-known", &shown.shown),
        };
        if cards.is_empty() {
            return Vec::new();
        }
        let head = self.say(&Message::new(key).with("seat", seat));
        let head = if plan.short { fit(&head, 24) } else { head };
        let mut parts = self.counted(seat, cards, if plan.short { 9 } else { usize::MAX });
        if let Some(first) = parts.first_mut() {
            first.insert_str(0, &format!("{head} "));
        }
        let mut lines = in_lines(&parts, ", ", self.room.columns);
        if let Some(rest) = lines.first().and_then(|line| line.strip_prefix(&head)) {
            lines[0] = self.painted(&head, Tone::Side(seat)) + rest;
        }
        lines
    }

    /// Cards of a hand with their numbers and printed powers, units first; that about which
    /// somebody thinks in brackets.
    fn counted(&self, seat: Seat, cards: &[Card], width: usize) -> Vec<String> {
        let mut counts: BTreeMap<(bool, String), (Card, usize)> = BTreeMap::new();
        for &card in cards {
            let action = card.face().kind() == Kind::Action;
            counts.entry((action, self.say(&card.title()))).or_insert((card, 0)).1 += 1;
        }
        let text = |((action, name), (card, n)): ((bool, String), (Card, usize))| {
            let number = if n > 1 { format!("{n} ") } else { String::new() };
            let power = if action { String::new() } else { format!(" ({})", card.face().power) };
            let text = format!("{number}{}{power}", fit(&name, width));
            self.marked(text, &hand_id(seat, card))
        };
        counts.into_iter().map(text).collect()
    }

    /// The card that is resolved.
    fn resolving(&self) -> Vec<String> {
        let Some(card) = self.view().resolving else { return Vec::new() };
        let text = self.say(&Message::new("picture-resolving").with("card", card.title()));
        let lines = wrapped(&text, " ", self.room.columns);
        lines.iter().map(|line| self.paint.cyan(line)).collect()
    }

    /// The cards in the graveyard of a seat.
    fn graveyard(&self, seat: Seat) -> Vec<String> {
        let shown = &self.view().seats[seat.index()];
        if shown.graveyard.is_empty() {
            return Vec::new();
        }
        let name = |card: &Card| self.marked(self.say(&card.title()), &graveyard_id(seat, *card));
        let mut parts: Vec<String> = shown.graveyard.iter().map(name).collect();
        let head = format!("{}, {}: ", self.name(seat, 13), self.table.word("picture-graveyard"));
        if let Some(first) = parts.first_mut() {
            first.insert_str(0, &head);
        }
        in_lines(&parts, ", ", self.room.columns)
    }
}

/// What is so about a slot and the unit on it; what its power shows anyway only on demand.
fn marks(slot: &SlotView, all: bool) -> impl Iterator<Item = Message> {
    let long = ["mark-buffs", "mark-used", "mark-dominated", "mark-limited"];
    let told = move |mark: &Message| all || !long.contains(&&*mark.key);
    let unit = slot.unit.iter().flat_map(|unit| unit_marks(slot, unit));
    unit.filter(told).chain(slot_marks(slot))
}

/// The power of a unit, and how far it is from what is printed.
fn power(unit: &UnitView) -> String {
    match unit.power - unit.printed {
        0 => unit.power.to_string(),
        apart => format!("{} ({apart:+})", unit.power),
    }
}

/// A text in lines that are broken at blanks.
fn wrapped(text: &str, glue: &str, width: usize) -> Vec<String> {
    let words: Vec<String> = text.split(glue).map(str::to_owned).collect();
    in_lines(&words, glue, width)
}

/// Parts that are not broken in lines of so many columns, those after the first indented.
fn in_lines(parts: &[String], glue: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for (n, part) in parts.iter().enumerate() {
        let last = n + 1 == parts.len();
        let text = if last { part.clone() } else { format!("{part}{}", glue.trim_end()) };
        match lines.last_mut() {
            Some(line) if columns(line) + columns(&text) + gap(glue) <= width => {
                line.push_str(&" ".repeat(gap(glue)));
                line.push_str(&text);
            }
            Some(_) => lines.push(format!("  {text}")),
            None => lines.push(text),
        }
    }
    lines
        .iter()
        .map(|line| if columns(line) > width { fit(line, width.max(1)) } else { line.clone() })
        .collect()
}

/// The blanks at the end of what stands between two parts.
fn gap(glue: &str) -> usize {
    glue.len() - glue.trim_end().len()
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Mover, Names, Secrets, Setup, Show, Viewer, Words, random_walk};

    use super::*;
    use crate::state::State;

    fn words(language: &str) -> Words {
        Words::new(language, State::words(language).iter().copied())
    }

    fn drawn(view: &View, words: &Words, names: &[&str; 2], room: Room<'_>) -> String {
        let names = names.map(str::to_owned);
        picture_in(view, &Renderer::plain(words, Names(&names)), room)
    }

    /// Plays a random match and looks at every decision together with one of its moves.
    fn every_decision(preset: &str, seed: u64, mut see: impl FnMut(&View, &[Ref])) {
        let setup = Setup::default().set("preset", preset);
        let state = State::new(&setup).expect("a sound setup");
        let mut n = 0;
        random_walk(state, seed, State::INFO.max_moves, |state, _| {
            n += 1;
            let Some(seat) = state.to_move().seats().lowest() else { return };
            let legal = state.legal(seat);
            let picked = legal.get(n * 7 % legal.len().max(1));
            let label = picked.map(|m| state.label(Mover::Seat(seat), *m));
            let focus = label.map(|label| label.refs).unwrap_or_default();
            see(&state.view(Viewer::Seat(seat)), &focus);
        });
    }

    /// What the picture of a decision must hold, put together from the view in another way: texts
    /// that may be cut off, by their beginnings.
    fn expected(view: &View, words: &Words) -> Vec<String> {
        let renderer = &Renderer::plain(words, Names(&[]));
        let start = |message: &Message| renderer.say(message).chars().take(8).collect::<String>();
        let mut all: Vec<String> = (0..5).map(|n| format!("T{n} ")).collect();
        for slot in view.terrains.iter().flat_map(|terrain| &terrain.slots) {
            all.extend(slot.unit.iter().map(|unit| start(&unit.card.title())));
            all.extend(slot.unit.iter().map(|unit| unit.power.to_string()));
        }
        for seat in &view.seats {
            all.push(renderer.say(&seat.leader.title()));
            let most = seat.leader.face().charges;
            all.extend((most > 0).then(|| format!("{}/{most}", seat.charges)));
            let numbers =
                [seat.standing, seat.hand_size, seat.deck_size, seat.graveyard.len() as u8];
            all.extend(numbers.map(|n| n.to_string()));
            let hand = || seat.hand.iter().flatten();
            all.extend(hand().map(|card| start(&card.title())));
            let units = hand().filter(|card| card.face().kind() != Kind::Action);
            all.extend(units.map(|card| format!("({})", card.face().power)));
            all.extend(seat.done.then(|| renderer.word("picture-done")));
        }
        all.push(renderer.word("picture-wins"));
        all
    }

    /// The columns and rows that most terminals have for the board.
    const PANE: (usize, usize) = (80, 12);

    #[test]
    fn a_pane_of_80_by_12_holds_what_is_needed_to_decide() {
        for (preset, language) in [("wild", "en"), ("wild", "de"), ("classic", "en")] {
            let words = words(language);
            for seed in 0..12 {
                every_decision(preset, seed, |view, focus| {
                    let room = Room { columns: PANE.0, rows: PANE.1, focus };
                    let names = ["王さん王さん王さん王さん", "Wolfeschlegelsteinhausen"];
                    let text = drawn(view, &words, &names, room);
                    assert!(text.lines().count() <= PANE.1, "{text}");
                    assert!(text.lines().all(|line| columns(line) <= PANE.0), "{text}");
                    for part in expected(view, &words) {
                        assert!(text.contains(&part), "no `{part}` in\n{text}");
                    }
                    let pieces = focus.iter().any(|thing| !matches!(thing, Ref::Choice(_)));
                    assert!(!pieces || text.contains('['), "{focus:?}\n{text}");
                });
            }
        }
    }

    #[test]
    fn no_pane_is_too_wide() {
        for language in ["en", "de"] {
            let words = words(language);
            every_decision("wild", 5, |view, focus| {
                for (across, rows) in
                    [(60, 8), (49, 12), (20, 3), (1, 0), (0, 0), (76, 34), (118, 30), (200, 60)]
                {
                    let room = Room { columns: across, rows, focus };
                    let text = drawn(view, &words, &["Ann", "Bob"], room);
                    assert!(text.lines().all(|line| columns(line) <= across), "{across}\n{text}");
                    let most = if rows >= 30 { rows } else { usize::MAX };
                    assert!(text.lines().count() <= most, "{across} {rows}\n{text}");
                }
            });
        }
    }

    #[test]
    fn colors_change_nothing_but_colors() {
        let words = words("en");
        every_decision("wild", 2, |view, focus| {
            let room = Room { columns: 80, rows: 12, focus };
            let names = ["Ann", "Bob"].map(str::to_owned);
            let plain = Renderer::plain(&words, Names(&names));
            let colored = Renderer { paint: Paint { on: true }, ..plain };
            let painted = picture_in(view, &colored, room);
            let text = kernel::bare(&painted);
            let tidy =
                |text: &str| text.lines().map(|l| l.trim_end().to_owned()).collect::<Vec<_>>();
            assert_eq!(tidy(&text), tidy(&picture_in(view, &plain, room)));
        });
    }

    /// The picture of the decision with this number in a match played at random.
    fn decision(number: usize, room: (usize, usize)) -> String {
        let mut n = 0;
        let mut text = String::new();
        every_decision("wild", 3, |view, focus| {
            n += 1;
            if n == number {
                let room = Room { columns: room.0, rows: room.1, focus };
                text = drawn(view, &words("en"), &["Ann", "Bob"], room);
            }
        });
        text
    }

    #[test]
    fn a_pane_looks_like_this() {
        let text = decision(19, PANE);
        let lines: Vec<&str> = text.lines().collect();
        let expected = [
            "Skirmish 1, turn 11.           wins of 2  points hand deck  graveyard",
            "  P0 Ann      Defensive                0       3    3   17          1",
            "> P1 Bob      Tactical 0/3             0       1    4   21          2",
            "P0 -              Grid Disruptor Berserker      Nano-Mother    Drill Sargent",
            "                  4 locked       3 (-1) d1      5 (+3) s2      2",
            "   T0 far left    T1 left        T2 middle      T3 right       T4 far right",
            "                  ^ Ann 1        ^ Ann 1        v Bob 1        ^ Ann 1",
            "P1 -              Sentinel       -              Zombie         [-]",
            "                  2                             7 (+5) [+2]",
            "Bob holds: Arms Peddler (5), Bard (2), Lone Jackal (3), [Underdog (1)]",
            "(+1) against printed power   s shield   d damage   [+1] slot",
        ];
        assert_eq!(lines, expected, "{text}");
    }

    #[test]
    fn a_large_pane_looks_like_this() {
        let text = decision(43, (118, 30));
        let lines: Vec<&str> = text.lines().collect();
        let expected = [
            "Skirmish 2, turn 25.           wins of 2  points hand deck  graveyard",
            "  P0 Ann      Defensive                1       1    0   13          9  DONE",
            "> P1 Bob      Tactical 0/3             0       3    2   17          8  LAST SAY",
            "",
            "P0 -                      -                      [Rookie]               Turret                 Berserker",
            "                                                 3                      3                      4",
            "                                                 ready",
            "   T0 far left            T1 left                T2 middle              T3 right               T4 far right",
            "   v Bob 1                v Bob 1                = nobody               v Bob 1                ^ Ann 1",
            "P1 Bard                   Lone Jackal            Mimic                  Vampiric Marauder      -",
            "   2                      4 (+1)                 3 (+2)                 11 (+7)",
            "   not ready              modifier +1            buffs +1               damaged 1",
            "                                                 not ready              buffs +5",
            "                                                 modifier +1            activation used",
            "                                                                        modifier +3",
            "",
            "Bob holds: Lone Jackal (3), [Spike]",
            "Bob, graveyard: Strike, Matrix Attendent, Sentinel, Underdog, Zombie, Seed, Spike, Arms Peddler",
            "Ann, graveyard: Spike, Energize, Energize, Arms Peddler, Grid Disruptor, Berserker, Nano-Mother, Drill Sargent,",
            "  Bouncer",
        ];
        assert_eq!(lines, expected, "{text}");
    }
}
