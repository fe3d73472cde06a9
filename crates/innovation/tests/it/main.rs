//! Innovation as a whole.

mod attack;
mod cases;
mod conform;
mod scenarios;
