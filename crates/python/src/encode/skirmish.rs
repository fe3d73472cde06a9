//! Skirmish as numbers.

use kernel::Seat;
use skirmish::{
    Card, FACES, Leader, Move, PassMeans, Pick, SLOTS, Slot, SlotView, State, UnitView,
};

use super::{Encode, Offered, Pen, Section, each, once};

/// How many cards there are.
const CARDS: usize = FACES.len();
const LEADERS: usize = Leader::ALL.len();

const PASS: usize = 0;
const PLAY: usize = PASS + 1;
const ACTIVATE: usize = PLAY + CARDS * SLOTS;
const LEADER: usize = ACTIVATE + SLOTS;
const DECLINE: usize = LEADER + 1;
const PICK_SLOT: usize = DECLINE + 1;
const PICK_CARD: usize = PICK_SLOT + SLOTS;
const PICK_OPTION: usize = PICK_CARD + CARDS;

const ACTIONS: &[Section] = &[
    once("pass", 1, "end the turn"),
    once("play", CARDS * SLOTS, "play a card to a slot: card 0 to slots 0 to 9, card 1 and so on"),
    once("activate", SLOTS, "activate the unit on a slot"),
    once("leader", 1, "use the leader"),
    once("decline", 1, "decline what an effect offers"),
    once("pick slot", SLOTS, "answer an effect with a slot, or the unit there"),
    once("pick card", CARDS, "answer an effect with a card"),
    once("pick option", 2, "answer an effect with its first or second option"),
];

/// How many numbers stand for a slot.
const SLOT: usize = 16;

impl Encode for State {
    const VERSION: u32 = 1;

    const OBSERVATION: &'static [Section] = &[
        once(
            "slots",
            SLOTS * SLOT,
            "for each slot, terrain by terrain, the own side first: card \
            plus 1 or 0, 1 where it came from the own deck, power, printed power, buffs, damage, \
            shield, cooldown, entered, used, nullified, Dominant used, limit used, modifier of \
            the slot, forts, locked",
        ),
        once("hand", CARDS, "how many of each card are in the own hand"),
        once("deck", CARDS, "how many of each card are left to draw in the own deck"),
        each("shown", CARDS, "how many of each card everybody knows to be in the hand"),
        each("graveyard", CARDS, "how many of each card are in the graveyard"),
        each("leader", LEADERS, "which leader"),
        each("charges", 1, "how often the leader can be used"),
        each("hand size", 1, "how many cards are in the hand"),
        each("deck size", 1, "how many cards are left to draw"),
        each("wins", 1, "skirmishes won"),
        each("done", 1, "1 where the seat is out of this skirmish"),
        once("terrains", 5, "points of each terrain as it stands, those of the other side below 0"),
        once(
            "turn",
            6,
            "skirmish, own start, own turn, turns finished at most 127, something was \
            done in this turn, a card was played in this turn",
        ),
        once("pass", 3, "what a pass would mean: pass, done, conclude"),
        once("resolving", 1, "a card that was played and has not resolved, plus 1"),
        once(
            "question",
            5,
            "what an effect asks: 1, card that asks plus 1, its slot plus 1, which \
            question of its effect, 1 where it may be declined",
        ),
    ];

    const OFFERED: Offered = Offered::Mask(ACTIONS);

    #[inline]
    fn observe(&self, seat: Seat, pen: &mut Pen<'_>) {
        let other = Seat(seat.0 ^ 1);
        for terrain in 0..(SLOTS / 2) as u8 {
            slot(self.slot(Slot::new(terrain, seat)), seat, pen);
            slot(self.slot(Slot::new(terrain, other)), seat, pen);
        }
        counts(self.hand(seat), pen);
        counts(self.deck(seat), pen);
        [seat, other].iter().for_each(|seat| counts(self.shown(*seat), pen));
        [seat, other].iter().for_each(|seat| counts(self.graveyard(*seat), pen));
        [seat, other].iter().for_each(|seat| {
            pen.one_of::<LEADERS>(Some(self.leader(*seat) as usize));
        });
        [seat, other].iter().for_each(|seat| pen.put(self.charges(*seat)));
        [seat, other].iter().for_each(|seat| pen.put(self.hand_size(*seat) as i32));
        [seat, other].iter().for_each(|seat| pen.put(self.deck_size(*seat) as i32));
        [seat, other].iter().for_each(|seat| pen.put(self.wins(*seat)));
        [seat, other].iter().for_each(|seat| pen.flag(self.is_done(*seat)));
        for lane in self.lanes() {
            pen.put(if seat.0 == 0 { lane.score() } else { -lane.score() });
        }
        pen.put(self.skirmish());
        pen.flag(self.starter() == seat);
        pen.flag(self.active() == seat);
        pen.put(self.finished_turns());
        pen.flag(self.has_acted());
        pen.flag(self.has_played());
        pen.one_of::<3>(Some(match self.pass_means() {
            PassMeans::Pass => 0,
            PassMeans::Done => 1,
            PassMeans::Conclude => 2,
        }));
        pen.put(card(self.resolving()));
        let asked = self.asked();
        pen.flag(asked.is_some());
        pen.put(card(asked.and_then(|asked| asked.source)));
        let at = asked.and_then(|asked| asked.at);
        pen.put(at.map_or(0, |slot| relative(seat, slot) as i32 + 1));
        pen.put(asked.map_or(0, |asked| asked.step));
        pen.flag(asked.is_some_and(|asked| asked.may_decline));
    }

    #[inline]
    fn action(seat: Seat, m: Move) -> usize {
        match m {
            Move::Pass => PASS,
            Move::Play(card, slot) => PLAY + card.number() * SLOTS + relative(seat, slot),
            Move::Activate(slot) => ACTIVATE + relative(seat, slot),
            Move::Leader => LEADER,
            Move::Decline => DECLINE,
            Move::Pick(Pick::Slot(slot)) => PICK_SLOT + relative(seat, slot),
            Move::Pick(Pick::Card(card)) => PICK_CARD + card.number(),
            Move::Pick(Pick::Option(n)) => PICK_OPTION + usize::from(n & 1),
            Move::Shuffle(_) | Move::Starter(_) | Move::Build(_) => {
                unreachable!("no seat makes a move of chance")
            }
        }
    }
}

