// Desks for thinking: bots and hints never keep a table waiting.
import { Desk, Refused } from './desk';

/** A few desks, each busy with one thought at a time. Desks are made when they are needed. */
export class Pool {
  readonly #most: number;
  readonly #idle: Desk[] = [];
  readonly #busy = new Set<Desk>();
  readonly #queue: ((desk: Desk) => void)[] = [];
  #closed = false;

  constructor(most = Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1))) {
    this.#most = most;
  }

  /** Lets a desk do some work. When `signal` is aborted the thought is cut off with its worker. */
  async use<T>(work: (desk: Desk) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const desk = await this.#take();
    const cut = () => {
      this.#busy.delete(desk);
      desk.close();
    };
    signal?.addEventListener('abort', cut);
    // A desk that broke is not asked again; one that refused is as good as before.
    let sound = true;
    try {
      signal?.throwIfAborted();
      return await work(desk);
    } catch (error) {
      sound = error instanceof Refused;
      throw error;
    } finally {
      signal?.removeEventListener('abort', cut);
      if (this.#busy.delete(desk)) {
        if (sound) this.#idle.push(desk);
        else desk.close();
      }
      this.#serve();
    }
  }

  /** Ends all desks. What waits for one waits forever. */
  close(): void {
    this.#closed = true;
    for (const desk of [...this.#idle, ...this.#busy]) desk.close();
    this.#idle.length = 0;
    this.#busy.clear();
  }

  #take(): Promise<Desk> {
    return new Promise((resolve) => {
      this.#queue.push(resolve);
      this.#serve();
    });
  }

  #serve(): void {
    while (this.#queue.length > 0 && !this.#closed) {
      const desk = this.#idle.pop() ?? (this.#busy.size < this.#most ? new Desk() : undefined);
      if (!desk) return;
      this.#busy.add(desk);
      this.#queue.shift()?.(desk);
    }
  }
}
