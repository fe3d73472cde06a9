//! The older catalogue, and its token.

use crate::ask::{Pick, Picks};
use crate::card::Color::{Purple, Red};
use crate::card::Rarity::{Bronze, Gold, Silver};
use crate::card::{Ability, Card, Face, Keywords, Kind, Limit, Pool, When};
use crate::cards::current::{feast, mimic, own_slot_grows, own_slot_grows_by_two};
use crate::cards::designed::gain_that_much;
use crate::cards::{card, close_units, open_close_ally_slots};
use crate::effect::{Cx, DONE, Run};
use crate::event::{Cause, Origin};
use crate::slot::{Slot, Slots};
use crate::state::Components;

const SQUIRE: Card = card("squire");

pub(super) const CARDS: [Face; 26] = [
    Face::unit("acolyte", "Acolyte", 1, Bronze, (Red, "Human Cultist"))
        .when(&[Ability::new(When::Consumed, acolyte)]),
    Face::unit("apprentice", "Apprentice", 3, Bronze, (Purple, "Human Mage"))
        .has(Keywords::CONSUME)
        .when(&[Ability::new(When::Consume, draw_a_card)]),
    Face::unit("archer", "Archer", 3, Bronze, (Red, "Elf Archer"))
        .when(&[Ability::new(When::Deploy, archer)]),
    Face::unit("bard", "Bard", 2, Silver, (Red, "Human Bard"))
        .when(&[Ability::new(When::TurnStart, bard)]),
    Face::unit("champion", "Champion", 5, Silver, (Red, "Human Warrior")),
    Face::unit("dragon", "Dragon", 7, Gold, (Red, "Dragon")).has(Keywords::MUST_CONSUME),
    Face::unit("engineer", "Engineer", 1, Silver, (Purple, "Gnome Engineer"))
        .when(&[Ability::new(When::TurnStart, own_slot_grows)]),
    Face::unit("ghoul", "Ghoul", 1, Bronze, (Purple, "Undead Ghoul"))
        .when(&[Ability::new(When::CloseDies, feast)]),
    Face::unit("hunter", "Hunter", 4, Silver, (Red, "Human Hunter"))
        .when(&[Ability::new(When::Deploy, hunter)]),
    Face::unit("knight", "Knight", 3, Gold, (Red, "Human Knight"))
        .when(&[Ability::new(When::Deploy, knight)]),
    Face::unit("mimic", "Mimic", 1, Silver, (Purple, "Shapechanger"))
        .when(&[Ability::new(When::Deploy, mimic)]),
    Face::unit("necromancer", "Necromancer", 2, Gold, (Purple, "Human Warlock")).activated(
        Limit::Once(1),
        revivable,
        necromancer,
    ),
    Face::unit("noble", "Noble", 4, Silver, (Purple, "Human Noble")).has(Keywords::CONQUER),
    Face::unit("priest", "Priest", 2, Bronze, (Purple, "Human Cleric"))
        .when(&[Ability::new(When::Deploy, priest)]),
    Face::unit("ranger", "Ranger", 4, Bronze, (Red, "Elf Ranger")).activated(
        Limit::EachTurn,
        beside,
        ranger,
    ),
    Face::unit("rogue", "Rogue", 2, Gold, (Purple, "Human Rogue")).has(Keywords::INVERT),
    Face::unit("rookie", "Rookie", 3, Silver, (Red, "Human Recruit")).activated(
        Limit::Once(2),
        beside,
        rookie,
    ),
    Face::unit("roots", "Roots", 2, Bronze, (Purple, "Plant Spirit"))
        .when(&[Ability::new(When::Death, roots)]),
    Face::unit("scout", "Scout", 2, Bronze, (Red, "Human Scout"))
        .when(&[Ability::new(When::Deploy, draw_a_card)]),
    Face::unit("sentinel", "Sentinel", 2, Silver, (Red, "Construct Sentinel"))
        .has(Keywords::SENTINEL),
    Face::unit("turret", "Turret", 3, Gold, (Purple, "Construct Turret"))
        .when(&[Ability::new(When::TurnStart, turret)]),
    Face::unit("vampire", "Vampire", 2, Gold, (Purple, "Undead Vampire"))
        .clauses(2)
        .when(&[Ability::new(When::CloseDamaged, gain_that_much)])
        .activated(Limit::Once(1), units_beside, bite),
    Face::unit("veteran", "Veteran", 4, Bronze, (Red, "Human Veteran")),
    Face::unit("warlock", "Warlock", 3, Silver, (Purple, "Human Warlock"))
        .has(Keywords::CONSUME)
        .when(&[Ability::new(When::Consume, warlock)]),
    Face::unit("wizard", "Wizard", 3, Silver, (Purple, "Human Wizard"))
        .when(&[Ability::new(When::ActionPlayed, own_slot_grows_by_two)]),
    Face::unit("squire", "Squire", 1, Bronze, (Red, "Human Squire")).pool(Pool::Token),
];

