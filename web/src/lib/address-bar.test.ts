import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddressBar } from './address-bar';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('many moves in a short time change the address a few times only, and the last one stays', () => {
  const written = vi.spyOn(history, 'replaceState');
  const bar = new AddressBar();
  for (let move = 0; move < 1000; move++) {
    bar.put(`./#game.${move}`, null, false);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(1000);
  expect(written.mock.calls.length).toBeLessThan(30);
  expect(location.hash).toBe('#game.999');
});

test('what waits is written when the page goes, and not when the user went elsewhere', () => {
  const bar = new AddressBar();
  bar.put('./#a.1', null, true);
  bar.put('./#a.2', null, false);
  bar.flush();
  expect(location.hash).toBe('#a.2');
  bar.put('./#a.3', null, false);
  bar.drop();
  vi.advanceTimersByTime(1000);
  expect(location.hash).toBe('#a.2');
});

test('a browser that refuses is no error', () => {
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  expect(() => new AddressBar().put('./#a.1', null, true)).not.toThrow();
});
