//! Properties of tables that every game must hold, on top of the kernel's own.
//!
//! One random game is played at a table with jumps to and fro; what is checked has a name, and a
//! failure comes with a record that leads to it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::conform::Failure;
use kernel::{Mover, Rng, Seat, Setup, Show, ToMove, Viewer, mix64};

mod listener;
mod previews;

use listener::Listener;
pub use previews::previews;

use crate::host::{AnyTable, Host};
use crate::link;
use crate::log::{Act, EntryId};
use crate::message::{Command, Json, Request};
use crate::player::Player;
use crate::save;
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
    ("link", "A link kept up move by move is that of the whole game, and is read as that game."),
    ("position", "A link to a position opens as what its viewer knows, and holds nothing else."),
    ("copy", "A table that is told what was done at another stays a copy of it."),
    ("update", "An update offers exactly the legal moves and never holds the seed."),
    ("told", "A listener that lags, drops and comes back knows what one that never left knows."),
    ("preview", "What a preview says is what then happens, and so is who must agree to undo it."),
    (
        "secrets",
        "At the tables of two worlds that a viewer cannot tell apart it gets the same: updates, \
         refusals, previews, links to the position, the course, how chance is typed, and who must \
         agree to what.",
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
    /// One that is told everything, and one that is not, for each viewer.
    listeners: Vec<[Listener; 2]>,
    copy: Table<G>,
}

