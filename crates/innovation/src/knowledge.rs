//! What a viewer cannot tell apart: worlds with the same backs in the same places.
//!
//! A card whose place a viewer knows stays; among the others of each value every arrangement is
//! equally likely. In the middle of an effect the arrangement must also explain what was seen and
//! heard since the effect began, so the effect is run again on it and compared. Which card others
//! picked since then is as secret as the card: of those of its value that lay beside it each is as
//! likely as any other.
//!
//! Cards of one hand or score pile lie there without an order, so several arrangements can be one
//! world. Each world comes of equally many of them, and so worlds are equally likely too.

use arrayvec::ArrayVec;
use kernel::{EventSourced, Mover, Rng, Seat, Viewer};

use crate::ask::{Ask, Pick, Picked, Picks};
use crate::card::{Card, Cards};
use crate::components::Components;
use crate::event::{self, Event};
use crate::faces::CARDS;
use crate::state::State;

/// How many arrangements are drawn in the hope that one explains what was heard.
const TRIES: u32 = 256;

/// Where there are at most so many arrangements, all of them can be gone through.
const FEW: u128 = 4096;

/// The most cards of one value.
const ALIKE: usize = 15;

/// Which card lies where each card lay.
pub(crate) struct Arrangement([u8; CARDS]);

impl Arrangement {
    /// Every card in its place but those that are free, which change places with their likes. What
    /// comes to lie where depends on the draw and on which cards are free, not on what lies there.
    fn draw(free: Cards, places: &Places, rng: &mut Rng) -> Arrangement {
        Arrangement::of(free, places, |_, row| rng.shuffle(row))
    }

    /// The free cards of each value in the order that `mix` brings them into, from an ascending
    /// one.
    fn of(free: Cards, places: &Places, mut mix: impl FnMut(u8, &mut [u8])) -> Arrangement {
        let mut cards: [u8; CARDS] = std::array::from_fn(|n| n as u8);
        let mut mixed = [[0; ALIKE]; 10];
        let mut next = [0; 10];
        for age in 1..=10 {
            let row = &mut mixed[usize::from(age) - 1];
            let mut len = 0;
            for card in free.valued(age).iter() {
                row[len] = card.0;
                len += 1;
            }
            mix(age, &mut row[..len]);
        }
        for (card, _) in places {
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
        other.table = EventSourced::set_up(state.table.arranged(self));
        for answer in &mut other.pending.answers {
            *answer = answer.map(|pick| self.picked(pick.picked()).into());
        }
        if let Some(ask) = &mut other.pending.ask {
            ask.picks = Picks(ask.picks.0 & !Cards::ALL.0 | self.cards(ask.picks.as_cards()).0);
        }
        other
    }
}

/// The cards that the viewer knows the places of.
fn known(t: &Components, viewer: Viewer) -> Cards {
    match viewer {
        Viewer::Seat(seat) => t.known(seat),
        Viewer::Spectator => t.known_to_all(),
        Viewer::Omniscient => Cards::ALL,
    }
}

/// The cards that the viewer simply sees: when an effect begins they lie where they lie, even if
/// the viewer loses sight of them before it asks.
fn plain(t: &Components, viewer: Viewer) -> Cards {
    match viewer {
        Viewer::Seat(seat) => t.plainly_known(seat),
        _ => t.boards(),
    }
}

/// Free cards by where they lie, each with a number: cards of one value with the same number lie in
/// one place without an order and have the same part in everything.
type Places = ArrayVec<(Card, u8), CARDS>;

/// The free cards by where they lie, in an order that is the same whatever they are. Cards of one
/// hand or score pile have no order among themselves; they are told apart by who else knows them
/// and by what the viewer did with them: `own` are the numbers of the viewer's answers.
fn places(state: &State, free: Cards, own: &[usize]) -> Places {
    let part = |card: Card| {
        let named = |pick: Pick| pick.picked() == Picked::Card(card);
        let picked = own.iter().find(|&&n| state.pending.answers[n].is_some_and(named));
        (state.table.knowers(card), picked)
    };
    let mut places = Places::new();
    let mut number = 0;
    state.table.walk(|cards, ordered| {
        let mut zone: ArrayVec<Card, CARDS> = cards.filter(|card| free.has(*card)).collect();
        if !ordered {
            zone.sort_unstable_by_key(|card| part(*card));
        }
        let mut last = None;
        for card in zone {
            let part = part(card);
            number += u8::from(ordered || last != Some(part));
            last = Some(part);
            places.push((card, number));
        }
        number += 1;
    });
    places
}

/// What a viewer has to go on: which cards are free to lie elsewhere, and in the middle of an
/// effect what was heard of it at every question. Nothing where that effect cannot be told again.
struct Scope {
    viewer: Viewer,
    free: Cards,
    heard: Vec<Heard>,
    places: Places,
}

impl Scope {
    fn of(state: &State, viewer: Viewer) -> Option<Scope> {
        let mut scope =
            Scope { viewer, free: Cards::ALL, heard: Vec::new(), places: Places::new() };
        let seen = if state.pending.ask.is_none() {
            known(&state.table, viewer)
        } else {
            let questions = 0..=state.pending.answers.len();
            scope.heard = questions.map(|n| retell(state, n, viewer)).collect::<Option<_>>()?;
            let named = scope.heard.last().map_or(Cards::NONE, Heard::named);
            known(&state.now(), viewer).or(plain(&state.table, viewer)).or(named)
        };
        let own: Vec<usize> =
            (0..state.pending.answers.len()).filter(|&n| scope.is_own(n)).collect();
        scope.free = Cards::ALL.except(seen);
        scope.places = places(state, scope.free, &own);
        Some(scope)
    }

