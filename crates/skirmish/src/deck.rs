//! Decks: the rules they keep, how they are written, and in which orders they can lie.

use std::fmt::Write as _;

use kernel::{Arg, Error, Message, Rng, cut, mix64};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::card::{Card, Pool, Rarity};
use crate::cards::{FACES, card};
use crate::leader::Leader;
use crate::pile::Pile;

/// The fewest and the most cards of a deck.
pub const SIZES: (usize, usize) = (25, 30);
/// Of a text that is no deck no more is told than this many entries.
const MOST_COMPLAINTS: usize = 12;
const RARITIES: [Rarity; 3] = [Rarity::Bronze, Rarity::Silver, Rarity::Gold];

/// How many copies of a card of this rarity a deck may have, and how many cards in all.
pub(crate) const fn limits(rarity: Rarity) -> (u8, Option<u8>) {
    match rarity {
        Rarity::Bronze => (3, None),
        Rarity::Silver => (2, Some(7)),
        Rarity::Gold => (1, Some(4)),
    }
}

/// A list of cards and a leader, as somebody wrote it or as it was found legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    /// The leader.
    pub leader: Leader,
    /// The cards, in the order in which they were listed.
    pub cards: Vec<Card>,
}

/// The cards of a deck from the first that is drawn to the last.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(into = "Vec<Card>", try_from = "Vec<Card>")]
#[schemars(with = "Vec<Card>")]
pub struct Order(pub(crate) Pile<30>);

impl From<Order> for Vec<Card> {
    fn from(order: Order) -> Vec<Card> {
        order.0.iter().collect()
    }
}

impl TryFrom<Vec<Card>> for Order {
    type Error = &'static str;

    fn try_from(cards: Vec<Card>) -> Result<Order, &'static str> {
        if cards.len() > SIZES.1 {
            return Err("too many cards");
        }
        Ok(Order(cards.into_iter().collect()))
    }
}

/// A ready deck.
#[derive(Clone, Copy, Debug)]
pub struct Ready {
    /// Its name.
    pub name: &'static str,
    /// Its leader.
    pub leader: Leader,
    cards: [Card; SIZES.0],
}

/// The cards of a list of ids with their copies, found when the rules are compiled.
const fn listed(list: &[(&str, u8)]) -> [Card; SIZES.0] {
    let (mut cards, mut n, mut entry) = ([Card(0); SIZES.0], 0, 0);
    while entry < list.len() {
        let (card, mut copies) = (card(list[entry].0), list[entry].1);
        while copies > 0 {
            cards[n] = card;
            (n, copies) = (n + 1, copies - 1);
        }
        entry += 1;
    }
    assert!(n == SIZES.0, "a ready deck has 25 cards");
    sorted(cards)
}

const fn sorted(mut cards: [Card; SIZES.0]) -> [Card; SIZES.0] {
    let mut n = 1;
    while n < cards.len() {
        let mut at = n;
        while at > 0 && cards[at - 1].0 > cards[at].0 {
            (cards[at - 1], cards[at]) = (cards[at], cards[at - 1]);
            at -= 1;
        }
        n += 1;
    }
    cards
}

