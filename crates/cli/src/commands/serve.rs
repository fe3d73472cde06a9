//! `parlour serve`

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::ValueHint;
use clap::builder::PossibleValuesParser;
use kernel::{Error, Message};
use server::config::{Tls, address};
use server::{Config, Log};

use crate::fail::{Done, Fail};
use crate::keeping;
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
    /// Do not serve: play every stored table again and say whether it is as it was
    #[arg(long, conflicts_with_all = ["backup", "export"])]
    check: bool,
    /// Do not serve: copy everything that is kept into this file, also while a server runs
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    backup: Option<PathBuf>,
    /// Do not serve: write this table as a save. Before its end it holds all that is hidden
    #[arg(long, value_name = "TABLE", conflicts_with = "backup")]
    export: Option<String>,
    /// Where --export writes [default: TABLE.save in this folder]
    #[arg(long, value_name = "FILE", requires = "export", value_hint = ValueHint::FilePath)]
    out: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Done {
    if args.check {
        return keeping::check(&data(args)?);
    }
    if let Some(file) = &args.backup {
        return keeping::backup(&data(args)?, file);
    }
    if let Some(table) = &args.export {
        return keeping::export(&data(args)?, table, args.out.as_deref());
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
