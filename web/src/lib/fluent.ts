// Fluent bundles, and the variables that arguments become in their messages. The page's own texts
// and the messages of the kernel follow the same rules.
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';

export type { FluentBundle };
export type Variables = Record<string, FluentVariable>;

/** A player in a sentence: `you` is the reader. */
export interface Person {
  name: string;
  is: 'you' | 'other';
}

/** Several players in a sentence: `you` is the reader alone, `with-you` the reader and others. */
export interface People {
  names: string;
  count: number;
  is: 'you' | 'with-you' | 'other';
}

/** An argument of the page's own texts. */
export type Value = string | number | Person | People;

/** Changes every piece of text in the messages of a bundle, but not what is put into them. */
export type Transform = (text: string) => string;

/** Where a reference begins, where its text begins, and where it ends: see `messages.ts`. */
export const MARKS = { begin: '\uE000', text: '\uE001', end: '\uE002' } as const;
/** The first letter of a text, which may stand in references. */
const FIRST_LETTER = new RegExp(`^((?:${MARKS.begin}\\d+${MARKS.text})*)(.)`, 'su');

/** A text that begins with a capital letter. */
export function capital(text: string): string {
  return text.replace(FIRST_LETTER, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** The messages of some Fluent files; of several with one key the last counts. */
export function makeBundle(language: string, sources: readonly string[], transform?: Transform): FluentBundle {
  const options = { useIsolating: false, functions: { CAPITAL: ([text]: FluentValue[]) => capital(String(text)) }, ...(transform ? { transform } : {}) };
  const bundle = new FluentBundle(language, options);
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** A message as text; nothing where the bundle does not have it. */
export function tryFormat(bundle: FluentBundle, key: string, variables: Variables = {}): string | undefined {
  const pattern = bundle.getMessage(key)?.value;
  if (pattern == null) return undefined;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, variables, errors);
  for (const error of errors) console.error(`${key}: ${error.message}`);
  return text;
}

/** A message as text; its key where the bundle does not have it. */
export function format(bundle: FluentBundle, key: string, variables: Variables = {}): string {
  const text = tryFormat(bundle, key, variables);
  if (text === undefined) console.error(`There is no message ${key}`);
  return text ?? key;
}

/** "A, B and C", in the words of a bundle. */
export function list(bundle: FluentBundle, items: readonly string[]): string {
  const join = (key: string, a: string, b: string) => tryFormat(bundle, key, { a, b }) ?? `${a}, ${b}`;
  const [first = '', ...rest] = items;
  if (rest.length === 0) return first;
  const last = rest.pop() ?? '';
  if (rest.length === 0) return join('list-two', first, last);
  const end = join('list-end', rest.pop() ?? '', last);
  return join('list-start', first, rest.reduceRight((after, item) => join('list-middle', item, after), end));
}

/** The variables of a player: the name, and whether it is the reader. */
export function personVariables(name: string, { name: shown, is }: Person): Variables {
  return { [name]: shown, [`${name}-is`]: is };
}

/** The variables of several players: their names, how many they are, and whether the reader is one. */
export function peopleVariables(name: string, { names, count, is }: People): Variables {
  return { [name]: names, [`${name}-count`]: new FluentNumber(count), [`${name}-is`]: is };
}

/** The variables of a number: a text to show, and the number itself for plurals. */
export function numberVariables(name: string, number: number): Variables {
  return { [name]: String(number), [`${name}-count`]: new FluentNumber(number) };
}

/** The variables of the arguments of one of the page's own texts. */
export function variablesOf(values: Readonly<Record<string, Value>>): Variables {
  const parts = Object.entries(values).map(([name, value]): Variables => {
    if (typeof value === 'string') return { [name]: value };
    if (typeof value === 'number') return numberVariables(name, value);
    return 'names' in value ? peopleVariables(name, value) : personVariables(name, value);
  });
  return Object.assign({}, ...parts) as Variables;
}
