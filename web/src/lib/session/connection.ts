// The connection to the table: commands go out, and what they led to comes back.
import { Fault, Refused } from '../kernel/desk';
import type { TableAdapter, Viewer } from '../kernel/adapter';
import type { LogLine, Now } from '../kernel/generated/answers';
import type { Request } from '../kernel/generated/calls';
import { Queue } from './queue';
import type { TableState } from './table-state.svelte';

/** What a command led to. */
export interface Result {
  now: Now;
  /** The whole story, where the command led to another line of play. */
  story?: LogLine[];
  /** Whether others were asked for their agreement. */
  asked: boolean;
}

/** What the connection tells its session. */
export interface ConnectionEvents {
  /** A command is about to be sent. */
  sending(): void;
  /** A command has led to something: the table is shown as it is now. */
  received(result: Result): Promise<void>;
  /** A command has been dealt with, whatever came of it. */
  sent(): void;
  /** The table was lost, and opened again from its link. */
  reopened(): Promise<void>;
  failed(error: unknown): void;
}

export class Connection {
  readonly #adapter: TableAdapter;
  readonly #state: TableState;
  readonly #events: ConnectionEvents;
  readonly #queue: Queue;

  constructor(adapter: TableAdapter, state: TableState, events: ConnectionEvents) {
    this.#adapter = adapter;
    this.#state = state;
    this.#events = events;
    this.#queue = new Queue((error) => events.failed(error));
  }

  get closed(): boolean {
    return this.#queue.closed;
  }

  close(): void {
    this.#queue.close();
    this.#adapter.close();
  }

  /** Does something after everything that was begun before. */
  inOrder(work: () => Promise<void>): Promise<void> {
    return this.#queue.add(work);
  }

  /** Sends the command of a seat. What was decided on another position than `known` is dropped: a
   * second click on a move is not a second move. */
  send(seat: number, request: Request, known?: number): Promise<void> {
    return this.inOrder(async () => {
      if (known !== undefined && known !== this.#state.update.at) return;
      this.#events.sending();
      try {
        const command = { seat, at: this.#state.update.at, do: request };
        const now = await this.#adapter.send(command, this.#state.viewer);
        if (this.closed) return;
        await this.#events.received(await this.#resultOf(now));
      } catch (error) {
        await this.#fail(error);
      }
      this.#events.sent();
    });
  }

  /** The table and its story for a viewer. */
  async fetch(viewer: Viewer): Promise<[Now, LogLine[]]> {
    return Promise.all([this.#adapter.now(viewer), this.#adapter.story(viewer)]);
  }

  async #resultOf(now: Now): Promise<Result> {
    const { log } = now.update;
    const jumped = log.some((line) => line.kind !== 'move');
    const done = now.reply?.done;
    const asked = done != null && typeof done === 'object' && 'asked' in done;
    return jumped ? { now, asked, story: await this.#adapter.story(this.#state.viewer) } : { now, asked };
  }

  /** After an error: a refusal is told; a broken kernel gets its table back from the link. */
  async #fail(error: unknown): Promise<void> {
    this.#events.failed(error);
    const lost = error instanceof Fault || (error instanceof Refused && error.why.code === 'no_table');
    if (!lost || this.closed) return;
    const { seats, now } = this.#state;
    const kinds = seats.map((player) => player.kind);
    await this.#adapter.open({ link: now.link, seats: kinds });
    await this.#adapter.seat(kinds, seats.map((player) => player.name));
    this.#state.forgetProjections();
    await this.#events.reopened();
  }
}
