import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../lib/kernel/generated/answers';
import type { Event } from '../../lib/kernel/generated/texas-42';
import { endedHand } from './hands';

const dealt: Event = { event: 'dealt', deal: 0, dealer: 3, hands: [null, null, null, null] };
const made: Event[] = [
  dealt,
  { event: 'bid', seat: 1, bid: '30' },
  { event: 'auction_won', seat: 1, bid: '30', names: 1 },
  { event: 'declared', seat: 1, declaration: 'fives', leader: 1 },
  { event: 'played', seat: 1, tile: '5-5' },
  { event: 'played', seat: 2, tile: '5-0', small: true },
  { event: 'trick_won', seat: 1, points: 16 },
  { event: 'hand_decided', made: true, tricks: 6 },
  { event: 'hands_revealed', hands: [['1-1'], [], [], []] },
  { event: 'scored', added: [0, 1] },
];

/** Moves with these events, the last one first. */
const back = (...events: Event[]) => events.map((event) => ({ events: [event] }) as unknown as LogLine).reverse();

describe('the hand that ended last', () => {
  it('is none while the first is played', () => {
    expect(endedHand(back())).toBeUndefined();
    expect(endedHand(back(...made.slice(0, 7)))).toBeUndefined();
  });

  it('says who bid what, how it came out and what was left', () => {
    const hand = endedHand(back(...made, dealt, { event: 'passed', seat: 0 }));
    expect(hand).toEqual({
      verdict: 'made',
      bidder: 1,
      bid: '30',
      declaration: 'fives',
      points: [0, 16],
      added: [0, 1],
      tricks: 6,
      left: [['1-1'], [], [], []],
      last: { plays: [{ seat: 1, tile: '5-5' }, { seat: 2, tile: '5-0', small: true }], winner: 1, points: 16 },
    });
  });

  it('is none where the table began in the middle of it', () => {
    expect(endedHand(back(...made.slice(4)))).toBeUndefined();
    expect(endedHand(back(...made.slice(4), ...made))?.verdict).toBe('made');
  });

  it('may have been thrown in', () => {
    expect(endedHand(back(...made, dealt, { event: 'thrown_in' }))?.verdict).toBe('thrown-in');
    expect(endedHand(back(...made, dealt, { event: 'thrown_in' }))?.bidder).toBeUndefined();
  });

  it('is found without looking at the hands before', () => {
    function* moves() {
      yield* back(...made, dealt);
      throw new Error('looked too far');
    }
    expect(endedHand(moves())?.verdict).toBe('made');
  });
});
