//! What people see and read of a game: the third part of its contract.

use std::fmt::Debug;
use std::marker::PhantomData;

use schemars::JsonSchema;
use serde::Serialize;

use crate::board::{Board, Sheet, board_of};
use crate::draft::Draft;
use crate::game::Game;
use crate::message::{Key, Message, Ref};
use crate::outcome::Outcome;
#[cfg(feature = "words")]
use crate::picture::Room;
use crate::projection::{Parts, Projections};
use crate::seat::{Mover, SeatSet, Viewer};
use crate::secrets::Secrets;
use crate::setup::Setup;
#[cfg(feature = "words")]
use crate::words::Renderer;

/// Who waits for whom at the natural pauses of a game. A matter of pacing: it never changes what
/// is recorded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Gate {
    /// Nobody waits.
    #[default]
    Open,
    /// Every person must acknowledge what happened.
    People,
    /// Every seat must, bots too (which do so at once).
    Everybody,
}

/// What a move looks like to the person who may make it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Label {
    /// What sort of move it is, so that a long list can be shown in groups: `group-` and this make
    /// the key of its name.
    pub group: Key,
    /// What it says.
    pub label: Message,
    /// What it touches, in the order in which a person would pick it.
    pub refs: Vec<Ref>,
}

/// What people see and read of a game: messages and references, never sentences.
///
/// Everything has a default that follows from the view, the events and the notation, so that a game
/// can be played as soon as its rules are there.
pub trait Show: Secrets {
    /// What to show: serialised with the name of the screen as `screen` and its content as `data`.
    /// [`PlainScreen`] where it is enough to know who must move.
    type Screen: Clone + Eq + Debug + Serialize + JsonSchema;
    /// The read models that are kept for each viewer. [`NoProjections`] where there are none.
    type Projections: Projections<Event = Self::Event, View = Self::View>;

    /// What to show to `viewer` now.
    fn screen(&self, viewer: Viewer) -> Self::Screen;

    /// The same screen beside `view`, which is what `viewer` knows of this position: a game that
    /// works out its screens from views need not do so twice.
    fn screen_with(&self, _view: &Self::View, viewer: Viewer) -> Self::Screen {
        self.screen(viewer)
    }

    /// The event as a message, or nothing where there is nothing to say. Depends on the event and
    /// on what never changes in a game, never on what is hidden.
    fn describe(&self, event: &Self::Event) -> Option<Message> {
        Some(Message::from_fields("event", event))
    }

    /// What is asked now, made from a view alone: who must do what, or what a die is for.
    fn question(_view: &Self::View) -> Option<Message> {
        None
    }

    /// What a legal move looks like.
    fn label(&self, mover: Mover, m: Self::Move) -> Label {
        let label = Message::text(self.notation(mover, m));
        Label { group: "move".into(), label, refs: Vec::new() }
    }

    /// What lies on the table in words that know no game, made from a view alone, for a board that
    /// can show any game.
    fn board(view: &Self::View, seats: usize) -> Board {
        board_of(view, seats)
    }

    /// Everything that has a text of its own: cards, pieces, words of the game.
    fn catalogue() -> Vec<Sheet> {
        Vec::new()
    }

    /// What a list that somebody builds for this game comes to, with these options; nothing where
    /// the game has no such lists.
    fn draft(_setup: &Setup, _text: &str) -> Option<Draft> {
        None
    }

    /// More about one thing than the board shows, paragraph by paragraph, made from a view alone.
    /// Says something for every topic of [`Info::topics`](crate::Info), and nothing for anything
    /// else.
    fn details(_view: &Self::View, _topic: &str) -> Option<Vec<Message>> {
        None
    }

    /// Who waits for whom where an event has a gate.
    fn gate(&self) -> Gate {
        Gate::Open
    }

    /// The words of the game in a language, as Fluent sources.
    #[cfg(feature = "words")]
    fn words(_language: &str) -> &'static [&'static str] {
        &[]
    }

    /// The rules as a player would want them at the table, as Markdown.
    #[cfg(feature = "words")]
    fn rules(_language: &str) -> &'static str {
        ""
    }

    /// A picture of the table for a terminal of 80 columns, made from a view alone.
    #[cfg(feature = "words")]
    fn picture(view: &Self::View, seats: usize, renderer: &Renderer<'_>) -> String {
        crate::picture::of_board(&Self::board(view, seats), renderer)
    }

    /// A picture of the table for a pane of a terminal, made from a view alone: no line is wider
    /// than the room, and with 80 columns and 12 rows it holds all that is needed to decide. What
    /// is more than the room has rows is scrolled to.
    #[cfg(feature = "words")]
    fn picture_in(
        view: &Self::View,
        seats: usize,
        renderer: &Renderer<'_>,
        room: Room<'_>,
    ) -> String {
        crate::picture::in_room(&Self::board(view, seats), renderer, room)
    }
}

/// The words and the rules of a game, as part of its `Show`: `table.ftl`, `options.ftl`,
/// `cards.ftl` and `rules.md` in the folder `words/<language>` of its crate.
#[macro_export]
macro_rules! words_and_rules {
    () => {
        #[cfg(feature = "words")]
        fn words(language: &str) -> &'static [&'static str] {
            match language {
                "de" => $crate::word_files!("de"),
                _ => $crate::word_files!("en"),
            }
        }

        #[cfg(feature = "words")]
        fn rules(language: &str) -> &'static str {
            match language {
                "de" => include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/de/rules.md")),
                _ => include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/en/rules.md")),
            }
        }
    };
}

/// The Fluent files of a game in one language.
#[doc(hidden)]
#[macro_export]
macro_rules! word_files {
    ($language:literal) => {
        &[
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/", $language, "/table.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/", $language, "/options.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/", $language, "/cards.ftl")),
        ]
    };
}

/// The screen of a game that needs no other: who must move, or how it ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "screen", content = "data", rename_all = "snake_case")]
pub enum PlainScreen {
    /// The viewer is to move.
    Move {
        /// Everybody who is.
        to_move: SeatSet,
    },
    /// Others are to move.
    Wait {
        /// Who.
        to_move: SeatSet,
    },
    /// The game is over.
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}

impl PlainScreen {
    /// The screen of a viewer.
    pub fn of(state: &impl Game, viewer: Viewer) -> PlainScreen {
        let to_move = state.to_move().seats();
        match (state.outcome(), viewer.seat()) {
            (Some(outcome), _) => PlainScreen::Over { outcome },
            (None, Some(seat)) if to_move.has(seat) => PlainScreen::Move { to_move },
            (None, _) => PlainScreen::Wait { to_move },
        }
    }
}

/// No read models.
#[derive(Serialize, JsonSchema)]
pub struct NoProjections<E, V> {
    #[serde(skip)]
    none: PhantomData<fn() -> (E, V)>,
}

impl<E, V> Clone for NoProjections<E, V> {
    fn clone(&self) -> NoProjections<E, V> {
        NoProjections { none: PhantomData }
    }
}

impl<E, V> PartialEq for NoProjections<E, V> {
    fn eq(&self, _: &NoProjections<E, V>) -> bool {
        true
    }
}

impl<E, V> Eq for NoProjections<E, V> {}

impl<E, V> Debug for NoProjections<E, V> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("NoProjections")
    }
}

impl<E, V> Projections for NoProjections<E, V> {
    type Event = E;
    type View = V;
    const PARTS: &'static [&'static str] = &[];

    fn start(_: &V) -> NoProjections<E, V> {
        NoProjections { none: PhantomData }
    }

    fn fold(&mut self, _: &E) -> Parts {
        Parts::NONE
    }
}
