//! Everything over HTTP: `/api/v1`.

mod caller;
mod events;
mod openapi;
mod refusal;
mod socket;

use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Json, Response};
use axum::routing::{get, post};
use kernel::Error;
use qrcode::QrCode;
use qrcode::render::svg;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Player;

use crate::hall::Hall;
use crate::mcp;
use crate::protocol::{Listed, Me, NewTable, OpenedTable, Query, SeatKey};
use crate::task::{Answer, Call};
use crate::token;
pub(crate) use caller::{COOKIE, Caller, Connected, Counters, token_of};
pub(crate) use refusal::Refused;

/// What all requests share.
#[derive(Clone)]
pub(crate) struct Api {
    pub(crate) hall: Arc<Hall>,
    counters: Arc<Counters>,
}

/// A question over HTTP.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
struct Asked {
    /// The question.
    ask: Query,
}

type Done<T> = Result<T, Refused>;

/// The routes of all that is asked over HTTP.
pub fn router(hall: Arc<Hall>) -> Router {
    let longest = hall.limits.longest_message;
    let counters = Arc::new(Counters::new(&hall.limits));
    let api = Api { hall, counters: Arc::clone(&counters) };
    let tables = tables(api, longest);
    let models = mcp::router(&tables, &counters, longest);
    tables.merge(models)
}

/// The routes of tables.
fn tables(api: Api, longest: usize) -> Router {
    Router::new()
        .route("/api", get(readable))
        .route("/api/v1/openapi.json", get(described))
        .route("/api/v1/me", get(me).put(set_me))
        .route("/api/v1/games", get(games))
        .route("/api/v1/tables", get(lobby).post(open))
        .route("/api/v1/tables/mine", get(mine))
        .route("/api/v1/tables/{id}", get(look))
        .route("/api/v1/tables/{id}/room", post(room))
        .route("/api/v1/tables/{id}/command", post(command))
        .route("/api/v1/tables/{id}/ask", post(ask))
        .route("/api/v1/tables/{id}/key", post(key))
        .route("/api/v1/tables/{id}/save", get(save))
        .route("/api/v1/tables/{id}/invite.svg", get(invite))
        .route("/api/v1/tables/{id}/events", get(events::stream))
        .route("/api/v1/tables/{id}/socket", get(socket::upgrade))
        .route("/api/{*rest}", axum::routing::any(nothing))
        .layer(DefaultBodyLimit::max(longest))
        .with_state(api)
}

/// The content of a request, or what is wrong with it.
fn content<T: DeserializeOwned>(body: &[u8]) -> Done<T> {
    let read = serde_json::from_slice(body);
    read.map_err(|error| Error::invalid("bad_message").variant("sent").with("why", error).into())
}

async fn nothing() -> Refused {
    Error::invalid("nothing_here").into()
}

async fn described() -> Json<Value> {
    Json(openapi::description())
}

async fn readable() -> Html<String> {
    Html(openapi::page())
}

// ---------------------------------------------------------------------- people

async fn me(caller: Caller) -> Done<Json<Me>> {
    let (_, name) = caller.must_be_person()?;
    Ok(Json(Me { name: name.to_owned() }))
}

/// Says what somebody is called, and makes a person of whoever is none.
async fn set_me(State(api): State<Api>, caller: Caller, body: Bytes) -> Done<Response> {
    let Me { name } = content(&body)?;
    let name = proper_name(&name)?;
    if let Some((id, _)) = caller.person() {
        api.hall.store.rename(id, name.clone()).await?;
        return Ok(Json(Me { name }).into_response());
    }
    let fresh = token::person()?;
    api.hall.store.add_person(token::digest(&fresh), name.clone(), api.hall.now()).await?;
    let secure = caller.origin().starts_with("https:");
    let cookie = caller::cookie(&fresh, secure);
    Ok(([(header::SET_COOKIE, cookie)], Json(Me { name })).into_response())
}

/// A name as others may see it, or why not.
fn proper_name(name: &str) -> Result<String, Error> {
    let name = name.trim();
    let shown = Player::person(name).presentable(0).name;
    if shown != name || name.is_empty() {
        return Err(Error::invalid("bad_name").with("widest", Player::WIDEST));
    }
    Ok(shown)
}

