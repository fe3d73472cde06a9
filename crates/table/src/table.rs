//! One running game: state, log, players. All input comes through it.

use std::collections::BTreeMap;

use kernel::{
    Arg, Error, Fingerprint, Gate, Luck, Message, Mover, Record, Rng, Seat, SeatSet, Seed, Setup,
    Show, ToMove, Viewer,
};

mod undo;

pub use undo::{JumpRequest, Jumped};

use crate::link::{self, Linked};
use crate::log::{Act, Digest, Entry, EntryId, Jump, Written, WrittenAct};
use crate::message::Offer;
use crate::player::{Player, people};
use crate::save::Verdict;

/// A snapshot of the state is kept every so many moves: travelling through time costs at most as
/// many moves.
const SNAPSHOT_EVERY: u32 = 16;
/// A fingerprint stands at every so many entries.
const FINGERPRINT_EVERY: u32 = 16;
/// What chance can do is listed where it is not more than this.
const FEW_OUTCOMES: u128 = 12;

/// A running game.
#[derive(Clone, Debug)]
pub struct Table<G: Show> {
    setup: Setup,
    seed: Seed,
    luck: Luck,
    players: Vec<Player>,
    analysis: bool,
    typed_dice: bool,
    asks_all: bool,
    opening: G,
    state: G,
    tip: EntryId,
    line: Vec<EntryId>,
    log: Vec<Entry<G>>,
    undone: Vec<EntryId>,
    snapshots: BTreeMap<EntryId, G>,
    jump_request: Option<JumpRequest>,
    pause: Option<Pause>,
}

/// A natural pause of the game: these seats have still to say that they have looked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pause {
    /// The entry that brought it about.
    pub entry: EntryId,
    /// Its name, such as `trick`.
    pub name: &'static str,
    /// Who has still to look.
    pub waiting: SeatSet,
}

impl<G: Show> Table<G> {
    /// Opens a table. One player for each seat; a table without people is for analysis.
    pub fn open(
        setup: &Setup,
        seed: impl Into<Seed>,
        players: Vec<Player>,
    ) -> Result<Table<G>, Error> {
        let seed = seed.into();
        let setup = setup.canonical(G::INFO)?;
        let opening = G::new(&setup)?;
        if players.len() != opening.seats() {
            return Err(Error::invalid("wrong_players")
                .arg("seats", opening.seats())
                .arg("players", players.len()));
        }
        Ok(Table {
            setup,
            seed,
            luck: seed.luck(),
            players,
            analysis: false,
            typed_dice: false,
            asks_all: false,
            state: opening.clone(),
            opening,
            tip: 0,
            line: Vec::new(),
            log: Vec::new(),
            undone: Vec::new(),
            snapshots: BTreeMap::new(),
            jump_request: None,
            pause: None,
        })
    }

    /// Opens a table with people on all seats.
    pub fn open_for_people(setup: &Setup, seed: impl Into<Seed>) -> Result<Table<G>, Error> {
        let seats = usize::from(setup.choose(G::INFO)?.seats);
        Table::open(setup, seed, Player::seated(&vec![Player::HUMAN; seats]))
    }

    /// Opens a table at the end of the game that a link holds, people on all seats, and says
    /// whether the link could be compared with what came of it. A link that comes out as another
    /// game is refused.
    pub fn open_link(text: &str) -> Result<(Table<G>, Verdict), Error> {
        let (linked, verdict) = link::unpack::<G>(text)?;
        let mut table = Table::open_for_people(&linked.setup, linked.seed)?;
        for (mover, m) in linked.moves {
            let automatic = table.is_obvious(mover, m);
            table.commit(mover, m, automatic);
        }
        table.pause = None;
        Ok((table, verdict))
    }

