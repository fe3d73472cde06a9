//! What `parlour bench` measures with, as a library: another program can measure something of its
//! own beside the games, in the same run, with the same words and the same report.

pub mod bench;
pub mod clock;
pub mod figures;
