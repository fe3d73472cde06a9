//! What a viewer may know: all of it. Nothing is hidden in this game, so one view serves all.

use kernel::{Mover, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::ask::Ask;
use crate::dice::{Label, NEVER};
use crate::event::{Event, Phase, Question, Reason};
use crate::field::{Edge, Terrain};
use crate::fighter::{FighterId, Profile, Warband};
use crate::item::{Item, Items};
use crate::moves::{Distance, Flip, Move, Reach};
use crate::odds::Odds;
use crate::rules::Scenario;
use crate::rulings::R21_ROUT_SHARE;
use crate::shooting::Sight;
use crate::skill::{Mutations, Rule, Rules, Skill, Skills};
use crate::spell::{School, Spell};
use crate::square::Square;
use crate::state::{Aim, Charge, State, other};
use crate::strike::{Blow, Need, Strike};
use crate::task::Task;
use crate::warrior::{Condition, Id, Mark, Marks, NOWHERE, Warrior, ids};
use crate::weapon::{Twice, critical_row};

/// So many dice of a strike are foreseen.
const MOST_DICE: usize = 8;

/// A warrior as everybody sees him.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct WarriorView {
    pub id: Id,
    /// His kind of fighter.
    pub fighter: FighterId,
    pub leader: bool,
    pub hero: bool,
    pub profile: Profile,
    pub condition: Condition,
    pub wounds: u8,
    pub marks: Marks,
    pub items: Items,
    pub pairs: Items,
    /// What he and all that he has now cost, in gold crowns.
    pub cost: u16,
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
    /// Shots taken in this phase.
    pub shots: u8,
    /// Inches added to his movement in this turn.
    pub hastened: u8,
}

/// What came of a Rout test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct RoutView {
    /// Whose.
    pub seat: Seat,
    /// The Leadership it was rolled against.
    pub needs: u8,
    /// What was rolled; 0 when it was passed without dice.
    pub total: u8,
    /// Whether it was passed.
    pub passed: bool,
}

impl RoutView {
    /// The Rout test of a seat in this turn.
    pub(crate) fn of(state: &State, seat: Seat) -> Option<RoutView> {
        let (needs, total) = state.side(seat).rout?;
        Some(RoutView { seat, needs, total, passed: total <= needs })
    }
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
    /// The Rout test of this turn, if there was one.
    pub rout: Option<RoutView>,
    pub tested: bool,
    pub rating: u16,
    pub edge: Option<Edge>,
    pub quarter: Option<u8>,
    pub shards: u8,
    /// What it has disputed in this turn.
    pub disputes: u8,
    /// Whether the first to leave by the far end was one of its heroes.
    pub first_exit: bool,
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
    pub buildings: Vec<BuildingView>,
}

/// A building of the field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct BuildingView {
    /// Its number, from 1: the centre of the map comes first.
    pub number: u8,
    /// The square inside that carries its number.
    pub at: Square,
    /// Whether it is fought for, or may hold the chest.
    pub objective: bool,
    pub searched: bool,
    /// Whose it is: one of that side stands inside, and no enemy is.
    pub holder: Option<Seat>,
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
    /// The most that passes a test.
    pub at_most: Option<u8>,
    /// The first of two dice, once it has fallen.
    pub first: Option<u8>,
    pub question: Option<Question>,
    /// What was said in answer to a question, while it can be disputed.
    pub claimed: Option<bool>,
    /// Those among whom the pick is.
    pub among: Vec<Id>,
    /// What was declared and may be disputed: `charge`, `shot`, `run`, `run_all`, `exit`, `spot`,
    /// `fact` or `claim`.
    pub declared: Option<&'static str>,
    /// Whose die of a roll-off falls.
    pub of: Option<Seat>,
    /// What a roll-off, a number or a pick is for, in one word.
    pub why: Option<&'static str>,
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
    /// What it is done with; nothing for falls, spells and the like.
    pub weapon: Option<Item>,
    /// The numbers of the first kind of blow: 0 without a die, 7 where it cannot be.
    pub to_hit: u8,
    pub to_wound: u8,
    pub to_save: u8,
    /// The next die, and what it needs.
    pub label: Option<Label>,
    pub needs: Option<u8>,
    /// The dice that follow, the next one first, as long as each goes on.
    pub dice: Vec<DieView>,
    /// What can still come of it.
    pub odds: Option<Odds>,
    /// The highest die among the hits that can be parried, and the dice of a parry against it.
    pub to_beat: u8,
    pub parries: u8,
    /// The row of the chart of critical hits, once its die has fallen: `critical-` and this make a
    /// key.
    pub critical: Option<&'static str>,
}

