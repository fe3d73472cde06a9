//! The game in sentences and pictures.

use std::fmt::Write as _;

use kernel::{Mover, Names, Paint, Seat, SeatSet, columns, cut, padded};

use crate::ask::Why;
use crate::card::{Card, Cards};
use crate::dogma::in_order;
use crate::event::{Achievement, Action, Bundle, By, Ending, Event, Given, How, Place};
use crate::face::{Color, Icon, Sort, Splay};
use crate::view::{AskView, PileView, SeatView, Stage, View};

// ------------------------------------------------------------------ sentences

/// The event as a sentence. A title that ends in a full stop ends the sentence.
pub(crate) fn describe(event: &Event, names: Names<'_>) -> Option<String> {
    sentence(event, names).map(|text| match text.strip_suffix("..") {
        Some(text) => format!("{text}."),
        None => text,
    })
}

/// A card as a player would read it.
pub(crate) fn explain(card: Card) -> String {
    let face = card.face();
    let slot = |icon: Option<Icon>| icon.map_or("-", name);
    let icons = face.icons.map(slot).join(", ");
    let mut out = format!(
        "{card}: {}, value {}.\nIcons, top left first, then the bottom row: {icons}.\n",
        face.color.name(),
        face.age
    );
    for (n, clause) in face.clauses.iter().enumerate() {
        let sort = if clause.sort == Sort::Demand { "demand" } else { "effect" };
        let text = format!("{}. {} ({sort}): {}", n + 1, name(face.featured), clause.text);
        let _ = writeln!(out, "{}", wrapped(&text, 0));
    }
    out
}

fn sentence(event: &Event, names: Names<'_>) -> Option<String> {
    let of = |seat: &Seat| names.of(*seat).to_owned();
    Some(match event {
        Event::Shuffled { age: 10, .. } => "The supply piles are shuffled.".to_owned(),
        Event::SetAside { age: 9 } => "One card of each age is laid aside.".to_owned(),
        Event::Shuffled { .. } | Event::SetAside { .. } | Event::DogmaEnded { aborted: false } => {
            return None;
        }
        Event::Chosen { seat, card: None } => format!("{} has picked a first card.", of(seat)),
        Event::Chosen { seat, card: Some(card) } => format!("{} picks {card} to begin.", of(seat)),
        Event::TurnStarted { seat, actions } => {
            format!("{}'s turn: {}.", of(seat), many(*actions, "action"))
        }
        Event::ActionTaken { seat, action } => match action {
            Action::Dogma(card) => format!("{} activates {card}.", of(seat)),
            _ => return None,
        },
        Event::Counted { card, counts, sharers, vulnerable } => {
            return counted(*card, counts, *sharers, *vulnerable, names);
        }
        Event::Answered { who: Mover::Seat(seat), given: Given::Pass } => {
            format!("{} declines.", of(seat))
        }
        Event::EffectStarted { card, seat, alone: true, .. } => {
            format!("{} carries out {card} alone.", of(seat))
        }
        Event::EffectStarted { .. } | Event::Answered { .. } | Event::TurnEnded { .. } => {
            return None;
        }
        Event::Moved { how: How::Return, card, age, from, by: By(Some(seat)), .. } => {
            format!("{} returns {} from {}.", of(seat), face(*card, *age), place(*from, names))
        }
        Event::Moved { how, card, age, from, to, .. } => {
            moved(*how, *card, *age, *from, *to, names)
        }
        Event::Exchanged { one, gives, other, takes } => format!(
            "{} from {} change places with {} from {}.",
            capital(&bundle(gives)),
            place(*one, names),
            bundle(takes),
            place(*other, names)
        ),
        Event::Splayed { seat, color, splay: Splay::None } => {
            format!("{}'s {} pile is no longer splayed.", of(seat), color.name())
        }
        Event::Splayed { seat, color, splay } => {
            format!("{} splays {} {}.", of(seat), color.name(), splay.name())
        }
        Event::Rearranged { seat, color, .. } => {
            format!("{} puts the {} pile into another order.", of(seat), color.name())
        }
        Event::Revealed { seat, cards, proof: false } => {
            format!("{} shows {}.", of(seat), list(*cards))
        }
        Event::Revealed { seat, cards, proof: true } => {
            format!("{} shows as proof: {}.", of(seat), list(*cards))
        }
        Event::NamedColor { seat, color } => format!("{} names {}.", of(seat), color.name()),
        Event::NamedValue { seat, value } => format!("{} names {value}.", of(seat)),
        Event::Claimed { seat, achievement } => {
            format!("{} claims {}.", of(seat), achieved(*achievement))
        }
        Event::Fissioned => "All hands, boards and score piles leave the game.".to_owned(),
        Event::SharingDraw { seat } => format!("{} draws for the sharing.", of(seat)),
        Event::DogmaEnded { aborted: true } => "The dogma action ends here.".to_owned(),
        Event::Ended { ending } => ended(*ending, names),
    })
}

