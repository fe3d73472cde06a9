// What players are called, and who of them is addressed, in the language of the page.
import { listOf, t, type People, type Person } from './i18n/index.svelte';
import type { TableState } from './session/table-state.svelte';

/** What the kernel calls the only person at a table who gave no name. */
export const YOU = 'You';

/** The seat of the reader, whom sentences address: the only person at the table, the one of several
 * people who has the device, or whoever sits at a page of their own. */
export function readerOf({ people, seat, around }: TableState): number | undefined {
  if (around) return around.place;
  if (people.length === 1) return people[0];
  return seat !== undefined && people.includes(seat) ? seat : undefined;
}

/** Whether a seat is the reader's. */
export function isYou(session: TableState, seat: number): boolean {
  return seat === readerOf(session);
}

/** Whether the reader gave no name, and is called `You` everywhere. */
export function isNameless(session: TableState, seat: number): boolean {
  return isYou(session, seat) && session.name(seat) === YOU;
}

/** The name of a seat where it stands alone: in headings, tables and lists. */
export function nameOf(session: TableState, seat: number): string {
  return isNameless(session, seat) ? t('name-you') : session.name(seat);
}

/** A seat in a sentence that may address it. */
export function personOf(session: TableState, seat: number): Person {
  return { name: nameOf(session, seat), is: isYou(session, seat) ? 'you' : 'other' };
}

/** A seat in words that stand beside its name, and have to agree with it. */
export function captionOf(session: TableState, seat: number): Person {
  return { name: nameOf(session, seat), is: isNameless(session, seat) ? 'you' : 'other' };
}

/** Seats in a sentence that may address one of them. */
export function peopleOf(session: TableState, seats: readonly number[]): People {
  const withYou = seats.some((seat) => isYou(session, seat));
  return {
    names: namesOf(session, seats),
    count: seats.length,
    is: !withYou ? 'other' : seats.length === 1 ? 'you' : 'with-you',
  };
}

/** The names of some seats: "A, B and C". */
export function namesOf(session: TableState, seats: readonly number[]): string {
  return listOf(seats.map((seat) => nameOf(session, seat)));
}
