//! A game that was played, on a whole screen: gone through entry by entry, from any side.

use std::io::Write;
use std::time::Duration;

use kernel::{Arg, Message, Mover, Seat, SeatSet, Viewer};
use table::message::{LineKind, LogLine};
use table::save::Verdict;
use table::{AnyTable, EntryId};

use super::Replay;
use crate::autosave::{Exposes, exposed};
use crate::clock::Clock;
use crate::fail::Fail;
use crate::sheets::Sheets;
use crate::stage::TableStage;
use crate::tui::{KeyCode, Pressed, Showing, Told, Tui};
use crate::words::{Texts, clause};
use crate::{log_lines, outcome, term};

/// How long the keyboard is listened to while nothing else happens.
const LISTEN: Duration = Duration::from_secs(1);
/// How long an entry is looked at while the game runs by itself, in milliseconds.
const PACE: u64 = 1500;
const SHORTEST: u64 = 100;
const LONGEST: u64 = 20_000;
/// The longest number of an entry that somebody may type.
const DIGITS: usize = 7;

/// Shows a game until somebody has seen enough. A link that they asked for is printed after that,
/// where it can be copied.
pub(super) fn show(
    replay: &Replay<'_>,
    verdict: &Verdict,
    at: Option<EntryId>,
) -> Result<(), Fail> {
    let table = replay.table;
    let mut player = Player {
        table,
        texts: &replay.texts,
        sheets: Sheets::of(table.info(), table.catalogue()),
        viewer: replay.viewer,
        lines: Vec::new(),
        told: about(replay, verdict),
        running: None,
        pace: PACE,
        number: None,
        link: None,
    };
    let mut tui = Tui::open(term::paint())?;
    player.read(&mut tui, Some(at.unwrap_or(0)));
    tui.forget_keys()?;
    player.show(&mut tui)?;
    while player.heed(&mut tui)? {}
    let ended = tui.ended();
    drop(tui);
    if let Some(link) = player.link.filter(|_| !ended) {
        writeln!(std::io::stdout().lock(), "{link}")?;
    }
    Ok(())
}

/// Who played, and whether today's rules say the same.
fn about(replay: &Replay<'_>, verdict: &Verdict) -> String {
    if let Verdict::Diverged { at, why } = verdict {
        let message = Message::new("cli-replay-diverged").with("entry", *at);
        return replay.texts.say(&message.with("why", clause(&replay.texts.say(why))));
    }
    let names: Vec<&str> = replay.table.players().iter().map(|p| p.name.as_str()).collect();
    format!("{} ({})", names.join(", "), replay.texts.say(&verdict.message()))
}

/// A game that is gone through.
struct Player<'a> {
    table: &'a dyn AnyTable,
    texts: &'a Texts,
    sheets: Sheets,
    viewer: Viewer,
    /// The entries that there is something to say about.
    lines: Vec<LogLine>,
    /// What is said about the game as long as there is nothing else.
    told: String,
    /// Since when the entry is looked at while the game runs by itself.
    running: Option<Clock>,
    /// How long each is looked at, in milliseconds.
    pace: u64,
    /// The number of an entry that is being typed.
    number: Option<String>,
    /// The link that was asked for last.
    link: Option<String>,
}

