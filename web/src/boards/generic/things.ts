// Everything on a board that has a place there, each with a key that says where it is.
import type * as answers from '../../lib/kernel/generated/answers';

export type Board = answers.Board;
export type Counter = answers.Counter;
export type Piece = answers.Piece;
export type Field = answers.Field;

export type Zone = answers.Zone;

/** Something on the board that moves may speak of: a zone, or a piece. */
export interface Thing {
  /** Where it is: unique on the board. */
  key: string;
  /** The zone it is, or lies in; nothing for a piece on the field. */
  zone?: Zone;
  zoneKey: string;
  piece?: Piece;
  /** The words of moves for it, the most exact first. */
  words: string[];
  /** How far from the viewer it is: of things with the same word the nearest are meant. */
  away: number;
}

export const zoneKeyOf = (owner: number | undefined, index: number): string =>
  `${owner === undefined ? 'all' : `seat${owner}`}/${index}`;
export const innerKeyOf = (zoneKey: string, index: number): string => `${zoneKey}/${index}`;
export const pieceKeyOf = (zoneKey: string, index: number): string => `${zoneKey}:${index}`;
export const standeeKeyOf = (index: number): string => `field:${index}`;

const OF_OTHERS = 1;
const COVERED = 2;

/** All things of a board, as a seat looks at it. */
export function thingsOf(board: Board, seat: number | undefined): Thing[] {
  const things: Thing[] = [];
  const take = (zone: Zone, key: string, away: number): void => {
    if (zone.word) things.push({ key, zone, zoneKey: key, words: [zone.word], away });
    for (const [n, piece] of zone.pieces.entries()) {
      const covered = zone.lies === 'pile' && n > 0 ? COVERED : 0;
      const words = piece.words;
      things.push({ key: pieceKeyOf(key, n), zone, zoneKey: key, piece, words, away: away + covered });
    }
    zone.zones?.forEach((inner, n) => take(inner, innerKeyOf(key, n), away));
  };
  board.zones.forEach((zone, n) => take(zone, zoneKeyOf(undefined, n), 0));
  board.places.forEach((place, owner) => {
    const away = seat === undefined || owner === seat ? 0 : OF_OTHERS;
    place.zones.forEach((zone, n) => take(zone, zoneKeyOf(owner, n), away));
  });
  board.field?.pieces.forEach(({ piece }, n) => {
    things.push({ key: standeeKeyOf(n), zoneKey: 'field', piece, words: piece.words, away: 0 });
  });
  return things;
}
