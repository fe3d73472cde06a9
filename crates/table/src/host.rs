//! A table with its viewers, behind one interface that knows no game.

use std::any::Any;
use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use kernel::{
    Error, ErrorMessage, Info, Message, Mover, Outcome, Record, Seat, SeatSet, Sheet, Show, ToMove,
    Viewer,
};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};

use crate::course::{self, Moment};
use crate::fair::Evidence;
use crate::log::{Act, EntryId};
use crate::message::{
    BackTarget, Command, Done, LogLine, Offer, Past, Preview, Reply, Request, Stamp, Update,
};
use crate::player::Player;
use crate::save;
use crate::steps::Steps;
use crate::table::{JumpRequest, Jumped, Pause, Table};
use crate::viewpoint::Viewpoint;

/// How many replies are remembered, so that a command sent twice is done once.
const REMEMBERED: usize = 256;

/// Somebody who is told whatever changes at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Subscription(u32);

/// A table of any game: what adapters (terminal, browser, server) talk to.
pub trait AnyTable: Send {
    /// The table as the [`Host`] of its game, for anyone who knows which game it is.
    fn as_any(&self) -> &dyn Any;
    /// What the game says about itself.
    fn info(&self) -> &'static Info;
    /// Whether the game hides anything from anybody, ever.
    fn hides(&self) -> bool;
    /// Who sits where.
    fn players(&self) -> &[Player];
    /// Seats other players.
    fn seat_players(&mut self, players: Vec<Player>);
    /// The newest entry.
    fn at(&self) -> EntryId;
    /// The entry whose position is on the table.
    fn tip(&self) -> EntryId;
    /// Whether an entry is a move on the line of play.
    fn is_live(&self, entry: EntryId) -> bool;
    /// Whose move it is.
    fn to_move(&self) -> ToMove;
    /// How the game ended, if it did.
    fn outcome(&self) -> Option<Outcome>;
    /// The pause that waits until the seats have looked.
    fn pause(&self) -> Option<Pause>;
    /// The request that waits for agreement.
    fn jump_request(&self) -> Option<JumpRequest>;
    /// Puts back a request that waited for agreement before the table was opened again.
    fn restore_jump_request(&mut self, request: JumpRequest) -> Result<(), Error>;
    /// The side that a seat plays for, named by its lowest seat.
    fn side(&self, seat: Seat) -> Seat;
    /// Who would have to agree if `seat` undid its last decision; nothing if there is none.
    fn undo_needs(&self, seat: Seat) -> Option<SeatSet>;
    /// The positions that `seat` could go back to, and who would have to agree to each.
    fn back_targets(&self, seat: Seat) -> Vec<BackTarget>;
    /// Whether dice fall on a real table and are typed in. Otherwise nobody may say how they fell.
    fn type_dice(&mut self, typed: bool);
    /// Whether dice are typed in, as said last or as the save says that was opened.
    fn types_dice(&self) -> bool;
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
    /// Says when, and by whom, what is done from now on is done. It stands in the log.
    fn stamp(&mut self, stamp: Stamp);
    /// Carries out the request of a seat, or says why not.
    fn handle(&mut self, command: &Command) -> Reply;

    /// Lets go of what can be made again: what viewers were told and were shown, and most positions
    /// on the way. For those who keep many tables.
    fn let_go(&mut self);

    /// Adds somebody who is told whatever changes, as `viewer` may know it, and who knows the
    /// entries up to `have`: the first update brings everything after it.
    fn subscribe(&mut self, viewer: Viewer, have: EntryId) -> Result<Subscription, Error>;
    /// Nobody listens there any longer.
    fn unsubscribe(&mut self, subscription: Subscription);
    /// What a subscriber has not been told yet; nothing where nothing has changed for it.
    fn told(&mut self, subscription: Subscription) -> Option<Arc<Update>>;
    /// What the subscribers have not been told yet. Each position is shown once for each viewer,
    /// however many look.
    fn updates(&mut self) -> Vec<(Subscription, Arc<Update>)>;
    /// Everything that `viewer` needs to draw the table, with what came after entry `have`: what
    /// fills a gap.
    fn update_since(&self, viewer: Viewer, have: EntryId) -> Result<Update, Error>;

