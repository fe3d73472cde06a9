// The one interface between the page and a table, wherever the table is.
import { Desk } from './desk';
import type {
  Advice, Board, Checked, Described, LogLine, Message, Moment, Now, Opened, Past, Seated, Sheet, Update,
} from './generated/answers';
import type { Call, Command, Setup } from './generated/calls';
import { Pool } from './pool';

export type Viewer = string;
export type Seats = string[];

/** What a table is opened from. */
export type Opening =
  | { game: string; setup: Setup; seed: string; seats: Seats; names: string[]; ask_all?: boolean }
  | { link: string; seats: Seats }
  | { save: Uint8Array };

/** A question to a bot: the position is what the link holds. */
export interface Thought {
  link: string;
  seat: number;
  bot: string;
  at: number;
  limitMs: number;
}

/** A table and those who think about it. All calls throw `Refused` with the kernel's reason. */
export interface TableAdapter {
  open(opening: Opening): Promise<Opened>;
  seat(seats: Seats, names: string[]): Promise<Seated>;
  now(viewer: Viewer): Promise<Now>;
  send(command: Command, viewer: Viewer): Promise<Now>;
  shown(at: number, viewer: Viewer): Promise<Past>;
  story(viewer: Viewer): Promise<LogLine[]>;
  course(viewer: Viewer): Promise<Moment[]>;
  check(seat: number, text: string): Promise<Checked>;
  details(at: number, viewer: Viewer, topic: string): Promise<Message[]>;
  link(at?: number): Promise<string>;
  save(): Promise<Uint8Array>;
  catalogue(game: string): Promise<Sheet[]>;
  think(thought: Thought, signal?: AbortSignal): Promise<Advice>;
  close(): void;
}

/** What the page needs to know before there is a table. */
export interface Shelf {
  games(): Promise<Described[]>;
}

/** The seed of all bots: what they do follows from the position, the entry and their seat. */
const BOT_SEED = 42;

/** A table in a worker of this page, with bots in a pool of others. */
export class LocalTable implements TableAdapter {
  readonly #desk = new Desk();
  readonly #pool = new Pool();

  open(opening: Opening): Promise<Opened> {
    if ('save' in opening) return this.#desk.call({ call: 'open_save' }, opening.save);
    if ('link' in opening) return this.#call({ call: 'open_link', ...opening });
    return this.#call({ call: 'open', ...opening });
  }

  seat(seats: Seats, names: string[]): Promise<Seated> {
    return this.#call({ call: 'seat', seats, names });
  }

  now(viewer: Viewer): Promise<Now> {
    return this.#call({ call: 'now', viewer });
  }

  send(command: Command, viewer: Viewer): Promise<Now> {
    return this.#call({ call: 'command', command, viewer });
  }

  shown(at: number, viewer: Viewer): Promise<Past> {
    return this.#call({ call: 'shown', at, viewer });
  }

  story(viewer: Viewer): Promise<LogLine[]> {
    return this.#call({ call: 'story', viewer });
  }

  course(viewer: Viewer): Promise<Moment[]> {
    return this.#call({ call: 'course', viewer });
  }

  check(seat: number, text: string): Promise<Checked> {
    return this.#call({ call: 'check', seat, text });
  }

  details(at: number, viewer: Viewer, topic: string): Promise<Message[]> {
    return this.#call({ call: 'details', at, viewer, topic });
  }

  link(at?: number): Promise<string> {
    return this.#call(at === undefined ? { call: 'link' } : { call: 'link', at });
  }

  save(): Promise<Uint8Array> {
    return this.#desk.bytes({ call: 'save' });
  }

  async catalogue(game: string): Promise<Sheet[]> {
    return (await this.#call<{ catalogue: Sheet[] }>({ call: 'rules', game })).catalogue;
  }

  think({ link, seat, bot, at, limitMs }: Thought, signal?: AbortSignal): Promise<Advice> {
    const call: Call = { call: 'think', link, seat, bot, at, seed: BOT_SEED, limit_ms: limitMs };
    return this.#pool.use((desk) => desk.call<Advice>(call), signal);
  }

  close(): void {
    this.#desk.close();
    this.#pool.close();
  }

  #call<Answer>(call: Call): Promise<Answer> {
    return this.#desk.call<Answer>(call);
  }
}

/** The shelf of this page: a desk without a table. */
export class LocalShelf implements Shelf {
  readonly #desk = new Desk();
  #games: Promise<Described[]> | undefined;

  games(): Promise<Described[]> {
    this.#games ??= this.#desk.call({ call: 'games' });
    return this.#games;
  }

  /** Ends the desk. */
  close(): void {
    this.#desk.close();
  }
}

export type { Advice, Board, Described, LogLine, Message, Moment, Now, Opened, Past, Sheet, Update };
