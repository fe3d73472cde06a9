//! The cards of value 7, in printed order.

use super::Effect;
use crate::ask::Why;
use crate::card::Cards;
use crate::effect::{Cx, DONE, Run, Try};
use crate::event::Place;
use crate::face::Color::{Blue, Red, Yellow};
use crate::face::Icon::{Crown, Factory};
use crate::face::Splay::{Right, Up};

pub(super) const EFFECTS: [&[Effect]; 10] = [
    &[bicycle],
    &[combustion_demand, combustion],
    &[electricity],
    &[evolution],
    &[explosives_demand],
    &[lighting],
    &[publications_1, publications_2],
    &[railroad_1, railroad_2],
    &[refrigeration_demand, refrigeration],
    &[sanitation_demand],
];

// R266.
/// You may swap your whole hand with your whole score pile; either may be empty.
fn bicycle(cx: &mut Cx<'_>) -> Run {
    let (actor, hand, score) = (cx.actor(), cx.hand(), cx.score_pile());
    if hand.or(score).is_empty() || !cx.may()? {
        return DONE;
    }
    cx.exchange((Place::Hand(actor), hand), (Place::Score(actor), score))?;
    DONE
}

// R267.
/// Count the crowns visible on your board; for each full four of them, they move one card of their
/// choice from their score pile to yours.
fn combustion_demand(cx: &mut Cx<'_>) -> Run {
    let to = Place::Score(cx.demander());
    for _ in 0..cx.icons_of(cx.demander(), Crown) / 4 {
        cx.give_score(cx.score_pile(), to)?;
    }
    DONE
}

/// Return the bottom card of your red pile, if you have one.
fn combustion(cx: &mut Cx<'_>) -> Run {
    if let Some(card) = cx.bottom(Red) {
        cx.put_back(card)?;
    }
    DONE
}

// R268.
/// Return all of your top cards without a factory, in an order of your choice; cards uncovered on
/// the way are left alone. Then draw one [8] for each card that went back.
fn electricity(cx: &mut Cx<'_>) -> Run {
    let returned = cx.tops().without(Factory);
    cx.put_back_all(returned)?;
    cx.draw_many(8, returned.len() as u8)?;
    DONE
}

// R269.
/// You may pick one of two options, or neither. First option: draw and score an [8], then return
/// one card of your choice from your score pile. Second option: draw a card worth one more than the
/// highest card in your score pile; an empty pile counts as 0.
fn evolution(cx: &mut Cx<'_>) -> Run {
    let Some(first) = cx.may_pick_option()? else { return DONE };
    if first {
        cx.draw_and_score(8)?;
        let Some(card) = cx.pick_score(Why::Return, cx.score_pile())? else { return DONE };
        cx.put_back(card)?;
    } else {
        cx.draw(cx.score_pile().highest_value() + 1)?;
    }
    DONE
}

// R270.
/// They move their three highest hand cards (they pick among ties), or their whole hand if it is
/// smaller, to your hand. If at least one card moved and their hand is empty afterwards, they draw
/// a [7].
fn explosives_demand(cx: &mut Cx<'_>) -> Run {
    let to = Place::Hand(cx.demander());
    let mut moved = false;
    for _ in 0..3 {
        moved |= cx.give_hand(cx.hand().highest(), to)?.is_some();
    }
    if moved && cx.hand().is_empty() {
        cx.draw(7)?;
    }
    DONE
}

// R271.
/// You may tuck one, two or three hand cards. For each different value among them, draw and score a
/// [7].
fn lighting(cx: &mut Cx<'_>) -> Run {
    let mut tucked = Cards::NONE;
    while tucked.len() < 3 {
        let Some(card) = cx.may_pick_hand(Why::Tuck, cx.hand())? else { break };
        cx.tuck(card)?;
        tucked = tucked.plus(card);
    }
    for _ in 0..tucked.values() {
        cx.draw_and_score(7)?;
    }
    DONE
}

