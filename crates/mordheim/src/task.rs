//! The work that waits, and how it is carried out.
//!
//! Every piece of it is a plain value on the stack of what is pending. A piece asks at most once,
//! before it changes anything; what comes after the answer is another piece.

use kernel::{EventSink, Found, Mover, Overrun, Resolve, Seat, Stack, Step};
use serde::{Deserialize, Serialize};

use crate::ask::Ask;
use crate::dice::Label;
use crate::event::{Event, Phase, Question};
use crate::moves::Move;
use crate::spell::Spell;
use crate::square::Square;
use crate::state::{State, other};
use crate::warrior::{Id, Mark};

/// How much work can wait.
pub(crate) const WAITING: usize = 40;
/// Steps without a pause that no battle needs.
const BUDGET: u16 = 20_000;
/// Disputes of a side in one turn; after that what is said stands.
pub(crate) const DISPUTES: u8 = 3;

/// What a roll-off decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum RollFor {
    /// The winner says who sets up first.
    SetUp,
    /// The winner sets up first.
    SetUpFirst,
    /// The winner places the first counter.
    Counters,
    /// The winner defends.
    Defender,
    /// The winner says whether he attacks.
    Role,
    /// The winner says which is the attacker's edge.
    AttackersEdge,
    /// The winner has the first turn.
    FirstTurn,
    /// The same, with the leader's Initiative added.
    FirstTurnByInitiative,
    /// The loser's infiltrators are put first.
    Infiltration,
    /// The winner's warriors strike first.
    Tie,
}

impl RollFor {
    /// The word for it.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            RollFor::SetUp => "set_up",
            RollFor::SetUpFirst => "set_up_first",
            RollFor::Counters => "counters",
            RollFor::Defender => "defender",
            RollFor::Role => "role",
            RollFor::AttackersEdge => "attackers_edge",
            RollFor::FirstTurn => "first_turn",
            RollFor::FirstTurnByInitiative => "first_turn_by_initiative",
            RollFor::Infiltration => "infiltration",
            RollFor::Tie => "tie",
        }
    }

    /// Whether both sides are deployed once it is decided.
    pub(crate) const fn leads_to_deployment(self) -> bool {
        use RollFor::{AttackersEdge, Defender, Role, SetUp, SetUpFirst};
        matches!(self, SetUp | SetUpFirst | Defender | Role | AttackersEdge)
    }
}

