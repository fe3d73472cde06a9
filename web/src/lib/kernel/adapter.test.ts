// The table of this page, with desks that are fakes: what goes to those who think, and what is told.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalTable } from './adapter';
import type { ErrorMessage, Update } from './generated/answers';
import type { Call } from './generated/calls';

type Think = Extract<Call, { call: 'think' }>;

const fakes = vi.hoisted(() => ({
  desks: [] as { calls: Call[]; closed: boolean; onupdate?: ((update: Update) => void) | undefined }[],
  entries: 0,
  parts: 1,
  refusals: [] as string[],
}));

vi.stubGlobal('navigator', { hardwareConcurrency: 4 });

vi.mock('./desk', () => {
  class Refused extends Error {
    constructor(readonly why: ErrorMessage) {
      super(why.code);
    }
  }
  class Desk {
    calls: Call[] = [];
    closed = false;
    onupdate: ((update: Update) => void) | undefined;
    constructor() {
      fakes.desks.push(this);
    }
    async call(call: Call): Promise<unknown> {
      this.calls.push(call);
      if (call.call === 'open') return { game: call.game, setup: call.setup, seed: call.seed, seats: [] };
      if (call.call === 'steps') return { since: call.since, hash: 'x', entries: Array.from({ length: fakes.entries - call.since }) };
      if (call.call === 'subscribe') this.onupdate?.({ viewer: call.viewer, since: call.have } as Update);
      if (call.call === 'parts') return fakes.parts;
      const code = call.call === 'think' ? fakes.refusals.shift() : undefined;
      if (code) throw new Refused({ code } as ErrorMessage);
      if (call.call === 'think' && typeof call.work === 'object' && 'part' in call.work) return [{ visits: call.work.part, sum: 0.5 }];
      return { best: 'one' };
    }
    close(): void {
      this.closed = true;
    }
  }
  return { Desk, Refused };
});

async function open(): Promise<LocalTable> {
  const table = new LocalTable();
  await table.open({ game: 'toy', setup: {}, seed: '1', seats: ['human'], names: [] });
  return table;
}

const thoughts = () => fakes.desks.flatMap(({ calls }) => calls.filter((call): call is Think => call.call === 'think'));
/** Of each thought: whether the copy was fresh, and which steps it got. */
const sent = () => thoughts().map(({ fresh, steps }) => [fresh != null, steps.since, steps.entries.length]);
const thought = { seat: 0, bot: 'strong', limitMs: 100 };

beforeEach(() => {
  fakes.desks = [];
  fakes.refusals = [];
  fakes.entries = 5;
  fakes.parts = 1;
});

describe('those who think', () => {
  it('get the new moves only, after the first thought', async () => {
    const table = await open();
    await table.think(thought);
    fakes.entries = 7;
    await table.think(thought);
    await table.think(thought);
    expect(sent()).toEqual([[true, 0, 5], [false, 5, 2], [false, 7, 0]]);
    expect(thoughts()[0]?.fresh).toEqual({ game: 'toy', setup: {}, seed: '1' });
  });

  it.each(['not_a_copy', 'no_table'])('begin again where the table says %s', async (code) => {
    const table = await open();
    await table.think(thought);
    fakes.refusals = [code];
    await expect(table.think(thought)).resolves.toMatchObject({ best: 'one' });
    expect(sent()).toEqual([[true, 0, 5], [false, 5, 0], [true, 0, 5]]);
  });

  it('begin again at another table', async () => {
    const table = await open();
    await table.think(thought);
    await table.open({ game: 'toy', setup: {}, seed: '2', seats: ['human'], names: [] });
    await table.think(thought);
    expect(sent().at(-1)).toEqual([true, 0, 5]);
    expect(thoughts().at(-1)?.fresh?.seed).toBe('2');
  });

  it('say why they cannot, and begin again then', async () => {
    const table = await open();
    fakes.refusals = ['not_your_move'];
    await expect(table.think(thought)).rejects.toThrow('not_your_move');
    await table.think(thought);
    expect(sent()).toEqual([[true, 0, 5], [true, 0, 5]]);
  });

  it('are cut off with their worker', async () => {
    const table = await open();
    const cut = new AbortController();
    const waiting = table.think(thought, cut.signal).catch(() => 'cut');
    await Promise.resolve();
    cut.abort();
    await waiting;
    expect(fakes.desks[1]?.closed).toBe(true);
    await table.think(thought);
    expect(fakes.desks).toHaveLength(3);
  });

  it('make the parts of a thought at once, and one of them joins the parts in order', async () => {
    fakes.parts = 4;
    const table = await open();
    await expect(table.think(thought)).resolves.toEqual({ best: 'one' });
    // One desk for the table, and three that think: one of them made two parts.
    expect(fakes.desks).toHaveLength(4);
    const works = thoughts().map(({ work }) => work);
    expect(works).toHaveLength(5);
    for (const part of [0, 1, 2, 3]) expect(works).toContainEqual({ part });
    const tallies = [0, 1, 2, 3].map((visits) => [{ visits, sum: 0.5 }]);
    expect(works).toContainEqual({ join: tallies });
    expect(thoughts().every(({ limit_ms }) => limit_ms >= 1 && limit_ms <= 100)).toBe(true);
  });

  it('stop making parts when one of them is refused', async () => {
    fakes.parts = 3;
    fakes.refusals = ['not_your_move'];
    const table = await open();
    await expect(table.think(thought)).rejects.toThrow('not_your_move');
    expect(thoughts().some(({ work }) => typeof work === 'object' && 'join' in work)).toBe(false);
  });
});

it('whoever listens is told of what changes', async () => {
  const table = await open();
  const told: Update[] = [];
  table.onUpdate((update) => told.push(update));
  await table.subscribe('0', 3);
  expect(told).toEqual([{ viewer: '0', since: 3 }]);
});
