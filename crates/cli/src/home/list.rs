//! A list in sections that is walked by the arrow keys and found in by typing.

use kernel::{columns, cut, padded};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::{Open, save_of};
use crate::tui::{DIM, REVERSED, Step};

/// What a page has for somebody who leafs through.
const PAGE: usize = 10;
/// The widest column but the last.
const WIDEST: usize = 28;
/// What stands between columns.
const GAP: usize = 2;

/// Something that can be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    /// The section in which it stands.
    pub(crate) section: String,
    /// What is seen of it, column by column.
    pub(crate) cells: Vec<String>,
    /// What else there is to say.
    pub(crate) about: Vec<String>,
    /// What it opens.
    pub(crate) open: Open,
}

/// Rows, those of them that match what was typed, and the one that is picked out.
#[derive(Clone, Debug, Default)]
pub(crate) struct List {
    rows: Vec<Row>,
    found: Vec<usize>,
    at: usize,
    /// The first line that is seen.
    top: usize,
    /// What is typed to find something.
    pub(crate) finding: Option<String>,
}

impl List {
    /// Shows other rows. What was picked out stays so, if it is still there.
    pub(crate) fn put(&mut self, rows: Vec<Row>) {
        let picked = self.picked().map(|row| row.open.clone());
        self.rows = rows;
        self.find();
        if let Some(open) = picked {
            self.pick(&open);
        }
    }

    /// Picks out what opens this. The last game may be another one by now: a save is the same one
    /// wherever it stands.
    pub(crate) fn pick(&mut self, open: &Open) {
        let same = |n: &usize| {
            let other = &self.rows[*n].open;
            other == open || save_of(open).is_some() && save_of(other) == save_of(open)
        };
        self.at = self.found.iter().position(same).unwrap_or(self.at);
    }

    /// The row that is picked out.
    pub(crate) fn picked(&self) -> Option<&Row> {
        self.found.get(self.at).and_then(|&n| self.rows.get(n))
    }

    /// How many rows match, and how many there are.
    pub(crate) fn count(&self) -> (usize, usize) {
        (self.found.len(), self.rows.len())
    }

    /// Shows what matches the typed text: every word of it must be in the row.
    pub(crate) fn find(&mut self) {
        let text = self.finding.as_deref().unwrap_or_default().to_lowercase();
        let words: Vec<&str> = text.split_whitespace().collect();
        let matches = |row: &Row| {
            let text = format!("{} {}", row.section, row.cells.join(" ")).to_lowercase();
            words.iter().all(|word| text.contains(word))
        };
        let found = self.rows.iter().enumerate().filter(|(_, row)| matches(row));
        self.found = found.map(|(n, _)| n).collect();
        self.at = self.at.min(self.found.len().saturating_sub(1));
    }

    /// Picks out another row.
    pub(crate) fn step(&mut self, step: Step) {
        let last = self.found.len().saturating_sub(1);
        self.at = match step {
            Step::Up if self.at == 0 => last,
            Step::Up => self.at - 1,
            Step::Down if self.at >= last => 0,
            Step::Down => self.at + 1,
            Step::PageUp => self.at.saturating_sub(PAGE),
            Step::PageDown => (self.at + PAGE).min(last),
            Step::First => 0,
            Step::Last => last,
            Step::Left | Step::Right => self.at,
        };
    }

    /// Picks out the first row of the next section, or of the one before.
    pub(crate) fn next_section(&mut self, back: bool) {
        let starts: Vec<usize> = (0..self.found.len()).filter(|&at| self.begins(at)).collect();
        let here = starts.iter().rposition(|&start| start <= self.at).unwrap_or(0);
        let next = if back { here + starts.len().max(1) - 1 } else { here + 1 };
        self.at = starts.get(next % starts.len().max(1)).copied().unwrap_or(0);
    }

    /// Whether a section begins at a place among those found.
    fn begins(&self, at: usize) -> bool {
        let section = |at: usize| &self.rows[self.found[at]].section;
        at == 0 || section(at) != section(at - 1)
    }

    /// Picks out a place among those found, and says whether it was picked out before.
    pub(crate) fn click(&mut self, at: usize) -> bool {
        let same = self.at == at;
        self.at = at.min(self.found.len().saturating_sub(1));
        same
    }

