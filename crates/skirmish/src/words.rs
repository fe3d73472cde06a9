//! The game in sentences and pictures.

use std::collections::BTreeMap;

use kernel::{Mover, Names, Outcome, Paint, Seat, SeatSet, columns, cut, padded};

use crate::ask::Pick;
use crate::card::{Card, Color, Kind, Limit, Pool, Rarity};
use crate::deck::{READY, Ready};
use crate::event::{Cause, Ending, Event, Guard, Link, Origin};
use crate::leader::Leader;
use crate::look;
use crate::notation::picked;
use crate::slot::{Slot, TERRAINS};
use crate::state::other;
use crate::view::{AskView, PassMeans, SeatView, SlotView, Stage, UnitView, View};

// ------------------------------------------------------------------ sentences

/// The event as a sentence. Names nothing that the event does not show to everybody, even where an
/// event that was not redacted would allow it.
pub(crate) fn describe(event: &Event, names: Names<'_>) -> Option<String> {
    match event {
        Event::DeckBuilt { .. }
        | Event::Shuffled { .. }
        | Event::StarterDrawn { .. }
        | Event::SkirmishStarted { .. }
        | Event::TurnStarted { .. }
        | Event::Passed { .. }
        | Event::CanAct { .. }
        | Event::TurnEnded { .. } => tell_turn(event, names),
        Event::Drew { .. }
        | Event::Played { .. }
        | Event::Spent { .. }
        | Event::Discarded { .. }
        | Event::Fizzled { .. }
        | Event::DeployFailed { .. }
        | Event::Created { .. }
        | Event::Answered { .. }
        | Event::LeaderUsed { .. }
        | Event::LeaderTriggered { .. } => tell_card(event, names),
        Event::Consumed { .. }
        | Event::Deployed { .. }
        | Event::Died { .. }
        | Event::Bounced { .. }
        | Event::Moved { .. }
        | Event::Swapped { .. }
        | Event::Triggered { .. }
        | Event::TriggerFizzled { .. }
        | Event::LimitSpent { .. }
        | Event::Activated { .. }
        | Event::CooldownReduced { .. }
        | Event::Nullified { .. }
        | Event::CleanedUp { .. }
        | Event::Stayed { .. } => tell_unit(event, names),
        Event::Damaged { .. }
        | Event::Redirected { .. }
        | Event::Absorbed { .. }
        | Event::Shielded { .. }
        | Event::Healed { .. }
        | Event::PowerChanged { .. }
        | Event::ModifierChanged { .. }
        | Event::Fortified { .. } => tell_number(event),
        Event::TerrainResolved { .. }
        | Event::Conquered { .. }
        | Event::SkirmishEnded { .. }
        | Event::MatchEnded { .. } => tell_score(event, names),
        Event::LoopStopped { guard, cycle } => Some(stopped(*guard, cycle)),
    }
}

/// Set-up, turns and passes.
fn tell_turn(event: &Event, names: Names<'_>) -> Option<String> {
    Some(match event {
        Event::DeckBuilt { seat, leader, size, cards, .. } => {
            let (who, leader) = (names.of(*seat), leader.face().name);
            let known = |ready: &&Ready| cards.is_some_and(|cards| ready.cards() == cards.0);
            match READY.iter().find(known) {
                Some(ready) => format!("{who} gets the deck {}, led by {leader}.", ready.name),
                None => format!("{who} gets a deck of {size} cards, led by {leader}."),
            }
        }
        Event::Shuffled { seat, .. } => format!("{}'s deck is shuffled.", names.of(*seat)),
        Event::StarterDrawn { seat } => format!("{} is drawn to start.", names.of(*seat)),
        Event::SkirmishStarted { number, starter } => {
            format!("Skirmish {number} begins; {} starts.", names.of(*starter))
        }
        Event::TurnStarted { seat, turn } => format!("Turn {turn}: {}.", names.of(*seat)),
        Event::Passed { seat, done, auto } => {
            let who = names.of(*seat);
            match (done, auto) {
                (false, false) => format!("{who} passes."),
                (false, true) => format!("{who} can do nothing more and passes."),
                (true, false) => format!("{who} is done for this skirmish."),
                (true, true) => {
                    format!("{who} can do nothing more and is done for this skirmish.")
                }
            }
        }
        _ => return None,
    })
}

/// Hands, decks, leaders and answers.
fn tell_card(event: &Event, names: Names<'_>) -> Option<String> {
    Some(match event {
        Event::Drew { seat, cards: Some(cards), .. } => {
            let cards: Vec<String> = cards.0.iter().map(|card| card.to_string()).collect();
            format!("{} draws {}.", names.of(*seat), cards.join(", "))
        }
        Event::Drew { seat, count: 1, .. } => format!("{} draws a card.", names.of(*seat)),
        Event::Drew { seat, count, .. } => format!("{} draws {count} cards.", names.of(*seat)),
        Event::Played { seat, card, slot } => {
            format!("{} plays {card} on {slot}.", names.of(*seat))
        }
        Event::Discarded { seat, card } => format!("{} discards {card}.", names.of(*seat)),
        Event::Fizzled { card, .. } => format!("{card} has no target left and does nothing."),
        Event::DeployFailed { seat, card, slot } => {
            format!("{card} cannot enter {slot} and goes to {}'s graveyard.", names.of(*seat))
        }
        Event::Created { seat, card: Some(card), .. } => {
            format!("A new {card} is made in {}'s hand.", names.of(*seat))
        }
        Event::Created { seat, card: None, .. } => {
            format!("A new card is made in {}'s hand.", names.of(*seat))
        }
        Event::LeaderUsed { seat, leader, charges } => {
            let (who, leader) = (names.of(*seat), leader.face().name);
            let left =
                if *charges == 1 { "1 charge".to_owned() } else { format!("{charges} charges") };
            format!("{who} uses the leader {leader}: {left} left.")
        }
        Event::LeaderTriggered { seat, leader } => {
            format!("{}'s leader {} acts.", names.of(*seat), leader.face().name)
        }
        Event::Answered { who, pick, auto: false } => return answered(*who, *pick, names),
        _ => return None,
    })
}

/// A card that chance picks may be hidden; who may know it is told when it is made.
fn answered(who: Mover, pick: Option<Pick>, names: Names<'_>) -> Option<String> {
    match (who, pick) {
        (Mover::Seat(seat), None) => Some(format!("{} declines.", names.of(seat))),
        (Mover::Seat(seat), Some(pick)) => {
            Some(format!("{} picks {}.", names.of(seat), picked(pick)))
        }
        (Mover::Chance, Some(Pick::Slot(slot))) => Some(format!("Chance picks {slot}.")),
        (Mover::Chance, _) => None,
    }
}

