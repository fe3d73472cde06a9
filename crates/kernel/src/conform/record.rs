//! Laws about opening and writing down: setups, positions, records, scenarios.

use std::fmt::Write as _;

use super::start::ruined;
use super::{Law, Run, ensure};
use crate::record::Record;
use crate::scenario::Scenario;
use crate::seat::MAX_SEATS;
use crate::setup::Setup;
use crate::show::Show;

/// Opens a game, by the setup as it is and by its shortest form.
pub(super) fn open<G: Show>(setup: &Setup) -> Result<G, String> {
    let text = |error: crate::Error| error.to_string();
    info::<G>()?;
    let state = G::new(setup).map_err(text)?;
    let short = setup.canonical(G::INFO).map_err(text)?;
    let again = short.canonical(G::INFO).map_err(text)?;
    ensure(short == again, || format!("{short:?} is not its own shortest form"))?;
    let opened = G::new(&short).map_err(text)?;
    ensure(opened == state, || format!("{setup:?} and {short:?} open differently"))?;
    let (asked, seats) = (short.seats.unwrap_or(0), state.seats());
    ensure(usize::from(asked) == seats, || format!("{asked} seats were asked for, not {seats}"))?;
    strict::<G>(&short)?;
    Ok(state)
}

/// What the game does not offer is refused.
fn strict<G: Show>(setup: &Setup) -> Law {
    let crowded = Setup { seats: Some(G::INFO.seats.1 + 1), ..setup.clone() };
    ensure(G::new(&crowded).is_err(), || "too many seats are let in".to_owned())?;
    let unknown = setup.clone().set("no such option", "on");
    ensure(G::new(&unknown).is_err(), || "an unknown option is let pass".to_owned())
}

/// What the game says of itself: names, seats, defaults and presets.
fn info<G: Show>() -> Law {
    let info = G::INFO;
    let plain = |text: &str| {
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_';
        !text.is_empty() && text.chars().all(fits)
    };
    ensure(plain(info.id), || format!("the id `{}` does not fit a file name", info.id))?;
    let (fewest, most) = info.seats;
    let seated = 1 <= fewest && fewest <= most && usize::from(most) <= MAX_SEATS;
    ensure(seated, || format!("{fewest} to {most} seats cannot be"))?;
    let topics = info.topics.iter().all(|topic| plain(topic));
    ensure(topics, || format!("the topics {:?} are not plain words", info.topics))?;
    super::board::catalogue::<G>()?;
    for option in info.options {
        let sound = plain(option.key) && option.key != "preset";
        ensure(sound && option.values.allows(option.default), || format!("{option:?}"))?;
    }
    for former in info.former {
        let option = info.options.iter().find(|option| option.key == former.key);
        let sound = option.is_some_and(|option| option.values.allows(former.default));
        ensure(sound && former.rules < info.rules_version, || format!("{former:?}"))?;
    }
    for preset in info.presets {
        let chosen = Setup::default().set("preset", preset.name).choose(info);
        chosen.map_err(|error| format!("preset {}: {error}", preset.name))?;
    }
    Ok(())
}

/// The position as text opens as the same state; a damaged one is refused or can be.
pub(super) fn position<G: Show>(run: &mut Run<'_, G>) -> Law {
    let text = run.state.position();
    let at = |position| Setup { position: Some(position), ..run.trace.record.setup.clone() };
    let opened = G::new(&at(text.clone()));
    ensure(opened.as_ref() == Ok(&run.state), || match &opened {
        Ok(other) => format!("this position\n{text}opened as\n{}", other.position()),
        Err(error) => format!("this position\n{text}was refused: {error}"),
    })?;
    for _ in 0..4 {
        let wrong = ruined(&text, &mut run.rng);
        let at = |position| Setup { position: Some(position), ..run.trace.record.setup.clone() };
        let Ok(state) = G::new(&at(wrong.clone())) else { continue };
        state.validate().map_err(|why| format!("this was accepted ({why}):\n{wrong}"))?;
    }
    Ok(())
}

/// The record survives as text, and plays to the same state; so does the scenario made of it.
pub(super) fn record<G: Show>(run: &mut Run<'_, G>) -> Law {
    let record = &run.trace.record;
    let read = Record::parse(&record.to_string()).map_err(|error| error.to_string())?;
    ensure(read == *record, || "the record changed when it was written and read".to_owned())?;
    let played: G = read.play(&mut ()).map_err(|error| error.to_string())?;
    ensure(played == run.state, || "the record plays to another state".to_owned())?;
    let mut text = Scenario::of_record("the same game again", record);
    text.push_str("expect\n");
    for line in run.state.position().lines().filter(|line| !line.trim().is_empty()) {
        let _ = writeln!(text, "  {line}");
    }
    let scenarios = Scenario::parse(&text).map_err(|error| error.to_string())?;
    let ran = scenarios.iter().try_for_each(Scenario::run::<G>);
    ran.map_err(|failed| format!("the scenario of the record fails: {failed:?}"))
}
