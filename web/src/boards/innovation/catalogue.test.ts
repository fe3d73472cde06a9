import { describe, expect, it } from 'vitest';
import type { Sheet } from '../../lib/kernel/adapter';
import { faceOf, facesOf, idOf } from './catalogue';

const clause = (sort: string, key: string) => ({ key: `clause-${sort}`, args: { text: { message: { key } } } });
const oars: Sheet = {
  id: 'oars',
  title: { key: 'card-oars' },
  kind: 'card',
  facts: {
    age: { number: 1 },
    color: { word: 'color-red' },
    icons: { list: ['castle', 'crown', 'none', 'castle'].map((icon) => ({ key: `icon-${icon}` })) },
    dogma: { word: 'icon-castle' },
  },
  text: [clause('demand', 'card-oars-1'), clause('effect', 'card-oars-2')],
};

describe('a sheet', () => {
  it('becomes a card', () => {
    expect(faceOf(oars)).toEqual({
      id: 'oars',
      title: { key: 'card-oars' },
      age: 1,
      color: 'red',
      slots: ['castle', 'crown', 'none', 'castle'],
      dogma: 'castle',
      clauses: [
        { demand: true, text: { key: 'card-oars-1' } },
        { demand: false, text: { key: 'card-oars-2' } },
      ],
    });
  });

  it('of something else is no card', () => {
    const monument: Sheet = { id: 'monument', title: { key: 'achievement-monument' }, kind: 'achievement', facts: {}, text: [] };
    expect(faceOf(monument)).toBeUndefined();
    expect([...facesOf(new Map([[oars.id, oars], [monument.id, monument]])).keys()]).toEqual(['oars']);
  });
});

it('ids are those of the kernel', () => {
  expect(['The Wheel', 'A.I.', 'Code of Laws'].map(idOf)).toEqual(['the-wheel', 'ai', 'code-of-laws']);
});
