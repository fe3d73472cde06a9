//! People and bots at one terminal, playing one game.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;

use bots::Advice;
use kernel::{Error, ErrorMessage, Mover, Seat, SeatSet, ToMove, Viewer};
use table::message::{Command, Done, Offer, Reply, Request};
use table::{AnyTable, EntryId, Pause, Speed};

use crate::answer::{Answer, HELP};
use crate::bot::{self, ADVISER, Bots};
use crate::fail::{FILE, Fail, OK};
use crate::keeper::{Keeper, exposed};
use crate::listing::Listing;
use crate::source::warn;
use crate::term::{LINES, Term, wrapped};
use crate::{fail, odds, outcome, story};

/// How many entries are told to somebody who comes to a table in the middle of a game.
const LATELY: EntryId = 8;
/// How many entries `log` shows.
const LOG_LINES: usize = 20;
/// A script that gave so many answers without any of them changing the table is stopped.
const MOST_IDLE: u32 = 1000;
/// A list of moves has at least so many rows, however large the picture is.
const LEAST_ROWS: usize = 7;
/// So much of an example of what chance can do is shown.
const LONGEST_EXAMPLE: usize = 40;

/// Everything that sits around a table for the time of one command.
pub(crate) struct Sitting {
    /// The table.
    pub(crate) table: Box<dyn AnyTable>,
    /// The terminal.
    pub(crate) term: Term,
    /// Where the game is saved.
    pub(crate) keeper: Keeper,
    /// The bots on the seats without a person.
    pub(crate) bots: Bots,
    /// How fast bots seem to think.
    pub(crate) speed: Speed,
    /// Whether nothing at this table was ever hidden from anybody, up to the entry beside it.
    open: (bool, EntryId),
    /// What each viewer has been told.
    told: BTreeMap<Viewer, EntryId>,
    /// The newest entry that was waited for.
    waited: EntryId,
    /// Who has the keyboard.
    facing: Option<Seat>,
    /// How many answers in a row changed nothing.
    idle: u32,
}

/// What the table waits for.
enum Next {
    Over,
    Look(Pause),
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

impl Sitting {
    /// Sits down at a table.
    pub(crate) fn new(table: Box<dyn AnyTable>, keeper: Keeper, bots: Bots) -> Sitting {
        Sitting {
            waited: table.at(),
            table,
            term: Term::new(),
            keeper,
            bots,
            speed: Speed::Normal,
            open: (true, 0),
            told: BTreeMap::new(),
            facing: None,
            idle: 0,
        }
    }

    /// Plays until the game is over or somebody leaves, and says where it is kept. Where it is not,
    /// the exit code says so too.
    pub(crate) fn play(&mut self) -> fail::Done {
        self.keep()?;
        self.greet()?;
        while self.step()? != Flow::Leave {
            self.follow()?;
        }
        self.keep()?;
        self.rescue()?;
        self.farewell()?;
        Ok(ExitCode::from(if self.keeper.trouble().is_some() { FILE } else { OK }))
    }

    /// Saves the table where it has changed, and tells once when that fails or works again.
    fn keep(&mut self) -> Result<(), Fail> {
        self.keeper.keep(&*self.table)?;
        if let Some(news) = self.keeper.news() {
            warn(&news);
        }
        Ok(())
    }

