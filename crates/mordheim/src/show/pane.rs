//! Pictures of a battle for a pane of a terminal: the map around the warrior who acts, and beside
//! it what a player wants to know about him and his enemies.

use kernel::{Key, Message, Paint, Ref, Renderer, Room, Seat, columns, cut, key_of};

use super::board::state_of;
use super::details::{held, rout, whole_state};
use super::names::{characteristics, ids_text, of, profile, thing};
use super::picture::{Painter, Size, Window, fit, inset, key_of_fighter, wrapped};
use crate::event::Phase;
use crate::item::Item;
use crate::moves::Move;
use crate::square::Square;
use crate::view::{FieldView, HandsView, View, WarriorView};
use crate::warrior::{Condition, Id, Mark};

/// In fewer columns the list stands below the map, not beside it; there are no colors, and lines
/// are cut.
const BESIDE: usize = 56;
/// The fewest rows of the map where there is anything else to leave out.
const LEAST_ROWS: usize = 5;
/// The rows of the map that come before everything that is shown only where there is room.
const GOOD_ROWS: usize = 9;
/// So many enemies are listed beside a map, and so many before those who are out of sight.
const NEAREST: usize = 8;
const FIRST_FOES: usize = 3;

/// The columns for what kind of fighter an enemy is, where there is more to say about him.
const LEAST_KIND: usize = 6;
/// What is so about a warrior for this turn only, and does not change what he can do next.
const PASSING: [&str; 5] =
    ["mark-moved", "mark-ran", "mark-charged", "mark-failed-charge", "mark-stood-up"];

/// The battle in a pane: where it stands, the warrior who acts, whom he can reach, and the map
/// around him. With more rows the map grows, and everybody is listed below it.
pub(crate) fn picture_in(view: &View, renderer: &Renderer<'_>, room: Room<'_>) -> String {
    let paint = if room.columns < BESIDE { Paint::PLAIN } else { renderer.paint };
    let size = size_of(view.field.as_ref(), room);
    let painter = Painter { view, renderer, paint, size, focus: room.focus };
    let pane = Pane { painter, room };
    let mut lines = pane.head();
    lines.extend(match &view.field {
        Some(field) => pane.map(field, room.rows.saturating_sub(lines.len())),
        None => pane.table(room.rows.saturating_sub(lines.len())),
    });
    let tidy = |line: &String| match paint.on {
        true => line.trim_end().to_owned() + "\n",
        false => cut(line, room.columns).trim_end().to_owned() + "\n",
    };
    lines.iter().map(tidy).collect()
}

/// How large the parts are in so much room; the rows of the map are not known yet.
fn size_of(field: Option<&FieldView>, room: Room<'_>) -> Size {
    let width = room.columns;
    let beside = width >= BESIDE && field.is_some();
    let panel = (width * 46 / 100).clamp(31, 44);
    let free = width.saturating_sub(if beside { panel + 4 } else { 4 });
    let most = field.map_or(1, |field| field.width).max(1);
    let across = ((free / 3).min(usize::from(most)) as u8).max(1);
    let far_across = ((3 * usize::from(across)).min(usize::from(most)) as u8).max(1);
    let size = Size { width, across, down: 1, far_across, far_down: 1, panel: 0, terse: true };
    let panel = if beside { width.saturating_sub(size.beside()) } else { width };
    Size { panel, ..size }
}

/// What is drawn, and how much room there is for it.
struct Pane<'a> {
    painter: Painter<'a>,
    room: Room<'a>,
}

