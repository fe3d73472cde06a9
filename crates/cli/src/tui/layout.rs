//! Where the panes of a table are, on a screen of any size.

use ratatui::layout::Rect;

/// From so many columns on, what is said stands beside the board instead of below it.
const WIDE: u16 = 108;
/// From so many columns on, news and moves stand side by side below the board.
const HALVES: u16 = 72;
/// Of a screen of 24 rows, so many are for the board; the same share of a taller one.
const BOARD: u16 = 12;
const SCREEN: u16 = 24;
/// So many rows below the board are left to news and moves, titles included.
const LEAST_BELOW: u16 = 7;
/// Head, question and keys take a row each.
const BARS: u16 = 3;

/// How much the panes would like to have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Needs {
    /// Rows of the board, when it is known.
    pub(crate) board: Option<u16>,
    /// Rows of the moves.
    pub(crate) moves: u16,
    /// Whether there is something to say about a move.
    pub(crate) about: bool,
    /// Columns of the question.
    pub(crate) question: u16,
    /// Whether a game is shown, so that there are never any moves.
    pub(crate) shows: bool,
    /// Whether something is picked before anything happens, so that there is no news.
    pub(crate) picks: bool,
}

/// The places of the panes. One without rows is not shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Layout {
    pub(crate) head: Rect,
    pub(crate) board: Rect,
    pub(crate) news: Rect,
    pub(crate) moves: Rect,
    pub(crate) about: Rect,
    pub(crate) question: Rect,
    pub(crate) keys: Rect,
}

impl Layout {
    /// The places on a screen of this size.
    pub(crate) fn of(area: Rect, needs: Needs) -> Layout {
        let Rect { x, y, width, height } = area;
        let row = |n: u16| Rect {
            x,
            y: y + n.min(height.saturating_sub(1)),
            width,
            height: 1.min(height),
        };
        // A long question takes a second row, where there are enough.
        let more = u16::from(needs.question > width && height >= 20);
        let question =
            Rect { height: (1 + more).min(height), ..row(height.saturating_sub(2 + more)) };
        let keys = row(height.saturating_sub(1));
        let bars = Layout { head: row(0), question, keys, ..Layout::default() };
        let rows = height.saturating_sub(BARS + more);
        let middle = Rect { x, y: y + 1.min(height), width, height: rows };
        match width {
            WIDE.. => beside(middle, needs, bars),
            _ => below(middle, needs, bars),
        }
    }
}

/// The board at the left; news, what is said about a move, and the moves at the right.
fn beside(area: Rect, needs: Needs, bars: Layout) -> Layout {
    let right = (area.width * 2 / 5).clamp(40, 64);
    let (board, side) = split_across(area, area.width - right);
    if needs.picks {
        let (moves, about) = split_down(side, side.height - (side.height / 3).min(8));
        return Layout { board, moves, about, ..bars };
    }
    if needs.shows {
        let about = if needs.about { side.height / 2 } else { 0 };
        let (news, about) = split_down(side, side.height - about.min(10));
        return Layout { board, news, about, ..bars };
    }
    let moves = (needs.moves + 1).clamp(4, (side.height / 2).max(4)).min(side.height);
    let rest = side.height - moves;
    let about = if needs.about { (rest / 2).min(14) } else { 0 };
    let (news, lower) = split_down(side, rest - about);
    let (about, moves) = split_down(lower, about);
    Layout { board, news, moves, about, ..bars }
}

