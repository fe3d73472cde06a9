//! More about one thing: what a name means, and what a picture has no room for.

use kernel::{Names, Seat};

use crate::event::Phase;
use crate::field::{READY as MAPS, Terrain, head};
use crate::fighter::{FIGHTERS, Fighter, FighterId, Warband};
use crate::item::Item;
use crate::picture::{odds_line, whole_state};
use crate::roster::READY as ROSTERS;
use crate::rules::Scenario;
use crate::set::Member;
use crate::skill::{Mutation, Rule, Skill};
use crate::spell::{School, Spell};
use crate::view::{SideView, View, WarriorView};
use crate::warrior::{Condition, Id, Mark};
use crate::weapon::Class;
use crate::words::{
    WIDTH, chance, hands, ids_text, listed, lower, needs, profile, seat_name, thing, wrapped,
};

/// What can be looked at.
pub(crate) const TOPICS: &[&str] = &["warriors", "rosters", "odds", "field", "losses", "scenario"];

/// More about one topic.
pub(crate) fn details(view: &View, topic: &str, names: Names<'_>) -> Option<String> {
    let lines = match topic {
        "warriors" | "warrior" => each_side(view, names, warrior_lines),
        "rosters" | "roster" => rosters(view, names),
        "odds" => odds(view),
        "field" | "map" => field(view),
        "losses" => losses(view, names),
        "scenario" | "goal" => scenario(view, names),
        _ => return None,
    };
    Some(lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect())
}

// ---------------------------------------------------------------------- topics

/// Something about everybody of both sides.
fn each_side(
    view: &View,
    names: Names<'_>,
    about: impl Fn(&WarriorView) -> Vec<String>,
) -> Vec<String> {
    let mut lines = Vec::new();
    for (seat, side) in Seat::all(2).zip(&view.sides) {
        lines.push(side_head(seat, side, names));
        lines.extend(side.warriors.iter().flat_map(&about));
    }
    lines
}

fn side_head(seat: Seat, side: &SideView, names: Names<'_>) -> String {
    let who = seat_name(names, seat, 20);
    format!("{who}: {}, rating {}", side.warband.name(), side.rating)
}

/// Where a warrior is and how he is.
fn warrior_lines(warrior: &WarriorView) -> Vec<String> {
    let place = warrior.at.map_or(String::new(), |at| format!(" on {at}"));
    let state = whole_state(warrior);
    let state = if state.is_empty() { "standing".to_owned() } else { state };
    let loading: Vec<String> = loading(warrior);
    let tail = if loading.is_empty() { String::new() } else { format!("; {}", loading.join(", ")) };
    let text = format!("  {} {}{place}: {state}{tail}", warrior.id, warrior.name);
    indented(&text, 2, 6)
}

/// Weapons that are not loaded.
fn loading(warrior: &WarriorView) -> Vec<String> {
    let unloaded = warrior.barrels.iter().filter(|turns| **turns > 0);
    unloaded.map(|turns| format!("loads for {turns} more of his turns")).collect()
}

/// What a warrior is and carries.
fn roster_lines(warrior: &WarriorView) -> Vec<String> {
    let rank = match (warrior.leader, warrior.hero) {
        (true, _) => " (leader)",
        (_, true) => " (hero)",
        _ => "",
    };
    let head = format!("  {} {}{rank}: {}", warrior.id, warrior.name, profile(warrior.profile));
    let item = |item: Item| match warrior.pairs.has(item) {
        true => format!("two {}s", thing(item)),
        false => thing(item),
    };
    let items = warrior.items.iter().map(item);
    let skills = warrior.skills.iter().map(|skill| skill.name().to_owned());
    let mutations = warrior.mutations.iter().map(|mutation| mutation.name().to_owned());
    let plain = [Rule::Leader, Rule::Hero, Rule::Skaven];
    let rules = warrior.rules.iter().filter(|rule| !plain.contains(rule));
    let rules = rules.map(|rule| lower(rule.name()));
    let spells = warrior.spells.iter().map(|spell| spell.name().to_owned());
    let all: Vec<String> =
        items.chain(skills).chain(mutations).chain(rules).chain(spells).collect();
    let mut lines = indented(&head, 2, 6);
    if !all.is_empty() {
        lines.extend(indented(&format!("      {}", all.join(", ")), 6, 6));
    }
    lines
}

