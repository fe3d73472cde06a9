import { expect, it } from 'vitest';
import type { Odds } from '../../lib/kernel/generated/mordheim';
import { harmOf, needed, oddsOf, percent } from './odds';

const odds: Odds = { nothing: '5/6', hurt: '0/1', knocked_down: '10/243', stunned: '25/486', out: '2/27' };

it('adds up what does harm', () => {
  expect(harmOf(odds)).toBeCloseTo(1 / 6);
  expect([percent(harmOf(odds), 'en'), percent(harmOf(odds), 'en', false)]).toEqual(['16.7%', '17%']);
});

it('writes what a die must show', () => {
  expect([needed(4), needed(0), needed(7)]).toEqual(['4+', '', '—']);
});

it('finds the odds of a choice of weapons', () => {
  const hands = [
    { main: 'dagger' as const, off: 'fist' as const, blows: 1, target: 'B1', odds },
    { main: 'morning_star' as const, off: 'dagger' as const, blows: 2, target: 'B1', odds: null },
  ];
  expect(oddsOf({ hands, fighters: [] }, 'choice:hands-dagger')).toBe(odds);
  expect(oddsOf({ hands, fighters: [] }, 'choice:hands-morning-star-dagger')).toBeUndefined();
  expect(oddsOf({ hands: [], fighters: [{ who: 'A1', held: ['dagger', 'fist'], ways: hands }] }, 'choice:hands-dagger', 'A1')).toBe(odds);
});
