//! The components: supply, hands, boards, score piles, achievements, and where the game is; and how
//! events change them.

use arrayvec::ArrayVec;
use kernel::{Message, Seat, SeatSet};

use crate::card::{COVERED, Card, Cards, Icons, ON_TOP, bits, highest_on_top, on_top};
use crate::event::{Achievement, Ending, Event, How, Place, Special};
use crate::face::{Color, Colors, Icon, Splay};
use crate::faces::CARDS;
use crate::position::{Layout, Parsed, why};
use crate::show::names;

/// The most seats.
pub(crate) const MAX: usize = 4;
const NOTHING: u8 = u8::MAX;

/// A row of cards, one under another, through [`Components::under`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Row {
    top: u8,
    bottom: u8,
    len: u8,
}

/// One pile of a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Pile {
    row: Row,
    splay: Splay,
}

const EMPTY: Row = Row { top: NOTHING, bottom: NOTHING, len: 0 };
const NO_PILE: Pile = Pile { row: EMPTY, splay: Splay::None };

/// Where the game is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// The supply pile of this value is shuffled next.
    Shuffle(u8),
    /// Everybody picks a first card.
    Place,
    /// The turn player picks an action.
    Turn,
    /// An activated card is carried out.
    Dogma,
    /// The game is over.
    Over,
}

/// What lies on the table, hidden parts included. Copied as one block of bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Components {
    /// The card directly under each card that lies in a row.
    under: [u8; CARDS],
    supply: [Row; 10],
    piles: [[Pile; 5]; MAX],
    hands: [Cards; MAX],
    scores: [Cards; MAX],
    /// What the score piles are worth.
    points: [u16; MAX],
    /// The card laid aside for each age from 1 to 9.
    aside: [u8; 9],
    /// Achievements by seat: ages 1 to 9 in bits 0 to 8, specials from bit 9 on.
    claimed: [u16; MAX],
    removed: Cards,
    pub(crate) tucked: [u8; MAX],
    pub(crate) scored: [u8; MAX],
    icons: [Icons; MAX],
    /// The cards of which each seat knows where they are, and after the seats those of which
    /// everybody does who only watches. What is public is known to all.
    known: [Cards; MAX + 1],
    pub(crate) phase: Phase,
    /// The first cards that were picked.
    pub(crate) chosen: [Option<Card>; MAX],
    pub(crate) turn: Seat,
    /// Actions left in this turn.
    pub(crate) actions: u8,
    /// Turns begun.
    pub(crate) turns: u16,
    /// Who shares the card that is carried out.
    pub(crate) sharers: SeatSet,
    /// On whom its demands fall.
    pub(crate) vulnerable: SeatSet,
    pub(crate) ending: Option<Ending>,
    pub(crate) seats: u8,
    pub(crate) teams: bool,
    /// Whether covered cards of others are hidden.
    pub(crate) hide_covered: bool,
}

const fn bit(achievement: Achievement) -> u16 {
    match achievement {
        Achievement::Age(age) => 1 << (age - 1),
        Achievement::Special(special) => 1 << (9 + special as u16),
    }
}

// ------------------------------------------------------------------ looking

