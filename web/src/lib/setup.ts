// What is needed to open a new table: who sits where, the options, the seed.
import type { Described, Opening } from './kernel/adapter';
import { anySeed } from './seed';
import type { Choice, ErrorMessage, Listing } from './kernel/generated/answers';

export type Options = Record<string, string>;

/** Who is to sit on a seat: `human`, or a bot as it is listed, with its number where it has one. */
export interface Sitter {
  kind: string;
  name: string;
  number: number;
}

/** How many simulations, moves or deals a bot gets that needs a number and was not given one. */
const USUAL_NUMBER = 100;

/** The largest number that deals. */
const LARGEST_SEED = 2n ** 64n - 1n;

/** The bot against which one plays when nothing is said: the second of the levels. */
export function usualBot(game: Described): string {
  const levels = game.bots.filter((bot) => bot.level);
  return (levels[1] ?? levels[0] ?? game.bots[0])?.name ?? 'random';
}

/** A game that can be begun with one click: with as few seats as it allows. */
export function quickGame(game: Described, watch = false): Opening {
  const bot = usualBot(game);
  const seats = Array.from({ length: game.seats.from }, (_, seat) => (seat === 0 && !watch ? 'human' : bot));
  return { game: game.id, setup: { seats: seats.length }, seed: anySeed(), seats, names: [] };
}

/** Whoever sits down on a seat first: a person on the first, bots on the others. */
export function usualSitters(game: Described): Sitter[] {
  return Array.from({ length: game.seats.to }, (_, seat) => ({
    kind: seat === 0 ? 'human' : usualBot(game),
    name: '',
    number: USUAL_NUMBER,
  }));
}

/** Whether a bot's name is followed by a number. */
export function takesNumber(kind: string): boolean {
  return kind.endsWith(':N');
}

/** The kind of player as the kernel is told. */
export function kindOf({ kind, number }: Sitter): string {
  return takesNumber(kind) ? kind.replace(/N$/, String(number)) : kind;
}

/** Levels first, and those for study apart. */
export function sorted(bots: Listing[]): { levels: Listing[]; study: Listing[] } {
  return { levels: bots.filter((bot) => bot.level), study: bots.filter((bot) => !bot.level) };
}

/** All options at their defaults. */
export function defaults(game: Described): Options {
  return Object.fromEntries(game.options.map(({ key, default: value }) => [key, value]));
}

/** The options that differ from the defaults. */
export function changed(game: Described, values: Options): Options {
  const differs = ({ key, default: value }: Choice) => values[key] !== undefined && values[key] !== value;
  return Object.fromEntries(game.options.filter(differs).map(({ key }) => [key, values[key] ?? '']));
}

/** The preset that these options are, if they are one. */
export function presetOf(game: Described, values: Options): string | undefined {
  const mine = JSON.stringify(Object.entries(changed(game, values)).sort());
  const same = game.presets.find(({ sets }) => JSON.stringify(Object.entries(sets).sort()) === mine);
  return same?.name;
}

/** Reads a seed: empty for a secret one, nothing where it is no seed. */
export function seedIn(text: string): string | undefined {
  const digits = text.trim();
  if (digits === '') return anySeed();
  if (!/^\d{1,20}$/.test(digits)) return undefined;
  const seed = BigInt(digits);
  return seed <= LARGEST_SEED ? String(seed) : undefined;
}

/** Where on the page a refusal belongs: to an option, a seat, the number of seats, or nowhere. */
export type Spot = { option: string } | { seat: number } | 'seats' | undefined;

/** Finds the place of a refusal. */
export function spotOf(why: ErrorMessage, game: Described, kinds: string[]): Spot {
  const { fields } = why;
  const keys = game.options.map(({ key }) => key);
  if (fields.option !== undefined && keys.includes(fields.option)) return { option: fields.option };
  const named = keys.find((key) => key in fields);
  if (named) return { option: named };
  const seat = fields.name === undefined ? -1 : kinds.indexOf(fields.name);
  if (seat >= 0) return { seat };
  return 'seats' in fields ? 'seats' : undefined;
}
