//! Pebbles: the game with which the kernel, the table and the search are tested.
//!
//! It is small, and yet has a die, a secret for each seat, and a moment at which all seats move at
//! once. `tests/it/broken.rs` breaks it in every way that the conformance suite must notice.
//!
//! A die is added to a heap of pebbles, and each seat draws a secret charm of 1 to 4. All seats
//! bury 0 to 2 pebbles of the heap, secretly and at once. Then seats take 1 to 3 pebbles in turn.
//! Once in the game a seat may show its charm instead and take exactly that many. Who takes the
//! last pebble wins.
#![allow(missing_docs, unreachable_pub, reason = "a module of tests, not a library")]

use kernel::*;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

const INFO: Info = Info {
    options: &[
        OptionInfo { key: "heap", values: Values::Number(9, 30), default: "9" },
        OptionInfo { key: "misere", values: SWITCH, default: "off" },
    ],
    former: &[Former { key: "heap", default: "12", rules: 0 }],
    ..Info::new("pebbles", "Pebbles", (2, 4), 50)
};

/// The most seats.
const MOST: usize = 4;

/// Everything. What comes next follows from it: nothing here can contradict a phase.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    seats: u8,
    /// Pebbles before the die is added.
    base: u8,
    misere: bool,
    /// 0 until it is rolled.
    die: u8,
    /// 0 until they are dealt.
    charms: [u8; MOST],
    shown: SeatSet,
    buried: [Option<u8>; MOST],
    heap: u8,
    /// Who takes next; at the end, who took the last pebble.
    turn: Seat,
}

/// What a mover can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    Roll(u8),
    /// A charm for each seat, and 0 where nobody sits.
    Deal([u8; MOST]),
    Bury(u8),
    Take(u8),
    Charm,
}

/// All that a seat can ever do, in order.
const BY_SEATS: [Move; 7] = [
    Move::Bury(0),
    Move::Bury(1),
    Move::Bury(2),
    Move::Take(1),
    Move::Take(2),
    Move::Take(3),
    Move::Charm,
];

/// What happens. A number that a viewer may not know is left out for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Rolled { die: u8 },
    Dealt { seat: Seat, charm: Option<u8> },
    Buried { seat: Seat, pebbles: Option<u8> },
    Revealed { buried: Vec<u8> },
    Shown { seat: Seat, charm: u8 },
    Took { seat: Seat, pebbles: u8 },
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    NotYourMove,
    NotNow,
    TooMany { left: u8 },
    CharmIsSpent,
}

impl From<Illegal> for Error {
    fn from(illegal: Illegal) -> Error {
        Error::refused(&illegal)
    }
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct View {
    heap: u8,
    die: u8,
    /// The charms that this viewer knows.
    charms: Vec<Option<u8>>,
    shown: SeatSet,
    /// The buried pebbles that this viewer knows.
    buried: Vec<Option<u8>>,
    to_move: SeatSet,
}

/// What to show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "screen", content = "data", rename_all = "snake_case")]
pub enum Screen {
    Wait { to_move: SeatSet },
    Bury { charm: u8 },
    Take { heap: u8, charm: Option<u8> },
    Over { winners: SeatSet },
}

/// The read models: how the heap went down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Tally {
    heap: u8,
    taken: [u8; MOST],
}

impl Projections for Tally {
    type Event = Event;
    type View = View;
    const PARTS: &'static [&'static str] = &["heap", "taken"];

    fn start(view: &View) -> Tally {
        Tally { heap: view.heap, taken: [0; MOST] }
    }

    fn fold(&mut self, event: &Event) -> Parts {
        match event {
            Event::Rolled { die } => self.heap += die,
            Event::Revealed { buried } => self.heap -= buried.iter().sum::<u8>(),
            Event::Took { seat, pebbles } => {
                self.heap -= pebbles;
                self.taken[seat.index()] += pebbles;
                return Parts::first(2);
            }
            _ => return Parts::NONE,
        }
        Parts::one(0)
    }
}

// ---------------------------------------------------------------------------------- the rules