/// Something that makes a shot easier or harder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Modifier {
    /// What it is: `modifier-` and this make a key.
    pub why: &'static str,
    /// What it adds to the die.
    pub by: i8,
}

/// Something that the people at a real table see, and say by a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ToggleView {
    /// The move that says it or takes it back: `cover`, `long`, `unseen` or `too-far`.
    pub id: &'static str,
    /// Whether it was said.
    pub on: bool,
    /// What it adds to the die to hit.
    pub by: i8,
}

/// A die that is going to be rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct DieView {
    /// For what.
    pub label: Label,
    /// The least that succeeds, where one does.
    pub needs: Option<u8>,
}

/// One way in which a shot that was aimed can be fired.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct FireView {
    /// What is said about it at a real table: how far, and whether the target is in cover.
    pub said: Option<(Distance, bool)>,
    /// What Ballistic Skill alone needs.
    pub basic: u8,
    /// What makes it easier or harder.
    pub modifiers: Vec<Modifier>,
    /// What each shot needs; 7 when it cannot hit.
    pub needs: u8,
    /// What one shot does.
    pub odds: Option<Odds>,
}

/// A shot that the selected warrior could aim.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ShotView {
    /// With what.
    pub weapon: Item,
    /// At whom.
    pub target: Id,
    /// The most shots.
    pub shots: u8,
    /// How far away the target is in inches, on a map.
    pub inches: Option<u8>,
    /// What one shot needs, on a map.
    pub needs: Option<u8>,
    /// What one shot does, on a map.
    pub odds: Option<Odds>,
}

/// A blow that a warrior could strike.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct BlowView {
    pub target: Id,
    pub weapon: Item,
    /// The numbers it needs: 0 without a die, 7 where it cannot be.
    pub to_hit: u8,
    pub to_wound: u8,
    pub to_save: u8,
    /// What this one blow does.
    pub odds: Option<Odds>,
}

/// A way to fill both hands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct HandsView {
    pub main: Item,
    pub off: Item,
    /// How many blows that makes.
    pub blows: u8,
    /// Whom they could strike, and what they would do if all went at him.
    pub target: Option<Id>,
    pub odds: Option<Odds>,
}

/// A spell that is being cast.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct CastView {
    pub who: Id,
    pub spell: Spell,
    pub target: Option<Id>,
    /// The total of two dice that it needs.
    pub needs: u8,
}

/// A spell that the selected caster could try.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct SpellView {
    pub spell: Spell,
    pub needs: u8,
    /// At whom; nobody when it is not cast at anybody.
    pub targets: Vec<Id>,
}

/// A charge that is open, or was declared and may be disputed or intercepted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct ChargeView {
    pub who: Id,
    pub target: Id,
    pub second: Option<Id>,
    pub said: Option<Reach>,
    /// Height of a dive in inches, or 0.
    pub dive: u8,
    /// Whether something can still be said about it, at a real table.
    pub open: bool,
    pub toggles: Vec<ToggleView>,
    /// Who else is in contact at its end, and who could be.
    pub touches: Vec<Id>,
    pub may_touch: Vec<Id>,
    /// Who steps in, and who could.
    pub step: Option<Id>,
    pub may_step: Vec<Id>,
}

/// Somebody of a melee that is about to begin, who may take other weapons.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct FighterView {
    pub who: Id,
    /// What he has in hand.
    pub held: (Item, Item),
    /// All ways to fill his hands, the present one included.
    pub ways: Vec<HandsView>,
}

