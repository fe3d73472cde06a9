//! Links: a whole game in a few dozen characters that survive any address bar.
//!
//! A link is the game's id, a dot, and the setup, the seed and the moves of the line of play,
//! packed by a range coder and closed by a checksum, in the URL-safe base-64 alphabet. A move is
//! coded by its place in the list of legal moves; chance costs next to nothing where it did what
//! the seed says. Reading a link plays the game, so it cannot hold an illegal move; and whatever is
//! read is packed again and compared, so there is one link for one game.

use kernel::{Error, Game, Luck, Mover, Moves, Seat, Setup, ToMove, Values};

use crate::coder::{Packer, Unpacker};

/// The version of the packing.
const VERSION: u64 = 1;
const VERSIONS: u64 = 16;
/// The longest link that is looked at.
const MAX_CHARS: usize = 1 << 16;
/// The longest text (an option or a position) in a link.
const MAX_TEXT: u64 = 1 << 15;
/// How much more likely it is that chance did what the seed says, and that an option is at its
/// default, than that it is not.
const AS_SEEDED: u64 = 1 << 16;
const AS_USUAL: u64 = 16;

/// A game as a link holds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Linked<M> {
    /// What the table was opened with.
    pub setup: Setup,
    /// The seed of chance.
    pub seed: u64,
    /// Every move, chance included.
    pub moves: Vec<(Mover, M)>,
}

/// The part of `text` that is a link, and the id of its game: an address may stand before it.
pub fn split(text: &str) -> Result<(&str, &str), Error> {
    let text = text.trim();
    let link = text.rsplit_once('#').map_or(text, |(_, link)| link);
    link.split_once('.').filter(|(id, _)| !id.is_empty()).ok_or_else(|| {
        broken("it should be the name of a game, a dot, and letters, digits, - and _", 0)
    })
}

/// Packs a game whose moves are legal.
pub fn pack<G: Game>(game: &Linked<G::Move>) -> Result<String, Error> {
    if game.moves.len() > G::INFO.max_moves as usize {
        return Err(too_long());
    }
    let mut packer = Packer::new();
    packer.put_one_of(VERSION, VERSIONS);
    put_setup::<G>(&mut packer, &game.setup)?;
    put_number(&mut packer, u128::from(game.seed));
    put_number(&mut packer, game.moves.len() as u128);
    let mut state = G::new(&game.setup)?;
    let mut luck = Luck::new(game.seed);
    let mut moves = Moves::new();
    let mut weights = Vec::new();
    for &(mover, m) in &game.moves {
        state.check(mover, m).map_err(Into::into)?;
        put_mover(&mut packer, state.to_move(), mover);
        match mover {
            Mover::Chance => {
                put_chance(&mut packer, &state, luck, m);
                luck = luck.next();
            }
            Mover::Seat(seat) => {
                list(&state, seat, &mut moves, &mut weights);
                let n = moves.rank(m).expect("the move was checked, so it is listed");
                let before = sum(&weights[..n]);
                packer.put(before, u64::from(weights[n]), sum(&weights));
            }
        }
        state.play(mover, m, &mut ());
    }
    let mut bytes = packer.finish();
    let crc = crc32(&bytes);
    bytes.extend(crc.to_be_bytes());
    let payload = base64(&bytes);
    if payload.len() > MAX_CHARS {
        return Err(too_long());
    }
    Ok(format!("{}.{payload}", G::INFO.id))
}

/// Unpacks a link of this game. An error says where it is broken; nothing is guessed.
pub fn unpack<G: Game>(text: &str) -> Result<Linked<G::Move>, Error> {
    let (id, payload) = split(text)?;
    if id != G::INFO.id {
        return Err(
            Error::bad_save("other_game", "This link is of another game: {game}.").with("game", id)
        );
    }
    let bytes = unbase64(payload)?;
    let Some((bytes, crc)) = bytes.split_last_chunk::<4>() else {
        return Err(broken("it is too short", payload.len()));
    };
    if crc32(bytes).to_be_bytes() != *crc {
        return Err(broken("its checksum does not fit: it was cut or changed", payload.len()));
    }
    let game = unpack_bytes::<G>(bytes)?;
    if pack::<G>(&game)? != format!("{id}.{payload}") {
        return Err(broken("it is not written as this game would be", payload.len()));
    }
    Ok(game)
}

