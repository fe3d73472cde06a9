// Puts the newest state of a game into the address bar. Browsers refuse a page that does so too
// often, so what comes quickly one after the other is put there together.

/** At least so long between two changes, in milliseconds. */
const APART = 400;

export class AddressBar {
  #last = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: { address: string; state: unknown } | undefined;

  /** Puts an address there; a new one becomes an entry of the history of its own. */
  put(address: string, state: unknown, isNew: boolean): void {
    if (isNew) {
      this.drop();
      this.#write('pushState', address, state);
      return;
    }
    this.#waiting = { address, state };
    const wait = this.#last + APART - performance.now();
    if (wait <= 0) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), wait);
  }

  /** Puts there what waits. */
  flush(): void {
    const waiting = this.#waiting;
    this.drop();
    if (waiting) this.#write('replaceState', waiting.address, waiting.state);
  }

  /** Forgets what waits: the page is at another entry of the history. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = undefined;
  }

  #write(how: 'pushState' | 'replaceState', address: string, state: unknown): void {
    this.#last = performance.now();
    try {
      history[how](state, '', address);
    } catch {
      // The browser has had enough for now. The next move comes with the whole game again.
    }
  }
}
