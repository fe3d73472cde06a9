//! The cards of value 1, in printed order.

use super::Effect;
use crate::ask::Why;
use crate::effect::{Cx, DONE, REPEAT, Run};
use crate::event::{Place, Special};
use crate::face::Icon::{Castle, Crown};
use crate::face::Splay::Left;

pub(super) const EFFECTS: [&[Effect]; 15] = [
    &[agriculture],
    &[archery_demand],
    &[city_states_demand],
    &[clothing_1, clothing_2],
    &[code_of_laws],
    &[domestication],
    &[masonry],
    &[metalworking],
    &[mysticism],
    &[oars_demand, oars],
    &[pottery_1, pottery_2],
    &[sailing],
    &[the_wheel],
    &[tools_1, tools_2],
    &[writing],
];

// R201.
/// You may return one hand card. If you did, draw a card worth one more than the returned card and
/// score it.
fn agriculture(cx: &mut Cx<'_>) -> Run {
    let Some(card) = cx.may_return(cx.hand())? else { return DONE };
    cx.draw_and_score(card.age() + 1)?;
    DONE
}

// R202.
/// They draw a [1]; then the highest card in their hand (the new card counts, and they pick among
/// ties) moves to your hand. Exactly one card moves.
fn archery_demand(cx: &mut Cx<'_>) -> Run {
    cx.draw(1)?;
    cx.give_hand(cx.hand().highest(), Place::Hand(cx.demander()))?;
    DONE
}

// R203.
/// Applies only to players whose board shows at least four castles right now: they move one of
/// their top cards with a castle (their pick) on top of your pile of its color. If a card moved,
/// they draw a [1].
fn city_states_demand(cx: &mut Cx<'_>) -> Run {
    if cx.icons(Castle) < 4 {
        return DONE;
    }
    let to = Place::Board(cx.demander());
    let Some(_) = cx.give_top(cx.tops().with(Castle), to)? else { return DONE };
    cx.draw(1)?;
    DONE
}

// R204.
/// Meld one hand card whose color has no pile on your board. You must if you hold such a card;
/// otherwise nothing happens.
fn clothing_1(cx: &mut Cx<'_>) -> Run {
    let new = cx.hand().except(cx.of_my_colors(cx.hand()));
    cx.meld_from_hand(new)?;
    DONE
}

/// Count the colors that lie on your board and on no opponent's board; draw and score that many
/// [1]s, one by one.
fn clothing_2(cx: &mut Cx<'_>) -> Run {
    let opponents = cx.opponents().iter();
    let own = opponents.fold(cx.colors(), |own, seat| own.minus(cx.colors_of(seat)));
    for _ in own.iter() {
        cx.draw_and_score(1)?;
    }
    DONE
}

// R205.
/// You may tuck one hand card whose color already has a pile on your board. If you did, you may
/// also splay that color left.
fn code_of_laws(cx: &mut Cx<'_>) -> Run {
    let among = cx.of_my_colors(cx.hand());
    let Some(card) = cx.may_pick_hand(Why::Tuck, among)? else { return DONE };
    cx.tuck(card)?;
    cx.may_splay(&[card.color()], Left)?;
    DONE
}

// R206.
/// Meld the lowest card of your hand (you pick among ties), then draw a [1]. You draw even if there
/// was nothing to meld.
fn domestication(cx: &mut Cx<'_>) -> Run {
    cx.meld_from_hand(cx.hand().lowest())?;
    cx.draw(1)?;
    DONE
}

// R207.
/// You may meld as many hand cards with a castle as you like, one after another. If you melded at
/// least four this time, claim the Monument achievement, provided nobody owns it.
fn masonry(cx: &mut Cx<'_>) -> Run {
    let mut melded = 0;
    while let Some(card) = cx.may_pick_hand(Why::Meld, cx.hand().with(Castle))? {
        cx.meld(card)?;
        melded += 1;
    }
    if melded >= 4 {
        cx.claim_special(Special::Monument)?;
    }
    DONE
}

