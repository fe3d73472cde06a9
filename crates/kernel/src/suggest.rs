//! Names that come near to what somebody wrote.

use strsim::levenshtein;

/// How many are suggested at most.
const MOST: usize = 5;

/// Two letters may be wrong in a text of at least so many, whatever else is allowed.
const TWO_WRONG: usize = 5;

/// The names that come nearest, best first: those that hold the text, or that differ from it,
/// or from one of their words, in few letters. Capital letters make no difference.
pub fn nearest<'a>(text: &str, names: &[&'a str]) -> Vec<&'a str> {
    let text = text.trim().to_lowercase();
    let long = text.chars().count();
    let farthest = if long < TWO_WRONG { long / 3 } else { (long / 3).max(2) };
    let mut near: Vec<(usize, &str)> = Vec::new();
    for &name in names {
        let lower = name.to_lowercase();
        let off = apart(&text, &lower);
        let held = !text.is_empty() && lower.contains(&text);
        if (held || off <= farthest) && !near.iter().any(|(_, other)| *other == name) {
            near.push((if held { off.min(1) } else { off }, name));
        }
    }
    near.sort_by_key(|&(off, _)| off);
    near.into_iter().map(|(_, name)| name).take(MOST).collect()
}

/// How far a text is from a name: from the whole of it, or from one of its words. One letter more
/// where it is only a word.
fn apart(text: &str, name: &str) -> usize {
    let words = name.split(|c: char| !c.is_alphanumeric());
    let word = words.filter(|word| word.len() > 3).map(|word| levenshtein(text, word) + 1).min();
    levenshtein(text, name).min(word.unwrap_or(usize::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_come_first_and_strangers_not_at_all() {
        let names = ["Clothing", "Code of Laws", "Oars", "Tools", "The Wheel"];
        assert_eq!(nearest("wheel", &names), ["The Wheel"]);
        assert_eq!(nearest("clothign", &names), ["Clothing"]);
        assert_eq!(nearest("tool", &names), ["Tools"]);
        assert_eq!(nearest("tolos", &names), ["Tools"]);
        assert_eq!(nearest("whele", &["The Spinning Wheel"]), [""; 0]);
        assert_eq!(nearest("spining", &["The Spinning Wheel"]), ["The Spinning Wheel"]);
        assert!(nearest("odes", &names).is_empty(), "two wrong letters of four are too many");
        assert!(nearest("banana", &names).is_empty() && nearest("", &names).is_empty());
    }
}