impl State {
    fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats())
    }

    fn dealt(&self) -> bool {
        self.charms[0] > 0
    }

    /// The seats that have not buried yet.
    fn burying(&self) -> SeatSet {
        self.all().filter(|seat| self.buried[seat.index()].is_none()).collect()
    }

    fn revealed(&self) -> bool {
        self.burying().is_empty()
    }

    /// The one way in which anything changes: an event is applied, then told.
    fn emit(&mut self, sink: &mut impl Sink<Event>, event: Event) {
        self.apply(&event);
        sink.emit(&event);
    }

    /// A seat buries; when it was the last to do so, all of it is revealed.
    fn bury(&mut self, seat: Seat, pebbles: u8, sink: &mut impl Sink<Event>) {
        self.emit(sink, Event::Buried { seat, pebbles: Some(pebbles) });
        if self.revealed() {
            let buried = self.buried.iter().flatten().copied().collect();
            self.emit(sink, Event::Revealed { buried });
        }
    }

    /// The charm of a seat as a board shows it.
    fn charm_of(&self, mover: Mover) -> Vec<Ref> {
        let seat = if let Mover::Seat(seat) = mover { Some(seat) } else { None };
        seat.map(|seat| Ref::piece(format!("charm-{seat}"))).into_iter().collect()
    }

    /// Whether the rules let a seat that is to move make this move.
    fn allows(&self, seat: Seat, m: Move) -> Result<(), Illegal> {
        let charm = self.charms[seat.index()];
        let enough = |pebbles| {
            if pebbles <= self.heap { Ok(()) } else { Err(Illegal::TooMany { left: self.heap }) }
        };
        match m {
            Move::Bury(0..=2) if !self.revealed() => Ok(()),
            Move::Take(pebbles @ 1..=3) if self.revealed() => enough(pebbles),
            Move::Charm if self.shown.has(seat) => Err(Illegal::CharmIsSpent),
            Move::Charm if self.revealed() => enough(charm),
            _ => Err(Illegal::NotNow),
        }
    }

    /// Reads one line of a position; nothing when it says nothing.
    fn set(&mut self, key: &str, value: &str) -> Option<()> {
        let words: Vec<&str> = value.split_whitespace().collect();
        match key {
            "die" => self.die = value.parse().ok()?,
            "heap" => self.heap = value.parse().ok()?,
            "turn" => self.turn = value.parse().ok()?,
            "shown" => {
                self.shown = words.iter().map(|word| word.parse().ok()).collect::<Option<_>>()?
            }
            "charms" | "buried" if words.len() != self.seats() => return None,
            "charms" => {
                for (charm, word) in self.charms.iter_mut().zip(words) {
                    *charm = word.parse().ok()?;
                }
            }
            "buried" => {
                for (buried, word) in self.buried.iter_mut().zip(words) {
                    *buried = if word == "-" { None } else { Some(word.parse().ok()?) };
                }
            }
            _ => return None,
        }
        Some(())
    }
}

