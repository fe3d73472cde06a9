//! `parlour web`

use std::net::{IpAddr, SocketAddr, TcpListener};
use std::path::PathBuf;

use clap::ValueHint;
use kernel::{Error, Kind, Message};
use server::config::address;
use server::{Claim, Config, Log};

use crate::fail::Done;
use crate::serving::{PORT, Serving, data_folder, has_application, site};
use crate::source::warn;
use crate::words::say;

/// How many ports after the first are tried when it is taken.
const TRIES: u16 = 32;

/// Play in a browser: serves the application that is in this program
///
/// Prints the address to open. Games, rules and bots run in the browser; nothing is fetched from
/// elsewhere, and nothing is sent anywhere. Tables for several people are kept on this computer.
/// Only this computer can reach it, unless --host says otherwise. Ctrl-C ends it. `parlour serve`
/// is the same for a server that others use.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  parlour web
  parlour web --open
  parlour web --port 8080
  parlour web --host 0.0.0.0                 for other devices in your network
  parlour web --dir web/dist                 files of a folder instead, to work on them")]
pub(crate) struct Args {
    /// The port; 0 for any that is free [default: 4242, or the next one that is free]
    #[arg(long, value_name = "N")]
    port: Option<u16>,
    /// The address to listen at, of this computer
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1")]
    host: String,
    /// Serve the files of this folder instead of the application in the program
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    dir: Option<PathBuf>,
    /// Open the address in your browser
    #[arg(long)]
    open: bool,
}

pub(crate) fn run(args: &Args) -> Done {
    if args.dir.is_none() && !has_application() {
        return Err(Error::invalid("no_application").into());
    }
    let site = site(args.dir.as_deref())?;
    let (data, claim) = claimed();
    let mut config = Config::new(at(&args.host, args.port.unwrap_or(PORT))?, data);
    config.hosts = vec![args.host.clone()];
    let listeners = listeners(&mut config, args.port.is_none())?;
    Log::Text.start("warn");
    Serving { config, listeners, site, claim, open: args.open }.run()
}

/// The data folder, claimed; where that cannot be, the page is served all the same.
fn claimed() -> (PathBuf, Option<Claim>) {
    let claimed = data_folder().and_then(|data| Ok((server::claim(&data)?, data)));
    match claimed {
        Ok((claim, data)) => (data, Some(claim)),
        Err(error) => {
            warn(&say(&Message::new("cli-web-page-alone").with("why", error.message)));
            (PathBuf::new(), None)
        }
    }
}

fn at(host: &str, port: u16) -> Result<SocketAddr, Error> {
    if let Ok(ip) = host.parse::<IpAddr>() {
        return Ok(SocketAddr::new(ip, port));
    }
    address(&format!("{host}:{port}")).map_err(|error| {
        let failed = Error::new(Kind::Outside, "no_listener").with("host", host).with("port", port);
        failed.with("why", error.field("why").unwrap_or_default())
    })
}

/// Listens where it was asked for, or else at the first port that is free.
fn listeners(config: &mut Config, any: bool) -> Result<Vec<TcpListener>, Error> {
    let mut left = if any { TRIES } else { 0 };
    loop {
        match server::bind(config) {
            Err(error) if error.code == "address_taken" && left > 0 => {
                left -= 1;
                for address in &mut config.listen {
                    address.set_port(address.port() + 1);
                }
            }
            bound => return bound,
        }
    }
}
