//! Reading the line and the headers of a request.

use super::Refused;

/// A request to get a file, or to look at what getting it would say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Request {
    /// Whether only the headers of the answer are wanted.
    pub(crate) look: bool,
    /// The path that is asked for: decoded, from its first `/`, without what follows a `?`.
    pub(crate) path: String,
    /// Whether the answer may be packed with gzip.
    pub(crate) gzip: bool,
    /// The tags of what the other side has already, as it wrote them.
    pub(crate) has: String,
    /// Whether the connection ends with the answer.
    pub(crate) close: bool,
}

impl Request {
    /// Reads the line and the headers of a request, up to the empty line.
    pub(crate) fn parse(head: &[u8]) -> Result<Request, Refused> {
        let mut lines = head.split(|byte| *byte == b'\n');
        let lines = lines.by_ref().map(|line| line.strip_suffix(b"\r").unwrap_or(line));
        let mut lines = lines.take_while(|line| !line.is_empty());
        let line = lines.next().and_then(|line| std::str::from_utf8(line).ok());
        let (method, target, newer) = first(line.ok_or(Refused::Malformed)?)?;
        let mut request = Request {
            look: method == "HEAD",
            path: decoded(target)?,
            gzip: false,
            has: String::new(),
            close: !newer,
        };
        let (mut hosts, mut body) = (0, false);
        for line in lines {
            let (name, value) = header(line)?;
            match name.as_str() {
                "host" => hosts += 1,
                "accept-encoding" => request.gzip |= takes_gzip(&value),
                "if-none-match" => request.has = value,
                "connection" => {
                    let mut words = value.split(',').map(str::trim);
                    request.close |= words.any(|word| word.eq_ignore_ascii_case("close"));
                }
                "content-length" => body |= value != "0",
                "transfer-encoding" => body = true,
                _ => {}
            }
        }
        if hosts > 1 || (newer && hosts == 0) {
            return Err(Refused::Malformed);
        }
        if !matches!(method, "GET" | "HEAD") {
            return Err(Refused::Method);
        }
        if body { Err(Refused::Malformed) } else { Ok(request) }
    }
}

/// The method, the target, and whether it is HTTP/1.1 as opposed to 1.0.
fn first(line: &str) -> Result<(&str, &str, bool), Refused> {
    let words: Vec<&str> = line.split(' ').collect();
    let [method, target, version] = words[..] else { return Err(Refused::Malformed) };
    if method.is_empty() || !method.bytes().all(is_token) || target.is_empty() {
        return Err(Refused::Malformed);
    }
    match version {
        "HTTP/1.1" => Ok((method, target, true)),
        "HTTP/1.0" => Ok((method, target, false)),
        _ if version.starts_with("HTTP/") => Err(Refused::Version),
        _ => Err(Refused::Malformed),
    }
}

/// The name of a header in small letters, and its value.
fn header(line: &[u8]) -> Result<(String, String), Refused> {
    // Cookies of somebody else at this address may be in any encoding.
    let line = String::from_utf8_lossy(line);
    let (name, value) = line.split_once(':').ok_or(Refused::Malformed)?;
    let sound = !value.chars().any(|c| c.is_control() && c != '\t');
    if name.is_empty() || !name.bytes().all(is_token) || !sound {
        return Err(Refused::Malformed);
    }
    Ok((name.to_ascii_lowercase(), value.trim().to_owned()))
}

fn is_token(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte)
}

/// The path of a target, with what stands for other characters decoded.
fn decoded(target: &str) -> Result<String, Refused> {
    let path = match target.strip_prefix("http://") {
        Some(rest) => rest.find('/').map_or("/", |slash| &rest[slash..]),
        None if target == "*" => "/",
        None => target,
    };
    let path = path.split(['?', '#']).next().unwrap_or_default();
    let mut bytes = Vec::new();
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => 16 * digit(rest.next())? + digit(rest.next())?,
            byte => byte,
        });
    }
    let path = String::from_utf8(bytes).map_err(|_| Refused::Malformed)?;
    let sound = path.starts_with('/') && !path.chars().any(char::is_control);
    if sound { Ok(path) } else { Err(Refused::Malformed) }
}

fn digit(byte: Option<u8>) -> Result<u8, Refused> {
    let digit = byte.and_then(|byte| char::from(byte).to_digit(16));
    digit.and_then(|digit| u8::try_from(digit).ok()).ok_or(Refused::Malformed)
}

/// Whether a list of encodings has gzip, and does not say that it is not wanted.
fn takes_gzip(list: &str) -> bool {
    list.split(',').any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
        let weight = parts.find_map(|part| part.strip_prefix("q=").or(part.strip_prefix("Q=")));
        named && weight.is_none_or(|weight| weight.parse().is_ok_and(|q: f32| q > 0.0))
    })
}
