//! Laws about text: notation, reading, pictures.

use super::position::refused;
use super::{Law, Run, ensure};
use crate::chance::Rng;
use crate::columns::columns;
use crate::game::Game;
use crate::paint::Paint;
use crate::seat::{Mover, Names, Seat, Viewer};

/// The notation of a move, fit for one line of a record and read back as the same move.
pub(super) fn written<G: Game>(state: &G, mover: Mover, m: G::Move) -> Result<String, String> {
    let text = state.notation(mover, m);
    let plain = text.trim() == text && !text.is_empty() && !text.contains(char::is_control);
    ensure(plain && !text.contains(" #"), || format!("`{text}` does not fit on a line"))?;
    let listable = mover == Mover::Chance || !text.contains(',');
    ensure(listable, || format!("`{text}` has a comma, which parts the moves of a list"))?;
    let read = state.parse(mover, &text);
    ensure(read.as_ref() == Ok(&m), || format!("{m:?} is written `{text}`, read as {read:?}"))?;
    Ok(text)
}

/// Every move is written and read back; no two moves of one mover are written alike.
pub(super) fn notation<G: Game>(run: &mut Run<'_, G>) -> Law {
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
pub(super) fn parse<G: Game>(run: &mut Run<'_, G>) -> Law {
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

/// Weights stay above 0, and every move has a group.
pub(super) fn weigh<G: Game>(run: &mut Run<'_, G>) -> Law {
    for list in run.legal.iter().filter(|list| !list.is_empty()) {
        let mut weights = vec![1; list.len()];
        run.state.weigh(list, &mut weights);
        ensure(!weights.contains(&0), || format!("the weights {weights:?} of {list:?}"))?;
    }
    let options = run.options();
    let nameless = options.iter().find(|(_, m)| run.state.group(*m).is_empty());
    ensure(nameless.is_none(), || format!("{nameless:?} belongs to no group"))
}

/// The picture of every viewer fits a terminal, and so does what there is to look at besides. Now
/// and then the names are as wide as names can be.
pub(super) fn picture<G: Game>(run: &mut Run<'_, G>) -> Law {
    let wide: Vec<String> = Seat::all(run.state.seats()).map(wide_name).collect();
    let names = if run.rng.below(4) == 0 { Names(&wide) } else { run.names() };
    for viewer in Viewer::all(run.state.seats()) {
        let view = run.state.view(viewer);
        let mut texts = vec![G::picture(&view, names, Paint::PLAIN)];
        for topic in G::INFO.topics {
            let text = G::details(&view, topic, names);
            texts.push(text.ok_or_else(|| format!("nothing is said about the topic `{topic}`"))?);
        }
        for text in texts {
            let bad = |line: &&str| columns(line) > 80 || line.contains(char::is_control);
            if let Some(line) = text.lines().find(bad) {
                return Err(format!("for viewer {viewer} this line does not fit: `{line}`"));
            }
        }
    }
    Ok(())
}

/// A name of 24 columns in 12 letters.
fn wide_name(seat: Seat) -> String {
    ["一", "二", "三", "四", "五", "六", "七", "八"][seat.index()].repeat(12)
}
