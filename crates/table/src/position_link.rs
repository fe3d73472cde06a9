//! Links to a position as one viewer knows it: something to look at and to ask a friend about.
//!
//! Such a link holds no seed, no moves and nothing that is hidden from the viewer. It holds a
//! position that the viewer imagines: what the viewer cannot know is made up from what it knows
//! alone, so the link is the same in every world that the viewer cannot tell from the true one.
//! What the viewer may know of that position is what it may know of the true one.

use data_encoding::BASE64URL_NOPAD;
use kernel::{Arg, Error, Info, Rng, Setup, Show, Values, Viewer};
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

use crate::log::EntryId;
use crate::table::Table;

/// What stands between the game and the packed position.
const MARK: &str = "position";
/// The longest link that is made or looked at.
pub const MAX_CHARS: usize = 2_000;
/// The most that a link unpacks to.
const MAX_TEXT: usize = 1 << 16;
/// How hard to try to make it short.
const LEVEL: u8 = 10;

/// The id of the game and what is packed, where `text` is a link to a position: an address may
/// stand before it.
pub fn split(text: &str) -> Option<(&str, &str)> {
    let text = text.trim();
    let link = text.rsplit_once('#').map_or(text, |(_, link)| link);
    let (game, rest) = link.split_once('.')?;
    Some((game, rest.strip_prefix(MARK)?.strip_prefix('.')?))
}

impl<G: Show> Table<G> {
    /// A link to the position after entry `at` as `viewer` knows it.
    pub fn position_link(&self, at: EntryId, viewer: Viewer) -> Result<String, Error> {
        pack(&self.state_at(at)?, self.setup(), viewer)
    }

    /// Opens the position that a link holds as a table of people, and says who looks at it.
    pub fn open_position(text: &str) -> Result<(Table<G>, Viewer), Error> {
        let (game, payload) = split(text).ok_or_else(|| broken("why-link-form"))?;
        if game != G::INFO.id {
            return Err(Error::bad_save("other_game").variant("link").with("game", game));
        }
        let (setup, viewer) = unpack(payload)?;
        // No chance is decided at a table that is only looked at.
        let table = Table::open_for_people(&setup, 0)?;
        Ok((table, viewer))
    }
}

fn pack<G: Show>(state: &G, setup: &Setup, viewer: Viewer) -> Result<String, Error> {
    let unknown = || Error::illegal("no_position_link");
    let world = match viewer {
        Viewer::Omniscient => state.clone(),
        viewer => state.imagine(viewer, &mut Rng::new(0)).ok_or_else(unknown)?,
    };
    let view = state.view(viewer);
    let shows = |setup: &Setup| G::new(setup).is_ok_and(|opened| opened.view(viewer) == view);
    let plain = Setup { position: Some(world.position()), ..plain(G::INFO, setup)? };
    let setup = with_ready_texts(G::INFO, plain).into_iter().find(shows).ok_or_else(unknown)?;
    let link = sealed(G::INFO, &setup, viewer)?;
    if link.len() > MAX_CHARS { Err(unknown()) } else { Ok(link) }
}

/// The text of the link, closed by its checksum.
fn sealed(info: &'static Info, setup: &Setup, viewer: Viewer) -> Result<String, Error> {
    let packed = compress_to_vec(written(info, setup, viewer)?.as_bytes(), LEVEL);
    let crc = crc32fast::hash(&packed).to_be_bytes();
    let payload = BASE64URL_NOPAD.encode(&[&crc[..], &packed].concat());
    Ok(format!("{}.{MARK}.{payload}", info.id))
}

/// The options of a game that are texts, such as decks, with the words that stand for ready ones.
fn texts(info: &'static Info) -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    info.options.iter().filter_map(|option| match option.values {
        Values::Text(_, ready) => Some((option.key, ready)),
        _ => None,
    })
}

/// The setup without the texts that seats brought: they may be secret.
fn plain(info: &'static Info, setup: &Setup) -> Result<Setup, Error> {
    let mut setup = setup.canonical(info)?;
    texts(info).for_each(|(key, _)| _ = setup.options.remove(key));
    Ok(setup)
}

/// The same setup with every choice of ready texts, in order: what a viewer knows of the texts of
/// others (such as that a deck is any legal one) follows from one of them, and from nothing else.
fn with_ready_texts(info: &'static Info, setup: Setup) -> Vec<Setup> {
    texts(info).fold(vec![setup], |setups, (key, ready)| {
        let with = |setup: &Setup| ready.iter().map(|word| setup.clone().set(key, word)).collect();
        let more: Vec<Setup> =
            setups.iter().flat_map(|setup| -> Vec<Setup> { with(setup) }).collect();
        setups.into_iter().chain(more).collect()
    })
}

/// Who looks, how many sit there, the options, and the position.
fn written(info: &'static Info, setup: &Setup, viewer: Viewer) -> Result<String, Error> {
    let seats = setup.choose(info)?.seats;
    let options: Vec<String> =
        setup.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let position = setup.position.as_deref().unwrap_or_default();
    Ok(format!("{viewer} {seats} {}\n{position}", options.join(" ")))
}

fn unpack(payload: &str) -> Result<(Setup, Viewer), Error> {
    if payload.len() > MAX_CHARS {
        return Err(broken("why-too-long"));
    }
    let bytes = BASE64URL_NOPAD.decode(payload.as_bytes());
    let bytes =
        bytes.map_err(|error| broken("why-strange-character").with("at", error.position))?;
    let (crc, packed) = bytes.split_first_chunk::<4>().ok_or_else(|| broken("why-too-short"))?;
    if crc32fast::hash(packed).to_be_bytes() != *crc {
        return Err(broken("why-checksum"));
    }
    let text = decompress_to_vec_with_limit(packed, MAX_TEXT).ok();
    let text = text.and_then(|text| String::from_utf8(text).ok());
    text.as_deref().and_then(read).ok_or_else(|| broken("why-no-text"))
}

fn read(text: &str) -> Option<(Setup, Viewer)> {
    let (head, position) = text.split_once('\n')?;
    let mut words = head.split(' ').filter(|word| !word.is_empty());
    let viewer: Viewer = words.next()?.parse().ok()?;
    let seats: u8 = words.next()?.parse().ok()?;
    let known = viewer.seat().is_none_or(|seat| seat.0 < seats);
    let setup = Setup { seats: Some(seats), ..Setup::default() };
    let setup = words.try_fold(setup, |setup, word| {
        word.split_once('=').map(|(key, value)| setup.set(key, value))
    })?;
    known.then(|| (Setup { position: Some(position.to_owned()), ..setup }, viewer))
}

fn broken(why: &'static str) -> Error {
    Error::bad_save("bad_link").with("at", 0).arg("why", Arg::word(why))
}