/// Units that come, go and act.
fn tell_unit(event: &Event, names: Names<'_>) -> Option<String> {
    Some(match event {
        Event::Consumed { slot, victim, consumer } => {
            format!("{consumer} consumes {victim} on {slot}.")
        }
        Event::Deployed { slot, card, owner, origin } => match origin {
            // That it was played has been told.
            Origin::Played if *owner == slot.side() => return None,
            Origin::Played => format!("{card} is now under {}'s control.", names.of(slot.side())),
            Origin::Made => format!("A new {card} enters {slot}."),
            Origin::Graveyard => {
                format!("{card} comes back from {}'s graveyard to {slot}.", names.of(*owner))
            }
        },
        Event::Died { slot, card, cause, .. } => match cause {
            Cause::Power => format!("{card} on {slot} dies."),
            Cause::Killed => format!("{card} on {slot} is killed."),
            Cause::Consumed => format!("{card} on {slot} is sacrificed."),
        },
        Event::Bounced { slot, card, owner } => {
            format!("{card} on {slot} goes back to {}'s hand.", names.of(*owner))
        }
        Event::Moved { card, from, to } => format!("{card} moves from {from} to {to}."),
        Event::Swapped { one, other, cards: [first, second] } => {
            format!("{first} on {one} and {second} on {other} change places.")
        }
        Event::Triggered { slot, card, .. } => format!("{card} on {slot} triggers."),
        Event::TriggerFizzled { card, .. } => format!("{card} triggered, but nothing comes of it."),
        Event::Activated { slot, card } => {
            format!("{} activates {card} on {slot}.", names.of(slot.side()))
        }
        Event::CooldownReduced { slot, card, left: 0 } => {
            format!("{card} on {slot} need not wait any longer.")
        }
        Event::Nullified { slot, card } => format!("{card} on {slot} loses its abilities."),
        Event::Stayed { slot, card } => format!("{card} on {slot} stays, without its buffs."),
        _ => return None,
    })
}

/// Power, shields and slots.
fn tell_number(event: &Event) -> Option<String> {
    Some(match event {
        Event::Damaged { slot, card, amount, power, .. } => {
            format!("{card} on {slot} takes {amount} damage: power {power}.")
        }
        Event::Redirected { from, to, card } => {
            format!("{card} on {to} takes the damage for its ally on {from}.")
        }
        Event::Absorbed { slot, card, amount, left: 0 } => {
            format!("The shield of {card} on {slot} takes {amount} damage and is gone.")
        }
        Event::Absorbed { slot, card, amount, left } => {
            format!("The shield of {card} on {slot} takes {amount} damage: {left} left.")
        }
        Event::Shielded { slot, card, amount } => {
            format!("{card} on {slot} gets shield {amount:+}.")
        }
        Event::Healed { slot, card, amount } => {
            format!("{card} on {slot} is healed of {amount} damage.")
        }
        Event::PowerChanged { slot, card, amount, power, .. } => {
            format!("{card} on {slot} gets {amount:+}: power {power}.")
        }
        Event::ModifierChanged { slot, amount, now, .. } => {
            format!("Slot {slot} gets {amount:+}: modifier {}.", signed(*now))
        }
        Event::Fortified { slot } => format!("Slot {slot} is fortified."),
        _ => return None,
    })
}

/// Points, skirmishes and the match.
fn tell_score(event: &Event, names: Names<'_>) -> Option<String> {
    Some(match event {
        Event::TerrainResolved { terrain, controller, powers } => {
            return resolved(*terrain, *controller, *powers, names);
        }
        // One point is what every terrain brings.
        Event::Conquered { slot, points: points @ 2.. } => {
            format!("{} gets {points} points for T{}.", names.of(slot.side()), slot.terrain())
        }
        Event::SkirmishEnded { number, winner: Some(seat), points } => {
            let [won, lost] = [*seat, other(*seat)].map(|seat| points[seat.index()]);
            format!("{} wins skirmish {number}, {won} to {lost}.", names.of(*seat))
        }
        Event::SkirmishEnded { number, winner: None, points: [one, other] } => {
            format!("Skirmish {number} is a tie, {one} to {other}: both win it.")
        }
        Event::MatchEnded { reason: Ending::ActionLimit, .. } => {
            "The match has gone on for too long: it is a draw.".to_owned()
        }
        Event::MatchEnded { winner: Some(seat), .. } => {
            format!("{} wins the match.", names.of(*seat))
        }
        Event::MatchEnded { winner: None, .. } => "The match is a draw.".to_owned(),
        _ => return None,
    })
}

fn resolved(
    terrain: u8,
    controller: Option<Seat>,
    powers: [Option<i16>; 2],
    names: Names<'_>,
) -> Option<String> {
    let Some(seat) = controller else {
        let [Some(one), Some(other)] = powers else { return None };
        return Some(format!("Nobody controls T{terrain}, {one} to {other}."));
    };
    let who = names.of(seat);
    Some(match (powers[seat.index()], powers[other(seat).index()]) {
        (Some(own), Some(theirs)) => format!("{who} controls T{terrain}, {own} to {theirs}."),
        _ => format!("{who} controls T{terrain} without opposition."),
    })
}

/// Effects that went round: what stopped them, and which they were.
fn stopped(guard: Guard, cycle: &[Link]) -> String {
    let why = match guard {
        Guard::Repeats => "one ability triggered too often in one action",
        Guard::Effects => "too many effects followed from one action",
        Guard::Depth => "too many effects waited at once",
    };
    let link = |link: &Link| match link.card {
        Some(card) => format!("{card} ({})", link.step),
        None => link.step.clone(),
    };
    let links: Vec<String> = cycle.iter().map(link).collect();
    let round = match links.is_empty() {
        true => String::new(),
        false => format!(" This went round: {}.", links.join(", then ")),
    };
    format!("Rules error: {why}, and no more of it is carried out.{round} The game goes on.")
}

fn many(n: u8, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}

/// A number with its sign; 0 has none.
fn signed(n: i16) -> String {
    if n == 0 { "0".to_owned() } else { format!("{n:+}") }
}

// ------------------------------------------------------------------ explanations

