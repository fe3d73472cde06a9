//! The cards of value 4, in printed order.

use super::Effect;
use crate::ask::Why;
use crate::effect::{Cx, DONE, REPEAT, Run};
use crate::event::{Place, Special};
use crate::face::Color::{Blue, Green, Purple, Yellow};
use crate::face::Colors;
use crate::face::Icon::{Castle, Crown, Leaf, Lightbulb};
use crate::face::Splay::{self, Left, Right};

pub(super) const EFFECTS: [&[Effect]; 10] = [
    &[anatomy_demand],
    &[colonialism],
    &[enterprise_demand, enterprise],
    &[experimentation],
    &[gunpowder_demand, gunpowder],
    &[invention_1, invention_2],
    &[navigation_demand],
    &[perspective],
    &[printing_press_1, printing_press_2],
    &[reformation_1, reformation_2],
];

// R236.
/// They return one card of their choice from their score pile. If they did, they also return one of
/// their top cards of that same value (their pick), if there is one.
fn anatomy_demand(cx: &mut Cx<'_>) -> Run {
    let Some(card) = cx.pick_score(Why::Return, cx.score_pile())? else { return DONE };
    cx.put_back(card)?;
    let alike = cx.tops().valued(card.age());
    let Some(top) = cx.pick(Why::Return, alike)? else { return DONE };
    cx.put_back(top)?;
    DONE
}

// R237.
/// Draw a [3] and tuck it; if the tucked card has a crown, the effect starts over.
fn colonialism(cx: &mut Cx<'_>) -> Run {
    if cx.draw_and_tuck(3)?.has(Crown) { REPEAT } else { DONE }
}

// R238.
/// They move a top card that has a crown and is not purple (their pick) from their board on top of
/// your pile of its color. If a card moved, they draw a [4] and meld it.
fn enterprise_demand(cx: &mut Cx<'_>) -> Run {
    let among = cx.tops().not_of(Purple).with(Crown);
    let Some(_) = cx.give_top(among, Place::Board(cx.demander()))? else { return DONE };
    cx.draw_and_meld(4)?;
    DONE
}

/// You may splay green right.
fn enterprise(cx: &mut Cx<'_>) -> Run {
    cx.may_splay(&[Green], Right)?;
    DONE
}

// R239.
/// You draw a [5] and meld it.
fn experimentation(cx: &mut Cx<'_>) -> Run {
    cx.draw_and_meld(5)?;
    DONE
}

// R240.
/// They move one of their top cards with a castle (their pick) to your score pile.
fn gunpowder_demand(cx: &mut Cx<'_>) -> Run {
    cx.give_top(cx.tops().with(Castle), Place::Score(cx.demander()))?;
    DONE
}

/// If the demand of this dogma action moved at least one card, draw and score a [2].
fn gunpowder(cx: &mut Cx<'_>) -> Run {
    if cx.demand_moved() {
        cx.draw_and_score(2)?;
    }
    DONE
}

// R241.
/// You may pick one of your colors that is splayed left at this moment and splay it right. If you
/// did, draw and score a [4].
fn invention_1(cx: &mut Cx<'_>) -> Run {
    let among = cx.splayed(Left);
    let Some(color) = cx.may_pick_color(Why::Splay(Right), among)? else { return DONE };
    cx.splay(color, Right)?;
    cx.draw_and_score(4)?;
    DONE
}

/// If you have all five colors and every one of them is splayed, in whatever direction, claim the
/// Wonder achievement, provided nobody owns it.
fn invention_2(cx: &mut Cx<'_>) -> Run {
    if cx.colors() == Colors::ALL && cx.splayed(Splay::None).is_empty() {
        cx.claim_special(Special::Wonder)?;
    }
    DONE
}

// R242.
/// They move a card of value 2 or value 3 (their pick) from their score pile to yours; without one
/// nothing happens.
fn navigation_demand(cx: &mut Cx<'_>) -> Run {
    let pile = cx.score_pile();
    cx.give_score(pile.valued(2).or(pile.valued(3)), Place::Score(cx.demander()))?;
    DONE
}

