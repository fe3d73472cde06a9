//! Exact odds: what a strike or a shot does, as fractions, by rolling every die there is.

use std::collections::BTreeMap;
use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;

use crate::strike::{Need, Strike};
use crate::warrior::Condition;

/// Strikes of more blows than this are not counted out.
const MOST_BLOWS: u8 = 6;

/// A fraction in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fraction {
    /// Above the line.
    pub over: u128,
    /// Below the line.
    pub under: u128,
}

const fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

impl Fraction {
    /// Nothing.
    pub const ZERO: Fraction = Fraction { over: 0, under: 1 };
    /// All.
    pub const ONE: Fraction = Fraction { over: 1, under: 1 };

    /// The fraction in lowest terms.
    pub const fn new(over: u128, under: u128) -> Fraction {
        let common = gcd(over, under);
        if common == 0 {
            return Fraction::ZERO;
        }
        Fraction { over: over / common, under: under / common }
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Fraction) -> Fraction {
        let common = gcd(self.under, other.under);
        let under = self.under / common * other.under;
        let over = self.over * (other.under / common) + other.over * (self.under / common);
        Fraction::new(over, under)
    }

    /// A sixth of it.
    #[must_use]
    pub const fn sixth(self) -> Fraction {
        Fraction::new(self.over, self.under * 6)
    }

    /// In hundredths, rounded.
    pub const fn percent(self) -> u8 {
        ((self.over * 200 + self.under) / (2 * self.under)) as u8
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.over, self.under)
    }
}

impl Serialize for Fraction {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl JsonSchema for Fraction {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Fraction".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        String::json_schema(generator)
    }
}

/// How likely each end of a strike is. Together they are one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Odds {
    /// No wound is lost and nobody falls.
    pub nothing: Fraction,
    /// Wounds are lost, but the target is no worse off otherwise.
    pub hurt: Fraction,
    /// Knocked down.
    pub knocked_down: Fraction,
    /// Stunned.
    pub stunned: Fraction,
    /// Out of action.
    pub out: Fraction,
}

impl Odds {
    /// The odds of a strike from where it stands. A parry is always tried. Nothing for strikes of
    /// very many blows.
    pub(crate) fn of(strike: Strike) -> Option<Odds> {
        if strike.blows > MOST_BLOWS {
            return None;
        }
        let mut odds = Odds {
            nothing: Fraction::ZERO,
            hurt: Fraction::ZERO,
            knocked_down: Fraction::ZERO,
            stunned: Fraction::ZERO,
            out: Fraction::ZERO,
        };
        let mut open = BTreeMap::from([(strike, Fraction::ONE)]);
        while let Some((strike, chance)) = open.pop_first() {
            match strike.next() {
                Need::Nothing => odds.add(&strike, chance),
                Need::Parry => {
                    let mut next = strike;
                    next.parry(true);
                    merge(&mut open, next, chance);
                }
                Need::Die { .. } => {
                    for die in 1..=6 {
                        let mut next = strike;
                        next.roll(die);
                        merge(&mut open, next, chance.sixth());
                    }
                }
            }
        }
        Some(odds)
    }

    fn add(&mut self, strike: &Strike, chance: Fraction) {
        let end = match strike.result() {
            Some(Condition::Out) => &mut self.out,
            Some(Condition::Stunned) => &mut self.stunned,
            Some(Condition::KnockedDown) => &mut self.knocked_down,
            _ if strike.lost > 0 => &mut self.hurt,
            _ => &mut self.nothing,
        };
        *end = end.plus(chance);
    }
}

/// Different dice with the same consequences are one.
fn merge(open: &mut BTreeMap<Strike, Fraction>, strike: Strike, chance: Fraction) {
    let sum = open.entry(strike).or_insert(Fraction::ZERO);
    *sum = sum.plus(chance);
}