    /// What the table was opened with, in canonical form.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What decides chance. A secret as long as anything is hidden.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Who sits where.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Seats other players. The game does not notice.
    ///
    /// # Panics
    /// When there is not one player for each seat.
    pub fn seat_players(&mut self, players: Vec<Player>) {
        assert_eq!(players.len(), self.state.seats(), "one player sits on each seat");
        self.players = players;
        self.jump_request = None;
        self.pause = self.pause.and_then(|pause| self.still_waiting(pause));
    }

    /// The pause as far as people still have to look.
    fn still_waiting(&self, mut pause: Pause) -> Option<Pause> {
        let looked = pause.waiting.minus(people(&self.players));
        pause.waiting = pause.waiting.minus(looked);
        (!pause.waiting.is_empty()).then_some(pause)
    }

    /// In analysis everything may be undone by anybody.
    pub fn set_analysis(&mut self, analysis: bool) {
        self.analysis = analysis;
    }

    /// Whether dice fall on a real table and are typed in. Saves keep it.
    pub fn typed_dice(&self) -> bool {
        self.typed_dice
    }

    /// Says whether dice fall on a real table and are typed in.
    pub fn set_typed_dice(&mut self, typed: bool) {
        self.typed_dice = typed;
    }

    /// Whether seats are asked even what has one answer that everybody can see. Saves keep it.
    pub fn asks_all(&self) -> bool {
        self.asks_all
    }

    /// Says whether seats are asked even what has one answer that everybody can see.
    pub fn set_asks_all(&mut self, all: bool) {
        self.asks_all = all;
    }

    /// Whether nothing is hidden from anybody: neither in the position on the table nor in what
    /// happened after entry `since`.
    pub fn is_open(&self, since: EntryId) -> bool {
        let mut viewers =
            Seat::all(self.state.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
        let events =
            || self.log.iter().skip(since as usize).flat_map(|entry: &Entry<G>| &entry.events);
        viewers.all(|viewer| {
            self.state.worlds(viewer) == Some(1)
                && events().all(|event| G::redact(event, viewer).as_ref() == Some(event))
        })
    }

    /// The position on the table.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The number of the newest entry: what a move must name as the entry it was made at.
    pub fn at(&self) -> EntryId {
        self.log.len() as EntryId
    }

    /// The entry whose position is on the table; 0 for the opening.
    pub fn tip(&self) -> EntryId {
        self.tip
    }

    /// The log: everything that ever happened, undone or not.
    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }

    /// The entries of the moves that led to the position on the table, in order.
    pub fn line(&self) -> &[EntryId] {
        &self.line
    }

    /// The request that waits for the agreement of others.
    pub fn jump_request(&self) -> Option<JumpRequest> {
        self.jump_request
    }

    /// The pause that waits until the seats have looked.
    pub fn pause(&self) -> Option<Pause> {
        self.pause
    }

    /// The positions that `redo` would go to, the next one last.
    pub fn undone(&self) -> &[EntryId] {
        &self.undone
    }

    /// What the seats are called.
    pub fn names(&self) -> Vec<String> {
        self.players.iter().map(|player| player.name.clone()).collect()
    }

    fn entry(&self, id: EntryId) -> &Entry<G> {
        &self.log[id as usize - 1]
    }

