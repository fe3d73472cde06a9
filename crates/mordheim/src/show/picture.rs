//! Pictures of a battle for a terminal.

use kernel::{Message, Mover, Paint, Ref, Renderer, Seat, columns, cut, padded};

use super::board::state_of;
use super::details::{held, numbers, odds_line, whole_state};
use super::names::{
    a_thing, chance, characteristics, ends, hands, ids_text, key, needs, of, profile, thing,
};
use crate::event::Phase;
use crate::field::Terrain;
use crate::fraction::Fraction;
use crate::odds::Odds;
use crate::rules::Scenario;
use crate::set::{Member as _, word};
use crate::square::Square;
use crate::view::{
    BuildingView, FieldView, FireView, HandsView, ShotView, SideView, StrikeView, View, WarriorView,
};
use crate::warrior::{Condition, Id, Mark};

/// The widest line of anything that is shown.
const WIDTH: usize = 80;
/// From so many columns on, a list of warriors of a pane has their profiles.
const WITH_PROFILES: usize = 140;
/// The columns of one square, and of the numbers of the rows.
const CELL: usize = 3;
const RULER: usize = 3;

/// How large the parts of a picture are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Size {
    /// The widest line.
    pub(super) width: usize,
    /// Squares of the map that are shown from near, across and down.
    pub(super) across: u8,
    pub(super) down: u8,
    /// Squares that are shown from afar, one column each.
    pub(super) far_across: u8,
    pub(super) far_down: u8,
    /// The columns of the list beside the map.
    pub(super) panel: usize,
    /// Whether what could have a line each shares one.
    pub(super) terse: bool,
}

impl Size {
    /// A terminal of 80 columns and 24 rows.
    const TERMINAL: Size = Size {
        width: WIDTH,
        across: 17,
        down: 13,
        far_across: 48,
        far_down: 14,
        panel: WIDTH - RULER - CELL * 17 - 1,
        terse: false,
    };

    /// The column where the list beside the map begins.
    pub(super) fn beside(self) -> usize {
        RULER + CELL * usize::from(self.across) + 1
    }

    /// The columns of one of two lists side by side.
    fn half(self) -> usize {
        (self.width / 2).saturating_sub(1)
    }
}

/// The battle in 80 columns: on a map the part of it where something happens, at a real table both
/// warbands side by side; above it where the battle stands.
pub(crate) fn picture(view: &View, renderer: &Renderer<'_>) -> String {
    let painter =
        Painter { view, renderer, paint: renderer.paint, size: Size::TERMINAL, focus: &[] };
    let mut lines = painter.head();
    match &view.field {
        Some(field) => lines.extend(painter.map(field)),
        None => lines.extend(painter.table()),
    }
    lines.extend(painter.fighting_order());
    lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// Draws the parts of a picture.
pub(super) struct Painter<'a> {
    pub(super) view: &'a View,
    pub(super) renderer: &'a Renderer<'a>,
    pub(super) paint: Paint,
    pub(super) size: Size,
    /// What somebody thinks about.
    pub(super) focus: &'a [Ref],
}