impl Pane<'_> {
    fn view(&self) -> &View {
        self.painter.view
    }

    fn say(&self, message: &Message) -> String {
        self.painter.say(message)
    }

    /// Where the battle stands; both sides below each other where there is little room.
    fn head(&self) -> Vec<String> {
        if self.room.columns >= BESIDE {
            return self.painter.head();
        }
        let half = Size { width: 2 * self.room.columns + 2, ..self.painter.size };
        let painter = Painter { size: half, ..self.painter };
        let mut lines: Vec<String> = painter.head().into_iter().take(1).collect();
        let sides = Seat::all(2).zip(&self.view().sides);
        lines.extend(sides.map(|(seat, side)| painter.standing(seat, side)));
        lines
    }

    // ------------------------------------------------------------------ who is meant

    /// The warriors about whom somebody thinks.
    fn in_focus(&self) -> Vec<Id> {
        let id = |thing: &Ref| match thing {
            Ref::Piece(key) => key.parse::<Id>().ok(),
            _ => None,
        };
        self.room.focus.iter().filter_map(id).collect()
    }

    /// The squares about which somebody thinks.
    fn squares_in_focus(&self) -> Vec<Square> {
        let near = |n: u16| u8::try_from(n).ok().filter(|n| *n < 64);
        let square = |thing: &Ref| match thing {
            Ref::Square(x, y) => Some(Square::at(near(*x)?, near(*y)?)),
            _ => None,
        };
        self.room.focus.iter().filter_map(square).collect()
    }

    /// The warrior who acts; or else the one about whom somebody thinks, or the first who can act.
    fn chosen(&self) -> Option<&WarriorView> {
        let view = self.view();
        let acting = [
            view.strike.as_ref().and_then(|strike| strike.by),
            view.ask.as_ref().and_then(|ask| ask.who),
            view.charge.as_ref().map(|charge| charge.who),
            view.cast.as_ref().map(|cast| cast.who),
            view.aim.as_ref().map(|aim| aim.who),
            view.selected,
            self.in_focus().first().copied(),
            view.can_act.first().copied(),
        ];
        let own = || view.sides.get(self.painter.decider().index()).map(|side| &side.warriors);
        let able = || own()?.iter().find(|w| w.here && w.condition == Condition::Standing);
        let acting = acting.into_iter().flatten().find_map(|id| view.warrior(id));
        acting.or_else(able).or_else(|| own()?.first())
    }

    /// The enemies of a warrior that matter, what somebody thinks about first: whom he strikes,
    /// shoots, charges or fights, and on a map those who are near.
    fn foes(&self, of: &WarriorView) -> Vec<&WarriorView> {
        let view = self.view();
        let mut ids = self.in_focus();
        ids.extend(view.strike.as_ref().map(|strike| strike.target));
        ids.extend(view.aim.as_ref().map(|aim| aim.target));
        ids.extend(view.charge.iter().flat_map(|charge| [charge.who, charge.target]));
        ids.extend(view.cast.and_then(|cast| cast.target));
        ids.extend(&of.engaged);
        ids.extend(&view.targets);
        ids.extend(view.ask.iter().flat_map(|ask| &ask.among));
        ids.extend(self.near(of));
        let mut once: Vec<&WarriorView> = Vec::new();
        for warrior in ids.into_iter().filter_map(|id| view.warrior(id)) {
            let known = warrior.id == of.id || once.iter().any(|other| other.id == warrior.id);
            let meant = warrior.id.seat() != of.id.seat() || self.in_focus().contains(&warrior.id);
            if !known && meant && warrior.here {
                once.push(warrior);
            }
        }
        once
    }

    /// The enemies of a warrior on a map, the nearest first.
    fn near(&self, of: &WarriorView) -> Vec<Id> {
        let Some(at) = of.at else { return Vec::new() };
        let all = self.view().sides.iter().flat_map(|side| &side.warriors);
        let others = all.filter(|other| other.id.seat() != of.id.seat());
        let mut far: Vec<(u32, Id)> =
            others.filter_map(|other| Some((other.at?.d2(at), other.id))).collect();
        far.sort_unstable();
        far.into_iter().map(|(_, id)| id).take(NEAREST).collect()
    }

    // ------------------------------------------------------------------ the map

    /// The map, what there is to say beside it, and everybody below where there is room.
    fn map(&self, field: &FieldView, rows: usize) -> Vec<String> {
        let beside = self.room.columns >= BESIDE;
        let warbands = self.painter.warbands();
        let spare = rows.saturating_sub(1 + GOOD_ROWS);
        let legend = if beside { spare.min(2) } else { 0 };
        let listed = beside && spare > legend + warbands.len();
        let below = legend + if listed { warbands.len() + 1 } else { 0 };
        let room = if beside { rows } else { rows * 2 / 3 };
        let down = room.saturating_sub(1 + below).max(LEAST_ROWS);
        let down = down.min(usize::from(field.height)) as u8;
        let size = Size { down, far_down: down, ..self.painter.size };
        let pane = Pane { painter: Painter { size, ..self.painter }, room: self.room };
        let window = pane.window(field);
        let mut lines = pane.painter.drawn(field, &window);
        if beside {
            let texts = pane.texts(&window, lines.len());
            for (line, text) in lines.iter_mut().zip(texts) {
                line.push_str(&text);
            }
        } else {
            lines.extend(pane.texts(&window, usize::MAX));
        }
        let signs = pane.painter.legend(field, &window).into_iter().take(legend);
        lines.extend(signs.map(|line| self.painter.paint.dim(&line)));
        if listed {
            lines.push(String::new());
            lines.extend(warbands);
        }
        lines
    }

    /// The part of the map with the warrior who acts and what somebody thinks about; from afar
    /// where that does not fit otherwise.
    fn window(&self, field: &FieldView) -> Window {
        let size = self.painter.size;
        let at = |id: &Id| self.view().warrior(*id).and_then(|warrior| warrior.at);
        let inside = |square: &Square| square.x() < field.width && square.y() < field.height;
        let mut must: Vec<(Square, u32)> =
            self.squares_in_focus().into_iter().filter(inside).map(|at| (at, 4000)).collect();
        must.extend(self.in_focus().iter().filter_map(at).map(|at| (at, 2000)));
        must.extend(self.chosen().and_then(|warrior| warrior.at).map(|at| (at, 3000)));
        let mut points = must.clone();
        points.extend(self.painter.actors().iter().filter_map(at).map(|at| (at, 100)));
        let near = self.chosen().map(|warrior| self.near(warrior)).unwrap_or_default();
        points.extend(near.iter().filter_map(at).map(|at| (at, 3)));
        if points.is_empty() {
            return self.painter.window(field);
        }
        let near = Window::best(field, &points, size, false);
        let all = |window: &Window| must.iter().all(|(at, _)| window.has(*at));
        if all(&near) {
            return near;
        }
        let far = Window::best(field, &points, size, true);
        if all(&far) { far } else { near }
    }

    /// What there is to say beside the map, in so many lines: what matters least is left out.
    fn texts(&self, window: &Window, most: usize) -> Vec<String> {
        let painter = &self.painter;
        let chosen = self.chosen();
        let mut lines: Vec<String> =
            chosen.into_iter().flat_map(|warrior| self.about(warrior)).collect();
        lines.extend(self.doing());
        lines.extend(self.reach_signs());
        let mut foes: Vec<String> =
            chosen.into_iter().flat_map(|warrior| self.foe_lines(warrior)).collect();
        let mut others = painter.outside(window);
        let order = painter.fighting_order().into_iter();
        others.extend(order.flat_map(|order| wrapped(&order, painter.size.panel, 1)));
        let first = most.saturating_sub(lines.len() + others.len()).max(FIRST_FOES);
        let later = foes.split_off(first.min(foes.len()));
        lines.extend(foes.into_iter().chain(others).chain(later));
        let states = painter.state_panel();
        if !states.is_empty() && lines.len() + states.len() < most {
            lines.push(String::new());
        }
        lines.extend(states);
        lines.truncate(most);
        lines.iter().map(|line| fit(line, painter.size.panel)).collect()
    }

    /// What the marks of squares in reach mean.
    fn reach_signs(&self) -> Option<String> {
        let view = self.view();
        let runs = if view.phase == Phase::Charges { "charge" } else { "run" };
        let signs = [
            (!view.walk.is_empty() || !view.zone.is_empty(), "reach"),
            (!view.run.is_empty(), runs),
        ];
        let seen = signs.iter().filter(|(seen, _)| *seen);
        let words =
            seen.map(|(_, sign)| self.painter.renderer.word(format!("picture-legend-{sign}")));
        let words: Vec<String> = words.collect();
        (!words.is_empty()).then(|| format!(" {}", words.join("  ")))
    }

    /// The first lines, and how many more there would be.
    fn shortened(&self, mut lines: Vec<String>, most: usize) -> Vec<String> {
        if lines.len() > most {
            let left = lines.split_off(most.saturating_sub(1)).len();
            lines.push(self.say(&Message::new("pane-more").with("count", left)));
        }
        lines.iter().map(|line| fit(line, self.painter.size.panel)).collect()
    }

    // ------------------------------------------------------------------ warriors

    /// A warrior: what he is, how he is, his profile and what he has.
    fn about(&self, warrior: &WarriorView) -> Vec<String> {
        let width = self.painter.size.panel;
        let kind = self.say(&Message::new(key_of_fighter(warrior)));
        let state = self.painter.listed(&whole_state(warrior)).join(", ");
        let state = match state.is_empty() {
            true => self.say(&Message::new("condition-standing")),
            false => state,
        };
        let mut more: Vec<String> = self.painter.paces().into_iter().collect();
        more.extend(warrior.items.iter().map(|item| self.item(warrior, item)));
        more.extend(warrior.spells.iter().map(|spell| self.say(&of("spell", *spell))));
        let loads = warrior.barrels.iter().filter(|turns| **turns > 0);
        let loads = loads.map(|turns| Message::new("details-loads").with("turns", *turns));
        more.extend(loads.map(|message| self.say(&message)));
        let parts =
            [format!("{} {kind}: {state}", warrior.id), self.profile(warrior), more.join(", ")];
        if self.view().field.is_none() {
            let parts: Vec<&str> =
                parts.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
            return wrapped(&parts.join("; "), width, 2);
        }
        let [head, profile, more] = parts;
        let mut lines = wrapped(&head, width, 1);
        lines.extend(inset(&profile, width));
        lines.extend(inset(&more, width));
        lines
    }

    /// One of a warrior's things, or two of a kind.
    fn item(&self, warrior: &WarriorView, item: Item) -> String {
        match warrior.pairs.has(item) {
            true => self.say(&held(item, item)),
            false => self.say(&thing(item)),
        }
    }

    /// The nine characteristics of a warrior, the wounds as they are now.
    fn profile(&self, warrior: &WarriorView) -> String {
        if warrior.wounds == warrior.profile.w {
            return self.say(&profile(warrior.profile));
        }
        let part = |key: &'static str| characteristics(Message::new(key), warrior.profile);
        let first = self.say(&part("picture-profile-first"));
        let second = part("picture-profile-second").with("left", warrior.wounds);
        format!("{first} {}", self.say(&second))
    }

    /// The enemies that matter to a warrior, one to a line: how far they are, how well they fight,
    /// how tough they are, and what is so about them.
    fn foe_lines(&self, of: &WarriorView) -> Vec<String> {
        let line = |foe: &&WarriorView| {
            let far = of.at.zip(foe.at).map(|(a, b)| format!(" {}\"", inches(a, b)));
            let kind = self.say(&Message::new(key_of_fighter(foe)));
            let numbers = characteristics(Message::new("pane-foe"), foe.profile);
            let numbers = self.say(&numbers.with("left", foe.wounds));
            let state = match &self.view().field {
                Some(_) => self.painter.listed(&state_of(foe)),
                // There everybody's state is listed anyway.
                None => Vec::new(),
            };
            let state: String = state.iter().map(|part| format!(", {part}")).collect();
            let far = far.unwrap_or_default();
            let rest = format!(" {numbers}{state}");
            let head = format!("{}{far}", foe.id);
            let room = self.painter.size.panel.saturating_sub(columns(&head) + columns(&rest) + 2);
            let text = format!("{head} {}{rest}", fit(&kind, room.max(LEAST_KIND)));
            match (self.in_focus().contains(&foe.id), &self.view().field) {
                (true, _) => format!(">{text}"),
                (false, Some(_)) => format!(" {text}"),
                (false, None) => text,
            }
        };
        self.foes(of).iter().map(line).collect()
    }

    /// The strike, shot or spell under way, or those that are possible, each with its odds.
    fn doing(&self) -> Vec<String> {
        let (view, painter) = (self.view(), &self.painter);
        let mut lines = Vec::new();
        if let Some(strike) = &view.strike {
            lines.extend(painter.strike_panel(strike));
        } else if view.aim.is_some() {
            lines.extend(painter.aim_panel());
        } else if view.selected.is_some() {
            lines.extend(painter.target_panel());
        }
        if !view.blows.is_empty() {
            lines.extend(painter.blow_panel());
        }
        lines.extend(self.hands());
        lines.extend(self.rout());
        lines
    }

    /// How likely a Rout test is passed, when one is due.
    fn rout(&self) -> Vec<String> {
        let due = self.view().ask.as_ref().is_some_and(|ask| ask.what == "rout");
        let side = self.view().sides.get(self.painter.decider().index()).filter(|_| due);
        let text = side.map(|side| self.say(&rout(side)));
        text.into_iter().flat_map(|text| wrapped(&text, self.painter.size.panel, 1)).collect()
    }

    /// The ways to fill the hands of those who are asked: how many blows, and how likely they put
    /// the enemy out of action. That about which somebody thinks is in brackets.
    fn hands(&self) -> Vec<String> {
        let view = self.view();
        let asked = view.hands.iter().map(|way| (None, way));
        let fighters = view.fighters.iter();
        let armed =
            fighters.flat_map(|fighter| fighter.ways.iter().map(|way| (Some(fighter.who), way)));
        let texts: Vec<String> = asked.chain(armed).map(|(who, way)| self.way(who, way)).collect();
        let target = view.hands.first().and_then(|way| way.target);
        let head = target.map_or(String::new(), |target| {
            let head = Message::new("picture-blows-out").with("target", target.to_string());
            self.say(&head) + " "
        });
        wrapped_after(&head, &texts, self.painter.size.panel)
    }

    /// One way to fill both hands.
    fn way(&self, who: Option<Id>, way: &HandsView) -> String {
        let what = self.say(&held(way.main, way.off));
        let by = who.map_or(String::new(), |who| format!("{who} "));
        let out =
            way.odds.as_ref().map_or(String::new(), |odds| format!(" {}%", odds.out.percent()));
        let text = format!("{by}{what} {}×{out}", way.blows);
        let typed = crate::notation::write(Move::Hands(way.main, way.off));
        let meant = Ref::choice(Key::from(key_of("", &typed)));
        let his = who.is_none_or(|who| self.in_focus().contains(&who));
        if his && self.room.focus.contains(&meant) { format!("[{text}]") } else { text }
    }

    // ------------------------------------------------------------------ a real table

    /// The warrior who acts, what is under way, and both warbands in as few lines as possible, or
    /// in full where there is room.
    fn table(&self, rows: usize) -> Vec<String> {
        let chosen = self.chosen();
        let mut lines: Vec<String> =
            chosen.into_iter().flat_map(|warrior| self.about(warrior)).collect();
        lines.extend(self.painter.strike_lines());
        lines.extend(self.painter.aim_lines());
        lines.extend(self.rout());
        lines.extend(self.hands());
        if !self.view().blows.is_empty() {
            let blows: Vec<String> =
                self.painter.blow_panel().iter().map(|line| line.trim().to_owned()).collect();
            lines.extend(wrapped_parts(&blows, self.room.columns));
        }
        if self.view().strike.is_none() && self.view().aim.is_none() {
            lines.extend(self.painter.target_panel());
        }
        let foes: Vec<String> =
            chosen.into_iter().flat_map(|warrior| self.foe_lines(warrior)).collect();
        lines.extend(wrapped_parts(&foes, self.room.columns));
        let order = self.painter.fighting_order().into_iter();
        lines.extend(order.flat_map(|order| wrapped(&order, self.room.columns, 2)));
        let warbands = self.painter.warbands();
        if lines.len() + warbands.len() < rows && self.room.columns >= BESIDE {
            lines.push(String::new());
            lines.extend(warbands);
            return lines;
        }
        let bands = |least: bool| -> Vec<String> {
            Seat::all(2).flat_map(|seat| self.band(seat, least)).collect()
        };
        let full = bands(false);
        let fits = lines.len() + full.len() <= rows;
        let bands = if fits { full } else { bands(true) };
        let most = rows.saturating_sub(bands.len()).max(3);
        let mut lines = self.shortened(lines, most);
        lines.extend(bands);
        lines
    }

    /// A warband in a few lines: those who are not simply standing there, each with what is so
    /// about him or only the least of it, then the others by their numbers.
    fn band(&self, seat: Seat, least: bool) -> Vec<String> {
        let Some(side) = self.view().sides.get(seat.index()) else { return Vec::new() };
        let here = |w: &&WarriorView| w.here;
        let mut parts = Vec::new();
        let mut plain = Vec::new();
        for warrior in side.warriors.iter().filter(here) {
            let mut state = state_of(warrior);
            state.retain(|part| !least || !PASSING.contains(&&*part.key));
            match self.painter.listed(&state).join(", ") {
                state if state.is_empty() => plain.push(warrior.id),
                state => parts.push(format!("{} {state}", warrior.id)),
            }
        }
        let mut list = |name: String, ids: Vec<Id>| {
            if !ids.is_empty() {
                parts.push(format!("{name} {}", ids_text(&ids)));
            }
        };
        list(self.say(&Message::new("condition-standing")), plain);
        let gone = |w: &&WarriorView| w.condition == Condition::Out;
        let out = side.warriors.iter().filter(gone).map(|w| w.id).collect();
        list(self.say(&Message::new("condition-out")), out);
        let away = |w: &&WarriorView| w.marks.has(Mark::Reserve) && !gone(w);
        let away = side.warriors.iter().filter(away).map(|w| w.id).collect();
        list(self.say(&Message::new("mark-reserve")), away);
        let text = parts.join("; ");
        let lines = wrapped(&text, self.room.columns, 2);
        lines.iter().map(|line| self.painter.tint(seat, &fit(line, self.room.columns))).collect()
    }
}

