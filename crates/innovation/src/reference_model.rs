//! A second opinion: the same facts, counted slowly and plainly, from the events alone.
//!
//! [`ReferenceModel`] keeps every component in lists and sets of its own and counts everything anew
//! from the printed faces. It hears the events of a game one by one, knows what must follow at once
//! (a draw, a claim, the end), and is compared with the fast components after each.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use kernel::{Components as _, Game, Mover, Outcome, Seat, SeatSet};

use crate::card::{Card, Cards};
use crate::components::{Components, Phase};
use crate::event::{Achievement, Action, Ending, Event, How, Place, Special};
use crate::face::{Color, Icon, Sort, Splay};
use crate::moves::Move;
use crate::reported::{Folded, Reported};
use crate::state::State;

/// A pile from the bottom to the top.
#[derive(Clone, Debug)]
struct Pile {
    cards: Vec<Card>,
    splay: Splay,
}

/// What one seat has.
#[derive(Clone, Debug)]
struct Side {
    hand: BTreeSet<Card>,
    score: BTreeSet<Card>,
    piles: BTreeMap<Color, Pile>,
    owns: BTreeSet<Achievement>,
    tucked: usize,
    scored: usize,
}

/// A dogma action.
#[derive(Clone, Debug)]
struct Dogma {
    /// Who must still carry out which effect of the activated card.
    rounds: VecDeque<(u8, Seat)>,
    /// What is being carried out, and by whom.
    current: Option<(Card, u8, Seat)>,
    shared: bool,
    drawn: bool,
}

/// The whole game as the events tell it.
#[derive(Clone, Debug)]
pub(crate) struct ReferenceModel {
    teams: bool,
    /// From the top.
    supply: BTreeMap<u8, Vec<Card>>,
    aside: BTreeMap<u8, Card>,
    sides: Vec<Side>,
    removed: BTreeSet<Card>,
    turn: Seat,
    turns: u16,
    actions: u8,
    dogma: Option<Dogma>,
    /// What must be told next.
    due: VecDeque<Event>,
    ended: Option<Ending>,
}

// ------------------------------------------------------------------ counting

/// The slots of a card that can be seen: top left, bottom left, bottom middle, bottom right.
fn visible_slots(on_top: bool, splay: Splay) -> &'static [usize] {
    match (on_top, splay) {
        (true, _) => &[0, 1, 2, 3],
        (false, Splay::None) => &[],
        (false, Splay::Left) => &[3],
        (false, Splay::Right) => &[0, 1],
        (false, Splay::Up) => &[1, 2, 3],
    }
}

impl Side {
    fn icons(&self, icon: Icon) -> u32 {
        let mut count = 0;
        for pile in self.piles.values() {
            for (n, card) in pile.cards.iter().enumerate() {
                for slot in visible_slots(n + 1 == pile.cards.len(), pile.splay) {
                    if card.face().icons[*slot] == Some(icon) {
                        count += 1;
                    }
                }
            }
        }
        count
    }

    fn tops(&self) -> Vec<Card> {
        self.piles.values().filter_map(|pile| pile.cards.last().copied()).collect()
    }

    fn highest_top(&self) -> u8 {
        self.tops().iter().map(|card| card.face().age).max().unwrap_or(0)
    }

    fn points(&self) -> u32 {
        self.score.iter().map(|card| u32::from(card.face().age)).sum()
    }

    fn meets(&self, special: Special) -> bool {
        let splayed = |pile: &Pile| pile.splay == Splay::Right || pile.splay == Splay::Up;
        let tops = self.tops();
        match special {
            Special::Monument => self.tucked >= 6 || self.scored >= 6,
            Special::Empire => Icon::ALL.iter().all(|icon| self.icons(*icon) >= 3),
            Special::World => self.icons(Icon::Clock) >= 12,
            Special::Wonder => self.piles.values().filter(|pile| splayed(pile)).count() == 5,
            Special::Universe => tops.len() == 5 && tops.iter().all(|card| card.face().age >= 8),
        }
    }
}

