//! Whole games of all four, drawn at every decision as somebody at a terminal sees them.

use kernel::{Message, Paint, Seat, ToMove, Viewer};
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;
use serde_json::Value;
use table::message::{Command, Request};
use table::{AnyTable, EntryId, Player};

use super::draw;
use super::panes::{Asked, Panes};
use crate::listing::Listing;
use crate::sheets::Sheets;
use crate::stage::TableStage;
use crate::words::Texts;

const YOU: Seat = Seat(0);

/// A game that plays itself, and what seat 0 has been told.
struct Played {
    table: Box<dyn AnyTable>,
    texts: Texts,
    sheets: Sheets,
    /// The newest entry when seat 0 moved last.
    moved: EntryId,
    random: u64,
}

impl Played {
    fn new(game: &str, seats: usize, seed: u64) -> Played {
        let kinds: Vec<&str> =
            ["human"].into_iter().chain(std::iter::repeat("random")).take(seats).collect();
        let setup = kernel::Setup { seats: Some(seats as u8), ..kernel::Setup::default() };
        let table = shelf::open(game, &setup, seed, Player::seated(&kinds)).unwrap();
        let texts = Texts::for_players(&*table, Paint::PLAIN);
        let sheets = Sheets::of(table.info(), table.catalogue());
        Played { table, texts, sheets, moved: 0, random: seed }
    }

    fn below(&mut self, n: usize) -> usize {
        self.random = self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.random >> 33) as usize % n
    }

    /// Goes on to the next decision of seat 0; nothing when the game is over.
    fn next(&mut self) -> Option<()> {
        loop {
            self.table.advance();
            let seat = match self.table.to_move() {
                ToMove::Over => return None,
                to_move => to_move.seats().lowest().expect("chance has moved"),
            };
            if self.table.to_move().seats().has(YOU) {
                return Some(());
            }
            self.play(seat);
        }
    }

    fn play(&mut self, seat: Seat) {
        let offers = self.table.offers(Viewer::Seat(seat));
        let n = self.below(offers.len());
        let request = Request::Move(offers[n].notation.clone());
        let command = Command { id: None, seat, at: self.table.at(), request };
        assert_eq!(self.table.handle(&command).error, None);
        if seat == YOU {
            self.moved = self.table.at();
        }
    }

    /// What happened since the last move of seat 0, entry by entry.
    fn news(&self) -> Vec<Vec<String>> {
        let lines = self.table.lines(Viewer::Seat(YOU), self.moved.saturating_sub(1));
        let said = |messages: &[Message]| messages.iter().map(|m| self.texts.say(m)).collect();
        let news: Vec<Vec<String>> = lines.iter().map(|line| said(&line.messages)).collect();
        news.into_iter().filter(|said| !said.is_empty()).collect()
    }

    /// The screen of seat 0.
    fn screen(&self, width: u16, height: u16, pick: usize) -> Screen {
        let mut stage = TableStage {
            table: &*self.table,
            viewer: Viewer::Seat(YOU),
            seat: Some(YOU),
            texts: &self.texts,
            sheets: &self.sheets,
            turn: "Your move".to_owned(),
            at: None,
        };
        let offers = self.table.offers(Viewer::Seat(YOU));
        let list = Listing::new(&offers, &self.sheets, &self.texts);
        let question = self.table.question(Viewer::Seat(YOU)).map(|q| self.texts.say(&q));
        let mut panes = Panes { news: self.news(), ..Panes::default() };
        panes.ask(Asked::Move, question.as_deref().unwrap_or("Your move"), list.choices());
        panes.moves.pick(pick % offers.len());
        panes.look(Rect { x: 0, y: 0, width, height }, &mut stage);
        let mut terminal = ratatui::Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| draw::draw(frame, &mut panes, false)).unwrap();
        let buffer = terminal.backend().buffer();
        let cell = |x, y| buffer[(x, y)].symbol().to_owned();
        let rows: Vec<Vec<String>> =
            (0..height).map(|y| (0..width).map(|x| cell(x, y)).collect()).collect();
        Screen { rows, panes }
    }

    /// The name of the seat with this number.
    fn name(&self, seat: &Value) -> String {
        let seat = u8::try_from(seat.as_u64().expect("a seat")).expect("a seat");
        self.texts.renderer().name(Seat(seat)).to_owned()
    }

    fn view(&self) -> Value {
        let past = self.table.shown(self.table.tip(), Viewer::Seat(YOU)).unwrap();
        serde_json::from_str(past.view.text()).unwrap()
    }
}