// R243.
/// You may return one hand card. If you did, you must score one hand card for each full pair of
/// lightbulbs then visible on your board, as long as your hand lasts.
fn perspective(cx: &mut Cx<'_>) -> Run {
    let Some(_) = cx.may_return(cx.hand())? else { return DONE };
    for _ in 0..cx.icons(Lightbulb) / 2 {
        cx.score_from_hand(cx.hand())?;
    }
    DONE
}

// R244.
/// You may return one card of your choice from your score pile. If you did, draw a card worth two
/// more than your top purple card; without a purple pile that card counts as 0.
fn printing_press_1(cx: &mut Cx<'_>) -> Run {
    let Some(card) = cx.may_pick_score(Why::Return, cx.score_pile())? else { return DONE };
    cx.put_back(card)?;
    cx.draw(cx.tops().of(Purple).highest_value() + 2)?;
    DONE
}

/// You may splay blue right.
fn printing_press_2(cx: &mut Cx<'_>) -> Run {
    cx.may_splay(&[Blue], Right)?;
    DONE
}

// R245.
/// You may tuck hand cards, one for each full pair of leaves visible on your board when the effect
/// begins. Once you choose to, you must tuck that full number, or your whole hand if it is smaller.
fn reformation_1(cx: &mut Cx<'_>) -> Run {
    let pairs = cx.icons(Leaf) / 2;
    if cx.hand().is_empty() || !cx.may()? {
        return DONE;
    }
    for _ in 0..pairs {
        let Some(card) = cx.pick_hand(Why::Tuck, cx.hand())? else { break };
        cx.tuck(card)?;
    }
    DONE
}

/// You may splay yellow right or purple right, one of the two.
fn reformation_2(cx: &mut Cx<'_>) -> Run {
    cx.may_splay(&[Yellow, Purple], Right)?;
    DONE
}

#[cfg(test)]
mod tests {
    use crate::cards::testing::{activate, check, check_at, set_up};

    // E78
    #[test]
    fn anatomy_returns_a_score_card_and_a_top_card_of_its_value() {
        let before = "board 0: yellow Anatomy; purple Reformation \
                      / board 1: red Gunpowder; blue Pottery / score 1: Invention, Tools";
        check("Anatomy", before, "1: Invention", "score 1: Tools / board 1: blue Pottery");
        check("Anatomy", before, "1: Tools", "score 1: Invention / board 1: red Gunpowder");
    }

    #[test]
    fn anatomy_lets_the_target_pick_among_top_cards() {
        check(
            "Anatomy",
            "board 0: yellow Anatomy / board 1: red Gunpowder; green Navigation \
             / score 1: Experimentation",
            "1: Experimentation, 1: Navigation",
            "score 1: nothing / board 1: red Gunpowder",
        );
    }

    #[test]
    fn anatomy_leaves_covered_cards_and_other_values() {
        check(
            "Anatomy",
            "board 0: yellow Anatomy / board 1: red Gunpowder, Archery / score 1: Experimentation",
            "1: Experimentation",
            "score 1: nothing",
        );
    }

    #[test]
    fn anatomy_does_nothing_to_an_empty_score_pile() {
        check("Anatomy", "board 0: yellow Anatomy / board 1: red Gunpowder", "", "");
    }

    // E79
    #[test]
    fn colonialism_tucks_until_a_card_has_no_crown() {
        check(
            "Colonialism",
            "board 0: red Colonialism / supply 3: Optics, Compass, Education",
            "",
            "board 0: red Optics, Colonialism; green Compass; purple Education / tucked 0: 3",
        );
    }

    #[test]
    fn colonialism_stops_at_a_first_card_without_a_crown() {
        check(
            "Colonialism",
            "board 0: red Colonialism / supply 3: Engineering, Compass",
            "",
            "board 0: red Engineering, Colonialism / tucked 0: 1",
        );
    }

    #[test]
    fn colonialism_reaches_monument_with_the_sixth_tuck() {
        check(
            "Colonialism",
            "board 0: red Colonialism \
             / supply 3: Compass, Medicine, Optics, Paper, Translation, Education",
            "",
            "board 0: red Optics, Colonialism; yellow Medicine; green Paper, Compass; \
             blue Translation; purple Education / achievements 0: Monument",
        );
    }

