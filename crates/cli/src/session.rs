//! People and bots at one terminal who play one game.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bots::Advice;
use kernel::{Arg, Error, ErrorMessage, Message, Mover, Seat, SeatSet, ToMove, Viewer};
use table::message::{Command, Done, LineKind, LogLine, Offer, Reply, Request};
use table::{AnyTable, Cue, EntryId, Pause, Speed};

use crate::autosave::{Autosave, Exposes, exposed};
use crate::bot::{self, Bots};
use crate::clock::Clock;
use crate::fail::{FILE, Fail, OK, about};
use crate::input::Input;
use crate::listing::Listing;
use crate::pacing::{Pacing, is_result, is_thought};
use crate::sheets::Sheets;
use crate::source::warn;
use crate::stage::TableStage;
use crate::stamp::stamp;
use crate::teller::Teller;
use crate::term::{Term, wrapped};
use crate::tui::Asked;
use crate::words::Texts;
use crate::{fail, hints, log_lines, outcome, stage};

mod correction;
mod foresight;

/// How many entries are told to somebody who comes to a table in the middle of a game.
const LATELY: EntryId = 8;
/// A script that gave so many answers without any of them changing the table is stopped.
const MOST_IDLE: u32 = 1000;
/// So much of an example of what chance can do is shown.
const LONGEST_EXAMPLE: usize = 40;

/// A table with everybody at it, for the time of one command.
pub(crate) struct Session {
    /// The table.
    pub(crate) table: Box<dyn AnyTable>,
    /// The terminal, and the words of the game.
    teller: Teller,
    /// Where the game is saved.
    pub(crate) autosave: Autosave,
    /// The bots on the seats without a person.
    pub(crate) bots: Bots,
    /// How long things take, where somebody looks.
    pacing: Pacing,
    /// The time in which the next bot is going to think.
    thought: Option<Cue>,
    /// What the table has told each viewer, and the viewer has not read yet.
    unread: BTreeMap<Viewer, Vec<Arc<LogLine>>>,
    /// Who has the keyboard.
    facing: Option<Seat>,
    /// How many answers in a row changed nothing.
    idle: u32,
    /// Somebody wants to leave while nothing is asked.
    leaves: bool,
    /// Nobody has to be told in the end where the game is.
    returns: bool,
}

/// How a session is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shown {
    /// How long things take.
    pub(crate) speed: Speed,
    /// Whether lines are wanted in place of a whole screen.
    pub(crate) plain: bool,
    /// Whether refusals come with the names that programs know them by.
    pub(crate) codes: bool,
    /// Whether whoever leaves comes back to a list of games, and need not be told where this one
    /// is.
    pub(crate) returns: bool,
}

/// What the table waits for.
enum Next {
    Over,
    Acknowledge(Pause),
    Chance,
    Bot(Seat),
    Person(Seat),
}

/// Whether to go on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    /// The table has changed: look at it again.
    Changed,
    /// Ask the same question again.
    Same,
    /// Somebody wants to leave, or the input is at its end.
    Leave,
}

impl Session {
    /// Sits down at a table.
    pub(crate) fn new(
        table: Box<dyn AnyTable>,
        autosave: Autosave,
        bots: Bots,
        shown: Shown,
    ) -> Result<Session, Fail> {
        let term = Term::full(shown.plain)?;
        let texts = Texts::for_players(&*table, term.paint);
        let sheets = Sheets::of(table.info(), table.catalogue());
        Ok(Session {
            teller: Teller { term, texts, sheets, codes: shown.codes },
            table,
            autosave,
            bots,
            pacing: Pacing::new(shown.speed),
            thought: None,
            unread: BTreeMap::new(),
            facing: None,
            idle: 0,
            leaves: false,
            returns: shown.returns,
        })
    }

    /// Plays until the game is over or somebody leaves, and says where it is kept. Where it is not,
    /// the exit code says so too.
    pub(crate) fn play(&mut self) -> fail::Done {
        self.save_table()?;
        self.greet()?;
        while self.step()? != Flow::Leave {
            self.follow()?;
        }
        self.save_table()?;
        let ended = self.teller.term.ended();
        self.teller.term.close();
        let returns = self.returns && !ended;
        let told = self.rescue().and_then(|()| if returns { Ok(()) } else { self.farewell() });
        // Who closed the terminal does not read this.
        if !ended {
            told?;
        }
        Ok(ExitCode::from(if self.autosave.trouble().is_some() { FILE } else { OK }))
    }

