import { expect, it } from 'vitest';
import type { LogLine } from '../../lib/kernel/adapter';
import { isGood, lastDice, lastTold } from './throws';

let id = 0;
const line = (by: string, key?: string, events: unknown[] = [], end?: string): LogLine => ({
  id: ++id, kind: 'move', by, from: id - 1, to: id, events,
  messages: key ? [{ key, ...(end ? { args: { end: { message: { key: end } } } } : {}) }] : [],
});
const die = (shown: number, label: string, end: string) =>
  line('chance', 'event-rolled', [{ event: 'rolled', die: shown, label, needs: 4, who: 'A1' }], end);

const story = [
  die(1, 'hit', 'end-hit-no'),
  line('1', 'event-shot'),
  die(5, 'hit', 'end-hit-yes'),
  die(2, 'wound', 'end-wound-no'),
  line('0'),
];

it('are those after the last decision that let dice fall', () => {
  expect(lastDice(story, 6).map((one) => [one.die, one.label, isGood(one)])).toEqual([[5, 'hit', true], [2, 'wound', false]]);
  expect(lastDice(story, 1).map((one) => one.die)).toEqual([2]);
});

it('are told with the decision they belong to', () => {
  expect(lastTold(story)).toMatchObject({ by: 1, what: { key: 'event-shot' }, then: { key: 'event-rolled' } });
  expect(lastTold([line('0', 'event-phase')])).toBeUndefined();
});