    // E29
    #[test]
    fn enterprise_takes_a_crown_and_the_target_melds_anew_without_sharing() {
        let after = check(
            "Enterprise",
            "board 0: purple Enterprise / board 1: green Sailing / supply 4: Navigation",
            "",
            "board 0: green Sailing; purple Enterprise / board 1: green Navigation",
        );
        assert!(!after.sharing_draw());
    }

    // E80
    #[test]
    fn enterprise_spares_purple_cards() {
        check("Enterprise", "board 0: purple Enterprise / board 1: purple Code of Laws", "", "");
    }

    #[test]
    fn enterprise_lets_the_target_pick() {
        check(
            "Enterprise",
            "board 0: blue Translation; purple Enterprise \
             / board 1: yellow Canal Building; green Sailing / supply 4: Gunpowder",
            "1: Canal Building",
            "board 0: yellow Canal Building; blue Translation; purple Enterprise \
             / board 1: red Gunpowder; green Sailing",
        );
    }

    #[test]
    fn enterprise_splays_green_right() {
        let before = "board 0: green Compass, Sailing; purple Enterprise";
        let after = "board 0: green Compass, Sailing right; purple Enterprise";
        check("Enterprise", before, "green", after);
        check("Enterprise", before, "pass", "");
    }

    #[test]
    fn enterprise_spares_and_is_shared_by_who_has_as_many_crowns() {
        let after = check(
            "Enterprise",
            "board 0: purple Enterprise / board 1: green Compass, Navigation / supply 4: Anatomy",
            "1: green",
            "board 1: green Compass, Navigation right / hand 0: Anatomy",
        );
        assert!(after.sharing_draw());
    }

    #[test]
    fn experimentation_melds_a_five() {
        check(
            "Experimentation",
            "board 0: blue Experimentation / supply 5: Coal",
            "",
            "board 0: red Coal; blue Experimentation",
        );
    }

    // E36
    #[test]
    fn experimentation_is_shared_and_the_free_draw_is_a_five() {
        let after = check(
            "Experimentation",
            "board 0: blue Experimentation / board 1: purple Philosophy \
             / supply 5: Astronomy, Banking, Chemistry",
            "",
            "board 0: green Banking; blue Experimentation / hand 0: Chemistry \
             / board 1: purple Philosophy, Astronomy",
        );
        assert!(after.sharing_draw());
    }

    #[test]
    fn gunpowder_takes_a_castle_and_scores_a_two() {
        check(
            "Gunpowder",
            "board 0: red Gunpowder / board 1: red Archery; blue Tools / supply 2: Calendar",
            "1: Tools",
            "board 1: red Archery / score 0: Tools, Calendar / scored 0: 1",
        );
    }

    #[test]
    fn gunpowder_scores_nothing_if_no_castle_moved() {
        check("Gunpowder", "board 0: red Gunpowder / board 1: blue Pottery", "", "");
    }

    // E81
    #[test]
    fn gunpowder_scores_for_each_who_shares_once() {
        let after = check_at(
            3,
            "Gunpowder",
            "board 0: red Gunpowder / board 1: red Metalworking / board 2: red Colonialism \
             / supply 2: Calendar, Currency / supply 4: Anatomy",
            "",
            "board 1: nothing / score 0: Metalworking, Currency / score 2: Calendar \
             / hand 0: Anatomy",
        );
        assert!(after.sharing_draw());
    }

    #[test]
    fn gunpowder_scores_for_nobody_if_no_castle_moved() {
        let before = "board 0: red Gunpowder / board 1: blue Pottery / board 2: red Colonialism";
        let after = check_at(3, "Gunpowder", before, "", "score 2: nothing");
        assert!(!after.sharing_draw());
    }

    #[test]
    fn invention_turns_a_left_splay_right_and_scores_a_four() {
        check(
            "Invention",
            "board 0: red Archery, Oars left; green Sailing, Invention left / supply 4: Anatomy",
            "red",
            "board 0: red Archery, Oars right; green Sailing, Invention left / score 0: Anatomy \
             / scored 0: 1",
        );
    }

