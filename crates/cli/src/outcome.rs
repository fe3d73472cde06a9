//! How a game ended, in words.

use kernel::Outcome;
use table::Player;

/// One line for why it ended and one for each seat, the best first.
pub(crate) fn lines(outcome: &Outcome, players: &[Player]) -> Vec<String> {
    let winners: Vec<&str> =
        outcome.winners().iter().map(|seat| players[seat.index()].name.as_str()).collect();
    let reason = outcome.reason.replace('_', " ");
    let head = match winners.len() {
        n if n == players.len() && reason == "draw" => "It is a draw.".to_owned(),
        n if n == players.len() => format!("It is a draw by {reason}."),
        1 => format!("{} wins by {reason}.", winners[0]),
        _ => format!("{} win by {reason}.", winners.join(" and ")),
    };
    let mut order: Vec<usize> = (0..players.len()).collect();
    order.sort_by_key(|&n| outcome.seats[n].rank);
    let widest = players.iter().map(|player| player.name.chars().count()).max().unwrap_or(0);
    let line = |n: usize| {
        let standing = outcome.seats[n];
        format!("  {}. {:<widest$}  {}", standing.rank, players[n].name, standing.score)
    };
    std::iter::once(head).chain(order.into_iter().map(line)).collect()
}
