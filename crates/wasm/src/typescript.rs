//! The types of everything that goes in and out, as JSON Schemas. `cargo xtask types` makes the
//! types of the page from them.

use bots::{Advice, Described, Part};
use kernel::{Draft, Sheet, Show};
use puzzles::{Daily, Puzzle, Stand};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};
use serde_json::Value;
use shelf::Visitor;
use table::message::{BackTarget, LogLine, Past, Preview, Reply, Update};
use table::{Moment, Player, Steps};

use crate::call::{Call, Chapter, Checked, FairChecked, Opened, Seated, Speeds};

/// What a desk answers, for its schema.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its shape is used")]
struct Answers {
    advice: Advice,
    back_target: BackTarget,
    chapter: Chapter,
    checked: Checked,
    daily: Daily,
    described: Described,
    draft: Draft,
    fair_checked: FairChecked,
    line: LogLine<Value>,
    moment: Moment,
    opened: Opened,
    part: Part,
    past: Past<Value, Value>,
    player: Player,
    preview: Preview<Value, Value>,
    puzzle: Puzzle,
    reply: Reply,
    seated: Seated,
    sheet: Sheet,
    speeds: Speeds,
    stand: Stand,
    steps: Steps,
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

/// Every schema: the name of its file and its text.
pub fn files() -> Vec<(String, String)> {
    struct Types;
    impl Visitor for Types {
        type Out = String;
        fn visit<G: Show>(self) -> String {
            let what = format!("What {} shows.", G::INFO.name);
            let settings = SchemaSettings::draft07().for_serialize();
            written(&what, schema::<Shows<G::View, G::Screen, G::Event, G::Projections>>(settings))
        }
    }
    let calls = schema::<Calls>(SchemaSettings::draft07().for_deserialize());
    let answers = schema::<Answers>(SchemaSettings::draft07().for_serialize());
    let mut files = vec![
        ("calls.json".to_owned(), written("What a page says to a desk.", calls)),
        ("answers.json".to_owned(), written("What a desk answers.", answers)),
    ];
    for info in shelf::GAMES {
        let text = shelf::visit(info.id, Types).expect("the shelf has its own games");
        files.push((format!("{}.json", info.id), text));
    }
    files
}

fn schema<T: JsonSchema>(settings: SchemaSettings) -> Schema {
    settings.into_generator().into_root_schema_for::<T>()
}

/// A schema as text, with what it describes in place of the name of a type that only serves it.
fn written(what: &str, mut schema: Schema) -> String {
    schema.insert("description".to_owned(), what.into());
    let text = serde_json::to_string_pretty(&schema).expect("a schema is JSON");
    text + "\n"
}
