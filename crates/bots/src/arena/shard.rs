//! Shares of a contest, so that several machines can play it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One of several equal shares of the deals: `3/8` is the third of eight. Shares of one contest
/// have no deal in common, and all of them together have every deal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Shard {
    /// Which of them, from 1 on.
    number: u64,
    /// How many there are.
    of: u64,
}

impl Shard {
    /// Everything.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };
    /// The most shares of a contest.
    pub const MOST: u64 = 10_000;

    /// The share with this number, from 1 on, of so many; nothing if there is none.
    pub fn new(number: u64, of: u64) -> Option<Shard> {
        let sound = (1..=Shard::MOST).contains(&of) && (1..=of).contains(&number);
        sound.then_some(Shard { number, of })
    }

    /// How many shares there are.
    pub fn of(self) -> u64 {
        self.of
    }

    /// Whether it is all of the contest.
    pub fn is_whole(self) -> bool {
        self.of == 1
    }

    /// Whether a deal, numbered from 0, belongs to this share.
    pub fn has(self, deal: u64) -> bool {
        deal % self.of == self.number - 1
    }

    /// How many of so many deals belong to this share.
    pub fn part_of(self, deals: u64) -> u64 {
        (deals + self.of - self.number) / self.of
    }

    /// All shares, where this is one of them.
    pub fn all(self) -> impl Iterator<Item = Shard> {
        (1..=self.of).map(move |number| Shard { number, of: self.of })
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let parts = text.split_once('/');
        let read = parts.and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        read.and_then(|(number, of)| Shard::new(number, of)).ok_or_else(|| {
            let most = Shard::MOST;
            format!("a share is written as 3/8: the third of eight, and there are {most} at most")
        })
    }
}

impl TryFrom<String> for Shard {
    type Error = String;

    fn try_from(text: String) -> Result<Shard, String> {
        text.parse()
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> String {
        shard.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deal_belongs_to_one_share() {
        for of in [1, 2, 3, 8] {
            let shards: Vec<Shard> = Shard::new(1, of).unwrap().all().collect();
            for deals in [0, 1, 7, 8, 9, 30] {
                let having = |deal| shards.iter().filter(|shard| shard.has(deal)).count();
                assert!((0..deals).all(|deal| having(deal) == 1), "{of}, {deals}");
                for shard in &shards {
                    let counted = (0..deals).filter(|&deal| shard.has(deal)).count() as u64;
                    assert_eq!(shard.part_of(deals), counted, "{shard} of {deals}");
                }
            }
        }
    }

    #[test]
    fn shares_read_back_and_nonsense_is_refused() {
        for text in ["1/1", "3/8", "8/8"] {
            assert_eq!(text.parse::<Shard>().unwrap().to_string(), text);
        }
        for text in ["", "3", "0/8", "9/8", "-1/8", "1/0", "a/b", "1/2/3", "1/10001"] {
            assert!(text.parse::<Shard>().is_err(), "{text}");
        }
        assert_eq!(Shard::WHOLE.to_string(), "1/1");
    }
}
