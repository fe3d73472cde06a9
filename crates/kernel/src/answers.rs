//! Effects that pause for an answer.
//!
//! The body of one effect for one seat is an ordinary function. It works on a copy of the position
//! and takes its answers from [`Answers`]. When the answer is not there yet, the question leaves
//! through `?`, the copy is dropped, and the state keeps three plain things: the position at the
//! start of the effect, a cursor that says which effect it is, and the answers so far. When the
//! answer comes it is added, and the effect runs again from its start; when it finishes, the copy
//! becomes the position. So a paused effect can be cloned, saved and undone like everything else,
//! and it reads like its text:
//!
//! ```
//! use kernel::Answers;
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
//! fn take(coins: &mut Coins, answers: &mut Answers<'_, HowMany, u32>) -> Result<(), HowMany> {
//!     let taken = answers.ask(HowMany { most: coins.heap.min(3) })?;
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
//! let mut copy = start.clone();
//! let Err(ask) = take(&mut copy, &mut Answers::new(&[])) else { panic!("it asks") };
//! assert_eq!(ask.most, 3);
//! // With the answer it finishes.
//! let mut copy = start.clone();
//! assert!(take(&mut copy, &mut Answers::new(&[1])).is_ok());
//! assert_eq!(copy, Coins { heap: 7, purse: 2 });
//! ```
//!
//! What keeps this honest: an effect sees no generator, clock or global, so it is a function of
//! position and answers, and builds with debug assertions run each one twice and compare; every
//! question goes through the one [`Answers`]; a chance outcome in mid-effect is an answer of
//! chance. A policy may give the answers that are missing ([`Answers::with_policy`]): then nothing
//! pauses and nothing is run again.

use std::fmt::Debug;

/// The recorded answers of an effect: the one way by which it asks. `K` is the question, `A` the
/// answer.
pub struct Answers<'a, K, A> {
    answers: &'a [A],
    next: usize,
    policy: Option<&'a mut dyn FnMut(&K) -> A>,
}

impl<K, A> Debug for Answers<'_, K, A> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Answers {{ answer {} of {} }}", self.next, self.answers.len())
    }
}

impl<'a, K, A: Copy> Answers<'a, K, A> {
    /// These answers and no others.
    pub fn new(answers: &'a [A]) -> Answers<'a, K, A> {
        Answers { answers, next: 0, policy: None }
    }

    /// These answers; a policy gives the rest.
    pub fn with_policy(answers: &'a [A], policy: &'a mut dyn FnMut(&K) -> A) -> Answers<'a, K, A> {
        Answers { answers, next: 0, policy: Some(policy) }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn two_picks(
        position: &mut Vec<u8>,
        answers: &mut Answers<'_, &'static str, u8>,
    ) -> Result<u8, &'static str> {
        position.push(answers.ask("first")?);
        position.push(answers.ask("second")?);
        Ok(position.iter().sum())
    }

    #[test]
    fn an_effect_pauses_at_each_missing_answer() {
        let run = |answers: &[u8]| two_picks(&mut vec![1], &mut Answers::new(answers));
        assert_eq!(run(&[]), Err("first"));
        assert_eq!(run(&[2]), Err("second"));
        assert_eq!(run(&[2, 3]), Ok(6));
    }

    #[test]
    fn a_policy_answers_where_nothing_was_recorded() {
        let mut policy = |question: &&str| question.len() as u8;
        let mut answers = Answers::with_policy(&[9], &mut policy);
        assert!(!answers.is_new());
        let mut position = Vec::new();
        assert_eq!(two_picks(&mut position, &mut answers), Ok(15));
        assert_eq!(position, [9, 6]);
        assert!(answers.is_new());
    }
}
