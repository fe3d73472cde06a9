//! How many inputs a battle beside a real table takes.
//!
//! `tests/battle/battle.record` is a battle of two warbands of ten that two strong bots fought on a
//! map: there it is known who moved where, who was in cover and who was in contact. Here the same
//! battle is written down beside a real table, move by move and with the same dice, as two people
//! would do it who share one companion: [`Scribe`] answers every question from the map. Nothing is
//! put in that can be left out: who does nothing is not named, and what can be said of many at once
//! is said once.
//!
//! An input is a line that is typed or a button that is pressed for good: a move with the dice that
//! follow it at once, or a row of dice. A row ends where somebody decides, and where another
//! warrior strikes, shoots or takes a test. `tests/battle/version-2.txt` has the inputs of the same
//! battle under version 2 of the rules, written by the same scribe in the moves of that time; there
//! every die was an input of its own.

use std::collections::BTreeMap;
use std::path::Path;

use kernel::{Game, Mover, Record, Secrets, ToMove, Viewer};
use mordheim::{Ask, Deed, Flip, Id, Label, Mark, Move, Phase, Question, State, View, ids};

/// Somebody who writes down a battle beside a real table, knowing the map.
struct Scribe {
    map: State,
    /// What was done on the map, and how much of it is written down.
    moves: Vec<(Mover, Move)>,
    at: usize,
    table: State,
    inputs: Vec<String>,
    /// Who rolled the last die, if the row can go on.
    roller: Option<Option<Id>>,
}

impl Scribe {
    fn next(&self) -> Option<Move> {
        self.moves.get(self.at).map(|(_, m)| *m)
    }

    /// Goes on by one move on the map.
    fn advance(&mut self) -> Move {
        let (mover, m) = self.moves[self.at];
        self.map.try_play(mover, m, &mut ()).expect("the record is a battle");
        self.at += 1;
        m
    }

    fn view(state: &State) -> View {
        state.view(Viewer::Spectator)
    }

    fn map_asks(&self) -> Option<Ask> {
        self.map.open_question().map(|(_, ask)| ask)
    }

    fn play(&mut self, m: Move) -> String {
        let mover = match self.table.to_move() {
            ToMove::Chance => Mover::Chance,
            ToMove::Seats(seats) => Mover::Seat(seats.lowest().expect("somebody is to move")),
            ToMove::Over => panic!("the battle is over"),
        };
        let text = self.table.notation(mover, m);
        let read = self.table.parse(mover, &text).expect("what is written can be read");
        if let Err(why) = self.table.try_play(mover, read, &mut ()) {
            panic!("{text} is refused: {why:?}\n{}", self.inputs.join("\n"));
        }
        text
    }

    /// Puts in a move of a seat.
    fn put(&mut self, m: Move) {
        let text = self.play(m);
        self.inputs.push(text);
        self.roller = None;
    }

    /// Puts in a die: in the row of the last one, or behind the move that called for it.
    fn die(&mut self, die: Move, roller: Option<Id>) {
        let after_move = self.roller.is_none() && !self.inputs.is_empty();
        let goes_on = after_move || self.roller == Some(roller);
        let text = self.play(die).replace("roll ", "");
        match self.inputs.last_mut().filter(|_| goes_on) {
            Some(row) => *row = format!("{row} {text}"),
            None => self.inputs.push(text),
        }
        self.roller = Some(roller);
    }

    // ------------------------------------------------------------------ before the battle

    fn set_up(&mut self) {
        while self.map.phase() == Phase::Setup {
            self.advance();
        }
        while self.table.phase() == Phase::Setup {
            match self.table.open_question() {
                Some((Mover::Chance, _)) => {
                    let of = Scribe::view(&self.table).ask.and_then(|ask| ask.of);
                    let first = of == Some(self.map.active());
                    self.die(Move::Die(if first { 6 } else { 1 }), None);
                }
                Some((_, Ask::Ready)) => self.put(Move::Ready),
                _ => self.put(Move::Yes),
            }
        }
        self.roller = Some(None);
    }

    // ------------------------------------------------------------------ the battle

    fn step(&mut self) {
        match self.table.open_question() {
            Some((Mover::Chance, ask)) => {
                let last = &self.inputs[self.inputs.len().saturating_sub(20)..];
                assert_eq!(Some(ask), self.map_asks(), "the same die falls: {last:?}");
                let strike = Scribe::view(&self.table).strike.and_then(|strike| strike.by);
                let roller = match ask {
                    Ask::Die { who, .. } => strike.or(who),
                    _ => None,
                };
                let die = self.advance();
                self.die(die, roller);
            }
            Some((_, ask)) => self.answer(ask),
            None => match self.table.chosen() {
                Some(_) => self.shot(),
                None => self.phase(),
            },
        }
    }

    /// Whether the map waits for this die of this warrior.
    fn rolls(&self, label: Label, who: Id) -> bool {
        let same =
            |ask| matches!(ask, Ask::Die { label: l, who: w, .. } if l == label && w == Some(who));
        self.map_asks().is_some_and(same)
    }

