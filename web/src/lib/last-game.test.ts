import { afterEach, expect, test } from 'vitest';
import { storeLastGame, lastGame } from './last-game';

afterEach(() => localStorage.clear());

test('the last game is kept, and rubbish is none', () => {
  const last = { address: './?seats=human#a.b', game: 'A', names: ['Ann'], when: 5 };
  storeLastGame(last);
  expect(lastGame()).toEqual(last);
  for (const rubbish of ['', '{', 'null', '[]', '{"address":"javascript:alert(1)","game":"A","when":1}', '{"game":1}']) {
    localStorage.setItem('parlour.last', rubbish);
    expect(lastGame()).toBeUndefined();
  }
});
