//! Puts the browser application into the program, where it was built before: see `cargo xtask web`.

#[path = "build/gzip.rs"]
mod gzip;

use std::fmt::Write;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=build");
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let built = web.join("dist");
    let mut files = Vec::new();
    if built.join("index.html").is_file() {
        println!("cargo:rerun-if-changed={}", built.display());
        collect(&built, "", &mut files)?;
        files.sort();
    } else if web.is_dir() {
        // A file that is not there would be taken for one that changes all the time.
        println!("cargo:rerun-if-changed={}", web.display());
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder"));
    fs::write(out.join("app.rs"), table(&out, &files)?)?;
    println!("cargo:rustc-env=PARLOUR_APP_FILES={}", files.len());
    Ok(())
}

/// All files below a folder, each with its path as addresses have it.
fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().into_string().expect("files of the application have names");
        let path = format!("{prefix}{name}");
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{path}/"), files)?;
        } else {
            files.push((path, entry.path()));
        }
    }
    Ok(())
}

/// The source of the table of files. A file that is a tenth smaller when it is packed is kept in
/// that form alone.
fn table(out: &Path, files: &[(String, PathBuf)]) -> io::Result<String> {
    let mut text = "&[\n".to_owned();
    for (n, (path, file)) in files.iter().enumerate() {
        let bytes = fs::read(file)?;
        let mut hasher = DefaultHasher::new();
        hasher.write(&bytes);
        let tag = format!("{:016x}", hasher.finish());
        let packed = gzip::pack(&bytes);
        let pays = packed.len() < bytes.len() / 10 * 9;
        fs::write(out.join(n.to_string()), if pays { packed } else { bytes })?;
        let kept = format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{n}\"))");
        let line = format!("path: {path:?}, tag: {tag:?}, packed: {pays}, bytes: {kept}");
        writeln!(text, "Embedded {{ {line} }},").expect("a text takes more text");
    }
    text.push_str("]\n");
    Ok(text)
}
