//! What `cargo xtask mutants` turns: an environment variable such as `skirmish archer 1` takes one
//! part away from a card or a leader, and then a scenario must fail.
#![cfg(test)]

use std::path::Path;
use std::sync::LazyLock;
use std::{env, fs};

use kernel::Scenario;

use crate::card::{Ability, Card, Face, Keywords};
use crate::cards::{COUNT, FACES, Way, ways};
use crate::effect::{Cx, DONE, Run};
use crate::leader::{Leader, LeaderFace};
use crate::state::State;

/// A part of a card or a leader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// A triggered ability, counted from 0.
    Ability(Card, usize),
    /// What such an ability does after that.
    Then(Card, usize),
    /// The condition under which it triggers, or how often it does.
    Condition(Card, usize),
    Activation(Card),
    Aura(Card),
    Action(Card),
    Keyword(Card, Keywords, &'static str),
    /// What a leader can be used for, or does by itself.
    Leader(Leader),
}

/// The keywords that cards have. Whether a unit can be activated is part of its activation, and
/// whether it adds to the power of units part of its aura.
const KEYWORDS: [(Keywords, &str); 10] = [
    (Keywords::CONSUME, "consume"),
    (Keywords::MUST_CONSUME, "must_consume"),
    (Keywords::INFILTRATE, "infiltrate"),
    (Keywords::SENTINEL, "sentinel"),
    (Keywords::CONQUER, "conquer"),
    (Keywords::PERMANENT, "permanent"),
    (Keywords::REDIRECT, "redirect"),
    (Keywords::INVERT, "invert"),
    (Keywords::INVERT_CLOSE, "invert_close"),
    (Keywords::NANO, "nano"),
];

/// The keywords that go with an aura.
const AURAS: Keywords = Keywords::AURA.or(Keywords::PROJECTS);

impl Part {
    /// The name for the variable.
    fn name(self) -> String {
        match self {
            Part::Ability(card, n) => format!("skirmish {} {}", printed(card).id, n + 1),
            Part::Then(card, n) => format!("skirmish {} {} then", printed(card).id, n + 1),
            Part::Condition(card, n) => {
                format!("skirmish {} {} condition", printed(card).id, n + 1)
            }
            Part::Activation(card) => format!("skirmish {} activation", printed(card).id),
            Part::Aura(card) => format!("skirmish {} aura", printed(card).id),
            Part::Action(card) => format!("skirmish {} action", printed(card).id),
            Part::Keyword(card, _, name) => format!("skirmish {} {name}", printed(card).id),
            Part::Leader(leader) => format!("skirmish leader {leader:?}").to_lowercase(),
        }
    }

    /// All parts of a card.
    fn of(card: Card) -> Vec<Part> {
        let face = printed(card);
        let mut parts = Vec::new();
        for (n, ability) in face.abilities.iter().enumerate() {
            parts.push(Part::Ability(card, n));
            parts.extend(ability.then.map(|_| Part::Then(card, n)));
            let limited = ability.once_a_turn || ability.only.is_some();
            parts.extend(limited.then_some(Part::Condition(card, n)));
        }
        parts.extend(face.activation.map(|_| Part::Activation(card)));
        parts.extend(face.aura.map(|_| Part::Aura(card)));
        parts.extend(face.command.map(|_| Part::Action(card)));
        for (keyword, name) in KEYWORDS {
            parts.extend(face.keywords.any(keyword).then_some(Part::Keyword(card, keyword, name)));
        }
        parts
    }

    /// All parts of all cards and leaders.
    fn all() -> impl Iterator<Item = Part> {
        let leaders = Leader::ALL.into_iter().filter(|&leader| leader != Leader::Rookie);
        Card::all().flat_map(Part::of).chain(leaders.map(Part::Leader))
    }

