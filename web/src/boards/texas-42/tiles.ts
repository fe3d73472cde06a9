// What is printed on a tile, and how a hand is laid out. What may be played is the kernel's to say.
import type { Contract, Declaration, Suit, Tile, View } from '../../lib/kernel/generated/texas-42';

/** The suits of the pips, by their number. */
export const PIP_SUITS: readonly Suit[] = ['blanks', 'ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];

/** Contracts with trumps. */
export type TrumpContract = (typeof TRUMPS)[number];
const TRUMPS = ['blanks', 'ones', 'twos', 'threes', 'fours', 'fives', 'sixes', 'doubles'] as const satisfies readonly Declaration[];

/** All contracts. */
export const DECLARATIONS: readonly Declaration[] = [
  ...TRUMPS, 'doubles-suit', 'follow-me', 'follow-me-low', 'nello', 'nello-high', 'nello-low', 'nello-inverted', 'sevens',
];

/** Contracts whose name says that the doubles lie apart from the numbers: they are sorted so. */
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

/** Where the pips of a half are, by their number, on a grid of three by three. */
export const PIPS: readonly (readonly [number, number])[][] = [
  [],
  [[1, 1]],
  [[0, 0], [2, 2]],
  [[0, 0], [1, 1], [2, 2]],
  [[0, 0], [2, 0], [0, 2], [2, 2]],
  [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]],
  [[0, 0], [2, 0], [0, 1], [2, 1], [0, 2], [2, 2]],
];

/** What a half of a tile is lit as. */
export type Light = 'trump' | 'led' | undefined;

/** What a view says about tiles. */
export type Lit = Pick<View, 'contract' | 'following' | 'lead_suit' | 'trumps'>;

/** How the two halves of a tile are lit: trump comes before the suit that was led. */
export function lights(tile: Tile, view: Lit): [Light, Light] {
  const trump = view.trumps.includes(tile);
  const suit = trump ? view.contract?.declaration : view.following.includes(tile) ? view.lead_suit : undefined;
  const half = (pip: number): Light => {
    if (suit !== 'doubles' && suit !== PIP_SUITS[pip]) return undefined;
    return trump ? 'trump' : 'led';
  };
  const [high, low] = ends(tile);
  return [half(high), half(low)];
}

/** How many tiles of a hand carry the number of a suit, or are doubles. */
export function held(tiles: readonly Tile[], suit: Suit): number {
  return tiles.filter((tile) => (suit === 'doubles' ? isDouble(tile) : ends(tile).includes(PIP_SUITS.indexOf(suit)))).length;
}

/** A hand as people sort it: trumps first, then by the higher end, the double before the others. */
export function sorted(tiles: readonly Tile[], view: Lit): Tile[] {
  const declaration = view.contract?.declaration ?? '';
  const place = (tile: Tile): number => {
    const [high, low] = ends(tile);
    if (isDouble(tile) && DOUBLES_APART.has(declaration)) return 1000 + high;
    if (!view.trumps.includes(tile)) return high * 10 + (high === low ? 9 : low);
    return 1000 + (high === low ? 9 : high === PIP_SUITS.indexOf(declaration) ? low : high);
  };
  return [...tiles].sort((a, b) => place(b) - place(a));
}

/** How a tile lies: a quarter turn is 90, and the higher end is on top at 0. */
export type Turn = 0 | 90 | 180 | 270;

/** How a tile lies in a trick before its seat: upright, the end that counts to the middle for those who sit
 * above and below it; a double across. */
export function turnTo(side: Side, tile: Tile, small = false): Turn {
  const towards = side === 'top' ? 180 : 0;
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

/** All points of a hand. */
export const ALL_POINTS = 42;

/** Whether a contract is for points, and not for all tricks or none. */
export function countsPoints({ needs }: Pick<Contract, 'needs'>): boolean {
  return needs > 0 && needs < ALL_POINTS;
}

/** Whether a contract has trumps. */
export function isTrumpContract(declaration: Declaration): declaration is TrumpContract {
  return TRUMPS.some((trump) => trump === declaration);
}
