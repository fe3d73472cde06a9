//! Positions as text: lines of `key: value` that a domino player could write.
//!
//! What is left out is filled in, so that a position can be three lines long: see the table in
//! `scenarios/README.md`. Reading is a replay: the bids, the declaration and every listed tile go
//! through the same checks as in a game.

use std::fmt::Write as _;

use kernel::{
    Components as _, Error, Message, Mover, PositionLine, Seat, bad_position, position_lines,
};

use crate::bid::{Bid, Turn};
use crate::contract::Declaration;
use crate::event::Event;
use crate::moves::{Illegal, Move};
use crate::notation;
use crate::rules::{Rules, Scoring};
use crate::seating::{SEATS, next, partner, team};
use crate::state::{Components, Phase, Play, State, TRICKS, Verdict};
use crate::tile::{Tile, Tiles};

// ------------------------------------------------------------------ writing

/// What lies on the table as the text of a position.
pub(crate) fn write(table: &Components) -> String {
    let mut out = String::new();
    let mut line = |key: &str, value: String| {
        let _ = writeln!(out, "{key}: {value}");
    };
    line("phase", phase_name(table.phase).to_owned());
    if let Some(deal) = table.deal() {
        line("deal", deal.to_string());
    }
    if table.phase != Phase::Draw {
        line("dealer", table.dealer.to_string());
    }
    line(score_key(&table.rules), pair(table.score));
    if table.acted > 0 {
        line("bids", written_bids(table));
    }
    if let Some(declaration) = table.declaration {
        line("declared", declaration.to_string());
        write_play(table, declaration, &mut line);
    }
    if table.deals > 0 {
        for seat in Seat::all(SEATS) {
            line(&format!("hand {seat}"), written_hand(table.hands[seat.index()]));
        }
    }
    if let Some(verdict) = table.verdict {
        line("result", verdict_name(verdict).to_owned());
    }
    if table.shown {
        line("shown", "yes".to_owned());
    }
    out
}

fn write_play(table: &Components, declaration: Declaration, line: &mut impl FnMut(&str, String)) {
    let plays = &table.plays[..table.played as usize];
    let leader = plays.first().map_or(table.turn, |play| play.seat());
    line("leader", leader.to_string());
    let done = plays.len() - table.on_table as usize;
    if done > 0 {
        let tricks = plays[..done].chunks(declaration.width() as usize).map(written_plays);
        line("tricks", tricks.collect::<Vec<_>>().join(" / "));
    }
    if table.on_table > 0 {
        line("trick", written_plays(table.trick()));
    }
    line("points", pair(table.points));
    line("won", pair(table.tricks));
}

fn pair<T: std::fmt::Display>([a, b]: [T; 2]) -> String {
    format!("{a} {b}")
}

fn written_bids(table: &Components) -> String {
    let calls = table.bids[..table.acted as usize].iter();
    let said = |bid: &Option<Bid>| bid.map_or("pass".to_owned(), |bid| bid.to_string());
    calls.map(said).collect::<Vec<_>>().join(", ")
}

fn written_plays(plays: &[Play]) -> String {
    let written = |play: &Play| format!("{}{}", play.tile(), if play.small() { "s" } else { "" });
    plays.iter().map(written).collect::<Vec<_>>().join(" ")
}

fn written_hand(hand: Tiles) -> String {
    if hand.is_empty() { "none".to_owned() } else { hand.to_string() }
}

fn score_key(rules: &Rules) -> &'static str {
    if rules.scoring == Scoring::Marks { "marks" } else { "score" }
}

const PHASES: [(Phase, &str); 6] = [
    (Phase::Draw, "draw"),
    (Phase::Deal, "deal"),
    (Phase::Bidding, "bidding"),
    (Phase::Declaring, "declaring"),
    (Phase::Playing, "playing"),
    (Phase::Over, "over"),
];

const VERDICTS: [(Verdict, &str); 3] =
    [(Verdict::Made, "made"), (Verdict::Set, "set"), (Verdict::ThrownIn, "thrown in")];

fn phase_name(phase: Phase) -> &'static str {
    PHASES.iter().find(|(known, _)| *known == phase).map_or("", |(_, name)| name)
}

fn verdict_name(verdict: Verdict) -> &'static str {
    VERDICTS.iter().find(|(known, _)| *known == verdict).map_or("", |(_, name)| name)
}

// ------------------------------------------------------------------ reading

