// Where the person at the device could go back to, and who would have to agree.
import type { TableAdapter } from '../kernel/adapter';
import type { TableState } from './table-state.svelte';

/** Who would have to agree, by the entry to go back to. */
interface Known {
  of: TableState['update'];
  agree: ReadonlyMap<number, number[]>;
}

export class BackTargets {
  readonly #adapter: TableAdapter;
  readonly #state: TableState;
  readonly #seat: () => number;
  #known = $state.raw<Known>();
  #asked: TableState['update'] | undefined;

  /** `seat` is the seat that would go back. */
  constructor(adapter: TableAdapter, state: TableState, seat: () => number) {
    this.#adapter = adapter;
    this.#state = state;
    this.#seat = seat;
  }

  /** Who would have to agree to going back to an entry: nobody where it is free, and nothing where that
   * is not known. */
  agreeTo(entry: number): number[] | undefined {
    return this.#known?.of === this.#state.update ? this.#known.agree.get(entry) : undefined;
  }

  /** Asks about the position on the table, once: somebody looks at the past, or is about to. */
  async look(): Promise<void> {
    const { update } = this.#state;
    if (this.#asked === update) return;
    this.#asked = update;
    try {
      const targets = await this.#adapter.backTargets(this.#seat());
      if (update === this.#state.update) this.#known = { of: update, agree: new Map(targets.map(({ entry, agree }) => [entry, agree])) };
    } catch {
      // Whoever goes back is told what is wrong with it.
    }
  }
}
