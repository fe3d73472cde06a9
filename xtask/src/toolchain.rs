//! A Rust compiler for the browser: rustup's, or where rustup cannot get the target, Debian's.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::step::{Failed, answer, asked, found, run, tried};

/// What the module is compiled for.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";
/// How many seconds rustup may take to add the target.
const PATIENCE: u32 = 180;
/// The packages that make up Debian's compiler for browsers: this one, those it depends on whose
/// names begin so, and the source of the standard library.
const COMPILER: &str = "rustc-web";
const PARTS: [&str; 2] = ["libstd-rust-web", "libllvm"];
const SOURCE: &str = "rust-web-src";
/// The name of a compiler in the cache, before its version.
const KEPT: &str = "rust-web-";
/// The name of a folder in the cache in which a process unpacks one, before the process's number.
const UNPACKING: &str = "unpacking-";

/// A compiler for the browser.
#[derive(Debug)]
pub(crate) enum Toolchain {
    /// The one in use has the target.
    Here,
    /// Debian's, unpacked into this folder. It compiles the standard library from its source.
    Unpacked(PathBuf),
}

impl Toolchain {
    /// Finds a compiler, or gets one.
    pub(crate) fn get() -> Result<Toolchain, String> {
        if has_target() {
            return Ok(Toolchain::Here);
        }
        let cache = cache()?;
        if let Some(folder) = kept(&cache) {
            return Ok(Toolchain::Unpacked(folder));
        }
        if rustup_adds_it() {
            return Ok(Toolchain::Here);
        }
        let unpacked = if found("apt-get").is_some() && found("dpkg").is_some() {
            debian(&cache)
        } else {
            Err("and this is not Debian, whose compiler for browsers would do".to_owned())
        };
        unpacked.map(Toolchain::Unpacked).map_err(|why| {
            format!(
                "no Rust compiler for browsers: rustup could not add the target {TARGET},\n{why}.\n\
                 Install the target, then run this again:\n    rustup target add {TARGET}"
            )
        })
    }

    /// The command that runs cargo with this compiler, and words that must follow those of `build`.
    pub(crate) fn cargo(&self) -> Result<(Command, &'static [&'static str]), String> {
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
        let Toolchain::Unpacked(folder) = self else { return Ok((cargo, &[])) };
        cargo.env("RUSTC", rustc(folder)).env("LD_LIBRARY_PATH", libraries(folder));
        // Compiling the standard library is not stable yet.
        cargo.env("RUSTC_BOOTSTRAP", "1").env_remove("RUSTC_WRAPPER");
        cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker()?);
        Ok((cargo, &["-Zbuild-std=std,panic_abort"]))
    }
}

/// Whether the compiler in use can compile for the browser.
fn has_target() -> bool {
    let words = ["--print", "target-libdir", "--target", TARGET];
    let Some(folder) = asked("rustc", &words) else { return false };
    listed(Path::new(folder.trim())).iter().any(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("libstd-") && name.ends_with(".rlib")
    })
}

fn rustup_adds_it() -> bool {
    if found("rustup").is_none() {
        return false;
    }
    println!("--- compiler: rustup target add {TARGET} (a download of 20 MB, once)");
    let mut rustup = Command::new("rustup");
    rustup.args(["target", "add", TARGET]).env("RUSTUP_MAX_RETRIES", "1");
    if tried(&mut rustup, PATIENCE) && has_target() {
        return true;
    }
    println!("--- compiler: rustup cannot get the target; Debian's compiler will do");
    false
}

/// The linker for modules, which rustup's toolchains have and Debian's compiler lacks.
fn linker() -> Result<PathBuf, String> {
    let sysroot = asked("rustc", &["--print", "sysroot"]).unwrap_or_default();
    let about = asked("rustc", &["-vV"]).unwrap_or_default();
    let host = about.lines().find_map(|line| line.strip_prefix("host: ")).unwrap_or_default();
    let own = Path::new(sysroot.trim()).join("lib/rustlib").join(host).join("bin/rust-lld");
    let others = ["rust-lld", "wasm-ld", "lld"].iter().find_map(|name| found(name));
    Some(own)
        .filter(|path| path.is_file())
        .or(others)
        .ok_or_else(|| "no linker for WebAssembly: install `lld`".to_owned())
}

