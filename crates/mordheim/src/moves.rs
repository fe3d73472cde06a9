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

/// What a warrior at a real table does in one move, without being selected first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Deed {
    /// He walks.
    Walk,
    /// He runs.
    Run,
    /// He stays where he is and hides.
    Hide,
    /// He walks and hides where he comes to.
    Sneak,
    /// He stays where he is.
    Stay,
    /// He crawls.
    Crawl,
    /// He charges an enemy.
    Charge(Id),
    /// He aims a weapon at an enemy, for so many shots.
    Aim(Item, Id, u8),
}

impl Deed {
    /// The same as a move of the warrior who is selected.
    pub(crate) const fn alone(self) -> Move {
        match self {
            Deed::Walk => Move::Walk,
            Deed::Run => Move::Run,
            Deed::Hide => Move::Hide,
            Deed::Sneak => Move::Sneak,
            Deed::Stay => Move::Hold,
            Deed::Crawl => Move::Crawl,
            Deed::Charge(target) => Move::Charge(target),
            Deed::Aim(weapon, target, shots) => Move::Aim(weapon, target, shots),
        }
    }
}

/// What the people at a real table see of a shot or a charge that is open: each is off until
/// somebody says so.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Flip {
    /// The target of the shot is in cover.
    Cover,
    /// The target of the shot is beyond half the range.
    Long,
    /// The target of the charge is out of sight, within four inches.
    Unseen,
    /// The target of the charge is too far away.
    TooFar,
}

impl Flip {
    /// The word for it.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Flip::Cover => "cover",
            Flip::Long => "long",
            Flip::Unseen => "unseen",
            Flip::TooFar => "too-far",
        }
    }
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
    /// Everybody who can walks: on a map toward the nearest enemy.
    WalkAll,
    /// Everybody who can runs: on a map toward a point that is asked for.
    RunAll,
    /// At a real table: somebody does something, without being selected first.
    Does(Id, Deed),
    /// Recovery: let a fleeing warrior take his test.
    Rally(Id),
    /// Recovery: let a warrior who is knocked down stand up.
    Rise(Id),
    /// Recovery: use healing herbs.
    Herbs(Id),
    /// Do nothing with the warrior who was selected.
    Hold,
    /// At a real table: stay and hide.
    Hide,
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
    /// At a real table: move as far as one's Movement.
    Walk,
    /// At a real table: the same, and hide there.
    Sneak,
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
    /// At a real table: something about the open shot or charge is so, or is not so after all.
    Flip(Flip),
    /// At a real table: an enemy is in contact after the open charge, or is not after all.
    Touch(Id),
    /// At a real table: an enemy steps in front of the open charge, or does not after all.
    StepIn(Id),
    /// At a real table: the open charge is made.
    Home,
    /// Shoot as aimed.
    Fire,
    /// At a real table: the target turns out to be beyond the range, and the shot is lost.
    Beyond,
    /// Take the melee of this warrior next.
    Melee(Id),
    /// Fight with these weapons.
    Hands(Item, Item),
    /// At a real table: somebody of the open melee fights with these weapons.
    Arm(Id, Item, Item),
    /// At a real table: the open melee begins.
    Begin,
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
    /// On a map: toward this point everybody runs.
    Toward(Square),
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
