//! What a viewer cannot tell apart: worlds in which hidden cards are others, or lie elsewhere.
//!
//! Every card that has been seen is known to all. Where the list is too, what is left of it is
//! spread over hand and deck; where it is not, it may be any that the table could have given. Its
//! owner knows the list and the hand, and nobody an order. A card that was made at random in a hand
//! could have been any action.

mod guess;
mod secret;
mod spread;
mod toss;
mod wide;

use arrayvec::ArrayVec;
use kernel::{EventSourced, Mover, Rng, Seat, Viewer};

use crate::ask::{Ask, Picks};
use crate::card::Card;
use crate::cards::FACES;
use crate::deck::Order;
use crate::hand::Hand;
use crate::pile::Pile;
use crate::state::{Components, MOST_CARDS, Phase, State};

use secret::{Deal, Lists, Secret};
use spread::Spread;
use wide::Wide;

/// How many copies there are of each card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Counts([u8; FACES.len()]);

impl Counts {
    const NONE: Counts = Counts([0; FACES.len()]);

    pub(crate) fn of(cards: impl IntoIterator<Item = Card>) -> Counts {
        let mut counts = Counts::NONE;
        cards.into_iter().for_each(|card| counts.add(card));
        counts
    }

    pub(crate) fn add(&mut self, card: Card) {
        self.0[usize::from(card.0)] += 1;
    }

    pub(crate) fn count(&self, card: Card) -> u8 {
        self.0[usize::from(card.0)]
    }

    fn set(&mut self, card: Card, copies: u8) {
        self.0[usize::from(card.0)] = copies;
    }

    /// Counts each of these too. Rows of cards go in quicker so than one by one.
    fn with(mut self, cards: &[Card]) -> Counts {
        cards.iter().for_each(|&card| self.add(card));
        self
    }

    /// Those of a hand.
    fn with_hand(mut self, hand: &Hand) -> Counts {
        hand.for_each_kind(|card| self.0[usize::from(card.0)] += hand.count(card) as u8);
        self
    }

    /// What `f` makes of the copies here and in `other`, card by card.
    #[inline(always)]
    fn both(mut self, other: &Counts, f: impl Fn(u8, u8) -> u8) -> Counts {
        for (n, other) in self.0.iter_mut().zip(&other.0) {
            *n = f(*n, *other);
        }
        self
    }

    /// Those that are not in `other`.
    fn minus(self, other: &Counts) -> Counts {
        self.both(other, u8::saturating_sub)
    }

    /// Those of both.
    fn plus(self, other: &Counts) -> Counts {
        self.both(other, |n, more| n + more)
    }

    fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// All of them, in the order of the catalogue.
    fn cards<const N: usize>(&self) -> Pile<N> {
        let mut pile = Pile::EMPTY;
        for (card, &copies) in (0u8..).zip(&self.0) {
            for _ in 0..copies {
                pile.push(Card(card));
            }
        }
        pile
    }
}

impl Components {
    /// Every card that a seat owns, wherever it is.
    pub(crate) fn cards_of(&self, seat: Seat) -> Counts {
        let player = self.player(seat);
        let units = self.board.units();
        let units = units.iter().map(|slot| self.board.at(slot)).filter(|unit| unit.owner == seat);
        let resolving = self.resolving.filter(|(owner, _)| *owner == seat).map(|(_, card)| card);
        let mut all = Counts::NONE.with(player.deck.cards()).with(player.graveyard.cards());
        units.map(|unit| unit.card).chain(resolving).for_each(|card| all.add(card));
        all.with_hand(&player.hand)
    }

    /// Whether the deck of a seat has been shuffled.
    fn is_shuffled(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Build(_) => false,
            Phase::Shuffle(next) => seat < next,
            _ => true,
        }
    }
}

/// A state that the viewer cannot tell from this one, each equally likely.
pub(crate) fn imagine(state: &State, viewer: Viewer, rng: &mut Rng) -> Option<State> {
    if viewer == Viewer::Omniscient {
        return Some(*state);
    }
    let mut table = *state.table;
    for seat in Seat::all(2) {
        if !viewer.sees(seat) {
            redeal(&mut table, seat, &draw(state, seat, rng)?, rng);
        } else if table.is_shuffled(seat) {
            let deck = &mut table.players[seat.index()].deck;
            deck.sort();
            deck.shuffle(rng);
        }
    }
    Some(with_table(state, table))
}

