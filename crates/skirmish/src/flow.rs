//! How effects are carried out: the stack at work, and what triggers what.

use arrayvec::ArrayVec;
use kernel::{Answers, EventSink, Found, Overrun, Resolve, Seat, Stack, Step};

use crate::ask;
use crate::board::{Board, Mark, Unit};
use crate::card::{Ability, Act, Card, When, Whens};
use crate::effect::{ACTIVATION, Cx, Effect, Engine, Happened, Happening, Run, Trigger, What};
use crate::event::{Cause, Ending, Event, Guard, Link, Origin};
use crate::leader::Leader;
use crate::roster::UnitId;
use crate::slot::{Slot, Slots};
use crate::state::{DEPTH, Phase, State, other};

/// Cards drawn before the first skirmish, and before each later one.
const DRAWS: (usize, usize) = (8, 4);
/// Skirmishes that win the match.
pub(crate) const WINS: u8 = 2;

impl State {
    /// Carries out an effect and all that follows, until somebody has to decide something.
    #[inline(always)]
    pub(crate) fn begin(&mut self, effect: Effect, mut sink: EventSink<'_, Event>) {
        let budget = self.table.rules.max_effects;
        let mut happened = Happened::default();
        let mut engine = Engine { state: self, sink: sink.reborrow(), happened: &mut happened };
        if kernel::begin(&mut engine, effect, budget) == Step::Done {
            self.go_on(sink);
        }
    }

    /// The same from the effect that waited for an answer.
    pub(crate) fn resume(&mut self, mut sink: EventSink<'_, Event>) {
        let budget = self.table.rules.max_effects;
        let mut happened = Happened::default();
        let mut engine = Engine { state: self, sink: sink.reborrow(), happened: &mut happened };
        if kernel::resolve(&mut engine, budget) == Step::Done {
            self.go_on(sink);
        }
    }

    /// When an action is over: a seat that can only pass does so by itself.
    #[inline(always)]
    fn go_on(&mut self, mut sink: EventSink<'_, Event>) {
        self.pending.settle();
        if self.must_pass(&mut sink) {
            self.pass_by_itself(sink);
        }
    }

    /// Whether the active seat can only pass (R14). A match that is too long ends instead.
    #[inline(always)]
    fn must_pass(&mut self, sink: &mut EventSink<'_, Event>) -> bool {
        if self.table.phase == Phase::Over {
            return false;
        }
        if self.table.actions >= self.table.rules.max_actions {
            self.end_for_length(sink);
            return false;
        }
        let must = self.table.rules.auto_pass && !self.table.can_act();
        if !must && sink.listens() && self.ability_to_act_is_news() {
            self.emit(Event::CanAct { seat: self.table.active }, sink);
        }
        must
    }

    /// Passes for the active seat, and for whoever comes next as long as that can only pass. Where
    /// nothing would follow from the pass but that the turn goes to the other seat, it does so
    /// without the stack.
    #[inline(never)]
    fn pass_by_itself(&mut self, mut sink: EventSink<'_, Event>) {
        while self.table.only_the_turn_changes() {
            let turn = self.table.turn;
            self.emit(self.table.pass(true), &mut sink);
            self.emit(Event::TurnEnded { turn }, &mut sink);
            let seat = other(self.table.active);
            self.emit(Event::TurnStarted { seat, turn: turn + 1 }, &mut sink);
            if !self.must_pass(&mut sink) {
                return;
            }
        }
        self.begin(Effect::Pass { auto: true }, sink);
    }

    #[cold]
    fn end_for_length(&mut self, sink: &mut EventSink<'_, Event>) {
        let ended = Event::MatchEnded { winner: None, reason: Ending::ActionLimit };
        self.emit(ended, sink);
    }
}

