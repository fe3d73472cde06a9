//! The cards of value 2, in printed order.

use super::Effect;
use crate::ask::Why;
use crate::effect::{Cx, DONE, Run};
use crate::event::{Place, Special};
use crate::face::Color::{self, Green, Red};
use crate::face::Colors;
use crate::face::Icon::Leaf;
use crate::face::Splay::Left;

pub(super) const EFFECTS: [&[Effect]; 10] = [
    &[calendar],
    &[canal_building],
    &[construction_demand, construction],
    &[currency],
    &[fermenting],
    &[mapmaking_demand, mapmaking],
    &[mathematics],
    &[monotheism_demand, monotheism],
    &[philosophy_1, philosophy_2],
    &[road_building],
];

// R216.
/// If your score pile holds more cards than your hand, draw a [3], twice.
fn calendar(cx: &mut Cx<'_>) -> Run {
    if cx.score_pile().len() > cx.hand().len() {
        cx.draw_many(3, 2)?;
    }
    DONE
}

// R217.
/// You may swap all hand cards tied for highest value with all cards of your score pile tied for
/// highest value. Either set may be empty; both are fixed before anything moves.
fn canal_building(cx: &mut Cx<'_>) -> Run {
    let (hand, score) = (cx.hand().highest(), cx.score_pile().highest());
    let nothing = hand.is_empty() && score.is_empty();
    if nothing || !cx.may()? {
        return DONE;
    }
    let you = cx.actor();
    cx.exchange((Place::Hand(you), hand), (Place::Score(you), score))?;
    DONE
}

// R218.
/// They move two hand cards of their choice to your hand, or as many as they hold. After that they
/// draw a [2] in any case.
fn construction_demand(cx: &mut Cx<'_>) -> Run {
    let to = Place::Hand(cx.demander());
    for _ in 0..2 {
        cx.give_hand(cx.hand(), to)?;
    }
    cx.draw(2)?;
    DONE
}

/// If you have a top card in each of the five colors and no other player has, claim the Empire
/// achievement, provided nobody owns it.
fn construction(cx: &mut Cx<'_>) -> Run {
    let has_all = |seat| cx.colors_of(seat) == Colors::ALL;
    if has_all(cx.actor()) && !cx.opponents().iter().any(has_all) {
        cx.claim_special(Special::Empire)?;
    }
    DONE
}

// R219.
/// You may return any number of hand cards. For each different value among them, draw and score a
/// [2].
fn currency(cx: &mut Cx<'_>) -> Run {
    let gone = cx.may_return_up_to(cx.hand().len())?;
    for _ in 0..gone.values() {
        cx.draw_and_score(2)?;
    }
    DONE
}

// R220.
/// Before drawing, count the colors on your board whose pile shows at least one leaf; draw that
/// many [2]s.
fn fermenting(cx: &mut Cx<'_>) -> Run {
    let colors = cx.colors_showing(Leaf);
    cx.draw_many(2, colors.len() as u8)?;
    DONE
}

// R221.
/// They move a card of value 1 (their pick) from their score pile to yours; without one nothing
/// happens.
fn mapmaking_demand(cx: &mut Cx<'_>) -> Run {
    cx.give_score(cx.score_pile().valued(1), Place::Score(cx.demander()))?;
    DONE
}

/// If the demand of this dogma action moved at least one card, draw and score a [1].
fn mapmaking(cx: &mut Cx<'_>) -> Run {
    if cx.demand_moved() {
        cx.draw_and_score(1)?;
    }
    DONE
}

// R222.
/// You may return one hand card. If you did, draw a card worth one more than the returned card and
/// meld it.
fn mathematics(cx: &mut Cx<'_>) -> Run {
    let Some(card) = cx.may_return(cx.hand())? else { return DONE };
    cx.draw_and_meld(card.age() + 1)?;
    DONE
}

