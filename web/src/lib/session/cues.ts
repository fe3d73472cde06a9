// Cues that wait for their time: what is timed and not part of the rules. They come with the updates of
// a table, which never waits itself.
import type { Cue } from '../kernel/generated/answers';

/** Where the time comes from, in milliseconds. */
export interface Clock {
  now(): number;
  set(run: () => void, ms: number): unknown;
  clear(timer: unknown): void;
}

export const pageClock: Clock = {
  now: () => performance.now(),
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

interface Waiting {
  /** When it is due, in table time, which goes by as at normal speed. */
  due: number;
  /** No sooner than this, by the clock. */
  least: number;
  cue: Cue;
}

/** How long a cue lasts that takes so long at normal speed, at a scale of 0 (no time at all) to 1. */
export function lasting(ms: number, scale: number, least = 0): number {
  return Math.max(ms * scale, least);
}

export class Cues {
  readonly #clock: Clock;
  /** The newest entry: what was made at another one is stale. */
  readonly #at: () => number;
  readonly #ondue: (cue: Cue) => void;
  #scale: number;
  /** When the scale was last set, by the clock and in table time. */
  #set: { clock: number; table: number };
  #waiting: Waiting[] = [];
  #timer: unknown;

  constructor(scale: number, at: () => number, ondue: (cue: Cue) => void, clock: Clock = pageClock) {
    this.#scale = scale;
    this.#at = at;
    this.#ondue = ondue;
    this.#clock = clock;
    this.#set = { clock: clock.now(), table: 0 };
  }

  get scale(): number {
    return this.#scale;
  }

  /** Changes how fast time goes by, for what waits and for what comes. */
  setScale(scale: number): void {
    this.#set = { clock: this.#clock.now(), table: this.#tableTime() };
    this.#scale = scale;
    this.#arm();
  }

  /** Adds cues that run one after another from now on. A bot that thinks takes at least `thought`
   * milliseconds, at every speed. */
  schedule(cues: readonly Cue[], thought = 0): void {
    const now = this.#clock.now();
    this.#set = { clock: now, table: this.#tableTime() };
    let due = this.#set.table;
    for (const cue of cues) {
      due += cue.ms;
      this.#waiting.push({ due, least: 'bot_pause' in cue.what ? now + thought : now, cue });
    }
    this.#arm();
  }

  /** Cancels the cue of that name. Says whether there was one. */
  cancel(key: string): boolean {
    const before = this.#waiting.length;
    this.#waiting = this.#waiting.filter(({ cue }) => cue.key !== key);
    this.#arm();
    return this.#waiting.length < before;
  }

  /** Cancels everything. */
  clear(): void {
    this.#waiting = [];
    this.#arm();
  }

  #tableTime(): number {
    const { clock, table } = this.#set;
    // Where nothing takes time, everything that waits is over.
    if (this.#scale === 0) return this.#waiting.reduce((end, { due }) => Math.max(end, due), table);
    return table + (this.#clock.now() - clock) / this.#scale;
  }

  /** When a cue is due, by the clock. */
  #dueAt({ due, least }: Waiting): number {
    const { clock, table } = this.#set;
    return Math.max(clock + Math.max(0, due - table) * this.#scale, least);
  }

  #arm(): void {
    this.#clock.clear(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.length === 0) return;
    const next = Math.min(...this.#waiting.map((waiting) => this.#dueAt(waiting)));
    this.#timer = this.#clock.set(() => this.#fire(), Math.max(0, Math.ceil(next - this.#clock.now())));
  }

  /** Carries out what is due, in order. What was decided for a position that is gone is dropped. */
  #fire(): void {
    this.#timer = undefined;
    const now = this.#clock.now();
    const current = this.#waiting.filter(({ cue }) => cue.at === this.#at());
    const due = current.filter((waiting) => this.#dueAt(waiting) <= now);
    due.sort((one, other) => this.#dueAt(one) - this.#dueAt(other) || one.due - other.due);
    this.#waiting = current.filter((waiting) => !due.includes(waiting));
    for (const { cue } of due) this.#ondue(cue);
    this.#arm();
  }
}
