//! Markdown as a terminal shows it: headings, paragraphs, lists and what is emphasised.

use kernel::Paint;

use crate::term::wrapped;

/// How far everything but headings is indented.
const INDENT: &str = "  ";

/// The text in lines that fit the page.
pub(crate) fn shown(text: &str, paint: Paint) -> String {
    let mut out: Vec<String> = Vec::new();
    let mut open: Option<Block> = None;
    let mut code = false;
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            close(&mut open, &mut out, paint);
            code = !code;
        } else if code || line.starts_with('|') {
            close(&mut open, &mut out, paint);
            out.push(format!("{INDENT}{line}"));
        } else if line.trim().is_empty() {
            close(&mut open, &mut out, paint);
            if out.last().is_some_and(|last| !last.is_empty()) {
                out.push(String::new());
            }
        } else if let Some(title) = heading(line) {
            close(&mut open, &mut out, paint);
            out.push(paint.bold(title));
        } else if let Some((mark, rest)) = item(line) {
            close(&mut open, &mut out, paint);
            open = Some(Block { mark: mark.to_owned(), text: rest.to_owned() });
        } else {
            let block = open.get_or_insert_default();
            block.text.push(' ');
            block.text.push_str(line.trim());
        }
    }
    close(&mut open, &mut out, paint);
    out.join("\n").trim_end().to_owned()
}

/// A paragraph or an item of a list that is being read.
#[derive(Default)]
struct Block {
    /// What an item begins with, and how far it is indented.
    mark: String,
    text: String,
}

fn close(open: &mut Option<Block>, out: &mut Vec<String>, paint: Paint) {
    let Some(Block { mark, text }) = open.take() else { return };
    let first = format!("{INDENT}{mark}");
    let next = " ".repeat(first.chars().count());
    out.push(wrapped(&emphasised(&text, paint), &first, &next));
}

fn heading(line: &str) -> Option<&str> {
    let title = line.trim_start_matches('#');
    (title.len() < line.len() && title.starts_with(' ')).then(|| title.trim())
}

/// The sign of an item with the spaces around it, and its text.
fn item(line: &str) -> Option<(&str, &str)> {
    let text = line.trim_start();
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let sign = match text.as_bytes() {
        [b'-' | b'*', b' ', ..] => 2,
        bytes if digits > 0 && bytes[digits..].starts_with(b". ") => digits + 2,
        _ => return None,
    };
    let begin = line.len() - text.len() + sign;
    Some((&line[..begin], &line[begin..]))
}

/// What stands between two pairs of stars, bold.
fn emphasised(text: &str, paint: Paint) -> String {
    let part = |(n, part): (usize, &str)| match n % 2 {
        1 => part.split(' ').map(|word| paint.bold(word)).collect::<Vec<_>>().join(" "),
        _ => part.to_owned(),
    };
    text.split("**").enumerate().map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_paragraphs_and_lists_are_told_apart() {
        let text = "# Pebbles\n\nTake one,\ntwo or **all three**.\n\n## End\n- who takes the\n  last, \
                    wins\n- 1. not this\n1. first\n";
        let plain = "\
Pebbles

  Take one, two or all three.

End
  - who takes the last, wins
  - 1. not this
  1. first";
        assert_eq!(shown(text, Paint::PLAIN), plain);
        let painted = shown(text, Paint { on: true });
        assert!(painted.contains("\u{1b}[1mPebbles\u{1b}[0m"), "{painted}");
        assert!(painted.contains("\u{1b}[1mall\u{1b}[0m \u{1b}[1mthree\u{1b}[0m."), "{painted}");
    }

    #[test]
    fn long_items_go_on_under_themselves() {
        let text = format!("- {}", "word ".repeat(40));
        let shown = shown(&text, Paint::PLAIN);
        assert!(shown.lines().count() > 2, "{shown}");
        assert!(shown.lines().skip(1).all(|line| line.starts_with("    word")), "{shown}");
    }
}
