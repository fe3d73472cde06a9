//! A seat at a table of this process, with bots on all other seats.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex as Lock, PoisonError};
use std::time::Duration;

use bots::Advice;
use kernel::{Error, Info, Kind, Message, Seat, SeatSet, Setup, ToMove, Viewer};
use table::message::{Command, Done, Request};
use table::{AnyTable, EntryId, GameResult, Player};
use tokio::sync::{Mutex, OwnedMutexGuard, watch};
use tokio::time::{Instant, timeout_at};

use super::place::{ADVISER, End, Sight, error_of};
use super::voice::Voice;
use crate::protocol::Status;

/// A bot that has thought for so long decides with what it has. In tests the clock decides nothing.
const LONGEST: Duration = Duration::from_secs(if cfg!(test) { 600 } else { 20 });

type Shared = Arc<Mutex<Box<dyn AnyTable>>>;
type Held = OwnedMutexGuard<Box<dyn AnyTable>>;

/// A seat among bots.
pub(super) struct OwnSeat {
    info: &'static Info,
    seat: Seat,
    language: &'static str,
    bot_seed: u64,
    table: Shared,
    /// Counts what has happened, so that others can wait for it.
    changed: watch::Sender<u64>,
    /// Why the bots cannot go on.
    fault: Lock<Option<Error>>,
    /// Whether nobody sits there any more.
    left: Arc<AtomicBool>,
}

impl OwnSeat {
    /// Sits down at a table that was opened, and lets the bots begin.
    pub(super) fn take(
        mut table: Box<dyn AnyTable>,
        seat: Seat,
        language: &'static str,
        bot_seed: u64,
    ) -> Arc<OwnSeat> {
        advance(&mut *table);
        let own = Arc::new(OwnSeat {
            info: table.info(),
            seat,
            language,
            bot_seed,
            table: Arc::new(Mutex::new(table)),
            changed: watch::Sender::new(0),
            fault: Lock::default(),
            left: Arc::default(),
        });
        own.go_on();
        own
    }

    pub(super) fn info(&self) -> &'static Info {
        self.info
    }

    pub(super) fn seat(&self) -> Seat {
        self.seat
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.seat)
    }

    /// Lets chance and the bots move until somebody sits here whose turn it is.
    fn go_on(self: &Arc<Self>) {
        let own = Arc::clone(self);
        tokio::spawn(async move {
            while !own.left.load(Ordering::Relaxed) {
                let held = Arc::clone(&own.table).lock_owned().await;
                let mover = Arc::clone(&own);
                let stepped = tokio::task::spawn_blocking(move || mover.step(held)).await;
                let more = stepped.unwrap_or_else(|_| Err(broken()));
                let more = more.unwrap_or_else(|error| {
                    *own.fault.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                    false
                });
                own.changed.send_modify(|count| *count += 1);
                if !more {
                    break;
                }
            }
        });
    }

    /// Everything that needs nobody's decision, and the move of one bot. Says whether more can
    /// follow.
    fn step(&self, mut held: Held) -> Result<bool, Error> {
        let table = &mut **held;
        let seats = match advance(table) {
            ToMove::Over => return Ok(false),
            to_move => to_move.seats(),
        };
        let Some(seat) = seats.without(self.seat).lowest() else { return Ok(false) };
        let kind = table.players()[seat.index()].kind.clone();
        let advice = self.think(table, seat, &kind)?;
        let at = table.at();
        match handle(table, seat, at, Request::Move(advice.best)) {
            Ok(_) => {
                // What follows by itself is done before anybody sees the table.
                advance(table);
                Ok(true)
            }
            Err(error) => {
                tracing::error!(code = %error.code, %kind, "the table refused a bot");
                Err(broken())
            }
        }
    }

    fn think(&self, table: &dyn AnyTable, seat: Seat, bot: &str) -> Result<Advice, Error> {
        let begun = Instant::now();
        let stop = || self.left.load(Ordering::Relaxed) || begun.elapsed() > LONGEST;
        let seed = bots::decision_seed(self.bot_seed, table.at(), seat);
        let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        bots::advise(table, seat, bot, &bots::Terms { seed, threads, stop: Some(&stop) })
    }

    /// Whether nobody but this seat has to decide: where bots decide at the same time, they come
    /// first, so that what the seat decides is not stale.
    fn is_settled(&self, to_move: ToMove) -> bool {
        let seats = to_move.seats();
        to_move == ToMove::Over || seats.has(self.seat) && seats.without(self.seat).is_empty()
    }

    /// Waits until it is this seat's turn or the game is over, but not longer than this.
    pub(super) async fn turn(&self, within: Duration) -> Result<(), Error> {
        let deadline = Instant::now() + within;
        let mut changed = self.changed.subscribe();
        loop {
            changed.borrow_and_update();
            if self.is_settled(self.table.lock().await.to_move()) {
                return Ok(());
            }
            if let Some(error) = &*self.fault.lock().unwrap_or_else(PoisonError::into_inner) {
                return Err(error.clone());
            }
            if timeout_at(deadline, changed.changed()).await.is_err() {
                return Ok(());
            }
        }
    }

    /// Waits until everybody else has decided: for tests.
    #[cfg(test)]
    pub(super) async fn settled(&self) {
        let mut changed = self.changed.subscribe();
        while !self.is_settled(self.table.lock().await.to_move()) {
            changed.changed().await.expect("the seat is there");
        }
    }

    /// What the seat sees now, with what happened after `since`.
    pub(super) async fn sight(&self, since: EntryId) -> Result<Sight, Error> {
        let table = self.table.lock().await;
        let over = table.to_move() == ToMove::Over;
        let names = table.players().iter().map(|player| player.name.clone()).collect();
        let voice = Voice::of_seat(self.info, self.language, names, self.seat);
        let viewer = if over { Viewer::Omniscient } else { self.viewer() };
        let picture = table.picture(table.tip(), viewer, &voice.renderer())?;
        let outcome = table.outcome();
        let end = outcome.as_ref().map(|outcome| End {
            reason: outcome.reason.to_string(),
            result: Some(GameResult::of(outcome, self.seat, |seat| table.side(seat))),
            link: table.link().ok(),
        });
        Ok(Sight {
            status: if over { Status::Over } else { Status::Playing },
            update: Some(Box::new(table.update_since(self.viewer(), since.min(table.at()))?)),
            players: table.players().to_vec(),
            waits_for: SeatSet::NONE,
            picture: picture.trim_end().to_owned(),
            voice,
            end,
        })
    }

    /// Carries out a request that was decided at an entry, the newest where it is not said.
    pub(super) async fn command(
        self: &Arc<Self>,
        request: Request,
        at: Option<EntryId>,
    ) -> Result<Done, Error> {
        let mut table = self.table.lock().await;
        let at = at.unwrap_or(table.at());
        let done = handle(&mut **table, self.seat, at, request)?;
        // Nobody sees the table before it has done what it does by itself.
        advance(&mut **table);
        drop(table);
        self.go_on();
        Ok(done)
    }

    /// What a good bot would do on this seat.
    pub(super) async fn hint(self: &Arc<Self>) -> Result<Advice, Error> {
        let held = Arc::clone(&self.table).lock_owned().await;
        if !held.to_move().seats().has(self.seat) {
            return Err(Error::illegal("not_your_turn").variant("hint"));
        }
        let own = Arc::clone(self);
        let thought = tokio::task::spawn_blocking(move || own.think(&**held, own.seat, ADVISER));
        thought.await.unwrap_or_else(|_| Err(broken()))
    }

    /// More about one topic than the picture shows.
    pub(super) async fn details(&self, topic: &str) -> Result<Vec<Message>, Error> {
        let table = self.table.lock().await;
        table.details(table.tip(), self.viewer(), topic)
    }
}

