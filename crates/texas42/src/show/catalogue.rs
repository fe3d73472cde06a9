//! What the words of the game mean.

use kernel::Sheet;

use crate::contract::{CALLED, Declaration};
use crate::tile::Tile;

/// A word of the game.
struct Word {
    kind: &'static str,
    name: &'static str,
    text: &'static str,
}

const fn word(name: &'static str, text: &'static str) -> Word {
    Word { kind: "word", name, text }
}

const fn bid(name: &'static str, text: &'static str) -> Word {
    Word { kind: "bid", name, text }
}

const WORDS: &[Word] = &[
    bid(
        "pass",
        "Bids nothing; each seat speaks only once in an auction. When all four pass, the hand is \
         thrown in, unless the table makes the shaker bid.",
    ),
    bid(
        "points bid",
        "A promise to take that many of the 42 points, 30 to 41, playing for 1 mark. The others \
         set it with one point more than it leaves them.",
    ),
    bid(
        "mark",
        "What most games are scored in: whoever makes or sets a contract gets its marks, and \
         seven win. A bid of marks promises all seven tricks and plays for as many marks.",
    ),
    bid(
        "plunge",
        "A bid of 4 marks, or one above the bid that stands, for a hand with at least four \
         doubles. The partner names trumps and leads, and every trick must be taken.",
    ),
    bid(
        "splash",
        "Like a plunge, but for 2 or 3 marks and with at least three doubles. The partner names \
         trumps and leads, and every trick must be taken.",
    ),
    word(
        "bid",
        "What a side promises to take: 30 to 41 points, or marks. Left of the shaker first, each \
         seat bids higher than the bid that stands, or passes.",
    ),
    word("contract", "The highest bid together with what its bidder named. It is made or set."),
    word(
        "made",
        "A contract is made when the bidder's side takes the points it bid, or all tricks for a \
         bid of marks. The marks at stake go to that side.",
    ),
    word(
        "set",
        "A contract that is not made is set, and its marks go to the other side. A bid of marks \
         is set by the first trick that the others take.",
    ),
    word(
        "points",
        "Each trick is worth 1 point, and the five count tiles 35 together: 42 in a hand. A table \
         that scores by points lets sides keep what they take.",
    ),
    word(
        "count",
        "Five tiles count: 5-5 and 6-4 for 10 points each; 5-0, 4-1 and 3-2 for 5 each. They go to \
         the side that takes the trick.",
    ),
    word(
        "trick",
        "One tile from each seat, clockwise from the one who leads. The highest trump takes it, \
         or without trumps the highest tile of the suit that was led.",
    ),
    word(
        "trump",
        "A tile of the suit that was named; it beats every tile that is none. It belongs to that \
         suit alone, so with fours as trumps 6-4 is no six.",
    ),
    word(
        "suit",
        "A tile belongs to both its numbers, but calls for its higher one when it is led. Trumps, \
         and doubles where they are a suit of their own, belong to theirs alone.",
    ),
    word(
        "double",
        "A tile with the same number on both ends: the highest of its suit. Where doubles are \
         trumps or a suit of their own, it belongs to no number.",
    ),
    word(
        "lead",
        "To play the first tile of a trick, which says what suit must be followed. The bidder \
         leads first, after that whoever took the last trick.",
    ),
    word(
        "follow",
        "Who holds a tile of the suit that was led must play one; who holds none may play \
         anything. Nobody has to trump or to win.",
    ),
    word(
        "renege",
        "Not to follow suit although one could. Here it cannot happen: such a tile is refused.",
    ),
    word(
        "shaker",
        "Who mixes and deals the tiles, and bids last. The shake moves one seat clockwise after \
         every hand.",
    ),
    word(
        "forced shaker",
        "At some tables the shaker may not pass after three passes, and must bid at least 30, or \
         31.",
    ),
    word("thrown in", "When all four pass, nobody scores and the next seat shakes."),
    word(
        "partner",
        "The seat across the table: 0 and 2 play against 1 and 3. Partners take, make and score \
         together.",
    ),
    word(
        "small end",
        "At some tables the very first lead of a hand may call for its lower number instead.",
    ),
    word(
        "all",
        "Marks are drawn as the seven strokes of the letters A, L, L. Who has them all has won.",
    ),
];

/// What a word, a declaration or a tile means, in lines of at most 79 columns.
pub(crate) fn explain(name: &str) -> Option<String> {
    let mut out = String::new();
    for word in meaning(name)?.split(' ') {
        let column = out.len() - out.rfind('\n').map_or(0, |at| at + 1);
        match column {
            0 => {}
            _ if column + 1 + word.len() > 79 => out.push('\n'),
            _ => out.push(' '),
        }
        out.push_str(word);
    }
    Some(out)
}