// ---------------------------------------------------------------------- Debian's compiler

/// The folder of this user for what can be fetched again.
fn cache() -> Result<PathBuf, String> {
    let named = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let cache = named("XDG_CACHE_HOME").or_else(|| Some(named("HOME")?.join(".cache")));
    cache.map(|cache| cache.join("parlour")).ok_or_else(|| "HOME is not set".to_owned())
}

/// The newest compiler in the cache that works. It has its name only since it was complete.
fn kept(cache: &Path) -> Option<PathBuf> {
    let compilers = listed(cache).into_iter().filter(|path| {
        path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(KEPT))
    });
    compilers.filter_map(|path| Some((version(&path)?, path))).max().map(|(_, path)| path)
}

fn rustc(folder: &Path) -> PathBuf {
    folder.join("usr/bin/rustc")
}

/// The folders of its libraries, as a path.
fn libraries(folder: &Path) -> std::ffi::OsString {
    let holds =
        |folder: &PathBuf| listed(folder).iter().any(|path| path.to_string_lossy().contains(".so"));
    let below = listed(&folder.join("usr/lib"));
    let llvm = below.iter().map(|folder| folder.join("lib"));
    let folders: Vec<PathBuf> = below.iter().cloned().chain(llvm).filter(holds).collect();
    std::env::join_paths(folders).unwrap_or_default()
}

/// The version of an unpacked compiler, where it works and is new enough for the workspace.
fn version(folder: &Path) -> Option<(u32, u32)> {
    let mut compiler = Command::new(rustc(folder));
    let said = answer(compiler.arg("--version").env("LD_LIBRARY_PATH", libraries(folder)))?;
    let mut numbers = said.split_whitespace().nth(1)?.split('.').map(str::parse);
    let version = (numbers.next()?.ok()?, numbers.next()?.ok()?);
    (version >= needed()).then_some(version)
}

/// The version that the workspace needs, as this program was built with it.
fn needed() -> (u32, u32) {
    let mut numbers = env!("CARGO_PKG_RUST_VERSION").split('.').map(|n| n.parse().unwrap_or(0));
    (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0))
}

/// Fetches and unpacks Debian's compiler. Nothing is installed, and nobody needs to be root.
fn debian(cache: &Path) -> Result<PathBuf, String> {
    tidy_up(cache);
    let work = cache.join(format!("{UNPACKING}{}", std::process::id()));
    fs::create_dir_all(&work).map_err(|error| format!("{}: {error}", work.display()))?;
    let made = unpack(&work).and_then(|version| {
        let folder = cache.join(format!("{KEPT}{version}"));
        let unpacked = work.join("root");
        match fs::rename(&unpacked, &folder) {
            Err(error) if !folder.is_dir() => Err(format!("{}: {error}", folder.display())),
            _ => Ok(folder),
        }
    });
    // What is left there is of no use, and in nobody's way.
    let _ = fs::remove_dir_all(&work);
    made
}

/// Removes what was left behind by those who were interrupted.
fn tidy_up(cache: &Path) {
    for folder in listed(cache) {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let process = name.strip_prefix(UNPACKING).map(|id| Path::new("/proc").join(id));
        if process.is_some_and(|process| !process.exists()) {
            // It is only in the way of other things on the disk.
            let _ = fs::remove_dir_all(folder);
        }
    }
}