impl Player<'_> {
    /// Reads the story as the viewer may know it, and goes to the entry, or stays at the one that
    /// is visited.
    fn read(&mut self, tui: &mut Tui, at: Option<EntryId>) {
        let at = at.or(tui.visited()).unwrap_or(0);
        let lines = log_lines::since(self.table, self.viewer, 0, self.texts);
        let says = |line: &LogLine| !line.text.is_empty() || line.notation.is_some();
        self.lines = lines.into_iter().filter(says).collect();
        let opening = Told { id: 0, lines: vec![self.texts.word("cli-past-opening")] };
        let mut story: Vec<Told> = vec![opening];
        story.extend(self.lines.iter().map(|line| self.entry(line)));
        if let (Some(ended), Some(last)) = (self.table.outcome(), story.last_mut()) {
            let told = outcome::was_told(self.table);
            last.lines.extend(outcome::lines(&ended, self.table.players(), told, self.texts));
        }
        let place = place_of(&story, at);
        tui.visit(story, place);
    }

    /// An entry as it stands in the story.
    fn entry(&self, line: &LogLine) -> Told {
        let gone = if log_lines::taken_back(self.table, line) { "~" } else { "" };
        let text = match (line.by, &line.notation) {
            (Mover::Seat(seat), Some(notation)) if line.text.is_empty() => {
                format!("{}: {notation}", self.name(seat))
            }
            (Mover::Chance, Some(notation)) if line.text.is_empty() => {
                format!("{}: {notation}", self.texts.word("cli-chance"))
            }
            _ => line.text.join(" "),
        };
        Told { id: line.id, lines: vec![format!("{gone}{}  {text}", line.id)] }
    }

    fn name(&self, seat: Seat) -> String {
        self.table.players()[seat.index()].name.clone()
    }

    /// The entry whose position is shown.
    fn at(&self, tui: &Tui) -> EntryId {
        let visited = tui.visited().unwrap_or(self.table.at());
        self.table.tip_at(visited).unwrap_or(self.table.tip())
    }

    fn stage(&self, tui: &Tui) -> TableStage<'_> {
        TableStage {
            table: self.table,
            viewer: self.viewer,
            seat: None,
            texts: self.texts,
            sheets: &self.sheets,
            turn: self.seen_by(),
            at: Some(self.at(tui)),
        }
    }

    /// From whose side the game is seen, in words.
    fn seen_by(&self) -> String {
        self.texts.say(&match self.viewer {
            Viewer::Seat(seat) => Message::new("cli-seen-by").with("seat", Arg::from(seat)),
            Viewer::Spectator => Message::new("cli-seen-by-spectator"),
            Viewer::Omniscient => Message::new("cli-seen-by-all"),
        })
    }

    fn show(&self, tui: &mut Tui) -> Result<(), Fail> {
        let runs = Message::new("cli-replay-runs");
        let seconds = self.texts.tenths(self.pace as f64 / 1000.0);
        let state = match (&self.number, &self.running) {
            (Some(number), _) => {
                self.texts.say(&Message::new("cli-replay-go-to").with("n", format!("{number}_")))
            }
            (None, Some(_)) => self.texts.say(&runs.with("seconds", seconds)),
            (None, None) => self.told.clone(),
        };
        let keys = match (&self.number, &self.running) {
            (Some(_), _) => "cli-replay-keys-number",
            (None, Some(_)) => "cli-replay-keys-runs",
            (None, None) => "cli-replay-keys",
        };
        let keys = self.texts.word(keys);
        Ok(tui.present(Showing { state, keys, aside: None }, &mut self.stage(tui))?)
    }

    /// Does what the next key says, or goes on by itself. Says whether to go on.
    fn heed(&mut self, tui: &mut Tui) -> Result<bool, Fail> {
        let looked = self.running.map(Clock::ms);
        let left = looked.map_or(LISTEN, |ms| Duration::from_millis(self.pace.saturating_sub(ms)));
        let pressed = tui.press(left, &mut self.stage(tui))?;
        let goes_on = match pressed {
            Some(Pressed::End) => return Ok(false),
            Some(Pressed::Key(code)) if self.number.is_some() => {
                self.type_number(code, tui);
                true
            }
            Some(Pressed::Key(code)) => self.key(code, tui),
            None => match self.running {
                Some(clock) if clock.ms() >= self.pace => {
                    self.run_on(tui);
                    true
                }
                _ => return Ok(true),
            },
        };
        self.show(tui)?;
        Ok(goes_on)
    }

    fn key(&mut self, code: KeyCode, tui: &mut Tui) -> bool {
        if tui.travel(code) {
            self.running = None;
            return true;
        }
        match code {
            KeyCode::Char('q' | 'Q') => return false,
            KeyCode::Esc if self.running.take().is_none() => return false,
            KeyCode::Char(' ') => self.run_or_stop(tui),
            KeyCode::Char('+' | '=') => self.pace = (self.pace / 2).max(SHORTEST),
            KeyCode::Char('-' | '_') => self.pace = (self.pace * 2).min(LONGEST),
            KeyCode::Char('n') => self.go_to_decision(tui, true),
            KeyCode::Char('p') => self.go_to_decision(tui, false),
            KeyCode::Char('v') => {
                self.viewer = next_viewer(self.viewer, self.table.players().len());
                self.read(tui, None);
            }
            KeyCode::Char('/') => self.number = Some(String::new()),
            KeyCode::Char(digit @ '0'..='9') => self.number = Some(digit.to_string()),
            KeyCode::Char('l') => self.tell_link(tui),
            KeyCode::Char('?') | KeyCode::F(1) => tui.note(&self.texts.word("cli-replay-help")),
            _ => {}
        }
        true
    }

    /// Types the number of an entry to go to.
    fn type_number(&mut self, code: KeyCode, tui: &mut Tui) {
        let Some(number) = &mut self.number else { return };
        match code {
            KeyCode::Char(digit @ '0'..='9') if number.len() < DIGITS => number.push(digit),
            KeyCode::Backspace if number.pop().is_some() => {}
            KeyCode::Esc | KeyCode::Backspace => self.number = None,
            KeyCode::Enter => {
                if let Ok(at) = number.parse() {
                    self.read(tui, Some(at));
                }
                self.number = None;
            }
            _ => {}
        }
    }

    /// Whether the last entry is on the screen.
    fn at_end(&self, tui: &Tui) -> bool {
        tui.place().is_none_or(|place| place >= self.lines.len())
    }

    /// Lets the game run by itself, from its beginning if it is at its end; or stops it.
    fn run_or_stop(&mut self, tui: &mut Tui) {
        if self.running.take().is_some() {
            return;
        }
        if self.at_end(tui) {
            tui.go_to(0);
        }
        self.running = Some(Clock::start());
    }

    /// Shows the next entry while the game runs by itself.
    fn run_on(&mut self, tui: &mut Tui) {
        tui.travel(KeyCode::Right);
        self.running = (!self.at_end(tui)).then(Clock::start);
    }

    /// Goes to the next decision, or to the one before: of whoever looks, else of people, else of
    /// anybody.
    fn go_to_decision(&mut self, tui: &mut Tui, forward: bool) {
        self.running = None;
        let players = self.table.players();
        let people: SeatSet =
            Seat::all(players.len()).filter(|seat| players[seat.index()].is_person()).collect();
        let deciders = match self.viewer {
            Viewer::Seat(seat) => SeatSet::from_iter([seat]),
            _ if people.is_empty() => Seat::all(players.len()).collect(),
            _ => people,
        };
        let decides = |place: &usize| {
            let line = place.checked_sub(1).and_then(|n| self.lines.get(n));
            line.is_some_and(|line| is_decision(line, deciders))
        };
        let here = tui.place().unwrap_or(0);
        let found = match forward {
            true => (here + 1..=self.lines.len()).find(decides),
            false => (0..here).rev().find(decides),
        };
        if let Some(place) = found {
            tui.go_to(place);
        }
    }

    /// Shows the link of the game up to here, or of what a viewer sees who does not see all.
    fn tell_link(&mut self, tui: &mut Tui) {
        let at = self.at(tui);
        let link = match self.viewer {
            Viewer::Omniscient => self.table.link_at(at),
            viewer => self.table.position_link(at, viewer),
        };
        match link {
            Ok(link) => {
                let head = match self.viewer {
                    Viewer::Omniscient => "cli-replay-link",
                    _ => "cli-replay-link-seen",
                };
                tui.note(&self.texts.word(head));
                tui.note(&link);
                if let (Viewer::Omniscient, Some(careful)) =
                    (self.viewer, exposed(self.table, Exposes::Link))
                {
                    tui.note(&careful);
                }
                self.link = Some(link);
            }
            Err(error) => tui.note(&self.texts.say(&error.message)),
        }
    }
}

