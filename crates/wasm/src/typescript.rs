//! The types of everything that goes in and out, written for TypeScript from their JSON Schemas.

use std::fmt::Write;

use bots::{Advice, Described};
use kernel::{Sheet, Show};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};
use serde_json::{Map, Value};
use shelf::Visitor;
use table::message::{Consensus, LogLine, Reply, Update};
use table::{Cue, Moment, Player};

use crate::call::{Call, Checked, Now, Opened, Past, Seated, Speeds};

/// What a desk answers, for its schema.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its shape is used")]
struct Answers {
    advice: Advice,
    checked: Checked,
    consensus: Consensus,
    cue: Cue,
    described: Described,
    line: LogLine<Value>,
    moment: Moment,
    now: Now,
    opened: Opened,
    player: Player,
    reply: Reply,
    seated: Seated,
    sheet: Sheet,
    past: Past,
    speeds: Speeds,
    update: Update<Value, Value, Value>,
}

/// What a page can say, for its schema.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its shape is used")]
struct Calls {
    call: Call,
}

/// What a game shows, for its schema.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its shape is used")]
struct Shows<V, S, E, P> {
    view: V,
    screen: S,
    event: E,
    projections: P,
}

/// Every file of types: its name and its text.
pub fn files() -> Vec<(String, String)> {
    struct Types;
    impl Visitor for Types {
        type Out = String;
        fn visit<G: Show>(self) -> String {
            let settings = SchemaSettings::draft2020_12().for_serialize();
            let what = format!("What {} shows.", G::INFO.name);
            module(&what, schema::<Shows<G::View, G::Screen, G::Event, G::Projections>>(settings))
        }
    }
    let calls = schema::<Calls>(SchemaSettings::draft2020_12().for_deserialize());
    let answers = schema::<Answers>(SchemaSettings::draft2020_12().for_serialize());
    let mut files = vec![
        ("calls.ts".to_owned(), module("What a page says to a desk.", calls)),
        ("answers.ts".to_owned(), module("What a desk answers.", answers)),
    ];
    for info in shelf::GAMES {
        let text = shelf::visit(info.id, Types).expect("the shelf has its own games");
        files.push((format!("{}.ts", info.id), text));
    }
    files
}

fn schema<T: JsonSchema>(settings: SchemaSettings) -> Schema {
    settings.into_generator().into_root_schema_for::<T>()
}

/// A module with one type for each definition of a schema.
fn module(what: &str, schema: Schema) -> String {
    let mut out = format!(
        "// {what} Written from the Rust types by `cargo xtask types`; do not edit.\n\
         /* eslint-disable */\n"
    );
    let none = Map::new();
    let definitions = schema.get("$defs").and_then(Value::as_object).unwrap_or(&none);
    for (name, definition) in definitions {
        let _ = write!(out, "\n{}", comment(definition, ""));
        let _ = writeln!(out, "export type {} = {};", identifier(name), shape(definition, ""));
    }
    out
}

/// The description of a schema as a comment.
fn comment(schema: &Value, indent: &str) -> String {
    let Some(text) = schema.get("description").and_then(Value::as_str) else {
        return String::new();
    };
    let text = text.replace('\n', &format!("\n{indent} * "));
    format!("{indent}/** {text} */\n")
}

/// A schema as a type.
fn shape(schema: &Value, indent: &str) -> String {
    let Some(schema) = schema.as_object() else { return "unknown".to_owned() };
    if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
        return identifier(name.rsplit('/').next().unwrap_or_default());
    }
    if let Some(value) = schema.get("const") {
        return value.to_string();
    }
    if let Some(values) = schema.get("enum").and_then(Value::as_array) {
        return joined(values.iter().map(Value::to_string), " | ");
    }
    let own = object(schema, indent);
    for key in ["oneOf", "anyOf"] {
        if let Some(parts) = schema.get(key).and_then(Value::as_array) {
            let union = joined(parts.iter().map(|part| shape(part, indent)), " | ");
            return match &own {
                Some(own) => format!("{own} & ({union})"),
                None => union,
            };
        }
    }
    own.unwrap_or_else(|| plain(schema, indent))
}

/// The type of a schema that has properties.
fn object(schema: &Map<String, Value>, indent: &str) -> Option<String> {
    let properties = schema.get("properties")?.as_object()?;
    let none = Vec::new();
    let required = schema.get("required").and_then(Value::as_array).unwrap_or(&none);
    let inner = format!("{indent}  ");
    let mut out = "{\n".to_owned();
    for (name, property) in properties {
        let optional = if required.iter().any(|r| r == name) { "" } else { "?" };
        let key = if name == "do" || name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
            name.clone()
        } else {
            format!("{name:?}")
        };
        let shape = shape(property, &inner);
        let _ = writeln!(out, "{}{inner}{key}{optional}: {shape};", comment(property, &inner));
    }
    Some(format!("{out}{indent}}}"))
}

/// The type of a schema without parts of its own.
fn plain(schema: &Map<String, Value>, indent: &str) -> String {
    let one = |kind: &str| match kind {
        "string" => "string".to_owned(),
        "integer" | "number" => "number".to_owned(),
        "boolean" => "boolean".to_owned(),
        "null" => "null".to_owned(),
        "array" => array(schema, indent),
        "object" => match schema.get("additionalProperties") {
            Some(values) => format!("Record<string, {}>", shape(values, indent)),
            None => "Record<string, unknown>".to_owned(),
        },
        _ => "unknown".to_owned(),
    };
    match schema.get("type") {
        Some(Value::String(kind)) => one(kind),
        Some(Value::Array(kinds)) => joined(kinds.iter().filter_map(Value::as_str).map(one), " | "),
        _ => "unknown".to_owned(),
    }
}

fn array(schema: &Map<String, Value>, indent: &str) -> String {
    if let Some(items) = schema.get("prefixItems").and_then(Value::as_array) {
        return format!("[{}]", joined(items.iter().map(|item| shape(item, indent)), ", "));
    }
    let item = schema.get("items").map_or("unknown".to_owned(), |items| shape(items, indent));
    if item.contains(" | ") || item.contains(" & ") {
        return format!("({item})[]");
    }
    format!("{item}[]")
}

fn joined(parts: impl Iterator<Item = String>, with: &str) -> String {
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() { "never".to_owned() } else { parts.join(with) }
}

/// The name of a definition as an identifier.
fn identifier(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).collect()
}
