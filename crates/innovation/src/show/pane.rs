//! The table in a pane of a terminal.

use std::cmp::Reverse;

use kernel::{
    Message, Ref, Renderer, Room, Seat, bare_columns, columns, cut, folded, padded, short_name,
    zone_of,
};

use super::names;
use super::picture::{backs, icons_of, letter, painted, seat_block, to_move};
use crate::card::{Card, Cards};
use crate::event::Achievement;
use crate::face::{Color, Icon, Splay};
use crate::view::{PileView, SeatView, Stage, View};

/// How wide the left margin is where there is room for its words.
const MARGIN: usize = 8;
/// How wide it is where seats need the room.
const SMALL_MARGIN: usize = 4;
/// With so many columns there is room enough for any number of seats.
const WIDE: usize = 110;
/// With more rows than this the rows of the hands and score piles are there, which need words.
const LOW: usize = 13;
/// The least width of a column in which a seat can be shown; with less they stand one below the
/// other.
const LEAST: usize = 14;
/// From here on a seat is shown with words, and a card with its icons.
const WORDY: usize = 34;
/// The most columns of a name in the headline.
const NAME: usize = 10;
/// The widths of titles that are tried until a hand fits.
const TITLES: [usize; 7] = [18, 12, 9, 7, 5, 4, DENSE];
/// The shortest titles; with them everything stands as close together as it can.
const DENSE: usize = 3;
/// The most rows that the hand takes before its titles are cut.
const HAND: usize = 2;

/// The table in so much room: with 80 columns and 12 rows everything that is needed to decide, the
/// seats side by side. With more rows the hands, score piles and covered cards follow.
pub(super) fn picture_in(view: &View, renderer: &Renderer<'_>, room: Room<'_>) -> String {
    let lines = Pane::new(view, renderer, room).lines();
    let fitted = lines.iter().flat_map(|line| folded(line, room.columns));
    fitted.map(|line| line + "\n").collect()
}

struct Pane<'a> {
    view: &'a View,
    renderer: &'a Renderer<'a>,
    room: Room<'a>,
    /// The seats from left to right, the viewer first.
    order: Vec<Seat>,
    /// How wide the left margin is.
    margin: usize,
    /// How wide the column of a seat is, the blank after it aside.
    cell: usize,
}

