import { describe, expect, it } from 'vitest';
import type { Event } from '../../lib/kernel/generated/innovation';
import { movements } from './movements';

const backs = (age: number, count: number) => Array.from({ length: 10 }, (_, n) => (n + 1 === age ? count : 0));

describe('events', () => {
  it('move a card that is seen as a piece, and any other as a back', () => {
    const seen: Event = { event: 'moved', how: 'draw', card: 'Oars', age: 1, from: 'supply', to: { hand: 0 } };
    const hidden: Event = { event: 'moved', how: 'score', age: 4, from: { hand: 2 }, to: { score: 2 } };
    expect(movements([seen, hidden])).toEqual([
      { piece: 'piece:oars', from: 'piece:supply-1', to: 'zone:0/hand' },
      { from: 'zone:2/hand', to: 'zone:2/score' },
    ]);
  });

  it('exchange both ways', () => {
    const event: Event = {
      event: 'exchanged',
      one: { hand: 0 },
      gives: { backs: backs(1, 1), cards: ['Oars'] },
      other: { score: 1 },
      takes: { backs: backs(3, 2) },
    };
    expect(movements([event])).toEqual([
      { piece: 'piece:oars', from: 'zone:0/hand', to: 'zone:1/score' },
      { from: 'zone:1/score', to: 'zone:0/hand' },
      { from: 'zone:1/score', to: 'zone:0/hand' },
    ]);
  });

  it('bring achievements to their owner, and nothing else moves', () => {
    const claimed: Event = { event: 'claimed', seat: 1, achievement: { special: 'world' } };
    const other: Event = { event: 'sharing_draw', seat: 0 };
    expect(movements([claimed, other])).toEqual([{ piece: 'piece:world', to: 'zone:1/achievements' }]);
  });
});
