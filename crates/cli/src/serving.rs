//! What `serve` and `web` share: the application in the program, the data folder, and what is said
//! when callers are served.

use std::future::Future;
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::sync::Arc;

use kernel::{Error, Kind, Message};
use server::config::PublicUrl;
use server::{App, Config, Embedded, Site};

use crate::autosave::state_folder;
use crate::fail::{Done, Fail, OK};
use crate::source::warn;
use crate::words::say;

/// The port where no other is asked for.
pub(crate) const PORT: u16 = 4242;

/// The application that this program was built with; nothing where it was not there to be built in.
const APPLICATION: &[Embedded] = include!(concat!(env!("OUT_DIR"), "/app.rs"));

/// What is served at these addresses.
pub(crate) struct Serving {
    pub(crate) config: Config,
    pub(crate) listeners: Vec<TcpListener>,
    pub(crate) site: Site,
    /// The data folder, unless there are no tables.
    pub(crate) claim: Option<server::Claim>,
    /// Whether the address is opened in a browser.
    pub(crate) open: bool,
}

impl Serving {
    /// Serves until the program is told to end.
    pub(crate) fn run(self) -> Done {
        let Serving { config, listeners, site, claim, open } = self;
        let data = claim.is_some().then(|| config.data.clone());
        let begun = {
            let (config, first) = (config.clone(), listeners.first().map(TcpListener::local_addr));
            move || {
                if let Some(Ok(address)) = first {
                    // Where nobody reads it, it is served all the same.
                    let _ = announce(&config, address, data.as_deref(), open);
                }
            }
        };
        match claim {
            Some(_claim) => server::serve(config, site, listeners, App::tables, begun)?,
            None => server::serve(config, site, listeners, no_tables, begun)?,
        }
        Ok(ExitCode::from(OK))
    }
}

/// The page alone.
fn no_tables(_config: Arc<Config>) -> impl Future<Output = Result<App, Error>> {
    std::future::ready(Ok(App::without_tables()))
}

/// The files of this folder, or those in the program.
pub(crate) fn site(dir: Option<&Path>) -> Result<Site, Fail> {
    match dir {
        Some(folder) if folder.join("index.html").is_file() => Ok(Site::folder(folder)),
        Some(folder) => {
            let error = Error::new(Kind::Outside, "no_application").variant("folder");
            Err(error.with("folder", folder.display()).into())
        }
        None => Ok(Site::embedded(APPLICATION)),
    }
}

/// Whether the application is in the program.
pub(crate) fn has_application() -> bool {
    !APPLICATION.is_empty()
}

/// The folder in which a server keeps its tables where no other is named, beside the saves.
pub(crate) fn data_folder() -> Result<PathBuf, Error> {
    let folder = state_folder().ok_or_else(|| Error::new(Kind::Outside, "no_home").variant("data"));
    folder.map(|folder| folder.join("server"))
}

/// Says where to find it.
fn announce(
    config: &Config,
    address: SocketAddr,
    data: Option<&Path>,
    open: bool,
) -> io::Result<()> {
    let here = || PublicUrl::at(config.tls.is_some(), from_here(address));
    let page = format!("{}/", config.public_url.clone().unwrap_or_else(here));
    let mut out = io::stdout().lock();
    writeln!(out, "{}", say(&Message::new("cli-web-at").with("page", page.as_str())))?;
    if !config.is_local() {
        let port = address.port().to_string();
        writeln!(out, "{}", say(&Message::new("cli-web-open-to-all").with("port", port)))?;
    }
    if let Some(folder) = data {
        let folder = folder.display().to_string();
        writeln!(out, "{}", say(&Message::new("cli-web-data").with("folder", folder)))?;
    }
    out.flush()?;
    drop(out);
    if open && show(&page).is_err() {
        warn(&say(&Message::new("cli-web-no-browser").with("page", page)));
    }
    Ok(())
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

#[cfg(test)]
#[path = "../build/gzip.rs"]
mod gzip;

#[cfg(test)]
mod tests {
    use miniz_oxide::inflate::decompress_to_vec;

    use super::*;

    const PACKED: &[u8] = &[
        0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3, 0x4b, 0x4c, 0x4a, 0x06, 0, 0xc2, 0x41, 0x24, 0x35, 3,
        0, 0, 0,
    ];

    #[test]
    fn what_is_packed_can_be_unpacked_by_others_too() {
        assert_eq!(gzip::pack(b"abc"), PACKED);
        let long: Vec<u8> =
            (0..200_000u32).flat_map(|n| (n.wrapping_mul(n) / 7).to_le_bytes()).collect();
        for bytes in [&b""[..], b"a", &long] {
            let packed = gzip::pack(bytes);
            assert_eq!(unpacked(&packed), bytes);
            assert_eq!(gunzip(&packed), bytes);
        }
    }

    /// The content of a gzip file whose head is as short as it can be, as the server reads it.
    fn unpacked(file: &[u8]) -> Vec<u8> {
        decompress_to_vec(&file[10..file.len() - 8]).unwrap()
    }

    /// What the program of that name makes of it; where it is not installed, nothing is shown.
    fn gunzip(packed: &[u8]) -> Vec<u8> {
        let mut gunzip = Command::new("gzip");
        gunzip.arg("-dc").stdin(Stdio::piped()).stdout(Stdio::piped());
        let Ok(mut gunzip) = gunzip.spawn() else { return unpacked(packed) };
        let (mut input, packed) = (gunzip.stdin.take().unwrap(), packed.to_owned());
        let feeder = std::thread::spawn(move || input.write_all(&packed));
        let done = gunzip.wait_with_output().unwrap();
        feeder.join().unwrap().unwrap();
        assert!(done.status.success());
        done.stdout
    }
}