// R272.
/// You may put the cards of one color of your board into any order you like; the pile keeps its
/// splay.
fn publications_1(cx: &mut Cx<'_>) -> Run {
    let piles = cx.colors().iter().filter(|&color| cx.height(color) > 1).collect();
    let Some(color) = cx.may_pick_color(Why::Order, piles)? else { return DONE };
    let order = cx.order(Why::Order, cx.pile(color))?;
    cx.rearrange(color, &order)?;
    DONE
}

/// You may splay yellow up or blue up, one of the two.
fn publications_2(cx: &mut Cx<'_>) -> Run {
    cx.may_splay(&[Yellow, Blue], Up)?;
    DONE
}

// R273.
/// Return your whole hand, in an order of your choice, then draw a [6], three times.
fn railroad_1(cx: &mut Cx<'_>) -> Run {
    cx.put_back_all(cx.hand())?;
    cx.draw_many(6, 3)?;
    DONE
}

/// You may pick one of your colors that is splayed right at this moment and splay it up.
fn railroad_2(cx: &mut Cx<'_>) -> Run {
    if let Some(color) = cx.may_pick_color(Why::Splay(Up), cx.splayed(Right))? {
        cx.splay(color, Up)?;
    }
    DONE
}

// R274.
/// They return half of their hand cards, rounded down, and pick the cards and the order.
fn refrigeration_demand(cx: &mut Cx<'_>) -> Run {
    for _ in 0..cx.hand().len() / 2 {
        let Some(card) = cx.pick_hand(Why::Return, cx.hand())? else { return DONE };
        cx.put_back(card)?;
    }
    DONE
}

/// You may score one hand card.
fn refrigeration(cx: &mut Cx<'_>) -> Run {
    cx.may_score_hand()?;
    DONE
}

// R275.
/// The two highest cards of their hand are exchanged for the lowest card of your hand. All are
/// fixed before anything moves, each owner picks among their own ties, and a side that is short
/// gives what it has.
fn sanitation_demand(cx: &mut Cx<'_>) -> Run {
    let demander = cx.demander();
    let gives = two_highest(cx)?;
    let takes = cx.pick_by(demander, Why::Exchange, cx.hand_of(demander).lowest())?;
    let takes = takes.into_iter().collect();
    cx.exchange((Place::Hand(cx.actor()), gives), (Place::Hand(demander), takes))?;
    DONE
}

/// The two highest cards of the actor's hand, or as many as it has.
fn two_highest(cx: &mut Cx<'_>) -> Try<Cards> {
    let mut picked = Cards::NONE;
    for _ in 0..cx.hand().len().min(2) {
        let rest = cx.hand().except(picked);
        if let Some(card) = cx.pick_hand(Why::Exchange, rest.highest())? {
            picked = picked.plus(card);
        }
    }
    Ok(picked)
}

#[cfg(test)]
mod tests {
    use crate::cards::testing::{check, check_at};

    #[test]
    fn bicycle_swaps_hand_and_score_pile() {
        check(
            "Bicycle",
            "board 0: green Bicycle / hand 0: Oars, Tools / score 0: Coal",
            "yes",
            "hand 0: Coal / score 0: Oars, Tools",
        );
    }

    #[test]
    fn bicycle_takes_the_score_pile_into_an_empty_hand() {
        check(
            "Bicycle",
            "board 0: green Bicycle / score 0: Coal, Oars",
            "yes",
            "hand 0: Coal, Oars / score 0: nothing",
        );
    }

    // E105
    #[test]
    fn bicycle_scores_nothing_and_makes_no_monument() {
        check(
            "Bicycle",
            "board 0: green Bicycle / hand 0: Oars, Tools, Coal, Paper, Flight, Ecology",
            "yes",
            "hand 0: nothing / score 0: Oars, Tools, Coal, Paper, Flight, Ecology \
             / scored 0: nothing / achievements 0: nothing",
        );
    }

