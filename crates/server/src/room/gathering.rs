//! Before the game: sitting down, getting ready, and agreeing on luck.

use kernel::{Error, OptionInfo, Seat, SeatSet};
use table::fair::{self, Bits};
use unicode_security::skeleton;

use super::{By, Effects, Room, Seated, State, Who};
use crate::protocol::{Status, Time};
use crate::room::clock::Clock;

/// How long everybody has to reveal a number.
const REVEAL: Time = 30_000;

impl Room {
    /// Sits down on an open seat, or takes back the own seat from a bot.
    pub(super) fn sit(&mut self, who: &Who, seat: Seat, now: Time) -> Result<Effects, Error> {
        self.must_be_seat(seat)?;
        if self.seat_of(who) == Some(seat) {
            if self.state.conceded.has(seat) {
                return Err(Error::illegal("conceded"));
            }
            self.state.seats[seat.index()].stand_in = None;
            self.come_back(seat, now);
            return Ok(Effects::default());
        }
        let Who::Person { id, name } = who else { return Err(Error::illegal("no_person")) };
        if self.seat_of(who).is_some() {
            return Err(Error::illegal("already_seated"));
        }
        if self.state.status == Status::Over || self.state.status == Status::Revealing {
            self.must_be(Status::Gathering)?;
        }
        if self.state.seats[seat.index()].by != By::Nobody {
            return Err(Error::illegal("seat_taken").with("seat", seat));
        }
        self.must_be_told_apart(seat, name)?;
        // Who takes a seat in the middle of a game takes the number with it.
        let seated = &mut self.state.seats[seat.index()];
        (seated.by, seated.stand_in) = (By::Person(*id), None);
        seated.name.clone_from(name);
        self.come_back(seat, now);
        Ok(Effects { drop_keys: Some(seat), ..Effects::default() })
    }

    /// Somebody sits down in the middle of a game, perhaps on a seat whose time has run out.
    fn come_back(&mut self, seat: Seat, now: Time) {
        if let Some(clock) = &mut self.state.clock {
            clock.come_back(seat, now);
        }
        self.seats_changed(now);
    }

    /// A name that looks like that of another seat would deceive people.
    fn must_be_told_apart(&self, seat: Seat, name: &str) -> Result<(), Error> {
        // Capitals of other alphabets look like ours, and so do their small letters.
        let alike = |name: &str| skeleton(name).collect::<String>();
        let looks = |name: &str| alike(&alike(name).to_lowercase());
        let others = Seat::all(self.state.seats.len()).filter(|other| *other != seat);
        let name = looks(name);
        for other in others {
            if looks(&self.state.seats[other.index()].name) == name {
                return Err(Error::invalid("name_taken"));
            }
        }
        Ok(())
    }

    /// Leaves the seat: before the start it is open again, in a game a bot plays on.
    pub(super) fn stand(&mut self, who: &Who, now: Time) -> Result<Effects, Error> {
        let seat = self.must_sit(who)?;
        match self.state.status {
            Status::Over => self.must_be(Status::Gathering)?,
            Status::Playing => self.hand_to_stand_in(seat, now),
            Status::Gathering | Status::Revealing => {
                self.state.seats[seat.index()] = Seated::open();
                self.gather_again();
            }
        }
        Ok(Effects::default())
    }

    /// A bot plays on for whoever sits there.
    pub(super) fn hand_to_stand_in(&mut self, seat: Seat, now: Time) {
        let kind = self.state.terms.stand_in.clone();
        self.state.seats[seat.index()].stand_in = Some(kind);
        self.seats_changed(now);
    }

