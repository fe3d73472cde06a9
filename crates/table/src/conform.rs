//! Properties of tables that every game must hold, on top of the kernel's own.
//!
//! One random game is played at a table with jumps to and fro; what is checked has a name, and a
//! failure comes with a record that leads to it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::conform::Failure;
use kernel::{Mover, Rng, Seat, Setup, Show, ToMove, Viewer, mix64};

use crate::cue::Speed;
use crate::follow::Follower;
use crate::host::{AnyTable, Host};
use crate::link;
use crate::log::{Act, EntryId};
use crate::message::{Command, Request};
use crate::player::Player;
use crate::save::{self, Verdict};
use crate::table::{Jumped, Table};

/// What each property promises.
pub const PROPERTIES: &[(&str, &str)] = &[
    ("table", "A table plays every listed move and never stops before the game is over."),
    ("log", "Entries are numbered without gaps, each follows one before it, each is in the chain."),
    ("stale", "A move that was decided at another entry is refused and changes nothing."),
    ("refused", "What is refused changes neither state nor log."),
    ("repeated", "The same command twice is done once and gets the same reply."),
    ("travel", "Every position of the log can be visited and is as it was."),
    ("undo", "Undo then redo is as if nothing had happened, but for the log."),
    ("branch", "What was taken back can still be reached by its number."),
    ("luck", "What chance did and was taken back falls the same way again."),
    ("record", "A table opened from a record stands where the record ends."),
    ("save", "A save is read as the same table and is exact."),
    ("damage", "A save or link with one byte changed is never read as a game."),
    ("link", "A link is read as the same game, from any position of it."),
    ("follow", "Read models kept step by step equal those folded again."),
    ("update", "An update offers exactly the legal moves and never holds the seed."),
    (
        "secrets",
        "At the tables of two worlds that a viewer cannot tell apart it gets the same: updates, \
         refusals, cues, the course, how chance is typed, and who must agree to what.",
    ),
];

type Law = Result<(), String>;

fn ensure(holds: bool, found: impl FnOnce() -> String) -> Law {
    if holds { Ok(()) } else { Err(found()) }
}

/// Plays one random game at a table and checks every property on the way.
///
/// # Errors
/// The first property that does not hold. A panic is caught and is one of these.
pub fn game<G: Show>(setup: &Setup, seed: u64) -> Result<(), Box<Failure>> {
    let mut run = Run::<G>::open(setup, seed).map_err(|error| {
        let record = kernel::Record {
            game: G::INFO.id.to_owned(),
            rules: G::INFO.rules_version,
            setup: setup.clone(),
            seed: seed.into(),
            ends: None,
            moves: Vec::new(),
        };
        Box::new(Failure { property: "table", detail: error.to_string(), record, seed })
    })?;
    let played = catch_unwind(AssertUnwindSafe(|| run.play()));
    let played = played.unwrap_or_else(|_| Err("the game panicked".to_owned()));
    played.map_err(|detail| {
        let (property, record) = (run.property, run.host.table().record());
        Box::new(Failure { property, detail, record, seed })
    })
}

/// Checks the games of many seeds.
///
/// # Panics
/// When a property does not hold: with its name, what was found and a scenario that leads there.
pub fn check<G: Show>(setup: &Setup, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        game::<G>(setup, seed).unwrap_or_else(|failure| panic!("{failure}"));
    }
}

struct Run<G: Show> {
    host: Host<G>,
    rng: Rng,
    property: &'static str,
    /// The state after every entry, kept by the check itself.
    states: Vec<G>,
    followers: Vec<Follower<G>>,
}

impl<G: Show> Run<G> {
    fn open(setup: &Setup, seed: u64) -> Result<Run<G>, kernel::Error> {
        // The seed of the table is long, so that it cannot stand in an update by accident.
        let luck = mix64(seed) | 1 << 63;
        let seats = usize::from(setup.choose(G::INFO)?.seats);
        let kinds: Vec<&str> =
            (0..seats).map(|n| if n == 0 { "human" } else { "random" }).collect();
        let table = Table::<G>::open(setup, luck, Player::seated(&kinds))?;
        let viewers = Viewer::all(seats);
        Ok(Run {
            followers: viewers.map(|viewer| Follower::new(&table, viewer)).collect(),
            states: vec![table.state().clone()],
            host: Host::new(table),
            rng: Rng::new(mix64(seed ^ 0x7AB1E)),
            property: "table",
        })
    }

