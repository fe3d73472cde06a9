//! Refusals over HTTP: a status, and the error as every client knows it.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Json, Response};
use kernel::{Error, ErrorMessage, Kind};

use crate::protocol::Refusal;

/// A request that is refused.
#[derive(Debug)]
pub(crate) struct Refused(pub(crate) Error);

impl From<Error> for Refused {
    fn from(error: Error) -> Refused {
        Refused(error)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let error = ErrorMessage::from(&self.0);
        (status(&self.0), Json(Refusal { error })).into_response()
    }
}

fn status(error: &Error) -> StatusCode {
    match (&*error.code, error.kind) {
        ("no_person", _) => StatusCode::UNAUTHORIZED,
        ("not_host" | "not_seated" | "no_spectators" | "wrong_origin", _) => StatusCode::FORBIDDEN,
        ("no_such_table" | "nothing_here", _) => StatusCode::NOT_FOUND,
        ("too_many_requests" | "too_many_tables" | "too_many_connections", _) => {
            StatusCode::TOO_MANY_REQUESTS
        }
        ("disk_full", _) => StatusCode::INSUFFICIENT_STORAGE,
        (_, Kind::IllegalMove) => StatusCode::CONFLICT,
        (_, Kind::InvalidChoice) => StatusCode::BAD_REQUEST,
        (_, Kind::Outside) => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::INTERNAL_SERVER_ERROR,
    }
}
