//! Dice that fall on a real table and are typed in, several at a time.

use kernel::{Error, Mover, Show};

/// The words of a row of dice, parted by blanks or commas.
pub(super) fn words(text: &str) -> Vec<&str> {
    text.split([' ', ',']).map(str::trim).filter(|word| !word.is_empty()).collect()
}

/// A move, and the dice that follow it in the same text; nothing where the text is no such thing.
pub(super) fn parted<'t, G: Show>(
    state: &G,
    mover: Mover,
    text: &'t str,
) -> Option<(G::Move, Vec<&'t str>)> {
    if state.parse(mover, text).is_ok() {
        return None;
    }
    let words = words(text);
    let first = words.iter().rposition(|word| !is_number(word))? + 1;
    let ends = (first..words.len()).rev();
    ends.into_iter().find_map(|end| {
        let m = state.parse(mover, &words[..end].join(" ")).ok()?;
        Some((m, words[end..].to_vec()))
    })
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

/// That a die of a row is refused: which, and why.
pub(super) fn wrong_die(place: usize, die: &str, why: Error) -> Error {
    let options = why.options.clone();
    let error = Error::illegal("wrong_die").with("place", place).with("die", die);
    error.arg("why", why.message).options(options)
}
