import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddressBar } from './address-bar';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const at = (address: string) => ({ address, state: null });

test('many moves in a short time make and change the address a few times only, and the last one stays', async () => {
  const written = vi.spyOn(history, 'replaceState');
  const made = vi.fn((address: string) => Promise.resolve(at(address)));
  const bar = new AddressBar();
  for (let move = 0; move < 1000; move++) {
    bar.follow(() => made(`./#game.${move}`));
    await vi.advanceTimersByTimeAsync(10);
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect(written.mock.calls.length).toBeLessThan(30);
  expect(made.mock.calls.length).toBe(written.mock.calls.length);
  expect(location.hash).toBe('#game.999');
});

test('nothing is made before what changed was painted', async () => {
  const make = vi.fn(() => Promise.resolve(at('./#a.1')));
  new AddressBar().follow(make);
  await vi.advanceTimersByTimeAsync(16);
  expect(make).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(make).toHaveBeenCalledOnce();
});

test('what waits is written before the page goes elsewhere, and not when the user went there', async () => {
  const bar = new AddressBar();
  bar.push(at('./#a.1'));
  bar.follow(() => Promise.resolve(at('./#a.2')));
  await bar.flush();
  expect(location.hash).toBe('#a.2');
  bar.follow(() => Promise.resolve(at('./#a.3')));
  bar.drop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(location.hash).toBe('#a.2');
});

test('what is made when the user has gone elsewhere is not written', async () => {
  const bar = new AddressBar();
  bar.push(at('./#a.1'));
  bar.follow(() => Promise.resolve(at('./#a.2')));
  const flushed = bar.flush();
  bar.push(at('./#b.1'));
  await flushed;
  expect(location.hash).toBe('#b.1');
});

test('a browser that refuses, or a table that is gone, is no error', async () => {
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  const bar = new AddressBar();
  expect(() => bar.push(at('./#a.1'))).not.toThrow();
  bar.follow(() => Promise.reject(new Error('closed')));
  await bar.flush();
});