/// A word of the game: how it is called, the other forms in which texts use it, and its meaning.
type Word = (&'static str, &'static [&'static str], &'static str);

const WORDS: &[Word] = &[
    ("Deploy", &[], "happens when this unit enters the board: played, made or revived."),
    (
        "Death",
        &["Dismantled"],
        "happens when this unit dies for any reason, consumed units included. Leaving the board \
         at the end of a skirmish is no death.",
    ),
    (
        "Consume",
        &[],
        "may be played onto a unit of your own, which dies. What stands behind \"Consume:\" \
         happens when it did so.",
    ),
    ("Must consume", &[], "may only be played onto a unit of your own, which dies."),
    ("Modular", &[], "may be played onto a unit of your own, which dies: the same as Consume."),
    ("Consumed", &[], "happens when another unit consumes this one, after its Death abilities."),
    (
        "Activate",
        &["Activation"],
        "a quick action of its controller, after a turn of that one has started. Once per \
         turn: again after each turn start of its controller. Once: one use in each stay on the \
         board. It needs something that it can be used on.",
    ),
    (
        "Conquer",
        &[],
        "one more point if this unit controls its terrain when the skirmish is scored.",
    ),
    (
        "Dominant",
        &[],
        "once in each stay on the board, at a turn start of its controller, if the unit controls \
         its terrain then and still does when this happens.",
    ),
    (
        "Shield",
        &["shielded"],
        "takes damage before the unit does, and shrinks by it. It is no power. What it takes \
         entirely is no damage to the unit; being killed ignores it.",
    ),
    (
        "Permanent",
        &[],
        "stays when a skirmish ends, with its slot, damage and shield, but without its buffs.",
    ),
    (
        "Infiltrate",
        &[],
        "may be played to an empty slot of the opponent too, who controls it then.",
    ),
    ("Sentinel", &[], "locks the opposing slot: nothing can be deployed there, only moved."),
    (
        "Locked",
        &[],
        "a slot opposite to a Sentinel: nothing can be deployed there, only moved or swapped.",
    ),
    (
        "Redirect",
        &[],
        "damage to close allies hits this unit instead, but not damage to another unit that \
         redirects. Of two such units the one on the lower terrain takes it.",
    ),
    (
        "Invert",
        &[],
        "where both slots are occupied, the unit with the lower power controls the terrain.",
    ),
    (
        "Project",
        &["projects", "projection"],
        "adds to the power of whoever stands on the slot while the source is there. It reads \
         inner power only, so that projections never feed on each other.",
    ),
    ("Inner power", &[], "power without what others project to the slot."),
    ("Quick", &["quick action"], "does not use up the one card of the turn."),
    (
        "Cleanse",
        &[],
        "the modifier of the slot becomes 0, and the unit on it loses its buffs, good or bad.",
    ),
    (
        "Nullify",
        &["nullified"],
        "the unit loses all abilities and keywords for the rest of its stay. Numbers stay.",
    ),
    ("Bounce", &[], "back to its owner's hand, without dying; it comes back fresh."),
    ("Heal", &["heals", "healed"], "takes damage away, never more than there is."),
    ("Move", &[], "to an empty slot; nothing is lost, and Deploy does not happen again."),
    (
        "Swap",
        &[],
        "two units change places. Who comes to the other side changes the controller with it.",
    ),
    (
        "Fight",
        &["fights", "Battle"],
        "two units deal damage to each other at once, each as much as its power.",
    ),
    (
        "close",
        &[],
        "the opposing slot and both slots of the neighbouring terrains: five in the middle, \
         three at an edge. Close allies stand on the neighbouring slots of the same side; close \
         enemies opposite and beside that.",
    ),
    ("Opposing", &["opposes", "Opposite"], "on the other side of the same terrain."),
    ("Ally", &["allies"], "another unit with the same controller. Other units are enemies."),
    (
        "Right",
        &[],
        "the slot of the same side on the terrain with the next higher number, for both seats; \
         there is none after T4.",
    ),
    ("Middle", &[], "terrain T2."),
    (
        "Wounded",
        &[],
        "has taken damage that was not healed, whatever its power. A bad slot is no wound.",
    ),
    (
        "Power",
        &[],
        "printed power, buffs and slot modifier, less the damage, and what other units add. A \
         unit whose power is gone dies.",
    ),
    ("Buff", &["buffs"], "power that effects gave or took; it lasts while the unit is there."),
    (
        "Modifier",
        &["Slot modifier"],
        "a number that belongs to a slot for the whole match and counts for whoever stands there.",
    ),
    (
        "Fortified",
        &["Fortify"],
        "a unit that its own side deploys to this slot gets +2, for each time it was fortified.",
    ),
    ("Token", &[], "a unit that cards make; it is in no deck."),
    ("Command", &[], "another word for an action card."),
    ("Turn start", &[], "happens when a turn of the unit's controller starts."),
    (
        "Owner",
        &[],
        "who brought the card. It goes to that seat's hand or graveyard, wherever it stood.",
    ),
    (
        "Controller",
        &[],
        "of a unit: the side of its slot. Of a terrain: the side whose unit has more power, or \
         has the only unit there.",
    ),
    (
        "Pass",
        &[],
        "ends the turn. Who has done nothing in the turn is Done. In Last Say a pass ends the \
         skirmish.",
    ),
    (
        "Done",
        &[],
        "out of this skirmish: no more turns, but the units stay and keep their abilities. Who \
         passes without having done anything in the turn is Done.",
    ),
    (
        "Last Say",
        &[],
        "when the other side is Done, your turn has no limit of one card. Your pass ends it, and \
         the skirmish.",
    ),
    ("Conclude", &[], "a pass in Last Say: you are Done too, and the skirmish is scored."),
];

/// A card, a leader or a word of the game as a player would read it; all that have the name.
pub(crate) fn explain(name: &str) -> Option<String> {
    let name = name.trim().replace('_', " ");
    if let Some(listed) = look::catalogue(&name.to_lowercase()) {
        return Some(listed);
    }
    let same = |one: &&str| one.eq_ignore_ascii_case(&name);
    let card = Card::named(&name);
    let mut found: Vec<String> = card.map(explain_card).into_iter().collect();
    found.extend(Leader::named(&name).map(explain_leader));
    // The words that a card uses have been explained with it.
    let known = |word: &Word| card.is_some_and(|card| uses(card.face().text, word));
    let words = WORDS.iter().filter(|(word, forms, _)| same(word) || forms.iter().any(same));
    found.extend(words.filter(|word| !known(word)).map(|word| explain_word(word, 0)));
    (!found.is_empty()).then(|| found.join("\n\n") + "\n")
}

/// All that can be explained: cards, leaders, words, and lists.
pub(crate) fn explained() -> Vec<&'static str> {
    let cards = Card::all().map(|card| card.face().name);
    let leaders = Leader::ALL.into_iter().map(|leader| leader.face().name);
    let words = WORDS.iter().flat_map(|(word, forms, _)| [word].into_iter().chain(*forms));
    let decks = READY.iter().map(|ready| ready.name);
    cards.chain(leaders).chain(words.copied()).chain(decks).chain(["cards", "decks"]).collect()
}

/// The words that cards use, and what they mean.
pub(crate) fn meanings() -> impl Iterator<Item = (&'static str, &'static str)> {
    WORDS.iter().map(|(word, _, meaning)| (*word, *meaning))
}

fn explain_word((word, _, meaning): &Word, indent: usize) -> String {
    let first = word.chars().take(1).flat_map(char::to_uppercase);
    let word: String = first.chain(word.chars().skip(1)).collect();
    let text = format!("{word}: {meaning}");
    " ".repeat(indent) + &filled(text.split(' '), " ", indent, indent + 2)
}

fn explain_card(card: Card) -> String {
    let face = card.face();
    let rarity = match face.rarity {
        Rarity::Bronze => "bronze",
        Rarity::Silver => "silver",
        Rarity::Gold => "gold",
    };
    let mut parts = match face.kind() {
        Kind::Unit => vec![format!("unit of power {}", face.power), face.types.to_owned()],
        Kind::Action => vec!["action".to_owned()],
    };
    parts.push(rarity.to_owned());
    parts.extend(color(face.color).map(str::to_owned));
    parts.extend(pool(face.pool).map(str::to_owned));
    let mut lines = vec![wrapped(&format!("{card}: {}.", parts.join(", ")), 2)];
    lines.push(wrapped(face.text, 0));
    let words = WORDS.iter().filter(|word| uses(face.text, word));
    lines.extend(words.map(|word| explain_word(word, 2)));
    lines.join("\n")
}

pub(crate) const fn color(color: Color) -> Option<&'static str> {
    match color {
        Color::Red => Some("red"),
        Color::Purple => Some("purple"),
        Color::Blue => Some("blue"),
        Color::Green => Some("green"),
        Color::Yellow => Some("yellow"),
        Color::None => None,
    }
}