    fn table(&self) -> &Table<G> {
        self.host.table()
    }

    fn law(&mut self, property: &'static str, law: impl FnOnce(&mut Self) -> Law) -> Law {
        self.property = property;
        law(self)
    }

    fn play(&mut self) -> Law {
        self.law("secrets", Run::secrets)?;
        for step in 0..G::INFO.max_moves {
            if self.table().state().to_move() == ToMove::Over {
                return self.everything();
            }
            self.law("table", Run::step)?;
            self.law("log", Run::log)?;
            if step.is_power_of_two() || step.is_multiple_of(64) {
                self.everything()?;
            }
        }
        Err("the game does not end".to_owned())
    }

    fn everything(&mut self) -> Law {
        self.law("travel", Run::travel)?;
        self.law("record", |run| run.record())?;
        self.law("save", |run| run.save())?;
        self.law("link", |run| run.link())?;
        self.law("damage", Run::damage)?;
        self.law("follow", Run::follow)?;
        self.law("update", Run::update)?;
        self.law("secrets", Run::secrets)?;
        self.law("undo", Run::undo)
    }

    /// Makes a random move through the door for commands, with bad ones before it.
    fn step(&mut self) -> Law {
        let at = self.table().at();
        let now = at;
        let (state, before) = (self.table().state().clone(), self.table().hash());
        if self.host.advance() > 0 {
            return self.note();
        }
        let Some(Mover::Seat(seat)) = state.to_move().first() else {
            return Err("chance does not move by itself".to_owned());
        };
        let moves = state.legal(seat);
        let m = moves[self.rng.below(moves.len() as u64) as usize];
        let notation = state.notation(Mover::Seat(seat), m);
        let command = |at, text: &str| Command {
            id: Some(format!("{now} at {at}: {text}")),
            seat,
            at,
            request: Request::Move(text.to_owned()),
        };
        self.property = "stale";
        let stale = self.host.handle(&command(at + 1, &notation));
        let code = stale.error.map(|error| error.code);
        ensure(code.as_deref() == Some("stale"), || format!("{code:?}"))?;
        self.property = "refused";
        let refused = self.host.handle(&command(at, "no such move"));
        ensure(refused.error.is_some(), || "nonsense was accepted".to_owned())?;
        let same = self.table().hash() == before && *self.table().state() == state;
        ensure(same, || "a refusal left a trace".to_owned())?;
        self.property = "repeated";
        let reply = self.host.handle(&command(at, &notation));
        ensure(reply.error.is_none(), || format!("{notation}: {:?}", reply.error))?;
        let again = self.host.handle(&command(at, &notation));
        ensure(again == reply && self.table().at() == at + 1, || format!("{again:?}"))?;
        self.note()
    }

    /// Notes the state after the newest entries, and looks where the table waits for it.
    fn note(&mut self) -> Law {
        if let Some(pause) = self.table().pause() {
            for seat in pause.waiting.iter() {
                let request = Request::Acknowledge(pause.entry);
                let at = self.table().at();
                self.host.handle(&Command { id: None, seat, at, request });
            }
        }
        while self.states.len() <= self.table().at() as usize {
            let id = self.states.len() as EntryId;
            let state = match self.table().log()[id as usize - 1].act {
                Act::Move { .. } if id == self.table().at() => self.table().state().clone(),
                Act::Move { mover, m } => {
                    let from = self.table().log()[id as usize - 1].from;
                    let mut state = self.states[from as usize].clone();
                    state.play(mover, m, &mut ());
                    state
                }
                Act::Jump { to, .. } => self.states[to as usize].clone(),
            };
            self.states.push(state);
        }
        for follower in &mut self.followers {
            follower.catch_up(self.host.table());
        }
        Ok(())
    }

