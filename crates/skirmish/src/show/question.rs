//! What is asked, from a view alone.

use kernel::{Arg, Message, Mover};

use super::names::{self, PLAYED, card_on};
use crate::ask::Pick;
use crate::card::Card;
use crate::slot::Slot;
use crate::view::{AskView, PassMeans, Stage, View};

/// What the seat to move is asked: by an effect, or what its turn lets it do.
pub(crate) fn question(view: &View) -> Option<Message> {
    if view.stage != Stage::Playing {
        return None;
    }
    Some(match &view.ask {
        Some(ask) => by_effect(view, ask),
        None => turn(view),
    })
}

fn turn(view: &View) -> Message {
    let may = match () {
        () if view.last_say => "may-conclude",
        () if view.played => "may-act",
        () => "may-play",
    };
    let pass = match view.pass {
        PassMeans::Pass => "pass-ends-turn",
        PassMeans::Done => "pass-means-done",
        PassMeans::Conclude => "pass-ends-skirmish",
    };
    let may = Message::new(may).with("seat", view.active);
    Message::new("ask-turn").with("may", may).with("pass", Arg::word(pass))
}

fn by_effect(view: &View, ask: &AskView) -> Message {
    let seat = match ask.who {
        Mover::Seat(seat) => seat,
        Mover::Chance => return Message::new("ask-chance").with("card", source(view, ask)),
    };
    let question = asked(view, ask);
    let question = match ask.may_decline {
        true => Message::new("ask-may-decline").with("question", question),
        false => question,
    };
    Message::new("ask-effect").with("seat", seat).with("question", question)
}

/// The question itself: `ask-` and the id of the card, or `ask-leader-` and that of the leader; the
/// second one of an effect ends in `-2`.
fn asked(view: &View, ask: &AskView) -> Message {
    let number = if ask.step > 1 { format!(" {}", ask.step) } else { String::new() };
    let question = match ask.source {
        Some(card) => Message::of("ask", &format!("{}{number}", card.face().id)),
        None => {
            let leader = view.seats[view.active.index()].leader;
            Message::of("ask-leader", &format!("{}{number}", leader.face().id))
        }
    };
    let asks = if ask.source.is_some() { "card" } else { "leader" };
    let question = question.with(asks, source(view, ask));
    match ask.picked.last() {
        Some(&pick) => question.with("picked", picked(view, pick)),
        None => question,
    }
}

/// Who asks.
fn source(view: &View, ask: &AskView) -> Arg {
    match (ask.source, ask.at) {
        (Some(card), Some(at)) => card_on(at, card),
        (Some(card), None) => Arg::piece(PLAYED, card.title()),
        (None, _) => names::leader(view.active, view.seats[view.active.index()].leader),
    }
}

fn picked(view: &View, pick: Pick) -> Arg {
    names::pick(pick, |at| on(view, at))
}

/// The unit on a slot.
fn on(view: &View, at: Slot) -> Option<Card> {
    let terrain = view.terrains.get(usize::from(at.terrain()))?;
    terrain.slots.get(at.side().index())?.unit.as_ref().map(|unit| unit.card)
}

#[cfg(all(test, feature = "words"))]
mod tests {
    use kernel::{Game, Names, Reader, Seat, SeatSet, Secrets, Setup, Viewer};

    use super::*;
    use crate::show::testing::{english, names, said};
    use crate::state::State;

    /// What seat 0 asks itself after these moves of its own.
    fn asked_after(position: &str, moves: &[&str]) -> Message {
        let setup = Setup { position: Some(position.to_owned()), ..Setup::default() };
        let mut state = State::new(&setup.set("auto_pass", "off")).expect("a sound position");
        for text in moves {
            let m = state.parse(Mover::Seat(Seat(0)), text).expect("a move");
            state.try_play(Mover::Seat(Seat(0)), m, &mut ()).expect("a legal move");
        }
        question(&state.view(Viewer::Spectator)).expect("a question")
    }

    #[test]
    fn a_turn_says_what_may_be_done_and_what_a_pass_means() {
        let start = asked_after("hand 0: 2 Scout, Seed", &[]);
        assert_eq!(said(&start), "Ann may play a card. A pass means Done.");
        let played = asked_after("hand 0: 2 Veteran, Seed", &["veteran 0"]);
        assert_eq!(said(&played), "Ann has played a card. A pass ends the turn.");
        let last = asked_after("done: 1\nhand 0: Scout", &[]);
        assert_eq!(said(&last), "Ann has the last say. A pass ends the skirmish.");
        let reader = SeatSet::only(Seat(0));
        let names = names();
        let you = english().render(&last, Reader { names: Names(&names), you: reader });
        assert_eq!(you, "You have the last say. A pass ends the skirmish.");
    }

    #[test]
    fn an_effect_names_who_asks_and_what_was_picked() {
        let position = "hand 0: Priest\nunit T3P1: Sentinel\nleader 0: tactical\nunit T2P0: Scout";
        let priest = asked_after(position, &["priest 4"]);
        assert_eq!(said(&priest), "Ann decides. Priest: which close slot is cleansed?");
        assert_eq!(priest.refs()[0], kernel::Ref::piece("T4P0"));
        let moves = asked_after(position, &["leader", "t2p0"]);
        let text = "Ann decides. Tactical: where does Ann's Scout in the middle move?";
        assert_eq!(said(&moves), text);
        let graves = "unit T0P0: Necromancer\ngraveyard 0: Scout, Archer";
        let first = asked_after(graves, &["activate 0"]);
        let text = "Ann decides. Necromancer: which unit comes back from the graveyard? It may be \
                    declined.";
        assert_eq!(said(&first), text);
        let second = asked_after(graves, &["activate 0", "scout"]);
        let text = "Ann decides. Necromancer: to which empty slot does Scout come back?";
        assert_eq!(said(&second), text);
    }
}
