//! What the moves look like to the person who may make them.

use kernel::{Key, Label, Message, Mover, Ref, key_of};

use super::describe::{quarter_name, stated};
use super::names::{Muster, a_thing, hands, spell};
use crate::ask::Ask;
use crate::event::Phase;
use crate::moves::{Deed, Flip, Move};
use crate::set::{Member, word};
use crate::square::Square;
use crate::state::State;
use crate::task::Task;
use crate::warrior::Id;

/// What a move looks like: its group, what it says, and what it touches.
pub(crate) fn label(state: &State, mover: Mover, m: Move) -> Label {
    let offer = Offer { state, ask: state.pending.ask.map(|(_, ask)| ask), who: actor(state) };
    let label = match mover {
        Mover::Chance => die(m),
        Mover::Seat(_) => offer.label(m),
    };
    Label { group: group(m).into(), label, refs: offer.refs(m) }
}

/// Who acts or is asked about.
fn actor(state: &State) -> Option<Id> {
    match state.pending.ask {
        Some((_, ask)) => ask.words().1,
        None => state.pending.selected,
    }
}

fn die(m: Move) -> Message {
    let die = if let Move::Die(die) = m { die } else { 0 };
    Message::new("offer-die").with("die", die)
}

/// What sort of move it is.
const fn group(m: Move) -> &'static str {
    match m {
        Move::End | Move::Hold => "end",
        Move::Select(_) | Move::Spot(_) => "select",
        Move::Rally(_) | Move::Rise(_) | Move::Herbs(_) => "recover",
        Move::WalkAll | Move::RunAll | Move::Toward(_) => "all",
        Move::Flip(_) | Move::Touch(_) | Move::StepIn(_) => "toggle",
        Move::Charge(_)
        | Move::ChargeBoth(..)
        | Move::Dive(..)
        | Move::Does(_, Deed::Charge(_))
        | Move::Home => "charge",
        Move::Go(_)
        | Move::Walk
        | Move::Sneak
        | Move::Hide
        | Move::Run
        | Move::Crawl
        | Move::Climb(..)
        | Move::Jump(_)
        | Move::Gap(_)
        | Move::Leap
        | Move::Escape
        | Move::Exit => "move",
        Move::Aim(..) | Move::Does(_, Deed::Aim(..)) | Move::Fire | Move::Beyond => "shoot",
        Move::Does(..) => "move",
        Move::Cast(..) => "cast",
        Move::Melee(_) | Move::Hands(..) | Move::Arm(..) | Move::Begin => "fight",
        Move::Place(_)
        | Move::PlaceRest
        | Move::Ready
        | Move::Edge(_)
        | Move::Quarter(_)
        | Move::Scenario(_) => "set-up",
        Move::Die(_) => "roll",
        _ => "answer",
    }
}

/// A move that is offered.
struct Offer<'a> {
    state: &'a State,
    ask: Option<Ask>,
    who: Option<Id>,
}

