import { expect, it } from 'vitest';
import { plate } from './plates';

it('a card has the same plate for ever, and no other has it', () => {
  const names = ['oars', 'coal', 'the-wheel', 'statistics', 'ai', 'code-of-laws', 'tools', 'writing'];
  expect(plate('oars', 1)).toBe(plate('oars', 1));
  expect(new Set(names.map((name) => plate(name, 1))).size).toBe(names.length);
});

it('a plate has a ring for each age, up to five', () => {
  const parts = (age: number) => plate('oars', age).split('M').length;
  expect([2, 5, 6, 10].map((age) => parts(age) - parts(1))).toEqual([1, 4, 4, 4]);
});
