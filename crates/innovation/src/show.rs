//! What people see and read of the game: messages and references. The words lie in `words/`.

mod board;
mod catalogue;
mod describe;
pub mod names;
mod offers;
#[cfg(feature = "words")]
mod pane;
#[cfg(feature = "words")]
mod picture;
mod question;
#[cfg(test)]
pub(crate) mod tests;

use kernel::{Board, Label, Message, Mover, Secrets, Sheet, Show, Viewer};
#[cfg(feature = "words")]
use kernel::{Renderer, Room};

use crate::moves::Move;
use crate::projection::Projections;
use crate::reported::Reported;
use crate::screen::{self, Screen};
use crate::state::State;
use crate::view::View;

impl Show for State {
    type Screen = Screen;
    type Projections = Projections;

    fn screen(&self, viewer: Viewer) -> Screen {
        screen::screen(self, viewer, self.view(viewer))
    }

    fn screen_with(&self, view: &View, viewer: Viewer) -> Screen {
        screen::screen(self, viewer, view.clone())
    }

    fn describe(&self, reported: &Reported) -> Option<Message> {
        describe::describe(reported)
    }

    fn question(view: &View) -> Option<Message> {
        question::question(view)
    }

    fn label(&self, _mover: Mover, m: Move) -> Label {
        offers::label(self, m)
    }

    fn board(view: &View, _seats: usize) -> Board {
        board::board(view)
    }

    fn catalogue() -> Vec<Sheet> {
        catalogue::catalogue()
    }

    kernel::words_and_rules!();

    #[cfg(feature = "words")]
    fn picture(view: &View, _seats: usize, renderer: &Renderer<'_>) -> String {
        picture::picture(view, renderer)
    }

    #[cfg(feature = "words")]
    fn picture_in(view: &View, _seats: usize, renderer: &Renderer<'_>, room: Room<'_>) -> String {
        pane::picture_in(view, renderer, room)
    }
}