impl Resolve<DEPTH> for Engine<'_> {
    type Effect = Effect;

    fn stack(&mut self) -> &mut Stack<Effect, DEPTH> {
        &mut self.state.pending.stack
    }

    fn label(effect: &Effect) -> u16 {
        match effect {
            Effect::Ability(Trigger { card, ability, .. }) => {
                u16::from(card.0) << 8 | u16::from(*ability)
            }
            Effect::Resolve { card, .. } => u16::from(card.0) << 8 | u16::from(ACTION),
            other => NAMELESS | kind(other),
        }
    }

    #[inline(always)]
    fn execute(&mut self, effect: Effect) -> Step {
        match effect {
            Effect::StartSkirmish(starter) => self.start_skirmish(starter),
            Effect::TurnStart(seat) => self.start_turn(seat),
            Effect::Play(card, slot) => self.play(card, slot),
            Effect::Sacrifice(slot) => self.kill(slot, Cause::Consumed),
            Effect::Deploy { card, seat, slot, victim, mute, power } => {
                self.enter(card, seat, slot, Some((victim, mute, power)));
            }
            Effect::Resolve { card, seat, slot, unit } => {
                return self.resolve_action(card, seat, slot, unit);
            }
            Effect::Spend { card, seat } => self.emit(Event::Spent { seat, card }),
            Effect::Activate(slot) => self.activate(slot),
            Effect::UseLeader => self.use_leader(),
            Effect::Leader(seat) => return self.run_leader(seat),
            Effect::LeaderTrigger(seat) => {
                let leader = self.state.table.leader(seat);
                self.emit(Event::LeaderTriggered { seat, leader });
                self.draw(seat, 1);
            }
            Effect::Fort(unit, fort) => {
                if let Some(slot) = self.state.find(unit) {
                    let forts = self.board().forts[fort.index()];
                    self.buff(slot, 2 * i16::from(forts));
                }
            }
            Effect::Ability(trigger) => return self.run_ability(trigger),
            Effect::Deaths(slots) => self.bury_doomed(slots),
            Effect::Pass { auto } => self.pass(auto),
            Effect::Score => self.score(),
            Effect::Finish => self.finish(),
        }
        Step::Done
    }

    #[inline(always)]
    fn triggers(&mut self, found: &mut Found<Effect>) {
        if !self.happened.list.is_empty() {
            self.match_all(found);
        }
    }

    /// Units whose power is gone die together (R40).
    #[inline(always)]
    fn check(&mut self) -> Option<Effect> {
        let shaken = std::mem::take(&mut self.happened.shaken);
        if shaken.is_empty() {
            return None;
        }
        let doomed = self.board().doomed_among(shaken);
        (!doomed.is_empty()).then_some(Effect::Deaths(doomed))
    }

    fn overrun(&mut self, why: Overrun, cycle: &[u16]) {
        let guard = if why == Overrun::Steps { Guard::Effects } else { Guard::Depth };
        let cycle = cycle.iter().map(|&label| link(label)).collect();
        self.emit(Event::LoopStopped { guard, cycle });
    }

    fn forget(&mut self) {
        self.happened.list.clear();
    }
}

// ------------------------------------------------------------------ labels of a cycle

/// The number of what an action card does, in labels.
pub(crate) const ACTION: u8 = 0xfe;
/// Marks the label of a step that belongs to no card.
pub(crate) const NAMELESS: u16 = 0xff00;

const fn kind(effect: &Effect) -> u16 {
    match effect {
        Effect::Deaths(_) => 0,
        Effect::Deploy { .. } | Effect::Sacrifice(_) => 1,
        Effect::Leader(_) | Effect::LeaderTrigger(_) | Effect::UseLeader => 2,
        Effect::Fort(..) => 3,
        Effect::TurnStart(_) | Effect::Pass { .. } => 4,
        _ => 5,
    }
}

/// What steps that belong to no card are called.
pub(crate) const KINDS: [&str; 6] =
    ["deaths", "deployment", "leader", "fortified slot", "turn", "rules"];

/// A step as it is told.
pub(crate) fn link(label: u16) -> Link {
    let [card, step] = label.to_be_bytes();
    match step {
        _ if label & NAMELESS == NAMELESS => {
            Link { card: None, step: KINDS[usize::from(step) % KINDS.len()].to_owned() }
        }
        ACTIVATION => Link { card: Some(Card(card)), step: "activation".to_owned() },
        ACTION => Link { card: Some(Card(card)), step: "action".to_owned() },
        n => Link { card: Some(Card(card)), step: format!("ability {}", n + 1) },
    }
}

// ------------------------------------------------------------------ triggers

