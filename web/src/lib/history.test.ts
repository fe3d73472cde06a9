import { expect, test } from 'vitest';
import { History } from './history.svelte';

test('steps are taken back and made again, until another one is made', () => {
  const history = new History('a');
  expect([history.mayUndo, history.mayRedo]).toEqual([false, false]);
  history.push('b');
  history.push('c');
  history.undo();
  expect([history.now, history.mayUndo, history.mayRedo]).toEqual(['b', true, true]);
  history.redo();
  expect(history.now).toBe('c');
  history.undo();
  history.undo();
  history.undo();
  expect(history.now).toBe('a');
  history.push('d');
  expect([history.now, history.mayRedo]).toEqual(['d', false]);
});

test('the oldest steps are forgotten', () => {
  const history = new History(0);
  for (let n = 1; n <= 600; n++) history.push(n);
  while (history.mayUndo) history.undo();
  expect(history.now).toBe(101);
});
