//! Laws about text: notation, reading, pictures.

use super::board::things;
use super::position::refused;
use super::{Law, Run, Step, ensure};
use crate::board::{Board, Piece, Zone};
use crate::chance::Rng;
use crate::columns::columns;
use crate::message::{Arg, Message, Ref};
use crate::picture::Room;
use crate::seat::{Mover, Names, Seat, Viewer};
use crate::show::{Label, Show};
use crate::words::{Reader, Renderer, Words};

/// The notation of a move, fit for one line of a record and read back as the same move.
pub(super) fn written<G: Show>(state: &G, mover: Mover, m: G::Move) -> Result<String, String> {
    let text = state.notation(mover, m);
    let plain = text.trim() == text && !text.is_empty() && !text.contains(char::is_control);
    ensure(plain && !text.contains(" #"), || format!("`{text}` does not fit on a line"))?;
    let listable = mover == Mover::Chance || !text.contains(',');
    ensure(listable, || format!("`{text}` has a comma, which separates the moves of a list"))?;
    let read = state.parse(mover, &text);
    ensure(read.as_ref() == Ok(&m), || format!("{m:?} is written `{text}`, read as {read:?}"))?;
    Ok(text)
}

/// Every move is written and read back; no two moves of one mover are written alike.
pub(super) fn notation<G: Show>(run: &mut Run<'_, G>) -> Law {
    let mut all = Vec::new();
    for (mover, m) in run.options() {
        all.push((mover, written(&run.state, mover, m)?));
    }
    all.sort_unstable();
    match all.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(format!("two moves of {} are written `{}`", pair[0].0, pair[0].1)),
        None => Ok(()),
    }
}

/// No text makes reading panic; what is read is listed, or refused without a trace.
pub(super) fn parse<G: Show>(run: &mut Run<'_, G>) -> Law {
    let options = run.options();
    let mut texts = garbage(&mut run.rng);
    for _ in 0..8 {
        if let Some(&(mover, m)) = run.rng.pick(&options) {
            texts.push(damaged(&run.state.notation(mover, m), &mut run.rng));
        }
    }
    for mover in run.movers() {
        for text in &texts {
            let Ok(m) = run.state.parse(mover, text) else { continue };
            let (verdict, listed) = (run.state.check(mover, m), run.listed(mover, m));
            ensure(verdict.is_ok() == listed, || {
                format!("`{text}` is read as {m:?}, listed: {listed}, verdict: {verdict:?}")
            })?;
            if !listed {
                refused(&run.state, mover, m)?;
            }
        }
    }
    Ok(())
}

/// Texts that nobody would write.
fn garbage(rng: &mut Rng) -> Vec<String> {
    let bytes: Vec<u8> = (0..rng.below(40)).map(|_| rng.next() as u8).collect();
    let fixed = ["", " ", "\0", "\r\n\t", "-", "-1", "0", "99999999999999999999999999", "é", "ß∂"];
    let mut all: Vec<String> = fixed.iter().map(|&text| text.to_owned()).collect();
    all.push("🁢".repeat(50));
    all.push("x".repeat(5000));
    all.push("1 ".repeat(1000));
    all.push(String::from_utf8_lossy(&bytes).into_owned());
    all
}

/// The text with one character changed, doubled or lost.
pub(super) fn damaged(text: &str, rng: &mut Rng) -> String {
    const STRANGE: [char; 10] = ['0', '7', '9', '-', ' ', ',', 'x', 'É', '\u{7f}', '🁢'];
    let mut chars: Vec<char> = text.chars().collect();
    if chars.is_empty() {
        return "?".to_owned();
    }
    let at = rng.below(chars.len() as u64) as usize;
    match rng.below(4) {
        0 => drop(chars.remove(at)),
        1 => chars.insert(at, chars[at]),
        _ => chars[at] = STRANGE[rng.below(10) as usize],
    }
    chars.into_iter().collect()
}

/// Weights stay above 0.
pub(super) fn weigh<G: Show>(run: &mut Run<'_, G>) -> Law {
    for list in run.legal.iter().filter(|list| !list.is_empty()) {
        let mut weights = vec![1; list.len()];
        run.state.weigh(list, &mut weights);
        ensure(!weights.contains(&0), || format!("the weights {weights:?} of {list:?}"))?;
    }
    Ok(())
}

/// What a move touches is on the board of the seat that may make it.
pub(super) fn references<G: Show>(run: &mut Run<'_, G>) -> Law {
    let state = &run.state;
    for (seat, list) in Seat::all(state.seats()).zip(&run.legal) {
        if list.is_empty() {
            continue;
        }
        let board = G::board(&state.view(Viewer::Seat(seat)), state.seats());
        let things = things(&board);
        for m in list.iter() {
            let label = state.label(Mover::Seat(seat), *m);
            let on = |thing: &&Ref| matches!(thing, Ref::Choice(_)) || things.contains(thing);
            let lost = label.refs.iter().find(|thing| !on(thing));
            ensure(lost.is_none(), || format!("{m:?} touches {lost:?}, which lies nowhere"))?;
        }
    }
    Ok(())
}

