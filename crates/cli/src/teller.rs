//! What is told to somebody at a terminal about a game, wherever its table is.

use std::collections::BTreeMap;
use std::sync::Arc;

use bots::Advice;
use kernel::{Arg, Error, Info, Message, Mover, Seat, SeatSet, columns, padded};
use table::EntryId;
use table::message::{BackTarget, LineKind, LogLine, Preview, Then};

use crate::bot;
use crate::fail::Fail;
use crate::hints;
use crate::listing::Listing;
use crate::markdown;
use crate::sheets::{self, Sheets};
use crate::term::{LINES, Term, wrapped};
use crate::words::{self, Texts};

/// A list of moves has at least so many rows, however large the picture is.
const LEAST_ROWS: usize = 7;

/// How many entries `log` shows.
const LOG_LINES: usize = 20;
/// So many positions to go back to are listed.
const MOST_TARGETS: usize = 10;

/// A position to go back to: its entry, what was decided there, and who would have to agree.
type Target = (EntryId, String, SeatSet);

/// A terminal, and the words and the sheets of one game.
pub(crate) struct Teller {
    /// The terminal.
    pub(crate) term: Term,
    /// Messages as text.
    pub(crate) texts: Texts,
    /// What cards and words of the game say.
    pub(crate) sheets: Sheets,
    /// Whether refusals come with the names that programs know them by.
    pub(crate) codes: bool,
}

impl Teller {
    /// Shows a message as a paragraph.
    pub(crate) fn paragraph(&mut self, message: &Message) -> Result<(), Fail> {
        let text = self.texts.say(message);
        Ok(self.term.paragraph(&text)?)
    }

