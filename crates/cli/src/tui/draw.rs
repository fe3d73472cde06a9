//! The panes of a table, drawn.

use std::cmp::Ordering;

use kernel::{Message, bare, bare_columns, columns, cut, padded};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};

use super::layout::{Layout, Needs};
use super::panes::{Asked, Pane, Panes};
use super::styled::{self, wrapped};
use crate::words::say;

/// What is less important.
pub(crate) const DIM: Style = Style::new().add_modifier(Modifier::DIM);
/// What is more important.
pub(crate) const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
/// What is picked out, and bars.
pub(crate) const REVERSED: Style = Style::new().add_modifier(Modifier::REVERSED);

/// Draws everything. With `color` titles are colored; nothing is said by color alone.
pub(crate) fn draw(frame: &mut Frame<'_>, panes: &mut Panes, color: bool) {
    let layout = Layout::of(frame.area(), needs(panes));
    panes.layout = layout;
    let look = Look { color };
    head(frame, layout.head, panes);
    board(frame, layout.board, panes);
    news(frame, layout.news, panes, look);
    moves(frame, layout.moves, panes, look);
    about(frame, layout.about, panes, look);
    question(frame, layout.question, panes);
    keys(frame, layout.keys, panes);
    notes(frame, panes, look);
}

/// How much room each pane wants.
pub(crate) fn needs(panes: &Panes) -> Needs {
    let board = u16::try_from(panes.board.len()).unwrap_or(u16::MAX);
    Needs {
        board: (!panes.board.is_empty()).then_some(board),
        moves: u16::try_from(panes.moves.height()).unwrap_or(u16::MAX),
        about: !panes.about.is_empty() || panes.aside.is_some(),
        shows: panes.asked == Asked::Show,
        picks: panes.asked == Asked::Pick,
        question: u16::try_from(columns(&panes.question)).unwrap_or(u16::MAX),
    }
}

/// How things look.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    /// Whether there are colors.
    pub(crate) color: bool,
}

impl Look {
    /// How titles look.
    pub(crate) fn title(self) -> Style {
        if self.color { Style::new().fg(Color::Cyan) } else { DIM }
    }

    /// Draws the rule over a pane with its title, marked where the pane has the keys, and gives
    /// what is left of the pane.
    pub(crate) fn rule(self, frame: &mut Frame<'_>, area: Rect, title: &str, keys: bool) -> Rect {
        if area.height == 0 || area.width < 2 {
            return Rect { height: 0, ..area };
        }
        let width = usize::from(area.width) - 1;
        let mark = if keys { "\u{25b8}" } else { "\u{2500}" };
        let title = cut(title, width.saturating_sub(5));
        let start = format!("\u{2500}{mark} {title} ");
        let rest = "\u{2500}".repeat(width.saturating_sub(columns(&start)));
        let line = Line::styled(start + &rest, self.title());
        frame.render_widget(line, Rect { height: 1, ..area });
        let below = Rect { y: area.y + 1, height: area.height - 1, ..area };
        Rect { width: area.width - 1, ..below }
    }
}

fn word(key: &'static str) -> String {
    say(&Message::new(key))
}

fn head(frame: &mut Frame<'_>, area: Rect, panes: &Panes) {
    let width = usize::from(area.width);
    let turn = cut(&panes.head.turn, width / 2).to_owned();
    let room = width.saturating_sub(columns(&turn) + 1);
    let mut text = panes.head.game.clone();
    for fact in panes.head.facts.iter().map(|fact| format!(" \u{b7} {fact}")) {
        if columns(&text) + columns(&fact) <= room {
            text += &fact;
        }
    }
    let text = padded(cut(&text, room), room);
    frame.render_widget(Line::styled(format!("{text} {turn}"), REVERSED.patch(BOLD)), area);
}

fn board(frame: &mut Frame<'_>, area: Rect, panes: &mut Panes) {
    let rows = usize::from(area.height);
    panes.board_top = panes.board_top.min(panes.board.len().saturating_sub(rows));
    let (top, all) = (panes.board_top, panes.board.len());
    let lines = panes.board.iter().skip(top).take(rows).map(|line| styled::line(line));
    frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), area);
    if all > rows && rows > 0 {
        let part = Message::new("cli-pane-rows").with("from", top + 1);
        let text = say(&part.with("to", (top + rows).min(all)).with("all", all));
        let mark = if panes.pane == Pane::Board { "\u{25b8} " } else { "" };
        corner(frame, area, &format!(" {mark}{text} "));
    }
}

