//! Tables for many people: one process that serves the page, the tables and the people around them.

mod api;
mod hall;
mod limits;
mod maintenance;
pub mod protocol;
mod room;
mod store;
mod task;
mod time;
mod token;
pub mod typescript;

pub use api::router;
pub use hall::Hall;
pub use limits::Limits;
pub use maintenance::{Checked, backup, check, export};
pub use store::Store;
pub use time::TimeSource;
