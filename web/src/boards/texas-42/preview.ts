// What the move that somebody thinks of would change on the boards of chalk.
import type { Event } from '../../lib/kernel/generated/texas-42';
import type { TableSession } from '../../lib/session/session.svelte';
import { teamOf } from './tiles';
import { viewOf } from './words';

/** The points that a team would have, and whether that would decide the hand. */
export interface Gain {
  team: 0 | 1;
  from: number;
  to: number;
  made?: boolean;
}

/** Who would take the trick, and come to how many points; nothing where the trick goes on. */
export function gainOf(session: TableSession): Gain | undefined {
  const events = (session.previews.current?.events ?? []) as Event[];
  const won = events.find((event) => event.event === 'trick_won');
  if (!won) return undefined;
  const team = teamOf(won.seat);
  const from = viewOf(session).points[team] ?? 0;
  const decided = events.find((event) => event.event === 'hand_decided');
  return { team, from, to: from + won.points, ...(decided ? { made: decided.made } : {}) };
}
