// A table as the page sees it: interface state only. What is legal, who moves and what is known
// comes from the kernel; this drives bots, looks into the past and hands the device on.
import { tick } from 'svelte';
import { toShare } from './address';
import { fly, snapshot, type Movement } from './flight';
import { Fault, Refused } from './kernel/desk';
import type { Described, Opening, TableAdapter, Viewer } from './kernel/adapter';
import type {
  Advice, Board, Consensus, Line, Moment, Now, Offer, Outcome, Past, Player, Setup, Sheet,
} from './kernel/generated/answers';
import type { Request } from './kernel/generated/calls';
import { narrowed } from './narrow';
import { anySeed } from './seed';
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
/** What happens within this time is told to screen readers together, and no more than so much. */
const SPEAK = 700;
const SENTENCES = 6;

/** What a board may say about its events and the view after them, for pieces that come from or go
 * to a zone. */
export type Movements = (events: unknown[], view: unknown) => Movement[];

interface Screen {
  screen: string;
  data?: unknown;
  available: Offer[];
}

/** A moment in the past: the number of its move, its entry, and whether it was taken back. */
export interface Visit {
  index: number;
  entry: number;
  aside: boolean;
  shown: Past;
}

const NOBODY = { redo: false } as Consensus;
const nothing: ReadonlySet<string> = new Set();

export class TableSession {
  readonly adapter: TableAdapter;
  readonly game: Described;
  readonly #movements: Movements;

  /** What is printed on cards and pieces, and what the words of the game mean, by name. */
  sheets = $state.raw<ReadonlyMap<string, Sheet>>(new Map());
  seats = $state.raw<Player[]>([]);
  /** What the table was opened with, where that is known. */
  setup = $state.raw<Setup>({});
  viewer = $state<Viewer>('spectator');
  now = $state.raw<Now>()!;
  story = $state.raw<Line[]>([]);
  projections = $state.raw<Record<string, unknown>>({});
  /** The moment in the past that is looked at. */
  past = $state.raw<Visit>();
  hint = $state.raw<Advice>();
  hinting = $state(false);
  /** The seat of the bot that thinks. */
  thinking = $state<number>();
  /** Whether bots wait. */
  paused = $state(false);
  /** The seat to which the device has to be handed before anything is shown. */
  passTo = $state<number>();
  /** The seat that comes next, as long as the one before still looks at what its move brought. */
  next = $state<number>();
  /** The words of what is pointed at in the story. */
  lit = $state.raw<ReadonlySet<string>>(nothing);
  /** The words of what is picked on the board, in order: moves that speak of all of them are left. */
  selection = $state.raw<readonly string[]>([]);
  /** What to tell: why something cannot be done, or what went wrong. */
  notice = $state<string>();
  /** What is told to screen readers. */
  spoken = $state('');

