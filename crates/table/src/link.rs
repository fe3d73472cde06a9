//! Links: a whole game in a few dozen characters that survive any address bar.
//!
//! A link is the game's id, a dot, and the setup, the seed and the moves of the line of play,
//! packed by a range coder and closed by a checksum, in the URL-safe base-64 alphabet. A move is
//! coded by its place in the list of legal moves; chance costs next to nothing where it did what
//! the seed says. Reading a link plays the game, so it cannot hold an illegal move; and whatever is
//! read is packed again and compared, so there is one link for one game.
//!
//! The packing goes on move by move, so a table keeps its link up as it plays: the number of moves
//! comes last, in bytes of its own.
//!
//! A change of the rules changes those lists. So a link also holds the version of the rules that
//! it was made under and a digest of the position it ends in: a link that would come out as another
//! game is refused.

use std::sync::Arc;

use data_encoding::{BASE64URL_NOPAD, DecodeKind};
use kernel::{
    Arg, Error, Info, Luck, Mover, Moves, OptionInfo, Seat, Seed, Setup, Show, ToMove, Values,
};

use crate::coder::{Packer, Unpacker};
use crate::log::Digest;
use crate::save::Verdict;

/// How many versions of the packing there can be.
const FORMATS: u64 = 16;
/// The longest link that is looked at.
const MAX_CHARS: usize = 1 << 16;
/// The longest text (an option or a position) in a link.
const MAX_TEXT: u64 = 1 << 15;
/// How much more likely it is that chance did what the seed says, and that an option is at its
/// default, than that it is not.
const AS_SEEDED: u64 = 1 << 16;
const AS_USUAL: u64 = 16;
/// So many bits of digest close the moves.
const ENDS: u32 = 24;
/// Versions of the rules from this one on take some more bits.
const MANY: u64 = 15;
/// More options than any game has.
const MAX_OPTIONS: u64 = 256;

/// The version of the packing, and what it says about the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Format {
    /// Nothing about the rules, and seeds of the fast generator only.
    First,
    /// The version of the rules at the head, and a digest of the last position at the end.
    Second { rules: u32 },
    /// As the second, but the number of moves stands after all that is packed.
    Third { rules: u32 },
}

impl Format {
    /// The version of the rules whose defaults are left out: links of the first form are read under
    /// the first one alone.
    fn rules(self) -> u32 {
        match self {
            Format::First => 1,
            Format::Second { rules } | Format::Third { rules } => rules,
        }
    }
}

/// A game as a link holds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Linked<M> {
    /// What the table was opened with.
    pub setup: Setup,
    /// What decides chance.
    pub seed: Seed,
    /// Every move, chance included.
    pub moves: Vec<(Mover, M)>,
}

/// The part of `text` that is a link, and the id of its game: an address may stand before it.
pub fn split(text: &str) -> Result<(&str, &str), Error> {
    let text = text.trim();
    let link = text.rsplit_once('#').map_or(text, |(_, link)| link);
    link.split_once('.').filter(|(id, _)| !id.is_empty()).ok_or_else(|| broken("why-link-form", 0))
}

/// Packs a game whose moves are legal.
pub fn pack<G: Show>(game: &Linked<G::Move>) -> Result<String, Error> {
    pack_as::<G>(game, Format::Third { rules: G::INFO.rules_version })
}

/// A link that is kept up move by move.
#[derive(Clone, Debug)]
pub(crate) struct LinkWriter {
    packer: Packer,
    luck: Luck,
    moves: u32,
    /// The options, as the digest at the end has them.
    options: Arc<str>,
    /// Why there can be no link.
    wrong: Option<Error>,
}

impl LinkWriter {
    /// The link of a game that is opened.
    pub(crate) fn new<G: Show>(setup: &Setup, seed: Seed) -> LinkWriter {
        let mut packer = Packer::new();
        let format = Format::Third { rules: G::INFO.rules_version };
        let wrong = put_head(G::INFO, &mut packer, setup, seed, format).err();
        let options = options_of(G::INFO, setup, format.rules()).unwrap_or_default().into();
        LinkWriter { packer, luck: seed.luck(), moves: 0, options, wrong }
    }

