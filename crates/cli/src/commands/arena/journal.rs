//! What was played so far, on disk, so that an interrupted contest can go on.
//!
//! A journal is text: a line that says what is played, then one for each deal of a pair that was
//! played in every seating. Lines are appended whole.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock};

use bots::arena::{Counted, Shard, WHOLE};
use kernel::{Arg, Error, Kind, Message, mix64};
use serde::{Deserialize, Serialize};

use super::program::digest;
use super::{Contest, Part};
use crate::source::warn;
use crate::{autosave, words};

/// The version of the format.
const FORMAT: u32 = 2;

/// The longest journal that is read, in bytes: some millions of games.
const LONGEST: usize = 256 << 20;

/// A deal of a pair, played in every seating.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Line {
    /// The number of the pair.
    pub(super) pair: usize,
    /// The number of the deal.
    pub(super) deal: u64,
    /// Its games, one for each seating.
    pub(super) games: Vec<Counted>,
}

impl Line {
    fn belongs_to(&self, Part { contest, shard }: Part<'_>) -> bool {
        let sound = |game: &Counted| {
            game.score.is_none_or(|score| score <= WHOLE)
                && (game.score.is_some() || game.error.is_some())
        };
        self.pair < contest.pairings().len()
            && self.deal < contest.deals
            && shard.has(self.deal)
            && self.games.len() as u64 == contest.seatings
            && self.games.iter().all(sound)
    }
}

/// The version of the program that runs, and a digest of it; 0 where it cannot be read.
pub(super) fn this_program() -> String {
    static DIGEST: OnceLock<u64> = OnceLock::new();
    let digest = DIGEST.get_or_init(|| {
        std::env::current_exe().and_then(fs::read).map_or(0, |bytes| digest(&bytes))
    });
    format!("{} {digest:016x}", env!("CARGO_PKG_VERSION"))
}

/// The first line of a journal.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Head {
    /// The format; no other file begins like this.
    arena_journal: u32,
    /// The version of the program, and a digest of it: another one may have other bots of the same
    /// names.
    pub(super) program: String,
    pub(super) contest: Contest,
    /// Which share of it was played.
    pub(super) shard: Shard,
}

impl Head {
    fn of(part: Part<'_>) -> Head {
        let (contest, shard) = (part.contest.clone(), part.shard);
        Head { arena_journal: FORMAT, program: this_program(), contest, shard }
    }

    /// What the journal is of.
    pub(super) fn part(&self) -> Part<'_> {
        Part { contest: &self.contest, shard: self.shard }
    }

    /// In what the contest of a journal is another one, if it is, whichever share of it was played.
    pub(super) fn differences(&self, other: &Head) -> Vec<&'static str> {
        let (a, b) = (&self.contest, &other.contest);
        let all = [
            (self.arena_journal != other.arena_journal, "cli-differs-format"),
            (self.program != other.program, "cli-differs-program"),
            (a.game != b.game, "cli-differs-game"),
            (a.rules != b.rules, "cli-differs-rules"),
            (a.setup != b.setup, "cli-differs-setup"),
            (a.bots != b.bots, "cli-differs-bots"),
            (a.bots == b.bots && a.programs != b.programs, "cli-differs-files"),
            (a.terms.is_some() && b.terms.is_some() && a.terms != b.terms, "cli-differs-terms"),
            (a.seed != b.seed, "cli-differs-seed"),
            ((a.deals, a.seatings) != (b.deals, b.seatings), "cli-differs-games"),
        ];
        all.into_iter().filter_map(|(differs, what)| differs.then_some(what)).collect()
    }
}

/// Where finished deals are written down.
pub(super) struct Journal {
    /// Nothing where it cannot be written.
    file: Mutex<Option<File>>,
    /// What to remove when the contest is over.
    passing: Option<PathBuf>,
}

