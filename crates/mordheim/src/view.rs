//! What a viewer may know: all of it. Nothing is hidden in this game, so one view serves all.

use kernel::{Mover, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::ask::Ask;
use crate::dice::Label;
use crate::event::{Phase, Question, Reason};
use crate::field::Edge;
use crate::fighter::{Profile, Warband};
use crate::item::{Item, Items};
use crate::odds::Odds;
use crate::rules::Scenario;
use crate::rulings::R21_ROUT_SHARE;
use crate::skill::{Mutations, Rules, Skills};
use crate::spell::{School, Spell};
use crate::square::Square;
use crate::state::State;
use crate::strike::Need;
use crate::warrior::{Condition, Id, Mark, Marks, NOWHERE, ids};

/// A warrior as everybody sees him.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct WarriorView {
    pub id: Id,
    /// The name of his kind of fighter.
    pub name: &'static str,
    pub leader: bool,
    pub hero: bool,
    pub profile: Profile,
    pub condition: Condition,
    pub wounds: u8,
    pub marks: Marks,
    pub items: Items,
    pub pairs: Items,
    pub skills: Skills,
    pub mutations: Mutations,
    pub rules: Rules,
    pub spells: Vec<Spell>,
    /// Where he is, on a map.
    pub at: Option<Square>,
    /// Whether he is on the table.
    pub here: bool,
    pub engaged: Vec<Id>,
    /// The weapons in his hands, once they are chosen.
    pub hands: Option<(Item, Item)>,
    /// Turns until each barrel is loaded.
    pub barrels: [u8; 3],
    pub counters: u8,
    pub felled: u8,
    pub felled_by: Option<Id>,
}

/// A side as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct SideView {
    pub warband: Warband,
    /// Warriors who began the battle.
    pub began: u8,
    pub out: u8,
    /// From how many out of action a Rout test is due.
    pub rout_from: u8,
    /// The Leadership of a Rout test.
    pub rout_leadership: u8,
    pub tested: bool,
    pub rating: u16,
    pub edge: Option<Edge>,
    pub quarter: Option<u8>,
    pub shards: u8,
    pub held: u8,
    pub warriors: Vec<WarriorView>,
}

/// The field as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct FieldView {
    pub width: u8,
    pub height: u8,
    /// One text for each row, from the north; each sign is a square.
    pub rows: Vec<String>,
    pub objectives: Vec<Square>,
}

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct AskView {
    #[schemars(with = "String")]
    pub mover: Mover,
    /// What it is about: `die`, `parry`, `fact`, `contest`, `rout`, `hands` and so on.
    pub what: &'static str,
    pub who: Option<Id>,
    pub label: Option<Label>,
    pub needs: Option<u8>,
    pub question: Option<Question>,
    /// Those among whom the pick is.
    pub among: Vec<Id>,
}

/// A strike or shot under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct StrikeView {
    pub by: Option<Id>,
    pub target: Id,
    pub close: bool,
    pub blows: u8,
    /// Hits that are left, and wounds so far.
    pub hits: u8,
    pub wounds: u8,
    /// The next die, and what it needs.
    pub label: Option<Label>,
    pub needs: Option<u8>,
    /// What can still come of it.
    pub odds: Option<Odds>,
}

/// A shot that was aimed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct AimView {
    pub who: Id,
    pub weapon: Item,
    pub target: Id,
    pub shots: u8,
    /// What each shot needs, on a map; 7 when it cannot hit.
    pub needs: Option<u8>,
    /// What one shot does.
    pub odds: Option<Odds>,
}

/// A battle as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct View {
    pub map: bool,
    pub scenario: Option<Scenario>,
    pub phase: Phase,
    /// Turns begun, of both sides together; and the most of each side.
    pub turn: u8,
    pub turns: u8,
    pub active: Seat,
    pub attacker: Option<Seat>,
    pub sides: Vec<SideView>,
    pub field: Option<FieldView>,
    pub counters: Vec<Square>,
    pub objectives: u8,
    /// Buildings that were searched.
    pub searched: Vec<u8>,
    pub chest: Option<Square>,
    pub selected: Option<Id>,
    /// Squares within reach of the selected warrior.
    pub walk: Vec<Square>,
    pub run: Vec<Square>,
    pub targets: Vec<Id>,
    pub aim: Option<AimView>,
    pub strike: Option<StrikeView>,
    /// Who strikes in the present melee, in order, and how many have had their turn.
    pub order: Vec<Id>,
    pub struck: u8,
    pub ask: Option<AskView>,
    /// Who won, or nobody, and why.
    pub ending: Option<(Option<Seat>, Reason)>,
}

