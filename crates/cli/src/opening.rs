//! A table to sit down at: a new one, or one that goes on.

use std::path::Path;

use kernel::{Error, Info, Kind, Message, Paint, Seed};
use table::save::Verdict;
use table::{AnyTable, Player};

use crate::autosave::Autosave;
use crate::fail::{Fail, about};
use crate::options::Sets;
use crate::source::{Opened, Source, warn};
use crate::words::Texts;

/// A table, and where it is kept.
pub(crate) type Begun = (Box<dyn AnyTable>, Autosave);

/// What the command line says about a table but who sits there.
pub(crate) struct Opening<'a> {
    /// The seed that deals; any, if it is not said.
    pub(crate) seed: Option<u64>,
    /// The options of a new game.
    pub(crate) sets: &'a Sets,
    /// The file to save to.
    pub(crate) save: Option<&'a Path>,
    /// Whether dice are typed in; as it was before, if it is not said.
    pub(crate) typed: Option<bool>,
    /// Whether a save in which others sit down is left as it is, and the game kept elsewhere.
    pub(crate) apart: bool,
}

impl Opening<'_> {
    /// A new table.
    pub(crate) fn begin(&self, info: &'static Info, players: Vec<Player>) -> Result<Begun, Fail> {
        let setup = self.sets.setup(info, Some(players.len() as u8)).map_err(about(info))?;
        let seed = self.seed.map_or_else(fresh_seed, |n| Ok(Seed::Number(n)))?;
        let mut table = shelf::open(info.id, &setup, seed, players).map_err(about(info))?;
        table.type_dice(self.typed.unwrap_or(false));
        let autosave = match self.save {
            Some(path) => Autosave::to_new(path)?,
            None => Autosave::automatic(info),
        };
        Ok((table, autosave))
    }

    /// A table that was written down, with the players that `seated` names.
    pub(crate) fn go_on(
        &self,
        written: Source,
        seated: impl FnOnce(&dyn AnyTable) -> Result<Vec<Player>, Error>,
    ) -> Result<Begun, Fail> {
        if self.seed.is_some() || !self.sets.pairs().is_empty() {
            return Err(Error::invalid("already_begun").into());
        }
        let Opened { mut table, verdict, save, seen, instead_of } = written.open()?.sound()?;
        if let (Verdict::Unverified { why }, Some(_)) = (&verdict, &save) {
            let texts = Texts::for_spectators(&*table, Paint::PLAIN);
            warn(&texts.say(&Message::new("cli-not-compared").with("why", why.clone())));
        }
        let players = seated(&*table)?;
        let typed = self.typed.unwrap_or(table.types_dice());
        let others = players != table.players();
        let same = !others && typed == table.types_dice();
        let as_saved = verdict.is_exact() && instead_of.is_none() && same;
        table.seat_players(players);
        table.type_dice(typed);
        let autosave = match (self.save, save) {
            (Some(path), _) => Autosave::to_new(path)?,
            (None, Some(path)) if !(self.apart && others) => {
                must_be_readable(&path, instead_of.as_ref())?;
                Autosave::back_to(&path, seen, as_saved.then(|| table.at()))?
            }
            (None, _) => Autosave::automatic(table.info()),
        };
        Ok((table, autosave))
    }
}

/// A secret of the operating system that nobody has seen.
pub(crate) fn fresh_seed() -> Result<Seed, Error> {
    let mut secret = [0; 12];
    getrandom::fill(&mut secret)
        .map_err(|error| Error::new(Kind::Outside, "no_randomness").with("why", error))?;
    Ok(Seed::Secret(secret))
}

/// A save that is there but cannot be read may be whole: it is not overwritten with its backup.
fn must_be_readable(path: &Path, instead_of: Option<&Error>) -> Result<(), Error> {
    match instead_of {
        Some(error) if error.kind == Kind::Outside && path.exists() => Err(error.clone()),
        _ => Ok(()),
    }
}
