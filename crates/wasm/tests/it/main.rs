//! The desk as a page would use it, without a browser.

mod desk;
mod fair;
mod studies;
mod types;
