//! What a hand is worth before it is played, by rules of thumb, and what a score is worth.

use ::texas42::{Bid, Declaration, Rules, Scoring, Tiles};

use super::solver::Suits;

/// Percent of deals in which 30, 36 and 42 are made by perfect play: by the number of trumps, and
/// in each row by the number of other doubles. Without the double of trumps.
const WITHOUT_DOUBLE: [[[u8; 3]; 4]; 7] = [
    [[10, 5, 2], [16, 8, 3], [24, 12, 5], [35, 20, 9]],
    [[14, 7, 3], [20, 11, 5], [30, 17, 8], [42, 26, 12]],
    [[30, 18, 8], [38, 24, 12], [50, 32, 18], [58, 40, 22]],
    [[46, 28, 12], [53, 36, 20], [65, 44, 28], [70, 48, 30]],
    [[59, 38, 19], [69, 47, 23], [77, 49, 24], [80, 52, 26]],
    [[72, 50, 28], [79, 56, 32], [84, 60, 34], [84, 60, 34]],
    [[88, 66, 40], [92, 70, 44], [92, 70, 44], [92, 70, 44]],
];

/// The same with the double of trumps.
const WITH_DOUBLE: [[[u8; 3]; 4]; 8] = [
    [[0; 3]; 4],
    [[25, 14, 6], [33, 18, 9], [45, 28, 14], [58, 40, 20]],
    [[46, 28, 14], [57, 37, 21], [69, 50, 29], [80, 59, 33]],
    [[70, 52, 33], [81, 65, 45], [88, 73, 50], [90, 75, 53]],
    [[82, 69, 50], [86, 75, 59], [92, 79, 62], [95, 84, 66]],
    [[88, 76, 65], [92, 82, 70], [96, 88, 78], [97, 90, 80]],
    [[97, 94, 88], [99, 97, 93], [99, 97, 93], [99, 97, 93]],
    [[100; 3]; 4],
];

/// The same without trumps, by the number of tiles that nobody can beat.
const BY_WINNERS: [[u8; 3]; 8] = [
    [10, 5, 1],
    [26, 12, 4],
    [46, 27, 12],
    [64, 42, 24],
    [74, 54, 36],
    [82, 62, 48],
    [95, 86, 72],
    [100, 100, 100],
];

/// The same with doubles as trumps, by the number of doubles.
const BY_DOUBLES: [[u8; 3]; 8] = [
    [4, 2, 0],
    [14, 7, 2],
    [34, 18, 8],
    [55, 34, 18],
    [66, 46, 28],
    [74, 58, 40],
    [92, 84, 72],
    [100, 100, 100],
];

/// The chance for perfect play to make so many points, between the figures for 30, 36 and 42.
fn between(row: [u8; 3], need: u8) -> f32 {
    let (low, high, part) = match need {
        0..=29 => (row[0], row[0], 0),
        30..=36 => (row[0], row[1], need - 30),
        37..=42 => (row[1], row[2], need - 36),
        _ => (row[2], row[2], 0),
    };
    (f32::from(low) + (f32::from(high) - f32::from(low)) * f32::from(part) / 6.0) / 100.0
}

/// How likely perfect play makes 30, 36 and 42 with this hand and this declaration, in percent.
fn row(hand: Tiles, declaration: Declaration) -> [u8; 3] {
    let doubles = hand.doubles() as usize;
    match declaration {
        Declaration::Sevens => [sevens(hand); 3],
        Declaration::Doubles => BY_DOUBLES[doubles.min(7)],
        d if d.is_nello() => [nello(hand, d); 3],
        d if d.has_power() => {
            let trumps = hand.and(d.called());
            let double = trumps.doubles() as usize;
            let side = (doubles - double).min(3);
            let table: &[[[u8; 3]; 4]] = if double > 0 { &WITH_DOUBLE } else { &WITHOUT_DOUBLE };
            table[trumps.len().min(table.len() - 1)][side]
        }
        d => BY_WINNERS[winners(hand, d).min(7)],
    }
}

/// How likely perfect play makes so many points with this hand and this declaration.
pub(crate) fn chance(hand: Tiles, declaration: Declaration, need: u8) -> f32 {
    between(row(hand, declaration), need)
}

/// How many tiles of a full hand nobody can beat.
fn winners(hand: Tiles, declaration: Declaration) -> usize {
    let suits = Suits::of(declaration);
    let others = Tiles::ALL.minus(hand).bits();
    hand.iter().filter(|tile| suits.beaten_by(tile.index()) & others == 0).count()
}

fn sevens(hand: Tiles) -> u8 {
    let far: u8 = hand.iter().map(|tile| tile.distance()).sum();
    match far {
        0..=3 => 70,
        4..=5 => 40,
        6..=7 => 15,
        _ => 2,
    }
}

/// Low tiles lose: the sum of the high ends says how well.
fn nello(hand: Tiles, declaration: Declaration) -> u8 {
    let low = matches!(declaration, Declaration::NelloLow);
    let risk = |tile: ::texas42::Tile| match (tile.is_double(), low) {
        (true, true) => 0,
        (true, false) => 12 * i32::from(tile.high()),
        _ => 10 * i32::from(tile.high()) + 3 * i32::from(tile.low()),
    };
    let risk: i32 = hand.iter().map(risk).sum();
    ((310 - risk) / 2).clamp(1, 95) as u8
}

/// The declarations that are played at nearly every table.
const USUAL: [Declaration; 9] = [
    Declaration::Blanks,
    Declaration::Ones,
    Declaration::Twos,
    Declaration::Threes,
    Declaration::Fours,
    Declaration::Fives,
    Declaration::Sixes,
    Declaration::Doubles,
    Declaration::FollowMe,
];

/// What a hand promises with the best of the usual declarations, for each number of points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlook([u8; 3]);