/// Whether an entry is what one of these seats decided by itself.
fn is_decision(line: &LogLine, of: SeatSet) -> bool {
    let by = matches!(line.by, Mover::Seat(seat) if of.has(seat));
    line.kind == LineKind::Move && by && !line.automatic
}

/// The place in a story of an entry, or of the last that is told before it.
fn place_of(story: &[Told], at: EntryId) -> usize {
    story.partition_point(|told| told.id <= at).saturating_sub(1)
}

/// Who looks after this one: everything, then each seat, then a spectator.
fn next_viewer(viewer: Viewer, seats: usize) -> Viewer {
    match viewer {
        Viewer::Omniscient => Viewer::Seat(Seat(0)),
        Viewer::Seat(Seat(n)) if usize::from(n) + 1 < seats => Viewer::Seat(Seat(n + 1)),
        Viewer::Seat(_) => Viewer::Spectator,
        Viewer::Spectator => Viewer::Omniscient,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_looks_in_turn() {
        let mut seen = vec![Viewer::Omniscient];
        for _ in 0..4 {
            seen.extend(seen.last().map(|last| next_viewer(*last, 2)));
        }
        let [first, second] = [0, 1].map(|n| Viewer::Seat(Seat(n)));
        assert_eq!(
            seen,
            [Viewer::Omniscient, first, second, Viewer::Spectator, Viewer::Omniscient]
        );
    }

    #[test]
    fn an_entry_that_says_nothing_is_found_at_the_one_before() {
        let told = |id| Told { id, lines: Vec::new() };
        let story = [0, 1, 4, 5].map(told);
        let places = [0, 1, 2, 3, 4, 5, 99].map(|at| place_of(&story, at));
        assert_eq!(places, [0, 1, 1, 1, 2, 3, 3]);
    }
}