impl Components {
    /// The table before the first pile is shuffled.
    pub(crate) fn opening(seats: u8, teams: bool, hide_covered: bool) -> Components {
        Components {
            under: [NOTHING; CARDS],
            supply: [EMPTY; 10],
            piles: [[NO_PILE; 5]; MAX],
            hands: [Cards::NONE; MAX],
            scores: [Cards::NONE; MAX],
            points: [0; MAX],
            aside: [NOTHING; 9],
            claimed: [0; MAX],
            removed: Cards::NONE,
            tucked: [0; MAX],
            scored: [0; MAX],
            icons: [Icons(0); MAX],
            known: [Cards::NONE; MAX + 1],
            phase: Phase::Shuffle(1),
            chosen: [None; MAX],
            turn: Seat(0),
            actions: 0,
            turns: 0,
            sharers: SeatSet::NONE,
            vulnerable: SeatSet::NONE,
            ending: None,
            seats,
            teams,
            hide_covered,
        }
    }

    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(usize::from(self.seats))
    }

    /// The seats clockwise, beginning left of `seat` and ending with it.
    pub(crate) fn clockwise_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let n = self.seats;
        (1..=n).map(move |k| Seat((seat.0 + k) % n))
    }

    pub(crate) fn partner(&self, seat: Seat) -> Option<Seat> {
        self.teams.then_some(Seat((seat.0 + 2) % 4))
    }

    /// Everybody but the seat and its partner.
    // R152.
    pub(crate) fn opponents(&self, seat: Seat) -> SeatSet {
        let others = SeatSet::first(usize::from(self.seats)).without(seat);
        self.partner(seat).map_or(others, |partner| others.without(partner))
    }

    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    #[inline]
    pub(crate) fn score(&self, seat: Seat) -> Cards {
        self.scores[seat.index()]
    }

    #[inline]
    pub(crate) fn points(&self, seat: Seat) -> u32 {
        u32::from(self.points[seat.index()])
    }

    pub(crate) fn removed(&self) -> Cards {
        self.removed
    }

    pub(crate) fn known(&self, seat: Seat) -> Cards {
        self.known[seat.index()]
    }

    /// The cards of which even spectators know where they are.
    pub(crate) fn known_to_all(&self) -> Cards {
        self.known[MAX]
    }

    /// The card laid aside for an age, seen by nobody.
    pub(crate) fn aside(&self, age: u8) -> Option<Card> {
        Some(self.aside[age as usize - 1]).filter(|&card| card != NOTHING).map(Card)
    }

    fn pile(&self, seat: Seat, color: Color) -> Pile {
        self.piles[seat.index()][color as usize]
    }

    #[inline]
    pub(crate) fn top(&self, seat: Seat, color: Color) -> Option<Card> {
        let top = self.pile(seat, color).row.top;
        (top != NOTHING).then_some(Card(top))
    }

    pub(crate) fn bottom(&self, seat: Seat, color: Color) -> Option<Card> {
        let bottom = self.pile(seat, color).row.bottom;
        (bottom != NOTHING).then_some(Card(bottom))
    }

    /// The card directly under a card that lies in a pile.
    pub(crate) fn beneath(&self, card: Card) -> Option<Card> {
        let under = self.under[card.0 as usize];
        (under != NOTHING).then_some(Card(under))
    }

    pub(crate) fn pile_len(&self, seat: Seat, color: Color) -> u8 {
        self.pile(seat, color).row.len
    }

    pub(crate) fn splay(&self, seat: Seat, color: Color) -> Splay {
        self.pile(seat, color).splay
    }

    fn row_cards(&self, row: Row) -> impl Iterator<Item = Card> + '_ {
        let top = (row.top != NOTHING).then_some(Card(row.top));
        std::iter::successors(top, |&card| self.beneath(card))
    }

    /// A pile from the top down.
    pub(crate) fn pile_cards(&self, seat: Seat, color: Color) -> impl Iterator<Item = Card> + '_ {
        self.row_cards(self.pile(seat, color).row)
    }

    /// A supply pile from the top down.
    pub(crate) fn supply_cards(&self, age: u8) -> impl Iterator<Item = Card> + '_ {
        self.row_cards(self.supply[age as usize - 1])
    }

    pub(crate) fn supply_len(&self, age: u8) -> u8 {
        self.supply[age as usize - 1].len
    }

    #[inline]
    pub(crate) fn tops(&self, seat: Seat) -> Cards {
        on_top(self.piles[seat.index()].map(|pile| pile.row.top))
    }

    /// On how many of a seat's piles a card lies on top.
    #[inline]
    pub(crate) fn top_count(&self, seat: Seat) -> usize {
        let lies = |pile: &Pile| usize::from(pile.row.top != NOTHING);
        self.piles[seat.index()].iter().map(lies).sum()
    }

    /// Whether a card lies on top of one of a seat's piles.
    #[inline]
    pub(crate) fn is_top(&self, seat: Seat, card: Card) -> bool {
        self.pile(seat, card.color()).row.top == card.0
    }

    /// The highest value among the top cards; 0 on an empty board.
    #[inline]
    pub(crate) fn highest_top(&self, seat: Seat) -> u8 {
        highest_on_top(self.piles[seat.index()].map(|pile| pile.row.top))
    }

    pub(crate) fn board(&self, seat: Seat) -> Cards {
        Color::ALL.into_iter().flat_map(|color| self.pile_cards(seat, color)).collect()
    }

    pub(crate) fn colors(&self, seat: Seat) -> Colors {
        Color::ALL.into_iter().filter(|&color| self.pile_len(seat, color) > 0).collect()
    }

    #[inline]
    pub(crate) fn icons(&self, seat: Seat, icon: Icon) -> u8 {
        self.icons[seat.index()].count(icon)
    }

    /// The icons that one pile shows.
    #[inline]
    // R51.
    pub(crate) fn pile_icons(&self, seat: Seat, color: Color) -> Icons {
        let Pile { row, splay } = self.pile(seat, color);
        if row.len == 0 {
            return Icons(0);
        }
        let shown = ON_TOP[row.top as usize];
        if splay == Splay::None {
            return shown;
        }
        let covered = &COVERED[splay as usize];
        self.row_cards(row).skip(1).fold(shown, |sum, card| sum.plus(covered[card.0 as usize]))
    }

    /// The colors whose piles show an icon.
    pub(crate) fn colors_showing(&self, seat: Seat, icon: Icon) -> Colors {
        let shows = |color: &Color| self.pile_icons(seat, *color).count(icon) > 0;
        Color::ALL.into_iter().filter(shows).collect()
    }

    pub(crate) fn owns(&self, seat: Seat, achievement: Achievement) -> bool {
        self.claimed[seat.index()] & bit(achievement) != 0
    }

    /// The achievements of a seat, one bit for each.
    #[inline]
    pub(crate) fn owned(&self, seat: Seat) -> u16 {
        self.claimed[seat.index()]
    }

    /// The achievements that somebody owns.
    #[inline]
    fn taken(&self) -> u16 {
        self.claimed.iter().fold(0, |all, own| all | own)
    }

    #[inline]
    pub(crate) fn is_claimed(&self, achievement: Achievement) -> bool {
        self.taken() & bit(achievement) != 0
    }

    /// The ages whose achievements nobody owns.
    #[inline]
    pub(crate) fn unclaimed_ages(&self) -> impl Iterator<Item = u8> + use<> {
        bits(u128::from(!self.taken() & 0x1FF)).map(|n| n + 1)
    }

    /// How many achievements a seat owns; in team play, it and its partner together.
    // R151.
    pub(crate) fn achievements(&self, seat: Seat) -> u32 {
        let own = |seat: Seat| self.claimed[seat.index()].count_ones();
        own(seat) + self.partner(seat).map_or(0, own)
    }

    /// How many achievements win.
    // R7.
    pub(crate) fn needed(&self) -> u32 {
        if self.teams { 6 } else { 8 - u32::from(self.seats) }
    }

    /// The value of the card that a draw of `age` takes, by the rule that empty piles are skipped;
    /// nothing when the draw ends the game.
    // R21.
    pub(crate) fn draw_value(&self, age: u8) -> Option<u8> {
        (age.max(1)..=10).find(|&age| self.supply_len(age) > 0)
    }

    /// The top card of the supply pile of this value.
    pub(crate) fn supply_top(&self, age: u8) -> Option<Card> {
        let top = self.supply[age as usize - 1].top;
        (top != NOTHING).then_some(Card(top))
    }
}