/// How far two squares are apart, in inches rounded up.
fn inches(a: Square, b: Square) -> u8 {
    (0..=u8::MAX).find(|inches| a.within(b, *inches)).unwrap_or(u8::MAX)
}

/// Parts with semicolons between them, none of which is broken.
fn wrapped_parts(parts: &[String], width: usize) -> Vec<String> {
    wrapped_after("", parts, width)
}

/// The same after what they are.
fn wrapped_after(head: &str, parts: &[String], width: usize) -> Vec<String> {
    if parts.is_empty() {
        return Vec::new();
    }
    let parts: Vec<String> = parts.iter().map(|part| part.replace(' ', "\u{a0}")).collect();
    let lines = wrapped(&format!("{head}{}", parts.join("; ")), width, 1);
    lines.iter().map(|line| line.replace('\u{a0}', " ")).collect()
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Mover, Names, Secrets, Setup, Show, Viewer, Words, random_walk};

    use super::*;
    use crate::state::State;

    fn drawn(view: &View, words: &Words, names: &[&str; 2], room: Room<'_>) -> String {
        let names = names.map(str::to_owned);
        picture_in(view, &Renderer::plain(words, Names(&names)), room)
    }

    /// Plays a random battle and looks at every decision together with one of its moves.
    fn every_decision(setup: &Setup, seed: u64, mut see: impl FnMut(&View, &[Ref])) {
        let state = State::new(setup).expect("a sound setup");
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

    /// What the picture of a decision must hold, put together from the view in another way.
    fn expected(view: &View, words: &Words, focus: &[Ref]) -> Vec<String> {
        let renderer = &Renderer::plain(words, Names(&[]));
        let mut all: Vec<String> =
            view.scenario.iter().map(|s| renderer.say(&of("scenario", *s))).collect();
        for side in &view.sides {
            all.push(format!("{}", side.began));
            all.extend(
                (view.scenario != Some(crate::rules::Scenario::Occupy))
                    .then(|| side.rout_from.to_string()),
            );
        }
        if view.phase != Phase::Setup && view.ending.is_none() {
            all.push(
                renderer.say(&Message::new(super::super::names::key("phase", view.phase, "-low"))),
            );
        }
        if let Some(warrior) = view.selected.and_then(|id| view.warrior(id)) {
            let first = characteristics(Message::new("picture-profile-first"), warrior.profile);
            all.extend([warrior.id.to_string(), renderer.say(&first)]);
            let words = warrior.items.iter().take(2).map(|item| renderer.say(&thing(item)));
            all.extend(words.filter_map(|words| words.split(' ').next().map(str::to_owned)));
        }
        if view.strike.is_none() {
            all.extend(view.shots.first().map(|shot| shot.target.to_string()));
        }
        if let Some(strike) = &view.strike {
            all.push(strike.target.to_string());
            all.extend(strike.odds.iter().map(|odds| format!("{}%", odds.out.percent())));
        }
        // Without a map there is room for those of the first ways only.
        let ways = if view.field.is_some() { view.hands.len() } else { 0 };
        let odds = view.hands.iter().take(ways).filter_map(|way| way.odds.as_ref());
        all.extend(odds.map(|odds| format!("{}%", odds.out.percent())));
        let ids = focus.iter().filter_map(|thing| match thing {
            Ref::Piece(key) => Some(key.to_string()),
            _ => None,
        });
        all.extend(ids);
        if focus.iter().any(|thing| matches!(thing, Ref::Square(..))) {
            all.push("[".to_owned());
        }
        all
    }

    #[test]
    fn a_pane_of_80_by_12_holds_what_is_needed_to_decide() {
        for (seed, space, scenario, language) in [
            (1, "map", "skirmish", "en"),
            (2, "map", "wyrdstone_hunt", "de"),
            (3, "map", "surprise_attack", "en"),
            (4, "map", "occupy", "en"),
            (5, "table", "skirmish", "en"),
            (6, "table", "street_fight", "de"),
        ] {
            let setup = Setup::default().set("space", space).set("scenario", scenario);
            let words = crate::show::words(language);
            every_decision(&setup.set("turns", "6"), seed, |view, focus| {
                let names = ["王さん王さん王さん王さん", "Bob"];
                let text = drawn(view, &words, &names, Room { columns: 80, rows: 12, focus });
                assert!(text.lines().count() <= 12, "{text}");
                assert!(text.lines().all(|line| columns(line) <= 80), "{text}");
                for part in expected(view, &words, focus) {
                    let seen = text.to_lowercase().contains(&part.to_lowercase());
                    assert!(seen, "no `{part}` for {focus:?} in\n{text}");
                }
            });
        }
    }

    #[test]
    fn no_pane_is_too_wide() {
        for (seed, space) in [(1, "map"), (2, "table")] {
            let setup = Setup::default().set("space", space).set("turns", "3");
            let words = crate::show::words("de");
            every_decision(&setup, seed, |view, focus| {
                for (across, rows) in
                    [(60, 8), (20, 3), (1, 0), (0, 0), (76, 34), (118, 30), (200, 60)]
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
        let words = crate::show::words("en");
        let names = ["Ann", "Bob"].map(str::to_owned);
        let plain = Renderer::plain(&words, Names(&names));
        let colored = Renderer { paint: Paint { on: true }, ..plain };
        let bare = |text: &str| {
            let text = kernel::bare(text);
            text.lines().map(|line| line.trim_end().to_owned()).collect::<Vec<_>>()
        };
        for space in ["map", "table"] {
            let setup = Setup::default().set("space", space).set("turns", "3");
            every_decision(&setup, 4, |view, focus| {
                for (columns, rows) in [(80, 12), (60, 8), (118, 30)] {
                    let room = Room { columns, rows, focus };
                    let painted = picture_in(view, &colored, room);
                    assert_eq!(bare(&painted), bare(&picture_in(view, &plain, room)));
                }
            });
        }
    }

    /// A battle, played at random up to the first decision for which something holds.
    fn found(setup: &Setup, seed: u64, holds: impl Fn(&View, &[Ref]) -> bool) -> (View, Vec<Ref>) {
        let mut found = None;
        every_decision(setup, seed, |view, focus| {
            if found.is_none() && holds(view, focus) {
                found = Some((view.clone(), focus.to_vec()));
            }
        });
        found.expect("such a decision")
    }

    #[test]
    fn a_charge_on_a_map_looks_like_this() {
        let setup = Setup::default().set("space", "map").set("turns", "8");
        let setup = setup.set("roster1", "gutter-claws");
        let (view, focus) =
            found(&setup, 1, |view, focus| view.phase == Phase::Charges && focus.len() > 1);
        let room = Room { columns: 80, rows: 12, focus: &focus };
        let text = drawn(&view, &crate::show::words("en"), &["Ann", "Bob"], room);
        let lines: Vec<&str> = text.lines().collect();
        let expected = [
            r##"Pitched Battle, round 3 of 8: Bob, charges."##,
            r##"A Ann: 0 of 12 out, rout at 3            B Bob: 0 of 13 out, rout at 4"##,
            r##" 7 ." ." ." ." ."[A5]." ." ." ." ." ." ."  B5 Night Runner: standing"##,
            r##" 8 ." ." ." ." ." ." ." ." ." ." ." ." ."   M6 WS2 BS3 S3 T3 W1 I4 A1 Ld4"##,
            r##" 9 %  %" ." ." ." ." ." ." ." ." ." ." ."   charges 12", dagger, club, sling"##,
            r##"10 ,  %" %" ." ." ." ." ." ." #  #  #  #   May charge: A5 A6 A10"##,
            r##"11 %" %" %" ," ." ." ." ." ." #  :" :" :"   " by charging"##,
            r##"12 ." ," ." ." ." ." ." ." ." #  :" :" :"  >A5 9" Youngblood WS2 T3 W1"##,
            r##"13 ." ." ." A6 ." ." ." ." ." +" :" :" :"   A6 5" Marksman WS3 T3 W1"##,
            r##"14 ." ." ." ." ." ." ." ." ." #  :" :" :"   A10 14" Swordsman WS4 T3 W1"##,
            r##"15 ." ." ." ." ." ." ."[B5]B9 #  #  #  +"   A12 11" Warrior WS3 T3 W1"##,
            r##"   19 20 21 22 23 24 25 26 27 28 29 30 31   A8 17" Marksman WS3 T3 W1"##,
        ];
        assert_eq!(lines, expected, "{text}");
    }

    #[test]
    fn a_melee_at_a_real_table_looks_like_this() {
        let setup = Setup::default().set("space", "table").set("turns", "8");
        let setup = setup.set("roster1", "gutter-claws");
        let (view, focus) = found(&setup, 2, |view, _| !view.blows.is_empty());
        let room = Room { columns: 80, rows: 12, focus: &focus };
        let text = drawn(&view, &crate::show::words("en"), &["Ann", "Bob"], room);
        let lines: Vec<&str> = text.lines().collect();
        let expected = [
            r##"Pitched Battle, round 1 of 8: Ann, hand-to-hand combat."##,
            r##"A Ann: 0 of 12 out, rout at 3            B Bob: 0 of 13 out, rout at 4"##,
            r##"B12 Verminkin: vs A7 A11, spear/shield; M5 WS3 BS3 S3 T3 W1 I4 A1 Ld5; dagger,"##,
            r##"  spear, shield"##,
            r##"1 blow: hit, wound, save; A7 4+ 4+ -: out 11%; A11 4+ 4+ -: out 11%"##,
            r##">A11 Warrior WS3 T3 W1; A7 Marksman WS3 T3 W1"##,
            r##"Strike in this order: B12 A2 A4 A6 A7 A8 A9 A11 A12 B1 B3 B4 B9 B10 B13"##,
            r##"A1 vs B7; A2 vs B10 B13; A3 vs B6 B7; A4 vs B4 B9; A5 vs B8; A6 vs B3 B4; A7 vs"##,
            r##"  B3 B12; A8 vs B1 B3 B10; A9 vs B9; A10 vs B2 B11; A11 vs B12; A12 vs B1"##,
            r##"B1 vs A8 A12; B2 vs A10; B3 vs A6 A7 A8; B4 vs A4 A6; B6 vs A3; B7 vs A1 A3; B8"##,
            r##"  vs A5; B9 vs A4 A9; B10 vs A2 A8; B11 vs A10; B12 vs A7 A11; B13 vs A2;"##,
            r##"  standing B5"##,
        ];
        assert_eq!(lines, expected, "{text}");
    }
}