fn spaced(items: impl IntoIterator<Item = impl ToString>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

impl Components for State {
    type Event = Event;

    fn apply(&mut self, event: &Event) {
        match event {
            Event::Rolled { die } => {
                self.die = *die;
                self.heap += die;
            }
            Event::Dealt { seat, charm } => self.charms[seat.index()] = charm.unwrap_or(0),
            Event::Buried { seat, pebbles } => self.buried[seat.index()] = *pebbles,
            Event::Revealed { buried } => self.heap -= buried.iter().sum::<u8>(),
            Event::Shown { seat, .. } => self.shown = self.shown.with(*seat),
            Event::Took { seat, pebbles } => {
                self.heap -= pebbles;
                self.turn = if self.heap > 0 { Seat((seat.0 + 1) % self.seats) } else { *seat };
            }
        }
    }
}

impl Game for State {
    type Move = Move;
    type Event = Event;
    type Components = State;
    type Illegal = Illegal;

    const INFO: &'static Info = &INFO;

    fn new(setup: &Setup) -> Result<State, Error> {
        let chosen = setup.choose(&INFO)?;
        let base = chosen.number("heap") as u8;
        let mut state = State {
            seats: chosen.seats,
            base,
            misere: chosen.on("misere"),
            die: 0,
            charms: [0; MOST],
            shown: SeatSet::NONE,
            buried: [None; MOST],
            heap: base,
            turn: Seat(0),
        };
        for line in position_lines(setup.position.as_deref().unwrap_or_default()) {
            let line = line?;
            state.set(line.key, line.value).ok_or_else(|| line.wrong(line.value))?;
        }
        state.validate().map_err(bad_position)?;
        Ok(state)
    }

    fn position(&self) -> String {
        let of = |n: &Option<u8>| n.map_or("-".to_owned(), |n| n.to_string());
        let seats = self.seats();
        let charms = spaced(&self.charms[..seats]);
        let buried = spaced(self.buried[..seats].iter().map(of));
        let (die, heap, shown, turn) = (self.die, self.heap, spaced(self.shown.iter()), self.turn);
        format!(
            "die: {die}\ncharms: {charms}\nburied: {buried}\nheap: {heap}\nshown: {shown}\n\
             turn: {turn}\n"
        )
    }

    fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    fn to_move(&self) -> ToMove {
        match () {
            () if !self.dealt() => ToMove::Chance,
            () if !self.revealed() => ToMove::Seats(self.burying()),
            () if self.heap > 0 => ToMove::seat(self.turn),
            () => ToMove::Over,
        }
    }

    fn moves(&self, seat: Seat, out: &mut Moves<Move>) {
        let legal = |m: &Move| self.check(Mover::Seat(seat), *m).is_ok();
        BY_SEATS.into_iter().filter(legal).for_each(|m| out.push(m));
    }

    fn check(&self, mover: Mover, m: Move) -> Result<(), Illegal> {
        match mover {
            _ if !self.to_move().includes(mover) => Err(Illegal::NotYourMove),
            Mover::Chance => self.chance_rank(m).map(drop).ok_or(Illegal::NotNow),
            Mover::Seat(seat) => self.allows(seat, m),
        }
    }

    fn play(&mut self, mover: Mover, m: Move, sink: &mut impl Sink<Event>) {
        match (mover, m) {
            (Mover::Chance, Move::Roll(die)) => self.emit(sink, Event::Rolled { die }),
            (Mover::Chance, Move::Deal(charms)) => self.all().for_each(|seat| {
                let charm = Some(charms[seat.index()]);
                self.emit(sink, Event::Dealt { seat, charm });
            }),
            (Mover::Seat(seat), Move::Bury(pebbles)) => self.bury(seat, pebbles, sink),
            (Mover::Seat(seat), Move::Take(pebbles)) => {
                self.emit(sink, Event::Took { seat, pebbles });
            }
            (Mover::Seat(seat), Move::Charm) => {
                let charm = self.charms[seat.index()];
                self.emit(sink, Event::Shown { seat, charm });
                self.emit(sink, Event::Took { seat, pebbles: charm });
            }
            _ => unreachable!("{m:?} by {mover} was not checked"),
        }
    }

    fn components(&self) -> State {
        self.clone()
    }

    fn of_components(state: State) -> State {
        state
    }

    fn outcome(&self) -> Option<Outcome> {
        let over = self.to_move() == ToMove::Over;
        let score = |seat| i32::from((seat == self.turn) != self.misere);
        let scores: Vec<i32> = self.all().map(score).collect();
        over.then(|| Outcome::by_score("last_pebble", &scores))
    }

    fn validate(&self) -> Result<(), Message> {
        let law = |holds: bool, text: &str| if holds { Ok(()) } else { Err(Message::text(text)) };
        let (here, empty) = self.charms.split_at(self.seats());
        let charms = if self.dealt() { 1..=4 } else { 0..=0 };
        let fair = here.iter().all(|charm| charms.contains(charm));
        law(self.die <= 6, "a die has six sides")?;
        law(fair && *empty == [0; MOST][here.len()..], "charms are 1 to 4, for all seats or none")?;
        law(self.die > 0 || !self.dealt(), "charms are dealt after the die is rolled")?;
        let few = |(n, buried): (usize, &Option<u8>)| {
            buried.is_none_or(|pebbles| pebbles <= 2 && n < here.len() && self.dealt())
        };
        law(self.buried.iter().enumerate().all(few), "each seat buries 0 to 2, after the deal")?;
        let strangers = self.shown.minus(SeatSet::first(here.len()));
        law(strangers.is_empty() && self.turn.index() < here.len(), "nobody sits there")?;
        let (whole, buried) = (self.base + self.die, self.buried.iter().flatten().sum::<u8>());
        if !self.revealed() {
            let untouched = self.heap == whole && self.shown.is_empty() && self.turn == Seat(0);
            return law(untouched, "nobody takes before all have buried");
        }
        let shown: u8 = self.shown.iter().map(|seat| self.charms[seat.index()]).sum();
        law(self.heap <= whole - buried && self.heap + shown <= whole - buried, "the heap grew")
    }

    fn chance_size(&self) -> u128 {
        match () {
            () if self.die == 0 => 6,
            () if !self.dealt() => 4u128.pow(u32::from(self.seats)),
            () => 0,
        }
    }

    fn chance_nth(&self, n: u128) -> Move {
        if self.die == 0 {
            return Move::Roll(n as u8 + 1);
        }
        let mut charms = [0; MOST];
        self.all().for_each(|seat| charms[seat.index()] = (n >> (2 * seat.0) & 3) as u8 + 1);
        Move::Deal(charms)
    }

    fn chance_rank(&self, m: Move) -> Option<u128> {
        match m {
            Move::Roll(die @ 1..=6) if self.die == 0 => Some(u128::from(die) - 1),
            Move::Deal(charms) if self.die > 0 && !self.dealt() => {
                let digit = |seat: Seat| u128::from(charms[seat.index()].wrapping_sub(1) & 3);
                let n = self.all().map(|seat| digit(seat) << (2 * seat.0)).sum();
                Some(n).filter(|&n| self.chance_nth(n) == m)
            }
            _ => None,
        }
    }

    fn notation(&self, _: Mover, m: Move) -> String {
        match m {
            Move::Roll(die) => format!("roll {die}"),
            Move::Deal(charms) => format!("deal {}", spaced(&charms[..self.seats()])),
            Move::Bury(pebbles) => format!("bury {pebbles}"),
            Move::Take(pebbles) => format!("take {pebbles}"),
            Move::Charm => "charm".to_owned(),
        }
    }

    fn parse(&self, _: Mover, text: &str) -> Result<Move, Error> {
        let unknown = || Error::invalid("unknown_move").with("text", text);
        let (word, rest) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
        let numbers: Result<Vec<u8>, _> = rest.split_whitespace().map(str::parse).collect();
        match (word, numbers.map_err(|_| unknown())?.as_slice()) {
            ("roll", &[die]) => Ok(Move::Roll(die)),
            ("bury", &[pebbles]) => Ok(Move::Bury(pebbles)),
            ("take", &[pebbles]) => Ok(Move::Take(pebbles)),
            ("charm", &[]) => Ok(Move::Charm),
            ("deal", here) if here.len() == self.seats() => {
                let mut charms = [0; MOST];
                charms[..here.len()].copy_from_slice(here);
                Ok(Move::Deal(charms))
            }
            _ => Err(unknown()),
        }
    }
}

impl Secrets for State {
    const HIDES: bool = true;

    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let charm = |seat: Seat| {
            let known = self.dealt() && (viewer.sees(seat) || self.shown.has(seat));
            known.then_some(self.charms[seat.index()])
        };
        let buried = |seat: Seat| {
            let known = self.revealed() || viewer.sees(seat);
            self.buried[seat.index()].filter(|_| known)
        };
        View {
            heap: self.heap,
            die: self.die,
            charms: self.all().map(charm).collect(),
            shown: self.shown,
            buried: self.all().map(buried).collect(),
            to_move: self.to_move().seats(),
        }
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Dealt { seat, .. } if !viewer.sees(seat) => Event::Dealt { seat, charm: None },
            Event::Buried { seat, .. } if !viewer.sees(seat) => {
                Event::Buried { seat, pebbles: None }
            }
            _ => event.clone(),
        })
    }

    fn facts(event: &Event) -> Facts {
        let none = Facts::default();
        match event {
            Event::Rolled { .. } => Facts { chance: true, animation: Some(("die", 600)), ..none },
            Event::Dealt { seat, .. } => {
                Facts { chance: true, learned: Viewers::seats(SeatSet::only(*seat)), ..none }
            }
            Event::Revealed { .. } => {
                Facts { learned: Viewers::EVERYBODY, gate: Some("reveal"), ..none }
            }
            Event::Shown { seat, .. } => Facts { learned: Viewers::all_but(*seat), ..none },
            Event::Buried { .. } | Event::Took { .. } => none,
        }
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Option<State> {
        let mut world = self.clone();
        for seat in self.all().filter(|seat| !viewer.sees(*seat)) {
            if self.dealt() && !self.shown.has(seat) {
                world.charms[seat.index()] = rng.below(4) as u8 + 1;
            }
            if !self.revealed() && self.buried[seat.index()].is_some() {
                world.buried[seat.index()] = Some(rng.below(3) as u8);
            }
        }
        Some(world)
    }

    fn worlds(&self, viewer: Viewer) -> Option<u128> {
        let of = |seat: Seat| {
            let charms = if self.dealt() && !self.shown.has(seat) { 4 } else { 1 };
            let hidden = !self.revealed() && self.buried[seat.index()].is_some();
            charms * if hidden { 3 } else { 1 }
        };
        Some(self.all().filter(|seat| !viewer.sees(*seat)).map(of).product())
    }
}

