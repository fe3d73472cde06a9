//! The cards of value 3, in printed order.

use super::Effect;
use crate::ask::Why;
use crate::effect::{Cx, DONE, Run};
use crate::event::{Place, Special};
use crate::face::Color::{Blue, Green, Purple, Red, Yellow};
use crate::face::Icon::{Castle, Crown, Leaf};
use crate::face::Splay::Left;

pub(super) const EFFECTS: [&[Effect]; 10] = [
    &[alchemy_1, alchemy_2],
    &[compass_demand],
    &[education],
    &[engineering_demand, engineering],
    &[feudalism_demand, feudalism],
    &[machinery_demand, machinery],
    &[medicine_demand],
    &[optics],
    &[paper_1, paper_2],
    &[translation_1, translation_2],
];

// R226.
/// Count the castles visible on your board once; for each full three of them, draw a [4] and show
/// it. If at least one of those cards is red, return all of them together with every other hand
/// card, in an order of your choice; otherwise they stay in your hand.
fn alchemy_1(cx: &mut Cx<'_>) -> Run {
    let mut red = false;
    for _ in 0..cx.icons(Castle) / 3 {
        red |= cx.draw_and_show(4)?.color() == Red;
    }
    if red {
        cx.put_back_all(cx.hand())?;
    }
    DONE
}

/// Meld one hand card, then score one hand card; you must do each half if you have a card for it.
fn alchemy_2(cx: &mut Cx<'_>) -> Run {
    cx.meld_from_hand(cx.hand())?;
    cx.score_from_hand(cx.hand())?;
    DONE
}

// R227.
/// First, they move a top card that has a leaf and is not green from their board on top of your
/// pile of its color. Second, they move a top card without a leaf from your board on top of their
/// own pile of its color. They pick both cards, and the second half is carried out even if the
/// first was impossible.
fn compass_demand(cx: &mut Cx<'_>) -> Run {
    let (own, theirs) = (Place::Board(cx.actor()), Place::Board(cx.demander()));
    cx.give_top(cx.tops().not_of(Green).with(Leaf), theirs)?;
    let leafless = cx.tops_of(cx.demander()).without(Leaf);
    let Some(card) = cx.pick(Why::Take, leafless)? else { return DONE };
    cx.transfer_from(card, theirs, own)?;
    DONE
}

// R228.
/// You may return the highest card of your score pile (you pick among ties). If you did, draw a
/// card worth two more than the highest card left in that pile; an empty pile counts as 0.
fn education(cx: &mut Cx<'_>) -> Run {
    let among = cx.score_pile().highest();
    let Some(card) = cx.may_pick_score(Why::Return, among)? else { return DONE };
    cx.put_back(card)?;
    cx.draw(cx.score_pile().highest_value() + 2)?;
    DONE
}

// R229.
/// All of their top cards with a castle move to your score pile. Cards that become top cards
/// through this are left alone.
fn engineering_demand(cx: &mut Cx<'_>) -> Run {
    cx.transfer_all(cx.tops().with(Castle), Place::Score(cx.demander()))?;
    DONE
}

/// You may splay red left.
fn engineering(cx: &mut Cx<'_>) -> Run {
    cx.may_splay(&[Red], Left)?;
    DONE
}

// R230.
/// They move one hand card with a castle (their pick) to your hand. If a card moved, their pile of
/// that card's color loses its splay.
fn feudalism_demand(cx: &mut Cx<'_>) -> Run {
    let to = Place::Hand(cx.demander());
    let Some(card) = cx.give_hand(cx.hand().with(Castle), to)? else { return DONE };
    cx.unsplay(cx.actor(), card.color())?;
    DONE
}

/// You may splay yellow left or purple left, one of the two.
fn feudalism(cx: &mut Cx<'_>) -> Run {
    cx.may_splay(&[Yellow, Purple], Left)?;
    DONE
}

// R231.
/// Their whole hand is exchanged for all cards tied for highest value in your hand. Both sets are
/// fixed before anything moves, and either may be empty.
fn machinery_demand(cx: &mut Cx<'_>) -> Run {
    let (target, demander) = (cx.actor(), cx.demander());
    let highest = cx.hand_of(demander).highest();
    cx.exchange((Place::Hand(target), cx.hand()), (Place::Hand(demander), highest))?;
    DONE
}

