//! A table with its viewers, behind one interface that knows no game.

use std::any::Any;
use std::collections::{BTreeMap, VecDeque};

use kernel::{
    Board, Error, ErrorMessage, Info, Label, Message, Mover, Outcome, Record, Seat, SeatSet, Sheet,
    Show, ToMove, Viewer,
};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};
use serde_json::{Value, json};

use crate::course::{self, Moment};
use crate::cue::{Cue, Speed, cues};
use crate::follow::Follower;
use crate::log::{Act, Entry, EntryId, Jump};
use crate::message::{
    Command, Consensus, Done, LineKind, LogLine, Offer, Question, Reply, Request, Say, Seats,
    Shown, Update,
};
use crate::player::Player;
use crate::save;
use crate::table::{JumpRequest, Jumped, Pause, Table};

/// How many replies are remembered, so that a command sent twice is done once.
const REMEMBERED: usize = 256;

/// A table of any game: what adapters (terminal, browser, server) talk to.
pub trait AnyTable: Send {
    /// The table as the [`Host`] of its game, for who knows which game it is.
    fn as_any(&self) -> &dyn Any;
    /// What the game says about itself.
    fn info(&self) -> &'static Info;
    /// Who sits where.
    fn players(&self) -> &[Player];
    /// Seats other players.
    fn seat_players(&mut self, players: Vec<Player>);
    /// The newest entry.
    fn at(&self) -> EntryId;
    /// The entry whose position is on the table.
    fn tip(&self) -> EntryId;
    /// The entries of the moves that led to the position on the table, in order, and who moved.
    fn line(&self) -> Vec<(EntryId, Mover)>;
    /// Whose move it is.
    fn to_move(&self) -> ToMove;
    /// How the game ended, if it did.
    fn outcome(&self) -> Option<Outcome>;
    /// The pause that waits until the seats have looked.
    fn pause(&self) -> Option<Pause>;
    /// The request that waits for agreement.
    fn jump_request(&self) -> Option<JumpRequest>;
    /// Who would have to agree if `seat` undid its last decision; nothing if there is none.
    fn undo_needs(&self, seat: Seat) -> Option<SeatSet>;
    /// Whether dice fall on a real table and are typed in. Otherwise nobody may say how they fell.
    fn type_dice(&mut self, typed: bool);
    /// Whether dice are typed in, as said last or as the save says that was opened.
    fn types_dice(&self) -> bool;
    /// Whether nothing is hidden from anybody: neither in the position on the table nor in what
    /// happened after entry `since`.
    fn is_open(&self, since: EntryId) -> bool;
    /// Lets chance do what the seed says, as long as it is chance's move.
    fn roll(&mut self) -> u32;
    /// As [`AnyTable::roll`], but one move only. Says whether it was chance's move.
    fn roll_once(&mut self) -> bool;
    /// Does what the table does by itself: chance moves, and what needs no asking is answered. Says
    /// how many entries that made.
    fn advance(&mut self) -> u32;
    /// Says whether seats are asked even what has one answer that everybody can see.
    fn ask_all(&mut self, all: bool);
    /// What sort of move chance has to make, and an example of how such a move is written that
    /// gives nothing away to `viewer`. Nothing when it is not chance's move.
    fn chance_form(&self, viewer: Viewer) -> Option<Offer>;
    /// Carries out the request of a seat, or says why not.
    fn handle(&mut self, command: &Command) -> Reply;
    /// The legal moves of `viewer`.
    fn offers(&self, viewer: Viewer, say: Say<'_>) -> Vec<Offer>;
    /// Whether `mover` could make the move that `text` says: its notation, or why not. Changes
    /// nothing. Of chance it is told only where nothing is hidden.
    fn check(&self, mover: Mover, text: &str) -> Result<String, Error>;
    /// Whether the game reads `text` as a move of `mover`, legal or not.
    fn reads(&self, mover: Mover, text: &str) -> bool;
    /// Everything that `viewer` needs to draw the table, with what is new since its last update.
    fn update(&mut self, viewer: Viewer, say: Say<'_>) -> Value;
    /// The cues for everything after entry `since`.
    fn cues(&self, since: EntryId, speed: Speed) -> Vec<Cue>;
    /// A picture of the position after entry `at` for `viewer`.
    #[cfg(feature = "words")]
    fn picture(
        &self,
        at: EntryId,
        viewer: Viewer,
        renderer: &kernel::Renderer<'_>,
    ) -> Result<String, Error>;
    /// What is asked now, as `viewer` may know it; nothing where the game does not say it.
    fn question(&self, viewer: Viewer) -> Option<Message>;
    /// More about one thing than the board shows, as `viewer` may know it after entry `at`. The
    /// topics of the game are in its [`Info`]; any other is an error that lists them.
    fn details(&self, at: EntryId, viewer: Viewer, topic: &str) -> Result<Vec<Message>, Error>;
    /// What `viewer` may know of the position after entry `at` and what to show of it, as
    /// `{ view, screen, outcome }`.
    fn shown(&self, at: EntryId, viewer: Viewer) -> Result<Value, Error>;
    /// The entry whose position was on the table after entry `at`: itself, unless it was a jump.
    fn tip_at(&self, at: EntryId) -> Result<EntryId, Error>;
    /// The whole log as `viewer` may know it: number, whether it is on the line of play, sentences.
    fn story(&self, viewer: Viewer, say: Say<'_>) -> Vec<LogLine<Value>> {
        self.news(viewer, 0, say)
    }
    /// As [`AnyTable::story`], only what came after entry `since`.
    fn news(&self, viewer: Viewer, since: EntryId, say: Say<'_>) -> Vec<LogLine<Value>>;
    /// Everything that has a text of its own: cards, pieces, words of the game.
    fn catalogue(&self) -> Vec<Sheet>;
    /// The position after entry `at`, whole, as text for a scenario.
    fn position(&self, at: EntryId) -> Result<String, Error>;
    /// The line of play as a record.
    fn record(&self) -> Record;
    /// The line of play as a link.
    fn link(&self) -> Result<String, Error>;
    /// The moves that lead to the position after entry `at`, as a link.
    fn link_at(&self, at: EntryId) -> Result<String, Error>;
    /// What lies on the table after entry `at`, in words that know no game.
    fn board(&self, at: EntryId, viewer: Viewer) -> Result<Board, Error>;
    /// What was counted for the seats after every entry of the line of play.
    fn course(&self, viewer: Viewer) -> Vec<Moment>;
    /// The table as a save.
    fn save(&self) -> Vec<u8>;
    /// The table as the JSON content of a save.
    fn save_json(&self) -> String;
}

/// A table of one game with its viewers.
#[derive(Clone, Debug)]
pub struct Host<G: Show> {
    table: Table<G>,
    followers: BTreeMap<Viewer, Follower<G>>,
    seen: BTreeMap<Viewer, EntryId>,
    replies: VecDeque<(Command, Reply)>,
}

impl<G: Show> Table<G> {
    /// The legal moves of `viewer`: its own if it is a seat, otherwise none.
    pub fn offers(&self, viewer: Viewer, say: Say<'_>) -> Vec<Offer> {
        let Some(seat) = viewer.seat() else { return Vec::new() };
        let state = self.state();
        state.legal(seat).iter().map(|&m| Offer::new(state, Mover::Seat(seat), m, say)).collect()
    }

    /// Who would have to agree if `seat` undid its last decision; nothing if there is none.
    pub fn undo_needs(&self, seat: Seat) -> Option<SeatSet> {
        self.undo_target(seat).map(|to| self.must_agree(seat, to))
    }

    /// An entry as `viewer` may know it. A move is described by its events; its notation is for the
    /// mover and the omniscient viewer alone, because it may say more.
    pub fn line_for(&self, entry: &Entry<G>, viewer: Viewer, say: Say<'_>) -> LogLine<G::Event> {
        let (kind, by, to, notation) = match entry.act {
            Act::Move { mover, .. } => {
                let may_know = match mover {
                    Mover::Chance => viewer == Viewer::Omniscient,
                    Mover::Seat(seat) => viewer.sees(seat),
                };
                let notation = entry.notation.clone().filter(|_| may_know);
                (LineKind::Move, mover, entry.id, notation)
            }
            Act::Jump { how, by, to } => (how.into(), Mover::Seat(by), to, None),
        };
        let messages = self.describe(entry, viewer);
        LogLine {
            id: entry.id,
            kind,
            by,
            to,
            live: self.line().binary_search(&entry.id).is_ok(),
            notation,
            automatic: entry.automatic,
            events: self.events_for(entry, viewer),
            text: say.map(|say| messages.iter().map(say).collect()).unwrap_or_default(),
            messages,
        }
    }
}

impl From<Jump> for LineKind {
    fn from(how: Jump) -> LineKind {
        match how {
            Jump::Undo => LineKind::Undo,
            Jump::Redo => LineKind::Redo,
            Jump::Back => LineKind::Jump,
        }
    }
}

impl Offer {
    /// A legal move as an adapter shows it.
    pub(crate) fn new<G: Show>(state: &G, mover: Mover, m: G::Move, say: Say<'_>) -> Offer {
        let Label { group, label, refs } = state.label(mover, m);
        let text = say.map(|say| say(&label));
        Offer { notation: state.notation(mover, m), group, label, text, refs }
    }
}

impl<G: Show> Host<G> {
    /// Hosts a table.
    pub fn new(table: Table<G>) -> Host<G> {
        Host { table, followers: BTreeMap::new(), seen: BTreeMap::new(), replies: VecDeque::new() }
    }

    /// The table.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    #[cfg(feature = "conform")]
    pub(crate) fn table_mut(&mut self) -> &mut Table<G> {
        &mut self.table
    }

    fn carry_out(&mut self, command: &Command) -> Result<Done, Error> {
        let table = &mut self.table;
        let seat = command.seat;
        if seat.index() >= table.state().seats() {
            return Err(Error::invalid("no_such_seat")
                .with("seat", seat)
                .options(Seat::all(table.state().seats())));
        }
        let jumped = |jumped| match jumped {
            Jumped::Done(entry) => Done::Entry(entry),
            Jumped::Asked(seats) => Done::Asked(seats),
        };
        let (at, now) = (command.at, table.at());
        // Looking, agreeing and declining speak of the entry they name; everything else must be
        // decided on what is on the table now.
        let timeless = matches!(
            command.request,
            Request::Acknowledge(_) | Request::Agree(_) | Request::Decline(_)
        );
        if at != now && !timeless {
            return Err(crate::table::stale(at, now));
        }
        match &command.request {
            Request::Move(text) => table.play_text(at, Mover::Seat(seat), text).map(Done::Entry),
            Request::Chance(_) if !table.typed_dice() => Err(Error::illegal("dice_are_rolled")),
            Request::Chance(text) => table.play_text(at, Mover::Chance, text).map(Done::Entry),
            Request::Undo => table.undo(seat).map(jumped),
            Request::Redo => table.redo(seat).map(jumped),
            Request::Back(to) => table.back(seat, *to).map(jumped),
            Request::Agree(to) => table.agree(seat, *to).map(jumped),
            Request::Decline(to) => table.decline(seat, *to).map(|()| Done::Noted),
            Request::Acknowledge(entry) => {
                table.acknowledge(seat, *entry);
                Ok(Done::Noted)
            }
        }
    }
}

impl<G: Show> AnyTable for Host<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn info(&self) -> &'static Info {
        G::INFO
    }

    fn players(&self) -> &[Player] {
        self.table.players()
    }

    fn seat_players(&mut self, players: Vec<Player>) {
        self.table.seat_players(players);
        // Who sits there is in what every viewer was told: all of it is told again.
        self.followers.clear();
    }

    fn at(&self) -> EntryId {
        self.table.at()
    }

    fn tip(&self) -> EntryId {
        self.table.tip()
    }

    fn line(&self) -> Vec<(EntryId, Mover)> {
        let by = |&id: &EntryId| self.table.mover(id).map(|mover| (id, mover));
        self.table.line().iter().filter_map(by).collect()
    }

    fn to_move(&self) -> ToMove {
        self.table.state().to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.state().outcome()
    }

    fn pause(&self) -> Option<Pause> {
        self.table.pause()
    }

    fn jump_request(&self) -> Option<JumpRequest> {
        self.table.jump_request()
    }

    fn undo_needs(&self, seat: Seat) -> Option<SeatSet> {
        self.table.undo_needs(seat)
    }

    fn type_dice(&mut self, typed: bool) {
        self.table.set_typed_dice(typed);
    }

    fn types_dice(&self) -> bool {
        self.table.typed_dice()
    }

    fn is_open(&self, since: EntryId) -> bool {
        self.table.is_open(since)
    }

    fn roll(&mut self) -> u32 {
        self.table.roll()
    }

    fn roll_once(&mut self) -> bool {
        self.table.roll_once()
    }

    fn advance(&mut self) -> u32 {
        self.table.advance()
    }

    fn ask_all(&mut self, all: bool) {
        self.table.set_asks_all(all);
    }

    fn chance_form(&self, viewer: Viewer) -> Option<Offer> {
        self.table.chance_form(viewer)
    }

    fn handle(&mut self, command: &Command) -> Reply {
        // A name is the sender's own: another seat may use the same one, and must not be told
        // what this seat was told.
        let same = |known: &&(Command, Reply)| {
            command.id.is_some() && known.0.id == command.id && known.0.seat == command.seat
        };
        let result =
            match self.replies.iter().find(same) {
                Some((known, reply)) if known == command => return reply.clone(),
                Some(_) => Err(Error::invalid("id_reused")
                    .with("id", command.id.as_deref().unwrap_or_default())),
                None => self.carry_out(command),
            };
        let error = result.as_ref().err().map(ErrorMessage::from);
        let re = command.id.clone();
        let reply = Reply { re, at: self.table.at(), done: result.ok(), error };
        let reused = reply.error.as_ref().is_some_and(|error| error.code == "id_reused");
        if reply.re.is_some() && !reused {
            self.replies.truncate(REMEMBERED - 1);
            self.replies.push_front((command.clone(), reply.clone()));
        }
        reply
    }

    fn offers(&self, viewer: Viewer, say: Say<'_>) -> Vec<Offer> {
        self.table.offers(viewer, say)
    }

    fn check(&self, mover: Mover, text: &str) -> Result<String, Error> {
        let state = self.table.state();
        let m = state.parse(mover, text)?;
        // What chance can do may depend on what is hidden, as in lists of it.
        let chance = mover == Mover::Chance && state.to_move() == ToMove::Chance;
        if chance && !self.table.is_open(0) {
            return Err(Error::illegal("hidden_chance"));
        }
        state.check(mover, m).map_err(Into::into)?;
        Ok(state.notation(mover, m))
    }

    fn reads(&self, mover: Mover, text: &str) -> bool {
        self.table.state().parse(mover, text).is_ok()
    }

    fn update(&mut self, viewer: Viewer, say: Say<'_>) -> Value {
        let table = &self.table;
        let follower = self.followers.entry(viewer).or_insert_with(|| Follower::new(table, viewer));
        let since = self.seen.insert(viewer, table.at()).unwrap_or(0);
        let state = table.state();
        let view = state.view(viewer);
        let screen = state.screen_with(&view, viewer);
        let update = Update {
            game: G::INFO.id.to_owned(),
            viewer,
            at: table.at(),
            tip: table.tip(),
            to_move: movers(state.to_move()),
            question: G::question(&view).map(|message| {
                let text = say.map(|say| say(&message));
                Question { message, text }
            }),
            view,
            screen: Shown { screen, available: table.offers(viewer, say) },
            log: table.log()[since as usize..]
                .iter()
                .map(|entry| table.line_for(entry, viewer, say))
                .collect(),
            projections: follower.take_dirty(table),
            outcome: state.outcome(),
        };
        serde_json::to_value(update).expect("an update can be written")
    }

    fn cues(&self, since: EntryId, speed: Speed) -> Vec<Cue> {
        cues(&self.table, since, speed)
    }

    #[cfg(feature = "words")]
    fn picture(
        &self,
        at: EntryId,
        viewer: Viewer,
        renderer: &kernel::Renderer<'_>,
    ) -> Result<String, Error> {
        let state = self.table.state_at(at)?;
        Ok(G::picture(&state.view(viewer), state.seats(), renderer))
    }

    fn question(&self, viewer: Viewer) -> Option<Message> {
        G::question(&self.table.state().view(viewer))
    }

    fn details(&self, at: EntryId, viewer: Viewer, topic: &str) -> Result<Vec<Message>, Error> {
        let view = self.table.state_at(at)?.view(viewer);
        let known = G::INFO.topics.contains(&topic);
        known.then(|| G::details(&view, topic)).flatten().ok_or_else(|| {
            let error = Error::invalid("unknown_topic").with("topic", topic);
            let error = if G::INFO.topics.is_empty() { error.variant("none") } else { error };
            error.options(G::INFO.topics)
        })
    }

    fn shown(&self, at: EntryId, viewer: Viewer) -> Result<Value, Error> {
        let state = self.table.state_at(at)?;
        let view = state.view(viewer);
        let screen = state.screen_with(&view, viewer);
        Ok(json!({
            "view": view,
            "screen": screen,
            "outcome": state.outcome(),
        }))
    }

    fn tip_at(&self, at: EntryId) -> Result<EntryId, Error> {
        let entry = at.checked_sub(1).and_then(|n| self.table.log().get(n as usize));
        match entry.map(|entry| entry.act) {
            Some(Act::Jump { to, .. }) => Ok(to),
            _ => self.table.position_entry(at).map(|()| at),
        }
    }

    fn news(&self, viewer: Viewer, since: EntryId, say: Say<'_>) -> Vec<LogLine<Value>> {
        let written =
            |event: &G::Event| serde_json::to_value(event).expect("an event can be written");
        let line = |entry| {
            let line = self.table.line_for(entry, viewer, say);
            let LogLine { id, kind, by, to, live, notation, automatic, events, messages, text } =
                line;
            let events = events.iter().map(written).collect();
            LogLine { id, kind, by, to, live, notation, automatic, events, messages, text }
        };
        self.table.log().iter().skip(since as usize).map(line).collect()
    }

    fn catalogue(&self) -> Vec<Sheet> {
        G::catalogue()
    }

    fn position(&self, at: EntryId) -> Result<String, Error> {
        self.table.state_at(at).map(|state| state.position())
    }

    fn record(&self) -> Record {
        self.table.record()
    }

    fn link(&self) -> Result<String, Error> {
        self.table.link()
    }

    fn link_at(&self, at: EntryId) -> Result<String, Error> {
        self.table.link_at(at)
    }

    fn board(&self, at: EntryId, viewer: Viewer) -> Result<Board, Error> {
        let state = self.table.state_at(at)?;
        Ok(G::board(&state.view(viewer), state.seats()))
    }

    fn course(&self, viewer: Viewer) -> Vec<Moment> {
        course::of(&self.table, viewer)
    }

    fn save(&self) -> Vec<u8> {
        save::to_bytes(&self.table)
    }

    fn save_json(&self) -> String {
        save::to_json(&self.table)
    }
}

fn movers(to_move: ToMove) -> Vec<Mover> {
    match to_move {
        ToMove::Chance => vec![Mover::Chance],
        to_move => to_move.seats().iter().map(Mover::Seat).collect(),
    }
}

/// Everything that goes in and out of a table of this game, for its JSON Schema.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its shape is used")]
struct Messages<V, S, E, P> {
    command: Command,
    reply: Reply,
    update: Update<V, S, E>,
    projections: Models<P>,
    cue: Cue,
}

/// The read models: those of the game, and those of every table. An update carries the parts that
/// changed.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its shape is used")]
struct Models<P> {
    #[serde(flatten)]
    game: P,
    seats: Seats,
    /// The legal moves of the viewer.
    valid_moves: Vec<Offer>,
    consensus: Consensus,
    /// The newest messages.
    messages: Vec<Message>,
}

/// The JSON Schema of the messages of a game, generated from the types as they are written: what
/// may be left out is not required.
pub fn schema<G: Show>() -> Schema {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    settings
        .into_generator()
        .into_root_schema_for::<Messages<G::View, G::Screen, G::Event, G::Projections>>()
}
