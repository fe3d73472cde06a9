// What can be picked on a board: every legal move says what it touches, in the order in which a person
// would pick it.
import type { Offer } from '../../lib/kernel/generated/answers';
import { startsWith } from '../../lib/matching-moves';
import type { Ref } from '../../lib/messages';

/** What comes of picking something. */
export interface Picked {
  selection: Ref[];
  /** The only move that is left, where nothing more can be picked. */
  move?: string;
}

/** What is left when something is picked. */
export interface Remaining {
  /** The moves that begin with all that is picked. */
  offers: Offer[];
  /** What can be picked next. */
  next: ReadonlySet<Ref>;
}

/** What is left of the moves when this is picked, in this order. */
export function remaining(offers: readonly Offer[], selection: readonly Ref[]): Remaining {
  const left = offers.filter((offer) => startsWith(offer, selection));
  return { offers: left, next: new Set(left.flatMap((offer) => offer.refs[selection.length] ?? [])) };
}

/** What can be picked next such that only one move is left, and that move. */
export function onlyMoves(offers: readonly Offer[], selection: readonly Ref[]): ReadonlyMap<Ref, string> {
  const only = new Map<Ref, string>();
  const several = new Set<Ref>();
  for (const { move, refs } of offers.filter((offer) => startsWith(offer, selection))) {
    const ref = refs[selection.length];
    if (ref === undefined || several.has(ref)) continue;
    if (only.delete(ref)) several.add(ref);
    else only.set(ref, move);
  }
  return only;
}

/** Picks something besides what is picked; or, where they do not go together, instead of it. Nothing
 * where no move touches it. */
export function pick(offers: readonly Offer[], selection: readonly Ref[], ref: Ref): Picked | undefined {
  const goesOn = remaining(offers, selection).next.has(ref);
  if (!goesOn && !remaining(offers, []).next.has(ref)) return undefined;
  const picked = goesOn ? [...selection, ref] : [ref];
  const left = remaining(offers, picked);
  const only = left.next.size === 0 && left.offers.length === 1 ? left.offers[0] : undefined;
  return only ? { selection: picked, move: only.move } : { selection: picked };
}

export const squareRef = (x: number, y: number): Ref => `square:${x},${y}`;

/** The column and row of a square, from 0; nothing for any other thing. */
export function squareOf(ref: Ref): { x: number; y: number } | undefined {
  const [, x, y] = /^square:(\d+),(\d+)$/.exec(ref) ?? [];
  return x !== undefined && y !== undefined ? { x: Number(x), y: Number(y) } : undefined;
}