    fn log(&mut self) -> Law {
        let table = self.table();
        let entry = table.log().last().ok_or("a move left no entry")?;
        let whole = entry.id == table.at() && entry.from < entry.id && entry.hash == table.hash();
        ensure(whole, || format!("entry {} at {}", entry.id, table.at()))?;
        ensure(table.line().len() as u32 == entry.depth, || "the line has gaps".to_owned())
    }

    fn travel(&mut self) -> Law {
        let table = self.table();
        for entry in table.log() {
            let is_move = matches!(entry.act, Act::Move { .. });
            let travelled = table.state_at(entry.id);
            match travelled {
                Ok(state) if is_move => ensure(state == self.states[entry.id as usize], || {
                    format!("the position after entry {} is another one", entry.id)
                })?,
                Err(_) if !is_move => {}
                _ => return Err(format!("entry {} can or cannot be visited", entry.id)),
            }
        }
        ensure(table.state_at(table.at() + 1).is_err(), || "the future can be visited".to_owned())
    }

    fn record(&self) -> Law {
        let record = self.table().record();
        let opened = save::of_record(&record).replay::<G>();
        let (opened, verdict) = opened.map_err(|error| error.to_string())?;
        ensure(verdict == Verdict::Exact, || format!("{verdict:?}"))?;
        ensure(opened.state() == self.table().state(), || "another position".to_owned())?;
        ensure(opened.record() == record, || "another record".to_owned())
    }

    fn save(&self) -> Law {
        let saved = save::read(&self.host.save()).map_err(|error| error.to_string())?;
        let (table, verdict) = saved.replay::<G>().map_err(|error| error.to_string())?;
        ensure(verdict == Verdict::Exact, || format!("{verdict:?}"))?;
        let same = table.state() == self.table().state()
            && table.tip() == self.table().tip()
            && table.undone() == self.table().undone()
            && table.hash() == self.table().hash()
            && table.players() == self.table().players();
        ensure(same, || "another table was read".to_owned())
    }

    fn link(&self) -> Law {
        let link = self.table().link().map_err(|error| error.to_string())?;
        let opened = Table::<G>::open_link(&link).map_err(|error| error.to_string())?;
        let (opened, verdict) = opened;
        ensure(verdict == Verdict::Exact, || format!("{verdict:?}"))?;
        ensure(opened.record() == self.table().record(), || format!("{link} is another game"))?;
        let safe = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
        ensure(link.chars().all(safe), || format!("{link} does not fit into an address"))
    }

    fn damage(&mut self) -> Law {
        let mut bytes = self.host.save();
        let at = self.rng.below(bytes.len() as u64) as usize;
        bytes[at] ^= 1 << self.rng.below(8);
        ensure(save::read(&bytes).is_err(), || format!("byte {at} of the save was not missed"))?;
        let link = self.table().link().map_err(|error| error.to_string())?;
        let start = G::INFO.id.len() as u64 + 1;
        let at = (start + self.rng.below(link.len() as u64 - start)) as usize;
        let new = if &link[at..=at] == "A" { "B" } else { "A" };
        let changed = format!("{}{new}{}", &link[..at], &link[at + 1..]);
        ensure(link::unpack::<G>(&changed).is_err(), || format!("{changed} was read"))?;
        ensure(link::unpack::<G>(&link[..at]).is_err(), || format!("{} was read", &link[..at]))
    }

    fn follow(&mut self) -> Law {
        let table = self.host.table();
        for (viewer, kept) in Viewer::all(table.state().seats()).zip(&mut self.followers) {
            kept.catch_up(table);
            let rebuilt = Follower::new(table, viewer);
            let same = kept.game() == rebuilt.game() && kept.messages() == rebuilt.messages();
            ensure(same, || format!("for viewer {viewer}"))?;
        }
        Ok(())
    }

