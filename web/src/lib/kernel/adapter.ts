// The one interface between the page and a table, wherever the table is.
import { Desk, Refused } from './desk';
import type {
  Advice, BackTarget, Board, Chapter, Checked, Daily, Described, Draft, LogLine, Message, Moment, Opened, Past, Preview,
  Puzzle, Reply, Seated, Sheet, Stand, Steps, Tally, Update,
} from './generated/answers';
import type { Call, Command, Setup, Stamp, Work } from './generated/calls';
import { Pool, type Thinker } from './pool';

export type Viewer = string;
export type Seats = string[];

/** What a table is opened from. */
export type Opening =
  | { game: string; setup: Setup; seed: string; seats: Seats; names: string[]; ask_all?: boolean; typed_dice?: boolean }
  | { link: string; seats: Seats; typed_dice?: boolean }
  | { save: Uint8Array };

/** A question to a bot, about what is on the table. */
export interface Thought {
  seat: number;
  bot: string;
  limitMs: number;
}

/** A table, wherever it is, and those who think about it. All calls throw `Refused` with the kernel's
 * reason. */
export interface TableAdapter {
  /** Whoever hears what changes, as the subscribed viewer may know it. Updates come in order, and
   * before the answer to the call that led to them. */
  onUpdate(listener: (update: Update) => void): void;
  /** Looks as a viewer who knows the entries up to `have`. The first update comes at once. */
  subscribe(viewer: Viewer, have: number): Promise<void>;
  /** How things are now, with what came after an entry: what fills a gap. */
  since(viewer: Viewer, have: number): Promise<Update>;
  send(command: Command, stamp: Stamp): Promise<Reply>;
  shown(at: number, viewer: Viewer): Promise<Past>;
  course(viewer: Viewer): Promise<Moment[]>;
  check(seat: number, text: string): Promise<Checked>;
  /** What a move would do, as far as the seat can know. */
  preview(seat: number, text: string): Promise<Preview>;
  /** Where a seat could go back to, and who would have to agree. */
  backTargets(seat: number): Promise<BackTarget[]>;
  details(at: number, viewer: Viewer, topic: string): Promise<Message[]>;
  /** The link to a position as a viewer knows it, to be looked at. */
  positionLink(at: number, viewer: Viewer): Promise<string>;
  catalogue(game: string): Promise<Sheet[]>;
  think(thought: Thought, signal?: AbortSignal): Promise<Advice>;
  close(): void;
}

/** A table on this device: all of it is here, and everybody at it sits here. */
export interface DeviceAdapter extends TableAdapter {
  open(opening: Opening): Promise<Opened>;
  seat(seats: Seats, names: string[]): Promise<Seated>;
  /** Whoever hears the link to the table, after every change. It holds the whole game. */
  onLink(listener: (link: string) => void): void;
  /** The link to a moment, the newest if none is said. It holds the whole game. */
  link(at?: number): Promise<string>;
  save(): Promise<Uint8Array>;
}

/** The adapter with all that it can do, where the table is on this device. */
export function onDevice(adapter: TableAdapter): DeviceAdapter | undefined {
  return 'open' in adapter ? (adapter as DeviceAdapter) : undefined;
}

/** What the page needs to know before there is a table. */
export interface Shelf {
  games(): Promise<Described[]>;
}

/** The seed of all bots: what they do follows from the position, the entry and their seat. */
const BOT_SEED = 42;

/** How many whole milliseconds are left until then; one at least. */
function left(end: number): number {
  return Math.max(1, Math.round(end - performance.now()));
}

/** What a desk says that has no copy of the table, or another one. */
const NO_COPY = new Set(['no_table', 'not_a_copy']);

/** A table in a worker of this page, with bots in a pool of others. */
export class LocalTable implements DeviceAdapter {
  readonly #desk = new Desk();
  readonly #pool = new Pool();
  /** What was opened: what copies of the table are made from. */
  #opened: Opened | undefined;

  async open(opening: Opening): Promise<Opened> {
    this.#opened = await this.#open(opening);
    return this.#opened;
  }

