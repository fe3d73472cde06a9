//! Read models folded from the events that one viewer may see.

use kernel::{Parts, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::event::{Event, Origin};
use crate::view::View;

/// The read models of Skirmish. Pairs are by seat. There is nothing in them that anybody may not
/// know, so they are the same for every viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Projections {
    /// Whose turn it is.
    pub turn: TurnPart,
    /// Skirmishes won.
    pub wins: [u8; 2],
    /// Who is out of this skirmish.
    pub done: [bool; 2],
    /// Cards in hand.
    pub hands: [u8; 2],
    /// Cards left to draw.
    pub decks: [u8; 2],
    /// Cards in the graveyards.
    pub graveyards: [u8; 2],
    /// The skirmishes that have ended since this was started, in order.
    pub history: Vec<Fought>,
    /// What each seat has done, and what was done to it, since this was started.
    pub statistics: [Deeds; 2],
}

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct TurnPart {
    /// The active seat.
    pub seat: Seat,
    /// The number of the turn in the match, from 1.
    pub number: u16,
    /// The number of the skirmish, from 1; 0 before the first.
    pub skirmish: u8,
}

/// How a skirmish ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Fought {
    /// Its number, from 1.
    pub number: u8,
    /// The points of both seats.
    pub points: [u8; 2],
    /// Who won it; nobody where both did.
    pub winner: Option<Seat>,
}

/// What a seat has done, and what was done to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Deeds {
    /// Cards played.
    pub played: u32,
    /// Cards drawn.
    pub drawn: u32,
    /// Its cards that entered the board, played or not.
    pub deployed: u32,
    /// Units that died while it controlled them.
    pub lost: u32,
    /// Damage to units that it controlled, shields left out.
    pub damage: u32,
    /// Units activated.
    pub activations: u32,
    /// Uses of the leader.
    pub leader_uses: u32,
    /// Passes, those included that were made for it.
    pub passes: u32,
}

const TURN: Parts = Parts::one(0);
const WINS: Parts = Parts::one(1);
const DONE: Parts = Parts::one(2);
const HANDS: Parts = Parts::one(3);
const DECKS: Parts = Parts::one(4);
const GRAVEYARDS: Parts = Parts::one(5);
const HISTORY: Parts = Parts::one(6);
const STATISTICS: Parts = Parts::one(7);

/// Gives a value, and says whether its part is another one now.
fn set<T: PartialEq>(old: &mut T, new: T, part: Parts) -> Parts {
    let changed = *old != new;
    *old = new;
    if changed { part } else { Parts::NONE }
}

/// Counts cards of a seat up or down.
fn count(counts: &mut [u8; 2], seat: Seat, by: i8, part: Parts) -> Parts {
    let count = &mut counts[seat.index()];
    set(count, count.saturating_add_signed(by), part)
}

impl Projections {
    fn deed(&mut self, seat: Seat, which: impl FnOnce(&mut Deeds) -> &mut u32, by: u32) -> Parts {
        let count = which(&mut self.statistics[seat.index()]);
        set(count, count.saturating_add(by), STATISTICS)
    }

    fn skirmish_ended(&mut self, fought: Fought) -> Parts {
        self.history.push(fought);
        let winners = Seat::all(2).filter(|&seat| fought.winner.is_none_or(|won| won == seat));
        winners.fold(HISTORY, |parts, seat| parts | count(&mut self.wins, seat, 1, WINS))
    }

    /// Cards that go from one place to another.
    fn fold_cards(&mut self, event: &Event) -> Parts {
        match *event {
            Event::Drew { seat, count: cards, .. } => {
                count(&mut self.hands, seat, cards as i8, HANDS)
                    | count(&mut self.decks, seat, -(cards as i8), DECKS)
                    | self.deed(seat, |deeds| &mut deeds.drawn, u32::from(cards))
            }
            Event::Played { seat, .. } => {
                count(&mut self.hands, seat, -1, HANDS)
                    | self.deed(seat, |deeds| &mut deeds.played, 1)
            }
            Event::Spent { seat, .. } | Event::DeployFailed { seat, .. } => {
                count(&mut self.graveyards, seat, 1, GRAVEYARDS)
            }
            Event::Discarded { seat, .. } => {
                count(&mut self.hands, seat, -1, HANDS)
                    | count(&mut self.graveyards, seat, 1, GRAVEYARDS)
            }
            Event::Created { seat, .. } => count(&mut self.hands, seat, 1, HANDS),
            Event::Deployed { owner, origin, .. } => {
                let back = if origin == Origin::Graveyard { -1 } else { 0 };
                count(&mut self.graveyards, owner, back, GRAVEYARDS)
                    | self.deed(owner, |deeds| &mut deeds.deployed, 1)
            }
            Event::Died { slot, owner, .. } => {
                count(&mut self.graveyards, owner, 1, GRAVEYARDS)
                    | self.deed(slot.side(), |deeds| &mut deeds.lost, 1)
            }
            Event::CleanedUp { owner, .. } => count(&mut self.graveyards, owner, 1, GRAVEYARDS),
            Event::Bounced { owner, .. } => count(&mut self.hands, owner, 1, HANDS),
            _ => Parts::NONE,
        }
    }
}

