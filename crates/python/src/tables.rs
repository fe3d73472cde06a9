//! Tables of any game, with all that Python asks of them, behind one interface that knows no game.

use bots::{Advice, Terms, Weighed, decision_seed};
use kernel::{
    Board, Error, Info, Label, Message, Mover, Names, Outcome, Renderer, Rng, Seat, Seed, Setup,
    Show, ToMove, Viewer, Words,
};
use search::Seen;
use serde_json::{Value, json};
use shelf::Visitor;
use table::save::{self, Saved, Verdict};
use table::{AnyTable as _, EntryId, Host, Table};

use crate::encode;

/// How a table is opened.
pub(crate) struct Opening {
    /// With what.
    pub(crate) setup: Setup,
    /// What decides chance.
    pub(crate) seed: Seed,
    /// Whether seats are asked even what has one answer that everybody can see.
    pub(crate) ask_all: bool,
    /// Whether chance waits until it is told what happens.
    pub(crate) typed: bool,
}

/// A legal move as it is listed: its notation and what it looks like.
pub(crate) type Listed = (String, Label);

/// A table of any game: one line of play, which may be taken back and copied freely.
pub(crate) trait AnyGame: Send + Sync {
    /// What the game says about itself.
    fn info(&self) -> &'static Info;
    /// What the table was opened with, in canonical form.
    fn setup(&self) -> &Setup;
    /// What decides chance.
    fn seed(&self) -> Seed;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// The side of a seat, named by its lowest seat.
    fn side(&self, seat: Seat) -> Seat;
    /// What the seats are called.
    fn names(&self) -> Vec<String>;
    /// Whose move it is.
    fn to_move(&self) -> ToMove;
    /// How the game ended, if it did.
    fn outcome(&self) -> Option<Outcome>;
    /// The newest entry of the log.
    fn at(&self) -> EntryId;
    /// How many moves, of all movers, lead here.
    fn length(&self) -> usize;
    /// The entries on the line of play.
    fn line(&self) -> Vec<EntryId>;
    /// The legal moves of a seat.
    fn moves(&self, seat: Seat) -> Vec<Listed>;
    /// The moves of one who has them in notation alone.
    fn notations(&self, seat: Seat) -> Vec<String>;
    /// Makes a move as it is written, and whatever follows without a decision.
    fn play(&mut self, mover: Mover, text: &str) -> Result<(), Error>;
    /// Lets chance do what the seed says; says how often it moved.
    fn roll(&mut self) -> u32;
    /// Takes back the last decision of any seat.
    fn undo(&mut self) -> Result<(), Error>;
    /// Makes again what was taken back last.
    fn redo(&mut self) -> Result<(), Error>;
    /// Goes to the position after an entry, 0 for the opening, and does what needs no decision.
    fn back(&mut self, to: EntryId) -> Result<(), Error>;
    /// The same table once more.
    fn copy(&self) -> Box<dyn AnyGame>;
    /// A table that begins at a position that `viewer` cannot tell from this one; nothing where
    /// none could be found.
    fn imagine(&self, viewer: Viewer, draw: u64) -> Result<Option<Box<dyn AnyGame>>, Error>;
    /// How many positions `viewer` cannot tell from this one, where that can be counted.
    fn worlds(&self, viewer: Viewer) -> Option<u128>;
    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// What a seat may know, as numbers; nothing where the game has no encoding.
    fn observation(&self, seat: Seat) -> Option<Vec<i8>>;
    /// The legal moves of a seat as numbers: see [`encode::AnyEncoding::moves`].
    fn encoded_moves(&self, seat: Seat) -> Option<(Vec<usize>, Vec<i8>)>;
    /// What to show to `viewer`.
    fn screen(&self, viewer: Viewer) -> Value;
    /// What lies on the table, in words that know no game.
    fn board(&self, viewer: Viewer) -> Board;
    /// What is asked, as `viewer` may know it.
    fn question(&self, viewer: Viewer) -> Option<Message>;
    /// The table as text of 80 columns.
    fn picture(&self, viewer: Viewer, words: &Words) -> String;
    /// What happened after an entry, as `viewer` may know it, with its messages in words.
    fn events(
        &self,
        viewer: Viewer,
        since: EntryId,
        say: &dyn Fn(&Message) -> String,
    ) -> Vec<Value>;
    /// The position as text.
    fn position(&self) -> String;
    /// The line of play as a link.
    fn link(&self) -> Result<String, Error>;
    /// A link to the position as `viewer` knows it.
    fn position_link(&self, viewer: Viewer) -> Result<String, Error>;
    /// The table as a save.
    fn save(&self) -> Vec<u8>;
    /// What a bot would do on a seat that is to move. The seed is that of the bot.
    fn think(&self, seat: Seat, bot: &str, seed: u64, terms: &Terms<'_>) -> Result<Advice, Error>;
}

/// A table of one game.
#[derive(Clone)]
struct Held<G: Show>(Table<G>);

/// Opens a table.
pub(crate) fn open(game: &str, opening: &Opening) -> Result<Box<dyn AnyGame>, Error> {
    struct Open<'a>(&'a Opening);
    impl Visitor for Open<'_> {
        type Out = Result<Box<dyn AnyGame>, Error>;
        fn visit<G: Show>(self) -> Self::Out {
            let Opening { setup, seed, ask_all, typed } = self.0;
            let mut table = Table::<G>::open_for_people(setup, *seed)?;
            table.set_asks_all(*ask_all);
            table.set_typed_dice(*typed);
            Ok(Held::boxed(table))
        }
    }
    shelf::visit(game, Open(opening))?
}

