//! `parlour completions`

use std::io::Write;
use std::process::ExitCode;

use clap::CommandFactory;
use clap_complete::Shell;

use crate::fail::Done;

/// Print what a shell needs to complete commands, games and flags
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  parlour completions bash > ~/.local/share/bash-completion/completions/parlour
  parlour completions zsh  > ~/.zfunc/_parlour
  parlour completions fish > ~/.config/fish/completions/parlour.fish")]
pub(crate) struct Args {
    /// The shell
    shell: Shell,
}

pub(crate) fn run(args: &Args) -> Done {
    // Into memory first: the generator panics when the output is closed.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut crate::Cli::command(), "parlour", &mut script);
    std::io::stdout().lock().write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}
