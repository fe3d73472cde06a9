//! Pictures of a battle for a terminal.

use kernel::{Mover, Names, Paint, Seat, columns};

use crate::event::Phase;
use crate::field::Terrain;
use crate::fraction::Fraction;
use crate::item::Item;
use crate::odds::Odds;
use crate::rules::Scenario;
use crate::set::Member;
use crate::square::Square;
use crate::view::{
    AimView, AskView, BuildingView, FieldView, HandsView, SideView, StrikeView, View, WarriorView,
};
use crate::warrior::{Condition, Id, Mark};
use crate::words::{
    WIDTH, a_thing, chance, condition, distance, ends, fit, hands, ids_text, inches, lower, many,
    marks, needs, pad, profile, reach, seat_name, thing, upper, wrapped,
};

/// Squares of the map that are shown from near, across and down.
const ACROSS: u8 = 17;
const DOWN: u8 = 13;
/// Squares that are shown from afar, one column each.
const FAR_ACROSS: u8 = 48;
const FAR_DOWN: u8 = 14;
/// The columns of one square, and of the numbers of the rows.
const CELL: usize = 3;
const RULER: usize = 3;
/// The columns of the list beside the map.
const PANEL: usize = WIDTH - RULER - CELL * ACROSS as usize - 1;
/// The columns of one of two lists side by side.
const HALF: usize = WIDTH / 2 - 1;

/// The battle in 80 columns: on a map the part of it where something happens, at a real table both
/// warbands side by side; above it where the battle stands, below it what is asked.
pub(crate) fn picture(view: &View, names: Names<'_>, paint: Paint) -> String {
    let painter = Painter { view, names, paint };
    let mut lines = painter.head();
    match &view.field {
        Some(field) => lines.extend(painter.map(field)),
        None => lines.extend(painter.table()),
    }
    lines.extend(painter.foot());
    lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect()
}

struct Painter<'a> {
    view: &'a View,
    names: Names<'a>,
    paint: Paint,
}

