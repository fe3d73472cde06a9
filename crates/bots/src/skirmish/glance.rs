//! How moves look at a glance, without trying them: for play-outs and for the order of a search.

use ::skirmish::{Card, FACES, Lane, Move, Pick, Slot, State};
use kernel::Seat;

/// What an action does, where a glance can tell. Actions stand in the catalogue in this order.
#[derive(Clone, Copy)]
enum ActionKind {
    Kill,
    Fight,
    Buff(i16),
    Damage(i16),
    Bounce,
    Slots,
    Shift,
}

const ACTION_KINDS: [ActionKind; 9] = [
    ActionKind::Kill,
    ActionKind::Fight,
    ActionKind::Buff(3),
    ActionKind::Damage(2),
    ActionKind::Shift,
    ActionKind::Slots,
    ActionKind::Damage(1),
    ActionKind::Damage(3),
    ActionKind::Bounce,
];

/// What the abilities of a unit add to it when it is deployed, in points of power.
const EXTRA: [(&str, i8); 50] = [
    ("acolyte_of_spring", 3),
    ("courageous_cadet", 3),
    ("friendly_fortifier", 1),
    ("grid_disruptor", 3),
    ("lone_jackal", 2),
    ("loyalty_weaver", 1),
    ("matrix_attendent", 2),
    ("mirrage_maker", 3),
    ("oasis_chaser", 1),
    ("peace_enforcer", 1),
    ("scrap_collector", 2),
    ("seed_spreader", 2),
    ("shock_bandit", 3),
    ("squad_leader", 3),
    ("unstable_core", -2),
    ("waste_spiller", 2),
    ("evertree", 2),
    ("infinite_replicator", 3),
    ("mirror_image", 2),
    ("noble_defender", 1),
    ("nulloperative", 0),
    ("reflex_daemon", 3),
    ("storage_servant", 2),
    ("system_router", 2),
    ("vampiric_marauder", 2),
    ("void_administrator", 1),
    ("acolyte", 1),
    ("apprentice", 0),
    ("archer", 2),
    ("bard", 3),
    ("engineer", 3),
    ("ghoul", 2),
    ("hunter", 1),
    ("knight", 2),
    ("mimic", 3),
    ("necromancer", 2),
    ("noble", 2),
    ("ranger", 1),
    ("rookie", 2),
    ("roots", 1),
    ("scout", 3),
    ("sentinel", 2),
    ("turret", 2),
    ("vampire", 2),
    ("wizard", 2),
    ("arms_peddler", 2),
    ("ninja", 1),
    ("underdog", 2),
    ("vicious", 2),
    ("warrior", 1),
];

/// The same by the number of the card.
static EXTRAS: [i8; FACES.len()] = extras();

const fn extras() -> [i8; FACES.len()] {
    let (mut all, mut n) = ([0; FACES.len()], 0);
    while n < EXTRA.len() {
        all[Card::with_id(EXTRA[n].0).number()] = EXTRA[n].1;
        n += 1;
    }
    all
}

/// A position at a glance, as one seat sees it.
pub(crate) struct Glance<'a> {
    state: &'a State,
    seat: Seat,
    /// The terrains.
    pub(crate) lanes: [Lane; 5],
}

/// What one terrain is worth to a side: points, and a little for power that may count later.
fn hold(mine: Option<i16>, theirs: Option<i16>, points: [u8; 2], inverted: bool) -> f32 {
    let [ours, others] = points.map(f32::from);
    match (mine, theirs) {
        (None, None) => 0.0,
        (Some(power), None) => ours + 0.04 * f32::from(power.min(8)),
        (None, Some(_)) => -others,
        (Some(mine), Some(theirs)) => {
            let margin = if inverted { theirs - mine } else { mine - theirs };
            let near = 0.04 * f32::from(margin.clamp(-8, 8));
            near + match margin {
                0 => 0.0,
                margin if margin > 0 => ours,
                _ => -others,
            }
        }
    }
}

impl<'a> Glance<'a> {
    pub(crate) fn new(state: &'a State, seat: Seat) -> Glance<'a> {
        Glance { state, seat, lanes: state.lanes() }
    }

    /// Own power and that of the other on a terrain.
    fn powers(&self, lane: &Lane) -> [Option<i16>; 2] {
        let [a, b] = lane.power;
        if self.seat == Seat(0) { [a, b] } else { [b, a] }
    }

    /// How much better a terrain becomes when powers change to these.
    fn gain(&self, terrain: u8, [mine, theirs]: [Option<i16>; 2]) -> f32 {
        let lane = &self.lanes[usize::from(terrain)];
        let [a, b] = lane.points.map(|points| points.max(1));
        let points = if self.seat == Seat(0) { [a, b] } else { [b, a] };
        let [mine_now, theirs_now] = self.powers(lane);
        hold(mine, theirs, points, lane.inverted)
            - hold(mine_now, theirs_now, points, lane.inverted)
    }

    /// How good a move looks: about the points that it brings.
    pub(crate) fn score(&self, m: Move) -> f32 {
        match m {
            Move::Play(card, slot) => self.score_play(card, slot),
            Move::Activate(_) | Move::Leader => 0.5,
            Move::Pick(Pick::Slot(slot)) => f32::from(u8::from(slot.side() != self.seat)),
            _ => 0.0,
        }
    }

    fn score_play(&self, card: Card, slot: Slot) -> f32 {
        match ACTION_KINDS.get(card.number()) {
            Some(&kind) => self.score_action(kind, slot),
            None => self.score_unit(card, slot),
        }
    }

    fn score_unit(&self, card: Card, slot: Slot) -> f32 {
        let extra = f32::from(EXTRAS[card.number()]);
        let power = (card.face().power + self.state.modifier(slot)).max(0);
        let [mine, theirs] = self.powers(&self.lanes[usize::from(slot.terrain())]);
        if slot.side() != self.seat {
            return -0.5;
        }
        if power == 0 {
            return -2.0;
        }
        let lost = mine.map_or(0.0, |mine| 0.1 * f32::from(mine));
        self.gain(slot.terrain(), [Some(power), theirs]) + 0.12 * extra - lost
    }

    fn score_action(&self, kind: ActionKind, slot: Slot) -> f32 {
        let [mine, theirs] = self.powers(&self.lanes[usize::from(slot.terrain())]);
        let own = slot.side() == self.seat;
        let left = |power: Option<i16>, less: i16| power.map(|p| p - less).filter(|&p| p > 0);
        let shield = self.state.shield(slot);
        let after = match kind {
            ActionKind::Slots => return 0.6,
            ActionKind::Shift => return 0.2,
            ActionKind::Fight => [left(mine, theirs.unwrap_or(0)), left(theirs, mine.unwrap_or(0))],
            ActionKind::Kill | ActionKind::Bounce if own => return -1.0,
            ActionKind::Kill | ActionKind::Bounce => [mine, None],
            ActionKind::Buff(more) => [mine.map(|power| power + more), theirs],
            ActionKind::Damage(_) if own => return -1.0,
            ActionKind::Damage(less) => [mine, left(theirs, (less - shield).max(0))],
        };
        self.gain(slot.terrain(), after)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deeds_stand_in_the_order_of_the_catalogue() {
        let ids: Vec<&str> = FACES[..ACTION_KINDS.len()].iter().map(|face| face.id).collect();
        let expected =
            "assassinate brawl energize fireball repositioning seed spike strike unsummon";
        assert_eq!(ids.join(" "), expected);
    }
}