// R223.
/// They move one of their top cards whose color has no pile on your board (their pick) to your
/// score pile. If a card moved, they draw a [1] and tuck it.
fn monotheism_demand(cx: &mut Cx<'_>) -> Run {
    let theirs = cx.colors_of(cx.demander());
    let among = cx.tops().iter().filter(|card| !theirs.has(card.color())).collect();
    let Some(_) = cx.give_top(among, Place::Score(cx.demander()))? else { return DONE };
    cx.draw_and_tuck(1)?;
    DONE
}

/// You draw a [1] and tuck it.
fn monotheism(cx: &mut Cx<'_>) -> Run {
    cx.draw_and_tuck(1)?;
    DONE
}

// R224.
/// You may splay one color of your choice left.
fn philosophy_1(cx: &mut Cx<'_>) -> Run {
    cx.may_splay(&Color::ALL, Left)?;
    DONE
}

/// You may score one hand card.
fn philosophy_2(cx: &mut Cx<'_>) -> Run {
    cx.may_score_hand()?;
    DONE
}

// R225.
/// Meld one hand card, or two in an order of your choice; as long as you hold a card, you must meld
/// at least one. After melding two, you may move your top red card on top of the red pile of
/// another player of your choice; if you did, that player's top green card, if there is one, moves
/// on top of your green pile.
fn road_building(cx: &mut Cx<'_>) -> Run {
    let Some(_) = cx.meld_from_hand(cx.hand())? else { return DONE };
    let Some(second) = cx.may_pick_hand(Why::Meld, cx.hand())? else { return DONE };
    cx.meld(second)?;
    let Some(red) = cx.top(Red) else { return DONE };
    let Some(other) = cx.may_pick_seat(Why::Whom, cx.opponents())? else { return DONE };
    cx.transfer(red, Place::Board(other))?;
    if let Some(green) = cx.top_of(other, Green) {
        cx.transfer_from(green, Place::Board(other), Place::Board(cx.actor()))?;
    }
    DONE
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use crate::ask::{Picked, Picks};
    use crate::cards::testing::{activate, check, check_at, set_up, set_up_teams};
    use crate::event::{Achievement, Special};

    // -------------------------------------------------------------- Calendar

    // E54
    #[test]
    fn calendar_draws_when_the_score_pile_has_more_cards_than_the_hand() {
        check(
            "Calendar",
            "board 0: blue Calendar / hand 0: Robotics, Oars / score 0: Tools, Sailing, Pottery \
             / supply 3: Paper, Optics",
            "",
            "hand 0: Robotics, Oars, Paper, Optics",
        );
    }

    // E54
    #[test]
    fn calendar_does_nothing_when_the_numbers_are_equal() {
        check(
            "Calendar",
            "board 0: blue Calendar / hand 0: Tools, Oars / score 0: Robotics, Databases",
            "",
            "",
        );
    }

    // -------------------------------------------------------------- Canal Building

    // E55
    #[test]
    fn canal_building_exchanges_all_the_highest_and_scores_nothing() {
        check(
            "Canal Building",
            "board 0: yellow Canal Building / hand 0: Oars, Calendar, Currency \
             / score 0: Tools, Sailing, Paper",
            "yes",
            "hand 0: Oars, Paper / score 0: Tools, Sailing, Calendar, Currency / scored 0: nothing",
        );
    }

    // E56
    #[test]
    fn canal_building_takes_from_the_score_pile_into_an_empty_hand() {
        check(
            "Canal Building",
            "board 0: yellow Canal Building / score 0: Calendar, Currency",
            "yes",
            "hand 0: Calendar, Currency / score 0: nothing",
        );
    }

    #[test]
    fn canal_building_fills_an_empty_score_pile_without_a_monument() {
        check(
            "Canal Building",
            "board 0: yellow Canal Building \
             / hand 0: Oars, Tools, Sailing, Pottery, Writing, Masonry",
            "yes",
            "hand 0: nothing / score 0: Oars, Tools, Sailing, Pottery, Writing, Masonry",
        );
    }

    #[test]
    fn canal_building_may_be_declined() {
        check("Canal Building", "board 0: yellow Canal Building / hand 0: Oars", "pass", "");
    }

    #[test]
    fn canal_building_asks_nothing_without_cards() {
        check("Canal Building", "board 0: yellow Canal Building", "", "");
    }

    // -------------------------------------------------------------- Construction

    #[test]
    fn construction_takes_two_cards_and_the_target_draws() {
        check(
            "Construction",
            "board 0: red Construction / hand 1: Oars, Tools, Sailing / supply 2: Calendar",
            "1: Tools, 1: Oars",
            "hand 0: Oars, Tools / hand 1: Sailing, Calendar",
        );
    }

    // E57
    #[test]
    fn construction_takes_a_single_card_and_the_target_draws() {
        check(
            "Construction",
            "board 0: red Construction / hand 1: Oars / supply 2: Calendar",
            "1: Oars",
            "hand 0: Oars / hand 1: Calendar",
        );
    }

    #[test]
    fn construction_lets_a_target_without_cards_draw() {
        let after = check(
            "Construction",
            "board 0: red Construction / supply 2: Calendar",
            "",
            "hand 1: Calendar",
        );
        assert!(!after.proved(1));
    }

    #[test]
    fn construction_claims_the_empire_for_the_only_five_top_cards() {
        check(
            "Construction",
            "board 0: red Construction; yellow Masonry; green Sailing; blue Tools; \
             purple Mysticism / supply 2: Calendar",
            "",
            "hand 1: Calendar / achievements 0: Empire",
        );
    }

    #[test]
    fn construction_claims_nothing_for_four_top_cards() {
        check(
            "Construction",
            "board 0: red Construction; yellow Masonry; green Sailing; blue Tools \
             / supply 2: Calendar",
            "",
            "hand 1: Calendar",
        );
    }

    // E58
    #[test]
    fn construction_lets_a_sharer_claim_the_empire() {
        let after = check(
            "Construction",
            "board 0: red Construction \
             / board 1: red Oars; yellow Masonry; green Sailing; blue Tools; purple Mysticism \
             / supply 2: Calendar",
            "",
            "achievements 1: Empire / hand 0: Calendar",
        );
        assert!(after.sharing_draw());
    }

    // E58
    #[test]
    fn construction_claims_nothing_when_two_have_five_top_cards() {
        check(
            "Construction",
            "board 0: red Construction; yellow Agriculture; green Clothing; blue Pottery; \
             purple Code of Laws \
             / board 1: red Oars; yellow Masonry; green Sailing; blue Tools; purple Mysticism",
            "",
            "",
        );
    }

    #[test]
    fn construction_leaves_an_empire_that_is_owned() {
        check(
            "Construction",
            "board 0: red Construction; yellow Masonry; green Sailing; blue Tools; \
             purple Mysticism / achievements 1: Empire / supply 2: Calendar",
            "",
            "hand 1: Calendar",
        );
    }

    #[test]
    fn construction_ignores_the_partners_board() {
        let state = set_up_teams(
            "board 0: red Construction; yellow Masonry; green Sailing; blue Tools; \
             purple Mysticism \
             / board 2: red Oars; yellow Agriculture; green Clothing; blue Pottery; \
             purple Code of Laws",
        );
        let after = activate(state, "Construction", "");
        assert!(after.state.table.owns(Seat(0), Achievement::Special(Special::Empire)));
        assert!(after.state.table.hand(Seat(2)).is_empty());
    }

    // -------------------------------------------------------------- Currency

    // E59
    #[test]
    fn currency_scores_once_for_each_value() {
        check(
            "Currency",
            "board 0: green Currency / hand 0: Oars, Tools, Paper, Sailing \
             / supply 2: Calendar, Mapmaking, Philosophy",
            "Oars, Paper, Tools, pass",
            "hand 0: Sailing / score 0: Calendar, Mapmaking / scored 0: 2",
        );
    }

    #[test]
    fn currency_needs_only_one_card() {
        check(
            "Currency",
            "board 0: green Currency / hand 0: Oars / supply 2: Calendar",
            "Oars",
            "hand 0: nothing / score 0: Calendar",
        );
    }

    #[test]
    fn currency_may_be_declined() {
        check("Currency", "board 0: green Currency / hand 0: Oars", "pass", "");
    }

    #[test]
    fn currency_asks_nothing_of_an_empty_hand() {
        check("Currency", "board 0: green Currency", "", "");
    }

    // -------------------------------------------------------------- Fermenting

    // E60
    #[test]
    fn fermenting_draws_for_each_color_that_shows_a_leaf() {
        check(
            "Fermenting",
            "board 0: yellow Fermenting; green Sailing, The Wheel; blue Pottery; \
             purple Reformation / supply 2: Calendar, Mapmaking, Philosophy, Currency",
            "",
            "hand 0: Calendar, Mapmaking, Philosophy",
        );
    }

    // E60
    #[test]
    fn fermenting_counts_a_leaf_that_a_splay_shows() {
        check(
            "Fermenting",
            "board 0: yellow Fermenting; green Sailing, The Wheel left; blue Pottery; \
             purple Reformation / supply 2: Calendar, Mapmaking, Philosophy, Currency",
            "",
            "hand 0: Calendar, Mapmaking, Philosophy, Currency",
        );
    }

    // -------------------------------------------------------------- Mapmaking

    // E61
    #[test]
    fn mapmaking_takes_a_one_and_scores_once() {
        check_at(
            3,
            "Mapmaking",
            "board 0: green Mapmaking / score 1: Oars, Tools, Calendar / score 2: Paper \
             / supply 1: Sailing, Pottery",
            "1: Tools",
            "score 0: Tools, Sailing / score 1: Oars, Calendar / scored 0: 1",
        );
    }

    #[test]
    fn mapmaking_scores_once_however_many_gave_a_card() {
        check_at(
            3,
            "Mapmaking",
            "board 0: green Mapmaking / score 1: Oars / score 2: Tools \
             / supply 1: Sailing, Pottery",
            "1: Oars, 2: Tools",
            "score 0: Oars, Tools, Sailing / score 1: nothing / score 2: nothing / scored 0: 1",
        );
    }

    #[test]
    fn mapmaking_does_nothing_without_a_one() {
        let after = check("Mapmaking", "board 0: green Mapmaking / score 1: Calendar", "", "");
        assert!(after.proved(1));
    }

    #[test]
    fn mapmaking_does_nothing_to_an_empty_score_pile() {
        let after = check("Mapmaking", "board 0: green Mapmaking", "", "");
        assert!(!after.proved(1));
    }

    #[test]
    fn mapmaking_lets_a_sharer_score_for_a_card_of_another() {
        let after = check_at(
            3,
            "Mapmaking",
            "board 0: green Mapmaking / board 1: green Sailing / score 2: Oars \
             / supply 1: Pottery, Tools / supply 2: Calendar",
            "2: Oars",
            "score 0: Oars, Tools / score 1: Pottery / score 2: nothing / hand 0: Calendar",
        );
        assert!(after.sharing_draw());
    }

    // -------------------------------------------------------------- Mathematics

    #[test]
    fn mathematics_returns_and_melds_one_higher() {
        check(
            "Mathematics",
            "board 0: blue Mathematics / hand 0: Oars, Calendar / supply 3: Paper",
            "Calendar",
            "board 0: green Paper; blue Mathematics / hand 0: Oars",
        );
    }

    // E65
    #[test]
    fn mathematics_skips_an_empty_supply_pile() {
        check(
            "Mathematics",
            "board 0: blue Mathematics / hand 0: Calendar / supply 4: Gunpowder \
             / removed: Alchemy, Compass, Education, Engineering, Feudalism, Machinery, \
             Medicine, Optics, Paper",
            "Calendar",
            "board 0: red Gunpowder; blue Mathematics / hand 0: nothing",
        );
    }

    #[test]
    fn mathematics_with_a_ten_ends_the_game() {
        let after = check(
            "Mathematics",
            "board 0: blue Mathematics / hand 0: Robotics",
            "Robotics",
            "hand 0: nothing / ending: score",
        );
        assert!(after.is_over());
    }

    #[test]
    fn mathematics_may_be_declined() {
        check("Mathematics", "board 0: blue Mathematics / hand 0: Oars", "pass", "");
    }

    #[test]
    fn mathematics_asks_nothing_of_an_empty_hand() {
        check("Mathematics", "board 0: blue Mathematics", "", "");
    }

    // -------------------------------------------------------------- Monotheism

    // E19
    #[test]
    fn monotheism_takes_a_color_that_the_demander_lacks() {
        check(
            "Monotheism",
            "board 0: purple Monotheism / board 1: yellow Agriculture; green Sailing; \
             purple Code of Laws / supply 1: Oars, Pottery",
            "1: Sailing",
            "board 0: blue Pottery; purple Monotheism \
             / board 1: red Oars; yellow Agriculture; purple Code of Laws / score 0: Sailing \
             / scored 0: nothing / tucked 0: 1 / tucked 1: 1",
        );
    }

    #[test]
    fn monotheism_tucks_for_the_target_under_the_targets_pile() {
        check(
            "Monotheism",
            "board 0: purple Monotheism / board 1: green Clothing, Sailing \
             / supply 1: The Wheel, City States",
            "",
            "board 0: purple City States, Monotheism / board 1: green The Wheel, Clothing \
             / score 0: Sailing",
        );
    }

    // E62
    #[test]
    fn monotheism_without_a_new_color_moves_nothing() {
        check(
            "Monotheism",
            "board 0: green Sailing; purple Monotheism / board 1: green Clothing \
             / supply 1: The Wheel",
            "",
            "board 0: green The Wheel, Sailing; purple Monotheism / tucked 1: nothing",
        );
    }

    // -------------------------------------------------------------- Philosophy

    #[test]
    fn philosophy_splays_one_color_and_scores_one_card() {
        check(
            "Philosophy",
            "board 0: red Archery, Oars; green Sailing, The Wheel right; purple Philosophy \
             / hand 0: Tools, Pottery",
            "green, Tools",
            "board 0: red Archery, Oars; green Sailing, The Wheel left; purple Philosophy \
             / hand 0: Pottery / score 0: Tools / scored 0: 1",
        );
    }

    #[test]
    fn philosophy_may_be_declined_effect_by_effect() {
        let before = "board 0: red Archery, Oars; purple Philosophy / hand 0: Tools";
        let splayed = "board 0: red Archery, Oars left; purple Philosophy";
        check("Philosophy", before, "pass, pass", "");
        check("Philosophy", before, "red, pass", splayed);
        check("Philosophy", before, "pass, Tools", "hand 0: nothing / score 0: Tools");
    }

    // E21
    #[test]
    fn philosophy_asks_nothing_without_a_pile_to_splay_or_a_hand() {
        check("Philosophy", "board 0: red Archery, Oars left; purple Philosophy", "", "");
    }

    // E32
    #[test]
    fn philosophy_shared_and_used_gives_a_sharing_draw() {
        let after = check(
            "Philosophy",
            "board 0: purple Mysticism, Philosophy / board 1: blue Tools; green Currency; \
             purple Education / hand 0: Oars / hand 1: Sailing / supply 2: Calendar",
            "0: pass, 1: Sailing, 0: pass",
            "hand 0: Oars, Calendar / hand 1: nothing / score 1: Sailing",
        );
        assert!(after.sharing_draw());
    }

    // E33
    #[test]
    fn philosophy_shared_with_nothing_to_do_gives_no_sharing_draw() {
        let after = check(
            "Philosophy",
            "board 0: purple Philosophy / board 1: red Archery, Oars left; blue Tools; \
             purple Education / hand 0: Sailing",
            "0: Sailing",
            "hand 0: nothing / score 0: Sailing",
        );
        assert!(!after.sharing_draw());
    }

    // E38
    #[test]
    fn philosophy_shared_and_declined_gives_no_sharing_draw() {
        let after = check(
            "Philosophy",
            "board 0: purple Philosophy / board 1: red Archery, Oars; purple Education \
             / hand 0: Sailing / hand 1: Tools",
            "1: pass, 1: pass, 0: Sailing",
            "hand 0: nothing / score 0: Sailing",
        );
        assert!(!after.sharing_draw());
    }

    // -------------------------------------------------------------- Road Building

    #[test]
    fn road_building_trades_the_top_red_card_for_a_top_green_one() {
        check(
            "Road Building",
            "board 0: red Road Building / board 1: red Archery; green Currency, Sailing \
             / hand 0: Tools, Oars, Pottery",
            "Oars, Tools, seat 1",
            "board 0: red Road Building; green Sailing; blue Tools \
             / board 1: red Archery, Oars; green Currency / hand 0: Pottery",
        );
    }

    // E63
    #[test]
    fn road_building_moves_the_red_card_even_for_no_green_one() {
        check(
            "Road Building",
            "board 0: red Road Building / hand 0: Tools, Pottery",
            "Tools, Pottery, seat 1",
            "board 0: blue Tools, Pottery / board 1: red Road Building / hand 0: nothing",
        );
    }

    // E64
    #[test]
    fn road_building_melds_a_single_card_and_offers_nothing() {
        check(
            "Road Building",
            "board 0: red Road Building / board 1: green Sailing / hand 0: Tools",
            "Tools",
            "board 0: red Road Building; blue Tools / hand 0: nothing",
        );
    }

    #[test]
    fn road_building_must_meld_one_card_and_may_stop_there() {
        let before = "board 0: red Road Building / board 1: green Sailing / hand 0: Tools, Oars";
        let first = activate(set_up(2, before), "Road Building", "...");
        assert_eq!(first.state.pending.ask.map(|ask| ask.may_pass), Some(false));
        check(
            "Road Building",
            before,
            "Oars, pass",
            "board 0: red Road Building, Oars / hand 0: Tools",
        );
    }

    #[test]
    fn road_building_may_keep_the_red_card() {
        check(
            "Road Building",
            "board 0: red Road Building / board 1: green Sailing / hand 0: Tools, Pottery",
            "Tools, Pottery, pass",
            "board 0: red Road Building; blue Tools, Pottery / hand 0: nothing",
        );
    }

    #[test]
    fn road_building_does_nothing_with_an_empty_hand() {
        check("Road Building", "board 0: red Road Building / board 1: green Sailing", "", "");
    }

    #[test]
    fn road_building_lets_the_actor_pick_the_other_seat() {
        check_at(
            3,
            "Road Building",
            "board 0: red Road Building / board 1: green Sailing / board 2: green Currency \
             / hand 0: Tools, Pottery",
            "Tools, Pottery, seat 2",
            "board 0: green Currency; blue Tools, Pottery / board 2: red Road Building \
             / hand 0: nothing",
        );
    }

    #[test]
    fn road_building_shared_needs_a_red_card_for_the_trade() {
        let after = check(
            "Road Building",
            "board 0: red Road Building; green The Wheel / board 1: yellow Masonry; \
             purple Mysticism / hand 1: Tools, Pottery / supply 2: Calendar",
            "1: Tools, 1: Pottery",
            "board 1: yellow Masonry; blue Tools, Pottery; purple Mysticism / hand 1: nothing \
             / hand 0: Calendar",
        );
        assert!(after.sharing_draw());
    }

    #[test]
    fn road_building_leaves_the_partner_out() {
        let state = set_up_teams("board 0: red Road Building / hand 0: Tools, Pottery");
        let after = activate(state, "Road Building", "Tools, Pottery, ...");
        let offered = after.state.pending.ask.map(|ask| ask.picks);
        assert_eq!(offered, Some(Picks::of([Seat(1), Seat(3)].map(Picked::Seat))));
    }
}