/// A screen as it was drawn.
struct Screen {
    rows: Vec<Vec<String>>,
    panes: Panes,
}

impl Screen {
    /// The text of a pane with single spaces between words.
    fn pane(&self, area: Rect) -> String {
        let row = |y: u16| {
            let (from, to) = (usize::from(area.left()), usize::from(area.right()));
            self.rows[usize::from(y)][from..to].concat()
        };
        let rows: Vec<String> = (area.top()..area.bottom()).map(row).collect();
        rows.join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn board(&self) -> String {
        self.pane(self.panes.layout.board)
    }

    fn text(&self) -> String {
        self.rows.iter().map(|row| row.concat() + "\n").collect()
    }

    /// The rows of the board as they are, without the brackets around what is picked out.
    fn rows_of_board(&self) -> Vec<String> {
        let area = self.panes.layout.board;
        let row = |y: u16| {
            let (from, to) = (usize::from(area.left()), usize::from(area.right()));
            self.rows[usize::from(y)][from..to].concat().replace(['[', ']'], "")
        };
        (area.top()..area.bottom()).map(row).collect()
    }

    #[track_caller]
    fn has(&self, what: &str, wanted: &str) {
        assert!(self.board().contains(wanted), "{what} `{wanted}` is not seen:\n{}", self.text());
    }

    /// One of these is on the board.
    #[track_caller]
    fn has_any(&self, what: &str, wanted: &[String]) {
        let board = self.board();
        let seen = wanted.iter().any(|one| board.contains(one));
        assert!(seen, "{what} {wanted:?} is not seen:\n{}", self.text());
    }

    /// These stand one after another in a row of the board that begins like this.
    #[track_caller]
    fn has_row(&self, start: &str, wanted: &[Vec<String>]) {
        let rows = self.rows_of_board();
        let seen = rows.iter().any(|row| row.starts_with(start) && in_order(row, wanted));
        assert!(seen, "`{start}` {wanted:?} is not seen:\n{}", self.text());
    }
}

/// Whether a row has one of each of these, in this order.
fn in_order(row: &str, wanted: &[Vec<String>]) -> bool {
    let mut rest = row;
    wanted.iter().all(|ways| {
        let ends = ways.iter().filter_map(|way| Some(rest.find(way.as_str())? + way.len()));
        let end = ends.min();
        rest = &rest[end.unwrap_or(0)..];
        end.is_some()
    })
}

/// A number of a view as it is written.
fn number(value: &Value) -> String {
    value.to_string()
}

/// What a list of a view holds.
fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// How a text begins.
fn start(text: &str, letters: usize) -> String {
    text.chars().take(letters).collect()
}

/// The question is there whole, or as much of it as the screen is wide; and what happened is: all
/// of it, or how each entry began, or as much as fits with how much is above.
fn question_and_news(played: &Played, screen: &Screen) {
    let layout = screen.panes.layout;
    let question = screen.panes.question.split_whitespace().collect::<Vec<_>>().join(" ");
    let shown = screen.pane(layout.question);
    assert!(question.starts_with(&shown) && !shown.is_empty(), "{question}:\n{}", screen.text());
    let news = screen.pane(layout.news);
    let head = |said: &Vec<String>| said[0].split_whitespace().collect::<Vec<_>>().join(" ");
    let all = played.news().iter().map(head).all(|head| news.contains(&head));
    let last = played.news().last().map(head).unwrap_or_default();
    let end: String = last.chars().rev().take(12).collect::<Vec<_>>().into_iter().rev().collect();
    let seen = all || (news.contains("more above") && screen_has_end(&news, played, &end));
    assert!(seen, "{:?}\n{}", played.news(), screen.text());
}

/// Whether the pane shows what happened last.
fn screen_has_end(news: &str, played: &Played, end: &str) -> bool {
    let whole = played.news().last().map(|said| said.join(" ")).unwrap_or_default();
    let whole = whole.split_whitespace().collect::<Vec<_>>().join(" ");
    let tail: String = whole.chars().skip(whole.chars().count().saturating_sub(12)).collect();
    news.contains(&tail) || news.contains(end)
}

/// Plays a whole game. At every decision the screen is drawn at three sizes, and at all but the
/// smallest `needed` checks what is needed to decide.
fn plays(game: &str, seats: usize, seed: u64, needed: impl Fn(&Value, &Played, &Screen)) -> u32 {
    let mut played = Played::new(game, seats, seed);
    let mut decisions = 0;
    while played.next().is_some() {
        decisions += 1;
        let pick = played.below(1000);
        for (width, height) in [(80, 24), (120, 40), (60, 20)] {
            let screen = played.screen(width, height, pick);
            question_and_news(&played, &screen);
            if width >= 80 {
                needed(&played.view(), &played, &screen);
            }
        }
        played.play(YOU);
    }
    decisions
}

fn texts(value: &Value) -> Vec<String> {
    let list = value.as_array().into_iter().flatten();
    list.filter_map(|one| one.as_str().map(str::to_owned)).collect()
}

#[test]
fn texas_42_shows_hand_trick_contract_and_score() {
    let decisions: u32 = (1..=4).map(|seed| plays("texas-42", 4, seed, texas_42_needs)).sum();
    assert!(decisions > 40, "{decisions}");
}

fn texas_42_needs(view: &Value, played: &Played, screen: &Screen) {
    let name = |seat: &Value| played.name(seat);
    for tile in texts(&view["hands"][0]["tiles"]) {
        screen.has("a tile of the hand", &tile);
    }
    for play in list(&view["trick"]) {
        screen.has("a tile of the trick", play["tile"].as_str().unwrap());
    }
    let contract = &view["contract"];
    if let Some(bid) = contract["bid"].as_str() {
        screen.has("the contract", &format!("Contract: {}, {bid}", name(&contract["bidder"])));
        let needs = number(&contract["needs"]);
        let of = format!("of {needs} points");
        screen.has("what is needed", if needs == "42" { "every trick" } else { &of });
    }
    let declared = contract["declaration"].as_str();
    if let Some(trumps) = declared {
        screen.has("trumps", &trumps.replace('_', " "));
    }
    for side in 0..2 {
        let team = format!("{} & ", name(&Value::from(side)));
        let score = format!("{} of {} marks", number(&view["score"][side]), view["target"]);
        let points = format!(" {} point", number(&view["points"][side]));
        let wanted = [vec![score], vec![if declared.is_some() { points } else { String::new() }]];
        screen.has_row(&format!("  {team}"), &wanted);
    }
    for call in list(&view["calls"]) {
        let bid = call["bid"].as_str().unwrap_or("pass");
        let bidding = view["phase"] == "bidding";
        let said = format!("{} {bid}", name(&call["seat"]));
        // While bids are made they stand at the seats.
        screen.has("a call", if bidding { bid } else { &said });
    }
}

#[test]
fn innovation_shows_boards_icons_scores_and_hand() {
    for seats in [2, 4] {
        let decisions = plays("innovation", seats, 5, innovation_needs);
        assert!(decisions > 10, "{decisions}");
    }
}

fn innovation_needs(view: &Value, played: &Played, screen: &Screen) {
    let seats = || list(&view["seats"]);
    let needed = &view["needed"];
    let stands = seats().map(|seat| {
        let hand: u64 = list(&seat["hand"]["backs"]).filter_map(Value::as_u64).sum();
        let (points, have) = (number(&seat["points"]), number(&seat["together"]));
        let s = if points == "1" { "" } else { "s" };
        vec![
            format!(" {points}p {have}/{needed} {hand}h"),
            format!(" {points} point{s}, {have}/{needed}, hand {hand}"),
        ]
    });
    screen.has_row(" ", &stands.collect::<Vec<_>>());
    let icons = seats().map(|seat| {
        let icons = ["castle", "crown", "leaf", "lightbulb", "factory", "clock"];
        let count = |icon: &str| seat["icons"][icon].as_u64().unwrap_or(0);
        let counts: Vec<String> =
            icons.iter().zip("CWLBFK".chars()).map(|(i, c)| format!("{c}{}", count(i))).collect();
        vec![counts.join(" "), counts.concat()]
    });
    screen.has_row("", &icons.collect::<Vec<_>>());
    for color in ["red", "yellow", "green", "blue", "purple"] {
        let piles = seats().filter_map(|seat| {
            let pile = list(&seat["board"]).find(|pile| pile["color"] == color)?;
            let top = texts(&pile["cards"]).pop()?;
            // Four seats leave little room for a title.
            let sign = match pile["splay"].as_str()? {
                "left" => "\u{2190}",
                "right" => "\u{2192}",
                "up" => "\u{2191}",
                _ => "\u{d7}",
            };
            let lies = match pile["covered"].as_u64().unwrap_or(0) {
                0 => String::new(),
                n => format!(" {sign}{}", n + 1),
            };
            Some([vec![start(&top, 6)], vec![lies]])
        });
        let piles: Vec<Vec<String>> = piles.flatten().collect();
        if !piles.is_empty() {
            screen.has_row(&start(color, 3), &piles);
        }
    }
    for card in texts(&view["seats"][0]["hand"]["cards"]) {
        screen.has("a card of the hand", &start(&card, 3));
    }
    let supply = list(&view["supply"]).enumerate().map(|(n, left)| format!(" {}:{left}", n + 1));
    screen.has_row("supply", &supply.map(|pile| vec![pile]).collect::<Vec<_>>());
    let free = list(&view["unclaimed"]).map(|what| {
        let special =
            what["special"].as_str().map(|name| played.texts.word(format!("achievement-{name}")));
        vec![special.unwrap_or_else(|| number(&what["age"]))]
    });
    screen.has_row("free", &free.collect::<Vec<_>>());
    if let Some(age) = list(&view["unclaimed"]).find_map(|what| what["age"].as_u64()) {
        screen.has("what is needed", &format!("Age {age} needs {} points", 5 * age));
    }
    texts_are_at_hand(played, screen);
}

/// What the cards say that a move touches stands beside the moves, or how much of it there is room
/// for.
fn texts_are_at_hand(played: &Played, screen: &Screen) {
    let panes = &screen.panes;
    let picked = panes.moves.picked().expect("a move is picked out");
    let cards = picked.refs.iter().filter_map(|thing| match thing {
        kernel::Ref::Piece(id) => played.sheets.find(id),
        _ => None,
    });
    for card in cards {
        let title = played.texts.say(&card.title);
        let told = panes.about.iter().any(|line| line.contains(&title));
        assert!(told, "`{title}` in {:?}\n{}", panes.about, screen.text());
        let shown = screen.pane(panes.layout.about);
        let first = start(panes.about.first().map_or("", String::as_str), 12);
        assert!(shown.contains(&first), "{first}\n{}", screen.text());
    }
}

#[test]
fn skirmish_shows_units_powers_control_and_hand() {
    let decisions: u32 = (3..=5).map(|seed| plays("skirmish", 2, seed, skirmish_needs)).sum();
    assert!(decisions > 15, "{decisions}");
}

fn skirmish_needs(view: &Value, played: &Played, screen: &Screen) {
    let title = |card: &str| {
        let sheet = played.sheets.find(card).expect("a sheet");
        played.texts.say(&sheet.title)
    };
    if view["stage"] == "playing" {
        let lanes = Lanes::of(screen);
        for (n, terrain) in list(&view["terrains"]).enumerate() {
            if let Some(seat) = terrain["controller"].as_u64() {
                let arrow = if seat == 0 { "v" } else { "^" };
                let lane = lanes.lane(&lanes.heads, n);
                let points = number(&terrain["points"]);
                let short = lane.contains(&format!("{arrow}{points}"));
                let long =
                    lane.contains(&format!("{arrow} ")) && lane.trim_end().ends_with(&points);
                assert!(short || long, "who controls {n}: {lane}\n{}", screen.text());
            }
            for (side, slot) in list(&terrain["slots"]).enumerate() {
                let lane = lanes.lane(&lanes.sides[side], n);
                let card = slot["unit"]["card"].as_str().map(title);
                for wanted in slot_needs(slot, card.as_deref()) {
                    let seen = wanted.iter().any(|way| lane.contains(way));
                    assert!(seen, "{wanted:?} of {lane}\n{}", screen.text());
                }
            }
        }
    }
    for card in texts(&view["seats"][0]["hand"]) {
        let title = title(&card);
        screen.has("a card of the hand", &start(title.split(' ').next().unwrap_or_default(), 5));
    }
    for (n, seat) in list(&view["seats"]).enumerate() {
        let graveyard = list(&seat["graveyard"]).count().to_string();
        let counts = ["wins", "standing", "hand_size", "deck_size"].map(|what| number(&seat[what]));
        let [wins, points, hand, deck] = &counts;
        let done = if seat["done"] == true { " DONE" } else { "" };
        let charges = seat["charges"].as_u64().filter(|n| *n > 0);
        let charges = charges.map_or(String::new(), |n| format!("{n}/"));
        let table = [format!(" {wins} {points} {hand} {deck} {graveyard}{done}")];
        let words = format!("points: {points}");
        let board = screen.board();
        let from = board.find(&format!("P{n} ")).expect("the side");
        let side: String = board[from..].chars().take(150).collect();
        let told =
            [format!("hand: {hand}"), format!("deck: {deck}"), format!("graveyard: {graveyard}")];
        let in_words = side.contains(&words)
            && side.contains(&format!("wins of 2: {wins}"))
            && told.iter().all(|what| side.contains(what))
            && side.contains(done.trim());
        assert!(side.contains(&table[0]) || in_words, "{table:?}, {words}\n{}", screen.text());
        assert!(side.contains(&charges), "{charges}\n{}", screen.text());
    }
}

/// What must be read of a slot in its lane.
fn slot_needs(slot: &Value, title: Option<&str>) -> Vec<Vec<String>> {
    let n = |value: &Value| value.as_i64().unwrap_or(0);
    let mut all = Vec::new();
    let modifier = n(&slot["modifier"]);
    all.extend((modifier != 0).then(|| vec![format!("{modifier:+}")]));
    all.extend((slot["locked"] == true).then(|| vec!["locked".to_owned(), "#".to_owned()]));
    let forts = n(&slot["forts"]);
    all.extend((forts > 0).then(|| vec![format!("fortified {forts}"), format!("f{forts}")]));
    let Some(title) = title else { return all };
    let unit = &slot["unit"];
    let (power, apart) = (n(&unit["power"]), n(&unit["power"]) - n(&unit["printed"]));
    all.push(vec![start(title, 6)]);
    all.push(match apart {
        0 => vec![format!(" {power} ")],
        1.. => vec![format!(" {power} ({apart:+})"), format!(" {power}+")],
        _ => vec![format!(" {power} ({apart:+})"), format!(" {power}-")],
    });
    let shield = n(&unit["shield"]);
    all.extend((shield > 0).then(|| vec![format!("shield {shield}"), format!("s{shield}")]));
    all
}

/// The lanes of a board of Skirmish.
struct Lanes {
    /// The column where each begins.
    columns: Vec<usize>,
    /// The rows with their names and who controls them.
    heads: Vec<String>,
    /// The rows of each side.
    sides: [Vec<String>; 2],
}

impl Lanes {
    fn of(screen: &Screen) -> Lanes {
        let area = screen.panes.layout.board;
        let row = |y: u16| screen.rows[usize::from(y)][..usize::from(area.right())].concat();
        let rows: Vec<String> = (area.top()..area.bottom()).map(row).collect();
        let head = rows.iter().position(|row| row.contains("T0 ") && row.contains("T4 "));
        let head = head.unwrap_or_else(|| panic!("no lanes\n{}", screen.text()));
        let side = |n: usize| rows.iter().position(|row| row.starts_with(&format!("P{n}")));
        let [own, other] = [0, 1].map(|n| side(n).expect("the row of a side"));
        let blank = |row: &&String| row.starts_with("   ") && !row.trim().is_empty();
        let below: Vec<String> = rows[own + 1..].iter().take_while(blank).cloned().collect();
        let own_rows = [&rows[own..=own], &below[..]].concat();
        let found = |n: usize| rows[head].find(&format!("T{n} ")).expect("a lane");
        let open = |at: usize| rows[head].as_bytes().get(at - 1) == Some(&b'[');
        let columns = (0..5).map(found).map(|at| if open(at) { at - 1 } else { at }).collect();
        let heads = rows[head..own].to_vec();
        Lanes { columns, heads, sides: [own_rows, rows[other..head].to_vec()] }
    }