impl ReferenceModel {
    /// What a state holds, between two actions.
    pub(crate) fn of(state: &State) -> ReferenceModel {
        let t = &state.table;
        let pile = |seat, color| {
            let mut cards: Vec<Card> = t.pile_cards(seat, color).collect();
            cards.reverse();
            Pile { cards, splay: t.splay(seat, color) }
        };
        let side = |seat: Seat| Side {
            hand: t.hand(seat).iter().collect(),
            score: t.score(seat).iter().collect(),
            piles: Color::ALL.into_iter().map(|color| (color, pile(seat, color))).collect(),
            owns: every_achievement().filter(|&what| t.owns(seat, what)).collect(),
            tucked: t.tucked[seat.index()].into(),
            scored: t.scored[seat.index()].into(),
        };
        ReferenceModel {
            teams: t.teams,
            supply: (1..=10).map(|age| (age, t.supply_cards(age).collect())).collect(),
            aside: (1..=9).filter_map(|age| Some((age, t.aside(age)?))).collect(),
            sides: t.all_seats().map(side).collect(),
            removed: t.removed().iter().collect(),
            turn: state.table.turn,
            turns: state.table.turns,
            actions: state.table.actions,
            dogma: None,
            due: VecDeque::new(),
            ended: t.ending,
        }
    }

    fn side(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    /// The seats clockwise, `first` before the others.
    fn clockwise(&self, first: Seat) -> Vec<Seat> {
        let n = self.sides.len();
        (0..n).map(|k| Seat(((first.index() + k) % n) as u8)).collect()
    }

    fn are_partners(&self, one: Seat, other: Seat) -> bool {
        self.teams && one != other && one.0 % 2 == other.0 % 2
    }

    fn are_opponents(&self, one: Seat, other: Seat) -> bool {
        one != other && !self.are_partners(one, other)
    }

    /// The number of achievements of a seat and its partner.
    fn achievements(&self, seat: Seat) -> usize {
        let counts = |other: Seat| other == seat || self.are_partners(seat, other);
        let seats = self.clockwise(seat).into_iter().filter(|&other| counts(other));
        seats.map(|seat| self.sides[seat.index()].owns.len()).sum()
    }

    fn needed(&self) -> usize {
        match (self.teams, self.sides.len()) {
            (true, _) | (false, 2) => 6,
            (false, 3) => 5,
            (false, _) => 4,
        }
    }

    fn is_claimed(&self, achievement: Achievement) -> bool {
        self.sides.iter().any(|side| side.owns.contains(&achievement))
    }

    /// What drawing a card of this value for the hand must cause.
    fn draw(&self, wanted: u8, seat: Seat) -> Event {
        let mut value = wanted.max(1);
        while value <= 10 {
            if let Some(card) = self.supply[&value].first() {
                let (from, to) = (Place::Supply, Place::Hand(seat));
                return Event::Moved {
                    how: How::Draw,
                    card: Some(*card),
                    age: value,
                    from,
                    to,
                    open: false,
                };
            }
            value += 1;
        }
        Event::Ended { ending: Ending::Score }
    }

    /// Everything that the turn player may do, in order.
    fn legal_actions(&self) -> Vec<Move> {
        let side = &self.sides[self.turn.index()];
        let mut moves = vec![Move::Draw];
        moves.extend(side.hand.iter().map(|card| Move::Meld(*card)));
        moves.extend(side.tops().iter().map(|card| Move::Dogma(*card)));
        for age in 1..=9u8 {
            let free = !self.is_claimed(Achievement::Age(age));
            let rich = side.points() >= 5 * u32::from(age);
            if free && rich && side.highest_top() >= age {
                moves.push(Move::Achieve(age));
            }
        }
        moves.sort_unstable();
        moves
    }

    /// Special achievements that nobody owns and somebody is entitled to, in the order of claims.
    pub(crate) fn entitled(&self) -> Vec<(Seat, Special)> {
        let mut list: Vec<(Seat, Special)> = Vec::new();
        for seat in self.clockwise(self.turn) {
            for special in Special::ALL {
                let free = !self.is_claimed(Achievement::Special(special));
                let first = list.iter().all(|(_, earlier)| *earlier != special);
                if free && first && self.sides[seat.index()].meets(special) {
                    list.push((seat, special));
                }
            }
        }
        list
    }

    /// Who wins: by what the ending says, or by points and then achievements, of teams together.
    fn winners(&self, ending: Ending) -> Vec<Seat> {
        let all = self.clockwise(Seat(0));
        let together = |seat: Seat| {
            let counts = |other: &&Seat| **other == seat || self.are_partners(seat, **other);
            let mates = all.iter().filter(counts);
            let points: u32 = mates.map(|seat| self.sides[seat.index()].points()).sum();
            (points, self.achievements(seat))
        };
        let best = all.iter().map(|seat| together(*seat)).max().expect("somebody plays");
        let won = |seat: &Seat| match ending {
            Ending::Score => together(*seat) == best,
            Ending::Achievements(winner) | Ending::Card(winner) => {
                *seat == winner || self.are_partners(*seat, winner)
            }
        };
        all.iter().copied().filter(won).collect()
    }
}

fn every_achievement() -> impl Iterator<Item = Achievement> {
    (1..=9).map(Achievement::Age).chain(Special::ALL.map(Achievement::Special))
}

// ------------------------------------------------------------------ hearing

impl ReferenceModel {
    /// Takes in one event: it must be what is due, if anything is, and be possible.
    fn hear(&mut self, event: &Event) {
        assert_eq!(self.ended, None, "nothing happens after the end, not even {event:?}");
        match self.due.pop_front() {
            Some(due) => assert_eq!(*event, due, "this was due"),
            None => self.may_happen(event),
        }
        self.apply(event);
        self.note_sharing(event);
        if self.ended.is_none() && self.due.is_empty() {
            let claims = self.entitled().into_iter();
            let claims = claims.map(|(seat, special)| (seat, Achievement::Special(special)));
            self.due.extend(claims.map(|(seat, achievement)| Event::Claimed { seat, achievement }));
        }
    }