const fn pool(pool: Pool) -> Option<&'static str> {
    match pool {
        Pool::Core => None,
        Pool::Design => Some("one of the further designs"),
        Pool::Token => Some("a token"),
        Pool::Test => Some("for tests only"),
    }
}

fn explain_leader(leader: Leader) -> String {
    let face = leader.face();
    let how = match (face.ability, leader) {
        (Some(_), _) => format!("quick action, {} for the match", many(face.charges, "charge")),
        (None, Leader::Rookie) => return format!("{}: leader, without an ability.", face.name),
        (None, _) => "acts by itself, always".to_owned(),
    };
    wrapped(&format!("{}: leader, {how}.", face.name), 2) + "\n" + &wrapped(face.text, 0)
}

/// Words that texts use as everybody does.
const PLAIN: [&str; 13] = [
    "Pass",
    "Done",
    "Right",
    "Middle",
    "Power",
    "Ally",
    "Owner",
    "Controller",
    "Command",
    "Opposing",
    "Token",
    "Modifier",
    "Turn start",
];

/// Words that mean something of their own only where they stand with a capital.
const HEADINGS: [&str; 5] = ["Deploy", "Death", "Consume", "Consumed", "Activate"];

/// Whether a text uses a word that need not be plain to everybody.
fn uses(text: &str, (word, forms, _): &Word) -> bool {
    let exact = HEADINGS.contains(word);
    let fold = |text: &str| if exact { text.to_owned() } else { text.to_lowercase() };
    let text = fold(text);
    let letter = |c: Option<char>| c.is_some_and(char::is_alphabetic);
    let has = |form: &str| {
        text.match_indices(&fold(form)).any(|(at, found)| {
            let (before, after) = (&text[..at], &text[at + found.len()..]);
            !letter(before.chars().next_back()) && !letter(after.chars().next())
        })
    };
    !PLAIN.contains(word) && (has(word) || forms.iter().any(|form| has(form)))
}

/// Words in lines of at most 79 columns, the later lines indented.
pub(crate) fn wrapped(text: &str, indent: usize) -> String {
    filled(text.split(' '), " ", 0, indent)
}

/// Pieces that are not parted, in lines of at most 79 columns. The first line goes on from a
/// column, the later ones are indented.
fn filled<'a>(
    pieces: impl Iterator<Item = &'a str>,
    glue: &str,
    from: usize,
    indent: usize,
) -> String {
    let (mut out, mut column, mut first) = (String::new(), from, true);
    for piece in pieces {
        let width = columns(piece);
        if !first {
            out.push_str(glue);
            column += columns(glue);
        }
        // A comma may follow.
        if !first && column + width > 78 {
            out.truncate(out.trim_end().len());
            out.push('\n');
            out.push_str(&" ".repeat(indent));
            column = indent;
        }
        out.push_str(piece);
        column += width;
        first = false;
    }
    out
}

// ------------------------------------------------------------------ pictures

/// The columns of the five terrains, after the name of the row.
const COLUMN: usize = 15;
/// What fits in one of them.
const CELL: usize = COLUMN - 1;

/// The table in 80 columns.
pub(crate) fn picture(view: &View, names: Names<'_>, paint: Paint) -> String {
    let table = Table { view, names, paint };
    let own = view.viewer.seat().unwrap_or(Seat(0));
    let mut lines = vec![table.headline()];
    lines.extend(table.standings([other(own), own]));
    if matches!(view.stage, Stage::Playing | Stage::Over) {
        lines.push(table.heads());
        lines.extend(table.row(other(own)));
        lines.push(table.control(own));
        lines.extend(table.row(own));
        lines.extend(table.legend());
    }
    for seat in [other(own), own] {
        lines.extend(table.hand(seat));
    }
    lines.extend(table.question());
    lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// A name that fits; one that is cut off ends in a full stop.
fn fit(name: &str, width: usize) -> String {
    let plain: String = name.chars().filter(|c| !c.is_control()).collect();
    if columns(&plain) <= width {
        return plain;
    }
    format!("{}.", cut(&plain, width - 1).trim_end())
}

/// A text of a column, and what it looks like in colors.
struct Cell {
    width: usize,
    painted: String,
}

impl Cell {
    fn new(text: &str, paint: impl Fn(&str) -> String) -> Cell {
        let text = cut(text, CELL);
        let painted = if text.is_empty() { String::new() } else { paint(text) };
        Cell { width: columns(text), painted }
    }
}

/// One line over all five columns.
fn line(label: &str, cells: impl Iterator<Item = Cell>) -> String {
    let pad = |cell: Cell| cell.painted + &" ".repeat(COLUMN.saturating_sub(cell.width));
    format!("{label:<5}") + &cells.map(pad).collect::<String>()
}

struct Table<'a> {
    view: &'a View,
    names: Names<'a>,
    paint: Paint,
}