    #[test]
    fn bicycle_may_be_declined_by_each_on_their_own() {
        let after = check(
            "Bicycle",
            "board 0: green Bicycle / hand 0: Oars / board 1: green Sailing / hand 1: Tools \
             / supply 7: Railroad",
            "1: yes, 0: pass",
            "hand 0: Oars, Railroad / hand 1: nothing / score 1: Tools",
        );
        assert!(after.sharing_draw());
        check("Bicycle", "board 0: green Bicycle / hand 0: Oars", "pass", "");
    }

    #[test]
    fn bicycle_is_not_offered_when_both_are_empty() {
        check("Bicycle", "board 0: green Bicycle", "", "");
    }

    // E106
    #[test]
    fn combustion_takes_one_score_card_for_seven_crowns_and_returns_the_bottom_red_card() {
        let after = check(
            "Combustion",
            "board 0: red Archery, Combustion; green Sailing; blue Encyclopedia \
             / score 1: Tools, Oars, Coal, Paper",
            "1: Tools",
            "score 0: Tools / score 1: Oars, Coal, Paper / scored 0: nothing \
             / board 0: red Combustion; green Sailing; blue Encyclopedia",
        );
        assert_eq!(after.bottom_of_supply(1, 1), "Archery");
    }

    #[test]
    fn combustion_takes_two_score_cards_for_eight_crowns_as_far_as_there_are_any() {
        let board = "board 0: red Archery, Combustion; green Navigation; blue Encyclopedia";
        let left = "board 0: red Combustion; green Navigation; blue Encyclopedia";
        check(
            "Combustion",
            &format!("{board} / score 1: Tools, Oars, Coal"),
            "1: Coal, 1: Oars",
            &format!("{left} / score 0: Coal, Oars / score 1: Tools"),
        );
        check(
            "Combustion",
            &format!("{board} / score 1: Tools"),
            "1: Tools",
            &format!("{left} / score 0: Tools / score 1: nothing"),
        );
        check("Combustion", board, "", left);
    }

    #[test]
    fn combustion_takes_as_many_from_each_target() {
        check_at(
            3,
            "Combustion",
            "board 0: red Archery, Combustion; green Sailing / score 1: Tools, Oars \
             / score 2: Coal, Paper",
            "1: Oars, 2: Coal",
            "board 0: red Combustion; green Sailing / score 0: Oars, Coal / score 1: Tools \
             / score 2: Paper",
        );
    }

    // E106
    #[test]
    fn combustion_demands_nothing_for_three_crowns_and_may_return_itself() {
        let after = check(
            "Combustion",
            "board 0: red Combustion; purple Astronomy / score 1: Tools",
            "",
            "board 0: purple Astronomy",
        );
        assert_eq!(after.bottom_of_supply(7, 1), "Combustion");
    }

    #[test]
    fn combustion_makes_sharers_return_their_bottom_red_cards_too() {
        let after = check(
            "Combustion",
            "board 0: red Combustion / board 1: red Archery, Oars; green Navigation \
             / score 1: Tools / supply 1: Pottery",
            "",
            "board 0: nothing / board 1: red Oars; green Navigation / hand 0: Pottery",
        );
        assert!(after.sharing_draw());
    }

    #[test]
    fn combustion_changes_nothing_for_sharers_without_red() {
        let after = check(
            "Combustion",
            "board 0: red Combustion / board 1: green Navigation",
            "",
            "board 0: nothing",
        );
        assert!(!after.sharing_draw());
    }

    // E107
    #[test]
    fn electricity_leaves_uncovered_cards_and_factories_alone() {
        check(
            "Electricity",
            "board 0: green Electricity; blue Tools, Pottery; purple Railroad / supply 8: Flight",
            "",
            "board 0: green Electricity; blue Tools; purple Railroad / hand 0: Flight",
        );
    }