fn unpack_bytes<G: Game>(bytes: &[u8]) -> Result<Linked<G::Move>, Error> {
    let mut unpacker = Unpacker::new(bytes);
    let version = unpacker.take_one_of(VERSIONS);
    if version != VERSION {
        return Err(Error::bad_save(
            "unknown_version",
            "This link has format {version}, and only {known} can be read.",
        )
        .with("version", version)
        .with("known", VERSION));
    }
    let setup = take_setup::<G>(&mut unpacker)?;
    let seed = take_number(&mut unpacker)?;
    let seed = u64::try_from(seed).map_err(|_| broken("its seed is too large", 0))?;
    let count = take_number(&mut unpacker)?;
    if count > u128::from(G::INFO.max_moves) {
        return Err(broken("it claims more moves than a game can have", 0));
    }
    let mut state = G::new(&setup)?;
    let mut luck = Luck::new(seed);
    let mut moves = Moves::new();
    let mut weights = Vec::new();
    let mut made = Vec::new();
    for n in 0..count {
        let Some(mover) = take_mover(&mut unpacker, state.to_move()) else {
            return Err(broken_at("the game is over before its last move", n));
        };
        let m = match mover {
            Mover::Chance => {
                let m = take_chance(&mut unpacker, &state, luck)
                    .ok_or_else(|| broken_at("chance cannot do this", n))?;
                luck = luck.next();
                m
            }
            Mover::Seat(seat) => {
                list(&state, seat, &mut moves, &mut weights);
                moves[take_weighed(&mut unpacker, &weights)]
            }
        };
        state.try_play(mover, m, &mut ()).map_err(|illegal| illegal.into().with("move", n + 1))?;
        made.push((mover, m));
    }
    Ok(Linked { setup, seed, moves: made })
}

fn list<G: Game>(state: &G, seat: Seat, moves: &mut Moves<G::Move>, weights: &mut Vec<u16>) {
    moves.clear();
    state.moves(seat, moves);
    weights.clear();
    weights.resize(moves.len(), 1);
    state.weigh(moves, weights);
}

fn sum(weights: &[u16]) -> u64 {
    weights.iter().map(|&weight| u64::from(weight)).sum()
}

fn take_weighed(unpacker: &mut Unpacker<'_>, weights: &[u16]) -> usize {
    let total = sum(weights);
    let at = unpacker.peek(total);
    let mut before = 0;
    for (n, &weight) in weights.iter().enumerate() {
        let weight = u64::from(weight);
        if at < before + weight {
            unpacker.take(before, weight, total);
            return n;
        }
        before += weight;
    }
    unreachable!("a peek is below the total of the weights")
}

fn put_flag(packer: &mut Packer, usual: bool, weight: u64) {
    let (before, own) = if usual { (0, weight) } else { (weight, 1) };
    packer.put(before, own, weight + 1);
}

fn take_flag(unpacker: &mut Unpacker<'_>, weight: u64) -> bool {
    let usual = unpacker.peek(weight + 1) < weight;
    let (before, own) = if usual { (0, weight) } else { (weight, 1) };
    unpacker.take(before, own, weight + 1);
    usual
}

fn put_mover(packer: &mut Packer, to_move: ToMove, mover: Mover) {
    if let (ToMove::Seats(seats), Mover::Seat(seat)) = (to_move, mover) {
        let n = seats.iter().position(|other| other == seat).expect("the mover was checked");
        packer.put_one_of(n as u64, seats.len() as u64);
    }
}

fn take_mover(unpacker: &mut Unpacker<'_>, to_move: ToMove) -> Option<Mover> {
    match to_move {
        ToMove::Over => None,
        ToMove::Chance => Some(Mover::Chance),
        ToMove::Seats(seats) => {
            let n = unpacker.take_one_of(seats.len() as u64);
            seats.iter().nth(n as usize).map(Mover::Seat)
        }
    }
}

fn put_chance<G: Game>(packer: &mut Packer, state: &G, luck: Luck, m: G::Move) {
    let seeded = state.roll(luck) == m;
    put_flag(packer, seeded, AS_SEEDED);
    if !seeded {
        put_number(packer, state.chance_rank(m).expect("the move of chance was checked"));
    }
}

fn take_chance<G: Game>(unpacker: &mut Unpacker<'_>, state: &G, luck: Luck) -> Option<G::Move> {
    if take_flag(unpacker, AS_SEEDED) {
        return Some(state.roll(luck));
    }
    let n = take_number(unpacker).ok()?;
    (n < state.chance_size()).then(|| state.chance_nth(n))
}

/// A number as its length in bits and then its bits.
fn put_number(packer: &mut Packer, n: u128) {
    let bits = u128::BITS - n.leading_zeros();
    packer.put_one_of(u64::from(bits), 129);
    for at in (0..bits.saturating_sub(1)).rev() {
        packer.put_one_of((n >> at & 1) as u64, 2);
    }
}

fn take_number(unpacker: &mut Unpacker<'_>) -> Result<u128, Error> {
    let bits = unpacker.take_one_of(129);
    let mut n = u128::from(bits > 0);
    for _ in 1..bits {
        n = n << 1 | u128::from(unpacker.take_one_of(2));
    }
    Ok(n)
}

fn put_text(packer: &mut Packer, text: &str) -> Result<(), Error> {
    if text.len() as u64 > MAX_TEXT {
        return Err(too_long());
    }
    put_number(packer, text.len() as u128);
    text.bytes().for_each(|byte| packer.put_one_of(u64::from(byte), 256));
    Ok(())
}

fn take_text(unpacker: &mut Unpacker<'_>) -> Result<String, Error> {
    let len = take_number(unpacker)?;
    if len > u128::from(MAX_TEXT) {
        return Err(broken("a text in it is too long", 0));
    }
    let bytes = (0..len).map(|_| unpacker.take_one_of(256) as u8).collect();
    String::from_utf8(bytes).map_err(|_| broken("a text in it is no text", 0))
}

