//! Events as messages.

use kernel::{Arg, Message, Mover, Seat, SeatSet};

use super::names;
use crate::ask::Why;
use crate::card::Card;
use crate::dogma::in_order;
use crate::event::{Achievement, Action, Bundle, Ending, Event, Given, How, Place};
use crate::face::{Sort, Splay};
use crate::reported::{CarriedOut, Context, Reported};

/// The one card of which every owner returns their own.
const OWNERS_RETURN: &str = "Mass Media";

/// The event as a message: which effect brought it about, and what happened.
pub(crate) fn describe(reported: &Reported) -> Option<Message> {
    let message = sentence(&reported.event, &reported.context)?;
    Some(match (&reported.event, reported.context.effect) {
        // It names the card by itself.
        (Event::Ended { ending: Ending::Card(_) | Ending::Achievements(_) }, _) => message,
        (_, Some(CarriedOut { card, effect, .. })) => Message::new("event-effect")
            .with("effect", names::effect(card, effect))
            .with("what", message),
        (_, None) => message,
    })
}

fn by(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("seat", seat)
}

fn sentence(event: &Event, context: &Context) -> Option<Message> {
    Some(match event {
        Event::Shuffled { age: 10, .. } => Message::new("event-shuffled"),
        Event::SetAside { age: 9 } => Message::new("event-set-aside"),
        Event::Chosen { seat, card: None } => by("event-chosen", *seat),
        Event::Chosen { seat, card: Some(card) } => {
            by("event-chosen-card", *seat).with("card", names::card(*card))
        }
        Event::TurnStarted { seat, actions } => by("event-turn", *seat).with("actions", *actions),
        Event::ActionTaken { seat, action: Action::Dogma(card) } => {
            by("event-activates", *seat).with("card", names::card(*card))
        }
        Event::Counted { card, counts, sharers, vulnerable } => {
            return counted(*card, counts, *sharers, *vulnerable);
        }
        Event::Answered { who: Mover::Seat(seat), given: Given::Pass } => declined(*seat, context),
        Event::EffectStarted { card, effect, seat, alone: true } => {
            by("event-alone", *seat).with("effect", names::effect(*card, *effect))
        }
        Event::Moved { how, card, age, from, to, .. } => {
            return moved(*how, names::face(*card, *age), *card, (*from, *to), context);
        }
        Event::Exchanged { one, gives, other, takes } => exchanged((*one, gives), (*other, takes)),
        Event::Splayed { seat, color, splay: Splay::None } => {
            by("event-unsplay", *seat).with("color", names::pile(*seat, *color))
        }
        Event::Splayed { seat, color, splay } => by("event-splay", *seat)
            .with("color", names::pile(*seat, *color))
            .with("splay", names::splay(*splay)),
        Event::Rearranged { seat, color, .. } => {
            by("event-rearrange", *seat).with("color", names::pile(*seat, *color))
        }
        Event::Revealed { seat, cards, proof } => {
            let key = if *proof { "event-show-proof" } else { "event-show" };
            by(key, *seat).with("cards", names::cards(cards.iter()))
        }
        Event::NamedColor { seat, color } => {
            by("event-name-color", *seat).with("color", names::color(*color))
        }
        Event::NamedValue { seat, value } => by("event-name-value", *seat).with("value", *value),
        Event::Claimed { seat, achievement } => claimed(*seat, *achievement),
        Event::Fissioned => Message::new("event-fission"),
        Event::DogmaEnded { aborted: true } => Message::new("event-aborted"),
        Event::DogmaEnded { aborted: false } => {
            Message::new("event-nothing").with("card", names::card(context.idle?))
        }
        Event::Ended { ending } => ended(*ending, context),
        Event::Shuffled { .. }
        | Event::SetAside { .. }
        | Event::ActionTaken { .. }
        | Event::EffectStarted { .. }
        | Event::Answered { .. }
        | Event::SharingDraw { .. }
        | Event::TurnEnded { .. } => return None,
    })
}

// ------------------------------------------------------------------ who shares