fn ended(ending: Ending, names: Names<'_>) -> String {
    match ending {
        Ending::Score => "A card above 10 is wanted: the score decides.".to_owned(),
        Ending::Achievements(seat) => {
            format!("{} owns enough achievements and wins.", names.of(seat))
        }
        Ending::Card(seat) => format!("{} wins by the card.", names.of(seat)),
    }
}

/// The beginning of a sentence.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

fn many(n: u8, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}

/// Who activated a card: of those that neither share nor are open to demands, the one that shows
/// most of its icon. The only other such seat can be a partner, who shows fewer or would share.
// R60, R152.
fn activator(counts: &[u8], sharers: SeatSet, vulnerable: SeatSet) -> Option<Seat> {
    let apart = |seat: &Seat| !sharers.has(*seat) && !vulnerable.has(*seat);
    Seat::all(counts.len()).filter(apart).max_by_key(|seat| counts[seat.index()])
}

/// Who shares, and, for a card that demands anything, of whom; in the order in which they act.
// R61.
fn counted(
    card: Card,
    counts: &[u8],
    sharers: SeatSet,
    vulnerable: SeatSet,
    names: Names<'_>,
) -> Option<String> {
    let first = activator(counts, sharers, vulnerable)?;
    let demands = card.clauses().iter().any(|clause| clause.sort == Sort::Demand);
    let vulnerable = if demands { vulnerable } else { SeatSet::NONE };
    let part = |set: SeatSet, what: &str| {
        let seats = in_order(set, first, counts.len() as u8).map(|seat| names.of(seat));
        (!set.is_empty()).then(|| format!("{what}: {}.", seats.collect::<Vec<_>>().join(", ")))
    };
    let parts: Vec<String> = [part(sharers, "Shared by"), part(vulnerable, "Open to demands")]
        .into_iter()
        .flatten()
        .collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}

fn achieved(achievement: Achievement) -> String {
    match achievement {
        Achievement::Age(age) => format!("the achievement of age {age}"),
        Achievement::Special(special) => special.name().to_owned(),
    }
}

fn list(cards: Cards) -> String {
    cards.iter().map(Card::name).collect::<Vec<_>>().join(", ")
}

/// A card by its title, or by its back.
fn face(card: Option<Card>, age: u8) -> String {
    let article = if age == 8 { "an" } else { "a" };
    card.map_or_else(|| format!("{article} [{age}]"), |card| card.name().to_owned())
}

fn bundle(bundle: &Bundle) -> String {
    match bundle.cards {
        Some(cards) if cards.is_empty() => "no cards".to_owned(),
        Some(cards) => list(cards),
        None => backs(&bundle.backs),
    }
}

fn backs(backs: &[u8; 10]) -> String {
    let parts: Vec<String> = (1..)
        .zip(backs)
        .filter(|(_, n)| **n > 0)
        .map(|(age, n)| if *n == 1 { format!("[{age}]") } else { format!("{n}x[{age}]") })
        .collect();
    if parts.is_empty() { "no cards".to_owned() } else { parts.join(" ") }
}

fn place(place: Place, names: Names<'_>) -> String {
    match place {
        Place::Supply => "the supply".to_owned(),
        Place::Hand(seat) => format!("{}'s hand", names.of(seat)),
        Place::Score(seat) => format!("{}'s score pile", names.of(seat)),
        Place::Board(seat) => format!("{}'s board", names.of(seat)),
    }
}

