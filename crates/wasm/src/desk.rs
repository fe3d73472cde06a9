//! The desk: one table, and everything that a page can ask of it.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::{
    Draft, Error, ErrorMessage, Message, Mover, Scenario, Seat, Seed, Setup, Sheet, Show, Viewer,
};
use puzzles::Puzzle;
use search::Terms;
use serde::Serialize;
use shelf::Visitor;
use table::fair::{self, Bits, Evidence};
use table::message::{Command, Json, Stamp, Update};
use table::save::Verdict;
use table::{AnyTable, EntryId, Player, Steps, Subscription, position_link};

use crate::call::{Call, Chapter, Checked, Copied, FairChecked, Opened, Seated, Work};
use crate::speed;

/// How a desk learns the time, in milliseconds.
pub type Clock = fn() -> f64;

/// A place in front of one table.
pub struct Desk {
    table: Option<Box<dyn AnyTable>>,
    /// The page, as the viewer that it last said.
    page: Option<Subscription>,
    /// The copy of another desk's table that bots think about.
    copy: Option<Box<dyn AnyTable>>,
    clock: Clock,
}

impl std::fmt::Debug for Desk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let game = self.table.as_ref().map(|table| table.info().id);
        f.debug_struct("Desk").field("game", &game).finish()
    }
}

/// What a call comes to, as a page hears it: what was asked for, or why not; and whatever has
/// changed at the table since it was last told.
#[derive(Serialize)]
struct Answer {
    #[serde(skip_serializing_if = "Option::is_none")]
    ok: Option<Json>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<ErrorMessage>,
    #[serde(skip_serializing_if = "Option::is_none")]
    update: Option<Arc<Update>>,
}

impl Desk {
    /// A desk without a table.
    pub fn new(clock: Clock) -> Desk {
        Desk { table: None, page: None, copy: None, clock }
    }

    /// Serves a request: JSON, and perhaps a zero byte and bytes. The answer has the same form.
    pub fn serve(&mut self, request: &[u8]) -> Vec<u8> {
        let zero = request.iter().position(|&byte| byte == 0);
        let (text, bytes) = match zero {
            Some(at) => (&request[..at], &request[at + 1..]),
            None => (request, &request[..0]),
        };
        let (result, bytes) = match read(text).and_then(|call| self.answer(call, bytes)) {
            Ok((value, bytes)) => (Ok(value), bytes),
            Err(error) => (Err(ErrorMessage::from(&error)), Vec::new()),
        };
        let update = self.page.zip(self.table.as_mut()).and_then(|(page, table)| table.told(page));
        let (ok, error) = (result.as_ref().ok().cloned(), result.err());
        let mut out = Json::of(&Answer { ok, error, update }).text().as_bytes().to_vec();
        if !bytes.is_empty() {
            out.push(0);
            out.extend(bytes);
        }
        out
    }

    fn answer(&mut self, call: Call, bytes: &[u8]) -> Result<(Json, Vec<u8>), Error> {
        if let Call::Save {} = call {
            let bytes = self.table()?.save();
            return Ok((Json::of(&()), bytes));
        }
        self.value(call, bytes).map(|value| (value, Vec::new()))
    }

    fn value(&mut self, call: Call, bytes: &[u8]) -> Result<Json, Error> {
        match call {
            Call::Games {} => Ok(Json::of(&bots::described())),
            Call::Rules { game } => rules(&game),
            Call::Open { game, setup, seed, seats, names, ask_all, typed_dice, stamp } => {
                for kind in seats.iter().filter(|kind| *kind != Player::HUMAN) {
                    bots::check(&game, kind)?;
                }
                let mut table = shelf::open(&game, &setup, seed, players(&seats, &names))?;
                table.ask_all(ask_all);
                table.type_dice(typed_dice);
                table.stamp(stamp);
                self.take(table, None)
            }
            Call::OpenLink { link, seats, typed_dice } => self.open_link(&link, &seats, typed_dice),
            Call::OpenSave {} => {
                let (table, verdict) = shelf::open_saved(&table::save::read(bytes)?)?;
                self.take(table, Some(verdict.message()))
            }
            Call::TypeDice { typed } => {
                let table = self.table_mut()?;
                table.type_dice(typed);
                table.advance();
                Ok(Json::of(&()))
            }
            Call::Net {} => bots::nets::provide(bytes).map(|()| Json::of(&())),
            Call::Seat { seats, names } => self.seat(&seats, &names),
            Call::Command { command, stamp } => self.command(&command, stamp),
            Call::Subscribe { viewer, have } => self.subscribe(viewer, have),
            Call::Speed { game, decisions } => speed::run(&game, decisions).map(|s| Json::of(&s)),
            Call::Think { fresh, steps, seat, bot, seed, limit_ms, work } => {
                self.copy(fresh, &steps)?;
                self.think((seat, &bot), seed, limit_ms, &work)
            }
            Call::FairCommitment { table, seat, number } => {
                Ok(Json::of(&fair::seat_commitment(&table, seat, number)))
            }
            Call::FairCheck { evidence, commitment } => {
                let why = fair_check(&evidence, commitment, bytes).err();
                Ok(Json::of(&FairChecked { kept: why.is_none(), why }))
            }
            Call::Draft { game, setup, texts } => drafts(&game, &setup, texts),
            Call::Puzzles { text } => Puzzle::parse(&text).map(|puzzles| Json::of(&puzzles)),
            Call::Daily { day } => Ok(Json::of(&puzzles::daily(day))),
            Call::Lesson { text } => lesson(&text).map(|chapters| Json::of(&chapters)),
            call => self.look_up(call),
        }
    }

