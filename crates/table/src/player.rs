//! Who sits at a table.

use kernel::{Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What the one person at a table is called.
const YOU: &str = "You";

/// Who sits on a seat. Rules never see this.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Player {
    /// What the others call them.
    pub name: String,
    /// `human`, or the name of a bot.
    pub kind: String,
}

impl Player {
    /// The kind of a person.
    pub const HUMAN: &'static str = "human";

    /// A person.
    pub fn person(name: &str) -> Player {
        Player { name: name.to_owned(), kind: Player::HUMAN.to_owned() }
    }

    /// A bot, by the name of its kind.
    pub fn bot(name: &str, kind: &str) -> Player {
        Player { name: name.to_owned(), kind: kind.to_owned() }
    }

    /// Players by kind, named after their kind and their place, which people count from 1.
    pub fn seated<S: AsRef<str>>(kinds: &[S]) -> Vec<Player> {
        let people = kinds.iter().filter(|kind| kind.as_ref() == Player::HUMAN).count();
        let named = |(n, kind): (usize, &S)| match kind.as_ref() {
            Player::HUMAN if people == 1 => Player::person(YOU),
            Player::HUMAN => Player::person(&format!("Player {}", n + 1)),
            kind => {
                let mut letters = kind.chars();
                let first: String =
                    letters.next().into_iter().flat_map(char::to_uppercase).collect();
                Player::bot(&format!("{first}{} {}", letters.as_str(), n + 1), kind)
            }
        };
        kinds.iter().enumerate().map(named).collect()
    }

    /// The widest name, in columns of a terminal.
    pub const WIDEST: usize = 24;

    /// The same player on seat `n`, with a name that commands no terminal and deceives no reader.
    #[must_use]
    pub fn presentable(&self, n: usize) -> Player {
        let seen: String = self.name.chars().filter(|&c| !kernel::is_invisible(c)).collect();
        let name = match kernel::cut(seen.trim(), Player::WIDEST) {
            "" => format!("Player {}", n + 1),
            name => name.to_owned(),
        };
        Player { name, kind: self.kind.clone() }
    }

    /// Whether a person sits there.
    pub fn is_person(&self) -> bool {
        self.kind == Player::HUMAN
    }
}

/// The seat of the one person at a table, who is meant by `you`; no seat where there are several.
pub fn you(players: &[Player]) -> SeatSet {
    let people = people(players);
    if people.len() == 1 { people } else { SeatSet::NONE }
}

/// The seats on which people sit.
pub(crate) fn people(players: &[Player]) -> SeatSet {
    Seat::all(players.len()).filter(|seat| players[seat.index()].is_person()).collect()
}
