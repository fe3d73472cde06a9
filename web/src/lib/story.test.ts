import { describe, expect, it } from 'vitest';
import { chapters, finder, marks, parts, set, toldAt, windowOf } from './story';
import type { Line } from './kernel/generated/answers';

const line = (id: number, by: string, live = true, text = ['x']): Line => ({ id, by, live, events: [], text });

describe('the story', () => {
  it('is grouped by who moved; chance belongs to whoever let it', () => {
    const all = chapters([line(1, 'chance'), line(2, '0'), line(3, 'chance'), line(4, '0'), line(5, '1')], false);
    expect(all.map((chapter) => [chapter.by, chapter.lines.length])).toEqual([[undefined, 1], [0, 3], [1, 1]]);
  });

  it('leaves out what says nothing, and what was taken back unless that is wanted', () => {
    const story = [line(1, '0'), line(2, '1', false), line(3, '0', true, [])];
    expect(chapters(story, false)).toHaveLength(1);
    expect(chapters(story, true)).toHaveLength(2);
  });

  it('draws the last entries, or those around a moment', () => {
    const all = chapters(Array.from({ length: 100 }, (_, n) => line(n + 1, String(n % 2))), false);
    expect(windowOf(all, 20, undefined)).toEqual([80, 100]);
    expect(windowOf(all, 20, 50)).toEqual([39, 59]);
    expect(windowOf(all, 20, 0)).toEqual([0, 10]);
    expect(toldAt(all, 50)).toBe(50);
    expect(toldAt(all, 0)).toBeUndefined();
  });

  it('finds names, the longest first, and only as whole words', () => {
    const names = finder(['Tools', 'Machine Tools', 'pass', 'Oars']);
    expect(parts('You meld Machine Tools, pass, Toolshed.', names)).toEqual([
      { text: 'You meld ', name: false },
      { text: 'Machine Tools', name: true },
      { text: ', pass, Toolshed.', name: false },
    ]);
  });

  it('sets headings between rules', () => {
    expect(set('== Round 1: the turn of A == Goal: run.')).toEqual({ kind: 'turn', text: 'Round 1: the turn of A', rest: 'Goal: run.' });
    expect(set('-- Shooting --').kind).toBe('phase');
  });

  it('marks turns, and where chance came between', () => {
    expect(marks([[1, 'chance'], [2, '0'], [3, '0'], [4, '1'], [5, 'chance'], [6, 'chance'], [7, '0']])).toEqual([
      { index: 3, strong: false },
      { index: 4, strong: true },
    ]);
  });
});
