// What the move would do that somebody points at: near the moves, and tied to what has the focus.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Preview, TableAdapter } from '../lib/kernel/adapter';
import type { Message } from '../lib/messages';
import { PREVIEW_ID } from '../lib/preview-text';
import { Previews } from '../lib/session/previews.svelte';
import type { TableSession } from '../lib/session/session.svelte';
import type { TableState } from '../lib/session/table-state.svelte';
import MovePreview from './MovePreview.svelte';

const preview = (move: string): Preview =>
  ({ move, events: [], messages: [{ key: `${move} happens` }], then: 'over', undo: move === 'two' ? [1] : [] });

let shown: Record<string, unknown>;
let buttons: HTMLButtonElement[];

beforeEach(() => {
  vi.useFakeTimers();
  const adapter = { preview: (_: number, move: string) => Promise.resolve(preview(move)) } as unknown as TableAdapter;
  const offers = ['one', 'two'].map((move) => ({ move, group: 'say', label: { key: move }, refs: [] }));
  const state = { offers, seat: 0, mover: 0, update: {}, selection: [], people: [0, 1], name: (seat: number) => ['Ann', 'Ben'][seat] };
  const previews = new Previews(adapter, state as unknown as TableState, () => undefined);
  const session = { ...state, previews, say: ({ key }: Message) => `${key}.` } as unknown as TableSession;
  buttons = ['would', 'move'].map((name, n) => {
    const button = document.createElement('button');
    button.dataset[name] = offers[n]?.move ?? '';
    return button;
  });
  document.body.append(...buttons);
  shown = mount(MovePreview, { target: document.body, props: { session } });
  flushSync();
});
afterEach(async () => {
  await unmount(shown);
  document.body.replaceChildren();
  vi.useRealTimers();
});

const line = () => document.getElementById(PREVIEW_ID);
const said = () => line()?.textContent?.replace(/\s+/g, ' ').trim();

async function rest(): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(200);
  flushSync();
}

function point(at: Element | undefined): void {
  at?.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

describe('the line with what a move would do', () => {
  it('is empty before anybody thinks of a move, and no live region', () => {
    expect(said()).toBe('');
    expect(line()?.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
  });

  it('says it for what the pointer rests on', async () => {
    point(buttons[0]);
    await rest();
    expect(said()).toBe('If you do this: one happens. That ends the game.');
    expect(document.querySelector('[aria-describedby]')).toBeNull();
    point(document.body);
    await rest();
    expect(said()).toBe('');
  });

  it('describes what has the focus, as long as it is about that', async () => {
    buttons[1]?.focus();
    await rest();
    expect(said()).toContain('Cannot be taken back freely: Ben would have to agree.');
    expect(buttons[1]?.getAttribute('aria-describedby')).toBe(PREVIEW_ID);
    point(buttons[0]);
    await rest();
    expect(said()).toContain('one happens');
    expect(buttons[1]?.hasAttribute('aria-describedby')).toBe(false);
    point(document.body);
    await rest();
    expect(buttons[1]?.hasAttribute('aria-describedby')).toBe(true);
    buttons[1]?.blur();
    await rest();
    expect(document.querySelector('[aria-describedby]')).toBeNull();
  });
});
