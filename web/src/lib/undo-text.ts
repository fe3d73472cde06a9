// Who would like to go back, and where to, in words.
import { t } from './i18n/index.svelte';
import { personOf } from './player-names';
import type { TableSession } from './session/session.svelte';

/** Which seat asks, to which entry it would like to go back, and which seats have to agree. */
export type JumpRequest = [number, number, number[]];

export function requestText(session: TableSession, [by, entry]: JumpRequest): string {
  const to = session.moveOf(entry) ?? (entry === 0 ? 0 : undefined);
  const seat = personOf(session, by);
  if (to === undefined) return t('undo-request-elsewhere', { seat });
  return t('undo-request-back', { seat, n: to, last: session.moveCount });
}