impl Painter<'_> {
    /// The text of a message.
    pub(super) fn say(&self, message: &Message) -> String {
        self.renderer.say(message)
    }

    /// Messages in a row.
    pub(super) fn listed(&self, messages: &[Message]) -> Vec<String> {
        messages.iter().map(|message| self.say(message)).collect()
    }

    /// A name that may be that of anybody, without anything that would spoil a line.
    pub(super) fn name(&self, seat: Seat, width: usize) -> String {
        fit(self.renderer.name(seat), width)
    }

    pub(super) fn tint(&self, seat: Seat, text: &str) -> String {
        if seat == Seat(0) { self.paint.cyan(text) } else { self.paint.yellow(text) }
    }

    // ------------------------------------------------------------------ above

    /// What is fought for, whose turn it is, and how near both sides are to a rout.
    pub(super) fn head(&self) -> Vec<String> {
        let view = self.view;
        let what = match view.scenario {
            Some(scenario) => of("scenario", scenario),
            None => Message::new("picture-no-scenario"),
        };
        let name = |seat: Seat| self.name(seat, 12);
        let text = match (view.phase, &view.ending) {
            (_, Some((Some(winner), reason))) => {
                let won = Message::new("picture-won").with("name", name(*winner));
                won.with("reason", word("reason", *reason))
            }
            (_, Some((None, reason))) => {
                Message::new("picture-drawn").with("reason", word("reason", *reason))
            }
            (Phase::Setup, _) => Message::new("picture-setup"),
            (phase, _) => Message::new("picture-head")
                .with("round", view.turn.div_ceil(2))
                .with("rounds", view.turns)
                .with("name", name(view.active))
                .with("phase", Message::new(key("phase", phase, "-low"))),
        };
        let text = self.say(&text.with("scenario", what));
        let mut lines = vec![self.paint.bold(&fit(&text, self.size.width))];
        let sides = Seat::all(2).zip(&view.sides).map(|(seat, side)| self.standing(seat, side));
        lines.push(sides.collect::<Vec<_>>().join("  "));
        lines
    }

    /// `A Ann: 2 of 13 out, rout at 4`: the name is cut before any number is.
    pub(super) fn standing(&self, seat: Seat, side: &SideView) -> String {
        let holds = self.view.scenario == Some(Scenario::Occupy);
        let key = match (self.view.attacker.map(|attacker| attacker == seat), holds) {
            (None, false) => "picture-side",
            (Some(true), false) => "picture-side-attacks",
            (Some(false), false) => "picture-side-defends",
            (None, true) => "picture-side-holds",
            (Some(true), true) => "picture-side-attacks-holds",
            (Some(false), true) => "picture-side-defends-holds",
        };
        let said = Message::new(key).with("letter", if seat == Seat(0) { "A" } else { "B" });
        let said = said.with("out", side.out).with("began", side.began);
        let said = match holds {
            true => said.with("held", side.held),
            false => said.with("rout", side.rout_from),
        };
        let named = |name: String| self.say(&said.clone().with("name", name));
        let room = self.size.half().saturating_sub(columns(&named(String::new())));
        let text = named(self.name(seat, room));
        self.tint(seat, &padded(&fit(&text, self.size.half()), self.size.half()))
    }

    // ------------------------------------------------------------------ the map

    /// Whose warriors must be seen: the side that decides, or whose turn it is.
    pub(super) fn decider(&self) -> Seat {
        match self.view.ask.as_ref().map(|ask| ask.mover) {
            Some(Mover::Seat(seat)) => seat,
            _ => self.view.active,
        }
    }

    /// Those about whom something is asked: the one who acts first, then those whom it concerns.
    pub(super) fn actors(&self) -> Vec<Id> {
        let view = self.view;
        let mut all: Vec<Id> = Vec::new();
        if let Some(strike) = &view.strike {
            all.extend(strike.by);
            all.push(strike.target);
        }
        if let Some(ask) = &view.ask {
            all.extend(ask.who);
            all.extend(&ask.among);
        }
        if let Some(charge) = &view.charge {
            all.extend([charge.who, charge.target]);
            all.extend(charge.second);
        }
        if let Some(cast) = &view.cast {
            all.push(cast.who);
            all.extend(cast.target);
        }
        all.extend(view.selected);
        match &view.aim {
            Some(aim) => all.push(aim.target),
            None => {
                all.extend(&view.targets);
                all.extend(view.shots.iter().map(|shot| shot.target));
            }
        }
        let mut once: Vec<Id> = Vec::new();
        for id in all {
            if !once.contains(&id) {
                once.push(id);
            }
        }
        once
    }

    /// The part of the map that is shown.
    pub(super) fn window(&self, field: &FieldView) -> Window {
        let view = self.view;
        let at = |id: &Id| view.warrior(*id).and_then(|warrior| warrior.at);
        let decider = self.decider();
        let actors: Vec<(Square, u32)> = (0_u32..)
            .zip(self.actors())
            .filter_map(|(n, id)| {
                let own = if id.seat() == decider { 500 } else { 20 };
                Some((at(&id)?, own + if n == 0 { 1000 } else { 0 }))
            })
            .collect();
        let near = |points: &[(Square, u32)]| Window::best(field, points, self.size, false);
        if !actors.is_empty() {
            let window = near(&actors);
            let all = actors.iter().all(|(square, _)| window.has(*square));
            return if all { window } else { Window::best(field, &actors, self.size, true) };
        }
        if !view.zone.is_empty() {
            let mut zone: Vec<(Square, u32)> = view.zone.iter().map(|at| (*at, 1)).collect();
            let window = near(&zone);
            let all = zone.iter().all(|(square, _)| window.has(*square));
            // Those who are in place already are seen too.
            let own = view.sides.get(decider.index()).into_iter().flat_map(|side| &side.warriors);
            zone.extend(own.filter_map(|warrior| Some((warrior.at?, 200))));
            return if all { window } else { Window::best(field, &zone, self.size, true) };
        }
        let all = view.sides.iter().flat_map(|side| &side.warriors);
        let weighed = all.filter_map(|w| {
            let own = w.id.seat() == decider;
            let acts = view.can_act.contains(&w.id) || own && !w.engaged.is_empty();
            let weight = if acts {
                60
            } else if own {
                20
            } else {
                1
            };
            Some((w.at?, weight))
        });
        near(&weighed.collect::<Vec<_>>())
    }

    pub(super) fn map(&self, field: &FieldView) -> Vec<String> {
        let window = self.window(field);
        let mut panel = self.panel(&window, usize::from(window.down) + 1).into_iter();
        let mut lines = self.drawn(field, &window);
        for line in &mut lines {
            line.push_str(&panel.next().unwrap_or_default());
        }
        lines.extend(self.legend(field, &window).iter().map(|line| self.paint.dim(line)));
        lines
    }

    /// A part of the map with the numbers of its rows and, below, of its columns; every line goes
    /// to where the list begins.
    pub(super) fn drawn(&self, field: &FieldView, window: &Window) -> Vec<String> {
        let filled = |left: String, width: usize| {
            left + &" ".repeat(self.size.beside().saturating_sub(width))
        };
        let row = |y: u8| {
            let cells = match window.far {
                true => self.far_row(field, window, y),
                false => window.columns().map(|x| self.cell(field, Square::at(x, y))).collect(),
            };
            let number = self.paint.dim(&format!("{:>2}", y + 1));
            let gap = self.gap_before(Square::at(window.x, y));
            filled(format!("{number}{gap}{cells}"), RULER + window.width())
        };
        let mut lines: Vec<String> = window.rows().map(row).collect();
        // The numbers of the columns stay in sight below.
        let ruler: String = match window.far {
            true => window.columns().map(far_ruler).collect(),
            false => window.columns().map(|x| format!("{:<3}", x + 1)).collect(),
        };
        let ruler = format!("{:RULER$}{ruler}", "");
        let width = ruler.chars().count();
        lines.push(filled(self.paint.dim(&ruler), width));
        lines
    }

    /// Whether somebody thinks about a square, or about the one who stands there.
    pub(super) fn is_in_focus(&self, square: Square) -> bool {
        let standing = self.model_on(square).map(|warrior| Ref::piece(warrior.id.to_string()));
        let place = Ref::Square(square.x().into(), square.y().into());
        self.focus.iter().any(|thing| *thing == place || Some(thing) == standing.as_ref())
    }

    /// The column before a square: a bracket opens there if somebody thinks about it.
    pub(super) fn gap_before(&self, square: Square) -> String {
        if self.is_in_focus(square) { self.paint.bold("[") } else { " ".to_owned() }
    }

    /// The last column of a square that is not filled: the end of its bracket, or the beginning
    /// of the next.
    pub(super) fn gap_after(&self, square: Square) -> String {
        match self.is_in_focus(square) {
            true => self.paint.bold("]"),
            false => self.gap_before(Square::at(square.x() + 1, square.y())),
        }
    }

    pub(super) fn model_on(&self, square: Square) -> Option<&WarriorView> {
        let mut all = self.view.sides.iter().flat_map(|side| &side.warriors);
        all.find(|warrior| warrior.at == Some(square))
    }

    /// Whether a square can be reached or used: by walking, by running, or not at all.
    pub(super) fn reach(&self, square: Square) -> char {
        let view = self.view;
        match () {
            () if view.walk.contains(&square) || view.zone.contains(&square) => '\'',
            () if view.run.contains(&square) => '"',
            () => ' ',
        }
    }

    /// What lies on a square, or what it is.
    pub(super) fn thing_on(&self, field: &FieldView, square: Square) -> char {
        match () {
            () if self.view.counters.contains(&square) => '$',
            () if self.view.chest == Some(square) => '&',
            () => sign_at(field, square),
        }
    }

    /// One square in three columns: who stands there, or what it is and whether it is in reach.
    pub(super) fn cell(&self, field: &FieldView, square: Square) -> String {
        if let Some(warrior) = self.model_on(square) {
            return self.token(warrior, square);
        }
        let reach = self.reach(square).to_string();
        let thing = self.thing_on(field, square);
        if let Some(building) = building_at(field, square).filter(|_| thing != '$' && thing != '&')
        {
            let text = format!("{}{}{reach}", building.number, building_mark(building));
            let text = padded(fit(&text, CELL).trim_end(), CELL - 1);
            let gap = if text.len() < CELL { self.gap_after(square) } else { String::new() };
            return self.paint.purple(&text) + &gap;
        }
        let painted = match thing {
            '$' | '&' | '*' => self.paint.purple(&thing.to_string()),
            '.' => self.paint.dim("."),
            _ => thing.to_string(),
        };
        let reach = if reach == " " { reach } else { self.paint.green(&reach) };
        format!("{painted}{reach}{}", self.gap_after(square))
    }

    /// A row from afar: those about whom something is asked by their names, all others by letters.
    pub(super) fn far_row(&self, field: &FieldView, window: &Window, y: u8) -> String {
        let actors = self.actors();
        let mut row = String::new();
        let mut columns = window.columns();
        while let Some(x) = columns.next() {
            let square = Square::at(x, y);
            let Some(warrior) = self.model_on(square) else {
                row += &self.far_cell(field, square);
                continue;
            };
            let mut text = token_text(warrior);
            let len = text.len() as u8;
            let free = |by: u8| self.model_on(Square::at(x + by, y)).is_none();
            let fits = x + len <= window.x + window.across && (1..len).all(free);
            if actors.contains(&warrior.id) && fits {
                for _ in 1..len {
                    columns.next();
                }
            } else {
                text.truncate(1);
            }
            row += &self.tint(warrior.id.seat(), &text);
        }
        row
    }

    pub(super) fn far_cell(&self, field: &FieldView, square: Square) -> String {
        let thing = self.thing_on(field, square);
        let next = Square::at(square.x() + 1, square.y());
        match (self.reach(square), thing) {
            _ if self.is_in_focus(square) => self.paint.bold("X"),
            _ if self.is_in_focus(next) => self.paint.bold("["),
            _ if square.x() > 0 && self.is_in_focus(Square::at(square.x() - 1, square.y())) => {
                self.paint.bold("]")
            }
            (_, '$' | '&' | '*') => self.paint.purple(&thing.to_string()),
            _ if building_at(field, square).is_some() => {
                let number = building_at(field, square).map_or(0, |building| building.number);
                self.paint.purple(&(number % 10).to_string())
            }
            (' ', '.') => self.paint.dim("."),
            (reach @ ('\'' | '"'), '.') => self.paint.green(&reach.to_string()),
            _ => thing.to_string(),
        }
    }

    /// A warrior on the map: capitals while he stands, small letters when he is down.
    pub(super) fn token(&self, warrior: &WarriorView, square: Square) -> String {
        let id = token_text(warrior);
        let text = self.tint(warrior.id.seat(), &id);
        let text = match self.is_marked(warrior.id) {
            true => self.paint.bold(&text),
            false => text,
        };
        match id.len() {
            CELL.. => text,
            len => text + &" ".repeat(CELL - 1 - len) + &self.gap_after(square),
        }
    }

    pub(super) fn is_marked(&self, id: Id) -> bool {
        let strike = self.view.strike.as_ref();
        self.view.selected == Some(id)
            || strike.is_some_and(|strike| strike.by == Some(id) || strike.target == id)
            || self.focus.contains(&Ref::piece(id.to_string()))
    }

    /// What the signs mean that can be seen: what matters now first.
    pub(super) fn legend(&self, field: &FieldView, window: &Window) -> Vec<String> {
        let view = self.view;
        let squares = || window.rows().flat_map(|y| window.columns().map(move |x| (x, y)));
        let seen = |sign: char| squares().any(|(x, y)| sign_at(field, Square::at(x, y)) == sign);
        let houses = || field.buildings.iter().filter(|house| window.has(house.at));
        let more = [
            ("picture-legend-reach", !view.walk.is_empty() || !view.zone.is_empty()),
            ("picture-legend-charge", !view.run.is_empty() && view.phase == Phase::Charges),
            ("picture-legend-run", !view.run.is_empty() && view.phase == Phase::Movement),
            ("picture-legend-wyrdstone", !view.counters.is_empty()),
            ("picture-legend-chest", view.chest.is_some()),
            ("picture-legend-building", !window.far && houses().any(|h| building_mark(h) == "*")),
            ("picture-legend-searched", !window.far && houses().any(|h| h.searched)),
            ("picture-legend-marked", seen('*')),
            ("picture-legend-down", view.sides.iter().flat_map(|side| &side.warriors).any(is_down)),
        ];
        let more = more.iter().filter(|(_, seen)| *seen).map(|(key, _)| self.renderer.word(*key));
        let grounds = Terrain::ALL.iter().skip(1).filter(|ground| seen(ground.sign()));
        let grounds =
            grounds.map(|ground| format!("{} {}", ground.sign(), self.say(&of("ground", *ground))));
        let parts = more.chain(grounds).map(|part| part.replace(' ', "\u{a0}"));
        let lines =
            wrapped(&parts.collect::<Vec<_>>().join(" "), self.size.width.saturating_sub(8), 0);
        let tidy =
            |line: &String| fit(&line.replace(' ', "  ").replace('\u{a0}', " "), self.size.width);
        lines.iter().take(2).map(tidy).collect()
    }

    // ------------------------------------------------------------------ beside the map

    /// What matters now, in so many lines.
    pub(super) fn panel(&self, window: &Window, room: usize) -> Vec<String> {
        let view = self.view;
        let mut lines = Vec::new();
        if let Some(strike) = &view.strike {
            lines.extend(self.strike_panel(strike));
        } else if view.aim.is_some() {
            lines.extend(self.aim_panel());
        } else if let Some(warrior) = view.selected.and_then(|id| view.warrior(id)) {
            lines.extend(self.warrior_panel(warrior));
            lines.extend(self.target_panel());
        }
        if !view.blows.is_empty() {
            lines.extend(self.blow_panel());
        }
        lines.extend(self.hands_panel());
        lines.extend(self.outside(window));
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.extend(self.state_panel());
        if lines.len() > room {
            let left = lines.split_off(room.saturating_sub(1));
            let left = left.iter().filter(|line| !line.is_empty()).count();
            lines.push(self.say(&Message::new("picture-more").with("count", left)));
        }
        lines.iter().map(|line| fit(line, self.size.panel)).collect()
    }

    /// Those who can act but are not in the picture, and where those are who are seen from afar.
    pub(super) fn outside(&self, window: &Window) -> Vec<String> {
        let view = self.view;
        let at = |id: &Id| view.warrior(*id).and_then(|w| w.at).map(|at| (*id, at));
        let named: Vec<Id> = match window.far {
            true => self.actors(),
            false => view.can_act.clone(),
        };
        let off = |(_, at): &(Id, Square)| window.far || !window.has(*at);
        let parts: Vec<String> = named
            .iter()
            .filter_map(at)
            .filter(off)
            .take(8)
            .map(|(id, at)| {
                let on = Message::new("picture-on").with("who", id.to_string());
                self.say(&on.with("square", at.to_string())).replace(' ', "\u{a0}")
            })
            .collect();
        if parts.is_empty() {
            return Vec::new();
        }
        let list = parts.join("; ");
        let list = match window.far {
            true => list,
            false => self.say(&Message::new("picture-also").with("list", list)),
        };
        let lines = wrapped(&list, self.size.panel, 1);
        lines.iter().map(|line| line.replace('\u{a0}', " ")).collect()
    }

    /// The ways to fill the hands of the one who is asked.
    pub(super) fn hands_panel(&self) -> Vec<String> {
        let line = |way: &HandsView| {
            let what = self.say(&held(way.main, way.off));
            let out = way.odds.as_ref().map_or(String::new(), |o| format!(" {}%", o.out.percent()));
            let tail = format!(" {}×{out}", way.blows);
            fit(&what, self.size.panel.saturating_sub(columns(&tail))) + &tail
        };
        let mut lines: Vec<String> = self.view.hands.iter().map(line).collect();
        if let Some(target) = self.view.hands.first().and_then(|way| way.target) {
            let head = Message::new("picture-blows-out").with("target", target.to_string());
            lines.insert(0, self.say(&head));
        }
        lines
    }

    /// Who strikes whom, with what, what the dice need, and how far it has come.
    fn strike_parts(&self, strike: &StrikeView) -> [Option<String>; 5] {
        let head = match strike.by {
            Some(by) if strike.close => Message::new("picture-strikes").with("by", by.to_string()),
            Some(by) => Message::new("picture-hits").with("by", by.to_string()),
            None => Message::new("picture-is-hit"),
        };
        let head = head.with("target", strike.target.to_string());
        let with = strike.weapon.map(|weapon| {
            let with = Message::new("picture-with").with("weapon", thing(weapon));
            with.with("blows", strike.blows)
        });
        let numbers = Message::new("picture-numbers").with("hit", short(strike.to_hit));
        let numbers =
            numbers.with("wound", short(strike.to_wound)).with("save", short(strike.to_save));
        let so_far = match (strike.wounds, strike.hits) {
            (0, 0) => None,
            (0, hits) => Some(Message::new("picture-so-far-hits").with("count", hits)),
            (wounds, _) => Some(Message::new("picture-so-far-wounds").with("count", wounds)),
        };
        let critical = strike.critical.map(|critical| {
            Message::new("picture-critical").with("chart", Message::of("critical", critical))
        });
        let parts = [Some(head), with, Some(numbers), so_far, critical];
        parts.map(|part| part.map(|message| self.say(&message)))
    }

    pub(super) fn strike_panel(&self, strike: &StrikeView) -> Vec<String> {
        let [head, with, numbers, so_far, critical] = self.strike_parts(strike);
        let mut lines: Vec<String> = match self.size.terse {
            true => {
                let join = |parts: [Option<String>; 2], glue: &str| {
                    parts.into_iter().flatten().collect::<Vec<_>>().join(glue)
                };
                let mut lines = wrapped(&join([head, with], " "), self.size.panel, 1);
                lines.extend(inset(&join([numbers, so_far], ", "), self.size.panel));
                lines
            }
            false => {
                let rest = [with, numbers, so_far].into_iter().flatten();
                head.into_iter().chain(rest.map(|text| format!(" {text}"))).collect()
            }
        };
        lines.extend(critical.iter().flat_map(|text| wrapped(text, self.size.panel, 1)));
        lines.extend(self.odds_panel(strike.odds.as_ref()));
        lines
    }

    pub(super) fn aim_panel(&self) -> Vec<String> {
        let Some(aim) = &self.view.aim else { return Vec::new() };
        let head = Message::new("picture-aims").with("by", aim.who.to_string());
        let mut lines = vec![self.say(&head.with("target", aim.target.to_string()))];
        let line = |message: &Message| format!(" {}", self.say(message));
        let weapon = Message::new("picture-aim-weapon").with("weapon", thing(aim.weapon));
        lines.push(line(&weapon.with("shots", aim.shots)));
        for way in &aim.ways {
            if self.size.terse {
                lines.extend(inset(&self.sum(way), self.size.panel));
                lines.extend(self.odds_panel(way.odds.as_ref()));
                continue;
            }
            lines.push(line(&Message::new("picture-skill").with("number", needs(way.basic))));
            for modifier in &way.modifiers {
                let why = self.say(&Message::of("modifier", modifier.why));
                lines.push(format!(" {:+} {why}", modifier.by));
            }
            lines.push(line(&picture_needs(way.needs)));
            lines.extend(self.odds_panel(way.odds.as_ref()));
        }
        lines
    }

    /// What a shot needs and why, in one line.
    fn sum(&self, way: &FireView) -> String {
        let mut parts = vec![self.say(&picture_needs(way.needs))];
        parts.push(self.say(&Message::new("picture-skill").with("number", needs(way.basic))));
        parts.extend(way.modifiers.iter().map(|modifier| {
            format!("{:+} {}", modifier.by, self.say(&Message::of("modifier", modifier.why)))
        }));
        parts.join(", ")
    }

    pub(super) fn warrior_panel(&self, warrior: &WarriorView) -> Vec<String> {
        let kind = self.say(&Message::new(key_of_fighter(warrior)));
        let all = |key: &'static str| characteristics(Message::new(key), warrior.profile);
        let second = all("picture-profile-second").with("left", warrior.wounds);
        let mut lines = vec![
            format!("{} {kind}", warrior.id),
            format!(" {}", self.say(&all("picture-profile-first"))),
            format!(" {}", self.say(&second)),
        ];
        let items: Vec<Message> = warrior.items.iter().map(thing).collect();
        lines.extend(self.paces().map(|text| format!(" {text}")));
        let items = format!(" {}", self.listed(&items).join(", "));
        lines.extend(
            wrapped(&items, self.size.panel.saturating_sub(1), 0)
                .into_iter()
                .map(|line| format!(" {line}")),
        );
        lines
    }

    /// How far the selected warrior goes.
    pub(super) fn paces(&self) -> Option<String> {
        let (walk, run) = self.view.paces?;
        let paces = match self.view.phase {
            Phase::Charges => Message::new("picture-charges").with("inches", inches(run)),
            Phase::Movement => {
                Message::new("picture-walks").with("walk", inches(walk)).with("run", inches(run))
            }
            _ => return None,
        };
        Some(self.say(&paces))
    }

    /// Whom the selected warrior can charge, shoot or enchant.
    pub(super) fn target_panel(&self) -> Vec<String> {
        let view = self.view;
        let mut lines = Vec::new();
        if !view.targets.is_empty() {
            let text = Message::new("picture-may-charge").with("list", ids_text(&view.targets));
            lines.extend(wrapped(&self.say(&text), self.size.panel, 1));
        }
        let mut shots: Vec<&ShotView> = view.shots.iter().collect();
        shots.sort_by_key(|shot| !self.focus.contains(&Ref::piece(shot.target.to_string())));
        for shot in shots.into_iter().take(6) {
            let far = shot.inches.map(|inches| format!("{inches}\""));
            let number = shot.needs.map(|number| self.say(&needs(number)));
            let out = shot.odds.as_ref().map(|odds| odds.out.percent());
            let out = out.map(|out| Message::new("picture-out").with("percent", out));
            let parts = [Some(self.say(&thing(shot.weapon))), Some(shot.target.to_string())];
            let rest = [far, number, out.map(|out| self.say(&out))];
            let parts: Vec<String> = parts.into_iter().chain(rest).flatten().collect();
            lines.push(parts.join(" "));
        }
        for spell in &view.spells {
            lines.push(format!("{} {}+", self.say(&of("spell", spell.spell)), spell.needs));
        }
        lines
    }

    pub(super) fn blow_panel(&self) -> Vec<String> {
        let head = Message::new("picture-blows").with("blows", self.view.blows_left);
        let mut lines = vec![self.say(&head)];
        for blow in &self.view.blows {
            let out = blow.odds.as_ref().map_or(0, |odds| odds.out.percent());
            let out = self.say(&Message::new("picture-out").with("percent", out));
            let numbers = [blow.to_hit, blow.to_wound, blow.to_save].map(short).join(" ");
            lines.push(format!(" {} {numbers}: {out}", blow.target));
        }
        lines
    }

    /// Everybody who is not simply standing there.
    pub(super) fn state_panel(&self) -> Vec<String> {
        let all = || self.view.sides.iter().flat_map(|side| &side.warriors);
        let list = |key: &'static str, ids: Vec<Id>| {
            let text = Message::new(key).with("list", ids_text(&ids));
            if ids.is_empty() { Vec::new() } else { wrapped(&self.say(&text), self.size.panel, 1) }
        };
        let out = all().filter(|w| w.condition == Condition::Out).map(|w| w.id).collect();
        let mut lines = list("picture-out-list", out);
        let away = |w: &&WarriorView| w.marks.has(Mark::Reserve) && w.condition != Condition::Out;
        lines.extend(list("picture-away-list", all().filter(away).map(|w| w.id).collect()));
        lines.extend(all().filter(|warrior| warrior.here).filter_map(|warrior| {
            let room = self.size.panel.saturating_sub(warrior.id.to_string().len() + 1);
            let state = self.shortened(&state_of(warrior), room);
            (!state.is_empty()).then(|| format!("{} {state}", warrior.id))
        }));
        lines
    }

    // ------------------------------------------------------------------ a real table

    /// Both warbands side by side, and what is under way below them.
    pub(super) fn table(&self) -> Vec<String> {
        let mut lines = self.warbands();
        lines.extend(self.selected_lines());
        lines.extend(self.strike_lines());
        lines.extend(self.aim_lines());
        lines.extend(self.hands_lines());
        lines
    }

    /// Both warbands side by side.
    pub(super) fn warbands(&self) -> Vec<String> {
        let sides: Vec<&[WarriorView]> =
            self.view.sides.iter().map(|side| side.warriors.as_slice()).collect();
        let (left, right) = match sides[..] {
            [left, right] => (left, right),
            _ => (&[][..], &[][..]),
        };
        let wide = |side: &[WarriorView]| {
            side.iter().map(|w| columns(&self.row(w, self.size.width))).max().unwrap_or(0)
        };
        let all = self.size.width.saturating_sub(2);
        let (need, needs) = (wide(left), wide(right));
        let first = match () {
            () if need + needs <= all || need <= self.size.half() => need,
            () if needs <= self.size.half() => all - needs,
            () => self.size.half(),
        };
        let mut lines = Vec::new();
        for n in 0..left.len().max(right.len()) {
            let cell = |side: &[WarriorView], seat: Seat, width: usize| {
                let text = side.get(n).map_or(String::new(), |warrior| self.row(warrior, width));
                self.tint(seat, &padded(&text, width))
            };
            let (a, b) = (cell(left, Seat(0), first), cell(right, Seat(1), all - first));
            lines.push(format!("{a}  {b}"));
        }
        lines
    }

    /// The selected warrior: what he is, how far he goes, what he has.
    pub(super) fn selected_lines(&self) -> Vec<String> {
        let view = self.view;
        let quiet = view.strike.is_some() || view.aim.is_some();
        let Some(warrior) = view.selected.filter(|_| !quiet).and_then(|id| view.warrior(id)) else {
            return Vec::new();
        };
        let items: Vec<Message> = warrior.items.iter().map(thing).collect();
        let items = Some(self.listed(&items).join(", ")).filter(|items| !items.is_empty());
        let who = self.say(&super::names::warrior_name(warrior.fighter, warrior.id));
        let profile = self.say(&profile(warrior.profile));
        let parts = [Some(profile), self.paces(), items].into_iter().flatten();
        wrapped(&format!("{who}: {}.", parts.collect::<Vec<_>>().join("; ")), self.size.width, 2)
    }

    /// The ways to fill the hands of the one who is asked, each with what it would do.
    pub(super) fn hands_lines(&self) -> Vec<String> {
        let line = |way: &HandsView| {
            let odds = way.odds.as_ref().zip(way.target).map_or(String::new(), |(odds, target)| {
                let fall = odds.stunned.plus(odds.knocked_down);
                let odds = Message::new("picture-hands-odds").with("out", odds.out.percent());
                let odds = odds.with("target", target.to_string()).with("down", fall.percent());
                format!("; {}", self.say(&odds))
            });
            let what = Message::new("details-hands").with("weapons", hands(way.main, way.off));
            let what = self.say(&what.with("blows", way.blows));
            fit(&format!("  {what}{odds}"), self.size.width)
        };
        self.view.hands.iter().map(line).collect()
    }

    pub(super) fn strike_lines(&self) -> Vec<String> {
        let Some(strike) = &self.view.strike else { return Vec::new() };
        let numbers = numbers(strike.to_hit, strike.to_wound, strike.to_save);
        let head = match (strike.by, strike.weapon) {
            (Some(by), Some(weapon)) => Message::new("picture-strike-line")
                .with("by", by.to_string())
                .with("weapon", a_thing(weapon)),
            (Some(by), None) => Message::new("picture-strike-line-bare").with("by", by.to_string()),
            (None, _) => Message::new("picture-hit-line"),
        };
        let head = head.with("target", strike.target.to_string()).with("numbers", numbers);
        let mut lines = wrapped(&self.say(&head), self.size.width, 2);
        if let Some(critical) = strike.critical {
            let chart = Message::of("critical", critical);
            let text = self.say(&Message::new("picture-critical-line").with("chart", chart));
            lines.extend(wrapped(&format!("  {text}"), self.size.width, 2));
        }
        if let Some(odds) = odds_line(strike.odds.as_ref()) {
            lines.extend(wrapped(&format!("  {}", self.say(&odds)), self.size.width, 2));
        }
        lines
    }

    pub(super) fn aim_lines(&self) -> Vec<String> {
        let Some(aim) = self.view.aim.as_ref().filter(|_| self.view.strike.is_none()) else {
            return Vec::new();
        };
        let head = Message::new("picture-aim-line").with("by", aim.who.to_string());
        let head = head.with("target", aim.target.to_string()).with("shots", aim.shots);
        let mut lines =
            vec![fit(&self.say(&head.with("weapon", a_thing(aim.weapon))), self.size.width)];
        for way in &aim.ways {
            // What was said, in the words that are typed.
            let on = aim.toggles.iter().filter(|toggle| toggle.on).map(|toggle| toggle.id);
            let said = on.map(|id| format!("{id}, ")).collect::<String>();
            let odds = way.odds.as_ref().map_or(String::new(), |odds| {
                let fall = odds.stunned.plus(odds.knocked_down);
                let odds = Message::new("picture-way-odds").with("out", chance(odds.out));
                format!("; {}", self.say(&odds.with("down", chance(fall))))
            });
            let number = self.say(&picture_needs(way.needs));
            lines.push(fit(&format!("  {said}{number}{odds}"), self.size.width));
        }
        lines
    }

    // ------------------------------------------------------------------ below

    /// In which order blows are struck, from the present one on.
    pub(super) fn fighting_order(&self) -> Option<String> {
        let view = self.view;
        if view.order.is_empty() || view.phase != Phase::Combat {
            return None;
        }
        let from = usize::from(view.struck).saturating_sub(1).min(view.order.len());
        let here = |id: &&Id| view.warrior(**id).is_some_and(|warrior| warrior.here);
        let left: Vec<Id> = view.order[from..].iter().filter(here).copied().collect();
        let order = Message::new("picture-order").with("list", ids_text(&left));
        Some(fit(&self.say(&order), self.size.width))
    }

    // ------------------------------------------------------------------ rows

    /// A warrior in one line of so many columns.
    pub(super) fn row(&self, warrior: &WarriorView, width: usize) -> String {
        let kind = fit(&self.say(&Message::new(key_of_fighter(warrior))), 18);
        let head = format!("{:<4}{}", warrior.id.to_string(), padded(&kind, 14));
        let head = if head.ends_with(' ') { head } else { head + " " };
        let head = match self.size.terse && self.size.width >= WITH_PROFILES {
            true => format!("{}{} ", padded(&head, 23), self.say(&profile(warrior.profile))),
            false => head,
        };
        let head = if width < self.size.width { fit(&head, width) } else { head };
        let room = width.saturating_sub(columns(&head));
        head + &self.shortened(&whole_state(warrior), room)
    }

    /// What is so about a warrior in so many columns: what matters least is left out first.
    pub(super) fn shortened(&self, parts: &[Message], room: usize) -> String {
        let mut parts = parts.to_vec();
        let joined = |parts: &[Message]| self.listed(parts).join(", ");
        for boring in ["mark-moved", "mark-ran"] {
            if columns(&joined(&parts)) > room {
                parts.retain(|part| part.key != boring);
            }
        }
        fit(&joined(&parts), room)
    }

    /// The chances of a strike, one to a line.
    pub(super) fn odds_panel(&self, odds: Option<&Odds>) -> Vec<String> {
        let Some(odds) = odds else { return Vec::new() };
        if self.size.terse {
            let part = |(key, of): (&'static str, Fraction)| {
                let said = Message::new(key).with("chance", format!("{}%", of.percent()));
                self.say(&said).replace(' ', "\u{a0}")
            };
            let all = ends(odds).map(part).collect::<Vec<_>>().join(", ");
            return inset(&all, self.size.panel);
        }
        let line = |(key, of): (&'static str, Fraction)| {
            let said = |chance: String| self.say(&Message::new(key).with("chance", chance));
            let exact = format!(" {}", said(chance(of)));
            let short = || format!(" {}", said(format!("{}%", of.percent())));
            if columns(&exact) <= self.size.panel { exact } else { short() }
        };
        ends(odds).map(line).collect()
    }
}

