// Getting ready: a person commits to a number, and reveals it by itself when everybody has.
import { Refused } from '../kernel/desk';
import type { Room, RoomRequest, You } from '../kernel/generated/online';
import { drawNumber, keptNumber } from './fair-number';
import { hasRevealed, notRevealed } from './gathering';

/** What is needed of a connection to a table. */
export interface Asking {
  readonly table: string;
  request(request: RoomRequest): Promise<unknown>;
}

/** Makes the commitment of a seat to a number. */
export type Commit = (table: string, seat: number, number: string) => Promise<string>;

/** Why somebody who was ready is not: numbers of others did not come, one's own did not, or the seats have
 * changed. */
export type Again = { why: 'others'; names: string[] } | { why: 'own' } | { why: 'seats' };

export class Readiness {
  /** Why it is asked again whether this person is ready. */
  again = $state.raw<Again>();
  /** What was refused. */
  error = $state.raw<unknown>();
  readonly #socket: Asking;
  readonly #commit: Commit;
  #before: { room: Room; you: You } | undefined;
  /** The commitment whose number was revealed. */
  #revealed: string | undefined;
  #takesBack = false;

  constructor(socket: Asking, commit: Commit) {
    this.#socket = socket;
    this.#commit = commit;
  }

  /** Says that the person on a seat is ready, with a new number: an old one may be known. */
  async ready(seat: number): Promise<void> {
    this.again = undefined;
    this.#takesBack = false;
    await this.#ask(async () => {
      const number = drawNumber(this.#socket.table, seat);
      const commitment = await this.#commit(this.#socket.table, seat, number);
      await this.#socket.request({ ready: { commitment } });
    });
  }

  /** Says that the person is not ready after all. */
  async unready(): Promise<void> {
    this.#takesBack = true;
    await this.#ask(() => this.#socket.request('unready'));
  }

  /** Hears how things are now. Reveals the number when it is time to. */
  follow(room: Room, you: You): void {
    const before = this.#before;
    this.#before = { room, you };
    if (before) this.#notice(before, room, you);
    void this.#reveal(room, you);
  }

  #notice(before: { room: Room; you: You }, room: Room, you: You): void {
    const [old, now] = [before.you.seat ?? undefined, you.seat ?? undefined];
    const was = old !== undefined && before.room.seats[old]?.ready;
    if (!was || room.status !== 'gathering') return;
    if (now === undefined) this.again = before.room.status === 'revealing' && !this.#takesBack ? { why: 'own' } : undefined;
    else if (!room.seats[now]?.ready && !this.#takesBack) {
      const names = notRevealed(before.room, room) ?? [];
      this.again = names.length > 0 ? { why: 'others', names } : { why: 'seats' };
    }
  }

  /** The person leaves the seat of their own will. */
  leaves(): void {
    this.#takesBack = true;
    this.again = undefined;
  }

  async #reveal(room: Room, { seat }: You): Promise<void> {
    if (room.status !== 'revealing' || seat == null || hasRevealed(room, seat)) return;
    const committed = room.luck.seats[seat]?.commitment ?? undefined;
    const number = keptNumber(room.id, seat);
    // Another browser has the number: it reveals it there.
    if (number === undefined || committed === this.#revealed) return;
    this.#revealed = committed;
    await this.#ask(() => this.#socket.request({ reveal: { number } }));
  }

  async #ask(what: () => Promise<unknown>): Promise<void> {
    this.error = undefined;
    try {
      await what();
    } catch (error) {
      this.error = error instanceof Refused || error instanceof Error ? error : new Error(String(error));
    }
  }
}
