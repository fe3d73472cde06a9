//! A table over a WebSocket.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::Response;
use governor::{DefaultDirectRateLimiter, RateLimiter};
use kernel::{Error, ErrorMessage};
use serde_json::json;
use table::EntryId;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::caller::{Connected, quota};
use super::{Api, Caller, Done};
use crate::protocol::{FromClient, PROTOCOL};
use crate::room::Who;
use crate::task::{ConnectionId, Hello, Mail, Outbox, Sent};

/// A client says hello within this time.
const PATIENCE: Duration = Duration::from_secs(15);
/// A client takes a message within this time, or is gone.
const SLOWEST: Duration = Duration::from_secs(30);
/// A client that has said nothing for so long is gone: the page pings every twenty seconds.
const SILENCE: Duration = Duration::from_secs(75);
/// So many messages that make no sense are answered.
const NONSENSE: u32 = 20;

/// Makes a socket of a request.
pub(super) async fn upgrade(
    State(api): State<Api>,
    Path(id): Path<String>,
    caller: Caller,
    upgrade: WebSocketUpgrade,
) -> Done<Response> {
    let mail = api.hall.room(&id)?;
    let place = api.counters.connect(&caller.key)?;
    let longest = api.hall.limits.longest_message;
    let who = caller.at(&id);
    let upgrade = upgrade
        .max_message_size(longest)
        .max_frame_size(longest)
        .read_buffer_size(4 << 10)
        .write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let (rate, burst) = api.hall.limits.messages;
        let rate = RateLimiter::direct(quota(rate, burst));
        let line = Line { socket, mail, rate, nonsense: 0, _place: place };
        line.talk(who).await;
    }))
}

/// A connection that is open.
struct Line {
    socket: WebSocket,
    mail: mpsc::Sender<Mail>,
    rate: DefaultDirectRateLimiter,
    nonsense: u32,
    _place: Connected,
}

impl Line {
    async fn talk(mut self, who: Who) {
        let Some(hello) = self.hello().await else { return };
        let (outbox, messages) = Outbox::new();
        let (tell, told) = tokio::sync::oneshot::channel();
        if self.mail.send(Mail::Join(who, hello, outbox.clone(), tell)).await.is_err() {
            return self.bye("gone", None).await;
        }
        match told.await {
            Ok(Ok(id)) => {
                let why = self.pass(id, outbox, messages).await;
                // A room that has gone has nobody left.
                let _ = self.mail.send(Mail::Leave(id)).await;
                self.bye(why, None).await;
            }
            Ok(Err(error)) => self.bye("refused", Some(&error)).await,
            Err(_) => self.bye("gone", None).await,
        }
    }

    /// What the client says first.
    async fn hello(&mut self) -> Option<Hello> {
        let first = timeout(PATIENCE, self.socket.recv()).await.ok()??.ok()?;
        let said = first.to_text().ok().and_then(|text| serde_json::from_str(text).ok());
        match said {
            Some(FromClient::Hello { protocol: PROTOCOL, have, viewer }) => {
                Some(Hello { have, viewer })
            }
            Some(FromClient::Hello { protocol, .. }) => {
                let error = Error::invalid("other_protocol");
                let error = error.with("protocol", protocol).with("known", PROTOCOL);
                self.bye("protocol", Some(&error)).await;
                None
            }
            _ => {
                self.bye("protocol", Some(&Error::invalid("no_hello"))).await;
                None
            }
        }
    }

    /// Passes messages on, both ways, until either side has enough. Says why it ended.
    async fn pass(
        &mut self,
        id: ConnectionId,
        outbox: Outbox,
        mut messages: mpsc::Receiver<Sent>,
    ) -> &'static str {
        let mut have: EntryId = 0;
        loop {
            tokio::select! {
                message = messages.recv() => {
                    let Some(Sent { text, at, bye }) = message else { return "gone" };
                    have = at.unwrap_or(have);
                    let sent = timeout(SLOWEST, self.socket.send(Message::Text(text))).await;
                    match sent {
                        Ok(Ok(())) if bye => return "bye",
                        Ok(Ok(())) => {}
                        Ok(Err(_)) => return "closed",
                        Err(_) => return "too_slow",
                    }
                    if messages.is_empty() && outbox.was_left_out() {
                        let _ = self.mail.send(Mail::Resume(id, have)).await;
                    }
                }
                heard = timeout(SILENCE, self.socket.recv()) => match heard {
                    Ok(Some(Ok(message))) => {
                        if let Some(why) = self.hear(id, message).await {
                            return why;
                        }
                    }
                    Ok(_) => return "closed",
                    Err(_) => return "silent",
                },
            }
        }
    }

    /// Passes on what a client says. Says why that is the end, if it is.
    async fn hear(&mut self, id: ConnectionId, message: Message) -> Option<&'static str> {
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Some("closed"),
            Message::Ping(_) | Message::Pong(_) => return None,
            Message::Binary(_) => {
                return self.refuse(None, &Error::invalid("bad_message").variant("binary")).await;
            }
        };
        if self.rate.check().is_err() {
            metrics::counter!("parlour_refused_too_many_total").increment(1);
            return self.refuse(Some(&text), &Error::illegal("too_many_requests")).await;
        }
        match serde_json::from_str(&text) {
            Ok(FromClient::Hello { .. }) => {
                self.refuse(None, &Error::invalid("second_hello")).await
            }
            Ok(said) => match self.mail.send(Mail::Said(id, said)).await {
                Ok(()) => None,
                Err(_) => Some("gone"),
            },
            Err(error) => {
                let error = Error::invalid("bad_message").variant("sent").with("why", error);
                self.refuse(Some(&text), &error).await
            }
        }
    }

    /// Says why a message was not even passed on; ends it with a client that goes on and on.
    async fn refuse(&mut self, text: Option<&Utf8Bytes>, error: &Error) -> Option<&'static str> {
        self.nonsense += 1;
        if self.nonsense > NONSENSE {
            return Some("nonsense");
        }
        // A message may be wrong and still say what it is called.
        let read = text.and_then(|text| serde_json::from_str::<serde_json::Value>(text).ok());
        let id = read.as_ref().and_then(|value| value["id"].as_str()).unwrap_or_default();
        let error = ErrorMessage::from(error);
        let reply = json!({ "type": "reply", "id": id, "error": error }).to_string();
        match timeout(SLOWEST, self.socket.send(Message::Text(reply.into()))).await {
            Ok(Ok(())) => None,
            _ => Some("closed"),
        }
    }

    /// Ends the connection. The other side may have ended it before.
    async fn bye(&mut self, why: &'static str, error: Option<&Error>) {
        let error = error.map(ErrorMessage::from);
        if why != "bye" && why != "closed" {
            let said = json!({ "type": "bye", "why": why, "error": error }).to_string();
            let _ = timeout(PATIENCE, self.socket.send(Message::Text(said.into()))).await;
        }
        let close = CloseFrame { code: close_code::NORMAL, reason: why.into() };
        let _ = timeout(PATIENCE, self.socket.send(Message::Close(Some(close)))).await;
    }
}
