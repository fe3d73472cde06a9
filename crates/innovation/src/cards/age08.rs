//! The cards of value 8, in printed order.

use kernel::Seat;

use super::Effect;
use crate::ask::Why;
use crate::card::Cards;
use crate::components::Components;
use crate::effect::{Cx, DONE, Run, Try};
use crate::event::Place;
use crate::face::Color::{Green, Purple, Red, Yellow};
use crate::face::Icon::{Clock, Factory, Lightbulb};
use crate::face::Splay::Up;
use crate::face::{Color, Colors};

pub(super) const EFFECTS: [&[Effect]; 10] = [
    &[antibiotics],
    &[corporations_demand, corporations],
    &[empiricism_1, empiricism_2],
    &[flight_1, flight_2],
    &[mass_media_1, mass_media_2],
    &[mobility_demand],
    &[quantum_theory],
    &[rocketry],
    &[skyscrapers_demand],
    &[socialism],
];

// R276.
/// You may return one, two or three hand cards. For each different value among them, draw an [8],
/// twice.
fn antibiotics(cx: &mut Cx<'_>) -> Run {
    let returned = cx.may_return_up_to(3)?;
    cx.draw_many(8, 2 * returned.values())?;
    DONE
}

// R277.
/// They move a top card that has a factory and is not green (their pick) from their board to your
/// score pile. If a card moved, they draw an [8] and meld it.
fn corporations_demand(cx: &mut Cx<'_>) -> Run {
    let to = Place::Score(cx.demander());
    let among = cx.tops().not_of(Green).with(Factory);
    let Some(_) = cx.give_top(among, to)? else { return DONE };
    cx.draw_and_meld(8)?;
    DONE
}

/// You draw an [8] and meld it.
fn corporations(cx: &mut Cx<'_>) -> Run {
    cx.draw_and_meld(8)?;
    DONE
}

// R278.
/// Name two different colors, then draw a [9] and show it. If its color was named, meld it, and
/// then you may splay that color up; if not, it stays in your hand.
fn empiricism_1(cx: &mut Cx<'_>) -> Run {
    let first = cx.name_color(Colors::ALL)?;
    let second = cx.name_color(Colors::ALL.minus(Colors::these(&[first])))?;
    let card = cx.draw_and_show(9)?;
    if [first, second].contains(&card.color()) {
        cx.meld(card)?;
        cx.may_splay(&[card.color()], Up)?;
    }
    DONE
}

/// If at least twenty lightbulbs are visible on your board, you win the game on the spot.
fn empiricism_2(cx: &mut Cx<'_>) -> Run {
    if cx.icons(Lightbulb) >= 20 {
        cx.win(cx.actor())?;
    }
    DONE
}

// R279.
/// Only while your red pile is splayed up: you may splay one color of your choice up.
fn flight_1(cx: &mut Cx<'_>) -> Run {
    if cx.splay_of(Red) == Up {
        cx.may_splay(&Color::ALL, Up)?;
    }
    DONE
}

/// You may splay red up.
fn flight_2(cx: &mut Cx<'_>) -> Run {
    cx.may_splay(&[Red], Up)?;
    DONE
}

// R280.
/// You may return one hand card. If you did, name a value from 1 to 10, and all cards of that value
/// go back from the score piles of all players, yours included.
fn mass_media_1(cx: &mut Cx<'_>) -> Run {
    let Some(_) = cx.may_return(cx.hand())? else { return DONE };
    let value = cx.name_value()?;
    let (actor, clockwise) = (cx.actor(), cx.table.clockwise_from(cx.actor()));
    for seat in [actor].into_iter().chain(clockwise.filter(|&seat| seat != actor)) {
        cx.put_back_scores(seat, cx.score_pile_of(seat).valued(value))?;
    }
    DONE
}

/// You may splay purple up.
fn mass_media_2(cx: &mut Cx<'_>) -> Run {
    cx.may_splay(&[Purple], Up)?;
    DONE
}

