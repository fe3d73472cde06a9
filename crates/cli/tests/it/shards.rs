//! A contest in shares, and `parlour arena --merge`.

use serde_json::Value;

use crate::program::{Folder, Ran};
use crate::words::{parlour_in, refused};

const CONTEST: &str = "arena skirmish --bots random,greedy,flat:5 --games 14 --seed 3";

/// Plays the shares of a contest, seven deals, with a journal for each: `1`, `2` and so on.
fn played(folder: &Folder, words: &str, shares: u32) -> String {
    let mut names = Vec::new();
    for n in 1..=shares {
        let ran = parlour_in(folder, &format!("{words} --shard {n}/{shares} --journal {n}.j"));
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert!(ran.out.contains(&format!(", share {n}/{shares}, ")), "{}", ran.out);
        assert!(ran.err.contains(&format!("note: share {n}/{shares} has ")), "{}", ran.err);
        names.push(format!("{n}.j"));
    }
    names.join(" ")
}

fn json(ran: &Ran) -> Value {
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let mut report: Value = serde_json::from_str(&ran.out).unwrap();
    report.as_object_mut().unwrap().remove("times").unwrap();
    report
}

/// What is printed for people, without the line and the columns that tell times.
fn figures(ran: &Ran) -> String {
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let (head, rest) = ran.out.split_once("\n\n").unwrap();
    let (standings, rest) = rest.split_once("\n\n").unwrap();
    let head = head.lines().filter(|line| !line.contains("speed")).collect::<Vec<_>>();
    let untimed = |line: &str| {
        let letters: Vec<char> = line.chars().collect();
        letters.iter().take(35).chain(letters.iter().skip(55)).collect::<String>()
    };
    let standings: Vec<String> = standings.lines().map(untimed).collect();
    [head.join("\n"), standings.join("\n"), rest.to_owned()].join("\n\n")
}

#[test]
fn the_sum_of_all_shares_is_the_whole_contest() {
    let folder = Folder::new();
    let whole = parlour_in(&folder, &format!("{CONTEST} --json"));
    let shown = parlour_in(&folder, CONTEST);
    for shares in [1, 3, 9] {
        let folder = Folder::new();
        let journals = match shares {
            1 => {
                parlour_in(&folder, &format!("{CONTEST} --journal 1.j"));
                "1.j".to_owned()
            }
            shares => played(&folder, CONTEST, shares),
        };
        let merged = parlour_in(&folder, &format!("arena --merge {journals} --json --svg a.svg"));
        assert_eq!(json(&merged), json(&whole), "{shares}");
        let merged = parlour_in(&folder, &format!("arena --merge {journals}"));
        assert_eq!(figures(&merged), figures(&shown), "{shares}");
        assert!(merged.err.is_empty() && merged.out.contains("all games were played before"));
        assert!(folder.has("a.svg"));
    }
    let backwards = Folder::new();
    played(&backwards, CONTEST, 2);
    assert_eq!(json(&parlour_in(&backwards, "arena --merge 2.j 1.j --json")), json(&whole));
}

#[test]
fn a_share_goes_on_where_it_was_interrupted() {
    let folder = Folder::new();
    played(&folder, CONTEST, 2);
    let text = String::from_utf8(folder.read("2.j")).unwrap();
    let cut: Vec<&str> = text.lines().take(4).collect();
    folder.write("2.j", cut.join("\n") + "\n");
    let merge = "arena --merge 1.j 2.j";
    let ran = parlour_in(&folder, merge);
    ran.refused(3, "2.j (share 2/2) is not finished: 6 of 9 deals are missing");
    let ran = parlour_in(&folder, &format!("{CONTEST} --shard 2/2 --journal 2.j"));
    assert!(ran.err.contains("going on: 6 of 18 games"), "{ran:?}");
    assert_eq!(parlour_in(&folder, merge).code, Some(0));
}

#[test]
fn what_cannot_be_added_up_is_refused_with_file_and_place() {
    let folder = Folder::new();
    played(&folder, CONTEST, 3);
    let refused = |journals: &str, says: &[&str]| {
        let ran = parlour_in(&folder, &format!("arena --merge {journals}"));
        ran.refused(3, "");
        assert!(ran.out.is_empty(), "{ran:?}");
        assert!(says.iter().all(|text| ran.err.contains(text)), "{says:?}: {}", ran.err);
    };
    refused("1.j 3.j", &["missing: 2/3"]);
    refused("1.j", &["2/3", "3/3"]);
    refused("1.j 2.j 3.j 2.j", &["2.j and 2.j are both share 2/3"]);
    folder.write("copy.j", folder.read("2.j"));
    refused("1.j 2.j 3.j copy.j", &["copy.j and 2.j are both share 2/3"]);
    refused("1.j none.j", &["none.j"]);
    folder.write("diary", "Dear diary\n");
    refused("1.j diary", &["diary is no journal of an arena"]);

    let other = CONTEST.replace("--seed 3", "--seed 4");
    parlour_in(&folder, &format!("{other} --shard 2/3 --journal other.j"));
    refused("1.j other.j 3.j", &["other.j (share 2/3)", "than 1.j", "the seed"]);
    parlour_in(&folder, &format!("{CONTEST} --shard 2/4 --journal four.j"));
    refused("1.j four.j 3.j", &["four.j is share 2/4, and 1.j is share 1/3"]);
    parlour_in(&folder, &format!("{CONTEST} --journal all.j"));
    refused("1.j 2.j 3.j all.j", &["all.j is share 1/1"]);

    let text = String::from_utf8(folder.read("2.j")).unwrap();
    folder.write("torn.j", &text[..text.len() - 9]);
    let lines = text.lines().count();
    refused("1.j torn.j 3.j", &[&format!("line {lines} of torn.j is damaged")]);
    let strange = text.replacen("\"deal\":1,", "\"deal\":0,", 1);
    assert_ne!(strange, text);
    folder.write("strange.j", strange);
    refused("1.j strange.j 3.j", &["strange.j", "line", "damaged"]);
}

#[test]
fn a_share_is_refused_that_is_none_or_another_one() {
    for wrong in ["0/8", "9/8", "3", "a/b", "1/0"] {
        let words = format!("{CONTEST} --journal j --shard {wrong}");
        refused(&words, &["--shard", "3/8"]);
    }
    refused(&format!("{CONTEST} --shard 1/2"), &["--journal"]);
    refused("arena skirmish --merge a b", &["--merge"]);
    refused("arena --merge", &["--merge"]);
    let folder = Folder::new();
    played(&folder, CONTEST, 2);
    let ran = parlour_in(&folder, &format!("{CONTEST} --shard 2/2 --journal 1.j"));
    ran.refused(3, "Not the same: the share of the deals.");
}
