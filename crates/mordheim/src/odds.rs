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

impl Strike {
    /// The exact odds of a strike that has not begun; nothing for one of very many blows.
    pub fn odds(&self) -> Option<Odds> {
        Odds::of(self.begun())
    }
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

#[cfg(test)]
mod tests {
    #![allow(clippy::float_arithmetic, reason = "samples are compared with odds")]

    use kernel::{Game, Rng, Setup};

    use super::*;
    use crate::item::Item;
    use crate::state::State;
    use crate::warrior::Id;

    const A1: Id = Id(0);
    const B1: Id = Id(24);

    fn at(position: &str) -> State {
        let setup = Setup { position: Some(position.to_owned()), ..Setup::default() };
        State::new(&setup.set("space", "table")).unwrap_or_else(|why| panic!("{position}\n{why}"))
    }

    /// All blows of A1 at B1, to whom these words apply.
    fn strike(a: &str, b: &str) -> Strike {
        let state = at(&format!("phase: combat\nA1: {a}, engaged B1\nB1: {b}"));
        state.strike_of(A1, B1, &state.limbs(A1)).begun()
    }

    /// A shot of A1 at B1 that needs this.
    fn shot(a: &str, b: &str, weapon: Item, needs: u8) -> Strike {
        let state = at(&format!("phase: shooting\nA1: {a}\nB1: {b}"));
        state.shot(A1, weapon, B1, needs, false).begun()
    }

    #[test]
    fn a_dagger_against_one_who_is_tougher() {
        let odds = Odds::of(strike("reikland warrior, I9, dagger", "middenheim warrior, T4, mace"));
        let odds = odds.expect("one blow can be counted out");
        assert_eq!(odds.out, Fraction::new(37, 486));
        assert_eq!(odds.stunned, Fraction::new(21, 486));
        assert_eq!(odds.knocked_down, Fraction::new(14, 486));
        assert_eq!(odds.hurt, Fraction::ZERO);
        assert_eq!(odds.nothing, Fraction::new(414, 486));
    }

    #[test]
    fn odds_are_one_together() {
        for strike in strikes() {
            let Odds { nothing, hurt, knocked_down, stunned, out } =
                Odds::of(strike).expect("few blows can be counted out");
            let all = nothing.plus(hurt).plus(knocked_down).plus(stunned).plus(out);
            assert_eq!(all, Fraction::ONE);
        }
    }

    fn strikes() -> Vec<Strike> {
        let plain = "middenheim warrior, I1, mace";
        let fencer = "middenheim champion, W2 I1, sword, buckler, light armour, helmet, \
                      step aside";
        let dodger = "middenheim champion, W2, lucky charm, dodge, heavy armour, shield";
        vec![
            strike("reikland warrior, I9, dagger", "middenheim warrior, T4, mace"),
            strike("reikland warrior, I9 A2, axe, hatred", fencer),
            strike("reikland warrior, I9, mace, axe, strike to injure, hands mace axe", plain),
            strike("skaven verminkin, weeping blades", fencer),
            strike("sisters of sigmar sister, S4, sigmarite warhammer", "undead zombie"),
            strike("reikland warrior, mace", "middenheim warrior, W3, light armour, knocked down"),
            shot("reikland marksman, bow", dodger, Item::Bow, 3),
            shot("skaven black skaven, blowpipe", plain, Item::Blowpipe, 4),
            shot("reikland warrior, crossbow", fencer, Item::Crossbow, 5),
        ]
    }

    /// What comes of a strike whose dice are thrown.
    fn thrown(mut strike: Strike, dice: &mut Rng) -> usize {
        loop {
            match strike.next() {
                Need::Nothing => break,
                Need::Parry => strike.parry(true),
                Need::Die { .. } => strike.roll(dice.below(6) as u8 + 1),
            }
        }
        match strike.result() {
            Some(Condition::Out) => 4,
            Some(Condition::Stunned) => 3,
            Some(Condition::KnockedDown) => 2,
            _ => usize::from(strike.lost > 0),
        }
    }

    #[test]
    fn a_million_throws_agree_with_the_odds() {
        const THROWS: u32 = 1_000_000;
        let mut dice = Rng::new(486);
        for strike in strikes() {
            let odds = Odds::of(strike).expect("few blows can be counted out");
            let Odds { nothing, hurt, knocked_down, stunned, out } = odds;
            let mut counts = [0_u32; 5];
            for _ in 0..THROWS {
                counts[thrown(strike, &mut dice)] += 1;
            }
            for (odds, count) in [nothing, hurt, knocked_down, stunned, out].iter().zip(counts) {
                let chance = odds.over as f64 / odds.under as f64;
                let expected = chance * f64::from(THROWS);
                let deviation = (expected * (1.0 - chance)).sqrt();
                let off = (f64::from(count) - expected).abs();
                assert!(off <= 5.0 * deviation, "{odds}: {count} of {THROWS}, {strike:?}");
            }
        }
    }
}
