// Lists that somebody has built before a game, such as decks and rosters, under names, in this browser.

/** A list under a name. */
export interface SavedList {
  id: string;
  name: string;
  /** The list as the game reads it. */
  text: string;
  /** What an option of the game holds, where the list is legal. */
  value?: string | undefined;
  /** The options it was built for, where they differ from the defaults. */
  options: Record<string, string>;
  /** When it was saved last, in milliseconds. */
  when: number;
}

/** What is being built, whether it has a name yet or not. */
export interface UnsavedList {
  /** The saved list it began with. */
  id?: string | undefined;
  name: string;
  text: string;
  options: Record<string, string>;
}

/** Which options of a game take such lists. */
const OPTIONS: Record<string, RegExp> = { skirmish: /^deck\d$/, mordheim: /^roster\d$/ };

/** Whether an option of a game takes lists that are built. */
export function takesLists(game: string, option: string): boolean {
  return OPTIONS[game]?.test(option) ?? false;
}

/** So long a name may be. */
export const LONGEST_NAME = 60;
/** So many lists of a game are kept. */
const MOST = 200;

const keyOf = (game: string) => `parlour.lists.${game}`;
const unsavedKeyOf = (game: string) => `parlour.unsaved.${game}`;

/** The lists of a game, the newest first. */
export function savedLists(game: string): SavedList[] {
  const stored = read(keyOf(game));
  return Array.isArray(stored) ? stored.filter(isSavedList).sort((a, b) => b.when - a.when) : [];
}

/** Saves a list as the newest one, in place of the one with its id. Gives nothing where the browser stores no more. */
export function saveList(game: string, { id = newId(), name, text, value, options }: UnsavedList & { value?: string | undefined }): SavedList | undefined {
  const list = { id, name: tidyName(name), text, value, options, when: Date.now() };
  const others = savedLists(game).filter((other) => other.id !== id);
  if (others.length >= MOST) return undefined;
  return write(keyOf(game), [list, ...others]) ? list : undefined;
}

/** Gives a list another name. */
export function renameList(game: string, id: string, name: string): boolean {
  return write(keyOf(game), savedLists(game).map((list) => (list.id === id ? { ...list, name: tidyName(name) } : list)));
}

/** Takes a list away. Gives it, so that it can be put back. */
export function removeList(game: string, id: string): SavedList | undefined {
  const lists = savedLists(game);
  const removed = lists.find((list) => list.id === id);
  return removed && write(keyOf(game), lists.filter((list) => list !== removed)) ? removed : undefined;
}

/** Puts back a list that was taken away, where it was. */
export function restoreList(game: string, list: SavedList): boolean {
  return write(keyOf(game), [list, ...savedLists(game).filter(({ id }) => id !== list.id)]);
}

/** A name that no other list of the game has: with a number behind it, if need be. */
export function freeName(game: string, wanted: string, but?: string): string {
  const taken = new Set(savedLists(game).filter(({ id }) => id !== but).map(({ name }) => name));
  const name = tidyName(wanted);
  if (!taken.has(name)) return name;
  const base = name.replace(/ \d+$/, '').slice(0, LONGEST_NAME - 4);
  for (let n = 2; ; n++) if (!taken.has(`${base} ${n}`)) return `${base} ${n}`;
}

/** What was being built last, so that it outlives the page. */
export function unsavedList(game: string): UnsavedList | undefined {
  const stored = read(unsavedKeyOf(game));
  return isUnsavedList(stored) ? stored : undefined;
}

/** Keeps what is being built. */
export function keepUnsaved(game: string, list: UnsavedList): boolean {
  return write(unsavedKeyOf(game), list);
}

/** A name as it is kept: in one line, and not too long. */
export function tidyName(name: string): string {
  return name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim();
}

function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Whether the browser kept it: it may be full, or keep nothing at all. */
function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

type Stored<T> = Partial<Record<keyof T, unknown>>;
const isObject = (stored: unknown): stored is Record<string, unknown> => typeof stored === 'object' && stored !== null && !Array.isArray(stored);
const isTexts = (stored: unknown) => isObject(stored) && Object.values(stored).every((text) => typeof text === 'string');

function isUnsavedList(stored: unknown): stored is UnsavedList {
  if (!isObject(stored)) return false;
  const { id, name, text, options } = stored as Stored<UnsavedList>;
  return (id === undefined || typeof id === 'string') && typeof name === 'string' && typeof text === 'string' && isTexts(options);
}

function isSavedList(stored: unknown): stored is SavedList {
  if (!isUnsavedList(stored)) return false;
  const { id, value, when } = stored as Stored<SavedList>;
  return typeof id === 'string' && (value === undefined || typeof value === 'string') && typeof when === 'number' && Number.isFinite(when);
}
