//! What must hold in every state.

use kernel::{Message, Seat};

use crate::bid::ALL_POINTS;
use crate::contract::Declaration;
use crate::seating::SEATS;
use crate::state::{Components, Phase, TRICKS, Verdict};
use crate::tile::Tiles;

/// Something about a seat, which is called by its number.
fn of_seat(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("seat", seat.0)
}

impl Components {
    /// What cannot be, if there is anything.
    pub(crate) fn fault(&self) -> Result<(), Message> {
        self.validate_tiles()?;
        self.validate_sizes()?;
        self.validate_points()?;
        self.validate_play()?;
        self.validate_phase()?;
        self.validate_dealer()
    }

    fn tiles_on_table(&self) -> Tiles {
        self.trick().iter().map(|play| play.tile()).collect()
    }

    fn all_played(&self) -> Tiles {
        self.plays[..self.played as usize].iter().map(|play| play.tile()).collect()
    }

    /// Every tile is in exactly one place.
    fn validate_tiles(&self) -> Result<(), Message> {
        let places =
            self.hands.iter().copied().chain([self.gone, self.all_played()]).collect::<Vec<_>>();
        let all = places.iter().fold(Tiles::NONE, |all, place| all.or(*place));
        let sum: usize = places.iter().map(|place| place.len()).sum();
        let expected = if self.deals == 0 { Tiles::NONE } else { Tiles::ALL };
        if all != expected || sum != expected.len() {
            return Err(Message::new("why-set"));
        }
        if self.all_played().len() != self.played as usize {
            return Err(Message::new("why-played-twice"));
        }
        Ok(())
    }

    /// Hands are equally long, but for who has played to the trick and who sits out.
    fn validate_sizes(&self) -> Result<(), Message> {
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
                return Err(of_seat("why-hand", seat).with("tiles", expected));
            }
            if !self.hands[seat.index()].and(self.lacks[seat.index()]).is_empty() {
                return Err(of_seat("why-lacks", seat));
            }
            if self.hands[seat.index()].doubles() < self.promised_doubles(seat) {
                return Err(of_seat("why-promised", seat));
            }
        }
        Ok(())
    }

    /// Points taken and points still out are 42; nobody has a trick without points.
    fn validate_points(&self) -> Result<(), Message> {
        if self.deals == 0 {
            return Ok(());
        }
        let held: u8 = self.hands.iter().map(|hand| hand.count()).sum();
        let out = held + self.tiles_on_table().count() + TRICKS - self.tricks_taken();
        let taken = self.points[0] + self.points[1];
        if taken + out != ALL_POINTS {
            return Err(Message::new("why-not-42").with("taken", taken).with("left", out));
        }
        let odd = |team: usize| {
            self.points[team] < self.tricks[team]
                || (self.tricks[team] == 0 && self.points[team] > 0)
        };
        if odd(0) || odd(1) {
            return Err(Message::new("why-odd-points"));
        }
        Ok(())
    }

    /// The trick fits the declaration, and known plays the tricks.
    fn validate_play(&self) -> Result<(), Message> {
        let Some(declaration) = self.declaration else {
            let nothing = self.played == 0 && self.tricks_taken() == 0 && self.on_table == 0;
            return if nothing { Ok(()) } else { Err(Message::new("why-too-early")) };
        };
        if self.on_table >= declaration.width() {
            return Err(Message::new("why-full-trick"));
        }
        let known = (self.played - self.on_table) / declaration.width();
        let gone = self.tricks_taken() - known;
        if self.gone.len() != usize::from(gone * declaration.width()) {
            return Err(Message::new("why-other-tricks"));
        }
        if !self.won_allows(declaration) {
            return Err(Message::new("why-named").with("declaration", declaration.word()));
        }
        Ok(())
    }

    fn won_allows(&self, declaration: Declaration) -> bool {
        self.contract().is_some() && self.rules.allows(declaration, self.won())
    }

    /// The phase says what there is.
    fn validate_phase(&self) -> Result<(), Message> {
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
            return Err(Message::new("why-phase"));
        }
        Ok(())
    }

    /// R62: the shake goes round the table, one seat for each deal; who shakes the first is known
    /// before it.
    fn validate_dealer(&self) -> Result<(), Message> {
        let first_to_come = self.phase == Phase::Deal && self.deals == 0;
        let deal = if first_to_come { Some(0) } else { self.deal() };
        let (Some(first), Some(deal)) = (self.rules.first_dealer, deal) else {
            return Ok(());
        };
        let expected = Seat((first.0 + (deal & 3) as u8) & 3);
        if self.dealer != expected {
            return Err(of_seat("why-shaker", expected).with("deal", deal));
        }
        Ok(())
    }
}