impl Table<'_> {
    fn name(&self, seat: Seat) -> String {
        fit(self.names.of(seat), 13)
    }

    /// Where the match is, whose turn it is, and what a pass would mean.
    fn headline(&self) -> String {
        let view = self.view;
        let text = match view.stage {
            Stage::Building => "Skirmish: the decks are built.".to_owned(),
            Stage::Shuffling => "Skirmish: the decks are shuffled.".to_owned(),
            Stage::Starting => "Skirmish: chance says who starts.".to_owned(),
            Stage::Over => self.result(),
            Stage::Playing => {
                let who = self.name(view.active);
                let may = match () {
                    () if view.last_say => "has the last say",
                    () if view.played => "has played a card",
                    () => "may play a card",
                };
                let pass = match view.pass {
                    _ if view.ask.is_some() => "",
                    PassMeans::Pass => " A pass ends the turn.",
                    PassMeans::Done => " A pass means Done.",
                    PassMeans::Conclude => " A pass ends the skirmish.",
                };
                format!("Skirmish {}, turn {}: {who} {may}.{pass}", view.skirmish, view.turn)
            }
        };
        self.paint.bold(&wrapped(&text, 0))
    }

    fn result(&self) -> String {
        let [one, two] = [0, 1].map(|n| self.view.seats[n].wins);
        let winners = self.view.outcome.as_ref().map(Outcome::winners);
        let single = winners.filter(|winners| winners.len() == 1);
        let how = match single.and_then(SeatSet::lowest) {
            Some(seat) => format!("{} wins {} to {}", self.name(seat), one.max(two), one.min(two)),
            None => format!("a draw, {one} to {two}"),
        };
        format!("Skirmish: the match is over, {how}.")
    }

    /// What both seats have, in a table.
    fn standings(&self, seats: [Seat; 2]) -> Vec<String> {
        let heads = format!(
            "  {:<14}{:<15}{:>9}{:>8}{:>5}{:>5}{:>11}",
            "", "leader", "wins of 2", "points", "hand", "deck", "graveyard"
        );
        let mut lines = vec![self.paint.dim(&heads)];
        for seat in seats {
            let shown = &self.view.seats[seat.index()];
            let mark = if self.to_move() == Some(seat) { ">" } else { " " };
            let name = format!("{mark} {}", padded(&self.name(seat), 14));
            let numbers = format!(
                "{:<15}{:>9}{:>8}{:>5}{:>5}{:>11}  ",
                self.leader(shown),
                shown.wins,
                shown.standing,
                shown.hand_size,
                shown.deck_size,
                shown.graveyard.len()
            );
            lines.push(self.tint(seat, &name) + &numbers + &self.status(shown));
        }
        lines
    }

    /// The leader and its charges, if it has any.
    fn leader(&self, shown: &SeatView) -> String {
        let face = shown.leader.face();
        match face.charges {
            _ if self.view.stage == Stage::Building && shown.list_size == 0 => "?".to_owned(),
            0 => face.name.to_owned(),
            most => format!("{} {}/{most}", face.name, shown.charges),
        }
    }

    fn status(&self, shown: &SeatView) -> String {
        let view = self.view;
        match () {
            () if view.stage != Stage::Playing => String::new(),
            () if shown.done => self.paint.green("DONE"),
            () if view.last_say && view.active == shown.seat => self.paint.purple("LAST SAY"),
            () => String::new(),
        }
    }

    fn to_move(&self) -> Option<Seat> {
        match &self.view.ask {
            _ if self.view.stage != Stage::Playing => None,
            Some(AskView { who: Mover::Seat(seat), .. }) => Some(*seat),
            Some(_) => None,
            None => Some(self.view.active),
        }
    }

    /// The color of a side: that of the viewer, and the other.
    fn tint(&self, seat: Seat, text: &str) -> String {
        let own = self.view.viewer.seat().unwrap_or(Seat(0));
        if seat == own { self.paint.blue(text) } else { self.paint.yellow(text) }
    }

    // ---------------------------------------------------------------- the board

    fn heads(&self) -> String {
        let head = |terrain| Cell::new(&format!("T{terrain}"), |text| self.paint.dim(text));
        line("", (0..TERRAINS).map(head))
    }

    fn slots(&self, side: Seat) -> impl Iterator<Item = &SlotView> {
        self.view.terrains.iter().map(move |terrain| &terrain.slots[side.index()])
    }

    /// The slots of a side: names, numbers, and marks where there are any.
    fn row(&self, side: Seat) -> Vec<String> {
        let name = |slot: &SlotView| match &slot.unit {
            Some(unit) => {
                Cell::new(&fit(unit.card.face().name, CELL), |text| self.tint(side, text))
            }
            None => Cell::new("-", |text| self.paint.dim(text)),
        };
        let numbers = |slot: &SlotView| match &slot.unit {
            Some(unit) => Cell::new(&strength(unit), |text| match unit.power.cmp(&unit.printed) {
                std::cmp::Ordering::Greater => self.paint.green(text),
                std::cmp::Ordering::Less => self.paint.red(text),
                std::cmp::Ordering::Equal => self.paint.bold(text),
            }),
            None => Cell::new("", str::to_owned),
        };
        let marks = |slot: &SlotView| Cell::new(&signs(slot), |text| self.paint.cyan(text));
        let mut lines = vec![
            line(&format!("P{side}"), self.slots(side).map(name)),
            line("", self.slots(side).map(numbers)),
            line("", self.slots(side).map(marks)),
        ];
        lines.retain(|line| !line.trim().is_empty());
        lines
    }

    /// Who controls the terrains, with an arrow to that side's row, and for how many points.
    fn control(&self, own: Seat) -> String {
        let cells = self.view.terrains.iter().map(|terrain| match terrain.controller {
            Some(seat) => {
                let arrow = if seat == own { "v" } else { "^" };
                let name = fit(self.names.of(seat), 8);
                let text = format!("{arrow} {name} {}", terrain.points);
                Cell::new(&text, |text| self.paint.bold(text))
            }
            None if terrain.slots.iter().all(|slot| slot.unit.is_some()) => {
                Cell::new("= nobody", |text| self.paint.dim(text))
            }
            None => Cell::new("", str::to_owned),
        });
        line("", cells)
    }

    /// What the marks mean that can be seen.
    fn legend(&self) -> Option<String> {
        let slots = || [Seat(0), Seat(1)].into_iter().flat_map(|side| self.slots(side));
        let units = || slots().filter_map(|slot| slot.unit.as_ref());
        let any = |holds: fn(&UnitView) -> bool| units().any(holds);
        let meanings = [
            (any(|unit| unit.power != unit.printed), "(+1) against printed power"),
            (any(|unit| unit.shield > 0), "s shield"),
            (any(|unit| unit.damage > 0), "d damage"),
            (slots().any(|slot| slot.modifier != 0), "[+1] slot"),
            (slots().any(|slot| slot.forts > 0), "f fortified"),
            (slots().any(|slot| slot.locked), "# locked"),
            (any(is_ready), "! ready"),
            (any(is_waiting), "w turns to wait"),
            (any(|unit| unit.entered), "* not ready"),
            (any(|unit| unit.nullified), "x nullified"),
            (slots().any(is_foreign), "~ owned by the other"),
        ];
        let seen: Vec<&str> =
            meanings.into_iter().filter(|(seen, _)| *seen).map(|(_, meaning)| meaning).collect();
        let text = filled(seen.iter().copied(), "   ", 5, 5);
        (!seen.is_empty()).then(|| self.paint.dim(&format!("     {text}")))
    }

    // ---------------------------------------------------------------- hands and questions

    /// The cards of a hand as far as the viewer knows them.
    fn hand(&self, seat: Seat) -> Option<String> {
        let shown = &self.view.seats[seat.index()];
        let (what, cards) = match &shown.hand {
            Some(hand) => ("holds", hand),
            None => ("is known to hold", &shown.shown),
        };
        let head = format!("{} {what}: ", self.name(seat));
        let cards = counted(cards);
        let text = filled(cards.iter().map(String::as_str), ", ", columns(&head), 2);
        (!cards.is_empty()).then(|| self.tint(seat, &head) + &text)
    }

    /// The card that is resolved, and what is asked.
    fn question(&self) -> Option<String> {
        let resolving = self.view.resolving.map(|card| format!("{card} is being resolved."));
        let asked = self.view.ask.as_ref().map(|ask| self.asked(ask));
        let parts: Vec<String> = [resolving, asked].into_iter().flatten().collect();
        (!parts.is_empty()).then(|| self.paint.cyan(&parts.join("\n")))
    }

    fn asked(&self, ask: &AskView) -> String {
        let source = ask.source.map_or("the leader", |card| card.face().name);
        let decline = if ask.may_decline { "may" } else { "must" };
        let head = match ask.who {
            Mover::Chance => format!("Chance picks for {source}: {}", ask.text),
            Mover::Seat(seat) => {
                format!("{} {decline} pick for {source}: {}", self.name(seat), ask.text)
            }
        };
        let before: String =
            ask.picked.iter().map(|pick| format!(" Picked: {}.", self.offer(*pick))).collect();
        let head = head + &before;
        let picks = match (&ask.picks, ask.who) {
            (Some(picks), Mover::Seat(_)) => picks.iter().map(|&pick| self.offer(pick)).collect(),
            _ => Vec::new(),
        };
        let decline = ask.may_decline.then(|| "decline".to_owned());
        let all: Vec<String> = picks.into_iter().chain(decline).collect();
        let text = filled(all.iter().map(String::as_str), ", ", 2, 2);
        let offers = if all.is_empty() { String::new() } else { format!("\n  {text}") };
        wrapped(&head, 0) + &offers
    }

    /// What can be picked, with the unit that stands there.
    fn offer(&self, pick: Pick) -> String {
        let unit = |slot: Slot| {
            let terrain = self.view.terrains.get(usize::from(slot.terrain()))?;
            terrain.slots.get(slot.side().index())?.unit.as_ref()
        };
        match pick {
            Pick::Slot(slot) => {
                unit(slot).map_or_else(|| slot.to_string(), |unit| format!("{slot} {}", unit.card))
            }
            _ => picked(pick),
        }
    }
}

