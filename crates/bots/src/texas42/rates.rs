//! How often a bot does what good players seldom do, measured over contracts between equals.

use ::texas42::{Bid, Declaration, Move, Phase, State, Tile, partner, team};
use kernel::{Game, Luck, Mover, Rng, Seat, Setup, mix64};
use search::{Bot, Seen, Terms};

use super::MASTER;
use super::STRONG;
use super::solver::Position;

/// How often something was done of the times that it could have been.
#[derive(Clone, Copy, Default)]
struct Rate {
    done: u32,
    times: u32,
}

impl Rate {
    fn add(&mut self, done: bool) {
        self.done += u32::from(done);
        self.times += 1;
    }
}

impl std::fmt::Debug for Rate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} of {}", self.done, self.times)
    }
}

/// What was seen over some contracts.
#[derive(Debug, Default)]
struct Rates {
    made: Rate,
    /// The bidder holds the double of trumps and leads something that is no trump first.
    off_before_double: Rate,
    /// A bid over the standing bid of the partner, of the contracts.
    over_partner: Rate,
    /// No count on a trick that the partner has for certain, where count could be given.
    count_withheld: Rate,
    /// A ten on a trick that the others have for certain, where a tile without count would do.
    ten_given: Rate,
    /// And the hand is lost by it at once.
    ten_that_loses: Rate,
    nello: u32,
    sevens: u32,
    plunge: u32,
    splash: u32,
}

impl Rates {
    fn see(&mut self, state: &State, seat: Seat, m: Move) {
        match (state.phase(), m) {
            (Phase::Bidding, Move::Bid(_)) => {
                let standing = state.calls().filter(|call| call.bid.is_some()).last();
                let over = standing.is_some_and(|call| call.seat == partner(seat));
                self.over_partner.done += u32::from(over);
            }
            (Phase::Declaring, Move::Declare(named)) => self.see_contract(state, named),
            (Phase::Playing, Move::Play(tile)) => self.see_tile(state, seat, tile),
            _ => {}
        }
    }

    fn see_contract(&mut self, state: &State, named: Declaration) {
        self.over_partner.times += 1;
        self.nello += u32::from(named.is_nello());
        self.sevens += u32::from(named == Declaration::Sevens);
        self.plunge += u32::from(matches!(state.standing_bid(), Some(Bid::Plunge(_))));
        self.splash += u32::from(matches!(state.standing_bid(), Some(Bid::Splash(_))));
    }

    fn see_tile(&mut self, state: &State, seat: Seat, tile: Tile) {
        let (Some(here), Some(named)) = (Position::of(state), state.declaration()) else { return };
        if named.is_nello() || named == Declaration::Sevens {
            return;
        }
        let Some((suit, winner, top)) = here.trick() else {
            let called = named.called();
            let doubles = called.iter().any(|t| t.is_double() && state.hand(seat).has(t));
            if state.plays().next().is_none() && named.has_power() && doubles {
                self.off_before_double.add(!called.has(tile));
            }
            return;
        };
        let to_come = if here.ends_trick() { 0 } else { here.out() };
        if here.suits().over(suit, top) & to_come != 0 {
            return;
        }
        let all = ::texas42::Tiles::from_bits(here.playable());
        let beats = |t: Tile| here.suits().over(suit, top) >> t.index() & 1 != 0;
        let may_give = |least: u8| {
            all.iter().any(|t| t.count() >= least && !beats(t))
                && all.iter().any(|t| t.count() == 0)
        };
        if winner == partner(seat) && may_give(5) {
            self.count_withheld.add(tile.count() == 0);
        } else if team(winner) != team(seat) && may_give(10) && !all.iter().any(beats) {
            self.ten_given.add(tile.count() == 10);
            if tile.count() == 10 {
                self.ten_that_loses.add(loses_at_once(state, seat, here.at_stake()));
            }
        }
    }
}

/// Whether a ten on this trick of the others decides the hand for them, where none would not.
fn loses_at_once(state: &State, seat: Seat, stake: u8) -> bool {
    let Some((bidder, bid)) = state.contract() else { return false };
    let theirs = state.points()[1 - team(seat)] + stake;
    let enough = if team(bidder) == team(seat) { 43 - bid.needs() } else { bid.needs() };
    theirs < enough && theirs + 10 >= enough
}

/// Plays hands between equals at tables of a preset.
fn rates(bot: &dyn Bot<State>, preset: &str, contracts: u32, seed: u64) -> Rates {
    let (mut rates, mut rng) = (Rates::default(), Rng::new(seed));
    while rates.made.times < contracts {
        let mut state = State::new(&Setup::default().set("preset", preset)).unwrap();
        let luck = Luck::new(rng.next());
        let mut dealt = false;
        while let Some(mover) = state.to_move().first() {
            let m = match mover {
                Mover::Chance if dealt => break,
                Mover::Chance => state.roll(luck),
                Mover::Seat(seat) => {
                    let terms = Terms::seeded(mix64(rng.next()));
                    let m = bot.decide(&Seen::new(&state, seat), &terms).best;
                    rates.see(&state, seat, m);
                    m
                }
            };
            dealt = true;
            let before = state.clone();
            state.play(mover, m, &mut ());
            if before.phase() == Phase::Playing && state.phase() != Phase::Playing {
                let ours = before.contract().map_or(0, |(bidder, _)| team(bidder));
                rates.made.add(state.score()[ours] > before.score()[ours]);
                break;
            }
        }
    }
    rates
}

#[test]
#[ignore = "a measurement of some minutes"]
#[allow(clippy::print_stderr, reason = "it prints what it measured")]
fn rates_over_some_hundred_contracts() {
    for preset in ["straight", "lechner"] {
        let strong = rates(&STRONG, preset, 300, 1);
        eprintln!("strong, {preset}: {strong:#?}");
        assert_eq!(strong.ten_that_loses.done, 0);
    }
    let master = rates(&MASTER, "straight", 60, 1);
    eprintln!("master, straight: {master:#?}");
}