    fn step(&mut self) -> Result<Flow, Fail> {
        if self.table.advance() > 0 {
            return Ok(Flow::Changed);
        }
        match self.next() {
            Next::Over => self.over(),
            Next::Look(pause) => self.look(pause),
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
            return Next::Look(pause);
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
            _ => self.open.0.then_some(Viewer::Spectator),
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
        let info = self.table.info();
        let players: Vec<String> = self.table.players().iter().map(|p| p.name.clone()).collect();
        let title = wrapped(&format!("{}: {}", info.name, players.join(", ")), "", "  ");
        self.term.say(&title.replacen(info.name, &self.term.paint.bold(info.name), 1))?;
        if let Some(path) = self.keeper.place() {
            self.term.say(&format!("Saved after every move in {}", path.display()))?;
        }
        if self.table.types_dice() {
            self.term.say("Dice are typed in; `--dice seeded` would roll them.")?;
        }
        let at = self.table.at();
        for viewer in Viewer::all(players.len()) {
            self.told.insert(viewer, at.saturating_sub(LATELY));
        }
        self.follow()
    }

    /// Tells the watcher what is new, and lets it be looked at.
    fn follow(&mut self) -> Result<(), Fail> {
        let (open, since) = self.open;
        self.open = (open && self.table.is_open(since), self.table.at());
        let Some(viewer) = self.watcher() else { return Ok(()) };
        self.tell_news(viewer)?;
        let cues = self.table.cues(self.waited, self.speed);
        self.waited = self.table.at();
        self.term.wait(cues)?;
        Ok(())
    }

    /// Tells what is new to a viewer, and says whether anything was.
    fn tell_news(&mut self, viewer: Viewer) -> Result<bool, Fail> {
        let at = self.table.at();
        let since = self.told.insert(viewer, at).unwrap_or(0);
        if since == at {
            return Ok(false);
        }
        let news = self.table.news(viewer, since);
        let texts = news.iter().flat_map(|line| &line.text);
        for text in texts.clone() {
            self.term.tell(text)?;
        }
        Ok(texts.count() > 0)
    }

    fn show_log(&mut self, viewer: Viewer, all: bool) -> Result<(), Fail> {
        let story = self.table.story(viewer);
        let lines: Vec<String> = story
            .iter()
            .flat_map(|line| story::told(&*self.table, line, self.term.paint))
            .collect();
        let from = if all { 0 } else { lines.len().saturating_sub(LOG_LINES) };
        self.term.page(&lines[from..].join("\n"))?;
        self.term.say(&self.term.paint.dim("  (~ was taken back; `back N` goes to an entry)"))?;
        Ok(())
    }

    // ------------------------------------------------------------------ bots, chance, pauses

    fn move_bot(&mut self, seat: Seat) -> Result<Flow, Fail> {
        let advice = self.think(seat, bot::kind(&*self.table, seat).to_owned())?;
        match self.handle(seat, Request::Move(advice.best)).error {
            None => Ok(Flow::Changed),
            Some(error) => Err(bot::refused(seat, &error.text).into()),
        }
    }

    /// What a bot would do on a seat that is to move. A terminal shows that it thinks.
    fn think(&mut self, seat: Seat, bot: String) -> Result<Advice, Fail> {
        let who = match bot::kind(&*self.table, seat) == bot {
            true => self.name(seat),
            false => odds::titled(&bot),
        };
        let (table, bots) = (&*self.table, self.bots);
        let advice = self.term.during(&format!("{who} thinks"), || {
            bots.advise(table, seat, &bot, &bot::at_leisure)
        })?;
        Ok(advice?)
    }

    /// Tells what a bot would do on the seat of whoever asks, and with which prospects: it knows no
    /// more than that seat.
    fn hint(&mut self, seat: Seat, list: &Listing, bot: Option<String>) -> Result<(), Fail> {
        if list.len() == 0 {
            self.term.tell("There is nothing to decide here.")?;
            return Ok(());
        }
        if let (1, Some(only)) = (list.len(), list.nth(1)) {
            self.term.tell(&format!("There is only one move: {only}."))?;
            return Ok(());
        }
        let bot = bot.unwrap_or_else(|| ADVISER.to_owned()).to_lowercase();
        if let Err(error) = bot::check(self.table.info(), &bot, &[]) {
            let known = bot::names(self.table.info()).join(", ");
            let why = odds::titled(&error.to_string());
            self.term.tell(&format!("{why} Bots that can be asked: {known}."))?;
            return Ok(());
        }
        let advice = self.think(seat, bot.clone())?;
        for line in odds::hint(&bot, &advice, list) {
            self.term.say(&line)?;
        }
        Ok(())
    }

    /// Asks for one move of chance, and says what it is for. What came of it is told to each as
    /// they may know it.
    fn type_chance(&mut self) -> Result<Flow, Fail> {
        let seat = self.facing.or(self.people().lowest()).unwrap_or(Seat(0));
        let list = Listing::new(Vec::new());
        let viewer = self.looking(seat);
        if self.watcher().is_none() {
            self.tell_news(viewer)?;
        }
        let question = self.table.question(viewer);
        if let Some(form) = self.table.chance_form(viewer) {
            self.term.tell(&in_form(question.as_deref(), &form))?;
        }
        let prompt = "Chance is to move. Type what fell, or press Enter for what the seed says:";
        loop {
            let Some(line) = self.prompt(prompt)? else { return Ok(Flow::Leave) };
            let flow = match Answer::of(&line, &list) {
                Answer::Nothing => {
                    self.table.roll_once();
                    Flow::Changed
                }
                Answer::Move(text) => self.command(seat, Request::Chance(text))?,
                other => self.answer(seat, &list, other)?,
            };
            if flow != Flow::Same {
                return Ok(flow);
            }
        }
    }

    /// One Enter says for everybody at this terminal that they have looked.
    fn look(&mut self, pause: Pause) -> Result<Flow, Fail> {
        if self.watcher().is_none() {
            self.leave_keyboard()?;
            let told = self.told.entry(Viewer::Spectator).or_default();
            *told = (*told).max(pause.entry.saturating_sub(LATELY));
            self.tell_news(Viewer::Spectator)?;
        }
        let prompt = format!("End of the {}: press Enter to go on.", pause.name);
        let Some(line) = self.prompt(&prompt)? else { return Ok(Flow::Leave) };
        if line.eq_ignore_ascii_case("quit") {
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
        self.tell_news(self.watcher().unwrap_or(Viewer::Seat(seat)))?;
        let list = Listing::new(self.table.offers(Viewer::Seat(seat)));
        self.show_table(seat, &list)?;
        let prompt = match self.people().len() {
            1 => "Your move (? for help):".to_owned(),
            _ => format!("{}, your move (? for help):", self.name(seat)),
        };
        loop {
            let Some(line) = self.prompt(&prompt)? else { return Ok(Flow::Leave) };
            let answer = Answer::of(&line, &list);
            let flow = self.answer(seat, &list, answer)?;
            if flow != Flow::Same {
                return Ok(flow);
            }
        }
    }

    /// The table as the one who answers for `seat` may see it, and the moves below it.
    fn show_table(&mut self, seat: Seat, list: &Listing) -> Result<(), Fail> {
        let viewer = self.seeing(seat);
        let title = match viewer {
            Viewer::Seat(seat) => format!("{}, entry {}", self.name(seat), self.table.at()),
            _ => format!("Entry {}", self.table.at()),
        };
        self.term.rule(&title)?;
        let rows = self.show_picture(viewer)?;
        if list.len() > 0 {
            // The rule with the blank line above it, and the question.
            let room = LINES.saturating_sub(rows + 3).max(LEAST_ROWS);
            self.term.say(&list.cut(room, self.term.paint))?;
        }
        Ok(())
    }

    /// Shows the picture of the table, and says how many rows it has.
    fn show_picture(&mut self, viewer: Viewer) -> Result<usize, Fail> {
        let picture = self.table.picture(self.table.tip(), viewer, self.term.paint)?;
        self.term.say(picture.trim_end())?;
        Ok(picture.trim_end().lines().count())
    }

    /// What to say of a name that the game does not know.
    fn unheard(&self, name: &str) -> String {
        let near = kernel::nearest(name, &self.table.explained());
        match near.as_slice() {
            [] => format!("Nothing here is called `{name}`."),
            near => {
                format!("Nothing here is called `{name}`. Perhaps you mean: {}.", near.join(", "))
            }
        }
    }

    /// Tells one topic, or which there are.
    fn look_at(&mut self, seat: Seat, topic: Option<&str>) -> Result<(), Fail> {
        let topics = self.table.info().topics;
        let viewer = self.seeing(seat);
        let Some(topic) = topic.filter(|_| !topics.is_empty()) else {
            self.term.tell(&match topics {
                [] => "There is nothing more to look at than the table shows.".to_owned(),
                topics => format!("`look TOPIC` tells more about: {}.", topics.join(", ")),
            })?;
            return Ok(());
        };
        match self.table.details(self.table.tip(), viewer, &topic.to_lowercase()) {
            Ok(text) => self.term.page(text.trim_end())?,
            Err(error) => {
                let options = error.options.join(", ");
                self.term.tell(&format!("{error} Possible: {options}."))?;
            }
        }
        Ok(())
    }

    /// Tells the one at the keyboard what came of their move, and hides what they saw.
    fn leave_keyboard(&mut self) -> Result<(), Fail> {
        if let Some(seat) = self.facing.take() {
            let heard = self.tell_news(Viewer::Seat(seat))?;
            if heard && self.term.is_screen() {
                self.keep()?;
                let name = self.name(seat);
                self.term.ask(&format!("{name}, press Enter when you have read this."))?;
            }
        }
        self.term.clear()?;
        Ok(())
    }

    /// Hides what the last person saw until the next one sits there.
    fn pass_keyboard(&mut self, seat: Seat) -> Result<bool, Fail> {
        self.leave_keyboard()?;
        let prompt = format!("Pass the keyboard to {}, then press Enter.", self.name(seat));
        let answer = self.prompt(&prompt)?;
        if answer.is_none_or(|line| line.eq_ignore_ascii_case("quit")) {
            return Ok(false);
        }
        Ok(true)
    }

    /// Saves, and asks for a line. Nothing at the end of the input, or when a script goes round in
    /// circles.
    fn prompt(&mut self, text: &str) -> Result<Option<String>, Fail> {
        self.keep()?;
        if !self.term.types() && self.idle >= MOST_IDLE {
            return Err(Error::invalid("idle", "{n} answers in a row changed nothing.")
                .with("n", MOST_IDLE)
                .into());
        }
        Ok(self.term.ask(text)?)
    }

    fn answer(&mut self, seat: Seat, list: &Listing, answer: Answer) -> Result<Flow, Fail> {
        self.idle += 1;
        match answer {
            Answer::Move(text) => return self.command(seat, Request::Move(text)),
            Answer::Undo => return self.command(seat, Request::Undo),
            Answer::Redo => return self.command(seat, Request::Redo),
            Answer::Back(to) => return self.command(seat, Request::Back(to)),
            Answer::Quit => return Ok(Flow::Leave),
            Answer::Log { all } => self.show_log(self.looking(seat), all)?,
            Answer::Hint(bot) => self.hint(seat, list, bot)?,
            Answer::Save(path) => self.save(path.as_deref())?,
            Answer::Link => self.show_link()?,
            Answer::Rules => self.term.page(self.table.info().rules)?,
            Answer::Moves => self.term.page(&list.whole(self.term.paint))?,
            Answer::Table | Answer::Nothing => self.show_table(seat, list)?,
            Answer::Look(topic) => self.look_at(seat, topic.as_deref())?,
            Answer::Number(text) if self.table.reads(Mover::Seat(seat), &text) => {
                return self.command(seat, Request::Move(text));
            }
            Answer::Number(_) => self.term.tell(&format!("The list goes to {}.", list.len()))?,
            Answer::Help => self.term.page(HELP)?,
            Answer::Why(text) => self.explain(seat, list, &text)?,
            Answer::Card(name) => match self.table.explain(&name) {
                Some(text) => self.term.say(text.trim_end())?,
                None => self.term.tell(&self.unheard(&name))?,
            },
            Answer::Wrong(why) => self.term.tell(why)?,
        }
        Ok(Flow::Same)
    }

    fn handle(&mut self, seat: Seat, request: Request) -> Reply {
        let command = Command { id: None, seat, at: self.table.at(), request };
        self.table.handle(&command)
    }

    /// Carries out what changes the table, or says why not.
    fn command(&mut self, seat: Seat, request: Request) -> Result<Flow, Fail> {
        let by_chance = matches!(request, Request::Chance(_));
        let reply = self.handle(seat, request);
        if let Some(error) = reply.error {
            self.refuse(seat, by_chance, &error)?;
            return Ok(Flow::Same);
        }
        if let Some(Done::Asked(seats)) = reply.done {
            return self.ask_others(seat, seats);
        }
        self.idle = 0;
        self.keep()?;
        Ok(Flow::Changed)
    }

    /// Says why something cannot be done, and what can.
    fn refuse(&mut self, seat: Seat, by_chance: bool, error: &ErrorMessage) -> Result<(), Fail> {
        self.term.say(&self.term.paint.red(&wrapped(&error.text, "  ", "  ")))?;
        if by_chance && !error.options.is_empty() {
            self.term.tell(&format!("Possible: {}.", error.options.join(", ")))?;
        } else if !error.options.is_empty() {
            let list = Listing::new(self.table.offers(Viewer::Seat(seat)));
            self.term.say(&list.cut(LINES - LEAST_ROWS, self.term.paint))?;
        }
        Ok(())
    }

    /// Asks each of the others whether the request of `by` may be carried out. One who declines is
    /// enough.
    fn ask_others(&mut self, by: Seat, seats: SeatSet) -> Result<Flow, Fail> {
        let to = self.table.jump_request().map_or(0, |request| request.to);
        let names: Vec<String> = seats.iter().map(|seat| self.name(seat)).collect();
        if self.watcher().is_none() {
            self.facing = None;
            self.term.clear()?;
        }
        self.term.tell(&format!("Others have moved or seen something: {}.", names.join(", ")))?;
        for seat in seats.iter() {
            let (name, wisher) = (self.name(seat), self.name(by));
            let text = format!("{name}, may {wisher} go back to entry {to}? (yes/no)");
            let answer = self.term.ask(&text)?;
            let agrees = answer.as_deref().is_some_and(is_yes);
            let request = if agrees { Request::Agree(to) } else { Request::Decline(to) };
            self.handle(seat, request);
            if !agrees {
                self.term.tell(&format!("{name} declines. Nothing was changed."))?;
                return Ok(if answer.is_some() { Flow::Changed } else { Flow::Leave });
            }
        }
        self.idle = 0;
        self.keep()?;
        Ok(Flow::Changed)
    }

    fn explain(&mut self, seat: Seat, list: &Listing, text: &str) -> Result<(), Fail> {
        let chance = self.table.to_move() == ToMove::Chance;
        let mover = if chance { Mover::Chance } else { Mover::Seat(seat) };
        let text = match Answer::of(text, list) {
            Answer::Move(text) => text,
            Answer::Number(text) if !self.table.reads(mover, &text) => {
                self.term.tell(&format!("The list goes to {}.", list.len()))?;
                return Ok(());
            }
            _ => text.to_owned(),
        };
        match self.table.check(mover, &text) {
            Ok(notation) => self.term.tell(&format!("{notation} is legal."))?,
            Err(error) => self.term.tell(&format!("{error} [{}]", error.code))?,
        }
        Ok(())
    }

    // ------------------------------------------------------------------ keeping and leaving

    fn save(&mut self, path: Option<&Path>) -> Result<(), Fail> {
        let place = path.or(self.keeper.path()).map(Path::to_owned);
        let Some(place) = place else {
            self.term.tell("There is no place to save to: `save FILE` names one.")?;
            return Ok(());
        };
        match self.keeper.copy(&*self.table, &place) {
            Ok(()) => self.term.tell(&format!("Saved in {}", place.display()))?,
            Err(error) => self.term.tell(&error.to_string())?,
        }
        if let Some(news) = self.keeper.news() {
            warn(&news);
        }
        Ok(())
    }

    /// Asks somebody who leaves a game that is not saved where it could be, until it is or they do
    /// not mind. A script is asked once.
    fn rescue(&mut self) -> Result<(), Fail> {
        while self.keeper.trouble().is_some() {
            self.term.say("")?;
            let prompt = "This game is not saved. `save FILE` saves it elsewhere, Enter leaves it:";
            let Some(line) = self.term.ask(prompt)? else { break };
            match Answer::of(&line, &Listing::new(Vec::new())) {
                Answer::Save(path) => self.save(path.as_deref())?,
                Answer::Nothing | Answer::Quit => break,
                _ => self.term.tell("Only `save FILE` or Enter means anything here.")?,
            }
            if !self.term.types() {
                break;
            }
        }
        Ok(())
    }

    fn show_link(&mut self) -> Result<(), Fail> {
        match self.table.link() {
            Ok(link) => {
                self.term.say(&format!("  {link}"))?;
                if let Some(text) = exposed(&*self.table, "link") {
                    self.term.tell(&format!("Careful: {text}"))?;
                }
            }
            Err(error) => self.term.tell(&error.to_string())?,
        }
        Ok(())
    }

    /// Says how the game ended. Who played may still look around or take something back.
    fn over(&mut self) -> Result<Flow, Fail> {
        let ended = self.table.outcome();
        if let (None, Some(seat)) = (self.watcher(), self.facing) {
            self.tell_news(Viewer::Seat(seat))?;
        }
        self.term.rule("The game is over")?;
        self.show_picture(Viewer::Omniscient)?;
        if let Some(ended) = ended {
            let players = self.table.players().to_vec();
            let lines = outcome::lines(&ended, &players, outcome::was_told(&*self.table));
            self.term.say(&lines.join("\n"))?;
        }
        let Some(seat) = self.facing.or(self.people().lowest()) else { return Ok(Flow::Leave) };
        let list = Listing::new(Vec::new());
        loop {
            let prompt = "Press Enter to leave, or look around (table, log, undo, link, ?):";
            let Some(line) = self.prompt(prompt)? else { return Ok(Flow::Leave) };
            let flow = match Answer::of(&line, &list) {
                Answer::Move(_) | Answer::Nothing => Flow::Leave,
                other => self.answer(seat, &list, other)?,
            };
            if flow != Flow::Same {
                return Ok(flow);
            }
        }
    }

    fn farewell(&mut self) -> Result<(), Fail> {
        self.term.say("")?;
        let lines = self.keeper.farewell(&*self.table, "play");
        self.term.say(&lines.join("\n"))?;
        Ok(())
    }
}

/// What chance is about to decide, and how that is written: at least how it begins.
fn in_form(question: Option<&str>, form: &Offer) -> String {
    let about = match (question, form.group.as_str()) {
        (Some(question), _) => format!("{question} "),
        (None, "chance") => String::new(),
        (None, group) => format!("It is about: {group}. "),
    };
    let start: String = form.notation.chars().take(LONGEST_EXAMPLE).collect();
    match start == form.notation {
        true => format!("{about}An answer looks like `{start}`."),
        false => format!("{about}An answer begins like `{start}\u{2026}`"),
    }
}

/// Whether an answer says yes.
fn is_yes(answer: &str) -> bool {
    ["y", "yes"].contains(&answer.to_ascii_lowercase().as_str())
}
