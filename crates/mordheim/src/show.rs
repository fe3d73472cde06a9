//! What people see and read of a battle.

mod board;
mod catalogue;
mod describe;
mod details;
mod names;
mod offers;
#[cfg(feature = "words")]
mod pane;
#[cfg(feature = "words")]
mod picture;
mod question;

pub(crate) use board::sheet_of;
pub(crate) use names::{Muster, characteristics};

use kernel::{Board, Draft, Label, Message, Mover, Setup, Sheet, Show, Viewer};
#[cfg(feature = "words")]
use kernel::{Renderer, Room};

use crate::event::Event;
use crate::moves::Move;
use crate::projection::Projections;
use crate::screen::Screen;
use crate::state::State;
use crate::view::View;

/// Words for tests.
#[cfg(test)]
pub(crate) fn words(language: &str) -> kernel::Words {
    kernel::Words::new(language, State::words(language).iter().copied())
}

impl Show for State {
    type Screen = Screen;
    type Projections = Projections;

    fn screen(&self, viewer: Viewer) -> Screen {
        self.screen_with(&View::of(self), viewer)
    }

    fn screen_with(&self, view: &View, viewer: Viewer) -> Screen {
        Screen::of(self, view, viewer)
    }

    fn describe(&self, event: &Event) -> Option<Message> {
        describe::describe(self, event)
    }

    fn question(view: &View) -> Option<Message> {
        question::question(view)
    }

    fn label(&self, mover: Mover, m: Move) -> Label {
        offers::label(self, mover, m)
    }

    fn board(view: &View, _: usize) -> Board {
        board::board(view)
    }

    fn catalogue() -> Vec<Sheet> {
        catalogue::catalogue()
    }

    fn draft(_: &Setup, text: &str) -> Option<Draft> {
        Some(crate::roster::draft(text))
    }

    fn details(view: &View, topic: &str) -> Option<Vec<Message>> {
        details::details(view, topic)
    }

    kernel::words_and_rules!();

    #[cfg(feature = "words")]
    fn picture(view: &View, _: usize, renderer: &Renderer<'_>) -> String {
        picture::picture(view, renderer)
    }

    #[cfg(feature = "words")]
    fn picture_in(view: &View, _: usize, renderer: &Renderer<'_>, room: Room<'_>) -> String {
        pane::picture_in(view, renderer, room)
    }
}
