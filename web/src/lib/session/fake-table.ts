// A table for tests: it plays a game in which whoever is to move says a number.
import type { Board, LogLine, Message, Now, Past, TableAdapter, Thought } from '../kernel/adapter';
import { Fault } from '../kernel/desk';
import type { Consensus, Offer } from '../kernel/generated/answers';
import type { Command } from '../kernel/generated/calls';

/** Something that is the same in every language. */
export const text = (said: string): Message => ({ key: 'text', args: { text: { text: said } } });

const offer = (move: string): Offer => ({ move, group: 'say', label: text(move), refs: [`choice:${move}`] });

interface Thinking {
  thought: Thought;
  signal: AbortSignal | undefined;
  answer(best: string): void;
  fail(error: Error): void;
}

interface Entry {
  id: number;
  by: string;
  move: string | undefined;
  to: number;
}

/** Seats take turns; `end` ends the game. Everything that is asked is written down. */
export class FakeTable implements TableAdapter {
  entries: Entry[] = [];
  path: number[] = [];
  asked: string[] = [];
  thoughts: Thinking[] = [];
  hidden = true;
  board: Board = { counters: [], places: [], zones: [] };
  consensus: Partial<Consensus> = {};
  reason = 'end';
  /** What the story says of a move. */
  sentence = (by: string, move: string): Message => text(`${by} says ${move}.`);
  question: Message | undefined;
  closed = false;
  broken = 0;
  #seen = new Map<string, number>();

  constructor(readonly kinds: string[]) {}

  get #players() {
    return this.kinds.map((kind, n) => ({ kind, name: `${kind} ${n}` }));
  }
  get #toMove(): string {
    return String(this.path.length % this.kinds.length);
  }
  async open() {
    this.asked.push('open');
    return { game: 'fake', seats: this.#players, seed: '1', setup: {} };
  }
  async seat(kinds: string[]) {
    this.kinds.splice(0, this.kinds.length, ...kinds);
    return { seats: this.#players };
  }
  #line({ id, by, move }: Entry): LogLine {
    const line = { id, by, to: id, live: this.path.includes(id) };
    if (move === undefined) return { ...line, kind: 'jump', events: [], messages: [] };
    return { ...line, kind: 'move', move, events: [{ said: move }], messages: [this.sentence(by, move)] };
  }
  async now(viewer: string): Promise<Now> {
    this.asked.push(`now ${viewer}`);
    const since = this.#seen.get(viewer) ?? 0;
    this.#seen.set(viewer, this.entries.length);
    const over = this.entries.find((entry) => entry.id === this.path.at(-1))?.move === 'end';
    const mine = viewer === this.#toMove && !over;
    return {
      board: this.board,
      line: this.path.map((id) => [id, this.entries[id - 1]?.by ?? '0']),
      link: `link-${this.path.join('.')}`,
      open: !this.hidden,
      update: {
        at: this.entries.length,
        game: 'fake',
        log: this.entries.slice(since).map((entry) => this.#line(entry)),
        outcome: over ? { reason: this.reason, seats: this.kinds.map(() => ({ rank: 1, score: 0 })) } : null,
        projections: { consensus: { redo: false, undo: this.path.length > 0 ? [] : null, ...this.consensus } },
        screen: { available: mine ? ['one', 'two'].map(offer) : [] },
        question: this.question ? { message: this.question } : null,
        tip: this.path.at(-1) ?? 0,
        to_move: over ? [] : [this.#toMove],
        view: this.hidden ? { viewer } : 'open',
        viewer,
      },
    };
  }
  async send(command: Command, viewer: string): Promise<Now> {
    if (this.broken > 0) {
      this.broken--;
      throw new Fault('unreachable');
    }
    this.asked.push(`${command.seat} ${JSON.stringify(command.do)} at ${command.at}`);
    const by = String(command.seat);
    const request = command.do;
    if (typeof request === 'object' && 'move' in request) {
      this.entries.push({ id: this.entries.length + 1, by, move: request.move, to: 0 });
      this.path.push(this.entries.length);
    } else if (typeof request === 'object' && 'back' in request) {
      this.entries.push({ id: this.entries.length + 1, by, move: undefined, to: request.back });
      this.path = this.path.filter((id) => id <= request.back);
    } else if (request === 'undo') {
      const last = this.path.findLastIndex((id) => this.entries[id - 1]?.by === by);
      this.entries.push({ id: this.entries.length + 1, by, move: undefined, to: 0 });
      this.path = this.path.slice(0, last);
    }
    return this.now(viewer);
  }
  async shown(at: number, viewer: string): Promise<Past> {
    this.asked.push(`shown ${at} ${viewer}`);
    return { board: this.board, screen: {}, view: this.hidden ? { at, viewer } : at };
  }
  async story() {
    return this.entries.map((entry) => this.#line(entry));
  }
  async course() {
    return [];
  }
  async check() {
    return { notation: 'one' };
  }
  async details() {
    return [{ key: 'details' }];
  }
  async link(at?: number) {
    return `link-at-${at}`;
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
      this.thoughts.push({ thought, signal, answer, fail: reject });
    });
  }
  close() {
    this.closed = true;
  }
}
