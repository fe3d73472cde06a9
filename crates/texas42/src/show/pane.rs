//! The table in a pane of a terminal.

use kernel::{Message, Ref, Renderer, Room, Seat, bare_columns, columns, folded};

use super::picture::{Drawing, NAME, marked};
use crate::bid::Bid;
use crate::seating::{SEATS, next, partner};
use crate::state::Phase;
use crate::tile::Tile;
use crate::view::{Call, View};

/// With fewer rows than this the hand and the trick come first, and the rest is scrolled to.
const ENOUGH: usize = 10;
/// With so many rows there is room for a line more or less.
const ROOMY: usize = 16;
/// The widths of names that are tried, until everything fits.
const NAMES: [usize; 3] = [NAME, 9, 6];

/// The table in so much room: with 80 columns and 12 rows everything that is needed to decide. With
/// more rows there are more of the tricks before, and the seats stand further apart.
pub(super) fn picture_in(view: &View, renderer: &Renderer<'_>, room: Room<'_>) -> String {
    let panes = NAMES
        .map(|names| Pane { drawing: Drawing { view, renderer, names, focus: room.focus }, room });
    let fits = |pane: &&Pane<'_>| {
        let lines = pane.lines();
        let low = lines.len() <= room.rows.max(ENOUGH);
        low && lines.iter().all(|line| bare_columns(line) <= room.columns)
    };
    let pane = panes.iter().find(fits).unwrap_or(&panes[NAMES.len() - 1]);
    let lines = pane.lines();
    let fitted = lines.iter().flat_map(|line| folded(line, room.columns));
    fitted.map(|line| line + "\n").collect()
}

/// The picture for one width of the names.
struct Pane<'a> {
    drawing: Drawing<'a>,
    room: Room<'a>,
}

