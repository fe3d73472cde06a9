//! What a new game is begun with: everything that can be said on the command line, field by field.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use kernel::{Error, Info, MAX_SEATS, Message, OptionInfo, Paint, Setup, Values, key_of};
use table::{Player, Speed};

use crate::autosave::make_folder;
use crate::bot::USUAL;
use crate::commands::option_values;
use crate::fail::Fail;
use crate::opening::{Begun, Opening};
use crate::options::{Sets, written};
use crate::saves;
use crate::seating::{Seats, introduced};
use crate::term::clean;
use crate::tui::{Step, step};
use crate::words::{self, Texts, of_error, say};

/// The longest text in a field.
const LONGEST: usize = 240;
/// How fast bots seem to think, as it is said.
const SPEEDS: [(&str, Speed); 3] =
    [("normal", Speed::NORMAL), ("fast", Speed::FAST), ("instant", Speed::INSTANT)];

/// A field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Field {
    /// Begins the game.
    Begin,
    /// How many seats there are.
    Seats,
    /// Who sits on a seat.
    Kind(usize),
    /// What they are called.
    Name(usize),
    /// A named set of options.
    Preset,
    /// An option of the game.
    Option(&'static OptionInfo),
    /// The number that deals.
    Seed,
    /// How fast bots seem to think.
    Speed,
    /// Where dice come from.
    Dice,
    /// The name of the save.
    Save,
}

/// What came of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Said {
    /// The form is to be drawn again.
    Draw,
    /// The game is to begin.
    Begin,
    /// Enough of this form.
    Leave,
    /// What the keys do is to be told.
    Help,
}

/// The form of a game.
#[derive(Clone, Debug)]
pub(crate) struct Form {
    /// The game.
    pub(crate) info: &'static Info,
    texts: Texts,
    at: usize,
    /// The first line that is seen.
    pub(crate) top: usize,
    seats: usize,
    kinds: Vec<String>,
    names: Vec<String>,
    preset: Option<usize>,
    /// The options that were set.
    set: BTreeMap<&'static str, String>,
    seed: String,
    speed: usize,
    typed: bool,
    save: String,
    /// Whether something was typed into the field since it was picked out.
    edited: bool,
    /// What is wrong, and with which field.
    pub(crate) wrong: Option<(Field, String)>,
}

impl Form {
    /// The form of a game as the command line would begin it.
    pub(crate) fn new(info: &'static Info) -> Form {
        let most = usize::from(info.seats.1).min(MAX_SEATS);
        let mut kinds = vec![USUAL.to_owned(); most];
        Player::HUMAN.clone_into(&mut kinds[0]);
        Form {
            info,
            texts: Texts::of_game(info, Paint::PLAIN),
            at: 0,
            top: 0,
            seats: usize::from(info.seats.0),
            kinds,
            names: vec![String::new(); most],
            preset: None,
            set: BTreeMap::new(),
            seed: String::new(),
            speed: 0,
            typed: false,
            save: String::new(),
            edited: false,
            wrong: None,
        }
    }

    /// The fields, in the order in which they stand.
    pub(crate) fn fields(&self) -> Vec<Field> {
        let mut fields = vec![Field::Begin];
        if self.info.seats.0 != self.info.seats.1 {
            fields.push(Field::Seats);
        }
        fields.extend((0..self.seats).flat_map(|n| [Field::Kind(n), Field::Name(n)]));
        if !self.info.presets.is_empty() {
            fields.push(Field::Preset);
        }
        fields.extend(self.info.options.iter().map(Field::Option));
        fields.extend([Field::Seed, Field::Speed, Field::Dice, Field::Save]);
        fields
    }

    /// The field that is picked out.
    pub(crate) fn picked(&self) -> Field {
        self.fields().get(self.at).copied().unwrap_or(Field::Begin)
    }

    /// Picks out a field by its place, and says whether it was picked out before.
    pub(crate) fn pick(&mut self, at: usize) -> bool {
        let same = self.at == at;
        self.at = at.min(self.fields().len() - 1);
        self.edited &= same;
        same
    }

