//! Home, drawn.

use kernel::{Message, columns, cut, padded};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::form::{Field, Form};
use super::screen::{Asks, Kind, Screen, Text, name_of};
use crate::tui::{BOLD, DIM, Look, REVERSED, folded, styled};
use crate::words::say;

/// From so many columns on, what is said about a row stands beside the list instead of below it.
const WIDE: u16 = 108;
/// From so many rows on there is room for it below.
const TALL: u16 = 14;
/// So many rows it has there, with its rule.
const BELOW: u16 = 4;

/// The places on the screen.
struct Places {
    head: Rect,
    list: Rect,
    about: Rect,
    keys: Rect,
}

impl Places {
    fn of(Rect { x, y, width, height }: Rect) -> Places {
        let bar = |row: u16| Rect { x, y: y + row, width, height: 1.min(height) };
        let middle = Rect { x, y: y + 1.min(height), width, height: height.saturating_sub(2) };
        let (list, about) = match () {
            () if width >= WIDE => {
                let left = width - (width * 2 / 5).min(56);
                let about = Rect { x: x + left, width: width - left, ..middle };
                (Rect { width: left - 1, ..middle }, about)
            }
            () if height >= TALL => {
                let rows = middle.height - BELOW;
                let about = Rect { y: middle.y + rows, height: BELOW, ..middle };
                (Rect { height: rows, ..middle }, about)
            }
            () => (middle, Rect { height: 0, ..middle }),
        };
        Places { head: bar(0), list, about, keys: bar(height.saturating_sub(1)) }
    }
}

/// How many rows the list has on a screen of this size.
pub(crate) fn rows(width: u16, height: u16) -> u16 {
    Places::of(Rect { x: 0, y: 0, width, height }).list.height
}

/// Draws everything. With `color` titles are colored; nothing is said by color alone.
pub(crate) fn draw(frame: &mut Frame<'_>, screen: &mut Screen, color: bool) {
    let (places, look) = (Places::of(frame.area()), Look { color });
    if let Some(text) = &mut screen.text {
        return read(frame, text);
    }
    head(frame, places.head, screen);
    let (title, lines) = match screen.form().is_some() {
        true => form(frame, &places, screen),
        false => list(frame, &places, screen),
    };
    about(frame, &places, screen, look, &title, lines);
    keys(frame, places.keys, screen);
}

fn word(key: &'static str) -> String {
    say(&Message::new(key))
}

fn bar(frame: &mut Frame<'_>, area: Rect, left: &str, right: &str) {
    let width = usize::from(area.width);
    let right = cut(right, width / 2);
    let room = width.saturating_sub(columns(right) + 1);
    let text = format!("{} {right}", padded(cut(left, room), room));
    frame.render_widget(Line::styled(text, REVERSED.patch(BOLD)), area);
}

fn head(frame: &mut Frame<'_>, area: Rect, screen: &mut Screen) {
    let mut parts = vec!["Parlour".to_owned()];
    if let Some(form) = screen.form() {
        parts.extend([word("cli-home-new"), form.info.name.to_owned()]);
        return bar(frame, area, &parts.join(" \u{b7} "), "");
    }
    let page = screen.page();
    parts.extend(match page.kind {
        Kind::Main => None,
        Kind::Saves => Some(word("cli-home-saves")),
        Kind::Puzzles => Some(word("cli-home-puzzles")),
        Kind::Rules => Some(word("cli-home-rules")),
    });
    let (found, all) = page.list.count();
    let count = Message::new("cli-home-found").with("n", found).with("all", all);
    let count = page.list.finding.as_ref().map(|_| say(&count)).unwrap_or_default();
    bar(frame, area, &parts.join(" \u{b7} "), &count);
}

/// Draws the rows, and gives what there is to say about the one that is picked out.
fn list(frame: &mut Frame<'_>, places: &Places, screen: &mut Screen) -> (String, Vec<String>) {
    let (width, height) = (usize::from(places.list.width), usize::from(places.list.height));
    let list = &mut screen.page().list;
    let lines = list.lines(width, height);
    let picked = list.picked();
    let title = picked.and_then(|row| row.cells.first().cloned()).unwrap_or_default();
    let about = picked.map(|row| row.about.clone()).unwrap_or_default();
    screen.area = places.list;
    screen.drawn = lines.iter().map(|(row, _)| *row).collect();
    let lines: Vec<Line<'_>> = lines.into_iter().map(|(_, line)| line).collect();
    frame.render_widget(Paragraph::new(lines), places.list);
    (title, about)
}

/// The same for the fields of a form.
fn form(frame: &mut Frame<'_>, places: &Places, screen: &mut Screen) -> (String, Vec<String>) {
    let (width, height) = (usize::from(places.list.width), usize::from(places.list.height));
    let Some(form) = screen.form() else { return (String::new(), Vec::new()) };
    let fields = form.fields();
    let widest = fields.iter().map(|&field| columns(&form.label(field))).max().unwrap_or(0);
    let mut lines = Vec::new();
    let (mut first, mut last) = (0, 0);
    for (n, &field) in fields.iter().enumerate() {
        if field == form.picked() {
            first = lines.len();
        }
        lines.push((Some(n), line(form, field, widest.min(24))));
        let wrong = form.wrong.as_ref().filter(|(at, _)| *at == field);
        for text in wrong.iter().flat_map(|(_, why)| folded(&format!("    ! {why}"), width)) {
            lines.push((None, Line::styled(text, BOLD)));
        }
        if field == form.picked() {
            last = lines.len();
        }
    }
    form.top = form.top.clamp(last.saturating_sub(height), first.max(last.saturating_sub(height)));
    form.top = form.top.min(lines.len().saturating_sub(height));
    let said = (form.label(form.picked()), form.about(form.picked()));
    let lines: Vec<_> = lines.into_iter().skip(form.top).take(height).collect();
    screen.area = places.list;
    screen.drawn = lines.iter().map(|(row, _)| *row).collect();
    let lines: Vec<Line<'_>> = lines.into_iter().map(|(_, line)| line).collect();
    frame.render_widget(Paragraph::new(lines), places.list);
    said
}