/// A piece of work.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Task {
    /// Nothing.
    #[default]
    Nothing,

    // -------------------------------------------------------------- before the battle
    /// Dice say what is fought for.
    ScenarioDice(u8),
    /// Casters learn a spell each, from this place on.
    Learn(u8),
    /// A drug takes effect, from this place on.
    Shade(u8),
    /// Rats come to a sorcerer's call.
    Rats(Id),
    /// The next of the steps before the battle.
    SetUp(u8),
    /// Two dice, one a side, until they differ.
    RollOff(RollFor, Seat, u8),
    /// A seat says who sets up first.
    WhoFirst(Seat),
    /// A seat says whether it attacks.
    WhoAttacks(Seat),
    /// A seat picks the edge of this seat.
    PickEdge { by: Seat, of: Seat },
    /// A seat picks a quarter.
    PickQuarter(Seat),
    /// The number of counters or buildings.
    HowMany,
    /// Shards to begin with.
    Shards(Seat),
    /// So many counters are placed, this seat first.
    Counters(Seat, u8),
    /// The group in which this warrior is comes now or later.
    Ambush(Id),
    /// A die says at which edge attackers or arrivals are.
    EdgeDie(Seat),
    /// A seat puts its warriors on the table.
    Deploy(Seat),
    /// A seat puts its infiltrators on the table.
    Infiltrate(Seat),

    // -------------------------------------------------------------- turns
    /// A turn begins.
    Turn(Seat),
    /// The Rout test, if it is due.
    Rout,
    /// The dice of the Rout test.
    RoutDice { first: u8, again: bool },
    /// The warriors from this place of the roster on test for stupidity.
    Stupidity(u8),
    /// Does he give in to hunger?
    Hunger(Id),
    /// A phase begins.
    Begin(Phase),
    /// A phase is over.
    Finish(Phase),
    /// Groups that are not on the table may arrive, from this place of the roster on.
    Arrivals(u8),
    /// A turn is over.
    TurnOver,
    /// What the scenario says at the end of a turn.
    Judge,

    // -------------------------------------------------------------- tests and flight
    /// A test against Leadership begins: who lends it?
    Lead(Id, Label),
    /// Its dice.
    LeadDice { who: Id, label: Label, needs: u8, first: u8, again: bool },
    /// A test against a characteristic.
    Test { who: Id, label: Label, needs: u8, again: bool },
    /// A rally begins: is an enemy closest?
    RallyAsk(Id),
    /// A warrior flees.
    Flee(Id, u8),
    /// He has fled so far.
    Fled(Id, u8),
    /// What the stupid do.
    Shamble(Id),
    /// All alone? From this place of the roster on.
    Alone(u8),
    /// Is a friend near?
    AloneAsk(Id),
    /// A warrior breaks away: everybody in contact, from this one on, hits him.
    Break { who: Id, foes: u64 },
    /// If he still stands, he runs.
    BreakRun(Id),

    // -------------------------------------------------------------- moving
    /// The declared charge is disputed or not.
    ChargeAsk,
    /// Is the unseen enemy noticed? Does fear or garlic keep him back?
    ChargeUnseen,
    /// The same for garlic.
    ChargeGarlic,
    /// The same for fear.
    ChargeFear,
    /// Jumping down onto the enemy: so many tests are left.
    ChargeDive(u8),
    /// Who steps in?
    ChargeIntercept,
    /// An interceptor who is afraid.
    ChargeSteppedIn(Id),
    /// The charge comes home.
    ChargeHome,
    /// Somebody who is charged may be afraid or run.
    ChargedAt { who: Id, by: Id },
    /// At a real table: who else is in contact with him?
    Touches(Id),
    /// At a real table: he runs, unless that is disputed.
    RunAsk(Id),
    /// At a real table: he leaves by the far end, unless that is disputed.
    ExitAsk(Id),
    /// At a real table: somebody hidden is seen, unless that is disputed.
    Spot(Id),
    /// Does he hide?
    HideAsk(Id),
    /// A building is searched.
    Search(Id, u8, u8),
    /// Leaping inches.
    Leap(Id),
    /// Climbing.
    Climb { who: Id, up: bool, height: u8, again: bool },
    /// Jumping down: so many tests are left of a jump from so high.
    Jump { who: Id, height: u8, tests: u8 },
    /// Jumping a gap above a drop.
    Gap { who: Id, depth: u8 },
    /// A fall from so high.
    Fall(Id, u8),
    /// Is there a drop beside one who was knocked down?
    DropAsk(Id),
    /// Does he keep his feet at the edge?
    DropTest(Id, u8),

    // -------------------------------------------------------------- striking and shooting
    /// The strike of the state goes on.
    Strike,
    /// So many hits of this strength on somebody.
    Hits { who: Id, by: Option<Id>, hits: u8, strength: u8, save: bool },
    /// A number of hits is rolled first.
    HitsD3 { who: Id, by: Option<Id>, strength: u8, save: bool },
    /// The aimed shots are disputed or not.
    ShotAsk,
    /// The next of so many shots.
    Shoot(u8),
    /// Who was the cover?
    CoverAsk,
    /// A line of fire: who else stands in it?
    Line { who: Id, hit: u64 },
    /// A hidden shooter may be noticed.
    Spotted { who: Id, by: Id },
    /// A net was thrown.
    Net(Id),
    /// A shot glances off and hits another.
    Ricochet { by: Id, target: Id },

    // -------------------------------------------------------------- hand to hand
    /// The next melee is picked.
    NextMelee,
    /// Hands are settled, tentacles hold.
    Hands,
    /// His tentacle takes hold of somebody.
    Grip(Id),
    /// The order of striking, ties and all.
    Order,
    /// The next in the order strikes.
    NextStriker,
    /// His blows are divided.
    Allot(Id),
    /// He strikes those he has blows for.
    Blows(Id),
    /// Spines, from this one, of these.
    Spines { who: Id, foes: u64 },
    /// Driven back.
    Driven { who: Id, by: Id },
    /// One more attack at once.
    BodyBlow { by: Id, target: Id },

    // -------------------------------------------------------------- magic
    /// The casting dice.
    Cast { who: Id, spell: Spell, target: Option<Id>, first: u8 },
    /// A target may resist; then the spell works.
    Resist { who: Id, spell: Spell, target: Id },
    /// It works.
    Spell { who: Id, spell: Spell, target: Option<Id>, die: u8 },
    /// Everybody of these is hit by it.
    SpellHits { spell: Spell, who: Id, victims: u64 },
    /// Where magic takes him.
    Fly { who: Id, spell: Spell },
    /// Arrows, still so many.
    Arrows { who: Id, target: Id, left: u8 },
    /// Something of magic may end at the start of the recovery phase.
    Wane(Id),

    // -------------------------------------------------------------- many at once, and open things
    /// Those who can still move walk or run, toward this point where there is one.
    AllGo { run: bool, to: Option<Square> },
    /// At a real table: everybody runs, unless that is disputed.
    RunAllAsk,
    /// Toward which point does everybody run?
    TowardAsk,
    /// At a real table: what is said about the charge?
    ChargeOpen,
    /// At a real table: the next charge is declared.
    ChargeNext { who: Id, target: Id },
    /// At a real table: do these fight with what they have in hand?
    MeleeOpen(u64),
}