/// Score one hand card with a castle; you must if you hold one. After that you may splay red left,
/// whether or not you scored a card.
fn machinery(cx: &mut Cx<'_>) -> Run {
    cx.score_from_hand(cx.hand().with(Castle))?;
    cx.may_splay(&[Red], Left)?;
    DONE
}

// R232.
/// The highest card of their score pile is exchanged for the lowest card of yours. Both are fixed
/// before anything moves, each owner picks among their own ties, and a side without cards gives
/// nothing.
fn medicine_demand(cx: &mut Cx<'_>) -> Run {
    let (target, demander) = (cx.actor(), cx.demander());
    let highest = cx.pick_score(Why::Exchange, cx.score_pile().highest())?;
    let lowest = cx.score_pile_of(demander).lowest();
    let lowest = cx.pick_by(demander, Why::Exchange, lowest)?;
    let gives = (Place::Score(target), highest.into_iter().collect());
    let takes = (Place::Score(demander), lowest.into_iter().collect());
    cx.exchange(gives, takes)?;
    DONE
}

// R233.
/// Draw a [3] and meld it. If it has a crown, draw and score a [4]. If it has none, move one card
/// of your choice from your score pile to that of one opponent of your choice whose score is lower
/// than yours; without such an opponent or such a card nothing moves.
fn optics(cx: &mut Cx<'_>) -> Run {
    if cx.draw_and_meld(3)?.has(Crown) {
        cx.draw_and_score(4)?;
        return DONE;
    }
    let own = cx.points_of(cx.actor());
    let lower = cx.opponents().iter().filter(|&seat| cx.points_of(seat) < own).collect();
    let Some(seat) = cx.pick_seat(Why::Whom, lower)? else { return DONE };
    cx.give_score(cx.score_pile(), Place::Score(seat))?;
    DONE
}

// R234.
/// You may splay green left or blue left, one of the two.
fn paper_1(cx: &mut Cx<'_>) -> Run {
    cx.may_splay(&[Green, Blue], Left)?;
    DONE
}

/// Count all your colors that are splayed left; draw that many [4]s.
fn paper_2(cx: &mut Cx<'_>) -> Run {
    for _ in 0..cx.splayed(Left).len() {
        cx.draw(4)?;
    }
    DONE
}

// R235.
/// You may meld every card of your score pile, one after another in an order of your choice. It is
/// all of them or none.
fn translation_1(cx: &mut Cx<'_>) -> Run {
    if !cx.score_pile().is_empty() && cx.may()? {
        cx.meld_all(cx.score_pile())?;
    }
    DONE
}

/// If none of your top cards lacks a crown, claim the World achievement, provided nobody owns it.
fn translation_2(cx: &mut Cx<'_>) -> Run {
    if cx.tops().without(Crown).is_empty() {
        cx.claim_special(Special::World)?;
    }
    DONE
}

#[cfg(test)]
mod tests {
    use crate::cards::testing::{activate, check, check_at, set_up, set_up_teams};
    use crate::position;

    // E66
    #[test]
    fn alchemy_returns_the_whole_hand_on_a_red_card() {
        check(
            "Alchemy",
            "board 0: red Metalworking; green The Wheel; blue Alchemy / hand 0: Tools, Currency \
             / supply 4: Gunpowder, Enterprise",
            "Enterprise",
            "hand 0: nothing \
             / supply 4: Anatomy, Colonialism, Experimentation, Invention, Navigation, \
             Perspective, Printing Press, Enterprise, Gunpowder",
        );
    }

    #[test]
    fn alchemy_keeps_cards_of_other_colors_and_melds_and_scores() {
        check(
            "Alchemy",
            "board 0: red Metalworking; green The Wheel; blue Alchemy / hand 0: Tools, Currency \
             / supply 4: Enterprise, Navigation",
            "Navigation, Tools",
            "board 0: red Metalworking; green The Wheel, Navigation; blue Alchemy \
             / hand 0: Currency, Enterprise / score 0: Tools / scored 0: 1",
        );
    }

    // E67
    #[test]
    fn alchemy_draws_and_returns_nothing_with_two_castles() {
        check(
            "Alchemy",
            "board 0: blue Alchemy / hand 0: Tools, Currency",
            "Currency, Tools",
            "board 0: green Currency; blue Alchemy / hand 0: nothing / score 0: Tools",
        );
    }

    #[test]
    fn alchemy_melds_the_only_card_and_has_none_to_score() {
        check(
            "Alchemy",
            "board 0: blue Alchemy / hand 0: Currency",
            "Currency",
            "board 0: green Currency; blue Alchemy / hand 0: nothing",
        );
    }

