use crate::words::{json, refused};

#[test]
fn messages_in_and_out_are_described() {
    let schema = json("schema texas-42");
    let properties = schema["properties"].as_object().unwrap();
    for message in ["command", "reply", "update", "projections", "cue"] {
        assert!(properties.contains_key(message), "{message}: {properties:?}");
    }
    refused("schema chess", &["chess", "texas-42"]);
}
