//! The guided first games run as they say, and all that they say has words in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use kernel::{Failed, Mover, Scenario, ScriptStep, Seat, Show};
use shelf::Visitor;

const LANGUAGES: [&str; 2] = ["en", "de"];
/// Who learns.
const LEARNER: Mover = Mover::Seat(Seat(0));

fn read(path: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../lessons").join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The chapters of the lesson of each game.
fn lessons() -> Vec<(&'static str, Vec<Scenario>)> {
    let chapters = |game: &str| Scenario::parse(&read(&format!("{game}.scn"))).unwrap();
    shelf::GAMES.iter().map(|info| (info.id, chapters(info.id))).collect()
}

struct Run<'a>(&'a Scenario);

impl Visitor for Run<'_> {
    type Out = Result<(), Failed>;
    fn visit<G: Show>(self) -> Self::Out {
        self.0.run::<G>()
    }
}

#[test]
fn every_chapter_runs() {
    for (game, chapters) in lessons() {
        for chapter in &chapters {
            assert_eq!(chapter.game(), game);
            let ran = shelf::visit(game, Run(chapter)).unwrap();
            assert_eq!(ran, Ok(()), "{}", chapter.title);
        }
    }
}

#[test]
fn every_key_has_words_and_every_word_is_said() {
    for (game, chapters) in lessons() {
        let mut said: BTreeSet<String> =
            chapters.iter().map(|chapter| format!("lesson-{}", chapter.title)).collect();
        said.extend(chapters.iter().flat_map(Scenario::script).filter_map(|step| match step {
            ScriptStep::Say { key } | ScriptStep::Instead { key, .. } => Some(key),
            ScriptStep::Move { .. } => None,
        }));
        for language in LANGUAGES {
            let words = read(&format!("words/{language}/{game}.ftl"));
            let keys = words.lines().filter(|line| line.starts_with("lesson-"));
            let keys = keys.filter_map(|line| line.split_once(" = "));
            let keys: BTreeSet<String> = keys.map(|(key, _)| key.to_owned()).collect();
            assert_eq!(keys, said, "{game} in {language}");
        }
    }
}

#[test]
fn every_move_of_the_learner_is_asked_for_and_may_be_missed() {
    for (_, chapters) in lessons() {
        for chapter in &chapters {
            let script = chapter.script();
            let mut asked = 0;
            for (n, step) in script.iter().enumerate() {
                if !matches!(step, ScriptStep::Move { mover, .. } if *mover == LEARNER) {
                    continue;
                }
                asked += 1;
                let is_instead = |step: &&ScriptStep| matches!(step, ScriptStep::Instead { .. });
                let others = script[..n].iter().rev().take_while(is_instead).count();
                let before = n.checked_sub(others + 1).map(|at| &script[at]);
                let about = format!("{}: {step:?}", chapter.title);
                assert!(others > 0, "{about} has no words for other moves");
                assert!(matches!(before, Some(ScriptStep::Say { .. })), "{about} is not asked for");
            }
            assert!(asked > 0, "{} asks for nothing", chapter.title);
        }
    }
}
