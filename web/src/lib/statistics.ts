// Statistics and the course of a game, as tables and lines that can be drawn. Knows no game.
import type { Message, Moment } from './kernel/generated/answers';

export interface Table {
  /** The heading of each column of figures. */
  columns: Column[];
  rows: { key: string; cells: string[] }[];
}

/** What a column belongs to: some seats, the whole table, or a figure by its name. */
export type Column = { seats: number[] } | { whole: true } | { key: string };

type Figures = Record<string, unknown>;

function isFigures(value: unknown): value is Figures {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function cell(value: unknown): string {
  if (value == null || value === false) return '–';
  if (value === true) return '✓';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Statistics as tables: one object for each seat; or one object whose figures are for the table,
 * for each seat, or for sides that sit alternately; or one object for each of some pieces. */
export function tables(statistics: unknown, seats: number): Table[] {
  if (Array.isArray(statistics)) {
    const all = statistics.filter(isFigures);
    if (all.length === 0) return [];
    return [all.length === seats && !('id' in (all[0] ?? {})) ? bySeat(all) : byPiece(all)];
  }
  if (!isFigures(statistics)) return [];
  const sides = new Map<number, Table['rows']>();
  for (const [key, value] of Object.entries(statistics)) {
    const cells = Array.isArray(value) ? value.map(cell) : [cell(value)];
    sides.set(cells.length, [...(sides.get(cells.length) ?? []), { key, cells }]);
  }
  return [...sides]
    .sort(([a], [b]) => b - a)
    .map(([length, rows]) => ({ columns: length === 1 ? [{ whole: true } as const] : sidesOf(length, seats), rows }));
}

function sidesOf(sides: number, seats: number): Column[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: sides }, (_, side) => ({ seats: all.filter((seat) => seat % sides === side) }));
}

function bySeat(all: Figures[]): Table {
  const keys = Object.keys(all[0] ?? {});
  return {
    columns: all.map((_, seat) => ({ seats: [seat] })),
    rows: keys.map((key) => ({ key, cells: all.map((figures) => cell(figures[key])) })),
  };
}

function byPiece(all: Figures[]): Table {
  const keys = Object.keys(all[0] ?? {}).filter((key) => key !== 'id');
  return {
    columns: keys.map((key) => ({ key })),
    rows: all.map((figures) => ({ key: cell(figures.id), cells: keys.map((key) => cell(figures[key])) })),
  };
}

/** What was counted for the seats, in the order of the boards; without what never changed. */
export function counters(course: Moment[]): Message[] {
  const names = new Map<string, Message>();
  for (const moment of course) for (const seat of moment.seats) for (const { name } of seat) names.set(name.key, name);
  return [...names.values()].filter(({ key }) => {
    const lines = linesOf(course, key, (entry) => entry);
    return lines.some((line) => line.some((point) => point.value !== line[0]?.value));
  });
}

export interface Point {
  index: number;
  value: number;
}

/** How a counter went, for each seat, by the key of its name. Where a seat does not have it there is no point. */
export function linesOf(course: Moment[], key: string, indexOf: (entry: number) => number | undefined): Point[][] {
  const seats = course[0]?.seats.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    course.flatMap((moment) => {
      const counter = moment.seats[seat]?.find((one) => one.name.key === key);
      const index = moment.entry === 0 ? 0 : indexOf(moment.entry);
      return counter && index !== undefined ? [{ index, value: counter.value }] : [];
    }),
  );
}

/** Round steps for an axis from `low` to `high`, about `count` of them. */
export function steps(low: number, high: number, count = 4): number[] {
  const span = Math.max(1, high - low);
  const size = 10 ** Math.floor(Math.log10(span / count));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * size).find((n) => span / n <= count) ?? 10 * size);
  const all: number[] = [];
  for (let value = Math.floor(low / step) * step; value < high + step; value += step) all.push(value);
  return all;
}