    /// What is not due may happen all the same, if a card says so.
    fn may_happen(&self, event: &Event) {
        let current = self.dogma.as_ref().and_then(|dogma| dogma.current);
        match event {
            Event::Claimed { seat, achievement: Achievement::Special(special) } => {
                let (card, _, actor) = current.expect("only a card gives what is not due");
                let gives = match card.name() {
                    "Masonry" => Special::Monument,
                    "Construction" => Special::Empire,
                    "Translation" => Special::World,
                    "Invention" => Special::Wonder,
                    "Astronomy" => Special::Universe,
                    other => panic!("{other} gives no achievement"),
                };
                assert_eq!((*seat, *special), (actor, gives));
            }
            Event::Claimed { .. } => panic!("{event:?} needs an action"),
            Event::Ended { ending: Ending::Achievements(_) } => panic!("{event:?} is not due"),
            Event::Ended { .. } => assert!(current.is_some(), "{event:?} is not due"),
            _ => {}
        }
    }

    /// Whether an opponent of the activator who carries out a shared effect changes something.
    fn note_sharing(&mut self, event: &Event) {
        let change = match event {
            Event::Moved { .. }
            | Event::Exchanged { .. }
            | Event::Splayed { .. }
            | Event::Rearranged { .. }
            | Event::Claimed { .. } => true,
            Event::Revealed { proof, .. } => !proof,
            _ => false,
        };
        let turn = self.turn;
        let Some((card, effect, seat)) = self.dogma.as_ref().and_then(|dogma| dogma.current) else {
            return;
        };
        let demand = card.clauses()[usize::from(effect)].sort == Sort::Demand;
        if change && !demand && self.are_opponents(seat, turn) {
            self.dogma.as_mut().expect("a card is carried out").shared = true;
        }
    }

