// A puzzle on a table that answers as the kernel would: judged, taken back, and answered by the other side.
import { describe, expect, it, vi } from 'vitest';
import type { LocalTable, Puzzle, Stand, Update } from '../kernel/adapter';
import type { Offer } from '../kernel/generated/answers';
import type { Command, Request } from '../kernel/generated/calls';
import { isBest, PuzzleTable, type PuzzleEvents } from './puzzle-table';

const puzzle: Puzzle = { game: 'toy', name: 'easy 1', setup: {}, seat: 0, goal: 'win', grade: 'easy', line: [] };
const weighed = (move: string, worth: number) => ({ move, worth });
const offer = (move: string): Offer => ({ move, group: 'say', label: { key: move }, refs: [] });

/** Seat 0 says `good` or `bad`, seat 1 answers, and that is all. */
class Toy {
  moves: { by: string; move: string }[] = [];
  at = 0;
  asked: string[] = [];
  #told: () => void = () => undefined;

  async open({ seats }: { seats: string[] }) {
    return { seats: seats.map((kind) => ({ kind, name: kind })) };
  }
  onUpdate(told: () => void) {
    this.#told = told;
  }
  async subscribe() {
    this.#told();
  }
  async since(viewer: string, have: number): Promise<Update> {
    this.asked.push(`since ${viewer} ${have}`);
    const next = this.moves.length < 2 ? String(this.moves.length) : undefined;
    const available = viewer === next ? (next === '0' ? ['good', 'bad'] : ['reply', 'other']).map(offer) : [];
    const cues = next === '1' ? [{ key: 'bot', at: this.at, what: { bot_pause: 1 }, ms: 600 }] : [];
    const log = this.moves.map(({ by, move }, n) => ({ id: n + 1, by, move })).filter(({ id }) => id > have);
    return {
      at: this.at, tip: this.moves.length, since: have, viewer, view: { viewer }, board: {}, screen: { available }, consensus: {}, cues, log,
      to_move: next === undefined ? [] : [next], question: null, outcome: null, projections: {}, seats: [], game: 'toy',
    } as unknown as Update;
  }
  async stand(): Promise<Stand> {
    if (this.moves.length === 0) return { decides: { seat: 0, ours: true, moves: [weighed('good', 1), weighed('bad', 0)] } };
    if (this.moves.length === 1) return { decides: { seat: 1, ours: false, moves: [weighed('reply', 0), weighed('other', 1)] } };
    return { ended: 1 };
  }
  async check(_: number, notation: string) {
    return { notation };
  }
  async send({ seat, do: request }: Command) {
    this.asked.push(`${seat} ${JSON.stringify(request)}`);
    this.at++;
    if (typeof request === 'object' && 'move' in request) this.moves.push({ by: String(seat), move: request.move });
    if (typeof request === 'object' && 'back' in request) this.moves.length = request.back;
    this.#told();
    return { at: this.at, done: { entry: this.at } };
  }
  close() {}
}

async function table(toy = new Toy()) {
  const events = { weighing: vi.fn(), judged: vi.fn(), stands: vi.fn(), refuted: vi.fn(), rest: () => 0, failed: vi.fn() } satisfies PuzzleEvents;
  const adapter = new PuzzleTable(puzzle, (seat) => seat === 0, events, toy as unknown as LocalTable);
  const updates: Update[] = [];
  adapter.onUpdate((update) => updates.push(update));
  const seats = await adapter.lay(['You', 'Opponent']);
  await adapter.subscribe('0', 0);
  const send = (seat: number, request: Request) => adapter.send({ seat, at: 0, do: request }, {});
  return { toy, events, adapter, updates, seats, send };
}

