//! One table at a time: the undo policy, commands, read models, links, verdicts.

use kernel::{Game, Mover, Seat, SeatSet, Secrets, Setup, Show, Viewer};
use serde_json::json;
use table::message::{Command, Done, Request, Stamp, Then};
use table::save::{self, Compared, Verdict};
use table::{Act, AnyTable, Cue, Host, Jumped, Player, Table, Timed, link};

use crate::pebbles::State;

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// A table of two, charms dealt: seat 0 or 1 may bury.
fn opened(kinds: [&str; 2]) -> Table<State> {
    let mut table = Table::open(&Setup::default(), 7, Player::seated(&kinds)).unwrap();
    assert_eq!(table.roll(), 2);
    table
}

/// Makes moves `seat notation`, one after another.
fn play(table: &mut Table<State>, moves: &[(u8, &str)]) {
    for (seat, text) in moves {
        table.play_text(Mover::Seat(Seat(*seat)), text).unwrap();
    }
}

fn seats(seats: &[u8]) -> SeatSet {
    seats.iter().map(|&n| Seat(n)).collect()
}

#[test]
fn conforms() {
    table::conform::check::<State>(&Setup::default(), 0..40);
    let four = Setup { seats: Some(4), ..Setup::default() }.set("misere", "on");
    table::conform::check::<State>(&four, 40..80);
}

#[test]
fn alone_against_bots_everything_is_free() {
    let mut table = opened(["human", "random"]);
    play(&mut table, &[(0, "bury 1"), (1, "bury 0"), (0, "take 1"), (1, "charm")]);
    assert!(matches!(table.undo(SEATS[0]), Ok(Jumped::Done(_))));
    // The bot's answer went with it: seat 0 is to take again.
    assert_eq!(table.state().to_move().seats(), seats(&[0]));
    assert!(matches!(table.back(SEATS[0], 0), Ok(Jumped::Done(_))));
    assert!(table.line().is_empty());
}

#[test]
fn between_people_only_own_quiet_moves_are_free() {
    let mut table = opened(["human", "human"]);
    play(&mut table, &[(0, "bury 1")]);
    assert_eq!(table.undo_needs(SEATS[0]), Some(SeatSet::NONE));
    assert_eq!(table.undo_needs(SEATS[1]), None);
    assert!(matches!(table.undo(SEATS[0]), Ok(Jumped::Done(_))));
    // What both buried is shown when the second buries: that cannot be unlearned.
    play(&mut table, &[(0, "bury 1"), (1, "bury 0")]);
    assert_eq!(table.undo_needs(SEATS[1]), Some(seats(&[0])));
    let before = (table.at(), table.state().clone());
    assert_eq!(table.undo(SEATS[1]), Ok(Jumped::Asked(seats(&[0]))));
    assert_eq!((table.at(), table.state().clone()), before, "asking changes nothing");
    let to = table.jump_request().unwrap().to;
    table.decline(SEATS[0], to).unwrap();
    assert!(table.agree(SEATS[0], to).is_err(), "a declined request is gone");
    table.undo(SEATS[1]).unwrap();
    assert_eq!(table.agree(SEATS[0], 0).unwrap_err().code, "no_request", "another request");
    assert!(matches!(table.agree(SEATS[0], to), Ok(Jumped::Done(_))));
    assert_eq!(table.state().to_move().seats(), seats(&[1]));
    assert_eq!(table.at(), before.0 + 1, "taking back is an entry of the log");
}

#[test]
fn taking_back_what_another_seat_did_needs_that_seat() {
    let mut table = opened(["human", "human"]);
    play(&mut table, &[(0, "bury 0"), (1, "bury 0"), (0, "take 1"), (1, "take 1")]);
    assert_eq!(table.undo_needs(SEATS[0]), Some(seats(&[1])));
    assert_eq!(table.undo_needs(SEATS[1]), Some(SeatSet::NONE));
    table.set_analysis(true);
    assert_eq!(table.undo_needs(SEATS[0]), Some(SeatSet::NONE), "analysis is free");
}

