//! Tests of Mordheim from outside.

mod conform;
mod positions;
mod random;
