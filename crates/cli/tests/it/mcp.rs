//! `parlour mcp`, and `/mcp` of a server: real processes, and the client of the same library.

use std::io::{BufRead, BufReader};
use std::time::Duration;

use kernel::Rng;
use rmcp::model::{
    CallToolRequestParams, ClientCapabilities, ClientConfig, ElicitRequestParams, ElicitResult,
    ElicitationAction, Implementation, ReadResourceRequestParams,
};
use rmcp::service::{RequestContext, RoleClient, RunningService};
use rmcp::transport::StreamableHttpClientTransport;
use rmcp::transport::streamable_http_client::StreamableHttpClientTransportConfig;
use rmcp::{ClientHandler, ErrorData, ServiceExt};
use serde_json::{Value, json};

use crate::mcp_http::Http;
use crate::online::Served;
use crate::program::Folder;

/// Nothing here takes longer, however slow the machine.
const PATIENCE: Duration = Duration::from_secs(300);

/// The person in front of a client: answers each question in this way.
#[derive(Clone, Default)]
struct Client {
    answer: Option<&'static str>,
}

impl ClientHandler for Client {
    fn get_info(&self) -> ClientConfig {
        let capabilities = match self.answer {
            Some(_) => ClientCapabilities::builder().enable_elicitation().build(),
            None => ClientCapabilities::default(),
        };
        ClientConfig::new(capabilities, Implementation::new("test", "1"))
    }

    async fn create_elicitation(
        &self,
        _: ElicitRequestParams,
        _: RequestContext<RoleClient>,
    ) -> Result<ElicitResult, ErrorData> {
        let mut result = ElicitResult::new(ElicitationAction::Accept);
        result.content = Some(json!({ "answer": self.answer }));
        Ok(result)
    }
}

/// A session with a client at its other end, and the process where there is one.
struct Session {
    client: RunningService<RoleClient, Client>,
    _process: Option<(tokio::process::Child, Folder)>,
}

impl Session {
    /// With a process of its own.
    async fn pipes(args: &[&str], client: Client) -> Session {
        let folder = Folder::new();
        let mut command = tokio::process::Command::from(folder.command(&["mcp"]));
        let mut process = command.args(args).kill_on_drop(true).spawn().unwrap();
        let (out, input) = (process.stdout.take().unwrap(), process.stdin.take().unwrap());
        let client = client.serve((out, input)).await.unwrap();
        Session { client, _process: Some((process, folder)) }
    }

    /// With a server.
    async fn http(url: &str, token: Option<&str>) -> Session {
        let mut config = StreamableHttpClientTransportConfig::with_uri(format!("{url}/mcp"));
        config.auth_header = token.map(str::to_owned);
        let transport = StreamableHttpClientTransport::with_client(Http::new(), config);
        Session { client: Client::default().serve(transport).await.unwrap(), _process: None }
    }