    /// The lines of which `height` are seen: those around the row that is picked out. Each comes
    /// with the place among those found that it stands for.
    pub(crate) fn lines(
        &mut self,
        width: usize,
        height: usize,
    ) -> Vec<(Option<usize>, Line<'static>)> {
        let mut lines = Vec::new();
        let (mut first, mut last) = (0, 0);
        for at in 0..self.found.len() {
            if at == self.at {
                first = lines.len();
            }
            if self.begins(at) {
                let section = &self.rows[self.found[at]].section;
                lines.push((None, Line::styled(cut(section, width).to_owned(), DIM)));
            }
            if at == self.at {
                last = lines.len();
            }
            lines.push((Some(at), self.line(at, width)));
        }
        let least = (last + 1).saturating_sub(height);
        self.top = self.top.clamp(least, first.max(least));
        self.top = self.top.min(lines.len().saturating_sub(height));
        lines.into_iter().skip(self.top).take(height).collect()
    }

    fn line(&self, at: usize, width: usize) -> Line<'static> {
        let row = &self.rows[self.found[at]];
        let picked = at == self.at;
        let mut text = String::new();
        for (n, cell) in row.cells.iter().enumerate() {
            match n + 1 == row.cells.len() {
                true => text += cell,
                false => {
                    let wide = self.column(&row.section, n);
                    text += &padded(cut(cell, wide), wide + GAP);
                }
            }
        }
        let mark = if picked { "> " } else { "  " };
        let text = cut(text.trim_end(), width.saturating_sub(columns(mark))).to_owned();
        let style = if picked { REVERSED } else { Style::new() };
        Line::from(vec![Span::raw(mark), Span::styled(text, style)])
    }

    /// How wide a column of a section is.
    fn column(&self, section: &str, n: usize) -> usize {
        let rows = self.found.iter().map(|&row| &self.rows[row]);
        let cells = rows.filter(|row| row.section == section && row.cells.len() > n + 1);
        cells.map(|row| columns(&row.cells[n])).max().unwrap_or(0).min(WIDEST)
    }

    /// What the rows open that are seen in so many lines.
    pub(crate) fn in_sight(&self, height: usize) -> impl Iterator<Item = &Open> {
        let from = self.at.saturating_sub(height);
        let seen = self.found.iter().skip(from).take(2 * height);
        seen.map(|&n| &self.rows[n].open)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list() -> List {
        let row = |section: &str, cells: &[&str], open: Open| Row {
            section: section.to_owned(),
            cells: cells.iter().map(|&cell| cell.to_owned()).collect(),
            about: Vec::new(),
            open,
        };
        let mut list = List::default();
        list.put(vec![
            row("Saves", &["one", "today"], Open::Save("one".into())),
            row("Saves", &["second", "yesterday"], Open::Save("second".into())),
            row("More", &["Rules"], Open::Rules),
            row("More", &["Quit"], Open::Quit),
        ]);
        list
    }

    fn shown(list: &mut List, width: usize, height: usize) -> Vec<String> {
        let lines = list.lines(width, height);
        lines.into_iter().map(|(_, line)| line.to_string().trim_end().to_owned()).collect()
    }

    #[test]
    fn columns_stand_below_each_other() {
        let all = ["Saves", "> one     today", "  second  yesterday", "More", "  Rules", "  Quit"];
        assert_eq!(shown(&mut list(), 40, 9), all);
        assert_eq!(shown(&mut list(), 8, 3), ["Saves", "> one", "  second"]);
        assert_eq!(shown(&mut list(), 0, 1).len(), 1);
        assert_eq!(shown(&mut list(), 9, 0), [""; 0]);
    }

    #[test]
    fn what_is_picked_out_is_seen() {
        let mut list = list();
        list.step(Step::Up);
        assert_eq!(shown(&mut list, 40, 3), ["More", "  Rules", "> Quit"]);
        list.step(Step::Down);
        assert_eq!(shown(&mut list, 40, 2), ["Saves", "> one     today"]);
        list.next_section(false);
        assert_eq!(list.picked().map(|row| &row.open), Some(&Open::Rules));
        list.next_section(true);
        assert_eq!(list.picked().map(|row| &row.open), Some(&Open::Save("one".into())));
        list.next_section(true);
        assert_eq!(list.picked().map(|row| &row.open), Some(&Open::Rules));
    }

    #[test]
    fn typing_finds_and_other_rows_keep_what_is_picked_out() {
        let mut list = list();
        list.finding = Some("sav YEST".to_owned());
        list.find();
        assert_eq!((list.count(), list.picked().unwrap().cells[0].as_str()), ((1, 4), "second"));
        list.finding = Some("nothing".to_owned());
        list.find();
        assert!(list.picked().is_none());
        list.step(Step::Down);
        list.next_section(true);
        list.finding = None;
        list.find();
        list.pick(&Open::Quit);
        let rows = list.rows[1..].to_vec();
        list.put(rows);
        assert_eq!(list.picked().map(|row| &row.open), Some(&Open::Quit));
    }
}