    /// Adds a legal move that is about to be made in `state`.
    pub(crate) fn push<G: Show>(&mut self, state: &G, mover: Mover, m: G::Move) {
        put_move(&mut self.packer, state, mover, m, &mut self.luck);
        self.moves += 1;
    }

    /// The link to `state`, where the moves led.
    pub(crate) fn finish<G: Show>(&self, state: &G) -> Result<String, Error> {
        if let Some(wrong) = &self.wrong {
            return Err(wrong.clone());
        }
        if self.moves > G::INFO.max_moves {
            return Err(too_long());
        }
        let mut packer = self.packer.clone();
        packer.put_one_of(ending(state, &self.options), 1 << ENDS);
        sealed(G::INFO, packer, Some(self.moves))
    }
}

fn pack_as<G: Show>(game: &Linked<G::Move>, format: Format) -> Result<String, Error> {
    if game.moves.len() > G::INFO.max_moves as usize {
        return Err(too_long());
    }
    let mut packer = Packer::new();
    put_head(G::INFO, &mut packer, &game.setup, game.seed, format)?;
    let last = matches!(format, Format::Third { .. });
    if !last {
        put_number(&mut packer, game.moves.len() as u128);
    }
    let state = put_moves::<G>(&mut packer, game)?;
    if format != Format::First {
        let options = options_of(G::INFO, &game.setup, format.rules())?;
        packer.put_one_of(ending(&state, &options), 1 << ENDS);
    }
    sealed(G::INFO, packer, last.then_some(game.moves.len() as u32))
}

/// What was packed as a link, with the number of moves where it comes last, and closed by its
/// checksum.
fn sealed(info: &'static Info, packer: Packer, moves: Option<u32>) -> Result<String, Error> {
    let mut bytes = packer.finish();
    if let Some(moves) = moves {
        put_last(&mut bytes, moves);
    }
    let crc = crc32fast::hash(&bytes);
    bytes.extend(crc.to_be_bytes());
    let payload = BASE64URL_NOPAD.encode(&bytes);
    if payload.len() > MAX_CHARS {
        return Err(too_long());
    }
    Ok(format!("{}.{payload}", info.id))
}

/// Packs everything that comes before the moves.
fn put_head(
    info: &'static Info,
    packer: &mut Packer,
    setup: &Setup,
    seed: Seed,
    format: Format,
) -> Result<(), Error> {
    let rules = format.rules();
    let version = match (format, seed) {
        (Format::First, Seed::Fast(seed)) => {
            packer.put_one_of(1, FORMATS);
            put_setup_first(info, packer, setup)?;
            put_number(packer, u128::from(seed));
            return Ok(());
        }
        (Format::First, _) => return Err(broken("why-later-seed", 0)),
        (Format::Second { .. }, _) => 2,
        (Format::Third { .. }, _) => 3,
    };
    packer.put_one_of(version, FORMATS);
    put_rules(packer, rules);
    put_setup(info, packer, setup, rules)?;
    put_seed(packer, seed);
    Ok(())
}

/// A number after all that is packed: seven bits a byte, to be read from the end.
fn put_last(bytes: &mut Vec<u8>, n: u32) {
    let mut left = n;
    let mut written = vec![(left & 0x7f) as u8];
    while left > 0x7f {
        left >>= 7;
        written.push((left & 0x7f) as u8);
    }
    let most = written.len() - 1;
    for byte in &mut written[..most] {
        *byte |= 0x80;
    }
    bytes.extend(written.iter().rev());
}

/// The number at the end, and what was packed before it.
fn take_last(bytes: &[u8]) -> Result<(&[u8], u32), Error> {
    let (mut n, mut shift, mut rest) = (0u32, 0, bytes);
    while let Some((&byte, before)) = rest.split_last()
        && shift < 28
    {
        n |= u32::from(byte & 0x7f) << shift;
        (rest, shift) = (before, shift + 7);
        if byte & 0x80 == 0 {
            return Ok((rest, n));
        }
    }
    Err(broken("why-too-short", bytes.len()))
}