impl<'a> Pane<'a> {
    fn new(view: &'a View, renderer: &'a Renderer<'a>, room: Room<'a>) -> Pane<'a> {
        let n = view.seats.len() as u8;
        let own = view.viewer.seat().unwrap_or(Seat(0));
        let margin = match n < 4 || room.columns >= WIDE {
            true => MARGIN,
            false if room.rows > LOW => MARGIN - 1,
            false => SMALL_MARGIN,
        };
        let cell = room.columns.saturating_sub(margin) / usize::from(n.max(1));
        Pane {
            view,
            renderer,
            room,
            order: (0..n).map(|k| Seat((own.0 + k) % n)).collect(),
            margin,
            cell: cell.saturating_sub(1),
        }
    }

    /// All lines. What is not needed to decide is there only if there are rows for it.
    fn lines(&self) -> Vec<String> {
        let mut head = vec![self.headline()];
        let mut seats = self.seats(false);
        let mut foot = vec![self.supply(), self.free()];
        let rest = head.len() + seats.len() + foot.len();
        let hand = self.hand(self.room.rows.saturating_sub(rest).max(HAND));
        if rest + hand.len() > self.room.rows {
            seats = self.seats(true);
            head.extend(hand);
            return head.into_iter().chain(seats).chain(foot.into_iter().rev()).collect();
        }
        let mut spare = self.room.rows - rest - hand.len();
        let mut spend = |rows: usize| {
            let enough = spare >= rows;
            spare -= if enough { rows } else { 0 };
            enough
        };
        if spend(1) {
            seats.insert(2.min(seats.len()), self.legend());
        }
        let held = self.held();
        if spend(held.len()) {
            seats.extend(held);
        }
        let blanks = [spend(1), spend(1)];
        let more: Vec<String> = self
            .order
            .iter()
            .map(|&seat| self.block(seat))
            .filter(|b| spend(b.len()))
            .flatten()
            .collect();
        let blank = |wanted: bool| wanted.then(String::new);
        foot.extend(hand);
        let [before, after] = blanks.map(blank);
        head.into_iter().chain(before).chain(seats).chain(after).chain(foot).chain(more).collect()
    }

    /// Whose turn it is, and what the next achievement of an age needs.
    fn headline(&self) -> String {
        let view = self.view;
        let message = match view.stage {
            Stage::Shuffling => Message::new("picture-shuffling"),
            Stage::Placing => Message::new("picture-placing"),
            Stage::GameOver => Message::new("picture-over").with("turns", view.turns),
            Stage::AwaitingAction | Stage::AwaitingChoice => Message::new("picture-now")
                .with("turns", view.turns)
                .with("seat", short_name(self.renderer.name(view.turn), NAME))
                .with("actions", view.actions),
        };
        let head = self.renderer.paint.bold(&self.renderer.say(&message));
        match self.next_age() {
            Some(next) => format!("{head}. {next}"),
            None => head,
        }
    }

    /// What the lowest free achievement of an age needs.
    fn next_age(&self) -> Option<String> {
        let age = self.view.unclaimed.iter().find_map(|what| match what {
            Achievement::Age(age) => Some(*age),
            Achievement::Special(_) => None,
        })?;
        let next = Message::new("picture-next").with("age", age).with("points", 5 * age);
        Some(self.renderer.say(&next))
    }

    /// The seats side by side: who has what, the icons, and the top cards color by color. `tight`
    /// leaves out colors that nobody has.
    fn seats(&self, tight: bool) -> Vec<String> {
        if self.cell < LEAST {
            return self.order.iter().flat_map(|&seat| self.seat_in_lines(seat)).collect();
        }
        let seats = |cell: &dyn Fn(Seat) -> String| -> String {
            self.order
                .iter()
                .map(|&seat| padded(&short(&cell(seat), self.cell), self.cell + 1))
                .collect()
        };
        let bold = |text: String| self.renderer.paint.bold(text.trim_end());
        let mut lines = vec![
            self.label("") + &bold(seats(&|seat| self.standing(seat, self.cell))),
            self.label("picture-icons") + &seats(&|seat| self.icons(seat, self.cell)),
        ];
        let somebody =
            |color: &Color| self.order.iter().any(|&seat| self.pile(seat, *color).is_some());
        let shown = Color::ALL.into_iter().filter(|color| !tight || somebody(color));
        lines.extend(shown.map(|color| {
            let row = seats(&|seat| self.top(seat, color, self.cell));
            self.color(color) + &row
        }));
        lines
    }

    /// A seat in lines of its own.
    fn seat_in_lines(&self, seat: Seat) -> Vec<String> {
        let room = self.room.columns;
        let top = |pile: &PileView| {
            let color = self.renderer.say(&names::color(pile.color));
            format!("{color} {}", self.top(seat, pile.color, room).trim_start())
        };
        let tops: Vec<String> = self.shown(seat).board.iter().map(top).collect();
        let icons = self.icons(seat, room.saturating_sub(2));
        vec![self.standing(seat, room), format!("  {icons}"), format!("  {}", tops.join(", "))]
    }

    fn shown(&self, seat: Seat) -> &SeatView {
        &self.view.seats[seat.index()]
    }

    fn pile(&self, seat: Seat, color: Color) -> Option<&PileView> {
        self.shown(seat).board.iter().find(|pile| pile.color == color)
    }

    /// A word in the left margin, where it is wide enough for one.
    fn label(&self, key: &'static str) -> String {
        let wanted = self.margin > SMALL_MARGIN && !key.is_empty();
        let text = if wanted { self.renderer.word(key) } else { String::new() };
        padded(&short(&text, self.margin - 1), self.margin)
    }

    /// A color in the left margin.
    fn color(&self, color: Color) -> String {
        let name = self.renderer.say(&names::color(color));
        let name = cut(&name, self.margin - 1);
        let thought = self.thinks_of(&Ref::choice(color.name()));
        let name =
            if thought { format!("[{}]", cut(name, self.margin - 2)) } else { name.to_owned() };
        painted(color, &padded(&name, self.margin), self.renderer.paint)
    }

    /// A seat with its points, its achievements and how many cards it holds; `>` says who is to
    /// move.
    fn standing(&self, seat: Seat, width: usize) -> String {
        let shown = self.shown(seat);
        let key = if width < WORDY { "picture-stand-short" } else { "picture-stand" };
        let stand = Message::new(key)
            .with("points", shown.points)
            .with("have", shown.together)
            .with("needed", self.view.needed)
            .with("hand", shown.hand.backs.iter().map(|n| u32::from(*n)).sum::<u32>());
        let stand = self.renderer.say(&stand);
        let mark = if to_move(self.view, seat) { ">" } else { "" };
        let team = if self.view.teams { format!("{}:", seat.0 % 2 + 1) } else { String::new() };
        let left = width.saturating_sub(columns(&stand) + 1 + columns(mark) + columns(&team));
        let meant = self.thinks_of(&Ref::Seat(seat));
        let name =
            short_name(self.renderer.name(seat), left.saturating_sub(if meant { 2 } else { 0 }));
        let name = if meant { format!("[{name}]") } else { name };
        format!("{mark}{team}{name} {stand}")
    }

    /// The icons of a seat. That of the card that somebody thinks about carrying out stands in
    /// brackets: it decides who shares.
    fn icons(&self, seat: Seat, width: usize) -> String {
        let featured = self.featured();
        let count = |icon: Icon| {
            let n = self.shown(seat).icons.get(&icon).copied().unwrap_or(0);
            let text = format!("{}{n}", letter(Some(icon), self.renderer));
            if featured == Some(icon) { format!("[{text}]") } else { text }
        };
        let counts = Icon::ALL.map(count);
        let spaced = counts.join(" ");
        match columns(&spaced) <= width {
            true => spaced,
            false => counts.concat(),
        }
    }

    /// The icon of the top card that somebody thinks about, or of the card that is carried out.
    fn featured(&self) -> Option<Icon> {
        let own = self.view.viewer.seat()?;
        let tops = self.shown(own).board.iter().filter_map(|pile| pile.cards.last());
        let thought = tops.copied().find(|&card| self.thinks_of_card(card));
        let carried_out = self.view.dogma.as_ref().map(|dogma| dogma.activated);
        carried_out.or(thought).map(|card| card.face().featured)
    }

    /// The top card of a pile, its value first, then how the pile lies and how many cards are in
    /// it.
    fn top(&self, seat: Seat, color: Color, width: usize) -> String {
        let Some(pile) = self.pile(seat, color) else { return " ·".to_owned() };
        let Some(&top) = pile.cards.last() else { return String::new() };
        let lies = match pile.splay {
            Splay::None => "×",
            Splay::Left => "←",
            Splay::Right => "→",
            Splay::Up => "↑",
        };
        let tail = match pile.covered {
            Some(n @ 1..) => format!(" {lies}{}", n + 1),
            _ => String::new(),
        };
        let wordy = width >= WORDY;
        let icons =
            if wordy { format!(" {}", icons_of(top, self.renderer)) } else { String::new() };
        let left = width.saturating_sub(3 + columns(&icons) + columns(&tail));
        let things = [Ref::Piece(names::id(top)), zone_of(seat, color.name())];
        let title = self.marked(&self.renderer.say(&names::title(top)), left, &things);
        // Side by side the icons stand in one column.
        let aligned = if wordy && self.cell >= LEAST { TITLES[0] } else { 0 };
        format!("{:>2} {}{icons}{tail}", top.age(), padded(&title, aligned))
    }

    /// A text in so many columns, in brackets if somebody thinks about one of these things.
    fn marked(&self, text: &str, width: usize, things: &[Ref]) -> String {
        match things.iter().any(|thing| self.thinks_of(thing)) {
            true => format!("[{}]", short(text, width.saturating_sub(2))),
            false => short(text, width),
        }
    }

    fn thinks_of(&self, thing: &Ref) -> bool {
        self.room.focus.contains(thing)
    }

    fn thinks_of_card(&self, card: Card) -> bool {
        self.thinks_of(&Ref::Piece(names::id(card)))
    }

    /// What the letters of the icons stand for.
    fn legend(&self) -> String {
        let entry = |icon: Icon| {
            let name = self.renderer.say(&Message::of("picture-icon", icon.name()));
            format!("{} {name}", letter(Some(icon), self.renderer))
        };
        let text = Icon::ALL.map(entry).join("  ");
        " ".repeat(self.margin) + &self.renderer.paint.dim(&text)
    }

    /// The values of the cards in the hands and the score piles, seat by seat.
    fn held(&self) -> Vec<String> {
        if self.cell < LEAST {
            return vec![];
        }
        let row = |key: &'static str, of: &dyn Fn(&SeatView) -> Vec<String>| {
            let name = cut(&self.renderer.word(key), self.margin - 1).to_owned();
            let cell = |seat: &Seat| {
                let backs = of(self.shown(*seat));
                let text = if backs.is_empty() { "·".to_owned() } else { backs.join(" ") };
                padded(&short(&text, self.cell), self.cell + 1)
            };
            padded(&name, self.margin) + &self.order.iter().map(cell).collect::<String>()
        };
        vec![
            row("picture-hand", &|shown| backs(&shown.hand)),
            row("picture-score", &|shown| backs(&shown.score)),
        ]
    }

    /// How many cards are left of each value.
    fn supply(&self) -> String {
        let pile = |(age, n): (u8, u8)| {
            let things = [Ref::Piece(names::supply_id(age)), Ref::choice(format!("value-{age}"))];
            self.marked(&format!("{age}:{n}"), MARGIN, &things)
        };
        let piles: Vec<String> = (1..).zip(self.view.supply).map(pile).collect();
        self.foot("picture-supply") + &piles.join("  ")
    }

    /// The achievements that nobody has.
    fn free(&self) -> String {
        let name = |&what: &Achievement| {
            let name = match what {
                Achievement::Age(age) => age.to_string(),
                Achievement::Special(special) => self.renderer.say(&names::special(special)),
            };
            self.marked(&name, 2 * MARGIN, &[Ref::Piece(names::achievement_id(what))])
        };
        let all: Vec<String> = self.view.unclaimed.iter().map(name).collect();
        self.foot("picture-free") + &all.join(" ")
    }

    /// A word before a line about the whole table.
    fn foot(&self, key: &'static str) -> String {
        padded(&self.renderer.word(key), MARGIN)
    }

    /// The viewer's hand, and below it the score pile while a card of it can be picked, in at most
    /// so many rows, if it can be.
    fn hand(&self, rows: usize) -> Vec<String> {
        let Some(hand) = self.own().and_then(|own| own.hand.cards) else { return vec![] };
        let all = [("picture-score", self.score()), ("picture-hand", Some(hand))];
        let all: Vec<_> = all.into_iter().filter_map(|(key, cards)| Some((key, cards?))).collect();
        let lines = |titles: usize| -> Vec<String> {
            all.iter().flat_map(|&(key, cards)| self.listed(key, cards, titles)).collect()
        };
        let fits = TITLES.map(lines).into_iter().find(|lines| lines.len() <= rows);
        fits.unwrap_or_else(|| lines(DENSE))
    }

    /// The viewer's score pile, while a card of it can be picked.
    fn score(&self) -> Option<Cards> {
        let score = self.own()?.score.cards?;
        let picks = self.view.ask.as_ref().and_then(|ask| ask.picks.as_deref()).unwrap_or(&[]);
        let asked = |card: Card| picks.iter().any(|pick| pick == card.name());
        score.iter().any(|card| asked(card) || self.thinks_of_card(card)).then_some(score)
    }

    fn own(&self) -> Option<&SeatView> {
        self.view.viewer.seat().map(|seat| self.shown(seat))
    }

    /// Cards after a word, in as many rows as they need.
    fn listed(&self, key: &'static str, cards: Cards, titles: usize) -> Vec<String> {
        let room = self.room.columns.saturating_sub(MARGIN);
        let space = if titles == DENSE { " " } else { "  " };
        let lines = packed(&self.cards(cards, titles), space, room).into_iter().enumerate();
        let before = |n| if n == 0 { self.foot(key) } else { " ".repeat(MARGIN) };
        lines.map(|(n, line)| before(n) + &line).collect()
    }

    /// Cards color by color, the highest first, each with its value; the first of a color has it
    /// before it.
    fn cards(&self, cards: Cards, titles: usize) -> Vec<String> {
        let mut all = Vec::new();
        if cards.is_empty() {
            all.push("·".to_owned());
        }
        for color in Color::ALL {
            let mut same: Vec<Card> = cards.iter().filter(|card| card.color() == color).collect();
            same.sort_by_key(|card| Reverse(card.age()));
            let name = self.renderer.say(&names::color(color));
            let name = if titles < TITLES[1] { cut(&name, 3) } else { &name };
            let mut before = painted(color, name, self.renderer.paint) + " ";
            let last = same.last().copied();
            for card in same {
                let after = if Some(card) == last || titles == DENSE { "" } else { "," };
                let card = self.in_hand(card, titles);
                all.push(format!("{}{card}{after}", std::mem::take(&mut before)));
            }
        }
        all
    }

    fn in_hand(&self, card: Card, titles: usize) -> String {
        let title = self.renderer.say(&names::title(card));
        let title = if titles > 7 { short(&title, titles) } else { cut(&title, titles).to_owned() };
        let space = if titles == DENSE { "" } else { " " };
        let text = format!("{}{space}{title}", card.age());
        match self.thinks_of_card(card) {
            true => self.renderer.paint.bold(&format!("[{text}]")),
            false => text,
        }
    }

    /// Everything of one seat.
    fn block(&self, seat: Seat) -> Vec<String> {
        let mut text = String::from("\n");
        seat_block(self.view, seat, self.shown(seat), self.renderer, &mut text);
        text.lines().flat_map(|line| folded(line, self.room.columns)).collect()
    }
}

