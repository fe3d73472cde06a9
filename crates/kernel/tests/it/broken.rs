//! The suite itself: a game broken on purpose, one fault at a time, is caught by the property that
//! the fault offends.

use std::cell::Cell;

use kernel::conform::{self, Failure, PROPERTIES, Suite, Thorough};
use kernel::*;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::pebbles::{Event, Illegal, Move, Screen, State, Tally, View};

/// Declares the faults, each with the property that it offends.
macro_rules! faults {
    ($($fault:ident offends $property:literal),* $(,)?) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        enum Fault { Nothing, TrustsThePosition, $($fault),* }

        const FAULTS: &[(Fault, &str)] = &[$((Fault::$fault, $property)),*];
    };
}

faults! {
    MoreSeats offends "info",
    LetsAllOptionsPass offends "info",
    OwedByNobody offends "turn",
    EarlyOutcome offends "outcome",
    WrongRanks offends "outcome",
    UnsortedMoves offends "moves",
    NoMoves offends "moves",
    MovesOutOfTurn offends "moves",
    LaxCheck offends "check",
    StrictCheck offends "check",
    AnybodyMoves offends "check",
    ChanceOffByOne offends "chance",
    ChanceUncounted offends "chance",
    Impossible offends "validate",
    PanicsInPlay offends "play",
    ChangesUnheard offends "play",
    EventNotTold offends "fold",
    EventNotApplied offends "fold",
    EventLostInText offends "events",
    BlindOmniscience offends "redact",
    UnseenLesson offends "redact",
    ChanceUnsaid offends "redact",
    SilentProjection offends "projections",
    NotationClash offends "notation",
    NotationOfTwoLines offends "notation",
    ParsePanics offends "parse",
    WidePicture offends "picture",
    WideNamesUncounted offends "picture",
    MuteTopic offends "picture",
    SheetsAlike offends "info",
    PlaceMissing offends "board",
    WordlessPiece offends "board",
    CountersAlike offends "board",
    BesideTheField offends "board",
    StrangeGround offends "board",
    EndlessWork offends "work",
    AnotherScreen offends "work",
    Weightless offends "weigh",
    ForgetfulPosition offends "position",
    GulliblePosition offends "position",
    RemembersTheLastGame offends "record",
    Endless offends "length",
    LeakyView offends "leak",
    LeakyScreen offends "leak",
    LeakyEvent offends "leak",
    LeakySentence offends "leak",
    LeakyMoves offends "leak",
    LeakyNumbers offends "leak",
    LeakyTopic offends "leak",
    LeakyBoard offends "leak",
    LeakyLabel offends "leak",
    LostReference offends "references",
    WordlessMessage offends "words",
    LessonUnsaid offends "leak",
    LessonSaidOfSome offends "leak",
    LeakyRefusal offends "leak",
    PrivateLessonUnsaid offends "leak",
    WorldsUncounted offends "worlds",
    WorldsByTruth offends "worlds",
    ImaginesTheTruth offends "imagine",
    ImaginesAllButTheTruth offends "blind",
    ImaginesTheTruthUncounted offends "imagine",
    PeeksUncounted offends "blind",
    ImaginesTheImpossible offends "imagine",
    ImaginesAlwaysTheSame offends "imagine",
    ImaginesOneTooOften offends "imagine",
    ImaginesTheTruthAtLast offends "blind",
    ImaginesNothing offends "imagine",
    MissesTheOnlyWorld offends "imagine",
    CountsTooManyWorlds offends "imagine",
    CountsTooFewWorlds offends "imagine",
    ForgetsAnAnswer offends "inline",
    PartnersApart offends "outcome",
}

use Fault::*;

thread_local! {
    /// What is wrong with the games of this thread.
    static FAULT: Cell<Fault> = const { Cell::new(Nothing) };
    /// Whether a game has ended: what no game may know of another.
    static ENDED: Cell<bool> = const { Cell::new(false) };
    /// The secret of the last position that was viewed: what no view may bring along.
    static SECRET: Cell<Option<u8>> = const { Cell::new(None) };
}

