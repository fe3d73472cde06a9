//! Simulations: a policy answers at once, and nothing pauses but for chance.

use arrayvec::ArrayVec;
use kernel::{Answers, EventSink, Mover, Policy, Seat};

use crate::ask::{Ask, Pick};
use crate::dogma::run_effect;
use crate::effect::{Answer, Run, Stop, Work};
use crate::event::{Action, Event};
use crate::moves::Move;
use crate::state::{MOST_ANSWERS, State};

/// More moves than any ask has: a pass, and one for each bit of its picks.
const MOST_MOVES: usize = 129;

impl State {
    /// Makes a legal move, and goes on with whatever the seats are asked, the policy answering.
    /// Gives the number of moves made.
    ///
    /// What comes out, and what the policy sees on the way, is as if every answer had been a move
    /// of its own; only how many events were told is not kept up to date for the policy.
    pub(crate) fn play_inline(
        &mut self,
        mover: Mover,
        m: Move,
        policy: &mut impl Policy<State>,
    ) -> u32 {
        let sink = &mut EventSink::none();
        match m {
            Move::Dogma(card) => {
                let (seat, action) = (self.table.turn, Action::Dogma(card));
                self.emit(Event::ActionTaken { seat, action }, sink);
                self.count_icons(card, sink);
            }
            Move::Pass => self.take_answer(None, sink),
            Move::Pick(pick) => self.take_answer(Some(pick), sink),
            _ => {
                kernel::Game::play(self, mover, m, &mut ());
                return 1;
            }
        }
        let mut made = 1;
        self.carry_out_all(sink, |state, seat, _| state.carry_out_inline(seat, policy, &mut made));
        made
    }

    /// Carries out the next effect, the policy answering. Gives nothing where chance is asked.
    fn carry_out_inline(
        &mut self,
        seat: Seat,
        policy: &mut impl Policy<State>,
        made: &mut u32,
    ) -> Option<Run> {
        let frame = *self.pending.frames.last().expect("an effect is about to run");
        let (memory, mut work) = (self.pending.memory, self.table);
        let given: ArrayVec<Answer, MOST_ANSWERS> = self.pending.answers.clone();
        let mut answer = |ask: &Ask| self.answer_inline(*ask, policy, made);
        let answers = Answers::with_policy(&given, &mut answer);
        let sink = &mut EventSink::none();
        let ran = run_effect(&frame, seat, memory, Work::on(&mut work), answers, 0, sink);
        if ran.run == Err(Stop::Misfit) {
            self.pending.told = ran.told;
            return None;
        }
        if cfg!(debug_assertions) {
            let same = self.run_twice(seat, self.table) == (ran, work);
            assert!(same, "an effect depends on its position and answers alone");
        }
        self.table = work;
        self.pending.memory = ran.memory;
        self.pending.ask = None;
        Some(ran.run)
    }

    /// What the policy answers. Chance is not asked here: its question stays open, and a pass,
    /// which is never an answer of chance, stops the effect.
    fn answer_inline(
        &mut self,
        ask: Ask,
        policy: &mut impl Policy<State>,
        made: &mut u32,
    ) -> Option<Pick> {
        self.pending.ask = Some(ask);
        if ask.who == Mover::Chance {
            return None;
        }
        let moves: ArrayVec<Move, MOST_MOVES> = ask.moves().collect();
        let m = moves[policy.pick(self, ask.who, &moves)];
        let answer = if let Move::Pick(pick) = m { Some(pick) } else { None };
        self.pending.answers.push(answer);
        *made += 1;
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Game, Luck, Rng, Setup};

    /// The same with pauses: one `play` for each answer.
    fn play_paused(state: &mut State, mover: Mover, m: Move, policy: &mut Rng) -> u32 {
        state.play(mover, m, &mut ());
        let mut made = 1;
        while let Some(Ask { who: Mover::Seat(seat), .. }) = state.pending.ask {
            let moves = state.legal(seat);
            let m = moves[Policy::<State>::pick(policy, state, Mover::Seat(seat), &moves)];
            state.play(Mover::Seat(seat), m, &mut ());
            made += 1;
        }
        made
    }

    /// Plays one random game both ways at once, and gives the number of moves, and of pauses for
    /// chance in the middle of an effect.
    fn compare(setup: &Setup, seed: u64) -> (u32, u32) {
        let mut paused = State::new(setup).expect("a sound setup");
        let mut inline = paused.clone();
        let (mut luck, mut dice) = (Luck::new(seed), [Rng::new(seed), Rng::new(seed)]);
        let (mut moves, mut blind) = (0, 0);
        while let Some(mover) = paused.to_move().first() {
            let m = match mover {
                Mover::Chance => paused.roll(luck),
                Mover::Seat(seat) => *dice[0].clone().pick(&paused.legal(seat)).expect("a move"),
            };
            dice.iter_mut().for_each(|dice| _ = dice.next());
            luck = luck.next();
            let made = play_paused(&mut paused, mover, m, &mut dice[0]);
            assert_eq!(inline.play_on(mover, m, &mut dice[1]), made);
            assert_eq!(inline, paused, "after {m:?}");
            assert_eq!(dice[0].next(), dice[1].next(), "the policy was asked as often");
            moves += made;
            blind += u32::from(paused.pending.ask.is_some());
        }
        (moves, blind)
    }

    #[test]
    fn a_policy_behind_the_door_plays_as_with_pauses() {
        let table = |seats| Setup { seats: Some(seats), ..Setup::default() };
        let setups = [table(2), table(3), table(4), table(4).set("teams", "on")];
        let (mut moves, mut blind) = (0, 0);
        for (n, setup) in setups.iter().enumerate() {
            for seed in 0..60 {
                let (more, blinder) = compare(setup, seed + 100 * n as u64);
                (moves, blind) = (moves + more, blind + blinder);
            }
        }
        assert!(moves > 10_000 && blind > 10, "{moves} moves, {blind} of chance in mid-effect");
    }
}
