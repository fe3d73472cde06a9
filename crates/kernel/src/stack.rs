//! Effects that cause effects: a stack that lies in the state.
//!
//! Where effects trigger each other, each piece of work that waits is a plain value on a [`Stack`],
//! and [`resolve`] carries them out:
//!
//! 1. The top effect is taken off and carried out. If it needs an answer, it goes back on top and
//!    everything stops; the answer is recorded, and the same effect is carried out again with it.
//!    It asks through the same [`Answers`](crate::Answers) as every effect that pauses.
//! 2. *All* triggers of what happened are collected, in the order that the rules define, and go on
//!    the stack as one sequence: the first of them is carried out first.
//! 3. What the rules check after every effect is checked, and goes on top of those triggers.
//!
//! An **interrupt** ([`Stack::push`]) is carried out next, before everything that waited. A
//! **sequence** ([`Stack::push_all`]) is carried out in its order; whatever one part of it causes
//! is over before the next part begins.
//!
//! Nothing here can run forever. Each stack counts its steps and remembers the last of them. When
//! they are more than the budget, no more triggers are collected, what waits is carried out, and
//! the game is told which effects went round: [`Resolve::overrun`]. The game goes on from there.
//!
//! A worked example: dominoes that stand in a row. A falling domino triggers its neighbours, and
//! after every effect those that lean too far fall.
//!
//! ```
//! use kernel::{Found, Resolve, Overrun, Stack, Step};
//!
//! #[derive(Clone, Copy, PartialEq, Debug)]
//! enum Effect {
//!     /// Somebody pushes a domino by so much.
//!     Push(usize, u8),
//!     /// A domino falls.
//!     Fall(usize),
//! }
//!
//! /// What stands in places of the stack where nothing waits.
//! impl Default for Effect {
//!     fn default() -> Effect {
//!         Effect::Fall(0)
//!     }
//! }
//!
//! struct Row {
//!     lean: [u8; 5],
//!     fallen: [bool; 5],
//!     /// What just happened, for those who watch.
//!     just_fell: Option<usize>,
//!     told: Vec<String>,
//!     stack: Stack<Effect, 16>,
//! }
//!
//! impl Resolve<16> for Row {
//!     type Effect = Effect;
//!
//!     fn stack(&mut self) -> &mut Stack<Effect, 16> {
//!         &mut self.stack
//!     }
//!
//!     fn label(effect: &Effect) -> u16 {
//!         match effect {
//!             Effect::Push(n, _) => *n as u16,
//!             Effect::Fall(n) => 100 + *n as u16,
//!         }
//!     }
//!
//!     fn execute(&mut self, effect: Effect) -> Step {
//!         match effect {
//!             Effect::Push(n, by) => self.lean[n] += by,
//!             Effect::Fall(n) => {
//!                 self.fallen[n] = true;
//!                 self.just_fell = Some(n);
//!                 self.told.push(format!("{n} falls"));
//!             }
//!         }
//!         Step::Done
//!     }
//!
//!     /// A domino that falls pushes both neighbours, the left one first.
//!     fn triggers(&mut self, found: &mut Found<Effect>) {
//!         let Some(n) = self.just_fell.take() else { return };
//!         for neighbour in [n.wrapping_sub(1), n + 1] {
//!             if neighbour < 5 && !self.fallen[neighbour] {
//!                 found.add(Effect::Push(neighbour, 2));
//!             }
//!         }
//!     }
//!
//!     /// Who leans by two or more falls.
//!     fn check(&mut self) -> Option<Effect> {
//!         (0..5).find(|&n| !self.fallen[n] && self.lean[n] >= 2).map(Effect::Fall)
//!     }
//!
//!     fn overrun(&mut self, _: Overrun, cycle: &[u16]) {
//!         panic!("dominoes fall once, but {cycle:?} went round");
//!     }
//!
//!     fn forget(&mut self) {
//!         self.just_fell = None;
//!     }
//! }
//!
//! let mut row = Row {
//!     lean: [0; 5], fallen: [false; 5], just_fell: None, told: Vec::new(), stack: Stack::new(),
//! };
//! assert_eq!(kernel::begin(&mut row, Effect::Push(2, 2), 1000), Step::Done);
//! // What the left neighbour causes is over before the right one is pushed.
//! assert_eq!(row.told, ["2 falls", "1 falls", "0 falls", "3 falls", "4 falls"]);
//! ```

use std::fmt::Debug;

use arrayvec::ArrayVec;

