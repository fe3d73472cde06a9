// What a seat is called in the language of the page.
import { t } from './i18n/index.svelte';
import type { TableSession } from './session.svelte';

/** What the kernel calls the only person at a table who gave no name. */
export const YOU = 'You';

/** Whether a seat is the only person's, who gave no name: sentences speak to them. */
export function isYou(session: TableSession, seat: number): boolean {
  return session.name(seat) === YOU && session.people.length === 1 && session.people[0] === seat;
}

/** The name of a seat where it stands alone: in headings, tables and lists. */
export function nameOf(session: TableSession, seat: number): string {
  return isYou(session, seat) ? t('name.you') : session.name(seat);
}

/** The name of a seat to which something belongs, or by which something is done. */
export function nameAfter(session: TableSession, seat: number): string {
  return isYou(session, seat) ? t('name.afterYou') : session.name(seat);
}