// R208.
/// Draw a [1] and show it. If it has a castle, score it, and the effect starts over; if not, it
/// stays in your hand and the effect stops.
fn metalworking(cx: &mut Cx<'_>) -> Run {
    let card = cx.draw_and_show(1)?;
    if !card.has(Castle) {
        return DONE;
    }
    cx.score(card)?;
    REPEAT
}

// R209.
/// Draw a [1] and show it. If your board has a pile of its color, meld it and then draw another
/// [1]; if not, it stays in your hand. There is no further repetition.
fn mysticism(cx: &mut Cx<'_>) -> Run {
    let card = cx.draw_and_show(1)?;
    if cx.colors().has(card.color()) {
        cx.meld(card)?;
        cx.draw(1)?;
    }
    DONE
}

// R210.
/// They move one hand card with a crown (their pick) to your score pile. Each time a card has
/// moved, they draw a [1] and face the demand once more; it stops when they hold no card with a
/// crown.
fn oars_demand(cx: &mut Cx<'_>) -> Run {
    let to = Place::Score(cx.demander());
    let Some(_) = cx.give_hand(cx.hand().with(Crown), to)? else { return DONE };
    cx.draw(1)?;
    REPEAT
}

/// If the demand of this dogma action moved no card at all, from anyone, draw a [1].
fn oars(cx: &mut Cx<'_>) -> Run {
    if !cx.demand_moved() {
        cx.draw(1)?;
    }
    DONE
}

// R211.
/// You may return one, two or three hand cards. If any went back, draw and score a card whose value
/// is the number of cards you returned.
fn pottery_1(cx: &mut Cx<'_>) -> Run {
    let gone = cx.may_return_up_to(3)?;
    if !gone.is_empty() {
        cx.draw_and_score(gone.len() as u8)?;
    }
    DONE
}

/// You draw a [1].
fn pottery_2(cx: &mut Cx<'_>) -> Run {
    cx.draw(1)?;
    DONE
}

// R212.
/// You draw a [1] and meld it.
fn sailing(cx: &mut Cx<'_>) -> Run {
    cx.draw_and_meld(1)?;
    DONE
}

// R213.
/// You draw a [1], twice.
fn the_wheel(cx: &mut Cx<'_>) -> Run {
    cx.draw_many(1, 2)?;
    DONE
}

// R214.
/// You may return three hand cards. Only if exactly three went back do you draw a [3] and meld it.
/// With one or two cards in hand you may still do it: they all go back, for nothing.
fn tools_1(cx: &mut Cx<'_>) -> Run {
    let Some(_) = cx.may_return(cx.hand())? else { return DONE };
    for _ in 0..2 {
        let Some(card) = cx.pick_hand(Why::Return, cx.hand())? else { return DONE };
        cx.put_back(card)?;
    }
    cx.draw_and_meld(3)?;
    DONE
}

/// You may return a hand card of value 3. If you did, draw a [1], three times.
fn tools_2(cx: &mut Cx<'_>) -> Run {
    let threes = cx.hand().valued(3);
    if threes.is_empty() {
        return DONE;
    }
    let Some(_) = cx.may_return(threes)? else { return DONE };
    cx.draw_many(1, 3)?;
    DONE
}

// R215.
/// You draw a [2], whatever your highest top card is.
fn writing(cx: &mut Cx<'_>) -> Run {
    cx.draw(2)?;
    DONE
}

#[cfg(test)]
mod tests {
    use kernel::{Mover, Seat};

    use crate::card::{Card, Cards};
    use crate::cards::testing::{After, activate, check, check_at, set_up, set_up_teams};
    use crate::event::{Event, How};

    /// The cards that were shown because an effect says so, in order.
    fn shown(after: &After) -> Vec<Card> {
        let shown = |event: &Event| match event {
            Event::Revealed { cards, proof: false, .. } => Some(*cards),
            _ => None,
        };
        after.events.iter().filter_map(shown).flat_map(Cards::iter).collect()
    }

    fn named(names: &[&str]) -> Vec<Card> {
        names.iter().map(|name| Card::named(name).unwrap()).collect()
    }

