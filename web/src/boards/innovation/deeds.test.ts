import { describe, expect, it } from 'vitest';
import { choicesOf, deedOf } from './deeds';

describe('a move', () => {
  it.each([
    ['draw', { verb: 'draw' }],
    ['pass', { verb: 'pass' }],
    ['place The Wheel', { verb: 'place', card: 'The Wheel' }],
    ['meld City States', { verb: 'meld', card: 'City States' }],
    ['dogma A.I.', { verb: 'dogma', card: 'A.I.' }],
    ['achieve 9', { verb: 'achieve', age: 9 }],
    ['pick Oars', { verb: 'pick', card: 'Oars' }],
    ['pick purple', { verb: 'pick', color: 'purple' }],
    ['pick 10', { verb: 'pick', value: 10 }],
    ['pick seat 2', { verb: 'pick', seat: 2 }],
    ['pick yes', { verb: 'pick', word: 'yes' }],
    ['pick second', { verb: 'pick', word: 'second' }],
  ])('%s is read', (notation, deed) => {
    expect(deedOf(notation)).toEqual(deed);
  });

  it('of chance is none', () => {
    expect(deedOf('shuffle Oars; Archery')).toBeUndefined();
  });
});

describe('the legal moves', () => {
  it('are sorted by what is touched, and none is lost', () => {
    const moves = ['draw', 'meld Oars', 'dogma Tools', 'achieve 2', 'pick Oars', 'pick red', 'pick 3', 'pick seat 1', 'pick yes', 'pass'];
    const choices = choicesOf(moves.map((move) => ({ move, group: '' })));
    expect(choices.cards).toEqual(new Map([['Oars', ['meld Oars', 'pick Oars']], ['Tools', ['dogma Tools']]]));
    const rest = [choices.colors, choices.values, choices.seats, choices.words, choices.ages].flatMap((map) => [...map.values()]);
    const all = [choices.draw, ...choices.cards.values(), ...rest].flat();
    expect(all.toSorted()).toEqual(moves.toSorted());
  });
});
