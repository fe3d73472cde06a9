//! Golden games in words. A change of rules or words shows up here as a difference to review;
//! `cargo xtask playthroughs` writes them again.

use std::fmt::Write as _;

use std::collections::BTreeMap;

use kernel::{
    Message, Mover, Names, Reader, Renderer, Rng, Seat, SeatSet, Setup, ToMove, Viewer, Words,
};
use serde_json::json;
use table::message::{Command, Request};
use table::{AnyTable, Player};

use crate::root;

struct Golden {
    game: &'static str,
    name: &'static str,
    seats: u8,
    options: &'static [(&'static str, &'static str)],
    seed: u64,
    /// Pictures and lists of moves too, and only this many moves.
    short: Option<usize>,
}

const GOLDEN: &[Golden] = &[
    Golden { game: "texas-42", name: "short", seats: 4, options: &[], seed: 42, short: Some(12) },
    Golden { game: "texas-42", name: "straight", seats: 4, options: &[], seed: 7, short: None },
    Golden {
        game: "texas-42",
        name: "house",
        seats: 4,
        options: &[("preset", "house")],
        seed: 11,
        short: None,
    },
    Golden {
        game: "texas-42",
        name: "points",
        seats: 4,
        options: &[("scoring", "points")],
        seed: 5,
        short: None,
    },
    Golden { game: "innovation", name: "short", seats: 2, options: &[], seed: 7, short: Some(20) },
    Golden { game: "innovation", name: "two", seats: 2, options: &[], seed: 3, short: None },
    Golden {
        game: "innovation",
        name: "teams",
        seats: 4,
        options: &[("teams", "on")],
        seed: 13,
        short: None,
    },
    Golden { game: "skirmish", name: "short", seats: 2, options: &[], seed: 3, short: Some(12) },
    Golden {
        game: "skirmish",
        name: "classic",
        seats: 2,
        options: &[("preset", "classic")],
        seed: 4,
        short: None,
    },
    Golden {
        game: "skirmish",
        name: "machines",
        seats: 2,
        options: &[("preset", "machines")],
        seed: 5,
        short: None,
    },
    Golden {
        game: "skirmish",
        name: "wild",
        seats: 2,
        options: &[("preset", "wild"), ("auto_pass", "off")],
        seed: 6,
        short: None,
    },
    Golden {
        game: "mordheim",
        name: "short",
        seats: 2,
        options: &[("roster1", "gutter-claws")],
        seed: 3,
        short: Some(12),
    },
    Golden {
        game: "mordheim",
        name: "map",
        seats: 2,
        options: &[("roster1", "gutter-claws"), ("turns", "4")],
        seed: 4,
        short: None,
    },
    Golden {
        game: "mordheim",
        name: "companion",
        seats: 2,
        options: &[
            ("preset", "companion"),
            ("roster1", "circle-of-the-pit"),
            ("heights", "off"),
            ("turns", "1"),
        ],
        seed: 5,
        short: None,
    },
    Golden {
        game: "mordheim",
        name: "full",
        seats: 2,
        options: &[
            ("preset", "full"),
            ("roster0", "vigil-of-the-rock"),
            ("roster1", "circle-of-the-pit"),
            ("scenario", "chance_encounter"),
            ("space", "table"),
            ("disputes", "off"),
            ("heights", "off"),
            ("turns", "1"),
        ],
        seed: 6,
        short: None,
    },
];

/// The longest a golden game may be, in lines: what nobody reads is no review.
const LONGEST: usize = 600;
/// Of a list of moves no more are shown.
const MOST_SHOWN: usize = 40;

