//! Events as messages.

use kernel::{Arg, Message, Mover, Seat};

use super::names::{
    PLAYED, card_on, in_graveyard, in_hand, leader, pick, place, signed, slot, terrain, toward,
    unit, unit_from,
};
use crate::ask::Pick;
use crate::card::{Card, Kind};
use crate::deck::{READY, Ready};
use crate::event::{Cause, Ending, Event, Guard, Link, Origin};
use crate::slot::Slot;
use crate::state::other;

/// The event as a message. Names nothing that the event does not show to everybody, even where an
/// event that was not redacted would allow it.
pub(crate) fn describe(event: &Event) -> Option<Message> {
    match event {
        Event::DeckBuilt { .. }
        | Event::Shuffled { .. }
        | Event::StarterDrawn { .. }
        | Event::SkirmishStarted { .. }
        | Event::TurnStarted { .. }
        | Event::Passed { .. }
        | Event::CanAct { .. }
        | Event::TurnEnded { .. } => of_turn(event),
        Event::Drew { .. }
        | Event::Played { .. }
        | Event::Spent { .. }
        | Event::Discarded { .. }
        | Event::Fizzled { .. }
        | Event::DeployFailed { .. }
        | Event::Created { .. }
        | Event::Answered { .. }
        | Event::LeaderUsed { .. }
        | Event::LeaderTriggered { .. } => of_card(event),
        Event::Consumed { .. }
        | Event::Deployed { .. }
        | Event::Died { .. }
        | Event::Bounced { .. }
        | Event::Moved { .. }
        | Event::Swapped { .. }
        | Event::Triggered { .. }
        | Event::TriggerFizzled { .. }
        | Event::LimitSpent { .. }
        | Event::Activated { .. }
        | Event::CooldownReduced { .. }
        | Event::Nullified { .. }
        | Event::CleanedUp { .. }
        | Event::Stayed { .. } => of_unit(event),
        Event::Damaged { .. }
        | Event::Redirected { .. }
        | Event::Absorbed { .. }
        | Event::Shielded { .. }
        | Event::Healed { .. }
        | Event::PowerChanged { .. }
        | Event::ModifierChanged { .. }
        | Event::Fortified { .. } => of_number(event),
        Event::TerrainResolved { .. }
        | Event::Conquered { .. }
        | Event::SkirmishEnded { .. }
        | Event::MatchEnded { .. } => of_score(event),
        Event::LoopStopped { guard, cycle } => Some(stopped(*guard, cycle)),
    }
}

/// What a seat does.
fn by(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("seat", seat)
}

/// What a unit does, or what is done to it.
fn about(key: &'static str, at: Slot, card: Card) -> Message {
    Message::new(key).with("unit", unit(at, card))
}

/// Set-up, turns and passes.
fn of_turn(event: &Event) -> Option<Message> {
    Some(match event {
        Event::DeckBuilt { seat, leader: led, size, cards, .. } => {
            let known = |ready: &&Ready| cards.is_some_and(|cards| ready.cards() == cards.0);
            let message = match READY.iter().find(known) {
                Some(ready) => {
                    by("event-deck-ready", *seat).with("deck", Message::of("deck", ready.name))
                }
                None => by("event-deck", *seat).with("size", *size),
            };
            message.with("leader", leader(*seat, *led))
        }
        Event::Shuffled { seat, .. } => by("event-shuffled", *seat),
        Event::StarterDrawn { seat } => by("event-starter-drawn", *seat),
        Event::SkirmishStarted { number, starter } => {
            by("event-skirmish-started", *starter).with("number", *number)
        }
        Event::TurnStarted { seat, turn } => by("event-turn-started", *seat).with("turn", *turn),
        Event::Passed { seat, done, auto } => {
            let key = match (done, auto) {
                (false, false) => "event-passed",
                (false, true) => "event-passed-auto",
                (true, false) => "event-done",
                (true, true) => "event-done-auto",
            };
            by(key, *seat)
        }
        _ => return None,
    })
}

