//! A server as its clients find it, over real sockets.

mod games;
mod harness;
