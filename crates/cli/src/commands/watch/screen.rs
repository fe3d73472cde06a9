//! A game of bots on a whole screen, that can be stopped and gone back through.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use kernel::{Message, ToMove, Viewer};

use super::{Watch, faster, shown, slower};
use crate::bot;
use crate::fail::Fail;
use crate::pacing::Pacing;
use crate::stage::{self, TableStage};
use crate::tui::{Aside, KeyCode, Pressed, Showing, Stage, Tui};
use crate::words::Texts;
use crate::{hints, outcome};

/// How long the keyboard is listened to while nothing else happens.
const LISTEN: Duration = Duration::from_secs(1);

/// What the keys are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Key {
    /// To stop, or to go on.
    Pause,
    /// One step more.
    Step,
    /// Less waiting.
    Faster,
    /// More waiting.
    Slower,
    /// To go back through what was played.
    Past,
    /// To see another part of the table.
    Scroll(KeyCode),
    /// To be told what the keys do.
    Help,
    /// Enough.
    Leave,
}

/// What is meant by a key.
fn meant(pressed: Pressed) -> Option<Key> {
    let Pressed::Key(code) = pressed else { return Some(Key::Leave) };
    Some(match code {
        KeyCode::Char('q' | 'Q') | KeyCode::Esc => Key::Leave,
        KeyCode::Char(' ') => Key::Pause,
        KeyCode::Enter => Key::Step,
        KeyCode::Char('+' | '=') => Key::Faster,
        KeyCode::Char('-' | '_') => Key::Slower,
        KeyCode::Left | KeyCode::Char('t') => Key::Past,
        KeyCode::Char('?') | KeyCode::F(1) => Key::Help,
        KeyCode::Up | KeyCode::Down | KeyCode::PageUp | KeyCode::PageDown => Key::Scroll(code),
        KeyCode::Home | KeyCode::End => Key::Scroll(code),
        _ => return None,
    })
}

/// Changes how fast things go, or stops them. Says whether the key is for that.
fn pace(pacing: &mut Pacing, key: Key) -> bool {
    match key {
        Key::Pause if pacing.is_stopped() => pacing.go_on(),
        Key::Pause => pacing.stop(),
        Key::Faster => pacing.set_speed(faster(pacing.speed())),
        Key::Slower => pacing.set_speed(slower(pacing.speed())),
        _ => return false,
    }
    true
}

/// What the keys do while bots play, and how fast they do.
fn keys(pacing: &Pacing, texts: &Texts) -> String {
    let keys = match pacing.is_stopped() {
        false => Message::new("cli-watch-keys"),
        true => Message::new("cli-watch-keys-paused"),
    };
    texts.say(&keys.with("pace", shown(pacing.speed(), texts)))
}

impl Watch {
    /// Plays on a screen until somebody has seen enough.
    pub(super) fn play_on(&mut self, tui: &mut Tui) -> Result<(), Fail> {
        self.begin();
        tui.forget_keys()?;
        self.tell(tui)?;
        while self.wait(tui)? && self.think_on(tui)? {
            self.step()?;
            self.tell(tui)?;
        }
        Ok(self.autosave.save(&*self.table)?)
    }

    /// Saves, and tells what is new below what was told before.
    fn tell(&mut self, tui: &mut Tui) -> Result<(), Fail> {
        tui.news_are_known();
        for entry in std::mem::take(&mut self.told) {
            tui.tell(entry.clone());
        }
        self.autosave.save(&*self.table)?;
        if let Some(news) = self.autosave.news() {
            tui.tell(vec![format!("! {news}")]);
        }
        self.show(tui)
    }

    /// Shows the table as it is now, or as it was where somebody has gone back.
    fn show(&mut self, tui: &mut Tui) -> Result<(), Fail> {
        let showing = match tui.visited() {
            Some(_) => self.past(),
            None => self.showing(),
        };
        Ok(tui.present(showing, &mut self.stage(tui))?)
    }

