//! The cards of value 6, in printed order.

use super::Effect;
use crate::ask::Why;
use crate::card::Cards;
use crate::effect::{Cx, DONE, Run};
use crate::event::Place;
use crate::face::Color;
use crate::face::Color::{Blue, Green, Purple, Red, Yellow};
use crate::face::Icon::Factory;
use crate::face::Splay::Right;

pub(super) const EFFECTS: [&[Effect]; 10] = [
    &[atomic_theory_1, atomic_theory_2],
    &[canning_1, canning_2],
    &[classification],
    &[democracy],
    &[emancipation_demand, emancipation],
    &[encyclopedia],
    &[industrialization_1, industrialization_2],
    &[machine_tools],
    &[metric_system_1, metric_system_2],
    &[vaccination_demand, vaccination],
];

// R256.
/// You may splay blue right.
fn atomic_theory_1(cx: &mut Cx<'_>) -> Run {
    cx.may_splay(&[Blue], Right)?;
    DONE
}

/// You draw a [7] and meld it.
fn atomic_theory_2(cx: &mut Cx<'_>) -> Run {
    cx.draw_and_meld(7)?;
    DONE
}

// R257.
/// You may draw a [6] and tuck it. If you did, score all of your top cards without a factory, as
/// the top cards stand right after the tuck; cards uncovered by the scoring are left alone.
fn canning_1(cx: &mut Cx<'_>) -> Run {
    if cx.may()? {
        cx.draw_and_tuck(6)?;
        cx.score_all(cx.tops().without(Factory))?;
    }
    DONE
}

/// You may splay yellow right.
fn canning_2(cx: &mut Cx<'_>) -> Run {
    cx.may_splay(&[Yellow], Right)?;
    DONE
}

// R258.
/// Show one hand card to fix a color; with an empty hand nothing happens. All cards of that color
/// in every opponent's hand move to your hand, and then you meld all hand cards of that color, the
/// shown one included, in an order of your choice.
fn classification(cx: &mut Cx<'_>) -> Run {
    let Some(card) = cx.pick_hand(Why::Show, cx.hand())? else { return DONE };
    cx.show(Cards::only(card))?;
    for seat in cx.opponents_clockwise() {
        for taken in cx.hand_of(seat).of(card.color()).iter() {
            cx.transfer_from(taken, Place::Hand(seat), Place::Hand(cx.actor()))?;
        }
        cx.prove(seat, cx.hand_of(seat))?;
    }
    cx.meld_all(cx.hand().of(card.color()))?;
    DONE
}

// R259.
/// You may return any number of hand cards. If you have now returned more cards through Democracy
/// in this dogma action than each other player has so far, draw and score an [8].
fn democracy(cx: &mut Cx<'_>) -> Run {
    let returned = cx.may_return_up_to(cx.hand().len())?;
    if !returned.is_empty() && cx.leads_democracy(returned.len() as u8) {
        cx.draw_and_score(8)?;
    }
    DONE
}

// R260.
/// They move one hand card of their choice to your score pile. If a card moved, they draw a [6].
fn emancipation_demand(cx: &mut Cx<'_>) -> Run {
    let to = Place::Score(cx.demander());
    let Some(_) = cx.give_hand(cx.hand(), to)? else { return DONE };
    cx.draw(6)?;
    DONE
}

/// You may splay red right or purple right, one of the two.
fn emancipation(cx: &mut Cx<'_>) -> Run {
    cx.may_splay(&[Red, Purple], Right)?;
    DONE
}

// R261.
/// You may meld all cards tied for highest value in your score pile, one after another in an order
/// of your choice. It is all of them or none.
fn encyclopedia(cx: &mut Cx<'_>) -> Run {
    let highest = cx.score_pile().highest();
    if !highest.is_empty() && cx.may()? {
        cx.meld_all(highest)?;
    }
    DONE
}

// R262.
/// Before drawing, count the colors on your board whose pile shows at least one factory; that many
/// times, draw a [6] and tuck it.
fn industrialization_1(cx: &mut Cx<'_>) -> Run {
    for _ in 0..cx.colors_showing(Factory).len() {
        cx.draw_and_tuck(6)?;
    }
    DONE
}

/// You may splay red right or purple right, one of the two.
fn industrialization_2(cx: &mut Cx<'_>) -> Run {
    cx.may_splay(&[Red, Purple], Right)?;
    DONE
}

// R263.
/// Draw and score a card whose value is the highest value in your score pile; an empty pile counts
/// as 0 and so gives a [1].
fn machine_tools(cx: &mut Cx<'_>) -> Run {
    cx.draw_and_score(cx.score_pile().highest_value())?;
    DONE
}