  #projectionsOf = new Map<Viewer, Record<string, unknown>>();
  /** The seat of whoever has the device. */
  #home: number | undefined;
  /** Changes whenever a thought, or a pause, is no longer about what is on the table. */
  #turn = 0;
  #thought: AbortController | undefined;
  #advice: AbortController | undefined;
  /** Everything that changes the table or who looks at it is done one after the other. */
  #busy: Promise<void> = Promise.resolve();
  #closed = false;
  /** The moment that is wanted, and whether one is being fetched. */
  #wanted: Omit<Visit, 'shown'> | undefined;
  #travelling = false;
  #unsaid: string[] = [];
  #speaker: ReturnType<typeof setTimeout> | undefined;

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
  /** The legal moves of the person who looks; none in the past, and none of a bot's. */
  get offers(): Offer[] {
    return this.yourMove && !this.waitsForLook ? this.screen.available : [];
  }
  /** The legal moves that speak of what is picked on the board. */
  get narrowed(): Offer[] {
    return narrowed(this.offers, this.selection);
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
  /** Whether whoever looks may choose from where: when only bots play, and when all is over. */
  get mayLookAround(): boolean {
    return this.watching || this.over;
  }
  /** The seats to move. */
  get toMove(): number[] {
    return this.update.to_move.filter((mover) => mover !== 'chance').map(Number);
  }
  get yourMove(): boolean {
    const { seat } = this;
    if (this.past || this.over || seat === undefined) return false;
    return this.people.includes(seat) && this.toMove.includes(seat);
  }
  /** Whether a bot is to move and was told to wait. */
  get botsWait(): boolean {
    return this.paused && !this.over && !this.past && this.#botToMove() !== undefined;
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
  async begin(seats: Player[], setup: Setup = {}): Promise<void> {
    this.seats = seats;
    this.setup = setup;
    const { catalogue } = await this.adapter.rules(this.game.id);
    this.sheets = new Map(catalogue.map((sheet) => [sheet.name, sheet]));
    this.#home = this.people[0];
    await this.#lookAs(this.watching ? 'all' : String(this.#home));
    if (this.people.length > 1) await this.#handTo(this.#nextPerson() ?? this.#home ?? 0);
    this.#keep();
    this.#drive();
  }

  close(): void {
    this.#closed = true;
    this.#turn++;
    this.#thought?.abort();
    this.#advice?.abort();
    clearTimeout(this.#speaker);
    this.adapter.close();
  }

  /** Does something after everything that was begun before. */
  #inOrder(work: () => Promise<void>): Promise<void> {
    const guarded = async (): Promise<void> => {
      if (this.#closed) return;
      try {
        await work();
      } catch (error) {
        this.#tell(error);
      }
    };
    this.#busy = this.#busy.then(guarded);
    return this.#busy;
  }

  #tell(error: unknown): void {
    if (!this.#closed) this.notice = error instanceof Error ? error.message : String(error);
  }

  async #lookAs(viewer: Viewer): Promise<void> {
    const [now, story] = await Promise.all([this.adapter.now(viewer), this.adapter.story(viewer)]);
    this.#forgetHint();
    if (viewer !== this.viewer) this.#hush();
    this.viewer = viewer;
    this.story = story;
    this.lit = nothing;
    this.#take(now);
  }

  /** What was told to one viewer is not for the ears of the next. */
  #hush(): void {
    clearTimeout(this.#speaker);
    this.#speaker = undefined;
    this.#unsaid = [];
    this.spoken = '';
  }

  #take(now: Now): void {
    const known = { ...this.#projectionsOf.get(this.viewer), ...now.update.projections };
    this.#projectionsOf.set(this.viewer, known);
    this.projections = known;
    this.now = now;
    this.clearSelection();
  }

  // ------------------------------------------------------------------ moves

  /** Makes a move of the seat that looks, on what it sees now. */
  move(notation: string): Promise<void> {
    const { seat } = this;
    if (seat === undefined || !this.yourMove) return Promise.resolve();
    this.lightMove(undefined);
    return this.#wish(seat, { move: notation }, this.update.at);
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
    if (!this.watching) return this.#wish(this.#home ?? 0, 'undo');
    const last = this.now.line.findLastIndex(([, by]) => by !== 'chance');
    if (last < 0) return Promise.resolve();
    this.paused = true;
    return this.#wish(0, { back: this.#entry(last) });
  }

  redo(): Promise<void> {
    return this.#wish(this.#home ?? 0, 'redo');
  }

  /** Goes on with the game from the moment that is looked at. */
  continueFromHere(): Promise<void> {
    const { past } = this;
    if (!past) return Promise.resolve();
    if (this.watching) this.paused = true;
    return this.#wish(this.#home ?? 0, { back: past.entry });
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
    await Promise.all(pause[2].map((seat) => this.#wish(seat, { look: pause[0] })));
  }

  /** Whether undo is possible, and who would have to agree. Nothing is taken back in the past. */
  get undoNeeds(): number[] | undefined {
    if (this.past) return undefined;
    if (this.watching) return this.now.line.some(([, by]) => by !== 'chance') ? [] : undefined;
    return this.consensus.undo ?? undefined;
  }
  get mayRedo(): boolean {
    return !this.past && this.consensus.redo;
  }

  /** Lets a seat wish something. What was decided on another position than `known` is dropped: a
   * second click on a move is not a second move. */
  #wish(seat: number, request: Request, known?: number): Promise<void> {
    return this.#inOrder(async () => {
      if (known !== undefined && known !== this.update.at) return;
      this.#stopThinking();
      this.#forgetHint();
      this.notice = undefined;
      try {
        const command = { seat, at: this.update.at, do: request };
        const now = await this.adapter.wish(command, this.viewer);
        if (this.#closed) return;
        await this.#arrive(now);
      } catch (error) {
        await this.#failed(error);
      }
      this.#drive();
    });
  }

  /** Shows what a wish came to. */
  async #arrive(now: Now): Promise<void> {
    const error = now.reply?.error;
    if (error) {
      this.notice = error.text;
      play('refused');
    }
    const { log } = now.update;
    const jumped = log.some((line) => line.move == null && line.by !== 'chance' && line.events.length === 0);
    const story = jumped ? await this.adapter.story(this.viewer) : undefined;
    const before = snapshot();
    const wasYourMove = this.yourMove;
    if (story) this.story = story;
    else if (log.length > 0) this.story = [...this.story, ...log];
    const asked = now.reply?.done != null && typeof now.reply.done === 'object' && 'asked' in now.reply.done;
    if (jumped || asked) this.#leavePast();
    this.#take(now);
    this.#say(log.flatMap((line) => line.text));
    if (!this.mayLookAround && this.#home !== this.seat) await this.#lookAs(String(this.#home ?? 0));
    await tick();
    if (!this.past) fly(before, jumped ? [] : this.#movements(log.flatMap((line) => line.events), this.view));
    this.#keep();
    if (this.over && log.length > 0) this.#soundOfEnd();
    else if (log.length > 0) play(this.yourMove && !wasYourMove ? 'turn' : 'place');
  }

  #soundOfEnd(): void {
    const rank = this.update.outcome?.seats[this.#home ?? 0]?.rank;
    play(this.watching || rank === 1 ? 'win' : 'lose');
  }

  /** Tells screen readers what happened: now and then, and the newest only, where much does. */
  #say(sentences: string[]): void {
    if (sentences.length === 0) return;
    this.#unsaid.push(...sentences);
    this.#speaker ??= setTimeout(() => {
      this.spoken = this.#unsaid.slice(-SENTENCES).join(' ');
      this.#unsaid = [];
      this.#speaker = undefined;
    }, SPEAK);
  }