    /// Tells what happened, and says whether there was anything to say about it.
    pub(crate) fn news<'a>(
        &mut self,
        lines: impl IntoIterator<Item = &'a LogLine>,
    ) -> Result<bool, Fail> {
        let mut any = false;
        for line in lines.into_iter().filter(|line| !line.messages.is_empty()) {
            let said = line.messages.iter().map(|message| self.texts.say(message));
            if let Some(screen) = self.term.screen() {
                screen.tell(said.collect());
            } else {
                said.collect::<Vec<_>>().iter().try_for_each(|text| self.term.paragraph(text))?;
            }
            any = true;
        }
        Ok(any)
    }

    /// The table under its title: the picture, what is asked, and the moves in the room that is
    /// left.
    pub(crate) fn table(
        &mut self,
        title: &Message,
        picture: &str,
        question: Option<&Message>,
        list: &Listing,
    ) -> Result<(), Fail> {
        self.term.rule(&self.texts.say(title))?;
        let picture = picture.trim_end();
        self.term.line(picture)?;
        let question = question.map(|question| wrapped(&self.texts.say(question), "", "  "));
        question.iter().try_for_each(|text| self.term.line(text))?;
        if list.len() > 0 {
            let rows = picture.lines().count() + question.map_or(0, |text| text.lines().count());
            // The rule with the blank line above it, and the prompt.
            let room = LINES.saturating_sub(rows + 3).max(LEAST_ROWS);
            self.term.line(&list.cut(room, self.term.paint))?;
        }
        Ok(())
    }

    /// Tells what a card, piece or word of the game says.
    pub(crate) fn sheet(&mut self, name: &str) -> Result<(), Fail> {
        if let Some(sheet) = self.sheets.find(name) {
            let lines = match self.term.is_full() {
                true => sheets::paragraphs(sheet, &self.texts),
                false => sheets::lines(sheet, &self.texts),
            };
            return Ok(self.term.page(&lines.join("\n"))?);
        }
        if let Some(titles) = self.sheets.of_kind(name, &self.texts) {
            return Ok(self.term.page(&wrapped(&titles, "  ", "  "))?);
        }
        let near = self.sheets.near(name).join(", ");
        let message = match near.as_str() {
            "" => Message::new("cli-unknown-name"),
            _ => Message::new("cli-unknown-name-near").with("near", near),
        };
        self.paragraph(&message.with("name", name))
    }

    /// The topics of a game, each with its name.
    fn topics(&self, info: &'static Info) -> Vec<(&'static str, String)> {
        let name = |&topic: &&'static str| (topic, self.texts.say(&Message::of("details", topic)));
        info.topics.iter().map(name).collect()
    }

    /// Tells about which topics there are details.
    pub(crate) fn list_topics(&mut self, info: &'static Info) -> Result<(), Fail> {
        let shown = |(topic, name): &(&str, String)| match *topic == name.to_lowercase() {
            true => (*topic).to_owned(),
            false => format!("{topic} ({name})"),
        };
        let all = self.topics(info).iter().map(shown).collect::<Vec<_>>().join(", ");
        self.paragraph(&match all.as_str() {
            "" => Message::new("cli-no-topics"),
            _ => Message::new("cli-topics").with("topics", all),
        })
    }

    /// The topic that somebody means who writes it, or its name.
    pub(crate) fn topic(&self, info: &'static Info, text: &str) -> String {
        let text = text.to_lowercase();
        let called = |(_, name): &(&str, String)| name.to_lowercase() == text;
        let meant = self.topics(info).into_iter().find(called);
        meant.map_or(text, |(topic, _)| topic.to_owned())
    }

    /// Tells the details of a topic, or which topics there are.
    pub(crate) fn details(&mut self, details: Result<Vec<Message>, Error>) -> Result<(), Fail> {
        match details {
            Ok(messages) => {
                let full = self.term.is_full();
                let text = |message: &Message| match self.texts.say(message) {
                    text if full => text,
                    text => wrapped(&text, "  ", "    "),
                };
                let lines: Vec<String> = messages.iter().map(text).collect();
                Ok(self.term.page(&lines.join("\n"))?)
            }
            Err(error) => {
                let message = Message::new("cli-why-possible").with("why", error.message);
                self.paragraph(&message.with("options", error.options.join(", ")))
            }
        }
    }

    /// Says what can be said, and on a whole screen what the keys do.
    pub(crate) fn help(&mut self, commands: &'static str) -> Result<(), Fail> {
        if self.term.screen().is_some() {
            let keys = self.texts.word("cli-keys-help");
            self.term.page(&keys)?;
        }
        Ok(self.term.page(&self.texts.word(commands))?)
    }

    /// Shows the rules of a game.
    pub(crate) fn rules(&mut self, info: &'static Info) -> Result<(), Fail> {
        let rules = words::rules(info);
        Ok(self.term.page(&markdown::shown(rules, self.term.paint))?)
    }

    /// Whether an answer says yes, in English or in the language that is spoken, by the word or its
    /// first letter.
    pub(crate) fn is_yes(&self, answer: &str) -> bool {
        let (answer, yes) = (answer.to_lowercase(), self.texts.word("cli-yes"));
        let first: String = yes.chars().take(1).collect();
        ["y", "yes", &first, &yes].contains(&answer.as_str())
    }

    /// Says how far the numbers of a list go.
    pub(crate) fn list_ends(&mut self, list: &Listing) -> Result<(), Fail> {
        self.paragraph(&Message::new("cli-list-ends").with("n", list.len()))
    }

    /// Says in red why something cannot be done.
    pub(crate) fn refusal(&mut self, why: &Message, code: &str) -> Result<(), Fail> {
        let why = self.with_code(why, code);
        let why = match self.term.screen() {
            Some(_) => why,
            None => wrapped(&why, "  ", "  "),
        };
        Ok(self.term.line(&self.term.paint.red(&why))?)
    }

    /// Why something cannot be done, with the name that programs know it by if that is wanted.
    fn with_code(&self, why: &Message, code: &str) -> String {
        let why = self.texts.say(why);
        if self.codes { format!("{why} [{code}]") } else { why }
    }

    /// Shows the moves that there are, in few rows.
    pub(crate) fn moves_in_short(&mut self, list: &Listing) -> Result<(), Fail> {
        Ok(self.term.line(&list.cut(LINES - LEAST_ROWS, self.term.paint))?)
    }

    /// Names the moves that come near to what somebody wrote, where there are any.
    pub(crate) fn near_moves(&mut self, text: &str, list: &Listing) -> Result<(), Fail> {
        let near = list.near(text).join(", ");
        match near.as_str() {
            "" => Ok(()),
            _ => self.paragraph(&Message::new("cli-near-moves").with("near", near)),
        }
    }

    /// Says why a move is not legal.
    pub(crate) fn say_why(&mut self, error: &Error) -> Result<(), Fail> {
        let why = self.with_code(&error.message, &error.code);
        Ok(self.term.paragraph(&why)?)
    }

    /// Says that a move is legal, and who would have to agree if it were taken back, where that is
    /// anybody.
    pub(crate) fn is_legal(&mut self, notation: &str, undo: SeatSet) -> Result<(), Fail> {
        let shown = self.sheets.shown(notation);
        self.paragraph(&Message::new("cli-is-legal").with("move", shown))?;
        if undo.is_empty() { Ok(()) } else { self.paragraph(&taken_back(undo)) }
    }

    /// Tells what a move would do as far as its seat can know, what comes then, and whether it
    /// could be taken back.
    pub(crate) fn preview(&mut self, preview: &Preview) -> Result<(), Fail> {
        let head = match preview.messages.is_empty() {
            true => Message::new("cli-preview-silent"),
            false => Message::new("cli-preview"),
        };
        self.paragraph(&head.with("move", self.sheets.shown(&preview.notation)))?;
        for message in &preview.messages {
            self.paragraph(message)?;
        }
        self.paragraph(&next(preview.then))?;
        self.paragraph(&taken_back(preview.undo))
    }

    /// Shows the lines of a log: the last ones, or all.
    pub(crate) fn log(&mut self, lines: &[String], all: bool) -> Result<(), Fail> {
        let from = if all { 0 } else { lines.len().saturating_sub(LOG_LINES) };
        self.term.page(&lines[from..].join("\n"))?;
        let marks = format!("  {}", self.texts.word("cli-log-marks"));
        Ok(self.term.line(&self.term.paint.dim(&marks))?)
    }

    /// Lists where a seat could go back to, and who would have to agree. The lines are those that
    /// it knows, and `live` says which are on the line of play.
    pub(crate) fn list_back(
        &mut self,
        seat: Seat,
        lines: &[Arc<LogLine>],
        live: &dyn Fn(EntryId) -> bool,
        targets: Vec<BackTarget>,
    ) -> Result<(), Fail> {
        let targets = self.decided(seat, lines, live, targets);
        if targets.is_empty() {
            return self.paragraph(&Message::new("cli-back-nowhere"));
        }
        self.paragraph(&Message::new("cli-back-list"))?;
        let command = |entry: EntryId| format!("back {entry}");
        let first = targets.iter().map(|(entry, ..)| columns(&command(*entry))).max();
        let second = targets.iter().map(|(_, what, _)| columns(what)).max();
        for (entry, what, agree) in &targets {
            let command = padded(&command(*entry), first.unwrap_or(0));
            let what = padded(what, second.unwrap_or(0));
            let agree = self.texts.say(&agreed(*agree));
            self.term.line(&format!("    {command}  {what}  {agree}"))?;
        }
        Ok(())
    }

    /// The positions at which a seat decided and to which it could go back, the newest first.
    fn decided(
        &self,
        seat: Seat,
        lines: &[Arc<LogLine>],
        live: &dyn Fn(EntryId) -> bool,
        mut targets: Vec<BackTarget>,
    ) -> Vec<Target> {
        let mine = |line: &&Arc<LogLine>| {
            line.kind == LineKind::Move && line.by == Mover::Seat(seat) && !line.automatic
        };
        // Of several decisions at one position the one on the line of play counts.
        let mut decisions: Vec<&Arc<LogLine>> = lines.iter().filter(mine).collect();
        decisions.sort_by_key(|line| live(line.id));
        let decided: BTreeMap<EntryId, &Arc<LogLine>> =
            decisions.into_iter().map(|line| (line.from, line)).collect();
        targets.sort_by_key(|target| std::cmp::Reverse(target.entry));
        let known = targets.iter().filter_map(|target| {
            let notation = decided.get(&target.entry)?.notation.as_deref().unwrap_or_default();
            Some((target.entry, hints::short(&self.sheets.shown(notation)), target.agree))
        });
        known.take(MOST_TARGETS).collect()
    }

    /// Says so where there is nothing to advise: no move, or only one.
    pub(crate) fn needs_no_hint(&mut self, list: &Listing) -> Result<bool, Fail> {
        let message = match (list.len(), list.nth(1)) {
            (0, _) => Message::new("cli-nothing-to-decide"),
            (1, Some(only)) => Message::new("cli-only-move").with("move", list.shown(only)),
            _ => return Ok(false),
        };
        self.paragraph(&message)?;
        Ok(true)
    }

    /// The bot that is asked for a hint, by its name; nothing, and which there are, where there is
    /// none of that name.
    pub(crate) fn adviser(
        &mut self,
        info: &'static Info,
        bot: Option<String>,
    ) -> Result<Option<String>, Fail> {
        let bot = bot.unwrap_or_else(|| bot::ADVISER.to_owned()).to_lowercase();
        let Err(error) = bot::check(info, &bot, &[]) else { return Ok(Some(bot)) };
        let known = bot::names(info).join(", ");
        let message = Message::new("cli-no-such-bot").with("why", error.message);
        self.paragraph(&message.with("known", known))?;
        Ok(None)
    }

    /// Tells what a bot would do, and with which prospects.
    pub(crate) fn hint(&mut self, bot: &str, advice: &Advice, list: &Listing) -> Result<(), Fail> {
        if let Some(screen) = self.term.screen() {
            screen.show_hint(hints::bars(bot, advice, list, &self.texts), &advice.best);
            return Ok(());
        }
        for line in hints::lines(bot, advice, list, &self.texts) {
            self.term.line(&line)?;
        }
        Ok(())
    }
}

/// What comes after what can be foreseen.
pub(crate) fn next(then: Then) -> Message {
    match then {
        Then::Seats(seats) => {
            Message::new("cli-then-seats").with("seats", Arg::seats(seats.iter()))
        }
        Then::Chance => Message::new("cli-then-chance"),
        Then::Hidden => Message::new("cli-then-hidden"),
        Then::Over => Message::new("cli-then-over"),
    }
}

/// Whether a move could be taken back.
pub(crate) fn taken_back(undo: SeatSet) -> Message {
    match undo.is_empty() {
        true => Message::new("cli-undo-free"),
        false => Message::new("cli-undo-asks").with("seats", Arg::seats(undo.iter())),
    }
}

/// On what terms somebody may go back.
fn agreed(agree: SeatSet) -> Message {
    match agree.is_empty() {
        true => Message::new("cli-back-free"),
        false => Message::new("cli-back-asks").with("seats", Arg::seats(agree.iter())),
    }
}