fn moved(
    how: How,
    card: Option<Card>,
    age: u8,
    from: Place,
    to: Place,
    names: Names<'_>,
) -> String {
    let face = face(card, age);
    let who = |place: Place| place.owner().map_or("Nobody", |seat| names.of(seat));
    let drawn = if from == Place::Supply { "draws and " } else { "" };
    match how {
        How::Draw => format!("{} draws {face}.", who(to)),
        How::Meld => format!("{} {drawn}melds {face}.", who(to)),
        How::Tuck => format!("{} {drawn}tucks {face}.", who(to)),
        How::Score => format!("{} {drawn}scores {face}.", who(to)),
        How::Return => format!("{} returns {face}.", who(from)),
        How::Place => format!("{} begins with {face}.", who(to)),
        How::Transfer => {
            let face = capital(&face);
            format!("{face} moves from {} to {}.", place(from, names), place(to, names))
        }
    }
}

// ------------------------------------------------------------------ pictures

/// The table in 80 columns.
pub(crate) fn picture(view: &View, names: Names<'_>, paint: Paint) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "{}", headline(view, names, paint));
    let _ = writeln!(out, "  supply  {}", supply(view));
    let _ = writeln!(out, "  free    {}", wrapped(&unclaimed(view), 10));
    let _ = writeln!(out, "  icons   {}", icon_heads(paint));
    for (seat, shown) in (0..).map(Seat).zip(&view.seats) {
        let _ = writeln!(out, "{}", seat_line(view, seat, shown, names, paint));
    }
    // The viewer's own board comes last, next to the question.
    let own = view.viewer.seat().unwrap_or(Seat(view.seats.len() as u8 - 1));
    for seat in (1..=view.seats.len() as u8).map(|n| Seat((own.0 + n) % view.seats.len() as u8)) {
        seat_block(view, seat, &view.seats[seat.index()], names, paint, &mut out);
    }
    if let Some(ask) = &view.ask {
        let _ = writeln!(out, "{}", question(view, ask, names, paint));
    }
    out
}

fn headline(view: &View, names: Names<'_>, paint: Paint) -> String {
    let text = match view.stage {
        Stage::Shuffling => "Innovation: the piles are shuffled".to_owned(),
        Stage::Placing => "Innovation: everybody picks a first card".to_owned(),
        Stage::GameOver => format!("Innovation: over after {} turns", view.turns),
        _ => format!(
            "Innovation: turn {}, {}, {} left",
            view.turns,
            cut(names.of(view.turn), 24),
            many(view.actions, "action")
        ),
    };
    paint.bold(&text)
}

fn supply(view: &View) -> String {
    (1..).zip(view.supply).map(|(age, n)| format!("[{age}]{n}")).collect::<Vec<_>>().join("  ")
}

fn unclaimed(view: &View) -> String {
    let names = view.unclaimed.iter().map(Achievement::to_string);
    format!("{} ({} win)", names.collect::<Vec<_>>().join(" "), view.needed)
}

fn icon_heads(paint: Paint) -> String {
    let head = |icon| format!("{:>11}", format!("{} {}", name(icon), letter(Some(icon))));
    let heads: String = Icon::ALL.into_iter().map(head).collect();
    paint.dim(&heads[2..])
}

/// The name of an icon, short enough for a column.
const fn name(icon: Icon) -> &'static str {
    if matches!(icon, Icon::Lightbulb) { "bulb" } else { icon.name() }
}

/// The letter that stands for a slot in pictures.
const fn letter(icon: Option<Icon>) -> char {
    match icon {
        None => '.',
        Some(Icon::Castle) => 'C',
        Some(Icon::Crown) => 'W',
        Some(Icon::Leaf) => 'L',
        Some(Icon::Lightbulb) => 'B',
        Some(Icon::Factory) => 'F',
        Some(Icon::Clock) => 'K',
    }
}

fn seat_line(view: &View, seat: Seat, shown: &SeatView, names: Names<'_>, paint: Paint) -> String {
    let counts: String = Icon::ALL
        .into_iter()
        .map(|icon| format!("{:>11}", shown.icons.get(&icon).copied().unwrap_or(0)))
        .collect();
    let to_move = match (view.stage, &view.ask) {
        (Stage::GameOver | Stage::Shuffling, _) => false,
        (Stage::Placing, _) => !view.placed.has(seat),
        (_, Some(ask)) => ask.who == Mover::Seat(seat),
        _ => view.turn == seat,
    };
    let mark = if to_move { ">" } else { " " };
    let name = format!("{mark} {}", padded(cut(names.of(seat), 10), 10));
    format!("{}{}", paint.bold(&name), &counts[4..])
}