    /// What a lane has in these rows, with a space before and after.
    fn lane(&self, rows: &[String], n: usize) -> String {
        let from = self.columns[n];
        let width = self.columns.get(n + 1).map_or(usize::MAX, |to| to - from);
        let part = |row: &String| row.chars().skip(from).take(width).collect::<String>();
        let text = rows.iter().map(part).collect::<Vec<_>>().join(" ");
        let text = text.replace(['[', ']'], "");
        format!(" {} ", text.split_whitespace().collect::<Vec<_>>().join(" "))
    }
}

#[test]
fn mordheim_shows_phase_losses_and_who_is_asked() {
    let decisions: u32 = (2..=3).map(|seed| plays("mordheim", 2, seed, mordheim_needs)).sum();
    assert!(decisions > 80, "{decisions}");
}

fn mordheim_needs(view: &Value, played: &Played, screen: &Screen) {
    for side in list(&view["sides"]) {
        let (out, began) = (number(&side["out"]), number(&side["began"]));
        let rout = format!("out, rout at {}", side["rout_from"]);
        let ways = [format!("{out} of {began} {rout}"), format!("{out}/{began} {rout}")];
        screen.has_any("losses", &ways);
    }
    let phase = view["phase"].as_str().unwrap();
    if phase != "setup" {
        let round = view["turn"].as_u64().unwrap().div_ceil(2);
        screen.has("the round", &format!("round {round} of {}: ", view["turns"]));
        screen.has("the phase", &played.texts.word(format!("phase-{phase}-low")));
    }
    screen.has("a profile", " WS");
    screen.has("leadership", " Ld");
    let acting = [
        &view["strike"]["by"],
        &view["ask"]["who"],
        &view["charge"]["who"],
        &view["cast"]["who"],
        &view["aim"]["who"],
        &view["selected"],
    ];
    if let Some(id) = acting.into_iter().find_map(Value::as_str) {
        the_chosen_warrior(view, id, played, screen);
    }
    for target in texts(&view["targets"]) {
        screen.has("whom he can charge", &target);
    }
    if view["strike"].is_null() && view["aim"].is_null() {
        for shot in list(&view["shots"]).take(1) {
            screen.has("whom he can shoot", shot["target"].as_str().unwrap());
        }
    }
    let mut odds = vec![&view["strike"]["odds"]];
    if view["strike"].is_null() {
        odds.extend(list(&view["aim"]["ways"]).map(|way| &way["odds"]));
        odds.extend(list(&view["blows"]).map(|blow| &blow["odds"]));
        odds.extend(list(&view["hands"]).map(|way| &way["odds"]));
    }
    for out in odds.into_iter().filter_map(|odds| odds["out"].as_str()) {
        screen.has("the odds", &format!("{}%", percent(out)));
    }
}

/// The one who acts, with his profile, his condition and the map around him.
fn the_chosen_warrior(view: &Value, id: &str, played: &Played, screen: &Screen) {
    let mut all = list(&view["sides"]).flat_map(|side| list(&side["warriors"]));
    let Some(warrior) = all.find(|warrior| warrior["id"] == id) else { return };
    let of = |what: &str| number(&warrior["profile"][what]);
    let [m, ws, bs, s, t] = ["m", "ws", "bs", "s", "t"].map(of);
    screen.has("his profile", &format!("M{m} WS{ws} BS{bs} S{s} T{t}"));
    let condition = warrior["condition"].as_str().unwrap();
    let condition = played.texts.word(format!("condition-{}", condition.replace('_', "-")));
    let board = screen.board();
    let his = board.find(&format!("{id} ")).map(|at| &board[at..]);
    assert!(his.is_some(), "{id}\n{}", screen.text());
    if warrior["condition"] != "standing" {
        assert!(board.contains(&condition), "{id} {condition}\n{}", screen.text());
    }
    if warrior["at"].is_null() {
        return;
    }
    let rows = screen.rows_of_board();
    let width = rows[0].chars().count();
    let map = width.saturating_sub((width * 46 / 100).clamp(31, 44));
    let map: Vec<String> = rows.iter().map(|row| row.chars().take(map).collect()).collect();
    let numbered = |row: &&String| start(row, 2).trim().parse::<u8>().is_ok();
    assert!(map.iter().filter(numbered).count() >= 5, "a map\n{}", screen.text());
    let there = map.iter().any(|row| row.to_lowercase().contains(&id.to_lowercase()));
    let on = board.contains(&format!("{id} on "));
    assert!(there || on, "{id} on the map\n{}", screen.text());
}

/// A fraction in percent.
fn percent(fraction: &str) -> u128 {
    let (over, under) = fraction.split_once('/').expect("a fraction");
    let (over, under): (u128, u128) = (over.parse().unwrap(), under.parse().unwrap());
    (over * 200 + under) / (2 * under)
}

#[test]
fn a_screen_may_be_as_small_as_it_likes() {
    for (game, seats) in [("texas-42", 4), ("innovation", 4), ("skirmish", 2), ("mordheim", 2)] {
        let mut played = Played::new(game, seats, 1);
        for _ in 0..8 {
            played.next().unwrap();
            for (width, height) in [(1, 1), (2, 2), (5, 3), (9, 4), (20, 6), (70, 9), (300, 4)] {
                let screen = played.screen(width, height, 3);
                assert_eq!(screen.rows.len(), usize::from(height));
            }
            played.play(YOU);
        }
    }
}
