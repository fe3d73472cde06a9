//! The pane of legal moves: picked with the arrow keys, found by typing.
//!
//! Moves that follow one another, are of one sort and differ in one thing only share a row: up and
//! down go from row to row, left and right along it.

use kernel::{Ref, columns};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Choice {
    /// As the game writes it.
    pub(crate) notation: String,
    /// As it is shown.
    pub(crate) shown: String,
    /// What it says.
    pub(crate) label: String,
    /// The sort of move.
    pub(crate) group: String,
    /// What it touches.
    pub(crate) refs: Vec<Ref>,
}

impl Choice {
    /// What a move shares with others of its sort, and what it has of its own: the last word where
    /// it touches several things, as a card and a place; otherwise all but the first word.
    fn halves(&self) -> (&str, &str) {
        let shown = self.shown.as_str();
        let halves =
            if self.refs.len() == 1 { shown.split_once(' ') } else { shown.rsplit_once(' ') };
        halves.unwrap_or(("", shown))
    }
}

/// The beginning that all of these share.
fn shared(texts: &[&str]) -> Option<String> {
    let (first, last) = (texts.iter().min()?, texts.iter().max()?);
    let same = first.chars().zip(last.chars()).take_while(|(a, b)| a == b);
    Some(same.map(|(letter, _)| letter).collect())
}

/// Moves on one row.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Row {
    /// What they share.
    start: String,
    /// Which moves, and how each ends.
    ends: Vec<(usize, String)>,
}

/// The legal moves, those of them that match what was typed, and the one that is picked out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Moves {
    all: Vec<Choice>,
    rows: Vec<Row>,
    row: usize,
    end: usize,
    /// The first line that is seen.
    top: usize,
}

/// A step of the one that is picked out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    Up,
    Down,
    Left,
    Right,
    PageUp,
    PageDown,
    First,
    Last,
}

/// What a page has for somebody who leafs through.
const PAGE: usize = 5;

impl Moves {
    /// These moves, the first of them picked out.
    pub(crate) fn new(all: Vec<Choice>) -> Moves {
        let mut moves = Moves { all, ..Moves::default() };
        moves.find("");
        moves
    }

    /// Whether the first move is of a sort of its own and touches nothing on the table, as a pass
    /// or the end of a phase, while others do. Nobody should give a turn away by one key too many,
    /// so it is not picked out before somebody goes there.
    fn begins_with_nothing_done(&self) -> bool {
        let [first, rest @ ..] = self.all.as_slice() else { return false };
        let touches = |one: &Choice| one.refs.iter().any(|to| !matches!(to, Ref::Choice(_)));
        let alone = rest.iter().all(|one| one.group != first.group);
        alone && !touches(first) && rest.iter().any(touches)
    }

    /// Shows the moves that match a text, and picks out the first: every word of it must be in a
    /// move as it is shown or in what it says, or all of it is its number.
    pub(crate) fn find(&mut self, text: &str) {
        let words: Vec<String> =
            text.to_lowercase().split_whitespace().map(str::to_owned).collect();
        let number = text.trim().strip_prefix('#').unwrap_or(text.trim()).parse::<usize>().ok();
        let matches = |(n, one): &(usize, &Choice)| {
            let text = format!("{} {} {}", one.shown, one.label, one.group).to_lowercase();
            words.iter().all(|word| text.contains(word)) || number == Some(n + 1)
        };
        let found: Vec<usize> =
            self.all.iter().enumerate().filter(matches).map(|(n, _)| n).collect();
        self.rows = in_rows(&self.all, &found);
        (self.row, self.end, self.top) = (0, 0, 0);
        if words.is_empty() && self.begins_with_nothing_done() {
            self.pick(1);
        }
        let exact = |one: &Choice| [&one.shown, &one.notation].contains(&&text.trim().to_owned());
        if let Some(n) = self.all.iter().position(exact) {
            self.pick(n);
        }
    }

