#![doc = include_str!("../README.md")]

mod call;
mod desk;
#[cfg(target_arch = "wasm32")]
mod exports;
mod speed;
pub mod typescript;

pub use call::{Call, Chapter, Checked, Copied, FairChecked, Opened, Seated, Speeds};
pub use desk::{Clock, Desk};
