import { describe, expect, test } from 'vitest';
import type { LogLine } from '../../lib/kernel/generated/answers';
import type { Event, SlotView, TerrainView, UnitView, View } from '../../lib/kernel/generated/skirmish';
import { stagesOf, unfolds, viewAfter } from './stages';

const line = (keys: string[], events: Event[]): LogLine => ({ by: '0', id: 1, from: 0, to: 1, kind: 'move', messages: keys.map((key) => ({ key })), events });
const unit = (card: string, power: number): UnitView => ({
  card, owner: 0, power, printed: power, buffs: 0, cooldown: 0, damage: 0, dominated: false, entered: false, limited: false, nullified: false, shield: 0, used: false,
});
function position(units: Record<string, UnitView>, hand: string[]): View {
  const slot = (name: string): SlotView => ({ slot: name, unit: units[name] ?? null, modifier: 0, forts: 0, locked: false });
  const terrains = [0, 1].map((n): TerrainView => ({ controller: null, points: 1, slots: [slot(`T${n}P0`), slot(`T${n}P1`)] }));
  return { terrains, seats: [{ hand, hand_size: hand.length }, { hand: null, hand_size: 4 }] } as View;
}
const powerOn = (view: View, name: string) => view.terrains.flatMap(({ slots }) => slots).find(({ slot }) => slot === name)?.unit?.power;

const strike = line(['event-played-unit', 'event-triggered', 'event-damaged', 'event-died', 'event-turn-started'], [
  { event: 'played', card: 'archer', seat: 0, slot: 'T0P0' },
  { event: 'deployed', card: 'archer', origin: 'played', owner: 0, slot: 'T0P0' },
  { event: 'triggered', ability: 1, card: 'archer', slot: 'T0P0' },
  { event: 'damaged', amount: 2, card: 'scout', lost: 2, power: 0, slot: 'T0P1' },
  { event: 'died', card: 'scout', cause: 'power', owner: 1, slot: 'T0P1' },
  { event: 'turn_ended', turn: 1 },
  { event: 'turn_started', seat: 1, turn: 2 },
]);

describe('the stages of a move', () => {
  test('are what is told, each with the events that lead there', () => {
    const stages = stagesOf([strike]);
    expect(stages.map(({ message, kind }) => `${kind} ${message.key}`)).toEqual([
      'move event-played-unit', 'trigger event-triggered', 'effect event-damaged', 'effect event-died',
    ]);
    expect(stages[0]?.events.map(({ event }) => event)).toEqual(['played', 'deployed']);
    expect(stages[3]?.events.map(({ event }) => event)).toEqual(['died', 'turn_ended', 'turn_started']);
    expect(stages[2]?.slots).toEqual(['T0P1']);
  });

  test('are worth being shown where something comes of the move', () => {
    expect(unfolds(stagesOf([strike]))).toBe(true);
    const played = line(['event-played-unit', 'event-triggered'], strike.events.slice(0, 3) as Event[]);
    expect(unfolds(stagesOf([played]))).toBe(false);
  });

  test('let units stand until the end of the skirmish is told', () => {
    const stages = stagesOf([line(['event-done', 'event-skirmish-won', 'event-skirmish-started', 'event-drew'], [
      { event: 'passed', auto: false, done: true, seat: 0 },
      { event: 'skirmish_ended', number: 1, points: [1, 0], winner: 0 },
      { event: 'cleaned_up', card: 'scout', owner: 1, slot: 'T0P1' },
      { event: 'skirmish_started', number: 2, starter: 1 },
      { event: 'drew', cards: null, count: 4, seat: 1 },
    ])]);
    expect(stages.map(({ events }) => events.map(({ event }) => event))).toEqual([
      ['passed'], ['skirmish_ended'], ['cleaned_up', 'skirmish_started', 'drew'],
    ]);
  });
});

describe('the position in the midst of it', () => {
  const scene = {
    before: position({ T0P1: unit('scout', 2), T1P0: unit('bard', 2) }, ['archer', 'strike']),
    after: position({ T0P0: unit('archer', 4), T1P0: unit('bard', 3) }, ['strike']),
    stages: stagesOf([strike]),
  };
  const at = (count: number) => viewAfter(scene, count, () => 3);

  test('has what was played, and what is still to die', () => {
    expect(powerOn(at(1), 'T0P1')).toBe(2);
    expect(at(1).seats[0]?.hand).toEqual(['strike']);
    expect(powerOn(at(3), 'T0P1')).toBe(0);
  });

  test('shows as the kernel tells it what nothing changes any more', () => {
    expect(powerOn(at(2), 'T0P0')).toBe(4);
    expect(powerOn(at(1), 'T1P0')).toBe(3);
  });

  test('is at last the position that the kernel tells', () => {
    expect(at(4)).toBe(scene.after);
  });
});
