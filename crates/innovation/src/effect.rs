//! The vocabulary of the cards: what an effect can look at, ask and do.
//!
//! An effect is a function `fn(&mut Cx) -> Run`. It looks (`cx.hand()`, `cx.tops()`, …), asks
//! (`cx.pick_hand(..)?`, `cx.may_splay(..)?`, …) and does (`cx.draw(1)?`, `cx.meld(card)?`, …), and
//! ends in [`DONE`], [`REPEAT`], [`ABORT`] or [`execute`]. It decides nothing else: who shares, who
//! is next and what is shown is not its business.
//!
//! Whatever it does may end the game or must wait for an answer; either leaves through `?`.

use std::mem::ManuallyDrop;
use std::ops::Deref;

use arrayvec::ArrayVec;
use kernel::{Answers, EventSink, EventSourced, Mover, Seat, SeatSet};

use crate::achievements;
use crate::ask::{Ask, Pick, Picked, Picks, Why};
use crate::card::{Card, Cards};
use crate::components::Components;
use crate::event::{Achievement, Bundle, Ending, Event, How, Place, Special};
use crate::face::{Color, Colors, Icon, Splay};
use crate::state::Memory;

/// Why an effect does not go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stop {
    /// It waits for the answer to the question that [`Cx::asked`] keeps: apart from here, so that
    /// whatever may stop is small.
    Asks,
    /// The game is over.
    Over,
    /// A recorded answer is none that it offers: only in worlds that are being imagined.
    Misfit,
}

/// How an effect ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// It is done.
    Done,
    /// The same seat carries it out once more from its beginning.
    Repeat,
    /// The seat goes on to carry out the non-demand effects of this card, alone.
    Execute(Card),
    /// The whole dogma action ends here.
    Abort,
}

pub(crate) type Run = Result<Flow, Stop>;
/// What comes of something that may end the game or must wait for an answer.
pub(crate) type Try<T> = Result<T, Stop>;

pub(crate) const DONE: Run = Ok(Flow::Done);
pub(crate) const REPEAT: Run = Ok(Flow::Repeat);
pub(crate) const ABORT: Run = Ok(Flow::Abort);

/// The seat goes on to carry out the non-demand effects of `card`, alone.
pub(crate) const fn execute(card: Card) -> Run {
    Ok(Flow::Execute(card))
}

/// An answer: a pick, or a pass.
pub(crate) type Answer = Option<Pick>;

/// The table that an effect works on. Only events change it.
pub(crate) struct Work<'a> {
    table: &'a mut EventSourced<Components>,
    /// Where to keep the table as it is before the first change.
    before: Option<&'a mut Option<EventSourced<Components>>>,
}

impl<'a> Work<'a> {
    /// A table that nobody wants back as it was.
    pub(crate) fn on(table: &'a mut EventSourced<Components>) -> Work<'a> {
        Work { table, before: None }
    }

    /// A table that is kept in `before` as soon as it changes. Many effects ask before they do
    /// anything, and then nothing is copied.
    pub(crate) fn keeping(
        table: &'a mut EventSourced<Components>,
        before: &'a mut Option<EventSourced<Components>>,
    ) -> Work<'a> {
        Work { table, before: Some(before) }
    }

    #[inline(always)]
    fn apply(&mut self, event: &Event) {
        if self.before.is_some() {
            self.keep();
        }
        self.table.apply(event);
    }

    #[inline(never)]
    fn keep(&mut self) {
        if let Some(before) = self.before.take() {
            *before = Some(*self.table);
        }
    }
}

impl Deref for Work<'_> {
    type Target = Components;

    #[inline(always)]
    fn deref(&self) -> &Components {
        self.table
    }
}

/// What an effect works with: the table, the answers to its questions, and who it is that carries
/// it out.
pub(crate) struct Cx<'a> {
    pub(crate) table: Work<'a>,
    /// What the dogma action remembers.
    pub(crate) memory: Memory,
    pub(crate) answers: Answers<'a, Ask, Answer>,
    /// The question whose answer is missing.
    pub(crate) asked: Option<Ask>,
    pub(crate) sink: EventSink<'a, Event>,
    /// Events that were told when the effect ran before, and are not told again.
    pub(crate) told_before: u16,
    /// Events told in all.
    pub(crate) told: u16,
    pub(crate) actor: Seat,
    /// Whether this is a demand, and the actor its target.
    pub(crate) demand: bool,
    /// Whether the actor is an opponent of the activator who shares.
    pub(crate) shares: bool,
    /// The cards that the effect has shown: where they go from here, everybody sees.
    pub(crate) shown: Cards,
}

