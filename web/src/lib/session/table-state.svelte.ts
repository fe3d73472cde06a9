// What is on the table, as one viewer may know it: now, or at a moment in the past. Interface state
// only: what is legal, who moves and what is known comes from the kernel.
import type { Described, Viewer } from '../kernel/adapter';
import type {
  Board, Consensus, LogLine, Message, Offer, Outcome, Past, Player, Setup, Update,
} from '../kernel/generated/answers';
import type { Ending } from '../online/protocol';
import { GameLog, type TurnMark } from './game-log';

/** What is to be shown, and the legal moves on it. Games add data of their own. */
export interface Screen {
  screen: string;
  data?: unknown;
  available: Offer[];
}

/** A moment in the past: the number of its move, its entry, and whether it was taken back. */
export interface PastMoment {
  index: number;
  entry: number;
  aside: boolean;
  shown: Past;
}

/** What is around a table on a server, as far as the table itself is concerned. */
export interface Around {
  /** The seat that belongs to the person at this page, also while a bot plays there. */
  readonly place: number | undefined;
  /** The seat that the person at this page plays, if any. */
  readonly seat: number | undefined;
  /** Whether the game is over, also where it was not its rules that ended it. */
  readonly over: boolean;
  /** How the game ended, where it was not its rules that ended it. */
  readonly ending: Ending | undefined;
  /** Whether players may ask for hints. */
  readonly hints: boolean;
}

export class TableState {
  readonly game: Described;
  /** Where the table is on a server: what is around it. Each person there has a page of their own. */
  readonly around: Around | undefined;
  seats = $state.raw<Player[]>([]);
  /** What the table was opened with, where that is known. */
  setup = $state.raw<Setup>({});
  /** Whether dice fall on a real table, and are typed in. */
  typedDice = $state(false);
  viewer = $state<Viewer>('spectator');
  /** Where this is a position to look at, at which nobody plays: as whom. */
  lookAs = $state<Viewer>();
  /** The newest that the viewer was told. */
  update = $state.raw<Update>()!;
  projections = $state.raw<Record<string, unknown>>({});
  /** Whether one person plays all seats of people, from one of them: nothing is hidden there. */
  singleHanded = false;
  /** The moment in the past that is shown. */
  past = $state.raw<PastMoment>();

  /** What each viewer was told before, so that nothing is told twice. */
  readonly #logs = new Map<Viewer, GameLog>();
  #log = new GameLog();
  /** Logs grow where they are; this says that one has. */
  #grown = $state(0);

  constructor(game: Described, around?: Around) {
    this.game = game;
    this.around = around;
  }

  // ------------------------------------------------------------------ the position that is shown

  /** What the viewer may know. */
  get view(): unknown {
    return this.past ? this.past.shown.view : this.update.view;
  }
  get screen(): Screen {
    const screen = (this.past ? this.past.shown.screen : this.update.screen) as Screen;
    return this.past ? { ...screen, available: [] } : screen;
  }
  get board(): Board {
    return this.past ? this.past.shown.board : this.update.board;
  }
  get outcome(): Outcome | null | undefined {
    return this.past ? this.past.shown.outcome : this.update.outcome;
  }
  /** What is asked of whoever is to move. */
  get question(): Message | undefined {
    return this.past ? undefined : this.update.question?.message;
  }
  /** The legal moves of the person who looks; none in the past, and none of a bot's. */
  get offers(): Offer[] {
    return this.yourMove && !this.awaitsAcknowledgement ? this.screen.available : [];
  }

  // ------------------------------------------------------------------ who plays, who looks, who moves

