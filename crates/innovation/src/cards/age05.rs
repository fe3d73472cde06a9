//! The cards of value 5, in printed order.

use super::Effect;
use crate::ask::Why;
use crate::card::{Card, Cards};
use crate::effect::{Cx, DONE, REPEAT, Run};
use crate::event::{Place, Special};
use crate::face::Color::{Blue, Green, Purple, Red, Yellow};
use crate::face::Colors;
use crate::face::Icon::{Crown, Factory, Lightbulb};
use crate::face::Splay::Right;

pub(super) const EFFECTS: [&[Effect]; 10] = [
    &[astronomy_1, astronomy_2],
    &[banking_demand, banking],
    &[chemistry_1, chemistry_2],
    &[coal_1, coal_2, coal_3],
    &[measurement],
    &[physics],
    &[the_pirate_code_demand, the_pirate_code],
    &[societies_demand],
    &[statistics_demand, statistics],
    &[steam_engine],
];

// R246.
/// Draw a [6] and show it. If it is green or blue, meld it, and the effect starts over; a card of
/// another color stays in your hand and the effect stops.
fn astronomy_1(cx: &mut Cx<'_>) -> Run {
    let card = cx.draw_and_show(6)?;
    if !matches!(card.color(), Green | Blue) {
        return DONE;
    }
    cx.meld(card)?;
    REPEAT
}

/// If none of your top cards, purple aside, has a value below 6, claim the Universe achievement,
/// provided nobody owns it. Missing colors do not matter.
fn astronomy_2(cx: &mut Cx<'_>) -> Run {
    if cx.tops().not_of(Purple).at_most(5).is_empty() {
        cx.claim_special(Special::Universe)?;
    }
    DONE
}

// R247.
/// They move a top card that has a factory and is not green (their pick) from their board on top of
/// your pile of its color. If a card moved, they draw and score a [5].
fn banking_demand(cx: &mut Cx<'_>) -> Run {
    let to = Place::Board(cx.demander());
    let Some(_) = cx.give_top(cx.tops().not_of(Green).with(Factory), to)? else { return DONE };
    cx.draw_and_score(5)?;
    DONE
}

/// You may splay green right.
fn banking(cx: &mut Cx<'_>) -> Run {
    cx.may_splay(&[Green], Right)?;
    DONE
}

// R248.
/// You may splay blue right.
fn chemistry_1(cx: &mut Cx<'_>) -> Run {
    cx.may_splay(&[Blue], Right)?;
    DONE
}

/// Draw and score a card worth one more than your highest top card, then return one card of your
/// choice from your score pile (possibly the one just scored).
fn chemistry_2(cx: &mut Cx<'_>) -> Run {
    cx.draw_and_score(cx.tops().highest_value() + 1)?;
    if let Some(card) = cx.pick_score(Why::Return, cx.score_pile())? {
        cx.put_back(card)?;
    }
    DONE
}

// R249.
/// You draw a [5] and tuck it.
fn coal_1(cx: &mut Cx<'_>) -> Run {
    cx.draw_and_tuck(5)?;
    DONE
}

/// You may splay red right.
fn coal_2(cx: &mut Cx<'_>) -> Run {
    cx.may_splay(&[Red], Right)?;
    DONE
}

/// You may score one of your top cards. If you did, also score the card that lay directly beneath
/// it, if there is one.
fn coal_3(cx: &mut Cx<'_>) -> Run {
    let Some(card) = cx.may_pick(Why::Score, cx.tops())? else { return DONE };
    let beneath = cx.beneath(card);
    cx.score(card)?;
    if let Some(beneath) = beneath {
        cx.score(beneath)?;
    }
    DONE
}

// R250.
/// You may show one hand card and return it. If you did, splay your pile of its color right, as far
/// as that is possible, and draw a card whose value is the number of cards in that pile.
fn measurement(cx: &mut Cx<'_>) -> Run {
    let Some(card) = cx.may_pick_hand(Why::Return, cx.hand())? else { return DONE };
    cx.show(Cards::only(card))?;
    cx.put_back(card)?;
    cx.splay(card.color(), Right)?;
    cx.draw(cx.height(card.color()))?;
    DONE
}

// R251.
/// Draw a [6] three times and show the three cards. If any two of them share a color, return the
/// three together with every other hand card, in an order of your choice; otherwise they stay in
/// your hand.
fn physics(cx: &mut Cx<'_>) -> Run {
    let drawn: Cards = [cx.draw(6)?, cx.draw(6)?, cx.draw(6)?].into_iter().collect();
    cx.show(drawn)?;
    let colors: Colors = drawn.iter().map(Card::color).collect();
    if colors.len() < 3 {
        cx.put_back_all(cx.hand())?;
    }
    DONE
}