/// Opens a table at the end of the game that a link holds, or at the position to look at.
pub(crate) fn open_link(link: &str) -> Result<(Box<dyn AnyGame>, Option<Verdict>), Error> {
    struct OpenLink<'a>(&'a str);
    impl Visitor for OpenLink<'_> {
        type Out = Result<(Box<dyn AnyGame>, Option<Verdict>), Error>;
        fn visit<G: Show>(self) -> Self::Out {
            if table::position_link::split(self.0).is_some() {
                return Ok((Held::boxed(Table::<G>::open_position(self.0)?.0), None));
            }
            let (table, verdict) = Table::<G>::open_link(self.0)?;
            Ok((Held::boxed(table), Some(verdict)))
        }
    }
    let (id, _) = table::link::split(link)?;
    shelf::visit(id, OpenLink(link))?
}

/// Plays a save through today's rules and opens a table at its end.
pub(crate) fn open_saved(saved: &Saved) -> Result<(Box<dyn AnyGame>, Verdict), Error> {
    struct OpenSaved<'a>(&'a Saved);
    impl Visitor for OpenSaved<'_> {
        type Out = Result<(Box<dyn AnyGame>, Verdict), Error>;
        fn visit<G: Show>(self) -> Self::Out {
            let (table, verdict) = self.0.replay::<G>()?;
            Ok((Held::boxed(table), verdict))
        }
    }
    shelf::visit(saved.game(), OpenSaved(saved))?
}

impl<G: Show> Held<G> {
    fn boxed(mut table: Table<G>) -> Box<dyn AnyGame> {
        table.set_analysis(true);
        let mut held = Held(table);
        held.settle();
        Box::new(held)
    }

    fn state(&self) -> &G {
        self.0.state()
    }

    /// Does what needs no decision: nobody has to look at anything here, chance moves, and what
    /// everybody can answer is answered.
    fn settle(&mut self) {
        loop {
            self.0.advance();
            let Some(pause) = self.0.pause() else { break };
            for seat in pause.waiting.iter() {
                self.0.acknowledge(seat, pause.entry);
            }
        }
    }

    /// The seat that made the last decision on the line of play.
    fn last_to_decide(&self) -> Option<Seat> {
        let decided = |id: &EntryId| {
            let entry = &self.0.log()[*id as usize - 1];
            match entry.act {
                table::Act::Move { mover: Mover::Seat(seat), .. } if !entry.automatic => Some(seat),
                _ => entry.typed,
            }
        };
        self.0.line().iter().rev().find_map(decided)
    }
}

