// What is needed to open a new table: who sits where, the options, the seed.
import type { Described, Opening } from './kernel/adapter';
import { capital } from './fluent';
import type { GameWords } from './game-words.svelte';
import { t } from './i18n/index.svelte';
import { keyOf } from './messages';
import { savedLists, takesLists } from './saved-lists';
import { anySeed } from './seed';
import type { Choice, ErrorMessage, Listing } from './kernel/generated/answers';

export type Options = Record<string, string>;

/** Who is to sit on a seat: `human`, or a bot as it is listed, with its number where it has one. */
export interface SeatChoice {
  kind: string;
  name: string;
  number: number;
}

/** How many simulations, moves or deals a bot gets that needs a number and was not given one. */
const DEFAULT_NUMBER = 100;

/** The largest number that deals. */
const LARGEST_SEED = 2n ** 64n - 1n;

/** The order on the shelf; what is not named comes after. */
const SHELF = ['innovation', 'texas-42', 'skirmish', 'mordheim'];

/** How long a game takes, about, in minutes. */
const MINUTES: Record<string, number> = { innovation: 45, 'texas-42': 30, skirmish: 20, mordheim: 90 };

/** How long its guided first game takes. */
const LESSON_MINUTES: Record<string, number> = { innovation: 8, 'texas-42': 7, skirmish: 7, mordheim: 10 };

/** How long the guided first game takes, about, in minutes, where there is one. */
export function lessonMinutesOf(game: string): number | undefined {
  return LESSON_MINUTES[game];
}

/** How long a game takes, about, in minutes, where that is known. */
export function minutesOf(game: string): number | undefined {
  return MINUTES[game];
}

/** The game to begin with where nobody has said which: the shortest. */
export function shortest(games: readonly Described[]): Described | undefined {
  return games.toSorted((a, b) => (MINUTES[a.id] ?? Infinity) - (MINUTES[b.id] ?? Infinity))[0];
}

/** The games as they stand on the shelf. */
export function inShelfOrder(games: readonly Described[]): Described[] {
  const place = ({ id }: Described) => (SHELF.includes(id) ? SHELF.indexOf(id) : SHELF.length);
  return games.toSorted((a, b) => place(a) - place(b));
}

/** The bot to play against when nothing is said: the second of the levels. */
export function defaultBot(game: Described): string {
  const levels = game.bots.filter((bot) => bot.level);
  return (levels[1] ?? levels[0] ?? game.bots[0])?.name ?? 'random';
}

/** A game that can be begun with one click: with as few seats as it allows. */
export function quickGame(game: Described, watch = false): Opening {
  const bot = defaultBot(game);
  const seats = Array.from({ length: game.seats.from }, (_, seat) => (seat === 0 && !watch ? 'human' : bot));
  return { game: game.id, setup: { seats: seats.length }, seed: anySeed(), seats, names: [] };
}

/** Who sits where at first: a person on the first seat, bots on the others; or people everywhere. */
export function defaultSeats(game: Described, together = false): SeatChoice[] {
  return Array.from({ length: game.seats.to }, (_, seat) => ({
    kind: together || seat === 0 ? 'human' : defaultBot(game),
    name: '',
    number: DEFAULT_NUMBER,
  }));
}

/** Whether a bot's name is followed by a number. */
export function takesNumber(kind: string): boolean {
  return kind.endsWith(':N');
}

/** The kind of player as the kernel is told. */
export function kindOf({ kind, number }: SeatChoice): string {
  return takesNumber(kind) ? kind.replace(/N$/, String(number)) : kind;
}

const LEVELS = ['novice', 'casual', 'strong', 'master', 'grandmaster'] as const;

/** What a bot is called: a level, an older version of one (`strong@1`), or a bot for study. */
export function botName(kind: string): string {
  const [word, version] = kind.split('@');
  const level = LEVELS.find((known) => known === word);
  if (!level) return kind.replace(/:N$/, '');
  return version === undefined ? t(`level-${level}`) : t('level-version', { level: t(`level-${level}`), version });
}

/** What an option is about. */
export function optionName(words: GameWords, key: string): string {
  return capital(words.say({ key: keyOf('option', key) }));
}

/** A value of an option: in words where it has some, and otherwise as it is. */
export function valueName(words: GameWords, key: string, value: string): string {
  if (value === 'on' || value === 'off') return t(`setup-${value}`);
  return words.word(keyOf(keyOf('option', key), value)) ?? value;
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

/** Whether the game is played on a real table beside the device: people play there, with dice of their own. */
export function isBesideTable(values: Options): boolean {
  return values['space'] === 'table';
}

/** What sides are called whose players gave no name: as their rosters, where those differ. */
export function rosterNames(words: GameWords, game: Described, values: Options): string[] {
  const names = game.options.filter(({ key }) => takesLists(game.id, key)).map(({ key }) => {
    const value = values[key] ?? '';
    const built = savedLists(game.id).find((list) => list.value === value)?.name;
    // What stands in brackets behind a ready roster is its kind.
    return built ?? words.word(keyOf(keyOf('option', key), value))?.replace(/ \(.*\)$/, '') ?? '';
  });
  return new Set(names).size === names.length ? names : [];
}

/** Reads a seed: empty for a secret one, nothing where it is no seed. */
export function parseSeed(text: string): string | undefined {
  const digits = text.trim();
  if (digits === '') return anySeed();
  if (!/^\d{1,20}$/.test(digits)) return undefined;
  const seed = BigInt(digits);
  return seed <= LARGEST_SEED ? String(seed) : undefined;
}

/** Where on the page a refusal belongs: to an option, a seat, the number of seats, or nowhere. */
export type ErrorPlace = { option: string } | { seat: number } | 'seats' | undefined;

/** Finds the place of a refusal. */
export function errorPlaceOf(why: ErrorMessage, game: Described, kinds: string[]): ErrorPlace {
  const { fields } = why;
  const keys = game.options.map(({ key }) => key);
  if (fields.option !== undefined && keys.includes(fields.option)) return { option: fields.option };
  const named = keys.find((key) => key in fields);
  if (named) return { option: named };
  const seat = fields.name === undefined ? -1 : kinds.indexOf(fields.name);
  if (seat >= 0) return { seat };
  return 'seats' in fields ? 'seats' : undefined;
}