// R281.
/// Eligible are their top cards, as they stand when they begin, that are not red and have no
/// factory. The two highest eligible cards (they pick among ties), or the only one, move to your
/// score pile. If at least one moved, they draw an [8].
fn mobility_demand(cx: &mut Cx<'_>) -> Run {
    let mut eligible = cx.tops().not_of(Red).without(Factory);
    let mut moving = Cards::NONE;
    for _ in 0..2 {
        let Some(card) = cx.pick(Why::Give, eligible.highest())? else { break };
        eligible = eligible.minus(card);
        moving = moving.plus(card);
    }
    cx.transfer_all(moving, Place::Score(cx.demander()))?;
    if !moving.is_empty() {
        cx.draw(8)?;
    }
    DONE
}

// R282.
/// You may return one or two hand cards. If two went back, draw a [10], and after that draw and
/// score another [10].
fn quantum_theory(cx: &mut Cx<'_>) -> Run {
    if cx.may_return_up_to(2)?.len() == 2 {
        cx.draw(10)?;
        cx.draw_and_score(10)?;
    }
    DONE
}

// R283.
/// Count the clocks visible on your board once; for each full pair, return one card, picked by its
/// back, from the score pile of any opponent. You may hit different opponents, and you must go on
/// while such cards exist.
fn rocketry(cx: &mut Cx<'_>) -> Run {
    for _ in 0..cx.icons(Clock) / 2 {
        let picked = cx.pick_back(Why::Return, cx.opponents(), Components::score)?;
        let Some((seat, card)) = picked else { return DONE };
        cx.put_back_from(card, Place::Score(seat))?;
    }
    DONE
}

// R284.
/// They move a top card that has a clock and is not yellow (their pick) from their board on top of
/// your pile of its color. If a card moved, they score, into their own score pile, the card that
/// lay directly beneath it and then return what is left of that pile, in an order of their choice.
fn skyscrapers_demand(cx: &mut Cx<'_>) -> Run {
    let to = Place::Board(cx.demander());
    let among = cx.tops().not_of(Yellow).with(Clock);
    let Some(card) = cx.give_top(among, to)? else { return DONE };
    let Some(beneath) = cx.top(card.color()) else { return DONE };
    cx.score(beneath)?;
    cx.put_back_all(cx.pile(card.color()))?;
    DONE
}

// R285.
/// You may tuck your whole hand, one card after another in an order of your choice; it is all of
/// them or none. If you tucked at least one purple card, all cards tied for lowest value in each
/// opponent's hand move to your hand.
fn socialism(cx: &mut Cx<'_>) -> Run {
    let hand = cx.hand();
    if hand.is_empty() || !cx.may()? {
        return DONE;
    }
    cx.tuck_all(hand)?;
    if !hand.of(Purple).is_empty() {
        cx.opponents_clockwise().try_for_each(|seat| take_lowest(cx, seat))?;
    }
    DONE
}

