// Everything that changes the table, or who looks at it, is done one after the other.

export class Queue {
  #last: Promise<void> = Promise.resolve();
  #closed = false;
  readonly #onerror: (error: unknown) => void;

  constructor(onerror: (error: unknown) => void) {
    this.#onerror = onerror;
  }

  /** Whether nothing is done any more. */
  get closed(): boolean {
    return this.#closed;
  }

  /** Does something after everything that was begun before. */
  add(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(async () => {
      if (this.#closed) return;
      try {
        await work();
      } catch (error) {
        this.#onerror(error);
      }
    });
    return this.#last;
  }

  close(): void {
    this.#closed = true;
  }
}
