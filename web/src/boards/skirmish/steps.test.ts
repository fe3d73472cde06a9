import { describe, expect, test } from 'vitest';
import { byWeight, stepsOf } from './steps';

const messages = (...keys: string[]) => keys.map((key) => ({ key }));

describe('what a move would do, in lines', () => {
  test('begins with who wins, and leaves out nothing, where the skirmish ends', () => {
    const controls = Array.from({ length: 7 }, () => 'event-controls');
    const told = stepsOf(messages('event-passed', ...controls, 'event-skirmish-won', 'event-skirmish-started', 'event-drew'));
    expect(told.result).toEqual(messages('event-skirmish-won'));
    expect(told.steps).toHaveLength(7);
    expect(told.left).toBe(0);
  });

  test('is told in part where it is long', () => {
    const told = stepsOf(messages(...Array.from({ length: 7 }, () => 'event-damaged')));
    expect(told).toMatchObject({ result: [], left: 2 });
  });
});

test('of a last move, its result comes first, then what was done, then who is gone', () => {
  expect(byWeight(messages('event-played', 'event-damaged', 'event-died')).map(({ key }) => key)).toEqual(['event-played', 'event-died', 'event-damaged']);
  expect(byWeight(messages('event-done', 'event-controls', 'event-skirmish-won')).map(({ key }) => key)).toEqual(['event-skirmish-won', 'event-done', 'event-controls']);
});
