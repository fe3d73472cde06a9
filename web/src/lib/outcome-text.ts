// How a game ended, in words.
import { t } from './i18n/index.svelte';
import type { Outcome } from './kernel/generated/answers';
import { keyOf } from './messages';
import { endingText } from './online/words';
import { peopleOf } from './player-names';
import type { Ending } from './online/protocol';
import type { TableSession } from './session/session.svelte';

function winnersOf(outcome: Outcome | null | undefined): number[] {
  return (outcome?.seats ?? []).flatMap((standing, seat) => (standing.rank === 1 ? [seat] : []));
}

const isDraw = (outcome: Outcome): boolean => winnersOf(outcome).length === outcome.seats.length;

/** Who won: one, several together, or nobody. */
export function outcomeText(session: TableSession): string {
  const { outcome } = session.update;
  const ending = session.around?.ending;
  if (ending) return endedText(session, ending);
  const winners = winnersOf(outcome);
  if (!outcome || winners.length === 0) return t('status-over');
  return isDraw(outcome) ? t('status-draw') : t('status-win', { seats: peopleOf(session, winners) });
}

/** Who won where somebody gave up or ran out of time; nobody otherwise. */
function endedText(session: TableSession, { reason, losers }: Ending): string {
  if (reason === 'draw') return t('status-draw');
  const winners = session.seats.map((_, seat) => seat).filter((seat) => !losers.includes(seat));
  if (losers.length === 0 || winners.length === 0) return t('status-over');
  return t('status-win', { seats: peopleOf(session, winners) });
}

/** Why it ended otherwise than by its rules. */
export function endedReason(session: TableSession): string | undefined {
  const ending = session.around?.ending;
  return ending && endingText(session, ending);
}

/** Why it ended. */
export function reasonText(session: TableSession, outcome: Outcome): string {
  const key = keyOf('reason', outcome.reason);
  if (isDraw(outcome) && !session.words.has(key)) return t('summary-drawn');
  return t('summary-reason', { reason: session.say({ key }) });
}