    /// The fingerprint of the position on the table.
    pub fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(&self.state)
    }

    /// The digest of the log so far, and of what the table was opened with.
    pub fn hash(&self) -> Digest {
        self.log.last().map_or_else(|| self.opening_hash(), |entry| entry.hash)
    }

    fn opening_hash(&self) -> Digest {
        let opening = (G::INFO.id, G::INFO.rules_version, &self.setup, self.seed.to_string());
        Digest::of(&serde_json::to_vec(&opening).expect("a setup can be written"))
    }

    // ------------------------------------------------------------------ moves

    /// What chance does next.
    pub fn luck(&self) -> Luck {
        let chances = if self.tip == 0 { 0 } else { self.entry(self.tip).chances };
        self.luck.at(chances)
    }

    /// Makes a move that was decided when entry `at` was the newest. Refuses what is stale or
    /// illegal, and then nothing has changed.
    pub fn play(&mut self, at: EntryId, mover: Mover, m: G::Move) -> Result<EntryId, Error> {
        if at != self.at() {
            return Err(stale(at, self.at()));
        }
        if let (Some(pause), Mover::Seat(_)) = (self.pause, mover) {
            return Err(Error::illegal("paused").arg("seats", Arg::seats(pause.waiting.iter())));
        }
        self.state.check(mover, m).map_err(|illegal| self.with_options(mover, illegal.into()))?;
        Ok(self.commit(mover, m, false))
    }

    /// As [`Table::play`], from notation.
    pub fn play_text(&mut self, at: EntryId, mover: Mover, text: &str) -> Result<EntryId, Error> {
        if at != self.at() {
            return Err(stale(at, self.at()));
        }
        let m = self.state.parse(mover, text).map_err(|error| self.with_options(mover, error))?;
        self.play(at, mover, m)
    }

    /// Adds the legal moves of the mover to an error; they are the mover's own to know. What chance
    /// can do is added where it is little and nothing is hidden.
    fn with_options(&self, mover: Mover, error: Error) -> Error {
        match mover {
            Mover::Seat(seat) if seat.index() < self.state.seats() => {
                let moves = self.state.legal(seat);
                error.options(moves.iter().map(|&m| self.state.notation(mover, m)))
            }
            Mover::Chance if self.state.chance_size() <= FEW_OUTCOMES && self.is_open(0) => {
                let outcome = |n| self.state.notation(mover, self.state.chance_nth(n));
                error.options((0..self.state.chance_size()).map(outcome))
            }
            _ => error,
        }
    }

    /// Lets chance do what the seed says, as long as it is chance's move. Says how often it moved.
    pub fn roll(&mut self) -> u32 {
        let mut rolled = 0;
        while self.roll_once() {
            rolled += 1;
        }
        rolled
    }

    /// Lets chance make one move as the seed says. Says whether it was chance's move.
    pub fn roll_once(&mut self) -> bool {
        let chance = self.state.to_move() == ToMove::Chance;
        if chance {
            let m = self.state.roll(self.luck());
            self.commit(Mover::Chance, m, false);
        }
        chance
    }

    /// Does what the table does by itself: chance moves as the seed says, unless dice are typed in,
    /// and what has one answer that everybody can see is answered, unless all is to be asked. Waits
    /// while seats still look at something. Says how many entries that made.
    pub fn advance(&mut self) -> u32 {
        let before = self.at();
        while self.pause.is_none() && (!self.typed_dice && self.roll_once() || self.answer()) {}
        self.at() - before
    }

    /// Answers one question that needs no asking, if there is one.
    fn answer(&mut self) -> bool {
        if self.asks_all {
            return false;
        }
        let mut seats = self.state.to_move().seats().iter();
        let found = seats.find_map(|seat| self.state.obvious(seat).map(|m| (seat, m)));
        if let Some((seat, m)) = found {
            self.commit(Mover::Seat(seat), m, true);
        }
        found.is_some()
    }

    /// Whether the table would make this move by itself.
    pub(crate) fn is_obvious(&self, mover: Mover, m: G::Move) -> bool {
        match mover {
            Mover::Seat(seat) => !self.asks_all && self.state.obvious(seat) == Some(m),
            Mover::Chance => false,
        }
    }

    /// What sort of move chance has to make, and how such a move is written, for somebody who
    /// types it in. It is a move in a world that `viewer` imagines, so that it gives nothing away.
    /// Nothing when it is not chance's move, or when no world could be imagined.
    pub fn chance_form(&self, viewer: Viewer) -> Option<Offer> {
        let world = self.state.imagine(viewer, &mut Rng::new(u64::from(self.at())))?;
        let first = (world.to_move() == ToMove::Chance).then(|| world.chance_nth(0))?;
        Some(Offer::new(&world, Mover::Chance, first, None))
    }

    /// Makes a legal move and writes it down.
    pub(crate) fn commit(&mut self, mover: Mover, m: G::Move, automatic: bool) -> EntryId {
        let (depth, chances) = match self.tip {
            0 => (1, 0),
            tip => (self.entry(tip).depth + 1, self.entry(tip).chances),
        };
        let by_chance = u64::from(mover == Mover::Chance);
        let text = self.state.notation(mover, m);
        let mut events = Vec::new();
        self.state.play(mover, m, &mut events);
        let id = self.append(Act::Move { mover, m }, Some(text), automatic, events);
        let entry = &mut self.log[id as usize - 1];
        (entry.depth, entry.chances) = (depth, chances + by_chance);
        self.tip = id;
        self.line.push(id);
        self.undone.clear();
        self.jump_request = None;
        if depth.is_multiple_of(SNAPSHOT_EVERY) {
            self.snapshots.insert(id, self.state.clone());
        }
        self.pause = self.pause_after(id);
        id
    }

    fn append(
        &mut self,
        act: Act<G::Move>,
        notation: Option<String>,
        automatic: bool,
        events: Vec<G::Event>,
    ) -> EntryId {
        let id = self.at() + 1;
        let fingerprint = id.is_multiple_of(FINGERPRINT_EVERY).then(|| self.fingerprint());
        let (from, hash) = (self.tip, self.hash());
        let (depth, chances) = (0, 0);
        let mut entry =
            Entry { id, act, notation, automatic, events, from, depth, chances, hash, fingerprint };
        let bytes = serde_json::to_vec(&Table::written(&entry)).expect("events can be written");
        entry.hash = hash.then(&bytes);
        self.log.push(entry);
        id
    }

    /// The entry as it is hashed and saved.
    pub(crate) fn written(entry: &Entry<G>) -> Written<G::Event> {
        let (by, act) = match entry.act {
            Act::Move { mover, .. } => {
                (mover, WrittenAct::Move(entry.notation.clone().unwrap_or_default()))
            }
            Act::Jump { how, by, to } => (Mover::Seat(by), WrittenAct::jump(how, to)),
        };
        let fingerprint = entry.fingerprint.map(|fingerprint| fingerprint.to_string());
        let is_move = matches!(entry.act, Act::Move { .. });
        let events = is_move.then(|| entry.events.clone());
        Written { id: entry.id, by, act, automatic: entry.automatic, events, fingerprint }
    }

    // ------------------------------------------------------------------ pauses

    fn pause_after(&self, id: EntryId) -> Option<Pause> {
        let names = self.entry(id).events.iter().filter_map(|event| G::facts(event).gate);
        let name = names.last()?;
        // Bots have always looked already.
        let waiting = match self.state.gate() {
            Gate::Open => SeatSet::NONE,
            Gate::People | Gate::Everybody => people(&self.players),
        };
        (!waiting.is_empty()).then_some(Pause { entry: id, name, waiting })
    }

    /// A seat has looked at what entry `entry` brought about. Says whether that changed anything:
    /// twice, too late, or from a bot it does not. Never part of the log.
    pub fn acknowledge(&mut self, seat: Seat, entry: EntryId) -> bool {
        let Some(pause) = &mut self.pause else { return false };
        if pause.entry != entry || !pause.waiting.has(seat) {
            return false;
        }
        pause.waiting = pause.waiting.without(seat);
        if pause.waiting.is_empty() {
            self.pause = None;
        }
        true
    }

    pub(crate) fn mover(&self, id: EntryId) -> Option<Mover> {
        match self.entry(id).act {
            Act::Move { mover, .. } => Some(mover),
            Act::Jump { .. } => None,
        }
    }

    // ------------------------------------------------------------------ time travel

    pub(crate) fn position_entry(&self, id: EntryId) -> Result<(), Error> {
        let is_move = |id| id == 0 || self.mover(id).is_some();
        if id <= self.at() && is_move(id) {
            return Ok(());
        }
        Err(Error::invalid("no_such_entry").with("entry", id).with("last", self.at()))
    }

    /// Makes the line that which leads to entry `to`, keeping what both have in common.
    fn take_line_to(&mut self, to: EntryId) {
        let mut ahead = Vec::new();
        let mut at = to;
        while at != 0 && self.line.get(self.entry(at).depth as usize - 1) != Some(&at) {
            ahead.push(at);
            at = self.entry(at).from;
        }
        let shared = if at == 0 { 0 } else { self.entry(at).depth as usize };
        self.line.truncate(shared);
        self.line.extend(ahead.iter().rev());
    }

    /// The entries of the moves that lead to the position after entry `id`.
    fn path(&self, id: EntryId) -> Vec<EntryId> {
        let mut path = Vec::new();
        let mut at = id;
        while at != 0 {
            path.push(at);
            at = self.entry(at).from;
        }
        path.reverse();
        path
    }

    /// The state after entry `id`: a snapshot and at most a few moves from there.
    pub fn state_at(&self, id: EntryId) -> Result<G, Error> {
        self.position_entry(id)?;
        let mut ahead = Vec::new();
        let mut at = id;
        let mut state = loop {
            if at == 0 {
                break self.opening.clone();
            }
            if at == self.tip {
                break self.state.clone();
            }
            if let Some(snapshot) = self.snapshots.get(&at) {
                break snapshot.clone();
            }
            ahead.push(at);
            at = self.entry(at).from;
        };
        for &id in ahead.iter().rev() {
            if let Act::Move { mover, m } = self.entry(id).act {
                state.play(mover, m, &mut ());
            }
        }
        Ok(state)
    }

    // ------------------------------------------------------------------ out

    /// The line of play as a record.
    pub fn record(&self) -> Record {
        let mut record = Record::new::<G>(&self.setup, self.seed).expect("the setup is canonical");
        let mut state = self.opening.clone();
        for &id in &self.line {
            if let Act::Move { mover, m } = self.entry(id).act {
                record.push(&state, mover, m);
                state.play(mover, m, &mut ());
            }
        }
        record.ends = Some(self.fingerprint());
        record
    }

    /// The line of play as a link. It holds the seed, and with it everything that is hidden.
    pub fn link(&self) -> Result<String, Error> {
        self.link_of(&self.line)
    }

    /// The moves that lead to the position after entry `id`, as a link.
    pub fn link_at(&self, id: EntryId) -> Result<String, Error> {
        self.position_entry(id)?;
        self.link_of(&self.path(id))
    }

    fn link_of(&self, line: &[EntryId]) -> Result<String, Error> {
        let moves = line.iter().filter_map(|&id| match self.entry(id).act {
            Act::Move { mover, m } => Some((mover, m)),
            Act::Jump { .. } => None,
        });
        let (setup, seed) = (self.setup.clone(), self.seed);
        link::pack::<G>(&Linked { setup, seed, moves: moves.collect() })
    }

    /// The events of an entry as `viewer` may know them.
    pub fn events_for(&self, entry: &Entry<G>, viewer: Viewer) -> Vec<G::Event> {
        entry.events.iter().filter_map(|event| G::redact(event, viewer)).collect()
    }

    /// What there is to say about an entry, as `viewer` may know it.
    pub fn describe(&self, entry: &Entry<G>, viewer: Viewer) -> Vec<Message> {
        if let Act::Jump { how, by, to } = entry.act {
            let key = match how {
                Jump::Undo => "line-undo",
                Jump::Redo => "line-redo",
                Jump::Back => "line-jump",
            };
            return vec![Message::new(key).with("seat", by).with("entry", to)];
        }
        let events = self.events_for(entry, viewer);
        events.iter().filter_map(|event| self.state.describe(event)).collect()
    }
}

pub(crate) fn stale(at: EntryId, now: EntryId) -> Error {
    Error::illegal("stale").with("at", at).with("now", now)
}
