// Messages of the kernel: a key and typed arguments, put into words here. `crates/kernel/src/words.rs`
// does the same for the terminal, from the same Fluent files.
import { capital, list, MARKS, numberVariables, peopleVariables, personVariables, tryFormat } from './fluent';
import type { FluentBundle, People, Variables } from './fluent';
import type { Arg, Message, Named, Ref } from './kernel/generated/answers';

export type { Arg, Message, Named, Ref };

/** Who reads a message. */
export interface Reader {
  /** What the players are called, by seat. */
  names: readonly string[];
  /** The seat of the reader, who is addressed as `you`. */
  you?: number | undefined;
}

/** A part of a sentence, and the piece or zone that it names. */
export interface Part {
  text: string;
  named?: Named;
}

/** A message as text. */
export function renderMessage(bundle: FluentBundle, reader: Reader, message: Message): string {
  return new Rendering(bundle, reader).message(message);
}

/** An argument as text. */
export function renderArg(bundle: FluentBundle, reader: Reader, arg: Arg): string {
  return new Rendering(bundle, reader).plain(arg);
}

/** A message in parts, so that what it names can be pointed at. */
export function renderParts(bundle: FluentBundle, reader: Reader, message: Message): Part[] {
  const named: Named[] = [];
  return split(new Rendering(bundle, reader, named).message(message), named);
}

/** A key put together of a prefix and an id, as the kernel does it: `card` and `Code of Laws` make
 * `card-code-of-laws`. */
export function keyOf(prefix: string, id: string): string {
  const words = id.replace(/['’.]/g, '').match(/[a-z0-9]+/gi) ?? [];
  return [...(prefix ? [prefix] : []), ...words].join('-').toLowerCase();
}

/** Everything that a message speaks of and that can be pointed at. */
export function refsIn({ args = {} }: Message): Ref[] {
  return Object.values(args).flatMap((arg): Ref[] => {
    if ('seat' in arg) return [`seat:${arg.seat}`];
    if ('seats' in arg) return arg.seats.map((seat) => `seat:${seat}`);
    if ('piece' in arg) return [arg.piece.ref, ...refsIn(arg.piece.name)];
    if ('zone' in arg) return [arg.zone.ref, ...refsIn(arg.zone.name)];
    if ('message' in arg) return refsIn(arg.message);
    return 'list' in arg ? arg.list.flatMap(refsIn) : [];
  });
}

const ANY_MARK = new RegExp(`[${Object.values(MARKS).join('')}]`, 'gu');
const MARKED = new RegExp(`${MARKS.begin}(\\d+)${MARKS.text}|${MARKS.end}`, 'gu');

class Rendering {
  readonly #bundle: FluentBundle;
  readonly #reader: Reader;
  /** What was named so far; nothing where nobody asks for it. */
  readonly #all: Named[] | undefined;

  constructor(bundle: FluentBundle, reader: Reader, named?: Named[]) {
    this.#bundle = bundle;
    this.#reader = reader;
    this.#all = named;
  }

  message(message: Message): string {
    const { key, args = {} } = message;
    // The same in every language, and never translated.
    if (key === 'text' && args.text) return this.plain(args.text);
    const variables = Object.entries(args).map(([name, arg]) => this.#variables(name, arg));
    const text = tryFormat(this.#bundle, key, Object.assign({}, ...variables) as Variables);
    return text === undefined ? this.#bare(message) : withOneStop(text);
  }

  /** An argument as text. */
  plain(arg: Arg): string {
    if ('seat' in arg) return this.#name(arg.seat);
    if ('seats' in arg) return this.#people(arg.seats).names;
    if ('number' in arg) return String(arg.number);
    if ('word' in arg) return this.message({ key: arg.word });
    if ('text' in arg) return bare(arg.text);
    if ('piece' in arg) return this.#named(arg.piece);
    if ('zone' in arg) return this.#named(arg.zone);
    if ('message' in arg) return this.message(arg.message);
    return list(this.#bundle, arg.list.map((message) => this.message(message)));
  }

  #variables(name: string, arg: Arg): Variables {
    if ('seat' in arg) return personVariables(name, { name: this.#name(arg.seat), is: this.#isYou(arg.seat) ? 'you' : 'other' });
    if ('seats' in arg) return peopleVariables(name, this.#people(arg.seats));
    if ('number' in arg) return numberVariables(name, arg.number);
    if ('word' in arg) return { [name]: this.plain(arg), [`${name}-key`]: arg.word };
    if ('list' in arg) return { ...numberVariables(name, arg.list.length), [name]: this.plain(arg) };
    return { [name]: this.plain(arg) };
  }

  /** A message for which there are no words: a game can be played before they are written. */
  #bare({ key, args = {} }: Message): string {
    const said = capital(key.replace(/^[^-]*-/, '').replaceAll('-', ' '));
    const parts = Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, arg]) => `${name} ${this.plain(arg)}`);
    return parts.length > 0 ? `${said}: ${parts.join(', ')}` : said;
  }

  #name(seat: number): string {
    return bare(this.#reader.names[seat] ?? String(seat + 1));
  }

  #isYou(seat: number): boolean {
    return seat === this.#reader.you;
  }

  #people(seats: number[]): People {
    const name = (seat: number) => (this.#isYou(seat) ? this.message({ key: 'you-in-list' }) : this.#name(seat));
    const withYou = seats.some((seat) => this.#isYou(seat));
    const is = !withYou ? 'other' : seats.length === 1 ? 'you' : 'with-you';
    return { names: list(this.#bundle, seats.map(name)), count: seats.length, is };
  }

  #named(named: Named): string {
    const text = this.message(named.name);
    if (!this.#all) return text;
    this.#all.push(named);
    return `${MARKS.begin}${this.#all.length - 1}${MARKS.text}${text}${MARKS.end}`;
  }
}

/** A text without marks, or without signs that would be taken for marks. */
function bare(text: string): string {
  return text.replace(ANY_MARK, '');
}

/** A name that ends in a full stop ends the sentence. */
function withOneStop(text: string): string {
  return text.endsWith('.') && /(?:^|[^.])\.\.$/.test(bare(text)) ? text.slice(0, -1) : text;
}

/** A marked text in parts; of names in names the outermost counts. */
function split(marked: string, all: readonly Named[]): Part[] {
  const parts: Part[] = [];
  const open: number[] = [];
  const add = (text: string): void => {
    const named = open[0] === undefined ? undefined : all[open[0]];
    if (text !== '') parts.push(named ? { text, named } : { text });
  };
  let from = 0;
  for (const { 0: mark, 1: number, index } of marked.matchAll(MARKED)) {
    add(marked.slice(from, index));
    from = index + mark.length;
    if (number === undefined) open.pop();
    else open.push(Number(number));
  }
  add(marked.slice(from));
  return parts;
}
