//! The cards of value 10, in printed order.

use kernel::Seat;

use super::Effect;
use crate::ask::Why;
use crate::card::Card;
use crate::effect::{Cx, DONE, Run, execute};
use crate::event::Place;
use crate::face::Color::Green;
use crate::face::Icon::{Clock, Factory, Leaf};
use crate::face::Splay::Up;

pub(super) const EFFECTS: [&[Effect]; 10] = [
    &[a_i_1, a_i_2],
    &[bioengineering_1, bioengineering_2],
    &[databases_demand],
    &[globalization_demand, globalization],
    &[miniaturization],
    &[robotics],
    &[self_service_1, self_service_2],
    &[software_1, software_2],
    &[stem_cells],
    &[the_internet_1, the_internet_2, the_internet_3],
];

const ROBOTICS: Card = Card(100);
const SELF_SERVICE: Card = Card(101);
const SOFTWARE: Card = Card(102);

/// The seat with the most of something, if none of its opponents has as much.
fn ahead_of_opponents(cx: &Cx<'_>, amount: impl Fn(Seat) -> u32) -> Option<Seat> {
    let first = cx.all_seats().iter().max_by_key(|&seat| amount(seat))?;
    let opponents = cx.table.opponents(first);
    opponents.iter().all(|seat| amount(seat) < amount(first)).then_some(first)
}

// R296.
/// You draw and score a [10].
fn a_i_1(cx: &mut Cx<'_>) -> Run {
    cx.draw_and_score(10)?;
    DONE
}

/// If Robotics is a top card on some board and Software is a top card on some board, no matter
/// whose, whoever alone has the lowest score wins the game on the spot; with a tie for lowest
/// nothing happens.
fn a_i_2(cx: &mut Cx<'_>) -> Run {
    let tops = cx.tops_among(cx.all_seats());
    if !tops.has(ROBOTICS) || !tops.has(SOFTWARE) {
        return DONE;
    }
    let lowest = cx.all_seats().iter().map(|seat| cx.points_of(seat)).min();
    let mut last = cx.all_seats().iter().filter(|&seat| Some(cx.points_of(seat)) == lowest);
    if let (Some(seat), None) = (last.next(), last.next()) {
        cx.win(seat)?;
    }
    DONE
}

// R297.
/// Move one top card with a leaf (your pick) from the board of any opponent to your score pile; you
/// must if there is one.
fn bioengineering_1(cx: &mut Cx<'_>) -> Run {
    let among = cx.tops_among(cx.opponents()).with(Leaf);
    let Some(card) = cx.pick(Why::Take, among)? else { return DONE };
    cx.transfer_from(card, cx.board_of(card), Place::Score(cx.actor()))?;
    DONE
}

/// If at least one player shows fewer than three leaves, the player who shows the most leaves wins
/// the game on the spot; with a tie for most nothing happens.
fn bioengineering_2(cx: &mut Cx<'_>) -> Run {
    let leaves = |seat: Seat| u32::from(cx.icons_of(seat, Leaf));
    let few = cx.all_seats().iter().any(|seat| leaves(seat) < 3);
    if let (true, Some(seat)) = (few, ahead_of_opponents(cx, leaves)) {
        cx.win(seat)?;
    }
    DONE
}

// R298.
/// They return half of the cards of their score pile, rounded up, and pick the cards and the order.
fn databases_demand(cx: &mut Cx<'_>) -> Run {
    let half = cx.score_pile().len().div_ceil(2);
    for _ in 0..half {
        if let Some(card) = cx.pick_score(Why::Return, cx.score_pile())? {
            cx.put_back(card)?;
        }
    }
    DONE
}

// R299.
/// They return one of their top cards with a leaf (their pick).
fn globalization_demand(cx: &mut Cx<'_>) -> Run {
    if let Some(card) = cx.pick(Why::Return, cx.tops().with(Leaf))? {
        cx.put_back(card)?;
    }
    DONE
}