/// Texts in lines of so many columns, none of them broken, with a space between them; one blank is
/// enough after a comma.
fn packed(texts: &[String], space: &str, room: usize) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for text in texts {
        let line = lines.last_mut().expect("there is a first line");
        let space = match line.chars().last() {
            None => "",
            Some(',') => " ",
            Some(_) => space,
        };
        if line.is_empty() || bare_columns(line) + space.len() + bare_columns(text) <= room {
            *line += &format!("{space}{text}");
        } else {
            lines.push(text.clone());
        }
    }
    lines
}

/// A text in so many columns; three dots say that it is longer.
fn short(text: &str, width: usize) -> String {
    match columns(text) <= width {
        true => text.to_owned(),
        false if width == 0 => String::new(),
        false => cut(text, width - 1).to_owned() + "…",
    }
}

#[cfg(test)]
mod tests {
    use kernel::words::LANGUAGES;
    use kernel::{Game as _, Mover, Names, Paint, Secrets as _, Setup, Show as _, Viewer};
    use kernel::{Words, random_walk};

    use super::*;
    use crate::cards::testing::set_up;
    use crate::show::tests::words;
    use crate::state::State;

    const SMALL: Room<'_> = Room { columns: 80, rows: 12, focus: &[] };

    fn names() -> [String; 4] {
        ["Ann", "Ben", "Cat", "Dan"].map(String::from)
    }

