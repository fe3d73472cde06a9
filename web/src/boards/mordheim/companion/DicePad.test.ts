import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import DicePad from './DicePad.svelte';

const [ondie, onback, onroll] = [vi.fn(), vi.fn(), vi.fn()];
let pad: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  pad = mount(DicePad, { target: document.body, props: { ondie, onback, onroll } });
  flushSync();
});
afterEach(() => {
  void unmount(pad);
  vi.useRealTimers();
});

const roll = () => document.querySelector<HTMLElement>('[data-roll]')!;
const press = (key: string) => roll().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

it('types one die with one tap', () => {
  document.querySelector<HTMLElement>('[data-key="4"]')?.click();
  expect(ondie.mock.calls).toEqual([[4]]);
});

it('deletes the last die with the backspace key', () => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', cancelable: true }));
  expect(onback).toHaveBeenCalledOnce();
});

it('rolls when its key is held, and only then', () => {
  roll().dispatchEvent(new Event('pointerdown', { bubbles: true }));
  vi.advanceTimersByTime(300);
  roll().dispatchEvent(new Event('pointerup', { bubbles: true }));
  roll().dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
  vi.advanceTimersByTime(1000);
  expect(onroll).not.toHaveBeenCalled();
  roll().dispatchEvent(new Event('pointerdown', { bubbles: true }));
  vi.advanceTimersByTime(1000);
  expect(onroll).toHaveBeenCalledOnce();
});

it('never rolls by Enter; the space bar has to be held', () => {
  press('Enter');
  vi.advanceTimersByTime(1000);
  expect(onroll).not.toHaveBeenCalled();
  press(' ');
  vi.advanceTimersByTime(1000);
  expect(onroll).toHaveBeenCalledOnce();
});

it('rolls for a screen reader, which can only press', () => {
  roll().dispatchEvent(new MouseEvent('click', { detail: 0, bubbles: true }));
  expect(onroll).toHaveBeenCalledOnce();
});