impl Journal {
    /// Opens the journal of a contest, and what was played before: the one that somebody named, or
    /// the one in the state folder. The latter is a service, and its absence only worth a warning;
    /// but no journal of something else is ever written to.
    pub(super) fn open(
        named: Option<&Path>,
        fresh: bool,
        part: Part<'_>,
    ) -> Result<(Journal, Vec<Line>), Error> {
        if let Some(path) = named {
            let (file, lines) = opened(path, fresh, part)?;
            return Ok((Journal { file: Mutex::new(Some(file)), passing: None }, lines));
        }
        let without = |why: &str| {
            warn(&format!("{why} This contest cannot go on after an interruption."));
            (Journal { file: Mutex::new(None), passing: None }, Vec::new())
        };
        let Some(folder) = autosave::state_folder() else {
            return Ok(without("there is no home folder, so there is no journal."));
        };
        let path = folder.join(file_name(part.contest));
        match autosave::make_folder(&folder).and_then(|()| opened(&path, fresh, part)) {
            Ok((file, lines)) => {
                Ok((Journal { file: Mutex::new(Some(file)), passing: Some(path) }, lines))
            }
            Err(error) if error.code == "cannot_write" => Ok(without(&words::say(&error.message))),
            Err(error) => Err(error),
        }
    }

    /// Writes down a deal. When that fails it is told once, and the contest goes on without.
    pub(super) fn keep(&self, line: &Line) {
        let mut text = serde_json::to_string(line).expect("a line can be written");
        text.push('\n');
        let mut file = self.file.lock().expect("nobody panics while writing a journal");
        if let Some(Err(why)) = file.as_mut().map(|file| file.write_all(text.as_bytes())) {
            warn(&format!("the journal cannot be written: {why}. The contest goes on without."));
            *file = None;
        }
    }

    /// The contest is over: removes the journal, unless somebody named it.
    pub(super) fn finish(self) {
        if let Some(path) = self.passing {
            // What remains is found, complete, by the next contest like this.
            let _ = fs::remove_file(path);
        }
    }
}

/// The name of the journal of a contest: the same for other versions of program and rules, so that
/// they are noticed.
fn file_name(contest: &Contest) -> String {
    let same = Contest { rules: 0, ..contest.clone() };
    let text = serde_json::to_string(&same).expect("a contest can be written");
    let mark = text.bytes().fold(0, |mark, byte| mix64(mark ^ u64::from(byte)));
    format!("arena-{}-{mark:016x}.journal", contest.game)
}

/// Opens or makes a journal, ready to be appended to.
fn opened(path: &Path, fresh: bool, part: Part<'_>) -> Result<(File, Vec<Line>), Error> {
    let failed = |error: io::Error| {
        Error::new(Kind::Outside, "cannot_write").with("file", path.display()).with("why", error)
    };
    if fs::symlink_metadata(path).is_ok_and(|there| !there.is_file()) {
        let error = Error::bad_save("not_a_journal").variant("plain");
        return Err(error.with("file", path.display()));
    }
    let mut options = OpenOptions::new();
    let mut file =
        options.read(true).write(true).create(true).truncate(false).open(path).map_err(failed)?;
    if let Err(TryLockError::WouldBlock) = file.try_lock() {
        return Err(Error::bad_save("journal_in_use").with("file", path.display()));
    }
    let bytes = table::file::read_open(&file, path, LONGEST)?;
    let read = Journalled::read(path, &bytes, fresh, part)?;
    if read.torn {
        let file = path.display();
        warn(&format!("{file}: the last line is damaged; its deal is played again."));
    }
    file.set_len(read.whole).map_err(failed)?;
    file.seek(SeekFrom::End(0)).map_err(failed)?;
    file.write_all(read.head.as_bytes()).map_err(failed)?;
    Ok((file, read.lines))
}

/// What is in a journal.
#[derive(Debug)]
struct Journalled {
    /// The deals that were played.
    lines: Vec<Line>,
    /// How many bytes are sound; what comes after them goes.
    whole: u64,
    /// Whether a torn line is among the latter.
    torn: bool,
    /// What has to be written first.
    head: String,
}

