//! `parlour watch`

mod screen;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use bots::Advice;
use clap::ValueHint;
use clap::builder::PossibleValuesParser;
use kernel::{Error, Info, Message, Mover, Seat, Viewer};
use table::message::{Command, LogLine, Request, Update};
use table::{AnyTable, Cue, EntryId, Player, Speed, Subscription};

use crate::autosave::Autosave;
use crate::bot::{self, Bots, USUAL};
use crate::fail::{Done, FILE, Fail, OK, about};
use crate::opening::{Begun, Opening};
use crate::options::{self, Sets};
use crate::pacing::{Pacing, is_thought};
use crate::sheets::Sheets;
use crate::source::{self, Source, warn};
use crate::stamp::stamp;
use crate::term::{self, during, wrapped};
use crate::tui::{self, Tui};
use crate::words::Texts;
use crate::{hints, outcome};

/// So many moves are told with their odds.
const WEIGHED: usize = 3;
/// So many entries of a game that goes on are told first.
const LATELY: EntryId = 8;
/// How long a bot can seem to think before a move, in milliseconds.
const PACES: [(&str, u32); 4] = [("instant", 0), ("fast", 400), ("normal", 1500), ("slow", 4000)];
const LONGEST_PACE: u32 = 60_000;

/// Watch bots play against each other, move by move
///
/// Shows the table, what was done in words and what the mover thought of its moves before it made
/// one. On a terminal the space bar pauses and goes on, Enter makes one step, the keys + and -
/// change the pace, the left arrow goes back through what was played, and q leaves. The game is
/// saved like any other. Without a terminal everything is printed at once.
///
/// Examples:
///   parlour watch skirmish                           two casual bots
///   parlour watch texas-42 --seats strong,novice,strong,novice
///   parlour watch innovation --seats master,strong --viewer 0 --speed slow
///   parlour watch mordheim --seed 7 --speed instant > battle.txt
///
/// Exit code: 0 when the game ended or was left, 2 when the command was not understood, 3 when a
/// file or link cannot be read or written, or the game could not be saved to its end.
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Args {
    /// The name of a game; or a save or a link to go on with
    #[arg(value_name = "GAME|FILE|LINK", value_hint = ValueHint::FilePath)]
    what: String,
    /// Which bot sits on each seat, from the first
    ///
    /// A new game has `casual` bots on the fewest seats, and a save keeps its players; people are
    /// not among those who are watched. `parlour games GAME` lists the bots of a game.
    #[arg(long, value_name = "BOTS", value_delimiter = ',')]
    seats: Vec<String>,
    /// Deal by this number: the same number deals the same game everywhere [default: any]
    ///
    /// Anyone who knows or guesses the number knows every hidden card and every roll to come.
    /// Without it nobody does: the secret comes from the operating system.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// The seed of what bots decide, kept apart from the seed that deals
    #[arg(long, value_name = "N", default_value_t = 1)]
    bot_seed: u64,
    #[command(flatten)]
    sets: Sets,
    /// How long a bot seems to think: instant, fast, normal, slow, or milliseconds
    ///
    /// Everything else that takes time, such as a look at a trick, goes as fast.
    #[arg(long, default_value = "normal", value_name = "SPEED", value_parser = pace)]
    speed: Speed,
    /// From whose side: a seat by its number from 0 or its player's name, `spectator`, or `all` who
    /// sees everything
    #[arg(long, default_value = "all", value_name = "SEAT|NAME|spectator|all")]
    viewer: String,
    /// Whether to tell what the mover thought of its best moves, where the viewer may know its hand
    #[arg(long, default_value = "on", value_parser = PossibleValuesParser::new(["on", "off"]))]
    odds: String,
    /// Save the game in this file, which must not be there yet
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    save: Option<PathBuf>,
    /// Lines one after another in place of a whole screen: for screen readers, and for terminals
    /// that cannot do more
    ///
    /// Without a terminal it is always so, and nothing is waited for.
    #[arg(long)]
    plain: bool,
}

/// A speed by its name, or by the time that a bot seems to think.
fn pace(text: &str) -> Result<Speed, String> {
    let named = PACES.iter().find(|(name, _)| *name == text).map(|(_, ms)| *ms);
    let said = text.parse().ok().filter(|ms| *ms <= LONGEST_PACE);
    named.or(said).map(Speed::of_pause).ok_or_else(|| {
        let names = PACES.map(|(name, _)| name).join(", ");
        format!("a speed is one of {names}, or milliseconds up to {LONGEST_PACE}")
    })
}

/// Half the time.
fn faster(speed: Speed) -> Speed {
    let ms = speed.pause();
    Speed::of_pause(if ms <= 50 { 0 } else { ms / 2 })
}

/// Twice the time.
fn slower(speed: Speed) -> Speed {
    Speed::of_pause((speed.pause() * 2).clamp(50, LONGEST_PACE))
}

