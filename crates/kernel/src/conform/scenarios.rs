//! All scenarios of a game, run, and compared with the numbered cases of its rules.

use crate::scenario::Scenario;
use crate::show::Show;

/// The scenarios of some files.
#[derive(Clone, Debug)]
pub struct Scenarios {
    all: Vec<(String, Scenario)>,
}

impl Scenarios {
    /// Reads files, given as their names and texts.
    ///
    /// # Panics
    /// When one cannot be read as scenarios.
    pub fn read(files: impl IntoIterator<Item = (String, String)>) -> Scenarios {
        let mut all = Vec::new();
        for (name, text) in files {
            let read = Scenario::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
            all.extend(read.into_iter().map(|scenario| (name.clone(), scenario)));
        }
        Scenarios { all }
    }

    /// Runs all of them. Says how many there are.
    ///
    /// # Panics
    /// With all that do not hold.
    pub fn hold<G: Show>(&self) -> usize {
        let failed = |(name, scenario): &(String, Scenario)| {
            let failed = scenario.run::<G>().err()?;
            Some(format!("{name}:{} {}: {failed:#?}", failed.line, scenario.title))
        };
        let wrong: Vec<String> = self.all.iter().filter_map(failed).collect();
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        self.all.len()
    }

    /// Their titles.
    pub fn titles(&self) -> impl Iterator<Item = &str> {
        self.all.iter().map(|(_, scenario)| scenario.title.as_str())
    }

    /// No two of them have the same title.
    ///
    /// # Panics
    /// When two have.
    pub fn have_titles_of_their_own(&self) {
        let mut titles: Vec<&str> = self.titles().collect();
        titles.sort_unstable();
        let twice = titles.windows(2).find(|pair| pair[0] == pair[1]);
        assert!(twice.is_none(), "two scenarios are called {twice:?}");
    }

    /// Every case from 1 to `cases` is shown by a scenario, whose title begins with `letter` and
    /// its number, or by a test, whose name does.
    ///
    /// # Panics
    /// With the cases that neither shows.
    pub fn show_every_case(&self, letter: char, cases: u32, tests: &str) {
        let small = letter.to_ascii_lowercase();
        let words = || tests.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        let number = |word: &str| word.strip_prefix(small)?.split('_').next()?.parse::<u32>().ok();
        let shown = |n: &u32| {
            self.titles().any(|title| case_number(letter, title) == Some(*n))
                || words().any(|word| number(word) == Some(*n))
        };
        let missing: Vec<u32> = (1..=cases).filter(|n| !shown(n)).collect();
        assert!(missing.is_empty(), "no scenario and no test shows {missing:?}");
    }
}

/// The number at the beginning of a title such as `E43b City States: …`, after its letter.
pub fn case_number(letter: char, title: &str) -> Option<u32> {
    let word = title.split_whitespace().next()?.strip_prefix(letter)?;
    word.trim_end_matches(|c: char| c.is_ascii_lowercase()).parse().ok()
}
