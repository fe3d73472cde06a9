// What is around a table on a server: all of it is translated, and does what it says.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardOf } from '../../boards';
import { makeBundle } from '../../lib/fluent';
import { GameWords } from '../../lib/game-words.svelte';
import { showLanguage } from '../../lib/i18n/index.svelte';
import { pseudo } from '../../lib/i18n/pseudo';
import { untranslated } from '../../lib/i18n/untranslated';
import type { Described } from '../../lib/kernel/adapter';
import { FakeServer, ID } from '../../lib/online/fake-server';
import { OnlineRoom } from '../../lib/online/online-room.svelte';
import type { Room, You } from '../../lib/online/protocol';
import { RemoteTable } from '../../lib/online/remote-table';
import { ServerSocket } from '../../lib/online/socket.svelte';
import { text } from '../../lib/session/fake-table';
import { TableSession } from '../../lib/session/session.svelte';
import { settings } from '../../lib/settings.svelte';
import { commonWords } from '../../lib/word-files';
import TableScreen from '../TableScreen.svelte';

const game = { id: 'toy', name: pseudo('Toy'), bots: [], hides: true, topics: [] } as unknown as Described;
const desk = { call: async () => ({ catalogue: [] }) as never, close: () => undefined };
const WORDS = 'group-say = say\nreason-end = end\n';
/** What this game offers is notation, the same in every language; and times are digits. */
const NOTATION = new Set(['one', 'two']);

let leave: () => Promise<void> = async () => undefined;

async function sit(change: Partial<Room> = {}, you: You = { seat: 0, host: true }) {
  const server = new FakeServer(['human', 'human', 'novice']);
  server.you = you;
  server.room.seats.forEach((place, n) => (place.name = pseudo(`P${n}`)));
  Object.assign(server.room, change);
  Object.assign(server.table, { sentence: () => text(pseudo('said')) });
  await server.table.seat(['human', 'human', 'novice'], server.room.seats.map(({ name }) => name));
  const socket = new ServerSocket(ID, server.connect);
  await settled();
  const online = new OnlineRoom(socket, server.room);
  const session = new TableSession(new RemoteTable(socket, desk), game, undefined, online);
  online.onrefused = (error) => session.report(error);
  await Promise.all([session.begin([]), boardOf(game.id).load()]);
  const onleave = vi.fn();
  const shown = mount(TableScreen, { target: document.body, props: { session, online, onleave } });
  flushSync();
  leave = async () => {
    await unmount(shown);
    session.close();
    online.close();
    socket.close();
  };
  return { server, session, online, socket, onleave };
}

/** Lets everything that is on its way arrive. */
async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done, 30));
  flushSync();
}

const named = (name: string) => [...document.querySelectorAll<HTMLElement>('button, a.button')].find(
  (one) => one.textContent?.includes(pseudo(name)) || one.title.includes(pseudo(name)),
);

async function click(name: string): Promise<void> {
  const button = named(name);
  expect(button, name).toBeDefined();
  button?.click();
  await settled();
}

const rest = () => untranslated(document.body).filter((said) => !NOTATION.has(said.replace(/⟦[^⟧]*⟧/g, '')) && !/^[\d:.c]*$/.test(said));
const dialog = () => document.querySelector('dialog[open]')?.textContent ?? '';
const asked = (server: FakeServer) => server.of('room').map((message) => message.do);

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
  await leave();
  localStorage.clear();
});

const clock = { now: 0, left_ms: [20_000, 90_000_000, 60_000], running: [0], paused: false };
const timed: Partial<Room> = { clock, spectators: 2, terms: { ...new FakeServer(['human']).room.terms, time: { live: { bank_s: 300, increment_s: 0 } } } };

describe('everything is translated:', () => {
  it('the bar, the menu, and all panels', async () => {
    const { server } = await sit(timed);
    server.say({ type: 'chat', line: { n: 1, seat: 1, time: 0, name: pseudo('P1'), text: pseudo('hi') } });
    server.say({ type: 'emote', seat: 1, emote: 'well_played' });
    await settled();
    expect(rest()).toEqual([]);
    await click('Mehr');
    expect(rest()).toEqual([]);
    for (const panel of ['Gespräch', 'Mitspieler', 'Faires Glück']) {
      await click(panel);
      expect(document.querySelector('[role=dialog]')).not.toBeNull();
      document.querySelectorAll('time').forEach((time) => time.remove());
      expect(rest()).toEqual([]);
    }
  });

  it.each<Partial<Room>>([
    { proposal: { id: 1, what: 'draw', by: 1, waiting: [0] } },
    { proposal: { id: 1, what: 'concede', by: 0, waiting: [1] } },
    { proposal: { id: 1, what: 'pause', by: 1, waiting: [0] } },
    { proposal: { id: 1, what: 'more_time', by: 1, waiting: [0] } },
    { clock: { ...clock, paused: true } },
    { status: 'over', rematch: ID, ending: { reason: 'resigned', losers: [1] } },
    { status: 'over', ending: { reason: 'time', losers: [0] } },
    { status: 'over', ending: { reason: 'draw', losers: [] } },
    { status: 'over', ending: { reason: 'abandoned', losers: [] } },
  ])('%j', async (change) => {
    await sit({ ...timed, ...change });
    expect(rest()).toEqual([]);
  });

  it('a lost connection, and a move that waits for it', async () => {
    const { server, session } = await sit();
    server.cut();
    void session.move('one');
    await settled();
    expect(document.body.textContent).toContain(pseudo('Die Verbindung ist weg. Es wird von selbst weiter versucht…'));
    expect(document.body.textContent).toContain(pseudo('Wartet auf die Verbindung: '));
    expect(document.querySelector('[aria-busy=true]')?.textContent).toContain('one');
    expect(rest()).toEqual([]);
  });
});

