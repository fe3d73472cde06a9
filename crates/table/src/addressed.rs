//! A sentence about somebody called `You`, said to them.

/// What the one person at a table is called.
pub(crate) const YOU: &str = "You";

/// Verbs that follow `and` in what is told of a seat.
const SECOND_VERBS: [&str; 10] =
    ["draws", "is", "loses", "melds", "passes", "plays", "returns", "scores", "tucks", "wins"];

/// The sentence as one says it to the person: `You bids 30.` becomes `You bid 30.`
pub(crate) fn addressed(sentence: &str) -> String {
    let mut said: Vec<String> = Vec::new();
    // Whether the clause is about what the person does, and whether a verb is due.
    let (mut acts, mut verb) = (false, false);
    for word in sentence.split(' ') {
        let core = word.trim_end_matches(|c: char| !c.is_alphabetic());
        let (begins, inside) = match said.last() {
            None => (true, false),
            Some(before) => {
                (before.ends_with(['.', ':', ';']), before.ends_with(char::is_alphabetic))
            }
        };
        acts &= !begins;
        let after_and = said.last().is_some_and(|before| before == "and");
        let due = verb || acts && after_and && SECOND_VERBS.contains(&core);
        verb = false;
        let new = match core {
            "You's" => if begins { "Your" } else { "your" }.to_owned(),
            YOU => {
                verb = core == word;
                acts |= verb;
                if inside { "you".to_owned() } else { YOU.to_owned() }
            }
            _ if due => plain(core),
            _ => core.to_owned(),
        };
        said.push(new + &word[core.len()..]);
    }
    said.join(" ")
}

/// A verb as it follows `you`.
fn plain(verb: &str) -> String {
    let cut = |n: usize| verb[..verb.len() - n].to_owned();
    match verb {
        "is" => "are".to_owned(),
        "has" => "have".to_owned(),
        "was" => "were".to_owned(),
        _ if !verb.ends_with('s') || verb.ends_with("ss") => verb.to_owned(),
        _ if verb.ends_with("ies") && verb.len() > 4 => cut(3) + "y",
        _ if ["sses", "shes", "ches", "xes", "oes"].iter().any(|end| verb.ends_with(end)) => cut(2),
        _ => cut(1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_of_you_is_said_to_you() {
        for (told, said) in [
            ("You bids 30.", "You bid 30."),
            ("You passes.", "You pass."),
            ("You draws and melds Tools.", "You draw and meld Tools."),
            ("You can do nothing more and passes.", "You can do nothing more and pass."),
            ("You is done for this skirmish.", "You are done for this skirmish."),
            ("You has the deck fortress.", "You have the deck fortress."),
            ("You does not parry.", "You do not parry."),
            ("You's turn: 2 actions.", "Your turn: 2 actions."),
            (
                "Oars moves from You's board to Ann's board.",
                "Oars moves from your board to Ann's board.",
            ),
            ("Turn 4: You.", "Turn 4: You."),
            ("Open to demands: Ann, You.", "Open to demands: Ann, You."),
            ("Ann hands the lead to You.", "Ann hands the lead to you."),
            ("You and Ann score 1 mark.", "You and Ann score 1 mark."),
            ("Ann draws and scores a [4].", "Ann draws and scores a [4]."),
            ("You carries the chest.", "You carry the chest."),
            ("You pass.", "You pass."),
            ("Younger fighters and passes stay.", "Younger fighters and passes stay."),
        ] {
            assert_eq!(addressed(told), said);
        }
    }
}
