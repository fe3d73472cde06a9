//! What is known about playing Skirmish well.

mod glance;
mod sense;

use ::skirmish::State;
use search::{Bot, ByHand, Flat, Ismcts, Knowledge};

use crate::expert::Expert;
use crate::name::Name;
use sense::{BASE, Sense};

/// Who knows how to play Skirmish.
pub(crate) struct Player;

static SENSE: Sense = Sense { t: BASE };

fn tuned(n: u64) -> &'static Sense {
    let mut t = BASE;
    let text = std::env::var(format!("TUNE_{n}")).unwrap_or_default();
    for set in text.split_whitespace() {
        let (k, v) = set.split_once('=').unwrap();
        t[k.parse::<usize>().unwrap()] = v.parse().unwrap();
    }
    Box::leak(Box::new(Sense { t }))
}

impl Expert<State> for Player {
    fn knowledge(&self) -> &'static dyn Knowledge<State> {
        &SENSE
    }

    fn own_bot(&self, name: &Name) -> Option<Box<dyn Bot<State>>> {
        // x:SIMSnn
        let number = name.number?;
        if name.word == "hand" {
            return Some(Box::new(ByHand(tuned(number))));
        }
        let (simulations, knowledge) = (number / 100, tuned(number % 100));
        if name.word != "x" {
            return None;
        }
        Some(if knowledge.t[12] == 0.0 {
            Box::new(Ismcts {
                explore: knowledge.t[11],
                ..Ismcts::new(knowledge as &'static dyn Knowledge<State>, simulations)
            })
        } else {
            Box::new(Flat { knowledge: knowledge as &'static dyn Knowledge<State>, simulations })
        })
    }
}
