//! Bots think on other threads, on copies of the table, and take the time that they always take.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::Advice;
use kernel::{Error, Seat};
use serde_json::{Value, json};
use table::{EntryId, Steps};
use tokio::sync::mpsc;

use super::{Mail, Task};
use crate::protocol::Status;
use crate::room::{State, Who};

/// Who is asked for a hint.
const ADVISER: &str = "strong";

/// What a bot has decided, at an entry.
pub(crate) struct Thought {
    seat: Seat,
    at: EntryId,
    advice: Result<Advice, Error>,
}

/// The bot of a room that thinks at the moment.
pub(super) struct Thinker {
    mail: mpsc::WeakSender<Mail>,
    busy: Option<(Seat, EntryId)>,
}

impl Thinker {
    pub(super) fn new(mail: mpsc::WeakSender<Mail>) -> Thinker {
        Thinker { mail, busy: None }
    }

    pub(super) fn is_busy(&self) -> bool {
        self.busy.is_some()
    }
}

/// A question to a bot, with all that a copy of the table is made from.
struct Question {
    state: State,
    steps: Steps,
    seat: Seat,
    bot: String,
    at: EntryId,
}

impl Question {
    /// What the bot would do. It decides in `within`, with what it has then.
    fn answer(&self, within: Duration) -> Result<Advice, Error> {
        let begun = Instant::now();
        let mut copy = self.state.table()?;
        copy.follow(&self.steps)?;
        let stop = || begun.elapsed() >= within;
        let seed = bots::decision_seed(self.state.bot_seed(), self.at, self.seat);
        let terms = bots::Terms { seed, threads: 1, stop: Some(&stop) };
        bots::advise(&*copy, self.seat, &self.bot, &terms)
    }
}

impl Task {
    fn question(&self, seat: Seat, bot: &str) -> Option<Question> {
        let table = self.room.table.as_ref()?;
        let (state, steps) = (self.room.state.clone(), table.steps(0));
        Some(Question { state, steps, seat, bot: bot.to_owned(), at: table.at() })
    }

    /// Lets the bot think that has to move, if there is one and none thinks.
    pub(super) fn think(&mut self) {
        let Some(seat) = self.room.bots_to_move().lowest() else { return };
        if self.thinker.is_busy() {
            return;
        }
        let Some(question) = self.question(seat, self.room.bot_on(seat)) else { return };
        let Some(mail) = self.thinker.mail.upgrade() else { return };
        self.thinker.busy = Some((seat, question.at));
        let paced = self.room.table.as_ref().and_then(|table| bots::thought_ms(&**table, seat));
        let paced = paced.map(|ms| Duration::from_millis(ms.into()));
        let pause = paced.unwrap_or_default().max(self.hall.limits.bot_pause);
        // Where haste would tell something, thought is cut short in time.
        let within = paced.map_or(self.hall.limits.thought, |paced| paced * 9 / 10);
        let thinkers = Arc::clone(&self.hall.thinkers);
        tokio::spawn(async move {
            let done = tokio::time::Instant::now() + pause;
            let permit = thinkers.acquire_owned().await;
            let at = question.at;
            let thought = tokio::task::spawn_blocking(move || question.answer(within)).await;
            drop(permit);
            tokio::time::sleep_until(done).await;
            let advice = thought.unwrap_or_else(|_| Err(failed()));
            // Nobody waits for it where the process ends.
            let _ = mail.send(Mail::Thought(Thought { seat, at, advice })).await;
        });
    }

    /// A bot has decided.
    pub(super) async fn decided(&mut self, thought: Thought) {
        let Thought { seat, at, advice } = thought;
        if self.thinker.busy != Some((seat, at)) {
            return;
        }
        self.thinker.busy = None;
        let best = match advice {
            Ok(advice) => advice.best,
            Err(error) => {
                tracing::error!(table = %self.room.state.id, code = %error.code, "a bot failed");
                let Some(first) = self.first_move(seat) else { return };
                first
            }
        };
        let played = self.change(|room, now| Ok(room.play_bot(seat, at, &best, now))).await;
        match played {
            Ok(_) => self.pass_on(),
            // The disk is full: it is tried again.
            Err(_) => tokio::time::sleep(Duration::from_secs(1)).await,
        }
    }

    /// The first legal move of a seat: what is done where a bot fails.
    fn first_move(&self, seat: Seat) -> Option<String> {
        let table = self.room.table.as_ref()?;
        let offers = table.offers(kernel::Viewer::Seat(seat));
        offers.first().map(|offer| offer.notation.clone())
    }

    /// What a good bot would do on a seat that is to move. The room goes on meanwhile.
    pub(super) fn hint(
        &self,
        who: &Who,
    ) -> Result<impl Future<Output = Result<Value, Error>> + Send + use<>, Error> {
        let state = &self.room.state;
        let seat = self.room.seat_of(who).ok_or_else(|| Error::illegal("not_seated"))?;
        if !state.terms.hints {
            return Err(Error::illegal("hints_off"));
        }
        let turn = state.status == Status::Playing && state.to_move.has(seat);
        let question = self.question(seat, ADVISER).filter(|_| turn);
        let question = question.ok_or_else(|| Error::illegal("not_your_turn").variant("hint"))?;
        let thinkers = Arc::clone(&self.hall.thinkers);
        let within = self.hall.limits.thought;
        Ok(async move {
            let permit = thinkers.acquire_owned().await;
            let thought = tokio::task::spawn_blocking(move || question.answer(within)).await;
            drop(permit);
            thought.unwrap_or_else(|_| Err(failed())).map(|advice| json!(advice))
        })
    }
}

fn failed() -> Error {
    Error::new(kernel::Kind::RulesError, "bot_failed")
}
