//! What a viewer may know, built from nothing.

use std::collections::BTreeMap;

use kernel::{Mover, Outcome, Seat, SeatSet, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

use crate::ask::{Pickable, Why};
use crate::card::{Card, Cards};
use crate::components::{Components, Phase};
use crate::dogma::{executors, in_order};
use crate::event::{Achievement, Bundle, Event};
use crate::face::{Color, Icon, Sort, Splay};
use crate::position;
use crate::state::State;

/// Where the game is, for people and programs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The supply piles are shuffled.
    Shuffling,
    /// Everybody picks a first card.
    Placing,
    /// The turn player picks an action.
    AwaitingAction,
    /// An effect waits for an answer.
    AwaitingChoice,
    /// The game is over.
    GameOver,
}

/// One pile of a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct PileView {
    /// Its color.
    pub color: Color,
    /// How it lies.
    pub splay: Splay,
    /// The cards from bottom to top; only the top card where covered ones are hidden.
    pub cards: Vec<Card>,
    /// How many cards are covered; nothing where that cannot be seen.
    pub covered: Option<u8>,
    /// The icons that it shows.
    pub icons: BTreeMap<Icon, u8>,
}

/// What can be known of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct SeatView {
    /// The hand.
    pub hand: Bundle,
    /// The score pile.
    pub score: Bundle,
    /// What the score pile is worth.
    pub points: u32,
    /// The board.
    pub board: Vec<PileView>,
    /// The icons on the board.
    pub icons: BTreeMap<Icon, u8>,
    /// The achievements.
    pub achievements: Vec<Achievement>,
    /// How many achievements count for it: its own, and in team play its partner's.
    pub together: u32,
    /// Cards tucked in this turn.
    pub tucked: u8,
    /// Cards scored in this turn.
    pub scored: u8,
    /// Cards in hand or score pile that the viewer remembers having seen go there.
    pub remembered: Cards,
    /// Those of them that are in hand.
    pub remembered_in_hand: Cards,
    /// Cards in hand or score pile that everybody has seen.
    pub seen_by_all: Cards,
    /// Cards in the viewer's own hand or score pile that this seat has seen.
    pub knows: Cards,
}

/// The card that is being carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct DogmaView {
    /// The card that was activated.
    pub activated: Card,
    /// The card whose effect runs now: the same, or one that it makes a seat carry out.
    pub card: Card,
    /// Which effect, from 0.
    pub effect: u8,
    /// Whether it is a demand.
    pub demand: bool,
    /// Who carries it out.
    pub seat: Seat,
    /// Everybody who carries out this effect, in the order in which they do.
    pub order: Vec<Seat>,
    /// Who shares the activated card.
    pub sharers: SeatSet,
    /// Of whom it demands.
    pub vulnerable: SeatSet,
    /// What has been named so far in this effect: colors and values.
    pub named: Vec<String>,
}

/// The open question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct AskView {
    /// Who is asked.
    pub who: Mover,
    /// What for.
    pub why: Why,
    /// What sort of thing is picked.
    pub of: Pickable,
    /// Whether a pass is an answer.
    pub may_pass: bool,
    /// Whether something was picked before in the same effect.
    pub again: bool,
    /// How many cards are still to be put into an order; nothing where one is picked otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
    /// What can be picked, for who is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub picks: Option<Vec<String>>,
}

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// Where the game is.
    pub stage: Stage,
    /// Whose turn it is.
    pub turn: Seat,
    /// Actions left in it.
    pub actions: u8,
    /// Turns begun.
    pub turns: u16,
    /// The seats in order.
    pub seats: Vec<SeatView>,
    /// How many cards each supply pile holds, from 1 to 10.
    pub supply: [u8; 10],
    /// The supply piles from the top down, for those who may know everything.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub piles: Vec<Vec<Card>>,
    /// Achievements that nobody owns.
    pub unclaimed: Vec<Achievement>,
    /// How many achievements win.
    pub needed: u32,
    /// How many cards have left the game.
    pub removed: usize,
    /// Whether partners sit opposite.
    pub teams: bool,
    /// Who has picked a first card.
    pub placed: SeatSet,
    /// The first card that the viewer has picked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_card: Option<Card>,
    /// The card that is being carried out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dogma: Option<DogmaView>,
    /// The open question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ask: Option<AskView>,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

fn icons(count: impl Fn(Icon) -> u8) -> BTreeMap<Icon, u8> {
    Icon::ALL.into_iter().map(|icon| (icon, count(icon))).filter(|(_, n)| *n > 0).collect()
}

// R136.
fn pile(t: &Components, seat: Seat, color: Color, hidden: bool) -> PileView {
    let splay = t.splay(seat, color);
    let mut cards: Vec<Card> = t.pile_cards(seat, color).collect();
    let covered = cards.len() as u8 - 1;
    if hidden {
        cards.truncate(1);
    }
    cards.reverse();
    let covered = (!hidden || splay != Splay::None).then_some(covered);
    let shown = t.pile_icons(seat, color);
    PileView { color, splay, cards, covered, icons: icons(|icon| shown.count(icon)) }
}

