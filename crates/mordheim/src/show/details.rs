//! More about one topic than a board shows, made from a view alone.

use kernel::{Arg, Message, Seat};

use super::board::state_of;
use super::describe::{distance, quarter_name};
use super::names::{Muster, chance, ends, hands, ids_text, needs, of, profile, thing};
use crate::dice::leadership_chances;
use crate::field::Terrain;
use crate::fraction::Fraction;
use crate::item::Item;
use crate::odds::Odds;
use crate::rules::Scenario;
use crate::set::{Member, word};
use crate::skill::Rule;
use crate::square::Square;
use crate::view::{FieldView, FireView, SideView, View, WarriorView};
use crate::warrior::{Condition, Id, Mark};

/// More about one topic, line by line.
pub(crate) fn details(view: &View, topic: &str) -> Option<Vec<Message>> {
    Some(match topic {
        "warriors" => each_side(view, |warrior| vec![warrior_line(view, warrior)]),
        "rosters" => rosters(view),
        "odds" => odds(view),
        "field" => match &view.field {
            Some(field) => map(view, field),
            None => vec![Message::new("details-no-field")],
        },
        "losses" => losses(view),
        "scenario" => scenario(view),
        _ => return None,
    })
}

// ------------------------------------------------------------------ warriors

/// Something about everybody of both sides.
fn each_side(view: &View, about: impl Fn(&WarriorView) -> Vec<Message>) -> Vec<Message> {
    let mut lines = Vec::new();
    for (seat, side) in Seat::all(2).zip(&view.sides) {
        let head = Message::new("details-side").with("seat", seat);
        let head = head.with("warband", word("warband", side.warband));
        lines.push(head.with("rating", side.rating));
        lines.extend(side.warriors.iter().flat_map(&about));
    }
    lines
}

/// Where a warrior is and how he is.
fn warrior_line(view: &View, warrior: &WarriorView) -> Message {
    let mut state = whole_state(warrior);
    if state.is_empty() {
        state.push(Message::new("condition-standing"));
    }
    let loading = warrior.barrels.iter().filter(|turns| **turns > 0);
    state.extend(loading.map(|turns| Message::new("details-loads").with("turns", *turns)));
    let line = match warrior.at {
        Some(at) => Message::new("details-warrior-on").with("square", at.to_string()),
        None => Message::new("details-warrior"),
    };
    line.with("who", view.who(warrior.id)).with("state", Arg::list(state))
}

/// How a warrior is, wherever he is.
pub(crate) fn whole_state(warrior: &WarriorView) -> Vec<Message> {
    let one = |key: &'static str| vec![Message::new(key)];
    match () {
        () if warrior.marks.has(Mark::FledOff) => one("details-fled-off"),
        () if warrior.marks.has(Mark::Escaped) => one("details-escaped"),
        () if warrior.condition == Condition::Out => match warrior.felled_by {
            Some(by) => vec![Message::new("details-out-by").with("by", by.to_string())],
            None => one("details-out"),
        },
        () if warrior.marks.has(Mark::Reserve) => one("details-reserve"),
        () => {
            let mut parts = state_of(warrior);
            let armed = warrior.hands.filter(|(main, _)| *main != Item::Natural);
            parts.extend(armed.map(|(main, off)| held(main, off)));
            parts
        }
    }
}

/// What is in two hands, in short.
pub(crate) fn held(main: Item, off: Item) -> Message {
    match off {
        Item::Fist => thing(main),
        _ => Message::new("details-held").with("main", thing(main)).with("off", thing(off)),
    }
}

