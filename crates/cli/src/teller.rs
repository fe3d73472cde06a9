//! What is told to somebody at a terminal about a game, wherever its table is.

use bots::Advice;
use kernel::{Arg, Error, Info, Message, SeatSet};
use table::message::{LogLine, Preview, Then};

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

/// A terminal, and the words and the sheets of one game.
pub(crate) struct Teller {
    /// The terminal.
    pub(crate) term: Term,
    /// Messages as text.
    pub(crate) texts: Texts,
    /// What cards and words of the game say.
    pub(crate) sheets: Sheets,
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
        for message in lines.into_iter().flat_map(|line| &line.messages) {
            self.paragraph(message)?;
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
            let lines = sheets::lines(sheet, &self.texts);
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
                let text = |message: &Message| wrapped(&self.texts.say(message), "  ", "    ");
                let lines: Vec<String> = messages.iter().map(text).collect();
                Ok(self.term.page(&lines.join("\n"))?)
            }
            Err(error) => {
                let message = Message::new("cli-why-possible").with("why", error.message);
                self.paragraph(&message.with("options", error.options.join(", ")))
            }
        }
    }

    /// Shows the rules of a game.
    pub(crate) fn rules(&mut self, info: &'static Info) -> Result<(), Fail> {
        let rules = words::rules(info);
        Ok(self.term.page(&markdown::shown(rules, self.term.paint))?)
    }

    /// Says how far the numbers of a list go.
    pub(crate) fn list_ends(&mut self, list: &Listing) -> Result<(), Fail> {
        self.paragraph(&Message::new("cli-list-ends").with("n", list.len()))
    }

    /// Says in red why something cannot be done.
    pub(crate) fn refusal(&mut self, why: &Message) -> Result<(), Fail> {
        let why = wrapped(&self.texts.say(why), "  ", "  ");
        Ok(self.term.line(&self.term.paint.red(&why))?)
    }

    /// Shows the moves that there are, in few rows.
    pub(crate) fn moves_in_short(&mut self, list: &Listing) -> Result<(), Fail> {
        Ok(self.term.line(&list.cut(LINES - LEAST_ROWS, self.term.paint))?)
    }

    /// Says why a move is not legal, with the name that programs know it by.
    pub(crate) fn say_why(&mut self, error: &Error) -> Result<(), Fail> {
        let why = self.texts.say(&error.message);
        Ok(self.term.paragraph(&format!("{why} [{}]", error.code))?)
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
        for line in hints::lines(bot, advice, list, &self.texts) {
            self.term.line(&line)?;
        }
        Ok(())
    }
}

/// What comes after what can be foreseen.
fn next(then: Then) -> Message {
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
fn taken_back(undo: SeatSet) -> Message {
    match undo.is_empty() {
        true => Message::new("cli-undo-free"),
        false => Message::new("cli-undo-asks").with("seats", Arg::seats(undo.iter())),
    }
}
