//! Views as pictures for a terminal.

use std::fmt::Write as _;

use kernel::{Message, Ref, Renderer, Seat, centred, columns, key_of, padded, short_name};

use crate::bid::Bid;
use crate::contract::Declaration;
use crate::rules::Scoring;
use crate::seating::{SEATS, next, partner, team};
use crate::state::{Phase, Verdict};
use crate::tile::{Tile, Tiles};
use crate::view::{Call, Contract, Played, Trick, View};

/// A picture of the table in at most 80 columns.
pub(super) fn picture(view: &View, renderer: &Renderer<'_>) -> String {
    let mut out = String::new();
    let draw = Drawing { view, renderer, names: NAME, focus: &[] };
    for line in draw.lines() {
        let _ = writeln!(out, "{}", line.trim_end());
    }
    out
}

/// What a picture is made of.
#[derive(Clone, Copy)]
pub(super) struct Drawing<'a> {
    /// What is seen.
    pub(super) view: &'a View,
    /// The words.
    pub(super) renderer: &'a Renderer<'a>,
    /// The most columns of a name that are shown.
    pub(super) names: usize,
    /// What somebody thinks about: its tile stands in brackets.
    pub(super) focus: &'a [Ref],
}

/// How wide a picture may be.
const COLUMNS: usize = 80;