/// More deals than any game has: far from the end of the numbers.
const MOST_DEALS: u32 = 1_000_000;

/// Makes a state of the text of a position.
pub(crate) fn read(rules: Rules, text: &str) -> Result<State, Error> {
    let draft = Draft::parse(&rules, text)?;
    let table = draft.build(rules)?;
    table.fault().map_err(bad_position)?;
    Ok(State::set_up(table))
}

/// A position that cannot be, with the line that says so, and why.
fn impossible(line: impl std::fmt::Display, why: Message) -> Error {
    bad_position(why).variant("at").with("line", line)
}

/// A position in which somebody must have done what the rules refuse.
fn refused(line: &str, refusal: Illegal) -> Error {
    bad_position(Error::from(refusal).message).variant("refused").with("line", line)
}

/// A tile as it is listed in a trick.
#[derive(Clone, Copy)]
struct Listed {
    tile: Tile,
    small: bool,
}

/// What the lines of a position say.
#[derive(Default)]
struct Draft {
    phase: Option<Phase>,
    deal: Option<u32>,
    dealer: Option<Seat>,
    score: [u16; 2],
    bids: Option<Vec<Option<Bid>>>,
    declared: Option<Declaration>,
    leader: Option<Seat>,
    tricks: Vec<Vec<Listed>>,
    trick: Vec<Listed>,
    points: Option<[u8; 2]>,
    won: Option<[u8; 2]>,
    hands: [Option<Tiles>; SEATS],
    result: Option<Verdict>,
    shown: bool,
}

impl Draft {
    fn parse(rules: &Rules, text: &str) -> Result<Draft, Error> {
        let mut draft = Draft::default();
        let mut seen: Vec<&str> = Vec::new();
        for line in position_lines(text) {
            let line = line?;
            if seen.contains(&line.key) {
                return Err(line.wrong(Message::new("why-again")));
            }
            seen.push(line.key);
            draft.take(rules, line).map_err(|why| line.wrong(why))?;
        }
        Ok(draft)
    }

    fn take(&mut self, rules: &Rules, line: PositionLine<'_>) -> Result<(), Message> {
        let PositionLine { key, value, .. } = line;
        match key {
            "phase" => self.phase = Some(named(&PHASES, value)?),
            "deal" => self.deal = Some(number(value)?),
            "dealer" => self.dealer = Some(seat(value)?),
            "marks" | "score" if key == score_key(rules) => self.score = two(value)?,
            "bids" => self.bids = Some(bids(rules, value)?),
            "declared" => self.declared = Some(declaration(rules, value)?),
            "leader" => self.leader = Some(seat(value)?),
            "tricks" => self.tricks = value.split('/').map(listed).collect::<Result<_, _>>()?,
            "trick" => self.trick = listed(value)?,
            "points" => self.points = Some(two(value)?),
            "won" => self.won = Some(two(value)?),
            "result" => self.result = Some(named(&VERDICTS, value)?),
            "shown" => self.shown = value == "yes",
            _ => {
                let unknown = || Message::new("why-unknown-line");
                let seat = seat(key.strip_prefix("hand ").ok_or_else(unknown)?)?;
                self.hands[seat.index()] = Some(hand(value)?);
            }
        }
        Ok(())
    }

    /// Where the hand must be, from what is said about it.
    fn phase(&self, rules: &Rules) -> Phase {
        let played = self.declared.is_some() || !self.tricks.is_empty() || !self.trick.is_empty();
        let won = self.score[0].max(self.score[1]) >= rules.target;
        match (self.phase, self.result) {
            (Some(phase), _) => phase,
            (None, Some(_)) if won => Phase::Over,
            (None, Some(_)) => Phase::Deal,
            (None, None) if played => Phase::Playing,
            (None, None) if self.bids.as_ref().is_some_and(|bids| bids.len() == SEATS) => {
                Phase::Declaring
            }
            (None, None) => Phase::Bidding,
        }
    }

    fn build(&self, rules: Rules) -> Result<Components, Error> {
        let phase = self.phase(&rules);
        let mut table = Components::opening(rules);
        table.score = self.score;
        self.set_dealer(&mut table, phase);
        let nothing_dealt = self.deal.is_none() && self.result.is_none();
        if phase == Phase::Draw || (phase == Phase::Deal && nothing_dealt) {
            table.phase = phase;
            return Ok(table);
        }
        table.deals = self.deal_number(&table)?;
        table.phase = Phase::Bidding;
        table.turn = next(table.dealer);
        match self.declared {
            Some(declaration) => self.build_play(&mut table, declaration)?,
            None => {
                self.deal_hands(&mut table, TRICKS, &[], None)?;
                make_bids(&mut table, self.bids.as_deref().unwrap_or(&[]))?;
            }
        }
        self.build_end(&mut table, phase)?;
        Ok(table)
    }