    fn update(&mut self) -> Law {
        let seed = self.table().seed().to_string();
        let state = self.table().state().clone();
        for viewer in Viewer::all(state.seats()) {
            let update = self.host.update(viewer, None);
            let offered = update["screen"]["available"].as_array().map_or(0, Vec::len);
            let legal = viewer.seat().map_or(0, |seat| state.legal(seat).len());
            ensure(offered == legal, || format!("{viewer} is offered {offered} of {legal}"))?;
            ensure(!update.to_string().contains(&seed), || format!("{viewer} is told the seed"))?;
            let named = update["screen"]["screen"].is_string();
            ensure(named, || format!("the screen of {viewer} has no name"))?;
        }
        Ok(())
    }

    /// Opens tables in worlds that viewers cannot tell from this one, and makes a move at both.
    fn secrets(&mut self) -> Law {
        let state = self.table().state().clone();
        let viewers = Seat::all(state.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            let world = state.imagine(viewer, &mut self.rng).filter(|world| *world != state);
            let Some(world) = world else { continue };
            let texts = self.texts(&[&state, &world]);
            let mut here = Stand::open(self.table(), &state)?;
            let mut there = Stand::open(self.table(), &world)?;
            here.same(&mut there, viewer, &texts)?;
            let Some((mover, m)) = self.pick(&state) else { continue };
            if world.check(mover, m).is_err() {
                continue;
            }
            let learned = [here.play(mover, m, viewer)?, there.play(mover, m, viewer)?];
            if learned != [true, true] {
                here.same(&mut there, viewer, &texts)
                    .map_err(|how| format!("after {m:?} by {mover}, {how}"))?;
            }
        }
        Ok(())
    }

    /// Some move that can be made in a state.
    fn pick(&mut self, state: &G) -> Option<(Mover, G::Move)> {
        let mover = state.to_move().first()?;
        let m = match mover {
            Mover::Chance => state.chance_nth(self.rng.below_wide(state.chance_size())),
            Mover::Seat(seat) => *self.rng.pick(&state.legal(seat))?,
        };
        Some((mover, m))
    }

    /// Moves of all movers as they are written in these states, a few of each.
    fn texts(&mut self, states: &[&G]) -> Vec<String> {
        let mut texts = vec!["no such move".to_owned()];
        for state in states {
            for _ in 0..4 {
                let Some((mover, m)) = self.pick(state) else { break };
                texts.push(state.notation(mover, m));
            }
        }
        texts
    }

    /// Takes back, makes again, takes another way and comes back: alone, so all of it is free.
    fn undo(&mut self) -> Law {
        let seat = Seat(0);
        let (tip, state) = (self.table().tip(), self.table().state().clone());
        let line = self.table().line().to_vec();
        let Some(target) = self.table().undo_target(seat) else { return Ok(()) };
        let free = |jumped: Result<Jumped, kernel::Error>| match jumped {
            Ok(Jumped::Done(_)) => Ok(()),
            other => Err(format!("{other:?}")),
        };
        free(self.host.table_mut().undo(seat))?;
        self.note()?;
        let gone = *self.table().state() == self.states[target as usize];
        ensure(gone && self.table().tip() == target, || "undo went elsewhere".to_owned())?;
        self.law("follow", Run::follow)?;
        self.law("save", |run| run.save())?;
        self.property = "undo";
        free(self.host.table_mut().redo(seat))?;
        self.note()?;
        let back = *self.table().state() == state && self.table().line() == line;
        ensure(back && self.table().tip() == tip, || "redo went elsewhere".to_owned())?;
        self.property = "branch";
        free(self.host.table_mut().back(seat, target))?;
        self.note()?;
        self.step()?;
        self.property = "luck";
        let by_chance = |id: &&EntryId| {
            matches!(
                self.table().log()[**id as usize - 1].act,
                Act::Move { mover: Mover::Chance, .. }
            )
        };
        if let Some(&old) = line.iter().rev().find(by_chance) {
            let (act, from) = {
                let entry = &self.table().log()[old as usize - 1];
                (entry.act, entry.from)
            };
            free(self.host.table_mut().back(seat, from))?;
            self.host.table_mut().roll();
            self.note()?;
            let again = self.table().line()[self.states_depth(from)];
            let same = self.table().log()[again as usize - 1].act == act;
            ensure(same, || format!("entry {old} fell another way at {again}"))?;
        }
        self.property = "branch";
        if self.table().tip() != tip {
            free(self.host.table_mut().back(seat, tip))?;
            self.note()?;
        }
        let back = *self.table().state() == state && self.table().line() == line;
        ensure(back, || "the old line cannot be reached".to_owned())
    }

