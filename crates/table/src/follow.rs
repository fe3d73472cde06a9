//! The read models of one viewer, kept up to date as the log grows.

use std::collections::BTreeMap;

use kernel::{Message, Parts, Projections, Show, Viewer};
use serde::Serialize;
use serde_json::Value;

use crate::log::{Act, EntryId};
use crate::message::Consensus;
use crate::table::Table;

/// The parts that every table has, whatever its game.
pub const TABLE_PARTS: [&str; 4] = ["seats", "valid_moves", "consensus", "messages"];

/// How many messages are handed out.
const LATEST: usize = 50;

/// Follows a table for one viewer: folds each new entry once and remembers what is dirty.
#[derive(Clone, Debug)]
pub struct Follower<G: Show> {
    viewer: Viewer,
    at: EntryId,
    game: G::Projections,
    dirty: Parts,
    /// What was last handed out of the parts that every table has.
    told: BTreeMap<&'static str, Value>,
    messages: Vec<Message>,
}

impl<G: Show> Follower<G> {
    /// A follower that has caught up with the table, everything dirty.
    pub fn new(table: &Table<G>, viewer: Viewer) -> Follower<G> {
        let mut follower = Follower {
            viewer,
            at: 0,
            game: start(table, viewer),
            dirty: Parts::NONE,
            told: BTreeMap::new(),
            messages: Vec::new(),
        };
        follower.rebuild(table);
        follower
    }

    /// The newest entry that was taken in.
    pub fn at(&self) -> EntryId {
        self.at
    }

    /// The read models of the game.
    pub fn game(&self) -> &G::Projections {
        &self.game
    }

    /// What there is to say about the line of play.
    pub fn messages(&self) -> &[Message] {
        &self.messages
    }

    /// Takes in what is new in the log. A jump changes the past, so the line is folded again.
    pub fn catch_up(&mut self, table: &Table<G>) {
        let new = &table.log()[self.at as usize..];
        if new.iter().any(|entry| matches!(entry.act, Act::Jump { .. })) {
            return self.rebuild(table);
        }
        for entry in new {
            self.fold(table, entry.id);
        }
        self.at = table.at();
    }

    fn rebuild(&mut self, table: &Table<G>) {
        self.game = start(table, self.viewer);
        self.messages.clear();
        for &id in table.line() {
            self.fold(table, id);
        }
        self.dirty = Parts::first(G::Projections::PARTS.len());
        self.at = table.at();
    }

    fn fold(&mut self, table: &Table<G>, id: EntryId) {
        let entry = &table.log()[id as usize - 1];
        for event in table.events_for(entry, self.viewer) {
            self.dirty |= self.game.fold(&event);
        }
        self.messages.extend(table.describe(entry, self.viewer));
    }

    /// The parts that changed since they were last taken, by name.
    pub fn take_dirty(&mut self, table: &Table<G>) -> BTreeMap<String, Value> {
        self.catch_up(table);
        let whole = to_value(&self.game);
        let dirty = std::mem::take(&mut self.dirty);
        let mut out: BTreeMap<String, Value> = G::Projections::PARTS
            .iter()
            .enumerate()
            .filter(|(n, _)| dirty.has(*n))
            .map(|(_, part)| ((*part).to_owned(), whole[*part].clone()))
            .collect();
        for (name, value) in self.table_parts(table) {
            if self.told.get(name) != Some(&value) {
                out.insert(name.to_owned(), value.clone());
                self.told.insert(name, value);
            }
        }
        out
    }

    fn table_parts(&self, table: &Table<G>) -> [(&'static str, Value); 4] {
        [
            ("seats", to_value(table.players())),
            ("valid_moves", to_value(&table.offers(self.viewer, None))),
            ("consensus", to_value(&self.consensus(table))),
            ("messages", to_value(self.latest())),
        ]
    }

    /// The newest messages; the whole story is in the log.
    fn latest(&self) -> &[Message] {
        &self.messages[self.messages.len().saturating_sub(LATEST)..]
    }

    fn consensus(&self, table: &Table<G>) -> Consensus {
        let undo = self.viewer.seat().and_then(|seat| table.undo_needs(seat));
        Consensus {
            pause: table.pause().map(|pause| (pause.entry, pause.name.to_owned(), pause.waiting)),
            jump_request: table
                .jump_request()
                .map(|request| (request.by, request.to, request.waiting)),
            undo,
            redo: !table.undone().is_empty(),
        }
    }
}

fn start<G: Show>(table: &Table<G>, viewer: Viewer) -> G::Projections {
    let opening = table.state_at(0).expect("every log has an opening");
    G::Projections::start(&opening.view(viewer))
}

fn to_value<T: Serialize + ?Sized>(value: &T) -> Value {
    serde_json::to_value(value).expect("a read model can be written")
}
