import { describe, expect, it } from 'vitest';
import type { Sheet } from '../../lib/kernel/adapter';
import { faceOf, facesOf } from './catalogue';

const oars: Sheet = {
  name: 'Oars',
  kind: 'card',
  facts: { age: '1', color: 'red', icons: 'castle crown hexagon castle', dogma: 'castle' },
  text: ['Demand: Target moves a card.', 'Effect: Actor draws a [1].'],
};

describe('a sheet', () => {
  it('becomes a card', () => {
    expect(faceOf(oars)).toEqual({
      name: 'Oars',
      age: 1,
      color: 'red',
      slots: ['castle', 'crown', 'hexagon', 'castle'],
      dogma: 'castle',
      clauses: [
        { demand: true, text: 'Target moves a card.' },
        { demand: false, text: 'Actor draws a [1].' },
      ],
    });
  });

  it('of something else is no card', () => {
    const monument: Sheet = { name: 'Monument', kind: 'achievement', facts: { card: 'Masonry' }, text: [] };
    expect(faceOf(monument)).toBeUndefined();
    expect([...facesOf(new Map([[oars.name, oars], [monument.name, monument]])).keys()]).toEqual(['Oars']);
  });
});