    #[test]
    fn alchemy_does_nothing_with_an_empty_hand() {
        let after = check("Alchemy", "board 0: blue Alchemy", "", "");
        assert!(!after.proved(0));
    }

    #[test]
    fn alchemy_counts_the_castles_of_each_who_shares() {
        let after = check(
            "Alchemy",
            "board 0: blue Alchemy / board 1: red Metalworking / supply 4: Enterprise \
             / supply 3: Compass",
            "1: Enterprise",
            "board 1: red Metalworking; purple Enterprise / hand 0: Compass",
        );
        assert!(after.sharing_draw());
    }

    #[test]
    fn compass_trades_a_leaf_for_a_card_without() {
        check(
            "Compass",
            "board 0: red Metalworking; green Compass / board 1: yellow Agriculture; blue Pottery",
            "1: Pottery",
            "board 0: green Compass; blue Pottery / board 1: red Metalworking; yellow Agriculture",
        );
    }

    // E68
    #[test]
    fn compass_takes_even_if_nothing_could_be_given() {
        check(
            "Compass",
            "board 0: red Metalworking; green Compass / board 1: green Clothing",
            "",
            "board 0: green Compass / board 1: red Metalworking; green Clothing",
        );
    }

    #[test]
    fn compass_does_not_give_back_the_card_just_handed_over() {
        check(
            "Compass",
            "board 0: green Compass / board 1: blue Pottery",
            "",
            "board 0: green Compass; blue Pottery / board 1: nothing",
        );
    }

    #[test]
    fn compass_lets_the_target_pick_from_the_board_of_the_demander() {
        check(
            "Compass",
            "board 0: red Metalworking; green Compass; blue Tools",
            "1: Tools",
            "board 0: red Metalworking; green Compass / board 1: blue Tools",
        );
    }

    #[test]
    fn compass_shows_each_target_the_boards_that_the_one_before_left() {
        check_at(
            3,
            "Compass",
            "board 0: red Metalworking; green Compass",
            "",
            "board 0: green Compass / board 1: red Metalworking / board 2: nothing",
        );
    }

    #[test]
    fn compass_does_nothing_without_cards_that_fit() {
        check("Compass", "board 0: green Compass / board 1: red Archery", "", "");
    }

    // E69
    #[test]
    fn education_draws_two_above_what_is_left() {
        check(
            "Education",
            "board 0: purple Education / score 0: Currency, Coal / supply 4: Anatomy",
            "Coal",
            "score 0: Currency / hand 0: Anatomy",
        );
    }

    // E69
    #[test]
    fn education_draws_a_two_when_nothing_is_left() {
        check(
            "Education",
            "board 0: purple Education / score 0: Compass / supply 2: Calendar",
            "Compass",
            "score 0: nothing / hand 0: Calendar",
        );
    }

    #[test]
    fn education_offers_only_the_highest() {
        let before = "board 0: purple Education / score 0: Currency, Coal, Banking";
        let after = activate(set_up(2, before), "Education", "...");
        let offers = after.state.pending.ask.map(|ask| ask.picks.as_cards());
        assert_eq!(offers.map(|cards| (cards.len(), cards.highest().len())), Some((2, 2)));
        let pile = "score 0: Currency, Coal / hand 0: Bicycle";
        check("Education", &format!("{before} / supply 7: Bicycle"), "Banking", pile);
    }

    #[test]
    fn education_with_a_nine_left_ends_the_game() {
        let before = "board 0: purple Education / score 0: Services, Suburbia";
        assert!(activate(set_up(2, before), "Education", "Services").is_over());
    }

    #[test]
    fn education_may_be_declined() {
        check("Education", "board 0: purple Education / score 0: Coal", "pass", "");
    }

    #[test]
    fn education_does_nothing_with_an_empty_score_pile() {
        check("Education", "board 0: purple Education", "", "");
    }

    // E70
    #[test]
    fn engineering_takes_top_cards_and_leaves_what_they_uncover() {
        check(
            "Engineering",
            "board 0: red Engineering; green The Wheel \
             / board 1: red Archery, Metalworking; blue Pottery",
            "",
            "board 1: red Archery; blue Pottery / score 0: Metalworking / scored 0: nothing",
        );
    }

