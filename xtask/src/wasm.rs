//! The module: games, tables and bots as WebAssembly.

use std::fs;
use std::path::PathBuf;

use crate::module_text;
use crate::root;
use crate::step::{run, target};
use crate::toolchain::{TARGET, Toolchain};

/// Where the page takes it from.
const PLACE: &str = "web/public/parlour.wasm";

/// Where the weights of bots lie, and where the page takes them from.
const NETS: [&str; 2] = ["crates/bots/nets", "web/public/nets"];

/// Lays the weights of bots beside the module: the page fetches those of a game when a bot that
/// judges by them first sits down.
fn lay_nets() -> std::io::Result<()> {
    let [from, to] = NETS.map(|folder| root().join(folder));
    fs::create_dir_all(&to)?;
    for file in fs::read_dir(from)? {
        let (file, name) = file.map(|file| (file.path(), file.file_name()))?;
        let bytes = fs::read(file)?;
        if fs::read(to.join(&name)).ok().as_ref() != Some(&bytes) {
            fs::write(to.join(&name), bytes)?;
        }
    }
    Ok(())
}

/// Builds the module and puts it where the page takes it from, if it changed. Gives the file.
pub(crate) fn build() -> Result<PathBuf, String> {
    let toolchain = Toolchain::get()?;
    // Compilers of two versions would build everything again in turn, were it in one folder.
    let folder = target().join("web");
    let first = if folder.is_dir() { "" } else { " (a few minutes the first time)" };
    // A module alone, without the library that other crates could use, is optimised as a whole.
    let words = "rustc --package wasm --lib --crate-type cdylib --profile web --target";
    println!("--- module: cargo {words} {TARGET}{first}");
    let (mut cargo, more) = toolchain.cargo()?;
    cargo.args(words.split(' ')).arg(TARGET).args(more);
    cargo.arg("--target-dir").arg(&folder).current_dir(root());
    run(cargo).map_err(|_| "the module could not be built".to_owned())?;
    let built = folder.join(TARGET).join("web/wasm.wasm");
    let module = fs::read(&built).map_err(|error| format!("{}: {error}", built.display()))?;
    module_text::check(&module)?;
    lay_nets().map_err(|error| format!("{}: {error}", NETS[1]))?;
    let place = root().join(PLACE);
    if fs::read(&place).ok().as_ref() != Some(&module) {
        let folder = place.parent().expect("a file lies in a folder");
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(&place, &module));
        written.map_err(|error| format!("{}: {error}", place.display()))?;
        println!("--- module: {} kB, new in {PLACE}", module.len() / 1000);
    }
    Ok(place)
}
