// The connection to a server that comes and goes.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../kernel/desk';
import { FakeServer, ID } from './fake-server';
import { Left, ServerSocket } from './socket.svelte';

let server: FakeServer;
let socket: ServerSocket;

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  server = new FakeServer(['human', 'human']);
  socket = new ServerSocket(ID, server.connect);
  expect(socket.connection).toBe('connecting');
  await pass(20);
});
afterEach(() => {
  socket.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a connection', () => {
  it('begins with what the page knows, and brings the room', () => {
    expect(socket.connection).toBe('open');
    expect(server.heard).toEqual([{ type: 'hello', protocol: 1, have: 0 }]);
    expect(socket.room?.id).toBe(ID);
    expect(socket.you).toEqual({ seat: 0, host: true });
  });

  it('that is cut comes back by itself, with what the page knows by then', async () => {
    socket.known = { have: 7, viewer: '0' };
    server.cut();
    expect(socket.connection).toBe('lost');
    await pass(1_000);
    expect(socket.connection).toBe('open');
    expect(server.of('hello').at(-1)).toEqual({ type: 'hello', protocol: 1, have: 7, viewer: '0' });
  });

  it('is tried less and less often, but at once when the network is back', async () => {
    const attempts = () => server.connections.length;
    server.latency = 1e9;
    server.cut();
    await pass(600);
    expect(attempts()).toBe(2);
    server.cut();
    await pass(600);
    expect(attempts()).toBe(2);
    await pass(600);
    expect(attempts()).toBe(3);
    server.cut();
    dispatchEvent(new Event('online'));
    expect(attempts()).toBe(4);
  });

  it('is lost as soon as the network is, and back with it', async () => {
    dispatchEvent(new Event('offline'));
    expect(socket.connection).toBe('lost');
    dispatchEvent(new Event('online'));
    await pass(20);
    expect(socket.connection).toBe('open');
  });

  it('on which nobody answers is lost after thirty seconds', async () => {
    await pass(20_000);
    expect(server.of('ping')).toHaveLength(1);
    expect(socket.connection).toBe('open');
    server.silent = true;
    await pass(29_900);
    expect(socket.connection).toBe('open');
    await pass(200);
    expect(socket.connection).toBe('lost');
    server.silent = false;
    await pass(2_000);
    expect(socket.connection).toBe('open');
  });

  it('that only seems to be there is tried as soon as the page is seen again', async () => {
    server.silent = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(10_100);
    expect(socket.connection).toBe('lost');
  });

  it('is not tried again where the server does not want it', async () => {
    server.silent = true;
    const lost = expect(socket.ask('course')).rejects.toBeInstanceOf(Left);
    server.say({ type: 'bye', why: 'refused', error: { code: 'no_spectators' } });
    await pass(20);
    await lost;
    expect(socket.refused).toEqual({ code: 'no_spectators' });
    server.cut();
    await pass(60_000);
    expect(server.connections).toHaveLength(1);
  });
});

describe('before the first connection', () => {
  it('the server is asked why there is none', async () => {
    const error = { code: 'no_table', kind: 'outside', message: { key: 'error-no-table' }, recoverable: false };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ error }), { status: 404 }));
    const other = new FakeServer(['human', 'human']);
    const refused = new ServerSocket(ID, other.connect);
    other.cut();
    await pass(100);
    expect(refused.refused).toEqual(error);
    await pass(60_000);
    expect(other.connections).toHaveLength(1);
    refused.close();
    vi.unstubAllGlobals();
  });
});

describe('what was not answered', () => {
  it('is said again with the same name, and done once', async () => {
    server.latency = 100;
    const reply = socket.command(0, { move: 'one' });
    // It arrives; its answer does not.
    await pass(150);
    server.cut();
    await pass(2_000);
    expect(await reply).toMatchObject({ done: { entry: 1 } });
    const [first, second] = server.of('command');
    expect(second).toEqual(first);
    expect(server.table.entries).toHaveLength(1);
  });

  it('is said for the first time when the connection is back', async () => {
    server.cut();
    const reply = socket.command(0, { move: 'one' });
    await pass(2_000);
    expect(await reply).toMatchObject({ at: 1 });
    expect(server.of('command')).toHaveLength(1);
  });

  it('is not said twice where people would hear it twice', async () => {
    server.latency = 100;
    const line = socket.request({ chat: 'hello' });
    const lost = expect(line).rejects.toBeInstanceOf(Left);
    await pass(150);
    server.cut();
    await pass(2_000);
    await lost;
    expect(server.of('room')).toHaveLength(1);
  });

  it('is given up when the table is left', async () => {
    const lost = expect(socket.ask('course')).rejects.toBeInstanceOf(Left);
    socket.close();
    await lost;
    await expect(socket.ask('course')).rejects.toBeInstanceOf(Left);
  });
});

it('whoever asks much asks no faster than a server bears', async () => {
  const answers = Array.from({ length: 100 }, () => socket.ask('course'));
  await pass(1_000);
  expect(server.of('ask').length).toBeLessThan(50);
  await pass(8_000);
  await Promise.all(answers);
  expect(server.of('ask')).toHaveLength(100);
});

it('a refusal comes with its reason', async () => {
  const why = { code: 'not_now', kind: 'illegal_move', message: { key: 'error-not-now' }, recoverable: true };
  server.latency = 100;
  const refused = expect(socket.request('resume')).rejects.toEqual(new Refused(why as never));
  await pass(150);
  server.connections.at(-1)?.tell({ type: 'reply', id: server.of('room').at(-1)?.id ?? '', error: why });
  await refused;
});
