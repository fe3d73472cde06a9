//! Who plays: a bot by name, or a search that judges by a net in a file.

use std::fs;

use bots::{Name, expert, named};
use kernel::{Setup, Show};
use search::Bot;
use search::net::Net;

use crate::{Failure, failed, refused};

/// A player as it was said: `strong@1` is a bot by its name; `tree:400` a search of the game that
/// judges as the game did without nets, `tree:400=FILE` the same by a net.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    name: Name,
    net: Option<&'static Net>,
    said: String,
}

impl Player {
    /// Reads what was said, and the net.
    pub(crate) fn parse(text: &str) -> Result<Player, Failure> {
        let (name, file) = match text.split_once('=') {
            Some((name, file)) => (name, Some(file)),
            None => (text, None),
        };
        let net = file.map(read).transpose()?;
        Ok(Player { name: Name::parse(name).map_err(refused)?, net, said: text.to_owned() })
    }

    /// What was said, with the number that it has now.
    pub(crate) fn said(&self) -> String {
        match self.said.split_once('=') {
            Some((_, file)) => format!("{}={file}", self.name),
            None => self.name.to_string(),
        }
    }

    /// Its number, for those that have one.
    pub(crate) fn number(&self) -> Option<u64> {
        self.name.number
    }

    /// The same with another number.
    pub(crate) fn with_number(&self, number: u64) -> Player {
        let name = Name { number: Some(number), ..self.name.clone() };
        Player { name, ..self.clone() }
    }

    /// The bot, at tables with this setup.
    pub(crate) fn bot<G: Show>(&self, setup: &Setup) -> Result<Box<dyn Bot<G>>, Failure> {
        let expert = expert::<G>();
        if let Some(net) = self.net {
            let opening = G::new(setup).map_err(refused)?;
            let features = expert.features().ok_or_else(|| failed("no features in this game"))?;
            let set = features.set(&opening);
            if !net.fits(&set) {
                let (label, rows) = (set.label(), set.rows());
                return Err(failed(format!("{net:?} is not a net for {label} of {rows} rows")));
            }
        }
        match expert.searching(&self.name, self.net) {
            Some(bot) => Ok(bot),
            None if self.net.is_none() => named::<G>(&self.name.to_string()).map_err(refused),
            None => Err(failed(format!("no search of this game is called {}", self.name.word))),
        }
    }
}

/// The net in a file. It is kept until the program ends, as bots want it.
fn read(file: &str) -> Result<&'static Net, Failure> {
    let bytes = fs::read(file).map_err(|why| failed(format!("{file}: {why}")))?;
    let net = Net::unpack(&bytes).map_err(|why| failed(format!("{file}: {why}")))?;
    Ok(Box::leak(Box::new(net)))
}

/// A table as it is said: `seats=4,teams=on`, or `-` for the usual one.
pub(crate) fn table(text: &str) -> Result<Setup, Failure> {
    let mut setup = Setup::default();
    for part in text.split(',').filter(|part| !matches!(*part, "" | "-")) {
        let (key, value) = part.split_once('=').ok_or_else(|| failed("a table is KEY=VALUE,…"))?;
        setup = match key {
            "seats" => Setup { seats: Some(value.parse().map_err(failed)?), ..setup },
            _ => setup.set(key, value),
        };
    }
    Ok(setup)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_and_tables_are_read() {
        let player = Player::parse("tree:400").unwrap();
        assert_eq!(player.with_number(300).said(), "tree:300");
        assert_eq!(player.number(), Some(400));
        assert!(Player::parse("tree:400=/nowhere").is_err());
        let setup = table("seats=4,teams=on").unwrap();
        assert!(player.bot::<::innovation::State>(&setup).is_ok());
        assert!(Player::parse("nobody").unwrap().bot::<::innovation::State>(&setup).is_err());
        assert!(table("seats").is_err() && table("-").unwrap() == Setup::default());
    }
}
