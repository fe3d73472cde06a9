import { describe, expect, it } from 'vitest';
import type { Offer } from '../../lib/kernel/generated/answers';
import { bidOf, declarationOf, playOf, smallEndOf } from './offers';

const offer = (move: string, ...refs: string[]): Offer => ({ move, group: 'play', label: { key: 'offer' }, refs });

describe('the legal moves', () => {
  it('with a tile play it, or lead its small end', () => {
    const offers = [offer('6-1', 'piece:6-1'), offer('6-1 small', 'piece:6-1', 'choice:small-end'), offer('6-4', 'piece:6-4')];
    expect(playOf(offers, '6-1')?.move).toBe('6-1');
    expect(smallEndOf(offers, '6-1')?.move).toBe('6-1 small');
    expect([playOf(offers, '3-3'), smallEndOf(offers, '6-4')]).toEqual([undefined, undefined]);
  });

  it('name contracts', () => {
    expect(declarationOf(offer('nello inverted', 'choice:declare-nello-inverted'))).toBe('nello-inverted');
    expect(declarationOf(offer('31', 'choice:bid-31'))).toBeUndefined();
  });

  it('bid', () => {
    const bid = { key: 'bid-points', args: { points: { number: 31 } } };
    expect(bidOf({ ...offer('31', 'choice:bid-31'), label: { key: 'offer-bid', args: { bid: { message: bid } } } })).toEqual(bid);
    expect(bidOf(offer('pass', 'choice:pass'))).toBeUndefined();
  });
});
