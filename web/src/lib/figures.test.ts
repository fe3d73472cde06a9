import { describe, expect, it } from 'vitest';
import { counters, linesOf, steps, tables } from './figures';
import { found, mentions, narrowed } from './narrow';
import { beside } from './zoom.svelte';

describe('statistics', () => {
  it('one object for each seat', () => {
    expect(tables([{ drawn: 1 }, { drawn: 2 }], 2)).toEqual([
      { columns: [{ seats: [0] }, { seats: [1] }], rows: [{ key: 'drawn', cells: ['1', '2'] }] },
    ]);
  });
  it('one object with figures for sides and for the whole table', () => {
    const [sides, whole] = tables({ deals: 3, made: [1, 2] }, 4);
    expect(sides).toEqual({ columns: [{ seats: [0, 2] }, { seats: [1, 3] }], rows: [{ key: 'made', cells: ['1', '2'] }] });
    expect(whole?.columns).toEqual([{ whole: true }]);
  });
  it('one object for each of some pieces', () => {
    const [table] = tables([{ id: 'A1', hits: 2, found: true }, { id: 'B1', hits: 0, found: false }], 2);
    expect(table?.columns).toEqual([{ key: 'hits' }, { key: 'found' }]);
    expect(table?.rows[0]).toEqual({ key: 'A1', cells: ['2', '✓'] });
  });
  it('nothing where there is nothing', () => {
    expect(tables(undefined, 2)).toEqual([]);
    expect(tables([], 2)).toEqual([]);
  });
});

describe('the course', () => {
  const course = [
    { entry: 0, seats: [[{ name: 'points', value: 0 }, { name: 'seat', value: 0 }], [{ name: 'points', value: 0 }]] },
    { entry: 7, seats: [[{ name: 'points', value: 4 }, { name: 'seat', value: 0 }], [{ name: 'points', value: 0 }]] },
  ];
  it('has lines for what changed', () => {
    expect(counters(course)).toEqual(['points']);
    expect(linesOf(course, 'points', (entry) => entry - 2)[0]).toEqual([{ index: 0, value: 0 }, { index: 5, value: 4 }]);
  });
  it('has round steps', () => {
    expect(steps(0, 7)).toEqual([0, 2, 4, 6, 8]);
    expect(steps(0, 1)).toEqual([0, 1]);
    expect(steps(0, 230, 5)).toEqual([0, 50, 100, 150, 200, 250]);
  });
});

describe('moves that are looked for', () => {
  const offers = ['go 3-1', 'go 13-1', 'play Scout T1P0', 'pass'].map((move) => ({ move, group: 'x' }));
  it('mention whole words', () => {
    expect(mentions('go 13-1', '3-1')).toBe(false);
    expect(mentions('go 3-1', '3-1')).toBe(true);
    expect(mentions('play scout T1P0', 'Scout')).toBe(true);
  });
  it('are narrowed to those that speak of all that is picked', () => {
    expect(narrowed(offers, ['Scout', 'T1P0']).map((offer) => offer.move)).toEqual(['play Scout T1P0']);
    expect(narrowed(offers, ['Nobody'])).toEqual(offers);
  });
  it('are found by what is written on them', () => {
    expect(found(offers, 'sc t1', (move) => move).map((offer) => offer.move)).toEqual(['play Scout T1P0']);
  });
});

describe('a closer look', () => {
  const window = { width: 1000, height: 600 };
  it('lies beside its thing, inside the window, and above what lies low', () => {
    expect(beside({ left: 100, right: 150, top: 100, bottom: 200 }, { width: 300, height: 200 }, window)).toEqual({ left: 160, top: 100 });
    expect(beside({ left: 900, right: 950, top: 300, bottom: 400 }, { width: 300, height: 400 }, window)).toEqual({ left: 590, top: 190 });
    expect(beside({ left: 10, right: 90, top: 550, bottom: 590 }, { width: 300, height: 200 }, window)).toEqual({ left: 10, top: 340 });
  });
});
