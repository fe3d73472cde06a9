import { expect, it } from 'vitest';
import { pillSides } from './pills';

const free = { left: 0, right: 20, top: 0, bottom: 20 };
const pill = (id: string, x: number, y: number) => ({ id, at: { x, y }, width: 1.6, height: 0.5 });

it('stand behind whom they are about, unless somebody stands there', () => {
  const people = [{ x: 5, y: 5 }, { x: 6, y: 5 }];
  expect([...pillSides([pill('B1', 5, 5), pill('B2', 6, 5)], people, free)]).toEqual([['B1', 'before'], ['B2', 'after']]);
});

it('stand where they are in sight', () => {
  expect(pillSides([pill('B1', 19, 5)], [{ x: 19, y: 5 }], free).get('B1')).toBe('before');
});

it('go above or below where both sides are taken', () => {
  const row = [4, 5, 6].map((x) => ({ x, y: 5 }));
  expect(pillSides([pill('B1', 5, 5)], row, free).get('B1')).toBe('above');
});