    /// Whether the viewer gave answer `n`.
    fn is_own(&self, n: usize) -> bool {
        self.viewer.seat().map(Mover::Seat) == Some(self.heard[n].ask.who)
    }

    /// The world that an arrangement makes with the picks of others, if it explains what was heard.
    fn world(&self, state: &State, arrangement: &Arrangement, rng: &mut Rng) -> Option<State> {
        let mut other = arrangement.apply(state);
        self.choose_again(&mut other, rng);
        let (last, before) = match self.heard.split_last() {
            None => return Some(other),
            Some((last, before)) => (last, before.len()),
        };
        for n in 0..before {
            self.pick_again(&mut other, n, rng)?;
        }
        let told = retell(&other, before, self.viewer).filter(|told| self.is_heard(told, last))?;
        other.pending.ask = Some(told.ask);
        Some(other)
    }

    /// The first cards of others, picked anew.
    fn choose_again(&self, other: &mut State, rng: &mut Rng) {
        if self.others_choosing(other).next().is_none() {
            return;
        }
        let mut table = *other.table;
        for seat in self.others_choosing(other) {
            let hand: ArrayVec<Card, CARDS> = table.hand(seat).iter().collect();
            table.chosen[seat.index()] = rng.pick(&hand).copied();
        }
        other.table = EventSourced::set_up(table);
    }

