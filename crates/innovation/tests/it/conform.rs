//! The conformance suite.

use innovation::State;
use kernel::Setup;

fn table(seats: u8) -> Setup {
    Setup { seats: Some(seats), ..Setup::default() }
}

#[test]
fn two_seats_conform() {
    kernel::conform::check::<State>(&table(2), 0..6);
}

#[test]
fn three_seats_conform() {
    kernel::conform::check::<State>(&table(3), 10..14);
}

#[test]
fn four_seats_conform() {
    kernel::conform::check::<State>(&table(4).set("covered", "hidden"), 20..23);
}

#[test]
fn teams_conform() {
    kernel::conform::check::<State>(&table(4).set("teams", "on"), 30..33);
}
