//! What a seat is shown: as data, and the same as text.

use kernel::{Arg, Message, Mover, Seat};
use schemars::JsonSchema;
use serde::Serialize;
use table::GameResult;
use table::message::{Offer, Update};

use super::Manner;
use super::place::{Place, Sight};
use super::voice::Voice;
use crate::protocol::Status;

/// More legal moves than this are counted, not listed, unless they are asked for.
const MOST_LISTED: usize = 80;
/// So many of each sort are told all the same.
const EXAMPLES: usize = 3;

/// A table as the seat of this session may know it.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub(super) struct TableShown {
    /// The id of the game.
    pub(super) game: &'static str,
    /// `gathering` and `revealing` before the game begins, then `playing`, then `over`.
    pub(super) status: Status,
    /// Your seat, counted from 0.
    pub(super) seat: u8,
    /// Who sits where, by seat.
    pub(super) players: Vec<PlayerShown>,
    /// The newest entry of the log: the moment that a move is decided at. Send it with `play`.
    pub(super) at: u32,
    /// Whether you have to move now.
    pub(super) your_turn: bool,
    /// The seats that are waited for.
    pub(super) waits_for: Vec<u8>,
    /// What is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) question: Option<String>,
    /// What happened since you looked last.
    pub(super) news: Vec<String>,
    /// The table as text, 80 columns.
    pub(super) picture: String,
    /// Your legal moves by sort, where it is your turn and they are listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) legal: Option<Vec<Group>>,
    /// How many legal moves there are, where they are too many to list here: `legal_moves` tells
    /// them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) legal_count: Option<usize>,
    /// Some of them for each sort, where they are too many to list here.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) examples: Vec<Group>,
    /// Whether your last decision could be taken back: freely, by asking others, or not at all.
    pub(super) undo: Undo,
    /// How it ended, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) end: Option<EndShown>,
}

/// Somebody at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(super) struct PlayerShown {
    /// The seat, counted from 0.
    pub(super) seat: u8,
    /// What the others call them.
    pub(super) name: String,
    /// `human` for people and models, or the name of a bot.
    pub(super) kind: String,
}

/// Legal moves of one sort.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(super) struct Group {
    /// The sort.
    pub(super) group: String,
    /// The moves in notation, as `play` takes them.
    pub(super) moves: Vec<String>,
}

/// Whether a decision could be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Undo {
    /// There is nothing that could be.
    No,
    /// Freely.
    Free,
    /// If others agree.
    Asks,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub(super) struct EndShown {
    /// Why, as a stable word.
    pub(super) reason: String,
    /// What you got; nothing where nobody got anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) result: Option<GameResult>,
    /// The rank of each seat, 1 being the best, where the game was played to its end.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) ranks: Vec<u8>,
    /// The score of each seat.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) scores: Vec<i32>,
    /// The whole game as a link for `parlour replay`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) link: Option<String>,
}

impl TableShown {
    /// What a seat sees.
    pub(super) fn of(place: &Place, sight: &Sight, manner: Manner) -> TableShown {
        let (info, seat) = (place.info(), place.seat());
        let update = sight.update.as_deref();
        let your_turn = sight.status == Status::Playing && update.is_some_and(|u| is_turn(u, seat));
        let offers = update.map_or(&[][..], |update| &update.screen.available);
        let few = offers.len() <= MOST_LISTED;
        let listed = your_turn && manner.lists;
        let say = |message| sight.voice.say(message);
        TableShown {
            game: info.id,
            status: sight.status,
            seat: seat.0,
            players: players(sight),
            at: update.map_or(0, |update| update.at),
            your_turn,
            waits_for: waits_for(sight),
            question: update
                .filter(|_| sight.status == Status::Playing)
                .and_then(|update| update.question.as_ref())
                .map(|question| say(&question.message)),
            news: update.map_or_else(Vec::new, |update| news(update, sight)),
            picture: sight.picture.clone(),
            legal: (listed && few).then(|| groups(offers, sight)),
            legal_count: (listed && !few).then_some(offers.len()),
            examples: if listed && !few { examples(groups(offers, sight)) } else { Vec::new() },
            undo: update.map_or(Undo::No, undo),
            end: sight.end.as_ref().map(|end| EndShown {
                reason: end.reason.clone(),
                result: end.result,
                ranks: outcome(update, |standing| standing.rank),
                scores: outcome(update, |standing| standing.score),
                link: end.link.clone(),
            }),
        }
    }

    /// The same as text.
    pub(super) fn text(&self, voice: &Voice) -> String {
        let mut parts = Vec::new();
        if !self.news.is_empty() {
            let news = self.news.iter().map(|line| format!("- {line}"));
            let lines: Vec<String> = [voice.word("mcp-news")].into_iter().chain(news).collect();
            parts.push(lines.join("\n"));
        }
        if !self.picture.is_empty() {
            parts.push(format!("```\n{}\n```", self.picture));
        }
        parts.push(self.turn(voice));
        parts.join("\n\n")
    }