    /// The other seats that have picked a first card while not all have.
    fn others_choosing<'a>(&self, state: &'a State) -> impl Iterator<Item = Seat> + use<'a> {
        let own = self.viewer.seat();
        let chosen = |seat: &Seat| state.table.chosen[seat.index()].is_some();
        state.table.all_seats().filter(move |seat| own != Some(*seat)).filter(chosen)
    }

    /// The card of answer `n`, picked anew among those of its value that lay beside it, where
    /// another picked it in secret. Nothing where none explains what was heard up to the next
    /// question.
    fn pick_again(&self, other: &mut State, n: usize, rng: &mut Rng) -> Option<()> {
        let Some(Picked::Card(card)) = other.pending.answers[n].map(Pick::picked) else {
            return Some(());
        };
        if self.is_own(n) || !self.free.has(card) {
            return Some(());
        }
        let t = &other.table;
        let mut zones = t.all_seats().flat_map(|seat| [t.hand(seat), t.score(seat)]);
        let Some(beside) = zones.find(|zone| zone.has(card)) else { return Some(()) };
        let mut alike: ArrayVec<Card, ALIKE> =
            beside.and(self.free).valued(card.age()).iter().collect();
        rng.shuffle(&mut alike);
        alike.into_iter().find_map(|card| {
            other.pending.answers[n] = Some(Picked::Card(card).into());
            let told = retell(other, n + 1, self.viewer)?;
            self.is_heard(&told, &self.heard[n + 1]).then_some(())
        })
    }

    /// The numbers of the places of free cards of this value, in order.
    fn numbers(&self, age: u8) -> ArrayVec<u8, ALIKE> {
        let of = |(card, number): &(Card, u8)| (card.age() == age).then_some(*number);
        self.places.iter().filter_map(of).collect()
    }

    /// How many arrangements of all free cards differ in more than the order of what has none;
    /// nothing where they are too many to be counted.
    fn size(&self) -> Option<u128> {
        (1..=10).try_fold(1_u128, |size, age| size.checked_mul(orders(&self.numbers(age))))
    }

    /// A world of each arrangement, where there are few to look at.
    fn worlds(&self, state: &State, rng: &mut Rng) -> Option<Vec<State>> {
        let size = self.size().filter(|&size| size <= FEW)?;
        Some((0..size).filter_map(|n| self.world(state, &self.nth(n), rng)).collect())
    }

    /// Arrangement `n` of those that differ, in an order that is the same in every world.
    fn nth(&self, mut n: u128) -> Arrangement {
        Arrangement::of(self.free, &self.places, |age, row| {
            let numbers = self.numbers(age);
            let orders = orders(&numbers);
            nth_order(&numbers, n % orders, row);
            n /= orders;
        })
    }

    /// Whether the viewer would not notice a difference between what is told and what was heard.
    fn is_heard(&self, told: &Heard, heard: &Heard) -> bool {
        let own = self.viewer.seat().map(Mover::Seat);
        told.events == heard.events
            && told.ask.who == heard.ask.who
            && told.ask.why == heard.ask.why
            && told.ask.may_pass == heard.ask.may_pass
            && told.ask.left() == heard.ask.left()
            && (own != Some(heard.ask.who) || told.ask.picks == heard.ask.picks)
    }
}

/// In how many orders cards can lie in places with these numbers, if places with the same number
/// are one. Places of one number follow each other.
fn orders(numbers: &[u8]) -> u128 {
    let factorial = |n: usize| (1..=n as u128).product::<u128>();
    let same = numbers.chunk_by(|one, next| one == next).map(|run| factorial(run.len()));
    factorial(numbers.len()) / same.product::<u128>()
}

/// Brings ascending cards into order `n` of those that differ.
fn nth_order(numbers: &[u8], mut n: u128, row: &mut [u8]) {
    let mut left: ArrayVec<u8, ALIKE> = row.iter().copied().collect();
    let mut least = 0;
    for at in 0..row.len() {
        if at > 0 && numbers[at] != numbers[at - 1] {
            least = 0;
        }
        // Within one number cards ascend, so only those after the last one are left to pick from.
        let rest = &numbers[at + 1..];
        let same = rest.iter().take_while(|&&number| number == numbers[at]).count();
        for pick in least.. {
            let ahead = ways(left.len() - pick - 1, same) * orders(&rest[same..]);
            if n < ahead {
                row[at] = left.remove(pick);
                least = pick;
                break;
            }
            n -= ahead;
        }
    }
}

/// In how many ways `few` of `many` can be picked.
fn ways(many: usize, few: usize) -> u128 {
    if few > many {
        return 0;
    }
    (0..few as u128).fold(1, |ways, n| ways * (many as u128 - n) / (n + 1))
}

