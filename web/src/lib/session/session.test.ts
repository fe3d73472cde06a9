// The session at a table that is a fake: it plays a game in which whoever is to move says a number.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Described } from '../kernel/adapter';
import { settings } from '../settings.svelte';
import { FakeTable } from './fake-table';
import { TableSession } from './session.svelte';

const game = { id: 'fake', name: 'Fake', bots: [], hides: true } as unknown as Described;
/** The same game with nothing up anybody's sleeve. */
const openGame: Described = { ...game, hides: false };
/** A bot that says how long it thinks. */
const timedGame: Described = {
  ...game,
  bots: [{ name: 'bot', about: { key: 'bot' }, level: true, answers_within_ms: 250 }],
};

const sit = (...kinds: string[]) => sitAt(game, ...kinds);

async function sitAt(described: Described, ...kinds: string[]) {
  const table = new FakeTable(kinds);
  const session = new TableSession(table, described);
  await session.begin(kinds.map((kind, n) => ({ kind, name: `${kind} ${n}` })));
  return { table, session };
}

/** Lets everything that was begun come to its end, and bots make their pause. */
const settle = () => vi.advanceTimersByTimeAsync(50);
const moves = (table: FakeTable) => table.path.map((id) => `${table.entries[id - 1]?.by}:${table.entries[id - 1]?.move}`);

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'instant';
  settings.motion = 'none';
  settings.autoContinue = false;
});
afterEach(() => vi.useRealTimers());

describe('moves', () => {
  it('a second click on a move is not a second move', async () => {
    const { table, session } = await sit('human', 'bot');
    await Promise.all([session.move('one'), session.move('one')]);
    await settle();
    expect(moves(table)).toEqual(['0:one']);
    expect(session.notice).toBeUndefined();
  });

  it('one person plays several seats from one of them', async () => {
    const table = new FakeTable(['human', 'human']);
    const session = new TableSession(table, openGame);
    session.singleHanded = true;
    await session.begin(['Ann', 'Ben'].map((name) => ({ kind: 'human', name })));
    await session.move('one');
    await settle();
    expect([session.seat, session.mover, session.yourMove]).toEqual([0, 1, true]);
    await session.move('two');
    await settle();
    expect(moves(table)).toEqual(['0:one', '1:two']);
    expect([session.seat, session.mover]).toEqual([0, 0]);
  });

  it('a bot answers, and its thought is about the newest position', async () => {
    const { table, session } = await sit('human', 'bot');
    await session.move('one');
    expect(session.thinking).toBe(1);
    expect(table.thoughts[0]?.thought).toMatchObject({ seat: 1, bot: 'bot' });
    expect(table.thoughts[0]?.at).toBe(1);
    table.thoughts[0]?.answer('two');
    await settle();
    expect(moves(table)).toEqual(['0:one', '1:two']);
    expect(session.thinking).toBeUndefined();
    expect(session.yourMove).toBe(true);
  });

  it('undo while a bot thinks cuts the thought off, and what it thought is thrown away', async () => {
    const { table, session } = await sit('human', 'bot');
    await session.move('one');
    const thought = table.thoughts[0];
    await session.undo();
    expect(thought?.signal?.aborted).toBe(true);
    thought?.answer('two');
    await settle();
    expect(moves(table)).toEqual([]);
    expect(session.yourMove).toBe(true);
    expect(session.story.map((line) => session.isLive(line.id))).toEqual([false, false]);
  });

  it('a bot that fails waits, and goes on when it is told to', async () => {
    const { table, session } = await sit('human', 'bot');
    await session.move('one');
    table.thoughts[0]?.fail(new Error('no idea'));
    await settle();
    expect(session.notice).toBe('no idea');
    expect(session.botsWait).toBe(true);
    session.setPaused(false);
    table.thoughts[1]?.answer('two');
    await settle();
    expect(moves(table)).toEqual(['0:one', '1:two']);
  });

  it('bots wait while the board still shows what has happened', async () => {
    const { table, session } = await sit('human', 'bot');
    await session.move('one');
    session.hold(true);
    expect(table.thoughts[0]?.signal?.aborted).toBe(true);
    expect(session.thinking).toBeUndefined();
    expect(session.botsWait).toBe(false);
    session.hold(false);
    table.thoughts[1]?.answer('two');
    await settle();
    expect(moves(table)).toEqual(['0:one', '1:two']);
  });

  it('a kernel that breaks gets its table back, and the next move works', async () => {
    const { table, session } = await sit('human', 'bot');
    table.broken = 1;
    await session.move('one');
    expect(table.asked).toContain('open');
    expect(session.notice).toBe('unreachable');
    await session.move('two');
    expect(moves(table)).toEqual(['0:two']);
  });

  it('tells the link to the table after every change', async () => {
    const { table, session } = await sit('human', 'human');
    const links: string[] = [];
    session.onlink = (link) => links.push(link);
    await session.move('one');
    expect(links).toEqual(['link-1']);
    expect(await session.link(table)).toBe('link-1');
  });

  it('nobody moves for a bot whose seat one looks from', async () => {
    const { table, session } = await sit('bot', 'bot');
    session.setPaused(true);
    await session.viewAs('0');
    expect(session.seat).toBe(0);
    expect(session.offers).toEqual([]);
    await session.move('one');
    expect(moves(table)).toEqual([]);
  });

  it('after closing nothing is asked any more', async () => {
    const { table, session } = await sit('bot', 'bot');
    session.close();
    table.thoughts[0]?.answer('one');
    await settle();
    expect(table.closed).toBe(true);
    expect(moves(table)).toEqual([]);
    expect(session.notice).toBeUndefined();
  });
});

