// Who would have to agree to going on from the past, in words.
import { t } from './i18n/index.svelte';
import { namesOf } from './player-names';
import type { TableSession } from './session/session.svelte';

/** Who would have to agree to going back to an entry; nothing where that is not known. */
export function agreementText(session: TableSession, entry: number): string | undefined {
  const agree = session.backTargets.agreeTo(entry);
  if (!agree) return undefined;
  return agree.length > 0 ? t('time-continue-ask', { seats: namesOf(session, agree) }) : t('time-continue-free');
}