/// The consuming unit gets +3.
fn acolyte(cx: &mut Cx<'_>) -> Run {
    if let Some(consumer) = cx.subject() {
        cx.buff(consumer, 3);
    }
    DONE
}

/// Draw a card.
pub(super) fn draw_a_card(cx: &mut Cx<'_>) -> Run {
    cx.draw(1);
    DONE
}

/// Choose a close enemy; it takes 2 damage.
fn archer(cx: &mut Cx<'_>) -> Run {
    let Some(enemy) = cx.choose(cx.close_enemies())? else { return DONE };
    cx.damage(Slots::only(enemy), 2);
    DONE
}

/// Close allies get +1.
fn bard(cx: &mut Cx<'_>) -> Run {
    cx.buff_all(cx.close_allies(), 1);
    DONE
}

/// Choose a close wounded enemy; kill it.
fn hunter(cx: &mut Cx<'_>) -> Run {
    let board = &cx.table().board;
    let wounded = cx.close_enemies().that(|slot| board.at(slot).damage > 0);
    let Some(enemy) = cx.choose(wounded)? else { return DONE };
    cx.engine.kill(enemy, Cause::Killed);
    DONE
}

/// You may choose an empty close slot of your side; deploy a Squire there.
fn knight(cx: &mut Cx<'_>) -> Run {
    let room = open_close_ally_slots(cx.table(), cx.slot());
    let Some(slot) = cx.may_choose(room)? else { return DONE };
    cx.engine.deploy(slot, SQUIRE, cx.side(), Origin::Made);
    DONE
}

/// Units with printed power 3 or less in the graveyard, while there is room for one.
fn revivable(table: &Components, slot: Slot) -> Picks {
    if table.board.open(slot.side()).is_empty() {
        return Picks::default();
    }
    let weak = |card: &Card| card.face().kind() == Kind::Unit && card.face().power <= 3;
    Picks::cards(table.player(slot.side()).graveyard.iter().filter(weak))
}

/// You may choose one of them, then an empty slot of yours; deploy it there.
fn necromancer(cx: &mut Cx<'_>) -> Run {
    let weak = revivable(cx.table(), cx.slot());
    let Some(unit) = cx.may_pick(weak)?.and_then(Pick::card) else { return DONE };
    let Some(slot) = cx.choose(cx.table().board.open(cx.side()))? else { return DONE };
    cx.engine.deploy(slot, unit, cx.side(), Origin::Graveyard);
    DONE
}

/// Choose a close slot of either side; cleanse it.
fn priest(cx: &mut Cx<'_>) -> Run {
    let Some(slot) = cx.choose(cx.slot().close())? else { return DONE };
    cx.engine.cleanse(slot);
    DONE
}

fn beside(_: &Components, slot: Slot) -> Picks {
    slot.close_ally().into()
}

/// Choose a close slot of its side; move there, or swap.
fn ranger(cx: &mut Cx<'_>) -> Run {
    let Some(to) = cx.choose(cx.slot().close_ally())? else { return DONE };
    cx.relocate(cx.slot(), to);
    DONE
}

/// Choose a close slot of its side; that slot and its own +2.
fn rookie(cx: &mut Cx<'_>) -> Run {
    let Some(slot) = cx.choose(cx.slot().close_ally())? else { return DONE };
    cx.modify(cx.slot(), 2);
    cx.modify(slot, 2);
    DONE
}

/// Its slot gets as much as its printed power and buffs were, at least 0.
fn roots(cx: &mut Cx<'_>) -> Run {
    cx.modify(cx.slot(), cx.amount().max(0));
    DONE
}

/// 1 damage to the opposing unit.
fn turret(cx: &mut Cx<'_>) -> Run {
    cx.damage(Slots::only(cx.slot().opposing()), 1);
    DONE
}

fn units_beside(table: &Components, slot: Slot) -> Picks {
    close_units(table, slot).into()
}

/// Choose a close unit; it takes 2 damage.
fn bite(cx: &mut Cx<'_>) -> Run {
    let Some(unit) = cx.choose(cx.close_units())? else { return DONE };
    cx.damage(Slots::only(unit), 2);
    DONE
}

/// Choose a close enemy; it takes damage equal to the power of what was consumed.
fn warlock(cx: &mut Cx<'_>) -> Run {
    let Some(enemy) = cx.choose(cx.close_enemies())? else { return DONE };
    cx.damage(Slots::only(enemy), cx.amount());
    DONE
}