fn put_setup<G: Game>(packer: &mut Packer, setup: &Setup) -> Result<(), Error> {
    let chosen = setup.choose(G::INFO)?;
    let (fewest, most) = G::INFO.seats;
    packer.put_one_of(u64::from(chosen.seats - fewest), u64::from(most - fewest) + 1);
    for (option, value) in chosen.all() {
        let usual = value == option.default;
        put_flag(packer, usual, AS_USUAL);
        if usual {
            continue;
        }
        match option.values {
            Values::OneOf(words) => {
                let n = words.iter().position(|word| *word == value);
                packer.put_one_of(n.expect("the option was validated") as u64, words.len() as u64);
            }
            Values::Number(low, high) => {
                let n = chosen.number(option.key) - low;
                packer.put_one_of(u64::from(n), u64::from(high - low) + 1);
            }
            Values::Text(..) => put_text(packer, value)?,
        }
    }
    put_flag(packer, setup.position.is_none(), AS_USUAL);
    setup.position.as_ref().map_or(Ok(()), |position| put_text(packer, position))
}

fn take_setup<G: Game>(unpacker: &mut Unpacker<'_>) -> Result<Setup, Error> {
    let (fewest, most) = G::INFO.seats;
    let seats = fewest + unpacker.take_one_of(u64::from(most - fewest) + 1) as u8;
    let mut setup = Setup { seats: Some(seats), ..Setup::default() };
    for option in G::INFO.options {
        if take_flag(unpacker, AS_USUAL) {
            continue;
        }
        let value = match option.values {
            Values::OneOf(words) => {
                words[unpacker.take_one_of(words.len() as u64) as usize].to_owned()
            }
            Values::Number(low, high) => {
                (u64::from(low) + unpacker.take_one_of(u64::from(high - low) + 1)).to_string()
            }
            Values::Text(..) => take_text(unpacker)?,
        };
        setup.options.insert(option.key.to_owned(), value);
    }
    if !take_flag(unpacker, AS_USUAL) {
        setup.position = Some(take_text(unpacker)?);
    }
    Ok(setup)
}

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn base64(bytes: &[u8]) -> String {
    let mut out = String::new();
    for chunk in bytes.chunks(3) {
        let mut three = [0; 3];
        three[..chunk.len()].copy_from_slice(chunk);
        let bits = u32::from_be_bytes([0, three[0], three[1], three[2]]);
        for n in 0..=chunk.len() {
            out.push(ALPHABET[(bits >> (18 - 6 * n) & 63) as usize] as char);
        }
    }
    out
}

fn unbase64(text: &str) -> Result<Vec<u8>, Error> {
    if text.len() > MAX_CHARS {
        return Err(broken("it is too long", MAX_CHARS));
    }
    let mut out = Vec::new();
    let (mut bits, mut n) = (0u32, 0);
    for (at, char) in text.bytes().enumerate() {
        let Some(digit) = ALPHABET.iter().position(|&letter| letter == char) else {
            return Err(broken("a character does not belong there", at));
        };
        bits = bits << 6 | digit as u32;
        n += 6;
        if n >= 8 {
            n -= 8;
            out.push((bits >> n) as u8);
            bits &= (1 << n) - 1;
        }
    }
    // What is left over is padding: less than a character's worth, and all zeros.
    if n >= 6 || bits != 0 {
        return Err(broken("it was cut or changed at its end", text.len()));
    }
    Ok(out)
}

/// CRC-32: notices every change of a single character, and all but one in four thousand million
/// others.
fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| {
            if crc & 1 == 1 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 }
        })
    })
}

fn too_long() -> Error {
    Error::invalid("too_long", "This game is too long for a link. Save it to a file instead.")
}

fn broken(why: &'static str, at: usize) -> Error {
    Error::bad_save("bad_link", "This link cannot be read (character {at}): {why}.")
        .with("at", at)
        .with("why", why)
}

fn broken_at(why: &'static str, n: u128) -> Error {
    Error::bad_save("bad_link", "This link cannot be read (move {move}): {why}.")
        .with("move", n + 1)
        .with("why", why)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_and_crc_known_answers() {
        assert_eq!(base64(b"foob"), "Zm9vYg");
        assert_eq!(unbase64("Zm9vYg").unwrap(), b"foob");
        assert_eq!(crc32(b"123456789"), 0xCBF4_3926);
        assert!(unbase64("Zm9vYh").is_err(), "left-over bits must be zero");
        assert_eq!(unbase64("Zm*v").unwrap_err().field("at"), Some("2"));
    }

    #[test]
    fn an_address_may_stand_before_a_link() {
        assert_eq!(split("https://x.example/play#toy.AB").unwrap(), ("toy", "AB"));
        assert_eq!(split(" toy.AB\n").unwrap(), ("toy", "AB"));
        assert!(split("nothing").is_err());
    }
}
