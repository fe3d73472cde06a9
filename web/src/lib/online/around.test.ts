// Time, talk and proposals around a table on a server.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClockFace, clockText, type Told } from './clock-face.svelte';
import { FakeServer, ID } from './fake-server';
import { OnlineRoom } from './online-room.svelte';
import { ServerSocket } from './socket.svelte';

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('the clock', () => {
  const live = { live: { bank_s: 300, increment_s: 5 } };
  function face(told: Partial<Told['clock'] & object>, time: Told['time'] = live) {
    const clock = { now: 0, left_ms: [61_000, 300_000], running: [0], paused: false, ...told };
    const at = Date.now();
    return new ClockFace(() => ({ clock, at, time }));
  }

  it('ticks here for whoever has to decide, and for nobody else', async () => {
    const clock = face({});
    await pass(20_000);
    expect(clock.left(0)).toBe(41_000);
    expect(clock.left(1)).toBe(300_000);
    await pass(60_000);
    expect(clock.left(0)).toBe(0);
    clock.close();
  });

  it('stands in a pause', async () => {
    const clock = face({ paused: true });
    await pass(20_000);
    expect(clock.left(0)).toBe(61_000);
    expect(clock.runs(0)).toBe(false);
    clock.close();
  });

  it('marks time that runs out, and tells it at three moments', async () => {
    const clock = face({});
    expect([clock.isLow(0), clock.toTell(0)]).toEqual([false, undefined]);
    await pass(1_000);
    expect([clock.isLow(0), clock.toTell(0)]).toEqual([false, 60]);
    await pass(31_000);
    expect([clock.isLow(0), clock.toTell(0)]).toEqual([true, 30]);
    await pass(20_000);
    expect([clock.isLow(0), clock.toTell(0)]).toEqual([true, 10]);
    expect(clock.toTell(1)).toBeUndefined();
    clock.close();
  });

  it('has no time where there is none', () => {
    const clock = new ClockFace(() => ({ clock: undefined, at: 0, time: 'none' }));
    expect([clock.left(0), clock.isLow(0), clock.runs(0)]).toEqual([undefined, false, false]);
    clock.close();
  });

  it('is written as on a clock', () => {
    const texts = [9_349, 10_000, 247_000, 3_909_000].map(clockText);
    expect(texts).toEqual(['0:09.3', '0:10', '4:07', '1:05:09']);
  });
});

async function arrive() {
  const server = new FakeServer(['human', 'human', 'bot']);
  const socket = new ServerSocket(ID, server.connect);
  await pass(20);
  const online = new OnlineRoom(socket, server.room);
  await pass(20);
  const close = () => {
    online.close();
    socket.close();
  };
  return { server, online, close };
}

describe('the chat', () => {
  const line = (n: number, seat: number) => ({ type: 'chat', line: { n, seat, time: 0, name: 'B', text: `line ${n}` } }) as const;

  it('counts what others have said since it was read', async () => {
    const { server, online, close } = await arrive();
    server.say(line(1, 1));
    server.say(line(2, 0));
    await pass(20);
    expect(online.chat.lines.map(({ n }) => n)).toEqual([1, 2]);
    expect(online.chat.unread).toBe(1);
    online.chat.read();
    expect(online.chat.unread).toBe(0);
    close();
  });

  it('leaves out whom somebody has muted, also the next time', async () => {
    const { server, online, close } = await arrive();
    online.chat.mute(1, true);
    server.say(line(1, 1));
    server.say({ type: 'emote', seat: 1, emote: 'oops' });
    await pass(20);
    expect(online.chat.lines).toEqual([]);
    expect(online.chat.unread).toBe(0);
    expect(online.chat.emotes.size).toBe(0);
    close();
    const again = await arrive();
    expect(again.online.chat.isMuted(1)).toBe(true);
    again.online.chat.mute(1, false);
    expect(localStorage.getItem(`parlour.muted.${ID}`)).toBeNull();
    again.close();
  });

  it('shows an emote for a moment', async () => {
    const { server, online, close } = await arrive();
    server.say({ type: 'emote', seat: 1, emote: 'hello' });
    await pass(20);
    expect(online.chat.emotes.get(1)).toBe('hello');
    await pass(6_000);
    expect(online.chat.emotes.size).toBe(0);
    close();
  });
});

it('a proposal waits for whoever has not answered', async () => {
  const { server, online, close } = await arrive();
  expect(online.others).toEqual([1]);
  server.change({ proposal: { id: 3, what: 'draw', by: 1, waiting: [0] } });
  await pass(20);
  expect(online.mustAnswer).toBe(true);
  void online.ask({ agree: 3 });
  await pass(20);
  expect(server.of('room').at(-1)?.do).toEqual({ agree: 3 });
  server.change({ proposal: { id: 4, what: 'draw', by: 0, waiting: [1] } });
  await pass(20);
  expect(online.mustAnswer).toBe(false);
  close();
});