impl Offer<'_> {
    // ------------------------------------------------------------------ what it says

    /// A message about somebody.
    fn about(&self, key: &'static str, id: Id) -> Message {
        Message::new(key).with("who", self.state.who(id))
    }

    /// A message about the one who acts or is asked about.
    fn own(&self, key: &'static str) -> Message {
        let message = Message::new(key);
        self.who.map_or(message.clone(), |id| message.with("who", self.state.who(id)))
    }

    /// The same, and about somebody else.
    fn at(&self, key: &'static str, target: Id) -> Message {
        self.own(key).with("target", self.state.who(target))
    }

    fn label(&self, m: Move) -> Message {
        match m {
            Move::End => Message::new(match self.state.phase {
                Phase::Recovery => "offer-end-recovery",
                Phase::Charges => "offer-end-charges",
                Phase::Movement => "offer-end-movement",
                Phase::Shooting => "offer-end-shooting",
                _ => "offer-end",
            }),
            Move::Select(id) => match self.state.phase {
                Phase::Charges => self.about("offer-select-charges", id),
                Phase::Movement => self.about("offer-select-movement", id),
                Phase::Shooting => self.about("offer-select-shooting", id),
                _ => self.about("offer-select", id),
            },
            Move::Spot(id) => self.about("offer-spot", id),
            Move::Rally(id) => self.about("offer-rally", id),
            Move::Rise(id) => self.about("offer-rise", id),
            Move::Herbs(id) => self.about("offer-herbs", id),
            Move::Hold => self.own(match self.state.phase {
                Phase::Charges => "offer-hold-charges",
                Phase::Movement => "offer-hold-movement",
                Phase::Shooting => "offer-hold-shooting",
                _ => "offer-hold",
            }),
            Move::Charge(id) => self.at("offer-charge", id),
            Move::ChargeBoth(a, b) => {
                self.at("offer-charge-both", a).with("second", self.state.who(b))
            }
            Move::Does(who, deed) => Offer { who: Some(who), ..*self }.label(deed.alone()),
            Move::WalkAll | Move::RunAll => self.all(m == Move::RunAll),
            Move::Toward(to) => Message::new("offer-toward").with("square", to.to_string()),
            Move::Flip(flip) => self.flip(flip),
            Move::Touch(id) => self.target(self.off("offer-touch", "offer-touch-not", m), id),
            Move::StepIn(id) => self.about(self.off("offer-step-in", "offer-step-in-not", m), id),
            Move::Home => self.own("offer-home"),
            Move::Dive(id, inches) => self.at("offer-dive", id).with("inches", inches),
            Move::Aim(..) | Move::Cast(..) | Move::Fire | Move::Beyond => self.shot(m),
            Move::Melee(id) => self.about("offer-melee", id),
            Move::Hands(main, off) => Message::new("offer-hands").with("weapons", hands(main, off)),
            Move::Arm(id, main, off) => {
                self.about("offer-arm", id).with("weapons", hands(main, off))
            }
            Move::Begin => Message::new("offer-begin"),
            Move::Edge(_)
            | Move::Quarter(_)
            | Move::Scenario(_)
            | Move::Place(_)
            | Move::PlaceRest
            | Move::Ready => self.setting_up(m),
            Move::Die(_) => die(m),
            Move::Go(_)
            | Move::Walk
            | Move::Sneak
            | Move::Hide
            | Move::Run
            | Move::Crawl
            | Move::Climb(..)
            | Move::Jump(_)
            | Move::Gap(_)
            | Move::Leap
            | Move::Escape
            | Move::Exit => self.way(m),
            _ => self.answer(m),
        }
    }

    /// Everybody walks or runs.
    fn all(&self, run: bool) -> Message {
        Message::new(match (run, self.state.options.map) {
            (false, true) => "offer-walk-all-map",
            (false, false) => "offer-walk-all",
            (true, true) => "offer-run-all-map",
            (true, false) => "offer-run-all",
        })
    }

    /// One of two keys: the second where the move takes back what was said.
    fn off(&self, on: &'static str, off: &'static str, m: Move) -> &'static str {
        if self.state.is_said(m) { off } else { on }
    }

    /// Something that is said about the open shot or charge.
    fn flip(&self, flip: Flip) -> Message {
        let (on, off) = match flip {
            Flip::Cover => ("offer-cover", "offer-cover-not"),
            Flip::Long => ("offer-long", "offer-long-not"),
            Flip::Unseen => ("offer-unseen", "offer-unseen-not"),
            Flip::TooFar => ("offer-too-far", "offer-too-far-not"),
        };
        Message::new(self.off(on, off, Move::Flip(flip)))
    }

    /// A way to move.
    fn way(&self, m: Move) -> Message {
        match m {
            Move::Go(square) => self.own(self.go(square)).with("square", square.to_string()),
            Move::Walk => self.own("offer-walk"),
            Move::Sneak => self.own("offer-sneak"),
            Move::Hide => self.own("offer-hide"),
            Move::Run => self.own("offer-run"),
            Move::Crawl => self.own("offer-crawl"),
            Move::Climb(true, inches) => self.own("offer-climb-up").with("inches", inches),
            Move::Climb(false, inches) => self.own("offer-climb-down").with("inches", inches),
            Move::Jump(inches) => self.own("offer-jump").with("inches", inches),
            Move::Gap(inches) => self.own("offer-gap").with("inches", inches),
            Move::Leap => self.own("offer-leap"),
            Move::Escape => self.own("offer-escape"),
            _ => self.own("offer-exit"),
        }
    }

    /// How somebody gets to a square.
    fn go(&self, square: Square) -> &'static str {
        let stands = self.who.is_none_or(|who| self.state.at(who).stands());
        match self.ask {
            Some(Ask::Fly(..)) => "offer-go-fly",
            _ if !stands => "offer-go-crawl",
            _ if self.state.pending.walk.has(square) => "offer-go",
            _ => "offer-go-run",
        }
    }

    fn shot(&self, m: Move) -> Message {
        match m {
            Move::Aim(item, target, shots) => {
                let key = match (item.missile().is_some_and(|missile| !missile.thrown), shots) {
                    (true, 1) => "offer-aim",
                    (true, _) => "offer-aim-times",
                    (false, 1) => "offer-throw",
                    (false, _) => "offer-throw-times",
                };
                let aim = self.at(key, target).with("weapon", a_thing(item));
                if shots > 1 { aim.with("shots", shots) } else { aim }
            }
            Move::Cast(cast, None) => self.own("offer-cast").with("spell", spell(cast)),
            Move::Cast(cast, Some(target)) => {
                self.at("offer-cast-at", target).with("spell", spell(cast))
            }
            Move::Beyond => Message::new("offer-beyond"),
            _ => Message::new("offer-fire"),
        }
    }

    fn setting_up(&self, m: Move) -> Message {
        match m {
            Move::Edge(edge) => Message::new("offer-edge").with("edge", word("edge", edge)),
            Move::Quarter(n) => Message::new("offer-quarter").with("quarter", quarter_name(n)),
            Move::Scenario(scenario) => {
                let said = Message::new("offer-scenario");
                said.with("scenario", word("scenario", scenario))
            }
            Move::Place(square) => {
                let key = match self.ask {
                    Some(Ask::Place(_)) => "offer-place",
                    _ => "offer-place-counter",
                };
                self.own(key).with("square", square.to_string())
            }
            Move::PlaceRest => Message::new("offer-place-rest"),
            _ => Message::new("offer-ready"),
        }
    }

    fn answer(&self, m: Move) -> Message {
        match (m, self.ask) {
            (Move::Pick(id), Some(Ask::Allot(_))) => self.target("offer-allot", id),
            (Move::Pick(id), Some(Ask::Hold(..))) => self.target("offer-tentacle", id),
            (Move::Pick(id), Some(Ask::Contact(..))) => self.target("offer-contact", id),
            (Move::Pick(id), _) => self.target("offer-hit", id),
            (Move::Intercept(id), _) => self.about("offer-intercept", id),
            (Move::Nobody, Some(Ask::Intercept(_))) => Message::new("offer-intercept-nobody"),
            (Move::Nobody, Some(Ask::Contact(..))) => Message::new("offer-nobody-else"),
            (Move::Nobody, Some(Ask::Hit(..))) if !self.asks_for_cover() => {
                Message::new("offer-nobody-else")
            }
            (Move::Nobody, _) => Message::new("offer-nobody"),
            (Move::Accept, _) => Message::new("offer-accept"),
            (Move::Dispute, _) => Message::new("offer-dispute"),
            (Move::Fight, _) if self.state.is_shaken(self.state.active) => {
                Message::new("offer-rout-test")
            }
            (Move::Fight, _) => Message::new("offer-fight-on"),
            (Move::GiveUp, _) => Message::new("offer-give-up"),
            (Move::Claim, _) => Message::new("offer-claim"),
            (Move::Drop(inches), _) => Message::new("offer-drop").with("inches", inches),
            (Move::Yes | Move::No, Some(ask)) => self.yes_or_no(ask, m == Move::Yes),
            (Move::No, None) => Message::new("offer-no"),
            _ => Message::new("offer-yes"),
        }
    }

    fn target(&self, key: &'static str, id: Id) -> Message {
        Message::new(key).with("target", self.state.who(id))
    }

    fn asks_for_cover(&self) -> bool {
        matches!(self.state.pending.stack.waiting().last(), Some(Task::CoverAsk))
    }

    fn yes_or_no(&self, ask: Ask, yes: bool) -> Message {
        let either = |a: &'static str, b: &'static str| if yes { a } else { b };
        match ask {
            Ask::Parry(_) => self.own(either("offer-parry", "offer-parry-not")),
            Ask::Fact(_, question) => {
                Message::new("offer-fact").with("said", stated(question, yes))
            }
            Ask::Hide(_) => self.own(either("offer-hide", "offer-hide-not")),
            Ask::First => Message::new(either("offer-first", "offer-first-not")),
            Ask::Role => Message::new(either("offer-attack", "offer-defend")),
            Ask::Hunger(_) => self.own(either("offer-hunger", "offer-hunger-not")),
            Ask::Claim => Message::new("offer-claim-not"),
            Ask::Drop(_) => Message::new("offer-drop-none"),
            _ => Message::new(either("offer-yes", "offer-no")),
        }
    }

    // ------------------------------------------------------------------ what it touches

    /// What a person would pick, in order: the one who acts, then the square or the target, then
    /// what lies nowhere.
    fn refs(&self, m: Move) -> Vec<Ref> {
        let mut refs = Vec::new();
        if let Some(who) = self.who.filter(|_| names_actor(m)) {
            refs.push(piece(who));
        }
        match m {
            Move::Select(id)
            | Move::Spot(id)
            | Move::Rally(id)
            | Move::Rise(id)
            | Move::Herbs(id)
            | Move::Charge(id)
            | Move::Melee(id)
            | Move::Pick(id)
            | Move::Intercept(id) => refs.push(piece(id)),
            Move::ChargeBoth(a, b) => refs.extend([piece(a), piece(b)]),
            Move::Does(who, Deed::Charge(target)) => refs.extend([piece(who), piece(target)]),
            Move::Does(who, Deed::Aim(_, target, _)) => {
                refs.extend([piece(who), piece(target), choice(&written(m))]);
            }
            Move::Does(who, _) | Move::Arm(who, ..) => {
                refs.extend([piece(who), choice(&written(m))]);
            }
            Move::Touch(id) | Move::StepIn(id) => refs.extend([piece(id), choice(&written(m))]),
            Move::Cast(cast, target) => {
                refs.push(choice(cast.id()));
                refs.extend(target.map(piece));
            }
            Move::Dive(id, _) | Move::Aim(_, id, _) => {
                refs.extend([piece(id), choice(&written(m))]);
            }
            Move::Go(square) | Move::Place(square) | Move::Toward(square) => {
                refs.push(Ref::Square(square.x().into(), square.y().into()));
            }
            _ => refs.push(choice(&written(m))),
        }
        refs
    }
}

/// Whether a move is one of the warrior who was selected or is put somewhere.
fn names_actor(m: Move) -> bool {
    if matches!(m, Move::Does(..) | Move::Home) {
        return false;
    }
    ["charge", "move", "cast"].contains(&group(m))
        || matches!(m, Move::Hold | Move::Aim(..) | Move::Place(_))
}

fn piece(id: Id) -> Ref {
    Ref::piece(id.to_string())
}

fn choice(id: &str) -> Ref {
    Ref::choice(Key::from(key_of("", id)))
}

/// What is chosen besides pieces and squares, in one word.
fn written(m: Move) -> String {
    match m {
        Move::Does(_, deed) => match deed {
            Deed::Stay => "stay".to_owned(),
            _ => written(deed.alone()),
        },
        Move::Touch(_) => "touch".to_owned(),
        Move::StepIn(_) => "step-in".to_owned(),
        Move::Arm(_, main, off) => crate::notation::write(Move::Hands(main, off)),
        Move::Dive(_, inches) => format!("dive-{inches}"),
        Move::Aim(item, _, 1) => item.id().to_owned(),
        Move::Aim(item, _, shots) => format!("{item}-{shots}"),
        _ => crate::notation::write(m),
    }
}