/// What everybody is and carries, and how much that is together.
fn rosters(view: &View, names: Names<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    for (seat, side) in Seat::all(2).zip(&view.sides) {
        lines.push(side_head(seat, side, names));
        lines.extend(side.warriors.iter().flat_map(roster_lines));
        let heroes = side.warriors.iter().filter(|warrior| warrior.hero).count();
        let warriors = crate::words::many(side.warriors.len() as u32, "warrior");
        let cost: u32 = side.warriors.iter().map(|warrior| u32::from(warrior.cost)).sum();
        let rating = side.rating;
        lines.push(format!(
            "  together {warriors}, {heroes} of them heroes, {cost} gold crowns, rating {rating}"
        ));
    }
    lines
}

/// What is fought for, who is who, and how far it has come.
fn scenario(view: &View, names: Names<'_>) -> Vec<String> {
    let Some(scenario) = view.scenario else {
        return vec!["What is fought for is not yet known.".to_owned()];
    };
    let about = format!("{}: {}", scenario.name(), scenario_about(scenario));
    let mut lines = wrapped(&about, WIDTH - 1, 2);
    lines.extend(wrapped(crate::sentences::goal(scenario), WIDTH - 1, 2));
    let name = |seat: Seat| seat_name(names, seat, 20);
    if let Some(attacker) = view.attacker {
        let defender = crate::state::other(attacker);
        lines.push(format!("{} attacks, {} defends.", name(attacker), name(defender)));
    }
    for (seat, side) in Seat::all(2).zip(&view.sides) {
        let edge = side.edge.map(|edge| format!("the {} edge", edge.id()));
        let quarter = side.quarter.map(|n| crate::sentences::quarter_name(n).to_owned());
        let place = edge.or(quarter).map_or(String::new(), |place| format!(", {place}"));
        let shards = match side.shards {
            0 => String::new(),
            shards => format!(", {}", crate::words::many(shards, "shard")),
        };
        let rout = match scenario {
            Scenario::Occupy => format!("holds {}", side.held),
            _ => format!("rout test from {}", side.rout_from),
        };
        let (out, began) = (side.out, side.began);
        let text = format!("{}{place}{shards}: {out} of {began} out, {rout}", name(seat));
        lines.extend(wrapped(&text, WIDTH - 1, 2));
    }
    lines.extend(objects(view, names));
    let begun = view.turn.div_ceil(2);
    let left = view.turns.saturating_sub(begun);
    lines.push(format!("Round {begun} of {}: {left} to come after it.", view.turns));
    lines
}

/// Buildings, counters and the chest: where they are and whose.
fn objects(view: &View, names: Names<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    for house in view.field.iter().flat_map(|field| &field.buildings) {
        let counts = if house.objective { "counts" } else { "does not count" };
        let searched = if house.searched { ", searched" } else { "" };
        let holder = house.holder.map(|seat| format!(", held by {}", seat_name(names, seat, 20)));
        let holder = holder.unwrap_or_default();
        let (number, at) = (house.number, house.at);
        lines.push(format!("Building {number} (at {at}): {counts}{searched}{holder}"));
    }
    for at in &view.counters {
        lines.push(format!("A wyrdstone counter lies on {at}."));
    }
    let all = || view.sides.iter().flat_map(|side| &side.warriors);
    for warrior in all().filter(|warrior| warrior.counters > 0) {
        let count = crate::words::many(warrior.counters, "counter");
        lines.push(format!("{} {} carries {count}.", warrior.name, warrior.id));
    }
    if view.scenario == Some(Scenario::HiddenTreasure) {
        let carrier = all().find(|warrior| warrior.marks.has(Mark::Chest));
        lines.push(match (carrier, view.chest) {
            (Some(warrior), _) => format!("{} {} carries the chest.", warrior.name, warrior.id),
            (_, Some(at)) => format!("The chest lies on {at}."),
            _ if view.chest_found => "The chest is off the table.".to_owned(),
            _ => "The chest is not found yet.".to_owned(),
        });
    }
    lines
}

