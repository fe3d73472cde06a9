//! What people see and read of the game: messages, references and pictures.

mod board;
mod catalogue;
mod describe;
mod details;
mod draft;
pub mod names;
mod offers;
#[cfg(feature = "words")]
mod pane;
#[cfg(feature = "words")]
mod picture;
mod question;
#[cfg(all(test, feature = "words"))]
pub(crate) mod testing;

use kernel::{Board, Draft, Label, Message, Mover, Setup, Sheet, Show, Viewer};
#[cfg(feature = "words")]
use kernel::{Renderer, Room};

use crate::event::Event;
use crate::moves::Move;
use crate::projection::Projections;
use crate::screen::Screen;
use crate::state::State;
use crate::view::View;

pub(crate) use details::TOPICS;

impl Show for State {
    type Screen = Screen;
    type Projections = Projections;

    fn screen(&self, viewer: Viewer) -> Screen {
        Screen::of(self, viewer)
    }

    fn describe(&self, event: &Event) -> Option<Message> {
        describe::describe(event)
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

    fn draft(setup: &Setup, text: &str) -> Option<Draft> {
        Some(draft::draft(setup, text))
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
