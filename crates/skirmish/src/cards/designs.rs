//! Further designs: not in the pool, for tables that allow them.

use crate::ask::{Pick, Picks};
use crate::card::Color::{Blue, Green, Purple, Red, Yellow};
use crate::card::Rarity::{Bronze, Gold, Silver};
use crate::card::{Ability, Aura, Card, Face, Keywords, Pool, When};
use crate::cards::Way;
use crate::cards::actions::on_slot;
use crate::cards::between::BERSERKER;
use crate::cards::card;
use crate::cards::current::ally_fights;
use crate::cards::designed::random_action;
use crate::effect::{Cx, DONE, Run};
use crate::event::Event;

const SPIKE: Card = card("spike");

pub(super) const CARDS: [Face; 17] = [
    Face::unit("hound_guard", "Hound Guard", 4, Bronze, (Blue, "Dog Soldier")).pool(Pool::Design),
    Face::unit("royal_houndsman", "Royal Houndsman", 6, Silver, (Blue, "Dog Soldier"))
        .when(&[Ability::new(When::Deploy, royal_houndsman)])
        .pool(Pool::Design),
    Face::unit("general_pug", "General Pug", 8, Gold, (Blue, "Dog Soldier"))
        .when(&[Ability::new(When::Deploy, general_pug).then(ally_fights)])
        .pool(Pool::Design),
    Face::unit("pig_farmer", "Pig Farmer", 3, Bronze, (Green, "Human Farmer"))
        .when(&[Ability::new(When::Deploy, pig_farmer)])
        .pool(Pool::Design),
    Face::unit("drill_sargent", "Drill Sargent", 2, Bronze, (Blue, "Dog Soldier"))
        .when(&[Ability::new(When::TurnStart, drill_sargent)])
        .pool(Pool::Design),
    Face::unit("potion_merchant", "Potion Merchant", 9, Gold, (Yellow, "Human Merchant"))
        .when(&[Ability::new(When::Dominant, potion_merchant)])
        .pool(Pool::Design),
    Face::unit("crazed_berserker", "Crazed Berserker", 5, Silver, (Red, "Human Berserker"))
        .clauses(2)
        .when(BERSERKER)
        .pool(Pool::Design),
    Face::unit("hopeless_apprentice", "Hopeless Apprentice", 2, Bronze, (Purple, "Human Mage"))
        .when(&[Ability::new(When::Death, random_action)])
        .pool(Pool::Design),
    Face::unit("martyr", "Martyr", 2, Bronze, (Red, "Human Cleric"))
        .when(&[Ability::new(When::Death, martyr)])
        .pool(Pool::Design),
    Face::unit("bouncer", "Bouncer", 2, Silver, (Red, "Human Guard"))
        .clauses(2)
        .when(&[Ability::new(When::Deploy, bouncer).then(discard)])
        .pool(Pool::Design),
    Face::unit("paladin", "Paladin", 4, Silver, (Blue, "Human Knight"))
        .when(&[Ability::new(When::Deploy, paladin)])
        .pool(Pool::Design),
    Face::unit("mystic", "Mystic", 2, Silver, (Purple, "Human Mage"))
        .when(&[Ability::new(When::Deploy, mystic)])
        .pool(Pool::Design),
    Face::unit("commander", "Commander", 3, Silver, (Blue, "Human Soldier"))
        .aura(Aura::BetweenAllies(3))
        .pool(Pool::Design),
    Face::unit("captain", "Captain", 3, Bronze, (Blue, "Human Soldier"))
        .aura(Aura::Right(2))
        .pool(Pool::Design),
    Face::unit("network_hub", "Network Hub", 2, Silver, (Purple, "Hacker"))
        .aura(Aura::RightToMiddle)
        .pool(Pool::Design),
    Face::unit("nano_mother", "Nano-Mother", 2, Gold, (Yellow, "Builder"))
        .has(Keywords::NANO)
        .pool(Pool::Design),
    Face::action("fortify", "Fortify", Bronze, on_slot(Way::OwnSlot, fortify)).pool(Pool::Design),
];

/// Shield +4 on itself.
fn royal_houndsman(cx: &mut Cx<'_>) -> Run {
    cx.shield_self(4);
    DONE
}

/// Close allies get shield +1, then fight their opponents one after the other.
fn general_pug(cx: &mut Cx<'_>) -> Run {
    cx.shield_all(cx.close_allies(), 1);
    cx.then_for_each(cx.close_allies());
    DONE
}

/// Choose a close ally; it gets +2.
fn pig_farmer(cx: &mut Cx<'_>) -> Run {
    let Some(ally) = cx.choose(cx.close_allies())? else { return DONE };
    cx.buff(ally, 2);
    DONE
}

/// Close allies get +1 and shield +1.
fn drill_sargent(cx: &mut Cx<'_>) -> Run {
    cx.buff_all(cx.close_allies(), 1);
    cx.shield_all(cx.close_allies(), 1);
    DONE
}

/// A Spike in your hand.
fn potion_merchant(cx: &mut Cx<'_>) -> Run {
    cx.engine.create(cx.side(), SPIKE, false);
    DONE
}

/// Close allies get +2.
fn martyr(cx: &mut Cx<'_>) -> Run {
    cx.buff_all(cx.close_allies(), 2);
    DONE
}

/// Choose a close unit; bounce it. If it was an ally, a card is discarded then.
fn bouncer(cx: &mut Cx<'_>) -> Run {
    let Some(unit) = cx.choose(cx.close_units())? else { return DONE };
    cx.engine.bounce(unit);
    if unit.side() == cx.side() {
        cx.then();
    }
    DONE
}

/// Discard a card of your choice.
fn discard(cx: &mut Cx<'_>) -> Run {
    let Some(card) = cx.pick_from_hand()? else { return DONE };
    let seat = cx.side();
    cx.engine.emit(Event::Discarded { seat, card });
    DONE
}

/// Close allies get shield +1.
fn paladin(cx: &mut Cx<'_>) -> Run {
    cx.shield_all(cx.close_allies(), 1);
    DONE
}

/// Either draw 2 cards, or +2.
fn mystic(cx: &mut Cx<'_>) -> Run {
    match cx.pick(Picks::OPTIONS)? {
        Some(Pick::Option(0)) => cx.draw(2),
        _ => cx.buff_self(2),
    }
    DONE
}

/// A slot of yours gains: units you deploy here get +2.
fn fortify(cx: &mut Cx<'_>) -> Run {
    let slot = cx.slot();
    cx.engine.emit(Event::Fortified { slot });
    DONE
}
