use crate::words::{parlour, refused};

#[test]
fn scripts_know_the_commands_and_the_games() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let ran = parlour(&format!("completions {shell}"));
        assert_eq!(ran.code, Some(0), "{shell}: {}", ran.err);
        assert!(
            ran.out.contains("parlour") && ran.out.contains("fuzz") && ran.out.contains("look"),
            "{shell}"
        );
    }
    assert!(parlour("completions bash").out.contains("texas-42"));
    refused("completions tcsh", &["tcsh", "bash", "fish"]);
}
