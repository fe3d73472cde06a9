// Dice that are typed at a table that is a fake: it asks for so many dice, one after another.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Described } from '../kernel/adapter';
import type { LogLine, Update } from '../kernel/generated/answers';
import type { Request } from '../kernel/generated/calls';
import { TableState } from './table-state.svelte';
import { TypedDice } from './typed-dice.svelte';

let state: TableState;
let dice: TypedDice;
let sent: Request[];
/** For which seats it was sent, where that was said. */
let seats: (number | undefined)[];
/** What was decided and what fell, on the line of play. */
let line: string[];
let entries: number;
let unneeded: number[];

/** So many dice are asked for after `fire`. */
const THROW = 3;

const isDie = (move: string) => move.startsWith('roll');
const lastDecision = () => line.findLastIndex((move) => !isDie(move));
const asksForDice = () => lastDecision() >= 0 && line.length - 1 - lastDecision() < THROW;

/** Tells the page what is on the table now. */
function tell(log: Pick<LogLine, 'kind' | 'by' | 'move' | 'from' | 'to' | 'typed'>[]): void {
  const since = entries;
  const lines = log.map((one) => ({ ...one, id: ++entries, events: [], messages: [] }));
  state.receive({
    viewer: '0', since, at: entries, tip: lines.at(-1)?.to ?? since, log: lines as LogLine[], to_move: asksForDice() ? ['chance'] : ['0'],
    seats: [], projections: {}, consensus: { redo: false }, cues: [],
  } as unknown as Update);
}

const ids: number[] = [];
function make(move: string, typed: number | null = isDie(move) ? 1 : null): void {
  line.push(move);
  ids.push(entries + 1);
  tell([{ kind: 'move', by: isDie(move) ? 'chance' : '0', move, typed, from: ids.at(-2) ?? 0, to: entries + 1 }]);
}

function handle(request: Request): void {
  sent.push(request);
  if (typeof request === 'object' && 'back' in request) {
    const keep = ids.indexOf(request.back) + 1;
    line = line.slice(0, keep);
    ids.splice(keep);
    tell([{ kind: 'jump', by: '0', move: null, from: entries, to: request.back }]);
  } else if (typeof request === 'object' && 'move' in request) {
    const [move = '', ...typed] = request.move.split(' ');
    make(move);
    typed.forEach((die) => make(`roll ${die}`));
  } else if (typeof request === 'object' && 'chance' in request) make(request.chance);
  else if (request === 'roll') make('roll 1', null);
}

beforeEach(() => {
  state = new TableState({ id: 'fake', name: 'Fake' } as Described);
  state.typedDice = true;
  [sent, seats, line, unneeded, entries] = [[], [], [], [], 0];
  ids.length = 0;
  dice = new TypedDice(state, {
    send: (request, seat) => {
      seats.push(seat);
      return Promise.resolve(handle(request));
    },
    unneeded: (count) => unneeded.push(count),
  });
  tell([]);
});

describe('typing', () => {
  it('makes the move that opens a throw together with its first die', async () => {
    await dice.type(5, 'fire');
    expect([sent, dice.awaited]).toEqual([[{ move: 'fire 5' }], true]);
  });

  it('takes several in a row, however fast they come', async () => {
    handle({ move: 'fire' });
    await Promise.all([dice.type(4), dice.type(4), dice.type(6)]);
    expect(line).toEqual(['fire', 'roll 4', 'roll 4', 'roll 6']);
    expect([dice.awaited, unneeded]).toEqual([false, []]);
  });

  it('says how many nobody asked for', async () => {
    handle({ move: 'fire' });
    await Promise.all([1, 2, 3, 4, 5].map((die) => dice.type(die)));
    expect([line.length, unneeded]).toEqual([4, [2]]);
  });

  it('is for tables whose dice are typed', () => {
    handle({ move: 'fire' });
    state.typedDice = false;
    expect([dice.awaited, dice.loose]).toEqual([false, []]);
  });
});

describe('rolling', () => {
  it('opens the throw first where that has not been done', async () => {
    await dice.roll('fire');
    await dice.roll('fire');
    expect(sent).toEqual([{ move: 'fire' }, 'roll', 'roll']);
  });
});

describe('correcting', () => {
  it('puts another number there and keeps what was typed after it', async () => {
    handle({ move: 'fire 5 4 6' });
    const [first] = dice.loose;
    await dice.correct(first?.id ?? 0, 2, () => true);
    expect(line).toEqual(['fire', 'roll 2', 'roll 4', 'roll 6']);
    // Whoever typed a die takes it back.
    expect(seats).toEqual([1, undefined, undefined, undefined]);
  });

  it('leaves alone what the table rolled, and what fell before it', async () => {
    handle({ move: 'fire 5' });
    await dice.roll();
    await dice.type(3);
    expect(dice.loose.map(({ move }) => move)).toEqual(['roll 3']);
    expect(dice.sinceDecision).toHaveLength(3);
  });

  it('keeps nothing that was for another die', async () => {
    handle({ move: 'fire 5 4 6' });
    await dice.correct(dice.loose[1]?.id ?? 0, 1, () => false);
    expect([line, dice.awaited]).toEqual([['fire', 'roll 5', 'roll 1'], true]);
  });

  it('ends with the next decision', async () => {
    handle({ move: 'fire 5 4 6' });
    const wrong = dice.loose[0]?.id ?? 0;
    handle({ move: 'fire' });
    await dice.correct(wrong, 1, () => true);
    expect([dice.loose, line.length]).toEqual([[], 5]);
  });
});