    /// Saves the table where it has changed, and tells once when that fails or works again.
    fn save_table(&mut self) -> Result<(), Fail> {
        self.autosave.save(&*self.table)?;
        self.tell_saving();
        Ok(())
    }

    /// Tells what is to be known about saving, if anything.
    fn tell_saving(&mut self) {
        match (self.autosave.news(), self.teller.term.screen()) {
            (Some(news), Some(screen)) => screen.tell(vec![news]),
            (Some(news), None) => warn(&news),
            (None, _) => {}
        }
    }

    fn step(&mut self) -> Result<Flow, Fail> {
        if self.leaves {
            return Ok(Flow::Leave);
        }
        stamp(&mut *self.table, None);
        if self.table.advance() > 0 {
            return Ok(Flow::Changed);
        }
        match self.next() {
            Next::Over => self.over(),
            Next::Acknowledge(pause) => self.acknowledge(pause),
            Next::Chance => self.type_chance(),
            Next::Bot(seat) => self.move_bot(seat),
            Next::Person(seat) => self.ask(seat),
        }
    }

    /// A pause comes before everything else: chance would sweep it away. Bots do not let people
    /// wait, and among people the one at the keyboard comes first.
    fn next(&self) -> Next {
        let to_move = self.table.to_move();
        if to_move == ToMove::Over {
            return Next::Over;
        }
        if let Some(pause) = self.table.pause() {
            return Next::Acknowledge(pause);
        }
        let seats = to_move.seats();
        let bot = seats.minus(self.people()).lowest();
        let facing = self.facing.filter(|&seat| seats.has(seat));
        match (bot, facing.or(seats.lowest())) {
            (Some(seat), _) => Next::Bot(seat),
            (None, Some(seat)) => Next::Person(seat),
            (None, None) => Next::Chance,
        }
    }

    fn people(&self) -> SeatSet {
        let players = self.table.players();
        Seat::all(players.len()).filter(|seat| players[seat.index()].is_person()).collect()
    }

    fn name(&self, seat: Seat) -> String {
        self.table.players()[seat.index()].name.clone()
    }

    /// Who watches all the time: the only person, or a spectator where bots are among themselves or
    /// nothing is hidden. Otherwise several people look one after another, and each is told when it
    /// is their turn.
    fn watcher(&self) -> Option<Viewer> {
        let people = self.people();
        match people.len() {
            0 => Some(Viewer::Spectator),
            1 => people.lowest().map(Viewer::Seat),
            _ => (!self.table.hides()).then_some(Viewer::Spectator),
        }
    }

    /// As whom somebody looks who answers for `seat`: as a spectator while nobody has taken the
    /// keyboard.
    fn looking(&self, seat: Seat) -> Viewer {
        let known = self.watcher().is_some() || self.facing == Some(seat);
        if known { Viewer::Seat(seat) } else { Viewer::Spectator }
    }

    /// As whom they see the table: when the game is over nothing is hidden.
    fn seeing(&self, seat: Seat) -> Viewer {
        let over = self.table.to_move() == ToMove::Over;
        if over { Viewer::Omniscient } else { self.looking(seat) }
    }

    // ------------------------------------------------------------------ telling

    fn greet(&mut self) -> Result<(), Fail> {
        if !self.teller.term.is_full() {
            self.introduce()?;
        }
        self.subscribe()?;
        // What happened lately is told, but not waited for.
        self.hear();
        if let (true, Some(Viewer::Seat(seat))) = (self.teller.term.is_full(), self.watcher()) {
            let news = self.since_last_move(seat, &[]);
            self.unread.insert(Viewer::Seat(seat), news);
        }
        self.show_what_is_watched()
    }

    /// Says what is played, by whom, and where it is kept.
    fn introduce(&mut self) -> Result<(), Fail> {
        let info = self.table.info();
        let players: Vec<String> = self.table.players().iter().map(|p| p.name.clone()).collect();
        let title = wrapped(&format!("{}: {}", info.name, players.join(", ")), "", "  ");
        self.teller.term.line(&title.replacen(
            info.name,
            &self.teller.term.paint.bold(info.name),
            1,
        ))?;
        if let Some(path) = self.autosave.place() {
            let message = Message::new("cli-saves-in").with("file", path.display().to_string());
            self.teller.term.line(&self.teller.texts.say(&message))?;
        }
        if self.table.types_dice() {
            self.teller.term.line(&self.teller.texts.word("cli-dice-typed"))?;
        }
        Ok(())
    }

