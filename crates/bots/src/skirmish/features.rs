//! What a net sees of a position of Skirmish: version 1 of the set.

use super::judge::{self, Numbers};
use ::skirmish::{Card, FACES, Lane, Leader, Slot, State, TERRAINS};
use kernel::{Game, Seat, ToMove};
use search::net::{FeatureSet, Features, Inputs, Section, count, flags};

/// How many cards there are.
const CARDS: u16 = FACES.len() as u16;
const LEADERS: u16 = Leader::ALL.len() as u16;
const TERRAIN: u16 = TERRAINS as u16;
/// Numbers are told apart up to these.
const MOST_POWER: u16 = 14;
const MOST_SHIELD: u16 = 3;
const MOST_HAND: u16 = 14;
const MOST_DECK: u16 = 30;
const MOST_CHARGES: u16 = 4;
const MOST_TURNS: u16 = 15;
const MOST_SUM: u16 = 40;
const JUDGED: u16 = 40;
/// What can be below 0 is moved so that it is a number from 0 on.
const MODIFIER_APART: u16 = 5;
const MARGIN_APART: u16 = 8;
const LEAD_APART: u16 = 8;
const CARDS_APART: u16 = 8;
/// So many turns are told apart as one.
const TURNS: usize = 2;

/// What is seen of each seat, that whose turn it is first.
static EACH: &[Section] = &[
    flags("units", TERRAIN * CARDS, "for each terrain the card that stands there"),
    flags("hand", CARDS, "cards in the hand"),
    flags("hand twice", CARDS, "cards that are in the hand twice or more often"),
    flags("deck", CARDS, "cards that are left to draw"),
    count("power 1", MOST_POWER, "power of the unit on a terrain, plus 1"),
    count("power 2", MOST_POWER, "power of the unit on a terrain, plus 1"),
    count("power 3", MOST_POWER, "power of the unit on a terrain, plus 1"),
    count("power 4", MOST_POWER, "power of the unit on a terrain, plus 1"),
    count("power 5", MOST_POWER, "power of the unit on a terrain, plus 1"),
    count("slot 1", 2 * MODIFIER_APART, "what a slot adds to power, plus 5"),
    count("slot 2", 2 * MODIFIER_APART, "what a slot adds to power, plus 5"),
    count("slot 3", 2 * MODIFIER_APART, "what a slot adds to power, plus 5"),
    count("slot 4", 2 * MODIFIER_APART, "what a slot adds to power, plus 5"),
    count("slot 5", 2 * MODIFIER_APART, "what a slot adds to power, plus 5"),
    count("shield 1", MOST_SHIELD, "shield of the unit on a terrain"),
    count("shield 2", MOST_SHIELD, "shield of the unit on a terrain"),
    count("shield 3", MOST_SHIELD, "shield of the unit on a terrain"),
    count("shield 4", MOST_SHIELD, "shield of the unit on a terrain"),
    count("shield 5", MOST_SHIELD, "shield of the unit on a terrain"),
    flags("waiting", TERRAIN, "terrains whose unit must wait before it can be activated"),
    flags("used", TERRAIN, "terrains whose unit has used its activation"),
    flags("controlled", TERRAIN, "terrains that it controls"),
    count("hand size", MOST_HAND, "cards in the hand"),
    count("deck size", MOST_DECK, "cards left to draw"),
    count("charges", MOST_CHARGES, "how often the leader can be used"),
    flags("leader", LEADERS, "which leader"),
    count("wins", 2, "skirmishes won"),
    count("hand power", MOST_SUM, "printed power of the cards in the hand"),
    count("board power", MOST_SUM, "power of its units"),
    flags("done", 1, "whether it is out of this skirmish"),
];

/// What is seen once.
static SHARED: &[Section] = &[
    count("skirmish", 3, "the number of the skirmish"),
    flags("starter", 1, "whether the first seat started it"),
    flags("acted", 1, "whether the first seat has done something in this turn"),
    flags("played", 1, "whether it has played its card of this turn"),
    flags("asked", 1, "whether an effect waits for an answer"),
    flags("inverted", TERRAIN, "terrains where the lower power controls"),
    count("lead", 2 * LEAD_APART, "points more than the other if it were counted now, plus 8"),
    count("cards ahead", 2 * CARDS_APART, "cards more in the hand, plus 8"),
    count("margin 1", 2 * MARGIN_APART, "power more on a terrain where both have a unit, plus 8"),
    count("margin 2", 2 * MARGIN_APART, "power more on a terrain where both have a unit, plus 8"),
    count("margin 3", 2 * MARGIN_APART, "power more on a terrain where both have a unit, plus 8"),
    count("margin 4", 2 * MARGIN_APART, "power more on a terrain where both have a unit, plus 8"),
    count("margin 5", 2 * MARGIN_APART, "power more on a terrain where both have a unit, plus 8"),
    count("numbers", JUDGED, "what the numbers say for the first seat, in steps"),
    count("turns", MOST_TURNS, "turns finished in this skirmish, in steps of two"),
];

/// What a net sees of Skirmish.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight;

/// A number that may be below 0 as one from 0 on.
fn moved(n: i16, by: u16) -> usize {
    (n + by as i16).max(0) as usize
}

