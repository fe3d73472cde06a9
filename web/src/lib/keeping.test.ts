import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddressKeeper } from './addresskeeper';
import { saveName } from './files';
import { keepLastGame, lastGame } from './lastgame';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

test('many moves in a short time change the address a few times only, and the last one stays', () => {
  const written = vi.spyOn(history, 'replaceState');
  const keeper = new AddressKeeper();
  for (let move = 0; move < 1000; move++) {
    keeper.put(`./#game.${move}`, null, false);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(1000);
  expect(written.mock.calls.length).toBeLessThan(30);
  expect(location.hash).toBe('#game.999');
});

test('what waits is written when the page goes, and not when the user went elsewhere', () => {
  const keeper = new AddressKeeper();
  keeper.put('./#a.1', null, true);
  keeper.put('./#a.2', null, false);
  keeper.flush();
  expect(location.hash).toBe('#a.2');
  keeper.put('./#a.3', null, false);
  keeper.drop();
  vi.advanceTimersByTime(1000);
  expect(location.hash).toBe('#a.2');
});

test('a browser that refuses is no error', () => {
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  expect(() => new AddressKeeper().put('./#a.1', null, true)).not.toThrow();
});

test('the last game is kept, and rubbish is none', () => {
  const last = { address: './?seats=human#a.b', game: 'A', names: ['Ann'], when: 5 };
  keepLastGame(last);
  expect(lastGame()).toEqual(last);
  for (const rubbish of ['', '{', 'null', '[]', '{"address":"javascript:alert(1)","game":"A","when":1}', '{"game":1}']) {
    localStorage.setItem('parlour.last', rubbish);
    expect(lastGame()).toBeUndefined();
  }
});

test('a save is named by its game and the moment', () => {
  expect(saveName('texas-42', new Date(2030, 0, 2, 3, 4))).toBe('texas-42-2030-01-02-0304.save');
});
