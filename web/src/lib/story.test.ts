import { describe, expect, it } from 'vitest';
import type { LogLine } from './kernel/generated/answers';
import { excerpt, kept, lastEntryAt } from './story';

const line = (id: number, by: string, messages = [{ key: 'x' }]): LogLine =>
  ({ id, kind: 'move', by, from: id - 1, to: id, events: [], messages });
const all = () => true;

describe('the story', () => {
  it('is grouped by who moved; chance belongs to whoever moved before', () => {
    const story = [line(1, 'chance'), line(2, '0'), line(3, 'chance'), line(4, '0'), line(5, '1')];
    const { chapters, earlier, later } = excerpt(story, all, 100, undefined);
    expect(chapters.map((chapter) => [chapter.by, chapter.lines.length])).toEqual([[undefined, 1], [0, 3], [1, 1]]);
    expect([earlier, later]).toEqual([false, false]);
  });

  it('leaves out what says nothing, and what is not to be shown', () => {
    const story = [line(1, '0'), line(2, '1'), line(3, '0', [])];
    expect(excerpt(story, ({ id }) => id !== 2, 100, undefined).chapters).toHaveLength(1);
    expect(excerpt(story, all, 100, undefined).chapters).toHaveLength(2);
  });

  it('draws the last entries, or those around a moment', () => {
    const story = Array.from({ length: 100 }, (_, n) => line(n + 1, String(n % 2)));
    const range = (moment: number | undefined) => {
      const { chapters, earlier, later } = excerpt(story, all, 20, moment);
      return [chapters[0]?.lines[0]?.id, chapters.at(-1)?.lines.at(-1)?.id, earlier, later];
    };
    expect(range(undefined)).toEqual([81, 100, true, false]);
    expect(range(50)).toEqual([40, 59, true, true]);
    expect(range(0)).toEqual([1, 10, false, true]);
  });

  it('draws whole chapters, with what chance did in them', () => {
    const movers = ['0', 'chance', '0', '0', 'chance', '1', '1', 'chance'];
    const story = movers.map((by, n) => line(n + 1, by));
    const first = (entries: number) => excerpt(story, all, entries, undefined).chapters[0]?.lines.map(({ id }) => id);
    expect(first(1)).toEqual([6, 7, 8]);
    expect(first(4)).toEqual([1, 2, 3, 4, 5]);
  });

  it('looks only at what it draws', () => {
    const looked: number[] = [];
    const story = Array.from({ length: 10_000 }, (_, n) => line(n + 1, String(n % 2)));
    excerpt(story, ({ id }) => looked.push(id) > 0, 20, undefined);
    expect(looked.length).toBeLessThan(60);
  });

  it('keeps the chapters to which nothing was added', () => {
    const story = [line(1, 'chance'), line(2, '1'), line(3, '0')];
    const before = kept([], excerpt(story, all, 100, undefined).chapters);
    const after = kept(before, excerpt([...story, line(4, '0')], all, 100, undefined).chapters);
    expect(after.map((chapter, n) => chapter === before[n])).toEqual([true, true, false]);
  });

  it('knows the last entry before a moment', () => {
    const { chapters } = excerpt([line(1, '0'), line(2, '1'), line(5, '0')], all, 100, undefined);
    expect([lastEntryAt(chapters, 4), lastEntryAt(chapters, 5), lastEntryAt(chapters, 0)]).toEqual([2, 5, undefined]);
  });
});