/// Hands, decks, leaders and answers.
fn of_card(event: &Event) -> Option<Message> {
    Some(match event {
        Event::Drew { seat, cards: Some(cards), .. } => {
            let cards = Arg::list(cards.0.iter().map(Card::title));
            by("event-drew-cards", *seat).with("cards", cards)
        }
        Event::Drew { seat, count, .. } => by("event-drew", *seat).with("count", *count),
        Event::Played { seat, card, slot: at } => played(*seat, *card, *at),
        Event::Discarded { seat, card } => {
            by("event-discarded", *seat).with("card", in_graveyard(*seat, *card))
        }
        Event::Fizzled { seat, card } => {
            Message::new("event-fizzled").with("card", in_graveyard(*seat, *card))
        }
        Event::DeployFailed { seat, card, slot: at } => {
            let failed = by("event-deploy-failed", *seat).with("slot", slot(*at));
            failed.with("card", in_graveyard(*seat, *card))
        }
        Event::Created { seat, card: Some(card), .. } => {
            by("event-created", *seat).with("card", in_hand(*seat, *card))
        }
        Event::Created { seat, card: None, .. } => by("event-created-hidden", *seat),
        Event::LeaderUsed { seat, leader: used, charges } => {
            let used = leader(*seat, *used);
            by("event-leader-used", *seat).with("leader", used).with("charges", *charges)
        }
        Event::LeaderTriggered { seat, leader: acts } => {
            by("event-leader-triggered", *seat).with("leader", leader(*seat, *acts))
        }
        Event::Answered { who, pick, auto: false } => return answered(*who, *pick),
        _ => return None,
    })
}

/// A unit goes to a terrain of its own side; what goes elsewhere is said with its slot.
fn played(seat: Seat, card: Card, at: Slot) -> Message {
    if card.face().kind() == Kind::Unit && at.side() == seat {
        let played = by("event-played-unit", seat).with("card", card_on(at, card));
        return played.with("toward", toward(at.terrain()));
    }
    let thing = match card.face().kind() {
        Kind::Unit => card_on(at, card),
        Kind::Action => Arg::piece(PLAYED, card.title()),
    };
    by("event-played", seat).with("card", thing).with("slot", slot(at))
}

/// A card that chance picks may be hidden; who may know it is told when it is made.
fn answered(who: Mover, picked: Option<Pick>) -> Option<Message> {
    let said = |picked: Pick| pick(picked, |_| None);
    match (who, picked) {
        (Mover::Seat(seat), None) => Some(by("event-declined", seat)),
        (Mover::Seat(seat), Some(picked)) => {
            Some(by("event-picked", seat).with("pick", said(picked)))
        }
        (Mover::Chance, Some(picked @ Pick::Slot(_))) => {
            Some(Message::new("event-chance-picked").with("pick", said(picked)))
        }
        (Mover::Chance, _) => None,
    }
}

/// Units that come, go and act.
fn of_unit(event: &Event) -> Option<Message> {
    Some(match event {
        Event::Consumed { slot: at, victim, consumer } => {
            about("event-consumed", *at, *victim).with("consumer", consumer.title())
        }
        Event::Deployed { slot: at, card, owner, origin } => {
            return deployed(*at, *card, *owner, *origin);
        }
        Event::Died { slot: at, card, cause, .. } => {
            let key = match cause {
                Cause::Power => "event-died",
                Cause::Killed => "event-killed",
                Cause::Consumed => "event-sacrificed",
            };
            about(key, *at, *card)
        }
        Event::Bounced { slot: at, card, owner } => {
            about("event-bounced", *at, *card).with("seat", *owner)
        }
        Event::Moved { card, from, to } => {
            let unit = unit_from(*to, *from, *card);
            match from.side() == to.side() {
                true => Message::new("event-moved")
                    .with("unit", unit)
                    .with("toward", toward(to.terrain())),
                false => {
                    Message::new("event-moved-across").with("unit", unit).with("slot", slot(*to))
                }
            }
        }
        Event::Swapped { one, other, cards: [first, second] } => Message::new("event-swapped")
            .with("first", unit_from(*other, *one, *first))
            .with("second", unit_from(*one, *other, *second)),
        Event::Triggered { slot: at, card, .. } => about("event-triggered", *at, *card),
        Event::TriggerFizzled { card, .. } => {
            Message::new("event-trigger-fizzled").with("card", card.title())
        }
        Event::Activated { slot: at, card } => by("event-activated", at.side())
            .with("card", card_on(*at, *card))
            .with("place", place(at.terrain())),
        Event::CooldownReduced { slot: at, card, left: 0 } => about("event-waited", *at, *card),
        Event::Nullified { slot: at, card } => about("event-nullified", *at, *card),
        Event::Stayed { slot: at, card } => about("event-stayed", *at, *card),
        _ => return None,
    })
}