// ---------------------------------------------------------------------- pieces

/// The sign of a square.
pub(super) fn sign_at(field: &FieldView, square: Square) -> char {
    let row = field.rows.get(usize::from(square.y()));
    row.and_then(|row| row.chars().nth(usize::from(square.x()))).unwrap_or(' ')
}

/// The part of a map that is shown.
pub(super) struct Window {
    pub(super) x: u8,
    pub(super) y: u8,
    pub(super) across: u8,
    pub(super) down: u8,
    /// Whether each square has one column only.
    pub(super) far: bool,
}

impl Window {
    /// The window that shows most of these squares, each counting so much, near their middle.
    pub(super) fn best(
        field: &FieldView,
        points: &[(Square, u32)],
        size: Size,
        far: bool,
    ) -> Window {
        let (across, down) = match far {
            true => (size.far_across, size.far_down),
            false => (size.across, size.down),
        };
        let (across, down) = (across.min(field.width), down.min(field.height));
        let total = points.iter().map(|(_, weight)| *weight).sum::<u32>().max(1);
        let mean = |of: fn(Square) -> u8, all: u8| match points {
            [] => u32::from(all) / 2,
            _ => points.iter().map(|(at, n)| u32::from(of(*at)) * n).sum::<u32>() / total,
        };
        let (mx, my) = (mean(Square::x, field.width), mean(Square::y, field.height));
        let off = |first: u8, shown: u8, middle: u32| {
            (u32::from(first) + u32::from(shown / 2)).abs_diff(middle)
        };
        let mut best = Window { x: 0, y: 0, across, down, far };
        let mut score = None;
        for y in 0..=field.height - down {
            for x in 0..=field.width - across {
                let window = Window { x, y, ..best };
                let inside = points.iter().filter(|(at, _)| window.has(*at));
                let seen: u32 = inside.map(|(_, weight)| *weight).sum();
                let here = (seen, u32::MAX - off(x, across, mx) - off(y, down, my));
                if Some(here) > score {
                    (score, best) = (Some(here), window);
                }
            }
        }
        best
    }