    // -------------------------------------------------------------- Agriculture

    #[test]
    fn agriculture_returns_and_scores_one_higher() {
        check(
            "Agriculture",
            "board 0: yellow Agriculture / hand 0: Oars, Calendar / supply 3: Paper",
            "Calendar",
            "hand 0: Oars / score 0: Paper / scored 0: 1",
        );
    }

    #[test]
    fn agriculture_may_be_declined() {
        check("Agriculture", "board 0: yellow Agriculture / hand 0: Oars", "pass", "");
    }

    #[test]
    fn agriculture_asks_nothing_of_an_empty_hand() {
        check("Agriculture", "board 0: yellow Agriculture", "", "");
    }

    // E53
    #[test]
    fn agriculture_skips_an_empty_supply_pile() {
        check(
            "Agriculture",
            "board 0: yellow Agriculture / hand 0: Oars / supply 3: Paper / removed: Calendar, \
             Canal Building, Construction, Currency, Fermenting, Mapmaking, Mathematics, \
             Monotheism, Philosophy",
            "Oars",
            "hand 0: nothing / score 0: Paper",
        );
    }

    #[test]
    fn agriculture_with_a_ten_ends_the_game() {
        let after = check(
            "Agriculture",
            "board 0: yellow Agriculture / hand 0: Robotics",
            "Robotics",
            "hand 0: nothing / ending: score",
        );
        assert!(after.is_over());
    }

    // -------------------------------------------------------------- Archery

    // E41
    #[test]
    fn archery_takes_the_highest_card() {
        check(
            "Archery",
            "board 0: red Archery / hand 1: Calendar, Oars / supply 1: Sailing",
            "1: Calendar",
            "hand 0: Calendar / hand 1: Oars, Sailing",
        );
    }

    // E42
    #[test]
    fn archery_takes_the_drawn_card_from_an_empty_hand() {
        check(
            "Archery",
            "board 0: red Archery / supply 1: Sailing",
            "1: Sailing",
            "hand 0: Sailing",
        );
    }

    #[test]
    fn archery_lets_the_target_pick_among_ties_and_takes_one() {
        check(
            "Archery",
            "board 0: red Archery / hand 1: Calendar, Currency / supply 1: Sailing",
            "1: Currency",
            "hand 0: Currency / hand 1: Calendar, Sailing",
        );
    }

    // E27
    #[test]
    fn archery_spares_whoever_shows_as_many_castles() {
        check_at(
            3,
            "Archery",
            "board 0: red Archery / board 1: red Oars / board 2: blue Tools / hand 1: Calendar \
             / hand 2: Currency / supply 1: Sailing",
            "2: Currency",
            "hand 0: Currency / hand 2: Sailing",
        );
    }

    // -------------------------------------------------------------- City States

    // E43
    #[test]
    fn city_states_needs_four_castles_on_the_target() {
        check("City States", "board 0: purple City States / board 1: red Metalworking", "", "");
    }

    // E43
    #[test]
    fn city_states_takes_a_top_card_with_a_castle_and_the_target_draws() {
        check(
            "City States",
            "board 0: purple City States \
             / board 1: red Metalworking; yellow Domestication; blue Pottery / supply 1: Sailing",
            "1: Domestication",
            "board 0: yellow Domestication; purple City States \
             / board 1: red Metalworking; blue Pottery / hand 1: Sailing",
        );
    }

    #[test]
    fn city_states_counts_castles_that_a_splay_shows() {
        check(
            "City States",
            "board 0: purple City States / board 1: red Archery, Metalworking left \
             / supply 1: Sailing",
            "",
            "board 0: red Metalworking; purple City States / board 1: red Archery \
             / hand 1: Sailing",
        );
    }

    #[test]
    fn city_states_moves_nothing_when_no_top_card_has_a_castle() {
        check(
            "City States",
            "board 0: purple City States; green Sailing \
             / board 1: green Mapmaking, The Wheel, Clothing up",
            "",
            "",
        );
    }