    #[test]
    fn engineering_takes_every_top_card_with_a_castle() {
        check(
            "Engineering",
            "board 0: red Engineering; green The Wheel; purple Mysticism \
             / board 1: red Metalworking; yellow Domestication; blue Tools",
            "",
            "board 1: nothing / score 0: Metalworking, Domestication, Tools",
        );
    }

    #[test]
    fn engineering_takes_nothing_without_a_castle() {
        check("Engineering", "board 0: red Engineering / board 1: blue Pottery", "", "");
    }

    #[test]
    fn engineering_splays_red_left() {
        check(
            "Engineering",
            "board 0: red Archery, Engineering",
            "red",
            "board 0: red Archery, Engineering left",
        );
    }

    #[test]
    fn engineering_need_not_splay() {
        check("Engineering", "board 0: red Archery, Engineering", "pass", "");
    }

    #[test]
    fn engineering_does_not_offer_what_is_splayed_left_already() {
        check("Engineering", "board 0: red Archery, Engineering left", "", "");
    }

    #[test]
    fn engineering_spares_and_is_shared_by_who_has_as_many_castles() {
        let after = check(
            "Engineering",
            "board 0: red Engineering / board 1: red Construction, Metalworking \
             / supply 3: Paper",
            "1: red",
            "board 1: red Construction, Metalworking left / hand 0: Paper",
        );
        assert!(after.sharing_draw());
    }

    // E71
    #[test]
    fn feudalism_takes_a_castle_and_unsplays_its_color() {
        check(
            "Feudalism",
            "board 0: purple Feudalism / board 1: purple Code of Laws, Philosophy left \
             / hand 1: Mysticism, Pottery",
            "1: Mysticism",
            "hand 0: Mysticism / hand 1: Pottery / board 1: purple Code of Laws, Philosophy",
        );
    }

    #[test]
    fn feudalism_leaves_the_splay_of_other_colors() {
        check(
            "Feudalism",
            "board 0: purple Feudalism / board 1: purple Code of Laws, Philosophy left \
             / hand 1: Archery, Masonry",
            "1: Archery",
            "hand 0: Archery / hand 1: Masonry",
        );
    }

    #[test]
    fn feudalism_makes_a_hand_without_a_castle_be_shown() {
        let after = check("Feudalism", "board 0: purple Feudalism / hand 1: Pottery", "", "");
        assert!(after.proved(1));
    }

    #[test]
    fn feudalism_takes_nothing_from_an_empty_hand() {
        let after = check("Feudalism", "board 0: purple Feudalism", "", "");
        assert!(!after.proved(1));
    }

    #[test]
    fn feudalism_splays_yellow_or_purple_left() {
        let before = "board 0: yellow Agriculture, Fermenting; green Compass, Sailing; \
                      purple Mysticism, Feudalism";
        check(
            "Feudalism",
            before,
            "yellow",
            "board 0: yellow Agriculture, Fermenting left; green Compass, Sailing; \
             purple Mysticism, Feudalism",
        );
        check(
            "Feudalism",
            before,
            "purple",
            "board 0: yellow Agriculture, Fermenting; green Compass, Sailing; \
             purple Mysticism, Feudalism left",
        );
        check("Feudalism", before, "pass", "");
    }

    #[test]
    fn feudalism_spares_and_is_shared_by_who_has_as_many_castles() {
        let after = check(
            "Feudalism",
            "board 0: purple Feudalism / board 1: red Metalworking; yellow Agriculture, Fermenting \
             / hand 1: Archery / supply 3: Paper",
            "1: yellow",
            "board 1: red Metalworking; yellow Agriculture, Fermenting left / hand 0: Paper",
        );
        assert!(after.sharing_draw());
    }

    // E72
    #[test]
    fn machinery_exchanges_a_hand_for_all_the_highest_cards() {
        let after = check(
            "Machinery",
            "board 0: yellow Machinery / hand 0: Compass, Education, Pottery \
             / hand 1: Currency, Writing",
            "",
            "hand 0: Pottery, Currency, Writing / hand 1: Compass, Education",
        );
        assert!(after.proved(0), "no castle can be scored");
    }

    // E73
    #[test]
    fn machinery_takes_a_hand_for_nothing() {
        check(
            "Machinery",
            "board 0: yellow Machinery / hand 1: Pottery, Writing",
            "",
            "hand 0: Pottery, Writing / hand 1: nothing",
        );
    }