// R252.
/// They move two cards of value 4 at most (their picks) from their score pile to yours, or one if
/// only one qualifies.
fn the_pirate_code_demand(cx: &mut Cx<'_>) -> Run {
    let to = Place::Score(cx.demander());
    let number = cx.score_pile().at_most(4).len().clamp(1, 2);
    for _ in 0..number {
        cx.give_score(cx.score_pile().at_most(4), to)?;
    }
    DONE
}

/// If the demand of this dogma action moved at least one card, score the lowest of your own top
/// cards with a crown (you pick among ties).
fn the_pirate_code(cx: &mut Cx<'_>) -> Run {
    if cx.demand_moved()
        && let Some(card) = cx.pick(Why::Score, cx.tops().with(Crown).lowest())?
    {
        cx.score(card)?;
    }
    DONE
}

// R253.
/// Eligible are their top cards that have a lightbulb and a higher value than your top card of the
/// same color; a color missing from your board counts as 0. They move one eligible card (their
/// pick) on top of your pile of its color. If a card moved, they draw a [5].
fn societies_demand(cx: &mut Cx<'_>) -> Run {
    let theirs = cx.tops_of(cx.demander());
    let above = |card: &Card| card.age() > theirs.of(card.color()).highest_value();
    let eligible = cx.tops().with(Lightbulb).iter().filter(above).collect();
    let Some(_) = cx.give_top(eligible, Place::Board(cx.demander()))? else { return DONE };
    cx.draw(5)?;
    DONE
}

// R254.
/// All cards tied for highest value in their score pile move to their own hand.
fn statistics_demand(cx: &mut Cx<'_>) -> Run {
    cx.transfer_all(cx.score_pile().highest(), Place::Hand(cx.actor()))?;
    DONE
}

/// You may splay yellow right.
fn statistics(cx: &mut Cx<'_>) -> Run {
    cx.may_splay(&[Yellow], Right)?;
    DONE
}