/// A shot that was aimed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub struct AimView {
    pub who: Id,
    pub weapon: Item,
    pub target: Id,
    pub shots: u8,
    /// The way in which it would be fired now.
    pub ways: Vec<FireView>,
    /// What can be said about it at a real table.
    pub toggles: Vec<ToggleView>,
    /// The dice of one shot, as long as each goes on.
    pub dice: Vec<DieView>,
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
    /// Buildings in which the chest may be.
    pub searchable: Vec<u8>,
    pub chest_found: bool,
    pub chest: Option<Square>,
    /// Warriors who have something to do in the present phase.
    pub can_act: Vec<Id>,
    pub selected: Option<Id>,
    /// How far the selected warrior walks and how far he runs or charges, in half inches.
    pub paces: Option<(u8, u8)>,
    /// Squares within reach of the selected warrior.
    pub walk: Vec<Square>,
    pub run: Vec<Square>,
    /// Enemies that the selected warrior may charge.
    pub targets: Vec<Id>,
    /// Squares on which the one who is asked can put somebody or something.
    pub zone: Vec<Square>,
    /// Shots and spells of the selected warrior, until he has aimed.
    pub shots: Vec<ShotView>,
    pub spells: Vec<SpellView>,
    pub aim: Option<AimView>,
    pub charge: Option<ChargeView>,
    pub cast: Option<CastView>,
    pub strike: Option<StrikeView>,
    /// The blows among which the next one is picked.
    pub blows: Vec<BlowView>,
    /// How many blows the striker has still to allot.
    pub blows_left: u8,
    /// The ways to fill the hands of the one who is asked.
    pub hands: Vec<HandsView>,
    /// At a real table: those of the melee that is about to begin who may take other weapons.
    pub fighters: Vec<FighterView>,
    /// Who strikes in the present melee, in order, and how many have had their turn.
    pub order: Vec<Id>,
    pub struck: u8,
    pub ask: Option<AskView>,
    /// The work that waits, as a position writes it; empty when none does.
    pub waits: String,
    /// Who won, or nobody, and why.
    pub ending: Option<(Option<Seat>, Reason)>,
}

impl View {
    pub(crate) fn of(state: &State) -> View {
        let chest = Some(state.chest).filter(|at| *at != NOWHERE);
        let melee = &state.pending.melee;
        // What is left of a melee that is over is of no interest.
        let strikes = state.phase == Phase::Combat && is_waiting(state, &Task::NextStriker);
        let queue = &melee.queue[..if strikes { usize::from(melee.len) } else { 0 }];
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
            searchable: searchable(state),
            chest_found: state.chest_found,
            chest,
            can_act: can_act(state),
            selected: state.pending.selected,
            paces: state
                .pending
                .selected
                .map(|id| (state.walk_budget(id), state.charge_budget(id))),
            walk: state.pending.walk.iter().collect(),
            run: state.pending.run.iter().collect(),
            targets: ids(state.pending.targets).collect(),
            zone: zone(state),
            shots: shots(state),
            spells: spells(state),
            aim: aim(state),
            charge: charge(state),
            cast: cast(state),
            strike: strike(state),
            blows: blows_to_allot(state),
            blows_left: blows_left(state),
            hands: ways_to_fight(state),
            fighters: fighters(state),
            order: queue.iter().map(|turn| turn.who).collect(),
            struck: if strikes { melee.at } else { 0 },
            ask: state.pending.ask.map(|(mover, ask)| ask_view(state, mover, ask)),
            waits: crate::position::waiting(state),
            ending: state.ending,
        }
    }

    /// All odds that it shows.
    pub(crate) fn odds(&self) -> impl Iterator<Item = &Odds> {
        let fired = self.aim.iter().flat_map(|aim| &aim.ways).map(|way| &way.odds);
        let shots = self.shots.iter().map(|shot| &shot.odds);
        let blows = self.blows.iter().map(|blow| &blow.odds);
        let hands = self.hands.iter().map(|way| &way.odds);
        let strike = self.strike.iter().map(|strike| &strike.odds);
        let hands = hands.chain(self.fighters.iter().flat_map(|f| &f.ways).map(|way| &way.odds));
        fired.chain(shots).chain(blows).chain(hands).chain(strike).flatten()
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
        rout: RoutView::of(state, seat),
        tested: side.tested,
        rating: side.rating,
        edge: side.edge,
        quarter: side.quarter,
        shards: side.shards,
        disputes: side.disputes,
        first_exit: side.first_exit,
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
        fighter: w.fighter,
        leader: w.rule(Rule::Leader),
        hero: w.is_hero(),
        profile: w.profile,
        condition: w.condition,
        wounds: w.wounds,
        marks: w.marks,
        items: w.items,
        pairs: w.pairs,
        cost: cost(w),
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
        shots: w.shots,
        hastened: w.swift,
    }
}

/// What a warrior and his things cost; his mutations too, all but the dearest at twice the price.
fn cost(w: &Warrior) -> u16 {
    let fighter = w.fighter.get();
    let free = fighter.list.price(Item::Dagger).is_some();
    let price = |item: Item| fighter.list.price(item).unwrap_or(item.cost());
    let bought = w.items.iter().filter(|item| !free || *item != Item::Dagger);
    let things: u16 = bought.chain(w.pairs.iter()).map(price).sum();
    let prices = || w.mutations().iter().map(|mutation| mutation.cost());
    let dearest = prices().max().unwrap_or(0);
    fighter.cost + things + (2 * prices().sum::<u16>()).saturating_sub(dearest)
}

