//! Positions as text.

use kernel::Error;

use crate::state::State;

pub(crate) fn write(_state: &State) -> String {
    String::new()
}

pub(crate) fn read(_text: &str, state: State) -> Result<State, Error> {
    Ok(state)
}
