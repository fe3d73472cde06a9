// A table with a puzzle on it, as the page sees any table. Everything is open, the moves of those who solve
// it are judged, a wrong one is taken back, and the others answer with what is best for them.
import {
  LocalTable, type Advice, type BackTarget, type Checked, type Command, type Message, type Moment, type Past, type Preview, type Puzzle,
  type Reply, type Sheet, type Stamp, type Stand, type TableAdapter, type Update, type Viewer,
} from '../kernel/adapter';
import type { Offer, Player, Shown } from '../kernel/generated/answers';

/** A move and what it leads to, when everybody plays best. */
export type Weighed = Extract<Stand, { decides: unknown }>['decides']['moves'][number];

/** Two lines that lead to the same differ by less than this. */
const SAME = 1e-9;
/** Who answers is told by the search; at the table any bot will do. */
const ANSWERS = 'random';
const HUMAN = 'human';

/** What the table tells whoever follows the attempt. */
export interface PuzzleEvents {
  /** The search takes its time, or has come to its end. */
  weighing(on: boolean): void;
  /** A move of those who solve it was chosen: whether it is right. */
  judged(move: Weighed, right: boolean): void;
  /** How it stands after a change, and whether only a look has led away from the best. */
  stands(stand: Stand, astray: boolean): void;
  /** What the others would do after a wrong move. */
  refuted(seat: number, offer: Offer): void;
  /** How long a wrong move stays on the table, in milliseconds. */
  rest(): number;
  failed(error: unknown): void;
}

/** Whether a move leads as far as any other. */
export function isBest(move: Weighed, moves: readonly Weighed[]): boolean {
  return move.worth > Math.max(...moves.map(({ worth }) => worth)) - SAME;
}

/** Moves that only look at what somebody could do, where a puzzle asks for the best odds: they decide nothing yet. */
const LOOKS = /^select /;

function decides(stand: Stand | undefined) {
  return stand && 'decides' in stand ? stand.decides : undefined;
}

export class PuzzleTable implements TableAdapter {
  readonly #table: LocalTable;
  readonly #puzzle: Puzzle;
  readonly #ours: (seat: number) => boolean;
  readonly #events: PuzzleEvents;
  #listener: ((update: Update) => void) | undefined;
  #viewer: Viewer = 'all';
  /** The newest entry that was told, and where the table is. */
  #told = 0;
  #now = { at: 0, tip: 0 };
  #stand: Stand | undefined;
  /** Where a wrong move was made, until it is taken back: while it is on the table nobody goes on. */
  #wrong: number | undefined;
  /** Where a look began, and what could be reached from there. */
  #look: { from: number; best: number } | undefined;
  #closed = false;
  #telling: Promise<void> = Promise.resolve();

  /** `ours` says which seats solve it. */
  constructor(puzzle: Puzzle, ours: (seat: number) => boolean, events: PuzzleEvents, table = new LocalTable()) {
    this.#puzzle = puzzle;
    this.#ours = ours;
    this.#events = events;
    this.#table = table;
  }