    #[test]
    fn invention_may_be_declined() {
        check("Invention", "board 0: green Sailing, Invention left", "pass", "");
    }

    // E83
    #[test]
    fn invention_needs_a_left_splay() {
        check("Invention", "board 0: red Archery, Oars up; green Sailing, Invention", "", "");
    }

    // E82
    #[test]
    fn invention_claims_wonder_with_five_splays_of_any_direction() {
        check(
            "Invention",
            "board 0: red Archery, Oars left; yellow Agriculture, Masonry left; \
             green Sailing, Invention right; blue Tools, Writing up; \
             purple Mysticism, Philosophy right",
            "pass",
            "achievements 0: Wonder",
        );
    }

    #[test]
    fn invention_claims_nothing_if_a_color_is_not_splayed() {
        check(
            "Invention",
            "board 0: red Archery, Oars right; yellow Agriculture, Masonry right; \
             green Sailing, Invention; blue Tools, Writing up; purple Mysticism, Philosophy right",
            "",
            "",
        );
    }

    #[test]
    fn invention_claims_nothing_if_a_color_is_missing() {
        check(
            "Invention",
            "board 0: yellow Agriculture, Masonry right; green Sailing, Invention up; \
             blue Tools, Writing up; purple Mysticism, Philosophy right",
            "",
            "",
        );
    }

    #[test]
    fn invention_completes_wonder_by_its_own_splay() {
        check(
            "Invention",
            "board 0: red Archery, Oars right; yellow Agriculture, Masonry right; \
             green Sailing, Invention left; blue Tools, Writing up; \
             purple Mysticism, Philosophy right / supply 4: Anatomy",
            "green",
            "board 0: red Archery, Oars right; yellow Agriculture, Masonry right; \
             green Sailing, Invention right; blue Tools, Writing up; \
             purple Mysticism, Philosophy right / score 0: Anatomy / achievements 0: Wonder",
        );
    }

    #[test]
    fn invention_lets_a_sharer_claim_wonder_first() {
        let after = check(
            "Invention",
            "board 0: red Archery, Oars left; yellow Agriculture, Masonry left; \
             green Sailing, Invention left; blue Writing, Alchemy left; \
             purple Philosophy, Mysticism left \
             / board 1: red Metalworking, Construction left; \
             yellow Domestication, Fermenting left; green Clothing, Currency left; \
             blue Pottery, Tools left; \
             purple Code of Laws, Education left \
             / supply 4: Anatomy",
            "1: pass, 0: pass",
            "achievements 1: Wonder / hand 0: Anatomy",
        );
        assert!(after.sharing_draw());
    }

    #[test]
    fn navigation_takes_a_two_or_a_three() {
        let before = "board 0: green Navigation / score 1: Currency, Compass, Coal";
        check("Navigation", before, "1: Compass", "score 0: Compass / score 1: Currency, Coal");
        check(
            "Navigation",
            before,
            "1: Currency",
            "score 0: Currency / score 1: Compass, Coal / scored 0: nothing",
        );
    }

    // E87
    #[test]
    fn navigation_takes_no_other_value() {
        let before = "board 0: green Navigation / score 1: Tools, Gunpowder, Coal";
        assert!(check("Navigation", before, "", "").proved(1));
    }

    #[test]
    fn navigation_takes_nothing_from_an_empty_score_pile() {
        assert!(!check("Navigation", "board 0: green Navigation", "", "").proved(1));
    }

    // E37
    #[test]
    fn navigation_uses_the_action_even_if_nobody_is_vulnerable() {
        check(
            "Navigation",
            "board 0: green Navigation / board 1: purple Enterprise / score 1: Currency",
            "",
            "actions: 1",
        );
    }

    // E84
    #[test]
    fn perspective_returns_one_and_scores_one_for_each_pair_of_lightbulbs() {
        check(
            "Perspective",
            "board 0: yellow Perspective; purple Philosophy \
             / hand 0: Tools, Currency, Compass, Anatomy",
            "Tools, Currency, Compass",
            "hand 0: Anatomy / score 0: Currency, Compass / scored 0: 2",
        );
    }

