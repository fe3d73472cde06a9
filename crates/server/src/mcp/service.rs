//! What a client of the protocol talks to.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use axum::http::request::Parts;
use kernel::{Error, Kind};
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, Implementation, InitializeRequestParams,
    InitializeResult, ListResourcesResult, ListToolsResult, PaginatedRequestParams,
    ProtocolVersion, ReadResourceRequestParams, ReadResourceResponse, ServerCapabilities,
    ServerConfig,
};
use rmcp::service::{RequestContext, RoleServer};
use rmcp::{ErrorData, ServerHandler, ServiceExt};

use super::person::Person;
use super::session::{Dial, House, Session};
use super::{Manner, Seeds, resources, tools};

/// What a model is told before anything else.
const INSTRUCTIONS: &str = "Parlour plays turn-based tabletop games. You hold one seat: start a \
    game with `start_game`. Read the rules once (`explain` with the name `rules`). When it is your \
    turn, send one of the legal moves exactly as it is written to `play`, with the `at` that you \
    decided on; it answers when it is your turn again. Call `wait` while it is not. You know what \
    your seat may know; nothing else is told, and no move is ever made in your place.";

/// The sessions that were agreed on when a connection began have a seat. A version of the protocol
/// without sessions could not hold one.
const NEWEST: ProtocolVersion = ProtocolVersion::LATEST_WITH_INITIALIZE;

/// Opens the session of a client that has come.
pub(super) trait Opening: Send + Sync {
    /// The session, by the request that the client came with where there is one.
    fn open(&self, parts: Option<&Parts>) -> Result<Session, Error>;
}

/// One session with one client.
pub(super) struct Service {
    session: OnceLock<Session>,
    opening: Option<Arc<dyn Opening>>,
}

impl Service {
    /// A session that is open.
    fn open(session: Session) -> Service {
        Service { session: OnceLock::from(session), opening: None }
    }

    /// A session that is opened when its client says who it is.
    pub(super) fn opened_by(opening: Arc<dyn Opening>) -> Service {
        Service { session: OnceLock::new(), opening: Some(opening) }
    }

    fn session(&self) -> Result<&Session, ErrorData> {
        let none = || ErrorData::invalid_request("the session was not opened", None);
        self.session.get().ok_or_else(none)
    }
}

impl ServerHandler for Service {
    fn get_info(&self) -> ServerConfig {
        let all = ServerCapabilities::builder().enable_tools().enable_resources().build();
        let parlour = Implementation::new("parlour", env!("CARGO_PKG_VERSION"));
        let config = ServerConfig::new(all).with_server_info(parlour.with_title("Parlour"));
        config.with_protocol_version(NEWEST).with_instructions(INSTRUCTIONS)
    }

    fn supported_protocol_versions(&self) -> Cow<'static, [ProtocolVersion]> {
        Cow::Borrowed(ProtocolVersion::known_up_to(&NEWEST))
    }

    async fn initialize(
        &self,
        request: InitializeRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<InitializeResult, ErrorData> {
        if let (Some(opening), None) = (&self.opening, self.session.get()) {
            let session = opening.open(context.extensions.get::<Parts>());
            let session = session
                .map_err(|error| ErrorData::invalid_request(error.code.to_string(), None))?;
            // Nobody else opens it: a client says who it is once.
            let _ = self.session.set(session);
        }
        context.peer.set_peer_info(request.clone());
        self.negotiate_initialize(&request)
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(tools::listed(self.session()?.manner)))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let CallToolRequestParams { name, arguments, .. } = request;
        let person = Person::behind(context.peer.clone());
        let called = tools::call(self.session()?, &name, arguments, &person).await;
        let unknown = || ErrorData::invalid_params(format!("unknown tool: {name}"), None);
        called.map(CallToolResponse::from).ok_or_else(unknown)
    }

    async fn list_resources(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourcesResult, ErrorData> {
        Ok(ListResourcesResult::with_all_items(resources::listed(self.session()?.language())))
    }

    async fn read_resource(
        &self,
        request: ReadResourceRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<ReadResourceResponse, ErrorData> {
        resources::read(&request.uri, self.session()?.language()).map(ReadResourceResponse::from)
    }
}

/// Serves one session over standard input and output, until the client ends it.
pub fn stdio(manner: Manner, seeds: Seeds, dial: Dial) -> Result<(), Error> {
    let failed =
        |why: &dyn std::fmt::Display| Error::new(Kind::Outside, "no_threads").with("why", why);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|why| failed(&why))?;
    let served = runtime.block_on(async {
        let service = Service::open(Session::new(manner, House::Own(seeds, dial)));
        let running = service.serve(rmcp::transport::stdio()).await;
        // A client that goes before it has said anything wants nothing.
        let Ok(running) = running else { return Ok(()) };
        running.waiting().await.map(drop).map_err(|why| failed(&why))
    });
    // Standard input may still be waited for, and bots may think.
    runtime.shutdown_background();
    served
}
