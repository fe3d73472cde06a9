import { expect, it } from 'vitest';
import { chance, Land } from './ground';

const legend = [['.', 'open'], ['#', 'wall'], [':', 'floor'], ['+', 'door'], ['~', 'water']]
  .map(([sign, kind]) => ({ sign: sign ?? '', name: { key: `ground-${kind}` }, terrain: 'open' as const }));
const land = (...rows: string[]) => new Land({ rows, legend, width: rows[0]?.length ?? 0, height: rows.length });

it('is the same for the same square, and another for the next', () => {
  expect(chance(3, 4, 1)).toBe(chance(3, 4, 1));
  expect(chance(3, 4, 1)).not.toBe(chance(4, 4, 1));
});

it('lets walls go on, and stop a little before doors', () => {
  const lines = [...land('##+', '#..').lines('wall', ['door'])];
  expect(lines).toContainEqual({ from: { x: 0, y: 0 }, to: { x: 1, y: 0 } });
  expect(lines).toContainEqual({ from: { x: 0, y: 0 }, to: { x: 0, y: 1 } });
  expect(lines).toContainEqual({ from: { x: 1, y: 0 }, to: { x: 1.34, y: 0 } });
});

it('has floors inside the middle of the walls', () => {
  expect([...land('###', '#:#', '###').floors()]).toHaveLength(4);
});

it('has streets between houses, as far from one as from the other', () => {
  const streets = land('##....##', '##....##').streets();
  expect(new Set(streets.map(({ x }) => x))).toEqual(new Set([4]));
  expect(Math.min(...streets.map(({ y }) => y))).toBeLessThan(0);
});

it('has bridges where water lies on both sides', () => {
  expect([...land('~..~', '....').bridges()].map(({ x, y }) => [x, y])).toEqual([[1, 0], [2, 0]]);
});