// ------------------------------------------------------------------ changing

impl kernel::Components for Components {
    type Event = Event;

    /// Applies one event. Inlined: where the rules are compiled it is known which event it is, and
    /// no choice is left.
    #[inline(always)]
    fn apply(&mut self, event: &Event) {
        match event {
            Event::Shuffled { age, order } => {
                self.shuffle(*age, order.iter().flatten());
                self.phase = if *age == 10 { Phase::Place } else { Phase::Shuffle(age + 1) };
            }
            Event::SetAside { age } => {
                let card = pop_top(&mut self.under, &mut self.supply[*age as usize - 1]);
                self.aside[*age as usize - 1] = card.0;
            }
            Event::Chosen { seat, card } => self.chosen[seat.index()] = *card,
            Event::TurnStarted { seat, actions } => self.start_turn(*seat, *actions),
            Event::ActionTaken { .. } => self.actions -= 1,
            Event::Counted { sharers, vulnerable, .. } => {
                self.phase = Phase::Dogma;
                (self.sharers, self.vulnerable) = (*sharers, *vulnerable);
            }
            Event::Moved { how, card: Some(card), from, to, open, .. } => {
                self.learn(*card, *from, *to, *open);
                self.take(*card, *from);
                self.put(*card, *to, *how);
                self.count(*how, *to);
            }
            Event::Exchanged { one, gives, other, takes } => {
                self.exchange(*one, gives, *other, takes)
            }
            Event::Splayed { seat, color, splay } => self.set_splay(*seat, *color, *splay),
            Event::Rearranged { seat, color, order: Some(order) } => {
                self.rearrange(*seat, *color, order);
            }
            Event::Revealed { cards, .. } => self.everybody_knows(*cards),
            Event::Claimed { seat, achievement } => {
                self.claimed[seat.index()] |= bit(*achievement);
            }
            Event::Fissioned => self.fission(),
            Event::DogmaEnded { .. } => self.leave_dogma(Phase::Turn),
            Event::TurnEnded { .. } => self.forget_turn(),
            Event::Ended { ending } => {
                self.ending = Some(*ending);
                self.leave_dogma(Phase::Over);
            }
            _ => {}
        }
    }
}