// R255.
/// Draw a [4] and tuck it, do so a second time, and then score the bottom card of your yellow pile,
/// if you have one. That may be a card just tucked or your only yellow card.
fn steam_engine(cx: &mut Cx<'_>) -> Run {
    cx.draw_and_tuck(4)?;
    cx.draw_and_tuck(4)?;
    if let Some(card) = cx.bottom(Yellow) {
        cx.score(card)?;
    }
    DONE
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::testing::{After, check, check_at};
    use crate::event::Event;

    /// Whether cards were shown because an effect said so.
    fn showed(after: &After, names: &[&str]) -> bool {
        let wanted: Cards = names.iter().filter_map(|name| Card::named(name)).collect();
        after.events.iter().any(|event| match event {
            Event::Revealed { cards, proof, .. } => !proof && *cards == wanted,
            _ => false,
        })
    }

    // E88
    #[test]
    fn astronomy_melds_green_and_blue_and_claims_the_universe() {
        let after = check(
            "Astronomy",
            "board 0: purple Astronomy / supply 6: Classification, Atomic Theory, Democracy",
            "",
            "board 0: green Classification; blue Atomic Theory; purple Astronomy \
             / hand 0: Democracy / achievements 0: Universe",
        );
        for card in ["Classification", "Atomic Theory", "Democracy"] {
            assert!(showed(&after, &[card]), "{card}");
        }
    }

    #[test]
    fn astronomy_claims_nothing_while_a_top_card_is_below_six() {
        check(
            "Astronomy",
            "board 0: yellow Statistics; purple Astronomy / supply 6: Industrialization",
            "",
            "hand 0: Industrialization",
        );
    }

    #[test]
    fn astronomy_lets_a_sharer_claim_the_universe_first() {
        let after = check(
            "Astronomy",
            "board 0: purple Astronomy / board 1: purple Education \
             / supply 6: Industrialization, Canning / supply 5: Coal",
            "",
            "hand 1: Industrialization / hand 0: Canning, Coal / achievements 1: Universe",
        );
        assert!(after.sharing_draw());
    }

    #[test]
    fn astronomy_cannot_take_the_universe_from_its_owner() {
        check(
            "Astronomy",
            "board 0: purple Astronomy / achievements 1: Universe / supply 6: Canning",
            "",
            "hand 0: Canning",
        );
    }

    #[test]
    fn banking_takes_a_factory_and_lets_the_target_score() {
        check(
            "Banking",
            "board 0: green Banking / board 1: red Coal; yellow Steam Engine; green Electricity \
             / supply 5: Physics",
            "1: Coal",
            "board 0: red Coal; green Banking / board 1: yellow Steam Engine; green Electricity \
             / score 1: Physics / scored 1: 1",
        );
    }

    #[test]
    fn banking_leaves_green_cards_and_cards_without_a_factory_alone() {
        check("Banking", "board 0: green Banking / board 1: green Electricity; blue Tools", "", "");
    }

    #[test]
    fn banking_splays_green_right() {
        check(
            "Banking",
            "board 0: green Sailing, Banking",
            "green",
            "board 0: green Sailing, Banking right",
        );
        check("Banking", "board 0: green Sailing, Banking", "pass", "");
    }

    #[test]
    fn banking_shares_its_splay() {
        let after = check(
            "Banking",
            "board 0: green Banking / board 1: red Coal; green Sailing, Mapmaking \
             / supply 5: Physics",
            "1: green",
            "board 1: red Coal; green Sailing, Mapmaking right / hand 0: Physics",
        );
        assert!(after.sharing_draw());
    }

    #[test]
    fn chemistry_splays_blue_scores_one_higher_and_returns_a_score_card() {
        check(
            "Chemistry",
            "board 0: blue Tools, Chemistry / score 0: Oars / supply 6: Democracy",
            "blue, Oars",
            "board 0: blue Tools, Chemistry right / score 0: Democracy / scored 0: 1",
        );
    }

    #[test]
    fn chemistry_may_decline_only_the_splay() {
        check(
            "Chemistry",
            "board 0: blue Tools, Chemistry / score 0: Oars / supply 6: Democracy",
            "pass, Democracy",
            "scored 0: 1",
        );
    }

    // E96
    #[test]
    fn chemistry_must_return_the_card_just_scored_when_there_is_no_other() {
        check(
            "Chemistry",
            "board 0: blue Chemistry / supply 6: Democracy",
            "Democracy",
            "score 0: nothing / scored 0: 1",
        );
    }

    // E11
    #[test]
    fn chemistry_under_a_ten_ends_the_game() {
        let after = check(
            "Chemistry",
            "board 0: red Robotics; blue Chemistry / score 0: Oars",
            "",
            "ending: score",
        );
        assert!(after.is_over());
    }

    #[test]
    fn coal_tucks_splays_red_and_may_score_nothing() {
        check(
            "Coal",
            "board 0: red Coal / supply 5: The Pirate Code",
            "red, pass",
            "board 0: red The Pirate Code, Coal right / tucked 0: 1",
        );
        check(
            "Coal",
            "board 0: red Coal / supply 5: The Pirate Code",
            "pass, pass",
            "board 0: red The Pirate Code, Coal / tucked 0: 1",
        );
    }

    #[test]
    fn coal_offers_no_splay_of_a_lone_card() {
        check(
            "Coal",
            "board 0: red Coal / supply 5: Physics",
            "pass",
            "board 0: red Coal; blue Physics",
        );
    }

    // E89
    #[test]
    fn coal_scores_a_top_card_and_the_card_beneath() {
        check(
            "Coal",
            "board 0: red Coal; blue Tools, Pottery / supply 5: Banking",
            "Pottery",
            "board 0: red Coal; green Banking / score 0: Tools, Pottery / scored 0: 2",
        );
    }

    #[test]
    fn coal_scores_no_third_card_of_the_pile() {
        check(
            "Coal",
            "board 0: red Coal; blue Writing, Tools, Pottery left / supply 5: Banking",
            "Pottery",
            "board 0: red Coal; green Banking; blue Writing / score 0: Tools, Pottery",
        );
    }

    // E89
    #[test]
    fn coal_scores_a_lone_card_alone() {
        check(
            "Coal",
            "board 0: red Coal; blue Tools / supply 5: Banking",
            "Tools",
            "board 0: red Coal; green Banking / score 0: Tools / scored 0: 1",
        );
    }

    // E90
    #[test]
    fn measurement_splays_the_color_and_draws_by_its_number_of_cards() {
        let after = check(
            "Measurement",
            "board 0: red Archery, Oars, Coal; green Measurement / hand 0: Gunpowder, Pottery \
             / supply 3: Paper",
            "Gunpowder",
            "board 0: red Archery, Oars, Coal right; green Measurement / hand 0: Pottery, Paper",
        );
        assert!(showed(&after, &["Gunpowder"]));
    }

    // E90
    #[test]
    fn measurement_without_that_color_draws_a_one() {
        check(
            "Measurement",
            "board 0: green Measurement / hand 0: Gunpowder / supply 1: Oars",
            "Gunpowder",
            "hand 0: Oars",
        );
    }

    #[test]
    fn measurement_draws_when_the_splay_is_already_in_place() {
        check(
            "Measurement",
            "board 0: green Sailing, Measurement right / hand 0: Paper / supply 2: Calendar",
            "Paper",
            "hand 0: Calendar",
        );
    }

    #[test]
    fn measurement_of_more_than_ten_cards_ends_the_game() {
        let reds = "red Archery, Metalworking, Oars, Construction, Road Building, Engineering, \
                    Optics, Colonialism, Gunpowder, Coal, The Pirate Code";
        let after = check(
            "Measurement",
            &format!("board 0: {reds}; green Measurement / hand 0: Industrialization"),
            "Industrialization",
            &format!("board 0: {reds} right; green Measurement / hand 0: nothing / ending: score"),
        );
        assert!(after.is_over());
    }

    #[test]
    fn measurement_may_be_declined_and_needs_a_hand() {
        check("Measurement", "board 0: green Measurement / hand 0: Oars", "pass", "");
        check("Measurement", "board 0: green Measurement", "", "");
    }

    #[test]
    fn physics_keeps_three_different_colors() {
        let names = ["Industrialization", "Atomic Theory", "Democracy"];
        let after = check(
            "Physics",
            "board 0: blue Physics / hand 0: Oars \
             / supply 6: Industrialization, Atomic Theory, Democracy",
            "",
            "hand 0: Oars, Industrialization, Atomic Theory, Democracy",
        );
        assert!(showed(&after, &names));
    }

    // E91
    #[test]
    fn physics_returns_the_whole_hand_when_two_colors_match() {
        let after = check(
            "Physics",
            "board 0: blue Physics / hand 0: Oars, Paper \
             / supply 6: Industrialization, Machine Tools, Atomic Theory / aside 6: Vaccination",
            "Atomic Theory, Industrialization",
            "hand 0: nothing / supply 6: Canning, Classification, Democracy, Emancipation, \
             Encyclopedia, Metric System, Atomic Theory, Industrialization, Machine Tools",
        );
        assert!(showed(&after, &["Industrialization", "Machine Tools", "Atomic Theory"]));
        assert_eq!(after.state.table.supply_cards(1).last(), Card::named("Oars"));
        assert_eq!(after.state.table.supply_cards(3).last(), Card::named("Paper"));
    }

    // E92
    #[test]
    fn the_pirate_code_takes_what_qualifies_and_scores_the_lowest_crown() {
        let after = check(
            "The Pirate Code",
            "board 0: red The Pirate Code; green Sailing; blue Tools / score 1: Coal, Gunpowder",
            "1: Gunpowder",
            "board 0: red The Pirate Code; blue Tools / score 0: Gunpowder, Sailing \
             / score 1: Coal / scored 0: 1",
        );
        assert!(!after.proved(1), "one card is enough where only one qualifies");
    }

    #[test]
    fn the_pirate_code_takes_two_of_the_targets_choice() {
        check(
            "The Pirate Code",
            "board 0: red The Pirate Code; green Sailing; purple Code of Laws \
             / score 1: Coal, Gunpowder, Oars, Paper",
            "1: Oars, 1: Paper, 0: Code of Laws",
            "board 0: red The Pirate Code; green Sailing \
             / score 0: Oars, Paper, Code of Laws / score 1: Coal, Gunpowder / scored 0: 1",
        );
    }

    #[test]
    fn the_pirate_code_scores_nothing_when_nothing_moved() {
        let after =
            check("The Pirate Code", "board 0: red The Pirate Code / score 1: Coal", "", "");
        assert!(after.proved(1));
        check("The Pirate Code", "board 0: red The Pirate Code", "", "");
    }

    #[test]
    fn the_pirate_code_makes_every_sharer_score_once() {
        let after = check_at(
            3,
            "The Pirate Code",
            "board 0: red The Pirate Code; blue Tools / score 1: Oars \
             / board 2: green Sailing; purple Enterprise / supply 1: Pottery",
            "1: Oars",
            "board 0: blue Tools / score 0: Oars, The Pirate Code / score 1: nothing \
             / board 2: purple Enterprise / score 2: Sailing / hand 0: Pottery",
        );
        assert!(after.sharing_draw());
    }

    #[test]
    fn the_pirate_code_gives_nothing_to_a_sharer_without_a_crown_on_top() {
        let after = check_at(
            3,
            "The Pirate Code",
            "board 0: red The Pirate Code / score 1: Oars \
             / board 2: green Sailing, The Wheel right",
            "1: Oars",
            "board 0: nothing / score 0: Oars, The Pirate Code / score 1: nothing",
        );
        assert!(!after.sharing_draw());
    }

    // E93
    #[test]
    fn societies_takes_a_lightbulb_above_its_own_card_of_that_color() {
        check(
            "Societies",
            "board 0: blue Pottery; purple Societies \
             / board 1: blue Experimentation; purple Education / supply 5: Coal",
            "",
            "board 0: blue Pottery, Experimentation; purple Societies \
             / board 1: purple Education / hand 1: Coal",
        );
    }

    // E93
    #[test]
    fn societies_takes_nothing_of_the_same_value() {
        check(
            "Societies",
            "board 0: blue Printing Press; purple Societies \
             / board 1: blue Experimentation; purple Education",
            "",
            "",
        );
    }

    // E93
    #[test]
    fn societies_lets_the_target_pick_a_purple_card_too() {
        check(
            "Societies",
            "board 0: blue Pottery; purple Societies \
             / board 1: blue Experimentation; purple Democracy / supply 5: Coal",
            "1: Democracy",
            "board 0: blue Pottery; purple Societies, Democracy \
             / board 1: blue Experimentation / hand 1: Coal",
        );
    }

    #[test]
    fn societies_takes_any_value_of_a_color_it_lacks() {
        check(
            "Societies",
            "board 0: purple Societies / board 1: yellow Agriculture; blue Tools / supply 5: Coal",
            "",
            "board 0: blue Tools; purple Societies / board 1: yellow Agriculture / hand 1: Coal",
        );
    }

    // E94
    #[test]
    fn statistics_moves_all_the_highest_cards_to_the_targets_hand() {
        check(
            "Statistics",
            "board 0: yellow Statistics / score 1: Democracy, Canning, Calendar / hand 1: Oars",
            "",
            "score 1: Calendar / hand 1: Oars, Democracy, Canning",
        );
    }

    // E94
    #[test]
    fn statistics_does_not_repeat() {
        check(
            "Statistics",
            "board 0: yellow Statistics / score 1: Democracy, Calendar",
            "",
            "score 1: Calendar / hand 1: Democracy",
        );
    }

    #[test]
    fn statistics_finds_nothing_in_an_empty_score_pile() {
        check("Statistics", "board 0: yellow Statistics / hand 1: Oars", "", "");
    }

    #[test]
    fn statistics_splays_yellow_right() {
        check(
            "Statistics",
            "board 0: yellow Agriculture, Statistics",
            "yellow",
            "board 0: yellow Agriculture, Statistics right",
        );
        check("Statistics", "board 0: yellow Agriculture, Statistics", "pass", "");
    }

    // E95
    #[test]
    fn steam_engine_scores_the_bottom_yellow_card_just_tucked() {
        check(
            "Steam Engine",
            "board 0: yellow Steam Engine / supply 4: Perspective, Colonialism",
            "",
            "board 0: red Colonialism; yellow Steam Engine / score 0: Perspective \
             / tucked 0: 2 / scored 0: 1",
        );
    }

    #[test]
    fn steam_engine_may_be_the_bottom_yellow_card_itself() {
        check(
            "Steam Engine",
            "board 0: yellow Steam Engine / supply 4: Gunpowder, Colonialism",
            "",
            "board 0: red Colonialism, Gunpowder / score 0: Steam Engine / tucked 0: 2",
        );
    }

    #[test]
    fn steam_engine_scores_nothing_for_a_sharer_without_yellow() {
        let after = check(
            "Steam Engine",
            "board 0: yellow Steam Engine / board 1: red Coal \
             / supply 4: Gunpowder, Enterprise, Anatomy, Invention / supply 5: Physics",
            "",
            "board 1: red Gunpowder, Coal; purple Enterprise \
             / board 0: yellow Steam Engine; green Invention / score 0: Anatomy / hand 0: Physics \
             / tucked 1: 2 / tucked 0: 2",
        );
        assert!(after.sharing_draw());
    }
}
