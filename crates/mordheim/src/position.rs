//! Positions in writing.

use kernel::Error;

use crate::state::State;

/// The state as the text of a position.
pub(crate) fn write(_state: &State) -> String {
    String::new()
}

/// Reads a position.
pub(crate) fn read(_text: &str, state: State) -> Result<State, Error> {
    Ok(state)
}