/// Every number and chance that is known now.
fn odds(view: &View) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(strike) = &view.strike {
        let by = strike.by.map_or("A hit".to_owned(), |by| by.to_string());
        let numbers =
            [("hit", strike.to_hit), ("wound", strike.to_wound), ("save", strike.to_save)];
        lines.push(format!("{by} at {}: {}", strike.target, numbers_text(&numbers)));
        lines.extend(odds_line(strike.odds.as_ref()));
    }
    if let Some(aim) = &view.aim {
        for way in &aim.ways {
            let modifiers: Vec<String> =
                way.modifiers.iter().map(|m| format!("{:+} {}", m.by, m.why)).collect();
            let said = way.said.map_or(String::new(), |(distance, cover)| {
                let cover = if cover { ", in cover" } else { "" };
                format!(" ({}{cover})", format!("{distance:?}").to_lowercase())
            });
            let why = if modifiers.is_empty() { "nothing".to_owned() } else { listed(&modifiers) };
            let text = format!(
                "{} at {}{said}: {} by skill, {why} to the die, so {}",
                aim.who,
                aim.target,
                needs(way.basic),
                needs(way.needs)
            );
            lines.extend(indented(&text, 0, 2));
            lines.extend(odds_line(way.odds.as_ref()));
        }
    }
    lines.extend(possible(view));
    if lines.is_empty() {
        lines.push("Select a warrior, or begin a strike: then there are odds to show.".to_owned());
    }
    lines
}

/// Shots and blows that could be chosen.
fn possible(view: &View) -> Vec<String> {
    let mut lines = Vec::new();
    for shot in &view.shots {
        let number = shot.needs.map_or(String::new(), |n| format!(": to hit {}", needs(n)));
        lines.push(format!("{} at {}{number}", shot.weapon.name(), shot.target));
        lines.extend(odds_line(shot.odds.as_ref()));
    }
    for blow in &view.blows {
        let numbers = [("hit", blow.to_hit), ("wound", blow.to_wound), ("save", blow.to_save)];
        let weapon = blow.weapon.name();
        lines.push(format!("{weapon} at {}: {}", blow.target, numbers_text(&numbers)));
        lines.extend(odds_line(blow.odds.as_ref()));
    }
    for way in &view.hands {
        let blows = crate::words::many(way.blows, "blow");
        let target = way.target.map_or(String::new(), |id| format!(" at {id}"));
        lines.push(format!("{}: {blows}{target}", hands(way.main, way.off)));
        lines.extend(odds_line(way.odds.as_ref()));
    }
    for side in &view.sides {
        let passes = u128::from(crate::dice::leadership_chances(side.rout_leadership));
        let odds = chance(crate::fraction::Fraction::new(passes, 36));
        lines.push(format!(
            "A Rout test of the {} would pass on {} or less: {odds}",
            side.warband.name(),
            side.rout_leadership
        ));
    }
    lines
}

fn numbers_text(numbers: &[(&str, u8)]) -> String {
    let parts = numbers.iter().map(|(what, number)| format!("to {what} {}", needs(*number)));
    parts.collect::<Vec<_>>().join(", ")
}

/// The whole map, one sign for each square; warriors are the letters of their sides.
fn field(view: &View) -> Vec<String> {
    let Some(field) = &view.field else {
        return vec!["The field is your own table: the engine knows no map.".to_owned()];
    };
    let tens: String =
        (1..=field.width).map(|x| if x % 10 == 0 { x / 10 } else { 0 }).map(ruled).collect();
    let ones: String = (1..=field.width).map(|x| char::from(b'0' + x % 10)).collect();
    let mut lines = vec![format!("   {tens}"), format!("   {ones}")];
    for (y, row) in (0_u8..).zip(&field.rows) {
        let signs = (0_u8..).zip(row.chars()).map(|(x, sign)| {
            let here = crate::square::Square::at(x, y);
            let all = view.sides.iter().flat_map(|side| &side.warriors);
            let model = all.clone().find(|warrior| warrior.at == Some(here));
            match model {
                Some(warrior) => model_sign(warrior),
                None if view.counters.contains(&here) => '$',
                None if view.chest == Some(here) => '&',
                None => sign,
            }
        });
        let signs: String = signs.collect();
        lines.push(format!("{:>2} {signs}{}", y + 1, beside(view, y)));
    }
    // A sign and its meaning stay in one line.
    let grounds = Terrain::ALL.iter().map(|g| format!("{}_{}", g.sign(), lower(g.name())));
    let legend = grounds.collect::<Vec<_>>().join("  ").replace(' ', "_").replace("__", "  ");
    let things = "*_objective  $_wyrdstone  &_chest  A_B_standing  a_b_fallen";
    let legend = wrapped(&format!("{legend}  {things}"), WIDTH - 16, 0);
    lines.extend(legend.into_iter().map(|line| line.replace(' ', ", ").replace('_', " ")));
    lines
}