describe('what has to be agreed on', () => {
  it('a move back is agreed to in a dialog', async () => {
    const { server } = await sit();
    server.table.consensus = { jump_request: [1, 0, [0]] };
    server.table.push();
    await settled();
    expect(dialog()).toContain(pseudo('Zustimmen'));
    expect(rest()).toEqual([]);
    await click('Zustimmen');
    expect(server.of('command').map((message) => message.do)).toEqual([{ agree: 0 }]);
  });

  it('can be looked at first, and answered below the table', async () => {
    const { server } = await sit();
    server.table.consensus = { jump_request: [1, 0, [0]] };
    server.table.push();
    await settled();
    await click('Erst den Tisch ansehen');
    expect(dialog()).toBe('');
    await click('Ablehnen');
    expect(server.of('command').map((message) => message.do)).toEqual([{ decline: 0 }]);
  });

  it('whoever asks for a move back may withdraw, and answers for nobody else', async () => {
    const { server } = await sit();
    server.table.consensus = { jump_request: [0, 0, [1]] };
    server.table.push();
    await settled();
    expect(dialog()).toBe('');
    expect(named('Zustimmen')).toBeUndefined();
    await click('Die Bitte zurückziehen');
    expect(server.of('command').map((message) => message.do)).toEqual([{ decline: 0 }]);
  });

  it('a proposal is declined in a dialog', async () => {
    const { server } = await sit({ proposal: { id: 5, what: 'draw', by: 1, waiting: [0] } });
    expect(dialog()).toContain(pseudo(' bietet Remis an: das Spiel wäre ohne Sieger zu Ende.'));
    await click('Ablehnen');
    expect(asked(server)).toEqual([{ decline: 5 }]);
  });

  it('nobody gives up by one click', async () => {
    const { server } = await sit();
    await click('Mehr');
    await click('Aufgeben…');
    expect(asked(server)).toEqual([]);
    await click('Weiterspielen');
    expect(dialog()).toBe('');
    await click('Mehr');
    await click('Aufgeben…');
    [...document.querySelectorAll<HTMLElement>('dialog .primary')].at(-1)?.click();
    await settled();
    expect(asked(server)).toEqual(['resign']);
  });

  it('whoever plays says what becomes of the seat before leaving', async () => {
    const { onleave, server } = await sit();
    await click('Tisch verlassen');
    expect(onleave).not.toHaveBeenCalled();
    await click('Gehen und einen Bot spielen lassen');
    expect(asked(server)).toEqual(['stand']);
    expect(onleave).toHaveBeenCalledOnce();
  });
});

describe('who may what', () => {
  it('an absent player can be replaced', async () => {
    const seats = new FakeServer(['human', 'human', 'novice']).room.seats.map((place, n) => (n === 1 ? { ...place, here: false, away_since: 1 } : place));
    const { server } = await sit({ seats });
    await click('Mitspieler');
    await click('Einen Bot für ');
    expect(asked(server)).toEqual([{ fill: { seat: 1, bot: 'casual' } }]);
  });

  it('a seat on which a bot plays can be taken back', async () => {
    const seats = new FakeServer(['human', 'human', 'novice']).room.seats.map((place, n) => (n === 0 ? { ...place, occupant: { stand_in: 'casual' } } : place));
    const { server } = await sit({ seats });
    await click('Platz wieder einnehmen');
    expect(asked(server)).toEqual([{ sit: { seat: 0 } }]);
  });

  it('hints are not offered where they are off', async () => {
    const { server } = await sit();
    expect(named('Tipp')).toBeDefined();
    server.change({ terms: { ...server.room.terms, hints: false } });
    await settled();
    expect(named('Tipp')).toBeUndefined();
  });

  it('a spectator reads no chat, and leaves without a question', async () => {
    const { onleave } = await sit({}, { host: false });
    expect(named('Gespräch')).toBeUndefined();
    await click('Tisch verlassen');
    expect(onleave).toHaveBeenCalledOnce();
    expect(rest()).toEqual([]);
  });

  it('a line of the chat is sent', async () => {
    const { server } = await sit();
    await click('Gespräch');
    const field = document.querySelector<HTMLInputElement>('form .field')!;
    field.value = ' hello ';
    field.dispatchEvent(new Event('input'));
    flushSync();
    await click('Senden');
    expect(asked(server)).toEqual([{ chat: 'hello' }]);
    await click('Danke!');
    expect(asked(server)).toEqual([{ chat: 'hello' }, { emote: 'thanks' }]);
  });
});
