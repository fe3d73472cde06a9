// Puts the newest state of a game into the address bar. Browsers refuse a page that does so too often,
// so what comes quickly one after the other is put there together; and the address is made only then,
// after the page has shown what changed.

/** At least so long between two changes, in milliseconds. */
const APART = 400;
/** A change is painted before its address is made. */
const PAINTED = 30;

/** What the browser keeps of a moment: its address, and what belongs to it. */
export interface HistoryEntry {
  address: string;
  state: unknown;
}

export class AddressBar {
  #last = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: (() => Promise<HistoryEntry>) | undefined;
  /** Changes whenever what is on its way is no longer wanted. */
  #visit = 0;

  /** Puts an address there as an entry of the history of its own. */
  push(entry: HistoryEntry): void {
    this.drop();
    this.#write('pushState', entry);
  }

  /** Puts an address in place of the one that is there. */
  replace(entry: HistoryEntry): void {
    this.drop();
    this.#write('replaceState', entry);
  }

  /** Puts there soon what is made then. */
  follow(make: () => Promise<HistoryEntry>): void {
    this.#waiting = make;
    const wait = Math.max(PAINTED, this.#last + APART - performance.now());
    this.#timer ??= setTimeout(() => void this.flush(), wait);
  }

  /** Puts there what waits. */
  async flush(): Promise<void> {
    const make = this.#waiting;
    if (!make) return;
    this.drop();
    this.#last = performance.now();
    const visit = this.#visit;
    try {
      const entry = await make();
      if (visit === this.#visit) this.#write('replaceState', entry);
    } catch {
      // The table is gone, and its address with it.
    }
  }

  /** Forgets what waits: the page is at another entry of the history. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = undefined;
    this.#visit++;
  }

  #write(how: 'pushState' | 'replaceState', { address, state }: HistoryEntry): void {
    this.#last = performance.now();
    try {
      history[how](state, '', address);
    } catch {
      // The browser has had enough for now. The next move comes with the whole game again.
    }
  }
}
