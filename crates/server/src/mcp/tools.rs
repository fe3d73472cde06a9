//! The tools: what a model can ask for, one file for each sort.

mod games;
mod play;
mod read;
mod tables;

use std::sync::{Arc, OnceLock};

use futures_util::future::BoxFuture;
use kernel::{Error, Info};
use rmcp::model::{CallToolResult, ContentBlock, JsonObject, Tool as Described, ToolAnnotations};
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::Manner;
use super::person::Person;
use super::refused::Refused;
use super::session::Session;

/// What a tool tells: data, and the same as text.
pub(super) struct Told<T> {
    data: T,
    text: String,
}

impl<T> Told<T> {
    pub(super) fn new(data: T, text: String) -> Told<T> {
        Told { data, text }
    }
}

/// Why a tool did nothing: an error that is explained for whoever holds the session, or a refusal
/// with more to tell.
pub(super) enum No {
    Error(Error),
    About(Error, &'static Info),
    Refused(Box<Refused>),
}

impl From<Error> for No {
    fn from(error: Error) -> No {
        No::Error(error)
    }
}

type Answer<T> = Result<Told<T>, No>;

/// What a tool changes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Effect {
    /// Nothing.
    Reads,
    /// It adds something.
    Adds,
    /// It may take something away.
    Changes,
}

/// A tool.
pub(super) trait Tool: 'static {
    const NAME: &'static str;
    const TITLE: &'static str;
    const ABOUT: &'static str;
    const EFFECT: Effect;
    type Asked: DeserializeOwned + JsonSchema + Send;
    type Told: Serialize + JsonSchema + Send;

    /// Whether it is there when models are spoken to in this manner.
    fn is_there(_: Manner) -> bool {
        true
    }

    fn call(
        session: &Session,
        asked: Self::Asked,
        person: &Person,
    ) -> impl Future<Output = Answer<Self::Told>> + Send;
}

type Call = for<'a> fn(&'a Session, Value, &'a Person) -> BoxFuture<'a, CallToolResult>;

/// A tool without its types.
struct Entry {
    name: &'static str,
    describe: fn() -> Described,
    is_there: fn(Manner) -> bool,
    call: Call,
}

const fn entry<T: Tool>() -> Entry {
    Entry {
        name: T::NAME,
        describe: described::<T>,
        is_there: T::is_there,
        call: |session, asked, person| Box::pin(called::<T>(session, asked, person)),
    }
}

/// All tools, in the order in which they are listed.
const ALL: &[Entry] = &[
    entry::<games::ListGames>(),
    entry::<tables::StartGame>(),
    entry::<tables::JoinTable>(),
    entry::<play::Look>(),
    entry::<play::LegalMoves>(),
    entry::<play::Play>(),
    entry::<play::Wait>(),
    entry::<play::Hint>(),
    entry::<play::Undo>(),
    entry::<read::Explain>(),
    entry::<read::Log>(),
    entry::<tables::AskPerson>(),
    entry::<tables::Leave>(),
];

/// The tools that there are.
pub(super) fn listed(manner: Manner) -> Vec<Described> {
    static DESCRIBED: OnceLock<Vec<Described>> = OnceLock::new();
    let all = DESCRIBED.get_or_init(|| ALL.iter().map(|entry| (entry.describe)()).collect());
    let there = ALL.iter().zip(all).filter(|(entry, _)| (entry.is_there)(manner));
    there.map(|(_, described)| described.clone()).collect()
}

/// Calls a tool; nothing where there is none of this name.
pub(super) async fn call(
    session: &Session,
    name: &str,
    asked: Option<JsonObject>,
    person: &Person,
) -> Option<CallToolResult> {
    let there = |entry: &&Entry| entry.name == name && (entry.is_there)(session.manner);
    let entry = ALL.iter().find(there)?;
    Some((entry.call)(session, Value::Object(asked.unwrap_or_default()), person).await)
}

async fn called<T: Tool>(session: &Session, asked: Value, person: &Person) -> CallToolResult {
    let answer = match serde_json::from_value(asked) {
        Ok(asked) => T::call(session, asked, person).await,
        Err(why) => Err(Error::invalid("bad_arguments").with("why", why).into()),
    };
    let refused = match answer {
        Ok(Told { data, text }) => return result(json!(data), text, false),
        Err(No::Error(error)) => session.refusal(&error).await,
        Err(No::About(error, info)) => Refused::new(&error, Some(info), session.language()),
        Err(No::Refused(refused)) => *refused,
    };
    result(json!({ "refused": refused }), refused.text(session.language()), true)
}

fn result(data: Value, text: String, is_error: bool) -> CallToolResult {
    let mut result = CallToolResult::success(vec![ContentBlock::text(text)]);
    result.structured_content = Some(data);
    result.is_error = Some(is_error);
    result
}

fn described<T: Tool>() -> Described {
    let hints = ToolAnnotations::with_title(T::TITLE).open_world(false);
    let hints = match T::EFFECT {
        Effect::Reads => hints.read_only(true),
        Effect::Adds => hints.read_only(false).destructive(false),
        Effect::Changes => hints.read_only(false).destructive(true),
    };
    Described::new(T::NAME, T::ABOUT, Arc::new(asked_schema::<T::Asked>()))
        .with_title(T::TITLE)
        .with_raw_output_schema(Arc::new(told_schema::<T::Told>()))
        .with_annotations(hints)
}

fn object(schema: schemars::Schema) -> JsonObject {
    match schema.to_value() {
        Value::Object(mut object) => {
            // Which draft is meant is said by the protocol, and the name is one of the code.
            object.remove("$schema");
            object.remove("title");
            object
        }
        _ => JsonObject::new(),
    }
}

fn asked_schema<T: JsonSchema>() -> JsonObject {
    let settings = SchemaSettings::draft2020_12().with(|it| it.inline_subschemas = true);
    let mut schema = object(settings.into_generator().into_root_schema_for::<T>());
    // Some clients want them even where nothing is asked.
    schema.entry("properties").or_insert_with(|| json!({}));
    schema
}

/// What is told, or why nothing was done: clients check both by this schema.
fn told_schema<T: JsonSchema>() -> JsonObject {
    let of = |schema| object(schema);
    let settings = || {
        let settings = SchemaSettings::draft2020_12().for_serialize();
        settings.with(|it| it.inline_subschemas = true).into_generator()
    };
    let mut schema = of(settings().into_root_schema_for::<T>());
    let refused = of(settings().into_root_schema_for::<Refused>());
    let required = schema.remove("required").unwrap_or_else(|| json!([]));
    let properties = schema.entry("properties").or_insert_with(|| json!({}));
    if let Value::Object(properties) = properties {
        properties.insert("refused".to_owned(), Value::Object(refused));
    }
    schema
        .insert("anyOf".to_owned(), json!([{ "required": required }, { "required": ["refused"] }]));
    schema
}
