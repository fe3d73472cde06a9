//! Home as it is seen, with saves in a folder of its own.

use std::fs;
use std::thread;

use crossterm::event::MouseEventKind;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent};
use ratatui::backend::TestBackend;
use table::file::{Claim, backup_path};

use super::*;
use crate::saves::tests::Folder;

const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (60, 20)];

fn home(folder: &Folder) -> Home {
    let mut home = Home::new(Some(folder.0.clone()));
    // Nothing outside of the folder is of interest.
    home.asker = Asker::default();
    home.fill();
    home
}

/// Waits until all saves are read.
fn settle(home: &mut Home) {
    let unread =
        |home: &Home| home.known.saves.iter().any(|save| home.known.looked(save).is_none());
    while unread(home) {
        home.learn();
        thread::sleep(Duration::from_millis(1));
    }
}

fn seen(home: &mut Home, (width, height): (u16, u16)) -> Vec<String> {
    let mut terminal = ratatui::Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| draw::draw(frame, &mut home.screen, false)).unwrap();
    let buffer = terminal.backend().buffer().clone();
    let row = |y: u16| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..height).map(|y| row(y).trim_end().to_owned()).collect()
}

fn press(home: &mut Home, code: KeyCode) -> Option<Away> {
    let wish = home.screen.heed(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    home.grant(wish)
}

fn types(home: &mut Home, text: &str) {
    for c in text.chars() {
        assert!(press(home, KeyCode::Char(c)).is_none(), "{text}");
    }
}

fn click(home: &mut Home, row: u16) -> Option<Away> {
    let kind = MouseEventKind::Down(MouseButton::Left);
    let mouse = MouseEvent { kind, column: 5, row, modifiers: KeyModifiers::NONE };
    let wish = home.screen.heed(&Event::Mouse(mouse));
    home.grant(wish)
}

#[test]
fn a_save_with_another_name_stays_picked_out() {
    let folder = Folder::new("home-renamed");
    folder.game("a");
    thread::sleep(Duration::from_millis(20));
    fs::write(folder.0.join("torn.save"), "torn").unwrap();
    let mut home = home(&folder);
    settle(&mut home);
    let picked = |home: &mut Home| home.screen.page().list.picked().unwrap().cells[0].clone();
    press(&mut home, KeyCode::Home);
    press(&mut home, KeyCode::Down);
    assert_eq!(picked(&mut home), "torn");
    press(&mut home, KeyCode::Char('r'));
    types(&mut home, "er");
    press(&mut home, KeyCode::Enter);
    // Until it is read it may be the last game, and then it is not.
    settle(&mut home);
    assert_eq!(picked(&mut home), "torner");
}

#[test]
fn the_first_page_fits_every_screen() {
    let folder = Folder::new("home-page");
    for name in ["a", "b", "c", "d", "e", "f", "g"] {
        folder.game(name);
    }
    fs::write(folder.0.join("torn.save"), "torn").unwrap();
    let mut home = home(&folder);
    for size in SIZES {
        let rows = seen(&mut home, size);
        assert!(rows[0].starts_with("Parlour") && rows[2].starts_with("> "), "{rows:#?}");
        assert!(rows.iter().any(|row| row.contains("\u{2026}")), "not read yet: {rows:#?}");
    }
    settle(&mut home);
    for size in SIZES {
        let all = seen(&mut home, size).join("\n");
        for text in ["Go on with the last game", "New game", "Saved games", "Texas 42"] {
            assert!(all.contains(text), "{text}: {all}");
        }
        assert!(all.contains("Your move"), "{all}");
    }
    let all = seen(&mut home, (120, 40)).join("\n");
    assert!(all.contains("All 8 saved games") && all.contains("damaged"), "{all}");
    for size in [(1, 1), (2, 2), (5, 3), (20, 5), (60, 4), (107, 13), (108, 13), (300, 90)] {
        seen(&mut home, size);
    }
}

#[test]
fn enter_goes_on_with_the_last_game_and_a_click_does_too() {
    let folder = Folder::new("home-enter");
    let path = folder.game("a");
    let mut home = home(&folder);
    let Some(Away::Save(opened)) = press(&mut home, KeyCode::Enter) else { panic!() };
    assert_eq!(opened, path);
    seen(&mut home, (80, 24));
    assert!(matches!(click(&mut home, 2), Some(Away::Save(_))), "it is picked out already");
    assert!(click(&mut home, 1).is_none(), "the name of a section");
    assert!(click(&mut home, 4).is_none());
    assert!(click(&mut home, 4).is_none(), "a form");
    assert!(home.screen.form().is_some());
}

#[test]
fn a_game_begins_with_enter_and_enter() {
    let folder = Folder::new("home-begin");
    let mut home = home(&folder);
    assert!(press(&mut home, KeyCode::Enter).is_none());
    for size in SIZES {
        let rows = seen(&mut home, size);
        assert!(rows[0].contains("New game \u{b7} Texas 42"), "{rows:#?}");
        assert!(rows[1].contains("Begin") && rows[2].contains("human"), "{rows:#?}");
    }
    for size in [(1, 1), (5, 3), (20, 6)] {
        seen(&mut home, size);
    }
    press(&mut home, KeyCode::Up);
    types(&mut home, "evening/1");
    press(&mut home, KeyCode::Down);
    assert!(press(&mut home, KeyCode::Enter).is_none(), "that is no name");
    let rows = seen(&mut home, (80, 24));
    assert!(rows.iter().any(|row| row.contains("> Name of the save") && row.contains("evening/1")));
    assert!(rows.iter().any(|row| row.contains("! `evening/1` cannot be the name")), "{rows:#?}");
    press(&mut home, KeyCode::Backspace);
    press(&mut home, KeyCode::Backspace);
    press(&mut home, KeyCode::Down);
    let Some(Away::Begun(begun, speed)) = press(&mut home, KeyCode::Enter) else {
        panic!("{:#?}", seen(&mut home, (80, 24)))
    };
    let (table, autosave) = *begun;
    assert_eq!((table.info().id, speed), ("texas-42", Speed::NORMAL));
    assert_eq!(autosave.path(), Some(&*folder.0.join("evening.save")));
    assert!(home.screen.form().is_none(), "the list comes back");
}

#[test]
fn a_save_is_renamed_on_the_screen() {
    let folder = Folder::new("home-rename");
    let path = folder.game("a");
    folder.game("b");
    let mut home = home(&folder);
    home.screen.page().list.pick(&Open::Save(path.clone()));
    home.screen.page().list.pick(&Open::Continue(path));
    press(&mut home, KeyCode::Char('r'));
    press(&mut home, KeyCode::Backspace);
    types(&mut home, "b");
    press(&mut home, KeyCode::Enter);
    let rows = seen(&mut home, (60, 20)).join("\n");
    assert!(rows.contains("! There is a save called `b` already."), "{rows}");
    assert!(rows.ends_with("New name: b"), "what was typed stays: {rows}");
    types(&mut home, "est game");
    press(&mut home, KeyCode::Enter);
    assert!(folder.0.join("best game.save").exists() && !folder.0.join("a.save").exists());
    let picked = home.screen.page().list.picked().unwrap().cells[0].clone();
    assert_eq!((picked.as_str(), home.screen.asks.is_none()), ("best game", true));
}

#[test]
fn a_save_is_deleted_when_that_is_really_wanted() {
    let folder = Folder::new("home-delete");
    let path = folder.0.join("torn.save");
    fs::write(&path, "torn").unwrap();
    fs::write(backup_path(&path), "torn too").unwrap();
    let mut home = home(&folder);
    settle(&mut home);
    home.screen.page().list.pick(&Open::Save(path.clone()));
    for (key, there) in [('n', true), ('x', true), ('n', true), ('y', false)] {
        press(&mut home, KeyCode::Char('d'));
        let question = seen(&mut home, (80, 24)).pop().unwrap();
        assert!(question.contains("Really delete \u{201c}torn\u{201d}"), "{question}");
        press(&mut home, KeyCode::Char(key));
        assert_eq!(path.exists(), there, "{key}");
        press(&mut home, KeyCode::Esc);
    }
    assert!(!backup_path(&path).exists());
    assert_eq!(home.known.saves, []);
}

#[test]
fn a_save_that_is_open_elsewhere_says_so() {
    let folder = Folder::new("home-open");
    let path = folder.game("a");
    let claim = Claim::new(&path).unwrap();
    let mut home = home(&folder);
    press(&mut home, KeyCode::Char('d'));
    press(&mut home, KeyCode::Char('y'));
    for size in [(80, 24), (60, 12)] {
        let rows = seen(&mut home, size).join("\n");
        assert!(rows.contains("! ") && path.exists(), "{rows}");
    }
    drop(claim);
}

#[test]
fn typing_finds_in_long_lists() {
    let folder = Folder::new("home-find");
    let mut home = home(&folder);
    home.screen.page().list.pick(&Open::AllPuzzles);
    press(&mut home, KeyCode::Enter);
    types(&mut home, "/skirmish hard 1");
    let rows = seen(&mut home, (80, 24));
    assert!(rows[0].contains("Puzzles") && rows[0].contains("match"), "{rows:#?}");
    assert_eq!(rows[23], "/skirmish hard 1");
    let Some(Away::Puzzle(game, name)) = press(&mut home, KeyCode::Enter) else { panic!() };
    assert_eq!((game, name.as_str()), ("skirmish", "hard 1"));
    assert!(press(&mut home, KeyCode::Char('q')).is_none(), "back to the first page");
    assert!(matches!(press(&mut home, KeyCode::Char('q')), Some(Away::Over)));
}

#[test]
fn rules_and_help_are_read_on_a_page_of_their_own() {
    let folder = Folder::new("home-rules");
    let mut home = home(&folder);
    home.screen.page().list.pick(&Open::Rules);
    press(&mut home, KeyCode::Enter);
    press(&mut home, KeyCode::Enter);
    let first = seen(&mut home, (80, 24));
    assert!(first[0].contains("Rules of Texas 42") && first[0].contains("rows 1 to 22"));
    press(&mut home, KeyCode::PageDown);
    assert_ne!(seen(&mut home, (80, 24)), first);
    press(&mut home, KeyCode::End);
    seen(&mut home, (5, 3));
    press(&mut home, KeyCode::Esc);
    press(&mut home, KeyCode::Char('?'));
    assert!(seen(&mut home, (60, 20)).join("\n").contains("give a save another name"));
}

#[test]
fn two_hundred_saves_are_there_at_once() {
    let folder = Folder::new("home-many");
    let first = folder.game("save-0");
    for n in 1..200 {
        fs::copy(&first, folder.0.join(format!("save-{n}.save"))).unwrap();
    }
    let watch = clock::Clock::start();
    let mut home = home(&folder);
    let rows = seen(&mut home, (80, 24)).join("\n");
    assert!(rows.contains("All 200 saved games"), "{rows}");
    assert!(watch.ms() < 2000, "{} ms", watch.ms());
}
