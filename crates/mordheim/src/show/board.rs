//! What lies on the table in words that know no game.

use kernel::{
    Arrangement, Board, Counter, Field, Ground, Key, Message, Piece, Place, PlacedPiece, Seat,
    Zone, key_of,
};

use super::names::{ids_text, of, telling, warrior_name};
use crate::field::{MARK, Terrain};
use crate::fighter::FighterId;
use crate::rules::Scenario;
use crate::set::Member;
use crate::square::Square;
use crate::view::{BuildingView, FieldView, SideView, View, WarriorView};
use crate::warrior::{Condition, Mark};

/// What lies on the table: on a map the field with everybody on it, otherwise the warbands.
pub(crate) fn board(view: &View) -> Board {
    let sides = Seat::all(2).zip(&view.sides);
    Board {
        places: sides.map(|(seat, side)| place(view, seat, side)).collect(),
        zones: Vec::new(),
        field: view.field.as_ref().map(|shown| field(view, shown)),
        counters: vec![Counter::new("round", view.turn.div_ceil(2)).of(view.turns)],
    }
}

fn place(view: &View, seat: Seat, side: &SideView) -> Place {
    let role = view.attacker.map(|attacker| attacker == seat);
    let role = role.map(|attacks| if attacks { "mark-attacks" } else { "mark-defends" });
    let marks = [Some(of("warband", side.warband)), role.map(Message::new)];
    Place {
        counters: counters(view, side),
        marks: marks.into_iter().flatten().collect(),
        zones: zones(view, seat, side),
    }
}

