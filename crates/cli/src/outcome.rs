//! How a game ended, in words.

use kernel::{Outcome, Viewer, columns, padded};
use table::{AnyTable, Player};

/// Whether the newest entry ended the game and said so, in the words of the game.
pub(crate) fn was_told(table: &dyn AnyTable) -> bool {
    let newest = table.news(Viewer::Omniscient, table.at().saturating_sub(1));
    table.tip() == table.at() && newest.last().is_some_and(|line| !line.text.is_empty())
}

/// One line for each seat, the best first, and before them one for why it ended, unless that was
/// told already.
pub(crate) fn lines(outcome: &Outcome, players: &[Player], told: bool) -> Vec<String> {
    let winners: Vec<&str> =
        outcome.winners().iter().map(|seat| players[seat.index()].name.as_str()).collect();
    let reason = outcome.reason.replace('_', " ");
    let head = match winners.len() {
        _ if outcome.is_draw() && reason == "draw" => "It is a draw.".to_owned(),
        _ if outcome.is_draw() => format!("It is a draw by {reason}."),
        1 => format!("{} wins by {reason}.", winners[0]),
        _ => format!("{} win by {reason}.", winners.join(" and ")),
    };
    let mut order: Vec<usize> = (0..players.len()).collect();
    order.sort_by_key(|&n| outcome.seats[n].rank);
    let widest = players.iter().map(|player| columns(&player.name)).max().unwrap_or(0);
    let line = |n: usize| {
        let standing = outcome.seats[n];
        let name = padded(&players[n].name, widest);
        format!("  {}. {name}  {}", standing.rank, standing.score)
    };
    (!told).then_some(head).into_iter().chain(order.into_iter().map(line)).collect()
}