fn fault() -> Fault {
    FAULT.get()
}

fn is(this: Fault) -> bool {
    fault() == this
}

/// The template game with the fault of this thread.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Broken(State);

/// An event of the broken game.
#[derive(Clone, PartialEq, Eq, Debug, JsonSchema)]
struct Heard(Event);

impl Serialize for Heard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Event::Took { seat, .. } if is(EventLostInText) => {
                Event::Took { seat, pebbles: 0 }.serialize(serializer)
            }
            _ => self.0.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Heard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Event::deserialize(deserializer).map(Heard)
    }
}

/// The read models of the broken game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(transparent)]
struct Models(Tally);

impl Projections for Models {
    type Event = Heard;
    type View = View;
    const PARTS: &'static [&'static str] = Tally::PARTS;

    fn start(view: &View) -> Self {
        Models(Tally::start(view))
    }

    fn fold(&mut self, event: &Heard) -> Parts {
        let changed = self.0.fold(&event.0);
        if is(SilentProjection) { Parts::one(0) } else { changed }
    }
}

/// Passes events on, but for those that the fault swallows.
struct Passing<'a, S>(&'a mut S);

impl<S: Sink<Heard>> Sink<Event> for Passing<'_, S> {
    fn emit(&mut self, event: &Event) {
        if !(is(EventNotTold) && matches!(event, Event::Shown { .. })) {
            self.0.emit(&Heard(event.clone()));
        }
    }
}

impl Broken {
    /// Seat 0's charm: what nobody else may know.
    fn secret(&self) -> Option<u8> {
        let shown = serde_json::to_value(self.0.view(Viewer::Omniscient)).expect("a view is plain");
        shown["charms"][0].as_u64().map(|charm| charm as u8)
    }

    /// The number of a move with the secret in it, which its notation does not show.
    fn coded(&self, m: Move) -> Move {
        match m {
            Move::Bury(n @ 0..=2) if is(LeakyNumbers) => {
                Move::Bury(n + 3 * self.secret().unwrap_or(0))
            }
            m => m,
        }
    }

    /// The move without it, if it is the right one.
    fn plain(&self, m: Move) -> Option<Move> {
        match m {
            Move::Bury(n) if is(LeakyNumbers) => {
                let plain = Move::Bury(n % 3);
                (self.coded(plain) == m).then_some(plain)
            }
            m => Some(m),
        }
    }

    /// Whether no game comes to this position, which nothing forbids: nobody has taken anything,
    /// and yet it is not the turn of who begins.
    fn is_unreached(&self) -> bool {
        let text = self.0.position();
        let line = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)).unwrap_or("");
        let sum = |key: &str| -> u32 {
            line(key).split_whitespace().filter_map(|n| n.parse::<u32>().ok()).sum()
        };
        let heap = State::INFO.options.iter().find(|option| option.key == "heap");
        let base: u32 = heap.and_then(|heap| heap.default.parse().ok()).unwrap_or(0);
        let whole = base + sum("die:") - sum("buried:");
        !line("buried:").contains('-') && sum("heap:") == whole && sum("turn:") > 0
    }
}

impl Components for Broken {
    type Event = Heard;

    fn apply(&mut self, event: &Heard) {
        if !(is(EventNotApplied) && matches!(event.0, Event::Shown { .. })) {
            self.0.apply(&event.0);
        }
    }
}

impl Game for Broken {
    type Move = Move;
    type Event = Heard;
    type Components = Broken;
    type Illegal = Illegal;

    const INFO: &'static Info = &Info { topics: &["charms"], ..*State::INFO };

    fn new(setup: &Setup) -> Result<Self, Error> {
        let mut setup = setup.clone();
        if is(RemembersTheLastGame) && ENDED.get() && setup.position.is_none() {
            setup = setup.set("heap", "20");
        }
        if is(LetsAllOptionsPass) {
            setup.options.clear();
        }
        let opened = State::new(&setup);
        if !is(GulliblePosition) || opened.is_ok() {
            return opened.map(Broken);
        }
        let mut state = State::new(&Setup { position: None, ..setup })?;
        state.apply(&Event::Rolled { die: 7 });
        Ok(Broken(state))
    }