    /// The legal moves of `viewer`.
    fn offers(&self, viewer: Viewer) -> Arc<Vec<Offer>>;
    /// Whether `mover` could make the move that `text` says: its notation, or why not. Changes
    /// nothing. Of chance it is told only where nothing is hidden.
    fn check(&self, mover: Mover, text: &str) -> Result<String, Error>;
    /// What a move would do, as far as the seat that could make it can know.
    fn preview(&self, seat: Seat, text: &str) -> Result<Preview, Error>;
    /// Whether the game reads `text` as a move of `mover`, legal or not.
    fn reads(&self, mover: Mover, text: &str) -> bool;
    /// A picture of the position after entry `at` for `viewer`.
    #[cfg(feature = "words")]
    fn picture(
        &self,
        at: EntryId,
        viewer: Viewer,
        renderer: &kernel::Renderer<'_>,
    ) -> Result<String, Error>;
    /// A picture of the position after entry `at` for `viewer` that fits a pane of a terminal.
    #[cfg(feature = "words")]
    fn picture_in(
        &self,
        at: EntryId,
        viewer: Viewer,
        renderer: &kernel::Renderer<'_>,
        room: kernel::Room<'_>,
    ) -> Result<String, Error>;
    /// What is asked now, as `viewer` may know it; nothing where the game does not say it.
    fn question(&self, viewer: Viewer) -> Option<Message>;
    /// More about one thing than the board shows, as `viewer` may know it after entry `at`. The
    /// topics of the game are in its [`Info`]; any other is an error that lists them.
    fn details(&self, at: EntryId, viewer: Viewer, topic: &str) -> Result<Vec<Message>, Error>;
    /// The position after entry `at` as `viewer` may know it.
    fn shown(&self, at: EntryId, viewer: Viewer) -> Result<Past, Error>;
    /// The entry whose position was on the table after entry `at`: itself, unless it was a jump.
    fn tip_at(&self, at: EntryId) -> Result<EntryId, Error>;
    /// What happened after entry `since`, as `viewer` may know it.
    fn lines(&self, viewer: Viewer, since: EntryId) -> Vec<Arc<LogLine>>;
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
    /// A link to the position after entry `at` as `viewer` knows it, to be looked at.
    fn position_link(&self, at: EntryId, viewer: Viewer) -> Result<String, Error>;
    /// What was done after entry `since`, for a copy of this table to follow.
    fn steps(&self, since: EntryId) -> Steps;
    /// Does what was done at the table that this is a copy of.
    fn follow(&mut self, steps: &Steps) -> Result<(), Error>;
    /// What was counted for the seats after every entry of the line of play.
    fn course(&self, viewer: Viewer) -> Vec<Moment>;
    /// How the luck was agreed on, where several did.
    fn evidence(&self) -> Option<&Evidence>;
    /// Says how the luck was agreed on: saves keep it. Refuses what is not kept, and the
    /// evidence of other luck.
    fn set_evidence(&mut self, evidence: Evidence) -> Result<(), Error>;
    /// The table as a save.
    fn save(&self) -> Vec<u8>;
    /// The table as the JSON content of a save.
    fn save_json(&self) -> String;
}

/// A table of one game with its viewers.
#[derive(Clone, Debug)]
pub struct Host<G: Show> {
    table: Table<G>,
    /// What each viewer is told, made when it is first asked for.
    viewpoints: RefCell<BTreeMap<Viewer, Viewpoint<G>>>,
    subscribers: BTreeMap<Subscription, Subscriber>,
    /// How many there have ever been: nobody gets the number of one who has left.
    subscriptions: u32,
    replies: VecDeque<(Command, Reply)>,
}

