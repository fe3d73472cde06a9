//! Rules of thumb for every decision of a battle: each legal move gets a score.

use ::mordheim::{Ask, Edge, Id, Item, Mark, Move, Phase, Scenario, Spell, State, Strike, ids};
use kernel::{Message, Mover, Rng, Seat};
use search::{Candidate, Decision};

use super::Style;
use super::fight::{Toll, courage, duel, exactly, leads, nearly, sketch};
use super::squares::{Survey, Way};
use super::value::{balance, is_shooter, squash, worth};

/// A decision as the rules of thumb see it.
pub(super) struct Mind<'a> {
    state: &'a State,
    seat: Seat,
    style: &'a Style,
    survey: Option<Survey<'a>>,
}

impl<'a> Mind<'a> {
    /// Looks at a position in which `seat` is to move.
    pub(super) fn new(state: &'a State, seat: Seat, style: &'a Style) -> Mind<'a> {
        let flies = match state.open_question() {
            Some((Mover::Seat(_), Ask::Fly(who, _))) => Some(who),
            _ => None,
        };
        let walks = state.chosen().filter(|_| state.phase() == Phase::Movement);
        let mover = walks.or(flies).filter(|_| state.has_map());
        Mind { state, seat, style, survey: mover.map(|who| Survey::new(state, who, style)) }
    }

    /// How good a move looks. Scores of one decision can be compared, others not.
    pub(super) fn score(&self, m: Move) -> f32 {
        match self.state.open_question() {
            Some((_, ask)) => self.answer(ask, m),
            None => match self.state.chosen() {
                Some(who) => self.action(who, m),
                None => self.choice(m),
            },
        }
    }

    /// Why a move is good; nothing where scores alone say so.
    pub(super) fn reason(&self, m: Move) -> Option<Message> {
        let state = self.state;
        let who = state.chosen().filter(|_| state.open_question().is_none())?;
        match m {
            Move::Charge(foe) => Some(self.of_charge(who, foe)),
            Move::Aim(weapon, foe, shots) => {
                let hit = self.toll(&state.shot_at(who, weapon, foe, shots)?, false).fells();
                Some(self.about("hint-shot", who, foe).with("percent", percent(hit)))
            }
            Move::Go(square) => {
                let key = self.survey.as_ref()?.reason(square, self.way(square))?;
                Some(Message::new(key).with("who", state.warrior_arg(who)))
            }
            Move::Hold => {
                let key = self.survey.as_ref()?.reason(state.warrior(who).at, Way::Stay)?;
                Some(Message::new(key).with("who", state.warrior_arg(who)))
            }
            _ => None,
        }
    }

    /// A message about two warriors.
    fn about(&self, key: &'static str, who: Id, foe: Id) -> Message {
        let message = Message::new(key).with("who", self.state.warrior_arg(who));
        message.with("target", self.state.warrior_arg(foe))
    }

    /// What a charge comes to in its first turn, by the exact odds.
    fn of_charge(&self, who: Id, foe: Id) -> Message {
        let state = self.state.after_charge(who, foe);
        let toll = |by, at| {
            let strike = state.strike_at(by, at);
            exactly(&strike).unwrap_or_else(|| nearly(&strike, true))
        };
        let own = toll(who, foe);
        if !state.warrior(foe).stands() {
            let message = Message::new("hint-charge-fallen");
            let message = message.with("target", state.warrior_arg(foe));
            return message.with("percent", percent(own.out));
        }
        let first = state.strikes_at(who) < state.strikes_at(foe);
        let key = if first { "hint-charge" } else { "hint-charge-late" };
        let (percent, answer) = (percent(own.fells()), percent(toll(foe, who).fells()));
        self.about(key, who, foe).with("percent", percent).with("answer", answer)
    }

    fn worth(&self, id: Id) -> f32 {
        worth(self.state.warrior(id))
    }

    // ------------------------------------------------------------------ whose turn to act

    fn choice(&self, m: Move) -> f32 {
        match m {
            Move::End if self.style.rests && self.state.phase() == Phase::Movement => 9.0,
            Move::End => 0.0,
            Move::Rally(who) => 3.0 + self.worth(who),
            Move::Rise(who) => 2.0 + self.worth(who),
            Move::Herbs(who) => 1.0 + self.worth(who),
            Move::Select(_) if self.style.rests => 1.0,
            Move::Select(who) if self.state.phase() == Phase::Charges => self.best_charge(who),
            Move::Select(who) if self.state.phase() == Phase::Movement => self.urgency(who),
            Move::Select(who) => 1.0 + self.worth(who),
            _ => -1.0,
        }
    }

    /// Those in front move first, so that nobody stands in the way of others.
    fn urgency(&self, who: Id) -> f32 {
        if !self.style.thorough || !self.state.has_map() {
            return 1.0;
        }
        let at = self.state.warrior(who).at;
        let foes = self.state.team(Seat(1 - self.seat.0));
        let nearest = ids(foes).map(|foe| self.state.warrior(foe).at.d2(at)).min().unwrap_or(0);
        1.0 + 1.0 / (1.0 + nearest as f32)
    }

    /// What the best charge of a warrior is worth; not above 0 when there is none.
    fn best_charge(&self, who: Id) -> f32 {
        if !self.state.has_map() {
            return if is_shooter(self.state.warrior(who)) { -0.1 } else { 1.0 };
        }
        let prey = ids(self.state.prey(who));
        prey.map(|foe| self.charge(who, foe)).fold(-0.5, f32::max)
    }

    // ------------------------------------------------------------------ what he does

    fn action(&self, who: Id, m: Move) -> f32 {
        match m {
            Move::Charge(foe) if self.state.has_map() => self.charge(who, foe),
            Move::Charge(foe) => 0.1 + self.charge(who, foe),
            Move::ChargeBoth(a, b) => self.charge_both(who, a, b),
            Move::Escape => self.escape(who),
            Move::Aim(weapon, foe, shots) => self.aim(who, weapon, foe, shots),
            Move::Fire => 1.0,
            Move::Cast(spell, at) => self.cast(who, spell, at),
            Move::Exit if self.state.has_map() => 10.0,
            Move::Run => 0.3,
            Move::Walk | Move::Crawl => 0.2,
            Move::Leap => -0.5,
            Move::Go(square) => self.go(square),
            Move::Hold => match &self.survey {
                Some(survey) => survey.score(self.state.warrior(who).at, Way::Stay),
                None => 0.0,
            },
            _ => -1.0,
        }
    }

    fn go(&self, square: ::mordheim::Square) -> f32 {
        self.survey.as_ref().map_or(0.0, |survey| survey.score(square, self.way(square)))
    }

    fn way(&self, square: ::mordheim::Square) -> Way {
        if self.state.walking().has(square) { Way::Walk } else { Way::Run }
    }

    /// What a charge is worth: what comes of the fight it begins or joins, and what may come upon
    /// the charger where he ends.
    fn charge(&self, who: Id, foe: Id) -> f32 {
        let state = self.state;
        let enemy = state.warrior(foe);
        let (own, other) = (self.worth(who), self.worth(foe));
        let strikes = sketch(state, who, foe);
        let heart = courage(state, who, foe);
        let gain = if !enemy.stands() {
            strikes.loss() * other + 0.1
        } else if enemy.is(Mark::Fleeing) {
            0.3 * other
        } else {
            self.melee_gain(who, foe, strikes)
        };
        let shoots = is_shooter(state.warrior(who)) && enemy.stands();
        let gun = if shoots { 0.25 * own } else { 0.0 };
        let dread = if self.style.keen { 0.9 } else { 0.35 };
        let bearer = if enemy.is(Mark::Chest) { 1.0 } else { 0.0 };
        heart * (gain + bearer)
            - (1.0 - heart) * 0.1 * own
            - gun
            - dread * self.counter(who, foe) * own
    }

    /// What joining the fight with an enemy changes for the better.
    fn melee_gain(&self, who: Id, foe: Id, strikes: Toll) -> f32 {
        let state = self.state;
        let (own, other) = (self.worth(who), self.worth(foe));
        let reply = sketch(state, foe, who);
        let mut together = strikes.fells();
        let mut friends = 0.0;
        for friend in ids(state.warrior(foe).engaged).filter(|id| state.warrior(*id).stands()) {
            let help = sketch(state, friend, foe).fells();
            together = together + help - together * help;
            friends += 1.0;
        }
        let blows = Toll { out: together, ..Toll::default() };
        let spread = 1.0 / (1.0 + friends);
        let reply = Toll { out: reply.fells() * spread, ..Toll::default() };
        let gain = duel(blows, reply, (own, other), true);
        // Friends are relieved of what they had to fear.
        gain + 0.15 * friends * other
    }

    /// How much other enemies could do to a charger beside the one he charges.
    fn counter(&self, who: Id, foe: Id) -> f32 {
        let state = self.state;
        if !state.has_map() || self.style.rests {
            return 0.0;
        }
        let place = state.warrior(foe).at;
        let near = |id: Id| {
            let warrior = state.warrior(id);
            let reach = u32::from(state.charge_budget(id)) / 2 + 1;
            warrior.stands()
                && !warrior.is(Mark::Fleeing)
                && warrior.engaged == 0
                && warrior.at.d2(place) <= reach * reach
        };
        let foes = ids(state.team(Seat(1 - self.seat.0)) & !foe.bit()).filter(|id| near(*id));
        let safe: f32 = foes.map(|id| 1.0 - 0.6 * sketch(state, id, who).loss()).product();
        let own = ids(state.team(self.seat) & !who.bit()).filter(|id| near(*id)).count() as f32;
        (1.0 - safe) / (1.0 + 0.5 * own)
    }

    fn charge_both(&self, who: Id, a: Id, b: Id) -> f32 {
        let stands = |id: Id| self.state.warrior(id).stands();
        match (stands(a), stands(b)) {
            (true, true) => {
                let (a, b) = (self.charge(who, a), self.charge(who, b));
                a.max(b) - 0.4
            }
            (true, false) => self.charge(who, a) - 0.2,
            (false, true) => self.charge(who, b) - 0.2,
            (false, false) => self.charge(who, a).max(self.charge(who, b)) + 0.2,
        }
    }

    /// Leaving a combat is for those who would lose it.
    fn escape(&self, who: Id) -> f32 {
        let state = self.state;
        let warrior = state.warrior(who);
        let own = self.worth(who);
        let fight: f32 = ids(warrior.engaged)
            .map(|foe| {
                let worth = (own, self.worth(foe));
                duel(sketch(state, who, foe), sketch(state, foe, who), worth, false)
            })
            .sum();
        let flees = 1.0 - leads(warrior.profile.ld);
        -fight - own * (0.3 + 0.5 * flees)
    }

    // ------------------------------------------------------------------ shots and spells

    fn aim(&self, who: Id, weapon: Item, foe: Id, shots: u8) -> f32 {
        let Some(strike) = self.state.shot_at(who, weapon, foe, shots) else {
            return 0.05 * self.worth(foe);
        };
        let standing = if self.state.warrior(foe).stands() { 1.0 } else { 0.8 };
        let loss = self.toll(&strike, false).loss();
        if self.style.keen && loss == 0.0 {
            return HOPELESS;
        }
        f32::from(shots) * loss * self.worth(foe) * standing
    }

    /// What a strike or a shot does: by the exact odds, or nearly where it must be quick.
    fn toll(&self, strike: &Strike, close: bool) -> Toll {
        let exact = if self.style.exact { exactly(strike) } else { None };
        exact.unwrap_or_else(|| nearly(strike, close))
    }

    fn cast(&self, who: Id, spell: Spell, at: Option<Id>) -> f32 {
        let state = self.state;
        let works = spell.difficulty().map_or(1.0, |needs| 1.0 - leads(needs.saturating_sub(1)));
        let foes = state.team(Seat(1 - self.seat.0));
        let near = |inches| ids(state.within_inches(who, foes, inches)).count() as f32;
        let own = state.team(self.seat) & !who.bit();
        let friends = |inches| ids(state.within_inches(who, own, inches)).count() as f32;
        let target = at.map_or(1.0, |id| self.worth(id));
        let enemy = at.is_some_and(|id| id.seat() != who.seat());
        let gain = match spell {
            Spell::Soulfire => 0.25 * near(4),
            Spell::WordOfPain => 0.25 * (near(3) - friends(3)) - 0.05,
            Spell::HealingHand => 0.5 * target,
            Spell::ReAnimation => 0.6,
            Spell::EyeOfGod => {
                if enemy {
                    -0.1
                } else {
                    0.02
                }
            }
            Spell::DarkBlood => 0.5 * target - 0.3,
            Spell::SilverArrows => 0.6 * target,
            Spell::VisionOfTorment | Spell::LureOfChaos | Spell::DreadOfAramar => 0.6 * target,
            Spell::SpellOfDoom | Spell::Warpfire => 0.4 * target,
            Spell::FiresOfUzhul | Spell::Lifestealer => 0.35 * target,
            Spell::Gnawdoom | Spell::SorcerersCurse => 0.2 * target,
            Spell::WingsOfDarkness | Spell::FlightOfZimmeran => -0.1,
            Spell::BlackFury => at.map_or(-0.1, |foe| self.charge(who, foe) + 0.1),
            Spell::EyeOfTheWarp => 0.4,
            Spell::HammerOfSigmar | Spell::ArmourOfRighteousness | Spell::SwordOfRezhebel => {
                if near(8) > 0.0 { 0.3 } else { 0.01 }
            }
            _ => 0.1,
        };
        works * gain
    }

    // ------------------------------------------------------------------ answers

    fn answer(&self, ask: Ask, m: Move) -> f32 {
        match (ask, m) {
            _ if self.style.keen && is_statement(ask) => self.statement(ask, m),
            (Ask::Hands(who), Move::Hands(main, off)) if self.style.keen => {
                self.hands_now(who, (main, off))
            }
            (Ask::Hands(who), Move::Hands(main, off)) => self.hands(who, (main, off)),
            (Ask::Allot(who), Move::Pick(foe)) => self.allot(who, foe),
            (Ask::Hold(who, _), Move::Pick(foe)) => sketch(self.state, foe, who).loss(),
            (Ask::Intercept(_), Move::Intercept(by)) => self.intercept(by),
            (Ask::Place(_), Move::PlaceRest) => 1.0,
            (Ask::Hide(who), Move::Yes) => self.hide(who),
            (Ask::Hunger(who), Move::Yes) => self.hunger(who),
            (Ask::Role, Move::Yes) => 1.0,
            (Ask::Edge, Move::Edge(edge)) => self.edge(edge),
            (Ask::Scenario, Move::Scenario(Scenario::Skirmish)) => 1.0,
            (Ask::Fly(..), Move::Go(square)) => {
                self.survey.as_ref().map_or(0.0, |survey| survey.score(square, Way::Run))
            }
            (Ask::Hit(..) | Ask::Contact(..), Move::Pick(_)) => 0.1,
            (_, Move::Yes | Move::Accept | Move::Fight) => 0.5,
            (Ask::First, Move::No) => 1.0,
            (Ask::Drop(_) | Ask::Claim, Move::No) => 1.0,
            (Ask::Charge(_), Move::Home) | (Ask::Fight(_), Move::Begin) => 1.0,
            _ => 0.0,
        }
    }

    /// What is said about the real table: nothing that nobody has stated.
    fn statement(&self, ask: Ask, m: Move) -> f32 {
        let said = match (ask, m) {
            (Ask::Hit(..), Move::Pick(id)) => self.state.aimed_at() == Some(id),
            (Ask::Hit(..) | Ask::Contact(..), Move::Nobody) => true,
            (Ask::Charge(_), Move::Home) => true,
            _ => false,
        };
        match m {
            Move::Pick(_) if said => 1.0,
            _ if said => 0.0,
            _ => HOPELESS,
        }
    }

    fn edge(&self, edge: Edge) -> f32 {
        f32::from(u8::from(matches!(edge, Edge::North | Edge::South)))
    }

    fn hands(&self, who: Id, hands: (Item, Item)) -> f32 {
        let state = self.state;
        let strike = |foe: Id| {
            let strike = state.strike_with(who, foe, hands);
            self.toll(&strike, true).loss() * self.worth(foe)
        };
        let blows = ids(state.warrior(who).engaged).map(strike).fold(0.0, f32::max);
        let against = ids(state.warrior(who).engaged).filter(|id| state.warrior(*id).stands());
        let crowd = (against.count() as f32).min(2.0);
        let melee = |item: Item| item.melee();
        let parries = |item: Item| melee(item).is_some_and(|melee| melee.parry);
        let parry = parries(hands.0) || parries(hands.1) || hands.1 == Item::Buckler;
        let shield = hands.1 == Item::Shield;
        let late = melee(hands.0).is_some_and(|melee| melee.strikes_last);
        let guard = 0.06 * f32::from(u8::from(parry)) + 0.06 * f32::from(u8::from(shield));
        let slow = if late { 0.8 } else { 1.0 };
        slow * blows + guard * crowd * self.worth(who)
    }

    /// What fighting with these weapons comes to in this phase: what the own blows do if he is
    /// still up to strike them, less what those do who are still up to strike back.
    fn hands_now(&self, who: Id, hands: (Item, Item)) -> f32 {
        let state = self.state.armed(who, hands);
        let engaged = state.warrior(who).engaged;
        let (mut gain, mut relief, mut pain, mut up) = (0.0_f32, 0.0, 0.0, 1.0);
        for foe in ids(engaged) {
            let own = self.toll(&state.strike_at(who, foe), true);
            let stands = state.warrior(foe).stands();
            let reply =
                if stands { self.toll(&state.strike_at(foe, who), true) } else { Toll::default() };
            let first = part_before(state.strikes_at(who), state.strikes_at(foe));
            let saved = first * own.fells() * reply.loss() * self.worth(who);
            let value = own.loss() * self.worth(foe);
            if value + saved > gain + relief {
                (gain, relief) = (value, saved);
            }
            pain += reply.loss() * self.worth(who);
            up *= 1.0 - (1.0 - first) * reply.fells();
        }
        up * gain + relief - pain
    }

    /// The next blow goes where it does most, after those that are already allotted.
    fn allot(&self, who: Id, foe: Id) -> f32 {
        let toll = sketch(self.state, who, foe).loss();
        let before = self.state.blows_for(foe) as f32;
        toll * self.worth(foe) / (1.0 + 0.5 * before)
    }

    /// Stepping in is good where the one who steps in fights better than the one who is charged.
    fn intercept(&self, by: Id) -> f32 {
        let state = self.state;
        let (charger, target) = state.charge_under_way();
        let fight = |id: Id| {
            let worth = (self.worth(id), self.worth(charger));
            duel(sketch(state, id, charger), sketch(state, charger, id), worth, false)
        };
        let saved =
            if state.warrior(target).stands() { fight(target) } else { -self.worth(target) };
        courage(state, by, charger) * (fight(by) - saved) - 0.05
    }

    /// Hiding costs nothing to those who have nothing else to do.
    fn hide(&self, who: Id) -> f32 {
        let warrior = self.state.warrior(who);
        if is_shooter(warrior) && warrior.is(Mark::Moved) { 0.1 } else { 1.0 }
    }

    fn hunger(&self, who: Id) -> f32 {
        if self.state.prey(who) != 0 || self.state.warrior(who).engaged != 0 { 0.5 } else { -0.5 }
    }
}