/// One bit for each card that is there, and for each that is there twice.
fn held(cards: impl Iterator<Item = Card>) -> [u128; 2] {
    let [mut once, mut twice] = [0; 2];
    for card in cards {
        let bit = 1_u128 << card.number();
        twice |= once & bit;
        once |= bit;
    }
    [once, twice]
}

/// The slots of a seat, terrain by terrain.
fn slots(seat: Seat) -> impl Iterator<Item = Slot> {
    (0..TERRAINS).map(move |terrain| Slot::new(terrain, seat))
}

/// What a seat has on the board.
fn board(state: &State, seat: Seat, lanes: &[Lane; 5], inputs: &mut Inputs) {
    for lane in lanes {
        inputs.count(MOST_POWER, lane.power[seat.index()].map_or(0, |power| moved(power, 1)));
    }
    for slot in slots(seat) {
        inputs.count(2 * MODIFIER_APART, moved(state.modifier(slot), MODIFIER_APART));
    }
    for slot in slots(seat) {
        inputs.count(MOST_SHIELD, moved(state.shield(slot), 0));
    }
    let (mut waiting, mut used) = (0, 0);
    for (n, slot) in slots(seat).enumerate() {
        let Some((_, cooldown, spent)) = state.unit_at(slot) else { continue };
        waiting |= u128::from(cooldown > 0) << n;
        used |= u128::from(spent) << n;
    }
    inputs.bits(TERRAIN, waiting);
    inputs.bits(TERRAIN, used);
    let sign = if seat == Seat(0) { 1 } else { -1 };
    let controlled = lanes.iter().enumerate().filter(|(_, lane)| sign * lane.score() > 0);
    inputs.flags(TERRAIN, controlled.map(|(n, _)| n));
}

/// Everything about one seat.
fn side(state: &State, seat: Seat, lanes: &[Lane; 5], inputs: &mut Inputs) {
    let stands = slots(seat).enumerate().filter_map(|(n, slot)| {
        state.unit_at(slot).map(|(card, ..)| n * usize::from(CARDS) + card.number())
    });
    inputs.flags(TERRAIN * CARDS, stands);
    let [once, twice] = held(state.hand(seat));
    inputs.bits(CARDS, once);
    inputs.bits(CARDS, twice);
    inputs.bits(CARDS, held(state.deck(seat))[0]);
    board(state, seat, lanes, inputs);
    inputs.count(MOST_HAND, state.hand_size(seat));
    inputs.count(MOST_DECK, state.deck_size(seat));
    inputs.count(MOST_CHARGES, state.charges(seat).into());
    let leader = state.leader(seat);
    inputs.flags(LEADERS, Leader::ALL.iter().position(|&one| one == leader).into_iter());
    inputs.count(2, state.wins(seat).into());
    let printed: i16 = state.hand(seat).map(|card| card.face().power).sum();
    inputs.count(MOST_SUM, moved(printed, 0));
    let powers: i16 = lanes.iter().filter_map(|lane| lane.power[seat.index()]).sum();
    inputs.count(MOST_SUM, moved(powers, 0));
    inputs.bits(1, u128::from(state.is_done(seat)));
}

impl Features<State> for Sight {
    fn set(&self, _: &State) -> FeatureSet {
        FeatureSet { name: "skirmish", version: 1, sides: 2, each: EACH, shared: SHARED }
    }

    fn first(&self, state: &State) -> Seat {
        state.active()
    }

    fn encode(&self, state: &State, inputs: &mut Inputs) {
        let (first, lanes) = (state.active(), state.lanes());
        let other = Seat(1 - first.0);
        side(state, first, &lanes, inputs);
        side(state, other, &lanes, inputs);
        inputs.count(3, state.skirmish().into());
        inputs.bits(1, u128::from(state.starter() == first));
        inputs.bits(1, u128::from(state.has_acted()));
        inputs.bits(1, u128::from(state.has_played()));
        inputs.bits(1, u128::from(state.asked().is_some()));
        let inverted = lanes.iter().enumerate().filter(|(_, lane)| lane.inverted);
        inputs.flags(TERRAIN, inverted.map(|(n, _)| n));
        let sign = if first == Seat(0) { 1 } else { -1 };
        let lead: i16 = lanes.iter().map(Lane::score).sum();
        inputs.count(2 * LEAD_APART, moved(sign * lead, LEAD_APART));
        let cards = state.hand_size(first) as i16 - state.hand_size(other) as i16;
        inputs.count(2 * CARDS_APART, moved(cards, CARDS_APART));
        for lane in &lanes {
            let margin = lane.margin().map_or(0, |margin| moved(sign * margin, MARGIN_APART));
            inputs.count(2 * MARGIN_APART, margin);
        }
        let numbers = Numbers::of(state, first, &lanes);
        let judged = f32::from(JUDGED) * judge::worth(state, first, &lanes, &numbers);
        inputs.count(JUDGED, judged as usize);
        inputs.count(MOST_TURNS, usize::from(state.finished_turns()) / TURNS);
    }

    fn is_judged(&self, state: &State) -> bool {
        matches!(state.to_move(), ToMove::Seats(_)) && state.skirmish() > 0
    }
}