    #[test]
    fn electricity_returns_in_an_order_of_choice() {
        let after = check(
            "Electricity",
            "board 0: yellow Masonry; green Electricity; blue Pottery / supply 8: Flight, Rocketry",
            "Pottery",
            "board 0: green Electricity / hand 0: Flight, Rocketry",
        );
        assert_eq!(after.bottom_of_supply(1, 2), "Pottery, Masonry");
    }

    #[test]
    fn electricity_draws_nothing_when_nothing_goes_back() {
        check("Electricity", "board 0: red Coal; green Electricity", "", "");
    }

    #[test]
    fn evolution_scores_an_eight_and_returns_a_score_card() {
        check(
            "Evolution",
            "board 0: blue Evolution / score 0: Tools / supply 8: Flight",
            "first, Tools",
            "score 0: Flight / scored 0: 1",
        );
    }

    #[test]
    fn evolution_may_return_the_card_it_just_scored() {
        let after = check(
            "Evolution",
            "board 0: blue Evolution / supply 8: Flight",
            "first, Flight",
            "score 0: nothing / scored 0: 1",
        );
        assert_eq!(after.bottom_of_supply(8, 1), "Flight");
    }

    #[test]
    fn evolution_draws_one_above_the_highest_score_card() {
        check(
            "Evolution",
            "board 0: blue Evolution / score 0: Tools, Gunpowder / supply 5: Coal",
            "second",
            "hand 0: Coal",
        );
        check("Evolution", "board 0: blue Evolution / supply 1: Oars", "second", "hand 0: Oars");
    }

    // E108
    #[test]
    fn evolution_ends_the_game_above_a_ten() {
        let after = check(
            "Evolution",
            "board 0: blue Evolution / score 0: Databases",
            "second",
            "ending: score",
        );
        assert!(after.is_over());
    }

    #[test]
    fn evolution_may_be_declined() {
        check("Evolution", "board 0: blue Evolution / score 0: Tools", "pass", "");
    }

    // E109
    #[test]
    fn explosives_takes_a_small_hand_whole_and_gives_a_seven() {
        check(
            "Explosives",
            "board 0: red Explosives / hand 1: Lighting, Gunpowder / supply 7: Railroad",
            "1: Lighting, 1: Gunpowder",
            "hand 0: Lighting, Gunpowder / hand 1: Railroad",
        );
    }

    // E109
    #[test]
    fn explosives_gives_nothing_to_an_empty_hand() {
        check("Explosives", "board 0: red Explosives", "", "");
    }

    #[test]
    fn explosives_takes_the_three_highest_of_a_larger_hand() {
        check(
            "Explosives",
            "board 0: red Explosives / hand 1: Tools, Gunpowder, Enterprise, Invention, Coal",
            "1: Coal, 1: Enterprise, 1: Gunpowder",
            "hand 0: Coal, Enterprise, Gunpowder / hand 1: Tools, Invention",
        );
    }

    // E110
    #[test]
    fn lighting_scores_a_seven_for_each_value_tucked() {
        check(
            "Lighting",
            "board 0: purple Lighting / hand 0: Paper, Optics, Coal, Tools \
             / supply 7: Bicycle, Evolution",
            "Paper, Optics, Coal",
            "board 0: red Coal, Optics; green Paper; purple Lighting / hand 0: Tools \
             / score 0: Bicycle, Evolution / tucked 0: 3 / scored 0: 2",
        );
    }

    #[test]
    fn lighting_is_content_with_one_card() {
        check(
            "Lighting",
            "board 0: purple Lighting / hand 0: Paper, Optics / supply 7: Bicycle",
            "Paper, pass",
            "board 0: green Paper; purple Lighting / hand 0: Optics / score 0: Bicycle",
        );
    }

    #[test]
    fn lighting_does_nothing_without_a_tuck() {
        check("Lighting", "board 0: purple Lighting / hand 0: Paper", "pass", "");
        check("Lighting", "board 0: purple Lighting", "", "");
    }