impl Journalled {
    /// Nothing but its first line.
    fn begun(head: String) -> Journalled {
        Journalled { lines: Vec::new(), whole: 0, torn: false, head }
    }

    fn read(path: &Path, bytes: &[u8], fresh: bool, part: Part<'_>) -> Result<Journalled, Error> {
        let ours = Head::of(part);
        let head = serde_json::to_string(&ours).expect("a contest can be written") + "\n";
        if head.as_bytes().starts_with(bytes) && bytes != head.as_bytes() {
            return Ok(Journalled::begun(head));
        }
        let (first, rest) = split_line(bytes);
        if !first.starts_with(b"{\"arena_journal\":") {
            return Err(Error::bad_save("not_a_journal").with("file", path.display()));
        }
        if fresh {
            return Ok(Journalled::begun(head));
        }
        let theirs = head_of(path, first)?;
        let mut differences = ours.differences(&theirs);
        if ours.shard != theirs.shard {
            differences.push("cli-differs-shard");
        }
        if !differences.is_empty() {
            return Err(another(path, &theirs, &differences));
        }
        let (lines, whole) = lines(path, rest, part)?;
        let whole = bytes.len() - rest.len() + whole;
        let torn = whole < bytes.len();
        Ok(Journalled { lines, whole: whole as u64, torn, head: String::new() })
    }
}

/// A whole journal, to be read and not written to.
pub(super) fn read(path: &Path) -> Result<(Head, Vec<Line>), Error> {
    let bytes = table::file::read_at_most(path, LONGEST)?;
    let (first, rest) = split_line(&bytes);
    if !first.starts_with(b"{\"arena_journal\":") {
        let error = Error::bad_save("not_a_journal").variant("merge");
        return Err(error.with("file", path.display()));
    }
    let head = head_of(path, first)?;
    if head.arena_journal != FORMAT {
        return Err(another(path, &head, &["cli-differs-format"]).variant("merge"));
    }
    let (lines, whole) = lines(path, rest, head.part())?;
    if whole < rest.len() {
        return Err(damaged(path, lines.len() + 2).variant("merge"));
    }
    Ok((head, lines))
}

fn head_of(path: &Path, line: &[u8]) -> Result<Head, Error> {
    serde_json::from_slice::<Head>(line).map_err(|_| damaged(path, 1))
}

/// The first line without its end, and what follows.
fn split_line(bytes: &[u8]) -> (&[u8], &[u8]) {
    match bytes.iter().position(|&byte| byte == b'\n') {
        Some(end) => (&bytes[..end], &bytes[end + 1..]),
        None => (bytes, &[]),
    }
}

/// The lines after the first, and how many bytes of them are sound. The last one may be torn; any
/// other must be whole.
fn lines(path: &Path, bytes: &[u8], part: Part<'_>) -> Result<(Vec<Line>, usize), Error> {
    let mut lines: Vec<Line> = Vec::new();
    let mut known = std::collections::BTreeSet::new();
    let mut rest = bytes;
    while !rest.is_empty() {
        let (text, after) = split_line(rest);
        let whole = text.len() < rest.len();
        let line = serde_json::from_slice::<Line>(text).ok();
        let sound = |line: &Line| whole && line.belongs_to(part);
        match line.filter(sound).filter(|line| known.insert((line.deal, line.pair))) {
            Some(line) => lines.push(line),
            None if after.is_empty() => break,
            None => return Err(damaged(path, lines.len() + 2)),
        }
        rest = after;
    }
    Ok((lines, bytes.len() - rest.len()))
}

fn damaged(path: &Path, line: usize) -> Error {
    Error::bad_save("damaged_journal").with("file", path.display()).with("line", line)
}

