// How a game ended, in words.
import { t, tOr } from './i18n/index.svelte';
import { peopleOf } from './player-names';
import { readable } from './readable';
import type { TableSession } from './session/session.svelte';

/** Who won: one, several together, or nobody. */
export function outcomeText(session: TableSession): string {
  const standings = session.update.outcome?.seats ?? [];
  const best = standings.flatMap((standing, seat) => (standing.rank === 1 ? [seat] : []));
  if (best.length === 0) return t('status-over');
  if (best.length === standings.length) return t('status-draw');
  return t('status-win', { seats: peopleOf(session, best) });
}

/** Why it ended. */
export function reasonText(reason: string): string {
  if (reason === 'draw') return t('summary-drawn');
  return t('summary-reason', { reason: tOr(`reason-${reason}`, readable(reason).toLowerCase()) });
}