impl Components {
    fn shuffle<'a>(&mut self, age: u8, order: impl Iterator<Item = &'a Card>) {
        let row = &mut self.supply[age as usize - 1];
        *row = EMPTY;
        order.for_each(|card| push_bottom(&mut self.under, row, *card));
    }

    fn start_turn(&mut self, seat: Seat, actions: u8) {
        self.phase = Phase::Turn;
        self.turn = seat;
        self.actions = actions;
        self.turns = self.turns.saturating_add(1);
        self.chosen = [None; MAX];
    }

    /// No card is carried out any more.
    fn leave_dogma(&mut self, phase: Phase) {
        self.phase = phase;
        self.sharers = SeatSet::NONE;
        self.vulnerable = SeatSet::NONE;
    }

    /// What was tucked and scored counts for one turn only.
    // R115.
    fn forget_turn(&mut self) {
        self.tucked = [0; MAX];
        self.scored = [0; MAX];
    }

    fn everybody_knows(&mut self, cards: Cards) {
        for seat in self.all_seats() {
            self.known[seat.index()] = self.known(seat).or(cards);
        }
        self.known[MAX] = self.known_to_all().or(cards);
    }

    /// Who can follow a card with their eyes knows where it is afterwards; who sees only backs no
    /// longer knows which of the cards with that back is where.
    // R135.
    #[inline(always)]
    fn learn(&mut self, card: Card, from: Place, to: Place, open: bool) {
        if open || from.is_public() || to.is_public() {
            return self.everybody_knows(Cards::only(card));
        }
        let alike = match from {
            Place::Hand(seat) => self.hand(seat).valued(card.age()),
            Place::Score(seat) => self.score(seat).valued(card.age()),
            _ => Cards::NONE,
        };
        if alike.are_several() {
            self.mix_up(alike, from, to);
        }
        self.owner_knows(from, card);
        self.owner_knows(to, card);
    }

    #[inline(always)]
    fn owner_knows(&mut self, place: Place, card: Card) {
        if let Some(seat) = place.owner() {
            self.known[seat.index()] = self.known(seat).plus(card);
        }
    }

    /// Nobody but the owners of two places knows any longer which of these cards is where.
    fn mix_up(&mut self, alike: Cards, from: Place, to: Place) {
        for seat in self.all_seats() {
            if from.owner() != Some(seat) && to.owner() != Some(seat) {
                self.known[seat.index()] = self.known(seat).except(alike);
            }
        }
        self.known[MAX] = self.known_to_all().except(alike);
    }

    #[inline(always)]
    fn take(&mut self, card: Card, from: Place) {
        match from {
            Place::Supply => {
                let top = pop_top(&mut self.under, &mut self.supply[card.age() as usize - 1]);
                debug_assert!(top == card, "cards are drawn from the top");
            }
            Place::Hand(seat) => self.hands[seat.index()] = self.hand(seat).minus(card),
            Place::Score(seat) => {
                self.scores[seat.index()] = self.score(seat).minus(card);
                self.points[seat.index()] -= u16::from(card.age());
            }
            Place::Board(seat) => self.take_off(card, seat),
        }
    }

    #[inline(always)]
    fn put(&mut self, card: Card, to: Place, how: How) {
        match to {
            Place::Supply => {
                push_bottom(&mut self.under, &mut self.supply[card.age() as usize - 1], card);
            }
            Place::Hand(seat) => self.hands[seat.index()] = self.hand(seat).plus(card),
            Place::Score(seat) => {
                self.scores[seat.index()] = self.score(seat).plus(card);
                self.points[seat.index()] += u16::from(card.age());
            }
            Place::Board(seat) if how == How::Tuck => self.put_under(card, seat),
            Place::Board(seat) => self.put_on(card, seat),
        }
    }

    /// A card leaves a board. Only it and the card under it show other icons than before; a pile of
    /// one or none is not splayed.
    // R50.
    fn take_off(&mut self, card: Card, seat: Seat) {
        let pile = &mut self.piles[seat.index()][card.color() as usize];
        let covered = &COVERED[pile.splay as usize];
        let (mut lost, mut won) = (covered[usize::from(card.0)], Icons(0));
        if pile.row.top == card.0 {
            let below = usize::from(self.under[usize::from(card.0)]);
            lost = ON_TOP[usize::from(card.0)].plus(covered[below]);
            won = ON_TOP[below];
        }
        remove(&mut self.under, &mut pile.row, card);
        if pile.row.len < 2 {
            pile.splay = Splay::None;
        }
        let icons = &mut self.icons[seat.index()];
        *icons = icons.minus(lost).plus(won);
    }

    /// A card comes to the top of a board, where it covers another.
    fn put_on(&mut self, card: Card, seat: Seat) {
        let pile = &mut self.piles[seat.index()][card.color() as usize];
        let below = usize::from(pile.row.top);
        let icons = &mut self.icons[seat.index()];
        *icons = icons.minus(ON_TOP[below]).plus(COVERED[pile.splay as usize][below]);
        *icons = icons.plus(ON_TOP[usize::from(card.0)]);
        push_top(&mut self.under, &mut pile.row, card);
    }

    /// A card comes to the bottom of a board, where it is covered unless it is the first.
    fn put_under(&mut self, card: Card, seat: Seat) {
        let pile = &mut self.piles[seat.index()][card.color() as usize];
        let shown = if pile.row.len == 0 { &ON_TOP } else { &COVERED[pile.splay as usize] };
        let icons = &mut self.icons[seat.index()];
        *icons = icons.plus(shown[usize::from(card.0)]);
        push_bottom(&mut self.under, &mut pile.row, card);
    }

    /// The counters for the Monument.
    // R115.
    #[inline(always)]
    fn count(&mut self, how: How, to: Place) {
        match (how, to) {
            (How::Tuck, Place::Board(seat)) => self.tucked[seat.index()] += 1,
            (How::Score, Place::Score(seat)) => self.scored[seat.index()] += 1,
            _ => {}
        }
    }

    /// Changes one pile, and counts its icons again.
    fn change_pile(
        &mut self,
        seat: Seat,
        color: Color,
        change: impl FnOnce(&mut [u8; CARDS], &mut Pile),
    ) {
        let before = self.pile_icons(seat, color);
        let pile = &mut self.piles[seat.index()][color as usize];
        change(&mut self.under, pile);
        let after = self.pile_icons(seat, color);
        let icons = &mut self.icons[seat.index()];
        *icons = icons.minus(before).plus(after);
    }

    /// A pile of one or none is not splayed.
    // R50.
    fn set_splay(&mut self, seat: Seat, color: Color, splay: Splay) {
        self.change_pile(seat, color, |_, pile| {
            pile.splay = if pile.row.len < 2 { Splay::None } else { splay };
        });
    }

    fn rearrange(&mut self, seat: Seat, color: Color, order: &[Card]) {
        self.change_pile(seat, color, |under, pile| {
            pile.row = EMPTY;
            order.iter().for_each(|&card| push_bottom(under, &mut pile.row, card));
        });
    }

    // R37.
    fn exchange(
        &mut self,
        one: Place,
        gives: &crate::event::Bundle,
        other: Place,
        takes: &crate::event::Bundle,
    ) {
        let (Some(gives), Some(takes)) = (gives.cards, takes.cards) else { return };
        for (cards, from, to) in [(gives, one, other), (takes, other, one)] {
            for card in cards.iter() {
                self.learn(card, from, to, false);
            }
        }
        for (cards, from) in [(gives, one), (takes, other)] {
            cards.iter().for_each(|card| self.take(card, from));
        }
        for (cards, to) in [(gives, other), (takes, one)] {
            cards.iter().for_each(|card| self.put(card, to, How::Transfer));
        }
    }

    // R42, R116.
    fn fission(&mut self) {
        for seat in self.all_seats() {
            let board = self.board(seat);
            self.removed = self.removed.or(board).or(self.hand(seat)).or(self.score(seat));
            board.iter().for_each(|card| self.under[card.0 as usize] = NOTHING);
            self.piles[seat.index()] = [NO_PILE; 5];
            self.hands[seat.index()] = Cards::NONE;
            self.scores[seat.index()] = Cards::NONE;
            self.points[seat.index()] = 0;
            self.icons[seat.index()] = Icons(0);
        }
    }
}

