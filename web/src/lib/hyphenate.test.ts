import { expect, test } from 'vitest';
import { hyphenate } from './hyphenate';

const shown = (text: string) => hyphenate(text).replaceAll('\u00ad', '-');

test('long words can be broken between syllables, short ones cannot', () => {
  expect(shown('Colonialism')).toBe('Colo-nia-lism');
  expect(shown('Emancipation')).toBe('Eman-ci-pa-tion');
  expect(shown('Perspective')).toBe('Perspec-tive');
  expect(shown('Machine Tools')).toBe('Machine Tools');
});