describe('what is told', () => {
  it('nothing is asked of the table but the move itself', async () => {
    const { table, session } = await sit('human', 'human');
    await session.takeDevice();
    table.asked = [];
    await session.move('one');
    await settle();
    expect(table.asked).toEqual(['0 {"move":"one"} at 0']);
    expect(session.story.map(({ author, time }) => [author, time])).toEqual([['human 0', Date.now() - 50]]);
  });

  it('what was missed is asked for, once', async () => {
    const { table, session } = await sit('human', 'bot', 'bot');
    table.lost = 1;
    await session.move('one');
    await settle();
    expect(session.story).toHaveLength(0);
    table.push();
    expect(session.story).toHaveLength(0);
    await table.send({ seat: 1, at: 1, do: { move: 'two' } }, {});
    await table.send({ seat: 2, at: 2, do: { move: 'three' } }, {});
    await settle();
    expect(table.asked.filter((asked) => asked.startsWith('since'))).toEqual(['since 0 0']);
    expect(session.story.map(({ move }) => move)).toEqual(['one', 'two', 'three']);
    expect([session.moveCount, session.yourMove]).toEqual([3, true]);
  });

  it('what somebody knows is not told again', async () => {
    const { table, session } = await sit('human', 'human');
    await session.takeDevice();
    await session.move('one');
    await session.passDevice();
    await session.takeDevice();
    await session.move('two');
    await session.passDevice();
    await session.takeDevice();
    expect(table.asked.filter((asked) => asked.startsWith('subscribe')).at(-1)).toBe('subscribe 0 1');
    expect(session.story.map(({ move }) => move)).toEqual(['one', 'two']);
  });

  it('a game that goes on after its end is shown from the own seat again', async () => {
    const { session } = await sit('human', 'bot');
    await session.move('end');
    await session.viewAs('1');
    expect(session.seat).toBe(1);
    await session.undo();
    await settle();
    expect([session.seat, session.yourMove]).toEqual([0, true]);
  });
});