impl Engine<'_> {
    /// All that is triggered by what has happened, in order (R40).
    #[inline(never)]
    fn match_all(&mut self, found: &mut Found<Effect>) {
        for n in 0..self.happened.list.len() {
            let happening = self.happened.list[n];
            self.match_one(&happening, found);
        }
        self.happened.list.clear();
    }

    /// Finds all that one happening triggers: its subject first, then the other units, the active
    /// side first, then leaders.
    fn match_one(&mut self, h: &Happening, found: &mut Found<Effect>) {
        use When::*;
        match h.what {
            What::Deployed => {
                self.own(h, h.unit, Deploy, found);
                self.watchers(h, &[CloseAllyDeployed, CloseEnemyDeployed], found);
            }
            What::Died => {
                self.last_words(h, Death, found);
                self.watchers(h, &[CloseDies, CloseEnemyDies], found);
            }
            What::Consumed => {
                self.last_words(h, Consumed, found);
                self.own(h, h.by, Consume, found);
                let side = h.slot.side();
                if self.state.table.leader(side).acts_as(Leader::Value) {
                    found.add(Effect::LeaderTrigger(side));
                }
            }
            What::TurnStarted => self.turn_started(h, found),
            What::Damaged => self.watchers(h, &[CloseDamaged, CloseWeakened], found),
            What::Power => {
                if h.amount > 0 {
                    self.own(h, h.unit, Strengthened, found);
                }
                self.watchers(h, &[CloseWeakened], found);
            }
            What::ActionPlayed => self.watchers(h, &[ActionPlayed], found),
            What::Healed => self.own(h, h.unit, Healed, found),
            What::Conquered => self.own(h, h.unit, Conquers, found),
            What::Fortified => found.add(Effect::Fort(h.unit, h.slot)),
        }
    }

    /// Abilities of a unit on the board about itself.
    fn own(&mut self, h: &Happening, unit: UnitId, when: When, found: &mut Found<Effect>) {
        let listening = self.board().listening(when);
        if listening.is_empty() {
            return;
        }
        let slot = self.state.find_near(unit, h.slot);
        if let Some(slot) = slot.filter(|&slot| listening.has(slot)) {
            self.fire_all(slot, |ability| ability.when == when, h, found);
        }
    }

    /// Abilities of a unit that has left: they go by what was so when it did.
    fn last_words(&mut self, h: &Happening, when: When, found: &mut Found<Effect>) {
        if !h.listens.any(Whens::of(when)) {
            return;
        }
        for (n, _) in (0..).zip(h.card.face().abilities).filter(|(_, ability)| ability.when == when)
        {
            found.add(Effect::Ability(Trigger {
                unit: h.unit,
                slot: h.slot,
                side: h.slot.side(),
                card: h.card,
                ability: n,
                step: 0,
                subject: h.by,
                place: h.slot,
                amount: h.amount,
            }));
        }
    }

    /// Abilities of other units that wait for one of these, and are concerned.
    #[inline(always)]
    fn watchers(&mut self, h: &Happening, whens: &[When], found: &mut Found<Effect>) {
        let concerned = |when: When| self.board().listening(when).and(audience(when, h));
        let all = whens.iter().fold(Slots::NONE, |all, &when| all.or(concerned(when)));
        if !all.is_empty() {
            self.fire_watchers(all, h, whens, found);
        }
    }

    /// The abilities of these units that wait for one of these, the active side first.
    #[inline(never)]
    fn fire_watchers(
        &mut self,
        all: Slots,
        h: &Happening,
        whens: &[When],
        found: &mut Found<Effect>,
    ) {
        let active = self.state.table.active;
        for slot in all.of(active).iter().chain(all.of(other(active)).iter()) {
            let hears = |ability: &Ability| {
                whens.contains(&ability.when) && audience(ability.when, h).has(slot)
            };
            self.fire_all(slot, hears, h, found);
        }
    }

    /// Turn-start and Dominant abilities of the seat's units, by terrain (R11).
    #[inline(never)]
    fn turn_started(&mut self, h: &Happening, found: &mut Found<Effect>) {
        let board = self.board();
        let dominant = board.listening(When::Dominant);
        let dominant =
            dominant.that(|slot| !board.is(slot, Mark::Dominated) && controls(board, slot));
        let starting = board.listening(When::TurnStart);
        for slot in starting.or(dominant).of(h.slot.side()).iter() {
            let hears = |ability: &Ability| match ability.when {
                When::TurnStart => true,
                When::Dominant => dominant.has(slot),
                _ => false,
            };
            self.fire_all(slot, hears, h, found);
        }
    }

    /// The abilities of a unit that hear of it, in printed order.
    fn fire_all(
        &mut self,
        slot: Slot,
        hears: impl Fn(&Ability) -> bool,
        h: &Happening,
        found: &mut Found<Effect>,
    ) {
        for (n, ability) in (0..).zip(self.board().at(slot).face().abilities) {
            if hears(ability) {
                self.fire(slot, n, ability, h, found);
            }
        }
    }

    /// Puts one ability of a unit among the triggers, unless it has done so too often.
    fn fire(
        &mut self,
        slot: Slot,
        n: u8,
        ability: &Ability,
        h: &Happening,
        found: &mut Found<Effect>,
    ) {
        let unit = *self.board().at(slot);
        if ability.once_a_turn {
            if self.board().is(slot, Mark::Limited) {
                return;
            }
            self.emit(Event::LimitSpent { slot });
        }
        let roster = &mut self.state.pending.roster;
        let (id, fired) = (roster.id(slot), roster.fired[slot.index()][usize::from(n)]);
        let most = self.state.table.rules.max_repeats;
        if fired > most {
            return;
        }
        roster.count(slot, n);
        if fired == most {
            return self.stop_repeating(unit.card, n);
        }
        found.add(Effect::Ability(Trigger {
            unit: id,
            slot,
            side: slot.side(),
            card: unit.card,
            ability: n,
            step: 0,
            subject: if h.what == What::Consumed { h.by } else { h.unit },
            place: h.slot,
            amount: if ability.when == When::CloseWeakened { h.lost } else { h.amount },
        }));
    }
}

