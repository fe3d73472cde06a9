//! What an action would bring, from what everybody knows: whom a card would reach, and what is
//! missing for the achievements.

use kernel::{Message, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::achievements::progress;
use crate::card::Card;
use crate::components::Components;
use crate::dogma::{Reach, executors, in_order};
use crate::event::{Achievement, Special};
use crate::face::{Icon, Sort};
use crate::show::names;
use crate::state::State;
use crate::turn::{enough_score, enough_top, score_for};

/// What would happen if the turn player activated a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct DogmaForecast {
    /// The card.
    pub card: Card,
    /// The icon that is counted.
    pub icon: Icon,
    /// How many of it each seat shows.
    pub counts: Vec<u8>,
    /// Who would share, in the order in which they act.
    pub sharers: Vec<Seat>,
    /// Who would suffer its demands, in the order in which they act; nobody where it has none.
    pub vulnerable: Vec<Seat>,
    /// Its clauses in order.
    pub clauses: Vec<ClauseForecast>,
}

/// Who would carry out a clause.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ClauseForecast {
    /// Whether it is a demand.
    pub sort: Sort,
    /// What it says.
    pub text: Message,
    /// Who would carry it out, in the order in which they act.
    pub seats: Vec<Seat>,
}

/// The achievement of an age, and what each seat has of what it asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct AgeForecast {
    /// The age, and the value that a top card must have at least.
    pub age: u8,
    /// The score that is needed.
    pub score: u8,
    /// Who owns it.
    pub owner: Option<Seat>,
    /// What each seat has.
    pub seats: Vec<AgeMeans>,
}

/// What a seat has of what the achievement of an age asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct AgeMeans {
    /// Its score.
    pub score: u32,
    /// Whether that is enough.
    pub enough_score: bool,
    /// Its highest top card; 0 without any.
    pub top: u8,
    /// Whether that is enough.
    pub enough_top: bool,
}

/// A special achievement, and how much of its condition each seat has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct SpecialForecast {
    /// Which.
    pub special: Special,
    /// Its condition.
    pub condition: Message,
    /// Who owns it.
    pub owner: Option<Seat>,
    /// How much is needed, counted as the condition does.
    pub needed: u8,
    /// How much of it each seat has.
    pub seats: Vec<u8>,
}

/// What each top card of the turn player would do.
pub(crate) fn dogmas(state: &State) -> Vec<DogmaForecast> {
    state.table.tops(state.table.turn).iter().map(|card| dogma(state, card)).collect()
}

fn dogma(state: &State, card: Card) -> DogmaForecast {
    let Reach { counts, sharers, vulnerable } = state.reach(card);
    let order = |set| in_order(set, state.table.turn, state.table.seats).collect::<Vec<Seat>>();
    let clause = |(clause, n): (&crate::face::Clause, u8)| ClauseForecast {
        sort: clause.sort,
        text: names::clause(card, n),
        seats: order(executors(clause.sort, state.table.turn, sharers, vulnerable)),
    };
    let clauses: Vec<ClauseForecast> = card.clauses().iter().zip(0..).map(clause).collect();
    let demands = clauses.iter().any(|clause| clause.sort == Sort::Demand);
    DogmaForecast {
        card,
        icon: card.face().featured,
        counts: counts.to_vec(),
        sharers: order(sharers),
        vulnerable: if demands { order(vulnerable) } else { Vec::new() },
        clauses,
    }
}

fn owner(t: &Components, achievement: Achievement) -> Option<Seat> {
    t.all_seats().find(|&seat| t.owns(seat, achievement))
}

/// The achievements of the ages.
pub(crate) fn ages(t: &Components) -> Vec<AgeForecast> {
    let means = |seat: Seat, age: u8| AgeMeans {
        score: t.points(seat),
        enough_score: enough_score(t, seat, age),
        top: t.highest_top(seat),
        enough_top: enough_top(t, seat, age),
    };
    let forecast = |age: u8| AgeForecast {
        age,
        score: score_for(age),
        owner: owner(t, Achievement::Age(age)),
        seats: t.all_seats().map(|seat| means(seat, age)).collect(),
    };
    (1..=9).map(forecast).collect()
}

