//! What home offers, row by row.

use std::collections::BTreeMap;
use std::path::PathBuf;

use kernel::{Arg, Error, Info, Message, Paint, Seat};
use puzzles::Puzzle;
use server::protocol::{Listed, Occupant, Status};

use super::Open;
use super::background::Server;
use super::list::Row;
use crate::options;
use crate::saves::{Found, Looked, Save, when};
use crate::term::clean;
use crate::words::{Texts, of_error, say};

/// All that is known about what can be opened.
#[derive(Debug, Default)]
pub(crate) struct Known {
    /// The saves, the newest first.
    pub(crate) saves: Vec<Save>,
    /// What was read of them, and when it was written.
    pub(crate) looked: BTreeMap<PathBuf, (u64, Looked)>,
    /// The time, in milliseconds since the beginning of 1970.
    pub(crate) now: u64,
    /// So many saves stand on the first page, beside the last game.
    pub(crate) few: usize,
}

fn word(key: &'static str) -> String {
    say(&Message::new(key))
}

impl Known {
    /// What is in a save, as far as it was read since it was written.
    pub(crate) fn looked(&self, save: &Save) -> Option<&Looked> {
        let (changed, looked) = self.looked.get(&save.path)?;
        (*changed == save.changed).then_some(looked)
    }

    /// The newest game that can go on, or that may be able to.
    fn last(&self) -> Option<&Save> {
        self.saves.iter().find(|save| self.looked(save).is_none_or(Looked::goes_on))
    }

    /// The first page.
    pub(crate) fn main(&self, servers: &[Server]) -> Vec<Row> {
        let last = self.last();
        let mut rows = Vec::new();
        rows.extend(last.map(|save| Row {
            open: Open::Continue(save.path.clone()),
            ..self.save(save, word("cli-home-continue"))
        }));
        let others = self.saves.iter().filter(|save| Some(*save) != last);
        rows.extend(others.take(self.few).map(|save| self.save(save, word("cli-home-saves"))));
        if self.saves.len() > self.few + 1 {
            let all = Message::new("cli-home-all-saves").with("n", self.saves.len());
            rows.push(plain("cli-home-saves", say(&all), "", Open::AllSaves));
        }
        rows.extend(shelf::GAMES.iter().map(|info| new_game(info)));
        let (daily, all) = (word("cli-home-daily"), word("cli-home-all-puzzles"));
        rows.push(plain("cli-home-puzzles", daily, "cli-home-about-daily", Open::Daily));
        rows.push(plain("cli-home-puzzles", all, "cli-home-about-puzzles", Open::AllPuzzles));
        rows.extend(servers.iter().flat_map(online));
        let (rules, quit) = (word("cli-home-rules"), word("cli-home-quit"));
        rows.push(plain("cli-home-more", rules, "cli-home-about-rules", Open::Rules));
        rows.push(plain("cli-home-more", quit, "", Open::Quit));
        rows
    }

    /// All saves.
    pub(crate) fn all_saves(&self) -> Vec<Row> {
        self.saves.iter().map(|save| self.save(save, word("cli-home-saves"))).collect()
    }

    fn save(&self, save: &Save, section: String) -> Row {
        let looked = self.looked(save);
        let mut cells = vec![save.name.clone(), when(save.changed, self.now)];
        match looked {
            Some(Looked::Game(found)) => {
                cells.extend([found.game.to_owned(), found.standing.clone(), found.others.clone()]);
            }
            Some(Looked::Damaged(_)) => cells.push(word("cli-home-damaged")),
            None => cells.push("\u{2026}".to_owned()),
        }
        let mut about = match looked {
            Some(Looked::Game(found)) => about_game(found),
            Some(Looked::Damaged(why)) => vec![why.clone()],
            None => Vec::new(),
        };
        about.push(clean(&save.path.display().to_string()));
        Row { section, cells, about, open: Open::Save(save.path.clone()) }
    }
}