// R264.
/// Only while your green pile is splayed right: you may splay one color of your choice right.
fn metric_system_1(cx: &mut Cx<'_>) -> Run {
    if cx.splay_of(Green) == Right {
        cx.may_splay(&Color::ALL, Right)?;
    }
    DONE
}

/// You may splay green right.
fn metric_system_2(cx: &mut Cx<'_>) -> Run {
    cx.may_splay(&[Green], Right)?;
    DONE
}

// R265.
/// They return all cards tied for lowest value in their score pile, in an order of their choice. If
/// any went back, they draw a [6] and meld it.
fn vaccination_demand(cx: &mut Cx<'_>) -> Run {
    let lowest = cx.score_pile().lowest();
    if !lowest.is_empty() {
        cx.put_back_all(lowest)?;
        cx.draw_and_meld(6)?;
    }
    DONE
}

/// If the demand of this dogma action sent back at least one card, draw a [7] and meld it.
fn vaccination(cx: &mut Cx<'_>) -> Run {
    if cx.demand_moved() {
        cx.draw_and_meld(7)?;
    }
    DONE
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use crate::card::{Card, Cards};
    use crate::cards::testing::{activate, check, check_at, set_up_teams};
    use crate::event::Event;
    use crate::position;

    #[test]
    fn atomic_theory_splays_blue_and_melds_a_seven() {
        check(
            "Atomic Theory",
            "board 0: blue Tools, Atomic Theory / supply 7: Railroad",
            "blue",
            "board 0: blue Tools, Atomic Theory right; purple Railroad",
        );
    }

    #[test]
    fn atomic_theory_may_decline_only_the_splay() {
        check(
            "Atomic Theory",
            "board 0: blue Tools, Atomic Theory / supply 7: Railroad",
            "pass",
            "board 0: blue Tools, Atomic Theory; purple Railroad",
        );
        check(
            "Atomic Theory",
            "board 0: blue Atomic Theory / supply 7: Railroad",
            "",
            "board 0: blue Atomic Theory; purple Railroad",
        );
    }

    // E97
    #[test]
    fn canning_scores_top_cards_without_a_factory_and_not_what_they_covered() {
        check(
            "Canning",
            "board 0: red Coal; yellow Canning; blue Experimentation / supply 6: Encyclopedia",
            "yes",
            "board 0: red Coal; yellow Canning; blue Encyclopedia / score 0: Experimentation \
             / tucked 0: 1 / scored 0: 1",
        );
    }

    #[test]
    fn canning_scores_one_card_of_every_color_and_the_tucked_one_on_top() {
        check(
            "Canning",
            "board 0: red Archery, Oars; yellow Canning; blue Tools / supply 6: Democracy",
            "yes",
            "board 0: red Archery; yellow Canning / score 0: Oars, Tools, Democracy / scored 0: 3",
        );
    }

    #[test]
    fn canning_may_be_declined_and_splays_yellow_on_its_own() {
        check(
            "Canning",
            "board 0: yellow Agriculture, Canning; blue Tools / supply 6: Democracy",
            "pass, yellow",
            "board 0: yellow Agriculture, Canning right; blue Tools",
        );
        check("Canning", "board 0: yellow Agriculture, Canning; blue Tools", "pass, pass", "");
    }

    // E98
    #[test]
    fn classification_takes_a_color_out_of_all_hands_and_melds_it() {
        let after = check(
            "Classification",
            "board 0: green Classification / hand 0: Paper, Coal / hand 1: Sailing, Banking, Tools",
            "Paper, Banking, Sailing",
            "board 0: green Classification, Banking, Sailing, Paper / hand 0: Coal / hand 1: Tools",
        );
        let shown = Card::named("Paper").map(Cards::only);
        assert!(after.events.iter().any(|event| match event {
            Event::Revealed { cards, proof, .. } => !proof && Some(*cards) == shown,
            _ => false,
        }));
        assert!(after.proved(1));
    }

    #[test]
    fn classification_needs_a_hand() {
        check("Classification", "board 0: green Classification / hand 1: Sailing", "", "");
    }

    #[test]
    fn classification_melds_the_shown_card_when_nobody_else_has_the_color() {
        let after = check(
            "Classification",
            "board 0: green Classification / hand 0: Coal",
            "Coal",
            "board 0: red Coal; green Classification / hand 0: nothing",
        );
        assert!(!after.proved(1), "an empty hand proves nothing");
    }

    #[test]
    fn classification_of_a_sharer_takes_from_the_activator() {
        let after = check(
            "Classification",
            "board 0: green Classification / hand 0: Sailing, Coal \
             / board 1: blue Atomic Theory / hand 1: Paper / supply 6: Canning",
            "1: Paper, 1: Paper, 0: Coal",
            "board 1: green Paper, Sailing; blue Atomic Theory / hand 1: nothing \
             / board 0: red Coal; green Classification / hand 0: Canning",
        );
        assert!(after.sharing_draw());
    }

    #[test]
    fn classification_leaves_a_partner_alone() {
        let state = set_up_teams(
            "board 0: green Classification / hand 0: Paper / hand 1: Sailing / hand 2: Banking \
             / hand 3: Navigation, Oars",
        );
        let after = activate(state, "Classification", "Paper, Sailing, Navigation");
        let text = position::write(&after.state);
        for line in [
            "board 0: green Classification, Sailing, Navigation, Paper",
            "hand 2: Banking",
            "hand 3: Oars",
        ] {
            assert!(text.lines().any(|other| other == line), "{line} is not in\n{text}");
        }
        assert!(after.proved(3) && !after.proved(2));
    }

    // E99
    #[test]
    fn democracy_rewards_only_who_returned_more_than_anyone() {
        let after = check_at(
            3,
            "Democracy",
            "board 0: purple Democracy / hand 0: Calendar, Coal \
             / board 2: blue Tools / hand 2: Oars, Paper / hand 1: Archery \
             / supply 8: Flight / supply 6: Canning",
            "2: Oars, 2: pass, 0: Calendar, 0: pass",
            "hand 2: Paper / score 2: Flight / scored 2: 1 / hand 0: Coal, Canning",
        );
        assert!(after.sharing_draw());
    }

    // E99
    #[test]
    fn democracy_rewards_the_activator_who_returns_more_than_the_sharer() {
        check_at(
            3,
            "Democracy",
            "board 0: purple Democracy / hand 0: Calendar, Coal \
             / board 2: blue Tools / hand 2: Oars, Paper \
             / supply 8: Flight, Rocketry / supply 6: Canning",
            "2: Oars, 2: pass, 0: Coal, 0: Calendar",
            "hand 2: Paper / score 2: Flight / score 0: Rocketry / hand 0: Canning",
        );
    }

    #[test]
    fn democracy_gives_nothing_for_nothing() {
        check("Democracy", "board 0: purple Democracy / hand 0: Oars", "pass", "");
        check("Democracy", "board 0: purple Democracy", "", "");
        check("Democracy", "board 0: purple Democracy / hand 0: Oars / democracy: 1 0", "pass", "");
    }

    #[test]
    fn democracy_adds_up_what_a_seat_returned_in_one_action() {
        check(
            "Democracy",
            "board 0: purple Democracy / hand 0: Oars, Coal / democracy: 1 1 / supply 8: Flight",
            "Oars, pass",
            "hand 0: Coal / score 0: Flight",
        );
    }

    #[test]
    fn democracy_does_not_compare_partners() {
        let state = set_up_teams(
            "board 0: purple Democracy / hand 0: Coal / board 2: blue Tools / hand 2: Oars \
             / supply 8: Flight, Rocketry",
        );
        let after = activate(state, "Democracy", "2: Oars, 0: Coal");
        assert_eq!(after.state.table.score(Seat(2)).iter().next(), Card::named("Flight"));
        assert_eq!(after.state.table.score(Seat(0)).iter().next(), Card::named("Rocketry"));
        assert!(!after.sharing_draw());
    }

    #[test]
    fn emancipation_takes_a_hand_card_and_lets_the_target_draw() {
        let after = check(
            "Emancipation",
            "board 0: purple Emancipation / hand 1: Oars, Paper / supply 6: Canning",
            "1: Paper",
            "score 0: Paper / hand 1: Oars, Canning",
        );
        assert_eq!(after.state.table.scored, [0; 4], "a transfer is no scoring");
    }

    #[test]
    fn emancipation_takes_nothing_from_an_empty_hand() {
        check("Emancipation", "board 0: purple Emancipation", "", "");
    }

    #[test]
    fn emancipation_splays_red_or_purple_right() {
        let before = "board 0: red Oars, Coal; purple Mysticism, Emancipation";
        let purple = "board 0: red Oars, Coal; purple Mysticism, Emancipation right";
        check("Emancipation", before, "purple", purple);
        let red = "board 0: red Oars, Coal right; purple Mysticism, Emancipation";
        check("Emancipation", before, "red", red);
        check("Emancipation", before, "pass", "");
    }

    // E100
    #[test]
    fn encyclopedia_melds_all_the_highest_score_cards() {
        check(
            "Encyclopedia",
            "board 0: blue Encyclopedia / score 0: Industrialization, Machine Tools, Optics",
            "yes, Machine Tools",
            "board 0: red Machine Tools, Industrialization; blue Encyclopedia / score 0: Optics",
        );
    }

    // E100
    #[test]
    fn encyclopedia_melds_all_or_none() {
        check("Encyclopedia", "board 0: blue Encyclopedia / score 0: Canning, Optics", "pass", "");
        check("Encyclopedia", "board 0: blue Encyclopedia", "", "");
    }

    // E101
    #[test]
    fn industrialization_counts_colors_with_factories_before_it_draws() {
        check(
            "Industrialization",
            "board 0: red Industrialization; green Metric System \
             / supply 6: Emancipation, Classification, Democracy",
            "",
            "board 0: red Industrialization; green Classification, Metric System; \
             purple Emancipation / tucked 0: 2",
        );
    }

    #[test]
    fn industrialization_counts_colors_and_not_icons() {
        check(
            "Industrialization",
            "board 0: red Coal, Industrialization right; blue Tools \
             / supply 6: Democracy, Classification",
            "",
            "board 0: red Coal, Industrialization right; blue Tools; purple Democracy \
             / tucked 0: 1",
        );
    }

    #[test]
    fn industrialization_splays_red_or_purple_right() {
        let before = "board 0: red Coal, Industrialization; purple Mysticism / supply 6: Democracy";
        let piles = "red Coal, Industrialization; purple Democracy, Mysticism";
        check("Industrialization", before, "purple", &format!("board 0: {piles} right"));
        check("Industrialization", before, "pass", &format!("board 0: {piles}"));
        check(
            "Industrialization",
            before,
            "red",
            "board 0: red Coal, Industrialization right; purple Democracy, Mysticism",
        );
    }

    // E102
    #[test]
    fn machine_tools_scores_a_one_for_an_empty_score_pile() {
        check(
            "Machine Tools",
            "board 0: red Machine Tools / supply 1: Oars",
            "",
            "score 0: Oars / scored 0: 1",
        );
    }

    #[test]
    fn machine_tools_scores_the_highest_value_of_the_score_pile() {
        check(
            "Machine Tools",
            "board 0: red Machine Tools / score 0: Oars, Gunpowder / supply 4: Anatomy",
            "",
            "score 0: Oars, Gunpowder, Anatomy",
        );
    }

    #[test]
    fn metric_system_splays_any_color_right_when_green_is() {
        let before = "board 0: red Archery, Oars; yellow Agriculture; \
                      green Sailing, Metric System right; blue Tools, Pottery left";
        check(
            "Metric System",
            before,
            "blue",
            "board 0: red Archery, Oars; yellow Agriculture; \
             green Sailing, Metric System right; blue Tools, Pottery right",
        );
        check("Metric System", before, "pass", "");
    }

    // E104
    #[test]
    fn metric_system_does_not_go_back_once_green_is_turned_right() {
        let before = "board 0: red Archery, Oars; green Sailing, Metric System left";
        let right = "board 0: red Archery, Oars; green Sailing, Metric System right";
        check("Metric System", before, "green", right);
        check("Metric System", before, "pass", "");
    }

    #[test]
    fn metric_system_has_nothing_to_splay() {
        check("Metric System", "board 0: red Archery, Oars; green Metric System", "", "");
    }

    // E103
    #[test]
    fn vaccination_returns_all_the_lowest_and_both_meld() {
        let after = check(
            "Vaccination",
            "board 0: yellow Vaccination / score 1: Oars, Archery, Gunpowder \
             / supply 6: Canning / supply 7: Railroad",
            "1: Oars",
            "score 1: Gunpowder / board 1: yellow Canning \
             / board 0: yellow Vaccination; purple Railroad",
        );
        assert_eq!(after.state.table.supply_cards(1).last(), Card::named("Archery"));
    }

    #[test]
    fn vaccination_does_nothing_when_nothing_goes_back() {
        check("Vaccination", "board 0: yellow Vaccination / score 0: Oars", "", "");
    }

    #[test]
    fn vaccination_makes_every_sharer_meld_once() {
        let after = check_at(
            3,
            "Vaccination",
            "board 0: yellow Vaccination / score 1: Oars / board 2: blue Pottery \
             / supply 6: Canning / supply 7: Railroad, Bicycle, Evolution",
            "",
            "score 1: nothing / board 1: yellow Canning / board 2: blue Pottery; purple Railroad \
             / board 0: yellow Vaccination; green Bicycle / hand 0: Evolution",
        );
        assert!(after.sharing_draw());
    }
}