    fn fact(&self, who: Id, question: Question) -> bool {
        match question {
            Question::LeaderNear => {
                let most = Scribe::view(&self.map).ask.and_then(|ask| ask.at_most);
                most.is_some_and(|most| most > self.map.warrior(who).profile.ld)
            }
            Question::EnemyClosest => !self.rolls(Label::Rally, who),
            Question::FriendNear => !self.rolls(Label::AllAlone, who),
            Question::HeroNear => !self.rolls(Label::Stupidity, who),
            Question::OffTable => !self.map.warrior(who).is_here(),
        }
    }

    fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Fact(who, question) => {
                let yes = self.fact(who, question);
                self.put(if yes { Move::Yes } else { Move::No });
            }
            Ask::Charge(who) => self.open_charge(who),
            Ask::Fight(_) => self.open_melee(),
            Ask::Drop(_) | Ask::Claim => self.put(Move::No),
            Ask::Hit(_, set) => {
                let target = Scribe::view(&self.map).strike.map(|strike| strike.target);
                let hit = target.filter(|id| set & id.bit() != 0);
                self.put(hit.map_or(Move::Nobody, Move::Pick));
            }
            _ => {
                assert_eq!(Some(ask), self.map_asks(), "the same is asked on both");
                let m = self.advance();
                self.put(m);
            }
        }
    }

    // ------------------------------------------------------------------ charges

    /// Says what the map knows about the charge that is open, then makes it with the next input.
    fn open_charge(&mut self, who: Id) {
        let charge = Scribe::view(&self.table).charge.expect("a charge is open");
        if self.rolls(Label::Initiative, who) && !charge.toggles[0].on {
            return self.put(Move::Flip(Flip::Unseen));
        }
        if let Some(Ask::Intercept(_)) = self.map_asks()
            && let Move::Intercept(by) = self.advance()
        {
            return self.put(Move::StepIn(by));
        }
        let stepped = charge.step.map_or(0, Id::bit);
        let touched = self.map.warrior(who).engaged & !charge.target.bit() & !stepped;
        let more =
            ids(touched).find(|id| !charge.touches.contains(id) && charge.may_touch.contains(id));
        if let Some(foe) = more {
            return self.put(Move::Touch(foe));
        }
        // A die that falls on the map before the next decision falls here after `home`.
        if self.map.open_question().is_some() {
            return self.put(Move::Home);
        }
        match self.in_phase(Phase::Charges) {
            Some(m) => self.put(m),
            None => self.put(Move::End),
        }
    }

    /// The next thing that somebody does in this phase on the map; nothing when it is over there.
    /// Who does nothing is passed over.
    fn in_phase(&mut self, phase: Phase) -> Option<Move> {
        loop {
            let here = self.map.phase() == phase
                && self.map.turns_begun() == self.table.turns_begun()
                && self.map.open_question().is_none();
            let next = self.next().filter(|_| here);
            if let Some(Move::Select(_) | Move::End) = next {
                self.advance();
            }
            let Some(Move::Select(who)) = next else { return None };
            match self.advance() {
                Move::Hold => {}
                Move::Charge(target) | Move::ChargeBoth(target, _) => {
                    return Some(Move::Does(who, Deed::Charge(target)));
                }
                Move::Aim(weapon, target, shots) => {
                    return Some(Move::Does(who, Deed::Aim(weapon, target, shots)));
                }
                m => panic!("{m:?} is not expected of {who}"),
            }
        }
    }

    // ------------------------------------------------------------------ movement

    /// What everybody does in the movement phase of the map, hiding included.
    fn movement(&mut self) -> BTreeMap<Id, Deed> {
        let mut deeds = BTreeMap::new();
        let turn = self.map.turns_begun();
        while self.map.phase() == Phase::Movement && self.map.turns_begun() == turn {
            let Some(Move::Select(who)) = self.next() else {
                if self.next() == Some(Move::End) && self.map.open_question().is_none() {
                    self.advance();
                }
                break;
            };
            self.advance();
            let stands = self.map.warrior(who).stands();
            let walking = *self.map.walking();
            let mut deed = match self.advance() {
                Move::Hold => Deed::Stay,
                Move::Go(_) if !stands => Deed::Crawl,
                Move::Go(to) if walking.has(to) => Deed::Walk,
                Move::Go(_) => Deed::Run,
                m => panic!("{m:?} is not expected of {who}"),
            };
            if self.map_asks() == Some(Ask::Hide(who)) && self.advance() == Move::Yes {
                deed = if deed == Deed::Walk { Deed::Sneak } else { Deed::Hide };
            }
            deeds.insert(who, deed);
        }
        deeds
    }

    /// Puts in a movement phase: those who do something else by name, the rest at once, where that
    /// is shorter.
    fn moves(&mut self) {
        let deeds = self.movement();
        let seat = self.table.active();
        let able: Vec<Id> = Scribe::view(&self.table).can_act;
        let deed = |id: &Id| deeds.get(id).copied().unwrap_or(Deed::Stay);
        let with = |all: Deed| able.iter().filter(|id| deed(id) != all).count() + 1;
        let busy: Vec<Id> = able.iter().copied().filter(|id| deed(id) != Deed::Stay).collect();
        let alone = busy.len() + usize::from(busy.len() < able.len());
        let (walk, run) = (with(Deed::Walk), with(Deed::Run));
        let all = match () {
            () if alone <= walk.min(run) => None,
            () if walk <= run => Some(Deed::Walk),
            () => Some(Deed::Run),
        };
        let named: Vec<Id> = match all {
            None => busy,
            Some(all) => able.iter().copied().filter(|id| deed(id) != all).collect(),
        };
        for id in named {
            self.put(Move::Does(id, deed(&id)));
        }
        match all {
            Some(Deed::Walk) => self.put(Move::WalkAll),
            Some(_) => self.put(Move::RunAll),
            None => {}
        }
        if self.table.phase() == Phase::Movement && self.table.active() == seat {
            self.put(Move::End);
        }
    }

    // ------------------------------------------------------------------ shooting and fighting

    /// Says what the map knows about the shot that was aimed, and fires.
    fn shot(&mut self) {
        let on_map = Scribe::view(&self.map).aim.expect("it was aimed on the map");
        let here = Scribe::view(&self.table).aim.expect("it was aimed");
        let has = |why: &str| on_map.ways[0].modifiers.iter().any(|modifier| modifier.why == why);
        let wrong =
            |id: &str, why: &str| here.toggles.iter().any(|t| t.id == id && t.on != has(why));
        if wrong("cover", "cover") {
            return self.put(Move::Flip(Flip::Cover));
        }
        if wrong("long", "long_range") {
            return self.put(Move::Flip(Flip::Long));
        }
        assert_eq!(here.ways[0].needs, on_map.ways[0].needs, "the same shot");
        self.advance();
        self.put(Move::Fire);
    }

    /// Lets those take other weapons who did on the map.
    fn open_melee(&mut self) {
        while let Some(Ask::Hands(who)) = self.map_asks() {
            let Move::Hands(main, off) = self.advance() else { panic!("hands are chosen") };
            let view = Scribe::view(&self.table);
            if view.warrior(who).and_then(|warrior| warrior.hands) != Some((main, off)) {
                return self.put(Move::Arm(who, main, off));
            }
        }
        if let Some((_, Ask::Fight(_))) = self.table.open_question() {
            self.put(Move::Begin);
        }
    }

    // ------------------------------------------------------------------ phases

    fn phase(&mut self) {
        let phase = self.table.phase();
        match phase {
            Phase::Movement => self.moves(),
            Phase::Charges | Phase::Shooting => match self.in_phase(phase) {
                Some(m) => self.put(m),
                None => self.put(Move::End),
            },
            _ => self.recovery(),
        }
    }

    fn recovery(&mut self) {
        let same = self.map.turns_begun() == self.table.turns_begun();
        let here =
            same && self.map.phase() == Phase::Recovery && self.map.open_question().is_none();
        match self.next() {
            Some(m) if here => {
                self.advance();
                self.put(m);
            }
            _ => {
                let legal = self.table.legal(self.table.active());
                let must = legal.iter().copied().find(|m| matches!(m, Move::Rally(_)));
                self.put(must.unwrap_or(Move::End));
            }
        }
    }
}

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/battle")
}