    fn position(&self) -> String {
        let text = self.0.position();
        if !is(ForgetfulPosition) {
            return text;
        }
        text.lines()
            .filter(|line| !line.starts_with("shown"))
            .map(|l| l.to_owned() + "\n")
            .collect()
    }

    fn seats(&self) -> usize {
        self.0.seats() + usize::from(is(MoreSeats))
    }

    fn side(&self, seat: Seat) -> Seat {
        if is(PartnersApart) { Seat(0) } else { seat }
    }

    fn to_move(&self) -> ToMove {
        match self.0.to_move() {
            ToMove::Over if is(OwedByNobody) => ToMove::Seats(SeatSet::NONE),
            to_move => to_move,
        }
    }

    fn moves(&self, seat: Seat, out: &mut Moves<Move>) {
        let mut list = self.0.legal(seat).to_vec();
        match fault() {
            UnsortedMoves => list.reverse(),
            NoMoves => list.retain(|m| *m != Move::Take(1)),
            MovesOutOfTurn if list.is_empty() => list.push(Move::Charm),
            LeakyMoves if self.secret() == Some(4) => list.retain(|m| *m != Move::Take(2)),
            _ => {}
        }
        list.into_iter().for_each(|m| out.push(self.coded(m)));
    }

    fn check(&self, mover: Mover, m: Move) -> Result<(), Illegal> {
        let lax = is(LaxCheck) && matches!((mover, m), (Mover::Seat(_), Move::Take(3)));
        if (lax || is(AnybodyMoves)) && matches!(self.0.to_move(), ToMove::Seats(_)) {
            return Ok(());
        }
        match m {
            Move::Charm if is(StrictCheck) => Err(Illegal::CharmIsSpent),
            Move::Take(2) if is(LeakyMoves) && self.secret() == Some(4) => Err(Illegal::NotNow),
            Move::Charm if is(LeakyRefusal) => self.0.check(mover, m).map_err(|illegal| {
                self.secret().map_or(illegal, |charm| Illegal::TooMany { left: charm })
            }),
            _ => self.0.check(mover, self.plain(m).ok_or(Illegal::NotNow)?),
        }
    }

    fn play(&mut self, mover: Mover, m: Move, sink: &mut impl Sink<Heard>) {
        assert!(!is(PanicsInPlay) || m != Move::Charm, "charms are beyond me");
        if is(Endless) && m == Move::Take(1) {
            return;
        }
        let unreached = is(TrustsThePosition) && self.is_unreached();
        let mut heard: Vec<Heard> = Vec::new();
        let m = self.plain(m).expect("a legal move");
        self.0.play(mover, m, &mut Passing(&mut heard));
        heard.iter().for_each(|event| sink.emit(event));
        if unreached {
            self.0.apply(&Event::Rolled { die: 7 });
            sink.emit(&Heard(Event::Rolled { die: 7 }));
        }
        if is(ChangesUnheard) && size_of_val(sink) == 0 && m == Move::Take(2) {
            let seat = self.0.to_move().seats().lowest().unwrap_or(Seat(0));
            self.0.apply(&Event::Shown { seat, charm: 1 });
        }
    }

    fn play_on(&mut self, mover: Mover, m: Move, policy: &mut impl Policy<Self>) -> u32 {
        self.play(mover, m, &mut ());
        let next = self.to_move().first().filter(|_| is(ForgetsAnAnswer) || is(Nothing));
        let Some(Mover::Seat(seat)) = next else { return 1 };
        let list = self.legal(seat);
        let place = policy.pick(self, Mover::Seat(seat), &list);
        let place = if is(ForgetsAnAnswer) { 0 } else { place };
        self.play(Mover::Seat(seat), list[place], &mut ());
        2
    }

    fn components(&self) -> Broken {
        self.clone()
    }

    fn of_components(state: Broken) -> Broken {
        state
    }

