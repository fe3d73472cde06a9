// A position that is looked at: the table, and what it is; but nothing with which to play.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { boardOf } from '../boards';
import type { Described } from '../lib/kernel/adapter';
import { FakeTable } from '../lib/session/fake-table';
import { TableSession } from '../lib/session/session.svelte';
import TableScreen from './TableScreen.svelte';

const game = { id: 'fake', name: 'Fake', bots: [], topics: [], hides: true } as unknown as Described;
let shown: Record<string, unknown>;

async function look(viewer: string | undefined, more: Partial<FakeTable> = {}): Promise<void> {
  const table = Object.assign(new FakeTable(['human', 'bot']), more);
  const session = new TableSession(table, game);
  await session.begin(['human', 'bot'].map((kind, n) => ({ kind, name: `${kind} ${n}` })), {}, viewer);
  await boardOf(game.id).load();
  shown = mount(TableScreen, { target: document.body, props: { session, onleave: () => undefined, onstart: () => undefined } });
  flushSync();
}
afterEach(() => unmount(shown));

const named = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].filter((one) => one.textContent?.trim().startsWith(name));

function open(name: string): void {
  named(name)[0]?.click();
  flushSync();
}

async function answered(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  flushSync();
}

describe('a position that is looked at', () => {
  it.each([
    ['0', 'as human 0 sees it'],
    ['spectator', 'as everybody sees it'],
    ['all', 'everything laid open'],
  ])('says what it is and as whom: %s', async (viewer, as) => {
    await look(viewer);
    const banner = document.querySelector('[aria-label="A position to look at"]');
    expect(banner?.textContent).toContain(as);
    expect(banner?.querySelector('a')?.getAttribute('href')).toBe('./#/new/fake');
  });

  it('has no moves, no undo, no story and no seats', async () => {
    await look('0');
    open('More');
    expect(document.querySelectorAll('[data-move], aside, .watch')).toHaveLength(0);
    for (const name of ['Undo', 'Redo', 'Hint', 'Story', 'Seats', 'Save', 'New game']) expect(named(name), name).toEqual([]);
    expect(named('Help')).toHaveLength(1);
  });

  it('is shared as a position only', async () => {
    await look('0');
    open('Share');
    await answered();
    const fields = [...document.querySelectorAll<HTMLInputElement>('[role="dialog"] input')];
    expect(fields.map((field) => field.getAttribute('aria-label'))).toEqual(['Address of this position']);
    expect(fields[0]?.value).toContain('#fake.position.');
  });
});

describe('a game that is shared', () => {
  it('is offered whole, and as a position without anything hidden', async () => {
    await look(undefined);
    open('Share');
    await answered();
    const fields = [...document.querySelectorAll<HTMLInputElement>('[role="dialog"] input')];
    expect(fields.map((field) => field.getAttribute('aria-label'))).toEqual(['Address of this game', 'Address of this position']);
    expect(fields[1]?.value).not.toContain('?');
    expect(document.body.textContent).toContain('A link to this position as you see it: no hidden card, no luck.');
  });

  it('says so where a position has no link', async () => {
    await look(undefined, { positionLink: vi.fn(() => Promise.reject(new Error('too long'))) });
    open('Share');
    await answered();
    expect(document.querySelector('[role="dialog"] [role="alert"]')?.textContent).toContain('no such link');
  });
});