/// Who activated a card: of those that neither share nor are open to demands, the one that shows
/// most of its icon. The only other such seat can be a partner, who shows fewer or would share.
// R60, R152.
fn activator(counts: &[u8], sharers: SeatSet, vulnerable: SeatSet) -> Option<Seat> {
    let apart = |seat: &Seat| !sharers.has(*seat) && !vulnerable.has(*seat);
    Seat::all(counts.len()).filter(apart).max_by_key(|seat| counts[seat.index()])
}

/// Who shares, and, for a card that demands anything, of whom; in the order in which they act.
// R61.
fn counted(card: Card, counts: &[u8], sharers: SeatSet, vulnerable: SeatSet) -> Option<Message> {
    let first = activator(counts, sharers, vulnerable)?;
    let demands = card.clauses().iter().any(|clause| clause.sort == Sort::Demand);
    let vulnerable = if demands { vulnerable } else { SeatSet::NONE };
    let part = |key: &'static str, name: &'static str, set: SeatSet| {
        let seats = Arg::seats(in_order(set, first, counts.len() as u8));
        (!set.is_empty()).then(|| Message::new(key).with(name, seats))
    };
    let shared = part("event-shared", "sharers", sharers);
    let demanded = part("event-demanded", "targets", vulnerable);
    match (shared, demanded) {
        (Some(shared), Some(demanded)) => {
            Some(Message::new("event-counted").with("shared", shared).with("demanded", demanded))
        }
        (one, other) => one.or(other),
    }
}

// ------------------------------------------------------------------ answers

/// What somebody does not do, or no longer.
fn declined(seat: Seat, context: &Context) -> Message {
    let (asked, again) = (context.asked, context.again);
    let key = match asked {
        Some(Why::Meld) if again => "event-stops-meld",
        Some(Why::Tuck) if again => "event-stops-tuck",
        Some(Why::Return) if again => "event-stops-return",
        Some(Why::Meld) => "event-declines-meld",
        Some(Why::Tuck) => "event-declines-tuck",
        Some(Why::Score) => "event-declines-score",
        Some(Why::Return) => "event-declines-return",
        Some(Why::Order) => "event-declines-order",
        Some(Why::Whom) => "event-declines-whom",
        Some(Why::Splay(splay)) => {
            return by("event-declines-splay", seat).with("splay", names::splay(splay));
        }
        _ => "event-declines",
    };
    by(key, seat)
}

// ------------------------------------------------------------------ cards that move

fn moved(
    how: How,
    what: Arg,
    card: Option<Card>,
    (from, to): (Place, Place),
    context: &Context,
) -> Option<Message> {
    let drawn = from == Place::Supply;
    let own = names::from_own(from, card);
    Some(
        match how {
            How::Draw if context.shared => by("event-draw-shared", to.owner()?),
            How::Draw => by("event-draw", to.owner()?),
            How::Meld if drawn => by("event-draw-meld", to.owner()?),
            How::Tuck if drawn => by("event-draw-tuck", to.owner()?),
            How::Score if drawn => by("event-draw-score", to.owner()?),
            How::Meld => by("event-meld", to.owner()?).with("from", own),
            How::Tuck => by("event-tuck", to.owner()?).with("from", own),
            How::Score => by("event-score", to.owner()?).with("from", own),
            How::Return => match (from.owner()?, returner(context)) {
                (owner, Some(seat)) if seat != owner => {
                    by("event-return", seat).with("from", names::from(from, card))
                }
                (owner, _) => by("event-return", owner).with("from", own),
            },
            How::Place => by("event-place", to.owner()?),
            How::Transfer => Message::new("event-transfer")
                .with("from", names::from(from, card))
                .with("to", names::to(to, card)),
        }
        .with("what", what),
    )
}

/// Who returns a card, where that need not be its owner.
fn returner(context: &Context) -> Option<Seat> {
    let effect = context.effect.filter(|effect| effect.card.name() != OWNERS_RETURN)?;
    Some(effect.seat)
}