    /// The shaker: as said, or as the first shaker and the number of the deal have it.
    fn set_dealer(&self, table: &mut Components, phase: Phase) {
        let first = table.rules.first_dealer.unwrap_or(Seat(3));
        let by_number = Seat((first.0 + (self.deal.unwrap_or(0) & 3) as u8) & 3);
        if phase != Phase::Draw {
            table.dealer = self.dealer.unwrap_or(by_number);
        }
    }

    /// How many deals there were: as said, or the fewest that bring the shake to the dealer.
    fn deal_number(&self, table: &Components) -> Result<u32, Error> {
        let fewest = match table.rules.first_dealer {
            Some(first) => u32::from((table.dealer.0 + 4 - first.0) & 3),
            None => 0,
        };
        match self.deal.unwrap_or(fewest) {
            deal if deal < MOST_DEALS => Ok(deal + 1),
            _ => Err(impossible("deal", Message::new("why-deals"))),
        }
    }

    /// The calls as said; else the leader, or the first to speak, bid what the declaration needs.
    fn calls_before(&self, table: &Components, declaration: Declaration) -> Vec<Option<Bid>> {
        if let Some(bids) = &self.bids {
            return bids.clone();
        }
        let rules = &table.rules;
        let bid = match declaration {
            Declaration::Sevens => rules.at_rung(rules.sevens_marks),
            nello if nello.is_nello() => rules.at_rung(rules.nello_marks),
            _ => Bid::Points(30),
        };
        let bidder = self.leader.unwrap_or(next(table.dealer));
        (0..SEATS).map(|n| (table.caller(n) == bidder).then_some(bid)).collect()
    }

    // ---------------------------------------------------------------- the tricks

    fn build_play(&self, table: &mut Components, declaration: Declaration) -> Result<(), Error> {
        let calls = self.calls_before(table, declaration);
        // Who won the auction says who sits where in the tricks, and those say who held what; so
        // the auction is run once without hands, and again with them.
        let mut sketch = table.clone();
        sketch.gone = Tiles::ALL;
        make_bids(&mut sketch, &calls)?;
        let leader = self.declare(&mut sketch, declaration)?;
        let plays = self.place_plays(&mut sketch, leader)?;
        let full = self.full_hand(&sketch)?;
        self.deal_hands(table, full, &plays, Some(&sketch))?;
        make_bids(table, &calls)?;
        let first = self.declare(table, declaration)?;
        if table.gone.is_empty() && leader != first_leader(table) {
            return Err(impossible("leader", Message::new("why-leader")));
        }
        self.put_earlier_tricks(table, &plays, first)?;
        for play in plays {
            replay(table, play)?;
        }
        Ok(())
    }

    /// Names the contract; gives who leads the first trick that is listed.
    fn declare(&self, table: &mut Components, declaration: Declaration) -> Result<Seat, Error> {
        let seat = table.turn;
        let m = Move::Declare(declaration);
        table.check_move(Mover::Seat(seat), m).map_err(|illegal| refused("declared", illegal))?;
        let first = table.first_leader(seat, declaration);
        table.apply(&Event::Declared { seat, declaration, leader: first });
        let leader = self.leader.unwrap_or(first);
        if table.sits_out() == Some(leader) {
            return Err(impossible("leader", Message::new("why-sits-out")));
        }
        table.turn = leader;
        Ok(leader)
    }

    /// Says who played each listed tile. Marks what seats have shown to lack in the sketch.
    fn place_plays(&self, sketch: &mut Components, leader: Seat) -> Result<Vec<Play>, Error> {
        let width = sketch.declared().width() as usize;
        let mut plays = Vec::new();
        let mut turn = leader;
        let all = self.tricks.iter().map(|trick| (trick, true)).chain([(&self.trick, false)]);
        for (trick, whole) in all {
            if (whole && trick.len() != width) || (!whole && trick.len() >= width) {
                return Err(impossible("trick", Message::new("why-trick").with("tiles", width)));
            }
            for listed in trick {
                if plays.len() == usize::from(TRICKS) * width {
                    return Err(impossible("tricks", Message::new("why-seven-tricks")));
                }
                let seat = turn;
                sketch.apply(&Event::Played { seat, tile: listed.tile, small: listed.small });
                plays.push(Play::new(seat, listed.tile, listed.small));
                turn = sketch.after(turn);
            }
            if whole {
                turn = sketch.winner(&plays[plays.len() - width..]).seat();
                sketch.apply(&Event::TrickWon { seat: turn, points: 1 });
            }
        }
        sketch.turn = turn;
        Ok(plays)
    }