#[test]
fn a_move_ends_the_wish_and_clears_what_could_be_made_again() {
    let mut table = opened(["human", "human"]);
    play(&mut table, &[(0, "bury 0"), (1, "bury 0"), (0, "take 1")]);
    table.undo(SEATS[0]).unwrap();
    play(&mut table, &[(0, "take 2")]);
    assert_eq!(table.redo(SEATS[0]).unwrap_err().code, "nothing_to_redo");
    table.back(SEATS[1], 3).unwrap();
    assert!(table.jump_request().is_some());
    play(&mut table, &[(1, "take 1")]);
    assert_eq!(table.jump_request(), None);
}

#[test]
fn an_old_line_stays_reachable_and_redo_goes_where_undo_came_from() {
    let mut table = opened(["human", "random"]);
    play(&mut table, &[(0, "bury 0"), (1, "bury 0"), (0, "take 1"), (1, "take 1")]);
    let (tip, state) = (table.tip(), table.state().clone());
    table.undo(SEATS[0]).unwrap();
    table.undo(SEATS[0]).unwrap();
    table.redo(SEATS[0]).unwrap();
    table.redo(SEATS[0]).unwrap();
    assert_eq!((table.tip(), table.state()), (tip, &state));
    table.undo(SEATS[0]).unwrap();
    play(&mut table, &[(0, "take 3")]);
    table.back(SEATS[0], tip).unwrap();
    assert_eq!(table.state(), &state);
    let error = table.back(SEATS[0], 99).unwrap_err();
    assert_eq!((&*error.code, error.field("entry")), ("no_such_entry", Some("99")));
    let jump = table.at();
    assert!(matches!(table.log()[jump as usize - 1].act, Act::Jump { .. }));
    assert!(table.state_at(jump).is_err(), "a jump has no position of its own");
}

fn command(id: &str, seat: u8, at: u32, request: Request) -> Command {
    Command { id: Some(id.to_owned()), seat: Seat(seat), at, request }
}

#[test]
fn commands_are_typed_json_done_once_and_refused_when_stale() {
    let mut host = Host::new(opened(["human", "human"]));
    let json = json!({"id": "a", "seat": 0, "at": 2, "do": {"move": "bury 1"}});
    let bury: Command = serde_json::from_value(json).unwrap();
    assert_eq!(host.handle(&bury).done, Some(Done::Entry(3)));
    assert_eq!(host.handle(&bury).done, Some(Done::Entry(3)), "the same reply");
    assert_eq!(host.at(), 3, "done once");
    let stale = host.handle(&command("b", 1, 2, Request::Move("bury 0".into())));
    let error = stale.error.unwrap();
    assert_eq!((&*error.code, host.at()), ("stale", 3));
    assert!(error.fields["at"] == "2" && error.fields["now"] == "3");
    let wrong = host.handle(&command("c", 1, 3, Request::Move("take 1".into()))).error.unwrap();
    assert!(!wrong.options.is_empty() && wrong.recoverable);
    let nobody = host.handle(&command("d", 5, 3, Request::Undo)).error.unwrap();
    assert_eq!(nobody.code, "no_such_seat");
    for bad in [
        r#"{"seat":0,"at":1}"#,
        r#"{"seat":0,"at":1,"do":"fly"}"#,
        r#"{"seat":0,"at":1,"do":"undo","x":1}"#,
    ] {
        assert!(serde_json::from_str::<Command>(bad).is_err(), "{bad}");
    }
}

#[test]
fn the_name_of_a_command_is_its_senders_own() {
    let mut host = Host::new(opened(["human", "human"]));
    let refused = host.handle(&command("1", 1, 2, Request::Move("take 9".into())));
    assert!(!refused.error.unwrap().options.is_empty(), "the options of seat 1");
    let other = host.handle(&command("1", 0, 2, Request::Move("bury 1".into())));
    assert_eq!(other.done, Some(Done::Entry(3)), "seat 0 gets an answer of its own");
    let reused = host.handle(&command("1", 0, 3, Request::Undo)).error.unwrap();
    assert_eq!((&*reused.code, host.at()), ("id_reused", 3));
}

