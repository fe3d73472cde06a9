// A table as the page sees it: interface state only. What is legal, who moves and what is known
// comes from the kernel; this drives bots, looks into the past and hands the device on.
import { tick } from 'svelte';
import { toShare } from './address';
import { fly, snapshot, type Movement } from './flight';
import { Fault, Refused } from './kernel/desk';
import type { Described, TableAdapter, Viewer } from './kernel/adapter';
import type {
  Advice, Board, Consensus, Line, Now, Offer, Outcome, Player, Past,
} from './kernel/generated/answers';
import type { Request } from './kernel/generated/calls';
import { settings } from './settings.svelte';
import { play } from './sound';

/** How long a bot seems to think, in milliseconds. */
const BOT_PAUSE = { instant: 0, fast: 100, normal: 600 };
/** How long the table waits where everybody may look and nobody wants to tap. */
const LOOK = 1200;
/** A bot that has thought for so long decides with what it has. */
const LONGEST = 20_000;
/** Who is asked for hints, and for how long at most. */
const ADVISER = 'strong';
const HINT = 4_000;

/** What a board may say about its events, for pieces that come from or go to a zone. */
export type Movements = (events: unknown[]) => Movement[];

interface Screen {
  screen: string;
  data?: unknown;
  available: Offer[];
}

const NOBODY = { redo: false } as Consensus;
const nothing: ReadonlySet<string> = new Set();

export class TableSession {
  readonly adapter: TableAdapter;
  readonly game: Described;
  readonly #movements: Movements;

  seats = $state.raw<Player[]>([]);
  viewer = $state<Viewer>('spectator');
  now = $state.raw<Now>()!;
  story = $state.raw<Line[]>([]);
  projections = $state.raw<Record<string, unknown>>({});
  /** The moment in the past that is looked at. */
  past = $state.raw<{ index: number; shown: Past }>();
  hint = $state.raw<Advice>();
  hinting = $state(false);
  /** The seat of the bot that thinks. */
  thinking = $state<number>();
  /** Whether bots wait. */
  paused = $state(false);
  /** The seat to which the device has to be handed before anything is shown. */
  passTo = $state<number>();
  /** The words of what is pointed at in the story. */
  lit = $state.raw<ReadonlySet<string>>(nothing);
  /** The words of what is picked on the board, in order: moves that speak of all of them are left. */
  selection = $state.raw<readonly string[]>([]);
  /** What to tell: why something cannot be done, or what went wrong. */
  notice = $state<string>();
  /** What is told to screen readers. */
  spoken = $state('');

  #projectionsOf = new Map<Viewer, Record<string, unknown>>();
  #turn = 0;
  #thought: AbortController | undefined;
  #busy: Promise<void> = Promise.resolve();
  #closed = false;
  #travelled = 0;

  constructor(adapter: TableAdapter, game: Described, movements: Movements = () => []) {
    this.adapter = adapter;
    this.game = game;
    this.#movements = movements;
  }

  // ------------------------------------------------------------------ what is on the table

  get update() {
    return this.now.update;
  }
  /** What the viewer may know: now, or at the moment in the past that is looked at. */
  get view(): unknown {
    return this.past ? this.past.shown.view : this.update.view;
  }
  get screen(): Screen {
    const screen = (this.past ? this.past.shown.screen : this.update.screen) as Screen;
    return this.past ? { ...screen, available: [] } : screen;
  }
  get board(): Board {
    return this.past ? this.past.shown.board : this.now.board;
  }
  /** The legal moves of the viewer; none in the past. */
  get offers(): Offer[] {
    return this.past || this.waitsForLook ? [] : this.screen.available;
  }
  get outcome(): Outcome | null | undefined {
    return this.past ? this.past.shown.outcome : this.update.outcome;
  }
  get over(): boolean {
    return this.update.outcome != null;
  }
  get consensus(): Consensus {
    return (this.projections.consensus as Consensus | undefined) ?? NOBODY;
  }
  /** The seat that looks, if a seat does. */
  get seat(): number | undefined {
    return /^\d+$/.test(this.viewer) ? Number(this.viewer) : undefined;
  }
  get people(): number[] {
    return this.seats.flatMap((player, seat) => (player.kind === 'human' ? [seat] : []));
  }
  get watching(): boolean {
    return this.people.length === 0;
  }
  /** The seats to move. */
  get toMove(): number[] {
    return this.update.to_move.filter((mover) => mover !== 'chance').map(Number);
  }
  get yourMove(): boolean {
    return !this.past && this.seat !== undefined && this.toMove.includes(this.seat) && !this.over;
  }
  name(seat: number): string {
    return this.seats[seat]?.name ?? String(seat);
  }
  /** How many moves were made on the line of play. */
  get length(): number {
    return this.now.line.length;
  }
  /** The number of the move after which the table is shown. */
  get index(): number {
    return this.past?.index ?? this.length;
  }
  get waitsForLook(): boolean {
    return !this.past && this.consensus.pause != null;
  }

