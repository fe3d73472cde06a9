//! What a viewer cannot tell apart: worlds with the same backs in the same places.
//!
//! A card whose place a viewer knows stays; among the others of each value every arrangement is
//! equally likely. In the middle of an effect the arrangement must also explain what was seen and
//! heard since the effect began, so the effect is run again on it and compared.

use kernel::{Mover, Rng, Seat, Viewer};

use crate::ask::{Picked, Picks};
use crate::card::{Card, Cards};
use crate::effect::Stop;
use crate::event::{self, Event};
use crate::faces::CARDS;
use crate::state::State;
use crate::tableau::Tableau;

/// How many arrangements are tried before the truth itself is handed out. An effect that has told
/// so much that hardly any other arrangement explains it leaves little to imagine.
const TRIES: u32 = 256;

/// Which card lies where each card lay.
pub(crate) struct Arrangement([u8; CARDS]);

impl Arrangement {
    /// Every card in its place but those that are free, which change places with their likes. What
    /// comes to lie where depends on the draw and on which cards are free, never on what lies
    /// there.
    fn draw(free: Cards, places: &[Card], rng: &mut Rng) -> Arrangement {
        let mut cards: [u8; CARDS] = std::array::from_fn(|n| n as u8);
        let mut mixed = [[0; 15]; 10];
        let mut next = [0; 10];
        for age in 1..=10 {
            let row = &mut mixed[usize::from(age) - 1];
            let mut len = 0;
            for card in free.valued(age).iter() {
                row[len] = card.0;
                len += 1;
            }
            rng.shuffle(&mut row[..len]);
        }
        for card in places {
            let age = usize::from(card.age()) - 1;
            cards[usize::from(card.0)] = mixed[age][next[age]];
            next[age] += 1;
        }
        Arrangement(cards)
    }

    pub(crate) fn card(&self, card: Card) -> Card {
        Card(self.0[usize::from(card.0)])
    }

    pub(crate) fn cards(&self, cards: Cards) -> Cards {
        cards.iter().map(|card| self.card(card)).collect()
    }

    fn picked(&self, picked: Picked) -> Picked {
        match picked {
            Picked::Card(card) => Picked::Card(self.card(card)),
            other => other,
        }
    }

    fn apply(&self, state: &State) -> State {
        let mut other = state.clone();
        other.t = state.t.arranged(self);
        other.chosen = state.chosen.map(|card| card.map(|card| self.card(card)));
        for answer in &mut other.answers {
            *answer = answer.map(|pick| self.picked(pick.picked()).into());
        }
        if let Some(ask) = &mut other.ask {
            ask.picks = Picks(ask.picks.0 & !Cards::ALL.0 | self.cards(ask.picks.as_cards()).0);
        }
        other
    }
}

/// The cards that the viewer knows the places of.
fn known(t: &Tableau, viewer: Viewer) -> Cards {
    match viewer {
        Viewer::Seat(seat) => t.known(seat),
        Viewer::Spectator => t.known_to_all(),
        Viewer::Omniscient => Cards::ALL,
    }
}

/// The cards that the viewer simply sees: when an effect begins they lie where they lie, even if
/// the viewer loses sight of them before it asks.
fn plain(t: &Tableau, viewer: Viewer) -> Cards {
    match viewer {
        Viewer::Seat(seat) => t.plainly_known(seat),
        _ => t.boards(),
    }
}

/// The free cards by where they lie, in an order that is the same whatever they are. Cards of one
/// hand or score pile have no order among themselves; they are told apart by who else knows them
/// and by the part they have in what is going on.
fn places(state: &State, free: Cards) -> arrayvec::ArrayVec<Card, CARDS> {
    let mut places = arrayvec::ArrayVec::new();
    let part = |card: &Card| {
        let named = |pick: &crate::ask::Pick| pick.picked() == Picked::Card(*card);
        let answer = state.answers.iter().position(|answer| answer.as_ref().is_some_and(named));
        (state.t.knowers(*card), state.chosen.contains(&Some(*card)), answer)
    };
    state.t.walk(|cards, ordered| {
        let from = places.len();
        places.extend(cards.filter(|card| free.has(*card)));
        if !ordered {
            places[from..].sort_unstable_by_key(part);
        }
    });
    places
}