#[test]
fn a_wish_that_took_the_place_of_another_is_not_agreed_to_by_mistake() {
    let mut table = opened(["human", "human"]);
    play(&mut table, &[(0, "bury 0"), (1, "bury 0"), (0, "take 1"), (1, "take 1")]);
    table.undo(SEATS[0]).unwrap();
    let seen = table.jump_request().unwrap().to;
    table.back(SEATS[0], 0).unwrap();
    assert!(table.agree(SEATS[1], seen).is_err());
    assert_eq!(table.line().len(), 6);
    assert!(table.decline(Seat(5), 0).is_err(), "a stranger declines nothing");
}

#[test]
fn a_save_with_endless_jumps_is_refused_in_no_time() {
    let mut table = opened(["human", "random"]);
    play(&mut table, &[(0, "bury 0")]);
    for _ in 0..400 {
        table.undo(SEATS[0]).unwrap();
        table.redo(SEATS[0]).unwrap();
    }
    let saved = save::read(&save::to_bytes(&table)).unwrap();
    let (_, verdict) = saved.replay::<State>().unwrap();
    assert!(matches!(verdict, Verdict::Diverged { .. }), "pebbles has at most 50 moves");
}

#[test]
fn subscribers_are_told_what_is_new_and_nothing_twice() {
    let mut host = Host::new(opened(["human", "human"]));
    let other = host.subscribe(Viewer::Seat(SEATS[1]), 0).unwrap();
    let first = host.told(other).unwrap();
    assert_eq!((first.since, first.at, first.log.len()), (0, 2, 2));
    assert_eq!(first.projections.keys().collect::<Vec<_>>(), ["heap", "taken"]);
    assert!(host.told(other).is_none() && host.updates().is_empty(), "nothing has changed");
    host.handle(&command("a", 0, 2, Request::Move("bury 2".into())));
    let second = host.told(other).unwrap();
    assert_eq!((second.since, second.at, second.log.len()), (2, 3, 1));
    let line = &second.log[0];
    assert_eq!((line.id, line.from, line.to), (3, 2, 3));
    assert_eq!(line.notation, None, "what was buried is a secret");
    assert!(second.projections.is_empty(), "the heap has not changed for it");
    let own = host.update_since(Viewer::Seat(SEATS[0]), 0).unwrap();
    assert_eq!(own.log[2].notation.as_deref(), Some("bury 2"));
    assert_eq!(host.subscribe(Viewer::Seat(Seat(7)), 0).unwrap_err().code, "no_such_seat");
}

#[test]
fn all_subscribers_are_told_at_once_and_see_one_update() {
    let mut host = Host::new(opened(["human", "human"]));
    let [here, there] = [(); 2].map(|()| host.subscribe(Viewer::Spectator, 0).unwrap());
    let late = host.subscribe(Viewer::Spectator, 2).unwrap();
    let told = host.updates();
    let who: Vec<_> = told.iter().map(|(who, _)| *who).collect();
    assert_eq!(who, [here, there, late]);
    assert!(std::sync::Arc::ptr_eq(&told[0].1, &told[1].1), "made once for both");
    assert_eq!((told[0].1.log.len(), told[2].1.log.len()), (2, 0));
    host.unsubscribe(there);
    host.handle(&command("a", 0, 2, Request::Move("bury 2".into())));
    assert_eq!(host.updates().len(), 2, "who has left is not told");
    host.unsubscribe(late);
    assert_ne!(host.subscribe(Viewer::Spectator, 0), Ok(late), "a number is never given again");
}

#[test]
fn what_is_no_entry_is_told_too() {
    let mut host = Host::new(opened(["human", "human"]));
    for (seat, text) in [(0, "bury 0"), (1, "bury 0"), (0, "take 1"), (1, "take 1")] {
        let at = host.at();
        host.handle(&command(text, seat, at, Request::Move(text.into())));
    }
    let watcher = host.subscribe(Viewer::Spectator, 0).unwrap();
    host.told(watcher);
    host.handle(&command("undo", 0, 6, Request::Undo));
    let asked = host.told(watcher).unwrap();
    assert_eq!((asked.at, asked.log.len()), (6, 0));
    assert_eq!(asked.consensus.jump_request, Some((SEATS[0], 4, seats(&[1]))));
    host.handle(&command("no", 1, 6, Request::Decline(4)));
    assert_eq!(host.told(watcher).unwrap().consensus.jump_request, None);
    host.seat_players(Player::seated(&["human", "random"]));
    assert_eq!(host.told(watcher).unwrap().seats[1].kind, "random");
}

