//! Whether a move is legal, and if not, why.

use kernel::{Mover, Seat};

use crate::bid::Bid;
use crate::contract::Declaration;
use crate::moves::{Illegal, Move};
use crate::seating::SEATS;
use crate::state::{Components, Phase};
use crate::tile::Tile;

impl Components {
    /// Whether `mover` may make this move now, and if not, why.
    #[inline]
    pub(crate) fn check_move(&self, mover: Mover, m: Move) -> Result<(), Illegal> {
        if mover == Mover::Chance {
            return self.check_chance(m);
        }
        let seat = self.check_mover(mover)?;
        match m {
            Move::Play(tile) => self.check_play(seat, tile),
            Move::PlaySmall(tile) => self.check_small(seat, tile),
            Move::Pass => self.check_call(seat, None),
            Move::Bid(bid) => self.check_call(seat, Some(bid)),
            Move::Declare(declaration) => self.check_declaration(seat, declaration),
            Move::Deal(_) | Move::Shaker(_) => Err(Illegal::WrongPhase),
        }
    }

    /// The reason that holds for every move of this mover now, if there is one.
    #[inline]
    fn check_mover(&self, mover: Mover) -> Result<Seat, Illegal> {
        match (self.phase, mover) {
            (Phase::Over, _) => Err(Illegal::GameOver),
            (Phase::Draw | Phase::Deal, Mover::Seat(_)) => Err(Illegal::WrongPhase),
            (_, Mover::Chance) => Err(Illegal::NotYourTurn),
            (_, Mover::Seat(seat)) => Ok(seat),
        }
    }

    fn check_chance(&self, m: Move) -> Result<(), Illegal> {
        match (self.phase, m) {
            (Phase::Deal, Move::Deal(deal)) if deal.is_fair() => Ok(()),
            (Phase::Draw, Move::Shaker(seat)) if seat.index() < SEATS => Ok(()),
            (Phase::Deal, Move::Deal(_)) | (Phase::Draw, Move::Shaker(_)) => Err(Illegal::BadDeal),
            (Phase::Deal | Phase::Draw, _) => Err(Illegal::WrongPhase),
            (Phase::Over, _) => Err(Illegal::GameOver),
            _ => Err(Illegal::NotYourTurn),
        }
    }

    #[inline]
    fn check_turn(&self, seat: Seat) -> Result<(), Illegal> {
        if seat == self.turn { Ok(()) } else { Err(Illegal::NotYourTurn) }
    }

    fn check_call(&self, seat: Seat, bid: Option<Bid>) -> Result<(), Illegal> {
        self.check_phase(Phase::Bidding)?;
        self.check_turn(seat)?;
        match bid {
            Some(bid) => self.bidding().check(bid),
            None if self.shaker_is_forced() => Err(Illegal::MustBid),
            None => Ok(()),
        }
    }

    #[inline]
    fn check_phase(&self, phase: Phase) -> Result<(), Illegal> {
        if self.phase == phase { Ok(()) } else { Err(Illegal::WrongPhase) }
    }

    fn check_declaration(&self, seat: Seat, declaration: Declaration) -> Result<(), Illegal> {
        self.check_phase(Phase::Declaring)?;
        self.check_turn(seat)?;
        if self.rules.allows(declaration, self.won()) {
            Ok(())
        } else {
            Err(Illegal::DeclarationNotAllowed)
        }
    }

    #[inline]
    fn check_play(&self, seat: Seat, tile: Tile) -> Result<(), Illegal> {
        self.check_phase(Phase::Playing)?;
        if seat != self.turn {
            let out = self.sits_out() == Some(seat);
            return Err(if out { Illegal::SatOut } else { Illegal::NotYourTurn });
        }
        if self.playable().has(tile) { Ok(()) } else { Err(self.why_not(tile)) }
    }

    /// Why the seat to move may not play this tile.
    #[cold]
    fn why_not(&self, tile: Tile) -> Illegal {
        if !self.hands[self.turn.index()].has(tile) {
            return Illegal::TileNotHeld;
        }
        let declaration = self.declared();
        match self.trick() {
            _ if declaration == Declaration::Sevens => Illegal::MustPlayClosest,
            [] => Illegal::MustLeadTrump,
            [lead, ..] => Illegal::MustFollow { suit: declaration.suit(self.suit_led_by(*lead)) },
        }
    }

    fn check_small(&self, seat: Seat, tile: Tile) -> Result<(), Illegal> {
        self.check_play(seat, tile)?;
        if self.playable_small().has(tile) { Ok(()) } else { Err(Illegal::NoSmallEnd) }
    }
}
