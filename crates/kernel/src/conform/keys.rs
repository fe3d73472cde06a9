//! Laws about files of words.

use std::collections::{BTreeMap, BTreeSet};

use crate::words::LANGUAGES;

/// The keys of Fluent sources, each with its arguments. What selectors get beside an argument
/// counts as the argument: `$seat-is`, `$points-count` and `$suit-key` are `seat`, `points` and
/// `suit`.
///
/// # Panics
/// When a key is there twice.
pub fn keys(sources: &[&str]) -> BTreeMap<String, BTreeSet<String>> {
    let mut all: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in sources.iter().flat_map(|source| source.lines()) {
        let begins = line.starts_with(|c: char| c.is_ascii_lowercase());
        if let (true, Some((name, _))) = (begins, line.split_once(" =")) {
            name.clone_into(&mut key);
            assert!(all.insert(key.clone(), BTreeSet::new()).is_none(), "{key} is there twice");
        }
        let comment = line.starts_with('#');
        for variable in line.split('$').skip(1).filter(|_| !comment) {
            let fits = |c: char| c == '-' || c.is_ascii_lowercase() || c.is_ascii_digit();
            let name = variable.split(|c: char| !fits(c)).next().unwrap_or_default();
            let ends = ["-is", "-count", "-key"];
            let base = ends.iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name);
            all.entry(key.clone()).or_default().insert(base.to_owned());
        }
    }
    all
}

/// Every language has the same keys, with the same arguments. Gives the keys.
///
/// # Panics
/// When one has not.
pub fn same_keys(words: impl Fn(&str) -> &'static [&'static str]) -> BTreeSet<String> {
    let first = keys(words(LANGUAGES[0]));
    for language in LANGUAGES {
        let other = keys(words(language));
        let lost: Vec<_> = first.keys().filter(|key| !other.contains_key(*key)).collect();
        let more: Vec<_> = other.keys().filter(|key| !first.contains_key(*key)).collect();
        assert!(lost.is_empty() && more.is_empty(), "{language}: without {lost:?}, more {more:?}");
        for (key, args) in &first {
            assert_eq!(args, &other[key], "the arguments of {key} in {language}");
        }
    }
    first.into_keys().collect()
}