    fn apply(&mut self, event: &Event) {
        match event {
            Event::Shuffled { age, order } => {
                let order = order.as_ref().expect("the truth is told here");
                self.supply.insert(*age, order.to_vec());
            }
            Event::SetAside { age } => {
                let card = self.supply.get_mut(age).expect("a pile").remove(0);
                self.aside.insert(*age, card);
            }
            Event::TurnStarted { seat, actions } => self.start_turn(*seat, *actions),
            Event::ActionTaken { seat, action } => self.take_action(*seat, *action),
            Event::Counted { card, counts, sharers, vulnerable } => {
                self.count(*card, counts, *sharers, *vulnerable);
            }
            Event::EffectStarted { card, effect, seat, alone } => {
                self.start_effect(*card, *effect, *seat, *alone);
            }
            Event::Moved { how, card, age, from, to, .. } => {
                let card = card.expect("the truth is told here");
                assert_eq!(card.face().age, *age);
                self.carry(*how, card, *from, *to);
            }
            Event::Exchanged { one, gives, other, takes } => {
                let gives = gives.cards.expect("the truth is told here");
                let takes = takes.cards.expect("the truth is told here");
                assert!(!gives.or(takes).is_empty(), "something is exchanged");
                gives.iter().for_each(|card| self.take(card, *one));
                takes.iter().for_each(|card| self.take(card, *other));
                gives.iter().for_each(|card| self.put(card, *other, false));
                takes.iter().for_each(|card| self.put(card, *one, false));
            }
            Event::Splayed { seat, color, splay } => self.splay(*seat, *color, *splay),
            Event::Rearranged { seat, color, order } => {
                let order = order.as_ref().expect("the truth is told here");
                self.rearrange(*seat, *color, order);
            }
            Event::Revealed { seat, cards, proof } => self.show(*seat, *cards, *proof),
            Event::Claimed { seat, achievement } => self.claim(*seat, *achievement),
            Event::Fissioned => self.fission(),
            Event::SharingDraw { seat } => self.draw_for_sharing(*seat),
            Event::DogmaEnded { aborted } => self.end_dogma(*aborted),
            Event::TurnEnded { seat } => self.end_turn(*seat),
            Event::Ended { ending } => self.ended = Some(*ending),
            Event::Chosen { .. }
            | Event::Answered { .. }
            | Event::NamedColor { .. }
            | Event::NamedValue { .. } => {}
        }
    }

    fn start_turn(&mut self, seat: Seat, actions: u8) {
        if self.turns == 0 {
            let title = |side: &Side| side.tops()[0].name().to_lowercase();
            let titles: Vec<String> = self.sides.iter().map(title).collect();
            assert!(titles.iter().all(|other| titles[seat.index()] <= *other), "who begins");
        }
        let short = self.turns == 0 || (self.turns == 1 && self.sides.len() == 4);
        assert_eq!(actions, if short { 1 } else { 2 });
        (self.turn, self.actions, self.turns) = (seat, actions, self.turns + 1);
    }

    fn end_turn(&mut self, seat: Seat) {
        assert_eq!((seat, self.actions), (self.turn, 0));
        assert!(self.dogma.is_none());
        for side in &mut self.sides {
            (side.tucked, side.scored) = (0, 0);
        }
        let next = self.clockwise(seat)[1];
        let short = self.turns == 1 && self.sides.len() == 4;
        self.due.push_back(Event::TurnStarted { seat: next, actions: if short { 1 } else { 2 } });
    }

    fn take_action(&mut self, seat: Seat, action: Action) {
        assert!(self.actions > 0 && seat == self.turn && self.dogma.is_none());
        self.actions -= 1;
        let side = &self.sides[seat.index()];
        self.due.push_back(match action {
            Action::Draw => self.draw(side.highest_top(), seat),
            Action::Meld(card) => {
                let (from, to) = (Place::Hand(seat), Place::Board(seat));
                Event::Moved {
                    how: How::Meld,
                    card: Some(card),
                    age: card.face().age,
                    from,
                    to,
                    open: false,
                }
            }
            Action::Achieve(age) => Event::Claimed { seat, achievement: Achievement::Age(age) },
            Action::Dogma(card) => self.counted(card),
        });
    }

    /// Who shares and of whom is demanded when a card is activated.
    fn counted(&self, card: Card) -> Event {
        let icon = card.face().featured;
        let count = |seat: Seat| self.sides[seat.index()].icons(icon);
        let counts = self.clockwise(Seat(0)).into_iter().map(|seat| count(seat) as u8).collect();
        let (mut sharers, mut vulnerable) = (SeatSet::NONE, SeatSet::NONE);
        for seat in self.clockwise(self.turn).into_iter().skip(1) {
            if count(seat) >= count(self.turn) {
                sharers = sharers.with(seat);
            } else if !self.are_partners(seat, self.turn) {
                vulnerable = vulnerable.with(seat);
            }
        }
        Event::Counted { card, counts, sharers, vulnerable }
    }

