//! Events as sentences and views as pictures.

use std::fmt::Write as _;

use kernel::{Names, Paint, Seat, centred, columns, cut, padded};

use crate::bid::Bid;
use crate::contract::Declaration;
use crate::event::Event;
use crate::rules::{Rules, Scoring};
use crate::seating::{SEATS, next, partner, team};
use crate::state::{Phase, Verdict};
use crate::tile::{Tile, Tiles};
use crate::view::{Call, Contract, Played, Trick, View};

/// The event as a sentence, or nothing where there is nothing to say.
pub(crate) fn describe(rules: &Rules, event: &Event, names: Names<'_>) -> Option<String> {
    let name = |seat: &Seat| names.of(*seat);
    Some(match event {
        Event::ShakerDrawn { seat } => format!("{} draws the highest tile.", name(seat)),
        Event::Dealt { deal, dealer, .. } => {
            format!("{} shakes deal {}.", name(dealer), deal + 1)
        }
        Event::Passed { seat } => format!("{} passes.", name(seat)),
        Event::Bid { seat, bid } => format!("{} bids {bid}.", name(seat)),
        Event::AuctionWon { seat, bid, names: by } if seat != by => {
            format!("{} wins the auction with {bid}; {} names trumps.", name(seat), name(by))
        }
        Event::AuctionWon { seat, bid, .. } => {
            format!("{} wins the auction with {bid}.", name(seat))
        }
        Event::ThrownIn => "All four pass; the hand is thrown in.".to_owned(),
        Event::Declared { seat, declaration, .. } => {
            format!("{} calls {declaration}.", name(seat))
        }
        Event::Played { seat, tile, small: false } => format!("{} plays {tile}.", name(seat)),
        Event::Played { seat, tile, small: true } => {
            format!("{} leads {tile} as a {}.", name(seat), tile.low())
        }
        Event::TrickWon { seat, points: 1 } => format!("{} takes the trick: 1 point.", name(seat)),
        Event::TrickWon { seat, points } => {
            format!("{} takes the trick: {points} points.", name(seat))
        }
        Event::HandDecided { made: true, tricks } => {
            format!("The contract is made after {}.", number_of(*tricks, "trick"))
        }
        Event::HandDecided { made: false, tricks } => {
            format!("The contract is set after {}.", number_of(*tricks, "trick"))
        }
        Event::HandsRevealed { hands } => {
            let left = Seat::all(SEATS).filter(|seat| !hands[seat.index()].is_empty());
            let shown = |seat: Seat| format!("{} {}", names.of(seat), hands[seat.index()]);
            format!("Left over: {}.", left.map(shown).collect::<Vec<_>>().join("; "))
        }
        Event::Scored { added } => tell_score(rules, *added, names),
        Event::GameWon { team } => {
            format!("{} win the game.", pair(usize::from(*team), names))
        }
    })
}

fn number_of(n: u8, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}

/// The names of a team.
fn pair(team: usize, names: Names<'_>) -> String {
    format!("{} and {}", names.of(Seat(team as u8)), names.of(Seat(team as u8 + 2)))
}

fn tell_score(rules: &Rules, added: [u16; 2], names: Names<'_>) -> String {
    let what = if rules.scoring == Scoring::Marks { "mark" } else { "point" };
    let one = |team: usize| {
        let s = if added[team] == 1 { "" } else { "s" };
        format!("{} score {} {what}{s}", pair(team, names), added[team])
    };
    match added {
        [_, 0] => format!("{}.", one(0)),
        [0, _] => format!("{}.", one(1)),
        _ => format!("{}; {}.", one(0), one(1)),
    }
}

/// A picture of the table in at most 80 columns.
pub(crate) fn picture(view: &View, names: Names<'_>, paint: Paint) -> String {
    let mut out = String::new();
    let draw = Drawing { view, names, paint };
    for line in draw.lines() {
        let _ = writeln!(out, "{}", line.trim_end());
    }
    out
}

struct Drawing<'a> {
    view: &'a View,
    names: Names<'a>,
    paint: Paint,
}

/// How wide a picture may be.
const COLUMNS: usize = 80;

/// The most columns of a name that are shown.
const NAME: usize = 12;

