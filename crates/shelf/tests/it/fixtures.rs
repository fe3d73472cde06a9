//! What older versions wrote opens as the same game, or says why not.

use std::fs;
use std::path::PathBuf;

use table::save;

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

#[test]
fn version_1_opens_as_the_same_games() {
    let names = games("version-1");
    assert_eq!(names.len(), 12);
    for name in names {
        let position = text("version-1", &name, "position");
        let bytes = fs::read(folder("version-1").join(format!("{name}.save"))).unwrap();
        let (table, verdict) = shelf::open_saved(&save::read(&bytes).unwrap()).unwrap();
        assert_eq!(verdict, save::Verdict::Exact, "{name}");
        assert_eq!(table.position(table.tip()).unwrap(), position, "{name}");
        let link = text("version-1", &name, "link");
        let table = shelf::open_link(&link).unwrap();
        assert_eq!(table.position(table.tip()).unwrap(), position, "{name}");
        let record = kernel::Record::parse(&text("version-1", &name, "record")).unwrap();
        let table = shelf::open_record(&record).unwrap();
        assert_eq!(table.position(table.tip()).unwrap(), position, "{name}");
    }
}