    pub(super) const fn has(&self, square: Square) -> bool {
        let (x, y) = (square.x(), square.y());
        x >= self.x && x < self.x + self.across && y >= self.y && y < self.y + self.down
    }

    pub(super) fn columns(&self) -> std::ops::Range<u8> {
        self.x..self.x + self.across
    }

    pub(super) fn rows(&self) -> std::ops::Range<u8> {
        self.y..self.y + self.down
    }

    /// The columns of the terminal that it takes.
    pub(super) fn width(&self) -> usize {
        usize::from(self.across) * if self.far { 1 } else { CELL }
    }
}

/// The number of a column from afar: every tenth and fifth.
pub(super) const fn far_ruler(x: u8) -> char {
    match (x + 1) % 10 {
        0 => (b'0' + (x + 1) / 10) as char,
        5 => '5',
        _ => '.',
    }
}

/// The building whose number stands on a square.
pub(super) fn building_at(field: &FieldView, square: Square) -> Option<&BuildingView> {
    field.buildings.iter().find(|building| building.at == square)
}

/// Whether a building counts for the scenario, or is done with.
pub(super) const fn building_mark(building: &BuildingView) -> &'static str {
    match (building.searched, building.objective) {
        (true, _) => "x",
        (_, true) => "*",
        _ => "",
    }
}

