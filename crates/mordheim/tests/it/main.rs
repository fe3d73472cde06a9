//! Tests of Mordheim from outside.

mod cases;
mod conform;
mod positions;
mod random;
mod scenarios;
mod tables;
mod words;