/// What a warrior is and carries.
fn roster_lines(view: &View, warrior: &WarriorView) -> Vec<Message> {
    let key = match (warrior.leader, warrior.hero) {
        (true, _) => "details-roster-leader",
        (_, true) => "details-roster-hero",
        _ => "details-roster",
    };
    let head = Message::new(key).with("who", view.who(warrior.id));
    let head = head.with("profile", profile(warrior.profile));
    let item = |item: Item| match warrior.pairs.has(item) {
        true => Message::new("details-two").with("item", thing(item)),
        false => thing(item),
    };
    let plain = [Rule::Leader, Rule::Hero, Rule::Skaven];
    let rules = warrior.rules.iter().filter(|rule| !plain.contains(rule));
    let all: Vec<Message> = (warrior.items.iter().map(item))
        .chain(warrior.skills.iter().map(|skill| of("skill", skill)))
        .chain(warrior.mutations.iter().map(|mutation| of("mutation", mutation)))
        .chain(rules.map(|rule| of("rule", rule)))
        .chain(warrior.spells.iter().map(|spell| of("spell", *spell)))
        .collect();
    let has = (!all.is_empty()).then(|| Message::new("details-has").with("list", Arg::list(all)));
    [Some(head), has].into_iter().flatten().collect()
}

/// What everybody is and carries, and how much that is together.
fn rosters(view: &View) -> Vec<Message> {
    let mut lines = each_side(view, |warrior| roster_lines(view, warrior));
    for (seat, side) in Seat::all(2).zip(&view.sides) {
        let heroes = side.warriors.iter().filter(|warrior| warrior.hero).count();
        let cost: u32 = side.warriors.iter().map(|warrior| u32::from(warrior.cost)).sum();
        let total = Message::new("details-total").with("seat", seat);
        let total = total.with("warriors", side.warriors.len()).with("heroes", heroes);
        lines.push(total.with("cost", cost).with("rating", side.rating));
    }
    lines
}

/// Who is gone, and who put whom out of action.
fn losses(view: &View) -> Vec<Message> {
    let mut lines = Vec::new();
    for (seat, side) in Seat::all(2).zip(&view.sides) {
        let head = Message::new("details-losses-side").with("seat", seat).with("out", side.out);
        lines.push(head.with("began", side.began).with("rout", side.rout_from));
        let gone = |w: &&WarriorView| w.condition == Condition::Out || w.marks.has(Mark::Escaped);
        lines.extend(side.warriors.iter().filter(gone).map(|warrior| {
            let line = Message::new("details-warrior").with("who", view.who(warrior.id));
            line.with("state", Arg::list(whole_state(warrior)))
        }));
        lines.extend(side.warriors.iter().filter(|w| w.felled > 0).map(|warrior| {
            let line = Message::new("details-felled").with("who", view.who(warrior.id));
            line.with("count", warrior.felled)
        }));
    }
    lines
}

// ------------------------------------------------------------------ the scenario

/// What is fought for, who is who, and how far it has come.
fn scenario(view: &View) -> Vec<Message> {
    let Some(scenario) = view.scenario else {
        return vec![Message::new("details-scenario-unknown")];
    };
    let title = Message::new("details-scenario-title");
    let mut lines = vec![
        title.with("scenario", word("scenario", scenario)),
        Message::new(super::names::key("scenario", scenario, "-1")),
        of("goal", scenario),
    ];
    if let Some(attacker) = view.attacker {
        let roles = Message::new("event-roles").with("attacker", attacker);
        lines.push(roles.with("defender", crate::state::other(attacker)));
    }
    for (seat, side) in Seat::all(2).zip(&view.sides) {
        let standing = match scenario {
            Scenario::Occupy => Message::new("details-standing-holds").with("held", side.held),
            _ => Message::new("details-standing").with("rout", side.rout_from),
        };
        let standing = standing.with("seat", seat).with("out", side.out);
        lines.push(standing.with("began", side.began));
        lines.extend(side.edge.map(|edge| {
            Message::new("event-edge").with("seat", seat).with("edge", word("edge", edge))
        }));
        lines.extend(side.quarter.map(|n| {
            Message::new("event-quarter").with("seat", seat).with("quarter", quarter_name(n))
        }));
        if side.shards > 0 {
            let shards = Message::new("event-shards").with("seat", seat);
            lines.push(shards.with("shards", side.shards));
        }
    }
    lines.extend(objects(view));
    let begun = view.turn.div_ceil(2);
    let round = Message::new("details-round").with("round", begun).with("rounds", view.turns);
    lines.push(round.with("left", view.turns.saturating_sub(begun)));
    lines
}