impl<G: Show> Run<G> {
    fn open(setup: &Setup, seed: u64) -> Result<Run<G>, kernel::Error> {
        // The seed of the table is long, so that it cannot stand in an update by accident.
        let luck = mix64(seed) | 1 << 63;
        let seats = usize::from(setup.choose(G::INFO)?.seats);
        let kinds: Vec<&str> =
            (0..seats).map(|n| if n == 0 { "human" } else { "random" }).collect();
        let table = Table::<G>::open(setup, luck, Player::seated(&kinds))?;
        let mut host = Host::new(table);
        let mut listen = |viewer| Listener::new(&mut host, viewer);
        let listeners = Viewer::all(seats)
            .map(|viewer| Ok([listen(viewer)?, listen(viewer)?]))
            .collect::<Result<_, kernel::Error>>()?;
        Ok(Run {
            listeners,
            states: vec![host.table().state().clone()],
            copy: host.table().clone(),
            host,
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
        self.law("position", |run| run.position())?;
        self.law("damage", Run::damage)?;
        self.law("told", Run::told)?;
        self.law("update", |run| run.update())?;
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
        self.property = "preview";
        let preview = self.host.preview(seat, &notation).map_err(|error| error.to_string())?;
        self.property = "repeated";
        let reply = self.host.handle(&command(at, &notation));
        ensure(reply.error.is_none(), || format!("{notation}: {:?}", reply.error))?;
        let again = self.host.handle(&command(at, &notation));
        ensure(again == reply && self.table().at() == at + 1, || format!("{again:?}"))?;
        self.host.advance();
        self.property = "preview";
        previews::came_true(&self.host, &preview, seat, at)?;
        self.note()
    }

    /// Notes the state after the newest entries, and looks where the table waits for it.
    fn note(&mut self) -> Law {
        acknowledge(&mut self.host);
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
        // What was let go and made again is the same.
        if self.rng.below(4) == 0 {
            self.host.let_go();
        }
        for [steady, unsteady] in &mut self.listeners {
            steady.listen(&mut self.host)?;
            unsteady.listen_now_and_then(&mut self.host, &mut self.rng)?;
        }
        self.property = "copy";
        let steps = self.table().steps(self.copy.at());
        self.copy.follow(&steps).map_err(|error| error.to_string())?;
        let same = self.copy.hash() == self.table().hash();
        ensure(same && self.copy.state() == self.table().state(), || "another table".to_owned())
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
        ensure(verdict.is_exact(), || format!("{verdict:?}"))?;
        ensure(opened.state() == self.table().state(), || "another position".to_owned())?;
        ensure(opened.record() == record, || "another record".to_owned())
    }

    fn save(&self) -> Law {
        let saved = save::read(&self.host.save()).map_err(|error| error.to_string())?;
        let (table, verdict) = saved.replay::<G>().map_err(|error| error.to_string())?;
        ensure(verdict.is_exact(), || format!("{verdict:?}"))?;
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
        ensure(verdict.is_exact(), || format!("{verdict:?}"))?;
        ensure(opened.record() == self.table().record(), || format!("{link} is another game"))?;
        let again = opened.link().map_err(|error| error.to_string())?;
        ensure(again == link, || format!("{link} is packed as {again}"))?;
        let game = link::unpack::<G>(&link).map_err(|error| error.to_string())?.0;
        let whole = link::pack::<G>(&game).map_err(|error| error.to_string())?;
        ensure(whole == link, || format!("{link} is {whole} as a whole"))?;
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

    /// Opens the link to the position of every viewer.
    fn position(&self) -> Law {
        let state = self.table().state();
        for viewer in Viewer::all(state.seats()) {
            let link = match self.table().position_link(self.table().tip(), viewer) {
                Ok(link) => link,
                Err(_) if state.imagine(viewer, &mut Rng::new(0)).is_none() => continue,
                Err(error) => return Err(format!("of {viewer}: {error}")),
            };
            let opened = Table::<G>::open_position(&link).map_err(|error| error.to_string())?;
            let same = opened.0.state().view(viewer) == state.view(viewer) && opened.1 == viewer;
            ensure(same, || format!("{link} shows {viewer} something else"))?;
        }
        Ok(())
    }

    /// Lets the listeners hear the last of it, and compares what they know.
    fn told(&mut self) -> Law {
        for [steady, unsteady] in &mut self.listeners {
            unsteady.listen(&mut self.host)?;
            steady.same(unsteady)?;
            let mut fresh =
                Listener::new(&mut self.host, steady.viewer).map_err(|error| error.to_string())?;
            fresh.listen(&mut self.host)?;
            fresh.leave(&mut self.host);
            steady.same(&fresh)?;
        }
        Ok(())
    }

    fn update(&self) -> Law {
        let seed = self.table().seed().to_string();
        let state = self.table().state();
        for viewer in Viewer::all(state.seats()) {
            let update = self.host.update_since(viewer, 0).map_err(|error| error.to_string())?;
            let offered = update.screen.available.len();
            let legal = viewer.seat().map_or(0, |seat| state.legal(seat).len());
            ensure(offered == legal, || format!("{viewer} is offered {offered} of {legal}"))?;
            let text = Json::of(&update);
            ensure(!text.text().contains(&seed), || format!("{viewer} is told the seed"))?;
            let named = update.screen.screen["screen"].is_string();
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
        self.law("told", Run::told)?;
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

/// Lets everybody look at what they are waited for.
fn acknowledge<G: Show>(host: &mut Host<G>) {
    let Some(pause) = host.pause() else { return };
    for seat in pause.waiting.iter() {
        let (at, request) = (host.at(), Request::Acknowledge(pause.entry));
        host.handle(&Command { id: None, seat, at, request });
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
        table.play(mover, m).map_err(|error| error.to_string())?;
        let learns = |event: &G::Event| G::facts(event).learned.has(viewer);
        let mut any = false;
        table.retell(0, |_, events| any |= events.iter().any(learns));
        Ok(any)
    }

    /// All that a viewer gets at this table, by name.
    fn shown(&mut self, viewer: Viewer, texts: &[String]) -> Vec<(&'static str, String)> {
        let host = &mut self.host;
        let movers = Seat::all(host.table().state().seats());
        let needs = movers.clone().map(|seat| (host.undo_needs(seat), host.back_targets(seat)));
        let needs: Vec<_> = needs.collect();
        let undone: Vec<_> = movers.map(|seat| undone(host, seat, viewer)).collect();
        vec![
            ("update", format!("{:?}", host.update_since(viewer, 0))),
            ("position link", format!("{:?}", host.position_link(host.tip(), viewer))),
            ("course", format!("{:?}", host.course(viewer))),
            ("form of chance", format!("{:?}", host.chance_form(viewer))),
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
    format!("{reply:?}, {:?}, {:?}", host.jump_request(), host.lines(viewer, at))
}

/// What a viewer is answered when it tries or asks about these moves, its own or chance's.
fn answers<G: Show>(host: &Host<G>, viewer: Viewer, texts: &[String]) -> Vec<String> {
    let answer = |text: &String| {
        let chance = (host.reads(Mover::Chance, text), host.check(Mover::Chance, text));
        let Some(seat) = viewer.seat() else { return format!("{chance:?}") };
        let own = (host.reads(Mover::Seat(seat), text), host.check(Mover::Seat(seat), text));
        let preview = host.preview(seat, text);
        let (mut host, at) = (host.clone(), host.at());
        let reply =
            host.handle(&Command { id: None, seat, at, request: Request::Move(text.clone()) });
        format!("{text}: {chance:?}, {own:?}, {preview:?}, {reply:?}")
    };
    texts.iter().map(answer).collect()
}