    fn outcome(&self) -> Option<Outcome> {
        let outcome = self.0.outcome();
        ENDED.set(ENDED.get() || outcome.is_some());
        match fault() {
            EarlyOutcome => Some(Outcome::by_score("early", &[0, 0])),
            WrongRanks => outcome.map(|mut outcome| {
                outcome.seats.iter_mut().for_each(|standing| standing.rank += 1);
                outcome
            }),
            _ => outcome,
        }
    }

    fn validate(&self) -> Result<(), Message> {
        match self.0.to_move() {
            ToMove::Over if is(Impossible) => Err(Message::text("it is never over")),
            _ => self.0.validate(),
        }
    }

    fn chance_size(&self) -> u128 {
        let size = self.0.chance_size();
        if is(ChanceUncounted) { size.max(1) } else { size }
    }

    fn chance_nth(&self, n: u128) -> Move {
        self.0.chance_nth(n)
    }

    fn chance_rank(&self, m: Move) -> Option<u128> {
        let rank = self.0.chance_rank(m);
        if is(ChanceOffByOne) { rank.map(|rank| rank + 1) } else { rank }
    }

    fn notation(&self, mover: Mover, m: Move) -> String {
        match m {
            Move::Charm if is(NotationClash) => "take 1".to_owned(),
            Move::Charm if is(NotationOfTwoLines) => "\ncharm".to_owned(),
            _ => self.0.notation(mover, self.plain(m).unwrap_or(m)),
        }
    }

    fn parse(&self, mover: Mover, text: &str) -> Result<Move, Error> {
        assert!(!is(ParsePanics) || text.is_ascii(), "plain letters only");
        self.0.parse(mover, text).map(|m| self.coded(m))
    }

    fn weigh(&self, _: &[Move], weights: &mut [u16]) {
        if is(Weightless) {
            weights[0] = 0;
        }
    }
}

impl Secrets for Broken {
    const HIDES: bool = State::HIDES;

    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        if is(LeakyTopic) || is(LeakyBoard) {
            SECRET.set(self.secret());
        }
        self.0.view(if is(LeakyView) { Viewer::Omniscient } else { viewer })
    }

    fn redact(event: &Heard, viewer: Viewer) -> Option<Heard> {
        match (fault(), viewer) {
            (BlindOmniscience, Viewer::Omniscient) => None,
            (LeakyEvent, _) => Some(event.clone()),
            (UnseenLesson, Viewer::Spectator) if matches!(event.0, Event::Shown { .. }) => None,
            _ => State::redact(&event.0, viewer).map(Heard),
        }
    }

    fn facts(event: &Heard) -> Facts {
        let facts = State::facts(&event.0);
        match (fault(), &event.0) {
            (ChanceUnsaid, _) => Facts { chance: false, ..facts },
            (LessonUnsaid, Event::Shown { .. })
            | (LessonSaidOfSome, Event::Shown { charm: 1, .. })
            | (PrivateLessonUnsaid, Event::Dealt { .. }) => {
                Facts { learned: Viewers::NONE, ..facts }
            }
            _ => facts,
        }
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Option<Self> {
        let world = Broken(self.0.imagine(viewer, rng)?);
        let guess = || Some(Broken(self.0.imagine(viewer, &mut Rng::new(1))?));
        match fault() {
            _ if viewer == Viewer::Omniscient => Some(world),
            ImaginesTheTruth | ImaginesTheTruthUncounted => Some(self.clone()),
            PeeksUncounted if rng.below(2) == 0 => Some(self.clone()),
            ImaginesTheTruthAtLast if rng.below(8) == 0 => Some(self.clone()),
            ImaginesAllButTheTruth if world == *self => self.0.imagine(viewer, rng).map(Broken),
            ImaginesAlwaysTheSame => guess(),
            ImaginesOneTooOften if rng.below(4) == 0 => guess(),
            ImaginesNothing if self.0.worlds(viewer) != Some(1) => None,
            MissesTheOnlyWorld if self.0.worlds(viewer) == Some(1) => None,
            ImaginesTheImpossible => {
                let mut world = world.0;
                world.apply(&Event::Rolled { die: 7 });
                Some(Broken(world))
            }
            _ => Some(world),
        }
    }

    fn worlds(&self, viewer: Viewer) -> Option<u128> {
        match fault() {
            ImaginesTheTruthUncounted | PeeksUncounted => None,
            WorldsUncounted => Some(1),
            CountsTooManyWorlds => self.0.worlds(viewer).map(|n| if n > 1 { n + 1 } else { n }),
            CountsTooFewWorlds => self.0.worlds(viewer).map(|n| if n > 2 { n - 1 } else { n }),
            WorldsByTruth => self.0.worlds(viewer).map(|n| n + self.secret().map_or(0, u128::from)),
            _ => self.0.worlds(viewer),
        }
    }

    fn work(_: &View) -> u64 {
        if is(EndlessWork) { u64::MAX } else { 0 }
    }
}

