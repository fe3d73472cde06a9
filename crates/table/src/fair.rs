//! Luck that nobody at a table could choose.
//!
//! The server commits to a secret when the table opens. Each person commits to a number, and
//! reveals it only when all commitments are known. The key of all chance is a digest of the secret
//! and of all numbers, so it is not known to anybody, and not in anybody's hands, as long as one of
//! them chose at random and kept it. A bot's number follows from the secret: it is the server's
//! own. After the end the secret is revealed, and anybody can check every deal and every die.
//!
//! The server knows the key, and so the hands, while the game goes on. This shows that it did not
//! choose them.

use std::fmt;
use std::str::FromStr;

use kernel::{Error, MAX_SEATS, Message, Seat, Seed};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A secret, a number or a commitment: 256 bits, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(into = "String", try_from = "String")]
#[schemars(with = "String")]
pub struct Bits(pub [u8; 32]);

/// A text that is not 64 small hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotBits;

impl fmt::Display for NotBits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no bits")
    }
}

impl std::error::Error for NotBits {}

impl fmt::Display for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl From<Bits> for String {
    fn from(bits: Bits) -> String {
        bits.to_string()
    }
}

impl FromStr for Bits {
    type Err = NotBits;

    fn from_str(text: &str) -> Result<Bits, NotBits> {
        let bytes = data_encoding::HEXLOWER.decode(text.as_bytes()).map_err(|_| NotBits)?;
        bytes.try_into().map(Bits).map_err(|_| NotBits)
    }
}

impl TryFrom<String> for Bits {
    type Error = NotBits;

    fn try_from(text: String) -> Result<Bits, NotBits> {
        text.parse()
    }
}

/// The server's commitment to its secret, for the table with this id.
pub fn server_commitment(table: &str, secret: Bits) -> Bits {
    digest("parlour fair 1: commitment of the server", &[table.as_bytes(), &secret.0])
}

/// The commitment of the person on a seat to a number.
pub fn seat_commitment(table: &str, seat: Seat, number: Bits) -> Bits {
    let seat = [seat.0];
    digest("parlour fair 1: commitment of a seat", &[table.as_bytes(), &seat, &number.0])
}

/// The number of a bot: the server's own.
pub fn bot_number(table: &str, seat: Seat, secret: Bits) -> Bits {
    digest("parlour fair 1: number of a bot", &[table.as_bytes(), &[seat.0], &secret.0])
}

/// What decides all chance at a table: the server's secret and the number of every seat.
pub fn seed(table: &str, secret: Bits, numbers: &[Bits]) -> Seed {
    let mut parts: Vec<&[u8]> = vec![table.as_bytes(), &secret.0];
    parts.extend(numbers.iter().map(|number| &number.0[..]));
    Seed::Key(digest("parlour fair 1: key of a table", &parts).0)
}

/// A digest for one purpose. Each part is preceded by its length: no two lists of parts are alike.
fn digest(purpose: &str, parts: &[&[u8]]) -> Bits {
    let mut hasher = blake3::Hasher::new_derive_key(purpose);
    for part in parts {
        hasher.update(&(part.len() as u64).to_le_bytes()).update(part);
    }
    Bits(*hasher.finalize().as_bytes())
}

/// All that was agreed about the luck of a table, for anybody who checks it after the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Evidence {
    /// The table's id.
    pub table: String,
    /// The server's commitment, published when the table opened.
    pub commitment: Bits,
    /// The server's secret.
    pub secret: Bits,
    /// What each seat added.
    pub seats: Vec<Added>,
}

/// What a seat added to the luck of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Added {
    /// The commitment of the person; nothing for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Bits>,
    /// The number.
    pub number: Bits,
}

impl Evidence {
    /// The seed that follows from it, if every commitment was kept.
    pub fn seed(&self) -> Result<Seed, Error> {
        let table = &self.table;
        if self.seats.len() > MAX_SEATS {
            return Err(Error::bad_save("evidence_seats").arg("seats", self.seats.len()));
        }
        if server_commitment(table, self.secret) != self.commitment {
            return Err(Error::bad_save("commitment_broken").variant("server"));
        }
        for (seat, added) in Seat::all(self.seats.len()).zip(&self.seats) {
            let kept = match added.commitment {
                Some(commitment) => seat_commitment(table, seat, added.number) == commitment,
                None => bot_number(table, seat, self.secret) == added.number,
            };
            if !kept {
                return Err(Error::bad_save("commitment_broken").with("seat", seat));
            }
        }
        let numbers: Vec<Bits> = self.seats.iter().map(|added| added.number).collect();
        Ok(seed(table, self.secret, &numbers))
    }

