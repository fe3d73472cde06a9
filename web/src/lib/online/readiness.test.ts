import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Place, Room, RoomRequest, You } from '../kernel/generated/online';
import { keptNumber } from './fair-number';
import { open, person, room, TABLE } from './fake-room';
import { Readiness } from './readiness.svelte';

const ada: You = { seat: 0, host: true };
const ready = { ready: true };
const commit = (table: string, seat: number, number: string) => Promise.resolve(`${table} ${seat} ${number}`);
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** The room in which Ada, and Ben, have committed to numbers. */
function revealing(commitment: string, seats: Place[] = [person('Ada', ready), person('Ben', ready)]): Room {
  return room(seats, { status: 'revealing', luck: { commitment: 'c', seats: [{ commitment }, { commitment: 'b' }] } });
}

function made() {
  const requests: RoomRequest[] = [];
  const request = vi.fn((one: RoomRequest): Promise<unknown> => Promise.resolve(requests.push(one)));
  return { readiness: new Readiness({ table: TABLE, request }, commit), request, requests };
}

beforeEach(() => localStorage.clear());

describe('getting ready', () => {
  test('commits to a number that is kept, and shows it when everybody has', async () => {
    const { readiness, requests } = made();
    await readiness.ready(0);
    const number = keptNumber(TABLE, 0) ?? '';
    expect(number).toMatch(/^[0-9a-f]{64}$/);
    const commitment = `${TABLE} 0 ${number}`;
    expect(requests).toEqual([{ ready: { commitment } }]);
    readiness.follow(room([person('Ada', ready), person('Ben')]), ada);
    await settled();
    expect(requests).toHaveLength(1);
    readiness.follow(revealing(commitment), ada);
    readiness.follow(revealing(commitment), ada);
    await settled();
    expect(requests.slice(1)).toEqual([{ reveal: { number } }]);
  });

  test('a page that was loaded again shows the number that was kept', async () => {
    await made().readiness.ready(0);
    const { readiness, requests } = made();
    readiness.follow(revealing('a'), ada);
    await settled();
    expect(requests).toEqual([{ reveal: { number: keptNumber(TABLE, 0) } }]);
  });

  test('nothing is shown for somebody else, or twice', async () => {
    await made().readiness.ready(0);
    const { readiness, requests } = made();
    readiness.follow(revealing('a'), { host: false });
    readiness.follow(revealing('a'), { seat: 1, host: false });
    const done = revealing('a');
    done.luck.seats[0] = { commitment: 'a', number: 'n' };
    readiness.follow(done, ada);
    await settled();
    expect(requests).toEqual([]);
  });

  test('every time with a new number', async () => {
    const { readiness } = made();
    await readiness.ready(0);
    const first = keptNumber(TABLE, 0);
    await readiness.ready(0);
    expect(keptNumber(TABLE, 0)).not.toBe(first);
  });

  test('a refusal is told', async () => {
    const { readiness, request } = made();
    request.mockRejectedValueOnce(new Error('no'));
    await readiness.ready(0);
    expect(readiness.error).toEqual(new Error('no'));
    await readiness.unready();
    expect(readiness.error).toBeUndefined();
  });
});

describe('being asked again', () => {
  const both = () => revealing('a');

  test('names those whose numbers did not come', () => {
    const { readiness } = made();
    readiness.follow(both(), ada);
    readiness.follow(room([person('Ada'), open]), ada);
    expect(readiness.again).toEqual({ why: 'others', names: ['Ben'] });
  });

  test('says that it was one’s own number', () => {
    const { readiness } = made();
    readiness.follow(both(), ada);
    readiness.follow(room([open, person('Ben')]), { host: true });
    expect(readiness.again).toEqual({ why: 'own' });
  });

  test('says that the seats have changed', async () => {
    const { readiness } = made();
    readiness.follow(room([person('Ada', ready), open]), ada);
    readiness.follow(room([person('Ada'), person('Ben')]), ada);
    expect(readiness.again).toEqual({ why: 'seats' });
    await readiness.ready(0);
    expect(readiness.again).toBeUndefined();
  });

  test('is not told to whoever took it back, or stood up', async () => {
    const { readiness } = made();
    readiness.follow(room([person('Ada', ready), open]), ada);
    await readiness.unready();
    readiness.follow(room([person('Ada'), open]), ada);
    expect(readiness.again).toBeUndefined();
    const other = made().readiness;
    other.follow(both(), ada);
    other.leaves();
    other.follow(room([open, person('Ben')]), { host: true });
    expect(other.again).toBeUndefined();
  });

  test('is not told when the game begins', () => {
    const { readiness } = made();
    readiness.follow(both(), ada);
    readiness.follow(room([person('Ada'), person('Ben')], { status: 'playing' }), ada);
    expect(readiness.again).toBeUndefined();
  });
});
