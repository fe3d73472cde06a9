//! Games in which a program plays: at a table, as people play, with a referee.

use std::collections::BTreeMap;

use bots::arena::{
    Broken, Pairing, Played, Seating, Spent, players_seed, seatings_of, share_of_first,
};
use bots::decision_seed;
use kernel::{Error, Info, Kind, Seat, Seed, ToMove, Viewer};
use table::Player;
use table::message::Request;

use super::super::agent::{
    AgentSeat, Ended, GameResult, INPUT_ENDED, Manner, NO_MORE_TRIES, RESIGNED, SharedTable, TIME,
    TableSeat, Talk,
};
use super::Contest;
use super::process::Process;
use super::program::{Program, Terms};
use crate::clock::Clock;
use crate::fail::Fail;
use crate::figures::counted;
use crate::sheets::Sheets;
use crate::term::clean;

/// Why a game ended for those who did not forfeit it.
const OPPONENT_FORFEITED: &str = "opponent_forfeited";
const PARTNER_FORFEITED: &str = "partner_forfeited";

/// Where programs play: what is the same in all their games.
pub(super) struct Hall<'a> {
    contest: &'a Contest,
    info: &'static Info,
    terms: Terms,
    seatings: Vec<Seating>,
    sheets: Sheets,
}

impl<'a> Hall<'a> {
    /// Opens the hall of a contest, if there are programs in it. Each is started once and must be
    /// ready, so that a mistake is told before anything is played.
    pub(super) fn open(contest: &'a Contest) -> Result<Option<Hall<'a>>, Error> {
        let Some(terms) = contest.terms else { return Ok(None) };
        for program in &contest.programs {
            let failed = |why: String| {
                let name = &contest.bots[program.place];
                Error::new(Kind::Outside, "program_failed").with("name", name).with("why", why)
            };
            let started = Process::start(program, terms).map_err(|why| why.to_string());
            started.and_then(|mut process| process.make_ready()).map_err(failed)?;
        }
        let info = shelf::info(&contest.game)?;
        let seatings = seatings_of(&contest.game, &contest.setup)?;
        Ok(Some(Hall { contest, info, terms, seatings, sheets: Sheets::of_game(info)? }))
    }
}

/// What a program did wrong.
pub(super) struct Trouble {
    /// Its place among the contestants.
    pub(super) place: usize,
    pub(super) why: String,
    /// What it said on standard error.
    pub(super) errors: Vec<String>,
}

/// The running programs of one thread.
///
/// A program that plays for several seats runs several times, so that partners know no more of each
/// other than people do; and it runs again for every seating and opponent, so that it never meets a
/// deal of which it has seen more than its own seat.
pub(super) struct Crew<'a> {
    hall: Option<&'a Hall<'a>>,
    /// Against whom they play now.
    pairing: Option<Pairing>,
    /// By the seating that they play and their seat.
    processes: BTreeMap<(usize, Seat), Process>,
    /// What went wrong since somebody asked.
    pub(super) troubles: Vec<Trouble>,
}

impl<'a> Crew<'a> {
    pub(super) fn new(hall: Option<&'a Hall<'a>>) -> Crew<'a> {
        Crew { hall, pairing: None, processes: BTreeMap::new(), troubles: Vec::new() }
    }

    /// Plays one deal in one of the seatings.
    pub(super) fn play(
        &mut self,
        pairing: Pairing,
        deal: u64,
        seating: usize,
    ) -> Result<Played, Broken> {
        let hall = self.hall.expect("programs have a hall");
        if self.pairing.replace(pairing) != Some(pairing) {
            self.processes.clear();
        }
        let table = Match { hall, pairing, deal, seating, seats: hall.seatings[seating] };
        let mut ready =
            table.gathered(&mut self.processes).map_err(|trouble| self.note(trouble))?;
        let played = table.play(&mut ready);
        let going_on = ready.into_iter().filter(|(_, process)| !process.is_gone());
        self.processes.extend(going_on.map(|(seat, process)| ((seating, seat), process)));
        played.map_err(|stop| match stop {
            Stop::Trouble(trouble) => self.note(trouble),
            Stop::Broken(why) => Broken::nobodys(why),
        })
    }

    /// Keeps what went wrong for whoever wants to tell it.
    fn note(&mut self, trouble: Trouble) -> Broken {
        let first = self.pairing.is_some_and(|pairing| pairing.first == trouble.place);
        let broken = Broken { by: Some(usize::from(!first)), why: trouble.why.clone() };
        self.troubles.push(trouble);
        broken
    }
}