/// So many of the last steps are remembered, so that a cycle can be told; but not the very first,
/// beyond which few moves go.
const REMEMBERED: usize = 32;
const FORGOTTEN: u16 = 4;
/// More triggers than one effect causes.
const MOST_FOUND: usize = 64;

/// Effects that wait, the next one on top; plain values, like everything in a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stack<E, const N: usize> {
    /// Those that wait, and behind them always the same, so that equal stacks are equal values.
    waiting: [E; N],
    len: u8,
    /// Steps since the stack was last empty.
    steps: u16,
    /// Whether it ran over: its budget, or its depth.
    overrun: Option<Overrun>,
    /// The labels of the last steps, in a ring.
    recent: [u16; REMEMBERED],
}

impl<E: Copy + Default, const N: usize> Default for Stack<E, N> {
    fn default() -> Self {
        Stack::new()
    }
}

/// Why a stack was stopped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Overrun {
    /// More steps than the budget.
    Steps,
    /// More effects wait than the stack holds.
    Depth,
}

/// How carrying out an effect, or a whole stack, ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// It is done.
    Done,
    /// It waits for an answer. It has changed nothing and lies on top of the stack again.
    Asks,
}

impl<E: Copy + Default, const N: usize> Stack<E, N> {
    /// An empty stack.
    pub fn new() -> Stack<E, N> {
        let waiting = [E::default(); N];
        Stack { waiting, len: 0, steps: 0, overrun: None, recent: [0; REMEMBERED] }
    }

    /// Puts an effect on top, into the last place too.
    fn put(&mut self, effect: E) {
        self.waiting[usize::from(self.len)] = effect;
        self.len += 1;
    }

    /// Takes the next effect off the stack, so that it is not carried out.
    #[inline]
    pub fn pop(&mut self) -> Option<E> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.waiting[usize::from(self.len)]))
    }

    /// Puts an effect on top: an interrupt, carried out next. One place is always kept for what
    /// the rules check; when all others are taken the stack runs over, and the effect is dropped.
    pub fn push(&mut self, effect: E) {
        if usize::from(self.len) + 1 < N {
            self.put(effect);
        } else {
            self.overrun = Some(Overrun::Depth);
        }
    }

    /// Puts effects on top so that they are carried out in this order.
    pub fn push_all(&mut self, effects: impl DoubleEndedIterator<Item = E>) {
        effects.rev().for_each(|effect| self.push(effect));
    }

    /// The effects that wait, the next one last.
    pub fn waiting(&self) -> &[E] {
        &self.waiting[..usize::from(self.len)]
    }

    /// Whether nothing waits.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Steps since the stack was last empty.
    pub fn steps(&self) -> u16 {
        self.steps
    }

    /// Whether it ran over, and why.
    pub fn overrun(&self) -> Option<Overrun> {
        self.overrun
    }

    /// The labels of the last steps, the latest last.
    pub fn recent(&self) -> ArrayVec<u16, REMEMBERED> {
        let steps = usize::from(self.steps.saturating_sub(FORGOTTEN));
        let known = steps.min(REMEMBERED);
        (steps - known..steps).map(|n| self.recent[n % REMEMBERED]).collect()
    }

    /// The stack of a position: these effects wait, the next one last, after so many steps, the
    /// latest of which had these labels. Nothing when too many wait, or when the labels are not
    /// as many as such a stack remembers.
    pub fn of(
        waiting: impl IntoIterator<Item = E>,
        steps: u16,
        recent: &[u16],
        overrun: Option<Overrun>,
    ) -> Option<Stack<E, N>> {
        let counted = usize::from(steps.saturating_sub(FORGOTTEN));
        let known = counted.min(REMEMBERED);
        if recent.len() != known {
            return None;
        }
        let mut stack = Stack { steps, overrun, ..Stack::new() };
        for effect in waiting {
            if usize::from(stack.len) == N {
                return None;
            }
            stack.put(effect);
        }
        for (n, &label) in (counted - known..).zip(recent) {
            stack.recent[n % REMEMBERED] = label;
        }
        Some(stack)
    }

    /// Forgets what was counted. A game does so when a move has been carried out.
    pub fn settle(&mut self) {
        if self.steps > FORGOTTEN || self.overrun.is_some() {
            self.overrun = None;
            self.recent = [0; REMEMBERED];
        }
        self.steps = 0;
    }

    #[inline]
    fn remember(&mut self, label: impl FnOnce() -> u16) {
        if self.steps >= FORGOTTEN {
            self.recent[usize::from(self.steps - FORGOTTEN) % REMEMBERED] = label();
        }
        self.steps = self.steps.saturating_add(1);
    }

    /// The labels that went round last: the shortest row of them that fills three quarters of what
    /// is remembered, or else all of that. Nothing is remembered of the first few steps.
    pub fn cycle(&self) -> ArrayVec<u16, REMEMBERED> {
        let last = self.recent();
        let known = last.len();
        let most = known * 3 / 4;
        let goes_round = |&period: &usize| {
            (period..most).all(|n| last[known - 1 - n] == last[known - 1 - n + period])
        };
        let period = (1..=most / 2).find(goes_round).unwrap_or(known);
        last[known - period..].iter().copied().collect()
    }
}