    // ------------------------------------------------------------------ what is seen

    /// What a field is called.
    pub(crate) fn label(&self, field: Field) -> String {
        let of_seat = |key: &'static str, n: usize| say(&Message::new(key).with("n", n + 1));
        let word = |key: &'static str| say(&Message::new(key));
        match field {
            Field::Begin => word("cli-form-begin"),
            Field::Seats => word("cli-form-seats"),
            Field::Kind(n) => of_seat("cli-form-seat", n),
            Field::Name(n) => of_seat("cli-form-name", n),
            Field::Preset => word("cli-form-preset"),
            Field::Option(option) => option.key.replace('_', " "),
            Field::Seed => word("cli-form-seed"),
            Field::Speed => word("cli-form-speed"),
            Field::Dice => word("cli-form-dice"),
            Field::Save => word("cli-form-save"),
        }
    }

    /// What is in a field: nothing where it is empty.
    pub(crate) fn value(&self, field: Field) -> String {
        let word = |key: &'static str| say(&Message::new(key));
        match field {
            Field::Begin => String::new(),
            Field::Seats => self.seats.to_string(),
            Field::Kind(n) => self.kinds[n].clone(),
            Field::Name(n) => self.names[n].clone(),
            Field::Preset => match self.preset {
                Some(n) => self.info.presets[n].name.to_owned(),
                None => word("cli-form-no-preset"),
            },
            Field::Option(option) => self.option(option),
            Field::Seed => self.seed.clone(),
            Field::Speed => match self.speed {
                0 => word("cli-form-normal"),
                1 => word("cli-form-fast"),
                _ => word("cli-form-instant"),
            },
            Field::Dice => match self.typed {
                true => word("cli-form-dice-typed"),
                false => word("cli-form-dice-rolled"),
            },
            Field::Save => self.save.clone(),
        }
    }

    /// What the value of an option means, where that is said.
    pub(crate) fn means(&self, field: Field) -> Option<String> {
        let Field::Option(option) = field else { return None };
        let key = key_of("option", &format!("{} {}", option.key, self.option(option)));
        words::of(self.info).has(&key).then(|| self.texts.word(key))
    }

    /// What an empty field stands for.
    pub(crate) fn stands_for(&self, field: Field) -> String {
        match field {
            Field::Name(n) => {
                let players = introduced(Player::seated(&self.kinds[..self.seats]));
                players.get(n).map(|player| player.name.clone()).unwrap_or_default()
            }
            Field::Seed => say(&Message::new("cli-form-any-seed")),
            Field::Save => say(&Message::new("cli-form-automatic")),
            _ => String::new(),
        }
    }

    /// Whether a field is written into.
    pub(crate) fn is_text(field: Field) -> bool {
        match field {
            Field::Name(_) | Field::Seed | Field::Save => true,
            Field::Option(option) => !matches!(option.values, Values::OneOf(_)),
            _ => false,
        }
    }

    /// Whether the arrow keys change a field.
    pub(crate) fn is_choice(field: Field) -> bool {
        !matches!(field, Field::Begin | Field::Name(_) | Field::Seed | Field::Save)
    }

    /// The value of an option: as it was set, as the preset has it, or what is usual.
    fn option(&self, option: &OptionInfo) -> String {
        let sets = self.preset.map_or(&[][..], |n| self.info.presets[n].sets);
        let preset = sets.iter().find(|(key, _)| *key == option.key).map(|(_, value)| *value);
        let usual = || preset.unwrap_or(option.default).to_owned();
        self.set.get(option.key).cloned().unwrap_or_else(usual)
    }

    /// What there is to say about a field.
    pub(crate) fn about(&self, field: Field) -> Vec<String> {
        let word = |key: &'static str| vec![say(&Message::new(key))];
        match field {
            Field::Begin => word("cli-form-about-begin"),
            Field::Seats => word("cli-form-about-seats"),
            Field::Kind(n) => self.about_kind(&self.kinds[n]),
            Field::Name(_) => word("cli-form-about-name"),
            Field::Preset => self.about_preset(),
            Field::Option(option) => self.about_option(option),
            Field::Seed => word("cli-form-about-seed"),
            Field::Speed => word("cli-form-about-speed"),
            Field::Dice => word("cli-form-about-dice"),
            Field::Save => word("cli-form-about-save"),
        }
    }

