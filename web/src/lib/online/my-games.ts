// Tables in lists: one's own, in the order in which they matter, and those of the lobby.
import type { Listed, Place } from '../kernel/generated/online';

/** Whether the game waits for whoever looks at the list. */
export function isMyTurn({ status, you, to_move }: Listed): boolean {
  return status === 'playing' && you != null && to_move.includes(you);
}

const ORDER = { revealing: 1, gathering: 2, playing: 3, over: 4 } as const;

function urgency(listed: Listed): number {
  return isMyTurn(listed) ? 0 : ORDER[listed.status];
}

/** One's own tables: where it is one's turn first, by the time that is left, then what happened last. */
export function inOrder(tables: readonly Listed[]): Listed[] {
  const left = ({ deadline }: Listed) => deadline ?? Infinity;
  return tables.toSorted((a, b) => urgency(a) - urgency(b) || compare(left(a), left(b)) || b.changed - a.changed);
}

/** Infinity minus itself is no number. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/** Whether somebody or something sits on a seat. */
export function isTaken({ occupant }: Place): boolean {
  return occupant !== 'open';
}

/** Whether a person belongs to a seat. */
export function isPerson({ occupant }: Place): boolean {
  return occupant === 'person' || (typeof occupant === 'object' && 'stand_in' in occupant);
}

/** The bot on a seat, or the one that plays for somebody. */
export function botOf({ occupant }: Place): string | undefined {
  if (typeof occupant !== 'object') return undefined;
  return 'bot' in occupant ? occupant.bot : occupant.stand_in;
}

/** The first seat that is open. */
export function openSeat({ seats }: { seats: readonly Place[] }): number | undefined {
  const seat = seats.findIndex((place) => !isTaken(place));
  return seat < 0 ? undefined : seat;
}
