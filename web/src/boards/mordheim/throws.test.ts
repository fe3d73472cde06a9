import { expect, it } from 'vitest';
import type { LogLine } from '../../lib/kernel/adapter';
import { diceOf, isGood, lastDice, lastTold } from './throws';

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

it('are gone when two turns have begun since', () => {
  const turn = () => line('1', 'event-turn', [{ event: 'turn_began', seat: 0, turn: 2 }]);
  expect(lastDice([...story, turn()], 6)).toHaveLength(2);
  expect(lastDice([...story, turn(), line('0'), turn()], 6)).toEqual([]);
});

it('say what came of injuries and tests, and whose roll-off it is', () => {
  const rolled = (label: string, who: string | null) => ({ event: 'rolled', die: 4, label, needs: null, who });
  const injury = line('chance', 'event-rolled-injury', [rolled('injury', 'A1'), { event: 'felled', by: 'A1', to: 'stunned', who: 'B2' }]);
  const test = line('chance', 'event-rolled-test', [rolled('initiative', 'A1'), { event: 'tested', label: 'initiative', needs: 3, passed: false, total: 4, who: 'A1' }]);
  const off = { ...line('chance', undefined, [rolled('roll_off', null)]), messages: [{ key: 'event-roll-off', args: { seat: { seat: 1 } } }] };
  expect(diceOf(injury)[0]?.fell).toBe('stunned');
  expect(diceOf(test)[0]?.test).toEqual({ total: 4, most: 3, passed: false });
  expect(diceOf(off)[0]?.seat).toBe(1);
});