/// The state with another table: what may be picked from a hand is what that hand holds.
fn with_table(state: &State, table: Components) -> State {
    let mut pending = state.pending;
    if let Some(Ask { private: true, who: Mover::Seat(seat), picks, .. }) = &mut pending.ask {
        *picks = Picks::cards(table.player(*seat).hand.kinds());
    }
    State { table: EventSourced::set_up(table), pending }
}

/// How many states the viewer cannot tell from this one; nothing where 128 bits do not hold it.
pub(crate) fn worlds(state: &State, viewer: Viewer) -> Option<u128> {
    if viewer == Viewer::Omniscient {
        return Some(1);
    }
    let of = |seat: Seat| -> Option<u128> {
        if !viewer.sees(seat) {
            return spread_over(state, seat).narrow();
        }
        let mut deck = state.table.player(seat).deck;
        deck.sort();
        Some(if state.table.is_shuffled(seat) { Order::count(deck.cards()) } else { 1 })
    };
    of(Seat(0))?.checked_mul(of(Seat(1))?)
}

/// In how many ways the hidden cards of a seat may lie.
fn spread_over(state: &State, seat: Seat) -> Wide {
    let secret = Secret::of(state, seat);
    let lists = state.possible_lists(seat, &secret);
    let ways = lists.iter().map(|lists| Spread::new(&secret, lists).total());
    ways.fold(Wide::ZERO, Wide::plus)
}

/// Draws how the hidden cards of a seat lie: quickly where that is possible.
fn draw(state: &State, seat: Seat, rng: &mut Rng) -> Option<Deal> {
    let secret = Secret::of(state, seat);
    let all = state.possible_lists(seat, &secret);
    let quick = match &all[..] {
        [Lists::Legal { designs }] => guess::draw(&secret, *designs, rng),
        lists => toss::draw(&secret, lists, rng),
    };
    let mut deal = quick.or_else(|| draw_slowly(&secret, &all, rng))?;
    secret.held.cards::<MOST_CARDS>().iter().for_each(|card| deal.hand.push(card));
    Some(deal)
}

/// The same by counting all ways: the more there are with a list, the likelier it is.
fn draw_slowly(secret: &Secret, all: &[Lists], rng: &mut Rng) -> Option<Deal> {
    let spreads: ArrayVec<Spread<'_>, 4> =
        all.iter().map(|lists| Spread::new(secret, lists)).collect();
    let total = spreads.iter().fold(Wide::ZERO, |sum, spread| sum.plus(spread.total()));
    let mut left = Some(total).filter(|total| !total.is_zero())?.draw(rng);
    for spread in &spreads {
        if left < spread.total() {
            return Some(spread.draw(rng));
        }
        left = left.minus(spread.total());
    }
    None
}

