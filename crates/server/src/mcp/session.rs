//! A session: who is spoken to, and the one seat that it may hold.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use kernel::{Error, Info, Kind, Seed, Setup};
use tokio::sync::Mutex;

use super::online::{self, OnlineSeat};
use super::own::{self, OwnSeat};
use super::place::{Place, Sight};
use super::reference::Reference;
use super::refused::Refused;
use super::remote::{Asked, Remote};
use super::{Manner, Seeds};
use crate::api::{COOKIE, Connected};
use crate::protocol::{Me, NewTable, OpenedTable, Terms};

/// What a model is called that has no name at a server.
const NAME: &str = "Model";

/// Leads to a server by an invite address, and says which table is meant.
pub type Dial = fn(&str) -> Result<(Arc<dyn Remote>, String), Error>;

/// Where tables are.
pub(super) enum House {
    /// Those that are started are in this process, for as long as it runs; those that are joined
    /// are at the server of their address.
    Own(Seeds, Dial),
    /// All are at one server.
    Server(Hosted),
}

/// The server at which a session plays.
pub(super) struct Hosted {
    remote: Arc<dyn Remote>,
    /// What the client sends by itself.
    bearer: Option<String>,
    /// The guest that this session is, once it has opened a table.
    guest: Mutex<Option<String>>,
}

impl House {
    /// The tables of a server, and what the client of the session shows it.
    pub(super) fn server(remote: Arc<dyn Remote>, bearer: Option<String>) -> House {
        House::Server(Hosted { remote, bearer, guest: Mutex::default() })
    }
}

impl Hosted {
    /// The token of the person who opens tables: the one that the client sends, or a new guest.
    async fn person(&self) -> Result<String, Error> {
        if let Some(token) = &self.bearer {
            return Ok(token.clone());
        }
        let mut guest = self.guest.lock().await;
        if let Some(token) = &*guest {
            return Ok(token.clone());
        }
        let me = json(&Me { name: NAME.to_owned() });
        let answer = self.remote.ask(Asked::put("me", me)).await?;
        let token = answer.cookie.as_deref().and_then(token_in).ok_or_else(no_token)?;
        *guest = Some(token.clone());
        Ok(token)
    }

    /// Opens a table with bots on the other seats, and sits down at it.
    async fn start(
        &self,
        info: &'static Info,
        setup: &Setup,
        bots: &[String],
        seat: u8,
        language: &'static str,
    ) -> Result<Place, Error> {
        let (seats, _) = own::seated(info, bots, seat, "me")?;
        let token = self.person().await?;
        let (game, setup) = (info.id.to_owned(), setup.clone());
        let table = json(&NewTable { game, setup, terms: Terms::default(), seats });
        let asked = Asked::post("tables".to_owned(), table).by(&token);
        let opened: OpenedTable = online::read(&self.remote.ask(asked).await?.body)?;
        let remote = Arc::clone(&self.remote);
        OnlineSeat::take(remote, &opened.table, &token, language).await.map(Place::Online)
    }
}

fn json(value: &impl serde::Serialize) -> Vec<u8> {
    serde_json::to_vec(value).expect("a message can be written")
}

/// The token in a cookie that is set.
fn token_in(cookie: &str) -> Option<String> {
    let (name, value) = cookie.split(';').next()?.split_once('=')?;
    (name.trim() == COOKIE && !value.is_empty()).then(|| value.trim().to_owned())
}

fn no_token() -> Error {
    Error::bad_save("odd_answer").with("why", COOKIE)
}

/// A session.
pub(super) struct Session {
    pub(super) manner: Manner,
    house: House,
    /// How many tables were started.
    started: AtomicU64,
    seated: Mutex<Option<Arc<Seated>>>,
    /// The place of the session among those of the same caller.
    _place: Option<Connected>,
}

/// The seat of a session.
pub(super) struct Seated {
    pub(super) place: Place,
    /// The newest entry that was told as news.
    told: AtomicU32,
}

impl Seated {
    /// What the seat sees, with what is new since this was asked last.
    pub(super) async fn look(&self) -> Result<Sight, Error> {
        let sight = self.place.sight(self.told.load(Ordering::Relaxed)).await?;
        if let Some(update) = &sight.update {
            self.told.store(update.at, Ordering::Relaxed);
        }
        Ok(sight)
    }
}

impl Session {
    pub(super) fn new(manner: Manner, house: House) -> Session {
        let seated = Mutex::default();
        Session { manner, house, started: AtomicU64::new(0), seated, _place: None }
    }

    /// The same session, which holds a place among those of its caller as long as it lasts.
    pub(super) fn holding(self, place: Connected) -> Session {
        Session { _place: Some(place), ..self }
    }

