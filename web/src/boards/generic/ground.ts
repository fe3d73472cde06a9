// The ground of a field as few shapes: one path for each sort of ground.
import type { Field, Terrain } from '../../lib/kernel/generated/answers';
import type { Message } from '../../lib/messages';

/** How many patterns there are for each terrain. */
const VARIANTS = 3;

export interface GroundShape {
  sign: string;
  name: Message;
  terrain: Terrain;
  /** The number of the sort among those that look alike. */
  variant: number;
  /** Its squares as an SVG path, in squares. */
  path: string;
}

interface Run {
  x: number;
  width: number;
  y: number;
  height: number;
}

/** The shapes of all sorts of ground that a field has. */
export function shapesOf(field: Pick<Field, 'rows' | 'legend'>): GroundShape[] {
  const alike = new Map<string, number>();
  const signs = field.rows.map((row) => [...row]);
  return field.legend.flatMap(({ sign, name, terrain }) => {
    const path = pathOf(rectangles(signs, sign));
    if (path === '') return [];
    const variant = alike.get(terrain) ?? 0;
    alike.set(terrain, variant + 1);
    return [{ sign, name, terrain, variant: variant % VARIANTS, path }];
  });
}

/** The squares with a sign as rectangles: runs of a row, grown downwards where the next row has the same. */
export function rectangles(rows: string[][], sign: string): Run[] {
  const done: Run[] = [];
  let growing: Run[] = [];
  for (const [y, row] of rows.entries()) {
    const runs = runsOf(row, sign).map(({ x, width }) => {
      const above = growing.find((run) => run.x === x && run.width === width);
      return above ? { ...above, height: above.height + 1 } : { x, width, y, height: 1 };
    });
    done.push(...growing.filter((run) => !runs.some((grown) => grown.x === run.x && grown.y === run.y)));
    growing = runs;
  }
  return [...done, ...growing];
}

function runsOf(row: string[], sign: string): { x: number; width: number }[] {
  const runs: { x: number; width: number }[] = [];
  for (const [x, here] of row.entries()) {
    if (here !== sign) continue;
    const last = runs.at(-1);
    if (last && last.x + last.width === x) last.width++;
    else runs.push({ x, width: 1 });
  }
  return runs;
}

const pathOf = (runs: Run[]): string =>
  runs.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');
