// What is around a table on a server, for the person at this page.
import { download } from '../files';
import { Refused } from '../kernel/desk';
import type { Around } from '../session/table-state.svelte';
import { Chat } from './chat.svelte';
import { ClockFace } from './clock-face.svelte';
import { rememberSeal } from './luck';
import type { Ending, Place, Proposal, Refusal, Room, RoomRequest } from './protocol';
import { Left, tableAddress, type ServerSocket } from './socket.svelte';

/** The level of the bot on a seat, also of one that plays for a person; nothing where a person plays. */
export function botOn({ occupant }: Place): string | undefined {
  if (typeof occupant === 'string') return undefined;
  return 'bot' in occupant ? occupant.bot : occupant.stand_in;
}

/** Whether a bot plays for a person who can come back. */
export function isStandIn({ occupant }: Place): boolean {
  return typeof occupant === 'object' && 'stand_in' in occupant;
}

export class OnlineRoom implements Around {
  readonly socket: ServerSocket;
  readonly chat: Chat;
  readonly clock: ClockFace;
  /** Whether the person at this page has asked for another game. */
  wantsRematch = $state(false);
  /** Hears why something was refused. */
  onrefused: ((error: unknown) => void) | undefined;
  /** Whether the person at this page is known to have given up. */
  #gaveUp = $state(false);
  /** The proposal that the person at this page has withdrawn. */
  withdrawn: number | undefined;
  readonly #first: Room;

  /** `room` is how things are when the table is shown first. */
  constructor(socket: ServerSocket, room: Room) {
    this.socket = socket;
    this.#first = room;
    rememberSeal(room);
    this.chat = new Chat(socket, () => this.place);
    this.clock = new ClockFace(() => ({ clock: this.room.clock, at: socket.told, time: this.room.terms.time }));
    socket.onopen = () => void this.chat.catchUp().catch(() => undefined);
    socket.onopen();
  }

  get room(): Room {
    return this.socket.room ?? this.#first;
  }
  get seats(): Place[] {
    return this.room.seats;
  }
  /** The seat that belongs to the person at this page, also while a bot plays for them. */
  get place(): number | undefined {
    return this.socket.you.seat ?? undefined;
  }
  /** The seat that the person at this page plays. */
  get seat(): number | undefined {
    const { place } = this;
    return place !== undefined && this.seats[place]?.occupant === 'person' ? place : undefined;
  }
  /** Whether a bot plays for the person at this page. */
  get replaced(): boolean {
    const place = this.place === undefined ? undefined : this.seats[this.place];
    return place !== undefined && isStandIn(place);
  }
  /** Whether a bot plays on for the person at this page, who has given up. */
  get gaveUp(): boolean {
    return this.#gaveUp && this.replaced;
  }
  get over(): boolean {
    return this.room.status === 'over';
  }
  get hints(): boolean {
    return this.room.terms.hints;
  }
  get ending(): Ending | undefined {
    return this.room.ending ?? undefined;
  }
  get paused(): boolean {
    return this.room.clock?.paused === true;
  }
  get timed(): boolean {
    return this.room.terms.time !== 'none';
  }
  /** What somebody proposes. */
  get proposal(): Proposal | undefined {
    return this.room.proposal ?? undefined;
  }
  /** Whether somebody proposes something, and the person at this page has not answered. */
  get mustAnswer(): boolean {
    const { seat } = this;
    return seat !== undefined && this.proposal?.waiting.includes(seat) === true;
  }
  /** The people on other seats. */
  get others(): number[] {
    return this.seats.flatMap(({ occupant }, seat) => (occupant === 'person' && seat !== this.place ? [seat] : []));
  }

  /** Asks for something. Says whether it was done; why it was not is told elsewhere. */
  async ask(request: RoomRequest): Promise<boolean> {
    if (typeof request === 'object' && 'decline' in request) this.withdrawn = request.decline;
    try {
      await this.socket.request(request);
      if (request === 'resign') this.#gaveUp = true;
      return true;
    } catch (error) {
      if (error instanceof Refused && error.why.code === 'conceded') this.#gaveUp = true;
      if (!(error instanceof Left)) this.onrefused?.(error);
      return false;
    }
  }

  /** Asks for another game: this page goes to its table as soon as there is one. */
  async rematch(): Promise<void> {
    this.wantsRematch = await this.ask('rematch');
  }

  /** The record of a game that is over; nothing for those who did not play. */
  async record(): Promise<Uint8Array | undefined> {
    if (this.place === undefined) return undefined;
    const response = await fetch(tableAddress(this.room.id, 'save'));
    if (!response.ok) throw new Refused(((await response.json()) as Refusal).error);
    return new Uint8Array(await response.arrayBuffer());
  }

  /** Gives the record to the user, as a file. */
  async save(name: string): Promise<void> {
    try {
      const record = await this.record();
      if (record) download(name, record);
    } catch (error) {
      this.onrefused?.(error);
    }
  }

  close(): void {
    this.socket.onopen = undefined;
    this.chat.close();
    this.clock.close();
  }
}
