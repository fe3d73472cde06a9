//! Words for messages: Fluent files, rendered for one reader.
//!
//! An argument `x` of a message becomes the variable `$x`, and what selectors need beside it:
//!
//! | argument | variables |
//! |---|---|
//! | seat | `$x` the name; `$x-is` is `you` for the reader, else `other` |
//! | seats | `$x` the list; `$x-count`; `$x-is`: `you`, `with-you` or `other` |
//! | number | `$x` as text; `$x-count` for plurals |
//! | word | `$x` its text; `$x-key` the key |
//! | piece, zone, message, list, text | `$x` as text |
//!
//! The page renders the same files with the same variables; a test compares the two.

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::error::Error;
use crate::message::{Arg, Message};
use crate::paint::Paint;
use crate::seat::{Names, Seat, SeatSet};

/// The languages that there are, the first of which is spoken where nothing else is known.
pub const LANGUAGES: &[&str] = &["en", "de"];

/// The kernel's own words.
pub fn common(language: &str) -> &'static [&'static str] {
    match language {
        "de" => &[include_str!("../words/de/common.ftl")],
        _ => &[include_str!("../words/en/common.ftl")],
    }
}

/// All words of one language: those of a game and those of every table.
pub struct Words {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Words {
    /// The words of these Fluent sources.
    ///
    /// # Panics
    /// When a source cannot be read or has a key twice: sources are part of the program.
    pub fn new<'a>(language: &str, sources: impl IntoIterator<Item = &'a str>) -> Words {
        let language = LANGUAGES.iter().find(|known| **known == language).unwrap_or(&LANGUAGES[0]);
        let id: LanguageIdentifier = language.parse().expect("a language has a tag");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        bundle.add_function("CAPITAL", capital_of).expect("the function is added once");
        for source in common(language).iter().copied().chain(sources) {
            let resource = FluentResource::try_new(source.to_owned())
                .unwrap_or_else(|(_, errors)| panic!("words cannot be read: {errors:?}"));
            if let Err(errors) = bundle.add_resource(resource) {
                panic!("words are there twice: {errors:?}");
            }
        }
        Words { language, bundle }
    }

    /// The same words in a language that nobody speaks: every text stands in brackets, so that a
    /// test finds what was written by code.
    #[must_use]
    pub fn pseudo(mut self) -> Words {
        self.bundle.set_transform(Some(|text| Cow::Owned(format!("⟦{text}⟧"))));
        self
    }

    /// The tag of the language.
    pub fn language(&self) -> &'static str {
        self.language
    }

    /// Whether there are words for a key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The text of a message for a reader. A key without words is shown as it is, with its
    /// arguments: a game can be played before its words are written.
    pub fn render(&self, message: &Message, reader: Reader<'_>) -> String {
        let mut args = FluentArgs::with_capacity(2 * message.args.len());
        for (name, arg) in &message.args {
            self.set(&mut args, name, arg, reader);
        }
        if message.key == "text"
            && let Some(FluentValue::String(text)) = args.get("text")
        {
            return text.clone().into_owned();
        }
        let pattern = self.bundle.get_message(&message.key).and_then(|found| found.value());
        let Some(pattern) = pattern else { return self.bare(message, reader) };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{} in {}: {errors:?}", message.key, self.language);
        // A name that ends in a full stop ends the sentence.
        match text.strip_suffix("..") {
            Some(rest) if !rest.ends_with('.') => format!("{rest}."),
            _ => text.into_owned(),
        }
    }

    /// The explanation of an error.
    pub fn error(&self, error: &Error) -> String {
        self.render(&error.message, Reader::of(Names(&[])))
    }

    /// A message for which there are no words.
    fn bare(&self, message: &Message, reader: Reader<'_>) -> String {
        let key = message.key.split_once('-').map_or(&*message.key, |(_, rest)| rest);
        let mut text = capital(&key.replace('-', " "));
        for (n, (name, arg)) in message.args.iter().enumerate() {
            let value = self.plain(arg, reader);
            text += &format!("{} {name} {value}", if n == 0 { ":" } else { "," });
        }
        text
    }

    fn set(&self, args: &mut FluentArgs<'_>, name: &str, arg: &Arg, reader: Reader<'_>) {
        let beside = |what: &str| Cow::Owned::<str>(format!("{name}-{what}"));
        match arg {
            Arg::Seat(seat) => {
                let is = if reader.is_you(*seat) { "you" } else { "other" };
                args.set(beside("is"), is);
            }
            Arg::Seats(seats) => {
                let is = match (seats.iter().any(|seat| reader.is_you(*seat)), seats.len()) {
                    (true, 1) => "you",
                    (true, _) => "with-you",
                    (false, _) => "other",
                };
                args.set(beside("is"), is);
                args.set(beside("count"), seats.len());
            }
            Arg::Number(n) => args.set(beside("count"), *n),
            Arg::Word(key) => args.set(beside("key"), key.to_string()),
            Arg::List(list) => args.set(beside("count"), list.len()),
            _ => {}
        }
        args.set(Cow::Owned::<str>(name.to_owned()), self.plain(arg, reader));
    }

    /// An argument as text.
    fn plain(&self, arg: &Arg, reader: Reader<'_>) -> String {
        match arg {
            Arg::Seat(seat) => reader.names.of(*seat).to_owned(),
            Arg::Seats(seats) => {
                let name = |seat: &Seat| match reader.is_you(*seat) {
                    true => self.render(&Message::new("you-in-list"), reader),
                    false => reader.names.of(*seat).to_owned(),
                };
                self.list(seats.iter().map(name).collect(), reader)
            }
            Arg::Number(n) => n.to_string(),
            Arg::Word(key) => self.render(&Message::new(key.clone()), reader),
            Arg::Text(text) => text.clone(),
            Arg::Piece(named) | Arg::Zone(named) => self.render(&named.name, reader),
            Arg::Message(message) => self.render(message, reader),
            Arg::List(list) => {
                self.list(list.iter().map(|message| self.render(message, reader)).collect(), reader)
            }
        }
    }

    /// Texts as a list: two, or a start, a middle and an end.
    pub fn list(&self, mut texts: Vec<String>, reader: Reader<'_>) -> String {
        let join = |key: &'static str, a: String, b: String| {
            self.render(&Message::new(key).with("a", a).with("b", b), reader)
        };
        let Some(last) = texts.pop() else { return String::new() };
        let Some(before) = texts.pop() else { return last };
        if texts.is_empty() {
            return join("list-two", before, last);
        }
        let mut text = join("list-end", before, last);
        while let Some(next) = texts.pop() {
            let key = if texts.is_empty() { "list-start" } else { "list-middle" };
            text = join(key, next, text);
        }
        text
    }
}