    fn about_kind(&self, kind: &str) -> Vec<String> {
        let bots = bots::listing(self.info.id).unwrap_or_default();
        match bots.iter().find(|bot| bot.name == kind) {
            Some(bot) => vec![self.texts.say(&bot.about)],
            None => vec![say(&Message::new("cli-form-about-human"))],
        }
    }

    fn about_preset(&self) -> Vec<String> {
        let Some(n) = self.preset else {
            return vec![say(&Message::new("cli-form-about-preset"))];
        };
        let preset = &self.info.presets[n];
        let sets = preset.sets.iter().map(|(key, value)| format!("{key}={value}"));
        let sets = sets.collect::<Vec<_>>().join(" ");
        let about = self.texts.word(key_of("preset", preset.name));
        [about, sets].into_iter().filter(|line| !line.is_empty()).collect()
    }

    fn about_option(&self, option: &OptionInfo) -> Vec<String> {
        let help = self.texts.word(key_of("option", option.key));
        let values = Message::new("cli-game-values")
            .with("values", option_values(self.info, option, &help, &self.texts))
            .with("default", option.default);
        let values = self.texts.say(&values);
        vec![help, values]
    }

    // ------------------------------------------------------------------ keys

    /// Does what a key says.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Said {
        let field = self.picked();
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Esc => return Said::Leave,
            KeyCode::F(1) => return Said::Help,
            KeyCode::Enter if field == Field::Begin => return Said::Begin,
            KeyCode::Enter | KeyCode::Tab => self.walk(Step::Down),
            KeyCode::BackTab => self.walk(Step::Up),
            KeyCode::Left => self.change(false),
            KeyCode::Right => self.change(true),
            KeyCode::Delete => self.reset(),
            KeyCode::Char('u') if control => self.edit(String::clear),
            KeyCode::Backspace => self.edit(|text| text.truncate(without_last(text))),
            KeyCode::Char(c) if Form::is_text(field) && !control => self.write(&c.to_string()),
            KeyCode::Char('q') => return Said::Leave,
            KeyCode::Char('?') => return Said::Help,
            KeyCode::Char(' ') => self.change(true),
            code => match step(code) {
                Some(step) => self.walk(step),
                None => return Said::Draw,
            },
        }
        Said::Draw
    }

    /// Picks out another field.
    pub(crate) fn walk(&mut self, step: Step) {
        let last = self.fields().len() - 1;
        let at = match step {
            Step::Up if self.at == 0 => last,
            Step::Up => self.at - 1,
            Step::Down if self.at >= last => 0,
            Step::Down => self.at + 1,
            Step::First | Step::PageUp => 0,
            Step::Last | Step::PageDown => last,
            Step::Left | Step::Right => self.at,
        };
        self.pick(at);
    }

    /// Takes the next value, or the one before.
    pub(crate) fn change(&mut self, next: bool) {
        let field = self.picked();
        let turned = |at: usize, all: usize| match next {
            true => (at + 1) % all,
            false => (at + all - 1) % all,
        };
        match field {
            Field::Seats => {
                let (fewest, all) = (usize::from(self.info.seats.0), self.kinds.len());
                self.seats = fewest + turned(self.seats - fewest, all + 1 - fewest);
            }
            Field::Kind(n) => {
                let kinds = kinds(self.info);
                let at = kinds.iter().position(|kind| *kind == self.kinds[n]).unwrap_or(0);
                kinds[turned(at, kinds.len())].clone_into(&mut self.kinds[n]);
            }
            Field::Preset => {
                let at = self.preset.map_or(0, |n| n + 1);
                self.preset = turned(at, self.info.presets.len() + 1).checked_sub(1);
            }
            Field::Option(option) => {
                let value = neighbour(option.values, &self.option(option), next);
                self.set.extend(value.map(|value| (option.key, value)));
            }
            Field::Speed => self.speed = turned(self.speed, SPEEDS.len()),
            Field::Dice => self.typed = !self.typed,
            Field::Begin | Field::Name(_) | Field::Seed | Field::Save => return,
        }
        self.changed();
    }

    /// Takes back what was set.
    fn reset(&mut self) {
        match self.picked() {
            Field::Option(option) => drop(self.set.remove(option.key)),
            Field::Preset => self.preset = None,
            _ => return self.edit(String::clear),
        }
        self.changed();
    }

    /// Writes into the field. What an option had before is replaced.
    pub(crate) fn write(&mut self, text: &str) {
        let fresh = !self.edited && matches!(self.picked(), Field::Option(_));
        let text = clean(text);
        self.edit(|value| {
            if fresh {
                value.clear();
            }
            let room = LONGEST.saturating_sub(value.chars().count());
            value.extend(text.chars().take(room));
        });
    }

    fn edit(&mut self, change: impl FnOnce(&mut String)) {
        let field = self.picked();
        match field {
            Field::Name(n) => change(&mut self.names[n]),
            Field::Seed => change(&mut self.seed),
            Field::Save => change(&mut self.save),
            Field::Option(option) if Form::is_text(field) => {
                let mut value = self.option(option);
                change(&mut value);
                self.set.insert(option.key, value);
            }
            _ => return,
        }
        self.edited = true;
        self.changed();
    }

    /// What was wrong with the field may be right now.
    fn changed(&mut self) {
        self.wrong = None;
    }

    // ------------------------------------------------------------------ beginning

    /// How fast bots seem to think.
    pub(crate) fn speed(&self) -> Speed {
        SPEEDS[self.speed].1
    }

    /// Begins the game; it is kept in this folder. Where something is wrong the field is picked out
    /// and says what, and nothing is lost.
    pub(crate) fn begin(&mut self, folder: Option<&Path>) -> Option<Begun> {
        match self.begun(folder) {
            Ok(begun) => {
                self.wrong = None;
                self.save.clear();
                Some(begun)
            }
            Err((field, why)) => {
                let at = self.fields().iter().position(|one| *one == field).unwrap_or(0);
                self.pick(at);
                self.wrong = Some((field, why));
                None
            }
        }
    }

    fn begun(&self, folder: Option<&Path>) -> Result<Begun, (Field, String)> {
        let players = self.players()?;
        let sets = self.sets()?;
        let seed = self.seed.trim();
        let number = seed.parse().map_err(|_| say(&Message::new("cli-form-bad-seed")));
        let number = if seed.is_empty() { Ok(None) } else { number.map(Some) };
        let seed = number.map_err(|why| (Field::Seed, why))?;
        let save = self.place(folder).map_err(|error| (Field::Save, self.why(error)))?;
        let opening = Opening {
            seed,
            sets: &sets,
            save: save.as_deref(),
            typed: Some(self.typed),
            apart: false,
        };
        let failed = |fail: Fail| (Field::Begin, fail.text().unwrap_or_default());
        opening.begin(self.info, players).map_err(failed)
    }

    /// An error in the words of the game. There are no flags here that it could name.
    fn why(&self, error: Error) -> String {
        let text = of_error(&error, Some(self.info)).error(&error);
        let text = text.strip_prefix("--names: ").unwrap_or(&text);
        if error.options.is_empty() {
            return text.to_owned();
        }
        let options = error.options.join(", ");
        say(&Message::new("cli-why-possible").with("why", text).with("options", options))
    }

    fn players(&self) -> Result<Vec<Player>, (Field, String)> {
        let kinds = &self.kinds[..self.seats];
        // One name after another, so that it is known which one is wrong.
        for n in 0..self.seats {
            let seats = Seats::of(kinds.to_vec(), self.names[..n].to_vec());
            let with = Seats::of(kinds.to_vec(), self.names[..=n].to_vec());
            if seats.players(self.info).is_ok() {
                with.players(self.info).map_err(|error| (Field::Name(n), self.why(error)))?;
            }
        }
        let seats = Seats::of(kinds.to_vec(), self.names[..self.seats].to_vec());
        seats.players(self.info).map_err(|error| (Field::Begin, self.why(error)))
    }

    fn sets(&self) -> Result<Sets, (Field, String)> {
        let preset = self.preset.map(|n| self.info.presets[n].name);
        let mut pairs: Vec<(String, String)> =
            preset.map(|name| ("preset".to_owned(), name.to_owned())).into_iter().collect();
        let mut setup = Setup { seats: u8::try_from(self.seats).ok(), ..Setup::default() };
        setup.options.extend(pairs.iter().cloned());
        for option in self.info.options {
            let Some(value) = self.set.get(option.key) else { continue };
            let wrong = |error| (Field::Option(option), self.why(error));
            setup = setup.set(option.key, &written(self.info, option.key, value).map_err(wrong)?);
            setup.choose(self.info).map_err(wrong)?;
            pairs.push((option.key.to_owned(), value.clone()));
        }
        Ok(Sets::of(pairs))
    }

    /// The file in which the game is kept, if a name was given.
    fn place(&self, folder: Option<&Path>) -> Result<Option<PathBuf>, Error> {
        if self.save.trim().is_empty() {
            return Ok(None);
        }
        let folder = folder.ok_or_else(|| Error::new(kernel::Kind::Outside, "no_home"))?;
        let path = saves::named(folder, &self.save)?;
        make_folder(folder)?;
        Ok(Some(path))
    }
}

