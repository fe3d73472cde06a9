//! A server as its clients find it, over real sockets.

mod bad_input;
mod games;
mod harness;
mod kill;
