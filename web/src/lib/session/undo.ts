// Taking back, making again, and going on from the past; and the agreement of others to that.
import type { Request } from '../kernel/generated/calls';
import type { TableState } from './table-state.svelte';

/** Sends the command of a seat. */
type Send = (seat: number, request: Request) => Promise<void>;

export class Undo {
  readonly #state: TableState;
  readonly #send: Send;

  constructor(state: TableState, send: Send) {
    this.#state = state;
    this.#send = send;
  }

  /** Whether undo is possible, and who would have to agree. Nothing is taken back in the past. */
  get needs(): number[] | undefined {
    const { past, watching, now, consensus } = this.#state;
    if (past) return undefined;
    if (watching) return now.line.some(([, by]) => by !== 'chance') ? [] : undefined;
    return consensus.undo ?? undefined;
  }

  get mayRedo(): boolean {
    return !this.#state.past && this.#state.consensus.redo;
  }

  /** Takes back the last decision of a seat. */
  undo(seat: number): Promise<void> {
    return this.#send(seat, 'undo');
  }

  /** Takes back the last move, whoever made it. */
  undoMove(): Promise<void> {
    const last = this.#state.now.line.findLastIndex(([, by]) => by !== 'chance');
    return last < 0 ? Promise.resolve() : this.#send(0, { back: this.#state.entryOf(last) });
  }

  redo(seat: number): Promise<void> {
    return this.#send(seat, 'redo');
  }

  /** Goes on with the game from the moment that is shown. */
  continueFromHere(seat: number): Promise<void> {
    const { past } = this.#state;
    return past ? this.#send(seat, { back: past.entry }) : Promise.resolve();
  }

  /** Agrees to what another seat would like to go back to. */
  agree(seat: number): Promise<void> {
    const to = this.#state.consensus.jump_request?.[1];
    return to === undefined ? Promise.resolve() : this.#send(seat, { agree: to });
  }

  /** Declines it; or withdraws what the seat itself asked for. */
  decline(seat: number): Promise<void> {
    const to = this.#state.consensus.jump_request?.[1];
    return to === undefined ? Promise.resolve() : this.#send(seat, { decline: to });
  }
}