fn deployed(at: Slot, card: Card, owner: Seat, origin: Origin) -> Option<Message> {
    let entered = |message: Message| message.with("card", card_on(at, card));
    Some(match origin {
        // That it was played has been told.
        Origin::Played if owner == at.side() => return None,
        Origin::Played => entered(by("event-deployed-control", at.side())),
        Origin::Made => entered(Message::new("event-deployed-made")).with("slot", slot(at)),
        Origin::Graveyard => entered(by("event-deployed-graveyard", owner)).with("slot", slot(at)),
    })
}

/// Power, shields and slots.
fn of_number(event: &Event) -> Option<Message> {
    Some(match event {
        Event::Damaged { slot: at, card, amount, power, .. } => {
            about("event-damaged", *at, *card).with("amount", *amount).with("power", *power)
        }
        Event::Redirected { from, to, card } => {
            about("event-redirected", *to, *card).with("place", place(from.terrain()))
        }
        Event::Absorbed { slot: at, card, amount, left: 0 } => {
            about("event-absorbed-gone", *at, *card).with("amount", *amount)
        }
        Event::Absorbed { slot: at, card, amount, left } => {
            about("event-absorbed", *at, *card).with("amount", *amount).with("left", *left)
        }
        Event::Shielded { slot: at, card, amount } => {
            about("event-shielded", *at, *card).with("amount", signed(*amount))
        }
        Event::Healed { slot: at, card, amount } => {
            about("event-healed", *at, *card).with("amount", *amount)
        }
        Event::PowerChanged { slot: at, card, amount, power, .. } => {
            about("event-power", *at, *card).with("amount", signed(*amount)).with("power", *power)
        }
        Event::ModifierChanged { slot: at, amount, now, .. } => Message::new("event-modifier")
            .with("slot", slot(*at))
            .with("amount", signed(*amount))
            .with("now", signed(*now)),
        Event::Fortified { slot: at } => Message::new("event-fortified").with("slot", slot(*at)),
        _ => return None,
    })
}

/// Points, skirmishes and the match.
fn of_score(event: &Event) -> Option<Message> {
    Some(match event {
        Event::TerrainResolved { terrain, controller, powers } => {
            return resolved(*terrain, *controller, *powers);
        }
        // One point is what every terrain brings.
        Event::Conquered { slot: at, points: points @ 2.. } => by("event-conquered", at.side())
            .with("points", *points)
            .with("terrain", terrain(at.terrain())),
        Event::SkirmishEnded { number, winner: Some(seat), points } => {
            let [won, lost] = [*seat, other(*seat)].map(|seat| points[seat.index()]);
            let message = by("event-skirmish-won", *seat).with("number", *number);
            message.with("won", won).with("lost", lost)
        }
        Event::SkirmishEnded { number, winner: None, points: [one, other] } => {
            let message = Message::new("event-skirmish-tied").with("number", *number);
            message.with("first", *one).with("second", *other)
        }
        Event::MatchEnded { reason: Ending::ActionLimit, .. } => {
            Message::new("event-match-too-long")
        }
        Event::MatchEnded { winner: Some(seat), .. } => by("event-match-won", *seat),
        Event::MatchEnded { winner: None, .. } => Message::new("event-match-drawn"),
        _ => return None,
    })
}

