//! Everything that a warrior can carry or wear.

use crate::set::{Set, list};

list! {
    /// A thing that a warrior carries or wears, or what he fights with when he carries nothing.
    Item {
        // Close combat.
        Fist "fist" "Bare hands",
        Natural "natural" "Claws and teeth",
        Dagger "dagger" "Dagger",
        Mace "mace" "Mace",
        Hammer "hammer" "Hammer",
        Club "club" "Club",
        Axe "axe" "Axe",
        Sword "sword" "Sword",
        Flail "flail" "Flail",
        MorningStar "morning_star" "Morning star",
        Halberd "halberd" "Halberd",
        Spear "spear" "Spear",
        DoubleHanded "double_handed" "Double-handed weapon",
        DoubleHammer "double_handed_hammer" "Double-handed hammer",
        Warhammer "sigmarite_warhammer" "Sigmarite warhammer",
        SteelWhip "steel_whip" "Steel whip",
        FightingClaws "fighting_claws" "Fighting claws",
        WeepingBlades "weeping_blades" "Weeping blades",
        // Missiles.
        ShortBow "short_bow" "Short bow",
        Bow "bow" "Bow",
        LongBow "long_bow" "Long bow",
        ElfBow "elf_bow" "Elf bow",
        Crossbow "crossbow" "Crossbow",
        Repeater "repeater_crossbow" "Repeater crossbow",
        CrossbowPistol "crossbow_pistol" "Crossbow pistol",
        Sling "sling" "Sling",
        Stars "throwing_stars" "Throwing stars",
        Pistol "pistol" "Pistol",
        DuellingPistol "duelling_pistol" "Duelling pistol",
        WarplockPistol "warplock_pistol" "Warplock pistol",
        Blunderbuss "blunderbuss" "Blunderbuss",
        Handgun "handgun" "Handgun",
        LongRifle "hochland_long_rifle" "Long rifle",
        Blowpipe "blowpipe" "Blowpipe",
        // Armour.
        LightArmour "light_armour" "Light armour",
        HeavyArmour "heavy_armour" "Heavy armour",
        Ithilmar "ithilmar_armour" "Ithilmar armour",
        Gromril "gromril_armour" "Gromril armour",
        Shield "shield" "Shield",
        Buckler "buckler" "Buckler",
        Helmet "helmet" "Helmet",
        // What close combat weapons may be made of.
        GromrilWeapons "gromril_weapons" "Gromril weapons",
        IthilmarWeapons "ithilmar_weapons" "Ithilmar weapons",
        // Other things.
        Rope "rope_and_hook" "Rope and hook",
        BlackLotus "black_lotus" "Black lotus",
        DarkVenom "dark_venom" "Dark venom",
        MadCap "mad_cap_mushrooms" "Mad cap mushrooms",
        CrimsonShade "crimson_shade" "Crimson shade",
        Mandrake "mandrake_root" "Mandrake root",
        LuckyCharm "lucky_charm" "Lucky charm",
        BlessedWater "blessed_water" "Blessed water",
        ElvenCloak "elven_cloak" "Elven cloak",
        HuntingArrows "hunting_arrows" "Hunting arrows",
        Garlic "garlic" "Garlic",
        Net "net" "Net",
        BugmansAle "bugmans_ale" "Bugman's ale",
        HolyTome "holy_tome" "Holy tome",
        HealingHerbs "healing_herbs" "Healing herbs",
        HolyRelic "holy_relic" "Holy relic",
        Lantern "lantern" "Lantern",
        SuperiorPowder "superior_blackpowder" "Superior blackpowder",
        SilkClothes "cathayan_silk_clothes" "Cathayan silk clothes",
        Tears "tears_of_shallaya" "Tears of Shallaya",
    }
}

/// Things that a warrior has.
pub type Items = Set<Item>;