    /// How many tiles a seat held when the unfinished trick began.
    fn full_hand(&self, sketch: &Components) -> Result<u8, Error> {
        let known = self.tricks.len() as u8;
        let active = Seat::all(SEATS).filter(|&seat| sketch.sits_out() != Some(seat));
        let sized = active.filter_map(|seat| {
            let has_played = sketch.trick().iter().any(|play| play.seat() == seat);
            let size = self.hands[seat.index()]?.len() as u8 + u8::from(has_played);
            Some((seat, size))
        });
        let mut full = self.won.map(|won| TRICKS.saturating_sub(won[0].saturating_add(won[1])));
        for (seat, size) in sized {
            if full.is_some_and(|full| full != size) || size + known > TRICKS {
                return Err(impossible(format!("hand {seat}"), Message::new("why-size")));
            }
            full = Some(size);
        }
        match full.unwrap_or(TRICKS.saturating_sub(known)) {
            full if full + known <= TRICKS => Ok(full),
            _ => Err(impossible("won", Message::new("why-listed"))),
        }
    }

    /// Gives each seat its hand as it was before the listed plays: what it holds and what it
    /// played. Hands that are not said are filled from the tiles nobody has, in order.
    fn deal_hands(
        &self,
        table: &mut Components,
        full: u8,
        plays: &[Play],
        sketch: Option<&Components>,
    ) -> Result<(), Error> {
        let mut free = Tiles::ALL;
        let mut take = |tile: Tile, at: &str| {
            let fresh = free.has(tile);
            free = free.without(tile);
            if fresh { Ok(()) } else { Err(impossible(at, twice(tile))) }
        };
        plays.iter().try_for_each(|play| take(play.tile(), "tricks"))?;
        for seat in Seat::all(SEATS) {
            let held = self.hands[seat.index()].unwrap_or(Tiles::NONE);
            held.iter().try_for_each(|tile| take(tile, &format!("hand {seat}")))?;
        }
        for seat in Seat::all(SEATS) {
            let size = now_held(sketch, full, seat);
            let lacks = sketch.map_or(Tiles::NONE, |sketch| sketch.lacks[seat.index()]);
            let held = match self.hands[seat.index()] {
                Some(held) => held,
                None => free.minus(lacks).iter().take(size).collect(),
            };
            if held.len() != size {
                let why = Message::new("why-held").with("tiles", size);
                return Err(impossible(format!("hand {seat}"), why));
            }
            free = free.minus(held);
            let played = plays.iter().filter(|play| play.seat() == seat).map(|play| play.tile());
            table.hands[seat.index()] = played.fold(held, Tiles::with);
        }
        table.gone = free;
        Ok(())
    }

    /// Books the tricks that nobody wrote down.
    fn put_earlier_tricks(
        &self,
        table: &mut Components,
        plays: &[Play],
        leader: Seat,
    ) -> Result<(), Error> {
        let earlier = table.unrecorded();
        let total = table.gone.count() + earlier;
        let (points, tricks) = listed_gains(table, plays);
        let all = match self.points {
            Some(all) => all,
            None => default_points(table, total, points),
        };
        let Some(before) = less(all, points).filter(|before| sum(*before) == u16::from(total))
        else {
            return Err(impossible("points", Message::new("why-points")));
        };
        let won = match self.won {
            Some(won) => less(won, tricks),
            None => Some(default_tricks(table, earlier, before)),
        };
        let Some(won) = won.filter(|won| sum(*won) == u16::from(earlier)) else {
            return Err(impossible("won", Message::new("why-won")));
        };
        table.points = before;
        table.tricks = won;
        table.turn = leader;
        Ok(())
    }

