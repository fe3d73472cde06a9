//! The luck of a table: a number of one's own, and whether everybody kept their word in the end.

use kernel::{Error, Kind, Seat, Seed};
use server::protocol::{Room, Share};
use table::fair::{self, Added, Bits, Evidence};

use super::kept;

/// A number that nobody can guess.
pub(super) fn fresh_number() -> Result<Bits, Error> {
    let mut number = [0; 32];
    getrandom::fill(&mut number)
        .map_err(|error| Error::new(Kind::Outside, "no_randomness").with("why", error))?;
    Ok(Bits(number))
}

/// The seed of a table whose game is over, if everybody kept their word. What was seen here before
/// the first deal counts more than what the server says now.
pub(crate) fn checked(room: &Room, own: Option<kept::Share>) -> Result<Seed, Error> {
    let evidence = evidence(room)?;
    if let Some(own) = own {
        if own.commitment != evidence.commitment {
            return Err(Error::bad_save("commitment_broken").variant("server"));
        }
        let added = evidence.seats.get(own.seat.index());
        if added.is_none_or(|added| added.number != own.number) {
            return Err(Error::bad_save("commitment_broken").with("seat", own.seat));
        }
    }
    evidence.seed()
}

/// What the server says about the luck of a table whose game is over.
fn evidence(room: &Room) -> Result<Evidence, Error> {
    let secret = bits(room.luck.secret.as_deref().ok_or_else(unknown)?)?;
    let added = |(seat, share): (Seat, &Share)| match &share.number {
        Some(number) => {
            let commitment = share.commitment.as_deref().map(bits).transpose()?;
            Ok(Added { commitment, number: bits(number)? })
        }
        // Where nobody revealed a number, it is the server's own.
        None => {
            let number = fair::bot_number(&room.id, seat, secret);
            Ok(Added { commitment: None, number })
        }
    };
    let seats = Seat::all(room.luck.seats.len()).zip(&room.luck.seats).map(added);
    Ok(Evidence {
        table: room.id.clone(),
        commitment: bits(&room.luck.commitment)?,
        secret,
        seats: seats.collect::<Result<_, Error>>()?,
    })
}

/// A number or a commitment as the server writes it.
pub(super) fn bits(text: &str) -> Result<Bits, Error> {
    text.parse().map_err(|_| unknown())
}

fn unknown() -> Error {
    Error::bad_save("luck_unknown")
}

#[cfg(test)]
mod tests {
    use kernel::Setup;
    use server::protocol::{Luck, Status, Terms};

    use super::*;

    const SECRET: Bits = Bits([1; 32]);
    const NUMBER: Bits = Bits([2; 32]);

    fn room() -> Room {
        let commitment = fair::seat_commitment("t", Seat(0), NUMBER);
        let person =
            Share { commitment: Some(commitment.to_string()), number: Some(NUMBER.to_string()) };
        Room {
            id: "t".to_owned(),
            game: "skirmish".to_owned(),
            setup: Setup::default(),
            terms: Terms::default(),
            status: Status::Over,
            seats: Vec::new(),
            host: None,
            spectators: 0,
            luck: Luck {
                commitment: fair::server_commitment("t", SECRET).to_string(),
                seats: vec![person, Share::default()],
                secret: Some(SECRET.to_string()),
            },
            clock: None,
            proposal: None,
            ending: None,
            rematch: None,
            created: 0,
        }
    }

    fn own() -> kept::Share {
        let commitment = fair::server_commitment("t", SECRET);
        kept::Share { seat: Seat(0), number: NUMBER, commitment }
    }

    #[test]
    fn kept_words_give_the_seed() {
        let bot = fair::bot_number("t", Seat(1), SECRET);
        let seed = fair::seed("t", SECRET, &[NUMBER, bot]);
        assert_eq!(checked(&room(), Some(own())), Ok(seed));
        assert_eq!(checked(&room(), None), Ok(seed));
    }

    #[test]
    fn a_server_that_changes_its_mind_is_noticed() {
        let code = |room: &Room, own| checked(room, own).unwrap_err().code;
        // Another secret with a commitment that fits it, and another number of ours that does.
        let mut other = room();
        other.luck.commitment = fair::server_commitment("t", Bits([9; 32])).to_string();
        other.luck.secret = Some(Bits([9; 32]).to_string());
        assert_eq!(code(&other, Some(own())), "commitment_broken");
        let mut other = room();
        let number = Bits([7; 32]);
        other.luck.seats[0] = Share {
            commitment: Some(fair::seat_commitment("t", Seat(0), number).to_string()),
            number: Some(number.to_string()),
        };
        assert_eq!(code(&other, Some(own())), "commitment_broken");
        let mut other = room();
        other.luck.secret = Some(Bits([3; 32]).to_string());
        assert_eq!(code(&other, None), "commitment_broken");
        let mut silent = room();
        silent.luck.secret = None;
        assert_eq!(code(&silent, None), "luck_unknown");
    }
}