/// The number of a slot as a seat counts them: its own side first on each terrain.
#[inline]
fn relative(seat: Seat, slot: Slot) -> usize {
    slot.index() ^ usize::from(seat.0 & 1)
}

/// A card as a number above 0; 0 for none.
fn card(card: Option<Card>) -> i32 {
    card.map_or(0, |card| card.number() as i32 + 1)
}

/// A slot and what stands there.
#[inline]
fn slot(view: SlotView, seat: Seat, pen: &mut Pen<'_>) {
    let SlotView { modifier, forts, locked, unit, .. } = view;
    match unit {
        None => *pen.take::<{ SLOT - 3 }>() = [0; SLOT - 3],
        Some(UnitView { power, printed, buffs, damage, shield, .. }) => {
            pen.put(card(unit.as_ref().map(|unit| unit.card)));
            pen.flag(unit.as_ref().is_some_and(|unit| unit.owner == seat));
            [power, printed, buffs, damage, shield].iter().for_each(|n| pen.put(*n));
            marks(&unit, pen);
        }
    }
    pen.put(modifier);
    pen.put(forts);
    pen.flag(locked);
}

/// What is so about a unit.
#[inline]
fn marks(unit: &Option<UnitView>, pen: &mut Pen<'_>) {
    let Some(unit) = unit else { return };
    pen.put(unit.cooldown);
    let flags = [unit.entered, unit.used, unit.nullified, unit.dominated, unit.limited];
    flags.iter().for_each(|is| pen.flag(*is));
}

/// How many of each card there are.
#[inline]
fn counts(cards: impl Iterator<Item = Card>, pen: &mut Pen<'_>) {
    let out = pen.take::<CARDS>();
    *out = [0; CARDS];
    cards.for_each(|card| out[card.number()] += 1);
}