  // ------------------------------------------------------------------ opening

  /** Takes the table that the adapter has opened. */
  async begin(seats: Player[]): Promise<void> {
    this.seats = seats;
    const first = this.people[0];
    await this.#lookAs(this.watching ? 'all' : String(first));
    if (this.people.length > 1) this.passTo = this.#nextPerson();
    this.#keep();
    this.#drive();
  }

  close(): void {
    this.#closed = true;
    this.#thought?.abort();
    this.adapter.close();
  }

  async #lookAs(viewer: Viewer): Promise<void> {
    const now = await this.adapter.now(viewer);
    const story = await this.adapter.story(viewer);
    this.viewer = viewer;
    this.story = story;
    this.#take(now);
  }

  #take(now: Now): void {
    const known = { ...this.#projectionsOf.get(this.viewer), ...now.update.projections };
    this.#projectionsOf.set(this.viewer, known);
    this.projections = known;
    this.now = now;
    this.clearSelection();
  }

  // ------------------------------------------------------------------ moves

  /** Makes a move of the seat that looks. */
  move(notation: string): Promise<void> {
    const seat = this.seat;
    if (seat === undefined || this.past) return Promise.resolve();
    return this.#wish(seat, { move: notation });
  }

  /** Picks things on the board by their words. */
  select(words: readonly string[]): void {
    this.selection = words;
    this.notice = undefined;
  }

  clearSelection(): void {
    if (this.selection.length > 0) this.selection = [];
  }

  /** Takes back the last decision; in a game of bots, the last move. */
  undo(): Promise<void> {
    if (this.seat !== undefined) return this.#wish(this.seat, 'undo');
    const entry = this.now.line[this.length - 2]?.[0] ?? 0;
    this.paused = true;
    return this.#wish(0, { back: entry });
  }

  redo(): Promise<void> {
    return this.#wish(this.seat ?? 0, 'redo');
  }

  /** Goes on with the game from the moment that is looked at. */
  async continueFromHere(): Promise<void> {
    const entry = this.#entry(this.index);
    this.past = undefined;
    if (this.watching) this.paused = true;
    await this.#wish(this.seat ?? 0, { back: entry });
  }

  agree(seat: number): Promise<void> {
    const to = this.consensus.wish?.[1];
    return to === undefined ? Promise.resolve() : this.#wish(seat, { agree: to });
  }

  decline(seat: number): Promise<void> {
    const to = this.consensus.wish?.[1];
    return to === undefined ? Promise.resolve() : this.#wish(seat, { decline: to });
  }

  /** Everybody at this device has looked. */
  async goOn(): Promise<void> {
    const pause = this.consensus.pause;
    if (!pause) return;
    for (const seat of pause[2]) await this.#wish(seat, { look: pause[0] });
  }

  /** Whether undo is possible, and who would have to agree. */
  get undoNeeds(): number[] | undefined {
    if (this.watching) return this.length > 0 ? [] : undefined;
    return this.consensus.undo ?? undefined;
  }

  #wish(seat: number, request: Request): Promise<void> {
    const wish = async () => {
      if (this.#closed) return;
      this.#stopThinking();
      this.notice = undefined;
      this.hint = undefined;
      try {
        const command = { seat, at: this.update.at, do: request };
        await this.#arrive(await this.adapter.wish(command, this.viewer));
      } catch (error) {
        await this.#failed(error);
      }
      this.#drive();
    };
    this.#busy = this.#busy.then(wish);
    return this.#busy;
  }

  /** Shows what a wish came to. */
  async #arrive(now: Now): Promise<void> {
    const error = now.reply?.error;
    if (error) {
      this.notice = error.text;
      play('refused');
    }
    const before = snapshot();
    const { log } = now.update;
    const jumped = log.some((line) => line.move == null && line.by !== 'chance' && line.events.length === 0);
    const wasYourMove = this.yourMove;
    if (jumped) this.story = await this.adapter.story(this.viewer);
    else if (log.length > 0) this.story = [...this.story, ...log];
    this.#take(now);
    this.spoken = log.flatMap((line) => line.text).join(' ') || this.spoken;
    await tick();
    fly(before, jumped ? [] : this.#movements(log.flatMap((line) => line.events)));
    this.#keep();
    if (this.over && log.length > 0) this.#soundOfEnd();
    else if (log.length > 0) play(this.yourMove && !wasYourMove ? 'turn' : 'place');
  }

  #soundOfEnd(): void {
    const rank = this.update.outcome?.seats[this.seat ?? 0]?.rank;
    play(rank === 1 ? 'win' : 'lose');
  }

  /** After an error: a refusal is told; a broken kernel gets its table back from the link. */
  async #failed(error: unknown): Promise<void> {
    this.notice = error instanceof Error ? error.message : String(error);
    if (!(error instanceof Fault) || this.#closed) return;
    const kinds = this.seats.map((player) => player.kind);
    await this.adapter.open({ link: this.now.link, seats: kinds });
    await this.adapter.seat(kinds, this.seats.map((player) => player.name));
    this.#projectionsOf.clear();
    await this.#lookAs(this.viewer);
  }

  // ------------------------------------------------------------------ bots

  /** Lets whoever is next go on: a bot thinks, a person gets the device. */
  #drive(): void {
    const turn = ++this.#turn;
    if (this.#closed || this.over || this.past || this.passTo !== undefined) return;
    if (this.waitsForLook) {
      if (settings.lookAlone) setTimeout(() => turn === this.#turn && void this.goOn(), LOOK);
      return;
    }
    const bots = this.toMove.filter((seat) => this.seats[seat]?.kind !== 'human');
    if (bots[0] !== undefined) {
      if (!this.paused) void this.#think(bots[0], turn);
    } else if (this.people.length > 1) {
      const next = this.#nextPerson();
      if (next !== undefined && next !== this.seat) this.passTo = next;
    }
  }

  async #think(seat: number, turn: number): Promise<void> {
    const { link, update } = this.now;
    const bot = this.seats[seat]?.kind ?? 'random';
    this.#thought = new AbortController();
    this.thinking = seat;
    const thought = { link, seat, bot, at: update.at, limitMs: LONGEST };
    try {
      const [advice] = await Promise.all([
        this.adapter.think(thought, this.#thought.signal),
        new Promise((done) => setTimeout(done, BOT_PAUSE[settings.speed])),
      ]);
      if (turn !== this.#turn) return;
      this.thinking = undefined;
      await this.#wish(seat, { move: advice.best });
    } catch (error) {
      if (turn !== this.#turn || this.#closed) return;
      this.thinking = undefined;
      this.paused = true;
      this.notice = error instanceof Error ? error.message : String(error);
    }
  }

  #stopThinking(): void {
    this.#turn++;
    if (this.thinking !== undefined) this.#thought?.abort();
    this.thinking = undefined;
  }

  /** Lets bots wait, or go on. */
  setPaused(paused: boolean): void {
    this.paused = paused;
    this.#stopThinking();
    this.#drive();
  }

  /** Lets the bots make one move and wait again. */
  step(): void {
    this.paused = true;
    this.#stopThinking();
    const bot = this.toMove.find((seat) => this.seats[seat]?.kind !== 'human');
    if (bot !== undefined && !this.over && !this.past) void this.#think(bot, ++this.#turn);
  }

  // ------------------------------------------------------------------ several people, one device

  #nextPerson(): number | undefined {
    const people = this.toMove.filter((seat) => this.people.includes(seat));
    return people.find((seat) => seat === this.seat) ?? people[0];
  }

  /** The person on the seat that comes next has the device. */
  async takeDevice(): Promise<void> {
    const seat = this.passTo;
    if (seat === undefined) return;
    await this.#lookAs(String(seat));
    this.passTo = undefined;
    this.#drive();
  }

  // ------------------------------------------------------------------ time

  #entry(index: number): number {
    return index === 0 ? 0 : (this.now.line[index - 1]?.[0] ?? 0);
  }

  /** The number of the move that an entry of the log is; nothing if it was taken back. */
  indexOf(entry: number): number | undefined {
    const at = this.now.line.findIndex(([id]) => id === entry);
    return at < 0 ? undefined : at + 1;
  }

  /** Looks at the moment after a move; the last one is the present. */
  async travel(index: number): Promise<void> {
    const to = Math.max(0, Math.min(index, this.length));
    const travelled = ++this.#travelled;
    this.hint = undefined;
    this.clearSelection();
    if (to === this.length) {
      const before = snapshot();
      this.past = undefined;
      await tick();
      fly(before, []);
      this.#drive();
      return;
    }
    this.#stopThinking();
    try {
      const shown = await this.adapter.shown(this.#entry(to), this.viewer);
      if (travelled !== this.#travelled) return;
      const before = snapshot();
      this.past = { index: to, shown };
      await tick();
      fly(before, []);
    } catch (error) {
      this.notice = error instanceof Error ? error.message : String(error);
    }
  }

  /** The address of this table at the moment that is looked at. */
  async share(): Promise<string> {
    const link = this.past ? await this.adapter.link(this.#entry(this.index)) : this.now.link;
    return toShare(link, this.seats.map((player) => player.kind));
  }

  // ------------------------------------------------------------------ help

  /** Asks for a hint for the seat that looks. */
  async askHint(): Promise<void> {
    const { seat } = this;
    if (seat === undefined || !this.yourMove || this.hinting) return;
    const { link, update } = this.now;
    this.hinting = true;
    try {
      const thought = { link, seat, bot: ADVISER, at: update.at, limitMs: HINT };
      const advice = await this.adapter.think(thought);
      if (this.update.at === update.at) this.hint = advice;
    } catch (error) {
      this.notice = error instanceof Error ? error.message : String(error);
    } finally {
      this.hinting = false;
    }
  }

  /** Why the seat that looks cannot make a move; nothing if it can. */
  async why(notation: string): Promise<string | undefined> {
    try {
      await this.adapter.check(this.seat ?? 0, notation);
      return undefined;
    } catch (error) {
      return error instanceof Refused ? error.why.text : String(error);
    }
  }

  /** Tells why a move cannot be made. */
  async tellWhy(notation: string): Promise<void> {
    this.notice = await this.why(notation);
  }

  /** Lights the pieces that a line of the story speaks of. */
  light(line: Line | undefined): void {
    this.lit = line ? wordsIn(line.events) : nothing;
  }

  // ------------------------------------------------------------------ keeping

  /** Puts the game into the address bar. */
  #keep(): void {
    const seats = this.seats.map((player) => player.kind);
    this.onkeep?.({ link: this.now.link, seats, over: this.over });
  }

  /** Called whenever the game has changed. */
  onkeep: ((kept: { link: string; seats: string[]; over: boolean }) => void) | undefined;
}

/** All texts anywhere in some events. */
function wordsIn(events: unknown): ReadonlySet<string> {
  const words = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') words.add(value);
    else if (Array.isArray(value)) value.forEach(walk);
    else if (value && typeof value === 'object') Object.values(value).forEach(walk);
  };
  walk(events);
  return words;
}
