//! Refusals, for programs as JSON and for people as a page of one sentence.

use std::sync::OnceLock;

use axum::Json;
use axum::http::header::{ACCEPT, ACCEPT_LANGUAGE, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use kernel::words::LANGUAGES;
use kernel::{Error, Message, Names, Reader, Words};

use crate::protocol::Refusal;

/// A refusal for a program.
pub fn refused(status: StatusCode, error: &Error) -> Response {
    (status, Json(Refusal { error: error.into() })).into_response()
}

/// A refusal for a program, or for a person where a browser asks for something to show.
pub(crate) fn explained(status: StatusCode, error: &Error, asked: &HeaderMap) -> Response {
    let shows = text(asked, &ACCEPT).contains("text/html");
    if shows { page(status, error, asked) } else { refused(status, error) }
}

/// A page of one sentence, in a language of the browser.
pub(crate) fn page(status: StatusCode, error: &Error, asked: &HeaderMap) -> Response {
    let words = words(language(text(asked, &ACCEPT_LANGUAGE)));
    let says = escaped(&words.error(error));
    let way = Message::new("server-to-the-page");
    let way = escaped(&words.render(&way, Reader::of(Names(&[]))));
    let text = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>Parlour: {}</title>\n\
         <p>{says} <a href=\"/\">{way}</a></p>\n</html>\n",
        words.language(),
        status.as_u16(),
    );
    (status, [(CONTENT_TYPE, "text/html; charset=utf-8")], text).into_response()
}

fn text<'a>(headers: &'a HeaderMap, name: &axum::http::HeaderName) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// The first language of a list that there are words in. Weights are not looked at: browsers put
/// what is wanted most first.
pub(crate) fn language(list: &str) -> &'static str {
    let tag = |item: &str| item.trim().split(['-', ';']).next().unwrap_or_default().to_lowercase();
    let known = |item| LANGUAGES.iter().find(|known| **known == tag(item)).copied();
    list.split(',').find_map(known).unwrap_or(LANGUAGES[0])
}

fn words(language: &str) -> &'static Words {
    static LOADED: [OnceLock<Words>; LANGUAGES.len()] =
        [const { OnceLock::new() }; LANGUAGES.len()];
    let place = LANGUAGES.iter().position(|known| *known == language).unwrap_or(0);
    LOADED[place].get_or_init(|| {
        let language = LANGUAGES[place];
        Words::new(language, crate::words(language).iter().copied())
    })
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_name_languages_in_many_ways() {
        for (list, wanted) in [
            ("de", "de"),
            ("de-AT,de;q=0.9,en;q=0.8", "de"),
            ("fr, en-GB, de", "en"),
            ("DE", "de"),
            ("fr", "en"),
            ("", "en"),
        ] {
            assert_eq!(language(list), wanted, "{list}");
        }
    }

    #[test]
    fn nothing_in_a_sentence_is_a_tag() {
        assert_eq!(escaped("<a href=\"&\">"), "&lt;a href=&quot;&amp;&quot;&gt;");
    }
}