// ------------------------------------------------------------------ looking

impl Cx<'_> {
    /// Who carries the effect out: the actor, or the target of a demand.
    pub(crate) fn actor(&self) -> Seat {
        self.actor
    }

    /// Whose demand it is.
    pub(crate) fn demander(&self) -> Seat {
        self.table.turn
    }

    /// The opponents of the actor.
    pub(crate) fn opponents(&self) -> SeatSet {
        self.table.opponents(self.actor)
    }

    /// The opponents of the actor, clockwise from the actor's left.
    pub(crate) fn opponents_clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let opponents = self.opponents();
        self.table.clockwise_from(self.actor).filter(move |&seat| opponents.has(seat))
    }

    /// Everybody at the table, in order.
    pub(crate) fn all_seats(&self) -> SeatSet {
        self.table.all_seats().collect()
    }

    /// The actor's hand.
    pub(crate) fn hand(&self) -> Cards {
        self.table.hand(self.actor)
    }

    /// The hand of a seat.
    pub(crate) fn hand_of(&self, seat: Seat) -> Cards {
        self.table.hand(seat)
    }

    /// The actor's score pile.
    pub(crate) fn score_pile(&self) -> Cards {
        self.table.score(self.actor)
    }

    /// The score pile of a seat.
    pub(crate) fn score_pile_of(&self, seat: Seat) -> Cards {
        self.table.score(seat)
    }

    /// The points of a seat.
    pub(crate) fn points_of(&self, seat: Seat) -> u32 {
        self.table.points(seat)
    }

    /// The actor's top cards.
    pub(crate) fn tops(&self) -> Cards {
        self.table.tops(self.actor)
    }

    /// The highest value among the actor's top cards; 0 on an empty board.
    pub(crate) fn highest_top(&self) -> u8 {
        self.table.highest_top(self.actor)
    }

    /// The top cards of a seat.
    pub(crate) fn tops_of(&self, seat: Seat) -> Cards {
        self.table.tops(seat)
    }

    /// The top cards of all these seats.
    pub(crate) fn tops_among(&self, seats: SeatSet) -> Cards {
        seats.iter().fold(Cards::NONE, |tops, seat| tops.or(self.tops_of(seat)))
    }

    /// The board on which a top card lies.
    pub(crate) fn board_of(&self, top: Card) -> Place {
        let owner = self.table.all_seats().find(|&seat| self.tops_of(seat).has(top));
        Place::Board(owner.expect("a top card lies on a board"))
    }

    /// The actor's top card of a color.
    pub(crate) fn top(&self, color: Color) -> Option<Card> {
        self.table.top(self.actor, color)
    }

    /// The top card of a color of a seat.
    pub(crate) fn top_of(&self, seat: Seat, color: Color) -> Option<Card> {
        self.table.top(seat, color)
    }

    /// The actor's bottom card of a color.
    pub(crate) fn bottom(&self, color: Color) -> Option<Card> {
        self.table.bottom(self.actor, color)
    }

    /// The card directly under a card that lies on a board.
    pub(crate) fn beneath(&self, card: Card) -> Option<Card> {
        self.table.beneath(card)
    }

    /// How many cards one of the actor's piles has.
    pub(crate) fn height(&self, color: Color) -> u8 {
        self.table.pile_len(self.actor, color)
    }

    /// The cards of one of the actor's piles.
    pub(crate) fn pile(&self, color: Color) -> Cards {
        self.table.pile_cards(self.actor, color).collect()
    }

    /// The colors on the actor's board.
    pub(crate) fn colors(&self) -> Colors {
        self.table.colors(self.actor)
    }

    /// The colors on a seat's board.
    pub(crate) fn colors_of(&self, seat: Seat) -> Colors {
        self.table.colors(seat)
    }

    /// Those of `cards` whose color lies on the actor's board.
    pub(crate) fn of_my_colors(&self, cards: Cards) -> Cards {
        cards.iter().filter(|card| self.colors().has(card.color())).collect()
    }

    /// How one of the actor's piles is splayed.
    pub(crate) fn splay_of(&self, color: Color) -> Splay {
        self.table.splay(self.actor, color)
    }

    /// The actor's colors that are splayed this way.
    pub(crate) fn splayed(&self, splay: Splay) -> Colors {
        self.colors().iter().filter(|&color| self.splay_of(color) == splay).collect()
    }

    /// How many of an icon the actor's board shows.
    pub(crate) fn icons(&self, icon: Icon) -> u8 {
        self.table.icons(self.actor, icon)
    }

    /// How many of an icon the board of a seat shows.
    pub(crate) fn icons_of(&self, seat: Seat, icon: Icon) -> u8 {
        self.table.icons(seat, icon)
    }

    /// The actor's colors whose piles show an icon.
    pub(crate) fn colors_showing(&self, icon: Icon) -> Colors {
        self.table.colors_showing(self.actor, icon)
    }

    /// How many achievements a seat owns, its partner's included.
    pub(crate) fn achievements_of(&self, seat: Seat) -> u32 {
        self.table.achievements(seat)
    }

    /// Whether the demand of the card that is being carried out moved any card.
    pub(crate) fn demand_moved(&self) -> bool {
        self.memory.moved
    }
}