    fn count(&mut self, card: Card, counts: &[u8], sharers: SeatSet, vulnerable: SeatSet) {
        assert_eq!(counts.len(), self.sides.len());
        let mut rounds = VecDeque::new();
        for (n, clause) in card.clauses().iter().enumerate() {
            for seat in self.clockwise(self.turn).into_iter().skip(1) {
                let executes = if clause.sort == Sort::Demand { vulnerable } else { sharers };
                if executes.has(seat) {
                    rounds.push_back((n as u8, seat));
                }
            }
            if clause.sort == Sort::Effect {
                rounds.push_back((n as u8, self.turn));
            }
        }
        self.dogma = Some(Dogma { rounds, current: None, shared: false, drawn: false });
    }

    fn start_effect(&mut self, card: Card, effect: u8, seat: Seat, alone: bool) {
        let dogma = self.dogma.as_mut().expect("a card is activated");
        if alone {
            assert_eq!(card.clauses()[usize::from(effect)].sort, Sort::Effect);
            assert_eq!(dogma.current.map(|(_, _, actor)| actor), Some(seat), "the actor goes on");
        } else {
            assert_eq!(dogma.rounds.pop_front(), Some((effect, seat)), "whose turn it is");
        }
        dogma.current = Some((card, effect, seat));
    }

    fn draw_for_sharing(&mut self, seat: Seat) {
        assert_eq!(seat, self.turn);
        let draw = self.draw(self.sides[seat.index()].highest_top(), seat);
        let dogma = self.dogma.as_mut().expect("a card is activated");
        assert!(dogma.rounds.is_empty() && dogma.shared && !dogma.drawn);
        (dogma.current, dogma.drawn) = (None, true);
        self.due.push_back(draw);
    }

    fn end_dogma(&mut self, aborted: bool) {
        let dogma = self.dogma.take().expect("a card is activated");
        let fissioned = dogma.current.is_some_and(|(card, effect, _)| {
            (card.name(), effect) == ("Fission", 0) && self.sides.iter().all(Side::is_bare)
        });
        assert_eq!(aborted, fissioned && !dogma.drawn);
        assert!(aborted || (dogma.rounds.is_empty() && dogma.shared == dogma.drawn));
    }

    fn carry(&mut self, how: How, card: Card, from: Place, to: Place) {
        let fits = match (how, to) {
            (How::Draw, Place::Hand(_)) => from == Place::Supply,
            (How::Meld | How::Tuck, Place::Board(_)) | (How::Score, Place::Score(_)) => {
                from == Place::Supply || from.owner() == to.owner()
            }
            (How::Return, Place::Supply) => from != Place::Supply,
            (How::Place, Place::Board(seat)) => from == Place::Hand(seat),
            (How::Transfer, _) => from != to,
            _ => false,
        };
        assert!(fits, "{card} does not {how:?} from {from:?} to {to:?}");
        self.take(card, from);
        self.put(card, to, how == How::Tuck);
        match (how, to) {
            (How::Tuck, Place::Board(seat)) => self.side(seat).tucked += 1,
            (How::Score, Place::Score(seat)) => self.side(seat).scored += 1,
            _ => {}
        }
    }

    fn take(&mut self, card: Card, from: Place) {
        match from {
            Place::Supply => {
                let pile = self.supply.get_mut(&card.face().age).expect("a pile");
                assert_eq!(pile.remove(0), card, "cards are drawn from the top");
            }
            Place::Hand(seat) => assert!(self.side(seat).hand.remove(&card), "{card} is in hand"),
            Place::Score(seat) => assert!(self.side(seat).score.remove(&card), "{card} is scored"),
            Place::Board(seat) => {
                let pile = self.side(seat).piles.get_mut(&card.face().color).expect("a pile");
                let at = pile.cards.iter().position(|other| *other == card);
                pile.cards.remove(at.expect("it lies on the board"));
                if pile.cards.len() < 2 {
                    pile.splay = Splay::None;
                }
            }
        }
    }

    fn put(&mut self, card: Card, to: Place, below: bool) {
        let is_new = match to {
            Place::Supply => {
                self.supply.get_mut(&card.face().age).expect("a pile").push(card);
                true
            }
            Place::Hand(seat) => self.side(seat).hand.insert(card),
            Place::Score(seat) => self.side(seat).score.insert(card),
            Place::Board(seat) => {
                let pile = self.side(seat).piles.get_mut(&card.face().color).expect("a pile");
                let at = if below { 0 } else { pile.cards.len() };
                pile.cards.insert(at, card);
                true
            }
        };
        assert!(is_new, "{card} comes from elsewhere");
    }