    /// What changes nothing at the table.
    fn look_up(&self, call: Call) -> Result<Json, Error> {
        let table = self.table()?;
        match call {
            Call::Since { viewer, have } => table.update_since(viewer, have).map(|u| Json::of(&u)),
            Call::Shown { at, viewer } => table.shown(at, viewer).map(|past| Json::of(&past)),
            Call::Course { viewer } => Ok(Json::of(&table.course(viewer))),
            Call::Check { seat, text } => {
                let notation = table.check(Mover::Seat(seat), &text)?;
                Ok(Json::of(&Checked { notation }))
            }
            Call::Preview { seat, text } => table.preview(seat, &text).map(|p| Json::of(&p)),
            Call::BackTargets { seat } => Ok(Json::of(&table.back_targets(seat))),
            Call::Details { at, viewer, topic } => {
                table.details(at, viewer, &topic).map(|text| Json::of(&text))
            }
            Call::Link { at: None } => table.link().map(|link| Json::of(&link)),
            Call::Link { at: Some(at) } => table.link_at(at).map(|link| Json::of(&link)),
            Call::PositionLink { at, viewer } => {
                table.position_link(at, viewer).map(|link| Json::of(&link))
            }
            Call::Stand { seat, goal } => {
                puzzles::stand(table, goal, seat).map(|stand| Json::of(&stand))
            }
            Call::Parts { seat, bot } => {
                must_move(table, seat)?;
                bots::parts(table, seat, &bot).map(|parts| Json::of(&parts))
            }
            Call::Steps { since } => Ok(Json::of(&table.steps(since))),
            _ => unreachable!("every other call is answered before"),
        }
    }

    fn table(&self) -> Result<&dyn AnyTable, Error> {
        self.table.as_deref().ok_or_else(no_table)
    }

    fn table_mut(&mut self) -> Result<&mut Box<dyn AnyTable>, Error> {
        self.table.as_mut().ok_or_else(no_table)
    }

    /// Takes a table in place of the one before.
    fn take(
        &mut self,
        mut table: Box<dyn AnyTable>,
        verdict: Option<Message>,
    ) -> Result<Json, Error> {
        table.advance();
        let opened = Opened { verdict, ..opened(&*table) };
        (self.table, self.page) = (Some(table), None);
        Ok(Json::of(&opened))
    }

    fn open_link(&mut self, link: &str, seats: &[String], typed: bool) -> Result<Json, Error> {
        if position_link::split(link).is_some() {
            let (table, viewer) = shelf::open_position(link)?;
            let opened = Opened { look_as: Some(viewer), ..opened(&*table) };
            (self.table, self.page) = (Some(table), None);
            return Ok(Json::of(&opened));
        }
        let (mut table, verdict) = shelf::open_link(link)?;
        if !seats.is_empty() {
            sit(&mut *table, seats, &[])?;
        }
        table.type_dice(typed);
        self.take(table, Some(verdict.message()))
    }

    fn seat(&mut self, seats: &[String], names: &[String]) -> Result<Json, Error> {
        let table = self.table_mut()?;
        sit(&mut **table, seats, names)?;
        table.advance();
        Ok(Json::of(&Seated { seats: table.players().to_vec() }))
    }

    fn command(&mut self, command: &Command, stamp: Stamp) -> Result<Json, Error> {
        let table = self.table_mut()?;
        table.stamp(stamp);
        let reply = table.handle(command);
        if reply.done.is_some() {
            table.advance();
        }
        Ok(Json::of(&reply))
    }

    fn subscribe(&mut self, viewer: Viewer, have: EntryId) -> Result<Json, Error> {
        let page = self.page;
        let table = self.table_mut()?;
        let subscription = table.subscribe(viewer, have)?;
        if let Some(before) = page {
            table.unsubscribe(before);
        }
        self.page = Some(subscription);
        Ok(Json::of(&()))
    }

    /// Brings the copy up to date.
    fn copy(&mut self, fresh: Option<Copied>, steps: &Steps) -> Result<(), Error> {
        if let Some(Copied { game, setup, seed }) = fresh {
            let seats = setup.choose(shelf::info(&game)?)?.seats;
            let kinds = vec![Player::HUMAN; usize::from(seats)];
            self.copy = Some(shelf::open(&game, &setup, seed, Player::seated(&kinds))?);
        }
        self.copy.as_mut().ok_or_else(no_table)?.follow(steps)
    }