fn push_top(under: &mut [u8; CARDS], row: &mut Row, card: Card) {
    under[card.0 as usize] = row.top;
    row.top = card.0;
    if row.len == 0 {
        row.bottom = card.0;
    }
    row.len += 1;
}

fn push_bottom(under: &mut [u8; CARDS], row: &mut Row, card: Card) {
    under[card.0 as usize] = NOTHING;
    if row.len == 0 {
        row.top = card.0;
    } else {
        under[row.bottom as usize] = card.0;
    }
    row.bottom = card.0;
    row.len += 1;
}

#[inline]
fn pop_top(under: &mut [u8; CARDS], row: &mut Row) -> Card {
    let card = Card(row.top);
    row.top = std::mem::replace(&mut under[card.0 as usize], NOTHING);
    if row.top == NOTHING {
        row.bottom = NOTHING;
    }
    row.len -= 1;
    card
}

/// Takes a card out of a row, wherever it lies in it.
fn remove(under: &mut [u8; CARDS], row: &mut Row, card: Card) {
    if row.top == card.0 {
        pop_top(under, row);
        return;
    }
    let mut above = row.top;
    while under[above as usize] != card.0 {
        above = under[above as usize];
    }
    under[above as usize] = std::mem::replace(&mut under[card.0 as usize], NOTHING);
    if row.bottom == card.0 {
        row.bottom = above;
    }
    row.len -= 1;
}