/// What changes places. A side that gives nothing is not spoken of.
fn exchanged(one: (Place, &Bundle), other: (Place, &Bundle)) -> Message {
    let count = |bundle: &Bundle| bundle.backs.iter().map(|n| u32::from(*n)).sum::<u32>();
    let (one, other) = if count(one.1) == 0 { (other, one) } else { (one, other) };
    if count(other.1) == 0 {
        return Message::new("event-exchange-one")
            .with("gives", bundle(one.1))
            .with("number", count(one.1))
            .with("from", names::from(one.0, None))
            .with("to", names::to(other.0, None));
    }
    Message::new("event-exchange")
        .with("gives", bundle(one.1))
        .with("from", names::from(one.0, None))
        .with("takes", bundle(other.1))
        .with("other", names::from(other.0, None))
}

fn bundle(bundle: &Bundle) -> Arg {
    if let Some(cards) = bundle.cards {
        return names::cards(cards.iter());
    }
    let backs = (1..).zip(bundle.backs).filter(|(_, number)| *number > 0);
    Arg::list(backs.map(|(age, number)| names::backs(number, age)))
}

// ------------------------------------------------------------------ achievements and the end

fn claimed(seat: Seat, achievement: Achievement) -> Message {
    match achievement {
        Achievement::Age(age) => by("event-claim-age", seat).with("age", age),
        Achievement::Special(special) => {
            let name = Arg::piece(names::achievement_id(achievement), names::special(special));
            by("event-claim-special", seat).with("achievement", name)
        }
    }
}