const fn ruled(tens: u8) -> char {
    if tens == 0 { ' ' } else { (b'0' + tens) as char }
}

fn model_sign(warrior: &WarriorView) -> char {
    match (warrior.id.seat(), warrior.condition) {
        (Seat(0), Condition::Standing) => 'A',
        (Seat(0), _) => 'a',
        (_, Condition::Standing) => 'B',
        _ => 'b',
    }
}

/// Who stands in a row, beside it.
fn beside(view: &View, y: u8) -> String {
    let all = view.sides.iter().flat_map(|side| &side.warriors);
    let mut here: Vec<(u8, Id)> =
        all.filter_map(|w| w.at.filter(|at| at.y() == y).map(|at| (at.x(), w.id))).collect();
    here.sort_unstable();
    let ids: Vec<Id> = here.into_iter().map(|(_, id)| id).collect();
    if ids.is_empty() {
        String::new()
    } else {
        crate::words::fit(&format!(" {}", ids_text(&ids)), 28)
    }
}

/// Who is gone, and who put whom out of action.
fn losses(view: &View, names: Names<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    for (seat, side) in Seat::all(2).zip(&view.sides) {
        let rout = format!("{} of {} out, Rout test from {}", side.out, side.began, side.rout_from);
        lines.push(format!("{}: {rout}", seat_name(names, seat, 20)));
        let gone = |w: &&WarriorView| w.condition == Condition::Out || w.marks.has(Mark::Escaped);
        for warrior in side.warriors.iter().filter(gone) {
            lines.push(format!("  {} {}: {}", warrior.id, warrior.name, whole_state(warrior)));
        }
        for warrior in side.warriors.iter().filter(|w| w.felled > 0) {
            let enemies = crate::words::many(warrior.felled, "enem").replace("enems", "enemies");
            let enemies = enemies.replace("1 enem", "1 enemy");
            let name = warrior.name;
            lines.push(format!("  {} {name} has put {enemies} out of action", warrior.id));
        }
    }
    lines
}

fn indented(text: &str, first: usize, later: usize) -> Vec<String> {
    let mut lines = wrapped(text.trim_start(), WIDTH - first - 1, later.saturating_sub(first));
    lines.iter_mut().for_each(|line| *line = " ".repeat(first) + line);
    lines
}

// ---------------------------------------------------------------------- explanations

/// What a name of the game means; all that have the name.
pub(crate) fn explain(name: &str) -> Option<String> {
    let mut found: Vec<String> = Vec::new();
    found.extend(Item::find(name).map(explain_item));
    found.extend(Skill::find(name).map(|skill| sentence(skill.name(), "skill", skill.about())));
    found.extend(Mutation::find(name).map(|m| sentence(m.name(), "mutation", m.about())));
    found.extend(Rule::find(name).map(|rule| sentence(rule.name(), "special rule", rule.about())));
    found.extend(Spell::find(name).map(explain_spell));
    found.extend(School::find(name).map(explain_school));
    found.extend(Scenario::find(name).map(|s| sentence(s.name(), "scenario", scenario_about(s))));
    found.extend(Phase::find(name).map(|p| sentence(p.name(), "phase", phase_about(p))));
    found.extend(Terrain::find(name).map(|t| sentence(t.name(), "ground", terrain_about(t))));
    found.extend(Warband::find(name).map(explain_warband));
    found.extend(fighters_named(name).map(explain_fighter));
    found.extend(explain_ready(name));
    found.extend(explain_word(name));
    found.extend(explain_index(name));
    (!found.is_empty()).then(|| found.join("\n\n") + "\n")
}