    fn think(
        &self,
        (seat, bot): (Seat, &str),
        seed: u64,
        limit_ms: u32,
        work: &Work,
    ) -> Result<Json, Error> {
        let table = self.copy.as_deref().ok_or_else(no_table)?;
        must_move(table, seat)?;
        let clock = self.clock;
        let end = clock() + f64::from(limit_ms);
        let stop = move || clock() > end;
        let seed = bots::decision_seed(seed, table.at(), seat);
        let terms = Terms { seed, threads: 1, stop: Some(&stop) };
        match work {
            Work::Whole => bots::advise(table, seat, bot, &terms).map(|a| Json::of(&a)),
            &Work::Part(n) => bots::think_part(table, seat, bot, n, &terms).map(|p| Json::of(&p)),
            Work::Join(parts) => bots::join(table, seat, bot, parts, &terms).map(|a| Json::of(&a)),
        }
    }
}

/// Refuses a seat that is not to move.
fn must_move(table: &dyn AnyTable, seat: Seat) -> Result<(), Error> {
    if table.to_move().includes(Mover::Seat(seat)) {
        return Ok(());
    }
    Err(Error::illegal("not_your_move").variant("seat").with("seat", seat))
}

/// Checks what was agreed about the luck of a table, and its save, if there is one.
fn fair_check(evidence: &Evidence, noted: Option<Bits>, save: &[u8]) -> Result<(), Message> {
    let noted = noted.map_or(Ok(()), |commitment| evidence.must_be_of(commitment));
    noted.and_then(|()| evidence.seed()).map_err(|error| error.message)?;
    if save.is_empty() {
        return Ok(());
    }
    let opened = table::save::read(save).and_then(|saved| shelf::open_saved(&saved));
    match opened.map_err(|error| error.message)? {
        (_, Verdict::Diverged { why, .. } | Verdict::Unverified { why }) => Err(why),
        (table, _) if table.evidence() == Some(evidence) => Ok(()),
        _ => Err(Message::new("error-other-luck")),
    }
}

/// What a page is told of a table that was opened.
fn opened(table: &dyn AnyTable) -> Opened {
    let record = table.record();
    Opened {
        game: table.info().id.to_owned(),
        setup: record.setup,
        seed: record.seed,
        seats: table.players().to_vec(),
        typed_dice: table.types_dice(),
        verdict: None,
        look_as: None,
    }
}

fn read(text: &[u8]) -> Result<Call, Error> {
    serde_json::from_slice(text).map_err(|error| Error::invalid("bad_call").with("why", error))
}

fn no_table() -> Error {
    Error::illegal("no_table")
}

fn players(kinds: &[String], names: &[String]) -> Vec<Player> {
    let mut players = Player::seated(kinds);
    let named = players.iter_mut().zip(names).enumerate();
    for (n, (player, name)) in named.filter(|(_, (_, name))| !name.is_empty()) {
        player.name.clone_from(name);
        *player = player.presentable(n);
    }
    players
}

/// Seats players of these kinds, if they are as many as there are seats and each is known.
fn sit(table: &mut dyn AnyTable, kinds: &[String], names: &[String]) -> Result<(), Error> {
    for kind in kinds.iter().filter(|kind| *kind != Player::HUMAN) {
        bots::check(table.info().id, kind)?;
    }
    let seats = table.players().len();
    if kinds.len() != seats {
        return Err(Error::invalid("wrong_players")
            .arg("seats", seats)
            .arg("players", kinds.len()));
    }
    table.seat_players(players(kinds, names));
    Ok(())
}

/// What lists that somebody builds come to.
fn drafts(game: &str, setup: &Setup, texts: Vec<String>) -> Result<Json, Error> {
    struct Drafts<'a>(&'a Setup, Vec<String>);
    impl Visitor for Drafts<'_> {
        type Out = Option<Vec<Draft>>;
        fn visit<G: Show>(self) -> Self::Out {
            self.1.iter().map(|text| G::draft(self.0, text)).collect()
        }
    }
    let drafts = shelf::visit(game, Drafts(setup, texts))?;
    drafts.map(|drafts| Json::of(&drafts)).ok_or_else(|| Error::invalid("no_lists"))
}

/// The chapters of a lesson.
fn lesson(text: &str) -> Result<Vec<Chapter>, Error> {
    let chapter = |scenario: &Scenario| Chapter {
        name: scenario.title.clone(),
        game: scenario.game().to_owned(),
        setup: scenario.setup(),
        seed: Seed::Fast(scenario.seed().unwrap_or(0)),
        script: scenario.script(),
    };
    Ok(Scenario::parse(text)?.iter().map(chapter).collect())
}

/// Everything of a game that has a text of its own.
fn rules(game: &str) -> Result<Json, Error> {
    struct Catalogue;
    impl Visitor for Catalogue {
        type Out = Vec<Sheet>;
        fn visit<G: Show>(self) -> Vec<Sheet> {
            G::catalogue()
        }
    }
    let catalogue = shelf::visit(game, Catalogue)?;
    Ok(Json::of(&BTreeMap::from([("catalogue", catalogue)])))
}