    #[test]
    fn perspective_scores_as_long_as_the_hand_lasts() {
        check(
            "Perspective",
            "board 0: yellow Perspective; purple Philosophy / hand 0: Tools, Currency",
            "Tools, Currency",
            "hand 0: nothing / score 0: Currency",
        );
        check(
            "Perspective",
            "board 0: yellow Perspective / hand 0: Tools",
            "Tools",
            "hand 0: nothing",
        );
    }

    #[test]
    fn perspective_may_be_declined() {
        check("Perspective", "board 0: yellow Perspective / hand 0: Tools, Currency", "pass", "");
    }

    #[test]
    fn perspective_does_nothing_with_an_empty_hand() {
        check("Perspective", "board 0: yellow Perspective", "", "");
    }

    // E85
    #[test]
    fn printing_press_draws_a_two_without_purple() {
        check(
            "Printing Press",
            "board 0: blue Printing Press / score 0: Tools, Coal / supply 2: Calendar",
            "Tools",
            "score 0: Coal / hand 0: Calendar",
        );
    }

    #[test]
    fn printing_press_draws_two_above_the_top_purple_card() {
        check(
            "Printing Press",
            "board 0: blue Printing Press; purple Enterprise, Education / score 0: Tools \
             / supply 5: Coal",
            "Tools",
            "score 0: nothing / hand 0: Coal",
        );
    }

    // E85
    #[test]
    fn printing_press_with_a_purple_nine_ends_the_game() {
        let before = "board 0: blue Printing Press; purple Services / score 0: Tools";
        assert!(activate(set_up(2, before), "Printing Press", "Tools").is_over());
    }

    #[test]
    fn printing_press_splays_blue_right_even_if_nothing_was_returned() {
        let before = "board 0: blue Tools, Printing Press / score 0: Coal";
        let after = "board 0: blue Tools, Printing Press right";
        check("Printing Press", before, "pass, blue", after);
        check("Printing Press", before, "pass, pass", "");
    }

    #[test]
    fn printing_press_does_nothing_without_score_and_splay() {
        check("Printing Press", "board 0: blue Printing Press", "", "");
    }

    // E86
    #[test]
    fn reformation_tucks_one_for_each_pair_of_leaves() {
        check(
            "Reformation",
            "board 0: blue Calendar; purple Reformation / hand 0: Tools, Coal, Banking",
            "yes, Tools, Coal",
            "board 0: red Coal; blue Tools, Calendar; purple Reformation / hand 0: Banking \
             / tucked 0: 2",
        );
    }

    // E86
    #[test]
    fn reformation_tucks_the_whole_hand_if_it_is_smaller() {
        check(
            "Reformation",
            "board 0: blue Calendar; purple Reformation / hand 0: Tools",
            "yes, Tools",
            "board 0: blue Tools, Calendar; purple Reformation / hand 0: nothing / tucked 0: 1",
        );
    }

    #[test]
    fn reformation_counts_leaves_before_the_first_tuck() {
        check(
            "Reformation",
            "board 0: purple Reformation / hand 0: Agriculture, Pottery",
            "yes, Agriculture",
            "board 0: yellow Agriculture; purple Reformation / hand 0: Pottery",
        );
    }

    #[test]
    fn reformation_may_be_declined() {
        check("Reformation", "board 0: purple Reformation / hand 0: Agriculture", "pass", "");
    }

    #[test]
    fn reformation_tucks_nothing_from_an_empty_hand() {
        check("Reformation", "board 0: purple Reformation", "", "");
    }

    #[test]
    fn reformation_splays_yellow_or_purple_right() {
        let before = "board 0: yellow Agriculture, Masonry; purple Mysticism, Reformation";
        check(
            "Reformation",
            before,
            "yellow",
            "board 0: yellow Agriculture, Masonry right; purple Mysticism, Reformation",
        );
        check(
            "Reformation",
            before,
            "purple",
            "board 0: yellow Agriculture, Masonry; purple Mysticism, Reformation right",
        );
        check("Reformation", before, "pass", "");
    }
}
