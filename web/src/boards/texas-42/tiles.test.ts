import { describe, expect, it } from 'vitest';
import type { Declaration } from '../../lib/kernel/generated/texas-42';
import { callers, ends, held, lights, sideOf, sorted, turnTo, worth, type Lit } from './tiles';

const ALL = [0, 1, 2, 3, 4, 5, 6].flatMap((high) => Array.from({ length: high + 1 }, (_, low) => `${high}-${low}`));

/** What a view would say of a contract with these trumps and this suit led. */
function seen(declaration: Declaration | null, trumps: string[] = [], lead_suit: string | null = null, following: string[] = []): Lit {
  const contract = { bid: '30', bidder: 0, declaration, names: 0, needs: 30, sets: 13, sits_out: null };
  return { contract, trumps, lead_suit, following };
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

  it('are lit as trump before the suit that was led', () => {
    const sixes = seen('sixes', ['6-4', '6-6'], 'fours', ['5-4', '4-4']);
    expect(lights('6-4', sixes)).toEqual(['trump', undefined]);
    expect(lights('6-6', sixes)).toEqual(['trump', 'trump']);
    expect(lights('5-4', sixes)).toEqual([undefined, 'led']);
    expect(lights('4-1', seen('sixes'))).toEqual([undefined, undefined]);
  });

  it('are lit as the kernel says, not as their pips do', () => {
    expect(lights('4-4', seen('doubles', ['4-4'], 'fours', ['5-4']))).toEqual(['trump', 'trump']);
    expect(lights('4-4', seen('nello', [], 'fours', ['5-4']))).toEqual([undefined, undefined]);
    expect(lights('4-4', seen('nello', [], 'doubles', ['4-4', '5-5']))).toEqual(['led', 'led']);
  });

  it('are counted by suit for who names trumps', () => {
    const hand = ['6-4', '4-4', '4-0', '1-1'];
    expect([held(hand, 'fours'), held(hand, 'doubles'), held(hand, 'twos')]).toEqual([3, 2, 0]);
  });
});

describe('a hand', () => {
  it('has trumps first, the double before the others', () => {
    expect(sorted(['6-6', '5-4', '4-4', '6-4', '6-0', '4-1'], seen('fours', ['4-4', '6-4', '5-4', '4-1']))).toEqual(['4-4', '6-4', '5-4', '4-1', '6-6', '6-0']);
  });

  it('has doubles first where they are a suit', () => {
    expect(sorted(['6-5', '1-1', '3-3'], seen('nello'))).toEqual(['3-3', '1-1', '6-5']);
    expect(sorted(['6-5', '1-1', '3-3'], seen('follow-me'))).toEqual(['6-5', '3-3', '1-1']);
  });
});

describe('the table', () => {
  it('turns with who looks', () => {
    expect([0, 1, 2, 3].map((seat) => sideOf(seat, 0))).toEqual(['bottom', 'left', 'top', 'right']);
    expect([0, 1, 2, 3].map((seat) => sideOf(seat, 3))).toEqual(['left', 'top', 'right', 'bottom']);
  });

  it('lays doubles across, and the end that counts to the middle', () => {
    expect([turnTo('bottom', '6-4'), turnTo('bottom', '6-6'), turnTo('top', '6-4'), turnTo('right', '6-6')]).toEqual([0, 90, 180, 90]);
    expect(turnTo('bottom', '6-1', true)).toBe(180);
  });

  it('lets the shaker speak last', () => {
    expect(callers(3)).toEqual([0, 1, 2, 3]);
    expect(callers(1)).toEqual([2, 3, 0, 1]);
  });
});
