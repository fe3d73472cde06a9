//! The one list of games. Everything that must work for any game goes through here.

use kernel::{Error, Game, Info, Seed, Setup, Show, Viewer};
use table::save::{Saved, Verdict};
use table::{AnyTable, Host, Player, Table};

/// Something that can be done for any game.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it for one game.
    fn visit<G: Show>(self) -> Self::Out;
}

macro_rules! shelf {
    ($($state:ty),* $(,)?) => {
        /// All games, in the order in which they are listed.
        pub const GAMES: &[&Info] = &[$(<$state>::INFO),*];

        /// Does something for the game with this id.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Out, Error> {
            $(if id == <$state>::INFO.id {
                return Ok(visitor.visit::<$state>());
            })*
            Err(unknown(id))
        }
    };
}

shelf![texas42::State, innovation::State, skirmish::State, mordheim::State];

fn unknown(id: &str) -> Error {
    Error::invalid("unknown_game").with("game", id).options(GAMES.iter().map(|info| info.id))
}

/// What the game with this id says about itself.
pub fn info(id: &str) -> Result<&'static Info, Error> {
    GAMES.iter().copied().find(|info| info.id == id).ok_or_else(|| unknown(id))
}

/// Opens a table.
pub fn open(
    id: &str,
    setup: &Setup,
    seed: impl Into<Seed>,
    players: Vec<Player>,
) -> Result<Box<dyn AnyTable>, Error> {
    struct Open<'a>(&'a Setup, Seed, Vec<Player>);
    impl Visitor for Open<'_> {
        type Out = Result<Box<dyn AnyTable>, Error>;
        fn visit<G: Show>(self) -> Self::Out {
            Ok(Box::new(Host::new(Table::<G>::open(self.0, self.1, self.2)?)))
        }
    }
    visit(id, Open(setup, seed.into(), players))?
}

/// Opens a table at the end of the game that a link holds, people on all seats.
pub fn open_link(link: &str) -> Result<(Box<dyn AnyTable>, Verdict), Error> {
    struct OpenLink<'a>(&'a str);
    impl Visitor for OpenLink<'_> {
        type Out = Result<(Box<dyn AnyTable>, Verdict), Error>;
        fn visit<G: Show>(self) -> Self::Out {
            let (table, verdict) = Table::<G>::open_link(self.0)?;
            Ok((Box::new(Host::new(table)), verdict))
        }
    }
    let (id, _) = table::link::split(link)?;
    visit(id, OpenLink(link))?
}

/// Opens the position that a link holds as a table of people, and says as whom it is looked at.
pub fn open_position(link: &str) -> Result<(Box<dyn AnyTable>, Viewer), Error> {
    struct OpenPosition<'a>(&'a str);
    impl Visitor for OpenPosition<'_> {
        type Out = Result<(Box<dyn AnyTable>, Viewer), Error>;
        fn visit<G: Show>(self) -> Self::Out {
            let (table, viewer) = Table::<G>::open_position(self.0)?;
            Ok((Box::new(Host::new(table)), viewer))
        }
    }
    let (id, _) = table::link::split(link)?;
    visit(id, OpenPosition(link))?
}

/// Plays a save through today's rules and opens a table at its end.
pub fn open_saved(saved: &Saved) -> Result<(Box<dyn AnyTable>, Verdict), Error> {
    struct OpenSaved<'a>(&'a Saved);
    impl Visitor for OpenSaved<'_> {
        type Out = Result<(Box<dyn AnyTable>, Verdict), Error>;
        fn visit<G: Show>(self) -> Self::Out {
            let (table, verdict) = self.0.replay::<G>()?;
            Ok((Box::new(Host::new(table)), verdict))
        }
    }
    visit(saved.game(), OpenSaved(saved))?
}

/// All words of the game with this id in a language: its own, and those of every table. `more` adds
/// those of an adapter.
#[cfg(feature = "words")]
pub fn words(id: &str, language: &str, more: &[&str]) -> Result<kernel::Words, Error> {
    struct Sources<'a>(&'a str);
    impl Visitor for Sources<'_> {
        type Out = &'static [&'static str];
        fn visit<G: Show>(self) -> Self::Out {
            G::words(self.0)
        }
    }
    let own = visit(id, Sources(language))?;
    let all = table::words(language).iter().chain(own).chain(more).copied();
    Ok(kernel::Words::new(language, all))
}

/// The rules of the game with this id in a language, as Markdown.
#[cfg(feature = "words")]
pub fn rules(id: &str, language: &str) -> Result<&'static str, Error> {
    struct Rules<'a>(&'a str);
    impl Visitor for Rules<'_> {
        type Out = &'static str;
        fn visit<G: Show>(self) -> Self::Out {
            G::rules(self.0)
        }
    }
    visit(id, Rules(language))
}
