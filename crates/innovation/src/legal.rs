//! What may be done now, and why anything else may not.

use kernel::{Game, Mover, Moves, Rng, Seat, ToMove};

use crate::ask::Pick;
use crate::components::Phase;
use crate::event::Achievement;
use crate::moves::{Illegal, Move};
use crate::state::State;
use crate::turn::{enough_score, enough_top, score_for};

impl State {
    /// Adds all legal moves of a seat.
    #[inline]
    pub(crate) fn list_moves(&self, seat: Seat, out: &mut Moves<Move>) {
        if !self.to_move().includes(Mover::Seat(seat)) {
            return;
        }
        match self.table.phase {
            Phase::Place => {
                self.table.hand(seat).iter().for_each(|card| out.push(Move::Place(card)))
            }
            Phase::Turn => {
                out.push(Move::Draw);
                self.table.hand(seat).iter().for_each(|card| out.push(Move::Meld(card)));
                self.table.tops(seat).iter().for_each(|card| out.push(Move::Dogma(card)));
                self.achievable().for_each(|age| out.push(Move::Achieve(age)));
            }
            Phase::Dogma => {
                let ask = self.pending.ask.expect("an effect waits");
                ask.moves().for_each(|m| out.push(m));
            }
            Phase::Shuffle(_) | Phase::Over => {}
        }
    }

    /// A random move of a seat that is to move, each equally likely: found by counting, without a
    /// list.
    #[inline]
    pub(crate) fn random(&self, seat: Seat, rng: &mut Rng) -> Move {
        let mut below = |n: usize| rng.below(n as u64) as usize;
        let hand = self.table.hand(seat);
        match self.table.phase {
            Phase::Turn => {
                let held = hand.len();
                let activated = held + self.table.top_count(seat);
                match below(1 + activated + self.achievable().count()) {
                    0 => Move::Draw,
                    n if n <= held => Move::Meld(hand.nth(n - 1)),
                    n if n <= activated => Move::Dogma(self.table.tops(seat).nth(n - 1 - held)),
                    n => Move::Achieve(
                        self.achievable().nth(n - 1 - activated).expect("one of those counted"),
                    ),
                }
            }
            Phase::Dogma => {
                let ask = self.pending.ask.expect("an effect waits");
                ask.nth(below(ask.len()))
            }
            Phase::Place => Move::Place(hand.nth(below(hand.len()))),
            Phase::Shuffle(_) | Phase::Over => unreachable!("no seat is to move"),
        }
    }

    /// Whether somebody may make this move now, and if not, why.
    #[inline]
    pub(crate) fn check_move(&self, mover: Mover, m: Move) -> Result<(), Illegal> {
        match mover {
            Mover::Seat(seat) => self.check_seat(seat, m),
            Mover::Chance if self.table.phase == Phase::Over => Err(Illegal::GameOver),
            Mover::Chance if self.to_move() != ToMove::Chance => Err(Illegal::NotYourTurn),
            Mover::Chance => self.chance_rank(m).map(|_| ()).ok_or(Illegal::NotAnOutcome),
        }
    }

    /// Whether a seat may make this move now, and if not, why.
    fn check_seat(&self, seat: Seat, m: Move) -> Result<(), Illegal> {
        let t = &self.table;
        match (self.table.phase, m) {
            (Phase::Over, _) => Err(Illegal::GameOver),
            _ if !self.to_move().includes(Mover::Seat(seat)) => Err(Illegal::NotYourTurn),
            (Phase::Place, Move::Place(card)) => held(t.hand(seat).has(card)),
            (Phase::Turn, Move::Draw) => Ok(()),
            (Phase::Turn, Move::Meld(card)) => held(t.hand(seat).has(card)),
            (Phase::Turn, Move::Dogma(card)) if t.is_top(seat, card) => Ok(()),
            (Phase::Turn, Move::Dogma(_)) => Err(Illegal::NotTopCard),
            (Phase::Turn, Move::Achieve(age)) => self.may_achieve(age),
            (Phase::Dogma, Move::Pass) => self.check_answer(None),
            (Phase::Dogma, Move::Pick(pick)) => self.check_answer(Some(pick)),
            _ => Err(Illegal::WrongPhase),
        }
    }

    fn check_answer(&self, answer: Option<Pick>) -> Result<(), Illegal> {
        let Some(ask) = self.pending.ask else { return Err(Illegal::WrongPhase) };
        match answer {
            None if ask.may_pass => Ok(()),
            None => Err(Illegal::MustPick),
            Some(pick) if ask.picks.has(pick) => Ok(()),
            Some(_) => Err(Illegal::NotOffered),
        }
    }

    /// Whether the turn player may claim the achievement of an age, and if not, why.
    // R24.
    pub(crate) fn may_achieve(&self, age: u8) -> Result<(), Illegal> {
        let seat = self.table.turn;
        if !(1..=9).contains(&age) {
            return Err(Illegal::NoSuchAchievement);
        }
        if self.table.is_claimed(Achievement::Age(age)) {
            return Err(Illegal::AchievementTaken);
        }
        if !enough_score(&self.table, seat, age) {
            return Err(Illegal::InsufficientScore { needed: score_for(age) });
        }
        if !enough_top(&self.table, seat, age) {
            return Err(Illegal::InsufficientTopCard { needed: age });
        }
        Ok(())
    }

    /// The ages whose achievements the turn player may claim.
    pub(crate) fn achievable(&self) -> impl Iterator<Item = u8> + '_ {
        let by_score = (self.table.points(self.table.turn) / 5).min(9) as u8;
        let by_top = if by_score > 0 { self.table.highest_top(self.table.turn) } else { 0 };
        self.table.unclaimed_ages().take_while(move |&age| age <= by_score.min(by_top))
    }
}

fn held(is_held: bool) -> Result<(), Illegal> {
    if is_held { Ok(()) } else { Err(Illegal::CardNotInHand) }
}