impl Pane<'_> {
    fn lines(&self) -> Vec<String> {
        match self.room.rows < ENOUGH {
            true => self.what_matters_first(),
            false => self.whole_table(),
        }
    }

    /// The hand, the trick and the contract, then everything else.
    fn what_matters_first(&self) -> Vec<String> {
        let mut lines = self.hands();
        lines.extend(self.seats_in_line());
        lines.extend(self.contract());
        lines.extend(self.teams());
        lines.extend(self.auction());
        lines.extend(self.drawing.past_tricks());
        lines
    }

    /// The sides, the contract, the seats around the table, the tricks before and the hand, as
    /// large as the rows allow.
    fn whole_table(&self) -> Vec<String> {
        let mut above = self.teams();
        above.extend(self.auction());
        above.extend(self.contract());
        let hands = self.hands();
        let table = self.table(false);
        let mut spare = self.room.rows.saturating_sub(above.len() + table.len() + hands.len());
        let mut spend = |rows: usize| {
            let enough = spare >= rows;
            spare -= if enough { rows } else { 0 };
            enough
        };
        let last = spend(1);
        let blanks = [spend(1), spend(1)];
        if spend(1) {
            above.insert(0, self.drawing.heading());
        }
        let mut past = self.drawing.past_tricks();
        let shown = (1..past.len()).filter(|_| spend(1)).count() + usize::from(last);
        past.drain(..past.len().saturating_sub(shown));
        let table = if spend(3) { self.table(true) } else { table };
        let blank = |wanted: bool| wanted.then(String::new);
        let [before, after] = blanks.map(|wanted| blank(wanted && !table.is_empty()));
        above.into_iter().chain(before).chain(table).chain(after).chain(past).chain(hands).collect()
    }

    fn teams(&self) -> Vec<String> {
        let lines = [0, 1].map(|team| self.drawing.team_line(team));
        // What stands beside the board does not touch them.
        tightened(lines, self.room.columns.saturating_sub(1)).to_vec()
    }

    /// What was said in the auction, on two lines where one is too short and there are enough.
    /// While it lasts it stands at the seats.
    fn auction(&self) -> Vec<String> {
        let view = self.drawing.view;
        let around = view.phase == Phase::Bidding && self.room.rows >= ENOUGH;
        if view.calls.is_empty() || around {
            return vec![];
        }
        let calls: Vec<String> = view.calls.iter().map(|call| self.drawing.call(call)).collect();
        let head = format!("  {} ", self.drawing.word("picture-auction"));
        let whole = format!("{head}{}", calls.join(", "));
        if columns(&whole) <= self.room.columns || self.room.rows < ROOMY {
            return vec![whole];
        }
        let (first, rest) = calls.split_at(calls.len() / 2);
        let space = " ".repeat(columns(&head));
        vec![format!("{head}{},", first.join(", ")), space + &rest.join(", ")]
    }

    /// What is played and how it stands, on two lines where one is too short.
    fn contract(&self) -> Vec<String> {
        let Some(contract) = self.drawing.view.contract else { return vec![] };
        let head = format!("  {} ", self.drawing.word("picture-contract"));
        let played = format!("{head}{}", self.drawing.contract_of(contract));
        let aim = self.drawing.aim(contract);
        match bare_columns(&played) + 2 + bare_columns(&aim) <= self.room.columns {
            true => vec![format!("{played}. {aim}")],
            false => vec![played, " ".repeat(columns(&head)) + &aim],
        }
    }

    /// The hands that are seen, with what the mark on a tile means where there is room for it.
    fn hands(&self) -> Vec<String> {
        let mut lines = self.drawing.seen_hands();
        let counts = self.drawing.word("picture-counts");
        if let Some(line) = lines.first_mut()
            && bare_columns(line) + 3 + columns(&counts) <= self.room.columns
        {
            *line += &format!("   {}", self.drawing.renderer.paint.dim(&counts));
        }
        lines
    }

    /// The four seats around the trick, the viewer at the bottom. In a high table what a seat did
    /// stands between it and the middle.
    fn table(&self, high: bool) -> Vec<String> {
        let view = self.drawing.view;
        if view.deal.is_none() {
            return vec![];
        }
        let bottom = view.viewer.seat().unwrap_or(Seat(0));
        let (left, top, right) = (next(bottom), partner(bottom), next(partner(bottom)));
        let label = |seat| self.drawing.label(seat);
        let did = |seat| self.did(seat);
        let both = |left, middle, right| self.row([left, middle, right]);
        let alone = |text| self.row([String::new(), text, String::new()]);
        let sides = both(label(left), String::new(), label(right));
        if !high {
            let beside = |seat| alone(format!("{}  {}", label(seat), did(seat)));
            let middle = both(did(left), self.standing(), did(right));
            return vec![beside(top), sides, middle, beside(bottom)];
        }
        vec![
            alone(label(top)),
            alone(did(top)),
            sides,
            both(did(left), self.standing(), did(right)),
            String::new(),
            alone(did(bottom)),
            alone(label(bottom)),
        ]
    }

    /// Three texts, each in the middle of its part of the line.
    fn row(&self, texts: [String; 3]) -> String {
        let mut line = String::new();
        for (n, text) in (1..).zip(texts).filter(|(_, text)| !text.is_empty()) {
            let start = (self.room.columns * n / 4).saturating_sub(bare_columns(&text) / 2);
            let least = if line.is_empty() { 0 } else { 2 };
            line += &" ".repeat(start.saturating_sub(bare_columns(&line)).max(least));
            line += &text;
        }
        line
    }

    /// The seats in the order in which they play, each on its line.
    fn seats_in_line(&self) -> Vec<String> {
        let view = self.drawing.view;
        if view.deal.is_none() {
            return vec![];
        }
        let first = view.trick.first().map(|play| play.seat).or(view.turn).unwrap_or(Seat(0));
        let around = std::iter::successors(Some(first), |&seat| Some(next(seat))).take(SEATS);
        let line = |seat| format!("  {}  {}", self.drawing.label(seat), self.did(seat));
        let standing = Some(self.standing()).filter(|text| !text.is_empty());
        let standing = standing.map(|text| format!("  {text}"));
        around.map(line).chain(standing).collect()
    }

    /// The suit that the trick calls for, and who takes it as it lies.
    fn standing(&self) -> String {
        let view = self.drawing.view;
        let Some(ahead) = view.winning else { return String::new() };
        let message = match view.lead_suit {
            Some(suit) => Message::new("picture-led-ahead").with("suit", suit.word()),
            None => Message::new("picture-ahead"),
        };
        self.drawing.say(message.with("name", self.drawing.name(ahead)))
    }

    /// What a seat said in the auction or played to the trick, or in brackets what it thinks about.
    fn did(&self, seat: Seat) -> String {
        let view = self.drawing.view;
        let call = view.calls.iter().find(|call| call.seat == seat);
        let played = view.trick.iter().position(|play| play.seat == seat);
        let text = match (call, played) {
            (Some(call), _) if view.phase == Phase::Bidding => self.said(call),
            (_, Some(n)) => self.played(n),
            _ => return self.thought(seat).unwrap_or_else(|| "·".to_owned()),
        };
        self.drawing.renderer.paint.bold(&text)
    }

    fn said(&self, call: &Call) -> String {
        match call.bid {
            None => self.drawing.word("picture-passes"),
            Some(bid) => self.drawing.say(bid.message()),
        }
    }

    fn played(&self, n: usize) -> String {
        let play = &self.drawing.view.trick[n];
        let tile = match play.small {
            true => self.drawing.shown(play),
            false => marked(play.tile),
        };
        match n {
            0 => format!("{tile} {}", self.drawing.word("picture-led")),
            _ => tile,
        }
    }

    /// The tile or the bid that the seat to move has picked out, in brackets.
    fn thought(&self, seat: Seat) -> Option<String> {
        let drawing = &self.drawing;
        if drawing.view.turn != Some(seat) {
            return None;
        }
        let text = match Tile::all().find(|&tile| drawing.thought_about(tile)) {
            Some(tile) => marked(tile),
            None => drawing.focus.iter().find_map(|thing| self.bid_of(thing))?,
        };
        Some(drawing.renderer.paint.bold(&format!("[{text}]")))
    }

    /// The words of a bid that can be picked.
    fn bid_of(&self, thing: &Ref) -> Option<String> {
        let Ref::Choice(key) = thing else { return None };
        if key == "pass" {
            return Some(self.drawing.word("picture-passes"));
        }
        let bid: Bid = key.strip_prefix("bid-")?.replace('-', " ").parse().ok()?;
        Some(self.drawing.say(bid.message()))
    }
}

