//! Positions as text: every state comes back from its own, and no text does harm.

use kernel::conform::mangled;
use kernel::words::LANGUAGES;
use kernel::{Game, Rng, Setup, Words, random_walk};
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

#[test]
fn every_state_comes_back_from_its_position() {
    let (mut asked, mut deep) = (0, 0);
    for (n, setup) in (0..).zip(setups()) {
        for seed in 0..25 {
            let state = State::new(&setup).expect("a sound setup");
            random_walk(state, 1000 * n + seed, 2000, |state, _| {
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

#[test]
fn no_text_does_harm() {
    let mut dice = Rng::new(7);
    let (mut accepted, mut refused) = (0, 0);
    let mut last = String::new();
    let languages: Vec<Words> = LANGUAGES.iter().map(|language| words(language)).collect();
    for (n, setup) in (0..).zip(setups()) {
        for seed in 0..8 {
            let state = State::new(&setup).expect("a sound setup");
            random_walk(state, 5000 * n + seed, 2000, |state, _| {
                let text = state.position();
                for _ in 0..2 {
                    let wrong = mangled(&text, &last, &mut dice);
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
                    random_walk(state, seed, 25, |state, _| {
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