/// Puts the hidden cards of a seat where they were drawn.
fn redeal(table: &mut Components, seat: Seat, deal: &Deal, rng: &mut Rng) {
    let shuffled = table.is_shuffled(seat);
    let player = &mut table.players[seat.index()];
    player.list = deal.list.cards();
    player.gifts = deal.gifts.cards();
    if !shuffled {
        player.deck = player.list.iter().collect();
        return;
    }
    player.deck = deal.deck;
    player.deck.shuffle(rng);
    player.hand = deal.hand.iter().collect();
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use kernel::{Game, Luck, Secrets, Setup};

    use super::*;
    use crate::deck::READY;
    use crate::moves::Move;

    const VIEWER: Viewer = Viewer::Seat(Seat(0));

    fn with(options: &str) -> Setup {
        options.split_whitespace().fold(Setup::default(), |setup, option| {
            let (key, value) = option.split_once('=').expect("key=value");
            setup.set(key, value)
        })
    }

    fn at(options: &str, position: &str) -> State {
        let setup = Setup { position: Some(position.to_owned()), ..with(options) };
        State::new(&setup).unwrap_or_else(|error| panic!("{error}"))
    }

    /// A position in which seat 1 has the deck thieves, and only these cards of it are hidden; some
    /// more are in its hand, and so many of those are gifts.
    fn thieves(hand: &[&str], deck: &[&str], gifts: &str) -> String {
        let mut seen = Counts::of(READY[0].cards().iter());
        let named = |name: &&str| Card::named(name).expect("a card");
        let hidden = hand.iter().chain(deck).map(named).collect::<Vec<_>>();
        let given: Vec<Card> = gifts.split(", ").filter_map(Card::named).collect();
        for card in hidden.iter().filter(|card| !given.contains(card)) {
            seen.set(*card, seen.count(*card) - 1);
        }
        let seen: Vec<String> =
            seen.cards::<MOST_CARDS>().iter().map(|card| card.to_string()).collect();
        format!(
            "leader 1: warlord\ngraveyard 1: {}\nhand 1: {}\ndeck 1: {}\ngifts 1: {gifts}\n",
            seen.join(", "),
            hand.join(", "),
            deck.join(", "),
        )
    }

    /// Whether numbers differ no more than those of equally likely things do.
    fn is_even(drawn: &BTreeMap<impl Ord, u64>, things: u64, draws: u64) -> bool {
        // Chi squared times the draws, which is a whole number.
        let squares: u64 = drawn.values().map(|n| n * n).sum();
        let off = (things * squares).abs_diff(draws * draws) / draws;
        let root = (2 * things).isqrt() + 1;
        off.abs_diff(things) < 7 * root
    }

    type Seen = (Pile<MOST_CARDS>, Pile<30>, Vec<Card>, Pile<30>);

    fn hidden_of(world: &State) -> Seen {
        let player = world.table.player(Seat(1));
        (player.list, player.gifts, player.hand.iter().collect(), player.deck)
    }

    /// Draws worlds by `imagine`, and by the counted ways alone: each world must come up about as
    /// often as any other, and as many as are counted.
    fn check(options: &str, position: &str, worlds: u64) {
        let (state, mut rng) = (at(options, position), Rng::new(worlds));
        assert_eq!(super::worlds(&state, VIEWER), Some(u128::from(worlds)), "{options} {position}");
        let draws = worlds * 12 + 200;
        let mut quick = BTreeMap::new();
        for _ in 0..draws {
            let world = imagine(&state, VIEWER, &mut rng).expect("a world");
            *quick.entry(hidden_of(&world)).or_insert(0) += 1;
        }
        assert!(is_even(&quick, worlds, draws), "{position}: {} of {worlds}", quick.len());
        let secret = Secret::of(&state, Seat(1));
        let lists = state.possible_lists(Seat(1), &secret);
        let mut counted = BTreeMap::new();
        // To count is slow where any deck may be the list.
        let draws = if matches!(lists[0], Lists::Fixed(_)) { draws } else { worlds.min(100) };
        for _ in 0..draws {
            let mut deal = draw_slowly(&secret, &lists, &mut rng).expect("a way");
            secret.held.cards::<MOST_CARDS>().iter().for_each(|card| deal.hand.push(card));
            let mut table = state.components();
            redeal(&mut table, Seat(1), &deal, &mut rng);
            let world = with_table(&state, table);
            assert_eq!(world.view(VIEWER), state.view(VIEWER));
            *counted.entry(hidden_of(&world)).or_insert(0) += 1;
        }
        let enough = draws > worlds * 5;
        assert!(!enough || is_even(&counted, worlds, draws), "{position}");
        assert!(counted.keys().all(|world| worlds > 500 || quick.contains_key(world)));
    }

    #[test]
    fn of_an_open_list_each_world_is_as_likely_as_any_other() {
        // One of three cards in the hand, the others in two orders; copies are alike.
        check("", "hand 1: Scout\ndeck 1: Archer, Veteran\n", 6);
        check("", "hand 1: Scout\ndeck 1: Archer, Archer\n", 3);
        check("", "hand 1: Scout, Archer, Archer\ndeck 1: Archer, Veteran, Strike\n", 34);
        check("", "hand 1: 2 Scout\nshown 1: Scout\ndeck 1: Archer, Scout\n", 3);
        // More copies than weights are made for.
        check("", "hand 1: 2 Scout\ndeck 1: 7 Scout, Archer\n", 9);
        check("open_decks=on", &thieves(&["Thief", "Thief"], &["Archer", "Ninja"], ""), 7);
    }

    #[test]
    fn a_gift_may_be_any_action_that_explains_what_was_seen() {
        // Any of nine actions and the Scout in the hand, or the gift alone and the Scout below.
        check("", "hand 1: Seed, Scout\ngifts 1: Seed\n", 9);
        check("", "hand 1: Seed\ndeck 1: Scout\ngifts 1: Seed\n", 9);
        check("", "hand 1: Seed\ngraveyard 1: Seed\ngifts 1: Seed\n", 9);
        check("", "hand 1: Seed, Spike\ndeck 1: Seed\nlist 1: Seed\ngifts 1: Seed, Spike\n", 45);
        check("", "hand 1: 3 Spike\ndeck 1: Scout\ngifts 1: 3 Spike\n", 165);
    }

    #[test]
    fn of_a_hidden_ready_deck_only_what_was_seen_is_known() {
        // Among the cards that were seen are some that no other ready deck has.
        check("deck1=ready", &thieves(&["Thief", "Ninja"], &["Archer", "Archer"], ""), 7);
        for (options, lists) in [("deck1=ready", 2), ("leader1=sage", 4)] {
            let state = at(options, "phase: build 1\ndeck 0: 25 Scout\n");
            let mut state = state;
            state.play(Mover::Chance, Move::Build(1), &mut ());
            assert_eq!(state.table.phase, Phase::Shuffle(Seat(0)));
            assert_eq!(super::worlds(&state, VIEWER), Some(lists), "{options}");
            let mut seen = BTreeMap::new();
            let mut rng = Rng::new(3);
            for _ in 0..2000 {
                let world = imagine(&state, VIEWER, &mut rng).expect("a world");
                assert_eq!(
                    world.table.player(Seat(1)).deck.cards(),
                    world.table.player(Seat(1)).list.cards()
                );
                *seen.entry(hidden_of(&world)).or_insert(0) += 1;
            }
            assert!(is_even(&seen, lists as u64, 2000), "{seen:?}");
        }
    }

    #[test]
    fn a_hidden_list_may_be_any_legal_deck() {
        let one = thieves(&["Repositioning"], &[], "");
        // 64 kinds are not used up: of 20 gold ones none is left, for the deck has four.
        let legal = |card: &Card| {
            let mut cards: Vec<Card> = READY[0].cards().iter().collect();
            cards.retain(|&card| card != Card::named("repositioning").expect("a card"));
            cards.push(*card);
            crate::deck::is_legal(Pile::<30>::sorted(&cards).cards(), false)
        };
        let kinds = Card::all().filter(legal).count() as u64;
        check("deck1=thieves", &one, kinds);
        let two = thieves(&["Repositioning"], &["Strike"], "");
        let state = at("deck1=thieves", &two);
        let n = super::worlds(&state, VIEWER).expect("a number") as u64;
        assert!(n > kinds * kinds / 2 && n < 70 * 70, "{n}");
        check("deck1=thieves", &two, n);
        let gift = thieves(&["Repositioning", "Seed"], &["Strike"], "Seed");
        let n = super::worlds(&at("deck1=thieves", &gift), VIEWER).expect("a number") as u64;
        check("deck1=thieves", &gift, n);
    }

    #[test]
    fn who_was_left_to_decide_can_do_something() {
        let full = "active: 1\nhand 0: Scout\nunit T0P0: Veteran\n";
        // Energize and Brawl need a unit of the own side.
        let position = format!("{full}hand 1: Scout\ndeck 1: Energize, Brawl\n");
        check("", &position, 2);
        let position = format!("{full}hand 1: Energize, Scout\ndeck 1: Energize, Brawl\n");
        check("", &position, 3);
        check("auto_pass=off", &position, 7);
        // A written position may leave somebody to decide who can only pass.
        check("", &format!("{full}hand 1: Energize\ndeck 1: Scout, Brawl\n"), 4);
        let position = thieves(&["Thief", "Ninja"], &["Strike"], "");
        let n = |options: &str| {
            let position = format!("active: 1\nhand 0: Scout\n{position}");
            super::worlds(&at(options, &position), VIEWER).expect("a number")
        };
        assert!(n("deck1=thieves") < n("deck1=thieves auto_pass=off"));
    }

    #[test]
    fn a_world_is_found_at_every_turn_and_the_truth_where_it_is_the_only_one() {
        // Worlds that were drawn; the truth as the only world; the truth as one of several.
        let (mut drawn, mut alone, mut met) = (0_u32, 0_u32, 0_u32);
        let sets = ["", "open_decks=on", "deck0=thieves deck1=outlaws", "preset=wild"];
        for (seed, options) in (0..).zip(sets.into_iter().cycle().take(80)) {
            let mut state = State::new(&with(options)).expect("a match");
            let (mut luck, mut rng) = (Luck::new(seed), Rng::new(seed));
            while let Some(mover) = state.to_move().first() {
                let m = match mover {
                    Mover::Chance => state.roll(luck),
                    Mover::Seat(seat) => *rng.pick(&state.legal(seat)).expect("a move"),
                };
                luck = luck.next();
                state.play(mover, m, &mut ());
                for viewer in [VIEWER, Viewer::Seat(Seat(1)), Viewer::Spectator] {
                    let world = imagine(&state, viewer, &mut rng).expect("a world");
                    let true_one = world == state;
                    let one = true_one && worlds(&state, viewer) == Some(1);
                    drawn += 1;
                    alone += u32::from(one);
                    met += u32::from(true_one && !one);
                }
            }
        }
        assert!(drawn > 8000 && alone * 50 < drawn && met * 100 < drawn, "{drawn} {alone} {met}");
    }
}
