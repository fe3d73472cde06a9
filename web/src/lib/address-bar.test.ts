import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddressBar } from './address-bar';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const at = (address: string) => ({ address, state: null });

test('many moves in a short time change the address a few times only, and the last one stays', () => {
  const written = vi.spyOn(history, 'replaceState');
  const bar = new AddressBar();
  for (let move = 0; move < 1000; move++) {
    bar.follow(at(`./#game.${move}`));
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(1000);
  expect(written.mock.calls.length).toBeLessThan(30);
  expect(location.hash).toBe('#game.999');
});

test('nothing is written before what changed was painted', () => {
  const written = vi.spyOn(history, 'replaceState');
  new AddressBar().follow(at('./#a.1'));
  vi.advanceTimersByTime(16);
  expect(written).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(written).toHaveBeenCalledOnce();
});

test('what waits is written when the page goes, and not when the user went elsewhere', () => {
  const bar = new AddressBar();
  bar.push(at('./#a.1'));
  bar.follow(at('./#a.2'));
  bar.flush();
  expect(location.hash).toBe('#a.2');
  bar.follow(at('./#a.3'));
  bar.drop();
  vi.advanceTimersByTime(1000);
  expect(location.hash).toBe('#a.2');
});

test('a browser that refuses is no error', () => {
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  expect(() => new AddressBar().push(at('./#a.1'))).not.toThrow();
});
