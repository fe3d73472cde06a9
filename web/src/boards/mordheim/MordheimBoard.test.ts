import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Described, TableAdapter } from '../../lib/kernel/adapter';
import type { Board, Offer, Update } from '../../lib/kernel/generated/answers';
import type { View, WarriorView } from '../../lib/kernel/generated/mordheim';
import { text } from '../../lib/session/fake-table';
import { TableSession } from '../../lib/session/session.svelte';
import MordheimBoard from './MordheimBoard.svelte';

const warrior = (id: string, at: string | null): WarriorView => ({
  id, at, fighter: 'reikland:captain', leader: false, hero: false, here: true, condition: 'standing', wounds: 1,
  profile: { m: 4, ws: 3, bs: 3, s: 3, t: 3, w: 1, i: 3, a: 1, ld: 7 },
  marks: [], items: ['dagger'], pairs: [], skills: [], mutations: [], rules: [], spells: [], engaged: [],
  cost: 30, hands: null, barrels: [0, 0, 0], counters: 0, felled: 0, felled_by: null, shots: 0, hastened: 0,
});

function viewOf(map: boolean, some: Partial<View> = {}): View {
  const side = (warriors: WarriorView[]) => ({ warriors, warband: 'reikland' });
  return {
    map, phase: 'movement', active: 0, turn: 1, turns: 15, ask: null, selected: null, can_act: [], walk: [], run: [], zone: [], targets: [],
    shots: [], spells: [], blows: [], hands: [], fighters: [], aim: null, strike: null, charge: null, cast: null, paces: null,
    sides: [side([warrior('A1', map ? '1,1' : null), warrior('A2', map ? '3,1' : null)]), side([warrior('B1', map ? '4,3' : null), warrior('B2', map ? '4,4' : null)])],
    ...some,
  } as unknown as View;
}

const piece = (id: string) => ({ ref: `piece:${id}`, name: text(id), sign: id, owner: id.startsWith('A') ? 0 : 1, marks: [] });
const field = {
  width: 5, height: 5, rows: ['.....', '.....', '.....', '.....', '.....'], legend: [{ sign: '.', name: { key: 'ground-open' }, terrain: 'open' as const }],
  pieces: [{ x: 0, y: 0, piece: piece('A1') }, { x: 2, y: 0, piece: piece('A2') }, { x: 3, y: 2, piece: piece('B1') }, { x: 3, y: 3, piece: piece('B2') }],
};
const offer = (move: string, group: string, ...refs: string[]): Offer => ({ move, group, label: text(move), refs });

let session: TableSession;
let shown: Record<string, unknown> | undefined;
const move = vi.fn(() => Promise.resolve());

beforeEach(() => {
  move.mockClear();
  session = new TableSession({} as TableAdapter, { id: 'mordheim', name: 'Mordheim' } as Described);
  session.seats = [{ kind: 'human', name: 'Ann' }, { kind: 'random', name: 'Bot' }];
  session.viewer = '0';
  session.move = move;
});

afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

function show(map: boolean, available: Offer[], some: Partial<View> = {}): void {
  const place = (seat: number) => ({
    counters: [], marks: [],
    zones: map ? [] : [{ ref: `zone:${seat}/warriors`, name: { key: 'zone-warriors' }, arrangement: 'row' as const, hidden: 0, pieces: (seat === 0 ? ['A1', 'A2'] : ['B1', 'B2']).map(piece) }],
  });
  const board: Board = { places: [place(0), place(1)], zones: [], counters: [], ...(map ? { field } : {}) };
  session.update = {
    at: 1, tip: 1, game: 'mordheim', board, consensus: { redo: false }, cues: [], screen: { available }, to_move: ['0'], view: viewOf(map, some),
  } as unknown as Update;
  shown = mount(MordheimBoard, { target: document.body, props: { session } });
  flushSync();
}

function click(selector: string): void {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  found.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}
const options = () => [...document.querySelectorAll<HTMLElement>('[data-choice]')].map((one) => one.dataset['choice']);
const squares = () => [...document.querySelectorAll<HTMLElement>('[data-square]')].map((one) => one.dataset['square']);