#[test]
fn playthroughs_are_as_they_were() {
    let update = std::env::var_os("UPDATE").is_some();
    for golden in GOLDEN {
        let path = root().join(format!("playthroughs/{}/{}.txt", golden.game, golden.name));
        let told = tell(golden);
        assert!(told.lines().count() <= LONGEST, "{} is too long", path.display());
        if update {
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(&path, &told).unwrap();
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        if let Some((n, (old, new))) = kept
            .lines()
            .chain([""])
            .zip(told.lines().chain([""]))
            .enumerate()
            .find(|(_, (a, b))| a != b)
        {
            panic!(
                "{} differs in line {}:\n  was {old}\n  is  {new}\nrun `cargo xtask playthroughs` \
                 and review the difference",
                path.display(),
                n + 1
            );
        }
        assert_eq!(kept.len(), told.len(), "{}", path.display());
    }
}

#[test]
fn no_playthrough_is_forgotten() {
    for game in std::fs::read_dir(root().join("playthroughs")).unwrap().flatten() {
        for file in game.path().read_dir().unwrap().flatten() {
            let (game, file) = (game.file_name(), file.file_name());
            let (game, file) = (game.to_string_lossy(), file.to_string_lossy());
            let known = |g: &Golden| g.game == game && format!("{}.txt", g.name) == file;
            assert!(GOLDEN.iter().any(known), "{game}/{file} is told by no test");
        }
    }
}

/// A golden game on its way: the table, who picks the moves, and the words.
struct Told {
    table: Box<dyn AnyTable>,
    rng: Rng,
    words: Words,
    names: Vec<String>,
    pictures: bool,
    out: String,
    /// Everything that was said, by how it is written: for who renders it elsewhere.
    said: BTreeMap<String, Message>,
}

fn tell(golden: &Golden) -> String {
    played(golden).out
}

fn played(golden: &Golden) -> Told {
    let mut setup = Setup { seats: Some(golden.seats), ..Setup::default() };
    for (key, value) in golden.options {
        setup = setup.set(key, value);
    }
    let seats = usize::from(golden.seats);
    let players = Player::seated(&vec!["random"; seats]);
    let sets: Vec<String> = golden.options.iter().map(|(k, v)| format!(", {k}={v}")).collect();
    let mut told = Told {
        names: players.iter().map(|player| player.name.clone()).collect(),
        table: shelf::open(golden.game, &setup, golden.seed, players).unwrap(),
        rng: Rng::new(golden.seed),
        words: shelf::words(golden.game, "en", &[]).unwrap(),
        pictures: golden.short.is_some(),
        out: format!("{}, {seats} seats, seed {}{}\n", golden.game, golden.seed, sets.concat()),
        said: BTreeMap::new(),
    };
    while told.table.to_move() != ToMove::Over {
        if golden.short.is_some_and(|moves| told.table.at() as usize >= moves) {
            break;
        }
        told.go_on();
    }
    if let Some(outcome) = told.table.outcome() {
        let _ = writeln!(told.out, "\n{outcome:?}");
    }
    told
}

impl Told {
    /// Lets the table do what it does by itself, or makes one random move, and describes it.
    fn go_on(&mut self) {
        let before = self.table.at();
        if self.table.advance() == 0 {
            self.make_move();
        }
        let reader = Reader::of(Names(&self.names));
        let say = |message: &Message| self.words.render(message, reader);
        let lines = self.table.lines(Viewer::Omniscient, before);
        for line in &lines {
            let notation = line.notation.as_deref().unwrap_or_default();
            let itself = if line.automatic { " (by itself)" } else { "" };
            let _ = writeln!(self.out, "{:>3} {}{itself}: {notation}", line.id, line.by);
            for text in line.messages.iter().map(say) {
                let _ = writeln!(self.out, "      {text}");
            }
        }
        let said = lines.iter().flat_map(|line| &line.messages);
        said.for_each(|message| self.remember(message));
    }

    fn remember(&mut self, message: &Message) {
        let written = serde_json::to_string(message).unwrap();
        self.said.entry(written).or_insert_with(|| message.clone());
    }

    /// Makes one random move of a seat.
    fn make_move(&mut self) {
        let Some(Mover::Seat(seat)) = self.table.to_move().first() else {
            panic!("chance has moved")
        };
        let viewer = Viewer::Seat(seat);
        let offers = self.table.offers(viewer);
        if self.pictures {
            self.draw(seat);
        }
        let question = self.table.question(viewer);
        question.iter().for_each(|question| self.remember(question));
        offers.iter().for_each(|offer| self.remember(&offer.label));
        let notation = offers[self.rng.below(offers.len() as u64) as usize].notation.clone();
        let (at, request) = (self.table.at(), Request::Move(notation));
        let reply = self.table.handle(&Command { id: None, seat, at, request });
        assert_eq!(reply.error, None);
    }

    /// The table as a seat sees it, what it is asked and what it may do.
    fn draw(&mut self, seat: Seat) {
        let viewer = Viewer::Seat(seat);
        let reader = Reader { names: Names(&self.names), you: SeatSet::only(seat) };
        let renderer = Renderer { reader, ..Renderer::plain(&self.words, Names(&self.names)) };
        let picture = self.table.picture(self.table.tip(), viewer, &renderer).unwrap();
        let asked = self.table.question(viewer).map(|question| renderer.say(&question));
        let offers = self.table.offers(viewer);
        let all = offers.iter().map(|offer| offer.notation.as_str());
        let shown: Vec<_> = all.take(MOST_SHOWN).collect();
        let (picture, moves) = (picture.trim_end(), shown.join(" | "));
        let _ = write!(self.out, "\n{picture}\n");
        if let Some(asked) = asked {
            let _ = writeln!(self.out, "{asked}");
        }
        let _ = write!(self.out, "moves of seat {seat}: {moves}");
        if offers.len() > MOST_SHOWN {
            let _ = write!(self.out, " | … {} in all", offers.len());
        }
        self.out.push('\n');
    }
}

/// Everything that the golden games say, rendered in every language for a watcher and for the first
/// seat. With `MESSAGES` it is written to that file, for a renderer elsewhere to be compared with.
#[test]
fn everything_said_has_words_in_every_language() {
    let mut all = Vec::new();
    for golden in GOLDEN {
        let told = played(golden);
        for language in kernel::words::LANGUAGES {
            let words = shelf::words(golden.game, language, &[]).unwrap();
            for message in told.said.values() {
                assert!(words.has(&message.key), "{} in {language}", message.key);
                let names = Names(&told.names);
                let [watcher, first] = [SeatSet::NONE, SeatSet::only(Seat(0))]
                    .map(|you| words.render(message, Reader { names, you }));
                all.push(json!({
                    "game": golden.game,
                    "language": language,
                    "names": told.names,
                    "message": message,
                    "watcher": watcher,
                    "first": first,
                }));
            }
        }
    }
    assert!(all.len() > 2000, "only {} messages", all.len());
    if let Some(path) = std::env::var_os("MESSAGES") {
        std::fs::write(path, serde_json::to_vec(&all).unwrap()).unwrap();
    }
}
