// Nothing that is shown or said stands in the code: all of it comes from the Fluent files or from the
// words of a game. What is the same in every language is put in brackets here too.
import { flushSync, mount, unmount, type Component, type ComponentProps } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardOf } from '../boards';
import { makeBundle } from '../lib/fluent';
import { GameWords } from '../lib/game-words.svelte';
import { languages, showLanguage } from '../lib/i18n/index.svelte';
import { pseudo } from '../lib/i18n/pseudo';
import { untranslated } from '../lib/i18n/untranslated';
import type { Board, Described, LocalShelf } from '../lib/kernel/adapter';
import type { ProblemKind } from '../lib/problem';
import { storeGame } from '../lib/recent-games';
import { FakeTable, text } from '../lib/session/fake-table';
import { TableSession } from '../lib/session/session.svelte';
import { settings } from '../lib/settings.svelte';
import { commonWords } from '../lib/word-files';
import FrontPage from './FrontPage.svelte';
import Help from './Help.svelte';
import WordsPage from './glossary/WordsPage.svelte';
import LearnPage from './learn/LearnPage.svelte';
import Masthead from './Masthead.svelte';
import OpeningPage from './OpeningPage.svelte';
import ProblemPage from './ProblemPage.svelte';
import SettingsPage from './SettingsPage.svelte';
import SetUp from './SetUp.svelte';
import TableScreen from './TableScreen.svelte';
import SaveCheckPage from './SaveCheckPage.svelte';

const said = (what: string) => text(pseudo(what));

const game: Described = {
  id: 'toy', name: pseudo('Toy'), rules: 1, topics: ['topic'],
  seats: { from: 2, to: 4 }, hides: true,
  bots: [
    { name: 'novice', about: said('novice'), level: true, answers_within_ms: 100 },
    { name: 'casual', about: said('casual'), level: true, answers_within_ms: 300 },
    { name: `${pseudo('flat')}:N`, about: said('flat'), level: false },
  ],
  options: [
    { key: 'teams', default: 'off', values: ['off', 'on'] },
    { key: 'turns', default: '15', values: { from: 1, to: 60 } },
    { key: 'deck', default: 'ready', values: { text: ['ready'] } },
  ],
  presets: [{ name: 'long', sets: { turns: '60' } }],
};

/** A shelf with a game about which nothing is printed. */
const shelf = { catalogue: () => Promise.resolve([]), lesson: () => Promise.resolve([]) } as unknown as LocalShelf;

/** The words of that game. */
const WORDS = `
game-about = about
game-complete = complete
option-teams = teams
option-turns = turns
option-deck = deck
option-deck-ready = ready
preset-long = long
details-topic = topic
details = more
group-say = say
reason-end = end
`;

const piece = (name: string) =>
  ({ ref: `piece:${name}`, name: said(name), sign: '1', marks: [said('mark')], owner: 0, value: 3 });
