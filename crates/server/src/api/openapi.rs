//! The description of the API, made from the types it is written with.

use std::fmt::Write as _;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};
use table::message::{Reply, Update};

use super::Asked;
use crate::protocol::{
    FromClient, FromServer, Listed, Me, NewTable, OpenedTable, PROTOCOL, Refusal, Room,
    RoomCommand, SeatKey, TableCommand, You,
};

/// The room and whoever looks at it.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its shape is used")]
struct Looked {
    room: Room,
    you: You,
}

/// What a path answers.
struct Endpoint {
    method: &'static str,
    path: &'static str,
    summary: &'static str,
    takes: Option<Shape>,
    gives: Shape,
}

/// The schema of something, or what else it is.
enum Shape {
    Json(fn(&mut SchemaGenerator) -> Value),
    Other(&'static str),
}

fn schema<T: JsonSchema>(generator: &mut SchemaGenerator) -> Value {
    generator.subschema_for::<T>().to_value()
}

const TABLE: &str = "/api/v1/tables/{id}";

/// Every path there is. A test holds the router against it.
fn endpoints() -> Vec<Endpoint> {
    use Shape::{Json, Other};
    let get = |path, summary, gives| Endpoint { method: "get", path, summary, takes: None, gives };
    let post = |path, summary, takes, gives| Endpoint {
        method: "post",
        path,
        summary,
        takes: Some(takes),
        gives,
    };
    vec![
        get("/api/v1/me", "Who you are", Json(schema::<Me>)),
        Endpoint {
            method: "put",
            path: "/api/v1/me",
            summary: "Say what you are called; sets a cookie with a token for whoever has none",
            takes: Some(Json(schema::<Me>)),
            gives: Json(schema::<Me>),
        },
        get("/api/v1/games", "The games, their options and bots", Json(schema::<Vec<Game>>)),
        get("/api/v1/tables", "Public tables with open seats", Json(schema::<Vec<Listed>>)),
        post(
            "/api/v1/tables",
            "Open a table",
            Json(schema::<NewTable>),
            Json(schema::<OpenedTable>),
        ),
        get("/api/v1/tables/mine", "Your games", Json(schema::<Vec<Listed>>)),
        get(TABLE, "A table and what is around it", Json(schema::<Looked>)),
        post(
            "/api/v1/tables/{id}/room",
            "Sit down, be ready, propose, chat and more",
            Json(schema::<RoomCommand>),
            Other("null, or what came of it"),
        ),
        post(
            "/api/v1/tables/{id}/command",
            "Move, undo, agree",
            Json(schema::<TableCommand>),
            Json(schema::<Reply>),
        ),
        post(
            "/api/v1/tables/{id}/ask",
            "Ask what changes nothing",
            Json(schema::<Asked>),
            Other("what was asked for"),
        ),
        post(
            "/api/v1/tables/{id}/key",
            "A key to your seat, for a program or another device",
            Other("nothing"),
            Json(schema::<SeatKey>),
        ),
        get("/api/v1/tables/{id}/save", "The record, after the end, for players", Other("a save")),
        get("/api/v1/tables/{id}/invite.svg", "The invite address as a QR code", Other("SVG")),
        get(
            "/api/v1/tables/{id}/events",
            "What happens, as server-sent events; `?have=N` for what came after entry N",
            Json(schema::<FromServer<Update<Value, Value, Value>>>),
        ),
        get(
            "/api/v1/tables/{id}/socket",
            "What happens, and what you say, over a WebSocket",
            Json(schema::<Talk>),
        ),
    ]
}

/// A game, its options and bots.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its shape is used")]
struct Game(bots::Described);

/// What is said over a socket.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its shape is used")]
struct Talk {
    /// By the client.
    client: FromClient,
    /// By the server.
    server: FromServer<Update<Value, Value, Value>>,
}

/// The description, as OpenAPI 3.1.
pub(super) fn description() -> Value {
    let mut settings = SchemaSettings::draft2020_12();
    settings.definitions_path = "/components/schemas".into();
    let mut generator = settings.into_generator();
    let refusal = generator.subschema_for::<Refusal>().to_value();
    let mut paths = Map::new();
    for endpoint in endpoints() {
        let operation = operation(&endpoint, &refusal, &mut generator);
        let path = paths.entry(endpoint.path).or_insert_with(|| json!({}));
        path[endpoint.method] = operation;
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Parlour",
            "version": format!("v1, protocol {PROTOCOL}"),
            "description": "Tables of a Parlour server. A program sends its token as \
                `Authorization: Bearer`; a browser has it in a cookie.",
        },
        "paths": paths,
        "components": {
            "schemas": generator.take_definitions(true),
            "securitySchemes": {
                "token": { "type": "http", "scheme": "bearer" },
                "cookie": { "type": "apiKey", "in": "cookie", "name": "parlour" },
            },
        },
        "security": [{ "token": [] }, { "cookie": [] }, {}],
    })
}

fn operation(endpoint: &Endpoint, refusal: &Value, generator: &mut SchemaGenerator) -> Value {
    let mut content = |shape: &Shape| match shape {
        Shape::Json(schema) => json!({ "application/json": { "schema": schema(generator) } }),
        Shape::Other(what) => json!({ "*/*": { "schema": { "description": what } } }),
    };
    let mut operation = json!({
        "summary": endpoint.summary,
        "responses": {
            "2XX": { "description": "Done", "content": content(&endpoint.gives) },
            "default": {
                "description": "Refused",
                "content": { "application/json": { "schema": refusal } },
            },
        },
    });
    if let Some(takes) = &endpoint.takes {
        operation["requestBody"] = json!({ "content": content(takes) });
    }
    if endpoint.path.contains("{id}") {
        operation["parameters"] = json!([{
            "name": "id", "in": "path", "required": true, "schema": { "type": "string" },
        }]);
    }
    operation
}

/// The description for people.
pub(super) fn page() -> String {
    let mut rows = String::new();
    for Endpoint { method, path, summary, .. } in endpoints() {
        let method = method.to_uppercase();
        // A string takes whatever is written to it.
        let _ = writeln!(rows, "<tr><td>{method}<td><code>{path}</code><td>{summary}");
    }
    format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Parlour: API</title>\
         <body><h1>API of this Parlour server</h1>\
         <p>Every type is in <a href=\"/api/v1/openapi.json\">the OpenAPI description</a>.\
         <table>\n{rows}</table></body></html>"
    )
}
