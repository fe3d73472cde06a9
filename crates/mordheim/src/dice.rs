//! Dice: what each is rolled for, and the numbers it needs.

use crate::set::list;

list! {
    /// What a die is rolled for.
    Label {
        Hit "hit" "to hit",
        HitAgain "hit_reroll" "to hit, again",
        Misfire "misfire" "misfire",
        Parry "parry" "to parry",
        ParryAgain "parry_reroll" "to parry, again",
        Dodge "dodge" "to dodge",
        Charm "charm" "lucky charm",
        Wound "wound" "to wound",
        Critical "critical" "critical hit",
        Save "save" "armour save",
        SaveAgain "save_reroll" "armour save, again",
        StepAside "step_aside" "to step aside",
        Injury "injury" "injury",
        Helmet "helmet" "helmet",
        RollOff "roll_off" "roll-off",
        Rally "rally" "to rally",
        Rout "rout" "rout test",
        Fear "fear" "fear test",
        FearToCharge "fear_to_charge" "fear test to charge",
        Garlic "garlic" "to charge past garlic",
        Escape "escape" "to escape from combat",
        Dread "dread" "to bear the dread",
        Lure "lure" "to throw off the lure",
        Rezhebel "rezhebel" "to hold the sword of Rezhebel",
        Warp "warp" "to bear the eye of the warp",
        AllAlone "all_alone" "all alone",
        Stupidity "stupidity" "stupidity test",
        Shamble "shamble" "what the stupid do",
        Leadership "leadership" "Leadership test",
        Initiative "initiative" "Initiative test",
        Strength "strength" "Strength test",
        Flight "flight" "flight",
        HitsTaken "d3" "number of hits",
        Count "count" "number",
        Leap "leap" "leap",
        Spell "spell" "spell known",
        Casting "casting" "casting",
        Resist "resist" "to resist a spell",
        Arrival "arrival" "arrival",
        EdgeRoll "edge" "table edge",
        Search "search" "search",
        DrivenBack "driven_back" "driven back",
        Effect "effect" "effect",
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