    #[test]
    fn machinery_gives_the_highest_for_an_empty_hand() {
        check(
            "Machinery",
            "board 0: yellow Machinery / hand 0: Compass, Pottery",
            "",
            "hand 0: Pottery / hand 1: Compass",
        );
    }

    #[test]
    fn machinery_exchanges_nothing_between_empty_hands() {
        check("Machinery", "board 0: yellow Machinery", "", "");
    }

    #[test]
    fn machinery_looks_the_highest_up_anew_for_each_target() {
        check_at(
            3,
            "Machinery",
            "board 0: yellow Machinery / hand 0: Compass / hand 1: Currency / hand 2: Pottery",
            "",
            "hand 0: Pottery / hand 1: Compass / hand 2: Currency",
        );
    }

    #[test]
    fn machinery_scores_a_castle_and_splays_red() {
        check(
            "Machinery",
            "board 0: red Archery, Oars; yellow Machinery / board 1: yellow Agriculture \
             / hand 0: Tools, Compass",
            "0: Tools, 0: red",
            "board 0: red Archery, Oars left; yellow Machinery / hand 0: Compass / score 0: Tools \
             / scored 0: 1",
        );
    }

    #[test]
    fn machinery_splays_red_without_scoring() {
        let before = "board 0: red Archery, Oars; yellow Machinery";
        check("Machinery", before, "red", "board 0: red Archery, Oars left; yellow Machinery");
        check("Machinery", before, "pass", "");
    }

    #[test]
    fn machinery_makes_sharers_score_a_castle() {
        let after = check(
            "Machinery",
            "board 0: yellow Machinery / board 1: yellow Agriculture / hand 1: Metalworking \
             / supply 3: Paper",
            "1: Metalworking",
            "hand 1: nothing / score 1: Metalworking / hand 0: Paper",
        );
        assert!(after.sharing_draw());
    }

    #[test]
    fn medicine_exchanges_highest_for_lowest() {
        check(
            "Medicine",
            "board 0: yellow Medicine / score 0: Pottery, Coal / score 1: Anatomy, Currency",
            "1: Anatomy",
            "score 0: Coal, Anatomy / score 1: Currency, Pottery / scored 0: nothing \
             / scored 1: nothing",
        );
    }

    // E74
    #[test]
    fn medicine_takes_for_nothing_and_the_target_picks_among_ties() {
        check(
            "Medicine",
            "board 0: yellow Medicine / score 1: Coal, Banking, Pottery",
            "1: Banking",
            "score 0: Banking / score 1: Coal, Pottery",
        );
    }

    #[test]
    fn medicine_gives_for_nothing_and_the_demander_picks_among_ties() {
        check(
            "Medicine",
            "board 0: yellow Medicine / score 0: Coal, Pottery, Tools",
            "0: Tools",
            "score 0: Coal, Pottery / score 1: Tools",
        );
    }

    #[test]
    fn medicine_exchanges_nothing_between_empty_score_piles() {
        check("Medicine", "board 0: yellow Medicine", "", "");
    }

    #[test]
    fn medicine_goes_from_one_target_to_the_next() {
        check_at(
            3,
            "Medicine",
            "board 0: yellow Medicine / score 0: Pottery / score 1: Coal / score 2: Compass",
            "1: Coal, 2: Compass",
            "score 0: Compass / score 1: Pottery / score 2: Coal",
        );
    }

    // E75
    #[test]
    fn optics_scores_after_melding_a_crown() {
        check(
            "Optics",
            "board 0: red Optics / score 0: Coal / supply 3: Paper / supply 4: Anatomy",
            "",
            "board 0: red Optics; green Paper / score 0: Coal, Anatomy / scored 0: 1",
        );
    }

    // E75
    #[test]
    fn optics_moves_a_score_card_to_who_has_less() {
        check_at(
            3,
            "Optics",
            "board 0: red Optics / score 0: Coal, Pottery / score 1: Currency \
             / score 2: Banking, Tools / supply 3: Engineering",
            "0: Coal",
            "board 0: red Optics, Engineering / score 0: Pottery / score 1: Currency, Coal",
        );
    }

    #[test]
    fn optics_lets_the_actor_pick_whom() {
        check_at(
            3,
            "Optics",
            "board 0: red Optics / score 0: Coal, Pottery / score 1: Currency \
             / supply 3: Engineering",
            "seat 2, Pottery",
            "board 0: red Optics, Engineering / score 0: Coal / score 2: Pottery",
        );
    }