/// A state that the viewer cannot tell from this one, each equally likely; nothing where too many
/// arrangements are possible to go through, and none that was drawn explains what was heard.
// R137.
pub(crate) fn imagine(state: &State, viewer: Viewer, rng: &mut Rng) -> Option<State> {
    imagine_within(TRIES, state, viewer, rng)
}

fn imagine_within(tries: u32, state: &State, viewer: Viewer, rng: &mut Rng) -> Option<State> {
    if viewer == Viewer::Omniscient {
        return Some(state.clone());
    }
    let scope = Scope::of(state, viewer)?;
    let mut draw = || {
        let arrangement = Arrangement::draw(scope.free, &scope.places, rng);
        scope.world(state, &arrangement, rng)
    };
    if let Some(world) = (0..tries).find_map(|_| draw()) {
        return Some(world);
    }
    let mut worlds = scope.worlds(state, rng)?;
    let n = rng.below(worlds.len() as u64) as usize;
    Some(worlds.swap_remove(n))
}

/// How many states the viewer cannot tell from this one; nothing where they are too many to count,
/// or others have picked in the midst of an effect.
// R137.
pub(crate) fn worlds(state: &State, viewer: Viewer) -> Option<u128> {
    if viewer == Viewer::Omniscient {
        return Some(1);
    }
    let scope = Scope::of(state, viewer)?;
    if !(0..state.pending.answers.len()).all(|n| scope.is_own(n)) {
        return None;
    }
    let arrangements = match scope.heard.is_empty() {
        true => scope.size()?,
        false => scope.worlds(state, &mut Rng::new(0))?.len() as u128,
    };
    let hands = scope.others_choosing(state).map(|seat| state.table.hand(seat).len() as u128);
    arrangements.checked_mul(hands.product())
}

/// What a viewer has heard of an effect, and the question it paused at.
struct Heard {
    events: Vec<Event>,
    ask: Ask,
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
}