/// The names that can be explained.
pub(crate) fn explained() -> Vec<&'static str> {
    fn names<T: Member>() -> impl Iterator<Item = &'static str> {
        T::ALL.iter().map(|member| member.name())
    }
    let lists = names::<Item>()
        .chain(names::<Skill>())
        .chain(names::<Mutation>())
        .chain(names::<Rule>())
        .chain(names::<Spell>())
        .chain(names::<School>())
        .chain(names::<Scenario>())
        .chain(names::<Phase>())
        .chain(names::<Terrain>())
        .chain(names::<Warband>())
        .chain(FIGHTERS.iter().map(|fighter| fighter.name))
        .chain(ROSTERS.iter().map(|(slug, _)| *slug))
        .chain(MAPS.iter().map(|(slug, _)| *slug))
        .chain(WORDS.iter().map(|(word, _)| *word))
        .chain(INDEX);
    let mut all: Vec<&'static str> = Vec::new();
    lists.for_each(|name| {
        if !all.contains(&name) {
            all.push(name);
        }
    });
    all
}

/// Words under which the names of one sort are listed.
const INDEX: [&str; 9] = [
    "items",
    "weapons",
    "skills",
    "spells",
    "mutations",
    "warbands",
    "scenarios",
    "rosters",
    "maps",
];

/// Words of the rules that are no thing, skill or rule of their own.
pub(crate) const WORDS: [(&str, &str); 8] = [
    (
        "knocked down",
        "He crawls 2 inches and may stand up in his next recovery phase. In combat he is hit at \
         once, cannot parry, and any wound that is not saved puts him out of action.",
    ),
    (
        "stunned",
        "He does nothing and becomes knocked down in his next recovery phase. A blow in combat \
         puts him out of action at once.",
    ),
    ("out of action", "He is taken off the table and counts for the Rout test of his warband."),
    (
        "hidden",
        "He is no target until he shoots, or an enemy comes within Initiative in inches or sees \
         him plainly. One hides behind cover at the end of a move, not after a run or charge.",
    ),
    (
        "fleeing",
        "He runs two dice of inches toward the nearest edge in each own turn until he rallies in \
         the recovery phase: Leadership, and the closest model may not be an enemy.",
    ),
    (
        "rout",
        "When a quarter of a warband is out of action, each of its turns begins with a test of \
         two dice against the Leadership of its leader. Who fails has lost; who had to test may \
         give up instead.",
    ),
    (
        "parry",
        "Once in a phase a sword or buckler wards off the first enemy who hits: a die higher than \
         his best one to hit. Sixes and blows of twice one's own Strength are not parried. Sword \
         and buckler together throw twice.",
    ),
    (
        "critical",
        "A natural 6 to wound, unless a 6 was needed, once a phase in combat. A die says what it \
         does.",
    ),
];

/// A word of the rules; critical hits with their charts.
fn explain_word(name: &str) -> Option<String> {
    let wanted = crate::fighter::plain(name);
    let (word, about) = WORDS.iter().find(|(word, _)| crate::fighter::plain(word) == wanted)?;
    let mut lines = vec![sentence(&crate::words::upper(word), "rule", about)];
    if *word == "critical" {
        let row = |class| {
            let part = |(rows, die)| format!("{rows} {}", crate::texts::critical(class, die));
            [("1-2:", 1), ("3-4:", 3), ("5:", 5), ("6:", 6)].map(part).join("; ")
        };
        lines.push(filled(&format!("  One chart for all: {}.", row(None))));
        let classes = Class::ALL.iter();
        lines.extend(classes.map(|class| {
            filled(&format!("  By class, {}: {}.", lower(class.name()), row(Some(*class))))
        }));
    }
    Some(lines.join("\n"))
}

/// All names of one sort.
fn explain_index(name: &str) -> Option<String> {
    fn names<T: Member>() -> Vec<&'static str> {
        T::ALL.iter().map(|member| member.name()).collect()
    }
    let weapon = |item: &&Item| item.melee().is_some() || item.missile().is_some();
    let list = match name.trim().to_lowercase().as_str() {
        "items" => names::<Item>(),
        "weapons" => Item::ALL.iter().filter(weapon).map(|item| item.name()).collect(),
        "skills" => names::<Skill>(),
        "spells" => names::<Spell>(),
        "mutations" => names::<Mutation>(),
        "warbands" => names::<Warband>(),
        "scenarios" => names::<Scenario>(),
        "rosters" => ROSTERS.iter().map(|(slug, _)| *slug).collect(),
        "maps" => MAPS.iter().map(|(slug, _)| *slug).collect(),
        _ => return None,
    };
    Some(filled(&format!("All {}: {}.", name.trim().to_lowercase(), list.join(", "))))
}

