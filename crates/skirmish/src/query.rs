//! What a player asks who judges a position: numbers, without words or copies.

use kernel::Seat;

use crate::ask::Pick;
use crate::board::Mark;
use crate::card::Card;
use crate::effect::Effect;
use crate::leader::Leader;
use crate::slot::{Slot, Slots, TERRAINS};
use crate::state::State;
use crate::view::{self, PassMeans, SlotView};

/// The open question, without what can be picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The card that asks; nothing where a leader does.
    pub source: Option<Card>,
    /// Where the unit that asks stands, or stood.
    pub at: Option<Slot>,
    /// Which question of its effect it is, from 1.
    pub step: u8,
    /// Whether it may be declined.
    pub may_decline: bool,
}

/// One terrain as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lane {
    /// The power of the unit of each side; nothing where none stands.
    pub power: [Option<i16>; 2],
    /// How many points the unit of each side would bring.
    pub points: [u8; 2],
    /// Whether the lower power controls where both sides have a unit.
    pub inverted: bool,
}

impl Lane {
    /// By how much seat 0 is ahead of seat 1, below 0 where it is behind. Nothing where not both
    /// have a unit.
    pub fn margin(&self) -> Option<i16> {
        let margin = self.power[0]? - self.power[1]?;
        Some(if self.inverted { -margin } else { margin })
    }

    /// The points of seat 0 less those of seat 1, if it were counted now.
    pub fn score(&self) -> i16 {
        let [ours, theirs] = self.points.map(i16::from);
        match self.power {
            [None, None] => 0,
            [Some(_), None] => ours,
            [None, Some(_)] => -theirs,
            _ => match self.margin() {
                Some(margin) if margin > 0 => ours,
                Some(margin) if margin < 0 => -theirs,
                _ => 0,
            },
        }
    }
}

impl State {
    /// The five terrains.
    pub fn lanes(&self) -> [Lane; TERRAINS as usize] {
        let (board, values) = (&self.table.board, self.table.board.all_values());
        let mut lanes = [Lane::default(); TERRAINS as usize];
        for slot in board.units().iter() {
            let lane = &mut lanes[usize::from(slot.terrain())];
            lane.power[slot.side().index()] = Some(values[slot.index()].max(0));
            lane.points[slot.side().index()] = board.worth(slot);
        }
        if board.has_inverts() {
            for (terrain, lane) in (0..TERRAINS).zip(&mut lanes) {
                lane.inverted = board.is_inverted(terrain);
            }
        }
        lanes
    }

    /// The number of the skirmish, from 1; 0 before the first.
    pub fn skirmish(&self) -> u8 {
        self.table.skirmish
    }

    /// How many skirmishes a seat has won, ties included.
    pub fn wins(&self, seat: Seat) -> u8 {
        self.table.player(seat).wins
    }

    /// Whether a seat is out of this skirmish.
    pub fn is_done(&self, seat: Seat) -> bool {
        self.table.player(seat).done
    }

    /// How many cards a seat holds.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.table.player(seat).hand.len()
    }

    /// The cards in the hand of a seat, in the order of the catalogue.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.table.player(seat).hand.iter()
    }

    /// How often a seat may still use its leader.
    pub fn charges(&self, seat: Seat) -> u8 {
        self.table.player(seat).charges
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.table.active
    }

    /// Whether the active seat has done something in this turn, so that a pass would not take it
    /// out of the skirmish while the other is in it.
    pub fn has_acted(&self) -> bool {
        self.table.acted
    }

    /// What a slot adds to the power of whoever stands there.
    pub fn modifier(&self, slot: Slot) -> i16 {
        self.table.board.modifier(slot)
    }

    /// The shield of the unit on a slot.
    pub fn shield(&self, slot: Slot) -> i16 {
        self.table.board.unit(slot).map_or(0, |unit| unit.shield)
    }

    /// All slots in order, and what stands there.
    #[inline]
    pub fn slots(&self) -> impl Iterator<Item = SlotView> + '_ {
        let values = self.table.board.all_values();
        Slot::all().map(move |slot| view::slot_view(self, slot, values[slot.index()].max(0)))
    }

    /// Hands over each card that the active seat may play now, with all that it may be put on, in
    /// the order in which moves are listed. Nobody is asked anything.
    #[inline(always)]
    pub fn for_each_play(&self, seat: Seat, f: impl FnMut(Card, Slots)) {
        self.table.for_each_play(seat, f);
    }

    /// The units that the active seat may activate now, when nobody is asked anything.
    #[inline]
    pub fn activatable(&self, seat: Seat) -> Slots {
        self.table.activatable(seat)
    }

    /// Whether the active seat may use its leader now, when nobody is asked anything.
    #[inline]
    pub fn can_lead(&self, seat: Seat) -> bool {
        self.table.can_lead(seat)
    }

    /// What can be picked, in the order in which moves are listed, when somebody is asked.
    pub fn picks(&self) -> impl Iterator<Item = Pick> + '_ {
        self.pending.ask.iter().flat_map(|ask| ask.picks.iter())
    }

    /// The different cards in the hand of a seat, and how many of each.
    #[inline(always)]
    pub fn for_each_in_hand(&self, seat: Seat, mut f: impl FnMut(Card, usize)) {
        let hand = &self.table.player(seat).hand;
        hand.for_each_kind(|card| f(card, hand.count(card)));
    }

    /// The unit on a slot: its card, how many turns it must wait before it can be activated, and
    /// whether its activation was used.
    pub fn unit_at(&self, slot: Slot) -> Option<(Card, u8, bool)> {
        let board = &self.table.board;
        board.unit(slot).map(|unit| (unit.card, unit.cooldown, board.is(slot, Mark::Used)))
    }

    /// The leader of a seat.
    pub fn leader(&self, seat: Seat) -> Leader {
        self.table.leader(seat)
    }

    /// The cards that are left to draw: known to their owner, and their order to nobody.
    pub fn deck(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.table.player(seat).deck.iter()
    }

    /// How many cards are left to draw.
    pub fn deck_size(&self, seat: Seat) -> usize {
        self.table.player(seat).deck.len()
    }

    /// Cards that everybody knows to be in the hand of a seat.
    pub fn shown(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.table.player(seat).shown.iter()
    }

    /// The graveyard of a seat, in order of arrival.
    pub fn graveyard(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.table.player(seat).graveyard.iter()
    }

    /// Who started this skirmish.
    pub fn starter(&self) -> Seat {
        self.table.starter
    }

    /// Turns finished in this skirmish.
    pub fn finished_turns(&self) -> u16 {
        self.table.finished
    }

    /// Whether the active seat has played a card in this turn.
    pub fn has_played(&self) -> bool {
        self.table.played
    }

    /// What a pass would mean now.
    pub fn pass_means(&self) -> PassMeans {
        view::pass(self)
    }

    /// A card that was played and has not resolved yet.
    pub fn resolving(&self) -> Option<Card> {
        self.table.resolving.map(|(_, card)| card)
    }

    /// The open question of an effect.
    pub fn asked(&self) -> Option<Asked> {
        let ask = self.pending.ask?;
        let (at, then) = match self.pending.stack.waiting().last() {
            Some(Effect::Ability(trigger)) => (Some(trigger.slot), trigger.step),
            _ => (None, 0),
        };
        let step = 1 + then + ask.before.into_iter().flatten().count() as u8;
        Some(Asked { source: view::source(self), at, step, may_decline: ask.may_decline })
    }
}