    /// Refuses evidence of another commitment than the one that somebody noted when the table
    /// opened.
    pub fn must_be_of(&self, commitment: Bits) -> Result<(), Error> {
        if self.commitment == commitment {
            return Ok(());
        }
        Err(Error::bad_save("other_commitment").with("commitment", self.commitment))
    }

    /// How many people have a share in the luck.
    pub fn people(&self) -> usize {
        self.seats.iter().filter(|added| added.commitment.is_some()).count()
    }

    /// What it shows where it holds, as a message.
    pub fn message(&self) -> Message {
        Message::new("luck-agreed").with("people", self.people())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn evidence() -> Evidence {
        let (table, secret, number) = ("a-table".to_owned(), Bits([1; 32]), Bits([2; 32]));
        let person = Added { commitment: Some(seat_commitment(&table, Seat(0), number)), number };
        let bot = Added { commitment: None, number: bot_number(&table, Seat(1), secret) };
        let commitment = server_commitment(&table, secret);
        Evidence { table, commitment, secret, seats: vec![person, bot] }
    }

    #[test]
    fn kept_commitments_give_the_key() {
        let evidence = evidence();
        let numbers = [evidence.seats[0].number, evidence.seats[1].number];
        assert_eq!(evidence.seed().unwrap(), seed("a-table", Bits([1; 32]), &numbers));
    }

    /// Whatever is changed is noticed, or gives another key.
    #[test]
    fn nothing_can_be_changed_afterwards() {
        let key = evidence().seed().unwrap();
        let changes: [fn(&mut Evidence); 6] = [
            |e| e.table.push('x'),
            |e| e.commitment.0[0] ^= 1,
            |e| e.secret.0[31] ^= 1,
            |e| e.seats[0].number.0[5] ^= 1,
            |e| e.seats[1].number.0[5] ^= 1,
            |e| e.seats.swap(0, 1),
        ];
        for change in changes {
            let mut changed = evidence();
            change(&mut changed);
            assert_ne!(changed.seed().ok(), Some(key));
        }
        let mut fewer = evidence();
        fewer.seats.pop();
        assert_ne!(fewer.seed().unwrap(), key);
        let mut more = evidence();
        more.seats = vec![more.seats[0]; 256];
        assert_eq!(more.seed().unwrap_err().code, "evidence_seats");
    }

    #[test]
    fn evidence_is_of_the_commitment_that_was_noted() {
        let evidence = evidence();
        assert_eq!(evidence.must_be_of(evidence.commitment), Ok(()));
        let other = evidence.must_be_of(Bits([3; 32])).unwrap_err();
        assert_eq!(other.field("commitment"), Some(&*evidence.commitment.to_string()));
        assert_eq!(evidence.people(), 1);
    }

    /// Written down in saves: it never changes. The values were computed in Python with the package
    /// `blake3`, in the mode that derives keys, each part after its length as eight bytes.
    #[test]
    fn what_is_agreed_on_is_pinned() {
        let up_from = |first: u8| Bits(std::array::from_fn(|n| first + n as u8));
        let (table, secret, number) = ("a-table", up_from(0), up_from(32));
        let bot = bot_number(table, Seat(1), secret);
        assert_eq!(
            [server_commitment(table, secret), seat_commitment(table, Seat(2), number), bot]
                .map(|bits| bits.to_string()),
            [
                "5023557b5dbf246c7054722524792873049ae58a535ae91fee5881bfaf7eb133",
                "fc8c123af9bf62b7299e2278c348dad86c6c06ac81999eecd5ded31539e42078",
                "17639125cc4557deac46d0eda409a8e937f34f517f9fa1c01515294d7ba6b1d8",
            ]
        );
        assert_eq!(
            seed(table, secret, &[number, bot]).to_string(),
            "key:d76b1dc764e889ea7c1a0f5e983c8a675e19c2f88d6695f25fbe23cbd87ac467"
        );
    }

    #[test]
    fn bits_are_64_small_digits() {
        let said = server_commitment("a-table", Bits([1; 32])).to_string();
        assert_eq!(said.parse::<Bits>(), Ok(server_commitment("a-table", Bits([1; 32]))));
        for text in ["", "00", &said[1..], &said.to_uppercase(), &format!("{said}0")] {
            assert_eq!(text.parse::<Bits>(), Err(NotBits), "{text}");
        }
    }
}