  #open(opening: Opening): Promise<Opened> {
    if ('save' in opening) return this.#desk.call({ call: 'open_save' }, opening.save);
    if ('link' in opening) return this.#call({ call: 'open_link', ...opening });
    return this.#call({ call: 'open', ...opening, stamp: { time: Date.now() } });
  }

  /** From now on dice are typed in, or fall as the seed says. */
  typeDice(typed: boolean): Promise<void> {
    return this.#call({ call: 'type_dice', typed });
  }

  seat(seats: Seats, names: string[]): Promise<Seated> {
    return this.#call({ call: 'seat', seats, names });
  }

  onUpdate(listener: (update: Update) => void): void {
    this.#desk.onupdate = listener;
  }

  onLink(listener: (link: string) => void): void {
    this.#desk.onlink = listener;
  }

  subscribe(viewer: Viewer, have: number): Promise<void> {
    return this.#call({ call: 'subscribe', viewer, have });
  }

  since(viewer: Viewer, have: number): Promise<Update> {
    return this.#call({ call: 'since', viewer, have });
  }

  send(command: Command, stamp: Stamp): Promise<Reply> {
    return this.#call({ call: 'command', command, stamp });
  }

  shown(at: number, viewer: Viewer): Promise<Past> {
    return this.#call({ call: 'shown', at, viewer });
  }

  course(viewer: Viewer): Promise<Moment[]> {
    return this.#call({ call: 'course', viewer });
  }

  check(seat: number, text: string): Promise<Checked> {
    return this.#call({ call: 'check', seat, text });
  }

  preview(seat: number, text: string): Promise<Preview> {
    return this.#call({ call: 'preview', seat, text });
  }

  backTargets(seat: number): Promise<BackTarget[]> {
    return this.#call({ call: 'back_targets', seat });
  }

  details(at: number, viewer: Viewer, topic: string): Promise<Message[]> {
    return this.#call({ call: 'details', at, viewer, topic });
  }

  link(at?: number): Promise<string> {
    return this.#call(at === undefined ? { call: 'link' } : { call: 'link', at });
  }

  positionLink(at: number, viewer: Viewer): Promise<string> {
    return this.#call({ call: 'position_link', at, viewer });
  }

  /** How the puzzle stands that the table was opened with. */
  stand(seat: number, goal: Puzzle['goal']): Promise<Stand> {
    return this.#call({ call: 'stand', seat, goal });
  }

  save(): Promise<Uint8Array> {
    return this.#desk.bytes({ call: 'save' });
  }

  async catalogue(game: string): Promise<Sheet[]> {
    return (await this.#call<{ catalogue: Sheet[] }>({ call: 'rules', game })).catalogue;
  }

  /** What a bot would do. Where it thinks in parts, they are made at once, each where there is room: what it
   * decides does not depend on how many desks there are. */
  async think(thought: Thought, signal?: AbortSignal): Promise<Advice> {
    const { seat, bot, limitMs } = thought;
    const parts = this.#pool.most > 1 ? await this.#call<number>({ call: 'parts', seat, bot }) : 1;
    if (parts === 1) return this.#use<Advice>(thought, 'whole', signal);
    const end = performance.now() + limitMs;
    // Who has to wait for a desk has less time left.
    const part = (n: number) => this.#use<Tally[]>(() => ({ seat, bot, limitMs: left(end) }), { part: n }, signal);
    const made = await Promise.all(Array.from({ length: parts }, (_, n) => part(n)));
    return this.#use<Advice>(thought, { join: made }, signal);
  }

  /** Lets whoever is free do some work of a thought. */
  #use<Answer>(thought: Thought | (() => Thought), work: Work, signal?: AbortSignal): Promise<Answer> {
    return this.#pool.use(async (thinker) => {
      const now = typeof thought === 'function' ? thought() : thought;
      try {
        return await this.#thinkOn<Answer>(thinker, now, work);
      } catch (error) {
        if (!(error instanceof Refused && NO_COPY.has(error.why.code))) throw error;
        thinker.copy = undefined;
        return this.#thinkOn<Answer>(thinker, now, work);
      }
    }, signal);
  }

  /** Lets a thinker follow what was done at the table since its last thought, and think. */
  async #thinkOn<Answer>(thinker: Thinker, { seat, bot, limitMs }: Thought, work: Work): Promise<Answer> {
    const opened = this.#opened;
    if (!opened) throw new Error('no table is open');
    const known = thinker.copy?.of === opened ? thinker.copy.have : undefined;
    const steps = await this.#call<Steps>({ call: 'steps', since: known ?? 0 });
    const { game, setup, seed } = opened;
    const fresh = known === undefined ? { game, setup, seed } : null;
    // A thought that fails leaves a copy that may be anywhere.
    thinker.copy = undefined;
    const answer = await thinker.desk.call<Answer>({
      call: 'think', fresh, steps, seat, bot, seed: BOT_SEED, limit_ms: limitMs, work,
    });
    thinker.copy = { of: opened, have: steps.since + steps.entries.length };
    return answer;
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

  /** The commitment of a seat to a number, for a table on a server: it says nothing about the number, and
   * no other number has the same. */
  commitment(table: string, seat: number, number: string): Promise<string> {
    return this.#desk.call({ call: 'fair_commitment', table, seat, number });
  }

  /** Everything of a game that has a text of its own. */
  async catalogue(game: string): Promise<Sheet[]> {
    return (await this.#desk.call<{ catalogue: Sheet[] }>({ call: 'rules', game })).catalogue;
  }

  /** What lists that somebody builds come to: one draft for each text. */
  drafts(game: string, setup: Setup, texts: string[]): Promise<Draft[]> {
    return this.#desk.call({ call: 'draft', game, setup, texts });
  }

  /** The puzzles of a file of scenarios. */
  puzzles(text: string): Promise<Puzzle[]> {
    return this.#desk.call({ call: 'puzzles', text });
  }

  /** The puzzle of a day: its game and its number there. */
  daily(day: number): Promise<Daily> {
    return this.#desk.call({ call: 'daily', day });
  }

  /** The chapters of a lesson, from its file. */
  lesson(text: string): Promise<Chapter[]> {
    return this.#desk.call({ call: 'lesson', text });
  }

  /** Ends the desk. */
  close(): void {
    this.#desk.close();
  }
}

export type {
  Advice, BackTarget, Board, Chapter, Checked, Command, Described, Draft, LogLine, Message, Moment, Opened, Past, Preview, Puzzle,
  Reply, Sheet, Stamp, Stand, Update,
};