    // -------------------------------------------------------------- Clothing

    // E44
    #[test]
    fn clothing_melds_a_new_color_and_scores_for_colors_of_its_own() {
        check(
            "Clothing",
            "board 0: green Clothing / board 1: yellow Masonry / hand 0: Agriculture, The Wheel \
             / supply 1: Oars, Tools",
            "Agriculture",
            "board 0: yellow Agriculture; green Clothing / hand 0: The Wheel / score 0: Oars",
        );
    }

    // E45
    #[test]
    fn clothing_shows_a_hand_without_a_new_color() {
        let after = check(
            "Clothing",
            "board 0: green Clothing / board 1: green The Wheel / hand 0: Sailing, Currency",
            "",
            "",
        );
        assert!(after.proved(0));
    }

    // E157
    #[test]
    fn clothing_shared_without_a_new_color_is_no_change() {
        let after = check(
            "Clothing",
            "board 0: green Clothing; blue Tools \
             / board 1: green Sailing; blue Pottery / hand 1: Writing, Currency",
            "",
            "",
        );
        assert!(after.proved(1));
        assert!(!after.sharing_draw());
    }

    #[test]
    fn clothing_draws_and_scores_once_for_each_color() {
        check_at(
            3,
            "Clothing",
            "board 0: red Oars; yellow Masonry; green Clothing; purple City States \
             / board 1: red Archery / board 2: purple Mysticism / supply 1: Tools, Writing",
            "",
            "score 0: Tools, Writing / scored 0: 2",
        );
    }

    #[test]
    fn clothing_ignores_the_partners_board() {
        let state = set_up_teams(
            "board 0: red Oars; green Clothing / board 1: red Archery / board 2: green The Wheel \
             / supply 1: Tools",
        );
        let after = activate(state, "Clothing", "");
        assert_eq!(after.state.table.points(Seat(0)), 1);
    }

    // -------------------------------------------------------------- Code of Laws

    #[test]
    fn code_of_laws_tucks_and_splays_left() {
        check(
            "Code of Laws",
            "board 0: purple Code of Laws / hand 0: Mysticism, Sailing",
            "Mysticism, purple",
            "board 0: purple Mysticism, Code of Laws left / hand 0: Sailing / tucked 0: 1",
        );
    }

    // E17
    #[test]
    fn code_of_laws_need_not_splay() {
        check(
            "Code of Laws",
            "board 0: yellow Masonry; purple Code of Laws / hand 0: Agriculture",
            "Agriculture, pass",
            "board 0: yellow Agriculture, Masonry; purple Code of Laws / hand 0: nothing",
        );
    }

    #[test]
    fn code_of_laws_offers_no_splay_that_is_there_already() {
        check(
            "Code of Laws",
            "board 0: purple City States, Code of Laws left / hand 0: Mysticism",
            "Mysticism",
            "board 0: purple Mysticism, City States, Code of Laws left / hand 0: nothing",
        );
    }

    #[test]
    fn code_of_laws_may_be_declined() {
        check("Code of Laws", "board 0: purple Code of Laws / hand 0: Mysticism", "pass", "");
    }

    #[test]
    fn code_of_laws_offers_only_colors_on_the_board() {
        let after = check(
            "Code of Laws",
            "board 0: purple City States, Code of Laws / hand 0: Sailing",
            "pass",
            "",
        );
        assert!(!after.proved(0));
    }

    #[test]
    fn code_of_laws_asks_nothing_of_an_empty_hand() {
        check("Code of Laws", "board 0: purple City States, Code of Laws", "", "");
    }

    // -------------------------------------------------------------- Domestication

    #[test]
    fn domestication_melds_the_lowest_card_and_draws() {
        check(
            "Domestication",
            "board 0: yellow Domestication / hand 0: Calendar, Paper / supply 1: Oars",
            "Calendar",
            "board 0: yellow Domestication; blue Calendar / hand 0: Paper, Oars",
        );
    }