/// Buildings, counters and the chest: where they are and whose.
fn objects(view: &View) -> Vec<Message> {
    let on = |key: &'static str, at: Square| Message::new(key).with("square", at.to_string());
    let mut lines = Vec::new();
    for house in view.field.iter().flat_map(|field| &field.buildings) {
        let counts = match house.objective {
            true => "details-building-counts",
            false => "details-building-counts-not",
        };
        let mut state = vec![Message::new(counts)];
        state.extend(house.searched.then(|| Message::new("mark-searched")));
        state.extend(house.holder.map(|seat| Message::new("mark-held").with("seat", seat)));
        let line = on("details-building", house.at).with("number", house.number);
        lines.push(line.with("state", Arg::list(state)));
    }
    lines.extend(view.counters.iter().map(|at| on("event-counter-placed", *at)));
    let all = || view.sides.iter().flat_map(|side| &side.warriors);
    lines.extend(all().filter(|warrior| warrior.counters > 0).map(|warrior| {
        let line = Message::new("details-carries").with("who", view.who(warrior.id));
        line.with("count", warrior.counters)
    }));
    if view.scenario == Some(Scenario::HiddenTreasure) {
        let carrier = all().find(|warrior| warrior.marks.has(Mark::Chest));
        lines.push(match (carrier, view.chest) {
            (Some(warrior), _) => {
                Message::new("details-chest-carried").with("who", view.who(warrior.id))
            }
            (_, Some(at)) => on("event-chest-dropped", at),
            _ if view.chest_found => Message::new("details-chest-gone"),
            _ => Message::new("details-chest-hidden"),
        });
    }
    lines
}

// ------------------------------------------------------------------ odds

/// Every number and chance that is known now.
fn odds(view: &View) -> Vec<Message> {
    let mut lines = Vec::new();
    if let Some(strike) = &view.strike {
        let line = match strike.by {
            Some(by) => Message::new("details-strike").with("by", view.who(by)),
            None => Message::new("details-strike-nobody"),
        };
        let numbers = numbers(strike.to_hit, strike.to_wound, strike.to_save);
        let line = line.with("target", view.who(strike.target)).with("numbers", numbers);
        lines.push(line);
        lines.extend(odds_line(strike.odds.as_ref()));
    }
    for (aim, way) in view.aim.iter().flat_map(|aim| aim.ways.iter().map(move |way| (aim, way))) {
        lines.push(sum(view, aim.who, aim.target, way));
        lines.extend(odds_line(way.odds.as_ref()));
    }
    lines.extend(possible(view));
    if lines.is_empty() {
        lines.push(Message::new("details-no-odds"));
    }
    lines.extend(view.sides.iter().map(rout));
    lines
}

/// What a Rout test of a side needs, and how likely it is passed.
pub(crate) fn rout(side: &SideView) -> Message {
    let passes = u128::from(leadership_chances(side.rout_leadership));
    let rout = Message::new("details-rout").with("warband", word("warband", side.warband));
    let rout = rout.with("leadership", side.rout_leadership);
    rout.with("chance", chance(Fraction::new(passes, 36)))
}

/// What a shot needs, and why.
fn sum(view: &View, who: Id, target: Id, way: &FireView) -> Message {
    let modifier = |modifier: &crate::view::Modifier| {
        let why = Message::of("modifier", modifier.why);
        Message::new("details-modifier").with("by", format!("{:+}", modifier.by)).with("why", why)
    };
    let why = match way.modifiers.as_slice() {
        [] => Message::new("details-no-modifier").into(),
        all => Arg::list(all.iter().map(modifier)),
    };
    let line = match way.said {
        Some(said) => Message::new("details-shot-sum-said").with("distance", distance(said)),
        None => Message::new("details-shot-sum"),
    };
    let line = line.with("by", view.who(who)).with("target", view.who(target)).with("why", why);
    line.with("basic", needs(way.basic)).with("needs", needs(way.needs))
}

