import { afterEach, expect, test } from 'vitest';
import { lastGame, recentGames, storeGame, type RecentGame } from './recent-games';

afterEach(() => localStorage.clear());

const game = (address: string, more: Partial<RecentGame> = {}): RecentGame => ({
  address, id: 'a', game: 'A', names: ['Ann', 'Bot'], others: ['Bot'], when: 5, moves: 3, turn: true, over: false, ...more,
});
const addresses = () => recentGames().map(({ address }) => address);

test('games are kept, the newest first, each of them once', () => {
  storeGame(game('./#a', { sketch: { width: 2, height: 1, parts: [[0, 0, 1, 1, 'red']] } }));
  storeGame(game('./#b'));
  expect(addresses()).toEqual(['./#b', './#a']);
  expect(recentGames()[1]?.sketch?.parts).toEqual([[0, 0, 1, 1, 'red']]);
  storeGame(game('./#a2'), './#a');
  expect(addresses()).toEqual(['./#a2', './#b']);
});

test('what nobody can go on with makes room', () => {
  storeGame(game('./#new', { moves: 0 }));
  storeGame(game('./#done', { over: true }));
  expect(addresses()).toEqual(['./#done']);
  for (let n = 0; n < 9; n++) storeGame(game(`./#${n}`));
  expect(addresses()).toEqual(['./#8', './#7', './#6', './#5', './#4', './#3']);
});

test('rubbish is no game', () => {
  for (const rubbish of ['', '{', 'null', '{}', '[1]', `[${JSON.stringify(game('javascript:alert(1)'))}]`, '[{"game":1}]']) {
    localStorage.setItem('parlour.games', rubbish);
    expect(lastGame()).toBeUndefined();
  }
});