/// A remark in the lower right corner of a pane.
fn corner(frame: &mut Frame<'_>, area: Rect, text: &str) {
    let width = (columns(text) as u16).min(area.width);
    let at = Rect { x: area.right() - width, y: area.bottom() - 1, width, height: 1 };
    frame.render_widget(Clear, at);
    frame.render_widget(Line::styled(text.to_owned(), REVERSED), at);
}

fn news(frame: &mut Frame<'_>, area: Rect, panes: &mut Panes, look: Look) {
    if panes.past.is_some() {
        return past(frame, area, panes, look);
    }
    if panes.asked == Asked::Pick {
        return;
    }
    if !panes.hint.is_empty() {
        let inner = look.rule(frame, area, &word("cli-pane-hint"), false);
        return text(frame, inner, &panes.hint);
    }
    let width = usize::from(area.width.saturating_sub(2)).max(1);
    let rows = usize::from(area.height.saturating_sub(1));
    let read = panes.pane == Pane::News || panes.news_up > 0 || panes.known > 0;
    let lines = told(&panes.news, width, if read { usize::MAX } else { rows });
    let known = |n: usize| if n < panes.known { DIM } else { Style::new() };
    let line = |(n, line): &(usize, String)| styled::line(line).patch_style(known(*n));
    let mut lines: Vec<Line<'_>> = lines.iter().map(line).collect();
    panes.news_up = panes.news_up.min(lines.len().saturating_sub(rows));
    let end = lines.len() - panes.news_up;
    let from = end.saturating_sub(rows);
    let title = match from {
        0 => word("cli-pane-news"),
        n => say(&Message::new("cli-pane-news-more").with("n", n)),
    };
    let inner = look.rule(frame, area, &title, panes.pane == Pane::News);
    frame.render_widget(Paragraph::new(lines.drain(from..end).collect::<Vec<_>>()), inner);
}

/// What happened, in as few lines as are needed to fit, each with the place of its entry: all of it
/// with a line of its own for each entry, or how each but the last two begins, or that in one go.
/// Where even that does not fit, all of it.
fn told(news: &[Vec<String>], width: usize, rows: usize) -> Vec<(usize, String)> {
    let whole = |_: usize, entry: &[String]| entry.join(" ");
    let begun = |n: usize, entry: &[String]| match n + 2 >= news.len() {
        true => entry.join(" "),
        false => entry.first().cloned().unwrap_or_default(),
    };
    let in_lines = |text: &dyn Fn(usize, &[String]) -> String| -> Vec<(usize, String)> {
        let entry = |(n, entry): (usize, &Vec<String>)| {
            wrapped(&text(n, entry), width, "  ").into_iter().map(move |line| (n, line))
        };
        news.iter().enumerate().flat_map(entry).collect()
    };
    let in_one_go = || {
        let all: Vec<String> = news.iter().enumerate().map(|(n, entry)| begun(n, entry)).collect();
        wrapped(&all.join(" "), width, "").into_iter().map(|line| (0, line)).collect()
    };
    let fits = |lines: &Vec<(usize, String)>| lines.len() <= rows;
    Some(in_lines(&whole))
        .filter(fits)
        .or_else(|| Some(in_lines(&begun)).filter(fits))
        .or_else(|| Some(in_one_go()).filter(fits))
        .unwrap_or_else(|| in_lines(&whole))
}

/// The story around the entry that is visited.
fn past(frame: &mut Frame<'_>, area: Rect, panes: &Panes, look: Look) {
    let Some((story, at)) = &panes.past else { return };
    let last = story.last().map_or(0, |told| told.id);
    let title =
        Message::new("cli-pane-past").with("entry", story.get(*at).map_or(0, |told| told.id));
    let inner = look.rule(frame, area, &say(&title.with("last", last)), true);
    let width = usize::from(inner.width).max(1);
    let mut lines = Vec::new();
    let (mut here, mut after) = (0, 0);
    for (n, told) in story.iter().enumerate() {
        if n == *at {
            here = lines.len();
        }
        let mark = if n == *at { ">" } else { " " };
        let style = match n.cmp(at) {
            Ordering::Less => Style::new(),
            Ordering::Equal => BOLD,
            Ordering::Greater => DIM,
        };
        for (k, text) in told
            .lines
            .iter()
            .flat_map(|line| wrapped(line, width.saturating_sub(2), "  "))
            .enumerate()
        {
            let mark = if k == 0 { mark } else { " " };
            lines.push(Line::styled(format!("{mark} {text}"), style));
        }
        if n == *at {
            after = lines.len();
        }
    }
    let rows = usize::from(inner.height);
    let top = here.saturating_sub(rows / 2).min(lines.len().saturating_sub(rows));
    // All of the entry is seen, if there is room for it.
    let top = top.max(after.saturating_sub(rows)).min(here);
    let seen: Vec<Line<'_>> = lines.into_iter().skip(top).take(rows).collect();
    frame.render_widget(Paragraph::new(seen), inner);
}