/// The triggers that were found, in the order in which they are to be carried out.
#[derive(Debug)]
pub struct Found<E>(ArrayVec<E, MOST_FOUND>);

impl<E> Found<E> {
    /// One more, after those that were found before.
    ///
    /// # Panics
    /// When one effect causes more triggers than any could.
    pub fn add(&mut self, effect: E) {
        self.0.push(effect);
    }
}

/// What carries out the effects of a stack.
pub trait Resolve<const N: usize> {
    /// One piece of work.
    type Effect: Copy + Default + Debug;

    /// The stack.
    fn stack(&mut self) -> &mut Stack<Self::Effect, N>;

    /// A number by which a step is told when a cycle must be named.
    fn label(effect: &Self::Effect) -> u16;

    /// Carries out one effect. It asks before it changes anything: when it says [`Step::Asks`],
    /// nothing has changed.
    fn execute(&mut self, effect: Self::Effect) -> Step;

    /// Everything that is triggered by what has happened since it was asked last, in order.
    fn triggers(&mut self, found: &mut Found<Self::Effect>);

    /// What the rules check after every effect: the effect that follows, if one does. It is
    /// carried out before the triggers that were just found.
    fn check(&mut self) -> Option<Self::Effect>;

    /// Takes note that the effects ran away, and of the labels that went round. From here on no
    /// triggers are collected until the stack is settled.
    fn overrun(&mut self, why: Overrun, cycle: &[u16]);

    /// Throws away what has happened, after the effects ran away.
    fn forget(&mut self);
}

/// Carries out effects until none waits or one asks, and at most `budget` steps with triggers.
pub fn resolve<const N: usize, R: Resolve<N>>(game: &mut R, budget: u16) -> Step {
    while let Some(effect) = game.stack().pop() {
        if carry_out(game, effect, budget) == Step::Asks {
            return Step::Asks;
        }
    }
    Step::Done
}

/// Carries out an effect at once, as if it had been pushed, and then all that wait.
#[inline(always)]
pub fn begin<const N: usize, R: Resolve<N>>(game: &mut R, effect: R::Effect, budget: u16) -> Step {
    if carry_out(game, effect, budget) == Step::Asks {
        return Step::Asks;
    }
    if game.stack().is_empty() { Step::Done } else { resolve(game, budget) }
}