/// Packs the moves, and gives the position they lead to.
fn put_moves<G: Show>(packer: &mut Packer, game: &Linked<G::Move>) -> Result<G, Error> {
    let mut state = G::new(&game.setup)?;
    let mut luck = game.seed.luck();
    for &(mover, m) in &game.moves {
        state.check(mover, m).map_err(Into::into)?;
        put_move(packer, &state, mover, m, &mut luck);
        state.play(mover, m, &mut ());
    }
    Ok(state)
}

/// Packs one legal move in `state`.
fn put_move<G: Show>(packer: &mut Packer, state: &G, mover: Mover, m: G::Move, luck: &mut Luck) {
    put_mover(packer, state.to_move(), mover);
    match mover {
        Mover::Chance => {
            put_chance(packer, state, *luck, m);
            *luck = luck.next();
        }
        Mover::Seat(seat) => {
            let (mut moves, mut weights) = (Moves::new(), Vec::new());
            list(state, seat, &mut moves, &mut weights);
            let n = moves.rank(m).expect("the move is legal, so it is listed");
            let before = sum(&weights[..n]);
            packer.put(before, u64::from(weights[n]), sum(&weights));
        }
    }
}

/// Unpacks a link of this game, and says whether it could be compared with what came of it. An
/// error says where it is broken, or why it is not the game that it was; nothing is guessed.
pub fn unpack<G: Show>(text: &str) -> Result<(Linked<G::Move>, Verdict), Error> {
    let (id, payload) = split(text)?;
    if id != G::INFO.id {
        return Err(Error::bad_save("other_game").variant("link").with("game", id));
    }
    let bytes = decode(payload)?;
    let Some((bytes, crc)) = bytes.split_last_chunk::<4>() else {
        return Err(broken("why-too-short", payload.len()));
    };
    if crc32fast::hash(bytes).to_be_bytes() != *crc {
        return Err(broken("why-checksum", payload.len()));
    }
    let mut unpacker = Unpacker::new(bytes);
    let format = take_format(G::INFO, &mut unpacker)?;
    let mut last = None;
    if let Format::Third { .. } = format {
        let (packed, moves) = take_last(bytes)?;
        last = Some(moves);
        unpacker = Unpacker::new(packed);
        take_format(G::INFO, &mut unpacker)?;
    }
    let read = take_game::<G>(&mut unpacker, format, last).and_then(|game| {
        if pack_as::<G>(&game, format)? == format!("{id}.{payload}") {
            return Ok(game);
        }
        Err(broken("why-written-otherwise", payload.len()))
    });
    match format {
        Format::First => Ok((read?, Verdict::moves_only())),
        Format::Second { rules } | Format::Third { rules } if rules != G::INFO.rules_version => {
            read.map(|game| (game, Verdict::end()))
                .map_err(|why| other_rules(G::INFO, rules, why.message))
        }
        Format::Second { .. } | Format::Third { .. } => Ok((read?, Verdict::end())),
    }
}

/// The version of the packing. A link of the first one has nothing to be compared with, so it is
/// read under the first version of the rules alone.
fn take_format(info: &'static Info, unpacker: &mut Unpacker<'_>) -> Result<Format, Error> {
    match unpacker.take_one_of(FORMATS) {
        1 if info.rules_version == 1 => Ok(Format::First),
        1 => Err(other_rules(info, 1, Arg::word("why-nothing-to-compare"))),
        2 => Ok(Format::Second { rules: take_rules(unpacker)? }),
        3 => Ok(Format::Third { rules: take_rules(unpacker)? }),
        format => Err(Error::bad_save("unknown_version")
            .variant("link")
            .with("version", format)
            .with("known", 3)),
    }
}

