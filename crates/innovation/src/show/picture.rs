//! The table in 80 columns.

use std::fmt::Write as _;

use kernel::{Message, Mover, Paint, Renderer, Seat, columns, cut, padded};

use super::board::team;
use super::names;
use crate::card::{Card, Cards};
use crate::event::{Achievement, Bundle};
use crate::face::{Color, Icon, Splay};
use crate::view::{PileView, SeatView, Stage, View};

/// How far what stands after a word of the left margin is indented.
const MARGIN: usize = 10;
/// How wide a column of icons is.
const COLUMN: usize = 11;

/// The table in 80 columns.
pub(crate) fn picture(view: &View, renderer: &Renderer<'_>) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "{}", headline(view, renderer));
    let _ = writeln!(out, "{}{}", margin("picture-supply", renderer), supply(view));
    let free = wrapped(&unclaimed(view, renderer), MARGIN);
    let _ = writeln!(out, "{}{free}", margin("picture-free", renderer));
    let _ = writeln!(out, "{}{}", margin("picture-icons", renderer), icon_heads(renderer));
    for (seat, shown) in (0..).map(Seat).zip(&view.seats) {
        let _ = writeln!(out, "{}", seat_line(view, seat, shown, renderer));
    }
    // The viewer's own board comes last, next to the question.
    let own = view.viewer.seat().unwrap_or(Seat(view.seats.len() as u8 - 1));
    for seat in (1..=view.seats.len() as u8).map(|n| Seat((own.0 + n) % view.seats.len() as u8)) {
        seat_block(view, seat, &view.seats[seat.index()], renderer, &mut out);
    }
    out
}

/// A word in the left margin.
fn margin(key: &'static str, renderer: &Renderer<'_>) -> String {
    format!("  {}", padded(&renderer.word(key), MARGIN - 2))
}

fn headline(view: &View, renderer: &Renderer<'_>) -> String {
    let message = match view.stage {
        Stage::Shuffling => Message::new("picture-shuffling"),
        Stage::Placing => Message::new("picture-placing"),
        Stage::GameOver => Message::new("picture-over").with("turns", view.turns),
        Stage::AwaitingAction | Stage::AwaitingChoice => Message::new("picture-turn")
            .with("turns", view.turns)
            .with("seat", cut(renderer.name(view.turn), 24))
            .with("actions", view.actions),
    };
    renderer.paint.bold(&renderer.say(&message))
}

fn supply(view: &View) -> String {
    (1..).zip(view.supply).map(|(age, n)| format!("[{age}]{n}")).collect::<Vec<_>>().join("  ")
}

fn unclaimed(view: &View, renderer: &Renderer<'_>) -> String {
    let needed = renderer.say(&Message::new("picture-needed").with("needed", view.needed));
    format!("{} {needed}", achievements(&view.unclaimed, renderer))
}

fn achievements(all: &[Achievement], renderer: &Renderer<'_>) -> String {
    let name = |what: &Achievement| match what {
        Achievement::Age(age) => age.to_string(),
        Achievement::Special(special) => renderer.say(&names::special(*special)),
    };
    all.iter().map(name).collect::<Vec<_>>().join(" ")
}

fn icon_heads(renderer: &Renderer<'_>) -> String {
    let head = |icon: Icon| {
        let name = renderer.say(&Message::of("picture-icon", icon.name()));
        right(&format!("{name} {}", letter(Some(icon), renderer)))
    };
    let heads: String = Icon::ALL.into_iter().map(head).collect();
    renderer.paint.dim(heads.strip_prefix("  ").unwrap_or(&heads))
}

/// Text at the right of a column.
fn right(text: &str) -> String {
    " ".repeat(COLUMN.saturating_sub(columns(text))) + text
}

/// The letter that stands for a slot.
pub(super) fn letter(icon: Option<Icon>, renderer: &Renderer<'_>) -> String {
    match icon {
        Some(icon) => renderer.say(&Message::of("picture-letter", icon.name())),
        None => ".".to_owned(),
    }
}

fn seat_line(view: &View, seat: Seat, shown: &SeatView, renderer: &Renderer<'_>) -> String {
    let counts: String = Icon::ALL
        .into_iter()
        .map(|icon| right(&shown.icons.get(&icon).copied().unwrap_or(0).to_string()))
        .collect();
    let mark = if to_move(view, seat) { ">" } else { " " };
    let name = format!("{mark} {}", padded(cut(renderer.name(seat), 10), 10));
    format!("{}{}", renderer.paint.bold(&name), &counts[4..])
}

/// Whether a seat is to move.
pub(super) fn to_move(view: &View, seat: Seat) -> bool {
    match (view.stage, &view.ask) {
        (Stage::GameOver | Stage::Shuffling, _) => false,
        (Stage::Placing, _) => !view.placed.has(seat),
        (_, Some(ask)) => ask.who == Mover::Seat(seat),
        _ => view.turn == seat,
    }
}

