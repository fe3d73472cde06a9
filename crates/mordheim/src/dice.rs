//! Dice: what each is rolled for, and the numbers it needs.

use kernel::{Arg, key_of};

use crate::set::{Member as _, list};

list! {
    /// What a die is rolled for.
    Label {
        Hit "hit",
        HitAgain "hit_reroll",
        Misfire "misfire",
        Parry "parry",
        ParryAgain "parry_reroll",
        Dodge "dodge",
        Charm "charm",
        Wound "wound",
        Critical "critical",
        Save "save",
        SaveAgain "save_reroll",
        StepAside "step_aside",
        Injury "injury",
        Helmet "helmet",
        RollOff "roll_off",
        Rally "rally",
        Rout "rout",
        Fear "fear",
        FearToCharge "fear_to_charge",
        Garlic "garlic",
        Escape "escape",
        Dread "dread",
        Lure "lure",
        Rezhebel "rezhebel",
        Warp "warp",
        AllAlone "all_alone",
        Stupidity "stupidity",
        Shamble "shamble",
        Leadership "leadership",
        Initiative "initiative",
        Strength "strength",
        Flight "flight",
        HitsTaken "d3",
        Count "count",
        Leap "leap",
        Spell "spell",
        Casting "casting",
        Resist "resist",
        Arrival "arrival",
        EdgeRoll "edge",
        Search "search",
        DrivenBack "driven_back",
        Effect "effect",
    }
}

impl Label {
    /// What such a die is for, as a word.
    pub(crate) fn word(self) -> Arg {
        Arg::word(key_of("die", self.id()))
    }
}

/// A number that no die reaches.
pub const NEVER: u8 = 7;
/// What a roll to hit needs when nothing has to be rolled.
pub const SURE: u8 = 0;

/// What a blow needs to hit: 3 against a lesser fighter, 5 against one more than twice as good.
pub(crate) const fn blow_needs(attacker: u8, defender: u8) -> u8 {
    match () {
        () if defender == 0 => SURE,
        () if attacker > defender => 3,
        () if defender > 2 * attacker => 5,
        () => 4,
    }
}

/// What a hit needs to wound: 4 among equals, one more or less for each point of difference, a 6
/// at three points below as well, and never beyond that.
pub(crate) const fn wound_needs(strength: u8, toughness: u8) -> u8 {
    match strength as i8 - toughness as i8 {
        2.. => 2,
        1 => 3,
        0 => 4,
        -1 => 5,
        -2 | -3 => 6,
        _ => NEVER,
    }
}

/// By how much a strength worsens a save.
pub(crate) const fn save_worse(strength: u8) -> u8 {
    match strength {
        0..=3 => 0,
        4..=8 => strength - 3,
        _ => 6,
    }
}

/// A die read as one to three.
pub(crate) const fn d3(die: u8) -> u8 {
    die.div_ceil(2)
}

/// How many of 36 rolls of two dice are at most this.
pub(crate) const fn leadership_chances(leadership: u8) -> u8 {
    const CHANCES: [u8; 13] = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36];
    CHANCES[if leadership > 12 { 12 } else { leadership as usize }]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blows_hit_as_the_table_says() {
        const ROWS: [&str; 10] = [
            "4455555555",
            "3444555555",
            "3344445555",
            "3334444455",
            "3333444444",
            "3333344444",
            "3333334444",
            "3333333444",
            "3333333344",
            "3333333334",
        ];
        for (n, row) in ROWS.iter().enumerate() {
            for (k, needs) in row.bytes().enumerate() {
                let found = blow_needs(n as u8 + 1, k as u8 + 1);
                assert_eq!(found, needs - b'0', "WS {} against {}", n + 1, k + 1);
            }
        }
        assert_eq!(blow_needs(2, 4), 4, "exactly double is not more than double");
        assert_eq!(blow_needs(3, 0), SURE);
    }

    #[test]
    fn hits_wound_as_the_table_says() {
        const ROWS: [&str; 10] = [
            "4566------",
            "34566-----",
            "234566----",
            "2234566---",
            "22234566--",
            "222234566-",
            "2222234566",
            "2222223456",
            "2222222345",
            "2222222234",
        ];
        for (n, row) in ROWS.iter().enumerate() {
            for (k, needs) in row.bytes().enumerate() {
                let needs = if needs == b'-' { NEVER } else { needs - b'0' };
                assert_eq!(wound_needs(n as u8 + 1, k as u8 + 1), needs, "S{} T{}", n + 1, k + 1);
            }
        }
    }

    #[test]
    fn strength_worsens_saves() {
        assert_eq!([1, 3, 4, 5, 8, 9, 10].map(save_worse), [0, 0, 1, 2, 5, 6, 6]);
        assert_eq!([1, 2, 3, 4, 5, 6].map(d3), [1, 1, 2, 2, 3, 3]);
    }
}
