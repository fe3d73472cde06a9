// How a game ended, in words.
import { language, t, tOr } from './i18n/index.svelte';
import { isYou, nameOf } from './naming';
import { readable } from './readable';
import type { TableSession } from './session.svelte';

/** Who won: one, several together, or nobody. */
export function verdict(session: TableSession): string {
  const standings = session.update.outcome?.seats ?? [];
  const best = standings.flatMap((standing, seat) => (standing.rank === 1 ? [seat] : []));
  if (best.length === 0) return t('status.over');
  if (best.length === standings.length) return t('status.draw');
  const [first] = best;
  if (best.length === 1 && first !== undefined) {
    const alone = session.people.length === 1 && session.people[0] === first;
    return alone ? t('status.youWin') : t('status.wins', { name: session.name(first) });
  }
  const names = new Intl.ListFormat(language(), { type: 'conjunction' }).format(best.map((seat) => nameOf(session, seat)));
  return t(best.some((seat) => isYou(session, seat)) ? 'status.youWinTogether' : 'status.winTogether', { names });
}

/** Why it ended. */
export function reasonOf(reason: string): string {
  if (reason === 'draw') return t('summary.drawn');
  return t('summary.reason', { reason: tOr(`reason.${reason}`, readable(reason).toLowerCase()) });
}