  /** After an error: a refusal is told; a broken kernel gets its table back from the link. */
  async #failed(error: unknown): Promise<void> {
    this.#tell(error);
    const lost = error instanceof Fault || (error instanceof Refused && error.why.code === 'no_table');
    if (!lost || this.#closed) return;
    this.paused = true;
    const kinds = this.seats.map((player) => player.kind);
    await this.adapter.open({ link: this.now.link, seats: kinds });
    await this.adapter.seat(kinds, this.seats.map((player) => player.name));
    this.#projectionsOf.clear();
    this.#leavePast();
    await this.#lookAs(this.viewer);
  }

  // ------------------------------------------------------------------ bots

  #botToMove(): number | undefined {
    return this.toMove.find((seat) => this.seats[seat]?.kind !== 'human');
  }

  /** Lets whoever is next go on: a bot thinks, a person gets the device. */
  #drive(): void {
    this.#stopThinking();
    this.next = undefined;
    const turn = this.#turn;
    if (this.#closed || this.over || this.past || this.#wanted || this.passTo !== undefined) return;
    if (this.waitsForLook) {
      if (settings.lookAlone) setTimeout(() => turn === this.#turn && void this.goOn(), LOOK);
      return;
    }
    const bot = this.#botToMove();
    if (bot !== undefined) {
      if (!this.paused) void this.#think(bot, turn);
    } else if (this.people.length > 1) {
      const next = this.#nextPerson();
      if (next === undefined || next === this.seat) return;
      if (this.now.open) void this.#handOver(next, turn);
      else this.next = next;
    }
  }

  #handOver(seat: number, turn: number): Promise<void> {
    return this.#inOrder(async () => {
      if (turn !== this.#turn) return;
      await this.#handTo(seat);
      this.#drive();
    });
  }

  /** Whoever has the device has seen enough, and hands it on. */
  handOn(): Promise<void> {
    const { next } = this;
    return next === undefined ? Promise.resolve() : this.#handOver(next, this.#turn);
  }

  async #think(seat: number, turn: number): Promise<void> {
    const { link, update } = this.now;
    const bot = this.seats[seat]?.kind ?? 'random';
    const thought = new AbortController();
    this.#thought = thought;
    this.thinking = seat;
    try {
      const [advice] = await Promise.all([
        this.adapter.think({ link, seat, bot, at: update.at, limitMs: LONGEST }, thought.signal),
        new Promise((done) => setTimeout(done, BOT_PAUSE[settings.speed])),
      ]);
      if (turn !== this.#turn) return;
      this.thinking = undefined;
      await this.#wish(seat, { move: advice.best }, update.at);
      // A bot whose move was refused would only say the same again.
      if (this.update.at === update.at) this.setPaused(true);
    } catch (error) {
      if (turn !== this.#turn || this.#closed) return;
      this.thinking = undefined;
      this.paused = true;
      this.#tell(error);
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
    this.#drive();
  }

  /** Lets the bots make one move and wait again. */
  step(): Promise<void> {
    this.paused = true;
    return this.#inOrder(async () => {
      this.#stopThinking();
      const bot = this.#botToMove();
      if (bot !== undefined && !this.over && !this.past) void this.#think(bot, ++this.#turn);
    });
  }

  // ------------------------------------------------------------------ several people, one device

  #nextPerson(): number | undefined {
    const people = this.toMove.filter((seat) => this.people.includes(seat));
    return people.find((seat) => seat === this.seat) ?? people[0];
  }

  /** Hands the device to the person on a seat: at once where nothing on the table is hidden from
   * anybody, and else as soon as that person says so. */
  async #handTo(seat: number): Promise<void> {
    if (!this.now.open) {
      this.#forgetHint();
      this.#leavePast();
      this.#hush();
      this.passTo = seat;
      return;
    }
    await this.#lookAs(String(seat));
    this.#home = seat;
  }

  /** The person on the seat that comes next has the device. */
  takeDevice(): Promise<void> {
    return this.#inOrder(async () => {
      const seat = this.passTo;
      if (seat === undefined) return;
      this.#leavePast();
      await this.#lookAs(String(seat));
      this.#home = seat;
      this.passTo = undefined;
      this.notice = undefined;
      this.#drive();
    });
  }

  /** Seats other players, in the middle of the game. */
  seatPlayers(kinds: string[], names: string[]): Promise<void> {
    return this.#inOrder(async () => {
      this.#stopThinking();
      const { seats } = await this.adapter.seat(kinds, names);
      this.seats = seats;
      this.#projectionsOf.clear();
      this.#leavePast();
      await this.#sitDown();
      this.#keep();
      this.#drive();
    });
  }

  /** Looks from where whoever has the device sits now. */
  async #sitDown(): Promise<void> {
    const { people } = this;
    const stays = this.#home !== undefined && people.includes(this.#home);
    if (people.length === 0) {
      this.#home = undefined;
      await this.#lookAs('all');
    } else if (stays || people.length === 1) {
      if (!stays) this.#home = people[0];
      await this.#lookAs(String(this.#home));
    } else {
      await this.#handTo(this.#nextPerson() ?? people[0] ?? 0);
    }
  }

  /** Looks from another place: where only bots play, or when all is over. */
  lookFrom(viewer: Viewer): Promise<void> {
    return this.#inOrder(async () => {
      if (!this.mayLookAround || viewer === this.viewer) return;
      const { past } = this;
      const shown = past ? await this.adapter.shown(past.entry, viewer) : undefined;
      await this.#lookAs(viewer);
      if (past && shown && this.past === past) this.past = { ...past, shown };
    });
  }

  // ------------------------------------------------------------------ time

  #entry(index: number): number {
    return index === 0 ? 0 : (this.now.line[index - 1]?.[0] ?? 0);
  }

  /** The number of the move that an entry of the log is; nothing if it was taken back. */
  indexOf(entry: number): number | undefined {
    const { line } = this.now;
    let [low, high] = [0, line.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((line[middle]?.[0] ?? 0) < entry) low = middle + 1;
      else high = middle;
    }
    return line[low]?.[0] === entry ? low + 1 : undefined;
  }

  /** Looks at the moment after a move; the last one is the present. */
  travel(index: number): Promise<void> {
    const to = Math.max(0, Math.min(index, this.length));
    if (to === this.length) return this.#toPresent();
    return this.#visit({ index: to, entry: this.#entry(to), aside: false });
  }

  /** Goes so many moves on in time, or back, from the moment that is looked at or on its way. */
  goInTime(by: number): Promise<void> {
    return this.travel((this.#wanted?.index ?? this.index) + by);
  }

  /** Looks at the moment after an entry of the log, also if it was taken back. */
  visit(entry: number): Promise<void> {
    const index = this.indexOf(entry);
    if (index !== undefined) return this.travel(index);
    return this.#visit({ index: this.length, entry, aside: true });
  }

  #leavePast(): void {
    this.#wanted = undefined;
    this.past = undefined;
  }

  async #toPresent(): Promise<void> {
    const waited = this.#wanted !== undefined || this.#travelling;
    this.#wanted = undefined;
    if (!this.past && !waited) return;
    const before = snapshot();
    this.past = undefined;
    await tick();
    fly(before, []);
    this.#drive();
  }

  /** Fetches the moment that was wanted last. While one is fetched, those between are left out. */
  async #visit(to: Omit<Visit, 'shown'>): Promise<void> {
    this.#wanted = to;
    this.#forgetHint();
    this.#stopThinking();
    if (this.#travelling) return;
    this.#travelling = true;
    try {
      while (this.#wanted) {
        const wanted: Omit<Visit, 'shown'> = this.#wanted;
        const { viewer } = this;
        const shown = await this.adapter.shown(wanted.entry, viewer);
        if (this.#closed) return;
        if (this.#wanted !== wanted || this.viewer !== viewer) continue;
        this.#wanted = undefined;
        this.#stopThinking();
        const before = snapshot();
        this.clearSelection();
        this.past = { ...wanted, shown };
        await tick();
        fly(before, []);
      }
    } catch (error) {
      this.#wanted = undefined;
      this.#tell(error);
      if (!this.past) this.#drive();
    } finally {
      this.#travelling = false;
    }
  }

  /** Whether the address of this table tells what is still hidden, and what comes next. */
  get exposed(): boolean {
    return !this.over && !this.now.open;
  }

  /** The address of this table at the moment that is looked at. */
  async share(): Promise<string> {
    const link = this.past ? await this.adapter.link(this.past.entry) : this.now.link;
    return toShare(link, this.seats.map((player) => player.kind));
  }

  /** What was counted for the seats, move after move. */
  course(): Promise<Moment[]> {
    return this.adapter.course(this.viewer);
  }

  /** A new game with the same set-up and the same players, dealt anew. */
  again(): Opening {
    return {
      game: this.game.id,
      setup: { ...this.setup, seats: this.seats.length },
      seed: anySeed(),
      seats: this.seats.map((player) => player.kind),
      names: this.seats.map((player) => player.name),
    };
  }

  // ------------------------------------------------------------------ help

  /** Asks for a hint for the seat that looks. */
  async askHint(): Promise<void> {
    const { seat } = this;
    if (seat === undefined || !this.yourMove || this.waitsForLook || this.hinting) return;
    const { link, update } = this.now;
    const asked = new AbortController();
    this.#advice = asked;
    this.hinting = true;
    try {
      const thought = { link, seat, bot: ADVISER, at: update.at, limitMs: HINT };
      const advice = await this.adapter.think(thought, asked.signal);
      if (!asked.signal.aborted) this.hint = advice;
    } catch (error) {
      if (!asked.signal.aborted) this.#tell(error);
    } finally {
      if (this.#advice === asked) this.hinting = false;
    }
  }

  /** Puts the hint away, or does not wait for it any longer. */
  #forgetHint(): void {
    this.hint = undefined;
    if (this.hinting) this.#advice?.abort();
    this.hinting = false;
    this.#advice = undefined;
  }

  closeHint(): void {
    this.#forgetHint();
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

  /** More about one of the topics of the game, at the moment that is looked at. */
  look(topic: string): Promise<string> {
    return this.adapter.look(this.past?.entry ?? this.update.tip, this.viewer, topic);
  }

  /** Lights the pieces that a line of the story speaks of. */
  light(line: Line | undefined): void {
    this.lit = line ? wordsIn(line.events) : nothing;
  }

  /** Lights what a move speaks of. */
  lightMove(notation: string | undefined): void {
    const parts = notation?.split(' ') ?? [];
    const words = parts.flatMap((_, from) => parts.slice(from).map((_, n) => parts.slice(from, from + n + 1).join(' ')));
    this.lit = words.length > 0 ? new Set(words) : nothing;
  }

  /** What is explained under a name: as it is written, or nearly so (`grid_disruptor`). */
  sheet(name: string): Sheet | undefined {
    return this.sheets.get(name) ?? this.#nearly.get(plain(name));
  }

  readonly #nearly = $derived(new Map([...this.sheets.values()].map((sheet) => [plain(sheet.name), sheet])));

  // ------------------------------------------------------------------ keeping

  /** Tells whoever keeps the game. */
  #keep(): void {
    const seats = this.seats.map((player) => player.kind);
    this.onkeep?.({ link: this.now.link, seats, over: this.over });
  }

  /** Called whenever the game has changed. */
  onkeep: ((kept: { link: string; seats: string[]; over: boolean }) => void) | undefined;
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll('_', ' ');
}

/** All texts anywhere in some events. */
export function wordsIn(events: unknown): ReadonlySet<string> {
  const words = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') words.add(value);
    else if (Array.isArray(value)) value.forEach(walk);
    else if (value && typeof value === 'object') Object.values(value).forEach(walk);
  };
  walk(events);
  return words;
}
