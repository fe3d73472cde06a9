import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Described, TableAdapter } from '../../lib/kernel/adapter';
import type { Board, Offer, Update } from '../../lib/kernel/generated/answers';
import { text } from '../../lib/session/fake-table';
import { TableSession } from '../../lib/session/session.svelte';
import GenericBoard from './GenericBoard.svelte';

/** A board as it follows from the view of a game that does not say what lies on its table. */
const guessed: Board = {
  counters: [{ name: { key: 'counter-turn' }, value: 3 }],
  zones: [{ ref: 'zone:discard', name: { key: 'zone-discard' }, arrangement: 'row', hidden: 0, pieces: [piece('ten')] }],
  places: [
    {
      counters: [{ name: { key: 'counter-points' }, value: 4 }],
      marks: [{ key: 'mark-has-passed' }],
      zones: [{
        ref: 'zone:0/hand', name: { key: 'zone-hand' }, arrangement: 'hand', hidden: 0,
        pieces: [piece('ace'), piece('king'), piece('two')],
      }],
    },
    { counters: [{ name: { key: 'counter-points' }, value: 5 }], marks: [], zones: [] },
  ],
};

function piece(id: string) {
  return { ref: `piece:${id}`, name: text(id), sign: id.slice(0, 2), marks: [] };
}

const offer = (move: string, ...refs: string[]): Offer => ({ move, group: 'play', label: text(move), refs });

let session: TableSession;
let shown: Record<string, unknown>;
const move = vi.fn(() => Promise.resolve());

beforeEach(() => {
  move.mockClear();
  session = new TableSession({} as TableAdapter, { id: 'toy', name: 'Toy' } as Described);
  session.seats = [{ kind: 'human', name: 'Ann' }, { kind: 'random', name: 'Bot' }];
  session.viewer = '0';
  const screen = {
    available: [
      offer('play ace', 'piece:ace'),
      offer('swap king ace', 'piece:king', 'piece:ace'),
      offer('swap king ten', 'piece:king', 'piece:ten'),
      offer('pass', 'choice:pass'),
    ],
  };
  const update = { at: 1, tip: 1, game: 'toy', board: guessed, consensus: { redo: false }, cues: [], screen, to_move: ['0'], view: {} };
  session.update = update as unknown as Update;
  session.move = move;
  shown = mount(GenericBoard, { target: document.body, props: { session } });
  flushSync();
});

afterEach(() => {
  void unmount(shown);
});

const pieces = () => [...document.querySelectorAll<HTMLButtonElement>('button[data-piece]')];
const named = (button: HTMLElement) => button.querySelector('.visually-hidden')?.textContent;

function click(name: string): void {
  pieces().find((button) => named(button) === name)?.click();
  flushSync();
}
const legal = () => pieces().filter((button) => button.dataset.legal !== undefined).map(named);

describe('a game without a board of its own', () => {
  it('shows seats, counts and pieces, and lights what moves touch first', () => {
    expect([...document.querySelectorAll('h2')].map((title) => title.textContent)).toEqual(['Bot', 'Ann']);
    expect(document.body.textContent).toContain('Has passed');
    expect(legal()).toEqual(['ace', 'king']);
  });

  it('is played by picking pieces, and picks are taken back', () => {
    click('king');
    expect([session.selection, legal()]).toEqual([['piece:king'], ['ten', 'ace']]);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    flushSync();
    expect(session.selection).toEqual([]);
    click('king');
    click('ten');
    expect(move).toHaveBeenCalledWith('swap king ten');
  });

  it('says that nothing can be done with a piece that no move touches', () => {
    click('two');
    expect(move).not.toHaveBeenCalled();
    expect(session.notice).toBe('No move can be made with two now.');
  });
});