const board: Board = {
  counters: [{ name: said('turn'), value: 3, of: 9 }],
  zones: [
    { ref: 'zone:discard', name: said('discard'), arrangement: 'pile', hidden: 2, pieces: [piece('ace'), piece('two')], marks: [said('mark')] },
    { ref: 'zone:T0', name: said('slot'), arrangement: 'slot', hidden: 0, pieces: [] },
    { ref: 'zone:T1', name: said('row'), arrangement: 'row', hidden: 0, pieces: [] },
  ],
  places: [0, 1].map((seat) => ({
    counters: [{ name: said('points'), value: seat }],
    marks: [said('passed')],
    zones: [{ ref: `zone:${seat}/hand`, name: said('hand'), arrangement: 'hand', hidden: seat, pieces: seat === 0 ? [piece('three')] : [] }],
  })),
  field: {
    width: 3, height: 2, rows: ['..#', '...'],
    legend: [{ sign: '.', name: said('open'), terrain: 'open' }, { sign: '#', name: said('wall'), terrain: 'wall' }],
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

/** Lets words and answers that are on their way arrive. */
async function settled(): Promise<void> {
  await vi.dynamicImportSettled();
  await new Promise((done) => setTimeout(done));
  flushSync();
}

const OWN_NAMES = new Set<string>(Object.values(languages));
const rest = () => untranslated(document.body).filter((text) => !OWN_NAMES.has(text));

beforeAll(async () => {
  settings.pseudo = true;
  await showLanguage('de');
  vi.spyOn(GameWords.prototype, 'show').mockImplementation(async function (this: GameWords) {
    this.showBundle(makeBundle('de', [...(await commonWords('de')), WORDS], pseudo));
  });
});
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
    storeGame({ address: './#x', id: 'toy', game: pseudo('Toy'), names: [], others: [], when: 0, moves: 2, turn: true, over: false });
    const nothing = () => Promise.resolve();
    const ways = { busy: false, onretry: () => undefined, onstart: () => undefined, onlink: nothing, onsave: nothing };
    show(Masthead, { at: 'front' });
    show(FrontPage, { games: [game], kernelError: undefined, ...ways });
    const date = new Date(0).toLocaleString('de', { dateStyle: 'medium' });
    expect(document.body.textContent).toContain(date);
    expect(rest()).toEqual([]);
    document.body.replaceChildren();
    show(FrontPage, { games: undefined, kernelError: { kind: 'offline', reason: pseudo('why') }, ...ways });
    expect(rest()).toEqual([]);
  });

  it('the set-up', async () => {
    show(SetUp, { game, busy: false, onstart: () => Promise.resolve() });
    await settled();
    expect(rest()).toEqual([]);
  });

  it('the settings', () => {
    show(SettingsPage, {});
    expect(rest()).toEqual([]);
  });

  it('help', async () => {
    show(Help, { games: [game], game: undefined, shelf });
    await settled();
    document.querySelectorAll('kbd').forEach((key) => key.textContent?.length === 1 && key.remove());
    expect(rest()).toEqual([]);
    document.body.replaceChildren();
    show(Help, { games: [game], game: 'toy', shelf });
    await settled();
    expect(rest()).toEqual([]);
  });

  it('learning, and the words of a game', async () => {
    show(LearnPage, { games: [game], shelf, ongo: () => undefined, onstart: () => undefined });
    await settled();
    expect(rest()).toEqual([]);
    document.body.replaceChildren();
    show(WordsPage, { games: [game], shelf, game: 'toy' });
    await settled();
    expect(rest()).toEqual([]);
  });

  it.each<ProblemKind>(['link', 'save', 'seats', 'game', 'offline', 'unsupported', 'broken'])('the problem: %s', (kind) => {
    show(ProblemPage, { problem: { kind, reason: pseudo('why'), options: [pseudo('one')] }, onpeople: () => undefined, onretry: () => undefined });
    expect(rest()).toEqual([]);
  });

  it('the check of a save, and the moment before', () => {
    const verdicts = [{ key: 'verdict-unverified' }, { key: 'verdict-diverged', args: { at: { number: 7 } } }];
    for (const verdict of verdicts) show(SaveCheckPage, { verdict, onaccept: () => undefined });
    show(OpeningPage, {});
    expect(rest()).toEqual([]);
  });
});

describe('no table has texts of its own:', () => {
  async function sit(kinds: string[], hides = true, lookAs?: string): Promise<TableSession> {
    const table = Object.assign(new FakeTable(kinds), { board, sentence: () => said('said') });
    const names = kinds.map((kind, n) => pseudo(`${kind} ${n}`));
    const { seats } = await table.seat(kinds, names);
    const session = new TableSession(table, { ...game, hides });
    await Promise.all([session.begin(seats, {}, lookAs), boardOf(game.id).load()]);
    show(TableScreen, { session, onleave: () => undefined, onstart: () => undefined });
    return session;
  }
  /** What this game offers is notation, the same in every language. */
  const NOTATION = new Set(['one', 'two']);
  const outside = () => rest().filter((text) => !NOTATION.has(text));

  it('one’s own move, the menu and all panels', async () => {
    const session = await sit(['human', 'novice']);
    expect(outside()).toEqual([]);
    for (const panel of ['Plätze', 'Tasten', 'Teilen', 'Einzelheiten']) {
      open('Mehr');
      open(panel);
      document.querySelectorAll('kbd').forEach((key) => key.textContent?.length === 1 && key.remove());
      expect(outside()).toEqual([]);
    }
    await session.move('one');
    flushSync();
    expect(outside()).toEqual([]);
  });

  it('the past, a request to undo, and a pause', async () => {
    const session = await sit(['human', 'human'], false);
    await session.move('one');
    await session.travel(0);
    flushSync();
    expect(outside()).toEqual([]);
    await session.travel(1);
    session.update = { ...session.update, consensus: { redo: true, jump_request: [0, 0, [1]] } };
    flushSync();
    expect(outside()).toEqual([]);
    session.update = { ...session.update, consensus: { redo: true, pause: [1, 'trick', [0]] } };
    flushSync();
    expect(outside()).toEqual([]);
  });

  it('what a move would do', async () => {
    const session = await sit(['human', 'novice']);
    session.previews.point('one');
    await new Promise((done) => setTimeout(done, 200));
    flushSync();
    expect(document.querySelector('#move-preview')?.textContent).toContain(pseudo('said'));
    expect(outside()).toEqual([]);
  });

  it.each(['0', 'spectator', 'all'])('a position that is looked at as %s', async (viewer) => {
    const session = await sit(['human', 'human'], true, viewer);
    expect(session.lookAs).toBe(viewer);
    expect(outside()).toEqual([]);
    open('Teilen');
    await settled();
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
