//! Tests of Mordheim from outside.

mod cases;
mod conform;
mod inputs;
mod positions;
mod random;
mod scenarios;
mod tables;
mod typed;
mod words;
