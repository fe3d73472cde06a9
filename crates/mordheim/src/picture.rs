//! Pictures of a battle for a terminal.

use kernel::{Mover, Names, Paint, Seat};

use crate::event::Phase;
use crate::field::Terrain;
use crate::item::Item;
use crate::odds::Odds;
use crate::rules::Scenario;
use crate::set::Member;
use crate::square::Square;
use crate::view::{AskView, FieldView, SideView, StrikeView, View, WarriorView};
use crate::warrior::{Condition, Id, Mark};
use crate::words::{
    WIDTH, a_thing, chance, condition, ends, fit, ids_text, lower, many, marks, needs, pad,
    seat_name, thing, upper, wrapped,
};

/// Squares of the map that are shown, across and down.
const ACROSS: u8 = 17;
const DOWN: u8 = 16;
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

    /// `A Ann: Skaven, 2 of 13 out, Rout test from 4`.
    fn standing(&self, seat: Seat, side: &SideView) -> String {
        let letter = if seat == Seat(0) { 'A' } else { 'B' };
        let role = match self.view.attacker {
            Some(attacker) if attacker == seat => " attacks",
            Some(_) => " defends",
            None => "",
        };
        let rout = match self.view.scenario {
            Some(Scenario::Occupy) => format!("holds {}", side.held),
            _ => format!("rout at {}", side.rout_from),
        };
        let text = format!(
            "{letter} {}{role}: {} of {} out, {rout}",
            self.name(seat),
            side.out,
            side.began
        );
        self.tint(seat, &pad(&fit(&text, HALF), HALF))
    }

    // ------------------------------------------------------------------ the map

    /// The part of the map that is shown: its first column and row.
    fn window(&self, field: &FieldView) -> (u8, u8) {
        let (x, y) = self.focus(field);
        let first = |middle: u8, shown: u8, all: u8| {
            middle.saturating_sub(shown / 2).min(all.saturating_sub(shown))
        };
        (first(x, ACROSS, field.width), first(y, DOWN, field.height))
    }

    /// Where something happens: with the strike, the selected warrior or whoever is asked about;
    /// else the middle of the zone, or of all models.
    fn focus(&self, field: &FieldView) -> (u8, u8) {
        let view = self.view;
        let at = |id: Id| view.warrior(id).and_then(|warrior| warrior.at);
        let aim = view.aim.as_ref().map(|aim| aim.target);
        let struck = view.strike.as_ref().map(|strike| strike.target);
        let asked = view.ask.as_ref().and_then(|ask| ask.who);
        let charged = view.charge.map(|charge| charge.target);
        let ids = [struck, aim, view.selected, asked, charged];
        if let Some(at) = ids.into_iter().flatten().find_map(at) {
            return (at.x(), at.y());
        }
        let models = || view.sides.iter().flat_map(|side| &side.warriors).filter_map(|w| w.at);
        let fighting = || {
            let all = view.sides.iter().flat_map(|side| &side.warriors);
            all.filter(|w| !w.engaged.is_empty()).filter_map(|w| w.at)
        };
        let lists = [view.zone.clone(), fighting().collect(), models().collect()];
        let best = lists.into_iter().find(|list| !list.is_empty());
        match best {
            Some(list) => middle(&list),
            None => (field.width / 2, field.height / 2),
        }
    }

    fn map(&self, field: &FieldView) -> Vec<String> {
        let (x0, y0) = self.window(field);
        let columns = x0..x0 + ACROSS.min(field.width);
        let rows = y0..y0 + DOWN.min(field.height);
        let ruler: String = columns.clone().map(|x| format!("{:<3}", x + 1)).collect();
        let mut panel = self.panel(rows.len() + 1).into_iter();
        let mut beside = |left: String, width: usize| {
            let right = panel.next().unwrap_or_default();
            left + &" ".repeat(RULER + CELL * ACROSS as usize + 1 - width) + &right
        };
        let top = format!("{:RULER$}{ruler}", "");
        let width = top.chars().count();
        let mut lines = vec![beside(self.paint.dim(&top), width)];
        for y in rows {
            let cells: String =
                columns.clone().map(|x| self.cell(field, Square::at(x, y))).collect();
            let left = self.paint.dim(&format!("{:>2} ", y + 1)) + &cells;
            lines.push(beside(left, RULER + CELL * columns.len()));
        }
        lines.push(self.paint.dim(&self.legend(field, x0, y0)));
        lines
    }

    /// One square in three columns: who stands there, or what it is and whether it is in reach.
    fn cell(&self, field: &FieldView, square: Square) -> String {
        let view = self.view;
        let all = view.sides.iter().flat_map(|side| &side.warriors);
        if let Some(warrior) = all.clone().find(|warrior| warrior.at == Some(square)) {
            return self.token(warrior);
        }
        let sign = sign_at(field, square);
        let reach = match () {
            () if view.walk.contains(&square) || view.zone.contains(&square) => '\'',
            () if view.run.contains(&square) => '"',
            () => ' ',
        };
        let thing = match () {
            () if view.counters.contains(&square) => '$',
            () if view.chest == Some(square) => '&',
            () => sign,
        };
        let painted = match thing {
            '$' | '&' | '*' => self.paint.purple(&thing.to_string()),
            '.' => self.paint.dim("."),
            _ => thing.to_string(),
        };
        let reach =
            if reach == ' ' { " ".to_owned() } else { self.paint.green(&reach.to_string()) };
        format!("{painted}{reach} ")
    }

    /// A warrior on the map: capitals while he stands, small letters when he is down.
    fn token(&self, warrior: &WarriorView) -> String {
        let id = warrior.id.to_string();
        let id = match warrior.condition {
            Condition::Standing => id,
            _ => id.to_lowercase(),
        };
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

    /// What the signs mean that can be seen.
    fn legend(&self, field: &FieldView, x0: u8, y0: u8) -> String {
        let view = self.view;
        let seen = |sign: char| {
            (y0..y0 + DOWN.min(field.height)).any(|y| {
                (x0..x0 + ACROSS.min(field.width)).any(|x| sign_at(field, Square::at(x, y)) == sign)
            })
        };
        let grounds = Terrain::ALL.iter().skip(1).filter(|ground| seen(ground.sign()));
        let mut parts: Vec<String> =
            grounds.map(|ground| format!("{} {}", ground.sign(), ground.id())).collect();
        let more = [
            ("* objective", seen('*')),
            ("$ wyrdstone", !view.counters.is_empty()),
            ("& chest", view.chest.is_some()),
            ("' in reach", !view.walk.is_empty() || !view.zone.is_empty()),
            ("\" by charging", !view.run.is_empty() && view.phase == Phase::Charges),
            ("\" by running", !view.run.is_empty() && view.phase == Phase::Movement),
        ];
        parts.extend(more.iter().filter(|(_, seen)| *seen).map(|(text, _)| (*text).to_owned()));
        let down = view.sides.iter().flat_map(|side| &side.warriors).any(is_down);
        parts.extend(down.then(|| "a1 down".to_owned()));
        fit(&parts.join("  ").replace('_', " "), WIDTH)
    }

    // ------------------------------------------------------------------ beside the map

    /// What matters now, in so many lines.
    fn panel(&self, room: usize) -> Vec<String> {
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
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.extend(self.state_panel());
        lines.truncate(room);
        lines.iter().map(|line| fit(line, PANEL)).collect()
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
            lines.push(format!(" needs {}", needs(way.needs)));
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
        let items = format!(" {}", items.join(", "));
        lines.extend(wrapped(&items, PANEL - 1, 0).into_iter().map(|line| format!(" {line}")));
        lines
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
            let state = state_of(warrior);
            (!state.is_empty()).then(|| format!("{} {}", warrior.id, state.join(", ")))
        }));
        lines
    }

    // ------------------------------------------------------------------ a real table

    /// Both warbands side by side, and what is under way below them.
    fn table(&self) -> Vec<String> {
        let [left, right] = [0, 1].map(|n| {
            let side = self.view.sides.get(n);
            side.map_or(Vec::new(), |side| side.warriors.iter().map(row).collect())
        });
        let mut lines = Vec::new();
        for n in 0..left.len().max(right.len()) {
            let cell = |rows: &Vec<String>, seat: Seat| {
                let text = rows.get(n).map_or("", String::as_str);
                self.tint(seat, &pad(&fit(text, HALF), HALF))
            };
            lines.push(format!("{}  {}", cell(&left, Seat(0)), cell(&right, Seat(1))));
        }
        lines.extend(self.strike_lines());
        lines.extend(self.aim_lines());
        lines
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
            lines.push(fit(&format!("  {said}needs {}{odds}", needs(way.needs)), WIDTH));
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
                let who = if who.is_empty() { String::new() } else { format!(" for {who}") };
                let needs = ask.needs.map_or(String::new(), |n| format!(", needs {n}+"));
                let most = ask.at_most.map_or(String::new(), |n| format!(", at most {n} passes"));
                let first = ask.first.map_or(String::new(), |n| format!(", the first shows {n}"));
                format!("Roll a die{who}: {label}{needs}{most}{first}.")
            }
            "parry" => format!("does {who} try to parry?"),
            "fact" => {
                let text = ask.question.map_or("", Member::name);
                format!("about {who}: {}", lower(text))
            }
            "contest" => self.contested(ask),
            "rout" => self.rout_question(ask),
            "hide" => format!("does {who} hide?"),
            "intercept" => format!("who steps in front of the charge: {among}, or nobody?"),
            "first" => "do you set up first?".to_owned(),
            "role" => "do you attack?".to_owned(),
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
            "drop" => format!("is there a drop within an inch of {who}, how high?"),
            "fly" => format!("where does magic take {who}?"),
            "claim" => "is what is fought for reached?".to_owned(),
            "contact" => format!("with whom else is {who} in contact, or nobody?"),
            "hunger" => format!("does {who} give in to the black hunger?"),
            _ => String::new(),
        }
    }

    fn contested(&self, ask: &AskView) -> String {
        let view = self.view;
        let said = match (ask.question, ask.claimed) {
            (Some(question), Some(answer)) => upper(crate::sentences::stated(question, answer)),
            (None, Some(_)) => "What is fought for is reached.".to_owned(),
            _ => match (view.charge, &view.aim) {
                (Some(charge), _) => format!("{} charges {}.", charge.who, charge.target),
                (_, Some(aim)) => {
                    let number = aim.ways.first().map_or(0, |way| way.needs);
                    format!("{} shoots {}, needs {}.", aim.who, aim.target, needs(number))
                }
                _ => String::new(),
            },
        };
        format!("do you accept or dispute this? {said}")
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

/// The middle of some squares.
fn middle(squares: &[Square]) -> (u8, u8) {
    let count = squares.len().max(1) as u32;
    let mean = |of: fn(&Square) -> u8| {
        (squares.iter().map(|square| u32::from(of(square))).sum::<u32>() / count) as u8
    };
    (mean(|square| square.x()), mean(|square| square.y()))
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
    match () {
        () if warrior.marks.has(Mark::FledOff) => "fled off the table".to_owned(),
        () if warrior.marks.has(Mark::Escaped) => "left by the far end".to_owned(),
        () if warrior.condition == Condition::Out => match warrior.felled_by {
            Some(by) => format!("out of action, by {by}"),
            None => "out of action".to_owned(),
        },
        () if warrior.marks.has(Mark::Reserve) => "not on the table yet".to_owned(),
        () => {
            let mut parts = state_of(warrior);
            let armed = warrior.hands.filter(|(main, _)| *main != Item::Natural);
            parts.extend(armed.map(|(main, off)| match off {
                Item::Fist => thing(main),
                _ => format!("{}/{}", thing(main), thing(off)),
            }));
            parts.join(", ")
        }
    }
}

/// A warrior in one line of half the width.
fn row(warrior: &WarriorView) -> String {
    format!("{:<4}{:<14}{}", warrior.id.to_string(), fit(warrior.name, 13), whole_state(warrior))
}

/// A number to roll where there is little room.
fn short(number: u8) -> String {
    if number > 6 { "-".to_owned() } else { needs(number) }
}

/// The chances of a strike, one to a line.
fn odds_panel(odds: Option<&Odds>) -> Vec<String> {
    let Some(odds) = odds else { return Vec::new() };
    ends(odds).into_iter().map(|(end, of)| format!(" {end} {}", chance(of))).collect()
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
                assert!(text.lines().count() <= 26, "{text}");
                if let Some(id) = view.selected {
                    assert!(text.contains(&id.to_string()), "{text}");
                }
            });
        }
    }

    #[test]
    fn colours_change_nothing_but_colours() {
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