    /// How many moves lead to the position after entry `id`.
    fn states_depth(&self, id: EntryId) -> usize {
        if id == 0 { 0 } else { self.table().log()[id as usize - 1].depth as usize }
    }
}

/// A table of people that was opened in a world.
struct Stand<G: Show> {
    host: Host<G>,
}

impl<G: Show> Stand<G> {
    fn open(table: &Table<G>, state: &G) -> Result<Stand<G>, String> {
        let position = Some(state.position());
        let setup = Setup { position, ..table.setup().clone() };
        let opened = Table::open_for_people(&setup, table.seed());
        Ok(Stand { host: Host::new(opened.map_err(|error| error.to_string())?) })
    }

    /// Makes a move, and says whether the viewer is said to learn from it.
    fn play(&mut self, mover: Mover, m: G::Move, viewer: Viewer) -> Result<bool, String> {
        let table = self.host.table_mut();
        table.play(0, mover, m).map_err(|error| error.to_string())?;
        let learns = |event: &G::Event| G::facts(event).learned.has(viewer);
        Ok(table.log().iter().flat_map(|entry| &entry.events).any(learns))
    }

    /// All that a viewer gets at this table, by name.
    fn shown(&mut self, viewer: Viewer, texts: &[String]) -> Vec<(&'static str, String)> {
        let host = &mut self.host;
        let movers = Seat::all(host.table().state().seats());
        let needs: Vec<_> = movers.clone().map(|seat| host.undo_needs(seat)).collect();
        let undone: Vec<_> = movers.map(|seat| undone(host, seat, viewer)).collect();
        vec![
            ("update", host.update(viewer, None).to_string()),
            ("question", format!("{:?}", host.question(viewer))),
            ("cues", format!("{:?}", host.cues(0, Speed::Normal))),
            ("course", format!("{:?}", host.course(viewer))),
            ("form of chance", format!("{:?}", host.chance_form(viewer))),
            ("openness", format!("{}", host.is_open(0))),
            ("pause", format!("{:?}", host.pause())),
            ("consent to undo", format!("{needs:?}")),
            ("undo", format!("{undone:?}")),
            ("answers", answers(host, viewer, texts).join("\n")),
        ]
    }

    fn same(&mut self, other: &mut Stand<G>, viewer: Viewer, texts: &[String]) -> Law {
        let (here, there) = (self.shown(viewer, texts), other.shown(viewer, texts));
        let differing = here.iter().zip(&there).find(|(here, there)| here != there);
        let Some(((name, here), (_, there))) = differing else { return Ok(()) };
        Err(format!("{name} of {viewer} differs:\nhere: {here}\nthere: {there}"))
    }
}

/// What a viewer is told when a seat asks to take its last move back.
fn undone<G: Show>(host: &Host<G>, seat: Seat, viewer: Viewer) -> String {
    let (mut host, at) = (host.clone(), host.at());
    let reply = host.handle(&Command { id: None, seat, at, request: Request::Undo });
    format!("{reply:?}, {:?}, {:?}", host.jump_request(), host.news(viewer, at, None))
}

/// What a viewer is answered when it tries or asks about these moves, its own or chance's.
fn answers<G: Show>(host: &Host<G>, viewer: Viewer, texts: &[String]) -> Vec<String> {
    let answer = |text: &String| {
        let chance = (host.reads(Mover::Chance, text), host.check(Mover::Chance, text));
        let Some(seat) = viewer.seat() else { return format!("{chance:?}") };
        let own = (host.reads(Mover::Seat(seat), text), host.check(Mover::Seat(seat), text));
        let (mut host, at) = (host.clone(), host.at());
        let reply =
            host.handle(&Command { id: None, seat, at, request: Request::Move(text.clone()) });
        format!("{text}: {chance:?}, {own:?}, {reply:?}")
    };
    texts.iter().map(answer).collect()
}
