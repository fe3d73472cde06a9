// Puts the newest state of a game into the address bar. Browsers refuse a page that does so too often, so
// what comes quickly one after the other is put there together, and after the page has shown it.

/** At least so long between two changes, in milliseconds. */
const APART = 400;
/** A change is painted before its address is written. */
const PAINTED = 30;

/** What the browser keeps of a moment: its address, and what belongs to it. */
export interface HistoryEntry {
  address: string;
  state: unknown;
}

export class AddressBar {
  #last = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: HistoryEntry | undefined;

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

  /** Puts an address there soon. */
  follow(entry: HistoryEntry): void {
    this.#waiting = entry;
    const wait = Math.max(PAINTED, this.#last + APART - performance.now());
    this.#timer ??= setTimeout(() => this.flush(), wait);
  }

  /** Puts there what waits. */
  flush(): void {
    const waiting = this.#waiting;
    this.drop();
    if (waiting) this.#write('replaceState', waiting);
  }

  /** Forgets what waits: the page is at another entry of the history. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = undefined;
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
