// Desks for thinking: bots and hints never keep a table waiting.
import { Desk, Refused } from './desk';

/** A desk for thinking, and what it keeps: a copy of a table, up to an entry. */
export interface Thinker {
  readonly desk: Desk;
  copy: { of: unknown; have: number } | undefined;
}

/** A few thinkers, each busy with one thought at a time. They are made when they are needed. */
export class Pool {
  readonly #most: number;
  readonly #idle: Thinker[] = [];
  readonly #busy = new Set<Thinker>();
  readonly #queue: ((thinker: Thinker) => void)[] = [];
  #closed = false;

  /** How many can think at once. */
  get most(): number {
    return this.#most;
  }

  constructor(most = Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1))) {
    this.#most = most;
  }

  /** Lets somebody think. When `signal` is aborted the thought is cut off with its worker. */
  async use<T>(work: (thinker: Thinker) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const thinker = await this.#take();
    const cut = () => {
      this.#busy.delete(thinker);
      thinker.desk.close();
    };
    signal?.addEventListener('abort', cut);
    // A desk that broke is not asked again; one that refused is as good as before.
    let sound = true;
    try {
      signal?.throwIfAborted();
      return await work(thinker);
    } catch (error) {
      sound = error instanceof Refused;
      throw error;
    } finally {
      signal?.removeEventListener('abort', cut);
      if (this.#busy.delete(thinker)) {
        if (sound) this.#idle.push(thinker);
        else thinker.desk.close();
      }
      this.#serve();
    }
  }

  /** Ends all desks. What waits for one waits forever. */
  close(): void {
    this.#closed = true;
    for (const { desk } of [...this.#idle, ...this.#busy]) desk.close();
    this.#idle.length = 0;
    this.#busy.clear();
  }

  #take(): Promise<Thinker> {
    return new Promise((resolve) => {
      this.#queue.push(resolve);
      this.#serve();
    });
  }

  /** Whoever thought last knows most of the table, and is asked first. */
  #serve(): void {
    while (this.#queue.length > 0 && !this.#closed) {
      const thinker = this.#idle.pop() ?? this.#another();
      if (!thinker) return;
      this.#busy.add(thinker);
      this.#queue.shift()?.(thinker);
    }
  }

  #another(): Thinker | undefined {
    return this.#busy.size < this.#most ? { desk: new Desk(), copy: undefined } : undefined;
  }
}