    /// Shows decisions of random games of 2, 3 and 4 seats, of teams and with covered cards hidden,
    /// with who decides.
    fn decisions(every: usize, mut visit: impl FnMut(&State, Seat)) {
        let tables = [(2, "", ""), (3, "", ""), (4, "", ""), (4, "teams", "on")];
        let tables = tables.into_iter().chain([(2, "covered", "hidden"), (4, "covered", "hidden")]);
        for (seed, (seats, option, value)) in (5..).zip(tables) {
            let mut setup = Setup { seats: Some(seats), ..Setup::default() };
            if !option.is_empty() {
                setup = setup.set(option, value);
            }
            let state = State::new(&setup).expect("the table opens");
            let mut n = 0;
            random_walk(state, seed, 2_000, |state, _| {
                n += 1;
                let mut to_move = state.to_move().seats().iter();
                if let (0, Some(seat)) = (n % every, to_move.next()) {
                    visit(state, seat);
                }
            });
        }
    }

    fn start(text: &str, letters: usize) -> String {
        text.chars().take(letters).collect()
    }

    /// What must be read somewhere, worked out from the view alone: every text of one list.
    fn needed(view: &View, words: &Renderer<'_>) -> Vec<Vec<String>> {
        let title = |card: Card| words.say(&names::title(card));
        let mut all = Vec::new();
        let own = &view.seats[view.viewer.seat().expect("a seat decides").index()];
        for card in own.hand.cards.expect("a seat sees its hand").iter() {
            let (age, title) = (card.age(), start(&title(card), 3));
            all.push(vec![format!("{age} {title}"), format!("{age}{title}")]);
            all.push(vec![start(card.color().name(), 3)]);
        }
        for (seat, shown) in (0..).map(Seat).zip(&view.seats) {
            for pile in &shown.board {
                let top = *pile.cards.last().expect("a pile has a top card");
                all.push(vec![format!("{} {}", top.age(), start(&title(top), 8))]);
                let signs = [" ×", "←", "→", "↑"];
                let n = pile.covered.unwrap_or(0) + 1;
                if n > 1 {
                    all.push(vec![format!("{}{n}", signs[pile.splay as usize])]);
                }
            }
            let letters = "CWLBFK".chars().zip(Icon::ALL);
            let icons =
                letters.map(|(c, icon)| format!("{c}{}", shown.icons.get(&icon).unwrap_or(&0)));
            let icons: Vec<String> = icons.collect();
            let bracketed = |text: &str| text.replace(['[', ']'], "");
            all.push(vec![bracketed(&icons.join(" ")), bracketed(&icons.concat())]);
            let hand: u8 = shown.hand.backs.iter().sum();
            let (points, have, needed) = (shown.points, shown.together, view.needed);
            let s = if points == 1 { "" } else { "s" };
            all.push(vec![
                format!("{} {points}p {have}/{needed} {hand}h", words.name(seat)),
                format!("{} {points} point{s}, {have}/{needed}, hand {hand}", words.name(seat)),
            ]);
        }
        all.extend((1..).zip(view.supply).map(|(age, n): (u8, u8)| vec![format!(" {age}:{n}")]));
        for what in &view.unclaimed {
            let name = what.to_string();
            all.push(vec![
                format!(" {name}"),
                format!(" {}{}", name[..1].to_uppercase(), &name[1..]),
            ]);
        }
        if matches!(view.stage, Stage::AwaitingAction | Stage::AwaitingChoice) {
            let turn =
                format!("Turn {}, {}, {} action", view.turns, words.name(view.turn), view.actions);
            all.push(vec![turn]);
        }
        all
    }