fn counters(view: &View, side: &SideView) -> Vec<Counter> {
    let stands = |warrior: &&WarriorView| warrior.here && warrior.condition == Condition::Standing;
    let standing = side.warriors.iter().filter(stands).count() as i32;
    let out = Counter::new("out", side.out);
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
fn zones(view: &View, seat: Seat, side: &SideView) -> Vec<Zone> {
    let is_out = |warrior: &&WarriorView| warrior.condition == Condition::Out;
    let on_table = |warrior: &&WarriorView| match view.map {
        true => warrior.at.is_some(),
        false => warrior.here,
    };
    let zone = |id: &str, holds: &dyn Fn(&&WarriorView) -> bool| {
        let pieces = side.warriors.iter().filter(holds).map(|warrior| piece(view, warrior));
        Zone::of(seat, id, Arrangement::Row).with(pieces)
    };
    let mut all = vec![
        zone("off-table", &|warrior| !is_out(warrior) && !on_table(warrior)),
        zone("out", &is_out),
    ];
    if !view.map {
        all.insert(0, zone("warriors", &|warrior| !is_out(warrior) && on_table(warrior)));
    }
    all
}

/// A warrior: he is called by his letter and number; the figure on him are his wounds.
fn piece(view: &View, warrior: &WarriorView) -> Piece {
    let id = warrior.id.to_string();
    let mut marks = state_of(warrior);
    let away = [Mark::Reserve, Mark::Escaped, Mark::FledOff];
    let away = away.into_iter().filter(|mark| warrior.marks.has(*mark));
    marks.extend(away.map(|mark| of("mark", mark)));
    marks.extend(warrior.leader.then(|| Message::new("mark-leader")));
    marks.extend((view.selected == Some(warrior.id)).then(|| Message::new("mark-selected")));
    Piece {
        sign: id.clone(),
        sheet: Some(sheet_of(warrior.fighter)),
        owner: Some(warrior.id.seat()),
        value: Some(i32::from(warrior.wounds)),
        marks,
        faint: warrior.condition == Condition::Out,
        ..Piece::new(id, warrior_name(warrior.fighter, warrior.id))
    }
}

/// The sheet of a kind of fighter.
pub(crate) fn sheet_of(fighter: FighterId) -> Key {
    key_of(fighter.get().warband.id(), fighter.get().id).into()
}

/// What is so about a warrior who is on the table, beside that he stands.
pub(crate) fn state_of(warrior: &WarriorView) -> Vec<Message> {
    let mut parts = Vec::new();
    match warrior.condition {
        Condition::Standing => {}
        Condition::KnockedDown => parts.push(Message::new("condition-knocked-down")),
        Condition::Stunned => parts.push(Message::new("condition-stunned")),
        Condition::Out => parts.push(Message::new("condition-out")),
    }
    if warrior.profile.w > 1 && warrior.wounds != warrior.profile.w {
        let wounds = Message::new("mark-wounds").with("left", warrior.wounds);
        parts.push(wounds.with("of", warrior.profile.w));
    }
    if !warrior.engaged.is_empty() {
        parts.push(Message::new("mark-versus").with("foes", ids_text(&warrior.engaged)));
    }
    parts.extend(telling(warrior.marks).map(|mark| of("mark", mark)));
    if warrior.counters > 0 {
        parts.push(Message::text(format!("${}", warrior.counters)));
    }
    parts
}

// ------------------------------------------------------------------ the field

fn field(view: &View, shown: &FieldView) -> Field {
    let everybody = view.sides.iter().flat_map(|side| &side.warriors);
    let warriors = everybody.filter_map(|warrior| Some((warrior.at?, piece(view, warrior))));
    let buildings = shown.buildings.iter().map(|building| (building.at, house(building)));
    let counters = view.counters.iter().map(|at| (*at, counter(*at)));
    let chest = Piece { sign: "&".to_owned(), ..Piece::new("chest", Message::new("piece-chest")) };
    let chest = view.chest.map(|at| (at, chest));
    let pieces = buildings.chain(counters).chain(chest).chain(warriors);
    Field {
        width: u16::from(shown.width),
        height: u16::from(shown.height),
        rows: shown.rows.clone(),
        legend: legend(shown),
        pieces: pieces.map(|(at, piece)| placed(at, piece)).collect(),
    }
}

fn placed(at: Square, piece: Piece) -> PlacedPiece {
    PlacedPiece { x: u16::from(at.x()), y: u16::from(at.y()), piece }
}

/// A counter, which is called by the square on which it lies.
fn counter(at: Square) -> Piece {
    let id = format!("counter-{}-{}", at.x() + 1, at.y() + 1);
    Piece { sign: "$".to_owned(), ..Piece::new(id, Message::new("piece-counter")) }
}

fn house(building: &BuildingView) -> Piece {
    let marks = [
        building.objective.then(|| Message::new("mark-objective")),
        building.searched.then(|| Message::new("mark-searched")),
        building.holder.map(|seat| Message::new("mark-held").with("seat", seat)),
    ];
    let name = Message::new("piece-building").with("number", building.number);
    Piece {
        sign: building.number.to_string(),
        owner: building.holder,
        marks: marks.into_iter().flatten().collect(),
        ..Piece::new(format!("building-{}", building.number), name)
    }
}

/// The sorts of ground that the field has.
fn legend(shown: &FieldView) -> Vec<Ground> {
    let has = |sign: char| shown.rows.iter().any(|row| row.contains(sign));
    let grounds = Terrain::ALL.iter().map(|terrain| Ground {
        sign: terrain.sign(),
        name: of("ground", *terrain),
        terrain: like(*terrain),
    });
    let name = Message::new("ground-objective");
    let mark = Ground { sign: MARK, name, terrain: kernel::Terrain::Open };
    grounds.chain([mark]).filter(|ground| has(ground.sign)).collect()
}

const fn like(terrain: Terrain) -> kernel::Terrain {
    match terrain {
        Terrain::Open | Terrain::Floor | Terrain::Door => kernel::Terrain::Open,
        Terrain::Rough | Terrain::Ruin => kernel::Terrain::Rough,
        Terrain::LowWall => kernel::Terrain::Low,
        Terrain::Wall | Terrain::Crate => kernel::Terrain::Wall,
        Terrain::Water | Terrain::Deep => kernel::Terrain::Water,
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Luck, Ref, Rng, Secrets, Setup, ToMove, Viewer};

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

    /// A move that puts somebody on a square touches that square of the field.
    #[test]
    fn squares_are_those_that_moves_touch() {
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
            let label = kernel::Show::label(&state, kernel::Mover::Seat(seat), m);
            let square = Ref::Square(at.x().into(), at.y().into());
            assert_eq!(label.refs.last(), Some(&square));
            assert!(u16::from(at.x()) < field.width && u16::from(at.y()) < field.height);
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
            let mut words: Vec<String> = lying
                .chain(field.map(|placed| &placed.piece))
                .map(|piece| piece.thing.to_string().replace("piece:", ""))
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
}