// ------------------------------------------------------------------ asking

impl Cx<'_> {
    /// The one way to ask.
    fn put(&mut self, ask: Ask) -> Try<Option<Picked>> {
        let answer = match self.answers.ask(ask) {
            Ok(answer) => answer,
            Err(_) => {
                self.asked = Some(ask);
                return Err(Stop::Asks);
            }
        };
        if !answer.map_or(ask.may_pass, |pick| ask.picks.has(pick)) {
            return Err(Stop::Misfit);
        }
        Ok(answer.map(Pick::picked))
    }

    fn ask(&mut self, who: Mover, picks: Picks, may_pass: bool, why: Why) -> Try<Option<Picked>> {
        self.put(Ask { who, picks, may_pass, why, ordering: false })
    }

    fn ask_card(&mut self, who: Seat, cards: Cards, may_pass: bool, why: Why) -> Try<Option<Card>> {
        match self.ask(Mover::Seat(who), Picks::cards(cards), may_pass, why)? {
            Some(Picked::Card(card)) => Ok(Some(card)),
            _ => Ok(None),
        }
    }

    /// Which of these cards the actor puts next.
    fn ask_next(&mut self, cards: Cards, why: Why) -> Try<Card> {
        let (who, picks) = (Mover::Seat(self.actor), Picks::cards(cards));
        match self.put(Ask { who, picks, may_pass: false, why, ordering: true })? {
            Some(Picked::Card(card)) => Ok(card),
            _ => unreachable!("an order cannot be passed"),
        }
    }

    /// The actor must pick one of these cards that everybody sees. Nothing to pick from: nothing.
    pub(crate) fn pick(&mut self, why: Why, cards: Cards) -> Try<Option<Card>> {
        self.pick_by(self.actor, why, cards)
    }

    /// As [`Cx::pick`], but another seat picks.
    // R90.
    pub(crate) fn pick_by(&mut self, who: Seat, why: Why, cards: Cards) -> Try<Option<Card>> {
        if !cards.are_several() {
            return Ok(cards.first());
        }
        self.ask_card(who, cards, false, why)
    }

    /// The actor may pick one of these cards that everybody sees.
    pub(crate) fn may_pick(&mut self, why: Why, cards: Cards) -> Try<Option<Card>> {
        if cards.is_empty() { Ok(None) } else { self.ask_card(self.actor, cards, true, why) }
    }

    /// The actor must pick a hand card, one of `among`. Who holds cards but none of these shows the
    /// hand as proof. Asked even where one card is left, so that nothing about the hand is told.
    pub(crate) fn pick_hand(&mut self, why: Why, among: Cards) -> Try<Option<Card>> {
        self.pick_hidden(why, self.hand(), among)
    }

    /// As [`Cx::pick_hand`], from the score pile.
    pub(crate) fn pick_score(&mut self, why: Why, among: Cards) -> Try<Option<Card>> {
        self.pick_hidden(why, self.score_pile(), among)
    }

    // R91, R94.
    fn pick_hidden(&mut self, why: Why, all: Cards, among: Cards) -> Try<Option<Card>> {
        if all.is_empty() {
            return Ok(None);
        }
        if among.is_empty() {
            let seat = self.actor;
            self.emit(|| Event::Revealed { seat, cards: all, proof: true })?;
            return Ok(None);
        }
        self.ask_card(self.actor, among, false, why)
    }

    /// The actor may pick a hand card, one of `among`. Asked whenever there is a hand, also when
    /// only a pass is possible, so that nothing about the hand is told.
    // R91.
    pub(crate) fn may_pick_hand(&mut self, why: Why, among: Cards) -> Try<Option<Card>> {
        if self.hand().is_empty() {
            return Ok(None);
        }
        self.ask_card(self.actor, among, true, why)
    }

    /// As [`Cx::may_pick_hand`], from the score pile.
    // R91.
    pub(crate) fn may_pick_score(&mut self, why: Why, among: Cards) -> Try<Option<Card>> {
        if self.score_pile().is_empty() {
            return Ok(None);
        }
        self.ask_card(self.actor, among, true, why)
    }

    /// Whether the actor does what the effect offers.
    pub(crate) fn may(&mut self) -> Try<bool> {
        let who = Mover::Seat(self.actor);
        Ok(self.ask(who, Picks::of([Picked::Yes]), true, Why::Accept)?.is_some())
    }

    /// Which of two options the actor takes, if any: the first is `true`.
    pub(crate) fn may_pick_option(&mut self) -> Try<Option<bool>> {
        let who = Mover::Seat(self.actor);
        let picks = Picks::of([Picked::Yes, Picked::Second]);
        Ok(self.ask(who, picks, true, Why::Option)?.map(|picked| picked == Picked::Yes))
    }

    /// The actor picks one of these seats.
    pub(crate) fn pick_seat(&mut self, why: Why, seats: SeatSet) -> Try<Option<Seat>> {
        self.ask_seat(why, seats, false)
    }

    /// The actor may pick one of these seats.
    pub(crate) fn may_pick_seat(&mut self, why: Why, seats: SeatSet) -> Try<Option<Seat>> {
        self.ask_seat(why, seats, true)
    }

    // R90.
    fn ask_seat(&mut self, why: Why, seats: SeatSet, may_pass: bool) -> Try<Option<Seat>> {
        if seats.is_empty() || (seats.len() == 1 && !may_pass) {
            return Ok(seats.lowest());
        }
        let picks = Picks::of(seats.iter().map(Picked::Seat));
        match self.ask(Mover::Seat(self.actor), picks, may_pass, why)? {
            Some(Picked::Seat(seat)) => Ok(Some(seat)),
            _ => Ok(None),
        }
    }

    /// The actor names one of these colors.
    pub(crate) fn name_color(&mut self, colors: Colors) -> Try<Color> {
        let picked = self.ask(Mover::Seat(self.actor), Picks::colors(colors), false, Why::Name)?;
        let Some(Picked::Color(color)) = picked else { unreachable!("a color must be named") };
        let seat = self.actor;
        self.emit(|| Event::NamedColor { seat, color })?;
        Ok(color)
    }

    /// The actor names a value from 1 to 10.
    pub(crate) fn name_value(&mut self) -> Try<u8> {
        let picks = Picks::of((1..=10).map(Picked::Value));
        let picked = self.ask(Mover::Seat(self.actor), picks, false, Why::Name)?;
        let Some(Picked::Value(value)) = picked else { unreachable!("a value must be named") };
        let seat = self.actor;
        self.emit(|| Event::NamedValue { seat, value })?;
        Ok(value)
    }

    /// The actor may pick one of their colors, with at least two cards, that everybody sees.
    pub(crate) fn may_pick_color(&mut self, why: Why, colors: Colors) -> Try<Option<Color>> {
        if colors.is_empty() {
            return Ok(None);
        }
        match self.ask(Mover::Seat(self.actor), Picks::colors(colors), true, why)? {
            Some(Picked::Color(color)) => Ok(Some(color)),
            _ => Ok(None),
        }
    }

    /// The actor picks one of `cards` by its back: whose it is, then its value. Among several with
    /// the same back, chance decides which it is.
    // R96.
    pub(crate) fn pick_back(
        &mut self,
        why: Why,
        seats: SeatSet,
        cards_of: fn(&Components, Seat) -> Cards,
    ) -> Try<Option<(Seat, Card)>> {
        let some = seats.iter().filter(|&seat| !cards_of(&self.table, seat).is_empty()).collect();
        let Some(seat) = self.pick_seat(why, some)? else { return Ok(None) };
        let cards = cards_of(&self.table, seat);
        let values: ArrayVec<u8, 10> =
            (1..=10).filter(|&age| !cards.valued(age).is_empty()).collect();
        let value = if values.len() == 1 {
            values[0]
        } else {
            let picks = Picks::of(values.into_iter().map(Picked::Value));
            match self.ask(Mover::Seat(self.actor), picks, false, why)? {
                Some(Picked::Value(value)) => value,
                _ => unreachable!("a value must be picked"),
            }
        };
        let alike = cards.valued(value);
        if !alike.are_several() {
            return Ok(alike.first().map(|card| (seat, card)));
        }
        match self.ask(Mover::Chance, Picks::cards(alike), false, Why::Blind)? {
            Some(Picked::Card(card)) => Ok(Some((seat, card))),
            _ => unreachable!("chance picks a card"),
        }
    }

    /// The actor puts cards into an order; the last needs no asking. How many are left is for
    /// everybody to see.
    // R92.
    pub(crate) fn order(&mut self, why: Why, cards: Cards) -> Try<ArrayVec<Card, 105>> {
        let mut rest = cards;
        let mut order = ArrayVec::new();
        while let Some(first) = rest.first() {
            let next = if rest.are_several() { self.ask_next(rest, why)? } else { first };
            order.push(next);
            rest = rest.minus(next);
        }
        Ok(order)
    }
}