/// A battle while something is carried out in it.
pub(crate) struct Battle<'a, 'e> {
    pub(crate) s: &'a mut State,
    pub(crate) sink: EventSink<'e, Event>,
    /// Whether who can act is known: the last move has changed nothing for anybody else.
    pub(crate) held: bool,
}

impl<'a, 'e> Battle<'a, 'e> {
    pub(crate) fn new(s: &'a mut State, sink: EventSink<'e, Event>) -> Battle<'a, 'e> {
        Battle { s, sink, held: false }
    }
}

impl std::ops::Deref for Battle<'_, '_> {
    type Target = State;

    #[inline]
    fn deref(&self) -> &State {
        self.s
    }
}

impl std::ops::DerefMut for Battle<'_, '_> {
    #[inline]
    fn deref_mut(&mut self) -> &mut State {
        self.s
    }
}

impl Resolve<WAITING> for Battle<'_, '_> {
    type Effect = Task;

    #[inline]
    fn stack(&mut self) -> &mut Stack<Task, WAITING> {
        &mut self.s.pending.stack
    }

    fn label(_: &Task) -> u16 {
        0
    }

    #[inline]
    fn execute(&mut self, task: Task) -> Step {
        if self.phase == Phase::Over {
            return Step::Done;
        }
        if self.run(task).is_some() { Step::Done } else { Step::Asks }
    }

    fn triggers(&mut self, _: &mut Found<Task>) {}

    fn check(&mut self) -> Option<Task> {
        None
    }

    fn overrun(&mut self, why: Overrun, _: &[u16]) {
        unreachable!("no rule of the battle goes round in a circle, but {why:?}")
    }

    fn forget(&mut self) {}
}

impl Battle<'_, '_> {
    // ------------------------------------------------------------------ telling and asking

    /// Applies and tells an event.
    #[inline]
    pub(crate) fn emit(&mut self, event: Event) {
        self.s.table.apply(&event);
        self.sink.emit(&event);
    }

    /// Sets a mark.
    pub(crate) fn set(&mut self, who: Id, mark: Mark) {
        if !self.is(who, mark) {
            self.emit(Event::Marked { who, mark, on: true });
        }
    }

    /// Clears a mark.
    pub(crate) fn clear(&mut self, who: Id, mark: Mark) {
        if self.is(who, mark) {
            self.emit(Event::Marked { who, mark, on: false });
        }
    }

    /// Puts work on top.
    #[inline]
    pub(crate) fn push(&mut self, task: Task) {
        self.s.pending.stack.push(task);
    }

    /// Asks, and waits.
    pub(crate) fn ask<T>(&mut self, who: Mover, ask: Ask) -> Option<T> {
        self.s.pending.ask = Some((who, ask));
        None
    }

    /// The answer of a seat, or the question to it.
    pub(crate) fn answer(&mut self, seat: Seat, ask: Ask) -> Option<Move> {
        match self.s.pending.answer.take() {
            Some(answer) => Some(answer),
            None => self.ask(Mover::Seat(seat), ask),
        }
    }

    /// Yes or no.
    pub(crate) fn yes(&mut self, seat: Seat, ask: Ask) -> Option<bool> {
        self.answer(seat, ask).map(|answer| answer == Move::Yes)
    }

    /// A die, or the question for it.
    #[inline]
    pub(crate) fn die(&mut self, label: Label, who: Option<Id>, needs: Option<u8>) -> Option<u8> {
        match self.s.pending.answer.take() {
            Some(Move::Die(die)) => {
                if self.sink.listens() {
                    self.emit(Event::Rolled { label, who, die, needs });
                }
                Some(die)
            }
            _ => self.ask(Mover::Chance, Ask::Die { label, who, needs }),
        }
    }

