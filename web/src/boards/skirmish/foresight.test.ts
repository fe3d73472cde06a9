import { describe, expect, test } from 'vitest';
import type { Preview } from '../../lib/kernel/adapter';
import type { Event, Seat, SlotView, TerrainView, UnitView, View } from '../../lib/kernel/generated/skirmish';
import { foresee } from './foresight';

const unit = (card: string, power: number, owner: Seat = 0): UnitView => ({
  card, owner, power, printed: power, buffs: 0, cooldown: 0, damage: 0, dominated: false, entered: false, limited: false, nullified: false, shield: 0, used: false,
});
const slot = (name: string, on: UnitView | null = null): SlotView => ({ slot: name, unit: on, modifier: 0, forts: 0, locked: false });
function position(units: Record<string, UnitView>, controllers: (Seat | null)[] = []): View {
  const terrains = [0, 1, 2, 3, 4].map((n): TerrainView => ({
    controller: controllers[n] ?? null, points: 1, slots: [0, 1].map((seat) => slot(`T${n}P${seat}`, units[`T${n}P${seat}`] ?? null)),
  }));
  return { terrains, seats: [{ standing: 1 }, { standing: 2 }] } as View;
}
const preview = (events: Event[], view?: View): Preview => ({ move: 'm', messages: [], events, then: 'hidden', undo: [], ...(view && { view }) });
const printed = () => 3;

describe('what a move would change', () => {
  const before = position({ T1P0: unit('archer', 3), T1P1: unit('scout', 2, 1), T2P0: unit('bard', 2) }, [null, 0]);

  test('comes from the events where the position is not told', () => {
    const seen = foresee(before, preview([
      { event: 'deployed', card: 'wizard', origin: 'played', owner: 0, slot: 'T0P0' },
      { event: 'damaged', card: 'scout', slot: 'T1P1', amount: 2, lost: 2, power: 0 },
      { event: 'died', card: 'scout', slot: 'T1P1', cause: 'power', owner: 1 },
      { event: 'power_changed', card: 'bard', slot: 'T2P0', amount: 2, lost: 0, power: 4 },
    ]), printed);
    expect(seen?.slots.get('T0P0')?.unit).toMatchObject({ card: 'wizard', power: 3 });
    expect(seen?.slots.get('T1P1')).toMatchObject({ unit: null, fate: { is: 'dies' } });
    expect(seen?.slots.get('T2P0')?.unit?.power).toBe(4);
    expect(seen?.lanes).toBeUndefined();
  });

  test('follows units that move before they go', () => {
    const seen = foresee(before, preview([
      { event: 'moved', card: 'archer', from: 'T1P0', to: 'T0P0' },
      { event: 'swapped', cards: ['archer', 'bard'], one: 'T0P0', other: 'T2P0' },
      { event: 'bounced', card: 'archer', slot: 'T2P0', owner: 0 },
    ]), printed);
    expect(seen?.slots.get('T1P0')?.fate).toEqual({ is: 'returns' });
    expect(seen?.slots.get('T2P0')?.fate).toEqual({ is: 'moves', to: 'T0P0' });
    expect(seen?.slots.get('T0P0')?.unit?.card).toBe('bard');
  });

  test('is the position itself where that is told', () => {
    const after = position({ T1P0: unit('archer', 7) }, [0, 0]);
    const seen = foresee(before, preview([{ event: 'died', card: 'scout', slot: 'T1P1', cause: 'killed', owner: 1 }], after), printed);
    expect(seen?.slots.get('T1P0')?.unit?.power).toBe(7);
    expect(seen?.lanes?.[0]).toEqual({ controller: 0, points: 1 });
    expect(seen?.standing).toEqual([1, 2]);
  });

  test('is nothing to see on a board that would be cleared', () => {
    expect(foresee(before, preview([{ event: 'skirmish_ended', number: 1, points: [1, 0], winner: 0 }]), printed)).toBeUndefined();
  });
});
