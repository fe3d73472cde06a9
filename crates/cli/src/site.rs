//! The files of the browser application, as answers to requests.

use std::borrow::Cow;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};

use miniz_oxide::inflate::decompress_to_vec;

use crate::http::{Refused, Request, Response};

/// Only what comes from here may run, be shown or be asked; nobody may frame it.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
     style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self'; \
     connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
     frame-ancestors 'none'";
/// A file whose name follows from its content never changes.
const FOREVER: &str = "public, max-age=31536000, immutable";
/// Any other file is asked for again, and not sent again where it is the same.
const ASK_AGAIN: &str = "no-cache";
/// The bytes before and after what is packed in a gzip file without extras.
const GZIP_HEAD: usize = 10;
const GZIP_TAIL: usize = 8;

/// The application that this program was built with; nothing where it was not there to be built in.
pub(crate) const APPLICATION: &[Embedded] = include!(concat!(env!("OUT_DIR"), "/app.rs"));

/// A file in the program.
#[derive(Debug)]
pub(crate) struct Embedded {
    /// Its path, without a `/` before it.
    path: &'static str,
    /// What no other content of the file has.
    tag: &'static str,
    /// Whether the bytes are those of a gzip file.
    packed: bool,
    bytes: &'static [u8],
}

/// Where files come from.
#[derive(Debug)]
pub(crate) enum Site {
    /// Out of the program, in order of their paths.
    Embedded(&'static [Embedded]),
    /// Out of a folder, and never from outside of it.
    Folder(PathBuf),
}

/// A file that was found.
struct Found {
    tag: String,
    packed: bool,
    bytes: Cow<'static, [u8]>,
}

impl Site {
    /// The answer to a request, or to one that was refused.
    pub(crate) fn answer(&self, asked: Result<&Request, Refused>) -> Response {
        let request = match asked {
            Ok(request) => request,
            Err(refused) => return refusal(refused),
        };
        let mut path = request.path.trim_start_matches('/').to_owned();
        if path.is_empty() || path.ends_with('/') {
            path.push_str("index.html");
        }
        match self.find(&path) {
            Some(found) => found.told(&path, request),
            None => page(404, "Nothing is here. <a href=\"/\">To the table.</a>"),
        }
    }

    fn find(&self, path: &str) -> Option<Found> {
        match self {
            Site::Embedded(files) => {
                let n = files.binary_search_by(|file| file.path.cmp(path)).ok()?;
                let Embedded { tag, packed, bytes, .. } = files[n];
                Some(Found { tag: tag.to_owned(), packed, bytes: bytes.into() })
            }
            Site::Folder(folder) => {
                let bytes = fs::read(inside(folder, path)?).ok()?;
                let mut hasher = DefaultHasher::new();
                hasher.write(&bytes);
                let tag = format!("{:016x}", hasher.finish());
                Some(Found { tag, packed: false, bytes: bytes.into() })
            }
        }
    }
}

impl Found {
    fn told(self, path: &str, request: &Request) -> Response {
        let packed = self.packed && request.gzip;
        // The two forms are different bytes, so their tags differ.
        let tag = format!("\"{}{}\"", self.tag, if packed { "-gzip" } else { "" });
        let mut headers = secured();
        let caching = if is_hashed(path) { FOREVER } else { ASK_AGAIN };
        headers.push(("Cache-Control", caching.into()));
        headers.push(("Vary", "Accept-Encoding".into()));
        headers.push(("ETag", tag.clone().into()));
        if known(&request.has, &tag) {
            return Response { status: 304, headers, body: Cow::Borrowed(&[]) };
        }
        headers.push(("Content-Type", sort(path).into()));
        if packed {
            headers.push(("Content-Encoding", "gzip".into()));
        }
        let body = if packed || !self.packed { self.bytes } else { unpacked(&self.bytes).into() };
        Response { status: 200, headers, body }
    }
}

/// The content of a gzip file of the program.
fn unpacked(file: &[u8]) -> Vec<u8> {
    let inner = &file[GZIP_HEAD..file.len() - GZIP_TAIL];
    decompress_to_vec(inner).expect("what was packed for the program can be unpacked")
}

/// Whether one of the tags that the other side has is this one.
fn known(has: &str, tag: &str) -> bool {
    has == "*" || has.split(',').any(|had| had.trim().trim_start_matches("W/") == tag)
}

/// The file of this path in the folder, where it is one and really lies in there: links that lead
/// out of the folder, hidden files and names that mean something to a system are not followed.
fn inside(folder: &Path, path: &str) -> Option<PathBuf> {
    let plain =
        |name: &str| !name.is_empty() && !name.starts_with('.') && !name.contains(['\\', ':']);
    if !path.split('/').all(plain) {
        return None;
    }
    let folder = folder.canonicalize().ok()?;
    let file = folder.join(path).canonicalize().ok()?;
    (file.starts_with(&folder) && file.is_file()).then_some(file)
}

/// Whether the name of a file follows from its content, as in `assets/index-B7xQ2k9_.js`.
fn is_hashed(path: &str) -> bool {
    let stem = path.strip_prefix("assets/").and_then(|name| name.rsplit_once('.'));
    let Some((stem, _)) = stem else { return false };
    let Some((_, end)) = stem.as_bytes().split_last_chunk::<9>() else { return false };
    let letter = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    // A plain word of eight letters is none, and nothing is lost where a hash looks like one.
    let mixed = end.iter().any(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit());
    end[0] == b'-' && end.iter().all(letter) && mixed
}

/// The sort of a file by the end of its name, as browsers want to be told.
fn sort(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// What every answer says.
fn secured() -> Vec<(&'static str, Cow<'static, str>)> {
    vec![
        ("Content-Security-Policy", POLICY.into()),
        ("X-Content-Type-Options", "nosniff".into()),
        ("Referrer-Policy", "no-referrer".into()),
        ("Cross-Origin-Opener-Policy", "same-origin".into()),
        ("Cross-Origin-Resource-Policy", "same-origin".into()),
    ]
}

fn refusal(refused: Refused) -> Response {
    let mut response = page(
        refused as u16,
        match refused {
            Refused::Malformed => "This was not understood.",
            Refused::Method => "Things can be looked at here, and nothing else.",
            Refused::Late => "This took too long.",
            Refused::Long => "This was too long.",
            Refused::Full => "Too many are here already. Come again in a moment.",
            Refused::Version => "Only HTTP/1.1 is spoken here.",
        },
    );
    match refused {
        Refused::Method => response.headers.push(("Allow", "GET, HEAD".into())),
        Refused::Full => response.headers.push(("Retry-After", "2".into())),
        _ => {}
    }
    response
}

/// A page of one sentence.
fn page(status: u16, says: &str) -> Response {
    let mut headers = secured();
    headers.push(("Cache-Control", "no-store".into()));
    headers.push(("Content-Type", "text/html; charset=utf-8".into()));
    let text = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>Parlour: {status}</title>\n<p>{says}</p>\n</html>\n"
    );
    Response { status, headers, body: text.into_bytes().into() }
}

#[cfg(test)]
#[path = "../build/gzip.rs"]
mod gzip;

#[cfg(test)]
mod tests {
    use super::*;

