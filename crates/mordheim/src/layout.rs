//! What lies on the table and what things are, in words that know no game.

use kernel::{
    Arrangement, Board, Counter, Field, Ground, Piece, Place, PlacedPiece, Seat, Sheet, Zone,
};

use crate::field::{MARK, Terrain};
use crate::fighter::{FIGHTERS, Fighter, Warband};
use crate::item::Item;
use crate::look::{self, phase_about, scenario_about, terrain_about};
use crate::picture::state_of;
use crate::rules::Scenario;
use crate::set::Member;
use crate::skill::{Mutation, Rule, Skill};
use crate::spell::Spell;
use crate::square::Square;
use crate::view::{BuildingView, FieldView, SideView, View, WarriorView};
use crate::warrior::{Condition, Mark};
use crate::words::{condition, lower};

// ------------------------------------------------------------------ the table

/// What lies on the table: on a map the field with everybody on it, otherwise the warbands.
pub(crate) fn board(view: &View) -> Board {
    Board {
        places: Seat::all(2).zip(&view.sides).map(|(seat, side)| place(view, seat, side)).collect(),
        zones: Vec::new(),
        field: view.field.as_ref().map(|shown| field(view, shown)),
        counters: vec![Counter::new("round", view.turn.div_ceil(2)).of(view.turns)],
    }
}

fn place(view: &View, seat: Seat, side: &SideView) -> Place {
    let role = view.attacker.map(|attacker| if attacker == seat { "attacks" } else { "defends" });
    let marks = [Some(side.warband.name()), role];
    Place {
        counters: counters(view, side),
        marks: marks.into_iter().flatten().map(str::to_owned).collect(),
        zones: zones(view, side),
    }
}

fn counters(view: &View, side: &SideView) -> Vec<Counter> {
    let stands = |warrior: &&WarriorView| warrior.here && warrior.condition == Condition::Standing;
    let standing = side.warriors.iter().filter(stands).count() as i32;
    let out = Counter::new("out of action", side.out);
    let mut all = vec![Counter::new("standing", standing).of(side.began)];
    match view.scenario {
        Some(Scenario::Occupy) => {
            all.extend([Counter::new("holds", side.held).of(view.objectives), out]);
        }
        // So many out of action, and the warband may rout.
        _ => all.push(out.of(side.rout_from)),
    }
    if matches!(view.scenario, Some(Scenario::WyrdstoneHunt | Scenario::ChanceEncounter)) {
        let carried: i32 = side.warriors.iter().map(|warrior| i32::from(warrior.counters)).sum();
        all.push(Counter::new("shards", carried + i32::from(side.shards)));
    }
    all
}

/// Those who are not on the map, or in companion play everybody.
fn zones(view: &View, side: &SideView) -> Vec<Zone> {
    let is_out = |warrior: &&WarriorView| warrior.condition == Condition::Out;
    let on_table = |warrior: &&WarriorView| match view.map {
        true => warrior.at.is_some(),
        false => warrior.here,
    };
    let zone = |name: &str, holds: &dyn Fn(&&WarriorView) -> bool| {
        let pieces = side.warriors.iter().filter(holds).map(|warrior| piece(view, warrior));
        Zone::new(name, Arrangement::Row).with(pieces)
    };
    let mut all = vec![
        zone("off the table", &|warrior| !is_out(warrior) && !on_table(warrior)),
        zone("out of action", &is_out),
    ];
    if !view.map {
        all.insert(0, zone("warriors", &|warrior| !is_out(warrior) && on_table(warrior)));
    }
    all
}

/// A warrior: he is called by his letter and number; the figure on him are his wounds.
fn piece(view: &View, warrior: &WarriorView) -> Piece {
    let id = warrior.id.to_string();
    let mut marks = match warrior.condition {
        Condition::KnockedDown => vec![condition(warrior.condition).to_owned()],
        _ => Vec::new(),
    };
    marks.extend(state_of(warrior).into_iter().filter(|mark| mark != "down"));
    let away = [Mark::Reserve, Mark::Escaped, Mark::FledOff];
    let away = away.into_iter().filter(|mark| warrior.marks.has(*mark));
    marks.extend(away.map(|mark| mark.name().to_owned()));
    marks.extend(warrior.leader.then(|| "leader".to_owned()));
    marks.extend((view.selected == Some(warrior.id)).then(|| "selected".to_owned()));
    Piece {
        sign: id.clone(),
        words: vec![id],
        name: warrior.name.to_owned(),
        owner: Some(warrior.id.seat()),
        value: Some(i32::from(warrior.wounds)),
        marks,
        faint: warrior.condition == Condition::Out,
    }
}

// ------------------------------------------------------------------ the field