    #[test]
    fn domestication_lets_the_actor_pick_among_ties() {
        check(
            "Domestication",
            "board 0: yellow Domestication / hand 0: Calendar, Currency / supply 1: Oars",
            "Currency",
            "board 0: yellow Domestication; green Currency / hand 0: Calendar, Oars",
        );
    }

    // E52
    #[test]
    fn domestication_draws_even_with_an_empty_hand() {
        check(
            "Domestication",
            "board 0: yellow Domestication / supply 1: Oars",
            "",
            "hand 0: Oars",
        );
    }

    // -------------------------------------------------------------- Masonry

    // E46
    #[test]
    fn masonry_with_four_cards_claims_the_monument() {
        check(
            "Masonry",
            "board 0: yellow Masonry \
             / hand 0: Metalworking, Mysticism, The Wheel, Archery, Pottery",
            "Archery, Metalworking, Mysticism, The Wheel, pass",
            "board 0: red Archery, Metalworking; yellow Masonry; green The Wheel; purple Mysticism \
             / hand 0: Pottery / achievements 0: Monument",
        );
    }

    // E46
    #[test]
    fn masonry_does_not_add_up_two_executions() {
        let hand = "board 0: yellow Masonry / hand 0: Metalworking, Mysticism, The Wheel, Archery";
        let first = activate(set_up(2, hand), "Masonry", "Archery, Metalworking, pass");
        let second = activate(first.state, "Masonry", "Mysticism, The Wheel");
        assert!(!second.events.iter().any(|event| matches!(event, Event::Claimed { .. })));
    }

    // E152
    #[test]
    fn masonry_leaves_a_monument_that_is_owned() {
        check(
            "Masonry",
            "board 0: yellow Masonry / achievements 1: Monument \
             / hand 0: Metalworking, Mysticism, The Wheel, Archery, Construction",
            "Archery, Metalworking, Construction, Mysticism, The Wheel",
            "board 0: red Archery, Metalworking, Construction; yellow Masonry; green The Wheel; \
             purple Mysticism / hand 0: nothing",
        );
    }

    #[test]
    fn masonry_lets_a_sharer_claim_first() {
        check(
            "Masonry",
            "board 0: yellow Masonry / board 1: purple Monotheism \
             / hand 0: Metalworking, Mysticism, The Wheel, Archery \
             / hand 1: Oars, Tools, Construction, Domestication / supply 1: Sailing",
            "1: Oars, Tools, Construction, Domestication, 0: Archery, Metalworking, Mysticism, \
             The Wheel",
            "board 0: red Archery, Metalworking; yellow Masonry; green The Wheel; purple Mysticism \
             / board 1: red Oars, Construction; yellow Domestication; blue Tools; \
             purple Monotheism / hand 0: Sailing / hand 1: nothing / achievements 1: Monument",
        );
    }

    // E153
    #[test]
    fn masonry_shared_can_win_the_game_at_once() {
        let after = check(
            "Masonry",
            "board 0: yellow Masonry / board 1: purple Monotheism \
             / hand 0: Metalworking / hand 1: Oars, Tools, Construction, Domestication \
             / achievements 1: 1, 2, 3, 4, 5",
            "1: Oars, Tools, Construction, Domestication",
            "board 1: red Oars, Construction; yellow Domestication; blue Tools; \
             purple Monotheism / hand 1: nothing / achievements 1: 1, 2, 3, 4, 5, Monument \
             / ending: achievements 1",
        );
        assert!(after.is_over());
        assert_eq!(after.asked(), None);
    }

    #[test]
    fn masonry_may_be_declined() {
        check("Masonry", "board 0: yellow Masonry / hand 0: Oars", "pass", "");
    }

    #[test]
    fn masonry_melds_only_cards_with_a_castle() {
        let after = activate(
            set_up(2, "board 0: yellow Masonry / hand 0: Pottery, Sailing"),
            "Masonry",
            "...",
        );
        assert_eq!(after.asked(), Some(Mover::Seat(Seat(0))));
        assert_eq!(after.state.pending.ask.map(|ask| ask.picks.len()), Some(0));
    }