  name(seat: number): string {
    return this.seats[seat]?.name ?? String(seat + 1);
  }
  /** The seats on which people play here; none where a position is only looked at. */
  readonly people: number[] = $derived.by(() => {
    if (this.lookAs !== undefined) return [];
    if (this.around) return this.around.seat === undefined ? [] : [this.around.seat];
    return this.seats.flatMap((player, seat) => (player.kind === 'human' ? [seat] : []));
  });
  get watching(): boolean {
    return this.people.length === 0;
  }
  /** Whether somebody looks on at a table on a server, and can change nothing. */
  get spectating(): boolean {
    return this.around !== undefined && this.watching;
  }
  /** The viewer's seat, if the viewer has one. */
  get seat(): number | undefined {
    return /^\d+$/.test(this.viewer) ? Number(this.viewer) : undefined;
  }
  /** Whether the viewer can be chosen freely: when only bots play, and when all is over. A server tells
   * each person one view. */
  get mayChooseViewer(): boolean {
    return this.lookAs === undefined && !this.around && (this.watching || this.over);
  }
  get over(): boolean {
    return this.update.outcome != null || this.around?.over === true;
  }
  /** The seats to move. */
  get toMove(): number[] {
    return this.update.to_move.filter((mover) => mover !== 'chance').map(Number);
  }
  get yourMove(): boolean {
    return this.mover !== undefined;
  }
  /** The seat for which the person who looks is to move: the own one, or another that is played from it. */
  get mover(): number | undefined {
    const { seat } = this;
    if (this.past || this.over || seat === undefined) return undefined;
    const mine = (one: number) => this.people.includes(one) && (one === seat || this.singleHanded);
    return this.toMove.find(mine);
  }
  get consensus(): Consensus {
    return this.update.consensus;
  }
  /** Whether the table waits until everybody has seen something, such as a trick. */
  get awaitsAcknowledgement(): boolean {
    return !this.past && this.consensus.pause != null;
  }
  /** Whether somebody at this page has still to say that they have seen it. */
  get mayAcknowledge(): boolean {
    const { pause } = this.consensus;
    return !this.past && pause != null && (!this.around || pause[2].some((seat) => seat === this.around?.seat));
  }
  /** Whether nothing is hidden from anybody. */
  get open(): boolean {
    return !this.game.hides || this.over;
  }
  /** Whether the address of this table tells what is still hidden, and what comes next. */
  get linkRevealsSecrets(): boolean {
    return !this.open;
  }

  // ------------------------------------------------------------------ the story and the line of play

  get #current(): GameLog {
    void this.#grown;
    return this.#log;
  }
  /** All entries, also those that were taken back. */
  get story(): readonly LogLine[] {
    return this.#current.lines;
  }
  /** How many moves were made on the line of play. */
  get moveCount(): number {
    return this.#current.moveCount;
  }
  /** The number of the move after which the table is shown. */
  get shownMove(): number {
    return this.past?.index ?? this.moveCount;
  }
  /** A move on the line of play, by its number. */
  moveAt(move: number): LogLine | undefined {
    return this.#current.move(move);
  }
  /** The moves on the line of play up to a number, the last one first. */
  *movesBack(from: number): Generator<LogLine> {
    for (let move = from; move > 0; move--) {
      const line = this.moveAt(move);
      if (line) yield line;
    }
  }
  /** The entry of the log that a move on the line of play is; 0 is the opening. */
  entryOf(move: number): number {
    return this.moveAt(move)?.id ?? 0;
  }
  /** The number of the move that an entry of the log is; nothing if it was taken back. */
  moveOf(entry: number): number | undefined {
    return this.#current.moveOf(entry);
  }
  /** Whether an entry of the log is on the line of play. */
  isLive(entry: number): boolean {
    return this.moveOf(entry) !== undefined;
  }
  /** Where turns begin on the line of play. */
  get turnMarks(): readonly TurnMark[] {
    return this.#current.marks;
  }
  /** Those of them where chance came between. */
  get strongMarks(): readonly TurnMark[] {
    return this.#current.strongMarks;
  }

  // ------------------------------------------------------------------ changes

  /** The newest entry that was told to a viewer. */
  newestOf(viewer: Viewer): number {
    return this.#logs.get(viewer)?.newest ?? 0;
  }

  /** Takes an update. Gives the new entries; nothing where the viewer has missed some before it. */
  receive(update: Update): LogLine[] | undefined {
    const log = this.#logs.get(update.viewer) ?? new GameLog();
    const news = log.add(update);
    if (!news) return undefined;
    this.#logs.set(update.viewer, log);
    this.#log = log;
    this.#grown++;
    this.viewer = update.viewer;
    this.update = update;
    this.projections = log.projections;
    if (!sameSeats(this.seats, update.seats)) this.seats = update.seats;
    return news;
  }

  /** Forgets what was told: the table was opened again. */
  forget(): void {
    this.#logs.clear();
  }
}

function sameSeats(some: readonly Player[], others: readonly Player[]): boolean {
  return some.length === others.length && some.every(({ kind, name }, n) => others[n]?.kind === kind && others[n]?.name === name);
}