/// Every message of a position has words.
pub(super) fn messages<G: Show>(run: &mut Run<'_, G>) -> Law {
    let (options, state) = (run.options(), &run.state);
    let mut all = Vec::new();
    for viewer in Viewer::all(state.seats()) {
        let view = state.view(viewer);
        all.extend(G::question(&view));
        all.extend(G::INFO.topics.iter().filter_map(|topic| G::details(&view, topic)).flatten());
        named(&G::board(&view, state.seats()), &mut all);
    }
    for (mover, m) in options {
        let Label { group, label, .. } = state.label(mover, m);
        all.extend([Message::of("group", &group), label]);
    }
    if let Some(outcome) = state.outcome() {
        all.push(Message::of("reason", &outcome.reason));
    }
    worded(run, &all)
}

/// Every message about a move has words.
pub(super) fn told<G: Show>(run: &mut Run<'_, G>, step: &Step<G>) -> Law {
    let told: Vec<Message> =
        step.events.iter().filter_map(|event| step.after.describe(event)).collect();
    worded(run, &told)
}

/// There are words for these messages in every language; a game without any words has none yet.
fn worded<G: Show>(run: &Run<'_, G>, messages: &[Message]) -> Law {
    for words in run.suite.words.iter().filter(|words| !G::words(words.language()).is_empty()) {
        for message in messages {
            if let Some(key) = missing(words, message) {
                return Err(format!("`{key}` has no words in `{}`", words.language()));
            }
            words.render(message, Reader::of(run.names()));
        }
    }
    Ok(())
}

/// The first key of a message that has no words.
fn missing(words: &Words, message: &Message) -> Option<String> {
    if !words.has(&message.key) {
        return Some(message.key.to_string());
    }
    message.args.values().find_map(|arg| match arg {
        Arg::Word(key) => (!words.has(key)).then(|| key.to_string()),
        Arg::Piece(named) | Arg::Zone(named) => missing(words, &named.name),
        Arg::Message(message) => missing(words, message),
        Arg::List(list) => list.iter().find_map(|message| missing(words, message)),
        Arg::Seat(_) | Arg::Seats(_) | Arg::Number(_) | Arg::Text(_) => None,
    })
}

/// Every name and mark on a board.
fn named(board: &Board, all: &mut Vec<Message>) {
    fn piece(piece: &Piece, all: &mut Vec<Message>) {
        all.push(piece.name.clone());
        all.extend(piece.marks.iter().cloned());
    }
    fn zone(of: &Zone, all: &mut Vec<Message>) {
        all.push(of.name.clone());
        all.extend(of.marks.iter().cloned());
        all.extend(of.counters.iter().map(|counter| counter.name.clone()));
        of.pieces.iter().for_each(|one| piece(one, all));
        of.zones.iter().for_each(|inner| zone(inner, all));
    }
    for place in &board.places {
        all.extend(place.marks.iter().cloned());
        all.extend(place.counters.iter().map(|counter| counter.name.clone()));
        place.zones.iter().for_each(|one| zone(one, all));
    }
    board.zones.iter().for_each(|one| zone(one, all));
    all.extend(board.counters.iter().map(|counter| counter.name.clone()));
    if let Some(field) = &board.field {
        all.extend(field.legend.iter().map(|ground| ground.name.clone()));
        field.pieces.iter().for_each(|placed| piece(&placed.piece, all));
    }
}

/// How large the panes are for which pictures are drawn.
const ROOMS: [(usize, usize); 4] = [(80, 12), (60, 8), (76, 34), (200, 60)];

/// No line is wider than it may be, or commands the terminal.
fn fits(text: &str, width: usize, viewer: Viewer) -> Law {
    let bad = |line: &&str| columns(line) > width || line.contains(char::is_control);
    match text.lines().find(bad) {
        Some(line) => Err(format!("for viewer {viewer} this line does not fit {width}: `{line}`")),
        None => Ok(()),
    }
}

/// The pictures of every viewer fit a terminal, and the panes of one. Now and then the names are as
/// wide as names can be.
pub(super) fn picture<G: Show>(run: &mut Run<'_, G>) -> Law {
    let wide: Vec<String> = Seat::all(run.state.seats()).map(wide_name).collect();
    let (columns, rows) = ROOMS[run.rng.below(ROOMS.len() as u64) as usize];
    let names = if run.rng.below(4) == 0 { Names(&wide) } else { run.names() };
    for viewer in Viewer::all(run.state.seats()) {
        let view = run.state.view(viewer);
        for topic in G::INFO.topics {
            let said = G::details(&view, topic).is_some();
            ensure(said, || format!("nothing is said about the topic `{topic}`"))?;
        }
        for words in &run.suite.words {
            let renderer = Renderer::plain(words, names);
            fits(&G::picture(&view, run.state.seats(), &renderer), 80, viewer)?;
            let room = Room { columns, rows, focus: &[] };
            let text = G::picture_in(&view, run.state.seats(), &renderer, room);
            fits(&text, columns, viewer)?;
        }
    }
    Ok(())
}

/// A name of 24 columns in 12 letters.
fn wide_name(seat: Seat) -> String {
    ["一", "二", "三", "四", "五", "六", "七", "八"][seat.index()].repeat(12)
}