fn bundle(cards: Cards, seen: bool) -> Bundle {
    let bundle = Bundle::of(cards);
    if seen { bundle } else { bundle.face_down() }
}

fn seat_view(t: &Components, seat: Seat, viewer: Viewer) -> SeatView {
    let own = viewer.sees(seat);
    let hidden = t.hide_covered && !own;
    let hidden_cards = |seat| t.hand(seat).or(t.score(seat));
    let seen_by_all = t.known_to_all().and(hidden_cards(seat));
    let (remembered, knows) = match viewer {
        Viewer::Seat(me) if me != seat => {
            (t.known(me).and(hidden_cards(seat)), t.known(seat).and(hidden_cards(me)))
        }
        Viewer::Spectator => (seen_by_all, Cards::NONE),
        _ => (Cards::NONE, Cards::NONE),
    };
    SeatView {
        hand: bundle(t.hand(seat), own),
        score: bundle(t.score(seat), own),
        points: t.points(seat),
        board: t.colors(seat).iter().map(|color| pile(t, seat, color, hidden)).collect(),
        icons: icons(|icon| t.icons(seat, icon)),
        achievements: Achievement::all().filter(|&what| t.owns(seat, what)).collect(),
        together: t.achievements(seat),
        tucked: t.tucked[seat.index()],
        scored: t.scored[seat.index()],
        remembered,
        remembered_in_hand: remembered.and(t.hand(seat)),
        seen_by_all,
        knows,
    }
}

fn dogma(state: &State) -> Option<DogmaView> {
    state.pending.ask?;
    let (first, frame) = (state.pending.frames.first()?, state.pending.frames.last()?);
    let clause = &frame.card.clauses()[usize::from(frame.effect)];
    let Components { turn, sharers, vulnerable, seats, .. } = *state.table;
    let all = executors(clause.sort, turn, sharers, vulnerable);
    let order = match frame.alone {
        Some(seat) => vec![seat],
        None => in_order(all, turn, seats).collect(),
    };
    Some(DogmaView {
        order,
        activated: first.card,
        card: frame.card,
        effect: frame.effect,
        demand: clause.sort == Sort::Demand,
        seat: state.executor()?,
        sharers,
        vulnerable,
        named: named(state),
    })
}

/// The colors and values that were named in the paused effect.
fn named(state: &State) -> Vec<String> {
    let mut events = Vec::new();
    let sink = &mut kernel::EventSink::of(&mut events);
    let _ = state.run_again(state.pending.answers.len(), &mut { state.table }, sink);
    let word = |event: &Event| match event {
        Event::NamedColor { color, .. } => Some(color.name().to_owned()),
        Event::NamedValue { value, .. } => Some(value.to_string()),
        _ => None,
    };
    events.iter().filter_map(word).collect()
}

fn ask(state: &State, viewer: Viewer) -> Option<AskView> {
    let ask = state.pending.ask?;
    let may_see = match ask.who {
        Mover::Chance => viewer == Viewer::Omniscient,
        Mover::Seat(seat) => viewer.sees(seat),
    };
    let picks = || ask.picks.iter().map(|pick| position::written(pick.picked())).collect();
    Some(AskView {
        who: ask.who,
        why: ask.why,
        of: ask.pickable(),
        may_pass: ask.may_pass,
        again: state.pending.answers.iter().any(Option::is_some),
        left: ask.left(),
        picks: may_see.then(picks),
    })
}

pub(crate) fn stage(state: &State) -> Stage {
    match state.table.phase {
        Phase::Shuffle(_) => Stage::Shuffling,
        Phase::Place => Stage::Placing,
        Phase::Turn => Stage::AwaitingAction,
        Phase::Dogma => Stage::AwaitingChoice,
        Phase::Over => Stage::GameOver,
    }
}

fn piles(t: &Components, viewer: Viewer) -> Vec<Vec<Card>> {
    let known = if viewer == Viewer::Omniscient { 10 } else { 0 };
    (1..=known).map(|age| t.supply_cards(age).collect()).collect()
}

/// What `viewer` may know of a state.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let t = state.now();
    View {
        viewer,
        stage: stage(state),
        turn: t.turn,
        actions: t.actions,
        turns: t.turns,
        seats: t.all_seats().map(|seat| seat_view(&t, seat, viewer)).collect(),
        supply: std::array::from_fn(|n| t.supply_len(n as u8 + 1)),
        piles: piles(&t, viewer),
        unclaimed: Achievement::all().filter(|&what| !t.is_claimed(what)).collect(),
        needed: t.needed(),
        removed: t.removed().len(),
        teams: t.teams,
        placed: t.all_seats().filter(|seat| t.chosen[seat.index()].is_some()).collect(),
        first_card: viewer.seat().and_then(|seat| t.chosen[seat.index()]),
        dogma: dogma(state),
        ask: ask(state, viewer),
        outcome: kernel::Game::outcome(state),
    }
}