// ------------------------------------------------------------------ doing

impl Cx<'_> {
    /// Applies and tells one event, and then whatever follows from it at once: special
    /// achievements, and the end of the game.
    // R101, R110.
    #[inline(always)]
    pub(crate) fn emit(&mut self, event: impl Fn() -> Event) -> Try<()> {
        // An event owns nothing that has to be dropped, so it can stay in registers.
        let applied = ManuallyDrop::new(event());
        self.table.apply(&applied);
        self.report(event);
        if self.shares && applied.is_change() {
            self.memory.shared = true;
        }
        let touched = achievements::touched(&applied);
        if touched.is_empty() { Ok(()) } else { self.claim_specials(touched) }
    }

    /// The event that is told is made for it: the one that is applied need not lie in memory, and
    /// compiles away.
    #[inline(always)]
    fn report(&mut self, event: impl Fn() -> Event) {
        if self.sink.listens() && self.told >= self.told_before {
            self.sink.emit(&event());
        }
        self.told += 1;
    }

    /// The seats whose boards or counters changed claim what they are entitled to. Asked after
    /// almost every event, and mostly nobody is.
    fn claim_specials(&mut self, touched: SeatSet) -> Try<()> {
        if touched.iter().any(|seat| achievements::meets_any(&self.table, seat)) {
            return self.claim_in_order(touched);
        }
        Ok(())
    }

    /// The turn player claims first, and then the others clockwise.
    // R113, R117.
    #[inline(never)]
    fn claim_in_order(&mut self, touched: SeatSet) -> Try<()> {
        let first = Seat((self.table.turn.0 + self.table.seats - 1) % self.table.seats);
        for seat in self.table.clockwise_from(first) {
            if touched.has(seat) {
                for special in achievements::entitled(&self.table, seat) {
                    self.claim(seat, Achievement::Special(special))?;
                }
            }
        }
        Ok(())
    }

    /// A seat takes an achievement that nobody owns; enough of them end the game.
    // R112, R114, R120.
    pub(crate) fn claim(&mut self, seat: Seat, achievement: Achievement) -> Try<()> {
        if self.table.is_claimed(achievement) {
            return Ok(());
        }
        self.emit(|| Event::Claimed { seat, achievement })?;
        if self.table.achievements(seat) >= self.table.needed() {
            return self.end(Ending::Achievements(seat));
        }
        Ok(())
    }

    /// The actor claims a special achievement, if nobody owns it.
    pub(crate) fn claim_special(&mut self, special: Special) -> Try<()> {
        self.claim(self.actor, Achievement::Special(special))
    }

    /// A card says that `seat` wins.
    pub(crate) fn win(&mut self, seat: Seat) -> Try<()> {
        self.end(Ending::Card(seat))
    }

    fn end<T>(&mut self, ending: Ending) -> Try<T> {
        self.table.apply(&Event::Ended { ending });
        self.report(|| Event::Ended { ending });
        Err(Stop::Over)
    }

    /// Moves a card. A card that leaves or comes under a demand is remembered. Inlined, so that
    /// each verb knows when it is compiled what kinds of places it moves between.
    #[inline(always)]
    fn carry(&mut self, how: How, card: Card, from: Place, to: Place) -> Try<()> {
        if self.demand && matches!(how, How::Transfer | How::Return) {
            self.memory.moved = true;
        }
        let open = self.shown.has(card);
        self.emit(|| Event::Moved { how, card: Some(card), age: card.age(), from, to, open })
    }

    /// Where one of the actor's cards is: in hand, in the score pile, or on the board.
    #[inline(always)]
    fn place_of(&self, card: Card) -> Place {
        if self.hand().has(card) {
            Place::Hand(self.actor)
        } else if self.score_pile().has(card) {
            Place::Score(self.actor)
        } else {
            Place::Board(self.actor)
        }
    }

    // R21, R121.
    #[inline(always)]
    fn draw_to(&mut self, how: How, age: u8, to: Place) -> Try<Card> {
        let Some(value) = self.table.draw_value(age) else { return self.end(Ending::Score) };
        let card = self.table.supply_top(value).expect("the pile is not empty");
        self.carry(how, card, Place::Supply, to)?;
        Ok(card)
    }

    /// The actor draws a card of this value into the hand.
    #[inline(never)]
    pub(crate) fn draw(&mut self, age: u8) -> Try<Card> {
        self.draw_to(How::Draw, age, Place::Hand(self.actor))
    }

    /// The actor draws so many cards of this value.
    pub(crate) fn draw_many(&mut self, age: u8, times: u8) -> Try<()> {
        (0..times).try_for_each(|_| self.draw(age).map(|_| ()))
    }

    /// The actor draws a card of this value and shows it; it is in hand.
    pub(crate) fn draw_and_show(&mut self, age: u8) -> Try<Card> {
        let card = self.draw(age)?;
        self.show(Cards::only(card))?;
        Ok(card)
    }

    /// The actor draws and melds.
    #[inline(never)]
    pub(crate) fn draw_and_meld(&mut self, age: u8) -> Try<Card> {
        self.draw_to(How::Meld, age, Place::Board(self.actor))
    }

    /// The actor draws and tucks.
    #[inline(never)]
    pub(crate) fn draw_and_tuck(&mut self, age: u8) -> Try<Card> {
        self.draw_to(How::Tuck, age, Place::Board(self.actor))
    }

    /// The actor draws and scores.
    #[inline(never)]
    pub(crate) fn draw_and_score(&mut self, age: u8) -> Try<Card> {
        self.draw_to(How::Score, age, Place::Score(self.actor))
    }

    /// The first card of a board, at the beginning: it counts as nothing.
    pub(crate) fn place(&mut self, card: Card) -> Try<()> {
        self.carry(How::Place, card, Place::Hand(self.actor), Place::Board(self.actor))
    }

    /// The actor melds one of their own cards.
    #[inline(never)]
    pub(crate) fn meld(&mut self, card: Card) -> Try<()> {
        self.carry(How::Meld, card, self.place_of(card), Place::Board(self.actor))
    }

    /// The actor tucks one of their own cards.
    #[inline(never)]
    pub(crate) fn tuck(&mut self, card: Card) -> Try<()> {
        self.carry(How::Tuck, card, self.place_of(card), Place::Board(self.actor))
    }

    /// The actor scores one of their own cards.
    #[inline(never)]
    pub(crate) fn score(&mut self, card: Card) -> Try<()> {
        self.carry(How::Score, card, self.place_of(card), Place::Score(self.actor))
    }

    /// The actor returns one of their own cards.
    #[inline(never)]
    pub(crate) fn put_back(&mut self, card: Card) -> Try<()> {
        self.carry(How::Return, card, self.place_of(card), Place::Supply)
    }

    /// The actor returns a card from any place, whosever it is.
    #[inline(never)]
    pub(crate) fn put_back_from(&mut self, card: Card, from: Place) -> Try<()> {
        self.carry(How::Return, card, from, Place::Supply)
    }

    /// A seat returns these cards of its score pile in an order of its choice.
    pub(crate) fn put_back_scores(&mut self, seat: Seat, cards: Cards) -> Try<()> {
        let mut rest = cards;
        while let Some(card) = self.pick_by(seat, Why::Return, rest)? {
            self.carry(How::Return, card, Place::Score(seat), Place::Supply)?;
            rest = rest.minus(card);
        }
        Ok(())
    }

    /// The actor returns several of their own cards, in an order of their choice as far as it can
    /// matter: from a board always, from a hidden place among cards of the same value.
    // R86.
    pub(crate) fn put_back_all(&mut self, cards: Cards) -> Try<()> {
        let board = cards.except(self.hand()).except(self.score_pile());
        for card in self.order(Why::Return, board)? {
            self.put_back(card)?;
        }
        let mut hidden = cards.except(board);
        while !hidden.is_empty() {
            let alike = hidden.lowest();
            hidden = hidden.except(alike);
            if alike.are_several() {
                // Their order is the actor's secret, also where their faces are known.
                self.shown = self.shown.except(alike);
            }
            for card in self.order(Why::Return, alike)? {
                self.put_back(card)?;
            }
        }
        Ok(())
    }

    /// The actor melds all of these in an order of their choice.
    pub(crate) fn meld_all(&mut self, cards: Cards) -> Try<()> {
        self.order(Why::Meld, cards)?.into_iter().try_for_each(|card| self.meld(card))
    }

    /// The actor tucks all of these in an order of their choice.
    pub(crate) fn tuck_all(&mut self, cards: Cards) -> Try<()> {
        self.order(Why::Tuck, cards)?.into_iter().try_for_each(|card| self.tuck(card))
    }

    /// The actor scores all of these; their order cannot matter, so it is fixed: by color, and in
    /// a pile from the bottom upwards.
    pub(crate) fn score_all(&mut self, cards: Cards) -> Try<()> {
        self.in_fixed_order(cards).into_iter().try_for_each(|card| self.score(card))
    }

    /// Hidden cards come by value, so that the order tells nothing about their colors.
    // R87, R133.
    fn in_fixed_order(&self, cards: Cards) -> ArrayVec<Card, 105> {
        let hidden = cards.and(self.hand().or(self.score_pile()));
        let mut order: ArrayVec<Card, 105> = hidden.iter().collect();
        for color in Color::ALL {
            let mut pile: ArrayVec<Card, 105> =
                self.table.pile_cards(self.actor, color).filter(|card| cards.has(*card)).collect();
            pile.reverse();
            order.extend(pile);
        }
        order
    }

    /// One of the actor's own cards goes somewhere without counting as anything else.
    #[inline(never)]
    pub(crate) fn transfer(&mut self, card: Card, to: Place) -> Try<()> {
        self.carry(How::Transfer, card, self.place_of(card), to)
    }

    /// A card goes from any place to any other.
    #[inline(never)]
    pub(crate) fn transfer_from(&mut self, card: Card, from: Place, to: Place) -> Try<()> {
        self.carry(How::Transfer, card, from, to)
    }

    /// All of these cards of the actor go to the same place, in the fixed order.
    pub(crate) fn transfer_all(&mut self, cards: Cards, to: Place) -> Try<()> {
        self.in_fixed_order(cards).into_iter().try_for_each(|card| self.transfer(card, to))
    }

    /// Two sets of cards in hidden places change places at once. Two empty sets: nothing happens.
    // R37.
    pub(crate) fn exchange(&mut self, one: (Place, Cards), other: (Place, Cards)) -> Try<()> {
        if one.1.is_empty() && other.1.is_empty() {
            return Ok(());
        }
        if self.demand {
            self.memory.moved = true;
        }
        let (gives, takes) = (Bundle::of(one.1), Bundle::of(other.1));
        self.emit(|| Event::Exchanged { one: one.0, gives, other: other.0, takes })
    }

    /// The actor shows cards to everybody because the effect says so.
    pub(crate) fn show(&mut self, cards: Cards) -> Try<()> {
        let seat = self.actor;
        self.shown = self.shown.or(cards);
        self.emit(|| Event::Revealed { seat, cards, proof: false })
    }

    /// A seat proves to everybody that something is not among its cards.
    // R94, R95.
    pub(crate) fn prove(&mut self, seat: Seat, cards: Cards) -> Try<()> {
        if cards.is_empty() {
            return Ok(());
        }
        self.emit(|| Event::Revealed { seat, cards, proof: true })
    }

    /// Whether splaying the actor's pile this way would alter it.
    // R54, R55.
    fn can_splay(&self, color: Color, splay: Splay) -> bool {
        self.height(color) > 1 && self.splay_of(color) != splay
    }

    /// The actor's pile is splayed this way, if that alters it.
    pub(crate) fn splay(&mut self, color: Color, splay: Splay) -> Try<()> {
        if !self.can_splay(color, splay) {
            return Ok(());
        }
        let seat = self.actor;
        self.emit(|| Event::Splayed { seat, color, splay })
    }

    /// A seat's pile loses its splay.
    pub(crate) fn unsplay(&mut self, seat: Seat, color: Color) -> Try<()> {
        if self.table.splay(seat, color) == Splay::None {
            return Ok(());
        }
        self.emit(|| Event::Splayed { seat, color, splay: Splay::None })
    }

    /// The actor may splay one of these colors this way. Only what would alter a pile is offered.
    /// Gives the color that was splayed.
    pub(crate) fn may_splay(&mut self, colors: &[Color], splay: Splay) -> Try<Option<Color>> {
        let can = colors.iter().copied().filter(|&color| self.can_splay(color, splay)).collect();
        let Some(color) = self.may_pick_color(Why::Splay(splay), can)? else { return Ok(None) };
        self.splay(color, splay)?;
        Ok(Some(color))
    }

    /// One of the actor's piles is put into this order, from the top, if that alters it.
    // R272.
    pub(crate) fn rearrange(&mut self, color: Color, order: &[Card]) -> Try<()> {
        if self.table.pile_cards(self.actor, color).eq(order.iter().copied()) {
            return Ok(());
        }
        let seat = self.actor;
        let order = || order.iter().copied().collect();
        self.emit(|| Event::Rearranged { seat, color, order: Some(order()) })
    }

    /// All hands, boards and score piles leave the game.
    pub(crate) fn fission(&mut self) -> Try<()> {
        self.emit(|| Event::Fissioned)
    }

    /// Notes that the actor returned so many cards through Democracy, and says whether the total is
    /// larger than every opponent's.
    // R68, R259.
    pub(crate) fn leads_democracy(&mut self, returned: u8) -> bool {
        let opponents = self.opponents();
        let totals = &mut self.memory.returned;
        totals[self.actor.index()] += returned;
        let own = totals[self.actor.index()];
        own > 0 && opponents.iter().all(|seat| totals[seat.index()] < own)
    }
}