// ------------------------------------------------------------------ invariants

impl Components {
    /// Checks that every card is in exactly one place, that piles and counts are sound, and that
    /// what is kept up to date step by step equals what is counted again.
    pub(crate) fn validate(&self) -> Result<(), Message> {
        let mut seen = Cards::NONE;
        let mut place = |card: Card| {
            if seen.has(card) {
                return Err(why("two-places").with("card", names::card(card)));
            }
            seen = seen.plus(card);
            Ok(())
        };
        for age in 1..=10 {
            let cards: ArrayVec<Card, 105> = self.supply_cards(age).collect();
            if cards.len() != usize::from(self.supply_len(age)) {
                return Err(why("supply-count").with("age", age));
            }
            cards.iter().try_for_each(|&card| place(card))?;
            if cards.iter().any(|card| card.age() != age) {
                return Err(why("supply-value").with("age", age));
            }
        }
        for seat in self.all_seats() {
            self.hand(seat).iter().try_for_each(&mut place)?;
            self.score(seat).iter().try_for_each(&mut place)?;
            self.board(seat).iter().try_for_each(&mut place)?;
            self.validate_board(seat)?;
        }
        self.removed.iter().try_for_each(&mut place)?;
        for age in 1..=9 {
            self.aside(age).map_or(Ok(()), &mut place)?;
        }
        let shuffled = (1..=10).any(|age| self.supply_len(age) > 0) || !seen.is_empty();
        if shuffled && self.aside(9).is_some() && seen != Cards::ALL {
            return Err(why("cards-nowhere").with("cards", CARDS - seen.len()));
        }
        let twice = |what: u16| self.claimed.iter().filter(|c| **c & 1 << what != 0).count() > 1;
        if (0..14).any(twice) { Err(why("owned-twice")) } else { Ok(()) }
    }

