// Where a new page begins.
import { tick } from 'svelte';

/** A new page begins at its heading, for the eye and for a screen reader; or at the one thing on it
 * that asks for the focus. */
export async function showTop(): Promise<void> {
  await tick();
  if (document.activeElement?.matches('[data-focus]')) return;
  const heading = document.querySelector('h1');
  // A page that has put the focus where it is needed keeps it there.
  const placed = document.querySelector('main')?.contains(document.activeElement);
  if (!heading || placed) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  scrollTo(0, 0);
}
