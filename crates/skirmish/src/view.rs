//! What one viewer may know.

use kernel::{Game, Mover, Outcome, Seat, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

use crate::ask::Pick;
use crate::board::Mark;
use crate::card::Card;
use crate::effect::Effect;
use crate::leader::Leader;
use crate::query::Asked;
use crate::slot::{Slot, TERRAINS};
use crate::state::{Phase, State};

/// Everything that a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What is going on.
    pub stage: Stage,
    /// The number of the skirmish, from 1; 0 before the first.
    pub skirmish: u8,
    /// Who started it.
    pub starter: Seat,
    /// The number of the turn in the match, from 1.
    pub turn: u16,
    /// Turns finished in this skirmish.
    pub finished_turns: u16,
    /// Actions of both seats in the match, which ends when they are too many.
    pub actions: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// Whether the active seat has done something in this turn.
    pub acted: bool,
    /// Whether it has played a card in this turn.
    pub played: bool,
    /// Whether it may play any number of cards, because the other is done.
    pub last_say: bool,
    /// What would a pass mean now.
    pub pass: PassMeans,
    /// The terrains from 0 to 4.
    pub terrains: Vec<TerrainView>,
    /// What each seat has.
    pub seats: Vec<SeatView>,
    /// A card that was played and has not resolved yet.
    pub resolving: Option<Card>,
    /// The open question.
    pub ask: Option<AskView>,
    /// How the match ended.
    pub outcome: Option<Outcome>,
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Chance gives a seat its deck.
    Building,
    /// Decks are shuffled.
    Shuffling,
    /// Chance says who starts.
    Starting,
    /// Skirmishes are played.
    Playing,
    /// The match is over.
    Over,
}

/// What a pass would mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PassMeans {
    /// The turn ends.
    Pass,
    /// The seat is out of the skirmish.
    Done,
    /// The skirmish ends.
    Conclude,
}

/// One terrain.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TerrainView {
    /// Who controls it now.
    pub controller: Option<Seat>,
    /// The points that it would bring.
    pub points: u8,
    /// The slots of seat 0 and seat 1.
    pub slots: Vec<SlotView>,
}

/// One slot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct SlotView {
    /// Which one.
    pub slot: Slot,
    /// What it adds to the power of a unit.
    pub modifier: i16,
    /// How often it was fortified.
    pub forts: u8,
    /// Whether nothing can be deployed to it.
    pub locked: bool,
    /// The unit that stands there.
    pub unit: Option<UnitView>,
}

/// A unit on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct UnitView {
    /// The card.
    pub card: Card,
    /// Whose deck it came from.
    pub owner: Seat,
    /// Its power.
    pub power: i16,
    /// What is printed on it.
    pub printed: i16,
    /// What effects have added.
    pub buffs: i16,
    /// The damage it has.
    pub damage: i16,
    /// Its shield.
    pub shield: i16,
    /// How many turns of its controller it must wait before it can be activated.
    pub cooldown: u8,
    /// Whether it entered, and no turn of its controller has started since.
    pub entered: bool,
    /// Whether its activation was used.
    pub used: bool,
    /// Whether it has lost its abilities.
    pub nullified: bool,
    /// Whether its Dominant ability was used.
    pub dominated: bool,
    /// Whether its ability that triggers once in a turn has done so.
    pub limited: bool,
}

/// What one seat has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Its leader.
    pub leader: Leader,
    /// How often the leader can be used.
    pub charges: u8,
    /// How many cards it holds.
    pub hand_size: u8,
    /// The cards, where the viewer may see them.
    pub hand: Option<Vec<Card>>,
    /// Cards that everybody knows to be in the hand.
    pub shown: Vec<Card>,
    /// How many cards are left to draw.
    pub deck_size: u8,
    /// Which cards are left to draw, where the viewer may know; in the order in which they come for
    /// those who may know everything, and in none for others.
    pub deck: Option<Vec<Card>>,
    /// How many cards the deck list has; 0 before the seat has got its deck.
    pub list_size: u8,
    /// The deck list, where the viewer may know it.
    pub list: Option<Vec<Card>>,
    /// The graveyard, in order of arrival.
    pub graveyard: Vec<Card>,
    /// Points in the skirmish that has just been scored; 0 while one is played.
    pub points: u8,
    /// The points it would get if the skirmish ended now.
    pub standing: u8,
    /// Skirmishes won.
    pub wins: u8,
    /// Whether it is out of this skirmish.
    pub done: bool,
}

