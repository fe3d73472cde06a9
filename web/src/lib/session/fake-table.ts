// A table for tests: it plays a game in which whoever is to move says a number. As the real one it tells
// its subscriber what changes, before it answers the call that led to that.
import type { Board, DeviceAdapter, LogLine, Message, Opened, Past, Preview, Reply, Stamp, Thought, Update } from '../kernel/adapter';
import { Fault } from '../kernel/desk';
import type { Consensus, Cue, Offer, Player } from '../kernel/generated/answers';
import type { Command, Request } from '../kernel/generated/calls';

/** Something that is the same in every language. */
export const text = (said: string): Message => ({ key: 'text', args: { text: { text: said } } });

const offer = (move: string): Offer => ({ move, group: 'say', label: text(move), refs: [`choice:${move}`] });

interface Thinking {
  thought: Thought;
  /** The newest entry when it was asked for. */
  at: number;
  signal: AbortSignal | undefined;
  answer(best: string): void;
  fail(error: Error): void;
}

interface Entry {
  id: number;
  by: string;
  move: string | undefined;
  from: number;
  to: number;
  stamp: Stamp;
}

/** Seats take turns; `end` ends the game. Everything that is asked is written down. */
export class FakeTable implements DeviceAdapter {
  entries: Entry[] = [];
  /** The entries on the line of play. */
  path: number[] = [];
  asked: string[] = [];
  thoughts: Thinking[] = [];
  board: Board = { counters: [], places: [], zones: [] };
  consensus: Partial<Consensus> = {};
  /** What is timed in every move, before a bot thinks. */
  timed: Pick<Cue, 'what' | 'ms'>[] = [];
  reason = 'end';
  /** What the story says of a move. */
  sentence = (by: string, move: string): Message => text(`${by} says ${move}.`);
  question: Message | undefined;
  closed = false;
  broken = 0;
  /** How many updates get lost on their way. */
  lost = 0;
  #names: string[];
  #listener: ((update: Update) => void) | undefined;
  #linkListener: ((link: string) => void) | undefined;
  #subscribed: { viewer: string; told: number } | undefined;

  constructor(readonly kinds: string[]) {
    this.#names = kinds.map((kind, n) => `${kind} ${n}`);
  }