describe('time at the table', () => {
  it('a bot moves exactly when its time is over, and thinks meanwhile', async () => {
    settings.speed = 'normal';
    const { table, session } = await sit('human', 'bot');
    await session.move('one');
    expect(table.thoughts).toHaveLength(1);
    table.thoughts[0]?.answer('two');
    await vi.advanceTimersByTimeAsync(599);
    expect(moves(table)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(moves(table)).toHaveLength(2);
  });

  it('a thought that comes too late waits for the next whole time', async () => {
    settings.speed = 'normal';
    const { table, session } = await sit('human', 'bot');
    await session.move('one');
    await vi.advanceTimersByTimeAsync(700);
    table.thoughts[0]?.answer('two');
    await vi.advanceTimersByTimeAsync(499);
    expect(moves(table)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(moves(table)).toHaveLength(2);
  });

  it('a bot takes its time at every speed where something is hidden, and thinks for so long', async () => {
    const { table, session } = await sitAt(timedGame, 'human', 'bot');
    await session.move('one');
    expect(table.thoughts[0]?.thought.limitMs).toBe(225);
    table.thoughts[0]?.answer('two');
    await vi.advanceTimersByTimeAsync(249);
    expect(moves(table)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(moves(table)).toHaveLength(2);
  });

  it('where nobody could learn from its haste it takes none', async () => {
    for (const [described, kinds] of [[{ ...timedGame, hides: false }, ['human', 'bot']], [timedGame, ['bot', 'bot']]] as const) {
      const { table, session } = await sitAt(described, ...kinds);
      await session.move('one');
      table.thoughts[0]?.answer('two');
      await vi.advanceTimersByTimeAsync(5);
      expect(moves(table).at(-1)).toMatch(/two/);
    }
  });

  it('another speed holds at once', async () => {
    settings.speed = 'normal';
    const { table, session } = await sit('human', 'bot');
    await session.move('one');
    table.thoughts[0]?.answer('two');
    await vi.advanceTimersByTimeAsync(300);
    settings.speed = 'fast';
    await vi.advanceTimersByTimeAsync(49);
    expect(moves(table)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(moves(table)).toHaveLength(2);
  });

  it('a bot waits for what moves, as long as that is set to move', async () => {
    settings.speed = 'normal';
    for (const [motion, ms] of [['none', 600], ['normal', 900]] as const) {
      settings.motion = motion;
      const { table, session } = await sit('human', 'bot');
      table.timed = [{ what: { animation: 'slide' }, ms: 300 }];
      await session.move('one');
      table.thoughts[0]?.answer('two');
      await vi.advanceTimersByTimeAsync(ms - 1);
      expect(moves(table)).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(moves(table)).toHaveLength(2);
    }
  });

  it('what happened before one came is not waited for', async () => {
    settings.speed = 'normal';
    const table = new FakeTable(['bot', 'bot']);
    table.timed = [{ what: { delay: 'trick' }, ms: 600 }];
    for (let n = 0; n < 10; n++) await table.send({ seat: n % 2, at: n, do: { move: `m${n}` } }, {});
    await new TableSession(table, game).begin([{ kind: 'bot', name: 'a' }, { kind: 'bot', name: 'b' }]);
    table.thoughts[0]?.answer('next');
    await vi.advanceTimersByTimeAsync(600);
    expect(moves(table)).toHaveLength(11);
  });

  it('a pause ends by itself after twice its time, also when that is set meanwhile', async () => {
    settings.speed = 'normal';
    const { table, session } = await sit('human', 'bot');
    table.timed = [{ what: { delay: 'trick' }, ms: 600 }];
    table.consensus = { pause: [1, 'trick', [0]] };
    await session.move('one');
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.awaitsAcknowledgement).toBe(true);
    settings.autoContinue = true;
    await vi.advanceTimersByTimeAsync(1199);
    expect(session.awaitsAcknowledgement).toBe(true);
    await vi.advanceTimersByTimeAsync(2);
    expect([session.awaitsAcknowledgement, session.thinking]).toEqual([false, 1]);
  });
});

describe('bots alone', () => {
  it('a step is one move, and then they wait', async () => {
    const { table, session } = await sit('bot', 'bot');
    session.setPaused(true);
    expect(table.thoughts[0]?.signal?.aborted).toBe(true);
    await session.step();
    table.thoughts[1]?.answer('one');
    await settle();
    expect(moves(table)).toEqual(['0:one']);
    expect(table.thoughts).toHaveLength(2);
    expect(session.botsWait).toBe(true);
  });

  it('undo takes back the last move and lets them wait', async () => {
    const { table, session } = await sit('bot', 'bot');
    table.thoughts[0]?.answer('one');
    await settle();
    await session.undo();
    expect(moves(table)).toEqual([]);
    expect(session.paused).toBe(true);
  });
});

describe('time', () => {
  async function afterThree() {
    const both = await sit('bot', 'bot');
    for (let n = 0; n < 3; n++) {
      both.table.thoughts.at(-1)?.answer(`m${n}`);
      await settle();
    }
    return both;
  }

  it('in the past bots do not move, and they go on when one comes back', async () => {
    const { table, session } = await afterThree();
    const thought = table.thoughts.at(-1);
    await session.travel(1);
    expect(session.past?.index).toBe(1);
    expect(thought?.signal?.aborted).toBe(true);
    thought?.answer('late');
    await settle();
    expect(session.moveCount).toBe(3);
    await session.travel(3);
    expect(session.past).toBeUndefined();
    table.thoughts.at(-1)?.answer('next');
    await settle();
    expect(moves(table).at(-1)).toBe('1:next');
  });

  it('a move that arrives while one travels leaves one in the past', async () => {
    const { table, session } = await afterThree();
    table.thoughts.at(-1)?.answer('late');
    await Promise.resolve();
    void session.travel(0);
    await settle();
    expect(session.past?.index).toBe(0);
    expect(session.thinking).toBeUndefined();
  });

  it('of many moments wanted quickly only the last is shown', async () => {
    const { table, session } = await afterThree();
    table.asked = [];
    void session.travel(0);
    void session.travel(1);
    void session.travel(2);
    await settle();
    expect(session.past?.index).toBe(2);
    expect(table.asked.filter((asked) => asked.startsWith('shown'))).toHaveLength(2);
  });

  it('steps quickly one after the other, from the moment that is on its way', async () => {
    const { session } = await afterThree();
    void session.stepInTime(-1);
    void session.stepInTime(-1);
    void session.stepInTime(-1);
    await settle();
    expect(session.past?.index).toBe(0);
  });

  it('coming back at once, before the past was there, stays in the present', async () => {
    const { table, session } = await afterThree();
    void session.travel(1);
    void session.travel(3);
    await settle();
    expect(session.past).toBeUndefined();
    table.thoughts.at(-1)?.answer('next');
    await settle();
    expect(session.moveCount).toBe(4);
  });

  it('goes on from a moment in the past, and the rest is taken back', async () => {
    const { table, session } = await afterThree();
    await session.travel(1);
    await session.continueFromHere();
    expect(session.past).toBeUndefined();
    expect(moves(table)).toEqual(['0:m0']);
    expect(session.botsWait).toBe(true);
    expect(session.story.filter((line) => session.isLive(line.id) && line.messages.length > 0)).toHaveLength(1);
    expect(session.moveOf(3)).toBeUndefined();
    await session.visit(3);
    expect(session.past).toMatchObject({ aside: true, entry: 3 });
  });

  it('shares the moment that is looked at', async () => {
    const { table, session } = await afterThree();
    await session.travel(2);
    expect(await session.share(table)).toContain('#link-at-2');
  });

  it('knows when its address would tell a secret', async () => {
    const { session, table } = await afterThree();
    expect(session.linkRevealsSecrets).toBe(true);
    await session.travel(2);
    expect(session.linkRevealsSecrets).toBe(true);
    await session.travel(3);
    table.thoughts.at(-1)?.answer('end');
    await settle();
    expect(session.over).toBe(true);
    expect(session.linkRevealsSecrets).toBe(false);
  });

  it('has no secret to tell where nothing is hidden', async () => {
    const { session } = await sitAt(openGame, 'human', 'bot');
    expect(session.linkRevealsSecrets).toBe(false);
  });
});

describe('several people, one device', () => {
  it('shows nothing before the first person says so, and hands on after each move', async () => {
    const { table, session } = await sit('human', 'human', 'bot');
    expect(session.passTo).toBe(0);
    await session.takeDevice();
    expect([session.passTo, session.seat]).toEqual([undefined, 0]);
    await session.move('one');
    await settle();
    // Whoever moved looks first at what the move brought.
    expect([session.nextPerson, session.passTo, session.seat]).toEqual([1, undefined, 0]);
    await session.passDevice();
    expect([session.nextPerson, session.passTo, session.seat]).toEqual([undefined, 1, 0]);
    expect(table.asked).not.toContain('subscribe 1 0');
    await session.takeDevice();
    expect([session.passTo, session.seat]).toEqual([undefined, 1]);
    await session.move('two');
    table.thoughts.at(-1)?.answer('three');
    await settle();
    await session.passDevice();
    expect([session.passTo, session.seat]).toEqual([0, 1]);
    expect(moves(table)).toEqual(['0:one', '1:two', '2:three']);
  });

  it('what was told to one is not told to the next', async () => {
    const { session } = await sit('human', 'human');
    await session.takeDevice();
    await session.move('one');
    await vi.advanceTimersByTimeAsync(800);
    expect(session.spoken).toContain('says one');
    await session.travel(0);
    await session.travel(1);
    await session.passDevice();
    expect(session.spoken).toBe('');
    await session.takeDevice();
    expect([session.spoken, session.past]).toEqual(['', undefined]);
  });

  it('where a bot begins, the first person takes the device before anything is shown', async () => {
    const { table, session } = await sit('bot', 'human', 'human');
    expect(session.passTo).toBe(1);
    expect(table.thoughts).toHaveLength(0);
    await session.takeDevice();
    expect(session.thinking).toBe(0);
  });

  it('where nothing is hidden nobody has to confirm anything', async () => {
    const { table, session } = await sitAt(openGame, 'human', 'human');
    expect([session.passTo, session.seat]).toEqual([undefined, 0]);
    await session.move('one');
    await settle();
    expect([session.passTo, session.seat]).toEqual([undefined, 1]);
    await session.move('two');
    await settle();
    expect(moves(table)).toEqual(['0:one', '1:two']);
  });

  it('a bot can take over for a person in the middle of the game', async () => {
    const { table, session } = await sit('human', 'human');
    await session.takeDevice();
    await session.seatPlayers(table, ['bot', 'human'], []);
    expect(session.seat).toBe(1);
    expect(session.thinking).toBe(0);
    table.thoughts.at(-1)?.answer('one');
    await settle();
    expect(session.yourMove).toBe(true);
  });
});

describe('help', () => {
  it('a hint that comes after the move is not shown', async () => {
    const { table, session } = await sit('human', 'human');
    await session.takeDevice();
    void session.askHint();
    expect(session.hinting).toBe(true);
    const hint = table.thoughts[0];
    await session.move('one');
    expect(hint?.signal?.aborted).toBe(true);
    expect(session.hinting).toBe(false);
    hint?.answer('two');
    await settle();
    expect(session.hint).toBeUndefined();
  });

  it('finds what is explained by what it is called, however deep it is named', async () => {
    const { session } = await sit('human', 'bot');
    expect(session.sheets.has('scout')).toBe(true);
    expect(session.sheetCalled({ key: 'card-scout' })?.id).toBe('scout');
    expect(session.sheetCalled({ key: 'card-scout', args: { n: { number: 1 } } })).toBeUndefined();
    const named = { piece: { ref: 'piece:7', name: { key: 'card-scout' } } };
    const message = { key: 'event', args: { list: { list: [{ key: 'one', args: { card: named } }] } } };
    expect(session.sheetsIn(message).map(({ id }) => id)).toEqual(['scout']);
    expect(session.sheetsIn({ key: 'event', args: { word: { word: 'card-other' } } })).toEqual([]);
  });

  it('highlights what a line or a move touches', async () => {
    const { session } = await sit('human', 'bot');
    session.highlightMove(session.offers[0]);
    expect([...session.highlighted]).toEqual(['choice:one']);
    const name = { key: 'card-scout' };
    const messages = [{ key: 'event', args: { seat: { seat: 1 }, card: { piece: { ref: 'piece:7', name } } } }];
    session.highlightLine({ id: 1, kind: 'move', by: '0', from: 0, to: 1, events: [], messages });
    expect([...session.highlighted]).toEqual(['seat:1', 'piece:7']);
    session.highlightLine(undefined);
    expect(session.highlighted.size).toBe(0);
  });

  it('tells what many fast moves did together, the newest only', async () => {
    const { table, session } = await sit('bot', 'bot');
    for (let n = 0; n < 9; n++) {
      table.thoughts.at(-1)?.answer(`m${n}`);
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(session.spoken).toBe('');
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.spoken).not.toContain('m2.');
    expect(session.spoken).toContain('m8.');
  });
});