/// Text in lines of at most 78 columns, the later ones indented.
fn wrapped(text: &str, indent: usize) -> String {
    let mut out = String::new();
    let mut column = indent;
    for word in text.split(' ') {
        let width = columns(word);
        if column + 1 + width > 78 && column > indent {
            let _ = write!(out, "\n{}", " ".repeat(indent));
            column = indent;
        } else if column > indent {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += width;
    }
    out
}

fn seat_block(
    view: &View,
    seat: Seat,
    shown: &SeatView,
    names: Names<'_>,
    paint: Paint,
    out: &mut String,
) {
    let own: Vec<String> = shown.achievements.iter().map(Achievement::to_string).collect();
    let own = if own.is_empty() { "none".to_owned() } else { own.join(" ") };
    let name = cut(names.of(seat), 20);
    let team = if view.teams { format!(", team {}", seat.0 % 2) } else { String::new() };
    let head = format!("{team}: {} points, achievements ", shown.points);
    let own = wrapped(&own, columns(name) + columns(&head));
    let _ = writeln!(out, "{}{head}{own}", paint.bold(name));
    for pile in &shown.board {
        let _ = writeln!(out, "  {}", pile_line(pile, paint));
    }
    let _ = writeln!(out, "  hand    {}", wrapped(&held(&shown.hand), 10));
    let _ = writeln!(out, "  score   {}", wrapped(&held(&shown.score), 10));
    if !shown.remembered.is_empty() {
        let seen = format!("you remember {}", list(shown.remembered));
        let _ = writeln!(out, "          {}", paint.dim(&wrapped(&seen, 10)));
    }
    if !shown.knows.is_empty() {
        let seen = format!("knows your {}", list(shown.knows));
        let _ = writeln!(out, "          {}", paint.dim(&wrapped(&seen, 10)));
    }
}

fn held(bundle: &Bundle) -> String {
    match bundle.cards {
        Some(cards) if cards.is_empty() => "-".to_owned(),
        Some(cards) => {
            let named =
                cards.iter().map(|card| format!("{card} [{} {}]", card.age(), card.color().name()));
            named.collect::<Vec<_>>().join(", ")
        }
        None => backs(&bundle.backs),
    }
}

/// A pile with its top card first, its icons, and what lies beneath.
fn pile_line(pile: &PileView, paint: Paint) -> String {
    let Some(top) = pile.cards.last() else { return String::new() };
    let color = |text: &str| match pile.color {
        Color::Red => paint.red(text),
        Color::Yellow => paint.yellow(text),
        Color::Green => paint.green(text),
        Color::Blue => paint.blue(text),
        Color::Purple => paint.purple(text),
    };
    let splay = if pile.splay == Splay::None { "" } else { pile.splay.name() };
    let mut text = format!("[{}] {top} {}", top.age(), icons_of(*top));
    let covered: Vec<&str> = pile.cards.iter().rev().skip(1).map(|card| card.name()).collect();
    if !splay.is_empty() {
        let _ = write!(text, ", splayed {splay}");
    }
    if !covered.is_empty() {
        let _ = write!(text, ", on {}", covered.join(", "));
    } else if let Some(n @ 1..) = pile.covered {
        let _ = write!(text, ", on {}", many(n, "card"));
    }
    format!("{:<7} {}", color(&format!("{:<7}", pile.color.name())), wrapped(&text, 10))
}

/// The four slots of a card in short: top left, then the bottom row.
fn icons_of(card: Card) -> String {
    let [top, left, middle, right] = card.face().icons.map(letter);
    format!("{top}/{left}{middle}{right}")
}

fn question(view: &View, ask: &AskView, names: Names<'_>, paint: Paint) -> String {
    let who = match ask.who {
        Mover::Chance => "chance".to_owned(),
        Mover::Seat(seat) => cut(names.of(seat), 24).to_owned(),
    };
    let mut text = String::new();
    if let Some(dogma) = &view.dogma {
        let clause = &dogma.card.clauses()[usize::from(dogma.effect)];
        let _ = write!(text, "{}, effect {}: {} ", dogma.card, dogma.effect + 1, clause.text);
    }
    let pass = if ask.may_pass { ", or pass" } else { "" };
    let _ = write!(text, "{who} picks {}{pass}.", purpose(ask.why));
    paint.cyan(&wrapped(&text, 0))
}

/// What a pick is for, in a few words.
fn purpose(why: Why) -> String {
    match why {
        Why::Meld => "a card to meld".to_owned(),
        Why::Tuck => "a card to tuck".to_owned(),
        Why::Score => "a card to score".to_owned(),
        Why::Return => "a card to return".to_owned(),
        Why::Give => "a card to hand over".to_owned(),
        Why::Take => "a card to take".to_owned(),
        Why::Keep => "the card to keep".to_owned(),
        Why::Show => "a card to show".to_owned(),
        Why::Execute => "a card to carry out".to_owned(),
        Why::Order => "the next card".to_owned(),
        Why::Exchange => "a card to exchange".to_owned(),
        Why::Splay(splay) => format!("a color to splay {}", splay.name()),
        Why::Name => "what to name".to_owned(),
        Why::Whom => "whom it concerns".to_owned(),
        Why::Accept => "yes".to_owned(),
        Why::Option => "the first or the second option".to_owned(),
        Why::Blind => "one of several with the same back".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Setup, Viewer};

    use super::*;
    use crate::cards::testing::{activate, set_up};
    use crate::dogma::Reach;
    use crate::event::redact;
    use crate::random_positions::middles;

    /// What a viewer is told of these events, in sentences.
    fn story(events: &[Event], viewer: Viewer) -> Vec<String> {
        let names = ["Ann", "Ben", "Cat", "Dan"].map(str::to_owned);
        let told = |event: &Event| describe(&redact(event, viewer), Names(&names));
        events.iter().filter_map(told).collect()
    }

    fn counted(card: &str, counts: [u8; 4], sharers: &[u8], vulnerable: &[u8]) -> Vec<String> {
        let set = |seats: &[u8]| seats.iter().map(|&seat| Seat(seat)).collect();
        let (card, counts) = (Card::named(card).expect("a card"), counts.into_iter().collect());
        let (sharers, vulnerable) = (set(sharers), set(vulnerable));
        story(&[Event::Counted { card, counts, sharers, vulnerable }], Viewer::Spectator)
    }

    #[test]
    fn seats_are_listed_in_the_order_in_which_they_act() {
        let both = counted("Archery", [3, 1, 2, 2], &[0, 3], &[1]);
        assert_eq!(both, ["Shared by: Dan, Ann. Open to demands: Ben."]);
        let all = counted("Archery", [0, 1, 0, 0], &[], &[0, 2, 3]);
        assert_eq!(all, ["Open to demands: Cat, Dan, Ann."]);
        // In teams Cat activates and Ann, the partner, shows fewer.
        assert_eq!(counted("Tools", [1, 3, 2, 2], &[1, 3], &[]), ["Shared by: Dan, Ben."]);
    }

    #[test]
    fn who_activated_follows_from_what_was_counted() {
        let four = Setup { seats: Some(4), ..Setup::default() };
        for state in [four.clone(), four.set("teams", "on")].iter().flat_map(|s| middles(s, 3)) {
            for card in state.t.tops(state.turn).iter() {
                let Reach { counts, sharers, vulnerable } = state.reach(card);
                assert_eq!(activator(&counts, sharers, vulnerable), Some(state.turn), "{card}");
            }
        }
    }

    #[test]
    fn who_returns_a_card_of_another_is_named() {
        let before = "board 0: blue Rocketry / score 1: Optics, Paper, Coal";
        let after = activate(set_up(2, before), "Rocketry", "0: 3, chance: Paper");
        let line = |viewer| story(&after.events, viewer).swap_remove(1);
        assert_eq!(line(Viewer::Spectator), "Ann returns a [3] from Ben's score pile.");
        assert_eq!(line(Viewer::Seat(Seat(1))), "Ann returns Paper from Ben's score pile.");
        let before = "board 0: red Fission; yellow Agriculture / board 1: green Sailing, The Wheel \
                      / supply 10: Databases, Software";
        let told = |pick: &str| {
            let after = activate(set_up(2, before), "Fission", pick);
            story(&after.events, Viewer::Spectator).join(" ")
        };
        assert!(told("0: The Wheel").contains("Ann returns The Wheel from Ben's board."));
        assert!(told("0: Agriculture").contains("Ann returns Agriculture."));
    }

    /// Of Mass Media every owner returns their own.
    #[test]
    fn who_returns_a_card_of_their_own_is_named() {
        let before = "board 0: green Mass Media / hand 0: Oars / score 1: Coal";
        let after = activate(set_up(2, before), "Mass Media", "0: Oars, 0: 5");
        let story = story(&after.events, Viewer::Spectator).join(" ");
        assert!(story.contains("Ben returns a [5]."), "{story}");
    }
}