// ------------------------------------------------------------------ asking and doing at once

impl Cx<'_> {
    /// The actor may return one of these hand cards. Gives the card that went back.
    pub(crate) fn may_return(&mut self, among: Cards) -> Try<Option<Card>> {
        let Some(card) = self.may_pick_hand(Why::Return, among)? else { return Ok(None) };
        self.put_back(card)?;
        Ok(Some(card))
    }

    /// The actor may return hand cards, one after another, as many as `most`. Gives those that went
    /// back, and so may give none.
    pub(crate) fn may_return_up_to(&mut self, most: usize) -> Try<Cards> {
        let mut gone = Cards::NONE;
        while gone.len() < most {
            let Some(card) = self.may_return(self.hand())? else { break };
            gone = gone.plus(card);
        }
        Ok(gone)
    }

    /// The actor may score one hand card.
    pub(crate) fn may_score_hand(&mut self) -> Try<Option<Card>> {
        let Some(card) = self.may_pick_hand(Why::Score, self.hand())? else { return Ok(None) };
        self.score(card)?;
        Ok(Some(card))
    }

    /// The actor must meld a hand card, one of `among`, if there is one.
    pub(crate) fn meld_from_hand(&mut self, among: Cards) -> Try<Option<Card>> {
        let Some(card) = self.pick_hand(Why::Meld, among)? else { return Ok(None) };
        self.meld(card)?;
        Ok(Some(card))
    }

    /// The actor must score a hand card, one of `among`, if there is one.
    pub(crate) fn score_from_hand(&mut self, among: Cards) -> Try<Option<Card>> {
        let Some(card) = self.pick_hand(Why::Score, among)? else { return Ok(None) };
        self.score(card)?;
        Ok(Some(card))
    }

    /// The target must hand over one of these top cards, if there is one.
    pub(crate) fn give_top(&mut self, among: Cards, to: Place) -> Try<Option<Card>> {
        let Some(card) = self.pick(Why::Give, among)? else { return Ok(None) };
        self.transfer(card, to)?;
        Ok(Some(card))
    }

    /// The target must hand over a hand card, one of `among`, if there is one.
    pub(crate) fn give_hand(&mut self, among: Cards, to: Place) -> Try<Option<Card>> {
        let Some(card) = self.pick_hand(Why::Give, among)? else { return Ok(None) };
        self.transfer(card, to)?;
        Ok(Some(card))
    }

    /// The target must hand over a card of the score pile, one of `among`, if there is one.
    pub(crate) fn give_score(&mut self, among: Cards, to: Place) -> Try<Option<Card>> {
        let Some(card) = self.pick_score(Why::Give, among)? else { return Ok(None) };
        self.transfer(card, to)?;
        Ok(Some(card))
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::testing::{activate, set_up};
    use crate::event::{Event, How};

    #[test]
    fn hidden_cards_that_move_together_come_by_value() {
        let before = "board 0: yellow Stem Cells / hand 0: Coal, Paper, Tools, Mysticism";
        let after = activate(set_up(2, before), "Stem Cells", "yes");
        let age = |event: &Event| match event {
            Event::Moved { how: How::Score, age, .. } => Some(*age),
            _ => None,
        };
        assert_eq!(after.events.iter().filter_map(age).collect::<Vec<_>>(), [1, 1, 3, 5]);
    }
}