    /// The card and what is left of it without this part.
    fn left(self) -> Option<(Card, Face)> {
        match self {
            Part::Ability(card, n) => Some((card, with(card, n, |ability| ability.act = nothing))),
            Part::Then(card, n) => {
                Some((card, with(card, n, |ability| ability.then = Some(nothing))))
            }
            Part::Condition(card, n) => Some((
                card,
                with(card, n, |ability| {
                    (ability.once_a_turn, ability.only) = (false, None);
                }),
            )),
            Part::Activation(card) => {
                let mut face = *printed(card);
                face.activation.as_mut()?.act = nothing;
                Some((card, face))
            }
            Part::Aura(card) => {
                let mut face = *printed(card);
                face.aura = None;
                face.keywords.0 &= !AURAS.0;
                Some((card, face))
            }
            Part::Action(card) => {
                let mut face = *printed(card);
                face.command.as_mut()?.act = nothing;
                Some((card, face))
            }
            Part::Keyword(card, keyword, _) => {
                let mut face = *printed(card);
                face.keywords.0 &= !keyword.0;
                Some((card, face))
            }
            Part::Leader(_) => None,
        }
    }
}

/// A card with all its parts.
fn printed(card: Card) -> &'static Face {
    &FACES[usize::from(card.0)]
}

/// A card with one of its abilities changed.
fn with(card: Card, n: usize, change: impl FnOnce(&mut Ability)) -> Face {
    let mut abilities = printed(card).abilities.to_vec();
    change(&mut abilities[n]);
    Face { abilities: abilities.leak(), ..*printed(card) }
}

fn nothing(_: &mut Cx<'_>) -> Run {
    DONE
}

// ------------------------------------------------------------------ what is taken away

/// Nothing where the variable names no part: then no test fails, and that is told.
static TAKEN: LazyLock<Option<Part>> = LazyLock::new(|| {
    let wanted = env::var("PARLOUR_SKIP_EFFECT").ok()?;
    Part::all().find(|part| part.name() == wanted)
});

static LEFT: LazyLock<Option<(Card, Face)>> = LazyLock::new(|| TAKEN.and_then(Part::left));

static LEADER: LazyLock<Option<(Leader, LeaderFace)>> = LazyLock::new(|| {
    let Some(Part::Leader(leader)) = *TAKEN else { return None };
    let mut face = *leader.printed();
    face.ability.as_mut()?.1 = nothing;
    Some((leader, face))
});

pub(crate) static WAYS: LazyLock<[Way; COUNT]> = LazyLock::new(|| {
    let mut faces = FACES;
    if let Some((card, face)) = *LEFT {
        faces[usize::from(card.0)] = face;
    }
    ways(&faces)
});

/// The face of the card that is deprived of a part.
pub(crate) fn deprived(card: Card) -> Option<&'static Face> {
    LEFT.as_ref().filter(|(other, _)| *other == card).map(|(_, face)| face)
}

/// The face of the leader that is deprived of what it can be used for.
pub(crate) fn leader_deprived(leader: Leader) -> Option<&'static LeaderFace> {
    LEADER.as_ref().filter(|(other, _)| *other == leader).map(|(_, face)| face)
}

/// Whether a leader that acts by itself does not.
pub(crate) fn is_mute(leader: Leader) -> bool {
    *TAKEN == Some(Part::Leader(leader))
}

// ------------------------------------------------------------------ tests

/// Prints what can be taken away, for `cargo xtask mutants`.
#[test]
#[allow(clippy::print_stdout, reason = "it is read by another program")]
fn parts_have_names_of_their_own() {
    let mut names: Vec<String> = Part::all().map(Part::name).collect();
    println!("\n{}", names.join("\n"));
    names.sort_unstable();
    assert!(names.len() > 100 && names.windows(2).all(|pair| pair[0] != pair[1]), "{names:#?}");
}

/// The keywords of all cards are in the list above.
#[test]
fn every_keyword_can_be_taken_away() {
    let known =
        KEYWORDS.iter().fold(Keywords::ACTIVE.or(AURAS), |all, (keyword, _)| all.or(*keyword));
    assert!(Card::all().all(|card| printed(card).keywords.0 & !known.0 == 0));
}

/// The same as the test in `tests/it`, which is built without these switches. The golden matches
/// are left out: they show the rules as a whole, and miss a card by accident at best.
#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/skirmish");
    for entry in fs::read_dir(folder).expect("there are scenarios") {
        let path = entry.expect("a file").path();
        if path.ends_with("golden.scn") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a text");
        for scenario in Scenario::parse(&text).expect("scenarios") {
            let ran = scenario.run::<State>();
            assert!(ran.is_ok(), "{}: {}: {ran:#?}", path.display(), scenario.title);
        }
    }
}