/// The open question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct AskView {
    /// Who is asked.
    pub who: Mover,
    /// The card that asks; nothing where a leader does.
    pub source: Option<Card>,
    /// Where the unit that asks stands, or stood; nothing where an action or a leader asks.
    pub at: Option<Slot>,
    /// Which question of its effect it is, from 1.
    pub step: u8,
    /// What was picked before, where one effect asks twice.
    pub picked: Vec<Pick>,
    /// What can be picked, where the viewer may know.
    pub picks: Option<Vec<Pick>>,
    /// Whether it may be declined.
    pub may_decline: bool,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        View {
            viewer,
            stage: match state.table.phase {
                Phase::Build(_) => Stage::Building,
                Phase::Shuffle(_) => Stage::Shuffling,
                Phase::Starter => Stage::Starting,
                Phase::Play => Stage::Playing,
                Phase::Over => Stage::Over,
            },
            skirmish: state.table.skirmish,
            starter: state.table.starter,
            turn: state.table.turn,
            finished_turns: state.table.finished,
            actions: state.table.actions,
            active: state.table.active,
            acted: state.table.acted,
            played: state.table.played,
            last_say: state.table.last_say(),
            pass: pass(state),
            terrains: (0..TERRAINS).map(|terrain| terrain_view(state, terrain)).collect(),
            seats: Seat::all(2).map(|seat| seat_view(state, viewer, seat)).collect(),
            resolving: state.table.resolving.map(|(_, card)| card),
            ask: ask_view(state, viewer),
            outcome: state.outcome(),
        }
    }
}

/// What a pass would mean.
pub(crate) fn pass(state: &State) -> PassMeans {
    match () {
        () if state.table.last_say() => PassMeans::Conclude,
        () if !state.table.acted || state.table.finished >= state.table.rules.stall => {
            PassMeans::Done
        }
        () => PassMeans::Pass,
    }
}

fn terrain_view(state: &State, terrain: u8) -> TerrainView {
    let points = state.table.board.points(terrain);
    let slots = state.slots().filter(|slot| slot.slot.terrain() == terrain);
    TerrainView {
        controller: points.map(|(slot, _)| slot.side()),
        points: points.map_or(0, |(_, points)| points),
        slots: slots.collect(),
    }
}

/// A slot, and what stands there, with its power.
#[inline(always)]
pub(crate) fn slot_view(state: &State, slot: Slot, power: i16) -> SlotView {
    let board = &state.table.board;
    let unit = board.unit(slot).map(|unit| UnitView {
        card: unit.card,
        owner: unit.owner,
        power,
        printed: unit.printed,
        buffs: unit.buffs,
        damage: unit.damage,
        shield: unit.shield,
        cooldown: unit.cooldown,
        entered: board.is(slot, Mark::Entered),
        used: board.is(slot, Mark::Used),
        nullified: board.is(slot, Mark::Nullified),
        dominated: board.is(slot, Mark::Dominated),
        limited: board.is(slot, Mark::Limited),
    });
    SlotView {
        slot,
        modifier: board.modifier(slot),
        forts: board.forts[slot.index()],
        locked: board.is_locked(slot),
        unit,
    }
}

fn seat_view(state: &State, viewer: Viewer, seat: Seat) -> SeatView {
    let player = state.table.player(seat);
    let seen = viewer.sees(seat);
    let mut deck: Vec<Card> = player.deck.iter().rev().collect();
    if viewer != Viewer::Omniscient {
        deck.sort_unstable();
    }
    let standing = (0..TERRAINS).filter_map(|terrain| state.table.board.points(terrain));
    SeatView {
        seat,
        leader: state.table.leader(seat),
        charges: player.charges,
        hand_size: player.hand.len() as u8,
        hand: seen.then(|| player.hand.iter().collect()),
        shown: player.shown.iter().collect(),
        deck_size: player.deck.len() as u8,
        deck: seen.then_some(deck),
        list_size: player.list.len() as u8,
        list: (seen || state.list_is_open(seat)).then(|| player.list.iter().collect()),
        graveyard: player.graveyard.iter().collect(),
        points: player.points,
        standing: standing.filter(|(slot, _)| slot.side() == seat).map(|(_, points)| points).sum(),
        wins: player.wins,
        done: player.done,
    }
}

/// The card whose effect is on top of the stack; nothing for a leader.
pub(crate) fn source(state: &State) -> Option<Card> {
    match state.pending.stack.waiting().last()? {
        Effect::Ability(trigger) => Some(trigger.card),
        Effect::Resolve { card, .. } => Some(*card),
        _ => None,
    }
}

fn ask_view(state: &State, viewer: Viewer) -> Option<AskView> {
    let ask = state.pending.ask?;
    let asked = match ask.who {
        Mover::Seat(seat) => viewer.sees(seat),
        Mover::Chance => true,
    };
    let picked: Vec<Pick> = ask.before.into_iter().flatten().collect();
    let Asked { source, at, step, may_decline } = state.asked()?;
    Some(AskView {
        who: ask.who,
        source,
        at,
        step,
        picked,
        picks: (asked || !ask.private).then(|| ask.picks.iter().collect()),
        may_decline,
    })
}
