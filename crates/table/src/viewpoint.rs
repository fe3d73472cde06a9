//! What one viewer is told of a table: every entry is redacted once, everything that shows the
//! position is made once, however many look and however often they ask.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::{Board, Key, Label, Message, Mover, Parts, Projections, Seat, Show, ToMove, Viewer};
use serde_json::Value;

use crate::cue::{Cue, Speed, Timed};
use crate::log::{Act, Entry, EntryId, Jump};
use crate::message::{Consensus, Json, LineKind, LogLine, Offer, Past, Question, Shown, Update};
use crate::table::Table;

/// What one viewer is told of a table, kept up as the log grows.
#[derive(Clone, Debug)]
pub(crate) struct Viewpoint<G: Show> {
    viewer: Viewer,
    /// What it knows of each entry after those that were let go.
    told: Vec<Told<G>>,
    /// So many entries were let go: they are made again where somebody asks for them.
    let_go: usize,
    models: G::Projections,
    /// For each part of the read models the entry that changed it last.
    changed: Vec<EntryId>,
    /// The position as it is now, where somebody has asked for it.
    scene: Option<(EntryId, Arc<Scene<G>>)>,
}

/// What a viewer knows of one entry.
#[derive(Clone, Debug)]
struct Told<G: Show> {
    events: Vec<G::Event>,
    line: Arc<LogLine>,
    /// What is timed in it: a name, what, and for how long.
    timed: Vec<(String, Timed, u32)>,
}

/// A position as one viewer may know it, made once.
#[derive(Clone, Debug)]
pub(crate) struct Scene<G: Show> {
    pub(crate) view: G::View,
    pub(crate) question: Option<Message>,
    pub(crate) board: Arc<Board>,
    pub(crate) offers: Arc<Vec<Offer>>,
    written: Json,
    screen: Value,
}

impl<G: Show> Scene<G> {
    /// What `viewer` may know of a position, and the moves that it may make.
    fn of(state: &G, viewer: Viewer) -> Scene<G> {
        let view = state.view(viewer);
        let offer = |seat, m| Offer::new(state, Mover::Seat(seat), m);
        let offers = viewer
            .seat()
            .map(|seat| state.legal(seat).iter().map(|&m| offer(seat, m)).collect())
            .unwrap_or_default();
        Scene {
            question: G::question(&view),
            board: Arc::new(G::board(&view, state.seats())),
            offers: Arc::new(offers),
            written: Json::of(&view),
            screen: to_value(&state.screen_with(&view, viewer)),
            view,
        }
    }
}

impl Past {
    /// A position as `viewer` may know it.
    pub(crate) fn of<G: Show>(state: &G, viewer: Viewer) -> Past {
        let view = state.view(viewer);
        Past {
            screen: to_value(&state.screen_with(&view, viewer)),
            board: G::board(&view, state.seats()),
            question: G::question(&view),
            view: Json::of(&view),
            outcome: state.outcome(),
        }
    }
}

impl<G: Show> Viewpoint<G> {
    /// The viewpoint of a viewer who has been told nothing yet.
    pub(crate) fn new(table: &Table<G>, viewer: Viewer) -> Viewpoint<G> {
        Viewpoint {
            viewer,
            told: Vec::new(),
            let_go: 0,
            models: start(table, viewer),
            changed: vec![0; G::Projections::PARTS.len()],
            scene: None,
        }
    }

    /// Takes in what is new in the log. A jump changes the past, so the read models are folded
    /// again from what was redacted before.
    pub(crate) fn catch_up(&mut self, table: &Table<G>) {
        let known = self.let_go + self.told.len();
        table.retell(known as EntryId, |entry, events| {
            let told = Told::of(table, entry, events, self.viewer);
            match entry.act {
                Act::Move { .. } => self.fold(&told.events, entry.id),
                Act::Jump { .. } => self.fold_again(table, entry.id),
            }
            self.told.push(told);
        });
    }

    fn fold(&mut self, events: &[G::Event], at: EntryId) {
        let changed =
            events.iter().fold(Parts::NONE, |parts, event| parts | self.models.fold(event));
        for (n, part) in self.changed.iter_mut().enumerate() {
            if changed.has(n) {
                *part = at;
            }
        }
    }