fn ended(ending: Ending, context: &Context) -> Message {
    match (ending, context.effect, context.actor) {
        (Ending::Achievements(seat), ..) => by("event-ended-achievements", seat),
        (Ending::Card(seat), Some(effect), _) => {
            by("event-ended-card", seat).with("card", names::card(effect.card))
        }
        (Ending::Card(seat), None, _) => by("event-ended-by-card", seat),
        (Ending::Score, _, Some(seat)) => by("event-ended-score-by", seat),
        (Ending::Score, _, None) => Message::new("event-ended-score"),
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Setup, Viewer};

    use super::*;
    use crate::cards::testing::{activate, set_up};
    use crate::dogma::Reach;
    use crate::random_positions::middles;
    use crate::show::tests::story;

    fn counted(card: &str, counts: [u8; 4], sharers: &[u8], vulnerable: &[u8]) -> Vec<String> {
        let set = |seats: &[u8]| seats.iter().map(|&seat| Seat(seat)).collect();
        let (card, counts) = (Card::named(card).expect("a card"), counts.into_iter().collect());
        let (sharers, vulnerable) = (set(sharers), set(vulnerable));
        let event = Event::Counted { card, counts, sharers, vulnerable };
        story(&[Reported::from(event)], Viewer::Spectator)
    }

    #[test]
    fn seats_are_listed_in_the_order_in_which_they_act() {
        let both = counted("Archery", [3, 1, 2, 2], &[0, 3], &[1]);
        assert_eq!(both, ["Shared by: Dan and Ann. Open to its demand: Ben."]);
        let all = counted("Archery", [0, 1, 0, 0], &[], &[0, 2, 3]);
        assert_eq!(all, ["Open to its demand: Cat, Dan and Ann."]);
        // In teams Cat activates and Ann, the partner, shows fewer.
        assert_eq!(counted("Tools", [1, 3, 2, 2], &[1, 3], &[]), ["Shared by: Dan and Ben."]);
    }

    #[test]
    fn who_activated_follows_from_what_was_counted() {
        let four = Setup { seats: Some(4), ..Setup::default() };
        for state in [four.clone(), four.set("teams", "on")].iter().flat_map(|s| middles(s, 3)) {
            for card in state.table.tops(state.table.turn).iter() {
                let Reach { counts, sharers, vulnerable } = state.reach(card);
                assert_eq!(
                    activator(&counts, sharers, vulnerable),
                    Some(state.table.turn),
                    "{card}"
                );
            }
        }
    }

    #[test]
    fn who_returns_a_card_of_another_is_named() {
        let before = "board 0: blue Rocketry / score 1: Optics, Paper, Coal";
        let after = activate(set_up(2, before), "Rocketry", "0: 3, chance: Paper");
        let line = |viewer| story(&after.told, viewer).swap_remove(1);
        assert_eq!(line(Viewer::Spectator), "Rocketry: Ann returns a [3] from Ben's score pile.");
        assert_eq!(
            line(Viewer::Seat(Seat(1))),
            "Rocketry: Ann returns Paper from your score pile."
        );
        let before = "board 0: red Fission; yellow Agriculture / board 1: green Sailing, The Wheel \
                      / supply 10: Databases, Software";
        let told = |pick: &str| {
            let after = activate(set_up(2, before), "Fission", pick);
            story(&after.told, Viewer::Spectator).join(" ")
        };
        assert!(told("0: The Wheel").contains("Ann returns The Wheel from Ben's board."));
        assert!(told("0: Agriculture").contains("Ann returns Agriculture from the board."));
    }

    /// Of Mass Media every owner returns their own.
    #[test]
    fn who_returns_a_card_of_their_own_is_named() {
        let before = "board 0: green Mass Media / hand 0: Oars / score 1: Coal";
        let after = activate(set_up(2, before), "Mass Media", "0: Oars, 0: 5");
        let story = story(&after.told, Viewer::Spectator).join(" ");
        assert!(story.contains("Ben returns a [5] from the score pile."), "{story}");
    }

    /// What is told of a card after it was activated, and after these answers.
    fn told(before: &str, card: &str, answers: &str) -> Vec<String> {
        let after = activate(set_up(2, before), card, answers);
        story(&after.told, Viewer::Spectator)
    }

    #[test]
    fn an_exchange_with_nothing_goes_one_way() {
        let before = "board 0: yellow Canal Building / hand 0: Optics";
        assert_eq!(
            told(before, "Canal Building", "0: yes"),
            [
                "Ann activates Canal Building.",
                "Canal Building: A [3] moves from Ann's hand to Ann's score pile; nothing comes \
                 back."
            ]
        );
        let before = "board 0: yellow Canal Building / score 0: Optics, Paper / hand 0: Oars";
        let both = told(before, "Canal Building", "0: yes");
        let expected = "Canal Building: A [1] from Ann's hand and 2 [3]s from Ann's score pile \
                        change places.";
        assert_eq!(both[1], expected);
    }

    #[test]
    fn who_stops_after_picks_does_not_decline() {
        let before = "board 0: blue Pottery / hand 0: Oars, Tools / supply 1: Sailing, Writing";
        let lines = told(before, "Pottery", "0: Oars, pass");
        assert_eq!(lines[1], "Pottery, effect 1: Ann returns a [1] from hand.");
        assert_eq!(lines[2], "Pottery, effect 1: Ann returns no more cards.");
        assert_eq!(lines[3], "Pottery, effect 1: Ann draws and scores a [1].");
        assert_eq!(lines[4], "Pottery, effect 2: Ann draws a [1].");
        assert_eq!(told(before, "Pottery", "pass")[1], "Pottery, effect 1: Ann returns no card.");
        let before = "board 0: purple Code of Laws; red Archery / hand 0: Oars";
        let lines = told(before, "Code of Laws", "0: Oars, pass");
        assert_eq!(lines[2], "Code of Laws: Ann does not splay anything left.");
    }

    #[test]
    fn an_action_without_consequence_says_so() {
        let before = "board 0: blue Calendar";
        assert_eq!(
            told(before, "Calendar", ""),
            ["Ann activates Calendar.", "Calendar: nothing happens."]
        );
    }

    #[test]
    fn whoever_wins_by_a_card_wins_by_its_name() {
        let before = "board 0: green Self Service / achievements 0: 1";
        let lines = told(before, "Self Service", "");
        assert_eq!(lines[1], "Ann wins by Self Service.");
    }

    #[test]
    fn the_draw_for_the_sharing_says_why() {
        let before = "board 0: green Sailing / board 1: green Clothing, Mapmaking \
                      / supply 1: Oars, Tools, Archery";
        let lines = told(before, "Sailing", "");
        assert_eq!(
            lines.last().map(String::as_str),
            Some("Ann draws a [1] because others shared.")
        );
    }

    #[test]
    fn what_a_card_makes_somebody_carry_out_names_both() {
        let before = "board 0: green Self Service; blue Writing";
        let lines = told(before, "Self Service", "");
        assert_eq!(lines[1], "Self Service, effect 1: Ann alone carries out Writing.");
        assert_eq!(lines[2], "Writing: Ann draws a [2].");
    }
}
