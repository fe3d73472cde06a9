//! What older versions wrote opens as the same game, or says why not.

use std::fs;
use std::path::PathBuf;

use kernel::{Error, Record};
use table::AnyTable;
use table::save::{self, Verdict};

type Opened = Result<(Box<dyn AnyTable>, Verdict), Error>;

fn folder(version: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(version)
}

/// The names of the games that a version wrote.
fn games(version: &str) -> Vec<String> {
    let files = fs::read_dir(folder(version)).unwrap().map(|file| file.unwrap().path());
    let saves = files.filter(|path| path.extension().is_some_and(|ending| ending == "save"));
    let mut names: Vec<String> =
        saves.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect();
    names.sort();
    names
}

fn text(version: &str, name: &str, ending: &str) -> String {
    fs::read_to_string(folder(version).join(format!("{name}.{ending}"))).unwrap()
}

fn saved(version: &str, name: &str) -> Opened {
    let bytes = fs::read(folder(version).join(format!("{name}.save"))).unwrap();
    shelf::open_saved(&save::read(&bytes)?)
}

fn recorded(version: &str, name: &str) -> Opened {
    shelf::open_saved(&save::of_record(&Record::parse(&text(version, name, "record"))?))
}

/// What came of opening, in a few words. What opens must stand where the game stood, and what does
/// not names the rules under which it was played.
fn verdict(opened: Opened, position: &str, name: &str, rules: u32) -> String {
    match opened {
        Ok((table, Verdict::Diverged { at, why })) => {
            assert_eq!(why.args["rules"], rules.into(), "{name}: {why}");
            assert!(table.at() <= at, "{name}");
            "diverged".to_owned()
        }
        Ok((table, verdict)) => {
            assert_eq!(table.position(table.tip()).unwrap(), position, "{name}");
            verdict.to_string()
        }
        Err(error) => {
            assert_eq!(error.field("rules"), Some(&*rules.to_string()), "{name}: {error}");
            error.code.to_string()
        }
    }
}

/// Everything that these versions wrote holds enough to be compared. It is the same game, but for
/// those whose rules have changed since: battles of Mordheim on a map are the same in saves and
/// records, whose moves are written out, while those beside a real table diverge; links count moves
/// among those that are legal today, and are refused.
#[test]
fn versions_2_and_3_open_exactly() {
    ["version-2", "version-3"].into_iter().for_each(opens_exactly);
}

fn opens_exactly(version: &str) {
    let names = games(version);
    assert_eq!(names.len(), 12);
    for name in names {
        let position = text(version, &name, "position");
        let link = text(version, &name, "link");
        let all = [
            ("save", saved(version, &name)),
            ("link", shelf::open_link(&link)),
            ("record", recorded(version, &name)),
        ];
        for (ending, opened) in all {
            let expected = match (&*name, ending) {
                ("mordheim-companion" | "mordheim-full" | "mordheim-map", "link") => "other_rules",
                ("mordheim-companion", _) => "diverged",
                _ => "exact",
            };
            let name = format!("{name}.{ending}");
            assert_eq!(verdict(opened, &position, &name, 2), expected, "{name}");
        }
    }
}

/// Of games whose rules have not changed everything opens, and saves are exact to the last event.
/// Links and records of that time hold moves alone: under other rules they are refused.
#[test]
fn version_1_opens_as_the_same_games_or_says_why_not() {
    let names = games("version-1");
    assert_eq!(names.len(), 12);
    for name in names {
        let position = text("version-1", &name, "position");
        let link = text("version-1", &name, "link");
        let game = link.split_once('.').unwrap().0;
        let rules = shelf::info(game).unwrap().rules_version;
        let moves_alone = if rules == 1 { "unverified" } else { "other_rules" };
        assert_eq!(verdict(shelf::open_link(&link), &position, &name, 1), moves_alone, "{name}");
        let record = verdict(recorded("version-1", &name), &position, &name, 1);
        assert_eq!(record, moves_alone, "{name}");
        let save = verdict(saved("version-1", &name), &position, &name, 1);
        let expected = if rules == 1 { ["exact", "exact"] } else { ["exact", "diverged"] };
        assert!(expected.contains(&save.as_str()), "{name}: {save}");
    }
}