impl Show for Broken {
    type Screen = Screen;
    type Projections = Models;

    fn screen(&self, viewer: Viewer) -> Screen {
        match (self.0.screen(viewer), self.secret()) {
            (Screen::Wait { .. }, Some(charm)) if is(LeakyScreen) => Screen::Bury { charm },
            (screen, _) => screen,
        }
    }

    fn screen_with(&self, _: &View, viewer: Viewer) -> Screen {
        let other = if is(AnotherScreen) { Viewer::Omniscient } else { viewer };
        self.screen(other)
    }

    fn describe(&self, event: &Heard) -> Option<Message> {
        match self.secret() {
            Some(charm) if is(LeakySentence) => Some(Message::number(charm)),
            _ => self.0.describe(&event.0),
        }
    }

    fn label(&self, mover: Mover, m: Move) -> Label {
        let mut label = self.0.label(mover, self.plain(m).unwrap_or(m));
        match (fault(), self.secret()) {
            (LeakyLabel, Some(charm)) => label.label = Message::number(charm),
            (LostReference, _) => label.refs = vec![Ref::piece("moon")],
            (WordlessMessage, _) => label.label = Message::new("offer-nothing"),
            _ => {}
        }
        label
    }

    fn words(language: &str) -> &'static [&'static str] {
        State::words(language)
    }

    fn picture(view: &View, seats: usize, renderer: &Renderer<'_>) -> String {
        let text = State::picture(view, seats, renderer);
        match fault() {
            WidePicture => format!("{text}{}", "-".repeat(81)),
            WideNamesUncounted => format!("{text}{:<12.12} {:->66}", renderer.name(Seat(0)), ""),
            _ => text,
        }
    }

    fn catalogue() -> Vec<Sheet> {
        let other = if is(SheetsAlike) { "charm" } else { "stone" };
        ["charm", other].map(|id| Sheet::new("term", id, 1)).to_vec()
    }

    fn board(view: &View, seats: usize) -> Board {
        let mut board = State::board(view, seats);
        board.field = Some(meadow());
        match fault() {
            PlaceMissing => drop(board.places.pop()),
            WordlessPiece => {
                let piece = Piece { thing: Ref::choice("yes"), ..Piece::named("x") };
                board.places[0].zones[0].pieces.push(piece);
            }
            CountersAlike => board.counters.push(board.counters[0].clone()),
            LeakyBoard => board.counters[0].value = SECRET.get().map_or(0, i32::from),
            _ => {}
        }
        board
    }

    fn details(_: &View, topic: &str) -> Option<Vec<Message>> {
        match (topic, fault()) {
            ("charms", MuteTopic) => None,
            ("charms", LeakyTopic) => Some(vec![Message::text(format!("{:?}", SECRET.get()))]),
            ("charms", _) => Some(vec![Message::text("Charms are worth their number.")]),
            _ => None,
        }
    }
}

/// A field of two squares, one of them with a heap on it.
fn meadow() -> Field {
    let x = if is(BesideTheField) { 2 } else { 1 };
    let row = if is(StrangeGround) { ".?" } else { ".." };
    Field {
        width: 2,
        height: 1,
        rows: vec![row.to_owned()],
        legend: vec![Ground { sign: '.', name: Message::text("grass"), terrain: Terrain::Open }],
        pieces: vec![PlacedPiece { x, y: 0, piece: Piece::named("heap") }],
    }
}