/// Where the last character of a text begins.
fn without_last(text: &str) -> usize {
    text.char_indices().next_back().map_or(0, |(at, _)| at)
}

/// Who can sit on a seat: a person, and the bots that need no number.
fn kinds(info: &Info) -> Vec<&'static str> {
    let bots = bots::listing(info.id).unwrap_or_default();
    let bots = bots.into_iter().map(|bot| bot.name).filter(|name| !name.contains(':'));
    [Player::HUMAN].into_iter().chain(bots).collect()
}

/// The value after this one, or before it.
fn neighbour(values: Values, value: &str, next: bool) -> Option<String> {
    let turned = |words: &[&str]| {
        let at = words.iter().position(|word| *word == value);
        let at = match (at, next) {
            (None, _) => 0,
            (Some(at), true) => (at + 1) % words.len(),
            (Some(at), false) => (at + words.len() - 1) % words.len(),
        };
        words.get(at).map(|word| (*word).to_owned())
    };
    match values {
        Values::OneOf(words) | Values::Text(_, words) => turned(words),
        Values::Number(low, high) => {
            let n = value.parse::<u32>().unwrap_or(low);
            let n = if next { n.saturating_add(1) } else { n.saturating_sub(1) };
            Some(n.clamp(low, high).to_string())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saves::tests::Folder;

    fn form(game: &str) -> Form {
        Form::new(shelf::info(game).unwrap())
    }

    fn go(form: &mut Form, field: Field) {
        let at = form.fields().iter().position(|one| *one == field).unwrap();
        form.pick(at);
    }

    fn option(form: &Form, key: &str) -> Field {
        Field::Option(form.info.options.iter().find(|option| option.key == key).unwrap())
    }

    fn press(form: &mut Form, code: KeyCode) -> Said {
        form.key(KeyEvent::new(code, KeyModifiers::NONE))
    }

    fn types(form: &mut Form, text: &str) {
        for c in text.chars() {
            press(form, KeyCode::Char(c));
        }
    }

    #[test]
    fn enter_begins_every_game_as_the_command_line_does() {
        for info in shelf::GAMES {
            let folder = Folder::new(&format!("form-{}", info.id));
            let mut form = Form::new(info);
            assert_eq!(press(&mut form, KeyCode::Enter), Said::Begin);
            go(&mut form, Field::Save);
            types(&mut form, "quick");
            let (table, autosave) = form.begin(Some(&folder.0)).unwrap();
            assert_eq!(table.players().len(), usize::from(info.seats.0));
            assert!(table.players()[0].is_person() && !table.players()[1].is_person());
            assert_eq!(autosave.path(), Some(&*folder.0.join("quick.save")));
            assert_eq!(form.value(Field::Save), "", "the name is taken");
        }
    }

    #[test]
    fn arrows_change_seats_players_and_options() {
        let mut form = form("innovation");
        go(&mut form, Field::Seats);
        press(&mut form, KeyCode::Right);
        assert_eq!(form.value(Field::Seats), "3");
        press(&mut form, KeyCode::Left);
        press(&mut form, KeyCode::Left);
        assert_eq!(form.value(Field::Seats), form.info.seats.1.to_string());
        go(&mut form, Field::Kind(1));
        let before = form.value(Field::Kind(1));
        press(&mut form, KeyCode::Right);
        assert_ne!(form.value(Field::Kind(1)), before);
        press(&mut form, KeyCode::Left);
        assert_eq!(form.value(Field::Kind(1)), before);
        let covered = option(&form, "covered");
        go(&mut form, covered);
        press(&mut form, KeyCode::Right);
        assert_eq!(form.value(covered), "hidden");
        press(&mut form, KeyCode::Delete);
        assert_eq!(form.value(covered), "public");
        assert!(form.fields().iter().all(|&field| !form.about(field).concat().is_empty()));
    }

    #[test]
    fn what_is_wrong_stands_at_its_field_and_nothing_is_lost() {
        let folder = Folder::new("form-wrong");
        folder.game("taken");
        let mut form = form("mordheim");
        let turns = option(&form, "turns");
        let cases = [
            (turns, "99", "60"),
            (Field::Seed, "many", ""),
            (Field::Save, "taken", ""),
            (Field::Save, "a/b", ""),
            (Field::Name(1), "You\u{200b}", ""),
        ];
        for (field, text, hint) in cases {
            go(&mut form, field);
            types(&mut form, text);
            if field == Field::Name(1) {
                form.names[1] = "x".repeat(40);
            }
            go(&mut form, Field::Begin);
            assert!(form.begin(Some(&folder.0)).is_none(), "{field:?}");
            let (at, why) = form.wrong.clone().unwrap();
            assert_eq!((at, form.picked()), (field, field), "{why}");
            assert!(!why.is_empty() && !why.contains("--") && why.contains(hint), "{why}");
            assert!(!form.value(field).is_empty());
            press(&mut form, KeyCode::Delete);
            assert_eq!(form.wrong, None);
        }
        assert!(form.begin(None).is_some());
    }

    #[test]
    fn the_same_name_twice_is_told_at_the_second() {
        let mut form = form("texas-42");
        for n in [0, 2] {
            go(&mut form, Field::Name(n));
            types(&mut form, "Ann");
        }
        assert!(form.begin(None).is_none());
        assert_eq!(form.wrong.unwrap().0, Field::Name(2));
    }

    #[test]
    fn a_preset_changes_what_options_are_unless_they_were_set() {
        for info in shelf::GAMES.iter().filter(|info| !info.presets.is_empty()) {
            let mut form = Form::new(info);
            go(&mut form, Field::Preset);
            for preset in info.presets {
                press(&mut form, KeyCode::Right);
                assert_eq!(form.value(Field::Preset), preset.name);
                for (key, value) in preset.sets {
                    assert_eq!(form.value(option(&form, key)), *value);
                }
            }
        }
    }

    #[test]
    fn keys_write_into_texts_and_leave_elsewhere() {
        let mut form = form("skirmish");
        assert_eq!(press(&mut form, KeyCode::Char('q')), Said::Leave);
        go(&mut form, Field::Name(0));
        assert_eq!(press(&mut form, KeyCode::Char('q')), Said::Draw);
        assert_eq!(form.value(Field::Name(0)), "q");
        assert_eq!(press(&mut form, KeyCode::Esc), Said::Leave);
        let stall = option(&form, "stall");
        go(&mut form, stall);
        press(&mut form, KeyCode::Right);
        assert_eq!(form.value(stall), "61");
        types(&mut form, "75");
        assert_eq!(form.value(stall), "75", "typing replaces, then goes on");
        press(&mut form, KeyCode::Backspace);
        assert_eq!(form.value(stall), "7");
    }
}
