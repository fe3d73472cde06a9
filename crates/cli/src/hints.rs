//! What a bot thinks of the moves it weighed, for people.

use bots::{Advice, Weighed};
use kernel::{Message, columns, padded};

use crate::listing::Listing;
use crate::sheets::Sheets;
use crate::term::wrapped;
use crate::words::Texts;

/// So many moves are told with their prospects.
const BEST: usize = 5;
/// The longest move that is written whole into the table.
const LONGEST: usize = 40;

/// The same with a capital letter: the name of a bot as the name of somebody.
pub(crate) fn titled(bot: &str) -> String {
    let mut letters = bot.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    first + letters.as_str()
}

/// A part of 1 as a chance: `63.4 %`.
fn chance(value: f32, texts: &Texts) -> String {
    format!("{} %", texts.tenths(f64::from(100.0 * value.clamp(0.0, 1.0))))
}

/// What a bot advises, in lines that fit the page: the best moves with their prospects and their
/// numbers in the list, the reason, and what the numbers mean.
pub(crate) fn lines(bot: &str, advice: &Advice, list: &Listing, texts: &Texts) -> Vec<String> {
    let who = titled(bot);
    let best = list.shown(&advice.best);
    let suggests = Message::new("cli-suggests").with("bot", who.as_str()).with("move", best);
    let mut lines = vec![wrapped(&texts.say(&suggests), "  ", "    ")];
    lines.extend(table(advice, list, texts));
    lines.extend(advice.why.iter().map(|why| wrapped(&texts.say(why), "  ", "  ")));
    lines.push(wrapped(&texts.say(&meaning(&who, advice, texts)), "  ", "  "));
    lines
}

/// What a bot advises, for a narrow pane: the best moves, each with a bar as long as its prospects,
/// and the reason.
pub(crate) fn bars(bot: &str, advice: &Advice, list: &Listing, texts: &Texts) -> Vec<String> {
    let who = titled(bot);
    let best = list.shown(&advice.best);
    let suggests = Message::new("cli-suggests").with("bot", who.as_str()).with("move", best);
    let mut lines = vec![texts.say(&suggests)];
    lines.extend(weighed(advice, &|notation| list.shown(notation).to_owned(), texts));
    lines
}

/// The best moves that a bot weighed, each with a bar as long as its prospects, and the reason.
pub(crate) fn weighed(
    advice: &Advice,
    shown: &dyn Fn(&str) -> String,
    texts: &Texts,
) -> Vec<String> {
    let mut lines = Vec::new();
    for one in advice.candidates.iter().take(BEST) {
        let eighths = (f64::from(one.value.clamp(0.0, 1.0)) * (8 * WIDEST_BAR) as f64).round();
        let bar = padded(&bar(eighths as usize), WIDEST_BAR);
        let chance = chance(one.value, texts);
        lines.push(format!("{bar} {chance:>7} {}", shown(&one.notation)));
    }
    lines.extend(advice.why.iter().map(|why| texts.say(why)));
    if advice.simulations > 0 {
        let rests = Message::new("cli-rests-on");
        lines.push(texts.say(&rests.with("simulations", texts.number(advice.simulations))));
    }
    lines
}

/// How long the bar of a sure win is.
const WIDEST_BAR: usize = 10;

/// A bar of so many eighths of a column.
fn bar(eighths: usize) -> String {
    const PARTS: [&str; 8] =
        ["", "\u{258f}", "\u{258e}", "\u{258d}", "\u{258c}", "\u{258b}", "\u{258a}", "\u{2589}"];
    "\u{2588}".repeat(eighths / 8) + PARTS[eighths % 8]
}