    /// Lets everybody be told what changes: each person, and where they are not one alone whoever
    /// looks at the screen without a seat.
    fn subscribe(&mut self) -> Result<(), Error> {
        let people = self.people();
        let watcher = (people.len() != 1).then_some(Viewer::Spectator);
        let known = self.table.at().saturating_sub(LATELY);
        for viewer in people.iter().map(Viewer::Seat).chain(watcher) {
            self.table.subscribe(viewer, known)?;
        }
        Ok(())
    }

    /// Tells the watcher what is new, and lets it be looked at.
    fn follow(&mut self) -> Result<(), Fail> {
        let cues = self.hear();
        self.show_what_is_watched()?;
        let Some(viewer) = self.watcher() else { return Ok(()) };
        self.show_screen(viewer)?;
        let result = cues.iter().any(is_result) && self.table.pause().is_none();
        if result && self.teller.term.is_full() {
            return self.show_result(viewer);
        }
        // Who types in dice has seen them fall.
        let cues = if self.table.types_dice() { Vec::new() } else { cues };
        self.pacing.begin(cues, 0);
        self.leaves |= self.teller.term.wait(&mut self.pacing)?;
        Ok(())
    }

    /// Shows the table on a whole screen while nobody is asked.
    fn show_screen(&mut self, viewer: Viewer) -> Result<(), Fail> {
        self.on_stage(viewer, None, None, |term, stage| match term.screen() {
            Some(screen) => screen.show(stage),
            None => Ok(()),
        })
    }

    /// Lets the result of a part of the game be read until a key is pressed: what was on the table
    /// then, and not what came after it.
    fn show_result(&mut self, viewer: Viewer) -> Result<(), Fail> {
        let decided = |line: &&Arc<LogLine>| matches!(line.by, Mover::Seat(_));
        let lines = self.table.lines(viewer, self.table.at().saturating_sub(LATELY));
        let at = lines.iter().rev().find(decided).map(|line| line.id);
        let prompt = self.teller.texts.word("cli-result-prompt");
        self.save_table()?;
        let answer = self.on_stage(viewer, None, at, |term, stage| {
            term.ask_at(Asked::Key, &prompt, &Listing::default(), stage)
        })?;
        self.leaves |= answer.is_none_or(|line| Input::leaves(&line));
        Ok(())
    }

