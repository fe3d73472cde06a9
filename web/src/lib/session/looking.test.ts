// Tables at which nobody has to take the device: a position to look at, and a game that is over.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Described } from '../kernel/adapter';
import { personOf } from '../player-names';
import { settings } from '../settings.svelte';
import { FakeTable } from './fake-table';
import { TableSession } from './session.svelte';

const game = { id: 'fake', name: 'Fake', bots: [], hides: true } as unknown as Described;

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'instant';
});
afterEach(() => void vi.useRealTimers());

describe('a position to look at', () => {
  async function look(viewer: string) {
    const table = new FakeTable(['human', 'human']);
    const session = new TableSession(table, game);
    await session.begin([], {}, viewer);
    await vi.advanceTimersByTimeAsync(5000);
    return { table, session };
  }

  it.each(['0', 'spectator', 'all'])('is seen as %s, and nobody is asked for anything', async (viewer) => {
    const { table, session } = await look(viewer);
    expect(session.viewer).toBe(viewer);
    expect([session.passTo, session.nextPerson, session.thinking]).toEqual([undefined, undefined, undefined]);
    expect([session.offers, session.yourMove, session.undoNeeds, session.mayRedo]).toEqual([[], false, undefined, false]);
    expect(session.mayChooseViewer).toBe(false);
    await session.move('one');
    expect(table.entries).toEqual([]);
  });

  it('addresses nobody, and belongs to the seat that it is seen from', async () => {
    const { session } = await look('0');
    expect(session.seat).toBe(0);
    expect(personOf(session, 0)).toEqual({ name: 'human 0', is: 'other' });
  });

  it('is shared as it is seen, at the moment that is shown', async () => {
    const { session } = await look('0');
    expect(await session.sharePosition()).toMatch(/#fake\.position\..*0$/);
  });
});

describe('a game that is over', () => {
  async function openFinished(...kinds: string[]) {
    const table = new FakeTable(kinds);
    await table.send({ seat: 0, at: 0, do: { move: 'end' } }, {});
    const session = new TableSession(table, game);
    await session.begin(kinds.map((kind, n) => ({ kind, name: `${kind} ${n + 1}` })));
    return session;
  }

  it('opens at its end, all of it seen, without the device being handed to anybody', async () => {
    const session = await openFinished('human', 'human');
    expect([session.over, session.passTo, session.viewer]).toEqual([true, undefined, 'all']);
    await session.travel(0);
    expect(session.past?.index).toBe(0);
    await session.viewAs('1');
    expect(session.viewer).toBe('1');
  });

  it('is the same where one person played, and where nobody did', async () => {
    expect((await openFinished('human', 'bot')).viewer).toBe('all');
    expect((await openFinished('bot', 'bot')).viewer).toBe('all');
  });
});

describe('a seat without a name', () => {
  it('is counted from one', () => {
    const session = new TableSession(new FakeTable([]), game);
    expect(session.name(0)).toBe('1');
    expect(session.say({ key: 'text', args: { text: { seat: 1 } } })).toBe('2');
  });
});
