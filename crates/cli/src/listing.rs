//! Legal moves as a numbered list in groups and columns.

use kernel::Paint;
use table::message::Offer;

use crate::term::COLUMNS;

/// A longer list than this is cut, and says how to see the rest.
const MOST_LINES: usize = 14;

/// The legal moves in the order in which they are numbered, from 1.
pub(crate) struct Listing {
    groups: Vec<(String, Vec<String>)>,
}

impl Listing {
    /// Puts moves of one group together, in the order in which the groups first occur.
    pub(crate) fn new(offers: Vec<Offer>) -> Listing {
        let mut groups: Vec<(String, Vec<String>)> = Vec::new();
        for Offer { notation, group } in offers {
            match groups.iter_mut().find(|(name, _)| *name == group) {
                Some((_, moves)) => moves.push(notation),
                None => groups.push((group, vec![notation])),
            }
        }
        Listing { groups }
    }

    /// All moves, in order.
    pub(crate) fn moves(&self) -> impl Iterator<Item = &str> {
        self.groups.iter().flat_map(|(_, moves)| moves.iter().map(String::as_str))
    }

    /// The move with this number.
    pub(crate) fn nth(&self, n: usize) -> Option<&str> {
        self.moves().nth(n.checked_sub(1)?)
    }

    /// How many moves.
    pub(crate) fn len(&self) -> usize {
        self.groups.iter().map(|(_, moves)| moves.len()).sum()
    }

    /// The list for 80 columns, whole or cut to what leaves room for a picture.
    pub(crate) fn text(&self, whole: bool, paint: Paint) -> String {
        let mut lines = Vec::new();
        let mut number = 1;
        for (name, moves) in &self.groups {
            lines.push(format!("  {}", paint.dim(name)));
            lines.extend(columns(moves, number, paint));
            number += moves.len();
        }
        if !whole && lines.len() > MOST_LINES {
            lines.truncate(MOST_LINES - 1);
            lines.push(format!("  \u{2026} `moves` lists all {}", self.len()));
        }
        lines.join("\n")
    }
}

/// The moves of one group, numbered from `first`, row by row.
fn columns(moves: &[String], first: usize, paint: Paint) -> Vec<String> {
    let digits = (first + moves.len() - 1).to_string().len();
    let widest = moves.iter().map(|text| text.chars().count()).max().unwrap_or(0);
    // Indent, number, a space, the move, a gap.
    let across = ((COLUMNS - 3) / (digits + 1 + widest + 3)).max(1);
    let cell = |(n, text): (usize, &String)| {
        let number = paint.cyan(&format!("{:>digits$}", first + n));
        format!("{number} {text:<widest$}")
    };
    let cells: Vec<String> = moves.iter().enumerate().map(cell).collect();
    let row = |row: &[String]| format!("   {}", row.join("   ")).trim_end().to_owned();
    cells.chunks(across).map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offers(moves: &[(&str, &str)]) -> Listing {
        let offer = |&(group, notation): &(&str, &str)| Offer {
            notation: notation.to_owned(),
            group: group.to_owned(),
        };
        Listing::new(moves.iter().map(offer).collect())
    }

    #[test]
    fn moves_are_numbered_as_they_are_shown() {
        let list = offers(&[("bid", "30"), ("pass", "pass"), ("bid", "31")]);
        let text = "  bid\n   1 30   2 31\n  pass\n   3 pass";
        assert_eq!(list.text(true, Paint::PLAIN), text);
        assert_eq!((list.nth(2), list.nth(3), list.nth(0)), (Some("31"), Some("pass"), None));
    }

    #[test]
    fn a_long_list_is_cut_and_fits_the_page() {
        let moves: Vec<String> = (0..200).map(|n| format!("strike the goblin {n}")).collect();
        let list = offers(&moves.iter().map(|m| ("strike", m.as_str())).collect::<Vec<_>>());
        let short = list.text(false, Paint::PLAIN);
        assert_eq!(short.lines().count(), MOST_LINES);
        assert!(short.ends_with("`moves` lists all 200"));
        let whole = list.text(true, Paint::PLAIN);
        assert!(whole.lines().all(|line| line.chars().count() < COLUMNS));
        assert_eq!(whole.matches("goblin").count(), 200);
    }
}