fn about_game(found: &Found) -> Vec<String> {
    let about = Message::new("cli-home-about-save")
        .with("game", found.game)
        .with("others", found.others.as_str())
        .with("standing", found.standing.as_str())
        .with("entries", found.entries);
    let backup = found.instead_of.as_ref();
    let backup = backup.map(|why| say(&Message::new("cli-home-backup").with("why", why.as_str())));
    [say(&about)].into_iter().chain(backup).collect()
}

fn plain(section: &'static str, text: String, about: &'static str, open: Open) -> Row {
    let about = if about.is_empty() { Vec::new() } else { vec![word(about)] };
    Row { section: word(section), cells: vec![text], about, open }
}

fn new_game(info: &'static Info) -> Row {
    let texts = Texts::of_game(info, Paint::PLAIN);
    let seats = Message::new("cli-game-seats").with("seats", options::range(info.seats));
    let (seats, about) = (texts.say(&seats), texts.word("game-about"));
    Row {
        section: word("cli-home-new"),
        cells: vec![info.name.to_owned(), seats, about.clone()],
        about: vec![about],
        open: Open::New(info.id),
    }
}

/// The puzzles of all games.
pub(crate) fn puzzles() -> Vec<Row> {
    shelf::GAMES.iter().flat_map(|info| puzzles_of(info)).collect()
}

fn puzzles_of(info: &'static Info) -> Vec<Row> {
    let texts = Texts::of_game(info, Paint::PLAIN);
    let row = |puzzle: Puzzle| {
        let goal = texts.say(&Message::of("puzzle-goal", puzzle.goal.name()));
        Row {
            section: info.name.to_owned(),
            cells: vec![puzzle.name.clone(), goal.clone()],
            about: vec![goal],
            open: Open::Puzzle(info.id, puzzle.name),
        }
    };
    puzzles::all(info.id).unwrap_or_default().into_iter().map(row).collect()
}

/// The games whose rules can be read.
pub(crate) fn rules() -> Vec<Row> {
    let row = |info: &&'static Info| Row {
        section: word("cli-home-rules"),
        open: Open::RulesOf(info.id),
        ..new_game(info)
    };
    shelf::GAMES.iter().map(row).collect()
}

/// The tables of a server, or why they are not known.
fn online(server: &Server) -> Vec<Row> {
    let row = |cells: Vec<String>, about: Vec<String>, open: Open| Row {
        section: say(&Message::new("cli-home-online").with("server", clean(&server.address))),
        cells,
        about,
        open,
    };
    let alone = |key: &'static str, about: Vec<String>| {
        row(vec![word(key)], about, Open::Nothing(server.address.clone()))
    };
    let why = |error: &Error| clean(&of_error(error, None).error(error));
    match &server.tables {
        None => vec![alone("cli-home-asking", Vec::new())],
        Some(Err(error)) => vec![alone("cli-home-no-answer", vec![why(error)])],
        Some(Ok(tables)) if tables.is_empty() => vec![alone("cli-home-no-tables", Vec::new())],
        Some(Ok(tables)) => tables
            .iter()
            .map(|table| {
                let (server, id) = (server.address.clone(), table.table.clone());
                let (cells, about) = described(table);
                row(cells, about, Open::Table { server, table: id })
            })
            .collect(),
    }
}

/// A table on a server: what is played there, how far it is, and by whom.
fn described(table: &Listed) -> (Vec<String>, Vec<String>) {
    let name = |seat: &server::protocol::Place| match seat.occupant {
        Occupant::Open => word("cli-home-open-seat"),
        _ => clean(&seat.name),
    };
    let people = table.seats.iter().map(name).collect::<Vec<_>>().join(", ");
    let Ok(info) = shelf::info(&table.game) else {
        return (vec![clean(&table.game), String::new(), people], Vec::new());
    };
    let names = table.seats.iter().map(|seat| clean(&seat.name)).collect();
    let texts =
        Texts::for_seat(info, names, table.you.filter(|&you| sits(table, you)), Paint::PLAIN);
    let standing = texts.say(&match table.status {
        Status::Over => Message::new("cli-turn-over"),
        Status::Gathering | Status::Revealing => Message::new("cli-home-gathering"),
        Status::Playing if table.to_move.is_empty() => Message::new("cli-turn-chance"),
        Status::Playing => {
            let seats = table.to_move.iter().filter(|&seat| sits(table, seat));
            Message::new("cli-turn").with("seats", Arg::seats(seats))
        }
    });
    let about = format!("{}: {people}. {standing}.", info.name);
    (vec![info.name.to_owned(), standing, people], vec![about])
}

