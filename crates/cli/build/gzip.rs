//! Bytes in the form that browsers unpack by themselves (RFC 1952).

use std::num::NonZeroU64;

/// More rounds find little more, and take longer.
const ROUNDS: NonZeroU64 = NonZeroU64::new(3).expect("a few rounds");

/// The bytes packed as a gzip file without a name or a time, so that the same bytes always give the
/// same file.
pub(crate) fn pack(bytes: &[u8]) -> Vec<u8> {
    let options = zopfli::Options { iteration_count: ROUNDS, ..zopfli::Options::default() };
    let mut file = Vec::new();
    zopfli::compress(options, zopfli::Format::Gzip, bytes, &mut file)
        .expect("memory takes what is written to it");
    file
}