    #[test]
    fn twelve_rows_hold_all_that_is_needed_to_decide() {
        let (words, names) = (words("en"), names());
        let renderer = Renderer::plain(&words, Names(&names));
        let (mut seen, mut largest) = (0, 0);
        decisions(1, |state, seat| {
            let view = state.view(Viewer::Seat(seat));
            let text = State::picture_in(&view, state.seats(), &renderer, SMALL);
            assert!(text.lines().count() <= 12, "{text}");
            let bare = text.replace(['[', ']'], "");
            for ways in needed(&view, &renderer) {
                assert!(
                    ways.iter().any(|part| bare.contains(part)),
                    "{ways:?} is missing:\n{text}"
                );
            }
            let hand = view.seats[seat.index()].hand.cards.map_or(0, Cards::len);
            (seen, largest) = (seen + 1, largest.max(hand));
        });
        assert!(seen > 1_000 && largest >= 10, "{seen} decisions, hands up to {largest}");
    }

    #[test]
    fn no_line_is_too_wide_whatever_the_room_the_names_and_the_language() {
        let rooms = [(80, 12), (60, 8), (20, 3), (1, 0), (0, 0), (7, 40), (118, 30), (200, 60)];
        let wide = ["一", "二", "三", "四"].map(|letter| letter.repeat(12));
        let languages: Vec<Words> = LANGUAGES.iter().map(|language| words(language)).collect();
        decisions(11, |state, seat| {
            for words in &languages {
                let renderer = Renderer::plain(words, Names(&wide));
                for viewer in [Viewer::Seat(seat), Viewer::Spectator, Viewer::Omniscient] {
                    let view = state.view(viewer);
                    for (columns, rows) in rooms {
                        let room = Room { columns, rows, focus: &[] };
                        let text = State::picture_in(&view, state.seats(), &renderer, room);
                        let fits = |line: &str| kernel::columns(line) <= columns;
                        assert!(text.lines().all(fits), "{columns}x{rows}\n{text}");
                        let small = rows < 12 || columns < 80;
                        assert!(small || text.lines().count() <= rows, "{columns}x{rows}\n{text}");
                    }
                }
            }
        });
    }