fn shown(speed: Speed, texts: &Texts) -> String {
    match speed.pause() {
        0 => texts.word("cli-no-pause"),
        ms if ms < 1000 => format!("{ms} ms"),
        ms => format!("{} s", texts.tenths(f64::from(ms) / 1000.0)),
    }
}

pub(crate) fn run(args: &Args) -> Done {
    let (mut table, autosave) = open(args)?;
    let viewer = source::viewer(&*table, "--viewer", &args.viewer)?;
    let known = table.at().saturating_sub(LATELY);
    let mut watch = Watch {
        listens: table.subscribe(viewer, known)?,
        texts: Texts::for_spectators(&*table, term::paint()),
        sheets: Sheets::of(table.info(), table.catalogue()),
        table,
        autosave,
        bots: Bots { seed: args.bot_seed },
        viewer,
        odds: args.odds == "on",
        pacing: Pacing::new(args.speed),
        cues: Vec::new(),
        thought: None,
        weighed: None,
        told: Vec::new(),
        typed: None,
    };
    let looks = tui::is_there();
    if looks && !args.plain {
        let mut tui = Tui::open(term::paint())?;
        watch.play_on(&mut tui)?;
        let ended = tui.ended();
        drop(tui);
        // What was shown on a screen of its own is gone with it. Who closed the terminal does not
        // read this.
        let told = watch.farewell(false);
        if !ended {
            told?;
        }
    } else {
        watch.play(looks)?;
        watch.farewell(outcome::was_told(&*watch.table))?;
    }
    Ok(ExitCode::from(if watch.autosave.trouble().is_some() { FILE } else { OK }))
}

fn open(args: &Args) -> Result<Begun, Fail> {
    let opening = Opening {
        seed: args.seed,
        sets: &args.sets,
        save: args.save.as_deref(),
        typed: Some(false),
        apart: true,
    };
    match Source::of(&args.what)? {
        Source::Game(info) => opening.begin(info, seated(info, &args.seats)?),
        written => opening.go_on(written, |table| reseated(table, &args.seats)),
    }
}

fn seated(info: &'static Info, named: &[String]) -> Result<Vec<Player>, Error> {
    Ok(Player::seated(&options::players(info, named, USUAL, &[])?))
}

/// The bots of a table that goes on: its own, unless others were named.
fn reseated(table: &dyn AnyTable, named: &[String]) -> Result<Vec<Player>, Error> {
    let (info, seats) = (table.info(), table.players().len());
    if !named.is_empty() && named.len() != seats {
        return Err(options::wrong_players(named, seats));
    }
    if !named.is_empty() {
        return seated(info, named);
    }
    for player in table.players() {
        bot::check(info, &player.kind, &[]).map_err(|_| {
            Error::invalid("not_a_bot").with("name", &player.name).options([options::filled_up(
                &[],
                USUAL,
                seats,
            )])
        })?;
    }
    Ok(table.players().to_vec())
}

/// A game that is watched.
struct Watch {
    table: Box<dyn AnyTable>,
    autosave: Autosave,
    texts: Texts,
    sheets: Sheets,
    bots: Bots,
    viewer: Viewer,
    /// Whether it is told what bots think of their moves.
    odds: bool,
    /// How long things take where somebody looks. Somebody who pauses stops its clock.
    pacing: Pacing,
    /// What is to be waited for before the next move.
    cues: Vec<Cue>,
    /// What the next bot is going to do, where it knows already.
    thought: Option<(Seat, Advice)>,
    /// How the viewer is told what changes.
    listens: Subscription,
    /// Who moved last, and what it thought, where the viewer may know that.
    weighed: Option<(Seat, Advice)>,
    /// What happened last, in sentences, entry by entry.
    told: Vec<Vec<String>>,
    /// What was asked for while a bot thought.
    typed: Option<screen::Key>,
}

impl Watch {
    /// Plays until the game is over, and prints it. Where somebody `looks` it takes its time.
    fn play(&mut self, looks: bool) -> Result<(), Fail> {
        self.begin();
        self.save()?;
        self.print()?;
        loop {
            if looks {
                self.pacing.begin(std::mem::take(&mut self.cues), 0);
                self.pacing.wait();
            }
            if !self.think(looks)? {
                break;
            }
            self.step()?;
            if looks {
                self.save()?;
            }
            self.print()?;
        }
        self.save()
    }

    /// Lets the table do what it does by itself, and notes what happened lately.
    fn begin(&mut self) {
        stamp(&mut *self.table, None);
        self.table.advance();
        self.note(None);
        // What happened lately is told, but not waited for.
        self.cues.retain(is_thought);
    }

    /// Saves the game, and warns where that is not possible any more.
    fn save(&mut self) -> Result<(), Fail> {
        self.autosave.save(&*self.table)?;
        if let Some(news) = self.autosave.news() {
            warn(&news);
        }
        Ok(())
    }

