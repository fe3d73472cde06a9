//! One running game: state, log, players. All input comes through it.

use std::collections::BTreeMap;

use kernel::{
    Arg, Error, Fingerprint, Gate, Luck, Mover, Record, Rng, Seat, SeatSet, Seed, Setup, Show,
    Sink, ToMove, Viewer,
};

mod typing;
mod undo;

pub(crate) use undo::is_quiet;
pub use undo::{JumpRequest, Jumped};

use crate::fair::Evidence;
use crate::link::{self, LinkWriter};
use crate::log::{Act, Digest, Entry, EntryId, Made, Written, WrittenAct};
use crate::message::{Offer, Stamp};
use crate::player::{Player, people};
use crate::save::Verdict;

/// A snapshot of the state is kept every so many moves: travelling through time costs at most as
/// many moves.
const SNAPSHOT_EVERY: u32 = 16;
/// The same for those who keep many tables.
const SPARSE_EVERY: u32 = 8 * SNAPSHOT_EVERY;
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
    evidence: Option<Evidence>,
    players: Vec<Player>,
    analysis: bool,
    typed_dice: bool,
    asks_all: bool,
    opening: Point<G>,
    now: Point<G>,
    tip: EntryId,
    line: Vec<EntryId>,
    log: Vec<Entry<G>>,
    undone: Vec<EntryId>,
    snapshots: BTreeMap<EntryId, Point<G>>,
    /// The events of the entries up to this one are not kept.
    let_go: EntryId,
    jump_request: Option<JumpRequest>,
    pause: Option<Pause>,
    stamp: Stamp,
    revision: u64,
}

/// A position of the game, and the link to it.
#[derive(Clone, Debug)]
struct Point<G> {
    state: G,
    link: LinkWriter,
}

