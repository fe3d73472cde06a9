//! Effects that pause for an answer.
//!
//! The body of one effect for one seat is an ordinary function. It works on a copy of the position
//! and asks through a [`Door`]. When the answer is not there yet, the question leaves through `?`,
//! the copy is dropped, and the state keeps three plain things: the position at the start of the
//! effect, a cursor that says which effect it is, and the answers so far. When the answer comes it
//! is added, and the effect runs again from its start; when it finishes, the copy becomes the
//! position. So a paused effect can be cloned, saved and undone like everything else, and it reads
//! like its text:
//!
//! ```
//! use kernel::{Door, Stopped};
//!
//! /// A heap and a purse. "You may take one to three coins off the heap. Having done so, take one
//! /// more if the heap is even."
//! #[derive(Clone, PartialEq, Debug)]
//! struct Coins {
//!     heap: u32,
//!     purse: u32,
//! }
//!
//! /// "How many? At most `most`; 0 is to pass."
//! struct HowMany {
//!     most: u32,
//! }
//!
//! fn take(coins: &mut Coins, door: &mut Door<'_, HowMany, u32>) -> Result<(), HowMany> {
//!     let taken = door.ask(HowMany { most: coins.heap.min(3) })?;
//!     coins.heap -= taken;
//!     coins.purse += taken;
//!     if taken > 0 && coins.heap > 0 && coins.heap % 2 == 0 {
//!         coins.heap -= 1;
//!         coins.purse += 1;
//!     }
//!     Ok(())
//! }
//!
//! let start = Coins { heap: 9, purse: 0 };
//! // Without an answer the effect pauses, and the position is untouched.
//! let Stopped::Asks(ask) = kernel::run(&start, &[], take) else { panic!("it asks") };
//! assert_eq!(ask.most, 3);
//! // With the answer it finishes.
//! let Stopped::Done(coins, ()) = kernel::run(&start, &[1], take) else { panic!("it is done") };
//! assert_eq!(coins, Coins { heap: 7, purse: 2 });
//! ```
//!
//! What keeps this honest: an effect sees no generator, clock or global, so it is a function of
//! position and answers, and builds with debug assertions run each one twice and compare; every
//! question goes through the one door; a chance outcome in mid-effect is an answer of chance. A
//! policy may stand behind the door ([`Door::with_policy`]): then nothing pauses and nothing is
//! run again.

use std::fmt::Debug;

/// The one door through which an effect asks. `K` is the question, `A` the answer.
pub struct Door<'a, K, A> {
    answers: &'a [A],
    next: usize,
    policy: Option<&'a mut dyn FnMut(&K) -> A>,
}

impl<K, A> Debug for Door<'_, K, A> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Door {{ answer {} of {} }}", self.next, self.answers.len())
    }
}

impl<'a, K, A: Copy> Door<'a, K, A> {
    /// A door behind which only these answers are.
    pub fn new(answers: &'a [A]) -> Door<'a, K, A> {
        Door { answers, next: 0, policy: None }
    }

    /// A door behind which a policy answers whatever was not answered before.
    pub fn with_policy(answers: &'a [A], policy: &'a mut dyn FnMut(&K) -> A) -> Door<'a, K, A> {
        Door { answers, next: 0, policy: Some(policy) }
    }

    /// The answer to a question: the next recorded one, or the policy's; otherwise the question
    /// itself comes back, to be handed on with `?`.
    pub fn ask(&mut self, question: K) -> Result<A, K> {
        if let Some(&answer) = self.answers.get(self.next) {
            self.next += 1;
            return Ok(answer);
        }
        match &mut self.policy {
            Some(policy) => Ok(policy(&question)),
            None => Err(question),
        }
    }

    /// Whether the next question has no recorded answer: from here on everything is new.
    pub fn is_new(&self) -> bool {
        self.next >= self.answers.len()
    }
}

/// How a run of an effect stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stopped<P, K, F> {
    /// It needs an answer; the position is as it was.
    Asks(K),
    /// It is done; this is the position now, and how the effect ended.
    Done(P, F),
}

/// Runs an effect on a copy of the position, with the answers so far.
pub fn run<P: Clone, K, A: Copy, F>(
    start: &P,
    answers: &[A],
    effect: impl Fn(&mut P, &mut Door<'_, K, A>) -> Result<F, K>,
) -> Stopped<P, K, F> {
    let mut position = start.clone();
    match effect(&mut position, &mut Door::new(answers)) {
        Ok(flow) => Stopped::Done(position, flow),
        Err(question) => Stopped::Asks(question),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two_picks(
        position: &mut Vec<u8>,
        door: &mut Door<'_, &'static str, u8>,
    ) -> Result<u8, &'static str> {
        position.push(door.ask("first")?);
        position.push(door.ask("second")?);
        Ok(position.iter().sum())
    }

    #[test]
    fn an_effect_pauses_at_each_missing_answer_and_changes_nothing() {
        let start = vec![1];
        assert_eq!(run(&start, &[], two_picks), Stopped::Asks("first"));
        assert_eq!(run(&start, &[2], two_picks), Stopped::Asks("second"));
        assert_eq!(run(&start, &[2, 3], two_picks), Stopped::Done(vec![1, 2, 3], 6));
        assert_eq!(start, [1]);
    }

    #[test]
    fn a_policy_answers_where_nothing_was_recorded() {
        let mut policy = |question: &&str| question.len() as u8;
        let mut door = Door::with_policy(&[9], &mut policy);
        assert!(!door.is_new());
        let mut position = Vec::new();
        assert_eq!(two_picks(&mut position, &mut door), Ok(15));
        assert_eq!(position, [9, 6]);
        assert!(door.is_new());
    }
}
