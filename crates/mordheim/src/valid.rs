//! What holds in every battle.

use crate::state::State;
use crate::warrior::{ALL, Condition, Id, Mark, NOWHERE, ids};

impl State {
    /// Checks everything that must hold.
    pub(crate) fn validate_battle(&self) -> Result<(), String> {
        let law = |holds: bool, id: Id, text: &str| match holds {
            true => Ok(()),
            false => Err(format!("{id}: {text}")),
        };
        for n in 0..ALL as u8 {
            let id = Id(n);
            let w = self.at(id);
            if !w.is_somebody() {
                let nobody = *w == crate::warrior::Warrior::NOBODY;
                law(nobody, id, "somebody is nobody")?;
                continue;
            }
            for foe in ids(w.engaged) {
                law(self.at(foe).engaged & id.bit() != 0, id, "contact is mutual")?;
                law(self.owner(foe) != self.owner(id), id, "contact is with enemies")?;
            }
            if !w.is_here() {
                law(w.engaged == 0, id, "who is gone is in contact with nobody")?;
                law(w.at == NOWHERE, id, "who is gone is nowhere")?;
                law(!w.is(Mark::Hidden), id, "who is gone does not hide")?;
            }
            if w.condition == Condition::Standing && w.engaged == 0 {
                law(!w.is(Mark::Fought), id, "only who fights has fought")?;
            }
            if self.options.map && w.at != NOWHERE {
                law(self.field.is_free(w.at), id, "nobody stands in a wall")?;
                let alone = self.everybody().filter(|other| self.at(*other).at == w.at).count();
                law(alone == 1, id, "two are not in one place")?;
            }
        }
        let waits = self.ask.is_some() || self.ending.is_some() || self.stack.is_empty();
        if waits { Ok(()) } else { Err("work waits and nobody is asked".to_owned()) }
    }
}
