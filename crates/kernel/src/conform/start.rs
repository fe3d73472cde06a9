//! Positions that no game need ever reach: the text of one that was reached, damaged.

use super::Trace;
use super::words::damaged;
use crate::chance::{Luck, Rng, mix64};
use crate::moves::Moves;
use crate::seat::{Mover, ToMove};
use crate::setup::Setup;
use crate::show::Show;

/// So often a text is damaged in the hope that the game opens what comes of it.
const TRIES: usize = 48;

/// Lets the game of a trace start from a damaged position; from the one that was reached where
/// the game opens no damaged one.
pub(super) fn damage<G: Show>(trace: &mut Trace) -> Result<(), String> {
    let seed = trace.seed;
    let mut rng = Rng::new(mix64(seed ^ 0x6461_6d61_6765));
    trace.property = "play";
    let reached = somewhere::<G>(&trace.record.setup, seed, &mut rng)?;
    trace.property = "position";
    let setup = trace.record.setup.clone();
    let state = (0..TRIES).find_map(|_| wrong(&reached, &setup, &mut rng, trace));
    let text = state.unwrap_or(reached).position();
    trace.record.setup = Setup { position: Some(text), ..setup };
    Ok(())
}

/// A state that opens from a damaged position. What was tried is in the trace, for a panic to
/// carry.
fn wrong<G: Show>(reached: &G, setup: &Setup, rng: &mut Rng, trace: &mut Trace) -> Option<G> {
    let mut text = reached.position();
    for _ in 0..=rng.below(3) {
        text = ruined(&text, rng);
    }
    trace.record.setup = Setup { position: Some(text), ..setup.clone() };
    G::new(&trace.record.setup).ok().filter(|state| state != reached)
}

/// A position of a random game, each of them equally likely.
fn somewhere<G: Show>(setup: &Setup, seed: u64, rng: &mut Rng) -> Result<G, String> {
    let mut kept = None;
    let mut seen = 0;
    walk(setup, seed, |state: &G| {
        seen += 1;
        if rng.below(seen) == 0 {
            kept = Some(state.clone());
        }
    })?;
    kept.ok_or_else(|| "there is no position".to_owned())
}

/// Plays the random game of a seed without checking anything, and shows every position of it that
/// is not its end.
fn walk<G: Show>(setup: &Setup, seed: u64, mut show: impl FnMut(&G)) -> Result<(), String> {
    let mut state = G::new(setup).map_err(|error| error.to_string())?;
    let (mut luck, mut policy) = (Luck::new(seed), Rng::new(mix64(seed ^ 0x0077_616c_6b65_7273)));
    let mut list = Moves::new();
    for _ in 0..G::INFO.max_moves {
        let (mover, m) = match state.to_move() {
            ToMove::Over => break,
            ToMove::Chance => (Mover::Chance, state.roll(luck)),
            ToMove::Seats(seats) => {
                let seats: Vec<_> = seats.iter().collect();
                let Some(&seat) = policy.pick(&seats) else { break };
                list.clear();
                state.moves(seat, &mut list);
                let Some(&m) = policy.pick(&list) else { break };
                (Mover::Seat(seat), m)
            }
        };
        show(&state);
        luck = if mover == Mover::Chance { luck.next() } else { luck };
        state.play(mover, m, &mut ());
    }
    Ok(())
}

/// Shows every position of the random game of a seed, and for each of them one that opens from its
/// damaged text, if one does.
///
/// # Errors
/// When the game cannot be opened.
pub fn positions<G: Show>(
    setup: &Setup,
    seed: u64,
    mut show: impl FnMut(&G),
) -> Result<(), String> {
    let mut rng = Rng::new(mix64(seed ^ 0x6461_6d61_6765));
    walk(setup, seed, |state: &G| {
        show(state);
        let text = ruined(&state.position(), &mut rng);
        if let Ok(state) = G::new(&Setup { position: Some(text), ..setup.clone() }) {
            show(&state);
        }
    })
}

/// A position with a line lost or doubled, a part of a line lost or moved to another, a word put in
/// place of another, or a character damaged.
pub(super) fn ruined(text: &str, rng: &mut Rng) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    if lines.is_empty() {
        return damaged(text, rng);
    }
    let at = rng.below(lines.len() as u64) as usize;
    match rng.below(8) {
        0 => drop(lines.remove(at)),
        1 => lines.push(lines[at]),
        2 => return moved(&lines, at, rng),
        3..5 => return misplaced(text, rng),
        _ => return damaged(text, rng),
    }
    lines.join("\n") + "\n"
}

/// The lines with a part of one of them, between commas, lost or added to another.
fn moved(lines: &[&str], from: usize, rng: &mut Rng) -> String {
    let parts: Vec<&str> = lines[from].split(", ").collect();
    let part = rng.below(parts.len() as u64) as usize;
    let to = rng.below(2 * lines.len() as u64) as usize;
    let line = |(n, line): (usize, &&str)| {
        let kept = parts.iter().enumerate().filter(|(n, _)| *n != part).map(|(_, text)| *text);
        let line = if n == from { kept.collect::<Vec<_>>().join(", ") } else { (*line).to_owned() };
        if n == to { format!("{line}, {}\n", parts[part]) } else { line + "\n" }
    };
    lines.iter().enumerate().map(line).collect()
}

/// The text with one of its words or numbers in place of another.
fn misplaced(text: &str, rng: &mut Rng) -> String {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let words: Vec<&str> = text.split(|c| !is_word(c)).filter(|word| !word.is_empty()).collect();
    let (Some(from), Some(to)) = (rng.pick(&words), rng.pick(&words)) else {
        return damaged(text, rng);
    };
    let at = from.as_ptr() as usize - text.as_ptr() as usize;
    [&text[..at], to, &text[at + from.len()..]].concat()
}

/// A position with a few lines or characters lost, doubled, moved, replaced, or taken from another
/// position.
pub fn mangled(text: &str, other: &str, rng: &mut Rng) -> String {
    let mut text = text.to_owned();
    for _ in 0..=rng.below(3) {
        let mut lines: Vec<&str> = text.lines().collect();
        let mut pick = |n: usize| rng.below(n.max(1) as u64) as usize;
        let (one, two) = (pick(lines.len()), pick(lines.len()));
        match pick(7) {
            0 if !lines.is_empty() => drop(lines.remove(one)),
            1 if !lines.is_empty() => lines.push(lines[one]),
            2 if !lines.is_empty() => lines.swap(one, two),
            3 => lines.extend(other.lines().nth(two)),
            _ => {
                text = scratched(&text, &mut pick);
                continue;
            }
        }
        text = lines.join("\n");
    }
    text
}

/// The text with one character lost, replaced or put in.
fn scratched(text: &str, pick: &mut impl FnMut(usize) -> usize) -> String {
    const SIGNS: &str = "0123456789-+,:. ABTPx\nü";
    let mut chars: Vec<char> = text.chars().collect();
    let signs: Vec<char> = SIGNS.chars().collect();
    let (place, sign) = (pick(chars.len()), signs[pick(signs.len())]);
    match pick(3) {
        0 if !chars.is_empty() => drop(chars.remove(place)),
        1 if !chars.is_empty() => chars[place] = sign,
        _ => chars.insert(place, sign),
    }
    chars.into_iter().collect()
}