/// The board above; below it news beside moves, or on a narrow screen one below the other.
fn below(area: Rect, needs: Needs, bars: Layout) -> Layout {
    // A rule with titles stands between the board and what is below it.
    let share =
        u32::from(area.height.saturating_sub(1)) * u32::from(BOARD) / u32::from(SCREEN - BARS - 1);
    let most = match area.height {
        18.. => share as u16,
        _ => area.height / 2,
    };
    // A picture that needs a little more gets it, as long as enough is left for the rest.
    let stretched = most.max(area.height.saturating_sub(LEAST_BELOW));
    let rows = needs.board.map_or(most, |rows| rows.min(stretched)).min(area.height);
    let (board, lower) = split_down(area, rows);
    if needs.shows && !needs.about {
        return Layout { board, news: lower, ..bars };
    }
    let (news, side) = if area.width >= HALVES {
        split_across(lower, area.width / 2)
    } else {
        split_down(lower, lower.height / 2)
    };
    if needs.picks {
        return Layout { board, moves: news, about: side, ..bars };
    }
    if needs.shows {
        let few = lower.height.saturating_sub((lower.height / 3).max(3));
        let (news, about) = match area.width {
            HALVES.. => (news, side),
            _ => split_down(lower, few),
        };
        return Layout { board, news, about, ..bars };
    }
    // What is said about a move gets what the moves leave, and three rows with its title if it can.
    let kept = if needs.about && side.height >= 7 { 4 } else { 0 };
    let all = (needs.moves + 1).clamp(2, side.height.saturating_sub(kept).max(2)).min(side.height);
    let (moves, about) = split_down(side, if needs.about { all } else { side.height });
    Layout { board, news, moves, about, ..bars }
}

fn split_down(area: Rect, first: u16) -> (Rect, Rect) {
    let first = first.min(area.height);
    let top = Rect { height: first, ..area };
    let rest = Rect { y: area.y + first, height: area.height - first, ..area };
    (top, rest)
}

fn split_across(area: Rect, first: u16) -> (Rect, Rect) {
    let first = first.min(area.width);
    let left = Rect { width: first, ..area };
    let rest = Rect { x: area.x + first, width: area.width - first, ..area };
    (left, rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(width: u16, height: u16) -> Layout {
        let needs = Needs { board: Some(12), moves: 9, about: true, ..Needs::default() };
        Layout::of(Rect { x: 0, y: 0, width, height }, needs)
    }

    /// The places while a game is shown, or something is picked.
    fn shown(width: u16, height: u16, shows: bool) -> Layout {
        let needs =
            Needs { board: Some(12), moves: 9, about: true, shows, picks: !shows, question: 40 };
        Layout::of(Rect { x: 0, y: 0, width, height }, needs)
    }

    #[test]
    fn an_ordinary_screen_has_room_for_all() {
        let at = layout(80, 24);
        assert_eq!((at.board.width, at.board.height), (80, 12));
        assert_eq!((at.news.width, at.news.height, at.news.y), (40, 9, 13));
        assert!(at.moves.height >= 5 && at.about.height >= 4, "{at:?}");
        assert_eq!((at.question.y, at.keys.y), (22, 23));
    }

    #[test]
    fn a_long_question_takes_two_rows() {
        let needs =
            Needs { board: Some(12), moves: 9, about: true, question: 130, ..Needs::default() };
        let at = Layout::of(Rect { x: 0, y: 0, width: 80, height: 24 }, needs);
        assert_eq!((at.question.y, at.question.height, at.keys.y), (21, 2, 23));
        assert_eq!(at.news.bottom(), 21);
    }

    #[test]
    fn panes_never_leave_the_screen_or_lie_on_each_other() {
        for (width, height) in
            [(1, 1), (3, 2), (20, 5), (60, 20), (80, 24), (107, 24), (120, 40), (300, 90)]
        {
            for at in
                [layout(width, height), shown(width, height, true), shown(width, height, false)]
            {
                let panes = [at.head, at.board, at.news, at.moves, at.about, at.question, at.keys];
                for (n, pane) in panes.iter().enumerate() {
                    assert!(
                        pane.right() <= width && pane.bottom() <= height,
                        "{width}x{height}: {at:?}"
                    );
                    let apart = |other: &Rect| pane.intersection(*other).is_empty() || height < 4;
                    assert!(panes[n + 1..].iter().all(apart), "{width}x{height}: {at:?}");
                }
            }
        }
    }
}