/// The actor takes all cards tied for lowest from the hand of a seat, color by color.
fn take_lowest(cx: &mut Cx<'_>, seat: Seat) -> Try<()> {
    let lowest = cx.hand_of(seat).lowest();
    for card in Color::ALL.into_iter().flat_map(|color| lowest.of(color).iter()) {
        cx.transfer_from(card, Place::Hand(seat), Place::Hand(cx.actor()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::ask::{Pick, Picked};
    use crate::cards::testing::{activate, check, check_at, set_up, set_up_teams};
    use crate::face::Color;
    use crate::position;

    // E115
    #[test]
    fn antibiotics_draws_two_eights_for_one_value() {
        check(
            "Antibiotics",
            "board 0: yellow Antibiotics / hand 0: Lighting, Railroad / supply 8: Flight, Rocketry",
            "Lighting, Railroad",
            "hand 0: Flight, Rocketry",
        );
    }

    #[test]
    fn antibiotics_is_content_with_one_card() {
        check(
            "Antibiotics",
            "board 0: yellow Antibiotics / hand 0: Oars, Tools / supply 8: Flight, Rocketry",
            "Oars, pass",
            "hand 0: Tools, Flight, Rocketry",
        );
    }

    #[test]
    fn antibiotics_draws_six_eights_for_three_values() {
        check(
            "Antibiotics",
            "board 0: yellow Antibiotics / hand 0: Oars, Coal, Paper, Tools \
             / supply 8: Flight, Rocketry, Socialism, Mobility, Empiricism, Skyscrapers",
            "Paper, Oars, Coal",
            "hand 0: Tools, Flight, Rocketry, Socialism, Mobility, Empiricism, Skyscrapers",
        );
    }

    #[test]
    fn antibiotics_does_nothing_without_a_return() {
        check("Antibiotics", "board 0: yellow Antibiotics / hand 0: Oars", "pass", "");
        check("Antibiotics", "board 0: yellow Antibiotics", "", "");
    }

    #[test]
    fn corporations_takes_a_factory_and_gives_an_eight() {
        check(
            "Corporations",
            "board 0: red Coal; green Corporations / board 1: red Gunpowder; yellow Canning \
             / supply 8: Empiricism, Rocketry",
            "1: Canning",
            "board 0: red Coal; green Corporations; blue Rocketry / score 0: Canning \
             / scored 0: nothing / board 1: red Gunpowder; purple Empiricism",
        );
    }

    // E116
    #[test]
    fn corporations_takes_no_green_card() {
        check(
            "Corporations",
            "board 0: red Coal; green Corporations / board 1: green Electricity \
             / supply 8: Rocketry",
            "",
            "board 0: red Coal; green Corporations; blue Rocketry",
        );
    }

    #[test]
    fn corporations_lets_sharers_meld_an_eight_too() {
        let after = check(
            "Corporations",
            "board 0: green Corporations / board 1: red Coal \
             / supply 8: Empiricism, Rocketry, Flight",
            "",
            "board 0: green Corporations; blue Rocketry / board 1: red Coal; purple Empiricism \
             / hand 0: Flight",
        );
        assert!(after.sharing_draw());
    }

    // E151
    #[test]
    fn corporations_can_bring_the_fifth_eight_of_a_universe() {
        check(
            "Corporations",
            "board 0: red Flight; yellow Globalization; green Corporations; blue Genetics \
             / supply 8: Socialism",
            "",
            "board 0: red Flight; yellow Globalization; green Corporations; blue Genetics; \
             purple Socialism / achievements 0: Universe",
        );
    }

    #[test]
    fn empiricism_melds_a_named_color_and_may_splay_it() {
        let before = "board 0: blue Tools; purple Empiricism / supply 9: Genetics";
        check(
            "Empiricism",
            before,
            "red, blue, blue",
            "board 0: blue Tools, Genetics up; purple Empiricism",
        );
        check(
            "Empiricism",
            before,
            "blue, red, pass",
            "board 0: blue Tools, Genetics; purple Empiricism",
        );
    }

    #[test]
    fn empiricism_keeps_a_color_that_was_not_named() {
        check(
            "Empiricism",
            "board 0: yellow Masonry; purple Empiricism / supply 9: Suburbia",
            "red, blue",
            "hand 0: Suburbia",
        );
    }

    #[test]
    fn empiricism_names_two_different_colors() {
        let after = activate(set_up(2, "board 0: purple Empiricism"), "Empiricism", "red, ...");
        let picks = after.state.pending.ask.expect("the second color is asked for").picks;
        assert!(!picks.has(Pick::from(Picked::Color(Color::Red))));
        assert_eq!(picks.len(), 4);
    }

    // E117
    #[test]
    fn empiricism_makes_a_sharer_with_twenty_lightbulbs_win() {
        let after = check(
            "Empiricism",
            "board 0: purple Empiricism / supply 9: Collaboration, Satellites \
             / board 1: yellow Perspective; green Classification; \
             blue Writing, Tools, Experimentation, Evolution, Genetics up; purple Education",
            "1: red, 1: yellow, 0: red, 0: yellow",
            "hand 0: Satellites / hand 1: Collaboration / ending: card 1",
        );
        assert!(after.is_over());
    }

    #[test]
    fn empiricism_does_not_win_with_nineteen_lightbulbs() {
        let after = check(
            "Empiricism",
            "board 0: red Archery; green Classification; \
             blue Writing, Tools, Experimentation, Evolution, Genetics up; purple Empiricism \
             / supply 9: Ecology",
            "red, green",
            "hand 0: Ecology",
        );
        assert!(!after.is_over());
    }

    #[test]
    fn flight_splays_any_color_up_while_red_is() {
        let before = "board 0: red Archery, Flight up; green Sailing, The Wheel left; \
                      blue Tools, Writing";
        check(
            "Flight",
            before,
            "green",
            "board 0: red Archery, Flight up; green Sailing, The Wheel up; blue Tools, Writing",
        );
        check("Flight", before, "pass", "");
    }

    // E118
    #[test]
    fn flight_first_looks_at_red_and_then_splays_it() {
        let before = "board 0: red Archery, Flight; green Sailing, The Wheel";
        check("Flight", before, "red", "board 0: red Archery, Flight up; green Sailing, The Wheel");
        check("Flight", before, "pass", "");
    }

    #[test]
    fn flight_alone_in_its_pile_splays_nothing() {
        check("Flight", "board 0: red Flight; green Sailing, The Wheel left", "", "");
    }

    // E150
    #[test]
    fn flight_completes_a_wonder() {
        let four = "board 0: red Archery, Flight up; yellow Agriculture, Masonry right; \
                    green Sailing, The Wheel right; blue Tools, Writing right; ";
        check(
            "Flight",
            &format!("{four}purple Mysticism, Philosophy left"),
            "purple",
            &format!("{four}purple Mysticism, Philosophy up / achievements 0: Wonder"),
        );
    }

    // E119
    #[test]
    fn mass_media_returns_a_value_from_all_score_piles() {
        let after = check(
            "Mass Media",
            "board 0: green Mass Media / hand 0: Oars, Writing / score 0: Paper, Coal \
             / score 1: Optics, Alchemy, Tools",
            "Oars, 3, 1: Optics",
            "hand 0: Writing / score 0: Coal / score 1: Tools",
        );
        assert_eq!(after.bottom_of_supply(1, 1), "Oars");
        assert_eq!(after.bottom_of_supply(3, 3), "Paper, Optics, Alchemy");
    }

    #[test]
    fn mass_media_goes_round_from_the_actor() {
        let after = check_at(
            3,
            "Mass Media",
            "board 0: green Mass Media / board 1: blue Tools / hand 1: Oars / supply 8: Flight \
             / score 0: Paper / score 1: Optics / score 2: Alchemy",
            "1: Oars, 1: 3",
            "hand 0: Flight / hand 1: nothing / score 0: nothing / score 1: nothing \
             / score 2: nothing",
        );
        assert_eq!(after.bottom_of_supply(3, 3), "Optics, Alchemy, Paper");
        assert!(after.sharing_draw());
    }

    #[test]
    fn mass_media_may_name_a_value_that_nobody_has() {
        check(
            "Mass Media",
            "board 0: green Mass Media / hand 0: Oars / score 1: Coal",
            "Oars, 9",
            "hand 0: nothing",
        );
    }

    #[test]
    fn mass_media_names_nothing_without_a_return() {
        check("Mass Media", "board 0: green Mass Media / hand 0: Oars / score 1: Coal", "pass", "");
        check("Mass Media", "board 0: green Mass Media / score 1: Coal", "", "");
    }

    #[test]
    fn mass_media_splays_purple_up() {
        let before = "board 0: green Mass Media; blue Tools, Writing; \
                      purple Mysticism, Philosophy left";
        check(
            "Mass Media",
            before,
            "purple",
            "board 0: green Mass Media; blue Tools, Writing; purple Mysticism, Philosophy up",
        );
        check("Mass Media", before, "pass", "");
    }

    // E148
    #[test]
    fn mass_media_completes_the_empire_of_a_sharer() {
        let tops = "board 1: red Coal; yellow Antibiotics; green Databases; blue Encyclopedia; ";
        let after = check(
            "Mass Media",
            &format!(
                "board 0: green Mass Media / {tops}purple Mysticism, Empiricism / supply 8: Flight"
            ),
            "1: purple",
            &format!(
                "{tops}purple Mysticism, Empiricism up / achievements 1: Empire / hand 0: Flight"
            ),
        );
        assert!(after.sharing_draw());
    }

    // E120
    #[test]
    fn mobility_takes_no_factory_and_no_red_card() {
        check(
            "Mobility",
            "board 0: red Mobility; blue Chemistry \
             / board 1: red Flight; yellow Canning; blue Genetics; purple Lighting \
             / supply 8: Rocketry",
            "",
            "score 0: Genetics, Lighting / scored 0: nothing \
             / board 1: red Flight; yellow Canning / hand 1: Rocketry",
        );
    }

    #[test]
    fn mobility_lets_the_target_pick_among_ties() {
        check(
            "Mobility",
            "board 0: red Mobility / supply 8: Rocketry \
             / board 1: yellow Ecology; green Bicycle; blue Evolution; purple Lighting",
            "1: Evolution",
            "score 0: Ecology, Evolution / board 1: green Bicycle; purple Lighting \
             / hand 1: Rocketry",
        );
    }

    #[test]
    fn mobility_does_not_take_what_it_uncovers() {
        check(
            "Mobility",
            "board 0: red Mobility / board 1: blue Evolution, Genetics / supply 8: Rocketry",
            "",
            "score 0: Genetics / board 1: blue Evolution / hand 1: Rocketry",
        );
    }

    #[test]
    fn mobility_gives_no_eight_when_nothing_moves() {
        check("Mobility", "board 0: red Mobility / board 1: red Flight", "", "");
    }

    #[test]
    fn quantum_theory_draws_and_scores_a_ten_for_two_cards() {
        check(
            "Quantum Theory",
            "board 0: blue Quantum Theory / hand 0: Oars, Tools, Coal \
             / supply 10: Software, Robotics",
            "Coal, Oars",
            "hand 0: Tools, Software / score 0: Robotics / scored 0: 1",
        );
    }

    // E121
    #[test]
    fn quantum_theory_gives_nothing_for_one_card() {
        let before = "board 0: blue Quantum Theory / hand 0: Oars, Tools";
        check("Quantum Theory", before, "Oars, pass", "hand 0: Tools");
        let before = "board 0: blue Quantum Theory / hand 0: Oars";
        check("Quantum Theory", before, "Oars", "hand 0: nothing");
    }

    #[test]
    fn quantum_theory_does_nothing_without_a_return() {
        check("Quantum Theory", "board 0: blue Quantum Theory / hand 0: Oars", "pass", "");
        check("Quantum Theory", "board 0: blue Quantum Theory", "", "");
    }

    // E122
    #[test]
    fn rocketry_returns_score_cards_of_several_opponents() {
        check_at(
            3,
            "Rocketry",
            "board 0: blue Rocketry; purple Railroad / score 0: Paper / score 1: Tools \
             / score 2: Coal",
            "seat 2",
            "score 1: nothing / score 2: nothing",
        );
    }

    #[test]
    fn rocketry_picks_a_back_and_chance_the_card() {
        let after = check(
            "Rocketry",
            "board 0: blue Rocketry / score 1: Optics, Paper, Coal",
            "0: 3, chance: Paper",
            "score 1: Optics, Coal",
        );
        assert_eq!(after.bottom_of_supply(3, 1), "Paper");
    }

    #[test]
    fn rocketry_returns_no_more_than_there_is() {
        let board = "board 0: blue Rocketry; purple Railroad";
        check("Rocketry", &format!("{board} / score 1: Tools"), "", "score 1: nothing");
        check("Rocketry", &format!("{board} / score 0: Tools"), "", "");
    }

    #[test]
    fn rocketry_is_shared() {
        let after = check(
            "Rocketry",
            "board 0: blue Rocketry / board 1: blue Quantum Theory / score 0: Tools, Coal \
             / score 1: Paper / supply 8: Flight",
            "1: 5",
            "score 0: Tools / score 1: nothing / hand 0: Flight",
        );
        assert!(after.sharing_draw());
    }

    #[test]
    fn rocketry_leaves_the_partner_alone() {
        let state = set_up_teams(
            "board 0: blue Rocketry; green Databases / score 1: Tools / score 2: Paper \
             / score 3: Coal",
        );
        let after = activate(state, "Rocketry", "seat 3");
        let left = position::write(&after.state);
        assert!(left.contains("score 2: Paper"));
        assert!(!left.contains("score 1:") && !left.contains("score 3:"));
    }

    // E123
    #[test]
    fn skyscrapers_breaks_a_pile_up() {
        let after = check(
            "Skyscrapers",
            "board 0: yellow Skyscrapers / board 1: blue Writing, Tools, Quantum Theory",
            "",
            "board 0: yellow Skyscrapers; blue Quantum Theory / board 1: nothing / score 1: Tools \
             / scored 1: 1",
        );
        assert_eq!(after.bottom_of_supply(1, 1), "Writing");
    }

    #[test]
    fn skyscrapers_lets_the_target_pick_the_card_and_the_order() {
        let after = check(
            "Skyscrapers",
            "board 0: yellow Skyscrapers; purple Enterprise \
             / board 1: red Flight; green Clothing; blue Writing, Pottery, Tools, Rocketry left",
            "1: Rocketry, 1: Pottery",
            "board 0: yellow Skyscrapers; blue Rocketry; purple Enterprise \
             / board 1: red Flight; green Clothing / score 1: Tools",
        );
        assert_eq!(after.bottom_of_supply(1, 2), "Pottery, Writing");
    }

    #[test]
    fn skyscrapers_scores_nothing_from_under_a_lone_card() {
        check(
            "Skyscrapers",
            "board 0: yellow Skyscrapers / board 1: blue Rocketry",
            "",
            "board 0: yellow Skyscrapers; blue Rocketry / board 1: nothing",
        );
    }

    #[test]
    fn skyscrapers_moves_nothing_without_a_clock_on_top() {
        check(
            "Skyscrapers",
            "board 0: yellow Skyscrapers / board 1: blue Rocketry, Tools; yellow Masonry",
            "",
            "",
        );
    }

    // E124
    #[test]
    fn socialism_takes_the_lowest_cards_of_each_opponent() {
        check_at(
            3,
            "Socialism",
            "board 0: purple Socialism / hand 0: Philosophy, Sailing \
             / hand 1: Gunpowder, Invention, Lighting / hand 2: Currency",
            "yes, Sailing",
            "board 0: green Sailing; purple Philosophy, Socialism / tucked 0: 2 \
             / hand 0: Gunpowder, Invention, Currency / hand 1: Lighting / hand 2: nothing",
        );
    }

    #[test]
    fn socialism_takes_nothing_without_a_purple_card() {
        check(
            "Socialism",
            "board 0: purple Socialism / hand 0: Sailing / hand 1: Gunpowder",
            "yes",
            "board 0: green Sailing; purple Socialism / hand 0: nothing",
        );
    }

    #[test]
    fn socialism_tucks_in_an_order_of_choice_and_can_make_a_monument() {
        check(
            "Socialism",
            "board 0: purple Socialism / hand 0: Sailing, Currency, Archery, Oars, Tools, Masonry",
            "yes, Oars, Archery, Masonry, Currency, Tools",
            "board 0: red Archery, Oars; yellow Masonry; green Sailing, Currency; blue Tools; \
             purple Socialism / hand 0: nothing / tucked 0: 6 / achievements 0: Monument",
        );
    }

    #[test]
    fn socialism_may_be_declined_and_needs_a_hand() {
        check(
            "Socialism",
            "board 0: purple Socialism / hand 0: Philosophy / hand 1: Gunpowder",
            "pass",
            "",
        );
        check("Socialism", "board 0: purple Socialism / hand 1: Gunpowder", "", "");
    }

    #[test]
    fn socialism_leaves_the_partner_alone() {
        let state = set_up_teams(
            "board 0: purple Socialism / hand 0: Philosophy / hand 1: Tools / hand 2: Paper \
             / hand 3: Coal",
        );
        let after = activate(state, "Socialism", "yes");
        let left = position::write(&after.state);
        assert!(left.contains("hand 0: Tools, Coal") && left.contains("hand 2: Paper"));
    }
}