/// Two lines without blanks that both have in the same place and can do without, until they fit.
fn tightened(lines: [String; 2], most: usize) -> [String; 2] {
    let mut lines = lines.map(|line| line.trim_end().chars().collect::<Vec<char>>());
    let text = |line: &Vec<char>| line.iter().collect::<String>();
    while lines.iter().any(|line| bare_columns(&text(line)) > most) {
        let blank = |line: &Vec<char>, n: usize| {
            (n..n + 3).all(|n| line.get(n).is_none_or(|letter| *letter == ' '))
        };
        let last = lines.iter().map(Vec::len).max().unwrap_or(0).saturating_sub(3);
        let Some(n) = (0..=last).find(|&n| lines.iter().all(|line| blank(line, n))) else { break };
        for line in lines.iter_mut().filter(|line| n < line.len()) {
            line.remove(n);
        }
    }
    lines.map(|line| text(&line))
}

#[cfg(test)]
mod tests {
    use kernel::words::LANGUAGES;
    use kernel::{Game as _, Mover, Names, Paint, Secrets as _, Setup, Show as _, Viewer, Words};
    use kernel::{SeatSet, random_walk};

    use super::*;
    use crate::state::State;

    const SMALL: Room<'_> = Room { columns: 80, rows: 12, focus: &[] };

    fn words(language: &str) -> Words {
        Words::new(language, State::words(language).iter().copied())
    }

    fn names(of: [&str; 4]) -> [String; 4] {
        of.map(String::from)
    }

    fn wide() -> [String; 4] {
        ["一", "二", "三", "四"].map(|letter| letter.repeat(12))
    }

    /// Shows every decision of random games at tables of many sorts, with who decides.
    fn decisions(mut visit: impl FnMut(&State, Seat)) {
        for (seed, preset) in (1..).zip(["straight", "house", "lechner", "points", "harper"]) {
            let setup = Setup::default().set("preset", preset).set("early_end", "off");
            let state = State::new(&setup).expect("the table opens");
            random_walk(state, seed, 120, |state, _| {
                let to_move: SeatSet = state.to_move().seats();
                to_move.iter().for_each(|seat| visit(state, seat));
            });
        }
    }