    /// The answer to a question about space: at a real table from the people there, the other side
    /// being able to dispute it; never asked where there is a map.
    pub(crate) fn stated(&mut self, who: Id, question: Question) -> Option<bool> {
        let seat = self.owner(who);
        match self.s.pending.answer.take() {
            Some(Move::Accept) => {
                let answer = self.s.pending.claimed.take().expect("something was said");
                self.emit(Event::Stated { seat, who, question, answer });
                Some(answer)
            }
            Some(Move::Dispute) => {
                self.s.pending.claimed = None;
                self.emit(Event::Disputed { seat: other(seat) });
                self.ask(Mover::Seat(seat), Ask::Fact(who, question))
            }
            Some(said) => {
                let answer = said == Move::Yes;
                if self.may_dispute(other(seat)) {
                    self.s.pending.claimed = Some(answer);
                    return self.ask(Mover::Seat(other(seat)), Ask::Contest);
                }
                self.emit(Event::Stated { seat, who, question, answer });
                Some(answer)
            }
            None => self.ask(Mover::Seat(seat), Ask::Fact(who, question)),
        }
    }

    /// Whether what was declared stands: asked of the other side at a real table.
    pub(crate) fn stands(&mut self, seat: Seat) -> Option<bool> {
        let foe = other(seat);
        if self.options.map || !self.may_dispute(foe) {
            return Some(true);
        }
        let accepted = self.answer(foe, Ask::Contest)? == Move::Accept;
        if !accepted {
            self.emit(Event::Disputed { seat: foe });
        }
        Some(accepted)
    }

    /// Whether a side may still dispute what is said.
    pub(crate) fn may_dispute(&self, seat: Seat) -> bool {
        self.options.disputes && self.side(seat).disputes < DISPUTES
    }

    // ------------------------------------------------------------------ carrying out

    /// Goes on until a seat or chance is needed.
    pub(crate) fn resume(&mut self) {
        while kernel::resolve(self, BUDGET) == Step::Done {
            if self.phase == Phase::Over || !self.advances() {
                break;
            }
        }
        if !matches!(self.pending.ask, None | Some((_, Ask::Hide(_)))) {
            self.s.pending.able = 0;
        }
        self.s.pending.stack.settle();
    }

