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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

impl Illegal {
    const fn code_and_text(self) -> (&'static str, &'static str) {
        match self {
            Illegal::BattleOver => ("battle_over", "The battle is over."),
            Illegal::NotYourDecision => ("not_your_decision", "It is not yours to decide now."),
            Illegal::DieFirst(_) => ("die_first", "A die falls first: {die}."),
            Illegal::AnswerPending => ("answer_pending", "Something else is asked first."),
            Illegal::WrongPhase => ("wrong_phase", "That belongs to another phase."),
            Illegal::NobodySelected => ("nobody_selected", "Select a warrior first."),
            Illegal::AlreadySelected => {
                ("already_selected", "Another warrior is selected: let him act, hold or undo.")
            }
            Illegal::NotYours => ("not_yours", "You have no such warrior on the table."),
            Illegal::AlreadyActed => ("already_acted", "He has done what he may in this phase."),
            Illegal::Engaged => ("engaged", "He is in contact with an enemy who stands."),
            Illegal::Ran => ("ran", "He ran in this turn."),
            Illegal::Charged => ("charged", "He charged in this turn, or tried to."),
            Illegal::Rallied => ("rallied", "He rallied in this turn: he may do nothing but cast."),
            Illegal::Fleeing => ("fleeing", "He is fleeing."),
            Illegal::Fallen => ("fallen", "He is knocked down or stunned."),
            Illegal::StoodUp => ("stood_up", "He stood up in this turn."),
            Illegal::MustCharge => ("must_charge", "A frenzied warrior must charge first."),
            Illegal::TestsPending => ("tests_pending", "Somebody must take his test first."),
            Illegal::EnemyClosest => {
                ("enemy_closest", "He cannot rally: the model closest to him is an enemy.")
            }
            Illegal::EnemyNear => ("enemy_near", "He may not run: an enemy is within 8 inches."),
            Illegal::MayNotRun => ("may_not_run", "This fighter never runs."),
            Illegal::OutOfReach => ("out_of_reach", "That is out of his reach."),
            Illegal::Unseen => ("unseen", "He cannot see that enemy."),
            Illegal::Hidden => ("hidden", "That enemy is hidden."),
            Illegal::TargetEngaged => {
                ("target_engaged", "Nobody may be shot at while in hand-to-hand combat.")
            }
            Illegal::NotClosest => ("not_closest", "Another enemy is closer and no harder to hit."),
            Illegal::OutOfRange => ("out_of_range", "The target is out of range."),
            Illegal::NotLoaded => ("not_loaded", "That weapon is not loaded."),
            Illegal::MoveOrFire => ("move_or_fire", "That weapon is not fired after moving."),
            Illegal::TooManyShots => ("too_many_shots", "He may not shoot so often now."),
            Illegal::NoWeapon => ("no_weapon", "He has no such weapon."),
            Illegal::NoSpell => ("no_spell", "He cannot cast that now."),
            Illegal::NoTarget => ("no_target", "That is no target of this spell."),
            Illegal::StandingFirst => {
                ("standing_first", "An enemy who stands must be struck before the fallen.")
            }
            Illegal::TooFar => ("too_far", "That is too high or too wide for him."),
            Illegal::NoRout => ("no_rout", "Too few are out of action for that."),
            _ => self.code_and_text_of_place(),
        }
    }

    /// The same for what is wrong with a place, a statement or the order of things.
    const fn code_and_text_of_place(self) -> (&'static str, &'static str) {
        match self {
            Illegal::OutsideZone => ("outside_zone", "That is outside your zone."),
            Illegal::NoGround => ("no_ground", "Nobody can stand there: it is not free ground."),
            Illegal::Taken => ("taken", "Somebody is on that square."),
            Illegal::ThereAlready => {
                ("there_already", "He is there already; `hold` leaves him where he is.")
            }
            Illegal::NextToEnemy => {
                ("next_to_enemy", "That is next to an enemy, and only a charge ends there.")
            }
            Illegal::AimFirst => ("aim_first", "Aim first, for example `aim bow B1`."),
            Illegal::FireNow => ("fire_now", "He has aimed: `fire` shoots, `hold` does not."),
            Illegal::SayReach => (
                "say_reach",
                "Say how it is on your table: `charge B1 reaches`, `too-far` or `unseen`.",
            ),
            Illegal::SayDistance => (
                "say_distance",
                "Say how it is on your table: `fire near`, `long` or `beyond`, and `cover`.",
            ),
            Illegal::TableOnly => ("table_only", "That is for a real table, not for a map."),
            Illegal::MapOnly => ("map_only", "That is for a map, not for a real table."),
            Illegal::NotADie => ("not_a_die", "Dice fall by chance: 1 to 6, and only when asked."),
            _ => ("not_offered", "That is not what is asked."),
        }
    }
}

impl From<Illegal> for Error {
    fn from(illegal: Illegal) -> Error {
        let (code, text) = illegal.code_and_text();
        let error = Error::illegal(code, text);
        match illegal {
            Illegal::DieFirst(label) => error.with("die", label),
            _ => error,
        }
    }
}
