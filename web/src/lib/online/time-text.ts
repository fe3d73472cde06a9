// Times at a table on a server, in words.
import { language, t } from '../i18n/index.svelte';
import { clockText } from './clock-face.svelte';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What is left of the time of a seat. */
export function leftText(ms: number): string {
  if (ms < DAY) return clockText(ms);
  return t('online-clock-days', { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
}

/** A moment: the time of day, and the date where it was another day. */
export function momentText(time: number): string {
  const today = new Date(time).toDateString() === new Date().toDateString();
  return new Date(time).toLocaleString(language(), today ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' });
}