#[test]
fn read_models_survive_jumps() {
    let mut table = opened(["human", "random"]);
    play(&mut table, &[(0, "bury 1"), (1, "bury 0"), (0, "take 1")]);
    let mut host = Host::new(table.clone());
    let told = host.models(Viewer::Spectator);
    host.handle(&command("a", 0, 5, Request::Undo));
    assert_ne!(host.models(Viewer::Spectator), told);
    host.handle(&command("b", 0, 6, Request::Move("take 1".into())));
    assert_eq!(host.models(Viewer::Spectator), told);
    let update = host.update_since(Viewer::Spectator, 5).unwrap();
    assert!(update.projections.contains_key("heap"), "a jump changes the past");
}

/// The cues for who watches, after entry `since`.
fn cues(table: &Table<State>, since: u32) -> Vec<Cue> {
    Host::new(table.clone()).update_since(Viewer::Spectator, since).unwrap().cues
}

#[test]
fn cues_follow_from_the_position_also_after_loading() {
    let mut table = opened(["human", "random"]);
    play(&mut table, &[(0, "bury 0")]);
    let (mut opened, _) = Table::<State>::open_link(&table.link().unwrap()).unwrap();
    assert_eq!(cues(&opened, opened.at()), [], "only people are to move");
    opened.seat_players(Player::seated(&["human", "random"]));
    let next = cues(&opened, opened.at());
    assert_eq!(next.len(), 1);
    assert_eq!((&next[0].what, next[0].ms), (&Timed::BotPause(SEATS[1]), 600));
    assert_eq!(next[0].at, opened.at());
}

#[test]
fn entries_say_when_they_were_made_and_by_whom() {
    let mut host = Host::new(Table::open_for_people(&Setup::default(), 7).unwrap());
    let stamp = |time, author: &str| Stamp { time: Some(time), author: Some(author.into()) };
    host.stamp(stamp(1_000, "Ann"));
    host.advance();
    host.handle(&command("a", 0, 2, Request::Move("bury 2".into())));
    host.stamp(stamp(2_000, "Ben"));
    host.handle(&command("b", 1, 3, Request::Move("bury 1".into())));
    let told = |host: &Host<State>| -> Vec<Stamp> {
        host.lines(Viewer::Spectator, 0).iter().map(|line| line.stamp.clone()).collect()
    };
    let nobody = Stamp { time: Some(1_000), author: None };
    let all = [nobody.clone(), nobody, stamp(1_000, "Ann"), stamp(2_000, "Ben")];
    assert_eq!(told(&host), all, "chance has no author");
    let (saved, verdict) = save::read(&host.save()).unwrap().replay::<State>().unwrap();
    assert!(verdict.is_exact());
    assert_eq!(told(&Host::new(saved)), all);
}

#[test]
fn a_seat_is_told_how_far_it_could_go_back_and_who_must_agree() {
    let mut table = opened(["human", "human"]);
    play(&mut table, &[(0, "bury 0"), (1, "bury 0"), (0, "take 1")]);
    let targets = |table: &Table<State>, seat| -> Vec<(u32, bool)> {
        let targets = table.back_targets(seat);
        targets.iter().map(|target| (target.entry, target.agree.is_empty())).collect()
    };
    let theirs = [(0, false), (1, false), (2, false), (3, false), (4, true)];
    assert_eq!(targets(&table, SEATS[0]), theirs);
    assert!(targets(&table, SEATS[1]).iter().all(|(_, free)| !free), "not its own move");
    for target in table.back_targets(SEATS[0]) {
        assert_eq!(target.agree, table.must_agree(SEATS[0], target.entry), "{target:?}");
    }
    table.undo(SEATS[0]).unwrap();
    assert_eq!(targets(&table, SEATS[0]).last(), Some(&(5, true)), "it can be made again");
}

