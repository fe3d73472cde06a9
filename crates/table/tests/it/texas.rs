//! Tables of Texas 42: the numbered cases of its rules that concern log, links and pacing, and the
//! sizes and times that are promised.

use std::time::Duration;

use kernel::{Game, Mover, Names, Policy, Reader, Rng, Seat, Seed, Setup, Show, Viewer, Words};
use table::message::{Command, Request};
use table::save;
use table::{AnyTable, Cue, Cues, Host, Player, Table, Timed, link};
use texas42::{Move, State};

const KINDS: [&str; 4] = ["human", "random", "random", "random"];

/// The golden deal: the first of seed 42 in the shuffle that the rules of the game pin.
const DEALT: Seed = Seed::Fast(42);

/// The first golden hand: seat 2 calls fours at 31 and takes every trick.
const GOLDEN: &str = "pass 30 31 pass fours 4-4 4-2 3-2 0-0 6-4 4-3 1-1 1-0 5-4 2-1 2-0 3-1 \
                      4-1 2-2 3-0 3-3 4-0 6-3 5-1 5-2 6-6 5-0 6-0 6-1 6-5 5-5 6-2 5-3";

fn open(options: &[(&str, &str)], seed: impl Into<Seed>) -> Table<State> {
    let setup = options.iter().fold(Setup::default(), |setup, (k, v)| setup.set(k, v));
    let mut table = Table::open(&setup, seed, Player::seated(&KINDS)).unwrap();
    table.roll();
    table
}

fn play(table: &mut Table<State>, text: &str) {
    let mover = table.state().to_move().first().unwrap();
    table.play_text(mover, text).unwrap();
}

/// Bids as people do more or less: mostly passes, sometimes the cheapest bid, seldom another one;
/// and plays at random.
struct Plausible(Rng);

impl Policy<State> for Plausible {
    fn pick(&mut self, _: &State, _: Mover, moves: &[Move]) -> usize {
        let below = |rng: &mut Rng, n: usize| rng.below(n as u64) as usize;
        if moves[0] != Move::Pass || moves.len() == 1 {
            return below(&mut self.0, moves.len());
        }
        match self.0.below(20) {
            0..12 => 0,
            12..17 => 1,
            _ => 1 + below(&mut self.0, moves.len() - 1),
        }
    }
}

/// A whole match with plausible bidding, chance rolled as the seed says.
fn plausible(options: &[(&str, &str)], seed: u64) -> Table<State> {
    // As long as the seeds of tables are, so that links are as long as theirs.
    let secret = kernel::mix64(seed).to_le_bytes();
    let mut table = open(options, Seed::Secret(std::array::from_fn(|n| secret[n % 8] ^ n as u8)));
    let mut policy = Plausible(Rng::new(seed));
    while let Some(Mover::Seat(seat)) = table.state().to_move().first() {
        let moves = table.state().legal(seat);
        let m = moves[policy.pick(table.state(), Mover::Seat(seat), &moves)];
        table.play(Mover::Seat(seat), m).unwrap();
        table.roll();
    }
    table
}

#[test]
fn conforms() {
    table::conform::check::<State>(&Setup::default(), 0..6);
    table::conform::check::<State>(&Setup::default().set("preset", "house"), 6..10);
    table::conform::check::<State>(&Setup::default().set("ack_gate", "humans"), 10..12);
}

/// Case 82: a play that completes a trick and the hand is one entry, told at once.
#[test]
fn a_batch_is_one_entry() {
    let mut table = open(&[], DEALT);
    GOLDEN.split(' ').take(5 + 23).for_each(|text| play(&mut table, text));
    let before = table.at();
    play(&mut table, "6-1");
    assert_eq!(table.at(), before + 1);
    let words = Words::new("en", State::words("en").iter().copied());
    let names = table.names();
    let told = Host::new(table).lines(Viewer::Spectator, before);
    let told = told[0].messages.iter().map(|told| words.render(told, Reader::of(Names(&names))));
    let told = told.collect::<Vec<_>>().join(" ");
    for part in ["6-1", "trick", "made", "mark"] {
        assert!(told.contains(part), "{part} in {told}");
    }
}

/// What is timed from now on.
fn cues(table: &Table<State>) -> Vec<Cue> {
    Host::new(table.clone()).update_since(Viewer::Spectator, table.at()).unwrap().cues
}