    /// Whether there are no moves at all.
    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// How many match.
    pub(crate) fn found(&self) -> usize {
        self.rows.iter().map(|row| row.ends.len()).sum()
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    /// The move that is picked out.
    pub(crate) fn picked(&self) -> Option<&Choice> {
        let (n, _) = self.rows.get(self.row)?.ends.get(self.end)?;
        self.all.get(*n)
    }

    /// Picks out a move by its place in the list, from 0. Says whether it is among those shown.
    pub(crate) fn pick(&mut self, n: usize) -> bool {
        for (row, found) in self.rows.iter().enumerate() {
            if let Some(end) = found.ends.iter().position(|(one, _)| *one == n) {
                (self.row, self.end) = (row, end);
                return true;
            }
        }
        false
    }

    /// Picks out the move that is written like this.
    pub(crate) fn pick_notation(&mut self, notation: &str) -> bool {
        let n = self.all.iter().position(|one| one.notation == notation);
        n.is_some_and(|n| self.pick(n))
    }

    /// The longest beginning that all matching moves share, if it says more than what was typed:
    /// of those that begin so, or where none does, of all that have every word of it.
    pub(crate) fn completed(&self, text: &str) -> Option<String> {
        let low = text.trim().to_lowercase();
        let found =
            self.rows.iter().flat_map(|row| &row.ends).filter_map(|(n, _)| self.all.get(*n));
        let found: Vec<&str> = found.map(|one| one.shown.as_str()).collect();
        let begins = |shown: &&&str| shown.to_lowercase().starts_with(&text.to_lowercase());
        let starts: Vec<&str> = found.iter().filter(begins).copied().collect();
        if !starts.is_empty() {
            return shared(&starts).filter(|all| all.chars().count() > text.chars().count());
        }
        let whole = shared(&found)?;
        let has = |word: &str| whole.to_lowercase().contains(word);
        (found.len() == 1 || low.split_whitespace().all(has)).then_some(whole)
    }

    /// Picks out another move.
    pub(crate) fn step(&mut self, step: Step) {
        let last_row = self.rows.len().saturating_sub(1);
        let ends = self.rows.get(self.row).map_or(0, |row| row.ends.len());
        match step {
            Step::Up if self.row == 0 => self.row = last_row,
            Step::Up => self.row -= 1,
            Step::Down if self.row >= last_row => self.row = 0,
            Step::Down => self.row += 1,
            Step::PageUp => self.row = self.row.saturating_sub(PAGE),
            Step::PageDown => self.row = (self.row + PAGE).min(last_row),
            Step::First => (self.row, self.end) = (0, 0),
            Step::Last => self.row = last_row,
            Step::Left if ends > 0 => self.end = (self.end + ends - 1) % ends,
            Step::Right if ends > 0 => self.end = (self.end + 1) % ends,
            Step::Left | Step::Right => {}
        }
        let ends = self.rows.get(self.row).map_or(0, |row| row.ends.len());
        self.end = self.end.min(ends.saturating_sub(1));
    }

    /// How many rows the list takes, with the names of sorts where there are several.
    pub(crate) fn height(&self) -> usize {
        self.rows.len() + self.heads()
    }

    fn heads(&self) -> usize {
        let groups: Vec<&str> = (0..self.rows.len()).map(|n| self.group(n)).collect();
        let changes = groups.windows(2).filter(|pair| pair[0] != pair[1]).count();
        if changes == 0 { 0 } else { changes + 1 }
    }

    fn group(&self, row: usize) -> &str {
        let first = self.rows.get(row).and_then(|row| row.ends.first());
        first.and_then(|(n, _)| self.all.get(*n)).map_or("", |one| one.group.as_str())
    }

    /// The list in lines of so many columns, of which `height` are seen: those around the one that
    /// is picked out. Each line comes with the row it stands for.
    pub(crate) fn lines(
        &mut self,
        width: usize,
        height: usize,
    ) -> Vec<(Option<usize>, Line<'static>)> {
        let heads = self.heads() > 0 && self.height() <= height;
        let mut lines = Vec::new();
        let mut picked = 0;
        for n in 0..self.rows.len() {
            if heads && (n == 0 || self.group(n) != self.group(n - 1)) {
                let style = Style::new().add_modifier(Modifier::DIM);
                lines.push((None, Line::styled(self.group(n).to_owned(), style)));
            }
            if n == self.row {
                picked = lines.len();
            }
            lines.push((Some(n), self.line(n, width)));
        }
        let lowest = (picked + 1).saturating_sub(height).min(picked);
        self.top = self.top.clamp(lowest, picked).min(lines.len().saturating_sub(height));
        lines.into_iter().skip(self.top).take(height).collect()
    }

    /// Which row and which of its moves stands at a place of the lines last drawn.
    pub(crate) fn click(&mut self, row: usize) -> bool {
        let same = self.row == row;
        if row < self.rows.len() && !same {
            (self.row, self.end) = (row, 0);
        }
        same
    }

    fn line(&self, n: usize, width: usize) -> Line<'static> {
        let row = &self.rows[n];
        let picked = n == self.row;
        let number = row.ends.first().map_or(0, |(one, _)| one + 1);
        let digits = self.all.len().to_string().len();
        let mark = if picked { ">" } else { " " };
        let dim = Style::new().add_modifier(Modifier::DIM);
        let strong = Style::new().add_modifier(Modifier::REVERSED);
        let mut spans =
            vec![Span::raw(mark.to_owned()), Span::styled(format!("{number:>digits$} "), dim)];
        if let [(_, only)] = &row.ends[..] {
            let text = format!("{} {only}", row.start).trim_start().to_owned();
            spans.push(Span::styled(text, if picked { strong } else { Style::new() }));
            return Line::from(spans);
        }
        let start = if row.start.is_empty() { String::new() } else { format!("{}  ", row.start) };
        let used: usize = 1 + digits + 1 + columns(&start);
        spans.push(Span::raw(start));
        let at = if picked { self.end } else { 0 };
        let (from, to) = window(&row.ends, at, width.saturating_sub(used + 2));
        if from > 0 {
            spans.push(Span::styled("\u{2039}", dim));
        }
        for (k, (_, end)) in row.ends.iter().enumerate().take(to).skip(from) {
            let style = if picked && k == self.end { strong } else { Style::new() };
            spans.push(Span::styled(end.clone(), style));
            spans.push(Span::raw(" "));
        }
        if to < row.ends.len() {
            spans.push(Span::styled("\u{203a}", dim));
        }
        Line::from(spans)
    }
}

