#![doc = include_str!("../README.md")]
#![deny(clippy::float_arithmetic)]

mod armour;
mod ask;
mod charge;
mod dice;
mod event;
mod field;
mod fighter;
mod fraction;
mod game;
mod item;
mod legal;
mod magic;
mod melee;
mod mind;
mod movement;
mod moves;
mod notation;
mod odds;
mod position;
mod projection;
mod query;
mod reach;
mod roster;
mod rules;
mod rulings;
mod screen;
mod secrets;
mod set;
mod setup;
mod shooting;
mod show;
mod sight;
mod skill;
mod space;
mod spell;
mod square;
mod state;
mod strike;
mod task;
mod turn;
mod valid;
mod view;
mod warrior;
mod weapon;
mod wide;

pub use armour::{Armour, NO_SAVE, Place};
pub use ask::Ask;
pub use dice::{Label, NEVER, SURE};
pub use event::{Event, Exit, How, Phase, Question, Reason};
pub use field::{Edge, Field, READY, Terrain, head, read_option};
pub use fighter::{FIGHTERS, Fighter, FighterId, Kind, List, Profile, Warband};
pub use fraction::Fraction;
pub use item::{Item, Items};
pub use moves::{Deed, Distance, Flip, Illegal, Move, Reach};
pub use odds::Odds;
pub use projection::{DeedPart, EndPart, LossPart, Projections, RollPart, RoutPart, TurnPart};
pub use reach::Route;
pub use roster::{MIN_MODELS, Model, READY as ROSTERS, Roster, read_option as read_roster};
pub use rules::Scenario;
pub use screen::{At, Gain, Record, Screen, Side};
pub use set::{Member, Set};
pub use sight::Path;
pub use skill::{Affects, Mutation, Mutations, Rule, Rules, Skill, SkillList, Skills};
pub use spell::{School, Spell};
pub use square::{Board, SIDE, Square};
pub use state::{Components, State};
pub use strike::{Blow, Defence, Extras, Need, Strike};
pub use view::{
    AimView, AskView, BlowView, CastView, ChargeView, DieView, FieldView, FighterView, FireView,
    HandsView, Modifier, RoutView, ShotView, SideView, SpellView, StrikeView, ToggleView, View,
    WarriorView,
};
pub use warrior::{Condition, Id, MOST, Mark, Marks, Warrior, ids};
pub use weapon::{Class, Melee, Missile, Twice};
