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

    #[track_caller]
    fn has(&self, what: &str, wanted: &str) {
        assert!(self.board().contains(wanted), "{what} `{wanted}` is not seen:\n{}", self.text());
    }
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
    let needed = |view: &Value, _: &Played, screen: &Screen| {
        for tile in texts(&view["hands"][0]["tiles"]) {
            screen.has("a tile of the hand", &tile);
        }
        for play in view["trick"].as_array().into_iter().flatten() {
            screen.has("a tile of the trick", play["tile"].as_str().unwrap());
        }
        if let Some(bid) = view["contract"]["bid"].as_str() {
            screen.has("the contract", bid);
            let needs = view["contract"]["needs"].to_string();
            screen.has("what is needed", if needs == "42" { "every trick" } else { &needs });
        }
        if let Some(trumps) = view["contract"]["declaration"].as_str() {
            screen.has("trumps", &trumps.replace('_', " "));
        }
        for side in 0..2 {
            screen.has("marks", &view["score"][side].to_string());
            screen.has("points", &view["points"][side].to_string());
        }
        for call in view["calls"].as_array().into_iter().flatten() {
            screen.has("a call", call["bid"].as_str().unwrap_or("pass"));
        }
    };
    let decisions: u32 = (1..=4).map(|seed| plays("texas-42", 4, seed, needed)).sum();
    assert!(decisions > 40, "{decisions}");
}

#[test]
fn innovation_shows_boards_icons_scores_and_hand() {
    for seats in [2, 4] {
        let decisions = plays("innovation", seats, 5, |view, _, screen| {
            for seat in view["seats"].as_array().into_iter().flatten() {
                for pile in seat["board"].as_array().into_iter().flatten() {
                    let title =
                        pile["cards"].as_array().and_then(|cards| cards.last()?.as_str()).unwrap();
                    // Four seats leave little room for a title.
                    screen.has("a top card", &title.chars().take(6).collect::<String>());
                }
                for (icon, count) in seat["icons"].as_object().into_iter().flatten() {
                    let letter = match icon.as_str() {
                        "castle" => 'C',
                        "crown" => 'W',
                        "leaf" => 'L',
                        "lightbulb" => 'B',
                        "factory" => 'F',
                        _ => 'K',
                    };
                    let packed = screen.board().replace([' ', '[', ']'], "");
                    let wanted = format!("{letter}{count}");
                    // A large screen has a table of them.
                    let wide = screen.rows[0].len() > 100;
                    let big = wide && screen.board().contains(&count.to_string());
                    assert!(packed.contains(&wanted) || big, "{wanted}:\n{}", screen.text());
                }
            }
            for card in texts(&view["seats"][0]["hand"]["cards"]) {
                let start: String = card.chars().take(3).collect();
                screen.has("a card of the hand", &start);
            }
            screen.has("the supply", &view["supply"][9].to_string());
        });
        assert!(decisions > 10, "{decisions}");
    }
}

#[test]
fn skirmish_shows_units_powers_control_and_hand() {
    let decisions = plays("skirmish", 2, 4, |view, played, screen| {
        for terrain in view["terrains"].as_array().into_iter().flatten() {
            for slot in terrain["slots"].as_array().into_iter().flatten() {
                if let Some(card) = slot["unit"]["card"].as_str() {
                    let title =
                        played.sheets.find(card).map(|sheet| played.texts.say(&sheet.title));
                    let title = title.unwrap_or_default();
                    screen.has("a unit", &title.chars().take(6).collect::<String>());
                    screen.has("its power", &slot["unit"]["power"].to_string());
                }
            }
        }
        for card in texts(&view["seats"][0]["hand"]) {
            let title = played.sheets.find(&card).map(|sheet| played.texts.say(&sheet.title));
            let title = title.unwrap_or_default();
            let start = title.split(' ').next().unwrap_or_default();
            screen.has("a card of the hand", &start.chars().take(5).collect::<String>());
        }
        for seat in view["seats"].as_array().into_iter().flatten() {
            screen.has("cards in hand", &seat["hand_size"].to_string());
            screen.has("cards in the deck", &seat["deck_size"].to_string());
            screen.has("points", &seat["points"].to_string());
        }
    });
    assert!(decisions > 5, "{decisions}");
}

#[test]
fn mordheim_shows_phase_losses_and_who_is_asked() {
    let decisions = plays("mordheim", 2, 2, |_, _, screen| {
        screen.has("losses", "out, rout at ");
        screen.has("a profile", " WS");
        screen.has("leadership", " Ld");
        assert!(screen.text().contains("round"), "{}", screen.text());
    });
    assert!(decisions > 40, "{decisions}");
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