/// Those of the active side who can be selected, or can recover.
fn can_act(state: &State) -> Vec<Id> {
    if state.pending.ask.is_some() || state.pending.selected.is_some() || state.phase == Phase::Over
    {
        return Vec::new();
    }
    let mut ids: Vec<Id> = Vec::new();
    let mut moves = kernel::Moves::new();
    state.list(state.active, &mut moves);
    for m in moves.iter() {
        if let Move::Select(id) | Move::Rally(id) | Move::Rise(id) | Move::Herbs(id) = *m
            && !ids.contains(&id)
        {
            ids.push(id);
        }
    }
    ids
}

fn is_waiting(state: &State, task: &Task) -> bool {
    state.pending.stack.waiting().contains(task)
}

/// The buildings in which the chest may be, where there is one.
fn searchable(state: &State) -> Vec<u8> {
    let hunts = state.options.map && state.scenario == Some(Scenario::HiddenTreasure);
    let set = if hunts { state.searchable() } else { 0 };
    (0..16).filter(|n| set >> n & 1 != 0).collect()
}

/// The buildings, where the scenario is about them.
fn buildings(state: &State) -> Vec<BuildingView> {
    let field = &state.field;
    let last = match state.scenario {
        Some(Scenario::Occupy | Scenario::HiddenTreasure) => field.buildings(),
        Some(Scenario::DefendTheFind) => field.buildings().min(1),
        _ => 0,
    };
    let searchable = searchable(state);
    let inside = |number: u8, seat: Seat, standing: bool| {
        state.roster(seat).map(|id| state.at(id)).any(|warrior| {
            let able = warrior.is_here() && (warrior.stands() || !standing);
            able && field.building(warrior.at) == Some(number)
        })
    };
    let view = |number: u8| {
        let holds =
            |seat: &Seat| inside(number, *seat, true) && !inside(number, other(*seat), false);
        let objective = match state.scenario {
            Some(Scenario::Occupy) => number <= state.objectives,
            Some(Scenario::HiddenTreasure) => searchable.contains(&number),
            _ => true,
        };
        let board = field.building_board(number);
        let floors = || board.iter().filter(|at| field.terrain(*at) == Terrain::Floor);
        let empty = floors().find(|at| state.on(*at).is_none());
        let at = empty.or_else(|| floors().next()).or_else(|| board.iter().next())?;
        let searched = state.searched >> number & 1 != 0;
        let holder = Seat::all(2).find(holds);
        Some(BuildingView { number, at, objective, searched, holder })
    };
    (1..=last).filter_map(view).collect()
}

fn field(state: &State) -> FieldView {
    let field = &state.field;
    let row = |y: u8| (0..field.width()).map(|x| field.sign(Square::at(x, y))).collect();
    FieldView {
        width: field.width(),
        height: field.height(),
        rows: (0..field.height()).map(row).collect(),
        objectives: field.objectives().to_vec(),
        buildings: buildings(state),
    }
}

/// What makes a shot easier or harder, one by one.
fn modifiers(state: &State, who: Id, aim: Aim, sight: Sight) -> Vec<Modifier> {
    let (warrior, foe, missile) = (state.at(who), state.at(aim.target), aim.weapon.missile());
    let thrown = missile.is_none_or(|missile| missile.thrown);
    let twice = missile.is_some_and(|missile| missile.twice != Twice::Never) && aim.shots > 1;
    let weapon = missile.map_or(0, |missile| missile.to_hit);
    let all = [
        ("cover", -1, sight.cover && !warrior.skill(Skill::TrickShooter)),
        ("long_range", -1, sight.long && !thrown),
        ("moved", -1, warrior.is(Mark::Moved) && !thrown),
        ("several_shots", -1, twice),
        ("elven_cloak", -1, foe.has(Item::ElvenCloak)),
        ("large_target", 1, foe.rule(Rule::LargeTarget)),
        ("weapon", weapon, weapon != 0),
    ];
    let holds = all.into_iter().filter(|(_, _, holds)| *holds);
    holds.map(|(why, by, _)| Modifier { why, by }).collect()
}