    fn fold_again(&mut self, table: &Table<G>, at: EntryId) {
        self.models = start(table, self.viewer);
        let line = table.line_at(at);
        let kept = line.partition_point(|&id| id as usize <= self.let_go);
        if kept > 0 {
            table.retell(0, |entry, events| {
                if line[..kept].binary_search(&entry.id).is_ok() {
                    for event in events.iter().filter_map(|event| G::redact(event, self.viewer)) {
                        self.models.fold(&event);
                    }
                }
            });
        }
        for &id in &line[kept..] {
            for event in &self.told[id as usize - self.let_go - 1].events {
                self.models.fold(event);
            }
        }
        self.changed.fill(at);
    }

    /// Lets go of what can be made again: the entries, and the position as it is shown.
    pub(crate) fn let_go(&mut self) {
        self.let_go += self.told.len();
        self.told = Vec::new();
        self.scene = None;
    }

    /// What the position on the table is for the viewer.
    pub(crate) fn scene(&mut self, table: &Table<G>) -> Arc<Scene<G>> {
        match &self.scene {
            Some((at, scene)) if *at == table.at() => Arc::clone(scene),
            _ => {
                let scene = Arc::new(Scene::of(table.state(), self.viewer));
                self.scene = Some((table.at(), Arc::clone(&scene)));
                scene
            }
        }
    }

    /// The entries after `since`.
    pub(crate) fn lines(&self, table: &Table<G>, since: EntryId) -> Vec<Arc<LogLine>> {
        self.after(table, since).iter().map(|told| Arc::clone(&told.line)).collect()
    }

    /// What it knows of the entries after `since`.
    fn after(&self, table: &Table<G>, since: EntryId) -> Cow<'_, [Told<G>]> {
        let since = since as usize;
        if let Some(since) = since.checked_sub(self.let_go) {
            return Cow::Borrowed(self.told.get(since..).unwrap_or_default());
        }
        let mut all = Vec::new();
        table.retell(since as EntryId, |entry, events| {
            if entry.id as usize <= self.let_go {
                all.push(Told::of(table, entry, events, self.viewer));
            }
        });
        all.extend(self.told.iter().cloned());
        Cow::Owned(all)
    }

    /// The read models of the game.
    pub(crate) fn models(&self) -> &G::Projections {
        &self.models
    }

    /// Everything that the viewer needs to draw the table, for one who knows the entries up to
    /// `since`. One who knows more than there is, as of another table, is told everything. The
    /// viewpoint has caught up with the table.
    pub(crate) fn update(&mut self, table: &Table<G>, since: EntryId) -> Update {
        let since = if since > table.at() { 0 } else { since };
        let scene = self.scene(table);
        let message = scene.question.clone();
        let screen = Shown { screen: scene.screen.clone(), available: Arc::clone(&scene.offers) };
        Update {
            game: G::INFO.id.into(),
            viewer: self.viewer,
            since,
            at: table.at(),
            tip: table.tip(),
            seats: table.players().to_vec(),
            to_move: movers(table.state().to_move()),
            question: message.map(|message| Question { message, text: None }),
            view: scene.written.clone(),
            board: Arc::clone(&scene.board),
            screen,
            log: self.lines(table, since),
            projections: self.parts(since),
            consensus: consensus(table, self.viewer),
            cues: self.cues(table, since),
            outcome: table.state().outcome(),
        }
    }

    /// The parts of the read models that changed after `since`: all of them for one who knows
    /// nothing.
    fn parts(&self, since: EntryId) -> BTreeMap<Key, Value> {
        let is_new = |n: usize| since == 0 || self.changed[n] > since;
        let mut whole = to_value(&self.models);
        let parts = G::Projections::PARTS.iter().enumerate().filter(|(n, _)| is_new(*n));
        parts.map(|(_, part)| ((*part).into(), whole[*part].take())).collect()
    }

    /// The cues for everything after `since`: what moved, where to look, and who is next.
    fn cues(&self, table: &Table<G>, since: EntryId) -> Vec<Cue> {
        let at = table.at();
        let news = self.after(table, since);
        let timed = news.iter().flat_map(|told| told.timed.iter().cloned());
        let mut cues: Vec<Cue> = timed.map(|(key, what, ms)| Cue { key, at, what, ms }).collect();
        if let Some(seat) = bot_to_move(table) {
            let (key, what) = (format!("bot:{at}:{seat}"), Timed::BotPause(seat));
            cues.push(Cue { key, at, what, ms: Speed::NORMAL.pause() });
        }
        cues
    }
}

