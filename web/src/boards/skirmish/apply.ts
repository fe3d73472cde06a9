// The slots of the board as events change them, as far as those say it: in the midst of what is resolved, and where
// the position after a move is not told.
import type { Card, Event, Seat, Slot, SlotView, TerrainView, UnitView } from '../../lib/kernel/generated/skirmish';

/** The slots after some events. */
export function applied(terrains: readonly TerrainView[], events: readonly Event[], printed: (card: Card) => number): TerrainView[] {
  const slots = new Map(terrains.flatMap((terrain) => terrain.slots).map((one): [Slot, SlotView] => [one.slot, { ...one, unit: one.unit && { ...one.unit } }]));
  const unitOn = (slot: Slot) => slots.get(slot)?.unit ?? null;
  const put = (slot: Slot, unit: UnitView | null) => {
    const at = slots.get(slot);
    if (at) at.unit = unit;
  };
  const power = (slot: Slot, now: number | null) => {
    const unit = unitOn(slot);
    if (unit && now !== null) unit.power = now;
  };
  for (const event of events) {
    if (event.event === 'deployed') put(event.slot, fresh(event.card, event.owner, printed(event.card) + (slots.get(event.slot)?.modifier ?? 0), printed(event.card)));
    if (event.event === 'died' || event.event === 'bounced' || event.event === 'cleaned_up') put(event.slot, null);
    if (event.event === 'moved') {
      put(event.to, unitOn(event.from));
      put(event.from, null);
    }
    if (event.event === 'swapped') {
      const [one, other] = [unitOn(event.one), unitOn(event.other)];
      put(event.one, other);
      put(event.other, one);
    }
    if (event.event === 'damaged' || event.event === 'power_changed') power(event.slot, event.power);
    if (event.event === 'shielded' || event.event === 'absorbed') {
      const unit = unitOn(event.slot);
      if (unit) unit.shield = event.event === 'shielded' ? unit.shield + event.amount : event.left;
    }
    if (event.event === 'modifier_changed') {
      const at = slots.get(event.slot);
      if (at) at.modifier = event.now;
      power(event.slot, event.power);
    }
  }
  return terrains.map((terrain) => ({ ...terrain, slots: terrain.slots.map(({ slot }) => slots.get(slot)!) }));
}

function fresh(card: Card, owner: Seat, power: number, printed: number): UnitView {
  return {
    card, owner, power, printed, buffs: 0, cooldown: 0, damage: 0, dominated: false, entered: true, limited: false, nullified: false, shield: 0, used: false,
  };
}
