//! The numbered cases of the rules that no scenario can tell.
