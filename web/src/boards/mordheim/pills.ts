// On which side of whom they are about odds stand, so that they hide nobody else.
import type { Spot } from './squares';

export type PillSide = 'after' | 'before' | 'above' | 'below';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A token reaches so far from the middle of its square, in squares. */
const TOKEN = 0.62;
/** Odds beside somebody begin so far from the middle of his square. */
const GAP = 0.75;

const middle = ({ x, y }: Spot): Spot => ({ x: x + 0.5, y: y + 0.5 });
const tokenOf = (spot: Spot): Box => {
  const { x, y } = middle(spot);
  return { left: x - TOKEN, right: x + TOKEN, top: y - TOKEN, bottom: y + TOKEN };
};

/** The room that odds of a size take on a side, in squares. */
export function pillBox(spot: Spot, side: PillSide, width: number, height: number): Box {
  const { x, y } = middle(spot);
  if (side === 'after') return { left: x + GAP, right: x + GAP + width, top: y - height / 2, bottom: y + height / 2 };
  if (side === 'before') return { left: x - GAP - width, right: x - GAP, top: y - height / 2, bottom: y + height / 2 };
  if (side === 'above') return { left: x - width / 2, right: x + width / 2, top: y - GAP - height, bottom: y - GAP };
  return { left: x - width / 2, right: x + width / 2, top: y + GAP, bottom: y + GAP + height };
}

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Where odds stand: the first side on which they hide least of anybody, of what was put before, and of what is free. */
export function pillSides<Id>(about: readonly { id: Id; at: Spot; width: number; height: number }[], people: readonly Spot[], free: Box): Map<Id, PillSide> {
  const taken = people.map(tokenOf);
  const sides = new Map<Id, PillSide>();
  for (const { id, at, width, height } of about) {
    const ways = (['after', 'before', 'above', 'below'] as const).map((side) => {
      const box = pillBox(at, side, width, height);
      const outside = width * height - shared(box, free);
      return { side, box, hides: taken.reduce((sum, other) => sum + shared(box, other), 0) + 4 * Math.max(0, outside) };
    });
    const best = ways.reduce((one, other) => (other.hides < one.hides - 1e-6 ? other : one));
    sides.set(id, best.side);
    taken.push(best.box);
  }
  return sides;
}
