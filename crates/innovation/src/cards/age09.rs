//! The cards of value 9, in printed order.

use super::Effect;
use crate::ask::Why;
use crate::card::{Card, Cards};
use crate::effect::{ABORT, Cx, DONE, Run, execute};
use crate::event::Place;
use crate::face::Color::{Blue, Green, Purple, Red, Yellow};
use crate::face::Icon::Leaf;
use crate::face::Splay::Up;

pub(super) const EFFECTS: [&[Effect]; 10] = [
    &[collaboration_demand, collaboration],
    &[composites_demand],
    &[computers_1, computers_2],
    &[ecology],
    &[fission_demand, fission],
    &[genetics],
    &[satellites_1, satellites_2, satellites_3],
    &[services_demand],
    &[specialization_1, specialization_2],
    &[suburbia],
];

const FISSION: Card = Card(89);

// R286.
/// They draw a [9], twice, and show both cards. You pick one of them, which goes on top of your
/// pile of its color; they meld the other on their own board.
fn collaboration_demand(cx: &mut Cx<'_>) -> Run {
    let both = Cards::only(cx.draw(9)?).plus(cx.draw(9)?);
    cx.show(both)?;
    let Some(taken) = cx.pick_by(cx.demander(), Why::Take, both)? else { return DONE };
    cx.transfer(taken, Place::Board(cx.demander()))?;
    cx.meld_all(both.minus(taken))?;
    DONE
}

/// If your green pile holds at least ten cards, you win the game on the spot.
fn collaboration(cx: &mut Cx<'_>) -> Run {
    if cx.height(Green) >= 10 {
        cx.win(cx.actor())?;
    }
    DONE
}

// R287.
/// They pick one hand card to keep and move all the others to your hand. In addition the highest
/// card of their score pile (they pick among ties) moves to your score pile.
fn composites_demand(cx: &mut Cx<'_>) -> Run {
    if cx.hand().len() > 1
        && let Some(kept) = cx.pick_hand(Why::Keep, cx.hand())?
    {
        cx.transfer_all(cx.hand().minus(kept), Place::Hand(cx.demander()))?;
    }
    cx.give_score(cx.score_pile().highest(), Place::Score(cx.demander()))?;
    DONE
}

// R288.
/// You may splay red up or green up, one of the two.
fn computers_1(cx: &mut Cx<'_>) -> Run {
    cx.may_splay(&[Red, Green], Up)?;
    DONE
}

/// Draw a [10] and meld it, then carry out its effects other than demands alone; nobody shares
/// them.
fn computers_2(cx: &mut Cx<'_>) -> Run {
    execute(cx.draw_and_meld(10)?)
}

// R289.
/// You may return one hand card. If you did, score one hand card if any is left, and draw a [10],
/// twice.
fn ecology(cx: &mut Cx<'_>) -> Run {
    let Some(_) = cx.may_return(cx.hand())? else { return DONE };
    cx.score_from_hand(cx.hand())?;
    cx.draw_many(10, 2)?;
    DONE
}

// R290.
/// They draw a [10] and show it. If it is red, all cards in all hands, on all boards and in all
/// score piles leave the game forever, and the dogma action ends at that very moment. If it is not
/// red, it stays in their hand.
fn fission_demand(cx: &mut Cx<'_>) -> Run {
    if cx.draw_and_show(10)?.color() != Red {
        return DONE;
    }
    cx.fission()?;
    ABORT
}

/// Return one top card of your choice from any player's board, your own included, except Fission
/// itself. Then draw a [10].
fn fission(cx: &mut Cx<'_>) -> Run {
    let tops = cx.tops_among(cx.all_seats()).minus(FISSION);
    if let Some(card) = cx.pick(Why::Return, tops)? {
        cx.put_back_from(card, cx.board_of(card))?;
    }
    cx.draw(10)?;
    DONE
}

// R291.
/// Draw a [10] and meld it, then score every card that lies beneath it in that pile.
fn genetics(cx: &mut Cx<'_>) -> Run {
    let card = cx.draw_and_meld(10)?;
    cx.score_all(cx.pile(card.color()).minus(card))?;
    DONE
}

// R292.
/// Return your whole hand, in an order of your choice, and draw an [8], three times.
fn satellites_1(cx: &mut Cx<'_>) -> Run {
    cx.put_back_all(cx.hand())?;
    cx.draw_many(8, 3)?;
    DONE
}