/// Whether there is such a seat: what a server says is not to be trusted.
fn sits(table: &Listed, seat: Seat) -> bool {
    seat.index() < table.seats.len()
}

#[cfg(test)]
mod tests {
    use kernel::Error;
    use serde_json::json;

    use super::*;
    use crate::saves;
    use crate::saves::tests::Folder;

    fn texts(rows: &[Row]) -> Vec<String> {
        rows.iter().map(|row| format!("{}: {}", row.section, row.cells.join(" | "))).collect()
    }

    #[test]
    fn the_newest_game_that_goes_on_comes_first() {
        let folder = Folder::new("rows");
        for name in ["a", "b", "c", "d", "e", "f"] {
            folder.game(name);
        }
        let saves = saves::all(&folder.0);
        let now = saves[0].changed;
        let mut known = Known { saves, now, few: 3, ..Known::default() };
        let rows = known.main(&[]);
        let newest = known.saves[0].path.clone();
        assert_eq!(rows[0].open, Open::Continue(newest.clone()), "as long as nothing is known");
        assert_eq!(rows[0].cells[2], "\u{2026}");
        let damaged = Looked::Damaged("torn".to_owned());
        known.looked.insert(newest.clone(), (known.saves[0].changed, damaged));
        let second = known.saves[1].clone();
        known.looked.insert(second.path.clone(), (second.changed, saves::look(&second.path)));
        let rows = known.main(&[]);
        assert_eq!(rows[0].open, Open::Continue(second.path));
        assert_eq!(rows[0].cells[2..], ["Texas 42", "Your move", "Casual 2, Casual 3, Casual 4"]);
        let torn = rows.iter().find(|row| row.open == Open::Save(newest.clone())).unwrap();
        assert_eq!((torn.cells[2].as_str(), torn.about[0].as_str()), ("damaged", "torn"));
        assert!(rows.iter().any(|row| row.open == Open::AllSaves), "{:?}", texts(&rows));
        assert_eq!(known.all_saves().len(), 6);
        known.saves[0].changed += 1;
        assert!(known.looked(&known.saves[0]).is_none(), "it was written again");
    }

    #[test]
    fn without_saves_and_servers_there_are_games_puzzles_and_rules() {
        let rows = Known::default().main(&[]);
        let opens: Vec<&Open> = rows.iter().map(|row| &row.open).collect();
        assert_eq!(opens[0], &Open::New("texas-42"));
        assert!(opens.contains(&&Open::Daily) && opens.ends_with(&[&Open::Rules, &Open::Quit]));
        assert!(puzzles().len() > 100 && rules().len() == shelf::GAMES.len());
    }

    #[test]
    fn servers_are_listed_with_their_tables_or_what_is_wrong() {
        let server = |tables| Server { address: "http://a.org".to_owned(), tables };
        let table: Listed = serde_json::from_value(json!({
            "table": "t1", "game": "texas-42", "setup": {}, "terms": {}, "status": "playing",
            "seats": [
                { "occupant": "person", "name": "Ann\u{1b}[2J", "ready": true, "here": true },
                { "occupant": "open", "name": "", "ready": false, "here": false }
            ],
            "to_move": [0, 7], "you": 0, "created": 0, "changed": 0
        }))
        .unwrap();
        let error =
            Error::new(kernel::Kind::Outside, "no_server").with("server", "x").with("why", "y");
        let servers = [
            server(None),
            server(Some(Err(error))),
            server(Some(Ok(Vec::new()))),
            server(Some(Ok(vec![table]))),
        ];
        let rows: Vec<Row> = servers.iter().flat_map(online).collect();
        let seen = texts(&rows);
        assert_eq!(seen.len(), 4);
        assert!(seen[1].contains("does not answer"), "{seen:?}");
        assert_eq!(seen[3], "Online at http://a.org: Texas 42 | Your move | Ann[2J, open");
    }
}