    /// Does a piece of work; nothing when it asks. Every task is the work of one method, in the
    /// part of the rules that it belongs to.
    fn run(&mut self, task: Task) -> Option<()> {
        match task {
            Task::Strike => self.strike_on(),
            Task::Nothing => Some(()),
            // before the battle
            Task::ScenarioDice(first) => self.scenario_dice(first),
            Task::Learn(place) => self.learn(place),
            Task::Shade(place) => self.shade(place),
            Task::Rats(who) => self.rats(who),
            Task::SetUp(step) => self.set_up(step),
            Task::RollOff(what, seat, first) => self.roll_off(what, seat, first),
            Task::WhoFirst(seat) => self.who_first(seat),
            Task::WhoAttacks(seat) => self.who_attacks(seat),
            Task::PickEdge { by, of } => self.pick_edge(by, of),
            Task::PickQuarter(seat) => self.pick_quarter(seat),
            Task::HowMany => self.how_many(),
            Task::Shards(seat) => self.shards(seat),
            Task::Counters(seat, left) => self.place_counter(seat, left),
            Task::Ambush(who) => self.ambush(who),
            Task::EdgeDie(seat) => self.edge_die(seat),
            Task::Deploy(seat) => self.deploy(seat, false),
            Task::Infiltrate(seat) => self.deploy(seat, true),
            // turns
            Task::Turn(seat) => self.turn(seat),
            Task::Rout => self.rout(),
            Task::RoutDice { first, again } => self.rout_dice(first, again),
            Task::Stupidity(place) => self.stupidity(place),
            Task::Hunger(who) => self.hunger(who),
            Task::Begin(phase) => self.begin(phase),
            Task::Finish(phase) => self.finish(phase),
            Task::Arrivals(place) => self.arrivals(place),
            Task::TurnOver => self.turn_over(),
            Task::Judge => self.judge(),
            // tests and flight
            Task::Lead(who, label) => self.lead(who, label),
            Task::Test { who, label, needs, again } => self.test(who, label, needs, again),
            Task::RallyAsk(who) => self.rally_ask(who),
            Task::Flee(who, first) => self.flee_dice(who, first),
            Task::Fled(who, inches) => self.fled(who, inches),
            Task::Shamble(who) => self.shamble(who),
            Task::Alone(place) => self.alone(place),
            Task::AloneAsk(who) => self.alone_ask(who),
            Task::Break { who, foes } => self.break_away(who, foes),
            Task::BreakRun(who) => self.break_run(who),
            Task::LeadDice { who, label, needs, first, again } => {
                self.lead_dice(who, label, needs, first, again)
            }
            // charges
            Task::ChargeAsk
            | Task::ChargeUnseen
            | Task::ChargeGarlic
            | Task::ChargeFear
            | Task::ChargeDive(_)
            | Task::ChargeIntercept
            | Task::ChargeSteppedIn(_)
            | Task::ChargeHome
                if self.pending.charge.off =>
            {
                self.called_off(task == Task::ChargeHome)
            }
            Task::ChargeAsk => self.charge_ask(),
            Task::ChargeUnseen => self.charge_unseen(),
            Task::ChargeGarlic => self.charge_garlic(),
            Task::ChargeFear => self.charge_fear(),
            Task::ChargeDive(tests) => self.charge_dive(tests),
            Task::ChargeIntercept => self.charge_intercept(),
            Task::ChargeSteppedIn(by) => self.stepped_in(by),
            Task::ChargeHome => self.charge_home(),
            Task::ChargedAt { who, by } => self.charged_at(who, by),
            Task::Touches(who) => self.touches(who),
            Task::ChargeOpen => self.charge_open(),
            Task::ChargeNext { who, target } => self.charge_next(who, target),
            // moving
            Task::HideAsk(who) => self.hide_ask(who),
            Task::Search(who, building, first) => self.search(who, building, first),
            Task::Leap(who) => self.leap(who),
            Task::Climb { who, up, height, again } => self.climb(who, up, height, again),
            Task::Jump { who, height, tests } => self.jump(who, height, tests),
            Task::Gap { who, depth } => self.gap(who, depth),
            Task::Fall(who, height) => self.fall(who, height),
            Task::DropAsk(who) => self.drop_ask(who),
            Task::DropTest(who, height) => self.drop_test(who, height),
            Task::RunAsk(who) => self.run_ask(who),
            Task::ExitAsk(who) => self.exit_ask(who),
            Task::Spot(foe) => self.spot(foe),
            Task::AllGo { run, to } => self.all_go(run, to),
            Task::RunAllAsk => self.run_all_ask(),
            Task::TowardAsk => self.toward_ask(),
            // striking and shooting
            Task::ShotAsk => self.shot_ask(),
            Task::Shoot(left) => self.shoot(left),
            Task::CoverAsk => self.cover_ask(),
            Task::Line { who, hit } => self.line(who, hit),
            Task::Spotted { who, by } => self.spotted(who, by),
            Task::Net(target) => self.net(target),
            Task::Ricochet { by, target } => self.ricochet(by, target),
            Task::Hits { who, by, hits, strength, save } => {
                self.hits(who, by, hits, strength, save);
                Some(())
            }
            Task::HitsD3 { who, by, strength, save } => self.hits_d3(who, by, strength, save),
            // hand to hand
            Task::NextMelee => self.next_melee(),
            Task::Hands => self.hands(),
            Task::Grip(who) => self.take_hold(who),
            Task::MeleeOpen(set) => self.melee_open(set),
            Task::Order => self.order(),
            Task::NextStriker => self.next_striker(),
            Task::Allot(who) => self.allot(who),
            Task::Blows(who) => self.blows(who),
            Task::Spines { who, foes } => self.spines(who, foes),
            Task::Driven { who, by } => self.driven(who, by),
            Task::BodyBlow { by, target } => self.body_blow(by, target),
            // magic
            Task::Cast { who, spell, target, first } => self.casting(who, spell, target, first),
            Task::Resist { who, spell, target } => self.resist(who, spell, target),
            Task::Spell { who, spell, target, die } => self.works(who, spell, target, die),
            Task::SpellHits { spell, who, victims } => self.spell_hits(spell, who, victims),
            Task::Fly { who, spell } => self.fly(who, spell),
            Task::Arrows { who, target, left } => self.arrows(who, target, left),
            Task::Wane(who) => self.wane(who),
        }
    }
}