impl<G: Show> Told<G> {
    /// An entry as `viewer` may know it. A move is described by its events; its notation is for the
    /// mover and the omniscient viewer alone, because it may say more.
    fn of(table: &Table<G>, entry: &Entry<G>, events: &[G::Event], viewer: Viewer) -> Told<G> {
        let events: Vec<G::Event> =
            events.iter().filter_map(|event| G::redact(event, viewer)).collect();
        let (kind, by, to) = match entry.act {
            Act::Move { mover, .. } => (LineKind::Move, mover, entry.id),
            Act::Jump { how, by, to } => (how.into(), Mover::Seat(by), to),
        };
        let may_know = match by {
            Mover::Chance => viewer == Viewer::Omniscient,
            Mover::Seat(seat) => viewer.sees(seat),
        };
        let line = LogLine {
            id: entry.id,
            kind,
            by,
            from: entry.from,
            to,
            notation: entry.notation.clone().filter(|_| may_know),
            automatic: entry.automatic,
            typed: entry.typed,
            stamp: entry.stamp.clone(),
            events: events.iter().map(Json::of).collect(),
            messages: messages(table, entry, &events),
            text: Vec::new(),
        };
        Told { timed: timed::<G>(entry.id, &events), events, line: Arc::new(line) }
    }
}

/// What there is to say about an entry of which a viewer knows these events.
fn messages<G: Show>(table: &Table<G>, entry: &Entry<G>, events: &[G::Event]) -> Vec<Message> {
    let Act::Jump { how, by, to } = entry.act else {
        return events.iter().filter_map(|event| table.state().describe(event)).collect();
    };
    let key = match how {
        Jump::Undo => "line-undo",
        Jump::Redo => "line-redo",
        Jump::Back => "line-jump",
    };
    vec![Message::new(key).with("seat", by).with("entry", to)]
}

/// What is timed in these events of an entry.
fn timed<G: Show>(id: EntryId, events: &[G::Event]) -> Vec<(String, Timed, u32)> {
    let mut timed = Vec::new();
    for (n, facts) in events.iter().map(G::facts).enumerate() {
        let key = |kind| format!("{kind}:{id}:{n}");
        if let Some((name, ms)) = facts.animation {
            timed.push((key("animation"), Timed::Animation(name.to_owned()), u32::from(ms)));
        }
        if let Some(name) = facts.gate {
            let ms = Speed::NORMAL.pause();
            timed.push((key("delay"), Timed::Delay(name.to_owned()), ms));
        }
    }
    timed
}

/// The bot that is to move. While people look it would be refused.
fn bot_to_move<G: Show>(table: &Table<G>) -> Option<Seat> {
    let bots = |seat: &Seat| !table.players()[seat.index()].is_person();
    let seats = table.state().to_move().seats();
    table.pause().is_none().then(|| seats.iter().find(bots)).flatten()
}

fn consensus<G: Show>(table: &Table<G>, viewer: Viewer) -> Consensus {
    let request = table.jump_request();
    Consensus {
        pause: table.pause().map(|pause| (pause.entry, pause.name.to_owned(), pause.waiting)),
        jump_request: request.map(|request| (request.by, request.to, request.waiting)),
        undo: viewer.seat().and_then(|seat| table.undo_needs(seat)),
        redo: !table.undone().is_empty(),
    }
}

fn movers(to_move: ToMove) -> Vec<Mover> {
    match to_move {
        ToMove::Chance => vec![Mover::Chance],
        to_move => to_move.seats().iter().map(Mover::Seat).collect(),
    }
}

fn start<G: Show>(table: &Table<G>, viewer: Viewer) -> G::Projections {
    let opening = table.state_at(0).expect("every log has an opening");
    G::Projections::start(&opening.view(viewer))
}

fn to_value<T: serde::Serialize + ?Sized>(value: &T) -> Value {
    serde_json::to_value(value).expect("what is shown can be written")
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
    pub(crate) fn new<G: Show>(state: &G, mover: Mover, m: G::Move) -> Offer {
        let Label { group, label, refs } = state.label(mover, m);
        Offer { notation: state.notation(mover, m), group, label, text: None, refs }
    }
}
