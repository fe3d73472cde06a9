//! Innovation as a whole.

mod cases;
mod conform;
mod scenarios;