  /** Puts the puzzle on the table. */
  async lay(names: string[]): Promise<Player[]> {
    const { game, setup } = this.#puzzle;
    const seats = names.map((_, seat) => (this.#ours(seat) ? HUMAN : ANSWERS));
    const opened = await this.#table.open({ game, setup, seed: 'fast:0', seats, names });
    this.#table.onUpdate(() => this.#hear());
    return opened.seats;
  }

  onUpdate(listener: (update: Update) => void): void {
    this.#listener = listener;
  }

  async subscribe(viewer: Viewer, have: number): Promise<void> {
    this.#viewer = viewer;
    this.#told = have;
    await this.#table.subscribe(viewer, have);
    await this.#telling;
  }

  since(viewer: Viewer, have: number): Promise<Update> {
    return this.#open(viewer, have);
  }

  /** Changes are told one after the other, each with all that is known of it. */
  #hear(): void {
    this.#telling = this.#telling.then(async () => {
      try {
        const update = await this.#open(this.#viewer, this.#told);
        this.#told = update.at;
        this.#listener?.(update);
        if (this.#stand && !this.#closed) this.#events.stands(this.#stand, this.#astray);
      } catch (error) {
        if (!this.#closed) this.#events.failed(error);
      }
    });
  }

  /** How things are for a viewer who sees everything, and chooses for all who solve it. */
  async #open(viewer: Viewer, have: number): Promise<Update> {
    const all = await this.#table.since('all', have);
    this.#now = { at: all.at, tip: all.tip };
    // Some have to agree before it is gone, and the table tells of each of them.
    const wrong = this.#wrong !== undefined && all.tip > this.#wrong;
    // Whoever has gone back looks at nobody any more.
    if (this.#look && all.tip <= this.#look.from) this.#look = undefined;
    const stand = await this.#weigh();
    this.#stand = stand;
    const chooses = all.to_move.map(Number).find(this.#ours);
    const { screen, question, consensus } = await this.#table.since(String(chooses ?? viewer), all.at);
    const update = { ...all, viewer, screen, question, consensus } as Update;
    return wrong || !decides(stand) ? this.#stop(update) : update;
  }

  async #weigh(): Promise<Stand> {
    this.#events.weighing(true);
    try {
      return await this.#table.stand(this.#puzzle.seat, this.#puzzle.goal);
    } finally {
      this.#events.weighing(false);
    }
  }

  /** The end of a line: nobody goes on from here, also where the game itself is over. What comes after it, as
   * the next deal, is not shown; the dice that decide are. */
  async #stop(update: Update): Promise<Update> {
    const still = { ...update, cues: update.cues.filter(({ what }) => !('bot_pause' in what)), question: null, to_move: [], outcome: null };
    const last = update.log.findLast(({ by }) => by !== 'chance')?.id;
    if (this.#puzzle.goal === 'take-out' || last === undefined || last === update.tip) return { ...still, screen: withoutOffers(update.screen) };
    const { view, board, screen } = await this.#table.shown(last, 'all');
    const log = update.log.filter(({ id }) => id <= last);
    return { ...still, at: last, tip: last, log, view, board, screen: withoutOffers(screen) };
  }

  async send(command: Command, stamp: Stamp): Promise<Reply> {
    const moves = this.#ours(command.seat) ? decides(this.#stand)?.moves : undefined;
    const chosen = moves && (await this.#chosen(command, moves));
    if (!moves || !chosen) return this.#pass(command, stamp);
    const before = this.#now.tip;
    if (this.#puzzle.goal === 'take-out' && LOOKS.test(chosen.move)) {
      this.#look ??= { from: before, best: Math.max(...moves.map(({ worth }) => worth)) };
      return this.#pass(command, stamp);
    }
    // Whoever has looked elsewhere is judged by what could have been reached.
    const right = isBest(chosen, moves) && (this.#look === undefined || chosen.worth > this.#look.best - SAME);
    if (right) this.#look = undefined;
    this.#wrong = right ? undefined : before;
    this.#events.judged(chosen, right);
    const reply = await this.#pass(command, stamp);
    if (reply.error) this.#wrong = undefined;
    else if (!right) void this.#takeBack(command.seat, before).catch((error) => !this.#closed && this.#events.failed(error));
    return reply;
  }

  /** The move of a command, among those that were weighed. */
  async #chosen({ seat, do: request }: Command, moves: readonly Weighed[]): Promise<Weighed | undefined> {
    if (typeof request !== 'object' || !('move' in request)) return undefined;
    try {
      const { notation } = await this.#table.check(seat, request.move);
      return moves.find(({ move }) => move === notation);
    } catch {
      // The table says what is wrong with it.
      return undefined;
    }
  }

  async #pass(command: Command, stamp: Stamp): Promise<Reply> {
    const reply = await this.#table.send({ ...command, at: this.#now.at }, stamp);
    await this.#telling;
    return reply;
  }

  /** Whether somebody is looked at from whom the best can no longer be reached. */
  get #astray(): boolean {
    const best = decides(this.#stand)?.moves[0]?.worth;
    return this.#look !== undefined && best !== undefined && best < this.#look.best - SAME;
  }

  /** Says what the others would do, and takes a wrong move back. */
  async #takeBack(seat: number, entry: number): Promise<void> {
    const next = decides(this.#stand);
    if (next && !next.ours) await this.#refute(next.seat, next.moves[0]?.move);
    await new Promise((done) => setTimeout(done, this.#events.rest()));
    if (this.#closed) return;
    const stamp = { time: Date.now() };
    const { done } = await this.#table.send({ seat, at: this.#now.at, do: { back: entry } }, stamp);
    const asked = done != null && typeof done === 'object' && 'asked' in done ? done.asked : [];
    for (const other of asked) await this.#table.send({ seat: other, at: this.#now.at, do: { agree: entry } }, stamp);
    this.#wrong = undefined;
  }

  async #refute(seat: number, reply: string | undefined): Promise<void> {
    const { screen } = await this.#table.since(String(seat), this.#now.at);
    const offer = screen.available.find(({ move }) => move === reply);
    if (offer) this.#events.refuted(seat, offer);
  }

  /** Whoever answers plays what leaves the least. */
  async think(): Promise<Advice> {
    const best = decides(this.#stand)?.moves[0]?.move ?? '';
    return { best, candidates: [], simulations: 0, why: null };
  }

  async shown(at: number, viewer: Viewer): Promise<Past> {
    const [all, { screen }] = await Promise.all([this.#table.shown(at, 'all'), this.#table.shown(at, viewer)]);
    return { ...all, screen };
  }

  course(viewer: Viewer): Promise<Moment[]> {
    return this.#table.course(viewer);
  }

  check(seat: number, text: string): Promise<Checked> {
    return this.#table.check(seat, text);
  }

  preview(seat: number, text: string): Promise<Preview> {
    return this.#table.preview(seat, text);
  }

  backTargets(seat: number): Promise<BackTarget[]> {
    return this.#table.backTargets(seat);
  }

  details(at: number, _: Viewer, topic: string): Promise<Message[]> {
    return this.#table.details(at, 'all', topic);
  }

  positionLink(at: number): Promise<string> {
    return this.#table.positionLink(at, 'all');
  }

  catalogue(game: string): Promise<Sheet[]> {
    return this.#table.catalogue(game);
  }

  close(): void {
    this.#closed = true;
    this.#table.close();
  }
}

function withoutOffers(screen: unknown): Shown {
  return { ...(screen as object), available: [] };
}
