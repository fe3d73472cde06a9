//! Bots that say why.

use kernel::{Game, Message, Show};
use search::{Bot, Decision, Seen, Split, Tally, Terms};

/// What a game says about a decision, as a message, where there is something to say.
type Reason<G> = fn(&Seen<'_, G>, &Terms<'_>, &Decision<<G as Game>::Move>) -> Option<Message>;

/// Decides as another bot does, and says why.
pub(crate) struct Reasoned<G: Show, B> {
    bot: B,
    reason: Reason<G>,
}

impl<G: Show, B: Bot<G> + 'static> Reasoned<G, B> {
    /// This bot, with the reasons of its game.
    pub(crate) fn boxed(bot: B, reason: Reason<G>) -> Box<dyn Bot<G>> {
        Box::new(Reasoned { bot, reason })
    }
}

impl<G: Show, B: Bot<G>> Reasoned<G, B> {
    fn explain(
        &self,
        seen: &Seen<'_, G>,
        terms: &Terms<'_>,
        decision: Decision<G::Move>,
    ) -> Decision<G::Move> {
        Decision { why: (self.reason)(seen, terms, &decision), ..decision }
    }

    fn parted(&self) -> &dyn Split<G> {
        self.bot.split().expect("only a bot that thinks in parts is asked for them")
    }
}

impl<G: Show, B: Bot<G>> Bot<G> for Reasoned<G, B> {
    fn think(&self, seen: &Seen<'_, G>, terms: &Terms<'_>) -> Decision<G::Move> {
        self.explain(seen, terms, self.bot.think(seen, terms))
    }

    fn budget(&self) -> u64 {
        self.bot.budget()
    }

    fn split(&self) -> Option<&dyn Split<G>> {
        self.bot.split().map(|_| self as &dyn Split<G>)
    }
}

impl<G: Show, B: Bot<G>> Split<G> for Reasoned<G, B> {
    fn parts(&self) -> u32 {
        self.parted().parts()
    }

    fn part(&self, seen: &Seen<'_, G>, n: u32, terms: &Terms<'_>) -> Vec<Tally> {
        self.parted().part(seen, n, terms)
    }

    fn join(
        &self,
        seen: &Seen<'_, G>,
        parts: &[Vec<Tally>],
        terms: &Terms<'_>,
    ) -> Decision<G::Move> {
        self.explain(seen, terms, self.parted().join(seen, parts, terms))
    }
}