/// One shot, where it is one at a single enemy.
fn shot_strike(state: &State, who: Id, aim: Aim, needs: u8, cover: bool) -> Option<Strike> {
    let plain = aim.weapon.missile().is_some() && aim.weapon != Item::Blunderbuss;
    plain.then(|| state.shot(who, aim.weapon, aim.target, needs, cover).begun())
}

/// What one shot does.
fn shot_odds(state: &State, who: Id, aim: Aim, needs: u8, cover: bool) -> Option<Odds> {
    shot_strike(state, who, aim, needs, cover).and_then(Odds::of)
}

fn fire(state: &State, who: Id, aim: Aim, said: Option<(Distance, bool)>) -> FireView {
    let on_map = state.options.map && aim.weapon.missile().is_some();
    let sight = match said {
        Some((distance, cover)) => Sight { long: distance == Distance::Long, cover },
        None if on_map => state.sight(who, aim.weapon, aim.target),
        None => Sight::default(),
    };
    let beyond = match said {
        Some((distance, _)) => distance == Distance::Beyond,
        None => !state.near(who, aim.target, state.range(who, aim.weapon)),
    };
    let needs = match beyond {
        true => NEVER,
        false => state.shot_needs(who, aim.weapon, aim.target, aim.shots, sight).min(NEVER),
    };
    FireView {
        said,
        basic: 7_u8.saturating_sub(state.at(who).profile.bs),
        modifiers: modifiers(state, who, aim, sight),
        needs,
        odds: shot_odds(state, who, aim, needs, sight.cover),
    }
}

fn aim(state: &State) -> Option<AimView> {
    let (who, aim) = (state.pending.selected?, state.pending.aim?);
    let way = match (aim.needs, state.options.map) {
        (0, true) => fire(state, who, aim, None),
        (0, false) => fire(state, who, aim, Some(aim.saying())),
        (needs, _) => fired(state, who, aim, needs),
    };
    let toggles = state.flips(aim).map(|flip| toggle(state, flip, -1)).collect();
    let (needs, cover) = (way.needs, aim.said.is_some_and(|(_, cover)| cover));
    let dice = shot_strike(state, who, aim, needs, cover).map(dice);
    Some(AimView {
        who,
        weapon: aim.weapon,
        target: aim.target,
        shots: aim.shots,
        ways: vec![way],
        toggles,
        dice: dice.unwrap_or_default(),
    })
}

/// Something that can be said about the open shot or charge.
fn toggle(state: &State, flip: Flip, by: i8) -> ToggleView {
    ToggleView { id: flip.id(), on: state.is_said(Move::Flip(flip)), by }
}

/// The dice of a strike from the next one on, as long as each goes on: those of the striker
/// succeed, and those that could stop him fail.
fn dice(mut strike: Strike) -> Vec<DieView> {
    let mut dice = Vec::new();
    while let Need::Die { label, needs } = strike.next() {
        dice.push(DieView { label, needs });
        if label == Label::Injury || dice.len() >= MOST_DICE {
            break;
        }
        strike.roll(match label {
            Label::Hit | Label::HitAgain | Label::Wound => needs.unwrap_or(5).clamp(1, 6),
            _ => 1,
        });
    }
    dice
}

/// A shot that is on its way, or may still be disputed: its number is known.
fn fired(state: &State, who: Id, aim: Aim, needs: u8) -> FireView {
    FireView {
        said: aim.said,
        basic: 7_u8.saturating_sub(state.at(who).profile.bs),
        modifiers: Vec::new(),
        needs: needs.min(NEVER),
        odds: shot_odds(state, who, aim, needs.min(NEVER), aim.cover),
    }
}

/// What can be shot at whom.
fn shots(state: &State) -> Vec<ShotView> {
    let mut out = Vec::new();
    let shooter = state
        .pending
        .selected
        .filter(|_| state.phase == Phase::Shooting && state.pending.aim.is_none());
    let Some(who) = shooter.filter(|who| state.may_shoot(*who).is_ok()) else { return out };
    for weapon in state.usable(who) {
        for target in ids(state.shot_targets(who, weapon)) {
            let aim = Aim::new(weapon, target, 1, state.options.map);
            let fire = state.options.map.then(|| fire(state, who, aim, None));
            out.push(ShotView {
                weapon,
                target,
                shots: state.most_shots(who, weapon, target),
                inches: state.options.map.then(|| inches(state, who, target)),
                needs: fire.as_ref().map(|fire| fire.needs),
                odds: fire.and_then(|fire| fire.odds),
            });
        }
    }
    out
}