impl<G: Show> Point<G> {
    /// Makes a legal move.
    fn play(&mut self, mover: Mover, m: G::Move, sink: &mut impl Sink<G::Event>) {
        self.link.push(&self.state, mover, m);
        self.state.play(mover, m, sink);
    }
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
        let state = G::new(&setup)?;
        if players.len() != state.seats() {
            return Err(Error::invalid("wrong_players")
                .arg("seats", state.seats())
                .arg("players", players.len()));
        }
        let opening = Point { state, link: LinkWriter::new::<G>(&setup, seed) };
        Ok(Table {
            setup,
            seed,
            luck: seed.luck(),
            evidence: None,
            players,
            analysis: false,
            typed_dice: false,
            asks_all: false,
            now: opening.clone(),
            opening,
            tip: 0,
            line: Vec::new(),
            log: Vec::new(),
            undone: Vec::new(),
            snapshots: BTreeMap::new(),
            let_go: 0,
            jump_request: None,
            pause: None,
            stamp: Stamp::default(),
            revision: 0,
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
            let made = match table.is_obvious(mover, m) {
                true => Made::Automatic,
                false => Made::Decided,
            };
            table.commit(mover, m, made);
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

    /// How the luck was agreed on, where several did. Saves keep it.
    pub fn evidence(&self) -> Option<&Evidence> {
        self.evidence.as_ref()
    }

    /// Says how the luck was agreed on. Refuses what is not kept, and the evidence of other luck.
    pub fn set_evidence(&mut self, evidence: Evidence) -> Result<(), Error> {
        if evidence.seats.len() != self.state().seats() {
            return Err(Error::bad_save("evidence_seats").arg("seats", evidence.seats.len()));
        }
        if evidence.seed()? != self.seed {
            return Err(Error::bad_save("other_luck"));
        }
        self.evidence = Some(evidence);
        Ok(())
    }

    /// Whether a move is what those who agreed on the luck would get: every move of a seat, and of
    /// chance what the seed says. Where nobody agreed on anything, chance may do as it likes.
    pub(crate) fn is_agreed(&self, mover: Mover, m: G::Move) -> bool {
        self.evidence.is_none() || mover != Mover::Chance || m == self.state().roll(self.luck())
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
        assert_eq!(players.len(), self.state().seats(), "one player sits on each seat");
        self.players = players;
        self.jump_request = None;
        self.pause = self.pause.and_then(|pause| self.still_waiting(pause));
        self.revision += 1;
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

    /// Says whether dice fall on a real table and are typed in. Nobody agreed on such luck: there
    /// is no evidence of it.
    pub fn set_typed_dice(&mut self, typed: bool) {
        self.typed_dice = typed;
        self.evidence.take_if(|_| typed);
    }

    /// Whether seats are asked even what has one answer that everybody can see. Saves keep it.
    pub fn asks_all(&self) -> bool {
        self.asks_all
    }

    /// Says whether seats are asked even what has one answer that everybody can see.
    pub fn set_asks_all(&mut self, all: bool) {
        self.asks_all = all;
    }

    /// Says when, and by whom, what is done from now on is done: it stands in the log, and rules
    /// never see it.
    pub fn set_stamp(&mut self, stamp: Stamp) {
        self.stamp = stamp;
    }

    /// The position on the table.
    pub fn state(&self) -> &G {
        &self.now.state
    }

    /// How often anything that viewers are told has changed, entries of the log or not.
    pub(crate) fn revision(&self) -> u64 {
        self.revision
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

    /// Who would have to agree if `seat` undid its last decision; nothing if there is none.
    pub fn undo_needs(&self, seat: Seat) -> Option<SeatSet> {
        self.undo_target(seat).map(|to| self.must_agree(seat, to))
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
        Fingerprint::of(self.state())
    }

    /// The digest of the log so far, and of what the table was opened with.
    pub fn hash(&self) -> Digest {
        self.hash_at(self.at())
    }

    /// The digest of the log up to entry `id`.
    pub(crate) fn hash_at(&self, id: EntryId) -> Digest {
        if id == 0 { self.opening_hash() } else { self.entry(id).hash }
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

    /// Makes a move. Refuses what is illegal, and then nothing has changed.
    pub fn play(&mut self, mover: Mover, m: G::Move) -> Result<EntryId, Error> {
        if let (Some(pause), Mover::Seat(_)) = (self.pause, mover) {
            return Err(Error::illegal("paused").arg("seats", Arg::seats(pause.waiting.iter())));
        }
        self.state().check(mover, m).map_err(|illegal| self.with_options(mover, illegal.into()))?;
        Ok(self.commit(mover, m, Made::Decided))
    }

    /// As [`Table::play`], from notation.
    pub fn play_text(&mut self, mover: Mover, text: &str) -> Result<EntryId, Error> {
        let m = self.state().parse(mover, text).map_err(|error| self.with_options(mover, error))?;
        self.play(mover, m)
    }

    /// Makes the move of a seat, and after it the dice that follow it in the same text where dice
    /// are typed in: `fire 4 6`. All of it or, when anything is refused, nothing.
    pub fn play_line(&mut self, seat: Seat, text: &str) -> Result<EntryId, Error> {
        let mover = Mover::Seat(seat);
        match typing::parted(self.state(), mover, text).filter(|_| self.typed_dice) {
            Some((m, dice)) => self.tried(|table| {
                table.play(mover, m)?;
                table.type_row(seat, &dice)
            }),
            None => self.play_text(mover, text),
        }
    }

    /// Takes dice that fell on a real table, one or several in a row, as `seat` typed them in. All
    /// of them or, when one is refused, none.
    pub fn type_dice(&mut self, seat: Seat, text: &str) -> Result<EntryId, Error> {
        if self.state().parse(Mover::Chance, text).is_err() {
            let dice: Vec<&str> = typing::words(text);
            if dice.len() > 1 {
                return self.tried(|table| table.type_row(seat, &dice));
            }
        }
        self.type_die(seat, text)
    }

    fn type_die(&mut self, seat: Seat, text: &str) -> Result<EntryId, Error> {
        let (state, chance) = (self.state(), Mover::Chance);
        let m = state.parse(chance, text).map_err(|error| self.with_options(chance, error))?;
        state.check(chance, m).map_err(|illegal| self.with_options(chance, illegal.into()))?;
        Ok(self.commit(chance, m, Made::Typed(seat)))
    }

    /// Types in one die after the other. What the table answers by itself in between is answered.
    fn type_row(&mut self, seat: Seat, dice: &[&str]) -> Result<EntryId, Error> {
        for (n, die) in dice.iter().enumerate() {
            while self.pause.is_none() && self.answer() {}
            let asked = self.state().to_move() == ToMove::Chance;
            let typed = match asked {
                true => self.type_die(seat, die),
                false => Err(Error::illegal("no_die_asked")),
            };
            typed.map_err(|why| typing::wrong_die(n + 1, die, why))?;
        }
        Ok(self.tip)
    }

    /// Does something to a copy, which takes the place of this table if all went well.
    fn tried(
        &mut self,
        work: impl FnOnce(&mut Table<G>) -> Result<EntryId, Error>,
    ) -> Result<EntryId, Error> {
        let mut copy = self.clone();
        let done = work(&mut copy)?;
        *self = copy;
        Ok(done)
    }

    /// Adds the legal moves of the mover to an error; they are the mover's own to know. What chance
    /// can do is added where it is little and the game hides nothing.
    fn with_options(&self, mover: Mover, error: Error) -> Error {
        let state = self.state();
        match mover {
            Mover::Seat(seat) if seat.index() < state.seats() => {
                let moves = state.legal(seat);
                error.options(moves.iter().map(|&m| state.notation(mover, m)))
            }
            Mover::Chance if state.chance_size() <= FEW_OUTCOMES && !G::HIDES => {
                let outcome = |n| state.notation(mover, state.chance_nth(n));
                error.options((0..state.chance_size()).map(outcome))
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
        let chance = self.state().to_move() == ToMove::Chance;
        if chance {
            let m = self.state().roll(self.luck());
            self.commit(Mover::Chance, m, Made::Decided);
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
        let found = obvious(self.state());
        if let Some((seat, m)) = found {
            self.commit(Mover::Seat(seat), m, Made::Automatic);
        }
        found.is_some()
    }

    /// Whether the table would make this move by itself.
    pub(crate) fn is_obvious(&self, mover: Mover, m: G::Move) -> bool {
        match mover {
            Mover::Seat(seat) => !self.asks_all && self.state().obvious(seat) == Some(m),
            Mover::Chance => false,
        }
    }

    /// What sort of move chance has to make, and how such a move is written, for somebody who
    /// types it in. It is a move in a world that `viewer` imagines, so that it gives nothing away.
    /// Nothing when it is not chance's move, or when no world could be imagined.
    pub fn chance_form(&self, viewer: Viewer) -> Option<Offer> {
        let world = self.state().imagine(viewer, &mut Rng::new(u64::from(self.at())))?;
        let first = (world.to_move() == ToMove::Chance).then(|| world.chance_nth(0))?;
        Some(Offer::new(&world, Mover::Chance, first))
    }

    /// Makes a legal move and writes it down.
    pub(crate) fn commit(&mut self, mover: Mover, m: G::Move, made: Made) -> EntryId {
        let (depth, chances) = match self.tip {
            0 => (1, 0),
            tip => (self.entry(tip).depth + 1, self.entry(tip).chances),
        };
        let by_chance = u64::from(mover == Mover::Chance);
        let text = self.state().notation(mover, m);
        let mut events = Vec::new();
        self.now.play(mover, m, &mut events);
        let id = self.append(Act::Move { mover, m }, Some(text), made, events);
        let entry = &mut self.log[id as usize - 1];
        (entry.depth, entry.chances) = (depth, chances + by_chance);
        self.tip = id;
        self.line.push(id);
        self.undone.clear();
        self.jump_request = None;
        if depth.is_multiple_of(SNAPSHOT_EVERY) {
            self.snapshots.insert(id, self.now.clone());
        }
        self.pause = self.pause_after(id);
        id
    }

    fn append(
        &mut self,
        act: Act<G::Move>,
        notation: Option<String>,
        made: Made,
        events: Vec<G::Event>,
    ) -> EntryId {
        let automatic = made == Made::Automatic;
        let typed = if let Made::Typed(seat) = made { Some(seat) } else { None };
        let id = self.at() + 1;
        let fingerprint = id.is_multiple_of(FINGERPRINT_EVERY).then(|| self.fingerprint());
        let (from, hash) = (self.tip, self.hash());
        let by_chance = matches!(act, Act::Move { mover: Mover::Chance, .. });
        let author = self.stamp.author.clone().filter(|_| !automatic && !by_chance);
        let stamp = Stamp { author, ..self.stamp };
        let (depth, chances) = (0, 0);
        let quiet = undo::is_quiet::<G>(&events);
        let mut entry = Entry {
            id,
            act,
            notation,
            automatic,
            typed,
            stamp,
            events,
            quiet,
            from,
            depth,
            chances,
            hash,
            fingerprint,
        };
        let bytes = serde_json::to_vec(&Table::written(&entry, &entry.events))
            .expect("events can be written");
        entry.hash = hash.then(&bytes);
        self.log.push(entry);
        self.revision += 1;
        id
    }

    /// An entry with its events as it is hashed and saved.
    pub(crate) fn written<'e>(entry: &Entry<G>, events: &'e [G::Event]) -> Written<&'e [G::Event]> {
        let (by, act) = match entry.act {
            Act::Move { mover, .. } => {
                (mover, WrittenAct::Move(entry.notation.clone().unwrap_or_default()))
            }
            Act::Jump { how, by, to } => (Mover::Seat(by), WrittenAct::jump(how, to)),
        };
        let fingerprint = entry.fingerprint.map(|fingerprint| fingerprint.to_string());
        let is_move = matches!(entry.act, Act::Move { .. });
        let events = is_move.then_some(events);
        let Entry { id, automatic, typed, .. } = *entry;
        let stamp = entry.stamp.clone();
        Written { id, by, act, automatic, typed, stamp, events, fingerprint }
    }

    // ------------------------------------------------------------------ pauses

    fn pause_after(&self, id: EntryId) -> Option<Pause> {
        let names = self.entry(id).events.iter().filter_map(|event| G::facts(event).gate);
        let name = names.last()?;
        // Bots have always looked already.
        let waiting = match self.state().gate() {
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
        self.revision += 1;
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

    /// How many moves of the line lead to entry `to` too, and the entries that lead on from there.
    fn fork(&self, to: EntryId) -> (usize, Vec<EntryId>) {
        let mut ahead = Vec::new();
        let mut at = to;
        while at != 0 && self.line.get(self.entry(at).depth as usize - 1) != Some(&at) {
            ahead.push(at);
            at = self.entry(at).from;
        }
        let shared = if at == 0 { 0 } else { self.entry(at).depth as usize };
        ahead.reverse();
        (shared, ahead)
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

    /// The entries of the moves that had led to the position on the table when entry `at` was the
    /// newest.
    pub(crate) fn line_at(&self, at: EntryId) -> Vec<EntryId> {
        match self.entry(at).act {
            Act::Jump { to, .. } => self.path(to),
            Act::Move { .. } => self.path(at),
        }
    }

    /// Whether an entry is a move on the line of play.
    pub fn is_live(&self, entry: EntryId) -> bool {
        self.line.binary_search(&entry).is_ok()
    }

    /// Goes through the entries after `since` with their events, unredacted. Those that are not
    /// kept are made again by the moves that made them.
    pub fn retell(&self, since: EntryId, mut tell: impl FnMut(&Entry<G>, &[G::Event])) {
        let mut before: Option<(EntryId, G)> = None;
        for entry in &self.log[since as usize..] {
            match entry.act {
                Act::Move { mover, m } if entry.id <= self.let_go => {
                    let mut state = match before.take() {
                        Some((at, state)) if at == entry.from => state,
                        _ => self.state_at(entry.from).expect("every move has a position before"),
                    };
                    let mut events = Vec::new();
                    state.play(mover, m, &mut events);
                    tell(entry, &events);
                    before = Some((entry.id, state));
                }
                _ => tell(entry, &entry.events),
            }
        }
    }

    /// Keeps no more than is needed to go on: some of the snapshots, and no events. Looking back
    /// then costs more moves.
    pub(crate) fn thin_out(&mut self) {
        for entry in &mut self.log[self.let_go as usize..] {
            entry.events = Vec::new();
        }
        self.let_go = self.at();
        let log = &self.log;
        self.snapshots.retain(|id, _| log[*id as usize - 1].depth.is_multiple_of(SPARSE_EVERY));
        let room = self.log.len() / 8 + 16;
        if self.log.capacity() > self.log.len() + 2 * room {
            self.log.shrink_to(self.log.len() + room);
        }
    }

    /// The state after entry `id`: a snapshot and at most a few moves from there.
    pub fn state_at(&self, id: EntryId) -> Result<G, Error> {
        if id == self.tip {
            return Ok(self.state().clone());
        }
        self.point_at(id).map(|point| point.state)
    }

    /// The position after entry `id` and the link to it.
    fn point_at(&self, id: EntryId) -> Result<Point<G>, Error> {
        self.position_entry(id)?;
        let mut ahead = Vec::new();
        let mut at = id;
        let mut point = loop {
            if at == 0 {
                break self.opening.clone();
            }
            if at == self.tip {
                break self.now.clone();
            }
            if let Some(snapshot) = self.snapshots.get(&at) {
                break snapshot.clone();
            }
            ahead.push(at);
            at = self.entry(at).from;
        };
        for &id in ahead.iter().rev() {
            if let Act::Move { mover, m } = self.entry(id).act {
                point.play(mover, m, &mut ());
            }
        }
        Ok(point)
    }

    // ------------------------------------------------------------------ out

    /// The line of play as a record.
    pub fn record(&self) -> Record {
        let mut record = Record::new::<G>(&self.setup, self.seed).expect("the setup is canonical");
        let mut state = self.opening.state.clone();
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
        self.now.link.finish(self.state())
    }

    /// The moves that lead to the position after entry `id`, as a link.
    pub fn link_at(&self, id: EntryId) -> Result<String, Error> {
        let point = self.point_at(id)?;
        point.link.finish(&point.state)
    }
}

/// A question that needs no asking, and its answer.
pub(crate) fn obvious<G: Show>(state: &G) -> Option<(Seat, G::Move)> {
    let mut seats = state.to_move().seats().iter();
    seats.find_map(|seat| state.obvious(seat).map(|m| (seat, m)))
}