impl Engine<'_> {
    /// An ability was triggered too often in one action.
    #[cold]
    fn stop_repeating(&mut self, card: Card, ability: u8) {
        let mut cycle = self.state.pending.stack.cycle();
        if cycle.is_empty() {
            cycle.push(u16::from(card.0) << 8 | u16::from(ability));
        }
        let cycle = cycle.iter().map(|&label| link(label)).collect();
        self.emit(Event::LoopStopped { guard: Guard::Repeats, cycle });
    }
}

/// The slots whose units are concerned by what happened, if they wait for such a thing. To be
/// close is mutual.
fn audience(when: When, h: &Happening) -> Slots {
    match when {
        When::CloseDies | When::CloseDamaged => h.slot.close(),
        When::CloseWeakened if h.lost > 0 => h.slot.close(),
        When::CloseEnemyDies | When::CloseEnemyDeployed => h.slot.close_enemy(),
        When::CloseAllyDeployed => h.slot.close_ally(),
        When::ActionPlayed => Slots::side(h.slot.side()),
        _ => Slots::NONE,
    }
}

/// Whether the unit on a slot controls its terrain.
fn controls(board: &Board, slot: Slot) -> bool {
    board.controller(slot.terrain()) == Some(slot.side())
}

// ------------------------------------------------------------------ abilities