/// Writes down a battle that was fought on a map.
fn written(record: &str) -> Scribe {
    let record = Record::parse(record).expect("a record");
    let map = State::new(&record.setup).expect("a sound setup");
    let mut replay = map.clone();
    let mut moves = Vec::new();
    for (mover, text) in &record.moves {
        let m = replay.parse(*mover, text).expect("a move");
        replay.try_play(*mover, m, &mut ()).expect("a legal move");
        moves.push((*mover, m));
    }
    let setup = record.setup.clone().set("space", "table").set("disputes", "off");
    let table = State::new(&setup).expect("a sound setup");
    let mut scribe = Scribe { map, moves, at: 0, table, inputs: Vec::new(), roller: None };
    scribe.set_up();
    while scribe.table.to_move() != ToMove::Over {
        scribe.step();
    }
    assert_eq!(scribe.at, scribe.moves.len(), "all of it is written down");
    assert_eq!(scribe.table.outcome(), scribe.map.outcome());
    for id in scribe.map.roster(kernel::Seat(0)).chain(scribe.map.roster(kernel::Seat(1))) {
        let (a, b) = (scribe.map.warrior(id), scribe.table.warrior(id));
        let end = |w: &mordheim::Warrior| (w.condition, w.wounds, w.is(Mark::Fleeing));
        assert_eq!(end(a), end(b), "{id} ends the same");
    }
    scribe
}

#[test]
fn a_battle_takes_at_most_a_third_of_the_inputs_of_version_2() {
    let read = |name: &str| std::fs::read_to_string(folder().join(name)).expect("a file");
    let before = read("version-2.txt").lines().count();
    let scribe = written(&read("battle.record"));
    let text = scribe.inputs.join("\n") + "\n";
    let path = folder().join("version-3.txt");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &text).expect("a file can be written");
    }
    assert_eq!(read("version-3.txt"), text, "UPDATE=1 writes it again");
    let now = scribe.inputs.len();
    assert!(3 * now <= before, "{now} of {before}");
}