    #[test]
    fn masonry_asks_nothing_of_an_empty_hand() {
        check("Masonry", "board 0: yellow Masonry", "", "");
    }

    // -------------------------------------------------------------- Metalworking

    // E47
    #[test]
    fn metalworking_scores_until_a_card_has_no_castle() {
        let after = check(
            "Metalworking",
            "board 0: red Metalworking / supply 1: Oars, Domestication, Sailing",
            "",
            "score 0: Oars, Domestication / hand 0: Sailing / scored 0: 2",
        );
        assert_eq!(shown(&after), named(&["Oars", "Domestication", "Sailing"]));
    }

    #[test]
    fn metalworking_keeps_a_first_card_without_a_castle() {
        check(
            "Metalworking",
            "board 0: red Metalworking / supply 1: Sailing, Oars",
            "",
            "hand 0: Sailing",
        );
    }

    #[test]
    fn metalworking_counts_for_the_monument() {
        check(
            "Metalworking",
            "board 0: red Metalworking \
             / supply 1: Archery, Domestication, Masonry, Mysticism, Oars, The Wheel, Sailing",
            "",
            "score 0: Archery, Domestication, Masonry, Mysticism, Oars, The Wheel \
             / hand 0: Sailing / achievements 0: Monument",
        );
    }

    // E40, E147
    #[test]
    fn metalworking_twice_in_a_turn_adds_up_for_the_monument() {
        let supply = "board 0: red Metalworking / supply 1: Archery, Domestication, Masonry, \
                      Mysticism, Sailing, Oars, The Wheel, Pottery";
        let first = activate(set_up(2, supply), "Metalworking", "");
        assert_eq!(first.state.table.achievements(Seat(0)), 0);
        let second = activate(first.state, "Metalworking", "");
        assert_eq!(second.state.table.score(Seat(0)).len(), 6);
        assert_eq!(second.state.table.achievements(Seat(0)), 1);
    }

    // -------------------------------------------------------------- Mysticism

    // E48
    #[test]
    fn mysticism_melds_a_color_on_the_board_and_draws_again() {
        let after = check(
            "Mysticism",
            "board 0: purple Mysticism / supply 1: Code of Laws, Pottery",
            "",
            "board 0: purple Mysticism, Code of Laws / hand 0: Pottery",
        );
        assert_eq!(shown(&after), named(&["Code of Laws"]));
    }

    // E48
    #[test]
    fn mysticism_keeps_another_color() {
        let after = check(
            "Mysticism",
            "board 0: purple Mysticism / supply 1: Pottery, Code of Laws",
            "",
            "hand 0: Pottery",
        );
        assert_eq!(shown(&after), named(&["Pottery"]));
    }

    #[test]
    fn mysticism_melds_once_at_most() {
        check(
            "Mysticism",
            "board 0: purple Mysticism / supply 1: Code of Laws, City States, Oars",
            "",
            "board 0: purple Mysticism, Code of Laws / hand 0: City States",
        );
    }

    // -------------------------------------------------------------- Oars

    #[test]
    fn oars_repeats_until_no_crown_is_left() {
        let after = check(
            "Oars",
            "board 0: red Oars / hand 1: Writing, Sailing, Masonry \
             / supply 1: Agriculture, Metalworking",
            "Sailing, Writing",
            "score 0: Sailing, Writing / hand 1: Masonry, Agriculture, Metalworking",
        );
        assert!(after.proved(1));
    }

    // E49
    #[test]
    fn oars_takes_the_drawn_crowns_too_and_scores_nothing() {
        let after = check(
            "Oars",
            "board 0: red Oars / hand 1: Sailing, Tools / supply 1: Code of Laws, Agriculture",
            "1: Sailing, 1: Code of Laws",
            "score 0: Sailing, Code of Laws / hand 1: Tools, Agriculture / scored 0: nothing",
        );
        assert!(after.proved(1));
    }

    #[test]
    fn oars_draws_when_nobody_had_a_crown() {
        let after = check(
            "Oars",
            "board 0: red Oars / hand 1: Tools / supply 1: Agriculture",
            "",
            "hand 0: Agriculture",
        );
        assert!(after.proved(1));
    }

