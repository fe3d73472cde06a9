// A session at a table on a server, over a connection that takes its time.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Described } from '../kernel/adapter';
import { TableSession } from '../session/session.svelte';
import { settings } from '../settings.svelte';
import { FakeServer, ID } from './fake-server';
import { OnlineRoom } from './online-room.svelte';
import type { You } from './protocol';
import { RemoteTable } from './remote-table';
import { ServerSocket } from './socket.svelte';

const game = { id: 'fake', name: 'Fake', bots: [], hides: true } as unknown as Described;
const refusal = { code: 'stale', kind: 'illegal_move', message: { key: 'error-stale', args: { at: { number: 0 }, now: { number: 1 } } }, recoverable: true } as const;
const desk = { call: async () => ({ catalogue: [] }) as never, close: () => undefined };

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

let close: () => void = () => undefined;

/** Sits down at a table on a server, to which every message takes 500 ms. */
async function sit(kinds: string[], you: You = { seat: 0, host: true }) {
  const server = new FakeServer(kinds);
  server.you = you;
  const socket = new ServerSocket(ID, server.connect);
  await pass(20);
  const online = new OnlineRoom(socket, server.room);
  const session = new TableSession(new RemoteTable(socket, desk), game, undefined, online);
  online.onrefused = (error) => session.report(error);
  const begun = session.begin(kinds.map((kind, n) => ({ kind, name: `${kind} ${n}` })));
  await pass(20);
  await begun;
  server.latency = 500;
  server.heard = [];
  close = () => {
    session.close();
    online.close();
    socket.close();
  };
  return { server, socket, online, session };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  settings.speed = 'instant';
  settings.motion = 'none';
  settings.autoContinue = false;
});
afterEach(() => {
  close();
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

describe('a move', () => {
  it('is shown at once, and confirmed when the server has made it', async () => {
    const { session, server } = await sit(['human', 'human']);
    const made = session.move('one');
    expect(session.sending).toBe('one');
    expect([...session.highlighted]).toEqual(['choice:one']);
    session.highlightMove(undefined);
    expect([...session.highlighted]).toEqual(['choice:one']);
    await pass(900);
    expect(session.sending).toBe('one');
    expect(session.moveCount).toBe(0);
    await pass(200);
    await made;
    expect(session.sending).toBeUndefined();
    expect([...session.highlighted]).toEqual([]);
    expect(session.moveCount).toBe(1);
    expect(session.yourMove).toBe(false);
    expect(server.of('command')).toHaveLength(1);
  });

  it('is made once, however often it is clicked while it is on its way', async () => {
    const { session, server } = await sit(['human', 'human']);
    void session.move('one');
    await pass(300);
    void session.move('two');
    await pass(2_000);
    expect(server.of('command').map((message) => message.do)).toEqual([{ move: 'one' }]);
    expect(session.moveCount).toBe(1);
  });

  it('that is refused is taken back, and the reason is told', async () => {
    const { session, server } = await sit(['human', 'human']);
    server.refusal = refusal as never;
    const made = session.move('one');
    await pass(500);
    expect(session.sending).toBe('one');
    await pass(600);
    await made;
    expect(session.sending).toBeUndefined();
    expect(session.moveCount).toBe(0);
    expect(session.notice).toBe('This was decided at entry 0, but the table is at entry 1 now.');
    expect(session.offers.map(({ move }) => move)).toEqual(['one', 'two']);
    void session.move('two');
    await pass(1_100);
    expect(session.moveCount).toBe(1);
    expect(session.notice).toBeUndefined();
  });

  it('whose answer is lost on the way is made once, and confirmed when the connection is back', async () => {
    const { session, server, socket } = await sit(['human', 'human']);
    const made = session.move('one');
    await pass(700);
    server.cut();
    expect(socket.connection).toBe('lost');
    expect(session.sending).toBe('one');
    await pass(4_000);
    await made;
    expect(session.sending).toBeUndefined();
    expect(session.moveCount).toBe(1);
    expect(server.table.entries).toHaveLength(1);
    expect(server.of('command')).toHaveLength(2);
  });
});

describe('what others do', () => {
  it('is told, and what was missed while the connection was lost is told then', async () => {
    const { session, server } = await sit(['human', 'human'], { seat: 1, host: false });
    server.cut();
    await server.table.send({ seat: 0, at: 0, do: { move: 'one' } }, {});
    await pass(5_000);
    expect(server.of('hello').at(-1)).toMatchObject({ have: 0, viewer: '1' });
    expect(session.moveCount).toBe(1);
    expect(session.yourMove).toBe(true);
  });

  it('bots play on the server, and nobody thinks here', async () => {
    const { session, server } = await sit(['human', 'bot']);
    void session.move('one');
    await pass(1_100);
    expect(session.thinking).toBe(1);
    await pass(60_000);
    expect(server.of('ask')).toEqual([]);
    expect(session.botsWait).toBe(false);
    await server.table.send({ seat: 1, at: 1, do: { move: 'two' } }, {});
    await pass(600);
    expect(session.thinking).toBeUndefined();
    expect(session.yourMove).toBe(true);
  });

  it('only the own seat says that it has looked', async () => {
    const { session, server } = await sit(['human', 'human']);
    server.table.consensus = { pause: [0, 'trick', [0, 1]] };
    server.table.push();
    await pass(600);
    expect(session.mayAcknowledge).toBe(true);
    void session.acknowledge();
    await pass(500);
    expect(server.of('command').map((message) => message.do)).toEqual([{ acknowledge: 0 }]);
  });

  it('nobody is asked for more who has looked', async () => {
    const { session, server } = await sit(['human', 'human']);
    server.table.consensus = { pause: [0, 'trick', [1]] };
    server.table.push();
    await pass(600);
    expect(session.awaitsAcknowledgement).toBe(true);
    expect(session.mayAcknowledge).toBe(false);
    settings.autoContinue = true;
    await pass(60_000);
    expect(server.of('command')).toEqual([]);
  });
});

describe('who looks', () => {
  it('a spectator sees what everybody sees, and changes nothing', async () => {
    const { session, server } = await sit(['human', 'human'], { host: false });
    expect(session.viewer).toBe('spectator');
    await server.table.send({ seat: 0, at: 0, do: { move: 'one' } }, {});
    await pass(600);
    expect(session.moveCount).toBe(1);
    expect(session.spectating).toBe(true);
    expect(session.undoNeeds).toBeUndefined();
    expect(session.mayChooseViewer).toBe(false);
    expect(session.offers).toEqual([]);
  });

  it('a spectator may be told something before the table is there', async () => {
    const server = new FakeServer(['human', 'human']);
    server.you = { host: false };
    const socket = new ServerSocket(ID, server.connect);
    const online = new OnlineRoom(socket, server.room);
    const session = new TableSession(new RemoteTable(socket, desk), game, undefined, online);
    const begun = session.begin([]);
    await pass(100);
    await begun;
    expect(session.viewer).toBe('spectator');
    close = () => {
      session.close();
      online.close();
      socket.close();
    };
  });

  it('somebody for whom a bot plays does not move, until the seat is taken back', async () => {
    const { session, server, online } = await sit(['human', 'human']);
    const seats = server.room.seats.map((place, n) => (n === 0 ? { ...place, occupant: { stand_in: 'casual' } } : place));
    const before = server.room.seats;
    server.change({ seats });
    await pass(600);
    expect(online.replaced).toBe(true);
    expect(session.yourMove).toBe(false);
    server.change({ seats: before });
    await pass(600);
    expect(session.yourMove).toBe(true);
  });

  it('whoever sits down is told everything as that seat knows it', async () => {
    const { session, server } = await sit(['human', 'human'], { host: false });
    await server.table.send({ seat: 0, at: 0, do: { move: 'one' } }, {});
    await pass(600);
    server.you = { seat: 1, host: false };
    server.change({});
    void server.table.subscribe('1', 1);
    await pass(3_000);
    expect(session.viewer).toBe('1');
    expect(session.story).toHaveLength(1);
    expect(session.yourMove).toBe(true);
  });
});

describe('the end', () => {
  it('also comes when somebody gives up', async () => {
    const { session, online } = await sit(['human', 'human']);
    void online.ask('resign');
    await pass(1_100);
    expect(session.over).toBe(true);
    expect(session.yourMove).toBe(false);
    expect(session.around?.ending).toEqual({ reason: 'resigned', losers: [0] });
  });
});

describe('hints', () => {
  it('come from the server', async () => {
    const { session, server } = await sit(['human', 'human']);
    void session.askHint();
    await pass(1_100);
    expect(server.of('ask').map(({ ask }) => ask)).toEqual(['hint']);
    expect(session.hint?.best).toBe('two');
  });

  it('are not asked for where they are off', async () => {
    const { session, server } = await sit(['human', 'human']);
    server.change({ terms: { ...server.room.terms, hints: false } });
    await pass(600);
    await session.askHint();
    await pass(1_100);
    expect(server.of('ask')).toEqual([]);
  });
});