fn field(view: &View, shown: &FieldView) -> Field {
    let everybody = view.sides.iter().flat_map(|side| &side.warriors);
    let warriors = everybody.filter_map(|warrior| Some((warrior.at?, piece(view, warrior))));
    let buildings = shown.buildings.iter().map(|building| (building.at, house(building)));
    let counters = view.counters.iter().map(|at| (*at, thing(*at, "counter", "$")));
    let chest = view.chest.map(|at| (at, thing(at, "chest", "&")));
    let pieces = buildings.chain(counters).chain(chest).chain(warriors);
    Field {
        width: u16::from(shown.width),
        height: u16::from(shown.height),
        rows: shown.rows.clone(),
        legend: legend(shown),
        square: "{x}-{y}".to_owned(),
        first: 1,
        pieces: pieces.map(|(at, piece)| standee(at, piece)).collect(),
    }
}

fn standee(at: Square, piece: Piece) -> PlacedPiece {
    PlacedPiece { x: u16::from(at.x()), y: u16::from(at.y()), piece }
}

/// Something that lies on a square, by which it is called.
fn thing(at: Square, name: &str, sign: &str) -> Piece {
    Piece { words: vec![at.to_string()], sign: sign.to_owned(), ..Piece::named(name) }
}

fn house(building: &BuildingView) -> Piece {
    let name = format!("building {}", building.number);
    let marks = [
        building.objective.then(|| "objective".to_owned()),
        building.searched.then(|| "searched".to_owned()),
        building.holder.map(|seat| format!("held by seat {seat}")),
    ];
    Piece {
        sign: building.number.to_string(),
        owner: building.holder,
        marks: marks.into_iter().flatten().collect(),
        ..Piece::named(&name)
    }
}

/// The sorts of ground that the field has.
fn legend(shown: &FieldView) -> Vec<Ground> {
    let has = |sign: char| shown.rows.iter().any(|row| row.contains(sign));
    let grounds = Terrain::ALL.iter().map(|terrain| Ground {
        sign: terrain.sign(),
        name: lower(terrain.name()),
        looks: looks(*terrain),
    });
    let mark = Ground { sign: MARK, name: "objective".to_owned(), looks: kernel::Terrain::Open };
    grounds.chain([mark]).filter(|ground| has(ground.sign)).collect()
}

const fn looks(terrain: Terrain) -> kernel::Terrain {
    match terrain {
        Terrain::Open | Terrain::Floor | Terrain::Door => kernel::Terrain::Open,
        Terrain::Rough | Terrain::Ruin => kernel::Terrain::Rough,
        Terrain::LowWall => kernel::Terrain::Low,
        Terrain::Wall | Terrain::Crate => kernel::Terrain::Wall,
        Terrain::Water | Terrain::Deep => kernel::Terrain::Water,
    }
}

// ------------------------------------------------------------------ the catalogue

/// Everything with a text of its own: fighters, things, skills, spells and the words of the rules.
pub(crate) fn catalogue() -> Vec<Sheet> {
    fn all<T: Member>(
        kind: &'static str,
        about: impl Fn(T) -> &'static str,
    ) -> impl Iterator<Item = Sheet> {
        T::ALL.iter().map(move |&one| Sheet::new(kind, one.name(), [about(one)]))
    }
    let words = look::WORDS.iter().map(|(word, about)| Sheet::new("word", word, [*about]));
    let warbands = Warband::ALL.iter().map(|warband| explained("warband", warband.name()));
    FIGHTERS
        .iter()
        .map(fighter)
        .chain(warbands)
        .chain(Item::ALL.iter().map(|item| thing_sheet(*item)))
        .chain(Spell::ALL.iter().map(|one| spell(*one)))
        .chain(all("skill", Skill::about))
        .chain(all("mutation", Mutation::about))
        .chain(all("rule", Rule::about))
        .chain(all("scenario", scenario_about))
        .chain(all("phase", phase_about))
        .chain(all("ground", terrain_about))
        .chain(words)
        .collect()
}

/// A name with all that is said about it.
fn explained(kind: &str, name: &str) -> Sheet {
    Sheet::new(kind, name, look::explain(name))
}

fn fighter(fighter: &Fighter) -> Sheet {
    let p = fighter.profile;
    let rules = fighter.rules.iter().map(|rule| format!("{}: {}", rule.name(), rule.about()));
    let profile = [
        ("M", p.m),
        ("WS", p.ws),
        ("BS", p.bs),
        ("S", p.s),
        ("T", p.t),
        ("W", p.w),
        ("I", p.i),
        ("A", p.a),
        ("Ld", p.ld),
    ];
    let sheet = Sheet::new("fighter", fighter.name, rules)
        .fact("standing", lower(fighter.kind.name()))
        .fact("warband", fighter.warband.name())
        .fact("cost", fighter.cost);
    profile.iter().fold(sheet, |sheet, (name, value)| sheet.fact(name, value))
}

fn thing_sheet(item: Item) -> Sheet {
    let kind = match () {
        () if item.melee().is_some() => "close combat weapon",
        () if item.missile().is_some() => "missile weapon",
        () => "equipment",
    };
    Sheet::new(kind, item.name(), [item.about()]).fact("cost", item.cost())
}