    #[test]
    fn oars_draws_when_nobody_had_a_card() {
        let after =
            check("Oars", "board 0: red Oars / supply 1: Agriculture", "", "hand 0: Agriculture");
        assert!(!after.proved(1));
    }

    // E30
    #[test]
    fn oars_lets_a_sharer_draw_when_no_target_had_a_crown() {
        let after = check_at(
            3,
            "Oars",
            "board 0: red Oars; yellow Masonry / board 1: red Metalworking; green The Wheel \
             / board 2: red Archery / hand 2: Tools / supply 1: Agriculture, Writing, Pottery",
            "",
            "hand 0: Writing, Pottery / hand 1: Agriculture",
        );
        assert!(after.proved(2));
        assert!(after.sharing_draw());
    }

    // E31
    #[test]
    fn oars_draws_for_nobody_when_any_target_gave_a_card() {
        let after = check_at(
            3,
            "Oars",
            "board 0: red Oars; yellow Masonry / board 1: red Metalworking; green The Wheel \
             / board 2: red Archery / hand 2: Sailing / supply 1: Agriculture",
            "2: Sailing",
            "score 0: Sailing / hand 2: Agriculture",
        );
        assert!(!after.sharing_draw());
    }

    #[test]
    fn oars_remembers_a_card_of_an_earlier_target() {
        check_at(
            3,
            "Oars",
            "board 0: red Oars / hand 1: Sailing / hand 2: Tools / supply 1: Agriculture",
            "1: Sailing",
            "score 0: Sailing / hand 1: Agriculture",
        );
    }

    // -------------------------------------------------------------- Pottery

    // E50
    #[test]
    fn pottery_returns_three_and_scores_a_three() {
        check(
            "Pottery",
            "board 0: blue Pottery / hand 0: Oars, Calendar, Sailing, Tools \
             / supply 3: Paper / supply 1: Writing",
            "Oars, Calendar, Sailing",
            "hand 0: Tools, Writing / score 0: Paper / scored 0: 1",
        );
    }

    #[test]
    fn pottery_may_stop_after_one_or_two() {
        check(
            "Pottery",
            "board 0: blue Pottery / hand 0: Oars, Sailing, Tools / supply 2: Calendar \
             / supply 1: Writing",
            "Oars, Sailing, pass",
            "hand 0: Tools, Writing / score 0: Calendar",
        );
        check(
            "Pottery",
            "board 0: blue Pottery / hand 0: Oars, Tools / supply 1: Agriculture, Writing",
            "Oars, pass",
            "hand 0: Tools, Writing / score 0: Agriculture",
        );
    }

    // E50
    #[test]
    fn pottery_without_a_return_only_draws() {
        check(
            "Pottery",
            "board 0: blue Pottery / hand 0: Oars / supply 1: Writing",
            "pass",
            "hand 0: Oars, Writing",
        );
    }

    #[test]
    fn pottery_draws_with_an_empty_hand() {
        check("Pottery", "board 0: blue Pottery / supply 1: Writing", "", "hand 0: Writing");
    }

    // E160
    #[test]
    fn pottery_returns_in_the_order_of_the_picks() {
        let after = activate(
            set_up(2, "board 0: blue Pottery / hand 0: Oars, Sailing, Tools"),
            "Pottery",
            "Tools, Oars, pass",
        );
        let pile: Vec<Card> = after.state.table.supply_cards(1).collect();
        assert!(pile.ends_with(&named(&["Tools", "Oars"])));
    }

    // -------------------------------------------------------------- Sailing

    #[test]
    fn sailing_draws_and_melds() {
        check(
            "Sailing",
            "board 0: green Sailing / supply 1: The Wheel",
            "",
            "board 0: green Sailing, The Wheel",
        );
    }

