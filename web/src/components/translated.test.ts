// Nothing that is shown or said stands in the code: all of it comes from the Fluent files or from the
// kernel. What a kernel would say is put in brackets here too.
import { flushSync, mount, unmount, type Component, type ComponentProps } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { languages } from '../lib/i18n/index.svelte';
import { pseudo, showPseudo, untranslated } from '../lib/i18n/pseudo';
import type { Board, Described, Shelf } from '../lib/kernel/adapter';
import { keepLastGame } from '../lib/lastgame';
import type { ProblemKind } from '../lib/problem';
import { FakeTable } from '../lib/session/fake-table';
import { TableSession } from '../lib/session/session.svelte';
import { settings } from '../lib/settings.svelte';
import FrontPage from './FrontPage.svelte';
import Help from './Help.svelte';
import Masthead from './Masthead.svelte';
import OpeningPage from './OpeningPage.svelte';
import ProblemPage from './ProblemPage.svelte';
import SettingsPage from './SettingsPage.svelte';
import SetUp from './SetUp.svelte';
import TableScreen from './TableScreen.svelte';
import VerdictPage from './VerdictPage.svelte';

const game: Described = {
  id: 'toy', name: pseudo('Toy'), about: pseudo('about'), complete: pseudo('complete'), rules: 1, topics: [pseudo('topic')],
  seats: { from: 2, to: 4 },
  bots: [
    { name: 'novice', about: pseudo('novice'), level: true, answers_within_ms: 100 },
    { name: 'casual', about: pseudo('casual'), level: true, answers_within_ms: 300 },
    { name: `${pseudo('flat')}:N`, about: pseudo('flat'), level: false },
  ],
  options: [
    { key: pseudo('teams'), default: 'off', help: pseudo('help'), values: ['off', 'on'] },
    { key: pseudo('turns'), default: '15', help: pseudo('help'), values: { from: 1, to: 60 } },
    { key: pseudo('deck'), default: pseudo('ready'), help: pseudo('help'), values: { text: [pseudo('ready')] } },
  ],
  presets: [{ name: pseudo('long'), about: pseudo('about'), sets: { [pseudo('turns')]: '60' } }],
};

const piece = (name: string) => ({ words: [pseudo(name)], name: pseudo(name), sign: '1', marks: [pseudo('mark')], owner: 0, value: 3 });
const board: Board = {
  counters: [{ name: pseudo('turn'), value: 3, of: 9 }],
  zones: [
    { name: pseudo('discard'), lies: 'pile', hidden: 2, pieces: [piece('ace'), piece('two')], marks: [pseudo('mark')] },
    { name: pseudo('slot'), word: 'T0', lies: 'slot', hidden: 0, pieces: [] },
    { name: pseudo('row'), word: 'T1', lies: 'row', hidden: 0, pieces: [] },
  ],
  places: [0, 1].map((seat) => ({
    counters: [{ name: pseudo('points'), value: seat }],
    marks: [pseudo('passed')],
    zones: [{ name: pseudo('hand'), lies: 'hand' as const, hidden: seat, pieces: seat === 0 ? [piece('three')] : [] }],
  })),
  field: {
    first: 1, width: 3, height: 2, rows: ['..#', '...'], square: '{x},{y}',
    legend: [{ sign: '.', name: pseudo('open'), looks: 'open' }, { sign: '#', name: pseudo('wall'), looks: 'wall' }],
    pieces: [{ piece: piece('guard'), x: 1, y: 1 }],
  },
};

let shown: Record<string, unknown> | undefined;

function show<Page extends Component<any>>(component: Page, props: ComponentProps<Page>): void {
  shown = mount(component, { target: document.body, props });
  flushSync();
}

/** Clicks something by its text, and looks at everything that is there then. */
function open(text: string): void {
  const all = [...document.querySelectorAll<HTMLElement>('button, summary')];
  const found = all.find((one) => one.textContent?.includes(pseudo(text)) || one.getAttribute('aria-label')?.includes(pseudo(text)));
  expect(found, text).toBeDefined();
  found?.click();
  flushSync();
}

const OWN_NAMES = new Set<string>(Object.values(languages));
const rest = () => untranslated(document.body).filter((text) => !OWN_NAMES.has(text));

beforeAll(showPseudo);
beforeEach(() => {
  settings.speed = 'instant';
  settings.motion = 'none';
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  localStorage.clear();
});

