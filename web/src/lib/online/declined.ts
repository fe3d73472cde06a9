// Whoever proposed something hears that the others do not want it.
import type { Room } from './protocol';

/** Whether a proposal of a seat was declined between two rooms, the one before and the one after. */
export function wasDeclined(before: Room, after: Room, seat: number): boolean {
  const proposal = before.proposal ?? undefined;
  if (!proposal || proposal.by !== seat || proposal.id === after.proposal?.id) return false;
  if (after.status === 'over' || after.clock?.paused) return false;
  const left = (room: Room) => room.clock?.left_ms[seat] ?? 0;
  return proposal.what !== 'more_time' || left(after) <= left(before);
}