/// The ready decks, in order.
pub static READY: [Ready; 4] = [
    Ready {
        name: "thieves",
        leader: Leader::Warlord,
        cards: const {
            listed(&[
                ("turret", 1),
                ("knight", 1),
                ("ninja", 1),
                ("arms_peddler", 1),
                ("thief", 2),
                ("hunter", 1),
                ("champion", 2),
                ("engineer", 1),
                ("berserker", 1),
                ("archer", 3),
                ("scout", 2),
                ("zombie", 2),
                ("veteran", 2),
                ("strike", 2),
                ("brawl", 2),
                ("repositioning", 1),
            ])
        },
    },
    Ready {
        name: "fortress",
        leader: Leader::Sage,
        cards: const {
            listed(&[
                ("rogue", 1),
                ("dragon", 1),
                ("necromancer", 1),
                ("vampire", 1),
                ("sentinel", 2),
                ("mimic", 1),
                ("bard", 1),
                ("noble", 1),
                ("wizard", 1),
                ("warlock", 1),
                ("roots", 2),
                ("priest", 2),
                ("scout", 2),
                ("apprentice", 2),
                ("acolyte", 2),
                ("seed", 2),
                ("energize", 1),
                ("unsummon", 1),
            ])
        },
    },
    Ready {
        name: "enforcers",
        leader: Leader::Sage,
        cards: const {
            listed(&[
                ("squad_leader", 1),
                ("infinite_replicator", 1),
                ("impound_grappler", 2),
                ("noble_defender", 2),
                ("scrap_collector", 2),
                ("evertree", 1),
                ("peace_enforcer", 3),
                ("courageous_cadet", 3),
                ("oasis_chaser", 2),
                ("friendly_fortifier", 2),
                ("seed_spreader", 2),
                ("acolyte_of_spring", 2),
                ("energize", 1),
                ("brawl", 1),
            ])
        },
    },
    Ready {
        name: "outlaws",
        leader: Leader::Warlord,
        cards: const {
            listed(&[
                ("vampiric_marauder", 1),
                ("loyalty_weaver", 1),
                ("waste_spiller", 1),
                ("reflex_daemon", 1),
                ("grid_disruptor", 2),
                ("mirrage_maker", 1),
                ("matrix_attendent", 1),
                ("unstable_core", 1),
                ("polarity_jester", 1),
                ("mirror_image", 1),
                ("lone_jackal", 3),
                ("shock_bandit", 3),
                ("void_administrator", 2),
                ("system_router", 2),
                ("storage_servant", 1),
                ("strike", 2),
                ("unsummon", 1),
            ])
        },
    },
];

impl Ready {
    /// Its cards.
    pub(crate) fn cards(&self) -> Pile<30> {
        Pile::of(&self.cards)
    }

    /// Whether these are its cards.
    pub(crate) fn is_list(&self, sorted: &[Card]) -> bool {
        self.cards == sorted
    }
}

impl Deck {
    /// The ready deck with this name.
    pub fn ready(name: &str) -> Option<Deck> {
        let ready = READY.iter().find(|ready| ready.name == name)?;
        Some(Deck { leader: ready.leader, cards: ready.cards.to_vec() })
    }

    /// A legal deck drawn at random: always the same one for the same number.
    pub fn random(number: u32, designs: bool) -> Deck {
        let mut rng = Rng::new(mix64(u64::from(number) ^ 0x6465_636b));
        let pool: Vec<Card> =
            Card::all().filter(|card| allowed(card.face().pool, designs)).collect();
        let leader = *rng.pick(&Leader::ALL).expect("there are leaders");
        let size = SIZES.0 + rng.below((SIZES.1 - SIZES.0 + 1) as u64) as usize;
        let mut deck = Deck { leader, cards: Vec::new() };
        while deck.cards.len() < size {
            let card = *rng.pick(&pool).expect("there are cards");
            if deck.has_room_for(card) {
                deck.cards.push(card);
            }
        }
        deck
    }

    /// Whether one more copy of a card is within the limits of its rarity.
    fn has_room_for(&self, card: Card) -> bool {
        let rarity = card.face().rarity;
        let count = |fits: &dyn Fn(&Card) -> bool| self.cards.iter().filter(|c| fits(c)).count();
        let (copies, all) = (count(&|c| *c == card), count(&|c| c.face().rarity == rarity));
        let (most, total) = limits(rarity);
        copies < usize::from(most) && total.is_none_or(|total| all < usize::from(total))
    }

    /// What is too many in it.
    fn excesses(&self) -> Vec<Message> {
        let mut wrong = Vec::new();
        let count = |card: Card| self.cards.iter().filter(|&&other| other == card).count();
        for rarity in RARITIES {
            let (copies, total) = limits(rarity);
            let copies = usize::from(copies);
            let mut of: Vec<Card> = self.cards.clone();
            of.retain(|card| card.face().rarity == rarity);
            let all = of.len();
            of.sort_unstable();
            of.dedup();
            for card in of.into_iter().filter(|&card| count(card) > copies) {
                let rarity = Arg::word(rarity.word());
                let excess = wrong_with("copies", card).with("copies", count(card));
                wrong.push(excess.with("rarity", rarity));
            }
            if let Some(total) = total.filter(|&total| all > usize::from(total)) {
                let excess = Message::new("error-illegal-deck-rarity").with("count", all);
                wrong.push(excess.with("rarity", Arg::word(rarity.word())).with("most", total));
            }
        }
        wrong
    }