// ---------------------------------------------------------------------- tables

async fn games(_: Caller) -> Json<Vec<bots::Described>> {
    Json(bots::described())
}

async fn lobby(State(api): State<Api>, _: Caller) -> Done<Json<Vec<Listed>>> {
    Ok(Json(api.hall.lobby().await?))
}

async fn mine(State(api): State<Api>, caller: Caller) -> Done<Json<Vec<Listed>>> {
    let (id, _) = caller.must_be_person()?;
    Ok(Json(api.hall.tables_of(id).await?))
}

async fn open(State(api): State<Api>, caller: Caller, body: Bytes) -> Done<Response> {
    let asked: NewTable = content(&body)?;
    let table = api.hall.open(caller.must_be_person()?, &asked).await?;
    let invite = caller.invite(&table);
    Ok((StatusCode::CREATED, Json(OpenedTable { table, invite })).into_response())
}

impl Api {
    async fn call(&self, caller: &Caller, table: &str, call: Call) -> Done<Answer> {
        Ok(self.hall.call(table, caller.at(table), call).await?)
    }

    async fn json(&self, caller: &Caller, table: &str, call: Call) -> Done<Json<Value>> {
        match self.call(caller, table, call).await? {
            Answer::Json(value) => Ok(Json(value)),
            Answer::Save(..) | Answer::Key(_) => Err(Error::invalid("nothing_here").into()),
        }
    }
}

async fn look(State(api): State<Api>, Path(id): Path<String>, caller: Caller) -> Done<Json<Value>> {
    api.json(&caller, &id, Call::Look).await
}

async fn room(
    State(api): State<Api>,
    Path(id): Path<String>,
    caller: Caller,
    body: Bytes,
) -> Done<Json<Value>> {
    api.json(&caller, &id, Call::Room(content(&body)?)).await
}

async fn command(
    State(api): State<Api>,
    Path(id): Path<String>,
    caller: Caller,
    body: Bytes,
) -> Done<Json<Value>> {
    api.json(&caller, &id, Call::Command(content(&body)?)).await
}

async fn ask(
    State(api): State<Api>,
    Path(id): Path<String>,
    caller: Caller,
    body: Bytes,
) -> Done<Json<Value>> {
    let Asked { ask } = content(&body)?;
    api.json(&caller, &id, Call::Ask(ask)).await
}

async fn key(
    State(api): State<Api>,
    Path(id): Path<String>,
    caller: Caller,
) -> Done<Json<SeatKey>> {
    let Answer::Key(seat) = api.call(&caller, &id, Call::Key).await? else {
        return Err(Error::illegal("not_seated").into());
    };
    let fresh = token::person()?;
    api.hall.store.add_key(token::digest(&fresh), id, seat).await?;
    Ok(Json(SeatKey { token: fresh }))
}

async fn save(State(api): State<Api>, Path(id): Path<String>, caller: Caller) -> Done<Response> {
    let Answer::Save(bytes, game) = api.call(&caller, &id, Call::Save).await? else {
        return Err(Error::illegal("not_over").into());
    };
    let name = format!("attachment; filename=\"{game}-{}.save\"", &id[..8.min(id.len())]);
    let headers: [(HeaderName, HeaderValue); 2] = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/octet-stream")),
        (
            header::CONTENT_DISPOSITION,
            HeaderValue::from_str(&name).unwrap_or(HeaderValue::from_static("attachment")),
        ),
    ];
    Ok((headers, bytes).into_response())
}

/// The address to invite others with, as a code for cameras.
async fn invite(Path(id): Path<String>, caller: Caller) -> Done<Response> {
    if !token::is_table(&id) {
        return Err(crate::hall::no_such_table().into());
    }
    let address = caller.invite(&id);
    let code = QrCode::new(address).map_err(|_| Error::invalid("nothing_here"))?;
    let drawn = code.render::<svg::Color<'_>>().min_dimensions(240, 240).build();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], drawn).into_response())
}