fn spell(spell: Spell) -> Sheet {
    let school = spell.school();
    let kind = if school.is_prayer() { "prayer" } else { "spell" };
    let sheet = Sheet::new(kind, spell.name(), [spell.about()])
        .fact("school", school.name())
        .fact("roll", spell.roll());
    let sheet = match spell.difficulty() {
        Some(number) => sheet.fact("difficulty", number),
        None => sheet,
    };
    match spell.range() {
        Some(range) => sheet.fact("range", range),
        None => sheet,
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Luck, Rng, Setup, ToMove, Viewer};

    use super::*;
    use crate::State;
    use crate::moves::Move;

    fn opened(options: &[(&str, &str)]) -> State {
        let setup = options.iter().fold(Setup::default(), |setup, (k, v)| setup.set(k, v));
        State::new(&setup).expect("a sound setup")
    }

    /// Plays at random until something holds.
    fn until(mut state: State, seed: u64, holds: impl Fn(&State) -> bool) -> State {
        let (mut luck, mut dice) = (Luck::new(seed), Rng::new(seed));
        while !holds(&state) {
            let (mover, m) = match state.to_move() {
                ToMove::Over => panic!("the battle ended before"),
                ToMove::Chance => (kernel::Mover::Chance, state.roll(luck)),
                ToMove::Seats(seats) => {
                    let seat = seats.lowest().expect("somebody moves");
                    (kernel::Mover::Seat(seat), *dice.pick(&state.legal(seat)).expect("a move"))
                }
            };
            luck = if mover == kernel::Mover::Chance { luck.next() } else { luck };
            state.play(mover, m, &mut ());
        }
        state
    }

    fn board_of(state: &State) -> Board {
        board(&state.view(Viewer::Spectator))
    }

    /// A square is written as the template says, from the number of the first column and row.
    #[test]
    fn squares_are_written_as_moves_write_them() {
        let placing = |state: &State| {
            state
                .to_move()
                .seats()
                .iter()
                .any(|seat| state.legal(seat).iter().any(|m| matches!(m, Move::Place(_))))
        };
        let state = until(opened(&[]), 1, placing);
        let field = board_of(&state).field.expect("a map");
        assert_eq!(field.rows.len(), usize::from(field.height));
        let known = |sign: char| field.legend.iter().any(|ground| ground.sign == sign);
        assert!(field.rows.iter().all(|row| row.chars().all(known)));
        let seat = state.to_move().seats().lowest().expect("somebody places");
        for &m in state.legal(seat).iter() {
            let Move::Place(at) = m else { continue };
            let number = |n: u8| (u16::from(n) + field.first).to_string();
            let square =
                field.square.replace("{x}", &number(at.x())).replace("{y}", &number(at.y()));
            let text = state.notation(kernel::Mover::Seat(seat), m);
            assert_eq!(text, format!("place {square}"));
        }
    }

    /// Everybody is in exactly one place, on a map and in companion play.
    #[test]
    fn every_warrior_is_somewhere_once() {
        for (space, seed) in [("map", 1), ("map", 2), ("table", 3)] {
            let fallen = |state: &State| {
                let view = state.view(Viewer::Spectator);
                view.sides.iter().any(|side| side.out > 1)
            };
            let state = until(opened(&[("space", space)]), seed, fallen);
            let board = board_of(&state);
            assert_eq!(board.field.is_some(), space == "map");
            let zones = board.places.iter().flat_map(|place| &place.zones);
            let lying = zones.flat_map(|zone| &zone.pieces);
            let field = board.field.iter().flat_map(|field| &field.pieces);
            let mut words: Vec<&str> = lying
                .chain(field.map(|standee| &standee.piece))
                .map(|piece| &*piece.words[0])
                .filter(|word| word.starts_with(['A', 'B']))
                .collect();
            words.sort_unstable();
            let view = state.view(Viewer::Spectator);
            let mut all: Vec<String> = view
                .sides
                .iter()
                .flat_map(|side| side.warriors.iter().map(|warrior| warrior.id.to_string()))
                .collect();
            all.sort_unstable();
            assert_eq!(words, all);
            for (place, side) in board.places.iter().zip(&view.sides) {
                let out = place.zones.last().expect("those out of action");
                assert_eq!(out.pieces.len(), usize::from(side.out), "{out:?}");
                assert!(out.pieces.iter().all(|piece| piece.faint));
            }
        }
    }

    #[test]
    fn a_sheet_says_what_is_printed() {
        let all = catalogue();
        let find = |name: &str| all.iter().find(|sheet| sheet.name == name).expect("a sheet");
        assert_eq!(find("Dagger").kind, "close combat weapon");
        assert_eq!(find("Mercenary Captain").facts["M"], "4");
        assert_eq!(find("parry").kind, "word");
    }
}
