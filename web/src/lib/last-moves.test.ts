import { describe, expect, test } from 'vitest';
import type { LogLine } from './kernel/generated/answers';
import { lastMoves } from './last-moves';

/** An entry by somebody that says some words. */
const line = (id: number, by: string, ...keys: string[]): LogLine => ({
  id, by, kind: 'move', from: id - 1, to: id, events: [], messages: keys.map((key) => ({ key })),
});
const all = () => true;
const never = () => false;
const told = (back: LogLine[], follows: (one: LogLine) => boolean = never) =>
  lastMoves(back, 2, all, follows).map(({ seat, messages }) => [seat, ...messages.map(({ key }) => key)]);

describe('the last moves', () => {
  test('are one of each seat, the newest first', () => {
    expect(told([line(4, '1', 'd'), line(3, '1', 'c'), line(2, '0', 'b'), line(1, '0', 'a')])).toEqual([[1, 'd'], [0, 'b']]);
  });

  test('have answers with the move that asked for them', () => {
    const answers = ({ id }: LogLine) => id === 3;
    expect(told([line(3, '0', 'answer'), line(2, '0', 'play'), line(1, '1', 'before')], answers)).toEqual([[0, 'play', 'answer'], [1, 'before']]);
  });

  test('leave out chance, and what says nothing', () => {
    expect(told([line(3, 'chance', 'roll'), line(2, '0'), line(1, '0', 'a')])).toEqual([[0, 'a']]);
    const said = lastMoves([line(1, '0', 'noise', 'a')], 2, ({ key }) => key !== 'noise', never);
    expect(said[0]?.messages).toEqual([{ key: 'a' }]);
  });
});
