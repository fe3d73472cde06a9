//! The types of the protocol, as a JSON Schema: `cargo xtask types` makes the types of the page of
//! it.

use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::Value;

use crate::protocol::{
    FromClient, FromServer, Listed, Me, NewTable, OpenedTable, Refusal, Room, SeatKey, You,
};

/// What is said between a page and a server, for its schema. An update may be anything here: it has
/// the shape that a desk tells it in.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only its shape is used")]
struct Online {
    from_client: FromClient,
    from_server: FromServer<Value>,
    listed: Listed,
    me: Me,
    new_table: NewTable,
    opened_table: OpenedTable,
    refusal: Refusal,
    room: Room,
    seat_key: SeatKey,
    you: You,
}

/// The schema: the name of its file and its text. All of it is as it is written, not as it may be
/// read: who leaves out nothing is always understood.
pub fn file() -> (String, String) {
    let generator = SchemaSettings::draft07().for_serialize().into_generator();
    let mut schema = generator.into_root_schema_for::<Online>();
    let what = "What a page and a server say to each other.";
    schema.insert("description".to_owned(), what.into());
    let text = serde_json::to_string_pretty(&schema).expect("a schema is JSON");
    ("online.json".to_owned(), text + "\n")
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    /// `UPDATE=1` writes it where the page takes it from; a test of the page compares its types
    /// with it.
    #[test]
    fn the_schemas_of_the_page_are_written() {
        let (name, text) = file();
        let schema: Value = serde_json::from_str(&text).unwrap();
        for kind in ["FromClient", "FromServer", "Listed", "NewTable", "Refusal", "Room", "You"] {
            assert!(schema["definitions"][kind].is_object(), "{kind}");
        }
        if std::env::var_os("UPDATE").is_some() {
            let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/schemas");
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(folder.join(name), text).unwrap();
        }
    }
}
