//! Legal moves as a numbered list that leaves room for the table.
//!
//! Moves of one group stand in columns. Where it saves rows, those that follow one another and
//! differ in their last word only share one:
//!
//! ```text
//!      1 pass
//!   2..6 play Archer   T0P0 T1P0 T2P0 T3P0 T4P0
//! ```
//!
//! So many that they would hide the others come last.

use kernel::{Key, Message, Paint, Ref, columns, nearest, padded};
use table::message::Offer;

use crate::sheets::Sheets;
use crate::term::COLUMNS;
use crate::tui::Choice;
use crate::words::{self, Texts};

/// A list is cut only where that saves so many rows.
const WORTH_CUTTING: usize = 3;
/// So many moves that differ in their last word only, such as the squares of a map, come after the
/// others.
const LONG: usize = 24;

/// The legal moves in the order in which they are numbered, from 1.
#[derive(Default)]
pub(crate) struct Listing {
    groups: Vec<Group>,
}

/// Moves of one sort.
struct Group {
    id: Key,
    /// What it is called.
    name: String,
    moves: Vec<Listed>,
}

/// A legal move.
#[derive(Clone)]
struct Listed {
    /// As the game writes it.
    notation: String,
    /// As it is shown: titles of pieces in the language that is spoken.
    shown: String,
    /// What it says.
    label: String,
    /// What it touches.
    refs: Vec<Ref>,
}

/// One row of the list, and how many moves are on it.
struct Row {
    text: String,
    moves: usize,
}

/// The rows of one group, under its name where the moves do not begin with it.
struct Block {
    name: String,
    head: Option<String>,
    rows: Vec<Row>,
    /// How many rows are shown however little room there is.
    least: usize,
}

/// Moves that differ in their last word only.
struct Alike<'a> {
    first: usize,
    start: &'a str,
    ends: Vec<&'a str>,
}

impl Listing {
    /// Puts moves of one group together, in the order in which the groups first occur; long runs
    /// of moves that are alike come last, in their group and with their group.
    pub(crate) fn new(offers: &[Offer], sheets: &Sheets, texts: &Texts) -> Listing {
        let mut groups: Vec<Group> = Vec::new();
        for Offer { notation, group, label, refs, .. } in offers {
            let (shown, label) = (sheets.shown(notation), texts.say(label));
            let one = Listed { notation: notation.clone(), shown, label, refs: refs.clone() };
            match groups.iter_mut().find(|known| known.id == *group) {
                Some(known) => known.moves.push(one),
                None => {
                    let name = texts.say(&Message::of("group", group));
                    groups.push(Group { id: group.clone(), name, moves: vec![one] });
                }
            }
        }
        Listing::sorted(groups)
    }