    /// Everything in which it breaks the rules of decks; nothing when it is legal.
    pub fn violations(&self, designs: bool) -> Vec<Message> {
        let mut wrong = Vec::new();
        let size = self.cards.len();
        if !(SIZES.0..=SIZES.1).contains(&size) {
            let wrong_size = Message::new("error-illegal-deck-size").with("size", size);
            wrong.push(wrong_size.with("fewest", SIZES.0).with("most", SIZES.1));
        }
        let mut strangers: Vec<Card> = self.cards.clone();
        strangers.retain(|card| !allowed(card.face().pool, designs));
        strangers.sort_unstable();
        strangers.dedup();
        for card in strangers {
            wrong.push(match card.face().pool {
                Pool::Design => wrong_with("design", card),
                _ => wrong_with("stranger", card),
            });
        }
        wrong.extend(self.excesses());
        wrong
    }

    /// Reads a deck: the name of a ready one, or its cards one to a line (or with commas between
    /// them), such as `3 Archer`, with a line `leader: sage`; without one the leader is Rookie. An
    /// error names the lines that are wrong.
    pub fn parse(text: &str) -> Result<Deck, Error> {
        let (deck, wrong) = Deck::read_lines(text);
        if wrong.is_empty() {
            return Ok(deck);
        }
        let wrong = wrong.into_iter().map(|(_, message)| message).take(MOST_COMPLAINTS).collect();
        let name_like = !text.trim().contains(|c: char| c.is_whitespace() || c.is_ascii_digit());
        let names = READY.iter().map(|ready| ready.name).chain(["ready", "random"]);
        let error = Error::invalid("bad_deck").arg("wrong", joined(wrong));
        Err(if name_like { error.options(names) } else { error })
    }

    /// Reads whatever of a text can be read; with the lines that are wrong, and how.
    pub(crate) fn read_lines(text: &str) -> (Deck, Vec<(u32, Message)>) {
        let text = text.trim_start_matches('\u{feff}');
        if let Some(deck) = Deck::ready(text.trim().to_lowercase().as_str()) {
            return (deck, Vec::new());
        }
        let mut deck = Deck { leader: Leader::Rookie, cards: Vec::new() };
        let (mut led, mut wrong) = (false, Vec::new());
        for (n, line) in (1..).zip(text.lines()) {
            let line = line.split('#').next().unwrap_or("");
            for entry in line.split([',', ';']).map(str::trim).filter(|entry| !entry.is_empty()) {
                let words: String = entry.split_whitespace().collect::<Vec<_>>().join(" ");
                if let Err(why) = deck.read(&words, &mut led) {
                    let line = Message::new("error-bad-deck-line").with("line", n);
                    wrong.push((n, line.with("entry", cut(&words, 60)).with("why", why)));
                }
            }
        }
        (deck, wrong)
    }

    /// Why a deck cannot take one more copy of a card, if it cannot.
    pub(crate) fn refusal(&self, card: Card, designs: bool) -> Option<Message> {
        let before = self.violations(designs);
        let mut more = self.clone();
        more.cards.push(card);
        let too_few = more.cards.len() < SIZES.0;
        let grows = |wrong: &Message| too_few && wrong.key == "error-illegal-deck-size";
        let after = more.violations(designs).into_iter();
        after.filter(|wrong| !grows(wrong)).find(|wrong| !before.contains(wrong))
    }