fn take_game<G: Show>(
    unpacker: &mut Unpacker<'_>,
    format: Format,
    last: Option<u32>,
) -> Result<Linked<G::Move>, Error> {
    let (setup, seed) = match format {
        Format::First => {
            let setup = take_setup_first(G::INFO, unpacker)?;
            let seed = u64::try_from(take_number(unpacker));
            (setup, Seed::Fast(seed.map_err(|_| broken("why-seed-too-large", 0))?))
        }
        _ => (take_setup(G::INFO, unpacker, format.rules())?, take_seed(unpacker)?),
    };
    let count = last.map_or_else(|| take_number(unpacker), u128::from);
    if count > u128::from(G::INFO.max_moves) {
        return Err(broken("why-too-many-moves", 0));
    }
    let mut state = G::new(&setup)?;
    let moves = take_moves(unpacker, &mut state, seed, count)?;
    let options = options_of(G::INFO, &setup, format.rules())?;
    let same =
        format == Format::First || unpacker.take_one_of(1 << ENDS) == ending(&state, &options);
    if !same {
        return Err(broken_at("why-other-end", count.saturating_sub(1)));
    }
    Ok(Linked { setup, seed, moves })
}

fn take_moves<G: Show>(
    unpacker: &mut Unpacker<'_>,
    state: &mut G,
    seed: Seed,
    count: u128,
) -> Result<Vec<(Mover, G::Move)>, Error> {
    let mut luck = seed.luck();
    let (mut moves, mut weights, mut made) = (Moves::new(), Vec::new(), Vec::new());
    for n in 0..count {
        let Some(mover) = take_mover(unpacker, state.to_move()) else {
            return Err(broken_at("why-over-too-soon", n));
        };
        let m = match mover {
            Mover::Chance => {
                let m = take_chance(unpacker, state, luck)
                    .ok_or_else(|| broken_at("why-impossible-chance", n))?;
                luck = luck.next();
                m
            }
            Mover::Seat(seat) => {
                list(state, seat, &mut moves, &mut weights);
                moves[take_weighed(unpacker, &weights)]
            }
        };
        state.try_play(mover, m, &mut ()).map_err(|illegal| illegal.into().with("move", n + 1))?;
        made.push((mover, m));
    }
    Ok(made)
}

/// The options by name, one to a line, but for the defaults of these rules.
fn options_of(info: &'static Info, setup: &Setup, rules: u32) -> Result<String, Error> {
    let options = setup.canonical_under(info, rules)?.options;
    Ok(options.iter().map(|(key, value)| format!("{key}={value}\n")).collect())
}

/// The digest that closes a link: of its options by name and of the position it ends in.
fn ending<G: Show>(state: &G, options: &str) -> u64 {
    let text = format!("{options}{}", state.position());
    let [a, b, c, ..] = Digest::of(text.as_bytes()).0;
    u64::from_be_bytes([0, 0, 0, 0, 0, a, b, c])
}

