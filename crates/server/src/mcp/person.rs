//! The person behind a model, whom a client may be able to ask.

use kernel::Error;
use rmcp::model::{
    ClientResult, ElicitRequest, ElicitRequestParams, ElicitationAction, ElicitationSchema,
    JsonObject, ServerRequest,
};
use rmcp::service::{Peer, RoleServer};
use serde_json::{Value, json};

/// The person behind a model.
pub(super) struct Person {
    peer: Option<Peer<RoleServer>>,
}

/// What a person said.
pub(super) enum Said {
    /// This.
    Answer(String),
    /// Nothing: the question was declined or dismissed.
    Nothing,
}

impl Person {
    /// Whoever sits in front of a client.
    pub(super) fn behind(peer: Peer<RoleServer>) -> Person {
        Person { peer: Some(peer) }
    }

    /// Nobody: for tests.
    #[cfg(test)]
    pub(super) fn nobody() -> Person {
        Person { peer: None }
    }

    /// Whether the client lets people be asked.
    pub(super) fn can_be_asked(&self) -> bool {
        self.by_form().is_some()
    }

    fn by_form(&self) -> Option<&Peer<RoleServer>> {
        let peer = self.peer.as_ref()?;
        let asks = peer.peer_info()?.capabilities.elicitation.clone()?;
        // A client that names no way means a form.
        (asks.form.is_some() || asks.url.is_none()).then_some(peer)
    }

    /// Asks for one of these choices, or for any text where there are none.
    pub(super) async fn ask(
        &self,
        question: String,
        title: String,
        choices: &[String],
    ) -> Result<Said, Error> {
        let peer = self.by_form().ok_or_else(|| Error::illegal("nobody_to_ask"))?;
        let failed = |why: String| Error::illegal("person_not_asked").with("why", why);
        let schema = ElicitationSchema::from_json_schema(form(&title, choices));
        let schema = schema.map_err(|error| failed(error.to_string()))?;
        let params = ElicitRequestParams::FormElicitationParams {
            meta: None,
            message: question,
            requested_schema: schema,
        };
        let request = ServerRequest::ElicitRequest(ElicitRequest::new(params));
        match peer.send_request(request).await.map_err(|error| failed(error.to_string()))? {
            ClientResult::ElicitResult(result) => Ok(match (result.action, result.content) {
                (ElicitationAction::Accept, Some(content)) => said(&content),
                _ => Said::Nothing,
            }),
            _ => Err(failed("another answer".to_owned())),
        }
    }
}

/// A form with one field.
fn form(title: &str, choices: &[String]) -> JsonObject {
    let mut field = json!({ "type": "string", "title": title });
    if !choices.is_empty() {
        field["enum"] = json!(choices);
    }
    let form = json!({
        "type": "object",
        "properties": { "answer": field },
        "required": ["answer"],
    });
    match form {
        Value::Object(form) => form,
        _ => JsonObject::new(),
    }
}

fn said(content: &Value) -> Said {
    match content["answer"].as_str() {
        Some(answer) => Said::Answer(answer.to_owned()),
        None => Said::Nothing,
    }
}