  get #players(): Player[] {
    return this.kinds.map((kind, n) => ({ kind, name: this.#names[n] ?? kind }));
  }
  get #tip(): number {
    return this.path.at(-1) ?? 0;
  }
  get #link(): string {
    return `link-${this.path.join('.')}`;
  }
  get #over(): boolean {
    return this.entries[this.#tip - 1]?.move === 'end';
  }
  get #toMove(): number {
    return this.path.length % this.kinds.length;
  }

  async open(): Promise<Opened> {
    this.asked.push('open');
    this.#subscribed = undefined;
    return { game: 'fake', seats: this.#players, seed: '1', setup: {}, typed_dice: false };
  }
  async seat(kinds: string[], names: string[]) {
    this.kinds.splice(0, this.kinds.length, ...kinds);
    this.#names = kinds.map((kind, n) => names[n] || `${kind} ${n}`);
    this.push();
    return { seats: this.#players };
  }
  onUpdate(listener: (update: Update) => void): void {
    this.#listener = listener;
  }
  onLink(listener: (link: string) => void): void {
    this.#linkListener = listener;
  }
  async subscribe(viewer: string, have: number): Promise<void> {
    this.asked.push(`subscribe ${viewer} ${have}`);
    this.#subscribed = { viewer, told: have };
    await Promise.resolve();
    this.push();
  }
  async since(viewer: string, have: number): Promise<Update> {
    this.asked.push(`since ${viewer} ${have}`);
    return this.#update(viewer, have);
  }

  /** Tells the subscriber what has changed. */
  push(): void {
    const to = this.#subscribed;
    if (!to) return;
    const update = this.#update(to.viewer, to.told);
    to.told = update.at;
    if (this.lost > 0) this.lost--;
    else this.#listener?.(update);
    this.#linkListener?.(this.#link);
  }

  #update(viewer: string, have: number): Update {
    const at = this.entries.length;
    const since = have > at ? 0 : have;
    const over = this.#over;
    return {
      at,
      since,
      board: this.board,
      consensus: { redo: false, undo: this.path.length > 0 ? [] : null, ...this.consensus },
      cues: this.#cues(at, since),
      game: 'fake',
      log: this.entries.slice(since).map((entry) => this.#line(entry)),
      outcome: over ? { reason: this.reason, seats: this.kinds.map(() => ({ rank: 1, score: 0 })) } : null,
      projections: {},
      question: this.question ? { message: this.question } : null,
      screen: { available: viewer === String(this.#toMove) && !over ? ['one', 'two'].map(offer) : [] },
      seats: this.#players,
      tip: this.#tip,
      to_move: over ? [] : [String(this.#toMove)],
      view: { viewer },
      viewer,
    };
  }
  #cues(at: number, since: number): Cue[] {
    const news = this.entries.slice(since).filter(({ move }) => move !== undefined);
    const cues = news.flatMap(({ id }) => this.timed.map((timed, n): Cue => ({ ...timed, key: `timed:${id}:${n}`, at })));
    const seat = this.#toMove;
    const bot = !this.#over && !this.consensus.pause && this.kinds[seat] !== 'human';
    return bot ? [...cues, { key: `bot:${at}:${seat}`, at, what: { bot_pause: seat }, ms: 600 }] : cues;
  }
  #line({ id, by, move, from, to, stamp }: Entry): LogLine {
    const line = { id, by, from, to, ...stamp };
    if (move === undefined) return { ...line, kind: 'jump', events: [], messages: [] };
    return { ...line, kind: 'move', move, events: [{ said: move }], messages: [this.sentence(by, move)] };
  }

  async send(command: Command, stamp: Stamp): Promise<Reply> {
    if (this.broken > 0) {
      this.broken--;
      throw new Fault('unreachable');
    }
    this.asked.push(`${command.seat} ${JSON.stringify(command.do)} at ${command.at}`);
    // The table is in a worker: nothing comes back before whoever asks has done what it does.
    await Promise.resolve();
    this.#carryOut(String(command.seat), command.do, stamp);
    this.push();
    return { at: this.entries.length, done: { entry: this.entries.length } };
  }
  #carryOut(by: string, request: Request, stamp: Stamp): void {
    if (typeof request === 'object' && 'move' in request) {
      this.#write(by, request.move, this.entries.length + 1, stamp);
      this.path.push(this.entries.length);
    } else if (typeof request === 'object' && 'back' in request) {
      this.#goBack(by, this.path.filter((id) => id <= request.back), stamp);
    } else if (request === 'undo') {
      this.#goBack(by, this.path.slice(0, this.path.findLastIndex((id) => this.entries[id - 1]?.by === by)), stamp);
    } else if (typeof request === 'object' && 'acknowledge' in request) {
      this.consensus = {};
    }
  }
  #goBack(by: string, path: number[], stamp: Stamp): void {
    this.#write(by, undefined, path.at(-1) ?? 0, stamp);
    this.path = path;
  }
  #write(by: string, move: string | undefined, to: number, stamp: Stamp): void {
    this.entries.push({ id: this.entries.length + 1, by, move, from: this.#tip, to, stamp });
  }

  async shown(at: number, viewer: string): Promise<Past> {
    this.asked.push(`shown ${at} ${viewer}`);
    return { board: this.board, screen: {}, view: { at, viewer } };
  }
  async course() {
    return [];
  }
  async check() {
    return { notation: 'one' };
  }
  async preview(seat: number, move: string): Promise<Preview> {
    return { move, events: [{ said: move }], messages: [this.sentence(String(seat), move)], then: { seats: [] }, undo: [] };
  }
  async backTargets() {
    return [0, ...this.path.slice(0, -1)].map((entry) => ({ entry, agree: [] }));
  }
  async details() {
    return [{ key: 'details' }];
  }
  async link(at?: number) {
    return at === undefined ? this.#link : `link-at-${at}`;
  }
  async positionLink(at: number, viewer: string) {
    return `fake.position.${at}-${viewer}`;
  }
  async save() {
    return new Uint8Array();
  }
  async catalogue() {
    return [{ id: 'scout', title: { key: 'card-scout' }, kind: 'unit', facts: {}, text: [text('Runs.')] }];
  }
  think(thought: Thought, signal?: AbortSignal) {
    return new Promise<never>((resolve, reject) => {
      const answer = (best: string) => resolve({ best, candidates: [], simulations: 0, why: null } as never);
      signal?.addEventListener('abort', () => reject(new Fault('the desk was closed')));
      this.thoughts.push({ thought, at: this.entries.length, signal, answer, fail: reject });
    });
  }
  close() {
    this.closed = true;
  }
}
