// Squares of the map: from 0 on the screen and in references, from 1 in what the game shows.
import type { Square } from '../../lib/kernel/generated/mordheim';
import type { Ref } from '../../lib/messages';

export interface Spot {
  x: number;
  y: number;
}

/** A square as the game shows it, `17,5`. */
export function spotOf(square: Square): Spot {
  const [x = 1, y = 1] = square.split(',').map(Number);
  return { x: x - 1, y: y - 1 };
}

/** A square by the numbers that people read. */
export const numbered = ({ x, y }: Spot): Square => `${x + 1},${y + 1}`;
