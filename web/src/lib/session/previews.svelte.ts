// What a legal move would do, before it is made: asked for when a move is pointed at, has the focus, or
// is the only one that goes with what is picked on the board.
import type { Preview, TableAdapter } from '../kernel/adapter';
import type { TableState } from './table-state.svelte';

/** Whoever only passes over a move asks nothing: the pointer or the focus rests on it for so long, in
 * milliseconds. A click is faster, so that no preview is in its way. */
const REST = 120;

/** What is known of the moves of one position. */
interface Known {
  of: TableState['update'];
  previews: ReadonlyMap<string, Preview>;
}

export class Previews {
  readonly #adapter: TableAdapter;
  readonly #state: TableState;
  readonly #picked: () => string | undefined;
  #pointed = $state<string>();
  #focused = $state<string>();
  #known = $state.raw<Known>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;

  /** `picked` is the only move that goes with what is picked on the board. */
  constructor(adapter: TableAdapter, state: TableState, picked: () => string | undefined) {
    this.#adapter = adapter;
    this.#state = state;
    this.#picked = picked;
  }

  /** The move that somebody thinks of: pointed at, with the focus, or picked. */
  get move(): string | undefined {
    const { offers } = this.#state;
    const isLegal = (move: string | undefined) => move !== undefined && offers.some((offer) => offer.move === move);
    return [this.#pointed, this.#focused, this.#picked()].find(isLegal);
  }

  /** What that move would do, as soon as it is known. */
  get current(): Preview | undefined {
    const { move } = this;
    const known = this.#known?.of === this.#state.update ? this.#known.previews : undefined;
    return move === undefined ? undefined : known?.get(move);
  }

  /** The pointer is on a move, or on none. */
  point(move: string | undefined): void {
    this.#pointed = move;
    this.look();
  }

  /** A move has the focus, or none has. */
  focus(move: string | undefined): void {
    this.#focused = move;
    this.look();
  }

  /** Asks soon about the move that somebody thinks of now, if that is not known yet. */
  look(): void {
    this.hush();
    if (this.move !== undefined && !this.current) this.#timer = setTimeout(() => void this.#ask(), REST);
  }

  /** Does not ask: something is being clicked, or the table is left. */
  hush(): void {
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    const { move } = this;
    const { mover, update } = this.#state;
    // One question at a time: whoever clicks waits for no more than that one.
    if (this.#asking || move === undefined || mover === undefined) return;
    this.#asking = true;
    try {
      this.#keep(update, move, await this.#adapter.preview(mover, move));
    } catch {
      // Whoever makes the move is told what is wrong with it.
    } finally {
      this.#asking = false;
    }
    if (this.move !== move) this.look();
  }

  /** Remembers what a move would do, as long as its position is on the table. */
  #keep(of: TableState['update'], move: string, preview: Preview): void {
    if (of !== this.#state.update) return;
    const before = this.#known?.of === of ? this.#known.previews : [];
    this.#known = { of, previews: new Map([...before, [move, preview]]) };
  }
}
