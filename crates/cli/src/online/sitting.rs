//! A person at a terminal who plays at a table on a server.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use bots::Advice;
use kernel::{Error, Info, Message, Mover, Seat, SeatSet, Viewer};
use server::protocol::{Occupant, Proposed, Query, Room, RoomRequest, Status};
use table::message::{BackTarget, Done, LineKind, LogLine, Preview, Request};
use table::{AnyTable, EntryId, file, save};

use super::Client;
use super::client::Opened;
use super::said::Said;
use super::stage::OnlineStage;
use super::telling;
use crate::autosave::must_be_new;
use crate::bot::ADVISER;
use crate::fail::{self, Fail, OK};
use crate::input::Input;
use crate::listing::Listing;
use crate::sheets::Sheets;
use crate::teller::Teller;
use crate::term::{Term, Typed};
use crate::tui::{self, Answer, Tui};
use crate::words::Texts;
use crate::{log_lines, outcome};

/// A script that gave so many answers without any of them changing the table is stopped.
const MOST_IDLE: u32 = 1000;
/// So many positions are kept to be looked at again.
const MOST_DRAWN: usize = 64;
/// How long the keyboard is listened to before the server is.
const TICK: Duration = Duration::from_millis(50);
/// So many lines of the log are told to somebody who comes in the middle of a game.
const LATELY: usize = 8;

/// Somebody at a terminal, and a table on a server.
pub(crate) struct Sitting {
    client: Client,
    teller: Teller,
    info: &'static Info,
    /// The address to invite others with.
    invite: String,
    /// What comes in whenever a line was typed or the server said something.
    wake: Receiver<()>,
    /// The room as it was told to the person.
    told: Option<Room>,
    /// What is asked, and whether the question stands on the screen.
    asked: Asked,
    prompted: bool,
    /// The legal moves.
    list: Listing,
    /// Positions of the game, to draw and read moves with, and as whom they were looked at.
    drawn: BTreeMap<EntryId, Opened>,
    drawn_for: Option<Viewer>,
    /// How many answers in a row changed nothing.
    idle: u32,
}

/// What is asked of the person, or waited for.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Asked {
    /// Nothing yet.
    Nothing,
    /// The game begins when these seats are ready.
    Start(SeatSet),
    /// For a move, at this entry.
    Move(EntryId),
    /// Whether somebody may go back to an entry.
    GoBack(Seat, EntryId),
    /// Whether something may be done: the number of the proposal.
    Propose(u32),
    /// To look at what this entry brought about.
    Pause(EntryId, String),
    /// Others decide.
    Others(SeatSet),
    /// The game is over.
    Over,
}

/// Whether to go on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    Stay,
    Leave,
}

impl Asked {
    /// Whether an answer is waited for. A script is read only then.
    fn wants_answer(&self) -> bool {
        !matches!(self, Asked::Nothing | Asked::Start(_) | Asked::Others(_))
    }
}

/// What wakes somebody who waits for a line and for the server.
pub(crate) fn bell() -> (impl Fn() + Clone + Send + 'static, Receiver<()>) {
    let (send, wake) = mpsc::channel();
    let ring = move || {
        // Where nobody waits any more there is nobody to wake.
        let _ = send.send(());
    };
    (ring, wake)
}

impl Sitting {
    /// Somebody at a terminal who has come to a table.
    pub(crate) fn new(
        mut client: Client,
        invite: String,
        ring: impl Fn() + Send + 'static,
        wake: Receiver<()>,
        plain: bool,
    ) -> Result<Sitting, Fail> {
        let info = client.info()?;
        let mut term = Term::full(plain)?;
        match term.is_full() {
            true => client.keep_notices(),
            false => term = Term::awaited(ring),
        }
        let texts = Texts::of_game(info, term.paint);
        let teller = Teller { texts, sheets: Sheets::of_game(info)?, term, codes: false };
        Ok(Sitting {
            client,
            teller,
            info,
            invite,
            wake,
            told: None,
            asked: Asked::Nothing,
            prompted: false,
            list: Listing::default(),
            drawn: BTreeMap::new(),
            drawn_for: None,
            idle: 0,
        })
    }