/// Power, how far it is from what is printed, shield and damage; less of that where it is too long.
fn strength(unit: &UnitView) -> String {
    let part = |letter: char, n: i16| if n > 0 { format!(" {letter}{n}") } else { String::new() };
    let (shield, damage) = (part('s', unit.shield), part('d', unit.damage));
    let (power, apart) = (unit.power, unit.power - unit.printed);
    let (long, short) = match apart {
        0 => (String::new(), ""),
        1.. => (format!(" ({apart:+})"), "+"),
        _ => (format!(" ({apart:+})"), "-"),
    };
    let texts = [
        format!("{power}{long}{shield}{damage}"),
        format!("{power}{short}{shield}{damage}"),
        format!("{power}{short}{shield}"),
    ];
    let fits = texts.iter().find(|text| text.len() <= CELL);
    fits.unwrap_or(&texts[2]).clone()
}

/// What is so about a slot, and then about the unit on it.
fn signs(slot: &SlotView) -> String {
    let ground = [
        (slot.modifier != 0).then(|| format!("{:+}", slot.modifier)),
        (slot.forts > 0).then(|| format!("f{}", slot.forts)),
        slot.locked.then(|| "#".to_owned()),
    ];
    let ground: Vec<String> = ground.into_iter().flatten().collect();
    let mut parts = Vec::new();
    if !ground.is_empty() {
        parts.push(format!("[{}]", ground.join(" ")));
    }
    let Some(unit) = &slot.unit else { return parts.concat() };
    if is_waiting(unit) {
        parts.push(format!("w{}", unit.cooldown));
    }
    let marks = [
        (is_ready(unit), '!'),
        (unit.entered, '*'),
        (unit.nullified, 'x'),
        (is_foreign(slot), '~'),
    ];
    let marks: String = marks.iter().filter(|(so, _)| *so).map(|(_, mark)| mark).collect();
    parts.extend((!marks.is_empty()).then_some(marks));
    parts.join(" ")
}

/// Whether a unit could still be activated in this stay, or in this turn.
fn is_unused(unit: &UnitView) -> bool {
    unit.card.face().limit().is_some() && !unit.used && !unit.nullified
}

pub(crate) fn is_ready(unit: &UnitView) -> bool {
    is_unused(unit) && !unit.entered && unit.cooldown == 0
}

/// Whether it must wait for longer than everybody who has just come.
pub(crate) fn is_waiting(unit: &UnitView) -> bool {
    let longer = matches!(unit.card.face().limit(), Some(Limit::Once(2..)));
    is_unused(unit) && longer && unit.cooldown > 0
}

/// Whether the unit of a slot belongs to the other seat.
pub(crate) fn is_foreign(slot: &SlotView) -> bool {
    slot.unit.as_ref().is_some_and(|unit| unit.owner != slot.slot.side())
}

