import { describe, expect, it } from 'vitest';
import type { Offer } from '../../lib/kernel/generated/answers';
import { onlyMoves, pick, remaining, squareOf, squareRef } from './picking';

const offer = (move: string, ...refs: string[]): Offer => ({ move, group: 'play', label: { key: 'offer' }, refs });

// As in Skirmish: a card from the hand, then a slot, now and then a target.
const offers = [
  offer('scout T0', 'piece:scout', 'zone:T0'),
  offer('scout T1', 'piece:scout', 'zone:T1'),
  offer('storm T0', 'piece:storm', 'zone:T0', 'piece:guard'),
  offer('storm T0 far', 'piece:storm', 'zone:T0', 'piece:archer'),
  offer('activate guard', 'piece:guard'),
  offer('pass', 'choice:pass'),
];
const next = (...selection: string[]) => [...remaining(offers, selection).next];

describe('picking', () => {
  it('begins with what moves touch first', () => {
    expect(next()).toEqual(['piece:scout', 'piece:storm', 'piece:guard', 'choice:pass']);
  });

  it('goes on in the order of the moves', () => {
    expect(pick(offers, [], 'piece:scout')).toEqual({ selection: ['piece:scout'] });
    expect(next('piece:scout')).toEqual(['zone:T0', 'zone:T1']);
    expect(next('piece:storm', 'zone:T0')).toEqual(['piece:guard', 'piece:archer']);
  });

  it('makes a move as soon as it is the only one left', () => {
    expect(pick(offers, ['piece:scout'], 'zone:T1')).toEqual({ selection: ['piece:scout', 'zone:T1'], move: 'scout T1' });
    expect(pick(offers, ['piece:storm', 'zone:T0'], 'piece:archer')?.move).toBe('storm T0 far');
    expect(pick(offers, [], 'piece:guard')?.move).toBe('activate guard');
  });

  it('begins anew with what does not go with what is picked', () => {
    expect(pick(offers, ['piece:scout'], 'piece:storm')).toEqual({ selection: ['piece:storm'] });
    expect(pick(offers, ['piece:scout'], 'piece:guard')).toEqual({ selection: ['piece:guard'], move: 'activate guard' });
  });

  it('refuses what no move touches, or none touches first', () => {
    expect(pick(offers, [], 'piece:archer')).toBeUndefined();
    expect(pick(offers, [], 'zone:T0')).toBeUndefined();
  });

  it('waits where a move is complete and another goes on', () => {
    const lead = [offer('6-1', 'piece:6-1'), offer('6-1 small', 'piece:6-1', 'choice:small-end')];
    expect(pick(lead, [], 'piece:6-1')).toEqual({ selection: ['piece:6-1'] });
    expect(remaining(lead, ['piece:6-1']).offers).toHaveLength(2);
  });
});

describe('what leaves one move only', () => {
  it('is known before it is picked', () => {
    expect([...onlyMoves(offers, [])]).toEqual([['piece:guard', 'activate guard'], ['choice:pass', 'pass']]);
    expect([...onlyMoves(offers, ['piece:scout'])]).toEqual([['zone:T0', 'scout T0'], ['zone:T1', 'scout T1']]);
    expect([...onlyMoves(offers, ['piece:storm'])]).toEqual([]);
  });

  it('is not what three moves begin with', () => {
    const three = ['a', 'b', 'c'].map((move) => offer(move, 'piece:same'));
    expect(onlyMoves(three, []).size).toBe(0);
  });
});

describe('squares', () => {
  it('are references', () => {
    expect(squareOf(squareRef(3, 14))).toEqual({ x: 3, y: 14 });
    expect(squareOf('piece:3,14')).toBeUndefined();
  });
});