    #[test]
    fn what_somebody_thinks_about_stands_in_brackets_and_colors_take_no_room() {
        let (words, called) = (words("en"), names());
        let bare = Renderer::plain(&words, Names(&called));
        let colored = Renderer { paint: Paint { on: true }, ..bare };
        decisions(5, |state, seat| {
            let view = state.view(Viewer::Seat(seat));
            for &m in state.legal(seat).iter() {
                let focus = state.label(Mover::Seat(seat), m).refs;
                let room = Room { focus: &focus, ..SMALL };
                let text = State::picture_in(&view, state.seats(), &bare, room);
                let own = &view.seats[seat.index()];
                let held = own.hand.cards.into_iter().chain(own.score.cards).flat_map(Cards::iter);
                let thought = |card: &Card| focus.contains(&Ref::Piece(names::id(*card)));
                for card in held.filter(thought) {
                    let title = words.render(&names::title(card), bare.reader);
                    let (age, title) = (card.age(), start(&title, 3));
                    let parts = [format!("[{age} {title}"), format!("[{age}{title}")];
                    assert!(parts.iter().any(|part| text.contains(part)), "{parts:?}\n{text}");
                }
                let lies = !matches!(&focus[..], [Ref::Choice(_)]);
                assert!(!lies || text.contains('['), "{focus:?}\n{text}");
                assert!(text.lines().count() <= 12, "{text}");
                let painted = State::picture_in(&view, state.seats(), &colored, room);
                assert_eq!(kernel::bare(&painted), text);
            }
        });
    }