/// How far two are apart, in inches rounded up.
fn inches(state: &State, a: Id, b: Id) -> u8 {
    let (a, b) = (state.at(a).at, state.at(b).at);
    (0..=u8::MAX).find(|inches| a.within(b, *inches)).unwrap_or(u8::MAX)
}

fn spells(state: &State) -> Vec<SpellView> {
    let caster = state
        .pending
        .selected
        .filter(|_| state.phase == Phase::Shooting && state.pending.aim.is_none());
    let Some(who) = caster else { return Vec::new() };
    let view = |(spell, targets): (Spell, Option<u64>)| SpellView {
        spell,
        needs: spell.difficulty().unwrap_or(0),
        targets: ids(targets.unwrap_or(0)).collect(),
    };
    state.castable(who).map(view).collect()
}

fn zone(state: &State) -> Vec<Square> {
    let board = match state.pending.ask {
        Some((_, Ask::Place(who))) => state.zone(who),
        Some((_, Ask::Counter)) => state.counter_zone(),
        Some((_, Ask::Fly(who, spell))) => state.flights(who, spell),
        Some((_, Ask::Toward)) => state.field.passable(),
        _ => return Vec::new(),
    };
    board.iter().collect()
}

/// The declared charge, while somebody may dispute or intercept it.
fn charge(state: &State) -> Option<ChargeView> {
    let open = is_waiting(state, &Task::ChargeOpen);
    let charge = state.pending.charge;
    let Charge { who, target, second, said, dive, step, .. } = charge;
    let set = |set: u64| if open { ids(set).collect() } else { Vec::new() };
    let flips = [Flip::Unseen, Flip::TooFar].into_iter().filter(|_| open && dive == 0);
    (open || is_waiting(state, &Task::ChargeHome)).then(|| ChargeView {
        who,
        target,
        second,
        said,
        dive,
        open,
        toggles: flips.map(|flip| toggle(state, flip, 0)).collect(),
        touches: ids(charge.touches).collect(),
        may_touch: set(state.may_touch(&charge)),
        step,
        may_step: set(state.may_step_in(&charge)),
    })
}

fn cast(state: &State) -> Option<CastView> {
    let of = |task: &Task| match *task {
        Task::Cast { who, spell, target, .. } | Task::Spell { who, spell, target, .. } => {
            Some((who, spell, target))
        }
        Task::Resist { who, spell, target } => Some((who, spell, Some(target))),
        Task::SpellHits { spell, who, .. } | Task::Fly { who, spell } => Some((who, spell, None)),
        _ => None,
    };
    let (who, spell, target) = state.pending.stack.waiting().iter().rev().find_map(of)?;
    Some(CastView { who, spell, target, needs: spell.difficulty().unwrap_or(0) })
}

fn strike(state: &State) -> Option<StrikeView> {
    let strike = state.pending.strike?;
    let (label, needs) = match strike.next() {
        Need::Die { label, needs } => (Some(label), needs),
        _ => (None, None),
    };
    let blow = strike.kinds[0];
    let weapon = blow.map(|blow| blow.weapon).filter(|_| strike.close || strike.shot);
    let of = |number: fn(&Blow) -> u8| blow.as_ref().map_or(0, number);
    Some(StrikeView {
        by: strike.by.map(Id),
        target: Id(strike.target),
        close: strike.close,
        blows: strike.blows,
        hits: strike.hits.count_ones() as u8,
        wounds: strike.lost,
        weapon,
        to_hit: of(|blow| blow.hit),
        to_wound: of(|blow| blow.wound),
        to_save: of(|blow| blow.save),
        label,
        needs,
        dice: dice(strike),
        odds: Odds::of(strike),
        to_beat: strike.best,
        parries: strike.defence.parries,
        critical: critical(&strike),
    })
}

/// The row of the chart for the critical hit of a strike.
fn critical(strike: &Strike) -> Option<&'static str> {
    let blow = strike.kinds[usize::from(strike.order[usize::from(strike.critical?)])]?;
    let class = strike.charts.then_some(blow.class);
    (strike.chart > 0).then(|| critical_row(class, strike.chart))
}

/// The next blow that is allotted, against each who can be struck.
fn blows_to_allot(state: &State) -> Vec<BlowView> {
    let Some((_, Ask::Allot(who))) = state.pending.ask else { return Vec::new() };
    let limbs = state.limbs(who);
    let Some(limb) = limbs.get(usize::from(state.pending.melee.blows)) else { return Vec::new() };
    let view = |target: Id| {
        let blow = state.blow(who, target, *limb);
        BlowView {
            target,
            weapon: blow.weapon,
            to_hit: blow.hit,
            to_wound: blow.wound,
            to_save: blow.save,
            odds: Odds::of(state.strike_of(who, target, &[*limb]).begun()),
        }
    };
    ids(state.strike_targets(who)).map(view).collect()
}