/// A state that the viewer cannot tell from this one.
// R137.
pub(crate) fn imagine(state: &State, viewer: Viewer, rng: &mut Rng) -> State {
    if viewer == Viewer::Omniscient {
        return state.clone();
    }
    if state.ask.is_none() {
        let free = Cards::ALL.except(known(&state.t, viewer));
        return Arrangement::draw(free, &places(state, free), rng).apply(state);
    }
    let Some(heard) = retell(state, viewer) else { return state.clone() };
    let seen = known(&state.now(), viewer).or(plain(&state.t, viewer)).or(heard.named());
    let free = Cards::ALL.except(seen);
    let places = places(state, free);
    for _ in 0..TRIES {
        let mut other = Arrangement::draw(free, &places, rng).apply(state);
        if let Some(told) = retell(&other, viewer)
            && told.explains(&heard, viewer)
        {
            other.ask = Some(told.ask);
            return other;
        }
    }
    state.clone()
}

/// What a viewer has heard of the paused effect, and the question it paused at.
struct Heard {
    events: Vec<Event>,
    ask: crate::ask::Ask,
}

impl Heard {
    /// The cards that were named: in any other world they are the same ones.
    fn named(&self) -> Cards {
        let cards = |event: &Event| match event {
            Event::Moved { card, .. } => card.iter().copied().collect(),
            Event::Revealed { cards, .. } => *cards,
            Event::Exchanged { gives, takes, .. } => {
                gives.cards.unwrap_or_default().or(takes.cards.unwrap_or_default())
            }
            _ => Cards::NONE,
        };
        self.events.iter().map(cards).fold(Cards::NONE, Cards::or)
    }

    /// Whether the viewer would not notice a difference.
    fn explains(&self, truth: &Heard, viewer: Viewer) -> bool {
        let own = viewer.seat().map(Mover::Seat);
        self.events == truth.events
            && self.ask.who == truth.ask.who
            && self.ask.why == truth.ask.why
            && self.ask.may_pass == truth.ask.may_pass
            && (own != Some(truth.ask.who) || self.ask.picks == truth.ask.picks)
    }
}

/// Runs the paused effect again and listens as the viewer. Nothing where the answers do not fit the
/// arrangement.
fn retell(state: &State, viewer: Viewer) -> Option<Heard> {
    let seat: Seat = state.executor()?;
    let mut events = Vec::new();
    let mut work = state.t;
    let (result, _) = state.run_again(seat, &mut work, &mut kernel::Ear::of(&mut events));
    let Err(Stop::Asks(ask)) = result else { return None };
    let events = events.iter().map(|event| event::redact(event, viewer)).collect();
    Some(Heard { events, ask })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::testing::{activate, set_up};

    /// The worlds that a viewer imagines while Skyscrapers takes a pile of seat 1 apart.
    #[test]
    fn cards_that_left_a_board_in_a_paused_effect_are_not_imagined_elsewhere() {
        let before = "board 0: yellow Skyscrapers; green Databases \
                      / board 1: blue Mathematics, Tools, Writing, Pottery, Computers";
        let paused = activate(set_up(2, before), "Skyscrapers", "1: Mathematics, ...").state;
        assert!(paused.ask.is_some());
        let mut rng = Rng::new(1);
        for viewer in Viewer::all(2) {
            for _ in 0..20 {
                let world = imagine(&paused, viewer, &mut rng);
                assert!(world.t.all_seats().all(|s| world.t.board(s) == paused.t.board(s)));
                assert_eq!(world.now().validate(), Ok(()));
            }
        }
    }

    /// Alchemy shows cards and returns them in secret order: still there is much to imagine.
    #[test]
    fn much_is_left_to_imagine_after_cards_were_shown() {
        let before = "board 0: blue Alchemy; red Metalworking; green The Wheel \
                      / hand 1: Gunpowder / supply 4: Invention, Navigation, Colonialism, Anatomy";
        let mut state = set_up(2, before);
        state.turn = Seat(0);
        let paused = activate(state, "Alchemy", "...").state;
        assert!(paused.ask.is_some());
        let mut rng = Rng::new(1);
        let mut truths = 0;
        for _ in 0..50 {
            truths += u32::from(imagine(&paused, Viewer::Seat(Seat(1)), &mut rng) == paused);
        }
        assert_eq!(truths, 0);
    }

    /// Who shows cards as proof sees who has seen them, and spectators remember them too.
    #[test]
    fn shown_cards_are_remembered_by_all_who_saw_them() {
        use kernel::Game;
        let before = "board 0: green Navigation / score 1: Coal";
        let after = activate(set_up(2, before), "Navigation", "").state;
        let coal: Cards = Card::named("Coal").into_iter().collect();
        assert_eq!(after.view(Viewer::Seat(Seat(1))).seats[0].knows, coal);
        assert_eq!(after.view(Viewer::Seat(Seat(0))).seats[1].remembered, coal);
        assert_eq!(after.view(Viewer::Spectator).seats[1].remembered, coal);
        assert_eq!(after.view(Viewer::Seat(Seat(1))).seats[1].seen_by_all, coal);
    }
}