fn resolved(at: u8, controller: Option<Seat>, powers: [Option<i16>; 2]) -> Option<Message> {
    let Some(seat) = controller else {
        let [Some(one), Some(other)] = powers else { return None };
        let message = Message::new("event-controls-nobody").with("terrain", terrain(at));
        return Some(message.with("first", one).with("second", other));
    };
    Some(match (powers[seat.index()], powers[other(seat).index()]) {
        (Some(own), Some(theirs)) => by("event-controls", seat)
            .with("terrain", terrain(at))
            .with("own", own)
            .with("theirs", theirs),
        _ => by("event-controls-alone", seat).with("terrain", terrain(at)),
    })
}

/// Effects that went round: what stopped them, and which they were.
fn stopped(guard: Guard, cycle: &[Link]) -> Message {
    let guard = Arg::word(match guard {
        Guard::Repeats => "guard-repeats",
        Guard::Effects => "guard-effects",
        Guard::Depth => "guard-depth",
    });
    let then = |rest: Message, first: Message| {
        Message::new("loop-then").with("first", first).with("rest", rest)
    };
    match cycle.iter().map(linked).rev().reduce(then) {
        Some(cycle) => Message::new("event-loop-round").with("guard", guard).with("cycle", cycle),
        None => Message::new("event-loop").with("guard", guard),
    }
}

/// One link of a cycle: `ability 1` of a card, or a step of the rules.
fn linked(link: &Link) -> Message {
    let step = match link.step.strip_prefix("ability ") {
        Some(number) => Message::new("step-ability").with("number", number),
        None => Message::of("step", &link.step),
    };
    match link.card {
        Some(card) => Message::new("loop-card").with("card", card.title()).with("step", step),
        None => step,
    }
}

#[cfg(all(test, feature = "words"))]
mod tests {
    use super::*;
    use crate::deck::Order;
    use crate::leader::Leader;
    use crate::show::testing::said;

    fn slot(name: &str) -> Slot {
        name.parse().expect("a slot")
    }

    fn card(name: &str) -> Card {
        Card::named(name).expect("a card")
    }

    fn told(event: Event) -> String {
        describe(&event).map(|message| said(&message)).unwrap_or_default()
    }

    #[test]
    fn sentences_are_short_and_plain() {
        let (ann, bob) = (Seat(0), Seat(1));
        let (here, there) = (slot("T2P0"), slot("T2P1"));
        let (scout, zombie) = (card("scout"), card("zombie"));
        let deployed = |slot, origin| Event::Deployed { slot, card: scout, owner: ann, origin };
        let died = |cause| Event::Died { slot: there, card: scout, owner: bob, cause };
        let passed = |done, auto| Event::Passed { seat: ann, done, auto };
        for (event, text) in [
            (Event::SkirmishStarted { number: 2, starter: bob }, "Skirmish 2 begins; Bob starts."),
            (Event::TurnStarted { seat: ann, turn: 7 }, "Turn 7: Ann."),
            (
                Event::Played { seat: ann, card: scout, slot: here },
                "Ann plays Scout to the middle.",
            ),
            (deployed(here, Origin::Played), ""),
            (deployed(there, Origin::Played), "Scout is now under Bob's control."),
            (deployed(here, Origin::Made), "A new Scout enters Ann's middle slot."),
            (
                deployed(here, Origin::Graveyard),
                "Scout comes back from Ann's graveyard to Ann's middle slot.",
            ),
            (died(Cause::Power), "Bob's Scout in the middle dies."),
            (died(Cause::Killed), "Bob's Scout in the middle is killed."),
            (died(Cause::Consumed), "Bob's Scout in the middle is sacrificed."),
            (
                Event::Consumed { slot: there, victim: scout, consumer: zombie },
                "Zombie consumes Bob's Scout in the middle.",
            ),
            (
                Event::Damaged { slot: there, card: scout, amount: 3, lost: 2, power: 0 },
                "Bob's Scout in the middle takes 3 damage: power 0.",
            ),
            (
                Event::Absorbed { slot: here, card: scout, amount: 2, left: 0 },
                "The shield of Ann's Scout in the middle takes 2 damage and is gone.",
            ),
            (
                Event::PowerChanged { slot: here, card: zombie, amount: -2, lost: 2, power: 1 },
                "Ann's Zombie in the middle gets -2: power 1.",
            ),
            (
                Event::ModifierChanged { slot: here, amount: -2, now: 0, lost: 0, power: None },
                "Ann's middle slot gets -2: modifier 0.",
            ),
            (
                Event::LeaderUsed { seat: bob, leader: Leader::Sage, charges: 1 },
                "Bob uses the leader Sage: 1 charge left.",
            ),
            (passed(false, false), "Ann passes."),
            (passed(true, true), "Ann can do nothing more and is done for this skirmish."),
            (Event::TurnEnded { turn: 7 }, ""),
        ] {
            assert_eq!(told(event), text);
        }
    }

