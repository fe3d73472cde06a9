import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Described, TableAdapter } from '../../lib/kernel/adapter';
import type { Board, Now, Offer } from '../../lib/kernel/generated/answers';
import { TableSession } from '../../lib/session/session.svelte';
import GenericBoard from './GenericBoard.svelte';

/** A board as it is guessed from the view of a game that does not say what lies on its table. */
const guessed: Board = {
  counters: [{ name: 'turn', value: 3 }],
  zones: [{ name: 'discard', lies: 'row', hidden: 0, pieces: [piece('ten_of_hearts')] }],
  places: [
    {
      counters: [{ name: 'points', value: 4 }],
      marks: ['has passed'],
      zones: [{ name: 'hand', lies: 'hand', hidden: 0, pieces: [piece('ace'), piece('old_king'), piece('two')] }],
    },
    { counters: [{ name: 'points', value: 5 }], marks: [], zones: [] },
  ],
};

function piece(word: string) {
  return { words: [word], name: word.replaceAll('_', ' '), sign: word.slice(0, 2), marks: [] };
}

const offers = (...moves: string[]): Offer[] => moves.map((move) => ({ move, group: 'play' }));

let session: TableSession;
let shown: Record<string, unknown>;
const move = vi.fn(() => Promise.resolve());
const why = vi.fn(() => Promise.resolve());

beforeEach(() => {
  move.mockClear();
  why.mockClear();
  session = new TableSession({} as TableAdapter, { id: 'toy', name: 'Toy' } as Described);
  session.seats = [{ kind: 'human', name: 'Ann' }, { kind: 'random', name: 'Bot' }];
  session.viewer = '0';
  const screen = { available: offers('play ace', 'swap Old King ace', 'swap Old King ten of hearts', 'pass') };
  const update = { at: 1, tip: 1, game: 'toy', log: [], projections: {}, screen, to_move: ['0'], view: {}, viewer: '0' };
  session.now = { board: guessed, line: [], link: '', open: true, update } as Now;
  session.move = move;
  session.tellWhy = why;
  shown = mount(GenericBoard, { target: document.body, props: { session } });
  flushSync();
});

afterEach(() => {
  void unmount(shown);
});

function click(name: string): void {
  const all = [...document.querySelectorAll<HTMLButtonElement>('button[data-piece]')];
  all.find((button) => button.dataset.zoom === name)?.click();
  flushSync();
}
const legal = () => [...document.querySelectorAll<HTMLElement>('[data-legal]')].map(({ dataset }) => dataset.zoom);

describe('a game without a board of its own', () => {
  it('shows seats, counts and pieces, and lights what moves speak of', () => {
    expect([...document.querySelectorAll('h2')].map((title) => title.textContent)).toEqual(['Bot', 'Ann']);
    expect(document.body.textContent).toContain('has passed');
    expect(legal()).toEqual(['ten of hearts', 'ace', 'old king']);
  });

  it('is played by picking pieces, and picks are taken back', () => {
    click('old king');
    expect([session.selection, legal()]).toEqual([['Old King'], ['ten of hearts', 'ace']]);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    flushSync();
    expect(session.selection).toEqual([]);
    click('old king');
    click('ten of hearts');
    expect(move).toHaveBeenCalledWith('swap Old King ten of hearts');
  });

  it('tells why a piece of which no move speaks cannot be picked', () => {
    click('two');
    expect(move).not.toHaveBeenCalled();
    expect(why).toHaveBeenCalledWith('play two');
  });
});