#[test]
fn a_preview_tells_what_a_seat_can_know_and_what_cannot_be_taken_back() {
    let mut table = opened(["human", "human"]);
    let preview = |table: &Table<State>, seat, text| table.preview(seat, text).unwrap();
    let bury = preview(&table, SEATS[0], "bury 1");
    assert_eq!((bury.then, bury.undo), (Then::Seats(seats(&[1])), SeatSet::NONE));
    assert!(bury.events[0].text().contains("\"pebbles\":1"));
    play(&mut table, &[(0, "bury 1")]);
    // What the other has buried is shown by it: that is not foreseen, and cannot be unlearned.
    let last = preview(&table, SEATS[1], "bury 0");
    assert_eq!((last.then, last.events.len(), last.undo), (Then::Hidden, 1, seats(&[0])));
    let wrong = table.preview(SEATS[1], "take 9").unwrap_err();
    assert_eq!(wrong.code, "not_now");
    assert_eq!(table.at(), 3, "nothing has happened");
}

#[test]
fn a_link_to_a_position_holds_what_a_seat_knows() {
    let mut table = opened(["human", "human"]);
    play(&mut table, &[(0, "bury 2")]);
    let viewer = Viewer::Seat(SEATS[1]);
    let link = table.position_link(table.tip(), viewer).unwrap();
    assert!(link.starts_with("pebbles.position.") && link.len() <= 2_000, "{link}");
    let (opened, who) =
        Table::<State>::open_position(&format!("https://x.example/#{link}")).unwrap();
    assert_eq!((opened.state().view(viewer), who), (table.state().view(viewer), viewer));
    // The same link comes of what the other might have buried instead.
    let mut other = table.clone();
    other.set_analysis(true);
    other.undo(SEATS[0]).unwrap();
    play(&mut other, &[(0, "bury 0")]);
    assert_eq!(other.position_link(other.tip(), viewer), Ok(link.clone()));
    for damaged in [&link[..link.len() - 1], &link.replace("position.", "position.A"), "pebbles.AB"]
    {
        assert!(Table::<State>::open_position(damaged).is_err(), "{damaged}");
    }
    assert!(Table::<State>::open_link(&link).is_err());
}

#[test]
fn a_copy_follows_and_notices_that_it_is_none() {
    let mut table = opened(["human", "random"]);
    let mut copy = opened(["human", "random"]);
    play(&mut table, &[(0, "bury 1"), (1, "bury 0"), (0, "take 1")]);
    table.undo(SEATS[0]).unwrap();
    let steps = table.steps(copy.at());
    let text = serde_json::to_string(&steps).unwrap();
    copy.follow(&serde_json::from_str(&text).unwrap()).unwrap();
    assert_eq!((copy.hash(), copy.state()), (table.hash(), table.state()));
    assert_eq!(copy.follow(&steps).unwrap_err().code, "not_a_copy", "a second time");
    let mut stranger = opened(["human", "random"]);
    play(&mut stranger, &[(0, "bury 2"), (1, "bury 0"), (0, "take 1"), (1, "take 1")]);
    assert_eq!(stranger.follow(&table.steps(6)).unwrap_err().code, "not_a_copy");
}

#[test]
fn dice_that_fell_on_a_real_table_can_be_typed_in() {
    let mut table =
        Table::<State>::open(&Setup::default(), 7, Player::seated(&["human"; 2])).unwrap();
    let seeded = table.state().roll(table.luck());
    let other = (0..6).map(|n| table.state().chance_nth(n)).find(|m| *m != seeded).unwrap();
    table.play(Mover::Chance, other).unwrap();
    table.roll();
    play(&mut table, &[(0, "bury 0"), (1, "bury 2")]);
    let (linked, _) = Table::<State>::open_link(&table.link().unwrap()).unwrap();
    assert_eq!(linked.record(), table.record());
    let saved = save::read(&save::to_bytes(&table)).unwrap();
    assert!(saved.replay::<State>().unwrap().1.is_exact());
}

#[test]
fn nobody_says_how_dice_fell_unless_they_fall_on_a_real_table() {
    let table = Table::<State>::open(&Setup::default(), 7, Player::seated(&["human"; 2])).unwrap();
    let mut host = Host::new(table);
    let roll = |id| command(id, 0, 0, Request::Chance("roll 6".into()));
    assert_eq!(host.handle(&roll("a")).error.unwrap().code, "dice_are_rolled");
    host.type_dice(true);
    assert_eq!(host.handle(&roll("b")).done, Some(Done::Entry(1)));
}