describe('a table with a puzzle', () => {
  it('shows everything to whoever solves it, with the moves of that seat', async () => {
    const { updates, seats } = await table();
    expect(seats.map(({ kind }) => kind)).toEqual(['human', 'random']);
    expect(updates).toHaveLength(1);
    expect(updates[0]).toMatchObject({ viewer: '0', view: { viewer: 'all' } });
    expect(updates[0]?.screen.available.map(({ move }) => move)).toEqual(['good', 'bad']);
  });

  it('takes a right move, and answers with what leaves the least', async () => {
    const { events, adapter, updates, send } = await table();
    await send(0, { move: 'good' });
    expect(events.judged).toHaveBeenCalledWith(weighed('good', 1), true);
    expect(updates.at(-1)?.cues).toHaveLength(1);
    expect((await adapter.think()).best).toBe('reply');
    await send(1, { move: 'reply' });
    expect(events.judged).toHaveBeenCalledTimes(1);
    expect(events.stands).toHaveBeenLastCalledWith({ ended: 1 }, false);
    expect(updates.at(-1)).toMatchObject({ to_move: [], cues: [] });
  });

  it('shows a wrong move, says what answers it, and takes it back', async () => {
    const { toy, events, updates, send } = await table();
    await send(0, { move: 'bad' });
    expect(events.judged).toHaveBeenCalledWith(weighed('bad', 0), false);
    // Nobody goes on from there.
    expect(updates.at(-1)).toMatchObject({ to_move: [], cues: [] });
    await vi.waitFor(() => expect(toy.moves).toEqual([]));
    expect(events.refuted).toHaveBeenCalledWith(1, offer('reply'));
    expect(toy.asked).toContain('0 {"back":0}');
    await vi.waitFor(() => expect(updates.at(-1)?.screen.available).toHaveLength(2));
    await send(0, { move: 'good' });
    expect(events.judged).toHaveBeenLastCalledWith(weighed('good', 1), true);
  });

  it('lets nobody answer a wrong move while others agree to take it back', async () => {
    /** The other seat has to agree. */
    class Agreed extends Toy {
      override async send(command: Command) {
        const { do: request } = command;
        if (typeof request === 'object' && 'agree' in request) return super.send({ ...command, do: { back: request.agree as number } });
        if (typeof request !== 'object' || !('back' in request)) return super.send(command);
        const reply = await super.send({ ...command, do: { back: this.moves.length } });
        return { ...reply, done: { asked: [1] } } as unknown as typeof reply;
      }
    }
    const { updates, send, toy } = await table(new Agreed());
    await send(0, { move: 'bad' });
    await vi.waitFor(() => expect(toy.moves).toEqual([]));
    await vi.waitFor(() => expect(updates.at(-1)?.screen.available).toHaveLength(2));
    expect(updates.filter(({ tip, cues }) => tip > 0 && cues.length > 0)).toEqual([]);
  });

  it('calls a move best that leads as far as any other', () => {
    const moves = [weighed('one', 0.5), weighed('two', 0.5), weighed('three', 0.4)];
    expect(moves.map((move) => isBest(move, moves))).toEqual([true, true, false]);
  });
});

describe('a look at what somebody could do', () => {
  /** Who shoots is chosen before the shot: from the second shooter less can be reached. */
  class Shooters extends Toy {
    override async stand(): Promise<Stand> {
      const [first] = this.moves;
      if (!first) return { decides: { seat: 0, ours: true, moves: [weighed('select A1', 0.5), weighed('select A2', 0.2)] } };
      if (this.moves.length > 1) return { ended: 1 };
      return { decides: { seat: 0, ours: true, moves: [first.move === 'select A1' ? weighed('aim B1', 0.5) : weighed('aim B2', 0.2)] } };
    }
  }
  const send = (adapter: PuzzleTable, request: Request) => adapter.send({ seat: 0, at: 0, do: request }, { time: 0 });

  it('is not judged; the shot is, by what could have been reached', async () => {
    const toy = new Shooters();
    const events = { weighing: vi.fn(), judged: vi.fn(), stands: vi.fn(), refuted: vi.fn(), rest: () => 0, failed: vi.fn() } satisfies PuzzleEvents;
    const adapter = new PuzzleTable({ ...puzzle, goal: 'take-out' }, (seat) => seat === 0, events, toy as unknown as LocalTable);
    await adapter.lay(['you', 'other']);
    await adapter.subscribe('all', 0);
    await send(adapter, { move: 'select A2' });
    expect(events.judged).not.toHaveBeenCalled();
    expect(events.stands).toHaveBeenLastCalledWith(expect.anything(), true);
    await send(adapter, { back: 0 });
    expect(events.stands).toHaveBeenLastCalledWith(expect.anything(), false);
    await send(adapter, { move: 'select A2' });
    await send(adapter, { move: 'aim B2' });
    expect(events.judged).toHaveBeenLastCalledWith(weighed('aim B2', 0.2), false);
    await vi.waitFor(() => expect(toy.moves).toHaveLength(1));
    await send(adapter, { back: 0 });
    await send(adapter, { move: 'select A1' });
    await send(adapter, { move: 'aim B1' });
    expect(events.judged).toHaveBeenLastCalledWith(weighed('aim B1', 0.5), true);
  });
});
