import { expect, test } from 'vitest';
import { bot, listed, open, person } from './fake-room';
import { inOrder, isMyTurn, openSeat } from './my-games';

test('one’s turn comes first, by the time that is left', () => {
  const tables = [
    listed({ table: 'over', status: 'over', changed: 9 }),
    listed({ table: 'theirs', to_move: [1], changed: 8 }),
    listed({ table: 'waits', status: 'gathering', changed: 7 }),
    listed({ table: 'mine', to_move: [0], changed: 1 }),
    listed({ table: 'mine too', to_move: [0, 1], changed: 2 }),
    listed({ table: 'soon', to_move: [0], deadline: 50 }),
    listed({ table: 'later', to_move: [0], deadline: 90, changed: 9 }),
  ];
  expect(inOrder(tables).map(({ table }) => table)).toEqual(['soon', 'later', 'mine too', 'mine', 'waits', 'theirs', 'over']);
});

test('it is nobody’s turn before and after the game, nor that of a spectator', () => {
  expect(isMyTurn(listed({ to_move: [0] }))).toBe(true);
  expect(isMyTurn(listed({ to_move: [0], status: 'over' }))).toBe(false);
  expect(isMyTurn(listed({ to_move: [0], status: 'gathering' }))).toBe(false);
  expect(isMyTurn(listed({ to_move: [0], you: null }))).toBe(false);
});

test('the first open seat is found', () => {
  expect(openSeat({ seats: [person('Ada'), bot('casual'), open, open] })).toBe(2);
  expect(openSeat({ seats: [person('Ada')] })).toBeUndefined();
});
