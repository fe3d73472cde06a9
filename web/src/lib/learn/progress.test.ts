import { beforeEach, describe, expect, it } from 'vitest';
import { keepProgress, progressOf } from './progress';

beforeEach(() => localStorage.clear());

describe('progress', () => {
  it('is kept for each game', () => {
    keepProgress('one', { chapter: 'a', step: 3, done: ['b'] });
    keepProgress('two', { chapter: 'c', step: 0, done: [] });
    expect(progressOf('one')).toEqual({ chapter: 'a', step: 3, done: ['b'] });
    expect(progressOf('two').chapter).toBe('c');
  });

  it('is none where nothing or nonsense is kept', () => {
    const none = { chapter: undefined, step: 0, done: [] };
    expect(progressOf('one')).toEqual(none);
    localStorage.setItem('parlour.lessons', '{"one":{"chapter":3,"step":-1,"done":"x"}}');
    expect(progressOf('one')).toEqual(none);
    localStorage.setItem('parlour.lessons', 'broken');
    expect(progressOf('one')).toEqual(none);
  });
});
