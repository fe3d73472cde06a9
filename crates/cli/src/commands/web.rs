//! `parlour web`

use std::io::{self, ErrorKind, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, ToSocketAddrs};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;

use clap::ValueHint;
use kernel::{Error, Kind, Message};

use crate::fail::{Done, Fail};
use crate::http::{self, Answer, LIMITS};
use crate::site::{APPLICATION, Site};
use crate::source::warn;
use crate::words::say;

/// The port where no other is asked for, and how many after it are tried when it is taken.
const PORT: u16 = 4242;
const TRIES: u16 = 32;

/// Play in a browser: serves the application that is in this program
///
/// Prints the address to open. Games, rules and bots run in the browser; nothing is fetched from
/// elsewhere, and nothing is sent anywhere. Only this computer can reach it, unless --host says
/// otherwise. Ctrl-C ends it.
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
    let site = site(args)?;
    let listener = listener(args)?;
    let address = listener.local_addr()?;
    let page = format!("http://{}/", from_here(address));
    let mut out = io::stdout().lock();
    let at = Message::new("cli-web-at").with("page", page.as_str());
    writeln!(out, "{}", say(&at))?;
    if !address.ip().is_loopback() {
        let port = address.port().to_string();
        writeln!(out, "{}", say(&Message::new("cli-web-open-to-all").with("port", port)))?;
    }
    out.flush()?;
    drop(out);
    if args.open && show(&page).is_err() {
        warn(&say(&Message::new("cli-web-no-browser").with("page", page)));
    }
    let answer: Arc<Answer> = Arc::new(move |asked| site.answer(asked));
    http::serve(&listener, LIMITS, &answer)
}

/// What is served.
fn site(args: &Args) -> Result<Site, Fail> {
    match &args.dir {
        Some(folder) if folder.join("index.html").is_file() => Ok(Site::Folder(folder.clone())),
        Some(folder) => {
            let error = Error::new(Kind::Outside, "no_application").variant("folder");
            Err(error.with("folder", folder.display()).into())
        }
        None if APPLICATION.is_empty() => Err(Error::invalid("no_application").into()),
        None => Ok(Site::Embedded(APPLICATION)),
    }
}

/// Listens where it was asked for, or else at the first port that is free.
fn listener(args: &Args) -> Result<TcpListener, Fail> {
    let listen = |port| {
        let place = (args.host.as_str(), port);
        place.to_socket_addrs().and_then(|found| TcpListener::bind(&*found.collect::<Vec<_>>()))
    };
    let mut ports = match args.port {
        Some(port) => port..=port,
        None => PORT..=PORT + TRIES,
    };
    loop {
        let port = ports.next().expect("a range of ports begins with one");
        match listen(port) {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == ErrorKind::AddrInUse && !ports.is_empty() => {}
            Err(error) => {
                let failed = Error::new(Kind::Outside, "no_listener");
                let failed = failed.with("host", &args.host).with("port", port);
                return Err(failed.with("why", error).into());
            }
        }
    }
}

/// The address for a browser on this computer: all addresses of a computer are none to open.
fn from_here(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        ip if !ip.is_unspecified() => ip,
        IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
    };
    SocketAddr::new(ip, address.port())
}

/// Opens an address in the browser of this computer.
fn show(page: &str) -> io::Result<()> {
    let mut command = if cfg!(windows) {
        let mut command = Command::new("cmd");
        command.args(["/C", "start", ""]);
        command
    } else {
        Command::new(if cfg!(target_os = "macos") { "open" } else { "xdg-open" })
    };
    command.arg(page).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().map(drop)
}
