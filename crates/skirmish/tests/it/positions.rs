//! Positions as text: every state comes back from its own, and no text does harm.

use kernel::words::LANGUAGES;
use kernel::{Game, Luck, Mover, Rng, Setup, ToMove, Words};
use skirmish::State;

use crate::words::words;

fn setups() -> Vec<Setup> {
    let mut all = Vec::new();
    for preset in ["wild", "classic", "machines"] {
        for auto_pass in ["on", "off"] {
            all.push(Setup::default().set("preset", preset).set("auto_pass", auto_pass));
        }
    }
    all.push(Setup::default().set("starter", "1").set("leader0", "tactical").set("stall", "5"));
    all.push(Setup::default().set("deck1", "outlaws").set("max_actions", "12"));
    all.push(Setup::default().set("deck0", "fortress").set("leader1", "value"));
    all
}

fn at(setup: &Setup, position: String) -> Setup {
    Setup { position: Some(position), ..setup.clone() }
}

/// Plays up to `most` moves at random and hands every state to `look`.
fn play(mut state: State, seed: u64, most: u32, mut look: impl FnMut(&State)) {
    let (mut luck, mut dice) = (Luck::new(seed), Rng::new(seed));
    for _ in 0..most {
        look(&state);
        let (mover, m) = match state.to_move() {
            ToMove::Over => return,
            ToMove::Chance => (Mover::Chance, state.roll(luck)),
            ToMove::Seats(seats) => {
                let seat = seats.lowest().expect("somebody moves");
                (Mover::Seat(seat), *dice.pick(&state.legal(seat)).expect("a move"))
            }
        };
        luck = if mover == Mover::Chance { luck.next() } else { luck };
        state.try_play(mover, m, &mut ()).expect("a listed move");
    }
}

#[test]
fn every_state_comes_back_from_its_position() {
    let (mut asked, mut deep) = (0, 0);
    for (n, setup) in (0..).zip(setups()) {
        for seed in 0..25 {
            let state = State::new(&setup).expect("a sound setup");
            play(state, 1000 * n + seed, 2000, |state| {
                let text = state.position();
                let again = State::new(&at(&setup, text.clone()));
                let why = || again.as_ref().err().map(ToString::to_string);
                assert!(again.as_ref() == Ok(state), "{:?}\n{text}", why());
                let waits = text.lines().filter(|line| line.starts_with("waits: ")).count();
                asked += u32::from(waits > 0);
                deep += u32::from(waits > 1);
            });
        }
    }
    assert!(asked > 500 && deep > 50, "{asked} positions in the middle of an effect, {deep} deep");
}

/// The text with a few lines or characters lost, doubled, moved or replaced.
fn ruined(text: &str, other: &str, dice: &mut Rng) -> String {
    let mut text = text.to_owned();
    for _ in 0..=dice.below(3) {
        let mut lines: Vec<&str> = text.lines().collect();
        let mut pick = |n: usize| dice.below(n.max(1) as u64) as usize;
        let (one, two) = (pick(lines.len()), pick(lines.len()));
        match pick(7) {
            0 if !lines.is_empty() => drop(lines.remove(one)),
            1 if !lines.is_empty() => lines.push(lines[one]),
            2 if !lines.is_empty() => lines.swap(one, two),
            3 => lines.push(other.lines().nth(two).unwrap_or("waits: leader")),
            _ => {
                text = scratched(&text, &mut pick);
                continue;
            }
        }
        text = lines.join("\n");
    }
    text
}

fn scratched(text: &str, pick: &mut impl FnMut(usize) -> usize) -> String {
    const SIGNS: &str = "0123456789-+,:. TPx\nü";
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

#[test]
fn no_text_does_harm() {
    let mut dice = Rng::new(7);
    let (mut accepted, mut refused) = (0, 0);
    let mut last = String::new();
    let languages: Vec<Words> = LANGUAGES.iter().map(|language| words(language)).collect();
    for (n, setup) in (0..).zip(setups()) {
        for seed in 0..8 {
            let state = State::new(&setup).expect("a sound setup");
            play(state, 5000 * n + seed, 2000, |state| {
                let text = state.position();
                for _ in 0..2 {
                    let wrong = ruined(&text, &last, &mut dice);
                    let state = match State::new(&at(&setup, wrong.clone())) {
                        Ok(state) => state,
                        Err(why) => {
                            // Words and arguments fit together in every language.
                            let told = languages.iter().map(|words| words.error(&why));
                            assert!(told.into_iter().all(|text| text.ends_with('.')), "{why}");
                            refused += 1;
                            continue;
                        }
                    };
                    accepted += 1;
                    assert_eq!(state.validate(), Ok(()), "{wrong}");
                    play(state, seed, 25, |state| {
                        assert_eq!(state.validate(), Ok(()), "{wrong}");
                        let again = State::new(&at(&setup, state.position()));
                        let why = || again.as_ref().err().map(ToString::to_string);
                        let text = state.position();
                        assert!(again.as_ref() == Ok(state), "{wrong}\n{:?}\n{text}", why());
                    });
                }
                last = text;
            });
        }
    }
    assert!(accepted > 800 && refused > 800, "{accepted} accepted, {refused} refused");
}
