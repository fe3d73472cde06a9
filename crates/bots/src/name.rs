//! What bots are called.

use std::fmt;

use kernel::Error;

/// The name of a bot as it was said: a word, and perhaps a number after a colon.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Name {
    /// The word.
    pub word: String,
    /// How much: simulations, or moves ahead.
    pub number: Option<u64>,
}

/// The largest number that a name may have.
pub(crate) const MOST: u64 = 10_000_000;

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number {
            None => f.write_str(&self.word),
            Some(number) => write!(f, "{}:{number}", self.word),
        }
    }
}

impl Name {
    /// Reads a name, whether or not there is such a bot.
    pub fn parse(text: &str) -> Result<Name, Error> {
        let Some((word, number)) = text.split_once(':') else {
            return Ok(Name { word: text.to_owned(), number: None });
        };
        let number: Option<u64> = number.parse().ok().filter(|n| (1..=MOST).contains(n));
        if number.is_none() {
            return Err(Error::invalid("bad_bot_number").with("name", text).with("most", MOST));
        }
        Ok(Name { word: word.to_owned(), number })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_and_bad_numbers_are_refused() {
        for text in ["random", "flat:200", "ismcts:1"] {
            assert_eq!(Name::parse(text).unwrap().to_string(), text);
        }
        for text in ["flat:", "flat:0", "flat:-1", "flat:1.5", "flat:many", "flat:1000000000000"] {
            assert_eq!(Name::parse(text).unwrap_err().code, "bad_bot_number", "{text}");
        }
    }
}
