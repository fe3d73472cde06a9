import { describe, expect, it } from 'vitest';
import type { LogLine } from './kernel/generated/answers';
import { chapters, lastEntryAt, turnMarks, visibleRange } from './story';

const line = (id: number, by: string, live = true, messages = [{ key: 'x' }]): LogLine =>
  ({ id, kind: 'move', by, to: id, live, events: [], messages });

describe('the story', () => {
  it('is grouped by who moved; chance belongs to whoever moved before', () => {
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
    expect(visibleRange(all, 20, undefined)).toEqual([80, 100]);
    expect(visibleRange(all, 20, 50)).toEqual([39, 59]);
    expect(visibleRange(all, 20, 0)).toEqual([0, 10]);
    expect(lastEntryAt(all, 50)).toBe(50);
    expect(lastEntryAt(all, 0)).toBeUndefined();
  });

  it('marks turns, and where chance came between', () => {
    expect(turnMarks([[1, 'chance'], [2, '0'], [3, '0'], [4, '1'], [5, 'chance'], [6, 'chance'], [7, '0']])).toEqual([
      { index: 3, strong: false },
      { index: 4, strong: true },
    ]);
  });
});
