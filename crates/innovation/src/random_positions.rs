//! Every effect of every card, carried out from many positions by everybody who can.
//!
//! Positions of random games are changed so that a card lies on top and others share it or are
//! vulnerable to it; then it is activated and answered at random, under the eyes of the twin.

use std::collections::BTreeSet;

use kernel::{Game, Luck, Mover, Rng, Seat, Secrets, Setup, ToMove, Viewer, random_walk};

use crate::ask::{Picked, Why};
use crate::card::{Card, Cards};
use crate::components::Phase;
use crate::event::{Achievement, Event, How, Place};
use crate::face::{Color, Icon, Sort, Splay};
use crate::moves::Move;
use crate::reference_model::{ReferenceModel, Watched};
use crate::reported::Reported;
use crate::state::State;
use crate::view::View;

/// As whom somebody carries out an effect.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Role {
    Activator,
    Sharer,
    Target,
    /// Because another card says so.
    Alone,
}

/// How often each card is carried out, at least.
const TIMES: usize = 60;

type Done = BTreeSet<(Card, u8, Role)>;

/// Every role in which every effect of a card must be carried out.
fn required(card: Card) -> impl Iterator<Item = (Card, u8, Role)> {
    let roles = |sort| match sort {
        Sort::Demand => &[Role::Target][..],
        Sort::Effect => &[Role::Activator, Role::Sharer, Role::Alone][..],
    };
    let effects = card.clauses().iter().zip(0..);
    effects.flat_map(move |(clause, n)| roles(clause.sort).iter().map(move |&role| (card, n, role)))
}

// ------------------------------------------------------------------ positions

/// Positions between two actions, from random games.
pub(crate) fn middles(setup: &Setup, games: u64) -> Vec<State> {
    let mut found = Vec::new();
    for seed in 0..games {
        let state = State::new(setup).expect("a sound setup");
        random_walk(state, seed, State::INFO.max_moves, |state, dice| {
            if state.table.phase == Phase::Turn && dice.below(4) == 0 {
                found.push(state.clone());
            }
        });
    }
    found
}

/// The pieces of a position, to be moved at will.
struct Bench<'a> {
    state: State,
    dice: &'a mut Rng,
}

