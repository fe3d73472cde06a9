//! The nets that bots judge by: one file of weights for each game that has some.
//!
//! With the feature `nets` the files are part of the program. Without it, as in a browser, a file
//! is handed in before the first bot that wants it thinks; no other bytes than those of the digest
//! below are taken, so that what a bot decides never depends on where its net came from.

use std::sync::OnceLock;

use kernel::Error;
use search::net::{Net, NotANet, digest};

/// The nets of one game.
pub(crate) struct Weights {
    /// The id of the game.
    pub(crate) game: &'static str,
    /// The digest of the file: its version.
    digest: u64,
    #[cfg(feature = "nets")]
    bytes: &'static [u8],
    nets: OnceLock<Vec<Net>>,
}

macro_rules! weights {
    ($($name:ident: $game:literal, $digest:literal;)*) => {
        $(
            #[doc = concat!("The nets of ", $game, ".")]
            pub(crate) static $name: Weights = Weights {
                game: $game,
                digest: $digest,
                #[cfg(feature = "nets")]
                bytes: include_bytes!(concat!("../nets/", $game, ".nets")),
                nets: OnceLock::new(),
            };
        )*
        /// All there are.
        static ALL: &[&Weights] = &[$(&$name),*];
    };
}

weights! {
    INNOVATION: "innovation", 0x3fc9_7f95_7215_2fa5;
}

/// The nets in a file: each with its length in front.
fn unpack(mut bytes: &[u8]) -> Result<Vec<Net>, NotANet> {
    let mut nets = Vec::new();
    while let Some((length, rest)) = bytes.split_first_chunk::<4>() {
        let length = u32::from_le_bytes(*length) as usize;
        let (net, rest) = rest.split_at_checked(length).ok_or(NotANet::Length)?;
        nets.push(Net::unpack(net)?);
        bytes = rest;
    }
    if bytes.is_empty() { Ok(nets) } else { Err(NotANet::Length) }
}

impl Weights {
    /// What its file is called.
    pub(crate) fn file(&self) -> String {
        format!("{}.nets", self.game)
    }

    /// The net for positions of this set; none where the file was not handed in.
    pub(crate) fn net(&self, label: &str) -> Option<&Net> {
        #[cfg(feature = "nets")]
        let nets = Some(self.nets.get_or_init(|| unpack(self.bytes).unwrap_or_default()));
        #[cfg(not(feature = "nets"))]
        let nets = self.nets.get();
        nets?.iter().find(|net| net.label() == label)
    }

    /// Refuses as long as the file is missing.
    pub(crate) fn ready(&self) -> Result<(), Error> {
        if cfg!(feature = "nets") || self.nets.get().is_some() {
            return Ok(());
        }
        Err(Error::invalid("net_missing").with("file", self.file()))
    }
}

/// Takes the file of weights that `net_missing` names.
///
/// # Errors
/// When the bytes are no file of weights, or one of another version.
pub fn provide(bytes: &[u8]) -> Result<(), Error> {
    let wrong = || Error::invalid("bad_net");
    let digest = digest(bytes);
    let weights = ALL.iter().find(|weights| weights.digest == digest).ok_or_else(wrong)?;
    let nets = unpack(bytes).map_err(|_| wrong())?;
    // Whoever handed it in first handed in the same.
    let _ = weights.nets.set(nets);
    Ok(())
}

#[cfg(all(test, feature = "nets"))]
mod tests {
    use super::*;

    #[test]
    fn files_hold_what_their_digests_say() {
        for weights in ALL {
            assert_eq!(
                digest(weights.bytes),
                weights.digest,
                "{}: {:#018x}",
                weights.game,
                digest(weights.bytes)
            );
            assert!(!unpack(weights.bytes).unwrap().is_empty());
            assert!(provide(weights.bytes).is_ok() && weights.ready().is_ok());
        }
        assert_eq!(provide(b"anything").unwrap_err().code, "bad_net");
    }
}
