import { describe, expect, test } from 'vitest';
import type { Described } from '../kernel/adapter';
import { bot, open, person, room } from './fake-room';
import { notRevealed, ownOptions, seatOf, waitingFor } from './gathering';

const ada = { seat: 0, host: true };
const nobody = { host: false };
const ready = { ready: true };

describe('what a table waits for', () => {
  test('people, as long as a seat is open', () => {
    expect(waitingFor(room([person('Ada', ready), open]), ada)).toEqual({ is: 'seats', open: 1 });
  });

  test('the reader first of all', () => {
    const unready = room([person('Ada'), person('Ben')]);
    expect(waitingFor(unready, ada)).toEqual({ is: 'you' });
    expect(waitingFor(unready, nobody)).toEqual({ is: 'others', seats: [0, 1] });
  });

  test('people, and never bots', () => {
    const seats = [person('Ada', ready), { ...bot('casual'), ready: false }, person('Ben')];
    expect(waitingFor(room(seats), ada)).toEqual({ is: 'others', seats: [2] });
  });

  test('numbers of those who committed to one', () => {
    const seats = [person('Ada', ready), person('Ben', ready), person('Agent', ready), bot('casual')];
    const luck = { commitment: 'c', seats: [{ commitment: 'a', number: '1' }, { commitment: 'b' }, {}, {}] };
    expect(waitingFor(room(seats, { status: 'revealing', luck }), ada)).toEqual({ is: 'numbers', seats: [1] });
    const all = { ...luck, seats: [luck.seats[0]!, { commitment: 'b', number: '2' }, {}, {}] };
    expect(waitingFor(room(seats, { status: 'revealing', luck: all }), ada)).toEqual({ is: 'server' });
  });
});

describe('numbers that did not come', () => {
  const before = room([person('Ada', ready), person('Ben', ready)], { status: 'revealing' });

  test('are those of the seats that were opened', () => {
    expect(notRevealed(before, room([person('Ada'), open]))).toEqual(['Ben']);
  });

  test('are nobody’s where the game began, or nothing was revealed', () => {
    expect(notRevealed(before, room([person('Ada'), person('Ben')], { status: 'playing' }))).toBeUndefined();
    expect(notRevealed(room([person('Ada'), person('Ben')]), room([person('Ada'), open]))).toBeUndefined();
    expect(notRevealed(undefined, before)).toBeUndefined();
  });
});

describe('what belongs to a seat', () => {
  const option = (key: string) => ({ key, default: '', values: { text: [] } });
  const keys = ['deck0', 'deck1', 'leader0', 'leader1', 'max_repeats', 'version2', 'round0', '0'];
  const game = { seats: { from: 2, to: 2 }, options: keys.map(option) } as unknown as Described;

  test('has the number of the seat, and is there for every seat', () => {
    expect(ownOptions(game, 1).map(({ key }) => key)).toEqual(['deck1', 'leader1']);
    expect(ownOptions(game, 2)).toEqual([]);
    for (const key of ['max_repeats', 'version2', 'round0', '0']) expect(seatOf(game, option(key)), key).toBeUndefined();
  });
});