describe('the test itself', () => {
  it('finds texts that are not translated, wherever they are', () => {
    const page = document.createElement('div');
    page.innerHTML = '<p>⟦one⟧, 2: ⟦three⟧</p><button title="four">5 ⟦six⟧ <b>seven</b></button>';
    expect(untranslated(page)).toEqual(['four', 'seven']);
  });
});

describe('no page has texts of its own:', () => {
  it('the front page', () => {
    keepLastGame({ address: './#x', game: pseudo('Toy'), names: [], when: 0 });
    const nothing = () => Promise.resolve();
    const ways = { busy: false, onretry: () => undefined, onstart: () => undefined, onlink: nothing, onsave: nothing };
    show(Masthead, { at: 'front' });
    show(FrontPage, { games: [game], trouble: undefined, ...ways });
    const date = new Date(0).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
    expect(rest()).toEqual([`⟦Toy⟧ · ${date}`]);
    document.body.replaceChildren();
    show(FrontPage, { games: undefined, trouble: { kind: 'offline', reason: pseudo('why') }, ...ways });
    expect(rest().filter((text) => !text.includes(date))).toEqual([]);
  });

  it('the set-up', () => {
    show(SetUp, { game, busy: false, onstart: () => Promise.resolve() });
    expect(rest()).toEqual([]);
  });

  it('the settings', () => {
    show(SettingsPage, {});
    expect(rest()).toEqual([]);
  });

  it('help', async () => {
    const shelf: Shelf = { games: async () => [game], rules: async () => ({ text: pseudo('rules'), catalogue: [] }) };
    show(Help, { shelf, games: [game], game: undefined });
    document.querySelectorAll('kbd').forEach((key) => key.textContent?.length === 1 && key.remove());
    expect(rest()).toEqual([]);
    document.body.replaceChildren();
    show(Help, { shelf, games: [game], game: 'toy' });
    await vi.dynamicImportSettled();
    expect(rest()).toEqual([]);
  });

  it.each<ProblemKind>(['link', 'save', 'seats', 'game', 'offline', 'unsupported', 'broken'])('the problem: %s', (kind) => {
    show(ProblemPage, { problem: { kind, reason: pseudo('why'), options: [pseudo('one')] }, onpeople: () => undefined, onretry: () => undefined });
    expect(rest()).toEqual([]);
  });

  it('the check of a save, and the moment before', () => {
    for (const verdict of ['unverified', 'diverged at 7']) show(VerdictPage, { verdict, onaccept: () => undefined });
    show(OpeningPage, {});
    expect(rest()).toEqual([]);
  });
});

describe('no table has texts of its own:', () => {
  async function sit(kinds: string[], more: Partial<FakeTable> = {}): Promise<TableSession> {
    const table = Object.assign(new FakeTable(kinds), { board, sentence: () => pseudo('said'), reason: pseudo('end'), ...more });
    const session = new TableSession(table, game);
    await session.begin(kinds.map((kind, n) => ({ kind, name: pseudo(`${kind} ${n}`) })));
    show(TableScreen, { session, onleave: () => undefined, onstart: () => undefined });
    return session;
  }
  /** What a game offers, as its notation; another test looks at labels. */
  const NOTATION = new Set(['one', 'two', 'Say']);
  const outside = () => rest().filter((text) => !NOTATION.has(text));

  it('one’s own move, the menu and all panels', async () => {
    const session = await sit(['human', 'novice']);
    expect(outside()).toEqual([]);
    for (const panel of ['Seats', 'Keys', 'Share', 'Details']) {
      open('More');
      open(panel);
      document.querySelectorAll('kbd').forEach((key) => key.textContent?.length === 1 && key.remove());
      expect(outside()).toEqual([]);
    }
    await session.move('one');
    flushSync();
    expect(outside()).toEqual([]);
  });

  it('the past, a request to undo, and a pause', async () => {
    const session = await sit(['human', 'human'], { hidden: false });
    await session.move('one');
    await session.travel(0);
    flushSync();
    expect(outside()).toEqual([]);
    await session.travel(1);
    session.projections = { consensus: { redo: true, wish: [0, 0, [1]] } };
    flushSync();
    expect(outside()).toEqual([]);
    session.projections = { consensus: { redo: true, pause: [1, 'trick', [0]] } };
    flushSync();
    expect(outside()).toEqual([]);
  });

  it('passing the device', async () => {
    await sit(['human', 'human']);
    expect(outside()).toEqual([]);
  });

  it('watching, and the end', async () => {
    const session = await sit(['human', 'novice']);
    await session.move('end');
    await session.viewAs('all');
    flushSync();
    expect(session.over).toBe(true);
    expect(outside()).toEqual([]);
  });
});
