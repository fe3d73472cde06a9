//! Tests of Mordheim from outside.

mod random;