fn meaning(name: &str) -> Option<String> {
    let name = name.trim().to_lowercase().replace('_', " ");
    let same = |other: &str| other == name || other.replace('-', " ") == name;
    if let Some(found) = Declaration::ALL.into_iter().find(|d| same(d.name())) {
        return Some(declared(found));
    }
    if let Ok(tile) = name.parse::<Tile>() {
        return Some(of_tile(tile));
    }
    let singular = name.strip_suffix('s').unwrap_or(&name);
    let found = WORDS.iter().find(|word| same(word.name));
    let found = found.or_else(|| WORDS.iter().find(|word| word.name == singular));
    found.map(|word| word.text.to_owned())
}

/// The names that are listed: declarations, words, and the tiles that count.
pub(crate) fn explained() -> Vec<&'static str> {
    let named = Declaration::ALL.into_iter().map(Declaration::name);
    named.chain(WORDS.iter().map(|word| word.name)).chain(COUNT).collect()
}

/// Everything that is listed, by what it is.
pub(crate) fn catalogue() -> Vec<Sheet> {
    let named = Declaration::ALL
        .into_iter()
        .map(|named| Sheet::new("declaration", named.name(), [declared(named)]));
    let words = WORDS.iter().map(|word| Sheet::new(word.kind, word.name, [word.text]));
    let count = Tile::all().filter(|tile| tile.count() > 0);
    let tiles = count.map(|tile| {
        Sheet::new("tile", &tile.to_string(), [of_tile(tile)]).fact("points", tile.count())
    });
    named.chain(words).chain(tiles).collect()
}

/// The tiles that count.
const COUNT: [&str; 5] = ["5-5", "6-4", "5-0", "4-1", "3-2"];

fn of_tile(tile: Tile) -> String {
    match tile.count() {
        0 => format!("{tile} counts nothing but may take a trick."),
        count => format!("{tile} counts {count} points for the side that takes the trick."),
    }
}

fn declared(declaration: Declaration) -> String {
    use Declaration as D;
    match declaration {
        D::Doubles => {
            "The doubles are trumps, 6-6 the highest and 0-0 the lowest. A double belongs to no \
             number then, so 5-5 does not follow fives."
        }
        D::DoublesSuit => {
            "No trumps, and the doubles are a suit of their own, 6-6 the highest. A double \
             belongs to no number."
        }
        D::FollowMe => {
            "No trumps: the highest tile of the suit that was led takes the trick. A double is \
             the highest of its suit."
        }
        D::FollowMeLow => {
            "No trumps: the highest tile of the suit that was led takes the trick. A double is \
             the lowest of its suit."
        }
        D::Nello => {
            "The bidder plays alone against both opponents, without trumps, and must lose every \
             trick, while the partner sits out. The doubles are a suit of their own, 6-6 the \
             highest."
        }
        D::NelloHigh => "Nello in which each double is the highest of its suit.",
        D::NelloLow => "Nello in which each double is the lowest of its suit.",
        D::NelloInverted => {
            "Nello in which the doubles are a suit of their own upside down, 0-0 the highest."
        }
        D::Sevens => {
            "No suits: everybody must play a tile whose pips come closest to seven, and the \
             closest takes the trick. The bidder's side must take every trick."
        }
        pip => return trumps(pip),
    }
    .to_owned()
}

/// A number as trumps, with its tiles in order.
fn trumps(declaration: Declaration) -> String {
    let mut tiles: Vec<Tile> = declaration.called().iter().collect();
    tiles.sort_by_key(|&tile| std::cmp::Reverse(declaration.strength(tile, CALLED)));
    let tiles: Vec<String> = tiles.iter().map(Tile::to_string).collect();
    let mut name = declaration.name().to_owned();
    name[..1].make_ascii_uppercase();
    format!(
        "{name} are trumps: these tiles belong to no other suit and beat every other tile. The \
         highest first: {}.",
        tiles.join(" ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_short_and_every_name_is_told_apart() {
        let mut names = explained();
        for name in &names {
            let text = explain(name).expect("a listed name is explained");
            assert!(text.matches(['.', '!']).count() <= 2, "{name}: {text}");
            assert!(text.lines().all(|line| line.chars().count() < 80), "{name}: {text}");
        }
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all);
        assert_eq!(catalogue().len(), all);
    }

    #[test]
    fn trumps_are_listed_by_strength() {
        let text = explain("Threes").expect("a declaration");
        assert!(text.ends_with("3-3 6-3 5-3 4-3 3-2 3-1 3-0."), "{text}");
    }

    #[test]
    fn the_tiles_that_count_are_all_listed() {
        let counts = |tile: &Tile| COUNT.contains(&&*tile.to_string());
        assert!(Tile::all().all(|tile| counts(&tile) == (tile.count() > 0)));
        assert_eq!(explain("4-6"), explain("6-4"));
        assert_eq!(explain("follow me low"), explain("follow-me low"));
        assert_eq!(explain("marks"), explain("mark"));
        assert_eq!(explain("nothing"), None);
    }
}
