// What things of the board are called in moves, and what the page calls them where they fly.
import type { Card, Seat, Slot, SlotView } from '../../lib/kernel/generated/skirmish';
import type { Ref } from '../../lib/messages';

export const LANES = [0, 1, 2, 3, 4] as const;

export const refs = {
  hand: (seat: Seat, card: Card): Ref => `piece:${seat}/hand/${card}`,
  graveyard: (seat: Seat, card: Card): Ref => `piece:${seat}/graveyard/${card}`,
  leader: (seat: Seat): Ref => `piece:${seat}/leader`,
  /** What is pointed at on a slot: the unit that stands there, or the slot itself. */
  slot: ({ slot, unit }: SlotView): Ref => `${unit ? 'piece' : 'zone'}:${slot}`,
  pass: 'choice:pass',
} as const;

/** The lane of a slot, from 0. */
export const laneOf = (slot: Slot): number => Number(slot[1]);
export const sideOf = (slot: Slot): Seat => Number(slot[3]);

/** Pieces and zones of the page. A unit is called by its card too: another one may come to its slot. */
export const flights = {
  unit: (slot: Slot, card: Card): string => `unit:${slot}/${card}`,
  slot: (slot: Slot): string => `zone:${slot}`,
  /** A card in a hand that is seen; copies are alike. */
  held: (seat: Seat, card: Card): string => `held:${seat}/${card}`,
  hand: (seat: Seat): string => `zone:${seat}/hand`,
  deck: (seat: Seat): string => `zone:${seat}/deck`,
  graveyard: (seat: Seat): string => `zone:${seat}/graveyard`,
} as const;
