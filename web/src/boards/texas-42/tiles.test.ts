import { describe, expect, it } from 'vitest';
import type { Declaration } from '../../lib/kernel/generated/texas-42';
import { callers, ends, held, isOfSuit, isTrump, lights, PIP_SUITS, sideOf, sorted, turnTo, worth } from './tiles';

const ALL = [0, 1, 2, 3, 4, 5, 6].flatMap((high) => Array.from({ length: high + 1 }, (_, low) => `${high}-${low}`));

/** The tiles of a suit as the kernel's own tests write them: one bit for each tile. */
function mask(suit: string, declaration: Declaration): number {
  return ALL.reduce((bits, tile, n) => (isOfSuit(tile, suit, declaration) ? bits | (1 << n) : bits), 0);
}

describe('tiles', () => {
  it('have two ends, the higher first', () => {
    expect(ends('6-4')).toEqual([6, 4]);
    expect(ALL).toHaveLength(28);
  });

  it('count 35 points together', () => {
    expect(ALL.filter((tile) => worth(tile) > 0).sort()).toEqual(['3-2', '4-1', '5-0', '5-5', '6-4']);
    expect(ALL.reduce((sum, tile) => sum + worth(tile), 0)).toBe(35);
  });

  it('belong to the suits that the kernel follows', () => {
    const own = [0x20844a, 0x410892, 0x821118, 0x10421c0, 0x2083c00, 0x40f8000, 0x7e00000];
    const whole = [0x20844b, 0x410896, 0x821138, 0x10423c0, 0x2087c00, 0x41f8000, 0xfe00000];
    for (const declaration of ['doubles', 'doubles-suit', 'nello', 'nello-inverted'] as const) {
      expect(PIP_SUITS.map((suit) => mask(suit, declaration))).toEqual(own);
      expect(mask('doubles', declaration)).toBe(0x8104225);
    }
    for (const declaration of ['follow-me', 'follow-me-low', 'nello-high', 'nello-low'] as const) {
      expect(PIP_SUITS.map((suit) => mask(suit, declaration))).toEqual(whole);
    }
    expect(PIP_SUITS.map((suit) => mask(suit, 'fours'))).toEqual(
      [0x20804b, 0x410096, 0x820138, 0x10403c0, 0x2087c00, 0x4178000, 0xde00000],
    );
  });

  it('are trumps by number, or as doubles', () => {
    expect(ALL.filter((tile) => isTrump(tile, 'fives'))).toHaveLength(7);
    expect(ALL.filter((tile) => isTrump(tile, 'doubles'))).toHaveLength(7);
    expect(ALL.some((tile) => isTrump(tile, 'nello') || isTrump(tile, 'sevens') || isTrump(tile, null))).toBe(false);
  });

  it('are lit as trump before the suit that was led', () => {
    expect(lights('6-4', 'sixes', 'fours')).toEqual(['trump', undefined]);
    expect(lights('5-4', 'sixes', 'fours')).toEqual([undefined, 'led']);
    expect(lights('4-4', 'doubles', 'fours')).toEqual(['trump', 'trump']);
    expect(lights('4-4', 'nello', 'fours')).toEqual([undefined, undefined]);
    expect(lights('4-4', 'nello', 'doubles')).toEqual(['led', 'led']);
    expect(lights('4-4', undefined, undefined)).toEqual([undefined, undefined]);
  });

  it('are counted by suit for who names trumps', () => {
    const hand = ['6-4', '4-4', '4-0', '1-1'];
    expect([held(hand, 'fours'), held(hand, 'doubles'), held(hand, 'twos')]).toEqual([3, 2, 0]);
  });
});

describe('a hand', () => {
  it('has trumps first, the double before the others', () => {
    expect(sorted(['6-6', '5-4', '4-4', '6-4', '6-0', '4-1'], 'fours')).toEqual(['4-4', '6-4', '5-4', '4-1', '6-6', '6-0']);
  });

  it('has doubles first where they are a suit', () => {
    expect(sorted(['6-5', '1-1', '3-3'], 'nello')).toEqual(['3-3', '1-1', '6-5']);
    expect(sorted(['6-5', '1-1', '3-3'], 'follow-me')).toEqual(['6-5', '3-3', '1-1']);
  });
});

describe('the table', () => {
  it('turns with who looks', () => {
    expect([0, 1, 2, 3].map((seat) => sideOf(seat, 0))).toEqual(['bottom', 'left', 'top', 'right']);
    expect([0, 1, 2, 3].map((seat) => sideOf(seat, 3))).toEqual(['left', 'top', 'right', 'bottom']);
  });

  it('lays doubles across, and the end that counts to the middle', () => {
    expect([turnTo('bottom', '6-4'), turnTo('bottom', '6-6'), turnTo('right', '6-4'), turnTo('right', '6-6')]).toEqual([0, 90, 270, 0]);
    expect(turnTo('bottom', '6-1', true)).toBe(180);
  });

  it('lets the shaker speak last', () => {
    expect(callers(3)).toEqual([0, 1, 2, 3]);
    expect(callers(1)).toEqual([2, 3, 0, 1]);
  });
});
