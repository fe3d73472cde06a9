// What players say to each other, and what they show. Each may mute others, on this device.
import type { ChatLine, Emote } from './protocol';
import type { ServerSocket } from './socket.svelte';

/** So long an emote is shown, in milliseconds. */
const SHOWN_FOR = 6_000;

/** The fixed emotes, in the order in which they are offered. */
export const EMOTES: readonly Emote[] = ['hello', 'well_played', 'thanks', 'oops', 'lucky', 'thinking', 'good_game'];

export class Chat {
  readonly #socket: ServerSocket;
  readonly #own: () => number | undefined;
  #all = $state.raw<readonly ChatLine[]>([]);
  /** The newest line that was read. */
  #read = $state(0);
  #muted = $state.raw<ReadonlySet<number>>(new Set());
  /** The emote that a seat shows now. */
  emotes = $state.raw<ReadonlyMap<number, Emote>>(new Map());
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** `own` is the seat of whoever reads. */
  constructor(socket: ServerSocket, own: () => number | undefined) {
    this.#socket = socket;
    this.#own = own;
    this.#muted = readMuted(socket.table);
    socket.onchat = (line) => this.#add([line]);
    socket.onemote = (seat, emote) => this.#show(seat, emote);
  }

  /** The lines of those who are not muted. */
  get lines(): ChatLine[] {
    return this.#all.filter(({ seat }) => !this.#muted.has(seat));
  }
  /** How many lines of others were not read. */
  get unread(): number {
    return this.lines.filter(({ n, seat }) => n > this.#read && seat !== this.#own()).length;
  }

  /** Everything so far was read. */
  read(): void {
    this.#read = this.#all.at(-1)?.n ?? 0;
  }

  isMuted(seat: number): boolean {
    return this.#muted.has(seat);
  }

  /** Does not show what a seat says, or shows it again. */
  mute(seat: number, muted: boolean): void {
    const seats = new Set(this.#muted);
    if (muted) seats.add(seat);
    else seats.delete(seat);
    this.#muted = seats;
    storeMuted(this.#socket.table, seats);
  }

  /** Asks for what was said so far: at first, and after the connection was lost. */
  async catchUp(): Promise<void> {
    if (this.#own() === undefined) return;
    const first = this.#all.length === 0;
    this.#add(await this.#socket.ask<ChatLine[]>('chat'));
    // What was said before the page was opened is not news.
    if (first) this.read();
  }

  close(): void {
    this.#socket.onchat = undefined;
    this.#socket.onemote = undefined;
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #add(lines: readonly ChatLine[]): void {
    const known = new Map([...this.#all, ...lines].map((line) => [line.n, line]));
    this.#all = [...known.values()].sort((one, other) => one.n - other.n);
  }

  #show(seat: number, emote: Emote): void {
    if (this.isMuted(seat)) return;
    this.emotes = new Map([...this.emotes, [seat, emote]]);
    clearTimeout(this.#timers.get(seat));
    this.#timers.set(seat, setTimeout(() => this.#hide(seat), SHOWN_FOR));
  }

  #hide(seat: number): void {
    this.emotes = new Map([...this.emotes].filter(([other]) => other !== seat));
  }
}

const keyOf = (table: string): string => `parlour.muted.${table}`;

function readMuted(table: string): ReadonlySet<number> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((seat) => Number.isInteger(seat)) : []);
  } catch {
    return new Set();
  }
}

function storeMuted(table: string, seats: ReadonlySet<number>): void {
  try {
    if (seats.size > 0) localStorage.setItem(keyOf(table), JSON.stringify([...seats]));
    else localStorage.removeItem(keyOf(table));
  } catch {
    // The page works in a browser that stores nothing, too.
  }
}