impl Show for State {
    type Screen = Screen;
    type Projections = Tally;

    fn screen(&self, viewer: Viewer) -> Screen {
        let to_move = self.to_move().seats();
        match (self.outcome(), viewer.seat().filter(|seat| to_move.has(*seat))) {
            (Some(outcome), _) => Screen::Over { winners: outcome.winners() },
            (None, None) => Screen::Wait { to_move },
            (None, Some(seat)) => {
                let charm = self.charms[seat.index()];
                if !self.revealed() {
                    return Screen::Bury { charm };
                }
                Screen::Take {
                    heap: self.heap,
                    charm: Some(charm).filter(|_| !self.shown.has(seat)),
                }
            }
        }
    }

    fn label(&self, mover: Mover, m: Move) -> Label {
        let group = match m {
            Move::Roll(_) | Move::Deal(_) => "chance",
            Move::Bury(_) => "bury",
            Move::Take(_) => "take",
            Move::Charm => "charm",
        };
        let refs = if m == Move::Charm { self.charm_of(mover) } else { Vec::new() };
        Label { group: group.into(), label: Message::text(self.notation(mover, m)), refs }
    }

    fn board(view: &View, seats: usize) -> Board {
        let place = |seat: Seat| {
            let charm = view.charms[seat.index()];
            let piece =
                charm.map(|charm| Piece::new(format!("charm-{seat}"), Message::number(charm)));
            let hidden = u32::from(charm.is_none());
            let buried = view.buried[seat.index()].map(|buried| Counter::new("buried", buried));
            Place {
                counters: buried.into_iter().collect(),
                zones: vec![Zone {
                    hidden,
                    ..Zone::of(seat, "charm", Arrangement::Hand).with(piece)
                }],
                ..Place::default()
            }
        };
        let places = Seat::all(seats).map(place).collect();
        Board { places, counters: vec![Counter::new("heap", view.heap)], ..Board::default() }
    }

    fn words(language: &str) -> &'static [&'static str] {
        match language {
            "de" => &[include_str!("pebbles/de.ftl")],
            _ => &[include_str!("pebbles/en.ftl")],
        }
    }
}