    fn read(&mut self, entry: &str, led: &mut bool) -> Result<(), Message> {
        let bad = |what: &str| Message::of("error-bad-deck", what);
        let (key, value) = entry.split_once(':').unwrap_or((entry, ""));
        if key.trim().eq_ignore_ascii_case("leader") {
            if std::mem::replace(led, true) {
                return Err(bad("one-leader"));
            }
            self.leader = Leader::named(value).ok_or_else(|| {
                let all = Leader::ALL.map(|leader| leader.face().id).join(", ");
                bad("leaders").with("leaders", all)
            })?;
            return Ok(());
        }
        let (copies, name) = copies(entry);
        let card = Card::named(name).ok_or_else(|| match Card::like(name) {
            Some(card) => bad("card-like").with("card", card.face().name),
            None => bad("no-card"),
        })?;
        let copies = copies.filter(|n| (1..=SIZES.1).contains(n)).ok_or_else(|| bad("copies"))?;
        if self.cards.len() + copies > 2 * SIZES.1 {
            return Err(bad("size").with("most", SIZES.1));
        }
        self.cards.extend(std::iter::repeat_n(card, copies));
        Ok(())
    }

    /// The deck as the text of a file that `parse` reads.
    pub fn write(&self) -> String {
        let mut text = format!("leader: {}\n", self.leader.face().id);
        for (card, copies) in self.runs() {
            let _ = writeln!(text, "{copies} {card}");
        }
        text
    }

    /// The deck in its shortest form: a name, or one word that `parse` reads.
    pub fn code(&self) -> String {
        let same = |ready: &&Ready| Deck::ready(ready.name).as_ref() == Some(self);
        if let Some(ready) = READY.iter().find(same) {
            return ready.name.to_owned();
        }
        let mut code = format!("leader:{}", self.leader.face().id);
        for (card, copies) in self.runs() {
            let _ = write!(code, ",{copies}*{}", card.face().id);
        }
        code
    }

    /// The cards with their copies, in the order of the catalogue.
    pub(crate) fn runs(&self) -> impl Iterator<Item = (Card, usize)> + '_ {
        let count = |card: Card| self.cards.iter().filter(|&&other| other == card).count();
        Card::all().map(move |card| (card, count(card))).filter(|(_, copies)| *copies > 0)
    }
}

/// What is wrong about a card of a deck.
fn wrong_with(what: &str, card: Card) -> Message {
    Message::of("error-illegal-deck", what).with("card", card.title())
}

/// Several complaints, one after the other.
///
/// # Panics
/// When there is none.
pub(crate) fn joined(wrong: Vec<Message>) -> Message {
    let join = |rest: Message, first: Message| {
        Message::new("wrong-and").with("first", first).with("rest", rest)
    };
    wrong.into_iter().rev().reduce(join).expect("something is wrong")
}

/// `3 Archer`, `3x Archer`, `3*archer`, `Archer x3` or `Archer`.
fn copies(entry: &str) -> (Option<usize>, &str) {
    const TIMES: [char; 3] = ['x', '*', '×'];
    let digits = |c: char| c.is_ascii_digit();
    let front = entry.len() - entry.trim_start_matches(digits).len();
    if front > 0 {
        let name = entry[front..].trim_start();
        let times = name.strip_prefix(TIMES);
        // `3 x Archer` and `3x Archer`, but no card loses its first letter.
        let times = times.filter(|rest| Card::named(name).is_none() || rest.starts_with(' '));
        return (entry[..front].parse().ok(), times.unwrap_or(name).trim());
    }
    let name = entry.trim_end_matches(digits);
    match name.strip_suffix(TIMES).filter(|_| name.len() < entry.len()) {
        Some(rest) => (entry[name.len()..].parse().ok(), rest.trim()),
        None => (Some(1), entry),
    }
}

const fn allowed(pool: Pool, designs: bool) -> bool {
    matches!(pool, Pool::Core) || designs && matches!(pool, Pool::Design)
}

/// How many copies of each card a deck may have, without the further designs and with them.
pub(crate) static ALLOWED: [[u8; FACES.len()]; 2] = {
    let (mut all, mut n) = ([[0; FACES.len()]; 2], 0);
    while n < FACES.len() {
        let face = &FACES[n];
        let copies = limits(face.rarity).0;
        all[0][n] = if allowed(face.pool, false) { copies } else { 0 };
        all[1][n] = if allowed(face.pool, true) { copies } else { 0 };
        n += 1;
    }
    all
};

