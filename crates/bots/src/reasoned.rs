//! Bots that say why.

use kernel::{Game, Message, Show};
use search::{Bot, Decision, Seen, Terms};

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

impl<G: Show, B: Bot<G>> Bot<G> for Reasoned<G, B> {
    fn think(&self, seen: &Seen<'_, G>, terms: &Terms<'_>) -> Decision<G::Move> {
        let decision = self.bot.think(seen, terms);
        Decision { why: (self.reason)(seen, terms, &decision), ..decision }
    }

    fn budget(&self) -> u64 {
        self.bot.budget()
    }
}
