//! What was done at a table, for a copy of it to follow: a bot that thinks elsewhere on the same
//! device gets the new moves, not the whole game.

use kernel::{Error, Show};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::log::{EntryId, Written};
use crate::table::Table;

/// What was done at a table after an entry. It holds everything, hidden or not: never for a viewer.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Steps {
    /// The entry after which it was done.
    pub since: EntryId,
    /// The digest of the log up to there: a copy of another table is noticed.
    pub hash: String,
    /// The entries, without their events.
    #[schemars(with = "Vec<Value>")]
    pub(crate) entries: Vec<Written<Vec<Value>>>,
}

impl Steps {
    /// Only what was done up to an entry.
    #[must_use]
    pub fn up_to(mut self, entry: EntryId) -> Steps {
        self.entries.retain(|written| written.id <= entry);
        self
    }

    /// Whether nothing was done.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}

impl<G: Show> Table<G> {
    /// What was done after entry `since`.
    pub fn steps(&self, since: EntryId) -> Steps {
        let since = since.min(self.at());
        let plain = |entry| {
            let Written { id, by, act, automatic, typed, stamp, .. } = Table::written(entry, &[]);
            Written { id, by, act, automatic, typed, stamp, events: None, fingerprint: None }
        };
        let entries = self.log()[since as usize..].iter().map(plain).collect();
        Steps { since, hash: self.hash_at(since).to_string(), entries }
    }

    /// Does what was done at the table that this is a copy of. Refuses what does not go on from
    /// where this one is.
    pub fn follow(&mut self, steps: &Steps) -> Result<(), Error> {
        if steps.since != self.at() || steps.hash != self.hash().to_string() {
            return Err(Error::illegal("not_a_copy").with("since", steps.since));
        }
        for written in &steps.entries {
            self.repeat(written, |_, _, _| written.automatic).map_err(|why| {
                Error::illegal("not_a_copy")
                    .variant("entry")
                    .with("since", written.id)
                    .arg("why", why)
            })?;
        }
        Ok(())
    }
}