    /// Does something with the terminal while the table is seen as `viewer` sees it: the moves of
    /// `seat`, and the position after entry `at` or the newest.
    fn on_stage<T>(
        &mut self,
        viewer: Viewer,
        seat: Option<Seat>,
        at: Option<EntryId>,
        act: impl FnOnce(&mut Term, &mut TableStage<'_>) -> io::Result<T>,
    ) -> Result<T, Fail> {
        let turn = self.turn();
        let Session { table, teller: Teller { term, texts, sheets, .. }, .. } = self;
        let mut stage = TableStage { table: &**table, viewer, seat, texts, sheets, turn, at };
        Ok(act(term, &mut stage)?)
    }

    /// Whose move it is, in words.
    fn turn(&self) -> String {
        stage::turn(&*self.table, &self.teller.texts)
    }

    /// Takes in what the table has told everybody since the last time. Gives what is to be looked
    /// at for a while, and keeps the time in which a bot is going to think.
    fn hear(&mut self) -> Vec<Cue> {
        let looking = self.watcher().unwrap_or(Viewer::Spectator);
        let mut looked_at = Vec::new();
        for (_, update) in self.table.updates() {
            self.unread.entry(update.viewer).or_default().extend(update.log.iter().cloned());
            if update.viewer == looking {
                let cues = update.cues.iter().cloned();
                let (mut thoughts, others): (Vec<Cue>, Vec<Cue>) = cues.partition(is_thought);
                (self.thought, looked_at) = (thoughts.pop(), others);
            }
        }
        looked_at
    }

    fn show_what_is_watched(&mut self) -> Result<(), Fail> {
        if let Some(viewer) = self.watcher() {
            self.show_news(viewer)?;
        }
        Ok(())
    }

    /// Tells a viewer what they have not read yet, and says whether there was anything.
    fn show_news(&mut self, viewer: Viewer) -> Result<bool, Fail> {
        let news = self.unread.remove(&viewer).unwrap_or_default();
        let went = news.iter().any(|line| line.kind != LineKind::Move);
        let news = match (viewer, self.teller.term.screen()) {
            (Viewer::Seat(seat), Some(screen)) if went => {
                screen.forget_news();
                self.since_last_move(seat, &news)
            }
            _ => news,
        };
        self.teller.news(news.iter().map(|line| &**line))
    }

    /// What happened since a seat decided last, and that it went back.
    fn since_last_move(&self, seat: Seat, news: &[Arc<LogLine>]) -> Vec<Arc<LogLine>> {
        let log = self.table.lines(Viewer::Seat(seat), 0);
        let is_live = |entry: EntryId| self.table.is_live(entry);
        log_lines::since_last_move(&log, &is_live, seat, news, LATELY as usize)
    }

    fn show_log(&mut self, viewer: Viewer, all: bool) -> Result<(), Fail> {
        let lines: Vec<String> = log_lines::since(&*self.table, viewer, 0, &self.teller.texts)
            .iter()
            .flat_map(|line| log_lines::lines(&*self.table, line, &self.teller.texts))
            .collect();
        self.teller.log(&lines, all)
    }

    // ------------------------------------------------------------------ bots, chance, pauses

    fn move_bot(&mut self, seat: Seat) -> Result<Flow, Fail> {
        let advice = self.think_in_time(seat)?;
        if self.leaves {
            // It was hurried, so it is not what the bot would have done.
            return Ok(Flow::Leave);
        }
        match self.handle(seat, Request::Move(advice.best)).error {
            None => Ok(Flow::Changed),
            Some(error) => Err(about(self.table.info())(bot::refused(seat, error))),
        }
    }

    /// What the bot on a seat does. Where somebody looks it is known when its time is over, neither
    /// before nor after: its haste would tell something. Then a terminal shows all the time that it
    /// thinks.
    fn think_in_time(&mut self, seat: Seat) -> Result<Advice, Fail> {
        let (bots, pacing, looks) = (self.bots, &mut self.pacing, self.teller.term.is_screen());
        let most = bots::thought_ms(&*self.table, seat).filter(|_| looks);
        let cue = self.thought.take().filter(|cue| looks && cue.at == self.table.at());
        let name = self.table.players()[seat.index()].name.as_str();
        let thinks = self.teller.texts.say(&Message::new("cli-thinks").with("name", name));
        let (clock, leaves) = (Clock::start(), AtomicBool::new(false));
        let left = || leaves.load(Ordering::Relaxed);
        let late = || left() || most.is_some_and(|most| clock.ms() >= u64::from(most));
        let (table, late, left) = (&mut self.table, &late, &left);
        let think = move || {
            pacing.begin(cue, most.unwrap_or(0));
            let advice = bots.advise(&**table, seat, bot::kind(&**table, seat), late);
            pacing.wait_unless(left);
            advice
        };
        let hurry = || leaves.store(true, Ordering::Relaxed);
        let (advice, leaves) = self.teller.term.during(&thinks, &hurry, think)?;
        self.leaves |= leaves;
        Ok(advice?)
    }

    /// What a bot would do on a seat that is to move. A terminal shows that it thinks. Who wants to
    /// leave meanwhile gets what it has found so far.
    fn consult(&mut self, seat: Seat, bot: &str) -> Result<Advice, Fail> {
        let (table, bots) = (&mut self.table, self.bots);
        let thinks = Message::new("cli-thinks").with("name", hints::titled(bot));
        let thinks = self.teller.texts.say(&thinks);
        let leaves = AtomicBool::new(false);
        let late = || leaves.load(Ordering::Relaxed);
        let late = &late;
        let think = move || bots.advise(&**table, seat, bot, late);
        let hurry = || leaves.store(true, Ordering::Relaxed);
        let (advice, _) = self.teller.term.during(&thinks, &hurry, think)?;
        Ok(advice?)
    }

    /// Tells what a bot would do on the seat of the one who asks, and with which prospects: it
    /// knows no more than that seat.
    fn hint(&mut self, seat: Seat, list: &Listing, bot: Option<String>) -> Result<(), Fail> {
        if self.teller.needs_no_hint(list)? {
            return Ok(());
        }
        let Some(bot) = self.teller.adviser(self.table.info(), bot)? else { return Ok(()) };
        let advice = self.consult(seat, &bot)?;
        self.teller.hint(&bot, &advice, list)
    }

    /// Asks for a move of chance or several in a row, and says what the first is for. What came of
    /// it is told to each as they may know it. Nothing falls by itself: an empty line is no die.
    fn type_chance(&mut self) -> Result<Flow, Fail> {
        let seat = self.facing.or(self.people().lowest()).unwrap_or(Seat(0));
        let list = Listing::default();
        let viewer = self.looking(seat);
        if self.watcher().is_none() {
            self.show_news(viewer)?;
        }
        let prompt = self.call_for_chance(viewer)?;
        loop {
            let asked = self.prompt(Asked::Text, viewer, None, &prompt, &list)?;
            let Some(line) = asked else { return Ok(Flow::Leave) };
            let flow = match Input::of(&line, &list) {
                Input::Nothing => {
                    self.idle += 1;
                    self.paragraph(&Message::new("cli-nothing-fell"))?;
                    Flow::Same
                }
                Input::Roll => {
                    self.table.roll_once();
                    self.idle = 0;
                    Flow::Changed
                }
                Input::Move(text) => self.command(seat, Request::Chance(text))?,
                other => self.answer(seat, &list, other)?,
            };
            if flow != Flow::Same {
                return Ok(flow);
            }
        }
    }

    /// How a move of chance is asked for. What it is for and how it is written stands above the
    /// prompt; on a whole screen it is the prompt.
    fn call_for_chance(&mut self, viewer: Viewer) -> Result<String, Fail> {
        let question = self.table.question(viewer);
        let form = self.table.chance_form(viewer).map(|form| self.in_form(question, &form));
        let prompt = self.teller.texts.word("cli-type-chance");
        match form {
            Some(form) if self.teller.term.is_full() => Ok(form),
            Some(form) => {
                self.teller.term.paragraph(&form)?;
                Ok(prompt)
            }
            None => Ok(prompt),
        }
    }

    /// One Enter says for everybody at this terminal that they have looked.
    fn acknowledge(&mut self, pause: Pause) -> Result<Flow, Fail> {
        if self.watcher().is_none() {
            self.leave_keyboard()?;
            let lately = |line: &Arc<LogLine>| line.id + LATELY > pause.entry;
            self.unread.entry(Viewer::Spectator).or_default().retain(lately);
            self.show_news(Viewer::Spectator)?;
        }
        let prompt = self.teller.texts.say(&Message::new("cli-pause").with("name", pause.name));
        let viewer = self.watcher().unwrap_or(Viewer::Spectator);
        let line = self.prompt(Asked::Key, viewer, None, &prompt, &Listing::default())?;
        if line.is_none_or(|line| Input::leaves(&line)) {
            return Ok(Flow::Leave);
        }
        for seat in pause.waiting.iter() {
            self.handle(seat, Request::Acknowledge(pause.entry));
        }
        Ok(Flow::Changed)
    }

    // ------------------------------------------------------------------ people

    fn ask(&mut self, seat: Seat) -> Result<Flow, Fail> {
        if self.watcher().is_none() && self.facing != Some(seat) && !self.pass_keyboard(seat)? {
            return Ok(Flow::Leave);
        }
        self.facing = Some(seat);
        self.show_news(self.watcher().unwrap_or(Viewer::Seat(seat)))?;
        let list = self.listing(seat);
        self.show_table(seat, &list)?;
        let prompt = self.call(seat);
        loop {
            let asked = self.prompt(Asked::Move, self.seeing(seat), Some(seat), &prompt, &list)?;
            let Some(line) = asked else { return Ok(Flow::Leave) };
            let answer = Input::of(&line, &list);
            let flow = self.answer(seat, &list, answer)?;
            if flow != Flow::Same {
                return Ok(flow);
            }
        }
    }

    /// How a seat is asked for its move: on a whole screen with what the game asks, which stands
    /// above the prompt elsewhere.
    fn call(&self, seat: Seat) -> String {
        let alone = self.people().len() == 1;
        let question = self.table.question(self.seeing(seat));
        let texts = &self.teller.texts;
        match question.filter(|_| self.teller.term.is_full()) {
            Some(question) if alone => texts.say(&question),
            Some(question) => {
                let names = self.table.players().iter().map(|player| player.name.clone());
                let info = self.table.info();
                let own = Texts::for_seat(info, names.collect(), Some(seat), texts.paint);
                let (name, question) = (self.name(seat), own.say(&question));
                // It may name them itself.
                if question.starts_with(&name) { question } else { format!("{name}: {question}") }
            }
            _ if alone => texts.word("cli-your-move"),
            _ => texts.say(&Message::new("cli-names-move").with("name", self.name(seat))),
        }
    }

    /// The legal moves of a seat.
    fn listing(&self, seat: Seat) -> Listing {
        let offers = self.table.offers(Viewer::Seat(seat));
        Listing::new(&offers, &self.teller.sheets, &self.teller.texts)
    }

    /// Shows a message as a paragraph.
    fn paragraph(&mut self, message: &Message) -> Result<(), Fail> {
        self.teller.paragraph(message)
    }

    /// The table as the one who answers for `seat` may see it, and the moves below it.
    fn show_table(&mut self, seat: Seat, list: &Listing) -> Result<(), Fail> {
        if self.teller.term.is_full() {
            // It is there all the time.
            return Ok(());
        }
        let viewer = self.seeing(seat);
        let title = match viewer {
            Viewer::Seat(seat) => Message::new("cli-title-of-seat").with("name", self.name(seat)),
            _ => Message::new("cli-title"),
        };
        let (picture, question) = (self.picture(viewer)?, self.table.question(viewer));
        let title = title.with("entry", self.table.at());
        self.teller.table(&title, &picture, question.as_ref(), list)
    }

    /// The picture of the table.
    fn picture(&self, viewer: Viewer) -> Result<String, Error> {
        let picture =
            self.table.picture(self.table.tip(), viewer, &self.teller.texts.renderer())?;
        Ok(picture.trim_end().to_owned())
    }

    /// Tells one topic, or which there are.
    fn show_details(&mut self, seat: Seat, topic: Option<&str>) -> Result<(), Fail> {
        let info = self.table.info();
        let Some(topic) = topic.filter(|_| !info.topics.is_empty()) else {
            return self.teller.list_topics(info);
        };
        let topic = self.teller.topic(info, topic);
        let details = self.table.details(self.table.tip(), self.seeing(seat), &topic);
        self.teller.details(details)
    }

    /// Tells the one at the keyboard what came of their move, and hides what they saw.
    fn leave_keyboard(&mut self) -> Result<(), Fail> {
        if let Some(seat) = self.facing.take() {
            let heard = self.show_news(Viewer::Seat(seat))?;
            if heard && self.teller.term.is_screen() {
                let message = Message::new("cli-read-this").with("name", self.name(seat));
                let prompt = self.teller.texts.say(&message);
                let viewer = Viewer::Seat(seat);
                self.prompt(Asked::Enter, viewer, None, &prompt, &Listing::default())?;
            }
        }
        self.teller.term.clear()?;
        Ok(())
    }

    /// Hides what the last person saw until the next one sits there.
    fn pass_keyboard(&mut self, seat: Seat) -> Result<bool, Fail> {
        self.leave_keyboard()?;
        let message = Message::new("cli-pass-keyboard").with("name", self.name(seat));
        let prompt = self.teller.texts.say(&message);
        let none = Listing::default();
        let answer = self.prompt(Asked::Enter, Viewer::Spectator, None, &prompt, &none)?;
        Ok(!answer.is_none_or(|line| Input::leaves(&line)))
    }

    /// Saves, and asks for a line beside the table as `viewer` sees it. Nothing at the end of the
    /// input, or when a script goes round in circles.
    fn prompt(
        &mut self,
        asked: Asked,
        viewer: Viewer,
        seat: Option<Seat>,
        text: &str,
        list: &Listing,
    ) -> Result<Option<String>, Fail> {
        self.save_table()?;
        if !self.teller.term.types() && self.idle >= MOST_IDLE {
            return Err(Error::invalid("idle").with("n", MOST_IDLE).into());
        }
        self.on_stage(viewer, seat, None, |term, stage| term.ask_at(asked, text, list, stage))
    }

    fn answer(&mut self, seat: Seat, list: &Listing, input: Input) -> Result<Flow, Fail> {
        self.idle += 1;
        match input {
            Input::Move(text) => {
                let text = self.notation(Mover::Seat(seat), text);
                return self.command(seat, Request::Move(text));
            }
            Input::Undo => {
                let by = self.fresh_dice().last().map_or(seat, |die| die.by);
                return self.command(by, Request::Undo);
            }
            Input::Correct(place, dice) => return self.correct(place, dice),
            Input::Roll => self.paragraph(&Message::new("cli-no-die-now"))?,
            Input::Redo => return self.command(seat, Request::Redo),
            Input::Back(to) => return self.command(seat, Request::Back(to)),
            Input::WhereBack => self.list_back(seat)?,
            Input::Quit => return Ok(Flow::Leave),
            Input::Log { all } => self.show_log(self.looking(seat), all)?,
            Input::Hint(bot) => self.hint(seat, list, bot)?,
            Input::Save(path) => self.save(path.as_deref())?,
            Input::Name(name) => self.rename(&name)?,
            Input::Link => self.show_link()?,
            Input::Position => self.show_position(seat)?,
            Input::Rules => self.teller.rules(self.table.info())?,
            Input::Moves => self.teller.term.page(&list.whole(self.teller.term.paint))?,
            Input::Table | Input::Nothing => self.show_table(seat, list)?,
            Input::Details(topic) => self.show_details(seat, topic.as_deref())?,
            Input::Number(text) if self.table.reads(Mover::Seat(seat), &text) => {
                return self.command(seat, Request::Move(text));
            }
            Input::Number(_) => self.teller.list_ends(list)?,
            Input::Help => self.teller.help("cli-help")?,
            Input::Why(text) => self.explain(seat, list, &text)?,
            Input::Preview(text) => self.preview(seat, list, &text)?,
            Input::Card(name) => self.teller.sheet(&name)?,
            Input::Wrong(why) => self.paragraph(&Message::new(why))?,
        }
        Ok(Flow::Same)
    }

    /// A move as the game writes it: as it was typed, or where the game does not read that, with
    /// the titles of pieces as the game has them.
    fn notation(&self, mover: Mover, text: String) -> String {
        if self.table.reads(mover, &text) {
            return text;
        }
        let notation = self.teller.sheets.notation(&text);
        notation.filter(|notation| self.table.reads(mover, notation)).unwrap_or(text)
    }

    fn handle(&mut self, seat: Seat, request: Request) -> Reply {
        stamp(&mut *self.table, Some(seat));
        let command = Command { id: None, seat, at: self.table.at(), request };
        self.table.handle(&command)
    }

    /// Carries out what changes the table, or says why not.
    fn command(&mut self, seat: Seat, request: Request) -> Result<Flow, Fail> {
        let by_chance = matches!(request, Request::Chance(_));
        let said = if let Request::Move(text) = &request { text.clone() } else { String::new() };
        let reply = self.handle(seat, request);
        if let Some(error) = reply.error {
            self.refuse(seat, by_chance, &said, &error)?;
            return Ok(Flow::Same);
        }
        if let Some(screen) = self.teller.term.screen() {
            screen.forget_news();
        }
        if let Some(Done::Asked(seats)) = reply.done {
            return self.ask_others(seat, seats);
        }
        self.idle = 0;
        self.save_table()?;
        Ok(Flow::Changed)
    }

    /// Says why something cannot be done, and what can: first what comes near to what was said.
    fn refuse(
        &mut self,
        seat: Seat,
        by_chance: bool,
        said: &str,
        error: &ErrorMessage,
    ) -> Result<(), Fail> {
        self.teller.refusal(&error.message, &error.code)?;
        if error.options.is_empty() {
            return Ok(());
        }
        if by_chance {
            let options = error.options.join(", ");
            return self.paragraph(&Message::new("cli-these-possible").with("options", options));
        }
        let list = self.listing(seat);
        self.teller.near_moves(said, &list)?;
        match self.teller.term.screen() {
            Some(_) => Ok(()),
            None => self.teller.moves_in_short(&list),
        }
    }

    /// Asks each of the others whether the request of `by` may be carried out. One who declines is
    /// enough.
    fn ask_others(&mut self, by: Seat, seats: SeatSet) -> Result<Flow, Fail> {
        let to = self.table.jump_request().map_or(0, |request| request.to);
        if self.watcher().is_none() {
            self.facing = None;
            self.teller.term.clear()?;
        }
        let others = Message::new("cli-others-moved").with("seats", Arg::seats(seats.iter()));
        self.paragraph(&others)?;
        for seat in seats.iter() {
            let question = Message::new("cli-may-go-back").with("name", self.name(seat));
            let question = question.with("by", self.name(by)).with("entry", to);
            let prompt = self.teller.texts.say(&question);
            let viewer = self.looking(seat);
            let answer = self.prompt(Asked::YesNo, viewer, None, &prompt, &Listing::default())?;
            let agrees = answer.as_deref().is_some_and(|answer| self.teller.is_yes(answer));
            let request = if agrees { Request::Agree(to) } else { Request::Decline(to) };
            self.handle(seat, request);
            if !agrees {
                self.paragraph(&Message::new("cli-declines").with("name", self.name(seat)))?;
                return Ok(if answer.is_some() { Flow::Changed } else { Flow::Leave });
            }
        }
        self.idle = 0;
        self.save_table()?;
        Ok(Flow::Changed)
    }

    // ------------------------------------------------------------------ keeping and leaving

    fn save(&mut self, path: Option<&Path>) -> Result<(), Fail> {
        let place = path.or(self.autosave.path()).map(Path::to_owned);
        let Some(place) = place else {
            return self.paragraph(&Message::new("cli-no-place"));
        };
        match self.autosave.copy(&*self.table, &place) {
            Ok(()) => {
                let place = place.display().to_string();
                self.paragraph(&Message::new("cli-saved-in").with("file", place))?;
            }
            Err(error) => self.paragraph(&error.message)?,
        }
        self.tell_saving();
        Ok(())
    }

    /// Gives the save another name.
    fn rename(&mut self, name: &str) -> Result<(), Fail> {
        match self.autosave.rename(&*self.table, name) {
            Ok(place) => {
                let place = place.display().to_string();
                self.paragraph(&Message::new("cli-saved-in").with("file", place))
            }
            Err(error) => self.paragraph(&error.message),
        }
    }

    /// Asks somebody who leaves a game that is not saved where it could be, until it is or they do
    /// not mind. A script is asked once.
    fn rescue(&mut self) -> Result<(), Fail> {
        while self.autosave.trouble().is_some() {
            self.teller.term.line("")?;
            let prompt = self.teller.texts.word("cli-unsaved-prompt");
            let Some(line) = self.teller.term.ask(&prompt)? else { break };
            match Input::of(&line, &Listing::default()) {
                Input::Save(path) => self.save(path.as_deref())?,
                Input::Nothing | Input::Quit => break,
                _ => self.paragraph(&Message::new("cli-only-save"))?,
            }
            if !self.teller.term.types() {
                break;
            }
        }
        Ok(())
    }

    fn show_link(&mut self) -> Result<(), Fail> {
        match self.table.link() {
            Ok(link) => {
                self.teller.term.line(&format!("  {link}"))?;
                if let Some(text) = exposed(&*self.table, Exposes::Link) {
                    let careful = self.teller.texts.word("cli-label-careful");
                    self.teller.term.paragraph(&format!("{careful} {text}"))?;
                }
            }
            Err(error) => self.paragraph(&error.message)?,
        }
        Ok(())
    }

    /// Says how the game ended. Who played may still look around or take something back.
    fn over(&mut self) -> Result<Flow, Fail> {
        if let (None, Some(seat)) = (self.watcher(), self.facing) {
            self.show_news(Viewer::Seat(seat))?;
        }
        self.tell_end()?;
        let Some(seat) = self.facing.or(self.people().lowest()) else { return Ok(Flow::Leave) };
        let list = Listing::default();
        loop {
            let prompt = match self.teller.term.screen() {
                Some(_) => self.teller.texts.word("cli-over-prompt"),
                None => self.teller.texts.word("cli-leave-prompt"),
            };
            let asked = self.prompt(Asked::Over, Viewer::Omniscient, None, &prompt, &list)?;
            let Some(line) = asked else { return Ok(Flow::Leave) };
            let flow = match Input::of(&line, &list) {
                Input::Move(_) | Input::Nothing => Flow::Leave,
                other => self.answer(seat, &list, other)?,
            };
            if flow != Flow::Same {
                return Ok(flow);
            }
        }
    }

    /// Shows the table as it is at the end, and who won.
    fn tell_end(&mut self) -> Result<(), Fail> {
        let lines = self.table.outcome().map(|ended| {
            let told = outcome::was_told(&*self.table);
            outcome::lines(&ended, self.table.players(), told, &self.teller.texts)
        });
        let lines = lines.unwrap_or_default();
        if self.teller.term.is_full() {
            let title = self.teller.texts.word("cli-game-over");
            self.teller.term.line(&title)?;
        } else {
            self.teller.term.rule(&self.teller.texts.word("cli-game-over"))?;
            let picture = self.picture(Viewer::Omniscient)?;
            self.teller.term.line(&picture)?;
        }
        if !lines.is_empty() {
            self.teller.term.line(&lines.join("\n"))?;
        }
        Ok(())
    }

    fn farewell(&mut self) -> Result<(), Fail> {
        self.teller.term.line("")?;
        let lines = self.autosave.farewell(&*self.table, "play");
        self.teller.term.line(&lines.join("\n"))?;
        Ok(())
    }

    /// What chance is about to decide, and how that is written: at least how it begins.
    fn in_form(&self, question: Option<Message>, form: &Offer) -> String {
        let about = match (question, &*form.group) {
            (Some(question), _) => Some(self.teller.texts.say(&question)),
            (None, "chance") => None,
            (None, group) => {
                let group = Message::of("group", group);
                Some(self.teller.texts.say(&Message::new("cli-about").with("group", group)))
            }
        };
        let start: String = form.notation.chars().take(LONGEST_EXAMPLE).collect();
        let example = match start == form.notation {
            true => Message::new("cli-looks-like"),
            false => Message::new("cli-begins-like"),
        };
        let example = self.teller.texts.say(&example.with("example", start));
        about.into_iter().chain([example]).collect::<Vec<_>>().join(" ")
    }
}
