//! Files are not lost, and what is damaged is refused and left alone.

use std::fs;
use std::path::PathBuf;

use kernel::Setup;
use table::{Player, Table, file, save};

use crate::pebbles::State;

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("parlour-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn bytes(seed: u64) -> Vec<u8> {
    let mut table =
        Table::<State>::open(&Setup::default(), seed, Player::seated(&["human"; 2])).unwrap();
    table.roll();
    save::to_bytes(&table)
}

fn seed_of(loaded: &file::Loaded) -> String {
    loaded.saved.content()["seed"].as_str().unwrap().to_owned()
}

#[test]
fn the_one_before_is_kept_and_used_when_the_newest_is_damaged() {
    let folder = folder("backup");
    let path = folder.join("game.save");
    file::write(&path, &bytes(1)).unwrap();
    assert!(!file::backup_path(&path).exists());
    file::write(&path, &bytes(2)).unwrap();
    assert_eq!(seed_of(&file::load(&path).unwrap()), "2");
    fs::write(&path, b"parlour-save nonsense").unwrap();
    let loaded = file::load(&path).unwrap();
    assert_eq!(seed_of(&loaded), "1");
    assert!(loaded.instead_of.is_some());
    // Writing again does not put the damaged one in the place of the good backup.
    file::write(&path, &bytes(3)).unwrap();
    assert_eq!(seed_of(&file::load(&path).unwrap()), "3");
    assert_eq!(seed_of(&file::load(&file::backup_path(&path)).unwrap()), "1");
    assert_eq!(fs::read(folder.join("game.save.damaged")).unwrap(), b"parlour-save nonsense");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn an_interruption_at_any_moment_leaves_a_whole_save() {
    let folder = folder("interrupted");
    let path = folder.join("game.save");
    file::write(&path, &bytes(1)).unwrap();
    file::write(&path, &bytes(2)).unwrap();
    // Whatever part of the new file was written before the power went.
    let new = bytes(3);
    for cut in [0, 1, new.len() / 2, new.len()] {
        fs::write(folder.join("game.save.new"), &new[..cut]).unwrap();
        assert_eq!(seed_of(&file::load(&path).unwrap()), "2");
    }
    file::write(&path, &new).unwrap();
    assert_eq!(seed_of(&file::load(&path).unwrap()), "3");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn no_other_file_is_touched() {
    let folder = folder("others");
    let path = folder.join("game.save");
    let others = ["game.save.new", "game.save.bak.new", "game.save.damaged"];
    for name in others {
        fs::write(folder.join(name), name).unwrap();
    }
    file::write(&path, &bytes(1)).unwrap();
    file::write(&path, &bytes(2)).unwrap();
    fs::write(&path, b"nonsense").unwrap();
    file::write(&path, &bytes(3)).unwrap();
    for name in others {
        assert_eq!(fs::read(folder.join(name)).unwrap(), name.as_bytes());
    }
    assert_eq!(fs::read(folder.join("game.save.1.damaged")).unwrap(), b"nonsense");
    assert_eq!(seed_of(&file::load(&path).unwrap()), "3");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn what_cannot_be_read_or_written_is_named() {
    let folder = folder("errors");
    let missing = file::load(&folder.join("none.save")).unwrap_err();
    assert_eq!(missing.code, "cannot_read");
    assert!(missing.to_string().contains("none.save"));
    let error = file::write(&folder.join("no/such/folder.save"), &bytes(1)).unwrap_err();
    assert_eq!(error.code, "cannot_write");
    fs::create_dir(folder.join("folder.save")).unwrap();
    let error = file::write(&folder.join("folder.save"), &bytes(1)).unwrap_err();
    assert_eq!(error.code, "cannot_read", "what cannot be read is not replaced");
    let huge = folder.join("huge.save");
    fs::write(&huge, vec![b'x'; save::MAX_FILE + 10]).unwrap();
    assert!(file::load(&huge).unwrap_err().code == "too_large");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn every_changed_byte_of_a_save_is_noticed() {
    let whole = bytes(5);
    assert!(save::read(&whole).is_ok());
    for at in 0..whole.len() {
        for bit in 0..8 {
            let mut changed = whole.clone();
            changed[at] ^= 1 << bit;
            assert!(save::read(&changed).is_err(), "byte {at} bit {bit}");
        }
        assert!(save::read(&whole[..at]).is_err(), "cut at {at}");
    }
}

#[test]
fn a_small_file_cannot_unpack_to_a_huge_one() {
    let packed = miniz_oxide::deflate::compress_to_vec_zlib(&vec![b' '; 100 << 20], 1);
    let mut bomb = format!("parlour-save {}\n", table::Digest::of(&packed)).into_bytes();
    bomb.extend(packed);
    assert!(bomb.len() < save::MAX_FILE);
    assert!(save::read(&bomb).is_err());
}

#[test]
fn only_one_program_writes_a_file() {
    let folder = folder("claimed");
    let path = folder.join("game.save");
    let mut first = file::Claim::new(&path).unwrap();
    first.write(&bytes(1)).unwrap();
    assert_eq!(file::Claim::new(&path).unwrap_err().code, "save_in_use");
    assert_eq!(file::write(&path, &bytes(2)).unwrap_err().code, "save_in_use");
    assert_eq!(seed_of(&file::load(&path).unwrap()), "1", "reading is free");
    drop(first);
    file::write(&path, &bytes(2)).unwrap();
    assert_eq!(names(&folder), ["game.save", "game.save.bak"]);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn what_is_not_as_it_was_read_is_not_overwritten() {
    let folder = folder("changed");
    let path = folder.join("game.save");
    file::write(&path, &bytes(1)).unwrap();
    let seen = file::load(&path).unwrap().seen;
    // Another program writes between reading and claiming.
    file::write(&path, &bytes(2)).unwrap();
    assert_eq!(file::Claim::as_read(&path, seen).unwrap_err().code, "save_changed");
    let seen = file::load(&path).unwrap().seen;
    let mut claim = file::Claim::as_read(&path, seen).unwrap();
    // One that knows no locks writes while it is claimed.
    fs::write(&path, bytes(3)).unwrap();
    assert_eq!(claim.write(&bytes(4)).unwrap_err().code, "save_changed");
    assert!(!claim.is_there());
    assert_eq!(seed_of(&file::load(&path).unwrap()), "3");
    // A file that has gone can be made again: nothing is lost by that.
    fs::remove_file(&path).unwrap();
    claim.write(&bytes(4)).unwrap();
    assert!(claim.is_there());
    assert_eq!(seed_of(&file::load(&path).unwrap()), "4");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn what_was_left_behind_is_removed_and_what_may_be_of_use_is_not() {
    let folder = folder("left");
    let path = folder.join("game.save");
    file::write(&path, &bytes(1)).unwrap();
    let whole = bytes(2);
    // The last moment at which a save can be killed: the backup is the same file as the save.
    fs::hard_link(&path, file::backup_path(&path)).unwrap();
    for name in [".game.save.new", ".game.save.bak.new"] {
        fs::write(folder.join(name), &whole).unwrap();
    }
    for cut in [0, 5, 40, whole.len() - 1] {
        fs::write(folder.join("game.save.new"), &whole[..cut]).unwrap();
        file::write(&path, &bytes(cut as u64)).unwrap();
        assert_eq!(names(&folder), ["game.save", "game.save.bak"], "cut at {cut}");
    }
    fs::write(folder.join("game.save.new"), &whole).unwrap();
    file::write(&path, &bytes(9)).unwrap();
    assert_eq!(names(&folder), ["game.save", "game.save.bak", "game.save.new"]);
    fs::remove_dir_all(folder).unwrap();
}

/// What is in a folder.
fn names(folder: &std::path::Path) -> Vec<String> {
    let name =
        |entry: std::io::Result<fs::DirEntry>| entry.unwrap().file_name().into_string().unwrap();
    let mut names: Vec<String> = fs::read_dir(folder).unwrap().map(name).collect();
    names.sort();
    names
}