impl Drop for OwnSeat {
    fn drop(&mut self) {
        self.leave();
    }
}

impl OwnSeat {
    /// Gets up: the bots do not go on.
    pub(super) fn leave(&self) {
        self.left.store(true, Ordering::Relaxed);
    }
}

fn broken() -> Error {
    Error::new(Kind::RulesError, "bot_failed")
}

/// Does everything that needs nobody's decision: everybody has looked, chance moves, and what needs
/// no asking is answered. Says who is to decide then.
fn advance(table: &mut dyn AnyTable) -> ToMove {
    loop {
        if let Some(pause) = table.pause() {
            for seat in pause.waiting.iter() {
                // Looking is never refused.
                let at = table.at();
                let _ = handle(table, seat, at, Request::Acknowledge(pause.entry));
            }
        }
        if table.advance() == 0 {
            return table.to_move();
        }
    }
}

fn handle(
    table: &mut dyn AnyTable,
    seat: Seat,
    at: EntryId,
    request: Request,
) -> Result<Done, Error> {
    let reply = table.handle(&Command { id: None, seat, at, request });
    match (reply.done, reply.error) {
        (Some(done), None) => Ok(done),
        (_, error) => Err(error.map_or_else(broken, error_of)),
    }
}

/// Opens a table among bots: those that were named, or `casual` on the fewest seats.
pub(super) fn open(
    info: &'static Info,
    setup: &Setup,
    bots_named: &[String],
    seat: u8,
    seed: kernel::Seed,
) -> Result<(Box<dyn AnyTable>, Seat), Error> {
    let (kinds, seat) = seated(info, bots_named, seat, Player::HUMAN)?;
    let setup = Setup { seats: u8::try_from(kinds.len()).ok(), ..setup.clone() };
    let table = shelf::open(info.id, &setup, seed, Player::seated(&kinds))?;
    Ok((table, seat))
}

/// Who sits where: `own` on one seat, and on the others the bots that were named, or `casual` on
/// the fewest seats.
pub(super) fn seated(
    info: &'static Info,
    named: &[String],
    seat: u8,
    own: &str,
) -> Result<(Vec<String>, Seat), Error> {
    let (fewest, most) = (usize::from(info.seats.0), usize::from(info.seats.1));
    for bot in named {
        bots::check(info.id, bot)?;
    }
    let mut kinds = match named {
        [] => vec!["casual".to_owned(); fewest - 1],
        named => named.to_owned(),
    };
    if !(fewest..=most.min(kernel::MAX_SEATS)).contains(&(kinds.len() + 1)) {
        let error = Error::invalid("wrong_bots").with("game", info.name).arg("bots", named.len());
        return Err(error.arg("from", fewest - 1).arg("to", most - 1));
    }
    let mut seats = Seat::all(kinds.len() + 1);
    let place = seats.clone().find(|place| place.0 == seat);
    let place = place
        .ok_or_else(|| Error::invalid("no_such_seat").with("seat", seat).options(&mut seats))?;
    kinds.insert(place.index(), own.to_owned());
    Ok((kinds, place))
}