    /// How the hand ended, where it has.
    fn build_end(&self, table: &mut Components, phase: Phase) -> Result<(), Error> {
        let made = match self.result {
            None if table.phase == phase => return Ok(()),
            None => return Err(impossible("phase", Message::new("why-other-phase"))),
            Some(Verdict::ThrownIn) => {
                table.apply(&Event::ThrownIn);
                return Ok(());
            }
            Some(verdict) => verdict == Verdict::Made,
        };
        if table.phase != Phase::Playing || table.account().verdict() != Some(made) {
            return Err(impossible("result", Message::new("why-result")));
        }
        table.apply(&Event::HandDecided { made, tricks: table.tricks_taken() });
        table.shown = self.shown;
        table.phase = phase;
        Ok(())
    }
}

/// Makes the calls of the auction, as far as it went.
fn make_bids(table: &mut Components, calls: &[Option<Bid>]) -> Result<(), Error> {
    for (n, call) in calls.iter().enumerate() {
        if n >= SEATS {
            return Err(impossible("bids", Message::new("why-four-bids")));
        }
        check_call(table, *call)
            .map_err(|illegal| refused("bids", illegal).variant("call").arg("call", n + 1))?;
        let seat = table.turn;
        table.apply(&match *call {
            Some(bid) => Event::Bid { seat, bid },
            None => Event::Passed { seat },
        });
    }
    if let (4, Some(bid)) = (table.acted, table.standing_bid()) {
        let n = (0..SEATS).rev().find(|&n| table.bids[n].is_some()).expect("a bid stands");
        let seat = table.caller(n);
        let names = if bid.is_special() { partner(seat) } else { seat };
        table.apply(&Event::AuctionWon { seat, bid, names });
    }
    Ok(())
}

/// Whether the seat to speak may say this. Doubles of tricks that nobody wrote down may have been
/// its own.
fn check_call(table: &Components, call: Option<Bid>) -> Result<(), Illegal> {
    let mover = Mover::Seat(table.turn);
    match call {
        None => table.check_move(mover, Move::Pass),
        Some(bid) => {
            let turn = table.bidding();
            Turn { doubles: turn.doubles + table.gone.doubles(), ..turn }.check(bid)
        }
    }
}

/// Who leads the first trick of the hand.
fn first_leader(table: &Components) -> Seat {
    let (bidder, bid) = table.contract().expect("the auction is won");
    let namer = if bid.is_special() { partner(bidder) } else { bidder };
    table.first_leader(namer, table.declared())
}

/// How many tiles `seat` holds now, when those who have not played to the trick hold `full`.
fn now_held(sketch: Option<&Components>, full: u8, seat: Seat) -> usize {
    let Some(sketch) = sketch else { return usize::from(full) };
    if sketch.sits_out() == Some(seat) {
        return usize::from(TRICKS);
    }
    let has_played = sketch.trick().iter().any(|play| play.seat() == seat);
    usize::from(full.saturating_sub(u8::from(has_played)))
}

/// Points and tricks of each team in the listed tricks.
fn listed_gains(table: &Components, plays: &[Play]) -> ([u8; 2], [u8; 2]) {
    let (mut points, mut tricks) = ([0; 2], [0; 2]);
    for trick in plays.chunks_exact(table.declared().width() as usize) {
        let winner = team(table.winner(trick).seat());
        points[winner] += 1 + trick.iter().map(|play| play.tile().count()).sum::<u8>();
        tricks[winner] += 1;
    }
    (points, tricks)
}

/// Points where none are said: the side that is to win the tricks has all of those that nobody
/// wrote down, as far as that leaves the contract open.
fn default_points(table: &Components, total: u8, listed: [u8; 2]) -> [u8; 2] {
    let account = table.account();
    let declarers = team(table.bidder);
    let winners = if account.nello { 1 - declarers } else { declarers };
    let most = match account.bid {
        bid if bid.is_all() => total,
        bid => total.min((bid.needs() - 1).saturating_sub(listed[winners])),
    };
    let mut points = listed;
    points[winners] += most;
    points[1 - winners] += total - most;
    points
}

/// Tricks where none are said: the fewest that the points of the side that did not declare allow.
fn default_tricks(table: &Components, earlier: u8, points: [u8; 2]) -> [u8; 2] {
    let declarers = team(table.bidder);
    let others = match (points[declarers], points[1 - declarers]) {
        (_, 0) => 0,
        (0, _) => earlier,
        (ours, _) => earlier.saturating_sub(ours).max(1),
    };
    let mut tricks = [others; 2];
    tricks[declarers] = earlier - others.min(earlier);
    tricks
}

