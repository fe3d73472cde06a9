//! The files of the browser application, as answers to requests.

use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use kernel::Error;
use miniz_oxide::inflate::decompress_to_vec;

use crate::refusal::page;

/// A file whose name follows from its content never changes.
const FOREVER: &str = "public, max-age=31536000, immutable";
/// Any other file is asked for again, and not sent again where it is the same.
const ASK_AGAIN: &str = "no-cache";
/// The bytes before and after what is packed in a gzip file without extras.
const GZIP_HEAD: usize = 10;
const GZIP_TAIL: usize = 8;

/// A file in the program.
#[derive(Clone, Copy, Debug)]
pub struct Embedded {
    /// Its path, without a `/` before it.
    pub path: &'static str,
    /// What no other content of the file has.
    pub tag: &'static str,
    /// Whether the bytes are those of a gzip file.
    pub packed: bool,
    /// The file.
    pub bytes: &'static [u8],
}

/// Where the files of the application come from.
#[derive(Debug)]
pub struct Site(Source);

#[derive(Debug)]
enum Source {
    /// Out of the program, in order of their paths; beside each file what it is when it is
    /// unpacked, once somebody asked for it in that form.
    Embedded(&'static [Embedded], Box<[OnceLock<Bytes>]>),
    /// Out of a folder, and never from outside of it.
    Folder(PathBuf),
}

/// A file that was found.
struct Found {
    tag: String,
    packed: bool,
    bytes: Bytes,
}

impl Site {
    /// Files out of the program, in order of their paths. There may be none: a server can do
    /// without the application.
    pub fn embedded(files: &'static [Embedded]) -> Site {
        Site(Source::Embedded(files, files.iter().map(|_| OnceLock::new()).collect()))
    }

    /// The files of a folder, as they are at the moment.
    pub fn folder(folder: impl Into<PathBuf>) -> Site {
        Site(Source::Folder(folder.into()))
    }

    /// The answer to a request.
    pub(crate) async fn answer(&self, request: Request) -> Response {
        let (parts, _) = request.into_parts();
        let headers = &parts.headers;
        if !matches!(parts.method, Method::GET | Method::HEAD) {
            let error = Error::invalid("wrong_method");
            let refused = page(StatusCode::METHOD_NOT_ALLOWED, &error, headers);
            return ([(ALLOW, "GET, HEAD")], refused).into_response();
        }
        let Some(mut path) = decoded(parts.uri.path()) else {
            return page(StatusCode::BAD_REQUEST, &Error::invalid("bad_path"), headers);
        };
        if path.is_empty() || path.ends_with('/') {
            path.push_str("index.html");
        }
        match self.find(&path, takes_gzip(headers)).await {
            Some(found) => found.told(&path, headers, &parts.method),
            None => page(StatusCode::NOT_FOUND, &Error::invalid("nothing_here"), headers),
        }
    }

    async fn find(&self, path: &str, gzip: bool) -> Option<Found> {
        match &self.0 {
            Source::Embedded(files, unpacked_files) => {
                let n = files.binary_search_by(|file| file.path.cmp(path)).ok()?;
                let Embedded { tag, packed, bytes, .. } = files[n];
                let bytes = match packed && !gzip {
                    true => unpacked_files[n].get_or_init(|| unpacked(bytes).into()).clone(),
                    false => Bytes::from_static(bytes),
                };
                Some(Found { tag: tag.to_owned(), packed: packed && gzip, bytes })
            }
            Source::Folder(folder) => {
                let (folder, path) = (folder.clone(), path.to_owned());
                let read = move || fs::read(inside(&folder, &path)?).ok();
                let bytes = tokio::task::spawn_blocking(read).await.ok()??;
                let mut hasher = DefaultHasher::new();
                hasher.write(&bytes);
                let tag = format!("{:016x}", hasher.finish());
                Some(Found { tag, packed: false, bytes: bytes.into() })
            }
        }
    }
}

impl Found {
    fn told(self, path: &str, asked: &HeaderMap, method: &Method) -> Response {
        // The two forms are different bytes, so their tags differ.
        let tag = format!("\"{}{}\"", self.tag, if self.packed { "-gzip" } else { "" });
        let caching = if is_hashed(path) { FOREVER } else { ASK_AGAIN };
        let mut headers = HeaderMap::new();
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(caching));
        headers.insert(VARY, HeaderValue::from_static("Accept-Encoding"));
        let has = known(asked, &tag);
        headers.insert(ETAG, HeaderValue::try_from(tag).expect("a tag is letters and digits"));
        if has {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(sort(path)));
        if self.packed {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        headers.insert(CONTENT_LENGTH, self.bytes.len().into());
        let body = if method == Method::HEAD { Body::empty() } else { self.bytes.into() };
        (headers, body).into_response()
    }
}

/// The content of a gzip file of the program.
fn unpacked(file: &[u8]) -> Vec<u8> {
    let inner = &file[GZIP_HEAD..file.len() - GZIP_TAIL];
    decompress_to_vec(inner).expect("what was packed for the program can be unpacked")
}

/// What stands in all headers of this name.
fn listed<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    let texts = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    texts.flat_map(|text| text.split(',')).map(str::trim)
}

