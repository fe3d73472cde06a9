import { describe, expect, it } from 'vitest';
import { movements } from './movements';

const plays = [{ seat: 0, tile: '6-4' }, { seat: 1, tile: '6-0' }];

describe('movements', () => {
  it('bring a tile from the hand that played it', () => {
    expect(movements([{ event: 'played', seat: 2, tile: '3-1' }], { tricks: [] })).toEqual([
      { piece: 'piece:3-1', from: 'zone:2/hand' },
    ]);
  });

  it('take a trick to the seat that won it, once it leaves the middle', () => {
    const view = { tricks: [{ plays, winner: 1, points: 11 }] };
    expect(movements([], view)).toEqual([
      { piece: 'piece:6-4', to: 'zone:1/tricks' },
      { piece: 'piece:6-0', to: 'zone:1/tricks' },
    ]);
    // The tile that completes a trick is still seen to arrive.
    expect(movements([{ event: 'played', seat: 1, tile: '6-0' }, { event: 'trick_won', seat: 1, points: 11 }], view)).toEqual([
      { piece: 'piece:6-4', to: 'zone:1/tricks' },
      { piece: 'piece:6-0', from: 'zone:1/hand' },
    ]);
  });

  it('deal the tiles that the viewer knows', () => {
    const events = [{ event: 'dealt', deal: 0, dealer: 3, hands: [['1-0'], null, null, null] }];
    expect(movements(events, { tricks: [] })).toEqual([{ piece: 'piece:1-0', from: 'zone:trick' }]);
  });
});