#[derive(Clone, Copy, Debug)]
struct Subscriber {
    viewer: Viewer,
    /// The newest entry that it has been told.
    have: EntryId,
    /// The revision of the table that it has been told; nothing before its first update.
    revision: Option<u64>,
}

impl<G: Show> Host<G> {
    /// Hosts a table.
    pub fn new(table: Table<G>) -> Host<G> {
        Host {
            table,
            viewpoints: RefCell::default(),
            subscribers: BTreeMap::new(),
            subscriptions: 0,
            replies: VecDeque::new(),
        }
    }

    /// The table.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    #[cfg(feature = "conform")]
    pub(crate) fn table_mut(&mut self) -> &mut Table<G> {
        &mut self.table
    }

    /// The read models of a viewer.
    pub fn models(&self, viewer: Viewer) -> G::Projections {
        self.viewpoint(viewer, |viewpoint, _| viewpoint.models().clone())
    }

    /// Looks from where a viewer stands, caught up with the table.
    fn viewpoint<T>(
        &self,
        viewer: Viewer,
        look: impl FnOnce(&mut Viewpoint<G>, &Table<G>) -> T,
    ) -> T {
        let (mut all, table) = (self.viewpoints.borrow_mut(), &self.table);
        let viewpoint = all.entry(viewer).or_insert_with(|| Viewpoint::new(table, viewer));
        viewpoint.catch_up(table);
        look(viewpoint, table)
    }

    /// What a subscriber has not been told yet, which it is told by this. What was made for another
    /// who looks the same way and knows as much is not made again.
    fn tell(
        &mut self,
        subscription: Subscription,
        made: &mut BTreeMap<(Viewer, EntryId), Arc<Update>>,
    ) -> Option<Arc<Update>> {
        let revision = Some(self.table.revision());
        let subscriber = self.subscribers.get(&subscription).copied();
        let Subscriber { viewer, have, .. } =
            subscriber.filter(|subscriber| subscriber.revision != revision)?;
        let make = || Arc::new(self.viewpoint(viewer, |from, table| from.update(table, have)));
        let update = Arc::clone(made.entry((viewer, have)).or_insert_with(make));
        let have = self.table.at();
        self.subscribers.insert(subscription, Subscriber { viewer, have, revision });
        Some(update)
    }

    /// Looks at what `viewer` may know of the position after entry `at`.
    fn with_view<T>(
        &self,
        at: EntryId,
        viewer: Viewer,
        look: impl FnOnce(&G::View) -> T,
    ) -> Result<T, Error> {
        self.must_be_viewer(viewer)?;
        if at == self.table.tip() {
            return Ok(self.viewpoint(viewer, |from, table| look(&from.scene(table).view)));
        }
        Ok(look(&self.table.state_at(at)?.view(viewer)))
    }

    fn must_be_viewer(&self, viewer: Viewer) -> Result<(), Error> {
        viewer.seat().map_or(Ok(()), |seat| self.must_be_seat(seat))
    }

    fn must_be_seat(&self, seat: Seat) -> Result<(), Error> {
        let seats = self.table.state().seats();
        if seat.index() < seats {
            return Ok(());
        }
        Err(Error::invalid("no_such_seat").with("seat", seat).options(Seat::all(seats)))
    }

    /// Refuses what was decided at another entry. Looking, agreeing and declining speak of the
    /// entry they name; everything else must be decided on what is on the table now.
    fn must_be_current(&self, command: &Command) -> Result<(), Error> {
        let (at, now) = (command.at, self.table.at());
        let timeless = matches!(
            command.request,
            Request::Acknowledge(_) | Request::Agree(_) | Request::Decline(_)
        );
        if at == now || timeless {
            return Ok(());
        }
        Err(Error::illegal("stale").with("at", at).with("now", now))
    }