describe('the map', () => {
  it('takes who acts with one click, and ends with a button', () => {
    show(true, [offer('end', 'end', 'choice:end'), offer('select A1', 'select', 'piece:A1')], { can_act: ['A1'] });
    click('[data-choice="choice:end"]');
    click('[data-piece="piece:A1"]');
    expect(move.mock.calls).toEqual([['end'], ['select A1']]);
  });

  it('asks before somebody goes, and lets another square be picked', () => {
    show(true, [
      offer('hold', 'end', 'piece:A1', 'choice:hold'),
      offer('go 2-2', 'move', 'piece:A1', 'square:1,1'),
      offer('go 3-3', 'move', 'piece:A1', 'square:2,2'),
    ], { selected: 'A1', walk: ['2,2'], run: ['3,3'], paces: [8, 16] });
    expect([squares(), options()]).toEqual([['2,2', '3,3'], ['choice:hold']]);
    session.select(['piece:A1', 'square:1,1']);
    flushSync();
    expect([move.mock.calls.length, session.pickedOffer?.move, squares()]).toEqual([0, 'go 2-2', ['2,2', '3,3']]);
    click('[data-confirm]');
    expect(move).toHaveBeenCalledWith('go 2-2');
  });

  it('tells of the move that is picked, also while a pointer is on another', async () => {
    const told = (told: string) => ({ move: told, events: [], messages: [text(`does ${told}`)], then: 'over', undo: [] });
    session = new TableSession({ preview: (_: number, asked: string) => Promise.resolve(told(asked)) } as unknown as TableAdapter, { id: 'mordheim', name: 'Mordheim' } as Described);
    Object.assign(session, { seats: [{ kind: 'human', name: 'Ann' }, { kind: 'random', name: 'Bot' }], viewer: '0', move });
    show(true, [offer('hold', 'end', 'piece:A1', 'choice:hold'), offer('go 2-2', 'move', 'piece:A1', 'square:1,1')], { selected: 'A1', walk: ['2,2'] });
    const decision = () => document.querySelector('.decide .ask > p:not(.preview)')?.textContent;
    session.select(['piece:A1', 'square:1,1']);
    const late = { timeout: 4_000 };
    await vi.waitFor(() => expect(decision()).toContain('does go 2-2'), late);
    session.previews.point('hold');
    await vi.waitFor(() => expect(session.previews.current?.move).toBe('hold'), late);
    flushSync();
    expect(decision()).toContain('does go 2-2');
  });

  it('shows who can be charged, alone or with another', () => {
    show(true, [
      offer('charge B1', 'charge', 'piece:A1', 'piece:B1'),
      offer('charge B1 B2', 'charge', 'piece:A1', 'piece:B1', 'piece:B2'),
    ], { phase: 'charges', selected: 'A1', targets: ['B1'], paces: [8, 16] });
    click('[data-piece="piece:B1"]');
    expect(options()).toEqual(['choice:charge B1']);
    click('[data-piece="piece:B2"]');
    expect(session.pickedOffer?.move).toBe('charge B1 B2');
    click('[data-piece="piece:B2"]');
    expect(move).toHaveBeenCalledWith('charge B1 B2');
  });

  it('asks with which weapon where there are several', () => {
    show(true, [
      offer('aim bow B1', 'shoot', 'piece:A1', 'piece:B1', 'choice:bow'),
      offer('aim pistol B1', 'shoot', 'piece:A1', 'piece:B1', 'choice:pistol'),
    ], { phase: 'shooting', selected: 'A1' });
    expect(options()).toEqual([]);
    click('[data-piece="piece:B1"]');
    click('[data-choice="choice:pistol"]');
    expect(move).toHaveBeenCalledWith('aim pistol B1');
  });

  it('offers both of two things that one warrior can do', () => {
    show(true, [offer('rise A1', 'recover', 'piece:A1'), offer('herbs A1', 'recover', 'piece:A1')], { phase: 'recovery' });
    click('[data-piece="piece:A1"]');
    expect(options()).toEqual(['choice:rise A1', 'choice:herbs A1']);
    click('[data-choice="choice:herbs A1"]');
    expect(move).toHaveBeenCalledWith('herbs A1');
  });

  it('shows a spell first, then at whom it is cast', () => {
    show(true, [
      offer('cast dark_blood B1', 'cast', 'piece:A1', 'choice:dark-blood', 'piece:B1'),
      offer('cast dark_blood B2', 'cast', 'piece:A1', 'choice:dark-blood', 'piece:B2'),
    ], { phase: 'shooting', selected: 'A1' });
    click('[data-choice="choice:dark-blood"]');
    click('[data-piece="piece:B2"]');
    expect(session.pickedOffer?.move).toBe('cast dark_blood B2');
  });

  it('asks beside the answers, in full', () => {
    show(true, [offer('no', 'answer', 'choice:no')], { ask: { what: 'intercept', who: null } as unknown as View['ask'] });
    session.update = { ...session.update, question: { message: text('Who steps in, or nobody?') } } as unknown as Update;
    flushSync();
    expect(document.querySelector('.options .question')?.textContent).toBe('Who steps in, or nobody?');
  });

  it('says what it is all about, up to the end of the first turn', () => {
    show(true, [offer('end', 'end', 'choice:end')], { scenario: 'skirmish' });
    expect(document.querySelector('.options .goal')?.textContent).toContain('quarter');
    session.update = { ...session.update, view: viewOf(true, { scenario: 'skirmish', turn: 2 }) };
    flushSync();
    expect(document.querySelector('.options .goal')).toBeNull();
  });

  it('looks at whoever cannot be picked', () => {
    show(true, [offer('end', 'end', 'choice:end')]);
    click('[data-piece="piece:B1"]');
    expect([move.mock.calls.length, document.querySelector('.warrior h2')?.textContent]).toEqual([0, 'B1']);
  });
});

describe('beside a real table', () => {
  it('has no map, and all that can be picked', () => {
    show(false, [offer('end', 'end', 'choice:end'), offer('select A2', 'select', 'piece:A2')], { can_act: ['A2'] });
    expect(document.querySelector('canvas')).toBeNull();
    expect(document.querySelectorAll('[data-piece]')).toHaveLength(4);
    click('[data-piece="piece:A2"]');
    expect(move).toHaveBeenCalledWith('select A2');
  });

  it('asks how far the target is', () => {
    show(false, [
      offer('charge B1 reaches', 'charge', 'piece:A1', 'piece:B1', 'choice:reaches'),
      offer('charge B1 too-far', 'charge', 'piece:A1', 'piece:B1', 'choice:too-far'),
    ], { phase: 'charges', selected: 'A1' });
    click('[data-piece="piece:B1"]');
    click('[data-choice="choice:too-far"]');
    expect(move).toHaveBeenCalledWith('charge B1 too-far');
  });
});
