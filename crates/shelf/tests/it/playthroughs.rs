//! Golden games in words. A change of rules or words shows up here as a difference to review;
//! `cargo xtask playthroughs` writes them again.

use std::fmt::Write as _;

use kernel::{Mover, Paint, Rng, Setup, ToMove, Viewer};
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
    Golden { game: "mordheim", name: "short", seats: 2, options: &[], seed: 3, short: Some(12) },
    Golden {
        game: "mordheim",
        name: "map",
        seats: 2,
        options: &[("turns", "4")],
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

fn tell(golden: &Golden) -> String {
    let mut setup = Setup { seats: Some(golden.seats), ..Setup::default() };
    for (key, value) in golden.options {
        setup = setup.set(key, value);
    }
    let seats = usize::from(golden.seats);
    let players = Player::seated(&vec!["random"; seats]);
    let mut table = shelf::open(golden.game, &setup, golden.seed, players).unwrap();
    let mut rng = Rng::new(golden.seed);
    let sets: Vec<String> = golden.options.iter().map(|(k, v)| format!(", {k}={v}")).collect();
    let mut out =
        format!("{}, {seats} seats, seed {}{}\n", golden.game, golden.seed, sets.concat());
    while table.to_move() != ToMove::Over {
        if golden.short.is_some_and(|moves| table.at() as usize >= moves) {
            break;
        }
        tell_move(&mut *table, &mut rng, golden.short.is_some(), &mut out);
    }
    if let Some(outcome) = table.outcome() {
        let _ = writeln!(out, "\n{outcome:?}");
    }
    out
}

/// Lets the table do what it does by itself, or makes one random move, and tells it.
fn tell_move(table: &mut dyn AnyTable, rng: &mut Rng, pictures: bool, out: &mut String) {
    let before = table.at();
    if table.advance() == 0 {
        make_move(table, rng, pictures, out);
    }
    for line in table.news(Viewer::Omniscient, before) {
        let notation = line.notation.as_deref().unwrap_or_default();
        let itself = if line.automatic { " (by itself)" } else { "" };
        let _ = writeln!(out, "{:>3} {}{itself}: {notation}", line.id, line.by);
        for text in &line.text {
            let _ = writeln!(out, "      {text}");
        }
    }
}

/// Makes one random move of a seat.
fn make_move(table: &mut dyn AnyTable, rng: &mut Rng, pictures: bool, out: &mut String) {
    let Some(Mover::Seat(seat)) = table.to_move().first() else { panic!("chance has moved") };
    let viewer = Viewer::Seat(seat);
    let offers = table.offers(viewer);
    if pictures {
        let picture = table.picture(table.tip(), viewer, Paint::PLAIN).unwrap();
        let all = offers.iter().map(|offer| offer.notation.as_str());
        let shown: Vec<_> = all.take(MOST_SHOWN).collect();
        let (picture, moves) = (picture.trim_end(), shown.join(" | "));
        let _ = write!(out, "\n{picture}\nmoves of seat {seat}: {moves}");
        if offers.len() > MOST_SHOWN {
            let _ = write!(out, " | … {} in all", offers.len());
        }
        out.push('\n');
    }
    let notation = offers[rng.below(offers.len() as u64) as usize].notation.clone();
    let at = table.at();
    let request = Request::Move(notation);
    let reply = table.handle(&Command { id: None, seat, at, request });
    assert_eq!(reply.error, None);
}