/// Cards with their numbers and printed powers, units first.
fn counted(cards: &[Card]) -> Vec<String> {
    let mut counts: BTreeMap<(bool, &str), (Card, usize)> = BTreeMap::new();
    for &card in cards {
        let face = card.face();
        counts.entry((face.kind() == Kind::Action, face.name)).or_insert((card, 0)).1 += 1;
    }
    let text = |(card, n): (Card, usize)| {
        let number = if n > 1 { format!("{n} ") } else { String::new() };
        match card.face().kind() {
            Kind::Unit => format!("{number}{card} ({})", card.face().power),
            Kind::Action => format!("{number}{card}"),
        }
    };
    counts.into_values().map(text).collect()
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Luck, Rng, Setup, ToMove, Viewer};

    use super::*;
    use crate::deck::Order;
    use crate::state::State;

    fn names() -> Vec<String> {
        ["Ann", "Bob"].map(str::to_owned).to_vec()
    }

    fn slot(name: &str) -> Slot {
        name.parse().expect("a slot")
    }

    fn card(name: &str) -> Card {
        Card::named(name).expect("a card")
    }

    fn told(event: Event) -> String {
        describe(&event, Names(&names())).unwrap_or_default()
    }

    #[test]
    fn sentences_are_short_and_plain() {
        let (ann, bob) = (Seat(0), Seat(1));
        let (here, there) = (slot("T2P0"), slot("T2P1"));
        let (scout, zombie) = (card("scout"), card("zombie"));
        let deployed = |slot, origin| Event::Deployed { slot, card: scout, owner: ann, origin };
        let died = |cause| Event::Died { slot: there, card: scout, owner: bob, cause };
        let passed = |done, auto| Event::Passed { seat: ann, done, auto };
        for (event, text) in [
            (Event::SkirmishStarted { number: 2, starter: bob }, "Skirmish 2 begins; Bob starts."),
            (Event::TurnStarted { seat: ann, turn: 7 }, "Turn 7: Ann."),
            (Event::Played { seat: ann, card: scout, slot: here }, "Ann plays Scout on T2P0."),
            (deployed(here, Origin::Played), ""),
            (deployed(there, Origin::Played), "Scout is now under Bob's control."),
            (deployed(here, Origin::Made), "A new Scout enters T2P0."),
            (deployed(here, Origin::Graveyard), "Scout comes back from Ann's graveyard to T2P0."),
            (died(Cause::Power), "Scout on T2P1 dies."),
            (died(Cause::Killed), "Scout on T2P1 is killed."),
            (died(Cause::Consumed), "Scout on T2P1 is sacrificed."),
            (
                Event::Consumed { slot: there, victim: scout, consumer: zombie },
                "Zombie consumes Scout on T2P1.",
            ),
            (
                Event::Damaged { slot: there, card: scout, amount: 3, lost: 2, power: 0 },
                "Scout on T2P1 takes 3 damage: power 0.",
            ),
            (
                Event::Absorbed { slot: here, card: scout, amount: 2, left: 0 },
                "The shield of Scout on T2P0 takes 2 damage and is gone.",
            ),
            (
                Event::PowerChanged { slot: here, card: zombie, amount: -2, lost: 2, power: 1 },
                "Zombie on T2P0 gets -2: power 1.",
            ),
            (
                Event::ModifierChanged { slot: here, amount: -2, now: 0, lost: 0, power: None },
                "Slot T2P0 gets -2: modifier 0.",
            ),
            (
                Event::LeaderUsed { seat: bob, leader: Leader::Sage, charges: 1 },
                "Bob uses the leader Sage: 1 charge left.",
            ),
            (passed(false, false), "Ann passes."),
            (passed(true, true), "Ann can do nothing more and is done for this skirmish."),
            (Event::TurnEnded { turn: 7 }, ""),
        ] {
            assert_eq!(told(event), text);
        }
    }

    #[test]
    fn scores_are_told_from_the_side_of_the_winner() {
        let terrain =
            |controller, powers| Event::TerrainResolved { terrain: 3, controller, powers };
        let ended = |winner, points| Event::SkirmishEnded { number: 2, winner, points };
        let over = |winner, reason| Event::MatchEnded { winner, reason };
        let bob = Some(Seat(1));
        for (event, text) in [
            (terrain(bob, [Some(3), Some(5)]), "Bob controls T3, 5 to 3."),
            (terrain(bob, [None, Some(5)]), "Bob controls T3 without opposition."),
            (terrain(None, [Some(4), Some(4)]), "Nobody controls T3, 4 to 4."),
            (terrain(None, [None, None]), ""),
            (Event::Conquered { slot: slot("T3P1"), points: 1 }, ""),
            (Event::Conquered { slot: slot("T3P1"), points: 2 }, "Bob gets 2 points for T3."),
            (ended(bob, [1, 3]), "Bob wins skirmish 2, 3 to 1."),
            (ended(None, [2, 2]), "Skirmish 2 is a tie, 2 to 2: both win it."),
            (over(bob, Ending::Skirmishes), "Bob wins the match."),
            (over(None, Ending::Skirmishes), "The match is a draw."),
            (over(None, Ending::ActionLimit), "The match has gone on for too long: it is a draw."),
        ] {
            assert_eq!(told(event), text);
        }
    }

    #[test]
    fn what_is_hidden_is_not_named() {
        let strike = card("strike");
        let drew = |cards: Option<Vec<Card>>, count| {
            let cards = cards.map(|cards| Order(cards.into_iter().collect()));
            Event::Drew { seat: Seat(1), count, cards }
        };
        assert_eq!(told(drew(Some(vec![strike, card("seed")]), 2)), "Bob draws Strike, Seed.");
        assert_eq!(told(drew(None, 1)), "Bob draws a card.");
        assert_eq!(told(drew(None, 8)), "Bob draws 8 cards.");
        let made = |card| Event::Created { seat: Seat(1), card, random: true };
        assert_eq!(told(made(Some(strike))), "A new Strike is made in Bob's hand.");
        assert_eq!(told(made(None)), "A new card is made in Bob's hand.");
        let answered = |who, pick| Event::Answered { who, pick, auto: false };
        let seat = Mover::Seat(Seat(0));
        assert_eq!(told(answered(Mover::Chance, Some(Pick::Card(strike)))), "");
        assert_eq!(
            told(answered(Mover::Chance, Some(Pick::Slot(slot("T4P0"))))),
            "Chance picks T4P0."
        );
        assert_eq!(told(answered(seat, Some(Pick::Option(1)))), "Ann picks option 2.");
        assert_eq!(told(answered(seat, None)), "Ann declines.");
    }

    #[test]
    fn a_loop_names_its_guard_and_its_links() {
        let link = |card: Option<&str>, step: &str| Link {
            card: card.and_then(Card::named),
            step: step.to_owned(),
        };
        let cycle = vec![link(Some("test_looper"), "ability 1"), link(None, "deaths")];
        assert_eq!(
            told(Event::LoopStopped { guard: Guard::Repeats, cycle }),
            "Rules error: one ability triggered too often in one action, and no more of it is \
             carried out. This went round: Test Looper (ability 1), then deaths. The game goes on."
        );
        assert_eq!(
            told(Event::LoopStopped { guard: Guard::Depth, cycle: Vec::new() }),
            "Rules error: too many effects waited at once, and no more of it is carried out. The \
             game goes on."
        );
    }

    #[test]
    fn cards_leaders_and_words_are_explained() {
        let text = explain("ROOKIE").expect("a unit and a leader");
        assert!(text.starts_with("Rookie: unit of power 3, Human Recruit, silver, red.\n"));
        assert!(text.ends_with("\n\nRookie: leader, without an ability.\n"), "{text}");
        assert_eq!(
            explain("scout").as_deref(),
            Some(
                "Scout: unit of power 2, Human Scout, bronze, red.\n\
                 Deploy: draw a card.\n  \
                 Deploy: happens when this unit enters the board: played, made or revived.\n"
            )
        );
        assert_eq!(
            explain("warlord").as_deref(),
            Some(
                "Warlord: leader, quick action, 2 charges for the match.\n\
                 An enemy unit of your choice takes 1 damage.\n"
            )
        );
        assert_eq!(explain("no such thing"), None);
        for word in [
            "Deploy",
            "Death",
            "Consume",
            "must_consume",
            "Modular",
            "Consumed",
            "Activate",
            "Conquer",
            "Dominant",
            "Shield",
            "Permanent",
            "Infiltrate",
            "Sentinel",
            "Redirect",
            "Invert",
            "Project",
            "Quick",
            "Cleanse",
            "Nullify",
            "Bounce",
            "Heal",
            "Move",
            "Swap",
            "Fight",
            "close",
            "last say",
            "done",
            "dismantled",
        ] {
            assert!(explain(word).is_some(), "{word}");
        }
        let cards = Card::all().map(|card| card.face().id);
        let leaders = Leader::ALL.into_iter().map(|leader| leader.face().id);
        let words = WORDS.iter().map(|word| word.0);
        for name in cards.chain(leaders).chain(words) {
            let text = explain(name).expect("everything is explained");
            assert!(text.lines().all(|line| line.chars().count() <= 79), "{text}");
        }
    }

    #[test]
    fn names_that_are_cut_off_still_differ() {
        let mut names: Vec<String> = Card::all().map(|card| fit(card.face().name, CELL)).collect();
        assert!(names.iter().all(|name| name.chars().count() <= CELL));
        names.sort_unstable();
        assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
    }

    // ---------------------------------------------------------------- pictures

    /// A match between thieves and fortress, at the start of seat 0's first turn.
    fn opening() -> State {
        let setup = Setup::default().set("preset", "classic").set("starter", "0");
        let mut state = State::new(&setup).expect("a sound setup");
        let hands = [
            ["scout", "scout", "archer", "turret", "strike", "brawl", "champion", "thief"],
            ["roots", "sentinel", "dragon", "seed", "seed", "mimic", "bard", "noble"],
        ];
        let mut events: Vec<Event> =
            Seat::all(2).map(|seat| Event::Shuffled { seat, order: None }).collect();
        events.push(Event::SkirmishStarted { number: 1, starter: Seat(0) });
        for (seat, hand) in Seat::all(2).zip(hands) {
            let cards = Some(Order(hand.map(card).into_iter().collect()));
            events.push(Event::Drew { seat, count: 8, cards });
        }
        events.push(Event::TurnStarted { seat: Seat(0), turn: 1 });
        events.iter().for_each(|event| state.apply_event(event));
        state
    }

    fn enters(place: &str, id: &str, owner: u8) -> Event {
        let (slot, card) = (slot(place), card(id));
        Event::Deployed { slot, card, owner: Seat(owner), origin: Origin::Made }
    }

    /// A board with everything that has a mark; seat 1 is done.
    fn crowded() -> State {
        let mut state = opening();
        let at = slot;
        let events = [
            enters("T0P0", "rookie", 0),
            enters("T0P1", "void_administrator", 1),
            enters("T2P0", "ranger", 0),
            enters("T3P0", "champion", 0),
            enters("T3P1", "sentinel", 1),
            enters("T1P1", "nulloperative", 0),
            enters("T4P1", "scout", 1),
            Event::ModifierChanged { slot: at("T2P0"), amount: 2, now: 2, lost: 0, power: None },
            Event::ModifierChanged { slot: at("T4P0"), amount: -3, now: -3, lost: 0, power: None },
            Event::Fortified { slot: at("T4P0") },
            Event::Damaged {
                slot: at("T3P0"),
                card: card("champion"),
                amount: 2,
                lost: 2,
                power: 3,
            },
            Event::Shielded { slot: at("T3P0"), card: card("champion"), amount: 3 },
            Event::Nullified { slot: at("T0P1"), card: card("void_administrator") },
            Event::Bounced { slot: at("T4P1"), card: card("scout"), owner: Seat(1) },
            Event::Passed { seat: Seat(0), done: false, auto: false },
            Event::TurnEnded { turn: 1 },
            Event::TurnStarted { seat: Seat(1), turn: 2 },
            Event::Passed { seat: Seat(1), done: true, auto: false },
            Event::TurnEnded { turn: 2 },
            Event::CooldownReduced { slot: at("T0P0"), card: card("rookie"), left: 1 },
            Event::TurnStarted { seat: Seat(0), turn: 3 },
            enters("T1P0", "dragon", 0),
        ];
        events.iter().for_each(|event| state.apply_event(event));
        state
    }

    fn seen(state: &State, viewer: Viewer) -> String {
        picture(&state.view(viewer), Names(&names()), Paint::PLAIN)
    }

    #[test]
    fn the_opening_looks_like_this() {
        assert_eq!(seen(&opening(), Viewer::Seat(Seat(1))), OPENING);
    }

    #[test]
    fn a_crowded_board_looks_like_this() {
        assert_eq!(seen(&crowded(), Viewer::Seat(Seat(0))), CROWDED);
    }

    #[test]
    fn a_question_looks_like_this() {
        let mut view = crowded().view(Viewer::Spectator);
        let picks = ["T1P1", "T3P1", "T4P1"].map(|place| Pick::Slot(slot(place)));
        view.resolving = Some(card("fireball"));
        view.ask = Some(AskView {
            who: Mover::Seat(Seat(0)),
            source: Some(card("priest")),
            text: card("priest").face().text,
            picked: Vec::new(),
            picks: Some(picks.to_vec()),
            may_decline: true,
        });
        let text = picture(&view, Names(&names()), Paint::PLAIN);
        assert!(text.starts_with("Skirmish 1, turn 3: Ann has the last say.\n"), "{text}");
        assert!(text.ends_with(QUESTION), "{text}");
        view.ask = view.ask.map(|ask| AskView { who: Mover::Chance, may_decline: false, ..ask });
        let text = picture(&view, Names(&names()), Paint::PLAIN);
        assert!(text.contains("Chance picks for Priest") && !text.contains("decline"), "{text}");
    }

    #[test]
    fn the_end_looks_like_this() {
        let mut state = crowded();
        for (number, points) in [(1, [3, 1]), (2, [2, 2])] {
            let winner = (number == 1).then_some(Seat(0));
            state.apply_event(&Event::SkirmishEnded { number, winner, points });
        }
        state.apply_event(&Event::MatchEnded { winner: Some(Seat(0)), reason: Ending::Skirmishes });
        let text = seen(&state, Viewer::Spectator);
        assert!(text.starts_with("Skirmish: the match is over, Ann wins 2 to 1.\n"), "{text}");
        assert!(!text.contains("DONE") && !text.contains('>'), "{text}");
    }

    /// A text without its colors.
    fn plain(text: &str) -> String {
        let mut parts = text.split('\x1b');
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |all, part| all + part.split_once('m').map_or("", |(_, rest)| rest))
    }

    #[test]
    fn every_picture_fits_and_reads_the_same_without_colors() {
        let names = ["Wolfeschlegelsteinhausen", "B"].map(str::to_owned);
        let names = Names(&names);
        let mut longest = 0;
        for seed in 0..40 {
            let setup = Setup::default().set("preset", "wild");
            let mut state = State::new(&setup).expect("a sound setup");
            let (mut luck, mut dice) = (Luck::new(seed), Rng::new(seed));
            loop {
                for viewer in Viewer::all(2) {
                    let view = state.view(viewer);
                    let text = picture(&view, names, Paint::PLAIN);
                    assert_eq!(plain(&picture(&view, names, Paint { on: true })), text);
                    assert!(text.lines().all(|line| line.chars().count() <= 79), "{text}");
                    let lines = text.lines().count();
                    longest = longest.max(if viewer == Viewer::Omniscient { 0 } else { lines });
                }
                let (mover, m) = match state.to_move() {
                    ToMove::Over => break,
                    ToMove::Chance => (Mover::Chance, state.roll(luck)),
                    ToMove::Seats(seats) => {
                        let seat = seats.lowest().expect("somebody moves");
                        (Mover::Seat(seat), *dice.pick(&state.legal(seat)).expect("a move"))
                    }
                };
                luck = if mover == Mover::Chance { luck.next() } else { luck };
                let mut events: Vec<Event> = Vec::new();
                state.play(mover, m, &mut events);
                for text in events.iter().filter_map(|event| describe(event, names)) {
                    let first = text.chars().next();
                    assert!(first.is_some_and(char::is_uppercase) && text.ends_with('.'), "{text}");
                    assert!(!text.contains('\n'), "{text}");
                }
            }
        }
        assert!(longest <= 24, "{longest} lines");
    }

    const OPENING: &str = "\
Skirmish 1, turn 1: Ann may play a card. A pass means Done.
                leader         wins of 2  points hand deck  graveyard
