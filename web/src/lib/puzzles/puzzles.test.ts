import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LocalShelf } from '../kernel/adapter';
import { dayOf, hasPuzzles, puzzlesOf } from './puzzles';
import { solved } from './solved.svelte';

describe('the files of puzzles', () => {
  it('are there for every game, and read once', async () => {
    const asked: string[] = [];
    const shelf = { puzzles: (text: string) => Promise.resolve(asked.push(text) && []) } as unknown as LocalShelf;
    expect(readdirSync('../puzzles').filter((name) => !hasPuzzles(name.replace('.scn', '')))).toEqual([]);
    await Promise.all([puzzlesOf(shelf, 'skirmish'), puzzlesOf(shelf, 'skirmish')]);
    expect(asked).toEqual([readFileSync('../puzzles/skirmish.scn', 'utf8')]);
    expect([hasPuzzles('chess'), await puzzlesOf(shelf, 'chess')]).toEqual([false, []]);
  });
});

describe('the day', () => {
  it('is that of the calendar where the reader is', () => {
    expect(dayOf(new Date(1970, 0, 1, 12))).toBe(0);
    expect(dayOf(new Date(2026, 10, 18, 0, 0, 1))).toBe(20_775);
    expect(dayOf(new Date(2026, 10, 18, 23, 59, 59))).toBe(20_775);
  });
});

describe('what was solved', () => {
  beforeEach(() => {
    localStorage.clear();
    solved.reload();
  });

  it('is kept, the best time of each', () => {
    solved.add('skirmish', 3, { wrong: 2, hints: 1 });
    solved.add('skirmish', 3, { wrong: 0, hints: 1 });
    solved.add('skirmish', 3, { wrong: 5, hints: 0 });
    solved.add('innovation', 3, { wrong: 0, hints: 0 });
    solved.reload();
    expect(solved.of('skirmish', 3)).toEqual({ wrong: 0, hints: 1 });
    expect([solved.count('skirmish'), solved.count('mordheim'), solved.total]).toEqual([1, 0, 2]);
  });

  it('is nothing where something else is stored', () => {
    for (const stored of ['no json', 'null', '[1]', '{"skirmish/1":{"wrong":"x"}}']) {
      localStorage.setItem('parlour.puzzles', stored);
      solved.reload();
      expect(solved.total, stored).toBe(0);
    }
  });
});