    fn splay(&mut self, seat: Seat, color: Color, splay: Splay) {
        let pile = self.side(seat).piles.get_mut(&color).expect("a pile");
        assert!(pile.cards.len() > 1 && pile.splay != splay, "a splay alters something");
        pile.splay = splay;
    }

    fn rearrange(&mut self, seat: Seat, color: Color, order: &[Card]) {
        let pile = self.side(seat).piles.get_mut(&color).expect("a pile");
        let new: Vec<Card> = order.iter().rev().copied().collect();
        let set = |cards: &[Card]| cards.iter().copied().collect::<BTreeSet<Card>>();
        assert!(set(&new) == set(&pile.cards) && new != pile.cards, "another order of the same");
        pile.cards = new;
    }

    fn show(&mut self, seat: Seat, cards: Cards, proof: bool) {
        let side = self.side(seat);
        let cards: BTreeSet<Card> = cards.iter().collect();
        let whole = cards == side.hand || cards == side.score;
        let own = cards.is_subset(&side.hand) || cards.is_subset(&side.score);
        assert!(!cards.is_empty() && if proof { whole } else { own }, "one's own cards are shown");
    }

    fn claim(&mut self, seat: Seat, achievement: Achievement) {
        assert!(!self.is_claimed(achievement));
        self.side(seat).owns.insert(achievement);
        if self.achievements(seat) >= self.needed() {
            self.due.clear();
            self.due.push_back(Event::Ended { ending: Ending::Achievements(seat) });
        }
    }

    fn fission(&mut self) {
        for side in &mut self.sides {
            let piles = side.piles.values_mut().flat_map(|pile| std::mem::take(&mut pile.cards));
            self.removed.extend(piles);
            side.piles.values_mut().for_each(|pile| pile.splay = Splay::None);
            self.removed.append(&mut side.hand);
            self.removed.append(&mut side.score);
        }
    }
}

impl Side {
    fn is_bare(&self) -> bool {
        self.hand.is_empty() && self.score.is_empty() && self.tops().is_empty()
    }
}

// ------------------------------------------------------------------ comparing

impl ReferenceModel {
    /// Whether the fast components say the same in everything.
    fn compare(&self, t: &Components) {
        for age in 1..=10 {
            assert!(t.supply_cards(age).eq(self.supply[&age].iter().copied()), "supply {age}");
            let value = self.draw(age, Seat(0));
            let fast = t.draw_value(age);
            assert_eq!(fast.is_none(), matches!(value, Event::Ended { .. }));
            assert!(!matches!(value, Event::Moved { age, .. } if Some(age) != fast));
        }
        for age in 1..=9 {
            assert_eq!(t.aside(age), self.aside.get(&age).copied());
        }
        assert!(t.removed().iter().eq(self.removed.iter().copied()));
        assert_eq!(t.needed() as usize, self.needed());
        assert_eq!(t.ending, self.ended);
        for seat in self.clockwise(Seat(0)) {
            self.compare_side(t, seat);
        }
    }

    fn compare_side(&self, t: &Components, seat: Seat) {
        let side = &self.sides[seat.index()];
        assert!(t.hand(seat).iter().eq(side.hand.iter().copied()), "hand of {seat}");
        assert!(t.score(seat).iter().eq(side.score.iter().copied()), "score of {seat}");
        for (&color, pile) in &side.piles {
            assert!(t.pile_cards(seat, color).eq(pile.cards.iter().rev().copied()));
            assert_eq!(t.splay(seat, color), pile.splay);
        }
        for icon in Icon::ALL {
            assert_eq!(
                u32::from(t.icons(seat, icon)),
                side.icons(icon),
                "{} of {seat}",
                icon.name()
            );
        }
        assert_eq!(t.points(seat), side.points());
        assert_eq!(t.tops(seat).highest_value(), side.highest_top());
        assert_eq!(t.achievements(seat) as usize, self.achievements(seat));
        assert!(every_achievement().all(|what| t.owns(seat, what) == side.owns.contains(&what)));
        assert_eq!(usize::from(t.tucked[seat.index()]), side.tucked);
        assert_eq!(usize::from(t.scored[seat.index()]), side.scored);
        let opponents = self.clockwise(seat).into_iter();
        let opponents: SeatSet = opponents.filter(|&o| self.are_opponents(o, seat)).collect();
        assert_eq!(t.opponents(seat), opponents);
    }