    // E26
    #[test]
    fn sailing_is_shared_clockwise_and_gives_one_sharing_draw() {
        let after = check_at(
            4,
            "Sailing",
            "board 0: green Sailing / board 1: red Oars / board 2: green Mapmaking \
             / board 3: purple Code of Laws; blue Writing \
             / supply 1: Agriculture, Archery, Pottery, Tools",
            "",
            "board 0: green Sailing; blue Pottery / board 2: yellow Agriculture; green Mapmaking \
             / board 3: red Archery; blue Writing; purple Code of Laws / hand 0: Tools",
        );
        let draws = after.events.iter().filter(|event| matches!(event, Event::SharingDraw { .. }));
        assert_eq!(draws.count(), 1);
    }

    // -------------------------------------------------------------- The Wheel

    #[test]
    fn the_wheel_draws_twice() {
        let after = check(
            "The Wheel",
            "board 0: green The Wheel / supply 1: Oars, Tools",
            "",
            "hand 0: Oars, Tools",
        );
        let drawn = |event: &&Event| matches!(event, Event::Moved { how: How::Draw, .. });
        assert_eq!(after.events.iter().filter(drawn).count(), 2);
    }

    // E156
    #[test]
    fn the_wheel_shared_by_the_partner_alone_gives_no_sharing_draw() {
        let state = set_up_teams("board 0: green The Wheel / board 2: red Metalworking");
        let after = activate(state, "The Wheel", "");
        assert_eq!(after.state.table.hand(Seat(2)).len(), 2);
        assert_eq!(after.state.table.hand(Seat(0)).len(), 2);
        assert!(!after.sharing_draw());
    }

    // -------------------------------------------------------------- Tools

    #[test]
    fn tools_returns_three_and_melds_a_three() {
        check(
            "Tools",
            "board 0: blue Tools / hand 0: Oars, Sailing, Calendar, Pottery / supply 3: Paper",
            "Oars, Calendar, Sailing",
            "board 0: green Paper; blue Tools / hand 0: Pottery",
        );
    }

    // E51
    #[test]
    fn tools_returns_two_cards_for_nothing() {
        check(
            "Tools",
            "board 0: blue Tools / hand 0: Oars, Sailing",
            "Sailing, Oars",
            "hand 0: nothing",
        );
    }

    #[test]
    fn tools_cannot_stop_before_three() {
        let after = activate(
            set_up(2, "board 0: blue Tools / hand 0: Oars, Sailing, Calendar, Pottery"),
            "Tools",
            "Oars, Sailing, ...",
        );
        assert_eq!(after.state.pending.ask.map(|ask| ask.may_pass), Some(false));
    }

    #[test]
    fn tools_may_be_declined_effect_by_effect() {
        check(
            "Tools",
            "board 0: blue Tools / hand 0: Paper, Oars / supply 1: Sailing, Pottery, Agriculture",
            "pass, Paper",
            "hand 0: Oars, Sailing, Pottery, Agriculture",
        );
        check("Tools", "board 0: blue Tools / hand 0: Paper, Oars", "pass, pass", "");
    }

    #[test]
    fn tools_wants_exactly_a_three_for_its_second_effect() {
        check("Tools", "board 0: blue Tools / hand 0: Calendar, Gunpowder", "pass", "");
    }

    #[test]
    fn tools_asks_nothing_of_an_empty_hand() {
        check("Tools", "board 0: blue Tools", "", "");
    }

    // -------------------------------------------------------------- Writing

    #[test]
    fn writing_draws_a_two_whatever_lies_on_top() {
        check(
            "Writing",
            "board 0: red Gunpowder; blue Writing / supply 2: Calendar",
            "",
            "hand 0: Calendar",
        );
    }

    // E12
    #[test]
    fn writing_shared_takes_the_last_two_before_the_activator() {
        check(
            "Writing",
            "board 0: blue Writing / board 1: blue Tools / supply 1: Oars / supply 2: Calendar \
             / supply 3: Paper / removed: Canal Building, Construction, Currency, Fermenting, \
             Mapmaking, Mathematics, Monotheism, Philosophy",
            "",
            "hand 0: Paper, Oars / hand 1: Calendar",
        );
    }
}