    /// Who moves next.
    fn mover(&self) -> Option<Seat> {
        self.table.to_move().seats().lowest()
    }

    /// That somebody thinks, in words.
    fn thinks(&self, seat: Seat) -> String {
        self.texts.say(&Message::new("cli-thinks").with("name", self.name(seat)))
    }

    /// Lets the next bot think, and says whether there is one. A terminal shows that it does.
    fn think(&mut self, looks: bool) -> Result<bool, Fail> {
        let Some(seat) = self.mover() else { return Ok(false) };
        let (table, bots) = (&*self.table, self.bots);
        let think = || bots.advise(table, seat, bot::kind(table, seat), &bot::at_leisure);
        let advice = if looks { during(&self.thinks(seat), think) } else { think() }?;
        self.thought = Some((seat, advice));
        Ok(true)
    }

    /// Makes the move of the bot that has thought, and lets chance move after it.
    fn step(&mut self) -> Result<(), Fail> {
        let Some((seat, advice)) = self.thought.take() else { return Ok(()) };
        stamp(&mut *self.table, Some(seat));
        let request = Request::Move(advice.best.clone());
        let command = Command { id: None, seat, at: self.table.at(), request };
        if let Some(error) = self.table.handle(&command).error {
            return Err(about(self.table.info())(bot::refused(seat, error)));
        }
        self.table.advance();
        self.note(Some((seat, advice)));
        Ok(())
    }

    fn name(&self, seat: Seat) -> String {
        self.table.players()[seat.index()].name.clone()
    }

    /// Notes what the mover thought and what came of it, as the viewer may know it.
    fn note(&mut self, thought: Option<(Seat, Advice)>) {
        self.weighed = thought.filter(|(seat, _)| self.odds && self.viewer.sees(*seat));
        let update = self.table.told(self.listens);
        self.told = update.iter().flat_map(|update| self.sentences(update)).collect();
        self.cues = update.map(|update| update.cues.clone()).unwrap_or_default();
    }

    /// What is new in sentences, entry by entry; bare moves where the game has nothing to say.
    fn sentences(&self, update: &Update) -> Vec<Vec<String>> {
        let told = |line: &Arc<LogLine>| match (&line.notation, line.by) {
            (Some(notation), Mover::Seat(seat)) if line.messages.is_empty() => {
                vec![format!("{}: {notation}", self.name(seat))]
            }
            _ => line.messages.iter().map(|message| self.texts.say(message)).collect(),
        };
        update.log.iter().map(told).filter(|told| !told.is_empty()).collect()
    }

    /// What is new, and the table after it, one below the other.
    fn print(&self) -> Result<(), Fail> {
        let mut out = io::stdout().lock();
        if let Some((seat, advice)) = &self.weighed
            && let Some(text) = hints::in_short(advice, WEIGHED, &self.sheets, &self.texts)
        {
            let weighs = Message::new("cli-weighs").with("name", self.name(*seat));
            let text = self.texts.say(&weighs.with("moves", text));
            for line in wrapped(&text, "  ", "      ").lines() {
                writeln!(out, "{}", term::paint().cyan(line))?;
            }
        }
        for text in self.told.iter().flatten() {
            writeln!(out, "{}", wrapped(text, "  ", "    "))?;
        }
        let title = self.texts.say(&Message::new("cli-title").with("entry", self.table.at()));
        let picture = self.table.picture(self.table.tip(), self.viewer, &self.texts.renderer())?;
        writeln!(out, "\n{}\n{}\n", term::ruled(&title), picture.trim_end())?;
        Ok(())
    }

    /// Tells on the ordinary screen how it ended, unless that was told, and where it is kept.
    fn farewell(&self, told: bool) -> Result<(), Fail> {
        let mut out = io::stdout().lock();
        if let Some(ended) = self.table.outcome() {
            let lines = outcome::lines(&ended, self.table.players(), told, &self.texts);
            writeln!(out, "{}\n", lines.join("\n"))?;
        }
        let lines = self.autosave.farewell(&*self.table, "watch");
        writeln!(out, "{}", lines.join("\n"))?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speeds_are_words_or_milliseconds() {
        let ms = |speed: Speed| speed.pause();
        assert_eq!(pace("slow").map(ms), Ok(4000));
        assert_eq!(pace("250").map(ms), Ok(250));
        for wrong in ["", "quick", "-5", "1.5", "60001", "99999999999"] {
            assert!(pace(wrong).is_err(), "{wrong}");
        }
        let [short, normal] = [60, 1500].map(Speed::of_pause);
        assert_eq!(slower(faster(normal)), normal);
        assert_eq!(ms(faster(faster(short))), 0);
        assert_eq!(ms(slower(Speed::INSTANT)), 50);
    }
}