    #[test]
    fn scores_are_told_from_the_side_of_the_winner() {
        let terrain =
            |controller, powers| Event::TerrainResolved { terrain: 3, controller, powers };
        let ended = |winner, points| Event::SkirmishEnded { number: 2, winner, points };
        let over = |winner, reason| Event::MatchEnded { winner, reason };
        let bob = Some(Seat(1));
        for (event, text) in [
            (terrain(bob, [Some(3), Some(5)]), "Bob controls the right, 5 to 3."),
            (terrain(bob, [None, Some(5)]), "Bob controls the right without opposition."),
            (terrain(None, [Some(4), Some(4)]), "Nobody controls the right, 4 to 4."),
            (terrain(None, [None, None]), ""),
            (Event::Conquered { slot: slot("T3P1"), points: 1 }, ""),
            (
                Event::Conquered { slot: slot("T3P1"), points: 2 },
                "Bob gets 2 points for the right.",
            ),
            (ended(bob, [1, 3]), "Bob wins skirmish 2, 3 to 1."),
            (ended(None, [2, 2]), "Skirmish 2 is a tie, 2 to 2: both win it."),
            (over(bob, Ending::Skirmishes), "Bob wins the match."),
            (over(None, Ending::Skirmishes), "The match is a draw."),
            (over(None, Ending::ActionLimit), "The match has gone on for too long: it is a draw."),
        ] {
            assert_eq!(told(event), text);
        }
    }

    #[test]
    fn what_is_hidden_is_not_named() {
        let strike = card("strike");
        let drew = |cards: Option<Vec<Card>>, count| {
            let cards = cards.map(|cards| Order(cards.into_iter().collect()));
            Event::Drew { seat: Seat(1), count, cards }
        };
        assert_eq!(told(drew(Some(vec![strike, card("seed")]), 2)), "Bob draws Strike and Seed.");
        assert_eq!(told(drew(None, 1)), "Bob draws a card.");
        assert_eq!(told(drew(None, 8)), "Bob draws 8 cards.");
        let made = |card| Event::Created { seat: Seat(1), card, random: true };
        assert_eq!(told(made(Some(strike))), "A new Strike is made in Bob's hand.");
        assert_eq!(told(made(None)), "A new card is made in Bob's hand.");
        let answered = |who, pick| Event::Answered { who, pick, auto: false };
        let seat = Mover::Seat(Seat(0));
        assert_eq!(told(answered(Mover::Chance, Some(Pick::Card(strike)))), "");
        assert_eq!(
            told(answered(Mover::Chance, Some(Pick::Slot(slot("T4P0"))))),
            "Chance picks Ann's far right slot."
        );
        assert_eq!(told(answered(seat, Some(Pick::Option(1)))), "Ann picks option 2.");
        assert_eq!(told(answered(seat, None)), "Ann declines.");
    }

    #[test]
    fn a_loop_names_its_guard_and_its_links() {
        let link = |card: Option<&str>, step: &str| Link {
            card: card.and_then(Card::named),
            step: step.to_owned(),
        };
        let cycle = vec![link(Some("test_looper"), "ability 1"), link(None, "deaths")];
        assert_eq!(
            told(Event::LoopStopped { guard: Guard::Repeats, cycle }),
            "Rules error: one ability triggered too often in one action, and no more of it is \
             carried out. This went round: Test Looper (ability 1), then deaths. The game goes on."
        );
        assert_eq!(
            told(Event::LoopStopped { guard: Guard::Depth, cycle: Vec::new() }),
            "Rules error: too many effects waited at once, and no more of it is carried out. The \
             game goes on."
        );
    }
}