/// The function `CAPITAL` of the Fluent files.
fn capital_of<'a>(args: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match args {
        [FluentValue::String(text)] => FluentValue::from(capital(text)),
        _ => FluentValue::Error,
    }
}

/// A text that begins with a capital letter.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// Who reads a message: what the players are called, and who of them is meant by `you`.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// What the players are called.
    pub names: Names<'a>,
    /// The seats of the reader.
    pub you: SeatSet,
}

impl<'a> Reader<'a> {
    /// Somebody who watches.
    pub const fn of(names: Names<'a>) -> Reader<'a> {
        Reader { names, you: SeatSet::NONE }
    }

    /// Whether the reader sits there.
    pub fn is_you(self, seat: Seat) -> bool {
        self.you.has(seat)
    }
}

/// All that it takes to put something into words on a terminal.
#[derive(Clone, Copy, Debug)]
pub struct Renderer<'a> {
    /// The words.
    pub words: &'a Words,
    /// Who reads them.
    pub reader: Reader<'a>,
    /// Colors, where they are wanted.
    pub paint: Paint,
}

impl<'a> Renderer<'a> {
    /// For somebody who watches, without colors.
    pub const fn plain(words: &'a Words, names: Names<'a>) -> Renderer<'a> {
        Renderer { words, reader: Reader::of(names), paint: Paint::PLAIN }
    }

    /// The text of a message.
    pub fn say(&self, message: &Message) -> String {
        self.words.render(message, self.reader)
    }

    /// The text of a key without arguments.
    pub fn word(&self, key: impl Into<crate::message::Key>) -> String {
        self.say(&Message::new(key))
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &'a str {
        self.reader.names.of(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "
bids = { $seat-is ->
    [you] You bid
   *[other] { $seat } bids
} { $n-count ->
    [one] 1 mark
   *[other] { $n } marks
}.
color-red = red
paint = { CAPITAL($color) } { $color-key ->
    [color-red] is warm
   *[other] is not
}, say { $seats }.
";

    #[test]
    fn arguments_become_variables() {
        let words = Words::new("en", [SOURCE]);
        let names = ["Ann", "Bo", "Cy"].map(String::from);
        let reader = Reader { names: Names(&names), you: SeatSet::only(Seat(1)) };
        let bid = |seat, n: u16| Message::new("bids").with("seat", Seat(seat)).with("n", n);
        assert_eq!(words.render(&bid(0, 1), reader), "Ann bids 1 mark.");
        assert_eq!(words.render(&bid(1, 1200), reader), "You bid 1200 marks.");
        let seats = Arg::seats(Seat::all(3));
        let paint =
            Message::new("paint").with("color", Arg::word("color-red")).with("seats", seats);
        assert_eq!(words.render(&paint, reader), "Red is warm, say Ann, you and Cy.");
        assert_eq!(words.render(&Message::text("6-4"), reader), "6-4");
        let ends = Words::new("en", ["ends = It is { $what }."]);
        let named = |name: &str| ends.render(&Message::new("ends").with("what", name), reader);
        assert_eq!([named("A.I."), named("so on...")], ["It is A.I.", "It is so on...."]);
    }

    #[test]
    fn a_key_without_words_is_shown_with_its_arguments() {
        let words = Words::new("de", []);
        let names = ["Ann".to_owned()];
        let message = Message::new("event-took").with("seat", Seat(0)).with("pebbles", 2u8);
        let reader = Reader::of(Names(&names));
        assert_eq!(words.render(&message, reader), "Took: pebbles 2, seat Ann");
        assert_eq!((words.language(), words.has("list-two"), words.has("x")), ("de", true, false));
    }

    #[test]
    fn the_pseudo_language_marks_every_word() {
        let words = Words::new("en", [SOURCE]).pseudo();
        let text = words.render(&Message::new("color-red"), Reader::of(Names(&[])));
        assert_eq!(text, "⟦red⟧");
    }
}
