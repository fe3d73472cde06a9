import { expect, test } from 'vitest';
import type { Offer } from './kernel/generated/answers';
import { matching, search } from './matching-moves';

const offer = (move: string, ...refs: string[]): Offer => ({ move, group: 'x', label: { key: `label-${move}` }, refs });
const offers = [offer('go 3-1', 'piece:A1', 'square:3,1'), offer('play Scout T1', 'piece:scout', 'zone:T1'), offer('pass', 'choice:pass')];
const moves = (some: Offer[]) => some.map(({ move }) => move);

test('moves match that begin with what is picked, in its order', () => {
  expect(moves(matching(offers, ['piece:scout']))).toEqual(['play Scout T1']);
  expect(moves(matching(offers, ['piece:scout', 'zone:T1']))).toEqual(['play Scout T1']);
  expect(matching(offers, ['zone:T1'])).toEqual(offers);
  expect(matching(offers, [])).toEqual(offers);
});

test('moves are found by their label and their notation', () => {
  const label = ({ move }: Offer) => (move === 'pass' ? 'Passen' : '');
  expect(moves(search(offers, 'sc t1', label))).toEqual(['play Scout T1']);
  expect(moves(search(offers, 'passen', label))).toEqual(['pass']);
});