impl Bench<'_> {
    fn below(&mut self, n: u64) -> u64 {
        self.dice.below(n)
    }

    fn place_of(&self, card: Card) -> Option<Place> {
        let t = &self.state.table;
        let places = t.all_seats().flat_map(|seat| {
            [
                (t.hand(seat), Place::Hand(seat)),
                (t.score(seat), Place::Score(seat)),
                (t.board(seat), Place::Board(seat)),
            ]
        });
        let supply = (t.supply_cards(card.age()).collect(), Place::Supply);
        let mut places = places.chain([supply]);
        places.find(|(cards, _)| cards.has(card)).map(|(_, place)| place)
    }

    /// Puts a card on top of its supply pile, where it must be. After a pile is shuffled the next
    /// is; here the turn goes on as after an action.
    fn lift(&mut self, card: Card) {
        let age = card.age();
        let rest = self.state.table.supply_cards(age).filter(|other| *other != card);
        let order = Some([card].into_iter().chain(rest).collect());
        self.state.table.apply(&Event::Shuffled { age, order });
        self.state.table.apply(&Event::DogmaEnded { aborted: false });
    }

    /// Brings a card to a place, on top; not one that is laid aside or out of the game.
    fn bring(&mut self, card: Card, to: Place) -> bool {
        let Some(from) = self.place_of(card) else { return false };
        if from == Place::Supply {
            self.lift(card);
        }
        let how = How::Transfer;
        let moved = Event::Moved { how, card: Some(card), age: card.age(), from, to, open: false };
        self.state.table.apply(&moved);
        true
    }

    /// A few random cards of the supply for every hand and score pile, and some splays.
    fn enrich(&mut self) {
        for seat in self.state.table.all_seats() {
            for to in [Place::Hand(seat), Place::Score(seat)] {
                for _ in 0..self.below(4) {
                    let age = 1 + self.below(10) as u8;
                    if let Some(card) = self.state.table.supply_top(age) {
                        self.bring(card, to);
                    }
                }
            }
            for color in Color::ALL {
                let splay =
                    [Splay::None, Splay::Left, Splay::Right, Splay::Up][self.below(4) as usize];
                if self.state.table.pile_len(seat, color) > 1 {
                    self.state.table.apply(&Event::Splayed { seat, color, splay });
                }
            }
        }
    }

    /// Brings cards with an icon to a seat, never upon `above`, until it shows as many as wanted.
    fn show_icons(&mut self, seat: Seat, icon: Icon, wanted: u8, above: Option<Card>) {
        let free = |card: &Card| above.is_none_or(|above| above.color() != card.color());
        for _ in 0..12 {
            if self.state.table.icons(seat, icon) >= wanted {
                return;
            }
            let mut cards: Vec<Card> = Cards::ALL.with(icon).iter().filter(free).collect();
            self.dice.shuffle(&mut cards);
            let supply = |card: &Card| self.place_of(*card) == Some(Place::Supply);
            let Some(card) = cards.into_iter().find(supply) else { return };
            self.bring(card, Place::Board(seat));
        }
    }

    /// Lays the card on top for the activator; the others share or are vulnerable, as it comes.
    fn arrange(&mut self, card: Card, sharing: u64) -> bool {
        let (turn, icon) = (self.state.table.turn, card.face().featured);
        self.enrich();
        if !self.bring(card, Place::Board(turn)) {
            return false;
        }
        for seat in self.state.table.all_seats().filter(|&seat| seat != turn) {
            let (own, theirs) =
                (self.state.table.icons(turn, icon), self.state.table.icons(seat, icon));
            if self.dice.below(4) < sharing {
                self.show_icons(seat, icon, own, None);
            } else {
                self.show_icons(turn, icon, theirs + 1, Some(card));
            }
        }
        self.state.table.tops(turn).has(card)
    }

    /// What seats are entitled to by now they own; nothing when that would end the game.
    fn settle(self) -> Option<State> {
        let mut state = self.state;
        for (seat, special) in ReferenceModel::of(&state).entitled() {
            let achievement = Achievement::Special(special);
            state.table.apply(&Event::Claimed { seat, achievement });
        }
        let over = state
            .table
            .all_seats()
            .any(|seat| state.table.achievements(seat) >= state.table.needed());
        (!over).then_some(state)
    }
}

/// A position in which somebody will be made to carry out the card alone, and what to activate.
fn nested(base: &State, card: Card, dice: &mut Rng) -> Option<(State, Card)> {
    let named = |name| Card::named(name).expect("a card");
    let (host, turn) = (named("Self Service"), base.table.turn);
    let mut bench = Bench { state: base.clone(), dice };
    if card == host {
        // It cannot pick itself, but Computers can draw it.
        let outer = named("Computers");
        bench.arrange(outer, 1).then_some(())?;
        (bench.place_of(card) == Some(Place::Supply)).then_some(())?;
        bench.lift(card);
        return Some((bench.settle()?, outer));
    }
    bench.arrange(host, 1).then_some(())?;
    let mut actor = turn;
    if card.color() == host.color() {
        // A sharer has another green card on top.
        actor = bench.state.table.clockwise_from(turn).next().expect("a neighbour");
        let (icon, own) =
            (host.face().featured, bench.state.table.icons(turn, host.face().featured));
        bench.show_icons(actor, icon, own, Some(card));
    }
    bench.bring(card, Place::Board(actor)).then_some(())?;
    Some((bench.settle()?, host))
}

// ------------------------------------------------------------------ carrying out

/// What a viewer hears of a move and sees after it, and whether it is said to learn something.
fn told(state: &State, (mover, m): (Mover, Move), viewer: Viewer) -> (Vec<Reported>, View, bool) {
    let (mut after, mut events) = (state.clone(), Vec::new());
    after.play(mover, m, &mut events);
    let learned = events.iter().any(|event| State::facts(event).learned.has(viewer));
    let heard = events.iter().filter_map(|event| State::redact(event, viewer)).collect();
    (heard, after.view(viewer), learned)
}

