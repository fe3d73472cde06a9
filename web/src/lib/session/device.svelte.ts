// Several people at one device: who has it, and who gets it next.
import type { Viewer } from '../kernel/adapter';
import type { TableState } from './table-state.svelte';

/** What the device asks of its session. */
export interface DeviceEvents {
  /** Shows the table to a viewer. */
  showTo(viewer: Viewer): Promise<void>;
  /** The table is covered now: nothing of what was shown may stay in sight. */
  covered(): void;
}

export class Device {
  readonly #state: TableState;
  readonly #events: DeviceEvents;
  /** The seat of whoever has the device. */
  holder: number | undefined;
  /** The seat to which the device has to be passed before anything is shown. */
  passTo = $state<number>();
  /** The seat that comes next, while the one before still looks at what its move did. */
  nextPerson = $state<number>();

  constructor(state: TableState, events: DeviceEvents) {
    this.#state = state;
    this.#events = events;
  }

  /** Gives the device to the first person at a table, or lets everybody watch. Where all is over
   * there is nothing to hide any longer. */
  async begin(): Promise<void> {
    const { people, watching, lookAs } = this.#state;
    this.holder = people[0];
    await this.#events.showTo(lookAs ?? (watching ? 'all' : String(this.holder)));
    if (this.#state.over && !watching) await this.#events.showTo('all');
    else if (people.length > 1) await this.handTo(this.#personToMove ?? this.holder ?? 0);
  }

  get #personToMove(): number | undefined {
    const people = this.#state.toMove.filter((seat) => this.#state.people.includes(seat));
    return people.find((seat) => seat === this.#state.seat) ?? people[0];
  }

  /** The seat of another person who is to move. */
  get otherToMove(): number | undefined {
    const { people, singleHanded } = this.#state;
    const seat = people.length > 1 && !singleHanded ? this.#personToMove : undefined;
    return seat === this.#state.seat ? undefined : seat;
  }

  /** Hands the device to the person on a seat: at once where nothing on the table is hidden from
   * anybody, and else as soon as that person says so. */
  async handTo(seat: number): Promise<void> {
    if (!this.#state.open) {
      this.passTo = seat;
      this.#events.covered();
      return;
    }
    await this.#events.showTo(String(seat));
    this.holder = seat;
  }

  /** The person on the seat that comes next has the device. */
  async take(): Promise<void> {
    const seat = this.passTo;
    if (seat === undefined) return;
    await this.#events.showTo(String(seat));
    this.holder = seat;
    this.passTo = undefined;
  }

  /** Shows the table to whoever has the device, after other players have sat down. */
  async sitDown(): Promise<void> {
    const { people } = this.#state;
    const stays = this.holder !== undefined && people.includes(this.holder);
    if (people.length === 0) {
      this.holder = undefined;
      await this.#events.showTo('all');
    } else if (stays || people.length === 1) {
      if (!stays) this.holder = people[0];
      await this.#events.showTo(String(this.holder));
    } else {
      await this.handTo(this.#personToMove ?? people[0] ?? 0);
    }
  }
}
