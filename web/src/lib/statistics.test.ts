import { describe, expect, it } from 'vitest';
import { counters, linesOf, steps, tables } from './statistics';

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
    { entry: 0, seats: [[{ name: { key: 'points' }, value: 0 }, { name: { key: 'seat' }, value: 0 }], [{ name: { key: 'points' }, value: 0 }]] },
    { entry: 7, seats: [[{ name: { key: 'points' }, value: 4 }, { name: { key: 'seat' }, value: 0 }], [{ name: { key: 'points' }, value: 0 }]] },
  ];
  it('has lines for what changed', () => {
    expect(counters(course)).toEqual([{ key: 'points' }]);
    expect(linesOf(course, 'points', (entry) => entry - 2)[0]).toEqual([{ index: 0, value: 0 }, { index: 5, value: 4 }]);
  });
  it('has round steps', () => {
    expect(steps(0, 7)).toEqual([0, 2, 4, 6, 8]);
    expect(steps(0, 1)).toEqual([0, 1]);
    expect(steps(0, 230, 5)).toEqual([0, 50, 100, 150, 200, 250]);
  });
});