impl View {
    pub(crate) fn of(state: &State) -> View {
        let chest = Some(state.chest).filter(|at| *at != NOWHERE);
        let melee = &state.melee;
        let blows = melee.queue[..usize::from(melee.len)].iter();
        View {
            map: state.options.map,
            scenario: state.scenario,
            phase: state.phase,
            turn: state.turn,
            turns: state.limit(),
            active: state.active,
            attacker: state.attacker,
            sides: Seat::all(2).map(|seat| side(state, seat)).collect(),
            field: state.options.map.then(|| field(state)),
            counters: state.counters.iter().copied().filter(|at| *at != NOWHERE).collect(),
            objectives: state.objectives,
            searched: (0..16).filter(|n| state.searched >> n & 1 != 0).collect(),
            chest,
            selected: state.selected,
            walk: state.walk.iter().collect(),
            run: state.run.iter().collect(),
            targets: ids(state.targets).collect(),
            aim: aim(state),
            strike: strike(state),
            order: blows.clone().map(|turn| turn.who).collect(),
            struck: melee.at,
            ask: state.ask.map(|(mover, ask)| ask_view(state, mover, ask)),
            ending: state.ending,
        }
    }

    /// A warrior by his id.
    pub fn warrior(&self, id: Id) -> Option<&WarriorView> {
        self.sides.get(id.seat().index())?.warriors.iter().find(|warrior| warrior.id == id)
    }
}

fn side(state: &State, seat: Seat) -> SideView {
    let side = state.side(seat);
    SideView {
        warband: side.warband,
        began: side.began,
        out: state.out(seat) as u8,
        rout_from: side.began.div_ceil(R21_ROUT_SHARE as u8),
        rout_leadership: state.rout_leadership(seat),
        tested: side.tested,
        rating: side.rating,
        edge: side.edge,
        quarter: side.quarter,
        shards: side.shards,
        held: state.buildings_held(seat) as u8,
        warriors: state.roster(seat).map(|id| warrior(state, id)).collect(),
    }
}

fn warrior(state: &State, id: Id) -> WarriorView {
    let w = state.at(id);
    let school = School::of(w.rules);
    let known = |spell: &Spell| w.spells >> (spell.roll() - 1) & 1 != 0;
    WarriorView {
        id,
        name: w.fighter.get().name,
        leader: w.rule(crate::skill::Rule::Leader),
        hero: w.is_hero(),
        profile: w.profile,
        condition: w.condition,
        wounds: w.wounds,
        marks: w.marks,
        items: w.items,
        pairs: w.pairs,
        skills: w.skills,
        mutations: w.mutations(),
        rules: w.rules,
        spells: school.into_iter().flat_map(School::spells).filter(known).collect(),
        at: Some(w.at).filter(|at| *at != NOWHERE),
        here: w.is_here() && !w.is(Mark::Reserve),
        engaged: ids(w.engaged).collect(),
        hands: w.is_armed().then_some((w.main, w.off)),
        barrels: w.barrels,
        counters: w.counters,
        felled: w.felled,
        felled_by: w.felled_by,
    }
}

fn field(state: &State) -> FieldView {
    let field = &state.field;
    let row = |y: u8| (0..field.width()).map(|x| field.sign(Square::at(x, y))).collect();
    FieldView {
        width: field.width(),
        height: field.height(),
        rows: (0..field.height()).map(row).collect(),
        objectives: field.objectives().to_vec(),
    }
}

fn aim(state: &State) -> Option<AimView> {
    let (who, aim) = (state.selected?, state.aim?);
    let missile = aim.weapon.missile().is_some();
    let needs = match (state.options.map, missile) {
        (true, true) => {
            let sight = state.sight(who, aim.weapon, aim.target);
            Some(state.shot_needs(who, aim.weapon, aim.target, aim.shots, sight))
        }
        _ => None,
    };
    let odds = needs
        .filter(|_| missile)
        .and_then(|needs| Odds::of(state.shot(who, aim.weapon, aim.target, needs, false).begun()));
    Some(AimView { who, weapon: aim.weapon, target: aim.target, shots: aim.shots, needs, odds })
}

fn strike(state: &State) -> Option<StrikeView> {
    let strike = state.strike?;
    let (label, needs) = match strike.next() {
        Need::Die { label, needs } => (Some(label), needs),
        _ => (None, None),
    };
    Some(StrikeView {
        by: strike.by.map(Id),
        target: Id(strike.target),
        close: strike.close,
        blows: strike.blows,
        hits: strike.hits.count_ones() as u8,
        wounds: strike.lost,
        label,
        needs,
        odds: Odds::of(strike),
    })
}

fn ask_view(state: &State, mover: Mover, ask: Ask) -> AskView {
    let (what, who) = ask.words();
    let (mut label, mut needs, mut question, mut among) = (None, None, None, Vec::new());
    match ask {
        Ask::Die { label: l, needs: n, .. } => (label, needs) = (Some(l), n),
        Ask::Fact(_, q) => question = Some(q),
        Ask::Intercept(set) | Ask::Hold(_, set) | Ask::Hit(_, set) | Ask::Contact(_, set) => {
            among = ids(set).collect();
        }
        Ask::Allot(who) => among = ids(state.strike_targets(who)).collect(),
        Ask::Melee => among = state.melees().to_vec(),
        _ => {}
    }
    AskView { mover, what, who, label, needs, question, among }
}
