import { describe, expect, it } from 'vitest';
import type { Offer } from '../../lib/kernel/generated/answers';
import { Choices, refs } from './choices';

const offer = (move: string, ref: string): Offer => ({ move, group: '', label: { key: 'offer' }, refs: [ref] });

describe('the legal moves', () => {
  const choices = new Choices([
    offer('meld The Wheel', 'piece:the-wheel'),
    offer('pick The Wheel', 'piece:the-wheel'),
    offer('draw', 'piece:supply-3'),
    offer('achieve 2', 'piece:age-2'),
    offer('pick red', 'zone:0/red'),
    offer('pick 3', 'choice:value-3'),
    offer('pick seat 1', 'seat:1'),
    offer('pass', 'choice:pass'),
  ]);
  const moves = (ref: string) => choices.with(ref).map(({ move }) => move);

  it('are found by what they touch', () => {
    expect(moves(refs.card('The Wheel'))).toEqual(['meld The Wheel', 'pick The Wheel']);
    expect(choices.first(refs.supply(3))?.move).toBe('draw');
    expect(choices.first(refs.achievement({ age: 2 }))?.move).toBe('achieve 2');
    expect(choices.first(refs.pile(0, 'red'))?.move).toBe('pick red');
    expect(choices.first(refs.seat(1))?.move).toBe('pick seat 1');
    expect(moves(refs.color('red'))).toEqual([]);
  });

  it('that touch pieces are known by them', () => {
    expect(choices.pieces).toEqual(['the-wheel', 'supply-3', 'age-2']);
  });
});