fn filled(text: &str) -> String {
    wrapped(text, WIDTH - 1, 2).join("\n")
}

fn sentence(name: &str, what: &str, about: &str) -> String {
    filled(&format!("{name} ({what}): {about}"))
}

fn explain_item(item: Item) -> String {
    let what = match () {
        () if item.melee().is_some() => "close combat weapon",
        () if item.missile().is_some() => "missile weapon",
        () => "equipment",
    };
    let what = match item.cost() {
        0 => what.to_owned(),
        cost => format!("{what}, {cost} gold crowns"),
    };
    sentence(item.name(), &what, item.about())
}

fn explain_spell(spell: Spell) -> String {
    let school = spell.school();
    let what = if school.is_prayer() { "prayer" } else { "spell" };
    let number = match spell.difficulty() {
        Some(number) => format!("{number} or more on two dice"),
        None => "no dice".to_owned(),
    };
    let range = match spell.range() {
        Some(0) => ", on the caster".to_owned(),
        Some(range) => format!(", {range} inches"),
        None => String::new(),
    };
    let kind = format!("{what} {} of {}, {number}{range}", spell.roll(), school.name());
    sentence(spell.name(), &kind, spell.about())
}

fn explain_school(school: School) -> String {
    let spells: Vec<String> =
        school.spells().map(|spell| format!("{} {}", spell.roll(), spell.name())).collect();
    sentence(school.name(), "magic, found by a die", &format!("{}.", spells.join(", ")))
}

fn explain_warband(warband: Warband) -> String {
    let fighters: Vec<String> = warband
        .fighters()
        .map(|id| {
            let fighter = id.get();
            let max = fighter.max.map_or("any number".to_owned(), |max| format!("up to {max}"));
            format!("{} ({max}, {} crowns)", fighter.name, fighter.cost)
        })
        .collect();
    let limits = format!("{} gold crowns, 3 to {} models", warband.gold(), warband.max_models());
    sentence(warband.name(), &format!("warband, {limits}"), &format!("{}.", fighters.join(", ")))
}

fn fighters_named(name: &str) -> impl Iterator<Item = FighterId> {
    let wanted = crate::fighter::plain(name);
    FighterId::all().filter(move |id| {
        let fighter = id.get();
        [fighter.id, fighter.name].iter().any(|text| crate::fighter::plain(text) == wanted)
    })
}

fn explain_fighter(id: FighterId) -> String {
    let fighter: &Fighter = id.get();
    let head = format!(
        "{} ({} of the {}, {} crowns): {}.",
        fighter.name,
        lower(fighter.kind.name()),
        fighter.warband.name(),
        fighter.cost,
        profile(fighter.profile)
    );
    let mut lines = vec![filled(&head)];
    let list = fighter.list.prices().iter().map(|(item, cost)| match cost {
        0 => thing(*item),
        cost => format!("{} {cost}", thing(*item)),
    });
    let list = list.collect::<Vec<_>>().join(", ");
    if !list.is_empty() {
        lines.push(filled(&format!("  May buy, in crowns: {list}.")));
    }
    for rule in fighter.rules {
        lines.push(filled(&format!("  {}: {}", rule.name(), rule.about())));
    }
    lines.join("\n")
}

/// A ready roster or map, as its file.
fn explain_ready(name: &str) -> Option<String> {
    let wanted = crate::fighter::plain(name);
    let same = |slug: &str| crate::fighter::plain(slug) == wanted;
    // The remark may be longer than a line.
    let line = |line: &str| match line.strip_prefix("# ") {
        Some(remark) => wrapped(remark, WIDTH - 3, 0).join("\n# ").replacen("", "# ", 1),
        None => line.to_owned(),
    };
    let roster = ROSTERS.iter().find(|(slug, _)| same(slug));
    let roster = roster.map(|(_, text)| text.lines().map(line).collect::<Vec<_>>().join("\n"));
    let map = MAPS.iter().find(|(slug, _)| same(slug)).map(|(_, text)| {
        let (name, about) = (head(text, "name").unwrap_or(""), head(text, "about").unwrap_or(""));
        let rows = text.lines().filter(|line| !line.contains(": "));
        format!("{}\n{}", sentence(name, "map", about), rows.collect::<Vec<_>>().join("\n"))
    });
    roster.or(map).map(|text| text.trim_end().to_owned())
}