    #[test]
    fn more_rows_show_the_cards_underneath() {
        let (words, names) = (words("en"), names());
        let renderer = Renderer::plain(&words, Names(&names));
        decisions(20, |state, seat| {
            let view = state.view(Viewer::Seat(seat));
            let room = Room { columns: 118, rows: 60, focus: &[] };
            let text = State::picture_in(&view, state.seats(), &renderer, room);
            let own = &view.seats[seat.index()];
            let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
            for card in own.board.iter().flat_map(|pile| &pile.cards) {
                let title = renderer.say(&names::title(*card));
                assert!(flat.contains(&title), "{title}\n{text}");
            }
        });
    }

    /// What seat 0 sees of a position.
    fn shown(seats: u8, position: &str, room: Room<'_>) -> String {
        let state = set_up(seats, position);
        let (words, names) = (words("en"), names());
        let renderer = Renderer::plain(&words, Names(&names));
        State::picture_in(&state.view(Viewer::Seat(Seat(0))), state.seats(), &renderer, room)
    }

    const FOUR: &str = "turn: 0 / board 0: red Oars, Archery; yellow Masonry, Agriculture right; \
        green The Wheel; blue Experimentation / board 1: red Fission; yellow Ecology; \
        green Satellites; blue Genetics; purple Services / board 2: purple Mysticism / \
        board 3: blue Tools / hand 0: Sailing, Pottery, Industrialization, Calendar, Canning / \
        hand 1: Clothing / score 1: Fermenting, Steam Engine";

