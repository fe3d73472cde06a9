//! `parlour link` and `parlour open`

use crate::program::{AT_4, Folder};

#[test]
fn a_game_goes_through_a_link_and_back() {
    let folder = Folder::new();
    let played = folder.whole_game("g");
    let link = folder.ok(&["link", "g"], "").trim().to_owned();
    assert!(played.ends_with(&format!("Link:      {link}\n")));
    let address = format!("https://parlour.example/#{link}");
    let seats = ["--seats", "human,random,random,random", "--names", "Ann"];
    let said = folder.ok(&[&["open", &address, "--save", "h"], &seats[..]].concat(), "");
    assert!(said.contains("parlour play h"), "{said}");
    assert_eq!(folder.verdict("h"), "exact");
    assert_eq!(folder.ok(&["link", "h"], "").trim(), link);
    assert_eq!(folder.ok(&["link", &link], "").trim(), link);
    assert!(folder.ok(&["replay", "h"], "").starts_with("Texas 42: Ann, Random 2"));
}

#[test]
fn going_on_from_a_link_saves_elsewhere() {
    let folder = Folder::new();
    folder.ok(&["play", "texas-42", "--seats", AT_4, "--seed", "5", "--save", "g"], "1\n1\n");
    let link = folder.ok(&["link", "g"], "").trim().to_owned();
    let bytes = folder.read("g");
    let seats = ["--seats", "human,random,random,random"];
    let out = folder.ok(&[&["play", &link], &seats[..]].concat(), &"1\n".repeat(400));
    assert!(out.contains("The game is over") && out.contains("state/parlour/texas-42-20"));
    assert_eq!(folder.read("g"), bytes);
}

#[test]
fn a_link_does_not_overwrite() {
    let folder = Folder::new();
    folder.whole_game("g");
    let link = folder.ok(&["link", "g"], "").trim().to_owned();
    let bytes = folder.read("g");
    folder.run(&["open", &link, "--save", "g"], "").refused(3, "parlour play g");
    assert_eq!(folder.read("g"), bytes);
    folder.run(&["open", &link, "--save", "no/where"], "").refused(3, "no/where");
    folder.run(&["open", "texas-42", "--save", "h"], "").refused(3, "is a game");
    folder.run(&["link", "nothing"], "").refused(3, "no file nothing");
    assert!(!folder.has("h"));
}

#[test]
fn changed_and_shortened_links_say_where_they_are_broken() {
    let folder = Folder::new();
    folder.ok(&["play", "texas-42", "--seats", AT_4, "--seed", "5", "--save", "g"], "1\n1\n");
    let link = folder.ok(&["link", "g"], "").trim().to_owned();
    let payload = link.find('.').unwrap() + 1;
    let mut broken: Vec<String> = (payload..link.len()).map(|n| link[..n].to_owned()).collect();
    for n in payload..link.len() {
        let other = if &link[n..=n] == "A" { "B" } else { "A" };
        broken.push(format!("{}{other}{}", &link[..n], &link[n + 1..]));
    }
    broken.push(link.replace('.', ".*"));
    let args: Vec<&str> = ["verify"].into_iter().chain(broken.iter().map(String::as_str)).collect();
    let ran = folder.run(&args, "");
    assert_eq!((ran.code, ran.out.lines().count()), (Some(3), broken.len()));
    for line in ran.out.lines() {
        assert!(line.contains(": damaged (This link cannot be read (character "), "{line}");
    }
    folder.run(&["open", &broken[9], "--save", "h"], "").refused(3, "Read as a link");
    folder.run(&["play", &broken[9]], "1\n").refused(3, "character");
    assert!(!folder.has("h") && !folder.has("state"));
}
