// What is agreed on at a table online, beside the options of the game: time above all.
import { t } from '../i18n/index.svelte';
import type { OnTimeout, Terms, TimeControl } from '../kernel/generated/online';

export type Pace = 'none' | 'live' | 'correspondence';

/** A live clock: minutes for the whole game, and seconds more after each decision. */
export interface LiveClock {
  minutes: number;
  seconds: number;
}

/** Clocks that fit games of a quarter of an hour, of three quarters, and long ones. */
export const LIVE_CLOCKS: readonly LiveClock[] = [
  { minutes: 5, seconds: 10 },
  { minutes: 15, seconds: 20 },
  { minutes: 30, seconds: 30 },
  { minutes: 60, seconds: 60 },
];

export const DAYS: readonly number[] = [1, 2, 3, 7, 14];

/** What a form about the terms holds. */
export interface TermsForm {
  public: boolean;
  pace: Pace;
  live: LiveClock;
  days: number;
  onTimeout: OnTimeout;
  spectators: boolean;
  delay: number;
  hints: boolean;
  askAll: boolean;
}

export function defaultTerms(): TermsForm {
  return {
    public: false,
    pace: 'none',
    live: { minutes: 15, seconds: 20 },
    days: 3,
    onTimeout: 'bot',
    spectators: true,
    delay: 0,
    hints: true,
    askAll: false,
  };
}

/** The terms as the server is told. */
export function termsOf(form: TermsForm, standIn: string): Terms {
  return {
    public: form.public,
    time: timeOf(form),
    on_timeout: form.onTimeout,
    stand_in: standIn,
    spectators: form.spectators,
    spectator_delay: form.spectators ? form.delay : 0,
    hints: form.hints,
    ask_all: form.askAll,
  };
}

function timeOf({ pace, live, days }: TermsForm): TimeControl {
  if (pace === 'live') return { live: { bank_s: live.minutes * 60, increment_s: live.seconds } };
  return pace === 'correspondence' ? { correspondence: { days } } : 'none';
}

/** How much time there is, in a few words. */
export function clockText(time: TimeControl): string {
  if (time === 'none') return t('lobby-clock-none');
  if ('correspondence' in time) return t('lobby-clock-days', { n: time.correspondence.days });
  const { bank_s, increment_s } = time.live;
  return t('lobby-clock-live', { minutes: Math.round(bank_s / 6) / 10, seconds: increment_s });
}

/** What was agreed on, in a few words each: what is as usual is not said. */
export function termsText(terms: Terms): string[] {
  const said = [t(terms.public ? 'lobby-public' : 'lobby-private'), clockText(terms.time)];
  if (terms.time !== 'none') said.push(t(`lobby-timeout-${terms.on_timeout}-short`));
  if (!terms.hints) said.push(t('lobby-no-hints'));
  if (!terms.spectators) said.push(t('lobby-no-spectators'));
  else if (terms.spectator_delay > 0) said.push(t('lobby-spectators-late', { n: terms.spectator_delay }));
  return said;
}

type Unit = 'day' | 'hour' | 'minute';

/** A time in the largest unit that says enough. */
function inUnits(minutes: number): [number, Unit] {
  if (minutes >= 2 * 24 * 60) return [Math.floor(minutes / (24 * 60)), 'day'];
  return minutes >= 120 ? [Math.floor(minutes / 60), 'hour'] : [minutes, 'minute'];
}

/** How long until a moment. */
export function timeLeft(until: number, now: number, language: string): string {
  const [value, unit] = inUnits(Math.max(0, Math.round((until - now) / 60_000)));
  return value.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'long' });
}

/** How long ago a moment was. */
export function timeAgo(then: number, now: number, language: string): string {
  const [value, unit] = inUnits(Math.max(0, Math.floor((now - then) / 60_000)));
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-value, unit);
}
