// Looking at moments in the past.
import { tick } from 'svelte';
import { fly, GLIDE, snapshot } from '../piece-animation';
import { settings } from '../settings.svelte';
import type { TableAdapter } from '../kernel/adapter';
import type { PastMoment, TableState } from './table-state.svelte';

type Wanted = Omit<PastMoment, 'shown'>;

/** What time travel tells its session. */
export interface TimeTravelEvents {
  /** Another moment is about to be shown: whatever goes on at the present one has to stop. */
  leaving(): void;
  /** Another moment is there, and will be shown now. */
  arriving(): void;
  /** The present is shown again. */
  returned(): void;
  failed(error: unknown): void;
  closed(): boolean;
}

export class TimeTravel {
  readonly #adapter: TableAdapter;
  readonly #state: TableState;
  readonly #events: TimeTravelEvents;
  /** The moment that is wanted, and whether one is being fetched. */
  #wanted: Wanted | undefined;
  #fetching = false;

  constructor(adapter: TableAdapter, state: TableState, events: TimeTravelEvents) {
    this.#adapter = adapter;
    this.#state = state;
    this.#events = events;
  }

  /** Whether a moment in the past is on its way. */
  get underWay(): boolean {
    return this.#wanted !== undefined;
  }

  /** Shows the moment after a move; the last one is the present. */
  travel(move: number): Promise<void> {
    const state = this.#state;
    const to = Math.max(0, Math.min(move, state.moveCount));
    if (to === state.moveCount) return this.#return();
    return this.#visit({ index: to, entry: state.entryOf(to), aside: false });
  }

  /** Goes so many moves forward in time, or back, from the moment that is shown or on its way. */
  step(by: number): Promise<void> {
    return this.travel((this.#wanted?.index ?? this.#state.shownMove) + by);
  }

  /** Shows the moment after an entry of the log, also if it was taken back. */
  visit(entry: number): Promise<void> {
    const move = this.#state.moveOf(entry);
    if (move !== undefined) return this.travel(move);
    return this.#visit({ index: this.#state.moveCount, entry, aside: true });
  }

  /** Forgets the past, and whatever of it is on its way. */
  leave(): void {
    this.#wanted = undefined;
    this.#state.past = undefined;
  }

  async #return(): Promise<void> {
    const waited = this.underWay || this.#fetching;
    this.#wanted = undefined;
    if (!this.#state.past && !waited) return;
    const before = snapshot();
    this.#state.past = undefined;
    await tick();
    fly(before, [], { ms: GLIDE * settings.pace, tempo: settings.pace });
    this.#events.returned();
  }

  /** Fetches the moment that was wanted last. While one is fetched, those between are left out. */
  async #visit(to: Wanted): Promise<void> {
    this.#wanted = to;
    this.#events.leaving();
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      while (this.#wanted && (await this.#fetch(this.#wanted)));
    } catch (error) {
      this.#wanted = undefined;
      this.#events.failed(error);
      if (!this.#state.past) this.#events.returned();
    } finally {
      this.#fetching = false;
    }
  }

  /** Fetches a moment, and shows it if it is still wanted. False when the table was closed. */
  async #fetch(wanted: Wanted): Promise<boolean> {
    const { viewer } = this.#state;
    const shown = await this.#adapter.shown(wanted.entry, viewer);
    if (this.#events.closed()) return false;
    if (this.#wanted !== wanted || this.#state.viewer !== viewer) return true;
    this.#wanted = undefined;
    this.#events.arriving();
    const before = snapshot();
    this.#state.past = { ...wanted, shown };
    await tick();
    fly(before, [], { ms: GLIDE * settings.pace, tempo: settings.pace });
    return true;
  }
}
