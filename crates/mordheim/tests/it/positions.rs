//! Positions as text: every state comes back from its own, and no text does harm.

use kernel::conform::mangled;
use kernel::{Game, Rng, Setup, random_walk};
use mordheim::State;

fn with(options: &str) -> Setup {
    options.split_whitespace().fold(Setup::default(), |setup, option| {
        let (key, value) = option.split_once('=').expect("key=value");
        setup.set(key, value)
    })
}

fn setups() -> Vec<Setup> {
    [
        "space=table",
        "space=table disputes=off roster0=the-pale-court roster1=vigil-of-the-rock preset=full",
        "space=table scenario=surprise_attack roster0=circle-of-the-pit disputes=off heights=off",
        "space=table scenario=breakthrough roster1=pyre-and-hammer",
        "roster0=the-gilded-tide roster1=circle-of-the-pit map=market preset=full",
        "scenario=wyrdstone_hunt map=ruins roster0=the-pale-court",
        "scenario=hidden_treasure map=market roster1=sons-of-the-wolf-rock",
        "scenario=street_fight map=street roster0=pyre-and-hammer measure=off",
        "scenario=roll map=canal roster0=vigil-of-the-rock turns=6",
    ]
    .map(with)
    .to_vec()
}

fn at(setup: &Setup, position: String) -> Setup {
    Setup { position: Some(position), ..setup.clone() }
}

#[test]
fn every_state_comes_back_from_its_position() {
    let (mut asked, mut melees) = (0, 0);
    for (n, setup) in (0..).zip(setups()) {
        for seed in 0..2 {
            let state = State::new(&setup).expect("a sound setup");
            let mut step = 0_u32;
            random_walk(state, 1000 * n + seed, 4000, |state, _| {
                step += 1;
                if !step.is_multiple_of(4) {
                    return;
                }
                let text = state.position();
                let again = State::new(&at(&setup, text.clone()));
                let why = || again.as_ref().err().map(ToString::to_string);
                if again.as_ref() != Ok(state) {
                    let other = again.as_ref().map(State::position).unwrap_or_default();
                    panic!("{:?}\n{text}\n{other}", why());
                }
                asked += u32::from(text.contains("\nwaiting: "));
                melees += u32::from(text.contains("\"melee\":"));
            });
        }
    }
    assert!(asked > 500 && melees > 100, "{asked} while something waits, {melees} in a melee");
}

#[test]
fn no_text_does_harm() {
    let mut dice = Rng::new(7);
    let (mut accepted, mut refused) = (0, 0);
    let mut last = String::new();
    for (n, setup) in (0..).zip(setups()) {
        for seed in 0..2 {
            let state = State::new(&setup).expect("a sound setup");
            let mut step = 0_u32;
            random_walk(state, 5000 * n + seed, 3000, |state, _| {
                step += 1;
                if !step.is_multiple_of(11) {
                    return;
                }
                let text = state.position();
                for _ in 0..2 {
                    let wrong = mangled(&text, &last, &mut dice);
                    let Ok(state) = State::new(&at(&setup, wrong.clone())) else {
                        refused += 1;
                        continue;
                    };
                    accepted += 1;
                    assert_eq!(state.validate(), Ok(()), "{wrong}");
                    random_walk(state, seed, 12, |state, _| {
                        assert_eq!(state.validate(), Ok(()), "{wrong}");
                        let text = state.position();
                        let again = State::new(&at(&setup, text.clone()));
                        let why = || again.as_ref().err().map(ToString::to_string);
                        assert!(again.as_ref() == Ok(state), "{wrong}\n{:?}\n{text}", why());
                    });
                }
                last = text;
            });
        }
    }
    assert!(accepted > 60 && refused > 300, "{accepted} accepted, {refused} refused");
}
