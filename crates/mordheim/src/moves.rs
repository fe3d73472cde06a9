//! Moves, and why one is refused.

use kernel::Error;

use crate::dice::Label;
use crate::field::Edge;
use crate::item::Item;
use crate::rules::Scenario;
use crate::spell::Spell;
use crate::square::Square;
use crate::warrior::Id;

/// What a shooter at a real table says about his shot.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    serde::Serialize,
    serde::Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Distance {
    /// Within half the range.
    Near,
    /// Beyond half the range.
    Long,
    /// Beyond the range: the shot is lost.
    Beyond,
}

/// What a player at a real table says about a charge.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    serde::Serialize,
    serde::Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    /// In sight, and the charge reaches.
    Reaches,
    /// In sight, but too far.
    TooFar,
    /// Out of sight within four inches, and the charge reaches.
    Unseen,
}

/// A move. The order is the order in which moves are listed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// End the phase.
    End,
    /// Let a warrior act.
    Select(Id),
    /// At a real table: a hidden enemy is seen, or near enough to be noticed.
    Spot(Id),
    /// Recovery: let a fleeing warrior take his test.
    Rally(Id),
    /// Recovery: let a warrior who is knocked down stand up.
    Rise(Id),
    /// Recovery: use healing herbs.
    Herbs(Id),
    /// Do nothing with the warrior who was selected.
    Hold,
    /// Leap: a die of inches more.
    Leap,
    /// Charge an enemy.
    Charge(Id),
    /// Charge two enemies at once.
    ChargeBoth(Id, Id),
    /// Try to leave the combat.
    Escape,
    /// Go to a square, by walking if that is far enough, else by running.
    Go(Square),
    /// At a real table: charge, with what is said about it.
    Say(Id, Reach),
    /// At a real table: move as far as one's Movement.
    Walk,
    /// At a real table: run.
    Run,
    /// At a real table: crawl.
    Crawl,
    /// At a real table: climb up or down so many inches.
    Climb(bool, u8),
    /// At a real table: jump down so many inches.
    Jump(u8),
    /// At a real table: jump over a gap above a drop so deep.
    Gap(u8),
    /// At a real table: dive at an enemy from so high.
    Dive(Id, u8),
    /// At a real table: there is a drop of so many inches beside him.
    Drop(u8),
    /// At a real table: leave by the far end, or reach what is fought for.
    Exit,
    /// Aim a weapon at an enemy, for so many shots.
    Aim(Item, Id, u8),
    /// Cast a spell, at somebody or at nobody.
    Cast(Spell, Option<Id>),
    /// Shoot as aimed.
    Fire,
    /// At a real table: shoot as aimed, with what is said about it: how far, and whether the
    /// target is in cover.
    FireAt(Distance, bool),
    /// Take the melee of this warrior next.
    Melee(Id),
    /// Fight with these weapons.
    Hands(Item, Item),
    /// Pick a warrior.
    Pick(Id),
    /// Pick nobody.
    Nobody,
    /// Yes.
    Yes,
    /// No.
    No,
    /// Accept what the other side has said.
    Accept,
    /// Dispute what the other side has said.
    Dispute,
    /// Step in front of a charge.
    Intercept(Id),
    /// Take the Rout test, or fight on.
    Fight,
    /// Rout of one's own will.
    GiveUp,
    /// Choose a table edge.
    Edge(Edge),
    /// Choose a quarter of the table.
    Quarter(u8),
    /// Choose what is fought for.
    Scenario(Scenario),
    /// Put something on a square.
    Place(Square),
    /// Put all others where there is room.
    PlaceRest,
    /// At a real table: everybody is in place.
    Ready,
    /// At a real table: an objective of the scenario is reached at the end of a turn.
    Claim,
    /// Chance: a die.
    Die(u8),
}

/// Why a move is refused: the rule that stands against it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    /// The battle is over.
    BattleOver,
    /// The other side decides now.
    NotYourDecision,
    /// A die falls first.
    DieFirst(Label),
    /// Something else is asked first.
    AnswerPending,
    /// It belongs to another phase.
    WrongPhase,
    /// No warrior is selected.
    NobodySelected,
    /// Another warrior is selected.
    AlreadySelected,
    /// There is no such warrior on the table, or he is not yours.
    NotYours,
    /// He has done what he may in this phase.
    AlreadyActed,
    /// He is engaged with an enemy who stands.
    Engaged,
    /// He ran.
    Ran,
    /// He charged, or tried to.
    Charged,
    /// He rallied in this turn.
    Rallied,
    /// He is fleeing.
    Fleeing,
    /// He is knocked down or stunned.
    Fallen,
    /// He stood up in this turn.
    StoodUp,
    /// Somebody must charge first.
    MustCharge,
    /// Tests must be taken first.
    TestsPending,
    /// The closest model is an enemy.
    EnemyClosest,
    /// An enemy is within eight inches.
    EnemyNear,
    /// This fighter may not run.
    MayNotRun,
    /// That square is out of reach.
    OutOfReach,
    /// That enemy cannot be seen.
    Unseen,
    /// That enemy is hidden.
    Hidden,
    /// That enemy is engaged.
    TargetEngaged,
    /// Another enemy is closer and no harder to hit.
    NotClosest,
    /// The target is out of range.
    OutOfRange,
    /// The weapon is not loaded.
    NotLoaded,
    /// The weapon cannot be fired after moving.
    MoveOrFire,
    /// It cannot be fired so often.
    TooManyShots,
    /// He has no such weapon.
    NoWeapon,
    /// He does not know that spell, or cannot cast it now.
    NoSpell,
    /// That is no target of the spell.
    NoTarget,
    /// An enemy who stands must be struck first.
    StandingFirst,
    /// Too high or too wide.
    TooFar,
    /// A Rout test is not due.
    NoRout,
    /// That square is outside the zone in which he may be put.
    OutsideZone,
    /// That square is a wall or the like.
    NoGround,
    /// Somebody is on that square.
    Taken,
    /// He is there already.
    ThereAlready,
    /// That square is next to an enemy.
    NextToEnemy,
    /// A weapon must be aimed first.
    AimFirst,
    /// A weapon was aimed: it is fired now.
    FireNow,
    /// What is seen at the table must be said with the charge.
    SayReach,
    /// What is seen at the table must be said with the shot.
    SayDistance,
    /// That move is for a real table.
    TableOnly,
    /// That move is for a map.
    MapOnly,
    /// That is not what is asked.
    NotOffered,
    /// Dice are chance's.
    NotADie,
}

impl From<Illegal> for Error {
    fn from(illegal: Illegal) -> Error {
        match illegal {
            Illegal::DieFirst(label) => Error::illegal("die_first").arg("die", label.word()),
            _ => Error::refused(&illegal),
        }
    }
}
