//! `--seats` and `--names`: who sits where.

use kernel::{Error, Info};
use table::{AnyTable, Player};

use crate::bot::{self, USUAL};
use crate::options;
use crate::term::clean;

/// Who sits where, as the command line says it.
#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct Seats {
    /// Who sits on each seat, from seat 0: `human`, or a bot such as `strong`
    ///
    /// A new game has a human on seat 0 and `casual` bots on the others; a save keeps its players,
    /// and a link has humans on all seats. `parlour games GAME` lists the bots of a game.
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',')]
    seats: Vec<String>,
    /// What the players are called, from seat 0; a seat without a name keeps the one it has
    ///
    /// `--names Ann,,Bob` names seats 0 and 2.
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    names: Vec<String>,
}

impl Seats {
    /// Who sits on each seat of a new game.
    fn kinds(&self, info: &'static Info) -> Result<Vec<String>, Error> {
        let mut kinds = options::players(info, &self.seats, USUAL, &[Player::HUMAN])?;
        if self.seats.is_empty() {
            Player::HUMAN.clone_into(&mut kinds[0]);
        }
        Ok(kinds)
    }

    /// The players of a new game.
    pub(crate) fn players(&self, info: &'static Info) -> Result<Vec<Player>, Error> {
        self.named(introduced(Player::seated(&self.kinds(info)?)))
    }

    /// The players with the names that were given.
    fn named(&self, mut players: Vec<Player>) -> Result<Vec<Player>, Error> {
        if self.names.len() > players.len() {
            return Err(Error::invalid(
                "too_many_names",
                "--names: {names} names were given for {seats} seats.",
            )
            .with("names", self.names.len())
            .with("seats", players.len()));
        }
        let said = |name: &str| !name.trim().is_empty();
        for (player, name) in players.iter_mut().zip(&self.names).filter(|(_, name)| said(name)) {
            player.name = proper(name)?;
        }
        let twice = |n: usize| players[..n].iter().any(|other| other.name == players[n].name);
        match (0..players.len()).find(|&n| twice(n)) {
            None => Ok(players),
            Some(n) => Err(Error::invalid("name_twice", "--names: two players are called {name}.")
                .with("name", &players[n].name)),
        }
    }

    /// The players of a table that goes on: its own, unless others were named.
    pub(crate) fn reseated(&self, table: &dyn AnyTable) -> Result<Vec<Player>, Error> {
        let info = table.info();
        let known = |player: &&Player| bot::check(info, &player.kind, &[Player::HUMAN]).is_ok();
        if self.seats.is_empty() {
            if let Some(stranger) = table.players().iter().find(|player| !known(player)) {
                return Err(Error::invalid(
                    "unknown_player",
                    "{name} is a bot called `{kind}`, which is not here. Say with --seats who \
                     plays.",
                )
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
            let template = match self.seats.len() {
                1 => "--seats: this table has {seats} seats, and {players} player was named.",
                _ => "--seats: this table has {seats} seats, and {players} players were named.",
            };
            return Err(Error::invalid("wrong_players", template)
                .with("seats", seats)
                .with("players", self.seats.len())
                .options([options::filled_up(&self.seats, USUAL, seats)]));
        }
        self.players(info)
    }
}

/// The only person among bots is told about in the third person, so needs a name that can take it.
fn introduced(mut players: Vec<Player>) -> Vec<Player> {
    let mut people = players.iter_mut().filter(|player| player.is_person());
    if let (Some(only), None) = (people.next(), people.next()) {
        "Guest".clone_into(&mut only.name);
    }
    players
}

fn proper(name: &str) -> Result<String, Error> {
    let name = name.trim();
    let template = match () {
        () if name != clean(name) => {
            "--names: `{name}` was written with characters that cannot be seen."
        }
        () if kernel::cut(name, Player::WIDEST) != name => {
            "--names: `{name}` is too long: a name takes at most {most} columns, and wide letters \
             take two."
        }
        () => return Ok(name.to_owned()),
    };
    Err(Error::invalid("bad_name", template).with("name", clean(name)).with("most", Player::WIDEST))
}