    /// Puts a bot on a seat, or opens it.
    pub(super) fn fill(
        &mut self,
        who: &Who,
        seat: Seat,
        bot: Option<&str>,
        now: Time,
    ) -> Result<Effects, Error> {
        self.must_be_seat(seat)?;
        if let Some(bot) = bot {
            bots::check(&self.state.game, bot)?;
        }
        match self.state.status {
            Status::Over => self.must_be(Status::Gathering)?,
            Status::Gathering | Status::Revealing => {
                if !self.is_host(who) {
                    return Err(Error::illegal("not_host"));
                }
                self.state.seats[seat.index()] =
                    bot.map_or_else(Seated::open, |bot| Seated::bot(bot, seat));
                self.gather_again();
            }
            Status::Playing => self.replace(who, seat, bot, now)?,
        }
        Ok(Effects { drop_keys: Some(seat), ..Effects::default() })
    }

    /// Replaces somebody who has been away for a while: by a bot, or by whoever comes.
    fn replace(
        &mut self,
        who: &Who,
        seat: Seat,
        bot: Option<&str>,
        now: Time,
    ) -> Result<(), Error> {
        self.must_sit(who)?;
        let seated = &self.state.seats[seat.index()];
        let away = self.is_absent(seat, now) || seated.stand_in.is_some();
        if seated.person_id().is_some() && !away {
            return Err(Error::illegal("not_absent"));
        }
        if matches!(seated.by, By::Bot(_)) && bot.is_some() {
            return Err(Error::illegal("seat_taken").with("seat", seat));
        }
        let kind = bot.map_or_else(|| self.state.terms.stand_in.clone(), str::to_owned);
        let seated = &mut self.state.seats[seat.index()];
        if bot.is_none() {
            seated.by = By::Nobody;
        }
        seated.stand_in = Some(kind);
        self.seats_changed(now);
        Ok(())
    }

    /// Brings what belongs to the own seat, such as a deck.
    pub(super) fn bring(&mut self, who: &Who, key: &str, value: &str) -> Result<Effects, Error> {
        let seat = self.must_sit(who)?;
        self.must_be(Status::Gathering)?;
        let info = self.state.info();
        let own = |option: &&OptionInfo| option.key == key && option.seat() == Some(seat);
        if !info.options.iter().any(|option| own(&option)) {
            return Err(Error::invalid("not_your_option").with("option", key));
        }
        let setup = self.state.setup.clone().set(key, value).canonical(info)?;
        shelf::open(info.id, &setup, 0, self.state.players())?;
        self.state.setup = setup;
        self.state.seats[seat.index()].forget_number();
        Ok(Effects::default())
    }

    /// A seat is ready, and has committed to a number. An empty commitment leaves the number to
    /// the server, as for a bot.
    pub(super) fn ready(&mut self, who: &Who, text: &str, now: Time) -> Result<Effects, Error> {
        let seat = self.must_sit(who)?;
        let commitment = match text {
            "" => None,
            text => Some(text.parse().map_err(|_| Error::invalid("bad_commitment"))?),
        };
        // Sent twice, it is done once: a client may hear of an older room after it was ready.
        let seated = &self.state.seats[seat.index()];
        if seated.ready && seated.commitment == commitment {
            return Ok(Effects::default());
        }
        self.must_be(Status::Gathering)?;
        let seated = &mut self.state.seats[seat.index()];
        (seated.ready, seated.commitment, seated.number) = (true, commitment, None);
        let ready = |seat: &Seated| seat.ready || seat.bot_kind().is_some();
        if self.state.seats.iter().all(ready) {
            self.state.status = Status::Revealing;
            self.state.reveal_by = Some(now + REVEAL);
            self.begin_if_revealed(now)?;
        }
        Ok(Effects::default())
    }

    /// A seat is not ready after all.
    pub(super) fn unready(&mut self, who: &Who) -> Result<Effects, Error> {
        let seat = self.must_sit(who)?;
        self.must_be(Status::Gathering)?;
        self.state.seats[seat.index()].forget_number();
        Ok(Effects::default())
    }

