//! Hands that are won whatever the other three hold and play.

use ::texas42::{Declaration, Move, State, Tile, Tiles, team};
use kernel::Seat;

use super::solver::{Position, sure_winners};

/// With so many tiles in the hand every way to go on is looked at.
const LATE: u32 = 4;
/// After so many positions a win does not count as certain.
const MOST: u32 = 20_000;

/// Whether the seat to play wins the hand by this move whatever the others hold and play, its
/// partner included. Late in the hand everything is looked at, before that the sure winners alone.
pub(super) fn wins(state: &State, here: &Position, m: Move) -> bool {
    let named = here.suits().declaration();
    if named.is_nello() || named == Declaration::Sevens {
        return false;
    }
    let (Some((_, bid)), Some(next)) = (state.contract(), here.after_move(m)) else { return false };
    if by_sure_winners(here, m, bid.needs()) {
        return true;
    }
    let mut proof = Proof { me: here.turn(), needs: bid.needs(), left: MOST };
    here.hand().count_ones() <= LATE && proof.holds(&next, here.out())
}

/// Whether the hand is won by a trick that nobody can take from this side, and by the sure winners
/// that can be led after it.
fn by_sure_winners(here: &Position, m: Move, needs: u8) -> bool {
    let Move::Play(tile) = m else { return false };
    let (suits, tile) = (here.suits(), tile.index());
    let (seat, hand, out) = (here.turn(), here.hand() & !(1 << tile), here.out());
    let to_come = if here.ends_trick() { 0 } else { out };
    let mine = match here.trick() {
        None if suits.beaten_by(tile) & out != 0 => return false,
        None => true,
        Some((suit, winner, top)) => {
            let wins = suits.over(suit, top) >> tile & 1 != 0;
            let (winner, top) = if wins { (seat, tile) } else { (winner, top) };
            if team(winner) != team(seat) || suits.over(suit, top) & to_come != 0 {
                return false;
            }
            winner == seat
        }
    };
    let trick = here.at_stake() + Tile::at(tile).map_or(0, Tile::count);
    let sure = trick + if mine { cash(here, hand, out) } else { 0 };
    has_enough(here, seat, sure, needs)
}

/// What the sure winners of a hand take at least when they are led one after the other.
fn cash(position: &Position, hand: u32, out: u32) -> u8 {
    let winners = Tiles::from_bits(sure_winners(position.suits(), hand, out));
    winners.len() as u8 + winners.count()
}

/// Whether so many points more win the hand for the side of a seat.
fn has_enough(position: &Position, seat: Seat, more: u8, needs: u8) -> bool {
    match team(seat) == position.declarers() {
        true => position.taken() + more >= needs,
        false => position.taken() + position.rest() < needs + more,
    }
}

/// A proof that a seat wins, as far as it may go.
struct Proof {
    me: Seat,
    /// The points that the declaring side needs.
    needs: u8,
    /// How many positions may still be looked at.
    left: u32,
}

impl Proof {
    /// Whether the hand is won in every way to go on, `out` being the tiles that the others hold.
    fn holds(&mut self, position: &Position, out: u32) -> bool {
        if has_enough(position, self.me, 0, self.needs) {
            return true;
        }
        if position.rest() == 0 || self.left == 0 {
            return false;
        }
        self.left -= 1;
        if position.turn() != self.me {
            let could = Tiles::from_bits(out & !position.lacks());
            return could
                .iter()
                .all(|t| self.holds(&position.after(t.index(), false), out & !(1 << t.index())));
        }
        let cashed = match position.trick() {
            None => cash(position, position.hand(), out),
            Some(_) => 0,
        };
        has_enough(position, self.me, cashed, self.needs)
            || Tiles::from_bits(position.playable())
                .iter()
                .any(|t| self.holds(&position.after(t.index(), false), out))
    }
}

#[cfg(test)]
mod tests {
    use ::texas42::Phase;
    use kernel::{Game, Luck, Mover, Rng, Secrets, Setup, Viewer, mix64};
    use search::{Bot, Seen, Terms};

    use super::super::STRONG;
    use super::super::solver::Solver;
    use super::*;

    /// What became of some contracts.
    #[derive(Debug, Default)]
    struct Tally {
        contracts: u32,
        made: u32,
        /// Decisions between tiles that win for certain and others, and those in which one of the
        /// others was played.
        certain: u32,
        declined: u32,
    }

    /// The moves after which the hand is won in sixty worlds with every tile in sight.
    fn won_in_sight(state: &State, moves: &[Move], rng: &mut Rng) -> Vec<Move> {
        let Some((bidder, bid)) = state.contract() else { return Vec::new() };
        let ours = team(bidder) == team(state.turn());
        let mut left = moves.to_vec();
        for _ in 0..60 {
            let world = state.imagine(Viewer::Seat(state.turn()), rng).unwrap();
            let here = Position::of(&world).unwrap();
            let mut solver = Solver::new();
            left.retain(|&m| {
                let points = solver.points(&here.after_move(m).unwrap());
                (points >= bid.needs()) == ours
            });
        }
        left
    }

    /// Plays contracts between equals, and compares each decision with what is certain.
    fn contracts(bot: &dyn Bot<State>, contracts: u32, seed: u64) -> Tally {
        let (mut tally, mut rng) = (Tally::default(), Rng::new(seed));
        while tally.contracts < contracts {
            let mut state = State::new(&Setup::default()).unwrap();
            let mut luck = Luck::new(rng.next());
            while let Some(mover) = state.to_move().first() {
                let m = match mover {
                    Mover::Chance => {
                        luck = luck.next();
                        state.roll(luck)
                    }
                    Mover::Seat(seat) => {
                        let terms = Terms::seeded(mix64(rng.next()));
                        let m = bot.decide(&Seen::new(&state, seat), &terms).best;
                        compare(&mut tally, &state, m, &mut rng);
                        m
                    }
                };
                let before = state.clone();
                state.play(mover, m, &mut ());
                if before.phase() == Phase::Playing && state.phase() != Phase::Playing {
                    let ours = before.contract().map_or(0, |(bidder, _)| team(bidder));
                    tally.contracts += 1;
                    tally.made += u32::from(state.score()[ours] > before.score()[ours]);
                }
            }
        }
        tally
    }

    fn compare(tally: &mut Tally, state: &State, m: Move, rng: &mut Rng) {
        let moves = state.legal(state.turn());
        let (Some(here), true) = (Position::of(state), moves.len() > 1) else { return };
        let sure: Vec<Move> = moves.iter().copied().filter(|&m| wins(state, &here, m)).collect();
        if sure.is_empty() || sure.len() == moves.len() {
            return;
        }
        assert_eq!(won_in_sight(state, &sure, rng), sure, "{}", state.position());
        tally.certain += 1;
        tally.declined += u32::from(!sure.contains(&m));
    }

    /// What counts as certain is won in every world, and nobody plays anything else then.
    #[test]
    fn no_certain_win_is_declined() {
        let tally = contracts(&STRONG, 60, 1);
        assert!(tally.certain > 10, "{tally:?}");
        assert_eq!(tally.declined, 0, "{tally:?}");
    }

    #[test]
    #[ignore = "a measurement of some minutes"]
    #[allow(clippy::print_stderr, reason = "it prints what it measured")]
    fn two_thousand_contracts() {
        let tally = contracts(&STRONG, 2000, 2);
        eprintln!("strong: {tally:?}");
        assert_eq!(tally.declined, 0);
    }
}
