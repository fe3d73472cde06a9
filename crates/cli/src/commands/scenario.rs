//! `parlour scenario`

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use kernel::{Error, Failed, Key, Kind, Message, Scenario, Show};
use schemars::JsonSchema;
use serde::Serialize;
use shelf::Visitor;

use crate::bulk::{Hush, caught};
use crate::fail::{Done, FILE, NEGATIVE, OK, USAGE};
use crate::source::read_text;
use crate::term::{self, COLUMNS, clean, wrapped};
use crate::words;

/// How far what belongs to a file is indented.
const INDENT: usize = 6;

/// Run scenarios: positions, moves and expectations as text
///
/// A scenario is a text file that anybody can write: a position, moves, and what should come of
/// them. A failure shows the file and line, and what was expected beside what there was. The
/// format is described in `scenarios/README.md`.
///
/// The exit code is 0 when all hold, 1 when one fails, 2 when a file names an unknown game, and 3
/// when a file cannot be read.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  parlour scenario scenarios
  parlour scenario scenarios/texas-42/bidding.scn fuzz-texas-42-17.scn")]
pub(crate) struct Args {
    /// Files, and folders in which all files that end in `.scn` are run, in order of their names
    #[arg(required = true, value_name = "FILE-or-FOLDER")]
    paths: Vec<PathBuf>,
    /// Print one JSON object for programs
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Done {
    let mut files = Vec::new();
    for path in &args.paths {
        let before = files.len();
        gather(path, &mut files)?;
        if files.len() == before {
            return Err(Error::new(Kind::Outside, "no_scenario")
                .with("path", path.display())
                .into());
        }
    }
    let mut report = Report::default();
    for path in files {
        let file = run_file(&path);
        if !args.json {
            file.print(&mut std::io::stdout().lock())?;
        }
        report.add(file);
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        let text = serde_json::to_string_pretty(&report).expect("a report can be written");
        writeln!(out, "{text}")?;
    } else {
        let Report { passed, failed, unreadable, .. } = &report;
        let unreadable = match unreadable {
            0 => String::new(),
            n => format!(", {n} unreadable"),
        };
        writeln!(out, "{passed} passed, {failed} failed{unreadable}")?;
    }
    Ok(ExitCode::from(report.code()))
}

// ---------------------------------------------------------------------- files

/// Adds the file, or all scenario files in and under the folder, in order of their names.
fn gather(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Error> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let read = |error: std::io::Error| {
        let unreadable = Error::new(Kind::Outside, "unreadable");
        unreadable.with("path", path.display()).with("why", error)
    };
    let mut inside: Vec<PathBuf> = fs::read_dir(path)
        .and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect())
        .map_err(read)?;
    inside.sort();
    for entry in inside {
        if entry.is_dir() || entry.extension().is_some_and(|end| end == "scn") {
            gather(&entry, files)?;
        }
    }
    Ok(())
}

fn run_file(path: &Path) -> File {
    let mut file = File { path: path.display().to_string(), ..File::default() };
    match read_text(path, Scenario::MAX_FILE).and_then(|text| Scenario::parse(&text)) {
        Ok(scenarios) => scenarios.iter().for_each(|scenario| file.run(scenario)),
        Err(error) => file.errors.push(Unreadable::of(error)),
    }
    file
}

struct Run<'a>(&'a Scenario);

impl Visitor for Run<'_> {
    type Out = Result<(), Failed>;

    fn visit<G: Show>(self) -> Result<(), Failed> {
        let _hush = Hush::start();
        let line = self.0.line;
        caught(|| self.0.run::<G>())
            .unwrap_or_else(|what| Err(Failed { line, what, expected: vec![], actual: vec![] }))
    }
}

// ---------------------------------------------------------------------- reports

/// The JSON that the command promises.
#[derive(Default, Serialize, JsonSchema)]
pub(super) struct Report {
    passed: usize,
    failed: usize,
    unreadable: usize,
    files: Vec<File>,
}

#[derive(Default, Serialize, JsonSchema)]
struct File {
    path: String,
    passed: usize,
    failures: Vec<Failure>,
    errors: Vec<Unreadable>,
}

/// A scenario that does not hold.
#[derive(Serialize, JsonSchema)]
struct Failure {
    scenario: String,
    line: usize,
    what: String,
    expected: Vec<String>,
    actual: Vec<String>,
}

/// Something that could not be run at all.
#[derive(Serialize, JsonSchema)]
struct Unreadable {
    code: Key,
    line: Option<usize>,
    text: String,
    /// The same as a message.
    message: Message,
    #[serde(skip)]
    exit: u8,
}

impl Unreadable {
    fn of(error: Error) -> Unreadable {
        let exit = if error.kind == Kind::InvalidChoice { USAGE } else { FILE };
        let mut text = words::of_error(&error, None).error(&error);
        if !error.options.is_empty() {
            text = format!("{text} Possible: {}.", error.options.join(", "));
        }
        let line = error.fields().get("line").and_then(|line| line.parse().ok());
        Unreadable { code: error.code, line, text, message: error.message, exit }
    }
}

impl Report {
    fn add(&mut self, file: File) {
        self.passed += file.passed;
        self.failed += file.failures.len();
        self.unreadable += file.errors.len();
        self.files.push(file);
    }

