//! What armour does.

use crate::item::{Item, Items};
use crate::set::list;

list! {
    /// Where armour is worn: one piece in each place.
    Place {
        Body "body",
        Shield "shield",
        OffHand "off_hand",
        Head "head",
    }
}

/// What a piece of armour does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Armour {
    /// Where it is worn.
    pub place: Place,
    /// The save that it gives; 7 when it gives none of its own.
    pub save: u8,
    /// By how much it betters a save, or the 7 of somebody without armour.
    pub better: u8,
    /// The list price.
    pub cost: u16,
}

/// The save of somebody without armour: no die shows it.
pub const NO_SAVE: u8 = 7;

const fn body(save: u8, cost: u16) -> Option<Armour> {
    Some(Armour { place: Place::Body, save, better: 0, cost })
}

const fn piece(place: Place, better: u8, cost: u16) -> Option<Armour> {
    Some(Armour { place, save: NO_SAVE, better, cost })
}

impl Item {
    /// What it does as armour, if it is that.
    #[inline]
    pub const fn armour(self) -> Option<Armour> {
        match self {
            Item::LightArmour => body(6, 20),
            Item::HeavyArmour => body(5, 50),
            Item::Ithilmar => body(5, 90),
            Item::Gromril => body(4, 150),
            Item::Shield => piece(Place::Shield, 1, 5),
            Item::Buckler => piece(Place::OffHand, 0, 5),
            Item::Helmet => piece(Place::Head, 0, 10),
            _ => None,
        }
    }
}

impl Items {
    /// The save of the body armour among them, 7 without any. A shield is not counted.
    #[inline]
    pub fn body_save(self) -> u8 {
        if self.has(Item::Gromril) {
            4
        } else if self.has(Item::HeavyArmour) || self.has(Item::Ithilmar) {
            5
        } else if self.has(Item::LightArmour) {
            6
        } else {
            NO_SAVE
        }
    }

    /// Whether there is armour among them: body armour, shield, buckler or helmet.
    pub fn has_armour(self) -> bool {
        self.iter().any(|item| item.armour().is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::set::Member;

    #[test]
    fn body_saves_agree_with_the_pieces() {
        for &item in Item::ALL {
            let save = item.armour().map_or(NO_SAVE, |armour| armour.save);
            assert_eq!(Items::of(&[item]).body_save(), save, "{item}");
        }
        assert!(Items::of(&[Item::Helmet]).has_armour());
        assert!(!Items::of(&[Item::Sword]).has_armour());
    }

    #[test]
    fn prices_of_armour() {
        let costs: Vec<u16> =
            Item::ALL.iter().filter_map(|item| item.armour()).map(|armour| armour.cost).collect();
        assert_eq!(costs, [20, 50, 90, 150, 5, 5, 10]);
    }
}