    #[test]
    fn a_table_of_four_looks_like_this() {
        let room = Room { focus: &[Ref::piece("archery")], ..SMALL };
        let text = shown(4, FOUR, room);
        let table = "\
Turn 10, Ann, 2 actions left. Age 1 needs 5 points, top card 1+.
    >Ann 0p 0/4 5h     Ben 7p 0/4 1h      Cat 0p 0/4 0h      Dan 0p 0/4 0h
    [C6]W0L3B4F0K0     [C0]W0L4B5F0K6     [C3]W0L0B0F0K0     [C1]W0L0B2F0K0
red  1 [Archery] ×2     9 Fission          ·                  ·
yel  1 Agriculture →2   9 Ecology          ·                  ·
gre  1 The Wheel        9 Satellites       ·                  ·
blu  4 Experimentation  9 Genetics         ·                  1 Tools
pur  ·                  9 Services         1 Mysticism        ·
supply  1:4  2:7  3:9  4:8  5:8  6:7  7:9  8:9  9:4  10:10
free    1 2 3 4 5 6 7 8 9 Monument Empire World Wonder Universe
hand    red 6 Industrialization  yellow 6 Canning  green 1 Sailing
        blue 2 Calendar, 1 Pottery
";
        assert_eq!(text, table, "{text}");
    }

    #[test]
    fn a_table_of_two_looks_like_this() {
        let position = "turn: 0 / board 0: red Oars, Archery; yellow Masonry, Agriculture right; \
            green The Wheel; blue Experimentation / board 1: blue Genetics; purple Services / \
            hand 0: Sailing, Pottery / hand 1: Clothing / score 1: Fermenting, Steam Engine";
        let text = shown(2, position, Room { focus: &[Ref::piece("pottery")], ..SMALL });
        let table = "\
Turn 10, Ann, 2 actions left. Age 1 needs 5 points, top card 1+.
        >Ann 0 points, 0/6, hand 2          Ben 7 points, 0/6, hand 1
icons   C6 W0 L3 B4 F0 K0                   C0 W0 L3 B3 F0 K0
        C castle  W crown  L leaf  B bulb  F factory  K clock
red      1 Archery            C/B.C ×2       ·
yellow   1 Agriculture        ./LLL →2       ·
green    1 The Wheel          ./CCC          ·
blue     4 Experimentation    ./BBB          9 Genetics           B/BB.
purple   ·                                   9 Services           ./LLL
supply  1:6  2:8  3:9  4:8  5:8  6:9  7:9  8:9  9:7  10:10
free    1 2 3 4 5 6 7 8 9 Monument Empire World Wonder Universe
hand    green 1 Sailing  blue [1 Pottery]
";
        assert_eq!(text, table, "{text}");
    }

    #[test]
    fn a_large_hand_is_shortened() {
        let hand: Vec<Card> = Card::all().skip(30).take(22).collect();
        let titles = hand.iter().map(|card| card.name()).collect::<Vec<_>>().join(", ");
        let position = format!("turn: 0 / board 0: red Oars / hand 0: {titles}");
        for seats in 2..=4 {
            let text = shown(seats, &position, SMALL);
            assert_eq!(text.lines().count(), 12, "{text}");
            assert!(text.contains("\npur"), "every color is there: {text}");
            for card in &hand {
                let part = format!("{}{}", card.age(), start(card.name(), 3));
                assert!(text.contains(&part), "{part}\n{text}");
            }
        }
    }
}