impl Outlook {
    /// The outlook of a full hand.
    pub(crate) fn of(hand: Tiles) -> Outlook {
        let mut most = [0; 3];
        for declaration in USUAL {
            let row = row(hand, declaration);
            most = [0, 1, 2].map(|n| row[n].max(most[n]));
        }
        Outlook(most)
    }

    /// How likely perfect play makes so many points.
    pub(crate) fn chance(self, need: u8) -> f32 {
        between(self.0, need)
    }
}

/// Most marks to go that the table knows.
const MOST: usize = 101;

/// The chance to win a match by the marks that we and the others have to go, each hand being
/// anybody's: most are worth one mark, some two.
static TO_GO: [[f32; MOST]; MOST] = {
    let mut out = [[0.0; MOST]; MOST];
    let mut n = 0;
    while n < MOST * MOST {
        let (us, them) = (n / MOST, n % MOST);
        out[us][them] = if us == 0 {
            1.0
        } else if them == 0 {
            0.0
        } else {
            let (us2, them2) = (us.saturating_sub(2), them.saturating_sub(2));
            0.44 * (out[us - 1][them] + out[us][them - 1])
                + 0.06 * (out[us2][them] + out[us][them2])
        };
        n += 1;
    }
    out
};

/// Points that count like a mark, where sides keep their points.
const POINTS_A_MARK: f32 = 30.0;

/// The chance of a team to win the match from these scores.
pub(crate) fn match_chance(rules: &Rules, score: [u16; 2], team: usize) -> f32 {
    let to_go = |team: usize| rules.target.saturating_sub(score[team]);
    let (us, them) = (to_go(team), to_go(1 - team));
    if us == 0 && them == 0 {
        return if score[team] >= score[1 - team] { 1.0 } else { 0.0 };
    }
    match rules.scoring {
        Scoring::Marks => TO_GO[usize::from(us).min(MOST - 1)][usize::from(them).min(MOST - 1)],
        Scoring::Points => between_marks(f32::from(us), f32::from(them)),
    }
}

/// The table between its places, for points.
fn between_marks(us: f32, them: f32) -> f32 {
    let place = |points: f32| {
        let marks = (points / POINTS_A_MARK).min((MOST - 2) as f32);
        (marks as usize, marks - (marks as usize) as f32)
    };
    let ((a, x), (b, y)) = (place(us), place(them));
    let low = TO_GO[a][b] * (1.0 - y) + TO_GO[a][b + 1] * y;
    let high = TO_GO[a + 1][b] * (1.0 - y) + TO_GO[a + 1][b + 1] * y;
    low * (1.0 - x) + high * x
}

/// What a bid adds to the scores of the declaring and of the other side, when it is made and when
/// it is set; about, where sides keep their points.
pub(crate) fn stakes(rules: &Rules, bid: Bid) -> [(u16, u16); 2] {
    match (rules.scoring, bid) {
        (Scoring::Marks, _) => {
            let marks = u16::from(bid.rung().max(1));
            [(marks, 0), (0, marks)]
        }
        (Scoring::Points, Bid::Points(n)) if !bid.is_all() => {
            let n = u16::from(n);
            [((n + 3).min(41), 39u16.saturating_sub(n)), (0, n + 18)]
        }
        (Scoring::Points, Bid::Points(n)) => [(u16::from(n), 0), (0, u16::from(n))],
        (Scoring::Points, _) => [(42, 0), (0, 42)],
    }
}

/// The chance of `team` to win the match when `declarers` play this bid and make it with this
/// chance.
pub(crate) fn with_contract(
    (rules, score, team): (&Rules, [u16; 2], usize),
    declarers: usize,
    bid: Bid,
    made: f32,
) -> f32 {
    let after = |(ours, theirs): (u16, u16)| {
        let mut score = score;
        score[declarers] += ours;
        score[1 - declarers] += theirs;
        match_chance(rules, score, team)
    };
    let [won, lost] = stakes(rules, bid).map(after);
    made * won + (1.0 - made) * lost
}

#[cfg(test)]
mod tests {
    use ::texas42::State;
    use kernel::{Game, Setup};

    use super::*;

    fn hand(text: &str) -> Tiles {
        text.split(' ').map(|tile| tile.parse::<::texas42::Tile>().unwrap()).collect()
    }

    #[test]
    fn better_hands_have_better_chances() {
        let strong = hand("5-5 6-5 5-4 5-0 6-6 4-4 3-2");
        let weak = hand("6-4 5-3 4-2 3-1 2-0 6-1 5-0");
        assert_eq!(Outlook::of(strong).chance(30), chance(strong, Declaration::Fives, 30));
        assert!(Outlook::of(strong).chance(30) > Outlook::of(weak).chance(30) + 0.3);
        for declaration in Declaration::ALL {
            let by_need = |need| chance(strong, declaration, need);
            assert!((30..42).all(|need| by_need(need) >= by_need(need + 1)), "{declaration}");
        }
    }

    #[test]
    fn a_lead_in_the_match_is_worth_something_to_one_side_and_as_much_less_to_the_other() {
        for preset in ["straight", "points"] {
            let state = State::new(&Setup::default().set("preset", preset)).unwrap();
            let rules = state.rules();
            let step = rules.target / 7;
            for score in [[0, 0], [step, 0], [6 * step, 5 * step], [6 * step, 6 * step]] {
                let (ours, theirs) = (match_chance(rules, score, 0), match_chance(rules, score, 1));
                assert!((ours + theirs - 1.0).abs() < 0.001, "{score:?}");
                assert!((ours > 0.5) == (score[0] > score[1]) || score[0] == score[1]);
            }
            assert!(match_chance(rules, [rules.target, 0], 0) == 1.0);
        }
    }
}