impl Painter<'_> {
    fn name(&self, seat: Seat) -> String {
        seat_name(self.names, seat, 12)
    }

    fn tint(&self, seat: Seat, text: &str) -> String {
        if seat == Seat(0) { self.paint.cyan(text) } else { self.paint.yellow(text) }
    }

    // ------------------------------------------------------------------ above

    /// What is fought for, whose turn it is, and how near both sides are to a rout.
    fn head(&self) -> Vec<String> {
        let view = self.view;
        let what = view.scenario.map_or("Mordheim", Member::name);
        let text = match (view.phase, &view.ending) {
            (_, Some((Some(winner), reason))) => {
                format!("{what}: {} wins, {}.", self.name(*winner), reason.name())
            }
            (_, Some((None, reason))) => format!("{what}: a draw, {}.", reason.name()),
            (Phase::Setup, _) => format!("{what}: setting up."),
            (phase, _) => {
                let round = view.turn.div_ceil(2);
                let who = self.name(view.active);
                let phase = lower(phase.name());
                format!("{what}, round {round} of {}: {who}, {phase}.", view.turns)
            }
        };
        let mut lines = vec![self.paint.bold(&fit(&text, WIDTH))];
        let sides = Seat::all(2).zip(&view.sides).map(|(seat, side)| self.standing(seat, side));
        lines.push(sides.collect::<Vec<_>>().join("  "));
        lines
    }

    /// `A Ann: 2 of 13 out, rout at 4`: the name is cut before any number is.
    fn standing(&self, seat: Seat, side: &SideView) -> String {
        let letter = if seat == Seat(0) { 'A' } else { 'B' };
        let role = match self.view.attacker {
            Some(attacker) if attacker == seat => " attacks",
            Some(_) => " defends",
            None => "",
        };
        let out = match role {
            "" => format!("{} of {} out", side.out, side.began),
            _ => format!("{}/{} out", side.out, side.began),
        };
        let tail = match self.view.scenario {
            Some(Scenario::Occupy) => format!("{role}: {out}, holds {}", side.held),
            _ => format!("{role}: {out}, rout at {}", side.rout_from),
        };
        let room = (HALF - 2).saturating_sub(columns(&tail));
        let text = format!("{letter} {}{tail}", seat_name(self.names, seat, room));
        self.tint(seat, &pad(&fit(&text, HALF), HALF))
    }

    // ------------------------------------------------------------------ the map

    /// Whose warriors must be seen: the side that decides, or whose turn it is.
    fn decider(&self) -> Seat {
        match self.view.ask.as_ref().map(|ask| ask.mover) {
            Some(Mover::Seat(seat)) => seat,
            _ => self.view.active,
        }
    }

    /// Those about whom something is asked: the one who acts first, then those whom it concerns.
    fn actors(&self) -> Vec<Id> {
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
    fn window(&self, field: &FieldView) -> Window {
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
        let near = |points: &[(Square, u32)]| Window::best(field, points, false);
        if !actors.is_empty() {
            let window = near(&actors);
            let all = actors.iter().all(|(square, _)| window.has(*square));
            return if all { window } else { Window::best(field, &actors, true) };
        }
        if !view.zone.is_empty() {
            let mut zone: Vec<(Square, u32)> = view.zone.iter().map(|at| (*at, 1)).collect();
            let window = near(&zone);
            let all = zone.iter().all(|(square, _)| window.has(*square));
            // Those who are in place already are seen too.
            let own = view.sides.get(decider.index()).into_iter().flat_map(|side| &side.warriors);
            zone.extend(own.filter_map(|warrior| Some((warrior.at?, 200))));
            return if all { window } else { Window::best(field, &zone, true) };
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

    fn map(&self, field: &FieldView) -> Vec<String> {
        let window = self.window(field);
        let legend = self.legend(field, &window);
        let mut panel = self.panel(&window, usize::from(window.down) + 1).into_iter();
        let mut beside = |left: String, width: usize| {
            let right = panel.next().unwrap_or_default();
            left + &" ".repeat((RULER + CELL * ACROSS as usize + 1).saturating_sub(width)) + &right
        };
        let mut lines = Vec::new();
        for y in window.rows() {
            let cells = match window.far {
                true => self.far_row(field, &window, y),
                false => window.columns().map(|x| self.cell(field, Square::at(x, y))).collect(),
            };
            let left = self.paint.dim(&format!("{:>2} ", y + 1)) + &cells;
            lines.push(beside(left, RULER + window.width()));
        }
        // The numbers of the columns stay in sight below.
        let ruler: String = match window.far {
            true => window.columns().map(far_ruler).collect(),
            false => window.columns().map(|x| format!("{:<3}", x + 1)).collect(),
        };
        let ruler = format!("{:RULER$}{ruler}", "");
        let width = ruler.chars().count();
        lines.push(beside(self.paint.dim(&ruler), width));
        lines.extend(legend.iter().map(|line| self.paint.dim(line)));
        lines
    }

    fn model_on(&self, square: Square) -> Option<&WarriorView> {
        let mut all = self.view.sides.iter().flat_map(|side| &side.warriors);
        all.find(|warrior| warrior.at == Some(square))
    }

    /// Whether a square can be reached or used: by walking, by running, or not at all.
    fn reach(&self, square: Square) -> char {
        let view = self.view;
        match () {
            () if view.walk.contains(&square) || view.zone.contains(&square) => '\'',
            () if view.run.contains(&square) => '"',
            () => ' ',
        }
    }

    /// What lies on a square, or what it is.
    fn thing_on(&self, field: &FieldView, square: Square) -> char {
        match () {
            () if self.view.counters.contains(&square) => '$',
            () if self.view.chest == Some(square) => '&',
            () => sign_at(field, square),
        }
    }

    /// One square in three columns: who stands there, or what it is and whether it is in reach.
    fn cell(&self, field: &FieldView, square: Square) -> String {
        if let Some(warrior) = self.model_on(square) {
            return self.token(warrior);
        }
        let reach = self.reach(square).to_string();
        let thing = self.thing_on(field, square);
        if let Some(building) = building_at(field, square).filter(|_| thing != '$' && thing != '&')
        {
            let text = pad(&format!("{}{}{reach}", building.number, building_mark(building)), CELL);
            return self.paint.purple(&fit(&text, CELL));
        }
        let painted = match thing {
            '$' | '&' | '*' => self.paint.purple(&thing.to_string()),
            '.' => self.paint.dim("."),
            _ => thing.to_string(),
        };
        let reach = if reach == " " { reach } else { self.paint.green(&reach) };
        format!("{painted}{reach} ")
    }

    /// A row from afar: those about whom something is asked by their names, all others by letters.
    fn far_row(&self, field: &FieldView, window: &Window, y: u8) -> String {
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

    fn far_cell(&self, field: &FieldView, square: Square) -> String {
        let thing = self.thing_on(field, square);
        match (self.reach(square), thing) {
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
    fn token(&self, warrior: &WarriorView) -> String {
        let id = token_text(warrior);
        let text = self.tint(warrior.id.seat(), &id);
        let text = match self.is_marked(warrior.id) {
            true => self.paint.bold(&text),
            false => text,
        };
        text + &" ".repeat(CELL - id.len().min(CELL))
    }

    fn is_marked(&self, id: Id) -> bool {
        let strike = self.view.strike.as_ref();
        self.view.selected == Some(id)
            || strike.is_some_and(|strike| strike.by == Some(id) || strike.target == id)
    }

    /// What the signs mean that can be seen: what matters now first.
    fn legend(&self, field: &FieldView, window: &Window) -> Vec<String> {
        let view = self.view;
        let squares = || window.rows().flat_map(|y| window.columns().map(move |x| (x, y)));
        let seen = |sign: char| squares().any(|(x, y)| sign_at(field, Square::at(x, y)) == sign);
        let houses = || field.buildings.iter().filter(|house| window.has(house.at));
        let more = [
            ("' in reach", !view.walk.is_empty() || !view.zone.is_empty()),
            ("\" by charging", !view.run.is_empty() && view.phase == Phase::Charges),
            ("\" by running", !view.run.is_empty() && view.phase == Phase::Movement),
            ("$ wyrdstone", !view.counters.is_empty()),
            ("& chest", view.chest.is_some()),
            ("1* building that counts", !window.far && houses().any(|h| building_mark(h) == "*")),
            ("1x searched", !window.far && houses().any(|h| h.searched)),
            ("* marked", seen('*')),
            ("a1 down", view.sides.iter().flat_map(|side| &side.warriors).any(is_down)),
        ];
        let more = more.iter().filter(|(_, seen)| *seen).map(|(text, _)| (*text).to_owned());
        let grounds = Terrain::ALL.iter().skip(1).filter(|ground| seen(ground.sign()));
        let grounds = grounds.map(|ground| format!("{} {}", ground.sign(), ground.id()));
        let parts = more.chain(grounds).map(|part| part.replace([' ', '_'], "\u{a0}"));
        let lines = wrapped(&parts.collect::<Vec<_>>().join(" "), WIDTH - 8, 0);
        let tidy = |line: &String| fit(&line.replace(' ', "  ").replace('\u{a0}', " "), WIDTH);
        lines.iter().take(2).map(tidy).collect()
    }

    // ------------------------------------------------------------------ beside the map

    /// What matters now, in so many lines.
    fn panel(&self, window: &Window, room: usize) -> Vec<String> {
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
            lines.push(format!("+{left} more: `look warriors`"));
        }
        lines.iter().map(|line| fit(line, PANEL)).collect()
    }

    /// Those who can act but are not in the picture, and where those are who are seen from afar.
    fn outside(&self, window: &Window) -> Vec<String> {
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
            .map(|(id, at)| format!("{id}\u{a0}on\u{a0}{at}"))
            .collect();
        if parts.is_empty() {
            return Vec::new();
        }
        let head = if window.far { "" } else { "Also: " };
        let lines = wrapped(&format!("{head}{}", parts.join("; ")), PANEL, 1);
        lines.iter().map(|line| line.replace('\u{a0}', " ")).collect()
    }

    /// The ways to fill the hands of the one who is asked.
    fn hands_panel(&self) -> Vec<String> {
        let line = |way: &HandsView| {
            let what = match way.off {
                Item::Fist => thing(way.main),
                _ => format!("{}/{}", thing(way.main), thing(way.off)),
            };
            let out = way.odds.as_ref().map_or(String::new(), |o| format!(" {}%", o.out.percent()));
            let tail = format!(" {}x{out}", way.blows);
            fit(&what, PANEL.saturating_sub(columns(&tail))) + &tail
        };
        let mut lines: Vec<String> = self.view.hands.iter().map(line).collect();
        if let Some(target) = self.view.hands.first().and_then(|way| way.target) {
            lines.insert(0, format!("Blows, {target} out:"));
        }
        lines
    }

    fn strike_panel(&self, strike: &StrikeView) -> Vec<String> {
        let with = strike.weapon.map_or(String::new(), thing);
        let head = match strike.by {
            Some(by) if strike.close => format!("{by} strikes {}", strike.target),
            Some(by) => format!("{by} hits at {}", strike.target),
            None => format!("{} is hit", strike.target),
        };
        let mut lines = vec![head];
        if !with.is_empty() {
            lines.push(format!(" with {with}, {}", many(strike.blows, "blow")));
        }
        lines.push(format!(
            " hit {} wound {} save {}",
            short(strike.to_hit),
            short(strike.to_wound),
            short(strike.to_save)
        ));
        if strike.hits > 0 || strike.wounds > 0 {
            let (hits, wounds) = (many(strike.hits, "hit"), many(strike.wounds, "wound"));
            lines.push(format!(" so far {}", if strike.wounds > 0 { wounds } else { hits }));
        }
        if let Some(critical) = strike.critical {
            lines.extend(wrapped(&format!("critical: {critical}"), PANEL, 1));
        }
        lines.extend(odds_panel(strike.odds.as_ref()));
        lines
    }

    fn aim_panel(&self) -> Vec<String> {
        let Some(aim) = &self.view.aim else { return Vec::new() };
        let mut lines = vec![format!("{} aims at {}", aim.who, aim.target)];
        lines.push(format!(" {}, {}", thing(aim.weapon), many(aim.shots, "shot")));
        for way in &aim.ways {
            lines.push(format!(" Ballistic Skill: {}", needs(way.basic)));
            for modifier in &way.modifiers {
                lines.push(format!(" {:+} {}", modifier.by, modifier.why));
            }
            lines.push(match way.needs {
                7.. => " cannot hit".to_owned(),
                number => format!(" needs {}", needs(number)),
            });
            lines.extend(odds_panel(way.odds.as_ref()));
        }
        lines
    }

    fn warrior_panel(&self, warrior: &WarriorView) -> Vec<String> {
        let p = warrior.profile;
        let mut lines = vec![
            format!("{} {}", warrior.id, warrior.name),
            format!(" M{} WS{} BS{} S{} T{}", p.m, p.ws, p.bs, p.s, p.t),
            format!(" W{}/{} I{} A{} Ld{}", warrior.wounds, p.w, p.i, p.a, p.ld),
        ];
        let items: Vec<String> = warrior.items.iter().map(thing).collect();
        lines.extend(self.paces().map(|text| format!(" {text}")));
        let items = format!(" {}", items.join(", "));
        lines.extend(wrapped(&items, PANEL - 1, 0).into_iter().map(|line| format!(" {line}")));
        lines
    }

    /// How far the selected warrior goes.
    fn paces(&self) -> Option<String> {
        let (walk, run) = self.view.paces?;
        match self.view.phase {
            Phase::Charges => Some(format!("charges {}", inches(run))),
            Phase::Movement => Some(format!("walks {}, runs {}", inches(walk), inches(run))),
            _ => None,
        }
    }

    /// Whom the selected warrior can charge, shoot or enchant.
    fn target_panel(&self) -> Vec<String> {
        let view = self.view;
        let mut lines = Vec::new();
        if !view.targets.is_empty() {
            let text = format!("May charge: {}", ids_text(&view.targets));
            lines.extend(wrapped(&text, PANEL, 1));
        }
        for shot in view.shots.iter().take(6) {
            let far = shot.inches.map_or(String::new(), |inches| format!(" {inches}\""));
            let number = shot.needs.map_or(String::new(), |n| format!(" {}", needs(n)));
            let out = shot.odds.as_ref().map(|odds| odds.out.percent());
            let out = out.map_or(String::new(), |out| format!(" out {out}%"));
            lines.push(format!("{} {}{far}{number}{out}", thing(shot.weapon), shot.target));
        }
        for spell in &view.spells {
            lines.push(format!("{} {}+", spell.spell.name(), spell.needs));
        }
        lines
    }

    fn blow_panel(&self) -> Vec<String> {
        let left = many(self.view.blows_left, "blow");
        let mut lines = vec![format!("{left}: hit, wound, save")];
        for blow in &self.view.blows {
            lines.push(format!(
                " {} {} {} {}: out {}%",
                blow.target,
                short(blow.to_hit),
                short(blow.to_wound),
                short(blow.to_save),
                blow.odds.as_ref().map_or(0, |odds| odds.out.percent())
            ));
        }
        lines
    }

    /// Everybody who is not simply standing there.
    fn state_panel(&self) -> Vec<String> {
        let all = || self.view.sides.iter().flat_map(|side| &side.warriors);
        let mut lines = Vec::new();
        let out: Vec<Id> = all().filter(|w| w.condition == Condition::Out).map(|w| w.id).collect();
        if !out.is_empty() {
            lines.extend(wrapped(&format!("Out: {}", ids_text(&out)), PANEL, 1));
        }
        let away = |w: &&WarriorView| w.marks.has(Mark::Reserve) && w.condition != Condition::Out;
        let away: Vec<Id> = all().filter(away).map(|w| w.id).collect();
        if !away.is_empty() {
            lines.extend(wrapped(&format!("Not here yet: {}", ids_text(&away)), PANEL, 1));
        }
        lines.extend(all().filter(|warrior| warrior.here).filter_map(|warrior| {
            let room = PANEL - warrior.id.to_string().len() - 1;
            let state = shortened(&state_of(warrior), room);
            (!state.is_empty()).then(|| format!("{} {state}", warrior.id))
        }));
        lines
    }

    // ------------------------------------------------------------------ a real table

    /// Both warbands side by side, and what is under way below them.
    fn table(&self) -> Vec<String> {
        let sides: Vec<&[WarriorView]> =
            self.view.sides.iter().map(|side| side.warriors.as_slice()).collect();
        let (left, right) = match sides[..] {
            [left, right] => (left, right),
            _ => (&[][..], &[][..]),
        };
        let wide =
            |side: &[WarriorView]| side.iter().map(|w| columns(&row(w, WIDTH))).max().unwrap_or(0);
        let all = WIDTH - 2;
        let (need, needs) = (wide(left), wide(right));
        let first = match () {
            () if need + needs <= all || need <= HALF => need,
            () if needs <= HALF => all - needs,
            () => HALF,
        };
        let mut lines = Vec::new();
        for n in 0..left.len().max(right.len()) {
            let cell = |side: &[WarriorView], seat: Seat, width: usize| {
                let text = side.get(n).map_or(String::new(), |warrior| row(warrior, width));
                self.tint(seat, &pad(&text, width))
            };
            let (a, b) = (cell(left, Seat(0), first), cell(right, Seat(1), all - first));
            lines.push(format!("{a}  {b}"));
        }
        lines.extend(self.selected_lines());
        lines.extend(self.strike_lines());
        lines.extend(self.aim_lines());
        lines.extend(self.hands_lines());
        lines
    }

    /// The selected warrior: what he is, how far he goes, what he has.
    fn selected_lines(&self) -> Vec<String> {
        let view = self.view;
        let quiet = view.strike.is_some() || view.aim.is_some();
        let Some(warrior) = view.selected.filter(|_| !quiet).and_then(|id| view.warrior(id)) else {
            return Vec::new();
        };
        let items: Vec<String> = warrior.items.iter().map(thing).collect();
        let paces = self.paces().map_or(String::new(), |text| format!("; {text}"));
        let items =
            if items.is_empty() { String::new() } else { format!("; {}", items.join(", ")) };
        let text =
            format!("{} {}: {}{paces}{items}.", warrior.id, warrior.name, profile(warrior.profile));
        wrapped(&text, WIDTH, 2)
    }

    /// The ways to fill the hands of the one who is asked, each with what it would do.
    fn hands_lines(&self) -> Vec<String> {
        let line = |way: &HandsView| {
            let odds = way.odds.as_ref().zip(way.target).map_or(String::new(), |(odds, target)| {
                let fall = odds.stunned.plus(odds.knocked_down);
                let (out, fall) = (odds.out.percent(), fall.percent());
                format!("; {target} out of action {out}%, down {fall}%")
            });
            let what = hands(way.main, way.off);
            fit(&format!("  {what}: {}{odds}", many(way.blows, "blow")), WIDTH)
        };
        self.view.hands.iter().map(line).collect()
    }

    fn strike_lines(&self) -> Vec<String> {
        let Some(strike) = &self.view.strike else { return Vec::new() };
        let numbers = format!(
            "to hit {}, to wound {}, to save {}",
            needs(strike.to_hit),
            needs(strike.to_wound),
            needs(strike.to_save)
        );
        let with = strike.weapon.map_or(String::new(), |item| format!(" with {}", a_thing(item)));
        let head = match strike.by {
            Some(by) => format!("{by} at {}{with}: {numbers}.", strike.target),
            None => format!("{} is hit: {numbers}.", strike.target),
        };
        let mut lines = wrapped(&head, WIDTH, 2);
        let critical = strike.critical.map(|text| format!("  The critical hit: {text}."));
        lines.extend(critical.iter().flat_map(|text| wrapped(text, WIDTH, 2)));
        lines.extend(odds_line(strike.odds.as_ref()));
        lines
    }

    fn aim_lines(&self) -> Vec<String> {
        let Some(aim) = self.view.aim.as_ref().filter(|_| self.view.strike.is_none()) else {
            return Vec::new();
        };
        let head = format!(
            "{} aims {} at {}, {}.",
            aim.who,
            a_thing(aim.weapon),
            aim.target,
            many(aim.shots, "shot")
        );
        let mut lines = vec![fit(&head, WIDTH)];
        for way in &aim.ways {
            let said = way.said.map_or(String::new(), |(distance, cover)| {
                let cover = if cover { " cover" } else { "" };
                pad(&format!("fire {}{cover}", format!("{distance:?}").to_lowercase()), 18)
            });
            let odds = way.odds.as_ref().map_or(String::new(), |odds| {
                let out = chance(odds.out);
                let fall = odds.stunned.plus(odds.knocked_down);
                format!("; out of action {out}, down {}", chance(fall))
            });
            let number = match way.needs {
                7.. => "cannot hit".to_owned(),
                number => format!("needs {}", needs(number)),
            };
            lines.push(fit(&format!("  {said}{number}{odds}"), WIDTH));
        }
        lines
    }

    // ------------------------------------------------------------------ below

    /// What is asked, and of whom.
    fn foot(&self) -> Vec<String> {
        let text = match &self.view.ask {
            Some(ask) => self.asked(ask),
            None => match self.view.selected {
                _ if self.view.phase == Phase::Over => return Vec::new(),
                Some(id) => format!("{}: what does {id} do?", self.name(self.view.active)),
                None => format!("{}: who acts? `end` ends the phase.", self.name(self.view.active)),
            },
        };
        let mut lines: Vec<String> = self.fighting_order().into_iter().collect();
        lines.extend(wrapped(&text, WIDTH, 2).iter().map(|line| self.paint.green(line)));
        lines
    }

    /// In which order blows are struck, from the present one on.
    fn fighting_order(&self) -> Option<String> {
        let view = self.view;
        if view.order.is_empty() || view.phase != Phase::Combat {
            return None;
        }
        let from = usize::from(view.struck).saturating_sub(1).min(view.order.len());
        let here = |id: &&Id| view.warrior(**id).is_some_and(|warrior| warrior.here);
        let left: Vec<Id> = view.order[from..].iter().filter(here).copied().collect();
        Some(fit(&format!("Strike in this order: {}", ids_text(&left)), WIDTH))
    }

    fn asked(&self, ask: &AskView) -> String {
        let who = ask.who.map_or(String::new(), |id| {
            let kind = self.view.warrior(id).map_or("", |warrior| warrior.name);
            format!("{kind} {id}")
        });
        let question = self.question(ask, &who);
        match ask.mover {
            Mover::Chance => question,
            Mover::Seat(seat) => format!("{}: {question}", self.name(seat)),
        }
    }

    fn question(&self, ask: &AskView, who: &str) -> String {
        let among = ids_text(&ask.among);
        match ask.what {
            "die" => {
                let label = ask.label.map_or("a die", Member::name);
                let who = match (ask.of, who) {
                    (Some(seat), _) => format!(" for {}", self.name(seat)),
                    (None, "") => String::new(),
                    (None, who) => format!(" for {who}"),
                };
                let needs = ask.needs.map_or(String::new(), |n| format!(", needs {n}+"));
                let most = ask.at_most.map_or(String::new(), |n| format!(", at most {n} passes"));
                let first = ask.first.map_or(String::new(), |n| format!(", the first shows {n}"));
                format!("Roll a die{who}: {label}{needs}{most}{first}.")
            }
            "parry" => self.parry_question(who),
            "fact" => {
                let text = ask.question.map_or("", Member::name);
                format!("about {who}: {}", lower(text))
            }
            "contest" => self.contested(ask),
            "rout" => self.rout_question(ask),
            "hide" => format!("does {who} hide?"),
            "intercept" => format!("who steps in front of the charge: {among}, or nobody?"),
            "first" => "do you set up first? `yes`: you choose your side of the table and are in \
                        place before the enemy; `no`: he does that, and you see where he is."
                .to_owned(),
            "role" => self.role_question(),
            "edge" => "which table edge?".to_owned(),
            "quarter" => {
                "which quarter of the table? 1 is the north-west, then clockwise.".to_owned()
            }
            "scenario" => "what is fought for?".to_owned(),
            "place" => format!("where is {who} put?"),
            "counter" => "where does the next counter lie?".to_owned(),
            "ready" => "is everybody in place on your table?".to_owned(),
            "melee" => format!("whose melee is next: {among}?"),
            "hands" => format!("with what does {who} fight?"),
            "allot" => format!("at whom does the next blow of {who} go: {among}?"),
            "tentacle" => format!("whom does the tentacle of {who} hold: {among}?"),
            "hit" => format!("who else is hit by {who}: somebody, or nobody?"),
            "drop" => format!("is there a drop within an inch of {who}, how high in inches?"),
            "fly" => format!("where does magic take {who}?"),
            "claim" => "is what is fought for reached?".to_owned(),
            "contact" => format!("with whom else is {who} in contact, or nobody?"),
            "hunger" => format!("does {who} give in to the black hunger?"),
            _ => String::new(),
        }
    }

    fn parry_question(&self, who: &str) -> String {
        let Some(strike) = &self.view.strike else { return format!("does {who} try to parry?") };
        let misses = u128::from(strike.to_beat.min(6)).pow(u32::from(strike.parries));
        let all = 6_u128.pow(u32::from(strike.parries));
        let odds = chance(Fraction::new(all.saturating_sub(misses), all));
        let dice = if strike.parries == 2 { "one of two dice" } else { "a die" };
        format!("does {who} try to parry? It takes {dice} above {}: {odds}.", strike.to_beat)
    }

    fn role_question(&self) -> String {
        let goal = self.view.scenario.map_or("", crate::sentences::goal);
        format!(
            "do you attack? `yes`: you attack and have the first turn; `no`: you defend. {goal}"
        )
    }

    fn contested(&self, ask: &AskView) -> String {
        let view = self.view;
        let name = |id: Id| {
            let kind = view.warrior(id).map_or("", |warrior| warrior.name);
            format!("{kind} {id}")
        };
        let who = ask.who.map_or("the warrior".to_owned(), name);
        let said = match (ask.declared, ask.question, ask.claimed) {
            (_, Some(question), Some(answer)) => {
                let fact = crate::sentences::stated(question, answer);
                if ask.who.is_some() { format!("About {who}: {fact}") } else { upper(fact) }
            }
            (_, None, Some(_)) => "What is fought for is reached.".to_owned(),
            (Some("run"), ..) => {
                format!("No enemy who counts is within 8 inches of {who}, so he runs.")
            }
            (Some("exit"), ..) => format!("{who} is where he can leave the table for good."),
            (Some("spot"), ..) => {
                format!("{who}, who hides, is in plain sight or near enough to be noticed.")
            }
            _ => match (view.charge, &view.aim) {
                (Some(charge), _) => {
                    let second = charge.second.map_or(String::new(), |id| format!(" and {id}"));
                    let dive = match charge.dive {
                        0 => reach(charge.said).to_owned(),
                        high => format!(", diving from {high} inches"),
                    };
                    format!("{} charges {}{second}{dive}.", name(charge.who), name(charge.target))
                }
                (_, Some(aim)) => self.declared_shot(aim),
                _ => String::new(),
            },
        };
        format!("do you accept or dispute this? {said}")
    }

    fn declared_shot(&self, aim: &AimView) -> String {
        let way = aim.ways.first();
        let number = way.map_or(0, |way| way.needs);
        let number = match number {
            7.. => "cannot hit".to_owned(),
            number => format!("needs {}", needs(number)),
        };
        let said = way.and_then(|way| way.said).map_or(String::new(), |(far, cover)| {
            let cover = if cover { "in cover" } else { "not in cover" };
            format!(", {}, {cover}", distance(far))
        });
        let times = if aim.shots > 1 { format!(", {} times", aim.shots) } else { String::new() };
        let what = a_thing(aim.weapon);
        format!("{} shoots {what} at {}{times}{said}: {number}.", aim.who, aim.target)
    }

    fn rout_question(&self, ask: &AskView) -> String {
        let Mover::Seat(seat) = ask.mover else { return String::new() };
        let Some(side) = self.view.sides.get(seat.index()) else { return String::new() };
        let due = side.out >= side.rout_from && self.view.scenario != Some(Scenario::Occupy);
        let test = match due {
            true => format!("take the Rout test (at most {})", side.rout_leadership),
            false => "fight on".to_owned(),
        };
        format!("{} of {} are out of action: {test}, or give up?", side.out, side.began)
    }
}

// ---------------------------------------------------------------------- pieces

/// The sign of a square.
fn sign_at(field: &FieldView, square: Square) -> char {
    let row = field.rows.get(usize::from(square.y()));
    row.and_then(|row| row.chars().nth(usize::from(square.x()))).unwrap_or(' ')
}

/// The part of a map that is shown.
struct Window {
    x: u8,
    y: u8,
    across: u8,
    down: u8,
    /// Whether each square has one column only.
    far: bool,
}

impl Window {
    /// The window that shows most of these squares, each counting so much, near their middle.
    fn best(field: &FieldView, points: &[(Square, u32)], far: bool) -> Window {
        let (across, down) = if far { (FAR_ACROSS, FAR_DOWN) } else { (ACROSS, DOWN) };
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

    const fn has(&self, square: Square) -> bool {
        let (x, y) = (square.x(), square.y());
        x >= self.x && x < self.x + self.across && y >= self.y && y < self.y + self.down
    }

    fn columns(&self) -> std::ops::Range<u8> {
        self.x..self.x + self.across
    }

    fn rows(&self) -> std::ops::Range<u8> {
        self.y..self.y + self.down
    }

    /// The columns of the terminal that it takes.
    fn width(&self) -> usize {
        usize::from(self.across) * if self.far { 1 } else { CELL }
    }
}

/// The number of a column from afar: every tenth and fifth.
const fn far_ruler(x: u8) -> char {
    match (x + 1) % 10 {
        0 => (b'0' + (x + 1) / 10) as char,
        5 => '5',
        _ => '.',
    }
}

/// The building whose number stands on a square.
fn building_at(field: &FieldView, square: Square) -> Option<&BuildingView> {
    field.buildings.iter().find(|building| building.at == square)
}

/// Whether a building counts for the scenario, or is done with.
const fn building_mark(building: &BuildingView) -> &'static str {
    match (building.searched, building.objective) {
        (true, _) => "x",
        (_, true) => "*",
        _ => "",
    }
}

/// A warrior's name on the map: small letters when he is down.
fn token_text(warrior: &WarriorView) -> String {
    let id = warrior.id.to_string();
    match warrior.condition {
        Condition::Standing => id,
        _ => id.to_lowercase(),
    }
}

fn is_down(warrior: &WarriorView) -> bool {
    warrior.here && warrior.condition != Condition::Standing
}

/// What is so about a warrior who is on the table, beside that he stands.
pub(crate) fn state_of(warrior: &WarriorView) -> Vec<String> {
    let mut parts = Vec::new();
    match warrior.condition {
        Condition::Standing => {}
        Condition::KnockedDown => parts.push("down".to_owned()),
        worse => parts.push(condition(worse).to_owned()),
    }
    if warrior.profile.w > 1 && warrior.wounds != warrior.profile.w {
        parts.push(format!("W{}/{}", warrior.wounds, warrior.profile.w));
    }
    if !warrior.engaged.is_empty() {
        parts.push(format!("vs {}", ids_text(&warrior.engaged)));
    }
    parts.extend(marks(warrior.marks).into_iter().map(str::to_owned));
    if warrior.counters > 0 {
        parts.push(format!("${}", warrior.counters));
    }
    parts
}

/// How a warrior is, wherever he is.
pub(crate) fn whole_state(warrior: &WarriorView) -> String {
    whole_parts(warrior).join(", ")
}

fn whole_parts(warrior: &WarriorView) -> Vec<String> {
    let one = |text: &str| vec![text.to_owned()];
    match () {
        () if warrior.marks.has(Mark::FledOff) => one("fled off the table"),
        () if warrior.marks.has(Mark::Escaped) => one("left by the far end"),
        () if warrior.condition == Condition::Out => match warrior.felled_by {
            Some(by) => vec![format!("out of action, by {by}")],
            None => one("out of action"),
        },
        () if warrior.marks.has(Mark::Reserve) => one("not on the table yet"),
        () => {
            let mut parts = state_of(warrior);
            let armed = warrior.hands.filter(|(main, _)| *main != Item::Natural);
            parts.extend(armed.map(|(main, off)| match off {
                Item::Fist => thing(main),
                _ => format!("{}/{}", thing(main), thing(off)),
            }));
            parts
        }
    }
}

/// A warrior in one line of so many columns.
fn row(warrior: &WarriorView, width: usize) -> String {
    let head = format!("{:<4}{}", warrior.id.to_string(), pad(&fit(warrior.name, 18), 14));
    let head = if head.ends_with(' ') { head } else { head + " " };
    let head = if width < WIDTH { fit(&head, width) } else { head };
    let parts = whole_parts(warrior);
    let room = width.saturating_sub(columns(&head));
    head + &shortened(&parts, room)
}

/// What is so about a warrior in so many columns: what matters least is left out first.
fn shortened(parts: &[String], room: usize) -> String {
    let mut parts = parts.to_vec();
    for boring in ["moved", "ran"] {
        if columns(&parts.join(", ")) > room {
            parts.retain(|part| part != boring);
        }
    }
    fit(&parts.join(", "), room)
}

/// A number to roll where there is little room.
fn short(number: u8) -> String {
    if number > 6 { "-".to_owned() } else { needs(number) }
}

/// The chances of a strike, one to a line.
fn odds_panel(odds: Option<&Odds>) -> Vec<String> {
    let Some(odds) = odds else { return Vec::new() };
    let line = |(end, of): (&str, Fraction)| {
        let exact = format!(" {end} {}", chance(of));
        if exact.chars().count() <= PANEL { exact } else { format!(" {end} {}%", of.percent()) }
    };
    ends(odds).into_iter().map(line).collect()
}

/// The chances of a strike in one line.
pub(crate) fn odds_line(odds: Option<&Odds>) -> Vec<String> {
    let Some(odds) = odds else { return Vec::new() };
    let parts: Vec<String> =
        ends(odds).into_iter().map(|(end, of)| format!("{end} {}", chance(of))).collect();
    wrapped(&format!("  {}", parts.join(", ")), WIDTH - 2, 2)
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Luck, Rng, Setup, ToMove, Viewer};

    use super::*;
    use crate::state::State;

    /// Plays a random battle and looks at every picture.
    fn every_picture(setup: &Setup, seed: u64, mut see: impl FnMut(&str, &View)) {
        let names = ["Ann of the very long name", "Bob"].map(str::to_owned);
        let mut state = State::new(setup).expect("a sound setup");
        let (mut luck, mut dice) = (Luck::new(seed), Rng::new(seed));
        loop {
            let view = state.view(Viewer::Spectator);
            see(&picture(&view, Names(&names), Paint::PLAIN), &view);
            let (mover, m) = match state.to_move() {
                ToMove::Over => return,
                ToMove::Chance => (Mover::Chance, state.roll(luck)),
                ToMove::Seats(seats) => {
                    let seat = seats.lowest().expect("somebody moves");
                    (Mover::Seat(seat), *dice.pick(&state.legal(seat)).expect("a move"))
                }
            };
            luck = if mover == Mover::Chance { luck.next() } else { luck };
            state.play(mover, m, &mut ());
        }
    }

    #[test]
    fn pictures_fit_a_terminal_and_show_who_is_asked_about() {
        for (seed, space) in [(1, "map"), (2, "table")] {
            let setup = Setup::default().set("space", space).set("turns", "4");
            every_picture(&setup, seed, |text, view| {
                assert!(text.lines().all(|line| line.chars().count() <= WIDTH), "{text}");
                // The question may need more than one line.
                let least = if view.map { 20 } else { 22 };
                assert!(text.lines().count() <= least, "{text}");
                let names = ["Ann", "Bob"].map(str::to_owned);
                let painter = Painter { view, names: Names(&names), paint: Paint::PLAIN };
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
        let [plain, painted] = [false, true].map(|on| picture(&view, Names(&names), Paint { on }));
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