    /// A seat reveals the number it has committed to.
    pub(super) fn reveal(&mut self, who: &Who, text: &str, now: Time) -> Result<Effects, Error> {
        let seat = self.must_sit(who)?;
        // Sent twice, it is done once.
        let number: Bits = text.parse().map_err(|_| Error::invalid("wrong_number"))?;
        if self.state.seats[seat.index()].number == Some(number) {
            return Ok(Effects::default());
        }
        self.must_be(Status::Revealing)?;
        let committed = self.state.seats[seat.index()].commitment;
        if committed != Some(fair::seat_commitment(&self.state.id, seat, number)) {
            return Err(Error::invalid("wrong_number"));
        }
        self.state.seats[seat.index()].number = Some(number);
        self.begin_if_revealed(now)?;
        Ok(Effects::default())
    }

    /// The seats that have committed to a number and not revealed it yet.
    fn unrevealed(&self) -> SeatSet {
        self.state.seats_where(|seat| seat.commitment.is_some() && seat.number.is_none())
    }

    /// Whoever does not reveal a number is replaced; the others choose new ones, because theirs may
    /// be known.
    pub(super) fn give_up_revealing(&mut self) {
        for seat in self.unrevealed().iter() {
            self.state.seats[seat.index()] = Seated::open();
        }
        self.gather_again();
    }

    fn gather_again(&mut self) {
        self.state.status = Status::Gathering;
        self.state.reveal_by = None;
        self.state.seats.iter_mut().for_each(Seated::forget_number);
    }

    fn begin_if_revealed(&mut self, now: Time) -> Result<(), Error> {
        if !self.unrevealed().is_empty() {
            return Ok(());
        }
        let mut table = self.state.table()?;
        table.stamp(table::message::Stamp { time: Some(now), author: None });
        table.advance();
        self.table = Some(table);
        self.state.status = Status::Playing;
        self.state.reveal_by = None;
        self.state.clock = Clock::new(self.state.terms.time, self.state.seats.len());
        self.settle(now, None);
        Ok(())
    }

    /// The table for another game, with the seats moved on by one: whoever was second begins.
    pub(super) fn rematch(&mut self, who: &Who) -> Result<Effects, Error> {
        self.must_sit(who)?;
        self.must_be(Status::Over)?;
        if self.state.rematch.is_some() {
            return Ok(Effects::default());
        }
        Ok(Effects { rematch: Some(self.state.moved_on()), ..Effects::default() })
    }
}

impl State {
    /// The same people, terms and options with the seats moved on by one. Its id and secret are to
    /// be drawn.
    fn moved_on(&self) -> State {
        let seats = self.seats.len();
        let from = |seat: usize| (seat + 1) % seats;
        let moved = (0..seats).map(|seat| {
            let old = &self.seats[from(seat)];
            let fresh = Seated::open();
            match (&old.by, Seat(seat as u8)) {
                (By::Bot(kind), seat) => Seated::bot(kind, seat),
                (by, _) => Seated { by: by.clone(), name: old.name.clone(), ..fresh },
            }
        });
        let mut setup = self.setup.without_brought(self.info(), |_| false);
        for option in self.info().options {
            let Some(seat) = option.seat().filter(|seat| seat.index() < seats) else { continue };
            let stem = option.key.trim_end_matches(|c: char| c.is_ascii_digit());
            if let Some(value) = self.setup.options.get(&format!("{stem}{}", from(seat.index()))) {
                setup = setup.set(option.key, value);
            }
        }
        State {
            setup,
            status: Status::Gathering,
            seats: moved.collect(),
            clock: None,
            skipped: SeatSet::NONE,
            pause_until: None,
            reveal_by: None,
            proposal: None,
            proposals: 0,
            conceded: SeatSet::NONE,
            ending: None,
            rematch: None,
            jump: None,
            remembered: std::collections::VecDeque::new(),
            chat: 0,
            to_move: SeatSet::NONE,
            ..self.clone()
        }
    }

    /// A table for the rematch, with an id and a secret of its own.
    pub(crate) fn renewed(self, id: String, secret: Bits, now: Time) -> State {
        State { id, secret, created: now, ..self }
    }
}