impl kernel::Projections for Projections {
    type Event = Event;
    type View = View;

    const PARTS: &'static [&'static str] =
        &["turn", "wins", "done", "hands", "decks", "graveyards", "history", "statistics"];

    fn start(view: &View) -> Projections {
        let [one, other] = [0, 1].map(|n| &view.seats[n]);
        Projections {
            turn: TurnPart { seat: view.active, number: view.turn, skirmish: view.skirmish },
            wins: [one.wins, other.wins],
            done: [one.done, other.done],
            hands: [one.hand_size, other.hand_size],
            decks: [one.deck_size, other.deck_size],
            graveyards: [one.graveyard.len() as u8, other.graveyard.len() as u8],
            history: Vec::new(),
            statistics: [Deeds::default(); 2],
        }
    }

    fn fold(&mut self, event: &Event) -> Parts {
        let turn = self.turn;
        match *event {
            Event::DeckBuilt { seat, size, .. } => set(&mut self.decks[seat.index()], size, DECKS),
            Event::StarterDrawn { seat } => set(&mut self.turn, TurnPart { seat, ..turn }, TURN),
            Event::SkirmishStarted { number, starter } => {
                let turn = TurnPart { seat: starter, skirmish: number, ..turn };
                set(&mut self.turn, turn, TURN) | set(&mut self.done, [false; 2], DONE)
            }
            Event::TurnStarted { seat, turn: number } => {
                set(&mut self.turn, TurnPart { seat, number, ..turn }, TURN)
            }
            Event::TurnEnded { turn: number } => {
                set(&mut self.turn, TurnPart { number: number + 1, ..turn }, TURN)
            }
            Event::Damaged { slot, amount, .. } => {
                self.deed(slot.side(), |deeds| &mut deeds.damage, u32::from(amount.unsigned_abs()))
            }
            Event::Activated { slot, .. } => {
                self.deed(slot.side(), |deeds| &mut deeds.activations, 1)
            }
            Event::LeaderUsed { seat, .. } => self.deed(seat, |deeds| &mut deeds.leader_uses, 1),
            Event::Passed { seat, done, .. } => {
                let done = done || self.done[seat.index()];
                set(&mut self.done[seat.index()], done, DONE)
                    | self.deed(seat, |deeds| &mut deeds.passes, 1)
            }
            Event::SkirmishEnded { number, winner, points } => {
                self.skirmish_ended(Fought { number, points, winner })
            }
            _ => self.fold_cards(event),
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Projections as _, Secrets, Setup, Viewer, random_game};

    use super::*;
    use crate::state::State;

    /// The parts that differ between two sets of read models.
    fn different(one: &Projections, other: &Projections) -> Parts {
        let of = |models: &Projections| {
            let fields = serde_json::to_value(models).expect("plain fields");
            Projections::PARTS.iter().map(|&part| fields[part].clone()).collect::<Vec<_>>()
        };
        let pairs = (0..).zip(of(one).into_iter().zip(of(other)));
        pairs.fold(
            Parts::NONE,
            |parts, (n, (one, other))| {
                if one == other { parts } else { parts | Parts::one(n) }
            },
        )
    }

    /// Plays a random match; after every move the read models must agree with the view.
    fn follow(setup: &Setup, seed: u64, viewer: Viewer) -> Projections {
        let state = State::new(setup).expect("a sound setup");
        let mut models = Projections::start(&state.view(viewer));
        random_game(state, seed, |state, events| {
            for event in events.iter().filter_map(|event| State::redact(event, viewer)) {
                let before = models.clone();
                let changed = models.fold(&event);
                assert_eq!(changed, different(&before, &models), "{event:?}");
            }
            let fresh = Projections::start(&state.view(viewer));
            let (history, statistics) = (models.history.clone(), models.statistics);
            let table =
                Projections { history: Vec::new(), statistics: fresh.statistics, ..models.clone() };
            assert_eq!(table, fresh, "seed {seed} after {events:?}");
            models = Projections { history, statistics, ..table };
        });
        models
    }

    #[test]
    fn what_is_folded_agrees_with_the_view_after_every_move() {
        for seed in 0..60 {
            let setup = Setup::default().set("preset", "wild");
            let models = follow(&setup, seed, Viewer::Seat(Seat(0)));
            assert_eq!(models, follow(&setup, seed, Viewer::Spectator), "the same for everybody");
            let wins = [Seat(0), Seat(1)].map(|seat| {
                let won = |fought: &&Fought| fought.winner.is_none_or(|winner| winner == seat);
                models.history.iter().filter(won).count() as u8
            });
            assert_eq!(wins, models.wins);
            let [one, other] = models.statistics;
            assert!(one.played > 0 && other.played > 0 && one.passes + other.passes >= 4);
            assert!(one.drawn >= 8 && one.deployed + other.deployed > 0);
        }
    }
}
