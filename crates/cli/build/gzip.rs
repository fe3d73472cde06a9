//! Bytes in the form that browsers unpack by themselves (RFC 1952).

use miniz_oxide::deflate::compress_to_vec;

/// Ten: the smallest result there is, however long it takes.
const SMALLEST: u8 = 10;

/// The bytes packed as a gzip file without a name or a time, so that the same bytes always give the
/// same file.
pub(crate) fn pack(bytes: &[u8]) -> Vec<u8> {
    // Deflate, no extras, no time, packed as small as can be, by a system that does not matter.
    let mut file = vec![0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff];
    file.extend(compress_to_vec(bytes, SMALLEST));
    file.extend(crc32fast::hash(bytes).to_le_bytes());
    // The length is told modulo 2^32, as the format wants it.
    file.extend((bytes.len() as u32).to_le_bytes());
    file
}