fn blows_left(state: &State) -> u8 {
    match state.pending.ask {
        Some((_, Ask::Allot(who))) => {
            (state.limbs(who).len() as u8).saturating_sub(state.pending.melee.blows)
        }
        _ => 0,
    }
}

fn ways_to_fight(state: &State) -> Vec<HandsView> {
    match state.pending.ask {
        Some((_, Ask::Hands(who))) => ways_of(state, who),
        _ => Vec::new(),
    }
}

fn fighters(state: &State) -> Vec<FighterView> {
    let Some((_, Ask::Fight(set))) = state.pending.ask else { return Vec::new() };
    let held = |who: Id| (state.at(who).main, state.at(who).off);
    ids(set).map(|who| FighterView { who, held: held(who), ways: ways_of(state, who) }).collect()
}

fn ways_of(state: &State, who: Id) -> Vec<HandsView> {
    let view = |(main, off): (Item, Item)| {
        let mut armed = state.clone();
        armed.table.apply(&Event::Armed { who, main, off });
        let limbs = armed.limbs(who);
        let target = ids(armed.strike_targets(who)).next();
        let odds = target.and_then(|foe| Odds::of(armed.strike_of(who, foe, &limbs).begun()));
        HandsView { main, off, blows: limbs.len() as u8, target, odds }
    };
    state.all_ways(who).into_iter().map(view).collect()
}

fn ask_view(state: &State, mover: Mover, ask: Ask) -> AskView {
    let (what, who) = ask.words();
    let (declared, subject) = declared(state, ask);
    let (who, of) = (who.or(subject), state.roll_off_seat());
    let (mut label, mut needs, mut question, mut among) = (None, None, None, Vec::new());
    match ask {
        Ask::Die { label: l, needs: n, .. } => (label, needs) = (Some(l), n),
        Ask::Fact(_, q) => question = Some(q),
        Ask::Intercept(set) | Ask::Hold(_, set) | Ask::Hit(_, set) | Ask::Contact(_, set) => {
            among = ids(set).collect();
        }
        Ask::Fight(set) => among = ids(set).collect(),
        Ask::Allot(who) => among = ids(state.strike_targets(who)).collect(),
        Ask::Melee => among = state.melees().to_vec(),
        _ => {}
    }
    let claimed = state.pending.claimed.filter(|_| matches!(ask, Ask::Contest));
    if claimed.is_some() {
        question = state.pending.stack.waiting().last().and_then(asked_before);
    }
    let (at_most, first) = test_view(state, ask);
    AskView {
        mover,
        what,
        who,
        label,
        needs,
        at_most,
        first,
        question,
        claimed,
        among,
        declared,
        of,
        why: purpose(state, ask),
    }
}

/// What a roll-off, a number or a pick is for, by the work that waits for it.
fn purpose(state: &State, ask: Ask) -> Option<&'static str> {
    let label = if let Ask::Die { label, .. } = ask { Some(label) } else { None };
    Some(match (label, state.pending.stack.waiting().last()?) {
        (Some(Label::RollOff), Task::RollOff(what, ..)) => what.id(),
        (Some(Label::Count), Task::ScenarioDice(_)) => "scenario",
        (Some(Label::Count), Task::Shade(_)) => "shade",
        (Some(Label::Count), Task::Rats(_)) => "rats",
        (Some(Label::Count), Task::HowMany) => "objectives",
        (Some(Label::Count), Task::Shards(_)) => "shards",
        (Some(Label::Count), Task::Hunger(_)) => "hunger",
        (Some(Label::Count), Task::Spell { .. }) => "arrows",
        (None, Task::CoverAsk) => "cover",
        (None, Task::Line { .. }) => "line",
        (None, Task::SpellHits { .. }) => "spell",
        (None, Task::Fly { .. }) => "fly",
        (None, Task::PickEdge { by, of }) if by != of => "attacker",
        _ => return None,
    })
}