/// Runs the paused effect again up to question `n` and listens as the viewer. Nothing where the
/// answers do not fit the arrangement.
fn retell(state: &State, n: usize, viewer: Viewer) -> Option<Heard> {
    let mut events = Vec::new();
    let ran = state.run_again(n, &mut { state.table }, &mut kernel::EventSink::of(&mut events));
    let ask = ran?.ask?;
    let events = events.iter().map(|event| event::redact(event, viewer)).collect();
    Some(Heard { events, ask })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::testing::{activate, set_up};

    const OWN: Viewer = Viewer::Seat(Seat(0));

    /// A position in which seat 0 knows the places of all cards but these.
    fn all_but(seats: u8, unknown: &[&str], before: &str) -> State {
        let known: Vec<&str> =
            Card::all().map(Card::name).filter(|name| !unknown.contains(name)).collect();
        set_up(seats, &format!("{before} / knows 0: {}", known.join(", ")))
    }

    /// Seat 0 counts `n` worlds, in each of them alike, and imagines all of them equally often.
    fn fair(state: &State, n: usize) {
        equally_often(TRIES, state, n);
    }

    fn equally_often(tries: u32, state: &State, n: usize) {
        let mut found: Vec<(State, u32)> = Vec::new();
        let mut rng = Rng::new(n as u64);
        for _ in 0..400 * n {
            let world = imagine_within(tries, state, OWN, &mut rng).expect("a world");
            match found.iter_mut().find(|(known, _)| *known == world) {
                Some((_, times)) => *times += 1,
                None => found.push((world, 1)),
            }
        }
        assert_eq!((found.len(), worlds(state, OWN)), (n, Some(n as u128)));
        for (world, times) in &found {
            assert_eq!(worlds(world, OWN), Some(n as u128));
            // Six times the deviation that chance explains.
            assert!((280..520).contains(times), "{times} times\n{}", crate::position::write(world));
        }
    }

    #[test]
    fn cards_without_an_order_make_fewer_worlds() {
        let hidden = ["Oars", "Archery", "Tools", "Sailing", "Pottery"];
        let before = "hand 1: Oars, Archery / score 1: Tools, Sailing / supply 1: Pottery";
        fair(&all_but(2, &hidden, before), 30);
        // Values do not mix.
        let hidden = ["Oars", "Archery", "Calendar", "Philosophy"];
        fair(&all_but(2, &hidden, "hand 1: Oars, Archery, Calendar, Philosophy"), 1);
        fair(&all_but(2, &hidden, "hand 1: Oars, Calendar / score 1: Archery, Philosophy"), 4);
    }

    #[test]
    fn who_else_knows_a_card_makes_worlds_differ() {
        let hidden = ["Oars", "Archery", "Tools"];
        let before = "hand 1: Oars, Archery / score 1: Tools";
        fair(&all_but(3, &hidden, before), 3);
        fair(&all_but(3, &hidden, &format!("{before} / knows 2: Oars")), 6);
    }

    #[test]
    fn first_cards_make_worlds_differ() {
        let oars = Event::Chosen { seat: Seat(1), card: Card::named("Oars") };
        let mut state = all_but(2, &["Oars", "Archery"], "hand 1: Oars, Archery");
        fair(&state, 1);
        state.table.apply(&oars);
        fair(&state, 2);
        // Also where the cards are known.
        let mut state = all_but(2, &[], "hand 1: Oars, Archery");
        state.table.apply(&oars);
        fair(&state, 2);
    }

    /// Seat 1 returns a card for Tools and is asked for the next. Which one of its value it was is
    /// imagined anew, also where another seat knows one of them.
    #[test]
    fn what_another_picked_is_picked_again() {
        let before = "board 0: blue Tools / board 1: blue Writing / board 2: blue Pottery \
                      / hand 1: Coal, Emancipation, Vaccination / knows 2: Vaccination";
        let paused =
            |card: &str| activate(set_up(3, before), "Tools", &format!("1: {card}, ...")).state;
        let paused = ["Emancipation", "Vaccination"].map(paused);
        assert_eq!(worlds(&paused[0], OWN), None);
        let mut known_to_2 = 0;
        for seed in 0..100 {
            let world = |state| imagine(state, OWN, &mut Rng::new(seed)).expect("a world");
            let [one, other] = paused.each_ref().map(world);
            assert_eq!(one, other);
            let Some(Picked::Card(card)) = one.pending.answers[0].map(Pick::picked) else {
                panic!("a card was picked");
            };
            known_to_2 += u32::from(one.table.known(Seat(2)).has(card));
        }
        assert!((30..70).contains(&known_to_2), "{known_to_2}");
    }

    /// Seat 1 is asked for a crown: only hands with a crown explain that.
    #[test]
    fn worlds_explain_the_question_that_was_asked() {
        let hidden = ["Sailing", "Tools", "Archery", "The Wheel", "Code of Laws"];
        let crowns = hidden.iter().filter_map(|name| Card::named(name)).collect::<Cards>();
        assert_eq!(crowns.with(crate::face::Icon::Crown).len(), 2);
        let before = "board 0: red Oars / hand 1: Sailing, Tools / supply 1: Archery, The Wheel, \
                      Code of Laws";
        let paused = activate(all_but(2, &hidden, before), "Oars", "...").state;
        // Of ten hands of two cards three have none; the others lie in six orders.
        fair(&paused, 7 * 6);
    }

    /// What is never drawn is found by going through everything.
    #[test]
    fn few_arrangements_are_gone_through() {
        let hidden = ["Sailing", "Tools", "Archery", "The Wheel"];
        let before = "board 0: red Oars / hand 1: Sailing / supply 1: Tools, Archery, The Wheel";
        let paused = activate(all_but(2, &hidden, before), "Oars", "...").state;
        assert_eq!(Scope::of(&paused, OWN).expect("it can be told again").size(), Some(24));
        equally_often(0, &paused, 6);
        fair(&paused, 6);
    }

    #[test]
    fn the_truth_is_imagined_where_it_is_the_only_world() {
        let state = all_but(2, &["Oars"], "hand 1: Oars");
        assert_eq!(
            (worlds(&state, OWN), imagine(&state, OWN, &mut Rng::new(1))),
            (Some(1), Some(state))
        );
    }

    /// Every order of cards in places is one of as many as were counted, and no two are alike.
    #[test]
    fn orders_are_counted_and_numbered() {
        for numbers in [&[1, 2, 3, 4][..], &[1, 1, 2, 2], &[1, 1, 1, 1], &[3, 4, 4, 4, 9, 9], &[]] {
            let order = |n| {
                let mut row: Vec<u8> = (0..numbers.len() as u8).collect();
                nth_order(numbers, n, &mut row);
                row
            };
            let all: Vec<Vec<u8>> = (0..orders(numbers)).map(order).collect();
            assert!(all.is_sorted() && all.windows(2).all(|pair| pair[0] != pair[1]), "{all:?}");
            for row in all {
                let pairs = row.windows(2).zip(numbers.windows(2));
                assert!(pairs.into_iter().all(|(c, n)| n[0] != n[1] || c[0] < c[1]), "{row:?}");
            }
        }
    }

    /// The worlds that a viewer imagines while Skyscrapers takes a pile of seat 1 apart.
    #[test]
    fn cards_that_left_a_board_in_a_paused_effect_are_not_imagined_elsewhere() {
        let before = "board 0: yellow Skyscrapers; green Databases \
                      / board 1: blue Mathematics, Tools, Writing, Pottery, Computers";
        let paused = activate(set_up(2, before), "Skyscrapers", "1: Mathematics, ...").state;
        assert!(paused.pending.ask.is_some());
        let mut rng = Rng::new(1);
        for viewer in Viewer::all(2) {
            for _ in 0..20 {
                let world = imagine(&paused, viewer, &mut rng).expect("a world");
                assert!(
                    world.table.all_seats().all(|s| world.table.board(s) == paused.table.board(s))
                );
                assert_eq!(world.now().validate(), Ok(()));
            }
        }
    }

    /// Alchemy shows cards and returns them in secret order: still there is much to imagine.
    #[test]
    fn much_is_left_to_imagine_after_cards_were_shown() {
        let before = "board 0: blue Alchemy; red Metalworking; green The Wheel \
                      / hand 1: Gunpowder / supply 4: Invention, Navigation, Colonialism, Anatomy";
        let paused = activate(set_up(2, before), "Alchemy", "...").state;
        assert!(paused.pending.ask.is_some());
        let mut rng = Rng::new(1);
        let mut truths = 0;
        for _ in 0..50 {
            let world = imagine(&paused, Viewer::Seat(Seat(1)), &mut rng).expect("a world");
            truths += u32::from(world == paused);
        }
        assert_eq!(truths, 0);
    }

    /// Who shows cards as proof sees who has seen them, and spectators remember them too.
    #[test]
    fn shown_cards_are_remembered_by_all_who_saw_them() {
        use kernel::Secrets;
        let before = "board 0: green Navigation / score 1: Coal";
        let after = activate(set_up(2, before), "Navigation", "").state;
        let coal: Cards = Card::named("Coal").into_iter().collect();
        assert_eq!(after.view(Viewer::Seat(Seat(1))).seats[0].knows, coal);
        assert_eq!(after.view(Viewer::Seat(Seat(0))).seats[1].remembered, coal);
        assert_eq!(after.view(Viewer::Spectator).seats[1].remembered, coal);
        assert_eq!(after.view(Viewer::Seat(Seat(1))).seats[1].seen_by_all, coal);
    }
}