/// How many copies of a card a deck may have.
pub(crate) fn copies_allowed(card: Card, designs: bool) -> u8 {
    ALLOWED[usize::from(designs)][usize::from(card.0)]
}

/// Whether these cards make a legal deck.
pub(crate) fn is_legal(sorted: &[Card], designs: bool) -> bool {
    let copies = |run: &[Card]| run.len() <= usize::from(copies_allowed(run[0], designs));
    let within = |rarity| {
        let all = sorted.iter().filter(|card| card.face().rarity == rarity).count();
        limits(rarity).1.is_none_or(|most| all <= usize::from(most))
    };
    (SIZES.0..=SIZES.1).contains(&sorted.len())
        && sorted.chunk_by(|one, other| one == other).all(copies)
        && RARITIES.iter().all(|rarity| within(*rarity))
}

// ------------------------------------------------------------------ orders

impl Order {
    /// In how many orders these cards can lie.
    pub(crate) fn count(sorted: &[Card]) -> u128 {
        let (mut orders, mut same) = (1, 0);
        for (n, card) in (1..).zip(sorted) {
            same = if n > 1 && sorted[n - 2] == *card { same + 1 } else { 1 };
            orders = orders * n as u128 / same;
        }
        orders
    }

    /// The order at place `nth` of all orders of these cards, in the order of the catalogue.
    pub(crate) fn nth(sorted: &[Card], mut nth: u128) -> Order {
        let mut rest: Pile<30> = sorted.iter().copied().collect();
        let (mut order, mut orders) = (Pile::EMPTY, Order::count(sorted));
        while !rest.is_empty() {
            let left = rest.len() as u128;
            let kinds: Pile<30> = rest.kinds().collect();
            for card in kinds.iter() {
                let with_it = orders * rest.count(card) as u128 / left;
                if nth < with_it {
                    orders = with_it;
                    order.push(card);
                    rest.take(card);
                    break;
                }
                nth -= with_it;
            }
        }
        Order(order)
    }

    /// Its place among all orders of these cards, if it is one of them.
    pub(crate) fn rank(&self, sorted: &[Card]) -> Option<u128> {
        let mut rest: Pile<30> = sorted.iter().copied().collect();
        let (mut rank, mut orders) = (0, Order::count(sorted));
        for card in self.0.iter() {
            if !rest.has(card) {
                return None;
            }
            let left = rest.len() as u128;
            let before = rest.iter().filter(|&other| other < card).count() as u128;
            rank += orders * before / left;
            orders = orders * rest.count(card) as u128 / left;
            rest.take(card);
        }
        rest.is_empty().then_some(rank)
    }

    /// Whether it is an order of these cards.
    pub(crate) fn is_of(&self, sorted: &[Card]) -> bool {
        let mut counts = [0_i8; 1 << u8::BITS];
        self.0.iter().for_each(|card| counts[usize::from(card.0)] += 1);
        sorted.iter().for_each(|card| counts[usize::from(card.0)] -= 1);
        counts.iter().fold(0, |any, count| any | count) == 0
    }

    /// A random order of these cards, each equally likely.
    pub(crate) fn shuffled(cards: &Pile<30>, rng: &mut Rng) -> Order {
        let mut mixed = *cards;
        mixed.shuffle(rng);
        Order(mixed)
    }
}

#[cfg(all(test, feature = "words"))]
mod tests {
    use super::*;
    use crate::show::testing::{english, said};

    fn cards(text: &str) -> Vec<Card> {
        Deck::parse(text).unwrap().cards
    }

