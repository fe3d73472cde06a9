//! `--seats` and `--names`: who sits where.

use kernel::{Error, Info, Message};
use table::{AnyTable, Player};

use crate::bot::{self, USUAL};
use crate::options;
use crate::term::clean;
use crate::words;

/// Whoever opens a table on a server, and a seat that waits for somebody.
const ME: &str = "me";
const OPEN: &str = "open";

/// Who sits where, as the command line says it.
#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct Seats {
    /// Who sits on each seat, from the first: `human`, or a bot such as `strong`
    ///
    /// A new game has a human on the first seat and `casual` bots on the others; a save keeps its
    /// players, and a link has humans on all seats. `parlour games GAME` lists the bots of a game.
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',')]
    seats: Vec<String>,
    /// What the players are called, from the first seat; one without a name keeps the one it has
    ///
    /// `--names Ann,,Bob` names the first and the third.
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    names: Vec<String>,
}

impl Seats {
    /// These players, by these names.
    pub(crate) fn of(seats: Vec<String>, names: Vec<String>) -> Seats {
        Seats { seats, names }
    }

    /// Whether nobody was named.
    pub(crate) fn is_bare(&self) -> bool {
        self.seats.is_empty() && self.names.is_empty()
    }

    /// Who sits on each seat of a new game.
    fn kinds(&self, info: &'static Info) -> Result<Vec<String>, Error> {
        let mut kinds = options::players(info, &self.seats, USUAL, &[Player::HUMAN])?;
        if self.seats.is_empty() {
            Player::HUMAN.clone_into(&mut kinds[0]);
        }
        Ok(kinds)
    }

    /// Who sits on each seat of a new table on a server: `me`, `open`, or a bot.
    pub(crate) fn online(&self, info: &'static Info) -> Result<Vec<String>, Error> {
        let mut seats = options::players(info, &self.seats, OPEN, &[ME, OPEN])?;
        if self.seats.is_empty() {
            ME.clone_into(&mut seats[0]);
        }
        Ok(seats)
    }

    /// The players of a new game.
    pub(crate) fn players(&self, info: &'static Info) -> Result<Vec<Player>, Error> {
        self.named(introduced(Player::seated(&self.kinds(info)?)))
    }

    /// The players with the names that were given.
    fn named(&self, mut players: Vec<Player>) -> Result<Vec<Player>, Error> {
        if self.names.len() > players.len() {
            return Err(Error::invalid("too_many_names")
                .arg("names", self.names.len())
                .arg("seats", players.len()));
        }
        let said = |name: &str| !name.trim().is_empty();
        for (player, name) in players.iter_mut().zip(&self.names).filter(|(_, name)| said(name)) {
            player.name = proper(name)?;
        }
        let twice = |n: usize| players[..n].iter().any(|other| other.name == players[n].name);
        match (0..players.len()).find(|&n| twice(n)) {
            None => Ok(players),
            Some(n) => Err(Error::invalid("name_twice").with("name", &players[n].name)),
        }
    }

    /// The players of a table that goes on: its own, unless others were named.
    pub(crate) fn reseated(&self, table: &dyn AnyTable) -> Result<Vec<Player>, Error> {
        let info = table.info();
        let known = |player: &&Player| bot::check(info, &player.kind, &[Player::HUMAN]).is_ok();
        if self.seats.is_empty() {
            if let Some(stranger) = table.players().iter().find(|player| !known(player)) {
                return Err(Error::invalid("unknown_player")
                    .variant("stranger")
                    .with("name", &stranger.name)
                    .with("kind", clean(&stranger.kind))
                    .options(bot::names(info)));
            }
            return if self.names.is_empty() {
                Ok(table.players().to_vec())
            } else {
                self.named(table.players().to_vec())
            };
        }
        let seats = table.players().len();
        if self.seats.len() != seats {
            return Err(options::wrong_players(&self.seats, seats));
        }
        self.players(info)
    }
}

/// People have names that others can call them by, in the language that is spoken here.
pub(crate) fn introduced(mut players: Vec<Player>) -> Vec<Player> {
    let people = players.iter().filter(|player| player.is_person()).count();
    for (n, player) in players.iter_mut().enumerate().filter(|(_, player)| player.is_person()) {
        let name = if people == 1 { "cli-name-guest" } else { "cli-name-player" };
        player.name = words::say(&Message::new(name).with("n", n + 1));
    }
    players
}

fn proper(name: &str) -> Result<String, Error> {
    let name = name.trim();
    let error = Error::invalid("bad_name").with("name", clean(name));
    match () {
        () if name != clean(name) => Err(error.variant("unseen")),
        () if kernel::cut(name, Player::WIDEST) != name => {
            Err(error.variant("long").arg("most", Player::WIDEST))
        }
        () => Ok(name.to_owned()),
    }
}