/// Draw and score a [6]. Then, if no player shows more leaves than factories, the player with the
/// highest score wins the game on the spot; with a tie for highest nothing happens.
fn globalization(cx: &mut Cx<'_>) -> Run {
    cx.draw_and_score(6)?;
    let leafy = |seat: Seat| cx.icons_of(seat, Leaf) > cx.icons_of(seat, Factory);
    if cx.all_seats().iter().any(leafy) {
        return DONE;
    }
    // Partners count together.
    let points = |seat| cx.points_of(seat) + cx.table.partner(seat).map_or(0, |p| cx.points_of(p));
    if let Some(seat) = ahead_of_opponents(cx, points) {
        cx.win(seat)?;
    }
    DONE
}

// R300.
/// You may return one hand card. If its value was 10, draw one [10] for each different value in
/// your score pile.
fn miniaturization(cx: &mut Cx<'_>) -> Run {
    let returned = cx.may_return(cx.hand())?;
    if returned.is_some_and(|card| card.age() == 10) {
        cx.draw_many(10, cx.score_pile().values())?;
    }
    DONE
}

// R301.
/// Score your top green card, if you have one. Then draw a [10] and meld it, and carry out its
/// effects other than demands alone; nobody shares them.
fn robotics(cx: &mut Cx<'_>) -> Run {
    if let Some(card) = cx.top(Green) {
        cx.score(card)?;
    }
    execute(cx.draw_and_meld(10)?)
}

// R302.
/// Pick one of your top cards other than Self Service and carry out its effects other than demands
/// alone; nobody shares them. You may pick a card without such effects: then nothing happens.
fn self_service_1(cx: &mut Cx<'_>) -> Run {
    let Some(card) = cx.pick(Why::Execute, cx.tops().minus(SELF_SERVICE))? else { return DONE };
    execute(card)
}

/// If every other player owns fewer achievements than you, you win the game on the spot.
fn self_service_2(cx: &mut Cx<'_>) -> Run {
    let own = cx.achievements_of(cx.actor());
    if cx.opponents().iter().all(|seat| cx.achievements_of(seat) < own) {
        cx.win(cx.actor())?;
    }
    DONE
}

// R303.
/// You draw and score a [10].
fn software_1(cx: &mut Cx<'_>) -> Run {
    cx.draw_and_score(10)?;
    DONE
}

/// Draw a [10] and meld it, draw another [10] and meld it, then carry out the effects of the second
/// one other than demands alone; nobody shares them.
fn software_2(cx: &mut Cx<'_>) -> Run {
    cx.draw_and_meld(10)?;
    execute(cx.draw_and_meld(10)?)
}

// R304.
/// You may score your whole hand; it is all of it or nothing.
fn stem_cells(cx: &mut Cx<'_>) -> Run {
    if !cx.hand().is_empty() && cx.may()? {
        cx.score_all(cx.hand())?;
    }
    DONE
}

// R305.
/// You may splay green up.
fn the_internet_1(cx: &mut Cx<'_>) -> Run {
    cx.may_splay(&[Green], Up)?;
    DONE
}

/// You draw and score a [10].
fn the_internet_2(cx: &mut Cx<'_>) -> Run {
    cx.draw_and_score(10)?;
    DONE
}