/// Which ends fit around the one at `at`.
fn window(ends: &[(usize, String)], at: usize, width: usize) -> (usize, usize) {
    let wide = |n: usize| columns(&ends[n].1) + 1;
    let (mut from, mut to, mut used) = (at, at + 1, wide(at));
    loop {
        let right = (to < ends.len()).then(|| wide(to)).filter(|wide| used + wide <= width);
        let left = (from > 0).then(|| wide(from - 1)).filter(|wide| used + wide <= width);
        match (right, left) {
            (Some(wide), _) if to - at <= at - from || left.is_none() => {
                (to, used) = (to + 1, used + wide)
            }
            (_, Some(wide)) => (from, used) = (from - 1, used + wide),
            (Some(wide), None) => (to, used) = (to + 1, used + wide),
            (None, None) => return (from, to),
        }
    }
}

/// Moves in rows: those that follow one another, are of one sort and begin alike.
fn in_rows(all: &[Choice], found: &[usize]) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut last: Option<&str> = None;
    for &n in found {
        let one = &all[n];
        let (start, end) = one.halves();
        let joins = last == Some(&one.group);
        match rows.last_mut() {
            Some(row) if joins && row.start == start => {
                row.ends.push((n, end.to_owned()));
            }
            _ => rows.push(Row { start: start.to_owned(), ends: vec![(n, end.to_owned())] }),
        }
        last = Some(&one.group);
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves() -> Moves {
        let choice = |shown: &str, group: &str| Choice {
            notation: shown.to_owned(),
            shown: shown.to_owned(),
            label: format!("says {shown}"),
            group: group.to_owned(),
            refs: match group {
                "pass" => vec![Ref::choice("pass")],
                _ => vec![Ref::piece("card"), Ref::zone("slot")],
            },
        };
        Moves::new(vec![
            choice("pass", "pass"),
            choice("play Archer T0", "play"),
            choice("play Archer T1", "play"),
            choice("play Archer T2", "play"),
            choice("play Zombie T0", "play"),
        ])
    }

    fn picked(moves: &Moves) -> &str {
        moves.picked().map_or("", |one| one.notation.as_str())
    }

    fn shown(moves: &mut Moves, width: usize, height: usize) -> Vec<String> {
        let lines = moves.lines(width, height);
        lines.into_iter().map(|(_, line)| line.to_string().trim_end().to_owned()).collect()
    }

    #[test]
    fn arrows_go_from_row_to_row_and_along_one() {
        let mut moves = moves();
        assert_eq!((picked(&moves), moves.found()), ("play Archer T0", 5));
        moves.step(Step::Right);
        moves.step(Step::Right);
        assert_eq!(picked(&moves), "play Archer T2");
        moves.step(Step::Right);
        assert_eq!(picked(&moves), "play Archer T0", "round and round");
        moves.step(Step::Left);
        moves.step(Step::Down);
        assert_eq!(picked(&moves), "play Zombie T0", "as far along as there is");
        moves.step(Step::Down);
        assert_eq!(picked(&moves), "pass");
        moves.step(Step::Up);
        assert_eq!(picked(&moves), "play Zombie T0");
    }

    #[test]
    fn a_pass_of_its_own_is_not_picked_out_at_first() {
        let mut moves = moves();
        assert_eq!(picked(&moves), "play Archer T0");
        moves.find("pass");
        assert_eq!(picked(&moves), "pass");
        moves.find("");
        assert_eq!(picked(&moves), "play Archer T0");
        let choice = |key: &'static str| Choice {
            notation: key.to_owned(),
            refs: vec![Ref::choice(key)],
            ..Choice::default()
        };
        let bids = Moves::new(vec![choice("pass"), choice("30")]);
        assert_eq!(picked(&bids), "pass", "where nothing on the table is touched anyway");
    }

    #[test]
    fn typing_finds_and_completes() {
        let mut moves = moves();
        moves.find("arch t1");
        assert_eq!((picked(&moves), moves.found()), ("play Archer T1", 1));
        moves.find("3");
        assert_eq!(picked(&moves), "play Archer T1", "by its number");
        moves.find("play");
        assert_eq!(moves.completed("pl"), Some("play ".to_owned()));
        moves.find("play A");
        assert_eq!(moves.completed("play A"), Some("play Archer T".to_owned()));
        // What does not begin a move is completed by the moves that have it.
        moves.find("arch");
        assert_eq!(moves.completed("arch"), Some("play Archer T".to_owned()));
        moves.find("arch t1");
        assert_eq!(moves.completed("arch t1"), Some("play Archer T1".to_owned()));
        moves.find("nothing like it");
        assert_eq!(moves.completed("nothing like it"), None);
        assert!(moves.found() == 0 && moves.picked().is_none());
        moves.step(Step::Down);
        moves.step(Step::Left);
        assert!(moves.picked().is_none());
    }

    #[test]
    fn what_touches_one_thing_differs_in_all_of_its_name() {
        let meld = |card: &'static str| Choice {
            shown: format!("meld {card}"),
            refs: vec![Ref::piece(card)],
            ..Choice::default()
        };
        let mut moves = Moves::new(vec![meld("Code of Laws"), meld("Tools")]);
        assert_eq!(shown(&mut moves, 40, 3), [">1 meld  Code of Laws Tools"]);
    }

    #[test]
    fn rows_are_cut_around_what_is_picked_out() {
        let mut moves = moves();
        let all = ["pass", " 1 pass", "play", ">2 play Archer  T0 T1 T2", " 5 play Zombie T0"];
        assert_eq!(shown(&mut moves, 40, 9), all);
        assert_eq!(shown(&mut moves, 40, 2), [" 1 pass", ">2 play Archer  T0 T1 T2"]);
        moves.pick_notation("play Archer T2");
        assert_eq!(shown(&mut moves, 24, 1), [">2 play Archer  \u{2039}T1 T2"]);
        moves.step(Step::Last);
        assert_eq!(shown(&mut moves, 40, 1), [">5 play Zombie T0"]);
    }
}