    #[test]
    fn publications_puts_a_pile_into_any_order_from_the_top() {
        check(
            "Publications",
            "board 0: blue Pottery, Tools, Publications left",
            "blue, Tools, Publications, pass",
            "board 0: blue Pottery, Publications, Tools left",
        );
    }

    // E111
    #[test]
    fn publications_changes_nothing_in_the_same_order() {
        let after = check(
            "Publications",
            "board 0: blue Publications / board 1: blue Writing, Tools",
            "1: blue, 1: Tools, 1: pass",
            "",
        );
        assert!(!after.sharing_draw());
    }

    #[test]
    fn publications_in_another_order_is_a_change() {
        let after = check(
            "Publications",
            "board 0: blue Publications / board 1: blue Writing, Tools / supply 7: Railroad",
            "1: blue, 1: Writing, 1: pass",
            "board 1: blue Tools, Writing / hand 0: Railroad",
        );
        assert!(after.sharing_draw());
    }

    #[test]
    fn publications_can_bring_a_special_achievement_to_the_top() {
        check(
            "Publications",
            "board 0: red Flight; yellow Skyscrapers; green Mass Media; \
             blue Rocketry, Publications; purple Empiricism",
            "blue, Rocketry, pass",
            "board 0: red Flight; yellow Skyscrapers; green Mass Media; \
             blue Publications, Rocketry; purple Empiricism / achievements 0: Universe",
        );
    }

    #[test]
    fn publications_splays_yellow_or_blue_up() {
        let before = "board 0: red Archery, Oars; yellow Agriculture, Masonry; \
                      blue Tools, Publications";
        check(
            "Publications",
            before,
            "pass, yellow",
            "board 0: red Archery, Oars; yellow Agriculture, Masonry up; blue Tools, Publications",
        );
        check(
            "Publications",
            before,
            "pass, blue",
            "board 0: red Archery, Oars; yellow Agriculture, Masonry; blue Tools, Publications up",
        );
        check("Publications", before, "pass, pass", "");
    }

    #[test]
    fn publications_finds_nothing_to_do_with_single_cards() {
        check("Publications", "board 0: yellow Masonry; blue Publications", "", "");
    }

    #[test]
    fn railroad_returns_the_hand_and_draws_three_sixes() {
        let after = check(
            "Railroad",
            "board 0: purple Railroad / hand 0: Oars, Tools, Coal \
             / supply 6: Canning, Democracy, Vaccination",
            "Tools",
            "hand 0: Canning, Democracy, Vaccination",
        );
        assert_eq!(after.bottom_of_supply(1, 2), "Tools, Oars");
        assert_eq!(after.bottom_of_supply(5, 1), "Coal");
    }

    // E112
    #[test]
    fn railroad_draws_with_an_empty_hand_too() {
        check(
            "Railroad",
            "board 0: purple Railroad / supply 6: Canning, Democracy, Vaccination",
            "",
            "hand 0: Canning, Democracy, Vaccination",
        );
    }

    // E35
    #[test]
    fn railroad_that_brings_the_same_cards_back_is_still_a_change() {
        let after = check(
            "Railroad",
            "board 0: purple Railroad / board 1: blue Quantum Theory \
             / hand 1: Atomic Theory, Canning, Classification \
             / removed: Democracy, Emancipation, Encyclopedia, Industrialization, Machine Tools, \
             Metric System / supply 7: Bicycle, Combustion, Electricity, Evolution",
            "1: Canning, 1: Atomic Theory",
            "hand 0: Bicycle, Combustion, Electricity, Evolution \
             / hand 1: Atomic Theory, Canning, Classification",
        );
        assert!(after.sharing_draw());
    }

