//! Somebody who is told what changes at a table, and may miss some of it.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::{Error, Key, Rng, Show, Viewer};
use serde_json::Value;

use super::{Law, ensure};
use crate::host::{AnyTable, Host, Subscription};
use crate::log::EntryId;
use crate::message::{LogLine, Update};

/// What a listener knows of a table.
#[derive(Debug)]
pub(super) struct Listener {
    pub(super) viewer: Viewer,
    /// Nothing while it is away.
    subscription: Option<Subscription>,
    log: Vec<Arc<LogLine>>,
    projections: BTreeMap<Key, Value>,
    now: Option<Arc<Update>>,
}

impl Listener {
    pub(super) fn new<G: Show>(host: &mut Host<G>, viewer: Viewer) -> Result<Listener, Error> {
        let subscription = Some(host.subscribe(viewer, 0)?);
        let (log, projections) = (Vec::new(), BTreeMap::new());
        Ok(Listener { viewer, subscription, log, projections, now: None })
    }

    /// The newest entry that it knows.
    fn have(&self) -> EntryId {
        self.log.len() as EntryId
    }

    /// Hears all there is to hear: comes back if it was away, and asks for what it has missed.
    pub(super) fn listen<G: Show>(&mut self, host: &mut Host<G>) -> Law {
        let wrong = |error: Error| error.to_string();
        if self.subscription.is_none() {
            self.subscription = Some(host.subscribe(self.viewer, self.have()).map_err(wrong)?);
        }
        let told = self.subscription.and_then(|subscription| host.told(subscription));
        let missed = told.as_ref().is_none_or(|update| update.since > self.have());
        if let Some(update) = told.filter(|_| !missed) {
            return self.hear(update);
        }
        if self.now.as_ref().is_some_and(|now| now.at == host.at()) {
            return Ok(());
        }
        let update = host.update_since(self.viewer, self.have()).map_err(wrong)?;
        self.hear(Arc::new(update))
    }

    /// Hears, lags, loses what it was told, or goes away.
    pub(super) fn listen_now_and_then<G: Show>(
        &mut self,
        host: &mut Host<G>,
        rng: &mut Rng,
    ) -> Law {
        match (rng.below(8), self.subscription) {
            (0 | 1, _) => self.listen(host),
            (2, Some(subscription)) => {
                // Told, and lost on the way.
                host.told(subscription);
                Ok(())
            }
            (3, Some(_)) => {
                self.leave(host);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Goes away.
    pub(super) fn leave<G: Show>(&mut self, host: &mut Host<G>) {
        if let Some(subscription) = self.subscription.take() {
            host.unsubscribe(subscription);
        }
    }

    fn hear(&mut self, update: Arc<Update>) -> Law {
        let whole = update.since <= self.have() && update.at >= self.have();
        let numbered = update.log.len() as EntryId == update.at - update.since;
        ensure(whole && numbered, || {
            format!("{} has {}: {} to {}", self.viewer, self.have(), update.since, update.at)
        })?;
        let known = (self.have() - update.since) as usize;
        self.log.extend(update.log[known..].iter().cloned());
        self.projections.extend(update.projections.clone());
        self.now = Some(update);
        Ok(())
    }

    /// Whether both know the same.
    pub(super) fn same(&self, other: &Listener) -> Law {
        let now = |listener: &Listener| {
            let now = listener.now.as_deref()?;
            let told = Update { since: 0, log: Vec::new(), cues: Vec::new(), ..now.clone() };
            Some(Update { projections: BTreeMap::new(), ..told })
        };
        let viewer = self.viewer;
        ensure(self.log == other.log, || format!("{viewer} knows two logs"))?;
        ensure(self.projections == other.projections, || format!("{viewer} knows two models"))?;
        ensure(now(self) == now(other), || format!("{viewer} sees two tables"))
    }
}
