//! Many games at once, for programs that learn: arrays that are filled again and again.

mod arrays;
mod batch;
mod environment;

pub(crate) use environment::Vector;