    fn validate_board(&self, seat: Seat) -> Result<(), Message> {
        let mut icons = Icons(0);
        for color in Color::ALL {
            let cards: ArrayVec<Card, 105> = self.pile_cards(seat, color).collect();
            let Pile { row, splay } = self.pile(seat, color);
            let sound = cards.len() == usize::from(row.len)
                && cards.iter().all(|card| card.color() == color)
                && cards.last().copied() == self.bottom(seat, color)
                && (row.len > 1 || splay == Splay::None);
            if !sound {
                return Err(why("unsound-pile")
                    .with("color", names::color(color))
                    .with("number", seat.0));
            }
            icons = icons.plus(self.pile_icons(seat, color));
        }
        if self.score(seat).points() != self.points(seat) {
            return Err(why("points-count").with("number", seat.0));
        }
        if icons != self.icons[seat.index()] {
            return Err(why("icons-count").with("number", seat.0));
        }
        Ok(())
    }

    /// Whether nobody owns a special achievement.
    #[inline]
    pub(crate) fn is_free(&self, special: Special) -> bool {
        !self.is_claimed(Achievement::Special(special))
    }

    /// Whether a seat shows at least `count` of each of the six icons.
    #[inline]
    pub(crate) fn shows_all(&self, seat: Seat, count: u8) -> bool {
        self.icons[seat.index()].all_at_least(count)
    }
}

// ------------------------------------------------------------------ positions

impl Components {
    /// The cards on all boards.
    pub(crate) fn boards(&self) -> Cards {
        self.all_seats().fold(Cards::NONE, |set, seat| set.or(self.board(seat)))
    }

