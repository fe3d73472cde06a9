//! What is asked, of whom, and which answers there are.

use serde::{Deserialize, Serialize};

use crate::dice::Label;
use crate::event::Question;
use crate::spell::Spell;
use crate::warrior::Id;

/// The open question of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// A die.
    Die {
        /// For what.
        label: Label,
        /// For whom, if it is for somebody.
        who: Option<Id>,
        /// The least score that succeeds, where one does.
        needs: Option<u8>,
    },
    /// Does the target parry?
    Parry(Id),
    /// A question about space.
    Fact(Id, Question),
    /// Is what was said accepted?
    Contest,
    /// Test, fight on, or give up the field?
    Rout,
    /// Does he hide?
    Hide(Id),
    /// Who of these steps in front of the charge?
    Intercept(u64),
    /// Does this side set up first?
    First,
    /// Does this side attack?
    Role,
    /// Which edge?
    Edge,
    /// Which quarter?
    Quarter,
    /// What is fought for?
    Scenario,
    /// Where is he put?
    Place(Id),
    /// Where does a counter lie?
    Counter,
    /// Is everybody in place?
    Ready,
    /// Whose melee is next?
    Melee,
    /// With what does he fight?
    Hands(Id),
    /// At whom does his next blow go?
    Allot(Id),
    /// Whom of these does his tentacle hold?
    Hold(Id, u64),
    /// Who of these is hit, and is there nobody?
    Hit(Id, u64),
    /// Is there a drop beside him?
    Drop(Id),
    /// Where does magic take him?
    Fly(Id, Spell),
    /// Is an objective reached?
    Claim,
    /// How many inches did he move by magic: does it end in contact, with whom of these?
    Contact(Id, u64),
    /// Which die is better: to give in to hunger?
    Hunger(Id),
    /// At a real table: what is to be said about his charge?
    Charge(Id),
    /// At a real table: do these fight with what they have in hand?
    Fight(u64),
    /// Toward which point does everybody run?
    Toward,
}

impl Ask {
    /// What it is about in one word, and whom it is about.
    pub fn words(self) -> (&'static str, Option<Id>) {
        match self {
            Ask::Die { who, .. } => ("die", who),
            Ask::Parry(who) => ("parry", Some(who)),
            Ask::Fact(who, _) => ("fact", Some(who)),
            Ask::Contest => ("contest", None),
            Ask::Rout => ("rout", None),
            Ask::Hide(who) => ("hide", Some(who)),
            Ask::Intercept(_) => ("intercept", None),
            Ask::First => ("first", None),
            Ask::Role => ("role", None),
            Ask::Edge => ("edge", None),
            Ask::Quarter => ("quarter", None),
            Ask::Scenario => ("scenario", None),
            Ask::Place(who) => ("place", Some(who)),
            Ask::Counter => ("counter", None),
            Ask::Ready => ("ready", None),
            Ask::Melee => ("melee", None),
            Ask::Hands(who) => ("hands", Some(who)),
            Ask::Allot(who) => ("allot", Some(who)),
            Ask::Hold(who, _) => ("tentacle", Some(who)),
            Ask::Hit(who, _) => ("hit", Some(who)),
            Ask::Drop(who) => ("drop", Some(who)),
            Ask::Fly(who, _) => ("fly", Some(who)),
            Ask::Claim => ("claim", None),
            Ask::Contact(who, _) => ("contact", Some(who)),
            Ask::Hunger(who) => ("hunger", Some(who)),
            Ask::Charge(who) => ("charge", Some(who)),
            Ask::Fight(_) => ("fight", None),
            Ask::Toward => ("toward", None),
        }
    }
}