    fn stage(&self, tui: &Tui) -> TableStage<'_> {
        let at = tui.visited().and_then(|at| self.table.tip_at(at).ok());
        TableStage {
            table: &*self.table,
            viewer: self.viewer,
            seat: None,
            texts: &self.texts,
            sheets: &self.sheets,
            turn: match at {
                Some(_) => String::new(),
                None => stage::turn(&*self.table, &self.texts),
            },
            at,
        }
    }

    fn showing(&self) -> Showing {
        let entry = self.table.at();
        if let Some(ended) = self.table.outcome() {
            let told = outcome::was_told(&*self.table);
            let lines = outcome::lines(&ended, self.table.players(), told, &self.texts);
            let aside = Some(Aside { title: self.texts.word("cli-game-over"), lines });
            let state = self.texts.word("cli-watch-over");
            return Showing { state, keys: self.texts.word("cli-watch-keys-over"), aside };
        }
        let state = match self.pacing.is_stopped() {
            true => Message::new("cli-watch-paused").with("entry", entry),
            false => Message::new("cli-watch-entry").with("entry", entry),
        };
        let keys = keys(&self.pacing, &self.texts);
        Showing { state: self.texts.say(&state), keys, aside: self.aside() }
    }

    /// What the last mover weighed. Where some of that can be told the place for it stays.
    fn aside(&self) -> Option<Aside> {
        let Some((seat, advice)) = &self.weighed else {
            let any = self.odds && self.viewer != Viewer::Spectator;
            let title = self.texts.word("cli-watch-odds");
            return any.then(|| Aside { title, lines: Vec::new() });
        };
        let weighed = Message::new("cli-watch-weighed").with("name", self.name(*seat));
        let mut lines = hints::weighed(advice, &|text| self.sheets.shown(text), &self.texts);
        if lines.is_empty() {
            let none = Message::new("cli-no-chances").with("bot", self.name(*seat));
            lines.push(self.texts.say(&none));
        }
        Some(Aside { title: self.texts.say(&weighed), lines })
    }

    fn past(&self) -> Showing {
        let state = self.texts.word("cli-watch-past");
        Showing { state, keys: self.texts.word("cli-watch-keys-past"), aside: None }
    }

    // ------------------------------------------------------------------ waiting

    /// Waits as long as the cues say, while the bot thinks, or until a key says otherwise. Says
    /// whether to go on.
    fn wait(&mut self, tui: &mut Tui) -> Result<bool, Fail> {
        self.pacing.begin(std::mem::take(&mut self.cues), 0);
        let over = self.table.to_move() == ToMove::Over;
        loop {
            if !over && !self.pacing.is_stopped() && !self.think_on(tui)? {
                return Ok(false);
            }
            let halted = over || self.pacing.is_stopped();
            let within = if halted { LISTEN } else { self.pacing.left().unwrap_or_default() };
            match self.key(tui, within)? {
                None if !halted && self.pacing.left().is_none() => return Ok(true),
                None => {}
                Some(Key::Leave) => return Ok(false),
                Some(Key::Step) => {
                    self.pacing.stop();
                    return Ok(!over);
                }
                Some(key) if !self.heed(key, tui)? => return Ok(false),
                Some(_) => {}
            }
        }
    }

    /// The next key within this time, or the one that was pressed while a bot thought.
    fn key(&mut self, tui: &mut Tui, within: Duration) -> Result<Option<Key>, Fail> {
        if let Some(key) = self.typed.take() {
            return Ok(Some(key));
        }
        let pressed = tui.press(within, &mut self.stage(tui))?;
        Ok(pressed.and_then(meant))
    }

    /// Changes how the game is shown. Says whether to go on.
    fn heed(&mut self, key: Key, tui: &mut Tui) -> Result<bool, Fail> {
        match key {
            Key::Past => return self.go_back(tui),
            Key::Scroll(code) => tui.scroll(code)?,
            Key::Help => {
                tui.note(&self.texts.word("cli-watch-help"));
                self.show(tui)?;
            }
            key => {
                pace(&mut self.pacing, key);
                self.show(tui)?;
            }
        }
        Ok(true)
    }

    /// Stops, and goes through what was played until somebody comes back. Says whether to go on.
    fn go_back(&mut self, tui: &mut Tui) -> Result<bool, Fail> {
        self.pacing.stop();
        let story = self.stage(tui).story();
        let newest = story.len();
        tui.visit(story, newest.saturating_sub(2));
        let goes_on = loop {
            self.show(tui)?;
            let pressed = tui.press(LISTEN, &mut self.stage(tui))?;
            match pressed {
                None => {}
                Some(Pressed::End) => break false,
                Some(Pressed::Key(KeyCode::Char(' '))) => {
                    self.pacing.go_on();
                    break true;
                }
                Some(Pressed::Key(KeyCode::Char('q' | 't') | KeyCode::Esc | KeyCode::Enter)) => {
                    break true;
                }
                Some(Pressed::Key(code)) => {
                    tui.travel(code);
                }
            }
        };
        tui.come_back();
        self.show(tui)?;
        Ok(goes_on)
    }

    /// Lets the next bot think, unless it has. Says whether there is one that came to its end.
    fn think_on(&mut self, tui: &mut Tui) -> Result<bool, Fail> {
        if self.thought.is_some() {
            return Ok(true);
        }
        let Some(seat) = self.mover() else { return Ok(false) };
        let thinks = self.thinks(seat);
        let leaves = AtomicBool::new(false);
        let late = || leaves.load(Ordering::Relaxed);
        let (bots, late) = (self.bots, &late);
        let Watch { table, pacing, texts, typed, .. } = self;
        let mut heed = |pressed| {
            match meant(pressed)? {
                Key::Leave => leaves.store(true, Ordering::Relaxed),
                key if pace(pacing, key) => return Some(keys(pacing, texts)),
                key => *typed = Some(key),
            }
            None
        };
        let think = move || bots.advise(&**table, seat, bot::kind(&**table, seat), late);
        let advice = tui.while_working(&thinks, &mut heed, think)??;
        if late() {
            // It was hurried, so it is not what the bot would have done.
            return Ok(false);
        }
        self.thought = Some((seat, advice));
        if self.pacing.is_stopped() {
            self.show(tui)?;
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use table::Speed;

    use super::*;

    fn press(code: KeyCode) -> Option<Key> {
        meant(Pressed::Key(code))
    }

    #[test]
    fn keys_mean_what_the_last_line_says() {
        assert_eq!(press(KeyCode::Char(' ')), Some(Key::Pause));
        assert_eq!(press(KeyCode::Char('q')), Some(Key::Leave));
        assert_eq!(press(KeyCode::Enter), Some(Key::Step));
        assert_eq!(press(KeyCode::Left), Some(Key::Past));
        assert_eq!(press(KeyCode::Down), Some(Key::Scroll(KeyCode::Down)));
        assert_eq!(press(KeyCode::Char('c')), None);
        assert_eq!(meant(Pressed::End), Some(Key::Leave));
    }

    #[test]
    fn the_pace_is_changed_by_keys_alone_that_are_for_it() {
        let mut pacing = Pacing::new(Speed::of_pause(1000));
        assert!(pace(&mut pacing, Key::Faster) && pacing.speed().pause() == 500);
        assert!(pace(&mut pacing, Key::Slower) && pacing.speed().pause() == 1000);
        assert!(pace(&mut pacing, Key::Pause) && pacing.is_stopped());
        assert!(pace(&mut pacing, Key::Pause) && !pacing.is_stopped());
        assert!(!pace(&mut pacing, Key::Step) && !pace(&mut pacing, Key::Past));
    }
}