/// You may splay purple up.
fn satellites_2(cx: &mut Cx<'_>) -> Run {
    cx.may_splay(&[Purple], Up)?;
    DONE
}

/// Meld one hand card of your choice, then carry out each of its effects other than demands alone;
/// nobody shares them.
fn satellites_3(cx: &mut Cx<'_>) -> Run {
    let Some(card) = cx.meld_from_hand(cx.hand())? else { return DONE };
    execute(card)
}

// R293.
/// All cards tied for highest value in their score pile move to your hand. If any moved, a top card
/// without a leaf (their pick) moves from your board to their hand.
fn services_demand(cx: &mut Cx<'_>) -> Run {
    let (target, demander) = (cx.actor(), cx.demander());
    let highest = cx.score_pile().highest();
    if highest.is_empty() {
        return DONE;
    }
    cx.transfer_all(highest, Place::Hand(demander))?;
    if let Some(card) = cx.pick(Why::Take, cx.tops_of(demander).without(Leaf))? {
        cx.transfer_from(card, Place::Board(demander), Place::Hand(target))?;
    }
    DONE
}

// R294.
/// Show one hand card; with an empty hand nothing happens. The top card of that color on each
/// opponent's board moves to your hand.
fn specialization_1(cx: &mut Cx<'_>) -> Run {
    let to = Place::Hand(cx.actor());
    let Some(shown) = cx.pick_hand(Why::Show, cx.hand())? else { return DONE };
    cx.show(Cards::only(shown))?;
    for seat in cx.opponents_clockwise() {
        if let Some(card) = cx.top_of(seat, shown.color()) {
            cx.transfer_from(card, Place::Board(seat), to)?;
        }
    }
    DONE
}

/// You may splay yellow up or blue up, one of the two.
fn specialization_2(cx: &mut Cx<'_>) -> Run {
    cx.may_splay(&[Yellow, Blue], Up)?;
    DONE
}

