//! What people see and read of the game. The words lie in `words/`.

mod board;
mod catalogue;
mod describe;
mod offers;
#[cfg(feature = "words")]
mod pane;
#[cfg(feature = "words")]
mod picture;
mod question;

use kernel::{Board, Gate, Label, Message, Mover, Sheet, Show, Viewer};
#[cfg(feature = "words")]
use kernel::{Renderer, Room};

use crate::event::Event;
use crate::moves::Move;
use crate::projection::Projections;
use crate::screen::Screen;
use crate::state::State;
use crate::view::View;

impl Show for State {
    type Screen = Screen;
    type Projections = Projections;

    fn screen(&self, viewer: Viewer) -> Screen {
        Screen::of(self, viewer)
    }

    fn describe(&self, event: &Event) -> Option<Message> {
        Some(describe::describe(&self.rules, event))
    }

    fn question(view: &View) -> Option<Message> {
        question::question(view)
    }

    fn label(&self, _: Mover, m: Move) -> Label {
        offers::label(self, m)
    }

    fn board(view: &View, _: usize) -> Board {
        board::board(view)
    }

    fn catalogue() -> Vec<Sheet> {
        catalogue::catalogue()
    }

    fn gate(&self) -> Gate {
        self.rules.gate
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