    /// The same, where refusals come with the names that programs know them by.
    pub(crate) fn with_codes(mut self, codes: bool) -> Sitting {
        self.teller.codes = codes;
        self
    }

    /// Plays until the game is over or somebody leaves.
    pub(crate) fn play(&mut self) -> fail::Done {
        self.greet()?;
        loop {
            self.client.take_in()?;
            self.client.agree_on_luck()?;
            self.tell()?;
            self.pose()?;
            let flow = match self.typed()? {
                Some(Typed::Line(line)) => self.hear(&line)?,
                Some(Typed::End) => Flow::Leave,
                None => self.rest()?,
            };
            if flow == Flow::Leave {
                let ended = self.teller.term.ended();
                self.teller.term.close();
                let told = self.farewell();
                // Who closed the terminal does not read this.
                if !ended {
                    told?;
                }
                return Ok(ExitCode::from(OK));
            }
        }
    }

    /// What somebody has said since the last time, if anything.
    fn typed(&mut self) -> Result<Option<Typed>, Fail> {
        if self.teller.term.screen().is_some() {
            let answer = self.on_stage(|screen, stage| screen.answer(TICK, stage))?;
            return Ok(answer.flatten().map(|answer| match answer {
                Answer::Line(line) => Typed::Line(line),
                Answer::End => Typed::End,
            }));
        }
        let reads = self.teller.term.types() || self.asked.wants_answer();
        Ok(if reads { self.teller.term.typed()? } else { None })
    }

