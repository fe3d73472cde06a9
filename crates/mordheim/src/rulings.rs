//! Where the rules can be read in two ways: one name for each reading. The numbers are those of
//! RULES.md.

use crate::weapon::Class;

/// Nothing that is rolled to hit needs less, so a natural 1 never hits; and what needs more than a
/// 6 is not rolled at all.
pub(crate) const R1_LEAST: u8 = 2;
/// The save of who wears nothing. Everything that betters or worsens it counts from here.
pub(crate) const R2_NO_ARMOUR: u8 = 7;
/// The chance to parry belongs to the first enemy who hits, used or not.
pub(crate) const R3_FIRST_HITTER_ONLY: bool = true;
/// Initiative decides within every group of the striking order, those who strike last included.
pub(crate) const R4_INITIATIVE_AMONG_LAST: bool = true;
/// Equal Initiative is settled by one die a side.
pub(crate) const R5_TIES_BY_DICE: bool = true;
/// Everybody has his own first turn of a combat.
pub(crate) const R6_FIRST_TURN_IS_ONES_OWN: bool = true;
/// The highest score on the table of injuries, after all is added.
pub(crate) const R7_MOST_INJURY: u8 = 6;
/// The die with which a helmet turns stunned into knocked down.
pub(crate) const R8_HELMET: u8 = 4;
/// No injury betters a condition.
pub(crate) const R9_NEVER_BETTER: bool = true;
/// Ends of own turns until a pistol that was fired in the own turn is loaded.
pub(crate) const R10_TURNS_TO_LOAD: u8 = 2;
/// Who fled off the table counts as out of action for the Rout test.
pub(crate) const R11_FLED_COUNT: bool = true;
/// A hit on one who breaks away may be critical.
pub(crate) const R12_BREAKING_HIT_MAY_BE_CRITICAL: bool = true;
/// A shot that misses by so much strikes the cover.
pub(crate) const R13_COVER_STRUCK_BY: u8 = 1;
/// A wound by poison is never critical where the table demands this or more.
pub(crate) const R14_NO_CRITICAL_FROM: u8 = 6;
/// A helmet counts as armour for those who cast.
pub(crate) const R15_HELMET_IS_ARMOUR: bool = true;
/// In close combat a shield counts only in a hand of its own.
pub(crate) const R16_SHIELD_NEEDS_A_HAND: bool = true;
/// Who has felled an enemy in a phase strikes at him as at one who stands.
pub(crate) const R17_NO_FINISHING_BY_THE_SAME: bool = true;
/// Blows of so many times the defender's Strength cannot be parried.
pub(crate) const R18_UNPARRYABLE_TIMES: u8 = 2;
/// Hands may be changed after the first turn only by those with a spear or with fired pistols.
pub(crate) const R19_HANDS_ARE_KEPT: bool = true;
/// All alone is who fights so many who stand.
pub(crate) const R20_ALONE_AGAINST: u32 = 2;
/// A Rout test is due when one in so many of those who began is out of action.
pub(crate) const R21_ROUT_SHARE: u32 = 4;
/// Stepping aside works for who is knocked down, too.
pub(crate) const R22_FALLEN_STEP_ASIDE: bool = true;
/// Blows at the fallen may be critical, which matters for their saves.
pub(crate) const R23_CRITICALS_ON_THE_FALLEN: bool = true;
/// Who is knocked down may stay down.
pub(crate) const R24_MAY_STAY_DOWN: bool = true;
/// Attacks with a brace of pistols in the first turn of a combat, in place of all others.
pub(crate) const R25_BRACE_ATTACKS: u8 = 2;
/// A lucky charm is thrown after a dodge or a failed parry, and takes the first hit that is left.
pub(crate) const R26_CHARM_TAKES_FIRST: bool = true;
/// Blows at one who is out of action are lost.
pub(crate) const R27_BLOWS_ARE_LOST: bool = true;
/// The option that lets players measure before they declare. Heights are always full inches.
pub(crate) const R28_MEASURE: &str = "measure";
/// What a crossbow pistol loses to hit in close combat.
pub(crate) const R29_CROSSBOW_PISTOL: u8 = 2;
/// What double-handed weapons are on the charts, by their form: swords and axes, and hammers.
pub(crate) const R30_DOUBLE_HANDED: [Class; 2] = [Class::Bladed, Class::Bludgeoning];
/// Turns of each side in Occupy.
pub(crate) const R31_OCCUPY_TURNS: u8 = 8;
/// A duelling pistol is as easy to hit with in close combat as it is from afar.
pub(crate) const R65_DUELLING_PISTOL_IN_COMBAT: bool = true;