#[test]
fn a_save_says_whether_dice_are_typed_in() {
    let mut table = opened(["human", "human"]);
    let typed = |table: &Table<State>| {
        let saved = save::read(&save::to_bytes(table)).unwrap();
        let told = saved.content().get("typed_dice").is_some();
        (told, saved.replay::<State>().unwrap().0.typed_dice())
    };
    assert_eq!(typed(&table), (false, false));
    table.set_typed_dice(true);
    assert_eq!(typed(&table), (true, true));
}

#[test]
fn every_changed_or_missing_character_of_a_link_is_noticed() {
    let mut table = opened(["human", "human"]);
    play(&mut table, &[(0, "bury 1"), (1, "bury 2"), (0, "take 3"), (1, "charm")]);
    let text = table.link().unwrap();
    let start = "pebbles.".len();
    for at in start..text.len() {
        for c in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_*% é".chars() {
            if !text[at..].starts_with(c) {
                let changed = format!("{}{c}{}", &text[..at], &text[at + 1..]);
                assert!(link::unpack::<State>(&changed).is_err(), "{changed}");
            }
        }
        assert!(link::unpack::<State>(&text[..at]).is_err(), "cut at {at}");
    }
    assert!(link::unpack::<State>(&format!("{text}A")).is_err());
    assert_eq!(
        link::unpack::<State>(&text.replace("pebbles", "chess")).unwrap_err().code,
        "other_game"
    );
    assert!(link::unpack::<State>(&format!("pebbles.{}", "A".repeat(1 << 17))).is_err());
}

#[test]
fn a_record_is_read_as_a_save_and_compared_with_the_position_it_ends_in() {
    let mut table = opened(["human", "human"]);
    play(&mut table, &[(0, "bury 1"), (1, "bury 2")]);
    let text = table.record().to_string();
    let verdict = |text: &str| {
        let (read, verdict) = save::read(text.as_bytes())?.replay::<State>()?;
        assert_eq!(read.state(), table.state());
        Ok::<_, kernel::Error>(verdict)
    };
    let at_the_end = Compared { end: true, ..Compared::default() };
    assert_eq!(verdict(&text), Ok(Verdict::Exact { compared: at_the_end }));
    let ends = format!("ends {}\n", table.fingerprint());
    let elsewhere = text.replace(&ends, "ends 0123456789abcdef\n");
    assert_eq!(verdict(&elsewhere).unwrap().to_string(), format!("diverged at {}", table.at()));
    // Moves alone: nothing can be compared, so other rules might make another game of them.
    let moves_alone = text.replace(&ends, "");
    assert!(matches!(verdict(&moves_alone), Ok(Verdict::Unverified { .. })));
    let refused = verdict(&moves_alone.replace("rules 1", "rules 9")).unwrap_err();
    assert_eq!((&*refused.code, refused.field("rules")), ("other_rules", Some("9")));
    assert!(verdict(&text.replace("rules 1", "rules 9")).unwrap().is_exact());
}

/// The JSON of a save with one thing replaced, packed again as if a program had written it.
fn edited(table: &Table<State>, from: &str, to: &str) -> Result<Verdict, kernel::Error> {
    let json = save::to_json(table);
    assert!(json.contains(from), "{from} in {json}");
    let packed =
        miniz_oxide::deflate::compress_to_vec_zlib(json.replacen(from, to, 1).as_bytes(), 6);
    let mut bytes = format!("parlour-save {}\n", table::Digest::of(&packed)).into_bytes();
    bytes.extend(packed);
    save::read(&bytes)?.replay::<State>().map(|(_, verdict)| verdict)
}

