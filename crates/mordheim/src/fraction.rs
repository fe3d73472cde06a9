//! Exact fractions.

use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;

/// A fraction in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fraction {
    /// Above the line.
    pub over: u128,
    /// Below the line.
    pub under: u128,
}

pub(crate) const fn gcd(a: u128, b: u128) -> u128 {
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
