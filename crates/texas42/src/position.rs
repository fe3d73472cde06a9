//! Positions as text.
use crate::rules::Rules;
use crate::state::State;
use kernel::Error;
pub(crate) fn read(_rules: Rules, _text: &str) -> Result<State, Error> {
    todo!()
}
pub(crate) fn write(_state: &State) -> String {
    String::new()
}