// R295.
/// You may tuck any number of hand cards. For each card tucked, draw and score a [1].
fn suburbia(cx: &mut Cx<'_>) -> Run {
    let mut tucked = 0;
    while let Some(card) = cx.may_pick_hand(Why::Tuck, cx.hand())? {
        cx.tuck(card)?;
        tucked += 1;
    }
    for _ in 0..tucked {
        cx.draw_and_score(1)?;
    }
    DONE
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::{FISSION, satellites_3};
    use crate::card::Card;
    use crate::cards::testing::{After, activate, check, check_at, set_up, set_up_teams};
    use crate::effect::DONE;
    use crate::event::{Event, How};

    /// The cards that were shown because an effect said so.
    fn shown(after: &After) -> Vec<String> {
        let names = |event: &Event| match event {
            Event::Revealed { cards, proof: false, .. } => {
                Some(cards.iter().map(Card::name).collect::<Vec<_>>().join(", "))
            }
            _ => None,
        };
        after.events.iter().filter_map(names).collect()
    }

    /// Whether any effect was carried out by a seat alone.
    fn nested(after: &After) -> bool {
        after.events.iter().any(|event| matches!(event, Event::EffectStarted { alone: true, .. }))
    }

    fn at(after: &After, what: impl Fn(&Event) -> bool) -> usize {
        after.events.iter().position(what).expect("it happened")
    }

    // E125
    #[test]
    fn collaboration_lets_the_demander_pick_and_counts_as_nothing() {
        let after = check(
            "Collaboration",
            "board 0: green Collaboration / supply 9: Computers, Genetics",
            "0: Computers",
            "board 0: green Collaboration; blue Computers / board 1: blue Genetics \
             / scored 0: nothing / tucked 0: nothing / scored 1: nothing / tucked 1: nothing",
        );
        assert_eq!(shown(&after), ["Computers, Genetics"]);
        let transfer = at(&after, |e| matches!(e, Event::Moved { how: How::Transfer, .. }));
        let meld = at(&after, |e| matches!(e, Event::Moved { how: How::Meld, .. }));
        assert!(transfer < meld);
    }

    #[test]
    fn collaboration_asks_each_target_in_turn() {
        check_at(
            3,
            "Collaboration",
            "board 0: green Collaboration / supply 9: Computers, Genetics, Fission, Ecology",
            "0: Genetics, 0: Ecology",
            "board 0: yellow Ecology; green Collaboration; blue Genetics / board 1: blue Computers \
             / board 2: red Fission",
        );
    }

    const NINE_GREEN: &str = "green Clothing, Sailing, The Wheel, Currency, Mapmaking, Compass, \
                              Paper, Invention, Navigation";

    #[test]
    fn collaboration_wins_with_ten_green_cards() {
        let before = format!("board 0: {NINE_GREEN}, Collaboration / board 1: red Optics");
        check("Collaboration", &before, "", "ending: card 0");
    }

    #[test]
    fn collaboration_wins_nothing_with_nine_green_cards() {
        let before = format!("board 0: {NINE_GREEN} / board 1: red Optics");
        let before = before.replace("Navigation", "Collaboration");
        check("Collaboration", &before, "", "ending: nothing");
    }

    #[test]
    fn collaboration_can_be_won_by_a_sharer() {
        let before = format!(
            "board 0: green Collaboration / board 1: {NINE_GREEN}, Measurement; red Optics"
        );
        check("Collaboration", &before, "", "ending: card 1");
    }

    #[test]
    fn composites_leaves_one_hand_card() {
        check(
            "Composites",
            "board 0: red Composites / hand 1: Tools, Oars, Calendar",
            "1: Oars",
            "hand 0: Tools, Calendar / hand 1: Oars",
        );
    }

    // E126
    #[test]
    fn composites_moves_one_highest_score_card_also_where_no_hand_card_moves() {
        check(
            "Composites",
            "board 0: red Composites / hand 1: Tools / score 1: Coal, Physics, Oars",
            "1: Physics",
            "score 0: Physics / score 1: Coal, Oars / scored 0: nothing",
        );
    }

    #[test]
    fn composites_does_nothing_to_who_has_nothing() {
        let after = check("Composites", "board 0: red Composites", "", "");
        assert!(!after.proved(1));
    }

    // E127
    #[test]
    fn computers_splays_one_of_two_and_carries_out_no_demand() {
        let after = check(
            "Computers",
            "board 0: red Archery, Oars; green Sailing, The Wheel; blue Computers / hand 1: Tools \
             / score 1: Coal / supply 10: Databases",
            "green",
            "board 0: red Archery, Oars; green Sailing, The Wheel, Databases up; blue Computers",
        );
        assert!(!nested(&after));
    }

    #[test]
    fn computers_may_leave_the_splay() {
        check(
            "Computers",
            "board 0: red Archery, Oars; blue Computers / supply 10: Databases",
            "pass",
            "board 0: red Archery, Oars; green Databases; blue Computers",
        );
    }

    #[test]
    fn computers_carries_out_the_drawn_card_alone() {
        let after = check(
            "Computers",
            "board 0: blue Computers / hand 0: Tools / supply 10: Stem Cells \
             / board 1: yellow Agriculture / hand 1: Oars",
            "0: yes",
            "board 0: yellow Stem Cells; blue Computers / hand 0: nothing / score 0: Tools",
        );
        assert!(nested(&after) && !after.sharing_draw());
    }

    #[test]
    fn computers_carried_out_by_a_sharer_leads_to_the_sharing_draw() {
        let after = check(
            "Computers",
            "board 0: blue Computers / board 1: blue Rocketry / hand 1: Oars \
             / supply 10: Stem Cells, Databases, Robotics",
            "1: yes",
            "board 0: green Databases; blue Computers / hand 0: Robotics / hand 1: nothing \
             / board 1: yellow Stem Cells; blue Rocketry / score 1: Oars",
        );
        assert!(after.sharing_draw());
    }

    #[test]
    fn computers_ends_the_game_where_no_card_is_left_to_draw() {
        check(
            "Computers",
            "board 0: blue Computers / removed: A.I., Bioengineering, Databases, Globalization, \
             Miniaturization, Robotics, Self Service, Software, Stem Cells, The Internet",
            "",
            "ending: score",
        );
    }

    #[test]
    fn ecology_returns_scores_and_draws_twice() {
        check(
            "Ecology",
            "board 0: yellow Ecology / hand 0: Oars, Tools, Writing \
             / supply 10: Databases, Software",
            "Oars, Tools",
            "hand 0: Writing, Databases, Software / score 0: Tools / scored 0: 1",
        );
    }

    // E128
    #[test]
    fn ecology_draws_twice_also_where_nothing_is_left_to_score() {
        check(
            "Ecology",
            "board 0: yellow Ecology / hand 0: Oars / supply 10: Databases, Software",
            "Oars",
            "hand 0: Databases, Software",
        );
    }

    #[test]
    fn ecology_can_be_passed() {
        check("Ecology", "board 0: yellow Ecology / hand 0: Oars", "pass", "");
    }

    #[test]
    fn ecology_does_nothing_with_an_empty_hand() {
        check("Ecology", "board 0: yellow Ecology", "", "");
    }

    #[test]
    fn fission_is_the_card_that_fission_excepts() {
        assert_eq!(FISSION.name(), "Fission");
    }

    // E129
    #[test]
    fn fission_removes_everything_but_achievements_and_ends_the_action() {
        let after = check_at(
            3,
            "Fission",
            "board 0: red Fission; blue Pottery, Tools left / board 1: green Sailing \
             / hand 2: Oars / score 1: Coal / achievements 0: 1 / achievements 1: Monument \
             / supply 10: Robotics, Databases, A.I.",
            "",
            "board 0: nothing / board 1: nothing / score 1: nothing / hand 2: nothing \
             / removed: Oars, Pottery, Sailing, Tools, Coal, Fission, Robotics \
             / turn: 0 / actions: 1",
        );
        assert_eq!(shown(&after), ["Robotics"]);
        assert!(after.events.contains(&Event::DogmaEnded { aborted: true }));
        assert_eq!(after.state.table.supply_top(10), Card::named("Databases"));
    }

    #[test]
    fn fission_leaves_a_sharer_no_second_effect_once_it_was_cut_short() {
        let after = check_at(
            3,
            "Fission",
            "board 0: red Fission / board 2: blue Rocketry / supply 10: Robotics, Databases",
            "",
            "board 0: nothing / board 2: nothing / removed: Rocketry, Fission, Robotics",
        );
        assert!(!after.sharing_draw());
    }

    // E130
    #[test]
    fn fission_returns_nothing_where_it_lies_alone_and_the_target_keeps_what_is_not_red() {
        let after = check(
            "Fission",
            "board 0: red Fission / supply 10: Databases, Software",
            "",
            "hand 0: Software / hand 1: Databases",
        );
        assert_eq!(shown(&after), ["Databases"]);
    }

    #[test]
    fn fission_returns_a_top_card_from_any_board() {
        let after = check(
            "Fission",
            "board 0: red Fission; yellow Agriculture / board 1: green Sailing, The Wheel \
             / supply 10: Databases, Software",
            "0: The Wheel",
            "hand 0: Software / board 1: green Sailing / hand 1: Databases",
        );
        assert_eq!(after.bottom_of_supply(1, 1), "The Wheel");
    }

    #[test]
    fn fission_may_hit_a_card_of_the_actor() {
        check(
            "Fission",
            "board 0: red Fission; yellow Agriculture / supply 10: Databases, Software",
            "",
            "board 0: red Fission / hand 0: Software / hand 1: Databases",
        );
    }

    #[test]
    fn fission_shares_its_second_effect() {
        let after = check(
            "Fission",
            "board 0: red Fission; yellow Agriculture / board 1: blue Rocketry \
             / supply 9: Genetics / supply 10: Databases, Software",
            "1: Agriculture",
            "board 0: red Fission / board 1: nothing / hand 1: Databases \
             / hand 0: Software, Genetics",
        );
        assert!(after.sharing_draw());
    }

    // E131
    #[test]
    fn genetics_scores_everything_beneath() {
        check(
            "Genetics",
            "board 0: blue Pottery, Tools, Writing, Calendar, Mathematics, Genetics \
             / supply 10: Software",
            "",
            "board 0: blue Software / achievements 0: Monument / scored 0: 6 \
             / score 0: Pottery, Tools, Writing, Calendar, Mathematics, Genetics",
        );
    }

    #[test]
    fn genetics_scores_nothing_beneath_a_card_of_a_new_color() {
        check(
            "Genetics",
            "board 0: blue Tools, Genetics / supply 10: Databases",
            "",
            "board 0: green Databases; blue Tools, Genetics",
        );
    }

    #[test]
    fn satellites_returns_the_hand_in_an_order_and_draws_three() {
        let after = check(
            "Satellites",
            "board 0: green Satellites / hand 0: Oars, Tools, Calendar \
             / supply 8: Mobility, Skyscrapers, Rocketry",
            "Tools, Skyscrapers",
            "board 0: yellow Skyscrapers; green Satellites / hand 0: Mobility, Rocketry",
        );
        assert_eq!(after.bottom_of_supply(1, 2), "Tools, Oars");
        assert_eq!(after.bottom_of_supply(2, 1), "Calendar");
        assert!(!nested(&after));
    }

    #[test]
    fn satellites_draws_three_also_with_an_empty_hand_and_may_splay_purple() {
        check(
            "Satellites",
            "board 0: green Satellites; purple Mysticism, Education \
             / supply 8: Mobility, Skyscrapers, Rocketry",
            "purple, Mobility",
            "board 0: red Mobility; green Satellites; purple Mysticism, Education up \
             / hand 0: Skyscrapers, Rocketry",
        );
    }

    #[test]
    fn satellites_may_leave_the_splay() {
        check(
            "Satellites",
            "board 0: green Satellites; purple Mysticism, Education \
             / supply 8: Mobility, Skyscrapers, Rocketry",
            "pass, Mobility",
            "board 0: red Mobility; green Satellites; purple Mysticism, Education \
             / hand 0: Skyscrapers, Rocketry",
        );
    }

    // E132
    #[test]
    fn satellites_carries_out_the_melded_card_alone() {
        check(
            "Satellites",
            "board 0: red Archery, Oars up; green Sailing, Satellites \
             / board 1: red Metalworking, Optics; green Bicycle \
             / supply 8: Flight, Mobility, Skyscrapers",
            "0: Flight, 0: green",
            "board 0: red Archery, Oars, Flight up; green Sailing, Satellites up \
             / hand 0: Mobility, Skyscrapers",
        );
    }

    #[test]
    fn satellites_melds_nothing_from_an_empty_hand() {
        let mut state = set_up(2, "board 0: green Satellites");
        assert_eq!(state.directly(Seat(0), &mut kernel::EventSink::none(), satellites_3), DONE);
    }

    // E133
    #[test]
    fn services_takes_all_the_highest_and_gives_a_top_card_without_a_leaf() {
        check(
            "Services",
            "board 0: blue Computers; purple Services / score 1: Flight, Mobility, Paper",
            "",
            "board 0: purple Services / hand 0: Flight, Mobility / hand 1: Computers \
             / score 1: Paper",
        );
    }

    #[test]
    fn services_lets_the_target_pick_the_top_card() {
        check(
            "Services",
            "board 0: red Oars; blue Computers; purple Services / score 1: Paper",
            "1: Oars",
            "board 0: blue Computers; purple Services / hand 0: Paper / hand 1: Oars \
             / score 1: nothing",
        );
    }

    #[test]
    fn services_gives_nothing_where_every_top_card_bears_a_leaf() {
        check(
            "Services",
            "board 0: purple Services / score 1: Paper",
            "",
            "hand 0: Paper / score 1: nothing",
        );
    }

    #[test]
    fn services_does_nothing_to_an_empty_score_pile() {
        check("Services", "board 0: blue Computers; purple Services", "", "");
    }

    #[test]
    fn services_asks_each_target_on_the_board_that_the_last_one_left() {
        check_at(
            3,
            "Services",
            "board 0: red Oars; blue Computers; purple Services / score 1: Paper / score 2: Coal",
            "1: Computers",
            "board 0: purple Services / hand 0: Paper, Coal / hand 1: Computers / hand 2: Oars \
             / score 1: nothing / score 2: nothing",
        );
    }

    // E28
    #[test]
    fn specialization_goes_on_where_it_was_taken_away_itself() {
        let after = check(
            "Specialization",
            "board 0: purple Specialization / hand 0: Gunpowder / board 1: red Coal \
             / hand 1: Enterprise / supply 1: Tools",
            "1: Enterprise, 0: Gunpowder",
            "board 0: nothing / hand 0: Gunpowder, Coal, Tools / board 1: nothing \
             / hand 1: Enterprise, Specialization",
        );
        assert!(after.sharing_draw());
        assert_eq!(shown(&after), ["Enterprise", "Gunpowder"]);
        let started = |event: &&Event| matches!(event, Event::EffectStarted { .. });
        assert_eq!(after.events.iter().filter(started).count(), 4);
    }

    // E34
    #[test]
    fn specialization_shown_by_a_sharer_is_a_change() {
        let after = check(
            "Specialization",
            "board 0: purple Specialization / board 1: yellow Agriculture, Canning \
             / hand 1: Oars / supply 9: Genetics",
            "1: Oars, 1: pass",
            "hand 0: Genetics",
        );
        assert!(after.sharing_draw());
    }

    #[test]
    fn specialization_takes_the_top_card_of_every_opponent() {
        check_at(
            3,
            "Specialization",
            "board 0: red Archery; purple Specialization / hand 0: Oars, Tools \
             / board 1: red Metalworking, Optics; blue Pottery / board 2: red Construction",
            "Oars",
            "hand 0: Oars, Tools, Optics, Construction / board 1: red Metalworking; blue Pottery \
             / board 2: nothing",
        );
    }

    #[test]
    fn specialization_leaves_the_partner_alone() {
        let before = "board 0: purple Specialization / hand 0: Oars / board 1: red Metalworking / \
                      board 2: red Optics / board 3: red Construction";
        let after = activate(set_up_teams(before), "Specialization", "Oars");
        let hand: Vec<&str> = after.state.table.hand(Seat(0)).iter().map(Card::name).collect();
        assert_eq!(hand, ["Metalworking", "Oars", "Construction"]);
    }

    #[test]
    fn specialization_takes_nothing_with_an_empty_hand_but_may_splay() {
        check(
            "Specialization",
            "board 0: yellow Agriculture, Masonry; blue Tools, Pottery; purple Specialization \
             / board 1: red Optics",
            "blue",
            "board 0: yellow Agriculture, Masonry; blue Tools, Pottery up; purple Specialization",
        );
    }

    #[test]
    fn specialization_may_leave_the_splay() {
        check(
            "Specialization",
            "board 0: yellow Agriculture, Masonry; purple Specialization",
            "pass",
            "",
        );
    }

    // E134
    #[test]
    fn suburbia_makes_a_monument_of_six_tucked_cards_before_it_scores() {
        let after = check(
            "Suburbia",
            "board 0: yellow Suburbia \
             / hand 0: Calendar, Construction, Currency, Monotheism, Mathematics, Mapmaking \
             / supply 1: Archery, Oars, Tools, Writing, Pottery, Sailing",
            "Calendar, Construction, Currency, Monotheism, Mathematics, Mapmaking",
            "board 0: red Construction; yellow Suburbia; green Mapmaking, Currency; \
             blue Mathematics, Calendar; purple Monotheism / hand 0: nothing \
             / score 0: Archery, Oars, Tools, Writing, Pottery, Sailing \
             / achievements 0: Monument / tucked 0: 6 / scored 0: 6",
        );
        let claimed = at(&after, |event| matches!(event, Event::Claimed { .. }));
        assert!(claimed < at(&after, |e| matches!(e, Event::Moved { how: How::Score, .. })));
    }

    #[test]
    fn suburbia_scores_as_many_as_were_tucked() {
        check(
            "Suburbia",
            "board 0: yellow Suburbia / hand 0: Agriculture, Calendar, Oars \
             / supply 1: Tools, Sailing",
            "Calendar, Agriculture, pass",
            "board 0: yellow Agriculture, Suburbia; blue Calendar / hand 0: Oars \
             / score 0: Tools, Sailing",
        );
    }

    #[test]
    fn suburbia_scores_higher_cards_once_the_lowest_are_gone() {
        check(
            "Suburbia",
            "board 0: yellow Suburbia / hand 0: Calendar / supply 2: Fermenting \
             / removed: Agriculture, Archery, City States, Clothing, Code of Laws, Domestication, \
             Masonry, Metalworking, Mysticism, Oars, Pottery, Sailing, The Wheel, Tools",
            "Calendar",
            "board 0: yellow Suburbia; blue Calendar / hand 0: nothing / score 0: Fermenting",
        );
    }

    #[test]
    fn suburbia_can_be_passed() {
        check("Suburbia", "board 0: yellow Suburbia / hand 0: Calendar", "pass", "");
    }

    #[test]
    fn suburbia_does_nothing_with_an_empty_hand() {
        check("Suburbia", "board 0: yellow Suburbia", "", "");
    }
}
