// The time that the seats have left. The server says it now and then; between, it ticks here.
import type { Clock, TimeControl } from './protocol';

/** So often the time is looked at, in milliseconds. */
const TICK = 250;
/** With less than this part of all, but at least and at most so much, time is low. */
const LOW_PART = 5;
const LOW_LIVE = { least: 5_000, most: 30_000 };
const LOW_CORRESPONDENCE = 6 * 3_600_000;
/** When whoever runs out of time is told so, in milliseconds. */
const TOLD_AT = [60_000, 30_000, 10_000];

export interface Told {
  clock: Clock | null | undefined;
  /** When it was told, by the clock of this device. */
  at: number;
  time: TimeControl;
}

export class ClockFace {
  readonly #told: () => Told;
  #now = $state(Date.now());
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(told: () => Told) {
    this.#told = told;
    this.#timer = setInterval(() => this.#tick(), TICK);
  }

  #tick(): void {
    const { clock } = this.#told();
    if (clock && !clock.paused && clock.running.length > 0) this.#now = Date.now();
  }

  /** What a seat has left, in milliseconds; nothing where there is no clock. */
  left(seat: number): number | undefined {
    const { clock, at } = this.#told();
    const left = clock?.left_ms[seat];
    if (!clock || left === undefined) return undefined;
    const passed = this.runs(seat) ? Math.max(0, this.#now - at) : 0;
    return Math.max(0, left - passed);
  }

  runs(seat: number): boolean {
    const { clock } = this.#told();
    return clock != null && !clock.paused && clock.running.includes(seat);
  }

  isLow(seat: number): boolean {
    const left = this.left(seat);
    const { time } = this.#told();
    if (left === undefined || typeof time === 'string') return false;
    if ('correspondence' in time) return left < LOW_CORRESPONDENCE;
    const part = (time.live.bank_s * 1000) / LOW_PART;
    return left < Math.min(LOW_LIVE.most, Math.max(LOW_LIVE.least, part));
  }

  /** How many seconds a seat has left where that is told: at a few moments near the end, and nothing else. */
  toTell(seat: number): number | undefined {
    const left = this.left(seat);
    if (left === undefined || !this.runs(seat)) return undefined;
    const moment = TOLD_AT.findLast((at) => left <= at);
    return moment === undefined ? undefined : moment / 1000;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

/** Time that is left, as on a clock: `1:05:09`, `4:07`, `0:09.3`. */
export function clockText(ms: number): string {
  const tenths = Math.floor(ms / 100);
  const seconds = Math.floor(tenths / 10);
  const two = (n: number) => String(n).padStart(2, '0');
  if (seconds < 10) return `0:0${seconds}.${tenths % 10}`;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