    #[test]
    fn railroad_turns_one_color_from_right_to_up() {
        let before = "board 0: yellow Agriculture, Masonry left; green Sailing, The Wheel right; \
                      blue Tools, Writing right; purple Railroad \
                      / supply 6: Canning, Democracy, Vaccination";
        let drawn = "hand 0: Canning, Democracy, Vaccination";
        let splayed = "board 0: yellow Agriculture, Masonry left; green Sailing, The Wheel up; \
                       blue Tools, Writing right; purple Railroad";
        check("Railroad", before, "green", &format!("{splayed} / {drawn}"));
        check("Railroad", before, "pass", drawn);
    }

    #[test]
    fn railroad_offers_no_color_that_is_not_splayed_right() {
        check(
            "Railroad",
            "board 0: yellow Agriculture, Masonry left; green Sailing, The Wheel; purple Railroad \
             / supply 6: Canning, Democracy, Vaccination",
            "",
            "hand 0: Canning, Democracy, Vaccination",
        );
    }

    // E113
    #[test]
    fn refrigeration_returns_half_of_five_cards_rounded_down() {
        let after = check(
            "Refrigeration",
            "board 0: yellow Refrigeration / hand 1: Tools, Oars, Coal, Paper, Flight",
            "1: Tools, 1: Oars",
            "hand 1: Coal, Paper, Flight",
        );
        assert_eq!(after.bottom_of_supply(1, 2), "Tools, Oars");
    }

    // E113
    #[test]
    fn refrigeration_returns_nothing_of_one_card() {
        check("Refrigeration", "board 0: yellow Refrigeration / hand 1: Tools", "", "");
    }

    #[test]
    fn refrigeration_lets_sharers_and_the_activator_score_a_hand_card() {
        let after = check(
            "Refrigeration",
            "board 0: yellow Refrigeration / hand 0: Oars, Coal / board 1: blue Pottery \
             / hand 1: Tools, Paper / supply 7: Railroad",
            "1: Paper, 0: Coal",
            "hand 0: Oars, Railroad / score 0: Coal / hand 1: Tools / score 1: Paper / scored 1: 1",
        );
        assert!(after.sharing_draw());
    }

    #[test]
    fn refrigeration_scores_nothing_when_declined() {
        check("Refrigeration", "board 0: yellow Refrigeration / hand 0: Oars", "pass", "");
        check("Refrigeration", "board 0: yellow Refrigeration", "", "");
    }

    // E114
    #[test]
    fn sanitation_exchanges_two_highest_for_the_lowest() {
        check(
            "Sanitation",
            "board 0: yellow Sanitation / hand 0: Oars, Tools, Gunpowder \
             / hand 1: Ecology, Flight, Rocketry",
            "1: Ecology, 1: Rocketry, 0: Tools",
            "hand 0: Oars, Gunpowder, Ecology, Rocketry / hand 1: Flight, Tools",
        );
    }

    #[test]
    fn sanitation_gives_what_a_short_side_has_and_proves_nothing() {
        let board = "board 0: yellow Sanitation";
        let after = check(
            "Sanitation",
            &format!("{board} / hand 0: Coal / hand 1: Tools"),
            "1: Tools",
            "hand 0: Tools / hand 1: Coal",
        );
        assert!(!after.proved(1));
        check(
            "Sanitation",
            &format!("{board} / hand 1: Tools, Oars, Coal"),
            "1: Coal, 1: Oars",
            "hand 0: Coal, Oars / hand 1: Tools",
        );
        check(
            "Sanitation",
            &format!("{board} / hand 0: Coal, Oars"),
            "",
            "hand 0: Coal / hand 1: Oars",
        );
        check("Sanitation", board, "", "");
    }

    #[test]
    fn sanitation_looks_anew_at_the_hand_for_each_target() {
        check_at(
            3,
            "Sanitation",
            "board 0: yellow Sanitation / hand 0: Tools / hand 1: Coal, Canning, Ecology \
             / hand 2: Oars, Flight",
            "1: Ecology, 1: Canning, 2: Flight, 2: Oars",
            "hand 0: Ecology, Flight, Oars / hand 1: Coal, Tools / hand 2: Canning",
        );
    }
}
