//! Puzzles to choose from, each seen before it is begun.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::process::ExitCode;

use kernel::{Info, Message, Paint, Room, Viewer};
use puzzles::Puzzle;
use table::{AnyTable, EntryId};

use super::{Attempt, called, counted, day, of_day, opened};
use crate::fail::{Done, Fail, OK, about};
use crate::input::Input;
use crate::term::Term;
use crate::tui::{Asked, Choice, Head, Stage, Told};
use crate::words::{self, Texts};

/// Lets somebody choose among the puzzles of all games, on a whole screen.
pub(super) fn any() -> Done {
    let mut term = Term::full(false)?;
    let (info, daily) = of_day(day("")?)?;
    let today = words::say(&Message::new("cli-puzzle-today"));
    let mut firsts = vec![Item { info, puzzle: daily, shown: today, more: String::new() }];
    for info in shelf::GAMES {
        let mut all = puzzles::all(info.id)?;
        let more = counted(info, &all);
        if !all.is_empty() {
            let (shown, puzzle) = (info.name.to_owned(), all.swap_remove(0));
            firsts.push(Item { info, puzzle, shown, more });
        }
    }
    let mut choice = Choosing::new(words::say(&Message::new("cli-puzzles")), firsts);
    let question = words::say(&Message::new("cli-puzzle-which-game"));
    while let Some(n) = choice.ask(&mut term, &question)? {
        let info = choice.items[n].info;
        term = match n {
            0 => attempt(info, &choice.items[n].puzzle, term)?,
            _ => among(info, term)?,
        };
        if term.ended() {
            break;
        }
    }
    Ok(ExitCode::from(OK))
}

/// Lets somebody choose among the puzzles of one game, on a whole screen.
pub(super) fn of_game(info: &'static Info) -> Done {
    among(info, Term::full(false)?)?;
    Ok(ExitCode::from(OK))
}

/// Lets somebody solve one puzzle of a game after another, until they leave.
fn among(info: &'static Info, mut term: Term) -> Result<Term, Fail> {
    let texts = Texts::of_game(info, Paint::PLAIN);
    let item = |puzzle: Puzzle| {
        let shown = called(&puzzle, &texts);
        Item { info, shown, more: String::new(), puzzle }
    };
    let items = puzzles::all(info.id)?.into_iter().map(item).collect();
    let mut choice = Choosing::new(info.name.to_owned(), items);
    let question = words::say(&Message::new("cli-puzzle-which"));
    while let Some(n) = choice.ask(&mut term, &question)? {
        term = attempt(info, &choice.items[n].puzzle, term)?;
        if term.ended() {
            break;
        }
    }
    Ok(term)
}

/// Lets somebody solve a puzzle, and gives the terminal back.
fn attempt(info: &'static Info, puzzle: &Puzzle, term: Term) -> Result<Term, Fail> {
    let mut attempt = Attempt::new(info, puzzle, term).map_err(about(info))?;
    attempt.play()?;
    let mut term = attempt.teller.term;
    if let Some(screen) = term.screen() {
        screen.hide();
    }
    Ok(term)
}

/// A puzzle in a list, or a game with its first puzzle.
struct Item {
    info: &'static Info,
    puzzle: Puzzle,
    /// As it is called in the list.
    shown: String,
    /// What else is said about it.
    more: String,
}

/// A list to choose from.
struct Choosing {
    title: String,
    items: Vec<Item>,
    /// The table of each that was looked at.
    tables: BTreeMap<usize, (Box<dyn AnyTable>, Texts)>,
    /// The one that is looked at.
    picked: usize,
}

impl Choosing {
    fn new(title: String, items: Vec<Item>) -> Choosing {
        Choosing { title, items, tables: BTreeMap::new(), picked: 0 }
    }

    /// Which one it is to be; nothing where somebody leaves.
    fn ask(&mut self, term: &mut Term, question: &str) -> Result<Option<usize>, Fail> {
        let choice = |(n, item): (usize, &Item)| Choice {
            notation: n.to_string(),
            shown: item.shown.clone(),
            label: item.more.clone(),
            ..Choice::default()
        };
        let choices: Vec<Choice> = self.items.iter().enumerate().map(choice).collect();
        let picked = self.picked.to_string();
        let Some(screen) = term.screen() else { return Ok(None) };
        screen.begin_at(Asked::Pick, choices.clone(), &picked);
        loop {
            let answer = screen.ask(Asked::Pick, question, choices.clone(), self)?;
            let Some(line) = answer.filter(|line| !Input::leaves(line)) else { return Ok(None) };
            match line.parse().ok().filter(|n| *n < self.items.len()) {
                Some(n) => return Ok(Some(n)),
                None => screen.note(&words::say(&Message::new("cli-pick-help"))),
            }
        }
    }

    /// The table of the one that is looked at.
    fn table(&mut self) -> Option<&(Box<dyn AnyTable>, Texts)> {
        let (n, item) = (self.picked, self.items.get(self.picked)?);
        Some(match self.tables.entry(n) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(place) => {
                let table = opened(item.info, &item.puzzle).ok()?;
                let texts = Texts::for_spectators(&*table, crate::term::paint());
                place.insert((table, texts))
            }
        })
    }
}

impl Stage for Choosing {
    fn head(&mut self, _: Option<EntryId>) -> Head {
        Head { game: self.title.clone(), ..Head::default() }
    }

    fn picture(&mut self, _at: Option<EntryId>, room: Room<'_>) -> Vec<String> {
        let Some((table, texts)) = self.table() else { return Vec::new() };
        let picture = table.picture_in(table.tip(), Viewer::Omniscient, &texts.renderer(), room);
        picture.unwrap_or_default().trim_end().lines().map(str::to_owned).collect()
    }

    fn about(&mut self, choice: &Choice) -> Vec<String> {
        self.picked = choice.notation.parse().unwrap_or(0);
        let Some(item) = self.items.get(self.picked) else { return Vec::new() };
        let texts = Texts::of_game(item.info, Paint::PLAIN);
        let goal = Message::of("puzzle-goal", item.puzzle.goal.name());
        [item.more.clone(), texts.say(&goal)].into_iter().filter(|line| !line.is_empty()).collect()
    }

    fn story(&mut self) -> Vec<Told> {
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn item(n: usize) -> Item {
        let info = shelf::GAMES[0];
        let puzzle = puzzles::all(info.id).unwrap().swap_remove(n);
        Item { info, shown: puzzle.name.clone(), puzzle, more: String::new() }
    }

    #[test]
    fn the_puzzle_that_is_picked_out_is_seen() {
        let mut choosing = Choosing::new("Puzzles".to_owned(), vec![item(0), item(1)]);
        let room = Room { columns: 80, rows: 12, focus: &[] };
        let first = choosing.picture(None, room);
        let choice = Choice { notation: "1".to_owned(), ..Choice::default() };
        assert_eq!(choosing.about(&choice).len(), 1, "what is to be reached");
        let second = choosing.picture(None, room);
        assert!(!first.is_empty() && !second.is_empty() && first != second);
        assert_eq!(choosing.head(None).game, "Puzzles");
    }
}