/// One turn of the loop: an effect, its triggers, the check.
#[inline(always)]
fn carry_out<const N: usize, R: Resolve<N>>(game: &mut R, effect: R::Effect, budget: u16) -> Step {
    let was_running = game.stack().overrun.is_none();
    if game.execute(effect) == Step::Asks {
        game.stack().put(effect);
        return Step::Asks;
    }
    game.stack().remember(|| R::label(&effect));
    if was_running {
        let mut found = Found(ArrayVec::new());
        game.triggers(&mut found);
        if !found.0.is_empty() {
            let stack = game.stack();
            match stack.steps >= budget {
                true => stack.overrun = Some(Overrun::Steps),
                false => stack.push_all(found.0.iter().copied()),
            }
        }
        if let Some(why) = game.stack().overrun {
            let cycle = game.stack().cycle();
            game.overrun(why, &cycle);
        }
    } else {
        game.forget();
    }
    if let Some(effect) = game.check() {
        game.stack().put(effect);
    }
    Step::Done
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Effects are numbers. What each of them does, asks and triggers is given by tables.
    #[derive(Default)]
    struct Toy {
        stack: Stack<u16, 8>,
        done: Vec<u16>,
        just: Option<u16>,
        causes: Vec<(u16, Vec<u16>)>,
        checks: Vec<(u16, u16)>,
        asks: Option<u16>,
        overruns: Vec<(Overrun, Vec<u16>)>,
    }

    impl Resolve<8> for Toy {
        type Effect = u16;

        fn stack(&mut self) -> &mut Stack<u16, 8> {
            &mut self.stack
        }

        fn label(effect: &u16) -> u16 {
            *effect
        }

        fn execute(&mut self, effect: u16) -> Step {
            if self.asks.take_if(|asks| *asks == effect).is_some() {
                return Step::Asks;
            }
            self.done.push(effect);
            self.just = Some(effect);
            Step::Done
        }

        fn triggers(&mut self, found: &mut Found<u16>) {
            let caused = self.causes.iter().filter(|(cause, _)| Some(*cause) == self.just);
            caused.flat_map(|(_, caused)| caused).for_each(|&effect| found.add(effect));
        }

        fn check(&mut self) -> Option<u16> {
            let just = self.just.take();
            self.checks.iter().find(|(cause, _)| Some(*cause) == just).map(|(_, check)| *check)
        }

        fn overrun(&mut self, why: Overrun, cycle: &[u16]) {
            self.overruns.push((why, cycle.to_vec()));
        }

        fn forget(&mut self) {}
    }

    #[test]
    fn all_triggers_go_in_order_and_checks_go_before_them() {
        let mut toy = Toy {
            causes: vec![(1, vec![10, 11]), (10, vec![20]), (30, vec![31])],
            checks: vec![(1, 30)],
            ..Toy::default()
        };
        toy.stack.push_all([1, 2].into_iter());
        assert_eq!(resolve(&mut toy, 100), Step::Done);
        assert_eq!(toy.done, [1, 30, 31, 10, 20, 11, 2]);
        assert!(toy.stack.is_empty() && toy.overruns.is_empty());
    }

    #[test]
    fn an_effect_that_asks_waits_on_top() {
        let mut toy = Toy { causes: vec![(1, vec![10])], asks: Some(10), ..Toy::default() };
        toy.stack.push_all([1, 2].into_iter());
        assert_eq!(resolve(&mut toy, 100), Step::Asks);
        assert_eq!((toy.stack.waiting(), &toy.done[..]), (&[2, 10][..], &[1][..]));
        assert_eq!(resolve(&mut toy, 100), Step::Done);
        assert_eq!(toy.done, [1, 10, 2]);
    }

    #[test]
    fn an_endless_loop_is_stopped_and_named_and_the_rest_is_carried_out() {
        let causes = vec![(1, vec![10]), (10, vec![11]), (11, vec![12]), (12, vec![10])];
        let mut toy = Toy { causes, ..Toy::default() };
        toy.stack.push_all([1, 2].into_iter());
        assert_eq!(resolve(&mut toy, 50), Step::Done);
        assert_eq!(toy.done.len(), 51);
        assert_eq!(toy.done.last(), Some(&2));
        let (why, mut cycle) = toy.overruns.pop().expect("it ran away");
        cycle.sort_unstable();
        assert_eq!((why, &cycle[..], toy.overruns.len()), (Overrun::Steps, &[10, 11, 12][..], 0));
        toy.stack.settle();
        assert_eq!(toy.stack, Stack::new());
    }

    #[test]
    fn a_stack_that_grows_for_ever_is_stopped_too() {
        let mut toy = Toy { causes: vec![(1, vec![1, 2])], ..Toy::default() };
        toy.stack.push(1);
        assert_eq!(resolve(&mut toy, 1000), Step::Done);
        assert_eq!(toy.overruns, [(Overrun::Depth, vec![1])]);
        assert!(toy.stack.is_empty());
    }

    #[test]
    fn a_stack_is_rebuilt_from_what_it_tells() {
        for steps in [0, 1, 4, 5, 35, 36, 37, 100] {
            let mut stack = Stack::<u16, 8> { overrun: Some(Overrun::Depth), ..Stack::new() };
            (0..steps).for_each(|label| stack.remember(|| 1000 + label));
            stack.push_all([1, 2].into_iter());
            let (waiting, recent) = (stack.waiting().iter().copied(), stack.recent());
            let again = |recent| Stack::of(waiting, stack.steps(), recent, stack.overrun());
            assert_eq!(again(&recent), Some(stack));
            assert_eq!(Stack::<u16, 8>::of([], steps, &[7; 40], None), None);
            assert_eq!(Stack::<u16, 1>::of([1, 2], steps, &recent, None), None);
        }
    }

    #[test]
    fn without_a_repetition_all_that_is_remembered_is_told() {
        let mut stack = Stack::<u16, 8>::new();
        (0..9).for_each(|label| stack.remember(|| label));
        assert_eq!(stack.cycle()[..], [4, 5, 6, 7, 8]);
        (0..6).for_each(|n| stack.remember(|| n % 2));
        assert_eq!(stack.cycle().len(), 11, "most of it does not go round yet");
        (0..100).for_each(|n| stack.remember(|| n % 2));
        assert_eq!(stack.cycle()[..], [0, 1]);
    }
}
