// What the notation of a move speaks of, so that it can be made where the thing lies.
import type { Offer } from '../../lib/kernel/generated/answers';
import type { Color } from '../../lib/kernel/generated/innovation';
import { COLORS } from './catalogue';

/** What a move is about. */
export type Deed =
  | { verb: 'draw' | 'pass' }
  | { verb: 'place' | 'meld' | 'dogma'; card: string }
  | { verb: 'achieve'; age: number }
  | { verb: 'pick'; card: string }
  | { verb: 'pick'; color: Color }
  | { verb: 'pick'; value: number }
  | { verb: 'pick'; seat: number }
  | { verb: 'pick'; word: 'yes' | 'second' };

function picked(rest: string): Deed {
  const color = COLORS.find((known) => known === rest);
  if (color) return { verb: 'pick', color };
  if (/^\d+$/.test(rest)) return { verb: 'pick', value: Number(rest) };
  const seat = /^seat (\d+)$/.exec(rest)?.[1];
  if (seat) return { verb: 'pick', seat: Number(seat) };
  if (rest === 'yes' || rest === 'second') return { verb: 'pick', word: rest };
  return { verb: 'pick', card: rest };
}

/** Reads a move; nothing for what no seat can do. */
export function deedOf(notation: string): Deed | undefined {
  const [, verb, rest = ''] = /^(\w+)\s*(.*)$/.exec(notation) ?? [];
  switch (verb) {
    case 'draw':
    case 'pass':
      return { verb };
    case 'place':
    case 'meld':
    case 'dogma':
      return { verb, card: rest };
    case 'achieve':
      return { verb, age: Number(rest) };
    case 'pick':
      return picked(rest);
    default:
      return undefined;
  }
}

/** The legal moves, by what has to be touched to make them. */
export interface Choices {
  cards: Map<string, string[]>;
  colors: Map<Color, string>;
  values: Map<number, string>;
  seats: Map<number, string>;
  words: Map<'yes' | 'second' | 'pass', string>;
  ages: Map<number, string>;
  draw: string | undefined;
}

/** Sorts the legal moves. */
export function choicesOf(offers: readonly Offer[]): Choices {
  const choices: Choices = {
    cards: new Map(),
    colors: new Map(),
    values: new Map(),
    seats: new Map(),
    words: new Map(),
    ages: new Map(),
    draw: undefined,
  };
  for (const { move } of offers) {
    const deed = deedOf(move);
    if (!deed) continue;
    if ('card' in deed) choices.cards.set(deed.card, [...(choices.cards.get(deed.card) ?? []), move]);
    else if ('color' in deed) choices.colors.set(deed.color, move);
    else if ('value' in deed) choices.values.set(deed.value, move);
    else if ('seat' in deed) choices.seats.set(deed.seat, move);
    else if ('word' in deed) choices.words.set(deed.word, move);
    else if ('age' in deed) choices.ages.set(deed.age, move);
    else if (deed.verb === 'pass') choices.words.set('pass', move);
    else choices.draw = move;
  }
  return choices;
}