/// A warrior's name on the map: small letters when he is down.
pub(super) fn token_text(warrior: &WarriorView) -> String {
    let id = warrior.id.to_string();
    match warrior.condition {
        Condition::Standing => id,
        _ => id.to_lowercase(),
    }
}

pub(super) fn is_down(warrior: &WarriorView) -> bool {
    warrior.here && warrior.condition != Condition::Standing
}

/// The key of the name of a warrior's kind.
pub(super) fn key_of_fighter(warrior: &WarriorView) -> String {
    kernel::key_of("fighter", warrior.fighter.get().id)
}

/// A number to roll where there is little room.
pub(super) fn short(number: u8) -> String {
    match number {
        0 | 1 => "✓".to_owned(),
        2..=6 => format!("{number}+"),
        _ => "-".to_owned(),
    }
}

/// What a shot needs, where there is little room.
pub(super) fn picture_needs(number: u8) -> Message {
    match number {
        7.. => Message::new("picture-cannot-hit"),
        number => Message::new("picture-needs").with("number", needs(number)),
    }
}

/// Half inches as inches.
pub(super) fn inches(halves: u8) -> String {
    let half = if halves % 2 == 1 { ".5" } else { "" };
    format!("{}{half}\"", halves / 2)
}

/// A text that fits; one that is cut off ends in an ellipsis.
pub(super) fn fit(text: &str, width: usize) -> String {
    let plain: String = text.chars().filter(|c| !c.is_control()).collect();
    if columns(&plain) <= width {
        return plain;
    }
    format!("{}…", cut(&plain, width.saturating_sub(1)).trim_end())
}