impl Drawing<'_> {
    fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.heading()];
        lines.extend((0..2).map(|team| self.team_line(team)));
        lines.extend(self.auction());
        lines.extend(self.contract());
        if self.view.deal.is_some() {
            lines.extend(self.table());
        }
        lines.extend(self.past_tricks());
        lines.extend(self.hands());
        lines
    }

    fn name(&self, seat: Seat) -> String {
        let name = self.names.of(seat);
        if columns(name) <= NAME {
            return name.to_owned();
        }
        format!("{}…", cut(name, NAME - 1))
    }

    fn heading(&self) -> String {
        let shook = |seat| format!(", shaken by {}", self.name(seat));
        let where_ = match (self.view.deal, self.view.dealer) {
            (Some(deal), dealer) => {
                format!("deal {}{}", deal + 1, dealer.map(shook).unwrap_or_default())
            }
            (None, _) => "before the first deal".to_owned(),
        };
        format!("{}, {where_}", self.paint.bold("Texas 42"))
    }

    /// A team with its score, drawn as strokes of the word ALL where seven marks win.
    fn team_line(&self, team: usize) -> String {
        let view = self.view;
        let pair = format!("{} & {}", self.name(Seat(team as u8)), self.name(Seat(team as u8 + 2)));
        let score = match view.scoring {
            Scoring::Marks => {
                format!("{:>2} of {} marks  {}", view.score[team], view.target, self.all(team))
            }
            Scoring::Points => format!("{:>3} of {} points", view.score[team], view.target),
        };
        let hand = match view.contract.and_then(|c| c.declaration) {
            Some(_) => format!(
                "{:>2} {}, {}",
                view.points[team],
                if view.points[team] == 1 { "point" } else { "points" },
                number_of(view.tricks_won[team], "trick")
            ),
            None => String::new(),
        };
        format!("  {}{score:<26}{hand}", padded(&pair, 28))
    }

    /// The strokes drawn so far of ALL: three for the A, two for each L.
    fn all(&self, team: usize) -> &'static str {
        const DRAWN: [&str; 8] = ["", "/", "/\\", "A", "A|", "AL", "AL|", "ALL"];
        match (self.view.target, self.view.score[team]) {
            (7, marks) => DRAWN[usize::from(marks.min(7))],
            _ => "",
        }
    }

    /// The auction, on two lines where long names need them.
    fn auction(&self) -> Vec<String> {
        let said = |call: &Call| {
            let bid = call.bid.map_or("pass".to_owned(), |bid| bid.to_string());
            format!("{} {bid}", self.name(call.seat))
        };
        let calls: Vec<String> = self.view.calls.iter().map(said).collect();
        let whole = format!("  Auction: {}", calls.join(", "));
        match columns(&whole) {
            _ if calls.is_empty() => vec![],
            0..=COLUMNS => vec![whole],
            _ => vec![
                format!("  Auction: {},", calls[..2].join(", ")),
                format!("           {}", calls[2..].join(", ")),
            ],
        }
    }

    fn contract(&self) -> Vec<String> {
        let Some(contract) = self.view.contract else { return vec![] };
        let named = match contract.declaration {
            Some(declaration) => self.paint.cyan(declaration.name()),
            None => format!("{} to name it", self.name(contract.names)),
        };
        let (name, bid) = (self.name(contract.bidder), contract.bid);
        vec![
            format!("  Contract: {name}, {bid}, {named}"),
            format!("            {}", self.aim(contract)),
        ]
    }

    /// What the declaring side still has to do, or what became of it.
    fn aim(&self, contract: Contract) -> String {
        let ours = team(contract.bidder);
        let (have, others) = (self.view.points[ours], self.view.points[1 - ours]);
        match (self.view.verdict, contract.bid) {
            (Some(Verdict::Made), _) => self.paint.green("Made."),
            (Some(Verdict::Set), _) => self.paint.red("Set."),
            _ if contract.declaration.is_some_and(Declaration::is_nello) => {
                "Must lose every trick.".to_owned()
            }
            (_, Bid::Points(needs)) if !contract.bid.is_all() => {
                let sets = contract.sets.unwrap_or(0);
                format!("{have} of {needs} points; {others} of the {sets} that set it.")
            }
            _ => "Must take every trick.".to_owned(),
        }
    }

    /// The four seats around the trick, the viewer at the bottom.
    fn table(&self) -> Vec<String> {
        let bottom = self.view.viewer.seat().unwrap_or(Seat(0));
        let (left, top, right) = (next(bottom), partner(bottom), next(partner(bottom)));
        let both = |left: String, right: String| {
            format!("{}  {}", centred(&left, 38), centred(&right, 38))
        };
        vec![
            String::new(),
            centred(&self.label(top), 78),
            format!("{:^78}", self.tile_of(top)),
            both(self.label(left), self.label(right)),
            both(self.tile_of(left), self.tile_of(right)),
            format!("{:^78}", self.tile_of(bottom)),
            centred(&self.label(bottom), 78),
            String::new(),
        ]
    }

    /// A seat with what it is and how many tiles it has; `>` says whose turn it is.
    fn label(&self, seat: Seat) -> String {
        let view = self.view;
        let mut label = format!("{} ({})", self.name(seat), view.hands[seat.index()].size);
        if view.dealer == Some(seat) {
            label += " shaker";
        }
        if view.contract.is_some_and(|c| c.bidder == seat) {
            label += " bidder";
        }
        if view.contract.is_some_and(|c| c.sits_out == Some(seat)) {
            label += " sits out";
        }
        if view.turn == Some(seat) { format!("> {label}") } else { label }
    }

    fn tile_of(&self, seat: Seat) -> String {
        match self.view.trick.iter().position(|play| play.seat == seat) {
            Some(0) => format!("[{}] led", shown(&self.view.trick[0])),
            Some(n) => format!("[{}]", shown(&self.view.trick[n])),
            None => "·".to_owned(),
        }
    }

    fn past_tricks(&self) -> Vec<String> {
        let view = self.view;
        let mut lines = Vec::new();
        if view.unrecorded > 0 {
            lines.push(format!("  {} before these", number_of(view.unrecorded, "trick")));
        }
        lines.extend(view.tricks.iter().enumerate().map(|(n, trick)| {
            let number = n + 1 + usize::from(view.unrecorded);
            format!("  {number}. {}", self.past_trick(trick))
        }));
        lines
    }

    fn past_trick(&self, trick: &Trick) -> String {
        let tiles = trick.plays.iter().map(shown).collect::<Vec<_>>().join(" ");
        let leader = self.name(trick.plays[0].seat);
        let winner = self.name(trick.winner);
        format!("{leader} led {tiles}: {winner} +{}", trick.points)
    }

    /// The hands that the viewer sees, its own first.
    fn hands(&self) -> Vec<String> {
        let own = self.view.viewer.seat();
        let mut seats: Vec<Seat> = Seat::all(SEATS).collect();
        seats.sort_by_key(|&seat| own != Some(seat));
        let mut lines = Vec::new();
        for seat in seats {
            let Some(tiles) = self.view.hands[seat.index()].tiles else { continue };
            if tiles.is_empty() {
                continue;
            }
            let whose = if own == Some(seat) { "You hold".to_owned() } else { self.name(seat) };
            lines.push(format!("  {whose}: {}", self.sorted(tiles)));
        }
        if !lines.is_empty() && self.view.phase != Phase::Over {
            lines.push(self.paint.dim("  (* counts 5 or 10)"));
        }
        lines
    }

    /// Tiles by suit, the trumps or the highest suit first, with a mark on those that count.
    fn sorted(&self, tiles: Tiles) -> String {
        let declaration = self.view.contract.and_then(|c| c.declaration);
        let suit = |tile: Tile| declaration.map_or(tile.high() as usize, |d| d.led_suit(tile));
        let groups = (0..8).rev().map(|wanted| {
            let mut group: Vec<Tile> = tiles.iter().filter(|&t| suit(t) == wanted).collect();
            let strength = |t: Tile| match declaration {
                Some(d) => d.strength(t, wanted),
                None => {
                    if t.is_double() {
                        7
                    } else {
                        t.low()
                    }
                }
            };
            group.sort_by_key(|&tile| std::cmp::Reverse(strength(tile)));
            group.into_iter().map(marked).collect::<Vec<_>>().join(" ")
        });
        groups.filter(|group| !group.is_empty()).collect::<Vec<_>>().join("  ")
    }
}

fn marked(tile: Tile) -> String {
    if tile.count() > 0 { format!("{tile}*") } else { tile.to_string() }
}

fn shown(play: &Played) -> String {
    if play.small { format!("{} small", play.tile) } else { play.tile.to_string() }
}
