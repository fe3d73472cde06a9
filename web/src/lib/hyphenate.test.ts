import { expect, test } from 'vitest';
import { hyphenate } from './hyphenate';

const shown = (text: string) => hyphenate(text).replaceAll('\u00ad', '-');

test('long words can be broken between syllables, short ones cannot', () => {
  expect(shown('Colonialism')).toBe('Colo-nia-lism');
  expect(shown('Emancipation')).toBe('Eman-ci-pa-tion');
  expect(shown('Perspective')).toBe('Perspec-tive');
  expect(shown('Machine Tools')).toBe('Machine Tools');
  expect(shown('Courageous')).toBe('Cou-ra-geous');
});

test('where there is very little room, shorter words can be broken too', () => {
  expect(hyphenate('Champion', 7).replaceAll('\u00ad', '-')).toBe('Cham-pion');
});
