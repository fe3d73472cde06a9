//! The desk: one table, and everything that a page can ask of it.

use kernel::{Error, ErrorMessage, Message, Mover, Seat, Sheet, Show, Viewer};
use search::Terms;
use serde::Serialize;
use serde_json::{Value, json};
use shelf::Visitor;
use table::message::Command;
use table::{AnyTable, EntryId, Player};

use crate::call::{Call, Checked, Now, Opened, Seated};
use crate::speed;

/// How a desk learns the time, in milliseconds.
pub type Clock = fn() -> f64;

/// A place in front of one table.
pub struct Desk {
    table: Option<Box<dyn AnyTable>>,
    clock: Clock,
}

impl std::fmt::Debug for Desk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let game = self.table.as_ref().map(|table| table.info().id);
        f.debug_struct("Desk").field("game", &game).finish()
    }
}

/// What a call comes to: JSON, and perhaps bytes.
type Answer = Result<(Value, Vec<u8>), Error>;

impl Desk {
    /// A desk without a table.
    pub fn new(clock: Clock) -> Desk {
        Desk { table: None, clock }
    }

    /// Serves a request: JSON, and perhaps a zero byte and bytes. The answer has the same form.
    pub fn serve(&mut self, request: &[u8]) -> Vec<u8> {
        let zero = request.iter().position(|&byte| byte == 0);
        let (text, bytes) = match zero {
            Some(at) => (&request[..at], &request[at + 1..]),
            None => (request, &request[..0]),
        };
        let (answer, bytes) = match read(text).and_then(|call| self.answer(call, bytes)) {
            Ok((value, bytes)) => (json!({ "ok": value }), bytes),
            Err(error) => (json!({ "error": ErrorMessage::from(&error) }), Vec::new()),
        };
        let mut out = answer.to_string().into_bytes();
        if !bytes.is_empty() {
            out.push(0);
            out.extend(bytes);
        }
        out
    }

    fn answer(&mut self, call: Call, bytes: &[u8]) -> Answer {
        if let Call::Save {} = call {
            let bytes = self.table()?.save();
            return Ok((Value::Null, bytes));
        }
        self.value(call, bytes).map(|value| (value, Vec::new()))
    }

    fn value(&mut self, call: Call, bytes: &[u8]) -> Result<Value, Error> {
        match call {
            Call::Games {} => Ok(written(&bots::described())),
            Call::Rules { game } => rules(&game),
            Call::Open { game, setup, seed, seats, names, ask_all } => {
                for kind in seats.iter().filter(|kind| *kind != Player::HUMAN) {
                    bots::check(&game, kind)?;
                }
                let mut table = shelf::open(&game, &setup, seed, players(&seats, &names))?;
                table.ask_all(ask_all);
                self.take(table, None)
            }
            Call::OpenLink { link, seats } => self.open_link(&link, &seats),
            Call::OpenSave {} => {
                let (table, verdict) = shelf::open_saved(&table::save::read(bytes)?)?;
                self.take(table, Some(verdict.message()))
            }
            Call::Seat { seats, names } => self.seat(&seats, &names),
            Call::Command { command, viewer } => self.command(&command, viewer),
            Call::Now { viewer } => self.now(viewer).map(|now| written(&now)),
            Call::Speed { game, decisions } => speed::run(&game, decisions).map(|s| written(&s)),
            Call::Think { link, seat, bot, seed, at, limit_ms } => {
                let (table, _) = shelf::open_link(&link)?;
                self.advise(&*table, seat, &bot, bots::decision_seed(seed, at, seat), limit_ms)
            }
            call => self.look_up(call),
        }
    }

