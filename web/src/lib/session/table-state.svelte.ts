// What is on the table, as one viewer may know it: now, or at a moment in the past. Interface state
// only: what is legal, who moves and what is known comes from the kernel.
import type { Described, Viewer } from '../kernel/adapter';
import type { Board, Consensus, LogLine, Message, Now, Offer, Outcome, Past, Player, Setup } from '../kernel/generated/answers';

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

const NOTHING_AGREED = { redo: false } as Consensus;

export class TableState {
  readonly game: Described;
  seats = $state.raw<Player[]>([]);
  /** What the table was opened with, where that is known. */
  setup = $state.raw<Setup>({});
  viewer = $state<Viewer>('spectator');
  /** Where this is a position to look at, at which nobody plays: as whom. */
  lookAs = $state<Viewer>();
  now = $state.raw<Now>()!;
  story = $state.raw<LogLine[]>([]);
  projections = $state.raw<Record<string, unknown>>({});
  /** The moment in the past that is shown. */
  past = $state.raw<PastMoment>();

  /** Updates hold only those projections that changed, for each viewer. */
  readonly #projectionsOf = new Map<Viewer, Record<string, unknown>>();

  constructor(game: Described) {
    this.game = game;
  }

  // ------------------------------------------------------------------ the position that is shown

  get update() {
    return this.now.update;
  }
  /** What the viewer may know. */
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
  get people(): number[] {
    if (this.lookAs !== undefined) return [];
    return this.seats.flatMap((player, seat) => (player.kind === 'human' ? [seat] : []));
  }
  get watching(): boolean {
    return this.people.length === 0;
  }
  /** The viewer's seat, if the viewer has one. */
  get seat(): number | undefined {
    return /^\d+$/.test(this.viewer) ? Number(this.viewer) : undefined;
  }
  /** Whether the viewer can be chosen freely: when only bots play, and when all is over. */
  get mayChooseViewer(): boolean {
    return this.lookAs === undefined && (this.watching || this.over);
  }
  get over(): boolean {
    return this.update.outcome != null;
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
  get consensus(): Consensus {
    return (this.projections.consensus as Consensus | undefined) ?? NOTHING_AGREED;
  }
  /** Whether the table waits until everybody has seen something, such as a trick. */
  get awaitsAcknowledgement(): boolean {
    return !this.past && this.consensus.pause != null;
  }
  /** Whether the address of this table tells what is still hidden, and what comes next. */
  get linkRevealsSecrets(): boolean {
    return !this.over && !this.now.open;
  }

  // ------------------------------------------------------------------ the line of play

  /** How many moves were made on the line of play. */
  get moveCount(): number {
    return this.now.line.length;
  }
  /** The number of the move after which the table is shown. */
  get shownMove(): number {
    return this.past?.index ?? this.moveCount;
  }
  /** The entry of the log that a move on the line of play is; 0 is the opening. */
  entryOf(move: number): number {
    return move === 0 ? 0 : (this.now.line[move - 1]?.[0] ?? 0);
  }
  /** The number of the move that an entry of the log is; nothing if it was taken back. */
  moveOf(entry: number): number | undefined {
    const { line } = this.now;
    let [low, high] = [0, line.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((line[middle]?.[0] ?? 0) < entry) low = middle + 1;
      else high = middle;
    }
    return line[low]?.[0] === entry ? low + 1 : undefined;
  }

  // ------------------------------------------------------------------ changes

  /** Takes the newest state of the table, for the same viewer. */
  receive(now: Now): void {
    const known = { ...this.#projectionsOf.get(this.viewer), ...now.update.projections };
    this.#projectionsOf.set(this.viewer, known);
    this.projections = known;
    this.now = now;
  }

  /** Shows the table to a viewer. */
  showTo(viewer: Viewer, now: Now, story: LogLine[]): void {
    this.viewer = viewer;
    this.story = story;
    this.receive(now);
  }

  /** The table is told everything anew: it was opened again, or other players sit at it. */
  forgetProjections(): void {
    this.#projectionsOf.clear();
  }
}
