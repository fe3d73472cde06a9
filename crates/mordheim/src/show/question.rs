//! What is asked, of whom, and what a die is for: made from a view alone.

use kernel::{Arg, Message, Mover, Seat};

use super::describe::{distance, stated};
use super::names::{Muster, a_thing, chance, ids_text, key, of, shot_needs, spell};
use crate::dice::Label;
use crate::event::Phase;
use crate::fraction::Fraction;
use crate::moves::Reach;
use crate::rules::Scenario;
use crate::view::{AimView, AskView, ChargeView, View};
use crate::warrior::Id;

/// What is asked; nothing once the battle is over.
pub(crate) fn question(view: &View) -> Option<Message> {
    let asker = Asker { view };
    match (&view.ask, view.phase) {
        (_, Phase::Over) => None,
        (Some(ask), _) => Some(match ask.mover {
            Mover::Chance => asker.die(ask),
            Mover::Seat(seat) => asker.asked(ask, seat).with("seat", seat),
        }),
        (None, _) => Some(asker.turn().with("seat", view.active)),
    }
}

struct Asker<'a> {
    view: &'a View,
}

impl Asker<'_> {
    fn about(&self, key: impl Into<kernel::Key>, who: Option<Id>) -> Message {
        let message = Message::new(key);
        match who {
            Some(who) => message.with("who", self.view.who(who)),
            None => message,
        }
    }

    fn two(&self, key: &'static str, who: Id, target: Id) -> Message {
        self.about(key, Some(who)).with("target", self.view.who(target))
    }

    // ------------------------------------------------------------------ without a question

    /// Who acts, or what the selected warrior does.
    fn turn(&self) -> Message {
        let view = self.view;
        match (view.phase, view.selected) {
            (Phase::Recovery, _) => Message::new("ask-recovery"),
            (Phase::Charges, None) => Message::new("ask-charges"),
            (Phase::Movement, None) => Message::new("ask-movement"),
            (Phase::Shooting, None) => Message::new("ask-shooting"),
            (Phase::Charges, who) => self.about("ask-charge", who),
            (Phase::Movement, who) if view.map => self.about("ask-move", who),
            (Phase::Movement, who) => self.about("ask-move-table", who),
            (Phase::Shooting, who) => match &view.aim {
                Some(aim) => {
                    let key = if view.map { "ask-fire" } else { "ask-fire-table" };
                    self.two(key, aim.who, aim.target).with("weapon", a_thing(aim.weapon))
                }
                None => self.about("ask-shoot", who),
            },
            _ => Message::new("ask-turn"),
        }
    }

    // ------------------------------------------------------------------ dice

    fn die(&self, ask: &AskView) -> Message {
        let what = self.what(ask);
        let view = self.view;
        let strike = view.strike.as_ref().filter(|strike| strike.label == ask.label);
        let by_two = |key: &'static str, by: Id, target: Id, who: Id| {
            let said = Message::new(key).with("by", view.who(by));
            said.with("target", view.who(target)).with("who", view.who(who))
        };
        let told = match (ask.of, ask.who) {
            (Some(seat), _) => Message::new("ask-die-seat").with("seat", seat),
            (None, Some(who)) => match (strike, view.charge.as_ref(), view.cast) {
                (Some(strike), ..) if strike.by.is_some() => {
                    let key = if strike.close { "ask-die-blow" } else { "ask-die-shot" };
                    by_two(key, strike.by.unwrap_or(who), strike.target, who)
                }
                (None, Some(charge), _) => by_two("ask-die-charge", charge.who, charge.target, who),
                (None, None, Some(cast)) => match cast.target {
                    Some(target) => by_two("ask-die-cast-at", cast.who, target, who)
                        .with("spell", spell(cast.spell)),
                    None => self
                        .about("ask-die-cast", Some(who))
                        .with("by", view.who(cast.who))
                        .with("spell", spell(cast.spell)),
                },
                _ => self.about("ask-die-for", Some(who)),
            },
            (None, None) => match strike {
                Some(strike) => Message::new("ask-die-hit").with("target", view.who(strike.target)),
                None => Message::new("ask-die"),
            },
        };
        told.with("what", what)
    }

    /// What a die is for, and what it needs.
    fn what(&self, ask: &AskView) -> Message {
        let label = ask.label.unwrap_or(Label::Count);
        let die = match (label, ask.why) {
            (Label::RollOff, Some(why)) => Message::of("roll-off", why),
            (Label::Count, Some(why)) => Message::of("die-count", why),
            _ => of("die", label),
        };
        let casts = self.view.cast.filter(|_| label == Label::Casting).map(|cast| cast.needs);
        let of = |key: &'static str| Message::new(key).with("die", die.clone());
        match (ask.needs, ask.at_most, casts, ask.first) {
            (Some(needs), ..) => of("what-needs").with("needs", needs),
            (_, Some(most), _, Some(first)) => {
                of("what-most-first").with("most", most).with("first", first)
            }
            (_, Some(most), _, None) => of("what-most").with("most", most),
            (_, _, Some(needs), Some(first)) => {
                of("what-total-first").with("needs", needs).with("first", first)
            }
            (_, _, Some(needs), None) => of("what-total").with("needs", needs),
            (_, _, None, Some(first)) => of("what-first").with("first", first),
            _ => die,
        }
    }

    // ------------------------------------------------------------------ seats

    fn asked(&self, ask: &AskView, seat: Seat) -> Message {
        let about = |key: &'static str| self.about(key, ask.who);
        let among = |message: Message| message.with("among", ids_text(&ask.among));
        match ask.what {
            "parry" => self.parry(ask.who),
            "fact" => match ask.question {
                Some(question) => self.about(key("ask-fact", question, ""), ask.who),
                None => Message::new("ask-turn"),
            },
            "contest" => Message::new("ask-contest").with("said", self.contested(ask)),
            "rout" => self.rout(seat),
            "hide" => about("ask-hide"),
            "intercept" => match &self.view.charge {
                Some(charge) => among(self.two("ask-intercept", charge.who, charge.target)),
                None => Message::new("ask-turn"),
            },
            "first" => Message::new("ask-first"),
            "role" => {
                let goal = self.view.scenario.map(|scenario| of("goal", scenario));
                Message::new("ask-role").with("goal", goal.unwrap_or(Message::text("")))
            }
            "edge" if ask.why.is_some() => Message::new("ask-edge-of"),
            "edge" => Message::new("ask-edge"),
            "quarter" => Message::new("ask-quarter"),
            "scenario" => Message::new("ask-scenario"),
            "place" => about("ask-place"),
            "counter" => Message::new("ask-counter"),
            "ready" => Message::new("ask-ready"),
            "melee" => among(Message::new("ask-melee")),
            "hands" => match self.view.hands.first().and_then(|way| way.target) {
                Some(target) => about("ask-hands-against").with("target", self.view.who(target)),
                None => about("ask-hands"),
            },
            "allot" => among(about("ask-allot")),
            "tentacle" => among(about("ask-tentacle")),
            "hit" => self.hit(ask),
            "drop" => about("ask-drop"),
            "fly" => {
                let cast =
                    self.view.cast.map_or(Arg::Text(String::new()), |cast| spell(cast.spell));
                about("ask-fly").with("spell", cast)
            }
            "claim" => Message::new("ask-claim"),
            "contact" if ask.why.is_some() => about("ask-contact-fly"),
            "contact" => about("ask-contact"),
            "hunger" => about("ask-hunger"),
            "charge" => match &self.view.charge {
                Some(charge) => self.two("ask-charge-open", charge.who, charge.target),
                None => Message::new("ask-turn"),
            },
            "fight" => among(Message::new("ask-fight")),
            "toward" => Message::new("ask-toward"),
            _ => Message::new("ask-turn"),
        }
    }

    fn parry(&self, who: Option<Id>) -> Message {
        let strike = self.view.strike.as_ref();
        let by = strike.and_then(|strike| strike.by).or(who);
        let (to_beat, parries) = strike.map_or((6, 1), |strike| (strike.to_beat, strike.parries));
        let misses = u128::from(to_beat.min(6)).pow(u32::from(parries));
        let all = 6_u128.pow(u32::from(parries));
        let odds = Fraction::new(all.saturating_sub(misses), all);
        let key = if parries == 2 { "ask-parry-odds-two" } else { "ask-parry-odds" };
        let said = self.about(key, who).with("above", to_beat).with("chance", chance(odds));
        by.map_or(said.clone(), |by| said.with("by", self.view.who(by)))
    }

    /// Who else is hit, and by what.
    fn hit(&self, ask: &AskView) -> Message {
        let who = ask.who.unwrap_or_default();
        match (ask.why, self.view.cast, &self.view.aim) {
            (Some("spell"), Some(cast), _) => {
                self.about("ask-hit-spell", Some(who)).with("spell", spell(cast.spell))
            }
            (Some("cover"), _, Some(aim)) => self.two("ask-hit-cover", who, aim.target),
            (_, _, Some(aim)) => self.two("ask-hit-line", who, aim.target),
            _ => self.about("ask-contact", Some(who)),
        }
    }

    fn rout(&self, seat: Seat) -> Message {
        let side = &self.view.sides[seat.index()];
        let due = side.out >= side.rout_from && self.view.scenario != Some(Scenario::Occupy);
        let told = match due {
            true => Message::new("ask-rout-test").with("leadership", side.rout_leadership),
            false => Message::new("ask-rout-free"),
        };
        told.with("out", side.out).with("began", side.began)
    }

    // ------------------------------------------------------------------ disputes

    /// What was said and may be disputed.
    fn contested(&self, ask: &AskView) -> Message {
        match (ask.declared, ask.question, ask.claimed) {
            (_, Some(question), Some(answer)) => {
                let fact = stated(question, answer);
                let key = if ask.who.is_some() { "contest-fact" } else { "contest-fact-nobody" };
                self.about(key, ask.who).with("said", fact)
            }
            (_, None, Some(_)) => Message::new("contest-claim"),
            (Some("run"), ..) => self.about("contest-run", ask.who),
            (Some("run_all"), ..) => Message::new("contest-run-all"),
            (Some("exit"), ..) => self.about("contest-exit", ask.who),
            (Some("spot"), ..) => self.about("contest-spot", ask.who),
            _ => match (&self.view.charge, &self.view.aim) {
                (Some(charge), _) => self.charge(charge),
                (_, Some(aim)) => self.shot(aim),
                _ => Message::new("contest-claim"),
            },
        }
    }

    fn charge(&self, charge: &ChargeView) -> Message {
        let key = match (charge.dive, charge.said) {
            (1.., _) => "contest-charge-dive",
            (0, None) => "contest-charge",
            (0, Some(Reach::Reaches)) => "contest-charge-reaches",
            (0, Some(Reach::TooFar)) => "contest-charge-too-far",
            (0, Some(Reach::Unseen)) => "contest-charge-unseen",
        };
        let said = self.two(key, charge.who, charge.target);
        if charge.dive > 0 { said.with("inches", charge.dive) } else { said }
    }

    fn shot(&self, aim: &AimView) -> Message {
        let way = aim.ways.first();
        let needs = shot_needs(way.map_or(0, |way| way.needs));
        let far = way.and_then(|way| way.said).unwrap_or((crate::moves::Distance::Near, false));
        let said = self.two("contest-shot", aim.who, aim.target).with("shots", aim.shots);
        let said = said.with("weapon", a_thing(aim.weapon)).with("needs", needs);
        said.with("distance", distance(far))
    }
}
