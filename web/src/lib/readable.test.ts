import { expect, it } from 'vitest';
import { readable } from './readable';

it('writes keys as people read them', () => {
  expect(readable('all_pass')).toBe('All pass');
  expect(readable('deck0')).toBe('Deck 0');
});