/// What nobody does, however he misjudges.
const HOPELESS: f32 = -10.0;

/// Whether a question is about how things stand on a real table.
fn is_statement(ask: Ask) -> bool {
    matches!(ask, Ask::Hit(..) | Ask::Contact(..) | Ask::Charge(_))
}

/// How often one strikes before another, by when they strike: ties are diced for.
fn part_before(own: (u8, u8), other: (u8, u8)) -> f32 {
    match own.cmp(&other) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    }
}

/// Looks at the moves of a list and tells their places and scores, which are a little off
/// by chance.
fn look(mind: &Mind<'_>, moves: &[Move], rng: &mut Rng, mut tell: impl FnMut(usize, f32)) {
    let step = match mind.style.sample {
        0 => 1,
        sample => (moves.len() / sample).max(1),
    };
    let mut n = 0;
    while n < moves.len() {
        let luck = mind.style.noise * (chance_part(rng) - 0.5) * 2.0;
        tell(n, mind.score(moves[n]) + luck);
        // What comes before the squares of a list is never passed over.
        n += match moves[n] {
            Move::Go(_) | Move::Place(_) if step > 1 => 1 + rng.below(2 * step as u64 - 1) as usize,
            _ => 1,
        };
    }
}

/// The place of the best move in a list, with a little chance among equals.
pub(super) fn best(
    state: &State,
    seat: Seat,
    moves: &[Move],
    style: &Style,
    rng: &mut Rng,
) -> usize {
    let (mut place, mut most) = (0, f32::NEG_INFINITY);
    look(&Mind::new(state, seat, style), moves, rng, |n, score| {
        if score > most {
            (place, most) = (n, score);
        }
    });
    place
}

