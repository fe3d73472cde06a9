//! `parlour serve`

use std::fs::File;
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::ValueHint;
use clap::builder::PossibleValuesParser;
use kernel::{Error, Kind, Message};
use server::config::{Tls, address};
use server::{Config, Log};

use crate::fail::{Done, Fail, NEGATIVE, OK};
use crate::serving::{PORT, Serving, data_folder, has_application, site};
use crate::source::warn;
use crate::words::say;

/// Run a server: the page, and tables for people in several places
///
/// Everything is kept in one folder, which is made on the first start. Logs go to standard error;
/// the environment variable RUST_LOG says how much (info, debug, off). SIGTERM and Ctrl-C end it:
/// everybody at a table is told, and nothing is lost. SIGHUP reads the certificate again.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  parlour serve
  parlour serve --data /var/lib/parlour --public-url https://play.example.org
                                             behind a proxy that speaks HTTPS
  parlour serve --backup tables.db           a copy, also while it runs
  parlour serve --listen 0.0.0.0:443 --tls-cert chain.pem --tls-key key.pem \\
                --public-url https://play.example.org
docs/server.md tells more: proxies, systemd, backups, metrics.")]
pub(crate) struct Args {
    /// An address to listen at; may be said several times [default: 127.0.0.1:4242]
    #[arg(long, value_name = "ADDR:PORT")]
    listen: Vec<String>,
    /// The folder of everything that is kept [default: `server` in the folder of automatic saves]
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    data: Option<PathBuf>,
    /// The address that people open, for invitations
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// A certificate with those that lead to a known authority, PEM
    #[arg(long, value_name = "FILE", requires = "tls_key", value_hint = ValueHint::FilePath)]
    tls_cert: Option<PathBuf>,
    /// The key of the certificate, PEM
    #[arg(long, value_name = "FILE", requires = "tls_cert", value_hint = ValueHint::FilePath)]
    tls_key: Option<PathBuf>,
    /// A proxy on another computer that is believed who called it; may be said several times
    #[arg(long, value_name = "ADDR")]
    proxy: Vec<IpAddr>,
    /// Who may read /metrics besides this computer; may be said several times
    #[arg(long, value_name = "ADDR")]
    metrics_for: Vec<IpAddr>,
    /// How log lines are written
    #[arg(long, value_name = "FORM", default_value = "text")]
    #[arg(value_parser = PossibleValuesParser::new(Log::NAMES))]
    log: String,
    /// Serve the files of this folder instead of the application in the program
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    dir: Option<PathBuf>,
    /// Open the page in your browser
    #[arg(long)]
    open: bool,
    /// Serve nothing: play every table in the folder again and say whether it is as it was
    #[arg(long, group = "instead")]
    check: bool,
    /// Serve nothing: copy everything in the folder to this file, as it is at one moment
    #[arg(long, value_name = "FILE", group = "instead", value_hint = ValueHint::FilePath)]
    backup: Option<PathBuf>,
    /// Serve nothing: write the save of this table
    #[arg(long, value_name = "TABLE", group = "instead")]
    export: Option<String>,
    /// The file for --export [default: the id of the table and `.save`]
    #[arg(long, value_name = "FILE", requires = "export", value_hint = ValueHint::FilePath)]
    out: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Done {
    if args.check {
        return check(&data(args)?);
    }
    if let Some(file) = &args.backup {
        server::backup(&data(args)?, file)?;
        return told("cli-serve-copied", file);
    }
    if let Some(table) = &args.export {
        return export(args, table);
    }
    let (config, site) = (config(args)?, site(args.dir.as_deref())?);
    config.validate()?;
    if args.dir.is_none() && !has_application() {
        warn(&say(&Message::new("cli-serve-no-page")));
    }
    args.log.parse::<Log>()?.start("info");
    let listeners = server::bind(&config)?;
    let claim = Some(server::claim(&config.data)?);
    Serving { config, listeners, site, claim, open: args.open }.run()
}

fn data(args: &Args) -> Result<PathBuf, Error> {
    args.data.clone().map_or_else(data_folder, Ok)
}

/// Plays every table again.
fn check(data: &Path) -> Done {
    let (mut tables, mut wrong) = (0u32, 0u32);
    let mut out = io::stdout().lock();
    let mut wrote = Ok(());
    server::check(data, |_, checked| {
        tables += 1;
        let Some(error) = &checked.wrong else { return };
        wrong += 1;
        let line = Message::new("cli-serve-wrong").with("table", checked.table.as_str());
        let line = say(&line.with("why", error.message.clone()));
        wrote = std::mem::replace(&mut wrote, Ok(())).and_then(|()| writeln!(out, "{line}"));
    })?;
    wrote?;
    let all = Message::new("cli-serve-checked").with("tables", tables).with("wrong", wrong);
    writeln!(out, "{}", say(&all))?;
    Ok(ExitCode::from(if wrong == 0 { OK } else { NEGATIVE }))
}

/// Writes the save of a table to a new file.
fn export(args: &Args, table: &str) -> Done {
    let save = server::export(&data(args)?, table)?;
    let file = args.out.clone().unwrap_or_else(|| format!("{table}.save").into());
    let new = File::options().write(true).create_new(true).open(&file);
    new.and_then(|mut new| new.write_all(&save)).map_err(|why| {
        let failed = Error::new(Kind::Outside, "cannot_write").with("file", file.display());
        failed.with("why", why)
    })?;
    told("cli-serve-exported", &file)
}

/// Says what was done, and to which file.
fn told(key: &'static str, file: &Path) -> Done {
    let message = Message::new(key).with("file", file.display().to_string());
    writeln!(io::stdout(), "{}", say(&message))?;
    Ok(ExitCode::from(OK))
}

fn config(args: &Args) -> Result<Config, Fail> {
    let here = SocketAddr::new(Ipv4Addr::LOCALHOST.into(), PORT);
    let mut config = Config::new(here, data(args)?);
    if !args.listen.is_empty() {
        let listen: Result<_, Error> = args.listen.iter().map(|text| address(text)).collect();
        config.listen = listen?;
    }
    config.public_url = args.public_url.as_deref().map(str::parse).transpose()?;
    if let (Some(cert), Some(key)) = (args.tls_cert.clone(), args.tls_key.clone()) {
        config.tls = Some(Tls { cert, key });
    }
    config.proxies = args.proxy.clone();
    config.metrics_for = args.metrics_for.clone();
    Ok(config)
}