    /// Moves that are shown as they are written, each after its group.
    #[cfg(test)]
    pub(crate) fn of(moves: &[(&'static str, &str)]) -> Listing {
        let mut groups: Vec<Group> = Vec::new();
        for &(group, text) in moves {
            let [notation, shown, label] = [text; 3].map(str::to_owned);
            let one = Listed { notation, shown, label, refs: Vec::new() };
            match groups.iter_mut().find(|known| known.id == group) {
                Some(known) => known.moves.push(one),
                None => {
                    let name = group.replace('-', " ");
                    groups.push(Group { id: group.into(), name, moves: vec![one] });
                }
            }
        }
        Listing::sorted(groups)
    }

    fn sorted(mut groups: Vec<Group>) -> Listing {
        for Group { moves, .. } in &mut groups {
            let shown = shown(moves);
            let (mut first, mut last) = (Vec::new(), Vec::new());
            for part in alike(&shown, 0) {
                let moves = &moves[part.first..part.first + part.ends.len()];
                if part.is_long() { &mut last } else { &mut first }.extend_from_slice(moves);
            }
            first.append(&mut last);
            *moves = first;
        }
        groups.sort_by_key(|group| alike(&shown(&group.moves), 0).iter().any(Alike::is_long));
        Listing { groups }
    }

    fn listed(&self) -> impl Iterator<Item = &Listed> {
        self.groups.iter().flat_map(|group| &group.moves)
    }

    /// The moves for a screen on which they are picked.
    pub(crate) fn choices(&self) -> Vec<Choice> {
        let of_group = |group: &Group| {
            let name = group.name.clone();
            let choice = move |one: &Listed| Choice {
                notation: one.notation.clone(),
                shown: one.shown.clone(),
                label: one.label.clone(),
                group: name.clone(),
                refs: one.refs.clone(),
            };
            group.moves.iter().map(choice).collect::<Vec<_>>()
        };
        self.groups.iter().flat_map(of_group).collect()
    }

    /// The one move that begins like this, if there is only one. Capital letters make no
    /// difference.
    pub(crate) fn beginning(&self, text: &str) -> Option<&str> {
        let text = text.to_lowercase();
        let begins = |one: &&Listed| {
            [&one.shown, &one.notation, &one.label]
                .iter()
                .any(|said| said.to_lowercase().starts_with(&text))
        };
        let mut found = self.listed().filter(begins);
        let first = found.next()?;
        found.next().is_none().then_some(first.notation.as_str())
    }

    /// The moves that come near to what somebody wrote, as they are shown.
    pub(crate) fn near(&self, text: &str) -> Vec<String> {
        let shown: Vec<&str> = self.listed().map(|one| one.shown.as_str()).collect();
        nearest(text, &shown).into_iter().map(str::to_owned).collect()
    }

    /// The number of a move.
    pub(crate) fn number(&self, notation: &str) -> Option<usize> {
        self.listed().position(|one| one.notation == notation).map(|n| n + 1)
    }

    /// A move as it is shown.
    pub(crate) fn shown<'a>(&'a self, notation: &'a str) -> &'a str {
        let found = self.listed().find(|one| one.notation == notation);
        found.map_or(notation, |one| &one.shown)
    }

    /// The move that is written or shown like this.
    pub(crate) fn written(&self, text: &str) -> Option<&str> {
        let same = |one: &&Listed| one.notation == text || one.shown == text;
        self.listed().find(same).map(|one| one.notation.as_str())
    }

    /// The move that says this, or is shown like this, if it is the only one. Capital letters make
    /// no difference.
    pub(crate) fn labelled(&self, text: &str) -> Option<&str> {
        let text = text.to_lowercase();
        let same =
            |one: &&Listed| one.label.to_lowercase() == text || one.shown.to_lowercase() == text;
        let mut found = self.listed().filter(same);
        let first = found.next()?;
        found.next().is_none().then_some(first.notation.as_str())
    }

    /// The move with this number.
    pub(crate) fn nth(&self, n: usize) -> Option<&str> {
        self.listed().nth(n.checked_sub(1)?).map(|one| one.notation.as_str())
    }

    /// How many moves.
    pub(crate) fn len(&self) -> usize {
        self.groups.iter().map(|group| group.moves.len()).sum()
    }

    /// The whole list, for 80 columns.
    pub(crate) fn whole(&self, paint: Paint) -> String {
        self.cut(usize::MAX, paint)
    }

    /// The list in about `room` rows: longer where cutting would save little, and never without a
    /// row of each group.
    pub(crate) fn cut(&self, room: usize, paint: Paint) -> String {
        let blocks = self.blocks(paint);
        let all: usize = blocks.iter().map(Block::height).sum();
        let mut shown: Vec<usize> = blocks.iter().map(|block| block.rows.len()).collect();
        if all.saturating_sub(room) >= WORTH_CUTTING {
            let fair = shares(&blocks, room.saturating_sub(1));
            let rows: usize = blocks.iter().zip(&fair).map(|(block, n)| block.heads() + n).sum();
            if all.saturating_sub(rows + 1) >= WORTH_CUTTING {
                shown = fair;
            }
        }
        let mut lines: Vec<String> = Vec::new();
        let (mut left, mut from) = (0, Vec::new());
        for (block, &n) in blocks.iter().zip(&shown) {
            lines.extend(block.head.as_ref().map(|head| format!("  {}", paint.dim(head))));
            lines.extend(block.rows[..n].iter().map(|row| row.text.clone()));
            if n < block.rows.len() {
                left += block.rows[n..].iter().map(|row| row.moves).sum::<usize>();
                from.push(block.name.as_str());
            }
        }
        if left > 0 {
            let message = Message::new("cli-more-moves").with("left", left);
            let message = message.with("groups", from.join(", ")).with("all", self.len());
            lines.push(format!("  {}", words::say(&message)));
        }
        lines.join("\n")
    }

    /// The list in rows, group by group.
    fn blocks(&self, paint: Paint) -> Vec<Block> {
        let mut first = 1;
        let mut groups = Vec::new();
        for group in &self.groups {
            groups.push((group, shown(&group.moves), first));
            first += group.moves.len();
        }
        let digits = self.len().to_string().len();
        let row = |moves: &[String], first| alike_rows(&alike(moves, first), digits, paint);
        let saves = |moves: &[String], first| {
            row(moves, first).len() < in_columns(moves, first, paint).len()
        };
        let compact = groups.iter().any(|(_, moves, first)| saves(moves, *first));
        let block = |(group, moves, first): (&Group, Vec<String>, usize)| {
            let (tight, wide) = (row(&moves, first), in_columns(&moves, first, paint));
            let rows = if compact && tight.len() <= wide.len() { tight } else { wide };
            let begins = |m: &String| m.split(' ').next() == Some(&*group.id);
            let told = compact && moves.iter().all(begins);
            let least = least_rows(&rows, &alike(&moves, first));
            let name = group.name.clone();
            Block { head: (!told).then(|| name.clone()), name, rows, least }
        };
        groups.into_iter().map(block).collect()
    }
}

fn shown(moves: &[Listed]) -> Vec<String> {
    moves.iter().map(|one| one.shown.clone()).collect()
}

impl Alike<'_> {
    fn is_long(&self) -> bool {
        self.ends.len() >= LONG
    }
}

/// How many rows of a group must be shown: one, or where a long run of moves comes last all that
/// stand before it, and one of them.
fn least_rows(rows: &[Row], parts: &[Alike<'_>]) -> usize {
    if !parts.iter().any(Alike::is_long) {
        return rows.len().min(1);
    }
    let before: usize =
        parts.iter().filter(|part| !part.is_long()).map(|part| part.ends.len()).sum();
    let mut moves = 0;
    let whole = rows.iter().take_while(|row| {
        moves += row.moves;
        moves <= before
    });
    whole.count() + 1
}

impl Block {
    fn heads(&self) -> usize {
        usize::from(self.head.is_some())
    }

    fn height(&self) -> usize {
        self.heads() + self.rows.len()
    }
}

/// How many rows of each group are shown where there is room for so many in all: as few as must be,
/// then as many for each as there are, the short groups whole before the long ones.
fn shares(blocks: &[Block], room: usize) -> Vec<usize> {
    let mut shown: Vec<usize> = blocks.iter().map(|block| block.least).collect();
    let mut used: usize = blocks.iter().zip(&shown).map(|(block, n)| block.heads() + n).sum();
    while used < room {
        let open = |n: &usize| shown[*n] < blocks[*n].rows.len();
        let Some(next) = (0..blocks.len()).filter(open).min_by_key(|&n| shown[n]) else { break };
        shown[next] += 1;
        used += 1;
    }
    shown
}

/// The moves of one group, numbered from `first`, row by row.
fn in_columns(moves: &[String], first: usize, paint: Paint) -> Vec<Row> {
    let digits = (first + moves.len() - 1).to_string().len();
    let widest = moves.iter().map(|text| columns(text)).max().unwrap_or(0);
    // Indent, number, a space, the move, a gap.
    let across = ((COLUMNS - 3) / (digits + 1 + widest + 3)).max(1);
    let cell = |(n, text): (usize, &String)| {
        let number = paint.cyan(&format!("{:>digits$}", first + n));
        format!("{number} {}", padded(text, widest))
    };
    let cells: Vec<String> = moves.iter().enumerate().map(cell).collect();
    let row = |row: &[String]| Row {
        text: format!("   {}", row.join("   ")).trim_end().to_owned(),
        moves: row.len(),
    };
    cells.chunks(across).map(row).collect()
}

/// The moves of one group, those together that follow one another and differ in the last word.
fn alike(moves: &[String], first: usize) -> Vec<Alike<'_>> {
    let mut all: Vec<Alike<'_>> = Vec::new();
    for (n, text) in moves.iter().enumerate() {
        let (start, end) = text.rsplit_once(' ').unwrap_or(("", text));
        match all.last_mut() {
            Some(last) if last.start == start && !start.is_empty() => last.ends.push(end),
            _ => all.push(Alike { first: first + n, start, ends: vec![end] }),
        }
    }
    all
}

/// Rows of moves that are alike: numbers, what they share, and how each ends. What does not fit on
/// a row goes on under the first end, with numbers of its own.
fn alike_rows(all: &[Alike<'_>], digits: usize, paint: Paint) -> Vec<Row> {
    let digits = 2 * digits + 2;
    let several = all.iter().filter(|alike| alike.ends.len() > 1);
    let widest = several.map(|alike| columns(alike.start)).max().unwrap_or(0);
    let room = (COLUMNS - 1).saturating_sub(2 + digits + 1 + widest + 3);
    let row = |first: usize, moves: usize, text: String| {
        let last = first + moves - 1;
        let number = if moves == 1 { format!("{first}") } else { format!("{first}..{last}") };
        let number = paint.cyan(&format!("{number:>digits$}"));
        Row { text: format!("  {number} {text}").trim_end().to_owned(), moves }
    };
    let mut rows = Vec::new();
    for Alike { first, start, ends } in all {
        if let [end] = ends[..] {
            rows.push(row(*first, 1, format!("{start} {end}").trim_start().to_owned()));
            continue;
        }
        let mut from = 0;
        for part in filled(ends, room) {
            let start = if from == 0 { start } else { "" };
            let text = format!("{}   {}", padded(start, widest), part.join(" "));
            rows.push(row(first + from, part.len(), text));
            from += part.len();
        }
    }
    rows
}

/// The words in rows of at most `room` characters, one word at least on each.
fn filled<'a, 'w>(words: &'a [&'w str], room: usize) -> Vec<&'a [&'w str]> {
    let (mut rows, mut from, mut width) = (Vec::new(), 0, 0);
    for (n, word) in words.iter().enumerate() {
        let wide = columns(word);
        if n > from && width + 1 + wide > room {
            rows.push(&words[from..n]);
            (from, width) = (n, wide);
        } else {
            width += wide + usize::from(n > from);
        }
    }
    rows.push(&words[from..]);
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every unit on every field, and a few moves of other sorts.
    fn skirmish() -> Listing {
        let units = ["Archer", "Champion", "Engineer", "Ninja", "Scout", "Turret", "Zombie"];
        let plays: Vec<String> = units
            .iter()
            .flat_map(|unit| (0..5).map(move |t| format!("play {unit} T{t}P0")))
            .collect();
        let mut moves = vec![("pass", "pass")];
        moves.extend(plays.iter().map(|play| ("play", play.as_str())));
        moves.extend([("play", "play Brawl"), ("activate", "activate T0P0")]);
        moves.extend([("activate", "activate T3P0"), ("leader", "leader")]);
        Listing::of(&moves)
    }

    #[test]
    fn moves_are_numbered_as_they_are_shown() {
        let list = Listing::of(&[("bid", "30"), ("pass", "pass"), ("bid", "31")]);
        let text = "  bid\n   1 30   2 31\n  pass\n   3 pass";
        assert_eq!(list.whole(Paint::PLAIN), text);
        assert_eq!((list.nth(2), list.nth(3), list.nth(0)), (Some("31"), Some("pass"), None));
    }

    #[test]
    fn moves_that_differ_in_the_last_word_share_a_row() {
        let list = skirmish();
        let text = "\
\u{20}      1 pass
\u{20}   2..6 play Archer     T0P0 T1P0 T2P0 T3P0 T4P0
\u{20}  7..11 play Champion   T0P0 T1P0 T2P0 T3P0 T4P0
\u{20} 12..16 play Engineer   T0P0 T1P0 T2P0 T3P0 T4P0
\u{20} 17..21 play Ninja      T0P0 T1P0 T2P0 T3P0 T4P0
\u{20} 22..26 play Scout      T0P0 T1P0 T2P0 T3P0 T4P0
\u{20} 27..31 play Turret     T0P0 T1P0 T2P0 T3P0 T4P0
\u{20} 32..36 play Zombie     T0P0 T1P0 T2P0 T3P0 T4P0
\u{20}     37 play Brawl
\u{20} 38..39 activate   T0P0 T3P0
\u{20}     40 leader";
        assert_eq!(list.whole(Paint::PLAIN), text);
        assert_eq!(list.nth(4), Some("play Archer T2P0"));
    }

    #[test]
    fn a_list_is_cut_where_that_saves_rows_and_keeps_every_group() {
        let list = skirmish();
        let cut = list.cut(8, Paint::PLAIN);
        assert_eq!(cut.lines().count(), 8, "{cut}");
        for group in ["pass", "play", "activate", "leader"] {
            assert!(cut.contains(group), "{cut}");
        }
        assert!(cut.ends_with("\u{2026} 16 more (play): `moves` lists all 40"), "{cut}");
        assert_eq!(
            list.cut(9, Paint::PLAIN),
            list.whole(Paint::PLAIN),
            "two rows are not worth it"
        );
        let least = list.cut(0, Paint::PLAIN);
        assert_eq!(least.lines().count(), 5, "{least}");
    }

    #[test]
    fn what_stands_beside_many_squares_is_always_seen() {
        let squares: Vec<String> =
            (0..300).map(|n| format!("place {}-{}", n % 48, n / 48)).collect();
        let mut moves: Vec<(&'static str, &str)> =
            squares.iter().map(|m| ("set-up", m.as_str())).collect();
        moves.extend([("set-up", "place-rest"), ("hold", "hold"), ("set-up", "ready")]);
        let list = Listing::of(&moves);
        let shown = list.cut(0, Paint::PLAIN);
        for (number, text) in [(1, "hold"), (2, "place-rest"), (3, "ready"), (4, "place 0-0")] {
            let end = text.rsplit(' ').next().unwrap_or(text);
            assert!(shown.contains(end), "{text}: {shown}");
            assert_eq!(list.nth(number), Some(text));
        }
        assert!(shown.lines().last().is_some_and(|line| line.contains(" more (set up): ")));
        assert_eq!(list.len(), 303);
    }

    #[test]
    fn a_long_row_goes_on_under_itself_and_fits_the_page() {
        let moves: Vec<String> = (0..200).map(|n| format!("strike the goblin {n}")).collect();
        let list = Listing::of(&moves.iter().map(|m| ("strike", m.as_str())).collect::<Vec<_>>());
        let whole = list.whole(Paint::PLAIN);
        assert!(whole.lines().all(|line| line.chars().count() < COLUMNS), "{whole}");
        assert_eq!(whole.split_whitespace().filter(|word| !word.contains("..")).count(), 203);
        let lines: Vec<&str> = whole.lines().collect();
        assert!(lines[0].starts_with("     1..19 strike the goblin   0 1 2"), "{whole}");
        assert!(lines[1].starts_with("    20..35                     19 20"), "{whole}");
        assert_eq!(list.cut(5, Paint::PLAIN).lines().count(), 5);
    }
}
