//! What a bot thinks of the moves it weighed, for people.

use bots::{Advice, Weighed};

use crate::figures::grouped;
use crate::listing::Listing;
use crate::term::wrapped;

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
pub(crate) fn chance(value: f32) -> String {
    format!("{:.1} %", 100.0 * value.clamp(0.0, 1.0))
}

/// What a bot advises, in lines that fit the page: the best moves with their prospects and their
/// numbers in the list, the reason, and what the numbers mean.
pub(crate) fn hint(bot: &str, advice: &Advice, list: &Listing) -> Vec<String> {
    let who = titled(bot);
    let mut lines = vec![wrapped(&format!("{who} suggests: {}", advice.best), "  ", "    ")];
    lines.extend(table(advice, list));
    lines.extend(advice.why.iter().map(|why| wrapped(why, "  ", "  ")));
    lines.push(wrapped(&meaning(&who, advice), "  ", "  "));
    lines
}

/// The best moves, one in a row.
fn table(advice: &Advice, list: &Listing) -> Vec<String> {
    let best: Vec<&Weighed> = advice.candidates.iter().take(BEST).collect();
    let width = best.iter().map(|one| short(&one.notation).chars().count()).max().unwrap_or(0);
    let width = width.max("move".len());
    let row = |one: &&Weighed| {
        let number = list.moves().position(|text| text == one.notation).map_or(0, |n| n + 1);
        let visits = if one.visits == 0 { "-".to_owned() } else { grouped(one.visits) };
        let (text, chance) = (short(&one.notation), chance(one.value));
        format!("  {number:>6}  {text:<width$}  {chance:>7}  {visits:>11}")
    };
    let head = format!("  {:>6}  {:<width$}  {:>7}  simulations", "number", "move", "chance");
    let head = (!best.is_empty()).then_some(head);
    head.into_iter().chain(best.iter().map(row)).collect()
}

fn short(text: &str) -> String {
    if text.chars().count() <= LONGEST {
        return text.to_owned();
    }
    text.chars().take(LONGEST - 1).chain(['\u{2026}']).collect()
}

/// What the numbers are, and what they rest on.
fn meaning(who: &str, advice: &Advice) -> String {
    let simulations = grouped(advice.simulations);
    let chance = "The chance is its estimate of how likely you are to win after that move";
    match (advice.candidates.is_empty(), advice.simulations) {
        (true, _) => format!("{who} did not compare the moves, so there are no chances to tell."),
        (false, 0) => format!(
            "{chance}, judged from what you can see; it rests on no simulations, so it is a rough \
             guess."
        ),
        (false, _) => format!(
            "{chance}. It rests on {simulations} simulations: from here on, with what you cannot \
             see guessed anew each time. Moves with few simulations are known less well."
        ),
    }
}

/// The best moves and their prospects in one line, or the reason where there are none.
pub(crate) fn in_short(advice: &Advice, most: usize) -> Option<String> {
    let told = |one: &Weighed| format!("{} {}", short(&one.notation), chance(one.value));
    let best: Vec<String> = advice.candidates.iter().take(most).map(told).collect();
    let rest = match advice.simulations {
        0 => String::new(),
        n => format!(" ({} simulations)", grouped(n)),
    };
    match (best.is_empty(), &advice.why) {
        (false, None) => Some(format!("{}{rest}", best.join(", "))),
        (false, Some(why)) => Some(format!("{}{rest}. {why}", best.join(", "))),
        (true, why) => why.clone(),
    }
}

#[cfg(test)]
mod tests {
    use table::message::Offer;

    use super::*;

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
            why: Some("The double is high.".to_owned()),
        }
    }

    #[test]
    fn a_hint_tells_moves_with_their_numbers_and_what_they_mean() {
        let offer = |m: &str| Offer { notation: m.to_owned(), group: String::new() };
        let list = Listing::new(vec![offer("3-3"), offer("5-5")]);
        let text = hint("strong", &advice(), &list).join("\n");
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
        let text = hint("random", &none, &Listing::new(Vec::new())).join("\n");
        assert!(text.contains("no chances to tell") && !text.contains('%'), "{text}");
        assert_eq!(in_short(&none, 3), None);
        let told = "5-5 63.4 %, 3-3 50.0 % (1,200 simulations). The double is high.";
        assert_eq!(in_short(&advice(), 3).as_deref(), Some(told));
    }
}