    fn compare_outcome(&self, outcome: &Outcome) {
        let ending = self.ended.expect("it is over");
        let winners: SeatSet = self.winners(ending).into_iter().collect();
        assert_eq!(outcome.winners(), winners);
    }
}

/// A game under the eyes of its twin.
pub(crate) struct Watched {
    pub(crate) state: State,
    /// What lay on the table at the beginning, with all events applied one by one.
    folded: Folded,
    twin: ReferenceModel,
}

impl Watched {
    /// Watches from here on: from the beginning, or between two actions.
    pub(crate) fn new(state: State) -> Watched {
        Watched { folded: state.components(), twin: ReferenceModel::of(&state), state }
    }

    /// Makes a move, and gives what it caused, all of it compared and valid.
    pub(crate) fn play(&mut self, mover: Mover, m: Move) -> Vec<Reported> {
        let mut events = Vec::new();
        self.state.play(mover, m, &mut events);
        for event in &events {
            self.folded.apply(event);
            self.twin.hear(event);
            self.twin.compare(&self.folded.0);
            self.folded.0.validate().unwrap_or_else(|why| panic!("after {event:?}: {why}"));
        }
        assert_eq!(self.state.components(), self.folded);
        self.state.validate().unwrap_or_else(|why| panic!("{why}"));
        self.compare_turn();
        events
    }

    fn compare_turn(&self) {
        if self.state.table.phase == Phase::Turn {
            assert_eq!(self.twin.due, [], "nothing is due between actions");
            assert!(self.twin.dogma.is_none());
            let turn = (self.state.table.turn, self.state.table.actions, self.state.table.turns);
            assert_eq!(turn, (self.twin.turn, self.twin.actions, self.twin.turns));
            let legal = self.twin.legal_actions();
            assert_eq!(self.state.legal(self.state.table.turn)[..], legal);
            for age in 0..=10 {
                let (mover, m) = (Mover::Seat(self.state.table.turn), Move::Achieve(age));
                assert_eq!(self.state.check(mover, m).is_ok(), legal.contains(&m));
            }
        }
        if let Some(outcome) = self.state.outcome() {
            self.twin.compare_outcome(&outcome);
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Luck, Rng, Setup, ToMove};

    use super::*;

    /// Plays a random game to its end and gives the number of its events.
    fn watch(setup: &Setup, seed: u64) -> usize {
        let mut game = Watched::new(State::new(setup).expect("a sound setup"));
        let (mut luck, mut dice) = (Luck::new(seed), Rng::new(seed));
        let mut events = 0;
        loop {
            let (mover, m) = match game.state.to_move() {
                ToMove::Over => return events,
                ToMove::Chance => {
                    let m = game.state.roll(luck);
                    luck = luck.next();
                    (Mover::Chance, m)
                }
                ToMove::Seats(seats) => {
                    let seat = seats.lowest().expect("somebody moves");
                    let list = game.state.legal(seat);
                    (Mover::Seat(seat), *dice.pick(&list).expect("a move"))
                }
            };
            events += game.play(mover, m).len();
        }
    }

    fn table(seats: u8) -> Setup {
        Setup { seats: Some(seats), ..Setup::default() }
    }

    #[test]
    fn two_seats_agree_with_their_twin() {
        assert!((0..40).map(|seed| watch(&table(2), seed)).sum::<usize>() > 10_000);
    }

    #[test]
    fn three_seats_agree_with_their_twin() {
        assert!((100..130).map(|seed| watch(&table(3), seed)).sum::<usize>() > 10_000);
    }

    #[test]
    fn four_seats_agree_with_their_twin() {
        assert!((200..225).map(|seed| watch(&table(4), seed)).sum::<usize>() > 10_000);
    }

    #[test]
    fn teams_agree_with_their_twin() {
        let teams = table(4).set("teams", "on");
        assert!((300..325).map(|seed| watch(&teams, seed)).sum::<usize>() > 10_000);
    }
}