    fn code(&self) -> u8 {
        let errors = self.files.iter().flat_map(|file| &file.errors).map(|error| error.exit);
        errors.max().unwrap_or(if self.failed > 0 { NEGATIVE } else { OK })
    }
}

impl File {
    fn run(&mut self, scenario: &Scenario) {
        match shelf::visit(scenario.game(), Run(scenario)) {
            Ok(Ok(())) => self.passed += 1,
            Ok(Err(Failed { line, what, expected, actual })) => {
                let scenario = scenario.title.clone();
                self.failures.push(Failure { scenario, line, what, expected, actual });
            }
            Err(error) => self.errors.push(Unreadable::of(error)),
        }
    }

    fn print(&self, out: &mut impl Write) -> std::io::Result<()> {
        let (paint, path) = (term::paint(), &self.path);
        let count = self.passed + self.failures.len();
        let mark = match (self.failures.len(), self.errors.len()) {
            (0, 0) => paint.green("ok   "),
            (_, 0) => paint.red("FAIL "),
            _ => paint.red("ERROR"),
        };
        writeln!(out, "{mark} {path} ({}/{count})", self.passed)?;
        for Unreadable { line, text, .. } in &self.errors {
            let place = line.as_ref().map_or(String::new(), |line| format!("{path}:{line}: "));
            writeln!(out, "{}", wrapped(&clean(&format!("{place}{text}")), "      ", "      "))?;
        }
        for failure in &self.failures {
            let Failure { scenario, line, what, .. } = failure;
            writeln!(out, "      {path}:{line}: {}", paint.bold(&clean(scenario)))?;
            writeln!(out, "{}", wrapped(&clean(what), "      ", "      "))?;
            for row in beside(&failure.expected, &failure.actual) {
                writeln!(out, "{}", clean(&row))?;
            }
        }
        Ok(())
    }
}

// ---------------------------------------------------------------------- two columns

/// Two lists side by side under a heading, each column cut into lines where it is too wide. Equal
/// lines, lines with the same word before a colon, and single lines stand beside each other; `!`
/// marks what was expected and is not there, `+` what is there besides.
fn beside(expected: &[String], actual: &[String]) -> Vec<String> {
    if expected.is_empty() && actual.is_empty() {
        return Vec::new();
    }
    let column = (COLUMNS - INDENT - 5) / 2;
    let row = |mark: &str, left: &str, right: &str| {
        let row = format!("{:INDENT$}{mark} {left:<column$} | {right}", "");
        row.trim_end().to_owned()
    };
    let mut rows = vec![row(" ", "expected", "actual")];
    for (left, right) in paired(expected, actual) {
        let mark = match left {
            _ if left == right => " ",
            Some(_) => "!",
            None => "+",
        };
        let (left, right) = (cut(left.unwrap_or(""), column), cut(right.unwrap_or(""), column));
        for at in 0..left.len().max(right.len()) {
            let part = |parts: &[String]| parts.get(at).cloned().unwrap_or_default();
            rows.push(row(mark, &part(&left), &part(&right)));
        }
    }
    rows
}

type Row<'a> = (Option<&'a str>, Option<&'a str>);

fn paired<'a>(expected: &'a [String], actual: &'a [String]) -> Vec<Row<'a>> {
    let key = |line: &str| line.split_once(':').map(|(key, _)| key.to_owned());
    let mut free: Vec<&str> = actual.iter().map(String::as_str).collect();
    if let ([left], [right]) = (expected, actual) {
        return vec![(Some(left), Some(right))];
    }
    let mut rows = Vec::new();
    for line in expected {
        let same = free.iter().position(|other| other == line);
        let kin = || free.iter().position(|other| key(other).is_some() && key(other) == key(line));
        let partner = same.or_else(kin).map(|at| free.remove(at));
        rows.push((Some(line.as_str()), partner));
    }
    rows.extend(free.into_iter().map(|line| (None, Some(line))));
    rows
}

fn cut(text: &str, width: usize) -> Vec<String> {
    let chars: Vec<char> = text.chars().collect();
    if chars.is_empty() {
        return vec![String::new()];
    }
    chars.chunks(width).map(|chunk| chunk.iter().collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(texts: &[&str]) -> Vec<String> {
        texts.iter().map(|&text| text.to_owned()).collect()
    }

    #[test]
    fn what_belongs_together_stands_side_by_side() {
        let expected = lines(&["turn: 1", "heap: 3", "x"]);
        let rows = beside(&expected, &lines(&["heap: 3", "turn: 0", "score: 0 0"]));
        let squeeze = |row: &String| row.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(
            rows.iter().map(squeeze).collect::<Vec<_>>(),
            [
                "expected | actual",
                "! turn: 1 | turn: 0",
                "heap: 3 | heap: 3",
                "! x |",
                "+ | score: 0 0"
            ]
        );
    }

    #[test]
    fn no_row_is_wider_than_the_terminal() {
        let long = lines(&[&"x".repeat(100)]);
        let rows = beside(&long, &long);
        assert_eq!(rows.len(), 4);
        assert!(rows.iter().all(|row| row.chars().count() <= COLUMNS), "{rows:?}");
        assert!(beside(&[], &[]).is_empty());
    }
}