/// Cases 83 and 84: a bot is cued by the position alone, and a decision for another position is
/// dropped.
#[test]
fn bots_are_cued_and_stale_decisions_dropped() {
    let mut table = open(&[], DEALT);
    play(&mut table, "pass");
    let (mut opened, _) = Table::<State>::open_link(&table.link().unwrap()).unwrap();
    opened.seat_players(Player::seated(&KINDS));
    let next = cues(&opened);
    assert_eq!(next[0].what, Timed::BotPause(Seat(1)));
    let mut queue = Cues::default();
    queue.schedule(0, next, 0);
    let at = opened.at();
    opened.undo(Seat(0)).unwrap();
    assert!(queue.take_due(1_000, opened.at()).is_empty(), "the cue is stale");
    let request = Request::Move("30".to_owned());
    let late = Command { id: None, seat: Seat(1), at, request };
    assert_eq!(Host::new(opened).handle(&late).error.unwrap().code, "stale");
}

/// Case 85: looking twice, at an old trick, or as a bot changes nothing, and never the log.
#[test]
fn looking_is_no_part_of_the_log() {
    let mut table = open(&[("ack_gate", "humans")], DEALT);
    GOLDEN.split(' ').take(5 + 4).for_each(|text| play(&mut table, text));
    let (log, link) = (table.hash(), table.link().unwrap());
    let pause = table.pause().expect("a full trick waits to be looked at");
    assert_eq!((pause.name, pause.waiting.lowest()), ("trick", Some(Seat(0))));
    let refused = table.play_text(Mover::Seat(Seat(2)), "6-4").unwrap_err();
    assert_eq!(refused.code, "paused");
    assert!(!table.acknowledge(Seat(1), pause.entry), "bots have looked already");
    let cued = |table: &Table<State>| {
        let next = cues(table);
        next.iter().any(|cue| matches!(cue.what, Timed::BotPause(_)))
    };
    assert!(!cued(&table), "no bot is cued into a pause");
    let mut reseated = table.clone();
    reseated.seat_players(Player::seated(&["random"; 4]));
    assert_eq!(reseated.pause(), None, "where no person sits nobody is waited for");
    assert!(cued(&reseated));
    assert!(!table.acknowledge(Seat(0), pause.entry - 1), "an old trick");
    assert!(table.acknowledge(Seat(0), pause.entry));
    assert!(!table.acknowledge(Seat(0), pause.entry), "twice");
    assert_eq!((table.hash(), table.link().unwrap()), (log, link));
    play(&mut table, "6-4");
    let mut open_gate = open(&[], DEALT);
    GOLDEN.split(' ').take(5 + 4).for_each(|text| play(&mut open_gate, text));
    assert_eq!(open_gate.pause(), None, "without the option nobody waits");
}

/// Case 86: a link of every prefix of the golden hand is read as that prefix.
/// Case 89: forced plays cost nothing.
#[test]
fn links_of_every_prefix() {
    let mut table = open(&[("early_end", "off")], DEALT);
    let mut lengths = Vec::new();
    for text in GOLDEN.split(' ') {
        let link = table.link().unwrap();
        let (opened, _) = Table::<State>::open_link(&link).unwrap();
        assert_eq!(opened.record(), table.record());
        lengths.push(link.len());
        play(&mut table, text);
    }
    let whole = table.link().unwrap().len();
    assert_eq!(lengths.len(), 33);
    // One byte more or less, where the bits of the digest end, is up to two characters.
    assert!(whole.abs_diff(lengths[29]) <= 2, "the last trick is forced: {lengths:?} {whole}");
}

/// Case 87: whatever single character is changed, the link is refused.
#[test]
fn a_changed_link_is_refused() {
    let text = plausible(&[], 3).link().unwrap();
    for at in "texas-42.".len()..text.len() {
        let flipped = if &text[at..=at] == "x" { "y" } else { "x" };
        let changed = format!("{}{flipped}{}", &text[..at], &text[at + 1..]);
        assert!(link::unpack::<State>(&changed).is_err(), "{changed}");
    }
}

/// Case 88: a link or save of an unknown version is refused by name, and nothing is done to it.
#[test]
fn unknown_versions_are_refused() {
    let mut saved =
        serde_json::to_string(&save::read(&save::to_bytes(&open(&[], 1))).unwrap().content())
            .unwrap();
    saved = saved.replace("\"version\":4", "\"version\":7");
    let packed = miniz_oxide::deflate::compress_to_vec_zlib(saved.as_bytes(), 6);
    let mut bytes = format!("parlour-save {}\n", table::Digest::of(&packed)).into_bytes();
    bytes.extend(packed);
    let error = save::read(&bytes).unwrap_err();
    assert_eq!((&*error.code, error.field("version")), ("unknown_version", Some("7")));
}