impl Engine<'_> {
    /// Runs what a card does, with the answers so far; takes note of what it asks.
    fn run(&mut self, act: Act, at: Trigger) -> Step {
        let answers = self.state.pending.answers;
        let engine =
            Engine { state: self.state, sink: self.sink.reborrow(), happened: &mut *self.happened };
        let mut cx = Cx { engine, answers: Answers::new(&answers), at, picked: [None; 2] };
        let run: Run = act(&mut cx);
        let Err(ask) = run else {
            if !answers.is_empty() {
                self.state.pending.answers = ask::Answers::default();
            }
            return Step::Done;
        };
        debug_assert!(self.happened.list.is_empty(), "an ability asks before it changes anything");
        self.state.pending.ask = Some(ask);
        Step::Asks
    }

    /// An ability of a unit that has left does nothing, unless it is about its leaving (R42).
    fn run_ability(&mut self, mut at: Trigger) -> Step {
        let ability =
            (at.ability != ACTIVATION).then(|| &at.card.face().abilities[usize::from(at.ability)]);
        let parting =
            ability.is_some_and(|ability| matches!(ability.when, When::Death | When::Consumed));
        let stands = if parting { None } else { self.state.find_near(at.unit, at.slot) };
        if let Some(slot) = stands {
            (at.slot, at.side) = (slot, slot.side());
        }
        let begins =
            at.step == 0 && at.ability != ACTIVATION && self.state.pending.answers.is_empty();
        if begins {
            let only = ability.and_then(|ability| ability.only);
            if only.is_some_and(|holds| !holds(&self.state.table, &at)) {
                return Step::Done;
            }
            let lost = !parting && stands.is_none();
            if lost || self.dominance_is_over(ability, at.slot) {
                self.emit(Event::TriggerFizzled { card: at.card, ability: at.ability });
                return Step::Done;
            }
            self.emit(Event::Triggered { slot: at.slot, card: at.card, ability: at.ability });
        }
        let act = match (ability, at.step) {
            (Some(ability), 0) => ability.act,
            (Some(ability), _) => ability.then.expect("the card says what it does then"),
            (None, _) => at.card.face().activation.expect("it was activated").act,
        };
        self.run(act, at)
    }

    /// Dominant is checked again when it resolves (R45).
    fn dominance_is_over(&self, ability: Option<&Ability>, slot: Slot) -> bool {
        ability.is_some_and(|ability| ability.when == When::Dominant)
            && (self.board().is(slot, Mark::Dominated) || !controls(self.board(), slot))
    }

    fn activate(&mut self, slot: Slot) {
        let (unit, card) = (self.state.pending.roster.id(slot), self.board().at(slot).card);
        self.emit(Event::Activated { slot, card });
        self.state.pending.stack.push(Effect::Ability(Trigger {
            unit,
            slot,
            side: slot.side(),
            card,
            ability: ACTIVATION,
            step: 0,
            subject: unit,
            place: slot,
            amount: 0,
        }));
    }

    fn use_leader(&mut self) {
        let seat = self.state.table.active;
        let charges = self.state.table.player(seat).charges - 1;
        let leader = self.state.table.leader(seat);
        self.emit(Event::LeaderUsed { seat, leader, charges });
        self.state.pending.stack.push(Effect::Leader(seat));
    }

    fn run_leader(&mut self, seat: Seat) -> Step {
        let (_, act) = self.state.table.leader(seat).face().ability.expect("the leader was used");
        self.run(act, speaker(seat, Card(0), Slot::new(0, seat), UnitId::NONE))
    }
}

/// What an action or a leader knows.
fn speaker(side: Seat, card: Card, slot: Slot, unit: UnitId) -> Trigger {
    Trigger { unit, slot, side, card, ability: 0, step: 0, subject: unit, place: slot, amount: 0 }
}

// ------------------------------------------------------------------ playing cards

impl Engine<'_> {
    /// A card leaves the hand (R20, R23).
    #[inline(always)]
    fn play(&mut self, card: Card, slot: Slot) {
        let seat = self.state.table.active;
        self.emit(Event::Played { seat, card, slot });
        if card.face().command.is_some() {
            self.note_seat(What::ActionPlayed, seat);
            let unit = self.state.unit_on(slot);
            let steps = [Effect::Resolve { card, seat, slot, unit }, Effect::Spend { card, seat }];
            return self.state.pending.stack.push_all(steps.into_iter());
        }
        let board = self.board();
        let Some(unit) = board.unit(slot) else { return self.enter(card, seat, slot, None) };
        let (victim, power) = (unit.card, board.power(slot));
        let mute = board.is(slot, Mark::Nullified);
        let enters = Effect::Deploy { card, seat, slot, victim, mute, power };
        self.state.pending.stack.push_all([Effect::Sacrifice(slot), enters].into_iter());
    }

    #[inline(always)]
    fn enter(&mut self, card: Card, seat: Seat, slot: Slot, eaten: Option<(Card, bool, i16)>) {
        if self.board().units().has(slot) || self.board().is_locked(slot) {
            return self.emit(Event::DeployFailed { seat, card, slot });
        }
        if let Some((victim, mute, power)) = eaten {
            self.emit(Event::Consumed { slot, victim, consumer: card });
            self.happened.list.push(Happening {
                card: victim,
                listens: if mute { Whens(0) } else { victim.face().listens },
                amount: power,
                by: self.state.pending.roster.next,
                ..Happening::of_no_unit(What::Consumed, slot)
            });
        }
        self.deploy(slot, card, seat, Origin::Played);
    }

    fn resolve_action(&mut self, card: Card, seat: Seat, slot: Slot, unit: UnitId) -> Step {
        let command = card.face().command.expect("an action does something");
        let now = if command.unit { self.state.find(unit) } else { Some(slot) };
        match now.filter(|&now| self.state.table.targets(seat, card).has(now)) {
            Some(now) => self.run(command.act, speaker(seat, card, now, unit)),
            None => {
                self.emit(Event::Fizzled { seat, card });
                Step::Done
            }
        }
    }

    fn bury_doomed(&mut self, slots: Slots) {
        let doomed = self.board().doomed().and(slots);
        let deaths: ArrayVec<Happening, 10> = doomed.iter().map(|slot| self.death(slot)).collect();
        deaths.into_iter().for_each(|happening| self.bury(happening, Cause::Power));
    }
}

