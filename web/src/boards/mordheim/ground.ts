// The ground of the map as shapes: what belongs to houses, where streets run between them, how walls go on.
// Everything follows from the squares alone, so the same map always looks the same.
import type { Field } from '../../lib/kernel/generated/answers';
import type { Spot } from './squares';

/** What a square is, by the last part of the key of its name. */
export type Kind = 'open' | 'wall' | 'floor' | 'door' | 'rough' | 'water' | 'low-wall' | 'ruin' | 'deep' | 'crate' | 'objective';

export interface Line {
  from: Spot;
  to: Spot;
}

const HOUSE = new Set<Kind | undefined>(['wall', 'floor', 'door']);
const WET = new Set<Kind | undefined>(['water', 'deep']);
const AROUND: readonly Spot[] = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => ({ x, y }))).filter(({ x, y }) => x !== 0 || y !== 0);
/** A bridge is no longer than this. */
const BRIDGE = 6;

/** A number from 0 to 1 that belongs to a square for ever. */
export function chance(x: number, y: number, salt: number): number {
  let hash = Math.imul(x + 1, 374761393) ^ Math.imul(y + 1, 668265263) ^ Math.imul(salt + 1, 2147483647);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** So far around a point of a street its bends are made round, in squares. */
const BEND = 2.6;

function middleOf(points: readonly Spot[]): Spot {
  const sum = points.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

export class Land {
  readonly width: number;
  readonly height: number;
  readonly #kinds: (Kind | undefined)[][];

  constructor({ rows, legend, width, height }: Pick<Field, 'rows' | 'legend' | 'width' | 'height'>) {
    const names = new Map(legend.map(({ sign, name }) => [sign, name.key.replace('ground-', '') as Kind]));
    this.#kinds = rows.map((row) => [...row].map((sign) => names.get(sign)));
    this.width = width;
    this.height = height;
  }

  kind(x: number, y: number): Kind | undefined {
    return this.#kinds[y]?.[x];
  }

  isHouse(x: number, y: number): boolean {
    return HOUSE.has(this.kind(x, y));
  }

  /** Whether it belongs to a house, or to what is left of one: rubble holds its walls together. */
  #joins(x: number, y: number): boolean {
    const kind = this.kind(x, y);
    return HOUSE.has(kind) || kind === 'ruin' || kind === 'rough';
  }

  /** The squares of some kinds. */
  *squares(...kinds: Kind[]): Generator<Spot> {
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        const kind = this.kind(x, y);
        if (kind && kinds.includes(kind)) yield { x, y };
      }
    }
  }

  /** From the middle of each square of a kind to the middle of the next one to the right and below; a line
   * without length where there is none. `meets` are kinds towards which it goes a little. */
  *lines(kind: Kind, meets: Kind[] = []): Generator<Line> {
    const is = (x: number, y: number) => this.kind(x, y) === kind;
    for (const from of this.squares(kind)) {
      const { x, y } = from;
      let alone = true;
      for (const [dx, dy] of [[1, 0], [0, 1], [-1, 0], [0, -1]] as const) {
        const forward = dx + dy > 0;
        const next = this.kind(x + dx, y + dy);
        if (next === kind) {
          alone = false;
          const doubled = dx !== 0 ? false : is(x + 1, y) && is(x + 1, y + dy) && is(x - 1, y);
          if (forward && !doubled) yield { from, to: { x: x + dx, y: y + dy } };
        } else if (next && meets.includes(next)) {
          yield { from, to: { x: x + dx * 0.34, y: y + dy * 0.34 } };
        }
      }
      if (alone) yield { from, to: from };
    }
  }

  /** Where the four squares around a corner belong to a house: its floor, without the outer half of its walls. */
  *floors(): Generator<Spot> {
    for (let y = 0; y < this.height - 1; y++) {
      for (let x = 0; x < this.width - 1; x++) {
        if (this.isHouse(x, y) && this.isHouse(x + 1, y) && this.isHouse(x, y + 1) && this.isHouse(x + 1, y + 1)) yield { x: x + 0.5, y: y + 0.5 };
      }
    }
  }

  /** Dry squares that lead over water. */
  *bridges(): Generator<Spot & { upright: boolean }> {
    const wet = (x: number, y: number, dx: number, dy: number): boolean => {
      for (let n = 1; n <= BRIDGE; n++) if (WET.has(this.kind(x + dx * n, y + dy * n))) return true;
      return false;
    };
    for (const { x, y } of this.squares('open', 'low-wall')) {
      if (wet(x, y, -1, 0) && wet(x, y, 1, 0)) yield { x, y, upright: true };
      else if (wet(x, y, 0, -1) && wet(x, y, 0, 1)) yield { x, y, upright: false };
    }
  }

  /** Points along the middle of the streets: as far from one house as from the next. */
  streets(): Spot[] {
    const owner = this.#nearestHouses();
    const points: Spot[] = [];
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        const here = owner[y]?.[x];
        const right = owner[y]?.[x + 1];
        const below = owner[y + 1]?.[x];
        if (right !== undefined && right !== here) points.push({ x: x + 1, y: y + 0.5 });
        if (below !== undefined && below !== here) points.push({ x: x + 0.5, y: y + 1 });
      }
    }
    points.push(...points.flatMap((point) => this.#beyond(point)));
    return points.map((point) => middleOf(points.filter((other) => Math.hypot(other.x - point.x, other.y - point.y) < BEND)));
  }

  /** A street that comes to the edge of the map leads out of it. */
  #beyond({ x, y }: Spot): Spot[] {
    const [right, bottom] = [this.width, this.height];
    const away = [{ dx: -1, dy: 0, at: x }, { dx: 1, dy: 0, at: right - x }, { dx: 0, dy: -1, at: y }, { dx: 0, dy: 1, at: bottom - y }];
    return away.filter(({ at }) => at < 1).flatMap(({ dx, dy }) => [1, 2, 3].map((far) => ({ x: x + dx * far, y: y + dy * far })));
  }

  /** For each square the number of the house that is nearest. */
  #nearestHouses(): number[][] {
    const houses = this.#houses();
    return Array.from({ length: this.height }, (_, y) => Array.from({ length: this.width }, (_, x) => {
      let [best, least] = [-1, Infinity];
      for (const [n, { left, right, top, bottom }] of houses.entries()) {
        const dx = Math.max(left - x, 0, x - right);
        const dy = Math.max(top - y, 0, y - bottom);
        const far = dx * dx + dy * dy;
        if (far < least) [best, least] = [n, far];
      }
      return best;
    }));
  }

  /** The houses by the squares between which they lie. */
  #houses(): { left: number; right: number; top: number; bottom: number }[] {
    const seen = new Set<number>();
    const houses = [];
    for (const start of this.squares('wall', 'floor', 'door')) {
      const open = [start];
      const box = { left: start.x, right: start.x, top: start.y, bottom: start.y };
      let size = 0;
      for (let at = open.pop(); at; at = open.pop()) {
        const { x, y } = at;
        const id = y * this.width + x;
        if (seen.has(id) || !this.#joins(x, y)) continue;
        seen.add(id);
        size++;
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x);
        box.top = Math.min(box.top, y);
        box.bottom = Math.max(box.bottom, y);
        for (const step of AROUND) open.push({ x: x + step.x, y: y + step.y });
      }
      if (size > 0) houses.push(box);
    }
    return houses;
  }
}