    /// What a tool tells as data, and as text.
    async fn told(&self, tool: &'static str, asked: Value) -> (Value, String) {
        let asked = asked.as_object().cloned().unwrap_or_default();
        let request = CallToolRequestParams::new(tool).with_arguments(asked);
        let (result, data) = loop {
            let called = tokio::time::timeout(PATIENCE, self.client.call_tool(request.clone()));
            let result = called.await.expect("it answers in time").unwrap();
            let data = result.structured_content.clone().unwrap();
            // A server lets nobody ask too often, and these clients do not think.
            if data["refused"]["code"] != "too_many_requests" {
                break (result, data);
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
        };
        assert_eq!(result.is_error, Some(data.get("refused").is_some()), "{tool}: {data}");
        let text = result.content[0].as_text().unwrap().text.clone();
        (data, text)
    }

    async fn call(&self, tool: &'static str, asked: Value) -> Value {
        self.told(tool, asked).await.0
    }

    /// The code of a refusal.
    async fn refused(&self, tool: &'static str, asked: Value) -> String {
        let data = self.call(tool, asked.clone()).await;
        let code = data["refused"]["code"].as_str();
        code.unwrap_or_else(|| panic!("{tool} {asked}: {data}")).to_owned()
    }

    /// Makes any legal move, where it is this seat's turn.
    async fn play(&self, table: &Value, rng: &mut Rng, wait: u32) -> Value {
        let moves: Vec<Value> = match table["legal"].as_array() {
            Some(groups) => {
                groups.iter().flat_map(|group| group["moves"].as_array().unwrap().clone()).collect()
            }
            None => {
                let listed = self.call("legal_moves", json!({})).await;
                let one = |one: &Value| one["move"].clone();
                listed["moves"].as_array().unwrap().iter().map(one).collect()
            }
        };
        let chosen = &moves[rng.below(moves.len() as u64) as usize];
        let asked = json!({ "move": chosen, "at": table["at"], "wait_seconds": wait });
        let played = self.call("play", asked.clone()).await;
        assert!(played.get("refused").is_none(), "{asked}: {played}");
        played
    }
}

fn is_over(table: &Value) -> bool {
    table.get("end").is_some()
}

/// A whole game among bots.
async fn whole_game(game: &str, bots: Value, options: Value) {
    let session = Session::pipes(&["--seed", "7"], Client::default()).await;
    let asked = json!({ "game": game, "bots": bots, "options": options });
    let mut table = session.call("start_game", asked).await;
    let mut rng = Rng::new(3);
    while !is_over(&table) {
        table = match table["your_turn"].as_bool().unwrap() {
            true => session.play(&table, &mut rng, 50).await,
            false => session.call("wait", json!({})).await,
        };
    }
    assert_eq!(table["status"], "over", "{game}: {table}");
    let result = table["end"]["result"].as_str().unwrap();
    assert!(["win", "draw", "loss"].contains(&result), "{game}: {table}");
    let link = table["end"]["link"].as_str().unwrap();
    Folder::new().ok(&["replay", link], "");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_texas_42_is_played_over_pipes() {
    whole_game("texas-42", json!(["random", "random", "random"]), json!({ "target": "2" })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_innovation_is_played_over_pipes() {
    whole_game("innovation", json!(["random"]), json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_skirmish_is_played_over_pipes() {
    whole_game("skirmish", json!(["greedy"]), json!({ "preset": "classic" })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_mordheim_is_played_over_pipes() {
    whole_game("mordheim", json!(["random"]), json!({ "turns": "2" })).await;
}

/// A whole game at a table of a server: the first seat is a session of the server itself, the
/// others are processes that join it from outside.
async fn whole_game_online(game: &str, seats: usize, options: Value) {
    let served = Served::new();
    let (invite, keys) = served.table_with_keys(game, seats, &options);
    let mut sessions = vec![Session::http(&served.url(), Some(&keys[0])).await];
    let table = invite.rsplit('/').next().unwrap();
    let joined = sessions[0].call("join_table", json!({ "address": table })).await;
    assert_eq!((&joined["seat"], &joined["status"]), (&json!(0), &json!("gathering")), "{joined}");
    for (seat, key) in keys.iter().enumerate().skip(1) {
        let session = Session::pipes(&[], Client::default()).await;
        let asked = json!({ "address": invite, "token": key });
        let joined = session.call("join_table", asked).await;
        assert_eq!(joined["seat"], seat, "{joined}");
        sessions.push(session);
    }
    let mut rng = Rng::new(3);
    let mut over = 0;
    while over < sessions.len() {
        over = 0;
        for session in &sessions {
            let table = session.call("wait", json!({ "seconds": 0 })).await;
            over += usize::from(is_over(&table));
            if table["your_turn"] == true {
                session.play(&table, &mut rng, 0).await;
            }
        }
    }
    for session in &sessions {
        let table = session.call("look", json!({})).await;
        assert!(table["end"]["link"].as_str().unwrap().starts_with(game), "{table}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_texas_42_is_played_at_a_server() {
    whole_game_online("texas-42", 4, json!({ "target": "1" })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_innovation_is_played_at_a_server() {
    whole_game_online("innovation", 2, json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_skirmish_is_played_at_a_server() {
    whole_game_online("skirmish", 2, json!({ "preset": "classic" })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_mordheim_is_played_at_a_server() {
    whole_game_online("mordheim", 2, json!({ "turns": "2" })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_keeps_the_tables_that_models_start() {
    let served = Served::new();
    let session = Session::http(&served.url(), None).await;
    let asked = json!({ "game": "texas-42", "bots": ["random", "random", "random"] });
    let table = session.call("start_game", asked.clone()).await;
    assert_eq!(table["your_turn"], true, "{table}");
    assert_eq!(session.refused("start_game", asked).await, "seat_held");
    let moved = session.play(&table, &mut Rng::new(1), 0).await;
    assert!(moved["at"].as_u64() > table["at"].as_u64(), "{moved}");
    assert_eq!(session.call("leave", json!({ "resign": true })).await, json!({ "left": true }));
    let other = Session::http(&served.url(), None).await;
    assert_eq!(other.refused("look", json!({})).await, "no_seat_taken", "each has its own seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_no_key_gets_no_seat() {
    let served = Served::new();
    let (invite, keys) = served.table_with_keys("skirmish", 2, &json!({}));
    let id = invite.rsplit('/').next().unwrap();
    let unknown = invite.replace(id, "abcdefghijkmnpqrstuvwxyz23");
    let outside = Session::pipes(&[], Client::default()).await;
    let here = Session::http(&served.url(), None).await;
    for session in [&outside, &here] {
        for (address, token, code) in
            [(&invite, "no-such-key", "no_seat_of_token"), (&unknown, &*keys[0], "no_such_table")]
        {
            let asked = json!({ "address": address, "token": token });
            assert_eq!(session.refused("join_table", asked).await, code, "{address}");
        }
        assert_eq!(session.refused("look", json!({})).await, "no_seat_taken");
    }
    for (address, code) in [("nowhere", "bad_address"), ("http://127.0.0.1:9/", "no_table_named")] {
        let asked = json!({ "address": address, "token": "x" });
        assert_eq!(outside.refused("join_table", asked).await, code);
    }
    let gone = json!({ "address": "http://127.0.0.1:9/#/online/x", "token": "x" });
    assert_eq!(outside.refused("join_table", gone).await, "no_server");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_is_asked_where_the_client_can() {
    let session = Session::pipes(&[], Client { answer: Some("skirmish") }).await;
    let table = session.call("start_game", json!({ "bots": ["random"] })).await;
    assert_eq!(table["game"], "skirmish", "{table}");
    let asked = json!({ "question": "Which?", "choices": ["skirmish", "other"] });
    assert_eq!(session.call("ask_person", asked.clone()).await, json!({ "answer": "skirmish" }));
    let alone = Session::pipes(&[], Client::default()).await;
    assert_eq!(alone.refused("start_game", json!({})).await, "no_game_named");
    assert_eq!(alone.refused("ask_person", asked).await, "nobody_to_ask");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_model_is_told_everything_in_its_language() {
    let session = Session::pipes(&["--lang", "de"], Client::default()).await;
    let asked = json!({ "game": "texas-42", "bots": ["random", "random", "random"] });
    let (_, text) = session.told("start_game", asked).await;
    assert!(text.contains("Du bist am Zug") && text.contains("Deine erlaubten Züge"), "{text}");
    let read = ReadResourceRequestParams::new("parlour://texas-42/rules");
    let rules = serde_json::to_string(&session.client.read_resource(read).await.unwrap()).unwrap();
    assert!(rules.contains("Vier Plätze"), "{rules}");
}

/// A client that goes ends the command, and nothing but messages is on standard output.
#[test]
fn the_command_ends_with_its_client() {
    let hello = json!({
        "jsonrpc": "2.0", "id": 1, "method": "initialize",
        "params": { "protocolVersion": "2025-06-18", "capabilities": {},
                    "clientInfo": { "name": "test", "version": "1" } },
    });
    let ran = Folder::new().run(&["mcp"], &format!("{hello}\n"));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let lines: Vec<Value> =
        BufReader::new(ran.out.as_bytes()).lines().map(|line| json_of(&line.unwrap())).collect();
    assert_eq!(lines[0]["result"]["protocolVersion"], "2025-06-18", "{ran:?}");
    assert_eq!(Folder::new().run(&["mcp"], "").code, Some(0));
}

fn json_of(line: &str) -> Value {
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"))
}
