import { expect, test } from 'vitest';
import { saveName } from './files';

test('a save is named by its game and the moment', () => {
  expect(saveName('texas-42', new Date(2030, 0, 2, 3, 4))).toBe('texas-42-2030-01-02-0304.save');
});