// ------------------------------------------------------------------ turns and skirmishes

impl Engine<'_> {
    /// Everybody draws, and the first turn starts (R4).
    fn start_skirmish(&mut self, starter: Seat) {
        let number = self.state.table.skirmish + 1;
        self.emit(Event::SkirmishStarted { number, starter });
        let cards = if number == 1 { DRAWS.0 } else { DRAWS.1 };
        self.draw(Seat(0), cards);
        self.draw(Seat(1), cards);
        self.state.pending.stack.push(Effect::TurnStart(starter));
    }

    /// R11.
    #[inline(always)]
    fn start_turn(&mut self, seat: Seat) {
        for slot in self.board().marked(Mark::Cooling).of(seat).iter() {
            let Unit { card, cooldown, .. } = *self.board().at(slot);
            self.emit(Event::CooldownReduced { slot, card, left: cooldown - 1 });
        }
        let turn = self.state.table.turn;
        self.emit(Event::TurnStarted { seat, turn });
        if !self.board().starting(seat).is_empty() {
            self.note_seat(What::TurnStarted, seat);
        }
    }

    /// R12.
    #[inline(always)]
    fn pass(&mut self, auto: bool) {
        self.emit(self.state.table.pass(auto));
        self.end_turn();
    }

    #[inline(always)]
    fn end_turn(&mut self) {
        let turn = self.state.table.turn;
        self.emit(Event::TurnEnded { turn });
        let next = other(self.state.table.active);
        if self.state.table.players.iter().all(|player| player.done) {
            return self.state.pending.stack.push_all([Effect::Score, Effect::Finish].into_iter());
        }
        self.start_turn(next);
    }

    /// Who controls what, and for how many points (R50).
    fn score(&mut self) {
        let controllers = self.board().controllers();
        if self.sink.listens() {
            self.tell_terrains(&controllers);
        }
        for (terrain, controller) in (0..).zip(controllers) {
            let Some(slot) = controller.map(|side| Slot::new(terrain, side)) else { continue };
            let points = self.board().worth(slot);
            self.emit(Event::Conquered { slot, points });
            self.note(What::Conquered, slot, i16::from(points), 0);
        }
    }

    /// Tells who controls which terrain with what power: nothing changes by that.
    fn tell_terrains(&mut self, controllers: &[Option<Seat>]) {
        for (terrain, &controller) in (0..).zip(controllers) {
            let board = self.board();
            let powers = [Seat(0), Seat(1)].map(|side| {
                let slot = Slot::new(terrain, side);
                board.unit(slot).map(|_| board.power(slot))
            });
            self.emit(Event::TerrainResolved { terrain, controller, powers });
        }
    }

    /// Who has won, and what stays for the next skirmish (R51, R52).
    fn finish(&mut self) {
        let [ours, theirs] = [0, 1].map(|n| self.state.table.players[n].points);
        let winner = match ours.cmp(&theirs) {
            std::cmp::Ordering::Greater => Some(Seat(0)),
            std::cmp::Ordering::Less => Some(Seat(1)),
            std::cmp::Ordering::Equal => None,
        };
        let number = self.state.table.skirmish;
        self.emit(Event::SkirmishEnded { number, winner, points: [ours, theirs] });
        let won = [0, 1].map(|n| self.state.table.players[n].wins >= WINS);
        if won != [false, false] {
            let winner = match won {
                [true, true] => None,
                [first, _] => Some(Seat(u8::from(!first))),
            };
            return self.emit(Event::MatchEnded { winner, reason: Ending::Skirmishes });
        }
        for slot in self.board().units().iter() {
            let Unit { card, owner, .. } = *self.board().at(slot);
            if self.board().stays(slot) {
                self.emit(Event::Stayed { slot, card });
            } else {
                self.emit(Event::CleanedUp { slot, card, owner });
            }
        }
        // The loser starts; after a tie, who did not start.
        let starter = other(winner.unwrap_or(self.state.table.starter));
        self.state.pending.stack.push(Effect::StartSkirmish(starter));
    }
}