fn another(path: &Path, theirs: &Head, differences: &[&'static str]) -> Error {
    let differences = differences.iter().map(|key| Message::new(*key));
    Error::bad_save("another_journal")
        .with("file", path.display())
        .with("game", &theirs.contest.game)
        .with("bots", theirs.contest.bots.join(", "))
        .arg("what", Arg::list(differences))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Setup;

    fn contest() -> Contest {
        Contest {
            game: "skirmish".to_owned(),
            rules: 3,
            setup: Setup::default(),
            bots: vec!["random".to_owned(), "greedy".to_owned()],
            programs: Vec::new(),
            terms: None,
            seed: u64::MAX,
            deals: 4,
            seatings: 1,
        }
    }

    fn whole(contest: &Contest) -> Part<'_> {
        Part { contest, shard: Shard::WHOLE }
    }

    fn line(deal: u64) -> String {
        let spent = Default::default();
        let games = vec![Counted { score: Some(420), moves: 9, spent, error: None }];
        serde_json::to_string(&Line { pair: 0, deal, games }).unwrap() + "\n"
    }

    fn head(contest: &Contest) -> String {
        serde_json::to_string(&Head::of(whole(contest))).unwrap() + "\n"
    }

    fn read(text: &str, fresh: bool) -> Result<Journalled, Error> {
        Journalled::read(Path::new("x.journal"), text.as_bytes(), fresh, whole(&contest()))
    }

    #[test]
    fn whole_lines_are_read_and_a_torn_one_is_cut_off() {
        let sound = head(&contest()) + &line(2) + &line(0);
        let journal = read(&sound, false).unwrap();
        assert_eq!(journal.lines.iter().map(|line| line.deal).collect::<Vec<_>>(), [2, 0]);
        assert_eq!((journal.whole, journal.head.as_str()), (sound.len() as u64, ""));
        assert!(!journal.torn);
        let next = line(1);
        for cut in 1..next.len() {
            let journal = read(&(sound.clone() + &next[..cut]), false).unwrap();
            assert_eq!((journal.lines.len(), journal.whole), (2, sound.len() as u64), "{cut}");
            assert!(journal.torn);
        }
    }

    #[test]
    fn a_journal_that_was_only_begun_is_begun_again() {
        let head = head(&contest());
        for cut in 0..head.len() {
            let journal = read(&head[..cut], false).unwrap();
            assert_eq!((journal.whole, &journal.head), (0, &head));
        }
        assert_eq!(read(&head, false).unwrap().head, "");
    }

    #[test]
    fn what_cannot_be_trusted_is_refused() {
        let head = head(&contest());
        for bad in [line(4), "{}\n".to_owned(), line(1) + &line(1)] {
            let refused = read(&(head.clone() + &bad + &line(0)), false).unwrap_err();
            assert_eq!(refused.code, "damaged_journal", "{bad}");
        }
        for fresh in [false, true] {
            assert_eq!(read("Dear diary\n", fresh).unwrap_err().code, "not_a_journal");
        }
    }

    #[test]
    fn another_contest_or_version_is_refused_and_says_in_what_it_differs() {
        let ours = contest();
        let others = [
            (Contest { rules: 4, ..ours.clone() }, "the version of the rules."),
            (Contest { seed: 1, ..ours.clone() }, "same: the seed."),
            (Contest { deals: 5, ..ours.clone() }, "same: the number of games."),
            (
                Contest { setup: Setup::default().set("a", "b"), ..ours.clone() },
                "seats or options.",
            ),
        ];
        for (other, says) in others {
            let text = head(&other) + &line(0);
            let refused = read(&text, false).unwrap_err();
            assert!(words::plain().error(&refused).contains(says), "{refused}");
            assert_eq!(read(&text, true).unwrap().lines, []);
        }
        let old = head(&ours).replace(env!("CARGO_PKG_VERSION"), "0.0.1");
        let refused = read(&old, false).unwrap_err();
        assert!(words::plain().error(&refused).contains("build of the program"), "{refused}");
    }

    #[test]
    fn contests_have_journals_of_their_own() {
        let ours = file_name(&contest());
        assert_eq!(ours, file_name(&Contest { rules: 9, ..contest() }));
        assert_ne!(ours, file_name(&Contest { seed: 9, ..contest() }));
        assert_ne!(ours, file_name(&Contest { deals: 9, ..contest() }));
    }
}
