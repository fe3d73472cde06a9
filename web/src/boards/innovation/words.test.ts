import { expect, it } from 'vitest';
import { cardTitle, shortName, specialTitle, withAges } from './words';

it('shortens names', () => {
  expect(['You', 'Casual 1', 'Johanna', 'Mary Ann'].map(shortName)).toEqual(['You', 'C1', 'Joha', 'MA']);
});

it('knows the keys of titles', () => {
  expect(cardTitle('The Wheel').key).toBe('card-the-wheel');
  expect(specialTitle('world').key).toBe('achievement-world');
});

it('finds the values of cards in a text', () => {
  expect(withAges('Draw a [7] and meld it.')).toEqual(['Draw a ', 7, ' and meld it.']);
  expect(withAges('[10]')).toEqual([10]);
});
