// Taking back, making again, and going on from the past; and the agreement of others to that.
import type { LogLine } from '../kernel/generated/answers';
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

  /** Whether nothing may be changed: in the past, and at a server by whoever looks on or when all is over. */
  get #fixed(): boolean {
    const { past, spectating, around, over } = this.#state;
    return past !== undefined || spectating || (around !== undefined && over);
  }

  /** Whether undo is possible, and who would have to agree. */
  get needs(): number[] | undefined {
    const { watching, consensus } = this.#state;
    if (this.#fixed) return undefined;
    if (watching) return this.#lastDecision ? [] : undefined;
    return consensus.undo ?? undefined;
  }

  /** The last move on the line of play that somebody decided. */
  get #lastDecision(): LogLine | undefined {
    for (const line of this.#state.movesBack(this.#state.moveCount)) {
      if (line.by !== 'chance') return line;
    }
    return undefined;
  }

  get mayRedo(): boolean {
    return !this.#fixed && this.#state.consensus.redo;
  }

  /** Takes back the last decision of a seat. */
  undo(seat: number): Promise<void> {
    return this.#send(seat, 'undo');
  }

  /** Takes back the last move, whoever made it. */
  undoMove(): Promise<void> {
    const last = this.#lastDecision;
    return last ? this.#send(0, { back: last.from }) : Promise.resolve();
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