/// The special achievements.
pub(crate) fn specials(t: &Components) -> Vec<SpecialForecast> {
    let forecast = |special: Special| SpecialForecast {
        special,
        condition: names::condition(special),
        owner: owner(t, Achievement::Special(special)),
        needed: progress(t, Seat(0), special).1,
        seats: t.all_seats().map(|seat| progress(t, seat, special).0).collect(),
    };
    Special::ALL.map(forecast).to_vec()
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Mover, Rng, Setup, ToMove};

    use super::*;
    use crate::components::Phase;
    use crate::event::Event;
    use crate::moves::Move;
    use crate::random_positions::middles;
    use crate::reported::Reported;

    fn setup(seats: u8, teams: &str) -> Setup {
        Setup { seats: Some(seats), ..Setup::default() }.set("teams", teams)
    }

    /// Activates a card and answers at random until the action is over.
    fn activated(mut state: State, card: Card, rng: &mut Rng) -> Vec<Reported> {
        let mut events = Vec::new();
        state.play(Mover::Seat(state.table.turn), Move::Dogma(card), &mut events);
        while state.table.phase == Phase::Dogma {
            let (mover, m) = match state.to_move() {
                ToMove::Seats(seats) => {
                    let seat = seats.lowest().expect("somebody is asked");
                    (Mover::Seat(seat), *rng.pick(&state.legal(seat)).expect("an answer"))
                }
                _ => (Mover::Chance, state.chance_nth(0)),
            };
            state.play(mover, m, &mut events);
        }
        events
    }

    /// The forecast of every top card, in many positions, is what happens.
    #[test]
    fn whom_a_card_reaches_is_whom_it_was_said_to_reach() {
        let mut rng = Rng::new(7);
        let setups = [setup(2, "off"), setup(3, "off"), setup(4, "off"), setup(4, "on")];
        let (mut shared, mut hit) = (0, 0);
        for state in setups.iter().flat_map(|setup| middles(setup, 3)) {
            for forecast in dogmas(&state) {
                shared += u32::from(!forecast.sharers.is_empty());
                hit += u32::from(!forecast.vulnerable.is_empty());
                happens(&forecast, &activated(state.clone(), forecast.card, &mut rng));
            }
        }
        assert!(shared > 100 && hit > 100, "{shared} were shared, {hit} demanded something");
    }

    fn happens(forecast: &DogmaForecast, events: &[Reported]) {
        let card = forecast.card;
        let mut began = vec![Vec::new(); forecast.clauses.len()];
        for event in events {
            match &event.event {
                Event::Counted { counts, sharers, .. } => {
                    assert_eq!(counts.as_slice(), forecast.counts);
                    assert_eq!(*sharers, forecast.sharers.iter().copied().collect());
                }
                Event::EffectStarted { card: of, effect, seat, alone: false } if *of == card => {
                    began[usize::from(*effect)].push(*seat);
                }
                _ => {}
            }
        }
        let ended = |told: &Reported| {
            matches!(told.event, Event::Ended { .. } | Event::DogmaEnded { aborted: true })
        };
        let cut_short = events.iter().any(ended);
        for (clause, seats) in forecast.clauses.iter().zip(&began) {
            let said = &clause.seats[..];
            assert!(*seats == said || cut_short && said.starts_with(seats), "{card}: {clause:?}");
            if clause.sort == Sort::Demand {
                assert_eq!(clause.seats, forecast.vulnerable, "{card}");
            }
        }
    }

    /// An achievement may be claimed exactly where everything it asks for is there.
    #[test]
    fn what_is_missing_is_what_the_rules_miss() {
        for state in middles(&setup(3, "off"), 4) {
            for age in ages(&state.table) {
                let means = age.seats[state.table.turn.index()];
                let there = age.owner.is_none() && means.enough_score && means.enough_top;
                assert_eq!(state.may_achieve(age.age).is_ok(), there, "{age:?}");
                assert_eq!(means.enough_score, means.score >= u32::from(age.score));
            }
        }
    }
}