/// What a scenario is about.
pub(crate) const fn scenario_about(scenario: Scenario) -> &'static str {
    match scenario {
        Scenario::DefendTheFind => {
            "The warband with fewer warriors defends the building in the middle and sets up within \
             6 inches of it; the attacker comes from the edges and has the first turn. The \
             attacker wins when, at the end of a turn of the defender, more attackers than \
             defenders stand within 6 inches of the building."
        }
        Scenario::Skirmish => {
            "Both warbands set up within 8 inches of opposite edges and fight until one routs."
        }
        Scenario::WyrdstoneHunt => {
            "D3+1 counters lie on the table. Whoever touches one takes it, and drops it when out \
             of action. It ends when a warband routs."
        }
        Scenario::Breakthrough => {
            "The attacker wins when two of his warriors stand within 2 inches of the defender's \
             edge. The defender sets up anywhere at least 14 inches from every attacker."
        }
        Scenario::StreetFight => {
            "One street, one warband at each end. The one wins that has moved all its remaining \
             warriors off by the other's end."
        }
        Scenario::ChanceEncounter => {
            "The warbands meet in opposite quarters of the table, at least 14 inches apart, each \
             with D3 shards. Who has the first turn is rolled with the leader's Initiative added."
        }
        Scenario::HiddenTreasure => {
            "Whoever enters a building that was not searched rolls two dice: a 12 finds the chest, \
             and the last building holds it for certain. The warband wins that carries it off by \
             its own edge. One carrier moves at half speed."
        }
        Scenario::Occupy => {
            "D3+2 buildings are fought for. After eight turns each, the warband wins that holds \
             more: one of its own stands inside, and no enemy is. There are no Rout tests."
        }
        Scenario::SurpriseAttack => {
            "Only a part of the defenders is there; each hero and group arrives later on 4 and \
             more, from the second turn on, at an edge that a die finds. The attacker has the \
             first turn."
        }
    }
}

/// What is done in a phase.
pub(crate) const fn phase_about(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "What is fought for, who is where, and who has the first turn.",
        Phase::Start => "The Rout test if a quarter is out of action; then tests for stupidity.",
        Phase::Recovery => {
            "Those who flee test to rally; the stunned become knocked down; the knocked down may \
             stand up."
        }
        Phase::Charges => "Charges, one after the other. Who is frenzied must charge.",
        Phase::Movement => {
            "First those who flee or are stupid move, then all others as their side likes."
        }
        Phase::Shooting => "Each warrior of the side may shoot once, or cast one spell.",
        Phase::Combat => "Everybody of both sides who touches an enemy fights.",
        Phase::Over => "Somebody has won, or nobody.",
    }
}

/// What a sort of ground does.
pub(crate) const fn terrain_about(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Open => "Nothing in the way.",
        Terrain::Wall => "Nobody passes it or sees through it.",
        Terrain::Floor => "The inside of a building, as good as open ground.",
        Terrain::Door => "Free to pass and to see through.",
        Terrain::Rough => "Half speed.",
        Terrain::Water => "Quarter speed.",
        Terrain::LowWall => "Free to cross; gives cover to what is behind it.",
        Terrain::Ruin => "Half speed; gives cover to what is in it or behind it.",
        Terrain::Deep => "Nobody passes it, but everybody sees across.",
        Terrain::Crate => "Nobody passes it; gives cover to what is behind it.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_has_a_name_is_explained_in_80_columns() {
        for name in explained() {
            let text = explain(name).unwrap_or_else(|| panic!("{name} is not explained"));
            assert!(text.lines().all(|line| line.chars().count() <= WIDTH), "{text}");
        }
        assert!(explain("blunderbus").is_none());
        assert!(explain("captain").is_some_and(|text| text.matches("M4").count() == 3));
        assert!(explain("frenzy").is_some_and(|text| text.starts_with("Frenzy (special rule)")));
    }
}
