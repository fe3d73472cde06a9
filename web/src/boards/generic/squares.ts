// How moves write the squares of a field.
import type { Field } from './things';

/** The squares of a field in writing. */
export interface Squares {
  /** The square that stands at a place of a text, with how many signs it takes. */
  at(text: string, index: number): { key: string; length: number } | undefined;
  /** The square that a word of a move or an event is, if it is one. */
  named(word: string): { x: number; y: number } | undefined;
  /** A square as moves write it. */
  write(key: string): string;
}

export const squareKeyOf = (x: number, y: number): string => `@${x},${y}`;

/** The column and row of a square, from 0. */
export function squareOf(key: string): { x: number; y: number } | undefined {
  const found = /^@(\d+),(\d+)$/.exec(key);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : undefined;
}

const PART = /\{([xy])\}/g;

export function squaresOf(field: Pick<Field, 'square' | 'first' | 'width' | 'height'>): Squares {
  const { first } = field;
  const axes = [...field.square.matchAll(PART)].map(([, axis]) => axis);
  const escaped = field.square.toLowerCase().replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`${escaped.replace(PART, '(\\d+)')}(?![\\w-])`, 'y');
  const at = (text: string, index: number): { key: string; length: number } | undefined => {
    pattern.lastIndex = index;
    const found = pattern.exec(text);
    if (!found) return undefined;
    const along = (axis: string) => Number(found[axes.indexOf(axis) + 1]) - first;
    const [x, y] = [along('x'), along('y')];
    const inside = x >= 0 && y >= 0 && x < field.width && y < field.height;
    return inside ? { key: squareKeyOf(x, y), length: found[0].length } : undefined;
  };
  return {
    at,
    named(word) {
      // Events write squares with a comma, whatever moves do.
      const plain = /^(\d+),(\d+)$/.exec(word);
      const text = plain ? field.square.replace(PART, (_, axis) => plain[axis === 'x' ? 1 : 2] ?? '') : word;
      const found = at(text, 0);
      return found && found.length === text.length ? squareOf(found.key) : undefined;
    },
    write(key) {
      const square = squareOf(key);
      if (!square) return '';
      return field.square.replace(PART, (_, axis: 'x' | 'y') => String(square[axis] + first));
    },
  };
}