/// The best moves, one in a row.
fn table(advice: &Advice, list: &Listing, texts: &Texts) -> Vec<String> {
    let row = |one: &Weighed| {
        let number = list.number(&one.notation).unwrap_or(0).to_string();
        let visits = if one.visits == 0 { "-".to_owned() } else { texts.number(one.visits) };
        [number, short(list.shown(&one.notation)), chance(one.value, texts), visits]
    };
    let rows: Vec<[String; 4]> = advice.candidates.iter().take(BEST).map(row).collect();
    if rows.is_empty() {
        return Vec::new();
    }
    let head = ["cli-number", "cli-move", "cli-win-chance", "cli-simulations"];
    let head = head.map(|key| texts.word(key));
    let all = || [&head].into_iter().chain(&rows);
    let least = [0, 0, "100.0 %".len(), 0];
    let widest = |n: usize| all().map(|row| columns(&row[n])).max().unwrap_or(0).max(least[n]);
    let widths = [0, 1, 2, 3].map(widest);
    let line = |row: &[String; 4]| {
        let right = |n: usize| " ".repeat(widths[n] - columns(&row[n])) + &row[n];
        let text = padded(&row[1], widths[1]);
        format!("  {}  {text}  {}  {}", right(0), right(2), right(3))
    };
    all().map(line).collect()
}

/// A move, cut where it is too long for a table.
pub(crate) fn short(text: &str) -> String {
    if text.chars().count() <= LONGEST {
        return text.to_owned();
    }
    text.chars().take(LONGEST - 1).chain(['\u{2026}']).collect()
}

/// What the numbers are, and what they rest on.
fn meaning(who: &str, advice: &Advice, texts: &Texts) -> Message {
    match (advice.candidates.is_empty(), advice.simulations) {
        (true, _) => Message::new("cli-no-chances").with("bot", who),
        (false, 0) => Message::new("cli-chances-judged"),
        (false, n) => Message::new("cli-chances-simulated").with("simulations", texts.number(n)),
    }
}

/// The best moves and their prospects in one line, or the reason where there are none.
pub(crate) fn in_short(
    advice: &Advice,
    most: usize,
    sheets: &Sheets,
    texts: &Texts,
) -> Option<String> {
    let told = |one: &Weighed| {
        format!("{} {}", short(&sheets.shown(&one.notation)), chance(one.value, texts))
    };
    let best: Vec<String> = advice.candidates.iter().take(most).map(told).collect();
    let why = advice.why.as_ref().map(|why| texts.say(why));
    if best.is_empty() {
        return why;
    }
    let mut text = best.join(", ");
    if advice.simulations > 0 {
        let rests =
            Message::new("cli-rests-on").with("simulations", texts.number(advice.simulations));
        text += &format!(" {}", texts.say(&rests));
    }
    Some(match why {
        Some(why) => format!("{text}. {why}"),
        None => text,
    })
}

#[cfg(test)]
mod tests {
    use kernel::Paint;

    use super::*;

    fn texts() -> Texts {
        Texts::of_game(shelf::info("texas-42").unwrap(), Paint::PLAIN)
    }

    fn advice() -> Advice {
        let weighed = |notation: &str, value, visits| Weighed {
            notation: notation.to_owned(),
            value,
            visits,
        };
        Advice {
            best: "5-5".to_owned(),
            candidates: vec![weighed("5-5", 0.634, 1200), weighed("3-3", 0.5, 0)],
            simulations: 1200,
            why: Some(Message::text("The double is high.")),
        }
    }

    #[test]
    fn a_hint_tells_moves_with_their_numbers_and_what_they_mean() {
        let list = Listing::of(&[("play", "3-3"), ("play", "5-5")]);
        let text = lines("strong", &advice(), &list, &texts()).join("\n");
        let start = "\
\u{20} Strong suggests: 5-5
\u{20} number  move   chance  simulations
\u{20}      2  5-5    63.4 %        1,200
\u{20}      1  3-3    50.0 %            -
\u{20} The double is high.
\u{20} The chance is its estimate of how likely you are to win";
        assert!(text.starts_with(start), "{text}");
        assert!(text.contains("1,200 simulations") && text.lines().all(|l| l.len() < 80), "{text}");
    }

    #[test]
    fn without_numbers_none_are_made_up() {
        let none = Advice { candidates: Vec::new(), simulations: 0, why: None, ..advice() };
        let text = lines("random", &none, &Listing::default(), &texts()).join("\n");
        assert!(text.contains("no chances to tell") && !text.contains('%'), "{text}");
        assert_eq!(in_short(&none, 3, &Sheets::default(), &texts()), None);
        let told = "5-5 63.4 %, 3-3 50.0 % (1,200 simulations). The double is high.";
        assert_eq!(in_short(&advice(), 3, &Sheets::default(), &texts()).as_deref(), Some(told));
    }
}
