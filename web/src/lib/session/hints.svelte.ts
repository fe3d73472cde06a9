// Hints: what a strong bot would do.
import type { Advice, TableAdapter } from '../kernel/adapter';
import type { TableState } from './table-state.svelte';

/** Who is asked for hints, and for how long at most, in milliseconds. */
const ADVISER = 'strong';
const LONGEST = 4_000;

export class Hints {
  readonly #adapter: TableAdapter;
  readonly #state: TableState;
  readonly #onerror: (error: unknown) => void;
  current = $state.raw<Advice>();
  pending = $state(false);
  #question: AbortController | undefined;

  constructor(adapter: TableAdapter, state: TableState, onerror: (error: unknown) => void) {
    this.#adapter = adapter;
    this.#state = state;
    this.#onerror = onerror;
  }

  /** Asks for a hint for the viewer. */
  async ask(): Promise<void> {
    const { seat, yourMove, awaitsAcknowledgement } = this.#state;
    if (seat === undefined || !yourMove || awaitsAcknowledgement || this.pending || this.#state.around?.hints === false) return;
    const question = new AbortController();
    this.#question = question;
    this.pending = true;
    try {
      const advice = await this.#adapter.think({ seat, bot: ADVISER, limitMs: LONGEST }, question.signal);
      if (!question.signal.aborted) this.current = advice;
    } catch (error) {
      if (!question.signal.aborted) this.#onerror(error);
    } finally {
      if (this.#question === question) this.pending = false;
    }
  }

  /** Forgets the hint, or does not wait for it any longer. */
  close(): void {
    this.current = undefined;
    if (this.pending) this.#question?.abort();
    this.pending = false;
    this.#question = undefined;
  }
}