/// What was declared and may be disputed, and about whom, by the work that waits for the answer.
fn declared(state: &State, ask: Ask) -> (Option<&'static str>, Option<Id>) {
    if !matches!(ask, Ask::Contest) {
        return (None, None);
    }
    let (what, who) = match state.pending.stack.waiting().last() {
        Some(Task::ChargeAsk) => ("charge", Some(state.pending.charge.who)),
        Some(Task::ShotAsk) => ("shot", state.pending.selected),
        Some(Task::RunAsk(who)) => ("run", Some(*who)),
        Some(Task::RunAllAsk) => ("run_all", None),
        Some(Task::ExitAsk(who)) => ("exit", Some(*who)),
        Some(Task::Spot(who)) => ("spot", Some(*who)),
        Some(Task::Lead(who, _) | Task::RallyAsk(who) | Task::AloneAsk(who)) => {
            ("fact", Some(*who))
        }
        Some(Task::Fled(who, _)) => ("fact", Some(*who)),
        Some(Task::Judge) => ("claim", None),
        _ => ("fact", None),
    };
    (Some(what), who)
}

/// The most that passes the test whose die is asked for, and the die that has fallen for it.
fn test_view(state: &State, ask: Ask) -> (Option<u8>, Option<u8>) {
    let Ask::Die { label, who, .. } = ask else { return (None, None) };
    let initiative = who.filter(|_| label == Label::Initiative).map(|id| state.at(id).profile.i);
    let (at_most, first) = match state.pending.stack.waiting().last() {
        Some(Task::LeadDice { needs, first, .. }) => (Some(*needs), *first),
        Some(Task::Test { needs, .. }) => (Some(*needs), 0),
        Some(Task::RoutDice { first, .. }) => (Some(state.rout_leadership(state.active)), *first),
        Some(Task::Cast { first, .. } | Task::Flee(_, first) | Task::Search(_, _, first)) => {
            (None, *first)
        }
        _ => (initiative, 0),
    };
    (at_most, Some(first).filter(|first| *first > 0))
}

/// The question that was answered and may be disputed, by the work that put it.
fn asked_before(task: &Task) -> Option<Question> {
    match task {
        Task::Lead(..) => Some(Question::LeaderNear),
        Task::RallyAsk(_) => Some(Question::EnemyClosest),
        Task::AloneAsk(_) => Some(Question::FriendNear),
        Task::Stupidity(_) => Some(Question::HeroNear),
        Task::Fled(..) => Some(Question::OffTable),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Secrets, Setup, random_game};

    use super::*;

    /// Every way to fill his hands that one warrior can have, each with as many blows as can be,
    /// at one who can do everything against them.
    #[test]
    fn the_most_odds_of_one_view_are_within_bounds() {
        let position = "phase: combat\n\
            A1: reikland champion, A10, sword, axe, mace, hammer, club, dagger, spear, halberd, \
            flail, morning star, double handed, pistol, duelling pistol, black lotus, hatred, \
            strike to injure, maddened, engaged B1\n\
            B1: middenheim champion, W3 I1, sword, buckler, heavy armour, helmet, step aside, \
            lucky charm, jump up, hands sword buckler, cursed";
        let setup = Setup { position: Some(position.to_owned()), ..Setup::default() };
        let state = State::new(&setup.set("space", "table").set("criticals", "class"))
            .unwrap_or_else(|why| panic!("{why}"));
        let view = state.view(kernel::Viewer::Spectator);
        let blows = view.hands.iter().map(|way| way.blows).max();
        assert_eq!((view.hands.len(), blows, view.odds().count()), (24, Some(12), 24));
        let steps = State::work(&view);
        assert!((10_000..100_000).contains(&steps), "{steps} steps");
    }

    /// In every aimed shot of a random battle skill and modifiers make the number needed.
    #[test]
    fn modifiers_add_up_to_what_a_shot_needs() {
        let mut seen = 0;
        for (seed, space) in (1..61).zip(["map", "table", "table"].into_iter().cycle()) {
            let setup = Setup::default().set("space", space).set("turns", "6");
            let state = State::new(&setup).expect("a sound setup");
            random_game(state, seed, |state, _| {
                let fresh = state.pending.aim.is_some_and(|aim| aim.needs == 0);
                let aim = aim(state).filter(|_| fresh);
                for way in aim.iter().flat_map(|aim| &aim.ways) {
                    let by: i8 = way.modifiers.iter().map(|modifier| modifier.by).sum();
                    let sum = (way.basic as i8 - by).clamp(2, 7) as u8;
                    assert_eq!(way.needs, sum, "{way:?}");
                    seen += 1;
                }
            });
        }
        assert!(seen > 20, "only {seen} ways to shoot were seen");
    }
}
