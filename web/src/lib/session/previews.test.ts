// What moves would do: asked for sparingly, remembered for one position, never in the way of anything.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Preview, TableAdapter } from '../kernel/adapter';
import type { Offer } from '../kernel/generated/answers';
import { Previews } from './previews.svelte';
import type { TableState } from './table-state.svelte';

const offer = (move: string): Offer => ({ move, group: 'say', label: { key: move }, refs: [] });
const preview = (move: string): Preview => ({ move, events: [], messages: [], then: 'over', undo: [] });

/** A position with some legal moves, and a table that answers when it is told to. */
function table(...moves: string[]) {
  const state = { mover: 0, update: {}, offers: moves.map(offer) };
  const asked: { move: string; answer: (what?: Preview) => void; refuse: () => void }[] = [];
  const adapter = {
    preview: (_: number, move: string) =>
      new Promise<Preview>((resolve, reject) =>
        asked.push({ move, answer: (what = preview(move)) => resolve(what), refuse: () => reject(new Error('no')) })),
  };
  let picked: string | undefined;
  const previews = new Previews(adapter as unknown as TableAdapter, state as unknown as TableState, () => picked);
  const pick = (move: string) => {
    picked = move;
    previews.look();
  };
  return { state, asked, previews, pick, moves: () => asked.map(({ move }) => move) };
}

const rest = () => vi.advanceTimersByTimeAsync(200);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a move is asked about', () => {
  it('when the pointer rests on it, and not when it passes over it', async () => {
    const { previews, moves, asked } = table('one', 'two', 'three');
    previews.point('one');
    await vi.advanceTimersByTimeAsync(50);
    previews.point('two');
    await vi.advanceTimersByTimeAsync(50);
    previews.point('three');
    await rest();
    expect(moves()).toEqual(['three']);
    expect(previews.current).toBeUndefined();
    asked[0]?.answer();
    await rest();
    expect(previews.current?.move).toBe('three');
  });

  it('when it has the focus or is picked; what is pointed at comes first', async () => {
    const { previews, moves, pick } = table('one', 'two', 'three');
    pick('three');
    expect(previews.move).toBe('three');
    previews.focus('two');
    expect(previews.move).toBe('two');
    previews.point('one');
    expect(previews.move).toBe('one');
    previews.point(undefined);
    await rest();
    expect(moves()).toEqual(['two']);
  });

  it('once in a position', async () => {
    const { previews, moves, asked } = table('one', 'two');
    previews.point('one');
    await rest();
    asked[0]?.answer();
    await rest();
    previews.point('two');
    await rest();
    asked[1]?.answer();
    await rest();
    previews.point('one');
    expect(previews.current?.move).toBe('one');
    await rest();
    expect(moves()).toEqual(['one', 'two']);
  });

  it('only if it is legal', async () => {
    const { previews, moves } = table('one');
    previews.point('other');
    await rest();
    expect(moves()).toEqual([]);
  });
});

describe('what is asked', () => {
  it('is one question at a time; then what is wanted by now', async () => {
    const { previews, moves, asked } = table('one', 'two', 'three');
    previews.point('one');
    await rest();
    previews.point('two');
    await rest();
    previews.point('three');
    await rest();
    expect(moves()).toEqual(['one']);
    asked[0]?.answer();
    await rest();
    expect(moves()).toEqual(['one', 'three']);
  });

  it('is dropped when the position has changed', async () => {
    const { previews, state, moves, asked } = table('one');
    previews.point('one');
    await rest();
    state.update = {};
    asked[0]?.answer();
    await rest();
    expect(previews.current).toBeUndefined();
    previews.look();
    await rest();
    asked[1]?.answer();
    await rest();
    expect(moves()).toEqual(['one', 'one']);
    expect(previews.current?.move).toBe('one');
    state.update = {};
    expect(previews.current).toBeUndefined();
  });

  it('is not asked when a click comes first', async () => {
    const { previews, moves } = table('one');
    previews.point('one');
    previews.hush();
    await rest();
    expect(moves()).toEqual([]);
  });

  it('leaves no trace when it is refused', async () => {
    const { previews, asked } = table('one', 'two');
    previews.point('one');
    await rest();
    asked[0]?.refuse();
    await rest();
    expect(previews.current).toBeUndefined();
    previews.point('two');
    await rest();
    asked[1]?.answer();
    await rest();
    expect(previews.current?.move).toBe('two');
  });
});