/// Count the clocks visible on your board once; for each full pair, draw a [10] and meld it.
fn the_internet_3(cx: &mut Cx<'_>) -> Run {
    let pairs = cx.icons(Clock) / 2;
    for _ in 0..pairs {
        cx.draw_and_meld(10)?;
    }
    DONE
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::{ROBOTICS, SELF_SERVICE, SOFTWARE};
    use crate::card::Card;
    use crate::cards::testing::{After, activate, check, check_at, set_up, set_up_teams};
    use crate::event::{Achievement, Ending, Event, Special};

    fn nested(after: &After) -> Vec<(&'static str, u8)> {
        let started = |event: &Event| match event {
            Event::EffectStarted { card, effect, alone: true, .. } => Some((card.name(), *effect)),
            _ => None,
        };
        after.events.iter().filter_map(started).collect()
    }

    #[test]
    fn the_named_cards_are_those_that_the_effects_mean() {
        let names = [ROBOTICS, SELF_SERVICE, SOFTWARE].map(Card::name);
        assert_eq!(names, ["Robotics", "Self Service", "Software"]);
    }

    #[test]
    fn a_i_scores_a_10() {
        check(
            "A.I.",
            "board 0: purple A.I. / supply 10: Databases",
            "",
            "score 0: Databases / scored 0: 1 / ending: nothing",
        );
    }

    const A_I: &str = "board 0: red Robotics; purple A.I. / board 1: blue Software \
                       / score 0: Globalization, Miniaturization, Self Service \
                       / score 1: Coal, Physics, Banking, Chemistry, Statistics \
                       / supply 10: Databases";

    // E135
    #[test]
    fn a_i_decides_nothing_where_two_have_the_lowest_score() {
        let before = format!("{A_I} / score 2: Flight, Mobility, Rocketry, Tools");
        let after = "score 0: Globalization, Miniaturization, Self Service, Databases \
                     / ending: nothing";
        check_at(3, "A.I.", &before, "", after);
    }

    // E135
    #[test]
    fn a_i_lets_the_lowest_score_win() {
        let before = format!("{A_I} / score 2: Flight, Mobility, Rocketry, Atomic Theory");
        let after = "score 0: Globalization, Miniaturization, Self Service, Databases \
                     / ending: card 1";
        check_at(3, "A.I.", &before, "", after);
    }

    #[test]
    fn a_i_decides_nothing_without_software_on_top() {
        check(
            "A.I.",
            "board 0: red Robotics; blue Software, Tools; purple A.I. / supply 10: Databases",
            "",
            "score 0: Databases / ending: nothing",
        );
    }

    #[test]
    fn a_i_counts_a_tie_with_the_partner_as_a_tie() {
        let board = "board 0: red Robotics; blue Software; purple A.I. / supply 10: Databases / \
                     score 2: Coal";
        let tied = set_up_teams(&format!("{board} / score 1: Tools / score 3: Oars"));
        assert_eq!(activate(tied, "A.I.", "").state.table.ending, None);
        let alone = set_up_teams(&format!("{board} / score 1: Tools / score 3: Calendar"));
        assert_eq!(activate(alone, "A.I.", "").state.table.ending, Some(Ending::Card(Seat(1))));
    }

    #[test]
    fn bioengineering_takes_a_top_card_with_a_leaf_from_an_opponent() {
        check(
            "Bioengineering",
            "board 0: blue Bioengineering; purple Services \
             / board 1: red Oars; yellow Agriculture; green Clothing",
            "0: Clothing",
            "score 0: Clothing / board 1: red Oars; yellow Agriculture / scored 0: nothing \
             / ending: nothing",
        );
    }

    #[test]
    fn bioengineering_takes_nothing_where_no_opponent_shows_a_leaf_and_nobody_leads() {
        check(
            "Bioengineering",
            "board 0: blue Bioengineering / board 1: red Oars",
            "",
            "ending: nothing",
        );
    }

    // E136
    #[test]
    fn bioengineering_decides_nothing_on_a_tie() {
        check_at(
            3,
            "Bioengineering",
            "board 0: yellow Fermenting; green Measurement; blue Bioengineering; \
             purple Specialization / board 1: yellow Refrigeration; purple Services \
             / board 2: yellow Machinery; green Clothing",
            "0: Services",
            "score 0: Services / board 1: yellow Refrigeration / ending: nothing",
        );
    }

    // E136
    #[test]
    fn bioengineering_lets_the_most_leaves_win_where_somebody_has_few() {
        check_at(
            3,
            "Bioengineering",
            "board 0: yellow Fermenting; green Measurement; blue Bioengineering; purple Lighting \
             / board 1: yellow Refrigeration; purple Services \
             / board 2: yellow Machinery; green Clothing",
            "0: Services",
            "score 0: Services / board 1: yellow Refrigeration / ending: card 0",
        );
    }

    // E136
    #[test]
    fn bioengineering_decides_nothing_where_everybody_has_three_leaves() {
        check_at(
            3,
            "Bioengineering",
            "board 0: yellow Fermenting; green Measurement; blue Bioengineering; purple Lighting \
             / board 1: yellow Agriculture; purple Services \
             / board 2: yellow Machinery; green Clothing",
            "0: Services",
            "score 0: Services / board 1: yellow Agriculture / ending: nothing",
        );
    }

    #[test]
    fn bioengineering_can_be_won_by_an_opponent() {
        check(
            "Bioengineering",
            "board 0: blue Bioengineering / board 1: yellow Agriculture; green Clothing",
            "0: Clothing",
            "score 0: Clothing / board 1: yellow Agriculture / ending: card 1",
        );
    }

    #[test]
    fn bioengineering_counts_no_tie_with_the_partner() {
        let before = "board 0: yellow Agriculture; blue Bioengineering / board 1: red Oars / \
                      board 2: purple Services / board 3: red Archery";
        let ending = activate(set_up_teams(before), "Bioengineering", "").state.table.ending;
        assert!(matches!(ending, Some(Ending::Card(Seat(0 | 2)))));
    }

    // E137
    #[test]
    fn databases_takes_half_of_the_score_pile_rounded_up_in_an_order() {
        let after = check(
            "Databases",
            "board 0: green Databases / score 1: Coal, Physics, Tools, Paper, Oars",
            "1: Tools, 1: Paper, 1: Oars",
            "score 1: Coal, Physics",
        );
        let supply: Vec<&str> = after.state.table.supply_cards(1).map(Card::name).collect();
        assert!(supply.ends_with(&["Tools", "Oars"]));
    }

    // E137
    #[test]
    fn databases_takes_a_single_card() {
        let before = "board 0: green Databases / score 1: Coal";
        check("Databases", before, "1: Coal", "score 1: nothing");
    }

    #[test]
    fn databases_does_nothing_to_an_empty_score_pile() {
        check("Databases", "board 0: green Databases", "", "");
    }

    #[test]
    fn globalization_returns_a_top_card_with_a_leaf() {
        check(
            "Globalization",
            "board 0: yellow Globalization / supply 6: Canning \
             / board 1: red Oars; green Clothing; purple Services",
            "1: Services",
            "score 0: Canning / board 1: red Oars; green Clothing / ending: nothing",
        );
    }

    // E138
    #[test]
    fn globalization_decides_nothing_where_somebody_shows_more_leaves_than_factories() {
        check_at(
            3,
            "Globalization",
            "board 0: yellow Globalization / supply 6: Canning \
             / board 2: green Clothing; blue Pottery",
            "2: Pottery",
            "score 0: Canning / board 2: green Clothing / ending: nothing",
        );
    }

    #[test]
    fn globalization_lets_the_highest_score_win() {
        check(
            "Globalization",
            "board 0: yellow Globalization / supply 6: Canning / board 1: red Oars / score 1: Coal",
            "",
            "score 0: Canning / ending: card 0",
        );
    }

    #[test]
    fn globalization_decides_nothing_on_a_tie() {
        check(
            "Globalization",
            "board 0: yellow Globalization / supply 6: Canning / score 1: Coal, Tools",
            "",
            "score 0: Canning / ending: nothing",
        );
    }

    #[test]
    fn globalization_can_be_won_by_an_opponent() {
        check(
            "Globalization",
            "board 0: yellow Globalization / supply 6: Canning / score 1: Coal, Calendar",
            "",
            "score 0: Canning / ending: card 1",
        );
    }

    #[test]
    fn globalization_is_tested_for_a_sharer_before_the_activator_scores() {
        check(
            "Globalization",
            "board 0: yellow Globalization / score 0: Physics / supply 6: Canning \
             / board 1: red Coal",
            "",
            "score 1: Canning / ending: card 1",
        );
    }

    #[test]
    fn globalization_adds_the_scores_of_partners() {
        let before = "board 0: yellow Globalization / supply 6: Canning / score 1: Coal / \
                      score 2: Physics / score 3: Banking";
        let ending = activate(set_up_teams(before), "Globalization", "").state.table.ending;
        assert!(matches!(ending, Some(Ending::Card(Seat(0 | 2)))));
        let tied = before.replace("Banking", "Atomic Theory");
        assert_eq!(activate(set_up_teams(&tied), "Globalization", "").state.table.ending, None);
    }

    // E139
    #[test]
    fn miniaturization_draws_for_each_value_in_the_score_pile() {
        let after = check(
            "Miniaturization",
            "board 0: red Miniaturization / hand 0: Databases, Genetics \
             / score 0: Tools, Oars, Coal, Ecology / supply 10: Robotics, Software, Stem Cells",
            "Databases",
            "hand 0: Genetics, Robotics, Software, Stem Cells",
        );
        assert_eq!(after.state.table.supply_cards(10).last(), Card::named("Databases"));
    }

    // E139
    #[test]
    fn miniaturization_draws_nothing_for_a_lower_card() {
        check(
            "Miniaturization",
            "board 0: red Miniaturization / hand 0: Databases, Genetics / score 0: Tools, Coal",
            "Genetics",
            "hand 0: Databases",
        );
    }

    #[test]
    fn miniaturization_draws_nothing_with_an_empty_score_pile() {
        check(
            "Miniaturization",
            "board 0: red Miniaturization / hand 0: Databases",
            "Databases",
            "hand 0: nothing",
        );
    }

    #[test]
    fn miniaturization_can_be_passed() {
        let before = "board 0: red Miniaturization / hand 0: Databases / score 0: Tools";
        check("Miniaturization", before, "pass", "");
    }

    #[test]
    fn miniaturization_does_nothing_with_an_empty_hand() {
        check("Miniaturization", "board 0: red Miniaturization / score 0: Tools", "", "");
    }

    #[test]
    fn robotics_scores_the_top_green_card() {
        check(
            "Robotics",
            "board 0: red Robotics; green Sailing, The Wheel / supply 10: Databases",
            "",
            "board 0: red Robotics; green Sailing, Databases / score 0: The Wheel / scored 0: 1",
        );
    }

    // E140
    #[test]
    fn robotics_without_a_green_card_draws_melds_and_carries_out() {
        check(
            "Robotics",
            "board 0: red Robotics / hand 0: Tools / supply 10: Stem Cells",
            "yes",
            "board 0: red Robotics; yellow Stem Cells / hand 0: nothing / score 0: Tools",
        );
    }

    #[test]
    fn self_service_carries_out_another_top_card_alone() {
        let after = check(
            "Self Service",
            "board 0: yellow Stem Cells; green Self Service; blue Genetics / hand 0: Tools \
             / board 1: yellow Agriculture; blue Pottery / hand 1: Oars",
            "0: Stem Cells, 0: yes",
            "hand 0: nothing / score 0: Tools",
        );
        assert_eq!(nested(&after), [("Stem Cells", 0)]);
    }

    // E145
    #[test]
    fn self_service_may_pick_a_card_that_only_demands() {
        let after = check(
            "Self Service",
            "board 0: red Composites; green Self Service; blue Genetics \
             / hand 1: Tools, Oars / score 1: Coal",
            "Composites",
            "ending: nothing",
        );
        assert_eq!(nested(&after), []);
    }

    #[test]
    fn self_service_finds_that_a_demand_which_was_not_made_moved_nothing() {
        check(
            "Self Service",
            "board 0: red Oars; green Self Service / hand 1: Sailing / supply 1: Tools",
            "",
            "hand 0: Tools",
        );
    }

    #[test]
    fn self_service_cannot_pick_itself() {
        check("Self Service", "board 0: green Self Service", "", "");
    }

    // E141
    #[test]
    fn self_service_wins_nothing_with_as_many_achievements() {
        check(
            "Self Service",
            "board 0: green Self Service / achievements 0: 1, 2, World / achievements 1: 4, 5, 6",
            "",
            "ending: nothing",
        );
    }

    // E141
    #[test]
    fn self_service_wins_with_more_achievements_than_everybody_else() {
        check(
            "Self Service",
            "board 0: green Self Service / achievements 0: 1, 2, 3, World \
             / achievements 1: 4, 5, 6",
            "",
            "ending: card 0",
        );
    }

    #[test]
    fn self_service_lets_a_sharer_pick_and_win() {
        check(
            "Self Service",
            "board 0: green Self Service / board 1: yellow Suburbia; green Collaboration \
             / achievements 1: 1",
            "1: Collaboration",
            "ending: card 1",
        );
    }

    #[test]
    fn self_service_adds_the_achievements_of_partners() {
        let before = "board 0: green Self Service / achievements 1: 1, 2 / achievements 2: 3, 4 / \
                      achievements 3: 5";
        assert_eq!(activate(set_up_teams(before), "Self Service", "").state.table.ending, None);
        let more = format!("{before} / achievements 0: 6, 7");
        let ending = activate(set_up_teams(&more), "Self Service", "").state.table.ending;
        assert_eq!(ending, Some(Ending::Card(Seat(0))));
    }

    #[test]
    fn self_service_goes_on_when_it_was_scored_deep_within() {
        let after = check(
            "Self Service",
            "board 0: green Self Service; blue Computers / achievements 0: 1 \
             / supply 10: Robotics, Software, A.I., Stem Cells, Miniaturization",
            "",
            "board 0: red Robotics, Miniaturization; yellow Stem Cells; blue Computers, Software \
             / score 0: Self Service, A.I. / ending: card 0",
        );
        let cards = ["Computers", "Computers", "Robotics", "Software", "Software"];
        let cards = cards.into_iter().zip([0, 1, 0, 0, 1]).chain([("Miniaturization", 0)]);
        assert_eq!(nested(&after), cards.collect::<Vec<_>>());
    }

    // E142
    #[test]
    fn software_carries_out_the_second_of_two_melded_cards() {
        let after = check(
            "Software",
            "board 0: blue Software / hand 0: Tools / supply 10: Miniaturization, Stem Cells, \
             The Internet, Databases, Robotics, Globalization",
            "",
            "board 0: red Robotics; yellow Stem Cells, Globalization; blue Software; \
             purple The Internet / score 0: Miniaturization, Databases",
        );
        assert_eq!(nested(&after), [("The Internet", 0), ("The Internet", 1), ("The Internet", 2)]);
    }

    // E143
    #[test]
    fn stem_cells_scores_the_complete_hand() {
        check(
            "Stem Cells",
            "board 0: yellow Stem Cells / hand 0: Tools, Oars, Coal, Paper, Sailing, Calendar",
            "yes",
            "hand 0: nothing / score 0: Tools, Oars, Coal, Paper, Sailing, Calendar / scored 0: 6 \
             / achievements 0: Monument",
        );
    }

    #[test]
    fn stem_cells_can_be_passed() {
        check("Stem Cells", "board 0: yellow Stem Cells / hand 0: Tools, Oars", "pass", "");
    }

    #[test]
    fn stem_cells_does_nothing_with_an_empty_hand() {
        check("Stem Cells", "board 0: yellow Stem Cells", "", "");
    }

    // E144
    #[test]
    fn the_internet_counts_clocks_once() {
        check(
            "The Internet",
            "board 0: green Databases; purple The Internet \
             / supply 10: Stem Cells, Software, Robotics",
            "",
            "board 0: red Robotics; green Databases; blue Software; purple The Internet \
             / score 0: Stem Cells",
        );
    }

    #[test]
    fn the_internet_may_splay_green() {
        let before = "board 0: green Paper, The Wheel; purple The Internet \
                      / supply 10: Stem Cells, Robotics";
        let splayed = "board 0: red Robotics; green Paper, The Wheel up; purple The Internet \
                       / score 0: Stem Cells";
        check("The Internet", before, "green", splayed);
        check("The Internet", before, "pass", &splayed.replace(" up", ""));
    }

    // E149
    #[test]
    fn the_internet_makes_a_world_at_once_when_a_splay_shows_the_twelfth_clock() {
        let before = "board 0: red Fission; green Bicycle, Databases; blue Rocketry; \
                      purple The Internet";
        let after = activate(set_up(2, before), "The Internet", "green");
        let world = Achievement::Special(Special::World);
        let claim = Event::Claimed { seat: Seat(0), achievement: world };
        let splayed = |event: &Event| matches!(event, Event::Splayed { .. });
        let at = after.events.iter().position(splayed).expect("green was splayed");
        assert_eq!(after.events[at + 1], claim);
    }
}
