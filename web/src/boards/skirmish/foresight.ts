// What a move would change on the board: who would stand where with what power, who would be gone, who would
// control which lane. All of it comes from what the kernel says about the move; nothing is computed by rules.
import type { Preview } from '../../lib/kernel/adapter';
import type { Card, Event, Seat, Slot, UnitView, View } from '../../lib/kernel/generated/skirmish';
import { applied } from './apply';

/** What becomes of a unit that stands on the board now. */
export type Fate = { is: 'stays' } | { is: 'dies' } | { is: 'returns' } | { is: 'moves'; to: Slot };

export interface SlotForesight {
  /** The unit that would stand there. */
  unit: UnitView | null;
  modifier: number;
  /** What becomes of the unit that stands there now. */
  fate: Fate;
}

export interface Foresight {
  slots: ReadonlyMap<Slot, SlotForesight>;
  /** Who would control each lane, with what points; known only where the position after the move is. */
  lanes?: readonly { controller: Seat | null; points: number }[];
  /** The points of each seat if the skirmish ended then. */
  standing?: readonly number[];
}

/** What the board would be like; nothing where the skirmish would end, and the board with it. */
export function foresee(view: View, preview: Preview, printed: (card: Card) => number): Foresight | undefined {
  const events = preview.events as Event[];
  if (events.some(({ event }) => event === 'skirmish_ended' || event === 'match_ended')) return undefined;
  const after = 'view' in preview ? (preview.view as View | undefined) : undefined;
  const fates = fatesOf(view, events);
  const terrains = after?.terrains ?? applied(view.terrains, events, printed);
  const slots = terrains.flatMap((terrain) => terrain.slots).map(({ slot, unit, modifier }): [Slot, SlotForesight] => [
    slot, { unit, modifier, fate: fates.get(slot) ?? { is: 'stays' } },
  ]);
  // Where chance decides, that position is only on the way.
  const known = after && preview.then !== 'chance' && {
    lanes: after.terrains.map(({ controller, points }) => ({ controller, points })),
    standing: after.seats.map(({ standing }) => standing),
  };
  return { slots: new Map(slots), ...known };
}

/** What becomes of the units that stand on the board, by the slot on which they stand now. */
function fatesOf({ terrains }: View, events: readonly Event[]): ReadonlyMap<Slot, Fate> {
  const fates = new Map<Slot, Fate>();
  /** Who stands on a slot in the meantime, by the slot of before. */
  const came = new Map<Slot, Slot>();
  for (const { slot, unit } of terrains.flatMap((terrain) => terrain.slots)) if (unit) came.set(slot, slot);
  const leaves = (slot: Slot, fate: Fate) => {
    const from = came.get(slot);
    if (from !== undefined) fates.set(from, fate);
    came.delete(slot);
  };
  const put = (slot: Slot, from: Slot | undefined) => (from === undefined ? came.delete(slot) : came.set(slot, from));
  for (const event of events) {
    if (event.event === 'died') leaves(event.slot, { is: 'dies' });
    if (event.event === 'bounced') leaves(event.slot, { is: 'returns' });
    if (event.event === 'moved') {
      put(event.to, came.get(event.from));
      came.delete(event.from);
    }
    if (event.event === 'swapped') {
      const [one, other] = [came.get(event.one), came.get(event.other)];
      put(event.one, other);
      put(event.other, one);
    }
  }
  for (const [slot, from] of came) if (slot !== from) fates.set(from, { is: 'moves', to: slot });
  return fates;
}
