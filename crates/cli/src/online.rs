//! Tables on a server, for the terminal and for agents: over HTTP what is asked for once, over a
//! socket everything else.

mod address;
mod api;
mod client;
mod dial;
mod kept;
mod luck;
mod said;
mod sitting;
mod stage;
mod telling;
mod tls;
mod wire;

#[cfg(test)]
mod peer;

pub(crate) use address::Address;
pub(crate) use api::Api;
pub(crate) use client::Client;
pub(crate) use dial::dial;
pub(crate) use kept::Kept;
pub(crate) use sitting::{Sitting, bell};