/// Unpacks the compiler into `root` in the folder, and gives its version as Debian counts.
fn unpack(work: &Path) -> Result<String, String> {
    let apt = Apt::new(work)?;
    let packages = apt.packages();
    let version = apt.field(COMPILER, "Version").unwrap_or_default();
    println!(
        "--- compiler: {COMPILER} {version} of Debian, into the cache of this user\n    \
         (a download of 130 MB, 850 MB on the disk, a minute or two, once)"
    );
    let words: Vec<&str> = packages.iter().map(String::as_str).collect();
    let download = apt.command("apt-get", &[&["-q", "download"], &words[..]].concat());
    run(download).map_err(|_| "and apt-get could not download Debian's compiler".to_owned())?;
    let root = work.join("root");
    for package in listed(work).iter().filter(|path| path.extension().is_some_and(|e| e == "deb")) {
        let mut dpkg = Command::new("dpkg");
        dpkg.arg("-x").arg(package).arg(&root);
        run(dpkg).map_err(|_| format!("and {} could not be unpacked", package.display()))?;
    }
    match self::version(&root) {
        Some(_) => Ok(version.replace(|c: char| !c.is_ascii_alphanumeric() && c != '.', "_")),
        None => Err(format!("and {COMPILER} {version} of Debian does not run here, or is too old")),
    }
}

/// Debian's packages, as this system knows them or, where it does not know the compiler, from lists
/// that are fetched for this alone.
struct Apt<'a> {
    work: &'a Path,
    own: Vec<String>,
}

impl Apt<'_> {
    fn new(work: &Path) -> Result<Apt<'_>, String> {
        let mut apt = Apt { work, own: Vec::new() };
        if apt.knows() {
            return Ok(apt);
        }
        println!("--- compiler: apt-get update, in a folder of its own");
        let lists = work.join("lists");
        let folders = fs::create_dir_all(lists.join("partial"));
        folders.map_err(|error| format!("and {}: {error}", lists.display()))?;
        let at = |key: &str, place: &Path| format!("-oDir::{key}={}", place.display());
        apt.own = vec![at("State::lists", &lists), at("Cache", &work.join("apt"))];
        fs::create_dir_all(work.join("apt/archives/partial")).map_err(|e| e.to_string())?;
        let updated = run(apt.command("apt-get", &["-q", "update"]));
        match updated {
            Ok(()) | Err(Failed::Refused) if apt.knows() => Ok(apt),
            _ => Err(format!("and apt knows no package {COMPILER}")),
        }
    }

    fn command(&self, program: &str, words: &[&str]) -> Command {
        let mut command = Command::new(program);
        // The folder is this user's alone, and not that of the user who downloads for root.
        command.arg("-oAPT::Sandbox::User=root").args(&self.own).args(words);
        command.current_dir(self.work);
        command
    }

    /// Whether there is a compiler, and one that is new enough.
    fn knows(&self) -> bool {
        let version = self.field(COMPILER, "Version").unwrap_or_default();
        let mut numbers = version.split(['.', '+', '-']).map(|n| n.parse().unwrap_or(0));
        (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0)) >= needed()
    }

    fn field(&self, package: &str, name: &str) -> Option<String> {
        let mut show = self.command("apt-cache", &["show", "--no-all-versions", package]);
        let said = show.output().ok().filter(|said| said.status.success())?;
        let text = String::from_utf8_lossy(&said.stdout).into_owned();
        text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": ").map(str::to_owned))
    }

    /// The compiler, the parts of it that it depends on, and the source of the library.
    fn packages(&self) -> Vec<String> {
        let mut packages = vec![SOURCE.to_owned(), COMPILER.to_owned()];
        let mut n = 0;
        while let Some(package) = packages.get(n) {
            for needs in self.field(package, "Depends").unwrap_or_default().split([',', '|']) {
                let name = needs.split_whitespace().next().unwrap_or_default();
                let name = name.split(':').next().unwrap_or_default().to_owned();
                if PARTS.iter().any(|part| name.starts_with(part)) && !packages.contains(&name) {
                    packages.push(name);
                }
            }
            n += 1;
        }
        packages
    }
}

/// What is in a folder, in order.
fn listed(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).map(|dir| dir.flatten().map(|entry| entry.path()).collect());
    let mut entries: Vec<PathBuf> = entries.unwrap_or_default();
    entries.sort();
    entries
}