    /// What must be read somewhere, worked out from the view alone.
    fn needed(view: &View, renderer: &Renderer<'_>) -> Vec<String> {
        let seat = view.viewer.seat().expect("a seat decides");
        let hand = view.hands[seat.index()].tiles.expect("a seat sees its hand");
        let mut all: Vec<String> = hand.iter().map(|tile| format!(" {}", marked(tile))).collect();
        all.extend(view.trick.iter().map(|play| play.tile.to_string()));
        let last = view.tricks.last().into_iter().flat_map(|trick| &trick.plays);
        all.extend(last.map(|play| play.tile.to_string()));
        for team in 0..2 {
            all.push(format!("{} of {} ", view.score[team], view.target));
            if view.contract.is_some_and(|contract| contract.declaration.is_some()) {
                let tricks = view.tricks_won[team];
                let s = if tricks == 1 { "" } else { "s" };
                all.push(format!("{} point", view.points[team]));
                all.push(format!(", {tricks} trick{s}"));
            }
        }
        for seat in Seat::all(SEATS) {
            let name = renderer.name(seat);
            all.push(format!("{name} ({})", view.hands[seat.index()].size));
        }
        let name = |seat: Seat| renderer.name(seat);
        all.extend(view.turn.map(|turn| format!("> {} (", name(turn))));
        all.extend(view.dealer.map(|_| "shaker".to_owned()));
        for call in &view.calls {
            all.push(call.bid.map_or("pass".to_owned(), |bid| renderer.say(&bid.message())));
        }
        if let Some(contract) = view.contract {
            let (bidder, bid) = (name(contract.bidder), renderer.say(&contract.bid.message()));
            all.push(format!("Contract: {bidder}, {bid}, "));
            all.extend(contract.declaration.map(|named| renderer.word(named.key())));
            if let (Some(sets), false) = (contract.sets, contract.bid.is_all()) {
                all.push(format!("of {} points; ", contract.needs));
                all.push(format!("of the {sets} that set it"));
            }
        }
        all
    }

    #[test]
    fn twelve_rows_hold_all_that_is_needed_to_decide() {
        let (words, names) = (words("en"), names(["Ann", "Bo", "Cy", "Di"]));
        let renderer = Renderer::plain(&words, Names(&names));
        let mut seen = 0;
        decisions(|state, seat| {
            let view = state.view(Viewer::Seat(seat));
            let text = State::picture_in(&view, SEATS, &renderer, SMALL);
            assert!(text.lines().count() <= 12, "{text}");
            for part in needed(&view, &renderer) {
                assert!(text.contains(&part), "`{part}` is missing:\n{text}");
            }
            seen += 1;
        });
        assert!(seen > 300, "{seen} decisions");
    }

    #[test]
    fn names_can_be_told_apart_in_the_pane_of_a_large_screen_and_of_a_small_one() {
        let (words, names) = (words("en"), names(["You", "Casual 2", "Casual 3", "Casual 4"]));
        let renderer = Renderer::plain(&words, Names(&names));
        let pairs = ["You & Casual 3 ", "Casual 2 & Casual 4 "];
        let rooms = [(72, 36, ["Casual 2 (", "Casual 3 ("]), (60, 8, [" 2 (", " 3 ("])];
        decisions(|state, seat| {
            let view = state.view(Viewer::Seat(seat));
            for (columns, rows, called) in rooms {
                let room = Room { columns, rows, focus: &[] };
                let text = State::picture_in(&view, SEATS, &renderer, room);
                let pairs = pairs.iter().filter(|_| columns > 70);
                for name in called.iter().chain(pairs) {
                    assert!(text.contains(name), "`{name}` at {columns}:\n{text}");
                }
            }
        });
    }

    #[test]
    fn no_line_is_too_wide_whatever_the_room_the_names_and_the_language() {
        let rooms = [(80, 12), (60, 8), (20, 3), (1, 0), (0, 0), (7, 40), (118, 30), (200, 60)];
        let wide = wide();
        let languages = LANGUAGES.iter().map(|language| words(language)).collect::<Vec<_>>();
        decisions(|state, seat| {
            for words in &languages {
                let renderer = Renderer::plain(words, Names(&wide));
                for viewer in [Viewer::Seat(seat), Viewer::Spectator, Viewer::Omniscient] {
                    let view = state.view(viewer);
                    for (columns, rows) in rooms {
                        let room = Room { columns, rows, focus: &[] };
                        let text = State::picture_in(&view, SEATS, &renderer, room);
                        let fits = |line: &str| kernel::columns(line) <= columns;
                        assert!(text.lines().all(fits), "{columns}x{rows}\n{text}");
                        let small = rows < 12 || columns < 80 || viewer == Viewer::Omniscient;
                        assert!(small || text.lines().count() <= rows, "{columns}x{rows}\n{text}");
                    }
                }
            }
        });
    }