    fn carry_out(&mut self, command: &Command) -> Result<Done, Error> {
        self.must_be_seat(command.seat)?;
        self.must_be_current(command)?;
        let (table, seat) = (&mut self.table, command.seat);
        let jumped = |jumped| match jumped {
            Jumped::Done(entry) => Done::Entry(entry),
            Jumped::Asked(seats) => Done::Asked(seats),
        };
        match &command.request {
            Request::Move(text) => table.play_line(seat, text).map(Done::Entry),
            Request::Chance(_) | Request::Roll if !table.typed_dice() => {
                Err(Error::illegal("dice_are_rolled"))
            }
            Request::Roll if table.roll_once() => Ok(Done::Entry(table.at())),
            Request::Roll => Err(Error::illegal("no_die_asked")),
            Request::Chance(text) => table.type_dice(seat, text).map(Done::Entry),
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

    fn hides(&self) -> bool {
        G::HIDES
    }

    fn players(&self) -> &[Player] {
        self.table.players()
    }

    fn seat_players(&mut self, players: Vec<Player>) {
        self.table.seat_players(players);
    }

    fn at(&self) -> EntryId {
        self.table.at()
    }

    fn tip(&self) -> EntryId {
        self.table.tip()
    }

    fn is_live(&self, entry: EntryId) -> bool {
        self.table.is_live(entry)
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

    fn restore_jump_request(&mut self, request: JumpRequest) -> Result<(), Error> {
        self.table.restore_jump_request(request)
    }

    fn side(&self, seat: Seat) -> Seat {
        self.table.state().side(seat)
    }

    fn undo_needs(&self, seat: Seat) -> Option<SeatSet> {
        self.table.undo_needs(seat)
    }

    fn back_targets(&self, seat: Seat) -> Vec<BackTarget> {
        self.table.back_targets(seat)
    }

    fn type_dice(&mut self, typed: bool) {
        self.table.set_typed_dice(typed);
    }

    fn types_dice(&self) -> bool {
        self.table.typed_dice()
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

    fn stamp(&mut self, stamp: Stamp) {
        self.table.set_stamp(stamp);
    }

    fn let_go(&mut self) {
        self.viewpoints.get_mut().values_mut().for_each(Viewpoint::let_go);
        self.table.thin_out();
    }

    fn subscribe(&mut self, viewer: Viewer, have: EntryId) -> Result<Subscription, Error> {
        self.must_be_viewer(viewer)?;
        let subscription = Subscription(self.subscriptions);
        self.subscriptions += 1;
        self.subscribers.insert(subscription, Subscriber { viewer, have, revision: None });
        Ok(subscription)
    }

    fn unsubscribe(&mut self, subscription: Subscription) {
        self.subscribers.remove(&subscription);
    }

    fn told(&mut self, subscription: Subscription) -> Option<Arc<Update>> {
        self.tell(subscription, &mut BTreeMap::new())
    }

    fn updates(&mut self) -> Vec<(Subscription, Arc<Update>)> {
        let mut made = BTreeMap::new();
        let all: Vec<Subscription> = self.subscribers.keys().copied().collect();
        let told = |who| self.tell(who, &mut made).map(|update| (who, update));
        all.into_iter().filter_map(told).collect()
    }

    fn update_since(&self, viewer: Viewer, have: EntryId) -> Result<Update, Error> {
        self.must_be_viewer(viewer)?;
        Ok(self.viewpoint(viewer, |viewpoint, table| viewpoint.update(table, have)))
    }

    fn offers(&self, viewer: Viewer) -> Arc<Vec<Offer>> {
        self.viewpoint(viewer, |viewpoint, table| Arc::clone(&viewpoint.scene(table).offers))
    }

    fn preview(&self, seat: Seat, text: &str) -> Result<Preview, Error> {
        self.must_be_seat(seat)?;
        self.table.preview(seat, text)
    }

    fn check(&self, mover: Mover, text: &str) -> Result<String, Error> {
        let state = self.table.state();
        let m = state.parse(mover, text)?;
        // What chance can do may depend on what is hidden, as in lists of it.
        let chance = mover == Mover::Chance && state.to_move() == ToMove::Chance;
        if chance && G::HIDES {
            return Err(Error::illegal("hidden_chance"));
        }
        state.check(mover, m).map_err(Into::into)?;
        Ok(state.notation(mover, m))
    }

    fn reads(&self, mover: Mover, text: &str) -> bool {
        self.table.state().parse(mover, text).is_ok()
    }

    #[cfg(feature = "words")]
    fn picture(
        &self,
        at: EntryId,
        viewer: Viewer,
        renderer: &kernel::Renderer<'_>,
    ) -> Result<String, Error> {
        let seats = self.table.state().seats();
        self.with_view(at, viewer, |view| G::picture(view, seats, renderer))
    }

    #[cfg(feature = "words")]
    fn picture_in(
        &self,
        at: EntryId,
        viewer: Viewer,
        renderer: &kernel::Renderer<'_>,
        room: kernel::Room<'_>,
    ) -> Result<String, Error> {
        let seats = self.table.state().seats();
        self.with_view(at, viewer, |view| G::picture_in(view, seats, renderer, room))
    }

    fn question(&self, viewer: Viewer) -> Option<Message> {
        self.viewpoint(viewer, |viewpoint, table| viewpoint.scene(table).question.clone())
    }

    fn details(&self, at: EntryId, viewer: Viewer, topic: &str) -> Result<Vec<Message>, Error> {
        let known = G::INFO.topics.contains(&topic);
        let details =
            self.with_view(at, viewer, |view| known.then(|| G::details(view, topic)).flatten())?;
        details.ok_or_else(|| {
            let error = Error::invalid("unknown_topic").with("topic", topic);
            let error = if G::INFO.topics.is_empty() { error.variant("none") } else { error };
            error.options(G::INFO.topics)
        })
    }

    fn shown(&self, at: EntryId, viewer: Viewer) -> Result<Past, Error> {
        self.must_be_viewer(viewer)?;
        let state = self.table.state_at(at)?;
        Ok(Past::of(&state, viewer))
    }

    fn tip_at(&self, at: EntryId) -> Result<EntryId, Error> {
        let entry = at.checked_sub(1).and_then(|n| self.table.log().get(n as usize));
        match entry.map(|entry| entry.act) {
            Some(Act::Jump { to, .. }) => Ok(to),
            _ => self.table.position_entry(at).map(|()| at),
        }
    }

    fn lines(&self, viewer: Viewer, since: EntryId) -> Vec<Arc<LogLine>> {
        self.viewpoint(viewer, |viewpoint, table| viewpoint.lines(table, since))
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

    fn position_link(&self, at: EntryId, viewer: Viewer) -> Result<String, Error> {
        self.must_be_viewer(viewer)?;
        self.table.position_link(at, viewer)
    }

    fn steps(&self, since: EntryId) -> Steps {
        self.table.steps(since)
    }

    fn follow(&mut self, steps: &Steps) -> Result<(), Error> {
        self.table.follow(steps)
    }

    fn course(&self, viewer: Viewer) -> Vec<Moment> {
        course::of(&self.table, viewer)
    }

    fn evidence(&self) -> Option<&Evidence> {
        self.table.evidence()
    }

    fn set_evidence(&mut self, evidence: Evidence) -> Result<(), Error> {
        self.table.set_evidence(evidence)
    }

    fn save(&self) -> Vec<u8> {
        save::to_bytes(&self.table)
    }

    fn save_json(&self) -> String {
        save::to_json(&self.table)
    }
}

/// Everything that goes in and out of a table of this game, for its JSON Schema.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its shape is used")]
struct Messages<V, S, E, P> {
    command: Command,
    reply: Reply,
    update: Update<V, S, E>,
    projections: P,
    preview: Preview<E, V>,
    back_target: BackTarget,
}

/// The JSON Schema of the messages of a game, generated from the types as they are written: what
/// may be left out is not required.
pub fn schema<G: Show>() -> Schema {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    settings
        .into_generator()
        .into_root_schema_for::<Messages<G::View, G::Screen, G::Event, G::Projections>>()
}
