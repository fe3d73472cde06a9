import { expect, test } from 'vitest';
import type { Event } from '../../lib/kernel/generated/skirmish';
import { movements } from './movements';

const of = (event: Event, viewer = '0') => movements([event], { viewer });

test('a unit comes from the card that its owner sees, or from a hidden hand', () => {
  const deployed: Event = { event: 'deployed', card: 'archer', origin: 'played', owner: 0, slot: 'T1P0' };
  expect(of(deployed)).toEqual([{ piece: 'unit:T1P0/archer', from: 'held:0/archer' }]);
  expect(of(deployed, '1')).toEqual([{ piece: 'unit:T1P0/archer', from: 'zone:0/hand' }]);
});

test('units that change places come from each other', () => {
  expect(of({ event: 'swapped', cards: ['archer', 'scout'], one: 'T1P0', other: 'T2P0' })).toEqual([
    { piece: 'unit:T2P0/archer', from: 'zone:T1P0' },
    { piece: 'unit:T1P0/scout', from: 'zone:T2P0' },
  ]);
});

test('the dead go to the graveyard of their owner', () => {
  expect(of({ event: 'died', card: 'scout', cause: 'power', owner: 1, slot: 'T0P0' })).toEqual([{ piece: 'unit:T0P0/scout', to: 'zone:1/graveyard', how: 'dies' }]);
});