impl<G: Show> AnyGame for Held<G> {
    fn info(&self) -> &'static Info {
        G::INFO
    }

    fn setup(&self) -> &Setup {
        self.0.setup()
    }

    fn seed(&self) -> Seed {
        self.0.seed()
    }

    fn seats(&self) -> usize {
        self.state().seats()
    }

    fn side(&self, seat: Seat) -> Seat {
        self.state().side(seat)
    }

    fn names(&self) -> Vec<String> {
        self.0.names()
    }

    fn to_move(&self) -> ToMove {
        self.state().to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    fn at(&self) -> EntryId {
        self.0.at()
    }

    fn length(&self) -> usize {
        self.0.line().len()
    }

    fn line(&self) -> Vec<EntryId> {
        self.0.line().to_vec()
    }

    fn moves(&self, seat: Seat) -> Vec<Listed> {
        let (state, mover) = (self.state(), Mover::Seat(seat));
        let listed = |m: &G::Move| (state.notation(mover, *m), state.label(mover, *m));
        state.legal(seat).iter().map(listed).collect()
    }

    fn notations(&self, seat: Seat) -> Vec<String> {
        let state = self.state();
        state.legal(seat).iter().map(|m| state.notation(Mover::Seat(seat), *m)).collect()
    }

    fn play(&mut self, mover: Mover, text: &str) -> Result<(), Error> {
        match mover {
            Mover::Seat(seat) => self.0.play_line(seat, text)?,
            Mover::Chance => self.0.type_dice(Seat(0), text)?,
        };
        self.settle();
        Ok(())
    }

    fn roll(&mut self) -> u32 {
        let rolled = self.0.roll();
        self.settle();
        rolled
    }

    fn undo(&mut self) -> Result<(), Error> {
        let nothing = || Error::illegal("nothing_to_undo");
        self.0.undo(self.last_to_decide().ok_or_else(nothing)?).map(drop)
    }

    fn redo(&mut self) -> Result<(), Error> {
        self.0.redo(Seat(0)).map(drop)
    }

    fn back(&mut self, to: EntryId) -> Result<(), Error> {
        self.0.back(Seat(0), to)?;
        self.settle();
        Ok(())
    }

    fn copy(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }

    fn imagine(&self, viewer: Viewer, draw: u64) -> Result<Option<Box<dyn AnyGame>>, Error> {
        let Some(world) = self.state().imagine(viewer, &mut Rng::new(draw)) else {
            return Ok(None);
        };
        let setup = Setup { position: Some(world.position()), ..self.setup().clone() };
        let mut table = Table::<G>::open_for_people(&setup, Seed::Fast(draw))?;
        table.set_asks_all(self.0.asks_all());
        table.set_typed_dice(self.0.typed_dice());
        Ok(Some(Held::boxed(table)))
    }

    fn worlds(&self, viewer: Viewer) -> Option<u128> {
        self.state().worlds(viewer)
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.state().view(viewer)).unwrap_or_default()
    }

    fn observation(&self, seat: Seat) -> Option<Vec<i8>> {
        Some(encode::of::<G>()?.observe(self.state(), seat))
    }

    fn encoded_moves(&self, seat: Seat) -> Option<(Vec<usize>, Vec<i8>)> {
        Some(encode::of::<G>()?.moves(self.state(), seat))
    }

    fn screen(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.state().screen(viewer)).unwrap_or_default()
    }

    fn board(&self, viewer: Viewer) -> Board {
        G::board(&self.state().view(viewer), self.seats())
    }

    fn question(&self, viewer: Viewer) -> Option<Message> {
        G::question(&self.state().view(viewer))
    }

    fn picture(&self, viewer: Viewer, words: &Words) -> String {
        let names = self.names();
        let renderer = Renderer::plain(words, Names(&names));
        G::picture(&self.state().view(viewer), self.seats(), &renderer)
    }

    fn events(
        &self,
        viewer: Viewer,
        since: EntryId,
        say: &dyn Fn(&Message) -> String,
    ) -> Vec<Value> {
        let lines = Host::new(self.0.clone()).lines(viewer, since);
        let told = |line: &std::sync::Arc<table::message::LogLine>| {
            let mut line = table::message::LogLine::clone(line);
            line.put_into_words(say);
            serde_json::to_value(&line).unwrap_or_default()
        };
        lines.iter().map(told).collect()
    }

    fn position(&self) -> String {
        self.state().position()
    }

    fn link(&self) -> Result<String, Error> {
        self.0.link()
    }

    fn position_link(&self, viewer: Viewer) -> Result<String, Error> {
        self.0.position_link(self.0.tip(), viewer)
    }

    fn save(&self) -> Vec<u8> {
        save::to_bytes(&self.0)
    }

    fn think(&self, seat: Seat, bot: &str, seed: u64, terms: &Terms<'_>) -> Result<Advice, Error> {
        let (state, bot) = (self.state(), bots::named::<G>(bot)?);
        let notation = |m| state.notation(Mover::Seat(seat), m);
        let seed = decision_seed(seed, self.at(), seat);
        let decision = bot.decide(&Seen::new(state, seat), &Terms { seed, ..*terms });
        let weighed = |candidate: &search::Candidate<G::Move>| Weighed {
            notation: notation(candidate.m),
            value: candidate.value,
            visits: candidate.visits,
        };
        Ok(Advice {
            best: notation(decision.best),
            candidates: decision.candidates.iter().map(weighed).collect(),
            simulations: decision.simulations,
            why: decision.why,
        })
    }
}

/// A game as it is listed.
pub(crate) fn described(info: &Info) -> Value {
    let described = bots::Described::of(info);
    let mut value = serde_json::to_value(&described).unwrap_or_else(|_| json!({ "id": info.id }));
    value["max_moves"] = info.max_moves.into();
    value
}