    #[test]
    fn optics_moves_nothing_if_nobody_has_less() {
        check(
            "Optics",
            "board 0: red Optics / score 0: Coal / score 1: Banking / supply 3: Engineering",
            "",
            "board 0: red Optics, Engineering",
        );
    }

    #[test]
    fn optics_moves_nothing_out_of_an_empty_score_pile() {
        check(
            "Optics",
            "board 0: red Optics / supply 3: Engineering",
            "",
            "board 0: red Optics, Engineering",
        );
    }

    #[test]
    fn optics_makes_a_sharer_move_a_card_to_the_activator() {
        let after = check(
            "Optics",
            "board 0: red Optics / board 1: blue Translation / score 1: Coal \
             / supply 3: Engineering, Paper, Alchemy / supply 4: Anatomy",
            "1: Coal",
            "board 0: red Optics; green Paper / board 1: red Engineering; blue Translation \
             / score 0: Coal, Anatomy / score 1: nothing / hand 0: Alchemy",
        );
        assert!(after.sharing_draw());
    }

    #[test]
    fn optics_passes_a_partner_over() {
        let before = "board 0: red Optics / score 0: Coal / score 1: Banking / score 3: Physics \
                      / supply 3: Engineering";
        let after = activate(set_up_teams(before), "Optics", "");
        assert!(position::write(&after.state).contains("\nscore 0: Coal\n"));
    }

    // E76
    #[test]
    fn paper_draws_for_every_color_splayed_left() {
        check(
            "Paper",
            "board 0: red Archery, Oars left; green Sailing, Paper left; blue Tools, Pottery \
             / supply 4: Anatomy, Gunpowder",
            "pass",
            "hand 0: Anatomy, Gunpowder",
        );
    }

    #[test]
    fn paper_splays_green_or_blue_left() {
        let before = "board 0: red Archery, Oars; green Sailing, Paper; blue Tools, Pottery \
                      / supply 4: Anatomy";
        check(
            "Paper",
            before,
            "green",
            "board 0: red Archery, Oars; green Sailing, Paper left; blue Tools, Pottery \
             / hand 0: Anatomy",
        );
        check(
            "Paper",
            before,
            "blue",
            "board 0: red Archery, Oars; green Sailing, Paper; blue Tools, Pottery left \
             / hand 0: Anatomy",
        );
    }

    #[test]
    fn paper_draws_nothing_for_other_splays() {
        check("Paper", "board 0: red Archery, Oars right; green Paper", "", "");
    }

    // E77, E39
    #[test]
    fn translation_melds_the_score_pile_and_claims_world_though_covered() {
        check(
            "Translation",
            "board 0: blue Translation / score 0: Writing, Sailing",
            "yes, Writing",
            "board 0: green Sailing; blue Translation, Writing / score 0: nothing \
             / achievements 0: World",
        );
    }

    // E77
    #[test]
    fn translation_claims_nothing_with_a_top_card_without_a_crown() {
        check(
            "Translation",
            "board 0: red Metalworking; blue Translation / score 0: Writing, Sailing",
            "yes, Writing",
            "board 0: red Metalworking; green Sailing; blue Translation, Writing \
             / score 0: nothing",
        );
    }

    #[test]
    fn translation_melds_in_the_order_picked() {
        let before = "board 0: blue Translation / score 0: Tools, Writing";
        check(
            "Translation",
            before,
            "yes, Tools",
            "board 0: blue Translation, Tools, Writing / score 0: nothing / achievements 0: World",
        );
        check(
            "Translation",
            before,
            "yes, Writing",
            "board 0: blue Translation, Writing, Tools / score 0: nothing",
        );
    }

    #[test]
    fn translation_may_be_declined() {
        check(
            "Translation",
            "board 0: red Metalworking; blue Translation / score 0: Writing",
            "pass",
            "",
        );
    }

    #[test]
    fn translation_claims_world_with_a_single_pile_and_no_score() {
        check("Translation", "board 0: blue Translation", "", "achievements 0: World");
    }

    #[test]
    fn translation_claims_nothing_if_world_is_owned() {
        check("Translation", "board 0: blue Translation / achievements 1: World", "", "");
    }

    #[test]
    fn translation_lets_a_sharer_claim_world_first() {
        let after = check(
            "Translation",
            "board 0: blue Translation / board 1: purple Enterprise / supply 3: Paper",
            "",
            "achievements 1: World / hand 0: Paper",
        );
        assert!(after.sharing_draw());
    }
}