/// Shots and blows that could be chosen.
fn possible(view: &View) -> Vec<Message> {
    let mut lines = Vec::new();
    for shot in &view.shots {
        let line = match shot.needs {
            Some(number) => Message::new("details-shot-needs").with("needs", needs(number)),
            None => Message::new("details-shot"),
        };
        let line = line.with("weapon", word("item", shot.weapon));
        lines.push(line.with("target", view.who(shot.target)));
        lines.extend(odds_line(shot.odds.as_ref()));
    }
    for blow in &view.blows {
        let line = Message::new("details-blow").with("weapon", word("item", blow.weapon));
        let numbers = numbers(blow.to_hit, blow.to_wound, blow.to_save);
        lines.push(line.with("target", view.who(blow.target)).with("numbers", numbers));
        lines.extend(odds_line(blow.odds.as_ref()));
    }
    for way in &view.hands {
        let line = match way.target {
            Some(target) => Message::new("details-hands-at").with("target", view.who(target)),
            None => Message::new("details-hands"),
        };
        lines.push(line.with("weapons", hands(way.main, way.off)).with("blows", way.blows));
        lines.extend(odds_line(way.odds.as_ref()));
    }
    lines
}

/// What it takes to hit, to wound and to save.
pub(crate) fn numbers(hit: u8, wound: u8, save: u8) -> Message {
    let numbers = Message::new("details-numbers").with("hit", needs(hit));
    numbers.with("wound", needs(wound)).with("save", needs(save))
}

/// The chances of a strike in one line.
pub(crate) fn odds_line(odds: Option<&Odds>) -> Option<Message> {
    let one = |(key, of): (&'static str, Fraction)| Message::new(key).with("chance", chance(of));
    odds.map(|odds| Message::new("details-chances").with("list", Arg::list(ends(odds).map(one))))
}

// ------------------------------------------------------------------ the map

/// The whole map, one sign for each square; warriors are the letters of their sides.
fn map(view: &View, field: &FieldView) -> Vec<Message> {
    let ruled = |x: u8| if x.is_multiple_of(10) { char::from(b'0' + x / 10) } else { ' ' };
    let tens: String = (1..=field.width).map(ruled).collect();
    let ones: String = (1..=field.width).map(|x| char::from(b'0' + x % 10)).collect();
    let mut lines = vec![format!("   {tens}"), format!("   {ones}")];
    for (y, row) in (0_u8..).zip(&field.rows) {
        let signs: String = (0_u8..)
            .zip(row.chars())
            .map(|(x, sign)| shown(view, Square::at(x, y), sign))
            .collect();
        lines.push(format!("{:>2} {signs} {}", y + 1, beside(view, y)).trim_end().to_owned());
    }
    let ground = |terrain: &Terrain| {
        let ground = Message::new("details-ground").with("sign", terrain.sign().to_string());
        ground.with("name", of("ground", *terrain))
    };
    let legend = Arg::list(Terrain::ALL.iter().map(ground));
    let legend = Message::new("details-legend").with("list", legend);
    let things = Message::new("details-field-things");
    lines.into_iter().map(Message::text).chain([legend, things]).collect()
}

/// The sign of a square: who stands there, what lies there, or what it is.
fn shown(view: &View, here: Square, sign: char) -> char {
    let mut all = view.sides.iter().flat_map(|side| &side.warriors);
    match all.find(|warrior| warrior.at == Some(here)) {
        Some(warrior) => match (warrior.id.seat(), warrior.condition) {
            (Seat(0), Condition::Standing) => 'A',
            (Seat(0), _) => 'a',
            (_, Condition::Standing) => 'B',
            _ => 'b',
        },
        None if view.counters.contains(&here) => '$',
        None if view.chest == Some(here) => '&',
        None => sign,
    }
}

/// Who stands in a row.
fn beside(view: &View, y: u8) -> String {
    let all = view.sides.iter().flat_map(|side| &side.warriors);
    let mut here: Vec<(u8, Id)> =
        all.filter_map(|w| w.at.filter(|at| at.y() == y).map(|at| (at.x(), w.id))).collect();
    here.sort_unstable();
    ids_text(&here.into_iter().map(|(_, id)| id).collect::<Vec<_>>())
}
