import { describe, expect, it } from 'vitest';
import type { LogLine, Update } from '../kernel/generated/answers';
import { GameLog } from './game-log';

const move = (id: number, by: string, from = id - 1): LogLine => ({ id, kind: 'move', by, from, to: id, events: [], messages: [] });
const jump = (id: number, from: number, to: number): LogLine => ({ id, kind: 'jump', by: '0', from, to, events: [], messages: [] });

function update(since: number, tip: number, log: LogLine[], projections: Record<string, unknown> = {}): Update {
  return { since, at: log.at(-1)?.id ?? since, tip, log, projections } as Update;
}

const line = (log: GameLog) => Array.from({ length: log.moveCount }, (_, n) => log.move(n + 1)?.id);

describe('the log', () => {
  it('follows moves, jumps, and moves after jumps', () => {
    const log = new GameLog();
    log.add(update(0, 4, [move(1, 'chance'), move(2, '0'), move(3, '1'), move(4, '0')]));
    expect(line(log)).toEqual([1, 2, 3, 4]);
    log.add(update(4, 2, [jump(5, 4, 2)]));
    expect([line(log), log.moveOf(3), log.moveOf(2)]).toEqual([[1, 2], undefined, 2]);
    log.add(update(5, 6, [move(6, '1', 2)]));
    expect([line(log), log.moveOf(6)]).toEqual([[1, 2, 6], 3]);
    log.add(update(6, 4, [jump(7, 6, 4)]));
    expect([line(log), log.moveOf(6), log.moveOf(4)]).toEqual([[1, 2, 3, 4], undefined, 4]);
    log.add(update(7, 0, [jump(8, 4, 0)]));
    expect([line(log), log.newest]).toEqual([[], 8]);
  });

  it('skips what is known, and notices what is missing', () => {
    const log = new GameLog();
    log.add(update(0, 2, [move(1, '0'), move(2, '1')]));
    expect(log.add(update(1, 3, [move(2, '1'), move(3, '0')]))?.map(({ id }) => id)).toEqual([3]);
    expect(log.add(update(4, 5, [move(5, '0')]))).toBeUndefined();
    expect([log.newest, line(log)]).toEqual([3, [1, 2, 3]]);
    expect(log.add(update(3, 5, [move(4, '1'), move(5, '0')]))).toHaveLength(2);
  });

  it('begins again with another table', () => {
    const log = new GameLog();
    log.add(update(0, 2, [move(1, '0'), move(2, '1')], { marks: 1 }));
    expect(log.add(update(0, 1, [move(1, '1')], { tricks: 2 }))).toHaveLength(1);
    expect([line(log), log.projections]).toEqual([[1], { tricks: 2 }]);
  });

  it('keeps the parts of the game that did not change', () => {
    const log = new GameLog();
    log.add(update(0, 1, [move(1, '0')], { marks: 1, tricks: 1 }));
    const known = log.projections;
    log.add(update(1, 2, [move(2, '1')]));
    expect(log.projections).toBe(known);
    log.add(update(2, 3, [move(3, '0')], { tricks: 2 }));
    expect(log.projections).toEqual({ marks: 1, tricks: 2 });
  });

  it('marks turns, and where chance came between', () => {
    const log = new GameLog();
    const movers = ['chance', '0', '0', '1', 'chance', 'chance', '0'];
    log.add(update(0, 7, movers.map((by, n) => move(n + 1, by))));
    const all = [{ index: 3, strong: false }, { index: 4, strong: true }];
    expect([log.marks, log.strongMarks]).toEqual([all, all.slice(1)]);
    log.add(update(7, 4, [jump(8, 7, 4)]));
    expect([log.marks, log.strongMarks]).toEqual([all.slice(0, 1), []]);
    log.add(update(8, 9, [move(9, 'chance', 4)]));
    expect(log.marks).toEqual(all);
  });
});