fn list<G: Show>(state: &G, seat: Seat, moves: &mut Moves<G::Move>, weights: &mut Vec<u16>) {
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

fn put_chance<G: Show>(packer: &mut Packer, state: &G, luck: Luck, m: G::Move) {
    let seeded = state.roll(luck) == m;
    put_flag(packer, seeded, AS_SEEDED);
    if !seeded {
        put_number(packer, state.chance_rank(m).expect("the move of chance was checked"));
    }
}

fn take_chance<G: Show>(unpacker: &mut Unpacker<'_>, state: &G, luck: Luck) -> Option<G::Move> {
    if take_flag(unpacker, AS_SEEDED) {
        return Some(state.roll(luck));
    }
    let n = take_number(unpacker);
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

fn take_number(unpacker: &mut Unpacker<'_>) -> u128 {
    let bits = unpacker.take_one_of(129);
    let mut n = u128::from(bits > 0);
    for _ in 1..bits {
        n = n << 1 | u128::from(unpacker.take_one_of(2));
    }
    n
}

/// The version of the rules: a few bits while it is small.
fn put_rules(packer: &mut Packer, rules: u32) {
    let rules = u64::from(rules);
    packer.put_one_of(rules.min(MANY), MANY + 1);
    if rules >= MANY {
        put_number(packer, u128::from(rules));
    }
}

fn take_rules(unpacker: &mut Unpacker<'_>) -> Result<u32, Error> {
    match unpacker.take_one_of(MANY + 1) {
        MANY => {
            u32::try_from(take_number(unpacker)).map_err(|_| broken("why-version-too-large", 0))
        }
        rules => Ok(rules as u32),
    }
}

/// Kinds of seeds, with how much more likely each is than the rarest.
const SECRET: (u64, u64) = (0, 24);
const NUMBER: (u64, u64) = (24, 6);
const KEY: (u64, u64) = (30, 1);
const FAST: (u64, u64) = (31, 1);
const KINDS: u64 = 32;

fn put_seed(packer: &mut Packer, seed: Seed) {
    let mut put = |(before, weight), bytes: &[u8]| {
        packer.put(before, weight, KINDS);
        bytes.iter().for_each(|&byte| packer.put_one_of(u64::from(byte), 256));
    };
    match seed {
        Seed::Secret(bytes) => put(SECRET, &bytes),
        Seed::Key(bytes) => put(KEY, &bytes),
        Seed::Number(n) => {
            put(NUMBER, &[]);
            put_number(packer, u128::from(n));
        }
        Seed::Fast(n) => {
            put(FAST, &[]);
            put_number(packer, u128::from(n));
        }
    }
}

fn take_seed(unpacker: &mut Unpacker<'_>) -> Result<Seed, Error> {
    let at = unpacker.peek(KINDS);
    let owns = |(before, weight): &(u64, u64)| (*before..before + weight).contains(&at);
    let kind = [SECRET, NUMBER, KEY, FAST].into_iter().find(owns);
    let kind = kind.expect("a peek is below the total");
    unpacker.take(kind.0, kind.1, KINDS);
    let number = |unpacker: &mut Unpacker<'_>| {
        u64::try_from(take_number(unpacker)).map_err(|_| broken("why-seed-too-large", 0))
    };
    Ok(match kind {
        SECRET => Seed::Secret(take_bytes(unpacker)),
        KEY => Seed::Key(take_bytes(unpacker)),
        NUMBER => Seed::Number(number(unpacker)?),
        _ => Seed::Fast(number(unpacker)?),
    })
}

fn take_bytes<const N: usize>(unpacker: &mut Unpacker<'_>) -> [u8; N] {
    std::array::from_fn(|_| unpacker.take_one_of(256) as u8)
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
    let len = take_number(unpacker);
    if len > u128::from(MAX_TEXT) {
        return Err(broken("why-text-too-long", 0));
    }
    let bytes = (0..len).map(|_| unpacker.take_one_of(256) as u8).collect();
    String::from_utf8(bytes).map_err(|_| broken("why-no-text", 0))
}

/// Seats, the options that are not at their defaults under these rules by place and value, and a
/// position. Options and values may be added at the ends of their lists: older links stay as they
/// are.
fn put_setup(
    info: &'static Info,
    packer: &mut Packer,
    setup: &Setup,
    rules: u32,
) -> Result<(), Error> {
    let chosen = setup.choose(info)?;
    put_seats(info, packer, chosen.seats);
    let places = (0..MAX_OPTIONS).zip(chosen.all());
    let usual = |option: &OptionInfo| info.default_under(option, rules);
    let unusual: Vec<_> = places.filter(|(_, (option, value))| *value != usual(option)).collect();
    put_flag(packer, unusual.is_empty(), AS_USUAL);
    if !unusual.is_empty() {
        packer.put_one_of(unusual.len() as u64, MAX_OPTIONS);
    }
    for (place, (option, value)) in unusual {
        packer.put_one_of(place, MAX_OPTIONS);
        match option.values {
            Values::OneOf(words) => {
                let n = words.iter().position(|word| *word == value);
                packer.put_one_of(n.expect("the option was validated") as u64, MAX_OPTIONS);
            }
            Values::Number(..) => put_number(packer, u128::from(chosen.number(option.key))),
            Values::Text(..) => put_text(packer, value)?,
        }
    }
    put_position(packer, setup)
}

fn take_setup(
    info: &'static Info,
    unpacker: &mut Unpacker<'_>,
    rules: u32,
) -> Result<Setup, Error> {
    let mut setup = take_seats(info, unpacker);
    let unusual = match take_flag(unpacker, AS_USUAL) {
        true => 0,
        false => unpacker.take_one_of(MAX_OPTIONS),
    };
    for _ in 0..unusual {
        let place = unpacker.take_one_of(MAX_OPTIONS) as usize;
        let option = info.options.get(place);
        let option = option.ok_or_else(|| broken("why-unknown-option", 0))?;
        let value = take_value(unpacker, option)?;
        setup.options.insert(option.key.to_owned(), value);
    }
    take_position(unpacker, setup.written_under(info, rules))
}

fn take_value(unpacker: &mut Unpacker<'_>, option: &OptionInfo) -> Result<String, Error> {
    match option.values {
        Values::OneOf(words) => {
            let word = words.get(unpacker.take_one_of(MAX_OPTIONS) as usize);
            let word = word.ok_or_else(|| broken("why-unknown-value", 0))?;
            Ok((*word).to_owned())
        }
        Values::Number(..) => Ok(take_number(unpacker).to_string()),
        Values::Text(..) => take_text(unpacker),
    }
}

/// The setup as the first version of the packing has it: every option in turn.
fn put_setup_first(info: &'static Info, packer: &mut Packer, setup: &Setup) -> Result<(), Error> {
    let chosen = setup.choose(info)?;
    put_seats(info, packer, chosen.seats);
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
    put_position(packer, setup)
}

fn take_setup_first(info: &'static Info, unpacker: &mut Unpacker<'_>) -> Result<Setup, Error> {
    let mut setup = take_seats(info, unpacker);
    for option in info.options {
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
    take_position(unpacker, setup)
}

fn put_seats(info: &'static Info, packer: &mut Packer, seats: u8) {
    let (fewest, most) = info.seats;
    packer.put_one_of(u64::from(seats - fewest), u64::from(most - fewest) + 1);
}

fn take_seats(info: &'static Info, unpacker: &mut Unpacker<'_>) -> Setup {
    let (fewest, most) = info.seats;
    let seats = fewest + unpacker.take_one_of(u64::from(most - fewest) + 1) as u8;
    Setup { seats: Some(seats), ..Setup::default() }
}

fn put_position(packer: &mut Packer, setup: &Setup) -> Result<(), Error> {
    put_flag(packer, setup.position.is_none(), AS_USUAL);
    setup.position.as_ref().map_or(Ok(()), |position| put_text(packer, position))
}

fn take_position(unpacker: &mut Unpacker<'_>, mut setup: Setup) -> Result<Setup, Error> {
    if !take_flag(unpacker, AS_USUAL) {
        setup.position = Some(take_text(unpacker)?);
    }
    Ok(setup)
}

fn decode(text: &str) -> Result<Vec<u8>, Error> {
    if text.len() > MAX_CHARS {
        return Err(broken("why-too-long", MAX_CHARS));
    }
    BASE64URL_NOPAD.decode(text.as_bytes()).map_err(|error| match error.kind {
        DecodeKind::Symbol => broken("why-strange-character", error.position),
        _ => broken("why-changed-end", text.len()),
    })
}

fn too_long() -> Error {
    Error::invalid("too_long")
}

/// A link of other rules that does not come out as the game it was.
fn other_rules(info: &'static Info, rules: u32, why: impl Into<Arg>) -> Error {
    Error::bad_save("other_rules")
        .variant("link")
        .with("rules", rules)
        .with("now", info.rules_version)
        .with("game", info.name)
        .arg("why", why)
}

fn broken(why: &'static str, at: usize) -> Error {
    Error::bad_save("bad_link").with("at", at).arg("why", Arg::word(why))
}

fn broken_at(why: &'static str, n: u128) -> Error {
    Error::bad_save("bad_link").variant("move").with("move", n + 1).arg("why", Arg::word(why))
}

#[cfg(test)]
mod tests {
    use kernel::Game;

    use super::*;
    use crate::pebbles::State;

    #[test]
    fn base64_and_crc_known_answers() {
        assert_eq!(BASE64URL_NOPAD.encode(b"foob"), "Zm9vYg");
        assert_eq!(decode("Zm9vYg").unwrap(), b"foob");
        assert_eq!(crc32fast::hash(b"123456789"), 0xCBF4_3926);
        assert!(decode("Zm9vYh").is_err(), "left-over bits must be zero");
        assert_eq!(decode("Zm*v").unwrap_err().field("at"), Some("2"));
    }

    /// A game of pebbles that has just been dealt.
    fn dealt(seed: Seed) -> Linked<<State as Game>::Move> {
        dealt_with(&Setup::default(), seed)
    }

    fn dealt_with(setup: &Setup, seed: Seed) -> Linked<<State as Game>::Move> {
        let setup = setup.canonical(State::INFO).unwrap();
        let m = State::new(&setup).unwrap().roll(seed.luck());
        Linked { setup, seed, moves: vec![(Mover::Chance, m)] }
    }

    #[test]
    fn every_kind_of_seed_is_packed() {
        for seed in [Seed::Number(7), Seed::Secret([9; 12]), Seed::Key([9; 32]), Seed::Fast(7)] {
            let game = dealt(seed);
            let link = pack::<State>(&game).unwrap();
            assert_eq!(unpack::<State>(&link), Ok((game, Verdict::end())));
        }
    }

    #[test]
    fn a_link_of_other_rules_opens_as_the_same_game_or_not_at_all() {
        let game = dealt(Seed::Number(7));
        for rules in [2, 9, 15, 99, u32::MAX] {
            for format in [Format::Second { rules }, Format::Third { rules }] {
                let link = pack_as::<State>(&game, format).unwrap();
                assert_eq!(unpack::<State>(&link), Ok((game.clone(), Verdict::end())));
            }
        }
        // Under the rules that made this link the same moves ended elsewhere.
        let elsewhere = |rules| {
            let mut packer = Packer::new();
            let format = Format::Third { rules };
            put_head(State::INFO, &mut packer, &game.setup, game.seed, format).unwrap();
            let state = put_moves::<State>(&mut packer, &game).unwrap();
            let options = options_of(State::INFO, &game.setup, rules).unwrap();
            packer.put_one_of(ending(&state, &options) ^ 1, 1 << ENDS);
            sealed(State::INFO, packer, Some(1)).unwrap()
        };
        let refused = unpack::<State>(&elsewhere(9)).unwrap_err();
        assert_eq!((&*refused.code, refused.field("rules")), ("other_rules", Some("9")));
        assert_eq!(unpack::<State>(&elsewhere(1)).unwrap_err().code, "bad_link");
    }

    #[test]
    fn what_a_link_of_older_rules_left_unsaid_is_said() {
        let [twelve, usual] = [Setup::default().set("heap", "12"), Setup::default()]
            .map(|setup| dealt_with(&setup, Seed::Number(7)));
        for format in [Format::Second { rules: 0 }, Format::Third { rules: 0 }] {
            let link = pack_as::<State>(&twelve, format).unwrap();
            assert_eq!(unpack::<State>(&link), Ok((twelve.clone(), Verdict::end())));
            let said = pack_as::<State>(&usual, format).unwrap();
            assert!(link.len() < said.len(), "{link} {said}");
            let (read, _) = unpack::<State>(&said).unwrap();
            assert_eq!(read.setup.canonical(State::INFO), Ok(usual.setup.clone()));
        }
    }

    /// Links of the first form hold nothing to compare with.
    #[test]
    fn a_link_of_the_first_form_is_unverified() {
        let game = dealt(Seed::Fast(7));
        let link = pack_as::<State>(&game, Format::First).unwrap();
        assert_eq!(unpack::<State>(&link), Ok((game, Verdict::moves_only())));
        assert!(pack_as::<State>(&dealt(Seed::Number(7)), Format::First).is_err());
    }

    #[test]
    fn the_number_of_moves_is_read_from_the_end() {
        for n in [0, 1, 127, 128, 300, 16_383, 16_384, 1 << 20] {
            let mut bytes = vec![7, 200];
            put_last(&mut bytes, n);
            assert_eq!(take_last(&bytes), Ok((&[7, 200][..], n)));
        }
        assert!(take_last(&[]).is_err() && take_last(&[0xff; 9]).is_err());
    }

    #[test]
    fn an_address_may_stand_before_a_link() {
        assert_eq!(split("https://x.example/play#toy.AB").unwrap(), ("toy", "AB"));
        assert_eq!(split(" toy.AB\n").unwrap(), ("toy", "AB"));
        assert!(split("nothing").is_err());
    }
}
