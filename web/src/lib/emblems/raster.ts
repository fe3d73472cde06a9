// Pictures as a few points each, so that they can be compared where no browser draws them.
import { HEIGHT, WIDTH, type Shape } from './emblem';

type Point = readonly [number, number];

const NUMBERS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, T: 2, S: 4, A: 7, Z: 0 };
/** So many straight pieces stand for a curve. */
const PIECES = 12;

/** The outlines of a path, as points. */
export function outlines(path: string): Point[][] {
  const all: Point[][] = [];
  let [x, y, handle]: [number, number, Point | undefined] = [0, 0, undefined];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    let command = letter.toUpperCase();
    const relative = letter !== command;
    const numbers = numbersIn(rest, command === 'A');
    const count = NUMBERS[command] ?? 0;
    for (let at = 0; at < Math.max(1, numbers.length); at += count || 1) {
      const [bx, by] = relative ? [x, y] : [0, 0];
      const n = (k: number) => numbers[at + k] ?? 0;
      const point = (k: number): Point => [bx + n(k), by + n(k + 1)];
      const line = all.at(-1) ?? [];
      const mirror: Point = handle ? [2 * x - handle[0], 2 * y - handle[1]] : [x, y];
      let end: Point = [x, y];
      let next: Point | undefined;
      if (command === 'M') all.push([(end = point(0))]);
      if (command === 'L') end = point(0);
      if (command === 'H') end = [bx + n(0), y];
      if (command === 'V') end = [x, by + n(0)];
      if (command === 'Z') end = line[0] ?? end;
      if (command === 'C') line.push(...bezier([x, y], point(0), (next = point(2)), (end = point(4))));
      if (command === 'S') line.push(...bezier([x, y], mirror, (next = point(0)), (end = point(2))));
      if (command === 'Q') line.push(...bezier([x, y], (next = point(0)), undefined, (end = point(2))));
      if (command === 'T') line.push(...bezier([x, y], (next = mirror), undefined, (end = point(0))));
      if (command === 'A') line.push(...arc([x, y], n(0), n(1), n(3) !== 0, n(4) !== 0, (end = point(5))));
      if (command !== 'M') line.push(end);
      if (command === 'Z') all.push([end]);
      [x, y] = end;
      handle = next;
      if (command === 'M') command = 'L';
    }
  }
  return all.filter((one) => one.length > 2);
}

/** The numbers of a command; of an arc the two flags may stand without a blank. */
function numbersIn(text: string, arc: boolean): number[] {
  const found: number[] = [];
  let rest = text;
  for (;;) {
    const flag = arc && [3, 4].includes(found.length % 7);
    const match = (flag ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+))/).exec(rest);
    if (!match) return found;
    found.push(Number(match[1]));
    rest = rest.slice(match[0].length);
  }
}

function bezier(a: Point, b: Point, c: Point | undefined, d: Point): Point[] {
  const part = (t: number, k: 0 | 1): number => {
    const u = 1 - t;
    if (!c) return u * u * a[k] + 2 * u * t * b[k] + t * t * d[k];
    return u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
  };
  return Array.from({ length: PIECES - 1 }, (_, n): Point => [part((n + 1) / PIECES, 0), part((n + 1) / PIECES, 1)]);
}

/** An arc whose ellipse stands upright. */
function arc(from: Point, rx: number, ry: number, large: boolean, sweep: boolean, to: Point): Point[] {
  const half: Point = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const reach = (half[0] / rx) ** 2 + (half[1] / ry) ** 2;
  const grow = Math.max(1, Math.sqrt(reach));
  const [a, b] = [rx * grow, ry * grow];
  const away = Math.sqrt(Math.max(0, 1 / Math.max(reach, 1e-9) - 1)) * (grow > 1 ? 0 : 1) * (large === sweep ? -1 : 1);
  const center: Point = [(away * a * half[1]) / b + (from[0] + to[0]) / 2, (-away * b * half[0]) / a + (from[1] + to[1]) / 2];
  const angle = (point: Point) => Math.atan2((point[1] - center[1]) / b, (point[0] - center[0]) / a);
  const start = angle(from);
  let turn = angle(to) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  return Array.from({ length: 2 * PIECES - 1 }, (_, n): Point => {
    const now = start + (turn * (n + 1)) / (2 * PIECES);
    return [center[0] + a * Math.cos(now), center[1] + b * Math.sin(now)];
  });
}

/** How often outlines go around a point, one way more than the other; or whether they do so an odd number of times. */
function encloses(lines: Point[][], holes: boolean, x: number, y: number): boolean {
  let turns = 0;
  for (const line of lines) {
    for (const [n, [x1, y1]] of line.entries()) {
      const [x2, y2] = line[(n + 1) % line.length] ?? [x1, y1];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) turns += y2 > y1 ? 1 : -1;
    }
  }
  return holes ? turns % 2 !== 0 : turns !== 0;
}

/** What is seen at each point of a square of so many points: the uppermost fills. */
export function raster(shapes: readonly Shape[], side: number): string[] {
  const drawn = shapes.map(({ path, fill, opacity, holes = false, at = [0, 0, 1, 1] as const }) => ({ lines: outlines(path), fill, opacity, holes, at }));
  return Array.from({ length: side * side }, (_, n) => {
    const [x, y] = [((n % side) + 0.5) * (WIDTH / side), (Math.floor(n / side) + 0.5) * (HEIGHT / side)];
    let seen = '';
    for (const { lines, fill, opacity, holes, at } of drawn) {
      if (encloses(lines, holes, (x - at[0]) / at[2], (y - at[1]) / at[3])) seen = opacity === undefined ? fill : `${seen}+${fill}`;
    }
    return seen;
  });
}
