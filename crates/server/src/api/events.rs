//! A table as a stream of server-sent events, for programs: what a socket tells, one way.

use std::convert::Infallible;

use axum::extract::{Path, Query, State};
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use kernel::Error;
use serde::Deserialize;
use table::EntryId;
use tokio::sync::{mpsc, oneshot};

use super::caller::Connected;
use super::{Api, Caller, Done};
use crate::task::{ConnectionId, Hello, Mail, Outbox, Sent};

/// What is asked for.
#[derive(Deserialize)]
pub(super) struct Asked {
    /// The newest entry that the program has.
    #[serde(default)]
    have: EntryId,
}

/// Tells what happens at a table until the program has enough.
pub(super) async fn stream(
    State(api): State<Api>,
    Path(id): Path<String>,
    Query(Asked { have }): Query<Asked>,
    caller: Caller,
) -> Done<impl IntoResponse> {
    let mail = api.hall.room(&id)?;
    let place = api.counters.connect(&caller.key)?;
    let (outbox, messages) = Outbox::new();
    let (tell, told) = oneshot::channel();
    let join = Mail::Join(caller.at(&id), Hello { have, viewer: None }, outbox.clone(), tell);
    mail.send(join).await.map_err(|_| gone())?;
    let connection = told.await.map_err(|_| gone())??;
    let line = Line { mail, messages, outbox, connection, have, ends: false, _place: place };
    Ok(Sse::new(line.events()).keep_alive(KeepAlive::default()))
}

fn gone() -> Error {
    crate::hall::no_such_table()
}

/// A stream that is open.
struct Line {
    mail: mpsc::Sender<Mail>,
    messages: mpsc::Receiver<Sent>,
    outbox: Outbox,
    connection: ConnectionId,
    have: EntryId,
    ends: bool,
    _place: Connected,
}

impl Line {
    fn events(self) -> impl Stream<Item = Result<Event, Infallible>> {
        stream::unfold(self, |mut line| async move {
            if line.ends {
                return None;
            }
            if line.messages.is_empty() && line.outbox.was_left_out() {
                let _ = line.mail.send(Mail::Resume(line.connection, line.have)).await;
            }
            let Sent { text, at, bye } = line.messages.recv().await?;
            line.have = at.unwrap_or(line.have);
            line.ends = bye;
            Some((Ok(Event::default().data(text.as_str())), line))
        })
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        let (mail, id) = (self.mail.clone(), self.connection);
        tokio::spawn(async move {
            let _ = mail.send(Mail::Leave(id)).await;
        });
    }
}