fn less(all: [u8; 2], part: [u8; 2]) -> Option<[u8; 2]> {
    Some([all[0].checked_sub(part[0])?, all[1].checked_sub(part[1])?])
}

fn sum([a, b]: [u8; 2]) -> u16 {
    u16::from(a) + u16::from(b)
}

/// Plays one listed tile, and takes the trick that it fills; never ends the hand.
fn replay(table: &mut Components, play: Play) -> Result<(), Error> {
    let (seat, tile, small) = (play.seat(), play.tile(), play.small());
    let m = if small { Move::PlaySmall(tile) } else { Move::Play(tile) };
    let refused = |illegal: Illegal| {
        let error = refused("tricks", illegal).variant("play");
        error.arg("seat", seat.0).arg("tile", tile.to_string())
    };
    table.check_move(Mover::Seat(seat), m).map_err(refused)?;
    table.apply(&Event::Played { seat, tile, small });
    if table.on_table == table.declared().width() {
        let seat = table.winner(table.trick()).seat();
        let points = 1 + table.trick().iter().map(|play| play.tile().count()).sum::<u8>();
        table.apply(&Event::TrickWon { seat, points });
    }
    Ok(())
}

// ------------------------------------------------------------------ values

/// A text that is not what it should be.
fn no(key: &'static str, text: &str) -> Message {
    Message::new(key).with("text", text)
}

/// A tile that is in two places.
fn twice(tile: Tile) -> Message {
    Message::new("why-twice").with("tile", tile.to_string())
}

fn named<T: Copy>(names: &[(T, &str)], value: &str) -> Result<T, Message> {
    let found = names.iter().find(|(_, name)| *name == value).map(|(thing, _)| *thing);
    let all = names.iter().map(|(_, name)| *name).collect::<Vec<_>>().join(", ");
    found.ok_or_else(|| Message::new("why-word").with("words", all))
}

fn number<T: std::str::FromStr>(value: &str) -> Result<T, Message> {
    value.parse().map_err(|_| Message::new("why-no-number"))
}

fn two<T: std::str::FromStr + Copy>(value: &str) -> Result<[T; 2], Message> {
    match value.split_whitespace().collect::<Vec<_>>()[..] {
        [a, b] => Ok([number(a)?, number(b)?]),
        _ => Err(Message::new("why-two-numbers")),
    }
}

fn seat(value: &str) -> Result<Seat, Message> {
    match value.parse::<u8>() {
        Ok(n) if usize::from(n) < SEATS => Ok(Seat(n)),
        _ => Err(Message::new("why-seat")),
    }
}

fn tile(value: &str) -> Result<Tile, Message> {
    value.parse().map_err(|_| no("why-no-tile", value))
}

fn hand(value: &str) -> Result<Tiles, Message> {
    let mut hand = Tiles::NONE;
    for word in value.split_whitespace().filter(|word| *word != "none") {
        let tile = tile(word)?;
        if hand.has(tile) {
            return Err(twice(tile));
        }
        hand = hand.with(tile);
    }
    Ok(hand)
}

/// Tiles in order of play; `6-1s` was led as its smaller end.
fn listed(value: &str) -> Result<Vec<Listed>, Message> {
    let one = |word: &str| match word.strip_suffix('s') {
        Some(text) => Ok(Listed { tile: tile(text)?, small: true }),
        None => Ok(Listed { tile: tile(word)?, small: false }),
    };
    value.split_whitespace().map(one).collect()
}

fn said(rules: &Rules, text: &str) -> Option<Move> {
    let table = State::set_up(Components::opening(*rules));
    notation::read(&table, Mover::Chance, text).ok()
}

/// Calls with commas between them, or with blanks where no call has one in it.
fn bids(rules: &Rules, value: &str) -> Result<Vec<Option<Bid>>, Message> {
    let calls: Vec<&str> = match value.contains(',') {
        true => value.split(',').collect(),
        false if said(rules, value).is_some() => vec![value],
        false => value.split_whitespace().collect(),
    };
    let call = |text: &str| match said(rules, text) {
        Some(Move::Pass) => Ok(None),
        Some(Move::Bid(bid)) => Ok(Some(bid)),
        _ => Err(no("why-no-bid", text.trim())),
    };
    calls.into_iter().map(call).collect()
}

fn declaration(rules: &Rules, value: &str) -> Result<Declaration, Message> {
    match said(rules, value) {
        Some(Move::Declare(declaration)) => Ok(declaration),
        _ => Err(no("why-no-declaration", value)),
    }
}