/// The failure that the suite finds in at most 200 games.
fn found(fault: Fault) -> Box<Failure> {
    FAULT.set(fault);
    ENDED.set(false);
    let mut suite = Suite::<Broken>::new(&Setup::default(), Thorough::Usual);
    let found = (0..200).find_map(|seed| suite.game(seed).err());
    found.unwrap_or_else(|| panic!("{fault:?} was not found in 200 games"))
}

#[test]
fn the_game_without_a_fault_conforms() {
    conform::check::<Broken>(&Setup::default(), 0..50);
}

#[test]
fn every_fault_is_caught_by_the_property_it_offends() {
    for &(fault, property) in FAULTS {
        let failure = found(fault);
        assert_eq!(failure.property, property, "{fault:?}: {failure}");
    }
}

#[test]
fn every_property_can_fail() {
    for (property, _) in PROPERTIES {
        assert!(FAULTS.iter().any(|(_, offended)| offended == property), "{property}");
    }
}

#[test]
fn a_failure_comes_with_a_scenario_that_leads_there() {
    let failure = found(PanicsInPlay);
    assert_eq!(failure.detail, "panicked: charms are beyond me");
    let text = failure.to_string();
    assert!(text.starts_with("pebbles does not hold `play`: Every listed move"), "{text}");
    let scenario = &Scenario::parse(&failure.scenario()).expect("it can be read")[0];
    scenario.run::<State>().expect("the sound game plays it");
}

/// A position that is opened and turns into one that cannot be is found from damage alone.
#[test]
fn games_from_damaged_positions_are_checked_too() {
    FAULT.set(Nothing);
    let mut suite = Suite::<Broken>::new(&Setup::default(), Thorough::Usual);
    for seed in 0..200 {
        suite.game_from_damage(seed).unwrap_or_else(|failure| panic!("{failure}"));
    }
    FAULT.set(TrustsThePosition);
    let mut suite = Suite::<Broken>::new(&Setup::default(), Thorough::Usual);
    assert!((0..200).all(|seed| suite.game(seed).is_ok()));
    let failure = (0..200).find_map(|seed| suite.game_from_damage(seed).err());
    let failure = failure.expect("a damaged position that cannot be played on");
    assert_eq!(failure.property, "validate", "{failure}");
    assert!(failure.record.setup.position.is_some(), "{failure}");
}

/// Many short suites, none of which sees enough to judge, are judged together.
#[test]
fn recurrence_adds_up_over_suites() {
    let faults = [(Nothing, true), (ImaginesTheTruth, false), (ImaginesAlwaysTheSame, false)];
    for (fault, fair) in faults {
        FAULT.set(fault);
        let mut seen = conform::Recurrence::default();
        for seed in 0..60 {
            let mut suite = Suite::<Broken>::new(&Setup::default(), Thorough::Quick);
            suite.game(seed).unwrap_or_else(|failure| panic!("{failure}"));
            seen.add(&suite.seen);
        }
        assert_eq!(seen.verdict().is_ok(), fair, "{seen:?}");
    }
}

#[test]
fn a_setup_that_cannot_be_is_a_failure_too() {
    let setup = Setup::default().set("heap", "1000");
    let failure = conform::game::<State>(&setup, 0, Thorough::Quick).unwrap_err();
    assert_eq!(failure.property, "info");
}

#[test]
fn a_walk_through_an_endless_game_is_stopped() {
    FAULT.set(Endless);
    let mut state = Broken::new(&Setup::default()).expect("two can play");
    let first = |state: &mut Broken, seed| {
        play_out(state, &mut Luck::new(seed), &mut First, &mut Moves::new(), &mut ())
    };
    assert_eq!(first(&mut state, 1), Err(Runaway));
}

/// Picks the first move: in the endless game, the one that never does anything.
struct First;

impl Policy<Broken> for First {
    fn pick(&mut self, _: &Broken, _: Mover, _: &[Move]) -> usize {
        0
    }
}