fn moves(frame: &mut Frame<'_>, area: Rect, panes: &mut Panes, look: Look) {
    panes.drawn_rows.clear();
    let (found, all) = (panes.moves.found(), panes.moves.len());
    if panes.moves.is_empty() {
        return;
    }
    let title = match found == all {
        _ if panes.asked == Asked::Pick => Message::new("cli-pane-pick").with("n", found),
        true => Message::new("cli-pane-moves").with("n", all),
        false => Message::new("cli-pane-found").with("n", found).with("all", all),
    };
    let inner = look.rule(frame, area, &say(&title), panes.pane == Pane::Moves);
    let lines = panes.moves.lines(usize::from(inner.width), usize::from(inner.height));
    panes.drawn_rows.push(None);
    panes.drawn_rows.extend(lines.iter().map(|(row, _)| *row));
    let lines: Vec<Line<'_>> = lines.into_iter().map(|(_, line)| line).collect();
    frame.render_widget(Paragraph::new(lines), inner);
}

fn about(frame: &mut Frame<'_>, area: Rect, panes: &Panes, look: Look) {
    if let Some(aside) = &panes.aside {
        let inner = look.rule(frame, area, &aside.title, false);
        return text(frame, inner, &aside.lines);
    }
    if panes.about.is_empty() || area.height == 0 {
        return;
    }
    let title = panes.moves.picked().map_or_else(String::new, |one| one.shown.clone());
    let inner = look.rule(frame, area, &title, false);
    text(frame, inner, &panes.about);
    let width = usize::from(inner.width).max(1);
    let all: usize = panes.about.iter().map(|line| wrapped(line, width, "  ").len().max(1)).sum();
    if all > usize::from(inner.height) && inner.height > 0 {
        corner(frame, inner, &format!(" {} ", word("cli-pane-space")));
    }
}

/// Lines of text, as many as fit.
fn text(frame: &mut Frame<'_>, area: Rect, lines: &[String]) {
    let width = usize::from(area.width).max(1);
    let lines: Vec<Line<'_>> =
        lines.iter().flat_map(|line| folded(line, width)).map(|line| styled::line(&line)).collect();
    frame.render_widget(Paragraph::new(lines), area);
}

/// A line as it is where it fits, else in several without colors: under the second column where it
/// has two, else with the same indent. A drawing, which has gaps everywhere, is cut.
pub(crate) fn folded(line: &str, width: usize) -> Vec<String> {
    if bare_columns(line) <= width {
        return vec![line.to_owned()];
    }
    let line = bare(line);
    let indent = line.len() - line.trim_start().len();
    let gap = line[indent..].find("  ").map(|gap| indent + gap);
    let second = gap.map(|gap| line.len() - line[gap..].trim_start().len());
    if second.is_some_and(|second| line[second..].trim_end().contains("  ")) {
        return vec![cut(&line, width).to_owned()];
    }
    let start = second.filter(|second| columns(&line[..*second]) < width / 2).unwrap_or(indent);
    let (first, rest) = line.split_at(start);
    let taken = columns(first).min(width / 2);
    let room = width.saturating_sub(taken).max(1);
    let lines = wrapped(rest, room, "");
    let lines = lines.iter().flat_map(|line| broken(line, room)).enumerate();
    let lead = |n: usize| if n == 0 { first.to_owned() } else { " ".repeat(taken) };
    lines.map(|(n, line)| lead(n) + &line).collect()
}

/// What no space divides, such as a link, in parts that fit.
fn broken(mut line: &str, width: usize) -> Vec<String> {
    let mut parts = Vec::new();
    while columns(line) > width {
        let part = cut(line, width);
        if part.is_empty() {
            break;
        }
        parts.push(part.to_owned());
        line = &line[part.len()..];
    }
    parts.push(line.to_owned());
    parts
}

fn question(frame: &mut Frame<'_>, area: Rect, panes: &Panes) {
    let (text, style) = match &panes.busy {
        Some(busy) => (format!("{busy} \u{2026}"), DIM),
        None => (panes.question.clone(), BOLD),
    };
    let width = usize::from(area.width);
    let rows = usize::from(area.height).max(1);
    let lines =
        if rows > 1 { wrapped(&text, width, "") } else { vec![cut(&text, width).to_owned()] };
    let lines = lines.into_iter().take(rows).map(|line| Line::styled(line, style));
    frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), area);
}