    /// What a seat knows without remembering anything: what is public and what is its own.
    pub(crate) fn plainly_known(&self, seat: Seat) -> Cards {
        self.boards().or(self.hand(seat)).or(self.score(seat))
    }

    /// Lays out the cards on an empty table as a position tells it.
    pub(crate) fn lay_out(&mut self, mut layout: Layout) -> Parsed<()> {
        layout.fill()?;
        for (n, cards) in layout.supply.iter().enumerate() {
            cards.iter().for_each(|&c| push_bottom(&mut self.under, &mut self.supply[n], c));
        }
        self.aside = layout.aside.map(|card| card.map_or(NOTHING, |card| card.0));
        self.removed = layout.removed;
        for seat in self.all_seats() {
            let n = seat.index();
            self.hands[n] = layout.hands[n];
            self.scores[n] = layout.scores[n];
            self.points[n] = layout.scores[n].points() as u16;
            for color in Color::ALL {
                let (cards, splay) = &layout.piles[n][color as usize];
                cards.iter().for_each(|&card| self.put(card, Place::Board(seat), How::Transfer));
                self.set_splay(seat, color, *splay);
            }
            for &achievement in &layout.achievements[n] {
                if self.is_claimed(achievement) {
                    return Err(why("owned-twice"));
                }
                self.claimed[n] |= bit(achievement);
            }
        }
        for seat in self.all_seats() {
            let seen = layout.knows[seat.index()].or(layout.knows[MAX]);
            self.known[seat.index()] = self.plainly_known(seat).or(seen);
        }
        self.known[MAX] = self.boards().or(layout.knows[MAX]);
        Ok(())
    }
}

// ------------------------------------------------------------------ imagined worlds

impl Components {
    /// Shows every place where cards can lie hidden, one after another: its cards, and whether they
    /// have an order.
    pub(crate) fn walk(&self, mut show: impl FnMut(&mut dyn Iterator<Item = Card>, bool)) {
        let rows = self.supply.iter().chain(self.piles.iter().flatten().map(|pile| &pile.row));
        for row in rows.filter(|row| row.len > 0) {
            let mut at = Some(row.top);
            let next = || {
                let card = at?;
                at = Some(self.under[usize::from(card)]).filter(|&under| under != NOTHING);
                Some(Card(card))
            };
            show(&mut std::iter::from_fn(next), true);
        }
        let aside = self.aside.iter().filter(|&&card| card != NOTHING).map(|&card| Card(card));
        show(&mut { aside }, true);
        for set in self.hands.iter().chain(&self.scores).chain([&self.removed]) {
            show(&mut set.iter(), false);
        }
    }

    /// Who knows where a card is, one bit for each seat and one for who only watches.
    pub(crate) fn knowers(&self, card: Card) -> u8 {
        let bits = self.known.iter().enumerate();
        bits.fold(0, |all, (n, known)| all | u8::from(known.has(card)) << n)
    }

    /// The same places with other cards in them. What everybody sees must stay.
    pub(crate) fn arranged(&self, arrangement: &crate::knowledge::Arrangement) -> Components {
        let mut other = *self;
        other.under = [NOTHING; CARDS];
        let moved = |n: u8| if n == NOTHING { n } else { arrangement.card(Card(n)).0 };
        for (n, &under) in self.under.iter().enumerate() {
            other.under[usize::from(moved(n as u8))] = moved(under);
        }
        let piles = other.piles.iter_mut().flatten().map(|pile| &mut pile.row);
        for row in other.supply.iter_mut().chain(piles) {
            (row.top, row.bottom) = (moved(row.top), moved(row.bottom));
        }
        for set in other.hands.iter_mut().chain(&mut other.scores).chain(&mut other.known) {
            *set = arrangement.cards(*set);
        }
        other.removed = arrangement.cards(self.removed);
        other.aside = self.aside.map(moved);
        other.chosen = self.chosen.map(|card| card.map(|card| arrangement.card(card)));
        other
    }
}
