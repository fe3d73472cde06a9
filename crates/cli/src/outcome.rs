//! How a game ended, as text.

use kernel::{Arg, Message, Outcome, Viewer, columns, key_of, padded};
use table::{AnyTable, Player};

use crate::words::Texts;

/// Whether the newest entry ended the game and said so, in the words of the game.
pub(crate) fn was_told(table: &dyn AnyTable) -> bool {
    let newest = table.lines(Viewer::Omniscient, table.at().saturating_sub(1));
    table.tip() == table.at() && newest.last().is_some_and(|line| !line.messages.is_empty())
}

/// One line for each seat, the best first, and before them one for why it ended, unless that was
/// told already.
pub(crate) fn lines(
    outcome: &Outcome,
    players: &[Player],
    told: bool,
    texts: &Texts,
) -> Vec<String> {
    let head = (!told).then(|| texts.say(&result(outcome)));
    let mut order: Vec<usize> = (0..players.len()).collect();
    order.sort_by_key(|&n| outcome.seats[n].rank);
    let widest = players.iter().map(|player| columns(&player.name)).max().unwrap_or(0);
    let line = |n: usize| {
        let standing = outcome.seats[n];
        let name = padded(&players[n].name, widest);
        format!("  {}. {name}  {}", standing.rank, standing.score)
    };
    head.into_iter().chain(order.into_iter().map(line)).collect()
}

/// Who won, and by what.
pub(crate) fn result(outcome: &Outcome) -> Message {
    let reason = Arg::word(key_of("reason", &outcome.reason));
    match (outcome.is_draw(), &*outcome.reason) {
        (true, "draw") => Message::new("cli-draw"),
        (true, _) => Message::new("cli-draw-by").with("reason", reason),
        (false, _) => Message::new("cli-won")
            .with("winners", Arg::seats(outcome.winners().iter()))
            .with("reason", reason),
    }
}