fn keys(frame: &mut Frame<'_>, area: Rect, panes: &Panes) {
    let width = usize::from(area.width);
    if let (Some(typing), None) = (&panes.typing, &panes.past) {
        let sign = if typing.command { ":" } else { "/" };
        let sign = if panes.asked == Asked::Text { ">" } else { sign };
        let room = width.saturating_sub(3);
        let skip = typing.text.chars().count().saturating_sub(room);
        let text: String = typing.text.chars().skip(skip).collect();
        let mut spans =
            vec![Span::styled(sign.to_owned(), BOLD), Span::raw(text), Span::styled(" ", REVERSED)];
        if panes.asked == Asked::Text && typing.text.is_empty() {
            spans.push(Span::styled(format!("  {}", word("cli-keys-text")), DIM));
        }
        return frame.render_widget(Line::from(spans), area);
    }
    let key = match panes.asked {
        _ if panes.past.is_some() => "cli-keys-past",
        Asked::Nothing | Asked::Show => "cli-keys-wait",
        Asked::Move => "cli-keys-move",
        Asked::Pick => "cli-keys-pick",
        Asked::Text | Asked::Over => "cli-keys-over",
        Asked::Key => "cli-keys-any",
        Asked::Enter => "cli-keys-enter",
        Asked::YesNo => "cli-keys-yes-no",
    };
    let own = panes.keys.clone().filter(|_| panes.past.is_none() || panes.asked == Asked::Show);
    let text = own.unwrap_or_else(|| word(key));
    frame.render_widget(Line::styled(whole_keys(&text, width).to_owned(), DIM), area);
}

/// As many of the keys as fit. Two spaces stand between them.
fn whole_keys(text: &str, width: usize) -> &str {
    let fits = cut(text, width);
    match fits.rfind("  ") {
        Some(end) if fits.len() < text.len() => &fits[..end],
        _ => fits,
    }
}

/// What was answered, in a box on top of everything.
fn notes(frame: &mut Frame<'_>, panes: &mut Panes, look: Look) {
    let whole = frame.area();
    if panes.notes.is_empty() || whole.width < 8 || whole.height < 6 {
        return;
    }
    let most = usize::from(whole.width) - 4;
    let lines: Vec<String> = panes.notes.iter().flat_map(|line| folded(line, most)).collect();
    let widest = lines.iter().map(|line| styled::line(line).width()).max().unwrap_or(0).max(24);
    let rows = lines.len().min(usize::from(whole.height) - 5);
    let (width, height) = ((widest.min(most) + 4) as u16, rows as u16 + 2);
    let area = Rect {
        x: whole.x + (whole.width - width) / 2,
        y: whole.y + 1 + (whole.height - 2).saturating_sub(height) / 3,
        width,
        height,
    };
    panes.notes_top = panes.notes_top.min(lines.len() - rows);
    let more = lines.len() > rows;
    let hint = if more { "cli-keys-leaf" } else { "cli-keys-close" };
    let frame_of = Block::bordered().border_style(look.title());
    let frame_of = frame_of.title_bottom(format!(" {} ", word(hint)));
    frame.render_widget(Clear, area);
    let inner = frame_of.inner(area);
    frame.render_widget(frame_of, area);
    let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    let seen = lines.iter().skip(panes.notes_top).take(rows).map(|line| styled::line(line));
    frame.render_widget(Paragraph::new(seen.collect::<Vec<_>>()), inner);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_in_columns_stays_there() {
        let help = "  undo      take back your last decision, if others agree";
        let lines = [
            "  undo      take back your",
            "            last decision, if",
            "            others agree",
        ];
        assert_eq!(folded(help, 30), lines);
        assert_eq!(folded("    one two three", 12), ["    one two", "    three"]);
        assert_eq!(folded(" 1 .  .  #  #  .  .", 12), [" 1 .  .  #  "], "a drawing is cut");
    }

    #[test]
    fn what_is_too_long_has_no_colors_and_is_not_lost() {
        let red = kernel::Paint { on: true }.red("this is no move at all");
        assert_eq!(folded(&red, 12), ["this is no", "move at all"]);
        assert_eq!(folded(&red, 22).join("|"), red);
        assert_eq!(folded("parlour.ABCDEFGHIJ", 10), ["parlour.AB", "CDEFGHIJ"]);
    }
}
