//! What a preview says is what then happens, in whatever world it is.

use kernel::{Mover, Rng, Seat, Setup, Show, ToMove, Viewer};

use super::{Law, Stand, acknowledge, ensure};
use crate::host::{AnyTable, Host};
use crate::log::EntryId;
use crate::message::{Command, Json, Preview, Request, Then};
use crate::table::Table;

/// One preview in so many is compared with that in a world which the seat cannot tell apart.
const IMAGINED: u64 = 8;

/// Plays random games between people until so many moves were foreseen and made, and gives the
/// number of those that were also foreseen in another world.
///
/// # Panics
/// When a preview does not come true, or differs in a world that its seat cannot tell apart.
pub fn previews<G: Show>(setup: &Setup, wanted: u64) -> u64 {
    let (mut foreseen, mut imagined) = (0, 0);
    for seed in 0.. {
        let table = Table::<G>::open_for_people(setup, seed).expect("the table opens");
        let (mut host, mut rng) = (Host::new(table), Rng::new(seed));
        while let Some((seat, text)) = next_move(&mut host, &mut rng) {
            let compares = foreseen % IMAGINED == 0;
            let made = foresee(&mut host, seat, &text, compares.then_some(&mut rng));
            let about = || format!("{}, seed {seed}, {text}", G::INFO.id);
            imagined += u64::from(made.unwrap_or_else(|why| panic!("{}: {why}", about())));
            foreseen += 1;
            if foreseen == wanted {
                return imagined;
            }
        }
    }
    unreachable!("games are played until enough is foreseen")
}

/// Makes a move and compares what came of it with its preview; and the preview with that in another
/// world, where one is to be drawn. Says whether there was one.
fn foresee<G: Show>(
    host: &mut Host<G>,
    seat: Seat,
    text: &str,
    rng: Option<&mut Rng>,
) -> Result<bool, String> {
    let preview = host.preview(seat, text).map_err(|error| error.to_string())?;
    let imagined = rng.map_or(Ok(false), |rng| elsewhere(host, &preview, seat, rng))?;
    let (at, request) = (host.at(), Request::Move(text.to_owned()));
    host.handle(&Command { id: None, seat, at, request });
    host.advance();
    came_true(host, &preview, seat, at)?;
    Ok(imagined)
}

/// Somebody who is to move, and a random move of theirs.
fn next_move<G: Show>(host: &mut Host<G>, rng: &mut Rng) -> Option<(Seat, String)> {
    host.advance();
    while host.pause().is_some() {
        acknowledge(host);
        host.advance();
    }
    let state = host.table().state();
    let seat = state.to_move().seats().lowest()?;
    let m = *rng.pick(&state.legal(seat))?;
    Some((seat, state.notation(Mover::Seat(seat), m)))
}

/// Compares a preview with that in another world. Says whether there was one.
fn elsewhere<G: Show>(
    host: &Host<G>,
    preview: &Preview,
    seat: Seat,
    rng: &mut Rng,
) -> Result<bool, String> {
    let state = host.table().state();
    let world = state.imagine(Viewer::Seat(seat), rng).filter(|world| world != state);
    let Some(world) = world else { return Ok(false) };
    let there = Stand::open(host.table(), &world)?.host.preview(seat, &preview.notation);
    let there = there.map_err(|error| error.to_string())?;
    ensure(there == *preview, || format!("{preview:?} here, {there:?} in another world"))?;
    Ok(true)
}

/// Whether what a preview said of the move after entry `at` is what happened.
pub(super) fn came_true<G: Show>(
    host: &Host<G>,
    preview: &Preview,
    seat: Seat,
    at: EntryId,
) -> Law {
    let lines = host.lines(Viewer::Seat(seat), at);
    let foreseen = lines.iter().take_while(|line| line.by != Mover::Chance);
    let events: Vec<&Json> = foreseen.flat_map(|line| &line.events).collect();
    let n = preview.events.len();
    let paused = host.pause().is_some();
    let same = events.iter().zip(&preview.events).all(|(event, said)| **event == *said);
    let whole = match preview.then {
        Then::Hidden => n < events.len() || paused,
        _ => n == events.len() || paused,
    };
    ensure(same && whole, || format!("{preview:?} where there was {events:?}"))?;
    if paused {
        return Ok(());
    }
    let to_move = host.to_move();
    let next = match preview.then {
        Then::Seats(seats) => to_move == ToMove::Seats(seats),
        Then::Over => to_move == ToMove::Over,
        Then::Chance => lines.iter().any(|line| line.by == Mover::Chance),
        Then::Hidden => true,
    };
    ensure(next, || format!("{:?} where {to_move:?} came next", preview.then))?;
    let shown = Json::of(&host.table().state().view(Viewer::Seat(seat)));
    let view = preview.view.as_ref().filter(|_| preview.then != Then::Chance);
    ensure(view.is_none_or(|view| *view == shown), || {
        format!("{view:?} where {shown:?} was seen then")
    })?;
    let before = lines.first().map_or(at, |line| line.from);
    let agree = host.table().must_agree(seat, before);
    ensure(preview.undo == agree, || {
        format!("{:?} must agree, and {agree:?} were to", preview.undo)
    })
}