/// Case 90, and the promise of 130 characters: matches of seven marks with plausible bidding.
#[test]
fn a_match_fits_into_a_short_link() {
    let mut lengths: Vec<usize> =
        (0..150).map(|seed| plausible(&[], seed).link().unwrap().len()).collect();
    lengths.sort_unstable();
    let (median, longest) = (lengths[lengths.len() / 2], lengths[lengths.len() - 1]);
    assert!(median <= 100 && longest <= 130, "median {median}, longest {longest}");
}

/// A game of 600 entries and more.
fn long() -> Table<State> {
    let table = plausible(&[("target", "14"), ("early_end", "off")], 5);
    assert!(table.at() >= 600, "{}", table.at());
    table
}

/// How long the quickest of a few runs takes: what else the machine does is no matter.
#[expect(clippy::disallowed_types, reason = "this is about time")]
fn quickest(mut run: impl FnMut()) -> Duration {
    let timed = |_| {
        let start = std::time::Instant::now();
        run();
        start.elapsed()
    };
    (0..7).map(timed).min().expect("there were runs")
}

/// Promised for release builds: time travel in under 1 ms, a replay in under 5 ms. Builds with
/// debug assertions get five times as long.
#[test]
fn travelling_and_replaying_are_quick() {
    let slow = if cfg!(debug_assertions) { 5 } else { 1 };
    let table = long();
    let bytes = save::to_bytes(&table);
    let saved = save::read(&bytes).unwrap();
    let ids = table.line().to_vec();
    for &id in ids.iter().step_by(7) {
        let time = quickest(|| assert!(table.state_at(id).is_ok()));
        assert!(time < Duration::from_millis(slow), "to entry {id}: {time:?}");
    }
    let time = quickest(|| assert!(saved.replay::<State>().unwrap().1.is_exact()));
    assert!(time < Duration::from_millis(5 * slow), "replay: {time:?}");
}

/// Cases 77 and 80: a refusal leaves no trace, and no update holds a tile of another hand.
#[test]
fn updates_show_no_other_hand() {
    let mut host = Host::new(open(&[("reveal_at_hand_end", "nothing")], DEALT));
    for text in GOLDEN.split(' ').take(5 + 10) {
        let mover = host.table().state().to_move().first().unwrap();
        let Mover::Seat(seat) = mover else { panic!("chance has moved already") };
        let (at, hash) = (host.at(), host.table().hash());
        let refused = Request::Move("6-6 small".into());
        assert!(host.handle(&Command { id: None, seat, at, request: refused }).error.is_some());
        assert_eq!(host.table().hash(), hash);
        let request = Request::Move(text.to_owned());
        assert_eq!(host.handle(&Command { id: None, seat, at, request }).error, None);
        for viewer in Seat::all(4) {
            let update = host.update_since(Viewer::Seat(viewer), 0).unwrap();
            let update = serde_json::to_value(update).unwrap();
            let hands = update["view"]["hands"].as_array().unwrap();
            let hands: Vec<_> = hands.iter().map(|hand| hand["tiles"].to_string()).collect();
            let shown = hands.concat() + &update["log"].to_string();
            let others = Seat::all(4).filter(|other| *other != viewer);
            for other in others {
                for tile in host.table().state().hand(other).iter() {
                    assert!(!shown.contains(&format!("\"{tile}\"")), "{tile} of {other}: {shown}");
                }
            }
        }
    }
}

#[test]
fn the_course_of_a_match_ends_with_the_marks_that_won_it() {
    let host = Host::new(plausible(&[("target", "3")], 5));
    crate::tables::course_agrees(&host);
    let course = host.course(Viewer::Spectator);
    let marks = |seat: usize, at: usize| course[at].seats[seat][0].value;
    assert!((0..4).all(|seat| marks(seat, 0) == 0));
    let last = course.len() - 1;
    assert_eq!(
        marks(0, last).max(marks(1, last)),
        i32::from(host.table().state().score().into_iter().max().unwrap())
    );
    assert!(marks(0, last).max(marks(1, last)) >= 3);
}