/// So many moves are told with a decision.
const TOLD: usize = 3;

/// The best move of a list, the next best, and the reason. The best is worth what the position is,
/// and others less by as much as they score less.
pub(super) fn decide(
    state: &State,
    seat: Seat,
    moves: &[Move],
    style: &Style,
    rng: &mut Rng,
) -> Decision<Move> {
    let mind = Mind::new(state, seat, style);
    let mut few: Vec<(usize, f32)> = Vec::with_capacity(TOLD);
    look(&mind, moves, rng, |n, score| {
        let place = few.partition_point(|(_, other)| *other >= score);
        if place < TOLD {
            few.truncate(TOLD - 1);
            few.insert(place, (n, score));
        }
    });
    let (best, most) = few[0];
    let now = balance(state, seat);
    let candidate = |&(n, score): &(usize, f32)| Candidate {
        m: moves[n],
        value: squash(now + score - most),
        visits: 0,
    };
    let candidates = few.iter().map(candidate).collect();
    Decision { best: moves[best], candidates, simulations: 0, why: mind.reason(moves[best]) }
}

/// So many moves at most are worth a search.
const SHORT_LIST: usize = 8;

/// Weighs moves for a search: the most promising ones by how near they come to the best, and all
/// others with 0.
pub(super) fn weigh(state: &State, seat: Seat, moves: &[Move], weights: &mut [f32]) {
    let mind = Mind::new(state, seat, &Style { exact: false, ..Style::SHREWD });
    let scores: Vec<f32> = moves.iter().map(|m| mind.score(*m)).collect();
    let mut order: Vec<usize> = (0..moves.len()).collect();
    order.sort_by(|a, b| scores[*b].total_cmp(&scores[*a]).then(a.cmp(b)));
    weights.fill(0.0);
    for &place in order.iter().take(SHORT_LIST) {
        weights[place] = 1.0 / (1.0 + 8.0 * (scores[order[0]] - scores[place]));
    }
}

/// In whole percent.
fn percent(part: f32) -> u32 {
    (100.0 * part + 0.5) as u32
}

/// A part between 0 and 1.
fn chance_part(rng: &mut Rng) -> f32 {
    (rng.next() >> 40) as f32 / (1_u64 << 24) as f32
}
