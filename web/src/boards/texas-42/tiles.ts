// What is printed on a tile, and how a hand is laid out. What may be played is the kernel's to say.
import type { Declaration, Suit, Tile } from '../../lib/kernel/generated/texas-42';

/** The suits of the pips, by their number. */
export const PIP_SUITS: readonly Suit[] = ['blanks', 'ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];

/** Contracts in which a double belongs to none of the numbers. */
const DOUBLES_APART: ReadonlySet<string> = new Set(['doubles', 'doubles-suit', 'nello', 'nello-inverted']);

/** The numbers on a tile, the higher one first. */
export function ends(tile: Tile): [number, number] {
  const [high, low] = tile.split('-').map(Number);
  return [high ?? 0, low ?? 0];
}

export function isDouble(tile: Tile): boolean {
  const [high, low] = ends(tile);
  return high === low;
}

/** The points that a tile is worth: its pips, where they are five or ten. */
export function worth(tile: Tile): 0 | 5 | 10 {
  const [high, low] = ends(tile);
  const pips = high + low;
  return pips === 5 || pips === 10 ? pips : 0;
}

/** Whether a tile is one of the trumps that were named. */
export function isTrump(tile: Tile, declaration: Declaration | null | undefined): boolean {
  if (declaration === 'doubles') return isDouble(tile);
  return declaration != null && ends(tile).includes(PIP_SUITS.indexOf(declaration));
}

/** Whether a tile belongs to a suit. */
export function isOfSuit(tile: Tile, suit: Suit, declaration: Declaration | null | undefined): boolean {
  if (suit === 'doubles') return isDouble(tile);
  if (isTrump(tile, declaration)) return declaration === suit;
  if (DOUBLES_APART.has(declaration ?? '') && isDouble(tile)) return false;
  return ends(tile).includes(PIP_SUITS.indexOf(suit));
}

/** What a half of a tile is lit as. */
export type Light = 'trump' | 'led' | undefined;

/** How the two halves of a tile are lit: trump comes before the suit that was led. */
export function lights(
  tile: Tile,
  declaration: Declaration | null | undefined,
  suit: Suit | null | undefined,
): [Light, Light] {
  const half = (pip: number): Light => {
    if (isTrump(tile, declaration)) return declaration === 'doubles' || PIP_SUITS[pip] === declaration ? 'trump' : undefined;
    if (suit == null || !isOfSuit(tile, suit, declaration)) return undefined;
    return suit === 'doubles' || PIP_SUITS[pip] === suit ? 'led' : undefined;
  };
  const [high, low] = ends(tile);
  return [half(high), half(low)];
}

/** How many tiles of a hand carry the number of a suit, or are doubles. */
export function held(tiles: readonly Tile[], suit: Suit): number {
  return tiles.filter((tile) => isOfSuit(tile, suit, undefined)).length;
}

/** A hand as people sort it: trumps first, then by the higher end, the double before the others. */
export function sorted(tiles: readonly Tile[], declaration: Declaration | null | undefined): Tile[] {
  const place = (tile: Tile): number => {
    const [high, low] = ends(tile);
    const apart = isDouble(tile) && DOUBLES_APART.has(declaration ?? '');
    if (apart) return 1000 + high;
    if (!isTrump(tile, declaration)) return high * 10 + (high === low ? 9 : low);
    const trump = PIP_SUITS.indexOf(declaration ?? '');
    return 1000 + (high === low ? 9 : high === trump ? low : high);
  };
  return [...tiles].sort((a, b) => place(b) - place(a));
}

/** How a tile lies: a quarter turn is 90, and the higher end is on top at 0. */
export type Turn = 0 | 90 | 180 | 270;

/** How a tile lies in a trick: its higher end to the middle, a double across. */
export function turnTo(side: Side, tile: Tile, small = false): Turn {
  const towards = { bottom: 0, left: 90, top: 180, right: 270 }[side];
  return ((towards + (isDouble(tile) ? 90 : 0) + (small ? 180 : 0)) % 360) as Turn;
}

/** Where a seat is, seen from the bottom of the table. */
export type Side = 'bottom' | 'left' | 'top' | 'right';
const SIDES: readonly Side[] = ['bottom', 'left', 'top', 'right'];

/** On which side a seat sits when `bottom` sits at the bottom; the turn goes to the left. */
export function sideOf(seat: number, bottom: number): Side {
  return SIDES[(seat - bottom + 4) % 4] ?? 'bottom';
}

export function teamOf(seat: number): 0 | 1 {
  return seat % 2 === 0 ? 0 : 1;
}

/** The seats in the order in which they speak: the shaker last. */
export function callers(shaker: number): number[] {
  return [1, 2, 3, 4].map((n) => (shaker + n) % 4);
}

/** Whether a contract has trumps. */
export function isTrumpContract(declaration: Declaration): boolean {
  return declaration === 'doubles' || PIP_SUITS.includes(declaration);
}
