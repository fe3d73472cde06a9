//! Skirmish as a whole.

mod random;
