//! Tokens and ids: random words that nobody guesses.

use data_encoding::{Encoding, Specification};
use kernel::Error;

use crate::store::TokenDigest;

/// The bits of a token.
const BYTES: usize = 16;
/// How long a token is, written.
const LETTERS: usize = 26;

/// Small letters and digits that are not mistaken for one another.
fn alphabet() -> Encoding {
    let mut specification = Specification::new();
    specification.symbols.push_str("abcdefghijkmnpqrstuvwxyz23456789");
    specification.encoding().expect("thirty-two different letters")
}

fn fresh() -> Result<String, Error> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes)
        .map_err(|_| Error::new(kernel::Kind::Outside, "no_random_bits").variant("server"))?;
    Ok(alphabet().encode(&bytes))
}

/// A token of a person, or a key to a seat: 128 random bits.
pub(crate) fn person() -> Result<String, Error> {
    fresh()
}

/// The id of a table: whoever has it can come in.
pub(crate) fn table() -> Result<String, Error> {
    fresh()
}

/// Whether this could be the id of a table.
pub(crate) fn is_table(text: &str) -> bool {
    text.len() == LETTERS
        && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}

/// What is kept of a token.
pub(crate) fn digest(token: &str) -> TokenDigest {
    blake3::derive_key("parlour server 1: token", token.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_words_and_never_the_same() {
        let (one, other) = (table().unwrap(), table().unwrap());
        assert!(is_table(&one) && one != other, "{one}");
        assert!(!is_table("") && !is_table(&one[1..]) && !is_table(&one.to_uppercase()));
        assert_ne!(digest(&one), digest(&other));
    }
}