    /// Whose turn it is, and what can be done.
    fn turn(&self, voice: &Voice) -> String {
        if let Some(end) = &self.end {
            return end.text(voice);
        }
        let seats = Arg::seats(self.waits_for.iter().map(|&seat| Seat(seat)));
        if self.status < Status::Playing {
            return voice.say(&Message::new("mcp-not-begun").with("seats", seats));
        }
        let mut lines: Vec<String> = self.question.iter().cloned().collect();
        if !self.your_turn {
            lines.push(voice.say(&Message::new("mcp-not-your-turn").with("seats", seats)));
            return lines.join("\n");
        }
        let key = match (&self.legal, self.legal_count) {
            (Some(_), _) => "mcp-legal",
            (None, Some(_)) => "mcp-legal-many",
            (None, None) => "mcp-not-listed",
        };
        let message = Message::new(key).with("at", self.at);
        let count = self.legal_count.unwrap_or_default();
        lines.push(voice.say(&message.with("count", count)));
        lines.extend(self.legal.iter().flatten().map(Group::text));
        lines.extend(self.examples.iter().map(|group| format!("{} | …", group.text())));
        lines.join("\n")
    }
}

impl Group {
    /// The moves in one line.
    pub(super) fn text(&self) -> String {
        format!("- {}: {}", self.group, self.moves.join(" | "))
    }
}

impl EndShown {
    fn text(&self, voice: &Voice) -> String {
        let result = match self.result {
            Some(GameResult::Win) => "mcp-won",
            Some(GameResult::Draw) => "mcp-drawn",
            Some(GameResult::Loss) => "mcp-lost",
            None => "mcp-nobody-won",
        };
        let over = Message::new("mcp-over").with("reason", self.reason.as_str());
        let mut text = format!("{} {}", voice.say(&over), voice.word(result));
        if let Some(link) = &self.link {
            let link = Message::new("mcp-link").with("link", link.as_str());
            text += &format!("\n{}", voice.say(&link));
        }
        text
    }
}

/// Whether a seat has to move.
pub(super) fn is_turn(update: &Update, seat: Seat) -> bool {
    update.to_move.contains(&Mover::Seat(seat))
}

fn players(sight: &Sight) -> Vec<PlayerShown> {
    let shown = |(seat, player): (Seat, &table::Player)| PlayerShown {
        seat: seat.0,
        name: player.name.clone(),
        kind: player.kind.clone(),
    };
    Seat::all(sight.players.len()).zip(&sight.players).map(shown).collect()
}

fn waits_for(sight: &Sight) -> Vec<u8> {
    match (&sight.update, sight.status) {
        (Some(update), Status::Playing) => {
            let seat = |mover: &Mover| match mover {
                Mover::Seat(seat) => Some(seat.0),
                Mover::Chance => None,
            };
            update.to_move.iter().filter_map(seat).collect()
        }
        _ => sight.waits_for.iter().map(|seat| seat.0).collect(),
    }
}

/// What happened, in sentences.
fn news(update: &Update, sight: &Sight) -> Vec<String> {
    let messages = update.log.iter().flat_map(|line| &line.messages);
    messages.map(|message| sight.voice.say(message)).collect()
}

/// Moves by their sorts.
fn groups(offers: &[Offer], sight: &Sight) -> Vec<Group> {
    let mut groups: Vec<(&kernel::Key, Group)> = Vec::new();
    for offer in offers {
        let notation = offer.notation.clone();
        match groups.iter_mut().find(|(key, _)| **key == offer.group) {
            Some((_, known)) => known.moves.push(notation),
            None => {
                let group = sight.voice.say(&Message::of("group", &offer.group));
                groups.push((&offer.group, Group { group, moves: vec![notation] }));
            }
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

/// The first moves of each sort: how they are written.
fn examples(mut groups: Vec<Group>) -> Vec<Group> {
    for group in &mut groups {
        group.moves.truncate(EXAMPLES);
    }
    groups
}

fn undo(update: &Update) -> Undo {
    match &update.consensus.undo {
        None => Undo::No,
        Some(seats) if seats.is_empty() => Undo::Free,
        Some(_) => Undo::Asks,
    }
}

fn outcome<T>(update: Option<&Update>, of: impl Fn(&kernel::Standing) -> T) -> Vec<T> {
    let outcome = update.and_then(|update| update.outcome.as_ref());
    outcome.map_or_else(Vec::new, |outcome| outcome.seats.iter().map(of).collect())
}
