//! Whole games, golden values and the numbered cases of `RULES.md`.
#![allow(missing_docs)]

mod board;
mod bulk;
mod golden;
mod knowledge;
mod random;
mod scenarios;
mod text;
mod words;
