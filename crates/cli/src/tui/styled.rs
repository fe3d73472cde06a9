//! Text with the colors of [`kernel::Paint`], as lines of a screen.

use kernel::columns;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

/// A text with colors as one line.
pub(crate) fn line(text: &str) -> Line<'static> {
    let mut spans = Vec::new();
    let mut style = Style::new();
    for (n, part) in text.split('\x1b').enumerate() {
        let text = match (n, part.strip_prefix('[').and_then(|rest| rest.split_once('m'))) {
            (1.., Some((code, rest))) => {
                style = applied(style, code);
                rest
            }
            _ => part,
        };
        if !text.is_empty() {
            spans.push(Span::styled(text.to_owned(), style));
        }
    }
    Line::from(spans)
}

/// A style after one more command; one that is not known changes nothing.
fn applied(style: Style, code: &str) -> Style {
    let color = |color| style.fg(color);
    match code {
        "0" | "" => Style::new(),
        "1" => style.add_modifier(Modifier::BOLD),
        "2" => style.add_modifier(Modifier::DIM),
        "31" => color(Color::Red),
        "32" => color(Color::Green),
        "33" => color(Color::Yellow),
        "34" => color(Color::Blue),
        "35" => color(Color::Magenta),
        "36" => color(Color::Cyan),
        _ => style,
    }
}

/// A text in lines of at most so many columns; those after the first are indented.
pub(crate) fn wrapped(text: &str, width: usize, indent: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let used = lines.last().map_or(0, |line| columns(line));
        match lines.last_mut() {
            Some(line) if used + 1 + columns(word) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            None => lines.push(word.to_owned()),
            Some(_) => lines.push(format!("{indent}{word}")),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use kernel::Paint;

    use super::*;

    #[test]
    fn colors_become_styles() {
        let paint = Paint { on: true };
        let line = line(&format!("a {} b {}", paint.red("red"), paint.bold("bold")));
        let spans: Vec<(&str, Style)> =
            line.spans.iter().map(|span| (&*span.content, span.style)).collect();
        let red = Style::new().fg(Color::Red);
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let plain = Style::new();
        assert_eq!(spans, [("a ", plain), ("red", red), (" b ", plain), ("bold", bold)]);
    }

    #[test]
    fn what_commands_a_terminal_otherwise_is_shown_as_text() {
        assert_eq!(line("a\x1b]0;title\x07b").to_string(), "a]0;title\x07b");
    }

    #[test]
    fn words_are_kept_whole() {
        assert_eq!(wrapped("one two three", 8, "  "), ["one two", "  three"]);
        assert_eq!(wrapped("", 8, "  "), [""; 0]);
        assert_eq!(wrapped("a-very-long-word x", 4, "  "), ["a-very-long-word", "  x"]);
    }
}
