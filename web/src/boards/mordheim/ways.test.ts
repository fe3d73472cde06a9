import { expect, it } from 'vitest';
import type { Preview } from '../../lib/kernel/generated/answers';
import type { Warrior } from './battle.svelte';
import { endsOf, waysOf } from './ways';

const warrior = (id: string, at: string | null) => [id, { id, state: { here: at !== null, at } } as Warrior] as const;
const moved = (who: string, to: string) => ({ event: 'moved' as const, how: 'walk' as const, to, who });

it('end where the last event about somebody says', () => {
  const ends = endsOf([moved('A1', '3,4'), moved('A1', '5,6'), { event: 'placed', who: 'A2', at: '1,1' }, { event: 'placed', who: 'A3', at: null }]);
  expect([...ends]).toEqual([['A1', { x: 4, y: 5 }], ['A2', { x: 0, y: 0 }]]);
});

it('lead from where people stand, and only elsewhere', () => {
  const events = [moved('A1', '5,6'), moved('A2', '2,2'), { event: 'placed', who: 'A3', at: '1,1' }];
  const warriors = new Map([warrior('A1', '5,2'), warrior('A2', '2,2'), warrior('A3', null)]);
  const ways = waysOf({ preview: { events } as unknown as Preview, warriors });
  expect(ways.map(({ warrior: { id }, from, to }) => [id, from, to])).toEqual([
    ['A1', { x: 4, y: 1 }, { x: 4, y: 5 }],
    ['A3', undefined, { x: 0, y: 0 }],
  ]);
});