    /// Does something with the whole screen, where there is one.
    fn on_stage<T>(
        &mut self,
        act: impl FnOnce(&mut Tui, &mut OnlineStage<'_>) -> io::Result<T>,
    ) -> Result<Option<T>, Fail> {
        self.forget_drawn();
        let Sitting { client, drawn, info, teller: Teller { term, texts, sheets, .. }, .. } = self;
        let Some(screen) = term.screen() else { return Ok(None) };
        let mut stage = OnlineStage { client, drawn, info, texts, sheets };
        Ok(Some(act(screen, &mut stage)?))
    }

    /// Positions that somebody else would see otherwise, or that are too many, are forgotten.
    fn forget_drawn(&mut self) {
        let viewer = self.client.update().map(|update| update.viewer);
        if viewer != self.drawn_for || self.drawn.len() > MOST_DRAWN {
            self.drawn.clear();
            self.drawn_for = viewer;
        }
    }

    /// Waits until something happens.
    fn rest(&mut self) -> Result<Flow, Fail> {
        if self.teller.term.screen().is_some() {
            // The keyboard was waited for; what the server said is taken in next.
            while self.wake.try_recv().is_ok() {}
            return Ok(Flow::Stay);
        }
        self.teller.term.flush()?;
        // The client holds the other end, so it never ends before this does.
        Ok(if self.wake.recv().is_ok() { Flow::Stay } else { Flow::Leave })
    }

    fn seat(&self) -> Option<Seat> {
        self.client.you.seat
    }

    /// The seat of the person, where they decide by themselves.
    fn deciding(&self) -> Option<Seat> {
        let decides = |seat: &Seat| {
            let place = self.client.room.seats.get(seat.index());
            place.is_some_and(|place| place.occupant == Occupant::Person)
        };
        self.seat().filter(decides)
    }

    // ------------------------------------------------------------------ telling

    fn greet(&mut self) -> Result<(), Fail> {
        self.name_players();
        self.told = Some(self.client.room.clone());
        if self.teller.term.is_full() {
            return Ok(());
        }
        let name = self.teller.term.paint.bold(self.info.name);
        let at = Message::new("cli-online-at").with("address", self.invite.as_str());
        let at = self.teller.texts.say(&at);
        self.teller.term.line(&format!("{name}: {at}"))?;
        let message = match self.seat() {
            Some(seat) => Message::new("cli-online-seat").with("n", seat.index() + 1),
            None => Message::new("cli-online-watching"),
        };
        self.teller.paragraph(&message)
    }

    /// Names are those of whoever sits there now.
    fn name_players(&mut self) {
        let unnamed = Message::new("cli-name-player");
        let name = |(n, place): (usize, &server::protocol::Place)| match place.name.as_str() {
            "" => crate::words::say(&unnamed.clone().with("n", n + 1)),
            name => crate::term::clean(name),
        };
        let names = self.client.room.seats.iter().enumerate().map(name).collect();
        let paint = self.teller.term.paint;
        self.teller.texts = Texts::for_seat(self.info, names, self.seat(), paint);
    }

    /// What is new in the game. On a whole screen it is everything since the last move of whoever
    /// looks, where they have just come or the table went to another position.
    fn news(&mut self) -> Vec<Arc<LogLine>> {
        let mut news = self.client.news();
        let comes = matches!(self.asked, Asked::Nothing);
        let went = comes || news.iter().any(|line| line.kind != LineKind::Move);
        if let (Some(seat), true, Some(screen)) = (self.seat(), went, self.teller.term.screen()) {
            screen.forget_news();
            let line = self.client.line();
            let is_live = |entry: EntryId| line.contains(&entry);
            let log = self.client.log();
            news = log_lines::since_last_move(log, &is_live, seat, &news, LATELY);
        } else if comes {
            news.drain(..news.len().saturating_sub(LATELY));
        }
        news
    }

    /// Tells what is new: around the table, at the table, and what was said.
    fn tell(&mut self) -> Result<(), Fail> {
        let room = self.client.room.clone();
        let changes = match &self.told {
            Some(told) if *told != room => telling::changes(told, &room, self.seat(), &self.invite),
            _ => Vec::new(),
        };
        if self.told.as_ref() != Some(&room) {
            self.told = Some(room);
            self.name_players();
        }
        let news = self.news();
        let (remarks, notices) = (self.client.remarks(), self.client.notices());
        let said = remarks.iter().filter_map(|one| telling::remark(one, self.seat()));
        let messages: Vec<Message> = notices.into_iter().chain(changes).chain(said).collect();
        if messages.is_empty() && news.iter().all(|line| line.messages.is_empty()) {
            return Ok(());
        }
        self.fresh_line()?;
        for message in &messages {
            match self.teller.term.screen() {
                Some(screen) => screen.tell(vec![self.teller.texts.say(message)]),
                None => self.teller.paragraph(message)?,
            }
        }
        self.teller.news(news.iter().map(|line| &**line))?;
        self.on_stage(|screen, stage| screen.look(stage))?;
        Ok(())
    }

    /// What is told begins a line of its own, and the question is put again after it.
    fn fresh_line(&mut self) -> Result<(), Fail> {
        let full = self.teller.term.screen().is_some();
        if std::mem::take(&mut self.prompted) && !full {
            self.teller.term.line("")?;
        }
        Ok(())
    }

    // ------------------------------------------------------------------ asking

    /// What is asked now.
    fn question(&self) -> Asked {
        let room = &self.client.room;
        match (room.status, self.client.update()) {
            (Status::Over, _) if self.client.is_over() => Asked::Over,
            (Status::Over, _) => Asked::Others(SeatSet::NONE),
            (Status::Playing, Some(update)) => {
                let consensus = &update.consensus;
                let deciding = self.deciding();
                let waits = |seats: &SeatSet| deciding.is_some_and(|seat| seats.has(seat));
                if let Some((by, to, _)) = consensus.jump_request.filter(|ask| waits(&ask.2)) {
                    return Asked::GoBack(by, to);
                }
                if let Some(proposal) = room.proposal.as_ref().filter(|one| waits(&one.waiting)) {
                    return Asked::Propose(proposal.id);
                }
                if let Some((entry, name, _)) = consensus.pause.clone().filter(|p| waits(&p.2)) {
                    return Asked::Pause(entry, name);
                }
                let seats: SeatSet =
                    update.to_move.iter().filter_map(|mover| seat_of(*mover)).collect();
                if waits(&seats) { Asked::Move(update.at) } else { Asked::Others(seats) }
            }
            _ => Asked::Start(telling::unready(room)),
        }
    }

    /// Puts the question, if it is a new one or does not stand on the screen.
    fn pose(&mut self) -> Result<(), Fail> {
        let asked = self.question();
        let full = self.teller.term.screen().is_some();
        if asked != self.asked {
            self.fresh_line()?;
            self.asked = asked;
            self.list = self.listing();
            match &self.asked {
                Asked::Move(_) => self.show_table()?,
                Asked::Start(_) | Asked::Others(_) if !full => {
                    let message = self.waits_for();
                    self.tell_one(message)?;
                }
                Asked::Over => self.tell_end()?,
                _ => {}
            }
            self.prompted = false;
        }
        if self.prompted {
            return Ok(());
        }
        let prompt = self.teller.texts.say(&self.prompt());
        if full {
            let (sort, choices) = (self.sort(), self.list.choices());
            self.on_stage(|screen, stage| screen.put(sort, &prompt, choices, stage))?;
            self.prompted = true;
        } else if self.asked.wants_answer() {
            self.teller.term.prompt(&prompt)?;
            self.prompted = true;
        }
        Ok(())
    }

    /// What sort of answer a whole screen waits for. Beside the game there is always something that
    /// can be said.
    fn sort(&self) -> tui::Asked {
        match self.asked {
            Asked::Pause(..) => tui::Asked::Key,
            Asked::GoBack(..) | Asked::Propose(_) => tui::Asked::YesNo,
            Asked::Over => tui::Asked::Over,
            _ => tui::Asked::Move,
        }
    }

    /// Who keeps the game from going on.
    fn waits_for(&self) -> Option<Message> {
        match &self.asked {
            Asked::Start(seats) => telling::waiting(&self.client.room, *seats, &self.invite),
            Asked::Others(seats) => telling::turn_of(&self.client.room, *seats),
            _ => None,
        }
    }

    fn tell_one(&mut self, message: Option<Message>) -> Result<(), Fail> {
        match message {
            Some(message) => self.teller.paragraph(&message),
            None => Ok(()),
        }
    }

    fn prompt(&self) -> Message {
        match &self.asked {
            Asked::GoBack(by, to) => {
                Message::new("cli-online-may-go-back").with("seat", *by).with("entry", *to)
            }
            Asked::Propose(_) => telling::proposal(&self.client.room),
            Asked::Pause(_, name) => Message::new("cli-pause").with("name", name.as_str()),
            Asked::Over => Message::new("cli-online-leave-prompt"),
            Asked::Start(_) | Asked::Others(_) => {
                self.waits_for().unwrap_or_else(|| Message::new("cli-online-wait"))
            }
            _ => self.own_question().unwrap_or_else(|| Message::new("cli-your-move")),
        }
    }

    /// What the game asks, which on a whole screen is the prompt.
    fn own_question(&self) -> Option<Message> {
        let question = self.client.update()?.question.as_ref()?;
        self.teller.term.is_full().then(|| question.message.clone())
    }

    /// The legal moves.
    fn listing(&self) -> Listing {
        match (&self.asked, self.client.update()) {
            (Asked::Move(_), Some(update)) => {
                let Teller { sheets, texts, .. } = &self.teller;
                Listing::new(&update.screen.available, sheets, texts)
            }
            _ => Listing::default(),
        }
    }

    /// The position on the table as a table of its own, where there is a link to it.
    fn drawn(&mut self) -> Option<&Opened> {
        self.forget_drawn();
        let tip = self.client.update()?.tip;
        if !self.drawn.contains_key(&tip)
            && let Ok(opened) = self.client.position()
        {
            self.drawn.insert(tip, opened);
        }
        self.drawn.get(&tip)
    }

    /// The picture of the table: as the game draws it, or where there is no link to the position as
    /// any board is drawn.
    fn picture(&mut self) -> Result<String, Error> {
        let texts = self.teller.texts.clone();
        if let Some(drawn) = self.drawn() {
            let table = &drawn.table;
            return table.picture(table.tip(), drawn.viewer, &texts.renderer());
        }
        let board = self.client.update().map(|update| update.board.picture(&texts.renderer()));
        Ok(board.unwrap_or_default())
    }

    fn show_table(&mut self) -> Result<(), Fail> {
        if self.teller.term.is_full() {
            // It is there all the time.
            return Ok(());
        }
        let picture = self.picture()?;
        let Some(update) = self.client.update() else {
            let message = telling::waiting(
                &self.client.room,
                telling::unready(&self.client.room),
                &self.invite,
            );
            return self.tell_one(message);
        };
        let title = match self.seat() {
            Some(seat) => Message::new("cli-title-of-seat")
                .with("name", telling::name(&self.client.room, seat)),
            None => Message::new("cli-title"),
        };
        let title = title.with("entry", update.at);
        let question = update.question.as_ref().map(|question| question.message.clone());
        self.teller.table(&title, &picture, question.as_ref(), &self.list)
    }

    // ------------------------------------------------------------------ answers

    /// Does what somebody typed.
    fn hear(&mut self, line: &str) -> Result<Flow, Fail> {
        self.prompted = false;
        if !self.teller.term.types() {
            self.idle += 1;
            if self.idle > MOST_IDLE {
                return Err(Error::invalid("idle").with("n", MOST_IDLE).into());
            }
        }
        let done = match Said::of(line, &self.list) {
            Said::Agree => self.decide(true),
            Said::Decline => self.decide(false),
            Said::Input(Input::Quit) => return Ok(Flow::Leave),
            Said::Input(input) => return self.answer(input),
            Said::Resign => self.resign()?,
            Said::Draw => self.client.request(RoomRequest::Propose(Proposed::Draw)),
            Said::Chat(text) => self.client.request(RoomRequest::Chat(text)),
            Said::Sit => self.client.sit(None).map(|_| ()),
            Said::Rematch => self.client.request(RoomRequest::Rematch),
            Said::Who => {
                self.show_people()?;
                Ok(())
            }
        };
        self.or_refusal(done)?;
        Ok(Flow::Stay)
    }

    /// Tells why the server refuses something.
    fn or_refusal(&mut self, done: Result<(), Error>) -> Result<(), Fail> {
        match done {
            Ok(()) => Ok(()),
            Err(error) => self.teller.refusal(&error.message, &error.code),
        }
    }

    /// Agrees to what was asked, or does not.
    fn decide(&mut self, agrees: bool) -> Result<(), Error> {
        match self.asked {
            Asked::GoBack(_, to) => {
                let request = if agrees { Request::Agree(to) } else { Request::Decline(to) };
                self.client.command(request, None).map(|_| ())
            }
            _ => match &self.client.room.proposal {
                Some(proposal) => {
                    let id = proposal.id;
                    let answer =
                        if agrees { RoomRequest::Agree(id) } else { RoomRequest::Decline(id) };
                    self.client.request(answer)
                }
                None => Err(Error::illegal("nothing_proposed")),
            },
        }
    }

    /// Gives up; on a terminal only if that is really meant.
    fn resign(&mut self) -> Result<Result<(), Error>, Fail> {
        if self.teller.term.types() {
            let sure = self.teller.texts.word("cli-online-really");
            let full = self.on_stage(|screen, stage| {
                screen.ask(tui::Asked::YesNo, &sure, Vec::new(), stage)
            })?;
            self.prompted = false;
            let answer = match full {
                Some(answer) => answer.unwrap_or_default(),
                None => self.teller.term.ask(&sure)?.unwrap_or_default(),
            };
            if !self.teller.is_yes(&answer) {
                return Ok(Ok(()));
            }
        }
        Ok(self.client.request(RoomRequest::Resign))
    }

    fn answer(&mut self, input: Input) -> Result<Flow, Fail> {
        match (&self.asked, input) {
            (Asked::Over, Input::Nothing | Input::Move(_)) => return Ok(Flow::Leave),
            (Asked::Pause(entry, _), Input::Nothing | Input::Move(_) | Input::Number(_)) => {
                let request = Request::Acknowledge(*entry);
                self.command(request)?;
            }
            (Asked::GoBack(..) | Asked::Propose(_), Input::Move(_) | Input::Number(_)) => {
                self.teller.paragraph(&Message::new("cli-online-agree-or-decline"))?;
            }
            (Asked::Move(_), Input::Move(text)) => {
                let text = self.notation(text);
                self.command(Request::Move(text))?;
            }
            (Asked::Move(_), Input::Number(text)) => match self.reads(&text) {
                true => self.command(Request::Move(text))?,
                false => self.teller.list_ends(&self.list)?,
            },
            (_, Input::Move(_) | Input::Number(_)) => {
                self.teller.paragraph(&Message::new("cli-online-not-your-turn"))?;
            }
            (_, Input::Undo) => self.command(Request::Undo)?,
            (_, Input::Redo) => self.command(Request::Redo)?,
            (_, Input::Back(to)) => self.command(Request::Back(to))?,
            (_, other) => self.look(other)?,
        }
        Ok(Flow::Stay)
    }

    /// Carries out what changes the table, or says why not.
    fn command(&mut self, request: Request) -> Result<(), Fail> {
        match self.client.command(request, None) {
            Ok(Some(Done::Asked(seats))) => {
                let message = Message::new("cli-online-asked");
                self.teller.paragraph(&message.with("seats", kernel::Arg::seats(seats.iter())))
            }
            Ok(_) => {
                self.idle = 0;
                if let Some(screen) = self.teller.term.screen() {
                    screen.forget_news();
                }
                Ok(())
            }
            Err(error) => {
                let options = !error.options.is_empty();
                self.or_refusal(Err(error))?;
                if options && self.list.len() > 0 && !self.teller.term.is_full() {
                    self.teller.moves_in_short(&self.list)?;
                }
                Ok(())
            }
        }
    }

    /// Whether the game reads this as a move of the person's seat.
    fn reads(&mut self, text: &str) -> bool {
        let Some(seat) = self.seat() else { return false };
        let drawn = self.drawn();
        drawn.is_none_or(|drawn| drawn.table.reads(Mover::Seat(seat), text))
    }

    /// A move as the game writes it, where it was typed with the titles that are shown.
    fn notation(&mut self, text: String) -> String {
        if self.reads(&text) {
            return text;
        }
        let notation = self.teller.sheets.notation(&text);
        notation.filter(|notation| self.reads(notation)).unwrap_or(text)
    }

    /// The move that somebody means who writes it, or its number in the list.
    fn meant(&mut self, text: &str) -> String {
        match Input::of(text, &self.list) {
            Input::Move(text) => self.notation(text),
            _ => self.notation(text.to_owned()),
        }
    }

    // ------------------------------------------------------------------ looking

    /// Does what changes nothing.
    fn look(&mut self, input: Input) -> Result<(), Fail> {
        match input {
            Input::Table | Input::Nothing => self.show_table(),
            Input::Moves => Ok(self.teller.term.page(&self.list.whole(self.teller.term.paint))?),
            Input::Help => self.teller.help("cli-online-help"),
            Input::Rules => self.teller.rules(self.info),
            Input::Card(name) => self.teller.sheet(&name),
            Input::Wrong(why) => self.teller.paragraph(&Message::new(why)),
            Input::Log { all } => self.show_log(all),
            Input::Why(text) => self.explain(&text),
            Input::Preview(text) => self.preview(&text),
            Input::Details(topic) => self.details(topic.as_deref()),
            Input::WhereBack => self.where_back(),
            Input::Hint(_) => self.hint(),
            Input::Position => self.position(),
            Input::Save(path) => self.save(path.as_deref()),
            Input::Link => self.link(),
            Input::Name(_) => self.teller.paragraph(&Message::new("cli-online-no-name")),
            Input::Roll | Input::Correct(..) => {
                self.teller.paragraph(&Message::new("cli-no-die-now"))
            }
            Input::Move(_)
            | Input::Number(_)
            | Input::Undo
            | Input::Redo
            | Input::Back(_)
            | Input::Quit => Ok(()),
        }
    }

    fn show_log(&mut self, all: bool) -> Result<(), Fail> {
        let live = self.client.line();
        let Some(update) = self.client.update() else { return self.show_table() };
        let texts = &self.teller.texts;
        let told = self.client.log().iter().flat_map(|line| {
            let mut line = table::message::LogLine::clone(line);
            line.put_into_words(&|message| texts.say(message));
            log_lines::shown(&line, Client::taken_back(&line, &live), &update.seats, texts)
        });
        let lines: Vec<String> = told.collect();
        self.teller.log(&lines, all)
    }

    fn explain(&mut self, text: &str) -> Result<(), Fail> {
        let text = self.meant(text);
        let checked: Result<String, Error> = self.client.ask(Query::Check(text));
        match checked {
            Ok(notation) => {
                let preview: Result<Preview, Error> =
                    self.client.ask(Query::Preview(notation.clone()));
                let undo = preview.map_or(SeatSet::NONE, |preview| preview.undo);
                self.teller.is_legal(&notation, undo)
            }
            Err(error) => self.teller.say_why(&error),
        }
    }

    fn preview(&mut self, text: &str) -> Result<(), Fail> {
        let text = self.meant(text);
        match self.client.ask::<Preview>(Query::Preview(text)) {
            Ok(preview) => self.teller.preview(&preview),
            Err(error) => self.teller.say_why(&error),
        }
    }

    fn details(&mut self, topic: Option<&str>) -> Result<(), Fail> {
        let Some(topic) = topic.filter(|_| !self.info.topics.is_empty()) else {
            return self.teller.list_topics(self.info);
        };
        let topic = self.teller.topic(self.info, topic);
        let at = self.client.update().map_or(0, |update| update.tip);
        let details = self.client.ask(Query::Details { at, topic });
        self.teller.details(details)
    }

    fn where_back(&mut self) -> Result<(), Fail> {
        let Some(seat) = self.seat() else {
            return self.teller.paragraph(&Message::new("cli-online-not-your-turn"));
        };
        let targets: Vec<BackTarget> = match self.client.ask(Query::BackTargets) {
            Ok(targets) => targets,
            Err(error) => return self.or_refusal(Err(error)),
        };
        let live = self.client.line();
        self.teller.list_back(seat, self.client.log(), &|entry| live.contains(&entry), targets)
    }

    /// What a good bot would do, where the table allows hints.
    fn hint(&mut self) -> Result<(), Fail> {
        if self.teller.needs_no_hint(&self.list)? {
            return Ok(());
        }
        let thinks = Message::new("cli-thinks").with("name", crate::hints::titled(ADVISER));
        let thinks = self.teller.texts.say(&thinks);
        let client = &mut self.client;
        let ask = || client.ask::<Advice>(Query::Hint);
        let (advice, _) = self.teller.term.during(&thinks, &|| {}, ask)?;
        match advice {
            Ok(advice) => self.teller.hint(ADVISER, &advice, &self.list),
            Err(error) => self.or_refusal(Err(error)),
        }
    }

    fn position(&mut self) -> Result<(), Fail> {
        let tip = self.client.update().map_or(0, |update| update.tip);
        match self.client.ask::<String>(Query::PositionLink(tip)) {
            Ok(link) => {
                self.teller.term.line(&format!("  {link}"))?;
                self.teller.paragraph(&Message::new("cli-position-link"))
            }
            Err(error) => self.or_refusal(Err(error)),
        }
    }

    fn show_people(&mut self) -> Result<(), Fail> {
        let lines = telling::people(&self.client.room, self.seat(), &self.teller.texts);
        Ok(self.teller.term.line(&lines.join("\n"))?)
    }

    // ------------------------------------------------------------------ the end

    /// The whole game, when it is over.
    fn record(&self) -> Result<(Box<dyn AnyTable>, save::Verdict), Error> {
        let saved = save::read(&self.client.api.save(&self.client.room.id)?)?;
        shelf::open_saved(&saved)
    }

    /// Says how the game ended, and whether its luck was as agreed.
    fn tell_end(&mut self) -> Result<(), Fail> {
        let record = self.record();
        if self.teller.term.is_full() {
            let title = self.teller.texts.word("cli-game-over");
            self.teller.term.line(&title)?;
        } else {
            self.teller.term.rule(&self.teller.texts.word("cli-game-over"))?;
            let picture = match &record {
                Ok((table, _)) => {
                    let renderer = self.teller.texts.renderer();
                    table.picture(table.tip(), Viewer::Omniscient, &renderer)?
                }
                Err(_) => self.picture()?,
            };
            self.teller.term.line(picture.trim_end())?;
        }
        self.tell_outcome()?;
        let luck = telling::luck(self.client.checked_luck(), record.as_ref().ok());
        self.teller.paragraph(&luck)?;
        Ok(self.client.forget()?)
    }

    fn tell_outcome(&mut self) -> Result<(), Fail> {
        if let Some(ending) = &self.client.room.ending {
            return self.teller.paragraph(&telling::ending(ending));
        }
        let Some(update) = self.client.update() else { return Ok(()) };
        let Some(ended) = &update.outcome else { return Ok(()) };
        let told = self.client.log().last().is_some_and(|line| !line.messages.is_empty());
        let lines = outcome::lines(ended, &update.seats, told, &self.teller.texts);
        Ok(self.teller.term.line(&lines.join("\n"))?)
    }

    /// Saves the whole game in a file, when it is over.
    fn save(&mut self, path: Option<&Path>) -> Result<(), Fail> {
        let Some(path) = path else {
            return self.teller.paragraph(&Message::new("cli-no-place"));
        };
        let written = must_be_new(path)
            .and_then(|()| self.client.api.save(&self.client.room.id))
            .and_then(|bytes| file::write(path, &bytes));
        match written {
            Ok(()) => {
                let place = path.display().to_string();
                self.teller.paragraph(&Message::new("cli-saved-in").with("file", place))
            }
            Err(error) => self.teller.refusal(&error.message, &error.code),
        }
    }

    /// The whole game as a link, when it is over.
    fn link(&mut self) -> Result<(), Fail> {
        match self.record().and_then(|(table, _)| table.link()) {
            Ok(link) => Ok(self.teller.term.line(&format!("  {link}"))?),
            Err(error) => self.teller.refusal(&error.message, &error.code),
        }
    }

    /// Before the game somebody who goes away is not ready any more.
    fn farewell(&mut self) -> Result<(), Fail> {
        self.fresh_line()?;
        if self.client.room.status == Status::Over {
            return Ok(());
        }
        if self.client.room.status == Status::Gathering && self.seat().is_some() {
            self.client.request(RoomRequest::Unready)?;
        }
        let message = Message::new("cli-online-come-back").with("address", self.invite.as_str());
        self.teller.paragraph(&message)
    }
}

pub(super) fn seat_of(mover: Mover) -> Option<Seat> {
    match mover {
        Mover::Seat(seat) => Some(seat),
        Mover::Chance => None,
    }
}