    const PACKED: &[u8] = &[
        0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3, 0x4b, 0x4c, 0x4a, 0x06, 0, 0xc2, 0x41, 0x24, 0x35, 3,
        0, 0, 0,
    ];
    const FILES: &[Embedded] = &[
        Embedded { path: "assets/a-B7xQ2k9_.js", tag: "1", packed: true, bytes: PACKED },
        Embedded { path: "index.html", tag: "2", packed: false, bytes: b"page" },
        Embedded { path: "parlour.wasm", tag: "3", packed: true, bytes: PACKED },
    ];

    fn asked(path: &str, gzip: bool, has: &str) -> Response {
        let (path, has) = (path.to_owned(), has.to_owned());
        let request = Request { look: false, path, gzip, has, close: false };
        Site::Embedded(FILES).answer(Ok(&request))
    }

    fn said<'a>(response: &'a Response, name: &str) -> &'a str {
        let found = response.headers.iter().find(|(known, _)| *known == name);
        found.map_or("", |(_, value)| value)
    }

    #[test]
    fn files_are_sent_as_the_caller_can_take_them() {
        let plain = asked("/parlour.wasm", false, "");
        assert_eq!((plain.status, &*plain.body), (200, &b"abc"[..]));
        assert_eq!((said(&plain, "ETag"), said(&plain, "Content-Encoding")), ("\"3\"", ""));
        assert_eq!(said(&plain, "Content-Type"), "application/wasm");
        assert_eq!(said(&plain, "Cache-Control"), ASK_AGAIN);
        let packed = asked("/parlour.wasm", true, "");
        assert_eq!((packed.status, &*packed.body), (200, PACKED));
        let tags = (said(&packed, "ETag"), said(&packed, "Content-Encoding"));
        assert_eq!(tags, ("\"3-gzip\"", "gzip"));
        assert_eq!(said(&asked("/assets/a-B7xQ2k9_.js", true, ""), "Cache-Control"), FOREVER);
        assert_eq!(&*asked("/", true, "").body, b"page");
        assert_eq!(asked("/index.htm", true, "").status, 404);
        assert_eq!(asked("/assets/", true, "").status, 404);
        assert_eq!(asked("/../index.html", true, "").status, 404);
    }

    #[test]
    fn what_somebody_has_is_not_sent_again() {
        for has in ["\"2\"", "W/\"2\"", "\"1\", \"2\"", "*"] {
            let response = asked("/", true, has);
            assert_eq!((response.status, response.body.len()), (304, 0), "{has}");
            assert_eq!(said(&response, "ETag"), "\"2\"");
            assert_eq!(said(&response, "Content-Security-Policy"), POLICY);
        }
        assert_eq!(asked("/", true, "\"3\"").status, 200);
        assert_eq!(asked("/parlour.wasm", true, "\"3\"").status, 200, "another form of it");
        assert_eq!(asked("/none", true, "*").status, 404);
    }

    #[test]
    fn names_that_follow_from_content_are_told_from_others() {
        for path in ["assets/index-B7xQ2k9_.js", "assets/a-b-c-DcpAb-12.css"] {
            assert!(is_hashed(path), "{path}");
        }
        for path in ["index.html", "a-B7xQ2k9_.js", "assets/a-pictures.svg", "assets/a.js", "sw.js"]
        {
            assert!(!is_hashed(path), "{path}");
        }
    }

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

    /// What the program of that name makes of it; where it is not installed, nothing is shown.
    fn gunzip(packed: &[u8]) -> Vec<u8> {
        use std::io::Write;
        use std::process::{Command, Stdio};
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
