//! What a scenario asks for beside a rout of the enemy.

use ::mordheim::{Board, Edge, Id, Mark, Rule, SIDE, Scenario, Square, State, ids};
use kernel::Seat;

/// Where a warrior should go.
pub(super) enum Goal {
    /// To the enemy.
    Enemy,
    /// To these squares, and how much that matters: 1 as much as meeting the enemy.
    Squares(Box<Board>, f32),
}

/// The board of squares near the find.
fn find(state: &State) -> Board {
    let field = state.field();
    let building = field.building_board(1);
    building.iter().fold(building, |all, part| all.or(&Board::disc(part, 5))).and(&field.passable())
}

fn objective_buildings(state: &State, who: Id) -> Board {
    let field = state.field();
    let seat = who.seat();
    let here = field.building(state.warrior(who).at);
    let kept = |building: u8| {
        let inside = |id: Id| {
            let warrior = state.warrior(id);
            id != who && warrior.stands() && field.building(warrior.at) == Some(building)
        };
        let friends = ids(state.team(seat)).filter(|id| inside(*id)).count();
        let foes = ids(state.team(Seat(1 - seat.0))).filter(|id| inside(*id)).count();
        friends > foes && here != Some(building)
    };
    let wanted = (1..=state.objective_count()).filter(|building| !kept(*building));
    wanted.fold(Board::EMPTY, |all, building| all.or(&field.building_board(building)))
}

fn treasure(state: &State, who: Id) -> Goal {
    let (field, seat) = (state.field(), who.seat());
    if let Some(bearer) = state.chest_bearer() {
        let home = state.edge(seat).map(|edge| field.strip(edge, 1));
        return match home {
            Some(home) if bearer == who => Goal::Squares(Box::new(home), 4.0),
            _ => Goal::Enemy,
        };
    }
    if state.warrior(who).rule(Rule::Animal) {
        return Goal::Enemy;
    }
    let chest = state.chest_at().map(|at| Board::EMPTY.with(at));
    let unsearched = state.unsearched();
    let houses = (1..=field.buildings())
        .filter(|n| unsearched >> n & 1 != 0)
        .fold(Board::EMPTY, |all, n| all.or(&field.building_board(n)));
    let goal = chest.unwrap_or(houses);
    if goal.is_empty() { Goal::Enemy } else { Goal::Squares(Box::new(goal), 1.3) }
}

/// The far end of the street for a side.
fn far_end(state: &State, seat: Seat) -> Option<Edge> {
    state.edge(seat).map(Edge::opposite)
}

/// Where a warrior should go by the scenario.
pub(super) fn goal(state: &State, who: Id) -> Goal {
    let (field, seat) = (state.field(), who.seat());
    let attacks = state.attacker() == Some(seat);
    let goal = match state.scenario() {
        Some(Scenario::DefendTheFind) => Goal::Squares(Box::new(find(state)), 1.5),
        Some(Scenario::Breakthrough) if attacks => {
            let edge = state.edge(Seat(1 - seat.0));
            Goal::Squares(Box::new(edge.map_or(Board::EMPTY, |edge| field.strip(edge, 2))), 2.0)
        }
        Some(Scenario::StreetFight) => {
            let end = far_end(state, seat).map(|edge| field.strip(edge, 1));
            Goal::Squares(Box::new(end.unwrap_or(Board::EMPTY)), 2.0)
        }
        Some(Scenario::HiddenTreasure) => treasure(state, who),
        Some(Scenario::Occupy) => Goal::Squares(Box::new(objective_buildings(state, who)), 1.5),
        _ => Goal::Enemy,
    };
    match goal {
        Goal::Squares(board, _) if board.is_empty() => Goal::Enemy,
        goal => goal,
    }
}

/// How far a side has come with what the scenario asks for, on the scale of the balance.
pub(super) fn progress(state: &State, seat: Seat) -> f32 {
    if !state.has_map() {
        return 0.0;
    }
    let attacks = state.attacker() == Some(seat);
    match state.scenario() {
        Some(Scenario::DefendTheFind) => 0.15 * by_the_find(state, seat),
        Some(Scenario::Breakthrough) if attacks => {
            state.edge(Seat(1 - seat.0)).map_or(0.0, |edge| closest_two(state, seat, edge))
        }
        Some(Scenario::StreetFight) => {
            far_end(state, seat).map_or(0.0, |edge| gone(state, seat, edge))
        }
        Some(Scenario::Occupy) => {
            let late = f32::from(state.turns_begun()) / f32::from(state.turns_in_all().max(1));
            (0.3 + late) * state.buildings_held(seat) as f32
        }
        Some(Scenario::HiddenTreasure) => treasure_progress(state, seat),
        _ => 0.0,
    }
}

fn by_the_find(state: &State, seat: Seat) -> f32 {
    let there = |id: &Id| {
        let warrior = state.warrior(*id);
        warrior.stands() && state.by_the_find(warrior.at)
    };
    ids(state.team(seat)).filter(there).count() as f32
}

fn closest_two(state: &State, seat: Seat, edge: Edge) -> f32 {
    let mut best = [SIDE as u8; 2];
    for id in ids(state.team(seat)).filter(|id| state.warrior(*id).stands()) {
        let far = state.field().edge_distance(state.warrior(id).at, edge);
        if far < best[0] {
            best = [far, best[0]];
        } else if far < best[1] {
            best[1] = far;
        }
    }
    2.0 - f32::from(best[0] + best[1]) / 24.0
}

fn gone(state: &State, seat: Seat, edge: Edge) -> f32 {
    let (mut sum, mut count) = (0.0, 0.0);
    for id in state.roster(seat) {
        let warrior = state.warrior(id);
        if warrior.is(Mark::Escaped) {
            sum += 1.0;
        } else if warrior.is_here() {
            let far = f32::from(state.field().edge_distance(warrior.at, edge));
            sum += 0.7 * (1.0 - (far / SIDE as f32).min(1.0));
        } else {
            continue;
        }
        count += 1.0;
    }
    if count > 0.0 { 3.0 * sum / count } else { 0.0 }
}

fn treasure_progress(state: &State, seat: Seat) -> f32 {
    match state.chest_bearer() {
        Some(bearer) if bearer.seat() == seat => {
            let at = state.warrior(bearer).at;
            let far = state.edge(seat).map_or(48, |edge| state.field().edge_distance(at, edge));
            1.5 - f32::from(far) / 48.0
        }
        _ => 0.0,
    }
}

/// How many steps every square is from a goal, around what cannot be passed.
pub(super) struct Flood([[u8; SIDE]; SIDE]);

/// Farther than any step.
const FAR: u8 = 120;

impl Flood {
    /// From these squares outward, until all squares that are asked for are found.
    pub(super) fn from(state: &State, goal: &Board) -> Flood {
        let free = state.field().passable();
        let mut steps = Flood([[FAR; SIDE]; SIDE]);
        let (mut all, mut fresh) = (*goal, *goal);
        for step in 0..FAR {
            for square in fresh.iter() {
                steps.0[usize::from(square.y())][usize::from(square.x())] = step;
            }
            let grown = all.grown().and(&free).or(&all);
            fresh = grown.minus(&all);
            if fresh.is_empty() {
                break;
            }
            all = grown;
        }
        steps
    }

    /// Steps from a square to the goal.
    pub(super) fn steps(&self, from: Square) -> f32 {
        let row = self.0.get(usize::from(from.y()));
        f32::from(row.and_then(|row| row.get(usize::from(from.x()))).copied().unwrap_or(FAR))
    }
}
