// A position as a few colored boxes: for the list of games to go on with. It is made at the table, where
// the position is known, and kept as plain data.

/** What a box is: a color, a seat as the viewer sees it, paper, a pip by its number, felt, an empty place, or ground. */
const PAINTS = ['red', 'yellow', 'green', 'blue', 'purple', 'mine', 'theirs', 'paper', 'pip', 'pip1', 'pip2', 'pip3', 'pip4', 'pip5', 'pip6', 'felt', 'empty', 'ground', 'wall', 'water'] as const;
export type Paint = (typeof PAINTS)[number];

/** Left, top, width, height, and what it is. */
export type Part = [number, number, number, number, Paint];

export interface Sketch {
  width: number;
  height: number;
  parts: Part[];
}

/** No picture needs more boxes. */
const MOST = 800;

export function isSketch(stored: unknown): stored is Sketch {
  if (typeof stored !== 'object' || stored === null) return false;
  const { width, height, parts } = stored as Partial<Record<keyof Sketch, unknown>>;
  return typeof width === 'number' && typeof height === 'number' && Array.isArray(parts) && parts.length <= MOST && parts.every(isPart);
}

function isPart(stored: unknown): stored is Part {
  if (!Array.isArray(stored) || stored.length !== 5) return false;
  const [x, y, width, height, paint] = stored as unknown[];
  return [x, y, width, height].every((number) => typeof number === 'number') && (PAINTS as readonly unknown[]).includes(paint);
}