    /// What changes nothing at the table.
    fn look_up(&self, call: Call) -> Result<Value, Error> {
        let table = self.table()?;
        match call {
            Call::Shown { at, viewer } => shown(table, at, viewer),
            Call::Story { viewer } => Ok(written(&table.story(viewer, None))),
            Call::Course { viewer } => Ok(written(&table.course(viewer))),
            Call::Check { seat, text } => {
                let notation = table.check(Mover::Seat(seat), &text)?;
                Ok(written(&Checked { notation }))
            }
            Call::Details { at, viewer, topic } => {
                table.details(at, viewer, &topic).map(|text| written(&text))
            }
            Call::Link { at: None } => table.link().map(Value::from),
            Call::Link { at: Some(at) } => table.link_at(at).map(Value::from),
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
    ) -> Result<Value, Error> {
        // No die falls beside a page.
        table.type_dice(false);
        table.advance();
        let record = table.record();
        let opened = Opened {
            game: table.info().id.to_owned(),
            setup: record.setup,
            seed: record.seed,
            seats: table.players().to_vec(),
            verdict,
        };
        self.table = Some(table);
        Ok(written(&opened))
    }

    fn open_link(&mut self, link: &str, seats: &[String]) -> Result<Value, Error> {
        let (mut table, verdict) = shelf::open_link(link)?;
        if !seats.is_empty() {
            sit(&mut *table, seats, &[])?;
        }
        self.take(table, Some(verdict.message()))
    }

    fn seat(&mut self, seats: &[String], names: &[String]) -> Result<Value, Error> {
        let table = self.table_mut()?;
        sit(&mut **table, seats, names)?;
        table.advance();
        Ok(written(&Seated { seats: table.players().to_vec() }))
    }

    fn command(&mut self, command: &Command, viewer: Viewer) -> Result<Value, Error> {
        let table = self.table_mut()?;
        let reply = table.handle(command);
        if reply.done.is_some() {
            table.advance();
        }
        let mut now = self.now(viewer)?;
        now.reply = Some(reply);
        Ok(written(&now))
    }

    fn now(&mut self, viewer: Viewer) -> Result<Now, Error> {
        let table = self.table_mut()?;
        must_be_viewer(&**table, viewer)?;
        let tip = table.tip();
        Ok(Now {
            reply: None,
            update: table.update(viewer, None),
            board: table.board(tip, viewer)?,
            link: table.link()?,
            line: table.line(),
            open: table.is_open(table.at()),
        })
    }

    fn advise(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        bot: &str,
        seed: u64,
        limit_ms: u32,
    ) -> Result<Value, Error> {
        if !table.to_move().includes(Mover::Seat(seat)) {
            return Err(Error::illegal("not_your_move").variant("seat").with("seat", seat));
        }
        let clock = self.clock;
        let end = clock() + f64::from(limit_ms);
        let stop = move || clock() > end;
        let terms = Terms { seed, threads: 1, stop: Some(&stop) };
        bots::advise(table, seat, bot, &terms).map(|advice| written(&advice))
    }
}

fn read(text: &[u8]) -> Result<Call, Error> {
    serde_json::from_slice(text).map_err(|error| Error::invalid("bad_call").with("why", error))
}

fn written(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("an answer can be written")
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

fn must_be_viewer(table: &dyn AnyTable, viewer: Viewer) -> Result<(), Error> {
    let seats = table.players().len();
    match viewer.seat() {
        Some(seat) if seat.index() >= seats => {
            Err(Error::invalid("no_such_seat").with("seat", seat).options(Seat::all(seats)))
        }
        _ => Ok(()),
    }
}

fn shown(table: &dyn AnyTable, at: EntryId, viewer: Viewer) -> Result<Value, Error> {
    must_be_viewer(table, viewer)?;
    let mut shown = table.shown(at, viewer)?;
    shown["board"] = written(&table.board(at, viewer)?);
    Ok(shown)
}

/// Everything of a game that has a text of its own.
fn rules(game: &str) -> Result<Value, Error> {
    struct Catalogue;
    impl Visitor for Catalogue {
        type Out = Vec<Sheet>;
        fn visit<G: Show>(self) -> Vec<Sheet> {
            G::catalogue()
        }
    }
    let catalogue = shelf::visit(game, Catalogue)?;
    Ok(json!({ "catalogue": catalogue }))
}