/// The most columns of a name that are shown.
pub(super) const NAME: usize = 12;

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

    pub(super) fn say(&self, message: Message) -> String {
        self.renderer.say(&message)
    }

    pub(super) fn word(&self, key: &'static str) -> String {
        self.renderer.word(key)
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        short_name(self.renderer.name(seat), self.names)
    }

    pub(super) fn heading(&self) -> String {
        let place = match (self.view.deal, self.view.dealer) {
            (None, _) => Message::new("picture-before"),
            (Some(deal), None) => Message::new("picture-deal").with("deal", deal + 1),
            (Some(deal), Some(dealer)) => Message::new("picture-deal-by")
                .with("deal", deal + 1)
                .with("name", self.name(dealer)),
        };
        let title = self.renderer.paint.bold(&self.word("game-name"));
        format!("{title}, {}", self.say(place))
    }

    /// A team with its score, drawn as strokes of the word ALL where seven marks win.
    pub(super) fn team_line(&self, team: usize) -> String {
        let view = self.view;
        let pair = format!("{} & {}", self.name(Seat(team as u8)), self.name(Seat(team as u8 + 2)));
        let (key, width) = match view.scoring {
            Scoring::Marks => ("picture-marks", 2),
            Scoring::Points => ("picture-points", 3),
        };
        let score = Message::new(key)
            .with("score", format!("{:>width$}", view.score[team]))
            .with("target", view.target);
        let score = format!("{}  {}", self.say(score), self.all(team));
        let hand = match view.contract.and_then(|c| c.declaration) {
            Some(_) => {
                let hand = Message::new("picture-hand").with("points", view.points[team]);
                let hand = self.say(hand.with("tricks", view.tricks_won[team]));
                let one_digit = view.points[team] < 10;
                format!("{}{hand}", if one_digit { " " } else { "" })
            }
            None => String::new(),
        };
        format!("  {}{}{hand}", padded(&pair, 28), padded(&score, 26))
    }

    /// The strokes drawn so far of ALL: three for the A, two for each L.
    pub(super) fn all(&self, team: usize) -> String {
        match (self.view.target, self.view.score[team]) {
            (7, marks @ 1..) => self.renderer.word(format!("picture-all-{}", marks.min(7))),
            _ => String::new(),
        }
    }

    /// What one seat said in the auction.
    pub(super) fn call(&self, call: &Call) -> String {
        let name = self.name(call.seat);
        self.say(match call.bid {
            None => Message::new("picture-call-pass").with("name", name),
            Some(bid) => Message::new("picture-call").with("name", name).with("bid", bid.message()),
        })
    }

    /// The auction, on two lines where long names need them.
    fn auction(&self) -> Vec<String> {
        let calls: Vec<String> = self.view.calls.iter().map(|call| self.call(call)).collect();
        let head = format!("  {} ", self.word("picture-auction"));
        let whole = format!("{head}{}", calls.join(", "));
        match columns(&whole) {
            _ if calls.is_empty() => vec![],
            0..=COLUMNS => vec![whole],
            _ => {
                let space = " ".repeat(columns(&head));
                let (first, rest) = (calls[..2].join(", "), calls[2..].join(", "));
                vec![format!("{head}{first},"), format!("{space}{rest}")]
            }
        }
    }

    fn contract(&self) -> Vec<String> {
        let Some(contract) = self.view.contract else { return vec![] };
        let head = format!("  {} ", self.word("picture-contract"));
        let space = " ".repeat(columns(&head));
        let played = self.contract_of(contract);
        vec![format!("{head}{played}"), format!("{space}{}", self.aim(contract))]
    }

    /// Who plays what.
    pub(super) fn contract_of(&self, contract: Contract) -> String {
        let word = |named: Declaration| self.renderer.word(named.key());
        let named = match (contract.declaration, self.declaration()) {
            (Some(named), _) => self.renderer.paint.cyan(&word(named)),
            (None, Some(thought)) => self.renderer.paint.bold(&format!("[{}]", word(thought))),
            (None, None) => {
                let name = self.name(contract.names);
                self.say(Message::new("picture-to-name").with("name", name))
            }
        };
        let played = Message::new("picture-contract-of")
            .with("name", self.name(contract.bidder))
            .with("bid", contract.bid.message())
            .with("named", named);
        self.say(played)
    }

    /// What the declaring side still has to do, or what became of it.
    pub(super) fn aim(&self, contract: Contract) -> String {
        let ours = team(contract.bidder);
        let (have, others) = (self.view.points[ours], self.view.points[1 - ours]);
        match (self.view.verdict, contract.bid) {
            (Some(Verdict::Made), _) => self.renderer.paint.green(&self.word("picture-made")),
            (Some(Verdict::Set), _) => self.renderer.paint.red(&self.word("picture-set")),
            _ if contract.declaration.is_some_and(Declaration::is_nello) => {
                self.word("picture-lose-all")
            }
            (_, Bid::Points(needs)) if !contract.bid.is_all() => {
                let needs = Message::new("picture-needs").with("have", have).with("needs", needs);
                self.say(needs.with("others", others).with("sets", contract.sets.unwrap_or(0)))
            }
            _ => self.word("picture-take-all"),
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
            centred(&self.tile_of(top), 78),
            both(self.label(left), self.label(right)),
            both(self.tile_of(left), self.tile_of(right)),
            centred(&self.tile_of(bottom), 78),
            centred(&self.label(bottom), 78),
            String::new(),
        ]
    }

    /// A seat with what it is and how many tiles it has; `>` says whose turn it is.
    pub(super) fn label(&self, seat: Seat) -> String {
        let view = self.view;
        let mut label = format!("{} ({})", self.name(seat), view.hands[seat.index()].size);
        let mut mark = |holds: bool, key| {
            if holds {
                label = format!("{label} {}", self.word(key));
            }
        };
        mark(view.dealer == Some(seat), "picture-shaker");
        mark(view.contract.is_some_and(|c| c.bidder == seat), "picture-bidder");
        mark(view.contract.is_some_and(|c| c.sits_out == Some(seat)), "picture-sits-out");
        if view.turn == Some(seat) { format!("> {label}") } else { label }
    }

    fn tile_of(&self, seat: Seat) -> String {
        match self.view.trick.iter().position(|play| play.seat == seat) {
            Some(0) => {
                format!("[{}] {}", self.shown(&self.view.trick[0]), self.word("picture-led"))
            }
            Some(n) => format!("[{}]", self.shown(&self.view.trick[n])),
            None => "·".to_owned(),
        }
    }

    pub(super) fn past_tricks(&self) -> Vec<String> {
        let view = self.view;
        let mut lines = Vec::new();
        if view.unrecorded > 0 {
            let before = Message::new("picture-before-these").with("tricks", view.unrecorded);
            lines.push(format!("  {}", self.say(before)));
        }
        lines.extend(view.tricks.iter().enumerate().map(|(n, trick)| {
            let number = n + 1 + usize::from(view.unrecorded);
            format!("  {number}. {}", self.past_trick(trick))
        }));
        lines
    }

    fn past_trick(&self, trick: &Trick) -> String {
        let tiles: Vec<String> = trick.plays.iter().map(|play| self.shown(play)).collect();
        let past = Message::new("picture-past-trick")
            .with("leader", self.name(trick.plays[0].seat))
            .with("tiles", tiles.join(" "));
        self.say(past.with("winner", self.name(trick.winner)).with("points", trick.points))
    }

    pub(super) fn shown(&self, play: &Played) -> String {
        match play.small {
            true => self.say(Message::new("picture-small").with("tile", play.tile.arg())),
            false => play.tile.to_string(),
        }
    }

    /// The hands that the viewer sees, its own first, and what the mark on a tile means.
    fn hands(&self) -> Vec<String> {
        let mut lines = self.seen_hands();
        if !lines.is_empty() && self.view.phase != Phase::Over {
            let counts = format!("  {}", self.word("picture-counts"));
            lines.push(self.renderer.paint.dim(&counts));
        }
        lines
    }

    /// The hands that the viewer sees, its own first.
    pub(super) fn seen_hands(&self) -> Vec<String> {
        let own = self.view.viewer.seat();
        let mut seats: Vec<Seat> = Seat::all(SEATS).collect();
        seats.sort_by_key(|&seat| own != Some(seat));
        let mut lines = Vec::new();
        for seat in seats {
            let Some(tiles) = self.view.hands[seat.index()].tiles else { continue };
            if tiles.is_empty() {
                continue;
            }
            let whose = match own == Some(seat) {
                true => self.word("picture-you-hold"),
                false => self.name(seat),
            };
            lines.push(format!("  {whose}: {}", self.sorted(tiles)));
        }
        lines
    }

    /// Tiles by suit, the trumps or the highest suit first, with a mark on those that count.
    pub(super) fn sorted(&self, tiles: Tiles) -> String {
        let declaration = self.declaration();
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
            group.into_iter().map(|tile| self.in_hand(tile)).collect::<Vec<_>>().join(" ")
        });
        groups.filter(|group| !group.is_empty()).collect::<Vec<_>>().join("  ")
    }

    /// What was named, or else what somebody thinks about naming.
    pub(super) fn declaration(&self) -> Option<Declaration> {
        let thought = |named: &Declaration| {
            self.focus.contains(&Ref::choice(key_of("declare", named.name())))
        };
        let named = self.view.contract.and_then(|contract| contract.declaration);
        named.or_else(|| Declaration::ALL.into_iter().find(thought))
    }

    /// Whether somebody thinks about this tile.
    pub(super) fn thought_about(&self, tile: Tile) -> bool {
        self.focus.contains(&Ref::piece(tile.to_string()))
    }

    fn in_hand(&self, tile: Tile) -> String {
        match self.thought_about(tile) {
            true => self.renderer.paint.bold(&format!("[{}]", marked(tile))),
            false => marked(tile),
        }
    }
}

/// A tile with a mark if it counts.
pub(super) fn marked(tile: Tile) -> String {
    if tile.count() > 0 { format!("{tile}*") } else { tile.to_string() }
}