> Ann           Warlord 2/2            0       0    8   17          0
  Bob           Sage 1/1               0       0    8   17          0
     T0             T1             T2             T3             T4
P0   -              -              -              -              -

P1   -              -              -              -              -
Bob holds: Bard (2), Dragon (7), Mimic (1), Noble (4), Roots (2), Sentinel (2),
  2 Seed
";
    const CROWDED: &str = "\
Skirmish 1, turn 3: Ann has the last say. A pass ends the skirmish.
                leader         wins of 2  points hand deck  graveyard
  Bob           Sage 1/1               0       0    9   17          0  DONE
> Ann           Warlord 2/2            0       4    8   17          0  LAST SAY
     T0             T1             T2             T3             T4
P1   Void Administ. Null-Operative -              Sentinel       -
     2              2                             2
     x              ~
     v Ann 1        v Ann 1        v Ann 1        v Ann 1
P0   Rookie         Dragon         Ranger         Champion       -
     4 (+1)         8 (+1)         7 (+3)         3 (-2) s3 d2
     w1             *              [+2] !         [#]            [-3 f1]
     (+1) against printed power   s shield   d damage   [+1] slot
     f fortified   # locked   ! ready   w turns to wait   * not ready
     x nullified   ~ owned by the other
Bob is known to hold: Scout (2)
Ann holds: Archer (3), Champion (5), 2 Scout (2), Thief (3), Turret (3), Brawl,
  Strike
";
    const QUESTION: &str = "\
Bob is known to hold: Scout (2)
Fireball is being resolved.
Ann may pick for Priest: Deploy: choose a close slot of either side; cleanse
it.
  T1P1 Null-Operative, T3P1 Sentinel, T4P1, decline
";
}
