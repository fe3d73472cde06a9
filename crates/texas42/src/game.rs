//! The game as the kernel plays it.

use kernel::{
    Error, Game, Info, Luck, Message, Mover, Moves, Outcome, Seat, Setup, Sink, Standing, ToMove,
};

use crate::deal::{DEALS, Deal};
use crate::event::Event;
use crate::moves::{Illegal, Move};
use crate::rules::{INFO, Rules, Scoring};
use crate::seating::{SEATS, team};
use crate::state::{Components, Phase, State};
use crate::{notation, position};

impl Game for State {
    type Move = Move;
    type Event = Event;
    type Components = Components;
    type Illegal = Illegal;

    const INFO: &'static Info = &INFO;

    fn new(setup: &Setup) -> Result<State, Error> {
        let rules = Rules::new(&setup.choose(&INFO)?)?;
        match &setup.position {
            None => Ok(State::set_up(Components::opening(rules))),
            Some(text) => position::read(rules, text),
        }
    }

    fn position(&self) -> String {
        position::write(self)
    }

    fn seats(&self) -> usize {
        SEATS
    }

    fn side(&self, seat: Seat) -> Seat {
        Seat(team(seat) as u8)
    }

    #[inline]
    fn to_move(&self) -> ToMove {
        match self.phase {
            Phase::Draw | Phase::Deal => ToMove::Chance,
            Phase::Over => ToMove::Over,
            _ => ToMove::seat(self.turn),
        }
    }

    #[inline]
    fn moves(&self, seat: Seat, out: &mut Moves<Move>) {
        if seat != self.turn {
            return;
        }
        match self.phase {
            Phase::Bidding => {
                if !self.shaker_is_forced() {
                    out.push(Move::Pass);
                }
                self.bidding().bids(|bid| out.push(Move::Bid(bid)));
            }
            Phase::Declaring => self.declarations().for_each(|d| out.push(Move::Declare(d))),
            Phase::Playing => {
                self.playable().iter().for_each(|tile| out.push(Move::Play(tile)));
                if self.rules.small_end {
                    self.playable_small().iter().for_each(|tile| out.push(Move::PlaySmall(tile)));
                }
            }
            Phase::Draw | Phase::Deal | Phase::Over => {}
        }
    }

    #[inline]
    fn check(&self, mover: Mover, m: Move) -> Result<(), Illegal> {
        self.check_move(mover, m)
    }

    #[inline]
    fn play(&mut self, mover: Mover, m: Move, sink: &mut impl Sink<Event>) {
        let seat = match mover {
            Mover::Seat(seat) => seat,
            Mover::Chance => self.turn,
        };
        match m {
            Move::Play(tile) => self.play_tile(seat, tile, false, sink),
            Move::PlaySmall(tile) => self.play_tile(seat, tile, true, sink),
            Move::Pass => self.call(seat, None, sink),
            Move::Bid(bid) => self.call(seat, Some(bid), sink),
            Move::Declare(declaration) => self.declare(seat, declaration, sink),
            Move::Deal(deal) => self.deal_out(deal, sink),
            Move::Shaker(seat) => self.emit(Event::ShakerDrawn { seat }, sink),
        }
    }

    fn components(&self) -> Components {
        Components::clone(self)
    }

    fn of_components(components: Components) -> State {
        State::set_up(components)
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let winner = self.winning_team()?;
        let standing = |seat| Standing {
            rank: if team(seat) == winner { 1 } else { 3 },
            score: i32::from(self.score[team(seat)]),
        };
        let reason = if self.rules.scoring == Scoring::Marks { "marks" } else { "points" };
        Some(Outcome { reason: reason.into(), seats: Seat::all(SEATS).map(standing).collect() })
    }

    fn validate(&self) -> Result<(), Message> {
        self.fault()
    }

    fn chance_size(&self) -> u128 {
        match self.phase {
            Phase::Draw => SEATS as u128,
            Phase::Deal => u128::from(DEALS),
            _ => 0,
        }
    }

    fn chance_nth(&self, n: u128) -> Move {
        match self.phase {
            Phase::Draw => Move::Shaker(Seat(n as u8)),
            _ => Move::Deal(Deal::unrank(n as u64)),
        }
    }

    fn chance_rank(&self, m: Move) -> Option<u128> {
        match (self.phase, m) {
            (Phase::Draw, Move::Shaker(seat)) if seat.index() < SEATS => Some(u128::from(seat.0)),
            (Phase::Deal, Move::Deal(deal)) => deal.rank().map(u128::from),
            _ => None,
        }
    }

    /// R3: the deal is a function of the seed and of its number alone, whatever else chance did.
    fn roll(&self, luck: Luck) -> Move {
        let nth = if self.phase == Phase::Draw { u64::MAX } else { u64::from(self.deals) };
        let luck = luck.at(nth);
        match (self.phase, luck.fast()) {
            (Phase::Deal, Some(rng)) => Move::Deal(Deal::shuffle(rng)),
            _ => self.chance_nth(luck.below(self.chance_size())),
        }
    }

    fn notation(&self, _: Mover, m: Move) -> String {
        notation::write(m)
    }

    fn parse(&self, mover: Mover, text: &str) -> Result<Move, Error> {
        notation::read(self, mover, text)
    }

    fn weigh(&self, moves: &[Move], weights: &mut [u16]) {
        notation::weigh(moves, weights);
    }
}
