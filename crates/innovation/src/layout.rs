//! What lies on the table and what is printed on cards, in words that know no game.

use kernel::{Arrangement, Board, Counter, Piece, Place, Seat, Sheet, Zone};

use crate::card::Card;
use crate::event::{Achievement, Bundle, Special};
use crate::face::{Clause, Icon, Sort, Splay};
use crate::view::{PileView, SeatView, Stage, View};

// ------------------------------------------------------------------ the table

/// What lies on the table.
pub(crate) fn board(view: &View) -> Board {
    let seats = (0..).map(Seat).zip(&view.seats);
    let mut counters = vec![Counter::new("turn", view.turns)];
    if matches!(view.stage, Stage::AwaitingAction | Stage::AwaitingChoice) {
        counters.push(Counter::new("actions left", view.actions));
    }
    if view.removed > 0 {
        counters.push(Counter::new("removed", view.removed as i32));
    }
    Board {
        places: seats.map(|(seat, shown)| place(view, seat, shown)).collect(),
        zones: vec![
            Zone {
                word: "supply".to_owned(),
                ..Zone::new("supply", Arrangement::Row).with(supply(view))
            },
            Zone::new("free achievements", Arrangement::Row)
                .with(view.unclaimed.iter().map(|&what| achievement(what, None))),
        ],
        field: None,
        counters,
    }
}

/// The ten supply piles, each with how many cards are left.
fn supply(view: &View) -> impl Iterator<Item = Piece> {
    (1..).zip(view.supply).map(|(age, left): (u8, u8)| Piece {
        words: vec![format!("supply {age}")],
        name: format!("[{age}]"),
        sign: age.to_string(),
        value: Some(i32::from(left)),
        faint: left == 0,
        ..Piece::default()
    })
}

fn place(view: &View, seat: Seat, shown: &SeatView) -> Place {
    let hand = held("hand", Arrangement::Hand, &shown.hand, seat);
    let score = held("score", Arrangement::Pile, &shown.score, seat);
    let mut marks = Vec::new();
    if view.teams {
        marks.push(format!("team {}", seat.0 % 2));
    }
    if view.stage == Stage::Placing && view.placed.has(seat) {
        marks.push("has picked".to_owned());
    }
    let own = shown.achievements.iter().map(|&what| achievement(what, Some(seat)));
    let zones = shown.board.iter().map(|shown| pile(shown, seat));
    Place {
        counters: vec![
            Counter::new("achievements", shown.together as i32).of(view.needed as i32),
            Counter::new("score", shown.points as i32),
            Counter::new("hand", shown.hand.backs.iter().map(|n| i32::from(*n)).sum::<i32>()),
        ],
        marks,
        zones: zones
            .chain([hand, score, Zone::new("achievements", Arrangement::Row).with(own)])
            .collect(),
    }
}

/// A pile with its top card first; all of its cards lie in sight where it is splayed.
fn pile(shown: &PileView, seat: Seat) -> Zone {
    let color = shown.color.name();
    let lies = if shown.splay == Splay::None { Arrangement::Pile } else { Arrangement::Row };
    let covered = usize::from(shown.covered.unwrap_or(0));
    let splayed = format!("splayed {}", shown.splay.name());
    Zone {
        word: color.to_owned(),
        hidden: (covered + 1).saturating_sub(shown.cards.len()) as u32,
        marks: Some(splayed).filter(|_| shown.splay != Splay::None).into_iter().collect(),
        ..Zone::new(color, lies).with(shown.cards.iter().rev().map(|&c| card(c, seat)))
    }
}

/// Cards that only their owner sees; the others see how many there are of each value.
fn held(name: &str, lies: Arrangement, bundle: &Bundle, seat: Seat) -> Zone {
    let cards = bundle.cards.into_iter().flat_map(|cards| cards.iter().collect::<Vec<_>>());
    let zone = Zone::new(name, lies).with(cards.map(|c| card(c, seat)));
    let zone = Zone { word: name.to_owned(), ..zone };
    if bundle.cards.is_some() {
        return zone;
    }
    let backs = (1..).zip(bundle.backs).filter(|(_, n)| *n > 0);
    Zone {
        hidden: bundle.backs.iter().map(|n| u32::from(*n)).sum(),
        marks: backs.map(|(age, n): (u8, u8)| format!("{n}x[{age}]")).collect(),
        ..zone
    }
}

fn card(card: Card, seat: Seat) -> Piece {
    Piece {
        sign: card.age().to_string(),
        owner: Some(seat),
        value: Some(i32::from(card.age())),
        marks: vec![card.color().name().to_owned()],
        ..Piece::named(card.name())
    }
}

fn achievement(what: Achievement, owner: Option<Seat>) -> Piece {
    match what {
        Achievement::Age(age) => Piece {
            words: vec![format!("achieve {age}")],
            name: format!("age {age}"),
            sign: age.to_string(),
            owner,
            ..Piece::default()
        },
        Achievement::Special(special) => {
            let name = special.name();
            Piece {
                words: vec![name.to_owned(), name.to_ascii_lowercase()],
                owner,
                ..Piece::named(name)
            }
        }
    }
}

// ------------------------------------------------------------------ the catalogue

/// Every card and every special achievement.
pub(crate) fn catalogue() -> Vec<Sheet> {
    Card::all().map(sheet).chain(Special::ALL.map(special)).collect()
}

/// A card. Its icons are the four slots, with a space between them: top left, bottom left, bottom
/// middle, bottom right; the slot with the picture is `hexagon`.
fn sheet(card: Card) -> Sheet {
    let face = card.face();
    let clause = |clause: &Clause| match clause.sort {
        Sort::Demand => format!("Demand: {}", clause.text),
        Sort::Effect => format!("Effect: {}", clause.text),
    };
    Sheet::new("card", face.name, face.clauses.iter().map(clause))
        .fact("age", face.age)
        .fact("color", face.color.name())
        .fact("icons", face.icons.map(|slot| slot.map_or("hexagon", Icon::name)).join(" "))
        .fact("dogma", face.featured.name())
}

fn special(special: Special) -> Sheet {
    let text = [special.condition(), "Claimed at once by who meets it, in anybody's turn."];
    Sheet::new("achievement", special.name(), text).fact("card", special.card())
}

/// A special achievement as a player would read it.
pub(crate) fn explain(special: Special) -> String {
    format!(
        "{}: a special achievement, claimed at once by who meets its condition.\n{}\n\
         The card {} can claim it too.\n",
        special.name(),
        special.condition(),
        special.card()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_says_what_is_printed() {
        let all = catalogue();
        assert_eq!(all.len(), 105 + 5);
        let oars = all.iter().find(|sheet| sheet.name == "Oars").expect("a card");
        assert_eq!(oars.facts["icons"], "castle crown hexagon castle");
        assert_eq!((&*oars.facts["age"], &*oars.facts["color"]), ("1", "red"));
        assert_eq!(oars.facts["dogma"], "castle");
        let sorts: Vec<bool> = oars.text.iter().map(|text| text.starts_with("Demand: ")).collect();
        assert_eq!(sorts, [true, false]);
    }

    #[test]
    fn the_card_of_a_special_achievement_speaks_of_it() {
        for special in Special::ALL {
            let card = Card::named(special.card()).expect("a card");
            let text: String = card.clauses().iter().map(|clause| clause.text).collect();
            assert!(text.contains(&format!("the {} achievement", special.name())), "{text}");
        }
    }
}