    #[test]
    fn colors_take_no_room_and_say_nothing_alone() {
        let (words, names) = (words("en"), names(["Ann", "Bo", "Cy", "Di"]));
        let bare = Renderer::plain(&words, Names(&names));
        let painted = Renderer { paint: Paint { on: true }, ..bare };
        decisions(|state, seat| {
            let view = state.view(Viewer::Seat(seat));
            let legal = state.legal(seat);
            let focus = state.label(Mover::Seat(seat), legal[0]).refs;
            for (columns, rows) in [(80, 12), (60, 8), (118, 30)] {
                let room = Room { columns, rows, focus: &focus };
                let text = State::picture_in(&view, SEATS, &painted, room);
                assert_eq!(kernel::bare(&text), State::picture_in(&view, SEATS, &bare, room));
            }
        });
    }

    #[test]
    fn what_somebody_thinks_about_stands_in_brackets() {
        let (words, names) = (words("en"), names(["Ann", "Bo", "Cy", "Di"]));
        let renderer = Renderer::plain(&words, Names(&names));
        decisions(|state, seat| {
            let view = state.view(Viewer::Seat(seat));
            for &m in state.legal(seat).iter() {
                let mover = Mover::Seat(seat);
                let focus = state.label(mover, m).refs;
                let room = Room { focus: &focus, ..SMALL };
                let text = State::picture_in(&view, SEATS, &renderer, room);
                assert!(text.contains('[') && text.contains(']'), "{m:?}\n{text}");
                assert!(text.lines().count() <= 12, "{text}");
            }
        });
    }

    #[test]
    fn more_rows_show_every_trick() {
        let (words, names) = (words("en"), names(["Ann", "Bo", "Cy", "Di"]));
        let renderer = Renderer::plain(&words, Names(&names));
        decisions(|state, seat| {
            let view = state.view(Viewer::Seat(seat));
            let room = Room { columns: 76, rows: 34, focus: &[] };
            let text = State::picture_in(&view, SEATS, &renderer, room);
            for play in view.tricks.iter().flat_map(|trick| &trick.plays) {
                assert!(text.contains(&play.tile.to_string()), "{}\n{text}", play.tile);
            }
            assert!(text.starts_with("Texas 42, deal ") && text.lines().count() <= 34, "{text}");
        });
    }

    fn shown(position: &str, room: Room<'_>) -> String {
        let setup = Setup { position: Some(position.to_owned()), ..Setup::default() };
        let state = State::new(&setup).expect("the position can be");
        let (words, names) = (words("en"), names(["Ann", "Bo", "Cy", "Di"]));
        let seat = state.to_move().seats().iter().next().expect("a seat is to move");
        let renderer = Renderer::plain(&words, Names(&names));
        State::picture_in(&state.view(Viewer::Seat(seat)), SEATS, &renderer, room)
    }

    const PLAYING: &str = "marks: 3 1\nbids: 31 pass pass pass\ndeclared: fours\n\
        tricks: 4-4 4-1 4-2 6-4\ntrick: 6-6 6-5\nhand 2: 1-1 5-5 6-3 3-2 2-0 0-0";

    #[test]
    fn a_trick_looks_like_this() {
        let text = shown(PLAYING, Room { focus: &[Ref::piece("6-3")], ..SMALL });
        let table = "  \
  Ann & Cy                     3 of 7 marks  A          16 points, 1 trick
  Bo & Di                      1 of 7 marks  /           0 points, 0 tricks
  Auction: Ann 31, Bo pass, Cy pass, Di pass
  Contract: Ann, 31, fours. 16 of 31 points; 0 of the 12 that set it.

                             Ann (5) bidder  6-6 led
              Di (6) shaker                              Bo (5)
                    ·         sixes led, Ann ahead         6-5
                                 > Cy (6)  [6-3]

  1. Ann led 4-4 4-1 4-2 6-4: Ann +16
  You hold: [6-3]  5-5*  3-2*  2-0  1-1  0-0   (* counts 5 or 10)
";
        assert_eq!(text, table, "{text}");
    }

    #[test]
    fn an_auction_looks_like_this() {
        let bidding = "marks: 3 1\nbids: 31 pass\nhand 2: 6-6 6-5 6-4 6-1 4-2 5-5 0-0";
        let text = shown(bidding, Room { focus: &[Ref::choice("bid-1-mark")], ..SMALL });
        let table = "\
Texas 42, deal 1, shaken by Di
  Ann & Cy                     3 of 7 marks  A
  Bo & Di                      1 of 7 marks  /

                                   Ann (7)  31
              Di (7) shaker                              Bo (7)
                    ·                                     pass
                               > Cy (7)  [1 mark]

  You hold: 6-6 6-5 6-4* 6-1  5-5*  4-2  0-0   (* counts 5 or 10)
";
        assert_eq!(text, table, "{text}");
    }
}