fn line(form: &Form, field: Field, widest: usize) -> Line<'static> {
    let picked = form.picked() == field;
    let mark = if picked { "> " } else { "  " };
    let label = form.label(field);
    if field == Field::Begin {
        let style = if picked { REVERSED.patch(BOLD) } else { BOLD };
        return Line::from(vec![Span::raw(mark), Span::styled(format!(" {label} "), style)]);
    }
    let mut spans = vec![Span::raw(format!("{mark}{}  ", padded(cut(&label, widest), widest)))];
    let value = form.value(field);
    let strong = if picked { REVERSED } else { Style::new() };
    let arrow = |sign: &'static str| Span::styled(if picked { sign } else { " " }, DIM);
    if Form::is_choice(field) {
        spans.push(arrow("\u{2039}"));
        let means = form.means(field).map(|means| format!("  {means}"));
        spans.push(Span::styled(value, strong));
        spans.push(arrow("\u{203a}"));
        spans.extend(means.map(|means| Span::styled(means, DIM)));
    } else if value.is_empty() {
        spans.extend([arrow("_"), Span::styled(form.stands_for(field), DIM)]);
    } else {
        spans.extend([Span::raw(" "), Span::styled(value, strong)]);
        spans.push(arrow("_"));
    }
    Line::from(spans)
}

/// What there is to say about what is picked out, or what went wrong.
fn about(
    frame: &mut Frame<'_>,
    places: &Places,
    screen: &Screen,
    look: Look,
    title: &str,
    mut lines: Vec<String>,
) {
    let mut area = places.about;
    if let Some(note) = &screen.note {
        lines = vec![format!("! {note}")];
        // It is to be read, also where there is little room.
        if area.height == 0 && places.list.height > BELOW {
            area = Rect { y: places.list.bottom() - BELOW, height: BELOW, ..places.list };
            frame.render_widget(ratatui::widgets::Clear, area);
        }
    }
    if area.height == 0 || lines.is_empty() {
        return;
    }
    let inner = look.rule(frame, area, title, false);
    let width = usize::from(inner.width).max(1);
    let lines: Vec<Line<'_>> =
        lines.iter().flat_map(|line| folded(line, width)).map(Line::from).collect();
    frame.render_widget(Paragraph::new(lines), inner);
}

fn keys(frame: &mut Frame<'_>, area: Rect, screen: &mut Screen) {
    let width = usize::from(area.width);
    let typed = |sign: String, text: &str| {
        let room = width.saturating_sub(columns(&sign) + 1);
        let skip = text.chars().count().saturating_sub(room);
        let text: String = text.chars().skip(skip).collect();
        let cursor = Span::styled(" ", REVERSED);
        Line::from(vec![Span::styled(sign, BOLD), Span::raw(text), cursor])
    };
    let line = match (&screen.asks, screen.shown) {
        (Some(Asks::Name { text, .. }), _) => typed(word("cli-home-new-name") + " ", text),
        (Some(Asks::Remove { path }), _) => {
            let sure = Message::new("cli-home-really").with("name", name_of(path));
            Line::styled(cut(&say(&sure), width).to_owned(), BOLD)
        }
        (None, Some(_)) => Line::styled(cut(&word("cli-keys-form"), width).to_owned(), DIM),
        (None, None) => {
            let page = screen.page();
            match &page.list.finding {
                Some(text) => typed("/".to_owned(), text),
                None => {
                    let key = match page.kind {
                        Kind::Main => "cli-keys-home",
                        Kind::Saves => "cli-keys-list",
                        Kind::Puzzles | Kind::Rules => "cli-keys-page",
                    };
                    Line::styled(cut(&word(key), width).to_owned(), DIM)
                }
            }
        }
    };
    frame.render_widget(line, area);
}

/// A long text on the whole screen.
fn read(frame: &mut Frame<'_>, text: &mut Text) {
    let whole = frame.area();
    let places = Places::of(whole);
    let body = Rect { y: whole.y + 1, height: whole.height.saturating_sub(2), ..whole };
    let (width, rows) = (usize::from(body.width).max(1), usize::from(body.height));
    let lines: Vec<String> = text.lines.iter().flat_map(|line| folded(line, width)).collect();
    text.top = text.top.min(lines.len().saturating_sub(rows));
    let to = (text.top + rows).min(lines.len());
    let part = Message::new("cli-pane-rows").with("from", text.top + 1).with("to", to);
    let part = if lines.len() > rows { say(&part.with("all", lines.len())) } else { String::new() };
    bar(frame, places.head, &text.title, &part);
    let seen = lines[text.top..to].iter().map(|line| styled::line(line));
    frame.render_widget(Paragraph::new(seen.collect::<Vec<_>>()), body);
    let keys = Line::styled(cut(&word("cli-keys-leaf"), width).to_owned(), DIM);
    frame.render_widget(keys, places.keys);
}
