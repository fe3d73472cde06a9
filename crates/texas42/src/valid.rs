//! What must hold in every state.

use kernel::Seat;

use crate::bid::ALL_POINTS;
use crate::contract::Declaration;
use crate::seating::SEATS;
use crate::state::{Phase, State, TRICKS, Verdict};
use crate::tile::Tiles;

impl State {
    fn tiles_on_table(&self) -> Tiles {
        self.trick().iter().map(|play| play.tile()).collect()
    }

    fn all_played(&self) -> Tiles {
        self.plays[..self.played as usize].iter().map(|play| play.tile()).collect()
    }

    /// Every tile is in exactly one place.
    pub(crate) fn validate_tiles(&self) -> Result<(), String> {
        let places =
            self.hands.iter().copied().chain([self.gone, self.all_played()]).collect::<Vec<_>>();
        let all = places.iter().fold(Tiles::NONE, |all, place| all.or(*place));
        let sum: usize = places.iter().map(|place| place.len()).sum();
        let expected = if self.deals == 0 { Tiles::NONE } else { Tiles::ALL };
        if all != expected || sum != expected.len() {
            return Err(format!("{sum} tiles in {places:?}"));
        }
        if self.all_played().len() != self.played as usize {
            return Err("a tile was played twice".into());
        }
        Ok(())
    }

    /// Hands are equally long, but for who has played to the trick and who sits out.
    pub(crate) fn validate_sizes(&self) -> Result<(), String> {
        if self.deals == 0 {
            return Ok(());
        }
        let full = TRICKS - self.tricks_taken();
        for seat in Seat::all(SEATS) {
            let has_played = self.trick().iter().any(|play| play.seat() == seat);
            let expected = match self.sits_out() {
                Some(out) if out == seat => TRICKS,
                _ => full - u8::from(has_played),
            };
            if self.hands[seat.index()].len() != expected as usize {
                return Err(format!("seat {seat} should hold {expected} tiles"));
            }
            if !self.hands[seat.index()].and(self.lacks[seat.index()]).is_empty() {
                return Err(format!("seat {seat} holds a tile it has shown to lack"));
            }
            if self.hands[seat.index()].doubles() < self.promised_doubles(seat) {
                return Err(format!("seat {seat} holds fewer doubles than it promised"));
            }
        }
        Ok(())
    }

    /// Points taken and points still out are 42; nobody has a trick without points.
    pub(crate) fn validate_points(&self) -> Result<(), String> {
        if self.deals == 0 {
            return Ok(());
        }
        let held: u8 = self.hands.iter().map(|hand| hand.count()).sum();
        let out = held + self.tiles_on_table().count() + TRICKS - self.tricks_taken();
        let taken = self.points[0] + self.points[1];
        if taken + out != ALL_POINTS {
            return Err(format!("{taken} points taken and {out} out are not 42"));
        }
        let odd = |team: usize| {
            self.points[team] < self.tricks[team]
                || (self.tricks[team] == 0 && self.points[team] > 0)
        };
        if odd(0) || odd(1) {
            return Err("points without tricks, or tricks without points".into());
        }
        Ok(())
    }

    /// The trick fits the declaration, and known plays the tricks.
    pub(crate) fn validate_play(&self) -> Result<(), String> {
        let Some(declaration) = self.declaration else {
            let nothing = self.played == 0 && self.tricks_taken() == 0 && self.on_table == 0;
            return if nothing { Ok(()) } else { Err("tiles played before a declaration".into()) };
        };
        if self.on_table >= declaration.width() {
            return Err("a full trick was left lying".into());
        }
        let known = (self.played - self.on_table) / declaration.width();
        let gone = self.tricks_taken() - known;
        if self.gone.len() != usize::from(gone * declaration.width()) {
            return Err("the tricks and the tiles played do not agree".into());
        }
        if !self.won_allows(declaration) {
            return Err(format!("{declaration} cannot have been named"));
        }
        Ok(())
    }

    fn won_allows(&self, declaration: Declaration) -> bool {
        self.contract().is_some() && self.rules.allows(declaration, self.won())
    }

    /// The phase says what there is.
    pub(crate) fn validate_phase(&self) -> Result<(), String> {
        let decided =
            self.declaration.is_some() && self.on_table == 0 && self.account().verdict().is_some();
        let over = self.winning_team().is_some();
        let fits = match self.phase {
            Phase::Draw => self.deals == 0 && self.rules.first_dealer.is_none(),
            Phase::Deal if self.deals == 0 => self.verdict.is_none(),
            Phase::Deal | Phase::Over => match self.verdict {
                None => false,
                Some(Verdict::ThrownIn) => self.standing_bid().is_none() && self.acted == 4,
                Some(_) => decided,
            },
            Phase::Bidding => self.acted < 4 && self.turn == self.caller(self.acted as usize),
            Phase::Declaring => self.contract().is_some() && self.declaration.is_none(),
            Phase::Playing => self.declaration.is_some() && !decided,
        };
        if !fits || over != (self.phase == Phase::Over) {
            return Err(format!("the phase {:?} does not fit the rest", self.phase));
        }
        Ok(())
    }

    /// R62: the shake goes round the table, one seat for each deal; who shakes the first is known
    /// before it.
    pub(crate) fn validate_dealer(&self) -> Result<(), String> {
        let first_to_come = self.phase == Phase::Deal && self.deals == 0;
        let deal = if first_to_come { Some(0) } else { self.deal() };
        let (Some(first), Some(deal)) = (self.rules.first_dealer, deal) else {
            return Ok(());
        };
        let expected = Seat((first.0 + (deal & 3) as u8) & 3);
        if self.dealer != expected {
            return Err(format!("deal {deal} should be shaken by seat {expected}"));
        }
        Ok(())
    }
}
