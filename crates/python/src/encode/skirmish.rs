//! Skirmish as numbers.

use kernel::Seat;
use skirmish::{
    Card, FACES, Leader, Move, PassMeans, Pick, SLOTS, Slot, SlotView, Slots, State, UnitView,
};

use super::{Encode, Offered, Pen, Section, each, length, once};

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

/// How many numbers stand for a slot, and how many there are in all.
const SLOT: usize = 16;
const FEATURES: usize = length(<State as Encode>::OBSERVATION, 2);

/// Cards have a number in a row of small ones.
const _: () = assert!(CARDS < i8::MAX as usize);

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
        let pen = &mut pen.part::<FEATURES>();
        let other = Seat(seat.0 ^ 1);
        let slots = pen.take::<{ SLOTS * SLOT }>().as_chunks_mut::<SLOT>().0;
        self.slots().for_each(|view| slots[relative(seat, view.slot)] = slot(&view, seat));
        let hand = pen.take::<CARDS>();
        *hand = [0; CARDS];
        self.for_each_in_hand(seat, |card, count| hand[card.number()] = count as i8);
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

    const MARKS: bool = true;

    #[inline]
    fn mark(&self, seat: Seat, mask: &mut [bool]) -> usize {
        let mask: &mut [bool; length(ACTIONS, 0)] = mask.try_into().expect("a mask of all actions");
        let Some(asked) = self.asked() else { return mark_turn(self, seat, mask) };
        let declined = asked.may_decline.then_some(Move::Decline);
        let answers = declined.into_iter().chain(self.picks().map(Move::Pick));
        answers.map(|m| mask[Self::action(seat, m)] = true).count()
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

/// Marks what a seat may do in its turn, and counts it.
#[inline]
fn mark_turn(state: &State, seat: Seat, mask: &mut [bool; length(ACTIONS, 0)]) -> usize {
    let mut count = 1;
    mask[PASS] = true;
    let plays = mask[PLAY..ACTIVATE].as_chunks_mut::<SLOTS>().0;
    state.for_each_play(seat, |card, slots| {
        plays[card.number()] = flags(seat, slots);
        count += slots.len();
    });
    let units = state.activatable(seat);
    mask[ACTIVATE..LEADER].copy_from_slice(&flags(seat, units));
    mask[LEADER] = state.can_lead(seat);
    count + units.len() + usize::from(mask[LEADER])
}

/// For each slot, as a seat counts them, whether it is among these.
#[inline]
fn flags(seat: Seat, slots: Slots) -> [bool; SLOTS] {
    let own = if seat.0 & 1 == 0 { slots } else { slots.opposing() };
    std::array::from_fn(|n| own.has(Slot::new(n as u8 >> 1, Seat(n as u8 & 1))))
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
#[inline(always)]
fn slot(view: &SlotView, seat: Seat) -> [i8; SLOT] {
    let short = |n: i16| n.clamp(-128, 127) as i8;
    let (modifier, forts, locked) = (view.modifier, view.forts.min(127) as i8, view.locked.into());
    let mut out = [0; SLOT];
    let Some(unit) = &view.unit else {
        out[13..].copy_from_slice(&[short(modifier), forts, locked]);
        return out;
    };
    let UnitView { power, printed, buffs, damage, shield, cooldown, .. } = *unit;
    let UnitView { entered, used, nullified, dominated, limited, .. } = *unit;
    let numbers = [power, printed, buffs, damage, shield, cooldown.into(), modifier, 0].map(short);
    let marks = [entered, used, nullified, dominated, limited].map(i8::from);
    out[0] = card(Some(unit.card)) as i8;
    out[1] = i8::from(unit.owner == seat);
    out[2..8].copy_from_slice(&numbers[..6]);
    out[8..13].copy_from_slice(&marks);
    out[13..].copy_from_slice(&[numbers[6], forts, locked]);
    out
}

/// How many of each card there are.
#[inline]
fn counts(cards: impl Iterator<Item = Card>, pen: &mut Pen<'_>) {
    let out = pen.take::<CARDS>();
    *out = [0; CARDS];
    cards.for_each(|card| out[card.number()] += 1);
}
