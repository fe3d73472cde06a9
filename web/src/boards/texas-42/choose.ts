// What a click on something does that makes exactly one move.
import type { Offer } from '../../lib/kernel/generated/answers';
import type { TableSession } from '../../lib/session/session.svelte';
import { byFinger } from '../../lib/touch';

/** Whether this move is picked. */
export function isPicked(session: TableSession, { refs }: Offer): boolean {
  return session.selection.length === refs.length && session.selection.every((ref, n) => ref === refs[n]);
}

/** Makes the move; a finger picks it first, and makes it with the second tap. */
export function choose(session: TableSession, offer: Offer, event: MouseEvent): void {
  if (byFinger(event) && !isPicked(session, offer)) session.select(offer.refs);
  else void session.move(offer.move);
}