    pub(super) fn language(&self) -> &'static str {
        self.manner.language
    }

    /// The seat that this session holds.
    pub(super) async fn seated(&self) -> Result<Arc<Seated>, Error> {
        self.seated.lock().await.clone().ok_or_else(|| Error::illegal("no_seat_taken"))
    }

    /// Opens a table with bots on the other seats, and takes the seat that was asked for.
    pub(super) async fn start(
        &self,
        info: &'static Info,
        setup: &Setup,
        bots: &[String],
        seat: u8,
    ) -> Result<Arc<Seated>, Error> {
        let mut seated = self.seated.lock().await;
        self.must_be_free(seated.as_ref()).await?;
        let place = match &self.house {
            House::Own(seeds, _) => {
                let seed = seed(seeds, self.started.load(Ordering::Relaxed))?;
                let (table, seat) = own::open(info, setup, bots, seat, seed)?;
                Place::Own(OwnSeat::take(table, seat, self.language(), seeds.bots))
            }
            House::Server(hosted) => hosted.start(info, setup, bots, seat, self.language()).await?,
        };
        self.started.fetch_add(1, Ordering::Relaxed);
        Ok(sit(&mut seated, place))
    }

    /// Takes the seat that a token is for, at the table of an address.
    pub(super) async fn join(
        &self,
        address: &str,
        token: Option<&str>,
    ) -> Result<Arc<Seated>, Error> {
        let mut seated = self.seated.lock().await;
        self.must_be_free(seated.as_ref()).await?;
        let (remote, table, bearer) = match &self.house {
            House::Own(_, dial) => {
                let (remote, table) = dial(address)?;
                (remote, table, None)
            }
            House::Server(hosted) => {
                let table = address.rsplit('/').next().unwrap_or_default().to_owned();
                (Arc::clone(&hosted.remote), table, hosted.bearer.as_deref())
            }
        };
        let token = token.or(bearer).ok_or_else(|| Error::invalid("no_seat_of_token"))?;
        let online = OnlineSeat::take(remote, &table, token, self.language()).await?;
        Ok(sit(&mut seated, Place::Online(online)))
    }

    /// Takes this seat: for tests.
    #[cfg(test)]
    pub(super) async fn take(&self, place: Place) {
        sit(&mut *self.seated.lock().await, place);
    }

    /// One seat for each session: whoever sits must get up before sitting down elsewhere, but for a
    /// game that is over.
    async fn must_be_free(&self, seated: Option<&Arc<Seated>>) -> Result<(), Error> {
        let Some(seated) = seated else { return Ok(()) };
        let over = seated.place.sight(0).await.is_ok_and(|sight| sight.end.is_some());
        if over { Ok(()) } else { Err(Error::illegal("seat_held")) }
    }

    /// Gets up.
    pub(super) async fn leave(&self, resign: bool) -> Result<(), Error> {
        let mut seated = self.seated.lock().await;
        let held = seated.as_ref().ok_or_else(|| Error::illegal("no_seat_taken"))?;
        held.place.leave(resign).await?;
        *seated = None;
        Ok(())
    }

    /// The game that is meant: the one that was named, or the one that is played.
    pub(super) async fn game(&self, named: Option<&str>) -> Result<&'static Info, Error> {
        match named {
            Some(id) => shelf::info(id),
            None => Ok(self.seated().await.map_err(|_| no_game())?.place.info()),
        }
    }

    /// The texts of a game.
    pub(super) fn reference(&self, info: &'static Info) -> Result<Reference, Error> {
        Reference::of(info, self.language())
    }

    /// A refusal, explained in the words of the game that is played.
    pub(super) async fn refusal(&self, error: &Error) -> Refused {
        let seated = self.seated.lock().await.clone();
        let info = seated.map(|seated| seated.place.info());
        Refused::new(error, info, self.language())
    }
}

/// Which game is meant has to be said.
pub(super) fn no_game() -> Error {
    Error::invalid("no_game_named").options(shelf::GAMES.iter().map(|info| info.id))
}

fn sit(seated: &mut Option<Arc<Seated>>, place: Place) -> Arc<Seated> {
    let held = Arc::new(Seated { place, told: AtomicU32::new(0) });
    *seated = Some(Arc::clone(&held));
    held
}

/// What deals the `n`th table.
fn seed(seeds: &Seeds, n: u64) -> Result<Seed, Error> {
    if let Some(first) = seeds.deal {
        return Ok(Seed::Number(first.wrapping_add(n)));
    }
    let mut bits = [0; 12];
    getrandom::fill(&mut bits)
        .map_err(|_| Error::new(Kind::Outside, "no_random_bits").variant("server"))?;
    Ok(Seed::Secret(bits))
}