    #[test]
    fn ready_decks_are_legal_and_come_back_from_their_text() {
        for Ready { name, .. } in READY {
            let deck = Deck::parse(name).unwrap();
            assert_eq!((deck.violations(false), deck.cards.len()), (Vec::new(), 25), "{name}");
            assert_eq!(Deck::parse(&deck.write()).unwrap(), deck);
            assert_eq!(
                (deck.code().as_str(), Deck::parse(&name.to_uppercase()).unwrap()),
                (name, deck)
            );
        }
        let own = Deck::random(5, true);
        assert_eq!(Deck::parse(&own.code()).unwrap().code(), own.code());
        assert!(!own.code().contains(char::is_whitespace));
    }

    #[test]
    fn random_decks_are_legal_and_frozen() {
        for number in 0..300 {
            for designs in [false, true] {
                let deck = Deck::random(number, designs);
                assert_eq!(deck.violations(designs), Vec::new());
                assert!(is_legal(Pile::<30>::sorted(&deck.cards).cards(), designs));
            }
        }
        assert_ne!(Deck::random(1, false), Deck::random(2, false));
    }

    // Case 16.
    #[test]
    fn all_violations_are_reported_at_once() {
        let text =
            "4 scout, 2 champion, 2 hunter, 2 sentinel, 2 noble, 2 turret, 11 veteran, squire";
        let deck = Deck::parse(text).unwrap();
        assert!(!is_legal(Pile::<60>::sorted(&deck.cards).cards(), false));
        let wrong: Vec<String> = deck.violations(false).iter().map(said).collect();
        assert_eq!(
            wrong,
            [
                "Squire is not for decks",
                "4 copies of Scout: a bronze card is allowed three times",
                "11 copies of Veteran: a bronze card is allowed three times",
                "8 silver cards: at most 7 are allowed",
                "2 copies of Turret: a gold card is allowed once",
            ]
        );
        assert_eq!(
            said(&Deck::parse("scout").unwrap().violations(false)[0]),
            "1 card: a deck has 25 to 30"
        );
    }

    #[test]
    fn every_bad_line_is_named() {
        let wrong = |text: &str| english().error(&Deck::parse(text).unwrap_err());
        assert_eq!(
            wrong("leader: sage\n2 Scout # fine\n3x Drgon\n\n0 Archer"),
            "The deck cannot be read: line 3, `3x Drgon`: there is no such card; Dragon is one; \
             line 5, `0 Archer`: that is no number of copies."
        );
        assert!(wrong("leader: king").contains("leaders are rookie, sage"));
        assert!(wrong("Leader: sage; leader: value").contains("a deck has one leader"));
        assert!(wrong("99999999999999999999999 scout").contains("no number of copies"));
        assert!(Deck::parse("theives").unwrap_err().options.contains(&"random".to_owned()));
        assert!(Deck::parse("3 Archr").unwrap_err().options.is_empty());
    }

    #[test]
    fn copies_are_written_in_many_ways() {
        let scout = Card::named("scout").unwrap();
        for text in
            ["3 Scout", "3x Scout", "3 x scout", "3*scout", "3\tSCOUT", "Scout x3", "Scout ×3"]
        {
            assert_eq!(cards(text), [scout; 3], "{text}");
        }
        assert_eq!(cards("\u{feff}Scout\r\n2 scout").len(), 3);
        assert_eq!(cards("3x Archer; Null-Operative, 2 mirrage_maker").len(), 6);
    }

    #[test]
    fn orders_are_numbered_without_gap_or_repetition() {
        let mut sorted = cards("2 scout, 3 archer, seed");
        sorted.sort_unstable();
        let count = Order::count(&sorted);
        assert_eq!(count, 60);
        let all: Vec<Order> = (0..count).map(|n| Order::nth(&sorted, n)).collect();
        assert!(all.windows(2).all(|pair| pair[0] < pair[1]));
        assert!((0..).zip(&all).all(|(n, order)| order.rank(&sorted) == Some(n)));
        assert!(all.iter().all(|order| order.is_of(&sorted) && !order.is_of(&sorted[1..])));
        let mut other = sorted.clone();
        other[0] = Card::named("strike").unwrap();
        assert_eq!((all[0].rank(&other), all[0].is_of(&other)), (None, false));
        let full = Deck::random(7, false).cards;
        assert!(Order::count(&full) > 1 << 60);
    }
}
