// The connection to the table: commands go out, and whatever changes comes in by itself.
import { Fault, Refused } from '../kernel/desk';
import { onDevice, type DeviceAdapter, type TableAdapter, type Viewer } from '../kernel/adapter';
import type { Reply, Update } from '../kernel/generated/answers';
import type { Request } from '../kernel/generated/calls';
import { Queue } from './queue';
import type { TableState } from './table-state.svelte';

/** What the connection tells its session. */
export interface ConnectionEvents {
  /** A command is about to be sent. */
  sending(): void;
  /** Something has changed. False where something was missed before. */
  told(update: Update): boolean;
  /** A command was answered. What it led to was told before. */
  replied(reply: Reply): void;
  /** The link to a table on this device, after a change. */
  linked(link: string): void;
  /** The table was lost, and opened again from its link. */
  reopened(): Promise<void>;
  failed(error: unknown): void;
}

export class Connection {
  readonly #adapter: TableAdapter;
  /** The same, where the table is on this device. */
  readonly #device: DeviceAdapter | undefined;
  readonly #state: TableState;
  readonly #events: ConnectionEvents;
  readonly #queue: Queue;
  /** As whom the page looks. */
  #viewer: Viewer | undefined;
  #fillsGap = false;
  /** The last link that was told or asked for. */
  #link: string | undefined;

  constructor(adapter: TableAdapter, state: TableState, events: ConnectionEvents) {
    this.#adapter = adapter;
    this.#device = onDevice(adapter);
    this.#state = state;
    this.#events = events;
    this.#queue = new Queue((error) => events.failed(error));
  }

  /** Hears what changes at the table from now on. */
  listen(): void {
    this.#adapter.onUpdate((update) => this.#hear(update));
    this.#device?.onLink((link) => this.#hearLink(link));
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

  /** Looks as a viewer from now on. What that viewer does not know yet is there when this is done. */
  look(viewer: Viewer): Promise<void> {
    this.#viewer = viewer;
    return this.#adapter.subscribe(viewer, this.#state.newestOf(viewer));
  }

  /** Sends the command of a seat. What was decided on another position than `known` is dropped: a
   * second click on a move is not a second move. */
  send(seat: number, request: Request, known?: number): Promise<void> {
    return this.inOrder(async () => {
      const { at } = this.#state.update;
      if (known !== undefined && known !== at) return;
      this.#events.sending();
      const stamp = { time: Date.now(), author: this.#state.name(seat) };
      try {
        const reply = await this.#adapter.send({ seat, at, do: request }, stamp);
        if (!this.closed) this.#events.replied(reply);
      } catch (error) {
        await this.#fail(error);
      }
    });
  }

  /** The link to the table, where it is on this device. It is told after every change; before the
   * first it is asked for. */
  async link(device: DeviceAdapter): Promise<string> {
    this.#link ??= await device.link();
    return this.#link;
  }

  #hearLink(link: string): void {
    if (this.closed) return;
    this.#link = link;
    this.#events.linked(link);
  }

  #hear(update: Update): void {
    if (this.closed) return;
    // A server decides as whom a person looks.
    if (!this.#device) this.#viewer = update.viewer;
    if (!this.#events.told(update)) void this.#fillGap(update.viewer);
  }

  /** Asks for what was missed. Whatever is told meanwhile is part of the answer. */
  async #fillGap(viewer: Viewer): Promise<void> {
    if (this.#fillsGap) return;
    this.#fillsGap = true;
    try {
      const missed = await this.#adapter.since(viewer, this.#state.newestOf(viewer));
      // What one viewer missed is not for the next.
      if (viewer === this.#viewer && !this.closed) this.#events.told(missed);
    } catch (error) {
      this.#events.failed(error);
    } finally {
      this.#fillsGap = false;
    }
  }

  /** After an error: a refusal is told; a broken kernel gets its table back from its last link. */
  async #fail(error: unknown): Promise<void> {
    this.#events.failed(error);
    const lost = error instanceof Fault || (error instanceof Refused && error.why.code === 'no_table');
    const device = this.#device;
    if (!lost || this.closed || !device || this.#link === undefined) return;
    const { seats, typedDice } = this.#state;
    const kinds = seats.map((player) => player.kind);
    await device.open({ link: this.#link, seats: kinds, typed_dice: typedDice });
    await device.seat(kinds, seats.map((player) => player.name));
    this.#state.forget();
    await this.#events.reopened();
  }
}
