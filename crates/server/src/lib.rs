//! Tables for many people: one process that serves the page, the tables and the people around them.

pub mod protocol;
pub mod typescript;
