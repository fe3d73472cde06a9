// Checking the luck of a table that is over.
import { afterEach, expect, it } from 'vitest';
import type { Desk } from '../kernel/desk';
import { drawNumber } from './fair-number';
import { FakeServer, ID } from './fake-server';
import { checkLuck, rememberSeal } from './luck';
import type { Room } from './protocol';

afterEach(() => localStorage.clear());

/** A desk that says what it was asked. */
function fakeDesk(kept = true) {
  const asked: unknown[] = [];
  const desk = {
    call: async (call: unknown, bytes?: Uint8Array) => (asked.push([call, bytes?.length]), { kept, why: kept ? null : { key: 'error-commitment-broken' } }),
    close: () => undefined,
  };
  return { asked, desk: desk as unknown as Desk };
}

function over(number = 'b'.repeat(64)): Room {
  const { room } = new FakeServer(['human', 'bot']);
  const seats = [{ commitment: 'd'.repeat(64), number }, { number: 'e'.repeat(64) }];
  return { ...room, status: 'over', luck: { commitment: 'c'.repeat(64), secret: 'a'.repeat(64), seats } };
}

const record = async () => new Uint8Array(5);
const none = async () => undefined;

it('is held against the seal that was seen first, with the record of the game', async () => {
  const { asked, desk } = fakeDesk();
  rememberSeal({ ...over(), luck: { commitment: 'f'.repeat(64), seats: [] } });
  rememberSeal(over());
  expect(await checkLuck(over(), record, desk)).toEqual({ found: 'kept' });
  const { luck } = over();
  const evidence = { table: ID, commitment: luck.commitment, secret: luck.secret, seats: luck.seats };
  expect(asked).toEqual([[{ call: 'fair_check', evidence, commitment: 'f'.repeat(64) }, 5]]);
});

it('without a record the seals alone are checked', async () => {
  expect(await checkLuck(over(), none, fakeDesk().desk)).toEqual({ found: 'seals-kept' });
});

it('says what was not kept', async () => {
  const found = await checkLuck(over(), record, fakeDesk(false).desk);
  expect(found).toEqual({ found: 'broken', why: { key: 'error-commitment-broken' } });
});

it('says so where nothing can be checked', async () => {
  const broken = async () => Promise.reject(new Error('offline'));
  expect(await checkLuck(over(), broken, fakeDesk().desk)).toEqual({ found: 'unchecked' });
});

it('the own number must be the one that was drawn here', async () => {
  const number = drawNumber(ID, 0);
  expect(await checkLuck(over(), record, fakeDesk().desk)).toEqual({ found: 'own-changed' });
  expect(await checkLuck(over(number), record, fakeDesk().desk)).toEqual({ found: 'kept' });
});