/// A move from which one viewer is said to learn nothing tells it the same in a world that it
/// cannot tell from this one.
fn tells_alike(state: &State, (mover, m): (Mover, Move), dice: &mut Rng) {
    let viewers: Vec<Viewer> = Viewer::all(state.seats()).collect();
    let viewer = *dice.pick(&viewers).expect("somebody looks");
    let Some(world) = state.imagine(viewer, dice) else { return };
    if world.check(mover, m).is_err() {
        return;
    }
    let (here, there) = (told(state, (mover, m), viewer), told(&world, (mover, m), viewer));
    assert!(here.2 && there.2 || here == there, "{viewer} learns unsaid: {here:?}\n{there:?}");
}

/// Activates a card and answers at random, but has `wanted` carried out where it is offered. Notes
/// who did what.
fn carry_out(state: State, card: Card, wanted: Option<Card>, dice: &mut Rng, done: &mut Done) {
    let turn = state.table.turn;
    let mut game = Watched::new(state);
    let mut luck = Luck::new(dice.below(1 << 32));
    let mut next = (Mover::Seat(turn), Move::Dogma(card));
    loop {
        tells_alike(&game.state, next, dice);
        for event in game.play(next.0, next.1) {
            if let Event::EffectStarted { card, effect, seat, alone } = event.event {
                let demand = card.clauses()[usize::from(effect)].sort == Sort::Demand;
                let role = match (alone, demand, seat == turn) {
                    (true, ..) => Role::Alone,
                    (_, true, _) => Role::Target,
                    (_, _, true) => Role::Activator,
                    _ => Role::Sharer,
                };
                done.insert((card, effect, role));
            }
        }
        if game.state.table.phase != Phase::Dogma {
            return;
        }
        next = match game.state.to_move() {
            ToMove::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is asked");
                let list = game.state.legal(seat);
                let pick = wanted.map(|card| Move::Pick(Picked::Card(card).into()));
                let pick = pick.filter(|m| asks_what(&game.state) && list.rank(*m).is_some());
                (Mover::Seat(seat), pick.unwrap_or_else(|| *dice.pick(&list).expect("a move")))
            }
            _ => {
                luck = luck.next();
                (Mover::Chance, game.state.roll(luck))
            }
        };
    }
}

/// Whether the open question is which card to carry out.
fn asks_what(state: &State) -> bool {
    state.pending.ask.is_some_and(|ask| ask.why == Why::Execute)
}

/// Carries out every card many times, until each effect was carried out in every role.
fn drill(setup: &Setup, times: usize) {
    let middles = middles(setup, 24);
    let mut dice = Rng::new(105);
    let mut done = Done::new();
    for card in Card::all() {
        for n in 0.. {
            let missing = required(card).find(|what| !done.contains(what));
            if n >= times && missing.is_none() {
                break;
            }
            assert!(n < times + 200, "{card}: {missing:?} in {n} attempts");
            let base = dice.pick(&middles).expect("a position").clone();
            if n % 3 == 2 {
                if let Some((state, outer)) = nested(&base, card, &mut dice) {
                    carry_out(state, outer, Some(card), &mut dice, &mut done);
                }
                continue;
            }
            let mut bench = Bench { state: base, dice: &mut dice };
            let sharing = if n % 3 == 0 { 3 } else { 1 };
            if bench.arrange(card, sharing)
                && let Some(state) = bench.settle()
            {
                carry_out(state, card, None, &mut dice, &mut done);
            }
        }
    }
    let all = Card::all().flat_map(required).collect::<Done>();
    assert_eq!(all.len(), 34 + 3 * 124);
    assert!(done.is_superset(&all));
}

#[test]
fn every_effect_at_a_table_of_two() {
    drill(&Setup { seats: Some(2), ..Setup::default() }, TIMES);
}

#[test]
fn every_effect_at_a_table_of_three() {
    drill(&Setup { seats: Some(3), ..Setup::default() }, TIMES);
}

#[test]
fn every_effect_at_a_table_of_four() {
    drill(&Setup { seats: Some(4), ..Setup::default() }, TIMES);
}

#[test]
fn every_effect_in_teams() {
    drill(&Setup { seats: Some(4), ..Setup::default() }.set("teams", "on"), TIMES);
}