/// Words in lines of at most so many columns, the later lines indented.
pub(super) fn wrapped(text: &str, width: usize, indent: usize) -> Vec<String> {
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

/// A text in lines that are indented by one column, those after the first by two. It is not broken
/// at blanks that are hard.
pub(super) fn inset(text: &str, width: usize) -> Vec<String> {
    let lines = wrapped(text, width.saturating_sub(1), 1);
    let full = lines.into_iter().filter(|line| !line.is_empty());
    full.map(|line| format!(" {line}").replace('\u{a0}', " ")).collect()
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Names, Secrets, Setup, Viewer, Words, random_walk};

    use super::*;
    use crate::state::State;

    /// Plays a random battle and looks at every picture.
    fn every_picture(words: &Words, setup: &Setup, seed: u64, mut see: impl FnMut(&str, &View)) {
        let names = ["Ann of the very long name", "Bob"].map(str::to_owned);
        let state = State::new(setup).expect("a sound setup");
        random_walk(state, seed, State::INFO.max_moves, |state, _| {
            let view = state.view(Viewer::Spectator);
            see(&picture(&view, &Renderer::plain(words, Names(&names))), &view);
        });
    }

    #[test]
    fn pictures_fit_a_terminal_and_show_who_is_asked_about() {
        for (seed, space, language) in
            [(1, "map", "en"), (2, "table", "en"), (1, "map", "de"), (2, "table", "de")]
        {
            let setup = Setup::default().set("space", space).set("turns", "4");
            let words = crate::show::words(language);
            every_picture(&words, &setup, seed, |text, view| {
                assert!(text.lines().all(|line| line.chars().count() <= WIDTH), "{text}");
                let most = if view.map { 19 } else { 21 };
                assert!(text.lines().count() <= most, "{text}");
                let names = ["Ann", "Bob"].map(str::to_owned);
                let renderer = &Renderer::plain(&words, Names(&names));
                let painter = Painter {
                    view,
                    renderer,
                    paint: Paint::PLAIN,
                    size: Size::TERMINAL,
                    focus: &[],
                };
                if let Some(field) = &view.field {
                    let window = painter.window(field);
                    let own = &view.sides[painter.decider().index()].warriors;
                    let mut there = own.iter().filter_map(|warrior| warrior.at).peekable();
                    let seen = there.peek().is_none() || there.any(|at| window.has(at));
                    assert!(seen, "nobody of the side that decides is seen\n{text}");
                }
                if let Some(id) = view.selected {
                    assert!(text.contains(&id.to_string()), "{text}");
                }
            });
        }
    }

    #[test]
    fn colors_change_nothing_but_colors() {
        let state = State::new(&Setup::default()).expect("a sound setup");
        let names = ["Ann", "Bob"].map(str::to_owned);
        let view = state.view(Viewer::Spectator);
        let words = crate::show::words("en");
        let [plain, painted] = [false, true].map(|on| {
            let paint = Paint { on };
            picture(&view, &Renderer { paint, ..Renderer::plain(&words, Names(&names)) })
        });
        let mut stripped = String::new();
        let mut inside = false;
        for c in painted.chars() {
            match (c, inside) {
                ('\x1b', _) => inside = true,
                ('m', true) => inside = false,
                (_, true) => {}
                _ => stripped.push(c),
            }
        }
        let trimmed =
            |text: &str| text.lines().map(|line| line.trim_end().to_owned()).collect::<Vec<_>>();
        assert_eq!(trimmed(&stripped), trimmed(&plain));
    }
}