/// Text in lines of at most 78 columns, the later ones indented.
fn wrapped(text: &str, indent: usize) -> String {
    let mut out = String::new();
    let mut column = indent;
    for word in text.split(' ') {
        let width = columns(word);
        if column + 1 + width > 78 && column > indent {
            let _ = write!(out, "\n{}", " ".repeat(indent));
            column = indent;
        } else if column > indent {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += width;
    }
    out
}

pub(super) fn seat_block(
    view: &View,
    seat: Seat,
    shown: &SeatView,
    renderer: &Renderer<'_>,
    out: &mut String,
) {
    let own = match shown.achievements.is_empty() {
        true => renderer.word("picture-none"),
        false => achievements(&shown.achievements, renderer),
    };
    let name = cut(renderer.name(seat), 20);
    let team = match view.teams {
        true => format!(", {}", renderer.say(&team(seat))),
        false => String::new(),
    };
    let points = renderer.say(&Message::new("picture-points").with("points", shown.points));
    let head = format!("{team}: {points} ");
    let own = wrapped(&own, columns(name) + columns(&head));
    let _ = writeln!(out, "{}{head}{own}", renderer.paint.bold(name));
    for pile in &shown.board {
        let _ = writeln!(out, "  {}", pile_line(pile, renderer));
    }
    for (key, bundle) in [("picture-hand", &shown.hand), ("picture-score", &shown.score)] {
        let held = wrapped(&held(bundle, renderer), MARGIN);
        let _ = writeln!(out, "{}{held}", margin(key, renderer));
    }
    let seen = [("picture-remember", shown.remembered), ("picture-knows", shown.knows)];
    for (key, cards) in seen.into_iter().filter(|(_, cards)| !cards.is_empty()) {
        let seen = Message::new(key).with("cards", titles(cards, renderer));
        let seen = wrapped(&renderer.say(&seen), MARGIN);
        let _ = writeln!(out, "{}{}", " ".repeat(MARGIN), renderer.paint.dim(&seen));
    }
}

/// Titles with commas between them: in pictures lists are terse.
fn titles(cards: Cards, renderer: &Renderer<'_>) -> String {
    let titles = cards.iter().map(|card| renderer.say(&names::title(card)));
    titles.collect::<Vec<_>>().join(", ")
}

fn held(bundle: &Bundle, renderer: &Renderer<'_>) -> String {
    let parts: Vec<String> = match bundle.cards {
        Some(cards) => {
            let named = |card: Card| {
                Message::new("picture-held")
                    .with("card", names::card(card))
                    .with("age", card.age())
                    .with("color", names::color(card.color()))
            };
            cards.iter().map(|card| renderer.say(&named(card))).collect()
        }
        None => backs(bundle),
    };
    match parts.is_empty() {
        true => "-".to_owned(),
        false => parts.join(if bundle.cards.is_some() { ", " } else { " " }),
    }
}

/// How many cards there are of each value.
pub(super) fn backs(bundle: &Bundle) -> Vec<String> {
    let back = |(age, n): (u8, u8)| match n {
        1 => format!("[{age}]"),
        _ => format!("{n}×[{age}]"),
    };
    (1..).zip(bundle.backs).filter(|(_, n)| *n > 0).map(back).collect()
}

/// A pile with its top card first, its icons, and what lies beneath.
fn pile_line(pile: &PileView, renderer: &Renderer<'_>) -> String {
    let Some(&top) = pile.cards.last() else { return String::new() };
    let title = renderer.say(&names::title(top));
    let mut parts = vec![format!("[{}] {title} {}", top.age(), icons_of(top, renderer))];
    if pile.splay != Splay::None {
        let splayed = Message::new("picture-splayed").with("splay", names::splay(pile.splay));
        parts.push(renderer.say(&splayed));
    }
    let covered: Vec<String> =
        pile.cards.iter().rev().skip(1).map(|&card| renderer.say(&names::title(card))).collect();
    if !covered.is_empty() {
        let on = Message::new("picture-on").with("cards", covered.join(", "));
        parts.push(renderer.say(&on));
    } else if let Some(n @ 1..) = pile.covered {
        parts.push(renderer.say(&Message::new("picture-on-hidden").with("number", n)));
    }
    let color = padded(&renderer.say(&names::color(pile.color)), MARGIN - 2);
    let color = painted(pile.color, &color, renderer.paint);
    format!("{color}{}", wrapped(&parts.join(", "), MARGIN))
}

pub(super) fn painted(color: Color, text: &str, paint: Paint) -> String {
    match color {
        Color::Red => paint.red(text),
        Color::Yellow => paint.yellow(text),
        Color::Green => paint.green(text),
        Color::Blue => paint.blue(text),
        Color::Purple => paint.purple(text),
    }
}

/// The four slots of a card in short: top left, then the bottom row.
pub(super) fn icons_of(card: Card, renderer: &Renderer<'_>) -> String {
    let [top, left, middle, right] = card.face().icons.map(|icon| letter(icon, renderer));
    format!("{top}/{left}{middle}{right}")
}
