//! Read models folded from events.

use kernel::{Parts, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::event::{Achievement, Action, Event, How, Place};
use crate::reported::Reported;
use crate::view::View;

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TurnPart {
    /// The turn player.
    pub seat: Seat,
    /// Actions left.
    pub actions: u8,
    /// Turns begun.
    pub number: u16,
}

/// What a seat has done so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Deeds {
    /// Cards drawn into the hand.
    pub drawn: u32,
    /// Cards melded.
    pub melded: u32,
    /// Cards tucked.
    pub tucked: u32,
    /// Cards scored.
    pub scored: u32,
    /// Cards returned.
    pub returned: u32,
    /// Cards activated.
    pub dogmas: u32,
    /// Sharing draws taken.
    pub sharing_draws: u32,
}

/// The read models of Innovation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Projections {
    /// Whose turn it is.
    pub turn: TurnPart,
    /// Cards of each value in each hand.
    pub hands: Vec<[u8; 10]>,
    /// Cards of each value in each score pile.
    pub score_piles: Vec<[u8; 10]>,
    /// Points of each seat.
    pub points: Vec<u32>,
    /// Achievements of each seat.
    pub achievements: Vec<Vec<Achievement>>,
    /// Cards in each supply pile.
    pub supply: [u8; 10],
    /// What each seat has done.
    pub statistics: Vec<Deeds>,
}

const TURN: Parts = Parts::one(0);
const HANDS: Parts = Parts::one(1);
const SCORES: Parts = Parts(1 << 2 | 1 << 3);
const ACHIEVEMENTS: Parts = Parts::one(4);
const SUPPLY: Parts = Parts::one(5);
const STATISTICS: Parts = Parts::one(6);

impl Projections {
    /// Adds or takes cards of one value at a place.
    fn count(&mut self, place: Place, age: usize, by: i8) -> Parts {
        let add = |n: &mut u8| *n = n.saturating_add_signed(by);
        match place {
            Place::Supply => {
                add(&mut self.supply[age]);
                SUPPLY
            }
            Place::Hand(seat) => {
                add(&mut self.hands[seat.index()][age]);
                HANDS
            }
            Place::Score(seat) => {
                add(&mut self.score_piles[seat.index()][age]);
                let points = self.score_piles[seat.index()].iter().zip(1..);
                self.points[seat.index()] = points.map(|(n, age)| u32::from(*n) * age).sum();
                SCORES
            }
            Place::Board(_) => Parts::NONE,
        }
    }

    fn deed(&mut self, how: How, from: Place, to: Place) -> Parts {
        let who = if how == How::Return { from.owner() } else { to.owner() };
        let Some(seat) = who else { return Parts::NONE };
        let deeds = &mut self.statistics[seat.index()];
        let count = match how {
            How::Draw => &mut deeds.drawn,
            How::Meld => &mut deeds.melded,
            How::Tuck => &mut deeds.tucked,
            How::Score => &mut deeds.scored,
            How::Return => &mut deeds.returned,
            How::Transfer | How::Place => return Parts::NONE,
        };
        *count += 1;
        STATISTICS
    }

    fn exchange(&mut self, from: Place, to: Place, backs: &[u8; 10]) -> Parts {
        let mut parts = Parts::NONE;
        for (age, &count) in backs.iter().enumerate() {
            for _ in 0..count {
                parts |= self.count(from, age, -1) | self.count(to, age, 1);
            }
        }
        parts
    }
}

impl kernel::Projections for Projections {
    type Event = Reported;
    type View = View;

    const PARTS: &'static [&'static str] =
        &["turn", "hands", "score_piles", "points", "achievements", "supply", "statistics"];

    fn start(view: &View) -> Projections {
        Projections {
            turn: TurnPart { seat: view.turn, actions: view.actions, number: view.turns },
            hands: view.seats.iter().map(|seat| seat.hand.backs).collect(),
            score_piles: view.seats.iter().map(|seat| seat.score.backs).collect(),
            points: view.seats.iter().map(|seat| seat.points).collect(),
            achievements: view.seats.iter().map(|seat| seat.achievements.clone()).collect(),
            supply: view.supply,
            statistics: vec![Deeds::default(); view.seats.len()],
        }
    }

    fn fold(&mut self, reported: &Reported) -> Parts {
        match &reported.event {
            Event::Shuffled { age, .. } => {
                self.supply[usize::from(*age) - 1] = crate::card::copies(*age);
                SUPPLY
            }
            Event::SetAside { age } => self.count(Place::Supply, usize::from(*age) - 1, -1),
            Event::TurnStarted { seat, actions } => {
                let number = self.turn.number.saturating_add(1);
                self.turn = TurnPart { seat: *seat, actions: *actions, number };
                TURN
            }
            Event::ActionTaken { seat, action } => {
                self.turn.actions = self.turn.actions.saturating_sub(1);
                if matches!(action, Action::Dogma(_)) {
                    self.statistics[seat.index()].dogmas += 1;
                    return TURN | STATISTICS;
                }
                TURN
            }
            Event::SharingDraw { seat } => {
                self.statistics[seat.index()].sharing_draws += 1;
                STATISTICS
            }
            Event::Moved { how, age, from, to, .. } => {
                let age = usize::from(*age) - 1;
                let taken = self.count(*from, age, -1);
                taken | self.count(*to, age, 1) | self.deed(*how, *from, *to)
            }
            Event::Exchanged { one, gives, other, takes } => {
                self.exchange(*one, *other, &gives.backs)
                    | self.exchange(*other, *one, &takes.backs)
            }
            Event::Claimed { seat, achievement } => {
                let owned = &mut self.achievements[seat.index()];
                owned.push(*achievement);
                owned.sort_unstable();
                ACHIEVEMENTS
            }
            Event::Fissioned => {
                self.hands.iter_mut().chain(&mut self.score_piles).for_each(|n| *n = [0; 10]);
                self.points.fill(0);
                HANDS | SCORES
            }
            _ => Parts::NONE,
        }
    }
}