#[test]
fn verdicts() {
    let mut table = opened(["human", "human"]);
    play(&mut table, &[(0, "bury 1"), (1, "bury 2"), (0, "take 1"), (1, "take 1")]);
    let at = |verdict: Result<Verdict, kernel::Error>| match verdict.unwrap() {
        Verdict::Diverged { at, .. } => at,
        other => panic!("{other:?}"),
    };
    let compared = Compared { events: 6, positions: 0, end: true };
    assert_eq!(edited(&table, "bury 2", "bury 2"), Ok(Verdict::Exact { compared }));
    assert_eq!(at(edited(&table, "bury 2", "take 2")), 4, "an illegal move");
    assert_eq!(at(edited(&table, "take 1", "take 2")), 5, "other events");
    assert_eq!(at(edited(&table, "\"id\":4", "\"id\":9")), 9, "a gap");
    // Under other rules every event, and the position at the end, is compared all the same.
    assert!(edited(&table, "\"rules\": 1", "\"rules\": 2").unwrap().is_exact());
    let ends = table.fingerprint().to_string();
    assert_eq!(at(edited(&table, &ends, "0123456789abcdef")), table.at(), "another end");
    assert_eq!(
        edited(&table, "\"version\": 4", "\"version\": 5").unwrap_err().code,
        "unknown_version"
    );
    assert_eq!(edited(&table, "\"seed\": \"7\"", "\"seed\": \"x\"").unwrap_err().code, "bad_seed");
    assert_eq!(edited(&table, "\"hash\"", "\"hush\"").unwrap_err().code, "bad_content");
}

#[test]
fn the_schema_speaks_of_all_messages() {
    let schema = serde_json::to_value(table::schema::<State>()).unwrap();
    for part in ["command", "reply", "update", "projections", "preview", "back_target"] {
        assert!(schema["properties"].get(part).is_some(), "{part}");
    }
}

#[test]
fn chance_moves_once_at_a_time_and_its_form_gives_nothing_away() {
    let mut host = Host::new(Table::<State>::open_for_people(&Setup::default(), 7).unwrap());
    let roll = host.chance_form(Viewer::Spectator).unwrap();
    assert_eq!((&*roll.group, roll.notation.as_str()), ("chance", "roll 1"));
    assert!(host.roll_once());
    assert_eq!(host.at(), 1, "one entry, though chance is to move again");
    assert!(host.chance_form(Viewer::Seat(SEATS[0])).unwrap().notation.starts_with("deal "));
    assert!(host.roll_once() && !host.roll_once());
    assert!(host.chance_form(Viewer::Spectator).is_none());
    assert_eq!(host.at(), 2);
}

#[test]
fn what_cannot_be_looked_at_or_read_is_said() {
    let host = Host::new(opened(["human", "human"]));
    let error = host.details(host.tip(), Viewer::Spectator, "sky").unwrap_err();
    assert_eq!((&*error.code, error.options.len()), ("unknown_topic", 0));
    let mover = Mover::Seat(SEATS[0]);
    assert!(host.reads(mover, "bury 9") && !host.reads(mover, "jump"));
}

/// Every moment agrees with the board of its entry; the first is the opening and the last is now.
pub(crate) fn course_agrees<G: Show>(host: &Host<G>) {
    for viewer in Viewer::all(host.table().state().seats()) {
        let course = host.course(viewer);
        let (first, last) = (course.first().unwrap(), course.last().unwrap());
        assert_eq!((first.entry, first.by), (0, None), "the opening comes first");
        assert_eq!(last.entry, host.tip(), "the last is the position on the table");
        for moment in &course {
            let board = host.shown(moment.entry, viewer).unwrap().board;
            let counters: Vec<_> = board.places.into_iter().map(|place| place.counters).collect();
            assert_eq!(moment.seats, counters, "{viewer} after entry {}", moment.entry);
        }
        for pair in course[..course.len() - 1].windows(2) {
            assert!(pair[0].entry < pair[1].entry && pair[0].seats != pair[1].seats);
        }
    }
}

#[test]
fn the_course_of_a_game_is_that_of_its_boards() {
    let mut table = opened(["human", "human"]);
    course_agrees(&Host::new(table.clone()));
    play(&mut table, &[(0, "bury 1")]);
    let host = Host::new(table.clone());
    course_agrees(&host);
    let buried = |viewer| host.course(viewer).last().unwrap().seats[0].len();
    assert_eq!(buried(Viewer::Seat(SEATS[0])), 1, "who buried knows it");
    assert_eq!(buried(Viewer::Seat(SEATS[1])), 0, "and nobody else does");
    play(&mut table, &[(1, "bury 0"), (0, "take 1"), (1, "charm")]);
    course_agrees(&Host::new(table.clone()));
    table.set_analysis(true);
    table.undo(SEATS[1]).unwrap();
    course_agrees(&Host::new(table));
}
