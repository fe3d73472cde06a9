//! Innovation as a whole.

mod conform;