/// Whether one of the tags that the other side has is this one.
fn known(asked: &HeaderMap, tag: &str) -> bool {
    listed(asked, &IF_NONE_MATCH).any(|had| had == "*" || had.trim_start_matches("W/") == tag)
}

/// Whether gzip is among the encodings, and not said not to be wanted.
fn takes_gzip(asked: &HeaderMap) -> bool {
    listed(asked, &ACCEPT_ENCODING).any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
        let weight = parts.find_map(|part| part.strip_prefix("q=").or(part.strip_prefix("Q=")));
        named && weight.is_none_or(|weight| weight.parse().is_ok_and(|q: f32| q > 0.0))
    })
}

/// A path without the `/` before it, with what stands for other characters decoded.
fn decoded(path: &str) -> Option<String> {
    let digit =
        |byte: Option<u8>| char::from(byte?).to_digit(16).and_then(|n| u8::try_from(n).ok());
    let mut bytes = Vec::new();
    let mut rest = path.strip_prefix('/')?.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => 16 * digit(rest.next())? + digit(rest.next())?,
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok().filter(|path| !path.chars().any(char::is_control))
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

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;

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

    struct Answer {
        status: u16,
        headers: HeaderMap,
        body: Bytes,
    }

    impl Answer {
        fn said(&self, name: HeaderName) -> &str {
            self.headers.get(name).map_or("", |value| value.to_str().unwrap())
        }
    }

    async fn asked(path: &str, gzip: bool, has: &str) -> Answer {
        let request = Request::builder().uri(path).header(IF_NONE_MATCH, has);
        let request = request.header(ACCEPT_ENCODING, if gzip { "br, gzip" } else { "br" });
        let response = Site::embedded(FILES).answer(request.body(Body::empty()).unwrap()).await;
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, 1 << 20).await.unwrap();
        Answer { status: parts.status.as_u16(), headers: parts.headers, body }
    }

    #[tokio::test]
    async fn files_are_sent_as_the_caller_can_take_them() {
        let plain = asked("/parlour.wasm", false, "").await;
        assert_eq!((plain.status, &*plain.body), (200, &b"abc"[..]));
        assert_eq!((plain.said(ETAG), plain.said(CONTENT_ENCODING)), ("\"3\"", ""));
        assert_eq!(plain.said(CONTENT_TYPE), "application/wasm");
        assert_eq!(plain.said(CACHE_CONTROL), ASK_AGAIN);
        let packed = asked("/parlour.wasm", true, "").await;
        assert_eq!((packed.status, &*packed.body), (200, PACKED));
        assert_eq!((packed.said(ETAG), packed.said(CONTENT_ENCODING)), ("\"3-gzip\"", "gzip"));
        assert_eq!(asked("/assets/a-B7xQ2k9_.js", true, "").await.said(CACHE_CONTROL), FOREVER);
        assert_eq!(&*asked("/", true, "").await.body, b"page");
        for path in ["/index.htm", "/assets/", "/../index.html"] {
            assert_eq!(asked(path, true, "").await.status, 404, "{path}");
        }
        for path in ["/%zz", "/%4", "/%00", "/%ff", "/%0d%0aX:y"] {
            assert_eq!(asked(path, true, "").await.status, 400, "{path}");
        }
    }

    #[tokio::test]
    async fn what_somebody_has_is_not_sent_again() {
        for has in ["\"2\"", "W/\"2\"", "\"1\", \"2\"", "*"] {
            let response = asked("/", true, has).await;
            assert_eq!((response.status, response.body.len()), (304, 0), "{has}");
            assert_eq!(response.said(ETAG), "\"2\"");
        }
        assert_eq!(asked("/", true, "\"3\"").await.status, 200);
        assert_eq!(asked("/parlour.wasm", true, "\"3\"").await.status, 200, "another form of it");
        assert_eq!(asked("/none", true, "*").await.status, 404);
    }

    #[test]
    fn packing_is_used_where_it_is_wanted() {
        for (list, wanted) in [
            ("gzip, deflate, br", true),
            ("br;q=1.0, GZip;q=0.5", true),
            ("gzip;q=0", false),
            ("gzip; q=0.000", false),
            ("deflate, br", false),
            ("gzipped", false),
            ("", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, HeaderValue::from_static(list));
            assert_eq!(takes_gzip(&headers), wanted, "{list}");
        }
    }

    #[test]
    fn paths_are_decoded() {
        assert_eq!(decoded("/%c3%A4%2e").as_deref(), Some("ä."));
        assert_eq!(decoded("/a%20b/c").as_deref(), Some("a b/c"));
        assert_eq!(decoded("*"), None);
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
}