/// Why a game did not come to its end.
enum Stop {
    Trouble(Trouble),
    Broken(String),
}

impl From<Fail> for Stop {
    fn from(fail: Fail) -> Stop {
        Stop::Broken(fail.text().unwrap_or_default())
    }
}

impl From<Error> for Stop {
    fn from(error: Error) -> Stop {
        Stop::from(Fail::from(error))
    }
}

/// One game of a pair.
struct Match<'a> {
    hall: &'a Hall<'a>,
    pairing: Pairing,
    deal: u64,
    seating: usize,
    seats: Seating,
}

/// A program in a game.
struct Agent<'a> {
    seat: TableSeat,
    talk: Talk<'a, Process>,
}

/// Who ended a game otherwise than by its rules, and why.
type Forfeit = (Seat, &'static str);

impl Match<'_> {
    /// Which of the two sits on a seat.
    fn who(&self, seat: Seat) -> usize {
        usize::from(self.seats[seat.index()])
    }

    /// The place among the contestants of the one who sits on a seat.
    fn place(&self, seat: Seat) -> usize {
        [self.pairing.first, self.pairing.second][self.who(seat)]
    }

    fn program(&self, seat: Seat) -> Option<&Program> {
        self.hall.contest.program(self.place(seat))
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        let setup = &self.hall.contest.setup;
        Seat::all(usize::from(setup.seats.unwrap_or(self.hall.info.seats.0)))
    }

    /// The programs of this game, running and ready: those that played this seating before, and new
    /// ones where there are none.
    fn gathered(
        &self,
        running: &mut BTreeMap<(usize, Seat), Process>,
    ) -> Result<Vec<(Seat, Process)>, Trouble> {
        let mut ready = Vec::new();
        for seat in self.seats() {
            let Some(program) = self.program(seat) else { continue };
            let place = program.place;
            let known = running.remove(&(self.seating, seat));
            let mut process = match known {
                Some(process) => process,
                None => Process::start(program, self.hall.terms).map_err(|why| Trouble {
                    place,
                    why: why.to_string(),
                    errors: Vec::new(),
                })?,
            };
            match process.make_ready() {
                Ok(()) => ready.push((seat, process)),
                Err(why) => return Err(Trouble { place, why, errors: process.errors() }),
            }
        }
        Ok(ready)
    }

    /// Who sits where, as the table says it.
    fn players(&self) -> Vec<Player> {
        let name = |seat: Seat| match self.program(seat) {
            Some(_) => Player::HUMAN,
            None => &self.hall.contest.bots[self.place(seat)],
        };
        let mut players = Player::seated(&self.seats().map(name).collect::<Vec<_>>());
        for (n, player) in players.iter_mut().enumerate().filter(|(_, player)| player.is_person()) {
            player.name = format!("Agent {}", n + 1);
        }
        players
    }

    fn play(&self, ready: &mut [(Seat, Process)]) -> Result<Played, Stop> {
        let Hall { contest, terms, sheets, info, .. } = self.hall;
        let setup = &contest.setup;
        let opened = shelf::open(info.id, setup, Seed::Number(self.deal), self.players())?;
        let table = SharedTable::new(opened);
        let manner = Manner { lists: true, full: terms.full, retries: terms.retries };
        let mut agents = Vec::new();
        for (seat, process) in ready {
            let seat = TableSeat::take(table.clone(), *seat, setup.clone())?;
            let mut talk = Talk::new(&seat, manner, sheets, process);
            talk.greet(&seat)?;
            agents.push(Agent { seat, talk });
        }
        let mut played = Played { score: 0.0, moves: 0, spent: Default::default() };
        let forfeit = self.go(&table, &mut agents, &mut played)?;
        for agent in &mut agents {
            self.tell_end(&table, agent, forfeit)?;
        }
        match forfeit {
            None => Ok(played),
            Some((seat, RESIGNED)) => {
                played.score = self.who(seat) as f64;
                Ok(played)
            }
            Some((seat, why)) => Err(Stop::Trouble(self.trouble(seat, why, &mut agents))),
        }
    }

    /// The game itself. Says who forfeits, if somebody does.
    fn go(
        &self,
        table: &SharedTable,
        agents: &mut [Agent<'_>],
        played: &mut Played,
    ) -> Result<Option<Forfeit>, Stop> {
        loop {
            let to_move = table.advance();
            played.moves = table.get().at();
            if to_move == ToMove::Over {
                played.score = self.score(table)?;
                return Ok(None);
            }
            if played.moves >= self.hall.info.max_moves {
                return Err(Stop::Broken(format!("not over after {} moves", played.moves)));
            }
            let Some(seat) = to_move.seats().lowest() else {
                return Err(Stop::Broken("nobody is to move, and there is no outcome".to_owned()));
            };
            let spent = &mut played.spent[self.who(seat)];
            match agents.iter_mut().find(|agent| agent.seat.seat() == seat) {
                Some(agent) => {
                    if let Some(why) = agent.decide(spent)? {
                        return Ok(Some((seat, why)));
                    }
                }
                None => self.bot_moves(table, seat, spent)?,
            }
        }
    }

    fn score(&self, table: &SharedTable) -> Result<f64, Stop> {
        let table = table.get();
        let none = || Stop::Broken("nobody is to move, and there is no outcome".to_owned());
        let outcome = table.outcome().ok_or_else(none)?;
        Ok(share_of_first(&outcome, |seat| table.side(seat), &self.seats))
    }

    fn bot_moves(&self, table: &SharedTable, seat: Seat, spent: &mut Spent) -> Result<(), Stop> {
        let name = &self.hall.contest.bots[self.place(seat)];
        let (advice, at) = {
            let table = table.get();
            let players = players_seed(self.deal, self.seating);
            let terms = bots::Terms::seeded(decision_seed(players, table.at(), seat));
            let several = table.offers(Viewer::Seat(seat)).len() > 1;
            let clock = Clock::start();
            let advice = bots::advise(&*table, seat, name, &terms)?;
            if several {
                spent.add((clock.seconds() * 1e9) as u64);
            }
            (advice, table.at())
        };
        match table.handle(seat, at, Request::Move(advice.best)) {
            None => Ok(()),
            Some(error) => Err(Stop::Trouble(Trouble {
                place: self.place(seat),
                why: format!("an illegal move: {}", crate::words::say(&error.message)),
                errors: Vec::new(),
            })),
        }
    }

    /// Tells a program how the game ended. Links are left out: they hold the seed, from which all
    /// other deals of the contest could be reckoned.
    fn tell_end(
        &self,
        table: &SharedTable,
        agent: &mut Agent<'_>,
        forfeit: Option<Forfeit>,
    ) -> Result<(), Stop> {
        let seat = agent.seat.seat();
        let (outcome, result) = table.result(seat).unzip();
        let reason = outcome.as_ref().map_or("", |outcome| &*outcome.reason).to_owned();
        let (own, reason, result) = match forfeit {
            None => (None, reason, result),
            Some((by, why)) if by == seat => (Some(why), String::new(), Some(GameResult::Loss)),
            Some((by, _)) => {
                let (reason, result) = match self.who(by) == self.who(seat) {
                    true => (PARTNER_FORFEITED, GameResult::Loss),
                    false => (OPPONENT_FORFEITED, GameResult::Win),
                };
                (None, reason.to_owned(), Some(result))
            }
        };
        let picture = table.drawn(Viewer::Omniscient, agent.talk.texts())?;
        let ended = Ended { outcome, reason, result, picture, link: None, save: None, whole: true };
        Ok(agent.talk.over(&mut agent.seat, own, ended)?)
    }

    /// Why a program forfeits, in words.
    fn trouble(&self, seat: Seat, why: &'static str, agents: &mut [Agent<'_>]) -> Trouble {
        let place = self.place(seat);
        let Some(agent) = agents.iter_mut().find(|agent| agent.seat.seat() == seat) else {
            return Trouble { place, why: why.to_owned(), errors: Vec::new() };
        };
        let tries = counted(u64::from(self.hall.terms.retries) + 1, "wrong answer");
        let why = match why {
            TIME => format!("no answer within {}", agent.talk.pipes().limit()),
            INPUT_ENDED => agent.talk.pipes().end(),
            NO_MORE_TRIES => {
                format!("{tries} to one question: {}", agent.talk.refusal())
            }
            other => other.replace('_', " "),
        };
        Trouble { place, why: clean(&why), errors: agent.talk.pipes().errors() }
    }
}

impl Agent<'_> {
    /// Lets the program decide, and counts its time where there is a choice. Says why it forfeits,
    /// if it does.
    fn decide(&mut self, spent: &mut Spent) -> Result<Option<&'static str>, Stop> {
        let several = self.seat.offers().len() > 1;
        let forfeit = self.talk.decide(&mut self.seat)?;
        let nanos = self.talk.pipes().stop_clock();
        if several {
            spent.add(nanos);
        }
        Ok(forfeit)
    }
}
